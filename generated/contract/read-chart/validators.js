// @generated from specs/tools/audit/read_chart.yaml by toolwright; edit the spec and run "toolwright gen".

import ucs2length from "ajv/dist/runtime/ucs2length.js";
export const validateArguments = validate1;
const func0 = ucs2length.default ?? ucs2length;
const pattern0 = new RegExp("^[A-Z][A-Z0-9]*([.\\-][A-Z0-9]+)*$", "u");
const obj0 = new Set(["1m","5m","15m","30m","1H","4H","1D","1W","1M","3M","12M"]);
const obj1 = new Set([]);
const obj2 = new Set(["id","parameters"]);
const obj3 = new Set(["symbol","timeframe","window","studies","fresh"]);

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
if(data2 < 10 || isNaN(data2)) return false;
}
}
if(data.studies !== undefined){
let data3 = data.studies;
if(Array.isArray(data3)){
if(data3.length > 20) return false;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.id === undefined) return false;
if(data4.id !== undefined){
let data5 = data4.id;
if(typeof data5 !== "string") return false;
}
if(data4.parameters !== undefined){
let data6 = data4.parameters;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key0 in data6){
if(!obj1.has(key0)){
let data7 = data6[key0];
if(!((typeof data7 == "number") && (isFinite(data7)))) return false;
}
}
}
else return false;
}
for(const key1 in data4){
if(!obj2.has(key1)) return false;
}
}
else return false;
}
}
else return false;
}
if(data.fresh !== undefined){
let data8 = data.fresh;
if(typeof data8 !== "boolean") return false;
}
for(const key2 in data){
if(!obj3.has(key2)) return false;
}
}
else return false;
return true;
}

export const validateResult = validate2;
const obj4 = new Set(["1min","1day","1month"]);
const obj5 = new Set(["splits","as-stored"]);
const obj8 = new Set(["up","down","sideways"]);
const obj9 = new Set(["swings","average","neither"]);
const obj10 = new Set(["direction","rule","because"]);
const obj11 = new Set(["candlestick","formation"]);
const obj12 = new Set(["rise","fall","neither"]);
const obj13 = new Set(["id","title","kind","namedFor","firstBar","knownAt","barsAgo"]);
const obj16 = new Set(["up","down","neutral",null]);
const obj17 = new Set(["id","title","parameters","values","lean","reading","repaints"]);
const obj18 = new Set(["high","low"]);
const obj19 = new Set(["above","below"]);
const obj20 = new Set(["kind","side","price","bar","knownAt","distancePercent"]);
const obj21 = new Set(["last","average","ratio","reading"]);
const obj22 = new Set(["up","down","neutral","withoutDirection","leftOut"]);
const obj23 = new Set(["symbol","timeframe","interval","adjustment","window","firstBar","lastBar","lastBarComplete","studies","volumeRead","lastClose","trend","patterns","patternsDetected","indicators","levels","volume","tally","summary","freshServed"]);

