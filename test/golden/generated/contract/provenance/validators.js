// @generated from specs/types.yaml by toolwright; edit the spec and run "toolwright gen".

export const validateProvenance = validate1;
const obj0 = new Set(["runId","source","asOf"]);

function validate1(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.runId === undefined) return false;
if(data.source === undefined) return false;
if(data.asOf === undefined) return false;
if(data.runId !== undefined){
let data0 = data.runId;
if(typeof data0 !== "string") return false;
}
if(data.source !== undefined){
let data1 = data.source;
if(typeof data1 !== "string") return false;
}
if(data.asOf !== undefined){
let data2 = data.asOf;
if((typeof data2 !== "string") && (data2 !== null)) return false;
}
for(const key0 in data){
if(!obj0.has(key0)) return false;
}
}
else return false;
return true;
}
