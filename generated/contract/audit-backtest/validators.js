// @generated from specs/tools/audit/audit_backtest.yaml by toolwright; edit the spec and run "make gen".

import ucs2length from "ajv/dist/runtime/ucs2length.js";
export const validateArguments = validate0;
const func0 = ucs2length.default ?? ucs2length;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.returns === undefined) && (missing0 = "returns")) || ((data.trials === undefined) && (missing0 = "trials"))){
validate0.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((((key0 === "returns") || (key0 === "trials")) || (key0 === "periodsPerYear")) || (key0 === "riskFreeAnnual")) || (key0 === "years")) || (key0 === "matrix")) || (key0 === "cscvBlocks")) || (key0 === "label"))){
validate0.errors = [{instancePath,message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.returns !== undefined){
let data0 = data.returns;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data0)){
if(data0.length > 1000000){
validate0.errors = [{instancePath:instancePath+"/returns",message:"must NOT have more than 1000000 items"}];
return false;
}
else {
if(data0.length < 1){
validate0.errors = [{instancePath:instancePath+"/returns",message:"must NOT have fewer than 1 items"}];
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
const err0 = {instancePath:instancePath+"/returns/" + i0,message:"must be number,null"};
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
const err1 = {instancePath:instancePath+"/returns/" + i0,message:"must be equal to one of the allowed values"};
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
const err2 = {instancePath:instancePath+"/returns/" + i0,message:"must match a schema in anyOf"};
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
validate0.errors = [{instancePath:instancePath+"/returns",message:"must be array"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.trials !== undefined){
let data2 = data.trials;
const _errs9 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate0.errors = [{instancePath:instancePath+"/trials",message:"must be integer"}];
return false;
}
if(errors === _errs9){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)){
validate0.errors = [{instancePath:instancePath+"/trials",message:"must be >= 1"}];
return false;
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.periodsPerYear !== undefined){
let data3 = data.periodsPerYear;
const _errs11 = errors;
if(errors === _errs11){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1000000 || isNaN(data3)){
validate0.errors = [{instancePath:instancePath+"/periodsPerYear",message:"must be <= 1000000"}];
return false;
}
else {
if(data3 < 0.01 || isNaN(data3)){
validate0.errors = [{instancePath:instancePath+"/periodsPerYear",message:"must be >= 0.01"}];
return false;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/periodsPerYear",message:"must be number"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.riskFreeAnnual !== undefined){
let data4 = data.riskFreeAnnual;
const _errs13 = errors;
if(errors === _errs13){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 10 || isNaN(data4)){
validate0.errors = [{instancePath:instancePath+"/riskFreeAnnual",message:"must be <= 10"}];
return false;
}
else {
if(data4 < -1 || isNaN(data4)){
validate0.errors = [{instancePath:instancePath+"/riskFreeAnnual",message:"must be >= -1"}];
return false;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/riskFreeAnnual",message:"must be number"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.years !== undefined){
let data5 = data.years;
const _errs15 = errors;
if(errors === _errs15){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 1000 || isNaN(data5)){
validate0.errors = [{instancePath:instancePath+"/years",message:"must be <= 1000"}];
return false;
}
else {
if(data5 < 0.001 || isNaN(data5)){
validate0.errors = [{instancePath:instancePath+"/years",message:"must be >= 0.001"}];
return false;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/years",message:"must be number"}];
return false;
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.matrix !== undefined){
let data6 = data.matrix;
const _errs17 = errors;
if(errors === _errs17){
if(Array.isArray(data6)){
if(data6.length > 100000){
validate0.errors = [{instancePath:instancePath+"/matrix",message:"must NOT have more than 100000 items"}];
return false;
}
else {
if(data6.length < 1){
validate0.errors = [{instancePath:instancePath+"/matrix",message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid3 = true;
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
let data7 = data6[i1];
const _errs19 = errors;
if(errors === _errs19){
if(Array.isArray(data7)){
if(data7.length > 200){
validate0.errors = [{instancePath:instancePath+"/matrix/" + i1,message:"must NOT have more than 200 items"}];
return false;
}
else {
var valid4 = true;
const len2 = data7.length;
for(let i2=0; i2<len2; i2++){
let data8 = data7[i2];
const _errs21 = errors;
if(!((typeof data8 == "number") && (isFinite(data8)))){
validate0.errors = [{instancePath:instancePath+"/matrix/" + i1+"/" + i2,message:"must be number"}];
return false;
}
var valid4 = _errs21 === errors;
if(!valid4){
break;
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/matrix/" + i1,message:"must be array"}];
return false;
}
}
var valid3 = _errs19 === errors;
if(!valid3){
break;
}
}
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/matrix",message:"must be array"}];
return false;
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cscvBlocks !== undefined){
let data9 = data.cscvBlocks;
const _errs23 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
validate0.errors = [{instancePath:instancePath+"/cscvBlocks",message:"must be integer"}];
return false;
}
if(errors === _errs23){
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 20 || isNaN(data9)){
validate0.errors = [{instancePath:instancePath+"/cscvBlocks",message:"must be <= 20"}];
return false;
}
else {
if(data9 < 2 || isNaN(data9)){
validate0.errors = [{instancePath:instancePath+"/cscvBlocks",message:"must be >= 2"}];
return false;
}
else {
let res0;
if((2 === 0 || (res0 = data9/2, res0 !== parseInt(res0)))){
validate0.errors = [{instancePath:instancePath+"/cscvBlocks",message:"must be multiple of 2"}];
return false;
}
}
}
}
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.label !== undefined){
let data10 = data.label;
const _errs25 = errors;
if(errors === _errs25){
if(typeof data10 === "string"){
if(func0(data10) > 200){
validate0.errors = [{instancePath:instancePath+"/label",message:"must NOT have more than 200 characters"}];
return false;
}
}
else {
validate0.errors = [{instancePath:instancePath+"/label",message:"must be string"}];
return false;
}
}
var valid0 = _errs25 === errors;
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
else {
validate0.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate0.errors = vErrors;
return errors === 0;
}

export const validateResult = validate1;
const schema1 = {"type":"object","properties":{"label":{"type":"string"},"nObs":{"type":"integer"},"nDropped":{"type":"integer"},"years":{"type":"number"},"periodsPerYear":{"type":"number"},"sharpe":{"type":"number"},"deflatedSharpeRatio":{"type":["number","null"]},"probabilisticSharpeRatio":{"type":["number","null"]},"nTrials":{"type":"integer"},"trialsSource":{"type":"string","enum":["caller-supplied"]},"trialSharpeVariance":{"type":"object","properties":{"law":{"type":"string"},"value":{"type":"number"},"matrixCrossSectional":{"type":["number","null"]}},"required":["law","value","matrixCrossSectional"],"additionalProperties":false},"sharpeStandardError":{"type":["number","null"]},"skewness":{"type":"number"},"kurtosisRaw":{"type":"number"},"expectedMaxSharpeNoSkill":{"type":"number"},"luck":{"type":"string"},"minimumBacktestLengthYears":{"type":["number","null"]},"historySufficientForTrialCount":{"type":"boolean"},"minTrlVsSelectionYears":{"type":["number","null"]},"minTrlVsZeroYears":{"type":["number","null"]},"minTrlConfidence":{"type":"number"},"serialCorrelation":{"type":"object","properties":{"lags":{"type":"integer"},"autocorrelations":{"type":["array","null"],"items":{"type":"number"}},"annualisationFactor":{"type":["number","null"]},"adjustedSharpe":{"type":["number","null"]}},"required":["lags","autocorrelations","annualisationFactor","adjustedSharpe"],"additionalProperties":false},"pbo":{"type":["object","null"],"properties":{"probabilityOfBacktestOverfitting":{"type":"number"},"probabilityOfLoss":{"type":"number"},"degradationSlope":{"type":["number","null"]},"medianLogit":{"type":"number"},"configurations":{"type":"integer"},"blocks":{"type":"integer"},"splits":{"type":"integer"},"rowsUsed":{"type":"integer"},"rowsDropped":{"type":"integer"}},"required":["probabilityOfBacktestOverfitting","probabilityOfLoss","degradationSlope","medianLogit","configurations","blocks","splits","rowsUsed","rowsDropped"],"additionalProperties":false},"conventions":{"type":"object","properties":{},"additionalProperties":{"type":"string"}},"nullReasons":{"type":"array","items":{"type":"object","properties":{"field":{"type":"string"},"reason":{"type":"string"}},"required":["field","reason"],"additionalProperties":false}}},"required":["nObs","nDropped","years","periodsPerYear","sharpe","deflatedSharpeRatio","probabilisticSharpeRatio","nTrials","trialsSource","trialSharpeVariance","sharpeStandardError","skewness","kurtosisRaw","expectedMaxSharpeNoSkill","luck","minimumBacktestLengthYears","historySufficientForTrialCount","minTrlVsSelectionYears","minTrlVsZeroYears","minTrlConfidence","serialCorrelation","pbo","conventions","nullReasons"],"additionalProperties":false};
const func1 = Object.prototype.hasOwnProperty;

function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((((((((((((((data.nObs === undefined) && (missing0 = "nObs")) || ((data.nDropped === undefined) && (missing0 = "nDropped"))) || ((data.years === undefined) && (missing0 = "years"))) || ((data.periodsPerYear === undefined) && (missing0 = "periodsPerYear"))) || ((data.sharpe === undefined) && (missing0 = "sharpe"))) || ((data.deflatedSharpeRatio === undefined) && (missing0 = "deflatedSharpeRatio"))) || ((data.probabilisticSharpeRatio === undefined) && (missing0 = "probabilisticSharpeRatio"))) || ((data.nTrials === undefined) && (missing0 = "nTrials"))) || ((data.trialsSource === undefined) && (missing0 = "trialsSource"))) || ((data.trialSharpeVariance === undefined) && (missing0 = "trialSharpeVariance"))) || ((data.sharpeStandardError === undefined) && (missing0 = "sharpeStandardError"))) || ((data.skewness === undefined) && (missing0 = "skewness"))) || ((data.kurtosisRaw === undefined) && (missing0 = "kurtosisRaw"))) || ((data.expectedMaxSharpeNoSkill === undefined) && (missing0 = "expectedMaxSharpeNoSkill"))) || ((data.luck === undefined) && (missing0 = "luck"))) || ((data.minimumBacktestLengthYears === undefined) && (missing0 = "minimumBacktestLengthYears"))) || ((data.historySufficientForTrialCount === undefined) && (missing0 = "historySufficientForTrialCount"))) || ((data.minTrlVsSelectionYears === undefined) && (missing0 = "minTrlVsSelectionYears"))) || ((data.minTrlVsZeroYears === undefined) && (missing0 = "minTrlVsZeroYears"))) || ((data.minTrlConfidence === undefined) && (missing0 = "minTrlConfidence"))) || ((data.serialCorrelation === undefined) && (missing0 = "serialCorrelation"))) || ((data.pbo === undefined) && (missing0 = "pbo"))) || ((data.conventions === undefined) && (missing0 = "conventions"))) || ((data.nullReasons === undefined) && (missing0 = "nullReasons"))){
validate1.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func1.call(schema1.properties, key0))){
validate1.errors = [{instancePath,message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.label !== undefined){
const _errs2 = errors;
if(typeof data.label !== "string"){
validate1.errors = [{instancePath:instancePath+"/label",message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nObs !== undefined){
let data1 = data.nObs;
const _errs4 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate1.errors = [{instancePath:instancePath+"/nObs",message:"must be integer"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nDropped !== undefined){
let data2 = data.nDropped;
const _errs6 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate1.errors = [{instancePath:instancePath+"/nDropped",message:"must be integer"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.years !== undefined){
let data3 = data.years;
const _errs8 = errors;
if(!((typeof data3 == "number") && (isFinite(data3)))){
validate1.errors = [{instancePath:instancePath+"/years",message:"must be number"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.periodsPerYear !== undefined){
let data4 = data.periodsPerYear;
const _errs10 = errors;
if(!((typeof data4 == "number") && (isFinite(data4)))){
validate1.errors = [{instancePath:instancePath+"/periodsPerYear",message:"must be number"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sharpe !== undefined){
let data5 = data.sharpe;
const _errs12 = errors;
if(!((typeof data5 == "number") && (isFinite(data5)))){
validate1.errors = [{instancePath:instancePath+"/sharpe",message:"must be number"}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.deflatedSharpeRatio !== undefined){
let data6 = data.deflatedSharpeRatio;
const _errs14 = errors;
if((!((typeof data6 == "number") && (isFinite(data6)))) && (data6 !== null)){
validate1.errors = [{instancePath:instancePath+"/deflatedSharpeRatio",message:"must be number,null"}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.probabilisticSharpeRatio !== undefined){
let data7 = data.probabilisticSharpeRatio;
const _errs16 = errors;
if((!((typeof data7 == "number") && (isFinite(data7)))) && (data7 !== null)){
validate1.errors = [{instancePath:instancePath+"/probabilisticSharpeRatio",message:"must be number,null"}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nTrials !== undefined){
let data8 = data.nTrials;
const _errs18 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
validate1.errors = [{instancePath:instancePath+"/nTrials",message:"must be integer"}];
return false;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.trialsSource !== undefined){
let data9 = data.trialsSource;
const _errs20 = errors;
if(typeof data9 !== "string"){
validate1.errors = [{instancePath:instancePath+"/trialsSource",message:"must be string"}];
return false;
}
if(!(data9 === "caller-supplied")){
validate1.errors = [{instancePath:instancePath+"/trialsSource",message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.trialSharpeVariance !== undefined){
let data10 = data.trialSharpeVariance;
const _errs22 = errors;
if(errors === _errs22){
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
let missing1;
if((((data10.law === undefined) && (missing1 = "law")) || ((data10.value === undefined) && (missing1 = "value"))) || ((data10.matrixCrossSectional === undefined) && (missing1 = "matrixCrossSectional"))){
validate1.errors = [{instancePath:instancePath+"/trialSharpeVariance",message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs24 = errors;
for(const key1 in data10){
if(!(((key1 === "law") || (key1 === "value")) || (key1 === "matrixCrossSectional"))){
validate1.errors = [{instancePath:instancePath+"/trialSharpeVariance",message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs24 === errors){
if(data10.law !== undefined){
const _errs25 = errors;
if(typeof data10.law !== "string"){
validate1.errors = [{instancePath:instancePath+"/trialSharpeVariance/law",message:"must be string"}];
return false;
}
var valid1 = _errs25 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data10.value !== undefined){
let data12 = data10.value;
const _errs27 = errors;
if(!((typeof data12 == "number") && (isFinite(data12)))){
validate1.errors = [{instancePath:instancePath+"/trialSharpeVariance/value",message:"must be number"}];
return false;
}
var valid1 = _errs27 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data10.matrixCrossSectional !== undefined){
let data13 = data10.matrixCrossSectional;
const _errs29 = errors;
if((!((typeof data13 == "number") && (isFinite(data13)))) && (data13 !== null)){
validate1.errors = [{instancePath:instancePath+"/trialSharpeVariance/matrixCrossSectional",message:"must be number,null"}];
return false;
}
var valid1 = _errs29 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
else {
validate1.errors = [{instancePath:instancePath+"/trialSharpeVariance",message:"must be object"}];
return false;
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sharpeStandardError !== undefined){
let data14 = data.sharpeStandardError;
const _errs31 = errors;
if((!((typeof data14 == "number") && (isFinite(data14)))) && (data14 !== null)){
validate1.errors = [{instancePath:instancePath+"/sharpeStandardError",message:"must be number,null"}];
return false;
}
var valid0 = _errs31 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.skewness !== undefined){
let data15 = data.skewness;
const _errs33 = errors;
if(!((typeof data15 == "number") && (isFinite(data15)))){
validate1.errors = [{instancePath:instancePath+"/skewness",message:"must be number"}];
return false;
}
var valid0 = _errs33 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kurtosisRaw !== undefined){
let data16 = data.kurtosisRaw;
const _errs35 = errors;
if(!((typeof data16 == "number") && (isFinite(data16)))){
validate1.errors = [{instancePath:instancePath+"/kurtosisRaw",message:"must be number"}];
return false;
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.expectedMaxSharpeNoSkill !== undefined){
let data17 = data.expectedMaxSharpeNoSkill;
const _errs37 = errors;
if(!((typeof data17 == "number") && (isFinite(data17)))){
validate1.errors = [{instancePath:instancePath+"/expectedMaxSharpeNoSkill",message:"must be number"}];
return false;
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.luck !== undefined){
const _errs39 = errors;
if(typeof data.luck !== "string"){
validate1.errors = [{instancePath:instancePath+"/luck",message:"must be string"}];
return false;
}
var valid0 = _errs39 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.minimumBacktestLengthYears !== undefined){
let data19 = data.minimumBacktestLengthYears;
const _errs41 = errors;
if((!((typeof data19 == "number") && (isFinite(data19)))) && (data19 !== null)){
validate1.errors = [{instancePath:instancePath+"/minimumBacktestLengthYears",message:"must be number,null"}];
return false;
}
var valid0 = _errs41 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.historySufficientForTrialCount !== undefined){
const _errs43 = errors;
if(typeof data.historySufficientForTrialCount !== "boolean"){
validate1.errors = [{instancePath:instancePath+"/historySufficientForTrialCount",message:"must be boolean"}];
return false;
}
var valid0 = _errs43 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.minTrlVsSelectionYears !== undefined){
let data21 = data.minTrlVsSelectionYears;
const _errs45 = errors;
if((!((typeof data21 == "number") && (isFinite(data21)))) && (data21 !== null)){
validate1.errors = [{instancePath:instancePath+"/minTrlVsSelectionYears",message:"must be number,null"}];
return false;
}
var valid0 = _errs45 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.minTrlVsZeroYears !== undefined){
let data22 = data.minTrlVsZeroYears;
const _errs47 = errors;
if((!((typeof data22 == "number") && (isFinite(data22)))) && (data22 !== null)){
validate1.errors = [{instancePath:instancePath+"/minTrlVsZeroYears",message:"must be number,null"}];
return false;
}
var valid0 = _errs47 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.minTrlConfidence !== undefined){
let data23 = data.minTrlConfidence;
const _errs49 = errors;
if(!((typeof data23 == "number") && (isFinite(data23)))){
validate1.errors = [{instancePath:instancePath+"/minTrlConfidence",message:"must be number"}];
return false;
}
var valid0 = _errs49 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.serialCorrelation !== undefined){
let data24 = data.serialCorrelation;
const _errs51 = errors;
if(errors === _errs51){
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
let missing2;
if(((((data24.lags === undefined) && (missing2 = "lags")) || ((data24.autocorrelations === undefined) && (missing2 = "autocorrelations"))) || ((data24.annualisationFactor === undefined) && (missing2 = "annualisationFactor"))) || ((data24.adjustedSharpe === undefined) && (missing2 = "adjustedSharpe"))){
validate1.errors = [{instancePath:instancePath+"/serialCorrelation",message:"must have required property '"+missing2+"'"}];
return false;
}
else {
const _errs53 = errors;
for(const key2 in data24){
if(!((((key2 === "lags") || (key2 === "autocorrelations")) || (key2 === "annualisationFactor")) || (key2 === "adjustedSharpe"))){
validate1.errors = [{instancePath:instancePath+"/serialCorrelation",message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs53 === errors){
if(data24.lags !== undefined){
let data25 = data24.lags;
const _errs54 = errors;
if(!(((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25))) && (isFinite(data25)))){
validate1.errors = [{instancePath:instancePath+"/serialCorrelation/lags",message:"must be integer"}];
return false;
}
var valid2 = _errs54 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data24.autocorrelations !== undefined){
let data26 = data24.autocorrelations;
const _errs56 = errors;
if((!(Array.isArray(data26))) && (data26 !== null)){
validate1.errors = [{instancePath:instancePath+"/serialCorrelation/autocorrelations",message:"must be array,null"}];
return false;
}
if(errors === _errs56){
if(Array.isArray(data26)){
var valid3 = true;
const len0 = data26.length;
for(let i0=0; i0<len0; i0++){
let data27 = data26[i0];
const _errs58 = errors;
if(!((typeof data27 == "number") && (isFinite(data27)))){
validate1.errors = [{instancePath:instancePath+"/serialCorrelation/autocorrelations/" + i0,message:"must be number"}];
return false;
}
var valid3 = _errs58 === errors;
if(!valid3){
break;
}
}
}
}
var valid2 = _errs56 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data24.annualisationFactor !== undefined){
let data28 = data24.annualisationFactor;
const _errs60 = errors;
if((!((typeof data28 == "number") && (isFinite(data28)))) && (data28 !== null)){
validate1.errors = [{instancePath:instancePath+"/serialCorrelation/annualisationFactor",message:"must be number,null"}];
return false;
}
var valid2 = _errs60 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data24.adjustedSharpe !== undefined){
let data29 = data24.adjustedSharpe;
const _errs62 = errors;
if((!((typeof data29 == "number") && (isFinite(data29)))) && (data29 !== null)){
validate1.errors = [{instancePath:instancePath+"/serialCorrelation/adjustedSharpe",message:"must be number,null"}];
return false;
}
var valid2 = _errs62 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
}
}
else {
validate1.errors = [{instancePath:instancePath+"/serialCorrelation",message:"must be object"}];
return false;
}
}
var valid0 = _errs51 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pbo !== undefined){
let data30 = data.pbo;
const _errs64 = errors;
if((!(data30 && typeof data30 == "object" && !Array.isArray(data30))) && (data30 !== null)){
validate1.errors = [{instancePath:instancePath+"/pbo",message:"must be object,null"}];
return false;
}
if(errors === _errs64){
if(data30 && typeof data30 == "object" && !Array.isArray(data30)){
let missing3;
if((((((((((data30.probabilityOfBacktestOverfitting === undefined) && (missing3 = "probabilityOfBacktestOverfitting")) || ((data30.probabilityOfLoss === undefined) && (missing3 = "probabilityOfLoss"))) || ((data30.degradationSlope === undefined) && (missing3 = "degradationSlope"))) || ((data30.medianLogit === undefined) && (missing3 = "medianLogit"))) || ((data30.configurations === undefined) && (missing3 = "configurations"))) || ((data30.blocks === undefined) && (missing3 = "blocks"))) || ((data30.splits === undefined) && (missing3 = "splits"))) || ((data30.rowsUsed === undefined) && (missing3 = "rowsUsed"))) || ((data30.rowsDropped === undefined) && (missing3 = "rowsDropped"))){
validate1.errors = [{instancePath:instancePath+"/pbo",message:"must have required property '"+missing3+"'"}];
return false;
}
else {
const _errs66 = errors;
for(const key3 in data30){
if(!(func1.call(schema1.properties.pbo.properties, key3))){
validate1.errors = [{instancePath:instancePath+"/pbo",message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs66 === errors){
if(data30.probabilityOfBacktestOverfitting !== undefined){
let data31 = data30.probabilityOfBacktestOverfitting;
const _errs67 = errors;
if(!((typeof data31 == "number") && (isFinite(data31)))){
validate1.errors = [{instancePath:instancePath+"/pbo/probabilityOfBacktestOverfitting",message:"must be number"}];
return false;
}
var valid4 = _errs67 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data30.probabilityOfLoss !== undefined){
let data32 = data30.probabilityOfLoss;
const _errs69 = errors;
if(!((typeof data32 == "number") && (isFinite(data32)))){
validate1.errors = [{instancePath:instancePath+"/pbo/probabilityOfLoss",message:"must be number"}];
return false;
}
var valid4 = _errs69 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data30.degradationSlope !== undefined){
let data33 = data30.degradationSlope;
const _errs71 = errors;
if((!((typeof data33 == "number") && (isFinite(data33)))) && (data33 !== null)){
validate1.errors = [{instancePath:instancePath+"/pbo/degradationSlope",message:"must be number,null"}];
return false;
}
var valid4 = _errs71 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data30.medianLogit !== undefined){
let data34 = data30.medianLogit;
const _errs73 = errors;
if(!((typeof data34 == "number") && (isFinite(data34)))){
validate1.errors = [{instancePath:instancePath+"/pbo/medianLogit",message:"must be number"}];
return false;
}
var valid4 = _errs73 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data30.configurations !== undefined){
let data35 = data30.configurations;
const _errs75 = errors;
if(!(((typeof data35 == "number") && (!(data35 % 1) && !isNaN(data35))) && (isFinite(data35)))){
validate1.errors = [{instancePath:instancePath+"/pbo/configurations",message:"must be integer"}];
return false;
}
var valid4 = _errs75 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data30.blocks !== undefined){
let data36 = data30.blocks;
const _errs77 = errors;
if(!(((typeof data36 == "number") && (!(data36 % 1) && !isNaN(data36))) && (isFinite(data36)))){
validate1.errors = [{instancePath:instancePath+"/pbo/blocks",message:"must be integer"}];
return false;
}
var valid4 = _errs77 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data30.splits !== undefined){
let data37 = data30.splits;
const _errs79 = errors;
if(!(((typeof data37 == "number") && (!(data37 % 1) && !isNaN(data37))) && (isFinite(data37)))){
validate1.errors = [{instancePath:instancePath+"/pbo/splits",message:"must be integer"}];
return false;
}
var valid4 = _errs79 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data30.rowsUsed !== undefined){
let data38 = data30.rowsUsed;
const _errs81 = errors;
if(!(((typeof data38 == "number") && (!(data38 % 1) && !isNaN(data38))) && (isFinite(data38)))){
validate1.errors = [{instancePath:instancePath+"/pbo/rowsUsed",message:"must be integer"}];
return false;
}
var valid4 = _errs81 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data30.rowsDropped !== undefined){
let data39 = data30.rowsDropped;
const _errs83 = errors;
if(!(((typeof data39 == "number") && (!(data39 % 1) && !isNaN(data39))) && (isFinite(data39)))){
validate1.errors = [{instancePath:instancePath+"/pbo/rowsDropped",message:"must be integer"}];
return false;
}
var valid4 = _errs83 === errors;
}
else {
var valid4 = true;
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
var valid0 = _errs64 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.conventions !== undefined){
let data40 = data.conventions;
const _errs85 = errors;
if(errors === _errs85){
if(data40 && typeof data40 == "object" && !Array.isArray(data40)){
for(const key4 in data40){
const _errs88 = errors;
if(typeof data40[key4] !== "string"){
validate1.errors = [{instancePath:instancePath+"/conventions/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),message:"must be string"}];
return false;
}
var valid5 = _errs88 === errors;
if(!valid5){
break;
}
}
}
else {
validate1.errors = [{instancePath:instancePath+"/conventions",message:"must be object"}];
return false;
}
}
var valid0 = _errs85 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nullReasons !== undefined){
let data42 = data.nullReasons;
const _errs90 = errors;
if(errors === _errs90){
if(Array.isArray(data42)){
var valid6 = true;
const len1 = data42.length;
for(let i1=0; i1<len1; i1++){
let data43 = data42[i1];
const _errs92 = errors;
if(errors === _errs92){
if(data43 && typeof data43 == "object" && !Array.isArray(data43)){
let missing4;
if(((data43.field === undefined) && (missing4 = "field")) || ((data43.reason === undefined) && (missing4 = "reason"))){
validate1.errors = [{instancePath:instancePath+"/nullReasons/" + i1,message:"must have required property '"+missing4+"'"}];
return false;
}
else {
const _errs94 = errors;
for(const key5 in data43){
if(!((key5 === "field") || (key5 === "reason"))){
validate1.errors = [{instancePath:instancePath+"/nullReasons/" + i1,message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs94 === errors){
if(data43.field !== undefined){
const _errs95 = errors;
if(typeof data43.field !== "string"){
validate1.errors = [{instancePath:instancePath+"/nullReasons/" + i1+"/field",message:"must be string"}];
return false;
}
var valid7 = _errs95 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data43.reason !== undefined){
const _errs97 = errors;
if(typeof data43.reason !== "string"){
validate1.errors = [{instancePath:instancePath+"/nullReasons/" + i1+"/reason",message:"must be string"}];
return false;
}
var valid7 = _errs97 === errors;
}
else {
var valid7 = true;
}
}
}
}
}
else {
validate1.errors = [{instancePath:instancePath+"/nullReasons/" + i1,message:"must be object"}];
return false;
}
}
var valid6 = _errs92 === errors;
if(!valid6){
break;
}
}
}
else {
validate1.errors = [{instancePath:instancePath+"/nullReasons",message:"must be array"}];
return false;
}
}
var valid0 = _errs90 === errors;
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
validate1.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate1.errors = vErrors;
return errors === 0;
}
