// @generated from specs/tools/research/run_walk_forward.yaml by toolwright; edit the spec and run "toolwright gen".

export const validateArguments = validate1;
const obj0 = new Set(["1D","1W","1M"]);
const obj1 = new Set(["long","long_short"]);
const obj2 = new Set([]);
const obj5 = new Set(["rolling","anchored"]);
const obj6 = new Set(["strategy","symbols","timeframe","from","to","commission_bps","slippage_bps","direction","position_fraction","target_volatility","volatility_window","stop_loss","force","space","parameters","folds","train_bars","scheme","record_trades"]);
const pattern0 = new RegExp("^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$", "u");
const obj3 = new Set(["from","to","step"]);

function validate2(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.from === undefined) return false;
if(data.to === undefined) return false;
if(data.step === undefined) return false;
if(data.from !== undefined){
let data0 = data.from;
if(!((typeof data0 == "number") && (isFinite(data0)))) return false;
}
if(data.to !== undefined){
let data1 = data.to;
if(!((typeof data1 == "number") && (isFinite(data1)))) return false;
}
if(data.step !== undefined){
let data2 = data.step;
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 <= 0 || isNaN(data2)) return false;
}
else return false;
}
for(const key0 in data){
if(!obj3.has(key0)) return false;
}
}
return true;
}


function validate1(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.strategy === undefined) return false;
if(data.symbols === undefined) return false;
if(data.space === undefined) return false;
if(data.strategy !== undefined){
let data0 = data.strategy;
if(typeof data0 !== "string") return false;
}
if(data.symbols !== undefined){
let data1 = data.symbols;
if(Array.isArray(data1)){
if(data1.length > 50) return false;
if(data1.length < 1) return false;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 !== "string") return false;
}
let i1 = data1.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data1[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
return false;
}
indices0[item0] = i1;
}
}
}
else return false;
}
if(data.timeframe !== undefined){
let data3 = data.timeframe;
if(typeof data3 !== "string") return false;
if(!obj0.has(data3)) return false;
}
if(data.from !== undefined){
let data4 = data.from;
if(typeof data4 === "string"){
if(!pattern0.test(data4)) return false;
}
else return false;
}
if(data.to !== undefined){
let data5 = data.to;
if(typeof data5 === "string"){
if(!pattern0.test(data5)) return false;
}
else return false;
}
if(data.commission_bps !== undefined){
let data6 = data.commission_bps;
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 10000 || isNaN(data6)) return false;
if(data6 < 0 || isNaN(data6)) return false;
}
else return false;
}
if(data.slippage_bps !== undefined){
let data7 = data.slippage_bps;
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 10000 || isNaN(data7)) return false;
if(data7 < 0 || isNaN(data7)) return false;
}
else return false;
}
if(data.direction !== undefined){
let data8 = data.direction;
if(typeof data8 !== "string") return false;
if(!obj1.has(data8)) return false;
}
if(data.position_fraction !== undefined){
let data9 = data.position_fraction;
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 1 || isNaN(data9)) return false;
if(data9 <= 0 || isNaN(data9)) return false;
}
else return false;
}
if(data.target_volatility !== undefined){
let data10 = data.target_volatility;
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 5 || isNaN(data10)) return false;
if(data10 < 0.001 || isNaN(data10)) return false;
}
else return false;
}
if(data.volatility_window !== undefined){
let data11 = data.volatility_window;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))) return false;
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 500 || isNaN(data11)) return false;
if(data11 < 2 || isNaN(data11)) return false;
}
}
if(data.stop_loss !== undefined){
let data12 = data.stop_loss;
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 0.99 || isNaN(data12)) return false;
if(data12 < 0.001 || isNaN(data12)) return false;
}
else return false;
}
if(data.force !== undefined){
let data13 = data.force;
if(typeof data13 !== "boolean") return false;
}
if(data.space !== undefined){
let data14 = data.space;
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
for(const key0 in data14){
if(!obj2.has(key0)){
let data15 = data14[key0];
if(!(data15 && typeof data15 == "object" && !Array.isArray(data15))) return false;
if(!validate2(data15)) return false;
}
}
}
else return false;
}
if(data.parameters !== undefined){
let data16 = data.parameters;
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
for(const key1 in data16){
if(!obj2.has(key1)){
let data17 = data16[key1];
if(!((typeof data17 == "number") && (isFinite(data17)))) return false;
}
}
}
else return false;
}
if(data.folds !== undefined){
let data18 = data.folds;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))) return false;
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 > 50 || isNaN(data18)) return false;
if(data18 < 2 || isNaN(data18)) return false;
}
}
if(data.train_bars !== undefined){
let data19 = data.train_bars;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))) return false;
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 > 5000 || isNaN(data19)) return false;
if(data19 < 30 || isNaN(data19)) return false;
}
}
if(data.scheme !== undefined){
let data20 = data.scheme;
if(typeof data20 !== "string") return false;
if(!obj5.has(data20)) return false;
}
if(data.record_trades !== undefined){
let data21 = data.record_trades;
if(typeof data21 !== "boolean") return false;
}
for(const key2 in data){
if(!obj6.has(key2)) return false;
}
}
else return false;
return true;
}

