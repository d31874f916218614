// @generated from specs/types.yaml by toolwright; edit the spec and run "make gen".

export const validateProvenance = validate0;
const schema0 = {"type":"object","properties":{"vendor":{"type":"string"},"asOf":{"type":["string","null"]},"ageSeconds":{"type":["number","null"]},"model":{"type":["string","null"]},"trialCount":{"type":["number","null"]},"trialsSource":{"type":["string","null"]},"snapshot":{"type":["string","null"]},"licence":{"type":"string","enum":["confirmed","sample"]},"barsUsed":{"type":"integer"},"runId":{"type":"string"},"serverVersion":{"type":"string"},"contractDigest":{"type":"string"},"seed":{"type":"integer"},"clock":{"type":"string"}},"required":["vendor","asOf","ageSeconds","model","trialCount","trialsSource","snapshot","runId","serverVersion","contractDigest","seed","clock"],"additionalProperties":false};
const func0 = Object.prototype.hasOwnProperty;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((data.vendor === undefined) && (missing0 = "vendor")) || ((data.asOf === undefined) && (missing0 = "asOf"))) || ((data.ageSeconds === undefined) && (missing0 = "ageSeconds"))) || ((data.model === undefined) && (missing0 = "model"))) || ((data.trialCount === undefined) && (missing0 = "trialCount"))) || ((data.trialsSource === undefined) && (missing0 = "trialsSource"))) || ((data.snapshot === undefined) && (missing0 = "snapshot"))) || ((data.runId === undefined) && (missing0 = "runId"))) || ((data.serverVersion === undefined) && (missing0 = "serverVersion"))) || ((data.contractDigest === undefined) && (missing0 = "contractDigest"))) || ((data.seed === undefined) && (missing0 = "seed"))) || ((data.clock === undefined) && (missing0 = "clock"))){
validate0.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func0.call(schema0.properties, key0))){
validate0.errors = [{instancePath,message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.vendor !== undefined){
const _errs2 = errors;
if(typeof data.vendor !== "string"){
validate0.errors = [{instancePath:instancePath+"/vendor",message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.asOf !== undefined){
let data1 = data.asOf;
const _errs4 = errors;
if((typeof data1 !== "string") && (data1 !== null)){
validate0.errors = [{instancePath:instancePath+"/asOf",message:"must be string,null"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ageSeconds !== undefined){
let data2 = data.ageSeconds;
const _errs6 = errors;
if((!((typeof data2 == "number") && (isFinite(data2)))) && (data2 !== null)){
validate0.errors = [{instancePath:instancePath+"/ageSeconds",message:"must be number,null"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.model !== undefined){
let data3 = data.model;
const _errs8 = errors;
if((typeof data3 !== "string") && (data3 !== null)){
validate0.errors = [{instancePath:instancePath+"/model",message:"must be string,null"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.trialCount !== undefined){
let data4 = data.trialCount;
const _errs10 = errors;
if((!((typeof data4 == "number") && (isFinite(data4)))) && (data4 !== null)){
validate0.errors = [{instancePath:instancePath+"/trialCount",message:"must be number,null"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.trialsSource !== undefined){
let data5 = data.trialsSource;
const _errs12 = errors;
if((typeof data5 !== "string") && (data5 !== null)){
validate0.errors = [{instancePath:instancePath+"/trialsSource",message:"must be string,null"}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.snapshot !== undefined){
let data6 = data.snapshot;
const _errs14 = errors;
if((typeof data6 !== "string") && (data6 !== null)){
validate0.errors = [{instancePath:instancePath+"/snapshot",message:"must be string,null"}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.licence !== undefined){
let data7 = data.licence;
const _errs16 = errors;
if(typeof data7 !== "string"){
validate0.errors = [{instancePath:instancePath+"/licence",message:"must be string"}];
return false;
}
if(!((data7 === "confirmed") || (data7 === "sample"))){
validate0.errors = [{instancePath:instancePath+"/licence",message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.barsUsed !== undefined){
let data8 = data.barsUsed;
const _errs18 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
validate0.errors = [{instancePath:instancePath+"/barsUsed",message:"must be integer"}];
return false;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.runId !== undefined){
const _errs20 = errors;
if(typeof data.runId !== "string"){
validate0.errors = [{instancePath:instancePath+"/runId",message:"must be string"}];
return false;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serverVersion !== undefined){
const _errs22 = errors;
if(typeof data.serverVersion !== "string"){
validate0.errors = [{instancePath:instancePath+"/serverVersion",message:"must be string"}];
return false;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.contractDigest !== undefined){
const _errs24 = errors;
if(typeof data.contractDigest !== "string"){
validate0.errors = [{instancePath:instancePath+"/contractDigest",message:"must be string"}];
return false;
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.seed !== undefined){
let data12 = data.seed;
const _errs26 = errors;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
validate0.errors = [{instancePath:instancePath+"/seed",message:"must be integer"}];
return false;
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.clock !== undefined){
const _errs28 = errors;
if(typeof data.clock !== "string"){
validate0.errors = [{instancePath:instancePath+"/clock",message:"must be string"}];
return false;
}
var valid0 = _errs28 === errors;
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
}
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
