// @generated from specs/tools/shaped/smooth_series.yaml by toolwright; edit the spec and run "toolwright gen".

export const validateArguments = validate1;
const pattern0 = new RegExp("^(nan|inf|-inf)$", "u");
const obj0 = new Set(["recent","old"]);
const obj1 = new Set(["values","window","weights","skip"]);

function validate1(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.values === undefined) return false;
if(data.values !== undefined){
let data0 = data.values;
if(Array.isArray(data0)){
if(data0.length > 500) return false;
if(data0.length < 1) return false;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(((!((typeof data1 == "number") && (isFinite(data1)))) && (typeof data1 !== "string")) && (data1 !== null)) return false;
if(typeof data1 === "string"){
if(!pattern0.test(data1)) return false;
}
}
}
else return false;
}
if(data.window !== undefined){
let data2 = data.window;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) return false;
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 100 || isNaN(data2)) return false;
if(data2 < 1 || isNaN(data2)) return false;
}
}
if(data.weights !== undefined){
let data3 = data.weights;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.old === undefined) return false;
if(data3.recent !== undefined){
let data4 = data3.recent;
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1 || isNaN(data4)) return false;
if(data4 < 0 || isNaN(data4)) return false;
}
else return false;
}
if(data3.old !== undefined){
let data5 = data3.old;
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 1 || isNaN(data5)) return false;
if(data5 < 0 || isNaN(data5)) return false;
}
else return false;
}
for(const key0 in data3){
if(!obj0.has(key0)) return false;
}
}
else return false;
}
if(data.skip !== undefined){
let data6 = data.skip;
if(Array.isArray(data6)){
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
let data7 = data6[i1];
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))) return false;
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)) return false;
}
}
let i2 = data6.length;
let j0;
if(i2 > 1){
const indices0 = {};
for(;i2--;){
let item0 = data6[i2];
if(!(((typeof item0 == "number") && (!(item0 % 1) && !isNaN(item0))) && (isFinite(item0)))){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
return false;
}
indices0[item0] = i2;
}
}
}
else return false;
}
for(const key1 in data){
if(!obj1.has(key1)) return false;
}
}
else return false;
return true;
}

export const validateResult = validate2;
const obj2 = new Set(["means","window","skipped","spread"]);

function validate2(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.means === undefined) return false;
if(data.window === undefined) return false;
if(data.spread === undefined) return false;
if(data.means !== undefined){
let data0 = data.means;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if((!((typeof data1 == "number") && (isFinite(data1)))) && (data1 !== null)) return false;
}
}
else return false;
}
if(data.window !== undefined){
let data2 = data.window;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) return false;
}
if(data.skipped !== undefined){
let data3 = data.skipped;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) return false;
}
if(data.spread !== undefined){
let data4 = data.spread;
if((!((typeof data4 == "number") && (isFinite(data4)))) && (data4 !== null)) return false;
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1 || isNaN(data4)) return false;
if(data4 < 0 || isNaN(data4)) return false;
}
}
for(const key0 in data){
if(!obj2.has(key0)) return false;
}
}
else return false;
return true;
}
