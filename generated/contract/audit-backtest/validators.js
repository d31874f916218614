// @generated from specs/tools/audit/audit_backtest.yaml by toolwright; edit the spec and run "toolwright gen".

import ucs2length from "ajv/dist/runtime/ucs2length.js";
export const validateArguments = validate1;
const pattern0 = new RegExp("^(nan|inf|-inf)$", "u");
const func0 = ucs2length.default ?? ucs2length;
const obj0 = new Set(["returns","trials","periodsPerYear","riskFreeAnnual","years","matrix","cscvBlocks","label"]);

function validate1(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.returns === undefined) return false;
if(data.trials === undefined) return false;
if(data.returns !== undefined){
let data0 = data.returns;
if(Array.isArray(data0)){
if(data0.length > 1000000) return false;
if(data0.length < 1) return false;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(((!((typeof data1 == "number") && (isFinite(data1)))) && (typeof data1 !== "string")) && (data1 !== null)) return false;
if(typeof data1 === "string"){
if(!pattern0.test(data1)) return false;
}
}
}
else return false;
}
if(data.trials !== undefined){
let data2 = data.trials;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) return false;
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 1 || isNaN(data2)) return false;
}
}
if(data.periodsPerYear !== undefined){
let data3 = data.periodsPerYear;
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1000000 || isNaN(data3)) return false;
if(data3 < 0.01 || isNaN(data3)) return false;
}
else return false;
}
if(data.riskFreeAnnual !== undefined){
let data4 = data.riskFreeAnnual;
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 10 || isNaN(data4)) return false;
if(data4 < -1 || isNaN(data4)) return false;
}
else return false;
}
if(data.years !== undefined){
let data5 = data.years;
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 1000 || isNaN(data5)) return false;
if(data5 < 0.001 || isNaN(data5)) return false;
}
else return false;
}
if(data.matrix !== undefined){
let data6 = data.matrix;
if(Array.isArray(data6)){
if(data6.length > 100000) return false;
if(data6.length < 1) return false;
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
let data7 = data6[i1];
if(Array.isArray(data7)){
if(data7.length > 200) return false;
const len2 = data7.length;
for(let i2=0; i2<len2; i2++){
let data8 = data7[i2];
if(!((typeof data8 == "number") && (isFinite(data8)))) return false;
}
}
else return false;
}
}
else return false;
}
if(data.cscvBlocks !== undefined){
let data9 = data.cscvBlocks;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))) return false;
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 20 || isNaN(data9)) return false;
if(data9 < 2 || isNaN(data9)) return false;
let res0;
if((2 === 0 || (res0 = data9/2, res0 !== parseInt(res0)))) return false;
}
}
if(data.label !== undefined){
let data10 = data.label;
if(typeof data10 === "string"){
if(func0(data10) > 200) return false;
}
else return false;
}
for(const key0 in data){
if(!obj0.has(key0)) return false;
}
}
else return false;
return true;
}

export const validateResult = validate2;
const obj1 = new Set(["caller-supplied"]);
const obj2 = new Set(["law","value","matrixCrossSectional"]);
const obj3 = new Set(["lags","autocorrelations","annualisationFactor","adjustedSharpe"]);
const obj4 = new Set(["probabilityOfBacktestOverfitting","probabilityOfLoss","degradationSlope","medianLogit","configurations","blocks","splits","rowsUsed","rowsDropped"]);
const obj5 = new Set([]);
const obj6 = new Set(["field","reason"]);
const obj7 = new Set(["label","nObs","nDropped","years","periodsPerYear","sharpe","deflatedSharpeRatio","probabilisticSharpeRatio","nTrials","trialsSource","trialSharpeVariance","sharpeStandardError","skewness","kurtosisRaw","expectedMaxSharpeNoSkill","luck","minimumBacktestLengthYears","historySufficientForTrialCount","minTrlVsSelectionYears","minTrlVsZeroYears","minTrlConfidence","serialCorrelation","pbo","conventions","nullReasons"]);

