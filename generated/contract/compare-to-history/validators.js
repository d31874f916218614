// @generated from specs/tools/history/compare_to_history.yaml by toolwright; edit the spec and run "make gen".

export const validateArguments = validate1;
const obj0 = new Set([]);
const obj1 = new Set([1,3,5]);
const obj2 = new Set(["soft","euclidean"]);
const obj4 = new Set(["signals_dict","horizon","mode","top_k","recency_half_life_days","backfill_weight","dim_trust","include_analogue_dates"]);

function validate1(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.signals_dict !== undefined){
let data0 = data.signals_dict;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
if(!obj0.has(key0)){
let data1 = data0[key0];
if(((typeof data1 !== "string") && (!((typeof data1 == "number") && (isFinite(data1))))) && (typeof data1 !== "boolean")) return false;
}
}
}
else return false;
}
if(data.horizon !== undefined){
let data2 = data.horizon;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) return false;
if(!obj1.has(data2)) return false;
}
if(data.mode !== undefined){
let data3 = data.mode;
if(typeof data3 !== "string") return false;
if(!obj2.has(data3)) return false;
}
if(data.top_k !== undefined){
let data4 = data.top_k;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))) return false;
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 500 || isNaN(data4)) return false;
if(data4 < 1 || isNaN(data4)) return false;
}
}
if(data.recency_half_life_days !== undefined){
let data5 = data.recency_half_life_days;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))) return false;
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 36500 || isNaN(data5)) return false;
if(data5 < 0 || isNaN(data5)) return false;
}
}
if(data.backfill_weight !== undefined){
let data6 = data.backfill_weight;
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 1 || isNaN(data6)) return false;
if(data6 < 0 || isNaN(data6)) return false;
}
else return false;
}
if(data.dim_trust !== undefined){
let data7 = data.dim_trust;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
for(const key1 in data7){
if(!obj0.has(key1)){
let data8 = data7[key1];
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 10 || isNaN(data8)) return false;
if(data8 < 0 || isNaN(data8)) return false;
}
else return false;
}
}
}
else return false;
}
if(data.include_analogue_dates !== undefined){
let data9 = data.include_analogue_dates;
if(typeof data9 !== "boolean") return false;
}
for(const key2 in data){
if(!obj4.has(key2)) return false;
}
}
else return false;
return true;
}

export const validateResult = validate2;
const obj6 = new Set(["share_within_21_rows","largest_episode_share"]);
const obj13 = new Set(["mean","median","positive_pct","ci_low_95","ci_high_95","sample_size"]);
const obj15 = new Set(["matcher_version","mode","return_basis","trade_date","sample_size","live_count","backfill_count","backfill_weight","recency_half_life_days","total_history_days","match_dimensions","top_k","candidates_left_out_for_missing","distance_min","distance_max","distance_mean","concentration","forward_1d","forward_3d","forward_5d","regime_distribution","regime_breakdown","horizon","headline","analogue_dates"]);
const obj7 = new Set(["count","mean","median","positive_pct"]);
const obj8 = new Set(["count","effective_count","mean","median","stdev","positive_pct","p5","p25","p75","p95","worst","best","ci_low_95","ci_high_95","t_ci_low_95","t_ci_high_95","interval_reason","episodes","effective_episodes","base"]);

