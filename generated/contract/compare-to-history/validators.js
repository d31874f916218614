// @generated from specs/tools/history/compare_to_history.yaml by toolwright; edit the spec and run "toolwright gen".

export const validateArguments = validate1;
const obj0 = new Set([]);
const obj1 = new Set([1,3,5]);
const obj2 = new Set(["soft","euclidean","hard","tag","hybrid"]);
const obj4 = new Set(["signals_dict","horizon","mode","top_k","recency_half_life_days","backfill_weight","dim_trust","include_analogue_dates","as_of"]);
const pattern0 = new RegExp("^\\d{4}-\\d{2}-\\d{2}$", "u");

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
if(data.as_of !== undefined){
let data10 = data.as_of;
if(typeof data10 === "string"){
if(!pattern0.test(data10)) return false;
}
else return false;
}
for(const key2 in data){
if(!obj4.has(key2)) return false;
}
}
else return false;
return true;
}

export const validateResult = validate2;
const obj11 = new Set(["share_within_21_rows","largest_episode_share"]);
const obj22 = new Set(["mean","median","positive_pct","ci_low_95","ci_high_95","sample_size"]);
const obj25 = new Set(["matcher_version","mode","return_basis","trade_date","sample_size","live_count","backfill_count","backfill_weight","recency_half_life_days","total_history_days","match_dimensions","top_k","candidates_left_out_for_missing","matched_bins","bin_borders","hybrid_fallback","hybrid_fallback_reason","distance_min","distance_max","distance_mean","target_position","joint_position","joint_position_reason","concentration","forward_1d","forward_3d","forward_5d","regime_distribution","regime_breakdown","calibration","calibration_reason","horizon","headline","analogue_dates"]);
const obj8 = new Set(["from","below"]);

function validate3(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.from === undefined) return false;
if(data.below === undefined) return false;
if(data.from !== undefined){
let data0 = data.from;
if((!((typeof data0 == "number") && (isFinite(data0)))) && (data0 !== null)) return false;
}
if(data.below !== undefined){
let data1 = data.below;
if((!((typeof data1 == "number") && (isFinite(data1)))) && (data1 !== null)) return false;
}
for(const key0 in data){
if(!obj8.has(key0)) return false;
}
}
return true;
}

const obj9 = new Set(["signal","value","trust","z","lowest","highest","beyond_range"]);

function validate5(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.signal === undefined) return false;
if(data.value === undefined) return false;
if(data.trust === undefined) return false;
if(data.z === undefined) return false;
if(data.lowest === undefined) return false;
if(data.highest === undefined) return false;
if(data.beyond_range === undefined) return false;
if(data.signal !== undefined){
let data0 = data.signal;
if(typeof data0 !== "string") return false;
}
if(data.value !== undefined){
let data1 = data.value;
if(!((typeof data1 == "number") && (isFinite(data1)))) return false;
}
if(data.trust !== undefined){
let data2 = data.trust;
if(!((typeof data2 == "number") && (isFinite(data2)))) return false;
}
if(data.z !== undefined){
let data3 = data.z;
if(!((typeof data3 == "number") && (isFinite(data3)))) return false;
}
if(data.lowest !== undefined){
let data4 = data.lowest;
if((!((typeof data4 == "number") && (isFinite(data4)))) && (data4 !== null)) return false;
}
if(data.highest !== undefined){
let data5 = data.highest;
if((!((typeof data5 == "number") && (isFinite(data5)))) && (data5 !== null)) return false;
}
if(data.beyond_range !== undefined){
let data6 = data.beyond_range;
if((!((typeof data6 == "number") && (isFinite(data6)))) && (data6 !== null)) return false;
}
for(const key0 in data){
if(!obj9.has(key0)) return false;
}
}
return true;
}

const obj10 = new Set(["distance","share_as_far","days"]);

