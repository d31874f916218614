// @generated from specs/tools/stored/keep_note.yaml by toolwright; edit the spec and run "toolwright gen".

import ucs2length from "ajv/dist/runtime/ucs2length.js";
export const validateArguments = validate1;
const func0 = ucs2length.default ?? ucs2length;
const pattern0 = new RegExp("\\S", "u");
const obj0 = new Set(["text"]);

function validate1(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.text === undefined) return false;
if(data.text !== undefined){
let data0 = data.text;
if(typeof data0 === "string"){
if(func0(data0) > 500) return false;
if(func0(data0) < 1) return false;
if(!pattern0.test(data0)) return false;
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
const obj1 = new Set(["id"]);

function validate2(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined) return false;
if(data.id !== undefined){
let data0 = data.id;
if(typeof data0 !== "string") return false;
}
for(const key0 in data){
if(!obj1.has(key0)) return false;
}
}
else return false;
return true;
}
