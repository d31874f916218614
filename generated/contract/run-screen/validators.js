// @generated from specs/tools/research/run_screen.yaml by toolwright; edit the spec and run "toolwright gen".

export const validateArguments = validate1;
const obj0 = new Set(["1D","1W","1M"]);
const obj1 = new Set(["long","long_short"]);
const obj2 = new Set([]);
const obj5 = new Set(["strategy","symbols","timeframe","from","to","commission_bps","slippage_bps","direction","position_fraction","target_volatility","volatility_window","stop_loss","space","parameters"]);
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
if(data.space !== undefined){
let data13 = data.space;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
for(const key0 in data13){
if(!obj2.has(key0)){
let data14 = data13[key0];
if(!(data14 && typeof data14 == "object" && !Array.isArray(data14))) return false;
if(!validate2(data14)) return false;
}
}
}
else return false;
}
if(data.parameters !== undefined){
let data15 = data.parameters;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
for(const key1 in data15){
if(!obj2.has(key1)){
let data16 = data15[key1];
if(!((typeof data16 == "number") && (isFinite(data16)))) return false;
}
}
}
else return false;
}
for(const key2 in data){
if(!obj5.has(key2)) return false;
}
}
else return false;
return true;
}

export const validateResult = validate4;
const obj6 = new Set(["in-sample"]);
const obj7 = new Set(["confirm_screen_point"]);
const obj17 = new Set(["text/csv"]);
const obj18 = new Set(["uri","path","digest","mediaType","bytes"]);
const obj19 = new Set(["screen_id","basis","confirm_with","caveat","strategy","symbols","timeframe","family","window","fills","evaluated","skipped","distribution","best","trial_counts","points_table"]);
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

const obj11 = new Set(["positive_share","lowest","p5","p25","median","p75","p95","highest","without_ratio","best_without_skill"]);

function validate9(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.positive_share === undefined) return false;
if(data.lowest === undefined) return false;
if(data.p5 === undefined) return false;
if(data.p25 === undefined) return false;
if(data.median === undefined) return false;
if(data.p75 === undefined) return false;
if(data.p95 === undefined) return false;
if(data.highest === undefined) return false;
if(data.without_ratio === undefined) return false;
if(data.best_without_skill === undefined) return false;
if(data.positive_share !== undefined){
let data0 = data.positive_share;
if((!((typeof data0 == "number") && (isFinite(data0)))) && (data0 !== null)) return false;
}
if(data.lowest !== undefined){
let data1 = data.lowest;
if((!((typeof data1 == "number") && (isFinite(data1)))) && (data1 !== null)) return false;
}
if(data.p5 !== undefined){
let data2 = data.p5;
if((!((typeof data2 == "number") && (isFinite(data2)))) && (data2 !== null)) return false;
}
if(data.p25 !== undefined){
let data3 = data.p25;
if((!((typeof data3 == "number") && (isFinite(data3)))) && (data3 !== null)) return false;
}
if(data.median !== undefined){
let data4 = data.median;
if((!((typeof data4 == "number") && (isFinite(data4)))) && (data4 !== null)) return false;
}
if(data.p75 !== undefined){
let data5 = data.p75;
if((!((typeof data5 == "number") && (isFinite(data5)))) && (data5 !== null)) return false;
}
if(data.p95 !== undefined){
let data6 = data.p95;
if((!((typeof data6 == "number") && (isFinite(data6)))) && (data6 !== null)) return false;
}
if(data.highest !== undefined){
let data7 = data.highest;
if((!((typeof data7 == "number") && (isFinite(data7)))) && (data7 !== null)) return false;
}
if(data.without_ratio !== undefined){
let data8 = data.without_ratio;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))) return false;
}
if(data.best_without_skill !== undefined){
let data9 = data.best_without_skill;
if(!((typeof data9 == "number") && (isFinite(data9)))) return false;
}
for(const key0 in data){
if(!obj11.has(key0)) return false;
}
}
return true;
}

