// @generated from specs/tools/plain/convert_length.yaml by toolwright; edit the spec and run "make gen".

export const validateArguments = validate0;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.length === undefined) && (missing0 = "length")) || ((data.from === undefined) && (missing0 = "from"))){
validate0.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "length") || (key0 === "from")) || (key0 === "to")) || (key0 === "digits"))){
validate0.errors = [{instancePath,message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.length !== undefined){
let data0 = data.length;
const _errs2 = errors;
if(errors === _errs2){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 1000000000 || isNaN(data0)){
validate0.errors = [{instancePath:instancePath+"/length",message:"must be <= 1000000000"}];
return false;
}
else {
if(data0 <= 0 || isNaN(data0)){
validate0.errors = [{instancePath:instancePath+"/length",message:"must be > 0"}];
return false;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/length",message:"must be number"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.from !== undefined){
let data1 = data.from;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate0.errors = [{instancePath:instancePath+"/from",message:"must be string"}];
return false;
}
if(!(((data1 === "metre") || (data1 === "foot")) || (data1 === "mile"))){
validate0.errors = [{instancePath:instancePath+"/from",message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.to !== undefined){
let data2 = data.to;
const _errs6 = errors;
if(typeof data2 !== "string"){
validate0.errors = [{instancePath:instancePath+"/to",message:"must be string"}];
return false;
}
if(!(((data2 === "metre") || (data2 === "foot")) || (data2 === "mile"))){
validate0.errors = [{instancePath:instancePath+"/to",message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.digits !== undefined){
let data3 = data.digits;
const _errs8 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate0.errors = [{instancePath:instancePath+"/digits",message:"must be integer"}];
return false;
}
if(errors === _errs8){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 15 || isNaN(data3)){
validate0.errors = [{instancePath:instancePath+"/digits",message:"must be <= 15"}];
return false;
}
else {
if(data3 < 0 || isNaN(data3)){
validate0.errors = [{instancePath:instancePath+"/digits",message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
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

export const validateResult = validate1;

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.length === undefined) && (missing0 = "length")) || ((data.exact === undefined) && (missing0 = "exact"))){
validate1.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "length") || (key0 === "exact"))){
validate1.errors = [{instancePath,message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.length !== undefined){
let data0 = data.length;
const _errs2 = errors;
if(!((typeof data0 == "number") && (isFinite(data0)))){
validate1.errors = [{instancePath:instancePath+"/length",message:"must be number"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.exact !== undefined){
const _errs4 = errors;
if(typeof data.exact !== "boolean"){
validate1.errors = [{instancePath:instancePath+"/exact",message:"must be boolean"}];
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
validate1.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate1.errors = vErrors;
return errors === 0;
}
