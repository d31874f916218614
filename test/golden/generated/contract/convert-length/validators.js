// @generated from specs/tools/plain/convert_length.yaml by toolwright; edit the spec and run "toolwright gen".

export const validateArguments = validate1;
const obj0 = new Set(["metre","foot","mile"]);
const obj2 = new Set(["length","from","to","digits"]);

function validate1(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.length === undefined) return false;
if(data.from === undefined) return false;
if(data.length !== undefined){
let data0 = data.length;
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 1000000000 || isNaN(data0)) return false;
if(data0 <= 0 || isNaN(data0)) return false;
}
else return false;
}
if(data.from !== undefined){
let data1 = data.from;
if(typeof data1 !== "string") return false;
if(!obj0.has(data1)) return false;
}
if(data.to !== undefined){
let data2 = data.to;
if(typeof data2 !== "string") return false;
if(!obj0.has(data2)) return false;
}
if(data.digits !== undefined){
let data3 = data.digits;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) return false;
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 15 || isNaN(data3)) return false;
if(data3 < 0 || isNaN(data3)) return false;
}
}
for(const key0 in data){
if(!obj2.has(key0)) return false;
}
}
else return false;
return true;
}

export const validateResult = validate2;
const obj3 = new Set(["length","exact"]);

function validate2(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.length === undefined) return false;
if(data.exact === undefined) return false;
if(data.length !== undefined){
let data0 = data.length;
if(!((typeof data0 == "number") && (isFinite(data0)))) return false;
}
if(data.exact !== undefined){
let data1 = data.exact;
if(typeof data1 !== "boolean") return false;
}
for(const key0 in data){
if(!obj3.has(key0)) return false;
}
}
else return false;
return true;
}
