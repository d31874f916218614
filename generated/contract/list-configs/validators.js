// @generated from specs/tools/research/list_configs.yaml by toolwright; edit the spec and run "toolwright gen".

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
const obj1 = new Set(["name","file","strategy","scanner","saved_at","sha256"]);
const obj2 = new Set(["file","problem"]);
const obj3 = new Set(["configs","damaged"]);

function validate2(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.configs === undefined) return false;
if(data.damaged === undefined) return false;
if(data.configs !== undefined){
let data0 = data.configs;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.name === undefined) return false;
if(data1.file === undefined) return false;
if(data1.strategy === undefined) return false;
if(data1.scanner === undefined) return false;
if(data1.saved_at === undefined) return false;
if(data1.sha256 === undefined) return false;
if(data1.name !== undefined){
let data2 = data1.name;
if(typeof data2 !== "string") return false;
}
if(data1.file !== undefined){
let data3 = data1.file;
if(typeof data3 !== "string") return false;
}
if(data1.strategy !== undefined){
let data4 = data1.strategy;
if((typeof data4 !== "string") && (data4 !== null)) return false;
}
if(data1.scanner !== undefined){
let data5 = data1.scanner;
if((typeof data5 !== "string") && (data5 !== null)) return false;
}
if(data1.saved_at !== undefined){
let data6 = data1.saved_at;
if(typeof data6 !== "string") return false;
}
if(data1.sha256 !== undefined){
let data7 = data1.sha256;
if(typeof data7 !== "string") return false;
}
for(const key0 in data1){
if(!obj1.has(key0)) return false;
}
}
else return false;
}
}
else return false;
}
if(data.damaged !== undefined){
let data8 = data.damaged;
if(Array.isArray(data8)){
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
let data9 = data8[i1];
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.file === undefined) return false;
if(data9.problem === undefined) return false;
if(data9.file !== undefined){
let data10 = data9.file;
if(typeof data10 !== "string") return false;
}
if(data9.problem !== undefined){
let data11 = data9.problem;
if(typeof data11 !== "string") return false;
}
for(const key1 in data9){
if(!obj2.has(key1)) return false;
}
}
else return false;
}
}
else return false;
}
for(const key2 in data){
if(!obj3.has(key2)) return false;
}
}
else return false;
return true;
}
