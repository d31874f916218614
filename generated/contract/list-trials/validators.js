// @generated from specs/tools/campaign/list_trials.yaml by toolwright; edit the spec and run "toolwright gen".

import ucs2length from "ajv/dist/runtime/ucs2length.js";
export const validateArguments = validate1;
const func0 = ucs2length.default ?? ucs2length;
const obj0 = new Set(["backtest","optimization_point","walk_forward","confirmed_point"]);
const obj1 = new Set(["family","strategy","kind","before","limit"]);

function validate1(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.family !== undefined){
let data0 = data.family;
if(typeof data0 === "string"){
if(func0(data0) > 2000) return false;
if(func0(data0) < 1) return false;
}
else return false;
}
if(data.strategy !== undefined){
let data1 = data.strategy;
if(typeof data1 === "string"){
if(func0(data1) > 100) return false;
if(func0(data1) < 1) return false;
}
else return false;
}
if(data.kind !== undefined){
let data2 = data.kind;
if(typeof data2 !== "string") return false;
if(!obj0.has(data2)) return false;
}
if(data.before !== undefined){
let data3 = data.before;
if(typeof data3 === "string"){
if(func0(data3) > 100) return false;
if(func0(data3) < 1) return false;
}
else return false;
}
if(data.limit !== undefined){
let data4 = data.limit;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))) return false;
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 200 || isNaN(data4)) return false;
if(data4 < 1 || isNaN(data4)) return false;
}
}
for(const key0 in data){
if(!obj1.has(key0)) return false;
}
}
else return false;
return true;
}

export const validateResult = validate2;
const obj3 = new Set([]);
const obj4 = new Set(["trial_id","recorded_at","kind","family","strategy","parameters","symbols","timeframe","first_bar","last_bar","sharpe_ratio","deflated_sharpe_ratio","n_trials","total_return","max_drawdown","closed_trades","n_obs","has_series","recorded_trades"]);

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
if(!obj0.has(data2)) return false;
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
if(!obj3.has(key0)){
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
if(!obj4.has(key1)) return false;
}
}
return true;
}

const obj5 = new Set(["trials","matching","next_before"]);

function validate2(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.trials === undefined) return false;
if(data.matching === undefined) return false;
if(data.next_before === undefined) return false;
if(data.trials !== undefined){
let data0 = data.trials;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(!(data1 && typeof data1 == "object" && !Array.isArray(data1))) return false;
if(!validate3(data1)) return false;
}
}
else return false;
}
if(data.matching !== undefined){
let data2 = data.matching;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) return false;
}
if(data.next_before !== undefined){
let data3 = data.next_before;
if((typeof data3 !== "string") && (data3 !== null)) return false;
}
for(const key0 in data){
if(!obj5.has(key0)) return false;
}
}
else return false;
return true;
}