function validate7(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.distance === undefined) return false;
if(data.share_as_far === undefined) return false;
if(data.days === undefined) return false;
if(data.distance !== undefined){
let data0 = data.distance;
if(!((typeof data0 == "number") && (isFinite(data0)))) return false;
}
if(data.share_as_far !== undefined){
let data1 = data.share_as_far;
if(!((typeof data1 == "number") && (isFinite(data1)))) return false;
}
if(data.days !== undefined){
let data2 = data.days;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) return false;
}
for(const key0 in data){
if(!obj10.has(key0)) return false;
}
}
return true;
}

const obj12 = new Set(["count","mean","median","positive_pct","p5","p25","p75","p95"]);
const obj13 = new Set(["mean","ci_low_95","ci_high_95","smallest_detectable_effect"]);
const obj14 = new Set(["count","effective_count","mean","median","stdev","positive_pct","p5","p25","p75","p95","worst","best","ci_low_95","ci_high_95","t_ci_low_95","t_ci_high_95","interval_reason","episodes","effective_episodes","base","difference"]);

function validate9(data){
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
if(data.difference === undefined) return false;
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
if(data19.p5 === undefined) return false;
if(data19.p25 === undefined) return false;
if(data19.p75 === undefined) return false;
if(data19.p95 === undefined) return false;
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
if(data19.p5 !== undefined){
let data24 = data19.p5;
if(!((typeof data24 == "number") && (isFinite(data24)))) return false;
}
if(data19.p25 !== undefined){
let data25 = data19.p25;
if(!((typeof data25 == "number") && (isFinite(data25)))) return false;
}
if(data19.p75 !== undefined){
let data26 = data19.p75;
if(!((typeof data26 == "number") && (isFinite(data26)))) return false;
}
if(data19.p95 !== undefined){
let data27 = data19.p95;
if(!((typeof data27 == "number") && (isFinite(data27)))) return false;
}
for(const key0 in data19){
if(!obj12.has(key0)) return false;
}
}
else return false;
}
if(data.difference !== undefined){
let data28 = data.difference;
if(data28 && typeof data28 == "object" && !Array.isArray(data28)){
if(data28.mean === undefined) return false;
if(data28.ci_low_95 === undefined) return false;
if(data28.ci_high_95 === undefined) return false;
if(data28.smallest_detectable_effect === undefined) return false;
if(data28.mean !== undefined){
let data29 = data28.mean;
if((!((typeof data29 == "number") && (isFinite(data29)))) && (data29 !== null)) return false;
}
if(data28.ci_low_95 !== undefined){
let data30 = data28.ci_low_95;
if((!((typeof data30 == "number") && (isFinite(data30)))) && (data30 !== null)) return false;
}
if(data28.ci_high_95 !== undefined){
let data31 = data28.ci_high_95;
if((!((typeof data31 == "number") && (isFinite(data31)))) && (data31 !== null)) return false;
}
if(data28.smallest_detectable_effect !== undefined){
let data32 = data28.smallest_detectable_effect;
if((!((typeof data32 == "number") && (isFinite(data32)))) && (data32 !== null)) return false;
}
for(const key1 in data28){
if(!obj13.has(key1)) return false;
}
}
else return false;
}
for(const key2 in data){
if(!obj14.has(key2)) return false;
}
}
return true;
}

const obj17 = new Set(["count","forward_1d","forward_3d","forward_5d"]);

function validate13(data){
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
if(!validate9(data1)) return false;
}
if(data.forward_3d !== undefined){
let data2 = data.forward_3d;
if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))) return false;
if(!validate9(data2)) return false;
}
if(data.forward_5d !== undefined){
let data3 = data.forward_5d;
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))) return false;
if(!validate9(data3)) return false;
}
for(const key0 in data){
if(!obj17.has(key0)) return false;
}
}
return true;
}

const obj18 = new Set(["percent","low_95","high_95"]);

function validate20(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.percent === undefined) return false;
if(data.low_95 === undefined) return false;
if(data.high_95 === undefined) return false;
if(data.percent !== undefined){
let data0 = data.percent;
if(!((typeof data0 == "number") && (isFinite(data0)))) return false;
}
if(data.low_95 !== undefined){
let data1 = data.low_95;
if(!((typeof data1 == "number") && (isFinite(data1)))) return false;
}
if(data.high_95 !== undefined){
let data2 = data.high_95;
if(!((typeof data2 == "number") && (isFinite(data2)))) return false;
}
for(const key0 in data){
if(!obj18.has(key0)) return false;
}
}
return true;
}

