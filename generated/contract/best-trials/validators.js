// @generated from specs/tools/campaign/best_trials.yaml by toolwright; edit the spec and run "toolwright gen".

import ucs2length from "ajv/dist/runtime/ucs2length.js";
export const validateArguments = validate1;
const obj0 = new Set(["deflated_sharpe_ratio","sharpe_ratio","total_return","max_drawdown"]);
const obj1 = new Set(["backtest","optimization_point","walk_forward","confirmed_point"]);
const obj2 = new Set(["rank_by","family","strategy","kind","limit"]);
const func0 = ucs2length.default ?? ucs2length;

function validate1(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.rank_by !== undefined){
let data0 = data.rank_by;
if(typeof data0 !== "string") return false;
if(!obj0.has(data0)) return false;
}
if(data.family !== undefined){
let data1 = data.family;
if(typeof data1 === "string"){
if(func0(data1) > 2000) return false;
if(func0(data1) < 1) return false;
}
else return false;
}
if(data.strategy !== undefined){
let data2 = data.strategy;
if(typeof data2 === "string"){
if(func0(data2) > 100) return false;
if(func0(data2) < 1) return false;
}
else return false;
}
if(data.kind !== undefined){
let data3 = data.kind;
if(typeof data3 !== "string") return false;
if(!obj1.has(data3)) return false;
}
if(data.limit !== undefined){
let data4 = data.limit;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))) return false;
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 100 || isNaN(data4)) return false;
if(data4 < 1 || isNaN(data4)) return false;
}
}
for(const key0 in data){
if(!obj2.has(key0)) return false;
}
}
else return false;
return true;
}

export const validateResult = validate2;
const obj9 = new Set(["rank_by","rank_rule","caveat","considered","truncated","trials","families"]);
const obj5 = new Set([]);
const obj6 = new Set(["trial_id","recorded_at","kind","family","strategy","parameters","symbols","timeframe","first_bar","last_bar","sharpe_ratio","deflated_sharpe_ratio","n_trials","total_return","max_drawdown","closed_trades","n_obs","has_series","recorded_trades"]);

function validate3(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.trial_id === undefined) return false;
if(data.recorded_at === undefined) return false;
if(data.kind === undefined) return false;
if(data.family === undefined) return false;
if(data.strategy === undefined) return false;
if(data.parameters === undefined) return false;
if(data.symbols === undefined) return false;
if(data.timeframe === undefined) return false;
if(data.first_bar === undefined) return false;
if(data.last_bar === undefined) return false;
if(data.sharpe_ratio === undefined) return false;
if(data.deflated_sharpe_ratio === undefined) return false;
if(data.n_trials === undefined) return false;
if(data.total_return === undefined) return false;
if(data.max_drawdown === undefined) return false;
if(data.closed_trades === undefined) return false;
if(data.n_obs === undefined) return false;
if(data.has_series === undefined) return false;
if(data.recorded_trades === undefined) return false;
if(data.trial_id !== undefined){
let data0 = data.trial_id;
if(typeof data0 !== "string") return false;
}
if(data.recorded_at !== undefined){
let data1 = data.recorded_at;
if(typeof data1 !== "string") return false;
}
if(data.kind !== undefined){
let data2 = data.kind;
if(typeof data2 !== "string") return false;
if(!obj1.has(data2)) return false;
}
if(data.family !== undefined){
let data3 = data.family;
if(typeof data3 !== "string") return false;
}
if(data.strategy !== undefined){
let data4 = data.strategy;
if(typeof data4 !== "string") return false;
}
if(data.parameters !== undefined){
let data5 = data.parameters;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
for(const key0 in data5){
if(!obj5.has(key0)){
let data6 = data5[key0];
if(!((typeof data6 == "number") && (isFinite(data6)))) return false;
}
}
}
else return false;
}
if(data.symbols !== undefined){
let data7 = data.symbols;
if(Array.isArray(data7)){
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
if(typeof data8 !== "string") return false;
}
}
else return false;
}
if(data.timeframe !== undefined){
let data9 = data.timeframe;
if(typeof data9 !== "string") return false;
}
if(data.first_bar !== undefined){
let data10 = data.first_bar;
if(typeof data10 !== "string") return false;
}
if(data.last_bar !== undefined){
let data11 = data.last_bar;
if(typeof data11 !== "string") return false;
}
if(data.sharpe_ratio !== undefined){
let data12 = data.sharpe_ratio;
if((!((typeof data12 == "number") && (isFinite(data12)))) && (data12 !== null)) return false;
}
if(data.deflated_sharpe_ratio !== undefined){
let data13 = data.deflated_sharpe_ratio;
if((!((typeof data13 == "number") && (isFinite(data13)))) && (data13 !== null)) return false;
}
if(data.n_trials !== undefined){
let data14 = data.n_trials;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))) return false;
}
if(data.total_return !== undefined){
let data15 = data.total_return;
if(!((typeof data15 == "number") && (isFinite(data15)))) return false;
}
if(data.max_drawdown !== undefined){
let data16 = data.max_drawdown;
if(!((typeof data16 == "number") && (isFinite(data16)))) return false;
}
if(data.closed_trades !== undefined){
let data17 = data.closed_trades;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))) return false;
}
if(data.n_obs !== undefined){
let data18 = data.n_obs;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))) return false;
}
if(data.has_series !== undefined){
let data19 = data.has_series;
if(typeof data19 !== "boolean") return false;
}
if(data.recorded_trades !== undefined){
let data20 = data.recorded_trades;
if((!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))) && (data20 !== null)) return false;
}
for(const key1 in data){
if(!obj6.has(key1)) return false;
}
}
return true;
}

