// @generated from specs/tools/plain/class.yaml by toolwright; edit the spec and run "toolwright gen".

import ucs2length from "ajv/dist/runtime/ucs2length.js";
export const validateArguments = validate1;
const func0 = ucs2length.default ?? ucs2length;
const obj0 = new Set(["default","await"]);

function validate1(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.default === undefined) return false;
if(data.default !== undefined){
let data0 = data.default;
if(typeof data0 === "string"){
if(func0(data0) > 20) return false;
if(func0(data0) < 1) return false;
}
else return false;
}
if(data.await !== undefined){
let data1 = data.await;
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
const obj1 = new Set(["*/","${x}","`","</script>","\"'\\"]);
const obj2 = new Set(["import"]);

function validate2(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.import === undefined) return false;
if(data.import !== undefined){
let data0 = data.import;
if(typeof data0 !== "string") return false;
if(!obj1.has(data0)) return false;
}
for(const key0 in data){
if(!obj2.has(key0)) return false;
}
}
else return false;
return true;
}
