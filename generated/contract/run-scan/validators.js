// @generated from specs/tools/research/run_scan.yaml by toolwright; edit the spec and run "toolwright gen".

export const validateArguments = validate1;
const obj0 = new Set([]);
const obj1 = new Set(["1D","1W","1M"]);
const obj2 = new Set(["scanner","parameters","symbols","timeframe","as_of","top_n"]);
const pattern0 = new RegExp("^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$", "u");

function validate1(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.scanner === undefined) return false;
if(data.scanner !== undefined){
let data0 = data.scanner;
if(typeof data0 !== "string") return false;
}
if(data.parameters !== undefined){
let data1 = data.parameters;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key0 in data1){
if(!obj0.has(key0)){
let data2 = data1[key0];
if(!((typeof data2 == "number") && (isFinite(data2)))) return false;
}
}
}
else return false;
}
if(data.symbols !== undefined){
let data3 = data.symbols;
if(Array.isArray(data3)){
if(data3.length > 1000) return false;
if(data3.length < 1) return false;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(typeof data4 !== "string") return false;
}
let i1 = data3.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data3[i1];
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
if(data.timeframe !== undefined){
let data5 = data.timeframe;
if(typeof data5 !== "string") return false;
if(!obj1.has(data5)) return false;
}
if(data.as_of !== undefined){
let data6 = data.as_of;
if(typeof data6 === "string"){
if(!pattern0.test(data6)) return false;
}
else return false;
}
if(data.top_n !== undefined){
let data7 = data.top_n;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))) return false;
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 200 || isNaN(data7)) return false;
if(data7 < 1 || isNaN(data7)) return false;
}
}
for(const key1 in data){
if(!obj2.has(key1)) return false;
}
}
else return false;
return true;
}

export const validateResult = validate2;
const obj9 = new Set(["text/csv"]);
const obj10 = new Set(["uri","path","digest","mediaType","bytes"]);
const obj11 = new Set(["scanner","parameters","as_of","session","timeframe","sort_key","universe","measured","matched","rows","truncated","left_out","caveat","ranking_table"]);
const obj4 = new Set(["largest","smallest"]);
const obj5 = new Set(["name","description","unit","first"]);

function validate3(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined) return false;
if(data.description === undefined) return false;
if(data.unit === undefined) return false;
if(data.first === undefined) return false;
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 !== "string") return false;
}
if(data.description !== undefined){
let data1 = data.description;
if(typeof data1 !== "string") return false;
}
if(data.unit !== undefined){
let data2 = data.unit;
if(typeof data2 !== "string") return false;
}
if(data.first !== undefined){
let data3 = data.first;
if(typeof data3 !== "string") return false;
if(!obj4.has(data3)) return false;
}
for(const key0 in data){
if(!obj5.has(key0)) return false;
}
}
return true;
}

const obj6 = new Set(["rank","symbol","value","close"]);

function validate5(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.rank === undefined) return false;
if(data.symbol === undefined) return false;
if(data.value === undefined) return false;
if(data.close === undefined) return false;
if(data.rank !== undefined){
let data0 = data.rank;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) return false;
}
if(data.symbol !== undefined){
let data1 = data.symbol;
if(typeof data1 !== "string") return false;
}
if(data.value !== undefined){
let data2 = data.value;
if(!((typeof data2 == "number") && (isFinite(data2)))) return false;
}
if(data.close !== undefined){
let data3 = data.close;
if(!((typeof data3 == "number") && (isFinite(data3)))) return false;
}
for(const key0 in data){
if(!obj6.has(key0)) return false;
}
}
return true;
}

const obj7 = new Set(["no_daily_bars","licence_pending","not_listed_yet","not_traded","missing_input","too_few_bars","no_price"]);
const obj8 = new Set(["symbol","reason","why"]);

function validate7(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.symbol === undefined) return false;
if(data.reason === undefined) return false;
if(data.why === undefined) return false;
if(data.symbol !== undefined){
let data0 = data.symbol;
if(typeof data0 !== "string") return false;
}
if(data.reason !== undefined){
let data1 = data.reason;
if(typeof data1 !== "string") return false;
if(!obj7.has(data1)) return false;
}
if(data.why !== undefined){
let data2 = data.why;
if(typeof data2 !== "string") return false;
}
for(const key0 in data){
if(!obj8.has(key0)) return false;
}
}
return true;
}

