// @generated from specs/types.yaml by toolwright; edit the spec and run "make gen".

export const validateProvenance = validate0;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.runId === undefined) && (missing0 = "runId")) || ((data.source === undefined) && (missing0 = "source"))) || ((data.asOf === undefined) && (missing0 = "asOf"))){
validate0.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "runId") || (key0 === "source")) || (key0 === "asOf"))){
validate0.errors = [{instancePath,message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.runId !== undefined){
const _errs2 = errors;
if(typeof data.runId !== "string"){
validate0.errors = [{instancePath:instancePath+"/runId",message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.source !== undefined){
const _errs4 = errors;
if(typeof data.source !== "string"){
validate0.errors = [{instancePath:instancePath+"/source",message:"must be string"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.asOf !== undefined){
let data2 = data.asOf;
const _errs6 = errors;
if((typeof data2 !== "string") && (data2 !== null)){
validate0.errors = [{instancePath:instancePath+"/asOf",message:"must be string,null"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate0.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate0.errors = vErrors;
return errors === 0;
}
