import { createRequire } from "node:module"; const require = createRequire(import.meta.url);
var __defProp=Object.defineProperty;var __knownSymbol=(name,symbol)=>(symbol=Symbol[name])?symbol:Symbol.for("Symbol."+name),__typeError=msg=>{throw TypeError(msg)};var __export=(target,all)=>{for(var name in all)__defProp(target,name,{get:all[name],enumerable:!0})};var __using=(stack,value,async)=>{if(value!=null){typeof value!="object"&&typeof value!="function"&&__typeError("Object expected");var dispose,
inner;async&&(dispose=value[__knownSymbol("asyncDispose")]),dispose===void 0&&(dispose=value[__knownSymbol("dispose")],async&&(inner=dispose)),
typeof dispose!="function"&&__typeError("Object not disposable"),inner&&(dispose=function(){try{inner.call(this)}catch(e){return Promise.reject(
e)}}),stack.push([async,dispose,value])}else async&&stack.push([async]);return value},__callDispose=(stack,error3,hasError)=>{var E=typeof SuppressedError==
"function"?SuppressedError:function(e,s,m,_){return _=Error(m),_.name="SuppressedError",_.error=e,_.suppressed=s,_},fail=e=>error3=hasError?
new E(e,error3,"An error was suppressed during disposal"):(hasError=!0,e),next=it=>{for(;it=stack.pop();)try{var result=it[1]&&it[1].call(it[2]);
if(it[0])return Promise.resolve(result).then(next,e=>(fail(e),next()))}catch(e){fail(e)}if(hasError)throw error3};return next()};import{globSync as globSync2}from"node:fs";import{join as join9,resolve as resolve6}from"node:path";import{resolve as resolve4}from"node:path";var VERDICTS=["regression","invalid","inconclusive","improvement","new","unchanged"],COUNTER_NAMES=["io-calls","collections"],METRIC_NAMES=[
"goodput","cpu","time","cpu-time","own-clock","p50","p90","p95","p99","memory","switches",...COUNTER_NAMES,"start-time","image-size"];var PLANTED_TROUBLES=["burner-elsewhere","interrupted","invalid"];var util_exports={};__export(util_exports,{BIGINT_FORMAT_RANGES:()=>BIGINT_FORMAT_RANGES,CONSTANT_CATCH:()=>CONSTANT_CATCH,Class:()=>Class,NUMBER_FORMAT_RANGES:()=>NUMBER_FORMAT_RANGES,
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
uint8ArrayToHex:()=>uint8ArrayToHex,unwrapMessage:()=>unwrapMessage});function assertEqual(val){return val}function assertNotEqual(val){return val}function toZod(){return schema=>schema}function assertIs(_arg){}
function assertNever(_x){throw new Error("Unexpected value in exhaustive check")}function assert(_){}function getEnumValues(entries){let numericValues=Object.
values(entries).filter(v=>typeof v=="number");return Object.entries(entries).filter(([k,_])=>numericValues.indexOf(+k)===-1).map(([_,v])=>v)}
function joinValues(array2,separator="|"){return array2.map(val=>stringifyPrimitive(val)).join(separator)}function jsonStringifyReplacer(_,value){
return typeof value=="bigint"?value.toString():value}var Cached=class{constructor(getter){this._getter=getter,this._value=void 0}get value(){
let getter=this._getter;return getter!==void 0&&(this._value=getter(),this._getter=void 0),this._value}};function cached(getter){return new Cached(
getter)}function nullish(input){return input==null}function cleanRegex(source){let start=source.startsWith("^")?1:0,end2=source.endsWith("$")?
source.length-1:source.length;return source.slice(start,end2)}function floatSafeRemainder(val,step){let ratio=val/step,roundedRatio=Math.round(
ratio),tolerance=4*Number.EPSILON*Math.max(Math.abs(ratio),1);return Math.abs(ratio-roundedRatio)<tolerance?0:ratio-roundedRatio}var EVALUATING=Symbol(
"evaluating");function defineLazy(object2,key,getter){let value;Object.defineProperty(object2,key,{get(){if(value!==EVALUATING)return value===
void 0&&(value=EVALUATING,value=getter()),value},set(v){Object.defineProperty(object2,key,{value:v})},configurable:!0})}function objectClone(obj){
return Object.create(Object.getPrototypeOf(obj),Object.getOwnPropertyDescriptors(obj))}function assignProp(target,prop,value){Object.defineProperty(
target,prop,{value,writable:!0,enumerable:!0,configurable:!0})}function rawShape(def){let desc=Object.getOwnPropertyDescriptor(def,"shape");
return desc?.get?desc.get.raw:desc?.value}function sourceShape(schema){return rawShape(schema._zod.def)??schema._zod.def.shape}function deferProp(target,key,getter){
Object.defineProperty(target,key,{get(){let value=getter();return assignProp(this,key,value),value},enumerable:!0,configurable:!0})}function putProp(target,key,value){
key in target?assignProp(target,key,value):target[key]=value}function mirrorShape(target,source,keys,wrap2){let raw=sourceShape(source);for(let key of keys){
let desc=Object.getOwnPropertyDescriptor(raw,key);desc.enumerable&&(desc.get?deferProp(target,key,()=>{let value=source._zod.def.shape[key];
return wrap2?wrap2(value,key):value}):putProp(target,key,wrap2?wrap2(desc.value,key):desc.value))}}function mirrorProps(target,source){for(let key of Reflect.
ownKeys(source)){let desc=Object.getOwnPropertyDescriptor(source,key);desc.enumerable&&(desc.get?deferProp(target,key,()=>source[key]):putProp(
target,key,desc.value))}}function mergeDefs(...defs){let mergedDescriptors={};for(let def of defs){let descriptors=Object.getOwnPropertyDescriptors(
def);Object.assign(mergedDescriptors,descriptors)}return Object.defineProperties({},mergedDescriptors)}function cloneDef(schema){return mergeDefs(
schema._zod.def)}function getElementAtPath(obj,path){return path?path.reduce((acc,key)=>acc?.[key],obj):obj}function promiseAllObject(promisesObj){
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
709551615")]};function pick(schema,mask){let currDef=schema._zod.def,checks=currDef.checks;if(checks&&checks.length>0)throw new Error(".pick\
() cannot be used on object schemas containing refinements");let newShape={};return mirrorShape(newShape,schema,maskedKeys(schema,mask)),clone(
schema,mergeDefs(currDef,{shape:newShape,checks:[]}))}function maskedKeys(schema,mask){let raw=sourceShape(schema),keys=[];for(let key of Reflect.
ownKeys(mask)){if(!Object.getOwnPropertyDescriptor(raw,key)?.enumerable)throw new Error(`Unrecognized key: "${String(key)}"`);mask[key]&&keys.
push(key)}return keys}function omit(schema,mask){let currDef=schema._zod.def,checks=currDef.checks;if(checks&&checks.length>0)throw new Error(
".omit() cannot be used on object schemas containing refinements");let omitted=new Set(maskedKeys(schema,mask)),newShape={};return mirrorShape(
newShape,schema,Reflect.ownKeys(sourceShape(schema)).filter(key=>!omitted.has(key))),clone(schema,mergeDefs(currDef,{shape:newShape,checks:[]}))}
function extend(schema,shape){if(!isPlainObject(shape))throw new Error("Invalid input to extend: expected a plain object");let checks=schema.
_zod.def.checks;if(checks&&checks.length>0){let existingShape=sourceShape(schema);for(let key of Reflect.ownKeys(shape))if(Object.getOwnPropertyDescriptor(
existingShape,key)!==void 0)throw new Error("Cannot overwrite keys on object schemas containing refinements. Use `.safeExtend()` instead.")}
return clone(schema,mergeDefs(schema._zod.def,{shape:extended(schema,shape)}))}function extended(schema,shape){let newShape={};return mirrorShape(
newShape,schema,Reflect.ownKeys(sourceShape(schema))),mirrorProps(newShape,shape),newShape}function safeExtend(schema,shape){if(!isPlainObject(
shape))throw new Error("Invalid input to safeExtend: expected a plain object");return clone(schema,mergeDefs(schema._zod.def,{shape:extended(
schema,shape)}))}function merge(a,b){if(!b?._zod?.def)throw new Error("Invalid input to merge: expected an object schema. To merge a plain s\
hape, use `.extend()`.");if(a._zod.def.checks?.length)throw new Error(".merge() cannot be used on object schemas containing refinements. Use\
 .safeExtend() instead.");let newShape={};mirrorShape(newShape,a,Reflect.ownKeys(sourceShape(a))),mirrorShape(newShape,b,Reflect.ownKeys(sourceShape(
b)));let def=mergeDefs(a._zod.def,{shape:newShape,get catchall(){return b._zod.def.catchall},checks:b._zod.def.checks??[]});return clone(a,def)}
function partial(Class2,schema,mask,name="partial"){let checks=schema._zod.def.checks;if(checks&&checks.length>0)throw new Error(`.${name}()\
 cannot be used on object schemas containing refinements`);let selected=mask?new Set(maskedKeys(schema,mask)):void 0,newShape={};return mirrorShape(
newShape,schema,Reflect.ownKeys(sourceShape(schema)),Class2&&((value,key)=>selected&&!selected.has(key)?value:new Class2({type:"optional",innerType:value}))),
clone(schema,mergeDefs(schema._zod.def,{shape:newShape,checks:[]}))}function required(Class2,schema,mask){let selected=mask?new Set(maskedKeys(
schema,mask)):void 0,newShape={};return mirrorShape(newShape,schema,Reflect.ownKeys(sourceShape(schema)),(value,key)=>selected&&!selected.has(
key)?value:new Class2({type:"nonoptional",innerType:value})),clone(schema,mergeDefs(schema._zod.def,{shape:newShape}))}function aborted(x,startIndex=0){
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
let units=str.length;if(!highSurrogate.test(str))return units;let count=units;for(let i=0;i<units-1;i++)(str.charCodeAt(i)&64512)===55296&&(str.
charCodeAt(i+1)&64512)===56320&&(count--,i++);return count}function getLengthableOrigin(input){return Array.isArray(input)?"array":typeof input==
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
saved}}}return new Definition}function $constructor(name,initializer3,proto,params){let zodProto={};function Internals(def){this.def=def,this.
constr=_,this.traits=new Set}Internals.prototype=zodProto;let protoMembers=proto,initialized=protoMembers&&new WeakSet;function init(inst,def){
if(inst._zod){if(inst._zod.traits.has(name))return}else{_zodDesc.value=new Internals(def);try{Object.defineProperty(inst,"_zod",_zodDesc)}finally{
_zodDesc.value=void 0}}if(inst._zod.traits.add(name),initializer3(inst,def),initialized){let own2=Object.getPrototypeOf(inst),ctorProto=inst.
_zod.constr.prototype,up=own2;for(;up&&up!==ctorProto;)up=Object.getPrototypeOf(up);let target=up??own2;initialized.has(target)||(initialized.
add(target),members(target,protoMembers))}let proto2=_.prototype;for(let k in proto2)Object.prototype.hasOwnProperty.call(proto2,k)&&(k in inst||
(inst[k]=proto2[k].bind(inst)))}let Parent=params?.Parent??Object;class Definition extends Parent{}Object.defineProperty(Definition,"name",{
value:name});function _(def){let inst=params?.Parent?newError(Definition):this;init(inst,def);let deferred=inst._zod.deferred;if(deferred){for(let fn of deferred)
fn();inst._zod.deferred=void 0}let pp=globalThis.__zod_globalConfig?.postProcessor;return pp&&pp(inst),inst}return Object.defineProperty(_,"\
init",{value:init}),Object.defineProperty(_,Symbol.hasInstance,{value:inst=>params?.Parent&&inst instanceof params.Parent?!0:inst?._zod?.traits?.
has(name)}),Object.defineProperty(_,"name",{value:name}),_}var $ZodAsyncError=class extends Error{constructor(){super("Encountered Promise during synchronous parse. Use .parseAsync() instead.")}},$ZodEncodeError=class extends Error{constructor(name){
super(`Encountered unidirectional transform during encode: ${name}`),this.name="ZodEncodeError"}};(_a=globalThis).__zod_globalConfig??(_a.__zod_globalConfig=
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
terminal&&node2._errors.push(mapper(issue3)),curr=node2,i++}}}};return processError(error3),fieldErrors}function finalizeParams(callee,params){return{callee:params?.callee??callee,Err:params?.Err}}var _parse=_Err=>{let fn=(schema,value,_ctx,_params)=>{
let ctx=_ctx?{..._ctx,async:!1}:{async:!1},result=schema._zod.run({value,issues:[]},ctx);if(result instanceof Promise)throw new $ZodAsyncError;
if(result.issues.length){let e=new(_params?.Err??_Err)(result.issues.map(iss=>finalizeIssue(iss,ctx,config())));throw captureStackTrace(e,_params?.
callee??fn),e}return result.value};return fn};var _parseAsync=_Err=>{let fn=async(schema,value,_ctx,params)=>{let ctx=_ctx?{..._ctx,async:!0}:{async:!0},result=schema._zod.run({value,issues:[]},
ctx);if(result instanceof Promise&&(result=await result),result.issues.length){let e=new(params?.Err??_Err)(result.issues.map(iss=>finalizeIssue(
iss,ctx,config())));throw captureStackTrace(e,params?.callee??fn),e}return result.value};return fn};var _safeParse=_Err=>(schema,value,_ctx)=>{let ctx=_ctx?{..._ctx,async:!1}:{async:!1},result=schema._zod.run({value,issues:[]},ctx);if(result instanceof
Promise)throw new $ZodAsyncError;return result.issues.length?failure(_Err,result.issues,ctx):{success:!0,data:result.value}};function failure(Err,issues,ctx){let error3;return{success:!1,get error(){return error3||(error3=new Err(issues.map(iss=>finalizeIssue(iss,ctx,
config()))),issues=void 0,ctx=void 0),error3},set error(e){error3=e,issues=void 0,ctx=void 0}}}var _safeParseAsync=_Err=>async(schema,value,_ctx)=>{
let ctx=_ctx?{..._ctx,async:!0}:{async:!0},result=schema._zod.run({value,issues:[]},ctx);return result instanceof Promise&&(result=await result),
result.issues.length?failure(_Err,result.issues,ctx):{success:!0,data:result.value}};var COMPILE_INVALID=Symbol.for("zod.compile.invalid"),COMPILE_FALLBACK=Symbol.for("zod.compile.fallback"),validate=((schema,value,_ctx)=>{let validator=schema.
_zod.bag.validator;if(validator!==void 0){if(validator(value)!==COMPILE_INVALID)return!0;if(validator.definite===!0&&_ctx===void 0)return!1}
return validateFallback(schema,value,_ctx)});function validateFallback(schema,value,_ctx){let ctx=_ctx?{..._ctx,async:!1,abortEarly:!0}:{async:!1,
abortEarly:!0},fallbackRun=schema._zod.bag.fallbackRun,result;if(fallbackRun?(ctx[COMPILE_FALLBACK]=!0,result=fallbackRun({value,issues:[]},
ctx)):result=schema._zod.run({value,issues:[]},ctx),result instanceof Promise)throw new $ZodAsyncError;return result.issues.length===0}var validateAsync=async(schema,value,_ctx)=>{
let ctx=_ctx?{..._ctx,async:!0,abortEarly:!0}:{async:!0,abortEarly:!0},result=schema._zod.run({value,issues:[]},ctx);return result instanceof
Promise&&(result=await result),result.issues.length===0},_encode=_Err=>{let parse2=_parse(_Err),fn=(schema,value,_ctx,_params)=>{let ctx=_ctx?
{..._ctx,direction:"backward"}:{direction:"backward"};return parse2(schema,value,ctx,finalizeParams(fn,_params))};return fn};var _decode=_Err=>{let parse2=_parse(_Err),fn=(schema,value,_ctx,_params)=>parse2(schema,value,_ctx,finalizeParams(fn,_params));return fn};var _encodeAsync=_Err=>{let parseAsync2=_parseAsync(_Err),fn=async(schema,value,_ctx,_params)=>{let ctx=_ctx?{..._ctx,direction:"backward"}:
{direction:"backward"};return await parseAsync2(schema,value,ctx,finalizeParams(fn,_params))};return fn};var _decodeAsync=_Err=>{let parseAsync2=_parseAsync(_Err),fn=async(schema,value,_ctx,_params)=>await parseAsync2(schema,value,_ctx,finalizeParams(
fn,_params));return fn};var _safeEncode=_Err=>(schema,value,_ctx)=>{let ctx=_ctx?{..._ctx,direction:"backward"}:{direction:"backward"};return _safeParse(_Err)(schema,
value,ctx)};var _safeDecode=_Err=>(schema,value,_ctx)=>_safeParse(_Err)(schema,value,_ctx);var _safeEncodeAsync=_Err=>async(schema,value,_ctx)=>{let ctx=_ctx?{..._ctx,direction:"backward"}:{direction:"backward"};return _safeParseAsync(
_Err)(schema,value,ctx)};var _safeDecodeAsync=_Err=>async(schema,value,_ctx)=>_safeParseAsync(_Err)(schema,value,_ctx);var cuid=/^[cC][0-9a-z]{6,}$/,cuid2=/^[0-9a-z]+$/,ulid=/^[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}$/,xid=/^[0-9a-vA-V]{20}$/,ksuid=/^[A-Za-z0-9]{27}$/,
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
this.indent*2)+x);for(let line2 of dedented)this.content.push(line2)}compile(){let F=Function,content=this?.content??[""];return new F(...Object.
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
let parts=value.split("/");if(parts.length!==2)return!1;let[address,prefix]=parts;if(!prefix)return!1;let prefixNum=Number(prefix);return`${prefixNum}`!==
prefix||prefixNum<0||prefixNum>128?!1:isValidIPv6(address)}var $ZodCIDRv6=$constructor("$ZodCIDRv6",(inst,def)=>{def.pattern??(def.pattern=cidrv6),
$ZodStringFormat.init(inst,def),inst._zod.check=payload=>{isValidCIDRv6(payload.value)||payload.issues.push({code:"invalid_format",format:"c\
idrv6",input:payload.value,inst,continue:!def.abort})}});function isValidBase64(data){if(data==="")return!0;if(/\s/.test(data)||data.length%
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
value,inst}),payload)});function capSize(inst,size2){let caps=sizeCaps(inst._zod.def.checks);if(!caps.length)return;let cap=Math.min(...caps.map(c=>c[0])),parse2=inst.
_zod.parse;inst._zod.parse=(payload,ctx)=>{let n=size2(payload.value);if(n>cap&&!ctx?.skipChecks&&ctx?.direction!=="backward"){for(let[max,ch]of sizeCaps(
inst._zod.def.checks))if(n>max&&ch._zod.def.when(payload)){let start=payload.issues.length;return ch._zod.check(payload),payload.issues[start].
continue=!1,attachSchema(payload.issues,start,inst),payload}}return parse2(payload,ctx)}}var arraySize=input=>Array.isArray(input)?input.length:
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
_catchall=def.catchall._zod,t=_catchall.def.type,optin=_catchall.optin,optout=_catchall.optout,seen2=0;for(let key in input){if(abortEarly&&
payload.issues.length!==seen2){if(aborted(payload,seen2))break;seen2=payload.issues.length}if(keySet.has(key))continue;if(key==="__proto__"){
t==="never"&&unrecognized.push(key);continue}if(t==="never"){unrecognized.push(key);continue}let r=_catchall.run({value:input[key],issues:[]},
ctx);r instanceof Promise?proms.push(r.then(r2=>handlePropertyResult(r2,payload,key,input,optin,optout))):handlePropertyResult(r,payload,key,
input,optin,optout)}return unrecognized.length&&payload.issues.push({code:"unrecognized_keys",keys:unrecognized,input,inst,continue:!0}),proms.
length?Promise.all(proms).then(()=>payload):payload}var $ZodObject=$constructor("$ZodObject",(inst,def)=>{$ZodType.init(inst,def);let desc=Object.
getOwnPropertyDescriptor(def,"shape"),sh=desc?.get?desc.get.raw:def.shape??{};if(sh){let get=()=>{let newSh={...sh};return Object.defineProperty(
def,"shape",{value:newSh}),get.raw=newSh,newSh};get.raw=sh,Object.defineProperty(def,"shape",{get})}let _normalized=cached(()=>normalizeDef(
def));defineLazyInternal(inst,"propValues",zod=>{let shape=zod.def.shape,propValues={};for(let key in shape){let field=shape[key]._zod;if(field.
values){Object.prototype.hasOwnProperty.call(propValues,key)||assignProp(propValues,key,new Set);for(let v of field.values)propValues[key].add(
v);field.optin!==void 0&&propValues[key].add(void 0)}}return propValues});let isObject2=isObject,catchall=def.catchall,value,memo2=globalConfig.
memoizer;memo2?.attach(inst),inst._zod.parse=(payload,ctx)=>{value??(value=_normalized.value);let input=payload.value;if(!isObject2(input))return payload.
issues.push({expected:"object",code:"invalid_type",input,inst}),payload;payload.value=memo2?memo2.alloc(inst,payload,{},ctx):{};let proms=[],
shape=value.shape,abortEarly=ctx?.abortEarly,seen2=payload.issues.length;for(let key of value.allKeys){if(abortEarly&&payload.issues.length!==
seen2){if(aborted(payload,seen2))break;seen2=payload.issues.length}if(key==="__proto__")continue;let el=shape[key],optin=el._zod.optin,optout=el.
_zod.optout,r=el._zod.run({value:input[key],issues:[]},ctx);r instanceof Promise?proms.push(r.then(r2=>handlePropertyResult(r2,payload,key,input,
optin,optout))):handlePropertyResult(r,payload,key,input,optin,optout)}return catchall?handleCatchall(proms,input,payload,ctx,_normalized.value,
inst,abortEarly===!0):proms.length?Promise.all(proms).then(()=>payload):payload}}),$ZodObjectJIT=$constructor("$ZodObjectJIT",(inst,def)=>{$ZodObject.
init(inst,def);let superParse=inst._zod.parse,_normalized=cached(()=>normalizeDef(def)),memo2=globalConfig.memoizer,generateFastpass=shape=>{
let normalized=_normalized.value,syms=normalized.symbolKeys,doc=new Doc(["payload","ctx"],{shape,inst,memo:memo2,syms}),parseStr=k=>`shape[${k}\
]._zod.run({ value: input[${k}], issues: [] }, ctx)`,prefixStr=(id,k)=>`
          let ${id}_ab = false;
          for (let i = 0; i < ${id}.issues.length; i++) {
            const iss = ${id}.issues[i];
            iss.path = iss.path ? [${k}, ...iss.path] : [${k}];
            payload.issues.push(iss);
            if (iss.continue !== true) ${id}_ab = true;
          }
          if (${id}_ab && ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }`;doc.write("const input = payload.value;");let ids=Object.create(null),counter2=0;for(let key of normalized.allKeys)ids[key]=`ke\
y_${counter2++}`;doc.write(memo2?"const newResult = memo.alloc(inst, payload, {}, ctx);":"const newResult = {};");for(let key of normalized.
allKeys){if(key==="__proto__")continue;let id=ids[key],k=typeof key=="symbol"?`syms[${syms.indexOf(key)}]`:esc(key),isPresent=`${k} in input`,
schema=shape[key],optin=schema?._zod?.optin,isOptionalIn=optin!==void 0,isOptionalOut=schema?._zod?.optout==="optional";if(doc.write(`const ${id}\
 = ${parseStr(k)};`),isOptionalIn&&isOptionalOut){let assign=optin==="optional"?`${id}_present`:`${id}.value !== undefined || ${id}_present`;
doc.write(`
        const ${id}_present = ${isPresent};
        if (!${id}.issues.length || ${id}_present) {
          if (${id}.issues.length) {${prefixStr(id,k)}
          }

          if (${assign}) {
            newResult[${k}] = ${id}.value;
          }
        }

      `)}else isOptionalIn?(doc.write(`
        if (${id}.issues.length) {${prefixStr(id,k)}
        }
      `),optin==="defaulted"?doc.write(`newResult[${k}] = ${id}.value;`):doc.write(`
        if (${id}.value !== undefined || ${isPresent}) {
          newResult[${k}] = ${id}.value;
        }
      `)):doc.write(`
        const ${id}_present = ${isPresent};
        if (${id}.issues.length) {${prefixStr(id,k)}
        }
        if (!${id}_present && !${id}.issues.length) {
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

        if (${id}_present) {
          newResult[${k}] = ${id}.value;
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
r.issues.length&&(itemAborted=aborted(r)))}if(def.rest&&!itemAborted){let i=items.length-1,rest=input.slice(items.length),seen2=payload.issues.
length;for(let el of rest){if(abortEarly&&payload.issues.length!==seen2){if(aborted(payload,seen2))break;seen2=payload.issues.length}i++;let result=def.
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
map(iss=>iss.path?{...iss,path:iss.path.slice()}:{...iss})}var recursive=new WeakMap,NONE=0,ASSUMED=1,PROVEN=2;function isRecursive(inst,stack,resolve7){
let cached2=recursive.get(inst);if(cached2!==void 0)return cached2?PROVEN:NONE;if(stack.has(inst))return PROVEN;stack.add(inst);let result=NONE,
check=child=>{if(result!==PROVEN&&child?._zod){let answer=isRecursive(child,stack,resolve7);answer>result&&(result=answer)}},shape=(sh,spread)=>{
let answer=NONE;for(let key of Reflect.ownKeys(sh)){let desc=Object.getOwnPropertyDescriptor(sh,key);if(spread&&!desc.enumerable)continue;let child=desc.
get?ASSUMED:desc.value?._zod?isRecursive(desc.value,stack,resolve7):NONE;child>answer&&(answer=child)}return answer},merge3=answer=>{answer>
result&&(result=answer)},def=inst._zod.def,kind2=def.type;switch(kind2){case"object":{let raw=rawShape(def);merge3(raw?shape(raw,!0):ASSUMED),
check(def.catchall);break}case"array":check(def.element);break;case"tuple":for(let el of def.items)check(el);check(def.rest);break;case"reco\
rd":case"map":check(def.keyType),check(def.valueType);break;case"set":check(def.valueType);break;case"union":for(let el of def.options)check(
el);break;case"intersection":check(def.left),check(def.right);break;case"optional":case"nullable":case"default":case"prefault":case"catch":case"\
readonly":case"nonoptional":case"promise":case"success":check(def.innerType);break;case"pipe":check(def.in),check(def.out);break;case"functi\
on":check(def.input),check(def.output);break;case"lazy":{let inner=def._cachedInner??(resolve7?inst._zod.innerType:void 0);merge3(inner?isRecursive(
inner,stack,!1):ASSUMED);break}case"template_literal":case"string":case"number":case"int":case"boolean":case"bigint":case"symbol":case"undef\
ined":case"null":case"void":case"never":case"any":case"unknown":case"date":case"nan":case"enum":case"literal":case"file":case"transform":case"\
custom":break;default:for(let key in def){let desc=Object.getOwnPropertyDescriptor(def,key);if(!desc||desc.get)continue;let value=desc.value;
if(!(!value||typeof value!="object")){if(value._zod)check(value);else if(Array.isArray(value))for(let el of value)check(el)}}}return stack.delete(
inst),settle(inst,result)}function settle(inst,answer){return answer!==ASSUMED&&recursive.set(inst,answer===PROVEN),answer}function bucketFor(state,inst){let bucket=state.buckets.get(inst);return bucket||(bucket=new WeakMap,state.buckets.set(inst,bucket)),bucket}
var handoff,open=[],memo={alloc(_inst,payload,empty){let bucket=handoff;if(!bucket)return empty;handoff=void 0;let entry={value:empty,issues:null};
return bucket.set(payload.value,entry),open.push(entry),empty},guard(inst){var _a3;(_a3=inst._zod).deferred??(_a3.deferred=[]),inst._zod.deferred.
push(()=>{let base=inst._zod.parse,wrapped=(payload,ctx)=>{if(ctx.direction!=="backward"&&isBackEdge(ctx,payload.value))throw new $ZodCyclicError;
return base(payload,ctx)};inst._zod.parse=wrapped,inst._zod.run===base&&(inst._zod.run=wrapped)})},attach(inst){var _a3;let isRecursiveInst,
rechecked=!1,lastCtx,lastBucket;(_a3=inst._zod).deferred??(_a3.deferred=[]),inst._zod.deferred.push(()=>{let base=inst._zod.parse,wrapped=(payload,ctx)=>{
if(isRecursiveInst===void 0){let walked=isRecursive(inst,new Set,!1);if(walked===NONE)return inst._zod.parse=base,inst._zod.run===wrapped&&(inst.
_zod.run=base),base(payload,ctx);walked===PROVEN||rechecked?isRecursiveInst=!0:rechecked=!0}let input=payload.value;if(!isRef(input))return base(
payload,ctx);let state=ctx[STATE];state||(state={buckets:new WeakMap,backEdges:void 0},ctx[STATE]=state);let bucket;lastCtx===ctx?bucket=lastBucket:
(bucket=bucketFor(state,inst),lastCtx=ctx,lastBucket=bucket);let hit=bucket.get(input);if(hit)return payload.value=hit.value,hit.issues?hit.
issues.length&&payload.issues.push(...cloneIssues(hit.issues)):(payload.memo=!0,state.backEdges??(state.backEdges=new WeakSet),state.backEdges.
add(hit.value)),payload;handoff=bucket;let depth=open.length,result=base(payload,ctx);handoff=void 0;let entry=open.length>depth?open.pop():
void 0;return result instanceof Promise?result.then(r=>(entry&&(entry.issues=r.issues.length?cloneIssues(r.issues):NO_ISSUES),r)):(entry&&(entry.
issues=result.issues.length?cloneIssues(result.issues):NO_ISSUES),result)};inst._zod.parse=wrapped,inst._zod.run===base&&(inst._zod.run=wrapped)})}};
function memoizer(){return memo}function isBackEdge(ctx,value){let backEdges=ctx[STATE]?.backEdges;return backEdges!==void 0&&isRef(value)&&
backEdges.has(value)}var error=()=>{let Sizable={string:{unit:"characters",verb:"to have"},file:{unit:"bytes",verb:"to have"},array:{unit:"items",verb:"to have"},
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
Invalid input"}}};function en_default(){return{localeError:error()}}var _a2;var $ZodRegistry=class{constructor(){this._map=new WeakMap,this._idmap=new Map}add(schema,..._meta){let meta2=_meta[0];return this._map.set(
schema,meta2),meta2&&typeof meta2=="object"&&"id"in meta2&&this._idmap.set(meta2.id,schema),this}clear(){return this._map=new WeakMap,this._idmap=
new Map,this}remove(schema){let meta2=this._map.get(schema);return meta2&&typeof meta2=="object"&&"id"in meta2&&this._idmap.delete(meta2.id),
this._map.delete(schema),this}get(schema){let p=schema._zod.parent;if(p){let pm={...this.get(p)??{}};delete pm.id;let f={...pm,...this._map.
get(schema)};return Object.keys(f).length?f:void 0}return this._map.get(schema)}has(schema){return this._map.has(schema)}};function registry(){
return new $ZodRegistry}(_a2=globalThis).__zod_globalRegistry??(_a2.__zod_globalRegistry=registry());var globalRegistry=globalThis.__zod_globalRegistry;function snapshotChecks(def){return def.checks&&(def.checks=[...def.checks]),def}function _string(Class2,params){return new Class2(snapshotChecks(
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
return new $ZodCheckGreaterThan({check:"greater_than",...normalizeParams(params),value,inclusive:!0})}function _multipleOf(value,params){return new $ZodCheckMultipleOf({check:"multiple_of",...normalizeParams(params),value})}function _maxLength(maximum,params){return new $ZodCheckMaxLength({check:"max_length",...normalizeParams(params),maximum})}function _minLength(minimum,params){
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
"isEmpty",{configurable:!0,enumerable:!1,get(){return this.issues.length===0}}))};var ZodRealError=$constructor("ZodError",initializer2,void 0,{Parent:Error});var parse=_parse(ZodRealError),parseAsync=_parseAsync(ZodRealError),safeParse=_safeParse(ZodRealError),safeParseAsync=_safeParseAsync(ZodRealError),
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
return parse(this,data,params,{callee:_parse2})},parseAsync:async function _parseAsync2(data,params){return await parseAsync(this,data,params,
{callee:_parseAsync2})},safeParse(data,params){return safeParse(this,data,params)},async safeParseAsync(data,params){return safeParseAsync(this,
data,params)},get spa(){return this?.safeParseAsync},set spa(value){util_exports.own(this,"spa",value)},validate(data,params){return validate(
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
params),inst.unwrap=()=>inst._zod.def.innerType});function nullable(innerType){return new ZodNullable({type:"nullable",innerType})}var ZodDefault=$constructor("ZodDefault",(inst,def)=>{$ZodDefault.init(inst,def),ZodType.init(inst,def),inst._zod.processJSONSchema=(ctx,json,params)=>(void 0)(
inst,ctx,json,params),inst.unwrap=()=>inst._zod.def.innerType,inst.removeDefault=inst.unwrap});function _default(innerType,defaultValue){return new ZodDefault(
{type:"default",innerType,get defaultValue(){return typeof defaultValue=="function"?defaultValue():util_exports.shallowClone(defaultValue)}})}
var ZodPrefault=$constructor("ZodPrefault",(inst,def)=>{$ZodPrefault.init(inst,def),ZodType.init(inst,def),inst._zod.processJSONSchema=(ctx,json,params)=>(void 0)(
inst,ctx,json,params),inst.unwrap=()=>inst._zod.def.innerType});function prefault(innerType,defaultValue){return new ZodPrefault({type:"pref\
ault",innerType,get defaultValue(){return typeof defaultValue=="function"?defaultValue():util_exports.shallowClone(defaultValue)}})}var ZodNonOptional=$constructor(
"ZodNonOptional",(inst,def)=>{$ZodNonOptional.init(inst,def),ZodType.init(inst,def),inst._zod.processJSONSchema=(ctx,json,params)=>(void 0)(
inst,ctx,json,params),inst.unwrap=()=>inst._zod.def.innerType});function nonoptional(innerType,params){return new ZodNonOptional({type:"nono\
ptional",innerType,...util_exports.normalizeParams(params)})}var ZodCatch=$constructor("ZodCatch",(inst,def)=>{$ZodCatch.init(inst,def),ZodType.init(inst,def),inst._zod.processJSONSchema=(ctx,json,params)=>(void 0)(
inst,ctx,json,params),inst.unwrap=()=>inst._zod.def.innerType,inst.removeCatch=inst.unwrap});function _catch(innerType,catchValue){return new ZodCatch(
{type:"catch",innerType,catchValue:typeof catchValue=="function"?catchValue:util_exports.constantCatch(catchValue)})}var ZodPipe=$constructor("ZodPipe",(inst,def)=>{$ZodPipe.init(inst,def),ZodType.init(inst,def),inst._zod.processJSONSchema=(ctx,json,params)=>(void 0)(
inst,ctx,json,params),inst.in=def.in,inst.out=def.out});function pipe(in_,out2){return new ZodPipe({type:"pipe",in:in_,out:out2})}var ZodReadonly=$constructor("ZodReadonly",(inst,def)=>{$ZodReadonly.init(inst,def),ZodType.init(inst,def),inst._zod.processJSONSchema=(ctx,json,params)=>(void 0)(
inst,ctx,json,params),inst.unwrap=()=>inst._zod.def.innerType});function readonly(innerType){return new ZodReadonly({type:"readonly",innerType})}var ZodCustom=$constructor("ZodCustom",(inst,def)=>{$ZodCustom.init(inst,def),ZodType.init(inst,def),inst._zod.processJSONSchema=(ctx,json,params)=>(void 0)(
inst,ctx,json,params)});function refine(fn,_params={}){return _refine(ZodCustom,fn,_params)}function superRefine(fn,params){return _superRefine(fn,params)}var UsageError=class extends Error{name="UsageError"},RunError=class extends Error{name="RunError"},Interrupted=class extends Error{name="In\
terrupted";signal;constructor(signal){super(`interrupted by ${signal}`),this.signal=signal}};var DeliveryError=class extends Error{name="DeliveryError"},INTERRUPTED="interrupted; everything it started is gone";function messageOf(error3){
return error3 instanceof Interrupted?INTERRUPTED:[UsageError,RunError,DeliveryError].some(kind2=>error3 instanceof kind2)?error3.message:error3 instanceof
Error?error3.stack??error3.message:String(error3)}import{stripVTControlCharacters}from"node:util";var CONTROLS=/(?![\t\n]|\uFE0F)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu,
PILED_MARKS=new RegExp("(\\p{M}{4})\\p{M}+","gu");function plainText(text){return stripVTControlCharacters(text.replace(/\r\n?/g,`
`)).replace(CONTROLS,"").replace(PILED_MARKS,"$1")}function plainLine(text){return plainText(text).replace(/\s+/g," ").trim()}function clip(text,length){
return text.length<=length?text:`${text.slice(0,length-1).replace(/[\uD800-\uDBFF]$/,"").trimEnd()}\u2026`}function tailOfLog(log2,lines=12){return plainText(log2).trimEnd().split(`
`).slice(-lines).map(line2=>clip(line2,300)).join(`
`)}var ENTITIES={"&":"&amp;","<":"&lt;",">":"&gt;",'"':"&quot;","'":"&#39;"};function html(text){return plainText(text).replace(/[&<>"']/g,character=>ENTITIES[character]??
"")}function htmlProse(text){return html(plainLine(text))}function markdown(text){return plainLine(text).replace(/@(?=\w)|#(?=\d)|\b(?:GH-|www)(?=[.\d])/gi,
"$&\u2060").replace(/[&<>`|*_~[\]\\#@$]|:(?=\S)/g,character=>`&#${character.charCodeAt(0)};`)}function markdownCode(text){return`<code>${markdown(
text)}</code>`}var UNSAFE=/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;function printable(text){return text.replaceAll(UNSAFE,c=>{let code=c.codePointAt(
0).toString(16);return code.length>4?`\\u{${code}}`:`\\u${code.padStart(4,"0")}`})}function quote(text){return`"${printable(text.length>60?`${text.
slice(0,57)}...`:text)}"`}function escapeWorkflowCommands(text){return text.replace(/^([^\w\r\n]*?):(?=:)/gm,"$1:\u2060").replaceAll("##[","\
##\u2060[")}function forLog(text,{GITHUB_ACTIONS}){return GITHUB_ACTIONS==="true"?escapeWorkflowCommands(text):text}var withheld=array(strictObject({name:string2(),key:_enum(["inherit","secrets"]).describe("The key of the target that hands it on.")})).exactOptional().
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
coded("rate-not-comparable",{scenario:string2()})]),BY_THE_CHANGE={"base-config-missing":!0,"base-config-unusable":!0,"config-from-checkout":!1,
"gate-changed":!0,"isolation-changed":!0,"budget-changed":!0,"no-base-side":!0,"no-longer-measured":!0,"newly-measured":!0,"plan-changed":!0,
"fixture-changed":!0,"default-rules":!1,"cases-missing":!0,"asked-otherwise":!0,"submodules-missing":!1,"filters-off":!1,"port-ignored":!1,"\
port-fixed":!1,"own-users-lacking":!1,"session-overran":!1,"planted-not-found":!1,"planted-not-measured":!1,"rate-not-comparable":!1};function altersPlan(notices){
return notices.some(({code})=>BY_THE_CHANGE[code])}var obstacle=discriminatedUnion("code",[coded("docker-missing",{}),coded("no-engine",{said:string2().
exactOptional().describe("By Docker's client.")}),coded("no-buildx",{}),coded("images-unresolved",{images:array(string2())}),coded("nothing-\
to-build",{target:string2()}),coded("no-command",{of:_enum(["target","service"]),name:string2()}),coded("same-process",{as:string2().describe(
"The target that it does not differ from.")}),coded("programs-missing",{programs:array(string2())}),coded("base-in-docker",{})]),isolationReason=discriminatedUnion(
"code",[coded("asked-for",{}),coded("docker-works",{}),coded("nothing-to-run",{}),coded("not-docker",{obstacle})]),skipReason=_enum(["untouc\
hed","identical-builds"]),interferenceSource=_enum(["steal","other-programs","out-of-ports"]),limitSeconds=number2().exactOptional().describe(
"Set where the time for everything that is built together was over."),finding=discriminatedUnion("code",[coded("build-failed",{variant,target:string2(),
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
 less base, per request or operation."),low:number2().describe("Where that lies at 95%, with the other end."),high:number2()})]);var TOKEN=/[[\]{}:,]|[^\s"[\]{}:,]+/uy,SPACE=/\s*/y;function checkJson(text,{deepest,mostValues,longest}){let open3=[],values2=0,before="";for(let at=0;;){
SPACE.lastIndex=at,SPACE.exec(text);let token2=tokenAt(text,SPACE.lastIndex);if(token2===null)return;if(at=SPACE.lastIndex+token2.length,token2===
"{"||token2==="["){if(open3.push({keys:token2==="{"?new Set:null,entries:1}),open3.length>deepest)throw new UsageError(`the JSON is nested d\
eeper than ${deepest} levels`)}else if(token2==="}"||token2==="]")open3.pop();else if(token2===":")addKey(open3.at(-1)?.keys,before);else if(token2===
","){let inside=open3.at(-1);if(inside&&++inside.entries>longest)throw new UsageError(`the JSON has a list of more than ${longest} entries`)}else if(++values2>
mostValues)throw new UsageError(`the JSON holds more than ${mostValues} values`);before=token2}}function tokenAt(text,at){if(text[at]==='"'){
let end2=endOfString(text,at);return end2===null?null:text.slice(at,end2)}return TOKEN.lastIndex=at,TOKEN.exec(text)?.[0]??null}function endOfString(text,open3){
for(let quote2=text.indexOf('"',open3+1);quote2>=0;quote2=text.indexOf('"',quote2+1)){let backslashes=0;for(;text[quote2-1-backslashes]==="\\";)
backslashes++;if(backslashes%2===0)return quote2+1}return null}function addKey(keys,token2){if(!keys)return;let key=keyOf(token2);if(keys.has(
key))throw new UsageError("the JSON gives a key twice in one object");keys.add(key)}function keyOf(token2){try{return token2.includes("\\")?
JSON.parse(token2):token2.slice(1,-1)}catch{return token2}}var isolation=_enum(["docker","process"]),request=strictObject({method:string2(),paths:array(string2()).describe("One or several; one of sev\
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
ranking]);function resultsText(written2){return`${JSON.stringify(written2,null,1)}
`}var MOST_BYTES=64*1024*1024,LIMITS={deepest:24,mostValues:4e6,longest:2e4},MOST_CASES=1e3,MOST_SESSIONS=1e3,MOST_ROUNDS=100;function readResults(text){
let read2=readAny(text);if(read2.command==="rank")throw new UsageError("these are the results of rank; this takes those of compare or trend");
return read2}function readAny(text){let read2=readFile(text);if(read2.command==="rank")return read2;let{trend}=read2;for(let part of[read2,trend?.
control,trend?.seam?.results,trend?.again,trend?.planted?.results])part&&checkSize(part);return read2}function readFile(text){if(Buffer.byteLength(text)>MOST_BYTES)throw new UsageError(`the results have more than ${MOST_BYTES/2**20} MiB: no r\
un leaves so much`);checkJson(text,LIMITS);let value=decoded(text);checkSchema(value);let parsed=resultsFile.safeParse(value);if(parsed.success)
return parsed.data;let[issue3]=parsed.error.issues,where=issue3===void 0||issue3.path.length===0?"the top":issue3.path.map(String).join("."),
what=clip(plainLine(`${where}: ${issue3?.message??"unknown"}`),300);throw new UsageError(`the results are not valid at ${what}`)}function decoded(text){
try{return JSON.parse(text)}catch(error3){throw new UsageError(`the results are not JSON (${plainLine(String(error3))}); was the file cut of\
f?`)}}var numbered=looseObject({schema:number2()});function checkSchema(value){let found=numbered.safeParse(value);if(!found.success)throw new UsageError(
"this is not a results.json of loadgate: it has no schema number");if(found.data.schema>RESULTS_SCHEMA)throw new UsageError(`the results hav\
e schema ${found.data.schema}, this loadgate reads up to ${RESULTS_SCHEMA}; use the loadgate that wrote them, or a newer one`)}function checkSize(read2){
let sessions=read2.cases.flatMap(each=>each.sessions);if(read2.cases.length>MOST_CASES||read2.plan.cases.length>MOST_CASES||read2.cases.some(
each=>each.sessions.length>MOST_SESSIONS)||sessions.some(({rounds})=>rounds.length>MOST_ROUNDS))throw new UsageError("the results hold more \
cases, sessions or rounds than any run leaves")}var SPEED=["slower","faster"],CPU=["using more CPU","using less CPU"];function answers(sample2){return Object.values(sample2.byStatus).reduce(
(sum2,count)=>sum2+count,0)}function quotient(dividend,divisor){return dividend===null||!(divisor>0)?null:dividend/divisor}function perRun({
command:command2},value){return command2===void 0||command2.operations!==null?null:quotient(value,command2.runs)}function peakMemory(session2,variant2){
let peaks=session2.rounds.flatMap(round2=>round2.samples).filter(sample2=>sample2.variant===variant2).flatMap(sample2=>sample2.memory===null?
[]:[sample2.memory]);return peaks.length===0?null:Math.max(...peaks)}function latency(name,subject,{decides,ofSession=!1}){let words={subject,
verb:`gives ${subject}`,shrunk:"sooner",grown:"later",axis:[`${name} faster`,`${name} slower`],cases:SPEED},label=`Latency ${name}`,about2={
unit:"s",better:"lower",decides,limitable:!0,label,words},share2=Number(name.slice(1))/100;return{name,...about2,of:"request",per:"round",percentile:{
share:share2,ofSession},value:({latencies,latency:latency2})=>latencies?quantile(latencies,share2):latency2[name]??null}}var informs={better:"\
lower",decides:null,limitable:!1},MEMORY_BATCH=64*4096;function counter(name,about2){return{...informs,name,unit:"per request",...about2,of:"\
request",per:"session",value:(session2,variant2)=>{let counted4=session2.rounds.flatMap(round2=>round2.samples).filter(sample2=>sample2.variant===
variant2&&sample2.counters?.[name]!==void 0),total=counted4.reduce((sum2,{counters})=>sum2+(counters?.[name]??0),0);return quotient(total,counted4.
reduce((sum2,sample2)=>sum2+answers(sample2),0))}}}var METRICS=[{name:"goodput",unit:"requests/s",label:"Requests/s",words:{subject:"speed",
verb:"is",shrunk:"slower",grown:"faster",axis:["slower","faster"],cases:SPEED},better:"higher",decides:"closed",limitable:!0,column:!0,per:"\
round",value:sample2=>sample2.command?.operations===null?null:quotient(sample2.correct,sample2.wall)},{name:"cpu",unit:"s/request",label:"CP\
U per request",words:{subject:"CPU per request",verb:"needs",shrunk:"less CPU per request",grown:"more CPU per request",axis:["less CPU","mo\
re CPU"],cases:CPU},better:"lower",decides:"closed",limitable:!1,column:!0,per:"round",value:sample2=>quotient(sample2.cpu.server,answers(sample2))},
{name:"time",unit:"s",label:"Time per run",words:{subject:"time per run",verb:"takes",shrunk:"less time per run",grown:"more time per run",axis:[
"less time","more time"],cases:SPEED},better:"lower",decides:"command",limitable:!1,of:"command",per:"round",value:sample2=>perRun(sample2,sample2.
wall)},{name:"cpu-time",unit:"s",label:"CPU per run",words:{subject:"CPU per run",verb:"needs",shrunk:"less CPU per run",grown:"more CPU per\
 run",axis:["less CPU","more CPU"],cases:CPU},better:"lower",decides:"command",limitable:!1,of:"command",per:"round",value:sample2=>perRun(sample2,
sample2.cpu.server)},{name:"own-clock",unit:"operations/s",label:"Operations/s by its own clock",words:{subject:"speed by its own clock",verb:"\
is",shrunk:"slower by its own clock",grown:"faster by its own clock",axis:["slower","faster"],cases:SPEED},...informs,better:"higher",of:"co\
mmand",per:"round",value:sample2=>quotient(sample2.correct,sample2.command?.seconds??0)},latency("p50","the median answer",{decides:"open"}),
latency("p90","the slowest tenth of the answers",{decides:null}),latency("p95","the slowest twentieth of the answers",{decides:"open"}),{...latency(
"p99","the slowest hundredth of the answers",{decides:"open",ofSession:!0}),column:!0},{name:"memory",unit:"bytes",label:"Peak memory",words:{
subject:"memory",verb:"needs",shrunk:"less memory",grown:"more memory",axis:["needs less memory","needs more memory"],cases:["using more mem\
ory","using less memory"]},...informs,resolution:MEMORY_BATCH,per:"session",value:peakMemory},{name:"switches",unit:"per request",label:"Con\
text switches per request",words:{subject:"context switches",verb:"makes",shrunk:"fewer context switches",grown:"more context switches",axis:[
"fewer switches","more switches"],cases:["switching more","switching less"]},...informs,of:"request",per:"round",value:sample2=>quotient(sample2.
switches,answers(sample2))},counter("io-calls",{label:"Read and write calls per request",words:{subject:"read and write calls",verb:"makes",
shrunk:"fewer read and write calls",grown:"more read and write calls",axis:["fewer calls","more calls"],cases:["calling the system more","ca\
lling the system less"]}}),counter("collections",{label:"Garbage collections per request",words:{subject:"garbage collections",verb:"runs",shrunk:"\
fewer garbage collections",grown:"more garbage collections",axis:["fewer collections","more collections"],cases:["collecting garbage more","\
collecting garbage less"]}}),{name:"start-time",unit:"s",label:"Start-up",words:{subject:"start-up time",verb:"takes",shrunk:"less time to s\
tart",grown:"more time to start",axis:["starts sooner","starts later"],cases:["slower to start","faster to start"]},...informs,of:"request",
per:"session",value:(session2,variant2)=>session2.startSeconds[variant2]??null},{name:"image-size",unit:"bytes",label:"Image size",words:{subject:"\
image size",verb:"has an image",shrunk:"smaller",grown:"larger",axis:["smaller","larger"],cases:["larger","smaller"]},...informs,per:"build"}];
function isOfSpeed(name){return[SPEED,CPU].includes(metricNamed(name).words.cases)}function deciding(loop){return METRICS.filter(({decides})=>decides===
loop)}function lackOf({name,of,decides},{loop,isCommand}){return of==="request"&&isCommand?"of-requests":of==="command"&&!isCommand?"of-comm\
ands":isCommand&&loop==="closed"&&decides==="command"?"operations":loop==="command"&&(decides==="closed"||name==="own-clock")?"no-operations":
null}function decidingWith(thresholds,kind2){let asked=metric2=>thresholds[metric2.name]!==void 0&&lackOf(metric2,kind2)===null;return METRICS.
filter(metric2=>metric2.decides===kind2.loop||asked(metric2))}function findMetric(name){return METRICS.find(candidate=>candidate.name===name)}
function metricNamed(name){let metric2=findMetric(name);if(metric2===void 0)throw new RangeError(`no metric ${name}`);return metric2}var BEYOND=10;function merged(all){let counts3=new Map;for(let[seconds3,count]of all.flat())counts3.set(seconds3,(counts3.get(seconds3)??0)+count);return[
...counts3].sort(([a],[b])=>a-b)}var knownQuantiles=new WeakMap;function quantile(latencies,share2){let known2=knownQuantiles.get(latencies)??
new Map;known2.size===0&&knownQuantiles.set(latencies,known2);let value=known2.get(share2);if(value!==void 0)return value;let fresh2=nearestRank(
latencies,share2);return known2.set(share2,fresh2),fresh2}function nearestRank(latencies,share2){let total=latencies.reduce((sum2,[,count])=>sum2+
count,0);if(total*(1-share2)<BEYOND-1e-9)return null;let seen2=0;for(let[seconds3,count]of latencies)if(seen2+=count,seen2>=total*share2-1e-9)
return seconds3;return null}import{isDeepStrictEqual}from"node:util";var EQUALLY={stolen:.3,foreign:.6},ONE_OF_TWO={stolen:.05,foreign:.25},DISTURBED_WEIGHT=.25;function ranOutOfPorts({samples=[]}){return samples.
some(({limits})=>limits.includes("out-of-ports"))}function isEqual({together,order}){return together||order.length===1}function interferenceIn(round2){
if(ranOutOfPorts(round2))return"out-of-ports";let{stolen,foreign}=round2.disturbance,most=isEqual(round2)?EQUALLY:ONE_OF_TWO;return(stolen??
0)>most.stolen?"steal":(foreign??0)>most.foreign?"other-programs":null}function weightOf(round2){let source=interferenceIn(round2);return source===
null?1:isEqual(round2)&&source!=="out-of-ports"?DISTURBED_WEIGHT:0}function disturbedRounds(sessions){let found=[];for(let round2 of sessions.flatMap(({rounds})=>rounds)){let source=interferenceIn(round2);if(source===
null)continue;let counted4=weightOf(round2)>0,same=found.find(each=>each.source===source&&each.counted===counted4);same?same.rounds+=1:found.
push({source,counted:counted4,rounds:1})}return found}function interferenceFinding({source,counted:counted4,rounds}){return{code:"interferen\
ce",source,effect:counted4?"counted-less":"left-out",rounds}}var LANCZOS_0=.9999999999998099,LANCZOS=[676.5203681218851,-1259.1392167224028,771.3234287776531,-176.6150291621406,12.507343278686905,-.13857109526572012,
9984369578019572e-21,15056327351493116e-23];function logGamma(x){let z=x-1,base=z+7.5,series=LANCZOS.reduce((sum2,c,i)=>sum2+c/(z+i+1),LANCZOS_0);
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
-1.821255978,1.330274429].reduceRight((sum2,term)=>(sum2+term)*t,0);return 1-Math.exp(-z*z/2)/Math.sqrt(2*Math.PI)*series}var MIDPOINTS=200,
WIDEST_SHARE=4;function overSpreads(n,f){let degrees=n-1,constant=degrees/2*Math.log(degrees/2)+Math.LN2-logGamma(degrees/2),density=share2=>Math.
exp(constant+(degrees-1)*Math.log(share2)-degrees*share2*share2/2),[sum2,weight]=[0,0];for(let step=0;step<MIDPOINTS;step++){let share2=(step+
.5)*WIDEST_SHARE/MIDPOINTS,part=density(share2);sum2+=part*f(share2),weight+=part}return sum2/weight}function equally(values2){return values2.map(value=>({value,weight:1}))}function median(values2){return weightedMedian(equally(values2))}function weightedMedian(points){
let sorted=points.toSorted((a,b)=>a.value-b.value),half=sorted.reduce((sum2,{weight})=>sum2+weight,0)/2,below=0;for(let[index,{value,weight}]of sorted.
entries()){if(below+=weight,below===half)return(value+(sorted[index+1]?.value??value))/2;if(below>half)return value}return null}function mean(values2){
return values2.reduce((sum2,v)=>sum2+v,0)/values2.length}function hodgesLehmann(points){return weightedMedian(points.flatMap((a,i)=>points.slice(i).map(b=>({value:(a.value+b.value)/2,weight:a.weight*
b.weight}))))}var OUTLYING=4.25,KEPT_VARIANCE=1-2*OUTLYING*Math.exp(-(OUTLYING**2)/2)/Math.sqrt(2*Math.PI)/(2*normalBelow(OUTLYING)-1);function pair(base,head,weight,limited){return isPositive(base)&&isPositive(head)?[{base,head,weight,limited}]:[]}function isPositive(value){
return value!==null&&Number.isFinite(value)&&value>0}function roundPair(round2,metric2){let of=variant2=>round2.samples.find(sample2=>sample2.
variant===variant2),[base,head]=[of("base"),of("head")];if(base===void 0||head===void 0)return[];let limited=base.limits.length+head.limits.
length>0;return pair(metric2.value(base),metric2.value(head),weightOf(round2),limited)}function sessionPairs(session2,metric2,steady=!1){if(metric2.
per==="build")return[];if(metric2.per==="session")return pair(metric2.value(session2,"base"),metric2.value(session2,"head"),1,!1);let counted4=countedRounds(
session2),isSteady=({samples})=>samples.every(({limits})=>limits.length===0),rounds=steady&&metric2.limitable?counted4.filter(isSteady):counted4,
percentile=mergedPercentile(rounds,metric2);return percentile?mergedPair(rounds,percentile):rounds.flatMap(round2=>roundPair(round2,metric2))}
function mergedPercentile(rounds,metric2){let samples=rounds.flatMap(round2=>round2.samples),{percentile}=metric2;return!percentile||!samples.
some(({latencies})=>latencies!==void 0)?null:percentile.ofSession||samples.some(sample2=>metric2.value(sample2)===null)?percentile:null}function mergedPair(rounds,percentile){
let samples=rounds.flatMap(round2=>round2.samples),of=variant2=>mergedValue(samples,percentile,variant2),weight=rounds.reduce((sum2,round2)=>sum2+
weightOf(round2),0)/rounds.length;return pair(of("base"),of("head"),weight,samples.some(({limits})=>limits.length>0))}function mergedValue(samples,{
share:share2},variant2){let own2=samples.filter(sample2=>sample2.variant===variant2);return quantile(merged(own2.map(({latencies})=>latencies??
[])),share2)}function countedRounds({rounds}){return rounds.filter(round2=>weightOf(round2)>0)}function effect(pairs){return hodgesLehmann(logs(
pairs))}function logs(pairs){return pairs.map(({base,head,weight})=>({value:Math.log(head/base),weight}))}function sessionEffects({sessions},metric2,steady=!1){
return sessions.flatMap(session2=>{let pairs=sessionPairs(session2,metric2,steady),points=logs(pairs),rounding=mean(pairs.map(({base,head})=>roundingOf(
metric2,base)+roundingOf(metric2,head)));return inSession(hodgesLehmann(points),points,metric2,rounding)})}function sessionValues({sessions},metric2,variant2){
return sessions.flatMap(session2=>{let known2=values(session2,metric2,variant2).filter(({value})=>value>0),points=known2.map(({value,weight})=>({
value:Math.log(value),weight}));return inSession(weightedMedian(points),points,metric2,mean(known2.map(({value})=>roundingOf(metric2,value))))})}
function roundingOf({resolution=0},value){return(resolution/value)**2/12}function inSession(value,points,metric2,rounding){if(value===null)return[];
let weight=points.reduce((sum2,point)=>sum2+point.weight,0),spread=metric2.per==="round"&&points.length>1?spreadOf(points,weight):null;return[
{value,weight:weight/points.length,spread,...rounding>0&&{rounding}}]}function spreadOf(points,weight){let centre=points.reduce((sum2,point)=>sum2+
point.weight*point.value,0)/weight;return{squares:points.reduce((sum2,point)=>sum2+point.weight*(point.value-centre)**2,0),degrees:points.length-
1,rounds:points.length}}function typical({sessions},metric2,variant2){let perSession=sessions.map(session2=>weightedMedian(values(session2,metric2,
variant2)));return median(perSession.filter(value=>value!==null))}function values(session2,metric2,variant2){if(metric2.per==="build")return[];
let known2=(value,weight)=>value===null?[]:[{value,weight}];if(metric2.per==="session")return known2(metric2.value(session2,variant2),1);let rounds=countedRounds(
session2),percentile=mergedPercentile(rounds,metric2);return percentile?known2(mergedValue(rounds.flatMap(round2=>round2.samples),percentile,
variant2),1):rounds.flatMap(round2=>round2.samples.filter(sample2=>sample2.variant===variant2).flatMap(sample2=>known2(metric2.value(sample2),
weightOf(round2))))}function samplesOf({sessions}){return sessions.flatMap(({rounds})=>rounds.flatMap(round2=>round2.samples))}function countedSamples({sessions}){
return sessions.flatMap(({rounds})=>rounds.filter(round2=>!ranOutOfPorts(round2)).flatMap(round2=>round2.samples))}function mostFrequent(values2,order){
let count=value=>values2.filter(v=>v===value).length;return order.filter(value=>values2.includes(value)).reduce((best,v)=>best===null||count(
v)>count(best)?v:best,null)}function bottleneckOf(record2){let known2=countedSamples(record2).flatMap(sample2=>sample2.bottleneck===null?[]:
[sample2.bottleneck]);return mostFrequent(known2,["generator","proxy","dependency","server"])}function limitOf(record2,loop){let bottleneck2=bottleneckOf(
record2);if(bottleneck2==="generator"||bottleneck2==="proxy")return`${bottleneck2}-saturated`;if(bottleneck2==="dependency"&&loop==="closed")
return"dependency";let pairs=record2.sessions.flatMap(session2=>sessionPairs(session2,metricNamed("goodput")));return pairs.filter(pair2=>pair2.
limited).length*2<=pairs.length?null:mostFrequentLimit(record2)}function mostFrequentLimit(record2){return mostFrequent(countedSamples(record2).
flatMap(sample2=>sample2.limits),limit.options)}function everyFault(record2){return record2.sessions.flatMap(session2=>[...session2.invalid,
...session2.rounds.flatMap(round2=>round2.samples.flatMap(({invalid:invalid2,variant:variant2})=>invalid2.map(fault2=>({fault:fault2,variant:variant2}))))]).
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
return sessions.some(session2=>samplesIn(session2,"base").some(({invalid:invalid2})=>invalid2.length===0))}function headAnsweredAlone({sessions}){
return sessions.some(session2=>samplesIn(session2,"base").length===0&&samplesIn(session2,"head").some(({invalid:invalid2})=>invalid2.length===
0))}function whyAlone(record2,{failures,notices}){let own2=failuresOf(record2,failures),faults=faultsOf(record2);if(!(faults.every(each=>isLack(
each,record2))&&own2.every(isBasesOwn))||baseAnswered(record2)||!headAnsweredAlone(record2))return null;let because=[...own2.map(failureFinding),
...faultFindings(faults)],broken=own2.length>0?"not-built":faults.some(({fault:fault2})=>neverStarted(fault2))&&"not-started";if(broken&&!excusesBase(
{notices}))return null;let why2=record2.fresh==="configuration"?record2.fresh:broken||record2.fresh;return why2===void 0||because.length===0&&
why2!=="configuration"&&why2!=="target"?null:[{code:"head-alone",why:why2},...because]}function excusesBase({notices}){return!notices.some(notice3=>notice3.
code==="isolation-changed"&&notice3.changes.some(({setting})=>setting==="isolation"))}function isBasesOwn({variant:variant2,limitSeconds:limitSeconds2}){
return variant2==="base"&&limitSeconds2===void 0}function blamable(faults,record2){return faults.some(({variant:variant2})=>variant2==="head")&&
record2.fresh!==void 0?faults.filter(each=>!isLack(each,record2)):faults}var EXIT={done:0,regression:1,usage:2,invalid:3,undelivered:4};function codeOfError(error3){return error3 instanceof Interrupted?codeOfSignal(error3.signal):error3 instanceof DeliveryError?EXIT.undelivered:
error3 instanceof UsageError?EXIT.usage:EXIT.invalid}function codeOfSignal(signal){return signal==="SIGINT"?130:143}function judgedCode(judged2){
if(judged2.plan.mode==="observe")return EXIT.done;let fails=what=>judged2.plan.failOn.includes(what)&&!judged2.plan.failOn.includes("never"),
has=verdict2=>judged2.cases.some(c=>c.verdict===verdict2);return has("regression")&&fails("regression")?EXIT.regression:onlyHeadFails(judged2)||
(has("invalid")||judged2.failures.some(({variant:variant2})=>variant2==="head"))&&fails("invalid")?EXIT.invalid:has("inconclusive")&&fails("\
inconclusive")?EXIT.regression:EXIT.done}function onlyHeadFails(judged2){let headOnly2=broken=>broken.includes("head")&&!broken.includes("ba\
se"),failedIn=target=>judged2.failures.filter(f=>f.target===target).map(f=>f.variant);return judged2.cases.some(c=>headOnly2(c.brokenIn))||judged2.
failures.some(f=>headOnly2(failedIn(f.target)))}var LOOKS=[2,3,4,6,8,11,16,22,31,44,62,88,124],FOR_THE_END=.5,EQUIVALENCE_ERROR=.05;function decisionTail(plan2,moment,metrics){return spentAt(
moment,plan2.alpha/(Math.max(1,metrics)*Math.max(1,plan2.cases.length)))}function equivalenceTail(moment){return spentAt(moment,EQUIVALENCE_ERROR)}
var LIMIT_ERROR=.025;function limitTailOnTheWay(){return spentAt("look",LIMIT_ERROR)}function spentAt(moment,error3){return moment==="end"?error3*
FOR_THE_END:error3*(1-FOR_THE_END)/LOOKS.length}function isLook(sessions){return LOOKS.some(look=>look===sessions)}var NO_SPREAD=1e-12;function estimateOf(effects,calibration=PAIRED){let sessions=effects.length;if(sessions===0)return null;let weight=effects.
reduce((sum2,each)=>sum2+each.weight,0),centre=effects.reduce((sum2,each)=>sum2+each.weight*each.value,0)/weight,squares=effects.reduce((sum2,each)=>sum2+
each.weight*(each.value-centre)**2,0),rounding=effects.reduce((sum2,each)=>sum2+(each.rounding??0),0)/sessions,own2={variance:Math.max(squares/
(sessions-1),rounding),degrees:sessions-1},known2=sessions>1&&Math.sqrt(own2.variance)>NO_SPREAD,prior=priorFromRounds(effects.map(({spread})=>spread),
calibration);return{centre,sessions,weight,noise:known2?moderated(own2,prior):null}}function standardError({noise,weight}){return noise&&Math.sqrt(noise.variance/weight)}function halfWidth(estimate,tail){let error3=standardError(
estimate);return error3===null||!estimate.noise?null:studentQuantile(tail,estimate.noise.degrees)*error3}function interval2(estimate,tail){let half=estimate&&
halfWidth(estimate,tail);if(estimate===null||half===null)return null;let[low,high]=[Math.exp(estimate.centre-half),Math.exp(estimate.centre+
half)];return low>0&&Number.isFinite(high)?{low,high}:null}var PAIRED={factor:1.7,degrees:4},ALONE={factor:3,degrees:3},MOST_ROUNDS2=6;function priorFromRounds(spreads,{
factor,degrees}){let known2=spreads.filter(each=>each!==null).filter(each=>each.degrees>0),within=known2.reduce((sum2,each)=>sum2+each.degrees,
0),squares=known2.reduce((sum2,each)=>sum2+each.squares,0);if(within===0||!(squares>0)||known2.length<spreads.length)return null;let rounds=known2.
reduce((sum2,each)=>sum2+each.rounds,0)/known2.length;return{variance:factor*squares/within/Math.min(rounds,MOST_ROUNDS2),degrees:1/(1/degrees+
1/within)}}function moderated(own2,prior){if(prior===null)return own2;let weight=prior.degrees*Math.min(1,prior.variance/own2.variance),degrees=weight+
own2.degrees,drawn=(weight*prior.variance+own2.degrees*own2.variance)/degrees;return{variance:Math.max(drawn,own2.variance),degrees}}var TAIL=.025,AGREED=3,BOUNDS=["generator-saturated","proxy-saturated","out-of-ports"],NOT_SPOILT="dependency";function judgeLimit(record2,asked){
let{metric:metric2,unit,limit:limit2,ofBuild,spoilt}=asked,about2={metric:metric2.name,unit,better:metric2.better,limit:limit2};if(metric2.per===
"build"){let state2=ofBuild===null?"inconclusive":stateOf({low:ofBuild,high:ofBuild},asked);return{...about2,head:ofBuild,interval:null,n:0,
state:state2,atLook:state2,open:!1}}let estimate=estimateOf(sessionValues(record2,metric2,"head"),ALONE),head=estimate&&Math.exp(estimate.centre),
sessions=estimate?.sessions??0,agreed=head!==null&&estimate?.noise===null&&sessions>=AGREED,range2=tail=>agreed?{low:head,high:head}:interval2(
estimate,tail),doubtful=metric2.limitable&&spoilt!==null&&spoilt!==NOT_SPOILT,state=found=>{let plain=found?stateOf(found,asked):"inconclusi\
ve";return doubtful&&!(plain==="held"&&BOUNDS.includes(spoilt))?"inconclusive":plain},[shown2,wider]=[range2(TAIL),range2(limitTailOnTheWay())],
atLook=state(wider),open3=atLook==="inconclusive"&&head!==null&&!doubtful;return{...about2,head,interval:shown2,n:sessions,state:state(shown2),
atLook,open:open3}}function stateOf({low,high},{limit:limit2,metric:metric2}){let[best,worst2]=metric2.better==="lower"?[low,high]:[-high,-low],
bound=metric2.better==="lower"?limit2:-limit2;return best>bound?"broken":worst2<=bound?"held":"inconclusive"}var ROUNDING=1e-12;function judge({estimate,decision,equivalence},rule){let size2=(rule.better==="lower"?1:-1)*Math.log(estimate),relevant2=Math.
log1p(rule.threshold)-ROUNDING,strict=decision&&turned(decision,rule);if(strict&&strict.low>0&&size2>=relevant2)return"regression";if(strict&&
strict.high<0&&size2<=-relevant2)return"improvement";let within=equivalence&&turned(equivalence,rule);return within&&within.low>-relevant2&&
within.high<relevant2?"unchanged":"inconclusive"}function turned({low,high},{better}){let[a,b]=[Math.log(low),Math.log(high)];return better===
"lower"?{low:a,high:b}:{low:-b,high:-a}}function leaning({interval:interval3,better}){if(interval3===null)return null;let{low,high}=turned(interval3,
{better});return low>0?"worse":high<0?"better":null}function worst(verdicts){return VERDICTS.find(verdict2=>verdicts.includes(verdict2))??null}
var SHOWN_TAIL=.025;function metricEstimate(record2,metric2,limit2){return estimateOf(sessionEffects(record2,metric2,limit2===null))}function about(metric2){
return{name:metric2.name,unit:metric2.unit,better:metric2.better}}var NO_INTERVAL={interval:null,decisionInterval:null};function measuredMetric(record2,metric2,terms){
let estimate=metricEstimate(record2,metric2,terms.limit),ratio=estimate&&Math.exp(estimate.centre),decision=interval2(estimate,terms.decisionTail),
equivalence=interval2(estimate,terms.equivalenceTail),judged2=ratio!==null&&!isSpoilt(metric2,terms),threshold=terms.thresholds[metric2.name]??
terms.threshold,wanted=terms.thresholds[metric2.name]!==void 0,missed=wanted?!isSpoilt(metric2,terms):terms.loop==="open"&&terms.limit===null,
gates=terms.deciding.includes(metric2)&&(judged2||ratio===null&&missed),verdict2=judged2?judge({estimate:ratio,decision,equivalence},{better:metric2.
better,threshold}):null;return{...about(metric2),gates,base:typical(record2,metric2,"base"),head:typical(record2,metric2,"head"),ratio,interval:interval2(
estimate,SHOWN_TAIL),decisionInterval:decision,n:estimate?.sessions??0,...gates&&wanted&&{threshold},verdict:gates?verdict2??"inconclusive":
verdict2}}function isSpoilt({limitable},{limit:limit2}){return limitable&&limit2!==null}function buildMetric(metric2,base,head,threshold){let ratio=base!==
null&&head!==null&&base>0&&head>0?head/base:null,known2={...about(metric2),gates:!1,base,head,ratio,...NO_INTERVAL,n:0,verdict:null};if(threshold===
void 0)return known2;let verdict2=ratio===null?"inconclusive":judgeExactly(ratio,{better:metric2.better,threshold});return{...known2,gates:!0,
threshold,verdict:verdict2}}function judgeExactly(ratio,rule){let size2=(rule.better==="lower"?1:-1)*Math.log(ratio),relevant2=Math.log1p(rule.
threshold)-ROUNDING;return size2>=relevant2?"regression":size2<=-relevant2?"improvement":"unchanged"}function emptyMetric(metric2){let nothing={
base:null,head:null,ratio:null,...NO_INTERVAL,n:0,verdict:null};return{...about(metric2),gates:!1,...nothing}}var DEFAULT_THRESHOLD=.02;function scenarioIn({
scenario:scenario2},{plan:plan2}){return plan2.scenarios.find(({name})=>name===scenario2)??{}}function thresholdOf(record2,judging){return scenarioIn(
record2,judging).threshold??DEFAULT_THRESHOLD}function kindOf(record2,judging){return{loop:loopOf(record2,judging),isCommand:scenarioIn(record2,
judging).args!==void 0}}function noisyAmong(metrics){return metrics.filter(({per})=>per!=="build").length}function loopOf(record2,judging){let{rate:rate2,args}=scenarioIn(
record2,judging);return rate2!==void 0?"open":args&&samplesOf(record2).some(({command:command2})=>command2?.operations===null)?"command":"cl\
osed"}function judgeCase(record2,judging){return settledAtLook(record2,judging)??judgedAt(record2,judging,"end")}function settledAtLook(record2,judging){
if(judging.plan.looks===!1||!isLook(record2.sessions.length))return null;let judged2=judgedAt(record2,judging,"look");return judged2.settled?
judged2:null}function judgedAt(record2,judging,moment){let{threshold=DEFAULT_THRESHOLD,thresholds={},limits={}}=scenarioIn(record2,judging),
kind2=kindOf(record2,judging),{loop}=kind2,limit2=limitOf(record2,loop),deciding2=decidingWith(thresholds,kind2),terms={decisionTail:decisionTail(
judging.plan,moment,noisyAmong(deciding2)),equivalenceTail:equivalenceTail(moment),threshold,thresholds,deciding:deciding2,limit:limit2,...kind2},
measured3=METRICS.map(metric2=>metric2.per==="build"?imageMetric(metric2,record2,judging,thresholds[metric2.name]):measuredMetric(record2,metric2,
terms)),metrics=inUnitsOf(record2,judging,measured3),gating=metrics.filter(metric2=>metric2.gates),bottleneck2=bottleneckOf(record2),waits=loop===
"closed"&&bottleneck2==="dependency"&&servesLess(metrics,threshold),kept=limitsOf(record2,judging,metrics,limits,limit2),[unknown3,known2]=[
!0,!1].map(isLost=>gating.filter(each=>isUnknown(each,loop)===isLost)),blind=!gating.some(metric2=>decidesItself(metric2,loop)),change3=worst(
[...verdictsOf(known2),...waits||blind?["inconclusive"]:[]]),verdict2=worst([...change3?[change3]:[],...verdictsOf(unknown3),...kept.map(({state})=>LIMIT_VERDICTS[state])]);
return{moment,terms,bottleneck:bottleneck2,metrics,waits,limits:kept.map(asResult),verdict:verdict2??"inconclusive",settled:isSettled(change3,
kept)}}var verdictsOf=(metrics=[])=>metrics.flatMap(({verdict:verdict2})=>verdict2??[]);function asResult({atLook:_,open:__,...found}){return found}
function decidesItself({name},loop){return metricNamed(name).decides===loop}function isUnknown({name,ratio,threshold},loop){let metric2=metricNamed(
name),isPercentile=metric2.per==="round"&&metric2.percentile!==void 0;return ratio===null&&threshold!==void 0&&!(loop==="open"&&isPercentile)}
var LIMIT_VERDICTS={held:"unchanged",inconclusive:"inconclusive",broken:"regression"};function isSettled(change3,limits){return change3==="r\
egression"||limits.some(({atLook})=>atLook==="broken")?!0:change3!==null&&change3!=="inconclusive"&&!limits.some(({open:open3})=>open3)}function limitsOf(record2,judging,metrics,limits=scenarioIn(
record2,judging).limits??{},spoilt=null){let kind2=kindOf(record2,judging);return METRICS.flatMap(metric2=>{let limit2=limits[metric2.name],
found=metrics.find(({name})=>name===metric2.name);return limit2===void 0||!found||neverHas(metric2,kind2,judging)!==null?[]:[judgeLimit(record2,
{metric:metric2,unit:found.unit,limit:limit2,ofBuild:found.head,spoilt})]})}function neverHas(metric2,kind2,{plan:plan2}){return metric2.per===
"build"&&plan2.isolation==="process"?"no-image":lackOf(metric2,kind2)}function inUnitsOf({scenario:scenario2},{plan:plan2},metrics){return scenarioIn(
{scenario:scenario2},{plan:plan2}).args?metrics.map(metric2=>({...metric2,unit:metric2.unit.replace("request","operation")})):metrics}function imageMetric(metric2,record2,{
variants,plan:plan2},threshold){let bytes2=variant2=>variants.find(v=>v.variant===variant2)?.builds[record2.target]?.imageBytes??null,own2=plan2.
isolation==="process"?void 0:threshold;return buildMetric(metric2,bytes2("base"),bytes2("head"),own2)}function servesLess(metrics,threshold){
let goodput=metrics.find(metric2=>metric2.name==="goodput");return goodput!==void 0&&leaning(goodput)==="worse"&&Math.log(goodput.ratio??1)<=
-Math.log1p(threshold)}var POWER=.95,HALVINGS=40;function detectableEffect(estimate,rule){let[half,error3]=[halfWidth(estimate,rule.tail),standardError(estimate)];
if(half===null||error3===null||!estimate.noise)return null;let least=Math.log1p(rule.threshold),{degrees}=estimate.noise,chance=size2=>overSpreads(
degrees+1,share2=>normalBelow((size2-Math.max(half*share2,least))/error3)),[low,high]=[0,Math.max(half,least)];for(;chance(high)<POWER&&Number.
isFinite(high);)[low,high]=[high,2*high];for(let step=0;step<HALVINGS;step++){let middle2=(low+high)/2;chance(middle2)<POWER?low=middle2:high=
middle2}let effect2=Math.expm1(high);return Number.isFinite(effect2)?effect2:null}function detectableIn(record2,loop,{tail,threshold,thresholds},after2=estimate=>estimate){
let limit2=limitOf(record2,loop),seen2=deciding(loop).filter(metric2=>!(metric2.limitable&&limit2!==null)).flatMap(metric2=>{let estimate=metricEstimate(
record2,metric2,limit2),bar={tail,threshold:thresholds[metric2.name]??threshold};return(estimate&&detectableEffect(after2(estimate),bar))??[]});
return seen2.length===0?null:Math.min(...seen2)}function reopenedFinding(record2,scenario2){if(!scenario2?.keepalive)return[];let samples=record2.sessions.flatMap(({rounds})=>rounds.flatMap(
round2=>round2.samples)),side=record2.via==="nginx"?"upstream":"client",of=(variant2,share2)=>{let own2=samples.filter(sample2=>sample2.variant===
variant2&&sample2.opened[side]!==null);return carried(own2,side,scenario2.connections,share2)},hasBase=samples.some(({variant:variant2})=>variant2===
"base");if(of("base",.1)===null&&of("head",.1)===null)return[];let[base,head]=[of("base",.02),of("head",.02)],alike=base&&head&&base.fewest<=
head.most*1.05&&head.fewest<=base.most*1.05;return[{code:"connections-closed",...hasBase&&{base:alike?roundest(head):base&&roundest(base)},head:head&&
roundest(head)}]}function carried(samples,side,connections,share2){let total=values2=>values2.reduce((sum2,value)=>sum2+value,0),opened=total(
samples.map(sample2=>sample2.opened[side]??0)),answers2=total(samples.map(({byStatus})=>total(Object.values(byStatus)))),loads=connections*samples.
length,reopened=opened-loads;return samples.length===0||reopened<=5+share2*loads?null:{fewest:answers2/opened,most:answers2/reopened}}function roundest({
fewest,most}){let middle2=Math.sqrt(fewest*most),power=10**Math.floor(Math.log10(fewest)),digits=[1,2,3].map(count=>Number(middle2.toPrecision(
count))),fits=value=>fewest<=value*1.05&&value<=most*1.05;return[...[10,1,5,2].map(digit=>digit*power),...digits].find(fits)??Math.round(middle2)}function conclude(measured3){let cases=measured3.cases.map(record2=>concludeCase(record2,measured3)),broken=measured3.failures.length>0?"inv\
alid":"inconclusive",verdict2=worst(cases.map(c=>c.verdict))??broken,judged2={cases,failures:measured3.failures,plan:measured3.plan};return{
...measured3,schema:RESULTS_SCHEMA,command:"compare",cases,verdict:verdict2,exitCode:judgedCode(judged2)}}function judgedAgain(read2){let{trend}=read2;
if(trend===void 0)return conclude(measuredOf(read2));let{control,seam,again,planted}=trend;return{...conclude(measuredOf(read2)),command:"tr\
end",trend:{...trend,control:control&&conclude(measuredOf(control)),seam:seam&&{...seam,results:conclude(measuredOf(seam.results))},again:again&&
conclude(measuredOf(again)),...planted&&{planted:{...planted,results:planted.results&&conclude(measuredOf(planted.results))}}}}}function measuredOf({
exitCode:exitCode2,verdict:verdict2,schema,command:command2,trend,...measured3}){return{...measured3,cases:measured3.cases.map(({limits:_,...record2})=>record2)}}
function concludeCase(record2,measured3){let failures=failuresOf(record2,measured3.failures),faults=faultsOf(record2),alone=whyAlone(record2,
measured3);if(alone!==null)return headAlone(record2,measured3,alone);if(failures.length>0&&failures.every(isBasesOwn)&&excusesBase(measured3)&&
isUntried(record2)&&faults.length===0)return unmeasured(record2,measured3,"inconclusive",[untried(measured3),...failures.map(failureFinding)]);
if(failures.length+faults.length>0){let guilty=blamable(faults,record2);return{...unmeasured(record2,measured3,"invalid",[...failures.map(failureFinding),
...faultFindings(guilty),...faultFindings(faults.filter(each=>!guilty.includes(each)))]),brokenIn:variantsOf([...failures,...guilty])}}let{lostShards:shards,
skipped}=record2;return shards!==void 0?unmeasured(record2,measured3,"invalid",[{code:"shards-missing",shards}]):skipped!==void 0?unmeasured(
record2,measured3,"unchanged",[{code:"skipped",why:skipped}]):isUntried(record2)?unmeasured(record2,measured3,"inconclusive",[untried(measured3)]):
measuredCase(record2,measured3)}function isUntried({sessions}){return sessions.every(session2=>session2.rounds.length===0)}function untried({
interrupted}){return{code:interrupted?"interrupted":"no-time"}}function headAlone(record2,measured3,why2){let nothing=unmeasured(record2,measured3,
"new",why2),metrics=nothing.metrics.map(metric2=>{let{per}=metricNamed(metric2.name),head=per==="build"?metric2.head:typical(record2,metricNamed(
metric2.name),"head");return{...metric2,base:null,ratio:null,head}}),known2=inUnitsOf(record2,measured3,metrics),limits=limitsOf(record2,measured3,
known2).map(asResult),broken=limits.some(({state})=>state==="broken");return{...nothing,metrics:[...known2],...limits.length>0&&{limits},verdict:broken?
"regression":"new"}}function unmeasured(record2,measured3,verdict2,findings){let metrics=METRICS.map(metric2=>metric2.per==="build"&&verdict2!==
"invalid"?imageMetric(metric2,record2,measured3):emptyMetric(metric2)),threshold=thresholdOf(record2,measured3);return{...record2,bottleneck:null,
threshold,metrics,verdict:verdict2,settledAt:null,detectable:null,brokenIn:[],findings}}function measuredCase(record2,measured3){let judged2=judgeCase(
record2,measured3),{terms,bottleneck:bottleneck2,metrics,verdict:verdict2}=judged2,gating=metrics.filter(metric2=>metric2.gates&&decidesItself(
metric2,terms.loop)),disturbed=disturbedRounds(record2.sessions),findings=allLeftOut(record2)?disturbed.map(({source,rounds})=>({code:"inter\
ference",source,effect:"nothing-left",rounds})):[...verdict2==="inconclusive"&&judged2.moment==="end"?slowStart(record2,measured3):[],...limitFindings(
terms,gating.length>0),...sparseFindings(terms,metrics),...unjudged(record2,measured3,judged2),...blindFindings(bottleneck2,gating),...verdict2===
"inconclusive"?noiseUnknown(record2,gating):[],...judged2.waits?[{code:"server-waits"}]:[],...reopenedFinding(record2,scenarioOf(record2,measured3)),
...verdict2==="inconclusive"?movedCounters(metrics,terms.threshold):[],...disturbed.map(interferenceFinding),...judged2.moment==="look"&&verdict2!==
"inconclusive"?[{code:"settled-early",sessions:record2.sessions.length}]:[]];return{...record2,bottleneck:bottleneck2,threshold:terms.threshold,
metrics,...judged2.limits.length>0&&{limits:[...judged2.limits]},verdict:verdict2,settledAt:judged2.moment==="look"?record2.sessions.length:
null,detectable:detectableIn(record2,terms.loop,{tail:terms.decisionTail,...terms}),brokenIn:[],findings}}function scenarioOf({scenario:scenario2},{
plan:plan2}){return plan2.scenarios.find(({name})=>name===scenario2)}function unjudged(record2,measured3,{terms,metrics,limits}){let kind2=kindOf(
record2,measured3),asked=scenarioOf(record2,measured3),spoilt=metric2=>metric2.limitable&&terms.limit!==null,isKnown={threshold:isCompared,limit:isMeasured};
function isCompared({name}){return metrics.some(found=>found.name===name&&found.ratio!==null)}function isMeasured({name}){return limits.some(
found=>found.metric===name&&found.head!==null)}return["threshold","limit"].flatMap(by=>METRICS.filter(({name})=>asked?.[`${by}s`]?.[name]!==
void 0).flatMap(metric2=>{let unknown3=isKnown[by](metric2)||spoilt(metric2)?null:"not-known",why2=neverHas(metric2,kind2,measured3)??unknown3;
return why2===null?[]:[{code:"not-judged",metric:metric2.name,asked:by,why:why2}]}))}function noiseUnknown({sessions},gating){return gating.
some(({interval:interval3,ratio})=>ratio===null||interval3!==null)?[]:[{code:sessions.length<2?"one-session":"equal-ratios"}]}var MUCH_STARTING=1/
3;function slowStart({sessions},{plan:plan2}){let total=sessions.map(({startSeconds:{base=0,head=0}})=>Math.max(base,head)).reduce((sum2,seconds4)=>sum2+
seconds4,0),cases=plan2.cases.length/(plan2.shard?.count??1);return total<MUCH_STARTING*plan2.budgetSeconds/Math.max(1,cases)?[]:[{code:"slo\
w-start",seconds:Number((total/sessions.length).toPrecision(2)),sessions:sessions.length}]}function allLeftOut({sessions}){return sessions.every(
({rounds})=>rounds.every(round2=>weightOf(round2)===0))}function limitFindings({limit:limit2,loop},decided){return limit2===null?decided?[]:
[{code:"no-values"}]:[{code:"limited",limit:limit2,loop,cpuDecides:decided}]}function sparseFindings({limit:limit2,loop},metrics){let known2=metrics.
some(metric2=>metric2.name==="p99"&&metric2.ratio!==null);return loop!=="open"||limit2!==null||known2?[]:[{code:"p99-unknown"}]}function blindFindings(bottleneck2,gating){
return bottleneck2===null&&gating.some(metric2=>metric2.name==="goodput")?[{code:"bottleneck-unknown"}]:[]}function movedCounters(metrics,threshold){
return metrics.flatMap(metric2=>{let{name,base,ratio}=metric2,interval3=intervalOf(metric2);if(!isCounter(name)||base===null||ratio===null||
interval3===null)return[];let small=Math.abs(Math.log(ratio))<Math.log1p(threshold),within=interval3.low<=1&&interval3.high>=1;if(small||within||
metric2.gates)return[];let more=to=>base*(to-1);return[{code:"counter-moved",metric:name,more:more(ratio),low:more((metric2.interval??interval3).
low),high:more((metric2.interval??interval3).high)}]})}function isCounter(name){return COUNTER_NAMES.some(each=>each===name)}function intervalOf({
decisionInterval,ratio,n}){return decisionInterval??(ratio!==null&&n>1?{low:ratio,high:ratio}:null)}import{createHash}from"node:crypto";function mergeMeasured(parts){let[first]=parts;if(!first)throw new UsageError("there is nothing to merge");for(let part of parts)checkSame(first,
part);let found=new Map;for(let part of parts)for(let record2 of part.cases){if(found.has(record2.id))throw new UsageError(`${record2.id} is\
 in two of the files; name each shard once`);let where=parts.length>1&&{environment:record2.environment??part.environment};found.set(record2.
id,{...record2,...where})}let missing=missingShards(parts),cases=first.plan.cases.map(planned=>found.get(planned.id)??{...planned,sessions:[],
lostShards:missing}),{shard,...plan2}=first.plan;return{...first,id:idOf(parts),startedAt:parts.map(({startedAt})=>startedAt).sort()[0]??first.
startedAt,plan:{...plan2,budgetSeconds:sum(parts,p=>p.plan.budgetSeconds)},variants:first.variants.map(variant2=>withAllBuilds(variant2,parts)),
cases,failures:parts.flatMap(part=>part.failures),notices:unique(parts.flatMap(part=>part.notices)),seconds:{build:sum(parts,({seconds:seconds3})=>seconds3.
build),run:sum(parts,({seconds:seconds3})=>seconds3.run),ready:sum(parts,({seconds:seconds3})=>seconds3.ready),load:sum(parts,({seconds:seconds3})=>seconds3.
load),harness:sum(parts,({seconds:seconds3})=>seconds3.harness)},interrupted:parts.some(part=>part.interrupted)}}function idOf(parts){let[id="",
...others]=parts.map(part=>part.id).sort();return others.length===0?id:createHash("sha256").update([id,...others].join(" ")).digest("hex").slice(
0,12)}function unique(notices){return[...new Map(notices.map(notice3=>[JSON.stringify(notice3),notice3])).values()]}var sum=(parts,of)=>parts.
reduce((total,part)=>total+of(part),0);function checkSame(a,b){let commits=({variants})=>variants.map(({variant:variant2,commit})=>`${variant2}\
 ${commit}`).join(),rules=({plan:plan2})=>JSON.stringify([plan2.alpha,plan2.failOn,plan2.mode,plan2.cases,plan2.scenarios,plan2.shard?.count]);
if(commits(a)!==commits(b))throw new UsageError("the files are of different commits; merge shards of one run");if(rules(a)!==rules(b))throw new UsageError(
"the files are of different plans; merge shards of one run")}function missingShards(parts){let count=parts[0]?.plan.shard?.count??parts.length,
there=new Set(parts.map(part=>part.plan.shard?.index));return Array.from({length:count},(_,i)=>i+1).filter(index=>!there.has(index)).map(index=>`${index}\
/${count}`)}function withAllBuilds(variant2,parts){let same=parts.flatMap(({variants})=>variants.filter(each=>each.variant===variant2.variant));
return{...variant2,builds:Object.assign({},...same.map(({builds})=>builds))}}import{readFileSync as readFileSync4}from"node:fs";import{tmpdir as tmpdir2}from"node:os";import{join as join7,resolve as resolve2}from"node:path";var wire=strictObject({schema:literal(1),message:string2().max(1e5)});function failureFile(message){return`${JSON.stringify({schema:1,message:message.
slice(-2e4)})}
`}import{readFileSync,statSync}from"node:fs";var MAX_BYTES=32*1024*1024;function readEvent(env){let{GITHUB_EVENT_NAME:name,GITHUB_EVENT_PATH:path}=env;if(!name||!path)throw new UsageError(
"GITHUB_EVENT_NAME or GITHUB_EVENT_PATH is not set, so this is not GitHub Actions; use the command line instead");try{let{size:size2}=statSync(
path);if(size2>MAX_BYTES)throw new Error(`it has ${size2} bytes, more than GitHub ever sends`);return{name,payload:JSON.parse(readFileSync(path,
"utf8"))}}catch(error3){throw new UsageError(`the event in ${path} cannot be read: ${error3.message}`)}}function repositoryUrl(env){let{GITHUB_SERVER_URL:server,GITHUB_REPOSITORY:name}=env;return server&&name?`${server}/${name}`:null}import{randomUUID}from"node:crypto";import{closeSync as closeSync4,constants as constants3,lstatSync as lstatSync3,mkdirSync,openSync as openSync4,
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
function isAllowed(name){return ALLOWED.includes(name)||name.startsWith("LC_")}function allowedEnvironment(own2,added={}){let result=listed(
own2,Object.keys(own2).filter(isAllowed));return result.PATH!==void 0&&(result.PATH=absolutePath(result.PATH)),{...result,...added}}function listed(own2,names){
return Object.fromEntries(names.flatMap(name=>own2[name]===void 0?[]:[[name,own2[name]]]))}function gitEnvironment(own2){return{...allowedEnvironment(own2),...listed(own2,Object.keys(own2).filter(name=>GIT.test(name)))}}var isOn=value=>value!==void 0&&value!==""&&value!=="0";function isDebugging(env=process.env){return isOn(env.LOADGATE_DEBUG)||isOn(env.RUNNER_DEBUG)}var redactions=new Map;function debug(line2){if(!isDebugging())return;let redacted=[...redactions.values()].reduce((text,redact)=>redact(text),line2);process.stderr.
write(forLog(`debug: ${redacted}
`,process.env))}var programs=0;function debugProgram(argv,cwd){if(!isDebugging())return()=>{};programs+=1;let number3=programs,began=performance.
now();return debug(`#${number3} ${argv.map(quoted).join(" ")} (in ${cwd})`),how=>debug(`#${number3} ${how} after ${((performance.now()-began)/
1e3).toFixed(3)} s`)}function quoted(argument){return/^[\w@%+=:,./-]+$/.test(argument)?argument:new RegExp("\\p{Cc}","u").test(argument)?`$'${escaped(
argument)}'`:`'${argument.replaceAll("'","'\\''")}'`}function escaped(argument){return argument.replaceAll(/[\\']/g,"\\$&").replaceAll(new RegExp(
"\\p{Cc}","gu"),character=>`\\x${character.charCodeAt(0).toString(16).padStart(2,"0")}`)}import{closeSync as closeSync2,openSync as openSync2,readdirSync,readFileSync as readFileSync3,readlinkSync,readSync,realpathSync as realpathSync2}from"node:fs";function readText(path){return orNull(()=>readFileSync3(path,"utf8"))}function startTime(pid){return startTimeIn(readText(`/proc/${pid}/stat`))}function startTimeIn(stat){return fieldIn(stat,22)}function fieldIn(stat,number3){
return stat?.slice(stat.lastIndexOf(")")+2).split(" ")[number3-3]??null}function orNull(read2){try{return read2()}catch{return null}}var LAST_WORDS_MS=500,KEPT=8*1024*1024;async function run2(argv,options){options.signal?.throwIfAborted();let debugEnd=debugProgram(argv,options.
cwd),{child,...streams}=spawned(argv,options);options.started?.(child);let timedOut=!1,end2=()=>killGroup(child.pid,"SIGTERM"),timer=setTimeout(
()=>{timedOut=!0,killGroup(child.pid,"SIGKILL")},(options.timeoutSeconds??60)*1e3),hard,onAbort=()=>{end2(),hard=setTimeout(()=>killGroup(child.
pid,"SIGKILL"),3e3)};options.signal?.addEventListener("abort",onAbort,{once:!0});let texts={stdout:"",stderr:""},{take}=options;take&&streams.
stdout?.on("data",piece=>take(piece)||end2());for(let name of take?["stderr"]:["stdout","stderr"])streams[name]?.setEncoding("utf8"),streams[name]?.
on("data",text=>{texts[name]+=text,texts[name].length>2*KEPT&&(texts[name]=texts[name].slice(-KEPT)),options.output?.(text)});options.input!==
void 0&&(child.stdin?.on("error",()=>{}),child.stdin?.end(options.input));let result=await new Promise(resolve7=>{child.once("error",error3=>resolve7(
{code:null,signal:null,stdout:"",stderr:error3.message,missing:error3.code==="ENOENT"||error3.code==="EACCES",timedOut:!1}));let finish=()=>{
let{exitCode:code,signalCode:signal}=child,[stdout,stderr]=[texts.stdout.slice(-KEPT),texts.stderr.slice(-KEPT)];resolve7({code,signal,stdout,
stderr,missing:!1,timedOut})},open3=3,over=()=>{open3-=1,open3===0&&finish()};for(let stream of[streams.stdout,streams.stderr])stream?.once(
"close",over);child.once("exit",over),child.once("exit",()=>setTimeout(finish,LAST_WORDS_MS).unref())});return debugEnd(endOf(result)),streams.
stdout?.destroy(),streams.stderr?.destroy(),clearTimeout(timer),clearTimeout(hard),options.signal?.removeEventListener("abort",onAbort),options.
signal?.throwIfAborted(),result}function spawned(argv,options){let how={cwd:options.cwd,env:options.env,detached:!0,...idsOf(options.user)},
stdin=options.input===void 0?"ignore":"pipe";if(options.untrusted)return spawnPiped(argv,how,stdin);let[file,...args]=argv,child=spawn(file,
args,{...how,stdio:[stdin,"pipe","pipe"]});return{child,stdout:child.stdout,stderr:child.stderr}}function idsOf(user){return user?{uid:user.
uid,gid:user.gid}:{}}function why(result){if(result.missing)return`not found or not executable (${result.stderr})`;if(result.timedOut)return"took too long and wa\
s ended";let said=lastLines(result.stderr||result.stdout,5),how=endOf(result);return said?`${how}: ${said}`:how}function endOf({missing,timedOut,
signal,code}){return missing?"not found or not executable":timedOut?"took too long and was ended":signal?`ended by ${signal}`:`exit code ${code}`}
function killGroup(pid,signal){pid!==void 0&&kill(-pid,signal)}function kill(pid,signal){try{process.kill(pid,signal)}catch{}}function lastLines(text,count){
return text.trimEnd().split(`
`).filter(line2=>line2.trim()!=="").slice(-count).join(`
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
UE_${theirs+index}`,value]]))}}function withoutFilter(name){return[[`filter.${name}.clean`,""],[`filter.${name}.smudge`,""],[`filter.${name}\
.process`,""],[`filter.${name}.required`,"false"]]}async function makeOutputFolder(folder2){refuseLinks(folder2,folder2);let tracked=await trackedIn(folder2);if(tracked.length>0)throw new Error(
`git tracks ${tracked[0]} there, which would be overwritten`);mkdirSync(folder2,{recursive:!0})}function writeOutput(folder2,name,content){let path=join3(
folder2,name),place=dirname2(path);refuseLinks(place,folder2),mkdirSync(place,{recursive:!0});let part=join3(place,`.${basename(path)}.${randomUUID()}\
.part`),{O_WRONLY,O_CREAT,O_EXCL,O_NOFOLLOW}=constants3,file=openSync4(part,O_WRONLY|O_CREAT|O_EXCL|O_NOFOLLOW,438);try{try{writeFileSync(file,
content)}finally{closeSync4(file)}renameSync(part,path)}catch(error3){throw rmSync2(part,{force:!0}),error3}}function refuseLinks(path,from){
let all=ancestors(path),outermost=all.findIndex(isCheckout),first=all.indexOf(from),start=outermost===-1?first:Math.min(first,outermost+1);for(let each of all.
slice(start))if(lstatSync3(each,{throwIfNoEntry:!1})?.isSymbolicLink())throw new Error(`${each} is a link`)}async function trackedIn(folder2){
let top=ancestors(folder2).findLast(isCheckout);if(top===void 0)return[];let path=relative2(top,folder2),listed2=await git(top,["ls-files","\
-z","--",path===""?".":`:(literal)${path}`]);if(listed2.code===0)return listed2.stdout.split("\0").filter(Boolean);if(/not a git repository/.
test(listed2.stderr))return[];throw new UsageError(`git does not say which files of ${top} it tracks: ${why(listed2)}`)}import{homedir}from"node:os";import{delimiter as delimiter2,isAbsolute as isAbsolute2,join as join4,resolve}from"node:path";function cacheFolder(env=process.env){let{LOADGATE_CACHE:named2,XDG_CACHE_HOME:caches}=env;if(named2&&!isAbsolute2(named2))throw new UsageError(
`LOADGATE_CACHE is the relative path ${named2}, so programs of the checkout would be run; write an absolute path`);return named2||join4(caches&&
isAbsolute2(caches)?caches:join4(homedir(),".cache"),"loadgate")}function significant(value,digits=3){if(value===0)return"0";let rounded=Number(value.toPrecision(digits)),decimals=Math.max(0,digits-1-Math.
floor(Math.log10(Math.abs(rounded))));return value.toFixed(Math.min(decimals,6))}function scaled(value,units){let[size2,name]=units.find(([least])=>Math.
abs(value)>=least*.9995)??units.at(-1)??[1,""];return`${significant(value/size2)}${name}`}function seconds2(value){return scaled(value,[[1,"\
 s"],[.001," ms"],[1e-6," \xB5s"],[1e-9," ns"]])}function bytes(value){return scaled(value,[[2**30," GiB"],[2**20," MiB"],[2**10," KiB"],[1,
" B"]])}function rate(value,unit="req/s"){return value>=1e3&&value<1e4?`${Math.round(value)} ${unit}`:`${value<1e3?significant(value):scaled(
value,[[1e6,"M"],[1e3,"k"]])} ${unit}`}function duration2(value){let whole=Math.round(value);if(whole<1)return seconds2(value);if(whole<120)
return`${whole} s`;let rest=whole%60;return rest===0?`${whole/60} min`:`${Math.floor(whole/60)} min ${rest} s`}function amount(value,unit){return value===
null?"not known":unit==="requests/s"?rate(value):unit==="operations/s"?rate(value,"op/s"):unit==="s"||unit==="s/request"||unit==="s/operatio\
n"?seconds2(value):unit==="bytes"?bytes(value):significant(value)}function decimalsFor(metric2){if(metric2.ratio===null)return 0;let size2=Math.
abs(metric2.ratio-1)*100;if(metric2.interval===null)return size2>=10?0:1;let width=(metric2.interval.high-metric2.interval.low)*100;return width>=
10?0:width>=.5?1:2}function difference2(count){let size2=Math.abs(count),text=size2>=1||size2===0?size2.toFixed(1):significant(size2,2);return`${count<
0?"\u2212":"+"}${text}`}var VERY_MUCH=10;function signed(ratio,decimals){if(ratio>VERY_MUCH)return`+${Number(((ratio-1)*100).toPrecision(3))}`;
let text=(Math.abs(ratio-1)*100).toFixed(decimals);return Number(text)===0?text:`${ratio<1?"\u2212":"+"}${text}`}function change2(metric2){return metric2.
ratio===null?"\u2013":`${signed(metric2.ratio,decimalsFor(metric2))}%`}function range(metric2){if(metric2.interval===null)return"\u2013";let decimals=decimalsFor(
metric2);return`${signed(metric2.interval.low,decimals)} to ${signed(metric2.interval.high,decimals)}`}function share(value){return`${Number(
(value*100).toPrecision(3))}%`}function metricLabel({name,unit}){return inUnit(findMetric(name)?.label??name,unit)}function inUnit(label,unit){return unit.includes("operat\
ion")?label.replace("Request","Operation").replace("request","operation"):label}function onlyCommands(cases){let isCommand=({metrics})=>metrics.
some(({name,unit})=>name==="goodput"&&unit==="operations/s");return cases.length>0&&cases.every(isCommand)}function loopIn({rate:rate2,metrics}){
return rate2!==void 0?"open":metrics.some(({name,base,head})=>name==="time"&&(base??head)!==null)?"command":"closed"}function metricColumns(cases){
let loops=new Set(cases.map(loopIn)),asked=new Set(cases.flatMap(({metrics})=>metrics.flatMap(({name,threshold})=>threshold===void 0?[]:[name]))),
decidesItself2=({decides})=>decides!==null&&loops.has(decides),isDeciding=metric2=>decidesItself2(metric2)||asked.has(metric2.name),others=loops.
size===1&&loops.has("command")?[]:METRICS.filter(({column})=>column),ordered=METRICS.filter(metric2=>isDeciding(metric2)||others.includes(metric2)).
toSorted((a,b)=>Number(isDeciding(b))-Number(isDeciding(a))),unit=onlyCommands(cases)?"operations":"";return ordered.map(metric2=>{let{name}=metric2,
only=isDeciding(metric2)&&!decidesItself2(metric2)?{asked:!0}:{};return{name,title:metricLabel({name,unit}),decides:isDeciding(metric2),...only}})}function limitAmount(limit2,unit){return amount(limit2,unit).replace(/(\.\d*?)0+(?= |$)/,(_,digits)=>digits==="."?"":digits)}function limitWords(found){
let{metric:metric2,unit,head,interval:interval3,better}=found,label=metricLabel({name:metric2,unit}),bound=boundOf(found);if(head===null)return`${label}\
 is not known, so ${bound} is not judged`;let[low,high]=interval3?[amount(interval3.low,unit),amount(interval3.high,unit)]:["",""],range2=low===
high?"":` (95% interval ${low} to ${high})`;return`${label} ${amount(head,unit)}${range2}, ${CONCLUSIONS[found.state](bound,found,better)}`}
var boundOf=({limit:limit2,unit})=>`the limit of ${limitAmount(limit2,unit)}`,CONCLUSIONS={held:bound=>`within ${bound}`,broken:(bound,_,better)=>`${better===
"lower"?"over":"under"} ${bound}`,inconclusive:(bound,{interval:interval3,limit:limit2,n})=>interval3===null?`and ${bound} is inconclusive: ${n<
2?"one session shows no noise":"the noise is not known"}`:interval3.low<=limit2&&limit2<=interval3.high?`and ${bound} lies within that inter\
val`:`and ${bound} is inconclusive: something other than the server was saturated`};function limitsThat({limits=[]},state){return limits.filter(
each=>each.state===state)}function brokenInShort(result){let[first,...more]=limitsThat(result,"broken");if(!first)return null;let{metric:metric2,
unit,head,better}=first,others=more.length===0?"":`, and ${more.length} more`;return`${metricLabel({name:metric2,unit})} ${amount(head,unit)}\
 ${better==="lower"?"over":"under"} ${boundOf(first)}${others}`}var SKIPPED={untouched:"the change touches none of its files","identical-builds":"both sides are the same build"},INTERFERENCE={steal:"the m\
achine lost CPU time to its host","other-programs":"other programs used the CPUs","out-of-ports":"the load generator or nginx ran out of por\
ts for new connections"},QUIET="measure again on a quiet machine",REMEDIES={steal:QUIET,"other-programs":QUIET,"out-of-ports":"use fewer con\
nections, a lower rate, or sysctl -w net.ipv4.tcp_tw_reuse=1, since a port stays taken for a minute after its connection"},LIMITS2={"out-of-\
ports":"the load generator ran out of ports for new connections","generator-saturated":"the load generator was saturated","proxy-saturated":"\
nginx was saturated",dependency:"the server was not busy: it waited for something else (a dependency)","littles-law":"the load generator's f\
igures contradict each other (Little's law)","too-few-requests":"rounds had too few requests",unsteady:"the server did not reach a steady st\
ate","over-capacity":"base could not keep up with the rate","out-of-step":"the two sides were not loaded at the same time"},LIMIT_REMEDIES={
"out-of-ports":REMEDIES["out-of-ports"],"too-few-requests":"set a longer duration","over-capacity":"set a lower rate"},KINDS={"wrong-status":"\
wrong answer","wrong-body":"wrong answer","wrong-header":"wrong answer","no-answer":"wrong answer","length-changed":"wrong answer","no-repor\
t":"wrong output","command-failed":"command failed","impossible-time":"wrong time","timing-altered":"wrong time","lengths-differ":"unequal w\
ork","framing-differs":"unequal work",errors:"errors","no-answers":"no answers","wrong-size":"wrong size","too-many-connections":"connection\
s not reused",died:"died",restarted:"died","worked-unasked":"interfered","accepted-unasked":"interfered","reached-other":"interfered","ended\
-other":"interfered","fails-beside":"interfered","changed-files":"interfered","left-its-group":"interfered","not-ready":"","start-failed":"n\
ot ready","prepare-failed":"not ready","generator-failed":"generator failed","background-load-failed":"generator failed","proxy-failed":"har\
ness failed","harness-failed":"harness failed","burner-elsewhere":"harness failed"},LOGIN="; it asks for a login: send one by headers: of th\
e request, with what is secret under secrets: of the target (for Basic the base64 of USER:PASSWORD)",FAULTS={"wrong-status":({path,status,expected,
body,...rest})=>`${path} answered ${status} instead of ${typeof expected=="number"?expected:either(expected)}${quoted2(body)}${status===401?
LOGIN:unlike(rest)}`,"wrong-body":({path,bytes:bytes2,body,lacks:lacks2})=>`${path} answered ${bytes2} bytes, ${insteadOf(lacks2,body===""?"\
nothing":JSON.stringify(body))}`,"wrong-header":({path,name,value,expected})=>`${path} answered header ${name}: ${value??"(none)"} instead o\
f ${expected}`,"no-answer":({path,error:error3,...rest})=>`${path} gave no answer: ${error3}${unlike(rest)}`,"length-changed":({path,bytes:bytes2})=>`${path}\
 answers ${bytes2} bytes after the load, not as many as before it; set expect.same-length to false if that is intended`,"no-report":({output})=>`\
the last line of output is not {"operations": n, "errors": e} but ${output||"(nothing)"}; print that line last`,"impossible-time":({seconds:seconds3,
wall})=>`it reported ${seconds3.toFixed(2)} s of work in a run of ${wall.toFixed(2)} s; leave "seconds" out, or take them from a monotonic c\
lock`,"timing-altered":({noted,wall})=>`hyperfine recorded ${noted.toFixed(2)} s, loadgate's own clock ${wall.toFixed(2)} s, so the time can\
not be trusted; look for what writes to hyperfine's files`,"command-failed":({error:error3,withheld:withheld2})=>`${error3}${lacking(withheld2)}`,
"lengths-differ":({path,base,head})=>`${path}: base answers ${base} bytes, head ${head}; set expect.same-length to false if that is intended`,
"framing-differs":({path,base,head})=>`${path}: base frames its answer by ${base}, head by ${head}; set expect.same-length to false if that \
is intended`,errors:({failed,of,unit,most,through})=>`${failed} of ${of} ${unit} failed${counted(most)}${hint(most,through)}`,"no-answers":({
seconds:seconds3,most,through})=>`no correct answer in ${seconds3.toFixed(2)} s${counted(most)}${hint(most,through)}`,"wrong-size":({answers:answers2,
bytes:bytes2,least,most})=>`${answers2} answers had ${bytes2} bytes of body in all instead of ${least===most?least:`${least} to ${most}`}, s\
o some were not the expected answer; look for errors that are answered with the right status`,"too-many-connections":({side,opened,requests})=>side===
"upstream"?`${opened} connections were opened from nginx to the server for ${requests} requests${CLOSES}`:`${opened} connections were opened\
 for ${requests} requests${CLOSES}`,died:({of,service,end:end2,when,lacks:lacks2,withheld:withheld2})=>{let who=of==="server"?"":service===void 0?
"a service beside it: ":`service ${service}: `,why2=lacks2===void 0?"":`: it could not find ${clip(lacks2,100)}, since each side has only th\
e files in git, without node_modules and the like; install it with setup: (npm ci, for example), or in the Dockerfile`,left=lacks2===void 0&&
endedWell(end2)&&when!==void 0&&when!=="under-load";return`${who}${howEnded(end2)}${when===void 0?"":ENDED[when]}${why2}${left?FOREGROUND:""}${lacking(
withheld2)}`},restarted:()=>"the server was restarted while it was measured","worked-unasked":({cpu,other,seconds:seconds3})=>`it used ${inMs(
cpu)} of CPU time in ${seconds3.toFixed(2)} s while only the other side was loaded (the other side in its turn: ${inMs(other)}), so nothing \
can be compared; look for work in the background, or use Docker, where both are loaded at once`,"accepted-unasked":({connections,seconds:seconds3})=>`\
it accepted ${connections} connections in ${seconds3.toFixed(2)} s while only the other side was loaded, so nothing can be compared; look fo\
r what else connects to it`,"reached-other":({of,connections,listened})=>listened?`its processes listened at the port of ${of}'s server, ser\
vices or nginx and answered in its place, so nothing can be compared; remove that from the change, or use Docker, where neither side reaches\
 the other`:`its processes held ${connections===1?"a connection":`${connections} connections`} to ${of}'s server, services or nginx, so noth\
ing can be compared; remove that from the change, or use Docker, where neither side reaches the other`,"ended-other":({of,end:end2})=>`${of}\
's server was ended from outside (${howEnded(end2)}) while only this side ran beside it, so nothing can be compared; remove what sends signa\
ls from the change, or use Docker, where neither side reaches the other`,"fails-beside":({of})=>`${of} failed to start beside it but started\
 well alone, so nothing can be compared; look for what both use, such as a file, a lock or a port`,"changed-files":({of,path,files})=>`${of}\
's files changed while both ran, but not its own (${path}${files>1?` and ${files-1} more`:""}), so ${of} is no longer what was committed; re\
move what writes there from the change, or use Docker, where neither side reaches the other`,"left-its-group":({processes,cpu})=>`${processes===
1?"one of its processes":`${processes} of its processes`} detached and used ${inMs(cpu)} of CPU time that its figures lack, so nothing can b\
e compared; keep what it starts as child processes, or use Docker, where none can detach`,"not-ready":({seconds:seconds3,last,service,listens:listens2,
runOver,...rest})=>{let who=service===void 0?"":`service ${service} was `,over=runOver?", when the run's time was over":"",said=last===null?
service===void 0?"no answer":"its port is not open":"error"in last?last.error:`${last.path} answered ${last.status}`,remedy=runOver?"; give \
it a larger budget":"; if it needs longer, raise ready.timeout";return`${who}not ready after ${seconds3} s${over} (last: ${said})${listens2?
elsewhere(listens2):unlike(rest)||remedy}`},"start-failed":({error:error3})=>error3,"prepare-failed":({command:command2,error:error3,withheld:withheld2})=>`\
its prepare failed: ${command2.join(" ")}: ${error3}${lacking(withheld2)}`,"generator-failed":({error:error3})=>error3,"background-load-fail\
ed":({failed,answered,error:error3})=>error3===void 0?`${failed} requests of the background load failed, ${answered} were answered`:`backgro\
und load: ${error3}`,"proxy-failed":({variant:variant2,end:end2,seconds:seconds3,error:error3})=>{let waited=seconds3===null?null:`not ready\
 after ${seconds3} s`;return[`nginx in front of ${variant2}`,end2&&howEnded(end2),waited,error3].filter(Boolean).join(": ")},"harness-failed":({
error:error3})=>error3,"burner-elsewhere":()=>"a slowdown cannot be planted in servers of another machine; run loadgate on the machine where\
 the servers run"},CLOSES=": the server closes them after each answer, so connecting would be measured; write keepalive: false in the scenar\
io if that is intended";function elsewhere({asked,at}){if(at.length===0)return"; it listens on no port, so look into its log";let own2=at.filter(
({port})=>port===asked),places=some=>named([...new Set(some.map(({host,port})=>host.includes(":")?`[${host}]:${port}`:`${host}:${port}`))]);
return own2.length>0&&own2.every(({host})=>host==="::1"||host.startsWith("127."))?`; it listens on ${places(own2)} alone, which nothing outs\
ide its container reaches: have it listen on 0.0.0.0`:own2.length>0?`; it listens on ${places(own2)}: have it listen on 0.0.0.0`:`; it liste\
ns on ${places(at)} instead of port ${asked}: write that port in loadgate.yml, or have it listen on PORT`}function inMs(seconds3){return`${Math.
round(seconds3*1e3)} ms`}var ENDED={starting:" before it was ready","before-load":" before it was loaded","under-load":" under load"};function howEnded({
exitCode:exitCode2,signal}){return signal!==null?`ended by ${signal}`:exitCode2===null?"its container ended":`ended with exit code ${exitCode2}`}
function insteadOf(lacks2,body){if("text"in lacks2)return`expected ${lacks2.text===""?"nothing":JSON.stringify(lacks2.text)}, got ${body}`;if("\
contains"in lacks2)return`expected to contain ${JSON.stringify(lacks2.contains)}, got ${body}`;if("json"in lacks2)return lacks2.json===null?
`expected JSON, got ${body}`:`expected ${lacks2.at} to be ${lacks2.json}, got ${lacks2.got??"nothing"}`;let{matches,why:why2}=lacks2;return why2===
"differs"?`expected to match /${matches}/, got ${body}`:why2==="too-slow"?`and matching /${matches}/ took more than 1 s; write an expression\
 without nested repetitions`:`more than the 1 MiB that /${matches}/ is matched against; expect a text with "contains" instead`}function either(all){
return all.length<2?all.join(""):`${all.slice(0,-1).join(", ")} or ${all.at(-1)}`}function quoted2(body){return body===""?" (empty)":`: ${JSON.
stringify(body)}`}function counted(most){let parts=most.map(each=>`${"status"in each?`status ${each.status}`:each.error} (${each.count})`);return parts.
length===0?"":`: ${parts.join(", ")}`}var FOREGROUND=", and a server has to stay in the foreground, where it can be measured and ended; if i\
t starts a daemon and leaves, turn that off (daemon off, -D FOREGROUND, no --daemon)";function endedWell({exitCode:exitCode2,signal}){return exitCode2===
0&&signal===null}var SPOKEN={http:"; it speaks plain HTTP/1.1 there: leave https out of the target, and http2 out of the scenario",https:"; \
it speaks TLS there: write https: { ca: FILE } or https: { insecure: true } in the target",http2:"; it speaks HTTP/2 without TLS there: writ\
e http2: true and via: direct in the scenario"};function unlike({speaks,through,interim}){if(speaks!==void 0)return SPOKEN[speaks];if(through===
void 0)return"";let direct="write via: direct in the scenario";return interim===void 0?`; the server itself answers, but nginx in front of i\
t does not take that: mend the answer, or ${direct}`:`; the server itself answers, but first with status ${interim}, after which nginx waits\
 in vain: leave that out,${interim===103?" use nginx 1.29 or newer,":""} or ${direct}`}var UNANNOUNCED="; the server closes connections with\
out announcing it, which loses requests on their way: have it send Connection: close first, or write keepalive: false in the scenario",HINTS=[
["CaUsedAsEndEntity","; the server's certificate is a CA certificate, which load generators refuse: have the CA sign another one for the ser\
ver"],["connection closed before message completed",UNANNOUNCED],["operation was canceled",UNANNOUNCED],["error writing a body to connection",
UNANNOUNCED]],NGINX_CLOSED="; nginx answers 502 where the server closes a connection instead of answering: have it send Connection: close in\
 the answer before, or write keepalive: false in the scenario";function hint(most,through){if(through!==void 0&&most.some(each=>"status"in each&&
each.status==="502"))return NGINX_CLOSED;let said=most.flatMap(each=>"error"in each?[each.error]:[]);return HINTS.find(([text])=>said.some(error3=>error3.
includes(text)))?.[1]??""}function timeOver(limitSeconds2){return limitSeconds2===void 0?"":`: building both sides took more than the ${duration2(
limitSeconds2)} allowed for all builds and setup commands together; make them quicker, or build fewer targets`}function lacking(withheld2=[]){
let keys=["inherit","secrets"].flatMap(key=>{let names=withheld2.filter(each=>each.key===key).map(({name})=>name);return names.length===0?[]:
[`${key}: [${names.join(", ")}]`]});if(keys.length===0)return"";let all=withheld2.map(({name})=>name).join(", "),are=withheld2.length===1?"i\
s set here but was":"are set here but were";return`; ${all} ${are} not passed on, which may be the cause: if ${withheld2.length===1?"it is":
"they are"} needed, add ${keys.join(" and ")} to the target`}var ALONE2={configuration:"base is not set up for loadgate yet",target:"base ha\
s no such target",scenario:"base cannot answer this new scenario",request:"base cannot answer the changed request","not-built":"base could n\
ot be built","not-started":"base could not be started"},NOT_JUDGED={"of-requests":key=>`commands have no such metric; write it under ${key} \
of the scenarios with a request`,"of-commands":key=>`only commands have this metric; write it under ${key} of the scenarios that run one`,"n\
o-operations":()=>"the command reports no operations; use time or cpu-time",operations:()=>"the command reports operations; use goodput or c\
pu","no-image":()=>"processes have no image; run it in Docker","not-known":key=>`it could not be read here, so the case is inconclusive; mea\
sure on a machine where it can be, or remove it from ${key}`},FINDINGS={"build-failed":({variant:variant2,target,limitSeconds:limitSeconds2})=>`${variant2}\
: ${target} could not be built${timeOver(limitSeconds2)}`,"setup-failed":({variant:variant2,target,limitSeconds:limitSeconds2,withheld:withheld2})=>`${variant2}\
: the setup of ${target} failed${timeOver(limitSeconds2)}${lacking(withheld2)}`,fault:({variants,fault:fault2,times})=>{let often=times===1?
"":` (${times} times)`;return`${both(variants)}${explainFault(fault2)}${often}`},"head-alone":({why:why2})=>`${ALONE2[why2]}, so head was me\
asured alone`,"shards-missing":({shards})=>`not measured: ${shards.length===0?"a shard left it out":`shard ${shards.join(", ")} is missing`}\
; its job's log says why`,skipped:({why:why2})=>SKIPPED[why2],"skip-unverified":({why:why2})=>`not measured: a fork's run says that ${SKIPPED[why2]}\
, which cannot be verified; a maintainer's /loadgate run measures it`,interrupted:()=>"not measured: the run was interrupted","no-time":()=>"\
not measured: time ran out before its first session; a larger budget would decide it","no-values":()=>"nothing could be compared: no round h\
as values of both sides; give it a larger budget","one-session":()=>"one session cannot show the noise between sessions; increase the budget\
 so that at least two fit","equal-ratios":()=>"all sessions gave exactly the same ratio, so the noise is not known; set a longer duration","\
slow-start":({seconds:seconds3,sessions})=>`a start takes ${seconds3} s, so only ${sessions===1?"one session":`${sessions} sessions`} fitted\
; a larger budget, or a quicker start, would decide it`,interference:({source,effect:effect2,rounds})=>{let why2=INTERFERENCE[source],one=rounds===
1,some=one?"1 round":`${rounds} rounds`;return effect2==="nothing-left"?`nothing could be compared: in every round ${why2}; ${REMEDIES[source]}`:
effect2==="counted-less"?`${some} ${one?"counts":"count"} less, since ${why2}`:`${some} ${one?"was":"were"} left out: ${why2}${source==="out\
-of-ports"?`; ${REMEDIES[source]}`:""}`},limited:({limit:limit2,loop,cpuDecides})=>{let remedy=limit2 in LIMIT_REMEDIES?`; ${LIMIT_REMEDIES[limit2]}`:
"";if(loop==="open")return`${LIMITS2[limit2]}, so latency says little about the server and is not judged${remedy}`;let decides=cpuDecides?"C\
PU per request decides":"CPU time could not be read either, so nothing decides; use Docker, or a machine with more cores";return`${LIMITS2[limit2]}\
, so speed and latency say little about the server and are not judged; ${decides}${remedy}`},"held-back":({limit:limit2,bound})=>limit2==="o\
ver-capacity"?"cannot keep up with the rate, so requests queue up":`${LIMITS2[limit2]}${bound?", so it may be better than its figures":""}`,
"connections-closed":({base,head})=>{let part="so opening new ones is part of what was measured";return base===void 0||base===head?`the serv\
er closes a connection ${after(head)}, ${part}`:`base ${closing(base)}, head ${closing(head)}, ${part} and may be the whole difference`},"p9\
9-unknown":()=>"p99 is not known, since fewer than ten answers of a session lie beyond it; set a longer duration","not-judged":({metric:metric2,
asked,why:why2})=>`${metricNamed(metric2).label} has a ${asked} that is not judged: ${NOT_JUDGED[why2](asked==="limit"?"absolute-limits":"th\
resholds")}`,"bottleneck-unknown":()=>"it is not known whether the server or the load generator was saturated, so a change may be hidden; us\
e Docker, where CPU time can be read","server-waits":()=>"head answers fewer requests although its server is not busy, so it may wait longer\
 for something, which CPU time cannot show; a scenario with a rate would judge that","settled-early":({sessions})=>`decided early, after ${sessions}\
 sessions, so the size may be a little overstated; the interval holds`,"counter-moved":({metric:metric2,more,low,high})=>`${difference2(more)}\
 ${metricNamed(metric2).words.subject} per request (95% interval ${difference2(low)} to ${difference2(high)}); this is counted, not timed, a\
nd decides nothing`};function after(requests){return`after about ${requests} requests`}function closing(requests){return requests===null?"ke\
eps its connections":`closes each ${after(requests)}`}var PLANTED={"burner-elsewhere":"a slowdown cannot be planted in servers of another ma\
chine; run the trend where the servers run, or write trend: { selftest: false }",interrupted:"the run was interrupted",invalid:"it gave no u\
sable numbers; loadgate selftest says why"},NOTICES={"base-config-missing":({file})=>`this change sets up loadgate: base has no ${file}, so \
head's is used for both sides; from the next change on base's rules apply`,"base-config-unusable":({file,error:error3})=>`base's ${file} can\
not be used (${error3}), so head's is used for both sides`,"config-from-checkout":({file})=>`neither side has ${file}, so the one in the che\
ckout is used for both; commit it`,"gate-changed":({changes})=>`this change alters the rules that it is judged by (${few(changes.map(settingChange),
"; ")}); base's rules were applied`,"budget-changed":({before,after:after2})=>`this change alters the time to measure (budget ${budget(before)}\
 \u2192 ${budget(after2)}); base's was applied`,"isolation-changed":({changes,more})=>`this change alters what its own code has access to (${few(
changes.map(configChange2),"; ",more)}); the stricter of base's and head's rules were applied`,"no-base-side":({file,targets})=>`base's ${file}\
 has no target ${few(targets)}, and only base's may give secrets, so this was not measured; it will be once the change is merged`,"no-longer\
-measured":({targets,...rest})=>`this change no longer measures what base does: ${few([...targets.map(name=>`target ${name}`),...measured2(rest)])}`,
"newly-measured":({targets,...rest})=>`this change measures what base does not: ${few([...targets.map(name=>`target ${name}`),...measured2(rest)])}`,
"plan-changed":({changes,more})=>`this change alters how it is measured (${few(changes.map(configChange2),"; ",more)}); both sides got head'\
s requests, and each was built and started by its own file`,"fixture-changed":({folders})=>`this change alters the fixture ${few(folders)}; \
both sides ran head's, so its effect on the numbers is not judged`,"default-rules":({file})=>`base has no usable ${file}, so a fork's number\
s are judged by the default rules, or by its own where those are stricter`,"cases-missing":({cases})=>`the run left out cases that base meas\
ures: ${named(cases)}; a maintainer's /loadgate run measures all of them`,"asked-otherwise":({scenarios})=>`the run did not send base's requ\
ests in ${named(scenarios)}; read what the change does to the configuration before the numbers`,"submodules-missing":({paths})=>`built witho\
ut ${paths.length===1?"the submodule":"the submodules"} ${paths.join(", ")}; fetch ${paths.length===1?"it":"them"} first (git submodule upda\
te --init --recursive; actions/checkout: submodules: recursive)`,"filters-off":({filters,file,files})=>`built with ${file}${files===1?"":` a\
nd ${files-1} more`} as git stores ${files===1?"it":"them"}, since git's filters do not run here (${filters.join(", ")}); have the build fet\
ch the content that it needs`,"port-ignored":({target})=>`target ${target} ignores PORT, so its two sides were measured one after the other,\
 which is noisier; have it listen on PORT, or put \${port} into its command`,"port-fixed":({target,ports})=>`both sides of target ${target} \
listen on port ${ports.join(" and on ")} beside PORT, so they were measured one after the other, which is noisier; set it under env: or in t\
he command to 0 (any free port), or turn it off`,"own-users-lacking":lacking2=>{let{since,remedy}=OWN_USERS_LACKING[lacking2.why](lacking2.what??
"");return`both sides ran as root (${since}), so each could read and alter everything on this machine, these numbers too; ${remedy}`},"sessi\
on-overran":({case:id})=>`${id}: a session went on long after its time and was stopped; look for what hangs in the server`,"planted-not-foun\
d":({case:id,slowdown})=>`a planted slowdown was not found: ${percent(slowdown)} more CPU time in ${id}; if that happens often, give the tre\
nd more time (--budget)`,"planted-not-measured":({case:id,why:why2})=>`the planted slowdown of ${id} was not measured and does not count: ${PLANTED[why2]}`,
"rate-not-comparable":({scenario:scenario2})=>`scenario ${scenario2} was left out: its rate is a share of what base can answer, which differ\
s from target to target; give it in requests per second`},OBSTACLES={"docker-missing":()=>"Docker is not installed (install it: apt-get inst\
all docker.io)","no-engine":({said})=>`no Docker engine answers (${said===void 0?"":`${said}; `}start it: systemctl start docker, or dockerd\
)`,"no-buildx":()=>"Docker Buildx is not installed (see https://docs.docker.com/go/buildx/)","images-unresolved":({images})=>`the base image${images.
length>1?"s":""} ${images.join(", ")} cannot be resolved (docker pull shows why)`,"nothing-to-build":({target})=>`target "${target}" has nei\
ther build nor image, which Docker needs`,"no-command":({of,name})=>`${of} "${name}" has no command that starts it as a process; add one (be\
side build or image under process:), or use --isolation docker`,"same-process":({as})=>`as a process it is the same as ${as}, since build ar\
guments apply to Docker alone; use --isolation docker`,"programs-missing":({programs:programs2})=>`${programs2.join(" and ")} cannot be foun\
d on PATH`,"base-in-docker":()=>"base runs in Docker here, and head never runs with less isolation than base; make head's images resolve, or\
 set isolation: process in base's configuration"};function named(names){let[first,rest]=[names.slice(0,5),names.length-5];return`${first.join(
", ")}${rest>0?` and ${rest} more`:""}`}function explainObstacle(found){return OBSTACLES[found.code](found)}function explainIsolation(isolation2,reason){switch(reason.code){case"asked-for":return`${isolation2}: as configured`;case"docker-works":return`${isolation2}\
: chosen automatically, since a Docker engine answers and the base images resolve`;case"nothing-to-run":return`${isolation2}: nothing had to\
 be run`;case"not-docker":return`${isolation2}: chosen automatically, since ${explainObstacle(reason.obstacle)}`}}var OWN_USERS_LACKING={"no\
t-root":()=>({since:"only root can give each side its own user",remedy:CONTAINERS}),"turned-off":()=>({since:"LOADGATE_OWN_USERS=0 asks for \
it",remedy:CONTAINERS}),"not-permitted":()=>({since:"root may not become another user here",remedy:"give this container the capabilities CHO\
WN, KILL, SETGID and SETUID, which Docker gives by default"}),"not-metered":()=>({since:"root may not look at processes of other users here,\
 which metering needs",remedy:"give this container the capability SYS_PTRACE (docker run --cap-add SYS_PTRACE)"}),"temporary-folder":()=>({since:"\
other users cannot reach the temporary folder",remedy:"name another one, such as TMPDIR=/tmp"}),build:what=>({since:`only root could build ${what}\
 of base`,remedy:READABLE}),program:what=>({since:`only root can start ${what}`,remedy:READABLE}),port:what=>({since:`only root can listen a\
t port ${what}`,remedy:"use a port from 1024 on"})},CONTAINERS="for code from outsiders use isolation: docker, or a disposable machine",READABLE="\
install what it needs where every user can read it, not in root's home";var LAYOUTS={"one-core":"server, nginx and load generator share the only core: figures are advisory, expect wide intervals","shared-load-cor\
e":"server on one core, nginx and the load generators share the other: where they are the bottleneck, CPU time per request decides","smt-sib\
lings":"server and load share physical cores (SMT siblings): expect wider intervals","separate-cores":"server, nginx and load generators eac\
h on their own cores","separate-machine":"server and nginx on another machine, the load generators on this one","separate-machine-one-core":"\
server and nginx share the only core of another machine, the load generators are on this one"};function explainLayout({layout}){return LAYOUTS[layout]}
var PAIRINGS={"side-by-side":"side by side: each variant has its own CPU group, so both are loaded at once",interleaved:"in turns: no CPU gr\
oups can be made here (it takes root or containers), so the variants take turns in random order"};function explainPairing(pairing2){return PAIRINGS[pairing2]}
function explain(found){return FINDINGS[found.code](found)}function explainOfTarget(found){return explain(found).replace(/^head: /,"")}function explainNotice(found){
return NOTICES[found.code](found)}function explainSkip(why2){return SKIPPED[why2]}function explainFault(fault2){let prefix="afterLoad"in fault2?"after the load: ":"",words=FAULTS[fault2.code](fault2),kind2=KINDS[fault2.code];
return`${kind2===""?"":`${kind2}: `}${prefix}${words}`}function both(variants){return variants.length===0?"":`${variants.join(" and ")}: `}function settingChange(change3){
switch(change3.setting){case"false-alarms":return`false-alarms ${percent(change3.before)} \u2192 ${percent(change3.after)}`;case"mode":return`${change3.
setting} ${change3.before} \u2192 ${change3.after}`;case"fail-on":return`fail-on ${change3.before.join(", ")} \u2192 ${change3.after.join(",\
 ")}`;case"threshold":case"max-errors":return`${change3.setting} of ${change3.scenario} ${percent(change3.before)} \u2192 ${percent(change3.
after)}`;case"thresholds":return byMetric2(change3,percent);case"absolute-limits":return byMetric2(change3,limit2=>limitAmount(limit2,change3.
unit))}}function byMetric2({setting,metric:metric2,scenario:scenario2,before,after:after2},words){let[was,is]=[before,after2].map(value=>value===
null?"(none)":words(value));return`${setting}.${metric2} of ${scenario2} ${was} \u2192 ${is}`}function configChange2({of,name,setting,before,
after:after2}){let where=name===void 0?"":` of ${of} ${clip(name,64)}`;return`${clip(setting,64)}${where} ${before??"(none)"} \u2192 ${after2??
"(none)"}`}function measured2({scenarios,via:via2,pairs}){return[...scenarios.map(name=>`scenario ${name}`),...via2,...pairs]}var MOST=10;function few(texts,between="\
, ",further=0){let shown2=texts.slice(0,MOST).map(text=>clip(text,300)),more=texts.length-shown2.length+further;return[...shown2,...more>0?[
`and ${more} more`]:[]].join(between)}function percent(share2){return`${Number((share2*100).toPrecision(6))}%`}function budget(seconds3){return seconds3===
null?"60 s a case":`${seconds3} s`}function revisions(results2){return results2.variants.map(built=>[built.variant,revision2(built)])}function revision2({label,commit}){let short3=commit.
slice(0,12);return label!==""&&commit.startsWith(label)?short3:`${label} (${short3})`}var cores2=numbers2=>numbers2.length===0?"none":numbers2.
join(", ");function cpusOf({cpus}){let{server,proxy,generator}=cpus;return["CPUs",`server ${cores2(server)}; proxy ${cores2(proxy)}; generat\
or ${cores2(generator)}. ${explainLayout(cpus)}`]}function timeOf({build,run:run3,load}){return["Time",`${duration2(build)} building, ${duration2(
run3)} after it, ${duration2(load)} of that under load`]}function systemOf({os:os5,kernel,runnerImage}){return["System",`${os5}, kernel ${kernel}${runnerImage===
null?"":`, ${runnerImage}`}`]}function toolsOf({tools}){return["Tools",Object.entries(tools).map(([name,version2])=>`${name} ${version2}`).join(
", ")]}function method(results2){let{plan:plan2,seconds:seconds3}=results2,sessions=results2.cases.map(result=>result.sessions.length),[fewest,
most]=[Math.min(...sessions,Number.POSITIVE_INFINITY),Math.max(0,...sessions)],count=fewest===most||!Number.isFinite(fewest)?`${most}`:`${fewest}\
 to ${most}`;return[["Isolation",explainIsolation(plan2.isolation,plan2.isolationReason)],["Pairs",explainPairing(plan2.pairing)],["Sessions",
`${count} per case; each session starts both servers again`],cpusOf(plan2),["Risk",`${share(plan2.alpha)} that a run without any change is r\
ed: one such run in ${Math.round(1/plan2.alpha)}`],timeOf(seconds3),["Seed",String(plan2.seed)]]}function environment2(results2){let{environment:e}=results2,
after2=e.load.after===null?"not known":e.load.after.toFixed(2);return[...machines(results2),...e.servers?[["Servers",`on another machine: ${e.
servers.cores} cores, ${bytes(e.servers.memoryBytes)}, ${e.servers.os}, kernel ${e.servers.kernel}`]]:[],systemOf(e),["Load",`${e.load.before.
toFixed(2)} before, ${after2} after`],toolsOf(e),["Run",`${results2.id}, ${results2.startedAt}`]]}function machine(e){return`${e.cpuModel}, ${e.
cores} cores, ${bytes(e.memoryBytes)}`}function machines({environment:here,cases}){let counts3=new Map;for(let{environment:own2}of cases)own2&&
counts3.set(machine(own2),(counts3.get(machine(own2))??0)+1);return counts3.size===0?[["Machine",machine(here)]]:[...counts3].map(([name,count])=>[
"Machine",`${name}: ${count} ${count===1?"case":"cases"}`])}var CAVEATS=["Ratios hold for this machine and these scenarios. Do not compare a\
bsolute values between runs.","Requests/s and CPU per request decide; at a fixed rate p50, p95 and p99 do; metrics with their own threshold \
or limit do too. Everything else only informs.","Unchanged means that a change larger than the threshold is ruled out, not that nothing chan\
ged."];function logsOf(result,results2){let builds=results2.failures.filter(failure3=>failure3.target===result.target).map(failure3=>({title:`\
end of the ${failure3.what} log of ${failure3.variant}`,text:failure3.log})),servers=result.sessions.flatMap(session2=>session2.invalid).flatMap(
({variant:variant2,log:log2})=>log2===void 0?[]:[{title:`end of the log of ${variant2??"the server"}`,text:log2}]),tails=[...builds,...servers].
map(({title,text})=>({title:plainLine(title),text:tailOfLog(text)}));return tails.filter((tail,i)=>tail.text!==""&&tails.findIndex(t=>t.title===
tail.title)===i)}var WIDTH=1e3,ROW=18,LETTER=6.3,DEEPEST=64,NARROWEST=.002,MOST_MOVED=12,STEPS=[.002,.01,.04];function flameSection(profile){if("reason"in profile)
return`<h3>Where the CPU time goes</h3>
<p class="note">No profile: ${htmlProse(profile.reason)}</p>`;let root=flameOf(profile.base,profile.head),{rows,frames}=laidOut(root),height=rows*
ROW,each=profile.seconds===null?"":`, ${profile.seconds} s each`;return["<h3>Where the CPU time goes</h3>",`<p class="legend">Head's CPU tim\
e per request, ${`by ${profile.tool}${each}, after the verdict`}: ${amount(root.head,"s")}, of base ${amount(root.base,"s")}. A function lie\
s on its callers and is as wide as its cost with everything it calls; <span class="hotter">red</span> costs more than in base, <span class="\
cooler">blue</span> less. Hover to read one.</p>`,`<div class="scroll"><svg class="flame" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-l\
abel="Flame graph of head; the table below says the same in numbers">`,...frames.map(frame=>frameSvg(frame,root,height)),"</svg></div>",functionsTable(
profile)].join(`
`)}function laidOut(root){let frames=[],scale3=root.head>0?WIDTH/root.head:0,place=(frame,x,row3)=>{let width=frame.head*scale3;if(width<NARROWEST*
WIDTH||row3>=DEEPEST)return;frames.push({frame,x,width,row:row3});let at=x;for(let child of frame.children)place(child,at,row3+1),at+=child.
head*scale3};return place(root,0,0),{rows:Math.max(1,...frames.map(({row:row3})=>row3+1)),frames}}function frameSvg({frame,x,width,row:row3},root,height){
let y=height-(row3+1)*ROW,letters=Math.floor((width-6)/LETTER),text=letters<3?"":`<text x="${(x+3).toFixed(1)}" y="${y+12.5}">${html(frame.name.
length>letters?`${frame.name.slice(0,letters-1)}\u2026`:frame.name)}</text>`;return`<g>${`<rect class="${frameColour(frame,root)}" x="${x.toFixed(
1)}" y="${y}" width="${Math.max(.5,width-.6).toFixed(1)}" height="${ROW-1}"/>`}${text}<title>${html(frame.name)}: ${amount(frame.head,"s")} \
per request, ${amount(frame.base,"s")} in base</title></g>`}function frameColour({base,head},root){let share2=(head-base)/root.head,step=STEPS.
filter(from=>Math.abs(share2)>=from).length;return step===0?"f0":`${share2>0?"hot":"cool"}${step}`}function functionsTable({base,head}){return[
"<table><caption>CPU time per request of each function itself; those that moved most.</caption>",'<thead><tr><th scope="col">Function</th><t\
h scope="col">Base</th><th scope="col">Head</th><th scope="col">Change</th></tr></thead>',`<tbody>${movedMost(base,head,MOST_MOVED).map(own2=>{
let change3=own2.head-own2.base,sign=change3>0?"+":"\u2212";return`<tr><th scope="row">${html(own2.name)}</th><td>${amount(own2.base,"s")}</\
td><td>${amount(own2.head,"s")}</td><td class="${change3>0?"regression":"improvement"}">${sign}${amount(Math.abs(change3),"s")}</td></tr>`}).
join(`
`)}</tbody></table>`].join(`
`)}var noCost=()=>({base:0,head:0,children:new Map});function flameOf(base,head){let root=noCost();for(let[side,stacks]of[["base",base],["he\
ad",head]])for(let[stack,cost]of stacks){root[side]+=cost;let at=root;for(let name of stack.split(";")){let below=at.children.get(name)??noCost();
at.children.set(name,below),below[side]+=cost,at=below}}return frozen("all",root)}function frozen(name,{base,head,children}){let sorted=[...children].
toSorted(([a],[b])=>a<b?-1:a>b?1:0);return{name,base,head,children:sorted.map(([child,grown2])=>frozen(child,grown2))}}function movedMost(base,head,most){
let own2=new Map;for(let[side,stacks]of[["base",base],["head",head]])for(let[stack,cost]of stacks){let name=stack.slice(stack.lastIndexOf(";")+
1),entry=own2.get(name)??{base:0,head:0};own2.set(name,entry),entry[side]+=cost}return[...own2].map(([name,costs])=>({name,...costs})).filter(
each=>each.base!==each.head).sort((a,b)=>Math.abs(b.head-b.base)-Math.abs(a.head-a.base)).slice(0,most)}var percent2=(ratio,digits)=>(Math.abs(ratio-1)*100).toFixed(digits);function wordsOf({name,unit}){let{subject,verb,shrunk,grown:grown2}=metricNamed(
name).words;return{verb,subject:inUnit(subject,unit),shrunk:inUnit(shrunk,unit),grown:inUnit(grown2,unit)}}function changeOf(metric2){let ratio=metric2.
ratio??1,{shrunk,grown:grown2}=wordsOf(metric2);return`${percent2(ratio,decimalsFor(metric2))}% ${ratio<1?shrunk:grown2}`}function size(metric2){
return`about ${changeOf(metric2)}`}function changed(metric2){return`${wordsOf(metric2).verb} ${sizeAndInterval(metric2)}`}function sizeAndInterval(metric2){
return`${size(metric2)}${metric2.interval===null?"":` (95% interval ${range(metric2)})`}`}function carrying(result,verdict2){return result.metrics.
filter(metric2=>metric2.gates&&metric2.verdict===verdict2)}function sentence(finding2){return clip(plainLine(explain(finding2)),300).replace(
/\.$/,"")}function seen(metric2){return`${wordsOf(metric2).subject} ${change2(metric2)} (${range(metric2)})`}function open2(result){return carrying(
result,"inconclusive").filter(metric2=>metric2.interval!==null)}function leansTo(result){if(result.verdict!=="inconclusive")return null;let ways=open2(
result).map(leaning);return ways.find(way=>way==="worse")??ways.find(way=>way==="better")??null}function probably(result,way){return open2(result).
some(metric2=>leaning(metric2)===way&&isOfSpeed(metric2.name))?way==="worse"?"probably slower":"probably faster":`probably ${way}`}function thresholdIn({
threshold},metric2){return metric2.threshold??threshold}function ownThresholds(cases){let own2=new Map;for(let metric2 of cases.flatMap(({metrics})=>metrics))
if(metric2.threshold!==void 0){let label=metricLabel(metric2);own2.set(label,Math.max(own2.get(label)??0,metric2.threshold))}let list2=[...own2].
map(([label,threshold])=>`${label} ${share(threshold)}`).join(", ");return list2===""?"":` (${list2})`}function verdictWords(result){if(result.
verdict!=="inconclusive")return result.verdict;let way=leansTo(result);return way!==null?probably(result,way):open2(result).length>0?"no cha\
nge seen":"inconclusive"}function caught({detectable}){return detectable===null?"":detectable>1?"even half the speed may go unnoticed":`a sl\
owdown of ${share(Number(detectable.toPrecision(2)))} or more would have been caught`}function strictness({plan:plan2,cases}){let limits=cases.
some(result=>result.limits!==void 0)?" A limit is broken only where the whole 95% interval of head lies beyond it.":"";return`A case is red \
only where a wider interval lies wholly beyond 0%, so at most one run in ${Math.round(1/plan2.alpha)} is red by chance.${limits}`}function onlyLimitsOpen(result){
return result.metrics.some(({gates})=>gates)&&carrying(result,"inconclusive").length===0&&limitsThat(result,"inconclusive").length>0}function inconclusivePredicate(result){
let metrics=open2(result),limits=limitsThat(result,"inconclusive").map(limitWords),better=carrying(result,"improvement").map(metric2=>`${changed(
metric2)}, but `);if(onlyLimitsOpen(result))return`${better.length>0?better.join(""):`${noChange(result)}, but `}leaves a limit inconclusive\
: ${limits.join("; ")}`;if(metrics.length===0)return[[`${better.join("")}could not be decided`,...result.findings.slice(0,1).map(sentence)].
join(": "),...limits].join("; ");let way=leansTo(result),shown2=metrics.filter(metric2=>way===null||leaning(metric2)===way),verb=way===null?
"is inconclusive, with no change seen":`is ${probably(result,way)}`,values2=shown2.map(way===null?seen:likely(result)).join(", ");return[`${better.
join("")}${verb}: ${values2}`,...limits,caught(result)].filter(Boolean).join("; ")}var noChange=result=>`shows no change larger than ${share(
result.threshold)}${ownThresholds([result])}`;function likely(result){return metric2=>{let threshold=thresholdIn(result,metric2),below=Math.
abs(Math.log(metric2.ratio??1))<Math.log1p(threshold)?`, less than the threshold of ${share(threshold)}`:"";return`${sizeAndInterval(metric2)}${below}`}}
function changedPredicate(result,verdict2){let other=verdict2==="regression"?"improvement":"regression",along=carrying(result,verdict2).map(
changed),against=carrying(result,other).map(changed),broken=limitsThat(result,"broken").map(limitWords),but=against.length===0?"":`, but ${against.
join(", and ")}`,limits=broken.length===0?[]:[`breaks ${LIMITS3(broken.length)}: ${broken.join("; ")}`];return along.length===0?`${limits.join(
"")}${but}`:[`${along.join(", and ")}${but}`,...limits].join("; ")}var LIMITS3=count=>count===1?"a limit":`${count} limits`;function figures({
metrics}){return metrics.filter(({name,head})=>(name==="goodput"||name==="cpu"||name==="p99")&&head!==null).map(metric2=>{let value=amount(metric2.
head,metric2.unit);return metric2.name==="goodput"?value:`${metricLabel(metric2)} ${value}`}).join(", ")}function newReason({findings}){return findings.
map(sentence).join("; ")}function newPredicate(result){let[alone="",...because]=result.findings.map(sentence),values2=figures(result);return[
"has nothing to compare with",values2===""?alone:`${alone}: ${values2}`].join(": ")+because.map(why2=>`; ${why2}`).join("")}function predicate(result){
switch(result.verdict){case"regression":case"improvement":return changedPredicate(result,result.verdict);case"inconclusive":return inconclusivePredicate(
result);case"invalid":return`gave no usable numbers: ${result.findings.map(sentence)[0]??"no reason was recorded"}`;case"new":return newPredicate(
result);case"unchanged":return result.skipped===void 0?noChange(result):`was not loaded: ${explainSkip(result.skipped)}`}}function saysFirst(result){
return result.verdict==="invalid"?!0:result.verdict==="inconclusive"&&open2(result).length===0&&!onlyLimitsOpen(result)}function slowStartWords(result){
return(saysFirst(result)?result.findings.slice(1):result.findings).filter(({code})=>code==="slow-start").map(sentence)}function furtherFindings(result){
if(result.skipped!==void 0)return[];let shown2=result.verdict==="regression"?"broken":result.verdict,limits=(result.limits??[]).filter(({state})=>state!==
shown2).map(limitWords);return result.verdict==="new"?limits:[...(saysFirst(result)?result.findings.slice(1):result.findings).map(sentence),
...limits]}function differenceWords({name,base,head},longest=60){let[what,was,is]=[name,base,head].map(text=>text&&clip(text,longest));return was===
null?`${what} ${is} (new)`:is===null?`${what} ${was} (gone)`:`${what} ${was} \u2192 ${is}`}var MOST_DIFFERENCES=3;function alsoChanged({differences:differences2=[],
cases}){if(!cases.some(({verdict:verdict2})=>ASKING.includes(verdict2))||differences2.length===0)return"";let shown2=differences2.slice(0,MOST_DIFFERENCES).
map(each=>differenceWords(each)),more=differences2.length-shown2.length;return`also changed: ${shown2.join(", ")}${more>0?` and ${more} more`:
""}`}var ASKING=["regression","improvement","inconclusive","invalid"];function movedCounts({findings}){return findings.filter(({code})=>code===
"counter-moved").map(found=>explain(found))}var KIND_WORDS={code:"",runtime:"runtime",collector:"garbage collector",compiler:"just-in-time c\
ompiler"};function kindWords({name,kind:kind2}){let words=KIND_WORDS[kind2];return words===""||name.includes(words)?"":`, ${words}`}function grownWords({
growth:growth2}){if(growth2===void 0)return[];let more=({base,head})=>`${head<base?"\u2212":"+"}${amount(Math.abs(head-base),"s")}`;return growth2.
functions.map(found=>({where:`${placed(found)}${kindWords(found)}${found.calls?` \u2192 ${placed(found.calls)}`:""}`,cost:`${more(found)} of\
 ${more(growth2)}`}))}function placed({name,line:line2}){let[,called,file]=/^(.*) (\S+)$/.exec(name)??[];return line2===void 0||called===void 0||
file===void 0?name:`${called} (${/:\d+$/.test(file)?file:`${file}:${line2}`})`}var caseName=result=>plainLine(result.id);function countOfCases(some,results2){let total=results2.cases.length;return some.length<total?`${some.
length} of ${total} cases`:total===2?"Both cases":`All ${total} cases`}function foremost(cases,verdict2){let extent2=result=>Math.max(0,...carrying(
result,verdict2).map(metric2=>Math.abs(Math.log(metric2.ratio??1))));return cases.toSorted((a,b)=>extent2(b)-extent2(a))[0]}function kind(cases,verdict2){
let at=verdict2==="regression"?0:1,[speed,any]=[["slower","faster"][at],["worse","better"][at]],ways=new Set(cases.map(result=>{let[first]=carrying(
result,verdict2);return first?metricNamed(first.name).words.cases[at]:limitsThat(result,"broken").length>0?BEYOND2:speed})),[only=speed]=ways;
return ways.size<=1?only:[...ways].every(way=>way===speed||way.endsWith("CPU"))?speed:any}var BEYOND2="beyond a limit";function changedHeadline(results2,cases,verdict2){
let first=foremost(cases,verdict2),what=`${countOfCases(cases,results2)} ${kind(cases,verdict2)}`;if(first===void 0)return what;let label=cases.
length===1?":":verdict2==="regression"?"; worst:":"; most:";return`${what}${label} ${caseName(first)} ${predicate(first)}`}function headOnly(result){
return result.brokenIn.includes("head")&&!result.brokenIn.includes("base")}function invalid(results2,cases){let first=cases.find(headOnly)??
cases[0];if(first===void 0)return"Invalid: nothing could be measured";let count=results2.cases.length===1?"Invalid":`${countOfCases(cases,results2)}\
 invalid`,where=headOnly(first)?", head fails where base does not":"";return`${count}${where}: ${caseName(first)} ${predicate(first)}`}var LEANINGS=[
["worse","probably slower"],["worse","probably worse"],["better","probably faster"],["better","probably better"]];function leaningAs(cases,[
way,words]){return cases.filter(result=>leansTo(result)===way&&verdictWords(result)===words)}function inconclusive(results2,cases){let[first]=cases;
if(first===void 0)return"Inconclusive: nothing was measured";if(results2.cases.length===1)return`${caseName(first)} ${predicate(first)}`;for(let each of LEANINGS){
let leaning2=leaningAs(cases,each);if(leaning2.length>0)return`${countOfCases(leaning2,results2)} ${each[1]}: ${caseList(leaning2)}`}let others=cases.
length===results2.cases.length?"":"; none of the others is slower",seen2=cases.filter(result=>caught(result)!==""&&limitsThat(result,"inconc\
lusive").length===0);if(seen2.length<cases.length)return`${countOfCases(cases,results2)} inconclusive: ${caseList(cases)}${others}`;let least=seen2.
toSorted((a,b)=>(b.detectable??0)-(a.detectable??0))[0];return`Inconclusive, with no change seen: ${caught(least)} in ${results2.cases.length===
cases.length?"every case":cases.length===1?caseList(cases):`each of ${cases.length} inconclusive cases`}`}function caseList(cases){return`${cases.
slice(0,3).map(caseName).join(", ")}${cases.length>3?", \u2026":""}`}function unchanged(results2){let skipped=new Set(results2.cases.map(result=>result.
skipped));if(!skipped.has(void 0)){let[why2]=skipped;return`Unchanged: ${skipped.size===1&&why2?explainSkip(why2):"base and head do not diff\
er in what is measured"}, so there was nothing to measure`}let largest=Math.max(...results2.cases.map(result=>result.threshold)),where=results2.
cases.length===1?caseName(results2.cases[0]):`any of ${results2.cases.length} cases`;return`No change larger than ${share(largest)}${ownThresholds(
results2.cases)} in ${where}`}function whyNew({findings}){return findings.find(found=>found.code==="head-alone")?.why}function allNew(results2,cases){
let all=cases.length===results2.cases.length,reasons2=new Set(cases.map(whyNew));if(all&&reasons2.size===1&&reasons2.has("configuration"))return`\
Set up to measure ${counted2(cases)}; comparing begins with the next change: ${caseList(cases)}`;let[first]=cases;if(results2.cases.length===
1&&first!==void 0)return`${caseName(first)} ${predicate(first)}`;let others=all?"":"; none of the others changed";return reasons2.has("not-b\
uilt")||reasons2.has("not-started")?`Base does not work in ${countOfCases(cases,results2).toLowerCase()}, so head was measured alone: ${caseList(
cases)}${others}`:`${countOfCases(cases,results2)} new, measured on head alone: ${caseList(cases)}${others}`}function counted2(cases){return cases.
length===1?"1 case":`${cases.length} cases`}function verdictOf(results2){let cases=results2.cases.filter(result=>result.verdict===results2.verdict),
[only]=results2.cases;switch(results2.verdict){case"regression":case"improvement":return results2.cases.length===1&&only!==void 0?`${caseName(
only)} ${predicate(only)}`:changedHeadline(results2,cases,results2.verdict);case"invalid":return invalid(results2,cases);case"inconclusive":
return inconclusive(results2,cases);case"new":return allNew(results2,cases);case"unchanged":return unchanged(results2)}}function headline(results2){
return`${results2.interrupted?"Interrupted before its end. So far: ":""}${verdictOf(results2)}`}function saysAll(results2){let[only]=results2.
cases;return results2.cases.length===1&&only!==void 0&&headline(results2).endsWith(predicate(only))}function titles(results2){let begin=results2.interrupted?"interrupted; so far: ":"";return titlesOf(results2).map(title=>`${begin}${title}`)}
function fitting(candidates,room){let last=candidates.at(-1)??"";return candidates.find(each=>[...each].length<=room)??clip(last,room)}function titlesOf(results2){
let cases=results2.cases.filter(result=>result.verdict===results2.verdict),[first]=results2.cases,only=results2.cases.length===1?first:void 0;
switch(results2.verdict){case"regression":case"improvement":return changedTitles(results2,cases,results2.verdict);case"invalid":return invalidTitles(
results2,cases);case"inconclusive":return inconclusiveTitles(results2,cases);case"new":return newTitles(results2,cases);case"unchanged":{if(results2.
cases.every(({skipped})=>skipped!==void 0))return["nothing to measure"];let least=`no change larger than ${share(Math.max(...results2.cases.
map(({threshold})=>threshold)))}`,where=only?caseName(only):`any of ${results2.cases.length} cases`,own2=ownThresholds(results2.cases);return own2===
""?[`${least} in ${where}`,least]:[`${least}${own2} in ${where}`,`${least}${own2}`,least]}}}function changedTitles(results2,cases,verdict2){
let what=kind(cases,verdict2),first=foremost(cases,verdict2),[metric2]=first?carrying(first,verdict2):[],broken=first?brokenInShort(first):null,
extent2=metric2===void 0?broken??what:changeOf(metric2),name=first===void 0?"":caseName(first);if(results2.cases.length===1)return[`${name} ${extent2}`,
extent2];let count=lowerFirst(countOfCases(cases,results2)),most=verdict2==="regression"?"worst":"most",label=cases.length===1?":":`, ${most}\
:`,counted4=`${count} ${what}`;return[`${counted4}${label} ${name} ${extent2}`,`${counted4}, ${most} ${extent2}`,counted4]}function newTitles(results2,cases){
if(cases.length===results2.cases.length&&cases.every(each=>whyNew(each)==="configuration"))return[`set up to measure ${counted2(cases)}; com\
paring begins with the next change`];let what=`${results2.cases.length===1?"":`${lowerFirst(countOfCases(cases,results2))} `}new, nothing to\
 compare with yet`;return[`${what}: ${caseList(cases)}`,what]}function invalidTitles(results2,cases){let first=cases.find(headOnly)??cases[0];
if(first===void 0)return["nothing could be measured"];let why2=headOnly(first)?"head fails where base does not":"not measured",count=results2.
cases.length===1?"":`${lowerFirst(countOfCases(cases,results2))}: `;return[`${count}${why2}: ${caseName(first)}`,`${count}${why2}`]}function inconclusiveFails({
verdict:verdict2,plan:plan2}){return verdict2==="inconclusive"&&plan2.mode!=="observe"&&plan2.failOn.includes("inconclusive")}function inconclusiveTitles(results2,cases){
let count=results2.cases.length===1?"":`${lowerFirst(countOfCases(cases,results2))}`,word=inconclusiveFails(results2)?"inconclusive, which f\
ails":"inconclusive",begin=count===""?word:`${word}: ${count}`;for(let each of LEANINGS){let leaning2=leaningAs(cases,each);if(leaning2.length>
0)return[`${begin}; ${each[1]}: ${caseList(leaning2)}`,`${begin}; ${each[1]}`]}let known2=cases.flatMap(result=>result.detectable===null||limitsThat(
result,"inconclusive").length>0?[]:[result.detectable]),largest=known2.length===cases.length?Math.max(...known2):null,seen2=largest===null?"":
caught({detectable:largest});return seen2===""?[`${begin}${count===""?"":`, ${caseList(cases)}`}`,begin]:[`${begin}; ${seen2}`,begin]}var lowerFirst=text=>text.
charAt(0).toLowerCase()+text.slice(1);import{createHash as createHash2}from"node:crypto";function policy(){return`default-src 'none'; style-src 'sha256-${createHash2("sha256").update(STYLE).digest("base64")}'; base-uri 'none'; fo\
rm-action 'none'`}function htmlHead(title){return[`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">`,`<meta http-equiv="Content-Security-Policy" content="${policy()}">`,'<meta name="viewport" content="width=device-wid\
th, initial-scale=1">','<meta name="color-scheme" content="light dark">','<meta name="referrer" content="no-referrer">',`<title>${html(title)}\
</title>`,`<style>${STYLE}</style>
</head>`].join(`
`)}function htmlFacts(title,list2){let items=list2.map(([label,value])=>`<dt>${html(label)}</dt><dd>${htmlProse(value)}</dd>`);return`<h3>${title}\
</h3>
<dl class="facts">
${items.join(`
`)}
</dl>`}var STYLE=`
:root {
  color-scheme: light dark;
  --paper: #fdfdfc; --ink: #1d2126; --soft: #5c646e; --rule: #e2e3e1; --strip: #f3f3f0;
  --bad: #b3261e; --broken: #7b2d8b; --open: #8a5a00; --good: #1e7040; --fresh: #2f66a9; --same: #5c646e;
  --worse: #b3261e14; --better: #1e704012; --dot: #2f66a9; --band: #1d212622;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #15181c; --ink: #e6e7e8; --soft: #9aa3ad; --rule: #2c3138; --strip: #1c2025;
    --bad: #ff8a80; --broken: #d9a3e6; --open: #e8b44c; --good: #7bcf9a; --fresh: #7fb0ec; --same: #9aa3ad;
    --worse: #ff8a8016; --better: #7bcf9a12; --dot: #7fb0ec; --band: #e6e7e826;
  }
}
* { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; }
body {
  margin: 0 auto; max-width: 62rem; padding: 2.5rem 1.25rem 4rem; background: var(--paper); color: var(--ink);
  font: 1rem/1.55 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif;
  font-variant-numeric: tabular-nums; overflow-wrap: break-word;
}
h1 { font-size: clamp(1.2rem, 1rem + 1.2vw, 1.55rem); line-height: 1.35; max-width: 52rem; font-weight: 650; margin: .25rem 0 .75rem; text-w\
rap: pretty; }
h2 { font-size: 1.15rem; font-weight: 650; margin: 0; overflow-wrap: anywhere; }
h3 { font-size: .95rem; font-weight: 650; margin: 2rem 0 .5rem; }
p { margin: .5rem 0; max-width: 46rem; }
a { color: inherit; text-decoration-color: var(--soft); text-underline-offset: .2em; }
.kicker, small, figcaption span, dt, .legend, .note { color: var(--soft); }
.kicker, .legend, .facts, figcaption, pre, table { font-size: .875rem; }
.kicker b { color: var(--ink); font-weight: 600; }
.note { border-left: 3px solid var(--open); padding-left: .75rem; color: var(--ink); }
.badge { font-size: .8125rem; font-weight: 600; white-space: nowrap; }
.badge::before { content: ""; display: inline-block; width: .6em; height: .6em; margin-right: .45em; background: currentColor; border-radius\
: 50%; }
.badge.regression::before, .badge.invalid::before { border-radius: 0; }
.badge.inconclusive::before { background: none; border: .15em solid currentColor; }
.regression { color: var(--bad); } .invalid { color: var(--broken); } .inconclusive { color: var(--open); }
.improvement { color: var(--good); } .new { color: var(--fresh); } .unchanged { color: var(--same); }
table { border-collapse: collapse; width: 100%; }
caption { text-align: left; color: var(--soft); padding-bottom: .4rem; }
caption span { display: inline-block; max-width: calc(100vw - 2.5rem); }
th, td { text-align: right; padding: .45rem 0 .45rem 1rem; border-top: 1px solid var(--rule); vertical-align: top; }
th:first-child, td:first-child { text-align: left; padding-left: 0; }
thead th { border-top: 0; font-weight: 500; color: var(--soft); vertical-align: bottom; }
tbody th { font-weight: 500; }
td { white-space: nowrap; }
td small, th small { display: block; font-size: .8125rem; font-weight: 400; }
.overview { margin: 2rem 0 2.5rem; }
.overview .values { color: var(--ink); }
.unjudged, .overview .unjudged .values { color: var(--soft); }
.case { border-top: 1px solid var(--rule); margin-top: 2.5rem; padding-top: 1.5rem; }
.case header { display: flex; flex-wrap: wrap; gap: .1rem 1rem; align-items: baseline; }
.panels { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 22rem), 1fr)); gap: 1.25rem 2rem; margin: 1.25rem 0; }
figure { margin: 0; max-width: 34rem; }
figcaption { display: flex; flex-wrap: wrap; gap: 0 .6rem; align-items: baseline; margin-bottom: .25rem; }
figcaption b { font-weight: 600; }
.reasons { margin: .5rem 0; padding-left: 1.1rem; max-width: 46rem; }
details { margin: .75rem 0; }
summary { cursor: pointer; color: var(--soft); font-size: .875rem; }
details[open] > summary { margin-bottom: .5rem; }
pre { overflow-x: auto; background: var(--strip); padding: .75rem 1rem; margin: .5rem 0; line-height: 1.45; white-space: pre-wrap; }
.facts { display: grid; grid-template-columns: minmax(5.5rem, auto) 1fr; gap: .3rem 1.25rem; margin: 0; max-width: 52rem; }
.facts dd { margin: 0; overflow-wrap: anywhere; }
.background { border-top: 1px solid var(--rule); margin-top: 3rem; }
.background ul { font-size: .875rem; padding-left: 1.1rem; max-width: 46rem; }
.legend ul { list-style: none; margin: .25rem 0 0; padding: 0; display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem\
), 1fr)); gap: .3rem 1.5rem; }
.legend li { display: flex; gap: .6rem; align-items: center; }
.legend svg { flex: none; width: 2.5rem; height: 1.25rem; }
.scroll { overflow-x: auto; }
.ranking th:nth-child(2), .ranking td:nth-child(2) { text-align: left; }
.ranking th, .ranking td { white-space: nowrap; }
.differences td { white-space: normal; overflow-wrap: anywhere; }
.picture { display: block; width: 100%; height: auto; }
svg text { font: 11px system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; fill: var(--soft); }
svg .name { paint-order: stroke; stroke: var(--paper); stroke-width: 3px; stroke-linejoin: round; }
.strip { fill: var(--strip); } .worse { fill: var(--worse); } .better { fill: var(--better); } .interval { fill: var(--band); }
svg line { stroke: var(--soft); stroke-width: 1; }
svg .threshold { stroke-dasharray: 3 3; opacity: .7; } svg .nochange { opacity: .9; } svg .decision { stroke-dasharray: 1 4; opacity: .8; } \
svg .tick { opacity: .5; }
svg .estimate { stroke: var(--ink); stroke-width: 1.75; } svg .mean { stroke: var(--ink); stroke-width: 1; opacity: .55; }
.dot { fill: var(--dot); stroke: var(--dot); }
.dot { fill-opacity: .75; stroke-width: .6; } .hollow { fill: none; stroke-width: 1; }
.flame { display: block; min-width: 40rem; width: 100%; height: auto; } .flame text { fill: #16181b; }
.f0 { fill: #d9d7d0; } .hot1 { fill: #f5c6bd; } .hot2 { fill: #ee9586; } .hot3 { fill: #e0604e; }
.cool1 { fill: #c3dcf0; } .cool2 { fill: #8fbfe4; } .cool3 { fill: #5c9fd4; } .hotter { color: var(--bad); } .cooler { color: var(--dot); }
@media (max-width: 34rem) {
  body { padding: 1.5rem 1rem 3rem; }
  .wide { display: none; }
  th, td { padding-left: .6rem; }
  .overview .values { white-space: normal; }
  figcaption { gap: 0 .45rem; }
}
@media print { body { max-width: none; } .case { break-inside: avoid; } }
`;var coordinate=value=>Number(value.toFixed(1)).toString();function niceStep(step){let power=10**Math.floor(Math.log10(step));return power*([
1,2,5,10].find(factor=>factor*power>=step)??10)}function marker(place,look){let kind2=look.hollow?"dot hollow":"dot",title=look.title===""?"":
`<title>${html(look.title)}</title>`,[x,y]=[place.x,place.y],path=points=>`<path class="${kind2}" d="M${points.map(([dx,dy])=>`${coordinate(
x+dx)} ${coordinate(y+dy)}`).join("L")}Z">${title}</path>`;return look.beyond==="above"?path([[0,0],[3,5],[-3,5]]):look.beyond==="below"?path(
[[0,0],[3,-5],[-3,-5]]):`<circle class="${kind2}" cx="${coordinate(x)}" cy="${coordinate(y)}" r="2.2">${title}</circle>`}function svgText(text,x,y,anchor2,kind2){
return`<text${kind2===void 0?"":` class="${kind2}"`} x="${coordinate(x)}" y="${coordinate(y)}" text-anchor="${anchor2}">${html(text)}</text>`}var WIDTH2=360,HEIGHT=236,PLOT={left:54,right:WIDTH2-6,top:20,bottom:HEIGHT-34};function stripsOf(result,metric2,steady){let filled=result.sessions.
map((session2,i)=>({number:i+1,pairs:sessionPairs(session2,metric2),mean:effect(sessionPairs(session2,metric2,steady))})).filter(strip=>strip.
pairs.length>0),total=filled.reduce((sum2,strip)=>sum2+strip.pairs.length+1,0),unit=(PLOT.right-PLOT.left)/Math.max(1,total),left=PLOT.left;
return filled.map(strip=>{let right=left+(strip.pairs.length+1)*unit,placed2={...strip,left,right};return left=right,placed2})}function band(kind2,top,bottom,left=PLOT.
left,right=PLOT.right){let height=Math.max(0,bottom-top);return`<rect class="${kind2}" x="${coordinate(left)}" y="${coordinate(top)}" width=\
"${coordinate(right-left)}" height="${coordinate(height)}"/>`}function level(kind2,y,left=PLOT.left,right=PLOT.right){return`<line class="${kind2}\
" x1="${coordinate(left)}" x2="${coordinate(right)}" y1="${coordinate(y)}" y2="${coordinate(y)}"/>`}function ground(result,metric2,axis){let threshold=thresholdIn(
result,metric2),[over,under]=[axis.place(1+threshold),axis.place(1/(1+threshold))],[above,below]=metric2.better==="higher"?["better","worse"]:
["worse","better"];return[band(above,PLOT.top,over),band(below,under,PLOT.bottom),level("threshold",over),level("threshold",under),level("no\
change",axis.place(1))].join("")}function lineNames(result,metric2,axis){let threshold=thresholdIn(result,metric2),[over,under]=[axis.place(
1+threshold),axis.place(1/(1+threshold))];return[over-4,under+10].filter(y=>y-8>PLOT.top&&y<PLOT.bottom).map(y=>svgText("threshold",PLOT.right-
4,y,"end","name")).join("")}function scale(axis){return axis.ticks.map(tick=>{let y=axis.place(1+tick/100),text=`${tick>0?"+":tick<0?"\u2212":
""}${Math.abs(tick)}%`;return`${level("tick",y,PLOT.left-4,PLOT.left)}${svgText(text,PLOT.left-7,y+3.5,"end")}`}).join("")}function dots(strip,axis,steady){
let unit=(strip.right-strip.left)/(strip.pairs.length+1);return strip.pairs.map((pair2,i)=>{let ratio=pair2.head/pair2.base,place={x:strip.left+
(i+1)*unit,y:axis.place(ratio)},beyond=axis.holds(ratio)?null:ratio>1?"above":"below",title=`session ${strip.number}, round ${i+1}: ${signed(
ratio,1)}%`;return marker(place,{hollow:steady&&pair2.limited,beyond,title})}).join("")}function numbers(strips){let every=Math.ceil(strips.
length/14);return strips.filter((_,i)=>i%every===0).map(strip=>svgText(String(strip.number),(strip.left+strip.right)/2,PLOT.bottom+13,"middl\
e")).join("")}function pictureDescription(result,metric2,strips){let where=metric2.interval===null?"no interval":`95% interval ${range(metric2)}\
%`;return`${strips.length} sessions. Estimate ${change2(metric2)}, ${where}; threshold ${share(thresholdIn(result,metric2))}.`}function picture(result,name,id){
let metric2=result.metrics.find(m=>m.name===name);if(metric2===void 0||metric2.ratio===null)return null;let{ratio,interval:interval3,decisionInterval}=metric2,
measure=metricNamed(name),strips=stripsOf(result,measure,metric2.gates),ratios=strips.flatMap(strip=>strip.pairs.map(pair2=>pair2.head/pair2.
base)),edge=1+thresholdIn(result,metric2)*1.3,must2=[edge,1/edge,ratio,...interval3===null?[]:[interval3.low,interval3.high]],axis=axisFor(must2,
ratios,PLOT.top,PLOT.bottom),means=strips.map(strip=>strip.mean===null?"":level("mean",axis.place(Math.exp(strip.mean)),strip.left+1,strip.right-
1)),[down,up]=measure.words.axis,[above,below]=metric2.better==="higher"?["better","worse"]:["worse","better"];return[`<svg class="picture" \
viewBox="0 0 ${WIDTH2} ${HEIGHT}" role="img" aria-labelledby="${id}-t ${id}-d">`,`<title id="${id}-t">${html(`${metricLabel(metric2)}, head \
against base, ${result.id}`)}</title>`,`<desc id="${id}-d">${html(pictureDescription(result,metric2,strips))}</desc>`,...strips.filter(strip=>strip.
number%2===0).map(strip=>band("strip",PLOT.top,PLOT.bottom,strip.left,strip.right)),ground(result,metric2,axis),interval3===null?"":band("in\
terval",axis.place(interval3.high),axis.place(interval3.low)),...(decisionInterval===null?[]:[decisionInterval.low,decisionInterval.high]).filter(
end2=>axis.holds(end2)).map(end2=>level("decision",axis.place(end2))),level("estimate",axis.place(ratio)),...strips.map(strip=>dots(strip,axis,
metric2.gates&&measure.limitable)),...means,lineNames(result,metric2,axis),scale(axis),numbers(strips),svgText(`\u2191 ${above}: ${up}`,PLOT.
left,PLOT.top-7,"start"),svgText(`\u2193 ${below}: ${down}`,PLOT.left,HEIGHT-6,"start"),svgText("sessions",PLOT.right,HEIGHT-6,"end"),"</svg\
>"].filter(part=>part!=="").join(`
`)}function ticksBetween(low,high){let[from,to]=[Math.expm1(low)*100,Math.expm1(high)*100],step=niceStep((to-from)/7),first=Math.ceil(from/step-
1e-9),count=Math.floor(to/step+1e-9)-first+1;return Array.from({length:Math.max(0,count)},(_,i)=>Number(((first+i)*step).toPrecision(6)))}var WIDE=Math.
log(4),WIDEST=Math.log(10),DOUBLINGS=[-3,-2,-1,0,1,2,3].map(power=>(2**power-1)*100),WILD=.03;function quantileOf(sorted,share2){let at=sorted[Math.
round(share2*(sorted.length-1))];return at===void 0?[]:[at]}function doublingsBetween(low,high){return DOUBLINGS.filter(percent3=>Math.log1p(
percent3/100)>=low&&Math.log1p(percent3/100)<=high)}function axisFor(must2,points,top,bottom){let logs2=points.map(Math.log).toSorted((a,b)=>a-
b),seen2=[...must2.map(Math.log),...quantileOf(logs2,WILD),...quantileOf(logs2,1-WILD),0].map(log2=>Math.min(WIDEST,Math.max(-WIDEST,log2))),
pad=(Math.max(...seen2)-Math.min(...seen2))*.07,[low,high]=[Math.min(...seen2)-pad,Math.max(...seen2)+pad],within=log2=>Math.min(high,Math.max(
low,log2));return{low:Math.exp(low),high:Math.exp(high),ticks:high-low>WIDE?doublingsBetween(low,high):ticksBetween(low,high),place:ratio=>bottom-
(within(Math.log(ratio))-low)/(high-low)*(bottom-top),holds:ratio=>Math.log(ratio)>=low&&Math.log(ratio)<=high}}function kicker(results2,repository){let commits=results2.variants.map(({commit})=>commit),page=(path,text)=>repository===null?text:`<a href\
="${html(`${repository}/${path}`)}">${text}</a>`,sides=results2.variants.map(built=>{let name=`<b>${html(revision2(built))}</b>`;return`${built.
variant} ${COMMIT.test(built.commit)?page(`commit/${built.commit}`,name):name}`}),between=repository!==null&&commits.length===2&&commits.every(
each=>COMMIT.test(each))?[page(`compare/${commits.join("...")}`,"what changed")]:[],day=html(results2.startedAt.slice(0,10));return`<p class\
="kicker">${["loadgate",...sides,...between,day].join(" \xB7 ")}</p>`}var COMMIT=/^[0-9a-f]{40}$/;function heading(results2){let whole=headline(
results2),[title=whole]=titles(results2),isRepeated=results2.cases.some(result=>whole.includes(predicate(result)));return results2.cases.length>
1&&isRepeated?`${title.charAt(0).toUpperCase()}${title.slice(1)}`:whole}function opening(results2,repository){let notices=results2.notices.map(
notice3=>`<p class="note">${htmlProse(explainNotice(notice3))}</p>`);return[kicker(results2,repository),`<h1>${htmlProse(heading(results2))}\
</h1>`,badge(results2.verdict),...notices].join(`
`)}var hidden=({decides})=>decides?[]:["wide"];function metricCell(result,column){let metric2=result.metrics.find(m=>m.name===column.name),unjudged2=metric2!==
void 0&&metric2.ratio!==null&&!metric2.gates,classes=[...hidden(column),...unjudged2?["unjudged"]:[]],why2=unjudged2&&column.decides?"<small\
>not judged</small>":"";return`<td${classOf(classes)}>${changeCell(metric2)}${valuesIn(metric2)}${why2}</td>`}function valuesIn(metric2){if(metric2===
void 0||metric2.base===null||metric2.head===null)return"";let[base,head]=[metric2.base,metric2.head].map(value=>amount(value,metric2.unit).replaceAll(
" ","\xA0"));return`<small class="values">${html(`${base} \u2192 ${head}`)}</small>`}var classOf=names=>names.length===0?"":` class="${names.
join(" ")}"`,breakable=escaped2=>escaped2.replaceAll("/","/<wbr>");function overview(results2,ids){let columns=metricColumns(results2.cases),
rows=results2.cases.map((result,i)=>`<tr>${`<th scope="row"><a href="#${ids[i]}">${breakable(html(result.id))}</a><small>${badge(result.verdict,
verdictWords(result))}</small></th>`}${columns.map(column=>metricCell(result,column)).join("")}</tr>`);return['<div class="scroll"><table cl\
ass="overview"><caption><span>Head against base in percent; beneath each change its 95% interval, and the values of base and head.</span></c\
aption>',`<thead><tr><th scope="col">Case</th>${columns.map(column=>`<th scope="col"${classOf(hidden(column))}>${column.title}</th>`).join("")}\
</tr></thead>`,`<tbody>
${rows.join(`
`)}
</tbody></table></div>`].join(`
`)}function otherChanges({differences:differences2=[]}){if(differences2.length===0)return"";let rows=differences2.map(({kind:kind2,name,base,
head,role,file})=>{let what=role===void 0||role==="direct"?kind2:`${kind2}, ${role}`,versions=[base??"\u2013",head??"\u2013"].map(text=>`<td\
>${htmlProse(text)}</td>`),origin=[what,file??"the built image"].map(text=>`<td class="wide">${htmlProse(text)}</td>`),cells=[...versions,...origin];
return`<tr><th scope="row">${htmlProse(name)}</th>${cells.join("")}</tr>`});return['<section class="differences"><h2>What else differs betwe\
en the two builds</h2>',`<div class="scroll"><table><thead><tr>${[...["Name","Base","Head"].map(text=>`<th scope="col">${text}</th>`),...["K\
ind","By"].map(text=>`<th scope="col" class="wide">${text}</th>`)].join("")}</tr></thead><tbody>
${rows.join(`
`)}
</tbody></table></div>`,"</section>"].join(`
`)}function background(results2){let caveats=CAVEATS.map(caveat=>`<li>${htmlProse(caveat)}</li>`).join("");return['<footer class="background\
">',htmlFacts("How it was measured",method(results2)),htmlFacts("Machine and tools",environment2(results2)),`<h3>What this does not show</h3\
>
<ul>${caveats}</ul>`,"</footer>"].join(`
`)}function htmlReport(results2,profiles=[],repository=null){let ids=results2.cases.map((_,i)=>`case-${i+1}`),drawn=results2.cases.some(result=>result.
metrics.some(metric2=>metric2.interval!==null));return[htmlHead(`loadgate: ${results2.verdict}`),`<body>
<main>`,opening(results2,repository),results2.cases.length===0?"":overview(results2,ids),drawn?legend(results2):"",...results2.cases.map((result,i)=>{
let profile=profiles.find(each=>each.case===result.id);return caseSection(result,results2,ids[i]??"")+(profile?flameSection(profile):"")}),otherChanges(
results2),"</main>",background(results2),`</body>
</html>
`].filter(part=>part!=="").join(`
`)}var keyDrawing=drawing=>`<svg viewBox="0 0 40 20" aria-hidden="true">${drawing}</svg>`,PLAIN_LOOK={hollow:!1,beyond:null,title:""},lineAcross=kind2=>`\
<line class="${kind2}" x1="2" x2="38" y1="10" y2="10"/>`;function legend(results2){let all=results2.cases.flatMap(result=>[result.threshold,
...result.metrics.flatMap(({threshold})=>threshold??[])]),thresholds=[...new Set(all)].map(share).join(", "),round2=marker({x:20,y:10},PLAIN_LOOK),
hollow=marker({x:20,y:10},{...PLAIN_LOOK,hollow:!0}),beyond=marker({x:20,y:7},{...PLAIN_LOOK,beyond:"above"}),list2=[[round2,"each point is \
one round: head against base under the same load"],[`<rect class="strip" x="2" y="1" width="36" height="18"/>${lineAcross("mean")}`,"a strip\
 is one session, one start of both servers; the thin line is its mean"],[lineAcross("estimate"),"the estimate: the mean over the sessions"],
['<rect class="interval" x="2" y="4" width="36" height="12"/>',"its 95% interval; dotted lines around it: the wider one that decides"],[lineAcross(
"nochange"),"no change"],[lineAcross("threshold"),`the threshold, ${thresholds}; tinted beyond it`],[hollow,"left out: something other than \
the server was saturated"],[beyond,"lies beyond the picture"]].map(([drawing,text])=>`<li>${keyDrawing(drawing??"")}<span>${text}</span></li\
>`).join(`
`),short3=`Each point is one round, head against base; each strip is a session, a new start of both servers. The grey band is the 95% interv\
al. ${strictness(results2)}`,key=`<details><summary>What each sign means</summary>
<ul>
${list2}
</ul>
</details>`;return`<section class="legend">
<p>${short3}</p>
${key}
</section>`}function badge(verdict2,words=verdict2){return`<span class="badge ${verdict2}">${words}</span>`}function changeCell(metric2){if(metric2===
void 0||metric2.ratio===null)return"\u2013";let beneath=metric2.interval===null?"":`<small>${range(metric2)}</small>`;return`${change2(metric2)}${beneath}`}
function caseSentence(result){return`${result.verdict==="regression"||result.verdict==="improvement"?"Head":"This case"} ${predicate(result)}\
.`}var ROLES={true:"decides the verdict",false:"not judged"};function picturePanel(result,name,id){let metric2=result.metrics.find(m=>m.name===
name),drawn=picture(result,name,`${id}-${name}`);if(metric2===void 0||drawn===null)return"";let width=metric2.interval===null?"":` <span>${range(
metric2)}</span>`;return`<figure><figcaption>${`<b>${metricLabel(metric2)}</b> ${change2(metric2)}${width} <span>${ROLES[`${metric2.gates}`]}\
</span>`}</figcaption>
${drawn}
</figure>`}function metricsTable(result){let rows=result.metrics.filter(metric2=>metric2.base!==null||metric2.head!==null).map(metric2=>`<tr\
><th scope="row">${metricLabel(metric2)}${metric2.gates?" <small>decides the verdict</small>":""}</th><td>${amount(metric2.base,metric2.unit)}\
</td><td>${amount(metric2.head,metric2.unit)}</td><td>${changeCell(metric2)}</td></tr>`);return rows.length===0?"":`<details><summary>All me\
trics</summary>
${`<table><thead><tr>${["Metric","Base","Head","Change"].map(text=>`<th scope="col">${text}</th>`).join("")}</tr></thead><tbody>
${rows.join(`
`)}
</tbody></table>`}
</details>`}function reasons(result){let items=furtherFindings(result).map(why2=>`<li>${htmlProse(why2)}</li>`);return items.length===0?"":`\
<ul class="reasons">${items.join("")}</ul>`}function grownList(result){let items=grownWords(result).map(({where,cost})=>`<li><code>${html(where)}\
</code> ${cost} of CPU time per request</li>`);return items.length===0?"":`<ul class="reasons">${items.join("")}</ul>`}function logSections(result,results2){
return logsOf(result,results2).map(log2=>`<h3>${html(log2.title)}</h3>
<pre>${html(log2.text)}</pre>`).join(`
`)}function caseSection(result,results2,id){let own2=({name,per})=>per!=="build"&&result.metrics.some(found=>found.name===name&&found.threshold!==
void 0),panels=METRICS.filter(metric2=>metric2.decides===loopIn(result)||own2(metric2)).map(({name})=>picturePanel(result,name,id)).filter(part=>part!==
"");return[`<section class="case" id="${id}">`,`<header><h2>${html(result.id)}</h2>${badge(result.verdict,verdictWords(result))}</header>`,saysAll(
results2)?"":`<p>${htmlProse(caseSentence(result))}</p>`,grownList(result),reasons(result),logSections(result,results2),panels.length===0?"":
`<div class="panels">
${panels.join(`
`)}
</div>`,metricsTable(result),"</section>"].filter(part=>part!=="").join(`
`)}var VERSION="1.0.0",MAJOR=VERSION.split(".")[0],DOCUMENTS=`https://github.com/loadgate/loadgate/blob/v${MAJOR}/docs`;var row2=cells=>`| ${cells.join(" | ")} |`;function table(titles2,rows){return[row2(titles2.map(([title])=>title)),row2(titles2.map(([,align])=>align)),
...rows.map(row2)].join(`
`)}function folded(summary2,body){return body===""?"":`<details><summary>${summary2}</summary>

${body}

</details>`}function preformatted(text){return`<pre>${html(text)}</pre>`}var list=items=>items.map(item=>`- ${item}`).join(`
`),sized=text=>Buffer.byteLength(text,"utf8"),VERDICT_EMOJI={regression:"\u{1F534}",accepted:"\u{1F7E0}",invalid:"\u26D4",failed:"\u26D4",inconclusive:"\
\u{1F7E1}",improvement:"\u{1F7E2}",new:"\u{1F195}",unchanged:"\u26AA"};function notableCases(results2){return NOTABLE.flatMap(verdict2=>results2.cases.filter(result=>result.verdict===verdict2).toSorted((a,b)=>extent(
b)-extent(a)))}var NOTABLE=["regression","invalid","inconclusive","improvement","new"];function tellingMetrics({metrics,verdict:verdict2}){let gating=metrics.
filter(({gates})=>gates),moved=gating.filter(metric2=>metric2.verdict==="regression"||metric2.verdict==="improvement"),open3=gating.filter(metric2=>metric2.
verdict==="inconclusive"&&metric2.interval!==null);return verdict2==="inconclusive"?open3:moved}function extent(result){return Math.max(0,...tellingMetrics(
result).map(({ratio})=>Math.abs(Math.log(ratio??1))))}var NBSP="\xA0",unbroken=text=>text.replaceAll(" ",NBSP);function caseTable(cases,accepted){
if(cases.length===0)return"";let metrics=cases.flatMap(tellingMetrics),thresholds=[...new Set(cases.flatMap(result=>[result.threshold,...tellingMetrics(
result).map(m=>thresholdIn(result,m))]))],scale3=scaleFor(metrics,thresholds),rows=cases.map(result=>caseRow(result,accepted.has(result.id),
scale3)),titles2=[["Case","---"],["Base","--:"],["Head","--:"],["Change","---"],[unbroken("better \u2502 worse"),":-:"]],drawn=metrics.length===
0?titles2.slice(0,-1):titles2,sizes=thresholds.map(share).join(" or "),legend3=`In brackets the 95% interval of each change.${timesIn(metrics.
map(({unit})=>unit))} In the picture: \u251C\u25CF\u2524 that interval, \u2502 no change, \u250A the threshold of ${sizes}, worse to the rig\
ht. [How to read this](${DOCUMENTS}/reading-the-comment.md)`,body=table(drawn,rows.map(row3=>row3.slice(0,drawn.length)));return metrics.length===
0?body:`${body}

<sub>${legend3}</sub>`}function timesIn(units){let[unit="",another]=new Set(units.filter(each=>/^s(?:\/|$)/.test(each)));return another===void 0&&
unit.includes("/")?` Times are CPU time per ${unit.slice(2)}.`:""}var NOTHING="\u2013";function caseRow(result,accepted,scale3){let name=`${VERDICT_EMOJI[accepted?
"accepted":result.verdict]}${NBSP}${markdownCode(result.id)}`,telling2=tellingMetrics(result);if(result.verdict==="new")return[name,NOTHING,
headsOwn(result),markdown(newReason(result)),""];if(telling2.length===0)return[name,NOTHING,NOTHING,markdown(predicate(result)),""];let lines=each=>telling2.
map(each).join("<br>");return[name,lines(metric2=>unbroken(amount(metric2.base,metric2.unit))),lines(metric2=>unbroken(amount(metric2.head,metric2.
unit))),[lines(metric2=>changeInWords(metric2,result)),...remainder(result,accepted)].join("<br>"),lines(metric2=>`<code>${html(intervalLine(
metric2,thresholdIn(result,metric2),scale3))}</code>`)]}function headsOwn({metrics}){return metrics.filter(({name,head})=>(name==="goodput"||
name==="cpu")&&head!==null).map(({head,unit})=>unbroken(amount(head,unit))).join("<br>")||NOTHING}function changeInWords(metric2,{verdict:verdict2}){
let size2=unbroken(markdown(changeOf(metric2).replace(/ per (?:request|operation)$/,""))),interval3=metric2.interval===null?"":unbroken(` (${range(
metric2)})`);return verdict2==="inconclusive"?`${size2}${interval3}`:`<b>${size2}</b>${interval3}`}function remainder(result,accepted){let limits=[
"broken","inconclusive"].flatMap(state=>limitsThat(result,state)).map(found=>markdown(limitWords(found)));if(accepted)return["accepted",...limits];
if(result.verdict!=="inconclusive")return limits;let{detectable}=result,caught2=detectable===null||detectable>10?"":`${share(Number(detectable.
toPrecision(2)))} slower would be caught`;return[[verdictWords(result),caught2].filter(Boolean).map(unbroken).join("; "),...limits]}var WIDTH3=13,
MIDDLE=(WIDTH3-1)/2,BLANK="\xA0";function scaleFor(metrics,thresholds){let logs2=metrics.flatMap(({ratio,interval:interval3})=>[ratio,...interval3?
[interval3.low,interval3.high]:[]]).filter(end2=>end2!==null).map(end2=>Math.abs(Math.log(end2))),least=Math.max(.001,...thresholds.map(threshold=>2*
Math.log1p(threshold)));return{reach:Math.max(least,...logs2)}}function intervalLine(metric2,threshold,{reach}){if(metric2.ratio===null)return"";
let worse=metric2.better==="higher"?-1:1,place=ratio=>Math.min(WIDTH3-1,Math.max(0,MIDDLE+worse*Math.round(Math.log(ratio)/reach*MIDDLE))),cells=Array(
WIDTH3).fill(BLANK);if(cells[place(1+threshold)]="\u250A",cells[place(1/(1+threshold))]="\u250A",cells[MIDDLE]="\u2502",metric2.interval){let ends=[
place(metric2.interval.low),place(metric2.interval.high)],[left,right]=[Math.min(...ends),Math.max(...ends)];cells.fill("\u2500",left,right+
1),cells[left]="\u251C",cells[right]="\u2524"}return cells[place(metric2.ratio)]="\u25CF",cells.join("")}var STEP_SUMMARY_BYTES=1e6,TITLE=110;function heading2(verdict2,title){return`### ${VERDICT_EMOJI[verdict2]} loadgate: ${markdown(clip(title,
2*TITLE))}`}function alert(kind2,lines){return lines.length===0?"":`> [!${kind2}]
${lines.map(line2=>`> ${line2}`).join(`
>
`)}`}function opening2(results2,framing2){let{title=fitting(titles(results2),TITLE),verdict:verdict2=results2.verdict,warnings=[]}=framing2,
notices=results2.notices.map(notice3=>markdown(sentenceOf(explainNotice(notice3)))),others=results2.notices.filter(({code})=>code!=="base-co\
nfig-missing"&&code!=="newly-measured"),isWarning=warnings.length>0||altersPlan(others);return join5([heading2(verdict2,title),framing2.context??
comparedCommits(results2),alert(isWarning?"WARNING":"NOTE",[...warnings,...notices])])}var sentenceOf=text=>`${text.charAt(0).toUpperCase()}${text.
slice(1).replace(/\.$/,"")}.`;function comparedCommits(results2){let compared2=revisions(results2).map(([label,value])=>`${label} ${markdown(
value)}`);return compared2.length===0?"":`Compares ${compared2.join(" with ")}.`}var join5=parts=>parts.filter(part=>part!=="").join(`

`);function relevant(results2,framing2,most){let notable=notableCases(results2);return join5([opening2(results2,framing2),caseTable(notable.
slice(0,most),framing2.accepted??new Set),list([...grown(notable.slice(0,most)),...counts2(notable.slice(0,most)),...otherChanges2(results2),
...unlisted(results2,notable,most),...framing2.remarks??[]])])}function grown(cases){return cases.flatMap(result=>{let lines=grownWords(result).
map(({where,cost})=>`${markdownCode(where)} ${cost}`);return lines.length===0?[]:[`${markdownCode(result.id)} spends more CPU time per reque\
st in ${lines.join("; ")}.`]})}function otherChanges2(results2){let words=alsoChanged(results2);return words===""?[]:[markdown(sentenceOf(words))]}
function counts2(cases){return cases.flatMap(result=>movedCounts(result).map(words=>`${markdownCode(result.id)}: ${markdown(words)}.`))}function unlisted(results2,notable,most){
let left=Math.max(0,notable.length-most),more=`${left} more ${left===1?"case is":"cases are"} in the table of all cases and in the report fi\
le.`;if(results2.verdict==="unchanged")return[markdown(`${headline(results2)}.`)];let unchanged2=results2.cases.filter(({verdict:verdict2})=>verdict2===
"unchanged"),loaded=unchanged2.filter(({skipped})=>skipped===void 0),largest=Math.max(...loaded.map(({threshold})=>threshold));return[...left===
0?[]:[more],...loaded.length===0?[]:[`${VERDICT_EMOJI.unchanged} ${counted3(loaded)}: no change larger than ${share(largest)}.`],...loaded.length===
unchanged2.length?[]:[`${VERDICT_EMOJI.unchanged} ${counted3(unchanged2.filter(({skipped})=>skipped))}: not measured, since the change does \
not reach ${unchanged2.length-loaded.length===1?"it":"them"}.`]]}var counted3=cases=>`${cases.length} more ${cases.length===1?"case":"cases"}`;
function markdownReport(results2,limit2=STEP_SUMMARY_BYTES,framing2={}){let{before="",after:after2=""}=framing2,accepted=framing2.accepted??
new Set,all=results2.cases.length===0?"":join5([casesTable(results2.cases,accepted),legend2(results2),remarks(results2)]),whole=[failedLogs(
results2),folded(results2.cases.length===1?"The case":`All ${results2.cases.length} cases`,all),...framing2.parts??[],background2(results2,framing2.
fetchFirst??null)].filter(part=>part!==""),[shown2,around]=[results2,framing2],build=(most2,kept2)=>{let note=kept2.length===whole.length&&around===
framing2?"":"The rest is in the report file: it did not fit here.";return`${join5([before,relevant(shown2,around,most2),...kept2,note,after2])}\

`},fits=text2=>sized(text2)<=limit2,most=results2.cases.length;for(;most>0&&!fits(build(most,[]));)most=Math.floor(most/2);for(let narrower of narrowed(
results2,framing2)){if(fits(build(most,[])))break;[shown2,around]=narrower}let kept=[];for(let part of whole)fits(build(most,[...kept,part]))&&
kept.push(part);let text=build(most,kept);if(!fits(text))throw new RangeError(`a report of ${sized(text)} bytes where ${limit2} fit`);return text}
function*narrowed(results2,framing2){let remarks3=[...framing2.remarks??[]],brief={...results2,notices:[]},left=results2.notices.length,warnings=[
...framing2.warnings??[],...left===0?[]:[`${left} ${left===1?"notice is":"notices are"} too long to be shown here: see the report file.`]];yield[
brief,{...framing2,warnings}];for(let kept=remarks3.length;kept>0;kept=Math.floor(kept/2))yield[brief,{...framing2,warnings,remarks:remarks3.
slice(0,kept)}];yield[brief,{...framing2,warnings,remarks:[]}]}function metricCell2(result,{name,decides}){let metric2=result.metrics.find(m=>m.
name===name);return metric2===void 0||metric2.ratio===null?"\u2013":metric2.gates?metric2.interval===null?change2(metric2):`${change2(metric2)}\
 (${range(metric2)})`:decides?`${change2(metric2)}, not judged`:change2(metric2)}function casesTable(cases,accepted){let columns=metricColumns(
cases),rows=cases.map(result=>{let verdict2=accepted.has(result.id)?"accepted":result.verdict;return[markdownCode(result.id),`${VERDICT_EMOJI[verdict2]}\
 ${verdict2==="accepted"?verdict2:verdictWords(result)}`,...columns.map(column=>metricCell2(result,column))]}),titles2=["Case","Verdict",...columns.
map(({title})=>title)];return table(titles2.map(title=>[title,"---"]),rows)}function failedLogs(results2){return results2.cases.flatMap(result=>logsOf(
result,results2).map(log2=>folded(`${markdownCode(result.id)}: ${html(log2.title)}`,preformatted(log2.text)))).join(`

`)}function remarks(results2){return list(results2.cases.flatMap(result=>furtherFindings(result).map(why2=>`${markdownCode(result.id)}: ${markdown(
why2)}`)))}var facts=some=>list(some.map(([label,value])=>`${label}: ${markdown(value)}`)),SENSITIVITY="Smallest slowdown that would have be\
en caught",WEIGHED=[SENSITIVITY,"Isolation","Pairs","Sessions","CPUs","Time","Machine"];function background2(results2,fetchFirst){let about2=[
...sensitivity(results2),...method(results2),...environment2(results2)].filter(([label])=>WEIGHED.includes(label));return folded("How it was\
 measured, and how to measure it again",join5([facts(about2),reproduce(results2,fetchFirst)]))}function sensitivity(results2){let seen2=results2.
cases.map(({detectable})=>detectable).filter(each=>each!==null);if(seen2.length===0)return[];let text=value=>share(Number(value.toPrecision(
2))),[least,most]=[text(Math.min(...seen2)),text(Math.max(...seen2))];return[[SENSITIVITY,`${least===most?least:`${least} to ${most}, by cas\
e`}, in 95 of 100 runs`]]}var COMMIT2=/^[0-9a-f]{7,64}$/,NAME=/^[\w.-]+(?:\/[\w.-]+)*$/;function reproduce(results2,fetchFirst){let commit=variant2=>results2.
variants.find(v=>v.variant===variant2)?.commit??"",[base,head]=[commit("base"),commit("head")],[first]=results2.cases.filter(({verdict:verdict2})=>verdict2!==
"unchanged").concat(results2.cases);if(!COMMIT2.test(base)||!COMMIT2.test(head)||!first)return"";let named2=Object.entries({case:first.id,...results2.
plan.named});if(!named2.every(([,value])=>NAME.test(value)))return"";let options=named2.map(([option,value])=>`--${option} '${value}'`).join(
" "),command2=`loadgate compare --base ${base} --head ${head} ${options} --seed ${Math.trunc(results2.plan.seed)}`,lines=fetchFirst===null?command2:
`${fetchFirst}
${command2}`;return`One row again, on your machine:

${preformatted(lines)}`}function legend2(results2){return results2.cases.some(result=>result.metrics.some(metric2=>metric2.interval!==null))?
`<sub>Change of head against base with its 95% interval. ${strictness(results2)}</sub>`:""}var RISK=.05;var and=names=>names.length<2?names[0]??"":`${names.slice(0,-1).join(", ")} and ${names.at(-1)}`;function sentence2({rows,by}){let leaders=rows.
filter(({place})=>place===1).map(({target})=>plainLine(target));if(leaders.length===0)return"no target gave a number";let what=by==="p99"?"s\
oonest":"fastest";return leaders.length===1?`${leaders[0]} is the ${what}`:rows.every(({sessions})=>sessions.length<2)?`${and(leaders)} are \
tied: one session each shows no difference; set a larger budget`:leaders.length===rows.length&&rows.length>1?`${and(leaders)} are tied: no d\
ifference between them is significant`:`${and(leaders)} share the first place: no difference between them is significant`}function rankingHeadline({
leaderboards,config:config2,interrupted}){let targets=new Set(leaderboards.flatMap(({rows})=>rows.map(({target})=>target))),counts3=`${targets.
size} ${targets.size===1?"target":"targets"} of ${plainLine(config2)} in ${leaderboards.length} ${leaderboards.length===1?"leaderboard":"lea\
derboards"}`;return interrupted?`Interrupted: ${counts3}, as far as they were measured`:counts3}function remarksOn({rows}){let bySentence=new Map,
add=(row3,text)=>bySentence.set(text,[...bySentence.get(text)??[],row3.target]);for(let row3 of rows){for(let finding2 of row3.findings)add(
row3,explainOfTarget(finding2));failedShare(row3)>0&&add(row3,failuresIn(row3))}return[...bySentence].map(([text,targets])=>`${and(targets.map(
plainLine))}: ${plainLine(text)}`)}function failuresIn({failed,asked}){let worst2=Object.entries(failed).sort(([,a],[,b])=>b-a),kinds=worst2.
slice(0,3).map(([what,count])=>`${count} \xD7 ${what}`),more=worst2.length>3?`, and ${worst2.length-3} other kinds`:"";return`of ${asked} re\
quests failed ${kinds.join(", ")}${more}`}function rankingNotes({notices,leftOut:leftOut2,failures,published:published2}){return[...notices.
map(explainNotice),...leftOut2.map(({target,obstacle:obstacle2})=>`${target} was left out: ${explainObstacle(obstacle2)}`),...failures.map(({
target,what})=>`${target} could not be ${what==="build"?"built":"prepared"}: its log is below`),...published2?[`published: ${published2.source}\
; \u2260 marks where today's order differs`]:[]].map(plainLine)}var READING=["Targets were started one at a time, in blocks of random order;\
 a session is one start.",`Targets with = are tied: their difference is not significant (t intervals of all pairs, Bonferroni, ${share(RISK)}\
 per table).`,"\u2265 and \u2264 mark values that something other than the server limited; such a target shares the place above it.","Failed\
 answers are never part of a speed. Memory is the peak of a session; start-up lasts to the first right answer."];function rankingFacts(ranking2){
let{plan:plan2,seconds:seconds3,environment:e}=ranking2,sessions=ranking2.cases.map(record2=>record2.sessions.length),[fewest,most]=[Math.min(
...sessions),Math.max(0,...sessions)];return[["Revision",ranking2.variants.map(revision2).join(", ")],["Machine",machine(e)],systemOf(e),["D\
ate",ranking2.startedAt.slice(0,10)],["Seed",String(plan2.seed)],["Isolation",explainIsolation(plan2.isolation,plan2.isolationReason)],["Ses\
sions",fewest===most||sessions.length===0?`${most} each`:`${fewest} to ${most} each`],cpusOf(plan2),timeOf(seconds3),toolsOf(e),["Risk",`${share(
RISK)} that a table calls two equal targets different`]]}var NOTHING2="\u2013",MOST_SPREAD=1e3;function placeOf(row3,{rows}){if(row3.place===
null)return NOTHING2;let shared=rows.filter(({place})=>place===row3.place).length>1;return`${row3.place}${shared?"=":""}`}function middle({sessions}){
return Math.exp(mean(sessions.map(Math.log)))}function valueIn(row3,{by,unit}){if(row3.place===null||row3.sessions.length===0)return NOTHING2;
let bound=by==="goodput"?"\u2265 ":"\u2264 ";return`${row3.limited?bound:""}${amount(middle(row3),unit)}`}function againstBest({ratio,interval:interval3,
place},{by}){if(ratio===null)return place===null?NOTHING2:"best";let[unit,scale3]=by==="goodput"?["%",100]:["\xD7",1],text=value=>String(Number(
(value*scale3).toPrecision(3))),range2=interval3===null?"":` [${rangeOf(interval3.low,interval3.high,text)}]`;return`${text(ratio)} ${unit}${range2}`}
function rangeOf(low,high,text){return high/low>MOST_SPREAD?"anywhere":`${text(low)} to ${text(high)}`}function failedShare({asked,failed}){
let all=Object.values(failed).reduce((sum2,count)=>sum2+count,0);return asked===0?0:all/asked}function failedOf(row3){if(row3.asked===0)return NOTHING2;
let failed=failedShare(row3);return failed===0?"none":failed<1e-4?"< 0.01%":share(failed)}var figure=(name,text)=>({figures:figures2})=>{let value=figures2[name];
return value==null?NOTHING2:text(value)},ORDINALS=["th","st","nd","rd"];function ordinal(place){let tens=Math.floor(place/10)%10;return`${place}${(tens===
1?void 0:ORDINALS[place%10])??"th"}`}function publishedOf({published:published2}){if(published2===null)return NOTHING2;let value=published2.
value===null?"":`, ${published2.value}`,system=published2.system===null?"":` ${plainLine(published2.system)}`;return`${published2.moved?"\u2260 ":
""}${ordinal(published2.place)}${value}${system}`}function columnsOf(leaderboard2,ranking2){let unit=ranking2.published?.figures[leaderboard2.
id]?.unit??null;return[{title:"",of:placeOf},{title:"target",of:row3=>plainLine(row3.target)},{title:{goodput:leaderboard2.unit,p99:"p99",time:"\
time/run"}[leaderboard2.by],of:valueIn},{title:"to the best",of:againstBest},{title:"failed",of:failedOf},{title:`published${unit===null?"":
` (${plainLine(unit)})`}`,of:publishedOf},{title:leaderboard2.unit==="operations/s"?"CPU/operation":"CPU/request",of:figure("cpu",seconds2)},
{title:"CPU/run",of:figure("cpu-time",seconds2)},{title:"by its own clock",of:figure("own-clock",value=>amount(value,"operations/s"))},...leaderboard2.
by==="p99"?[]:[{title:"p99",of:figure("p99",seconds2)}],{title:"memory",of:figure("memory",bytes)},{title:"start-up",of:figure("start-time",
seconds2)},{title:"image",of:figure("image-size",bytes)}].filter(({of},i)=>i<3||leaderboard2.rows.some(row3=>of(row3,leaderboard2)!==NOTHING2))}var WIDTH4=360,ROW2=26,TOP=10,FOOT=34,PLOT2={left:104,right:WIDTH4-58},NAME_LENGTH=13,LETTER2=5.6;function rankingPicture(leaderboard2,id){let rows=leaderboard2.
rows.filter(({sessions,place})=>place!==null&&sessions.length>0);if(rows.length===0)return null;let bottom=TOP+rows.length*ROW2,axis=valueAxis(
rows.flatMap(shownValues),PLOT2.left,PLOT2.right),way={goodput:`${leaderboard2.unit} \u2192 faster`,p99:"p99 \u2192 later",time:"time per ru\
n \u2192 slower"}[leaderboard2.by];return[`<svg class="picture" viewBox="0 0 ${WIDTH4} ${bottom+FOOT}" role="img" aria-labelledby="${id}-t ${id}\
-d">`,`<title id="${id}-t">${html(`${leaderboard2.id}: all targets`)}</title>`,`<desc id="${id}-d">${html(`${sentence2(leaderboard2)}. ${rows.
map(row3=>rowDescription(row3,leaderboard2)).join("; ")}.`)}</desc>`,scale2(axis,leaderboard2,bottom),...rows.map((row3,i)=>line(row3,leaderboard2,
axis,TOP+(i+.5)*ROW2)),svgText(`${way}${axis.log?", log axis":""}`,PLOT2.left,bottom+FOOT-5,"start"),"</svg>"].join(`
`)}function shownValues({sessions,spread}){return[...sessions,...spread?[spread.low,spread.high]:[]]}var short=(value,leaderboard2)=>amount(
value,leaderboard2.unit).replace(/ (?:req|op)\/s$/,"");function rowDescription(row3,leaderboard2){return`${placeOf(row3,leaderboard2)} ${plainLine(
row3.target)} ${amount(middle(row3),leaderboard2.unit)}`}function line(row3,leaderboard2,axis,y){let centre=axis.place(middle(row3)),dots2=row3.
sessions.map((value,i)=>marker({x:axis.place(value),y},{hollow:row3.limited,beyond:null,title:`session ${i+1}: ${amount(value,leaderboard2.unit)}`}));
return[svgText(`${placeOf(row3,leaderboard2)}`,18,y+4,"end"),svgText(clip(plainLine(row3.target),NAME_LENGTH),24,y+4,"start"),`<line class="\
tick" x1="${PLOT2.left}" x2="${PLOT2.right}" y1="${coordinate(y)}" y2="${coordinate(y)}"/>`,...dots2,row3.spread?span(axis.place(row3.spread.
low),axis.place(row3.spread.high),y):"",`<line class="estimate" x1="${coordinate(centre)}" x2="${coordinate(centre)}" y1="${coordinate(y-7)}\
" y2="${coordinate(y+7)}"/>`,svgText(`${row3.limited?leaderboard2.by==="goodput"?"\u2265 ":"\u2264 ":""}${short(middle(row3),leaderboard2)}`,
WIDTH4-4,y+4,"end")].join("")}function span(low,high,y){let end2=x=>`<line class="mean" x1="${coordinate(x)}" x2="${coordinate(x)}" y1="${coordinate(
y-4)}" y2="${coordinate(y+4)}"/>`;return`<line class="mean" x1="${coordinate(low)}" x2="${coordinate(high)}" y1="${coordinate(y)}" y2="${coordinate(
y)}"/>${end2(low)}${end2(high)}`}function scale2(axis,leaderboard2,bottom){let free=0;return axis.ticks.map(tick=>{let x=axis.place(tick),label=tick===
0?"0":short(tick,leaderboard2).replace(/\.0+(?=\D|$)/,""),half=label.length*LETTER2/2,line2=`<line class="tick" x1="${coordinate(x)}" x2="${coordinate(
x)}" y1="${TOP}" y2="${bottom+3}"/>`;return x-half<free?line2:(free=x+half+LETTER2,line2+svgText(label,x,bottom+14,"middle"))}).join("")}var DECADE=10,
MOST_TICKS=5;function valueAxis(values2,left,right){let[least,most]=[Math.min(...values2),Math.max(...values2)];return most/least>=DECADE?logAxis(
least,most,left,right):linearAxis(most,left,right)}function linearAxis(most,left,right){let end2=most*1.05,step=niceStep(end2/MOST_TICKS),count=Math.
floor(end2/step+1e-9);return{log:!1,ticks:Array.from({length:count+1},(_,i)=>Number((i*step).toPrecision(6))),place:value=>left+value/end2*(right-
left)}}function logAxis(least,most,left,right){let[low,high]=[Math.log10(least)-.08,Math.log10(most)+.08],powers=Array.from({length:Math.ceil(
high)-Math.floor(low)+1},(_,i)=>Math.floor(low)+i),within=value=>Math.log10(value)>=low&&Math.log10(value)<=high,ticksOf=factors=>powers.flatMap(
power=>factors.map(factor=>Number((factor*10**power).toPrecision(6)))).filter(within);return{log:!0,ticks:[[1,2,5],[1,3],[1]].map(ticksOf).find(
each=>each.length<=MOST_TICKS+1)??ticksOf([1]),place:value=>left+(Math.log10(value)-low)/(high-low)*(right-left)}}function remarks2(results2,style){let shown2=new Set;return results2.cases.filter(result=>result.verdict!=="unchanged").flatMap(result=>{let logs2=logsOf(
result,results2).filter(({text})=>!shown2.has(text));for(let{text}of logs2)shown2.add(text);return[...saysAll(results2)?[]:wrap(`${plainLine(
result.id)} ${predicate(result)}.`,style.width),...grownWords(result).flatMap(({where,cost})=>wrap(`${plainLine(where)}: ${cost} of CPU time\
 per request`,style.width)),...slowStartWords(result).flatMap(words=>wrap(`${plainLine(result.id)}: ${words}`,style.width)),...movedCounts(result).
flatMap(words=>wrap(`${plainLine(result.id)}: ${words}`,style.width)),...logs2.flatMap(({title,text})=>[`  ${title}:`,...text.split(`
`).map(line2=>`  | ${line2}`)])]})}function terminalReport(results2,style){let[first="",...rest]=wrap(plainLine(headline(results2)),style.width),
verdict2=[tint(first,results2.verdict,style),...rest],notices=results2.notices.flatMap(notice3=>wrap(`note: ${plainLine(explainNotice(notice3))}`,
style.width)),fails=inconclusiveFails(results2)?wrap("note: inconclusive cases fail this run (fail-on: inconclusive)",style.width):[],others=alsoChanged(
results2);return`${[[...verdict2,...fails,...notices],results2.cases.length===0?[]:casesTable2(results2.cases,style),remarks2(results2,style),
others===""?[]:wrap(plainLine(others),style.width)].filter(block=>block.length>0).map(block=>block.join(`
`)).join(`

`)}
`}function wrap(text,width,indent="  "){let lines=[],line2="";for(let word of text.split(" "))line2.trim()!==""&&line2.length+1+word.length>
width?(lines.push(line2),line2=indent+word):line2=line2===""?word:`${line2} ${word}`;return[...lines,line2]}var NO_VALUE="\u2013",GAP="  ",NAMED=[
{head:"case",of:result=>plainLine(result.id)},{head:"verdict",of:verdictWords}],MEMORY={name:"memory",title:"memory",decides:!1};function casesTable2(cases,style){
let columns=fitting2(cases,style.width),texts=columns.map(column=>textsOf(column,cases)),at=widthOf(texts[0]??[])+GAP.length,[head="",...lines]=alignedLines(
texts),rows=cases.map((result,i)=>{let line2=lines[i]??"",verdict2=verdictWords(result);return line2.slice(0,at)+tint(verdict2,result.verdict,
style)+line2.slice(at+verdict2.length)});return[head,...rows,...footnote(columns,cases)]}function alignedLines(columns){let widths=columns.map(
widthOf);return(columns[0]??[]).map((_,row3)=>columns.map((texts,i)=>(texts[row3]??"").padEnd(widths[i]??0)).join(GAP).trimEnd())}function tableWidth(columns){
return columns.reduce((sum2,texts)=>sum2+widthOf(texts)+GAP.length,-GAP.length)}function widthOf(texts){return Math.max(0,...texts.map(text=>text.
length))}function textsOf(column,cases){return[column.head,...cases.map(result=>column.of(result))]}function fitting2(cases,width){let all=layouts(
cases);return all.find(columns=>tableWidth(columns.map(column=>textsOf(column,cases)))<=width)??all.at(-1)??NAMED}function layouts(cases){let metrics=metricColumns(
cases),deciding2=metrics.filter(({decides})=>decides),asked=deciding2.filter(column=>column.asked),themselves=deciding2.filter(column=>!column.
asked),memory=metrics.some(({name})=>name===MEMORY.name)?[]:[MEMORY],informing=[...metrics.filter(({decides})=>!decides),...memory];return[...[
...informing.map((_,left)=>informing.slice(0,informing.length-left)),[]].map(some=>[...deciding2,...some]).map(some=>[...NAMED,...telling(some,
cases,!0)]),[...NAMED,...telling(deciding2,cases,!1)],...asked.map((_,left)=>[...NAMED,...telling([...themselves,...asked.slice(0,asked.length-
1-left)],cases,!1)])]}function telling(some,cases,ranged){return some.map(column=>({head:shortened(column.title),of:result=>metricCell3(result,
column,ranged&&column.decides)})).filter(({of})=>cases.some(result=>of(result)!==NO_VALUE))}function shortened(title){let short3=title.replace(
"Latency ","").replace(" per ","/");return short3.startsWith("CPU")?short3:short3.toLowerCase()}function metricCell3(result,{name,decides},ranged){
let metric2=result.metrics.find(m=>m.name===name);if(metric2===void 0||metric2.ratio===null)return NO_VALUE;let decimals=decimalsFor(metric2),
{interval:interval3}=metric2,spread=ranged&&interval3!==null?` [${signed(interval3.low,decimals)} ${signed(interval3.high,decimals)}]`:"",text=`${signed(
metric2.ratio,decimals)}${spread}`;return metric2.gates||!decides?text:`(${text})`}function footnote(columns,cases){if(columns.length===NAMED.
length)return[];let shown2=cases.flatMap(result=>columns.slice(NAMED.length).map(column=>column.of(result))),ranges=shown2.some(text=>text.includes(
"["))?", [95% interval]":"",unjudged2=shown2.some(text=>text.startsWith("("))?", (not judged)":"";return[`head against base in %${ranges}${unjudged2}`]}
var COLOURS={regression:31,invalid:35,inconclusive:33,improvement:32,new:36,unchanged:2};function tint(text,verdict2,style){return style.color?
`\x1B[${COLOURS[verdict2]}m${text}\x1B[0m`:text}function rankingHtml(ranking2){let notes=rankingNotes(ranking2).map(note=>`<p class="note">${htmlProse(note)}</p>`),reading=READING.map(line2=>`\
<li>${htmlProse(line2)}</li>`).join("");return[htmlHead(`loadgate: ranking of ${ranking2.config}`),`<body>
<main>`,`<p class="kicker">loadgate rank \xB7 <b>${html(ranking2.config)}</b> \xB7 ${html(ranking2.startedAt.slice(0,10))}</p>`,`<h1>${htmlProse(
rankingHeadline(ranking2))}</h1>`,...notes,...ranking2.leaderboards.map((leaderboard2,i)=>htmlSection(leaderboard2,ranking2,`leaderboard-${i+
1}`)),...ranking2.failures.map(({target,what,log:log2})=>`<h3>End of the ${what} log of ${html(target)}</h3>
<pre>${html(tailOfLog(log2))}</pre>`),"</main>",`<footer class="background">
<h3>How to read it</h3>
<ul>${reading}</ul>`,htmlFacts("How it was measured",rankingFacts(ranking2)),`</footer>
</body>
</html>
`].join(`
`)}function htmlSection(leaderboard2,ranking2,id){let remarks3=remarksOn(leaderboard2).map(remark=>`<li>${htmlProse(remark)}</li>`),drawn=rankingPicture(
leaderboard2,id);return[`<section class="case" id="${id}">`,`<header><h2>${html(leaderboard2.id)}</h2></header>`,`<p>${htmlProse(`${sentence2(
leaderboard2).replace(/^the /,"The ")}.`)}</p>`,drawn===null?"":`<figure>${drawn}</figure>`,`<div class="scroll">${htmlTable(leaderboard2,ranking2)}\
</div>`,remarks3.length===0?"":`<ul class="reasons">${remarks3.join("")}</ul>`,"</section>"].filter(part=>part!=="").join(`
`)}function htmlTable(leaderboard2,ranking2){let columns=columnsOf(leaderboard2,ranking2),head=columns.map(({title})=>`<th scope="col">${html(
title||"place")}</th>`).join(""),rows=leaderboard2.rows.map(row3=>`<tr>${columns.map((column,i)=>{let text=htmlProse(column.of(row3,leaderboard2));
return i===1?`<th scope="row">${text}</th>`:`<td>${text}</td>`}).join("")}</tr>`);return`<table class="ranking"><thead><tr>${head}</tr></the\
ad><tbody>
${rows.join(`
`)}
</tbody></table>`}function rankingMarkdown(ranking2){let facts2=rankingFacts(ranking2).map(([label,value])=>`${label}: ${markdown(value)}`);
return`${[`**${markdown(rankingHeadline(ranking2))}**`,list(rankingNotes(ranking2).map(markdown)),...ranking2.leaderboards.map(leaderboard2=>markdownPart(
leaderboard2,ranking2)),...ranking2.failures.map(({target,what,log:log2})=>folded(`The end of the ${what} log of ${html(target)}`,preformatted(
tailOfLog(log2)))),folded("How it was measured, and how to read it",list([...READING,...facts2]))].filter(part=>part!=="").join(`

`)}
`}function markdownPart(leaderboard2,ranking2){let columns=columnsOf(leaderboard2,ranking2),titles2=columns.map(({title},i)=>[markdown(title),
i<2?"---":"--:"]),rows=leaderboard2.rows.map(row3=>columns.map(column=>markdown(column.of(row3,leaderboard2))));return[`${markdownCode(leaderboard2.
id)}: ${markdown(sentence2(leaderboard2))}`,table(titles2,rows),list(remarksOn(leaderboard2).map(markdown))].filter(part=>part!=="").join(`

`)}import{join as join6}from"node:path";var FOLDER2="profiles",SIDES=["base","head"];function writeProfiles(profiles,out2){for(let profile of profiles)if("base"in profile)for(let side of SIDES)
writeOutput(out2,fileName(profile.case,side),foldedText(profile[side]))}function fileName(id,side){return join6(FOLDER2,`${id.replaceAll("/",
"-")}-${side}.folded`)}function foldedText(stacks){return[...stacks].map(([stack,seconds3])=>`${stack} ${Math.round(seconds3*1e9)}
`).sort().join("")}var MOST_BYTES3=32*1024*1024;async function prepareOut(out2,{ignored=!0}={}){try{await makeOutputFolder(out2),ignored&&ignoreItself(out2)}catch(error3){throw error3 instanceof
UsageError?error3:new UsageError(`the output folder ${out2} cannot be written (${error3.message}); choose another with --out DIR`)}}function ignoreItself(out2){
writeOutput(out2,".gitignore",`*
`)}function writeReports(results2,logs2,out2,profiles=[]){writeResults(results2,out2);for(let[name,log2]of logs2)writeOutput(out2,join7("log\
s",`${name}.log`),log2);writePages(results2,out2,profiles),writeProfiles(profiles,out2)}function writePages(results2,out2,profiles=[]){let ranking2=results2.
command==="rank";writeOutput(out2,"report.md",ranking2?rankingMarkdown(results2):markdownReport(results2)),writeOutput(out2,"report.html",ranking2?
rankingHtml(results2):htmlReport(results2,profiles,repositoryUrl(process.env)))}async function writeFailure(message,out2){await prepareOut(out2),writeOutput(out2,"failure.json",failureFile(message))}function writeResults(results2,out2){
let text=resultsText(results2);try{ignoreItself(out2),writeOutput(out2,"results.json",text)}catch(error3){let name=`results-${results2.id}.j\
son`,folder2=[cacheFolder(),tmpdir2(),"/dev/shm"].find(each=>written(each,name,text)),kept=folder2&&join7(folder2,name),where=kept?`what was\
 measured is in ${kept}, and loadgate report ${kept} --out DIR makes its reports`:"what was measured is lost, since there is no room elsewhe\
re either; make room and measure again";throw new RunError(`results.json cannot be written to ${out2} (${error3.message}); ${where}`)}}function written(folder2,name,text){
try{return writeOutput(folder2,name,text),!0}catch{return!1}}function resultsIn(file,host){return read(file,host,text=>judgedAgain(readResults(
text)))}function read(file,{cwd},parse2){let text;try{text=readFileSync4(resolve2(cwd,file),"utf8")}catch(error3){throw new UsageError(`${file} cann\
ot be read (${error3.message}); name the results.json of a run`)}try{return parse2(text)}catch(error3){throw error3 instanceof UsageError?new UsageError(
`${file}: ${error3.message}`):error3}}import{fstatSync as fstatSync2}from"node:fs";import{resolve as resolve3}from"node:path";var LOGS=["GITHUB_ACTIONS","GITLAB_CI"];function wantsColor({isTTY,isFile},env){return env.FORCE_COLOR?!["0","false"].includes(env.FORCE_COLOR):
env.NO_COLOR?!1:isTTY?env.TERM!=="dumb":!isFile&&LOGS.some(name=>env[name]==="true")}function print(value,{json},text){let written2=()=>`${JSON.stringify(value,null,2).replaceAll("##[","#\\u0023[")}
`;process.stdout.write(json?written2():forLog(text(),process.env))}function printResults(results2,{json,out:out2},host){let style={color:wantsColor(
standardOutput(),process.env),width:terminalWidth()};print(results2,{json},()=>`${terminalReport(results2,style)}
`),json||sayReport(out2,host)}function sayReport(out2,host){host.progress.say(`report: ${resolve3(out2,"report.html")}`)}function standardOutput(){
let isTTY=process.stdout.isTTY===!0;try{return{isTTY,isFile:fstatSync2(process.stdout.fd).isFile()}}catch{return{isTTY,isFile:!1}}}function terminalWidth(){
return process.stdout.columns??100}var MOST_SHARDS=256;function parseShard(text){let match=/^(\d{1,3})\/(\d{1,3})$/.exec(text.trim()),[index,count]=[Number(match?.[1]),Number(
match?.[2])];if(!match||count<1||count>MOST_SHARDS||index<1||index>count)throw new UsageError(`"${text}" is not a shard; write it like 1/3, \
up to ${MOST_SHARDS}/${MOST_SHARDS}`);return{index,count}}function parseShardCount(text){let count=/^\d{1,3}$/.test(text.trim())?Number(text):
0;if(count<1||count>MOST_SHARDS)throw new UsageError(`"${text}" is not a number of shards; write one from 1 to ${MOST_SHARDS}`);return count}var SECONDS={h:3600,m:60,s:1,ms:.001},DURATION=/^(?:(\d+(?:\.\d+)?)h)?(?:(\d+(?:\.\d+)?)m(?!s))?(?:(\d+(?:\.\d+)?)s)?(?:(\d+(?:\.\d+)?)ms)?$/,
NUMBER=/^\d+(?:\.\d+)?$/,LONGEST_SECONDS=24*SECONDS.h;function parseDuration(value){let seconds3=typeof value=="number"?value:durationText(value.
trim());if(seconds3===void 0)throw new UsageError(`${shown(value)} is not a duration; write it like 90s, 5m or 1h30m`);if(!(seconds3>0))throw new UsageError(
`${shown(value)} is not a duration above zero; write it like 90s or 5m`);if(seconds3>LONGEST_SECONDS)throw new UsageError(`${shown(value)} i\
s more than a day; write at most 24h`);return seconds3}function durationText(text){if(NUMBER.test(text))return Number(text);let parts=DURATION.
exec(text);if(text===""||parts===null)return;let[,h=0,m=0,s=0,ms=0]=parts;return Number(h)*SECONDS.h+Number(m)*SECONDS.m+Number(s)*SECONDS.s+
Number(ms)/1e3}function parseShare(value){let share2=shareOf(value);if(share2>0&&share2<1)return share2;let advice=typeof value=="number"&&share2>=
1&&share2<100?`did you mean ${share2}%?`:"write it like 2% or 0.02";throw new UsageError(`${shown(value)} is not between 0 and 1; ${advice}`)}function shareOf(value){if(typeof value=="number")return value;let text=value.trim(),percent3=text.endsWith("%"),digits=percent3?text.slice(
0,-1).trimEnd():text;if(!NUMBER.test(digits))throw new UsageError(`${quote(value)} is not a share; write it like 2% or 0.02`);return percent3?
+`${digits}e-2`:Number(digits)}var shown=value=>typeof value=="number"?String(value):quote(value),DAY_SECONDS=86400,AGE_DAYS={d:1,w:7,mo:30.4375,y:365.25},AGE=/^(\d{1,5})(d|w|mo|y)$/;
function parseAge(value){let[,count,unit]=AGE.exec(value.trim())??[];if(count===void 0||Number(count)===0)throw new UsageError(`${quote(value)}\
 is not an age; write it like 400d, 26w, 18mo or 3y`);return Math.round(Number(count)*AGE_DAYS[unit]*DAY_SECONDS)}var WHEN=["changed","always","never"],FORK_STATUS=["neutral","trusted"],short2=string2().max(500),acceptance=strictObject({id:short2.describe(
"Tells this acceptance from a later one of the same kind: of the label's event, the commit or the comment."),pattern:short2.describe("Which \
cases, as a glob."),at:string2().max(40).nullable().describe("ISO 8601, when GitHub heard it; null where it does not say, as of a commit."),
by:short2.describe("Login."),reason:short2}),redCase=strictObject({id:short2,extent:partialRecord(metricName,number2()).describe("By metric,\
 how much worse it may be, as a log."),limits:partialRecord(metricName,number2()).exactOptional().describe("By metric, how far beyond its li\
mit it may be, as a log.")}),acceptedCase=strictObject({...redCase.shape,acceptance}),earlierRun=strictObject({run:number2().int().nonnegative().
describe("Workflow run id; with the attempt it orders the runs."),attempt:number2().int().nonnegative(),head:string2().regex(/^[0-9a-f]{40}$/),
verdict:_enum([...VERDICTS,"accepted","failed"]),headline:short2,at:short2.describe("ISO 8601."),commitSeen:string2().max(40).nullable().describe(
"ISO 8601, by GitHub's clock: since when the commit was at the pull request's head for sure."),red:array(redCase).max(100).describe("What wh\
oever accepts a slowdown after this run has seen.")}),KEPT2=10,commentState=strictObject({runs:array(earlierRun).max(KEPT2).describe("Oldest\
 first; the last one is what the comment shows."),accepted:array(acceptedCase).max(1e3),heard:array(short2).max(200).describe("Ids of the ac\
ceptances that runs so far have heard of.")});var bare=word=>word.toLowerCase().replaceAll(/[-_]/g,"");function editDistance(a,b){let beforeLast=[],last=Array.from({length:b.length+1},(_,j)=>j);
for(let i=1;i<=a.length;i++){let row3=[i];for(let j=1;j<=b.length;j++){let replaced=(last[j-1]??0)+(a[i-1]===b[j-1]?0:1),best=Math.min(replaced,
(last[j]??0)+1,(row3[j-1]??0)+1);i>1&&j>1&&a[i-1]===b[j-2]&&a[i-2]===b[j-1]&&(best=Math.min(best,(beforeLast[j-2]??0)+1)),row3.push(best)}beforeLast=
last,last=row3}return last[b.length]??0}function nearest(word,known2){if(word.length>64)return;let best,bestDistance=Number.POSITIVE_INFINITY;
for(let candidate of known2){let distance=editDistance(bare(word),bare(candidate)),allowed=Math.max(1,Math.floor(Math.min(word.length,candidate.
length)/3));distance<=allowed&&distance<bestDistance&&(best=candidate,bestDistance=distance)}return best}function readValues(options,given,nameOf){let read2=({name,parse:parse2,default:usual})=>{let text=given(name)??usual;if(text!==void 0)try{return parse2(
text)}catch(error3){throw error3 instanceof UsageError?new UsageError(`${nameOf(name)}: ${error3.message}`):error3}},values2=Object.entries(
options).map(([key,option])=>[key,read2(option)]);return Object.fromEntries(values2)}function optional2(declaration,parse2){return{...declaration,
parse:parse2}}function withDefault(declaration,parse2){return{...declaration,parse:parse2}}function flag(name,description){return{name,description,
default:"false",parse:parseFlag}}var asIs=text=>text;function unknown2(what,name,known2){let close=nearest(name,known2);return`unknown ${what}\
 ${name}; ${close?`did you mean ${close}?`:`the ${what}s are ${known2.join(", ")}`}`}function oneOf(known2){return text=>{let found=known2.find(
each=>each===text);if(!found)throw new UsageError(unknown2("value",text,known2));return found}}function parseFlag(text){let value={true:!0,false:!1}[text.
toLowerCase()];if(value===void 0)throw new UsageError(`${JSON.stringify(text)} is neither true nor false; write one of them`);return value}function listOf(known2){
return text=>{let named2=text.split(/[,|\s]+/).filter(Boolean);if(named2.length===0)throw new UsageError(`"${text}" names nothing; write it \
like regression,invalid or never`);return named2.map(oneOf(known2))}}function parseSeed(text){if(!/^\d{1,10}$/.test(text))throw new UsageError(
`"${text}" is not a seed; write a whole number of at most 10 digits`);return Number(text)}function parseFolder(text){let parts=text.split("/").
filter(part=>part!==""&&part!==".");if(!parts.every(part=>/^[\w.-]+$/.test(part)&&part!==".."&&!/^\.git/i.test(part))||text.startsWith("/"))
throw new UsageError(`"${text}" is not a folder on a branch; write it like loadgate or docs/trend, or . for the root`);return parts.join("/")}
function parsePath(text){if(!/^\/[^\s#]*$/.test(text))throw new UsageError(`"${text}" is not a path; write it like /users?page=2`);return text}
var BASE=optional2({name:"base",value:"REV",description:"The revision to compare with; `REV...` is its merge base with the head. Defaults to\
 the merge base of the head and the main branch."},asIs),HEAD=optional2({name:"head",value:"REV|worktree",description:"The revision to measu\
re. Defaults to `worktree`: all files as they are, except ignored ones."},asIs),SELECTION={config:optional2({name:"config",short:"c",value:"\
F",description:"The configuration file. Defaults to `loadgate.yml`, `loadgate.yaml` or `.github/loadgate.yml`."},asIs),case:optional2({name:"\
case",repeatable:!0,value:"GLOB",description:"Measure only these cases, e.g. `api/hello/*`; separate several with commas."},asIs),preset:optional2(
{name:"preset",value:"P",description:"A preset of the configuration file."},asIs),budgetSeconds:optional2({name:"budget",value:"5m",description:"\
Time for starts, warm-up and measuring together. Defaults to 60 s per case."},parseDuration)},ISOLATION=optional2({name:"isolation",value:"a\
uto|docker|process",description:"How servers are run. Defaults to the configuration file's `isolation`, else `auto`."},oneOf(["auto","docker",
"process"]));function parseSecrets(text){let names=text.split(/[,\s]+/).filter(name=>name!==""&&name!=="none"),wrong=names.find(name=>!/^[A-Za-z_][A-Za-z0-9_.-]*$/.
test(name));if(wrong!==void 0)throw new UsageError(`"${wrong}" is not the name of a variable; write names like API_KEY,DB_PASSWORD, or none`);
return names}var SECRETS=optional2({name:"secrets",value:"NAME,\u2026|none",description:"The variables that `secrets:` of the configuration \
file may pass on to targets. Defaults to those that it names."},parseSecrets),WAIT=optional2({name:"wait",value:"1h",description:"How long t\
o wait for another run on the same machine; `0s` does not wait. Defaults to `1h`."},text=>text==="0s"?0:parseDuration(text)),BISECT=optional2(
{name:"bisect",value:"A..B",description:"Find which of these commits changed the case that `--case` names, instead of measuring a point."},asIs),
SEED=optional2({name:"seed",value:"N",description:"The seed of the random order; give a run's seed to repeat its order."},parseSeed),THRESHOLD=optional2(
{name:"threshold",value:"2%",description:"The smallest change that counts, for all scenarios. Defaults to the configuration file's."},parseShare),
FAIL_ON=optional2({name:"fail-on",value:"regression|invalid|inconclusive|never",description:"Which results fail the run; separate several wi\
th commas. Defaults to `regression,invalid`. A head that fails where base works always fails the run, except with `mode: observe`."},listOf(
["regression","invalid","inconclusive","never"])),START=flag("start","Also build the working tree, start each server once, and check that it\
 answers as its scenario expects."),MEASURE_IDENTICAL=flag("measure-identical","Measure even if both sides are the same build."),CPU_PROFILE=flag(
"cpu-profile","Take CPU profiles of both sides after a regression, shown in `report.html`, even without `cpu-profile:` in the configuration \
file."),PUBLISHED=flag("published","Show the published figures of the configuration file beside the measured ones."),STRICT=flag("strict","F\
ail if a target cannot run here, instead of leaving it out."),SHARD=optional2({name:"shard",value:"I/N",description:"Measure only this shard\
 of the run, as `plan` names it."},parseShard),SHARDS=withDefault({name:"shards",value:"N",default:"2",description:"The most shards to cut t\
he run into."},parseShardCount),OUT=withDefault({name:"out",short:"o",value:"DIR",default:".loadgate",description:"The folder for `results.j\
son` and the reports."},asIs),RESULTS=withDefault({name:"results",value:"F",default:".loadgate/results.json",description:"The `results.json`\
 of the run."},asIs);function parsePort(text){let port=/^\d{1,5}$/.test(text)?Number(text):0;if(port<1||port>65535)throw new UsageError(`"${text}\
" is not a port; write a number from 1 to 65535`);return port}var WITHOUT_FILE={program:optional2({name:"command",value:"PROGRAM \u2026",description:"\
Start the server by this command, as a process, without a configuration file. Its setup (`npm ci` and the like) is found as by `init`."},asIs),
port:optional2({name:"port",value:"N",description:"The port of that server, if it does not listen on the variable `PORT`."},parsePort),get:optional2(
{name:"get",value:"/PATH",description:"The path to request from that server, which must answer 200. Defaults to `/`."},parsePath)},OPEN=flag(
"open","Open the page in a browser."),SETUP={from:optional2({name:"from",value:"compose.yaml",description:"Take the server and its services \
from this compose file. Defaults to the one at the top, if there is one."},asIs),target:optional2({name:"target",value:"NAME",description:"T\
he server to start, if several are found. Defaults to the most likely one."},asIs),command:optional2({name:"command",value:"PROGRAM \u2026",
description:"Start the server by this command, as a process, instead of the one that is found; its setup is still found."},asIs),path:optional2(
{name:"path",value:"/PATH",description:"The path to measure. Defaults to the first that is answered with success."},parsePath),startTimeout:withDefault(
{name:"start-timeout",value:"60s",default:"60s",description:"How long the server may take to start."},parseDuration),dryRun:flag("dry-run","\
Show what would be written, and write nothing. The server is still started."),yes:flag("yes","Write without asking, even in a terminal.")},SLOWDOWN=withDefault(
{name:"slowdown",value:"5%",default:"5%",description:"The slowdown that is planted in head: how much more CPU time it uses."},parseShare),SELFTEST_BUDGET=withDefault(
{name:"budget",value:"3m",default:"3m",description:"Time for both parts together, starts included: identical builds, then the same builds wi\
th the slowdown."},parseDuration),QUIET2={...flag("quiet","Show no progress; results and errors remain."),short:"q"},JSON_FORMAT=flag("json",
"Print the result as JSON."),FORMATS=["github-action-benchmark"],EXPORT_FORMAT=withDefault({name:"format",value:FORMATS.join("|"),default:FORMATS[0],
description:"The format to write."},oneOf(FORMATS)),TREND_BRANCH={branch:withDefault({name:"branch",value:"NAME",default:"gh-pages",description:"\
The branch that holds the trend."},text=>text.replace(/^refs\/heads\//,"")),remote:optional2({name:"remote",value:"URL",description:"The rep\
ository of that branch. Defaults to the checkout's `origin`."},asIs),folder:withDefault({name:"dashboard-path",value:"DIR",default:"loadgate",
description:"The trend's folder on that branch, `.` for its root."},parseFolder)},RETENTION={keep:optional2({name:"keep",value:"3y",description:"\
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
oneOf(WHEN)),status:withDefault({name:"status",value:"true|false",default:"true",description:"Whether to set a commit status."},parseFlag)};var mergeCommand={name:"merge",summary:"put the results of all shards together, and judge them as one run",group:"ci",examples:[{line:"loadg\
ate merge a.json b.json",does:"write .loadgate/results.json and the reports"},{line:"loadgate merge -o merged shard-1/results.json shard-2/r\
esults.json",does:"write them to merged/"},{line:"loadgate merge --json a.json b.json",does:"print the results as well"}],options:{out:OUT,json:JSON_FORMAT},
files:"results.json \u2026",async run({values:values2,files,host}){let out2=resolve4(host.cwd,values2.out);await prepareOut(out2);let results2=merge2(
files,out2,host);return printResults(results2,{json:values2.json,out:out2},host),results2.exitCode}};function merge2(files,out2,host){if(files.
length===0)throw new UsageError("merge takes the results.json of every shard; write loadgate merge a.json b.json");let results2=conclude(mergeMeasured(
files.map(file=>resultsIn(file,host))));return writeReports(results2,new Map,out2),results2}function token(description){return optional2({name:"github-token",value:"TOKEN",required:!0,description},text=>text)}var ABOUT_A_CHANGE={base:{
...BASE,description:"The revision to compare with. Defaults to the merge base with the pull request's base branch, to the merge group's base\
, else to the merge base with the default branch."},head:{...HEAD,description:"The revision to measure. Defaults to the head of the pull req\
uest or of the merge group, else to the checkout's HEAD."}},{branch,folder}=TREND_BRANCH,TREND={branch:{...branch,name:"gh-pages-branch"},folder},
IN_TEMPORARY="`loadgate` in the runner's temporary folder";function out(what){return optional2({name:"out",value:"DIR",description:`The fold\
er for ${what}. Defaults to ${IN_TEMPORARY}.`},text=>text)}var OUT2=out("`results.json` and the reports"),OUT_OUTPUT="The folder of all resu\
lts and reports, for a workflow to upload.",RESULTS2=optional2({name:"results",value:"F",description:`The \`results.json\` of the run. Default\
s to the one in ${IN_TEMPORARY}.`},text=>text),RESULT_OUTPUTS={out:OUT_OUTPUT,verdict:"`regression`, `invalid`, `inconclusive`, `improvement\
`, `new` or `unchanged`: the worst of all cases.",regressions:"A JSON list of the cases that became slower, `[]` if there are none.",results:"\
The path of `results.json`, which holds everything that was measured.",report:"The path of `report.html`, a page in one file."};function parseMeasureCommand(text){
if(SUB_ACTIONS.some(({name})=>name===text))throw new UsageError(`${text} is another action; write uses: ${subActionPath(text)}@v1`);return oneOf(
["compare","trend"])(text)}function subActionPath(name){return`loadgate/loadgate/actions/${name}`}var MEASURE={name:"measure",description:"M\
easures in the pull request whether a change makes an HTTP server slower.",inputs:{command:optional2({name:"command",value:"compare|trend",description:"\
`compare` measures base against head, `trend` a point of the trend. Defaults to `compare` on `pull_request` and `merge_group`, to `trend` on\
 `schedule` and `push`. On `workflow_dispatch` it is `trend` if the configuration has a trend section and base and head are not both named, \
else `compare`."},parseMeasureCommand),...ABOUT_A_CHANGE,...SELECTION,isolation:ISOLATION,secrets:{...SECRETS,default:"none",description:"Th\
e variables of the step's environment that `secrets:` of the configuration file may pass on to targets; separate several with commas. Apart \
from what toolchains need (docs/environment.md), no other variable reaches a target."},waitSeconds:WAIT,threshold:THRESHOLD,failOn:FAIL_ON,measureIdentical:MEASURE_IDENTICAL,
cpuProfile:CPU_PROFILE,shard:SHARD,branch:{...TREND.branch,description:"For `trend`, the branch that holds the trend so far."},folder:TREND.
folder,oha:optional2({name:"oha-path",value:"F",description:"The oha that generates the load. Defaults to the one on PATH, else to the relea\
se, which is verified by its pinned hash and kept in the tool cache. It is compiled with cargo only if the release cannot be downloaded."},text=>text),
out:OUT2},outputs:RESULT_OUTPUTS},COMMENT={name:"comment",description:"Reports in a pull request, by a comment and a commit status, what loa\
dgate measured in another job.",inputs:{token:token("The token to comment with, e.g. `github.token`."),...COMMENTING},outputs:{verdict:"`reg\
ression`, `invalid`, `inconclusive`, `improvement`, `new` or `unchanged`: the worst of all cases; also `accepted` and `failed`."}},PUBLISH={
name:"publish",description:"Adds a point that loadgate measured to the trend on a branch, and reports what changed.",inputs:{token:token("Th\
e token to push and to open issues with, e.g. `github.token`."),results:RESULTS2,...TREND},outputs:{alerts:"A JSON list of the changes that \
were seen or confirmed by this run, `[]` if there are none."}},PLAN={name:"plan",description:"Cuts a run of loadgate into shards for a job m\
atrix.",inputs:{shards:SHARDS,...SELECTION,head:ABOUT_A_CHANGE.head},outputs:{matrix:"A job matrix whose entries have a `shard` and a `numbe\
r` each."}},MERGE={name:"merge",description:"Puts the shards of a run together and judges them as one run.",inputs:{path:withDefault({name:"\
path",value:"DIR",default:"shards",description:"The folder that the shards' artifacts were downloaded to."},text=>text),out:OUT2},outputs:RESULT_OUTPUTS},
REQUEST={name:"request",description:"Reads the command /loadgate run in a comment, and checks that its author may give it.",inputs:{token:token(
"The token to read permissions and to react with, e.g. `github.token`.")},outputs:{run:"Whether to carry out the comment's command, `true` o\
r `false`.",head:"The commit to judge.",base:"The commit to compare with.",case:"The cases that the comment names; empty for all.",budget:"T\
he budget that the comment names; empty for the default."}},EXPORT={name:"export",description:"Writes what loadgate measured in the format o\
f github-action-benchmark. It refuses empty files, so none is written.",inputs:{results:RESULTS2,out:out("`bigger.json` and `smaller.json`")},
outputs:{out:OUT_OUTPUT}},SUB_ACTIONS=[COMMENT,PUBLISH,PLAN,MERGE,REQUEST,EXPORT];import{join as join8,resolve as resolve5}from"node:path";import*as os from"os";function toCommandValue(input){return input==null?"":typeof input=="string"||input instanceof String?input:JSON.stringify(input)}function toCommandProperties(annotationProperties){
return Object.keys(annotationProperties).length?{title:annotationProperties.title,file:annotationProperties.file,line:annotationProperties.startLine,
endLine:annotationProperties.endLine,col:annotationProperties.startColumn,endColumn:annotationProperties.endColumn}:{}}function issueCommand(command2,properties,message){let cmd=new Command(command2,properties,message);process.stdout.write(cmd.toString()+os.EOL)}var CMD_STRING="::",Command=class{constructor(command2,properties,message){command2||(command2="missing.command"),this.command=command2,this.
properties=properties,this.message=message}toString(){let cmdStr=CMD_STRING+this.command;if(this.properties&&Object.keys(this.properties).length>
0){cmdStr+=" ";let first=!0;for(let key in this.properties)if(this.properties.hasOwnProperty(key)){let val=this.properties[key];val&&(first?
first=!1:cmdStr+=",",cmdStr+=`${key}=${escapeProperty(val)}`)}}return cmdStr+=`${CMD_STRING}${escapeData(this.message)}`,cmdStr}};function escapeData(s){
return toCommandValue(s).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function escapeProperty(s){return toCommandValue(s).replace(
/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}import*as crypto from"crypto";import*as fs from"fs";import*as os2 from"os";function issueFileCommand(command2,message){let filePath=process.env[`GITHUB_${command2}`];if(!filePath)throw new Error(`Unable to find envi\
ronment variable for file command ${command2}`);if(!fs.existsSync(filePath))throw new Error(`Missing file at path: ${filePath}`);fs.appendFileSync(
filePath,`${toCommandValue(message)}${os2.EOL}`,{encoding:"utf8"})}function prepareKeyValueMessage(key,value){let delimiter3=`ghadelimiter_${crypto.randomUUID()}`,
convertedValue=toCommandValue(value);if(key.includes(delimiter3))throw new Error(`Unexpected input: name should not contain the delimiter "${delimiter3}\
"`);if(convertedValue.includes(delimiter3))throw new Error(`Unexpected input: value should not contain the delimiter "${delimiter3}"`);return`${key}\
<<${delimiter3}${os2.EOL}${convertedValue}${os2.EOL}${delimiter3}`}import*as os4 from"os";import{EOL as EOL3}from"os";import{constants as constants4,promises}from"fs";var __awaiter=function(thisArg,_arguments,P,generator){function adopt(value){
return value instanceof P?value:new P(function(resolve7){resolve7(value)})}return new(P||(P=Promise))(function(resolve7,reject){function fulfilled(value){
try{step(generator.next(value))}catch(e){reject(e)}}function rejected(value){try{step(generator.throw(value))}catch(e){reject(e)}}function step(result){
result.done?resolve7(result.value):adopt(result.value).then(fulfilled,rejected)}step((generator=generator.apply(thisArg,_arguments||[])).next())})},
{access,appendFile,writeFile}=promises,SUMMARY_ENV_VAR="GITHUB_STEP_SUMMARY";var Summary=class{constructor(){this._buffer=""}filePath(){return __awaiter(this,void 0,void 0,function*(){if(this._filePath)return this._filePath;
let pathFromEnv=process.env[SUMMARY_ENV_VAR];if(!pathFromEnv)throw new Error(`Unable to find environment variable for $${SUMMARY_ENV_VAR}. C\
heck if your runtime environment supports job summaries.`);try{yield access(pathFromEnv,constants4.R_OK|constants4.W_OK)}catch{throw new Error(
`Unable to access summary file: '${pathFromEnv}'. Check if the file has correct read/write permissions.`)}return this._filePath=pathFromEnv,
this._filePath})}wrap(tag,content,attrs={}){let htmlAttrs=Object.entries(attrs).map(([key,value])=>` ${key}="${value}"`).join("");return content?
`<${tag}${htmlAttrs}>${content}</${tag}>`:`<${tag}${htmlAttrs}>`}write(options){return __awaiter(this,void 0,void 0,function*(){let overwrite=!!options?.
overwrite,filePath=yield this.filePath();return yield(overwrite?writeFile:appendFile)(filePath,this._buffer,{encoding:"utf8"}),this.emptyBuffer()})}clear(){
return __awaiter(this,void 0,void 0,function*(){return this.emptyBuffer().write({overwrite:!0})})}stringify(){return this._buffer}isEmptyBuffer(){
return this._buffer.length===0}emptyBuffer(){return this._buffer="",this}addRaw(text,addEOL=!1){return this._buffer+=text,addEOL?this.addEOL():
this}addEOL(){return this.addRaw(EOL3)}addCodeBlock(code,lang){let attrs=Object.assign({},lang&&{lang}),element=this.wrap("pre",this.wrap("c\
ode",code),attrs);return this.addRaw(element).addEOL()}addList(items,ordered=!1){let tag=ordered?"ol":"ul",listItems=items.map(item=>this.wrap(
"li",item)).join(""),element=this.wrap(tag,listItems);return this.addRaw(element).addEOL()}addTable(rows){let tableBody=rows.map(row3=>{let cells=row3.
map(cell=>{if(typeof cell=="string")return this.wrap("td",cell);let{header,data,colspan,rowspan}=cell,tag=header?"th":"td",attrs=Object.assign(
Object.assign({},colspan&&{colspan}),rowspan&&{rowspan});return this.wrap(tag,data,attrs)}).join("");return this.wrap("tr",cells)}).join(""),
element=this.wrap("table",tableBody);return this.addRaw(element).addEOL()}addDetails(label,content){let element=this.wrap("details",this.wrap(
"summary",label)+content);return this.addRaw(element).addEOL()}addImage(src,alt,options){let{width,height}=options||{},attrs=Object.assign(Object.
assign({},width&&{width}),height&&{height}),element=this.wrap("img",null,Object.assign({src,alt},attrs));return this.addRaw(element).addEOL()}addHeading(text,level2){
let tag=`h${level2}`,allowedTag=["h1","h2","h3","h4","h5","h6"].includes(tag)?tag:"h1",element=this.wrap(allowedTag,text);return this.addRaw(
element).addEOL()}addSeparator(){let element=this.wrap("hr",null);return this.addRaw(element).addEOL()}addBreak(){let element=this.wrap("br",
null);return this.addRaw(element).addEOL()}addQuote(text,cite){let attrs=Object.assign({},cite&&{cite}),element=this.wrap("blockquote",text,
attrs);return this.addRaw(element).addEOL()}addLink(text,href){let element=this.wrap("a",text,{href});return this.addRaw(element).addEOL()}},
_summary=new Summary;var summary=_summary;import os3 from"os";var platform=os3.platform(),arch=os3.arch();var ExitCode;(function(ExitCode2){ExitCode2[ExitCode2.Success=0]="Success",ExitCode2[ExitCode2.Failure=1]="Failure"})(ExitCode||(ExitCode={}));function getInput(name,options){let val=process.env[`INPUT_${name.replace(/ /g,"_").toUpperCase()}`]||"";if(options&&options.required&&!val)
throw new Error(`Input required and not supplied: ${name}`);return options&&options.trimWhitespace===!1?val:val.trim()}function setOutput(name,value){if(process.env.GITHUB_OUTPUT||"")return issueFileCommand("OUTPUT",prepareKeyValueMessage(name,value));process.
stdout.write(os4.EOL),issueCommand("set-output",{name},toCommandValue(value))}function setFailed(message){process.exitCode=ExitCode.Failure,error2(message)}function error2(message,properties={}){issueCommand("error",toCommandProperties(properties),message instanceof Error?message.toString():message)}
function warning(message,properties={}){issueCommand("warning",toCommandProperties(properties),message instanceof Error?message.toString():message)}
function notice2(message,properties={}){issueCommand("notice",toCommandProperties(properties),message instanceof Error?message.toString():message)}var systemClock={now:()=>performance.now()/1e3,date:()=>new Date,sleep:(seconds3,signal)=>new Promise((resolve7,reject)=>{if(signal?.aborted)
return reject(signal.reason);let onAbort=()=>{clearTimeout(timer),reject(signal?.reason)},timer=setTimeout(()=>{signal?.removeEventListener(
"abort",onAbort),resolve7()},seconds3*1e3);signal?.addEventListener("abort",onAbort,{once:!0})})};var KEPT_BYTES=64*1024;var runNote=object({pid:int().positive(),started:string2().nullable()});var OLD_SECONDS=7*86400;var engineNote=record(string2(),string2());function progressLine(step,width){let full=Math.round(step.done*24),bar=`[${"#".repeat(full)}${"-".repeat(24-full)}] ${String(Math.round(step.
done*100)).padStart(3)}%`,left=step.secondsLeft===null?"":` \xB7 ${minutes(step.secondsLeft)} left`;return`${bar}${left} \xB7 ${step.doing}`.
slice(0,width)}function minutes(seconds3){let whole=Math.max(0,Math.round(seconds3));return`${Math.floor(whole/60)}:${String(whole%60).padStart(
2,"0")}`}function progressOn(sink,now){let last=-1/0,lastPhase="",clear=sink.isTTY?"\r\x1B[2K":"";return{say(line2){sink.write(`${clear}${line2}\

`)},step(step){if(sink.isTTY)return sink.write(clear+progressLine(step,sink.columns-1));let phase=step.secondsLeft===null?step.doing:"";now()-
last<15&&phase===lastPhase||(last=now(),lastPhase=phase,sink.write(`${progressLine(step,200)}
`))},end(){clear&&sink.write(clear)}}}function hostHere(cwd,sink){let interruption=new AbortController;for(let signal of["SIGINT","SIGTERM"])process.on(signal,()=>interruption.abort(
new Interrupted(signal)));process.on("SIGHUP",()=>interruption.abort(new Interrupted("SIGTERM")));for(let stream of[process.stdout,process.stderr])
stream.on("error",()=>{});return{cwd,clock:systemClock,progress:progressOn(sink,systemClock.now),signal:interruption.signal}}import{closeSync as closeSync5,openSync as openSync5,readSync as readSync2,writeSync}from"node:fs";var FOR_OTHERS=["RUNNER_TRACKING_ID","LOADGATE_RUN","LOADGATE_SERVER"];function hideEnvironment(){for(let[name,value]of Object.entries(process.
env))process.env[name]=value;try{let{from,bytes:bytes2}=placeOf2(readText("/proc/self/stat")??""),memory=openSync5("/proc/self/mem","r+");try{
let area=Buffer.alloc(bytes2);return readSync2(memory,area,0,bytes2,from)!==bytes2?!1:writeSync(memory,withoutSecrets(area),0,bytes2,from)===
bytes2}finally{closeSync5(memory)}}catch{return!1}}function placeOf2(stat){let fields=stat.slice(stat.lastIndexOf(")")+2).split(" "),[from,to]=[
Number(fields[47]),Number(fields[48])];if(!(from>0&&to>from))throw new RangeError("the kernel does not say where the environment is");return{
from,bytes:to-from}}function withoutSecrets(area){let kept=area.toString("latin1").split("\0").filter(setting=>{let name=setting.slice(0,Math.
max(0,setting.indexOf("=")));return isAllowed(name)||FOR_OTHERS.includes(name)}),result=Buffer.alloc(area.length);return result.write(kept.map(
setting=>`${setting}\0`).join(""),"latin1"),result}var INSTEAD={pull_request_target:`measure on: pull_request, and comment with ${subActionPath("comment")} on: pull_request or workflow_run`,workflow_run:`\
measure on: pull_request, and comment here with ${subActionPath("comment")}`,issue_comment:`read the comment with ${subActionPath("request")}\
, and pass its base and head to another job with command: compare, as in workflows/command.yml`};function refuseTargetEvent(event){if(event===
"pull_request_target")throw new UsageError(`the event ${event} is refused, since outsiders can trigger it and it has the repository's secret\
s; ${INSTEAD[event]}`)}async function runAction(definition,step){hideEnvironment();let sink={isTTY:!1,columns:120,write:log},host=hostHere(process.env.GITHUB_WORKSPACE||
process.cwd(),sink);try{let event=readEvent(process.env);refuseTargetEvent(event.name);let inputs=readValues(definition.inputs,name=>getInput(
name)||void 0,inputNamed);process.exitCode=await step({inputs,event,host,output:setOutput})}catch(failure3){setFailed(messageOf(failure3)),process.
exitCode=codeOfError(failure3),failure3 instanceof Interrupted&&process.exit()}}function usualOut(cwd,env){return env.RUNNER_TEMP?join8(env.
RUNNER_TEMP,"loadgate"):join8(cwd,".loadgate")}async function openOut(asked,{host,output}){let out2=asked===void 0?usualOut(host.cwd,process.
env):resolve5(host.cwd,asked);return await prepareOut(out2),output("out",out2),out2}function inputNamed(name){return`input "${name}"`}function log(text){process.stdout.write(escapeWorkflowCommands(text))}var ANNOTATE={error:error2,
warning,notice:notice2};function annotate({level:level2,message,title,file,line:line2}){let place={...title&&{title},...file&&{file},...line2&&
{startLine:line2}};ANNOTATE[level2](escapeWorkflowCommands(message),place)}async function summarize(markdown2){process.env.GITHUB_STEP_SUMMARY&&
await summary.addRaw(markdown2,!0).write()}async function reportResults(results2,out2,{host,output},annotations=[]){let color=wantsColor({isTTY:!1,isFile:!1},process.env);log(`${terminalReport(
results2,{color,width:120})}
`);for(let annotation of annotations)annotate(annotation);let regressions=results2.cases.filter(({verdict:verdict2})=>verdict2==="regression").
map(({id})=>id);return output("verdict",results2.verdict),output("regressions",JSON.stringify(regressions)),output("results",join8(out2,"res\
ults.json")),output("report",join8(out2,"report.html")),await summarize(markdownReport(results2)),host.signal.throwIfAborted(),results2.exitCode}
async function recordingFailure(out2,work){try{return await work()}catch(error3){throw error3 instanceof Interrupted||await writeFailure(messageOf(
error3),out2).catch(()=>{}),error3}}await runAction(MERGE,async step=>{let{inputs,host}=step,out2=await openOut(inputs.out,step),{path}=inputs,files=globSync2("**/results.json",
{cwd:resolve6(host.cwd,path)}).sort(),results2=await recordingFailure(out2,async()=>{if(files.length===0)throw new UsageError(`${path} has n\
o results.json; download the shards into it with actions/download-artifact, or name their folder with ${inputNamed("path")}`);let found=files.
map(file=>join9(path,file));return merge2(found,out2,host)});return reportResults(results2,out2,step)});
// Packages: @actions/core, zod
