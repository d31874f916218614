// @generated from specs/tools/research/render_report.yaml by toolwright; edit the spec and run "toolwright gen".

import ucs2length from "ajv/dist/runtime/ucs2length.js";
export const validateArguments = validate1;
const func0 = ucs2length.default ?? ucs2length;
const obj0 = new Set(["trial_id","title"]);

function validate1(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.trial_id === undefined) return false;
if(data.trial_id !== undefined){
let data0 = data.trial_id;
if(typeof data0 === "string"){
if(func0(data0) > 100) return false;
}
else return false;
}
if(data.title !== undefined){
let data1 = data.title;
if(typeof data1 === "string"){
if(func0(data1) > 200) return false;
if(func0(data1) < 1) return false;
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
const obj2 = new Set(["equity","drawdown","monthly","folds","parameters","trades"]);
const obj4 = new Set(["section","reason"]);
const obj7 = new Set(["text/html"]);
const obj8 = new Set(["uri","path","digest","mediaType","bytes"]);
const obj9 = new Set(["trial_id","kind","title","sections","omitted","sharpe_ratio","deflated_sharpe_ratio","n_trials","trial_counts","report"]);
const obj5 = new Set(["family trials","sampling without skill"]);
const obj6 = new Set(["journaled","screened","inner_walk_forward","this_call","total","sharpe_variance","sharpe_variance_from"]);

function validate3(data){
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
if(!obj5.has(data6)) return false;
}
for(const key0 in data){
if(!obj6.has(key0)) return false;
}
}
return true;
}

const pattern0 = new RegExp("^artifact://[0-9a-f]{64}$", "u");
const pattern1 = new RegExp("^artifacts/[0-9a-f]{64}\\.[a-z]+$", "u");
const pattern2 = new RegExp("^[0-9a-f]{64}$", "u");

function validate2(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.trial_id === undefined) return false;
if(data.kind === undefined) return false;
if(data.title === undefined) return false;
if(data.sections === undefined) return false;
if(data.omitted === undefined) return false;
if(data.sharpe_ratio === undefined) return false;
if(data.deflated_sharpe_ratio === undefined) return false;
if(data.n_trials === undefined) return false;
if(data.trial_counts === undefined) return false;
if(data.report === undefined) return false;
if(data.trial_id !== undefined){
let data0 = data.trial_id;
if(typeof data0 !== "string") return false;
}
if(data.kind !== undefined){
let data1 = data.kind;
if(typeof data1 !== "string") return false;
if(!obj1.has(data1)) return false;
}
if(data.title !== undefined){
let data2 = data.title;
if(typeof data2 !== "string") return false;
}
if(data.sections !== undefined){
let data3 = data.sections;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(typeof data4 !== "string") return false;
if(!obj2.has(data4)) return false;
}
}
else return false;
}
if(data.omitted !== undefined){
let data5 = data.omitted;
if(Array.isArray(data5)){
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
let data6 = data5[i1];
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.section === undefined) return false;
if(data6.reason === undefined) return false;
if(data6.section !== undefined){
let data7 = data6.section;
if(typeof data7 !== "string") return false;
if(!obj2.has(data7)) return false;
}
if(data6.reason !== undefined){
let data8 = data6.reason;
if(typeof data8 !== "string") return false;
}
for(const key0 in data6){
if(!obj4.has(key0)) return false;
}
}
else return false;
}
}
else return false;
}
if(data.sharpe_ratio !== undefined){
let data9 = data.sharpe_ratio;
if((!((typeof data9 == "number") && (isFinite(data9)))) && (data9 !== null)) return false;
}
if(data.deflated_sharpe_ratio !== undefined){
let data10 = data.deflated_sharpe_ratio;
if((!((typeof data10 == "number") && (isFinite(data10)))) && (data10 !== null)) return false;
}
if(data.n_trials !== undefined){
let data11 = data.n_trials;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))) return false;
}
if(data.trial_counts !== undefined){
let data12 = data.trial_counts;
if(!(data12 && typeof data12 == "object" && !Array.isArray(data12))) return false;
if(!validate3(data12)) return false;
}
if(data.report !== undefined){
let data13 = data.report;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.uri === undefined) return false;
if(data13.path === undefined) return false;
if(data13.digest === undefined) return false;
if(data13.mediaType === undefined) return false;
if(data13.bytes === undefined) return false;
if(data13.uri !== undefined){
let data14 = data13.uri;
if(typeof data14 === "string"){
if(!pattern0.test(data14)) return false;
}
else return false;
}
if(data13.path !== undefined){
let data15 = data13.path;
if(typeof data15 === "string"){
if(!pattern1.test(data15)) return false;
}
else return false;
}
if(data13.digest !== undefined){
let data16 = data13.digest;
if(typeof data16 === "string"){
if(!pattern2.test(data16)) return false;
}
else return false;
}
if(data13.mediaType !== undefined){
let data17 = data13.mediaType;
if(typeof data17 !== "string") return false;
if(!obj7.has(data17)) return false;
}
if(data13.bytes !== undefined){
let data18 = data13.bytes;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))) return false;
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 < 0 || isNaN(data18)) return false;
}
}
for(const key1 in data13){
if(!obj8.has(key1)) return false;
}
}
else return false;
}
for(const key2 in data){
if(!obj9.has(key2)) return false;
}
}
else return false;
return true;
}