function validate3(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.count === undefined) return false;
if(data.effective_count === undefined) return false;
if(data.mean === undefined) return false;
if(data.median === undefined) return false;
if(data.stdev === undefined) return false;
if(data.positive_pct === undefined) return false;
if(data.p5 === undefined) return false;
if(data.p25 === undefined) return false;
if(data.p75 === undefined) return false;
if(data.p95 === undefined) return false;
if(data.worst === undefined) return false;
if(data.best === undefined) return false;
if(data.ci_low_95 === undefined) return false;
if(data.ci_high_95 === undefined) return false;
if(data.t_ci_low_95 === undefined) return false;
if(data.t_ci_high_95 === undefined) return false;
if(data.interval_reason === undefined) return false;
if(data.episodes === undefined) return false;
if(data.effective_episodes === undefined) return false;
if(data.base === undefined) return false;
if(data.count !== undefined){
let data0 = data.count;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) return false;
}
if(data.effective_count !== undefined){
let data1 = data.effective_count;
if(!((typeof data1 == "number") && (isFinite(data1)))) return false;
}
if(data.mean !== undefined){
let data2 = data.mean;
if((!((typeof data2 == "number") && (isFinite(data2)))) && (data2 !== null)) return false;
}
if(data.median !== undefined){
let data3 = data.median;
if((!((typeof data3 == "number") && (isFinite(data3)))) && (data3 !== null)) return false;
}
if(data.stdev !== undefined){
let data4 = data.stdev;
if((!((typeof data4 == "number") && (isFinite(data4)))) && (data4 !== null)) return false;
}
if(data.positive_pct !== undefined){
let data5 = data.positive_pct;
if((!((typeof data5 == "number") && (isFinite(data5)))) && (data5 !== null)) return false;
}
if(data.p5 !== undefined){
let data6 = data.p5;
if((!((typeof data6 == "number") && (isFinite(data6)))) && (data6 !== null)) return false;
}
if(data.p25 !== undefined){
let data7 = data.p25;
if((!((typeof data7 == "number") && (isFinite(data7)))) && (data7 !== null)) return false;
}
if(data.p75 !== undefined){
let data8 = data.p75;
if((!((typeof data8 == "number") && (isFinite(data8)))) && (data8 !== null)) return false;
}
if(data.p95 !== undefined){
let data9 = data.p95;
if((!((typeof data9 == "number") && (isFinite(data9)))) && (data9 !== null)) return false;
}
if(data.worst !== undefined){
let data10 = data.worst;
if((!((typeof data10 == "number") && (isFinite(data10)))) && (data10 !== null)) return false;
}
if(data.best !== undefined){
let data11 = data.best;
if((!((typeof data11 == "number") && (isFinite(data11)))) && (data11 !== null)) return false;
}
if(data.ci_low_95 !== undefined){
let data12 = data.ci_low_95;
if((!((typeof data12 == "number") && (isFinite(data12)))) && (data12 !== null)) return false;
}
if(data.ci_high_95 !== undefined){
let data13 = data.ci_high_95;
if((!((typeof data13 == "number") && (isFinite(data13)))) && (data13 !== null)) return false;
}
if(data.t_ci_low_95 !== undefined){
let data14 = data.t_ci_low_95;
if((!((typeof data14 == "number") && (isFinite(data14)))) && (data14 !== null)) return false;
}
if(data.t_ci_high_95 !== undefined){
let data15 = data.t_ci_high_95;
if((!((typeof data15 == "number") && (isFinite(data15)))) && (data15 !== null)) return false;
}
if(data.interval_reason !== undefined){
let data16 = data.interval_reason;
if((typeof data16 !== "string") && (data16 !== null)) return false;
}
if(data.episodes !== undefined){
let data17 = data.episodes;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))) return false;
}
if(data.effective_episodes !== undefined){
let data18 = data.effective_episodes;
if(!((typeof data18 == "number") && (isFinite(data18)))) return false;
}
if(data.base !== undefined){
let data19 = data.base;
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
if(data19.count === undefined) return false;
if(data19.mean === undefined) return false;
if(data19.median === undefined) return false;
if(data19.positive_pct === undefined) return false;
if(data19.count !== undefined){
let data20 = data19.count;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))) return false;
}
if(data19.mean !== undefined){
let data21 = data19.mean;
if(!((typeof data21 == "number") && (isFinite(data21)))) return false;
}
if(data19.median !== undefined){
let data22 = data19.median;
if(!((typeof data22 == "number") && (isFinite(data22)))) return false;
}
if(data19.positive_pct !== undefined){
let data23 = data19.positive_pct;
if(!((typeof data23 == "number") && (isFinite(data23)))) return false;
}
for(const key0 in data19){
if(!obj7.has(key0)) return false;
}
}
else return false;
}
for(const key1 in data){
if(!obj8.has(key1)) return false;
}
}
return true;
}

const obj11 = new Set(["count","forward_1d","forward_3d","forward_5d"]);

function validate7(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.count === undefined) return false;
if(data.forward_1d === undefined) return false;
if(data.forward_3d === undefined) return false;
if(data.forward_5d === undefined) return false;
if(data.count !== undefined){
let data0 = data.count;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) return false;
}
if(data.forward_1d !== undefined){
let data1 = data.forward_1d;
if(!(data1 && typeof data1 == "object" && !Array.isArray(data1))) return false;
if(!validate3(data1)) return false;
}
if(data.forward_3d !== undefined){
let data2 = data.forward_3d;
if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))) return false;
if(!validate3(data2)) return false;
}
if(data.forward_5d !== undefined){
let data3 = data.forward_5d;
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))) return false;
if(!validate3(data3)) return false;
}
for(const key0 in data){
if(!obj11.has(key0)) return false;
}
}
return true;
}

