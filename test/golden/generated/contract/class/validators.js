// @generated from specs/tools/plain/class.yaml by toolwright; edit the spec and run "make gen".

import ucs2length from "ajv/dist/runtime/ucs2length.js";
export const validateArguments = validate0;
const func0 = ucs2length.default ?? ucs2length;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.default === undefined) && (missing0 = "default")){
validate0.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "default") || (key0 === "await"))){
validate0.errors = [{instancePath,message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.default !== undefined){
let data0 = data.default;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(func0(data0) > 20){
validate0.errors = [{instancePath:instancePath+"/default",message:"must NOT have more than 20 characters"}];
return false;
}
else {
if(func0(data0) < 1){
validate0.errors = [{instancePath:instancePath+"/default",message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/default",message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.await !== undefined){
const _errs4 = errors;
if(typeof data.await !== "boolean"){
validate0.errors = [{instancePath:instancePath+"/await",message:"must be boolean"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
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

export const validateResult = validate1;

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.import === undefined) && (missing0 = "import")){
validate1.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "import")){
validate1.errors = [{instancePath,message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.import !== undefined){
let data0 = data.import;
if(typeof data0 !== "string"){
validate1.errors = [{instancePath:instancePath+"/import",message:"must be string"}];
return false;
}
if(!(((((data0 === "*/") || (data0 === "${x}")) || (data0 === "`")) || (data0 === "</script>")) || (data0 === "\"'\\"))){
validate1.errors = [{instancePath:instancePath+"/import",message:"must be equal to one of the allowed values"}];
return false;
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
