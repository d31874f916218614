// @generated from specs/tools/shaped/smooth_series.yaml by toolwright; edit the spec and run "make gen".

export const validateArguments = validate0;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.values === undefined) && (missing0 = "values")){
validate0.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "values") || (key0 === "window")) || (key0 === "weights")) || (key0 === "skip"))){
validate0.errors = [{instancePath,message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.values !== undefined){
let data0 = data.values;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
if(data0.length > 500){
validate0.errors = [{instancePath:instancePath+"/values",message:"must NOT have more than 500 items"}];
return false;
}
else {
if(data0.length < 1){
validate0.errors = [{instancePath:instancePath+"/values",message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
const _errs5 = errors;
let valid2 = false;
const _errs6 = errors;
if((!((typeof data1 == "number") && (isFinite(data1)))) && (data1 !== null)){
const err0 = {instancePath:instancePath+"/values/" + i0,message:"must be number,null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs6 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs8 = errors;
if(!(((data1 === "nan") || (data1 === "inf")) || (data1 === "-inf"))){
const err1 = {instancePath:instancePath+"/values/" + i0,message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs8 === errors;
valid2 = valid2 || _valid0;
}
if(!valid2){
const err2 = {instancePath:instancePath+"/values/" + i0,message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate0.errors = vErrors;
return false;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/values",message:"must be array"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.window !== undefined){
let data2 = data.window;
const _errs9 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate0.errors = [{instancePath:instancePath+"/window",message:"must be integer"}];
return false;
}
if(errors === _errs9){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 100 || isNaN(data2)){
validate0.errors = [{instancePath:instancePath+"/window",message:"must be <= 100"}];
return false;
}
else {
if(data2 < 1 || isNaN(data2)){
validate0.errors = [{instancePath:instancePath+"/window",message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.weights !== undefined){
let data3 = data.weights;
const _errs11 = errors;
if(errors === _errs11){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing1;
if((data3.old === undefined) && (missing1 = "old")){
validate0.errors = [{instancePath:instancePath+"/weights",message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs13 = errors;
for(const key1 in data3){
if(!((key1 === "recent") || (key1 === "old"))){
validate0.errors = [{instancePath:instancePath+"/weights",message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs13 === errors){
if(data3.recent !== undefined){
let data4 = data3.recent;
const _errs14 = errors;
if(errors === _errs14){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1 || isNaN(data4)){
validate0.errors = [{instancePath:instancePath+"/weights/recent",message:"must be <= 1"}];
return false;
}
else {
if(data4 < 0 || isNaN(data4)){
validate0.errors = [{instancePath:instancePath+"/weights/recent",message:"must be >= 0"}];
return false;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/weights/recent",message:"must be number"}];
return false;
}
}
var valid3 = _errs14 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.old !== undefined){
let data5 = data3.old;
const _errs16 = errors;
if(errors === _errs16){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 1 || isNaN(data5)){
validate0.errors = [{instancePath:instancePath+"/weights/old",message:"must be <= 1"}];
return false;
}
else {
if(data5 < 0 || isNaN(data5)){
validate0.errors = [{instancePath:instancePath+"/weights/old",message:"must be >= 0"}];
return false;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/weights/old",message:"must be number"}];
return false;
}
}
var valid3 = _errs16 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/weights",message:"must be object"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.skip !== undefined){
let data6 = data.skip;
const _errs18 = errors;
if(errors === _errs18){
if(Array.isArray(data6)){
var valid4 = true;
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
let data7 = data6[i1];
const _errs20 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
validate0.errors = [{instancePath:instancePath+"/skip/" + i1,message:"must be integer"}];
return false;
}
if(errors === _errs20){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
validate0.errors = [{instancePath:instancePath+"/skip/" + i1,message:"must be >= 0"}];
return false;
}
}
}
var valid4 = _errs20 === errors;
if(!valid4){
break;
}
}
if(valid4){
let i2 = data6.length;
let j0;
if(i2 > 1){
const indices0 = {};
for(;i2--;){
let item0 = data6[i2];
if(!(((typeof item0 == "number") && (!(item0 % 1) && !isNaN(item0))) && (isFinite(item0)))){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
validate0.errors = [{instancePath:instancePath+"/skip",message:"must NOT have duplicate items (items ## "+j0+" and "+i2+" are identical)"}];
return false;
break;
}
indices0[item0] = i2;
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/skip",message:"must be array"}];
return false;
}
}
var valid0 = _errs18 === errors;
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
if((((data.means === undefined) && (missing0 = "means")) || ((data.window === undefined) && (missing0 = "window"))) || ((data.spread === undefined) && (missing0 = "spread"))){
validate1.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "means") || (key0 === "window")) || (key0 === "skipped")) || (key0 === "spread"))){
validate1.errors = [{instancePath,message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.means !== undefined){
let data0 = data.means;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs4 = errors;
if((!((typeof data1 == "number") && (isFinite(data1)))) && (data1 !== null)){
validate1.errors = [{instancePath:instancePath+"/means/" + i0,message:"must be number,null"}];
return false;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate1.errors = [{instancePath:instancePath+"/means",message:"must be array"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.window !== undefined){
let data2 = data.window;
const _errs6 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate1.errors = [{instancePath:instancePath+"/window",message:"must be integer"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.skipped !== undefined){
let data3 = data.skipped;
const _errs8 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate1.errors = [{instancePath:instancePath+"/skipped",message:"must be integer"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.spread !== undefined){
let data4 = data.spread;
const _errs10 = errors;
if((!((typeof data4 == "number") && (isFinite(data4)))) && (data4 !== null)){
validate1.errors = [{instancePath:instancePath+"/spread",message:"must be number,null"}];
return false;
}
if(errors === _errs10){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1 || isNaN(data4)){
validate1.errors = [{instancePath:instancePath+"/spread",message:"must be <= 1"}];
return false;
}
else {
if(data4 < 0 || isNaN(data4)){
validate1.errors = [{instancePath:instancePath+"/spread",message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs10 === errors;
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
validate1.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate1.errors = vErrors;
return errors === 0;
}
