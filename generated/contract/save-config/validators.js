// @generated from specs/tools/research/save_config.yaml by toolwright; edit the spec and run "toolwright gen".

import ucs2length from "ajv/dist/runtime/ucs2length.js";
export const validateArguments = validate1;
const obj0 = new Set([]);
const obj1 = new Set(["1D","1W","1M"]);
const obj2 = new Set(["long","long_short"]);
const obj3 = new Set(["position_fraction","target_volatility","volatility_window","stop_loss"]);
const obj4 = new Set(["author","source","hypothesis","notes","campaign"]);
const obj5 = new Set(["name","strategy","scanner","parameters","symbols","timeframe","direction","limits","provenance","overwrite"]);
const func0 = ucs2length.default ?? ucs2length;

function validate1(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined) return false;
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 !== "string") return false;
}
if(data.strategy !== undefined){
let data1 = data.strategy;
if(typeof data1 !== "string") return false;
}
if(data.scanner !== undefined){
let data2 = data.scanner;
if(typeof data2 !== "string") return false;
}
if(data.parameters !== undefined){
let data3 = data.parameters;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key0 in data3){
if(!obj0.has(key0)){
let data4 = data3[key0];
if(!((typeof data4 == "number") && (isFinite(data4)))) return false;
}
}
}
else return false;
}
if(data.symbols !== undefined){
let data5 = data.symbols;
if(Array.isArray(data5)){
if(data5.length > 1000) return false;
if(data5.length < 1) return false;
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(typeof data6 !== "string") return false;
}
let i1 = data5.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data5[i1];
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
let data7 = data.timeframe;
if(typeof data7 !== "string") return false;
if(!obj1.has(data7)) return false;
}
if(data.direction !== undefined){
let data8 = data.direction;
if(typeof data8 !== "string") return false;
if(!obj2.has(data8)) return false;
}
if(data.limits !== undefined){
let data9 = data.limits;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.position_fraction !== undefined){
let data10 = data9.position_fraction;
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 1 || isNaN(data10)) return false;
if(data10 <= 0 || isNaN(data10)) return false;
}
else return false;
}
if(data9.target_volatility !== undefined){
let data11 = data9.target_volatility;
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 5 || isNaN(data11)) return false;
if(data11 < 0.001 || isNaN(data11)) return false;
}
else return false;
}
if(data9.volatility_window !== undefined){
let data12 = data9.volatility_window;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))) return false;
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 500 || isNaN(data12)) return false;
if(data12 < 2 || isNaN(data12)) return false;
}
}
if(data9.stop_loss !== undefined){
let data13 = data9.stop_loss;
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 0.99 || isNaN(data13)) return false;
if(data13 < 0.001 || isNaN(data13)) return false;
}
else return false;
}
for(const key1 in data9){
if(!obj3.has(key1)){
let data14 = data9[key1];
if(!((typeof data14 == "number") && (isFinite(data14)))) return false;
}
}
}
else return false;
}
if(data.provenance !== undefined){
let data15 = data.provenance;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.author !== undefined){
let data16 = data15.author;
if(typeof data16 === "string"){
if(func0(data16) > 200) return false;
}
else return false;
}
if(data15.source !== undefined){
let data17 = data15.source;
if(typeof data17 === "string"){
if(func0(data17) > 1000) return false;
}
else return false;
}
if(data15.hypothesis !== undefined){
let data18 = data15.hypothesis;
if(typeof data18 === "string"){
if(func0(data18) > 4000) return false;
}
else return false;
}
if(data15.notes !== undefined){
let data19 = data15.notes;
if(typeof data19 === "string"){
if(func0(data19) > 4000) return false;
}
else return false;
}
if(data15.campaign !== undefined){
let data20 = data15.campaign;
if(typeof data20 === "string"){
if(func0(data20) > 100) return false;
}
else return false;
}
for(const key2 in data15){
if(!obj4.has(key2)) return false;
}
}
else return false;
}
if(data.overwrite !== undefined){
let data21 = data.overwrite;
if(typeof data21 !== "boolean") return false;
}
for(const key3 in data){
if(!obj5.has(key3)) return false;
}
}
else return false;
return true;
}

export const validateResult = validate2;
const obj9 = new Set(["long","long_short",null]);
const obj12 = new Set(["strategy","scanner","parameters","undeclared_parameters","symbols","timeframe","direction","limits","provenance","campaign"]);

function validate4(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.position_fraction !== undefined){
let data0 = data.position_fraction;
if(!((typeof data0 == "number") && (isFinite(data0)))) return false;
}
if(data.target_volatility !== undefined){
let data1 = data.target_volatility;
if(!((typeof data1 == "number") && (isFinite(data1)))) return false;
}
if(data.volatility_window !== undefined){
let data2 = data.volatility_window;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) return false;
}
if(data.stop_loss !== undefined){
let data3 = data.stop_loss;
if(!((typeof data3 == "number") && (isFinite(data3)))) return false;
}
for(const key0 in data){
if(!obj3.has(key0)) return false;
}
}
return true;
}


