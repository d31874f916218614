// @generated from specs/tools/audit/preregister.yaml by toolwright; edit the spec and run "toolwright gen".

import ucs2length from "ajv/dist/runtime/ucs2length.js";
export const validateArguments = validate1;
const func0 = ucs2length.default ?? ucs2length;
const pattern0 = new RegExp("\\S", "u");
const pattern3 = new RegExp("^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$", "u");
const pattern7 = new RegExp("^[0-9a-f]{64}$", "u");
const obj0 = new Set(["hypothesis","universe","criteria","sampleStart","sampleEnd","holdoutStart","holdoutEnd","configHash"]);

function validate1(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.hypothesis === undefined) return false;
if(data.universe === undefined) return false;
if(data.criteria === undefined) return false;
if(data.sampleStart === undefined) return false;
if(data.sampleEnd === undefined) return false;
if(data.hypothesis !== undefined){
let data0 = data.hypothesis;
if(typeof data0 === "string"){
if(func0(data0) > 4000) return false;
if(func0(data0) < 10) return false;
if(!pattern0.test(data0)) return false;
}
else return false;
}
if(data.universe !== undefined){
let data1 = data.universe;
if(typeof data1 === "string"){
if(func0(data1) > 2000) return false;
if(func0(data1) < 1) return false;
if(!pattern0.test(data1)) return false;
}
else return false;
}
if(data.criteria !== undefined){
let data2 = data.criteria;
if(typeof data2 === "string"){
if(func0(data2) > 4000) return false;
if(func0(data2) < 10) return false;
if(!pattern0.test(data2)) return false;
}
else return false;
}
if(data.sampleStart !== undefined){
let data3 = data.sampleStart;
if(typeof data3 === "string"){
if(!pattern3.test(data3)) return false;
}
else return false;
}
if(data.sampleEnd !== undefined){
let data4 = data.sampleEnd;
if(typeof data4 === "string"){
if(!pattern3.test(data4)) return false;
}
else return false;
}
if(data.holdoutStart !== undefined){
let data5 = data.holdoutStart;
if(typeof data5 === "string"){
if(!pattern3.test(data5)) return false;
}
else return false;
}
if(data.holdoutEnd !== undefined){
let data6 = data.holdoutEnd;
if(typeof data6 === "string"){
if(!pattern3.test(data6)) return false;
}
else return false;
}
if(data.configHash !== undefined){
let data7 = data.configHash;
if(typeof data7 === "string"){
if(!pattern7.test(data7)) return false;
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
const obj1 = new Set(["seq","ts","recordHash","prevHash","headHash","chainLength","hypothesis","universe","criteria","sampleStart","sampleEnd","holdoutStart","holdoutEnd","configHash","sampleHadBegun","claim"]);

function validate2(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.seq === undefined) return false;
if(data.ts === undefined) return false;
if(data.recordHash === undefined) return false;
if(data.prevHash === undefined) return false;
if(data.headHash === undefined) return false;
if(data.chainLength === undefined) return false;
if(data.hypothesis === undefined) return false;
if(data.universe === undefined) return false;
if(data.criteria === undefined) return false;
if(data.sampleStart === undefined) return false;
if(data.sampleEnd === undefined) return false;
if(data.holdoutStart === undefined) return false;
if(data.holdoutEnd === undefined) return false;
if(data.configHash === undefined) return false;
if(data.sampleHadBegun === undefined) return false;
if(data.claim === undefined) return false;
if(data.seq !== undefined){
let data0 = data.seq;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) return false;
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 < 1 || isNaN(data0)) return false;
}
}
if(data.ts !== undefined){
let data1 = data.ts;
if(typeof data1 !== "string") return false;
}
if(data.recordHash !== undefined){
let data2 = data.recordHash;
if(typeof data2 !== "string") return false;
}
if(data.prevHash !== undefined){
let data3 = data.prevHash;
if(typeof data3 !== "string") return false;
}
if(data.headHash !== undefined){
let data4 = data.headHash;
if(typeof data4 !== "string") return false;
}
if(data.chainLength !== undefined){
let data5 = data.chainLength;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))) return false;
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 1 || isNaN(data5)) return false;
}
}
if(data.hypothesis !== undefined){
let data6 = data.hypothesis;
if(typeof data6 !== "string") return false;
}
if(data.universe !== undefined){
let data7 = data.universe;
if(typeof data7 !== "string") return false;
}
if(data.criteria !== undefined){
let data8 = data.criteria;
if(typeof data8 !== "string") return false;
}
if(data.sampleStart !== undefined){
let data9 = data.sampleStart;
if(typeof data9 !== "string") return false;
}
if(data.sampleEnd !== undefined){
let data10 = data.sampleEnd;
if(typeof data10 !== "string") return false;
}
if(data.holdoutStart !== undefined){
let data11 = data.holdoutStart;
if((typeof data11 !== "string") && (data11 !== null)) return false;
}
if(data.holdoutEnd !== undefined){
let data12 = data.holdoutEnd;
if((typeof data12 !== "string") && (data12 !== null)) return false;
}
if(data.configHash !== undefined){
let data13 = data.configHash;
if((typeof data13 !== "string") && (data13 !== null)) return false;
}
if(data.sampleHadBegun !== undefined){
let data14 = data.sampleHadBegun;
if(typeof data14 !== "boolean") return false;
}
if(data.claim !== undefined){
let data15 = data.claim;
if(typeof data15 !== "string") return false;
}
for(const key0 in data){
if(!obj1.has(key0)) return false;
}
}
else return false;
return true;
}
