// @generated from specs/tools/record/replay_run.yaml by toolwright; edit the spec and run "toolwright gen".

import ucs2length from "ajv/dist/runtime/ucs2length.js";
export const validateArguments = validate1;
const func0 = ucs2length.default ?? ucs2length;
const obj0 = new Set(["run_id"]);

function validate1(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.run_id === undefined) return false;
if(data.run_id !== undefined){
let data0 = data.run_id;
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
const obj1 = new Set(["same","different","impossible"]);
const obj2 = new Set(["contract","version","revision","snapshot"]);
const obj3 = new Set(["what","logged","now"]);
const obj4 = new Set(["run_id","tool","replay_run_id","verdict","reason","field","changed"]);

function validate2(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.run_id === undefined) return false;
if(data.tool === undefined) return false;
if(data.replay_run_id === undefined) return false;
if(data.verdict === undefined) return false;
if(data.reason === undefined) return false;
if(data.field === undefined) return false;
if(data.changed === undefined) return false;
if(data.run_id !== undefined){
let data0 = data.run_id;
if(typeof data0 !== "string") return false;
}
if(data.tool !== undefined){
let data1 = data.tool;
if(typeof data1 !== "string") return false;
}
if(data.replay_run_id !== undefined){
let data2 = data.replay_run_id;
if((typeof data2 !== "string") && (data2 !== null)) return false;
}
if(data.verdict !== undefined){
let data3 = data.verdict;
if(typeof data3 !== "string") return false;
if(!obj1.has(data3)) return false;
}
if(data.reason !== undefined){
let data4 = data.reason;
if(typeof data4 !== "string") return false;
}
if(data.field !== undefined){
let data5 = data.field;
if((typeof data5 !== "string") && (data5 !== null)) return false;
}
if(data.changed !== undefined){
let data6 = data.changed;
if(Array.isArray(data6)){
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.what === undefined) return false;
if(data7.logged === undefined) return false;
if(data7.now === undefined) return false;
if(data7.what !== undefined){
let data8 = data7.what;
if(typeof data8 !== "string") return false;
if(!obj2.has(data8)) return false;
}
if(data7.logged !== undefined){
let data9 = data7.logged;
if((typeof data9 !== "string") && (data9 !== null)) return false;
}
if(data7.now !== undefined){
let data10 = data7.now;
if((typeof data10 !== "string") && (data10 !== null)) return false;
}
for(const key0 in data7){
if(!obj3.has(key0)) return false;
}
}
else return false;
}
}
else return false;
}
for(const key1 in data){
if(!obj4.has(key1)) return false;
}
}
else return false;
return true;
}