function validate6(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.author !== undefined){
let data0 = data.author;
if(typeof data0 !== "string") return false;
}
if(data.source !== undefined){
let data1 = data.source;
if(typeof data1 !== "string") return false;
}
if(data.hypothesis !== undefined){
let data2 = data.hypothesis;
if(typeof data2 !== "string") return false;
}
if(data.notes !== undefined){
let data3 = data.notes;
if(typeof data3 !== "string") return false;
}
if(data.campaign !== undefined){
let data4 = data.campaign;
if(typeof data4 !== "string") return false;
}
for(const key0 in data){
if(!obj4.has(key0)) return false;
}
}
return true;
}


function validate3(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.strategy === undefined) return false;
if(data.scanner === undefined) return false;
if(data.parameters === undefined) return false;
if(data.undeclared_parameters === undefined) return false;
if(data.symbols === undefined) return false;
if(data.timeframe === undefined) return false;
if(data.direction === undefined) return false;
if(data.limits === undefined) return false;
if(data.provenance === undefined) return false;
if(data.campaign === undefined) return false;
if(data.strategy !== undefined){
let data0 = data.strategy;
if((typeof data0 !== "string") && (data0 !== null)) return false;
}
if(data.scanner !== undefined){
let data1 = data.scanner;
if((typeof data1 !== "string") && (data1 !== null)) return false;
}
if(data.parameters !== undefined){
let data2 = data.parameters;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key0 in data2){
if(!obj0.has(key0)){
let data3 = data2[key0];
if(!((typeof data3 == "number") && (isFinite(data3)))) return false;
}
}
}
else return false;
}
if(data.undeclared_parameters !== undefined){
let data4 = data.undeclared_parameters;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key1 in data4){
if(!obj0.has(key1)){
let data5 = data4[key1];
if(!((typeof data5 == "number") && (isFinite(data5)))) return false;
}
}
}
else return false;
}
if(data.symbols !== undefined){
let data6 = data.symbols;
if((!(Array.isArray(data6))) && (data6 !== null)) return false;
if(Array.isArray(data6)){
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(typeof data7 !== "string") return false;
}
}
}
if(data.timeframe !== undefined){
let data8 = data.timeframe;
if(typeof data8 !== "string") return false;
if(!obj1.has(data8)) return false;
}
if(data.direction !== undefined){
let data9 = data.direction;
if((typeof data9 !== "string") && (data9 !== null)) return false;
if(!obj9.has(data9)) return false;
}
if(data.limits !== undefined){
let data10 = data.limits;
if(!(data10 && typeof data10 == "object" && !Array.isArray(data10))) return false;
if(!validate4(data10)) return false;
}
if(data.provenance !== undefined){
let data11 = data.provenance;
if(!(data11 && typeof data11 == "object" && !Array.isArray(data11))) return false;
if(!validate6(data11)) return false;
}
if(data.campaign !== undefined){
let data12 = data.campaign;
if((typeof data12 !== "string") && (data12 !== null)) return false;
}
for(const key2 in data){
if(!obj12.has(key2)) return false;
}
}
return true;
}

const obj13 = new Set(["name","file","sha256","saved_at","overwrite","replaced_sha256","configuration"]);

function validate2(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined) return false;
if(data.file === undefined) return false;
if(data.sha256 === undefined) return false;
if(data.saved_at === undefined) return false;
if(data.overwrite === undefined) return false;
if(data.replaced_sha256 === undefined) return false;
if(data.configuration === undefined) return false;
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 !== "string") return false;
}
if(data.file !== undefined){
let data1 = data.file;
if(typeof data1 !== "string") return false;
}
if(data.sha256 !== undefined){
let data2 = data.sha256;
if(typeof data2 !== "string") return false;
}
if(data.saved_at !== undefined){
let data3 = data.saved_at;
if(typeof data3 !== "string") return false;
}
if(data.overwrite !== undefined){
let data4 = data.overwrite;
if(typeof data4 !== "boolean") return false;
}
if(data.replaced_sha256 !== undefined){
let data5 = data.replaced_sha256;
if((typeof data5 !== "string") && (data5 !== null)) return false;
}
if(data.configuration !== undefined){
let data6 = data.configuration;
if(!(data6 && typeof data6 == "object" && !Array.isArray(data6))) return false;
if(!validate3(data6)) return false;
}
for(const key0 in data){
if(!obj13.has(key0)) return false;
}
}
else return false;
return true;
}