const obj19 = new Set(["forecasts","band_coverage_pct","base_band_coverage_pct","pinball_skill","brier_skill"]);

function validate19(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.forecasts === undefined) return false;
if(data.band_coverage_pct === undefined) return false;
if(data.base_band_coverage_pct === undefined) return false;
if(data.pinball_skill === undefined) return false;
if(data.brier_skill === undefined) return false;
if(data.forecasts !== undefined){
let data0 = data.forecasts;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) return false;
}
if(data.band_coverage_pct !== undefined){
let data1 = data.band_coverage_pct;
if(!((typeof data1 == "number") && (isFinite(data1)))) return false;
}
if(data.base_band_coverage_pct !== undefined){
let data2 = data.base_band_coverage_pct;
if(!((typeof data2 == "number") && (isFinite(data2)))) return false;
}
if(data.pinball_skill !== undefined){
let data3 = data.pinball_skill;
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))) return false;
if(!validate20(data3)) return false;
}
if(data.brier_skill !== undefined){
let data4 = data.brier_skill;
if(!(data4 && typeof data4 == "object" && !Array.isArray(data4))) return false;
if(!validate20(data4)) return false;
}
for(const key0 in data){
if(!obj19.has(key0)) return false;
}
}
return true;
}

const obj20 = new Set(["date","from","to","every_rows","differs_in","forward_1d","forward_3d","forward_5d"]);

function validate18(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.date === undefined) return false;
if(data.from === undefined) return false;
if(data.to === undefined) return false;
if(data.every_rows === undefined) return false;
if(data.differs_in === undefined) return false;
if(data.forward_1d === undefined) return false;
if(data.forward_3d === undefined) return false;
if(data.forward_5d === undefined) return false;
if(data.date !== undefined){
let data0 = data.date;
if(typeof data0 !== "string") return false;
}
if(data.from !== undefined){
let data1 = data.from;
if(typeof data1 !== "string") return false;
}
if(data.to !== undefined){
let data2 = data.to;
if(typeof data2 !== "string") return false;
}
if(data.every_rows !== undefined){
let data3 = data.every_rows;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) return false;
}
if(data.differs_in !== undefined){
let data4 = data.differs_in;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(typeof data5 !== "string") return false;
}
}
else return false;
}
if(data.forward_1d !== undefined){
let data6 = data.forward_1d;
if(!(data6 && typeof data6 == "object" && !Array.isArray(data6))) return false;
if(!validate19(data6)) return false;
}
if(data.forward_3d !== undefined){
let data7 = data.forward_3d;
if(!(data7 && typeof data7 == "object" && !Array.isArray(data7))) return false;
if(!validate19(data7)) return false;
}
if(data.forward_5d !== undefined){
let data8 = data.forward_5d;
if(!(data8 && typeof data8 == "object" && !Array.isArray(data8))) return false;
if(!validate19(data8)) return false;
}
for(const key0 in data){
if(!obj20.has(key0)) return false;
}
}
return true;
}

const obj24 = new Set(["date","distance","distance_shares","weight","forward_1d","forward_3d","forward_5d"]);

