// @generated from specs/tools/record/list_runs.yaml by toolwright; edit the spec and run "toolwright gen".

import ucs2length from "ajv/dist/runtime/ucs2length.js";
export const validateArguments = validate1;
const func0 = ucs2length.default ?? ucs2length;
const obj0 = new Set(["result","remembered","refusal","fault","unfinished"]);
const obj1 = new Set(["tool","outcome","before","limit"]);

function validate1(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.tool !== undefined){
let data0 = data.tool;
if(typeof data0 === "string"){
if(func0(data0) > 100) return false;
if(func0(data0) < 1) return false;
}
else return false;
}
if(data.outcome !== undefined){
let data1 = data.outcome;
if(typeof data1 !== "string") return false;
if(!obj0.has(data1)) return false;
}
if(data.before !== undefined){
let data2 = data.before;
if(typeof data2 === "string"){
if(func0(data2) > 100) return false;
if(func0(data2) < 1) return false;
}
else return false;
}
if(data.limit !== undefined){
let data3 = data.limit;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) return false;
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 200 || isNaN(data3)) return false;
if(data3 < 1 || isNaN(data3)) return false;
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
const obj3 = new Set(["run_id","started_at","tool","outcome","code","arguments_digest","result_digest","snapshot","duration_milliseconds","replay_of"]);

function validate3(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.run_id === undefined) return false;
if(data.started_at === undefined) return false;
if(data.tool === undefined) return false;
if(data.outcome === undefined) return false;
if(data.code === undefined) return false;
if(data.arguments_digest === undefined) return false;
if(data.result_digest === undefined) return false;
if(data.snapshot === undefined) return false;
if(data.duration_milliseconds === undefined) return false;
if(data.replay_of === undefined) return false;
if(data.run_id !== undefined){
let data0 = data.run_id;
if(typeof data0 !== "string") return false;
}
if(data.started_at !== undefined){
let data1 = data.started_at;
if(typeof data1 !== "string") return false;
}
if(data.tool !== undefined){
let data2 = data.tool;
if(typeof data2 !== "string") return false;
}
if(data.outcome !== undefined){
let data3 = data.outcome;
if(typeof data3 !== "string") return false;
if(!obj0.has(data3)) return false;
}
if(data.code !== undefined){
let data4 = data.code;
if((typeof data4 !== "string") && (data4 !== null)) return false;
}
if(data.arguments_digest !== undefined){
let data5 = data.arguments_digest;
if(typeof data5 !== "string") return false;
}
if(data.result_digest !== undefined){
let data6 = data.result_digest;
if((typeof data6 !== "string") && (data6 !== null)) return false;
}
if(data.snapshot !== undefined){
let data7 = data.snapshot;
if((typeof data7 !== "string") && (data7 !== null)) return false;
}
if(data.duration_milliseconds !== undefined){
let data8 = data.duration_milliseconds;
if((!((typeof data8 == "number") && (isFinite(data8)))) && (data8 !== null)) return false;
}
if(data.replay_of !== undefined){
let data9 = data.replay_of;
if((typeof data9 !== "string") && (data9 !== null)) return false;
}
for(const key0 in data){
if(!obj3.has(key0)) return false;
}
}
return true;
}

const obj4 = new Set(["runs","next_before"]);

function validate2(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.runs === undefined) return false;
if(data.next_before === undefined) return false;
if(data.runs !== undefined){
let data0 = data.runs;
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
if(data.next_before !== undefined){
let data2 = data.next_before;
if((typeof data2 !== "string") && (data2 !== null)) return false;
}
for(const key0 in data){
if(!obj4.has(key0)) return false;
}
}
else return false;
return true;
}
