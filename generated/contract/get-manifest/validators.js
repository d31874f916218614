// @generated from specs/tools/record/get_manifest.yaml by toolwright; edit the spec and run "toolwright gen".

import ucs2length from "ajv/dist/runtime/ucs2length.js";
export const validateArguments = validate1;
const func0 = ucs2length.default ?? ucs2length;
const obj0 = new Set(["run_ids","include_markdown"]);

function validate1(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.run_ids === undefined) return false;
if(data.run_ids !== undefined){
let data0 = data.run_ids;
if(Array.isArray(data0)){
if(data0.length > 100) return false;
if(data0.length < 1) return false;
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
if(data.include_markdown !== undefined){
let data2 = data.include_markdown;
if(typeof data2 !== "boolean") return false;
}
for(const key0 in data){
if(!obj0.has(key0)) return false;
}
}
else return false;
return true;
}

export const validateResult = validate2;
const obj1 = new Set(["runs","digest","manifest","markdown"]);

function validate2(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.runs === undefined) return false;
if(data.digest === undefined) return false;
if(data.manifest === undefined) return false;
if(data.runs !== undefined){
let data0 = data.runs;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) return false;
}
if(data.digest !== undefined){
let data1 = data.digest;
if(typeof data1 !== "string") return false;
}
if(data.manifest !== undefined){
let data2 = data.manifest;
if(typeof data2 !== "string") return false;
}
if(data.markdown !== undefined){
let data3 = data.markdown;
if(typeof data3 !== "string") return false;
}
for(const key0 in data){
if(!obj1.has(key0)) return false;
}
}
else return false;
return true;
}