const obj14 = new Set(["date","distance","weight","forward_1d","forward_3d","forward_5d"]);

function validate12(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.date === undefined) return false;
if(data.distance === undefined) return false;
if(data.weight === undefined) return false;
if(data.forward_1d === undefined) return false;
if(data.forward_3d === undefined) return false;
if(data.forward_5d === undefined) return false;
if(data.date !== undefined){
let data0 = data.date;
if(typeof data0 !== "string") return false;
}
if(data.distance !== undefined){
let data1 = data.distance;
if(!((typeof data1 == "number") && (isFinite(data1)))) return false;
}
if(data.weight !== undefined){
let data2 = data.weight;
if(!((typeof data2 == "number") && (isFinite(data2)))) return false;
}
if(data.forward_1d !== undefined){
let data3 = data.forward_1d;
if((!((typeof data3 == "number") && (isFinite(data3)))) && (data3 !== null)) return false;
}
if(data.forward_3d !== undefined){
let data4 = data.forward_3d;
if((!((typeof data4 == "number") && (isFinite(data4)))) && (data4 !== null)) return false;
}
if(data.forward_5d !== undefined){
let data5 = data.forward_5d;
if((!((typeof data5 == "number") && (isFinite(data5)))) && (data5 !== null)) return false;
}
for(const key0 in data){
if(!obj14.has(key0)) return false;
}
}
return true;
}


