// @generated from specs/tools/research/load_config.yaml by toolwright; edit the spec and run "toolwright gen".

export const validateArguments = validate1;
const obj0 = new Set(["name"]);

function validate1(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined) return false;
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 !== "string") return false;
}
for(const key0 in data){
if(!obj0.has(key0)) return false;
}
}
else return false;
return true;
}

export const validateResult = validate2;
const obj1 = new Set([]);
const obj3 = new Set(["1D","1W","1M"]);
const obj4 = new Set(["long","long_short",null]);
const obj7 = new Set(["strategy","scanner","parameters","undeclared_parameters","symbols","timeframe","direction","limits","provenance","campaign"]);
const obj5 = new Set(["position_fraction","target_volatility","volatility_window","stop_loss"]);

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
if(!obj5.has(key0)) return false;
}
}
return true;
}

const obj6 = new Set(["author","source","hypothesis","notes","campaign"]);

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
if(!obj6.has(key0)) return false;
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
if(!obj1.has(key0)){
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
if(!obj1.has(key1)){
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
if(!obj3.has(data8)) return false;
}
if(data.direction !== undefined){
let data9 = data.direction;
if((typeof data9 !== "string") && (data9 !== null)) return false;
if(!obj4.has(data9)) return false;
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
if(!obj7.has(key2)) return false;
}
}
return true;
}

const obj10 = new Set(["long","long_short"]);
const obj11 = new Set(["strategy","parameters","symbols","timeframe","direction","position_fraction","target_volatility","volatility_window","stop_loss"]);

function validate9(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.strategy === undefined) return false;
if(data.parameters === undefined) return false;
if(data.timeframe === undefined) return false;
if(data.direction === undefined) return false;
if(data.strategy !== undefined){
let data0 = data.strategy;
if(typeof data0 !== "string") return false;
}
if(data.parameters !== undefined){
let data1 = data.parameters;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key0 in data1){
if(!obj1.has(key0)){
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
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(typeof data4 !== "string") return false;
}
}
else return false;
}
if(data.timeframe !== undefined){
let data5 = data.timeframe;
if(typeof data5 !== "string") return false;
if(!obj3.has(data5)) return false;
}
if(data.direction !== undefined){
let data6 = data.direction;
if(typeof data6 !== "string") return false;
if(!obj10.has(data6)) return false;
}
if(data.position_fraction !== undefined){
let data7 = data.position_fraction;
if(!((typeof data7 == "number") && (isFinite(data7)))) return false;
}
if(data.target_volatility !== undefined){
let data8 = data.target_volatility;
if(!((typeof data8 == "number") && (isFinite(data8)))) return false;
}
if(data.volatility_window !== undefined){
let data9 = data.volatility_window;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))) return false;
}
if(data.stop_loss !== undefined){
let data10 = data.stop_loss;
if(!((typeof data10 == "number") && (isFinite(data10)))) return false;
}
for(const key1 in data){
if(!obj11.has(key1)) return false;
}
}
return true;
}

const obj14 = new Set(["scanner","parameters","symbols","timeframe"]);

function validate11(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.scanner === undefined) return false;
if(data.parameters === undefined) return false;
if(data.timeframe === undefined) return false;
if(data.scanner !== undefined){
let data0 = data.scanner;
if(typeof data0 !== "string") return false;
}
if(data.parameters !== undefined){
let data1 = data.parameters;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key0 in data1){
if(!obj1.has(key0)){
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
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(typeof data4 !== "string") return false;
}
}
else return false;
}
if(data.timeframe !== undefined){
let data5 = data.timeframe;
if(typeof data5 !== "string") return false;
if(!obj3.has(data5)) return false;
}
for(const key1 in data){
if(!obj14.has(key1)) return false;
}
}
return true;
}

const obj15 = new Set(["name","file","sha256","saved_at","configuration","run_arguments","scan_arguments"]);

function validate2(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined) return false;
if(data.file === undefined) return false;
if(data.sha256 === undefined) return false;
if(data.saved_at === undefined) return false;
if(data.configuration === undefined) return false;
if(data.run_arguments === undefined) return false;
if(data.scan_arguments === undefined) return false;
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
if(data.configuration !== undefined){
let data4 = data.configuration;
if(!(data4 && typeof data4 == "object" && !Array.isArray(data4))) return false;
if(!validate3(data4)) return false;
}
if(data.run_arguments !== undefined){
let data5 = data.run_arguments;
if((!(data5 && typeof data5 == "object" && !Array.isArray(data5))) && (data5 !== null)) return false;
if(!validate9(data5)) return false;
}
if(data.scan_arguments !== undefined){
let data6 = data.scan_arguments;
if((!(data6 && typeof data6 == "object" && !Array.isArray(data6))) && (data6 !== null)) return false;
if(!validate11(data6)) return false;
}
for(const key0 in data){
if(!obj15.has(key0)) return false;
}
}
else return false;
return true;
}