const obj7 = new Set(["estimate","average_correlation","trials","bars","source"]);

function validate6(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.estimate === undefined) return false;
if(data.average_correlation === undefined) return false;
if(data.trials === undefined) return false;
if(data.bars === undefined) return false;
if(data.source === undefined) return false;
if(data.estimate !== undefined){
let data0 = data.estimate;
if(!((typeof data0 == "number") && (isFinite(data0)))) return false;
}
if(data.average_correlation !== undefined){
let data1 = data.average_correlation;
if(!((typeof data1 == "number") && (isFinite(data1)))) return false;
}
if(data.trials !== undefined){
let data2 = data.trials;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) return false;
}
if(data.bars !== undefined){
let data3 = data.bars;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) return false;
}
if(data.source !== undefined){
let data4 = data.source;
if(typeof data4 !== "string") return false;
}
for(const key0 in data){
if(!obj7.has(key0)) return false;
}
}
return true;
}

const obj8 = new Set(["family","journaled","screened","inner_walk_forward","n_trials","effective_trials","effective_trials_unavailable"]);

function validate5(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.family === undefined) return false;
if(data.journaled === undefined) return false;
if(data.screened === undefined) return false;
if(data.inner_walk_forward === undefined) return false;
if(data.n_trials === undefined) return false;
if(data.effective_trials === undefined) return false;
if(data.effective_trials_unavailable === undefined) return false;
if(data.family !== undefined){
let data0 = data.family;
if(typeof data0 !== "string") return false;
}
if(data.journaled !== undefined){
let data1 = data.journaled;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) return false;
}
if(data.screened !== undefined){
let data2 = data.screened;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) return false;
}
if(data.inner_walk_forward !== undefined){
let data3 = data.inner_walk_forward;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) return false;
}
if(data.n_trials !== undefined){
let data4 = data.n_trials;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))) return false;
}
if(data.effective_trials !== undefined){
let data5 = data.effective_trials;
if((!(data5 && typeof data5 == "object" && !Array.isArray(data5))) && (data5 !== null)) return false;
if(!validate6(data5)) return false;
}
if(data.effective_trials_unavailable !== undefined){
let data6 = data.effective_trials_unavailable;
if((typeof data6 !== "string") && (data6 !== null)) return false;
}
for(const key0 in data){
if(!obj8.has(key0)) return false;
}
}
return true;
}


function validate2(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.rank_by === undefined) return false;
if(data.rank_rule === undefined) return false;
if(data.caveat === undefined) return false;
if(data.considered === undefined) return false;
if(data.truncated === undefined) return false;
if(data.trials === undefined) return false;
if(data.families === undefined) return false;
if(data.rank_by !== undefined){
let data0 = data.rank_by;
if(typeof data0 !== "string") return false;
if(!obj0.has(data0)) return false;
}
if(data.rank_rule !== undefined){
let data1 = data.rank_rule;
if(typeof data1 !== "string") return false;
}
if(data.caveat !== undefined){
let data2 = data.caveat;
if(typeof data2 !== "string") return false;
}
if(data.considered !== undefined){
let data3 = data.considered;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) return false;
}
if(data.truncated !== undefined){
let data4 = data.truncated;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))) return false;
}
if(data.trials !== undefined){
let data5 = data.trials;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(!(data6 && typeof data6 == "object" && !Array.isArray(data6))) return false;
if(!validate3(data6)) return false;
}
}
else return false;
}
if(data.families !== undefined){
let data7 = data.families;
if(Array.isArray(data7)){
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
let data8 = data7[i1];
if(!(data8 && typeof data8 == "object" && !Array.isArray(data8))) return false;
if(!validate5(data8)) return false;
}
}
else return false;
}
for(const key0 in data){
if(!obj9.has(key0)) return false;
}
}
else return false;
return true;
}