const obj13 = new Set(["plateau","spike","unknown"]);
const obj14 = new Set(["parameters","sharpe_ratio","deflated_sharpe_ratio","n_trials","total_return","max_drawdown","closed_trades","neighbours","kept_by_neighbours","shape","at_edge"]);

function validate11(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.parameters === undefined) return false;
if(data.sharpe_ratio === undefined) return false;
if(data.deflated_sharpe_ratio === undefined) return false;
if(data.n_trials === undefined) return false;
if(data.total_return === undefined) return false;
if(data.max_drawdown === undefined) return false;
if(data.closed_trades === undefined) return false;
if(data.neighbours === undefined) return false;
if(data.kept_by_neighbours === undefined) return false;
if(data.shape === undefined) return false;
if(data.at_edge === undefined) return false;
if(data.parameters !== undefined){
let data0 = data.parameters;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
if(!obj2.has(key0)){
let data1 = data0[key0];
if(!((typeof data1 == "number") && (isFinite(data1)))) return false;
}
}
}
else return false;
}
if(data.sharpe_ratio !== undefined){
let data2 = data.sharpe_ratio;
if((!((typeof data2 == "number") && (isFinite(data2)))) && (data2 !== null)) return false;
}
if(data.deflated_sharpe_ratio !== undefined){
let data3 = data.deflated_sharpe_ratio;
if((!((typeof data3 == "number") && (isFinite(data3)))) && (data3 !== null)) return false;
}
if(data.n_trials !== undefined){
let data4 = data.n_trials;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))) return false;
}
if(data.total_return !== undefined){
let data5 = data.total_return;
if(!((typeof data5 == "number") && (isFinite(data5)))) return false;
}
if(data.max_drawdown !== undefined){
let data6 = data.max_drawdown;
if(!((typeof data6 == "number") && (isFinite(data6)))) return false;
}
if(data.closed_trades !== undefined){
let data7 = data.closed_trades;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))) return false;
}
if(data.neighbours !== undefined){
let data8 = data.neighbours;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))) return false;
}
if(data.kept_by_neighbours !== undefined){
let data9 = data.kept_by_neighbours;
if((!((typeof data9 == "number") && (isFinite(data9)))) && (data9 !== null)) return false;
}
if(data.shape !== undefined){
let data10 = data.shape;
if(typeof data10 !== "string") return false;
if(!obj13.has(data10)) return false;
}
if(data.at_edge !== undefined){
let data11 = data.at_edge;
if(Array.isArray(data11)){
const len0 = data11.length;
for(let i0=0; i0<len0; i0++){
let data12 = data11[i0];
if(typeof data12 !== "string") return false;
}
}
else return false;
}
for(const key1 in data){
if(!obj14.has(key1)) return false;
}
}
return true;
}

const obj15 = new Set(["family trials","sampling without skill"]);
const obj16 = new Set(["journaled","screened","inner_walk_forward","this_call","total","sharpe_variance","sharpe_variance_from"]);

function validate13(data){
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
if(!obj15.has(data6)) return false;
}
for(const key0 in data){
if(!obj16.has(key0)) return false;
}
}
return true;
}

const pattern2 = new RegExp("^artifact://[0-9a-f]{64}$", "u");
const pattern3 = new RegExp("^artifacts/[0-9a-f]{64}\\.[a-z]+$", "u");
const pattern4 = new RegExp("^[0-9a-f]{64}$", "u");

