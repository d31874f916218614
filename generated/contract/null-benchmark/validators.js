// @generated from specs/tools/audit/null_benchmark.yaml by toolwright; edit the spec and run "toolwright gen".

import ucs2length from "ajv/dist/runtime/ucs2length.js";
export const validateArguments = validate1;
const func0 = ucs2length.default ?? ucs2length;
const pattern0 = new RegExp("^[A-Z][A-Z0-9]*([.\\-][A-Z0-9]+)*$", "u");
const obj0 = new Set(["1m","5m","15m","30m","1H","4H","1D","1W","1M","3M","12M"]);
const obj1 = new Set(["symbol","timeframe","window","feeBps","slippageBps","targetVolAnnual","volWindow","maxExposure"]);

function validate1(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.symbol === undefined) return false;
if(data.symbol !== undefined){
let data0 = data.symbol;
if(typeof data0 === "string"){
if(func0(data0) > 15) return false;
if(!pattern0.test(data0)) return false;
}
else return false;
}
if(data.timeframe !== undefined){
let data1 = data.timeframe;
if(typeof data1 !== "string") return false;
if(!obj0.has(data1)) return false;
}
if(data.window !== undefined){
let data2 = data.window;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) return false;
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 5000 || isNaN(data2)) return false;
if(data2 < 1 || isNaN(data2)) return false;
}
}
if(data.feeBps !== undefined){
let data3 = data.feeBps;
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 1000 || isNaN(data3)) return false;
if(data3 < 0 || isNaN(data3)) return false;
}
else return false;
}
if(data.slippageBps !== undefined){
let data4 = data.slippageBps;
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 1000 || isNaN(data4)) return false;
if(data4 < 0 || isNaN(data4)) return false;
}
else return false;
}
if(data.targetVolAnnual !== undefined){
let data5 = data.targetVolAnnual;
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 5 || isNaN(data5)) return false;
if(data5 < 0.001 || isNaN(data5)) return false;
}
else return false;
}
if(data.volWindow !== undefined){
let data6 = data.volWindow;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))) return false;
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 500 || isNaN(data6)) return false;
if(data6 < 2 || isNaN(data6)) return false;
}
}
if(data.maxExposure !== undefined){
let data7 = data.maxExposure;
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 1 || isNaN(data7)) return false;
if(data7 < 0.01 || isNaN(data7)) return false;
}
else return false;
}
for(const key0 in data){
if(!obj1.has(key0)) return false;
}
}
else return false;
return true;
}

export const validateResult = validate2;
const obj2 = new Set(["1min","1day"]);
const obj3 = new Set(["bars","firstBar","lastBar","seedBars"]);
const obj4 = new Set(["feeBps","slippageBps","rule"]);
const obj5 = new Set(["periodsPerYear","convention"]);
const obj6 = new Set(["periodsPerYear","targetVolAnnual","volWindow","maxExposure","rule"]);
const obj8 = new Set(["totalReturn","maxDrawdown","sharpe","deflatedSharpeRatio","nTrials","nObs","meanExposure","highestExposure","rebalances","costsPaid","turnover"]);
const obj9 = new Set(["symbol","timeframe","interval","window","costs","returnBasis","periodsPerYear","annualization","sizing","buyAndHold","volTargetedHold"]);
const obj7 = new Set(["totalReturn","maxDrawdown","sharpe","deflatedSharpeRatio","nTrials","nObs"]);

