// @generated from specs/types.yaml by toolwright; edit the spec and run "toolwright gen".

export const validateProvenance = validate1;
const obj0 = new Set(["confirmed","sample","generated"]);
const obj1 = new Set(["vendor","asOf","ageSeconds","model","trialCount","trialsSource","snapshot","licence","barsUsed","timeframe","interval","runId","serverVersion","contractDigest","seed","clock"]);

function validate1(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.vendor === undefined) return false;
if(data.asOf === undefined) return false;
if(data.ageSeconds === undefined) return false;
if(data.model === undefined) return false;
if(data.trialCount === undefined) return false;
if(data.trialsSource === undefined) return false;
if(data.snapshot === undefined) return false;
if(data.runId === undefined) return false;
if(data.serverVersion === undefined) return false;
if(data.contractDigest === undefined) return false;
if(data.seed === undefined) return false;
if(data.clock === undefined) return false;
if(data.vendor !== undefined){
let data0 = data.vendor;
if(typeof data0 !== "string") return false;
}
if(data.asOf !== undefined){
let data1 = data.asOf;
if((typeof data1 !== "string") && (data1 !== null)) return false;
}
if(data.ageSeconds !== undefined){
let data2 = data.ageSeconds;
if((!((typeof data2 == "number") && (isFinite(data2)))) && (data2 !== null)) return false;
}
if(data.model !== undefined){
let data3 = data.model;
if((typeof data3 !== "string") && (data3 !== null)) return false;
}
if(data.trialCount !== undefined){
let data4 = data.trialCount;
if((!((typeof data4 == "number") && (isFinite(data4)))) && (data4 !== null)) return false;
}
if(data.trialsSource !== undefined){
let data5 = data.trialsSource;
if((typeof data5 !== "string") && (data5 !== null)) return false;
}
if(data.snapshot !== undefined){
let data6 = data.snapshot;
if((typeof data6 !== "string") && (data6 !== null)) return false;
}
if(data.licence !== undefined){
let data7 = data.licence;
if(typeof data7 !== "string") return false;
if(!obj0.has(data7)) return false;
}
if(data.barsUsed !== undefined){
let data8 = data.barsUsed;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))) return false;
}
if(data.timeframe !== undefined){
let data9 = data.timeframe;
if(typeof data9 !== "string") return false;
}
if(data.interval !== undefined){
let data10 = data.interval;
if(typeof data10 !== "string") return false;
}
if(data.runId !== undefined){
let data11 = data.runId;
if(typeof data11 !== "string") return false;
}
if(data.serverVersion !== undefined){
let data12 = data.serverVersion;
if(typeof data12 !== "string") return false;
}
if(data.contractDigest !== undefined){
let data13 = data.contractDigest;
if(typeof data13 !== "string") return false;
}
if(data.seed !== undefined){
let data14 = data.seed;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))) return false;
}
if(data.clock !== undefined){
let data15 = data.clock;
if(typeof data15 !== "string") return false;
}
for(const key0 in data){
if(!obj1.has(key0)) return false;
}
}
else return false;
return true;
}
