// @generated from specs/tools/campaign/get_campaign_material.yaml by toolwright; edit the spec and run "toolwright gen".

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
const obj1 = new Set([]);
const obj2 = new Set(["long","long_short"]);
const obj3 = new Set(["next-open","next-close"]);
const obj4 = new Set(["strategy","parameters","symbols","timeframe","from","to","commission_bps","slippage_bps","direction","position_fraction","target_volatility","volatility_window","stop_loss","fills"]);

function validate4(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.strategy === undefined) return false;
if(data.parameters === undefined) return false;
if(data.symbols === undefined) return false;
if(data.timeframe === undefined) return false;
if(data.from === undefined) return false;
if(data.to === undefined) return false;
if(data.commission_bps === undefined) return false;
if(data.slippage_bps === undefined) return false;
if(data.direction === undefined) return false;
if(data.position_fraction === undefined) return false;
if(data.target_volatility === undefined) return false;
if(data.volatility_window === undefined) return false;
if(data.stop_loss === undefined) return false;
if(data.fills === undefined) return false;
if(data.strategy !== undefined){
let data0 = data.strategy;
if(typeof data0 !== "string") return false;
}
if(data.parameters !== undefined){
let data1 = data.parameters;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key0 in data1){
if(!obj1.has(key0)){
let data2 = data1[key0];
if(!((typeof data2 == "number") && (isFinite(data2)))) return false;
}
}
}
else return false;
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
if(data.from !== undefined){
let data6 = data.from;
if(typeof data6 !== "string") return false;
}
if(data.to !== undefined){
let data7 = data.to;
if(typeof data7 !== "string") return false;
}
if(data.commission_bps !== undefined){
let data8 = data.commission_bps;
if(!((typeof data8 == "number") && (isFinite(data8)))) return false;
}
if(data.slippage_bps !== undefined){
let data9 = data.slippage_bps;
if(!((typeof data9 == "number") && (isFinite(data9)))) return false;
}
if(data.direction !== undefined){
let data10 = data.direction;
if(typeof data10 !== "string") return false;
if(!obj2.has(data10)) return false;
}
if(data.position_fraction !== undefined){
let data11 = data.position_fraction;
if(!((typeof data11 == "number") && (isFinite(data11)))) return false;
}
if(data.target_volatility !== undefined){
let data12 = data.target_volatility;
if((!((typeof data12 == "number") && (isFinite(data12)))) && (data12 !== null)) return false;
}
if(data.volatility_window !== undefined){
let data13 = data.volatility_window;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))) return false;
}
if(data.stop_loss !== undefined){
let data14 = data.stop_loss;
if((!((typeof data14 == "number") && (isFinite(data14)))) && (data14 !== null)) return false;
}
if(data.fills !== undefined){
let data15 = data.fills;
if(typeof data15 !== "string") return false;
if(!obj3.has(data15)) return false;
}
for(const key1 in data){
if(!obj4.has(key1)) return false;
}
}
return true;
}

const obj5 = new Set(["passed","failed","unknown"]);
const obj6 = new Set(["name","status","observed","threshold","meaning"]);

function validate7(data){
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
if(!obj5.has(data1)) return false;
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
if(!obj6.has(key0)) return false;
}
}
return true;
}

const obj7 = new Set(["promotable","gates","prerequisites","clear","evidence_completeness","excess_return_per_fold"]);

function validate6(data){
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
if(!validate7(data2)) return false;
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
if(!validate7(data4)) return false;
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
if(!obj7.has(key0)) return false;
}
}
return true;
}

const obj8 = new Set(["backtest","optimization_point","walk_forward","confirmed_point"]);
const obj12 = new Set(["run_id","tool","recorded_at","kind","family","n_obs","sharpe_ratio","deflated_sharpe_ratio","n_trials","trial_counts","effective_trials","effective_trials_unavailable"]);
const obj9 = new Set(["family trials","sampling without skill"]);
const obj10 = new Set(["journaled","screened","inner_walk_forward","this_call","total","sharpe_variance","sharpe_variance_from"]);

function validate12(data){
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
if(!obj9.has(data6)) return false;
}
for(const key0 in data){
if(!obj10.has(key0)) return false;
}
}
return true;
}

