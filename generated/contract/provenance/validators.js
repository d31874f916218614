// @generated from specs/types.yaml by toolwright; edit the spec and run "toolwright gen".

export const validateProvenance = validate1;
const obj0 = new Set(["confirmed","sample","generated"]);
const obj1 = new Set(["fresh","delayed"]);
const obj2 = new Set(["quota","signin","meter",null]);
const obj3 = new Set(["wall","snapshot"]);
const obj4 = new Set(["vendor","asOf","ageSeconds","model","trialCount","trialsSource","snapshot","licence","barsUsed","timeframe","interval","tier","delayFloorSeconds","withheldBars","staleAfterSeconds","freshRefusal","marketClock","runId","serverVersion","contractDigest","seed","clock"]);

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
if(data.tier !== undefined){
let data11 = data.tier;
if(typeof data11 !== "string") return false;
if(!obj1.has(data11)) return false;
}
if(data.delayFloorSeconds !== undefined){
let data12 = data.delayFloorSeconds;
if(!((typeof data12 == "number") && (isFinite(data12)))) return false;
}
if(data.withheldBars !== undefined){
let data13 = data.withheldBars;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))) return false;
}
if(data.staleAfterSeconds !== undefined){
let data14 = data.staleAfterSeconds;
if(!((typeof data14 == "number") && (isFinite(data14)))) return false;
}
if(data.freshRefusal !== undefined){
let data15 = data.freshRefusal;
if((typeof data15 !== "string") && (data15 !== null)) return false;
if(!obj2.has(data15)) return false;
}
if(data.marketClock !== undefined){
let data16 = data.marketClock;
if(typeof data16 !== "string") return false;
if(!obj3.has(data16)) return false;
}
if(data.runId !== undefined){
let data17 = data.runId;
if(typeof data17 !== "string") return false;
}
if(data.serverVersion !== undefined){
let data18 = data.serverVersion;
if(typeof data18 !== "string") return false;
}
if(data.contractDigest !== undefined){
let data19 = data.contractDigest;
if(typeof data19 !== "string") return false;
}
if(data.seed !== undefined){
let data20 = data.seed;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))) return false;
}
if(data.clock !== undefined){
let data21 = data.clock;
if(typeof data21 !== "string") return false;
}
for(const key0 in data){
if(!obj4.has(key0)) return false;
}
}
else return false;
return true;
}