function validate2(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.matcher_version === undefined) return false;
if(data.mode === undefined) return false;
if(data.return_basis === undefined) return false;
if(data.trade_date === undefined) return false;
if(data.sample_size === undefined) return false;
if(data.live_count === undefined) return false;
if(data.backfill_count === undefined) return false;
if(data.backfill_weight === undefined) return false;
if(data.recency_half_life_days === undefined) return false;
if(data.total_history_days === undefined) return false;
if(data.match_dimensions === undefined) return false;
if(data.top_k === undefined) return false;
if(data.candidates_left_out_for_missing === undefined) return false;
if(data.distance_min === undefined) return false;
if(data.distance_max === undefined) return false;
if(data.distance_mean === undefined) return false;
if(data.concentration === undefined) return false;
if(data.forward_1d === undefined) return false;
if(data.forward_3d === undefined) return false;
if(data.forward_5d === undefined) return false;
if(data.regime_distribution === undefined) return false;
if(data.regime_breakdown === undefined) return false;
if(data.matcher_version !== undefined){
let data0 = data.matcher_version;
if(typeof data0 !== "string") return false;
}
if(data.mode !== undefined){
let data1 = data.mode;
if(typeof data1 !== "string") return false;
if(!obj2.has(data1)) return false;
}
if(data.return_basis !== undefined){
let data2 = data.return_basis;
if(typeof data2 !== "string") return false;
}
if(data.trade_date !== undefined){
let data3 = data.trade_date;
if(typeof data3 !== "string") return false;
}
if(data.sample_size !== undefined){
let data4 = data.sample_size;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))) return false;
}
if(data.live_count !== undefined){
let data5 = data.live_count;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))) return false;
}
if(data.backfill_count !== undefined){
let data6 = data.backfill_count;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))) return false;
}
if(data.backfill_weight !== undefined){
let data7 = data.backfill_weight;
if(!((typeof data7 == "number") && (isFinite(data7)))) return false;
}
if(data.recency_half_life_days !== undefined){
let data8 = data.recency_half_life_days;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))) return false;
}
if(data.total_history_days !== undefined){
let data9 = data.total_history_days;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))) return false;
}
if(data.match_dimensions !== undefined){
let data10 = data.match_dimensions;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))) return false;
}
if(data.top_k !== undefined){
let data11 = data.top_k;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))) return false;
}
if(data.candidates_left_out_for_missing !== undefined){
let data12 = data.candidates_left_out_for_missing;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))) return false;
}
if(data.distance_min !== undefined){
let data13 = data.distance_min;
if(!((typeof data13 == "number") && (isFinite(data13)))) return false;
}
if(data.distance_max !== undefined){
let data14 = data.distance_max;
if(!((typeof data14 == "number") && (isFinite(data14)))) return false;
}
if(data.distance_mean !== undefined){
let data15 = data.distance_mean;
if(!((typeof data15 == "number") && (isFinite(data15)))) return false;
}
if(data.concentration !== undefined){
let data16 = data.concentration;
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if(data16.share_within_21_rows === undefined) return false;
if(data16.largest_episode_share === undefined) return false;
if(data16.share_within_21_rows !== undefined){
let data17 = data16.share_within_21_rows;
if(!((typeof data17 == "number") && (isFinite(data17)))) return false;
}
if(data16.largest_episode_share !== undefined){
let data18 = data16.largest_episode_share;
if(!((typeof data18 == "number") && (isFinite(data18)))) return false;
}
for(const key0 in data16){
if(!obj6.has(key0)) return false;
}
}
else return false;
}
if(data.forward_1d !== undefined){
let data19 = data.forward_1d;
if(!(data19 && typeof data19 == "object" && !Array.isArray(data19))) return false;
if(!validate3(data19)) return false;
}
if(data.forward_3d !== undefined){
let data20 = data.forward_3d;
if(!(data20 && typeof data20 == "object" && !Array.isArray(data20))) return false;
if(!validate3(data20)) return false;
}
if(data.forward_5d !== undefined){
let data21 = data.forward_5d;
if(!(data21 && typeof data21 == "object" && !Array.isArray(data21))) return false;
if(!validate3(data21)) return false;
}
if(data.regime_distribution !== undefined){
let data22 = data.regime_distribution;
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
for(const key1 in data22){
if(!obj0.has(key1)){
let data23 = data22[key1];
if(!(((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23))) && (isFinite(data23)))) return false;
}
}
}
else return false;
}
if(data.regime_breakdown !== undefined){
let data24 = data.regime_breakdown;
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
for(const key2 in data24){
if(!obj0.has(key2)){
let data25 = data24[key2];
if(!(data25 && typeof data25 == "object" && !Array.isArray(data25))) return false;
if(!validate7(data25)) return false;
}
}
}
else return false;
}
if(data.horizon !== undefined){
let data26 = data.horizon;
if(!(((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26))) && (isFinite(data26)))) return false;
if(!obj1.has(data26)) return false;
}
if(data.headline !== undefined){
let data27 = data.headline;
if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
if(data27.mean === undefined) return false;
if(data27.median === undefined) return false;
if(data27.positive_pct === undefined) return false;
if(data27.ci_low_95 === undefined) return false;
if(data27.ci_high_95 === undefined) return false;
if(data27.sample_size === undefined) return false;
if(data27.mean !== undefined){
let data28 = data27.mean;
if((!((typeof data28 == "number") && (isFinite(data28)))) && (data28 !== null)) return false;
}
if(data27.median !== undefined){
let data29 = data27.median;
if((!((typeof data29 == "number") && (isFinite(data29)))) && (data29 !== null)) return false;
}
if(data27.positive_pct !== undefined){
let data30 = data27.positive_pct;
if((!((typeof data30 == "number") && (isFinite(data30)))) && (data30 !== null)) return false;
}
if(data27.ci_low_95 !== undefined){
let data31 = data27.ci_low_95;
if((!((typeof data31 == "number") && (isFinite(data31)))) && (data31 !== null)) return false;
}
if(data27.ci_high_95 !== undefined){
let data32 = data27.ci_high_95;
if((!((typeof data32 == "number") && (isFinite(data32)))) && (data32 !== null)) return false;
}
if(data27.sample_size !== undefined){
let data33 = data27.sample_size;
if(!(((typeof data33 == "number") && (!(data33 % 1) && !isNaN(data33))) && (isFinite(data33)))) return false;
}
for(const key3 in data27){
if(!obj13.has(key3)) return false;
}
}
else return false;
}
if(data.analogue_dates !== undefined){
let data34 = data.analogue_dates;
if(Array.isArray(data34)){
const len0 = data34.length;
for(let i0=0; i0<len0; i0++){
let data35 = data34[i0];
if(!(data35 && typeof data35 == "object" && !Array.isArray(data35))) return false;
if(!validate12(data35)) return false;
}
}
else return false;
}
for(const key4 in data){
if(!obj15.has(key4)) return false;
}
}
else return false;
return true;
}
