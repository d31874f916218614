// @generated from specs/tools/shaped/read_levels.yaml by toolwright; edit the spec and run "toolwright gen".

export const validateArguments = validate1;
const pattern0 = new RegExp("^\\d{4}-\\d{2}-\\d{2}$", "u");
const obj0 = new Set([]);
const obj1 = new Set(["first","last","station","offsets","depth"]);

function validate1(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.first === undefined) return false;
if(data.station === undefined) return false;
if(data.first !== undefined){
let data0 = data.first;
if(typeof data0 === "string"){
if(!pattern0.test(data0)) return false;
}
else return false;
}
if(data.last !== undefined){
let data1 = data.last;
if(typeof data1 === "string"){
if(!pattern0.test(data1)) return false;
}
else return false;
}
if(data.station !== undefined){
let data2 = data.station;
if(typeof data2 !== "string") return false;
}
if(data.offsets !== undefined){
let data3 = data.offsets;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key0 in data3){
if(!obj0.has(key0)){
let data4 = data3[key0];
if(((typeof data4 !== "string") && (!((typeof data4 == "number") && (isFinite(data4))))) && (typeof data4 !== "boolean")) return false;
}
}
}
else return false;
}
if(data.depth !== undefined){
let data5 = data.depth;
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)) return false;
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
const pattern3 = new RegExp("^(nan|inf|-inf)$", "u");
const obj2 = new Set(["at","value"]);

function validate3(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.at === undefined) return false;
if(data.value === undefined) return false;
if(data.at !== undefined){
let data0 = data.at;
if(typeof data0 === "string"){
if(!pattern0.test(data0)) return false;
}
else return false;
}
if(data.value !== undefined){
let data1 = data.value;
if(((!((typeof data1 == "number") && (isFinite(data1)))) && (typeof data1 !== "string")) && (data1 !== null)) return false;
if(typeof data1 === "string"){
if(!pattern3.test(data1)) return false;
}
}
for(const key0 in data){
if(!obj2.has(key0)) return false;
}
}
return true;
}

const obj4 = new Set(["highest","days"]);
const obj5 = new Set(["readings","by_year","newest"]);

function validate2(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.readings === undefined) return false;
if(data.by_year === undefined) return false;
if(data.newest === undefined) return false;
if(data.readings !== undefined){
let data0 = data.readings;
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
if(data.by_year !== undefined){
let data2 = data.by_year;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key0 in data2){
if(!obj0.has(key0)){
let data3 = data2[key0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.highest === undefined) return false;
if(data3.days === undefined) return false;
if(data3.highest !== undefined){
let data4 = data3.highest;
if(!(data4 && typeof data4 == "object" && !Array.isArray(data4))) return false;
if(!validate3(data4)) return false;
}
if(data3.days !== undefined){
let data5 = data3.days;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))) return false;
}
for(const key1 in data3){
if(!obj4.has(key1)) return false;
}
}
else return false;
}
}
}
else return false;
}
if(data.newest !== undefined){
let data6 = data.newest;
if((!(data6 && typeof data6 == "object" && !Array.isArray(data6))) && (data6 !== null)) return false;
if(!validate3(data6)) return false;
}
for(const key2 in data){
if(!obj5.has(key2)) return false;
}
}
else return false;
return true;
}
