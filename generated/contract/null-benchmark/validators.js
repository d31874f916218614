// @generated from specs/tools/audit/null_benchmark.yaml by toolwright; edit the spec and run "toolwright gen".

import ucs2length from "ajv/dist/runtime/ucs2length.js";
export const validateArguments = validate1;
const func0 = ucs2length.default ?? ucs2length;
const pattern0 = new RegExp("^[A-Z][A-Z0-9]*([.\\-][A-Z0-9]+)*$", "u");
const obj0 = new Set(["1m","5m","15m","30m","1H","4H","1D","1W","1M","3M","12M"]);
const obj1 = new Set(["symbol","timeframe","window","feeBps","slippageBps","targetVolAnnual","volWindow","maxExposure","fresh"]);

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
if(data.fresh !== undefined){
let data8 = data.fresh;
if(typeof data8 !== "boolean") return false;
}
for(const key0 in data){
if(!obj1.has(key0)) return false;
}
}
else return false;
return true;
}

export const validateResult = validate2;
const obj2 = new Set(["1min","1day","1month"]);
const obj3 = new Set(["bars","firstBar","lastBar","seedBars"]);
const obj4 = new Set(["open","previous close"]);
const obj5 = new Set(["feeBps","slippageBps","fillsAt","rule"]);
const obj6 = new Set(["periodsPerYear","convention"]);
const obj7 = new Set(["periodsPerYear","targetVolAnnual","volWindow","maxExposure","rule"]);
const obj9 = new Set(["totalReturn","maxDrawdown","sharpe","deflatedSharpeRatio","nTrials","nObs","meanExposure","highestExposure","rebalances","costsPaid","turnover"]);
const obj10 = new Set(["symbol","timeframe","interval","window","costs","returnBasis","periodsPerYear","annualization","sizing","buyAndHold","volTargetedHold","freshServed"]);
const obj8 = new Set(["totalReturn","maxDrawdown","sharpe","deflatedSharpeRatio","nTrials","nObs"]);

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
if(!obj8.has(key0)) return false;
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
if(data.freshServed === undefined) return false;
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
if(data8.fillsAt === undefined) return false;
if(data8.rule === undefined) return false;
if(data8.feeBps !== undefined){
let data9 = data8.feeBps;
if(!((typeof data9 == "number") && (isFinite(data9)))) return false;
}
if(data8.slippageBps !== undefined){
let data10 = data8.slippageBps;
if(!((typeof data10 == "number") && (isFinite(data10)))) return false;
}
if(data8.fillsAt !== undefined){
let data11 = data8.fillsAt;
if(typeof data11 !== "string") return false;
if(!obj4.has(data11)) return false;
}
if(data8.rule !== undefined){
let data12 = data8.rule;
if(typeof data12 !== "string") return false;
}
for(const key1 in data8){
if(!obj5.has(key1)) return false;
}
}
else return false;
}
if(data.returnBasis !== undefined){
let data13 = data.returnBasis;
if(typeof data13 !== "string") return false;
}
if(data.periodsPerYear !== undefined){
let data14 = data.periodsPerYear;
if(!((typeof data14 == "number") && (isFinite(data14)))) return false;
}
if(data.annualization !== undefined){
let data15 = data.annualization;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.periodsPerYear === undefined) return false;
if(data15.convention === undefined) return false;
if(data15.periodsPerYear !== undefined){
let data16 = data15.periodsPerYear;
if(!((typeof data16 == "number") && (isFinite(data16)))) return false;
}
if(data15.convention !== undefined){
let data17 = data15.convention;
if(typeof data17 !== "string") return false;
}
for(const key2 in data15){
if(!obj6.has(key2)) return false;
}
}
else return false;
}
if(data.sizing !== undefined){
let data18 = data.sizing;
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if(data18.periodsPerYear === undefined) return false;
if(data18.targetVolAnnual === undefined) return false;
if(data18.volWindow === undefined) return false;
if(data18.maxExposure === undefined) return false;
if(data18.rule === undefined) return false;
if(data18.periodsPerYear !== undefined){
let data19 = data18.periodsPerYear;
if(!((typeof data19 == "number") && (isFinite(data19)))) return false;
}
if(data18.targetVolAnnual !== undefined){
let data20 = data18.targetVolAnnual;
if(!((typeof data20 == "number") && (isFinite(data20)))) return false;
}
if(data18.volWindow !== undefined){
let data21 = data18.volWindow;
if(!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))) return false;
}
if(data18.maxExposure !== undefined){
let data22 = data18.maxExposure;
if(!((typeof data22 == "number") && (isFinite(data22)))) return false;
}
if(data18.rule !== undefined){
let data23 = data18.rule;
if(typeof data23 !== "string") return false;
}
for(const key3 in data18){
if(!obj7.has(key3)) return false;
}
}
else return false;
}
if(data.buyAndHold !== undefined){
let data24 = data.buyAndHold;
if(!(data24 && typeof data24 == "object" && !Array.isArray(data24))) return false;
if(!validate3(data24)) return false;
}
if(data.volTargetedHold !== undefined){
let data25 = data.volTargetedHold;
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
if(data25.totalReturn === undefined) return false;
if(data25.maxDrawdown === undefined) return false;
if(data25.sharpe === undefined) return false;
if(data25.deflatedSharpeRatio === undefined) return false;
if(data25.nTrials === undefined) return false;
if(data25.nObs === undefined) return false;
if(data25.meanExposure === undefined) return false;
if(data25.highestExposure === undefined) return false;
if(data25.rebalances === undefined) return false;
if(data25.costsPaid === undefined) return false;
if(data25.turnover === undefined) return false;
if(data25.totalReturn !== undefined){
let data26 = data25.totalReturn;
if(!((typeof data26 == "number") && (isFinite(data26)))) return false;
}
if(data25.maxDrawdown !== undefined){
let data27 = data25.maxDrawdown;
if(!((typeof data27 == "number") && (isFinite(data27)))) return false;
}
if(data25.sharpe !== undefined){
let data28 = data25.sharpe;
if(!((typeof data28 == "number") && (isFinite(data28)))) return false;
}
if(data25.deflatedSharpeRatio !== undefined){
let data29 = data25.deflatedSharpeRatio;
if((!((typeof data29 == "number") && (isFinite(data29)))) && (data29 !== null)) return false;
}
if(data25.nTrials !== undefined){
let data30 = data25.nTrials;
if(!(((typeof data30 == "number") && (!(data30 % 1) && !isNaN(data30))) && (isFinite(data30)))) return false;
}
if(data25.nObs !== undefined){
let data31 = data25.nObs;
if(!(((typeof data31 == "number") && (!(data31 % 1) && !isNaN(data31))) && (isFinite(data31)))) return false;
}
if(data25.meanExposure !== undefined){
let data32 = data25.meanExposure;
if(!((typeof data32 == "number") && (isFinite(data32)))) return false;
}
if(data25.highestExposure !== undefined){
let data33 = data25.highestExposure;
if(!((typeof data33 == "number") && (isFinite(data33)))) return false;
}
if(data25.rebalances !== undefined){
let data34 = data25.rebalances;
if(!(((typeof data34 == "number") && (!(data34 % 1) && !isNaN(data34))) && (isFinite(data34)))) return false;
}
if(data25.costsPaid !== undefined){
let data35 = data25.costsPaid;
if(!((typeof data35 == "number") && (isFinite(data35)))) return false;
}
if(data25.turnover !== undefined){
let data36 = data25.turnover;
if(!((typeof data36 == "number") && (isFinite(data36)))) return false;
}
for(const key4 in data25){
if(!obj9.has(key4)) return false;
}
}
else return false;
}
if(data.freshServed !== undefined){
let data37 = data.freshServed;
if((typeof data37 !== "boolean") && (data37 !== null)) return false;
}
for(const key5 in data){
if(!obj10.has(key5)) return false;
}
}
else return false;
return true;
}