export const validateResult = validate4;
const obj7 = new Set(["out-of-sample"]);
const obj19 = new Set(["text/csv"]);
const obj20 = new Set(["uri","path","digest","mediaType","bytes"]);
const obj21 = new Set(["trial_id","basis","strategy","symbols","timeframe","family","window","fills","points","skipped","performance","trial_counts","folds","promotable","gates","evidence","evidence_unavailable","trades_table"]);
const obj8 = new Set(["first_bar","last_bar","bars","warm_up_bars"]);

function validate5(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.first_bar === undefined) return false;
if(data.last_bar === undefined) return false;
if(data.bars === undefined) return false;
if(data.warm_up_bars === undefined) return false;
if(data.first_bar !== undefined){
let data0 = data.first_bar;
if(typeof data0 !== "string") return false;
}
if(data.last_bar !== undefined){
let data1 = data.last_bar;
if(typeof data1 !== "string") return false;
}
if(data.bars !== undefined){
let data2 = data.bars;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) return false;
}
if(data.warm_up_bars !== undefined){
let data3 = data.warm_up_bars;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) return false;
}
for(const key0 in data){
if(!obj8.has(key0)) return false;
}
}
return true;
}

const obj9 = new Set(["next-open","next-close"]);
const obj10 = new Set(["rule","why"]);

function validate7(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.rule === undefined) return false;
if(data.why === undefined) return false;
if(data.rule !== undefined){
let data0 = data.rule;
if(typeof data0 !== "string") return false;
if(!obj9.has(data0)) return false;
}
if(data.why !== undefined){
let data1 = data.why;
if(typeof data1 !== "string") return false;
}
for(const key0 in data){
if(!obj10.has(key0)) return false;
}
}
return true;
}

const obj11 = new Set(["total_return","annual_return","volatility","sharpe_ratio","deflated_sharpe_ratio","n_trials","sortino_ratio","calmar_ratio","omega_ratio","max_drawdown","n_obs"]);

