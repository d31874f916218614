// @generated from specs/tools/research/list_scanners.yaml by toolwright; edit the spec and run "toolwright gen".

export const validateArguments = validate1;
const obj0 = new Set([]);

function validate1(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!obj0.has(key0)) return false;
}
}
else return false;
return true;
}

export const validateResult = validate2;
const obj1 = new Set(["largest","smallest"]);
const obj2 = new Set(["name","description","unit","first"]);

function validate4(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined) return false;
if(data.description === undefined) return false;
if(data.unit === undefined) return false;
if(data.first === undefined) return false;
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 !== "string") return false;
}
if(data.description !== undefined){
let data1 = data.description;
if(typeof data1 !== "string") return false;
}
if(data.unit !== undefined){
let data2 = data.unit;
if(typeof data2 !== "string") return false;
}
if(data.first !== undefined){
let data3 = data.first;
if(typeof data3 !== "string") return false;
if(!obj1.has(data3)) return false;
}
for(const key0 in data){
if(!obj2.has(key0)) return false;
}
}
return true;
}

const obj3 = new Set(["integer","number"]);
const obj4 = new Set(["name","type","minimum","maximum","default","unit","description"]);

function validate6(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined) return false;
if(data.type === undefined) return false;
if(data.minimum === undefined) return false;
if(data.maximum === undefined) return false;
if(data.default === undefined) return false;
if(data.unit === undefined) return false;
if(data.description === undefined) return false;
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 !== "string") return false;
}
if(data.type !== undefined){
let data1 = data.type;
if(typeof data1 !== "string") return false;
if(!obj3.has(data1)) return false;
}
if(data.minimum !== undefined){
let data2 = data.minimum;
if(!((typeof data2 == "number") && (isFinite(data2)))) return false;
}
if(data.maximum !== undefined){
let data3 = data.maximum;
if(!((typeof data3 == "number") && (isFinite(data3)))) return false;
}
if(data.default !== undefined){
let data4 = data.default;
if(!((typeof data4 == "number") && (isFinite(data4)))) return false;
}
if(data.unit !== undefined){
let data5 = data.unit;
if(typeof data5 !== "string") return false;
}
if(data.description !== undefined){
let data6 = data.description;
if(typeof data6 !== "string") return false;
}
for(const key0 in data){
if(!obj4.has(key0)) return false;
}
}
return true;
}

const obj5 = new Set(["opens","highs","lows","volumes"]);
const obj6 = new Set(["name","title","description","sort_key","timeframe","demo","parameters","ascending","reads"]);

function validate3(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined) return false;
if(data.title === undefined) return false;
if(data.description === undefined) return false;
if(data.sort_key === undefined) return false;
if(data.timeframe === undefined) return false;
if(data.demo === undefined) return false;
if(data.parameters === undefined) return false;
if(data.ascending === undefined) return false;
if(data.reads === undefined) return false;
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 !== "string") return false;
}
if(data.title !== undefined){
let data1 = data.title;
if(typeof data1 !== "string") return false;
}
if(data.description !== undefined){
let data2 = data.description;
if(typeof data2 !== "string") return false;
}
if(data.sort_key !== undefined){
let data3 = data.sort_key;
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))) return false;
if(!validate4(data3)) return false;
}
if(data.timeframe !== undefined){
let data4 = data.timeframe;
if((typeof data4 !== "string") && (data4 !== null)) return false;
}
if(data.demo !== undefined){
let data5 = data.demo;
if(typeof data5 !== "boolean") return false;
}
if(data.parameters !== undefined){
let data6 = data.parameters;
if(Array.isArray(data6)){
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(!(data7 && typeof data7 == "object" && !Array.isArray(data7))) return false;
if(!validate6(data7)) return false;
}
}
else return false;
}
if(data.ascending !== undefined){
let data8 = data.ascending;
if((!(Array.isArray(data8))) && (data8 !== null)) return false;
if(Array.isArray(data8)){
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
let data9 = data8[i1];
if(typeof data9 !== "string") return false;
}
}
}
if(data.reads !== undefined){
let data10 = data.reads;
if(Array.isArray(data10)){
const len2 = data10.length;
for(let i2=0; i2<len2; i2++){
let data11 = data10[i2];
if(typeof data11 !== "string") return false;
if(!obj5.has(data11)) return false;
}
}
else return false;
}
for(const key0 in data){
if(!obj6.has(key0)) return false;
}
}
return true;
}

const obj7 = new Set(["source","name","problem"]);

function validate9(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.source === undefined) return false;
if(data.name === undefined) return false;
if(data.problem === undefined) return false;
if(data.source !== undefined){
let data0 = data.source;
if(typeof data0 !== "string") return false;
}
if(data.name !== undefined){
let data1 = data.name;
if((typeof data1 !== "string") && (data1 !== null)) return false;
}
if(data.problem !== undefined){
let data2 = data.problem;
if(typeof data2 !== "string") return false;
}
for(const key0 in data){
if(!obj7.has(key0)) return false;
}
}
return true;
}

const obj8 = new Set(["scanners","demo","installed","refused"]);

function validate2(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.scanners === undefined) return false;
if(data.demo === undefined) return false;
if(data.installed === undefined) return false;
if(data.refused === undefined) return false;
if(data.scanners !== undefined){
let data0 = data.scanners;
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
if(data.demo !== undefined){
let data2 = data.demo;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) return false;
}
if(data.installed !== undefined){
let data3 = data.installed;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) return false;
}
if(data.refused !== undefined){
let data4 = data.refused;
if(Array.isArray(data4)){
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
if(!(data5 && typeof data5 == "object" && !Array.isArray(data5))) return false;
if(!validate9(data5)) return false;
}
}
else return false;
}
for(const key0 in data){
if(!obj8.has(key0)) return false;
}
}
else return false;
return true;
}