function validate2(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.symbol === undefined) return false;
if(data.timeframe === undefined) return false;
if(data.interval === undefined) return false;
if(data.adjustment === undefined) return false;
if(data.window === undefined) return false;
if(data.firstBar === undefined) return false;
if(data.lastBar === undefined) return false;
if(data.lastBarComplete === undefined) return false;
if(data.studies === undefined) return false;
if(data.volumeRead === undefined) return false;
if(data.lastClose === undefined) return false;
if(data.trend === undefined) return false;
if(data.patterns === undefined) return false;
if(data.patternsDetected === undefined) return false;
if(data.indicators === undefined) return false;
if(data.levels === undefined) return false;
if(data.volume === undefined) return false;
if(data.tally === undefined) return false;
if(data.summary === undefined) return false;
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
if(!obj4.has(data2)) return false;
}
if(data.adjustment !== undefined){
let data3 = data.adjustment;
if(typeof data3 !== "string") return false;
if(!obj5.has(data3)) return false;
}
if(data.window !== undefined){
let data4 = data.window;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))) return false;
}
if(data.firstBar !== undefined){
let data5 = data.firstBar;
if(typeof data5 !== "string") return false;
}
if(data.lastBar !== undefined){
let data6 = data.lastBar;
if(typeof data6 !== "string") return false;
}
if(data.lastBarComplete !== undefined){
let data7 = data.lastBarComplete;
if(typeof data7 !== "boolean") return false;
}
if(data.studies !== undefined){
let data8 = data.studies;
if(Array.isArray(data8)){
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
let data9 = data8[i0];
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.id === undefined) return false;
if(data9.parameters === undefined) return false;
if(data9.id !== undefined){
let data10 = data9.id;
if(typeof data10 !== "string") return false;
}
if(data9.parameters !== undefined){
let data11 = data9.parameters;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
for(const key0 in data11){
if(!obj1.has(key0)){
let data12 = data11[key0];
if(!((typeof data12 == "number") && (isFinite(data12)))) return false;
}
}
}
else return false;
}
for(const key1 in data9){
if(!obj2.has(key1)) return false;
}
}
else return false;
}
}
else return false;
}
if(data.volumeRead !== undefined){
let data13 = data.volumeRead;
if(typeof data13 !== "boolean") return false;
}
if(data.lastClose !== undefined){
let data14 = data.lastClose;
if(!((typeof data14 == "number") && (isFinite(data14)))) return false;
}
if(data.trend !== undefined){
let data15 = data.trend;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.direction === undefined) return false;
if(data15.rule === undefined) return false;
if(data15.because === undefined) return false;
if(data15.direction !== undefined){
let data16 = data15.direction;
if(typeof data16 !== "string") return false;
if(!obj8.has(data16)) return false;
}
if(data15.rule !== undefined){
let data17 = data15.rule;
if(typeof data17 !== "string") return false;
if(!obj9.has(data17)) return false;
}
if(data15.because !== undefined){
let data18 = data15.because;
if(typeof data18 !== "string") return false;
}
for(const key2 in data15){
if(!obj10.has(key2)) return false;
}
}
else return false;
}
if(data.patterns !== undefined){
let data19 = data.patterns;
if(Array.isArray(data19)){
const len1 = data19.length;
for(let i1=0; i1<len1; i1++){
let data20 = data19[i1];
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
if(data20.id === undefined) return false;
if(data20.title === undefined) return false;
if(data20.kind === undefined) return false;
if(data20.namedFor === undefined) return false;
if(data20.firstBar === undefined) return false;
if(data20.knownAt === undefined) return false;
if(data20.barsAgo === undefined) return false;
if(data20.id !== undefined){
let data21 = data20.id;
if(typeof data21 !== "string") return false;
}
if(data20.title !== undefined){
let data22 = data20.title;
if(typeof data22 !== "string") return false;
}
if(data20.kind !== undefined){
let data23 = data20.kind;
if(typeof data23 !== "string") return false;
if(!obj11.has(data23)) return false;
}
if(data20.namedFor !== undefined){
let data24 = data20.namedFor;
if(typeof data24 !== "string") return false;
if(!obj12.has(data24)) return false;
}
if(data20.firstBar !== undefined){
let data25 = data20.firstBar;
if(typeof data25 !== "string") return false;
}
if(data20.knownAt !== undefined){
let data26 = data20.knownAt;
if(typeof data26 !== "string") return false;
}
if(data20.barsAgo !== undefined){
let data27 = data20.barsAgo;
if(!(((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27))) && (isFinite(data27)))) return false;
}
for(const key3 in data20){
if(!obj13.has(key3)) return false;
}
}
else return false;
}
}
else return false;
}
if(data.patternsDetected !== undefined){
let data28 = data.patternsDetected;
if((!(((typeof data28 == "number") && (!(data28 % 1) && !isNaN(data28))) && (isFinite(data28)))) && (data28 !== null)) return false;
}
if(data.indicators !== undefined){
let data29 = data.indicators;
if(Array.isArray(data29)){
const len2 = data29.length;
for(let i2=0; i2<len2; i2++){
let data30 = data29[i2];
if(data30 && typeof data30 == "object" && !Array.isArray(data30)){
if(data30.id === undefined) return false;
if(data30.title === undefined) return false;
if(data30.parameters === undefined) return false;
if(data30.values === undefined) return false;
if(data30.lean === undefined) return false;
if(data30.reading === undefined) return false;
if(data30.repaints === undefined) return false;
if(data30.id !== undefined){
let data31 = data30.id;
if(typeof data31 !== "string") return false;
}
if(data30.title !== undefined){
let data32 = data30.title;
if(typeof data32 !== "string") return false;
}
if(data30.parameters !== undefined){
let data33 = data30.parameters;
if(data33 && typeof data33 == "object" && !Array.isArray(data33)){
for(const key4 in data33){
if(!obj1.has(key4)){
let data34 = data33[key4];
if(!((typeof data34 == "number") && (isFinite(data34)))) return false;
}
}
}
else return false;
}
if(data30.values !== undefined){
let data35 = data30.values;
if(data35 && typeof data35 == "object" && !Array.isArray(data35)){
for(const key5 in data35){
if(!obj1.has(key5)){
let data36 = data35[key5];
if((!((typeof data36 == "number") && (isFinite(data36)))) && (data36 !== null)) return false;
}
}
}
else return false;
}
if(data30.lean !== undefined){
let data37 = data30.lean;
if((typeof data37 !== "string") && (data37 !== null)) return false;
if(!obj16.has(data37)) return false;
}
if(data30.reading !== undefined){
let data38 = data30.reading;
if(typeof data38 !== "string") return false;
}
if(data30.repaints !== undefined){
let data39 = data30.repaints;
if(typeof data39 !== "boolean") return false;
}
for(const key6 in data30){
if(!obj17.has(key6)) return false;
}
}
else return false;
}
}
else return false;
}
if(data.levels !== undefined){
let data40 = data.levels;
if(Array.isArray(data40)){
const len3 = data40.length;
for(let i3=0; i3<len3; i3++){
let data41 = data40[i3];
if(data41 && typeof data41 == "object" && !Array.isArray(data41)){
if(data41.kind === undefined) return false;
if(data41.side === undefined) return false;
if(data41.price === undefined) return false;
if(data41.bar === undefined) return false;
if(data41.knownAt === undefined) return false;
if(data41.distancePercent === undefined) return false;
if(data41.kind !== undefined){
let data42 = data41.kind;
if(typeof data42 !== "string") return false;
if(!obj18.has(data42)) return false;
}
if(data41.side !== undefined){
let data43 = data41.side;
if(typeof data43 !== "string") return false;
if(!obj19.has(data43)) return false;
}
if(data41.price !== undefined){
let data44 = data41.price;
if(!((typeof data44 == "number") && (isFinite(data44)))) return false;
}
if(data41.bar !== undefined){
let data45 = data41.bar;
if(typeof data45 !== "string") return false;
}
if(data41.knownAt !== undefined){
let data46 = data41.knownAt;
if(typeof data46 !== "string") return false;
}
if(data41.distancePercent !== undefined){
let data47 = data41.distancePercent;
if(!((typeof data47 == "number") && (isFinite(data47)))) return false;
}
for(const key7 in data41){
if(!obj20.has(key7)) return false;
}
}
else return false;
}
}
else return false;
}
if(data.volume !== undefined){
let data48 = data.volume;
if((!(data48 && typeof data48 == "object" && !Array.isArray(data48))) && (data48 !== null)) return false;
if(data48 && typeof data48 == "object" && !Array.isArray(data48)){
if(data48.last === undefined) return false;
if(data48.average === undefined) return false;
if(data48.ratio === undefined) return false;
if(data48.reading === undefined) return false;
if(data48.last !== undefined){
let data49 = data48.last;
if(!((typeof data49 == "number") && (isFinite(data49)))) return false;
}
if(data48.average !== undefined){
let data50 = data48.average;
if(!((typeof data50 == "number") && (isFinite(data50)))) return false;
}
if(data48.ratio !== undefined){
let data51 = data48.ratio;
if(!((typeof data51 == "number") && (isFinite(data51)))) return false;
}
if(data48.reading !== undefined){
let data52 = data48.reading;
if(typeof data52 !== "string") return false;
}
for(const key8 in data48){
if(!obj21.has(key8)) return false;
}
}
}
if(data.tally !== undefined){
let data53 = data.tally;
if(data53 && typeof data53 == "object" && !Array.isArray(data53)){
if(data53.up === undefined) return false;
if(data53.down === undefined) return false;
if(data53.neutral === undefined) return false;
if(data53.withoutDirection === undefined) return false;
if(data53.leftOut === undefined) return false;
if(data53.up !== undefined){
let data54 = data53.up;
if(!(((typeof data54 == "number") && (!(data54 % 1) && !isNaN(data54))) && (isFinite(data54)))) return false;
}
if(data53.down !== undefined){
let data55 = data53.down;
if(!(((typeof data55 == "number") && (!(data55 % 1) && !isNaN(data55))) && (isFinite(data55)))) return false;
}
if(data53.neutral !== undefined){
let data56 = data53.neutral;
if(!(((typeof data56 == "number") && (!(data56 % 1) && !isNaN(data56))) && (isFinite(data56)))) return false;
}
if(data53.withoutDirection !== undefined){
let data57 = data53.withoutDirection;
if(!(((typeof data57 == "number") && (!(data57 % 1) && !isNaN(data57))) && (isFinite(data57)))) return false;
}
if(data53.leftOut !== undefined){
let data58 = data53.leftOut;
if(!(((typeof data58 == "number") && (!(data58 % 1) && !isNaN(data58))) && (isFinite(data58)))) return false;
}
for(const key9 in data53){
if(!obj22.has(key9)) return false;
}
}
else return false;
}
if(data.summary !== undefined){
let data59 = data.summary;
if(typeof data59 !== "string") return false;
}
if(data.freshServed !== undefined){
let data60 = data.freshServed;
if((typeof data60 !== "boolean") && (data60 !== null)) return false;
}
for(const key10 in data){
if(!obj23.has(key10)) return false;
}
}
else return false;
return true;
}