function validate9(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.total_return === undefined) return false;
if(data.annual_return === undefined) return false;
if(data.volatility === undefined) return false;
if(data.sharpe_ratio === undefined) return false;
if(data.deflated_sharpe_ratio === undefined) return false;
if(data.n_trials === undefined) return false;
if(data.sortino_ratio === undefined) return false;
if(data.calmar_ratio === undefined) return false;
if(data.omega_ratio === undefined) return false;
if(data.max_drawdown === undefined) return false;
if(data.n_obs === undefined) return false;
if(data.total_return !== undefined){
let data0 = data.total_return;
if(!((typeof data0 == "number") && (isFinite(data0)))) return false;
}
if(data.annual_return !== undefined){
let data1 = data.annual_return;
if(!((typeof data1 == "number") && (isFinite(data1)))) return false;
}
if(data.volatility !== undefined){
let data2 = data.volatility;
if(!((typeof data2 == "number") && (isFinite(data2)))) return false;
}
if(data.sharpe_ratio !== undefined){
let data3 = data.sharpe_ratio;
if((!((typeof data3 == "number") && (isFinite(data3)))) && (data3 !== null)) return false;
}
if(data.deflated_sharpe_ratio !== undefined){
let data4 = data.deflated_sharpe_ratio;
if((!((typeof data4 == "number") && (isFinite(data4)))) && (data4 !== null)) return false;
}
if(data.n_trials !== undefined){
let data5 = data.n_trials;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))) return false;
}
if(data.sortino_ratio !== undefined){
let data6 = data.sortino_ratio;
if((!((typeof data6 == "number") && (isFinite(data6)))) && (data6 !== null)) return false;
}
if(data.calmar_ratio !== undefined){
let data7 = data.calmar_ratio;
if((!((typeof data7 == "number") && (isFinite(data7)))) && (data7 !== null)) return false;
}
if(data.omega_ratio !== undefined){
let data8 = data.omega_ratio;
if((!((typeof data8 == "number") && (isFinite(data8)))) && (data8 !== null)) return false;
}
if(data.max_drawdown !== undefined){
let data9 = data.max_drawdown;
if(!((typeof data9 == "number") && (isFinite(data9)))) return false;
}
if(data.n_obs !== undefined){
let data10 = data.n_obs;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))) return false;
}
for(const key0 in data){
if(!obj11.has(key0)) return false;
}
}
return true;
}

const obj12 = new Set(["family trials","sampling without skill"]);
const obj13 = new Set(["journaled","screened","inner_walk_forward","this_call","total","sharpe_variance","sharpe_variance_from"]);

function validate11(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.journaled === undefined) return false;
if(data.screened === undefined) return false;
if(data.inner_walk_forward === undefined) return false;
if(data.this_call === undefined) return false;
if(data.total === undefined) return false;
if(data.sharpe_variance === undefined) return false;
if(data.sharpe_variance_from === undefined) return false;
if(data.journaled !== undefined){
let data0 = data.journaled;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) return false;
}
if(data.screened !== undefined){
let data1 = data.screened;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) return false;
}
if(data.inner_walk_forward !== undefined){
let data2 = data.inner_walk_forward;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) return false;
}
if(data.this_call !== undefined){
let data3 = data.this_call;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) return false;
}
if(data.total !== undefined){
let data4 = data.total;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))) return false;
}
if(data.sharpe_variance !== undefined){
let data5 = data.sharpe_variance;
if(!((typeof data5 == "number") && (isFinite(data5)))) return false;
}
if(data.sharpe_variance_from !== undefined){
let data6 = data.sharpe_variance_from;
if(typeof data6 !== "string") return false;
if(!obj12.has(data6)) return false;
}
for(const key0 in data){
if(!obj13.has(key0)) return false;
}
}
return true;
}

const obj15 = new Set(["fold","train_first","train_bars","test_first","test_last","test_bars","parameters","train_sharpe_per_year","test_sharpe_per_year","test_return","holding_return","excess_return","closed_trades"]);