const pattern1 = new RegExp("^artifact://[0-9a-f]{64}$", "u");
const pattern2 = new RegExp("^artifacts/[0-9a-f]{64}\\.[a-z]+$", "u");
const pattern3 = new RegExp("^[0-9a-f]{64}$", "u");

function validate2(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.scanner === undefined) return false;
if(data.parameters === undefined) return false;
if(data.as_of === undefined) return false;
if(data.session === undefined) return false;
if(data.timeframe === undefined) return false;
if(data.sort_key === undefined) return false;
if(data.universe === undefined) return false;
if(data.measured === undefined) return false;
if(data.matched === undefined) return false;
if(data.rows === undefined) return false;
if(data.truncated === undefined) return false;
if(data.left_out === undefined) return false;
if(data.caveat === undefined) return false;
if(data.ranking_table === undefined) return false;
if(data.scanner !== undefined){
let data0 = data.scanner;
if(typeof data0 !== "string") return false;
}
if(data.parameters !== undefined){
let data1 = data.parameters;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key0 in data1){
if(!obj0.has(key0)){
let data2 = data1[key0];
if(!((typeof data2 == "number") && (isFinite(data2)))) return false;
}
}
}
else return false;
}
if(data.as_of !== undefined){
let data3 = data.as_of;
if(typeof data3 !== "string") return false;
}
if(data.session !== undefined){
let data4 = data.session;
if(typeof data4 !== "string") return false;
}
if(data.timeframe !== undefined){
let data5 = data.timeframe;
if(typeof data5 !== "string") return false;
}
if(data.sort_key !== undefined){
let data6 = data.sort_key;
if(!(data6 && typeof data6 == "object" && !Array.isArray(data6))) return false;
if(!validate3(data6)) return false;
}
if(data.universe !== undefined){
let data7 = data.universe;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))) return false;
}
if(data.measured !== undefined){
let data8 = data.measured;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))) return false;
}
if(data.matched !== undefined){
let data9 = data.matched;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))) return false;
}
if(data.rows !== undefined){
let data10 = data.rows;
if(Array.isArray(data10)){
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
let data11 = data10[i0];
if(!(data11 && typeof data11 == "object" && !Array.isArray(data11))) return false;
if(!validate5(data11)) return false;
}
}
else return false;
}
if(data.truncated !== undefined){
let data12 = data.truncated;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))) return false;
}
if(data.left_out !== undefined){
let data13 = data.left_out;
if(Array.isArray(data13)){
const len1 = data13.length;
for(let i1=0; i1<len1; i1++){
let data14 = data13[i1];
if(!(data14 && typeof data14 == "object" && !Array.isArray(data14))) return false;
if(!validate7(data14)) return false;
}
}
else return false;
}
if(data.caveat !== undefined){
let data15 = data.caveat;
if(typeof data15 !== "string") return false;
}
if(data.ranking_table !== undefined){
let data16 = data.ranking_table;
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if(data16.uri === undefined) return false;
if(data16.path === undefined) return false;
if(data16.digest === undefined) return false;
if(data16.mediaType === undefined) return false;
if(data16.bytes === undefined) return false;
if(data16.uri !== undefined){
let data17 = data16.uri;
if(typeof data17 === "string"){
if(!pattern1.test(data17)) return false;
}
else return false;
}
if(data16.path !== undefined){
let data18 = data16.path;
if(typeof data18 === "string"){
if(!pattern2.test(data18)) return false;
}
else return false;
}
if(data16.digest !== undefined){
let data19 = data16.digest;
if(typeof data19 === "string"){
if(!pattern3.test(data19)) return false;
}
else return false;
}
if(data16.mediaType !== undefined){
let data20 = data16.mediaType;
if(typeof data20 !== "string") return false;
if(!obj9.has(data20)) return false;
}
if(data16.bytes !== undefined){
let data21 = data16.bytes;
if(!(((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21))) && (isFinite(data21)))) return false;
if((typeof data21 == "number") && (isFinite(data21))){
if(data21 < 0 || isNaN(data21)) return false;
}
}
for(const key1 in data16){
if(!obj10.has(key1)) return false;
}
}
else return false;
}
for(const key2 in data){
if(!obj11.has(key2)) return false;
}
}
else return false;
return true;
}
