// @generated from specs/tools/research/get_metrics_glossary.yaml by toolwright; edit the spec and run "toolwright gen".

export const validateArguments = validate1;
const obj0 = new Set(["metrics"]);

function validate1(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.metrics !== undefined){
let data0 = data.metrics;
if(Array.isArray(data0)){
if(data0.length > 100) return false;
if(data0.length < 1) return false;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 !== "string") return false;
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
const obj1 = new Set(["name","title","definition","pitfalls","formula","unit","aliases","sources","tools"]);

function validate3(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined) return false;
if(data.title === undefined) return false;
if(data.definition === undefined) return false;
if(data.pitfalls === undefined) return false;
if(data.formula === undefined) return false;
if(data.unit === undefined) return false;
if(data.aliases === undefined) return false;
if(data.sources === undefined) return false;
if(data.tools === undefined) return false;
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 !== "string") return false;
}
if(data.title !== undefined){
let data1 = data.title;
if(typeof data1 !== "string") return false;
}
if(data.definition !== undefined){
let data2 = data.definition;
if(typeof data2 !== "string") return false;
}
if(data.pitfalls !== undefined){
let data3 = data.pitfalls;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(typeof data4 !== "string") return false;
}
}
else return false;
}
if(data.formula !== undefined){
let data5 = data.formula;
if((typeof data5 !== "string") && (data5 !== null)) return false;
}
if(data.unit !== undefined){
let data6 = data.unit;
if((typeof data6 !== "string") && (data6 !== null)) return false;
}
if(data.aliases !== undefined){
let data7 = data.aliases;
if(Array.isArray(data7)){
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
let data8 = data7[i1];
if(typeof data8 !== "string") return false;
}
}
else return false;
}
if(data.sources !== undefined){
let data9 = data.sources;
if(Array.isArray(data9)){
const len2 = data9.length;
for(let i2=0; i2<len2; i2++){
let data10 = data9[i2];
if(typeof data10 !== "string") return false;
}
}
else return false;
}
if(data.tools !== undefined){
let data11 = data.tools;
if(Array.isArray(data11)){
const len3 = data11.length;
for(let i3=0; i3<len3; i3++){
let data12 = data11[i3];
if(typeof data12 !== "string") return false;
}
}
else return false;
}
for(const key0 in data){
if(!obj1.has(key0)) return false;
}
}
return true;
}

const obj2 = new Set(["name","title","text"]);

function validate5(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined) return false;
if(data.title === undefined) return false;
if(data.text === undefined) return false;
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 !== "string") return false;
}
if(data.title !== undefined){
let data1 = data.title;
if(typeof data1 !== "string") return false;
}
if(data.text !== undefined){
let data2 = data.text;
if(typeof data2 !== "string") return false;
}
for(const key0 in data){
if(!obj2.has(key0)) return false;
}
}
return true;
}

const obj3 = new Set(["metrics","caveats"]);

function validate2(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.metrics === undefined) return false;
if(data.caveats === undefined) return false;
if(data.metrics !== undefined){
let data0 = data.metrics;
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
if(data.caveats !== undefined){
let data2 = data.caveats;
if(Array.isArray(data2)){
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
let data3 = data2[i1];
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))) return false;
if(!validate5(data3)) return false;
}
}
else return false;
}
for(const key0 in data){
if(!obj3.has(key0)) return false;
}
}
else return false;
return true;
}
