// @generated from specs/tools/campaign/analyze_trial.yaml by toolwright; edit the spec and run "toolwright gen".

import ucs2length from "ajv/dist/runtime/ucs2length.js";
export const validateArguments = validate1;
const func0 = ucs2length.default ?? ucs2length;
const obj0 = new Set(["trial_id"]);

function validate1(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.trial_id === undefined) return false;
if(data.trial_id !== undefined){
let data0 = data.trial_id;
if(typeof data0 === "string"){
if(func0(data0) > 100) return false;
if(func0(data0) < 1) return false;
}
else return false;
}
for(const key0 in data){
if(!obj0.has(key0)) return false;
}
}
else return false;
return true;
}

export const validateResult = validate2;
const obj1 = new Set(["backtest","optimization_point","walk_forward","confirmed_point"]);
const obj4 = new Set(["trial_id","kind","closed_trades","recorded_trades","by_exit_reason","trades_unavailable"]);
const obj2 = new Set(["signal","reversal","stop_loss","end_of_window","delisted","ruin","open"]);
const obj3 = new Set(["exit_reason","trades","share","win_rate","mean_return","worst_return","best_return","total_profit","mean_bars_held"]);

function validate3(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.exit_reason === undefined) return false;
if(data.trades === undefined) return false;
if(data.share === undefined) return false;
if(data.win_rate === undefined) return false;
if(data.mean_return === undefined) return false;
if(data.worst_return === undefined) return false;
if(data.best_return === undefined) return false;
if(data.total_profit === undefined) return false;
if(data.mean_bars_held === undefined) return false;
if(data.exit_reason !== undefined){
let data0 = data.exit_reason;
if(typeof data0 !== "string") return false;
if(!obj2.has(data0)) return false;
}
if(data.trades !== undefined){
let data1 = data.trades;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) return false;
}
if(data.share !== undefined){
let data2 = data.share;
if(!((typeof data2 == "number") && (isFinite(data2)))) return false;
}
if(data.win_rate !== undefined){
let data3 = data.win_rate;
if(!((typeof data3 == "number") && (isFinite(data3)))) return false;
}
if(data.mean_return !== undefined){
let data4 = data.mean_return;
if(!((typeof data4 == "number") && (isFinite(data4)))) return false;
}
if(data.worst_return !== undefined){
let data5 = data.worst_return;
if(!((typeof data5 == "number") && (isFinite(data5)))) return false;
}
if(data.best_return !== undefined){
let data6 = data.best_return;
if(!((typeof data6 == "number") && (isFinite(data6)))) return false;
}
if(data.total_profit !== undefined){
let data7 = data.total_profit;
if(!((typeof data7 == "number") && (isFinite(data7)))) return false;
}
if(data.mean_bars_held !== undefined){
let data8 = data.mean_bars_held;
if(!((typeof data8 == "number") && (isFinite(data8)))) return false;
}
for(const key0 in data){
if(!obj3.has(key0)) return false;
}
}
return true;
}


function validate2(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.trial_id === undefined) return false;
if(data.kind === undefined) return false;
if(data.closed_trades === undefined) return false;
if(data.recorded_trades === undefined) return false;
if(data.by_exit_reason === undefined) return false;
if(data.trades_unavailable === undefined) return false;
if(data.trial_id !== undefined){
let data0 = data.trial_id;
if(typeof data0 !== "string") return false;
}
if(data.kind !== undefined){
let data1 = data.kind;
if(typeof data1 !== "string") return false;
if(!obj1.has(data1)) return false;
}
if(data.closed_trades !== undefined){
let data2 = data.closed_trades;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) return false;
}
if(data.recorded_trades !== undefined){
let data3 = data.recorded_trades;
if((!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) && (data3 !== null)) return false;
}
if(data.by_exit_reason !== undefined){
let data4 = data.by_exit_reason;
if((!(Array.isArray(data4))) && (data4 !== null)) return false;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(!(data5 && typeof data5 == "object" && !Array.isArray(data5))) return false;
if(!validate3(data5)) return false;
}
}
}
if(data.trades_unavailable !== undefined){
let data6 = data.trades_unavailable;
if((typeof data6 !== "string") && (data6 !== null)) return false;
}
for(const key0 in data){
if(!obj4.has(key0)) return false;
}
}
else return false;
return true;
}