function validate2(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.nObs === undefined) return false;
if(data.nDropped === undefined) return false;
if(data.years === undefined) return false;
if(data.periodsPerYear === undefined) return false;
if(data.sharpe === undefined) return false;
if(data.deflatedSharpeRatio === undefined) return false;
if(data.probabilisticSharpeRatio === undefined) return false;
if(data.nTrials === undefined) return false;
if(data.trialsSource === undefined) return false;
if(data.trialSharpeVariance === undefined) return false;
if(data.sharpeStandardError === undefined) return false;
if(data.skewness === undefined) return false;
if(data.kurtosisRaw === undefined) return false;
if(data.expectedMaxSharpeNoSkill === undefined) return false;
if(data.luck === undefined) return false;
if(data.minimumBacktestLengthYears === undefined) return false;
if(data.historySufficientForTrialCount === undefined) return false;
if(data.minTrlVsSelectionYears === undefined) return false;
if(data.minTrlVsZeroYears === undefined) return false;
if(data.minTrlConfidence === undefined) return false;
if(data.serialCorrelation === undefined) return false;
if(data.pbo === undefined) return false;
if(data.conventions === undefined) return false;
if(data.nullReasons === undefined) return false;
if(data.label !== undefined){
let data0 = data.label;
if(typeof data0 !== "string") return false;
}
if(data.nObs !== undefined){
let data1 = data.nObs;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) return false;
}
if(data.nDropped !== undefined){
let data2 = data.nDropped;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) return false;
}
if(data.years !== undefined){
let data3 = data.years;
if(!((typeof data3 == "number") && (isFinite(data3)))) return false;
}
if(data.periodsPerYear !== undefined){
let data4 = data.periodsPerYear;
if(!((typeof data4 == "number") && (isFinite(data4)))) return false;
}
if(data.sharpe !== undefined){
let data5 = data.sharpe;
if(!((typeof data5 == "number") && (isFinite(data5)))) return false;
}
if(data.deflatedSharpeRatio !== undefined){
let data6 = data.deflatedSharpeRatio;
if((!((typeof data6 == "number") && (isFinite(data6)))) && (data6 !== null)) return false;
}
if(data.probabilisticSharpeRatio !== undefined){
let data7 = data.probabilisticSharpeRatio;
if((!((typeof data7 == "number") && (isFinite(data7)))) && (data7 !== null)) return false;
}
if(data.nTrials !== undefined){
let data8 = data.nTrials;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))) return false;
}
if(data.trialsSource !== undefined){
let data9 = data.trialsSource;
if(typeof data9 !== "string") return false;
if(!obj1.has(data9)) return false;
}
if(data.trialSharpeVariance !== undefined){
let data10 = data.trialSharpeVariance;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.law === undefined) return false;
if(data10.value === undefined) return false;
if(data10.matrixCrossSectional === undefined) return false;
if(data10.law !== undefined){
let data11 = data10.law;
if(typeof data11 !== "string") return false;
}
if(data10.value !== undefined){
let data12 = data10.value;
if(!((typeof data12 == "number") && (isFinite(data12)))) return false;
}
if(data10.matrixCrossSectional !== undefined){
let data13 = data10.matrixCrossSectional;
if((!((typeof data13 == "number") && (isFinite(data13)))) && (data13 !== null)) return false;
}
for(const key0 in data10){
if(!obj2.has(key0)) return false;
}
}
else return false;
}
if(data.sharpeStandardError !== undefined){
let data14 = data.sharpeStandardError;
if((!((typeof data14 == "number") && (isFinite(data14)))) && (data14 !== null)) return false;
}
if(data.skewness !== undefined){
let data15 = data.skewness;
if(!((typeof data15 == "number") && (isFinite(data15)))) return false;
}
if(data.kurtosisRaw !== undefined){
let data16 = data.kurtosisRaw;
if(!((typeof data16 == "number") && (isFinite(data16)))) return false;
}
if(data.expectedMaxSharpeNoSkill !== undefined){
let data17 = data.expectedMaxSharpeNoSkill;
if(!((typeof data17 == "number") && (isFinite(data17)))) return false;
}
if(data.luck !== undefined){
let data18 = data.luck;
if(typeof data18 !== "string") return false;
}
if(data.minimumBacktestLengthYears !== undefined){
let data19 = data.minimumBacktestLengthYears;
if((!((typeof data19 == "number") && (isFinite(data19)))) && (data19 !== null)) return false;
}
if(data.historySufficientForTrialCount !== undefined){
let data20 = data.historySufficientForTrialCount;
if(typeof data20 !== "boolean") return false;
}
if(data.minTrlVsSelectionYears !== undefined){
let data21 = data.minTrlVsSelectionYears;
if((!((typeof data21 == "number") && (isFinite(data21)))) && (data21 !== null)) return false;
}
if(data.minTrlVsZeroYears !== undefined){
let data22 = data.minTrlVsZeroYears;
if((!((typeof data22 == "number") && (isFinite(data22)))) && (data22 !== null)) return false;
}
if(data.minTrlConfidence !== undefined){
let data23 = data.minTrlConfidence;
if(!((typeof data23 == "number") && (isFinite(data23)))) return false;
}
if(data.serialCorrelation !== undefined){
let data24 = data.serialCorrelation;
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
if(data24.lags === undefined) return false;
if(data24.autocorrelations === undefined) return false;
if(data24.annualisationFactor === undefined) return false;
if(data24.adjustedSharpe === undefined) return false;
if(data24.lags !== undefined){
let data25 = data24.lags;
if(!(((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25))) && (isFinite(data25)))) return false;
}
if(data24.autocorrelations !== undefined){
let data26 = data24.autocorrelations;
if((!(Array.isArray(data26))) && (data26 !== null)) return false;
if(Array.isArray(data26)){
const len0 = data26.length;
for(let i0=0; i0<len0; i0++){
let data27 = data26[i0];
if(!((typeof data27 == "number") && (isFinite(data27)))) return false;
}
}
}
if(data24.annualisationFactor !== undefined){
let data28 = data24.annualisationFactor;
if((!((typeof data28 == "number") && (isFinite(data28)))) && (data28 !== null)) return false;
}
if(data24.adjustedSharpe !== undefined){
let data29 = data24.adjustedSharpe;
if((!((typeof data29 == "number") && (isFinite(data29)))) && (data29 !== null)) return false;
}
for(const key1 in data24){
if(!obj3.has(key1)) return false;
}
}
else return false;
}
if(data.pbo !== undefined){
let data30 = data.pbo;
if((!(data30 && typeof data30 == "object" && !Array.isArray(data30))) && (data30 !== null)) return false;
if(data30 && typeof data30 == "object" && !Array.isArray(data30)){
if(data30.probabilityOfBacktestOverfitting === undefined) return false;
if(data30.probabilityOfLoss === undefined) return false;
if(data30.degradationSlope === undefined) return false;
if(data30.medianLogit === undefined) return false;
if(data30.configurations === undefined) return false;
if(data30.blocks === undefined) return false;
if(data30.splits === undefined) return false;
if(data30.rowsUsed === undefined) return false;
if(data30.rowsDropped === undefined) return false;
if(data30.probabilityOfBacktestOverfitting !== undefined){
let data31 = data30.probabilityOfBacktestOverfitting;
if(!((typeof data31 == "number") && (isFinite(data31)))) return false;
}
if(data30.probabilityOfLoss !== undefined){
let data32 = data30.probabilityOfLoss;
if(!((typeof data32 == "number") && (isFinite(data32)))) return false;
}
if(data30.degradationSlope !== undefined){
let data33 = data30.degradationSlope;
if((!((typeof data33 == "number") && (isFinite(data33)))) && (data33 !== null)) return false;
}
if(data30.medianLogit !== undefined){
let data34 = data30.medianLogit;
if(!((typeof data34 == "number") && (isFinite(data34)))) return false;
}
if(data30.configurations !== undefined){
let data35 = data30.configurations;
if(!(((typeof data35 == "number") && (!(data35 % 1) && !isNaN(data35))) && (isFinite(data35)))) return false;
}
if(data30.blocks !== undefined){
let data36 = data30.blocks;
if(!(((typeof data36 == "number") && (!(data36 % 1) && !isNaN(data36))) && (isFinite(data36)))) return false;
}
if(data30.splits !== undefined){
let data37 = data30.splits;
if(!(((typeof data37 == "number") && (!(data37 % 1) && !isNaN(data37))) && (isFinite(data37)))) return false;
}
if(data30.rowsUsed !== undefined){
let data38 = data30.rowsUsed;
if(!(((typeof data38 == "number") && (!(data38 % 1) && !isNaN(data38))) && (isFinite(data38)))) return false;
}
if(data30.rowsDropped !== undefined){
let data39 = data30.rowsDropped;
if(!(((typeof data39 == "number") && (!(data39 % 1) && !isNaN(data39))) && (isFinite(data39)))) return false;
}
for(const key2 in data30){
if(!obj4.has(key2)) return false;
}
}
}
if(data.conventions !== undefined){
let data40 = data.conventions;
if(data40 && typeof data40 == "object" && !Array.isArray(data40)){
for(const key3 in data40){
if(!obj5.has(key3)){
let data41 = data40[key3];
if(typeof data41 !== "string") return false;
}
}
}
else return false;
}
if(data.nullReasons !== undefined){
let data42 = data.nullReasons;
if(Array.isArray(data42)){
const len1 = data42.length;
for(let i1=0; i1<len1; i1++){
let data43 = data42[i1];
if(data43 && typeof data43 == "object" && !Array.isArray(data43)){
if(data43.field === undefined) return false;
if(data43.reason === undefined) return false;
if(data43.field !== undefined){
let data44 = data43.field;
if(typeof data44 !== "string") return false;
}
if(data43.reason !== undefined){
let data45 = data43.reason;
if(typeof data45 !== "string") return false;
}
for(const key4 in data43){
if(!obj6.has(key4)) return false;
}
}
else return false;
}
}
else return false;
}
for(const key5 in data){
if(!obj7.has(key5)) return false;
}
}
else return false;
return true;
}