const obj11 = new Set(["estimate","average_correlation","trials","bars","source"]);

function validate14(data){
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
if(!obj11.has(key0)) return false;
}
}
return true;
}


function validate11(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.run_id === undefined) return false;
if(data.tool === undefined) return false;
if(data.recorded_at === undefined) return false;
if(data.kind === undefined) return false;
if(data.family === undefined) return false;
if(data.n_obs === undefined) return false;
if(data.sharpe_ratio === undefined) return false;
if(data.deflated_sharpe_ratio === undefined) return false;
if(data.n_trials === undefined) return false;
if(data.trial_counts === undefined) return false;
if(data.effective_trials === undefined) return false;
if(data.effective_trials_unavailable === undefined) return false;
if(data.run_id !== undefined){
let data0 = data.run_id;
if(typeof data0 !== "string") return false;
}
if(data.tool !== undefined){
let data1 = data.tool;
if(typeof data1 !== "string") return false;
}
if(data.recorded_at !== undefined){
let data2 = data.recorded_at;
if(typeof data2 !== "string") return false;
}
if(data.kind !== undefined){
let data3 = data.kind;
if(typeof data3 !== "string") return false;
if(!obj8.has(data3)) return false;
}
if(data.family !== undefined){
let data4 = data.family;
if(typeof data4 !== "string") return false;
}
if(data.n_obs !== undefined){
let data5 = data.n_obs;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))) return false;
}
if(data.sharpe_ratio !== undefined){
let data6 = data.sharpe_ratio;
if((!((typeof data6 == "number") && (isFinite(data6)))) && (data6 !== null)) return false;
}
if(data.deflated_sharpe_ratio !== undefined){
let data7 = data.deflated_sharpe_ratio;
if((!((typeof data7 == "number") && (isFinite(data7)))) && (data7 !== null)) return false;
}
if(data.n_trials !== undefined){
let data8 = data.n_trials;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))) return false;
}
if(data.trial_counts !== undefined){
let data9 = data.trial_counts;
if(!(data9 && typeof data9 == "object" && !Array.isArray(data9))) return false;
if(!validate12(data9)) return false;
}
if(data.effective_trials !== undefined){
let data10 = data.effective_trials;
if((!(data10 && typeof data10 == "object" && !Array.isArray(data10))) && (data10 !== null)) return false;
if(!validate14(data10)) return false;
}
if(data.effective_trials_unavailable !== undefined){
let data11 = data.effective_trials_unavailable;
if((typeof data11 !== "string") && (data11 !== null)) return false;
}
for(const key0 in data){
if(!obj12.has(key0)) return false;
}
}
return true;
}

const obj13 = new Set(["trial_id","recipe","evidence","evidence_unavailable","metadata"]);

function validate3(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.trial_id === undefined) return false;
if(data.recipe === undefined) return false;
if(data.evidence === undefined) return false;
if(data.evidence_unavailable === undefined) return false;
if(data.metadata === undefined) return false;
if(data.trial_id !== undefined){
let data0 = data.trial_id;
if(typeof data0 !== "string") return false;
}
if(data.recipe !== undefined){
let data1 = data.recipe;
if(!(data1 && typeof data1 == "object" && !Array.isArray(data1))) return false;
if(!validate4(data1)) return false;
}
if(data.evidence !== undefined){
let data2 = data.evidence;
if((!(data2 && typeof data2 == "object" && !Array.isArray(data2))) && (data2 !== null)) return false;
if(!validate6(data2)) return false;
}
if(data.evidence_unavailable !== undefined){
let data3 = data.evidence_unavailable;
if((typeof data3 !== "string") && (data3 !== null)) return false;
}
if(data.metadata !== undefined){
let data4 = data.metadata;
if(!(data4 && typeof data4 == "object" && !Array.isArray(data4))) return false;
if(!validate11(data4)) return false;
}
for(const key0 in data){
if(!obj13.has(key0)) return false;
}
}
return true;
}

const obj14 = new Set(["campaign"]);

function validate2(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.campaign === undefined) return false;
if(data.campaign !== undefined){
let data0 = data.campaign;
if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))) return false;
if(!validate3(data0)) return false;
}
for(const key0 in data){
if(!obj14.has(key0)) return false;
}
}
else return false;
return true;
}