function validate13(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.fold === undefined) return false;
if(data.train_first === undefined) return false;
if(data.train_bars === undefined) return false;
if(data.test_first === undefined) return false;
if(data.test_last === undefined) return false;
if(data.test_bars === undefined) return false;
if(data.parameters === undefined) return false;
if(data.train_sharpe_per_year === undefined) return false;
if(data.test_sharpe_per_year === undefined) return false;
if(data.test_return === undefined) return false;
if(data.holding_return === undefined) return false;
if(data.excess_return === undefined) return false;
if(data.closed_trades === undefined) return false;
if(data.fold !== undefined){
let data0 = data.fold;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) return false;
}
if(data.train_first !== undefined){
let data1 = data.train_first;
if(typeof data1 !== "string") return false;
}
if(data.train_bars !== undefined){
let data2 = data.train_bars;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) return false;
}
if(data.test_first !== undefined){
let data3 = data.test_first;
if(typeof data3 !== "string") return false;
}
if(data.test_last !== undefined){
let data4 = data.test_last;
if(typeof data4 !== "string") return false;
}
if(data.test_bars !== undefined){
let data5 = data.test_bars;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))) return false;
}
if(data.parameters !== undefined){
let data6 = data.parameters;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key0 in data6){
if(!obj2.has(key0)){
let data7 = data6[key0];
if(!((typeof data7 == "number") && (isFinite(data7)))) return false;
}
}
}
else return false;
}
if(data.train_sharpe_per_year !== undefined){
let data8 = data.train_sharpe_per_year;
if((!((typeof data8 == "number") && (isFinite(data8)))) && (data8 !== null)) return false;
}
if(data.test_sharpe_per_year !== undefined){
let data9 = data.test_sharpe_per_year;
if((!((typeof data9 == "number") && (isFinite(data9)))) && (data9 !== null)) return false;
}
if(data.test_return !== undefined){
let data10 = data.test_return;
if(!((typeof data10 == "number") && (isFinite(data10)))) return false;
}
if(data.holding_return !== undefined){
let data11 = data.holding_return;
if(!((typeof data11 == "number") && (isFinite(data11)))) return false;
}
if(data.excess_return !== undefined){
let data12 = data.excess_return;
if(!((typeof data12 == "number") && (isFinite(data12)))) return false;
}
if(data.closed_trades !== undefined){
let data13 = data.closed_trades;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))) return false;
}
for(const key1 in data){
if(!obj15.has(key1)) return false;
}
}
return true;
}

const obj16 = new Set(["passed","failed","unknown"]);
const obj17 = new Set(["name","status","observed","threshold","meaning"]);

function validate15(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined) return false;
if(data.status === undefined) return false;
if(data.observed === undefined) return false;
if(data.threshold === undefined) return false;
if(data.meaning === undefined) return false;
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 !== "string") return false;
}
if(data.status !== undefined){
let data1 = data.status;
if(typeof data1 !== "string") return false;
if(!obj16.has(data1)) return false;
}
if(data.observed !== undefined){
let data2 = data.observed;
if((!((typeof data2 == "number") && (isFinite(data2)))) && (data2 !== null)) return false;
}
if(data.threshold !== undefined){
let data3 = data.threshold;
if((!((typeof data3 == "number") && (isFinite(data3)))) && (data3 !== null)) return false;
}
if(data.meaning !== undefined){
let data4 = data.meaning;
if(typeof data4 !== "string") return false;
}
for(const key0 in data){
if(!obj17.has(key0)) return false;
}
}
return true;
}

const obj18 = new Set(["prerequisites","clear","evidence_completeness","excess_return_per_fold"]);

function validate17(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.prerequisites === undefined) return false;
if(data.clear === undefined) return false;
if(data.evidence_completeness === undefined) return false;
if(data.excess_return_per_fold === undefined) return false;
if(data.prerequisites !== undefined){
let data0 = data.prerequisites;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(!(data1 && typeof data1 == "object" && !Array.isArray(data1))) return false;
if(!validate15(data1)) return false;
}
}
else return false;
}
if(data.clear !== undefined){
let data2 = data.clear;
if(typeof data2 !== "boolean") return false;
}
if(data.evidence_completeness !== undefined){
let data3 = data.evidence_completeness;
if(!((typeof data3 == "number") && (isFinite(data3)))) return false;
}
if(data.excess_return_per_fold !== undefined){
let data4 = data.excess_return_per_fold;
if(Array.isArray(data4)){
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
if(!((typeof data5 == "number") && (isFinite(data5)))) return false;
}
}
else return false;
}
for(const key0 in data){
if(!obj18.has(key0)) return false;
}
}
return true;
}

const pattern2 = new RegExp("^artifact://[0-9a-f]{64}$", "u");
const pattern3 = new RegExp("^artifacts/[0-9a-f]{64}\\.[a-z]+$", "u");
const pattern4 = new RegExp("^[0-9a-f]{64}$", "u");