function validate3(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.totalReturn === undefined) return false;
if(data.maxDrawdown === undefined) return false;
if(data.sharpe === undefined) return false;
if(data.deflatedSharpeRatio === undefined) return false;
if(data.nTrials === undefined) return false;
if(data.nObs === undefined) return false;
if(data.totalReturn !== undefined){
let data0 = data.totalReturn;
if(!((typeof data0 == "number") && (isFinite(data0)))) return false;
}
if(data.maxDrawdown !== undefined){
let data1 = data.maxDrawdown;
if(!((typeof data1 == "number") && (isFinite(data1)))) return false;
}
if(data.sharpe !== undefined){
let data2 = data.sharpe;
if(!((typeof data2 == "number") && (isFinite(data2)))) return false;
}
if(data.deflatedSharpeRatio !== undefined){
let data3 = data.deflatedSharpeRatio;
if((!((typeof data3 == "number") && (isFinite(data3)))) && (data3 !== null)) return false;
}
if(data.nTrials !== undefined){
let data4 = data.nTrials;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))) return false;
}
if(data.nObs !== undefined){
let data5 = data.nObs;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))) return false;
}
for(const key0 in data){
if(!obj7.has(key0)) return false;
}
}
return true;
}


function validate2(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.symbol === undefined) return false;
if(data.timeframe === undefined) return false;
if(data.interval === undefined) return false;
if(data.window === undefined) return false;
if(data.costs === undefined) return false;
if(data.returnBasis === undefined) return false;
if(data.periodsPerYear === undefined) return false;
if(data.annualization === undefined) return false;
if(data.sizing === undefined) return false;
if(data.buyAndHold === undefined) return false;
if(data.volTargetedHold === undefined) return false;
if(data.symbol !== undefined){
let data0 = data.symbol;
if(typeof data0 !== "string") return false;
}
if(data.timeframe !== undefined){
let data1 = data.timeframe;
if(typeof data1 !== "string") return false;
}
if(data.interval !== undefined){
let data2 = data.interval;
if(typeof data2 !== "string") return false;
if(!obj2.has(data2)) return false;
}
if(data.window !== undefined){
let data3 = data.window;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.bars === undefined) return false;
if(data3.firstBar === undefined) return false;
if(data3.lastBar === undefined) return false;
if(data3.seedBars === undefined) return false;
if(data3.bars !== undefined){
let data4 = data3.bars;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))) return false;
}
if(data3.firstBar !== undefined){
let data5 = data3.firstBar;
if(typeof data5 !== "string") return false;
}
if(data3.lastBar !== undefined){
let data6 = data3.lastBar;
if(typeof data6 !== "string") return false;
}
if(data3.seedBars !== undefined){
let data7 = data3.seedBars;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))) return false;
}
for(const key0 in data3){
if(!obj3.has(key0)) return false;
}
}
else return false;
}
if(data.costs !== undefined){
let data8 = data.costs;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.feeBps === undefined) return false;
if(data8.slippageBps === undefined) return false;
if(data8.rule === undefined) return false;
if(data8.feeBps !== undefined){
let data9 = data8.feeBps;
if(!((typeof data9 == "number") && (isFinite(data9)))) return false;
}
if(data8.slippageBps !== undefined){
let data10 = data8.slippageBps;
if(!((typeof data10 == "number") && (isFinite(data10)))) return false;
}
if(data8.rule !== undefined){
let data11 = data8.rule;
if(typeof data11 !== "string") return false;
}
for(const key1 in data8){
if(!obj4.has(key1)) return false;
}
}
else return false;
}
if(data.returnBasis !== undefined){
let data12 = data.returnBasis;
if(typeof data12 !== "string") return false;
}
if(data.periodsPerYear !== undefined){
let data13 = data.periodsPerYear;
if(!((typeof data13 == "number") && (isFinite(data13)))) return false;
}
if(data.annualization !== undefined){
let data14 = data.annualization;
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(data14.periodsPerYear === undefined) return false;
if(data14.convention === undefined) return false;
if(data14.periodsPerYear !== undefined){
let data15 = data14.periodsPerYear;
if(!((typeof data15 == "number") && (isFinite(data15)))) return false;
}
if(data14.convention !== undefined){
let data16 = data14.convention;
if(typeof data16 !== "string") return false;
}
for(const key2 in data14){
if(!obj5.has(key2)) return false;
}
}
else return false;
}
if(data.sizing !== undefined){
let data17 = data.sizing;
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
if(data17.periodsPerYear === undefined) return false;
if(data17.targetVolAnnual === undefined) return false;
if(data17.volWindow === undefined) return false;
if(data17.maxExposure === undefined) return false;
if(data17.rule === undefined) return false;
if(data17.periodsPerYear !== undefined){
let data18 = data17.periodsPerYear;
if(!((typeof data18 == "number") && (isFinite(data18)))) return false;
}
if(data17.targetVolAnnual !== undefined){
let data19 = data17.targetVolAnnual;
if(!((typeof data19 == "number") && (isFinite(data19)))) return false;
}
if(data17.volWindow !== undefined){
let data20 = data17.volWindow;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))) return false;
}
if(data17.maxExposure !== undefined){
let data21 = data17.maxExposure;
if(!((typeof data21 == "number") && (isFinite(data21)))) return false;
}
if(data17.rule !== undefined){
let data22 = data17.rule;
if(typeof data22 !== "string") return false;
}
for(const key3 in data17){
if(!obj6.has(key3)) return false;
}
}
else return false;
}
if(data.buyAndHold !== undefined){
let data23 = data.buyAndHold;
if(!(data23 && typeof data23 == "object" && !Array.isArray(data23))) return false;
if(!validate3(data23)) return false;
}
if(data.volTargetedHold !== undefined){
let data24 = data.volTargetedHold;
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
if(data24.totalReturn === undefined) return false;
if(data24.maxDrawdown === undefined) return false;
if(data24.sharpe === undefined) return false;
if(data24.deflatedSharpeRatio === undefined) return false;
if(data24.nTrials === undefined) return false;
if(data24.nObs === undefined) return false;
if(data24.meanExposure === undefined) return false;
if(data24.highestExposure === undefined) return false;
if(data24.rebalances === undefined) return false;
if(data24.costsPaid === undefined) return false;
if(data24.turnover === undefined) return false;
if(data24.totalReturn !== undefined){
let data25 = data24.totalReturn;
if(!((typeof data25 == "number") && (isFinite(data25)))) return false;
}
if(data24.maxDrawdown !== undefined){
let data26 = data24.maxDrawdown;
if(!((typeof data26 == "number") && (isFinite(data26)))) return false;
}
if(data24.sharpe !== undefined){
let data27 = data24.sharpe;
if(!((typeof data27 == "number") && (isFinite(data27)))) return false;
}
if(data24.deflatedSharpeRatio !== undefined){
let data28 = data24.deflatedSharpeRatio;
if((!((typeof data28 == "number") && (isFinite(data28)))) && (data28 !== null)) return false;
}
if(data24.nTrials !== undefined){
let data29 = data24.nTrials;
if(!(((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29))) && (isFinite(data29)))) return false;
}
if(data24.nObs !== undefined){
let data30 = data24.nObs;
if(!(((typeof data30 == "number") && (!(data30 % 1) && !isNaN(data30))) && (isFinite(data30)))) return false;
}
if(data24.meanExposure !== undefined){
let data31 = data24.meanExposure;
if(!((typeof data31 == "number") && (isFinite(data31)))) return false;
}
if(data24.highestExposure !== undefined){
let data32 = data24.highestExposure;
if(!((typeof data32 == "number") && (isFinite(data32)))) return false;
}
if(data24.rebalances !== undefined){
let data33 = data24.rebalances;
if(!(((typeof data33 == "number") && (!(data33 % 1) && !isNaN(data33))) && (isFinite(data33)))) return false;
}
if(data24.costsPaid !== undefined){
let data34 = data24.costsPaid;
if(!((typeof data34 == "number") && (isFinite(data34)))) return false;
}
if(data24.turnover !== undefined){
let data35 = data24.turnover;
if(!((typeof data35 == "number") && (isFinite(data35)))) return false;
}
for(const key4 in data24){
if(!obj8.has(key4)) return false;
}
}
else return false;
}
for(const key5 in data){
if(!obj9.has(key5)) return false;
}
}
else return false;
return true;
}
