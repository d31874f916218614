// @generated from specs/tools/stored/list_notes.yaml by toolwright; edit the spec and run "toolwright gen".

export const validateArguments = validate1;
const obj0 = new Set(["after"]);

function validate1(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.after !== undefined){
let data0 = data.after;
if(typeof data0 !== "string") return false;
}
for(const key0 in data){
if(!obj0.has(key0)) return false;
}
}
else return false;
return true;
}

export const validateResult = validate2;
const obj1 = new Set(["notes","next"]);

function validate2(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.notes === undefined) return false;
if(data.next === undefined) return false;
if(data.notes !== undefined){
let data0 = data.notes;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 !== "string") return false;
}
}
else return false;
}
if(data.next !== undefined){
let data2 = data.next;
if((typeof data2 !== "string") && (data2 !== null)) return false;
}
for(const key0 in data){
if(!obj1.has(key0)) return false;
}
}
else return false;
return true;
}
