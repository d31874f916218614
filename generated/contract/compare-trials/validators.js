// @generated from specs/tools/campaign/compare_trials.yaml by toolwright; edit the spec and run "toolwright gen".

import ucs2length from "ajv/dist/runtime/ucs2length.js";
export const validateArguments = validate1;
const func0 = ucs2length.default ?? ucs2length;
const obj0 = new Set(["trial_ids"]);

function validate1(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.trial_ids === undefined) return false;
if(data.trial_ids !== undefined){
let data0 = data.trial_ids;
if(Array.isArray(data0)){
if(data0.length > 20) return false;
if(data0.length < 2) return false;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 === "string"){
if(func0(data1) > 100) return false;
if(func0(data1) < 1) return false;
}
else return false;
}
let i1 = data0.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data0[i1];
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
for(const key0 in data){
if(!obj0.has(key0)) return false;
}
}
else return false;
return true;
}

export const validateResult = validate2;
const obj1 = new Set(["first","second","same_family","shared_days","correlation"]);

function validate3(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.first === undefined) return false;
if(data.second === undefined) return false;
if(data.same_family === undefined) return false;
if(data.shared_days === undefined) return false;
if(data.correlation === undefined) return false;
if(data.first !== undefined){
let data0 = data.first;
if(typeof data0 !== "string") return false;
}
if(data.second !== undefined){
let data1 = data.second;
if(typeof data1 !== "string") return false;
}
if(data.same_family !== undefined){
let data2 = data.same_family;
if(typeof data2 !== "boolean") return false;
}
if(data.shared_days !== undefined){
let data3 = data.shared_days;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) return false;
}
if(data.correlation !== undefined){
let data4 = data.correlation;
if((!((typeof data4 == "number") && (isFinite(data4)))) && (data4 !== null)) return false;
}
for(const key0 in data){
if(!obj1.has(key0)) return false;
}
}
return true;
}

const obj2 = new Set(["compared","pairs","average_correlation","effective_bets","unknown_trial_ids"]);

function validate2(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.compared === undefined) return false;
if(data.pairs === undefined) return false;
if(data.average_correlation === undefined) return false;
if(data.effective_bets === undefined) return false;
if(data.unknown_trial_ids === undefined) return false;
if(data.compared !== undefined){
let data0 = data.compared;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 !== "string") return false;
}
}
else return false;
}
if(data.pairs !== undefined){
let data2 = data.pairs;
if(Array.isArray(data2)){
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
let data3 = data2[i1];
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))) return false;
if(!validate3(data3)) return false;
}
}
else return false;
}
if(data.average_correlation !== undefined){
let data4 = data.average_correlation;
if((!((typeof data4 == "number") && (isFinite(data4)))) && (data4 !== null)) return false;
}
if(data.effective_bets !== undefined){
let data5 = data.effective_bets;
if((!((typeof data5 == "number") && (isFinite(data5)))) && (data5 !== null)) return false;
}
if(data.unknown_trial_ids !== undefined){
let data6 = data.unknown_trial_ids;
if(Array.isArray(data6)){
const len2 = data6.length;
for(let i2=0; i2<len2; i2++){
let data7 = data6[i2];
if(typeof data7 !== "string") return false;
}
}
else return false;
}
for(const key0 in data){
if(!obj2.has(key0)) return false;
}
}
else return false;
return true;
}
