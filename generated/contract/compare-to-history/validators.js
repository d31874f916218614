// @generated from specs/tools/history/compare_to_history.yaml by toolwright; edit the spec and run "make gen".

export const validateArguments = validate0;

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!((((((((key0 === "signals_dict") || (key0 === "horizon")) || (key0 === "mode")) || (key0 === "top_k")) || (key0 === "recency_half_life_days")) || (key0 === "backfill_weight")) || (key0 === "dim_trust")) || (key0 === "include_analogue_dates"))){
validate0.errors = [{instancePath,message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.signals_dict !== undefined){
let data0 = data.signals_dict;
const _errs2 = errors;
if(errors === _errs2){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key1 in data0){
let data1 = data0[key1];
const _errs5 = errors;
if(((typeof data1 !== "string") && (!((typeof data1 == "number") && (isFinite(data1))))) && (typeof data1 !== "boolean")){
validate0.errors = [{instancePath:instancePath+"/signals_dict/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),message:"must be string,number,boolean"}];
return false;
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/signals_dict",message:"must be object"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.horizon !== undefined){
let data2 = data.horizon;
const _errs7 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate0.errors = [{instancePath:instancePath+"/horizon",message:"must be integer"}];
return false;
}
if(!(((data2 === 1) || (data2 === 3)) || (data2 === 5))){
validate0.errors = [{instancePath:instancePath+"/horizon",message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mode !== undefined){
let data3 = data.mode;
const _errs9 = errors;
if(typeof data3 !== "string"){
validate0.errors = [{instancePath:instancePath+"/mode",message:"must be string"}];
return false;
}
if(!((data3 === "soft") || (data3 === "euclidean"))){
validate0.errors = [{instancePath:instancePath+"/mode",message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.top_k !== undefined){
let data4 = data.top_k;
const _errs11 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate0.errors = [{instancePath:instancePath+"/top_k",message:"must be integer"}];
return false;
}
if(errors === _errs11){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 500 || isNaN(data4)){
validate0.errors = [{instancePath:instancePath+"/top_k",message:"must be <= 500"}];
return false;
}
else {
if(data4 < 1 || isNaN(data4)){
validate0.errors = [{instancePath:instancePath+"/top_k",message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.recency_half_life_days !== undefined){
let data5 = data.recency_half_life_days;
const _errs13 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate0.errors = [{instancePath:instancePath+"/recency_half_life_days",message:"must be integer"}];
return false;
}
if(errors === _errs13){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 36500 || isNaN(data5)){
validate0.errors = [{instancePath:instancePath+"/recency_half_life_days",message:"must be <= 36500"}];
return false;
}
else {
if(data5 < 0 || isNaN(data5)){
validate0.errors = [{instancePath:instancePath+"/recency_half_life_days",message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.backfill_weight !== undefined){
let data6 = data.backfill_weight;
const _errs15 = errors;
if(errors === _errs15){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 1 || isNaN(data6)){
validate0.errors = [{instancePath:instancePath+"/backfill_weight",message:"must be <= 1"}];
return false;
}
else {
if(data6 < 0 || isNaN(data6)){
validate0.errors = [{instancePath:instancePath+"/backfill_weight",message:"must be >= 0"}];
return false;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/backfill_weight",message:"must be number"}];
return false;
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.dim_trust !== undefined){
let data7 = data.dim_trust;
const _errs17 = errors;
if(errors === _errs17){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
for(const key2 in data7){
let data8 = data7[key2];
const _errs20 = errors;
if(errors === _errs20){
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 10 || isNaN(data8)){
validate0.errors = [{instancePath:instancePath+"/dim_trust/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),message:"must be <= 10"}];
return false;
}
else {
if(data8 < 0 || isNaN(data8)){
validate0.errors = [{instancePath:instancePath+"/dim_trust/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),message:"must be >= 0"}];
return false;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/dim_trust/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),message:"must be number"}];
return false;
}
}
var valid2 = _errs20 === errors;
if(!valid2){
break;
}
}
}
else {
validate0.errors = [{instancePath:instancePath+"/dim_trust",message:"must be object"}];
return false;
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.include_analogue_dates !== undefined){
const _errs22 = errors;
if(typeof data.include_analogue_dates !== "boolean"){
validate0.errors = [{instancePath:instancePath+"/include_analogue_dates",message:"must be boolean"}];
return false;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate0.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate0.errors = vErrors;
return errors === 0;
}

export const validateResult = validate1;
const schema1 = {"type":"object","properties":{"matcher_version":{"type":"string"},"mode":{"type":"string","enum":["soft","euclidean"]},"return_basis":{"type":"string"},"trade_date":{"type":"string"},"sample_size":{"type":"integer"},"live_count":{"type":"integer"},"backfill_count":{"type":"integer"},"backfill_weight":{"type":"number"},"recency_half_life_days":{"type":"integer"},"total_history_days":{"type":"integer"},"match_dimensions":{"type":"integer"},"top_k":{"type":"integer"},"candidates_left_out_for_missing":{"type":"integer"},"distance_min":{"type":"number"},"distance_max":{"type":"number"},"distance_mean":{"type":"number"},"concentration":{"type":"object","properties":{"share_within_21_rows":{"type":"number"},"largest_episode_share":{"type":"number"}},"required":["share_within_21_rows","largest_episode_share"],"additionalProperties":false},"forward_1d":{"$ref":"#/$defs/ForwardReturns"},"forward_3d":{"$ref":"#/$defs/ForwardReturns"},"forward_5d":{"$ref":"#/$defs/ForwardReturns"},"regime_distribution":{"type":"object","properties":{},"additionalProperties":{"type":"integer"}},"regime_breakdown":{"type":"object","properties":{},"additionalProperties":{"$ref":"#/$defs/RegimeReturns"}},"horizon":{"type":"integer","enum":[1,3,5]},"headline":{"type":"object","properties":{"mean":{"type":["number","null"]},"median":{"type":["number","null"]},"positive_pct":{"type":["number","null"]},"ci_low_95":{"type":["number","null"]},"ci_high_95":{"type":["number","null"]},"sample_size":{"type":"integer"}},"required":["mean","median","positive_pct","ci_low_95","ci_high_95","sample_size"],"additionalProperties":false},"analogue_dates":{"type":"array","items":{"$ref":"#/$defs/Analogue"}}},"required":["matcher_version","mode","return_basis","trade_date","sample_size","live_count","backfill_count","backfill_weight","recency_half_life_days","total_history_days","match_dimensions","top_k","candidates_left_out_for_missing","distance_min","distance_max","distance_mean","concentration","forward_1d","forward_3d","forward_5d","regime_distribution","regime_breakdown"],"additionalProperties":false,"$defs":{"ForwardReturns":{"type":"object","properties":{"count":{"type":"integer"},"effective_count":{"type":"number"},"mean":{"type":["number","null"]},"median":{"type":["number","null"]},"stdev":{"type":["number","null"]},"positive_pct":{"type":["number","null"]},"p5":{"type":["number","null"]},"p25":{"type":["number","null"]},"p75":{"type":["number","null"]},"p95":{"type":["number","null"]},"worst":{"type":["number","null"]},"best":{"type":["number","null"]},"ci_low_95":{"type":["number","null"]},"ci_high_95":{"type":["number","null"]},"t_ci_low_95":{"type":["number","null"]},"t_ci_high_95":{"type":["number","null"]},"interval_reason":{"type":["string","null"]},"episodes":{"type":"integer"},"effective_episodes":{"type":"number"},"base":{"type":"object","properties":{"count":{"type":"integer"},"mean":{"type":"number"},"median":{"type":"number"},"positive_pct":{"type":"number"}},"required":["count","mean","median","positive_pct"],"additionalProperties":false}},"required":["count","effective_count","mean","median","stdev","positive_pct","p5","p25","p75","p95","worst","best","ci_low_95","ci_high_95","t_ci_low_95","t_ci_high_95","interval_reason","episodes","effective_episodes","base"],"additionalProperties":false},"RegimeReturns":{"type":"object","properties":{"count":{"type":"integer"},"forward_1d":{"$ref":"#/$defs/ForwardReturns"},"forward_3d":{"$ref":"#/$defs/ForwardReturns"},"forward_5d":{"$ref":"#/$defs/ForwardReturns"}},"required":["count","forward_1d","forward_3d","forward_5d"],"additionalProperties":false},"Analogue":{"type":"object","properties":{"date":{"type":"string"},"distance":{"type":"number"},"weight":{"type":"number"},"forward_1d":{"type":["number","null"]},"forward_3d":{"type":["number","null"]},"forward_5d":{"type":["number","null"]}},"required":["date","distance","weight","forward_1d","forward_3d","forward_5d"],"additionalProperties":false}}};
const func0 = Object.prototype.hasOwnProperty;
const schema2 = {"type":"object","properties":{"count":{"type":"integer"},"effective_count":{"type":"number"},"mean":{"type":["number","null"]},"median":{"type":["number","null"]},"stdev":{"type":["number","null"]},"positive_pct":{"type":["number","null"]},"p5":{"type":["number","null"]},"p25":{"type":["number","null"]},"p75":{"type":["number","null"]},"p95":{"type":["number","null"]},"worst":{"type":["number","null"]},"best":{"type":["number","null"]},"ci_low_95":{"type":["number","null"]},"ci_high_95":{"type":["number","null"]},"t_ci_low_95":{"type":["number","null"]},"t_ci_high_95":{"type":["number","null"]},"interval_reason":{"type":["string","null"]},"episodes":{"type":"integer"},"effective_episodes":{"type":"number"},"base":{"type":"object","properties":{"count":{"type":"integer"},"mean":{"type":"number"},"median":{"type":"number"},"positive_pct":{"type":"number"}},"required":["count","mean","median","positive_pct"],"additionalProperties":false}},"required":["count","effective_count","mean","median","stdev","positive_pct","p5","p25","p75","p95","worst","best","ci_low_95","ci_high_95","t_ci_low_95","t_ci_high_95","interval_reason","episodes","effective_episodes","base"],"additionalProperties":false};

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((((((((((data.count === undefined) && (missing0 = "count")) || ((data.effective_count === undefined) && (missing0 = "effective_count"))) || ((data.mean === undefined) && (missing0 = "mean"))) || ((data.median === undefined) && (missing0 = "median"))) || ((data.stdev === undefined) && (missing0 = "stdev"))) || ((data.positive_pct === undefined) && (missing0 = "positive_pct"))) || ((data.p5 === undefined) && (missing0 = "p5"))) || ((data.p25 === undefined) && (missing0 = "p25"))) || ((data.p75 === undefined) && (missing0 = "p75"))) || ((data.p95 === undefined) && (missing0 = "p95"))) || ((data.worst === undefined) && (missing0 = "worst"))) || ((data.best === undefined) && (missing0 = "best"))) || ((data.ci_low_95 === undefined) && (missing0 = "ci_low_95"))) || ((data.ci_high_95 === undefined) && (missing0 = "ci_high_95"))) || ((data.t_ci_low_95 === undefined) && (missing0 = "t_ci_low_95"))) || ((data.t_ci_high_95 === undefined) && (missing0 = "t_ci_high_95"))) || ((data.interval_reason === undefined) && (missing0 = "interval_reason"))) || ((data.episodes === undefined) && (missing0 = "episodes"))) || ((data.effective_episodes === undefined) && (missing0 = "effective_episodes"))) || ((data.base === undefined) && (missing0 = "base"))){
validate2.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func0.call(schema2.properties, key0))){
validate2.errors = [{instancePath,message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.count !== undefined){
let data0 = data.count;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate2.errors = [{instancePath:instancePath+"/count",message:"must be integer"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.effective_count !== undefined){
let data1 = data.effective_count;
const _errs4 = errors;
if(!((typeof data1 == "number") && (isFinite(data1)))){
validate2.errors = [{instancePath:instancePath+"/effective_count",message:"must be number"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mean !== undefined){
let data2 = data.mean;
const _errs6 = errors;
if((!((typeof data2 == "number") && (isFinite(data2)))) && (data2 !== null)){
validate2.errors = [{instancePath:instancePath+"/mean",message:"must be number,null"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.median !== undefined){
let data3 = data.median;
const _errs8 = errors;
if((!((typeof data3 == "number") && (isFinite(data3)))) && (data3 !== null)){
validate2.errors = [{instancePath:instancePath+"/median",message:"must be number,null"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stdev !== undefined){
let data4 = data.stdev;
const _errs10 = errors;
if((!((typeof data4 == "number") && (isFinite(data4)))) && (data4 !== null)){
validate2.errors = [{instancePath:instancePath+"/stdev",message:"must be number,null"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.positive_pct !== undefined){
let data5 = data.positive_pct;
const _errs12 = errors;
if((!((typeof data5 == "number") && (isFinite(data5)))) && (data5 !== null)){
validate2.errors = [{instancePath:instancePath+"/positive_pct",message:"must be number,null"}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.p5 !== undefined){
let data6 = data.p5;
const _errs14 = errors;
if((!((typeof data6 == "number") && (isFinite(data6)))) && (data6 !== null)){
validate2.errors = [{instancePath:instancePath+"/p5",message:"must be number,null"}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.p25 !== undefined){
let data7 = data.p25;
const _errs16 = errors;
if((!((typeof data7 == "number") && (isFinite(data7)))) && (data7 !== null)){
validate2.errors = [{instancePath:instancePath+"/p25",message:"must be number,null"}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.p75 !== undefined){
let data8 = data.p75;
const _errs18 = errors;
if((!((typeof data8 == "number") && (isFinite(data8)))) && (data8 !== null)){
validate2.errors = [{instancePath:instancePath+"/p75",message:"must be number,null"}];
return false;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.p95 !== undefined){
let data9 = data.p95;
const _errs20 = errors;
if((!((typeof data9 == "number") && (isFinite(data9)))) && (data9 !== null)){
validate2.errors = [{instancePath:instancePath+"/p95",message:"must be number,null"}];
return false;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.worst !== undefined){
let data10 = data.worst;
const _errs22 = errors;
if((!((typeof data10 == "number") && (isFinite(data10)))) && (data10 !== null)){
validate2.errors = [{instancePath:instancePath+"/worst",message:"must be number,null"}];
return false;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.best !== undefined){
let data11 = data.best;
const _errs24 = errors;
if((!((typeof data11 == "number") && (isFinite(data11)))) && (data11 !== null)){
validate2.errors = [{instancePath:instancePath+"/best",message:"must be number,null"}];
return false;
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ci_low_95 !== undefined){
let data12 = data.ci_low_95;
const _errs26 = errors;
if((!((typeof data12 == "number") && (isFinite(data12)))) && (data12 !== null)){
validate2.errors = [{instancePath:instancePath+"/ci_low_95",message:"must be number,null"}];
return false;
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ci_high_95 !== undefined){
let data13 = data.ci_high_95;
const _errs28 = errors;
if((!((typeof data13 == "number") && (isFinite(data13)))) && (data13 !== null)){
validate2.errors = [{instancePath:instancePath+"/ci_high_95",message:"must be number,null"}];
return false;
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.t_ci_low_95 !== undefined){
let data14 = data.t_ci_low_95;
const _errs30 = errors;
if((!((typeof data14 == "number") && (isFinite(data14)))) && (data14 !== null)){
validate2.errors = [{instancePath:instancePath+"/t_ci_low_95",message:"must be number,null"}];
return false;
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.t_ci_high_95 !== undefined){
let data15 = data.t_ci_high_95;
const _errs32 = errors;
if((!((typeof data15 == "number") && (isFinite(data15)))) && (data15 !== null)){
validate2.errors = [{instancePath:instancePath+"/t_ci_high_95",message:"must be number,null"}];
return false;
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.interval_reason !== undefined){
let data16 = data.interval_reason;
const _errs34 = errors;
if((typeof data16 !== "string") && (data16 !== null)){
validate2.errors = [{instancePath:instancePath+"/interval_reason",message:"must be string,null"}];
return false;
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.episodes !== undefined){
let data17 = data.episodes;
const _errs36 = errors;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
validate2.errors = [{instancePath:instancePath+"/episodes",message:"must be integer"}];
return false;
}
var valid0 = _errs36 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.effective_episodes !== undefined){
let data18 = data.effective_episodes;
const _errs38 = errors;
if(!((typeof data18 == "number") && (isFinite(data18)))){
validate2.errors = [{instancePath:instancePath+"/effective_episodes",message:"must be number"}];
return false;
}
var valid0 = _errs38 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.base !== undefined){
let data19 = data.base;
const _errs40 = errors;
if(errors === _errs40){
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
let missing1;
if(((((data19.count === undefined) && (missing1 = "count")) || ((data19.mean === undefined) && (missing1 = "mean"))) || ((data19.median === undefined) && (missing1 = "median"))) || ((data19.positive_pct === undefined) && (missing1 = "positive_pct"))){
validate2.errors = [{instancePath:instancePath+"/base",message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs42 = errors;
for(const key1 in data19){
if(!((((key1 === "count") || (key1 === "mean")) || (key1 === "median")) || (key1 === "positive_pct"))){
validate2.errors = [{instancePath:instancePath+"/base",message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs42 === errors){
if(data19.count !== undefined){
let data20 = data19.count;
const _errs43 = errors;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
validate2.errors = [{instancePath:instancePath+"/base/count",message:"must be integer"}];
return false;
}
var valid1 = _errs43 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data19.mean !== undefined){
let data21 = data19.mean;
const _errs45 = errors;
if(!((typeof data21 == "number") && (isFinite(data21)))){
validate2.errors = [{instancePath:instancePath+"/base/mean",message:"must be number"}];
return false;
}
var valid1 = _errs45 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data19.median !== undefined){
let data22 = data19.median;
const _errs47 = errors;
if(!((typeof data22 == "number") && (isFinite(data22)))){
validate2.errors = [{instancePath:instancePath+"/base/median",message:"must be number"}];
return false;
}
var valid1 = _errs47 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data19.positive_pct !== undefined){
let data23 = data19.positive_pct;
const _errs49 = errors;
if(!((typeof data23 == "number") && (isFinite(data23)))){
validate2.errors = [{instancePath:instancePath+"/base/positive_pct",message:"must be number"}];
return false;
}
var valid1 = _errs49 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
}
else {
validate2.errors = [{instancePath:instancePath+"/base",message:"must be object"}];
return false;
}
}
var valid0 = _errs40 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate2.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate2.errors = vErrors;
return errors === 0;
}


function validate6(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.count === undefined) && (missing0 = "count")) || ((data.forward_1d === undefined) && (missing0 = "forward_1d"))) || ((data.forward_3d === undefined) && (missing0 = "forward_3d"))) || ((data.forward_5d === undefined) && (missing0 = "forward_5d"))){
validate6.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((key0 === "count") || (key0 === "forward_1d")) || (key0 === "forward_3d")) || (key0 === "forward_5d"))){
validate6.errors = [{instancePath,message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.count !== undefined){
let data0 = data.count;
const _errs2 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate6.errors = [{instancePath:instancePath+"/count",message:"must be integer"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.forward_1d !== undefined){
const _errs4 = errors;
if(!(validate2(data.forward_1d, {instancePath:instancePath+"/forward_1d",parentData:data,parentDataProperty:"forward_1d",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.forward_3d !== undefined){
const _errs5 = errors;
if(!(validate2(data.forward_3d, {instancePath:instancePath+"/forward_3d",parentData:data,parentDataProperty:"forward_3d",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.forward_5d !== undefined){
const _errs6 = errors;
if(!(validate2(data.forward_5d, {instancePath:instancePath+"/forward_5d",parentData:data,parentDataProperty:"forward_5d",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate6.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate6.errors = vErrors;
return errors === 0;
}


function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.date === undefined) && (missing0 = "date")) || ((data.distance === undefined) && (missing0 = "distance"))) || ((data.weight === undefined) && (missing0 = "weight"))) || ((data.forward_1d === undefined) && (missing0 = "forward_1d"))) || ((data.forward_3d === undefined) && (missing0 = "forward_3d"))) || ((data.forward_5d === undefined) && (missing0 = "forward_5d"))){
validate11.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "date") || (key0 === "distance")) || (key0 === "weight")) || (key0 === "forward_1d")) || (key0 === "forward_3d")) || (key0 === "forward_5d"))){
validate11.errors = [{instancePath,message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.date !== undefined){
const _errs2 = errors;
if(typeof data.date !== "string"){
validate11.errors = [{instancePath:instancePath+"/date",message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.distance !== undefined){
let data1 = data.distance;
const _errs4 = errors;
if(!((typeof data1 == "number") && (isFinite(data1)))){
validate11.errors = [{instancePath:instancePath+"/distance",message:"must be number"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.weight !== undefined){
let data2 = data.weight;
const _errs6 = errors;
if(!((typeof data2 == "number") && (isFinite(data2)))){
validate11.errors = [{instancePath:instancePath+"/weight",message:"must be number"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.forward_1d !== undefined){
let data3 = data.forward_1d;
const _errs8 = errors;
if((!((typeof data3 == "number") && (isFinite(data3)))) && (data3 !== null)){
validate11.errors = [{instancePath:instancePath+"/forward_1d",message:"must be number,null"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.forward_3d !== undefined){
let data4 = data.forward_3d;
const _errs10 = errors;
if((!((typeof data4 == "number") && (isFinite(data4)))) && (data4 !== null)){
validate11.errors = [{instancePath:instancePath+"/forward_3d",message:"must be number,null"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.forward_5d !== undefined){
let data5 = data.forward_5d;
const _errs12 = errors;
if((!((typeof data5 == "number") && (isFinite(data5)))) && (data5 !== null)){
validate11.errors = [{instancePath:instancePath+"/forward_5d",message:"must be number,null"}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
validate11.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate11.errors = vErrors;
return errors === 0;
}


function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((((((((((((((data.matcher_version === undefined) && (missing0 = "matcher_version")) || ((data.mode === undefined) && (missing0 = "mode"))) || ((data.return_basis === undefined) && (missing0 = "return_basis"))) || ((data.trade_date === undefined) && (missing0 = "trade_date"))) || ((data.sample_size === undefined) && (missing0 = "sample_size"))) || ((data.live_count === undefined) && (missing0 = "live_count"))) || ((data.backfill_count === undefined) && (missing0 = "backfill_count"))) || ((data.backfill_weight === undefined) && (missing0 = "backfill_weight"))) || ((data.recency_half_life_days === undefined) && (missing0 = "recency_half_life_days"))) || ((data.total_history_days === undefined) && (missing0 = "total_history_days"))) || ((data.match_dimensions === undefined) && (missing0 = "match_dimensions"))) || ((data.top_k === undefined) && (missing0 = "top_k"))) || ((data.candidates_left_out_for_missing === undefined) && (missing0 = "candidates_left_out_for_missing"))) || ((data.distance_min === undefined) && (missing0 = "distance_min"))) || ((data.distance_max === undefined) && (missing0 = "distance_max"))) || ((data.distance_mean === undefined) && (missing0 = "distance_mean"))) || ((data.concentration === undefined) && (missing0 = "concentration"))) || ((data.forward_1d === undefined) && (missing0 = "forward_1d"))) || ((data.forward_3d === undefined) && (missing0 = "forward_3d"))) || ((data.forward_5d === undefined) && (missing0 = "forward_5d"))) || ((data.regime_distribution === undefined) && (missing0 = "regime_distribution"))) || ((data.regime_breakdown === undefined) && (missing0 = "regime_breakdown"))){
validate1.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
const _errs1 = errors;
for(const key0 in data){
if(!(func0.call(schema1.properties, key0))){
validate1.errors = [{instancePath,message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs1 === errors){
if(data.matcher_version !== undefined){
const _errs2 = errors;
if(typeof data.matcher_version !== "string"){
validate1.errors = [{instancePath:instancePath+"/matcher_version",message:"must be string"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mode !== undefined){
let data1 = data.mode;
const _errs4 = errors;
if(typeof data1 !== "string"){
validate1.errors = [{instancePath:instancePath+"/mode",message:"must be string"}];
return false;
}
if(!((data1 === "soft") || (data1 === "euclidean"))){
validate1.errors = [{instancePath:instancePath+"/mode",message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.return_basis !== undefined){
const _errs6 = errors;
if(typeof data.return_basis !== "string"){
validate1.errors = [{instancePath:instancePath+"/return_basis",message:"must be string"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.trade_date !== undefined){
const _errs8 = errors;
if(typeof data.trade_date !== "string"){
validate1.errors = [{instancePath:instancePath+"/trade_date",message:"must be string"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sample_size !== undefined){
let data4 = data.sample_size;
const _errs10 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate1.errors = [{instancePath:instancePath+"/sample_size",message:"must be integer"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.live_count !== undefined){
let data5 = data.live_count;
const _errs12 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate1.errors = [{instancePath:instancePath+"/live_count",message:"must be integer"}];
return false;
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.backfill_count !== undefined){
let data6 = data.backfill_count;
const _errs14 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate1.errors = [{instancePath:instancePath+"/backfill_count",message:"must be integer"}];
return false;
}
var valid0 = _errs14 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.backfill_weight !== undefined){
let data7 = data.backfill_weight;
const _errs16 = errors;
if(!((typeof data7 == "number") && (isFinite(data7)))){
validate1.errors = [{instancePath:instancePath+"/backfill_weight",message:"must be number"}];
return false;
}
var valid0 = _errs16 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.recency_half_life_days !== undefined){
let data8 = data.recency_half_life_days;
const _errs18 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
validate1.errors = [{instancePath:instancePath+"/recency_half_life_days",message:"must be integer"}];
return false;
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total_history_days !== undefined){
let data9 = data.total_history_days;
const _errs20 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
validate1.errors = [{instancePath:instancePath+"/total_history_days",message:"must be integer"}];
return false;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.match_dimensions !== undefined){
let data10 = data.match_dimensions;
const _errs22 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
validate1.errors = [{instancePath:instancePath+"/match_dimensions",message:"must be integer"}];
return false;
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.top_k !== undefined){
let data11 = data.top_k;
const _errs24 = errors;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
validate1.errors = [{instancePath:instancePath+"/top_k",message:"must be integer"}];
return false;
}
var valid0 = _errs24 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.candidates_left_out_for_missing !== undefined){
let data12 = data.candidates_left_out_for_missing;
const _errs26 = errors;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
validate1.errors = [{instancePath:instancePath+"/candidates_left_out_for_missing",message:"must be integer"}];
return false;
}
var valid0 = _errs26 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.distance_min !== undefined){
let data13 = data.distance_min;
const _errs28 = errors;
if(!((typeof data13 == "number") && (isFinite(data13)))){
validate1.errors = [{instancePath:instancePath+"/distance_min",message:"must be number"}];
return false;
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.distance_max !== undefined){
let data14 = data.distance_max;
const _errs30 = errors;
if(!((typeof data14 == "number") && (isFinite(data14)))){
validate1.errors = [{instancePath:instancePath+"/distance_max",message:"must be number"}];
return false;
}
var valid0 = _errs30 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.distance_mean !== undefined){
let data15 = data.distance_mean;
const _errs32 = errors;
if(!((typeof data15 == "number") && (isFinite(data15)))){
validate1.errors = [{instancePath:instancePath+"/distance_mean",message:"must be number"}];
return false;
}
var valid0 = _errs32 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.concentration !== undefined){
let data16 = data.concentration;
const _errs34 = errors;
if(errors === _errs34){
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
let missing1;
if(((data16.share_within_21_rows === undefined) && (missing1 = "share_within_21_rows")) || ((data16.largest_episode_share === undefined) && (missing1 = "largest_episode_share"))){
validate1.errors = [{instancePath:instancePath+"/concentration",message:"must have required property '"+missing1+"'"}];
return false;
}
else {
const _errs36 = errors;
for(const key1 in data16){
if(!((key1 === "share_within_21_rows") || (key1 === "largest_episode_share"))){
validate1.errors = [{instancePath:instancePath+"/concentration",message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs36 === errors){
if(data16.share_within_21_rows !== undefined){
let data17 = data16.share_within_21_rows;
const _errs37 = errors;
if(!((typeof data17 == "number") && (isFinite(data17)))){
validate1.errors = [{instancePath:instancePath+"/concentration/share_within_21_rows",message:"must be number"}];
return false;
}
var valid1 = _errs37 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data16.largest_episode_share !== undefined){
let data18 = data16.largest_episode_share;
const _errs39 = errors;
if(!((typeof data18 == "number") && (isFinite(data18)))){
validate1.errors = [{instancePath:instancePath+"/concentration/largest_episode_share",message:"must be number"}];
return false;
}
var valid1 = _errs39 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
else {
validate1.errors = [{instancePath:instancePath+"/concentration",message:"must be object"}];
return false;
}
}
var valid0 = _errs34 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.forward_1d !== undefined){
const _errs41 = errors;
if(!(validate2(data.forward_1d, {instancePath:instancePath+"/forward_1d",parentData:data,parentDataProperty:"forward_1d",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
var valid0 = _errs41 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.forward_3d !== undefined){
const _errs42 = errors;
if(!(validate2(data.forward_3d, {instancePath:instancePath+"/forward_3d",parentData:data,parentDataProperty:"forward_3d",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
var valid0 = _errs42 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.forward_5d !== undefined){
const _errs43 = errors;
if(!(validate2(data.forward_5d, {instancePath:instancePath+"/forward_5d",parentData:data,parentDataProperty:"forward_5d",rootData}))){
vErrors = vErrors === null ? validate2.errors : vErrors.concat(validate2.errors);
errors = vErrors.length;
}
var valid0 = _errs43 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.regime_distribution !== undefined){
let data22 = data.regime_distribution;
const _errs44 = errors;
if(errors === _errs44){
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
for(const key2 in data22){
let data23 = data22[key2];
const _errs47 = errors;
if(!(((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23))) && (isFinite(data23)))){
validate1.errors = [{instancePath:instancePath+"/regime_distribution/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),message:"must be integer"}];
return false;
}
var valid2 = _errs47 === errors;
if(!valid2){
break;
}
}
}
else {
validate1.errors = [{instancePath:instancePath+"/regime_distribution",message:"must be object"}];
return false;
}
}
var valid0 = _errs44 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.regime_breakdown !== undefined){
let data24 = data.regime_breakdown;
const _errs49 = errors;
if(errors === _errs49){
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
for(const key3 in data24){
const _errs52 = errors;
if(!(validate6(data24[key3], {instancePath:instancePath+"/regime_breakdown/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data24,parentDataProperty:key3,rootData}))){
vErrors = vErrors === null ? validate6.errors : vErrors.concat(validate6.errors);
errors = vErrors.length;
}
var valid3 = _errs52 === errors;
if(!valid3){
break;
}
}
}
else {
validate1.errors = [{instancePath:instancePath+"/regime_breakdown",message:"must be object"}];
return false;
}
}
var valid0 = _errs49 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.horizon !== undefined){
let data26 = data.horizon;
const _errs53 = errors;
if(!(((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26))) && (isFinite(data26)))){
validate1.errors = [{instancePath:instancePath+"/horizon",message:"must be integer"}];
return false;
}
if(!(((data26 === 1) || (data26 === 3)) || (data26 === 5))){
validate1.errors = [{instancePath:instancePath+"/horizon",message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs53 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.headline !== undefined){
let data27 = data.headline;
const _errs55 = errors;
if(errors === _errs55){
if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
let missing2;
if(((((((data27.mean === undefined) && (missing2 = "mean")) || ((data27.median === undefined) && (missing2 = "median"))) || ((data27.positive_pct === undefined) && (missing2 = "positive_pct"))) || ((data27.ci_low_95 === undefined) && (missing2 = "ci_low_95"))) || ((data27.ci_high_95 === undefined) && (missing2 = "ci_high_95"))) || ((data27.sample_size === undefined) && (missing2 = "sample_size"))){
validate1.errors = [{instancePath:instancePath+"/headline",message:"must have required property '"+missing2+"'"}];
return false;
}
else {
const _errs57 = errors;
for(const key4 in data27){
if(!((((((key4 === "mean") || (key4 === "median")) || (key4 === "positive_pct")) || (key4 === "ci_low_95")) || (key4 === "ci_high_95")) || (key4 === "sample_size"))){
validate1.errors = [{instancePath:instancePath+"/headline",message:"must NOT have additional properties"}];
return false;
break;
}
}
if(_errs57 === errors){
if(data27.mean !== undefined){
let data28 = data27.mean;
const _errs58 = errors;
if((!((typeof data28 == "number") && (isFinite(data28)))) && (data28 !== null)){
validate1.errors = [{instancePath:instancePath+"/headline/mean",message:"must be number,null"}];
return false;
}
var valid4 = _errs58 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data27.median !== undefined){
let data29 = data27.median;
const _errs60 = errors;
if((!((typeof data29 == "number") && (isFinite(data29)))) && (data29 !== null)){
validate1.errors = [{instancePath:instancePath+"/headline/median",message:"must be number,null"}];
return false;
}
var valid4 = _errs60 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data27.positive_pct !== undefined){
let data30 = data27.positive_pct;
const _errs62 = errors;
if((!((typeof data30 == "number") && (isFinite(data30)))) && (data30 !== null)){
validate1.errors = [{instancePath:instancePath+"/headline/positive_pct",message:"must be number,null"}];
return false;
}
var valid4 = _errs62 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data27.ci_low_95 !== undefined){
let data31 = data27.ci_low_95;
const _errs64 = errors;
if((!((typeof data31 == "number") && (isFinite(data31)))) && (data31 !== null)){
validate1.errors = [{instancePath:instancePath+"/headline/ci_low_95",message:"must be number,null"}];
return false;
}
var valid4 = _errs64 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data27.ci_high_95 !== undefined){
let data32 = data27.ci_high_95;
const _errs66 = errors;
if((!((typeof data32 == "number") && (isFinite(data32)))) && (data32 !== null)){
validate1.errors = [{instancePath:instancePath+"/headline/ci_high_95",message:"must be number,null"}];
return false;
}
var valid4 = _errs66 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data27.sample_size !== undefined){
let data33 = data27.sample_size;
const _errs68 = errors;
if(!(((typeof data33 == "number") && (!(data33 % 1) && !isNaN(data33))) && (isFinite(data33)))){
validate1.errors = [{instancePath:instancePath+"/headline/sample_size",message:"must be integer"}];
return false;
}
var valid4 = _errs68 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
}
}
}
}
else {
validate1.errors = [{instancePath:instancePath+"/headline",message:"must be object"}];
return false;
}
}
var valid0 = _errs55 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.analogue_dates !== undefined){
let data34 = data.analogue_dates;
const _errs70 = errors;
if(errors === _errs70){
if(Array.isArray(data34)){
var valid5 = true;
const len0 = data34.length;
for(let i0=0; i0<len0; i0++){
const _errs72 = errors;
if(!(validate11(data34[i0], {instancePath:instancePath+"/analogue_dates/" + i0,parentData:data34,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate11.errors : vErrors.concat(validate11.errors);
errors = vErrors.length;
}
var valid5 = _errs72 === errors;
if(!valid5){
break;
}
}
}
else {
validate1.errors = [{instancePath:instancePath+"/analogue_dates",message:"must be array"}];
return false;
}
}
var valid0 = _errs70 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate1.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate1.errors = vErrors;
return errors === 0;
}
