import { createRequire } from "node:module"; const require = createRequire(import.meta.url);
var __defProp=Object.defineProperty;var __knownSymbol=(name2,symbol)=>(symbol=Symbol[name2])?symbol:Symbol.for("Symbol."+name2),__typeError=msg=>{throw TypeError(msg)};var __export=(target,all)=>{for(var name2 in all)__defProp(target,name2,{get:all[name2],enumerable:!0})};var __using=(stack,value,async)=>{if(value!=null){typeof value!="object"&&typeof value!="function"&&__typeError("Object expected");var dispose,
inner;async&&(dispose=value[__knownSymbol("asyncDispose")]),dispose===void 0&&(dispose=value[__knownSymbol("dispose")],async&&(inner=dispose)),
typeof dispose!="function"&&__typeError("Object not disposable"),inner&&(dispose=function(){try{inner.call(this)}catch(e){return Promise.reject(
e)}}),stack.push([async,dispose,value])}else async&&stack.push([async]);return value},__callDispose=(stack,error3,hasError)=>{var E=typeof SuppressedError==
"function"?SuppressedError:function(e,s,m,_){return _=Error(m),_.name="SuppressedError",_.error=e,_.suppressed=s,_},fail=e=>error3=hasError?
new E(e,error3,"An error was suppressed during disposal"):(hasError=!0,e),next=it=>{for(;it=stack.pop();)try{var result=it[1]&&it[1].call(it[2]);
if(it[0])return Promise.resolve(result).then(next,e=>(fail(e),next()))}catch(e){fail(e)}if(hasError)throw error3};return next()};import{rmSync as rmSync3}from"node:fs";import{join as join5,resolve as resolve2}from"node:path";var UsageError=class extends Error{name="UsageError"},RunError=class extends Error{name="RunError"},Interrupted=class extends Error{name="In\
terrupted";signal;constructor(signal){super(`interrupted by ${signal}`),this.signal=signal}};var DeliveryError=class extends Error{name="DeliveryError"},INTERRUPTED="interrupted; everything it started is gone";function messageOf(error3){
return error3 instanceof Interrupted?INTERRUPTED:[UsageError,RunError,DeliveryError].some(kind=>error3 instanceof kind)?error3.message:error3 instanceof
Error?error3.stack??error3.message:String(error3)}import{readFileSync as readFileSync4}from"node:fs";import{join as join4,resolve}from"node:path";var VERDICTS=["regression","invalid","inconclusive","improvement","new","unchanged"],COUNTER_NAMES=["io-calls","collections"],METRIC_NAMES=[
"goodput","cpu","time","cpu-time","own-clock","p50","p90","p95","p99","memory","switches",...COUNTER_NAMES,"start-time","image-size"],PLANTED_OUTCOMES=[
"found","not-found","not-measured"],PLANTED_TROUBLES=["burner-elsewhere","interrupted","invalid"];var util_exports={};__export(util_exports,{BIGINT_FORMAT_RANGES:()=>BIGINT_FORMAT_RANGES,CONSTANT_CATCH:()=>CONSTANT_CATCH,Class:()=>Class,NUMBER_FORMAT_RANGES:()=>NUMBER_FORMAT_RANGES,
aborted:()=>aborted,allowsEval:()=>allowsEval,assert:()=>assert,assertEqual:()=>assertEqual,assertIs:()=>assertIs,assertNever:()=>assertNever,
assertNotEqual:()=>assertNotEqual,assignProp:()=>assignProp,attachSchema:()=>attachSchema,base64ToUint8Array:()=>base64ToUint8Array,base64urlToUint8Array:()=>base64urlToUint8Array,
cached:()=>cached,captureStackTrace:()=>captureStackTrace,cleanEnum:()=>cleanEnum,cleanRegex:()=>cleanRegex,clone:()=>clone,cloneDef:()=>cloneDef,
codePointLength:()=>codePointLength,constantCatch:()=>constantCatch,createTransparentProxy:()=>createTransparentProxy,defineLazy:()=>defineLazy,
defineLazyInternal:()=>defineLazyInternal,derived:()=>derived,esc:()=>esc,escapeRegex:()=>escapeRegex,explicitlyAborted:()=>explicitlyAborted,
extend:()=>extend,finalizeIssue:()=>finalizeIssue,floatSafeRemainder:()=>floatSafeRemainder,getElementAtPath:()=>getElementAtPath,getEnumValues:()=>getEnumValues,
getLengthableOrigin:()=>getLengthableOrigin,getParsedType:()=>getParsedType,getSizableOrigin:()=>getSizableOrigin,hexToUint8Array:()=>hexToUint8Array,
hide:()=>hide,installLazyProp:()=>installLazyProp,isObject:()=>isObject,isPlainObject:()=>isPlainObject,issue:()=>issue,joinValues:()=>joinValues,
jsonStringifyReplacer:()=>jsonStringifyReplacer,members:()=>members,merge:()=>merge,mergeDefs:()=>mergeDefs,normalizeParams:()=>normalizeParams,
nullish:()=>nullish,numKeys:()=>numKeys,objectClone:()=>objectClone,omit:()=>omit,optionalKeys:()=>optionalKeys,own:()=>own,parsedType:()=>parsedType,
partial:()=>partial,pick:()=>pick,prefixIssues:()=>prefixIssues,primitiveTypes:()=>primitiveTypes,promiseAllObject:()=>promiseAllObject,propertyKeyTypes:()=>propertyKeyTypes,
randomString:()=>randomString,rawShape:()=>rawShape,required:()=>required,safeExtend:()=>safeExtend,shallowClone:()=>shallowClone,sizeCaps:()=>sizeCaps,
slugify:()=>slugify,stringifyPrimitive:()=>stringifyPrimitive,toZod:()=>toZod,uint8ArrayToBase64:()=>uint8ArrayToBase64,uint8ArrayToBase64url:()=>uint8ArrayToBase64url,
uint8ArrayToHex:()=>uint8ArrayToHex,unwrapMessage:()=>unwrapMessage});function assertEqual(val){return val}function assertNotEqual(val){return val}function toZod(){return schema2=>schema2}function assertIs(_arg){}
function assertNever(_x){throw new Error("Unexpected value in exhaustive check")}function assert(_){}function getEnumValues(entries){let numericValues=Object.
values(entries).filter(v=>typeof v=="number");return Object.entries(entries).filter(([k,_])=>numericValues.indexOf(+k)===-1).map(([_,v])=>v)}
function joinValues(array3,separator="|"){return array3.map(val=>stringifyPrimitive(val)).join(separator)}function jsonStringifyReplacer(_,value){
return typeof value=="bigint"?value.toString():value}var Cached=class{constructor(getter){this._getter=getter,this._value=void 0}get value(){
let getter=this._getter;return getter!==void 0&&(this._value=getter(),this._getter=void 0),this._value}};function cached(getter){return new Cached(
getter)}function nullish(input){return input==null}function cleanRegex(source){let start=source.startsWith("^")?1:0,end2=source.endsWith("$")?
source.length-1:source.length;return source.slice(start,end2)}function floatSafeRemainder(val,step){let ratio=val/step,roundedRatio=Math.round(
ratio),tolerance=4*Number.EPSILON*Math.max(Math.abs(ratio),1);return Math.abs(ratio-roundedRatio)<tolerance?0:ratio-roundedRatio}var EVALUATING=Symbol(
"evaluating");function defineLazy(object2,key,getter){let value;Object.defineProperty(object2,key,{get(){if(value!==EVALUATING)return value===
void 0&&(value=EVALUATING,value=getter()),value},set(v){Object.defineProperty(object2,key,{value:v})},configurable:!0})}function objectClone(obj){
return Object.create(Object.getPrototypeOf(obj),Object.getOwnPropertyDescriptors(obj))}function assignProp(target,prop,value){Object.defineProperty(
target,prop,{value,writable:!0,enumerable:!0,configurable:!0})}function rawShape(def){let desc=Object.getOwnPropertyDescriptor(def,"shape");
return desc?.get?desc.get.raw:desc?.value}function sourceShape(schema2){return rawShape(schema2._zod.def)??schema2._zod.def.shape}function deferProp(target,key,getter){
Object.defineProperty(target,key,{get(){let value=getter();return assignProp(this,key,value),value},enumerable:!0,configurable:!0})}function putProp(target,key,value){
key in target?assignProp(target,key,value):target[key]=value}function mirrorShape(target,source,keys,wrap2){let raw=sourceShape(source);for(let key of keys){
let desc=Object.getOwnPropertyDescriptor(raw,key);desc.enumerable&&(desc.get?deferProp(target,key,()=>{let value=source._zod.def.shape[key];
return wrap2?wrap2(value,key):value}):putProp(target,key,wrap2?wrap2(desc.value,key):desc.value))}}function mirrorProps(target,source){for(let key of Reflect.
ownKeys(source)){let desc=Object.getOwnPropertyDescriptor(source,key);desc.enumerable&&(desc.get?deferProp(target,key,()=>source[key]):putProp(
target,key,desc.value))}}function mergeDefs(...defs){let mergedDescriptors={};for(let def of defs){let descriptors=Object.getOwnPropertyDescriptors(
def);Object.assign(mergedDescriptors,descriptors)}return Object.defineProperties({},mergedDescriptors)}function cloneDef(schema2){return mergeDefs(
schema2._zod.def)}function getElementAtPath(obj,path){return path?path.reduce((acc,key)=>acc?.[key],obj):obj}function promiseAllObject(promisesObj){
let keys=Object.keys(promisesObj),promises2=keys.map(key=>promisesObj[key]);return Promise.all(promises2).then(results2=>{let resolvedObj={};
for(let i=0;i<keys.length;i++)resolvedObj[keys[i]]=results2[i];return resolvedObj})}function randomString(length=10){let chars="abcdefghijkl\
mnopqrstuvwxyz",str="";for(let i=0;i<length;i++)str+=chars[Math.floor(Math.random()*chars.length)];return str}function esc(str){return JSON.
stringify(str)}function slugify(input){return input.toLowerCase().trim().replace(/[^\w\s-]/g,"").replace(/[\s_-]+/g,"-").replace(/^-+|-+$/g,
"")}var captureStackTrace="captureStackTrace"in Error?Error.captureStackTrace:(..._args)=>{};function isObject(data){return typeof data=="ob\
ject"&&data!==null&&!Array.isArray(data)}var allowsEval=cached(()=>{if(globalConfig.jitless||typeof navigator<"u"&&navigator?.userAgent?.includes(
"Cloudflare"))return!1;try{let F=Function;return new F(""),!0}catch{return!1}});function isPlainObject(o){if(isObject(o)===!1)return!1;let ctor=o.
constructor;if(ctor===void 0||typeof ctor!="function")return!0;let prot=ctor.prototype;return!(isObject(prot)===!1||Object.prototype.hasOwnProperty.
call(prot,"isPrototypeOf")===!1)}function shallowClone(o){return isPlainObject(o)?{...o}:Array.isArray(o)?[...o]:o instanceof Map?new Map(o):
o instanceof Set?new Set(o):o}function numKeys(data){let keyCount=0;for(let key in data)Object.prototype.hasOwnProperty.call(data,key)&&keyCount++;
return keyCount}var getParsedType=data=>{let t=typeof data;switch(t){case"undefined":return"undefined";case"string":return"string";case"numb\
er":return Number.isNaN(data)?"nan":"number";case"boolean":return"boolean";case"function":return"function";case"bigint":return"bigint";case"\
symbol":return"symbol";case"object":return Array.isArray(data)?"array":data===null?"null":data.then&&typeof data.then=="function"&&data.catch&&
typeof data.catch=="function"?"promise":typeof Map<"u"&&data instanceof Map?"map":typeof Set<"u"&&data instanceof Set?"set":typeof Date<"u"&&
data instanceof Date?"date":typeof File<"u"&&data instanceof File?"file":"object";default:throw new Error(`Unknown data type: ${t}`)}},propertyKeyTypes=new Set(
["string","number","symbol"]),primitiveTypes=new Set(["string","number","bigint","boolean","symbol","undefined"]);function escapeRegex(str){
return str.replace(/[.*+?^${}()|[\]\\]/g,"\\$&")}function clone(inst,def,params){let cl=new inst._zod.constr(def??inst._zod.def);return(!def||
params?.parent)&&(cl._zod.parent=inst),cl}function normalizeParams(_params){let params=_params;if(!params)return{};if(typeof params=="string")
return{error:()=>params};if(params?.message!==void 0){if(params?.error!==void 0)throw new Error("Cannot specify both `message` and `error` p\
arams");params.error=params.message}return delete params.message,typeof params.error=="string"?{...params,error:()=>params.error}:params}function createTransparentProxy(getter){
let target;return new Proxy({},{get(_,prop,receiver){return target??(target=getter()),Reflect.get(target,prop,receiver)},set(_,prop,value,receiver){
return target??(target=getter()),Reflect.set(target,prop,value,receiver)},has(_,prop){return target??(target=getter()),Reflect.has(target,prop)},
deleteProperty(_,prop){return target??(target=getter()),Reflect.deleteProperty(target,prop)},ownKeys(_){return target??(target=getter()),Reflect.
ownKeys(target)},getOwnPropertyDescriptor(_,prop){return target??(target=getter()),Reflect.getOwnPropertyDescriptor(target,prop)},defineProperty(_,prop,descriptor){
return target??(target=getter()),Reflect.defineProperty(target,prop,descriptor)}})}function stringifyPrimitive(value){return typeof value=="\
bigint"?value.toString()+"n":typeof value=="string"?`"${value}"`:`${value}`}function optionalKeys(shape){return Object.keys(shape).filter(k=>shape[k].
_zod.optin!==void 0&&shape[k]._zod.optout==="optional")}var NUMBER_FORMAT_RANGES={safeint:[Number.MIN_SAFE_INTEGER,Number.MAX_SAFE_INTEGER],
int32:[-2147483648,2147483647],uint32:[0,4294967295],float32:[-34028234663852886e22,34028234663852886e22],float64:[-Number.MAX_VALUE,Number.
MAX_VALUE]},BIGINT_FORMAT_RANGES={int64:[BigInt("-9223372036854775808"),BigInt("9223372036854775807")],uint64:[BigInt(0),BigInt("18446744073\
709551615")]};function pick(schema2,mask){let currDef=schema2._zod.def,checks=currDef.checks;if(checks&&checks.length>0)throw new Error(".pi\
ck() cannot be used on object schemas containing refinements");let newShape={};return mirrorShape(newShape,schema2,maskedKeys(schema2,mask)),
clone(schema2,mergeDefs(currDef,{shape:newShape,checks:[]}))}function maskedKeys(schema2,mask){let raw=sourceShape(schema2),keys=[];for(let key of Reflect.
ownKeys(mask)){if(!Object.getOwnPropertyDescriptor(raw,key)?.enumerable)throw new Error(`Unrecognized key: "${String(key)}"`);mask[key]&&keys.
push(key)}return keys}function omit(schema2,mask){let currDef=schema2._zod.def,checks=currDef.checks;if(checks&&checks.length>0)throw new Error(
".omit() cannot be used on object schemas containing refinements");let omitted=new Set(maskedKeys(schema2,mask)),newShape={};return mirrorShape(
newShape,schema2,Reflect.ownKeys(sourceShape(schema2)).filter(key=>!omitted.has(key))),clone(schema2,mergeDefs(currDef,{shape:newShape,checks:[]}))}
function extend(schema2,shape){if(!isPlainObject(shape))throw new Error("Invalid input to extend: expected a plain object");let checks=schema2.
_zod.def.checks;if(checks&&checks.length>0){let existingShape=sourceShape(schema2);for(let key of Reflect.ownKeys(shape))if(Object.getOwnPropertyDescriptor(
existingShape,key)!==void 0)throw new Error("Cannot overwrite keys on object schemas containing refinements. Use `.safeExtend()` instead.")}
return clone(schema2,mergeDefs(schema2._zod.def,{shape:extended(schema2,shape)}))}function extended(schema2,shape){let newShape={};return mirrorShape(
newShape,schema2,Reflect.ownKeys(sourceShape(schema2))),mirrorProps(newShape,shape),newShape}function safeExtend(schema2,shape){if(!isPlainObject(
shape))throw new Error("Invalid input to safeExtend: expected a plain object");return clone(schema2,mergeDefs(schema2._zod.def,{shape:extended(
schema2,shape)}))}function merge(a,b){if(!b?._zod?.def)throw new Error("Invalid input to merge: expected an object schema. To merge a plain \
shape, use `.extend()`.");if(a._zod.def.checks?.length)throw new Error(".merge() cannot be used on object schemas containing refinements. Us\
e .safeExtend() instead.");let newShape={};mirrorShape(newShape,a,Reflect.ownKeys(sourceShape(a))),mirrorShape(newShape,b,Reflect.ownKeys(sourceShape(
b)));let def=mergeDefs(a._zod.def,{shape:newShape,get catchall(){return b._zod.def.catchall},checks:b._zod.def.checks??[]});return clone(a,def)}
function partial(Class2,schema2,mask,name2="partial"){let checks=schema2._zod.def.checks;if(checks&&checks.length>0)throw new Error(`.${name2}\
() cannot be used on object schemas containing refinements`);let selected=mask?new Set(maskedKeys(schema2,mask)):void 0,newShape={};return mirrorShape(
newShape,schema2,Reflect.ownKeys(sourceShape(schema2)),Class2&&((value,key)=>selected&&!selected.has(key)?value:new Class2({type:"optional",
innerType:value}))),clone(schema2,mergeDefs(schema2._zod.def,{shape:newShape,checks:[]}))}function required(Class2,schema2,mask){let selected=mask?
new Set(maskedKeys(schema2,mask)):void 0,newShape={};return mirrorShape(newShape,schema2,Reflect.ownKeys(sourceShape(schema2)),(value,key)=>selected&&
!selected.has(key)?value:new Class2({type:"nonoptional",innerType:value})),clone(schema2,mergeDefs(schema2._zod.def,{shape:newShape}))}function aborted(x,startIndex=0){
if(x.aborted===!0)return!0;for(let i=startIndex;i<x.issues.length;i++)if(x.issues[i]?.continue!==!0)return!0;return!1}function explicitlyAborted(x,startIndex=0){
if(x.aborted===!0)return!0;for(let i=startIndex;i<x.issues.length;i++)if(x.issues[i]?.continue===!1)return!0;return!1}function prefixIssues(path,issues){
return issues.map(iss=>{var _a3;return(_a3=iss).path??(_a3.path=[]),iss.path.unshift(path),iss})}function unwrapMessage(message){return typeof message==
"string"?message:message?.message}function sizeCaps(defChecks){let caps=[];for(let ch of defChecks??[]){let d=ch._zod.def;if(!/_(length|size)$|_equals$/.
test(d.check))break;let max=d.maximum??d.length??d.size;max>=0&&caps.push([max,ch])}return caps}function attachSchema(issues,start,inst){var _a3;
for(let i=start;i<issues.length;i++)(_a3=issues[i]).schema??(_a3.schema=inst)}function finalizeIssue(iss,ctx,config2){var _a3;let traits=iss.
inst?._zod?.traits;traits?.has("$ZodType")&&(traits.has("$ZodCheck")?(_a3=iss).schema??(_a3.schema=iss.inst):iss.schema=iss.inst);let schemaError=iss.
schema!==iss.inst?iss.schema?._zod.def?.error:void 0,message=iss.message?iss.message:unwrapMessage(iss.inst?._zod.def?.error?.(iss))??unwrapMessage(
schemaError?.(iss))??unwrapMessage(ctx?.error?.(iss))??unwrapMessage(config2.customError?.(iss))??unwrapMessage(config2.localeError?.(iss))??
"Invalid input",full={};for(let k of Object.keys(iss))k==="inst"||k==="schema"||k==="continue"||k==="input"||k==="__proto__"||(full[k]=iss[k]);
return full.path??(full.path=[]),full.message=message,ctx?.reportInput&&(full.input=iss.input),full}function getSizableOrigin(input){return input instanceof
Set?"set":input instanceof Map?"map":input instanceof File?"file":"unknown"}var highSurrogate=/[\uD800-\uDBFF]/;function codePointLength(str){
let units=str.length;if(!highSurrogate.test(str))return units;let count2=units;for(let i=0;i<units-1;i++)(str.charCodeAt(i)&64512)===55296&&
(str.charCodeAt(i+1)&64512)===56320&&(count2--,i++);return count2}function getLengthableOrigin(input){return Array.isArray(input)?"array":typeof input==
"string"?"string":"unknown"}function parsedType(data){let t=typeof data;switch(t){case"number":return Number.isNaN(data)?"nan":"number";case"\
object":{if(data===null)return"null";if(Array.isArray(data))return"array";let obj=data;if(obj&&Object.getPrototypeOf(obj)!==Object.prototype&&
"constructor"in obj&&obj.constructor)return obj.constructor.name}}return t}function issue(...args){let[iss,input,inst]=args;return typeof iss==
"string"?{message:iss,code:"custom",input,inst}:{...iss}}function cleanEnum(obj){return Object.entries(obj).filter(([k,_])=>Number.isNaN(Number.
parseInt(k,10))).map(el=>el[1])}function base64ToUint8Array(base64){let binaryString=atob(base64),bytes2=new Uint8Array(binaryString.length);
for(let i=0;i<binaryString.length;i++)bytes2[i]=binaryString.charCodeAt(i);return bytes2}function uint8ArrayToBase64(bytes2){let binaryString="";
for(let i=0;i<bytes2.length;i++)binaryString+=String.fromCharCode(bytes2[i]);return btoa(binaryString)}function base64urlToUint8Array(base64url){
let base64=base64url.replace(/-/g,"+").replace(/_/g,"/"),padding="=".repeat((4-base64.length%4)%4);return base64ToUint8Array(base64+padding)}
function uint8ArrayToBase64url(bytes2){return uint8ArrayToBase64(bytes2).replace(/\+/g,"-").replace(/\//g,"_").replace(/=/g,"")}function hexToUint8Array(hex){
let cleanHex=hex.replace(/^0x/,"");if(cleanHex.length%2!==0)throw new Error("Invalid hex string length");let bytes2=new Uint8Array(cleanHex.
length/2);for(let i=0;i<cleanHex.length;i+=2)bytes2[i/2]=Number.parseInt(cleanHex.slice(i,i+2),16);return bytes2}function uint8ArrayToHex(bytes2){
return Array.from(bytes2).map(b=>b.toString(16).padStart(2,"0")).join("")}var Class=class{constructor(..._args){}};function members(proto,table2){
for(let key in table2){let desc=Object.getOwnPropertyDescriptor(table2,key);desc.get?Object.defineProperty(proto,key,{...desc,enumerable:!1}):
defineBound(proto,key,desc.value)}}function own(inst,key,value,enumerable=!0){return Object.defineProperty(inst,key,{configurable:!0,writable:!0,
enumerable,value}),value}function hide(inst,key,value){return own(inst,key,value,!1)}function derived(computes,table2){for(let key in computes){
let compute=computes[key];Object.defineProperty(table2,key,{configurable:!0,enumerable:!0,get(){return own(this,key,compute(this))},set(value){
own(this,key,value)}})}return table2}function defineBound(proto,key,fn){Object.defineProperty(proto,key,{configurable:!0,get(){return this==
null?fn:own(this,key,fn.bind(this))},set(value){own(this,key,value)}})}function claim(inst,sentinel){let proto=Object.getPrototypeOf(inst);return sentinel in
proto?void 0:proto}var installing,broke=!1,breaker={configurable:!0,get(){broke=!0}};function defineLazyInternal(inst,key,compute){let proto=Object.
getPrototypeOf(inst._zod);if(key in proto&&installing!==inst._zod){installing=void 0;return}installing=inst._zod,Object.defineProperty(proto,
key,{configurable:!0,get(){Object.defineProperty(this,key,breaker);let outer=broke;broke=!1;try{let value=compute(this);return broke?delete this[key]:
Object.defineProperty(this,key,{configurable:!0,writable:!0,value}),broke=broke||outer,value}catch(err){throw delete this[key],broke=broke||
outer,err}},set(value){Object.defineProperty(this,key,{configurable:!0,writable:!0,value})}})}function installLazyProp(inst,key,make,enumerable){
let proto=claim(inst,key);proto&&Object.defineProperty(proto,key,{configurable:!0,get(){let desc={configurable:!0,writable:!0,enumerable,value:void 0};
return Object.defineProperty(this,key,desc),desc.value=make(this),Object.defineProperty(this,key,desc),desc.value},set(value){Object.defineProperty(
this,key,{configurable:!0,writable:!0,enumerable,value})}})}var CONSTANT_CATCH="~constantCatch";function constantCatch(value){let fn=()=>value;
return fn[CONSTANT_CATCH]=!0,fn}var _a;var _zodDesc={value:void 0,enumerable:!1},_E="captureStackTrace"in Error?Error:null;function newError(Definition){let E=_E;if(E){let saved=E.
stackTraceLimit;if(typeof saved=="number"){try{E.stackTraceLimit=0}catch{return _E=null,new Definition}try{return new Definition}finally{E.stackTraceLimit=
saved}}}return new Definition}function $constructor(name2,initializer3,proto,params){let zodProto={};function Internals(def){this.def=def,this.
constr=_,this.traits=new Set}Internals.prototype=zodProto;let protoMembers=proto,initialized=protoMembers&&new WeakSet;function init(inst,def){
if(inst._zod){if(inst._zod.traits.has(name2))return}else{_zodDesc.value=new Internals(def);try{Object.defineProperty(inst,"_zod",_zodDesc)}finally{
_zodDesc.value=void 0}}if(inst._zod.traits.add(name2),initializer3(inst,def),initialized){let own2=Object.getPrototypeOf(inst),ctorProto=inst.
_zod.constr.prototype,up=own2;for(;up&&up!==ctorProto;)up=Object.getPrototypeOf(up);let target=up??own2;initialized.has(target)||(initialized.
add(target),members(target,protoMembers))}let proto2=_.prototype;for(let k in proto2)Object.prototype.hasOwnProperty.call(proto2,k)&&(k in inst||
(inst[k]=proto2[k].bind(inst)))}let Parent=params?.Parent??Object;class Definition extends Parent{}Object.defineProperty(Definition,"name",{
value:name2});function _(def){let inst=params?.Parent?newError(Definition):this;init(inst,def);let deferred=inst._zod.deferred;if(deferred){
for(let fn of deferred)fn();inst._zod.deferred=void 0}let pp=globalThis.__zod_globalConfig?.postProcessor;return pp&&pp(inst),inst}return Object.
defineProperty(_,"init",{value:init}),Object.defineProperty(_,Symbol.hasInstance,{value:inst=>params?.Parent&&inst instanceof params.Parent?
!0:inst?._zod?.traits?.has(name2)}),Object.defineProperty(_,"name",{value:name2}),_}var $ZodAsyncError=class extends Error{constructor(){super("Encountered Promise during synchronous parse. Use .parseAsync() instead.")}},$ZodEncodeError=class extends Error{constructor(name2){
super(`Encountered unidirectional transform during encode: ${name2}`),this.name="ZodEncodeError"}};(_a=globalThis).__zod_globalConfig??(_a.__zod_globalConfig=
{});var globalConfig=globalThis.__zod_globalConfig;function config(newConfig){return newConfig&&Object.assign(globalConfig,newConfig),globalConfig}function _getMessage(){let internals=this._zod;return internals.message??(internals.message=JSON.stringify(internals.def,jsonStringifyReplacer,
2)),internals.message}function _setMessage(value){this._zod.message=value}var _messageDesc={get:_getMessage,set:_setMessage,enumerable:!0,configurable:!0},
_issuesDesc={value:void 0,enumerable:!1},_installedToString=new WeakSet([Object.prototype,Error.prototype]),initializer=(inst,def)=>{inst.name=
"$ZodError",_issuesDesc.value=def,Object.defineProperty(inst,"issues",_issuesDesc),_issuesDesc.value=void 0,Object.defineProperty(inst,"mess\
age",_messageDesc);let proto=Object.getPrototypeOf(inst);_installedToString.has(proto)||(_installedToString.add(proto),Object.defineProperty(
proto,"toString",{configurable:!0,enumerable:!1,get(){let value=()=>this.message;return Object.defineProperty(this,"toString",{value,configurable:!0,
writable:!0}),value},set(value){Object.defineProperty(this,"toString",{value,configurable:!0,writable:!0})}}))},$ZodError=$constructor("$Zod\
Error",initializer),$ZodRealError=$constructor("$ZodError",initializer,void 0,{Parent:Error});function node(obj,key,make){return Object.prototype.
hasOwnProperty.call(obj,key)||(key==="__proto__"?Object.defineProperty(obj,key,{value:make(),writable:!0,enumerable:!0,configurable:!0}):obj[key]=
make()),obj[key]}function flattenError(error3,mapper=issue3=>issue3.message){let fieldErrors={},formErrors=[];for(let sub of error3.issues)sub.
path.length>0?node(fieldErrors,sub.path[0],()=>[]).push(mapper(sub)):formErrors.push(mapper(sub));return{formErrors,fieldErrors}}function formatError(error3,mapper=issue3=>issue3.
message){let fieldErrors={_errors:[]},processError=(error4,path=[])=>{for(let issue3 of error4.issues)if(issue3.code==="invalid_union"&&issue3.
errors.length)issue3.errors.map(issues=>processError({issues},[...path,...issue3.path]));else if(issue3.code==="invalid_key")processError({issues:issue3.
issues},[...path,...issue3.path]);else if(issue3.code==="invalid_element")processError({issues:issue3.issues},[...path,...issue3.path]);else{
let fullpath=[...path,...issue3.path];if(fullpath.length===0)fieldErrors._errors.push(mapper(issue3));else{let curr=fieldErrors,i=0;for(;i<fullpath.
length;){let el=fullpath[i],terminal=i===fullpath.length-1;if(el==="_errors"){terminal&&curr._errors.push(mapper(issue3)),i++;continue}Object.
prototype.hasOwnProperty.call(curr,el)||Object.defineProperty(curr,el,{value:{_errors:[]},enumerable:!0,writable:!0,configurable:!0});let node2=curr[el];
terminal&&node2._errors.push(mapper(issue3)),curr=node2,i++}}}};return processError(error3),fieldErrors}function finalizeParams(callee,params){return{callee:params?.callee??callee,Err:params?.Err}}var _parse=_Err=>{let fn=(schema2,value,_ctx,_params)=>{
let ctx=_ctx?{..._ctx,async:!1}:{async:!1},result=schema2._zod.run({value,issues:[]},ctx);if(result instanceof Promise)throw new $ZodAsyncError;
if(result.issues.length){let e=new(_params?.Err??_Err)(result.issues.map(iss=>finalizeIssue(iss,ctx,config())));throw captureStackTrace(e,_params?.
callee??fn),e}return result.value};return fn},parse=_parse($ZodRealError),_parseAsync=_Err=>{let fn=async(schema2,value,_ctx,params)=>{let ctx=_ctx?
{..._ctx,async:!0}:{async:!0},result=schema2._zod.run({value,issues:[]},ctx);if(result instanceof Promise&&(result=await result),result.issues.
length){let e=new(params?.Err??_Err)(result.issues.map(iss=>finalizeIssue(iss,ctx,config())));throw captureStackTrace(e,params?.callee??fn),
e}return result.value};return fn},parseAsync=_parseAsync($ZodRealError),_safeParse=_Err=>(schema2,value,_ctx)=>{let ctx=_ctx?{..._ctx,async:!1}:
{async:!1},result=schema2._zod.run({value,issues:[]},ctx);if(result instanceof Promise)throw new $ZodAsyncError;return result.issues.length?
failure(_Err,result.issues,ctx):{success:!0,data:result.value}},safeParse=_safeParse($ZodRealError);function failure(Err,issues,ctx){let error3;
return{success:!1,get error(){return error3||(error3=new Err(issues.map(iss=>finalizeIssue(iss,ctx,config()))),issues=void 0,ctx=void 0),error3},
set error(e){error3=e,issues=void 0,ctx=void 0}}}var _safeParseAsync=_Err=>async(schema2,value,_ctx)=>{let ctx=_ctx?{..._ctx,async:!0}:{async:!0},
result=schema2._zod.run({value,issues:[]},ctx);return result instanceof Promise&&(result=await result),result.issues.length?failure(_Err,result.
issues,ctx):{success:!0,data:result.value}},safeParseAsync=_safeParseAsync($ZodRealError),COMPILE_INVALID=Symbol.for("zod.compile.invalid"),
COMPILE_FALLBACK=Symbol.for("zod.compile.fallback"),validate=((schema2,value,_ctx)=>{let validator=schema2._zod.bag.validator;if(validator!==
void 0){if(validator(value)!==COMPILE_INVALID)return!0;if(validator.definite===!0&&_ctx===void 0)return!1}return validateFallback(schema2,value,
_ctx)});function validateFallback(schema2,value,_ctx){let ctx=_ctx?{..._ctx,async:!1,abortEarly:!0}:{async:!1,abortEarly:!0},fallbackRun=schema2.
_zod.bag.fallbackRun,result;if(fallbackRun?(ctx[COMPILE_FALLBACK]=!0,result=fallbackRun({value,issues:[]},ctx)):result=schema2._zod.run({value,
issues:[]},ctx),result instanceof Promise)throw new $ZodAsyncError;return result.issues.length===0}var validateAsync=async(schema2,value,_ctx)=>{
let ctx=_ctx?{..._ctx,async:!0,abortEarly:!0}:{async:!0,abortEarly:!0},result=schema2._zod.run({value,issues:[]},ctx);return result instanceof
Promise&&(result=await result),result.issues.length===0},_encode=_Err=>{let parse3=_parse(_Err),fn=(schema2,value,_ctx,_params)=>{let ctx=_ctx?
{..._ctx,direction:"backward"}:{direction:"backward"};return parse3(schema2,value,ctx,finalizeParams(fn,_params))};return fn};var _decode=_Err=>{let parse3=_parse(_Err),fn=(schema2,value,_ctx,_params)=>parse3(schema2,value,_ctx,finalizeParams(fn,_params));return fn};var _encodeAsync=_Err=>{let parseAsync3=_parseAsync(_Err),fn=async(schema2,value,_ctx,_params)=>{let ctx=_ctx?{..._ctx,direction:"backward"}:
{direction:"backward"};return await parseAsync3(schema2,value,ctx,finalizeParams(fn,_params))};return fn};var _decodeAsync=_Err=>{let parseAsync3=_parseAsync(_Err),fn=async(schema2,value,_ctx,_params)=>await parseAsync3(schema2,value,_ctx,finalizeParams(
fn,_params));return fn};var _safeEncode=_Err=>(schema2,value,_ctx)=>{let ctx=_ctx?{..._ctx,direction:"backward"}:{direction:"backward"};return _safeParse(_Err)(schema2,
value,ctx)};var _safeDecode=_Err=>(schema2,value,_ctx)=>_safeParse(_Err)(schema2,value,_ctx);var _safeEncodeAsync=_Err=>async(schema2,value,_ctx)=>{let ctx=_ctx?{..._ctx,direction:"backward"}:{direction:"backward"};return _safeParseAsync(
_Err)(schema2,value,ctx)};var _safeDecodeAsync=_Err=>async(schema2,value,_ctx)=>_safeParseAsync(_Err)(schema2,value,_ctx);var cuid=/^[cC][0-9a-z]{6,}$/,cuid2=/^[0-9a-z]+$/,ulid=/^[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}$/,xid=/^[0-9a-vA-V]{20}$/,ksuid=/^[A-Za-z0-9]{27}$/,
nanoid=/^[a-zA-Z0-9_-]{21}$/;function nanoidOfLength(length){return new RegExp(`^[a-zA-Z0-9_-]{${length}}$`)}var duration=/^P(?:(\d+W)|(?!.*W)(?=\d|T\d)(\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+([.,]\d+)?S)?)?)$/;var guid=/^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$/,uuid=version2=>version2?new RegExp(`^([0-9a-fA-F]\
{8}-[0-9a-fA-F]{4}-${version2}[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12})$`):/^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$/;var email=/^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/;var _emoji="^(?=[\\s\\S]*[\\p{Extended_Pictographic}\\p{Regional_Indicator}\\u20E3])[\\p{Extended_Pictographic}\\p{Emoji_Component}]+$";function emoji(){
return new RegExp(_emoji,"u")}var ipv4=/^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])$/,
ipv6=/^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))$/;var cidrv4=/^((25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\/([0-9]|[1-2][0-9]|3[0-2])$/,
cidrv6=/^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))\/(12[0-8]|1[01][0-9]|[1-9]?[0-9])$/;var httpProtocol=/^https?$/,e164=/^\+[1-9]\d{6,14}$/;var dateSource="(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[1\
2]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))";function anchor(source){return new RegExp(`^${source}$`)}var date=anchor(
dateSource);function timeSource(args){let hhmm="(?:[01]\\d|2[0-3]):[0-5]\\d";return typeof args.precision=="number"?args.precision===-1?`${hhmm}`:
args.precision===0?`${hhmm}:[0-5]\\d`:`${hhmm}:[0-5]\\d\\.\\d{${args.precision}}`:args.seconds?`${hhmm}:[0-5]\\d(?:\\.\\d+)?`:`${hhmm}(?::[0\
-5]\\d(?:\\.\\d+)?)?`}function time(args){return new RegExp(`^${timeSource(args)}$`)}function datetime(args){let opts=["Z"];args.offset&&opts.
push("([+-](?:[01]\\d|2[0-3]):[0-5]\\d)");let qualified=`${timeSource({precision:args.precision,seconds:!0})}(?:${opts.join("|")})`,timeRegex=args.
local?`${qualified}|${timeSource({precision:args.precision})}`:qualified;return new RegExp(`^${dateSource}T(?:${timeRegex})$`)}var anyString=/^[\s\S]{0,}$/;var number=/^-?\d+(?:\.\d+)?$/,boolean=/^(?:true|false)$/i,_null=/^null$/i;var lowercase=/^[^A-Z]*$/,uppercase=/^[^a-z]*$/;var $ZodCheck=$constructor("$ZodCheck",(inst,def)=>{var _a3;inst._zod??(inst._zod={}),inst._zod.def=def,(_a3=inst._zod).onattach??(_a3.onattach=
[])});var _whenHasLength=payload=>{let val=payload.value;return!nullish(val)&&val.length!==void 0},numericOriginMap={number:"number",bigint:"bigin\
t",object:"date"},$ZodCheckLessThan=$constructor("$ZodCheckLessThan",(inst,def)=>{$ZodCheck.init(inst,def);let origin=numericOriginMap[typeof def.
value];inst._zod.check=payload=>{(def.inclusive?payload.value<=def.value:payload.value<def.value)||payload.issues.push({origin:numericOriginMap[typeof payload.
value]??origin,code:"too_big",maximum:typeof def.value=="object"?def.value.getTime():def.value,input:payload.value,inclusive:def.inclusive,inst,
continue:!def.abort})}}),$ZodCheckGreaterThan=$constructor("$ZodCheckGreaterThan",(inst,def)=>{$ZodCheck.init(inst,def);let origin=numericOriginMap[typeof def.
value];inst._zod.check=payload=>{(def.inclusive?payload.value>=def.value:payload.value>def.value)||payload.issues.push({origin:numericOriginMap[typeof payload.
value]??origin,code:"too_small",minimum:typeof def.value=="object"?def.value.getTime():def.value,input:payload.value,inclusive:def.inclusive,
inst,continue:!def.abort})}}),$ZodCheckMultipleOf=$constructor("$ZodCheckMultipleOf",(inst,def)=>{$ZodCheck.init(inst,def),inst._zod.check=payload=>{
if(typeof payload.value!=typeof def.value)throw new Error("Cannot mix number and bigint in multiple_of check.");(typeof payload.value=="bigi\
nt"?def.value!==BigInt(0)&&payload.value%def.value===BigInt(0):floatSafeRemainder(payload.value,def.value)===0)||payload.issues.push({origin:typeof payload.
value,code:"not_multiple_of",divisor:def.value,input:payload.value,inst,continue:!def.abort})}}),$ZodCheckNumberFormat=$constructor("$ZodChe\
ckNumberFormat",(inst,def)=>{$ZodCheck.init(inst,def),def.format=def.format||"float64";let isInt=def.format?.includes("int"),origin=isInt?"i\
nt":"number",[minimum,maximum]=NUMBER_FORMAT_RANGES[def.format];inst._zod.check=payload=>{let input=payload.value;if(isInt){if(!Number.isInteger(
input)){payload.issues.push({expected:origin,format:def.format,code:"invalid_type",continue:!1,input,inst});return}if(!Number.isSafeInteger(
input)){input>0?payload.issues.push({input,code:"too_big",maximum:Number.MAX_SAFE_INTEGER,note:"Integers must be within the safe integer ran\
ge.",inst,origin,inclusive:!0,continue:!def.abort}):payload.issues.push({input,code:"too_small",minimum:Number.MIN_SAFE_INTEGER,note:"Intege\
rs must be within the safe integer range.",inst,origin,inclusive:!0,continue:!def.abort});return}}input<minimum&&payload.issues.push({origin:"\
number",input,code:"too_small",minimum,inclusive:!0,inst,continue:!def.abort}),input>maximum&&payload.issues.push({origin:"number",input,code:"\
too_big",maximum,inclusive:!0,inst,continue:!def.abort})}});var $ZodCheckMaxLength=$constructor("$ZodCheckMaxLength",(inst,def)=>{var _a3;$ZodCheck.init(inst,def),(_a3=inst._zod.def).when??(_a3.when=_whenHasLength),
inst._zod.check=payload=>{let input=payload.value,units=input.length;if((typeof input=="string"&&units>def.maximum?codePointLength(input):units)<=
def.maximum)return;let origin=getLengthableOrigin(input);payload.issues.push({origin,code:"too_big",maximum:def.maximum,inclusive:!0,input,inst,
continue:!def.abort})}}),$ZodCheckMinLength=$constructor("$ZodCheckMinLength",(inst,def)=>{var _a3;$ZodCheck.init(inst,def),(_a3=inst._zod.def).
when??(_a3.when=_whenHasLength),inst._zod.check=payload=>{let input=payload.value,units=input.length;if((typeof input=="string"&&units>=def.
minimum&&units<def.minimum*2?codePointLength(input):units)>=def.minimum)return;let origin=getLengthableOrigin(input);payload.issues.push({origin,
code:"too_small",minimum:def.minimum,inclusive:!0,input,inst,continue:!def.abort})}}),$ZodCheckLengthEquals=$constructor("$ZodCheckLengthEqu\
als",(inst,def)=>{var _a3;$ZodCheck.init(inst,def),(_a3=inst._zod.def).when??(_a3.when=_whenHasLength),inst._zod.check=payload=>{let input=payload.
value,units=input.length,length=typeof input=="string"&&units>=def.length&&units<=def.length*2?codePointLength(input):units;if(length===def.
length)return;let origin=getLengthableOrigin(input),tooBig=length>def.length;payload.issues.push({origin,...tooBig?{code:"too_big",maximum:def.
length}:{code:"too_small",minimum:def.length},inclusive:!0,exact:!0,input:payload.value,inst,continue:!def.abort})}}),$ZodCheckStringFormat=$constructor(
"$ZodCheckStringFormat",(inst,def)=>{var _a3,_b;$ZodCheck.init(inst,def),def.pattern?(_a3=inst._zod).check??(_a3.check=payload=>{def.pattern.
lastIndex=0,!def.pattern.test(payload.value)&&payload.issues.push({origin:"string",code:"invalid_format",format:def.format,input:payload.value,
...def.pattern?{pattern:def.pattern.toString()}:{},inst,continue:!def.abort})}):(_b=inst._zod).check??(_b.check=()=>{})}),$ZodCheckRegex=$constructor(
"$ZodCheckRegex",(inst,def)=>{$ZodCheckStringFormat.init(inst,def),inst._zod.check=payload=>{def.pattern.lastIndex=0,!def.pattern.test(payload.
value)&&payload.issues.push({origin:"string",code:"invalid_format",format:"regex",input:payload.value,pattern:def.pattern.toString(),inst,continue:!def.
abort})}}),$ZodCheckLowerCase=$constructor("$ZodCheckLowerCase",(inst,def)=>{def.pattern??(def.pattern=lowercase),$ZodCheckStringFormat.init(
inst,def)}),$ZodCheckUpperCase=$constructor("$ZodCheckUpperCase",(inst,def)=>{def.pattern??(def.pattern=uppercase),$ZodCheckStringFormat.init(
inst,def)}),$ZodCheckIncludes=$constructor("$ZodCheckIncludes",(inst,def)=>{$ZodCheck.init(inst,def);let escapedRegex=escapeRegex(def.includes),
pattern=new RegExp(typeof def.position=="number"?`^.{${def.position},}${escapedRegex}`:escapedRegex);def.pattern=pattern,inst._zod.check=payload=>{
payload.value.includes(def.includes,def.position)||payload.issues.push({origin:"string",code:"invalid_format",format:"includes",includes:def.
includes,input:payload.value,inst,continue:!def.abort})}}),$ZodCheckStartsWith=$constructor("$ZodCheckStartsWith",(inst,def)=>{$ZodCheck.init(
inst,def);let pattern=new RegExp(`^${escapeRegex(def.prefix)}.*`);def.pattern??(def.pattern=pattern),inst._zod.check=payload=>{payload.value.
startsWith(def.prefix)||payload.issues.push({origin:"string",code:"invalid_format",format:"starts_with",prefix:def.prefix,input:payload.value,
inst,continue:!def.abort})}}),$ZodCheckEndsWith=$constructor("$ZodCheckEndsWith",(inst,def)=>{$ZodCheck.init(inst,def);let pattern=new RegExp(
`.*${escapeRegex(def.suffix)}$`);def.pattern??(def.pattern=pattern),inst._zod.check=payload=>{payload.value.endsWith(def.suffix)||payload.issues.
push({origin:"string",code:"invalid_format",format:"ends_with",suffix:def.suffix,input:payload.value,inst,continue:!def.abort})}});var $ZodCheckOverwrite=$constructor("$ZodCheckOverwrite",(inst,def)=>{$ZodCheck.init(inst,def),inst._zod.check=payload=>{payload.value=def.tx(
payload.value)}});var Doc=class{constructor(args=[],closed={}){this.content=[],this.indent=0,this.args=args,this.closed=closed}indented(fn){this.indent+=1;try{
fn(this)}finally{this.indent-=1}}write(arg){if(typeof arg=="function"){arg(this,{execution:"sync"}),arg(this,{execution:"async"});return}let lines=arg.
split(`
`).filter(x=>x),minIndent=Math.min(...lines.map(x=>x.length-x.trimStart().length)),dedented=lines.map(x=>x.slice(minIndent)).map(x=>" ".repeat(
this.indent*2)+x);for(let line of dedented)this.content.push(line)}compile(){let F=Function,content=this?.content??[""];return new F(...Object.
keys(this.closed),`return function (${this.args.join(", ")}) {
${content.join(`
`)}
};`)(...Object.values(this.closed))}};var version={major:4,minor:6,patch:7};var $ZodType=$constructor("$ZodType",(inst,def)=>{var _a3;inst??(inst={}),inst._zod.def=def,inst._zod.bag=inst._zod.bag||{},inst._zod.version=
version;let defChecks=inst._zod.def.checks,checks=inst._zod.traits.has("$ZodCheck")?[inst,...defChecks??[]]:defChecks?.length?[...defChecks]:
[];for(let ch of checks)for(let fn of ch._zod.onattach)fn(inst);if(checks.length===0)(_a3=inst._zod).deferred??(_a3.deferred=[]),inst._zod.deferred?.
push(()=>{inst._zod.run=inst._zod.parse});else{let runChecks=(payload,checks2,ctx)=>{if(payload.memo)return payload;let isAborted=aborted(payload),
asyncResult;for(let ch of checks2){if(ch._zod.def.when){if(explicitlyAborted(payload)||!ch._zod.def.when(payload))continue}else if(isAborted)
continue;let currLen=payload.issues.length,_=ch._zod.check(payload);if(_ instanceof Promise&&ctx?.async===!1)throw new $ZodAsyncError;if(asyncResult||
_ instanceof Promise)asyncResult=(asyncResult??Promise.resolve()).then(async()=>{await _,payload.issues.length!==currLen&&(attachSchema(payload.
issues,currLen,inst),isAborted||(isAborted=aborted(payload,currLen)))});else{if(payload.issues.length===currLen)continue;attachSchema(payload.
issues,currLen,inst),isAborted||(isAborted=aborted(payload,currLen))}}return asyncResult?asyncResult.then(()=>payload):payload},handleCanaryResult=(canary,payload,ctx)=>{
if(aborted(canary))return canary.aborted=!0,canary;let checkResult=runChecks(payload,checks,ctx);if(checkResult instanceof Promise){if(ctx.async===
!1)throw new $ZodAsyncError;return checkResult.then(checkResult2=>inst._zod.parse(checkResult2,ctx))}return inst._zod.parse(checkResult,ctx)};
inst._zod.run=(payload,ctx)=>{if(ctx.skipChecks)return inst._zod.parse(payload,ctx);if(ctx.direction==="backward"){let canary=inst._zod.parse(
{value:payload.value,issues:[]},{...ctx,skipChecks:!0});return canary instanceof Promise?canary.then(canary2=>handleCanaryResult(canary2,payload,
ctx)):handleCanaryResult(canary,payload,ctx)}let result=inst._zod.parse(payload,ctx);if(result instanceof Promise){if(ctx.async===!1)throw new $ZodAsyncError;
return result.then(result2=>runChecks(result2,checks,ctx))}return runChecks(result,checks,ctx)}}},{get"~standard"(){return hide(this,"~stand\
ard",standardProps(this))},set"~standard"(value){own(this,"~standard",value)}}),toStandardResult=(r,ctx)=>r.issues.length?{issues:r.issues.map(
iss=>finalizeIssue(iss,ctx,config()))}:{value:r.value};async function validateAsync2(inst,value){let ctx={async:!0};return toStandardResult(
await inst._zod.run({value,issues:[]},ctx),ctx)}function standardProps(inst){return{validate:value=>{let ctx={async:!1};try{let r=inst._zod.
run({value,issues:[]},ctx);if(!(r instanceof Promise))return toStandardResult(r,ctx)}catch{}return validateAsync2(inst,value)},vendor:"zod",
version:1}}var $ZodString=$constructor("$ZodString",(inst,def)=>{$ZodType.init(inst,def),inst._zod.pattern=def.pattern??anyString,inst._zod.
parse=(payload,_)=>{if(def.coerce)try{payload.value=String(payload.value)}catch{}return typeof payload.value=="string"||payload.issues.push(
{expected:"string",code:"invalid_type",input:payload.value,inst}),payload}}),$ZodStringFormat=$constructor("$ZodStringFormat",(inst,def)=>{$ZodCheckStringFormat.
init(inst,def),$ZodString.init(inst,def)}),$ZodGUID=$constructor("$ZodGUID",(inst,def)=>{def.pattern??(def.pattern=guid),$ZodStringFormat.init(
inst,def)}),$ZodUUID=$constructor("$ZodUUID",(inst,def)=>{if(def.version){let v={v1:1,v2:2,v3:3,v4:4,v5:5,v6:6,v7:7,v8:8}[def.version];if(v===
void 0)throw new Error(`Invalid UUID version: "${def.version}"`);def.pattern??(def.pattern=uuid(v))}else def.pattern??(def.pattern=uuid());$ZodStringFormat.
init(inst,def)}),$ZodEmail=$constructor("$ZodEmail",(inst,def)=>{def.pattern??(def.pattern=email),$ZodStringFormat.init(inst,def)}),URL_BAD_FORMAT=1,
URL_UNPARSEABLE=2;function canParseURL(input){try{return typeof URL<"u"&&typeof URL.canParse=="function"?URL.canParse(input):(new URL(input),
!0)}catch{return!1}}function validateURL(trimmed,def){return!("normalize"in def)&&!("hostname"in def)&&!("protocol"in def)?canParseURL(trimmed)||
URL_UNPARSEABLE:parseURLObject(trimmed,def)}function parseURLObject(trimmed,def){if(!def.normalize&&def.protocol?.source===httpProtocol.source&&
!/^https?:\/\//i.test(trimmed))return URL_BAD_FORMAT;try{if(typeof URL<"u"){let URLStatic=URL;if(typeof URLStatic.parse=="function")return URLStatic.
parse(trimmed)??URL_UNPARSEABLE}return new URL(trimmed)}catch{return URL_UNPARSEABLE}}var asciiTabOrNewline=/[\t\n\r]/g;function stripTabAndNewline(value){
return value.replace(asciiTabOrNewline,"")}function urlHostnameOk(url,hostname){return hostname.lastIndex=0,hostname.test(url.hostname)}function urlProtocolOk(url,protocol2){
return protocol2.lastIndex=0,protocol2.test(url.protocol.endsWith(":")?url.protocol.slice(0,-1):url.protocol)}var $ZodURL=$constructor("$Zod\
URL",(inst,def)=>{$ZodStringFormat.init(inst,def),inst._zod.check=payload=>{try{let trimmed=payload.value.trim(),url=validateURL(trimmed,def);
if(url===URL_BAD_FORMAT){payload.issues.push({code:"invalid_format",format:"url",note:"Invalid URL format",input:payload.value,inst,continue:!def.
abort});return}if(url===URL_UNPARSEABLE){payload.issues.push({code:"invalid_format",format:"url",input:payload.value,inst,continue:!def.abort});
return}if(url===!0){payload.value=stripTabAndNewline(trimmed);return}def.hostname&&!urlHostnameOk(url,def.hostname)&&payload.issues.push({code:"\
invalid_format",format:"url",note:"Invalid hostname",pattern:def.hostname.source,input:payload.value,inst,continue:!def.abort}),def.protocol&&
!urlProtocolOk(url,def.protocol)&&payload.issues.push({code:"invalid_format",format:"url",note:"Invalid protocol",pattern:def.protocol.source,
input:payload.value,inst,continue:!def.abort}),payload.value=def.normalize?url.href:stripTabAndNewline(trimmed);return}catch{payload.issues.
push({code:"invalid_format",format:"url",input:payload.value,inst,continue:!def.abort})}}}),$ZodEmoji=$constructor("$ZodEmoji",(inst,def)=>{
def.pattern??(def.pattern=emoji()),$ZodStringFormat.init(inst,def)}),$ZodNanoID=$constructor("$ZodNanoID",(inst,def)=>{if(def.length!==void 0&&
(!Number.isInteger(def.length)||def.length<1))throw new Error(`Invalid nanoid length: ${def.length}`);def.pattern??(def.pattern=def.length===
void 0?nanoid:nanoidOfLength(def.length)),$ZodStringFormat.init(inst,def)}),$ZodCUID=$constructor("$ZodCUID",(inst,def)=>{def.pattern??(def.
pattern=cuid),$ZodStringFormat.init(inst,def)}),$ZodCUID2=$constructor("$ZodCUID2",(inst,def)=>{def.pattern??(def.pattern=cuid2),$ZodStringFormat.
init(inst,def)}),$ZodULID=$constructor("$ZodULID",(inst,def)=>{def.pattern??(def.pattern=ulid),$ZodStringFormat.init(inst,def)}),$ZodXID=$constructor(
"$ZodXID",(inst,def)=>{def.pattern??(def.pattern=xid),$ZodStringFormat.init(inst,def)}),$ZodKSUID=$constructor("$ZodKSUID",(inst,def)=>{def.
pattern??(def.pattern=ksuid),$ZodStringFormat.init(inst,def)}),$ZodISODateTime=$constructor("$ZodISODateTime",(inst,def)=>{def.pattern??(def.
pattern=datetime(def)),$ZodStringFormat.init(inst,def)}),$ZodISODate=$constructor("$ZodISODate",(inst,def)=>{def.pattern??(def.pattern=date),
$ZodStringFormat.init(inst,def)}),$ZodISOTime=$constructor("$ZodISOTime",(inst,def)=>{def.pattern??(def.pattern=time(def)),$ZodStringFormat.
init(inst,def)}),$ZodISODuration=$constructor("$ZodISODuration",(inst,def)=>{def.pattern??(def.pattern=duration),$ZodStringFormat.init(inst,
def)}),$ZodIPv4=$constructor("$ZodIPv4",(inst,def)=>{def.pattern??(def.pattern=ipv4),$ZodStringFormat.init(inst,def)}),ipv6Alphabet=/^[0-9a-fA-F:.]+$/;
function isValidIPv6(value){return ipv6Alphabet.test(value)?canParseURL(`http://[${value}]`):!1}var $ZodIPv6=$constructor("$ZodIPv6",(inst,def)=>{
def.pattern??(def.pattern=ipv6),$ZodStringFormat.init(inst,def),inst._zod.check=payload=>{isValidIPv6(payload.value)||payload.issues.push({code:"\
invalid_format",format:"ipv6",input:payload.value,inst,continue:!def.abort})}});var $ZodCIDRv4=$constructor("$ZodCIDRv4",(inst,def)=>{def.pattern??(def.pattern=cidrv4),$ZodStringFormat.init(inst,def)});function isValidCIDRv6(value){
let parts=value.split("/");if(parts.length!==2)return!1;let[address2,prefix]=parts;if(!prefix)return!1;let prefixNum=Number(prefix);return`${prefixNum}`!==
prefix||prefixNum<0||prefixNum>128?!1:isValidIPv6(address2)}var $ZodCIDRv6=$constructor("$ZodCIDRv6",(inst,def)=>{def.pattern??(def.pattern=
cidrv6),$ZodStringFormat.init(inst,def),inst._zod.check=payload=>{isValidCIDRv6(payload.value)||payload.issues.push({code:"invalid_format",format:"\
cidrv6",input:payload.value,inst,continue:!def.abort})}});function isValidBase64(data){if(data==="")return!0;if(/\s/.test(data)||data.length%
4!==0)return!1;try{return atob(data),!0}catch{return!1}}var base64Charset=/^[0-9a-zA-Z+/]*={0,2}$/,$ZodBase64=$constructor("$ZodBase64",(inst,def)=>{
def.pattern??(def.pattern=base64Charset),$ZodStringFormat.init(inst,def),inst._zod.check=payload=>{isValidBase64(payload.value)||payload.issues.
push({code:"invalid_format",format:"base64",input:payload.value,inst,continue:!def.abort})}}),base64urlCharset=/^[A-Za-z0-9_-]*$/;function isValidBase64URL(data){
if(!base64urlCharset.test(data))return!1;let base64=data.replace(/[-_]/g,c=>c==="-"?"+":"/"),padded=base64.padEnd(Math.ceil(base64.length/4)*
4,"=");return isValidBase64(padded)}var $ZodBase64URL=$constructor("$ZodBase64URL",(inst,def)=>{def.pattern??(def.pattern=base64urlCharset),
$ZodStringFormat.init(inst,def),inst._zod.check=payload=>{isValidBase64URL(payload.value)||payload.issues.push({code:"invalid_format",format:"\
base64url",input:payload.value,inst,continue:!def.abort})}}),$ZodE164=$constructor("$ZodE164",(inst,def)=>{def.pattern??(def.pattern=e164),$ZodStringFormat.
init(inst,def)});function isValidJWT(token2,algorithm=null){try{let tokensParts=token2.split(".");if(tokensParts.length!==3)return!1;let[header]=tokensParts;
if(!header)return!1;let parsedHeader=JSON.parse(atob(header));return!("typ"in parsedHeader&&parsedHeader?.typ!=="JWT"||!parsedHeader.alg||algorithm&&
(!("alg"in parsedHeader)||parsedHeader.alg!==algorithm))}catch{return!1}}var $ZodJWT=$constructor("$ZodJWT",(inst,def)=>{$ZodStringFormat.init(
inst,def),inst._zod.check=payload=>{isValidJWT(payload.value,def.alg)||payload.issues.push({code:"invalid_format",format:"jwt",input:payload.
value,inst,continue:!def.abort})}});var $ZodNumber=$constructor("$ZodNumber",(inst,def)=>{$ZodType.init(inst,def),inst._zod.pattern=number,inst._zod.parse=(payload,_ctx)=>{if(def.
coerce)try{payload.value=Number(payload.value)}catch{}let input=payload.value;if(typeof input=="number"&&!Number.isNaN(input)&&Number.isFinite(
input))return payload;let received=typeof input=="number"?Number.isNaN(input)?"NaN":Number.isFinite(input)?void 0:String(input):void 0;return payload.
issues.push({expected:"number",code:"invalid_type",input,inst,...received?{received}:{}}),payload}}),$ZodNumberFormat=$constructor("$ZodNumb\
erFormat",(inst,def)=>{$ZodCheckNumberFormat.init(inst,def),$ZodNumber.init(inst,def)}),$ZodBoolean=$constructor("$ZodBoolean",(inst,def)=>{
$ZodType.init(inst,def),inst._zod.pattern=boolean,inst._zod.parse=(payload,_ctx)=>{if(def.coerce)try{payload.value=!!payload.value}catch{}let input=payload.
value;return typeof input=="boolean"||payload.issues.push({expected:"boolean",code:"invalid_type",input,inst}),payload}});var $ZodNull=$constructor("$ZodNull",(inst,def)=>{$ZodType.init(inst,def),inst._zod.pattern=_null,inst._zod.values=new Set([null]),inst._zod.
parse=(payload,_ctx)=>{let input=payload.value;return input===null||payload.issues.push({expected:"null",code:"invalid_type",input,inst}),payload}});var $ZodUnknown=$constructor("$ZodUnknown",(inst,def)=>{$ZodType.init(inst,def),inst._zod.parse=payload=>payload}),$ZodNever=$constructor("$\
ZodNever",(inst,def)=>{$ZodType.init(inst,def),inst._zod.parse=(payload,_ctx)=>(payload.issues.push({expected:"never",code:"invalid_type",input:payload.
value,inst}),payload)});function capSize(inst,size2){let caps=sizeCaps(inst._zod.def.checks);if(!caps.length)return;let cap=Math.min(...caps.map(c=>c[0])),parse3=inst.
_zod.parse;inst._zod.parse=(payload,ctx)=>{let n=size2(payload.value);if(n>cap&&!ctx?.skipChecks&&ctx?.direction!=="backward"){for(let[max,ch]of sizeCaps(
inst._zod.def.checks))if(n>max&&ch._zod.def.when(payload)){let start=payload.issues.length;return ch._zod.check(payload),payload.issues[start].
continue=!1,attachSchema(payload.issues,start,inst),payload}}return parse3(payload,ctx)}}var arraySize=input=>Array.isArray(input)?input.length:
-1;function handleArrayResult(result,final,index){result.issues.length&&final.issues.push(...prefixIssues(index,result.issues)),final.value[index]=
result.value}var $ZodArray=$constructor("$ZodArray",(inst,def)=>{$ZodType.init(inst,def);let memo2=globalConfig.memoizer;memo2?.attach(inst),
inst._zod.parse=(payload,ctx)=>{let input=payload.value;if(!Array.isArray(input))return payload.issues.push({expected:"array",code:"invalid_\
type",input,inst}),payload;payload.value=memo2?memo2.alloc(inst,payload,Array(input.length),ctx):Array(input.length);let proms=[],abortEarly=ctx?.
abortEarly;for(let i=0;i<input.length;i++){let item=input[i],result=def.element._zod.run({value:item,issues:[]},ctx);if(result instanceof Promise)
proms.push(result.then(result2=>handleArrayResult(result2,payload,i)));else if(handleArrayResult(result,payload,i),abortEarly&&result.issues.
length!==0&&aborted(result))break}return proms.length?Promise.all(proms).then(()=>payload):payload},capSize(inst,arraySize)});function handlePropertyResult(result,final,key,input,optin,optout){
let isPresent=key in input,isOptionalOut=optout==="optional";if(!(!isPresent&&isOptionalOut&&optin==="optional")){if(result.issues.length){if(optin!==
void 0&&isOptionalOut&&!isPresent)return;final.issues.push(...prefixIssues(key,result.issues))}if(!isPresent&&optin===void 0){result.issues.
length||final.issues.push({code:"invalid_type",expected:"nonoptional",input:void 0,path:[key]});return}result.value===void 0?(isPresent||optin===
"defaulted"&&!isOptionalOut)&&(final.value[key]=void 0):final.value[key]=result.value}}var NO_SYMBOL_KEYS=[];function normalizeDef(def){let keys=Object.
keys(def.shape),ownSymbols=Object.getOwnPropertySymbols(def.shape),symbolKeys=ownSymbols.length?ownSymbols:NO_SYMBOL_KEYS,allKeys=symbolKeys.
length?[...keys,...symbolKeys]:keys;for(let k of allKeys)if(!def.shape?.[k]?._zod?.traits?.has("$ZodType"))throw new Error(`Invalid element \
at key "${String(k)}": expected a Zod schema`);let okeys=optionalKeys(def.shape);return{...def,allKeys,symbolKeys,keySet:new Set(keys),numKeys:keys.
length,optionalKeys:new Set(okeys)}}function handleCatchall(proms,input,payload,ctx,def,inst,abortEarly){let unrecognized=[],keySet=def.keySet,
_catchall=def.catchall._zod,t=_catchall.def.type,optin=_catchall.optin,optout=_catchall.optout,seen=0;for(let key in input){if(abortEarly&&payload.
issues.length!==seen){if(aborted(payload,seen))break;seen=payload.issues.length}if(keySet.has(key))continue;if(key==="__proto__"){t==="never"&&
unrecognized.push(key);continue}if(t==="never"){unrecognized.push(key);continue}let r=_catchall.run({value:input[key],issues:[]},ctx);r instanceof
Promise?proms.push(r.then(r2=>handlePropertyResult(r2,payload,key,input,optin,optout))):handlePropertyResult(r,payload,key,input,optin,optout)}
return unrecognized.length&&payload.issues.push({code:"unrecognized_keys",keys:unrecognized,input,inst,continue:!0}),proms.length?Promise.all(
proms).then(()=>payload):payload}var $ZodObject=$constructor("$ZodObject",(inst,def)=>{$ZodType.init(inst,def);let desc=Object.getOwnPropertyDescriptor(
def,"shape"),sh=desc?.get?desc.get.raw:def.shape??{};if(sh){let get=()=>{let newSh={...sh};return Object.defineProperty(def,"shape",{value:newSh}),
get.raw=newSh,newSh};get.raw=sh,Object.defineProperty(def,"shape",{get})}let _normalized=cached(()=>normalizeDef(def));defineLazyInternal(inst,
"propValues",zod=>{let shape=zod.def.shape,propValues={};for(let key in shape){let field=shape[key]._zod;if(field.values){Object.prototype.hasOwnProperty.
call(propValues,key)||assignProp(propValues,key,new Set);for(let v of field.values)propValues[key].add(v);field.optin!==void 0&&propValues[key].
add(void 0)}}return propValues});let isObject2=isObject,catchall=def.catchall,value,memo2=globalConfig.memoizer;memo2?.attach(inst),inst._zod.
parse=(payload,ctx)=>{value??(value=_normalized.value);let input=payload.value;if(!isObject2(input))return payload.issues.push({expected:"ob\
ject",code:"invalid_type",input,inst}),payload;payload.value=memo2?memo2.alloc(inst,payload,{},ctx):{};let proms=[],shape=value.shape,abortEarly=ctx?.
abortEarly,seen=payload.issues.length;for(let key of value.allKeys){if(abortEarly&&payload.issues.length!==seen){if(aborted(payload,seen))break;
seen=payload.issues.length}if(key==="__proto__")continue;let el=shape[key],optin=el._zod.optin,optout=el._zod.optout,r=el._zod.run({value:input[key],
issues:[]},ctx);r instanceof Promise?proms.push(r.then(r2=>handlePropertyResult(r2,payload,key,input,optin,optout))):handlePropertyResult(r,
payload,key,input,optin,optout)}return catchall?handleCatchall(proms,input,payload,ctx,_normalized.value,inst,abortEarly===!0):proms.length?
Promise.all(proms).then(()=>payload):payload}}),$ZodObjectJIT=$constructor("$ZodObjectJIT",(inst,def)=>{$ZodObject.init(inst,def);let superParse=inst.
_zod.parse,_normalized=cached(()=>normalizeDef(def)),memo2=globalConfig.memoizer,generateFastpass=shape=>{let normalized=_normalized.value,syms=normalized.
symbolKeys,doc=new Doc(["payload","ctx"],{shape,inst,memo:memo2,syms}),parseStr=k=>`shape[${k}]._zod.run({ value: input[${k}], issues: [] },\
 ctx)`,prefixStr=(id2,k)=>`
          let ${id2}_ab = false;
          for (let i = 0; i < ${id2}.issues.length; i++) {
            const iss = ${id2}.issues[i];
            iss.path = iss.path ? [${k}, ...iss.path] : [${k}];
            payload.issues.push(iss);
            if (iss.continue !== true) ${id2}_ab = true;
          }
          if (${id2}_ab && ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }`;doc.write("const input = payload.value;");let ids=Object.create(null),counter2=0;for(let key of normalized.allKeys)ids[key]=`ke\
y_${counter2++}`;doc.write(memo2?"const newResult = memo.alloc(inst, payload, {}, ctx);":"const newResult = {};");for(let key of normalized.
allKeys){if(key==="__proto__")continue;let id2=ids[key],k=typeof key=="symbol"?`syms[${syms.indexOf(key)}]`:esc(key),isPresent=`${k} in inpu\
t`,schema2=shape[key],optin=schema2?._zod?.optin,isOptionalIn=optin!==void 0,isOptionalOut=schema2?._zod?.optout==="optional";if(doc.write(`\
const ${id2} = ${parseStr(k)};`),isOptionalIn&&isOptionalOut){let assign=optin==="optional"?`${id2}_present`:`${id2}.value !== undefined || ${id2}\
_present`;doc.write(`
        const ${id2}_present = ${isPresent};
        if (!${id2}.issues.length || ${id2}_present) {
          if (${id2}.issues.length) {${prefixStr(id2,k)}
          }

          if (${assign}) {
            newResult[${k}] = ${id2}.value;
          }
        }

      `)}else isOptionalIn?(doc.write(`
        if (${id2}.issues.length) {${prefixStr(id2,k)}
        }
      `),optin==="defaulted"?doc.write(`newResult[${k}] = ${id2}.value;`):doc.write(`
        if (${id2}.value !== undefined || ${isPresent}) {
          newResult[${k}] = ${id2}.value;
        }
      `)):doc.write(`
        const ${id2}_present = ${isPresent};
        if (${id2}.issues.length) {${prefixStr(id2,k)}
        }
        if (!${id2}_present && !${id2}.issues.length) {
          payload.issues.push({
            code: "invalid_type",
            expected: "nonoptional",
            input: undefined,
            path: [${k}]
          });
          if (ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }
        }

        if (${id2}_present) {
          newResult[${k}] = ${id2}.value;
        }

      `)}return doc.write("payload.value = newResult;"),doc.write("return payload;"),doc.compile()},fastpass,isObject2=isObject,jit=!globalConfig.
jitless,fastEnabled=jit&&allowsEval.value,catchall=def.catchall,value;inst._zod.parse=(payload,ctx)=>{value??(value=_normalized.value);let input=payload.
value;return isObject2(input)?jit&&fastEnabled&&ctx?.async===!1&&ctx.jitless!==!0?(fastpass||(fastpass=generateFastpass(def.shape)),payload=
fastpass(payload,ctx),catchall?handleCatchall([],input,payload,ctx,value,inst,ctx?.abortEarly===!0):payload):superParse(payload,ctx):(payload.
issues.push({expected:"object",code:"invalid_type",input,inst}),payload)}});function handleUnionResults(results2,final,inst,ctx){for(let result of results2)
if(result.issues.length===0)return final.value=result.value,final;let nonaborted=results2.filter(r=>!aborted(r));return nonaborted.length===
1?(final.value=nonaborted[0].value,nonaborted[0]):(final.issues.push({code:"invalid_union",input:final.value,inst,errors:results2.map(result=>result.
issues.map(iss=>finalizeIssue(iss,ctx,config())))}),final)}var $ZodUnion=$constructor("$ZodUnion",(inst,def)=>{$ZodType.init(inst,def),defineLazyInternal(
inst,"optin",zod=>zod.def.options.some(o=>o._zod.optin==="defaulted")?"defaulted":zod.def.options.some(o=>o._zod.optin!==void 0)?"optional":
void 0),defineLazyInternal(inst,"optout",zod=>zod.def.options.some(o=>o._zod.optout==="optional")?"optional":void 0),defineLazyInternal(inst,
"values",zod=>{if(zod.def.options.every(o=>o._zod.values))return new Set(zod.def.options.flatMap(option=>Array.from(option._zod.values)))}),
defineLazyInternal(inst,"pattern",zod=>{if(zod.def.options.every(o=>o._zod.pattern)){let patterns=zod.def.options.map(o=>o._zod.pattern);return new RegExp(
`^(${patterns.map(p=>cleanRegex(p.source)).join("|")})$`)}});let first=def.options.length===1?def.options[0]._zod.run:null;inst._zod.parse=(payload,ctx)=>{
if(first)return first(payload,ctx);let async=!1,results2=[];for(let option of def.options){let result=option._zod.run({value:payload.value,issues:[]},
ctx);if(result instanceof Promise)results2.push(result),async=!0;else{if(result.issues.length===0)return result;results2.push(result)}}return async?
Promise.all(results2).then(results3=>handleUnionResults(results3,payload,inst,ctx)):handleUnionResults(results2,payload,inst,ctx)}});function discriminatorMap(def){let map=new Map;for(let option of def.options){let values2=option._zod.propValues?.[def.discriminator];if(!values2||
values2.size===0)throw new Error(`Invalid discriminated union option at index "${def.options.indexOf(option)}"`);for(let value of values2)if(map.
has(value)){if(value!==void 0)throw new Error(`Duplicate discriminator value "${String(value)}"`);map.set(value,null)}else map.set(value,option)}
return map}var $ZodDiscriminatedUnion=$constructor("$ZodDiscriminatedUnion",(inst,def)=>{def.inclusive=!1,$ZodUnion.init(inst,def);let _super=inst.
_zod.parse;defineLazyInternal(inst,"propValues",zod=>{let propValues={},undefinedCount=0;for(let option of zod.def.options){let pv=option._zod.
propValues;if(!pv||Object.keys(pv).length===0)throw new Error(`Invalid discriminated union option at index "${zod.def.options.indexOf(option)}\
"`);pv[zod.def.discriminator]?.has(void 0)&&undefinedCount++;for(let[k,v]of Object.entries(pv)){Object.prototype.hasOwnProperty.call(propValues,
k)||assignProp(propValues,k,new Set);for(let val of v)propValues[k].add(val)}}return!zod.def.unionFallback&&undefinedCount>1&&propValues[zod.
def.discriminator]?.delete(void 0),propValues}),def.options.forEach((option,i)=>{let propShape=rawShape(option._zod.def);if(propShape&&!Object.
prototype.hasOwnProperty.call(propShape,def.discriminator))throw new Error(`Invalid discriminated union option at index "${i}"`)});let disc=cached(
()=>discriminatorMap(def));inst._zod.parse=(payload,ctx)=>{let input=payload.value;if(!isObject(input))return payload.issues.push({code:"inv\
alid_type",expected:"object",input,inst}),payload;let value=input?.[def.discriminator],opt=disc.value.get(value);return opt&&(value!==void 0||
ctx.direction!=="backward")?opt._zod.run(payload,ctx):def.unionFallback||ctx.direction==="backward"?_super(payload,ctx):(payload.issues.push(
{code:"invalid_union",errors:[],note:"No matching discriminator",discriminator:def.discriminator,options:Array.from(disc.value.keys()).filter(
value2=>disc.value.get(value2)!==null),input,path:[def.discriminator],inst}),payload)}}),$ZodIntersection=$constructor("$ZodIntersection",(inst,def)=>{
$ZodType.init(inst,def),inst._zod.parse=(payload,ctx)=>{let input=payload.value,left=def.left._zod.run({value:input,issues:[]},ctx),right=def.
right._zod.run({value:input,issues:[]},ctx);return left instanceof Promise||right instanceof Promise?Promise.all([left,right]).then(([left2,
right2])=>handleIntersectionResults(payload,left2,right2)):handleIntersectionResults(payload,left,right)}});function mergeValues(a,b){if(a===
b)return{valid:!0,data:a};if(a instanceof Date&&b instanceof Date&&+a==+b)return{valid:!0,data:a};if(isPlainObject(a)&&isPlainObject(b)){let bKeys=Object.
keys(b),sharedKeys=Object.keys(a).filter(key=>bKeys.indexOf(key)!==-1),newObj={...a,...b};Object.prototype.hasOwnProperty.call(newObj,"__pro\
to__")&&delete newObj.__proto__;for(let key of sharedKeys){if(key==="__proto__")continue;let sharedValue=mergeValues(a[key],b[key]);if(!sharedValue.
valid)return{valid:!1,mergeErrorPath:[key,...sharedValue.mergeErrorPath]};newObj[key]=sharedValue.data}return{valid:!0,data:newObj}}if(Array.
isArray(a)&&Array.isArray(b)){if(a.length!==b.length)return{valid:!1,mergeErrorPath:[]};let newArray=[];for(let index=0;index<a.length;index++){
let itemA=a[index],itemB=b[index],sharedValue=mergeValues(itemA,itemB);if(!sharedValue.valid)return{valid:!1,mergeErrorPath:[index,...sharedValue.
mergeErrorPath]};newArray.push(sharedValue.data)}return{valid:!0,data:newArray}}return{valid:!1,mergeErrorPath:[]}}function handleIntersectionResults(result,left,right){
let unrecKeys=new Map,unrecIssue,keyIssues=new Map,collect=(iss,side)=>{let keys;if(iss.code==="unrecognized_keys"&&!iss.path?.length)unrecIssue??
(unrecIssue=iss),keys=iss.keys;else if(iss.code==="invalid_key"&&iss.origin==="record"&&iss.path?.length===1){let k=String(iss.path[0]);keyIssues.
has(k)||keyIssues.set(k,iss),keys=[k]}else return!1;for(let k of keys)unrecKeys.has(k)||unrecKeys.set(k,{}),unrecKeys.get(k)[side]=!0;return!0};
for(let iss of left.issues)collect(iss,"l")||result.issues.push(iss);for(let iss of right.issues)collect(iss,"r")||result.issues.push(iss);let bothKeys=[
...unrecKeys].filter(([,f])=>f.l&&f.r).map(([k])=>k);if(bothKeys.length){let aggregated=unrecIssue?bothKeys.filter(k=>unrecIssue.keys.includes(
k)):[];aggregated.length&&result.issues.push({...unrecIssue,keys:aggregated});for(let k of bothKeys)!aggregated.includes(k)&&keyIssues.has(k)&&
result.issues.push(keyIssues.get(k))}let merged2=mergeValues(left.value,right.value);if(!merged2.valid){if(aborted(result))return result;throw new Error(
`Unmergable intersection. Error path: ${JSON.stringify(merged2.mergeErrorPath)}`)}return result.value=merged2.data,result}var $ZodTuple=$constructor(
"$ZodTuple",(inst,def)=>{$ZodType.init(inst,def);let items=def.items,memo2=globalConfig.memoizer;memo2?.attach(inst),inst._zod.parse=(payload,ctx)=>{
let input=payload.value;if(!Array.isArray(input))return payload.issues.push({input,inst,expected:"tuple",code:"invalid_type"}),payload;payload.
value=memo2?memo2.alloc(inst,payload,[],ctx):[];let proms=[],optinStart=getTupleOptStart(items,"optin"),optoutStart=getTupleOptStart(items,"\
optout");if(!def.rest){if(input.length<optinStart)return payload.issues.push({code:"too_small",minimum:optinStart,inclusive:!0,input,inst,origin:"\
array"}),payload;input.length>items.length&&payload.issues.push({code:"too_big",maximum:items.length,inclusive:!0,input,inst,origin:"array"})}
let itemResults=new Array(items.length),abortEarly=def.rest?ctx?.abortEarly:void 0,itemAborted=!1;for(let i=0;i<items.length;i++){let r=items[i].
_zod.run({value:input[i],issues:[]},ctx);r instanceof Promise?proms.push(r.then(rr=>{itemResults[i]=rr})):(itemResults[i]=r,abortEarly&&!itemAborted&&
r.issues.length&&(itemAborted=aborted(r)))}if(def.rest&&!itemAborted){let i=items.length-1,rest=input.slice(items.length),seen=payload.issues.
length;for(let el of rest){if(abortEarly&&payload.issues.length!==seen){if(aborted(payload,seen))break;seen=payload.issues.length}i++;let result=def.
rest._zod.run({value:el,issues:[]},ctx);result instanceof Promise?proms.push(result.then(r=>handleTupleResult(r,payload,i))):handleTupleResult(
result,payload,i)}}return proms.length?Promise.all(proms).then(()=>handleTupleResults(itemResults,payload,items,input,optoutStart)):handleTupleResults(
itemResults,payload,items,input,optoutStart)}});function getTupleOptStart(items,key){for(let i=items.length-1;i>=0;i--)if(!(key==="optin"?items[i].
_zod.optin!==void 0:items[i]._zod.optout==="optional"))return i+1;return 0}function handleTupleResult(result,final,index){result.issues.length&&
final.issues.push(...prefixIssues(index,result.issues)),final.value[index]=result.value}function handleTupleResults(itemResults,final,items,input,optoutStart){
for(let i=0;i<items.length;i++){let r=itemResults[i],isPresent=i<input.length;if(!isPresent&&i>=optoutStart&&items[i]._zod.optin==="optional"){
final.value.length=i;break}if(r.issues.length){if(!isPresent&&i>=optoutStart){final.value.length=i;break}final.issues.push(...prefixIssues(i,
r.issues))}final.value[i]=r.value}for(let i=final.value.length-1;i>=input.length&&(items[i]._zod.optout==="optional"&&final.value[i]===void 0);i--)
final.value.length=i;return final}var $ZodRecord=$constructor("$ZodRecord",(inst,def)=>{$ZodType.init(inst,def);let memo2=globalConfig.memoizer;
memo2?.attach(inst),inst._zod.parse=(payload,ctx)=>{let input=payload.value;if(!isPlainObject(input))return payload.issues.push({expected:"r\
ecord",code:"invalid_type",input,inst}),payload;let proms=[],values2=def.keyType._zod.values;if(values2&&!def.partial){payload.value=memo2?memo2.
alloc(inst,payload,{},ctx):{};let recordKeys=new Set;for(let key of values2)if(typeof key=="string"||typeof key=="number"||typeof key=="symb\
ol"){if(recordKeys.add(typeof key=="number"?key.toString():key),key==="__proto__")continue;let keyResult=def.keyType._zod.run({value:key,issues:[]},
ctx);if(keyResult instanceof Promise)throw new Error("Async schemas not supported in object keys currently");if(keyResult.issues.length){payload.
issues.push({code:"invalid_key",origin:"record",issues:keyResult.issues.map(iss=>finalizeIssue(iss,ctx,config())),input:key,path:[key],inst});
continue}let outKey=keyResult.value;if(outKey==="__proto__")continue;let result=def.valueType._zod.run({value:input[key],issues:[]},ctx);result instanceof
Promise?proms.push(result.then(result2=>{result2.issues.length&&payload.issues.push(...prefixIssues(key,result2.issues)),payload.value[outKey]=
result2.value})):(result.issues.length&&payload.issues.push(...prefixIssues(key,result.issues)),payload.value[outKey]=result.value)}let unrecognized;
for(let key in input)if(!recordKeys.has(key))if(def.mode==="loose"){if(key==="__proto__")continue;payload.value[key]=input[key]}else unrecognized=
unrecognized??[],unrecognized.push(key);unrecognized&&unrecognized.length>0&&payload.issues.push({code:"unrecognized_keys",input,inst,keys:unrecognized,
continue:!0})}else{payload.value=memo2?memo2.alloc(inst,payload,{},ctx):{};let unrecognized;for(let key of Reflect.ownKeys(input)){if(key===
"__proto__"||!Object.prototype.propertyIsEnumerable.call(input,key))continue;let keyResult=def.keyType._zod.run({value:key,issues:[]},ctx);if(keyResult instanceof
Promise)throw new Error("Async schemas not supported in object keys currently");if(typeof key=="string"&&number.test(key)&&keyResult.issues.
length){let retryResult=def.keyType._zod.run({value:Number(key),issues:[]},ctx);if(retryResult instanceof Promise)throw new Error("Async sch\
emas not supported in object keys currently");retryResult.issues.length===0&&(keyResult=retryResult)}if(keyResult.issues.length){def.mode===
"loose"?payload.value[key]=input[key]:values2?(unrecognized=unrecognized??[],unrecognized.push(key)):payload.issues.push({code:"invalid_key",
origin:"record",issues:keyResult.issues.map(iss=>finalizeIssue(iss,ctx,config())),input:key,path:[key],inst});continue}let outKey=keyResult.
value;if(outKey==="__proto__")continue;let result=def.valueType._zod.run({value:input[key],issues:[]},ctx);result instanceof Promise?proms.push(
result.then(result2=>{result2.issues.length&&payload.issues.push(...prefixIssues(key,result2.issues)),payload.value[outKey]=result2.value})):
(result.issues.length&&payload.issues.push(...prefixIssues(key,result.issues)),payload.value[outKey]=result.value)}unrecognized&&unrecognized.
length>0&&payload.issues.push({code:"unrecognized_keys",input,inst,keys:unrecognized,continue:!0})}return proms.length?Promise.all(proms).then(
()=>payload):payload}});var $ZodEnum=$constructor("$ZodEnum",(inst,def)=>{$ZodType.init(inst,def);let values2=getEnumValues(def.entries),valuesSet=new Set(values2);
inst._zod.values=valuesSet,defineLazyInternal(inst,"pattern",zod=>{let patternValues=getEnumValues(zod.def.entries).filter(k=>propertyKeyTypes.
has(typeof k));return new RegExp(patternValues.length?`^(${patternValues.map(o=>escapeRegex(o.toString())).join("|")})$`:"^[^\\s\\S]$")}),inst.
_zod.parse=(payload,_ctx)=>{let input=payload.value;return valuesSet.has(input)||payload.issues.push({code:"invalid_value",values:values2,input,
inst}),payload}}),$ZodLiteral=$constructor("$ZodLiteral",(inst,def)=>{$ZodType.init(inst,def);let values2=new Set(def.values);inst._zod.values=
values2,defineLazyInternal(inst,"pattern",zod=>{let vals=zod.def.values;return new RegExp(vals.length?`^(${vals.map(o=>typeof o=="string"?escapeRegex(
o):o?escapeRegex(o.toString()):String(o)).join("|")})$`:"^[^\\s\\S]$")}),inst._zod.parse=(payload,_ctx)=>{let input=payload.value;return values2.
has(input)||payload.issues.push({code:"invalid_value",values:def.values,input,inst}),payload}});var $ZodTransform=$constructor("$ZodTransform",(inst,def)=>{$ZodType.init(inst,def),inst._zod.optin="optional",globalConfig.memoizer?.guard(
inst),inst._zod.parse=(payload,ctx)=>{if(ctx.direction==="backward")throw new $ZodEncodeError(inst.constructor.name);let _out=def.transform(
payload.value,payload);if(ctx.async)return(_out instanceof Promise?_out:Promise.resolve(_out)).then(output2=>(payload.value=output2,payload));
if(_out instanceof Promise)throw new $ZodAsyncError;return payload.value=_out,payload}});function handleOptionalResult(payload,result){return payload.
value=result.issues.length?void 0:result.value,payload}var $ZodOptional=$constructor("$ZodOptional",(inst,def)=>{$ZodType.init(inst,def),defineLazyInternal(
inst,"optin",zod=>zod.def.innerType._zod.optin==="defaulted"?"defaulted":"optional"),inst._zod.optout="optional",defineLazyInternal(inst,"va\
lues",zod=>{let values2=zod.def.innerType._zod.values;return values2?new Set([...values2,void 0]):void 0}),defineLazyInternal(inst,"pattern",
zod=>{let pattern=zod.def.innerType._zod.pattern;return pattern?new RegExp(`^(${cleanRegex(pattern.source)})?$`):void 0}),inst._zod.parse=(payload,ctx)=>{
if(payload.value===void 0){if(def.innerType._zod.optin!=="defaulted")return payload;let result=def.innerType._zod.run({value:payload.value,issues:[]},
ctx);return result instanceof Promise?result.then(result2=>handleOptionalResult(payload,result2)):handleOptionalResult(payload,result)}return def.
innerType._zod.run(payload,ctx)}}),$ZodExactOptional=$constructor("$ZodExactOptional",(inst,def)=>{$ZodOptional.init(inst,def),defineLazyInternal(
inst,"values",zod=>zod.def.innerType._zod.values),defineLazyInternal(inst,"pattern",zod=>zod.def.innerType._zod.pattern),inst._zod.parse=(payload,ctx)=>def.
innerType._zod.run(payload,ctx)}),$ZodNullable=$constructor("$ZodNullable",(inst,def)=>{$ZodType.init(inst,def),defineLazyInternal(inst,"opt\
in",zod=>zod.def.innerType._zod.optin),defineLazyInternal(inst,"optout",zod=>zod.def.innerType._zod.optout),defineLazyInternal(inst,"pattern",
zod=>{let pattern=zod.def.innerType._zod.pattern;return pattern?new RegExp(`^(${cleanRegex(pattern.source)}|null)$`):void 0}),defineLazyInternal(
inst,"values",zod=>zod.def.innerType._zod.values?new Set([...zod.def.innerType._zod.values,null]):void 0),inst._zod.parse=(payload,ctx)=>payload.
value===null?payload:def.innerType._zod.run(payload,ctx)}),$ZodDefault=$constructor("$ZodDefault",(inst,def)=>{$ZodType.init(inst,def),inst.
_zod.optin="defaulted",defineLazyInternal(inst,"values",zod=>zod.def.innerType._zod.values),inst._zod.parse=(payload,ctx)=>{if(ctx.direction===
"backward")return def.innerType._zod.run(payload,ctx);if(payload.value===void 0)return payload.value=def.defaultValue,payload;let result=def.
innerType._zod.run(payload,ctx);return result instanceof Promise?result.then(result2=>handleDefaultResult(result2,def)):handleDefaultResult(
result,def)}});function handleDefaultResult(payload,def){return payload.value===void 0&&(payload.value=def.defaultValue),payload}var $ZodPrefault=$constructor(
"$ZodPrefault",(inst,def)=>{$ZodType.init(inst,def),inst._zod.optin="defaulted",defineLazyInternal(inst,"values",zod=>zod.def.innerType._zod.
values),inst._zod.parse=(payload,ctx)=>(ctx.direction==="backward"||payload.value===void 0&&(payload.value=def.defaultValue),def.innerType._zod.
run(payload,ctx))}),$ZodNonOptional=$constructor("$ZodNonOptional",(inst,def)=>{$ZodType.init(inst,def),defineLazyInternal(inst,"values",zod=>{
let v=zod.def.innerType._zod.values;return v?new Set([...v].filter(x=>x!==void 0)):void 0}),inst._zod.parse=(payload,ctx)=>{let result=def.innerType.
_zod.run(payload,ctx);return result instanceof Promise?result.then(result2=>handleNonOptionalResult(result2,inst)):handleNonOptionalResult(result,
inst)}});function handleNonOptionalResult(payload,inst){return!payload.issues.length&&payload.value===void 0&&payload.issues.push({code:"inv\
alid_type",expected:"nonoptional",input:payload.value,inst}),payload}function handleCatchResult(payload,result,def,ctx){return result.issues.length?(payload.value=def.catchValue({...result,value:payload.value,
error:{issues:result.issues.map(iss=>finalizeIssue(iss,ctx,config()))},input:payload.value}),payload):(payload.value=result.value,result.memo&&
(payload.memo=!0),payload)}var $ZodCatch=$constructor("$ZodCatch",(inst,def)=>{$ZodType.init(inst,def),defineLazyInternal(inst,"optin",zod=>zod.
def.innerType._zod.optin==="defaulted"?"defaulted":"optional"),defineLazyInternal(inst,"optout",zod=>zod.def.innerType._zod.optout),defineLazyInternal(
inst,"values",zod=>zod.def.innerType._zod.values),inst._zod.parse=(payload,ctx)=>{if(ctx.direction==="backward")return def.innerType._zod.run(
payload,ctx);let result=def.innerType._zod.run({value:payload.value,issues:[]},ctx);return result instanceof Promise?result.then(result2=>handleCatchResult(
payload,result2,def,ctx)):handleCatchResult(payload,result,def,ctx)}});var $ZodPipe=$constructor("$ZodPipe",(inst,def)=>{$ZodType.init(inst,def),defineLazyInternal(inst,"values",zod=>zod.def.in._zod.values),defineLazyInternal(
inst,"optin",zod=>zod.def.in._zod.optin),defineLazyInternal(inst,"optout",zod=>zod.def.out._zod.optout),defineLazyInternal(inst,"propValues",
zod=>zod.def.in._zod.propValues),inst._zod.parse=(payload,ctx)=>{if(ctx.direction==="backward"){let right=def.out._zod.run(payload,ctx);return right instanceof
Promise?right.then(right2=>handlePipeResult(right2,def.in,ctx)):handlePipeResult(right,def.in,ctx)}let left=def.in._zod.run(payload,ctx);return left instanceof
Promise?left.then(left2=>handlePipeResult(left2,def.out,ctx)):handlePipeResult(left,def.out,ctx)}});function handlePipeResult(left,next,ctx){
return left.issues.some(iss=>iss.code!=="unrecognized_keys")?(left.aborted=!0,left):next._zod.run({value:left.value,issues:left.issues},ctx)}var $ZodReadonly=$constructor("$ZodReadonly",(inst,def)=>{$ZodType.init(inst,def),defineLazyInternal(inst,"propValues",zod=>zod.def.innerType.
_zod.propValues),defineLazyInternal(inst,"values",zod=>zod.def.innerType._zod.values),defineLazyInternal(inst,"optin",zod=>zod.def.innerType?.
_zod?.optin),defineLazyInternal(inst,"optout",zod=>zod.def.innerType?._zod?.optout),inst._zod.parse=(payload,ctx)=>{if(ctx.direction==="back\
ward")return def.innerType._zod.run(payload,ctx);let result=def.innerType._zod.run(payload,ctx);return result instanceof Promise?result.then(
handleReadonlyResult):handleReadonlyResult(result)}});function handleReadonlyResult(payload){return payload.memo||(payload.value=Object.freeze(
payload.value)),payload}var $ZodCustom=$constructor("$ZodCustom",(inst,def)=>{$ZodCheck.init(inst,def),$ZodType.init(inst,def),inst._zod.parse=(payload,_)=>payload,
inst._zod.check=payload=>{let input=payload.value,r=def.fn(input);if(r instanceof Promise)return r.then(r2=>handleRefineResult(r2,payload,input,
inst));handleRefineResult(r,payload,input,inst)}});function handleRefineResult(result,payload,input,inst){if(!result){let _iss={code:"custom",
input,inst,path:[...inst._zod.def.path??[]],continue:!inst._zod.def.abort};inst._zod.def.params&&(_iss.params=inst._zod.def.params),payload.
issues.push(issue(_iss))}}var $ZodCyclicError=class extends Error{constructor(){super("Cannot parse a reference cycle that closes through a transform"),this.name="Zod\
CyclicError"}},STATE="~memo",NO_ISSUES=[];function isRef(value){return value!==null&&typeof value=="object"}function cloneIssues(issues){return issues.
map(iss=>iss.path?{...iss,path:iss.path.slice()}:{...iss})}var recursive=new WeakMap,NONE=0,ASSUMED=1,PROVEN=2;function isRecursive(inst,stack,resolve4){
let cached2=recursive.get(inst);if(cached2!==void 0)return cached2?PROVEN:NONE;if(stack.has(inst))return PROVEN;stack.add(inst);let result=NONE,
check=child=>{if(result!==PROVEN&&child?._zod){let answer=isRecursive(child,stack,resolve4);answer>result&&(result=answer)}},shape=(sh,spread)=>{
let answer=NONE;for(let key of Reflect.ownKeys(sh)){let desc=Object.getOwnPropertyDescriptor(sh,key);if(spread&&!desc.enumerable)continue;let child=desc.
get?ASSUMED:desc.value?._zod?isRecursive(desc.value,stack,resolve4):NONE;child>answer&&(answer=child)}return answer},merge2=answer=>{answer>
result&&(result=answer)},def=inst._zod.def,kind=def.type;switch(kind){case"object":{let raw=rawShape(def);merge2(raw?shape(raw,!0):ASSUMED),
check(def.catchall);break}case"array":check(def.element);break;case"tuple":for(let el of def.items)check(el);check(def.rest);break;case"reco\
rd":case"map":check(def.keyType),check(def.valueType);break;case"set":check(def.valueType);break;case"union":for(let el of def.options)check(
el);break;case"intersection":check(def.left),check(def.right);break;case"optional":case"nullable":case"default":case"prefault":case"catch":case"\
readonly":case"nonoptional":case"promise":case"success":check(def.innerType);break;case"pipe":check(def.in),check(def.out);break;case"functi\
on":check(def.input),check(def.output);break;case"lazy":{let inner=def._cachedInner??(resolve4?inst._zod.innerType:void 0);merge2(inner?isRecursive(
inner,stack,!1):ASSUMED);break}case"template_literal":case"string":case"number":case"int":case"boolean":case"bigint":case"symbol":case"undef\
ined":case"null":case"void":case"never":case"any":case"unknown":case"date":case"nan":case"enum":case"literal":case"file":case"transform":case"\
custom":break;default:for(let key in def){let desc=Object.getOwnPropertyDescriptor(def,key);if(!desc||desc.get)continue;let value=desc.value;
if(!(!value||typeof value!="object")){if(value._zod)check(value);else if(Array.isArray(value))for(let el of value)check(el)}}}return stack.delete(
inst),settle(inst,result)}function settle(inst,answer){return answer!==ASSUMED&&recursive.set(inst,answer===PROVEN),answer}function bucketFor(state,inst){let bucket=state.buckets.get(inst);return bucket||(bucket=new WeakMap,state.buckets.set(inst,bucket)),bucket}
var handoff,open=[],memo={alloc(_inst,payload,empty){let bucket=handoff;if(!bucket)return empty;handoff=void 0;let entry2={value:empty,issues:null};
return bucket.set(payload.value,entry2),open.push(entry2),empty},guard(inst){var _a3;(_a3=inst._zod).deferred??(_a3.deferred=[]),inst._zod.deferred.
push(()=>{let base=inst._zod.parse,wrapped=(payload,ctx)=>{if(ctx.direction!=="backward"&&isBackEdge(ctx,payload.value))throw new $ZodCyclicError;
return base(payload,ctx)};inst._zod.parse=wrapped,inst._zod.run===base&&(inst._zod.run=wrapped)})},attach(inst){var _a3;let isRecursiveInst,
rechecked=!1,lastCtx,lastBucket;(_a3=inst._zod).deferred??(_a3.deferred=[]),inst._zod.deferred.push(()=>{let base=inst._zod.parse,wrapped=(payload,ctx)=>{
if(isRecursiveInst===void 0){let walked=isRecursive(inst,new Set,!1);if(walked===NONE)return inst._zod.parse=base,inst._zod.run===wrapped&&(inst.
_zod.run=base),base(payload,ctx);walked===PROVEN||rechecked?isRecursiveInst=!0:rechecked=!0}let input=payload.value;if(!isRef(input))return base(
payload,ctx);let state=ctx[STATE];state||(state={buckets:new WeakMap,backEdges:void 0},ctx[STATE]=state);let bucket;lastCtx===ctx?bucket=lastBucket:
(bucket=bucketFor(state,inst),lastCtx=ctx,lastBucket=bucket);let hit=bucket.get(input);if(hit)return payload.value=hit.value,hit.issues?hit.
issues.length&&payload.issues.push(...cloneIssues(hit.issues)):(payload.memo=!0,state.backEdges??(state.backEdges=new WeakSet),state.backEdges.
add(hit.value)),payload;handoff=bucket;let depth=open.length,result=base(payload,ctx);handoff=void 0;let entry2=open.length>depth?open.pop():
void 0;return result instanceof Promise?result.then(r=>(entry2&&(entry2.issues=r.issues.length?cloneIssues(r.issues):NO_ISSUES),r)):(entry2&&
(entry2.issues=result.issues.length?cloneIssues(result.issues):NO_ISSUES),result)};inst._zod.parse=wrapped,inst._zod.run===base&&(inst._zod.
run=wrapped)})}};function memoizer(){return memo}function isBackEdge(ctx,value){let backEdges=ctx[STATE]?.backEdges;return backEdges!==void 0&&
isRef(value)&&backEdges.has(value)}var error=()=>{let Sizable={string:{unit:"characters",verb:"to have"},file:{unit:"bytes",verb:"to have"},array:{unit:"items",verb:"to have"},
set:{unit:"items",verb:"to have"},map:{unit:"entries",verb:"to have"}};function getSizing(origin){return Sizable[origin]??null}let FormatDictionary={
regex:"input",email:"email address",url:"URL",emoji:"emoji",uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"UUIDv6",nanoid:"nanoid",guid:"GUID",cuid:"cu\
id",cuid2:"cuid2",ulid:"ULID",xid:"XID",ksuid:"KSUID",datetime:"ISO datetime",date:"ISO date",time:"ISO time",duration:"ISO duration",ipv4:"\
IPv4 address",ipv6:"IPv6 address",mac:"MAC address",cidrv4:"IPv4 range",cidrv6:"IPv6 range",base64:"base64-encoded string",base64url:"base64\
url-encoded string",json_string:"JSON string",e164:"E.164 number",currency_code:"currency code",credit_card:"credit card number",iban:"IBAN",
jwt:"JWT",template_literal:"input"},TypeDictionary={nan:"NaN"};function getTypeName(type,input){return type==="number"&&typeof input=="numbe\
r"&&!Number.isFinite(input)?String(input):TypeDictionary[type]??type}return issue3=>{switch(issue3.code){case"invalid_type":{let expected=getTypeName(
issue3.expected),receivedType=parsedType(issue3.input),received=getTypeName(receivedType,issue3.input);return`Invalid input: expected ${expected}\
, received ${received}`}case"invalid_value":return issue3.values.length===1?`Invalid input: expected ${stringifyPrimitive(issue3.values[0])}`:
`Invalid option: expected one of ${joinValues(issue3.values,"|")}`;case"too_big":{let adj=issue3.exact?"exactly ":issue3.inclusive?"<=":"<",
sizing=getSizing(issue3.origin);return sizing?`Too big: expected ${issue3.origin??"value"} to have ${adj}${issue3.maximum.toString()} ${sizing.
unit??"elements"}`:`Too big: expected ${issue3.origin??"value"} to be ${adj}${issue3.maximum.toString()}`}case"too_small":{let adj=issue3.exact?
"exactly ":issue3.inclusive?">=":">",sizing=getSizing(issue3.origin);return sizing?`Too small: expected ${issue3.origin} to have ${adj}${issue3.
minimum.toString()} ${sizing.unit}`:`Too small: expected ${issue3.origin} to be ${adj}${issue3.minimum.toString()}`}case"invalid_format":{let _issue=issue3;
return _issue.format==="starts_with"?`Invalid string: must start with "${_issue.prefix}"`:_issue.format==="ends_with"?`Invalid string: must \
end with "${_issue.suffix}"`:_issue.format==="includes"?`Invalid string: must include "${_issue.includes}"`:_issue.format==="regex"?`Invalid\
 string: must match pattern ${_issue.pattern}`:`Invalid ${FormatDictionary[_issue.format]??issue3.format}`}case"not_multiple_of":return`Inva\
lid number: must be a multiple of ${issue3.divisor}`;case"unrecognized_keys":return`Unrecognized key${issue3.keys.length>1?"s":""}: ${joinValues(
issue3.keys,", ")}`;case"invalid_key":return`Invalid key in ${issue3.origin}`;case"invalid_union":return issue3.options&&Array.isArray(issue3.
options)&&issue3.options.length>0?`Invalid discriminator value. Expected ${issue3.options.map(o=>`'${o}'`).join(" | ")}`:issue3.inclusive===
!1?"Invalid input: more than one option matched":"Invalid input";case"invalid_element":return`Invalid value in ${issue3.origin}`;default:return"\
Invalid input"}}};function en_default(){return{localeError:error()}}var _a2;var $ZodRegistry=class{constructor(){this._map=new WeakMap,this._idmap=new Map}add(schema2,..._meta){let meta2=_meta[0];return this._map.set(
schema2,meta2),meta2&&typeof meta2=="object"&&"id"in meta2&&this._idmap.set(meta2.id,schema2),this}clear(){return this._map=new WeakMap,this.
_idmap=new Map,this}remove(schema2){let meta2=this._map.get(schema2);return meta2&&typeof meta2=="object"&&"id"in meta2&&this._idmap.delete(
meta2.id),this._map.delete(schema2),this}get(schema2){let p=schema2._zod.parent;if(p){let pm={...this.get(p)??{}};delete pm.id;let f={...pm,
...this._map.get(schema2)};return Object.keys(f).length?f:void 0}return this._map.get(schema2)}has(schema2){return this._map.has(schema2)}};
function registry(){return new $ZodRegistry}(_a2=globalThis).__zod_globalRegistry??(_a2.__zod_globalRegistry=registry());var globalRegistry=globalThis.
__zod_globalRegistry;function snapshotChecks(def){return def.checks&&(def.checks=[...def.checks]),def}function _string(Class2,params){return new Class2(snapshotChecks(
{type:"string",...normalizeParams(params)}))}function _email(Class2,params){return new Class2({type:"string",format:"email",check:"string_format",abort:!1,...normalizeParams(params)})}function _guid(Class2,params){
return new Class2({type:"string",format:"guid",check:"string_format",abort:!1,...normalizeParams(params)})}function _uuid(Class2,params){return new Class2(
{type:"string",format:"uuid",check:"string_format",abort:!1,...normalizeParams(params)})}function _uuidv4(Class2,params){return new Class2({
type:"string",format:"uuid",check:"string_format",abort:!1,version:"v4",...normalizeParams(params)})}function _uuidv6(Class2,params){return new Class2(
{type:"string",format:"uuid",check:"string_format",abort:!1,version:"v6",...normalizeParams(params)})}function _uuidv7(Class2,params){return new Class2(
{type:"string",format:"uuid",check:"string_format",abort:!1,version:"v7",...normalizeParams(params)})}function _url(Class2,params){return new Class2(
{type:"string",format:"url",check:"string_format",abort:!1,...normalizeParams(params)})}function _emoji2(Class2,params){return new Class2({type:"\
string",format:"emoji",check:"string_format",abort:!1,...normalizeParams(params)})}function _nanoid(Class2,params){return new Class2({type:"\
string",format:"nanoid",check:"string_format",abort:!1,...normalizeParams(params)})}function _cuid(Class2,params){return new Class2({type:"s\
tring",format:"cuid",check:"string_format",abort:!1,...normalizeParams(params)})}function _cuid2(Class2,params){return new Class2({type:"str\
ing",format:"cuid2",check:"string_format",abort:!1,...normalizeParams(params)})}function _ulid(Class2,params){return new Class2({type:"strin\
g",format:"ulid",check:"string_format",abort:!1,...normalizeParams(params)})}function _xid(Class2,params){return new Class2({type:"string",format:"\
xid",check:"string_format",abort:!1,...normalizeParams(params)})}function _ksuid(Class2,params){return new Class2({type:"string",format:"ksu\
id",check:"string_format",abort:!1,...normalizeParams(params)})}function _ipv4(Class2,params){return new Class2({type:"string",format:"ipv4",
check:"string_format",abort:!1,...normalizeParams(params)})}function _ipv6(Class2,params){return new Class2({type:"string",format:"ipv6",check:"\
string_format",abort:!1,...normalizeParams(params)})}function _cidrv4(Class2,params){return new Class2({type:"string",format:"cidrv4",check:"string_format",abort:!1,...normalizeParams(params)})}
function _cidrv6(Class2,params){return new Class2({type:"string",format:"cidrv6",check:"string_format",abort:!1,...normalizeParams(params)})}
function _base64(Class2,params){return new Class2({type:"string",format:"base64",check:"string_format",abort:!1,...normalizeParams(params)})}
function _base64url(Class2,params){return new Class2({type:"string",format:"base64url",check:"string_format",abort:!1,...normalizeParams(params)})}
function _e164(Class2,params){return new Class2({type:"string",format:"e164",check:"string_format",abort:!1,...normalizeParams(params)})}function _jwt(Class2,params){return new Class2({type:"string",format:"jwt",check:"string_format",abort:!1,...normalizeParams(params)})}function _isoDateTime(Class2,params){return new Class2({type:"string",format:"datetime",check:"string_format",offset:!1,local:!1,precision:null,
...normalizeParams(params)})}function _isoDate(Class2,params){return new Class2({type:"string",format:"date",check:"string_format",...normalizeParams(
params)})}function _isoTime(Class2,params){return new Class2({type:"string",format:"time",check:"string_format",precision:null,...normalizeParams(
params)})}function _isoDuration(Class2,params){return new Class2({type:"string",format:"duration",check:"string_format",...normalizeParams(params)})}
function _number(Class2,params){return new Class2(snapshotChecks({type:"number",checks:[],...normalizeParams(params)}))}function _int(Class2,params){return new Class2({type:"number",check:"number_format",abort:!1,format:"safeint",...normalizeParams(params)})}function _boolean(Class2,params){return new Class2({type:"boolean",...normalizeParams(params)})}function _null2(Class2,params){return new Class2({type:"null",...normalizeParams(params)})}function _unknown(Class2){return new Class2({type:"unknown"})}function _never(Class2,params){return new Class2({type:"never",...normalizeParams(
params)})}function _lt(value,params){return new $ZodCheckLessThan({check:"less_than",...normalizeParams(params),value,inclusive:!1})}function _lte(value,params){
return new $ZodCheckLessThan({check:"less_than",...normalizeParams(params),value,inclusive:!0})}function _gt(value,params){return new $ZodCheckGreaterThan({check:"greater_than",...normalizeParams(params),value,inclusive:!1})}function _gte(value,params){
return new $ZodCheckGreaterThan({check:"greater_than",...normalizeParams(params),value,inclusive:!0})}function _positive(params){return _gt(0,params)}function _nonnegative(params){return _gte(0,params)}function _multipleOf(value,params){return new $ZodCheckMultipleOf({check:"multiple_of",...normalizeParams(
params),value})}function _maxLength(maximum,params){return new $ZodCheckMaxLength({check:"max_length",...normalizeParams(params),maximum})}function _minLength(minimum,params){
return new $ZodCheckMinLength({check:"min_length",...normalizeParams(params),minimum})}function _length(length,params){return new $ZodCheckLengthEquals(
{check:"length_equals",...normalizeParams(params),length})}function _regex(pattern,params){return new $ZodCheckRegex({check:"string_format",
format:"regex",...normalizeParams(params),pattern})}function _lowercase(params){return new $ZodCheckLowerCase({check:"string_format",format:"\
lowercase",...normalizeParams(params)})}function _uppercase(params){return new $ZodCheckUpperCase({check:"string_format",format:"uppercase",
...normalizeParams(params)})}function _includes(includes,params){return new $ZodCheckIncludes({check:"string_format",format:"includes",...normalizeParams(
params),includes})}function _startsWith(prefix,params){return new $ZodCheckStartsWith({check:"string_format",format:"starts_with",...normalizeParams(
params),prefix})}function _endsWith(suffix,params){return new $ZodCheckEndsWith({check:"string_format",format:"ends_with",...normalizeParams(
params),suffix})}function _overwrite(tx){return new $ZodCheckOverwrite({check:"overwrite",tx})}function _normalize(form){return _overwrite(input=>input.normalize(
form))}function _trim(){return _overwrite(input=>input.trim())}function _toLowerCase(){return _overwrite(input=>input.toLowerCase())}function _toUpperCase(){
return _overwrite(input=>input.toUpperCase())}function _slugify(){return _overwrite(input=>slugify(input))}function _array(Class2,element,params){
return new Class2({type:"array",element,...normalizeParams(params)})}function _refine(Class2,fn,_params){return new Class2({type:"custom",check:"custom",fn,...normalizeParams(_params)})}function _superRefine(fn,params){
let ch=_check(payload=>(payload.addIssue=issue3=>{if(typeof issue3=="string")payload.issues.push(issue(issue3,payload.value,ch._zod.def));else{
let _issue=issue3;_issue.fatal&&(_issue.continue=!1),_issue.code??(_issue.code="custom"),"input"in _issue||(_issue.input=payload.value),_issue.
inst??(_issue.inst=ch),_issue.continue??(_issue.continue=!ch._zod.def.abort),payload.issues.push(issue(_issue))}},fn(payload.value,payload)),
params);return ch}function _check(fn,params){let ch=new $ZodCheck({check:"custom",...normalizeParams(params)});return ch._zod.check=fn,ch}var none=()=>()=>{throw new Error("bundles make no JSON Schemas")};var _installedErrorProtos=new WeakSet([Object.prototype,Error.prototype]);function _lazyMethod(proto,key,make){Object.defineProperty(proto,key,
{configurable:!0,enumerable:!1,get(){let value=make(this);return Object.defineProperty(this,key,{value,configurable:!0,writable:!0}),value},
set(value){Object.defineProperty(this,key,{value,configurable:!0,writable:!0})}})}var initializer2=(inst,issues)=>{$ZodError.init(inst,issues),
inst.name="ZodError";let proto=Object.getPrototypeOf(inst);_installedErrorProtos.has(proto)||(_installedErrorProtos.add(proto),_lazyMethod(proto,
"format",self=>mapper=>formatError(self,mapper)),_lazyMethod(proto,"flatten",self=>mapper=>flattenError(self,mapper)),_lazyMethod(proto,"add\
Issue",self=>issue3=>{self.issues.push(issue3),self.message=JSON.stringify(self.issues,jsonStringifyReplacer,2)}),_lazyMethod(proto,"addIssu\
es",self=>issues2=>{self.issues.push(...issues2),self.message=JSON.stringify(self.issues,jsonStringifyReplacer,2)}),Object.defineProperty(proto,
"isEmpty",{configurable:!0,enumerable:!1,get(){return this.issues.length===0}}))};var ZodRealError=$constructor("ZodError",initializer2,void 0,{Parent:Error});var parse2=_parse(ZodRealError),parseAsync2=_parseAsync(ZodRealError),safeParse2=_safeParse(ZodRealError),safeParseAsync2=_safeParseAsync(ZodRealError),
encode=_encode(ZodRealError),decode=_decode(ZodRealError),encodeAsync=_encodeAsync(ZodRealError),decodeAsync=_decodeAsync(ZodRealError),safeEncode=_safeEncode(
ZodRealError),safeDecode=_safeDecode(ZodRealError),safeEncodeAsync=_safeEncodeAsync(ZodRealError),safeDecodeAsync=_safeDecodeAsync(ZodRealError);function _ensureDefaultLocale(){globalConfig.localeError||config(en_default())}function _ensureDefaultMemoizer(){globalConfig.memoizer||config(
{memoizer:memoizer()})}var ZodType=$constructor("ZodType",(inst,def)=>(_ensureDefaultLocale(),$ZodType.init(inst,def),inst.def=def,inst.type=
def.type,inst),{check(...chks){let def=this.def;return this.clone(util_exports.mergeDefs(def,{checks:[...def.checks??[],...chks.map(ch=>typeof ch==
"function"?{_zod:{check:ch,def:{check:"custom"},onattach:[]}}:ch)]}),{parent:!0})},with(...chks){return this.check(...chks)},clone(def,params){
return clone(this,def,params)},brand(){return this},register(reg,meta2){return reg.add(this,meta2),this},refine(check,params){return this.check(
refine(check,params))},superRefine(refinement,params){return this.check(superRefine(refinement,params))},overwrite(fn){return this.check(_overwrite(
fn))},optional(){return optional(this)},exactOptional(){return exactOptional(this)},nullable(){return nullable(this)},nullish(){return optional(
nullable(this))},nonoptional(params){return nonoptional(this,params)},array(){return array(this)},or(arg){return union([this,arg])},and(arg){
return intersection(this,arg)},transform(tx){return pipe(this,transform(tx))},default(d){return _default(this,d)},prefault(d){return prefault(
this,d)},catch(params){return _catch(this,params)},pipe(target){return pipe(this,target)},readonly(){return readonly(this)},describe(description){
let cl=this.clone();return globalRegistry.add(cl,{description}),cl},meta(...args){if(args.length===0)return globalRegistry.get(this);let cl=this.
clone();return globalRegistry.add(cl,args[0]),cl},isOptional(){return this.safeParse(void 0).success},isNullable(){return this.safeParse(null).
success},apply(fn,...args){return args.length===0?fn(this):fn(this,...args)},get"~standard"(){return util_exports.hide(this,"~standard",{...standardProps(
this),jsonSchema:{input:none(this,"input"),output:none(this,"output")}})},set"~standard"(value){util_exports.own(this,"~standard",value)},parse:function _parse2(data,params){
return parse2(this,data,params,{callee:_parse2})},parseAsync:async function _parseAsync2(data,params){return await parseAsync2(this,data,params,
{callee:_parseAsync2})},safeParse(data,params){return safeParse2(this,data,params)},async safeParseAsync(data,params){return safeParseAsync2(
this,data,params)},get spa(){return this?.safeParseAsync},set spa(value){util_exports.own(this,"spa",value)},validate(data,params){return validate(
this,data,params)},validateAsync(data,params){return validateAsync(this,data,params)},encode:function _encode2(data,params){return encode(this,
data,params,{callee:_encode2})},decode:function _decode2(data,params){return decode(this,data,params,{callee:_decode2})},encodeAsync:async function _encodeAsync2(data,params){
return await encodeAsync(this,data,params,{callee:_encodeAsync2})},decodeAsync:async function _decodeAsync2(data,params){return await decodeAsync(
this,data,params,{callee:_decodeAsync2})},safeEncode(data,params){return safeEncode(this,data,params)},safeDecode(data,params){return safeDecode(
this,data,params)},async safeEncodeAsync(data,params){return safeEncodeAsync(this,data,params)},async safeDecodeAsync(data,params){return safeDecodeAsync(
this,data,params)},toJSONSchema(params){return none(this,{})(params)},get description(){return globalRegistry.get(this)?.description},get _def(){
return this._zod.def}}),_ZodString=$constructor("_ZodString",(inst,def)=>{$ZodString.init(inst,def),ZodType.init(inst,def),inst._zod.processJSONSchema=
(ctx,json,params)=>(void 0)(inst,ctx,json,params)},util_exports.derived({format:inst=>(void 0)(inst).format??null,minLength:inst=>(void 0)(inst).
minimum??null,maxLength:inst=>(void 0)(inst).maximum??null},{regex(...args){return this.check(_regex(...args))},includes(...args){return this.
check(_includes(...args))},startsWith(...args){return this.check(_startsWith(...args))},endsWith(...args){return this.check(_endsWith(...args))},
min(...args){return this.check(_minLength(...args))},max(...args){return this.check(_maxLength(...args))},length(...args){return this.check(
_length(...args))},nonempty(...args){return this.check(_minLength(1,...args))},lowercase(params){return this.check(_lowercase(params))},uppercase(params){
return this.check(_uppercase(params))},trim(){return this.check(_trim())},normalize(...args){return this.check(_normalize(...args))},toLowerCase(){
return this.check(_toLowerCase())},toUpperCase(){return this.check(_toUpperCase())},slugify(){return this.check(_slugify())}})),ZodString=$constructor(
"ZodString",(inst,def)=>{$ZodString.init(inst,def),_ZodString.init(inst,def)},{email(params){return this.check(_email(ZodEmail,params))},url(params){
return this.check(_url(ZodURL,params))},jwt(params){return this.check(_jwt(ZodJWT,params))},emoji(params){return this.check(_emoji2(ZodEmoji,
params))},guid(params){return this.check(_guid(ZodGUID,params))},uuid(params){return this.check(_uuid(ZodUUID,params))},uuidv4(params){return this.
check(_uuidv4(ZodUUID,params))},uuidv6(params){return this.check(_uuidv6(ZodUUID,params))},uuidv7(params){return this.check(_uuidv7(ZodUUID,
params))},nanoid(params){return this.check(_nanoid(ZodNanoID,params))},cuid(params){return this.check(_cuid(ZodCUID,params))},cuid2(params){
return this.check(_cuid2(ZodCUID2,params))},ulid(params){return this.check(_ulid(ZodULID,params))},base64(params){return this.check(_base64(
ZodBase64,params))},base64url(params){return this.check(_base64url(ZodBase64URL,params))},xid(params){return this.check(_xid(ZodXID,params))},
ksuid(params){return this.check(_ksuid(ZodKSUID,params))},ipv4(params){return this.check(_ipv4(ZodIPv4,params))},ipv6(params){return this.check(
_ipv6(ZodIPv6,params))},cidrv4(params){return this.check(_cidrv4(ZodCIDRv4,params))},cidrv6(params){return this.check(_cidrv6(ZodCIDRv6,params))},
e164(params){return this.check(_e164(ZodE164,params))},datetime(params){return this.check(_isoDateTime(ZodISODateTime,params))},date(params){
return this.check(_isoDate(ZodISODate,params))},time(params){return this.check(_isoTime(ZodISOTime,params))},duration(params){return this.check(
_isoDuration(ZodISODuration,params))}});function string2(params){return _string(ZodString,params)}var ZodStringFormat=$constructor("ZodStrin\
gFormat",(inst,def)=>{$ZodStringFormat.init(inst,def),_ZodString.init(inst,def)}),ZodISODateTime=$constructor("ZodISODateTime",(inst,def)=>{
$ZodISODateTime.init(inst,def),ZodStringFormat.init(inst,def)}),ZodISODate=$constructor("ZodISODate",(inst,def)=>{$ZodISODate.init(inst,def),
ZodStringFormat.init(inst,def)}),ZodISOTime=$constructor("ZodISOTime",(inst,def)=>{$ZodISOTime.init(inst,def),ZodStringFormat.init(inst,def)}),
ZodISODuration=$constructor("ZodISODuration",(inst,def)=>{$ZodISODuration.init(inst,def),ZodStringFormat.init(inst,def)}),ZodEmail=$constructor(
"ZodEmail",(inst,def)=>{$ZodEmail.init(inst,def),ZodStringFormat.init(inst,def)});var ZodGUID=$constructor("ZodGUID",(inst,def)=>{$ZodGUID.init(inst,def),ZodStringFormat.init(inst,def)});var ZodUUID=$constructor("ZodUUID",(inst,def)=>{$ZodUUID.init(inst,def),ZodStringFormat.init(inst,def)});var ZodURL=$constructor("ZodURL",(inst,def)=>{$ZodURL.init(inst,def),ZodStringFormat.init(inst,def)});var ZodEmoji=$constructor("ZodEmoji",(inst,def)=>{$ZodEmoji.init(inst,def),ZodStringFormat.init(inst,def)});var ZodNanoID=$constructor("ZodNanoID",(inst,def)=>{$ZodNanoID.init(inst,def),ZodStringFormat.init(inst,def)});var ZodCUID=$constructor("ZodCUID",(inst,def)=>{$ZodCUID.init(inst,def),ZodStringFormat.init(inst,def)});var ZodCUID2=$constructor("ZodCUID2",(inst,def)=>{$ZodCUID2.init(inst,def),ZodStringFormat.init(inst,def)});var ZodULID=$constructor("ZodULID",(inst,def)=>{$ZodULID.init(inst,def),ZodStringFormat.init(inst,def)});var ZodXID=$constructor("ZodXID",(inst,def)=>{$ZodXID.init(inst,def),ZodStringFormat.init(inst,def)});var ZodKSUID=$constructor("ZodKSUID",(inst,def)=>{$ZodKSUID.init(inst,def),ZodStringFormat.init(inst,def)});var ZodIPv4=$constructor("ZodIPv4",(inst,def)=>{$ZodIPv4.init(inst,def),ZodStringFormat.init(inst,def)});var ZodIPv6=$constructor("ZodIPv6",(inst,def)=>{$ZodIPv6.init(inst,def),ZodStringFormat.init(inst,def)});var ZodCIDRv4=$constructor("ZodCIDRv4",(inst,def)=>{$ZodCIDRv4.init(inst,def),ZodStringFormat.init(inst,def)});var ZodCIDRv6=$constructor("ZodCIDRv6",(inst,def)=>{$ZodCIDRv6.init(inst,def),ZodStringFormat.init(inst,def)});var ZodBase64=$constructor("ZodBase64",(inst,def)=>{$ZodBase64.init(inst,def),ZodStringFormat.init(inst,def)});var ZodBase64URL=$constructor("ZodBase64URL",(inst,def)=>{$ZodBase64URL.init(inst,def),ZodStringFormat.init(inst,def)});var ZodE164=$constructor("ZodE164",(inst,def)=>{$ZodE164.init(inst,def),ZodStringFormat.init(inst,def)});var ZodJWT=$constructor("ZodJWT",(inst,def)=>{$ZodJWT.init(inst,def),ZodStringFormat.init(inst,def)});var ZodNumber=$constructor("ZodNumber",(inst,def)=>{$ZodNumber.init(inst,def),ZodType.init(inst,def),inst._zod.processJSONSchema=(ctx,json,params)=>(void 0)(
inst,ctx,json,params),inst.isFinite=!0},util_exports.derived({minValue:inst=>{let{minimum,exclusiveMinimum}=(void 0)(inst);return Math.max(minimum??
Number.NEGATIVE_INFINITY,exclusiveMinimum??Number.NEGATIVE_INFINITY)},maxValue:inst=>{let{maximum,exclusiveMaximum}=(void 0)(inst);return Math.
min(maximum??Number.POSITIVE_INFINITY,exclusiveMaximum??Number.POSITIVE_INFINITY)},isInt:inst=>{let{isInt,multipleOf}=(void 0)(inst);return!!isInt||
!!multipleOf?.some(Number.isSafeInteger)},format:inst=>(void 0)(inst).format??null},{gt(value,params){return this.check(_gt(value,params))},
gte(value,params){return this.check(_gte(value,params))},min(value,params){return this.check(_gte(value,params))},lt(value,params){return this.
check(_lt(value,params))},lte(value,params){return this.check(_lte(value,params))},max(value,params){return this.check(_lte(value,params))},
int(params){return this.check(int(params))},safe(params){return this.check(int(params))},positive(params){return this.check(_gt(0,params))},
nonnegative(params){return this.check(_gte(0,params))},negative(params){return this.check(_lt(0,params))},nonpositive(params){return this.check(
_lte(0,params))},multipleOf(value,params){return this.check(_multipleOf(value,params))},step(value,params){return this.check(_multipleOf(value,
params))},finite(){return this}}));function number2(params){return _number(ZodNumber,params)}var ZodNumberFormat=$constructor("ZodNumberForm\
at",(inst,def)=>{$ZodNumberFormat.init(inst,def),ZodNumber.init(inst,def)});function int(params){return _int(ZodNumberFormat,params)}var ZodBoolean=$constructor("ZodBoolean",(inst,def)=>{$ZodBoolean.init(inst,def),ZodType.init(inst,def),inst._zod.processJSONSchema=(ctx,json,params)=>(void 0)(
inst,ctx,json,params)});function boolean2(params){return _boolean(ZodBoolean,params)}var ZodNull=$constructor("ZodNull",(inst,def)=>{$ZodNull.init(inst,def),ZodType.init(inst,def),inst._zod.processJSONSchema=(ctx,json,params)=>(void 0)(
inst,ctx,json,params)});function _null3(params){return _null2(ZodNull,params)}var ZodUnknown=$constructor("ZodUnknown",(inst,def)=>{$ZodUnknown.init(inst,def),ZodType.init(inst,def),inst._zod.processJSONSchema=(ctx,json,params)=>(void 0)(
inst,ctx,json,params)});function unknown(){return _unknown(ZodUnknown)}var ZodNever=$constructor("ZodNever",(inst,def)=>{$ZodNever.init(inst,
def),ZodType.init(inst,def),inst._zod.processJSONSchema=(ctx,json,params)=>(void 0)(inst,ctx,json,params)});function never(params){return _never(
ZodNever,params)}var ZodArray=$constructor("ZodArray",(inst,def)=>{_ensureDefaultMemoizer(),$ZodArray.init(inst,def),ZodType.init(inst,def),inst._zod.processJSONSchema=
(ctx,json,params)=>(void 0)(inst,ctx,json,params),inst.element=def.element},{min(n,params){return this.check(_minLength(n,params))},nonempty(params){
return this.check(_minLength(1,params))},max(n,params){return this.check(_maxLength(n,params))},length(n,params){return this.check(_length(n,
params))},unwrap(){return this.element}});function array(element,params){return _array(ZodArray,element,params)}var ZodObject=$constructor("ZodObject",(inst,def)=>{_ensureDefaultMemoizer(),$ZodObjectJIT.init(inst,def),ZodType.init(inst,def),inst._zod.processJSONSchema=
(ctx,json,params)=>(void 0)(inst,ctx,json,params),util_exports.installLazyProp(inst,"shape",self=>self._zod.def.shape,!1)},{keyof(){return _enum(
Object.keys(this._zod.def.shape))},catchall(catchall){return this.clone(util_exports.mergeDefs(this._zod.def,{catchall}))},passthrough(){return this.
clone(util_exports.mergeDefs(this._zod.def,{catchall:unknown()}))},loose(){return this.clone(util_exports.mergeDefs(this._zod.def,{catchall:unknown()}))},
strict(){return this.clone(util_exports.mergeDefs(this._zod.def,{catchall:never()}))},strip(){return this.clone(util_exports.mergeDefs(this.
_zod.def,{catchall:void 0}))},extend(incoming){return util_exports.extend(this,incoming)},safeExtend(incoming){return util_exports.safeExtend(
this,incoming)},merge(other){return util_exports.merge(this,other)},pick(mask){return util_exports.pick(this,mask)},omit(mask){return util_exports.
omit(this,mask)},partial(...args){return util_exports.partial(ZodOptional,this,args[0])},exactPartial(...args){return util_exports.partial(ZodExactOptional,
this,args[0],"exactPartial")},required(...args){return util_exports.required(ZodNonOptional,this,args[0])}});function object(shape,params){let def={
type:"object",shape:shape??{},...util_exports.normalizeParams(params)};return new ZodObject(def)}function strictObject(shape,params){return new ZodObject(
{type:"object",shape,catchall:never(),...util_exports.normalizeParams(params)})}function looseObject(shape,params){return new ZodObject({type:"\
object",shape,catchall:unknown(),...util_exports.normalizeParams(params)})}var ZodUnion=$constructor("ZodUnion",(inst,def)=>{$ZodUnion.init(
inst,def),ZodType.init(inst,def),inst._zod.processJSONSchema=(ctx,json,params)=>(void 0)(inst,ctx,json,params),inst.options=def.options});function union(options,params){
return new ZodUnion({type:"union",options,...util_exports.normalizeParams(params)})}var ZodDiscriminatedUnion=$constructor("ZodDiscriminatedUnion",(inst,def)=>{ZodUnion.init(inst,def),$ZodDiscriminatedUnion.init(inst,def)});
function discriminatedUnion(discriminator,options,params){return new ZodDiscriminatedUnion({type:"union",options,discriminator,...util_exports.
normalizeParams(params)})}var ZodIntersection=$constructor("ZodIntersection",(inst,def)=>{$ZodIntersection.init(inst,def),ZodType.init(inst,
def),inst._zod.processJSONSchema=(ctx,json,params)=>(void 0)(inst,ctx,json,params)});function intersection(left,right){return new ZodIntersection(
{type:"intersection",left,right})}var ZodTuple=$constructor("ZodTuple",(inst,def)=>{_ensureDefaultMemoizer(),$ZodTuple.init(inst,def),ZodType.
init(inst,def),inst._zod.processJSONSchema=(ctx,json,params)=>(void 0)(inst,ctx,json,params)},{rest(rest){return this.clone({...this._zod.def,
rest})},partial(){let def=this._zod.def;if(def.checks?.length)throw new Error(".partial() cannot be used on tuple schemas containing refinem\
ents");return this.clone({...def,items:def.items.map(item=>new ZodOptional({type:"optional",innerType:item}))})}});function tuple(items,_paramsOrRest,_params){
let hasRest=_paramsOrRest instanceof $ZodType,params=hasRest?_params:_paramsOrRest,rest=hasRest?_paramsOrRest:null;return new ZodTuple({type:"\
tuple",items,rest,...util_exports.normalizeParams(params)})}var ZodRecord=$constructor("ZodRecord",(inst,def)=>{_ensureDefaultMemoizer(),$ZodRecord.
init(inst,def),ZodType.init(inst,def),inst._zod.processJSONSchema=(ctx,json,params)=>(void 0)(inst,ctx,json,params),inst.keyType=def.keyType,
inst.valueType=def.valueType});function record(keyType,valueType,params){return!valueType||!valueType._zod?new ZodRecord({type:"record",keyType:string2(),
valueType:keyType,...util_exports.normalizeParams(valueType)}):new ZodRecord({type:"record",keyType,valueType,...util_exports.normalizeParams(
params)})}function partialRecord(keyType,valueType,params){return new ZodRecord({type:"record",keyType,valueType,...util_exports.normalizeParams(
params),partial:!0})}var ZodEnum=$constructor("ZodEnum",(inst,def)=>{$ZodEnum.init(inst,def),ZodType.init(inst,def),inst._zod.processJSONSchema=(ctx,json,params)=>(void 0)(
inst,ctx,json,params),inst.enum=def.entries,inst.options=[...inst._zod.values];let keys=new Set(Object.keys(def.entries));inst.extract=(values2,params)=>{
let newEntries={};for(let value of values2)if(keys.has(value))newEntries[value]=def.entries[value];else throw new Error(`Key ${value} not fo\
und in enum`);return new ZodEnum({...def,checks:[],...util_exports.normalizeParams(params),entries:newEntries})},inst.exclude=(values2,params)=>{
let newEntries={...def.entries};for(let value of values2)if(keys.has(value))delete newEntries[value];else throw new Error(`Key ${value} not \
found in enum`);return new ZodEnum({...def,checks:[],...util_exports.normalizeParams(params),entries:newEntries})}});function _enum(values2,params){
let entries=Array.isArray(values2)?Object.fromEntries(values2.map(v=>[v,v])):values2;return new ZodEnum({type:"enum",entries,...util_exports.
normalizeParams(params)})}var ZodLiteral=$constructor("ZodLiteral",(inst,def)=>{$ZodLiteral.init(inst,def),ZodType.init(inst,def),inst._zod.processJSONSchema=(ctx,json,params)=>(void 0)(
inst,ctx,json,params),inst.values=new Set(def.values),Object.defineProperty(inst,"value",{get(){if(def.values.length>1)throw new Error("This\
 schema contains multiple valid literal values. Use `.values` instead.");return def.values[0]}})});function literal(value,params){return new ZodLiteral(
{type:"literal",values:Array.isArray(value)?value:[value],...util_exports.normalizeParams(params)})}var ZodTransform=$constructor("ZodTransform",(inst,def)=>{_ensureDefaultMemoizer(),$ZodTransform.init(inst,def),ZodType.init(inst,def),inst.
_zod.processJSONSchema=(ctx,json,params)=>(void 0)(inst,ctx,json,params),inst._zod.parse=(payload,_ctx)=>{if(_ctx.direction==="backward")throw new $ZodEncodeError(
inst.constructor.name);payload.addIssue=issue3=>{if(typeof issue3=="string")payload.issues.push(util_exports.issue(issue3,payload.value,def));else{
let _issue=issue3;_issue.fatal&&(_issue.continue=!1),_issue.code??(_issue.code="custom"),"input"in _issue||(_issue.input=payload.value),_issue.
inst??(_issue.inst=inst),payload.issues.push(util_exports.issue(_issue))}};let output=def.transform(payload.value,payload);return output instanceof
Promise?output.then(output2=>(payload.value=output2,payload)):(payload.value=output,payload)}});function transform(fn){return new ZodTransform(
{type:"transform",transform:fn})}var ZodOptional=$constructor("ZodOptional",(inst,def)=>{$ZodOptional.init(inst,def),ZodType.init(inst,def),
inst._zod.processJSONSchema=(ctx,json,params)=>(void 0)(inst,ctx,json,params),inst.unwrap=()=>inst._zod.def.innerType});function optional(innerType){
return new ZodOptional({type:"optional",innerType})}var ZodExactOptional=$constructor("ZodExactOptional",(inst,def)=>{$ZodExactOptional.init(
inst,def),ZodType.init(inst,def),inst._zod.processJSONSchema=(ctx,json,params)=>(void 0)(inst,ctx,json,params),inst.unwrap=()=>inst._zod.def.
innerType});function exactOptional(innerType){return new ZodExactOptional({type:"optional",innerType})}var ZodNullable=$constructor("ZodNull\
able",(inst,def)=>{$ZodNullable.init(inst,def),ZodType.init(inst,def),inst._zod.processJSONSchema=(ctx,json,params)=>(void 0)(inst,ctx,json,
params),inst.unwrap=()=>inst._zod.def.innerType});function nullable(innerType){return new ZodNullable({type:"nullable",innerType})}function nullish2(innerType){
return optional(nullable(innerType))}var ZodDefault=$constructor("ZodDefault",(inst,def)=>{$ZodDefault.init(inst,def),ZodType.init(inst,def),
inst._zod.processJSONSchema=(ctx,json,params)=>(void 0)(inst,ctx,json,params),inst.unwrap=()=>inst._zod.def.innerType,inst.removeDefault=inst.
unwrap});function _default(innerType,defaultValue){return new ZodDefault({type:"default",innerType,get defaultValue(){return typeof defaultValue==
"function"?defaultValue():util_exports.shallowClone(defaultValue)}})}var ZodPrefault=$constructor("ZodPrefault",(inst,def)=>{$ZodPrefault.init(
inst,def),ZodType.init(inst,def),inst._zod.processJSONSchema=(ctx,json,params)=>(void 0)(inst,ctx,json,params),inst.unwrap=()=>inst._zod.def.
innerType});function prefault(innerType,defaultValue){return new ZodPrefault({type:"prefault",innerType,get defaultValue(){return typeof defaultValue==
"function"?defaultValue():util_exports.shallowClone(defaultValue)}})}var ZodNonOptional=$constructor("ZodNonOptional",(inst,def)=>{$ZodNonOptional.
init(inst,def),ZodType.init(inst,def),inst._zod.processJSONSchema=(ctx,json,params)=>(void 0)(inst,ctx,json,params),inst.unwrap=()=>inst._zod.
def.innerType});function nonoptional(innerType,params){return new ZodNonOptional({type:"nonoptional",innerType,...util_exports.normalizeParams(
params)})}var ZodCatch=$constructor("ZodCatch",(inst,def)=>{$ZodCatch.init(inst,def),ZodType.init(inst,def),inst._zod.processJSONSchema=(ctx,json,params)=>(void 0)(
inst,ctx,json,params),inst.unwrap=()=>inst._zod.def.innerType,inst.removeCatch=inst.unwrap});function _catch(innerType,catchValue){return new ZodCatch(
{type:"catch",innerType,catchValue:typeof catchValue=="function"?catchValue:util_exports.constantCatch(catchValue)})}var ZodPipe=$constructor("ZodPipe",(inst,def)=>{$ZodPipe.init(inst,def),ZodType.init(inst,def),inst._zod.processJSONSchema=(ctx,json,params)=>(void 0)(
inst,ctx,json,params),inst.in=def.in,inst.out=def.out});function pipe(in_,out2){return new ZodPipe({type:"pipe",in:in_,out:out2})}var ZodReadonly=$constructor("ZodReadonly",(inst,def)=>{$ZodReadonly.init(inst,def),ZodType.init(inst,def),inst._zod.processJSONSchema=(ctx,json,params)=>(void 0)(
inst,ctx,json,params),inst.unwrap=()=>inst._zod.def.innerType});function readonly(innerType){return new ZodReadonly({type:"readonly",innerType})}var ZodCustom=$constructor("ZodCustom",(inst,def)=>{$ZodCustom.init(inst,def),ZodType.init(inst,def),inst._zod.processJSONSchema=(ctx,json,params)=>(void 0)(
inst,ctx,json,params)});function refine(fn,_params={}){return _refine(ZodCustom,fn,_params)}function superRefine(fn,params){return _superRefine(fn,params)}import{stripVTControlCharacters}from"node:util";var CONTROLS=/(?![\t\n]|\uFE0F)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu,
PILED_MARKS=new RegExp("(\\p{M}{4})\\p{M}+","gu");function plainText(text3){return stripVTControlCharacters(text3.replace(/\r\n?/g,`
`)).replace(CONTROLS,"").replace(PILED_MARKS,"$1")}function plainLine(text3){return plainText(text3).replace(/\s+/g," ").trim()}function clip(text3,length){
return text3.length<=length?text3:`${text3.slice(0,length-1).replace(/[\uD800-\uDBFF]$/,"").trimEnd()}\u2026`}var UNSAFE=/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;function printable(text3){return text3.replaceAll(UNSAFE,c=>{let code=c.codePointAt(0).toString(
16);return code.length>4?`\\u{${code}}`:`\\u${code.padStart(4,"0")}`})}function quote(text3){return`"${printable(text3.length>60?`${text3.slice(
0,57)}...`:text3)}"`}function escapeWorkflowCommands(text3){return text3.replace(/^([^\w\r\n]*?):(?=:)/gm,"$1:\u2060").replaceAll("##[","##\u2060\
[")}function forLog(text3,{GITHUB_ACTIONS}){return GITHUB_ACTIONS==="true"?escapeWorkflowCommands(text3):text3}var withheld=array(strictObject({name:string2(),key:_enum(["inherit","secrets"]).describe("The key of the target that hands it on.")})).exactOptional().
describe("Variables that are set, were not handed on, and may be what it lacked.");var coded=(code,params)=>strictObject({code:literal(code),...params}),variant=_enum(["base","head"]),end=strictObject({exitCode:number2().nullable(),
signal:string2().nullable()}).describe("Both null where nothing is known but that it ended."),framing=_enum(["content-length","chunked","unt\
il-close","none"]),listens=strictObject({asked:number2().describe("The port that was asked."),at:array(strictObject({host:string2(),port:number2()})).
describe("Where it listens.")}).describe("Set where nobody accepted a connection, and it is known where the server listens."),protocol=_enum(
["http","https","http2"]).describe("Set where it speaks another protocol than it was asked in; http2 is without TLS."),throughNginx={through:literal(
"nginx").exactOptional().describe("Set where the server itself answers."),interim:number2().exactOptional().describe("The status (1xx) that \
its answers have before the one that counts.")},afterLoad={afterLoad:literal(!0).exactOptional()},failedRequests=array(union([strictObject({
status:string2(),count:number2()}),strictObject({error:string2(),count:number2()})])),unmatched=_enum(["differs","too-long","too-slow"]),lacks=union(
[strictObject({text:string2()}).describe("The beginning of the whole body that is expected."),strictObject({contains:string2()}),strictObject(
{matches:string2(),why:unmatched}).describe("Whether it does not match, or is too long to be looked at, or the expression takes too long."),
strictObject({json:string2(),at:string2(),got:string2().nullable()}).describe("JSON that is expected, the way to it (`$.user.id`), and what \
is there; null for nothing."),strictObject({json:_null3()}).describe("It is no JSON at all.")]).describe("The first that is expected of it a\
nd is not so."),fault=discriminatedUnion("code",[coded("wrong-status",{path:string2(),status:number2(),expected:union([number2(),array(number2())]).
describe("Of several, each would be right."),body:string2().describe("Its beginning, without secrets."),speaks:protocol.exactOptional(),...throughNginx,
...afterLoad}),coded("wrong-body",{path:string2(),bytes:number2(),body:string2().describe("Its beginning, without secrets."),lacks,...afterLoad}),
coded("wrong-header",{path:string2(),name:string2(),value:string2().nullable(),expected:string2(),...afterLoad}),coded("no-answer",{path:string2(),
error:string2(),speaks:protocol.exactOptional(),...throughNginx,...afterLoad}),coded("length-changed",{path:string2(),bytes:number2()}),coded(
"lengths-differ",{path:string2(),base:number2(),head:number2()}),coded("framing-differs",{path:string2(),base:framing,head:framing}),coded("\
errors",{failed:number2(),of:number2(),unit:_enum(["requests","operations"]),most:failedRequests.describe("The most frequent."),through:throughNginx.
through}),coded("no-answers",{seconds:number2(),most:failedRequests.describe("The most frequent."),through:throughNginx.through}),coded("wro\
ng-size",{answers:number2(),bytes:number2(),least:number2(),most:number2()}),coded("too-many-connections",{side:_enum(["client","upstream"]).
describe("Of nginx; client where there is none."),opened:number2(),requests:number2()}),coded("died",{end,of:_enum(["server","service"]),service:string2().
exactOptional(),when:_enum(["starting","before-load","under-load"]).exactOptional(),withheld,lacks:string2().exactOptional().describe("A mod\
ule that it said it could not find.")}),coded("restarted",{}),coded("worked-unasked",{cpu:number2().describe("CPU seconds that it used while\
 only the other variant was loaded."),other:number2().describe("The same of the other variant, while only this one was loaded."),seconds:number2()}),
coded("accepted-unasked",{connections:number2().describe("Accepted while only the other variant was loaded."),seconds:number2()}),coded("rea\
ched-other",{of:variant.describe("Whose server, service or nginx it was connected to."),connections:number2(),listened:literal(!0).exactOptional().
describe("Where it listened at a port of the other instead of being connected to it.")}),coded("ended-other",{of:variant.describe("Whose ser\
ver was ended by a signal while this one's ran beside it."),end}),coded("fails-beside",{of:variant.describe("Which could not be started besi\
de this one, and could alone.")}),coded("changed-files",{of:variant.describe("Whose files were changed while both ran, and not those of this\
 one."),path:string2().describe("The first of them."),files:number2()}),coded("left-its-group",{processes:number2(),cpu:number2().describe("\
CPU seconds that they used, which no meter of the variant counts.")}),coded("not-ready",{seconds:number2(),last:union([strictObject({path:string2(),
status:number2()}),strictObject({error:string2()})]).nullable().describe("What it answered last; null where it answered nothing."),service:string2().
exactOptional(),listens:listens.exactOptional(),speaks:protocol.exactOptional(),...throughNginx,runOver:literal(!0).exactOptional().describe(
"Set where the run's time was over first.")}),coded("start-failed",{error:string2()}),coded("prepare-failed",{command:array(string2()),error:string2(),
withheld}),coded("command-failed",{error:string2(),withheld}),coded("no-report",{output:string2().describe("The last lines of a command that\
 reported no operations, though base's does.")}),coded("impossible-time",{seconds:number2().describe("What a command said that it had worked\
."),wall:number2().describe("From its start to its end, as hyperfine noted it.")}),coded("timing-altered",{noted:number2().describe("Wall se\
conds that hyperfine noted."),wall:number2().describe("From its start to its end by loadgate's clock.")}),coded("generator-failed",{error:string2()}),
coded("background-load-failed",{failed:number2().exactOptional(),answered:number2().exactOptional(),error:string2().exactOptional()}),coded(
"proxy-failed",{variant,end:end.nullable(),seconds:number2().nullable().describe("Set where it was waited for so long."),error:string2().nullable().
describe("The last line of its log.")}),coded("harness-failed",{error:string2()}),coded("burner-elsewhere",{})]);function isAnswerFault(fault2){
return["wrong-status","wrong-body","wrong-header","no-answer"].includes(fault2.code)}var OURS=["generator-failed","background-load-failed","\
proxy-failed","harness-failed","burner-elsewhere"];function isOurs({code}){return OURS.includes(code)}var via=_enum(["direct","nginx"]),bottleneck=_enum(["server","proxy","generator","dependency"]),known=number2().nullable(),counts=record(string2(),
number2()),limit=_enum(["out-of-ports","proxy-saturated","generator-saturated","dependency","littles-law","too-few-requests","unsteady","out\
-of-step","over-capacity"]),command=strictObject({by:_enum(["hyperfine","engine"]).describe("Who timed it: where containers run on another m\
achine, their engine's notes of start and end."),runs:int().positive().describe("How many times it ran, one after the other."),user:known.describe(
"CPU seconds of all runs in user mode."),system:known.describe("The same in the kernel."),exitCode:int().nullable().describe("Of the first r\
un that failed, else 0; null where it was ended."),operations:int().positive().nullable().describe("As its last line said; null where it sai\
d none, and its time per run is what counts."),seconds:known.describe("What it worked for by its own clock; null where it said none.")}).describe(
"Of a command that was run to its end."),sample=strictObject({variant,wall:number2().describe("Wall time of the load in seconds, as the gene\
rator saw it; of a command the time of all its runs, each from its start to its end."),byStatus:counts.describe("Answers by status."),errors:counts.
describe("Errors by the generator's own text, deadline aborts left out."),aborted:number2().describe("Requests in flight when the time was u\
p; normal, one per connection."),bytes:number2().describe("Body bytes received."),correct:number2().describe("Answers with the expected stat\
us."),latency:strictObject({mean:known,p50:known,p90:known,p95:known.exactOptional(),p99:known}).describe("In seconds. The oldest results ha\
ve no p95."),latencies:array(tuple([number2().nonnegative(),int().positive()])).max(1e4).exactOptional().describe("In an open loop: latencie\
s from the intended start in seconds, to three digits, ascending, and how often each."),cpu:strictObject({server:known,proxy:known,generator:known}).
describe("CPU seconds used."),busiest:strictObject({server:known,proxy:known}).describe("Busiest thread as a share of one core."),opened:strictObject(
{client:known,upstream:known}).describe("TCP connections accepted; client is the side the generator talks to."),memory:known.describe("Peak \
memory of the server in bytes since its start."),switches:known.describe("Context switches of the server."),counters:partialRecord(_enum(COUNTER_NAMES),
number2().nonnegative()).exactOptional().describe("What else the server's processes did, as often; what could not be counted is absent."),command:command.
exactOptional(),bottleneck:bottleneck.nullable(),invalid:array(fault),limits:array(limit)}).describe("What one load of one variant gave in o\
ne round."),round=strictObject({order:array(variant).describe("The variants in the order they were loaded."),together:boolean2().describe("W\
hether they were loaded at once."),at:number2().describe("Seconds since the start of the run."),samples:array(sample),disturbance:strictObject(
{stolen:known.describe("Taken by the host of this virtual machine."),foreign:known.describe("Used by processes that are not part of the run.")}).
describe("What others took of the run's CPUs, as a share of one CPU.")}),session=strictObject({at:number2().describe("Seconds since the star\
t of the run."),startSeconds:strictObject({base:number2().exactOptional(),head:number2().exactOptional()}).describe("From start to the first\
 correct answer."),warmUpSeconds:number2(),warmUpCosts:array(known).describe("CPU seconds per answer in each slice of warm-up, the variants \
added up, where its length was not known beforehand.").exactOptional(),rounds:array(round),invalid:array(strictObject({variant:variant.nullable(),
fault,log:string2().exactOptional()})).describe("What went wrong outside a sample: not ready, died, wrong answer before or after.")}).describe(
"One start of all variants of a case.");var change={before:number2(),after:number2()},metric=_enum(METRIC_NAMES),ofMetric={scenario:string2(),metric,before:number2().nullable().describe(
"Null where it has none."),after:number2().nullable()},configChange=strictObject({of:_enum(["run","scenario","target","service"]),name:string2().
exactOptional().describe("Absent where it is of the whole run."),setting:string2().describe("The way to it, as `expect.status`."),before:string2().
nullable().describe("Cut around what differs; null where it is not there."),after:string2().nullable()}),configChanges={changes:array(configChange),
more:int().nonnegative().describe("How many further ones there are.")},additions={scenarios:array(string2()),via:array(string2()).describe("\
scenario/via"),pairs:array(string2()).describe("target/scenario")},ownUsersLacking=_enum(["not-root","turned-off","not-permitted","not-meter\
ed","temporary-folder","build","program","port"]),notice=discriminatedUnion("code",[coded("base-config-missing",{file:string2()}),coded("bas\
e-config-unusable",{file:string2(),error:string2()}),coded("config-from-checkout",{file:string2()}),coded("gate-changed",{changes:array(discriminatedUnion(
"setting",[strictObject({setting:literal("false-alarms"),...change}),strictObject({setting:literal("fail-on"),before:array(string2()),after:array(
string2())}),strictObject({setting:literal("mode"),before:string2(),after:string2()}),strictObject({setting:literal("threshold"),scenario:string2(),
...change}),strictObject({setting:literal("max-errors"),scenario:string2(),...change}),strictObject({setting:literal("thresholds"),...ofMetric}),
strictObject({setting:literal("absolute-limits"),...ofMetric,unit:string2()})]))}),coded("budget-changed",{before:number2().nullable().describe(
"Seconds; null for the default of each case."),after:number2().nullable()}),coded("isolation-changed",configChanges),coded("no-base-side",{file:string2(),
targets:array(string2())}),coded("no-longer-measured",{targets:array(string2()),...additions}),coded("newly-measured",{targets:array(string2()),
...additions}),coded("plan-changed",configChanges),coded("fixture-changed",{folders:array(string2())}),coded("default-rules",{file:string2()}),
coded("cases-missing",{cases:array(string2())}),coded("asked-otherwise",{scenarios:array(string2())}),coded("submodules-missing",{paths:array(
string2())}),coded("filters-off",{filters:array(string2()),file:string2().describe("One of them."),files:int().positive()}),coded("port-igno\
red",{target:string2()}),coded("port-fixed",{target:string2(),ports:array(int().positive()).min(1).describe("What both sides listen on besid\
e PORT.")}),coded("own-users-lacking",{why:ownUsersLacking,what:string2().exactOptional().describe("The target, program or port that a separ\
ate user cannot have.")}),coded("session-overran",{case:string2()}),coded("planted-not-found",{case:string2(),slowdown:number2().describe("C\
PU that was burnt beside head, as a share of what head used.")}),coded("planted-not-measured",{case:string2(),why:_enum(PLANTED_TROUBLES)}),
coded("rate-not-comparable",{scenario:string2()})]);var obstacle=discriminatedUnion("code",[coded("docker-missing",{}),coded("no-engine",{said:string2().exactOptional().describe("By Docker's c\
lient.")}),coded("no-buildx",{}),coded("images-unresolved",{images:array(string2())}),coded("nothing-to-build",{target:string2()}),coded("no\
-command",{of:_enum(["target","service"]),name:string2()}),coded("same-process",{as:string2().describe("The target that it does not differ f\
rom.")}),coded("programs-missing",{programs:array(string2())}),coded("base-in-docker",{})]),isolationReason=discriminatedUnion("code",[coded(
"asked-for",{}),coded("docker-works",{}),coded("nothing-to-run",{}),coded("not-docker",{obstacle})]),skipReason=_enum(["untouched","identica\
l-builds"]),interferenceSource=_enum(["steal","other-programs","out-of-ports"]),limitSeconds=number2().exactOptional().describe("Set where t\
he time for everything that is built together was over."),finding=discriminatedUnion("code",[coded("build-failed",{variant,target:string2(),
limitSeconds}),coded("setup-failed",{variant,target:string2(),limitSeconds,withheld}),coded("fault",{variants:array(variant).describe("Empty\
 where it is no variant's."),fault,times:int().positive()}),coded("head-alone",{why:_enum(["configuration","target","scenario","request","no\
t-built","not-started"]).describe("What base lacks, or has in another form; or what it could not be.")}),coded("shards-missing",{shards:array(
string2()).describe("`1/3`; empty where one left the case out.")}),coded("skipped",{why:skipReason}),coded("skip-unverified",{why:skipReason}),
coded("interrupted",{}),coded("no-time",{}),coded("no-values",{}),coded("one-session",{}),coded("equal-ratios",{}),coded("slow-start",{seconds:number2().
describe("What a start takes, of the slower side."),sessions:int().positive().describe("How many fit.")}),coded("interference",{source:interferenceSource,
effect:_enum(["counted-less","left-out","nothing-left"]),rounds:int().positive()}),coded("limited",{limit,loop:_enum(["closed","open","comma\
nd"]),cpuDecides:boolean2().describe("Whether CPU time could be read, so that it decides.")}),coded("held-back",{limit,bound:boolean2().describe(
"Whether its value is a bound of the true one.")}),coded("connections-closed",{base:number2().nullable().exactOptional().describe("Requests \
after which, about; null where it keeps them."),head:number2().nullable()}),coded("p99-unknown",{}),coded("not-judged",{metric,asked:_enum([
"threshold","limit"]).describe("By which key."),why:_enum(["of-requests","of-commands","no-operations","operations","no-image","not-known"]).
describe("What cases have it that this one is not; or that its value could not be known.")}),coded("bottleneck-unknown",{}),coded("server-wa\
its",{}),coded("settled-early",{sessions:int().positive()}),coded("counter-moved",{metric:_enum(COUNTER_NAMES),more:number2().describe("Head\
 less base, per request or operation."),low:number2().describe("Where that lies at 95%, with the other end."),high:number2()})]);var TOKEN=/[[\]{}:,]|[^\s"[\]{}:,]+/uy,SPACE=/\s*/y;function checkJson(text3,{deepest,mostValues,longest}){let open2=[],values2=0,before="";
for(let at=0;;){SPACE.lastIndex=at,SPACE.exec(text3);let token2=tokenAt(text3,SPACE.lastIndex);if(token2===null)return;if(at=SPACE.lastIndex+
token2.length,token2==="{"||token2==="["){if(open2.push({keys:token2==="{"?new Set:null,entries:1}),open2.length>deepest)throw new UsageError(
`the JSON is nested deeper than ${deepest} levels`)}else if(token2==="}"||token2==="]")open2.pop();else if(token2===":")addKey(open2.at(-1)?.
keys,before);else if(token2===","){let inside=open2.at(-1);if(inside&&++inside.entries>longest)throw new UsageError(`the JSON has a list of \
more than ${longest} entries`)}else if(++values2>mostValues)throw new UsageError(`the JSON holds more than ${mostValues} values`);before=token2}}
function tokenAt(text3,at){if(text3[at]==='"'){let end2=endOfString(text3,at);return end2===null?null:text3.slice(at,end2)}return TOKEN.lastIndex=
at,TOKEN.exec(text3)?.[0]??null}function endOfString(text3,open2){for(let quote2=text3.indexOf('"',open2+1);quote2>=0;quote2=text3.indexOf('\
"',quote2+1)){let backslashes=0;for(;text3[quote2-1-backslashes]==="\\";)backslashes++;if(backslashes%2===0)return quote2+1}return null}function addKey(keys,token2){
if(!keys)return;let key=keyOf(token2);if(keys.has(key))throw new UsageError("the JSON gives a key twice in one object");keys.add(key)}function keyOf(token2){
try{return token2.includes("\\")?JSON.parse(token2):token2.slice(1,-1)}catch{return token2}}var isolation=_enum(["docker","process"]),request=strictObject({method:string2(),paths:array(string2()).describe("One or several; one of sev\
eral is picked at random for each request."),headers:array(tuple([string2(),string2()])),body:union([strictObject({text:string2()}),strictObject(
{file:string2()})]).exactOptional()}),expectedParts=strictObject({contains:array(string2()).exactOptional().describe("Texts that all stand i\
n it."),matches:string2().exactOptional().describe("A regular expression in JavaScript's syntax, with its flag u."),json:string2().exactOptional().
describe("JSON that it has to agree with: objects may have more keys, lists are as long, and everything else is equal.")}),expect=strictObject(
{status:union([number2(),array(number2())]).describe("Of several, each is right."),body:union([string2().describe("The whole body."),expectedParts]).
exactOptional(),headers:record(string2(),string2()).describe("Lower-case names."),sameLength:boolean2().describe("Whether all variants must \
answer with the same length and framing.")}).describe("The expected answer; what is absent is not checked.");var byMetric=partialRecord(_enum(METRIC_NAMES),number2().positive()),scenario=strictObject({name:string2(),targets:array(string2()).describe(
"Names of the targets it is run against."),request:request.describe("Asks for no path where the scenario runs a command instead."),args:array(
string2()).exactOptional().describe("Set where the target was run with these arguments to its end instead of being asked: a command that is \
timed from start to end, and may tell on its last line how many operations it did."),expect,connections:number2(),keepalive:boolean2(),http2:literal(
!0).exactOptional().describe("Asked over HTTP/2: without TLS from the first byte on, with TLS as both agree."),via:array(via),background:strictObject(
{request,connections:number2()}).exactOptional().describe("Other requests that are asked all the while; they are not measured."),rate:union(
[strictObject({perSecond:number2()}),strictObject({share:number2()})]).exactOptional().describe("Requests per second, or a share of what bas\
e can answer, offered whatever the answers do (open loop); a closed loop if absent."),requests:number2().exactOptional().describe("A fixed c\
ount of requests per sample instead of a duration."),durationSeconds:number2().exactOptional().describe("Instead of a length derived from th\
e throughput."),timeoutSeconds:number2(),maxErrors:number2().describe("The share of answers that may be errors, 0 to 1."),threshold:number2().
describe("Smallest relative change that counts, 0.02 for 2%."),thresholds:byMetric.exactOptional().describe("The same of single metrics, whi\
ch then decide as well, whatever decides without them."),limits:byMetric.exactOptional().describe("Absolute limits on head, in each metric's\
 unit: the most that it may be, or the least of what is better the higher it is.")}),fresh=_enum(["configuration","target","scenario","reque\
st"]),plannedCase=strictObject({id:string2(),target:string2(),scenario:string2(),via,fresh:fresh.exactOptional().describe("Set where base's \
configuration does not have it: no such file, target, scenario, or one that asks or expects something else. What base answers wrongly is the\
n no fault of it.")}),cores=array(number2()),cpuPlan=strictObject({layout:_enum(["one-core","shared-load-core","smt-siblings","separate-core\
s","separate-machine","separate-machine-one-core"]).describe("What server, proxy and generator share. On a separate machine the numbers of s\
erver and proxy are that machine's."),server:cores,proxy:cores,generator:cores}).describe("Which logical CPUs each part may use.");var pairing=_enum(["side-by-side","interleaved"]),failOn=_enum(["regression","invalid","inconclusive","never"]),mode=_enum(["block","observe"]),
experiment={seed:number2(),budgetSeconds:number2(),isolation,isolationReason,cpus:cpuPlan,scenarios:array(scenario)},plan=strictObject({...experiment,
shard:strictObject({index:int().positive(),count:int().positive()}).exactOptional().describe("Which part of a run this is; the cases are tho\
se of the whole run."),named:strictObject({config:string2().exactOptional(),preset:string2().exactOptional()}).exactOptional().describe("Wha\
t of the configuration was asked for by name: its file, from the repository's top, and a preset."),looks:literal(!1).exactOptional().describe(
"Set where every case took all its time: a size that is read at an early look is a little too large."),alpha:number2().gt(0).lt(1).describe(
"One-sided risk of any false regression in the whole run."),pairing:pairing.describe("How the variants of a case are loaded, where both can \
be up at once."),cases:array(plannedCase),failOn:array(failOn),mode:mode.describe("Whether a verdict fails the run, or is only reported.")}),
serverMachine=strictObject({cores:number2(),memoryBytes:number2(),kernel:string2(),os:string2()}),environment=strictObject({cpuModel:string2(),
cores:number2(),memoryBytes:number2(),kernel:string2(),os:string2(),runnerImage:string2().nullable(),servers:serverMachine.exactOptional().describe(
"The machine of the servers, where it is not the one that made the load."),tools:record(string2(),string2()),load:strictObject({before:number2(),
after:known}).describe("Load average of one minute.")});var RESULTS_SCHEMA=1,verdict=_enum(VERDICTS),metricName=_enum(METRIC_NAMES),interval=strictObject({low:number2().positive(),high:number2().positive()}),
metricResult=strictObject({name:metricName,unit:string2(),better:_enum(["higher","lower"]),gates:boolean2().describe("Whether it takes part \
in the verdict of its case."),base:known.describe("Typical value: the median over sessions of the medians over rounds."),head:known,ratio:number2().
positive().nullable().describe("head \xF7 base; null where there is nothing to compare."),interval:interval.nullable().describe("The 95% int\
erval of the ratio."),decisionInterval:interval.nullable().describe("The wider one that decides whether it is slower or faster, so that alph\
a holds for the whole run."),n:number2().describe("Sessions behind the interval."),threshold:number2().positive().exactOptional().describe("\
Set where the metric has its own threshold, instead of its case's."),verdict:verdict.nullable()}),limitResult=strictObject({metric:metricName,
unit:string2(),better:_enum(["higher","lower"]),limit:number2().positive().describe("The most that it may be; of what is better the higher i\
t is, the least."),head:known.describe("The geometric mean over head's sessions; of image size the only value there is."),interval:interval.
nullable().describe("Its 95% interval; null where the noise is not known, or there is none."),n:number2().describe("Sessions behind the inte\
rval."),state:_enum(["held","inconclusive","broken"]).describe("Whether the whole interval lies within the limit, or beyond it.")}).describe(
"An absolute limit on head, and where head lies."),choice=strictObject({roundsPerSession:number2(),warmUpSeconds:number2().describe("Of late\
r sessions; until steady where absent.").exactOptional(),betweenStarts:known.describe("The share of the noise that is from start to start; n\
ull where it was not known.")}).describe("What the case's first sessions chose for those after them, by the spread alone."),cpuSeconds=number2().
nonnegative(),functionKind=_enum(["code","runtime","collector","compiler"]).describe("The server's own code and its libraries, the runtime b\
elow them, its garbage collector or its just-in-time compiler."),functionLine=int().nonnegative().describe("In its file, of head."),grownFunction=strictObject(
{name:string2().max(300),line:functionLine.exactOptional(),kind:functionKind,calls:strictObject({name:string2().max(300),line:functionLine.exactOptional(),
kind:functionKind}).exactOptional().describe("The function of the runtime that does most of it."),base:cpuSeconds.describe("CPU seconds per \
request in it and in all that it calls."),head:cpuSeconds}),growth=strictObject({tool:string2().max(100),base:cpuSeconds.describe("CPU secon\
ds per request, of the whole server."),head:cpuSeconds,functions:array(grownFunction).max(3)}).describe("What CPU profiles after the verdict\
 say of a red case. Never part of a verdict."),caseRecord=strictObject({...plannedCase.shape,sessions:array(session),choice:choice.exactOptional(),
rate:number2().positive().exactOptional().describe("Requests per second that were offered to each variant, in an open loop."),skipped:skipReason.
exactOptional().describe("Why the case was not loaded at all."),lostShards:array(string2()).exactOptional().describe("Set where no shard mea\
sured it: those that are missing, like `1/3`; none where one left it out."),environment:environment.exactOptional().describe("Where it was m\
easured, if not where the rest was."),growth:growth.exactOptional()}),caseResult=strictObject({...caseRecord.shape,bottleneck:bottleneck.nullable(),
threshold:number2().positive(),metrics:array(metricResult),limits:array(limitResult).exactOptional(),verdict,settledAt:known.describe("Sessi\
ons after which a look settled it; null where it was judged at the end."),detectable:known.describe("The smallest slowdown, as a share, that\
 would have been called one in 95 of 100 such runs; null where the noise is not known."),brokenIn:array(variant).describe("The variants that\
 an invalid case failed in."),findings:array(finding)}),builtVariant=strictObject({variant,commit:string2().describe("Of a temporary commit \
where the working tree was measured."),label:string2().describe('What was asked for: a revision, or "working tree".'),builds:record(string2(),
strictObject({id:string2(),imageBytes:known})).describe("By target: image id, or tree id for processes, and the image's size in bytes.")}),difference=strictObject(
{kind:_enum(["package","image","runtime"]).describe("A package of a lock file; an image that is built on; a compiler or runtime."),name:string2().
max(200),base:string2().max(200).nullable().describe("Its versions in base that head has not, a comma between two; null where base has none."),
head:string2().max(200).nullable(),role:_enum(["direct","indirect","development"]).exactOptional().describe("Of a package: asked for, needed\
 by another, or only to develop with."),file:string2().max(200).exactOptional().describe("That says so; absent where a built image does.")}).