function validate4(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.trial_id === undefined) return false;
if(data.basis === undefined) return false;
if(data.strategy === undefined) return false;
if(data.symbols === undefined) return false;
if(data.timeframe === undefined) return false;
if(data.family === undefined) return false;
if(data.window === undefined) return false;
if(data.fills === undefined) return false;
if(data.points === undefined) return false;
if(data.skipped === undefined) return false;
if(data.performance === undefined) return false;
if(data.trial_counts === undefined) return false;
if(data.folds === undefined) return false;
if(data.promotable === undefined) return false;
if(data.gates === undefined) return false;
if(data.evidence === undefined) return false;
if(data.evidence_unavailable === undefined) return false;
if(data.trial_id !== undefined){
let data0 = data.trial_id;
if(typeof data0 !== "string") return false;
}
if(data.basis !== undefined){
let data1 = data.basis;
if(typeof data1 !== "string") return false;
if(!obj7.has(data1)) return false;
}
if(data.strategy !== undefined){
let data2 = data.strategy;
if(typeof data2 !== "string") return false;
}
if(data.symbols !== undefined){
let data3 = data.symbols;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(typeof data4 !== "string") return false;
}
}
else return false;
}
if(data.timeframe !== undefined){
let data5 = data.timeframe;
if(typeof data5 !== "string") return false;
}
if(data.family !== undefined){
let data6 = data.family;
if(typeof data6 !== "string") return false;
}
if(data.window !== undefined){
let data7 = data.window;
if(!(data7 && typeof data7 == "object" && !Array.isArray(data7))) return false;
if(!validate5(data7)) return false;
}
if(data.fills !== undefined){
let data8 = data.fills;
if(!(data8 && typeof data8 == "object" && !Array.isArray(data8))) return false;
if(!validate7(data8)) return false;
}
if(data.points !== undefined){
let data9 = data.points;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))) return false;
}
if(data.skipped !== undefined){
let data10 = data.skipped;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))) return false;
}
if(data.performance !== undefined){
let data11 = data.performance;
if(!(data11 && typeof data11 == "object" && !Array.isArray(data11))) return false;
if(!validate9(data11)) return false;
}
if(data.trial_counts !== undefined){
let data12 = data.trial_counts;
if(!(data12 && typeof data12 == "object" && !Array.isArray(data12))) return false;
if(!validate11(data12)) return false;
}
if(data.folds !== undefined){
let data13 = data.folds;
if(Array.isArray(data13)){
const len1 = data13.length;
for(let i1=0; i1<len1; i1++){
let data14 = data13[i1];
if(!(data14 && typeof data14 == "object" && !Array.isArray(data14))) return false;
if(!validate13(data14)) return false;
}
}
else return false;
}
if(data.promotable !== undefined){
let data15 = data.promotable;
if(typeof data15 !== "boolean") return false;
}
if(data.gates !== undefined){
let data16 = data.gates;
if(Array.isArray(data16)){
const len2 = data16.length;
for(let i2=0; i2<len2; i2++){
let data17 = data16[i2];
if(!(data17 && typeof data17 == "object" && !Array.isArray(data17))) return false;
if(!validate15(data17)) return false;
}
}
else return false;
}
if(data.evidence !== undefined){
let data18 = data.evidence;
if((!(data18 && typeof data18 == "object" && !Array.isArray(data18))) && (data18 !== null)) return false;
if(!validate17(data18)) return false;
}
if(data.evidence_unavailable !== undefined){
let data19 = data.evidence_unavailable;
if((typeof data19 !== "string") && (data19 !== null)) return false;
}
if(data.trades_table !== undefined){
let data20 = data.trades_table;
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
if(data20.uri === undefined) return false;
if(data20.path === undefined) return false;
if(data20.digest === undefined) return false;
if(data20.mediaType === undefined) return false;
if(data20.bytes === undefined) return false;
if(data20.uri !== undefined){
let data21 = data20.uri;
if(typeof data21 === "string"){
if(!pattern2.test(data21)) return false;
}
else return false;
}
if(data20.path !== undefined){
let data22 = data20.path;
if(typeof data22 === "string"){
if(!pattern3.test(data22)) return false;
}
else return false;
}
if(data20.digest !== undefined){
let data23 = data20.digest;
if(typeof data23 === "string"){
if(!pattern4.test(data23)) return false;
}
else return false;
}
if(data20.mediaType !== undefined){
let data24 = data20.mediaType;
if(typeof data24 !== "string") return false;
if(!obj19.has(data24)) return false;
}
if(data20.bytes !== undefined){
let data25 = data20.bytes;
if(!(((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25))) && (isFinite(data25)))) return false;
if((typeof data25 == "number") && (isFinite(data25))){
if(data25 < 0 || isNaN(data25)) return false;
}
}
for(const key0 in data20){
if(!obj20.has(key0)) return false;
}
}
else return false;
}
for(const key1 in data){
if(!obj21.has(key1)) return false;
}
}
else return false;
return true;
}