function validate27(data){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.date === undefined) return false;
if(data.distance === undefined) return false;
if(data.distance_shares === undefined) return false;
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
if((!((typeof data1 == "number") && (isFinite(data1)))) && (data1 !== null)) return false;
}
if(data.distance_shares !== undefined){
let data2 = data.distance_shares;
if((!(data2 && typeof data2 == "object" && !Array.isArray(data2))) && (data2 !== null)) return false;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key0 in data2){
if(!obj0.has(key0)){
let data3 = data2[key0];
if(!((typeof data3 == "number") && (isFinite(data3)))) return false;
}
}
}
}
if(data.weight !== undefined){
let data4 = data.weight;
if(!((typeof data4 == "number") && (isFinite(data4)))) return false;
}
if(data.forward_1d !== undefined){
let data5 = data.forward_1d;
if((!((typeof data5 == "number") && (isFinite(data5)))) && (data5 !== null)) return false;
}
if(data.forward_3d !== undefined){
let data6 = data.forward_3d;
if((!((typeof data6 == "number") && (isFinite(data6)))) && (data6 !== null)) return false;
}
if(data.forward_5d !== undefined){
let data7 = data.forward_5d;
if((!((typeof data7 == "number") && (isFinite(data7)))) && (data7 !== null)) return false;
}
for(const key1 in data){
if(!obj24.has(key1)) return false;
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
if(data.matched_bins === undefined) return false;
if(data.bin_borders === undefined) return false;
if(data.distance_min === undefined) return false;
if(data.distance_max === undefined) return false;
if(data.distance_mean === undefined) return false;
if(data.target_position === undefined) return false;
if(data.joint_position === undefined) return false;
if(data.joint_position_reason === undefined) return false;
if(data.concentration === undefined) return false;
if(data.forward_1d === undefined) return false;
if(data.forward_3d === undefined) return false;
if(data.forward_5d === undefined) return false;
if(data.regime_distribution === undefined) return false;
if(data.regime_breakdown === undefined) return false;
if(data.calibration === undefined) return false;
if(data.calibration_reason === undefined) return false;
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
if(data.matched_bins !== undefined){
let data13 = data.matched_bins;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
for(const key0 in data13){
if(!obj0.has(key0)){
let data14 = data13[key0];
if(typeof data14 !== "string") return false;
}
}
}
else return false;
}
if(data.bin_borders !== undefined){
let data15 = data.bin_borders;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
for(const key1 in data15){
if(!obj0.has(key1)){
let data16 = data15[key1];
if(!(data16 && typeof data16 == "object" && !Array.isArray(data16))) return false;
if(!validate3(data16)) return false;
}
}
}
else return false;
}
if(data.hybrid_fallback !== undefined){
let data17 = data.hybrid_fallback;
if(typeof data17 !== "boolean") return false;
}
if(data.hybrid_fallback_reason !== undefined){
let data18 = data.hybrid_fallback_reason;
if((typeof data18 !== "string") && (data18 !== null)) return false;
}
if(data.distance_min !== undefined){
let data19 = data.distance_min;
if((!((typeof data19 == "number") && (isFinite(data19)))) && (data19 !== null)) return false;
}
if(data.distance_max !== undefined){
let data20 = data.distance_max;
if((!((typeof data20 == "number") && (isFinite(data20)))) && (data20 !== null)) return false;
}
if(data.distance_mean !== undefined){
let data21 = data.distance_mean;
if((!((typeof data21 == "number") && (isFinite(data21)))) && (data21 !== null)) return false;
}
if(data.target_position !== undefined){
let data22 = data.target_position;
if(Array.isArray(data22)){
const len0 = data22.length;
for(let i0=0; i0<len0; i0++){
let data23 = data22[i0];
if(!(data23 && typeof data23 == "object" && !Array.isArray(data23))) return false;
if(!validate5(data23)) return false;
}
}
else return false;
}
if(data.joint_position !== undefined){
let data24 = data.joint_position;
if((!(data24 && typeof data24 == "object" && !Array.isArray(data24))) && (data24 !== null)) return false;
if(!validate7(data24)) return false;
}
if(data.joint_position_reason !== undefined){
let data25 = data.joint_position_reason;
if((typeof data25 !== "string") && (data25 !== null)) return false;
}
if(data.concentration !== undefined){
let data26 = data.concentration;
if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
if(data26.share_within_21_rows === undefined) return false;
if(data26.largest_episode_share === undefined) return false;
if(data26.share_within_21_rows !== undefined){
let data27 = data26.share_within_21_rows;
if(!((typeof data27 == "number") && (isFinite(data27)))) return false;
}
if(data26.largest_episode_share !== undefined){
let data28 = data26.largest_episode_share;
if(!((typeof data28 == "number") && (isFinite(data28)))) return false;
}
for(const key2 in data26){
if(!obj11.has(key2)) return false;
}
}
else return false;
}
if(data.forward_1d !== undefined){
let data29 = data.forward_1d;
if(!(data29 && typeof data29 == "object" && !Array.isArray(data29))) return false;
if(!validate9(data29)) return false;
}
if(data.forward_3d !== undefined){
let data30 = data.forward_3d;
if(!(data30 && typeof data30 == "object" && !Array.isArray(data30))) return false;
if(!validate9(data30)) return false;
}
if(data.forward_5d !== undefined){
let data31 = data.forward_5d;
if(!(data31 && typeof data31 == "object" && !Array.isArray(data31))) return false;
if(!validate9(data31)) return false;
}
if(data.regime_distribution !== undefined){
let data32 = data.regime_distribution;
if(data32 && typeof data32 == "object" && !Array.isArray(data32)){
for(const key3 in data32){
if(!obj0.has(key3)){
let data33 = data32[key3];
if(!(((typeof data33 == "number") && (!(data33 % 1) && !isNaN(data33))) && (isFinite(data33)))) return false;
}
}
}
else return false;
}
if(data.regime_breakdown !== undefined){
let data34 = data.regime_breakdown;
if(data34 && typeof data34 == "object" && !Array.isArray(data34)){
for(const key4 in data34){
if(!obj0.has(key4)){
let data35 = data34[key4];
if(!(data35 && typeof data35 == "object" && !Array.isArray(data35))) return false;
if(!validate13(data35)) return false;
}
}
}
else return false;
}
if(data.calibration !== undefined){
let data36 = data.calibration;
if((!(data36 && typeof data36 == "object" && !Array.isArray(data36))) && (data36 !== null)) return false;
if(!validate18(data36)) return false;
}
if(data.calibration_reason !== undefined){
let data37 = data.calibration_reason;
if((typeof data37 !== "string") && (data37 !== null)) return false;
}
if(data.horizon !== undefined){
let data38 = data.horizon;
if(!(((typeof data38 == "number") && (!(data38 % 1) && !isNaN(data38))) && (isFinite(data38)))) return false;
if(!obj1.has(data38)) return false;
}
if(data.headline !== undefined){
let data39 = data.headline;
if(data39 && typeof data39 == "object" && !Array.isArray(data39)){
if(data39.mean === undefined) return false;
if(data39.median === undefined) return false;
if(data39.positive_pct === undefined) return false;
if(data39.ci_low_95 === undefined) return false;
if(data39.ci_high_95 === undefined) return false;
if(data39.sample_size === undefined) return false;
if(data39.mean !== undefined){
let data40 = data39.mean;
if((!((typeof data40 == "number") && (isFinite(data40)))) && (data40 !== null)) return false;
}
if(data39.median !== undefined){
let data41 = data39.median;
if((!((typeof data41 == "number") && (isFinite(data41)))) && (data41 !== null)) return false;
}
if(data39.positive_pct !== undefined){
let data42 = data39.positive_pct;
if((!((typeof data42 == "number") && (isFinite(data42)))) && (data42 !== null)) return false;
}
if(data39.ci_low_95 !== undefined){
let data43 = data39.ci_low_95;
if((!((typeof data43 == "number") && (isFinite(data43)))) && (data43 !== null)) return false;
}
if(data39.ci_high_95 !== undefined){
let data44 = data39.ci_high_95;
if((!((typeof data44 == "number") && (isFinite(data44)))) && (data44 !== null)) return false;
}
if(data39.sample_size !== undefined){
let data45 = data39.sample_size;
if(!(((typeof data45 == "number") && (!(data45 % 1) && !isNaN(data45))) && (isFinite(data45)))) return false;
}
for(const key5 in data39){
if(!obj22.has(key5)) return false;
}
}
else return false;
}
if(data.analogue_dates !== undefined){
let data46 = data.analogue_dates;
if(Array.isArray(data46)){
const len1 = data46.length;
for(let i1=0; i1<len1; i1++){
let data47 = data46[i1];
if(!(data47 && typeof data47 == "object" && !Array.isArray(data47))) return false;
if(!validate27(data47)) return false;
}
}
else return false;
}
for(const key6 in data){
if(!obj25.has(key6)) return false;
}
}
else return false;
return true;
}