function validate4(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.screen_id === undefined) return false;
if(data.basis === undefined) return false;
if(data.confirm_with === undefined) return false;
if(data.caveat === undefined) return false;
if(data.strategy === undefined) return false;
if(data.symbols === undefined) return false;
if(data.timeframe === undefined) return false;
if(data.family === undefined) return false;
if(data.window === undefined) return false;
if(data.fills === undefined) return false;
if(data.evaluated === undefined) return false;
if(data.skipped === undefined) return false;
if(data.distribution === undefined) return false;
if(data.best === undefined) return false;
if(data.trial_counts === undefined) return false;
if(data.points_table === undefined) return false;
if(data.screen_id !== undefined){
let data0 = data.screen_id;
if(typeof data0 !== "string") return false;
}
if(data.basis !== undefined){
let data1 = data.basis;
if(typeof data1 !== "string") return false;
if(!obj6.has(data1)) return false;
}
if(data.confirm_with !== undefined){
let data2 = data.confirm_with;
if(typeof data2 !== "string") return false;
if(!obj7.has(data2)) return false;
}
if(data.caveat !== undefined){
let data3 = data.caveat;
if(typeof data3 !== "string") return false;
}
if(data.strategy !== undefined){
let data4 = data.strategy;
if(typeof data4 !== "string") return false;
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
if(data.family !== undefined){
let data8 = data.family;
if(typeof data8 !== "string") return false;
}
if(data.window !== undefined){
let data9 = data.window;
if(!(data9 && typeof data9 == "object" && !Array.isArray(data9))) return false;
if(!validate5(data9)) return false;
}
if(data.fills !== undefined){
let data10 = data.fills;
if(!(data10 && typeof data10 == "object" && !Array.isArray(data10))) return false;
if(!validate7(data10)) return false;
}
if(data.evaluated !== undefined){
let data11 = data.evaluated;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))) return false;
}
if(data.skipped !== undefined){
let data12 = data.skipped;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))) return false;
}
if(data.distribution !== undefined){
let data13 = data.distribution;
if(!(data13 && typeof data13 == "object" && !Array.isArray(data13))) return false;
if(!validate9(data13)) return false;
}
if(data.best !== undefined){
let data14 = data.best;
if(!(data14 && typeof data14 == "object" && !Array.isArray(data14))) return false;
if(!validate11(data14)) return false;
}
if(data.trial_counts !== undefined){
let data15 = data.trial_counts;
if(!(data15 && typeof data15 == "object" && !Array.isArray(data15))) return false;
if(!validate13(data15)) return false;
}
if(data.points_table !== undefined){
let data16 = data.points_table;
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if(data16.uri === undefined) return false;
if(data16.path === undefined) return false;
if(data16.digest === undefined) return false;
if(data16.mediaType === undefined) return false;
if(data16.bytes === undefined) return false;
if(data16.uri !== undefined){
let data17 = data16.uri;
if(typeof data17 === "string"){
if(!pattern2.test(data17)) return false;
}
else return false;
}
if(data16.path !== undefined){
let data18 = data16.path;
if(typeof data18 === "string"){
if(!pattern3.test(data18)) return false;
}
else return false;
}
if(data16.digest !== undefined){
let data19 = data16.digest;
if(typeof data19 === "string"){
if(!pattern4.test(data19)) return false;
}
else return false;
}
if(data16.mediaType !== undefined){
let data20 = data16.mediaType;
if(typeof data20 !== "string") return false;
if(!obj17.has(data20)) return false;
}
if(data16.bytes !== undefined){
let data21 = data16.bytes;
if(!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))) return false;
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 < 0 || isNaN(data21)) return false;
}
}
for(const key0 in data16){
if(!obj18.has(key0)) return false;
}
}
else return false;
}
for(const key1 in data){
if(!obj19.has(key1)) return false;
}
}
else return false;
return true;
}

export const validateEntry = validate15;
const obj23 = new Set(["family","points","sharpes","sharpe_mean","sharpe_squares","strategy","space","parameters","symbols","timeframe","from","first_bar","last_bar","warm_up_bars","commission_bps","slippage_bps","direction","position_fraction","target_volatility","volatility_window","stop_loss","bars_digest"]);

