// @generated from specs/tools/research/summarize_bars.yaml by toolwright; edit the spec and run "toolwright gen".

export const validateArguments = validate1;
const pattern0 = new RegExp("^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$", "u");
const obj0 = new Set(["symbols","from","to"]);

function validate1(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.symbols === undefined) return false;
if(data.symbols !== undefined){
let data0 = data.symbols;
if(Array.isArray(data0)){
if(data0.length > 500) return false;
if(data0.length < 1) return false;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 !== "string") return false;
}
let i1 = data0.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data0[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
return false;
}
indices0[item0] = i1;
}
}
}
else return false;
}
if(data.from !== undefined){
let data2 = data.from;
if(typeof data2 === "string"){
if(!pattern0.test(data2)) return false;
}
else return false;
}
if(data.to !== undefined){
let data3 = data.to;
if(typeof data3 === "string"){
if(!pattern0.test(data3)) return false;
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
const obj1 = new Set(["count","first"]);
const obj2 = new Set(["opens","highs","lows","volumes"]);
const obj4 = new Set(["all","some","none"]);
const obj5 = new Set(["traded","traded_from","largest_gap_up","largest_gap_down"]);
const obj6 = new Set(["day","ratio"]);
const obj7 = new Set(["count","cash","last_day"]);
const obj8 = new Set(["day","final_return"]);
const obj9 = new Set(["symbol","vendor","first_bar","last_bar","bars","missing_sessions","bars_off_sessions","bars_without_price","bars_without_volume","columns_missing","price_return","total_return","volatility","best_bar","worst_bar","opens","splits","dividends","delisting","returns_of"]);
const obj3 = new Set(["size","day"]);

function validate4(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.size === undefined) return false;
if(data.day === undefined) return false;
if(data.size !== undefined){
let data0 = data.size;
if(!((typeof data0 == "number") && (isFinite(data0)))) return false;
}
if(data.day !== undefined){
let data1 = data.day;
if(typeof data1 !== "string") return false;
}
for(const key0 in data){
if(!obj3.has(key0)) return false;
}
}
return true;
}