export const validateEntry = validate20;
const obj22 = new Set(["backtest","optimization_point","walk_forward","confirmed_point"]);
const obj26 = new Set(["bar closes"]);
const obj32 = new Set(["kind","family","strategy","parameters","symbols","timeframe","first_bar","last_bar","commission_bps","slippage_bps","direction","position_fraction","target_volatility","volatility_window","stop_loss","fills","accounting","periods_per_year","n_obs","sharpe_per_period","skewness","kurtosis","total_return","max_drawdown","closed_trades","inner_points","series","trades","evidence","folds"]);
const obj27 = new Set(["days","returns","holding"]);

function validate21(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.days === undefined) return false;
if(data.returns === undefined) return false;
if(data.days !== undefined){
let data0 = data.days;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 !== "string") return false;
}
}
else return false;
}
if(data.returns !== undefined){
let data2 = data.returns;
if(Array.isArray(data2)){
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
let data3 = data2[i1];
if(!((typeof data3 == "number") && (isFinite(data3)))) return false;
}
}
else return false;
}
if(data.holding !== undefined){
let data4 = data.holding;
if(Array.isArray(data4)){
const len2 = data4.length;
for(let i2=0; i2<len2; i2++){
let data5 = data4[i2];
if(!((typeof data5 == "number") && (isFinite(data5)))) return false;
}
}
else return false;
}
for(const key0 in data){
if(!obj27.has(key0)) return false;
}
}
return true;
}

const obj28 = new Set(["long","short"]);
const obj29 = new Set(["signal","reversal","stop_loss","end_of_window","delisted","ruin","open"]);
const obj30 = new Set(["symbol","side","entry_day","entry_price","entry_shares","exit_day","exit_price","bars","profit","return","exit_reason"]);

function validate23(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.symbol === undefined) return false;
if(data.side === undefined) return false;
if(data.entry_day === undefined) return false;
if(data.entry_price === undefined) return false;
if(data.entry_shares === undefined) return false;
if(data.exit_day === undefined) return false;
if(data.exit_price === undefined) return false;
if(data.bars === undefined) return false;
if(data.profit === undefined) return false;
if(data.return === undefined) return false;
if(data.exit_reason === undefined) return false;
if(data.symbol !== undefined){
let data0 = data.symbol;
if(typeof data0 !== "string") return false;
}
if(data.side !== undefined){
let data1 = data.side;
if(typeof data1 !== "string") return false;
if(!obj28.has(data1)) return false;
}
if(data.entry_day !== undefined){
let data2 = data.entry_day;
if(typeof data2 !== "string") return false;
}
if(data.entry_price !== undefined){
let data3 = data.entry_price;
if(!((typeof data3 == "number") && (isFinite(data3)))) return false;
}
if(data.entry_shares !== undefined){
let data4 = data.entry_shares;
if(!((typeof data4 == "number") && (isFinite(data4)))) return false;
}
if(data.exit_day !== undefined){
let data5 = data.exit_day;
if(typeof data5 !== "string") return false;
}
if(data.exit_price !== undefined){
let data6 = data.exit_price;
if(!((typeof data6 == "number") && (isFinite(data6)))) return false;
}
if(data.bars !== undefined){
let data7 = data.bars;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))) return false;
}
if(data.profit !== undefined){
let data8 = data.profit;
if(!((typeof data8 == "number") && (isFinite(data8)))) return false;
}
if(data.return !== undefined){
let data9 = data.return;
if(!((typeof data9 == "number") && (isFinite(data9)))) return false;
}
if(data.exit_reason !== undefined){
let data10 = data.exit_reason;
if(typeof data10 !== "string") return false;
if(!obj29.has(data10)) return false;
}
for(const key0 in data){
if(!obj30.has(key0)) return false;
}
}
return true;
}