function validate15(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.family === undefined) return false;
if(data.points === undefined) return false;
if(data.sharpes === undefined) return false;
if(data.sharpe_mean === undefined) return false;
if(data.sharpe_squares === undefined) return false;
if(data.strategy === undefined) return false;
if(data.space === undefined) return false;
if(data.parameters === undefined) return false;
if(data.symbols === undefined) return false;
if(data.timeframe === undefined) return false;
if(data.from === undefined) return false;
if(data.first_bar === undefined) return false;
if(data.last_bar === undefined) return false;
if(data.warm_up_bars === undefined) return false;
if(data.commission_bps === undefined) return false;
if(data.slippage_bps === undefined) return false;
if(data.direction === undefined) return false;
if(data.position_fraction === undefined) return false;
if(data.target_volatility === undefined) return false;
if(data.volatility_window === undefined) return false;
if(data.stop_loss === undefined) return false;
if(data.bars_digest === undefined) return false;
if(data.family !== undefined){
let data0 = data.family;
if(typeof data0 !== "string") return false;
}
if(data.points !== undefined){
let data1 = data.points;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) return false;
}
if(data.sharpes !== undefined){
let data2 = data.sharpes;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) return false;
}
if(data.sharpe_mean !== undefined){
let data3 = data.sharpe_mean;
if(!((typeof data3 == "number") && (isFinite(data3)))) return false;
}
if(data.sharpe_squares !== undefined){
let data4 = data.sharpe_squares;
if(!((typeof data4 == "number") && (isFinite(data4)))) return false;
}
if(data.strategy !== undefined){
let data5 = data.strategy;
if(typeof data5 !== "string") return false;
}
if(data.space !== undefined){
let data6 = data.space;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key0 in data6){
if(!obj2.has(key0)){
let data7 = data6[key0];
if(!(data7 && typeof data7 == "object" && !Array.isArray(data7))) return false;
if(!validate2(data7)) return false;
}
}
}
else return false;
}
if(data.parameters !== undefined){
let data8 = data.parameters;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
for(const key1 in data8){
if(!obj2.has(key1)){
let data9 = data8[key1];
if(!((typeof data9 == "number") && (isFinite(data9)))) return false;
}
}
}
else return false;
}
if(data.symbols !== undefined){
let data10 = data.symbols;
if(Array.isArray(data10)){
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
let data11 = data10[i0];
if(typeof data11 !== "string") return false;
}
}
else return false;
}
if(data.timeframe !== undefined){
let data12 = data.timeframe;
if(typeof data12 !== "string") return false;
}
if(data.from !== undefined){
let data13 = data.from;
if((typeof data13 !== "string") && (data13 !== null)) return false;
}
if(data.first_bar !== undefined){
let data14 = data.first_bar;
if(typeof data14 !== "string") return false;
}
if(data.last_bar !== undefined){
let data15 = data.last_bar;
if(typeof data15 !== "string") return false;
}
if(data.warm_up_bars !== undefined){
let data16 = data.warm_up_bars;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))) return false;
}
if(data.commission_bps !== undefined){
let data17 = data.commission_bps;
if(!((typeof data17 == "number") && (isFinite(data17)))) return false;
}
if(data.slippage_bps !== undefined){
let data18 = data.slippage_bps;
if(!((typeof data18 == "number") && (isFinite(data18)))) return false;
}
if(data.direction !== undefined){
let data19 = data.direction;
if(typeof data19 !== "string") return false;
if(!obj1.has(data19)) return false;
}
if(data.position_fraction !== undefined){
let data20 = data.position_fraction;
if(!((typeof data20 == "number") && (isFinite(data20)))) return false;
}
if(data.target_volatility !== undefined){
let data21 = data.target_volatility;
if((!((typeof data21 == "number") && (isFinite(data21)))) && (data21 !== null)) return false;
}
if(data.volatility_window !== undefined){
let data22 = data.volatility_window;
if(!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))) return false;
}
if(data.stop_loss !== undefined){
let data23 = data.stop_loss;
if((!((typeof data23 == "number") && (isFinite(data23)))) && (data23 !== null)) return false;
}
if(data.bars_digest !== undefined){
let data24 = data.bars_digest;
if(typeof data24 !== "string") return false;
}
for(const key2 in data){
if(!obj23.has(key2)) return false;
}
}
else return false;
return true;
}