describe("What two builds differ by beside the repository's own code."),differences=array(difference).max(500).exactOptional().describe("Wha\
t matters most first; absent where nothing else differs, or nothing was compared."),failure2=strictObject({variant,target:string2(),what:_enum(
["build","setup"]),log:string2(),limitSeconds:number2().exactOptional().describe("Set where the time was over that everything that is built \
together has."),withheld}).describe("A side that could not be built or prepared at all."),seconds=strictObject({build:number2(),run:number2().
describe("Starts, warm-up and measuring."),ready:number2().describe("Of them, from all variants of a session ready to their stop."),load:number2().
describe("Of them, with load on."),harness:number2().describe("CPU seconds of loadgate itself while load was on.")}).describe("Where the tim\
e went: wall seconds, but for `harness`."),run={id:string2(),startedAt:string2().describe("ISO 8601."),environment,variants:array(builtVariant),
failures:array(failure2),notices:array(notice).describe("What the reader must know first."),seconds,interrupted:boolean2().describe("Whether\
 the run was stopped before its plan was done.")},measured=strictObject({...run,differences,plan,cases:array(caseRecord)}),judged={schema:literal(
RESULTS_SCHEMA),...run,differences,plan,cases:array(caseResult),verdict,exitCode:number2()},compared=strictObject({command:literal("compare"),
...judged}),revision=strictObject({commit:string2(),label:string2()}),alertBy=_enum(["issue","comment","fail","none"]),trendSettings=strictObject(
{control:string2().exactOptional().describe("The case that is measured with identical builds; the first one if absent."),alert:array(alertBy),
direction:_enum(["worse","both"]),thresholds:record(string2(),number2()).describe("Further metrics that raise alerts, each with its threshol\
d."),selftest:boolean2().exactOptional().describe("Whether a slowdown is planted in one case, to see that it is found; it is if absent."),keep:number2().
describe("Seconds that points are kept."),keepRuns:number2().describe("Seconds that each run's own file is kept.")}).describe("How the confi\
guration wants points kept and changes reported."),trendPart=strictObject({settings:trendSettings,config:string2().describe("Path of the con\
figuration file."),reference:revision,head:strictObject({commit:string2(),subject:string2()}),control:compared.nullable().describe("One case\
 with identical builds, by the rules of a pull request; null where it could not be measured."),seam:strictObject({from:revision,results:compared}).
nullable().describe("The new reference against the one before, in the first run after it was moved."),again:compared.nullable().describe("Th\
e cases that looked changed, measured once more."),planted:strictObject({case:string2(),slowdown:number2().positive().describe("CPU burnt be\
side head, as a share of what head used."),results:compared.nullable().describe("By the rules of a pull request; null where it was interrupt\
ed before its first session.")}).exactOptional().describe("Identical builds of one case with a slowdown that has to be found; absent where n\
one was planted.")}).describe("What a point of the trend has beside head against its reference, which is `base` here."),results=strictObject(
{command:_enum(["compare","trend"]),...judged,trend:trendPart.exactOptional()}),publishedPlace=strictObject({place:int().positive(),value:known,
system:string2().nullable(),moved:boolean2().describe("Whether today's order among the published systems is another one.")}),standing={place:int().
positive().nullable().describe("From 1; shared by targets that the numbers cannot tell apart; null where nothing can be ranked."),ratio:number2().
positive().nullable().describe("Value \xF7 the best one's; null of the best one, and under two sessions."),interval:interval.nullable().describe(
"Of the ratio, at a risk of 5% shared by all pairs of the leaderboard.")},row=strictObject({target:string2(),...standing,figures:partialRecord(
metricName,known).describe("Typical values: the median over sessions of the medians over rounds."),sessions:array(number2().positive()).describe(
"The value that it is ranked by, of each session."),spread:interval.nullable().describe("Where the mean of the sessions lies, at 95%."),asked:int().
nonnegative().describe("All answers and errors of the measured rounds."),failed:record(string2(),int().positive()).describe("How often what \
went wrong."),bottleneck:bottleneck.nullable(),limited:boolean2().describe("Whether something else than the server bounded its value."),findings:array(
finding),published:publishedPlace.nullable().describe("What the publication said, beside today's place.")}),leaderboard=strictObject({id:string2().
describe("scenario/via"),scenario:string2(),via,by:_enum(["goodput","p99","time"]).describe("Correct answers per second, the 99th percentile\
 where a rate is offered, or the time per run of commands that report no operations."),unit:_enum(["requests/s","operations/s","s"]),rows:array(
row).describe("Best first.")}),publishedFigure=strictObject({unit:string2().nullable(),entries:array(strictObject({target:string2(),value:known,
system:string2().nullable()}))}),published=strictObject({source:string2(),figures:record(string2(),publishedFigure).describe("By scenario an\
d via, `hello/direct`.")}),leftOut=strictObject({target:string2(),obstacle}),rankPlan=strictObject(experiment),rankMeasured=strictObject({...run,
config:string2().describe("Path of the configuration file."),plan:rankPlan,cases:array(caseRecord).describe("One target in one scenario in o\
ne way each, as `head`."),leftOut:array(leftOut),published:published.nullable()}),ranking=strictObject({command:literal("rank"),schema:literal(
RESULTS_SCHEMA),...rankMeasured.shape,leaderboards:array(leaderboard),exitCode:number2()}),resultsFile=discriminatedUnion("command",[results,
ranking]);var MOST_BYTES=64*1024*1024,LIMITS={deepest:24,mostValues:4e6,longest:2e4},MOST_CASES=1e3,MOST_SESSIONS=1e3,MOST_ROUNDS=100;function readResults(text3){
let read2=readAny(text3);if(read2.command==="rank")throw new UsageError("these are the results of rank; this takes those of compare or trend");
return read2}function readAny(text3){let read2=readFile(text3);if(read2.command==="rank")return read2;let{trend}=read2;for(let part of[read2,
trend?.control,trend?.seam?.results,trend?.again,trend?.planted?.results])part&&checkSize(part);return read2}function readFile(text3){if(Buffer.byteLength(text3)>MOST_BYTES)throw new UsageError(`the results have more than ${MOST_BYTES/2**20} MiB: no\
 run leaves so much`);checkJson(text3,LIMITS);let value=decoded(text3);checkSchema(value);let parsed=resultsFile.safeParse(value);if(parsed.
success)return parsed.data;let[issue3]=parsed.error.issues,where=issue3===void 0||issue3.path.length===0?"the top":issue3.path.map(String).join(
"."),what=clip(plainLine(`${where}: ${issue3?.message??"unknown"}`),300);throw new UsageError(`the results are not valid at ${what}`)}function decoded(text3){
try{return JSON.parse(text3)}catch(error3){throw new UsageError(`the results are not JSON (${plainLine(String(error3))}); was the file cut o\
ff?`)}}var numbered=looseObject({schema:number2()});function checkSchema(value){let found=numbered.safeParse(value);if(!found.success)throw new UsageError(
"this is not a results.json of loadgate: it has no schema number");if(found.data.schema>RESULTS_SCHEMA)throw new UsageError(`the results hav\
e schema ${found.data.schema}, this loadgate reads up to ${RESULTS_SCHEMA}; use the loadgate that wrote them, or a newer one`)}function checkSize(read2){
let sessions=read2.cases.flatMap(each=>each.sessions);if(read2.cases.length>MOST_CASES||read2.plan.cases.length>MOST_CASES||read2.cases.some(
each=>each.sessions.length>MOST_SESSIONS)||sessions.some(({rounds})=>rounds.length>MOST_ROUNDS))throw new UsageError("the results hold more \
cases, sessions or rounds than any run leaves")}var SPEED=["slower","faster"],CPU=["using more CPU","using less CPU"];function answers(sample2){return Object.values(sample2.byStatus).reduce(
(sum,count2)=>sum+count2,0)}function quotient(dividend,divisor){return dividend===null||!(divisor>0)?null:dividend/divisor}function perRun({
command:command2},value){return command2===void 0||command2.operations!==null?null:quotient(value,command2.runs)}function peakMemory(session2,variant2){
let peaks=session2.rounds.flatMap(round2=>round2.samples).filter(sample2=>sample2.variant===variant2).flatMap(sample2=>sample2.memory===null?
[]:[sample2.memory]);return peaks.length===0?null:Math.max(...peaks)}function latency(name2,subject,{decides,ofSession=!1}){let words2={subject,
verb:`gives ${subject}`,shrunk:"sooner",grown:"later",axis:[`${name2} faster`,`${name2} slower`],cases:SPEED},label=`Latency ${name2}`,about2={
unit:"s",better:"lower",decides,limitable:!0,label,words:words2},share2=Number(name2.slice(1))/100;return{name:name2,...about2,of:"request",
per:"round",percentile:{share:share2,ofSession},value:({latencies,latency:latency2})=>latencies?quantile(latencies,share2):latency2[name2]??
null}}var informs={better:"lower",decides:null,limitable:!1},MEMORY_BATCH=64*4096;function counter(name2,about2){return{...informs,name:name2,
unit:"per request",...about2,of:"request",per:"session",value:(session2,variant2)=>{let counted=session2.rounds.flatMap(round2=>round2.samples).
filter(sample2=>sample2.variant===variant2&&sample2.counters?.[name2]!==void 0),total=counted.reduce((sum,{counters})=>sum+(counters?.[name2]??
0),0);return quotient(total,counted.reduce((sum,sample2)=>sum+answers(sample2),0))}}}var METRICS=[{name:"goodput",unit:"requests/s",label:"R\
equests/s",words:{subject:"speed",verb:"is",shrunk:"slower",grown:"faster",axis:["slower","faster"],cases:SPEED},better:"higher",decides:"cl\
osed",limitable:!0,column:!0,per:"round",value:sample2=>sample2.command?.operations===null?null:quotient(sample2.correct,sample2.wall)},{name:"\
cpu",unit:"s/request",label:"CPU per request",words:{subject:"CPU per request",verb:"needs",shrunk:"less CPU per request",grown:"more CPU pe\
r request",axis:["less CPU","more CPU"],cases:CPU},better:"lower",decides:"closed",limitable:!1,column:!0,per:"round",value:sample2=>quotient(
sample2.cpu.server,answers(sample2))},{name:"time",unit:"s",label:"Time per run",words:{subject:"time per run",verb:"takes",shrunk:"less tim\
e per run",grown:"more time per run",axis:["less time","more time"],cases:SPEED},better:"lower",decides:"command",limitable:!1,of:"command",
per:"round",value:sample2=>perRun(sample2,sample2.wall)},{name:"cpu-time",unit:"s",label:"CPU per run",words:{subject:"CPU per run",verb:"ne\
eds",shrunk:"less CPU per run",grown:"more CPU per run",axis:["less CPU","more CPU"],cases:CPU},better:"lower",decides:"command",limitable:!1,
of:"command",per:"round",value:sample2=>perRun(sample2,sample2.cpu.server)},{name:"own-clock",unit:"operations/s",label:"Operations/s by its\
 own clock",words:{subject:"speed by its own clock",verb:"is",shrunk:"slower by its own clock",grown:"faster by its own clock",axis:["slower",
"faster"],cases:SPEED},...informs,better:"higher",of:"command",per:"round",value:sample2=>quotient(sample2.correct,sample2.command?.seconds??
0)},latency("p50","the median answer",{decides:"open"}),latency("p90","the slowest tenth of the answers",{decides:null}),latency("p95","the \
slowest twentieth of the answers",{decides:"open"}),{...latency("p99","the slowest hundredth of the answers",{decides:"open",ofSession:!0}),
column:!0},{name:"memory",unit:"bytes",label:"Peak memory",words:{subject:"memory",verb:"needs",shrunk:"less memory",grown:"more memory",axis:[
"needs less memory","needs more memory"],cases:["using more memory","using less memory"]},...informs,resolution:MEMORY_BATCH,per:"session",value:peakMemory},
{name:"switches",unit:"per request",label:"Context switches per request",words:{subject:"context switches",verb:"makes",shrunk:"fewer contex\
t switches",grown:"more context switches",axis:["fewer switches","more switches"],cases:["switching more","switching less"]},...informs,of:"\
request",per:"round",value:sample2=>quotient(sample2.switches,answers(sample2))},counter("io-calls",{label:"Read and write calls per request",
words:{subject:"read and write calls",verb:"makes",shrunk:"fewer read and write calls",grown:"more read and write calls",axis:["fewer calls",
"more calls"],cases:["calling the system more","calling the system less"]}}),counter("collections",{label:"Garbage collections per request",
words:{subject:"garbage collections",verb:"runs",shrunk:"fewer garbage collections",grown:"more garbage collections",axis:["fewer collection\
s","more collections"],cases:["collecting garbage more","collecting garbage less"]}}),{name:"start-time",unit:"s",label:"Start-up",words:{subject:"\
start-up time",verb:"takes",shrunk:"less time to start",grown:"more time to start",axis:["starts sooner","starts later"],cases:["slower to s\
tart","faster to start"]},...informs,of:"request",per:"session",value:(session2,variant2)=>session2.startSeconds[variant2]??null},{name:"ima\
ge-size",unit:"bytes",label:"Image size",words:{subject:"image size",verb:"has an image",shrunk:"smaller",grown:"larger",axis:["smaller","la\
rger"],cases:["larger","smaller"]},...informs,per:"build"}];function deciding(loop){return METRICS.filter(({decides})=>decides===loop)}function lackOf({name:name2,of,decides},{loop,isCommand}){return of===
"request"&&isCommand?"of-requests":of==="command"&&!isCommand?"of-commands":isCommand&&loop==="closed"&&decides==="command"?"operations":loop===
"command"&&(decides==="closed"||name2==="own-clock")?"no-operations":null}function decidingWith(thresholds,kind){let asked=metric2=>thresholds[metric2.
name]!==void 0&&lackOf(metric2,kind)===null;return METRICS.filter(metric2=>metric2.decides===kind.loop||asked(metric2))}function findMetric(name2){
return METRICS.find(candidate=>candidate.name===name2)}function metricNamed(name2){let metric2=findMetric(name2);if(metric2===void 0)throw new RangeError(
`no metric ${name2}`);return metric2}var BEYOND=10;function merged(all){let counts2=new Map;for(let[seconds3,count2]of all.flat())counts2.set(seconds3,(counts2.get(seconds3)??0)+count2);return[
...counts2].sort(([a],[b])=>a-b)}var knownQuantiles=new WeakMap;function quantile(latencies,share2){let known2=knownQuantiles.get(latencies)??
new Map;known2.size===0&&knownQuantiles.set(latencies,known2);let value=known2.get(share2);if(value!==void 0)return value;let fresh2=nearestRank(
latencies,share2);return known2.set(share2,fresh2),fresh2}function nearestRank(latencies,share2){let total=latencies.reduce((sum,[,count2])=>sum+
count2,0);if(total*(1-share2)<BEYOND-1e-9)return null;let seen=0;for(let[seconds3,count2]of latencies)if(seen+=count2,seen>=total*share2-1e-9)
return seconds3;return null}import{isDeepStrictEqual}from"node:util";var EQUALLY={stolen:.3,foreign:.6},ONE_OF_TWO={stolen:.05,foreign:.25},DISTURBED_WEIGHT=.25;function ranOutOfPorts({samples=[]}){return samples.
some(({limits})=>limits.includes("out-of-ports"))}function isEqual({together,order}){return together||order.length===1}function interferenceIn(round2){
if(ranOutOfPorts(round2))return"out-of-ports";let{stolen,foreign}=round2.disturbance,most=isEqual(round2)?EQUALLY:ONE_OF_TWO;return(stolen??
0)>most.stolen?"steal":(foreign??0)>most.foreign?"other-programs":null}function weightOf(round2){let source=interferenceIn(round2);return source===
null?1:isEqual(round2)&&source!=="out-of-ports"?DISTURBED_WEIGHT:0}function disturbedRounds(sessions){let found=[];for(let round2 of sessions.flatMap(({rounds})=>rounds)){let source=interferenceIn(round2);if(source===
null)continue;let counted=weightOf(round2)>0,same=found.find(each=>each.source===source&&each.counted===counted);same?same.rounds+=1:found.push(
{source,counted,rounds:1})}return found}function interferenceFinding({source,counted,rounds}){return{code:"interference",source,effect:counted?
"counted-less":"left-out",rounds}}var LANCZOS_0=.9999999999998099,LANCZOS=[676.5203681218851,-1259.1392167224028,771.3234287776531,-176.6150291621406,12.507343278686905,-.13857109526572012,
9984369578019572e-21,15056327351493116e-23];function logGamma(x){let z=x-1,base=z+7.5,series=LANCZOS.reduce((sum,c,i)=>sum+c/(z+i+1),LANCZOS_0);
return .5*Math.log(2*Math.PI)+(z+.5)*Math.log(base)-base+Math.log(series)}function betaFraction(x,a,b){let away=v=>Math.abs(v)<1e-300?1e-300:
v,c=1,d=1/away(1-(a+b)*x/(a+1)),value=d;for(let m=1;m<1e4;m++){let even=m*(b-m)*x/((a+2*m-1)*(a+2*m));d=1/away(1+even*d),c=away(1+even/c),value*=
d*c;let odd=-(a+m)*(a+b+m)*x/((a+2*m)*(a+2*m+1));if(d=1/away(1+odd*d),c=away(1+odd/c),value*=d*c,Math.abs(d*c-1)<1e-15)break}return value}function incompleteBeta(x,y,a,b){
if(x<=0)return 0;if(y<=0)return 1;let front=Math.exp(logGamma(a+b)-logGamma(a)-logGamma(b)+a*Math.log(x)+b*Math.log(y));return x<(a+1)/(a+b+
2)?front*betaFraction(x,a,b)/a:1-front*betaFraction(y,b,a)/b}function studentTail(t,degrees){let square=t*t;return .5*incompleteBeta(degrees/
(degrees+square),square/(degrees+square),degrees/2,.5)}function logDensity(t,degrees){return logGamma((degrees+1)/2)-logGamma(degrees/2)-.5*
Math.log(degrees*Math.PI)-(degrees+1)/2*Math.log1p(t*t/degrees)}var quantiles=new Map,MOST_QUANTILES=1e3;function studentQuantile(tail,degrees){
let known2=quantiles.get(tail)?.get(degrees);if(known2!==void 0)return known2;let found=computedQuantile(tail,degrees);quantiles.size>=MOST_QUANTILES&&
quantiles.clear();let ofTail=quantiles.get(tail)??new Map;return ofTail.size>=MOST_QUANTILES&&ofTail.clear(),quantiles.set(tail,ofTail.set(degrees,
found)),found}function computedQuantile(tail,degrees){if(!(tail>0&&tail<1&&degrees>0))throw new RangeError(`no t quantile for ${tail}, ${degrees}`);
if(tail>.5)return-computedQuantile(1-tail,degrees);if(tail===.5)return 0;let[low,high]=[0,1];for(;studentTail(high,degrees)>tail;)[low,high]=
[high,high*2];let t=(low+high)/2;for(let step=0;step<200;step++){let here=studentTail(t,degrees);here>tail?low=t:high=t;let slope=Math.exp(logDensity(
t,degrees))*t/here,newton=t*Math.exp(Math.log(here/tail)/slope),next=newton>low&&newton<high?newton:(low+high)/2;if(Math.abs(next-t)<=1e-14*
t)return next;t=next}return t}function normalBelow(z){if(z<0)return 1-normalBelow(-z);let t=1/(1+.2316419*z),series=[.31938153,-.356563782,1.781477937,
-1.821255978,1.330274429].reduceRight((sum,term)=>(sum+term)*t,0);return 1-Math.exp(-z*z/2)/Math.sqrt(2*Math.PI)*series}var MIDPOINTS=200,WIDEST_SHARE=4;
function overSpreads(n,f){let degrees=n-1,constant=degrees/2*Math.log(degrees/2)+Math.LN2-logGamma(degrees/2),density=share2=>Math.exp(constant+
(degrees-1)*Math.log(share2)-degrees*share2*share2/2),[sum,weight]=[0,0];for(let step=0;step<MIDPOINTS;step++){let share2=(step+.5)*WIDEST_SHARE/
MIDPOINTS,part=density(share2);sum+=part*f(share2),weight+=part}return sum/weight}function equally(values2){return values2.map(value=>({value,weight:1}))}function median(values2){return weightedMedian(equally(values2))}function weightedMedian(points){
let sorted=points.toSorted((a,b)=>a.value-b.value),half=sorted.reduce((sum,{weight})=>sum+weight,0)/2,below=0;for(let[index,{value,weight}]of sorted.
entries()){if(below+=weight,below===half)return(value+(sorted[index+1]?.value??value))/2;if(below>half)return value}return null}function mean(values2){
return values2.reduce((sum,v)=>sum+v,0)/values2.length}function hodgesLehmann(points){return weightedMedian(points.flatMap((a,i)=>points.slice(i).map(b=>({value:(a.value+b.value)/2,weight:a.weight*
b.weight}))))}var OUTLYING=4.25,KEPT_VARIANCE=1-2*OUTLYING*Math.exp(-(OUTLYING**2)/2)/Math.sqrt(2*Math.PI)/(2*normalBelow(OUTLYING)-1);function pair(base,head2,weight,limited){return isPositive(base)&&isPositive(head2)?[{base,head:head2,weight,limited}]:[]}function isPositive(value){
return value!==null&&Number.isFinite(value)&&value>0}function roundPair(round2,metric2){let of=variant2=>round2.samples.find(sample2=>sample2.
variant===variant2),[base,head2]=[of("base"),of("head")];if(base===void 0||head2===void 0)return[];let limited=base.limits.length+head2.limits.
length>0;return pair(metric2.value(base),metric2.value(head2),weightOf(round2),limited)}function sessionPairs(session2,metric2,steady=!1){if(metric2.
per==="build")return[];if(metric2.per==="session")return pair(metric2.value(session2,"base"),metric2.value(session2,"head"),1,!1);let counted=countedRounds(
session2),isSteady=({samples})=>samples.every(({limits})=>limits.length===0),rounds=steady&&metric2.limitable?counted.filter(isSteady):counted,
percentile=mergedPercentile(rounds,metric2);return percentile?mergedPair(rounds,percentile):rounds.flatMap(round2=>roundPair(round2,metric2))}
function mergedPercentile(rounds,metric2){let samples=rounds.flatMap(round2=>round2.samples),{percentile}=metric2;return!percentile||!samples.
some(({latencies})=>latencies!==void 0)?null:percentile.ofSession||samples.some(sample2=>metric2.value(sample2)===null)?percentile:null}function mergedPair(rounds,percentile){
let samples=rounds.flatMap(round2=>round2.samples),of=variant2=>mergedValue(samples,percentile,variant2),weight=rounds.reduce((sum,round2)=>sum+
weightOf(round2),0)/rounds.length;return pair(of("base"),of("head"),weight,samples.some(({limits})=>limits.length>0))}function mergedValue(samples,{
share:share2},variant2){let own2=samples.filter(sample2=>sample2.variant===variant2);return quantile(merged(own2.map(({latencies})=>latencies??
[])),share2)}function countedRounds({rounds}){return rounds.filter(round2=>weightOf(round2)>0)}function logs(pairs){return pairs.map(({base,head:head2,weight})=>({value:Math.log(head2/base),weight}))}function sessionEffects({sessions},metric2,steady=!1){
return sessions.flatMap(session2=>{let pairs=sessionPairs(session2,metric2,steady),points=logs(pairs),rounding=mean(pairs.map(({base,head:head2})=>roundingOf(
metric2,base)+roundingOf(metric2,head2)));return inSession(hodgesLehmann(points),points,metric2,rounding)})}function sessionValues({sessions},metric2,variant2){
return sessions.flatMap(session2=>{let known2=values(session2,metric2,variant2).filter(({value})=>value>0),points=known2.map(({value,weight})=>({
value:Math.log(value),weight}));return inSession(weightedMedian(points),points,metric2,mean(known2.map(({value})=>roundingOf(metric2,value))))})}
function roundingOf({resolution=0},value){return(resolution/value)**2/12}function inSession(value,points,metric2,rounding){if(value===null)return[];
let weight=points.reduce((sum,point)=>sum+point.weight,0),spread=metric2.per==="round"&&points.length>1?spreadOf(points,weight):null;return[
{value,weight:weight/points.length,spread,...rounding>0&&{rounding}}]}function spreadOf(points,weight){let centre=points.reduce((sum,point)=>sum+
point.weight*point.value,0)/weight;return{squares:points.reduce((sum,point)=>sum+point.weight*(point.value-centre)**2,0),degrees:points.length-
1,rounds:points.length}}function typical({sessions},metric2,variant2){let perSession=sessions.map(session2=>weightedMedian(values(session2,metric2,
variant2)));return median(perSession.filter(value=>value!==null))}function values(session2,metric2,variant2){if(metric2.per==="build")return[];
let known2=(value,weight)=>value===null?[]:[{value,weight}];if(metric2.per==="session")return known2(metric2.value(session2,variant2),1);let rounds=countedRounds(
session2),percentile=mergedPercentile(rounds,metric2);return percentile?known2(mergedValue(rounds.flatMap(round2=>round2.samples),percentile,
variant2),1):rounds.flatMap(round2=>round2.samples.filter(sample2=>sample2.variant===variant2).flatMap(sample2=>known2(metric2.value(sample2),
weightOf(round2))))}function samplesOf({sessions}){return sessions.flatMap(({rounds})=>rounds.flatMap(round2=>round2.samples))}function countedSamples({sessions}){
return sessions.flatMap(({rounds})=>rounds.filter(round2=>!ranOutOfPorts(round2)).flatMap(round2=>round2.samples))}function mostFrequent(values2,order){
let count2=value=>values2.filter(v=>v===value).length;return order.filter(value=>values2.includes(value)).reduce((best,v)=>best===null||count2(
v)>count2(best)?v:best,null)}function bottleneckOf(record2){let known2=countedSamples(record2).flatMap(sample2=>sample2.bottleneck===null?[]:
[sample2.bottleneck]);return mostFrequent(known2,["generator","proxy","dependency","server"])}function limitOf(record2,loop){let bottleneck2=bottleneckOf(
record2);if(bottleneck2==="generator"||bottleneck2==="proxy")return`${bottleneck2}-saturated`;if(bottleneck2==="dependency"&&loop==="closed")
return"dependency";let pairs=record2.sessions.flatMap(session2=>sessionPairs(session2,metricNamed("goodput")));return pairs.filter(pair2=>pair2.
limited).length*2<=pairs.length?null:mostFrequentLimit(record2)}function mostFrequentLimit(record2){return mostFrequent(countedSamples(record2).
flatMap(sample2=>sample2.limits),limit.options)}function everyFault(record2){return record2.sessions.flatMap(session2=>[...session2.invalid,
...session2.rounds.flatMap(round2=>round2.samples.flatMap(({invalid,variant:variant2})=>invalid.map(fault2=>({fault:fault2,variant:variant2}))))]).
map(({fault:fault2,variant:variant2})=>({fault:fault2,variant:isOurs(fault2)?null:variant2}))}function faultsOf(record2){let found=new Map;for(let{
variant:variant2,fault:fault2}of everyFault(record2)){let key=JSON.stringify([variant2,fault2]);found.set(key,{variant:variant2,fault:fault2,
times:(found.get(key)?.times??0)+1})}return[...found.values()]}function failuresOf(record2,failures){return failures.filter(failure3=>failure3.
target===record2.target)}function variantsOf(broken){return["base","head"].filter(variant2=>broken.some(b=>b.variant===variant2))}function faultFindings(faults){
let alike=fault2=>faults.filter(each=>isDeepStrictEqual(each.fault,fault2));return faults.filter(each=>alike(each.fault)[0]===each).map(({fault:fault2})=>{
let same=alike(fault2),times=Math.max(...same.map(each=>each.times));return{code:"fault",variants:variantsOf(same),fault:fault2,times}})}function failureFinding({
what,variant:variant2,target,limitSeconds:limitSeconds2,withheld:withheld2}){let known2={variant:variant2,target,...limitSeconds2!==void 0&&
{limitSeconds:limitSeconds2}};return what==="build"?{code:"build-failed",...known2}:{code:"setup-failed",...known2,...withheld2&&{withheld:withheld2}}}function neverStarted(fault2){return fault2.code==="died"?fault2.when==="starting":fault2.code==="not-ready"?fault2.runOver!==!0:fault2.code===
"start-failed"||fault2.code==="prepare-failed"}function answersOtherwise(fault2){return isAnswerFault(fault2)?fault2.afterLoad!==!0:fault2.code===
"command-failed"||fault2.code==="no-report"||fault2.code==="died"&&fault2.when==="before-load"}function unequal({code}){return code==="lengt\
hs-differ"||code==="framing-differs"}function isLack({variant:variant2,fault:fault2},{fresh:fresh2}){return variant2==="base"?neverStarted(fault2)||
fresh2!==void 0&&answersOtherwise(fault2):variant2===null&&unequal(fault2)&&(fresh2==="scenario"||fresh2==="configuration")}function samplesIn({
rounds},variant2){return rounds.flatMap(({samples})=>samples.filter(sample2=>sample2.variant===variant2))}function baseAnswered({sessions}){
return sessions.some(session2=>samplesIn(session2,"base").some(({invalid})=>invalid.length===0))}function headAnsweredAlone({sessions}){return sessions.
some(session2=>samplesIn(session2,"base").length===0&&samplesIn(session2,"head").some(({invalid})=>invalid.length===0))}function whyAlone(record2,{failures,notices}){let own2=failuresOf(record2,failures),faults=faultsOf(record2);if(!(faults.every(each=>isLack(
each,record2))&&own2.every(isBasesOwn))||baseAnswered(record2)||!headAnsweredAlone(record2))return null;let because=[...own2.map(failureFinding),
...faultFindings(faults)],broken=own2.length>0?"not-built":faults.some(({fault:fault2})=>neverStarted(fault2))&&"not-started";if(broken&&!excusesBase(
{notices}))return null;let why2=record2.fresh==="configuration"?record2.fresh:broken||record2.fresh;return why2===void 0||because.length===0&&
why2!=="configuration"&&why2!=="target"?null:[{code:"head-alone",why:why2},...because]}function excusesBase({notices}){return!notices.some(notice3=>notice3.
code==="isolation-changed"&&notice3.changes.some(({setting})=>setting==="isolation"))}function isBasesOwn({variant:variant2,limitSeconds:limitSeconds2}){
return variant2==="base"&&limitSeconds2===void 0}function blamable(faults,record2){return faults.some(({variant:variant2})=>variant2==="head")&&
record2.fresh!==void 0?faults.filter(each=>!isLack(each,record2)):faults}var EXIT={done:0,regression:1,usage:2,invalid:3,undelivered:4};function codeOfError(error3){return error3 instanceof Interrupted?codeOfSignal(error3.signal):error3 instanceof DeliveryError?EXIT.undelivered:
error3 instanceof UsageError?EXIT.usage:EXIT.invalid}function codeOfSignal(signal){return signal==="SIGINT"?130:143}function judgedCode(judged2){
if(judged2.plan.mode==="observe")return EXIT.done;let fails=what=>judged2.plan.failOn.includes(what)&&!judged2.plan.failOn.includes("never"),
has=verdict3=>judged2.cases.some(c=>c.verdict===verdict3);return has("regression")&&fails("regression")?EXIT.regression:onlyHeadFails(judged2)||
(has("invalid")||judged2.failures.some(({variant:variant2})=>variant2==="head"))&&fails("invalid")?EXIT.invalid:has("inconclusive")&&fails("\
inconclusive")?EXIT.regression:EXIT.done}function onlyHeadFails(judged2){let headOnly=broken=>broken.includes("head")&&!broken.includes("bas\
e"),failedIn=target=>judged2.failures.filter(f=>f.target===target).map(f=>f.variant);return judged2.cases.some(c=>headOnly(c.brokenIn))||judged2.
failures.some(f=>headOnly(failedIn(f.target)))}var LOOKS=[2,3,4,6,8,11,16,22,31,44,62,88,124],FOR_THE_END=.5,EQUIVALENCE_ERROR=.05;function decisionTail(plan2,moment,metrics){return spentAt(
moment,plan2.alpha/(Math.max(1,metrics)*Math.max(1,plan2.cases.length)))}function equivalenceTail(moment){return spentAt(moment,EQUIVALENCE_ERROR)}
var LIMIT_ERROR=.025;function limitTailOnTheWay(){return spentAt("look",LIMIT_ERROR)}function spentAt(moment,error3){return moment==="end"?error3*
FOR_THE_END:error3*(1-FOR_THE_END)/LOOKS.length}function isLook(sessions){return LOOKS.some(look=>look===sessions)}var NO_SPREAD=1e-12;function estimateOf(effects,calibration=PAIRED){let sessions=effects.length;if(sessions===0)return null;let weight=effects.
reduce((sum,each)=>sum+each.weight,0),centre=effects.reduce((sum,each)=>sum+each.weight*each.value,0)/weight,squares=effects.reduce((sum,each)=>sum+
each.weight*(each.value-centre)**2,0),rounding=effects.reduce((sum,each)=>sum+(each.rounding??0),0)/sessions,own2={variance:Math.max(squares/
(sessions-1),rounding),degrees:sessions-1},known2=sessions>1&&Math.sqrt(own2.variance)>NO_SPREAD,prior=priorFromRounds(effects.map(({spread})=>spread),
calibration);return{centre,sessions,weight,noise:known2?moderated(own2,prior):null}}function standardError({noise,weight}){return noise&&Math.sqrt(noise.variance/weight)}function halfWidth(estimate2,tail){let error3=standardError(
estimate2);return error3===null||!estimate2.noise?null:studentQuantile(tail,estimate2.noise.degrees)*error3}function interval2(estimate2,tail){
let half=estimate2&&halfWidth(estimate2,tail);if(estimate2===null||half===null)return null;let[low,high]=[Math.exp(estimate2.centre-half),Math.
exp(estimate2.centre+half)];return low>0&&Number.isFinite(high)?{low,high}:null}var PAIRED={factor:1.7,degrees:4},ALONE={factor:3,degrees:3},
MOST_ROUNDS2=6;function priorFromRounds(spreads,{factor,degrees}){let known2=spreads.filter(each=>each!==null).filter(each=>each.degrees>0),
within=known2.reduce((sum,each)=>sum+each.degrees,0),squares=known2.reduce((sum,each)=>sum+each.squares,0);if(within===0||!(squares>0)||known2.
length<spreads.length)return null;let rounds=known2.reduce((sum,each)=>sum+each.rounds,0)/known2.length;return{variance:factor*squares/within/
Math.min(rounds,MOST_ROUNDS2),degrees:1/(1/degrees+1/within)}}function moderated(own2,prior){if(prior===null)return own2;let weight=prior.degrees*
Math.min(1,prior.variance/own2.variance),degrees=weight+own2.degrees,drawn=(weight*prior.variance+own2.degrees*own2.variance)/degrees;return{
variance:Math.max(drawn,own2.variance),degrees}}var TAIL=.025,AGREED=3,BOUNDS=["generator-saturated","proxy-saturated","out-of-ports"],NOT_SPOILT="dependency";function judgeLimit(record2,asked){
let{metric:metric2,unit,limit:limit2,ofBuild,spoilt}=asked,about2={metric:metric2.name,unit,better:metric2.better,limit:limit2};if(metric2.per===
"build"){let state2=ofBuild===null?"inconclusive":stateOf({low:ofBuild,high:ofBuild},asked);return{...about2,head:ofBuild,interval:null,n:0,
state:state2,atLook:state2,open:!1}}let estimate2=estimateOf(sessionValues(record2,metric2,"head"),ALONE),head2=estimate2&&Math.exp(estimate2.
centre),sessions=estimate2?.sessions??0,agreed=head2!==null&&estimate2?.noise===null&&sessions>=AGREED,range2=tail=>agreed?{low:head2,high:head2}:
interval2(estimate2,tail),doubtful=metric2.limitable&&spoilt!==null&&spoilt!==NOT_SPOILT,state=found=>{let plain=found?stateOf(found,asked):
"inconclusive";return doubtful&&!(plain==="held"&&BOUNDS.includes(spoilt))?"inconclusive":plain},[shown2,wider]=[range2(TAIL),range2(limitTailOnTheWay())],
atLook=state(wider),open2=atLook==="inconclusive"&&head2!==null&&!doubtful;return{...about2,head:head2,interval:shown2,n:sessions,state:state(
shown2),atLook,open:open2}}function stateOf({low,high},{limit:limit2,metric:metric2}){let[best,worst2]=metric2.better==="lower"?[low,high]:[
-high,-low],bound=metric2.better==="lower"?limit2:-limit2;return best>bound?"broken":worst2<=bound?"held":"inconclusive"}var ROUNDING=1e-12;function judge({estimate:estimate2,decision,equivalence},rule){let size2=(rule.better==="lower"?1:-1)*Math.log(estimate2),
relevant=Math.log1p(rule.threshold)-ROUNDING,strict=decision&&turned(decision,rule);if(strict&&strict.low>0&&size2>=relevant)return"regressi\
on";if(strict&&strict.high<0&&size2<=-relevant)return"improvement";let within=equivalence&&turned(equivalence,rule);return within&&within.low>
-relevant&&within.high<relevant?"unchanged":"inconclusive"}function turned({low,high},{better}){let[a,b]=[Math.log(low),Math.log(high)];return better===
"lower"?{low:a,high:b}:{low:-b,high:-a}}function leaning({interval:interval3,better}){if(interval3===null)return null;let{low,high}=turned(interval3,
{better});return low>0?"worse":high<0?"better":null}function worst(verdicts){return VERDICTS.find(verdict3=>verdicts.includes(verdict3))??null}
var SHOWN_TAIL=.025;function metricEstimate(record2,metric2,limit2){return estimateOf(sessionEffects(record2,metric2,limit2===null))}function about(metric2){
return{name:metric2.name,unit:metric2.unit,better:metric2.better}}var NO_INTERVAL={interval:null,decisionInterval:null};function measuredMetric(record2,metric2,terms){
let estimate2=metricEstimate(record2,metric2,terms.limit),ratio=estimate2&&Math.exp(estimate2.centre),decision=interval2(estimate2,terms.decisionTail),
equivalence=interval2(estimate2,terms.equivalenceTail),judged2=ratio!==null&&!isSpoilt(metric2,terms),threshold=terms.thresholds[metric2.name]??
terms.threshold,wanted=terms.thresholds[metric2.name]!==void 0,missed=wanted?!isSpoilt(metric2,terms):terms.loop==="open"&&terms.limit===null,
gates=terms.deciding.includes(metric2)&&(judged2||ratio===null&&missed),verdict3=judged2?judge({estimate:ratio,decision,equivalence},{better:metric2.
better,threshold}):null;return{...about(metric2),gates,base:typical(record2,metric2,"base"),head:typical(record2,metric2,"head"),ratio,interval:interval2(
estimate2,SHOWN_TAIL),decisionInterval:decision,n:estimate2?.sessions??0,...gates&&wanted&&{threshold},verdict:gates?verdict3??"inconclusive":
verdict3}}function isSpoilt({limitable},{limit:limit2}){return limitable&&limit2!==null}function buildMetric(metric2,base,head2,threshold){let ratio=base!==
null&&head2!==null&&base>0&&head2>0?head2/base:null,known2={...about(metric2),gates:!1,base,head:head2,ratio,...NO_INTERVAL,n:0,verdict:null};
if(threshold===void 0)return known2;let verdict3=ratio===null?"inconclusive":judgeExactly(ratio,{better:metric2.better,threshold});return{...known2,
gates:!0,threshold,verdict:verdict3}}function judgeExactly(ratio,rule){let size2=(rule.better==="lower"?1:-1)*Math.log(ratio),relevant=Math.
log1p(rule.threshold)-ROUNDING;return size2>=relevant?"regression":size2<=-relevant?"improvement":"unchanged"}function emptyMetric(metric2){
let nothing={base:null,head:null,ratio:null,...NO_INTERVAL,n:0,verdict:null};return{...about(metric2),gates:!1,...nothing}}var DEFAULT_THRESHOLD=.02;
function scenarioIn({scenario:scenario2},{plan:plan2}){return plan2.scenarios.find(({name:name2})=>name2===scenario2)??{}}function thresholdOf(record2,judging){
return scenarioIn(record2,judging).threshold??DEFAULT_THRESHOLD}function kindOf(record2,judging){return{loop:loopOf(record2,judging),isCommand:scenarioIn(
record2,judging).args!==void 0}}function noisyAmong(metrics){return metrics.filter(({per})=>per!=="build").length}function loopOf(record2,judging){let{rate,args}=scenarioIn(
record2,judging);return rate!==void 0?"open":args&&samplesOf(record2).some(({command:command2})=>command2?.operations===null)?"command":"clo\
sed"}function judgeCase(record2,judging){return settledAtLook(record2,judging)??judgedAt(record2,judging,"end")}function settledAtLook(record2,judging){
if(judging.plan.looks===!1||!isLook(record2.sessions.length))return null;let judged2=judgedAt(record2,judging,"look");return judged2.settled?
judged2:null}function judgedAt(record2,judging,moment){let{threshold=DEFAULT_THRESHOLD,thresholds={},limits={}}=scenarioIn(record2,judging),
kind=kindOf(record2,judging),{loop}=kind,limit2=limitOf(record2,loop),deciding2=decidingWith(thresholds,kind),terms={decisionTail:decisionTail(
judging.plan,moment,noisyAmong(deciding2)),equivalenceTail:equivalenceTail(moment),threshold,thresholds,deciding:deciding2,limit:limit2,...kind},
measured2=METRICS.map(metric2=>metric2.per==="build"?imageMetric(metric2,record2,judging,thresholds[metric2.name]):measuredMetric(record2,metric2,
terms)),metrics=inUnitsOf(record2,judging,measured2),gating=metrics.filter(metric2=>metric2.gates),bottleneck2=bottleneckOf(record2),waits=loop===
"closed"&&bottleneck2==="dependency"&&servesLess(metrics,threshold),kept=limitsOf(record2,judging,metrics,limits,limit2),[unknown4,known2]=[
!0,!1].map(isLost=>gating.filter(each=>isUnknown(each,loop)===isLost)),blind=!gating.some(metric2=>decidesItself(metric2,loop)),change4=worst(
[...verdictsOf(known2),...waits||blind?["inconclusive"]:[]]),verdict3=worst([...change4?[change4]:[],...verdictsOf(unknown4),...kept.map(({state})=>LIMIT_VERDICTS[state])]);
return{moment,terms,bottleneck:bottleneck2,metrics,waits,limits:kept.map(asResult),verdict:verdict3??"inconclusive",settled:isSettled(change4,
kept)}}var verdictsOf=(metrics=[])=>metrics.flatMap(({verdict:verdict3})=>verdict3??[]);function asResult({atLook:_,open:__,...found}){return found}
function decidesItself({name:name2},loop){return metricNamed(name2).decides===loop}function isUnknown({name:name2,ratio,threshold},loop){let metric2=metricNamed(
name2),isPercentile=metric2.per==="round"&&metric2.percentile!==void 0;return ratio===null&&threshold!==void 0&&!(loop==="open"&&isPercentile)}
var LIMIT_VERDICTS={held:"unchanged",inconclusive:"inconclusive",broken:"regression"};function isSettled(change4,limits){return change4==="r\
egression"||limits.some(({atLook})=>atLook==="broken")?!0:change4!==null&&change4!=="inconclusive"&&!limits.some(({open:open2})=>open2)}function limitsOf(record2,judging,metrics,limits=scenarioIn(
record2,judging).limits??{},spoilt=null){let kind=kindOf(record2,judging);return METRICS.flatMap(metric2=>{let limit2=limits[metric2.name],found=metrics.
find(({name:name2})=>name2===metric2.name);return limit2===void 0||!found||neverHas(metric2,kind,judging)!==null?[]:[judgeLimit(record2,{metric:metric2,
unit:found.unit,limit:limit2,ofBuild:found.head,spoilt})]})}function neverHas(metric2,kind,{plan:plan2}){return metric2.per==="build"&&plan2.
isolation==="process"?"no-image":lackOf(metric2,kind)}function inUnitsOf({scenario:scenario2},{plan:plan2},metrics){return scenarioIn({scenario:scenario2},
{plan:plan2}).args?metrics.map(metric2=>({...metric2,unit:metric2.unit.replace("request","operation")})):metrics}function imageMetric(metric2,record2,{
variants,plan:plan2},threshold){let bytes2=variant2=>variants.find(v=>v.variant===variant2)?.builds[record2.target]?.imageBytes??null,own2=plan2.
isolation==="process"?void 0:threshold;return buildMetric(metric2,bytes2("base"),bytes2("head"),own2)}function servesLess(metrics,threshold){
let goodput=metrics.find(metric2=>metric2.name==="goodput");return goodput!==void 0&&leaning(goodput)==="worse"&&Math.log(goodput.ratio??1)<=
-Math.log1p(threshold)}var POWER=.95,HALVINGS=40;function detectableEffect(estimate2,rule){let[half,error3]=[halfWidth(estimate2,rule.tail),standardError(estimate2)];
if(half===null||error3===null||!estimate2.noise)return null;let least=Math.log1p(rule.threshold),{degrees}=estimate2.noise,chance=size2=>overSpreads(
degrees+1,share2=>normalBelow((size2-Math.max(half*share2,least))/error3)),[low,high]=[0,Math.max(half,least)];for(;chance(high)<POWER&&Number.
isFinite(high);)[low,high]=[high,2*high];for(let step=0;step<HALVINGS;step++){let middle2=(low+high)/2;chance(middle2)<POWER?low=middle2:high=
middle2}let effect2=Math.expm1(high);return Number.isFinite(effect2)?effect2:null}function detectableIn(record2,loop,{tail,threshold,thresholds},after=estimate2=>estimate2){
let limit2=limitOf(record2,loop),seen=deciding(loop).filter(metric2=>!(metric2.limitable&&limit2!==null)).flatMap(metric2=>{let estimate2=metricEstimate(
record2,metric2,limit2),bar={tail,threshold:thresholds[metric2.name]??threshold};return(estimate2&&detectableEffect(after(estimate2),bar))??
[]});return seen.length===0?null:Math.min(...seen)}function reopenedFinding(record2,scenario2){if(!scenario2?.keepalive)return[];let samples=record2.sessions.flatMap(({rounds})=>rounds.flatMap(
round2=>round2.samples)),side=record2.via==="nginx"?"upstream":"client",of=(variant2,share2)=>{let own2=samples.filter(sample2=>sample2.variant===
variant2&&sample2.opened[side]!==null);return carried(own2,side,scenario2.connections,share2)},hasBase=samples.some(({variant:variant2})=>variant2===
"base");if(of("base",.1)===null&&of("head",.1)===null)return[];let[base,head2]=[of("base",.02),of("head",.02)],alike=base&&head2&&base.fewest<=
head2.most*1.05&&head2.fewest<=base.most*1.05;return[{code:"connections-closed",...hasBase&&{base:alike?roundest(head2):base&&roundest(base)},
head:head2&&roundest(head2)}]}function carried(samples,side,connections,share2){let total=values2=>values2.reduce((sum,value)=>sum+value,0),
opened=total(samples.map(sample2=>sample2.opened[side]??0)),answers2=total(samples.map(({byStatus})=>total(Object.values(byStatus)))),loads=connections*
samples.length,reopened=opened-loads;return samples.length===0||reopened<=5+share2*loads?null:{fewest:answers2/opened,most:answers2/reopened}}
function roundest({fewest,most}){let middle2=Math.sqrt(fewest*most),power=10**Math.floor(Math.log10(fewest)),digits=[1,2,3].map(count2=>Number(
middle2.toPrecision(count2))),fits=value=>fewest<=value*1.05&&value<=most*1.05;return[...[10,1,5,2].map(digit=>digit*power),...digits].find(
fits)??Math.round(middle2)}function conclude(measured2){let cases=measured2.cases.map(record2=>concludeCase(record2,measured2)),broken=measured2.failures.length>0?"inv\
alid":"inconclusive",verdict3=worst(cases.map(c=>c.verdict))??broken,judged2={cases,failures:measured2.failures,plan:measured2.plan};return{
...measured2,schema:RESULTS_SCHEMA,command:"compare",cases,verdict:verdict3,exitCode:judgedCode(judged2)}}function judgedAgain(read2){let{trend}=read2;
if(trend===void 0)return conclude(measuredOf(read2));let{control,seam,again,planted}=trend;return{...conclude(measuredOf(read2)),command:"tr\
end",trend:{...trend,control:control&&conclude(measuredOf(control)),seam:seam&&{...seam,results:conclude(measuredOf(seam.results))},again:again&&
conclude(measuredOf(again)),...planted&&{planted:{...planted,results:planted.results&&conclude(measuredOf(planted.results))}}}}}function measuredOf({
exitCode:exitCode2,verdict:verdict3,schema:schema2,command:command2,trend,...measured2}){return{...measured2,cases:measured2.cases.map(({limits:_,
...record2})=>record2)}}function concludeCase(record2,measured2){let failures=failuresOf(record2,measured2.failures),faults=faultsOf(record2),
alone=whyAlone(record2,measured2);if(alone!==null)return headAlone(record2,measured2,alone);if(failures.length>0&&failures.every(isBasesOwn)&&
excusesBase(measured2)&&isUntried(record2)&&faults.length===0)return unmeasured(record2,measured2,"inconclusive",[untried(measured2),...failures.
map(failureFinding)]);if(failures.length+faults.length>0){let guilty=blamable(faults,record2);return{...unmeasured(record2,measured2,"invali\
d",[...failures.map(failureFinding),...faultFindings(guilty),...faultFindings(faults.filter(each=>!guilty.includes(each)))]),brokenIn:variantsOf(
[...failures,...guilty])}}let{lostShards:shards,skipped}=record2;return shards!==void 0?unmeasured(record2,measured2,"invalid",[{code:"shard\
s-missing",shards}]):skipped!==void 0?unmeasured(record2,measured2,"unchanged",[{code:"skipped",why:skipped}]):isUntried(record2)?unmeasured(
record2,measured2,"inconclusive",[untried(measured2)]):measuredCase(record2,measured2)}function isUntried({sessions}){return sessions.every(
session2=>session2.rounds.length===0)}function untried({interrupted}){return{code:interrupted?"interrupted":"no-time"}}function headAlone(record2,measured2,why2){
let nothing=unmeasured(record2,measured2,"new",why2),metrics=nothing.metrics.map(metric2=>{let{per}=metricNamed(metric2.name),head2=per==="b\
uild"?metric2.head:typical(record2,metricNamed(metric2.name),"head");return{...metric2,base:null,ratio:null,head:head2}}),known2=inUnitsOf(record2,
measured2,metrics),limits=limitsOf(record2,measured2,known2).map(asResult),broken=limits.some(({state})=>state==="broken");return{...nothing,
metrics:[...known2],...limits.length>0&&{limits},verdict:broken?"regression":"new"}}function unmeasured(record2,measured2,verdict3,findings){
let metrics=METRICS.map(metric2=>metric2.per==="build"&&verdict3!=="invalid"?imageMetric(metric2,record2,measured2):emptyMetric(metric2)),threshold=thresholdOf(
record2,measured2);return{...record2,bottleneck:null,threshold,metrics,verdict:verdict3,settledAt:null,detectable:null,brokenIn:[],findings}}
function measuredCase(record2,measured2){let judged2=judgeCase(record2,measured2),{terms,bottleneck:bottleneck2,metrics,verdict:verdict3}=judged2,
gating=metrics.filter(metric2=>metric2.gates&&decidesItself(metric2,terms.loop)),disturbed=disturbedRounds(record2.sessions),findings=allLeftOut(
record2)?disturbed.map(({source,rounds})=>({code:"interference",source,effect:"nothing-left",rounds})):[...verdict3==="inconclusive"&&judged2.
moment==="end"?slowStart(record2,measured2):[],...limitFindings(terms,gating.length>0),...sparseFindings(terms,metrics),...unjudged(record2,
measured2,judged2),...blindFindings(bottleneck2,gating),...verdict3==="inconclusive"?noiseUnknown(record2,gating):[],...judged2.waits?[{code:"\
server-waits"}]:[],...reopenedFinding(record2,scenarioOf(record2,measured2)),...verdict3==="inconclusive"?movedCounters(metrics,terms.threshold):
[],...disturbed.map(interferenceFinding),...judged2.moment==="look"&&verdict3!=="inconclusive"?[{code:"settled-early",sessions:record2.sessions.
length}]:[]];return{...record2,bottleneck:bottleneck2,threshold:terms.threshold,metrics,...judged2.limits.length>0&&{limits:[...judged2.limits]},
verdict:verdict3,settledAt:judged2.moment==="look"?record2.sessions.length:null,detectable:detectableIn(record2,terms.loop,{tail:terms.decisionTail,
...terms}),brokenIn:[],findings}}function scenarioOf({scenario:scenario2},{plan:plan2}){return plan2.scenarios.find(({name:name2})=>name2===
scenario2)}function unjudged(record2,measured2,{terms,metrics,limits}){let kind=kindOf(record2,measured2),asked=scenarioOf(record2,measured2),
spoilt=metric2=>metric2.limitable&&terms.limit!==null,isKnown={threshold:isCompared,limit:isMeasured};function isCompared({name:name2}){return metrics.
some(found=>found.name===name2&&found.ratio!==null)}function isMeasured({name:name2}){return limits.some(found=>found.metric===name2&&found.
head!==null)}return["threshold","limit"].flatMap(by=>METRICS.filter(({name:name2})=>asked?.[`${by}s`]?.[name2]!==void 0).flatMap(metric2=>{let unknown4=isKnown[by](
metric2)||spoilt(metric2)?null:"not-known",why2=neverHas(metric2,kind,measured2)??unknown4;return why2===null?[]:[{code:"not-judged",metric:metric2.
name,asked:by,why:why2}]}))}function noiseUnknown({sessions},gating){return gating.some(({interval:interval3,ratio})=>ratio===null||interval3!==
null)?[]:[{code:sessions.length<2?"one-session":"equal-ratios"}]}var MUCH_STARTING=1/3;function slowStart({sessions},{plan:plan2}){let total=sessions.
map(({startSeconds:{base=0,head:head2=0}})=>Math.max(base,head2)).reduce((sum,seconds4)=>sum+seconds4,0),cases=plan2.cases.length/(plan2.shard?.
count??1);return total<MUCH_STARTING*plan2.budgetSeconds/Math.max(1,cases)?[]:[{code:"slow-start",seconds:Number((total/sessions.length).toPrecision(
2)),sessions:sessions.length}]}function allLeftOut({sessions}){return sessions.every(({rounds})=>rounds.every(round2=>weightOf(round2)===0))}
function limitFindings({limit:limit2,loop},decided){return limit2===null?decided?[]:[{code:"no-values"}]:[{code:"limited",limit:limit2,loop,
cpuDecides:decided}]}function sparseFindings({limit:limit2,loop},metrics){let known2=metrics.some(metric2=>metric2.name==="p99"&&metric2.ratio!==
null);return loop!=="open"||limit2!==null||known2?[]:[{code:"p99-unknown"}]}function blindFindings(bottleneck2,gating){return bottleneck2===
null&&gating.some(metric2=>metric2.name==="goodput")?[{code:"bottleneck-unknown"}]:[]}function movedCounters(metrics,threshold){return metrics.
flatMap(metric2=>{let{name:name2,base,ratio}=metric2,interval3=intervalOf(metric2);if(!isCounter(name2)||base===null||ratio===null||interval3===
null)return[];let small=Math.abs(Math.log(ratio))<Math.log1p(threshold),within=interval3.low<=1&&interval3.high>=1;if(small||within||metric2.
gates)return[];let more=to=>base*(to-1);return[{code:"counter-moved",metric:name2,more:more(ratio),low:more((metric2.interval??interval3).low),
high:more((metric2.interval??interval3).high)}]})}function isCounter(name2){return COUNTER_NAMES.some(each=>each===name2)}function intervalOf({
decisionInterval,ratio,n}){return decisionInterval??(ratio!==null&&n>1?{low:ratio,high:ratio}:null)}var wire=strictObject({schema:literal(1),message:string2().max(1e5)});import{readFileSync,statSync}from"node:fs";var MAX_BYTES=32*1024*1024;function readEvent(env){let{GITHUB_EVENT_NAME:name2,GITHUB_EVENT_PATH:path}=env;if(!name2||!path)throw new UsageError(
"GITHUB_EVENT_NAME or GITHUB_EVENT_PATH is not set, so this is not GitHub Actions; use the command line instead");try{let{size:size2}=statSync(
path);if(size2>MAX_BYTES)throw new Error(`it has ${size2} bytes, more than GitHub ever sends`);return{name:name2,payload:JSON.parse(readFileSync(
path,"utf8"))}}catch(error3){throw new UsageError(`the event in ${path} cannot be read: ${error3.message}`)}}import{randomUUID}from"node:crypto";import{closeSync as closeSync4,constants as constants3,lstatSync as lstatSync3,mkdirSync,openSync as openSync4,
renameSync,rmSync as rmSync2,writeFileSync}from"node:fs";import{basename,dirname as dirname2,join as join3,relative as relative2}from"node:path";import{closeSync,constants,fstatSync,lstatSync,openSync,readFileSync as readFileSync2,realpathSync}from"node:fs";import{dirname,join,relative,
sep}from"node:path";function ancestors(path){let above=dirname(path);return above===path?[path]:[...ancestors(above),path]}function isCheckout(folder2){
return lstatSync(join(folder2,".git"),{throwIfNoEntry:!1})!==void 0}var MOST_BYTES2=64*1024*1024;import{execFileSync,spawn}from"node:child_process";import{closeSync as closeSync3,constants as constants2,fchownSync,globSync,lstatSync as lstatSync2,
mkdtempDisposableSync,openSync as openSync3,rmSync}from"node:fs";import{Socket}from"node:net";import{tmpdir}from"node:os";import{join as join2}from"node:path";import{delimiter,isAbsolute}from"node:path";function absolutePath(path){return path.split(delimiter).filter(folder2=>isAbsolute(folder2)).join(delimiter)}var ALLOWED=["PATH","HOME","USER","LOGNAME","LANG","LANGUAGE","TZ","TMPDIR","TERM","SSL_CERT_FILE","SSL_CERT_DIR","NODE_EXTRA_CA_CERTS","CAR\
GO_HTTP_CAINFO","REQUESTS_CA_BUNDLE","CURL_CA_BUNDLE","PIP_CERT","http_proxy","https_proxy","no_proxy","HTTP_PROXY","HTTPS_PROXY","NO_PROXY",
"GOPATH","GOCACHE","GOMODCACHE","GOPROXY","GOFLAGS","GOROOT","GOTOOLCHAIN","CARGO_HOME","RUSTUP_HOME","RUSTUP_TOOLCHAIN","JAVA_HOME","MAVEN_\
OPTS","GRADLE_USER_HOME","PYENV_ROOT","XDG_CACHE_HOME","XDG_DATA_HOME","NVM_DIR","COREPACK_HOME","DOTNET_ROOT"],ENGINE_VARIABLES=["DOCKER_HO\
ST","DOCKER_CONTEXT","DOCKER_TLS","DOCKER_TLS_VERIFY","DOCKER_CERT_PATH","DOCKER_CONFIG"],DOCKER=[...ENGINE_VARIABLES,"DOCKER_API_VERSION","\
DOCKER_AUTH_CONFIG","DOCKER_BUILDKIT","DOCKER_DEFAULT_PLATFORM","BUILDX_BUILDER","BUILDX_CONFIG","BUILDKIT_HOST","SSH_AUTH_SOCK","XDG_CONFIG\
_HOME","XDG_RUNTIME_DIR"];var GIT=/^(GIT_(CONFIG_(GLOBAL|SYSTEM|NOSYSTEM|COUNT|(KEY|VALUE)_\d+)|EXEC_PATH|SSH|SSH_COMMAND|SSH_VARIANT|SSL_\w+|CEILING_DIRECTORIES|DISCOVERY_ACROSS_FILESYSTEM)|XDG_CONFIG_HOME|SSH_AUTH_SOCK)$/;
function isAllowed(name2){return ALLOWED.includes(name2)||name2.startsWith("LC_")}function allowedEnvironment(own2,added={}){let result=listed(
own2,Object.keys(own2).filter(isAllowed));return result.PATH!==void 0&&(result.PATH=absolutePath(result.PATH)),{...result,...added}}function listed(own2,names){
return Object.fromEntries(names.flatMap(name2=>own2[name2]===void 0?[]:[[name2,own2[name2]]]))}function gitEnvironment(own2){return{...allowedEnvironment(own2),...listed(own2,Object.keys(own2).filter(name2=>GIT.test(name2)))}}var isOn=value=>value!==void 0&&value!==""&&value!=="0";function isDebugging(env=process.env){return isOn(env.LOADGATE_DEBUG)||isOn(env.RUNNER_DEBUG)}var redactions=new Map;function debug(line){if(!isDebugging())return;let redacted=[...redactions.values()].reduce((text3,redact)=>redact(text3),line);process.stderr.
write(forLog(`debug: ${redacted}
`,process.env))}var programs=0;function debugProgram(argv,cwd){if(!isDebugging())return()=>{};programs+=1;let number5=programs,began=performance.
now();return debug(`#${number5} ${argv.map(quoted).join(" ")} (in ${cwd})`),how=>debug(`#${number5} ${how} after ${((performance.now()-began)/
1e3).toFixed(3)} s`)}function quoted(argument){return/^[\w@%+=:,./-]+$/.test(argument)?argument:new RegExp("\\p{Cc}","u").test(argument)?`$'${escaped(
argument)}'`:`'${argument.replaceAll("'","'\\''")}'`}function escaped(argument){return argument.replaceAll(/[\\']/g,"\\$&").replaceAll(new RegExp(
"\\p{Cc}","gu"),character=>`\\x${character.charCodeAt(0).toString(16).padStart(2,"0")}`)}import{closeSync as closeSync2,openSync as openSync2,readdirSync,readFileSync as readFileSync3,readlinkSync,readSync,realpathSync as realpathSync2}from"node:fs";function readText(path){return orNull(()=>readFileSync3(path,"utf8"))}function startTime(pid){return startTimeIn(readText(`/proc/${pid}/stat`))}function startTimeIn(stat){return fieldIn(stat,22)}function fieldIn(stat,number5){
return stat?.slice(stat.lastIndexOf(")")+2).split(" ")[number5-3]??null}function orNull(read2){try{return read2()}catch{return null}}var LAST_WORDS_MS=500,KEPT=8*1024*1024;async function run2(argv,options){options.signal?.throwIfAborted();let debugEnd=debugProgram(argv,options.
cwd),{child,...streams}=spawned(argv,options);options.started?.(child);let timedOut=!1,end2=()=>killGroup(child.pid,"SIGTERM"),timer=setTimeout(
()=>{timedOut=!0,killGroup(child.pid,"SIGKILL")},(options.timeoutSeconds??60)*1e3),hard,onAbort=()=>{end2(),hard=setTimeout(()=>killGroup(child.
pid,"SIGKILL"),3e3)};options.signal?.addEventListener("abort",onAbort,{once:!0});let texts={stdout:"",stderr:""},{take}=options;take&&streams.
stdout?.on("data",piece=>take(piece)||end2());for(let name2 of take?["stderr"]:["stdout","stderr"])streams[name2]?.setEncoding("utf8"),streams[name2]?.
on("data",text3=>{texts[name2]+=text3,texts[name2].length>2*KEPT&&(texts[name2]=texts[name2].slice(-KEPT)),options.output?.(text3)});options.
input!==void 0&&(child.stdin?.on("error",()=>{}),child.stdin?.end(options.input));let result=await new Promise(resolve4=>{child.once("error",
error3=>resolve4({code:null,signal:null,stdout:"",stderr:error3.message,missing:error3.code==="ENOENT"||error3.code==="EACCES",timedOut:!1}));
let finish=()=>{let{exitCode:code,signalCode:signal}=child,[stdout,stderr]=[texts.stdout.slice(-KEPT),texts.stderr.slice(-KEPT)];resolve4({code,
signal,stdout,stderr,missing:!1,timedOut})},open2=3,over=()=>{open2-=1,open2===0&&finish()};for(let stream of[streams.stdout,streams.stderr])
stream?.once("close",over);child.once("exit",over),child.once("exit",()=>setTimeout(finish,LAST_WORDS_MS).unref())});return debugEnd(endOf(result)),
streams.stdout?.destroy(),streams.stderr?.destroy(),clearTimeout(timer),clearTimeout(hard),options.signal?.removeEventListener("abort",onAbort),
options.signal?.throwIfAborted(),result}function spawned(argv,options){let how={cwd:options.cwd,env:options.env,detached:!0,...idsOf(options.
user)},stdin=options.input===void 0?"ignore":"pipe";if(options.untrusted)return spawnPiped(argv,how,stdin);let[file,...args]=argv,child=spawn(
file,args,{...how,stdio:[stdin,"pipe","pipe"]});return{child,stdout:child.stdout,stderr:child.stderr}}function idsOf(user){return user?{uid:user.
uid,gid:user.gid}:{}}function why(result){if(result.missing)return`not found or not executable (${result.stderr})`;if(result.timedOut)return"took too long and wa\
s ended";let said=lastLines(result.stderr||result.stdout,5),how=endOf(result);return said?`${how}: ${said}`:how}function endOf({missing,timedOut,
signal,code}){return missing?"not found or not executable":timedOut?"took too long and was ended":signal?`ended by ${signal}`:`exit code ${code}`}
function killGroup(pid,signal){pid!==void 0&&kill(-pid,signal)}function kill(pid,signal){try{process.kill(pid,signal)}catch{}}function lastLines(text3,count2){
return text3.trimEnd().split(`
`).filter(line=>line.trim()!=="").slice(-count2).join(`
`)}function spawnPiped(argv,options,stdin="ignore"){let[file,...args]=argv,stdout=makePipe(),stderr=makePipe();if(options.uid!==void 0)for(let{
writer}of[stdout,stderr])fchownSync(writer,options.uid,options.gid??options.uid);try{return{child:spawn(file,args,{...options,stdio:[stdin,stdout.
writer,stderr.writer]}),stdout:stdout.reader,stderr:stderr.reader}}catch(error3){throw stdout.reader.destroy(),stderr.reader.destroy(),error3}finally{
closeSync3(stdout.writer),closeSync3(stderr.writer)}}var PREFIX="pipes-",FOLDER=new RegExp(`^${PREFIX}(?<pid>\\d+)-(?<started>\\d+)-`);function makePipe(){var _stack=[];try{let folder2=__using(_stack,mkdtempDisposableSync(join2(tmpdir(),`${PREFIX}${process.pid}-${startTime(process.
pid)}-`)));let path=join2(folder2.path,"pipe");let apart={cwd:folder2.path,env:allowedEnvironment(process.env)};execFileSync("mkfifo",["-m",
"600",path],{...apart,stdio:"ignore",timeout:1e4});let fd=openSync3(path,constants2.O_RDONLY|constants2.O_NONBLOCK);return{reader:new Socket(
{fd,readable:!0,writable:!1}),writer:openSync3(path,"w")}}catch(_){var _error=_,_hasError=!0}finally{__callDispose(_stack,_error,_hasError)}}var ENV={GIT_TERMINAL_PROMPT:"0",LC_ALL:"C",GIT_PAGER:"cat",GIT_OPTIONAL_LOCKS:"0",GIT_LFS_SKIP_SMUDGE:"1"},SETTINGS=[["core.hooksPath","/de\
v/null"],["core.fsmonitor","false"],["log.showSignature","false"],["protocol.ext.allow","never"],["safe.bareRepository","explicit"]],NO_GIT="\
git was not found; install it (apt-get install git)";async function git(top,args,{filters=[],...options}={}){let listed2=await listedFilters(
top);if(listed2.missing)throw new UsageError(NO_GIT);if(listed2.code!==0&&listed2.code!==1)return listed2;let settings=[...new Set([...filtersIn(
listed2),...filters])].flatMap(withoutFilter);return configuredGit(top,args,[...SETTINGS,...settings],options)}function listedFilters(top){return configuredGit(top,["config","-z","--name-only","--get-regexp","^filter\\..*\\."],SETTINGS)}function filtersIn({
stdout}){let keys=stdout.split("\0").filter(Boolean);return[...new Set(keys.map(key=>key.slice(7,key.lastIndexOf("."))))]}function configuredGit(top,args,settings,{
env,...limits}={}){return run2(["git","-C",top,...args],{cwd:"/",timeoutSeconds:120,...limits,env:{...configured(gitEnvironment(process.env),
settings),...ENV,...env}})}function configured(own2,settings){let theirs=Number(own2.GIT_CONFIG_COUNT)||0;return{...own2,GIT_CONFIG_COUNT:String(
theirs+settings.length),...Object.fromEntries(settings.flatMap(([key,value],index)=>[[`GIT_CONFIG_KEY_${theirs+index}`,key],[`GIT_CONFIG_VAL\
UE_${theirs+index}`,value]]))}}function withoutFilter(name2){return[[`filter.${name2}.clean`,""],[`filter.${name2}.smudge`,""],[`filter.${name2}\
.process`,""],[`filter.${name2}.required`,"false"]]}async function makeOutputFolder(folder2){refuseLinks(folder2,folder2);let tracked=await trackedIn(folder2);if(tracked.length>0)throw new Error(
`git tracks ${tracked[0]} there, which would be overwritten`);mkdirSync(folder2,{recursive:!0})}function writeOutput(folder2,name2,content){
let path=join3(folder2,name2),place=dirname2(path);refuseLinks(place,folder2),mkdirSync(place,{recursive:!0});let part=join3(place,`.${basename(
path)}.${randomUUID()}.part`),{O_WRONLY,O_CREAT,O_EXCL,O_NOFOLLOW}=constants3,file=openSync4(part,O_WRONLY|O_CREAT|O_EXCL|O_NOFOLLOW,438);try{
try{writeFileSync(file,content)}finally{closeSync4(file)}renameSync(part,path)}catch(error3){throw rmSync2(part,{force:!0}),error3}}function refuseLinks(path,from){
let all=ancestors(path),outermost=all.findIndex(isCheckout),first=all.indexOf(from),start=outermost===-1?first:Math.min(first,outermost+1);for(let each of all.
slice(start))if(lstatSync3(each,{throwIfNoEntry:!1})?.isSymbolicLink())throw new Error(`${each} is a link`)}async function trackedIn(folder2){
let top=ancestors(folder2).findLast(isCheckout);if(top===void 0)return[];let path=relative2(top,folder2),listed2=await git(top,["ls-files","\
-z","--",path===""?".":`:(literal)${path}`]);if(listed2.code===0)return listed2.stdout.split("\0").filter(Boolean);if(/not a git repository/.
test(listed2.stderr))return[];throw new UsageError(`git does not say which files of ${top} it tracks: ${why(listed2)}`)}function share(value){return`${Number((value*100).toPrecision(3))}%`}var QUIET="measure again on a quiet machine",REMEDIES={steal:QUIET,"other-programs":QUIET,"out-of-ports":"use fewer connections, a lower rat\
e, or sysctl -w net.ipv4.tcp_tw_reuse=1, since a port stays taken for a minute after its connection"};var LIMIT_REMEDIES={"out-of-ports":REMEDIES["out-of-ports"],"too-few-requests":"set a longer duration","over-capacity":"set a lower rate"};var WIDTH=360,HEIGHT=236,PLOT={left:54,right:WIDTH-6,top:20,bottom:HEIGHT-34};var WIDE=Math.log(4),WIDEST=Math.log(10),DOUBLINGS=[-3,-2,-1,0,1,2,3].map(power=>(2**power-1)*100);var VERSION="1.0.0",MAJOR=VERSION.split(".")[0],DOCUMENTS=`https://github.com/loadgate/loadgate/blob/v${MAJOR}/docs`;var WIDTH2=13,MIDDLE=(WIDTH2-1)/2;var RISK=.05;var READING=["Targets were started one at a time, in blocks of random order; a session is one start.",`Targets with = are tied: their differ\
ence is not significant (t intervals of all pairs, Bonferroni, ${share(RISK)} per table).`,"\u2265 and \u2264 mark values that something other than th\
e server limited; such a target shares the place above it.","Failed answers are never part of a speed. Memory is the peak of a session; star\
t-up lasts to the first right answer."];var WIDTH3=360;var PLOT2={left:104,right:WIDTH3-58};var MOST_BYTES3=32*1024*1024;async function prepareOut(out2,{ignored=!0}={}){try{await makeOutputFolder(out2),ignored&&ignoreItself(out2)}catch(error3){throw error3 instanceof
UsageError?error3:new UsageError(`the output folder ${out2} cannot be written (${error3.message}); choose another with --out DIR`)}}function ignoreItself(out2){
writeOutput(out2,".gitignore",`*
`)}function resultsIn(file,host){return read(file,host,text3=>judgedAgain(readResults(text3)))}function read(file,{cwd},parse3){let text3;try{text3=readFileSync4(resolve(cwd,file),"utf8")}catch(error3){throw new UsageError(`${file} can\
not be read (${error3.message}); name the results.json of a run`)}try{return parse3(text3)}catch(error3){throw error3 instanceof UsageError?
new UsageError(`${file}: ${error3.message}`):error3}}var ZodMiniType=$constructor("ZodMiniType",(inst,def)=>{if(!inst._zod)throw new Error("Uninitialized schema in ZodMiniType.");$ZodType.init(
inst,def),inst.def=def,inst.type=def.type},{get with(){return this.check},set with(value){own(this,"with",value)},parse(data,params){return parse(
this,data,params,{callee:this.parse})},parseAsync(data,params){return parseAsync(this,data,params,{callee:this.parseAsync})},safeParse(data,params){
return safeParse(this,data,params)},safeParseAsync(data,params){return safeParseAsync(this,data,params)},check(...checks){let def=this.def;return this.
clone({...def,checks:[...def.checks??[],...checks.map(ch=>typeof ch=="function"?{_zod:{check:ch,def:{check:"custom"},onattach:[]}}:ch)]},{parent:!0})},
clone(_def,params){return clone(this,_def,params)},brand(){return this},register(reg,meta2){return reg.add(this,meta2),this},apply(fn,...args){
return args.length===0?fn(this):fn(this,...args)}}),ZodMiniString=$constructor("ZodMiniString",(inst,def)=>{$ZodString.init(inst,def),ZodMiniType.
init(inst,def)});function string3(params){return _string(ZodMiniString,params)}var ZodMiniStringFormat=$constructor("ZodMiniStringFormat",(inst,def)=>{
$ZodStringFormat.init(inst,def),ZodMiniString.init(inst,def)});var ZodMiniNumber=$constructor("ZodMiniNumber",(inst,def)=>{$ZodNumber.init(inst,def),ZodMiniType.init(inst,def)});function number3(params){
return _number(ZodMiniNumber,params)}var ZodMiniNumberFormat=$constructor("ZodMiniNumberFormat",(inst,def)=>{$ZodNumberFormat.init(inst,def),
ZodMiniNumber.init(inst,def)});function int2(params){return _int(ZodMiniNumberFormat,params)}var ZodMiniBoolean=$constructor("ZodMiniBoolean",(inst,def)=>{$ZodBoolean.init(inst,def),ZodMiniType.init(inst,def)});function boolean3(params){
return _boolean(ZodMiniBoolean,params)}var ZodMiniUnknown=$constructor("ZodMiniUnknown",(inst,def)=>{$ZodUnknown.init(inst,def),ZodMiniType.init(inst,def)});function unknown2(){return _unknown(
ZodMiniUnknown)}var ZodMiniNever=$constructor("ZodMiniNever",(inst,def)=>{$ZodNever.init(inst,def),ZodMiniType.init(inst,def)});function never2(params){
return _never(ZodMiniNever,params)}var ZodMiniArray=$constructor("ZodMiniArray",(inst,def)=>{$ZodArray.init(inst,def),ZodMiniType.init(inst,def)});function array2(element,params){
return new ZodMiniArray({type:"array",element,...normalizeParams(params)})}var ZodMiniObject=$constructor("ZodMiniObject",(inst,def)=>{$ZodObject.init(inst,def),ZodMiniType.init(inst,def),installLazyProp(inst,"shape",
self=>self._zod.def.shape,!1)});function strictObject2(shape,params){return new ZodMiniObject({type:"object",shape,catchall:never2(),...normalizeParams(params)})}function looseObject2(shape,params){
return new ZodMiniObject({type:"object",shape,catchall:unknown2(),...normalizeParams(params)})}var ZodMiniTuple=$constructor("ZodMiniTuple",(inst,def)=>{$ZodTuple.init(inst,def),ZodMiniType.init(inst,def)});function tuple2(items,_paramsOrRest,_params){
let hasRest=_paramsOrRest instanceof $ZodType,params=hasRest?_params:_paramsOrRest,rest=hasRest?_paramsOrRest:null;return new ZodMiniTuple({
type:"tuple",items,rest,...normalizeParams(params)})}var ZodMiniEnum=$constructor("ZodMiniEnum",(inst,def)=>{$ZodEnum.init(inst,def),ZodMiniType.init(inst,def),inst.options=[...inst._zod.values]});
function _enum2(values2,params){let entries=Array.isArray(values2)?Object.fromEntries(values2.map(v=>[v,v])):values2;return new ZodMiniEnum(
{type:"enum",entries,...normalizeParams(params)})}var ZodMiniLiteral=$constructor("ZodMiniLiteral",(inst,def)=>{$ZodLiteral.init(inst,def),ZodMiniType.init(inst,def)});function literal2(value,params){
return new ZodMiniLiteral({type:"literal",values:Array.isArray(value)?value:[value],...normalizeParams(params)})}var ZodMiniExactOptional=$constructor("ZodMiniExactOptional",(inst,def)=>{$ZodExactOptional.init(inst,def),ZodMiniType.init(inst,def)});function exactOptional2(innerType){
return new ZodMiniExactOptional({type:"optional",innerType})}var ZodMiniNullable=$constructor("ZodMiniNullable",(inst,def)=>{$ZodNullable.init(
inst,def),ZodMiniType.init(inst,def)});function nullable2(innerType){return new ZodMiniNullable({type:"nullable",innerType})}var ZodMiniCustom=$constructor("ZodMiniCustom",(inst,def)=>{$ZodCustom.init(inst,def),ZodMiniType.init(inst,def)});function refine2(fn,_params={}){return _refine(ZodMiniCustom,fn,_params)}var iso_exports={};__export(iso_exports,{ZodMiniISODate:()=>ZodMiniISODate,ZodMiniISODateTime:()=>ZodMiniISODateTime,ZodMiniISODuration:()=>ZodMiniISODuration,
ZodMiniISOTime:()=>ZodMiniISOTime,date:()=>date2,datetime:()=>datetime2,duration:()=>duration3,time:()=>time2});var ZodMiniISODateTime=$constructor("ZodMiniISODateTime",(inst,def)=>{$ZodISODateTime.init(inst,def),ZodMiniStringFormat.init(inst,def)});function datetime2(params){
return _isoDateTime(ZodMiniISODateTime,params)}var ZodMiniISODate=$constructor("ZodMiniISODate",(inst,def)=>{$ZodISODate.init(inst,def),ZodMiniStringFormat.
init(inst,def)});function date2(params){return _isoDate(ZodMiniISODate,params)}var ZodMiniISOTime=$constructor("ZodMiniISOTime",(inst,def)=>{
$ZodISOTime.init(inst,def),ZodMiniStringFormat.init(inst,def)});function time2(params){return _isoTime(ZodMiniISOTime,params)}var ZodMiniISODuration=$constructor(
"ZodMiniISODuration",(inst,def)=>{$ZodISODuration.init(inst,def),ZodMiniStringFormat.init(inst,def)});function duration3(params){return _isoDuration(
ZodMiniISODuration,params)}var TREND_SCHEMA=1,BLOCK=200;var count=int2().check(_nonnegative()),nullableNumber=nullable2(number3()),text=string3().check(_maxLength(2e3)),name=string3().check(_minLength(
1),_maxLength(500)),time3=iso_exports.datetime({offset:!0}),address=nullable2(string3().check(_maxLength(2e3),_regex(/^https?:\/\//,"must be\
 a web address"))),verdict2=_enum2(VERDICTS),schema=literal2(TREND_SCHEMA),id=string3().check(_regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,99}$/,"mus\
t be letters, digits and hyphens"));var log=int2(),estimate=tuple2([log,nullable2(log),nullable2(log)]),identity={metric:name,unit:text,better:_enum2(["higher","lower"])};var head=strictObject2({commit:text,subject:text}),reference=strictObject2({commit:text,label:text}),environment3=strictObject2({cpuModel:text,
cores:number3(),kernel:text,os:text,runnerImage:nullable2(text)}),publishedMetric=strictObject2({name,unit:text,better:identity.better,gates:boolean3(),
threshold:exactOptional2(number3().check(_nonnegative())),ratio:nullable2(estimate),head:nullableNumber,reference:nullableNumber,bounds:exactOptional2(
tuple2([log,log])),seam:exactOptional2(estimate),again:exactOptional2(estimate)}),publishedCase=strictObject2({id:name,verdict:verdict2,threshold:number3().
check(_nonnegative()),metrics:array2(publishedMetric).check(_maxLength(1e3))}),publishedRun=strictObject2({schema,id,at:time3,url:address,head,
reference:nullable2(reference),environment:nullable2(environment3),verdict:nullable2(verdict2),minutes:nullableNumber,control:nullable2(strictObject2(
{case:name,verdict:verdict2})),planted:exactOptional2(strictObject2({case:name,slowdown:number3().check(_positive()),outcome:_enum2(PLANTED_OUTCOMES),
why:exactOptional2(_enum2(PLANTED_TROUBLES))})),cases:array2(publishedCase).check(_maxLength(1e4))}),listedRun=strictObject2({id,at:time3,url:address,
head,reference:nullable2(reference),environment:nullable2(count),verdict:nullable2(verdict2),minutes:nullableNumber,control:nullable2(verdict2),
planted:exactOptional2(_enum2(PLANTED_OUTCOMES))}),runsBlock=strictObject2({schema,from:count,environments:array2(environment3).check(_maxLength(
BLOCK)),runs:array2(listedRun).check(_maxLength(BLOCK))}),change3=strictObject2({run:count,previous:count,ratio:estimate,kind:_enum2(["regre\
ssion","improvement"]),state:_enum2(["provisional","confirmed","accepted"]),at:time3}),changeBetween=strictObject2({...change3.shape,between:exactOptional2(
tuple2([text,text]))}),level=strictObject2({run:count,value:log}),MOST_CHANGES=100,seriesPoints=strictObject2({...identity,gates:boolean3(),
runs:array2(count).check(_maxLength(BLOCK)),ratio:array2(nullable2(log)),low:array2(nullable2(log)),high:array2(nullable2(log)),head:array2(
nullableNumber),reference:array2(nullableNumber),moved:exactOptional2(log),seams:array2(strictObject2({run:count,ratio:log})).check(_maxLength(
BLOCK)),levels:array2(level).check(_maxLength(MOST_CHANGES)),changes:array2(change3).check(_maxLength(MOST_CHANGES))}).check(refine2(({runs,
...columns})=>[columns.ratio,columns.low,columns.high,columns.head,columns.reference].every(column=>column.length===runs.length),"columns ar\
e not of one length")),pointsBlock=strictObject2({schema,case:name,from:count,invalid:array2(count).check(_maxLength(BLOCK)),series:array2(seriesPoints)}),
seriesSummary=strictObject2({case:name,key:string3().check(_regex(/^[a-z0-9-]{1,60}$/)),...identity,gates:boolean3(),threshold:number3(),first:count,
last:count,points:count,ratio:nullable2(estimate),head:nullableNumber,spark:string3().check(_maxLength(200)),change:nullable2(changeBetween)}),
overview=strictObject2({schema,name:text,url:address,runs:count,firstBlock:count,updated:time3,control:strictObject2({runs:count,alarms:count}),
planted:exactOptional2(strictObject2({runs:count,found:count,unmeasured:count})),minutes:number3(),alerts:strictObject2({confirmed:count,withdrawn:count,
accepted:count}),series:array2(seriesSummary)}),alert=strictObject2({case:name,...identity,kind:_enum2(["regression","improvement"]),state:_enum2(
["provisional","confirmed","accepted","withdrawn","recovered","gone"]),run:count,previous:count,to:text,from:text,ratio:estimate,before:log,
at:time3,until:exactOptional2(count),reason:exactOptional2(text)}),alerts=strictObject2({schema,open:array2(alert).check(_maxLength(1e4)),closed:array2(
alert).check(_maxLength(1e3)),reported:exactOptional2(array2(strictObject2({run:id,at:time3,events:array2(strictObject2({event:_enum2(["rais\
ed","confirmed","withdrawn","recovered","gone","accepted"]),alert})).check(_maxLength(1e4))})).check(_maxLength(1e3)))});var LONGEST=6*1024*1024;var numbered2=looseObject2({schema:number3()});var MOST_BENCHES=2e3;var text2=string2(),words=nullish2(text2).transform(found=>found??""),number4=union([number2(),string2().max(40).transform(Number)]),bench=looseObject(
{name:text2.min(1),value:unknown(),unit:words,range:union([text2,number2().transform(String)]).optional().catch(void 0)}),date3=number2().min(
1e11).max(4e12),entry=looseObject({commit:looseObject({id:text2.min(1),message:words,timestamp:unknown().optional()}),date:unknown().optional(),
tool:words,benches:array(unknown()).max(MOST_BENCHES)}),wire2=looseObject({entries:record(text2,unknown())});function customBenchmarks(results2){let all=results2.cases.filter(({verdict:verdict3})=>verdict3!=="invalid").flatMap(each=>each.metrics.flatMap(
metric2=>metric2.head===null?[]:[{better:metric2.better,bench:benchOf(each,metric2,metric2.head)}])),of=better=>all.filter(each=>each.better===
better).map(({bench:bench2})=>bench2);return{bigger:of("higher"),smaller:of("lower")}}function benchOf({id:id2,verdict:verdict3},metric2,value){
let{name:name2,unit,ratio,interval:interval3}=metric2,lines=ratio===null?[]:[`${fourDigits(ratio)} of base`];return interval3&&lines.push(`b\
etween ${fourDigits(interval3.low)} and ${fourDigits(interval3.high)}`),{name:`${id2} ${name2}`,unit,value,...interval3&&{range:`\xB1 ${fourDigits(
(interval3.high-interval3.low)/2*100)}%`},extra:[...lines,`case: ${verdict3}`].join(`
`)}}var fourDigits=value=>String(Number(value.toPrecision(4)));var MOST_SHARDS=256;function parseShard(text3){let match=/^(\d{1,3})\/(\d{1,3})$/.exec(text3.trim()),[index,count2]=[Number(match?.[1]),Number(
match?.[2])];if(!match||count2<1||count2>MOST_SHARDS||index<1||index>count2)throw new UsageError(`"${text3}" is not a shard; write it like 1\
/3, up to ${MOST_SHARDS}/${MOST_SHARDS}`);return{index,count:count2}}function parseShardCount(text3){let count2=/^\d{1,3}$/.test(text3.trim())?
Number(text3):0;if(count2<1||count2>MOST_SHARDS)throw new UsageError(`"${text3}" is not a number of shards; write one from 1 to ${MOST_SHARDS}`);
return count2}var SECONDS={h:3600,m:60,s:1,ms:.001},DURATION=/^(?:(\d+(?:\.\d+)?)h)?(?:(\d+(?:\.\d+)?)m(?!s))?(?:(\d+(?:\.\d+)?)s)?(?:(\d+(?:\.\d+)?)ms)?$/,
NUMBER=/^\d+(?:\.\d+)?$/,LONGEST_SECONDS=24*SECONDS.h;function parseDuration(value){let seconds3=typeof value=="number"?value:durationText(value.
trim());if(seconds3===void 0)throw new UsageError(`${shown(value)} is not a duration; write it like 90s, 5m or 1h30m`);if(!(seconds3>0))throw new UsageError(
`${shown(value)} is not a duration above zero; write it like 90s or 5m`);if(seconds3>LONGEST_SECONDS)throw new UsageError(`${shown(value)} i\
s more than a day; write at most 24h`);return seconds3}function durationText(text3){if(NUMBER.test(text3))return Number(text3);let parts=DURATION.
exec(text3);if(text3===""||parts===null)return;let[,h=0,m=0,s=0,ms=0]=parts;return Number(h)*SECONDS.h+Number(m)*SECONDS.m+Number(s)*SECONDS.
s+Number(ms)/1e3}function parseShare(value){let share2=shareOf(value);if(share2>0&&share2<1)return share2;let advice=typeof value=="number"&&
share2>=1&&share2<100?`did you mean ${share2}%?`:"write it like 2% or 0.02";throw new UsageError(`${shown(value)} is not between 0 and 1; ${advice}`)}function shareOf(value){if(typeof value=="number")return value;let text3=value.trim(),percent=text3.endsWith("%"),digits=percent?text3.slice(
0,-1).trimEnd():text3;if(!NUMBER.test(digits))throw new UsageError(`${quote(value)} is not a share; write it like 2% or 0.02`);return percent?
+`${digits}e-2`:Number(digits)}var shown=value=>typeof value=="number"?String(value):quote(value),DAY_SECONDS=86400,AGE_DAYS={d:1,w:7,mo:30.4375,y:365.25},AGE=/^(\d{1,5})(d|w|mo|y)$/;
function parseAge(value){let[,count2,unit]=AGE.exec(value.trim())??[];if(count2===void 0||Number(count2)===0)throw new UsageError(`${quote(value)}\
 is not an age; write it like 400d, 26w, 18mo or 3y`);return Math.round(Number(count2)*AGE_DAYS[unit]*DAY_SECONDS)}var WHEN=["changed","always","never"],FORK_STATUS=["neutral","trusted"],short=string2().max(500),acceptance=strictObject({id:short.describe(
"Tells this acceptance from a later one of the same kind: of the label's event, the commit or the comment."),pattern:short.describe("Which c\
ases, as a glob."),at:string2().max(40).nullable().describe("ISO 8601, when GitHub heard it; null where it does not say, as of a commit."),by:short.
describe("Login."),reason:short}),redCase=strictObject({id:short,extent:partialRecord(metricName,number2()).describe("By metric, how much wo\
rse it may be, as a log."),limits:partialRecord(metricName,number2()).exactOptional().describe("By metric, how far beyond its limit it may b\
e, as a log.")}),acceptedCase=strictObject({...redCase.shape,acceptance}),earlierRun=strictObject({run:number2().int().nonnegative().describe(
"Workflow run id; with the attempt it orders the runs."),attempt:number2().int().nonnegative(),head:string2().regex(/^[0-9a-f]{40}$/),verdict:_enum(
[...VERDICTS,"accepted","failed"]),headline:short,at:short.describe("ISO 8601."),commitSeen:string2().max(40).nullable().describe("ISO 8601,\
 by GitHub's clock: since when the commit was at the pull request's head for sure."),red:array(redCase).max(100).describe("What whoever acce\
pts a slowdown after this run has seen.")}),KEPT2=10,commentState=strictObject({runs:array(earlierRun).max(KEPT2).describe("Oldest first; th\
e last one is what the comment shows."),accepted:array(acceptedCase).max(1e3),heard:array(short).max(200).describe("Ids of the acceptances t\
hat runs so far have heard of.")});var bare=word=>word.toLowerCase().replaceAll(/[-_]/g,"");function editDistance(a,b){let beforeLast=[],last=Array.from({length:b.length+1},(_,j)=>j);
for(let i=1;i<=a.length;i++){let row2=[i];for(let j=1;j<=b.length;j++){let replaced=(last[j-1]??0)+(a[i-1]===b[j-1]?0:1),best=Math.min(replaced,
(last[j]??0)+1,(row2[j-1]??0)+1);i>1&&j>1&&a[i-1]===b[j-2]&&a[i-2]===b[j-1]&&(best=Math.min(best,(beforeLast[j-2]??0)+1)),row2.push(best)}beforeLast=
last,last=row2}return last[b.length]??0}function nearest(word,known2){if(word.length>64)return;let best,bestDistance=Number.POSITIVE_INFINITY;
for(let candidate of known2){let distance=editDistance(bare(word),bare(candidate)),allowed=Math.max(1,Math.floor(Math.min(word.length,candidate.
length)/3));distance<=allowed&&distance<bestDistance&&(best=candidate,bestDistance=distance)}return best}function readValues(options,given,nameOf){let read2=({name:name2,parse:parse3,default:usual})=>{let text3=given(name2)??usual;if(text3!==void 0)
try{return parse3(text3)}catch(error3){throw error3 instanceof UsageError?new UsageError(`${nameOf(name2)}: ${error3.message}`):error3}},values2=Object.
entries(options).map(([key,option])=>[key,read2(option)]);return Object.fromEntries(values2)}function optional2(declaration,parse3){return{...declaration,
parse:parse3}}function withDefault(declaration,parse3){return{...declaration,parse:parse3}}function flag(name2,description){return{name:name2,
description,default:"false",parse:parseFlag}}var asIs=text3=>text3;function unknown3(what,name2,known2){let close=nearest(name2,known2);return`\
unknown ${what} ${name2}; ${close?`did you mean ${close}?`:`the ${what}s are ${known2.join(", ")}`}`}function oneOf(known2){return text3=>{let found=known2.
find(each=>each===text3);if(!found)throw new UsageError(unknown3("value",text3,known2));return found}}function parseFlag(text3){let value={true:!0,
false:!1}[text3.toLowerCase()];if(value===void 0)throw new UsageError(`${JSON.stringify(text3)} is neither true nor false; write one of them`);
return value}function listOf(known2){return text3=>{let named=text3.split(/[,|\s]+/).filter(Boolean);if(named.length===0)throw new UsageError(
`"${text3}" names nothing; write it like regression,invalid or never`);return named.map(oneOf(known2))}}function parseSeed(text3){if(!/^\d{1,10}$/.
test(text3))throw new UsageError(`"${text3}" is not a seed; write a whole number of at most 10 digits`);return Number(text3)}function parseFolder(text3){
let parts=text3.split("/").filter(part=>part!==""&&part!==".");if(!parts.every(part=>/^[\w.-]+$/.test(part)&&part!==".."&&!/^\.git/i.test(part))||
text3.startsWith("/"))throw new UsageError(`"${text3}" is not a folder on a branch; write it like loadgate or docs/trend, or . for the root`);
return parts.join("/")}function parsePath(text3){if(!/^\/[^\s#]*$/.test(text3))throw new UsageError(`"${text3}" is not a path; write it like\
 /users?page=2`);return text3}var BASE=optional2({name:"base",value:"REV",description:"The revision to compare with; `REV...` is its merge b\
ase with the head. Defaults to the merge base of the head and the main branch."},asIs),HEAD=optional2({name:"head",value:"REV|worktree",description:"\
The revision to measure. Defaults to `worktree`: all files as they are, except ignored ones."},asIs),SELECTION={config:optional2({name:"conf\
ig",short:"c",value:"F",description:"The configuration file. Defaults to `loadgate.yml`, `loadgate.yaml` or `.github/loadgate.yml`."},asIs),
case:optional2({name:"case",repeatable:!0,value:"GLOB",description:"Measure only these cases, e.g. `api/hello/*`; separate several with comm\
as."},asIs),preset:optional2({name:"preset",value:"P",description:"A preset of the configuration file."},asIs),budgetSeconds:optional2({name:"\
budget",value:"5m",description:"Time for starts, warm-up and measuring together. Defaults to 60 s per case."},parseDuration)},ISOLATION=optional2(
{name:"isolation",value:"auto|docker|process",description:"How servers are run. Defaults to the configuration file's `isolation`, else `auto\
`."},oneOf(["auto","docker","process"]));function parseSecrets(text3){let names=text3.split(/[,\s]+/).filter(name2=>name2!==""&&name2!=="non\
e"),wrong=names.find(name2=>!/^[A-Za-z_][A-Za-z0-9_.-]*$/.test(name2));if(wrong!==void 0)throw new UsageError(`"${wrong}" is not the name of\
 a variable; write names like API_KEY,DB_PASSWORD, or none`);return names}var SECRETS=optional2({name:"secrets",value:"NAME,\u2026|none",description:"\
The variables that `secrets:` of the configuration file may pass on to targets. Defaults to those that it names."},parseSecrets),WAIT=optional2(
{name:"wait",value:"1h",description:"How long to wait for another run on the same machine; `0s` does not wait. Defaults to `1h`."},text3=>text3===
"0s"?0:parseDuration(text3)),BISECT=optional2({name:"bisect",value:"A..B",description:"Find which of these commits changed the case that `--\
case` names, instead of measuring a point."},asIs),SEED=optional2({name:"seed",value:"N",description:"The seed of the random order; give a r\
un's seed to repeat its order."},parseSeed),THRESHOLD=optional2({name:"threshold",value:"2%",description:"The smallest change that counts, f\
or all scenarios. Defaults to the configuration file's."},parseShare),FAIL_ON=optional2({name:"fail-on",value:"regression|invalid|inconclusi\
ve|never",description:"Which results fail the run; separate several with commas. Defaults to `regression,invalid`. A head that fails where b\
ase works always fails the run, except with `mode: observe`."},listOf(["regression","invalid","inconclusive","never"])),START=flag("start","\
Also build the working tree, start each server once, and check that it answers as its scenario expects."),MEASURE_IDENTICAL=flag("measure-id\
entical","Measure even if both sides are the same build."),CPU_PROFILE=flag("cpu-profile","Take CPU profiles of both sides after a regressio\
n, shown in `report.html`, even without `cpu-profile:` in the configuration file."),PUBLISHED=flag("published","Show the published figures o\
f the configuration file beside the measured ones."),STRICT=flag("strict","Fail if a target cannot run here, instead of leaving it out."),SHARD=optional2(
{name:"shard",value:"I/N",description:"Measure only this shard of the run, as `plan` names it."},parseShard),SHARDS=withDefault({name:"shard\
s",value:"N",default:"2",description:"The most shards to cut the run into."},parseShardCount),OUT=withDefault({name:"out",short:"o",value:"D\
IR",default:".loadgate",description:"The folder for `results.json` and the reports."},asIs),RESULTS=withDefault({name:"results",value:"F",default:"\
.loadgate/results.json",description:"The `results.json` of the run."},asIs);function parsePort(text3){let port=/^\d{1,5}$/.test(text3)?Number(
text3):0;if(port<1||port>65535)throw new UsageError(`"${text3}" is not a port; write a number from 1 to 65535`);return port}var WITHOUT_FILE={
program:optional2({name:"command",value:"PROGRAM \u2026",description:"Start the server by this command, as a process, without a configuratio\
n file. Its setup (`npm ci` and the like) is found as by `init`."},asIs),port:optional2({name:"port",value:"N",description:"The port of that\
 server, if it does not listen on the variable `PORT`."},parsePort),get:optional2({name:"get",value:"/PATH",description:"The path to request\
 from that server, which must answer 200. Defaults to `/`."},parsePath)},OPEN=flag("open","Open the page in a browser."),SETUP={from:optional2(
{name:"from",value:"compose.yaml",description:"Take the server and its services from this compose file. Defaults to the one at the top, if t\
here is one."},asIs),target:optional2({name:"target",value:"NAME",description:"The server to start, if several are found. Defaults to the mo\
st likely one."},asIs),command:optional2({name:"command",value:"PROGRAM \u2026",description:"Start the server by this command, as a process,\
 instead of the one that is found; its setup is still found."},asIs),path:optional2({name:"path",value:"/PATH",description:"The path to meas\
ure. Defaults to the first that is answered with success."},parsePath),startTimeout:withDefault({name:"start-timeout",value:"60s",default:"6\
0s",description:"How long the server may take to start."},parseDuration),dryRun:flag("dry-run","Show what would be written, and write nothin\
g. The server is still started."),yes:flag("yes","Write without asking, even in a terminal.")},SLOWDOWN=withDefault({name:"slowdown",value:"\
5%",default:"5%",description:"The slowdown that is planted in head: how much more CPU time it uses."},parseShare),SELFTEST_BUDGET=withDefault(
{name:"budget",value:"3m",default:"3m",description:"Time for both parts together, starts included: identical builds, then the same builds wi\
th the slowdown."},parseDuration),QUIET2={...flag("quiet","Show no progress; results and errors remain."),short:"q"},JSON_FORMAT=flag("json",
"Print the result as JSON."),FORMATS=["github-action-benchmark"],EXPORT_FORMAT=withDefault({name:"format",value:FORMATS.join("|"),default:FORMATS[0],
description:"The format to write."},oneOf(FORMATS)),TREND_BRANCH={branch:withDefault({name:"branch",value:"NAME",default:"gh-pages",description:"\
The branch that holds the trend."},text3=>text3.replace(/^refs\/heads\//,"")),remote:optional2({name:"remote",value:"URL",description:"The r\
epository of that branch. Defaults to the checkout's `origin`."},asIs),folder:withDefault({name:"dashboard-path",value:"DIR",default:"loadga\
te",description:"The trend's folder on that branch, `.` for its root."},parseFolder)},RETENTION={keep:optional2({name:"keep",value:"3y",description:"\
How long points are kept. Defaults to the run's configuration."},parseAge),keepRuns:optional2({name:"keep-runs",value:"400d",description:"Ho\
w long the files of single runs are kept."},parseAge)},COMMENTING={results:optional2({name:"results",value:"F",description:"A `results.json`\
. Defaults to the one in the artifact of the workflow's run."},asIs),artifact:withDefault({name:"artifact",value:"NAME",default:"loadgate",description:"\
The name of the artifact that the measuring job uploaded."},asIs),config:withDefault({name:"config",short:"c",value:"F",default:"loadgate.ym\
l",description:"The configuration that was measured. Its rules are read from base, and each configuration has its own comment and status."},
asIs),preset:optional2({name:"preset",value:"NAME",description:"The preset that was measured with, whose thresholds apply."},asIs),threshold:optional2(
{name:"threshold",value:"2%",description:"The smallest change that counts, for all scenarios. Defaults to that of base's configuration file,\
 whatever the run used."},parseShare),failOn:optional2({name:"fail-on",value:"regression|invalid|inconclusive|never",description:"Which resu\
lts fail; separate several with commas. Defaults to those of base's configuration file, whatever the run used."},listOf(["regression","inval\
id","inconclusive","never"])),forkStatus:withDefault({name:"fork-status",value:FORK_STATUS.join("|"),default:"neutral",description:"The stat\
us of a fork whose own run found nothing wrong. `neutral` leaves it pending until `/loadgate run` has measured, since a fork's author could \
forge the numbers; `trusted` lets it pass."},oneOf(FORK_STATUS)),when:withDefault({name:"when",value:WHEN.join("|"),default:"changed",description:"\
When to comment. The comment records what was accepted, and at which size; with `never` a label or a comment accepts for its commit alone."},
oneOf(WHEN)),status:withDefault({name:"status",value:"true|false",default:"true",description:"Whether to set a commit status."},parseFlag)};var exportCommand={name:"export",summary:"write a run in the format of another tool",group:"ci",examples:[{line:"loadgate export",does:"writ\
e bigger.json and smaller.json from .loadgate/results.json"},{line:"loadgate export --results nightly/results.json -o exported",does:"export\
 another run, to another folder"},{line:"loadgate export --format github-action-benchmark",does:"name the format, the only one so far"}],options:{
format:EXPORT_FORMAT,results:RESULTS,out:{...OUT,description:"The folder for `bigger.json` and `smaller.json`; one that would be empty is no\
t written."}},async run({values:values2,host}){for(let file of await exportResults(values2,host))process.stdout.write(`wrote ${file}
`);return 0}};async function exportResults(options,host){let{bigger,smaller}=customBenchmarks(resultsIn(options.results,host)),out2=resolve2(
host.cwd,options.out);await prepareOut(out2);let write=(name2,benches)=>{let file=join5(out2,name2);return rmSync3(file,{force:!0}),benches.
length===0?[]:(writeOutput(out2,name2,`${JSON.stringify(benches,null,1)}
`),[file])},files=[...write("bigger.json",bigger),...write("smaller.json",smaller)];if(files.length>0)return files;throw new RunError(`${options.
results} has no usable numbers in any case, so nothing was written; its report says why`)}function token(description){return optional2({name:"github-token",value:"TOKEN",required:!0,description},text3=>text3)}var ABOUT_A_CHANGE={base:{
...BASE,description:"The revision to compare with. Defaults to the merge base with the pull request's base branch, to the merge group's base\
, else to the merge base with the default branch."},head:{...HEAD,description:"The revision to measure. Defaults to the head of the pull req\
uest or of the merge group, else to the checkout's HEAD."}},{branch,folder}=TREND_BRANCH,TREND={branch:{...branch,name:"gh-pages-branch"},folder},
IN_TEMPORARY="`loadgate` in the runner's temporary folder";function out(what){return optional2({name:"out",value:"DIR",description:`The fold\
er for ${what}. Defaults to ${IN_TEMPORARY}.`},text3=>text3)}var OUT2=out("`results.json` and the reports"),OUT_OUTPUT="The folder of all re\
sults and reports, for a workflow to upload.",RESULTS2=optional2({name:"results",value:"F",description:`The \`results.json\` of the run. Defau\
lts to the one in ${IN_TEMPORARY}.`},text3=>text3),RESULT_OUTPUTS={out:OUT_OUTPUT,verdict:"`regression`, `invalid`, `inconclusive`, `improve\
ment`, `new` or `unchanged`: the worst of all cases.",regressions:"A JSON list of the cases that became slower, `[]` if there are none.",results:"\
The path of `results.json`, which holds everything that was measured.",report:"The path of `report.html`, a page in one file."};function parseMeasureCommand(text3){
if(SUB_ACTIONS.some(({name:name2})=>name2===text3))throw new UsageError(`${text3} is another action; write uses: ${subActionPath(text3)}@v1`);
return oneOf(["compare","trend"])(text3)}function subActionPath(name2){return`loadgate/loadgate/actions/${name2}`}var MEASURE={name:"measure",
description:"Measures in the pull request whether a change makes an HTTP server slower.",inputs:{command:optional2({name:"command",value:"co\
mpare|trend",description:"`compare` measures base against head, `trend` a point of the trend. Defaults to `compare` on `pull_request` and `m\
erge_group`, to `trend` on `schedule` and `push`. On `workflow_dispatch` it is `trend` if the configuration has a trend section and base and\
 head are not both named, else `compare`."},parseMeasureCommand),...ABOUT_A_CHANGE,...SELECTION,isolation:ISOLATION,secrets:{...SECRETS,default:"\
none",description:"The variables of the step's environment that `secrets:` of the configuration file may pass on to targets; separate severa\
l with commas. Apart from what toolchains need (docs/environment.md), no other variable reaches a target."},waitSeconds:WAIT,threshold:THRESHOLD,
failOn:FAIL_ON,measureIdentical:MEASURE_IDENTICAL,cpuProfile:CPU_PROFILE,shard:SHARD,branch:{...TREND.branch,description:"For `trend`, the b\
ranch that holds the trend so far."},folder:TREND.folder,oha:optional2({name:"oha-path",value:"F",description:"The oha that generates the lo\
ad. Defaults to the one on PATH, else to the release, which is verified by its pinned hash and kept in the tool cache. It is compiled with c\
argo only if the release cannot be downloaded."},text3=>text3),out:OUT2},outputs:RESULT_OUTPUTS},COMMENT={name:"comment",description:"Report\
s in a pull request, by a comment and a commit status, what loadgate measured in another job.",inputs:{token:token("The token to comment wit\
h, e.g. `github.token`."),...COMMENTING},outputs:{verdict:"`regression`, `invalid`, `inconclusive`, `improvement`, `new` or `unchanged`: the\
 worst of all cases; also `accepted` and `failed`."}},PUBLISH={name:"publish",description:"Adds a point that loadgate measured to the trend \
on a branch, and reports what changed.",inputs:{token:token("The token to push and to open issues with, e.g. `github.token`."),results:RESULTS2,
...TREND},outputs:{alerts:"A JSON list of the changes that were seen or confirmed by this run, `[]` if there are none."}},PLAN={name:"plan",
description:"Cuts a run of loadgate into shards for a job matrix.",inputs:{shards:SHARDS,...SELECTION,head:ABOUT_A_CHANGE.head},outputs:{matrix:"\
A job matrix whose entries have a `shard` and a `number` each."}},MERGE={name:"merge",description:"Puts the shards of a run together and jud\
ges them as one run.",inputs:{path:withDefault({name:"path",value:"DIR",default:"shards",description:"The folder that the shards' artifacts \
were downloaded to."},text3=>text3),out:OUT2},outputs:RESULT_OUTPUTS},REQUEST={name:"request",description:"Reads the command /loadgate run i\
n a comment, and checks that its author may give it.",inputs:{token:token("The token to read permissions and to react with, e.g. `github.tok\
en`.")},outputs:{run:"Whether to carry out the comment's command, `true` or `false`.",head:"The commit to judge.",base:"The commit to compar\
e with.",case:"The cases that the comment names; empty for all.",budget:"The budget that the comment names; empty for the default."}},EXPORT={
name:"export",description:"Writes what loadgate measured in the format of github-action-benchmark. It refuses empty files, so none is writte\
n.",inputs:{results:RESULTS2,out:out("`bigger.json` and `smaller.json`")},outputs:{out:OUT_OUTPUT}},SUB_ACTIONS=[COMMENT,PUBLISH,PLAN,MERGE,
REQUEST,EXPORT];import{join as join6,resolve as resolve3}from"node:path";import*as os from"os";function toCommandValue(input){return input==null?"":typeof input=="string"||input instanceof String?input:JSON.stringify(input)}function toCommandProperties(annotationProperties){
return Object.keys(annotationProperties).length?{title:annotationProperties.title,file:annotationProperties.file,line:annotationProperties.startLine,
endLine:annotationProperties.endLine,col:annotationProperties.startColumn,endColumn:annotationProperties.endColumn}:{}}function issueCommand(command2,properties,message){let cmd=new Command(command2,properties,message);process.stdout.write(cmd.toString()+os.EOL)}var CMD_STRING="::",Command=class{constructor(command2,properties,message){command2||(command2="missing.command"),this.command=command2,this.
properties=properties,this.message=message}toString(){let cmdStr=CMD_STRING+this.command;if(this.properties&&Object.keys(this.properties).length>
0){cmdStr+=" ";let first=!0;for(let key in this.properties)if(this.properties.hasOwnProperty(key)){let val=this.properties[key];val&&(first?
first=!1:cmdStr+=",",cmdStr+=`${key}=${escapeProperty(val)}`)}}return cmdStr+=`${CMD_STRING}${escapeData(this.message)}`,cmdStr}};function escapeData(s){
return toCommandValue(s).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function escapeProperty(s){return toCommandValue(s).replace(
/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}import*as crypto from"crypto";import*as fs from"fs";import*as os2 from"os";function issueFileCommand(command2,message){let filePath=process.env[`GITHUB_${command2}`];if(!filePath)throw new Error(`Unable to find envi\
ronment variable for file command ${command2}`);if(!fs.existsSync(filePath))throw new Error(`Missing file at path: ${filePath}`);fs.appendFileSync(
filePath,`${toCommandValue(message)}${os2.EOL}`,{encoding:"utf8"})}function prepareKeyValueMessage(key,value){let delimiter2=`ghadelimiter_${crypto.randomUUID()}`,
convertedValue=toCommandValue(value);if(key.includes(delimiter2))throw new Error(`Unexpected input: name should not contain the delimiter "${delimiter2}\
"`);if(convertedValue.includes(delimiter2))throw new Error(`Unexpected input: value should not contain the delimiter "${delimiter2}"`);return`${key}\
<<${delimiter2}${os2.EOL}${convertedValue}${os2.EOL}${delimiter2}`}import*as os4 from"os";import{EOL as EOL3}from"os";import{constants as constants4,promises}from"fs";var __awaiter=function(thisArg,_arguments,P,generator){function adopt(value){
return value instanceof P?value:new P(function(resolve4){resolve4(value)})}return new(P||(P=Promise))(function(resolve4,reject){function fulfilled(value){
try{step(generator.next(value))}catch(e){reject(e)}}function rejected(value){try{step(generator.throw(value))}catch(e){reject(e)}}function step(result){
result.done?resolve4(result.value):adopt(result.value).then(fulfilled,rejected)}step((generator=generator.apply(thisArg,_arguments||[])).next())})},
{access,appendFile,writeFile}=promises,SUMMARY_ENV_VAR="GITHUB_STEP_SUMMARY";var Summary=class{constructor(){this._buffer=""}filePath(){return __awaiter(this,void 0,void 0,function*(){if(this._filePath)return this._filePath;
let pathFromEnv=process.env[SUMMARY_ENV_VAR];if(!pathFromEnv)throw new Error(`Unable to find environment variable for $${SUMMARY_ENV_VAR}. C\
heck if your runtime environment supports job summaries.`);try{yield access(pathFromEnv,constants4.R_OK|constants4.W_OK)}catch{throw new Error(
`Unable to access summary file: '${pathFromEnv}'. Check if the file has correct read/write permissions.`)}return this._filePath=pathFromEnv,
this._filePath})}wrap(tag,content,attrs={}){let htmlAttrs=Object.entries(attrs).map(([key,value])=>` ${key}="${value}"`).join("");return content?
`<${tag}${htmlAttrs}>${content}</${tag}>`:`<${tag}${htmlAttrs}>`}write(options){return __awaiter(this,void 0,void 0,function*(){let overwrite=!!options?.
overwrite,filePath=yield this.filePath();return yield(overwrite?writeFile:appendFile)(filePath,this._buffer,{encoding:"utf8"}),this.emptyBuffer()})}clear(){
return __awaiter(this,void 0,void 0,function*(){return this.emptyBuffer().write({overwrite:!0})})}stringify(){return this._buffer}isEmptyBuffer(){
return this._buffer.length===0}emptyBuffer(){return this._buffer="",this}addRaw(text3,addEOL=!1){return this._buffer+=text3,addEOL?this.addEOL():
this}addEOL(){return this.addRaw(EOL3)}addCodeBlock(code,lang){let attrs=Object.assign({},lang&&{lang}),element=this.wrap("pre",this.wrap("c\
ode",code),attrs);return this.addRaw(element).addEOL()}addList(items,ordered=!1){let tag=ordered?"ol":"ul",listItems=items.map(item=>this.wrap(
"li",item)).join(""),element=this.wrap(tag,listItems);return this.addRaw(element).addEOL()}addTable(rows){let tableBody=rows.map(row2=>{let cells=row2.
map(cell=>{if(typeof cell=="string")return this.wrap("td",cell);let{header,data,colspan,rowspan}=cell,tag=header?"th":"td",attrs=Object.assign(
Object.assign({},colspan&&{colspan}),rowspan&&{rowspan});return this.wrap(tag,data,attrs)}).join("");return this.wrap("tr",cells)}).join(""),
element=this.wrap("table",tableBody);return this.addRaw(element).addEOL()}addDetails(label,content){let element=this.wrap("details",this.wrap(
"summary",label)+content);return this.addRaw(element).addEOL()}addImage(src,alt,options){let{width,height}=options||{},attrs=Object.assign(Object.
assign({},width&&{width}),height&&{height}),element=this.wrap("img",null,Object.assign({src,alt},attrs));return this.addRaw(element).addEOL()}addHeading(text3,level2){
let tag=`h${level2}`,allowedTag=["h1","h2","h3","h4","h5","h6"].includes(tag)?tag:"h1",element=this.wrap(allowedTag,text3);return this.addRaw(
element).addEOL()}addSeparator(){let element=this.wrap("hr",null);return this.addRaw(element).addEOL()}addBreak(){let element=this.wrap("br",
null);return this.addRaw(element).addEOL()}addQuote(text3,cite){let attrs=Object.assign({},cite&&{cite}),element=this.wrap("blockquote",text3,
attrs);return this.addRaw(element).addEOL()}addLink(text3,href){let element=this.wrap("a",text3,{href});return this.addRaw(element).addEOL()}},
_summary=new Summary;import os3 from"os";var platform=os3.platform(),arch=os3.arch();var ExitCode;(function(ExitCode2){ExitCode2[ExitCode2.Success=0]="Success",ExitCode2[ExitCode2.Failure=1]="Failure"})(ExitCode||(ExitCode={}));function getInput(name2,options){let val=process.env[`INPUT_${name2.replace(/ /g,"_").toUpperCase()}`]||"";if(options&&options.required&&!val)
throw new Error(`Input required and not supplied: ${name2}`);return options&&options.trimWhitespace===!1?val:val.trim()}function setOutput(name2,value){if(process.env.GITHUB_OUTPUT||"")return issueFileCommand("OUTPUT",prepareKeyValueMessage(name2,value));process.
stdout.write(os4.EOL),issueCommand("set-output",{name:name2},toCommandValue(value))}function setFailed(message){process.exitCode=ExitCode.Failure,error2(message)}function error2(message,properties={}){issueCommand("error",toCommandProperties(properties),message instanceof Error?message.toString():message)}var systemClock={now:()=>performance.now()/1e3,date:()=>new Date,sleep:(seconds3,signal)=>new Promise((resolve4,reject)=>{if(signal?.aborted)
return reject(signal.reason);let onAbort=()=>{clearTimeout(timer),reject(signal?.reason)},timer=setTimeout(()=>{signal?.removeEventListener(
"abort",onAbort),resolve4()},seconds3*1e3);signal?.addEventListener("abort",onAbort,{once:!0})})};var KEPT_BYTES=64*1024;var runNote=object({pid:int().positive(),started:string2().nullable()});var OLD_SECONDS=7*86400;var engineNote=record(string2(),string2());function progressLine(step,width){let full=Math.round(step.done*24),bar=`[${"#".repeat(full)}${"-".repeat(24-full)}] ${String(Math.round(step.
done*100)).padStart(3)}%`,left=step.secondsLeft===null?"":` \xB7 ${minutes(step.secondsLeft)} left`;return`${bar}${left} \xB7 ${step.doing}`.
slice(0,width)}function minutes(seconds3){let whole=Math.max(0,Math.round(seconds3));return`${Math.floor(whole/60)}:${String(whole%60).padStart(
2,"0")}`}function progressOn(sink,now){let last=-1/0,lastPhase="",clear=sink.isTTY?"\r\x1B[2K":"";return{say(line){sink.write(`${clear}${line}\

`)},step(step){if(sink.isTTY)return sink.write(clear+progressLine(step,sink.columns-1));let phase=step.secondsLeft===null?step.doing:"";now()-
last<15&&phase===lastPhase||(last=now(),lastPhase=phase,sink.write(`${progressLine(step,200)}
`))},end(){clear&&sink.write(clear)}}}function hostHere(cwd,sink){let interruption=new AbortController;for(let signal of["SIGINT","SIGTERM"])process.on(signal,()=>interruption.abort(
new Interrupted(signal)));process.on("SIGHUP",()=>interruption.abort(new Interrupted("SIGTERM")));for(let stream of[process.stdout,process.stderr])
stream.on("error",()=>{});return{cwd,clock:systemClock,progress:progressOn(sink,systemClock.now),signal:interruption.signal}}import{closeSync as closeSync5,openSync as openSync5,readSync as readSync2,writeSync}from"node:fs";var FOR_OTHERS=["RUNNER_TRACKING_ID","LOADGATE_RUN","LOADGATE_SERVER"];function hideEnvironment(){for(let[name2,value]of Object.entries(process.
env))process.env[name2]=value;try{let{from,bytes:bytes2}=placeOf2(readText("/proc/self/stat")??""),memory=openSync5("/proc/self/mem","r+");try{
let area=Buffer.alloc(bytes2);return readSync2(memory,area,0,bytes2,from)!==bytes2?!1:writeSync(memory,withoutSecrets(area),0,bytes2,from)===
bytes2}finally{closeSync5(memory)}}catch{return!1}}function placeOf2(stat){let fields=stat.slice(stat.lastIndexOf(")")+2).split(" "),[from,to]=[
Number(fields[47]),Number(fields[48])];if(!(from>0&&to>from))throw new RangeError("the kernel does not say where the environment is");return{
from,bytes:to-from}}function withoutSecrets(area){let kept=area.toString("latin1").split("\0").filter(setting=>{let name2=setting.slice(0,Math.
max(0,setting.indexOf("=")));return isAllowed(name2)||FOR_OTHERS.includes(name2)}),result=Buffer.alloc(area.length);return result.write(kept.
map(setting=>`${setting}\0`).join(""),"latin1"),result}var INSTEAD={pull_request_target:`measure on: pull_request, and comment with ${subActionPath("comment")} on: pull_request or workflow_run`,workflow_run:`\
measure on: pull_request, and comment here with ${subActionPath("comment")}`,issue_comment:`read the comment with ${subActionPath("request")}\
, and pass its base and head to another job with command: compare, as in workflows/command.yml`};function refuseTargetEvent(event){if(event===
"pull_request_target")throw new UsageError(`the event ${event} is refused, since outsiders can trigger it and it has the repository's secret\
s; ${INSTEAD[event]}`)}async function runAction(definition,step){hideEnvironment();let sink={isTTY:!1,columns:120,write:log2},host=hostHere(process.env.GITHUB_WORKSPACE||
process.cwd(),sink);try{let event=readEvent(process.env);refuseTargetEvent(event.name);let inputs=readValues(definition.inputs,name2=>getInput(
name2)||void 0,inputNamed);process.exitCode=await step({inputs,event,host,output:setOutput})}catch(failure3){setFailed(messageOf(failure3)),
process.exitCode=codeOfError(failure3),failure3 instanceof Interrupted&&process.exit()}}function usualOut(cwd,env){return env.RUNNER_TEMP?join6(
env.RUNNER_TEMP,"loadgate"):join6(cwd,".loadgate")}async function openOut(asked,{host,output}){let out2=asked===void 0?usualOut(host.cwd,process.
env):resolve3(host.cwd,asked);return await prepareOut(out2),output("out",out2),out2}function resultsGiven(asked,{cwd}){return asked??join6(usualOut(
cwd,process.env),"results.json")}function inputNamed(name2){return`input "${name2}"`}function log2(text3){process.stdout.write(escapeWorkflowCommands(
text3))}await runAction(EXPORT,async step=>{let{inputs,host}=step,out2=await openOut(inputs.out,step),results2=resultsGiven(inputs.results,host);for(let file of await exportResults(
{results:results2,out:out2},host))log2(`wrote ${file}
`);return 0});
// Packages: @actions/core, zod