const obj31 = new Set(["promotable","gates","prerequisites","clear","evidence_completeness","excess_return_per_fold"]);

function validate25(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.promotable === undefined) return false;
if(data.gates === undefined) return false;
if(data.prerequisites === undefined) return false;
if(data.clear === undefined) return false;
if(data.evidence_completeness === undefined) return false;
if(data.excess_return_per_fold === undefined) return false;
if(data.promotable !== undefined){
let data0 = data.promotable;
if(typeof data0 !== "boolean") return false;
}
if(data.gates !== undefined){
let data1 = data.gates;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))) return false;
if(!validate15(data2)) return false;
}
}
else return false;
}
if(data.prerequisites !== undefined){
let data3 = data.prerequisites;
if(Array.isArray(data3)){
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
let data4 = data3[i1];
if(!(data4 && typeof data4 == "object" && !Array.isArray(data4))) return false;
if(!validate15(data4)) return false;
}
}
else return false;
}
if(data.clear !== undefined){
let data5 = data.clear;
if(typeof data5 !== "boolean") return false;
}
if(data.evidence_completeness !== undefined){
let data6 = data.evidence_completeness;
if(!((typeof data6 == "number") && (isFinite(data6)))) return false;
}
if(data.excess_return_per_fold !== undefined){
let data7 = data.excess_return_per_fold;
if(Array.isArray(data7)){
const len2 = data7.length;
for(let i2=0; i2<len2; i2++){
let data8 = data7[i2];
if(!((typeof data8 == "number") && (isFinite(data8)))) return false;
}
}
else return false;
}
for(const key0 in data){
if(!obj31.has(key0)) return false;
}
}
return true;
}


