// @generated from specs/tools/research/get_param_ranges.yaml by toolwright; edit the spec and run "toolwright gen".

export const validateArguments = validate1;
const obj0 = new Set(["strategy","scanner"]);

function validate1(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.strategy !== undefined){
let data0 = data.strategy;
if(typeof data0 !== "string") return false;
}
if(data.scanner !== undefined){
let data1 = data.scanner;
if(typeof data1 !== "string") return false;
}
for(const key0 in data){
if(!obj0.has(key0)) return false;
}
}
else return false;
return true;
}

export const validateResult = validate2;
const obj5 = new Set([]);
const obj6 = new Set(["kind","name","parameters","ascending","space","points","skipped","most_points"]);
const obj2 = new Set(["integer","number"]);
const obj4 = new Set(["name","type","minimum","maximum","default","unit","description","step","suggested","values"]);
const obj3 = new Set(["from","to","step"]);

function validate4(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.from === undefined) return false;
if(data.to === undefined) return false;
if(data.step === undefined) return false;
if(data.from !== undefined){
let data0 = data.from;
if(!((typeof data0 == "number") && (isFinite(data0)))) return false;
}
if(data.to !== undefined){
let data1 = data.to;
if(!((typeof data1 == "number") && (isFinite(data1)))) return false;
}
if(data.step !== undefined){
let data2 = data.step;
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 <= 0 || isNaN(data2)) return false;
}
else return false;
}
for(const key0 in data){
if(!obj3.has(key0)) return false;
}
}
return true;
}


function validate3(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined) return false;
if(data.type === undefined) return false;
if(data.minimum === undefined) return false;
if(data.maximum === undefined) return false;
if(data.default === undefined) return false;
if(data.unit === undefined) return false;
if(data.description === undefined) return false;
if(data.step === undefined) return false;
if(data.suggested === undefined) return false;
if(data.values === undefined) return false;
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 !== "string") return false;
}
if(data.type !== undefined){
let data1 = data.type;
if(typeof data1 !== "string") return false;
if(!obj2.has(data1)) return false;
}
if(data.minimum !== undefined){
let data2 = data.minimum;
if(!((typeof data2 == "number") && (isFinite(data2)))) return false;
}
if(data.maximum !== undefined){
let data3 = data.maximum;
if(!((typeof data3 == "number") && (isFinite(data3)))) return false;
}
if(data.default !== undefined){
let data4 = data.default;
if(!((typeof data4 == "number") && (isFinite(data4)))) return false;
}
if(data.unit !== undefined){
let data5 = data.unit;
if(typeof data5 !== "string") return false;
}
if(data.description !== undefined){
let data6 = data.description;
if(typeof data6 !== "string") return false;
}
if(data.step !== undefined){
let data7 = data.step;
if(!((typeof data7 == "number") && (isFinite(data7)))) return false;
}
if(data.suggested !== undefined){
let data8 = data.suggested;
if(!(data8 && typeof data8 == "object" && !Array.isArray(data8))) return false;
if(!validate4(data8)) return false;
}
if(data.values !== undefined){
let data9 = data.values;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))) return false;
}
for(const key0 in data){
if(!obj4.has(key0)) return false;
}
}
return true;
}


function validate2(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined) return false;
if(data.name === undefined) return false;
if(data.parameters === undefined) return false;
if(data.ascending === undefined) return false;
if(data.space === undefined) return false;
if(data.points === undefined) return false;
if(data.skipped === undefined) return false;
if(data.most_points === undefined) return false;
if(data.kind !== undefined){
let data0 = data.kind;
if(typeof data0 !== "string") return false;
if(!obj0.has(data0)) return false;
}
if(data.name !== undefined){
let data1 = data.name;
if(typeof data1 !== "string") return false;
}
if(data.parameters !== undefined){
let data2 = data.parameters;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))) return false;
if(!validate3(data3)) return false;
}
}
else return false;
}
if(data.ascending !== undefined){
let data4 = data.ascending;
if((!(Array.isArray(data4))) && (data4 !== null)) return false;
if(Array.isArray(data4)){
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
if(typeof data5 !== "string") return false;
}
}
}
if(data.space !== undefined){
let data6 = data.space;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key0 in data6){
if(!obj5.has(key0)){
let data7 = data6[key0];
if(!(data7 && typeof data7 == "object" && !Array.isArray(data7))) return false;
if(!validate4(data7)) return false;
}
}
}
else return false;
}
if(data.points !== undefined){
let data8 = data.points;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))) return false;
}
if(data.skipped !== undefined){
let data9 = data.skipped;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))) return false;
}
if(data.most_points !== undefined){
let data10 = data.most_points;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))) return false;
}
for(const key1 in data){
if(!obj6.has(key1)) return false;
}
}
else return false;
return true;
}
