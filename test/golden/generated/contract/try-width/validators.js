// @generated from specs/tools/stored/try_width.yaml by toolwright; edit the spec and run "make gen".

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
const obj1 = new Set(["trial","error"]);

function validate2(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.trial === undefined) return false;
if(data.error === undefined) return false;
if(data.trial !== undefined){
let data0 = data.trial;
if(typeof data0 !== "string") return false;
}
if(data.error !== undefined){
let data1 = data.error;
if(!((typeof data1 == "number") && (isFinite(data1)))) return false;
}
for(const key0 in data){
if(!obj1.has(key0)) return false;
}
}
else return false;
return true;
}

export const validateEntry = validate3;
const obj2 = new Set(["width","error"]);

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
if(!obj2.has(key0)) return false;
}
}
else return false;
return true;
}