function validate20(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined) return false;
if(data.family === undefined) return false;
if(data.strategy === undefined) return false;
if(data.parameters === undefined) return false;
if(data.symbols === undefined) return false;
if(data.timeframe === undefined) return false;
if(data.first_bar === undefined) return false;
if(data.last_bar === undefined) return false;
if(data.commission_bps === undefined) return false;
if(data.slippage_bps === undefined) return false;
if(data.direction === undefined) return false;
if(data.position_fraction === undefined) return false;
if(data.target_volatility === undefined) return false;
if(data.volatility_window === undefined) return false;
if(data.stop_loss === undefined) return false;
if(data.fills === undefined) return false;
if(data.accounting === undefined) return false;
if(data.periods_per_year === undefined) return false;
if(data.n_obs === undefined) return false;
if(data.sharpe_per_period === undefined) return false;
if(data.skewness === undefined) return false;
if(data.kurtosis === undefined) return false;
if(data.total_return === undefined) return false;
if(data.max_drawdown === undefined) return false;
if(data.closed_trades === undefined) return false;
if(data.inner_points === undefined) return false;
if(data.kind !== undefined){
let data0 = data.kind;
if(typeof data0 !== "string") return false;
if(!obj22.has(data0)) return false;
}
if(data.family !== undefined){
let data1 = data.family;
if(typeof data1 !== "string") return false;
}
if(data.strategy !== undefined){
let data2 = data.strategy;
if(typeof data2 !== "string") return false;
}
if(data.parameters !== undefined){
let data3 = data.parameters;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key0 in data3){
if(!obj2.has(key0)){
let data4 = data3[key0];
if(!((typeof data4 == "number") && (isFinite(data4)))) return false;
}
}
}
else return false;
}
if(data.symbols !== undefined){
let data5 = data.symbols;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(typeof data6 !== "string") return false;
}
}
else return false;
}
if(data.timeframe !== undefined){
let data7 = data.timeframe;
if(typeof data7 !== "string") return false;
}
if(data.first_bar !== undefined){
let data8 = data.first_bar;
if(typeof data8 !== "string") return false;
}
if(data.last_bar !== undefined){
let data9 = data.last_bar;
if(typeof data9 !== "string") return false;
}
if(data.commission_bps !== undefined){
let data10 = data.commission_bps;
if(!((typeof data10 == "number") && (isFinite(data10)))) return false;
}
if(data.slippage_bps !== undefined){
let data11 = data.slippage_bps;
if(!((typeof data11 == "number") && (isFinite(data11)))) return false;
}
if(data.direction !== undefined){
let data12 = data.direction;
if(typeof data12 !== "string") return false;
if(!obj1.has(data12)) return false;
}
if(data.position_fraction !== undefined){
let data13 = data.position_fraction;
if(!((typeof data13 == "number") && (isFinite(data13)))) return false;
}
if(data.target_volatility !== undefined){
let data14 = data.target_volatility;
if((!((typeof data14 == "number") && (isFinite(data14)))) && (data14 !== null)) return false;
}
if(data.volatility_window !== undefined){
let data15 = data.volatility_window;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))) return false;
}
if(data.stop_loss !== undefined){
let data16 = data.stop_loss;
if((!((typeof data16 == "number") && (isFinite(data16)))) && (data16 !== null)) return false;
}
if(data.fills !== undefined){
let data17 = data.fills;
if(typeof data17 !== "string") return false;
if(!obj9.has(data17)) return false;
}
if(data.accounting !== undefined){
let data18 = data.accounting;
if(typeof data18 !== "string") return false;
if(!obj26.has(data18)) return false;
}
if(data.periods_per_year !== undefined){
let data19 = data.periods_per_year;
if(!((typeof data19 == "number") && (isFinite(data19)))) return false;
}
if(data.n_obs !== undefined){
let data20 = data.n_obs;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))) return false;
}
if(data.sharpe_per_period !== undefined){
let data21 = data.sharpe_per_period;
if((!((typeof data21 == "number") && (isFinite(data21)))) && (data21 !== null)) return false;
}
if(data.skewness !== undefined){
let data22 = data.skewness;
if((!((typeof data22 == "number") && (isFinite(data22)))) && (data22 !== null)) return false;
}
if(data.kurtosis !== undefined){
let data23 = data.kurtosis;
if((!((typeof data23 == "number") && (isFinite(data23)))) && (data23 !== null)) return false;
}
if(data.total_return !== undefined){
let data24 = data.total_return;
if(!((typeof data24 == "number") && (isFinite(data24)))) return false;
}
if(data.max_drawdown !== undefined){
let data25 = data.max_drawdown;
if(!((typeof data25 == "number") && (isFinite(data25)))) return false;
}
if(data.closed_trades !== undefined){
let data26 = data.closed_trades;
if(!(((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26))) && (isFinite(data26)))) return false;
}
if(data.inner_points !== undefined){
let data27 = data.inner_points;
if(!(((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27))) && (isFinite(data27)))) return false;
}
if(data.series !== undefined){
let data28 = data.series;
if(!(data28 && typeof data28 == "object" && !Array.isArray(data28))) return false;
if(!validate21(data28)) return false;
}
if(data.trades !== undefined){
let data29 = data.trades;
if(Array.isArray(data29)){
const len1 = data29.length;
for(let i1=0; i1<len1; i1++){
let data30 = data29[i1];
if(!(data30 && typeof data30 == "object" && !Array.isArray(data30))) return false;
if(!validate23(data30)) return false;
}
}
else return false;
}
if(data.evidence !== undefined){
let data31 = data.evidence;
if(!(data31 && typeof data31 == "object" && !Array.isArray(data31))) return false;
if(!validate25(data31)) return false;
}
if(data.folds !== undefined){
let data32 = data.folds;
if(Array.isArray(data32)){
const len2 = data32.length;
for(let i2=0; i2<len2; i2++){
let data33 = data32[i2];
if(!(data33 && typeof data33 == "object" && !Array.isArray(data33))) return false;
if(!validate13(data33)) return false;
}
}
else return false;
}
for(const key1 in data){
if(!obj32.has(key1)) return false;
}
}
else return false;
return true;
}
