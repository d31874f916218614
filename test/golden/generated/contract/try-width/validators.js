// @generated from specs/tools/stored/try_width.yaml by toolwright; edit the spec and run "toolwright gen".

export const validateArguments = validate1;
const obj0 = new Set(["width","anew"]);

function validate1(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.width === undefined) return false;
if(data.width !== undefined){
let data0 = data.width;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) return false;
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 31 || isNaN(data0)) return false;
if(data0 < 1 || isNaN(data0)) return false;
}
}
if(data.anew !== undefined){
let data1 = data.anew;
if(typeof data1 !== "boolean") return false;
}
for(const key0 in data){
if(!obj0.has(key0)) return false;
}
}
else return false;
return true;
}

export const validateResult = validate2;
const pattern0 = new RegExp("^artifact://[0-9a-f]{64}$", "u");
const pattern1 = new RegExp("^artifacts/[0-9a-f]{64}\\.[a-z]+$", "u");
const pattern2 = new RegExp("^[0-9a-f]{64}$", "u");
const obj1 = new Set(["text/html"]);
const obj2 = new Set(["uri","path","digest","mediaType","bytes"]);
const obj3 = new Set(["trial","error","report"]);

function validate2(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.trial === undefined) return false;
if(data.error === undefined) return false;
if(data.report === undefined) return false;
if(data.trial !== undefined){
let data0 = data.trial;
if(typeof data0 !== "string") return false;
}
if(data.error !== undefined){
let data1 = data.error;
if(!((typeof data1 == "number") && (isFinite(data1)))) return false;
}
if(data.report !== undefined){
let data2 = data.report;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.uri === undefined) return false;
if(data2.path === undefined) return false;
if(data2.digest === undefined) return false;
if(data2.mediaType === undefined) return false;
if(data2.bytes === undefined) return false;
if(data2.uri !== undefined){
let data3 = data2.uri;
if(typeof data3 === "string"){
if(!pattern0.test(data3)) return false;
}
else return false;
}
if(data2.path !== undefined){
let data4 = data2.path;
if(typeof data4 === "string"){
if(!pattern1.test(data4)) return false;
}
else return false;
}
if(data2.digest !== undefined){
let data5 = data2.digest;
if(typeof data5 === "string"){
if(!pattern2.test(data5)) return false;
}
else return false;
}
if(data2.mediaType !== undefined){
let data6 = data2.mediaType;
if(typeof data6 !== "string") return false;
if(!obj1.has(data6)) return false;
}
if(data2.bytes !== undefined){
let data7 = data2.bytes;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))) return false;
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)) return false;
}
}
for(const key0 in data2){
if(!obj2.has(key0)) return false;
}
}
else return false;
}
for(const key1 in data){
if(!obj3.has(key1)) return false;
}
}
else return false;
return true;
}

export const validateEntry = validate3;
const obj4 = new Set(["width","error"]);

function validate3(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.width === undefined) return false;
if(data.error === undefined) return false;
if(data.width !== undefined){
let data0 = data.width;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) return false;
}
if(data.error !== undefined){
let data1 = data.error;
if(!((typeof data1 == "number") && (isFinite(data1)))) return false;
}
for(const key0 in data){
if(!obj4.has(key0)) return false;
}
}
else return false;
return true;
}
