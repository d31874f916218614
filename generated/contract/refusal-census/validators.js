// @generated from specs/tools/audit/refusal_census.yaml by toolwright; edit the spec and run "toolwright gen".

export const validateArguments = validate1;
const obj0 = new Set([]);

function validate1(data){
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!obj0.has(key0)) return false;
}
}
else return false;
return true;
}

export const validateResult = validate2;
const obj1 = new Set(["universe","declaredTapes","determinations","selected","candidate","refusal","error"]);

function validate4(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.universe === undefined) return false;
if(data.declaredTapes === undefined) return false;
if(data.determinations === undefined) return false;
if(data.selected === undefined) return false;
if(data.candidate === undefined) return false;
if(data.refusal === undefined) return false;
if(data.error === undefined) return false;
if(data.universe !== undefined){
let data0 = data.universe;
if(typeof data0 !== "string") return false;
}
if(data.declaredTapes !== undefined){
let data1 = data.declaredTapes;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) return false;
}
if(data.determinations !== undefined){
let data2 = data.determinations;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) return false;
}
if(data.selected !== undefined){
let data3 = data.selected;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) return false;
}
if(data.candidate !== undefined){
let data4 = data.candidate;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))) return false;
}
if(data.refusal !== undefined){
let data5 = data.refusal;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))) return false;
}
if(data.error !== undefined){
let data6 = data.error;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))) return false;
}
for(const key0 in data){
if(!obj1.has(key0)) return false;
}
}
return true;
}

const obj2 = new Set(["declaredTapes","determinations","selected","candidate","refusal","error"]);

function validate6(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.declaredTapes === undefined) return false;
if(data.determinations === undefined) return false;
if(data.selected === undefined) return false;
if(data.candidate === undefined) return false;
if(data.refusal === undefined) return false;
if(data.error === undefined) return false;
if(data.declaredTapes !== undefined){
let data0 = data.declaredTapes;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) return false;
}
if(data.determinations !== undefined){
let data1 = data.determinations;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) return false;
}
if(data.selected !== undefined){
let data2 = data.selected;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) return false;
}
if(data.candidate !== undefined){
let data3 = data.candidate;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) return false;
}
if(data.refusal !== undefined){
let data4 = data.refusal;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))) return false;
}
if(data.error !== undefined){
let data5 = data.error;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))) return false;
}
for(const key0 in data){
if(!obj2.has(key0)) return false;
}
}
return true;
}

const obj3 = new Set(["code","count"]);

function validate8(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code === undefined) return false;
if(data.count === undefined) return false;
if(data.code !== undefined){
let data0 = data.code;
if(typeof data0 !== "string") return false;
}
if(data.count !== undefined){
let data1 = data.count;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))) return false;
}
for(const key0 in data){
if(!obj3.has(key0)) return false;
}
}
return true;
}

const obj4 = new Set(["campaign","bar","sealedAt","seq","recordHash","universes","total","refusalCodes","repeated","undeclared","sealedAgain","gradedAt"]);

function validate3(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.campaign === undefined) return false;
if(data.bar === undefined) return false;
if(data.sealedAt === undefined) return false;
if(data.seq === undefined) return false;
if(data.recordHash === undefined) return false;
if(data.universes === undefined) return false;
if(data.total === undefined) return false;
if(data.refusalCodes === undefined) return false;
if(data.repeated === undefined) return false;
if(data.undeclared === undefined) return false;
if(data.sealedAgain === undefined) return false;
if(data.gradedAt === undefined) return false;
if(data.campaign !== undefined){
let data0 = data.campaign;
if(typeof data0 !== "string") return false;
}
if(data.bar !== undefined){
let data1 = data.bar;
if(typeof data1 !== "string") return false;
}
if(data.sealedAt !== undefined){
let data2 = data.sealedAt;
if(typeof data2 !== "string") return false;
}
if(data.seq !== undefined){
let data3 = data.seq;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) return false;
}
if(data.recordHash !== undefined){
let data4 = data.recordHash;
if(typeof data4 !== "string") return false;
}
if(data.universes !== undefined){
let data5 = data.universes;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(!(data6 && typeof data6 == "object" && !Array.isArray(data6))) return false;
if(!validate4(data6)) return false;
}
}
else return false;
}
if(data.total !== undefined){
let data7 = data.total;
if(!(data7 && typeof data7 == "object" && !Array.isArray(data7))) return false;
if(!validate6(data7)) return false;
}
if(data.refusalCodes !== undefined){
let data8 = data.refusalCodes;
if(Array.isArray(data8)){
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
let data9 = data8[i1];
if(!(data9 && typeof data9 == "object" && !Array.isArray(data9))) return false;
if(!validate8(data9)) return false;
}
}
else return false;
}
if(data.repeated !== undefined){
let data10 = data.repeated;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))) return false;
}
if(data.undeclared !== undefined){
let data11 = data.undeclared;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))) return false;
}
if(data.sealedAgain !== undefined){
let data12 = data.sealedAgain;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))) return false;
}
if(data.gradedAt !== undefined){
let data13 = data.gradedAt;
if((typeof data13 !== "string") && (data13 !== null)) return false;
}
for(const key0 in data){
if(!obj4.has(key0)) return false;
}
}
return true;
}

const obj5 = new Set(["campaigns"]);

function validate2(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.campaigns === undefined) return false;
if(data.campaigns !== undefined){
let data0 = data.campaigns;
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
if(!obj5.has(key0)) return false;
}
}
else return false;
return true;
}