function validate3(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.symbol === undefined) return false;
if(data.vendor === undefined) return false;
if(data.first_bar === undefined) return false;
if(data.last_bar === undefined) return false;
if(data.bars === undefined) return false;
if(data.missing_sessions === undefined) return false;
if(data.bars_off_sessions === undefined) return false;
if(data.bars_without_price === undefined) return false;
if(data.bars_without_volume === undefined) return false;
if(data.columns_missing === undefined) return false;
if(data.price_return === undefined) return false;
if(data.total_return === undefined) return false;
if(data.volatility === undefined) return false;
if(data.best_bar === undefined) return false;
if(data.worst_bar === undefined) return false;
if(data.opens === undefined) return false;
if(data.splits === undefined) return false;
if(data.dividends === undefined) return false;
if(data.delisting === undefined) return false;
if(data.returns_of === undefined) return false;
if(data.symbol !== undefined){
let data0 = data.symbol;
if(typeof data0 !== "string") return false;
}
if(data.vendor !== undefined){
let data1 = data.vendor;
if(typeof data1 !== "string") return false;
}
if(data.first_bar !== undefined){
let data2 = data.first_bar;
if(typeof data2 !== "string") return false;
}
if(data.last_bar !== undefined){
let data3 = data.last_bar;
if(typeof data3 !== "string") return false;
}
if(data.bars !== undefined){
let data4 = data.bars;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))) return false;
}
if(data.missing_sessions !== undefined){
let data5 = data.missing_sessions;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.count === undefined) return false;
if(data5.first === undefined) return false;
if(data5.count !== undefined){
let data6 = data5.count;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))) return false;
}
if(data5.first !== undefined){
let data7 = data5.first;
if(Array.isArray(data7)){
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
if(typeof data8 !== "string") return false;
}
}
else return false;
}
for(const key0 in data5){
if(!obj1.has(key0)) return false;
}
}
else return false;
}
if(data.bars_off_sessions !== undefined){
let data9 = data.bars_off_sessions;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))) return false;
}
if(data.bars_without_price !== undefined){
let data10 = data.bars_without_price;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))) return false;
}
if(data.bars_without_volume !== undefined){
let data11 = data.bars_without_volume;
if((!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))) && (data11 !== null)) return false;
}
if(data.columns_missing !== undefined){
let data12 = data.columns_missing;
if(Array.isArray(data12)){
const len1 = data12.length;
for(let i1=0; i1<len1; i1++){
let data13 = data12[i1];
if(typeof data13 !== "string") return false;
if(!obj2.has(data13)) return false;
}
}
else return false;
}
if(data.price_return !== undefined){
let data14 = data.price_return;
if((!((typeof data14 == "number") && (isFinite(data14)))) && (data14 !== null)) return false;
}
if(data.total_return !== undefined){
let data15 = data.total_return;
if((!((typeof data15 == "number") && (isFinite(data15)))) && (data15 !== null)) return false;
}
if(data.volatility !== undefined){
let data16 = data.volatility;
if((!((typeof data16 == "number") && (isFinite(data16)))) && (data16 !== null)) return false;
}
if(data.best_bar !== undefined){
let data17 = data.best_bar;
if((!(data17 && typeof data17 == "object" && !Array.isArray(data17))) && (data17 !== null)) return false;
if(!validate4(data17)) return false;
}
if(data.worst_bar !== undefined){
let data18 = data.worst_bar;
if((!(data18 && typeof data18 == "object" && !Array.isArray(data18))) && (data18 !== null)) return false;
if(!validate4(data18)) return false;
}
if(data.opens !== undefined){
let data19 = data.opens;
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
if(data19.traded === undefined) return false;
if(data19.traded_from === undefined) return false;
if(data19.largest_gap_up === undefined) return false;
if(data19.largest_gap_down === undefined) return false;
if(data19.traded !== undefined){
let data20 = data19.traded;
if(typeof data20 !== "string") return false;
if(!obj4.has(data20)) return false;
}
if(data19.traded_from !== undefined){
let data21 = data19.traded_from;
if((typeof data21 !== "string") && (data21 !== null)) return false;
}
if(data19.largest_gap_up !== undefined){
let data22 = data19.largest_gap_up;
if((!(data22 && typeof data22 == "object" && !Array.isArray(data22))) && (data22 !== null)) return false;
if(!validate4(data22)) return false;
}
if(data19.largest_gap_down !== undefined){
let data23 = data19.largest_gap_down;
if((!(data23 && typeof data23 == "object" && !Array.isArray(data23))) && (data23 !== null)) return false;
if(!validate4(data23)) return false;
}
for(const key1 in data19){
if(!obj5.has(key1)) return false;
}
}
else return false;
}
if(data.splits !== undefined){
let data24 = data.splits;
if(Array.isArray(data24)){
const len2 = data24.length;
for(let i2=0; i2<len2; i2++){
let data25 = data24[i2];
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
if(data25.day === undefined) return false;
if(data25.ratio === undefined) return false;
if(data25.day !== undefined){
let data26 = data25.day;
if(typeof data26 !== "string") return false;
}
if(data25.ratio !== undefined){
let data27 = data25.ratio;
if(!((typeof data27 == "number") && (isFinite(data27)))) return false;
}
for(const key2 in data25){
if(!obj6.has(key2)) return false;
}
}
else return false;
}
}
else return false;
}
if(data.dividends !== undefined){
let data28 = data.dividends;
if(data28 && typeof data28 == "object" && !Array.isArray(data28)){
if(data28.count === undefined) return false;
if(data28.cash === undefined) return false;
if(data28.last_day === undefined) return false;
if(data28.count !== undefined){
let data29 = data28.count;
if(!(((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29))) && (isFinite(data29)))) return false;
}
if(data28.cash !== undefined){
let data30 = data28.cash;
if(!((typeof data30 == "number") && (isFinite(data30)))) return false;
}
if(data28.last_day !== undefined){
let data31 = data28.last_day;
if((typeof data31 !== "string") && (data31 !== null)) return false;
}
for(const key3 in data28){
if(!obj7.has(key3)) return false;
}
}
else return false;
}
if(data.delisting !== undefined){
let data32 = data.delisting;
if((!(data32 && typeof data32 == "object" && !Array.isArray(data32))) && (data32 !== null)) return false;
if(data32 && typeof data32 == "object" && !Array.isArray(data32)){
if(data32.day === undefined) return false;
if(data32.final_return === undefined) return false;
if(data32.day !== undefined){
let data33 = data32.day;
if(typeof data33 !== "string") return false;
}
if(data32.final_return !== undefined){
let data34 = data32.final_return;
if(!((typeof data34 == "number") && (isFinite(data34)))) return false;
}
for(const key4 in data32){
if(!obj8.has(key4)) return false;
}
}
}
if(data.returns_of !== undefined){
let data35 = data.returns_of;
if(typeof data35 !== "string") return false;
}
for(const key5 in data){
if(!obj9.has(key5)) return false;
}
}
return true;
}

const obj10 = new Set(["summaries"]);

function validate2(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.summaries === undefined) return false;
if(data.summaries !== undefined){
let data0 = data.summaries;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(!(data1 && typeof data1 == "object" && !Array.isArray(data1))) return false;
if(!validate3(data1)) return false;
}
}
else return false;
}
for(const key0 in data){
if(!obj10.has(key0)) return false;
}
}
else return false;
return true;
}
