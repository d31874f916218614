// @generated from specs/tools/shaped/read_levels.yaml by toolwright; edit the spec and run "make gen".

export const validateArguments = validate0;
const pattern0 = new RegExp("^\\d{4}-\\d{2}-\\d{2}$", "u");

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.first === undefined) && (missing0 = "first")) || ((data.station === undefined) && (missing0 = "station"))){
validate0.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((((key0 === "first") || (key0 === "last")) || (key0 === "station")) || (key0 === "offsets")) || (key0 === "depth"))){
validate0.errors = [{instancePath,message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.first !== undefined){
let data0 = data.first;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
validate0.errors = [{instancePath:instancePath+"/first",message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}$"+"\""}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/first",message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.last !== undefined){
let data1 = data.last;
const _errs4 = errors;
if(errors === _errs4){
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
validate0.errors = [{instancePath:instancePath+"/last",message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}$"+"\""}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/last",message:"must be string"}];
return false;
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.station !== undefined){
const _errs6 = errors;
if(typeof data.station !== "string"){
validate0.errors = [{instancePath:instancePath+"/station",message:"must be string"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.offsets !== undefined){
let data3 = data.offsets;
const _errs8 = errors;
if(errors === _errs8){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key1 in data3){
let data4 = data3[key1];
const _errs11 = errors;
if(((typeof data4 !== "string") && (!((typeof data4 == "number") && (isFinite(data4))))) && (typeof data4 !== "boolean")){
validate0.errors = [{instancePath:instancePath+"/offsets/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),message:"must be string,number,boolean"}];
return false;
}
var valid1 = _errs11 === errors;
if(!valid1){
break;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/offsets",message:"must be object"}];
return false;
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.depth !== undefined){
let data5 = data.depth;
const _errs13 = errors;
if(errors === _errs13){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
validate0.errors = [{instancePath:instancePath+"/depth",message:"must be >= 0"}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/depth",message:"must be number"}];
return false;
}
}
var valid0 = _errs13 === errors;
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

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.at === undefined) && (missing0 = "at")) || ((data.value === undefined) && (missing0 = "value"))){
validate2.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((key0 === "at") || (key0 === "value"))){
validate2.errors = [{instancePath,message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.at !== undefined){
let data0 = data.at;
const _errs2 = errors;
if(errors === _errs2){
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
validate2.errors = [{instancePath:instancePath+"/at",message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}$"+"\""}];
return false;
}
}
else {
validate2.errors = [{instancePath:instancePath+"/at",message:"must be string"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
let data1 = data.value;
const _errs4 = errors;
const _errs5 = errors;
let valid1 = false;
const _errs6 = errors;
if((!((typeof data1 == "number") && (isFinite(data1)))) && (data1 !== null)){
const err0 = {instancePath:instancePath+"/value",message:"must be number,null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs8 = errors;
if(!(((data1 === "nan") || (data1 === "inf")) || (data1 === "-inf"))){
const err1 = {instancePath:instancePath+"/value",message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs8 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err2 = {instancePath:instancePath+"/value",message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate2.errors = vErrors;
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
validate2.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate2.errors = vErrors;
return errors === 0;
}


function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.readings === undefined) && (missing0 = "readings")) || ((data.by_year === undefined) && (missing0 = "by_year"))) || ((data.newest === undefined) && (missing0 = "newest"))){
validate1.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "readings") || (key0 === "by_year")) || (key0 === "newest"))){
validate1.errors = [{instancePath,message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.readings !== undefined){
let data0 = data.readings;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
const _errs4 = errors;
if(!(validate2(data0[i0], {instancePath:instancePath+"/readings/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate1.errors = [{instancePath:instancePath+"/readings",message:"must be array"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.by_year !== undefined){
let data2 = data.by_year;
const _errs5 = errors;
if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
let data3 = data2[key1];
const _errs8 = errors;
if(errors === _errs8){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing1;
if(((data3.highest === undefined) && (missing1 = "highest")) || ((data3.days === undefined) && (missing1 = "days"))){
validate1.errors = [{instancePath:instancePath+"/by_year/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs10 = errors;
for(const key2 in data3){
if(!((key2 === "highest") || (key2 === "days"))){
validate1.errors = [{instancePath:instancePath+"/by_year/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs10 === errors){
if(data3.highest !== undefined){
const _errs11 = errors;
if(!(validate2(data3.highest, {instancePath:instancePath+"/by_year/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/highest",parentData:data3,parentDataProperty:"highest",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
var valid3 = _errs11 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.days !== undefined){
let data5 = data3.days;
const _errs12 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate1.errors = [{instancePath:instancePath+"/by_year/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/days",message:"must be integer"}];
return false;
}
var valid3 = _errs12 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
else {
validate1.errors = [{instancePath:instancePath+"/by_year/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),message:"must be object"}];
return false;
}
}
var valid2 = _errs8 === errors;
if(!valid2){
break;
}
}
}
else {
validate1.errors = [{instancePath:instancePath+"/by_year",message:"must be object"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.newest !== undefined){
let data6 = data.newest;
const _errs14 = errors;
const _errs15 = errors;
let valid4 = false;
const _errs16 = errors;
if(data6 !== null){
const err0 = {instancePath:instancePath+"/newest",message:"must be null"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs16 === errors;
valid4 = valid4 || _valid0;
if(!valid4){
const _errs18 = errors;
if(!(validate2(data6, {instancePath:instancePath+"/newest",parentData:data,parentDataProperty:"newest",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
var _valid0 = _errs18 === errors;
valid4 = valid4 || _valid0;
}
if(!valid4){
const err1 = {instancePath:instancePath+"/newest",message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
validate1.errors = vErrors;
return false;
}
else {
errors = _errs15;
if(vErrors !== null){
if(_errs15){
vErrors.length = _errs15;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs14 === errors;
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
validate1.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate1.errors = vErrors;
return errors === 0;
}
