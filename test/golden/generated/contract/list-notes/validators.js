// @generated from specs/tools/stored/list_notes.yaml by toolwright; edit the spec and run "make gen".

export const validateArguments = validate0;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
validate0.errors = [{instancePath,message:"must NOT have additional properties"}];
return false;
break;
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

export const validateResult = validate1;

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.notes === undefined) && (missing0 = "notes")){
validate1.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "notes")){
validate1.errors = [{instancePath,message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.notes !== undefined){
let data0 = data.notes;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(typeof data0[i0] !== "string"){
validate1.errors = [{instancePath:instancePath+"/notes/" + i0,message:"must be string"}];
return false;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate1.errors = [{instancePath:instancePath+"/notes",message:"must be array"}];
return false;
}
}
}
}
}
}
else {
validate1.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate1.errors = vErrors;
return errors === 0;
}
