import { createRequire } from "node:module"; const require = createRequire(import.meta.url);
var __defProp=Object.defineProperty;var __knownSymbol=(name3,symbol)=>(symbol=Symbol[name3])?symbol:Symbol.for("Symbol."+name3),__typeError=msg=>{throw TypeError(msg)};var __export=(target,all)=>{for(var name3 in all)__defProp(target,name3,{get:all[name3],enumerable:!0})};var __using=(stack,value,async)=>{if(value!=null){typeof value!="object"&&typeof value!="function"&&__typeError("Object expected");var dispose,
inner;async&&(dispose=value[__knownSymbol("asyncDispose")]),dispose===void 0&&(dispose=value[__knownSymbol("dispose")],async&&(inner=dispose)),
typeof dispose!="function"&&__typeError("Object not disposable"),inner&&(dispose=function(){try{inner.call(this)}catch(e){return Promise.reject(
e)}}),stack.push([async,dispose,value])}else async&&stack.push([async]);return value},__callDispose=(stack,error3,hasError)=>{var E=typeof SuppressedError==
"function"?SuppressedError:function(e,s,m,_){return _=Error(m),_.name="SuppressedError",_.error=e,_.suppressed=s,_},fail=e=>error3=hasError?
new E(e,error3,"An error was suppressed during disposal"):(hasError=!0,e),next2=it=>{for(;it=stack.pop();)try{var result=it[1]&&it[1].call(it[2]);
if(it[0])return Promise.resolve(result).then(next2,e=>(fail(e),next2()))}catch(e){fail(e)}if(hasError)throw error3};return next2()};import{resolve as resolve17}from"node:path";var util_exports={};__export(util_exports,{BIGINT_FORMAT_RANGES:()=>BIGINT_FORMAT_RANGES,CONSTANT_CATCH:()=>CONSTANT_CATCH,Class:()=>Class,NUMBER_FORMAT_RANGES:()=>NUMBER_FORMAT_RANGES,
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
uint8ArrayToHex:()=>uint8ArrayToHex,unwrapMessage:()=>unwrapMessage});function assertEqual(val){return val}function assertNotEqual(val){return val}function toZod(){return schema5=>schema5}function assertIs(_arg){}
function assertNever(_x){throw new Error("Unexpected value in exhaustive check")}function assert(_){}function getEnumValues(entries){let numericValues=Object.
values(entries).filter(v=>typeof v=="number");return Object.entries(entries).filter(([k,_])=>numericValues.indexOf(+k)===-1).map(([_,v])=>v)}
function joinValues(array3,separator="|"){return array3.map(val=>stringifyPrimitive(val)).join(separator)}function jsonStringifyReplacer(_,value){
return typeof value=="bigint"?value.toString():value}var Cached=class{constructor(getter){this._getter=getter,this._value=void 0}get value(){
let getter=this._getter;return getter!==void 0&&(this._value=getter(),this._getter=void 0),this._value}};function cached(getter){return new Cached(
getter)}function nullish(input){return input==null}function cleanRegex(source){let start=source.startsWith("^")?1:0,end2=source.endsWith("$")?
source.length-1:source.length;return source.slice(start,end2)}function floatSafeRemainder(val,step2){let ratio=val/step2,roundedRatio=Math.round(
ratio),tolerance=4*Number.EPSILON*Math.max(Math.abs(ratio),1);return Math.abs(ratio-roundedRatio)<tolerance?0:ratio-roundedRatio}var EVALUATING=Symbol(
"evaluating");function defineLazy(object2,key,getter){let value;Object.defineProperty(object2,key,{get(){if(value!==EVALUATING)return value===
void 0&&(value=EVALUATING,value=getter()),value},set(v){Object.defineProperty(object2,key,{value:v})},configurable:!0})}function objectClone(obj){
return Object.create(Object.getPrototypeOf(obj),Object.getOwnPropertyDescriptors(obj))}function assignProp(target,prop,value){Object.defineProperty(
target,prop,{value,writable:!0,enumerable:!0,configurable:!0})}function rawShape(def){let desc=Object.getOwnPropertyDescriptor(def,"shape");
return desc?.get?desc.get.raw:desc?.value}function sourceShape(schema5){return rawShape(schema5._zod.def)??schema5._zod.def.shape}function deferProp(target,key,getter){
Object.defineProperty(target,key,{get(){let value=getter();return assignProp(this,key,value),value},enumerable:!0,configurable:!0})}function putProp(target,key,value){
key in target?assignProp(target,key,value):target[key]=value}function mirrorShape(target,source,keys,wrap2){let raw=sourceShape(source);for(let key of keys){
let desc=Object.getOwnPropertyDescriptor(raw,key);desc.enumerable&&(desc.get?deferProp(target,key,()=>{let value=source._zod.def.shape[key];
return wrap2?wrap2(value,key):value}):putProp(target,key,wrap2?wrap2(desc.value,key):desc.value))}}function mirrorProps(target,source){for(let key of Reflect.
ownKeys(source)){let desc=Object.getOwnPropertyDescriptor(source,key);desc.enumerable&&(desc.get?deferProp(target,key,()=>source[key]):putProp(
target,key,desc.value))}}function mergeDefs(...defs){let mergedDescriptors={};for(let def of defs){let descriptors=Object.getOwnPropertyDescriptors(
def);Object.assign(mergedDescriptors,descriptors)}return Object.defineProperties({},mergedDescriptors)}function cloneDef(schema5){return mergeDefs(
schema5._zod.def)}function getElementAtPath(obj,path){return path?path.reduce((acc,key)=>acc?.[key],obj):obj}function promiseAllObject(promisesObj){
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
709551615")]};function pick(schema5,mask){let currDef=schema5._zod.def,checks=currDef.checks;if(checks&&checks.length>0)throw new Error(".pi\
ck() cannot be used on object schemas containing refinements");let newShape={};return mirrorShape(newShape,schema5,maskedKeys(schema5,mask)),
clone(schema5,mergeDefs(currDef,{shape:newShape,checks:[]}))}function maskedKeys(schema5,mask){let raw=sourceShape(schema5),keys=[];for(let key of Reflect.
ownKeys(mask)){if(!Object.getOwnPropertyDescriptor(raw,key)?.enumerable)throw new Error(`Unrecognized key: "${String(key)}"`);mask[key]&&keys.
push(key)}return keys}function omit(schema5,mask){let currDef=schema5._zod.def,checks=currDef.checks;if(checks&&checks.length>0)throw new Error(
".omit() cannot be used on object schemas containing refinements");let omitted=new Set(maskedKeys(schema5,mask)),newShape={};return mirrorShape(
newShape,schema5,Reflect.ownKeys(sourceShape(schema5)).filter(key=>!omitted.has(key))),clone(schema5,mergeDefs(currDef,{shape:newShape,checks:[]}))}
function extend(schema5,shape){if(!isPlainObject(shape))throw new Error("Invalid input to extend: expected a plain object");let checks=schema5.
_zod.def.checks;if(checks&&checks.length>0){let existingShape=sourceShape(schema5);for(let key of Reflect.ownKeys(shape))if(Object.getOwnPropertyDescriptor(
existingShape,key)!==void 0)throw new Error("Cannot overwrite keys on object schemas containing refinements. Use `.safeExtend()` instead.")}
return clone(schema5,mergeDefs(schema5._zod.def,{shape:extended(schema5,shape)}))}function extended(schema5,shape){let newShape={};return mirrorShape(
newShape,schema5,Reflect.ownKeys(sourceShape(schema5))),mirrorProps(newShape,shape),newShape}function safeExtend(schema5,shape){if(!isPlainObject(
shape))throw new Error("Invalid input to safeExtend: expected a plain object");return clone(schema5,mergeDefs(schema5._zod.def,{shape:extended(
schema5,shape)}))}function merge(a,b){if(!b?._zod?.def)throw new Error("Invalid input to merge: expected an object schema. To merge a plain \
shape, use `.extend()`.");if(a._zod.def.checks?.length)throw new Error(".merge() cannot be used on object schemas containing refinements. Us\
e .safeExtend() instead.");let newShape={};mirrorShape(newShape,a,Reflect.ownKeys(sourceShape(a))),mirrorShape(newShape,b,Reflect.ownKeys(sourceShape(
b)));let def=mergeDefs(a._zod.def,{shape:newShape,get catchall(){return b._zod.def.catchall},checks:b._zod.def.checks??[]});return clone(a,def)}
function partial(Class2,schema5,mask,name3="partial"){let checks=schema5._zod.def.checks;if(checks&&checks.length>0)throw new Error(`.${name3}\
() cannot be used on object schemas containing refinements`);let selected=mask?new Set(maskedKeys(schema5,mask)):void 0,newShape={};return mirrorShape(
newShape,schema5,Reflect.ownKeys(sourceShape(schema5)),Class2&&((value,key)=>selected&&!selected.has(key)?value:new Class2({type:"optional",
innerType:value}))),clone(schema5,mergeDefs(schema5._zod.def,{shape:newShape,checks:[]}))}function required(Class2,schema5,mask){let selected=mask?
new Set(maskedKeys(schema5,mask)):void 0,newShape={};return mirrorShape(newShape,schema5,Reflect.ownKeys(sourceShape(schema5)),(value,key)=>selected&&
!selected.has(key)?value:new Class2({type:"nonoptional",innerType:value})),clone(schema5,mergeDefs(schema5._zod.def,{shape:newShape}))}function aborted(x,startIndex=0){
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
let units=str.length;if(!highSurrogate.test(str))return units;let count3=units;for(let i=0;i<units-1;i++)(str.charCodeAt(i)&64512)===55296&&
(str.charCodeAt(i+1)&64512)===56320&&(count3--,i++);return count3}function getLengthableOrigin(input){return Array.isArray(input)?"array":typeof input==
"string"?"string":"unknown"}function parsedType(data){let t=typeof data;switch(t){case"number":return Number.isNaN(data)?"nan":"number";case"\
object":{if(data===null)return"null";if(Array.isArray(data))return"array";let obj=data;if(obj&&Object.getPrototypeOf(obj)!==Object.prototype&&
"constructor"in obj&&obj.constructor)return obj.constructor.name}}return t}function issue(...args){let[iss,input,inst]=args;return typeof iss==
"string"?{message:iss,code:"custom",input,inst}:{...iss}}function cleanEnum(obj){return Object.entries(obj).filter(([k,_])=>Number.isNaN(Number.
parseInt(k,10))).map(el=>el[1])}function base64ToUint8Array(base642){let binaryString=atob(base642),bytes4=new Uint8Array(binaryString.length);
for(let i=0;i<binaryString.length;i++)bytes4[i]=binaryString.charCodeAt(i);return bytes4}function uint8ArrayToBase64(bytes4){let binaryString="";
for(let i=0;i<bytes4.length;i++)binaryString+=String.fromCharCode(bytes4[i]);return btoa(binaryString)}function base64urlToUint8Array(base64url){
let base642=base64url.replace(/-/g,"+").replace(/_/g,"/"),padding="=".repeat((4-base642.length%4)%4);return base64ToUint8Array(base642+padding)}
function uint8ArrayToBase64url(bytes4){return uint8ArrayToBase64(bytes4).replace(/\+/g,"-").replace(/\//g,"_").replace(/=/g,"")}function hexToUint8Array(hex){
let cleanHex=hex.replace(/^0x/,"");if(cleanHex.length%2!==0)throw new Error("Invalid hex string length");let bytes4=new Uint8Array(cleanHex.
length/2);for(let i=0;i<cleanHex.length;i+=2)bytes4[i/2]=Number.parseInt(cleanHex.slice(i,i+2),16);return bytes4}function uint8ArrayToHex(bytes4){
return Array.from(bytes4).map(b=>b.toString(16).padStart(2,"0")).join("")}var Class=class{constructor(..._args){}};function members(proto,table2){
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
return fn[CONSTANT_CATCH]=!0,fn}var _a,NEVER=Object.freeze({status:"aborted"}),_zodDesc={value:void 0,enumerable:!1},_E="captureStackTrace"in Error?Error:null;function newError(Definition){
let E=_E;if(E){let saved=E.stackTraceLimit;if(typeof saved=="number"){try{E.stackTraceLimit=0}catch{return _E=null,new Definition}try{return new Definition}finally{
E.stackTraceLimit=saved}}}return new Definition}function $constructor(name3,initializer3,proto,params){let zodProto={};function Internals(def){
this.def=def,this.constr=_,this.traits=new Set}Internals.prototype=zodProto;let protoMembers=proto,initialized=protoMembers&&new WeakSet;function init(inst,def){
if(inst._zod){if(inst._zod.traits.has(name3))return}else{_zodDesc.value=new Internals(def);try{Object.defineProperty(inst,"_zod",_zodDesc)}finally{
_zodDesc.value=void 0}}if(inst._zod.traits.add(name3),initializer3(inst,def),initialized){let own2=Object.getPrototypeOf(inst),ctorProto=inst.
_zod.constr.prototype,up=own2;for(;up&&up!==ctorProto;)up=Object.getPrototypeOf(up);let target=up??own2;initialized.has(target)||(initialized.
add(target),members(target,protoMembers))}let proto2=_.prototype;for(let k in proto2)Object.prototype.hasOwnProperty.call(proto2,k)&&(k in inst||
(inst[k]=proto2[k].bind(inst)))}let Parent=params?.Parent??Object;class Definition extends Parent{}Object.defineProperty(Definition,"name",{
value:name3});function _(def){let inst=params?.Parent?newError(Definition):this;init(inst,def);let deferred=inst._zod.deferred;if(deferred){
for(let fn of deferred)fn();inst._zod.deferred=void 0}let pp=globalThis.__zod_globalConfig?.postProcessor;return pp&&pp(inst),inst}return Object.
defineProperty(_,"init",{value:init}),Object.defineProperty(_,Symbol.hasInstance,{value:inst=>params?.Parent&&inst instanceof params.Parent?
!0:inst?._zod?.traits?.has(name3)}),Object.defineProperty(_,"name",{value:name3}),_}var $ZodAsyncError=class extends Error{constructor(){super("Encountered Promise during synchronous parse. Use .parseAsync() instead.")}},$ZodEncodeError=class extends Error{constructor(name3){
super(`Encountered unidirectional transform during encode: ${name3}`),this.name="ZodEncodeError"}};(_a=globalThis).__zod_globalConfig??(_a.__zod_globalConfig=
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
terminal&&node2._errors.push(mapper(issue3)),curr=node2,i++}}}};return processError(error3),fieldErrors}function finalizeParams(callee,params){return{callee:params?.callee??callee,Err:params?.Err}}var _parse=_Err=>{let fn=(schema5,value,_ctx,_params)=>{
let ctx=_ctx?{..._ctx,async:!1}:{async:!1},result=schema5._zod.run({value,issues:[]},ctx);if(result instanceof Promise)throw new $ZodAsyncError;
if(result.issues.length){let e=new(_params?.Err??_Err)(result.issues.map(iss=>finalizeIssue(iss,ctx,config())));throw captureStackTrace(e,_params?.
callee??fn),e}return result.value};return fn},parse=_parse($ZodRealError),_parseAsync=_Err=>{let fn=async(schema5,value,_ctx,params)=>{let ctx=_ctx?
{..._ctx,async:!0}:{async:!0},result=schema5._zod.run({value,issues:[]},ctx);if(result instanceof Promise&&(result=await result),result.issues.
length){let e=new(params?.Err??_Err)(result.issues.map(iss=>finalizeIssue(iss,ctx,config())));throw captureStackTrace(e,params?.callee??fn),
e}return result.value};return fn},parseAsync=_parseAsync($ZodRealError),_safeParse=_Err=>(schema5,value,_ctx)=>{let ctx=_ctx?{..._ctx,async:!1}:
{async:!1},result=schema5._zod.run({value,issues:[]},ctx);if(result instanceof Promise)throw new $ZodAsyncError;return result.issues.length?
failure(_Err,result.issues,ctx):{success:!0,data:result.value}},safeParse=_safeParse($ZodRealError);function failure(Err,issues,ctx){let error3;
return{success:!1,get error(){return error3||(error3=new Err(issues.map(iss=>finalizeIssue(iss,ctx,config()))),issues=void 0,ctx=void 0),error3},
set error(e){error3=e,issues=void 0,ctx=void 0}}}var _safeParseAsync=_Err=>async(schema5,value,_ctx)=>{let ctx=_ctx?{..._ctx,async:!0}:{async:!0},
result=schema5._zod.run({value,issues:[]},ctx);return result instanceof Promise&&(result=await result),result.issues.length?failure(_Err,result.
issues,ctx):{success:!0,data:result.value}},safeParseAsync=_safeParseAsync($ZodRealError),COMPILE_INVALID=Symbol.for("zod.compile.invalid"),
COMPILE_FALLBACK=Symbol.for("zod.compile.fallback"),validate=((schema5,value,_ctx)=>{let validator=schema5._zod.bag.validator;if(validator!==
void 0){if(validator(value)!==COMPILE_INVALID)return!0;if(validator.definite===!0&&_ctx===void 0)return!1}return validateFallback(schema5,value,
_ctx)});function validateFallback(schema5,value,_ctx){let ctx=_ctx?{..._ctx,async:!1,abortEarly:!0}:{async:!1,abortEarly:!0},fallbackRun=schema5.
_zod.bag.fallbackRun,result;if(fallbackRun?(ctx[COMPILE_FALLBACK]=!0,result=fallbackRun({value,issues:[]},ctx)):result=schema5._zod.run({value,
issues:[]},ctx),result instanceof Promise)throw new $ZodAsyncError;return result.issues.length===0}var validateAsync=async(schema5,value,_ctx)=>{
let ctx=_ctx?{..._ctx,async:!0,abortEarly:!0}:{async:!0,abortEarly:!0},result=schema5._zod.run({value,issues:[]},ctx);return result instanceof
Promise&&(result=await result),result.issues.length===0},_encode=_Err=>{let parse4=_parse(_Err),fn=(schema5,value,_ctx,_params)=>{let ctx=_ctx?
{..._ctx,direction:"backward"}:{direction:"backward"};return parse4(schema5,value,ctx,finalizeParams(fn,_params))};return fn};var _decode=_Err=>{let parse4=_parse(_Err),fn=(schema5,value,_ctx,_params)=>parse4(schema5,value,_ctx,finalizeParams(fn,_params));return fn};var _encodeAsync=_Err=>{let parseAsync3=_parseAsync(_Err),fn=async(schema5,value,_ctx,_params)=>{let ctx=_ctx?{..._ctx,direction:"backward"}:
{direction:"backward"};return await parseAsync3(schema5,value,ctx,finalizeParams(fn,_params))};return fn};var _decodeAsync=_Err=>{let parseAsync3=_parseAsync(_Err),fn=async(schema5,value,_ctx,_params)=>await parseAsync3(schema5,value,_ctx,finalizeParams(
fn,_params));return fn};var _safeEncode=_Err=>(schema5,value,_ctx)=>{let ctx=_ctx?{..._ctx,direction:"backward"}:{direction:"backward"};return _safeParse(_Err)(schema5,
value,ctx)};var _safeDecode=_Err=>(schema5,value,_ctx)=>_safeParse(_Err)(schema5,value,_ctx);var _safeEncodeAsync=_Err=>async(schema5,value,_ctx)=>{let ctx=_ctx?{..._ctx,direction:"backward"}:{direction:"backward"};return _safeParseAsync(
_Err)(schema5,value,ctx)};var _safeDecodeAsync=_Err=>async(schema5,value,_ctx)=>_safeParseAsync(_Err)(schema5,value,_ctx);var cuid=/^[cC][0-9a-z]{6,}$/,cuid2=/^[0-9a-z]+$/,ulid=/^[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}$/,xid=/^[0-9a-vA-V]{20}$/,ksuid=/^[A-Za-z0-9]{27}$/,
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
pattern2=new RegExp(typeof def.position=="number"?`^.{${def.position},}${escapedRegex}`:escapedRegex);def.pattern=pattern2,inst._zod.check=payload=>{
payload.value.includes(def.includes,def.position)||payload.issues.push({origin:"string",code:"invalid_format",format:"includes",includes:def.
includes,input:payload.value,inst,continue:!def.abort})}}),$ZodCheckStartsWith=$constructor("$ZodCheckStartsWith",(inst,def)=>{$ZodCheck.init(
inst,def);let pattern2=new RegExp(`^${escapeRegex(def.prefix)}.*`);def.pattern??(def.pattern=pattern2),inst._zod.check=payload=>{payload.value.
startsWith(def.prefix)||payload.issues.push({origin:"string",code:"invalid_format",format:"starts_with",prefix:def.prefix,input:payload.value,
inst,continue:!def.abort})}}),$ZodCheckEndsWith=$constructor("$ZodCheckEndsWith",(inst,def)=>{$ZodCheck.init(inst,def);let pattern2=new RegExp(
`.*${escapeRegex(def.suffix)}$`);def.pattern??(def.pattern=pattern2),inst._zod.check=payload=>{payload.value.endsWith(def.suffix)||payload.issues.
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
return value.replace(asciiTabOrNewline,"")}function urlHostnameOk(url,hostname){return hostname.lastIndex=0,hostname.test(url.hostname)}function urlProtocolOk(url,protocol){
return protocol.lastIndex=0,protocol.test(url.protocol.endsWith(":")?url.protocol.slice(0,-1):url.protocol)}var $ZodURL=$constructor("$ZodUR\
L",(inst,def)=>{$ZodStringFormat.init(inst,def),inst._zod.check=payload=>{try{let trimmed=payload.value.trim(),url=validateURL(trimmed,def);
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
if(!base64urlCharset.test(data))return!1;let base642=data.replace(/[-_]/g,c=>c==="-"?"+":"/"),padded=base642.padEnd(Math.ceil(base642.length/
4)*4,"=");return isValidBase64(padded)}var $ZodBase64URL=$constructor("$ZodBase64URL",(inst,def)=>{def.pattern??(def.pattern=base64urlCharset),
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
value,inst}),payload)});function capSize(inst,size3){let caps=sizeCaps(inst._zod.def.checks);if(!caps.length)return;let cap=Math.min(...caps.map(c=>c[0])),parse4=inst.
_zod.parse;inst._zod.parse=(payload,ctx)=>{let n=size3(payload.value);if(n>cap&&!ctx?.skipChecks&&ctx?.direction!=="backward"){for(let[max,ch]of sizeCaps(
inst._zod.def.checks))if(n>max&&ch._zod.def.when(payload)){let start=payload.issues.length;return ch._zod.check(payload),payload.issues[start].
continue=!1,attachSchema(payload.issues,start,inst),payload}}return parse4(payload,ctx)}}var arraySize=input=>Array.isArray(input)?input.length:
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
]._zod.run({ value: input[${k}], issues: [] }, ctx)`,prefixStr=(id2,k)=>`
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
t`,schema5=shape[key],optin=schema5?._zod?.optin,isOptionalIn=optin!==void 0,isOptionalOut=schema5?._zod?.optout==="optional";if(doc.write(`\
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
Promise.all(results2).then(results3=>handleUnionResults(results3,payload,inst,ctx)):handleUnionResults(results2,payload,inst,ctx)}});function discriminatorMap(def){let map2=new Map;for(let option of def.options){let values2=option._zod.propValues?.[def.discriminator];if(!values2||
values2.size===0)throw new Error(`Invalid discriminated union option at index "${def.options.indexOf(option)}"`);for(let value of values2)if(map2.
has(value)){if(value!==void 0)throw new Error(`Duplicate discriminator value "${String(value)}"`);map2.set(value,null)}else map2.set(value,option)}
return map2}var $ZodDiscriminatedUnion=$constructor("$ZodDiscriminatedUnion",(inst,def)=>{def.inclusive=!1,$ZodUnion.init(inst,def);let _super=inst.
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
let unrecKeys=new Map,unrecIssue,keyIssues=new Map,collect=(iss,side2)=>{let keys;if(iss.code==="unrecognized_keys"&&!iss.path?.length)unrecIssue??
(unrecIssue=iss),keys=iss.keys;else if(iss.code==="invalid_key"&&iss.origin==="record"&&iss.path?.length===1){let k=String(iss.path[0]);keyIssues.
has(k)||keyIssues.set(k,iss),keys=[k]}else return!1;for(let k of keys)unrecKeys.has(k)||unrecKeys.set(k,{}),unrecKeys.get(k)[side2]=!0;return!0};
for(let iss of left.issues)collect(iss,"l")||result.issues.push(iss);for(let iss of right.issues)collect(iss,"r")||result.issues.push(iss);let bothKeys=[
...unrecKeys].filter(([,f])=>f.l&&f.r).map(([k])=>k);if(bothKeys.length){let aggregated=unrecIssue?bothKeys.filter(k=>unrecIssue.keys.includes(
k)):[];aggregated.length&&result.issues.push({...unrecIssue,keys:aggregated});for(let k of bothKeys)!aggregated.includes(k)&&keyIssues.has(k)&&
result.issues.push(keyIssues.get(k))}let merged3=mergeValues(left.value,right.value);if(!merged3.valid){if(aborted(result))return result;throw new Error(
`Unmergable intersection. Error path: ${JSON.stringify(merged3.mergeErrorPath)}`)}return result.value=merged3.data,result}var $ZodTuple=$constructor(
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
zod=>{let pattern2=zod.def.innerType._zod.pattern;return pattern2?new RegExp(`^(${cleanRegex(pattern2.source)})?$`):void 0}),inst._zod.parse=
(payload,ctx)=>{if(payload.value===void 0){if(def.innerType._zod.optin!=="defaulted")return payload;let result=def.innerType._zod.run({value:payload.
value,issues:[]},ctx);return result instanceof Promise?result.then(result2=>handleOptionalResult(payload,result2)):handleOptionalResult(payload,
result)}return def.innerType._zod.run(payload,ctx)}}),$ZodExactOptional=$constructor("$ZodExactOptional",(inst,def)=>{$ZodOptional.init(inst,
def),defineLazyInternal(inst,"values",zod=>zod.def.innerType._zod.values),defineLazyInternal(inst,"pattern",zod=>zod.def.innerType._zod.pattern),
inst._zod.parse=(payload,ctx)=>def.innerType._zod.run(payload,ctx)}),$ZodNullable=$constructor("$ZodNullable",(inst,def)=>{$ZodType.init(inst,
def),defineLazyInternal(inst,"optin",zod=>zod.def.innerType._zod.optin),defineLazyInternal(inst,"optout",zod=>zod.def.innerType._zod.optout),
defineLazyInternal(inst,"pattern",zod=>{let pattern2=zod.def.innerType._zod.pattern;return pattern2?new RegExp(`^(${cleanRegex(pattern2.source)}\
|null)$`):void 0}),defineLazyInternal(inst,"values",zod=>zod.def.innerType._zod.values?new Set([...zod.def.innerType._zod.values,null]):void 0),
inst._zod.parse=(payload,ctx)=>payload.value===null?payload:def.innerType._zod.run(payload,ctx)}),$ZodDefault=$constructor("$ZodDefault",(inst,def)=>{
$ZodType.init(inst,def),inst._zod.optin="defaulted",defineLazyInternal(inst,"values",zod=>zod.def.innerType._zod.values),inst._zod.parse=(payload,ctx)=>{
if(ctx.direction==="backward")return def.innerType._zod.run(payload,ctx);if(payload.value===void 0)return payload.value=def.defaultValue,payload;
let result=def.innerType._zod.run(payload,ctx);return result instanceof Promise?result.then(result2=>handleDefaultResult(result2,def)):handleDefaultResult(
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
Promise?left.then(left2=>handlePipeResult(left2,def.out,ctx)):handlePipeResult(left,def.out,ctx)}});function handlePipeResult(left,next2,ctx){
return left.issues.some(iss=>iss.code!=="unrecognized_keys")?(left.aborted=!0,left):next2._zod.run({value:left.value,issues:left.issues},ctx)}var $ZodReadonly=$constructor("$ZodReadonly",(inst,def)=>{$ZodType.init(inst,def),defineLazyInternal(inst,"propValues",zod=>zod.def.innerType.
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
map(iss=>iss.path?{...iss,path:iss.path.slice()}:{...iss})}var recursive=new WeakMap,NONE=0,ASSUMED=1,PROVEN=2;function isRecursive(inst,stack,resolve19){
let cached2=recursive.get(inst);if(cached2!==void 0)return cached2?PROVEN:NONE;if(stack.has(inst))return PROVEN;stack.add(inst);let result=NONE,
check=child=>{if(result!==PROVEN&&child?._zod){let answer2=isRecursive(child,stack,resolve19);answer2>result&&(result=answer2)}},shape=(sh,spread)=>{
let answer2=NONE;for(let key of Reflect.ownKeys(sh)){let desc=Object.getOwnPropertyDescriptor(sh,key);if(spread&&!desc.enumerable)continue;let child=desc.
get?ASSUMED:desc.value?._zod?isRecursive(desc.value,stack,resolve19):NONE;child>answer2&&(answer2=child)}return answer2},merge3=answer2=>{answer2>
result&&(result=answer2)},def=inst._zod.def,kind2=def.type;switch(kind2){case"object":{let raw=rawShape(def);merge3(raw?shape(raw,!0):ASSUMED),
check(def.catchall);break}case"array":check(def.element);break;case"tuple":for(let el of def.items)check(el);check(def.rest);break;case"reco\
rd":case"map":check(def.keyType),check(def.valueType);break;case"set":check(def.valueType);break;case"union":for(let el of def.options)check(
el);break;case"intersection":check(def.left),check(def.right);break;case"optional":case"nullable":case"default":case"prefault":case"catch":case"\
readonly":case"nonoptional":case"promise":case"success":check(def.innerType);break;case"pipe":check(def.in),check(def.out);break;case"functi\
on":check(def.input),check(def.output);break;case"lazy":{let inner=def._cachedInner??(resolve19?inst._zod.innerType:void 0);merge3(inner?isRecursive(
inner,stack,!1):ASSUMED);break}case"template_literal":case"string":case"number":case"int":case"boolean":case"bigint":case"symbol":case"undef\
ined":case"null":case"void":case"never":case"any":case"unknown":case"date":case"nan":case"enum":case"literal":case"file":case"transform":case"\
custom":break;default:for(let key in def){let desc=Object.getOwnPropertyDescriptor(def,key);if(!desc||desc.get)continue;let value=desc.value;
if(!(!value||typeof value!="object")){if(value._zod)check(value);else if(Array.isArray(value))for(let el of value)check(el)}}}return stack.delete(
inst),settle(inst,result)}function settle(inst,answer2){return answer2!==ASSUMED&&recursive.set(inst,answer2===PROVEN),answer2}function bucketFor(state,inst){let bucket=state.buckets.get(inst);return bucket||(bucket=new WeakMap,state.buckets.set(inst,bucket)),bucket}
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
Invalid input"}}};function en_default(){return{localeError:error()}}var _a2;var $ZodRegistry=class{constructor(){this._map=new WeakMap,this._idmap=new Map}add(schema5,..._meta){let meta3=_meta[0];return this._map.set(
schema5,meta3),meta3&&typeof meta3=="object"&&"id"in meta3&&this._idmap.set(meta3.id,schema5),this}clear(){return this._map=new WeakMap,this.
_idmap=new Map,this}remove(schema5){let meta3=this._map.get(schema5);return meta3&&typeof meta3=="object"&&"id"in meta3&&this._idmap.delete(
meta3.id),this._map.delete(schema5),this}get(schema5){let p=schema5._zod.parent;if(p){let pm={...this.get(p)??{}};delete pm.id;let f={...pm,
...this._map.get(schema5)};return Object.keys(f).length?f:void 0}return this._map.get(schema5)}has(schema5){return this._map.has(schema5)}};
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
{check:"length_equals",...normalizeParams(params),length})}function _regex(pattern2,params){return new $ZodCheckRegex({check:"string_format",
format:"regex",...normalizeParams(params),pattern:pattern2})}function _lowercase(params){return new $ZodCheckLowerCase({check:"string_format",
format:"lowercase",...normalizeParams(params)})}function _uppercase(params){return new $ZodCheckUpperCase({check:"string_format",format:"upp\
ercase",...normalizeParams(params)})}function _includes(includes,params){return new $ZodCheckIncludes({check:"string_format",format:"include\
s",...normalizeParams(params),includes})}function _startsWith(prefix,params){return new $ZodCheckStartsWith({check:"string_format",format:"s\
tarts_with",...normalizeParams(params),prefix})}function _endsWith(suffix,params){return new $ZodCheckEndsWith({check:"string_format",format:"\
ends_with",...normalizeParams(params),suffix})}function _overwrite(tx){return new $ZodCheckOverwrite({check:"overwrite",tx})}function _normalize(form){return _overwrite(input=>input.normalize(
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
return clone(this,def,params)},brand(){return this},register(reg,meta3){return reg.add(this,meta3),this},refine(check,params){return this.check(
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
(ctx,json2,params)=>(void 0)(inst,ctx,json2,params)},util_exports.derived({format:inst=>(void 0)(inst).format??null,minLength:inst=>(void 0)(
inst).minimum??null,maxLength:inst=>(void 0)(inst).maximum??null},{regex(...args){return this.check(_regex(...args))},includes(...args){return this.
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
"ZodEmail",(inst,def)=>{$ZodEmail.init(inst,def),ZodStringFormat.init(inst,def)});var ZodGUID=$constructor("ZodGUID",(inst,def)=>{$ZodGUID.init(inst,def),ZodStringFormat.init(inst,def)});var ZodUUID=$constructor("ZodUUID",(inst,def)=>{$ZodUUID.init(inst,def),ZodStringFormat.init(inst,def)});var ZodURL=$constructor("ZodURL",(inst,def)=>{$ZodURL.init(inst,def),ZodStringFormat.init(inst,def)});var ZodEmoji=$constructor("ZodEmoji",(inst,def)=>{$ZodEmoji.init(inst,def),ZodStringFormat.init(inst,def)});var ZodNanoID=$constructor("ZodNanoID",(inst,def)=>{$ZodNanoID.init(inst,def),ZodStringFormat.init(inst,def)});var ZodCUID=$constructor("ZodCUID",(inst,def)=>{$ZodCUID.init(inst,def),ZodStringFormat.init(inst,def)});var ZodCUID2=$constructor("ZodCUID2",(inst,def)=>{$ZodCUID2.init(inst,def),ZodStringFormat.init(inst,def)});var ZodULID=$constructor("ZodULID",(inst,def)=>{$ZodULID.init(inst,def),ZodStringFormat.init(inst,def)});var ZodXID=$constructor("ZodXID",(inst,def)=>{$ZodXID.init(inst,def),ZodStringFormat.init(inst,def)});var ZodKSUID=$constructor("ZodKSUID",(inst,def)=>{$ZodKSUID.init(inst,def),ZodStringFormat.init(inst,def)});var ZodIPv4=$constructor("ZodIPv4",(inst,def)=>{$ZodIPv4.init(inst,def),ZodStringFormat.init(inst,def)});var ZodIPv6=$constructor("ZodIPv6",(inst,def)=>{$ZodIPv6.init(inst,def),ZodStringFormat.init(inst,def)});var ZodCIDRv4=$constructor("ZodCIDRv4",(inst,def)=>{$ZodCIDRv4.init(inst,def),ZodStringFormat.init(inst,def)});var ZodCIDRv6=$constructor("ZodCIDRv6",(inst,def)=>{$ZodCIDRv6.init(inst,def),ZodStringFormat.init(inst,def)});var ZodBase64=$constructor("ZodBase64",(inst,def)=>{$ZodBase64.init(inst,def),ZodStringFormat.init(inst,def)});var ZodBase64URL=$constructor("ZodBase64URL",(inst,def)=>{$ZodBase64URL.init(inst,def),ZodStringFormat.init(inst,def)});var ZodE164=$constructor("ZodE164",(inst,def)=>{$ZodE164.init(inst,def),ZodStringFormat.init(inst,def)});var ZodJWT=$constructor("ZodJWT",(inst,def)=>{$ZodJWT.init(inst,def),ZodStringFormat.init(inst,def)});var ZodNumber=$constructor("ZodNumber",(inst,def)=>{$ZodNumber.init(inst,def),ZodType.init(inst,def),inst._zod.processJSONSchema=(ctx,json2,params)=>(void 0)(
inst,ctx,json2,params),inst.isFinite=!0},util_exports.derived({minValue:inst=>{let{minimum,exclusiveMinimum}=(void 0)(inst);return Math.max(
minimum??Number.NEGATIVE_INFINITY,exclusiveMinimum??Number.NEGATIVE_INFINITY)},maxValue:inst=>{let{maximum,exclusiveMaximum}=(void 0)(inst);
return Math.min(maximum??Number.POSITIVE_INFINITY,exclusiveMaximum??Number.POSITIVE_INFINITY)},isInt:inst=>{let{isInt,multipleOf}=(void 0)(inst);
return!!isInt||!!multipleOf?.some(Number.isSafeInteger)},format:inst=>(void 0)(inst).format??null},{gt(value,params){return this.check(_gt(value,
params))},gte(value,params){return this.check(_gte(value,params))},min(value,params){return this.check(_gte(value,params))},lt(value,params){
return this.check(_lt(value,params))},lte(value,params){return this.check(_lte(value,params))},max(value,params){return this.check(_lte(value,
params))},int(params){return this.check(int(params))},safe(params){return this.check(int(params))},positive(params){return this.check(_gt(0,
params))},nonnegative(params){return this.check(_gte(0,params))},negative(params){return this.check(_lt(0,params))},nonpositive(params){return this.
check(_lte(0,params))},multipleOf(value,params){return this.check(_multipleOf(value,params))},step(value,params){return this.check(_multipleOf(
value,params))},finite(){return this}}));function number2(params){return _number(ZodNumber,params)}var ZodNumberFormat=$constructor("ZodNumb\
erFormat",(inst,def)=>{$ZodNumberFormat.init(inst,def),ZodNumber.init(inst,def)});function int(params){return _int(ZodNumberFormat,params)}var ZodBoolean=$constructor("ZodBoolean",(inst,def)=>{$ZodBoolean.init(inst,def),ZodType.init(inst,def),inst._zod.processJSONSchema=(ctx,json2,params)=>(void 0)(
inst,ctx,json2,params)});function boolean2(params){return _boolean(ZodBoolean,params)}var ZodNull=$constructor("ZodNull",(inst,def)=>{$ZodNull.init(inst,def),ZodType.init(inst,def),inst._zod.processJSONSchema=(ctx,json2,params)=>(void 0)(
inst,ctx,json2,params)});function _null3(params){return _null2(ZodNull,params)}var ZodUnknown=$constructor("ZodUnknown",(inst,def)=>{$ZodUnknown.init(inst,def),ZodType.init(inst,def),inst._zod.processJSONSchema=(ctx,json2,params)=>(void 0)(
inst,ctx,json2,params)});function unknown(){return _unknown(ZodUnknown)}var ZodNever=$constructor("ZodNever",(inst,def)=>{$ZodNever.init(inst,
def),ZodType.init(inst,def),inst._zod.processJSONSchema=(ctx,json2,params)=>(void 0)(inst,ctx,json2,params)});function never(params){return _never(
ZodNever,params)}var ZodArray=$constructor("ZodArray",(inst,def)=>{_ensureDefaultMemoizer(),$ZodArray.init(inst,def),ZodType.init(inst,def),inst._zod.processJSONSchema=
(ctx,json2,params)=>(void 0)(inst,ctx,json2,params),inst.element=def.element},{min(n,params){return this.check(_minLength(n,params))},nonempty(params){
return this.check(_minLength(1,params))},max(n,params){return this.check(_maxLength(n,params))},length(n,params){return this.check(_length(n,
params))},unwrap(){return this.element}});function array(element,params){return _array(ZodArray,element,params)}var ZodObject=$constructor("ZodObject",(inst,def)=>{_ensureDefaultMemoizer(),$ZodObjectJIT.init(inst,def),ZodType.init(inst,def),inst._zod.processJSONSchema=
(ctx,json2,params)=>(void 0)(inst,ctx,json2,params),util_exports.installLazyProp(inst,"shape",self=>self._zod.def.shape,!1)},{keyof(){return _enum(
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
inst,def),ZodType.init(inst,def),inst._zod.processJSONSchema=(ctx,json2,params)=>(void 0)(inst,ctx,json2,params),inst.options=def.options});
function union(options,params){return new ZodUnion({type:"union",options,...util_exports.normalizeParams(params)})}var ZodDiscriminatedUnion=$constructor("ZodDiscriminatedUnion",(inst,def)=>{ZodUnion.init(inst,def),$ZodDiscriminatedUnion.init(inst,def)});
function discriminatedUnion(discriminator,options,params){return new ZodDiscriminatedUnion({type:"union",options,discriminator,...util_exports.
normalizeParams(params)})}var ZodIntersection=$constructor("ZodIntersection",(inst,def)=>{$ZodIntersection.init(inst,def),ZodType.init(inst,
def),inst._zod.processJSONSchema=(ctx,json2,params)=>(void 0)(inst,ctx,json2,params)});function intersection(left,right){return new ZodIntersection(
{type:"intersection",left,right})}var ZodTuple=$constructor("ZodTuple",(inst,def)=>{_ensureDefaultMemoizer(),$ZodTuple.init(inst,def),ZodType.
init(inst,def),inst._zod.processJSONSchema=(ctx,json2,params)=>(void 0)(inst,ctx,json2,params)},{rest(rest){return this.clone({...this._zod.
def,rest})},partial(){let def=this._zod.def;if(def.checks?.length)throw new Error(".partial() cannot be used on tuple schemas containing ref\
inements");return this.clone({...def,items:def.items.map(item=>new ZodOptional({type:"optional",innerType:item}))})}});function tuple(items,_paramsOrRest,_params){
let hasRest=_paramsOrRest instanceof $ZodType,params=hasRest?_params:_paramsOrRest,rest=hasRest?_paramsOrRest:null;return new ZodTuple({type:"\
tuple",items,rest,...util_exports.normalizeParams(params)})}var ZodRecord=$constructor("ZodRecord",(inst,def)=>{_ensureDefaultMemoizer(),$ZodRecord.
init(inst,def),ZodType.init(inst,def),inst._zod.processJSONSchema=(ctx,json2,params)=>(void 0)(inst,ctx,json2,params),inst.keyType=def.keyType,
inst.valueType=def.valueType});function record(keyType,valueType,params){return!valueType||!valueType._zod?new ZodRecord({type:"record",keyType:string2(),
valueType:keyType,...util_exports.normalizeParams(valueType)}):new ZodRecord({type:"record",keyType,valueType,...util_exports.normalizeParams(
params)})}function partialRecord(keyType,valueType,params){return new ZodRecord({type:"record",keyType,valueType,...util_exports.normalizeParams(
params),partial:!0})}var ZodEnum=$constructor("ZodEnum",(inst,def)=>{$ZodEnum.init(inst,def),ZodType.init(inst,def),inst._zod.processJSONSchema=(ctx,json2,params)=>(void 0)(
inst,ctx,json2,params),inst.enum=def.entries,inst.options=[...inst._zod.values];let keys=new Set(Object.keys(def.entries));inst.extract=(values2,params)=>{
let newEntries={};for(let value of values2)if(keys.has(value))newEntries[value]=def.entries[value];else throw new Error(`Key ${value} not fo\
und in enum`);return new ZodEnum({...def,checks:[],...util_exports.normalizeParams(params),entries:newEntries})},inst.exclude=(values2,params)=>{
let newEntries={...def.entries};for(let value of values2)if(keys.has(value))delete newEntries[value];else throw new Error(`Key ${value} not \
found in enum`);return new ZodEnum({...def,checks:[],...util_exports.normalizeParams(params),entries:newEntries})}});function _enum(values2,params){
let entries=Array.isArray(values2)?Object.fromEntries(values2.map(v=>[v,v])):values2;return new ZodEnum({type:"enum",entries,...util_exports.
normalizeParams(params)})}var ZodLiteral=$constructor("ZodLiteral",(inst,def)=>{$ZodLiteral.init(inst,def),ZodType.init(inst,def),inst._zod.processJSONSchema=(ctx,json2,params)=>(void 0)(
inst,ctx,json2,params),inst.values=new Set(def.values),Object.defineProperty(inst,"value",{get(){if(def.values.length>1)throw new Error("Thi\
s schema contains multiple valid literal values. Use `.values` instead.");return def.values[0]}})});function literal(value,params){return new ZodLiteral(
{type:"literal",values:Array.isArray(value)?value:[value],...util_exports.normalizeParams(params)})}var ZodTransform=$constructor("ZodTransform",(inst,def)=>{_ensureDefaultMemoizer(),$ZodTransform.init(inst,def),ZodType.init(inst,def),inst.
_zod.processJSONSchema=(ctx,json2,params)=>(void 0)(inst,ctx,json2,params),inst._zod.parse=(payload,_ctx)=>{if(_ctx.direction==="backward")throw new $ZodEncodeError(
inst.constructor.name);payload.addIssue=issue3=>{if(typeof issue3=="string")payload.issues.push(util_exports.issue(issue3,payload.value,def));else{
let _issue=issue3;_issue.fatal&&(_issue.continue=!1),_issue.code??(_issue.code="custom"),"input"in _issue||(_issue.input=payload.value),_issue.
inst??(_issue.inst=inst),payload.issues.push(util_exports.issue(_issue))}};let output=def.transform(payload.value,payload);return output instanceof
Promise?output.then(output2=>(payload.value=output2,payload)):(payload.value=output,payload)}});function transform(fn){return new ZodTransform(
{type:"transform",transform:fn})}var ZodOptional=$constructor("ZodOptional",(inst,def)=>{$ZodOptional.init(inst,def),ZodType.init(inst,def),
inst._zod.processJSONSchema=(ctx,json2,params)=>(void 0)(inst,ctx,json2,params),inst.unwrap=()=>inst._zod.def.innerType});function optional(innerType){
return new ZodOptional({type:"optional",innerType})}var ZodExactOptional=$constructor("ZodExactOptional",(inst,def)=>{$ZodExactOptional.init(
inst,def),ZodType.init(inst,def),inst._zod.processJSONSchema=(ctx,json2,params)=>(void 0)(inst,ctx,json2,params),inst.unwrap=()=>inst._zod.def.
innerType});function exactOptional(innerType){return new ZodExactOptional({type:"optional",innerType})}var ZodNullable=$constructor("ZodNull\
able",(inst,def)=>{$ZodNullable.init(inst,def),ZodType.init(inst,def),inst._zod.processJSONSchema=(ctx,json2,params)=>(void 0)(inst,ctx,json2,
params),inst.unwrap=()=>inst._zod.def.innerType});function nullable(innerType){return new ZodNullable({type:"nullable",innerType})}var ZodDefault=$constructor("ZodDefault",(inst,def)=>{$ZodDefault.init(inst,def),ZodType.init(inst,def),inst._zod.processJSONSchema=(ctx,json2,params)=>(void 0)(
inst,ctx,json2,params),inst.unwrap=()=>inst._zod.def.innerType,inst.removeDefault=inst.unwrap});function _default(innerType,defaultValue){return new ZodDefault(
{type:"default",innerType,get defaultValue(){return typeof defaultValue=="function"?defaultValue():util_exports.shallowClone(defaultValue)}})}
var ZodPrefault=$constructor("ZodPrefault",(inst,def)=>{$ZodPrefault.init(inst,def),ZodType.init(inst,def),inst._zod.processJSONSchema=(ctx,json2,params)=>(void 0)(
inst,ctx,json2,params),inst.unwrap=()=>inst._zod.def.innerType});function prefault(innerType,defaultValue){return new ZodPrefault({type:"pre\
fault",innerType,get defaultValue(){return typeof defaultValue=="function"?defaultValue():util_exports.shallowClone(defaultValue)}})}var ZodNonOptional=$constructor(
"ZodNonOptional",(inst,def)=>{$ZodNonOptional.init(inst,def),ZodType.init(inst,def),inst._zod.processJSONSchema=(ctx,json2,params)=>(void 0)(
inst,ctx,json2,params),inst.unwrap=()=>inst._zod.def.innerType});function nonoptional(innerType,params){return new ZodNonOptional({type:"non\
optional",innerType,...util_exports.normalizeParams(params)})}var ZodCatch=$constructor("ZodCatch",(inst,def)=>{$ZodCatch.init(inst,def),ZodType.init(inst,def),inst._zod.processJSONSchema=(ctx,json2,params)=>(void 0)(
inst,ctx,json2,params),inst.unwrap=()=>inst._zod.def.innerType,inst.removeCatch=inst.unwrap});function _catch(innerType,catchValue){return new ZodCatch(
{type:"catch",innerType,catchValue:typeof catchValue=="function"?catchValue:util_exports.constantCatch(catchValue)})}var ZodPipe=$constructor("ZodPipe",(inst,def)=>{$ZodPipe.init(inst,def),ZodType.init(inst,def),inst._zod.processJSONSchema=(ctx,json2,params)=>(void 0)(
inst,ctx,json2,params),inst.in=def.in,inst.out=def.out});function pipe(in_,out2){return new ZodPipe({type:"pipe",in:in_,out:out2})}var ZodReadonly=$constructor("ZodReadonly",(inst,def)=>{$ZodReadonly.init(inst,def),ZodType.init(inst,def),inst._zod.processJSONSchema=(ctx,json2,params)=>(void 0)(
inst,ctx,json2,params),inst.unwrap=()=>inst._zod.def.innerType});function readonly(innerType){return new ZodReadonly({type:"readonly",innerType})}var ZodCustom=$constructor("ZodCustom",(inst,def)=>{$ZodCustom.init(inst,def),ZodType.init(inst,def),inst._zod.processJSONSchema=(ctx,json2,params)=>(void 0)(
inst,ctx,json2,params)});function refine(fn,_params={}){return _refine(ZodCustom,fn,_params)}function superRefine(fn,params){return _superRefine(fn,params)}var withheld=array(strictObject({name:string2(),key:_enum(["inherit","secrets"]).describe("The key of the target that hands it on.")})).exactOptional().
describe("Variables that are set, were not handed on, and may be what it lacked.");var coded=(code,params)=>strictObject({code:literal(code),...params}),variant=_enum(["base","head"]),end=strictObject({exitCode:number2().nullable(),
signal:string2().nullable()}).describe("Both null where nothing is known but that it ended."),framing=_enum(["content-length","chunked","unt\
il-close","none"]),listens=strictObject({asked:number2().describe("The port that was asked."),at:array(strictObject({host:string2(),port:number2()})).
describe("Where it listens.")}).describe("Set where nobody accepted a connection, and it is known where the server listens."),afterLoad={afterLoad:literal(
!0).exactOptional()},failedRequests=array(union([strictObject({status:string2(),count:number2()}),strictObject({error:string2(),count:number2()})])),
unmatched=_enum(["differs","too-long","too-slow"]),lacks=union([strictObject({text:string2()}).describe("The beginning of the whole body tha\
t is expected."),strictObject({contains:string2()}),strictObject({matches:string2(),why:unmatched}).describe("Whether it does not match, or \
is too long to be looked at, or the expression takes too long."),strictObject({json:string2(),at:string2(),got:string2().nullable()}).describe(
"JSON that is expected, the way to it (`$.user.id`), and what is there; null for nothing."),strictObject({json:_null3()}).describe("It is no\
 JSON at all.")]).describe("The first that is expected of it and is not so."),fault=discriminatedUnion("code",[coded("wrong-status",{path:string2(),
status:number2(),expected:union([number2(),array(number2())]).describe("Of several, each would be right."),body:string2().describe("Its begi\
nning, without secrets."),...afterLoad}),coded("wrong-body",{path:string2(),bytes:number2(),body:string2().describe("Its beginning, without \
secrets."),lacks,...afterLoad}),coded("wrong-header",{path:string2(),name:string2(),value:string2().nullable(),expected:string2(),...afterLoad}),
coded("no-answer",{path:string2(),error:string2(),...afterLoad}),coded("length-changed",{path:string2(),bytes:number2()}),coded("lengths-dif\
fer",{path:string2(),base:number2(),head:number2()}),coded("framing-differs",{path:string2(),base:framing,head:framing}),coded("errors",{failed:number2(),
of:number2(),unit:_enum(["requests","operations"]),most:failedRequests.describe("The most frequent.")}),coded("no-answers",{seconds:number2(),
most:failedRequests.describe("The most frequent.")}),coded("wrong-size",{answers:number2(),bytes:number2(),least:number2(),most:number2()}),
coded("too-many-connections",{side:_enum(["client","upstream"]).describe("Of nginx; client where there is none."),opened:number2(),requests:number2()}),
coded("died",{end,of:_enum(["server","service"]),service:string2().exactOptional(),when:_enum(["starting","before-load","under-load"]).exactOptional(),
withheld,lacks:string2().exactOptional().describe("A module that it said it could not find.")}),coded("restarted",{}),coded("worked-unasked",
{cpu:number2().describe("CPU seconds that it used while only the other variant was loaded."),other:number2().describe("The same of the other\
 variant, while only this one was loaded."),seconds:number2()}),coded("accepted-unasked",{connections:number2().describe("Accepted while onl\
y the other variant was loaded."),seconds:number2()}),coded("reached-other",{of:variant.describe("Whose server, service or nginx it was conn\
ected to."),connections:number2()}),coded("ended-other",{of:variant.describe("Whose server was ended by a signal while this one's ran beside\
 it."),end}),coded("fails-beside",{of:variant.describe("Which could not be started beside this one, and could alone.")}),coded("changed-file\
s",{of:variant.describe("Whose files were changed while both ran, and not those of this one."),path:string2().describe("The first of them."),
files:number2()}),coded("left-its-group",{processes:number2(),cpu:number2().describe("CPU seconds that they used, which no meter of the vari\
ant counts.")}),coded("not-ready",{seconds:number2(),last:union([strictObject({path:string2(),status:number2()}),strictObject({error:string2()})]).
nullable().describe("What it answered last; null where it answered nothing."),service:string2().exactOptional(),listens:listens.exactOptional(),
runOver:literal(!0).exactOptional().describe("Set where the run's time was over first.")}),coded("start-failed",{error:string2()}),coded("pr\
epare-failed",{command:array(string2()),error:string2(),withheld}),coded("command-failed",{error:string2(),withheld}),coded("no-report",{output:string2().
describe("The last lines of a command that reported no operations, though base's does.")}),coded("impossible-time",{seconds:number2().describe(
"What a command said that it had worked."),wall:number2().describe("From its start to its end, as hyperfine noted it.")}),coded("timing-alte\
red",{noted:number2().describe("Wall seconds that hyperfine noted."),wall:number2().describe("From its start to its end by loadgate's clock.")}),
coded("generator-failed",{error:string2()}),coded("background-load-failed",{failed:number2().exactOptional(),answered:number2().exactOptional(),
error:string2().exactOptional()}),coded("proxy-failed",{variant,end:end.nullable(),seconds:number2().nullable().describe("Set where it was w\
aited for so long."),error:string2().nullable().describe("The last line of its log.")}),coded("harness-failed",{error:string2()}),coded("bur\
ner-elsewhere",{})]);function isAnswerFault(fault2){return["wrong-status","wrong-body","wrong-header","no-answer"].includes(fault2.code)}var OURS=[
"generator-failed","background-load-failed","proxy-failed","harness-failed","burner-elsewhere"];function isOurs({code}){return OURS.includes(
code)}var FaultError=class extends Error{name="FaultError";fault;log;constructor(fault2,log3){super(fault2.code),this.fault=fault2,this.log=
log3}};import{isDeepStrictEqual}from"node:util";var VERDICTS=["regression","invalid","inconclusive","improvement","new","unchanged"],COUNTER_NAMES=["io-calls","collections"],METRIC_NAMES=[
"goodput","cpu","time","cpu-time","own-clock","p50","p90","p95","p99","memory","switches",...COUNTER_NAMES,"start-time","image-size"],PLANTED_OUTCOMES=[
"found","not-found","not-measured"],PLANTED_TROUBLES=["burner-elsewhere","interrupted","invalid"];var via=_enum(["direct","nginx"]),bottleneck=_enum(["server","proxy","generator","dependency"]),known=number2().nullable(),counts=record(string2(),
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
"One start of all variants of a case.");var SPEED=["slower","faster"],CPU=["using more CPU","using less CPU"];function answers(sample2){return Object.values(sample2.byStatus).reduce(
(sum4,count3)=>sum4+count3,0)}function quotient(dividend,divisor){return dividend===null||!(divisor>0)?null:dividend/divisor}function perRun({
command:command3},value){return command3===void 0||command3.operations!==null?null:quotient(value,command3.runs)}function peakMemory(session2,variant2){
let peaks=session2.rounds.flatMap(round2=>round2.samples).filter(sample2=>sample2.variant===variant2).flatMap(sample2=>sample2.memory===null?
[]:[sample2.memory]);return peaks.length===0?null:Math.max(...peaks)}function latency(name3,subject2,{decides,ofSession=!1}){let words2={subject:subject2,
verb:`gives ${subject2}`,shrunk:"sooner",grown:"later",axis:[`${name3} faster`,`${name3} slower`],cases:SPEED},label=`Latency ${name3}`,about2={
unit:"s",better:"lower",decides,limitable:!0,label,words:words2},share3=Number(name3.slice(1))/100;return{name:name3,...about2,of:"request",
per:"round",percentile:{share:share3,ofSession},value:({latencies,latency:latency2})=>latencies?quantile(latencies,share3):latency2[name3]??
null}}var informs={better:"lower",decides:null,limitable:!1},MEMORY_BATCH=64*4096;function counter(name3,about2){return{...informs,name:name3,
unit:"per request",...about2,of:"request",per:"session",value:(session2,variant2)=>{let counted4=session2.rounds.flatMap(round2=>round2.samples).
filter(sample2=>sample2.variant===variant2&&sample2.counters?.[name3]!==void 0),total2=counted4.reduce((sum4,{counters})=>sum4+(counters?.[name3]??
0),0);return quotient(total2,counted4.reduce((sum4,sample2)=>sum4+answers(sample2),0))}}}var METRICS=[{name:"goodput",unit:"requests/s",label:"\
Requests/s",words:{subject:"speed",verb:"is",shrunk:"slower",grown:"faster",axis:["slower","faster"],cases:SPEED},better:"higher",decides:"c\
losed",limitable:!0,column:!0,per:"round",value:sample2=>sample2.command?.operations===null?null:quotient(sample2.correct,sample2.wall)},{name:"\
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
rger"],cases:["larger","smaller"]},...informs,per:"build"}];function isOfSpeed(name3){return[SPEED,CPU].includes(metricNamed(name3).words.cases)}
function deciding(loop){return METRICS.filter(({decides})=>decides===loop)}function lackOf({name:name3,of,decides},{loop,isCommand}){return of===
"request"&&isCommand?"of-requests":of==="command"&&!isCommand?"of-commands":isCommand&&loop==="closed"&&decides==="command"?"operations":loop===
"command"&&(decides==="closed"||name3==="own-clock")?"no-operations":null}function decidingWith(thresholds2,kind2){let asked=metric2=>thresholds2[metric2.
name]!==void 0&&lackOf(metric2,kind2)===null;return METRICS.filter(metric2=>metric2.decides===kind2.loop||asked(metric2))}function findMetric(name3){
return METRICS.find(candidate=>candidate.name===name3)}function metricNamed(name3){let metric2=findMetric(name3);if(metric2===void 0)throw new RangeError(
`no metric ${name3}`);return metric2}var BEYOND=10;function answersFor(share3){return Math.ceil(BEYOND/(1-share3)-1e-9)}function merged(all){
let counts3=new Map;for(let[seconds4,count3]of all.flat())counts3.set(seconds4,(counts3.get(seconds4)??0)+count3);return[...counts3].sort(([
a],[b])=>a-b)}var knownQuantiles=new WeakMap;function quantile(latencies,share3){let known2=knownQuantiles.get(latencies)??new Map;known2.size===
0&&knownQuantiles.set(latencies,known2);let value=known2.get(share3);if(value!==void 0)return value;let fresh2=nearestRank(latencies,share3);
return known2.set(share3,fresh2),fresh2}function nearestRank(latencies,share3){let total2=latencies.reduce((sum4,[,count3])=>sum4+count3,0);
if(total2*(1-share3)<BEYOND-1e-9)return null;let seen2=0;for(let[seconds4,count3]of latencies)if(seen2+=count3,seen2>=total2*share3-1e-9)return seconds4;
return null}var EQUALLY={stolen:.3,foreign:.6},ONE_OF_TWO={stolen:.05,foreign:.25},DISTURBED_WEIGHT=.25;function ranOutOfPorts({samples=[]}){return samples.
some(({limits:limits2})=>limits2.includes("out-of-ports"))}function isEqual({together,order}){return together||order.length===1}function interferenceIn(round2){
if(ranOutOfPorts(round2))return"out-of-ports";let{stolen,foreign}=round2.disturbance,most=isEqual(round2)?EQUALLY:ONE_OF_TWO;return(stolen??
0)>most.stolen?"steal":(foreign??0)>most.foreign?"other-programs":null}function weightOf(round2){let source=interferenceIn(round2);return source===
null?1:isEqual(round2)&&source!=="out-of-ports"?DISTURBED_WEIGHT:0}function isDisturbed(round2){return interferenceIn(round2)!==null}function disturbedRounds(sessions){
let found=[];for(let round2 of sessions.flatMap(({rounds})=>rounds)){let source=interferenceIn(round2);if(source===null)continue;let counted4=weightOf(
round2)>0,same=found.find(each=>each.source===source&&each.counted===counted4);same?same.rounds+=1:found.push({source,counted:counted4,rounds:1})}
return found}function interferenceFinding({source,counted:counted4,rounds}){return{code:"interference",source,effect:counted4?"counted-less":
"left-out",rounds}}var LANCZOS_0=.9999999999998099,LANCZOS=[676.5203681218851,-1259.1392167224028,771.3234287776531,-176.6150291621406,12.507343278686905,-.13857109526572012,
9984369578019572e-21,15056327351493116e-23];function logGamma(x){let z=x-1,base=z+7.5,series=LANCZOS.reduce((sum4,c,i)=>sum4+c/(z+i+1),LANCZOS_0);
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
[high,high*2];let t=(low+high)/2;for(let step2=0;step2<200;step2++){let here=studentTail(t,degrees);here>tail?low=t:high=t;let slope=Math.exp(
logDensity(t,degrees))*t/here,newton=t*Math.exp(Math.log(here/tail)/slope),next2=newton>low&&newton<high?newton:(low+high)/2;if(Math.abs(next2-
t)<=1e-14*t)return next2;t=next2}return t}function normalBelow(z){if(z<0)return 1-normalBelow(-z);let t=1/(1+.2316419*z),series=[.31938153,-.356563782,
1.781477937,-1.821255978,1.330274429].reduceRight((sum4,term)=>(sum4+term)*t,0);return 1-Math.exp(-z*z/2)/Math.sqrt(2*Math.PI)*series}var MIDPOINTS=200,
WIDEST_SHARE=4;function overSpreads(n,f){let degrees=n-1,constant=degrees/2*Math.log(degrees/2)+Math.LN2-logGamma(degrees/2),density=share3=>Math.
exp(constant+(degrees-1)*Math.log(share3)-degrees*share3*share3/2),[sum4,weight]=[0,0];for(let step2=0;step2<MIDPOINTS;step2++){let share3=(step2+
.5)*WIDEST_SHARE/MIDPOINTS,part2=density(share3);sum4+=part2*f(share3),weight+=part2}return sum4/weight}function equally(values2){return values2.map(value=>({value,weight:1}))}function median(values2){return weightedMedian(equally(values2))}function weightedMedian(points){
let sorted2=points.toSorted((a,b)=>a.value-b.value),half=sorted2.reduce((sum4,{weight})=>sum4+weight,0)/2,below=0;for(let[index,{value,weight}]of sorted2.
entries()){if(below+=weight,below===half)return(value+(sorted2[index+1]?.value??value))/2;if(below>half)return value}return null}function mean(values2){
return values2.reduce((sum4,v)=>sum4+v,0)/values2.length}function hodgesLehmann(points){return weightedMedian(points.flatMap((a,i)=>points.slice(i).map(b=>({value:(a.value+b.value)/2,weight:a.weight*
b.weight}))))}var OUTLYING=4.25,KEPT_VARIANCE=1-2*OUTLYING*Math.exp(-(OUTLYING**2)/2)/Math.sqrt(2*Math.PI)/(2*normalBelow(OUTLYING)-1),MOST_STEPS=20;
function trimmedScale(residuals,start,fitted){let scale3=start;for(let step2=0;step2<MOST_STEPS;step2++){let reach=OUTLYING*scale3,[sum4,kept]=[
0,0];for(let i=0;i<residuals.length;i++){let residual=residuals[i];residual<-reach||residual>reach||(sum4+=residual*residual,kept++)}let found=Math.
sqrt(sum4/Math.max(kept-fitted,1)/KEPT_VARIANCE),settled2=Math.abs(found-scale3)<=1e-6*scale3;if(scale3=found,settled2)break}return scale3}var NORMAL_MEDIAN=.6744897501960817;
function roughScale(values2){let differences2=new Float64Array(Math.max(values2.length-1,0));for(let i=0;i<differences2.length;i++)differences2[i]=
Math.abs(values2[i+1]-values2[i])/Math.SQRT2;let sorted2=differences2.slice().sort(),ties=sorted2.lastIndexOf(0)+1,middle2=sorted2[ties+sorted2.
length>>1];return middle2===void 0?0:trimmedScale(differences2,middle2/NORMAL_MEDIAN,0)}function autocorrelation(residuals,scale3){let reach=OUTLYING*
scale3,[products,squares]=[0,0];for(let i=1;i<residuals.length;i++){let[a,b]=[residuals[i-1],residuals[i]];Math.abs(a)>reach||Math.abs(b)>reach||
(products+=a*b,squares+=(a*a+b*b)/2)}return squares>0?products/squares:0}function pair(base,head2,weight,limited){return isPositive(base)&&isPositive(head2)?[{base,head:head2,weight,limited}]:[]}function isPositive(value){
return value!==null&&Number.isFinite(value)&&value>0}function roundPair(round2,metric2){let of=variant2=>round2.samples.find(sample2=>sample2.
variant===variant2),[base,head2]=[of("base"),of("head")];if(base===void 0||head2===void 0)return[];let limited=base.limits.length+head2.limits.
length>0;return pair(metric2.value(base),metric2.value(head2),weightOf(round2),limited)}function sessionPairs(session2,metric2,steady=!1){if(metric2.
per==="build")return[];if(metric2.per==="session")return pair(metric2.value(session2,"base"),metric2.value(session2,"head"),1,!1);let counted4=countedRounds(
session2),isSteady2=({samples})=>samples.every(({limits:limits2})=>limits2.length===0),rounds=steady&&metric2.limitable?counted4.filter(isSteady2):
counted4,percentile=mergedPercentile(rounds,metric2);return percentile?mergedPair(rounds,percentile):rounds.flatMap(round2=>roundPair(round2,
metric2))}function mergedPercentile(rounds,metric2){let samples=rounds.flatMap(round2=>round2.samples),{percentile}=metric2;return!percentile||
!samples.some(({latencies})=>latencies!==void 0)?null:percentile.ofSession||samples.some(sample2=>metric2.value(sample2)===null)?percentile:
null}function mergedPair(rounds,percentile){let samples=rounds.flatMap(round2=>round2.samples),of=variant2=>mergedValue(samples,percentile,variant2),
weight=rounds.reduce((sum4,round2)=>sum4+weightOf(round2),0)/rounds.length;return pair(of("base"),of("head"),weight,samples.some(({limits:limits2})=>limits2.
length>0))}function mergedValue(samples,{share:share3},variant2){let own2=samples.filter(sample2=>sample2.variant===variant2);return quantile(
merged(own2.map(({latencies})=>latencies??[])),share3)}function countedRounds({rounds}){return rounds.filter(round2=>weightOf(round2)>0)}function effect(pairs2){
return hodgesLehmann(logs(pairs2))}function logs(pairs2){return pairs2.map(({base,head:head2,weight})=>({value:Math.log(head2/base),weight}))}
function sessionEffects({sessions},metric2,steady=!1){return sessions.flatMap(session2=>{let pairs2=sessionPairs(session2,metric2,steady),points=logs(
pairs2),rounding=mean(pairs2.map(({base,head:head2})=>roundingOf(metric2,base)+roundingOf(metric2,head2)));return inSession(hodgesLehmann(points),
points,metric2,rounding)})}function sessionValues({sessions},metric2,variant2){return sessions.flatMap(session2=>{let known2=values(session2,
metric2,variant2).filter(({value})=>value>0),points=known2.map(({value,weight})=>({value:Math.log(value),weight}));return inSession(weightedMedian(
points),points,metric2,mean(known2.map(({value})=>roundingOf(metric2,value))))})}function roundingOf({resolution=0},value){return(resolution/
value)**2/12}function inSession(value,points,metric2,rounding){if(value===null)return[];let weight=points.reduce((sum4,point)=>sum4+point.weight,
0),spread=metric2.per==="round"&&points.length>1?spreadOf(points,weight):null;return[{value,weight:weight/points.length,spread,...rounding>0&&
{rounding}}]}function spreadOf(points,weight){let centre=points.reduce((sum4,point)=>sum4+point.weight*point.value,0)/weight;return{squares:points.
reduce((sum4,point)=>sum4+point.weight*(point.value-centre)**2,0),degrees:points.length-1,rounds:points.length}}function typical({sessions},metric2,variant2){
let perSession=sessions.map(session2=>weightedMedian(values(session2,metric2,variant2)));return median(perSession.filter(value=>value!==null))}
function values(session2,metric2,variant2){if(metric2.per==="build")return[];let known2=(value,weight)=>value===null?[]:[{value,weight}];if(metric2.
per==="session")return known2(metric2.value(session2,variant2),1);let rounds=countedRounds(session2),percentile=mergedPercentile(rounds,metric2);
return percentile?known2(mergedValue(rounds.flatMap(round2=>round2.samples),percentile,variant2),1):rounds.flatMap(round2=>round2.samples.filter(
sample2=>sample2.variant===variant2).flatMap(sample2=>known2(metric2.value(sample2),weightOf(round2))))}var USUAL_RATIO=1.3,USUAL_DEGREES=4;
function components({sessions},metric2){let groups=sessions.map(session2=>sessionPairs(session2,metric2).map(p=>Math.log(p.head/p.base))).filter(
group=>group.length>0),freedom=groups.reduce((sum4,group)=>sum4+group.length-1,0);if(freedom===0)return null;let squares=values2=>{let centre=mean(
values2);return values2.reduce((sum4,value)=>sum4+(value-centre)**2,0)},round2=groups.reduce((sum4,group)=>sum4+squares(group),0)/freedom,explained=round2/
mean(groups.map(group=>group.length)),degrees=groups.length-1,between2=(USUAL_DEGREES*USUAL_RATIO*explained+squares(groups.map(mean)))/(USUAL_DEGREES+
degrees);return{round:round2,start:Math.max(0,between2-explained)}}function samplesOf({sessions}){return sessions.flatMap(({rounds})=>rounds.flatMap(round2=>round2.samples))}function countedSamples({sessions}){
return sessions.flatMap(({rounds})=>rounds.filter(round2=>!ranOutOfPorts(round2)).flatMap(round2=>round2.samples))}function mostFrequent(values2,order){
let count3=value=>values2.filter(v=>v===value).length;return order.filter(value=>values2.includes(value)).reduce((best,v)=>best===null||count3(
v)>count3(best)?v:best,null)}function bottleneckOf(record2){let known2=countedSamples(record2).flatMap(sample2=>sample2.bottleneck===null?[]:
[sample2.bottleneck]);return mostFrequent(known2,["generator","proxy","dependency","server"])}function limitOf(record2,loop){let bottleneck2=bottleneckOf(
record2);if(bottleneck2==="generator"||bottleneck2==="proxy")return`${bottleneck2}-saturated`;if(bottleneck2==="dependency"&&loop==="closed")
return"dependency";let pairs2=record2.sessions.flatMap(session2=>sessionPairs(session2,metricNamed("goodput")));return pairs2.filter(pair2=>pair2.
limited).length*2<=pairs2.length?null:mostFrequentLimit(record2)}function mostFrequentLimit(record2){return mostFrequent(countedSamples(record2).
flatMap(sample2=>sample2.limits),limit.options)}function everyFault(record2){return record2.sessions.flatMap(session2=>[...session2.invalid,
...session2.rounds.flatMap(round2=>round2.samples.flatMap(({invalid:invalid2,variant:variant2})=>invalid2.map(fault2=>({fault:fault2,variant:variant2}))))]).
map(({fault:fault2,variant:variant2})=>({fault:fault2,variant:isOurs(fault2)?null:variant2}))}function faultsOf(record2){let found=new Map;for(let{
variant:variant2,fault:fault2}of everyFault(record2)){let key=JSON.stringify([variant2,fault2]);found.set(key,{variant:variant2,fault:fault2,
times:(found.get(key)?.times??0)+1})}return[...found.values()]}function failuresOf(record2,failures2){return failures2.filter(failure3=>failure3.
target===record2.target)}function variantsOf(broken){return["base","head"].filter(variant2=>broken.some(b=>b.variant===variant2))}function faultFindings(faults){
let alike=fault2=>faults.filter(each=>isDeepStrictEqual(each.fault,fault2));return faults.filter(each=>alike(each.fault)[0]===each).map(({fault:fault2})=>{
let same=alike(fault2),times=Math.max(...same.map(each=>each.times));return{code:"fault",variants:variantsOf(same),fault:fault2,times}})}function failureFinding({
what,variant:variant2,target,limitSeconds:limitSeconds3,withheld:withheld3}){let known2={variant:variant2,target,...limitSeconds3!==void 0&&
{limitSeconds:limitSeconds3}};return what==="build"?{code:"build-failed",...known2}:{code:"setup-failed",...known2,...withheld3&&{withheld:withheld3}}}function neverStarted(fault2){return fault2.code==="died"?fault2.when==="starting":fault2.code==="not-ready"?fault2.runOver!==!0:fault2.code===
"start-failed"||fault2.code==="prepare-failed"}function answersOtherwise(fault2){return isAnswerFault(fault2)?fault2.afterLoad!==!0:fault2.code===
"command-failed"||fault2.code==="no-report"||fault2.code==="died"&&fault2.when==="before-load"}function unequal({code}){return code==="lengt\
hs-differ"||code==="framing-differs"}function isLack({variant:variant2,fault:fault2},{fresh:fresh2}){return variant2==="base"?neverStarted(fault2)||
fresh2!==void 0&&answersOtherwise(fault2):variant2===null&&unequal(fault2)&&(fresh2==="scenario"||fresh2==="configuration")}function samplesIn({
rounds},variant2){return rounds.flatMap(({samples})=>samples.filter(sample2=>sample2.variant===variant2))}function baseAnswered({sessions}){
return sessions.some(session2=>samplesIn(session2,"base").some(({invalid:invalid2})=>invalid2.length===0))}function headAnsweredAlone({sessions}){
return sessions.some(session2=>samplesIn(session2,"base").length===0&&samplesIn(session2,"head").some(({invalid:invalid2})=>invalid2.length===
0))}function lacksBase(record2){let faults=faultsOf(record2);return faults.length>0&&faults.every(each=>isLack(each,record2))&&!baseAnswered(
record2)}function whyAlone(record2,{failures:failures2,notices}){let own2=failuresOf(record2,failures2),faults=faultsOf(record2);if(!(faults.
every(each=>isLack(each,record2))&&own2.every(isBasesOwn))||baseAnswered(record2)||!headAnsweredAlone(record2))return null;let because=[...own2.
map(failureFinding),...faultFindings(faults)],broken=own2.length>0?"not-built":faults.some(({fault:fault2})=>neverStarted(fault2))&&"not-sta\
rted";if(broken&&!excusesBase({notices}))return null;let why2=record2.fresh==="configuration"?record2.fresh:broken||record2.fresh;return why2===
void 0||because.length===0&&why2!=="configuration"&&why2!=="target"?null:[{code:"head-alone",why:why2},...because]}function excusesBase({notices}){
return!notices.some(notice3=>notice3.code==="isolation-changed"&&notice3.changes.some(({setting})=>setting==="isolation"))}function isBasesOwn({
variant:variant2,limitSeconds:limitSeconds3}){return variant2==="base"&&limitSeconds3===void 0}function blamable(faults,record2){return faults.
some(({variant:variant2})=>variant2==="head")&&record2.fresh!==void 0?faults.filter(each=>!isLack(each,record2)):faults}function baseIsBroken({
cases}){return cases.some(({findings})=>findings.some(({code})=>code==="head-alone")&&findings.some(isOfBrokenBase))}function isOfBrokenBase(found){
return found.code==="build-failed"||found.code==="setup-failed"||found.code==="fault"&&neverStarted(found.fault)}var UsageError=class extends Error{name="UsageError"},RunError=class extends Error{name="RunError"},Interrupted=class extends Error{name="In\
terrupted";signal;constructor(signal){super(`interrupted by ${signal}`),this.signal=signal}},OutOfTime=class extends Error{name="OutOfTime"},
DeliveryError=class extends Error{name="DeliveryError"},INTERRUPTED="interrupted; everything it started is gone";function messageOf(error3){
return error3 instanceof Interrupted?INTERRUPTED:[UsageError,RunError,DeliveryError].some(kind2=>error3 instanceof kind2)?error3.message:error3 instanceof
Error?error3.stack??error3.message:String(error3)}var EXIT={done:0,regression:1,usage:2,invalid:3,undelivered:4};function codeOfError(error3){return error3 instanceof Interrupted?codeOfSignal(error3.signal):error3 instanceof DeliveryError?EXIT.undelivered:
error3 instanceof UsageError?EXIT.usage:EXIT.invalid}function codeOfSignal(signal){return signal==="SIGINT"?130:143}function judgedCode(judged2){
if(judged2.plan.mode==="observe")return EXIT.done;let fails=what=>judged2.plan.failOn.includes(what)&&!judged2.plan.failOn.includes("never"),
has=verdict3=>judged2.cases.some(c=>c.verdict===verdict3);return has("regression")&&fails("regression")?EXIT.regression:onlyHeadFails(judged2)||
(has("invalid")||judged2.failures.some(({variant:variant2})=>variant2==="head"))&&fails("invalid")?EXIT.invalid:has("inconclusive")&&fails("\
inconclusive")?EXIT.regression:EXIT.done}function onlyHeadFails(judged2){let headOnly2=broken=>broken.includes("head")&&!broken.includes("ba\
se"),failedIn=target=>judged2.failures.filter(f=>f.target===target).map(f=>f.variant);return judged2.cases.some(c=>headOnly2(c.brokenIn))||judged2.
failures.some(f=>headOnly2(failedIn(f.target)))}function exitCode({signal,judged:judged2,runError=!1}){return signal!==void 0?codeOfSignal(signal):
runError?EXIT.invalid:judged2===void 0?EXIT.done:judgedCode(judged2)}import{copyFileSync as copyFileSync2,existsSync as existsSync2,readFileSync as readFileSync3,rmSync as rmSync3,statSync,utimesSync}from"node:fs";
import{join as join3,resolve as resolve2}from"node:path";var USER_IN_ADDRESS=/\b((?:https?|ftps?|socks\w*)(?:\+\w+)?:\/\/)[^\s/@"',]+@/gi,PASSWORD_IN_ADDRESS=/\b([a-z][a-z0-9+.-]*:\/\/)[^\s/@:]*:[^\s/@]+@/gi;
function withoutCredentials(address2){return address2.replace(USER_IN_ADDRESS,"$1").replace(PASSWORD_IN_ADDRESS,"$1")}var SECRET_NAME=/token|passw(?:or)?d|passphrase|secret|credential|(?:^|_)auth(?:$|_)|_?auth(?:token|ident)?$|apikey|(?:api|access|private|signing|encryption|deploy|master)_?key|^BUNDLE_(?!(?:BUILD|LOCAL)__).+__/i,
SECRET_VALUES=[/\b(?:https?|ftps?|socks\w*)(?:\+\w+)?:\/\/[^\s/@"',]+@/i,/\b[a-z][a-z0-9+.-]*:\/\/[^\s/@:]*:[^\s/@]+@/i,/(?:password|passwd|passphrase|secret|token|_auth\w*|api_?key)["']?\s*[=:]\s*\S/i,
/-----BEGIN [A-Z ]*PRIVATE KEY/,/\b(?:gh[pousr]_\w{20,}|github_pat_\w{20,}|glpat-[\w-]{20,}|npm_[A-Za-z0-9]{30,}|(?:AKIA|ASIA)[A-Z0-9]{16}|xox[abprs]-[\w-]{10,})/];
function isSecretName(name3){return SECRET_NAME.test(name3)}function carriesCredentials(name3,value){return isSecretName(name3)||SECRET_VALUES.
some(pattern2=>pattern2.test(value))}import{execFileSync,spawn}from"node:child_process";import{closeSync as closeSync2,constants,fchownSync,globSync,lstatSync,mkdtempDisposableSync,
openSync as openSync2,rmSync}from"node:fs";import{Socket}from"node:net";import{tmpdir}from"node:os";import{join}from"node:path";import{delimiter,isAbsolute}from"node:path";var INHERITED=[{of:"the machine",names:["PATH","HOME","USER","LOGNAME","SHELL","TERM","TZ","TMPDIR","LANG","LANGUAGE","LC_*","XDG_CACHE_HOME",
"XDG_CONFIG_HOME","XDG_DATA_HOME","XDG_RUNTIME_DIR","XDG_STATE_HOME","CI"]},{of:"proxies and certificates",names:["http_proxy","https_proxy",
"all_proxy","no_proxy","HTTP_PROXY","HTTPS_PROXY","ALL_PROXY","NO_PROXY","SSL_CERT_FILE","SSL_CERT_DIR","NODE_EXTRA_CA_CERTS","CARGO_HTTP_CA\
INFO","REQUESTS_CA_BUNDLE","CURL_CA_BUNDLE","GIT_SSL_CAINFO","NIX_SSL_CERT_FILE","DENO_CERT"]},{of:"C and C++",names:["LD_LIBRARY_PATH","LIB\
RARY_PATH","CPATH","C_INCLUDE_PATH","CPLUS_INCLUDE_PATH","CC","CXX","AR","LD","CFLAGS","CXXFLAGS","CPPFLAGS","LDFLAGS","MAKEFLAGS","PKG_CONF\
IG*","CMAKE_*","CCACHE_*","SCCACHE_*","VCPKG_*","CONAN_*","OPENSSL_*","LLVM_*","LIBCLANG_PATH"]},{of:"Go",names:["GOPATH","GOCACHE","GOMODCA\
CHE","GOROOT","GOROOT_BOOTSTRAP","GOTOOLCHAIN","GOENV","GOBIN","GOFLAGS","GOEXPERIMENT","GOOS","GOARCH","GOAMD64","GOARM","GOARM64","GO111MO\
DULE","CGO_*","GOPROXY","GOPRIVATE","GONOPROXY","GONOSUMDB","GOSUMDB","GOINSECURE","GOVCS"]},{of:"Java",names:["JAVA_HOME*","JAVA_OPTS","JAV\
A_TOOL_OPTIONS","JDK_JAVA_OPTIONS","MAVEN_*","M2_HOME","GRADLE_*","ANT_HOME","ANT_OPTS","SBT_*","KOTLIN_HOME","SDKMAN_*","COURSIER_*"]},{of:"\
JavaScript",names:["NODE_OPTIONS","NPM_CONFIG_*","npm_config_*","COREPACK_*","NVM_*","FNM_*","VOLTA_HOME","YARN_*","PNPM_HOME","BUN_*","DENO\
_DIR"]},{of:"PHP, Perl, Elixir, .NET, Swift",names:["COMPOSER_HOME","COMPOSER_CACHE_DIR","PHP_INI_SCAN_DIR","PERL5LIB","PERL_*","MIX_HOME","\
HEX_HOME","ERL_FLAGS","DOTNET_ROOT*","DOTNET_CLI_*","DOTNET_NOLOGO","NUGET_*","SWIFT_*"]},{of:"Python",names:["VIRTUAL_ENV","CONDA","CONDA_*",
"MAMBA_*","PYENV_*","PIP_*","UV_*","POETRY_*","PDM_*","PIPX_*","PIPENV_*","HATCH_*","SETUPTOOLS_SCM_*","PYTHONHOME","PYTHONUNBUFFERED","pyth\
onLocation","Python_ROOT_DIR","Python2_ROOT_DIR","Python3_ROOT_DIR"]},{of:"Ruby",names:["GEM_HOME","GEM_PATH","BUNDLE_*","RBENV_*","RUBYOPT",
"JRUBY_OPTS"]},{of:"Rust",names:["CARGO_*","RUSTUP_*","RUSTC_*","RUSTC","RUSTFLAGS","RUSTDOCFLAGS"]},{of:"version managers",names:["ASDF_*",
"MISE_*","NIX_PATH","NIX_PROFILES"]}],NEVER_BY_PREFIX=["BUNDLE_GEMFILE","CARGO_BUILD_BUILD_DIR","CARGO_BUILD_TARGET_DIR","CARGO_INSTALL_ROOT",
"CARGO_MANIFEST_DIR","CARGO_TARGET_DIR","CMAKE_INSTALL_PREFIX","MAVEN_PROJECTBASEDIR","NPM_CONFIG_LOCAL_PREFIX","npm_config_local_prefix","N\
PM_CONFIG_PREFIX","npm_config_prefix","PDM_PROJECT","PIP_PREFIX","PIP_ROOT","PIP_TARGET","PIPENV_PIPFILE","PIPENV_PROJECT_DIR","UV_PROJECT",
"UV_PROJECT_ENVIRONMENT","UV_WORKING_DIRECTORY"],RUNNERS_OWN=/^(?:GITHUB|ACTIONS|RUNNER|INPUT)(?:[_.-]|$)/i;function covers(patterns,name3){return patterns.some(each=>each.endsWith("*")?isPrefixOf(each.slice(0,-1),name3):each===name3)}function isPrefixOf(prefix,name3){
return name3.startsWith(prefix)&&!NEVER_BY_PREFIX.includes(name3)}function withheld2(name3,value,inherit=[]){return RUNNERS_OWN.test(name3)?
"runner":covers(inherit,name3)||INHERITED.some(({names:names2})=>covers(names2,name3))?carriesCredentials(name3,value)?"credentials":null:"u\
nlisted"}function absolutePath(path){return path.split(delimiter).filter(folder2=>isAbsolute(folder2)).join(delimiter)}function inheritedEnvironment(own2,inherit,added){
let kept=Object.entries(own2).filter(([name3,value])=>value!==void 0&&withheld2(name3,value,inherit)===null),result=Object.fromEntries(kept);
return result.PATH!==void 0&&(result.PATH=absolutePath(result.PATH)),{...result,...added}}var ALLOWED=["PATH","HOME","USER","LOGNAME","LANG","LANGUAGE","TZ","TMPDIR","TERM","SSL_CERT_FILE","SSL_CERT_DIR","NODE_EXTRA_CA_CERTS","CAR\
GO_HTTP_CAINFO","REQUESTS_CA_BUNDLE","CURL_CA_BUNDLE","PIP_CERT","http_proxy","https_proxy","no_proxy","HTTP_PROXY","HTTPS_PROXY","NO_PROXY",
"GOPATH","GOCACHE","GOMODCACHE","GOPROXY","GOFLAGS","GOROOT","GOTOOLCHAIN","CARGO_HOME","RUSTUP_HOME","RUSTUP_TOOLCHAIN","JAVA_HOME","MAVEN_\
OPTS","GRADLE_USER_HOME","PYENV_ROOT","XDG_CACHE_HOME","XDG_DATA_HOME","NVM_DIR","COREPACK_HOME","DOTNET_ROOT"],ENGINE_VARIABLES=["DOCKER_HO\
ST","DOCKER_CONTEXT","DOCKER_TLS","DOCKER_TLS_VERIFY","DOCKER_CERT_PATH","DOCKER_CONFIG"],DOCKER=[...ENGINE_VARIABLES,"DOCKER_API_VERSION","\
DOCKER_AUTH_CONFIG","DOCKER_BUILDKIT","DOCKER_DEFAULT_PLATFORM","BUILDX_BUILDER","BUILDX_CONFIG","BUILDKIT_HOST","SSH_AUTH_SOCK","XDG_CONFIG\
_HOME","XDG_RUNTIME_DIR"],BUILD_CACHE=["ACTIONS_RUNTIME_TOKEN","ACTIONS_RESULTS_URL","ACTIONS_CACHE_URL","ACTIONS_CACHE_SERVICE_V2"],GIT=/^(GIT_(CONFIG_(GLOBAL|SYSTEM|NOSYSTEM|COUNT|(KEY|VALUE)_\d+)|EXEC_PATH|SSH|SSH_COMMAND|SSH_VARIANT|SSL_\w+|CEILING_DIRECTORIES|DISCOVERY_ACROSS_FILESYSTEM)|XDG_CONFIG_HOME|SSH_AUTH_SOCK)$/;
function isAllowed(name3){return ALLOWED.includes(name3)||name3.startsWith("LC_")}function allowedEnvironment(own2,added={}){let result=listed(
own2,Object.keys(own2).filter(isAllowed));return result.PATH!==void 0&&(result.PATH=absolutePath(result.PATH)),{...result,...added}}function listed(own2,names2){
return Object.fromEntries(names2.flatMap(name3=>own2[name3]===void 0?[]:[[name3,own2[name3]]]))}function dockerEnvironment(own2){return{...allowedEnvironment(
own2),...listed(own2,DOCKER)}}function cachingEnvironment(own2){return{...dockerEnvironment(own2),...listed(own2,BUILD_CACHE)}}function gitEnvironment(own2){
return{...allowedEnvironment(own2),...listed(own2,Object.keys(own2).filter(name3=>GIT.test(name3)))}}import{stripVTControlCharacters}from"node:util";var CONTROLS=/(?![\t\n]|\uFE0F)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu,
PILED_MARKS=new RegExp("(\\p{M}{4})\\p{M}+","gu");function plainText(text3){return stripVTControlCharacters(text3.replace(/\r\n?/g,`
`)).replace(CONTROLS,"").replace(PILED_MARKS,"$1")}function plainLine(text3){return plainText(text3).replace(/\s+/g," ").trim()}function clip(text3,length){
return text3.length<=length?text3:`${text3.slice(0,length-1).replace(/[\uD800-\uDBFF]$/,"").trimEnd()}\u2026`}var oneLine=text3=>clip(plainLine(
text3),200);function tailOfLog(log3,lines=12){return plainText(log3).trimEnd().split(`
`).slice(-lines).map(line2=>clip(line2,300)).join(`
`)}var ENTITIES={"&":"&amp;","<":"&lt;",">":"&gt;",'"':"&quot;","'":"&#39;"};function html(text3){return plainText(text3).replace(/[&<>"']/g,
character=>ENTITIES[character]??"")}function htmlProse(text3){return html(plainLine(text3))}function markdown(text3){return plainLine(text3).
replace(/@(?=\w)|#(?=\d)|\b(?:GH-|www)(?=[.\d])/gi,"$&\u2060").replace(/[&<>`|*_~[\]\\#@$]|:(?=\S)/g,character=>`&#${character.charCodeAt(0)}\
;`)}function markdownCode(text3){return`<code>${markdown(text3)}</code>`}var UNSAFE=/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;function printable(text3){
return text3.replaceAll(UNSAFE,c=>{let code=c.codePointAt(0).toString(16);return code.length>4?`\\u{${code}}`:`\\u${code.padStart(4,"0")}`})}
function quote(text3){return`"${printable(text3.length>60?`${text3.slice(0,57)}...`:text3)}"`}function escapeWorkflowCommands(text3){return text3.
replace(/^([^\w\r\n]*?):(?=:)/gm,"$1:\u2060").replaceAll("##[","##\u2060[")}function forLog(text3,{GITHUB_ACTIONS}){return GITHUB_ACTIONS===
"true"?escapeWorkflowCommands(text3):text3}var isOn=value=>value!==void 0&&value!==""&&value!=="0";function isDebugging(env=process.env){return isOn(env.LOADGATE_DEBUG)||isOn(env.RUNNER_DEBUG)}
function keepsTemporary(env=process.env){return isOn(env.LOADGATE_KEEP_TEMP)}var redactions=new Map;function redactInDebug(name3,redact){redactions.
set(name3,redact)}function debug(line2){if(!isDebugging())return;let redacted=[...redactions.values()].reduce((text3,redact)=>redact(text3),
line2);process.stderr.write(forLog(`debug: ${redacted}
`,process.env))}var programs=0;function debugProgram(argv,cwd){if(!isDebugging())return()=>{};programs+=1;let number4=programs,began=performance.
now();return debug(`#${number4} ${argv.map(quoted).join(" ")} (in ${cwd})`),how=>debug(`#${number4} ${how} after ${((performance.now()-began)/
1e3).toFixed(3)} s`)}function quoted(argument2){return/^[\w@%+=:,./-]+$/.test(argument2)?argument2:new RegExp("\\p{Cc}","u").test(argument2)?
`$'${escaped(argument2)}'`:`'${argument2.replaceAll("'","'\\''")}'`}function escaped(argument2){return argument2.replaceAll(/[\\']/g,"\\$&").
replaceAll(new RegExp("\\p{Cc}","gu"),character=>`\\x${character.charCodeAt(0).toString(16).padStart(2,"0")}`)}import{closeSync,openSync,readdirSync,readFileSync,readlinkSync,readSync,realpathSync}from"node:fs";import{basename}from"node:path";function readText(path){
return orNull(()=>readFileSync(path,"utf8"))}function openFilesLimit(){let hard=/^Max open files\s+\S+\s+(\d+)/m.exec(readText("/proc/self/l\
imits")??"")?.[1];return hard===void 0?Number.POSITIVE_INFINITY:Number(hard)}function startTime(pid){return startTimeIn(readText(`/proc/${pid}\
/stat`))}function startTimeIn(stat){return fieldIn(stat,22)}function fieldIn(stat,number4){return stat?.slice(stat.lastIndexOf(")")+2).split(
" ")[number4-3]??null}function descendants(pid){let found=[pid];for(let parent of found)for(let task of list(`/proc/${parent}/task`)){let children=readText(
`/proc/${parent}/task/${task}/children`)??"";for(let child of children.split(" "))child&&found.push(Number(child))}return found}function processesMarked(setting){
return others().filter(pid=>readText(`/proc/${pid}/environ`)?.split("\0").includes(setting))}function processesOfUser(uid){return others().filter(
pid=>{let status2=readText(`/proc/${pid}/status`)??"";return(/^Uid:\s*(.*)$/m.exec(status2)?.[1]?.split(/\s+/)??[]).includes(String(uid))&&!/^State:\s*Z/m.
test(status2)})}function processesWithin(folder2){let within3=`${orNull(()=>realpathSync(folder2))??folder2}/`;return others().filter(pid=>`${(orNull(
()=>readlinkSync(`/proc/${pid}/cwd`))??"").replace(/ \(deleted\)$/,"")}/`.startsWith(within3)&&fieldIn(readText(`/proc/${pid}/stat`),7)==="0")}
function others(){return list("/proc").filter(name3=>/^\d+$/.test(name3)&&name3!==String(process.pid)).map(Number)}function threads(pids){let cpu=new Map,
switches=0;for(let pid of pids)for(let tid of list(`/proc/${pid}/task`)){let schedstat=readText(`/proc/${pid}/task/${tid}/schedstat`);schedstat&&
cpu.set(`${pid}/${tid}`,Number(schedstat.split(" ")[0])/1e9);let status2=readText(`/proc/${pid}/task/${tid}/status`)??"";for(let[,count3]of status2.
matchAll(/^(?:non)?voluntary_ctxt_switches:\s*(\d+)/gm))switches+=Number(count3)}return{cpu,switches}}function ioCalls(pids){let counts3=pids.
map(pid=>{let text3=readText(`/proc/${pid}/io`);return text3===null&&startTime(pid)===null?0:ioCallsIn(text3)}),known2=counts3.filter(count3=>count3!==
null);return known2.length===0||known2.length<counts3.length?null:known2.reduce((sum4,each)=>sum4+each,0)}function ioCallsIn(io){let counts3=[
...(io??"").matchAll(/^sysc[rw]: (\d+)$/gm)].map(([,count3])=>Number(count3));return counts3.length===2?counts3.reduce((sum4,each)=>sum4+each,
0):null}function programOf(pid){return orNull(()=>basename(readlinkSync(`/proc/${pid}/exe`)))}function startOfProgram(pid,bytes4){return orNull(
()=>{let file=openSync(`/proc/${pid}/exe`,"r");try{let start=Buffer.alloc(bytes4);return start.subarray(0,readSync(file,start,0,bytes4,0))}finally{
closeSync(file)}})}function ownPid(pid){let own2=/^NSpid:.*?(\d+)$/m.exec(readText(`/proc/${pid}/status`)??"")?.[1];return own2===void 0?null:
Number(own2)}var TIMES=[14,15,16,17];function wholeCpu(pids){let ticks=pids.map(pid=>readText(`/proc/${pid}/stat`)).filter(stat=>stat!==null).
flatMap(stat=>TIMES.map(field=>Number(fieldIn(stat,field))));return ticks.length===0?null:ticks.reduce((sum4,each)=>sum4+each,0)/100}function peakResident(pid){
let kib=/^VmHWM:\s*(\d+) kB/m.exec(readText(`/proc/${pid}/status`)??"")?.[1];return kib===void 0?null:Number(kib)*1024}function passiveOpens(pid){
return passiveOpensIn(readText(`/proc/${pid}/net/snmp`))}function passiveOpensIn(snmp){let lines=(snmp??"").split(`
`).filter(line2=>line2.startsWith("Tcp:")),[names2,values2]=lines.map(line2=>line2.split(" ")),value=values2?.[names2?.indexOf("PassiveOpens")??
-1];return value===void 0?null:Number(value)}function connectionsTo(ports){return connectionsIn([readText("/proc/net/tcp")??"",readText("/pr\
oc/net/tcp6")??""],ports)}function connectionsIn(tables,ports){let ends=tables.flatMap(table2=>table2.split(`
`).slice(1).flatMap(line2=>{let[,here="",there="",,,,,,,inode="0"]=line2.trim().split(/\s+/);return there===""?[]:[{here:plainAddress(here),
there:plainAddress(there),inode}]})),both2=new Set(ends.map(({here,there})=>`${here} ${there}`));return ends.flatMap(({here,there,inode})=>{
let to=Number.parseInt(there.slice(there.indexOf(":")+1),16);return ports.has(to)&&inode!=="0"&&both2.has(`${there} ${here}`)?[{to,inode}]:[]})}
function plainAddress(address2){return address2.replace(/^0{16}FFFF0000/,"")}function listenersOf(pid){return listenersIn([readText(`/proc/${pid}\
/net/tcp`)??"",readText(`/proc/${pid}/net/tcp6`)??""])}var LISTENS="0A";function listenersIn(tables){return tables.flatMap(table2=>table2.split(
`
`).slice(1).flatMap(line2=>{let[,here="",,state,,,,,,inode="0"]=line2.trim().split(/\s+/),[address2="",port2=""]=here.split(":");return state===
LISTENS?[{host:addressIn(address2),port:Number.parseInt(port2,16),inode}]:[]}))}function addressIn(hex){let bytes4=(hex.match(/.{8}/g)??[]).
flatMap(word=>(word.match(/../g)??[]).toReversed().map(byte=>Number.parseInt(byte,16)));if(bytes4.length===4)return bytes4.join(".");let groups=Array.
from({length:bytes4.length/2},(_,i)=>((bytes4[2*i]??0)<<8|(bytes4[2*i+1]??0)).toString(16));return new URL(`http://[${groups.join(":")}]`).hostname.
slice(1,-1)}function socketsOf(pids){let found=new Set;for(let pid of pids)for(let fd of list(`/proc/${pid}/fd`)){let inode=/^socket:\[(\d+)\]$/.exec(orNull(
()=>readlinkSync(`/proc/${pid}/fd/${fd}`))??"")?.[1];inode!==void 0&&found.add(inode)}return found}function memoryKills(){let count3=/^oom_kill (\d+)$/m.
exec(readText("/proc/vmstat")??"")?.[1];return count3===void 0?null:Number(count3)}function cpuSeconds(cpus){return cpuSecondsIn(readText("/\
proc/stat"),cpus)}function cpuSecondsIn(stat,cpus){let lines=(stat??"").split(`
`),total2={idle:0,stolen:0,busy:0};for(let cpu of cpus){let fields=lines.find(line2=>line2.startsWith(`cpu${cpu} `))?.split(" ");if(!fields)
return null;let[user=0,nice=0,system=0,idle=0,wait=0,irq=0,softirq=0,steal=0]=fields.slice(1).map(ticks=>Number(ticks)/100);total2.idle+=idle+
wait,total2.stolen+=steal,total2.busy+=user+nice+system+irq+softirq}return total2}function list(path){return orNull(()=>readdirSync(path))??
[]}function orNull(read){try{return read()}catch{return null}}var LAST_WORDS_MS=500,KEPT=8*1024*1024;async function run(argv,options){options.signal?.throwIfAborted();let debugEnd=debugProgram(argv,options.
cwd),{child,...streams}=spawned(argv,options);options.started?.(child);let timedOut=!1,end2=()=>killGroup(child.pid,"SIGTERM"),timer2=setTimeout(
()=>{timedOut=!0,killGroup(child.pid,"SIGKILL")},(options.timeoutSeconds??60)*1e3),hard,onAbort=()=>{end2(),hard=setTimeout(()=>killGroup(child.
pid,"SIGKILL"),3e3)};options.signal?.addEventListener("abort",onAbort,{once:!0});let texts={stdout:"",stderr:""},{take}=options;take&&streams.
stdout?.on("data",piece=>take(piece)||end2());for(let name3 of take?["stderr"]:["stdout","stderr"])streams[name3]?.setEncoding("utf8"),streams[name3]?.
on("data",text3=>{texts[name3]+=text3,texts[name3].length>2*KEPT&&(texts[name3]=texts[name3].slice(-KEPT)),options.output?.(text3)});options.
input!==void 0&&(child.stdin?.on("error",()=>{}),child.stdin?.end(options.input));let result=await new Promise(resolve19=>{child.once("error",
error3=>resolve19({code:null,signal:null,stdout:"",stderr:error3.message,missing:error3.code==="ENOENT"||error3.code==="EACCES",timedOut:!1}));
let finish=()=>{let{exitCode:code,signalCode:signal}=child,[stdout,stderr]=[texts.stdout.slice(-KEPT),texts.stderr.slice(-KEPT)];resolve19({
code,signal,stdout,stderr,missing:!1,timedOut})},open4=3,over=()=>{open4-=1,open4===0&&finish()};for(let stream of[streams.stdout,streams.stderr])
stream?.once("close",over);child.once("exit",over),child.once("exit",()=>setTimeout(finish,LAST_WORDS_MS).unref())});return debugEnd(endOf(result)),
streams.stdout?.destroy(),streams.stderr?.destroy(),clearTimeout(timer2),clearTimeout(hard),options.signal?.removeEventListener("abort",onAbort),
options.signal?.throwIfAborted(),result}function spawned(argv,options){let how={cwd:options.cwd,env:options.env,detached:!0,...idsOf(options.
user)},stdin=options.input===void 0?"ignore":"pipe";if(options.untrusted)return spawnPiped(argv,how,stdin);let[file,...args]=argv,child=spawn(
file,args,{...how,stdio:[stdin,"pipe","pipe"]});return{child,stdout:child.stdout,stderr:child.stderr}}function idsOf(user){return user?{uid:user.
uid,gid:user.gid}:{}}async function must(argv,options){let result=await run(argv,options);if(result.code===0)return result.stdout;throw new Error(
`${argv.join(" ")}: ${why(result)}`)}function why(result){if(result.missing)return`not found or not executable (${result.stderr})`;if(result.timedOut)return"took too long and wa\
s ended";let said=lastLines(result.stderr||result.stdout,5),how=endOf(result);return said?`${how}: ${said}`:how}function endOf({missing:missing4,
timedOut,signal,code}){return missing4?"not found or not executable":timedOut?"took too long and was ended":signal?`ended by ${signal}`:`exi\
t code ${code}`}function killGroup(pid,signal){pid!==void 0&&kill(-pid,signal)}function kill(pid,signal){try{process.kill(pid,signal)}catch{}}
function lastLines(text3,count3){return text3.trimEnd().split(`
`).filter(line2=>line2.trim()!=="").slice(-count3).join(`
`)}function spawnPiped(argv,options,stdin="ignore"){let[file,...args]=argv,stdout=makePipe(),stderr=makePipe();if(options.uid!==void 0)for(let{
writer}of[stdout,stderr])fchownSync(writer,options.uid,options.gid??options.uid);try{return{child:spawn(file,args,{...options,stdio:[stdin,stdout.
writer,stderr.writer]}),stdout:stdout.reader,stderr:stderr.reader}}catch(error3){throw stdout.reader.destroy(),stderr.reader.destroy(),error3}finally{
closeSync2(stdout.writer),closeSync2(stderr.writer)}}var PREFIX="pipes-",FOLDER=new RegExp(`^${PREFIX}(?<pid>\\d+)-(?<started>\\d+)-`);function removeAbandonedPipes(){
for(let name3 of globSync(`${PREFIX}*`,{cwd:tmpdir()})){let{pid,started}=FOLDER.exec(name3)?.groups??{};if(pid===void 0||startTime(Number(pid))===
started)continue;let path=join(tmpdir(),name3),{uid}=lstatSync(path,{throwIfNoEntry:!1})??{};uid===process.getuid?.()&&rmSync(path,{recursive:!0,
force:!0})}}function makePipe(){var _stack=[];try{let folder2=__using(_stack,mkdtempDisposableSync(join(tmpdir(),`${PREFIX}${process.pid}-${startTime(
process.pid)}-`)));let path=join(folder2.path,"pipe");let apart2={cwd:folder2.path,env:allowedEnvironment(process.env)};execFileSync("mkfifo",
["-m","600",path],{...apart2,stdio:"ignore",timeout:1e4});let fd=openSync2(path,constants.O_RDONLY|constants.O_NONBLOCK);return{reader:new Socket(
{fd,readable:!0,writable:!1}),writer:openSync2(path,"w")}}catch(_){var _error=_,_hasError=!0}finally{__callDispose(_stack,_error,_hasError)}}var ENV={GIT_TERMINAL_PROMPT:"0",LC_ALL:"C",GIT_PAGER:"cat",GIT_OPTIONAL_LOCKS:"0",GIT_LFS_SKIP_SMUDGE:"1"},SETTINGS=[["core.hooksPath","/de\
v/null"],["core.fsmonitor","false"],["log.showSignature","false"],["protocol.ext.allow","never"],["safe.bareRepository","explicit"]],NO_GIT="\
git was not found; install it (apt-get install git)";async function git(top,args,{filters=[],...options}={}){let listed2=await listedFilters(
top);if(listed2.missing)throw new UsageError(NO_GIT);if(listed2.code!==0&&listed2.code!==1)return listed2;let settings=[...new Set([...filtersIn(
listed2),...filters])].flatMap(withoutFilter);return configuredGit(top,args,[...SETTINGS,...settings],options)}async function configuredFilters(top){
return filtersIn(await listedFilters(top))}function listedFilters(top){return configuredGit(top,["config","-z","--name-only","--get-regexp",
"^filter\\..*\\."],SETTINGS)}function filtersIn({stdout}){let keys=stdout.split("\0").filter(Boolean);return[...new Set(keys.map(key=>key.slice(
7,key.lastIndexOf("."))))]}function configuredGit(top,args,settings,{env,...limits2}={}){return run(["git","-C",top,...args],{cwd:"/",timeoutSeconds:120,
...limits2,env:{...configured(gitEnvironment(process.env),settings),...ENV,...env}})}function configured(own2,settings){let theirs=Number(own2.
GIT_CONFIG_COUNT)||0;return{...own2,GIT_CONFIG_COUNT:String(theirs+settings.length),...Object.fromEntries(settings.flatMap(([key,value],index)=>[
[`GIT_CONFIG_KEY_${theirs+index}`,key],[`GIT_CONFIG_VALUE_${theirs+index}`,value]]))}}function withoutFilter(name3){return[[`filter.${name3}\
.clean`,""],[`filter.${name3}.smudge`,""],[`filter.${name3}.process`,""],[`filter.${name3}.required`,"false"]]}import{copyFileSync,existsSync,mkdirSync,readFileSync as readFileSync2,rmSync as rmSync2,writeFileSync}from"node:fs";import{join as join2,resolve}from"node:path";async function gitFoldersOf(top){let[own2,common]=await Promise.all(["--git-dir","--git-common-dir"].map(asked=>git(top,["rev-parse",asked]))),
path=said=>resolve(top,said.replace(/\n$/,""));return{own:path(own2?.stdout??""),common:path(common?.stdout??"")}}async function makeOwnRepository(top,commit,folder2){
let from=await gitFoldersOf(top),to=join2(folder2,".git");for(let path of["objects/info","objects/pack","refs","hooks","info"])mkdirSync(join2(
to,path),{recursive:!0});writeFileSync(join2(to,"HEAD"),`${commit}
`),writeFileSync(join2(to,"objects/info/alternates"),`${alternate(join2(from.common,"objects"))}
`),writeFileSync(join2(to,"packed-refs"),await packedReferences(top)),writeFileSync(join2(to,"config"),configText(await keptSettings(top,commit)));
for(let path of["shallow","info/grafts","info/attributes","info/exclude"])copyIfThere(join2(from.common,path),join2(to,path));return copyIfThere(
join2(from.own,"info/sparse-checkout"),join2(to,"info/sparse-checkout")),from}function alternate(path){return/^["#]|\n/.test(path)?quoted2(path):
path}function quoted2(text3){return`"${text3.replaceAll(/["\\]/g,"\\$&").replaceAll(`
`,"\\n").replaceAll("	","\\t")}"`}function copyIfThere(from,to){existsSync(from)&&copyFileSync(from,to)}var NOT_SHARED=/^refs\/(?:stash$|bisect\/|worktree\/|rewritten\/)/;
async function packedReferences(top){let{stdout}=await git(top,["for-each-ref","--format=%(objectname) %(refname)"]);return stdout.split(`
`).filter(line2=>/^[0-9a-f]{40,} refs\//.test(line2)).filter(line2=>!NOT_SHARED.test(line2.slice(line2.indexOf(" ")+1))).map(line2=>`${line2}\

`).join("")}var KEPT2=/^(?:core\.(?:autocrlf|eol|safecrlf|filemode|symlinks|ignorecase|precomposeunicode|abbrev|longpaths|sparsecheckout|sparsecheckoutcone)|user\.(?:name|email)|remote\..+\.(?:url|fetch|promisor|partialclonefilter)|extensions\.partialclone)$/s;
async function keptSettings(top,commit){let{stdout}=await git(top,["config","-z","--list"]),all=stdout.split("\0").flatMap(entry=>{let[,key,
value="true"]=/^([^\n]+)(?:\n(.*))?$/s.exec(entry)??[];return key!==void 0&&KEPT2.test(key)?[[key,value]]:[]}),format=commit.length===64?[["\
extensions.objectformat","sha256"]]:[],kept=all.map(([key,value])=>[key,key.endsWith(".url")?withoutCredentials(value):value]);return[["core\
.repositoryformatversion",[...format,...kept].some(([key])=>key.startsWith("extensions."))?"1":"0"],["core.bare","false"],...format,...kept]}
function configText(settings){return settings.map(([key,value])=>{let[section="",name3=""]=[key.slice(0,key.indexOf(".")),key.slice(key.lastIndexOf(
".")+1)],below=key.slice(section.length+1,Math.max(section.length+1,key.length-name3.length-1));return`[${section}${below===""?"":` ${quoted2(
below)}`}]
	${name3} = ${quoted2(value)}
`}).join("")}async function promisorOf(top){let{stdout}=await git(top,["config","--get-regexp","^remote\\..*\\.promisor$","true"]);return/^remote\.(.+)\.promisor /m.
exec(stdout)?.[1]??null}async function makeSelfContained(folder2){let own2=join2(folder2,".git");if(!existsSync(own2)||await promisorOf(folder2)!==
null)return;let references=join2(own2,"packed-refs"),lines=readFileSync2(references,"utf8").split(`
`);writeFileSync(references,lines.flatMap(line2=>/ refs\/tags\//.test(line2)?[`${line2}
`]:[]).join("")),(await git(folder2,["-c","pack.threads=1","repack","-a","-d","-q"],{timeoutSeconds:600})).code===0&&(rmSync2(join2(own2,"ob\
jects/info/alternates")),rmSync2(join2(own2,"index"),{force:!0}),await git(folder2,["read-tree","HEAD"]))}async function readGit(top,args,options={}){let finished=await askGit(top,args,{timeoutSeconds:600,...options});if(finished.code===0)return finished.
stdout.trim();throw new Error(`git ${args.join(" ")}: ${why(finished)}`)}var NOT_FETCHED=/^fatal: could not fetch [0-9a-f]+ from promisor remote/m;
async function askGit(top,args,options={}){let finished=await git(top,args,options);if(finished.code===0||!NOT_FETCHED.test(finished.stderr))
return finished;let remote=await promisorOf(top)??"origin",[reason=""]=finished.stderr.replace(/^remote: .*\n/gm,"").split(`
`);throw new RunError(`${top} is a partial clone (git clone --filter), and git could not fetch the missing files from ${remote}: ${withoutCredentials(
reason)}
Fetch everything first: git fetch --refetch --no-filter ${remote}; with actions/checkout leave out filter, or persist-credentials: false`)}async function openRepository(folder2){
let found=await git(folder2,["rev-parse","--show-toplevel"]);if(found.code!==0)throw new UsageError(`${resolve2(folder2)} is not inside a gi\
t repository: ${why(found)}; run loadgate in a checkout`);return{top:found.stdout.trim()}}async function findRepository(folder2){let found=await git(
folder2,["rev-parse","--show-toplevel"]);return found.code===0?{top:found.stdout.trim()}:null}async function remoteUrl({top},name3){let found=await git(
top,["remote","get-url","--",name3]);return found.code===0?found.stdout.trim():null}async function subjectOf({top},commit){let found=await askGit(
top,["log","-1","--no-show-signature","--format=%s","--end-of-options",commit]);return found.code===0?found.stdout.trim():null}async function findCommit({
top},revision3){let found=await git(top,["rev-parse","--verify","--quiet","--end-of-options",`${revision3}^{commit}`]);return found.code===0?
found.stdout.trim():null}var PLACES=["","refs/","refs/tags/","refs/heads/","refs/remotes/"];async function movesWith({top},revision3,commit){
let[from=""]=revision3.split(/[~^]/,1);if(from===""||/@\{|:/.test(from))return revision3;let isId=/^[0-9a-f]+$/i.test(from);if(isId&&from.length===
commit.length)return null;let names2=PLACES.map(place=>place+from),listed2=await git(top,["for-each-ref","--format=%(refname)","--",...names2]),
refs=new Set(listed2.stdout.split(`
`)),ref=names2.find(each=>refs.has(each));return ref!==void 0?ref.startsWith("refs/tags/")?null:ref:isId||/-g[0-9a-f]{4,}$/i.test(from)?null:
revision3}async function isShallow({top}){return(await git(top,["rev-parse","--is-shallow-repository"])).stdout.trim()==="true"}async function cutHistory(repository){
let{top}=repository,{common}=await gitFoldersOf(top),ids=file=>{let path=join3(common,file);return existsSync2(path)?readFileSync3(path,"utf\
8").split(`
`).filter(Boolean):[]},replaced=(await git(top,["replace","--list"])).stdout.split(`
`).filter(Boolean),grafts=ids("info/grafts").some(line2=>!line2.startsWith("#"));return{shallow:ids("shallow"),replaced,grafts:grafts?join3(
common,"info/grafts"):null}}async function mergeBase({top},a,b){let found=await askGit(top,["merge-base","--end-of-options",a,b]);return found.
code===0?found.stdout.trim():null}function treeOf({top},commit){return readGit(top,["rev-parse",`${commit}^{tree}`])}async function changedFiles({
top},base,head2){return(await readGit(top,["diff",...["--name-only","--no-renames","--ignore-submodules=none","--no-relative","-z"],base,head2,
"--"])).split("\0").filter(file=>file!=="")}async function differing({top},base,head2,paths){if(paths.length===0)return[];let input=paths.flatMap(
path=>[base,head2].map(commit=>`${commit}:${path}
${BETWEEN}
`)),said=await git(top,["cat-file","--batch-check=%(objectname)","--follow-symlinks"],{input:input.join("")}),found=said.stdout.replaceAll(`${base}\
:`,"").replaceAll(`${head2}:`,"").split(`${BETWEEN} missing
`);return said.code===0?paths.filter((_,i)=>found[2*i]!==found[2*i+1]):[...paths]}var BETWEEN="loadgate:between";async function commitsBetween({
top},from,to){return(await readGit(top,["rev-list","--first-parent","--reverse",`${from}..${to}`,"--"])).split(`
`).filter(Boolean)}async function namesAt({top},commit,folder2){let found=await askGit(top,["ls-tree","-z","--name-only",`${commit}:${folder2}`]);return found.
code===0?found.stdout.split("\0").filter(Boolean):[]}async function fileAt({top},commit,path){let found=await askGit(top,["show",`${commit}:${path}`]);return found.code===0?found.stdout:null}async function commitOfWorkingTree(repository,folder2,signal){
let{top}=repository,head2=await readGit(top,["rev-parse","HEAD"]),index=join3(folder2,"index"),own2=resolve2(top,await readGit(top,["rev-par\
se","--git-path","index"]));existsSync2(own2)&&copyIndex(own2,index);let env={GIT_INDEX_FILE:index};try{let filters=await filtersOfSubmodules(
top);await readGit(top,["add","--all"],{env,filters,...signal&&{signal}});let tree=await readGit(top,["write-tree"],{env});return tree===await treeOf(
repository,head2)?head2:await readGit(top,["commit-tree",tree,"-p",head2,"-m","Working tree"],{env:{...env,...{GIT_AUTHOR_NAME:"loadgate",GIT_AUTHOR_EMAIL:"\
loadgate@localhost",GIT_COMMITTER_NAME:"loadgate",GIT_COMMITTER_EMAIL:"loadgate@localhost"}}})}finally{rmSync3(index,{force:!0})}}async function filtersOfSubmodules(top){
let{stdout}=await git(top,["ls-files","-z","--stage"]),paths=stdout.split("\0").flatMap(line2=>/^160000 [^\t]*\t(.+)$/s.exec(line2)?.[1]??[]),
found=[];for(let inside of paths.map(path=>join3(top,path)).filter(each=>existsSync2(join3(each,".git"))))found.push(...await configuredFilters(
inside),...await filtersOfSubmodules(inside));return found}function copyIndex(from,to){copyFileSync2(from,to);let written2=Math.floor(statSync(
from).mtimeMs/1e3);utimesSync(to,written2,written2)}var WORKTREE="worktree";async function chooseRevisions(repository,asked,folder2,signal){let head2=await chooseHead(repository,asked.head,folder2,
signal);return{base:asked.base===void 0?await defaultBase(repository,head2):await chooseBase(repository,asked.base,head2),head:head2}}var MERGE_BASE="\
...";async function chooseBase(repository,asked,head2){if(!asked.endsWith(MERGE_BASE))return{commit:await mustFind(repository,asked),label:asked};
let name3=asked.slice(0,-MERGE_BASE.length),tip=await mustFind(repository,name3);return mergeBaseWith(repository,{name:name3,tip},head2)}async function mergeBaseWith(repository,{
name:name3,tip},head2){let commit=await mergeBase(repository,tip,head2.commit);if(commit)return{commit,label:`merge base with ${name3}`};throw new UsageError(
`${name3} and head have no common commit here${await historyHint(repository)}`)}async function chooseHead(repository,asked=WORKTREE,folder2,signal){
if(asked!==WORKTREE)return{commit:await mustFind(repository,asked),label:asked};if(!await findCommit(repository,"HEAD"))throw new UsageError(
"this repository has no commit yet; commit something first");return{commit:await commitOfWorkingTree(repository,folder2,signal),label:"worki\
ng tree"}}var MAIN_BRANCHES=["refs/remotes/origin/HEAD","refs/remotes/origin/main","refs/remotes/origin/master","main","master"];async function defaultBase(repository,head2){
for(let branch2 of MAIN_BRANCHES){let tip=await findCommit(repository,branch2);if(!tip)continue;let name3=branch2.replace("refs/remotes/","");
return mergeBaseWith(repository,{name:name3,tip},head2)}throw new UsageError(`there is no origin/HEAD, main or master to compare with${await historyHint(
repository)}`)}async function mustFind(repository,revision3){let commit=await findCommit(repository,revision3);if(commit)return commit;let hint2=await isShallow(
repository)?`; this clone is shallow, so fetch it first: ${fetchCommand(revision3)}`:"; git log --oneline --all lists those that do";throw new UsageError(
`revision "${revision3}" does not exist here${hint2}`)}async function historyHint(repository,otherwise="name the base with --base REV"){let{
shallow,replaced,grafts}=await cutHistory(repository),[edge]=shallow,[first]=replaced,one=replaced.length===1,reasons2=[edge!==void 0&&`this\
 clone is shallow; run git fetch --unshallow origin, or set fetch-depth: 0 for actions/checkout. Where that is set, a later git fetch --dept\
h cut the history (at ${edge.slice(0,12)}${shallow.length===1?"":" and elsewhere"}, by .git/shallow); remove that step. Where origin itself \
is shallow, ${otherwise}`,first!==void 0&&`git replace gives ${one?"a commit":`${replaced.length} commits`} here other parents or contents (\
git replace --list); undo that with git replace --delete ${first.slice(0,12)}${one?"":" \u2026"}, or ${otherwise}`,grafts!==null&&`${grafts}\
 gives commits here other parents; remove that file, or ${otherwise}`].filter(reason=>reason!==!1);return reasons2.length===0?`; ${otherwise}`:
`: ${reasons2.join(". And ")}`}function fetchCommand(revision3){return/^[0-9a-f]{40}$/.test(revision3)?`git fetch --depth=1 origin ${revision3}`:
"git fetch --unshallow origin (for actions/checkout: fetch-depth: 0)"}import{posix}from"node:path";var SHOWN_CASES=10;function plannedCases(config2,glob){let all=config2.targets.flatMap(({name:target})=>config2.scenarios.filter(scenario3=>scenario3.
targets.includes(target)).flatMap(({name:scenario3,via:all2})=>all2.map(via2=>({id:`${target}/${scenario3}/${via2}`,target,scenario:scenario3,
via:via2}))));if(glob===void 0)return all;let patterns=glob.split(",").map(pattern2=>pattern2.trim()).filter(pattern2=>pattern2!==""),useless=patterns.
length===0?glob:patterns.find(p=>!all.some(({id:id2})=>matchesGlob(id2,p)));if(useless!==void 0)throw noCase(useless,all);return all.filter(
({id:id2})=>patterns.some(pattern2=>matchesGlob(id2,pattern2)))}function noCase(pattern2,all){let shown2=all.slice(0,SHOWN_CASES).map(({id:id2})=>id2),
more=all.length>SHOWN_CASES?` and ${all.length-SHOWN_CASES} more`:"";return new UsageError(`no case matches ${quote(pattern2)}; the cases ar\
e: ${shown2.join(", ")}${more}`)}function matchesGlob(text3,pattern2){let t=0,p=0,star=-1,resume=0;for(;t<text3.length;)if(pattern2[p]==="*")
star=p++,resume=t;else if(p<pattern2.length&&(pattern2[p]==="?"||pattern2[p]===text3[t]))p++,t++;else if(star>=0)p=star+1,t=++resume;else return!1;
for(;pattern2[p]==="*";)p++;return p===pattern2.length}var MOST_SHARDS=256;function parseShard(text3){let match=/^(\d{1,3})\/(\d{1,3})$/.exec(
text3.trim()),[index,count3]=[Number(match?.[1]),Number(match?.[2])];if(!match||count3<1||count3>MOST_SHARDS||index<1||index>count3)throw new UsageError(
`"${text3}" is not a shard; write it like 1/3, up to ${MOST_SHARDS}/${MOST_SHARDS}`);return{index,count:count3}}function parseShardCount(text3){
let count3=/^\d{1,3}$/.test(text3.trim())?Number(text3):0;if(count3<1||count3>MOST_SHARDS)throw new UsageError(`"${text3}" is not a number o\
f shards; write one from 1 to ${MOST_SHARDS}`);return count3}function casesOfShard(cases,{index,count:count3}){let at=part2=>Math.floor(cases.
length*part2/count3);return cases.slice(at(index-1),at(index))}var NEVER_SERVED=["*.md","docs/*","LICENSE*","LICENCE*","COPYING*","CODEOWNERS","README.rst","README.txt",".github/*",".gitignore","*/.gitig\
nore",".git-blame-ignore-revs",".editorconfig","*/.editorconfig",".vscode/*",".idea/*",".zed/*",".fleet/*","*.code-workspace"];function untouchedTargets(targets,change4){
let{files,configFile,sameConfig}=change4;if(!sameConfig&&files.includes(configFile))return new Set;let others2=files.filter(file=>file!==configFile),
touches=target=>others2.some(file=>isMadeOf(target,file,posix.dirname(configFile)));return new Set(targets.filter(target=>!touches(target)).
map(({name:name3})=>name3))}function isMadeOf({changes,build:build2,fixture},file,folder2){if(fixture!==void 0&&isFixture(file,fixture,folder2))
return!1;if(changes)return changes.some(pattern2=>matchesGlob(file,pattern2)||pattern2.startsWith(`${file}/`));if(!isNeverServed(file))return!0;
let own2=posix.join(folder2,build2?.context??".");return own2!=="."&&isNeverServed(posix.join(own2,"x"))&&file.startsWith(`${own2}/`)}function isFixture(file,fixture,folder2){
return`${file}/`.startsWith(posix.join(folder2,fixture,"/"))}function changedFixtures(targets,{files,configFile}){let folder2=posix.dirname(
configFile);return[...new Set(targets.flatMap(({fixture})=>fixture??[]))].filter(fixture=>files.some(file=>isFixture(file,fixture,folder2)))}
function isNeverServed(file){return NEVER_SERVED.some(pattern2=>matchesGlob(file,pattern2))}import{posix as posix5}from"node:path";var OPERATORS=["&&","||",">>","<<","&","|",";","<",">","(",")","`"],EXPANSION=/^\$(?:\{[^}]*\}|[A-Za-z_]\w*|[0-9@*#?!$-]|\()/,ASSIGNMENT=/^([A-Za-z_]\w*)=(.*)$/s,
OURS2=/^\$\{(?:port|[A-Za-z0-9_][A-Za-z0-9._-]*\.(?:host|port))\}/,PORT_PLACEHOLDER="${port}",PORT=/\$(?:PORT\b|\{PORT\})/,HOME=/^~(?=[/\s]|$|[a-z_]\w*(?:[/\s]|$))/,
OWN_HOME=/^~(?:\/|$)/,REDIRECTION=/^\d?[<>]&\d$/,WHOLE_EXPANSION=/^\$(?:[A-Z_][A-Z0-9_]*(?![\w])|\{[A-Za-z_]\w*\}|\(.*\))/s,SCRIPT=/^(?:-[a-z]{0,3}[ce]|--eval|--command)$/,
FILES=/^(?!.*:\/\/).*(?:\*|\?|\[[^\]]+\]).*\.(?:jar|war|exe|dll|so|js|mjs|cjs|ts|py|rb|php|phar|whl|gem|tgz|zip)$/s;function splitWords(given,kind2={}){
let text3=given.trim(),line2={...kind2,text:text3};if(text3.includes("\0"))throw new UsageError("a command must not hold a NUL character; re\
move it");let words2=[],word;for(let i=0;i<text3.length;){let char=text3[i];if(char===`
`||char==="\r")throw new UsageError("a command is one line; write a list of commands");if(char===" "||char==="	"){word!==void 0&&words2.push(
word),word=void 0,i++;continue}if(text3.startsWith(`\\
`,i)){i+=2;continue}if(word===void 0&&HOME.test(text3.slice(i,i+80)))throw notHome(line2,wordAt(text3,i));let piece=readPiece(line2,i);word=
(word??"")+piece.text,i=piece.next}return word!==void 0&&words2.push(word),requireProgram(words2,ASSIGNMENT.test(text3)),refuseQuotedPort(words2,
line2),words2}function checkArguments(words2,kind2={}){let line2={...kind2,text:words2.join(" ")};requireProgram(words2,!0);for(let word of literal2(
words2)){if(OPERATORS.includes(word)||REDIRECTION.test(word))throw isOperator(line2,word);let expansion=WHOLE_EXPANSION.exec(word)?.[0];if(expansion!==
void 0&&!isOurs2(word,0,kind2))throw replacedByNothing(line2,expansion);if(OWN_HOME.test(word))throw notHome(line2,word);if(FILES.test(word)&&
!word.startsWith("-"))throw noPattern(line2,word)}return refuseQuotedPort(words2,line2),[...words2]}function requireProgram([program=""],mayAssign){
if(program==="")throw new UsageError("a command must not be empty; name a program");let[assignment,name3,value=""]=mayAssign&&ASSIGNMENT.exec(
program)||[];if(assignment!==void 0)throw new UsageError(`${quote(assignment)} is no program, but a variable; write it as env: { ${name3}: ${quote(
value)} }`)}function refuseQuotedPort(words2,line2){for(let word of literal2(words2)){let port2=PORT.exec(word)?.[0];if(port2!==void 0)throw replacedByNothing(
line2,port2)}}function literal2(words2){let script=words2.findIndex(word=>SCRIPT.test(word));return script<0?words2:words2.slice(0,script)}function readPiece(line2,at){
let{text:text3}=line2,char=text3[at];if(char==="'")return singleQuoted(text3,at+1);if(char==='"')return doubleQuoted(line2,at+1);if(char==="\
\\")return escaped2(text3,at+1);let ours=isOurs2(text3,at,line2);if(ours!==void 0)return{text:ours,next:at+ours.length};let operator=OPERATORS.
find(o=>text3.startsWith(o,at));if(operator!==void 0)throw isOperator(line2,operator);if("*?[".includes(char)){let word=wordAt(text3,at);if(!word.
startsWith("-")&&(char==="*"||FILES.test(word)))throw noPattern(line2,word)}return refuseExpansion(line2,at),{text:char,next:at+1}}function singleQuoted(text3,start){
let end2=text3.indexOf("'",start);if(end2<0)throw unbalanced("'");return{text:text3.slice(start,end2),next:end2+1}}function doubleQuoted(line2,start){
let{text:text3}=line2,content="";for(let i=start;i<text3.length;i++){let char=text3[i];if(char==='"')return{text:content,next:i+1};if(char===
"`")throw isOperator(line2,"`");isOurs2(text3,i,line2)===void 0&&refuseExpansion(line2,i);let following=text3[i+1]??"";char==="\\"&&following!==
""&&'"\\$`\n'.includes(following)?(content+=following===`
`?"":following,i++):content+=char}throw unbalanced('"')}function escaped2(text3,at){let char=text3[at];if(char===void 0)throw new UsageError(
'the command ends in a backslash; write "\\\\" for a backslash');return{text:char,next:at+1}}function isOurs2(text3,at,{placeholders}){return placeholders?
OURS2.exec(text3.slice(at,at+150))?.[0]:void 0}function refuseExpansion(line2,at){let found=EXPANSION.exec(line2.text.slice(at,at+80))?.[0];
if(found!==void 0)throw replacedByNothing(line2,found)}var SHELL_LESS="commands run without a shell";function replacedByNothing(line2,found){
let instead=(PORT.test(found)||found===PORT_PLACEHOLDER)&&line2.placeholders?`"${PORT_PLACEHOLDER}", which loadgate replaces`:"what it stand\
s for";return new UsageError(`${quote(found)} would not be replaced, for ${SHELL_LESS}; ${write(line2,instead)}`)}function isOperator(line2,sign){
let instead=sign==="&&"||sign===";"?'what comes first under "setup", as a list of commands':"it in quotation marks where the program shall h\
ave it";return new UsageError(`${quote(sign)} needs a shell, but ${SHELL_LESS}; ${write(line2,instead)}`)}function notHome(line2,word){let instead="\
the path from loadgate.yml's folder, or from /";return new UsageError(`nothing replaces the "~" of ${quote(word)}, for ${SHELL_LESS}; ${write(
line2,instead)}`)}function noPattern(line2,word){let instead="the file's name, or in quotation marks what the program itself replaces";return new UsageError(
`nothing replaces the pattern in ${quote(word)}, for ${SHELL_LESS}; ${write(line2,instead)}`)}function write({text:text3,arguments:isArguments},instead){
if(isArguments)return`write ${instead}`;let fits=text3.length<=60&&!/['\n]/.test(text3);return`write ${instead}, or ${fits?`sh -c '${text3}'`:
"sh -c '\u2026' around this line"}`}function wordAt(text3,at){let start=Math.max(text3.lastIndexOf(" ",at),text3.lastIndexOf("	",at))+1;return/^\S*/.
exec(text3.slice(start))?.[0]??""}var unbalanced=mark=>new UsageError(`the quotation mark ${mark} is not closed; add the missing ${mark}`);var SECONDS={h:3600,m:60,s:1,ms:.001},DURATION=/^(?:(\d+(?:\.\d+)?)h)?(?:(\d+(?:\.\d+)?)m(?!s))?(?:(\d+(?:\.\d+)?)s)?(?:(\d+(?:\.\d+)?)ms)?$/,
NUMBER=/^\d+(?:\.\d+)?$/,LONGEST_SECONDS=24*SECONDS.h;function parseDuration(value){let seconds4=typeof value=="number"?value:durationText(value.
trim());if(seconds4===void 0)throw new UsageError(`${shown(value)} is not a duration; write it like 90s, 5m or 1h30m`);if(!(seconds4>0))throw new UsageError(
`${shown(value)} is not a duration above zero; write it like 90s or 5m`);if(seconds4>LONGEST_SECONDS)throw new UsageError(`${shown(value)} i\
s more than a day; write at most 24h`);return seconds4}function durationText(text3){if(NUMBER.test(text3))return Number(text3);let parts=DURATION.
exec(text3);if(text3===""||parts===null)return;let[,h=0,m=0,s=0,ms=0]=parts;return Number(h)*SECONDS.h+Number(m)*SECONDS.m+Number(s)*SECONDS.
s+Number(ms)/1e3}function parseShare(value){let share3=shareOf(value);if(share3>0&&share3<1)return share3;let advice=typeof value=="number"&&
share3>=1&&share3<100?`did you mean ${share3}%?`:"write it like 2% or 0.02";throw new UsageError(`${shown(value)} is not between 0 and 1; ${advice}`)}
function parseShareOrZero(value){return shareOf(value)===0?0:parseShare(value)}function shareOf(value){if(typeof value=="number")return value;
let text3=value.trim(),percent3=text3.endsWith("%"),digits=percent3?text3.slice(0,-1).trimEnd():text3;if(!NUMBER.test(digits))throw new UsageError(
`${quote(value)} is not a share; write it like 2% or 0.02`);return percent3?+`${digits}e-2`:Number(digits)}var MOST_PER_SECOND=1e6;function parseRate(value){
if(typeof value=="string"&&value.trim().endsWith("%")){let share3=parseShare(value);if(share3<=.95)return{share:share3};throw new UsageError(
`${quote(value)} leaves the server no room: latency at its limit says nothing; write at most 95%`)}let perSecond=typeof value=="number"?value:
NUMBER.test(value.trim())?Number(value):Number.NaN;if(perSecond>0&&perSecond<=MOST_PER_SECOND)return{perSecond};throw new UsageError(`${shown(
value)} is not a rate; write requests per second like 500, or a share of what base can answer like 50%`)}var POWERS={"":0,k:1,m:2,g:3,t:4},BYTES=/^(\d+(?:\.\d+)?) ?([kmgt]?)(?:i?b)?$/i;
function parseBytes(value){let parts=BYTES.exec(typeof value=="number"?String(value):value.trim()),bytes4=parts===null?0:Math.floor(Number(parts[1])*
1024**(POWERS[(parts[2]??"").toLowerCase()]??0));if(bytes4>0&&Number.isSafeInteger(bytes4))return bytes4;throw new UsageError(`${shown(value)}\
 is not a size; write it like 512m or 1g`)}var TIME=/^(\d+(?:\.\d+)?) ?([uµμ]s|ms|s)$/,PER_SECOND={us:1e6,\u00B5s:1e6,\u03BCs:1e6,ms:1e3,s:1};
function parseTime(value){let[,count3,unit=""]=TIME.exec(String(value).trim())??[],seconds4=Number(count3)/(PER_SECOND[unit]??1);if(seconds4>
0)return seconds4;throw new UsageError(`${shown(value)} is not a time with its unit; write it like 50ms, 1.5s or 120us`)}function parseSize(value){
if(/[a-z]/i.test(String(value)))return parseBytes(value);throw new UsageError(`${shown(value)} is not a size with its unit; write it like 20\
0MiB`)}function parseAmount(value){let text3=String(value).trim(),amount3=NUMBER.test(text3)?Number(text3):0;if(amount3>0&&Number.isFinite(amount3))
return amount3;throw new UsageError(`${shown(value)} is not a number above zero; write it like 5000`)}var shown=value=>typeof value=="number"?
String(value):quote(value),DAY_SECONDS=86400,AGE_DAYS={d:1,w:7,mo:30.4375,y:365.25},AGE=/^(\d{1,5})(d|w|mo|y)$/;function parseAge(value){let[
,count3,unit]=AGE.exec(value.trim())??[];if(count3===void 0||Number(count3)===0)throw new UsageError(`${quote(value)} is not an age; write i\
t like 400d, 26w, 18mo or 3y`);return Math.round(Number(count3)*AGE_DAYS[unit]*DAY_SECONDS)}var DEFAULTS={falseAlarms:.002,threshold:.02,failOn:["regression","invalid"],mode:"block",isolation:"auto",nginxImage:"nginx:1.28",context:"\
.",dockerfile:"Dockerfile",readyTimeout:60,tlsName:"localhost",fixture:"bench/",method:"GET",status:200,sameLength:!0,connections:64,backgroundConnections:2,
keepalive:!0,via:["direct","nginx"],timeout:2,runTimeout:600,maxErrors:0,alert:["issue","fail"],direction:"worse",keep:"5y",keepRuns:"90d"},
meta2=(description,{example,...shown2})=>({description,...shown2,...example===void 0?{}:{examples:[example]}}),required2=(schema5,description,shown2={})=>schema5.
meta(meta2(description,shown2)),optional2=(schema5,description,shown2={})=>schema5.exactOptional().meta(meta2(description,shown2));function parsed(schema5,parse4){
return schema5.transform((value,context)=>{try{return parse4(value)}catch(error3){if(!(error3 instanceof UsageError))throw error3;return context.
addIssue({code:"custom",message:error3.message}),NEVER}})}var numberOrText=union([number2(),string2()]),duration2=parsed(numberOrText,parseDuration),
share=parsed(numberOrText,parseShare),shareOrZero=parsed(numberOrText,parseShareOrZero),rate=parsed(numberOrText,parseRate),bytes=parsed(numberOrText,
parseBytes),words=parsed(string2(),line2=>splitWords(line2)),text=(pattern2,must2)=>string2().regex(pattern2,{error:must2}),name=text(/^(?![.-])[A-Za-z0-9._-]{1,64}$/,
'must be 1 to 64 letters, digits, ".", "_" or "-", and begin with a letter, a digit or "_"'),image=text(/^[A-Za-z0-9][A-Za-z0-9._/:@-]{0,254}$/,
"must be the name of an image"),relativePath=text(/^(?![/-])(?![A-Za-z]:)(?!.*:\/\/)[^\\\u0000-\u001f\u007f]+$/,'must be a relative path wit\
h "/" between folders; write it from the folder of this file'),urlPath=parsed(text(/^\/[^\s#\u0000-\u001f\u007f]*$/,'must begin with "/" and\
 hold no blank and no "#"'),parsePath),NUL_FREE=/^[^\0]*$/,body=text(NUL_FREE,"must not hold a NUL character; put it in a body-file"),argument=text(
NUL_FREE,"must not hold a NUL character; remove it"),command2=union([words,parsed(array(argument).min(1),list3=>checkArguments(list3))]),startCommand=union(
[parsed(string2(),line2=>splitWords(line2,{placeholders:!0})),parsed(array(argument).min(1),list3=>checkArguments(list3,{placeholders:!0}))]),
runArguments=parsed(string2(),line2=>splitWords(line2,{arguments:!0})),scalar=union([string2(),number2(),boolean2()]).transform(String),variable=text(
/^[A-Za-z_][A-Za-z0-9_.-]*$/,"must be the name of a variable"),isRunnersOwn=name3=>RUNNERS_OWN.test(name3.replace(/\*$/,"")),secret=variable.
refine(name3=>!isRunnersOwn(name3),{error:issue3=>`is the runner's own and given to no server, is ${quote(String(issue3.input))}; give the s\
ecret another name`}),secretEntry=union([secret.transform(given=>({name:given,required:!0})),strictObject({name:required2(secret,"The variab\
le's name.",{example:"API_KEY"}),required:optional2(boolean2(),"Whether a run fails where it is not set, or empty; if not, the variable is a\
s env has it there, or not set.",{default:!0,example:!1})}).transform(given=>({required:!0,...given}))]),secrets=union([secretEntry,array(secretEntry).
min(1)]).transform(given=>Array.isArray(given)?given:[given]).refine(list3=>new Set(list3.map(({name:name3})=>name3)).size===list3.length,{error:"\
must name everything once; remove one"}),inherited=text(/^(?:[A-Za-z_][A-Za-z0-9_]*|[A-Za-z_][A-Za-z0-9_]{2,}\*)$/,"must be the name of a va\
riable, or a prefix like ACME_*").refine(name3=>!isRunnersOwn(name3),{error:issue3=>`is the runner's own and given to no server, is ${quote(
String(issue3.input))}; leave it out`}).refine(name3=>!isSecretName(name3),{error:issue3=>`must not be a secret, is ${quote(String(issue3.input))}\
; name it in "secrets" instead`}),textMap=record(variable,scalar.refine(value=>NUL_FREE.test(value),{error:"must not hold a NUL character; r\
emove it"})),headerName=text(/^[A-Za-z0-9!#$%&'*+.^_`|~-]+$/,"must be the name of a header"),headers=record(headerName,scalar.refine(value=>/^[^\u0000-\u0008\u000a-\u001f\u007f]*$/.
test(value),{error:"must not hold a line break or another control character; remove it"})).superRefine((map2,context)=>{let seen2=new Set;for(let key of Object.
keys(map2))seen2.has(key.toLowerCase())&&context.addIssue({code:"custom",path:[key],message:"is here in another case, too; remove one"}),seen2.
add(key.toLowerCase())}),listOf=item=>array(item).min(1).refine(list3=>new Set(list3).size===list3.length,{error:"must name everything once;\
 remove one"}),oneOrMore=item=>union([item,listOf(item)]).transform(value=>Array.isArray(value)?value:[value]),DOT_SEGMENT=/^(?:\.|%2e){1,2}$/i;
function parsePath(text3){if(text3.includes("\\"))throw new UsageError(`${quote(text3)} holds "\\", which URLs take for "/"; write %5C, or /`);
let[path=""]=text3.split("?",1),dots2=path.split("/").find(segment2=>DOT_SEGMENT.test(segment2));if(dots2!==void 0)throw new UsageError(`${quote(
text3)} holds "/${dots2}", which clients resolve before they send it; write the path that it leads to`);let origin="http://localhost";return new URL(
origin+text3).href.slice(origin.length)}function byMetric(field){let shape=Object.fromEntries(METRICS.map(metric2=>[metric2.name,field(metric2)]));return strictObject(shape)}var EXAMPLES={
memory:"10%","start-time":"10%"},thresholdsByMetric=byMetric(({label,name:name3})=>optional2(share,`The smallest change that counts of: ${label}\
.`,{example:EXAMPLES[name3]??"5%"})),thresholds=optional2(thresholdsByMetric,"Metrics that decide as well, each with the smallest change tha\
t counts. Those of a scenario are added to those of the file.",{example:{p99:"5%",memory:"10%"}}),numberOrText2=union([number2(),string2()]),
time2=parsed(numberOrText2,parseTime),size=parsed(numberOrText2,parseSize),amount=parsed(numberOrText2,parseAmount);function limitField({unit,
label,better}){let bound=better==="lower"?"most":"least",[schema5,example]=unit==="s"||unit==="s/request"?[time2,"50ms"]:unit==="bytes"?[size,
"200MiB"]:[amount,5e3];return optional2(schema5,`The ${bound} that head may have of: ${label}.`,{example})}var limits=optional2(byMetric(limitField),
"Absolute limits on head, by metric, whatever base does: the most, or of requests per second the least.",{example:{p99:"50ms",memory:"200MiB"}}),
failOn=oneOrMore(_enum(["regression","invalid","inconclusive","never"])).superRefine((list3,context)=>{list3.includes("never")&&list3.length>
1&&context.addIssue({code:"custom",message:'must not hold anything beside "never"; keep one'})});function unfitting({thresholds:thresholds2,
limits:limits2,...scenario3}){let kind2=scenario3.args!==void 0?"command":scenario3.request!==void 0?"request":null,needs=kind2==="command"?
"is of what is asked over HTTP":"is of commands that are run";return Object.entries({thresholds:thresholds2,limits:limits2}).flatMap(([key,given={}])=>METRICS.
filter(({name:name3,of})=>given[name3]!==void 0&&kind2&&of!==void 0&&of!==kind2).map(({name:name3})=>({path:[key,name3],message:`${needs}; r\
emove it`})))}function merged2(...layers2){let all=Object.assign({},...layers2);return Object.keys(all).length===0?void 0:all}var NEVER_PARAMETRISED=["targets","parameters","thresholds","limits"];var PLACE=/\$\$|\$\{(?:([A-Za-z_][A-Za-z0-9_.-]*)\})?/g;function secretsInHeader(value){return[...value.matchAll(PLACE)].flatMap(([whole,name3])=>whole===
"$$"?[]:[name3??null])}function headerWithSecrets(value,given){let isGiven=name3=>name3!==null&&Object.hasOwn(given,name3);return secretsInHeader(
value).every(isGiven)?value.replaceAll(PLACE,(whole,name3)=>whole==="$$"||name3===void 0?"$":given[name3]):null}var status=int().min(200).max(599),statuses=union([status,array(status).min(1).refine(list3=>new Set(list3).size===list3.length,{error:"must\
 name everything once; remove one"})]).transform(given=>Array.isArray(given)?given.length===1?given[0]:given.toSorted((a,b)=>a-b):given),part=text(
/./s,"must not be empty; remove it"),LONGEST_PATTERN=1e3,pattern=parsed(string2(),text3=>{if(text3.length>LONGEST_PATTERN)throw new UsageError(
`must have at most ${LONGEST_PATTERN} characters; look for less`);try{new RegExp(text3,"u")}catch(error3){let why2=String(error3.message).replace(
/^Invalid regular expression: /,"");throw new UsageError(`is no regular expression as JavaScript has it with its flag u: ${why2}; correct it`)}
return text3}),DEEPEST=50,json=parsed(unknown(),value=>(checkJsonValue(value,0),JSON.stringify(value)));function checkJsonValue(value,depth){
if(depth>DEEPEST)throw new UsageError(`is nested deeper than ${DEEPEST} levels; expect less of it`);if(typeof value=="number"&&!Number.isFinite(
value))throw new UsageError(`must be what JSON can hold, which ${value} is not; remove it`);if(!(typeof value!="object"||value===null))for(let each of Object.
values(value))checkJsonValue(each,depth+1)}var bodyParts=strictObject({contains:optional2(union([part.transform(text3=>[text3]),array(part).
min(1)]),"A text, or a list of texts, that stand somewhere in the body.",{example:"Hello"}),matches:optional2(pattern,"A regular expression \
as JavaScript has it, with its flag u, that matches somewhere in the body. It gets one second, and a body of at most 1 MiB.",{example:'"id":\
\\d+'}),json:optional2(json,"JSON that the body agrees with: its objects may have more keys, its lists are as long, and everything else is e\
qual.",{example:{user:{name:"Ada"}}})}).superRefine((given,context)=>{if(context.issues.length>0||Object.keys(given).length>0)return;context.
addIssue({code:"custom",message:'is empty; add "contains", "matches" or "json", or remove it'})}),expectSchema=strictObject({status:optional2(
statuses,"The status code, or a list of those that are right.",{default:DEFAULTS.status,example:200}),body:optional2(union([string2(),bodyParts]),
"The whole body as text, or a map of what of it is expected. Not checked if absent.",{example:"Hello World!"}),headers:optional2(headers,"He\
aders that the answer must carry, with their values.",{example:{"content-type":"text/plain"}}),"same-length":optional2(boolean2(),"Whether a\
ll variants must answer with the same length and framing.",{default:DEFAULTS.sameLength,example:!1})});var OWN_HEADERS=new Map([["connection",'is set by loadgate; use "keepalive"'],["keep-alive",'is set by loadgate; use "keepalive"'],["content\
-length","is set by loadgate; remove it"],["transfer-encoding","is set by loadgate; remove it"],["expect","asks before a body is sent, which\
 load generators do not wait for; remove it"],["upgrade","is for another protocol; remove it"],["http2-settings",'is for another protocol; u\
se "http2"'],["proxy-connection","is for proxies; remove it"],["trailer","is for chunked bodies, which are not sent; remove it"]]),NO_SECRET='\
needs the name of a secret and "}" behind "${"; write ${NAME}, or $$ for a dollar',REQUEST_LINE=/^(?:([A-Za-z]+)\s+)?(\S.*)$/,method=text(/^[A-Z]{1,20}$/,
"must be in capital letters").refine(name3=>name3!=="CONNECT",{error:"asks a proxy for a tunnel, which is not measured"}),requestMap=strictObject(
{method:optional2(method,"The method.",{default:DEFAULTS.method,example:"POST"}),path:optional2(urlPath,"The path, with its query.",{example:"\
/users?page=2"}),paths:optional2(listOf(urlPath),"Several paths; each request takes one at random.",{example:["/users/1","/users/2"]}),headers:optional2(
headers,'Headers to send, by name. ${NAME} stands for a secret that every target it is run against names in "secrets"; $$ is a dollar.',{example:{
accept:"application/json"}}),body:optional2(body,"The body as text.",{example:'{"name":"Ada"}'}),"body-file":optional2(relativePath,"A file \
with the body, from the folder of this file.",{example:"test/body.json"})}).superRefine((request2,context)=>{let fail=(message,path=[])=>context.
addIssue({code:"custom",message,path});request2.path!==void 0&&request2.paths!==void 0&&fail('is given beside "path"; keep one of them',["pa\
ths"]),request2.path===void 0&&request2.paths===void 0&&fail('has no "path"; add it, for example path: /');let bodyKey=request2["body-file"]!==
void 0?"body-file":"body";request2.body!==void 0&&bodyKey==="body-file"&&fail('is given beside "body"; keep one of them',["body-file"]),request2[bodyKey]!==
void 0&&request2.method===void 0&&fail("needs a method that sends it; add method: POST",[bodyKey]);for(let key of Object.keys(request2.headers??
{})){let own2=OWN_HEADERS.get(key.toLowerCase());own2!==void 0&&fail(own2,["headers",key]),key.toLowerCase()==="host"&&request2.headers?.[key]?.
trim()===""&&fail("must not be empty; name a host, or remove it",["headers",key])}for(let[key,value]of Object.entries(request2.headers??{}))
secretsInHeader(value).includes(null)&&fail(NO_SECRET,["headers",key])}),requestLine=string2().transform((line2,context)=>{let[,verb,path=""]=REQUEST_LINE.
exec(line2.trim())??[],[asked,at]=[method.safeParse(verb??DEFAULTS.method),urlPath.safeParse(path)];if(asked.success&&at.success)return{method:asked.
data,path:at.data};let[what,{error:error3}]=asked.success?["its path",at]:["its method",asked];return context.addIssue({code:"custom",message:`${what}\
 ${error3?.issues[0]?.message}`}),NEVER}),scenarioKeys=strictObject({targets:optional2(listOf(string2()),"Names of the targets it is run aga\
inst; all if absent.",{example:["api"]}),request:optional2(union([requestLine,requestMap]),'What is asked: "GET /path", or a map. Every scen\
ario needs one.',{example:"GET /"}),args:optional2(runArguments,'Instead of a request: arguments with which the target is run to its end, ti\
med by hyperfine: time and CPU time per run. Where the last line of what it prints is {"operations": n, "errors": e}, they are reported per \
operation. {name} stands for a parameter.',{example:"--operation select --count 10000"}),parameters:optional2(record(variable,array(scalar).
min(1)),"Makes a scenario of each value, or of each combination of values: {name} in a request, in args or as the value of any other key sta\
nds for it.",{example:{clients:[1,10,100]}}),expect:optional2(expectSchema,"The right answer. Any other answer makes the run invalid.",{example:{
status:200,body:"Hello World!"}}),connections:optional2(int().min(1).max(65535),"How many connections ask at the same time.",{default:DEFAULTS.
connections,example:DEFAULTS.connections}),keepalive:optional2(boolean2(),"Whether a connection is used again; false opens one per request, \
from nginx to the server too.",{default:DEFAULTS.keepalive,example:!1}),http2:optional2(boolean2(),"Ask over HTTP/2, straight to the server,\
 which has to speak it from the first byte on, or over https.",{default:!1,example:!0}),via:optional2(oneOrMore(_enum(["direct","nginx"])),"\
Straight to the server, through nginx with upstream keep-alive (without, where keepalive is false), or both.",{default:DEFAULTS.via,example:"\
direct"}),background:optional2(strictObject({request:required2(union([requestLine,requestMap]),"What is asked beside what is measured.",{example:"\
GET /export"}),connections:optional2(int().min(1).max(65535),"How many connections ask it at the same time.",{default:DEFAULTS.backgroundConnections,
example:DEFAULTS.backgroundConnections})}),"Other requests that are asked all the while: what they do to the latency of the rate.",{example:{
request:"GET /export"}}),rate:optional2(rate,"Requests per second offered whatever the answers do, or a share of what base can answer; p50, \
p95 and p99 decide then.",{example:"50%"}),requests:optional2(int().min(1).max(1e9),"A fixed count of requests per sample instead of a time.",
{example:1e4}),duration:optional2(duration2,"A fixed length of one sample; chosen from the throughput if absent.",{example:"2s"}),timeout:optional2(
duration2,"How long one answer may take.",{default:"2s",example:"2s"}),"max-errors":optional2(shareOrZero,"The share of answers that may be \
errors.",{default:DEFAULTS.maxErrors,example:"1%"}),threshold:optional2(share,"The smallest change that counts; the file's if absent.",{example:"\
5%"}),thresholds,limits}),scenarioSchema=scenarioKeys.superRefine((scenario3,context)=>{for(let found of[...contradictions(scenario3),...unfitting(
scenario3)])context.addIssue({code:"custom",...found})}),ONLY_HTTP=["request","background","rate","requests","duration","connections","keepa\
live","http2","via"];function contradictions(scenario3){let given=key=>scenario3[key]!==void 0,beside=(key,other)=>given(key)&&given(other)?
[{path:[key],message:`is given beside "${other}"; keep one of them`}]:[],found=[...ONLY_HTTP.flatMap(key=>beside(key,"args")),...beside("dur\
ation","requests"),...beside("requests","rate")];return scenario3.http2&&scenario3.keepalive===!1&&found.push({path:["keepalive"],message:"i\
s for HTTP/1.1; remove one of them"}),scenario3.http2&&scenario3.via?.includes("nginx")&&found.push({path:["via"],message:'holds "nginx", bu\
t nginx speaks HTTP/1.1 to servers; write via: direct'}),scenario3.background?.request["body-file"]!==void 0&&found.push({path:["background",
"request","body-file"],message:"is only for what is measured; write the body here"}),found}function allRows(input,source){return source.keys(["targets"]).flatMap(name3=>rowsOfTarget(name3,input.targets[name3],source))}function rowsOfTarget(name3,{
matrix,...target},source){let path=["targets",name3],rows=source.keys([...path,"matrix"]);return rows.length===0?[{name:name3,target,at:(...key)=>[
...path,...key]}]:rows.map(row3=>({name:rowName(name3,row3),target:withRow(target,matrix?.[row3]??{}),at(...key){let inRow=[...path,"matrix",
row3,...key];return source.has(inRow)?inRow:[...path,...key]}}))}function withRow(target,row3){return joined(target,row3)}function joined(below,above){
if(!isMap(below)||!isMap(above))return above;let keys=Object.entries(above).map(([key,value])=>[key,joined(below[key],value)]);return{...below,
...Object.fromEntries(keys)}}function isMap(value){return typeof value=="object"&&value!==null&&!Array.isArray(value)}function rowsOf(source){
return new Map(source.keys(["targets"]).map(name3=>{let rows=source.keys(["targets",name3,"matrix"]);return[name3,rows.length===0?[name3]:rows.
map(row3=>rowName(name3,row3))]}))}function rowName(target,row3){return`${target}-${row3}`}function withRows(names2,rows){return[...new Set(
names2.flatMap(name3=>rows.get(name3)??[name3]))]}function namesIn(rows){return[...new Set([...rows.keys(),...[...rows.values()].flat()])]}var ulimits=record(text(/^(?!(?:nice|rtprio)$)[a-z]{2,12}$/,"must be the name of a limit, like nofile, and not nice or rtprio, which would t\
ake CPU time from the other side"),parsed(union([int().min(-1),strictObject({soft:required2(int().min(-1),"What holds at first.",{example:1024}),
hard:required2(int().min(-1),"What it may be raised to.",{example:4096})})]),given=>typeof given=="number"?`${given}`:`${given.soft}:${given.
hard}`)).refine(map2=>Object.keys(map2).length>0,{error:"must not be empty"}),contextSource=text(/^(?:docker-image:\/\/[A-Za-z0-9][A-Za-z0-9._/:@-]{0,254}|https:\/\/[^\s@\u0000-\u001f]+|(?![/-])(?![A-Za-z]:)(?!.*:)[^\\\u0000-\u001f\u007f]+)$/,
"must be a folder of this repository, docker-image://NAME or https://\u2026"),contextName=text(/^[A-Za-z0-9][A-Za-z0-9._/:-]{0,126}$/,"must \
be a name that the Dockerfile says after FROM or --from"),contexts=union([record(contextName,contextSource),parsed(listOf(text(/^[^=]+=.+$/,
"must be written like name=source")),list3=>{let map2=Object.fromEntries(list3.map(each=>[each.slice(0,each.indexOf("=")),each.slice(each.indexOf(
"=")+1)])),checked=record(contextName,contextSource).safeParse(map2),[issue3]=checked.error?.issues??[];if(issue3)throw new UsageError(issue3.
message);return map2})]),SHM={example:"256m"},buildMap=strictObject({context:optional2(relativePath,"The folder that is sent to Docker, from\
 the folder of this file.",{default:DEFAULTS.context,example:"."}),dockerfile:optional2(relativePath,"The Dockerfile, from the context.",{default:DEFAULTS.
dockerfile,example:DEFAULTS.dockerfile}),args:optional2(textMap,"Build arguments.",{example:{VERSION:"1.0"}}),target:optional2(text(/^[A-Za-z0-9][A-Za-z0-9._-]{0,127}$/,
"must be the name of a stage in the Dockerfile"),"The stage to build; the last one if absent.",{example:"server"}),secrets:optional2(secrets,
"Environment variables of loadgate's own that RUN --mount=type=secret,id=NAME may read; they are in no layer.",{example:["NPM_TOKEN"]}),additional_contexts:optional2(
contexts,"Further contexts by the names that the Dockerfile has for them: folders from that of this file, or addresses.",{example:{shared:".\
./shared"}}),ulimits:optional2(ulimits,"Limits of the build's processes.",{example:{nofile:65536}}),shm_size:optional2(bytes,"The size of th\
e build's /dev/shm, in powers of 1024.",SHM)}),build=union([relativePath.transform(context=>({context})),buildMap]),commands=union([words,array(
words).min(1)]).transform(given=>Array.isArray(given[0])?given:[given]),readyMap=strictObject({path:optional2(urlPath,"The path that answers\
 once the server is ready.",{example:"/health"}),command:optional2(command2,"Ends with 0 once it is ready, where it runs: asked when the pat\
h answers.",{example:"node is-warm.js"}),timeout:optional2(duration2,"How long a start may take.",{default:"60s",example:"60s"})}),ready=union(
[urlPath.transform(path=>({path})),readyMap]),securityOption=text(/^(?:seccomp[=:].+|no-new-privileges(?:[=:]true)?)$/,"must be seccomp=unco\
nfined or seccomp=FILE").transform(option=>option.startsWith("seccomp")?option.slice(8):null).pipe(union([_null3(),literal("unconfined"),relativePath])),
setup=optional2(commands,"A command, or a list of them, to run once before it is started: what builds the process.",{example:"npm ci"}),workingDirectory=optional2(
relativePath,"The folder in which setup, prepare and command run, from the folder of this file. For processes.",{example:"server"}),processMap=strictObject(
{setup,command:optional2(startCommand,"Starts the process, without a shell; ${port} stands for its port.",{example:"node server.js"}),"worki\
ng-directory":workingDirectory}),startable={build:optional2(build,"The folder with the Dockerfile, or a map. For containers.",{example:"."}),
image:optional2(image,"A ready-made image instead of a build. For containers.",{example:"nginx:1.28"}),command:optional2(startCommand,"Takes\
 the place of the image's command, as in Compose; without an image it starts the process. No shell; ${port} stands for its port.",{example:"\
node server.js"}),setup,"working-directory":workingDirectory,process:optional2(processMap,"How the same is run without containers, beside bu\
ild or image: setup, command and working-directory.",{example:{setup:"npm ci",command:"node server.js"}}),env:optional2(textMap,"Its environ\
ment variables; ${port} stands for its port.",{example:{LOG_LEVEL:"error"}}),secrets:optional2(secrets,"Environment variables that it gets f\
rom loadgate's own environment; their values are never written anywhere.",{example:["API_KEY"]}),inherit:optional2(oneOrMore(inherited),"Fur\
ther variables, or prefixes of them, that its commands get from loadgate's own environment. For processes.",{example:["FLUTTER_ROOT","ACME_*"]}),
ulimits:optional2(ulimits,"Limits of the container's processes.",{example:{memlock:-1}}),shm_size:optional2(bytes,"The size of the container\
's /dev/shm, in powers of 1024.",SHM),security_opt:optional2(array(securityOption).transform(options=>options.filter(option=>option!==null)).
refine(profiles=>profiles.length<2,{error:"must name one seccomp profile; remove one"}),"The container's seccomp profile: seccomp=unconfined\
, or seccomp=FILE from this file's folder.",{example:["seccomp=unconfined"]}),memory:optional2(bytes,"The container's memory limit, in power\
s of 1024.",{example:"512m"})};function checkStartable(input,fail){let{build:build2,image:image2,command:command3,process:process2}=input;build2!==
void 0&&image2!==void 0&&fail('is given beside "build"; keep one of them',["image"]);let made=build2!==void 0?"build":image2!==void 0?"image":
void 0;if(made===void 0){process2!==void 0?fail('is for beside "build" or "image"; write its keys directly',["process"]):command3===void 0&&
fail('has nothing to run; add "build" or "image" for Docker, or "command" for a process');return}for(let key of["setup","working-directory"])
input[key]!==void 0&&fail(`is for a process, but "${made}" makes a container; write it under process:`,[key]);process2!==void 0&&process2.command===
void 0&&fail('has no "command"; add it, for example command: node server.js',["process"])}function checkTrust({ca,insecure},fail){ca===void 0&&
insecure===void 0&&fail('has no "ca"; add it, for example ca: test/ca.pem, or insecure: true',["https"]),ca!==void 0&&insecure!==void 0&&fail(
'is given beside "ca"; keep one of them',["https","insecure"])}var port=int().min(1).max(65535),serviceSchema=strictObject({...startable,port:required2(
port,"The port it listens on.",{example:5432}),ready:optional2(strictObject({command:optional2(command2,"Ends with 0 once it is ready; the o\
pen port is enough if absent.",{example:"pg_isready"}),timeout:optional2(duration2,"How long a start may take.",{default:"60s",example:"60s"})}),
"When it is ready.",{example:{command:"pg_isready"}})}).superRefine((service,context)=>checkStartable(service,(message,path=[])=>context.addIssue(
{code:"custom",message,path}))),targetKeys={...startable,port:optional2(port,"The port it listens on; needed where a scenario asks it.",{example:8080}),
services:optional2(oneOrMore(name),"Names of services; each variant has a copy of each, ready before it is started.",{example:["db"]}),prepare:optional2(
commands,"A command, or a list of them, to run before each start of the server, when the services are ready.",{example:"node migrate.js"}),ready:optional2(
ready,"When the server is ready: a path that answers, or a map.",{example:"/health"}),https:optional2(strictObject({ca:optional2(relativePath,
"PEM file of the certificate authority, from this file's folder.",{example:"test/ca.pem"}),insecure:optional2(literal(!0),"Take any certific\
ate, instead of one of an authority: for a server that signs its own.",{example:!0}),name:optional2(text(/^[A-Za-z0-9][A-Za-z0-9.-]{0,252}$/,
"must be the name of a host"),"The name that the server's certificate carries.",{default:DEFAULTS.tlsName,example:DEFAULTS.tlsName})}),"Ask \
over https, and trust this certificate authority, or any certificate.",{example:{ca:"test/ca.pem"}}),fixture:optional2(relativePath,"A folde\
r, from this file's, that is taken from head for both sides: the server that a library is measured by. A change of it alone is not measured.",
{example:DEFAULTS.fixture}),changes:optional2(oneOrMore(relativePath),"Globs of the files it is made of, from the repository's top; a change\
 of none of them is not measured.",{example:["src/*","package.json"]})},targetRow=strictObject(targetKeys),targetSchema=strictObject({...targetKeys,
matrix:optional2(record(name,targetRow).refine(map2=>Object.keys(map2).length>0,{error:"must not be empty"}),"Several rows of this target, e\
ach with its own keys over the target's; a row is named target-row.",{example:{24:{build:{args:{NODE_IMAGE:"node:24-slim"}}}}})}).superRefine(
({matrix,...target},context)=>{if(context.issues.length>0)return;let check=(found,place)=>{let fail=(message,path=[])=>context.addIssue({code:"\
custom",message,path:[...place,...path]});checkStartable(found,fail),found.https&&checkTrust(found.https,fail)};matrix===void 0&&check(target,
[]);for(let[row3,keys]of Object.entries(matrix??{}))check(withRow(target,keys),["matrix",row3])});var trendRevision=text(/^(?!-)[^\s\u0000-\u001f\u007f]{1,254}$/,"must be a revision, or an image with its digest"),trendMetric=_enum(METRICS.
map(({name:name3})=>name3)),imageDigest=text(/^[A-Za-z0-9][A-Za-z0-9._/:-]{0,180}@sha256:[0-9a-f]{64}$/,"must be an image with its digest, l\
ike name@sha256:\u2026"),trendSchema=strictObject({reference:required2(union([trendRevision,record(name,imageDigest)]),"The pinned build tha\
t every night is compared with: a tag, a commit, or an image with its digest for each target.",{example:"v1.0.0"}),control:optional2(string2(),
"The case that is measured with equal builds, which shows how often this finds a change where there is none; the first one if absent.",{example:"\
api/hello/direct"}),selftest:optional2(boolean2(),"Whether each night plants a slowdown in one case, with equal builds, to see that it is fo\
und: the control case, or the next in turn.",{default:!0,example:!1}),alert:optional2(oneOrMore(_enum(["issue","comment","fail","none"])),"W\
ho is notified of a change: an issue, a comment on the commit, the exit code.",{default:DEFAULTS.alert,example:["issue","comment"]}),direction:optional2(
_enum(["worse","both"]),"Whether only what gets worse raises an alert, or what gets better too.",{default:DEFAULTS.direction,example:"both"}),
thresholds:optional2(partialRecord(trendMetric,share),"Further metrics that raise alerts, each with the smallest change that counts.",{example:{
memory:"5%"}}),keep:optional2(parsed(string2(),parseAge),"How long points are kept.",{default:DEFAULTS.keep,example:DEFAULTS.keep}),"keep-ru\
ns":optional2(parsed(string2(),parseAge),"How long each run's own file is kept.",{default:DEFAULTS.keepRuns,example:DEFAULTS.keepRuns})}),publishedSystem=text(
/^[^\p{Cc}]{1,80}$/u,"must be 1 to 80 characters on one line"),publishedValue=number2().positive(),publishedValueEntry=union([publishedValue.
transform(given=>({value:given})),strictObject({value:optional2(publishedValue,"The figure; without one only the place is known.",{example:36191.37}),
system:optional2(publishedSystem,"What was measured then.",{example:"Go 1.5.1"})})]),publishedFigure=strictObject({unit:optional2(publishedSystem,
"What the figures count.",{example:"requests/s"}),better:optional2(_enum(["higher","lower"]),"Which figures are better.",{default:"higher",example:"\
lower"}),values:optional2(record(name,publishedValueEntry),"Figures by target.",{example:{api:36191.37}}),order:optional2(listOf(name),"Targ\
ets from the best to the worst, where no figures are known.",{example:["api"]})}).refine(given=>given.values===void 0!=(given.order===void 0),
{error:'needs either "values" or "order"; keep one of them'}),publishedSchema=strictObject({source:required2(text(/^[^\p{Cc}]{1,300}$/u,"mus\
t be 1 to 300 characters on one line"),"Where they were published, and when.",{example:"a comparison of 2015"}),figures:required2(record(string2(),
publishedFigure),"Figures by scenario and via.",{example:{"hello/direct":{order:["api"]}}})}),rankSchema=strictObject({published:optional2(publishedSchema,
"What a publication said, for `rank --published`.",{example:{source:"a comparison of 2015",figures:{"hello/direct":{order:["api"]}}}})}),scenarioOrAll=text(
/^(?:\*|(?![.-])[A-Za-z0-9._-]{1,64})$/,'must be the name of a scenario, or "*" for all of them'),namedMap=schema5=>record(name,schema5).refine(
map2=>Object.keys(map2).length>0,{error:"must not be empty"}),configSchema=strictObject({version:optional2(literal(1),"The version of this f\
ile's keys; 1 is the only one.",{default:1,example:1}),targets:required2(namedMap(targetSchema),"The servers under test by name: how each is\
 built and started.",{example:{api:{build:".",port:8080}}}),scenarios:required2(namedMap(scenarioSchema),"The workloads by name.",{example:{
hello:{request:"GET /"}}}),services:optional2(record(name,serviceSchema),"Databases, caches and the like by name, for the targets that name \
them.",{example:{db:{image:"postgres:17",port:5432}}}),defaults:optional2(scenarioSchema,"Keys that every scenario has unless it says otherw\
ise.",{example:{connections:DEFAULTS.connections}}),presets:optional2(record(name,record(scenarioOrAll,scenarioSchema)),`Other keys for scen\
arios, chosen with --preset: a preset's name, then a scenario's name or "*".`,{example:{quick:{"*":{duration:"1s"}}}}),"false-alarms":optional2(
share,"The share of runs without a change that may be red.",{default:"0.2%",example:"0.2%"}),threshold:optional2(share,"The smallest change \
that counts.",{default:"2%",example:"2%"}),thresholds,limits,"fail-on":optional2(failOn,"Which verdicts reach the exit code; a head that fai\
ls where base works always does.",{default:DEFAULTS.failOn,example:["regression","invalid"]}),mode:optional2(_enum(["block","observe"]),"Whe\
ther a verdict fails the run, or is only reported, as in the first weeks.",{default:DEFAULTS.mode,example:"observe"}),isolation:optional2(_enum(
["auto","docker","process"]),"Containers, processes, or what fits.",{default:DEFAULTS.isolation,example:"docker"}),budget:optional2(duration2,
"Time for starts, warm-up and measuring; 60 s a case if absent.",{example:"5m"}),"cpu-profile":optional2(boolean2(),"Whether a regression is\
 followed by CPU profiles of both sides, so that the functions that cost more are named. If absent, it is, but for pull requests of forks.",
{example:!1}),trend:optional2(trendSchema,"The nightly trend: what it compares with, and who is notified of a change.",{example:{reference:"\
v1.0.0"}}),rank:optional2(rankSchema,"For `rank`: figures that somebody published of these scenarios.",{example:{published:{source:"a compar\
ison of 2015",figures:{"hello/direct":{unit:"requests/s",values:{api:36191}}}}}}),"nginx-image":optional2(image,"The image of nginx for cont\
ainers.",{default:DEFAULTS.nginxImage,example:DEFAULTS.nginxImage})}),TEXT_MAPS=[["targets","*","env"],["targets","*","build","args"],["targ\
ets","*","matrix","*","env"],["targets","*","matrix","*","build","args"],["services","*","env"],["services","*","build","args"],...[["defaul\
ts"],["scenarios","*"],["presets","*","*"]].flatMap(scenario3=>[[...scenario3,"parameters"],[...scenario3,"request","headers"],[...scenario3,
"expect","headers"]])];var bare=word=>word.toLowerCase().replaceAll(/[-_]/g,"");function editDistance(a,b){let beforeLast=[],last=Array.from({length:b.length+1},(_,j)=>j);
for(let i=1;i<=a.length;i++){let row3=[i];for(let j=1;j<=b.length;j++){let replaced=(last[j-1]??0)+(a[i-1]===b[j-1]?0:1),best=Math.min(replaced,
(last[j]??0)+1,(row3[j-1]??0)+1);i>1&&j>1&&a[i-1]===b[j-2]&&a[i-2]===b[j-1]&&(best=Math.min(best,(beforeLast[j-2]??0)+1)),row3.push(best)}beforeLast=
last,last=row3}return last[b.length]??0}function nearest(word,known2){if(word.length>64)return;let best,bestDistance=Number.POSITIVE_INFINITY;
for(let candidate of known2){let distance=editDistance(bare(word),bare(candidate)),allowed2=Math.max(1,Math.floor(Math.min(word.length,candidate.
length)/3));distance<=allowed2&&distance<bestDistance&&(best=candidate,bestDistance=distance)}return best}function suggestion(word,known2,most=10){
let meant=nearest(word,known2);if(meant!==void 0)return`did you mean "${meant}"?`;let more=known2.length>most?` and ${known2.length-most} mo\
re`:"";return`known are: ${known2.slice(0,most).join(", ")}${more}`}var MACHINE="loadgate itself chooses CPUs, networks and names; remove it",NOT_NEEDED="a run starts its servers alone and discards them after\
wards: leave it out",FOLDER2='write "working-directory" instead, for example working-directory: server',STARTED={environment:'write "env" in\
stead, for example env: { LOG_LEVEL: error }',variables:'write "env" instead, for example env: { LOG_LEVEL: error }',envFile:'no file of var\
iables is read; write them under "env", and names of secrets under "secrets"',memLimit:'write "memory" instead, for example memory: 512m',memoryLimit:'\
write "memory" instead, for example memory: 512m',memswapLimit:'write "memory" instead, for example memory: 512m',deploy:'write "memory" ins\
tead, for example memory: 512m; remove the rest',resources:'write "memory" instead, for example memory: 512m; remove the rest',cmd:'write "c\
ommand" instead, for example command: node server.js',run:'write "command" instead, and "setup" for what runs once before it',exec:'write "c\
ommand" instead, for example command: node server.js',start:'write "command" instead, for example command: node server.js',script:'write "co\
mmand" instead, and "setup" for what runs once before it',args:'arguments belong in "command", after the program or, where an image has an e\
ntry point, alone',entrypoint:'an image keeps its entry point; write its arguments under "command"',ports:'one "port" is enough, the one it \
listens on, for example port: 8080',expose:'one "port" is enough, the one it listens on, for example port: 8080',listen:'write "port" instea\
d, for example port: 8080',volumes:'nothing is mounted; COPY it into the image, or make it with "setup"',mounts:'nothing is mounted; COPY it\
 into the image, or make it with "setup"',configs:'nothing is mounted; COPY it into the image, or make it with "setup"',dockerfile:'it belon\
gs under "build", for example build: { context: ., dockerfile: Dockerfile }',context:'it belongs under "build", for example build: { context\
: ., dockerfile: Dockerfile }',install:'write "setup" instead, for example setup: npm ci',buildCommand:'write "setup" instead, for example s\
etup: npm ci',beforeScript:'write "setup" instead, for example setup: npm ci',before:'write "setup" instead, for example setup: npm ci',steps:'\
write "setup" instead, a list with one command each',workingDir:FOLDER2,workdir:FOLDER2,cwd:FOLDER2,shell:"commands run without a shell; wri\
te sh -c '\u2026' in the command",cpus:MACHINE,cpuset:MACHINE,network:MACHINE,networks:MACHINE,networkMode:MACHINE,containerName:MACHINE,hostname:MACHINE,
restart:"a server must not end, and is not restarted; remove it",url:'loadgate starts the server itself; write "build", "image" or "command"\
, and its "port"',host:'loadgate starts the server itself; write "build", "image" or "command", and its "port"'},CONTAINER={capAdd:"containe\
rs keep the capabilities that official images need, and get no others: leave it out",capDrop:"capabilities that official images do not need \
are always dropped: leave it out",devices:"no container gets a device: leave it out",extraHosts:"a server reaches its own services and nothi\
ng else: name them by their address in env",pidsLimit:"the limit is always 8192 processes: leave it out",privileged:"no container is privile\
ged: for one system call write security_opt: [seccomp=FILE]",sysctls:"net.core.somaxconn is always 65535, and no other can be set: leave it \
out",tmpfs:'there is no such mount; /dev/shm is as large as "shm_size" says',user:"an image keeps its user; set another in the Dockerfile"},
COMPOSE={...Object.fromEntries(["annotations","attach","develop","gpus","init","labels","labelFile","logging","models","platform","postStart",
"preStop","profiles","provider","pullPolicy","pullRefreshAfter","runtime","scale","stdinOpen","stopGracePeriod","stopSignal","tty","useApiSo\
cket"].map(key=>[key,NOT_NEEDED])),...Object.fromEntries(["blkioConfig","cgroup","cgroupParent","cpuCount","cpuPercent","cpuPeriod","cpuQuot\
a","cpuRtPeriod","cpuRtRuntime","cpuShares","dns","dnsOpt","dnsSearch","domainname","ipc","isolation","macAddress","pid","usernsMode","uts"].
map(key=>[key,MACHINE])),...Object.fromEntries(["memReservation","memSwappiness","oomKillDisable","oomScoreAdj","storageOpt"].map(key=>[key,
'the limit of a container is "memory", for example memory: 512m'])),credentialSpec:'names of secrets stand under "secrets", for example secr\
ets: [API_KEY]',deviceCgroupRules:"no container gets a device: leave it out",extends:"what several have in common is anchored where it stand\
s first: env: &env { LOG_LEVEL: error }, then env: *env",externalLinks:'what stands beside it is "services", for example services: [db]',groupAdd:"\
an image keeps its user: set another in the Dockerfile",readOnly:"a container may write, to what is thrown away after the run: leave it out",
volumesFrom:'nothing is mounted; COPY it into the image, or make it with "setup"'},TARGET={dependsOn:'write "services" instead, for example \
services: [db]',links:'write "services" instead, for example services: [db]',healthcheck:'write "ready" instead, for example ready: /health',
health:'write "ready" instead, for example ready: /health',readiness:'write "ready" instead, for example ready: /health',waitOn:'write "read\
y" instead, for example ready: /health',tls:'write "https" instead, for example https: { ca: test/ca.pem }',ssl:'write "https" instead, for \
example https: { ca: test/ca.pem }',strategy:'write "matrix" instead, rows with their own keys',paths:'globs of the files it is made of are \
"changes"',request:"requests belong in a scenario, as scenarios: { hello: { request: GET / } }",requests:"requests belong in a scenario, as \
scenarios: { hello: { request: GET / } }"},SERVICE={dependsOn:"services start at the same time and do not wait for each other; remove it",healthcheck:'\
write "ready" instead, for example ready: { command: pg_isready }',options:'write "ready" instead, for example ready: { command: pg_isready \
}'},BUILD={image:'it stands beside "build", or in its place, as image: postgres:18',isolation:"images are built for the engine they run on: \
leave it out",provenance:"images are thrown away after the run: leave it out",sbom:"images are thrown away after the run: leave it out",stage:'\
write "target" instead, for example target: server',buildArgs:'write "args" instead, for example args: { VERSION: "1.0" }',arguments:'write \
"args" instead, for example args: { VERSION: "1.0" }',file:'write "dockerfile" instead, for example dockerfile: Dockerfile',path:'write "con\
text" instead, for example context: .',cacheFrom:"layers are cached where the runner has a cache; remove it",cacheTo:"layers are cached wher\
e the runner has a cache; remove it"},IMAGE_BUILD={dockerfileInline:'write it into a file, and name that with "dockerfile"',entitlements:"no\
 build gets more than the builder's own rules allow: leave it out",extraHosts:"no names are added to a build: leave it out",labels:"images a\
re thrown away after the run: leave it out",network:"a build uses the builder's network: leave it out",noCache:"both sides share layers, so \
that they differ in the change alone: leave it out",platforms:"images are built for the engine they run on: leave it out",privileged:"no bui\
ld is privileged: leave it out",pull:"images are pulled if they are missing: leave it out",ssh:`no build gets an agent's keys: give a token \
with "secrets" and fetch over https`,tags:"loadgate names the images itself: leave it out"},SCENARIO={url:'write "request" instead, for exam\
ple request: GET /',uri:'write "request" instead, for example request: GET /',endpoint:'write "request" instead, for example request: GET /',
route:'write "request" instead, for example request: GET /',get:'write "request" instead, for example request: GET /',method:'it belongs in \
"request", for example request: { method: POST, path: / }',headers:'it belongs in "request", for example request: { path: /, headers: { acce\
pt: text/html } }',body:'a body to send belongs in "request", the expected one in "expect"',payload:'it belongs in "request", for example re\
quest: { method: POST, path: /, body: x }',status:'it belongs in "expect", for example expect: { status: 200 }',response:'write "expect" ins\
tead, for example expect: { status: 200 }',checks:'write "expect" instead, for example expect: { status: 200 }',assert:'write "expect" inste\
ad, for example expect: { status: 200 }',vus:'write "connections" instead, for example connections: 64',users:'write "connections" instead, \
for example connections: 64',clients:'write "connections" instead, for example connections: 64',concurrency:'write "connections" instead, fo\
r example connections: 64',threads:'write "connections" instead, for example connections: 64',time:'write "duration" for the length of one s\
ample, or "budget" at the top for the whole time',iterations:'write "requests" instead, for example requests: 10000',amount:'write "requests\
" instead, for example requests: 10000',rps:'write "rate" instead, for example rate: 100',qps:'write "rate" instead, for example rate: 100',
arrivalRate:'write "rate" instead, for example rate: 100',warmup:"warm-up is chosen by measurement; remove it",stages:'the load is constant;\
 write "connections", or a "rate"',executor:'the load is constant; write "connections", or a "rate"',command:'write "args" instead, the argu\
ments with which the command runs to its end',run:'write "args" instead, the arguments with which the command runs to its end',matrix:'write\
 "parameters" instead, for example parameters: { clients: [1, 10] }'},REQUEST={url:'the server is the target; only its "path" is written, fo\
r example path: /users?page=2',uri:'the server is the target; only its "path" is written, for example path: /users?page=2',query:'the query \
belongs in "path", for example path: /users?page=2',params:'the query belongs in "path", for example path: /users?page=2',data:'what is sent\
 is "body", or "body-file" for a file',json:'what is sent is "body", with headers: { content-type: application/json }',payload:'what is sent\
 is "body", or "body-file" for a file'},EXPECT={code:'write "status" instead, for example status: 200',statusCode:'write "status" instead, f\
or example status: 200',text:'write "body" instead, with the whole text'},TOP={name:"the file needs no name; remove it",on:"this looks like \
a workflow; it belongs in .github/workflows, and this file describes targets and scenarios",jobs:"this looks like a workflow; it belongs in \
.github/workflows, and this file describes targets and scenarios",volumes:'nothing is mounted; COPY it into the image, or make it with "setu\
p" of a target',networks:MACHINE,configs:'nothing is mounted; COPY it into the image, or make it with "setup" of a target',include:"there is\
 one file, whole; write here what is in the others",models:"a run has targets and their services, and nothing else: leave it out",secrets:"n\
ames of secrets belong under a target, as targets: { api: { secrets: [API_KEY] } }",server:'write "targets" instead, for example targets: { \
api: { build: ., port: 8080 } }',servers:'write "targets" instead, for example targets: { api: { build: ., port: 8080 } }',benchmarks:'write\
 "scenarios" instead, for example scenarios: { hello: { request: GET / } }',tests:'write "scenarios" instead, for example scenarios: { hello\
: { request: GET / } }',workloads:'write "scenarios" instead, for example scenarios: { hello: { request: GET / } }',requests:'write "scenari\
os" instead, for example scenarios: { hello: { request: GET / } }',duration:'write "budget" instead, for example budget: 5m',time:'write "bu\
dget" instead, for example budget: 5m',...Object.fromEntries(["build","image","command","port","env","environment","setup","prepare","ready"].
map(key=>[key,"it belongs under a target, for example targets: { api: { build: ., port: 8080 } }"])),...Object.fromEntries(["request","conne\
ctions","rate","expect","keepalive","vus"].map(key=>[key,'it belongs under a scenario, or for all of them under "defaults", for example scen\
arios: { hello: { request: GET / } }']))},FOREIGN={top:TOP,target:{...STARTED,...CONTAINER,...COMPOSE,...TARGET},service:{...STARTED,...CONTAINER,
...COMPOSE,...SERVICE},build:{...BUILD,...IMAGE_BUILD},scenario:SCENARIO,request:REQUEST,expect:EXPECT},ANCHORS="there is no place for ancho\
rs alone; set each where its value stands first: env: &env { LOG_LEVEL: error }, then env: *env",bare2=key=>key.toLowerCase().replaceAll(/[-_]/g,
"");function foreignKey(map2,key){let place=placeOf(map2.map(String));if(place!==void 0)return place==="top"&&/^(?:x-|\.)/.test(key)?ANCHORS:
Object.entries(FOREIGN[place]).find(([name3])=>bare2(name3)===bare2(key))?.[1]}function placeOf([first,...rest]){if(first===void 0)return"to\
p";let inside={targets:1,services:1,scenarios:1,defaults:0,presets:2}[first];if(inside===void 0||rest.length<inside)return;let[key,...more]=rest.
slice(inside);if(first==="targets"&&key==="matrix")return more.length===1?"target":more.length===2&&more[1]==="build"?"build":void 0;if(key===
void 0)return first==="targets"?"target":first==="services"?"service":"scenario";if(!(more.length>0))return first==="targets"||first==="serv\
ices"?key==="build"?"build":void 0:key==="request"||key==="expect"?key:void 0}var KINDS={string:"a text",number:"a number",int:"a whole number",boolean:"true or false",array:"a list",object:"a map",record:"a map"};function explain(issue3,source,parents=[]){
let path=[...parents,...issue3.path],value=source.at(path),must2=predicate2=>[{path,at:"value",message:`${subject(path)} ${advised(predicate2,
path)}`}];switch(issue3.code){case"unrecognized_keys":return issue3.keys.map(key=>unknownKey(path,key));case"invalid_union":return explainUnion(
issue3,source,path);case"invalid_type":return source.has(path)?must2(wrongType([expectedKind(issue3)],value)):[missing(path)];case"invalid_v\
alue":return must2(wrongValue(issue3.values.map(String),value));case"invalid_key":return[badName(path,issue3.issues[0]?.message??"is not all\
owed")];case"too_small":return must2(issue3.origin==="array"?"must not be empty":`must be at least ${issue3.minimum}, is ${value}`);case"too\
_big":return must2(`must be at most ${issue3.maximum}, is ${value}`);case"invalid_format":return must2(issue3.message.replace(/(?=;|$)/,`, i\
s ${quote(String(value))}`));default:return/^(must|has|is|needs) /.test(issue3.message)?must2(issue3.message):[{path,at:"value",message:`${subject(
path)}: ${advised(issue3.message,path)}`}]}}function explainUnion(issue3,source,path){let value=source.at(path),tried=issue3.errors.find(branch2=>!branch2.
some(inner=>isOtherKind(inner,value)));if(tried!==void 0)return tried.flatMap(inner=>explain(inner,source,path));let kinds=issue3.errors.flatMap(
branch2=>branch2.filter(inner=>inner.path.length===0).map(expectedKind)),message=`${subject(path)} ${advised(wrongType([...new Set(kinds)],value),
path)}`;return[{path,at:"value",message}]}function isOtherKind(issue3,value){return issue3.path.length>0?!1:issue3.code==="invalid_type"?!0:
issue3.code==="invalid_value"?typeof value!="string":issue3.code==="invalid_union"&&issue3.errors.every(b=>b.some(inner=>isOtherKind(inner,value)))}
function expectedKind(issue3){return issue3.code==="invalid_type"?KINDS[issue3.expected]??issue3.expected:issue3.code==="invalid_value"?either(
issue3.values.map(String)):issue3.code==="invalid_union"?either([...new Set(issue3.errors.flat().map(expectedKind))]):"another value"}function unknownKey(map2,key){
let where=map2.length===0?"":` in ${subject(map2)}`,known2=knownKeys(map2),hint2=noPlainBlank(key)??foreignKey(map2,key)??standsElsewhere(map2,
key)??suggestion(key,known2,known2.length),message=`unknown key ${quote(key)}${where}; ${hint2}`;return{path:[...map2,key],at:"key",message}}
function noPlainBlank(key){let[found]=/(?! )[\p{Z}\p{Cf}]/u.exec(key)??[];return found===void 0?void 0:`it holds U+${found.codePointAt(0).toString(
16).toUpperCase().padStart(4,"0")}, which is no space to YAML; write spaces`}function standsElsewhere(map2,key){let[first]=map2,inTarget=first===
"targets"||first==="services";if(!inTarget&&!(first==="scenarios"||first==="defaults"||first==="presets"))return;let other=inTarget?"scenari\
o":"target";return knownKeys([`${other}s`,""]).includes(key)?`it stands under a ${other}, as ${exampleAt([`${other}s`,"",key])}`:knownKeys([]).
includes(key)?`it stands at the top of the file, as ${exampleAt([key])}`:void 0}function badName(path,must2){let message=advised(`the name ${quote(
String(path.at(-1)))} ${must2}`,path.slice(0,-1));return{path,at:"key",message}}function missing(path){let message=`${path.length===1?"the f\
ile":subject(path.slice(0,-1))} has no ${quote(String(path.at(-1)))}; add it, for example ${exampleAt(path)}`;return{path,at:"key",message}}
function wrongType(kinds,value){let said=`must be ${either(kinds)}, is ${kindOf(value,kinds)}`,takes=kind2=>kinds.some(words2=>words2.includes(
kind2)),braced=bracedName(value);if(braced!==void 0)return`${said}; put it in quotation marks, as "{${braced}}"`;if(typeof value=="string"&&
kinds.includes("true or false")){let meant={yes:!0,on:!0,y:!0,no:!1,off:!1,n:!1}[value.toLowerCase()];if(meant!==void 0)return`${said}; writ\
e ${meant}`}return(typeof value=="number"||typeof value=="boolean")&&takes("a text")&&!takes("number")?`${said}; put it in quotation marks`:
typeof value=="string"&&value.trim()!==""&&Number.isFinite(Number(value))&&kinds.every(kind2=>kind2.endsWith("number"))?`${said}; remove the\
 quotation marks`:said}function bracedName(value){if(typeof value!="object"||value===null||Array.isArray(value))return;let[[name3,nothing2]=[],
...others2]=Object.entries(value);return nothing2===null&&others2.length===0?name3:void 0}function wrongValue(known2,value){if(typeof value==
"number")return`must be ${either(known2)}, is ${value}`;if(typeof value!="string")return wrongType([either(known2)],value);let meant=nearest(
value,known2),end2=meant===void 0?"":`; did you mean "${meant}"?`;return`must be ${either(known2)}, is ${quote(value)}${end2}`}function kindOf(value,expected){
return value==null?"empty":typeof value=="string"?"a text":typeof value=="boolean"?String(value):Array.isArray(value)?"a list":typeof value!=
"number"?"a map":expected.some(kind2=>kind2.endsWith("number"))?String(value):"a number"}function advised(message,path){if(message.includes(
"; "))return message;for(let length=path.length;length>0;length--){let example=typeof path[length-1]=="number"?void 0:exampleAt(path.slice(0,
length));if(example!==void 0)return`${message}; write it like ${example}`}return`${message}; begin with targets: and scenarios:`}function subject(path){
let[owner,rest]=ownerOf(path),key=rest.filter(step2=>typeof step2!="number").join(".");return owner===""?key===""?"the file":quote(key):key===
""?owner:`${quote(key)} of ${owner}`}function ownerOf(path){let[first,second,third]=path.map(String);return second===void 0?["",path]:first===
"targets"?[`target ${quote(second)}`,path.slice(2)]:first==="scenarios"?[`scenario ${quote(second)}`,path.slice(2)]:first==="defaults"?["the\
 defaults",path.slice(1)]:first!=="presets"?["",path]:third===void 0?[`preset ${quote(second)}`,[]]:[`scenario ${quote(third)} in preset ${quote(
second)}`,path.slice(3)]}var either=words2=>words2.length<2?words2.join(""):`${words2.slice(0,-1).join(", ")} or ${words2.at(-1)}`;function unwrapped(schema5){
return schema5 instanceof ZodExactOptional||schema5 instanceof ZodOptional?unwrapped(schema5.unwrap()):schema5 instanceof ZodPipe?unwrapped(
schema5.in):schema5 instanceof ZodUnion?schema5.options.flatMap(unwrapped):schema5 instanceof ZodType?[schema5]:[]}function schemasInside(schema5,step2){
return schema5 instanceof ZodRecord?[schema5.valueType]:schema5 instanceof ZodArray?[schema5.element]:schema5 instanceof ZodObject&&Object.hasOwn(
schema5.shape,step2)?[schema5.shape[String(step2)]]:[]}function schemasAt(path){let schemas2=[configSchema];for(let step2 of path)schemas2=schemas2.
flatMap(unwrapped).flatMap(schema5=>schemasInside(schema5,step2));return schemas2}function knownKeys(path){return schemasAt(path).flatMap(unwrapped).
flatMap(schema5=>schema5 instanceof ZodObject?Object.keys(schema5.shape):[])}function exampleAt(path){let example=schemasAt(path).flatMap(schema5=>schema5.
meta()?.examples??[]).at(0);if(example!==void 0)return`${String(path.at(-1))}: ${flow(example)}`}var PLAIN_TEXT=/^[\w/.][\w./?=:% -]*$/;function flow(value){
return typeof value=="string"?PLAIN_TEXT.test(value)?value:JSON.stringify(value):Array.isArray(value)?`[${value.map(flow).join(", ")}]`:typeof value!=
"object"||value===null?String(value):`{ ${Object.entries(value).map(([key,inner])=>`${flow(key)}: ${flow(inner)}`).join(", ")} }`}import{posix as posix2}from"node:path";var ALIAS=Symbol.for("yaml.alias"),DOC=Symbol.for("yaml.document"),MAP=Symbol.for("yaml.map"),PAIR=Symbol.for("yaml.pair"),SCALAR=Symbol.for(
"yaml.scalar"),SEQ=Symbol.for("yaml.seq"),NODE_TYPE=Symbol.for("yaml.node.type"),isAlias=node2=>!!node2&&typeof node2=="object"&&node2[NODE_TYPE]===
ALIAS,isDocument=node2=>!!node2&&typeof node2=="object"&&node2[NODE_TYPE]===DOC,isMap2=node2=>!!node2&&typeof node2=="object"&&node2[NODE_TYPE]===
MAP,isPair=node2=>!!node2&&typeof node2=="object"&&node2[NODE_TYPE]===PAIR,isScalar=node2=>!!node2&&typeof node2=="object"&&node2[NODE_TYPE]===
SCALAR,isSeq=node2=>!!node2&&typeof node2=="object"&&node2[NODE_TYPE]===SEQ;function isCollection(node2){if(node2&&typeof node2=="object")switch(node2[NODE_TYPE]){case MAP:case SEQ:
return!0}return!1}function isNode(node2){if(node2&&typeof node2=="object")switch(node2[NODE_TYPE]){case ALIAS:case MAP:case SCALAR:case SEQ:
return!0}return!1}var hasAnchor=node2=>(isScalar(node2)||isCollection(node2))&&!!node2.anchor;var BREAK=Symbol("break visit"),SKIP=Symbol("skip children"),REMOVE=Symbol("remove node");function visit(node2,visitor){let visitor_=initVisitor(
visitor);isDocument(node2)?visit_(null,node2.contents,visitor_,Object.freeze([node2]))===REMOVE&&(node2.contents=null):visit_(null,node2,visitor_,
Object.freeze([]))}visit.BREAK=BREAK;visit.SKIP=SKIP;visit.REMOVE=REMOVE;function visit_(key,node2,visitor,path){let ctrl=callVisitor(key,node2,
visitor,path);if(isNode(ctrl)||isPair(ctrl))return replaceNode(key,path,ctrl),visit_(key,ctrl,visitor,path);if(typeof ctrl!="symbol"){if(isCollection(
node2)){path=Object.freeze(path.concat(node2));for(let i=0;i<node2.items.length;++i){let ci=visit_(i,node2.items[i],visitor,path);if(typeof ci==
"number")i=ci-1;else{if(ci===BREAK)return BREAK;ci===REMOVE&&(node2.items.splice(i,1),i-=1)}}}else if(isPair(node2)){path=Object.freeze(path.
concat(node2));let ck=visit_("key",node2.key,visitor,path);if(ck===BREAK)return BREAK;ck===REMOVE&&(node2.key=null);let cv=visit_("value",node2.
value,visitor,path);if(cv===BREAK)return BREAK;cv===REMOVE&&(node2.value=null)}}return ctrl}async function visitAsync(node2,visitor){let visitor_=initVisitor(
visitor);isDocument(node2)?await visitAsync_(null,node2.contents,visitor_,Object.freeze([node2]))===REMOVE&&(node2.contents=null):await visitAsync_(
null,node2,visitor_,Object.freeze([]))}visitAsync.BREAK=BREAK;visitAsync.SKIP=SKIP;visitAsync.REMOVE=REMOVE;async function visitAsync_(key,node2,visitor,path){
let ctrl=await callVisitor(key,node2,visitor,path);if(isNode(ctrl)||isPair(ctrl))return replaceNode(key,path,ctrl),visitAsync_(key,ctrl,visitor,
path);if(typeof ctrl!="symbol"){if(isCollection(node2)){path=Object.freeze(path.concat(node2));for(let i=0;i<node2.items.length;++i){let ci=await visitAsync_(
i,node2.items[i],visitor,path);if(typeof ci=="number")i=ci-1;else{if(ci===BREAK)return BREAK;ci===REMOVE&&(node2.items.splice(i,1),i-=1)}}}else if(isPair(
node2)){path=Object.freeze(path.concat(node2));let ck=await visitAsync_("key",node2.key,visitor,path);if(ck===BREAK)return BREAK;ck===REMOVE&&
(node2.key=null);let cv=await visitAsync_("value",node2.value,visitor,path);if(cv===BREAK)return BREAK;cv===REMOVE&&(node2.value=null)}}return ctrl}
function initVisitor(visitor){return typeof visitor=="object"&&(visitor.Collection||visitor.Node||visitor.Value)?Object.assign({Alias:visitor.
Node,Map:visitor.Node,Scalar:visitor.Node,Seq:visitor.Node},visitor.Value&&{Map:visitor.Value,Scalar:visitor.Value,Seq:visitor.Value},visitor.
Collection&&{Map:visitor.Collection,Seq:visitor.Collection},visitor):visitor}function callVisitor(key,node2,visitor,path){if(typeof visitor==
"function")return visitor(key,node2,path);if(isMap2(node2))return visitor.Map?.(key,node2,path);if(isSeq(node2))return visitor.Seq?.(key,node2,
path);if(isPair(node2))return visitor.Pair?.(key,node2,path);if(isScalar(node2))return visitor.Scalar?.(key,node2,path);if(isAlias(node2))return visitor.
Alias?.(key,node2,path)}function replaceNode(key,path,node2){let parent=path[path.length-1];if(isCollection(parent))parent.items[key]=node2;else if(isPair(
parent))key==="key"?parent.key=node2:parent.value=node2;else if(isDocument(parent))parent.contents=node2;else{let pt=isAlias(parent)?"alias":
"scalar";throw new Error(`Cannot replace node with ${pt} parent`)}}var escapeChars={"!":"%21",",":"%2C","[":"%5B","]":"%5D","{":"%7B","}":"%7D"},escapeTagName=tn=>tn.replace(/[!,[\]{}]/g,ch=>escapeChars[ch]),
Directives=class _Directives{constructor(yaml,tags){this.docStart=null,this.docEnd=!1,this.yaml=Object.assign({},_Directives.defaultYaml,yaml),
this.tags=Object.assign({},_Directives.defaultTags,tags)}clone(){let copy=new _Directives(this.yaml,this.tags);return copy.docStart=this.docStart,
copy}atDocument(){let res=new _Directives(this.yaml,this.tags);switch(this.yaml.version){case"1.1":this.atNextDocument=!0;break;case"1.2":this.
atNextDocument=!1,this.yaml={explicit:_Directives.defaultYaml.explicit,version:"1.2"},this.tags=Object.assign({},_Directives.defaultTags);break}
return res}add(line2,onError){this.atNextDocument&&(this.yaml={explicit:_Directives.defaultYaml.explicit,version:"1.1"},this.tags=Object.assign(
{},_Directives.defaultTags),this.atNextDocument=!1);let parts=line2.trim().split(/[ \t]+/),name3=parts.shift();switch(name3){case"%TAG":{if(parts.
length!==2&&(onError(0,"%TAG directive should contain exactly two parts"),parts.length<2))return!1;let[handle,prefix]=parts;return this.tags[handle]=
prefix,!0}case"%YAML":{if(this.yaml.explicit=!0,parts.length!==1)return onError(0,"%YAML directive should contain exactly one part"),!1;let[
version2]=parts;if(version2==="1.1"||version2==="1.2")return this.yaml.version=version2,!0;{let isValid=/^\d+\.\d+$/.test(version2);return onError(
6,`Unsupported YAML version ${version2}`,isValid),!1}}default:return onError(0,`Unknown directive ${name3}`,!0),!1}}tagName(source,onError){
if(source==="!")return"!";if(source[0]!=="!")return onError(`Not a valid tag: ${source}`),null;if(source[1]==="<"){let verbatim=source.slice(
2,-1);return verbatim==="!"||verbatim==="!!"?(onError(`Verbatim tags aren't resolved, so ${source} is invalid.`),null):(source[source.length-
1]!==">"&&onError("Verbatim tags must end with a >"),verbatim)}let[,handle,suffix]=source.match(/^(.*!)([^!]*)$/s);suffix||onError(`The ${source}\
 tag has no suffix`);let prefix=this.tags[handle];if(prefix)try{return prefix+decodeURIComponent(suffix)}catch(error3){return onError(String(
error3)),null}return handle==="!"?source:(onError(`Could not resolve tag: ${source}`),null)}tagString(tag){for(let[handle,prefix]of Object.entries(
this.tags))if(tag.startsWith(prefix))return handle+escapeTagName(tag.substring(prefix.length));return tag[0]==="!"?tag:`!<${tag}>`}toString(doc){
let lines=this.yaml.explicit?[`%YAML ${this.yaml.version||"1.2"}`]:[],tagEntries=Object.entries(this.tags),tagNames;if(doc&&tagEntries.length>
0&&isNode(doc.contents)){let tags={};visit(doc.contents,(_key,node2)=>{isNode(node2)&&node2.tag&&(tags[node2.tag]=!0)}),tagNames=Object.keys(
tags)}else tagNames=[];for(let[handle,prefix]of tagEntries)handle==="!!"&&prefix==="tag:yaml.org,2002:"||(!doc||tagNames.some(tn=>tn.startsWith(
prefix)))&&lines.push(`%TAG ${handle} ${prefix}`);return lines.join(`
`)}};Directives.defaultYaml={explicit:!1,version:"1.2"};Directives.defaultTags={"!!":"tag:yaml.org,2002:"};function anchorIsValid(anchor2){if(/[\x00-\x19\s,[\]{}]/.test(anchor2)){let msg=`Anchor must not contain whitespace or control characters: ${JSON.
stringify(anchor2)}`;throw new Error(msg)}return!0}function anchorNames(root){let anchors=new Set;return visit(root,{Value(_key,node2){node2.
anchor&&anchors.add(node2.anchor)}}),anchors}function findNewAnchor(prefix,exclude){for(let i=1;;++i){let name3=`${prefix}${i}`;if(!exclude.
has(name3))return name3}}function createNodeAnchors(doc,prefix){let aliasObjects=[],sourceObjects=new Map,prevAnchors=null;return{onAnchor:source=>{
aliasObjects.push(source),prevAnchors??(prevAnchors=anchorNames(doc));let anchor2=findNewAnchor(prefix,prevAnchors);return prevAnchors.add(anchor2),
anchor2},setAnchors:()=>{for(let source of aliasObjects){let ref=sourceObjects.get(source);if(typeof ref=="object"&&ref.anchor&&(isScalar(ref.
node)||isCollection(ref.node)))ref.node.anchor=ref.anchor;else{let error3=new Error("Failed to resolve repeated object (this should not happ\
en)");throw error3.source=source,error3}}},sourceObjects}}function applyReviver(reviver,obj,key,val){if(val&&typeof val=="object")if(Array.isArray(val))for(let i=0,len=val.length;i<len;++i){let v0=val[i],
v1=applyReviver(reviver,val,String(i),v0);v1===void 0?delete val[i]:v1!==v0&&(val[i]=v1)}else if(val instanceof Map)for(let k of Array.from(
val.keys())){let v0=val.get(k),v1=applyReviver(reviver,val,k,v0);v1===void 0?val.delete(k):v1!==v0&&val.set(k,v1)}else if(val instanceof Set)
for(let v0 of Array.from(val)){let v1=applyReviver(reviver,val,v0,v0);v1===void 0?val.delete(v0):v1!==v0&&(val.delete(v0),val.add(v1))}else for(let[
k,v0]of Object.entries(val)){let v1=applyReviver(reviver,val,k,v0);v1===void 0?delete val[k]:v1!==v0&&(val[k]=v1)}return reviver.call(obj,key,
val)}function toJS(value,arg,ctx){if(Array.isArray(value))return value.map((v,i)=>toJS(v,String(i),ctx));if(value&&typeof value.toJSON=="function"){
if(!ctx||!hasAnchor(value))return value.toJSON(arg,ctx);let data={aliasCount:0,count:1,res:void 0};ctx.anchors.set(value,data),ctx.onCreate=
res2=>{data.res=res2,delete ctx.onCreate};let res=value.toJSON(arg,ctx);return ctx.onCreate&&ctx.onCreate(res),res}return typeof value=="big\
int"&&!ctx?.keep?Number(value):value}var NodeBase=class{constructor(type){Object.defineProperty(this,NODE_TYPE,{value:type})}clone(){let copy=Object.create(Object.getPrototypeOf(
this),Object.getOwnPropertyDescriptors(this));return this.range&&(copy.range=this.range.slice()),copy}toJS(doc,{mapAsMap,maxAliasCount,onAnchor,
reviver}={}){if(!isDocument(doc))throw new TypeError("A document argument is required");let ctx={anchors:new Map,doc,keep:!0,mapAsMap:mapAsMap===
!0,mapKeyWarned:!1,maxAliasCount:typeof maxAliasCount=="number"?maxAliasCount:100},res=toJS(this,"",ctx);if(typeof onAnchor=="function")for(let{
count:count3,res:res2}of ctx.anchors.values())onAnchor(res2,count3);return typeof reviver=="function"?applyReviver(reviver,{"":res},"",res):
res}};var Alias=class extends NodeBase{constructor(source){super(ALIAS),this.source=source,Object.defineProperty(this,"tag",{set(){throw new Error(
"Alias nodes cannot have tags")}})}resolve(doc,ctx){if(ctx?.maxAliasCount===0)throw new ReferenceError("Alias resolution is disabled");let nodes;
ctx?.aliasResolveCache?nodes=ctx.aliasResolveCache:(nodes=[],visit(doc,{Node:(_key,node2)=>{(isAlias(node2)||hasAnchor(node2))&&nodes.push(node2)}}),
ctx&&(ctx.aliasResolveCache=nodes));let found;for(let node2 of nodes){if(node2===this)break;node2.anchor===this.source&&(found=node2)}if(found&&
ctx){let{anchors,doc:doc2,maxAliasCount}=ctx,data=anchors.get(found);if(data||(toJS(found,null,ctx),data=anchors.get(found)),data?.res===void 0){
let msg="This should not happen: Alias anchor was not resolved?";throw new ReferenceError(msg)}if(maxAliasCount>=0&&(data.count+=1,data.aliasCount===
0&&(data.aliasCount=getAliasCount(doc2,found,anchors)),data.count*data.aliasCount>maxAliasCount)){let msg="Excessive alias count indicates a\
 resource exhaustion attack";throw new ReferenceError(msg)}}return found}toJSON(_arg,ctx){if(!ctx)return{source:this.source};let source=this.
resolve(ctx.doc,ctx);if(!source){let msg=`Unresolved alias (the anchor must be set before the alias): ${this.source}`;throw new ReferenceError(
msg)}return ctx.anchors.get(source).res}toString(ctx,_onComment,_onChompKeep){let src=`*${this.source}`;if(ctx){if(anchorIsValid(this.source),
ctx.options.verifyAliasOrder&&!ctx.anchors.has(this.source)){let msg=`Unresolved alias (the anchor must be set before the alias): ${this.source}`;
throw new Error(msg)}if(ctx.implicitKey)return`${src} `}return src}};function getAliasCount(doc,node2,anchors){if(isAlias(node2)){let source=node2.
resolve(doc),anchor2=anchors&&source&&anchors.get(source);return anchor2?anchor2.count*anchor2.aliasCount:0}else if(isCollection(node2)){let count3=0;
for(let item of node2.items){let c=getAliasCount(doc,item,anchors);c>count3&&(count3=c)}return count3}else if(isPair(node2)){let kc=getAliasCount(
doc,node2.key,anchors),vc=getAliasCount(doc,node2.value,anchors);return Math.max(kc,vc)}return 1}var isScalarValue=value=>!value||typeof value!="function"&&typeof value!="object",Scalar=class extends NodeBase{constructor(value){super(SCALAR),
this.value=value}toJSON(arg,ctx){return ctx?.keep?this.value:toJS(this.value,arg,ctx)}toString(){return String(this.value)}};Scalar.BLOCK_FOLDED=
"BLOCK_FOLDED";Scalar.BLOCK_LITERAL="BLOCK_LITERAL";Scalar.PLAIN="PLAIN";Scalar.QUOTE_DOUBLE="QUOTE_DOUBLE";Scalar.QUOTE_SINGLE="QUOTE_SINGL\
E";var defaultTagPrefix="tag:yaml.org,2002:";function findTagObject(value,tagName,tags){if(tagName){let match=tags.filter(t=>t.tag===tagName),tagObj=match.
find(t=>!t.format)??match[0];if(!tagObj)throw new Error(`Tag ${tagName} not found`);return tagObj}return tags.find(t=>t.identify?.(value)&&!t.
format)}function createNode(value,tagName,ctx){if(isDocument(value)&&(value=value.contents),isNode(value))return value;if(isPair(value)){let map2=ctx.
schema[MAP].createNode?.(ctx.schema,null,ctx);return map2.items.push(value),map2}(value instanceof String||value instanceof Number||value instanceof
Boolean||typeof BigInt<"u"&&value instanceof BigInt)&&(value=value.valueOf());let{aliasDuplicateObjects,onAnchor,onTagObj,schema:schema5,sourceObjects}=ctx,
ref;if(aliasDuplicateObjects&&value&&typeof value=="object"){if(ref=sourceObjects.get(value),ref)return ref.anchor??(ref.anchor=onAnchor(value)),
new Alias(ref.anchor);ref={anchor:null,node:null},sourceObjects.set(value,ref)}tagName?.startsWith("!!")&&(tagName=defaultTagPrefix+tagName.
slice(2));let tagObj=findTagObject(value,tagName,schema5.tags);if(!tagObj){if(value&&typeof value.toJSON=="function"&&(value=value.toJSON()),
!value||typeof value!="object"){let node3=new Scalar(value);return ref&&(ref.node=node3),node3}tagObj=value instanceof Map?schema5[MAP]:Symbol.
iterator in Object(value)?schema5[SEQ]:schema5[MAP]}onTagObj&&(onTagObj(tagObj),delete ctx.onTagObj);let node2=tagObj?.createNode?tagObj.createNode(
ctx.schema,value,ctx):typeof tagObj?.nodeClass?.from=="function"?tagObj.nodeClass.from(ctx.schema,value,ctx):new Scalar(value);return tagName?
node2.tag=tagName:tagObj.default||(node2.tag=tagObj.tag),ref&&(ref.node=node2),node2}function collectionFromPath(schema5,path,value){let v=value;for(let i=path.length-1;i>=0;--i){let k=path[i];if(typeof k=="number"&&Number.isInteger(
k)&&k>=0){let a=[];a[k]=v,v=a}else v=new Map([[k,v]])}return createNode(v,void 0,{aliasDuplicateObjects:!1,keepUndefined:!1,onAnchor:()=>{throw new Error(
"This should not happen, please report a bug.")},schema:schema5,sourceObjects:new Map})}var isEmptyPath=path=>path==null||typeof path=="obje\
ct"&&!!path[Symbol.iterator]().next().done,Collection=class extends NodeBase{constructor(type,schema5){super(type),Object.defineProperty(this,
"schema",{value:schema5,configurable:!0,enumerable:!1,writable:!0})}clone(schema5){let copy=Object.create(Object.getPrototypeOf(this),Object.
getOwnPropertyDescriptors(this));return schema5&&(copy.schema=schema5),copy.items=copy.items.map(it=>isNode(it)||isPair(it)?it.clone(schema5):
it),this.range&&(copy.range=this.range.slice()),copy}addIn(path,value){if(isEmptyPath(path))this.add(value);else{let[key,...rest]=path,node2=this.
get(key,!0);if(isCollection(node2))node2.addIn(rest,value);else if(node2===void 0&&this.schema)this.set(key,collectionFromPath(this.schema,rest,
value));else throw new Error(`Expected YAML collection at ${key}. Remaining path: ${rest}`)}}deleteIn(path){let[key,...rest]=path;if(rest.length===
0)return this.delete(key);let node2=this.get(key,!0);if(isCollection(node2))return node2.deleteIn(rest);throw new Error(`Expected YAML colle\
ction at ${key}. Remaining path: ${rest}`)}getIn(path,keepScalar){let[key,...rest]=path,node2=this.get(key,!0);return rest.length===0?!keepScalar&&
isScalar(node2)?node2.value:node2:isCollection(node2)?node2.getIn(rest,keepScalar):void 0}hasAllNullValues(allowScalar){return this.items.every(
node2=>{if(!isPair(node2))return!1;let n=node2.value;return n==null||allowScalar&&isScalar(n)&&n.value==null&&!n.commentBefore&&!n.comment&&
!n.tag})}hasIn(path){let[key,...rest]=path;if(rest.length===0)return this.has(key);let node2=this.get(key,!0);return isCollection(node2)?node2.
hasIn(rest):!1}setIn(path,value){let[key,...rest]=path;if(rest.length===0)this.set(key,value);else{let node2=this.get(key,!0);if(isCollection(
node2))node2.setIn(rest,value);else if(node2===void 0&&this.schema)this.set(key,collectionFromPath(this.schema,rest,value));else throw new Error(
`Expected YAML collection at ${key}. Remaining path: ${rest}`)}}};var stringifyComment=str=>str.replace(/^(?!$)(?: $)?/gm,"#");function indentComment(comment,indent){return/^\n+$/.test(comment)?comment.substring(
1):indent?comment.replace(/^(?! *$)/gm,indent):comment}var lineComment=(str,indent,comment)=>str.endsWith(`
`)?indentComment(comment,indent):comment.includes(`
`)?`
`+indentComment(comment,indent):(str.endsWith(" ")?"":" ")+comment;var FOLD_FLOW="flow",FOLD_BLOCK="block",FOLD_QUOTED="quoted";function foldFlowLines(text3,indent,mode2="flow",{indentAtStart,lineWidth=80,minContentWidth=20,
onFold,onOverflow}={}){if(!lineWidth||lineWidth<0)return text3;lineWidth<minContentWidth&&(minContentWidth=0);let endStep=Math.max(1+minContentWidth,
1+lineWidth-indent.length);if(text3.length<=endStep)return text3;let folds=[],escapedFolds={},end2=lineWidth-indent.length;typeof indentAtStart==
"number"&&(indentAtStart>lineWidth-Math.max(2,minContentWidth)?folds.push(0):end2=lineWidth-indentAtStart);let split,prev,overflow=!1,i=-1,escStart=-1,
escEnd=-1;mode2===FOLD_BLOCK&&(i=consumeMoreIndentedLines(text3,i,indent.length),i!==-1&&(end2=i+endStep));for(let ch;ch=text3[i+=1];){if(mode2===
FOLD_QUOTED&&ch==="\\"){switch(escStart=i,text3[i+1]){case"x":i+=3;break;case"u":i+=5;break;case"U":i+=9;break;default:i+=1}escEnd=i}if(ch===
`
`)mode2===FOLD_BLOCK&&(i=consumeMoreIndentedLines(text3,i,indent.length)),end2=i+indent.length+endStep,split=void 0;else{if(ch===" "&&prev&&
prev!==" "&&prev!==`
`&&prev!=="	"){let next2=text3[i+1];next2&&next2!==" "&&next2!==`
`&&next2!=="	"&&(split=i)}if(i>=end2)if(split)folds.push(split),end2=split+endStep,split=void 0;else if(mode2===FOLD_QUOTED){for(;prev===" "||
prev==="	";)prev=ch,ch=text3[i+=1],overflow=!0;let j=i>escEnd+1?i-2:escStart-1;if(escapedFolds[j])return text3;folds.push(j),escapedFolds[j]=
!0,end2=j+endStep,split=void 0}else overflow=!0}prev=ch}if(overflow&&onOverflow&&onOverflow(),folds.length===0)return text3;onFold&&onFold();
let res=text3.slice(0,folds[0]);for(let i2=0;i2<folds.length;++i2){let fold=folds[i2],end3=folds[i2+1]||text3.length;fold===0?res=`
${indent}${text3.slice(0,end3)}`:(mode2===FOLD_QUOTED&&escapedFolds[fold]&&(res+=`${text3[fold]}\\`),res+=`
${indent}${text3.slice(fold+1,end3)}`)}return res}function consumeMoreIndentedLines(text3,i,indent){let end2=i,start=i+1,ch=text3[start];for(;ch===
" "||ch==="	";)if(i<start+indent)ch=text3[++i];else{do ch=text3[++i];while(ch&&ch!==`
`);end2=i,start=i+1,ch=text3[start]}return end2}var getFoldOptions=(ctx,isBlock2)=>({indentAtStart:isBlock2?ctx.indent.length:ctx.indentAtStart,lineWidth:ctx.options.lineWidth,minContentWidth:ctx.
options.minContentWidth}),containsDocumentMarker=str=>/^(%|---|\.\.\.)/m.test(str);function lineLengthOverLimit(str,lineWidth,indentLength){
if(!lineWidth||lineWidth<0)return!1;let limit2=lineWidth-indentLength,strLen=str.length;if(strLen<=limit2)return!1;for(let i=0,start=0;i<strLen;++i)
if(str[i]===`
`){if(i-start>limit2)return!0;if(start=i+1,strLen-start<=limit2)return!1}return!0}function doubleQuotedString(value,ctx){let json2=JSON.stringify(
value);if(ctx.options.doubleQuotedAsJSON)return json2;let{implicitKey}=ctx,minMultiLineLength=ctx.options.doubleQuotedMinMultiLineLength,indent=ctx.
indent||(containsDocumentMarker(value)?"  ":""),str="",start=0;for(let i=0,ch=json2[i];ch;ch=json2[++i])if(ch===" "&&json2[i+1]==="\\"&&json2[i+
2]==="n"&&(str+=json2.slice(start,i)+"\\ ",i+=1,start=i,ch="\\"),ch==="\\")switch(json2[i+1]){case"u":{str+=json2.slice(start,i);let code=json2.
substr(i+2,4);switch(code){case"0000":str+="\\0";break;case"0007":str+="\\a";break;case"000b":str+="\\v";break;case"001b":str+="\\e";break;case"\
0085":str+="\\N";break;case"00a0":str+="\\_";break;case"2028":str+="\\L";break;case"2029":str+="\\P";break;default:code.substr(0,2)==="00"?str+=
"\\x"+code.substr(2):str+=json2.substr(i,6)}i+=5,start=i+1}break;case"n":if(implicitKey||json2[i+2]==='"'||json2.length<minMultiLineLength)i+=
1;else{for(str+=json2.slice(start,i)+`

`;json2[i+2]==="\\"&&json2[i+3]==="n"&&json2[i+4]!=='"';)str+=`
`,i+=2;str+=indent,json2[i+2]===" "&&(str+="\\"),i+=1,start=i+1}break;default:i+=1}return str=start?str+json2.slice(start):json2,implicitKey?
str:foldFlowLines(str,indent,FOLD_QUOTED,getFoldOptions(ctx,!1))}function singleQuotedString(value,ctx){if(ctx.options.singleQuote===!1||ctx.
implicitKey&&value.includes(`
`)||/[ \t]\n|\n[ \t]/.test(value))return doubleQuotedString(value,ctx);let indent=ctx.indent||(containsDocumentMarker(value)?"  ":""),res="'"+
value.replace(/'/g,"''").replace(/\n+/g,`$&
${indent}`)+"'";return ctx.implicitKey?res:foldFlowLines(res,indent,FOLD_FLOW,getFoldOptions(ctx,!1))}function quotedString(value,ctx){let{singleQuote}=ctx.
options,qs;if(singleQuote===!1)qs=doubleQuotedString;else{let hasDouble=value.includes('"'),hasSingle=value.includes("'");hasDouble&&!hasSingle?
qs=singleQuotedString:hasSingle&&!hasDouble?qs=doubleQuotedString:qs=singleQuote?singleQuotedString:doubleQuotedString}return qs(value,ctx)}
var blockEndNewlines;try{blockEndNewlines=new RegExp(`(^|(?<!
))
+(?!
|$)`,"g")}catch{blockEndNewlines=/\n+(?!\n|$)/g}function blockString({comment,type,value},ctx,onComment,onChompKeep){let{blockQuote,commentString,
lineWidth}=ctx.options;if(!blockQuote||/\n[\t ]+$/.test(value))return quotedString(value,ctx);let indent=ctx.indent||(ctx.forceBlockIndent||
containsDocumentMarker(value)?"  ":""),literal5=blockQuote==="literal"?!0:blockQuote==="folded"||type===Scalar.BLOCK_FOLDED?!1:type===Scalar.
BLOCK_LITERAL?!0:!lineLengthOverLimit(value,lineWidth,indent.length);if(!value)return literal5?`|
`:`>
`;let chomp,endStart;for(endStart=value.length;endStart>0;--endStart){let ch=value[endStart-1];if(ch!==`
`&&ch!=="	"&&ch!==" ")break}let end2=value.substring(endStart),endNlPos=end2.indexOf(`
`);endNlPos===-1?chomp="-":value===end2||endNlPos!==end2.length-1?(chomp="+",onChompKeep&&onChompKeep()):chomp="",end2&&(value=value.slice(0,
-end2.length),end2[end2.length-1]===`
`&&(end2=end2.slice(0,-1)),end2=end2.replace(blockEndNewlines,`$&${indent}`));let startWithSpace=!1,startEnd,startNlPos=-1;for(startEnd=0;startEnd<
value.length;++startEnd){let ch=value[startEnd];if(ch===" ")startWithSpace=!0;else if(ch===`
`)startNlPos=startEnd;else break}let start=value.substring(0,startNlPos<startEnd?startNlPos+1:startEnd);start&&(value=value.substring(start.
length),start=start.replace(/\n+/g,`$&${indent}`));let header=(startWithSpace?indent?"2":"1":"")+chomp;if(comment&&(header+=" "+commentString(
comment.replace(/ ?[\r\n]+/g," ")),onComment&&onComment()),!literal5){let foldedValue=value.replace(/\n+/g,`
$&`).replace(/(?:^|\n)([\t ].*)(?:([\n\t ]*)\n(?![\n\t ]))?/g,"$1$2").replace(/\n+/g,`$&${indent}`),literalFallback=!1,foldOptions=getFoldOptions(
ctx,!0);blockQuote!=="folded"&&type!==Scalar.BLOCK_FOLDED&&(foldOptions.onOverflow=()=>{literalFallback=!0});let body2=foldFlowLines(`${start}${foldedValue}${end2}`,
indent,FOLD_BLOCK,foldOptions);if(!literalFallback)return`>${header}
${indent}${body2}`}return value=value.replace(/\n+/g,`$&${indent}`),`|${header}
${indent}${start}${value}${end2}`}function plainString(item,ctx,onComment,onChompKeep){let{type,value}=item,{actualString,implicitKey,indent,
indentStep,inFlow}=ctx;if(implicitKey&&value.includes(`
`)||inFlow&&/[[\]{},]/.test(value))return quotedString(value,ctx);if(/^[\n\t ,[\]{}#&*!|>'"%@`]|^[?-]$|^[?-][ \t]|[\n:][ \t]|[ \t]\n|[\n\t ]#|[\n\t :]$/.
test(value))return implicitKey||inFlow||!value.includes(`
`)?quotedString(value,ctx):blockString(item,ctx,onComment,onChompKeep);if(!implicitKey&&!inFlow&&type!==Scalar.PLAIN&&value.includes(`
`))return blockString(item,ctx,onComment,onChompKeep);if(containsDocumentMarker(value)){if(indent==="")return ctx.forceBlockIndent=!0,blockString(
item,ctx,onComment,onChompKeep);if(implicitKey&&indent===indentStep)return quotedString(value,ctx)}let str=value.replace(/\n+/g,`$&
${indent}`);if(actualString){let test=tag=>tag.default&&tag.tag!=="tag:yaml.org,2002:str"&&tag.test?.test(str),{compat,tags}=ctx.doc.schema;
if(tags.some(test)||compat?.some(test))return quotedString(value,ctx)}return implicitKey?str:foldFlowLines(str,indent,FOLD_FLOW,getFoldOptions(
ctx,!1))}function stringifyString(item,ctx,onComment,onChompKeep){let{implicitKey,inFlow}=ctx,ss=typeof item.value=="string"?item:Object.assign(
{},item,{value:String(item.value)}),{type}=item;type!==Scalar.QUOTE_DOUBLE&&/[\x00-\x08\x0b-\x1f\x7f-\x9f\u{D800}-\u{DFFF}]/u.test(ss.value)&&
(type=Scalar.QUOTE_DOUBLE);let _stringify=_type=>{switch(_type){case Scalar.BLOCK_FOLDED:case Scalar.BLOCK_LITERAL:return implicitKey||inFlow?
quotedString(ss.value,ctx):blockString(ss,ctx,onComment,onChompKeep);case Scalar.QUOTE_DOUBLE:return doubleQuotedString(ss.value,ctx);case Scalar.
QUOTE_SINGLE:return singleQuotedString(ss.value,ctx);case Scalar.PLAIN:return plainString(ss,ctx,onComment,onChompKeep);default:return null}},
res=_stringify(type);if(res===null){let{defaultKeyType,defaultStringType}=ctx.options,t=implicitKey&&defaultKeyType||defaultStringType;if(res=
_stringify(t),res===null)throw new Error(`Unsupported default string type ${t}`)}return res}function createStringifyContext(doc,options){let opt=Object.assign({blockQuote:!0,commentString:stringifyComment,defaultKeyType:null,defaultStringType:"\
PLAIN",directives:null,doubleQuotedAsJSON:!1,doubleQuotedMinMultiLineLength:40,falseStr:"false",flowCollectionPadding:!0,indentSeq:!0,lineWidth:80,
minContentWidth:20,nullStr:"null",simpleKeys:!1,singleQuote:null,trailingComma:!1,trueStr:"true",verifyAliasOrder:!0},doc.schema.toStringOptions,
options),inFlow;switch(opt.collectionStyle){case"block":inFlow=!1;break;case"flow":inFlow=!0;break;default:inFlow=null}return{anchors:new Set,
doc,flowCollectionPadding:opt.flowCollectionPadding?" ":"",indent:"",indentStep:typeof opt.indent=="number"?" ".repeat(opt.indent):"  ",inFlow,
options:opt}}function getTagObject(tags,item){if(item.tag){let match=tags.filter(t=>t.tag===item.tag);if(match.length>0)return match.find(t=>t.
format===item.format)??match[0]}let tagObj,obj;if(isScalar(item)){obj=item.value;let match=tags.filter(t=>t.identify?.(obj));if(match.length>
1){let testMatch=match.filter(t=>t.test);testMatch.length>0&&(match=testMatch)}tagObj=match.find(t=>t.format===item.format)??match.find(t=>!t.
format)}else obj=item,tagObj=tags.find(t=>t.nodeClass&&obj instanceof t.nodeClass);if(!tagObj){let name3=obj?.constructor?.name??(obj===null?
"null":typeof obj);throw new Error(`Tag not resolved for ${name3} value`)}return tagObj}function stringifyProps(node2,tagObj,{anchors,doc}){
if(!doc.directives)return"";let props=[],anchor2=(isScalar(node2)||isCollection(node2))&&node2.anchor;anchor2&&anchorIsValid(anchor2)&&(anchors.
add(anchor2),props.push(`&${anchor2}`));let tag=node2.tag??(tagObj.default?null:tagObj.tag);return tag&&props.push(doc.directives.tagString(
tag)),props.join(" ")}function stringify(item,ctx,onComment,onChompKeep){if(isPair(item))return item.toString(ctx,onComment,onChompKeep);if(isAlias(
item)){if(ctx.doc.directives)return item.toString(ctx);if(ctx.resolvedAliases?.has(item))throw new TypeError("Cannot stringify circular stru\
cture without alias nodes");ctx.resolvedAliases?ctx.resolvedAliases.add(item):ctx.resolvedAliases=new Set([item]),item=item.resolve(ctx.doc)}
let tagObj,node2=isNode(item)?item:ctx.doc.createNode(item,{onTagObj:o=>tagObj=o});tagObj??(tagObj=getTagObject(ctx.doc.schema.tags,node2));
let props=stringifyProps(node2,tagObj,ctx);props.length>0&&(ctx.indentAtStart=(ctx.indentAtStart??0)+props.length+1);let str=typeof tagObj.stringify==
"function"?tagObj.stringify(node2,ctx,onComment,onChompKeep):isScalar(node2)?stringifyString(node2,ctx,onComment,onChompKeep):node2.toString(
ctx,onComment,onChompKeep);return props?isScalar(node2)||str[0]==="{"||str[0]==="["?`${props} ${str}`:`${props}
${ctx.indent}${str}`:str}function stringifyPair({key,value},ctx,onComment,onChompKeep){let{allNullValues,doc,indent,indentStep,options:{commentString,indentSeq,simpleKeys}}=ctx,
keyComment=isNode(key)&&key.comment||null;if(simpleKeys){if(keyComment)throw new Error("With simple keys, key nodes cannot have comments");if(isCollection(
key)||!isNode(key)&&typeof key=="object"){let msg="With simple keys, collection cannot be used as a key value";throw new Error(msg)}}let explicitKey=!simpleKeys&&
(!key||keyComment&&value==null&&!ctx.inFlow||isCollection(key)||(isScalar(key)?key.type===Scalar.BLOCK_FOLDED||key.type===Scalar.BLOCK_LITERAL:
typeof key=="object"));ctx=Object.assign({},ctx,{allNullValues:!1,implicitKey:!explicitKey&&(simpleKeys||!allNullValues),indent:indent+indentStep});
let keyCommentDone=!1,chompKeep=!1,str=stringify(key,ctx,()=>keyCommentDone=!0,()=>chompKeep=!0);if(!explicitKey&&!ctx.inFlow&&str.length>1024){
if(simpleKeys)throw new Error("With simple keys, single line scalar must not span more than 1024 characters");explicitKey=!0}if(ctx.inFlow){
if(allNullValues||value==null)return keyCommentDone&&onComment&&onComment(),str===""?"?":explicitKey?`? ${str}`:str}else if(allNullValues&&!simpleKeys||
value==null&&explicitKey)return str=`? ${str}`,keyComment&&!keyCommentDone?str+=lineComment(str,ctx.indent,commentString(keyComment)):chompKeep&&
onChompKeep&&onChompKeep(),str;keyCommentDone&&(keyComment=null),explicitKey?(keyComment&&(str+=lineComment(str,ctx.indent,commentString(keyComment))),
str=`? ${str}
${indent}:`):(str=`${str}:`,keyComment&&(str+=lineComment(str,ctx.indent,commentString(keyComment))));let vsb,vcb,valueComment;isNode(value)?
(vsb=!!value.spaceBefore,vcb=value.commentBefore,valueComment=value.comment):(vsb=!1,vcb=null,valueComment=null,value&&typeof value=="object"&&
(value=doc.createNode(value))),ctx.implicitKey=!1,!explicitKey&&!keyComment&&isScalar(value)&&(ctx.indentAtStart=str.length+1),chompKeep=!1,
!indentSeq&&indentStep.length>=2&&!ctx.inFlow&&!explicitKey&&isSeq(value)&&!value.flow&&!value.tag&&!value.anchor&&(ctx.indent=ctx.indent.substring(
2));let valueCommentDone=!1,valueStr=stringify(value,ctx,()=>valueCommentDone=!0,()=>chompKeep=!0),ws=" ";if(keyComment||vsb||vcb){if(ws=vsb?
`
`:"",vcb){let cs=commentString(vcb);ws+=`
${indentComment(cs,ctx.indent)}`}valueStr===""&&!ctx.inFlow?ws===`
`&&valueComment&&(ws=`

`):ws+=`
${ctx.indent}`}else if(!explicitKey&&isCollection(value)){let vs0=valueStr[0],nl0=valueStr.indexOf(`
`),hasNewline=nl0!==-1,flow2=ctx.inFlow??value.flow??value.items.length===0;if(hasNewline||!flow2){let hasPropsLine=!1;if(hasNewline&&(vs0===
"&"||vs0==="!")){let sp0=valueStr.indexOf(" ");vs0==="&"&&sp0!==-1&&sp0<nl0&&valueStr[sp0+1]==="!"&&(sp0=valueStr.indexOf(" ",sp0+1)),(sp0===
-1||nl0<sp0)&&(hasPropsLine=!0)}hasPropsLine||(ws=`
${ctx.indent}`)}}else(valueStr===""||valueStr[0]===`
`)&&(ws="");return str+=ws+valueStr,ctx.inFlow?valueCommentDone&&onComment&&onComment():valueComment&&!valueCommentDone?str+=lineComment(str,
ctx.indent,commentString(valueComment)):chompKeep&&onChompKeep&&onChompKeep(),str}function warn(logLevel,warning2){(logLevel==="debug"||logLevel==="warn")&&console.warn(warning2)}var MERGE_KEY="<<",merge2={identify:value=>value===MERGE_KEY||typeof value=="symbol"&&value.description===MERGE_KEY,default:"key",tag:"tag:y\
aml.org,2002:merge",test:/^<<$/,resolve:()=>Object.assign(new Scalar(Symbol(MERGE_KEY)),{addToJSMap:addMergeToJSMap}),stringify:()=>MERGE_KEY},
isMergeKey=(ctx,key)=>(merge2.identify(key)||isScalar(key)&&(!key.type||key.type===Scalar.PLAIN)&&merge2.identify(key.value))&&ctx?.doc.schema.
tags.some(tag=>tag.tag===merge2.tag&&tag.default);function addMergeToJSMap(ctx,map2,value){let source=resolveAliasValue(ctx,value);if(isSeq(
source))for(let it of source.items)mergeValue(ctx,map2,it);else if(Array.isArray(source))for(let it of source)mergeValue(ctx,map2,it);else mergeValue(
ctx,map2,source)}function mergeValue(ctx,map2,value){let source=resolveAliasValue(ctx,value);if(!isMap2(source))throw new Error("Merge sourc\
es must be maps or map aliases");let srcMap=source.toJSON(null,ctx,Map);for(let[key,value2]of srcMap)map2 instanceof Map?map2.has(key)||map2.
set(key,value2):map2 instanceof Set?map2.add(key):Object.prototype.hasOwnProperty.call(map2,key)||Object.defineProperty(map2,key,{value:value2,
writable:!0,enumerable:!0,configurable:!0});return map2}function resolveAliasValue(ctx,value){return ctx&&isAlias(value)?value.resolve(ctx.doc,
ctx):value}function addPairToJSMap(ctx,map2,{key,value}){if(isNode(key)&&key.addToJSMap)key.addToJSMap(ctx,map2,value);else if(isMergeKey(ctx,key))addMergeToJSMap(
ctx,map2,value);else{let jsKey=toJS(key,"",ctx);if(map2 instanceof Map)map2.set(jsKey,toJS(value,jsKey,ctx));else if(map2 instanceof Set)map2.
add(jsKey);else{let stringKey=stringifyKey(key,jsKey,ctx),jsValue=toJS(value,stringKey,ctx);stringKey in map2?Object.defineProperty(map2,stringKey,
{value:jsValue,writable:!0,enumerable:!0,configurable:!0}):map2[stringKey]=jsValue}}return map2}function stringifyKey(key,jsKey,ctx){if(jsKey===
null)return"";if(typeof jsKey!="object")return String(jsKey);if(isNode(key)&&ctx?.doc){let strCtx=createStringifyContext(ctx.doc,{});strCtx.
anchors=new Set;for(let node2 of ctx.anchors.keys())strCtx.anchors.add(node2.anchor);strCtx.inFlow=!0,strCtx.inStringifyKey=!0;let strKey=key.
toString(strCtx);if(!ctx.mapKeyWarned){let jsonStr=JSON.stringify(strKey);jsonStr.length>40&&(jsonStr=jsonStr.substring(0,36)+'..."'),warn(ctx.
doc.options.logLevel,`Keys with collection values will be stringified due to JS Object restrictions: ${jsonStr}. Set mapAsMap: true to use o\
bject keys.`),ctx.mapKeyWarned=!0}return strKey}return JSON.stringify(jsKey)}function createPair(key,value,ctx){let k=createNode(key,void 0,ctx),v=createNode(value,void 0,ctx);return new Pair(k,v)}var Pair=class _Pair{constructor(key,value=null){
Object.defineProperty(this,NODE_TYPE,{value:PAIR}),this.key=key,this.value=value}clone(schema5){let{key,value}=this;return isNode(key)&&(key=
key.clone(schema5)),isNode(value)&&(value=value.clone(schema5)),new _Pair(key,value)}toJSON(_,ctx){let pair2=ctx?.mapAsMap?new Map:{};return addPairToJSMap(
ctx,pair2,this)}toString(ctx,onComment,onChompKeep){return ctx?.doc?stringifyPair(this,ctx,onComment,onChompKeep):JSON.stringify(this)}};function stringifyCollection(collection,ctx,options){return(ctx.inFlow??collection.flow?stringifyFlowCollection:stringifyBlockCollection)(collection,
ctx,options)}function stringifyBlockCollection({comment,items},ctx,{blockItemPrefix,flowChars,itemIndent,onChompKeep,onComment}){let{indent,
options:{commentString}}=ctx,itemCtx=Object.assign({},ctx,{indent:itemIndent,type:null}),chompKeep=!1,lines=[];for(let i=0;i<items.length;++i){
let item=items[i],comment2=null;if(isNode(item))!chompKeep&&item.spaceBefore&&lines.push(""),addCommentBefore(ctx,lines,item.commentBefore,chompKeep),
item.comment&&(comment2=item.comment);else if(isPair(item)){let ik=isNode(item.key)?item.key:null;ik&&(!chompKeep&&ik.spaceBefore&&lines.push(
""),addCommentBefore(ctx,lines,ik.commentBefore,chompKeep))}chompKeep=!1;let str2=stringify(item,itemCtx,()=>comment2=null,()=>chompKeep=!0);
comment2&&(str2+=lineComment(str2,itemIndent,commentString(comment2))),chompKeep&&comment2&&(chompKeep=!1),lines.push(blockItemPrefix+str2)}
let str;if(lines.length===0)str=flowChars.start+flowChars.end;else{str=lines[0];for(let i=1;i<lines.length;++i){let line2=lines[i];str+=line2?
`
${indent}${line2}`:`
`}}return comment?(str+=`
`+indentComment(commentString(comment),indent),onComment&&onComment()):chompKeep&&onChompKeep&&onChompKeep(),str}function stringifyFlowCollection({
items},ctx,{flowChars,itemIndent}){let{indent,indentStep,flowCollectionPadding:fcPadding,options:{commentString}}=ctx;itemIndent+=indentStep;
let itemCtx=Object.assign({},ctx,{indent:itemIndent,inFlow:!0,type:null}),reqNewline=!1,linesAtValue=0,lines=[];for(let i=0;i<items.length;++i){
let item=items[i],comment=null;if(isNode(item))item.spaceBefore&&lines.push(""),addCommentBefore(ctx,lines,item.commentBefore,!1),item.comment&&
(comment=item.comment);else if(isPair(item)){let ik=isNode(item.key)?item.key:null;ik&&(ik.spaceBefore&&lines.push(""),addCommentBefore(ctx,
lines,ik.commentBefore,!1),ik.comment&&(reqNewline=!0));let iv=isNode(item.value)?item.value:null;iv?(iv.comment&&(comment=iv.comment),iv.commentBefore&&
(reqNewline=!0)):item.value==null&&ik?.comment&&(comment=ik.comment)}comment&&(reqNewline=!0);let str=stringify(item,itemCtx,()=>comment=null);
reqNewline||(reqNewline=lines.length>linesAtValue||str.includes(`
`)),i<items.length-1?str+=",":ctx.options.trailingComma&&(ctx.options.lineWidth>0&&(reqNewline||(reqNewline=lines.reduce((sum4,line2)=>sum4+
line2.length+2,2)+(str.length+2)>ctx.options.lineWidth)),reqNewline&&(str+=",")),comment&&(str+=lineComment(str,itemIndent,commentString(comment))),
lines.push(str),linesAtValue=lines.length}let{start,end:end2}=flowChars;if(lines.length===0)return start+end2;if(!reqNewline){let len=lines.
reduce((sum4,line2)=>sum4+line2.length+2,2);reqNewline=ctx.options.lineWidth>0&&len>ctx.options.lineWidth}if(reqNewline){let str=start;for(let line2 of lines)
str+=line2?`
${indentStep}${indent}${line2}`:`
`;return`${str}
${indent}${end2}`}else return`${start}${fcPadding}${lines.join(" ")}${fcPadding}${end2}`}function addCommentBefore({indent,options:{commentString}},lines,comment,chompKeep){
if(comment&&chompKeep&&(comment=comment.replace(/^\n+/,"")),comment){let ic=indentComment(commentString(comment),indent);lines.push(ic.trimStart())}}function findPair(items,key){let k=isScalar(key)?key.value:key;for(let it of items)if(isPair(it)&&(it.key===key||it.key===k||isScalar(it.key)&&
it.key.value===k))return it}var YAMLMap=class extends Collection{static get tagName(){return"tag:yaml.org,2002:map"}constructor(schema5){super(
MAP,schema5),this.items=[]}static from(schema5,obj,ctx){let{keepUndefined,replacer}=ctx,map2=new this(schema5),add=(key,value)=>{if(typeof replacer==
"function")value=replacer.call(obj,key,value);else if(Array.isArray(replacer)&&!replacer.includes(key))return;(value!==void 0||keepUndefined)&&
map2.items.push(createPair(key,value,ctx))};if(obj instanceof Map)for(let[key,value]of obj)add(key,value);else if(obj&&typeof obj=="object")
for(let key of Object.keys(obj))add(key,obj[key]);return typeof schema5.sortMapEntries=="function"&&map2.items.sort(schema5.sortMapEntries),
map2}add(pair2,overwrite){let _pair;isPair(pair2)?_pair=pair2:!pair2||typeof pair2!="object"||!("key"in pair2)?_pair=new Pair(pair2,pair2?.value):
_pair=new Pair(pair2.key,pair2.value);let prev=findPair(this.items,_pair.key),sortEntries=this.schema?.sortMapEntries;if(prev){if(!overwrite)
throw new Error(`Key ${_pair.key} already set`);isScalar(prev.value)&&isScalarValue(_pair.value)?prev.value.value=_pair.value:prev.value=_pair.
value}else if(sortEntries){let i=this.items.findIndex(item=>sortEntries(_pair,item)<0);i===-1?this.items.push(_pair):this.items.splice(i,0,_pair)}else
this.items.push(_pair)}delete(key){let it=findPair(this.items,key);return it?this.items.splice(this.items.indexOf(it),1).length>0:!1}get(key,keepScalar){
let node2=findPair(this.items,key)?.value;return(!keepScalar&&isScalar(node2)?node2.value:node2)??void 0}has(key){return!!findPair(this.items,
key)}set(key,value){this.add(new Pair(key,value),!0)}toJSON(_,ctx,Type){let map2=Type?new Type:ctx?.mapAsMap?new Map:{};ctx?.onCreate&&ctx.onCreate(
map2);for(let item of this.items)addPairToJSMap(ctx,map2,item);return map2}toString(ctx,onComment,onChompKeep){if(!ctx)return JSON.stringify(
this);for(let item of this.items)if(!isPair(item))throw new Error(`Map items must all be pairs; found ${JSON.stringify(item)} instead`);return!ctx.
allNullValues&&this.hasAllNullValues(!1)&&(ctx=Object.assign({},ctx,{allNullValues:!0})),stringifyCollection(this,ctx,{blockItemPrefix:"",flowChars:{
start:"{",end:"}"},itemIndent:ctx.indent||"",onChompKeep,onComment})}};var map={collection:"map",default:!0,nodeClass:YAMLMap,tag:"tag:yaml.org,2002:map",resolve(map2,onError){return isMap2(map2)||onError("Expec\
ted a mapping for this tag"),map2},createNode:(schema5,obj,ctx)=>YAMLMap.from(schema5,obj,ctx)};var YAMLSeq=class extends Collection{static get tagName(){return"tag:yaml.org,2002:seq"}constructor(schema5){super(SEQ,schema5),this.items=[]}add(value){
this.items.push(value)}delete(key){let idx=asItemIndex(key);return typeof idx!="number"?!1:this.items.splice(idx,1).length>0}get(key,keepScalar){
let idx=asItemIndex(key);if(typeof idx!="number")return;let it=this.items[idx];return!keepScalar&&isScalar(it)?it.value:it}has(key){let idx=asItemIndex(
key);return typeof idx=="number"&&idx<this.items.length}set(key,value){let idx=asItemIndex(key);if(typeof idx!="number")throw new Error(`Exp\
ected a valid index, not ${key}.`);let prev=this.items[idx];isScalar(prev)&&isScalarValue(value)?prev.value=value:this.items[idx]=value}toJSON(_,ctx){
let seq2=[];ctx?.onCreate&&ctx.onCreate(seq2);let i=0;for(let item of this.items)seq2.push(toJS(item,String(i++),ctx));return seq2}toString(ctx,onComment,onChompKeep){
return ctx?stringifyCollection(this,ctx,{blockItemPrefix:"- ",flowChars:{start:"[",end:"]"},itemIndent:(ctx.indent||"")+"  ",onChompKeep,onComment}):
JSON.stringify(this)}static from(schema5,obj,ctx){let{replacer}=ctx,seq2=new this(schema5);if(obj&&Symbol.iterator in Object(obj)){let i=0;for(let it of obj){
if(typeof replacer=="function"){let key=obj instanceof Set?it:String(i++);it=replacer.call(obj,key,it)}seq2.items.push(createNode(it,void 0,
ctx))}}return seq2}};function asItemIndex(key){let idx=isScalar(key)?key.value:key;return idx&&typeof idx=="string"&&(idx=Number(idx)),typeof idx==
"number"&&Number.isInteger(idx)&&idx>=0?idx:null}var seq={collection:"seq",default:!0,nodeClass:YAMLSeq,tag:"tag:yaml.org,2002:seq",resolve(seq2,onError){return isSeq(seq2)||onError("Expect\
ed a sequence for this tag"),seq2},createNode:(schema5,obj,ctx)=>YAMLSeq.from(schema5,obj,ctx)};var string3={identify:value=>typeof value=="string",default:!0,tag:"tag:yaml.org,2002:str",resolve:str=>str,stringify(item,ctx,onComment,onChompKeep){
return ctx=Object.assign({actualString:!0},ctx),stringifyString(item,ctx,onComment,onChompKeep)}};var nullTag={identify:value=>value==null,createNode:()=>new Scalar(null),default:!0,tag:"tag:yaml.org,2002:null",test:/^(?:~|[Nn]ull|NULL)?$/,
resolve:()=>new Scalar(null),stringify:({source},ctx)=>typeof source=="string"&&nullTag.test.test(source)?source:ctx.options.nullStr};var boolTag={identify:value=>typeof value=="boolean",default:!0,tag:"tag:yaml.org,2002:bool",test:/^(?:[Tt]rue|TRUE|[Ff]alse|FALSE)$/,resolve:str=>new Scalar(
str[0]==="t"||str[0]==="T"),stringify({source,value},ctx){if(source&&boolTag.test.test(source)){let sv=source[0]==="t"||source[0]==="T";if(value===
sv)return source}return value?ctx.options.trueStr:ctx.options.falseStr}};function stringifyNumber({format,minFractionDigits,tag,value}){if(typeof value=="bigint")return String(value);let num=typeof value=="number"?
value:Number(value);if(!isFinite(num))return isNaN(num)?".nan":num<0?"-.inf":".inf";let n=Object.is(value,-0)?"-0":JSON.stringify(value);if(!format&&
minFractionDigits&&(!tag||tag==="tag:yaml.org,2002:float")&&/^-?\d/.test(n)&&!n.includes("e")){let i=n.indexOf(".");i<0&&(i=n.length,n+=".");
let d=minFractionDigits-(n.length-i-1);for(;d-- >0;)n+="0"}return n}var floatNaN={identify:value=>typeof value=="number",default:!0,tag:"tag:yaml.org,2002:float",test:/^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
resolve:str=>str.slice(-3).toLowerCase()==="nan"?NaN:str[0]==="-"?Number.NEGATIVE_INFINITY:Number.POSITIVE_INFINITY,stringify:stringifyNumber},
floatExp={identify:value=>typeof value=="number",default:!0,tag:"tag:yaml.org,2002:float",format:"EXP",test:/^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)[eE][-+]?[0-9]+$/,
resolve:str=>parseFloat(str),stringify(node2){let num=Number(node2.value);return isFinite(num)?num.toExponential():stringifyNumber(node2)}},
float={identify:value=>typeof value=="number",default:!0,tag:"tag:yaml.org,2002:float",test:/^[-+]?(?:\.[0-9]+|[0-9]+\.[0-9]*)$/,resolve(str){
let node2=new Scalar(parseFloat(str)),dot=str.indexOf(".");return dot!==-1&&str[str.length-1]==="0"&&(node2.minFractionDigits=str.length-dot-
1),node2},stringify:stringifyNumber};var intIdentify=value=>typeof value=="bigint"||Number.isInteger(value),intResolve=(str,offset,radix,{intAsBigInt})=>intAsBigInt?BigInt(str):
parseInt(str.substring(offset),radix);function intStringify(node2,radix,prefix){let{value}=node2;return intIdentify(value)&&value>=0?prefix+
value.toString(radix):stringifyNumber(node2)}var intOct={identify:value=>intIdentify(value)&&value>=0,default:!0,tag:"tag:yaml.org,2002:int",
format:"OCT",test:/^0o[0-7]+$/,resolve:(str,_onError,opt)=>intResolve(str,2,8,opt),stringify:node2=>intStringify(node2,8,"0o")},int2={identify:intIdentify,
default:!0,tag:"tag:yaml.org,2002:int",test:/^[-+]?[0-9]+$/,resolve:(str,_onError,opt)=>intResolve(str,0,10,opt),stringify:stringifyNumber},
intHex={identify:value=>intIdentify(value)&&value>=0,default:!0,tag:"tag:yaml.org,2002:int",format:"HEX",test:/^0x[0-9a-fA-F]+$/,resolve:(str,_onError,opt)=>intResolve(
str,2,16,opt),stringify:node2=>intStringify(node2,16,"0x")};var schema=[map,seq,string3,nullTag,boolTag,intOct,int2,intHex,floatNaN,floatExp,float];function intIdentify2(value){return typeof value=="bigint"||Number.isInteger(value)}var stringifyJSON=({value})=>JSON.stringify(value),jsonScalars=[
{identify:value=>typeof value=="string",default:!0,tag:"tag:yaml.org,2002:str",resolve:str=>str,stringify:stringifyJSON},{identify:value=>value==
null,createNode:()=>new Scalar(null),default:!0,tag:"tag:yaml.org,2002:null",test:/^null$/,resolve:()=>null,stringify:stringifyJSON},{identify:value=>typeof value==
"boolean",default:!0,tag:"tag:yaml.org,2002:bool",test:/^true$|^false$/,resolve:str=>str==="true",stringify:stringifyJSON},{identify:intIdentify2,
default:!0,tag:"tag:yaml.org,2002:int",test:/^-?(?:0|[1-9][0-9]*)$/,resolve:(str,_onError,{intAsBigInt})=>intAsBigInt?BigInt(str):parseInt(str,
10),stringify:({value})=>intIdentify2(value)?value.toString():JSON.stringify(value)},{identify:value=>typeof value=="number",default:!0,tag:"\
tag:yaml.org,2002:float",test:/^-?(?:0|[1-9][0-9]*)(?:\.[0-9]*)?(?:[eE][-+]?[0-9]+)?$/,resolve:str=>parseFloat(str),stringify:stringifyJSON}],
jsonError={default:!0,tag:"",test:/^/,resolve(str,onError){return onError(`Unresolved plain scalar ${JSON.stringify(str)}`),str}},schema2=[map,
seq].concat(jsonScalars,jsonError);var binary={identify:value=>value instanceof Uint8Array,default:!1,tag:"tag:yaml.org,2002:binary",resolve(src,onError){if(typeof atob=="func\
tion"){let str=atob(src.replace(/[\n\r]/g,"")),buffer=new Uint8Array(str.length);for(let i=0;i<str.length;++i)buffer[i]=str.charCodeAt(i);return buffer}else
return onError("This environment does not support reading binary tags; either Buffer or atob is required"),src},stringify({comment,type,value},ctx,onComment,onChompKeep){
if(!value)return"";let buf=value,str;if(typeof btoa=="function"){let s="";for(let i=0;i<buf.length;++i)s+=String.fromCharCode(buf[i]);str=btoa(
s)}else throw new Error("This environment does not support writing binary tags; either Buffer or btoa is required");if(type??(type=Scalar.BLOCK_LITERAL),
type!==Scalar.QUOTE_DOUBLE){let lineWidth=Math.max(ctx.options.lineWidth-ctx.indent.length,ctx.options.minContentWidth),n=Math.ceil(str.length/
lineWidth),lines=new Array(n);for(let i=0,o=0;i<n;++i,o+=lineWidth)lines[i]=str.substr(o,lineWidth);str=lines.join(type===Scalar.BLOCK_LITERAL?
`
`:" ")}return stringifyString({comment,type,value:str},ctx,onComment,onChompKeep)}};function resolvePairs(seq2,onError){if(isSeq(seq2))for(let i=0;i<seq2.items.length;++i){let item=seq2.items[i];if(!isPair(item)){if(isMap2(item)){
item.items.length>1&&onError("Each pair must have its own sequence indicator");let pair2=item.items[0]||new Pair(new Scalar(null));if(item.commentBefore&&
(pair2.key.commentBefore=pair2.key.commentBefore?`${item.commentBefore}
${pair2.key.commentBefore}`:item.commentBefore),item.comment){let cn=pair2.value??pair2.key;cn.comment=cn.comment?`${item.comment}
${cn.comment}`:item.comment}item=pair2}seq2.items[i]=isPair(item)?item:new Pair(item)}}else onError("Expected a sequence for this tag");return seq2}
function createPairs(schema5,iterable,ctx){let{replacer}=ctx,pairs2=new YAMLSeq(schema5);pairs2.tag="tag:yaml.org,2002:pairs";let i=0;if(iterable&&
Symbol.iterator in Object(iterable))for(let it of iterable){typeof replacer=="function"&&(it=replacer.call(iterable,String(i++),it));let key,
value;if(Array.isArray(it))if(it.length===2)key=it[0],value=it[1];else throw new TypeError(`Expected [key, value] tuple: ${it}`);else if(it&&
it instanceof Object){let keys=Object.keys(it);if(keys.length===1)key=keys[0],value=it[key];else throw new TypeError(`Expected tuple with on\
e key, not ${keys.length} keys`)}else key=it;pairs2.items.push(createPair(key,value,ctx))}return pairs2}var pairs={collection:"seq",default:!1,
tag:"tag:yaml.org,2002:pairs",resolve:resolvePairs,createNode:createPairs};var YAMLOMap=class _YAMLOMap extends YAMLSeq{constructor(){super(),this.add=YAMLMap.prototype.add.bind(this),this.delete=YAMLMap.prototype.delete.
bind(this),this.get=YAMLMap.prototype.get.bind(this),this.has=YAMLMap.prototype.has.bind(this),this.set=YAMLMap.prototype.set.bind(this),this.
tag=_YAMLOMap.tag}toJSON(_,ctx){if(!ctx)return super.toJSON(_);let map2=new Map;ctx?.onCreate&&ctx.onCreate(map2);for(let pair2 of this.items){
let key,value;if(isPair(pair2)?(key=toJS(pair2.key,"",ctx),value=toJS(pair2.value,key,ctx)):key=toJS(pair2,"",ctx),map2.has(key))throw new Error(
"Ordered maps must not include duplicate keys");map2.set(key,value)}return map2}static from(schema5,iterable,ctx){let pairs2=createPairs(schema5,
iterable,ctx),omap2=new this;return omap2.items=pairs2.items,omap2}};YAMLOMap.tag="tag:yaml.org,2002:omap";var omap={collection:"seq",identify:value=>value instanceof
Map,nodeClass:YAMLOMap,default:!1,tag:"tag:yaml.org,2002:omap",resolve(seq2,onError){let pairs2=resolvePairs(seq2,onError),seenKeys=[];for(let{
key}of pairs2.items)isScalar(key)&&(seenKeys.includes(key.value)?onError(`Ordered maps must not include duplicate keys: ${key.value}`):seenKeys.
push(key.value));return Object.assign(new YAMLOMap,pairs2)},createNode:(schema5,iterable,ctx)=>YAMLOMap.from(schema5,iterable,ctx)};function boolStringify({value,source},ctx){return source&&(value?trueTag:falseTag).test.test(source)?source:value?ctx.options.trueStr:ctx.options.
falseStr}var trueTag={identify:value=>value===!0,default:!0,tag:"tag:yaml.org,2002:bool",test:/^(?:Y|y|[Yy]es|YES|[Tt]rue|TRUE|[Oo]n|ON)$/,resolve:()=>new Scalar(
!0),stringify:boolStringify},falseTag={identify:value=>value===!1,default:!0,tag:"tag:yaml.org,2002:bool",test:/^(?:N|n|[Nn]o|NO|[Ff]alse|FALSE|[Oo]ff|OFF)$/,
resolve:()=>new Scalar(!1),stringify:boolStringify};var floatNaN2={identify:value=>typeof value=="number",default:!0,tag:"tag:yaml.org,2002:float",test:/^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
resolve:str=>str.slice(-3).toLowerCase()==="nan"?NaN:str[0]==="-"?Number.NEGATIVE_INFINITY:Number.POSITIVE_INFINITY,stringify:stringifyNumber},
floatExp2={identify:value=>typeof value=="number",default:!0,tag:"tag:yaml.org,2002:float",format:"EXP",test:/^[-+]?(?:[0-9][0-9_]*)?(?:\.[0-9_]*)?[eE][-+]?[0-9]+$/,
resolve:str=>parseFloat(str.replace(/_/g,"")),stringify(node2){let num=Number(node2.value);return isFinite(num)?num.toExponential():stringifyNumber(
node2)}},float2={identify:value=>typeof value=="number",default:!0,tag:"tag:yaml.org,2002:float",test:/^[-+]?(?:[0-9][0-9_]*)?\.[0-9_]*$/,resolve(str){
let node2=new Scalar(parseFloat(str.replace(/_/g,""))),dot=str.indexOf(".");if(dot!==-1){let f=str.substring(dot+1).replace(/_/g,"");f[f.length-
1]==="0"&&(node2.minFractionDigits=f.length)}return node2},stringify:stringifyNumber};var intIdentify3=value=>typeof value=="bigint"||Number.isInteger(value);function intResolve2(str,offset,radix,{intAsBigInt}){let sign=str[0];
if((sign==="-"||sign==="+")&&(offset+=1),str=str.substring(offset).replace(/_/g,""),intAsBigInt){switch(radix){case 2:str=`0b${str}`;break;case 8:
str=`0o${str}`;break;case 16:str=`0x${str}`;break}let n2=BigInt(str);return sign==="-"?BigInt(-1)*n2:n2}let n=parseInt(str,radix);return sign===
"-"?-1*n:n}function intStringify2(node2,radix,prefix){let{value}=node2;if(intIdentify3(value)){let str=value.toString(radix);return value<0?
"-"+prefix+str.substr(1):prefix+str}return stringifyNumber(node2)}var intBin={identify:intIdentify3,default:!0,tag:"tag:yaml.org,2002:int",format:"\
BIN",test:/^[-+]?0b[0-1_]+$/,resolve:(str,_onError,opt)=>intResolve2(str,2,2,opt),stringify:node2=>intStringify2(node2,2,"0b")},intOct2={identify:intIdentify3,
default:!0,tag:"tag:yaml.org,2002:int",format:"OCT",test:/^[-+]?0[0-7_]+$/,resolve:(str,_onError,opt)=>intResolve2(str,1,8,opt),stringify:node2=>intStringify2(
node2,8,"0")},int3={identify:intIdentify3,default:!0,tag:"tag:yaml.org,2002:int",test:/^[-+]?[0-9][0-9_]*$/,resolve:(str,_onError,opt)=>intResolve2(
str,0,10,opt),stringify:stringifyNumber},intHex2={identify:intIdentify3,default:!0,tag:"tag:yaml.org,2002:int",format:"HEX",test:/^[-+]?0x[0-9a-fA-F_]+$/,
resolve:(str,_onError,opt)=>intResolve2(str,2,16,opt),stringify:node2=>intStringify2(node2,16,"0x")};var YAMLSet=class _YAMLSet extends YAMLMap{constructor(schema5){super(schema5),this.tag=_YAMLSet.tag}add(key){let pair2;isPair(key)?pair2=key:
key&&typeof key=="object"&&"key"in key&&"value"in key&&key.value===null?pair2=new Pair(key.key,null):pair2=new Pair(key,null),findPair(this.
items,pair2.key)||this.items.push(pair2)}get(key,keepPair){let pair2=findPair(this.items,key);return!keepPair&&isPair(pair2)?isScalar(pair2.
key)?pair2.key.value:pair2.key:pair2}set(key,value){if(typeof value!="boolean")throw new Error(`Expected boolean value for set(key, value) i\
n a YAML set, not ${typeof value}`);let prev=findPair(this.items,key);prev&&!value?this.items.splice(this.items.indexOf(prev),1):!prev&&value&&
this.items.push(new Pair(key))}toJSON(_,ctx){return super.toJSON(_,ctx,Set)}toString(ctx,onComment,onChompKeep){if(!ctx)return JSON.stringify(
this);if(this.hasAllNullValues(!0))return super.toString(Object.assign({},ctx,{allNullValues:!0}),onComment,onChompKeep);throw new Error("Se\
t items must all have null values")}static from(schema5,iterable,ctx){let{replacer}=ctx,set2=new this(schema5);if(iterable&&Symbol.iterator in
Object(iterable))for(let value of iterable)typeof replacer=="function"&&(value=replacer.call(iterable,value,value)),set2.items.push(createPair(
value,null,ctx));return set2}};YAMLSet.tag="tag:yaml.org,2002:set";var set={collection:"map",identify:value=>value instanceof Set,nodeClass:YAMLSet,
default:!1,tag:"tag:yaml.org,2002:set",createNode:(schema5,iterable,ctx)=>YAMLSet.from(schema5,iterable,ctx),resolve(map2,onError){if(isMap2(
map2)){if(map2.hasAllNullValues(!0))return Object.assign(new YAMLSet,map2);onError("Set items must all have null values")}else onError("Expe\
cted a mapping for this tag");return map2}};function parseSexagesimal(str,asBigInt){let sign=str[0],parts=sign==="-"||sign==="+"?str.substring(1):str,num=n=>asBigInt?BigInt(n):Number(n),
res=parts.replace(/_/g,"").split(":").reduce((res2,p)=>res2*num(60)+num(p),num(0));return sign==="-"?num(-1)*res:res}function stringifySexagesimal(node2){
let{value}=node2,num=n=>n;if(typeof value=="bigint")num=n=>BigInt(n);else if(isNaN(value)||!isFinite(value))return stringifyNumber(node2);let sign="";
value<0&&(sign="-",value*=num(-1));let _60=num(60),parts=[value%_60];return value<60?parts.unshift(0):(value=(value-parts[0])/_60,parts.unshift(
value%_60),value>=60&&(value=(value-parts[0])/_60,parts.unshift(value))),sign+parts.map(n=>String(n).padStart(2,"0")).join(":").replace(/000000\d*$/,
"")}var intTime={identify:value=>typeof value=="bigint"||Number.isInteger(value),default:!0,tag:"tag:yaml.org,2002:int",format:"TIME",test:/^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+$/,
resolve:(str,_onError,{intAsBigInt})=>parseSexagesimal(str,intAsBigInt),stringify:stringifySexagesimal},floatTime={identify:value=>typeof value==
"number",default:!0,tag:"tag:yaml.org,2002:float",format:"TIME",test:/^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\.[0-9_]*$/,resolve:str=>parseSexagesimal(
str,!1),stringify:stringifySexagesimal},timestamp={identify:value=>value instanceof Date,default:!0,tag:"tag:yaml.org,2002:timestamp",test:RegExp(
"^([0-9]{4})-([0-9]{1,2})-([0-9]{1,2})(?:(?:t|T|[ \\t]+)([0-9]{1,2}):([0-9]{1,2}):([0-9]{1,2}(\\.[0-9]+)?)(?:[ \\t]*(Z|[-+][012]?[0-9](?::[0-9]\
{2})?))?)?$"),resolve(str){let match=str.match(timestamp.test);if(!match)throw new Error("!!timestamp expects a date, starting with yyyy-mm-\
dd");let[,year,month,day,hour,minute,second]=match.map(Number),millisec=match[7]?Number((match[7]+"00").substr(1,3)):0,date3=Date.UTC(year,month-
1,day,hour||0,minute||0,second||0,millisec),tz=match[8];if(tz&&tz!=="Z"){let d=parseSexagesimal(tz,!1);Math.abs(d)<30&&(d*=60),date3-=6e4*d}
return new Date(date3)},stringify:({value})=>value?.toISOString().replace(/(T00:00:00)?\.000Z$/,"")??""};var schema3=[map,seq,string3,nullTag,trueTag,falseTag,intBin,intOct2,int3,intHex2,floatNaN2,floatExp2,float2,binary,merge2,omap,pairs,set,intTime,
floatTime,timestamp];var schemas=new Map([["core",schema],["failsafe",[map,seq,string3]],["json",schema2],["yaml11",schema3],["yaml-1.1",schema3]]),tagsByName={binary,
bool:boolTag,float,floatExp,floatNaN,floatTime,int:int2,intHex,intOct,intTime,map,merge:merge2,null:nullTag,omap,pairs,seq,set,timestamp},coreKnownTags={
"tag:yaml.org,2002:binary":binary,"tag:yaml.org,2002:merge":merge2,"tag:yaml.org,2002:omap":omap,"tag:yaml.org,2002:pairs":pairs,"tag:yaml.o\
rg,2002:set":set,"tag:yaml.org,2002:timestamp":timestamp};function getTags(customTags,schemaName,addMergeTag){let schemaTags=schemas.get(schemaName);
if(schemaTags&&!customTags)return addMergeTag&&!schemaTags.includes(merge2)?schemaTags.concat(merge2):schemaTags.slice();let tags=schemaTags;
if(!tags)if(Array.isArray(customTags))tags=[];else{let keys=Array.from(schemas.keys()).filter(key=>key!=="yaml11").map(key=>JSON.stringify(key)).
join(", ");throw new Error(`Unknown schema "${schemaName}"; use one of ${keys} or define customTags array`)}if(Array.isArray(customTags))for(let tag of customTags)
tags=tags.concat(tag);else typeof customTags=="function"&&(tags=customTags(tags.slice()));return addMergeTag&&(tags=tags.concat(merge2)),tags.
reduce((tags2,tag)=>{let tagObj=typeof tag=="string"?tagsByName[tag]:tag;if(!tagObj){let tagName=JSON.stringify(tag),keys=Object.keys(tagsByName).
map(key=>JSON.stringify(key)).join(", ");throw new Error(`Unknown custom tag ${tagName}; use one of ${keys}`)}return tags2.includes(tagObj)||
tags2.push(tagObj),tags2},[])}var sortMapEntriesByKey=(a,b)=>a.key<b.key?-1:a.key>b.key?1:0,Schema=class _Schema{constructor({compat,customTags,merge:merge3,resolveKnownTags,
schema:schema5,sortMapEntries,toStringDefaults}){this.compat=Array.isArray(compat)?getTags(compat,"compat"):compat?getTags(null,compat):null,
this.name=typeof schema5=="string"&&schema5||"core",this.knownTags=resolveKnownTags?coreKnownTags:{},this.tags=getTags(customTags,this.name,
merge3),this.toStringOptions=toStringDefaults??null,Object.defineProperty(this,MAP,{value:map}),Object.defineProperty(this,SCALAR,{value:string3}),
Object.defineProperty(this,SEQ,{value:seq}),this.sortMapEntries=typeof sortMapEntries=="function"?sortMapEntries:sortMapEntries===!0?sortMapEntriesByKey:
null}clone(){let copy=Object.create(_Schema.prototype,Object.getOwnPropertyDescriptors(this));return copy.tags=this.tags.slice(),copy}};function stringifyDocument(doc,options){let lines=[],hasDirectives=options.directives===!0;if(options.directives!==!1&&doc.directives){let dir=doc.
directives.toString(doc);dir?(lines.push(dir),hasDirectives=!0):doc.directives.docStart&&(hasDirectives=!0)}hasDirectives&&lines.push("---");
let ctx=createStringifyContext(doc,options),{commentString}=ctx.options;if(doc.commentBefore){lines.length!==1&&lines.unshift("");let cs=commentString(
doc.commentBefore);lines.unshift(indentComment(cs,""))}let chompKeep=!1,contentComment=null;if(doc.contents){if(isNode(doc.contents)){if(doc.
contents.spaceBefore&&hasDirectives&&lines.push(""),doc.contents.commentBefore){let cs=commentString(doc.contents.commentBefore);lines.push(
indentComment(cs,""))}ctx.forceBlockIndent=!!doc.comment,contentComment=doc.contents.comment}let onChompKeep=contentComment?void 0:()=>chompKeep=
!0,body2=stringify(doc.contents,ctx,()=>contentComment=null,onChompKeep);contentComment&&(body2+=lineComment(body2,"",commentString(contentComment))),
(body2[0]==="|"||body2[0]===">")&&lines[lines.length-1]==="---"?lines[lines.length-1]=`--- ${body2}`:lines.push(body2)}else lines.push(stringify(
doc.contents,ctx));if(doc.directives?.docEnd)if(doc.comment){let cs=commentString(doc.comment);cs.includes(`
`)?(lines.push("..."),lines.push(indentComment(cs,""))):lines.push(`... ${cs}`)}else lines.push("...");else{let dc=doc.comment;dc&&chompKeep&&
(dc=dc.replace(/^\n+/,"")),dc&&((!chompKeep||contentComment)&&lines[lines.length-1]!==""&&lines.push(""),lines.push(indentComment(commentString(
dc),"")))}return lines.join(`
`)+`
`}var Document=class _Document{constructor(value,replacer,options){this.commentBefore=null,this.comment=null,this.errors=[],this.warnings=[],Object.
defineProperty(this,NODE_TYPE,{value:DOC});let _replacer=null;typeof replacer=="function"||Array.isArray(replacer)?_replacer=replacer:options===
void 0&&replacer&&(options=replacer,replacer=void 0);let opt=Object.assign({intAsBigInt:!1,keepSourceTokens:!1,logLevel:"warn",prettyErrors:!0,
strict:!0,stringKeys:!1,uniqueKeys:!0,version:"1.2"},options);this.options=opt;let{version:version2}=opt;options?._directives?(this.directives=
options._directives.atDocument(),this.directives.yaml.explicit&&(version2=this.directives.yaml.version)):this.directives=new Directives({version:version2}),
this.setSchema(version2,options),this.contents=value===void 0?null:this.createNode(value,_replacer,options)}clone(){let copy=Object.create(_Document.
prototype,{[NODE_TYPE]:{value:DOC}});return copy.commentBefore=this.commentBefore,copy.comment=this.comment,copy.errors=this.errors.slice(),
copy.warnings=this.warnings.slice(),copy.options=Object.assign({},this.options),this.directives&&(copy.directives=this.directives.clone()),copy.
schema=this.schema.clone(),copy.contents=isNode(this.contents)?this.contents.clone(copy.schema):this.contents,this.range&&(copy.range=this.range.
slice()),copy}add(value){assertCollection(this.contents)&&this.contents.add(value)}addIn(path,value){assertCollection(this.contents)&&this.contents.
addIn(path,value)}createAlias(node2,name3){if(!node2.anchor){let prev=anchorNames(this);node2.anchor=!name3||prev.has(name3)?findNewAnchor(name3||
"a",prev):name3}return new Alias(node2.anchor)}createNode(value,replacer,options){let _replacer;if(typeof replacer=="function")value=replacer.
call({"":value},"",value),_replacer=replacer;else if(Array.isArray(replacer)){let keyToStr=v=>typeof v=="number"||v instanceof String||v instanceof
Number,asStr=replacer.filter(keyToStr).map(String);asStr.length>0&&(replacer=replacer.concat(asStr)),_replacer=replacer}else options===void 0&&
replacer&&(options=replacer,replacer=void 0);let{aliasDuplicateObjects,anchorPrefix,flow:flow2,keepUndefined,onTagObj,tag}=options??{},{onAnchor,
setAnchors,sourceObjects}=createNodeAnchors(this,anchorPrefix||"a"),ctx={aliasDuplicateObjects:aliasDuplicateObjects??!0,keepUndefined:keepUndefined??
!1,onAnchor,onTagObj,replacer:_replacer,schema:this.schema,sourceObjects},node2=createNode(value,tag,ctx);return flow2&&isCollection(node2)&&
(node2.flow=!0),setAnchors(),node2}createPair(key,value,options={}){let k=this.createNode(key,null,options),v=this.createNode(value,null,options);
return new Pair(k,v)}delete(key){return assertCollection(this.contents)?this.contents.delete(key):!1}deleteIn(path){return isEmptyPath(path)?
this.contents==null?!1:(this.contents=null,!0):assertCollection(this.contents)?this.contents.deleteIn(path):!1}get(key,keepScalar){return isCollection(
this.contents)?this.contents.get(key,keepScalar):void 0}getIn(path,keepScalar){return isEmptyPath(path)?!keepScalar&&isScalar(this.contents)?
this.contents.value:this.contents:isCollection(this.contents)?this.contents.getIn(path,keepScalar):void 0}has(key){return isCollection(this.
contents)?this.contents.has(key):!1}hasIn(path){return isEmptyPath(path)?this.contents!==void 0:isCollection(this.contents)?this.contents.hasIn(
path):!1}set(key,value){this.contents==null?this.contents=collectionFromPath(this.schema,[key],value):assertCollection(this.contents)&&this.
contents.set(key,value)}setIn(path,value){isEmptyPath(path)?this.contents=value:this.contents==null?this.contents=collectionFromPath(this.schema,
Array.from(path),value):assertCollection(this.contents)&&this.contents.setIn(path,value)}setSchema(version2,options={}){typeof version2=="nu\
mber"&&(version2=String(version2));let opt;switch(version2){case"1.1":this.directives?this.directives.yaml.version="1.1":this.directives=new Directives(
{version:"1.1"}),opt={resolveKnownTags:!1,schema:"yaml-1.1"};break;case"1.2":case"next":this.directives?this.directives.yaml.version=version2:
this.directives=new Directives({version:version2}),opt={resolveKnownTags:!0,schema:"core"};break;case null:this.directives&&delete this.directives,
opt=null;break;default:{let sv=JSON.stringify(version2);throw new Error(`Expected '1.1', '1.2' or null as first argument, but found: ${sv}`)}}
if(options.schema instanceof Object)this.schema=options.schema;else if(opt)this.schema=new Schema(Object.assign(opt,options));else throw new Error(
"With a null YAML version, the { schema: Schema } option is required")}toJS({json:json2,jsonArg,mapAsMap,maxAliasCount,onAnchor,reviver}={}){
let ctx={anchors:new Map,doc:this,keep:!json2,mapAsMap:mapAsMap===!0,mapKeyWarned:!1,maxAliasCount:typeof maxAliasCount=="number"?maxAliasCount:
100},res=toJS(this.contents,jsonArg??"",ctx);if(typeof onAnchor=="function")for(let{count:count3,res:res2}of ctx.anchors.values())onAnchor(res2,
count3);return typeof reviver=="function"?applyReviver(reviver,{"":res},"",res):res}toJSON(jsonArg,onAnchor){return this.toJS({json:!0,jsonArg,
mapAsMap:!1,onAnchor})}toString(options={}){if(this.errors.length>0)throw new Error("Document with errors cannot be stringified");if("indent"in
options&&(!Number.isInteger(options.indent)||Number(options.indent)<=0)){let s=JSON.stringify(options.indent);throw new Error(`"indent" opti\
on must be a positive integer, not ${s}`)}return stringifyDocument(this,options)}};function assertCollection(contents2){if(isCollection(contents2))
return!0;throw new Error("Expected a YAML collection as document contents")}var YAMLError=class extends Error{constructor(name3,pos,code,message){super(),this.name=name3,this.code=code,this.message=message,this.pos=pos}},
YAMLParseError=class extends YAMLError{constructor(pos,code,message){super("YAMLParseError",pos,code,message)}},YAMLWarning=class extends YAMLError{constructor(pos,code,message){
super("YAMLWarning",pos,code,message)}},prettifyError2=(src,lc)=>error3=>{if(error3.pos[0]===-1)return;error3.linePos=error3.pos.map(pos=>lc.
linePos(pos));let{line:line2,col}=error3.linePos[0];error3.message+=` at line ${line2}, column ${col}`;let ci=col-1,lineStr=src.substring(lc.
lineStarts[line2-1],lc.lineStarts[line2]).replace(/[\n\r]+$/,"");if(ci>=60&&lineStr.length>80){let trimStart=Math.min(ci-39,lineStr.length-79);
lineStr="\u2026"+lineStr.substring(trimStart),ci-=trimStart-1}if(lineStr.length>80&&(lineStr=lineStr.substring(0,79)+"\u2026"),line2>1&&/^ *$/.
test(lineStr.substring(0,ci))){let prev=src.substring(lc.lineStarts[line2-2],lc.lineStarts[line2-1]);prev.length>80&&(prev=prev.substring(0,
79)+`\u2026
`),lineStr=prev+lineStr}if(/[^ ]/.test(lineStr)){let count3=1,end2=error3.linePos[1];end2?.line===line2&&end2.col>col&&(count3=Math.max(1,Math.
min(end2.col-col,80-ci)));let pointer=" ".repeat(ci)+"^".repeat(count3);error3.message+=`:

${lineStr}
${pointer}
`}};function resolveProps(tokens,{flow:flow2,indicator,next:next2,offset,onError,parentIndent,startOnNewline}){let spaceBefore=!1,atNewline=startOnNewline,
hasSpace=startOnNewline,comment="",commentSep="",hasNewline=!1,reqSpace=!1,tab=null,anchor2=null,tag=null,newlineAfterProp=null,comma=null,found=null,
start=null;for(let token2 of tokens)switch(reqSpace&&(token2.type!=="space"&&token2.type!=="newline"&&token2.type!=="comma"&&onError(token2.
offset,"MISSING_CHAR","Tags and anchors must be separated from the next token by white space"),reqSpace=!1),tab&&(atNewline&&token2.type!=="\
comment"&&token2.type!=="newline"&&onError(tab,"TAB_AS_INDENT","Tabs are not allowed as indentation"),tab=null),token2.type){case"space":!flow2&&
(indicator!=="doc-start"||next2?.type!=="flow-collection")&&token2.source.includes("	")&&(tab=token2),hasSpace=!0;break;case"comment":{hasSpace||
onError(token2,"MISSING_CHAR","Comments must be separated from other tokens by white space characters");let cb=token2.source.substring(1)||"\
 ";comment?comment+=commentSep+cb:comment=cb,commentSep="",atNewline=!1;break}case"newline":atNewline?comment?comment+=token2.source:(!found||
indicator!=="seq-item-ind")&&(spaceBefore=!0):commentSep+=token2.source,atNewline=!0,hasNewline=!0,(anchor2||tag)&&(newlineAfterProp=token2),
hasSpace=!0;break;case"anchor":anchor2&&onError(token2,"MULTIPLE_ANCHORS","A node can have at most one anchor"),token2.source.endsWith(":")&&
onError(token2.offset+token2.source.length-1,"BAD_ALIAS","Anchor ending in : is ambiguous",!0),anchor2=token2,start??(start=token2.offset),atNewline=
!1,hasSpace=!1,reqSpace=!0;break;case"tag":{tag&&onError(token2,"MULTIPLE_TAGS","A node can have at most one tag"),tag=token2,start??(start=
token2.offset),atNewline=!1,hasSpace=!1,reqSpace=!0;break}case indicator:(anchor2||tag)&&onError(token2,"BAD_PROP_ORDER",`Anchors and tags m\
ust be after the ${token2.source} indicator`),found&&onError(token2,"UNEXPECTED_TOKEN",`Unexpected ${token2.source} in ${flow2??"collection"}`),
found=token2,atNewline=indicator==="seq-item-ind"||indicator==="explicit-key-ind",hasSpace=!1;break;case"comma":if(flow2){comma&&onError(token2,
"UNEXPECTED_TOKEN",`Unexpected , in ${flow2}`),comma=token2,atNewline=!1,hasSpace=!1;break}default:onError(token2,"UNEXPECTED_TOKEN",`Unexpe\
cted ${token2.type} token`),atNewline=!1,hasSpace=!1}let last=tokens[tokens.length-1],end2=last?last.offset+last.source.length:offset;return reqSpace&&
next2&&next2.type!=="space"&&next2.type!=="newline"&&next2.type!=="comma"&&(next2.type!=="scalar"||next2.source!=="")&&onError(next2.offset,
"MISSING_CHAR","Tags and anchors must be separated from the next token by white space"),tab&&(atNewline&&tab.indent<=parentIndent||next2?.type===
"block-map"||next2?.type==="block-seq")&&onError(tab,"TAB_AS_INDENT","Tabs are not allowed as indentation"),{comma,found,spaceBefore,comment,
hasNewline,anchor:anchor2,tag,newlineAfterProp,end:end2,start:start??end2}}function containsNewline(key){if(!key)return null;switch(key.type){case"alias":case"scalar":case"double-quoted-scalar":case"single-quoted-sc\
alar":if(key.source.includes(`
`))return!0;if(key.end){for(let st of key.end)if(st.type==="newline")return!0}return!1;case"flow-collection":for(let it of key.items){for(let st of it.
start)if(st.type==="newline")return!0;if(it.sep){for(let st of it.sep)if(st.type==="newline")return!0}if(containsNewline(it.key)||containsNewline(
it.value))return!0}return!1;default:return!0}}function flowIndentCheck(indent,fc,onError){if(fc?.type==="flow-collection"){let end2=fc.end[0];end2.indent===indent&&(end2.source==="]"||end2.
source==="}")&&containsNewline(fc)&&onError(end2,"BAD_INDENT","Flow end indicator should be more indented than parent",!0)}}function mapIncludes(ctx,items,search){let{uniqueKeys}=ctx.options;if(uniqueKeys===!1)return!1;let isEqual2=typeof uniqueKeys=="function"?uniqueKeys:
(a,b)=>a===b||isScalar(a)&&isScalar(b)&&a.value===b.value;return items.some(pair2=>isEqual2(pair2.key,search))}var startColMsg="All mapping items must start at the same column";function resolveBlockMap({composeNode:composeNode2,composeEmptyNode:composeEmptyNode2},ctx,bm,onError,tag){
let NodeClass=tag?.nodeClass??YAMLMap,map2=new NodeClass(ctx.schema);ctx.atRoot&&(ctx.atRoot=!1);let offset=bm.offset,commentEnd=null;for(let collItem of bm.
items){let{start,key,sep:sep6,value}=collItem,keyProps=resolveProps(start,{indicator:"explicit-key-ind",next:key??sep6?.[0],offset,onError,parentIndent:bm.
indent,startOnNewline:!0}),implicitKey=!keyProps.found;if(implicitKey){if(key&&(key.type==="block-seq"?onError(offset,"BLOCK_AS_IMPLICIT_KEY",
"A block sequence may not be used as an implicit map key"):"indent"in key&&key.indent!==bm.indent&&onError(offset,"BAD_INDENT",startColMsg)),
!keyProps.anchor&&!keyProps.tag&&!sep6){commentEnd=keyProps.end,keyProps.comment&&(map2.comment?map2.comment+=`
`+keyProps.comment:map2.comment=keyProps.comment);continue}(keyProps.newlineAfterProp||containsNewline(key))&&onError(key??start[start.length-
1],"MULTILINE_IMPLICIT_KEY","Implicit keys need to be on a single line")}else keyProps.found?.indent!==bm.indent&&onError(offset,"BAD_INDENT",
startColMsg);ctx.atKey=!0;let keyStart=keyProps.end,keyNode=key?composeNode2(ctx,key,keyProps,onError):composeEmptyNode2(ctx,keyStart,start,
null,keyProps,onError);ctx.schema.compat&&flowIndentCheck(bm.indent,key,onError),ctx.atKey=!1,mapIncludes(ctx,map2.items,keyNode)&&onError(keyStart,
"DUPLICATE_KEY","Map keys must be unique");let valueProps=resolveProps(sep6??[],{indicator:"map-value-ind",next:value,offset:keyNode.range[2],
onError,parentIndent:bm.indent,startOnNewline:!key||key.type==="block-scalar"});if(offset=valueProps.end,valueProps.found){implicitKey&&(value?.
type==="block-map"&&!valueProps.hasNewline&&onError(offset,"BLOCK_AS_IMPLICIT_KEY","Nested mappings are not allowed in compact mappings"),ctx.
options.strict&&keyProps.start<valueProps.found.offset-1024&&onError(keyNode.range,"KEY_OVER_1024_CHARS","The : indicator must be at most 10\
24 chars after the start of an implicit block mapping key"));let valueNode=value?composeNode2(ctx,value,valueProps,onError):composeEmptyNode2(
ctx,offset,sep6,null,valueProps,onError);ctx.schema.compat&&flowIndentCheck(bm.indent,value,onError),offset=valueNode.range[2];let pair2=new Pair(
keyNode,valueNode);ctx.options.keepSourceTokens&&(pair2.srcToken=collItem),map2.items.push(pair2)}else{implicitKey&&onError(keyNode.range,"M\
ISSING_CHAR","Implicit map keys need to be followed by map values"),valueProps.comment&&(keyNode.comment?keyNode.comment+=`
`+valueProps.comment:keyNode.comment=valueProps.comment);let pair2=new Pair(keyNode);ctx.options.keepSourceTokens&&(pair2.srcToken=collItem),
map2.items.push(pair2)}}return commentEnd&&commentEnd<offset&&onError(commentEnd,"IMPOSSIBLE","Map comment with trailing content"),map2.range=
[bm.offset,offset,commentEnd??offset],map2}function resolveBlockSeq({composeNode:composeNode2,composeEmptyNode:composeEmptyNode2},ctx,bs,onError,tag){let NodeClass=tag?.nodeClass??YAMLSeq,
seq2=new NodeClass(ctx.schema);ctx.atRoot&&(ctx.atRoot=!1),ctx.atKey&&(ctx.atKey=!1);let offset=bs.offset,commentEnd=null;for(let{start,value}of bs.
items){let props=resolveProps(start,{indicator:"seq-item-ind",next:value,offset,onError,parentIndent:bs.indent,startOnNewline:!0});if(!props.
found)if(props.anchor||props.tag||value)value?.type==="block-seq"?onError(props.end,"BAD_INDENT","All sequence items must start at the same \
column"):onError(offset,"MISSING_CHAR","Sequence item without - indicator");else{commentEnd=props.end,props.comment&&(seq2.comment=props.comment);
continue}let node2=value?composeNode2(ctx,value,props,onError):composeEmptyNode2(ctx,props.end,start,null,props,onError);ctx.schema.compat&&
flowIndentCheck(bs.indent,value,onError),offset=node2.range[2],seq2.items.push(node2)}return seq2.range=[bs.offset,offset,commentEnd??offset],
seq2}function resolveEnd(end2,offset,reqSpace,onError){let comment="";if(end2){let hasSpace=!1,sep6="";for(let token2 of end2){let{source,type}=token2;
switch(type){case"space":hasSpace=!0;break;case"comment":{reqSpace&&!hasSpace&&onError(token2,"MISSING_CHAR","Comments must be separated fro\
m other tokens by white space characters");let cb=source.substring(1)||" ";comment?comment+=sep6+cb:comment=cb,sep6="";break}case"newline":comment&&
(sep6+=source),hasSpace=!0;break;default:onError(token2,"UNEXPECTED_TOKEN",`Unexpected ${type} at node end`)}offset+=source.length}}return{comment,
offset}}var blockMsg="Block collections are not allowed within flow collections",isBlock=token2=>token2&&(token2.type==="block-map"||token2.type==="\
block-seq");function resolveFlowCollection({composeNode:composeNode2,composeEmptyNode:composeEmptyNode2},ctx,fc,onError,tag){let isMap4=fc.start.
source==="{",fcName=isMap4?"flow map":"flow sequence",NodeClass=tag?.nodeClass??(isMap4?YAMLMap:YAMLSeq),coll=new NodeClass(ctx.schema);coll.
flow=!0;let atRoot=ctx.atRoot;atRoot&&(ctx.atRoot=!1),ctx.atKey&&(ctx.atKey=!1);let offset=fc.offset+fc.start.source.length;for(let i=0;i<fc.
items.length;++i){let collItem=fc.items[i],{start,key,sep:sep6,value}=collItem,props=resolveProps(start,{flow:fcName,indicator:"explicit-key\
-ind",next:key??sep6?.[0],offset,onError,parentIndent:fc.indent,startOnNewline:!1});if(!props.found){if(!props.anchor&&!props.tag&&!sep6&&!value){
i===0&&props.comma?onError(props.comma,"UNEXPECTED_TOKEN",`Unexpected , in ${fcName}`):i<fc.items.length-1&&onError(props.start,"UNEXPECTED_\
TOKEN",`Unexpected empty item in ${fcName}`),props.comment&&(coll.comment?coll.comment+=`
`+props.comment:coll.comment=props.comment),offset=props.end;continue}!isMap4&&ctx.options.strict&&containsNewline(key)&&onError(key,"MULTIL\
INE_IMPLICIT_KEY","Implicit keys of flow sequence pairs need to be on a single line")}if(i===0)props.comma&&onError(props.comma,"UNEXPECTED_\
TOKEN",`Unexpected , in ${fcName}`);else if(props.comma||onError(props.start,"MISSING_CHAR",`Missing , between ${fcName} items`),props.comment){
let prevItemComment="";loop:for(let st of start)switch(st.type){case"comma":case"space":break;case"comment":prevItemComment=st.source.substring(
1);break loop;default:break loop}if(prevItemComment){let prev=coll.items[coll.items.length-1];isPair(prev)&&(prev=prev.value??prev.key),prev.
comment?prev.comment+=`
`+prevItemComment:prev.comment=prevItemComment,props.comment=props.comment.substring(prevItemComment.length+1)}}if(!isMap4&&!sep6&&!props.found){
let valueNode=value?composeNode2(ctx,value,props,onError):composeEmptyNode2(ctx,props.end,sep6,null,props,onError);coll.items.push(valueNode),
offset=valueNode.range[2],isBlock(value)&&onError(valueNode.range,"BLOCK_IN_FLOW",blockMsg)}else{ctx.atKey=!0;let keyStart=props.end,keyNode=key?
composeNode2(ctx,key,props,onError):composeEmptyNode2(ctx,keyStart,start,null,props,onError);isBlock(key)&&onError(keyNode.range,"BLOCK_IN_F\
LOW",blockMsg),ctx.atKey=!1;let valueProps=resolveProps(sep6??[],{flow:fcName,indicator:"map-value-ind",next:value,offset:keyNode.range[2],onError,
parentIndent:fc.indent,startOnNewline:!1});if(valueProps.found){if(!isMap4&&!props.found&&ctx.options.strict){if(sep6)for(let st of sep6){if(st===
valueProps.found)break;if(st.type==="newline"){onError(st,"MULTILINE_IMPLICIT_KEY","Implicit keys of flow sequence pairs need to be on a sin\
gle line");break}}props.start<valueProps.found.offset-1024&&onError(valueProps.found,"KEY_OVER_1024_CHARS","The : indicator must be at most \
1024 chars after the start of an implicit flow sequence key")}}else value&&("source"in value&&value.source?.[0]===":"?onError(value,"MISSING\
_CHAR",`Missing space after : in ${fcName}`):onError(valueProps.start,"MISSING_CHAR",`Missing , or : between ${fcName} items`));let valueNode=value?
composeNode2(ctx,value,valueProps,onError):valueProps.found?composeEmptyNode2(ctx,valueProps.end,sep6,null,valueProps,onError):null;valueNode?
isBlock(value)&&onError(valueNode.range,"BLOCK_IN_FLOW",blockMsg):valueProps.comment&&(keyNode.comment?keyNode.comment+=`
`+valueProps.comment:keyNode.comment=valueProps.comment);let pair2=new Pair(keyNode,valueNode);if(ctx.options.keepSourceTokens&&(pair2.srcToken=
collItem),isMap4){let map2=coll;mapIncludes(ctx,map2.items,keyNode)&&onError(keyStart,"DUPLICATE_KEY","Map keys must be unique"),map2.items.
push(pair2)}else{let map2=new YAMLMap(ctx.schema);map2.flow=!0,map2.items.push(pair2);let endRange=(valueNode??keyNode).range;map2.range=[keyNode.
range[0],endRange[1],endRange[2]],coll.items.push(map2)}offset=valueNode?valueNode.range[2]:valueProps.end}}let expectedEnd=isMap4?"}":"]",[
ce,...ee]=fc.end,cePos=offset;if(ce?.source===expectedEnd)cePos=ce.offset+ce.source.length;else{let name3=fcName[0].toUpperCase()+fcName.substring(
1),msg=atRoot?`${name3} must end with a ${expectedEnd}`:`${name3} in block collection must be sufficiently indented and end with a ${expectedEnd}`;
onError(offset,atRoot?"MISSING_CHAR":"BAD_INDENT",msg),ce&&ce.source.length!==1&&ee.unshift(ce)}if(ee.length>0){let end2=resolveEnd(ee,cePos,
ctx.options.strict,onError);end2.comment&&(coll.comment?coll.comment+=`
`+end2.comment:coll.comment=end2.comment),coll.range=[fc.offset,cePos,end2.offset]}else coll.range=[fc.offset,cePos,cePos];return coll}function resolveCollection(CN2,ctx,token2,onError,tagName,tag){let coll=token2.type==="block-map"?resolveBlockMap(CN2,ctx,token2,onError,tag):
token2.type==="block-seq"?resolveBlockSeq(CN2,ctx,token2,onError,tag):resolveFlowCollection(CN2,ctx,token2,onError,tag),Coll=coll.constructor;
return tagName==="!"||tagName===Coll.tagName?(coll.tag=Coll.tagName,coll):(tagName&&(coll.tag=tagName),coll)}function composeCollection(CN2,ctx,token2,props,onError){
let tagToken=props.tag,tagName=tagToken?ctx.directives.tagName(tagToken.source,msg=>onError(tagToken,"TAG_RESOLVE_FAILED",msg)):null;if(token2.
type==="block-seq"){let{anchor:anchor2,newlineAfterProp:nl}=props,lastProp=anchor2&&tagToken?anchor2.offset>tagToken.offset?anchor2:tagToken:
anchor2??tagToken;lastProp&&(!nl||nl.offset<lastProp.offset)&&onError(lastProp,"MISSING_CHAR","Missing newline after block sequence props")}
let expType=token2.type==="block-map"?"map":token2.type==="block-seq"?"seq":token2.start.source==="{"?"map":"seq";if(!tagToken||!tagName||tagName===
"!"||tagName===YAMLMap.tagName&&expType==="map"||tagName===YAMLSeq.tagName&&expType==="seq")return resolveCollection(CN2,ctx,token2,onError,
tagName);let tag=ctx.schema.tags.find(t=>t.tag===tagName&&t.collection===expType);if(!tag){let kt=ctx.schema.knownTags[tagName];if(kt?.collection===
expType)ctx.schema.tags.push(Object.assign({},kt,{default:!1})),tag=kt;else return kt?onError(tagToken,"BAD_COLLECTION_TYPE",`${kt.tag} used\
 for ${expType} collection, but expects ${kt.collection??"scalar"}`,!0):onError(tagToken,"TAG_RESOLVE_FAILED",`Unresolved tag: ${tagName}`,!0),
resolveCollection(CN2,ctx,token2,onError,tagName)}let coll=resolveCollection(CN2,ctx,token2,onError,tagName,tag),res=tag.resolve?.(coll,msg=>onError(
tagToken,"TAG_RESOLVE_FAILED",msg),ctx.options)??coll,node2=isNode(res)?res:new Scalar(res);return node2.range=coll.range,node2.tag=tagName,
tag?.format&&(node2.format=tag.format),node2}function resolveBlockScalar(ctx,scalar2,onError){let start=scalar2.offset,header=parseBlockScalarHeader(scalar2,ctx.options.strict,onError);
if(!header)return{value:"",type:null,comment:"",range:[start,start,start]};let type=header.mode===">"?Scalar.BLOCK_FOLDED:Scalar.BLOCK_LITERAL,
lines=scalar2.source?splitLines(scalar2.source):[],chompStart=lines.length;for(let i=lines.length-1;i>=0;--i){let content=lines[i][1];if(content===
""||content==="\r")chompStart=i;else break}if(chompStart===0){let value2=header.chomp==="+"&&lines.length>0?`
`.repeat(Math.max(1,lines.length-1)):"",end3=start+header.length;return scalar2.source&&(end3+=scalar2.source.length),{value:value2,type,comment:header.
comment,range:[start,end3,end3]}}let trimIndent=scalar2.indent+header.indent,offset=scalar2.offset+header.length,contentStart=0;for(let i=0;i<
chompStart;++i){let[indent,content]=lines[i];if(content===""||content==="\r")header.indent===0&&indent.length>trimIndent&&(trimIndent=indent.
length);else{indent.length<trimIndent&&onError(offset+indent.length,"MISSING_CHAR","Block scalars with more-indented leading empty lines mus\
t use an explicit indentation indicator"),header.indent===0&&(trimIndent=indent.length),contentStart=i,trimIndent===0&&!ctx.atRoot&&onError(
offset,"BAD_INDENT","Block scalar values in collections must be indented");break}offset+=indent.length+content.length+1}for(let i=lines.length-
1;i>=chompStart;--i)lines[i][0].length>trimIndent&&(chompStart=i+1);let value="",sep6="",prevMoreIndented=!1;for(let i=0;i<contentStart;++i)
value+=lines[i][0].slice(trimIndent)+`
`;for(let i=contentStart;i<chompStart;++i){let[indent,content]=lines[i];offset+=indent.length+content.length+1;let crlf=content[content.length-
1]==="\r";if(crlf&&(content=content.slice(0,-1)),content&&indent.length<trimIndent){let message=`Block scalar lines must not be less indente\
d than their ${header.indent?"explicit indentation indicator":"first line"}`;onError(offset-content.length-(crlf?2:1),"BAD_INDENT",message),
indent=""}type===Scalar.BLOCK_LITERAL?(value+=sep6+indent.slice(trimIndent)+content,sep6=`
`):indent.length>trimIndent||content[0]==="	"?(sep6===" "?sep6=`
`:!prevMoreIndented&&sep6===`
`&&(sep6=`

`),value+=sep6+indent.slice(trimIndent)+content,sep6=`
`,prevMoreIndented=!0):content===""?sep6===`
`?value+=`
`:sep6=`
`:(value+=sep6+content,sep6=" ",prevMoreIndented=!1)}switch(header.chomp){case"-":break;case"+":for(let i=chompStart;i<lines.length;++i)value+=
`
`+lines[i][0].slice(trimIndent);value[value.length-1]!==`
`&&(value+=`
`);break;default:value+=`
`}let end2=start+header.length+scalar2.source.length;return{value,type,comment:header.comment,range:[start,end2,end2]}}function parseBlockScalarHeader({
offset,props},strict,onError){if(props[0].type!=="block-scalar-header")return onError(props[0],"IMPOSSIBLE","Block scalar header not found"),
null;let{source}=props[0],mode2=source[0],indent=0,chomp="",error3=-1;for(let i=1;i<source.length;++i){let ch=source[i];if(!chomp&&(ch==="-"||
ch==="+"))chomp=ch;else{let n=Number(ch);!indent&&n?indent=n:error3===-1&&(error3=offset+i)}}error3!==-1&&onError(error3,"UNEXPECTED_TOKEN",
`Block scalar header includes extra characters: ${source}`);let hasSpace=!1,comment="",length=source.length;for(let i=1;i<props.length;++i){
let token2=props[i];switch(token2.type){case"space":hasSpace=!0;case"newline":length+=token2.source.length;break;case"comment":strict&&!hasSpace&&
onError(token2,"MISSING_CHAR","Comments must be separated from other tokens by white space characters"),length+=token2.source.length,comment=
token2.source.substring(1);break;case"error":onError(token2,"UNEXPECTED_TOKEN",token2.message),length+=token2.source.length;break;default:{let message=`\
Unexpected token in block scalar header: ${token2.type}`;onError(token2,"UNEXPECTED_TOKEN",message);let ts=token2.source;ts&&typeof ts=="str\
ing"&&(length+=ts.length)}}}return{mode:mode2,indent,chomp,comment,length}}function splitLines(source){let split=source.split(/\n( *)/),first=split[0],
m=first.match(/^( *)/),lines=[m?.[1]?[m[1],first.slice(m[1].length)]:["",first]];for(let i=1;i<split.length;i+=2)lines.push([split[i],split[i+
1]]);return lines}function resolveFlowScalar(scalar2,strict,onError){let{offset,type,source,end:end2}=scalar2,_type,value,_onError=(rel,code,msg)=>onError(offset+
rel,code,msg);switch(type){case"scalar":_type=Scalar.PLAIN,value=plainValue(source,_onError);break;case"single-quoted-scalar":_type=Scalar.QUOTE_SINGLE,
value=singleQuotedValue(source,_onError);break;case"double-quoted-scalar":_type=Scalar.QUOTE_DOUBLE,value=doubleQuotedValue(source,_onError);
break;default:return onError(scalar2,"UNEXPECTED_TOKEN",`Expected a flow scalar value, but found: ${type}`),{value:"",type:null,comment:"",range:[
offset,offset+source.length,offset+source.length]}}let valueEnd=offset+source.length,re=resolveEnd(end2,valueEnd,strict,onError);return{value,
type:_type,comment:re.comment,range:[offset,valueEnd,re.offset]}}function plainValue(source,onError){let badChar="";switch(source[0]){case"	":
badChar="a tab character";break;case",":badChar="flow indicator character ,";break;case"%":badChar="directive indicator character %";break;case"\
|":case">":{badChar=`block scalar indicator ${source[0]}`;break}case"@":case"`":{badChar=`reserved character ${source[0]}`;break}}return badChar&&
onError(0,"BAD_SCALAR_START",`Plain value cannot start with ${badChar}`),unfoldLines(source)}function singleQuotedValue(source,onError){return(source[source.
length-1]!=="'"||source.length===1)&&onError(source.length,"MISSING_CHAR","Missing closing 'quote"),unfoldLines(source.slice(1,-1)).replace(
/''/g,"'")}function unfoldLines(source){let line2=/(.*?)\r?\n/sy,match=line2.exec(source);if(!match)return source;let trimEnd,trimBoth;try{trimEnd=
new RegExp("(?<![ 	])[ 	]+$"),trimBoth=new RegExp("^[ 	]+|(?<![ 	])[ 	]+$","g")}catch{trimEnd=/[ \t]+$/,trimBoth=/^[ \t]+|[ \t]+$/g}let res=match[1].
replace(trimEnd,""),sep6=" ",pos=line2.lastIndex;for(;match=line2.exec(source);){let lm=match[1].replace(trimBoth,"");lm===""?sep6===`
`?res+=sep6:sep6=`
`:(res+=sep6+lm,sep6=" "),pos=line2.lastIndex}let last=/[ \t]*(.*)/sy;return last.lastIndex=pos,match=last.exec(source),res+sep6+(match?.[1]??
"")}function doubleQuotedValue(source,onError){let res="";for(let i=1;i<source.length-1;++i){let ch=source[i];if(!(ch==="\r"&&source[i+1]===
`
`))if(ch===`
`){let{fold,offset}=foldNewline(source,i);res+=fold,i=offset}else if(ch==="\\"){let next2=source[++i],cc=escapeCodes[next2];if(cc)res+=cc;else if(next2===
`
`)for(next2=source[i+1];next2===" "||next2==="	";)next2=source[++i+1];else if(next2==="\r"&&source[i+1]===`
`)for(next2=source[++i+1];next2===" "||next2==="	";)next2=source[++i+1];else if(next2==="x"||next2==="u"||next2==="U"){let length=next2==="x"?
2:next2==="u"?4:8;res+=parseCharCode(source,i+1,length,onError),i+=length}else{let raw=source.substr(i-1,2);onError(i-1,"BAD_DQ_ESCAPE",`Inv\
alid escape sequence ${raw}`),res+=raw}}else if(ch===" "||ch==="	"){let wsStart=i,next2=source[i+1];for(;next2===" "||next2==="	";)next2=source[++i+
1];next2!==`
`&&!(next2==="\r"&&source[i+2]===`
`)&&(res+=i>wsStart?source.slice(wsStart,i+1):ch)}else res+=ch}return(source[source.length-1]!=='"'||source.length===1)&&onError(source.length,
"MISSING_CHAR",'Missing closing "quote'),res}function foldNewline(source,offset){let fold="",ch=source[offset+1];for(;(ch===" "||ch==="	"||ch===
`
`||ch==="\r")&&!(ch==="\r"&&source[offset+2]!==`
`);)ch===`
`&&(fold+=`
`),offset+=1,ch=source[offset+1];return fold||(fold=" "),{fold,offset}}var escapeCodes={0:"\0",a:"\x07",b:"\b",e:"\x1B",f:"\f",n:`
`,r:"\r",t:"	",v:"\v",N:"\x85",_:"\xA0",L:"\u2028",P:"\u2029"," ":" ",'"':'"',"/":"/","\\":"\\","	":"	"};function parseCharCode(source,offset,length,onError){
let cc=source.substr(offset,length),code=cc.length===length&&/^[0-9a-fA-F]+$/.test(cc)?parseInt(cc,16):NaN;try{return String.fromCodePoint(code)}catch{
let raw=source.substr(offset-2,length+2);return onError(offset-2,"BAD_DQ_ESCAPE",`Invalid escape sequence ${raw}`),raw}}function composeScalar(ctx,token2,tagToken,onError){let{value,type,comment,range:range2}=token2.type==="block-scalar"?resolveBlockScalar(ctx,
token2,onError):resolveFlowScalar(token2,ctx.options.strict,onError),tagName=tagToken?ctx.directives.tagName(tagToken.source,msg=>onError(tagToken,
"TAG_RESOLVE_FAILED",msg)):null,tag;ctx.options.stringKeys&&ctx.atKey?tag=ctx.schema[SCALAR]:tagName?tag=findScalarTagByName(ctx.schema,value,
tagName,tagToken,onError):token2.type==="scalar"?tag=findScalarTagByTest(ctx,value,token2,onError):tag=ctx.schema[SCALAR];let scalar2;try{let res=tag.
resolve(value,msg=>onError(tagToken??token2,"TAG_RESOLVE_FAILED",msg),ctx.options);scalar2=isScalar(res)?res:new Scalar(res)}catch(error3){let msg=error3 instanceof
Error?error3.message:String(error3);onError(tagToken??token2,"TAG_RESOLVE_FAILED",msg),scalar2=new Scalar(value)}return scalar2.range=range2,
scalar2.source=value,type&&(scalar2.type=type),tagName&&(scalar2.tag=tagName),tag.format&&(scalar2.format=tag.format),comment&&(scalar2.comment=
comment),scalar2}function findScalarTagByName(schema5,value,tagName,tagToken,onError){if(tagName==="!")return schema5[SCALAR];let matchWithTest=[];
for(let tag of schema5.tags)if(!tag.collection&&tag.tag===tagName)if(tag.default&&tag.test)matchWithTest.push(tag);else return tag;for(let tag of matchWithTest)
if(tag.test?.test(value))return tag;let kt=schema5.knownTags[tagName];return kt&&!kt.collection?(schema5.tags.push(Object.assign({},kt,{default:!1,
test:void 0})),kt):(onError(tagToken,"TAG_RESOLVE_FAILED",`Unresolved tag: ${tagName}`,tagName!=="tag:yaml.org,2002:str"),schema5[SCALAR])}function findScalarTagByTest({
atKey,directives,schema:schema5},value,token2,onError){let tag=schema5.tags.find(tag2=>(tag2.default===!0||atKey&&tag2.default==="key")&&tag2.
test?.test(value))||schema5[SCALAR];if(schema5.compat){let compat=schema5.compat.find(tag2=>tag2.default&&tag2.test?.test(value))??schema5[SCALAR];
if(tag.tag!==compat.tag){let ts=directives.tagString(tag.tag),cs=directives.tagString(compat.tag),msg=`Value may be parsed as either ${ts} o\
r ${cs}`;onError(token2,"TAG_RESOLVE_FAILED",msg,!0)}}return tag}function emptyScalarPosition(offset,before,pos){if(before){pos??(pos=before.length);for(let i=pos-1;i>=0;--i){let st=before[i];switch(st.type){case"\
space":case"comment":case"newline":offset-=st.source.length;continue}for(st=before[++i];st?.type==="space";)offset+=st.source.length,st=before[++i];
break}}return offset}var CN={composeNode,composeEmptyNode};function composeNode(ctx,token2,props,onError){let atKey=ctx.atKey,{spaceBefore,comment,anchor:anchor2,
tag}=props,node2,isSrcToken=!0;switch(token2.type){case"alias":node2=composeAlias(ctx,token2,onError),(anchor2||tag)&&onError(token2,"ALIAS_\
PROPS","An alias node must not specify any properties");break;case"scalar":case"single-quoted-scalar":case"double-quoted-scalar":case"block-\
scalar":node2=composeScalar(ctx,token2,tag,onError),anchor2&&(node2.anchor=anchor2.source.substring(1));break;case"block-map":case"block-seq":case"\
flow-collection":try{node2=composeCollection(CN,ctx,token2,props,onError),anchor2&&(node2.anchor=anchor2.source.substring(1))}catch(error3){
let message=error3 instanceof Error?error3.message:String(error3);onError(token2,"RESOURCE_EXHAUSTION",message)}break;default:{let message=token2.
type==="error"?token2.message:`Unsupported token (type: ${token2.type})`;onError(token2,"UNEXPECTED_TOKEN",message),isSrcToken=!1}}return node2??
(node2=composeEmptyNode(ctx,token2.offset,void 0,null,props,onError)),anchor2&&node2.anchor===""&&onError(anchor2,"BAD_ALIAS","Anchor cannot\
 be an empty string"),atKey&&ctx.options.stringKeys&&(!isScalar(node2)||typeof node2.value!="string"||node2.tag&&node2.tag!=="tag:yaml.org,2\
002:str")&&onError(tag??token2,"NON_STRING_KEY","With stringKeys, all keys must be strings"),spaceBefore&&(node2.spaceBefore=!0),comment&&(token2.
type==="scalar"&&token2.source===""?node2.comment=comment:node2.commentBefore=comment),ctx.options.keepSourceTokens&&isSrcToken&&(node2.srcToken=
token2),node2}function composeEmptyNode(ctx,offset,before,pos,{spaceBefore,comment,anchor:anchor2,tag,end:end2},onError){let token2={type:"s\
calar",offset:emptyScalarPosition(offset,before,pos),indent:-1,source:""},node2=composeScalar(ctx,token2,tag,onError);return anchor2&&(node2.
anchor=anchor2.source.substring(1),node2.anchor===""&&onError(anchor2,"BAD_ALIAS","Anchor cannot be an empty string")),spaceBefore&&(node2.spaceBefore=
!0),comment&&(node2.comment=comment,node2.range[2]=end2),node2}function composeAlias({options},{offset,source,end:end2},onError){let alias=new Alias(
source.substring(1));alias.source===""&&onError(offset,"BAD_ALIAS","Alias cannot be an empty string"),alias.source.endsWith(":")&&onError(offset+
source.length-1,"BAD_ALIAS","Alias ending in : is ambiguous",!0);let valueEnd=offset+source.length,re=resolveEnd(end2,valueEnd,options.strict,
onError);return alias.range=[offset,valueEnd,re.offset],re.comment&&(alias.comment=re.comment),alias}function composeDoc(options,directives,{offset,start,value,end:end2},onError){let opts=Object.assign({_directives:directives},options),doc=new Document(
void 0,opts),ctx={atKey:!1,atRoot:!0,directives:doc.directives,options:doc.options,schema:doc.schema},props=resolveProps(start,{indicator:"d\
oc-start",next:value??end2?.[0],offset,onError,parentIndent:0,startOnNewline:!0});props.found&&(doc.directives.docStart=!0,value&&(value.type===
"block-map"||value.type==="block-seq")&&!props.hasNewline&&onError(props.end,"MISSING_CHAR","Block collection cannot start on same line with\
 directives-end marker")),doc.contents=value?composeNode(ctx,value,props,onError):composeEmptyNode(ctx,props.end,start,null,props,onError);let contentEnd=doc.
contents.range[2],re=resolveEnd(end2,contentEnd,!1,onError);return re.comment&&(doc.comment=re.comment),doc.range=[offset,contentEnd,re.offset],
doc}function getErrorPos(src){if(typeof src=="number")return[src,src+1];if(Array.isArray(src))return src.length===2?src:[src[0],src[1]];let{offset,
source}=src;return[offset,offset+(typeof source=="string"?source.length:1)]}function parsePrelude(prelude){let comment="",atComment=!1,afterEmptyLine=!1;
for(let i=0;i<prelude.length;++i){let source=prelude[i];switch(source[0]){case"#":comment+=(comment===""?"":afterEmptyLine?`

`:`
`)+(source.substring(1)||" "),atComment=!0,afterEmptyLine=!1;break;case"%":prelude[i+1]?.[0]!=="#"&&(i+=1),atComment=!1;break;default:atComment||
(afterEmptyLine=!0),atComment=!1}}return{comment,afterEmptyLine}}var Composer=class{constructor(options={}){this.doc=null,this.atDirectives=
!1,this.prelude=[],this.errors=[],this.warnings=[],this.onError=(source,code,message,warning2)=>{let pos=getErrorPos(source);warning2?this.warnings.
push(new YAMLWarning(pos,code,message)):this.errors.push(new YAMLParseError(pos,code,message))},this.directives=new Directives({version:options.
version||"1.2"}),this.options=options}decorate(doc,afterDoc){let{comment,afterEmptyLine}=parsePrelude(this.prelude);if(comment){let dc=doc.contents;
if(afterDoc)doc.comment=doc.comment?`${doc.comment}
${comment}`:comment;else if(afterEmptyLine||doc.directives.docStart||!dc)doc.commentBefore=comment;else if(isCollection(dc)&&!dc.flow&&dc.items.
length>0){let it=dc.items[0];isPair(it)&&(it=it.key);let cb=it.commentBefore;it.commentBefore=cb?`${comment}
${cb}`:comment}else{let cb=dc.commentBefore;dc.commentBefore=cb?`${comment}
${cb}`:comment}}if(afterDoc){for(let i=0;i<this.errors.length;++i)doc.errors.push(this.errors[i]);for(let i=0;i<this.warnings.length;++i)doc.
warnings.push(this.warnings[i])}else doc.errors=this.errors,doc.warnings=this.warnings;this.prelude=[],this.errors=[],this.warnings=[]}streamInfo(){
return{comment:parsePrelude(this.prelude).comment,directives:this.directives,errors:this.errors,warnings:this.warnings}}*compose(tokens,forceDoc=!1,endOffset=-1){
for(let token2 of tokens)yield*this.next(token2);yield*this.end(forceDoc,endOffset)}*next(token2){switch(token2.type){case"directive":this.directives.
add(token2.source,(offset,message,warning2)=>{let pos=getErrorPos(token2);pos[0]+=offset,this.onError(pos,"BAD_DIRECTIVE",message,warning2)}),
this.prelude.push(token2.source),this.atDirectives=!0;break;case"document":{let doc=composeDoc(this.options,this.directives,token2,this.onError);
this.atDirectives&&!doc.directives.docStart&&this.onError(token2,"MISSING_CHAR","Missing directives-end/doc-start indicator line"),this.decorate(
doc,!1),this.doc&&(yield this.doc),this.doc=doc,this.atDirectives=!1;break}case"byte-order-mark":case"space":break;case"comment":case"newlin\
e":this.prelude.push(token2.source);break;case"error":{let msg=token2.source?`${token2.message}: ${JSON.stringify(token2.source)}`:token2.message,
error3=new YAMLParseError(getErrorPos(token2),"UNEXPECTED_TOKEN",msg);this.atDirectives||!this.doc?this.errors.push(error3):this.doc.errors.
push(error3);break}case"doc-end":{if(!this.doc){let msg="Unexpected doc-end without preceding document";this.errors.push(new YAMLParseError(
getErrorPos(token2),"UNEXPECTED_TOKEN",msg));break}this.doc.directives.docEnd=!0;let end2=resolveEnd(token2.end,token2.offset+token2.source.
length,this.doc.options.strict,this.onError);if(this.decorate(this.doc,!0),end2.comment){let dc=this.doc.comment;this.doc.comment=dc?`${dc}
${end2.comment}`:end2.comment}this.doc.range[2]=end2.offset;break}default:this.errors.push(new YAMLParseError(getErrorPos(token2),"UNEXPECTE\
D_TOKEN",`Unsupported token ${token2.type}`))}}*end(forceDoc=!1,endOffset=-1){if(this.doc)this.decorate(this.doc,!0),yield this.doc,this.doc=
null;else if(forceDoc){let opts=Object.assign({_directives:this.directives},this.options),doc=new Document(void 0,opts);this.atDirectives&&this.
onError(endOffset,"MISSING_CHAR","Missing directives-end indicator line"),doc.range=[0,endOffset,endOffset],this.decorate(doc,!1),yield doc}}};var BREAK2=Symbol("break visit"),SKIP2=Symbol("skip children"),REMOVE2=Symbol("remove item");function visit2(cst,visitor){"type"in cst&&cst.
type==="document"&&(cst={start:cst.start,value:cst.value}),_visit(Object.freeze([]),cst,visitor)}visit2.BREAK=BREAK2;visit2.SKIP=SKIP2;visit2.
REMOVE=REMOVE2;visit2.itemAtPath=(cst,path)=>{let item=cst;for(let[field,index]of path){let tok=item?.[field];if(tok&&"items"in tok)item=tok.
items[index];else return}return item};visit2.parentCollection=(cst,path)=>{let parent=visit2.itemAtPath(cst,path.slice(0,-1)),field=path[path.
length-1][0],coll=parent?.[field];if(coll&&"items"in coll)return coll;throw new Error("Parent collection not found")};function _visit(path,item,visitor){
let ctrl=visitor(item,path);if(typeof ctrl=="symbol")return ctrl;for(let field of["key","value"]){let token2=item[field];if(token2&&"items"in
token2){for(let i=0;i<token2.items.length;++i){let ci=_visit(Object.freeze(path.concat([[field,i]])),token2.items[i],visitor);if(typeof ci==
"number")i=ci-1;else{if(ci===BREAK2)return BREAK2;ci===REMOVE2&&(token2.items.splice(i,1),i-=1)}}typeof ctrl=="function"&&field==="key"&&(ctrl=
ctrl(item,path))}}return typeof ctrl=="function"?ctrl(item,path):ctrl}var BOM="\uFEFF",DOCUMENT="",FLOW_END="",SCALAR2="";function tokenType(source){switch(source){case BOM:return"byte-order-mark";case DOCUMENT:return"doc-mode";case FLOW_END:return"flow-error-en\
d";case SCALAR2:return"scalar";case"---":return"doc-start";case"...":return"doc-end";case"":case`
`:case`\r
`:return"newline";case"-":return"seq-item-ind";case"?":return"explicit-key-ind";case":":return"map-value-ind";case"{":return"flow-map-start";case"\
}":return"flow-map-end";case"[":return"flow-seq-start";case"]":return"flow-seq-end";case",":return"comma"}switch(source[0]){case" ":case"	":
return"space";case"#":return"comment";case"%":return"directive-line";case"*":return"alias";case"&":return"anchor";case"!":return"tag";case"'":
return"single-quoted-scalar";case'"':return"double-quoted-scalar";case"|":case">":return"block-scalar-header"}return null}function isEmpty(ch){switch(ch){case void 0:case" ":case`
`:case"\r":case"	":return!0;default:return!1}}var hexDigits=new Set("0123456789ABCDEFabcdef"),tagChars=new Set("0123456789ABCDEFGHIJKLMNOPQR\
STUVWXYZabcdefghijklmnopqrstuvwxyz-#;/?:@&=+$_.!~*'()"),flowIndicatorChars=new Set(",[]{}"),invalidAnchorChars=new Set(` ,[]{}
\r	`),isNotAnchorChar=ch=>!ch||invalidAnchorChars.has(ch),Lexer=class{constructor(){this.atEnd=!1,this.blockScalarIndent=-1,this.blockScalarKeep=
!1,this.buffer="",this.flowKey=!1,this.flowLevel=0,this.indentNext=0,this.indentValue=0,this.lineEndPos=null,this.next=null,this.pos=0}*lex(source,incomplete=!1){
if(source){if(typeof source!="string")throw TypeError("source is not a string");this.buffer=this.buffer?this.buffer+source:source,this.lineEndPos=
null}this.atEnd=!incomplete;let next2=this.next??"stream";for(;next2&&(incomplete||this.hasChars(1));)next2=yield*this.parseNext(next2)}atLineEnd(){
let i=this.pos,ch=this.buffer[i];for(;ch===" "||ch==="	";)ch=this.buffer[++i];return!ch||ch==="#"||ch===`
`?!0:ch==="\r"?this.buffer[i+1]===`
`:!1}charAt(n){return this.buffer[this.pos+n]}continueScalar(offset){let ch=this.buffer[offset];if(this.indentNext>0){let indent=0;for(;ch===
" ";)ch=this.buffer[++indent+offset];if(ch==="\r"){let next2=this.buffer[indent+offset+1];if(next2===`
`||!next2&&!this.atEnd)return offset+indent+1}return ch===`
`||indent>=this.indentNext||!ch&&!this.atEnd?offset+indent:-1}if(ch==="-"||ch==="."){let dt=this.buffer.substr(offset,3);if((dt==="---"||dt===
"...")&&isEmpty(this.buffer[offset+3]))return-1}return offset}getLine(){let end2=this.lineEndPos;return(typeof end2!="number"||end2!==-1&&end2<
this.pos)&&(end2=this.buffer.indexOf(`
`,this.pos),this.lineEndPos=end2),end2===-1?this.atEnd?this.buffer.substring(this.pos):null:(this.buffer[end2-1]==="\r"&&(end2-=1),this.buffer.
substring(this.pos,end2))}hasChars(n){return this.pos+n<=this.buffer.length}setNext(state){return this.buffer=this.buffer.substring(this.pos),
this.pos=0,this.lineEndPos=null,this.next=state,null}peek(n){return this.buffer.substr(this.pos,n)}*parseNext(next2){switch(next2){case"stre\
am":return yield*this.parseStream();case"line-start":return yield*this.parseLineStart();case"block-start":return yield*this.parseBlockStart();case"\
doc":return yield*this.parseDocument();case"flow":return yield*this.parseFlowCollection();case"quoted-scalar":return yield*this.parseQuotedScalar();case"\
block-scalar":return yield*this.parseBlockScalar();case"plain-scalar":return yield*this.parsePlainScalar()}}*parseStream(){let line2=this.getLine();
if(line2===null)return this.setNext("stream");if(line2[0]===BOM&&(yield*this.pushCount(1),line2=line2.substring(1)),line2[0]==="%"){let dirEnd=line2.
length,cs=line2.indexOf("#");for(;cs!==-1;){let ch=line2[cs-1];if(ch===" "||ch==="	"){dirEnd=cs-1;break}else cs=line2.indexOf("#",cs+1)}for(;;){
let ch=line2[dirEnd-1];if(ch===" "||ch==="	")dirEnd-=1;else break}let n=(yield*this.pushCount(dirEnd))+(yield*this.pushSpaces(!0));return yield*this.
pushCount(line2.length-n),this.pushNewline(),"stream"}if(this.atLineEnd()){let sp=yield*this.pushSpaces(!0);return yield*this.pushCount(line2.
length-sp),yield*this.pushNewline(),"stream"}return yield DOCUMENT,yield*this.parseLineStart()}*parseLineStart(){let ch=this.charAt(0);if(!ch&&
!this.atEnd)return this.setNext("line-start");if(ch==="-"||ch==="."){if(!this.atEnd&&!this.hasChars(4))return this.setNext("line-start");let s=this.
peek(3);if((s==="---"||s==="...")&&isEmpty(this.charAt(3)))return yield*this.pushCount(3),this.indentValue=0,this.indentNext=0,s==="---"?"do\
c":"stream"}return this.indentValue=yield*this.pushSpaces(!1),this.indentNext>this.indentValue&&!isEmpty(this.charAt(1))&&(this.indentNext=this.
indentValue),yield*this.parseBlockStart()}*parseBlockStart(){let[ch0,ch1]=this.peek(2);if(!ch1&&!this.atEnd)return this.setNext("block-start");
if((ch0==="-"||ch0==="?"||ch0===":")&&isEmpty(ch1)){let n=(yield*this.pushCount(1))+(yield*this.pushSpaces(!0));return this.indentNext=this.
indentValue+1,this.indentValue+=n,"block-start"}return"doc"}*parseDocument(){yield*this.pushSpaces(!0);let line2=this.getLine();if(line2===null)
return this.setNext("doc");let n=yield*this.pushIndicators();switch(line2[n]){case"#":yield*this.pushCount(line2.length-n);case void 0:return yield*this.
pushNewline(),yield*this.parseLineStart();case"{":case"[":return yield*this.pushCount(1),this.flowKey=!1,this.flowLevel=1,"flow";case"}":case"\
]":return yield*this.pushCount(1),"doc";case"*":return yield*this.pushUntil(isNotAnchorChar),"doc";case'"':case"'":return yield*this.parseQuotedScalar();case"\
|":case">":return n+=yield*this.parseBlockScalarHeader(),n+=yield*this.pushSpaces(!0),yield*this.pushCount(line2.length-n),yield*this.pushNewline(),
yield*this.parseBlockScalar();default:return yield*this.parsePlainScalar()}}*parseFlowCollection(){let nl,sp,indent=-1;do nl=yield*this.pushNewline(),
nl>0?(sp=yield*this.pushSpaces(!1),this.indentValue=indent=sp):sp=0,sp+=yield*this.pushSpaces(!0);while(nl+sp>0);let line2=this.getLine();if(line2===
null)return this.setNext("flow");if((indent!==-1&&indent<this.indentNext&&line2[0]!=="#"||indent===0&&(line2.startsWith("---")||line2.startsWith(
"..."))&&isEmpty(line2[3]))&&!(indent===this.indentNext-1&&this.flowLevel===1&&(line2[0]==="]"||line2[0]==="}")))return this.flowLevel=0,yield FLOW_END,
yield*this.parseLineStart();let n=0;for(;line2[n]===",";)n+=yield*this.pushCount(1),n+=yield*this.pushSpaces(!0),this.flowKey=!1;switch(n+=yield*this.
pushIndicators(),line2[n]){case void 0:return"flow";case"#":return yield*this.pushCount(line2.length-n),"flow";case"{":case"[":return yield*this.
pushCount(1),this.flowKey=!1,this.flowLevel+=1,"flow";case"}":case"]":return yield*this.pushCount(1),this.flowKey=!0,this.flowLevel-=1,this.
flowLevel?"flow":"doc";case"*":return yield*this.pushUntil(isNotAnchorChar),"flow";case'"':case"'":return this.flowKey=!0,yield*this.parseQuotedScalar();case"\
:":{let next2=this.charAt(1);if(this.flowKey||isEmpty(next2)||next2===",")return this.flowKey=!1,yield*this.pushCount(1),yield*this.pushSpaces(
!0),"flow"}default:return this.flowKey=!1,yield*this.parsePlainScalar()}}*parseQuotedScalar(){let quote2=this.charAt(0),end2=this.buffer.indexOf(
quote2,this.pos+1);if(quote2==="'")for(;end2!==-1&&this.buffer[end2+1]==="'";)end2=this.buffer.indexOf("'",end2+2);else for(;end2!==-1;){let n=0;
for(;this.buffer[end2-1-n]==="\\";)n+=1;if(n%2===0)break;end2=this.buffer.indexOf('"',end2+1)}let qb=this.buffer.substring(0,end2),nl=qb.indexOf(
`
`,this.pos);if(nl!==-1){for(;nl!==-1;){let cs=this.continueScalar(nl+1);if(cs===-1)break;nl=qb.indexOf(`
`,cs)}nl!==-1&&(end2=nl-(qb[nl-1]==="\r"?2:1))}if(end2===-1){if(!this.atEnd)return this.setNext("quoted-scalar");end2=this.buffer.length}return yield*this.
pushToIndex(end2+1,!1),this.flowLevel?"flow":"doc"}*parseBlockScalarHeader(){this.blockScalarIndent=-1,this.blockScalarKeep=!1;let i=this.pos;
for(;;){let ch=this.buffer[++i];if(ch==="+")this.blockScalarKeep=!0;else if(ch>"0"&&ch<="9")this.blockScalarIndent=Number(ch)-1;else if(ch!==
"-")break}return yield*this.pushUntil(ch=>isEmpty(ch)||ch==="#")}*parseBlockScalar(){let nl=this.pos-1,indent=0,ch;loop:for(let i2=this.pos;ch=
this.buffer[i2];++i2)switch(ch){case" ":indent+=1;break;case`
`:nl=i2,indent=0;break;case"\r":{let next2=this.buffer[i2+1];if(!next2&&!this.atEnd)return this.setNext("block-scalar");if(next2===`
`)break}default:break loop}if(!ch&&!this.atEnd)return this.setNext("block-scalar");if(indent>=this.indentNext){this.blockScalarIndent===-1?this.
indentNext=indent:this.indentNext=this.blockScalarIndent+(this.indentNext===0?1:this.indentNext);do{let cs=this.continueScalar(nl+1);if(cs===
-1)break;nl=this.buffer.indexOf(`
`,cs)}while(nl!==-1);if(nl===-1){if(!this.atEnd)return this.setNext("block-scalar");nl=this.buffer.length}}let i=nl+1;for(ch=this.buffer[i];ch===
" ";)ch=this.buffer[++i];if(ch==="	"){for(;ch==="	"||ch===" "||ch==="\r"||ch===`
`;)ch=this.buffer[++i];nl=i-1}else if(!this.blockScalarKeep)do{let i2=nl-1,ch2=this.buffer[i2];ch2==="\r"&&(ch2=this.buffer[--i2]);let lastChar=i2;
for(;ch2===" ";)ch2=this.buffer[--i2];if(ch2===`
`&&i2>=this.pos&&i2+1+indent>lastChar)nl=i2;else break}while(!0);return yield SCALAR2,yield*this.pushToIndex(nl+1,!0),yield*this.parseLineStart()}*parsePlainScalar(){
let inFlow=this.flowLevel>0,end2=this.pos-1,i=this.pos-1,ch;for(;ch=this.buffer[++i];)if(ch===":"){let next2=this.buffer[i+1];if(isEmpty(next2)||
inFlow&&flowIndicatorChars.has(next2))break;end2=i}else if(isEmpty(ch)){let next2=this.buffer[i+1];if(ch==="\r"&&(next2===`
`?(i+=1,ch=`
`,next2=this.buffer[i+1]):end2=i),next2==="#"||inFlow&&flowIndicatorChars.has(next2))break;if(ch===`
`){let cs=this.continueScalar(i+1);if(cs===-1)break;i=Math.max(i,cs-2)}}else{if(inFlow&&flowIndicatorChars.has(ch))break;end2=i}return!ch&&!this.
atEnd?this.setNext("plain-scalar"):(yield SCALAR2,yield*this.pushToIndex(end2+1,!0),inFlow?"flow":"doc")}*pushCount(n){return n>0?(yield this.
buffer.substr(this.pos,n),this.pos+=n,n):0}*pushToIndex(i,allowEmpty){let s=this.buffer.slice(this.pos,i);return s?(yield s,this.pos+=s.length,
s.length):(allowEmpty&&(yield""),0)}*pushIndicators(){let n=0;loop:for(;;){switch(this.charAt(0)){case"!":n+=yield*this.pushTag(),n+=yield*this.
pushSpaces(!0);continue loop;case"&":n+=yield*this.pushUntil(isNotAnchorChar),n+=yield*this.pushSpaces(!0);continue loop;case"-":case"?":case"\
:":{let inFlow=this.flowLevel>0,ch1=this.charAt(1);if(isEmpty(ch1)||inFlow&&flowIndicatorChars.has(ch1)){inFlow?this.flowKey&&(this.flowKey=
!1):this.indentNext=this.indentValue+1,n+=yield*this.pushCount(1),n+=yield*this.pushSpaces(!0);continue loop}}}break loop}return n}*pushTag(){
if(this.charAt(1)==="<"){let i=this.pos+2,ch=this.buffer[i];for(;!isEmpty(ch)&&ch!==">";)ch=this.buffer[++i];return yield*this.pushToIndex(ch===
">"?i+1:i,!1)}else{let i=this.pos+1,ch=this.buffer[i];for(;ch;)if(tagChars.has(ch))ch=this.buffer[++i];else if(ch==="%"&&hexDigits.has(this.
buffer[i+1])&&hexDigits.has(this.buffer[i+2]))ch=this.buffer[i+=3];else break;return yield*this.pushToIndex(i,!1)}}*pushNewline(){let ch=this.
buffer[this.pos];return ch===`
`?yield*this.pushCount(1):ch==="\r"&&this.charAt(1)===`
`?yield*this.pushCount(2):0}*pushSpaces(allowTabs){let i=this.pos-1,ch;do ch=this.buffer[++i];while(ch===" "||allowTabs&&ch==="	");let n=i-this.
pos;return n>0&&(yield this.buffer.substr(this.pos,n),this.pos=i),n}*pushUntil(test){let i=this.pos,ch=this.buffer[i];for(;!test(ch);)ch=this.
buffer[++i];return yield*this.pushToIndex(i,!1)}};var LineCounter=class{constructor(){this.lineStarts=[],this.addNewLine=offset=>this.lineStarts.push(offset),this.linePos=offset=>{let low=0,
high=this.lineStarts.length;for(;low<high;){let mid=low+high>>1;this.lineStarts[mid]<offset?low=mid+1:high=mid}if(this.lineStarts[low]===offset)
return{line:low+1,col:1};if(low===0)return{line:0,col:offset};let start=this.lineStarts[low-1];return{line:low,col:offset-start+1}}}};function includesToken(list3,type){for(let i=0;i<list3.length;++i)if(list3[i].type===type)return!0;return!1}function findNonEmptyIndex(list3){
for(let i=0;i<list3.length;++i)switch(list3[i].type){case"space":case"comment":case"newline":break;default:return i}return-1}function isFlowToken(token2){
switch(token2?.type){case"alias":case"scalar":case"single-quoted-scalar":case"double-quoted-scalar":case"flow-collection":return!0;default:return!1}}
function getPrevProps(parent){switch(parent.type){case"document":return parent.start;case"block-map":{let it=parent.items[parent.items.length-
1];return it.sep??it.start}case"block-seq":return parent.items[parent.items.length-1].start;default:return[]}}function getFirstKeyStartProps(prev){
if(prev.length===0)return[];let i=prev.length;loop:for(;--i>=0;)switch(prev[i].type){case"doc-start":case"explicit-key-ind":case"map-value-i\
nd":case"seq-item-ind":case"newline":break loop}for(;prev[++i]?.type==="space";);return prev.splice(i,prev.length)}function arrayPushArray(target,source){
if(source.length<1e5)Array.prototype.push.apply(target,source);else for(let i=0;i<source.length;++i)target.push(source[i])}function fixFlowSeqItems(fc){
if(fc.start.type==="flow-seq-start")for(let it of fc.items)it.sep&&!it.value&&!includesToken(it.start,"explicit-key-ind")&&!includesToken(it.
sep,"map-value-ind")&&(it.key&&(it.value=it.key),delete it.key,isFlowToken(it.value)?it.value.end?arrayPushArray(it.value.end,it.sep):it.value.
end=it.sep:arrayPushArray(it.start,it.sep),delete it.sep)}var Parser=class{constructor(onNewLine){this.atNewLine=!0,this.atScalar=!1,this.indent=
0,this.offset=0,this.onKeyLine=!1,this.stack=[],this.source="",this.type="",this.lexer=new Lexer,this.onNewLine=onNewLine}*parse(source,incomplete=!1){
this.onNewLine&&this.offset===0&&this.onNewLine(0);for(let lexeme of this.lexer.lex(source,incomplete))yield*this.next(lexeme);incomplete||(yield*this.
end())}*next(source){if(this.source=source,this.atScalar){this.atScalar=!1,yield*this.step(),this.offset+=source.length;return}let type=tokenType(
source);if(type)if(type==="scalar")this.atNewLine=!1,this.atScalar=!0,this.type="scalar";else{switch(this.type=type,yield*this.step(),type){case"\
newline":this.atNewLine=!0,this.indent=0,this.onNewLine&&this.onNewLine(this.offset+source.length);break;case"space":this.atNewLine&&source[0]===
" "&&(this.indent+=source.length);break;case"explicit-key-ind":case"map-value-ind":case"seq-item-ind":this.atNewLine&&(this.indent+=source.length);
break;case"doc-mode":case"flow-error-end":return;default:this.atNewLine=!1}this.offset+=source.length}else{let message=`Not a YAML token: ${source}`;
yield*this.pop({type:"error",offset:this.offset,message,source}),this.offset+=source.length}}*end(){for(;this.stack.length>0;)yield*this.pop()}get sourceToken(){
return{type:this.type,offset:this.offset,indent:this.indent,source:this.source}}*step(){let top=this.peek(1);if(this.type==="doc-end"&&top?.
type!=="doc-end"){for(;this.stack.length>0;)yield*this.pop();this.stack.push({type:"doc-end",offset:this.offset,source:this.source});return}
if(!top)return yield*this.stream();switch(top.type){case"document":return yield*this.document(top);case"alias":case"scalar":case"single-quot\
ed-scalar":case"double-quoted-scalar":return yield*this.scalar(top);case"block-scalar":return yield*this.blockScalar(top);case"block-map":return yield*this.
blockMap(top);case"block-seq":return yield*this.blockSequence(top);case"flow-collection":return yield*this.flowCollection(top);case"doc-end":
return yield*this.documentEnd(top)}yield*this.pop()}peek(n){return this.stack[this.stack.length-n]}*pop(error3){let token2=error3??this.stack.
pop();if(!token2)yield{type:"error",offset:this.offset,source:"",message:"Tried to pop an empty stack"};else if(this.stack.length===0)yield token2;else{
let top=this.peek(1);switch(token2.type==="block-scalar"?token2.indent="indent"in top?top.indent:0:token2.type==="flow-collection"&&top.type===
"document"&&(token2.indent=0),token2.type==="flow-collection"&&fixFlowSeqItems(token2),top.type){case"document":top.value=token2;break;case"\
block-scalar":top.props.push(token2);break;case"block-map":{let it=top.items[top.items.length-1];if(it.value){top.items.push({start:[],key:token2,
sep:[]}),this.onKeyLine=!0;return}else if(it.sep)it.value=token2;else{Object.assign(it,{key:token2,sep:[]}),this.onKeyLine=!it.explicitKey;return}
break}case"block-seq":{let it=top.items[top.items.length-1];it.value?top.items.push({start:[],value:token2}):it.value=token2;break}case"flow\
-collection":{let it=top.items[top.items.length-1];!it||it.value?top.items.push({start:[],key:token2,sep:[]}):it.sep?it.value=token2:Object.
assign(it,{key:token2,sep:[]});return}default:yield*this.pop(),yield*this.pop(token2)}if((top.type==="document"||top.type==="block-map"||top.
type==="block-seq")&&(token2.type==="block-map"||token2.type==="block-seq")){let last=token2.items[token2.items.length-1];last&&!last.sep&&!last.
value&&last.start.length>0&&findNonEmptyIndex(last.start)===-1&&(token2.indent===0||last.start.every(st=>st.type!=="comment"||st.indent<token2.
indent))&&(top.type==="document"?top.end=last.start:top.items.push({start:last.start}),token2.items.splice(-1,1))}}}*stream(){switch(this.type){case"\
directive-line":yield{type:"directive",offset:this.offset,source:this.source};return;case"byte-order-mark":case"space":case"comment":case"ne\
wline":yield this.sourceToken;return;case"doc-mode":case"doc-start":{let doc={type:"document",offset:this.offset,start:[]};this.type==="doc-\
start"&&doc.start.push(this.sourceToken),this.stack.push(doc);return}}yield{type:"error",offset:this.offset,message:`Unexpected ${this.type}\
 token in YAML stream`,source:this.source}}*document(doc){if(doc.value)return yield*this.lineEnd(doc);switch(this.type){case"doc-start":{findNonEmptyIndex(
doc.start)!==-1?(yield*this.pop(),yield*this.step()):doc.start.push(this.sourceToken);return}case"anchor":case"tag":case"space":case"comment":case"\
newline":doc.start.push(this.sourceToken);return}let bv=this.startBlockValue(doc);bv?this.stack.push(bv):yield{type:"error",offset:this.offset,
message:`Unexpected ${this.type} token in YAML document`,source:this.source}}*scalar(scalar2){if(this.type==="map-value-ind"){let prev=getPrevProps(
this.peek(2)),start=getFirstKeyStartProps(prev),sep6;scalar2.end?(sep6=scalar2.end,sep6.push(this.sourceToken),delete scalar2.end):sep6=[this.
sourceToken];let map2={type:"block-map",offset:scalar2.offset,indent:scalar2.indent,items:[{start,key:scalar2,sep:sep6}]};this.onKeyLine=!0,
this.stack[this.stack.length-1]=map2}else yield*this.lineEnd(scalar2)}*blockScalar(scalar2){switch(this.type){case"space":case"comment":case"\
newline":scalar2.props.push(this.sourceToken);return;case"scalar":if(scalar2.source=this.source,this.atNewLine=!0,this.indent=0,this.onNewLine){
let nl=this.source.indexOf(`
`)+1;for(;nl!==0;)this.onNewLine(this.offset+nl),nl=this.source.indexOf(`
`,nl)+1}yield*this.pop();break;default:yield*this.pop(),yield*this.step()}}*blockMap(map2){let it=map2.items[map2.items.length-1];switch(this.
type){case"newline":if(this.onKeyLine=!1,it.value){let end2="end"in it.value?it.value.end:void 0;(Array.isArray(end2)?end2[end2.length-1]:void 0)?.
type==="comment"?end2?.push(this.sourceToken):map2.items.push({start:[this.sourceToken]})}else it.sep?it.sep.push(this.sourceToken):it.start.
push(this.sourceToken);return;case"space":case"comment":if(it.value)map2.items.push({start:[this.sourceToken]});else if(it.sep)it.sep.push(this.
sourceToken);else{if(this.atIndentedComment(it.start,map2.indent)){let end2=map2.items[map2.items.length-2]?.value?.end;if(Array.isArray(end2)){
arrayPushArray(end2,it.start),end2.push(this.sourceToken),map2.items.pop();return}}it.start.push(this.sourceToken)}return}if(this.indent>=map2.
indent){let atMapIndent=!this.onKeyLine&&this.indent===map2.indent,atNextItem=atMapIndent&&(it.sep||it.explicitKey)&&this.type!=="seq-item-i\
nd",start=[];if(atNextItem&&it.sep&&!it.value){let nl=[];for(let i=0;i<it.sep.length;++i){let st=it.sep[i];switch(st.type){case"newline":nl.
push(i);break;case"space":break;case"comment":st.indent>map2.indent&&(nl.length=0);break;default:nl.length=0}}nl.length>=2&&(start=it.sep.splice(
nl[1]))}switch(this.type){case"anchor":case"tag":atNextItem||it.value?(start.push(this.sourceToken),map2.items.push({start}),this.onKeyLine=
!0):it.sep?it.sep.push(this.sourceToken):it.start.push(this.sourceToken);return;case"explicit-key-ind":!it.sep&&!it.explicitKey?(it.start.push(
this.sourceToken),it.explicitKey=!0):atNextItem||it.value?(start.push(this.sourceToken),map2.items.push({start,explicitKey:!0})):this.stack.
push({type:"block-map",offset:this.offset,indent:this.indent,items:[{start:[this.sourceToken],explicitKey:!0}]}),this.onKeyLine=!0;return;case"\
map-value-ind":if(it.explicitKey)if(it.sep)if(it.value)map2.items.push({start:[],key:null,sep:[this.sourceToken]});else if(includesToken(it.
sep,"map-value-ind"))this.stack.push({type:"block-map",offset:this.offset,indent:this.indent,items:[{start,key:null,sep:[this.sourceToken]}]});else if(isFlowToken(
it.key)&&!includesToken(it.sep,"newline")){let start2=getFirstKeyStartProps(it.start),key=it.key,sep6=it.sep;sep6.push(this.sourceToken),delete it.
key,delete it.sep,this.stack.push({type:"block-map",offset:this.offset,indent:this.indent,items:[{start:start2,key,sep:sep6}]})}else start.length>
0?it.sep=it.sep.concat(start,this.sourceToken):it.sep.push(this.sourceToken);else if(includesToken(it.start,"newline"))Object.assign(it,{key:null,
sep:[this.sourceToken]});else{let start2=getFirstKeyStartProps(it.start);this.stack.push({type:"block-map",offset:this.offset,indent:this.indent,
items:[{start:start2,key:null,sep:[this.sourceToken]}]})}else it.sep?it.value||atNextItem?map2.items.push({start,key:null,sep:[this.sourceToken]}):
includesToken(it.sep,"map-value-ind")?this.stack.push({type:"block-map",offset:this.offset,indent:this.indent,items:[{start:[],key:null,sep:[
this.sourceToken]}]}):it.sep.push(this.sourceToken):Object.assign(it,{key:null,sep:[this.sourceToken]});this.onKeyLine=!0;return;case"alias":case"\
scalar":case"single-quoted-scalar":case"double-quoted-scalar":{let fs2=this.flowScalar(this.type);atNextItem||it.value?(map2.items.push({start,
key:fs2,sep:[]}),this.onKeyLine=!0):it.sep?this.stack.push(fs2):(Object.assign(it,{key:fs2,sep:[]}),this.onKeyLine=!0);return}default:{let bv=this.
startBlockValue(map2);if(bv){if(bv.type==="block-seq"){if(!it.explicitKey&&it.sep&&!includesToken(it.sep,"newline")){yield*this.pop({type:"e\
rror",offset:this.offset,message:"Unexpected block-seq-ind on same line with key",source:this.source});return}}else atMapIndent&&map2.items.
push({start});this.stack.push(bv);return}}}}yield*this.pop(),yield*this.step()}*blockSequence(seq2){let it=seq2.items[seq2.items.length-1];switch(this.
type){case"newline":if(it.value){let end2="end"in it.value?it.value.end:void 0;(Array.isArray(end2)?end2[end2.length-1]:void 0)?.type==="com\
ment"?end2?.push(this.sourceToken):seq2.items.push({start:[this.sourceToken]})}else it.start.push(this.sourceToken);return;case"space":case"\
comment":if(it.value)seq2.items.push({start:[this.sourceToken]});else{if(this.atIndentedComment(it.start,seq2.indent)){let end2=seq2.items[seq2.
items.length-2]?.value?.end;if(Array.isArray(end2)){arrayPushArray(end2,it.start),end2.push(this.sourceToken),seq2.items.pop();return}}it.start.
push(this.sourceToken)}return;case"anchor":case"tag":if(it.value||this.indent<=seq2.indent)break;it.start.push(this.sourceToken);return;case"\
seq-item-ind":if(this.indent!==seq2.indent)break;it.value||includesToken(it.start,"seq-item-ind")?seq2.items.push({start:[this.sourceToken]}):
it.start.push(this.sourceToken);return}if(this.indent>seq2.indent){let bv=this.startBlockValue(seq2);if(bv){this.stack.push(bv);return}}yield*this.
pop(),yield*this.step()}*flowCollection(fc){let it=fc.items[fc.items.length-1];if(this.type==="flow-error-end"){let top;do yield*this.pop(),
top=this.peek(1);while(top?.type==="flow-collection")}else if(fc.end.length===0){switch(this.type){case"comma":case"explicit-key-ind":!it||it.
sep?fc.items.push({start:[this.sourceToken]}):it.start.push(this.sourceToken);return;case"map-value-ind":!it||it.value?fc.items.push({start:[],
key:null,sep:[this.sourceToken]}):it.sep?it.sep.push(this.sourceToken):Object.assign(it,{key:null,sep:[this.sourceToken]});return;case"space":case"\
comment":case"newline":case"anchor":case"tag":!it||it.value?fc.items.push({start:[this.sourceToken]}):it.sep?it.sep.push(this.sourceToken):it.
start.push(this.sourceToken);return;case"alias":case"scalar":case"single-quoted-scalar":case"double-quoted-scalar":{let fs2=this.flowScalar(
this.type);!it||it.value?fc.items.push({start:[],key:fs2,sep:[]}):it.sep?this.stack.push(fs2):Object.assign(it,{key:fs2,sep:[]});return}case"\
flow-map-end":case"flow-seq-end":fc.end.push(this.sourceToken);return}let bv=this.startBlockValue(fc);bv?this.stack.push(bv):(yield*this.pop(),
yield*this.step())}else{let parent=this.peek(2);if(parent.type==="block-map"&&(this.type==="map-value-ind"&&parent.indent===fc.indent||this.
type==="newline"&&!parent.items[parent.items.length-1].sep))yield*this.pop(),yield*this.step();else if(this.type==="map-value-ind"&&parent.type!==
"flow-collection"){let prev=getPrevProps(parent),start=getFirstKeyStartProps(prev);fixFlowSeqItems(fc);let sep6=fc.end.splice(1,fc.end.length);
sep6.push(this.sourceToken);let map2={type:"block-map",offset:fc.offset,indent:fc.indent,items:[{start,key:fc,sep:sep6}]};this.onKeyLine=!0,
this.stack[this.stack.length-1]=map2}else yield*this.lineEnd(fc)}}flowScalar(type){if(this.onNewLine){let nl=this.source.indexOf(`
`)+1;for(;nl!==0;)this.onNewLine(this.offset+nl),nl=this.source.indexOf(`
`,nl)+1}return{type,offset:this.offset,indent:this.indent,source:this.source}}startBlockValue(parent){switch(this.type){case"alias":case"sca\
lar":case"single-quoted-scalar":case"double-quoted-scalar":return this.flowScalar(this.type);case"block-scalar-header":return{type:"block-sc\
alar",offset:this.offset,indent:this.indent,props:[this.sourceToken],source:""};case"flow-map-start":case"flow-seq-start":return{type:"flow-\
collection",offset:this.offset,indent:this.indent,start:this.sourceToken,items:[],end:[]};case"seq-item-ind":return{type:"block-seq",offset:this.
offset,indent:this.indent,items:[{start:[this.sourceToken]}]};case"explicit-key-ind":{this.onKeyLine=!0;let prev=getPrevProps(parent),start=getFirstKeyStartProps(
prev);return start.push(this.sourceToken),{type:"block-map",offset:this.offset,indent:this.indent,items:[{start,explicitKey:!0}]}}case"map-v\
alue-ind":{this.onKeyLine=!0;let prev=getPrevProps(parent),start=getFirstKeyStartProps(prev);return{type:"block-map",offset:this.offset,indent:this.
indent,items:[{start,key:null,sep:[this.sourceToken]}]}}}return null}atIndentedComment(start,indent){return this.type!=="comment"||this.indent<=
indent?!1:start.every(st=>st.type==="newline"||st.type==="space")}*documentEnd(docEnd){this.type!=="doc-mode"&&(docEnd.end?docEnd.end.push(this.
sourceToken):docEnd.end=[this.sourceToken],this.type==="newline"&&(yield*this.pop()))}*lineEnd(token2){switch(this.type){case"comma":case"do\
c-start":case"doc-end":case"flow-seq-end":case"flow-map-end":case"map-value-ind":yield*this.pop(),yield*this.step();break;case"newline":this.
onKeyLine=!1;default:token2.end?token2.end.push(this.sourceToken):token2.end=[this.sourceToken],this.type==="newline"&&(yield*this.pop())}}};function parseOptions(options){let prettyErrors=options.prettyErrors!==!1;return{lineCounter:options.lineCounter||prettyErrors&&new LineCounter||
null,prettyErrors}}function parseDocument(source,options={}){let{lineCounter,prettyErrors}=parseOptions(options),parser=new Parser(lineCounter?.addNewLine),composer2=new Composer(
options),doc=null;for(let _doc of composer2.compose(parser.parse(source),!0,source.length))if(!doc)doc=_doc;else if(doc.options.logLevel!=="\
silent"){doc.errors.push(new YAMLParseError(_doc.range.slice(0,2),"MULTIPLE_DOCS","Source contains multiple documents; please use YAML.parse\
AllDocuments()"));break}return prettyErrors&&lineCounter&&(doc.errors.forEach(prettifyError2(source,lineCounter)),doc.warnings.forEach(prettifyError2(
source,lineCounter))),doc}var MAX_BYTES=1024*1024,MAX_ALIASES=100,TOO_DEEP="the file is nested too deeply; make it flatter",SECOND_DOCUMENT="a second document begins \
here; keep one, and remove the rest",ADVICE={TAB_AS_INDENT:"indent with spaces",BAD_INDENT:"indent the keys of one map alike",BLOCK_AS_IMPLICIT_KEY:"\
put the inner map on its own, further indented lines",MISSING_CHAR:"check the quotation marks, brackets and colons here",TAG_RESOLVE_FAILED:"\
remove the tag"},Source=class{file;value;#root;#lines=new LineCounter;#indices=new WeakMap;#aliases=new Map;constructor(text3,file,textMaps=[]){
this.file=file;let bytes4=Buffer.byteLength(text3);if(bytes4>MAX_BYTES)throw this.#errorAt(0,`the file has ${bytes4} bytes; make it at most ${MAX_BYTES}`);
this.#refuseEncodings(text3);try{let document=this.#parse(text3);this.#root=document.contents,this.#aliases=inspectTree(document,(offset,message)=>this.#errorAt(
offset,message),this.#lineOf);for(let way of textMaps)this.#keepTexts(this.#root,way);this.value=this.#plain(document)}catch(error3){throw error3 instanceof
RangeError?this.#errorAt(0,TOO_DEEP):error3}}offset(path,at="value"){for(let length=path.length;length>0;length--){let found=this.#find(path.
slice(0,length));if(found===void 0)continue;let isScalarValue2=length===path.length&&!isMap2(found.node)&&!isSeq(found.node);return(at==="va\
lue"&&isScalarValue2?found.node??found.key:found.key??found.node)?.range?.[0]??0}return this.#root?.range?.[0]??0}error(path,message,at="val\
ue"){return this.#errorAt(this.offset(path,at),message)}has(path){return this.#find(path)!==void 0}at(path){let value=this.value;for(let key of path){
if(typeof value!="object"||value===null||!Object.hasOwn(value,key))return;value=value[key]}return value}keys(path){let map2=this.#resolved(this.#find(
path)?.node);return isMap2(map2)?[...new Set(this.#keysOf(map2))]:[]}#refuseEncodings(text3){let broken=text3.search(/[\0\uFFFD]/);if(broken<
0)return;let upTo=text3.slice(0,broken).split(`
`);for(let line2=0,offset=0;line2<upTo.length;line2++)this.#lines.addNewLine(offset),offset+=upTo[line2].length+1;let what=text3.includes("\0")?
"the file is UTF-16, or no text":"this is not UTF-8";throw this.#errorAt(broken,`${what}; save the file as UTF-8`)}#parse(text3){let document=parseDocument(
text3,{lineCounter:this.#lines,prettyErrors:!1,uniqueKeys:!1,merge:!0,resolveKnownTags:!1,logLevel:"error"}),wrong=document.errors[0]??document.
warnings[0];if(wrong===void 0)return document;if(wrong.code==="RESOURCE_EXHAUSTION")throw this.#errorAt(wrong.pos[0],TOO_DEEP);if(wrong.code===
"MULTIPLE_DOCS")throw this.#errorAt(wrong.pos[0],SECOND_DOCUMENT);let advice=ADVICE[wrong.code]??"check the indentation and the quotation ma\
rks around here",reason=printable(wrong.message.split(`
`)[0]??"").replace(/\.$/,"");throw this.#errorAt(wrong.pos[0],`this is not readable as YAML: ${reason}; ${advice}`)}#plain(document){try{return document.
toJS({maxAliasCount:MAX_ALIASES})}catch(error3){if(!(error3 instanceof Error)||error3 instanceof RangeError)throw error3;let first=this.#aliases.
keys().next().value,reason=error3 instanceof ReferenceError?"aliases multiply too far":printable(error3.message);throw this.#errorAt(first?.
range?.[0]??0,`${reason}; write the values out`)}}#keepTexts(node2,way){let map2=this.#resolved(node2);if(!isMap2(map2))return;let[step2,...rest]=way;
for(let pair2 of map2.items)way.length===0?pair2.value=this.#asWritten(pair2.value):(step2==="*"||plainKey(pair2.key)===step2)&&this.#keepTexts(
pair2.value,rest)}#asWritten(node2){let found=this.#resolved(node2),isText=isScalar(found)&&found.value!==null&&found.source!==void 0;if(node2===
null||!(isText||isSeq(found)))return node2;let copy=found.clone();return isScalar(copy)?copy.value=copy.source:copy.items=found.items.map(item=>this.#asWritten(
item)??item),isAlias(node2)&&delete copy.anchor,copy.range=node2.range??null,copy}#find(path){let found={key:void 0,node:this.#root??void 0};
for(let step2 of path){let parent=this.#resolved(found.node),next2=isSeq(parent)?{key:void 0,node:parent.items[Number(step2)]}:isMap2(parent)?
this.#pair(parent,String(step2)):void 0;if(next2===void 0||next2.key===void 0&&next2.node===void 0)return;found=next2}return found}#pair(map2,name3){
let own2=this.#indexed(map2).get(name3);if(own2!==void 0)return{key:own2.key,node:own2.value??void 0};for(let merged3 of this.#mergedInto(map2)){
let found=this.#pair(merged3,name3);if(found!==void 0)return found}}#indexed(map2){let known2=this.#indices.get(map2);if(known2!==void 0)return known2;
let index=new Map;for(let pair2 of map2.items){let name3=plainKey(pair2.key);name3!==void 0&&index.set(name3,pair2)}return this.#indices.set(
map2,index),index}#keysOf(map2){return[...map2.items.map(pair2=>plainKey(pair2.key)).filter(n=>n!==void 0),...this.#mergedInto(map2).flatMap(
merged3=>this.#keysOf(merged3))]}#mergedInto(map2){return map2.items.filter(pair2=>isScalar(pair2.key)&&typeof pair2.key.value=="symbol").map(
pair2=>this.#resolved(pair2.value)).flatMap(node2=>isSeq(node2)?node2.items.map(item=>this.#resolved(item)):[node2]).filter(node2=>isMap2(node2))}#resolved(node2){
return isAlias(node2)?this.#resolved(this.#aliases.get(node2)):node2??void 0}#lineOf=offset=>this.#lines.linePos(offset).line||1;#errorAt(offset,message){
let{line:line2,col}=this.#lines.linePos(offset);return new UsageError(`${this.file}:${line2||1}:${col||1}: ${message}`)}};function checkInside(source,path,file){
let landed=posix2.join(posix2.dirname(source.file),file);if(landed===".."||landed.startsWith("../"))throw source.error(path,`${quote(file)} \
is outside the repository; name something inside it`)}function plainKey(key){return isScalar(key)&&typeof key.value!="symbol"?String(key.value):
void 0}function scenarioLine(text3,scenario3){let source=new Source(text3,""),path=["scenarios",scenario3];return source.has(path)?text3.slice(
0,source.offset(path,"key")).split(`
`).length:null}var MAX_ALIAS_NODES=100;function inspectTree(document,error3,lineOf){let anchors=new Map,aliases=new Map,remember=node2=>{"an\
chor"in node2&&typeof node2.anchor=="string"&&anchors.set(node2.anchor,node2)};return visit(document,{Alias(_,alias,ancestors2){let fail=message=>error3(
offsetOf(alias),message),stands=anchors.get(alias.source);if(stands===void 0)throw fail(`nothing before this is anchored as ${quote(`&${alias.
source}`)}; add the anchor or write it out`);if(ancestors2.includes(stands))throw fail(`${quote(`*${alias.source}`)} contains itself; write \
it out`);if(aliases.set(alias,stands),aliases.size>MAX_ALIAS_NODES)throw fail(`more than ${MAX_ALIAS_NODES} aliases; write the values out`)},
Scalar(_,scalar2){remember(scalar2)},Seq(_,seq2){remember(seq2)},Map(_,map2){remember(map2),inspectKeys(map2,error3,lineOf)}}),aliases}function inspectKeys(map2,error3,lineOf){
let seen2=new Map;for(let{key}of map2.items){let offset=isNode(key)?offsetOf(key):offsetOf(map2);if(!isScalar(key)||isCollection(key)||key.value===
null)throw error3(offset,"a key must be a plain name; write it like port: 8080");typeof key.value!="string"&&typeof key.value!="symbol"&&(key.
value=key.source??String(key.value));let name3=typeof key.value=="symbol"?"<<":String(key.value);if(name3==="__proto__")throw error3(offset,
'the key "__proto__" is not allowed; choose another name');let first=seen2.get(name3);if(first!==void 0)throw error3(offset,`${quote(name3)}\
 is here a second time, first in line ${lineOf(first)}; rename or remove one`);seen2.set(name3,offset)}}var offsetOf=node2=>node2.range?.[0]??
0;var PLACEHOLDER=/\$\$|\$\{|\{([A-Za-z_][A-Za-z0-9_.-]*)\}/g,Deferred=class{raw;path;constructor(raw,path){this.raw=raw,this.path=path}};function defer(source){
let places=[["defaults"],...source.keys(["scenarios"]).map(name3=>["scenarios",name3]),...source.keys(["presets"]).flatMap(preset=>source.keys(
["presets",preset]).map(name3=>["presets",preset,name3]))],declared=new Set(places.flatMap(place=>source.keys([...place,"parameters"]))),deferred=new Map;
for(let place of places)for(let key of source.keys(place)){let path=[...place,key],raw=source.at(path);if(!Object.hasOwn(scenarioKeys.shape,
key)||NEVER_PARAMETRISED.includes(key)||![...namesIn2(raw)].some(name3=>declared.has(name3)))continue;let known2=deferred.get(place.join("\0"))??
{};deferred.set(place.join("\0"),Object.assign(known2,{[key]:new Deferred(raw,path)}))}let kept=(place,keys)=>{let gone=deferred.get(place.join(
"\0"));return gone&&isMap3(keys)?Object.fromEntries(Object.entries(keys).filter(([key])=>!Object.hasOwn(gone,key))):keys},inEach=(map2,change4)=>isMap3(
map2)?Object.fromEntries(Object.entries(map2).map(([name3,value2])=>[name3,change4(name3,value2)])):map2;return{value:inEach(source.value,(part2,all)=>part2===
"defaults"?kept([part2],all):part2==="scenarios"?inEach(all,(name3,keys)=>kept([part2,name3],keys)):part2!=="presets"?all:inEach(all,(preset,some2)=>inEach(
some2,(name3,keys)=>kept([part2,preset,name3],keys)))),at:path=>deferred.get(path.join("\0"))??{}}}function isMap3(value){return typeof value==
"object"&&value!==null&&!Array.isArray(value)}function namesIn2(value){let texts=leavesOf(value).map(({text:text3})=>text3);return new Set(texts.
flatMap(text3=>[...text3.matchAll(PLACEHOLDER)].flatMap(([,name3])=>name3??[])))}function leavesOf(value,path=[]){return typeof value=="stri\
ng"?[{path,text:value}]:Array.isArray(value)?value.flatMap((each,index)=>leavesOf(each,[...path,index])):typeof value!="object"||value===null?
[]:Object.entries(value).flatMap(([key,each])=>leavesOf(each,[...path,key]))}function usedParameters(layer){let raw=Object.values(layer).flatMap(
each=>each instanceof Deferred?[each.raw]:[]);return namesIn2(raw)}function filled(value,values2,isScalar2,path=[]){if(typeof value=="string"){
let text3=value.replaceAll(PLACEHOLDER,(whole,name3)=>name3!==void 0&&Object.hasOwn(values2,name3)?values2[name3]:whole);return text3!==value&&
isScalar2(path)?scalarOf(text3):text3}return Array.isArray(value)?value.map((each,index)=>filled(each,values2,isScalar2,[...path,index])):typeof value!=
"object"||value===null?value:Object.fromEntries(Object.entries(value).map(([key,each])=>[key,filled(each,values2,isScalar2,[...path,key])]))}
function scalarOf(text3){return text3==="true"||text3==="false"?text3==="true":/^-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?$/.test(text3)?Number(text3):
text3}var beginsWith=(path,start)=>start.every((step2,index)=>path[index]===step2),isInJson=(key,path)=>key==="expect"&&beginsWith(path,["bo\
dy","json"]);function settled(layer,values2,parameters,source){let entries=Object.entries(layer).map(([key,given])=>[key,given instanceof Deferred?
settledKey(key,given):given]);return Object.fromEntries(entries);function settledKey(key,{raw,path}){let schema5=scenarioKeys.shape[key],asText=filled(
raw,values2,at=>isInJson(key,at)),first=schema5.safeParse(asText),wrong=first.error?.issues??[],given=filled(raw,values2,at=>isInJson(key,at)||
wrong.some(issue3=>beginsWith(at,issue3.path))),parsed3=first.success?first:schema5.safeParse(given);if(parsed3.success){let file=parsed3.data?.["\
body-file"];return key==="request"&&file!==void 0&&checkInside(source,[...path,"body-file"],file),parsed3.data}let view={at:at=>valueAt(given,
at.slice(path.length)),has:at=>source.has(at)},[problem]=parsed3.error.issues.flatMap(issue3=>explain(issue3,view,path));if(problem===void 0)
throw parsed3.error;let name3=[...namesIn2(source.at(problem.path))].find(each=>Object.hasOwn(values2,each));if(name3===void 0)throw source.
error(problem.path,problem.message,problem.at);let value=values2[name3],index=parameters.all[name3]?.indexOf(value)??0;throw source.error([...parameters.
path,"parameters",name3,index],`${quote(value)} of parameter ${quote(name3)} does not fit: ${problem.message}`)}}function valueAt(value,path){
return path.reduce((inner,step2)=>typeof inner=="object"&&inner!==null&&Object.hasOwn(inner,step2)?inner[step2]:void 0,value)}import{posix as posix4}from"node:path";import{posix as posix3}from"node:path";function workingFolder({process:process2},folder2){return posix3.join(folder2,process2?.workingDirectory??
".")}var ADDRESS=/\$\{([A-Za-z0-9_][A-Za-z0-9._-]*)\.(host|port)\}/g;function addressesIn(value){return[...value.matchAll(ADDRESS)].map(([,service="",
part2=""])=>({service,part:part2}))}var OWN_PORT="${port}";function withAddresses(value,addresses){return value.replaceAll(ADDRESS,(whole,service,part2)=>{
let address2=addresses.get(service);return address2===void 0?whole:String(part2==="host"?address2.host:address2.port)})}function resolveScenarios(input,source,deferring,preset){let rows=rowsOf(source),overrides=chosenPreset(input,source,preset),names2=new Set;
return source.keys(["scenarios"]).flatMap(name3=>{let place=(path,keys={})=>({path,layer:{...keys,...deferring.at(path)}}),own2=place(["scen\
arios",name3],input.scenarios[name3]),forAll=({path,layer})=>({path,layer:own2.layer.args?without(layer,ONLY_HTTP):layer}),ofPreset=of=>place(
["presets",preset??"",of],overrides?.[of]),places=[forAll(place(["defaults"],input.defaults)),own2,...preset===void 0?[]:[forAll(ofPreset("*")),
ofPreset(name3)]],joined2=places.reduce((below,{layer})=>join4(below,layer),{}),from=places.findLast(({layer})=>layer.parameters)?.path??[],
all=parametersOf(joined2,{name:name3,path:from,isOwn:from===own2.path&&preset===void 0});return combinations(all).map(values2=>{let full=nameWith(
name3,values2);if(full.length>64||/[^A-Za-z0-9._-]/.test(full))throw source.error(["scenarios",name3,"parameters"],`makes a scenario ${quote(
full)}, which is no name; values are of letters, digits, ".", "_" and "-"`);if(names2.has(full))throw source.error(["scenarios",name3,"param\
eters"],`makes a scenario ${quote(full)} twice; name the scenario or its values otherwise`);names2.add(full);let keys=settled(joined2,values2,
{path:from,all},source);return checkJoined(name3,keys,source),scenario(full,keys,rows,input)});function parametersOf(layer,{name:name4,path,
isOwn}){let declared=Object.entries(layer.parameters??{}),used=usedParameters(layer),unused=declared.find(([parameter])=>!used.has(parameter));
if(unused&&isOwn)throw source.error([...path,"parameters",unused[0]],`parameter ${quote(unused[0])} stands nowhere in scenario ${quote(name4)}\
; write {${unused[0]}} where its values belong, or remove it`,"key");let kept=declared.filter(([parameter])=>used.has(parameter)),count3=countOf(
Object.fromEntries(kept));if(count3>MOST_COMBINATIONS)throw source.error([...path,"parameters"],`makes ${count3} scenarios of ${quote(name4)}\
; make it at most ${MOST_COMBINATIONS}`);return Object.fromEntries(kept)}})}function checkJoined(name3,joined2,source){let[wrong]=contradictions(
joined2);if(wrong)throw source.error(["scenarios",name3],`${quote(name3)}, with the defaults and the preset: ${wrong.path.join(".")} ${wrong.
message}`);if(joined2.request===void 0&&joined2.args===void 0)throw source.error(["scenarios",name3],`scenario ${quote(name3)} has no "reque\
st"; add it, for example request: GET /`);if(joined2.background&&joined2.rate===void 0)throw source.error(["scenarios",name3],`scenario ${quote(
name3)} has "background" without a "rate" to measure; add one, for example rate: 100`)}function scenarioNames(input,name3){let presets=Object.
values(input.presets??{}),all=[input.defaults,input.scenarios[name3],...presets.flatMap(each=>[each["*"],each[name3]])].flatMap(layer=>layer?.
parameters&&countOf(layer.parameters)<=MOST_COMBINATIONS?combinations(layer.parameters):[]),names2=[...new Set(all.map(values2=>nameWith(name3,
values2)))];return[input.scenarios[name3],...presets.map(each=>each[name3])].some(layer=>layer?.parameters)?names2:[name3,...names2]}function nameWith(name3,values2){
return[name3,...Object.values(values2)].join("-")}var MOST_COMBINATIONS=1e3;function countOf(parameters){return Object.values(parameters).reduce(
(product,values2)=>product*values2.length,1)}function combinations(parameters){return Object.entries(parameters).reduce((some2,[name3,values2])=>some2.
flatMap(each=>values2.map(value=>({...each,[name3]:value}))),[{}])}var REPLACES={requests:["duration","rate"],duration:["requests"],rate:["r\
equests"],args:ONLY_HTTP,request:["args"]};function join4(below,above){let gone=Object.keys(above).flatMap(key=>REPLACES[key]??[]);return{...without(
below,gone),...above,...gates(below,above)}}function gates(...layers2){let[thresholds2,limits2]=["thresholds","limits"].map(key=>merged2(...layers2.
map(layer=>layer[key])));return{...thresholds2&&{thresholds:thresholds2},...limits2&&{limits:limits2}}}function without(layer,keys){return Object.
fromEntries(Object.entries(layer).filter(([key])=>!keys.some(each=>each===key)))}function scenario(name3,input,rows,file){let{body:body2,headers:headers2={},
status:status2=DEFAULTS.status}=input.expect??{},sameLength=input.expect?.["same-length"]??DEFAULTS.sameLength,lowerCase=Object.entries(headers2).
map(([key,value])=>[key.toLowerCase(),value]);return{name:name3,targets:withRows(input.targets??[...rows.keys()],rows),request:input.request?
resolveRequest(input.request):{method:DEFAULTS.method,paths:[],headers:[]},...input.args===void 0?{}:{args:input.args},expect:{status:status2,
...body2===void 0?{}:{body:body2},headers:Object.fromEntries(lowerCase),sameLength},connections:input.connections??DEFAULTS.connections,keepalive:input.
keepalive??DEFAULTS.keepalive,...input.http2?{http2:!0}:{},via:input.args||input.http2?["direct"]:input.via??DEFAULTS.via,...input.background===
void 0?{}:{background:resolveBackground(input.background)},...input.rate===void 0?{}:{rate:input.rate},...input.requests===void 0?{}:{requests:input.
requests},...input.duration===void 0?{}:{durationSeconds:input.duration},timeoutSeconds:input.timeout??(input.args?DEFAULTS.runTimeout:DEFAULTS.
timeout),maxErrors:input["max-errors"]??DEFAULTS.maxErrors,threshold:input.threshold??file.threshold??DEFAULTS.threshold,...gates(file,input)}}
function resolveBackground({request:request2,connections=DEFAULTS.backgroundConnections}){return{request:resolveRequest(request2),connections}}
function resolveRequest(input){let{method:method3=DEFAULTS.method,path,paths=[],headers:headers2={},body:body2,"body-file":file}=input;return{
method:method3,paths:path===void 0?paths:[path],headers:Object.entries(headers2).map(asSent),...body2===void 0?{}:{body:{text:body2}},...file===
void 0?{}:{body:{file}}}}function asSent([name3,value]){return[name3.toLowerCase(),value.replace(/^[\t ]+|[\t ]+$/g,"")]}function chosenPreset(input,source,preset){
if(preset===void 0)return;let known2=source.keys(["presets"]);if(known2.includes(preset))return input.presets?.[preset];let end2=known2.length===
0?"the file has no presets":suggestion(preset,known2);throw source.error(["presets"],`unknown preset ${quote(preset)}; ${end2}`,"key")}function checkReferences(input,source){let rows=rowsOf(source);checkRows(source,[...rows.values()].flat());let targets=namesIn(rows),scenarios=source.
keys(["scenarios"]);for(let{path,scenario:scenario3}of layers(input,source)){for(let[index,name3]of(scenario3.targets??[]).entries())if(!targets.
includes(name3))throw source.error([...path,"targets",index],`unknown target ${quote(name3)}; ${suggestion(name3,targets)}`);let file=bodyFile(
scenario3);file!==void 0&&checkInside(source,[...path,"request","body-file"],file)}for(let preset of source.keys(["presets"]))for(let name3 of source.
keys(["presets",preset]))if(name3!=="*"&&!scenarios.includes(name3))throw source.error(["presets",preset,name3],`unknown scenario ${quote(name3)}\
 in preset ${quote(preset)}; ${suggestion(name3,scenarios)}`,"key");let images=input.trend?.reference;for(let name3 of typeof images=="objec\
t"?Object.keys(images):[])if(!targets.includes(name3))throw source.error(["trend","reference",name3],`unknown target ${quote(name3)}; ${suggestion(
name3,targets)}`,"key");checkPublished(input,source,targets),checkServices(input,source,targets);for(let{target,at}of allRows(input,source))
checkFiles(source,at,target);for(let[name3,service]of Object.entries(input.services??{}))checkFiles(source,(...key)=>["services",name3,...key],
service)}function checkRows(source,rows){for(let target of source.keys(["targets"]))for(let row3 of source.keys(["targets",target,"matrix"])){
let name3=rowName(target,row3);if(rows.filter(other=>other===name3).length>1)throw source.error(["targets",target,"matrix",row3],`makes the \
target ${quote(name3)}, which is there already; name the row otherwise`,"key")}}function checkPublished(input,source,targets){let ids=source.
keys(["scenarios"]).flatMap(name3=>scenarioNames(input,name3)).flatMap(scenario3=>["direct","nginx"].map(via2=>`${scenario3}/${via2}`));for(let id2 of source.
keys(["rank","published","figures"])){let path=["rank","published","figures",id2];if(!ids.includes(id2))throw source.error(path,`unknown sce\
nario and via ${quote(id2)}; ${suggestion(id2,ids)}`,"key");let{values:values2,order}=input.rank?.published?.figures[id2]??{};for(let name3 of order??
Object.keys(values2??{}))if(!targets.includes(name3))throw source.error(values2?[...path,"values",name3]:[...path,"order"],`unknown target ${quote(
name3)}; ${suggestion(name3,targets)}`,"key")}}function checkServices(input,source,targets){let services=source.keys(["services"]);for(let name3 of services)
if(targets.includes(name3))throw source.error(["services",name3],`${quote(name3)} is a target, too; name one of them otherwise`,"key");for(let{
target,at}of allRows(input,source)){let{services:own2=[]}=target;for(let[index,name3]of own2.entries())if(!services.includes(name3)){let listed2=at(
"services",index);throw source.error(source.has(listed2)?listed2:at("services"),`unknown service ${quote(name3)}; ${services.length===0?"add\
 it under services:":suggestion(name3,services)}`)}checkPlaceholders(source,at,target,own2)}for(let service of services)checkPlaceholders(source,
(...key)=>["services",service,...key],input.services?.[service]??{},null)}function checkPlaceholders(source,at,{command:command3=[],process:process2,
env={},port:port2},services){let texts=[...command3.map(word=>[["command"],word]),...(process2?.command??[]).map(word=>[["process","command"],
word]),...Object.entries(env).map(([name3,value])=>[["env",name3],value])];for(let[key,text3]of texts){if(port2===void 0&&text3.includes(OWN_PORT))
throw source.error(at(...key),`takes ${quote(OWN_PORT)}, but there is none; add port:`);for(let{service}of addressesIn(text3))if(services&&!services.
includes(service))throw source.error(at(...key),`takes the address of ${quote(service)}, which is none of this target's services; add it to \
services:`)}}function checkFiles(source,at,started){let{context=".",dockerfile,additional_contexts:contexts2={}}=started.build??{},place=at(
"build","context");checkInside(source,source.has(place)?place:at("build"),context),dockerfile!==void 0&&checkInside(source,at("build","docke\
rfile"),posix4.join(context,dockerfile));for(let[name3,from]of Object.entries(contexts2))from.includes("://")||checkInside(source,at("build",
"additional_contexts",name3),from);for(let[folder2,key]of[[started["working-directory"],["working-directory"]],[started.process?.["working-d\
irectory"],["process","working-directory"]]])folder2!==void 0&&checkInside(source,at(...key),folder2);let profile=started.security_opt?.[0];
profile!==void 0&&profile!=="unconfined"&&checkInside(source,at("security_opt"),profile),"https"in started&&started.https?.ca!==void 0&&checkInside(
source,at("https","ca"),started.https.ca)}function layers(input,source){let found=input.defaults===void 0?[]:[{path:["defaults"],scenario:input.
defaults}],add=(path,scenario3)=>{scenario3!==void 0&&found.push({path,scenario:scenario3})};for(let name3 of source.keys(["scenarios"]))add(
["scenarios",name3],input.scenarios[name3]);for(let preset of source.keys(["presets"]))for(let name3 of source.keys(["presets",preset]))add(
["presets",preset,name3],input.presets?.[preset]?.[name3]);return found}var bodyFile=scenario3=>scenario3.request?.["body-file"];function checkHeaderSecrets(scenarios,targets,source){
for(let{name:scenario3,targets:asked,request:request2,background:background3}of scenarios)for(let[way,headers2]of[[["request"],request2.headers],
[["background","request"],background3?.request.headers??[]]])for(let[header,value]of headers2)for(let secret2 of secretsInHeader(value)){let lacking2=targets.
find(({name:name3,secrets:secrets2=[]})=>asked.includes(name3)&&!secrets2.some(each=>each===secret2));if(lacking2&&secret2!==null)throw source.
error(headerPath(source,scenario3,way,header),`header ${quote(header)} takes the secret ${secret2}, which target ${quote(lacking2.name)} doe\
s not name; add it there: secrets: [${secret2}]`)}}function headerPath(source,scenario3,way,header){let headers2=["scenarios",source.keys(["\
scenarios"]).filter(name3=>scenario3===name3||scenario3.startsWith(`${name3}-`)).toSorted((a,b)=>b.length-a.length).at(0)??scenario3,...way,
"headers"],key=source.keys(headers2).find(each=>each.toLowerCase()===header);return[...headers2,key??header]}function parseConfig(text3,file,options={}){let source=new Source(text3,file,TEXT_MAPS),deferring=defer(source);return resolveConfig(validate2(
source,deferring.value),source,deferring,options.preset)}function validate2(source,value){if(source.value===null||source.value===void 0)throw source.
error([],"the file is empty; begin with targets: and scenarios:");let result=configSchema.safeParse(value);if(result.success)return result.data;
let[first]=result.error.issues.flatMap(issue3=>explain(issue3,source)).map(problem=>({...problem,offset:source.offset(problem.path,problem.at),
rank:source.has(problem.path)?0:1})).sort((a,b)=>a.rank-b.rank||a.offset-b.offset);throw first===void 0?result.error:source.error(first.path,
first.message,first.at)}function resolveConfig(input,source,deferring,preset){checkReferences(input,source);let scenarios=resolveScenarios(input,
source,deferring,preset),rows=allRows(input,source);checkPorts(rows,scenarios,source);let targets=rows.map(row3=>resolveRow(row3,input,source,
scenarios));return checkHeaderSecrets(scenarios,targets,source),{file:source.file,targets,scenarios,gate:{falseAlarms:input["false-alarms"]??
DEFAULTS.falseAlarms,failOn:input["fail-on"]??DEFAULTS.failOn,mode:input.mode??DEFAULTS.mode},...input.threshold===void 0?{}:{threshold:input.
threshold},...input.thresholds&&{thresholds:input.thresholds},...input.limits&&{limits:input.limits},isolation:input.isolation??DEFAULTS.isolation,
nginxImage:input["nginx-image"]??DEFAULTS.nginxImage,...input.budget===void 0?{}:{budgetSeconds:input.budget},...input["cpu-profile"]===void 0?
{}:{cpuProfile:input["cpu-profile"]},...input.trend===void 0?{}:{trend:resolveTrend(input.trend)},...input.rank?.published===void 0?{}:{rank:{
published:resolvePublished(input.rank.published,rowsOf(source))}}}}function resolveTrend({alert:alert3,direction,keep:keep2,"keep-runs":keepRuns,
thresholds:thresholds2,...given}){return{...given,alert:alert3??DEFAULTS.alert,direction:direction??DEFAULTS.direction,thresholds:thresholds2??
{},keep:keep2??parseAge(DEFAULTS.keep),keepRuns:keepRuns??parseAge(DEFAULTS.keepRuns)}}function checkPorts(rows,scenarios,source){for(let{name:name3,
target,at}of rows)if(scenarios.some(({args,targets})=>args===void 0&&targets.includes(name3))&&target.port===void 0)throw source.error(at(),
`target ${quote(name3)} has no "port"; add it, for example port: 8080`)}function resolveRow({name:name3,target,at},input,source,scenarios){checkFixture(
target,at,source);let services=(target.services??[]).flatMap(each=>{let service=input.services?.[each];return service?[resolveService(each,service)]:
[]});return resolveTarget(name3,target,firstPath(name3,scenarios),services)}function checkFixture({fixture},at,source){if(fixture===void 0)return;
let parts=plainFolder(fixture).split("/"),isTop=plainFolder(posix5.join(posix5.dirname(source.file),fixture))===".";if(parts.includes("..")||
parts.includes(".git")||isTop)throw source.error(at("fixture"),`must name a folder under this file's that the library itself is not in; make\
 one, for example ${DEFAULTS.fixture}`)}function plainFolder(path){return posix5.normalize(path).replace(/(?<=.)\/$/,"")}function firstPath(target,scenarios){
return scenarios.find(scenario3=>scenario3.targets.includes(target))?.request.paths[0]??"/"}function resolveTarget(name3,input,readyPath,services){
let{https,ready:ready2,prepare:prepare2,changes,fixture}=input,{path=readyPath,command:command3,timeout=DEFAULTS.readyTimeout}=ready2??{};return{
...resolveStartable(name3,input),ready:{path,...command3===void 0?{}:{command:command3},timeoutSeconds:timeout},...https===void 0?{}:{tls:resolveTls(
https)},...services.length===0?{}:{services},...prepare2===void 0?{}:{prepare:prepare2},...changes===void 0?{}:{changes},...fixture===void 0?
{}:{fixture:plainFolder(fixture)}}}function resolveTls({ca,name:name3=DEFAULTS.tlsName}){return{...ca===void 0?{}:{ca},name:name3}}function resolveService(name3,input){
let{command:command3,timeout=DEFAULTS.readyTimeout}=input.ready??{},ready2={...command3===void 0?{}:{command:command3},timeoutSeconds:timeout};
return{...resolveStartable(name3,input),ready:ready2}}function resolveStartable(name3,input){let{build:build2,env={},image:image2,command:command3,
port:port2=0,memory,secrets:secrets2}=input,{inherit,ulimits:ulimits2,shm_size:shmSize,security_opt:[seccomp]=[]}=input,inContainer=build2!==
void 0||image2!==void 0,process2=resolveProcess(inContainer?input.process:input);return{name:name3,...build2===void 0?{}:{build:resolveBuild(
build2)},...image2===void 0?{}:{image:image2},...inContainer&&command3!==void 0?{command:command3}:{},...process2===void 0?{}:{process:process2},
port:port2,env,...resolveSecrets(secrets2),...inherit===void 0?{}:{inherit},...memory===void 0?{}:{memory},...shmSize===void 0?{}:{shmSize},
...ulimits2===void 0?{}:{ulimits:ulimits2},...seccomp===void 0?{}:{seccomp}}}function resolveProcess(input={}){let{setup:setup2=[],command:command3,
"working-directory":folder2="."}=input;if(command3===void 0)return;let workingDirectory2=plainFolder(folder2);return{setup:setup2,command:command3,
...workingDirectory2==="."?{}:{workingDirectory:workingDirectory2}}}function resolveSecrets(given){let names2=some2=>some2.map(({name:name3})=>name3),
optional4=names2((given??[]).filter(({required:required3})=>!required3));return{...given&&{secrets:names2(given)},...optional4.length>0&&{optionalSecrets:optional4}}}
function resolveBuild({additional_contexts:contexts2,shm_size:shmSize,secrets:secrets2,...input}){return{context:DEFAULTS.context,dockerfile:DEFAULTS.
dockerfile,args:{},...input,...resolveSecrets(secrets2),...contexts2===void 0?{}:{contexts:contexts2},...shmSize===void 0?{}:{shmSize}}}function resolvePublished({
source,figures:figures2},rows){let resolved=Object.entries(figures2).map(([id2,figure2])=>[id2,resolveFigure(figure2,rows)]);return{source,figures:Object.
fromEntries(resolved)}}function resolveFigure(figure2,rows){let unit=figure2.unit??null;if(figure2.order)return{unit,entries:withRows(figure2.
order,rows).map(target=>({target,value:null,system:null}))};let[sign,worst3]=figure2.better==="lower"?[1,Number.POSITIVE_INFINITY]:[-1,Number.
NEGATIVE_INFINITY],entries=Object.entries(figure2.values??{}).flatMap(([name3,entry])=>withRows([name3],rows).map(target=>publishedEntry(target,
entry)));return{unit,entries:entries.toSorted((a,b)=>sign*((a.value??worst3)-(b.value??worst3)))}}function publishedEntry(target,entry){return{
target,value:entry.value??null,system:entry.system??null}}var change={before:number2(),after:number2()},metric=_enum(METRIC_NAMES),ofMetric={scenario:string2(),metric,before:number2().nullable().describe(
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
strictObject({setting:literal("limits"),...ofMetric,unit:string2()})]))}),coded("budget-changed",{before:number2().nullable().describe("Seco\
nds; null for the default of each case."),after:number2().nullable()}),coded("isolation-changed",configChanges),coded("no-base-side",{file:string2(),
targets:array(string2())}),coded("no-longer-measured",{targets:array(string2()),...additions}),coded("newly-measured",{targets:array(string2()),
...additions}),coded("plan-changed",configChanges),coded("fixture-changed",{folders:array(string2())}),coded("default-rules",{file:string2()}),
coded("cases-missing",{cases:array(string2())}),coded("asked-otherwise",{scenarios:array(string2())}),coded("submodules-missing",{paths:array(
string2())}),coded("filters-off",{filters:array(string2()),file:string2().describe("One of them."),files:int().positive()}),coded("port-igno\
red",{target:string2()}),coded("port-fixed",{target:string2(),ports:array(int().positive()).min(1).describe("What both sides listen on besid\
e PORT.")}),coded("own-users-lacking",{why:ownUsersLacking,what:string2().exactOptional().describe("The target, program or port that a user \
of its own cannot have.")}),coded("session-overran",{case:string2()}),coded("planted-not-found",{case:string2(),slowdown:number2().describe(
"CPU that was burnt beside head, as a share of what head used.")}),coded("planted-not-measured",{case:string2(),why:_enum(PLANTED_TROUBLES)}),
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
 less base, per request or operation."),low:number2().describe("Where that lies at 95%, with the other end."),high:number2()})]);var isolation=_enum(["docker","process"]),request=strictObject({method:string2(),paths:array(string2()).describe("One or several; one of sev\
eral is picked at random for each request."),headers:array(tuple([string2(),string2()])),body:union([strictObject({text:string2()}),strictObject(
{file:string2()})]).exactOptional()}),expectedParts=strictObject({contains:array(string2()).exactOptional().describe("Texts that all stand i\
n it."),matches:string2().exactOptional().describe("A regular expression in JavaScript's syntax, with its flag u."),json:string2().exactOptional().
describe("JSON that it has to agree with: objects may have more keys, lists are as long, and everything else is equal.")}),expect=strictObject(
{status:union([number2(),array(number2())]).describe("Of several, each is right."),body:union([string2().describe("The whole body."),expectedParts]).
exactOptional(),headers:record(string2(),string2()).describe("Lower-case names."),sameLength:boolean2().describe("Whether all variants must \
answer with the same length and framing.")}).describe("The expected answer; what is absent is not checked.");function rightStatuses({status:status2}){
return typeof status2=="number"?[status2]:status2}var byMetric2=partialRecord(_enum(METRIC_NAMES),number2().positive()),scenario2=strictObject(
{name:string2(),targets:array(string2()).describe("Names of the targets it is run against."),request:request.describe("Asks for no path wher\
e the scenario runs a command instead."),args:array(string2()).exactOptional().describe("Set where the target was run with these arguments t\
o its end instead of being asked: a command that is timed from start to end, and may tell on its last line how many operations it did."),expect,
connections:number2(),keepalive:boolean2(),http2:literal(!0).exactOptional().describe("Asked over HTTP/2: without TLS from the first byte on\
, with TLS as both agree."),via:array(via),background:strictObject({request,connections:number2()}).exactOptional().describe("Other requests\
 that are asked all the while; they are not measured."),rate:union([strictObject({perSecond:number2()}),strictObject({share:number2()})]).exactOptional().
describe("Requests per second, or a share of what base can answer, offered whatever the answers do (open loop); a closed loop if absent."),requests:number2().
exactOptional().describe("A fixed count of requests per sample instead of a duration."),durationSeconds:number2().exactOptional().describe("\
Instead of a length derived from the throughput."),timeoutSeconds:number2(),maxErrors:number2().describe("The share of answers that may be e\
rrors, 0 to 1."),threshold:number2().describe("Smallest relative change that counts, 0.02 for 2%."),thresholds:byMetric2.exactOptional().describe(
"The same of single metrics, which then decide as well, whatever decides without them."),limits:byMetric2.exactOptional().describe("Absolute\
 limits on head, in each metric's unit: the most that it may be, or the least of what is better the higher it is.")}),fresh=_enum(["configur\
ation","target","scenario","request"]),plannedCase=strictObject({id:string2(),target:string2(),scenario:string2(),via,fresh:fresh.exactOptional().
describe("Set where base's configuration does not have it: no such file, target, scenario, or one that asks or expects something else. What \
base answers wrongly is then no fault of it.")}),cores=array(number2()),cpuPlan=strictObject({layout:_enum(["one-core","shared-load-core","s\
mt-siblings","separate-cores","separate-machine","separate-machine-one-core"]).describe("What server, proxy and generator share. On a separa\
te machine the numbers of server and proxy are that machine's."),server:cores,proxy:cores,generator:cores}).describe("Which logical CPUs eac\
h part may use.");function onSeparateMachine({layout}){return layout.startsWith("separate-machine")}var pairing=_enum(["side-by-side","inter\
leaved"]),failOn2=_enum(["regression","invalid","inconclusive","never"]),mode=_enum(["block","observe"]),experiment={seed:number2(),budgetSeconds:number2(),
isolation,isolationReason,cpus:cpuPlan,scenarios:array(scenario2)},plan=strictObject({...experiment,shard:strictObject({index:int().positive(),
count:int().positive()}).exactOptional().describe("Which part of a run this is; the cases are those of the whole run."),named:strictObject({
config:string2().exactOptional(),preset:string2().exactOptional()}).exactOptional().describe("What of the configuration was asked for by nam\
e: its file, from the repository's top, and a preset."),looks:literal(!1).exactOptional().describe("Set where every case took all its time: \
a size that is read at an early look is a little too large."),alpha:number2().gt(0).lt(1).describe("One-sided risk of any false regression i\
n the whole run."),pairing:pairing.describe("How the variants of a case are loaded, where both can be up at once."),cases:array(plannedCase),
failOn:array(failOn2),mode:mode.describe("Whether a verdict fails the run, or is only reported.")}),serverMachine=strictObject({cores:number2(),
memoryBytes:number2(),kernel:string2(),os:string2()}),environment=strictObject({cpuModel:string2(),cores:number2(),memoryBytes:number2(),kernel:string2(),
os:string2(),runnerImage:string2().nullable(),servers:serverMachine.exactOptional().describe("The machine of the servers, where it is not th\
e one that made the load."),tools:record(string2(),string2()),load:strictObject({before:number2(),after:known}).describe("Load average of on\
e minute.")});var RESULTS_SCHEMA=1,verdict=_enum(VERDICTS),metricName=_enum(METRIC_NAMES),interval=strictObject({low:number2().positive(),high:number2().positive()}),
metricResult=strictObject({name:metricName,unit:string2(),better:_enum(["higher","lower"]),gates:boolean2().describe("Whether it takes part \
in the verdict of its case."),base:known.describe("Typical value: the median over sessions of the medians over rounds."),head:known,ratio:number2().
positive().nullable().describe("head \xF7 base; null where there is nothing to compare."),interval:interval.nullable().describe("The 95% int\
erval of the ratio."),decisionInterval:interval.nullable().describe("The wider one that decides whether it is slower or faster, so that alph\
a holds for the whole run."),n:number2().describe("Sessions behind the interval."),threshold:number2().positive().exactOptional().describe("\
Set where the metric has a threshold of its own, instead of its case's."),verdict:verdict.nullable()}),limitResult=strictObject({metric:metricName,
unit:string2(),better:_enum(["higher","lower"]),limit:number2().positive().describe("The most that it may be; of what is better the higher i\
t is, the least."),head:known.describe("The geometric mean over head's sessions; of image size the only value there is."),interval:interval.
nullable().describe("Its 95% interval; null where the noise is not known, or there is none."),n:number2().describe("Sessions behind the inte\
rval."),state:_enum(["held","inconclusive","broken"]).describe("Whether the whole interval lies within the limit, or beyond it.")}).describe(
"An absolute limit on head, and where head lies."),choice=strictObject({roundsPerSession:number2(),warmUpSeconds:number2().describe("Of late\
r sessions; until steady where absent.").exactOptional(),betweenStarts:known.describe("The share of the noise that is from start to start; n\
ull where it was not known.")}).describe("What the case's first sessions chose for those after them, by the spread alone."),cpuSeconds2=number2().
nonnegative(),functionKind=_enum(["code","runtime","collector","compiler"]).describe("The server's own code and its libraries, the runtime b\
elow them, its garbage collector or its just-in-time compiler."),functionLine=int().nonnegative().describe("In its file, of head."),grownFunction=strictObject(
{name:string2().max(300),line:functionLine.exactOptional(),kind:functionKind,calls:strictObject({name:string2().max(300),line:functionLine.exactOptional(),
kind:functionKind}).exactOptional().describe("The function of the runtime that does most of it."),base:cpuSeconds2.describe("CPU seconds per\
 request in it and in all that it calls."),head:cpuSeconds2}),growth=strictObject({tool:string2().max(100),base:cpuSeconds2.describe("CPU se\
conds per request, of the whole server."),head:cpuSeconds2,functions:array(grownFunction).max(3)}).describe("What CPU profiles after the ver\
dict say of a red case. Never part of a verdict."),caseRecord=strictObject({...plannedCase.shape,sessions:array(session),choice:choice.exactOptional(),
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
e went: wall seconds, but for `harness`."),run2={id:string2(),startedAt:string2().describe("ISO 8601."),environment,variants:array(builtVariant),
failures:array(failure2),notices:array(notice).describe("What the reader must know first."),seconds,interrupted:boolean2().describe("Whether\
 the run was stopped before its plan was done.")},measured=strictObject({...run2,differences,plan,cases:array(caseRecord)}),judged={schema:literal(
RESULTS_SCHEMA),...run2,differences,plan,cases:array(caseResult),verdict,exitCode:number2()},compared=strictObject({command:literal("compare"),
...judged}),revision=strictObject({commit:string2(),label:string2()}),alertBy=_enum(["issue","comment","fail","none"]),trendSettings=strictObject(
{control:string2().exactOptional().describe("The case that is measured with equal builds; the first one if absent."),alert:array(alertBy),direction:_enum(
["worse","both"]),thresholds:record(string2(),number2()).describe("Further metrics that raise alerts, each with its threshold."),selftest:boolean2().
exactOptional().describe("Whether a slowdown is planted in one case, to see that it is found; it is if absent."),keep:number2().describe("Se\
conds that points are kept."),keepRuns:number2().describe("Seconds that each run's own file is kept.")}).describe("How the configuration wan\
ts points kept and changes reported."),trendPart=strictObject({settings:trendSettings,config:string2().describe("Path of the configuration f\
ile."),reference:revision,head:strictObject({commit:string2(),subject:string2()}),control:compared.nullable().describe("One case with equal \
builds, by the rules of a pull request; null where it could not be measured."),seam:strictObject({from:revision,results:compared}).nullable().
describe("The new reference against the one before, in the first run after it was moved."),again:compared.nullable().describe("The cases tha\
t looked changed, measured once more."),planted:strictObject({case:string2(),slowdown:number2().positive().describe("CPU burnt beside head, \
as a share of what head used."),results:compared.nullable().describe("By the rules of a pull request; null where it was interrupted before i\
ts first session.")}).exactOptional().describe("Equal builds of one case with a slowdown that has to be found; absent where none was planted\
.")}).describe("What a point of the trend has beside head against its reference, which is `base` here."),results=strictObject({command:_enum(
["compare","trend"]),...judged,trend:trendPart.exactOptional()}),publishedPlace=strictObject({place:int().positive(),value:known,system:string2().
nullable(),moved:boolean2().describe("Whether today's order among the published systems is another one.")}),standing={place:int().positive().
nullable().describe("From 1; shared by targets that the numbers cannot tell apart; null where nothing can be ranked."),ratio:number2().positive().
nullable().describe("Value \xF7 the best one's; null of the best one, and under two sessions."),interval:interval.nullable().describe("Of th\
e ratio, at a risk of 5% shared by all pairs of the leaderboard.")},row=strictObject({target:string2(),...standing,figures:partialRecord(metricName,
known).describe("Typical values: the median over sessions of the medians over rounds."),sessions:array(number2().positive()).describe("The v\
alue that it is ranked by, of each session."),spread:interval.nullable().describe("Where the mean of the sessions lies, at 95%."),asked:int().
nonnegative().describe("All answers and errors of the measured rounds."),failed:record(string2(),int().positive()).describe("How often what \
went wrong."),bottleneck:bottleneck.nullable(),limited:boolean2().describe("Whether something else than the server bounded its value."),findings:array(
finding),published:publishedPlace.nullable().describe("What the publication said, beside today's place.")}),leaderboard=strictObject({id:string2().
describe("scenario/via"),scenario:string2(),via,by:_enum(["goodput","p99","time"]).describe("Correct answers per second, the 99th percentile\
 where a rate is offered, or the time per run of commands that report no operations."),unit:_enum(["requests/s","operations/s","s"]),rows:array(
row).describe("Best first.")}),publishedFigure2=strictObject({unit:string2().nullable(),entries:array(strictObject({target:string2(),value:known,
system:string2().nullable()}))}),published=strictObject({source:string2(),figures:record(string2(),publishedFigure2).describe("By scenario a\
nd via, `hello/direct`.")}),leftOut=strictObject({target:string2(),obstacle}),rankPlan=strictObject(experiment),rankMeasured=strictObject({...run2,
config:string2().describe("Path of the configuration file."),plan:rankPlan,cases:array(caseRecord).describe("One target in one scenario in o\
ne way each, as `head`."),leftOut:array(leftOut),published:published.nullable()}),ranking=strictObject({command:literal("rank"),schema:literal(
RESULTS_SCHEMA),...rankMeasured.shape,leaderboards:array(leaderboard),exitCode:number2()}),resultsFile=discriminatedUnion("command",[results,
ranking]);function resultsText(written2){return`${JSON.stringify(written2,null,1)}
`}var MOST_BYTES=64*1024*1024;var numbered=looseObject({schema:number2()});var LOOKS=[2,3,4,6,8,11,16,22,31,44,62,88,124],FOR_THE_END=.5,EQUIVALENCE_ERROR=.05;function decisionTail(plan2,moment,metrics){return spentAt(
moment,plan2.alpha/(Math.max(1,metrics)*Math.max(1,plan2.cases.length)))}function equivalenceTail(moment){return spentAt(moment,EQUIVALENCE_ERROR)}
var LIMIT_ERROR=.025;function limitTailOnTheWay(){return spentAt("look",LIMIT_ERROR)}function spentAt(moment,error3){return moment==="end"?error3*
FOR_THE_END:error3*(1-FOR_THE_END)/LOOKS.length}function isLook(sessions){return LOOKS.some(look=>look===sessions)}var NO_SPREAD=1e-12;function estimateOf(effects,calibration=PAIRED){let sessions=effects.length;if(sessions===0)return null;let weight=effects.
reduce((sum4,each)=>sum4+each.weight,0),centre=effects.reduce((sum4,each)=>sum4+each.weight*each.value,0)/weight,squares=effects.reduce((sum4,each)=>sum4+
each.weight*(each.value-centre)**2,0),rounding=effects.reduce((sum4,each)=>sum4+(each.rounding??0),0)/sessions,own2={variance:Math.max(squares/
(sessions-1),rounding),degrees:sessions-1},known2=sessions>1&&Math.sqrt(own2.variance)>NO_SPREAD,prior=priorFromRounds(effects.map(({spread})=>spread),
calibration);return{centre,sessions,weight,noise:known2?moderated(own2,prior):null}}function standardError({noise,weight}){return noise&&Math.sqrt(noise.variance/weight)}function halfWidth(estimate2,tail){let error3=standardError(
estimate2);return error3===null||!estimate2.noise?null:studentQuantile(tail,estimate2.noise.degrees)*error3}function interval2(estimate2,tail){
let half=estimate2&&halfWidth(estimate2,tail);if(estimate2===null||half===null)return null;let[low,high]=[Math.exp(estimate2.centre-half),Math.
exp(estimate2.centre+half)];return low>0&&Number.isFinite(high)?{low,high}:null}var PAIRED={factor:1.7,degrees:4},ALONE={factor:3,degrees:3},
MOST_ROUNDS=6;function priorFromRounds(spreads,{factor,degrees}){let known2=spreads.filter(each=>each!==null).filter(each=>each.degrees>0),within3=known2.
reduce((sum4,each)=>sum4+each.degrees,0),squares=known2.reduce((sum4,each)=>sum4+each.squares,0);if(within3===0||!(squares>0)||known2.length<
spreads.length)return null;let rounds=known2.reduce((sum4,each)=>sum4+each.rounds,0)/known2.length;return{variance:factor*squares/within3/Math.
min(rounds,MOST_ROUNDS),degrees:1/(1/degrees+1/within3)}}function moderated(own2,prior){if(prior===null)return own2;let weight=prior.degrees*
Math.min(1,prior.variance/own2.variance),degrees=weight+own2.degrees,drawn=(weight*prior.variance+own2.degrees*own2.variance)/degrees;return{
variance:Math.max(drawn,own2.variance),degrees}}var TAIL=.025,AGREED=3,BOUNDS=["generator-saturated","proxy-saturated","out-of-ports"],NOT_SPOILT="dependency";function judgeLimit(record2,asked){
let{metric:metric2,unit,limit:limit2,ofBuild,spoilt}=asked,about2={metric:metric2.name,unit,better:metric2.better,limit:limit2};if(metric2.per===
"build"){let state2=ofBuild===null?"inconclusive":stateOf({low:ofBuild,high:ofBuild},asked);return{...about2,head:ofBuild,interval:null,n:0,
state:state2,atLook:state2,open:!1}}let estimate2=estimateOf(sessionValues(record2,metric2,"head"),ALONE),head2=estimate2&&Math.exp(estimate2.
centre),sessions=estimate2?.sessions??0,agreed=head2!==null&&estimate2?.noise===null&&sessions>=AGREED,range2=tail=>agreed?{low:head2,high:head2}:
interval2(estimate2,tail),doubtful=metric2.limitable&&spoilt!==null&&spoilt!==NOT_SPOILT,state=found=>{let plain2=found?stateOf(found,asked):
"inconclusive";return doubtful&&!(plain2==="held"&&BOUNDS.includes(spoilt))?"inconclusive":plain2},[shown2,wider]=[range2(TAIL),range2(limitTailOnTheWay())],
atLook=state(wider),open4=atLook==="inconclusive"&&head2!==null&&!doubtful;return{...about2,head:head2,interval:shown2,n:sessions,state:state(
shown2),atLook,open:open4}}function stateOf({low,high},{limit:limit2,metric:metric2}){let[best,worst3]=metric2.better==="lower"?[low,high]:[
-high,-low],bound=metric2.better==="lower"?limit2:-limit2;return best>bound?"broken":worst3<=bound?"held":"inconclusive"}var ROUNDING=1e-12;function judge({estimate:estimate2,decision,equivalence},rule){let size3=(rule.better==="lower"?1:-1)*Math.log(estimate2),
relevant2=Math.log1p(rule.threshold)-ROUNDING,strict=decision&&turned(decision,rule);if(strict&&strict.low>0&&size3>=relevant2)return"regres\
sion";if(strict&&strict.high<0&&size3<=-relevant2)return"improvement";let within3=equivalence&&turned(equivalence,rule);return within3&&within3.
low>-relevant2&&within3.high<relevant2?"unchanged":"inconclusive"}function turned({low,high},{better}){let[a,b]=[Math.log(low),Math.log(high)];
return better==="lower"?{low:a,high:b}:{low:-b,high:-a}}function leaning({interval:interval3,better}){if(interval3===null)return null;let{low,
high}=turned(interval3,{better});return low>0?"worse":high<0?"better":null}function worst(verdicts){return VERDICTS.find(verdict3=>verdicts.
includes(verdict3))??null}var SHOWN_TAIL=.025;function metricEstimate(record2,metric2,limit2){return estimateOf(sessionEffects(record2,metric2,
limit2===null))}function about(metric2){return{name:metric2.name,unit:metric2.unit,better:metric2.better}}var NO_INTERVAL={interval:null,decisionInterval:null};
function measuredMetric(record2,metric2,terms){let estimate2=metricEstimate(record2,metric2,terms.limit),ratio=estimate2&&Math.exp(estimate2.
centre),decision=interval2(estimate2,terms.decisionTail),equivalence=interval2(estimate2,terms.equivalenceTail),judged2=ratio!==null&&!isSpoilt(
metric2,terms),threshold=terms.thresholds[metric2.name]??terms.threshold,wanted=terms.thresholds[metric2.name]!==void 0,missed=wanted?!isSpoilt(
metric2,terms):terms.loop==="open"&&terms.limit===null,gates2=terms.deciding.includes(metric2)&&(judged2||ratio===null&&missed),verdict3=judged2?
judge({estimate:ratio,decision,equivalence},{better:metric2.better,threshold}):null;return{...about(metric2),gates:gates2,base:typical(record2,
metric2,"base"),head:typical(record2,metric2,"head"),ratio,interval:interval2(estimate2,SHOWN_TAIL),decisionInterval:decision,n:estimate2?.sessions??
0,...gates2&&wanted&&{threshold},verdict:gates2?verdict3??"inconclusive":verdict3}}function isSpoilt({limitable},{limit:limit2}){return limitable&&
limit2!==null}function buildMetric(metric2,base,head2,threshold){let ratio=base!==null&&head2!==null&&base>0&&head2>0?head2/base:null,known2={
...about(metric2),gates:!1,base,head:head2,ratio,...NO_INTERVAL,n:0,verdict:null};if(threshold===void 0)return known2;let verdict3=ratio===null?
"inconclusive":judgeExactly(ratio,{better:metric2.better,threshold});return{...known2,gates:!0,threshold,verdict:verdict3}}function judgeExactly(ratio,rule){
let size3=(rule.better==="lower"?1:-1)*Math.log(ratio),relevant2=Math.log1p(rule.threshold)-ROUNDING;return size3>=relevant2?"regression":size3<=
-relevant2?"improvement":"unchanged"}function emptyMetric(metric2){let nothing2={base:null,head:null,ratio:null,...NO_INTERVAL,n:0,verdict:null};
return{...about(metric2),gates:!1,...nothing2}}var DEFAULT_THRESHOLD=.02;function scenarioIn({scenario:scenario3},{plan:plan2}){return plan2.
scenarios.find(({name:name3})=>name3===scenario3)??{}}function thresholdOf(record2,judging2){return scenarioIn(record2,judging2).threshold??
DEFAULT_THRESHOLD}function kindOf2(record2,judging2){return{loop:loopOf(record2,judging2),isCommand:scenarioIn(record2,judging2).args!==void 0}}function noisyAmong(metrics){return metrics.filter(({per})=>per!=="build").length}function loopOf(record2,judging2){let{rate:rate3,args}=scenarioIn(
record2,judging2);return rate3!==void 0?"open":args&&samplesOf(record2).some(({command:command3})=>command3?.operations===null)?"command":"c\
losed"}function judgeCase(record2,judging2){return settledAtLook(record2,judging2)??judgedAt(record2,judging2,"end")}function settledAtLook(record2,judging2){
if(judging2.plan.looks===!1||!isLook(record2.sessions.length))return null;let judged2=judgedAt(record2,judging2,"look");return judged2.settled?
judged2:null}function judgedAt(record2,judging2,moment){let{threshold=DEFAULT_THRESHOLD,thresholds:thresholds2={},limits:limits2={}}=scenarioIn(
record2,judging2),kind2=kindOf2(record2,judging2),{loop}=kind2,limit2=limitOf(record2,loop),deciding2=decidingWith(thresholds2,kind2),terms={
decisionTail:decisionTail(judging2.plan,moment,noisyAmong(deciding2)),equivalenceTail:equivalenceTail(moment),threshold,thresholds:thresholds2,
deciding:deciding2,limit:limit2,...kind2},measured4=METRICS.map(metric2=>metric2.per==="build"?imageMetric(metric2,record2,judging2,thresholds2[metric2.
name]):measuredMetric(record2,metric2,terms)),metrics=inUnitsOf(record2,judging2,measured4),gating=metrics.filter(metric2=>metric2.gates),bottleneck2=bottleneckOf(
record2),waits=loop==="closed"&&bottleneck2==="dependency"&&servesLess(metrics,threshold),kept=limitsOf(record2,judging2,metrics,limits2,limit2),
[unknown4,known2]=[!0,!1].map(isLost=>gating.filter(each=>isUnknown(each,loop)===isLost)),blind=!gating.some(metric2=>decidesItself(metric2,
loop)),change4=worst([...verdictsOf(known2),...waits||blind?["inconclusive"]:[]]),verdict3=worst([...change4?[change4]:[],...verdictsOf(unknown4),
...kept.map(({state})=>LIMIT_VERDICTS[state])]);return{moment,terms,bottleneck:bottleneck2,metrics,waits,limits:kept.map(asResult),verdict:verdict3??
"inconclusive",settled:isSettled(change4,kept)}}var verdictsOf=(metrics=[])=>metrics.flatMap(({verdict:verdict3})=>verdict3??[]);function asResult({
atLook:_,open:__,...found}){return found}function decidesItself({name:name3},loop){return metricNamed(name3).decides===loop}function isUnknown({
name:name3,ratio,threshold},loop){let metric2=metricNamed(name3),isPercentile=metric2.per==="round"&&metric2.percentile!==void 0;return ratio===
null&&threshold!==void 0&&!(loop==="open"&&isPercentile)}var LIMIT_VERDICTS={held:"unchanged",inconclusive:"inconclusive",broken:"regression"};
function isSettled(change4,limits2){return change4==="regression"||limits2.some(({atLook})=>atLook==="broken")?!0:change4!==null&&change4!==
"inconclusive"&&!limits2.some(({open:open4})=>open4)}function limitsOf(record2,judging2,metrics,limits2=scenarioIn(record2,judging2).limits??
{},spoilt=null){let kind2=kindOf2(record2,judging2);return METRICS.flatMap(metric2=>{let limit2=limits2[metric2.name],found=metrics.find(({name:name3})=>name3===
metric2.name);return limit2===void 0||!found||neverHas(metric2,kind2,judging2)!==null?[]:[judgeLimit(record2,{metric:metric2,unit:found.unit,
limit:limit2,ofBuild:found.head,spoilt})]})}function neverHas(metric2,kind2,{plan:plan2}){return metric2.per==="build"&&plan2.isolation==="p\
rocess"?"no-image":lackOf(metric2,kind2)}function inUnitsOf({scenario:scenario3},{plan:plan2},metrics){return scenarioIn({scenario:scenario3},
{plan:plan2}).args?metrics.map(metric2=>({...metric2,unit:metric2.unit.replace("request","operation")})):metrics}function imageMetric(metric2,record2,{
variants,plan:plan2},threshold){let bytes4=variant2=>variants.find(v=>v.variant===variant2)?.builds[record2.target]?.imageBytes??null,own2=plan2.
isolation==="process"?void 0:threshold;return buildMetric(metric2,bytes4("base"),bytes4("head"),own2)}function servesLess(metrics,threshold){
let goodput=metrics.find(metric2=>metric2.name==="goodput");return goodput!==void 0&&leaning(goodput)==="worse"&&Math.log(goodput.ratio??1)<=
-Math.log1p(threshold)}var POWER=.95,HALVINGS=40;function detectableEffect(estimate2,rule){let[half,error3]=[halfWidth(estimate2,rule.tail),standardError(estimate2)];
if(half===null||error3===null||!estimate2.noise)return null;let least=Math.log1p(rule.threshold),{degrees}=estimate2.noise,chance=size3=>overSpreads(
degrees+1,share3=>normalBelow((size3-Math.max(half*share3,least))/error3)),[low,high]=[0,Math.max(half,least)];for(;chance(high)<POWER&&Number.
isFinite(high);)[low,high]=[high,2*high];for(let step2=0;step2<HALVINGS;step2++){let middle2=(low+high)/2;chance(middle2)<POWER?low=middle2:
high=middle2}let effect2=Math.expm1(high);return Number.isFinite(effect2)?effect2:null}function detectableIn(record2,loop,{tail,threshold,thresholds:thresholds2},after2=estimate2=>estimate2){
let limit2=limitOf(record2,loop),seen2=deciding(loop).filter(metric2=>!(metric2.limitable&&limit2!==null)).flatMap(metric2=>{let estimate2=metricEstimate(
record2,metric2,limit2),bar={tail,threshold:thresholds2[metric2.name]??threshold};return(estimate2&&detectableEffect(after2(estimate2),bar))??
[]});return seen2.length===0?null:Math.min(...seen2)}function reopenedFinding(record2,scenario3){if(!scenario3?.keepalive)return[];let samples=record2.sessions.flatMap(({rounds})=>rounds.flatMap(
round2=>round2.samples)),side2=record2.via==="nginx"?"upstream":"client",of=(variant2,share3)=>{let own2=samples.filter(sample2=>sample2.variant===
variant2&&sample2.opened[side2]!==null);return carried(own2,side2,scenario3.connections,share3)},hasBase=samples.some(({variant:variant2})=>variant2===
"base");if(of("base",.1)===null&&of("head",.1)===null)return[];let[base,head2]=[of("base",.02),of("head",.02)],alike=base&&head2&&base.fewest<=
head2.most*1.05&&head2.fewest<=base.most*1.05;return[{code:"connections-closed",...hasBase&&{base:alike?roundest(head2):base&&roundest(base)},
head:head2&&roundest(head2)}]}function carried(samples,side2,connections,share3){let total2=values2=>values2.reduce((sum4,value)=>sum4+value,
0),opened=total2(samples.map(sample2=>sample2.opened[side2]??0)),answers2=total2(samples.map(({byStatus})=>total2(Object.values(byStatus)))),
loads=connections*samples.length,reopened=opened-loads;return samples.length===0||reopened<=5+share3*loads?null:{fewest:answers2/opened,most:answers2/
reopened}}function roundest({fewest,most}){let middle2=Math.sqrt(fewest*most),power=10**Math.floor(Math.log10(fewest)),digits=[1,2,3].map(count3=>Number(
middle2.toPrecision(count3))),fits=value=>fewest<=value*1.05&&value<=most*1.05;return[...[10,1,5,2].map(digit=>digit*power),...digits].find(
fits)??Math.round(middle2)}function conclude(measured4){let cases=measured4.cases.map(record2=>concludeCase(record2,measured4)),broken=measured4.failures.length>0?"inv\
alid":"inconclusive",verdict3=worst(cases.map(c=>c.verdict))??broken,judged2={cases,failures:measured4.failures,plan:measured4.plan};return{
...measured4,schema:RESULTS_SCHEMA,command:"compare",cases,verdict:verdict3,exitCode:judgedCode(judged2)}}function concludeCase(record2,measured4){let failures2=failuresOf(record2,measured4.failures),faults=faultsOf(record2),alone=whyAlone(record2,
measured4);if(alone!==null)return headAlone(record2,measured4,alone);if(failures2.length>0&&failures2.every(isBasesOwn)&&excusesBase(measured4)&&
isUntried(record2)&&faults.length===0)return unmeasured(record2,measured4,"inconclusive",[untried(measured4),...failures2.map(failureFinding)]);
if(failures2.length+faults.length>0){let guilty=blamable(faults,record2);return{...unmeasured(record2,measured4,"invalid",[...failures2.map(
failureFinding),...faultFindings(guilty),...faultFindings(faults.filter(each=>!guilty.includes(each)))]),brokenIn:variantsOf([...failures2,...guilty])}}
let{lostShards:shards,skipped}=record2;return shards!==void 0?unmeasured(record2,measured4,"invalid",[{code:"shards-missing",shards}]):skipped!==
void 0?unmeasured(record2,measured4,"unchanged",[{code:"skipped",why:skipped}]):isUntried(record2)?unmeasured(record2,measured4,"inconclusiv\
e",[untried(measured4)]):measuredCase(record2,measured4)}function isUntried({sessions}){return sessions.every(session2=>session2.rounds.length===
0)}function untried({interrupted}){return{code:interrupted?"interrupted":"no-time"}}function headAlone(record2,measured4,why2){let nothing2=unmeasured(
record2,measured4,"new",why2),metrics=nothing2.metrics.map(metric2=>{let{per}=metricNamed(metric2.name),head2=per==="build"?metric2.head:typical(
record2,metricNamed(metric2.name),"head");return{...metric2,base:null,ratio:null,head:head2}}),known2=inUnitsOf(record2,measured4,metrics),limits2=limitsOf(
record2,measured4,known2).map(asResult),broken=limits2.some(({state})=>state==="broken");return{...nothing2,metrics:[...known2],...limits2.length>
0&&{limits:limits2},verdict:broken?"regression":"new"}}function unmeasured(record2,measured4,verdict3,findings){let metrics=METRICS.map(metric2=>metric2.
per==="build"&&verdict3!=="invalid"?imageMetric(metric2,record2,measured4):emptyMetric(metric2)),threshold=thresholdOf(record2,measured4);return{
...record2,bottleneck:null,threshold,metrics,verdict:verdict3,settledAt:null,detectable:null,brokenIn:[],findings}}function measuredCase(record2,measured4){
let judged2=judgeCase(record2,measured4),{terms,bottleneck:bottleneck2,metrics,verdict:verdict3}=judged2,gating=metrics.filter(metric2=>metric2.
gates&&decidesItself(metric2,terms.loop)),disturbed=disturbedRounds(record2.sessions),findings=allLeftOut(record2)?disturbed.map(({source,rounds})=>({
code:"interference",source,effect:"nothing-left",rounds})):[...limitFindings(terms,gating.length>0),...sparseFindings(terms,metrics),...unjudged(
record2,measured4,judged2),...blindFindings(bottleneck2,gating),...verdict3==="inconclusive"?noiseUnknown(record2,gating):[],...verdict3==="\
inconclusive"&&judged2.moment==="end"?slowStart(record2,measured4):[],...judged2.waits?[{code:"server-waits"}]:[],...reopenedFinding(record2,
scenarioOf(record2,measured4)),...verdict3==="inconclusive"?movedCounters(metrics,terms.threshold):[],...disturbed.map(interferenceFinding),
...judged2.moment==="look"&&verdict3!=="inconclusive"?[{code:"settled-early",sessions:record2.sessions.length}]:[]];return{...record2,bottleneck:bottleneck2,
threshold:terms.threshold,metrics,...judged2.limits.length>0&&{limits:[...judged2.limits]},verdict:verdict3,settledAt:judged2.moment==="look"?
record2.sessions.length:null,detectable:detectableIn(record2,terms.loop,{tail:terms.decisionTail,...terms}),brokenIn:[],findings}}function scenarioOf({
scenario:scenario3},{plan:plan2}){return plan2.scenarios.find(({name:name3})=>name3===scenario3)}function unjudged(record2,measured4,{terms,
metrics,limits:limits2}){let kind2=kindOf2(record2,measured4),asked=scenarioOf(record2,measured4),spoilt=metric2=>metric2.limitable&&terms.limit!==
null,isKnown={threshold:isCompared,limit:isMeasured};function isCompared({name:name3}){return metrics.some(found=>found.name===name3&&found.
ratio!==null)}function isMeasured({name:name3}){return limits2.some(found=>found.metric===name3&&found.head!==null)}return["threshold","limi\
t"].flatMap(by=>METRICS.filter(({name:name3})=>asked?.[`${by}s`]?.[name3]!==void 0).flatMap(metric2=>{let unknown4=isKnown[by](metric2)||spoilt(
metric2)?null:"not-known",why2=neverHas(metric2,kind2,measured4)??unknown4;return why2===null?[]:[{code:"not-judged",metric:metric2.name,asked:by,
why:why2}]}))}function noiseUnknown({sessions},gating){return gating.some(({interval:interval3,ratio})=>ratio===null||interval3!==null)?[]:[
{code:sessions.length<2?"one-session":"equal-ratios"}]}var MUCH_STARTING=1/3;function slowStart({sessions},{plan:plan2}){let total2=sessions.
map(({startSeconds:{base=0,head:head2=0}})=>Math.max(base,head2)).reduce((sum4,seconds5)=>sum4+seconds5,0),cases=plan2.cases.length/(plan2.shard?.
count??1);return total2<MUCH_STARTING*plan2.budgetSeconds/Math.max(1,cases)?[]:[{code:"slow-start",seconds:Number((total2/sessions.length).toPrecision(
2)),sessions:sessions.length}]}function allLeftOut({sessions}){return sessions.every(({rounds})=>rounds.every(round2=>weightOf(round2)===0))}
function limitFindings({limit:limit2,loop},decided){return limit2===null?decided?[]:[{code:"no-values"}]:[{code:"limited",limit:limit2,loop,
cpuDecides:decided}]}function sparseFindings({limit:limit2,loop},metrics){let known2=metrics.some(metric2=>metric2.name==="p99"&&metric2.ratio!==
null);return loop!=="open"||limit2!==null||known2?[]:[{code:"p99-unknown"}]}function blindFindings(bottleneck2,gating){return bottleneck2===
null&&gating.some(metric2=>metric2.name==="goodput")?[{code:"bottleneck-unknown"}]:[]}function movedCounters(metrics,threshold){return metrics.
flatMap(metric2=>{let{name:name3,base,ratio}=metric2,interval3=intervalOf(metric2);if(!isCounter(name3)||base===null||ratio===null||interval3===
null)return[];let small=Math.abs(Math.log(ratio))<Math.log1p(threshold),within3=interval3.low<=1&&interval3.high>=1;if(small||within3||metric2.
gates)return[];let more=to=>base*(to-1);return[{code:"counter-moved",metric:name3,more:more(ratio),low:more((metric2.interval??interval3).low),
high:more((metric2.interval??interval3).high)}]})}function isCounter(name3){return COUNTER_NAMES.some(each=>each===name3)}function intervalOf({
decisionInterval,ratio,n}){return decisionInterval??(ratio!==null&&n>1?{low:ratio,high:ratio}:null)}import{posix as posix6}from"node:path";import{isDeepStrictEqual as isDeepStrictEqual2}from"node:util";var ANSWERED=["request","args","expect",
"http2"];function withFresh({fresh:_,...found},compared2){let fresh2=freshOf(found,compared2);return{...found,...fresh2!==null&&{fresh:fresh2}}}
function freshOf({target,scenario:scenario3,via:via2},{base,scenarios,changed:changed2}){if(base===null)return"configuration";if(!base.targets.
some(({name:name3})=>name3===target))return"target";let before=base.scenarios.find(({name:name3})=>name3===scenario3);if(!before?.targets.includes(
target)||!before.via.includes(via2))return"scenario";let now=scenarios.find(({name:name3})=>name3===scenario3);return now?ANSWERED.every(key=>isDeepStrictEqual2(
plain(before[key]),plain(now[key])))&&!changed2.some(file=>file===bodyFileOf(now,base))?null:"request":null}function bodyFileOf({request:{body:body2}},{
file}){return body2&&"file"in body2?posix6.join(posix6.dirname(file),body2.file):null}function plain(value){return value===void 0?null:JSON.
parse(JSON.stringify(value))}import{isDeepStrictEqual as isDeepStrictEqual4}from"node:util";function judgingOf(scenario3,base){let known2=base?.scenarios.find(({name:name3})=>name3===scenario3.name);if(known2)return judging(known2);
let usual=base?.threshold??DEFAULTS.threshold;return judging({threshold:Math.min(scenario3.threshold,usual),maxErrors:Math.min(scenario3.maxErrors,
DEFAULTS.maxErrors),thresholds:strictest(capped(scenario3,base?.thresholds??{},usual),base?.thresholds),limits:strictest(scenario3.limits,base?.
limits,!0)})}function judgedBy(scenario3,by){let{thresholds:_,limits:__,...rest}=scenario3;return{...rest,...judging(by)}}function judging({
threshold,maxErrors,thresholds:thresholds2,limits:limits2}){return{threshold:threshold??DEFAULTS.threshold,maxErrors:maxErrors??DEFAULTS.maxErrors,
...thresholds2&&Object.keys(thresholds2).length>0&&{thresholds:thresholds2},...limits2&&Object.keys(limits2).length>0&&{limits:limits2}}}function capped({
thresholds:thresholds2={},rate:rate3,args},inBase,usual){let loops=rate3!==void 0?["open"]:args===void 0?["closed"]:["closed","command"];return Object.
fromEntries(METRICS.flatMap(({name:name3,decides})=>{let own2=thresholds2[name3],itself=decides!==null&&loops.includes(decides);return own2===
void 0?[]:[[name3,itself?Math.min(own2,inBase[name3]??usual):own2]]}))}function strictest(one={},other={},isLimit=!1){return Object.fromEntries(
METRICS.flatMap(({name:name3,better})=>{let given=[one[name3],other[name3]].filter(each=>each!==void 0),pick2=isLimit&&better==="higher"?Math.
max:Math.min;return given.length===0?[]:[[name3,pick2(...given)]]}))}function judgingChanges(scenario3,before,after2){let changes=[["thresho\
ld","threshold"],["max-errors","maxErrors"]].flatMap(([setting,key])=>before[key]===after2[key]?[]:[{setting,scenario:scenario3,before:before[key],
after:after2[key]}]),apart2=(setting,name3)=>{let[was,is]=[before,after2].map(each=>each[setting]?.[name3]??null);return was===is?null:{before:was??
null,after:is??null}};for(let{name:metric2,unit}of METRICS){let[threshold,limit2]=[apart2("thresholds",metric2),apart2("limits",metric2)];threshold&&
changes.push({setting:"thresholds",scenario:scenario3,metric:metric2,...threshold}),limit2&&changes.push({setting:"limits",scenario:scenario3,
metric:metric2,unit,...limit2})}return changes}import{isDeepStrictEqual as isDeepStrictEqual3}from"node:util";var SCENARIO2={name:null,targets:null,via:null,threshold:null,thresholds:null,limits:null,maxErrors:null,request:"request",args:"args",expect:"\
expect",connections:"connections",keepalive:"keepalive",http2:"http2",background:"background",rate:"rate",requests:"requests",durationSeconds:"\
duration",timeoutSeconds:"timeout"},STARTABLE={name:null,build:"build",image:"image",command:"command",process:"process",port:"port",env:"en\
v",secrets:null,optionalSecrets:null,inherit:null,memory:"memory",shmSize:"shm_size",ulimits:"ulimits",seccomp:null,ready:"ready"},PROCESS={
setup:"setup","working-directory":"working-directory"},SERVICE2={...STARTABLE,...PROCESS},TARGET2={...STARTABLE,...PROCESS,tls:"https",services:"\
services",prepare:"prepare",changes:"changes",fixture:"fixture"};function planChanges(before,after2){let all=[...changesIn("scenario",before.
scenarios.map(asAsked),after2.scenarios.map(asAsked),SCENARIO2),...changesIn("target",before.targets.map(byName),after2.targets.map(byName),
TARGET2),...changesIn("service",servicesOf(before).map(asWritten),servicesOf(after2).map(asWritten),SERVICE2)];return[...all.filter(change4=>!isFree(
change4)),...all.filter(isFree)]}function isFree({setting}){return/^(?:expect\.headers|env|build\.(?:args|additional_contexts))\./.test(setting)}
function asAsked({expect:{sameLength,...expect2},...scenario3}){return{...scenario3,expect:{...expect2,"same-length":sameLength}}}function byName({
services,...target}){return{...asWritten(target),...services&&{services:services.map(({name:name3})=>name3)}}}function asWritten({build:build2,
process:process2,...started}){let{setup:setup2=[],command:command3,workingDirectory:workingDirectory2}=process2??{},written2=process2&&{...setup2.
length>0&&{setup:setup2},command:command3,...workingDirectory2!==void 0&&{"working-directory":workingDirectory2}},inContainer=build2!==void 0||
started.image!==void 0,rest={...started,...inContainer?written2&&{process:written2}:written2};if(!build2)return{...rest,name:rest.name};let{
contexts:contexts2,shmSize,secrets:_,optionalSecrets:__,...plain2}=build2;return{...rest,name:rest.name,build:{...plain2,...contexts2&&{additional_contexts:contexts2},
...shmSize!==void 0&&{shm_size:shmSize}}}}function servicesOf({targets}){let all=targets.flatMap(({services=[]})=>services);return[...new Map(
all.map(service=>[service.name,service])).values()]}function changesIn(of,before,after2,keys){return after2.flatMap(now=>{let was=before.find(
({name:name3})=>name3===now.name);if(!was)return[];let[old,fresh2]=[leavesOf2(was,keys),leavesOf2(now,keys)];return[...new Set([...old.keys(),
...fresh2.keys()])].flatMap(setting=>changeOf({of,name:now.name,setting},old.get(setting),fresh2.get(setting)))})}function changeOf(place,before,after2){
return isDeepStrictEqual3(before,after2)?[]:[{...place,...shownApart(before,after2)}]}function leavesOf2(given,keys){let all=Object.entries(
keys).flatMap(([key,written2])=>written2===null?[]:leaves(written2,given[key]));return new Map(all)}function leaves(path,value){return value===
void 0?[]:typeof value!="object"||value===null||Array.isArray(value)?[[path,value]]:Object.entries(value).flatMap(([key,each])=>leaves(`${path}\
.${key}`,each))}var LONGEST=60,LEAD=15;function shownApart(before,after2){let plain2=[before,after2].map(value=>value===void 0?null:plainLine(
textOf(value))),[was=null,is=null]=plain2[0]===plain2[1]?[before,after2].map(spelled):plain2;if(was===null||is===null||Math.max(was.length,is.
length)<=LONGEST)return{before:was&&clip(was,LONGEST),after:is&&clip(is,LONGEST)};let same=0;for(;same<was.length&&was[same]===is[same];)same+=
1;let from=Math.max(0,same-LEAD),cut=text3=>clip(`${from===0?"":"\u2026"}${text3.slice(from)}`,LONGEST);return{before:cut(was),after:cut(is)}}
function spelled(value){let code=character=>`\\u{${character.codePointAt(0)?.toString(16)}}`;return JSON.stringify(value).replace(/[^ -~]/gu,
code)}function textOf(value){if(!Array.isArray(value))return typeof value=="string"?value:JSON.stringify(value);let lists=value.some(each=>Array.
isArray(each));return value.map(textOf).join(lists?"; ":" ")}function combineSides(head2,base){if(!base)return{config:head2,baseTargets:head2.targets,base:null,head:head2,firstRun:!0,baseHasProxy:hasProxy(
head2),notices:[{code:"base-config-missing",file:head2.file}]};let{gate,nginxImage}=base,known2=servicesOf(base),targets=head2.targets.flatMap(
after2=>{let before=base.targets.find(({name:name3})=>name3===after2.name);return before||!wantsMore(after2,known2)?[allowedBy(after2,before,
known2)]:[]}),{budgetSeconds:_,cpuProfile:__,...rest}=head2;return{config:{...rest,gate,nginxImage,isolation:narrower(base.isolation,head2.isolation),
...base.budgetSeconds!==void 0&&{budgetSeconds:base.budgetSeconds},...base.cpuProfile!==void 0&&{cpuProfile:base.cpuProfile},targets,scenarios:head2.
scenarios.map(scenario3=>judgedBy(scenario3,judgingOf(scenario3,base)))},baseTargets:targets.flatMap(({name:name3})=>base.targets.find(before=>before.
name===name3)??[]),base,head:head2,firstRun:!1,baseHasProxy:hasProxy(base),notices:noticesOf(head2,base)}}function isSame({base,head:head2}){
return base!==null&&isDeepStrictEqual4(base,head2)}function hasProxy({scenarios}){return scenarios.some(({via:via2})=>via2.includes("nginx"))}
var ISOLATION=["process","auto","docker"];function narrower(...choices){return choices.toSorted((a,b)=>ISOLATION.indexOf(b)-ISOLATION.indexOf(
a))[0]??"docker"}function wantsMore({services=[],...target},baseServices){let known2=({name:name3})=>secretsNamed(baseServices.find(service=>service.
name===name3)??{});return secretsNamed(target).length>0||services.some(service=>secretsNamed(service).some(secret2=>!known2(service).includes(
secret2)))}var secretsNamed=({secrets:secrets2=[],build:build2})=>[...secrets2,...build2?.secrets??[]];function allowedBy(after2,before,baseServices){
let{services,...target}=after2;return{...within(target,before),...services&&{services:services.map(service=>within(service,baseServices.find(
({name:name3})=>name3===service.name)))}}}function within(after2,before){let{secrets:secrets2,optionalSecrets,inherit,seccomp:_,build:build2,
...rest}=after2,isGiven=name3=>before?.secrets?.includes(name3),isGivenToBuild=name3=>before?.build?.secrets?.includes(name3);return{...rest,
...some("secrets",secrets2,isGiven),...some("optionalSecrets",optionalSecrets,isGiven),...some("inherit",inherit,name3=>covers(before?.inherit??
[],name3)),...before?.seccomp!==void 0&&{seccomp:before.seccomp},...build2&&{build:withSecrets(build2,isGivenToBuild)}}}function some(key,asked,isKnown){
let kept=(asked??[]).filter(isKnown);return kept.length===0?{}:{[key]:kept}}function withSecrets({secrets:secrets2,optionalSecrets,...build2},isGiven){
return{...build2,...some("secrets",secrets2,isGiven),...some("optionalSecrets",optionalSecrets,isGiven)}}function noticesOf(head2,base){let gate=gateChanges(
head2,base),isolation2=isolationChanges(head2,base),plan2=planChanges(base,head2),[before,after2]=[base,head2].map(({budgetSeconds})=>budgetSeconds??
null),services=servicesOf(base),unknown4=missingFrom(base.targets,head2.targets.filter(target=>wantsMore(target,services)));return[...gate.length===
0?[]:[{code:"gate-changed",changes:gate}],...isolation2.length===0?[]:[{code:"isolation-changed",...atMost(isolation2)}],...before===after2?
[]:[{code:"budget-changed",before:before??null,after:after2??null}],...unknown4.length===0?[]:[{code:"no-base-side",file:base.file,targets:unknown4}],
...noLongerMeasured(head2,base),...newlyMeasured(head2,base,unknown4),...plan2.length===0?[]:[{code:"plan-changed",...atMost(plan2)}]]}var MOST_CHANGES=100;
function atMost(all){let changes=all.slice(0,MOST_CHANGES);return{changes,more:all.length-changes.length}}function gateChanges(head2,base){let{
gate}=base,changes=[];return head2.gate.falseAlarms!==gate.falseAlarms&&changes.push({setting:"false-alarms",before:gate.falseAlarms,after:head2.
gate.falseAlarms}),head2.gate.failOn.join()!==gate.failOn.join()&&changes.push({setting:"fail-on",before:gate.failOn,after:head2.gate.failOn}),
head2.gate.mode!==gate.mode&&changes.push({setting:"mode",before:gate.mode,after:head2.gate.mode}),[...changes,...head2.scenarios.flatMap(after2=>judgingChanges(
after2.name,judgingOf(after2,base),after2))]}function isolationChanges(head2,base){let givenTo=(of,before,after2)=>[...new Set([...before,...after2].
map(({name:name3})=>name3))].flatMap(name3=>{let[was,is]=[before,after2].map(list3=>list3.find(each=>each.name===name3));if(is===void 0)return[];
let change4=(setting,one,other)=>changeOf({of,name:name3,setting},one,other);return[...change4("secrets",secretsShown(was),secretsShown(is)),
...change4("build.secrets",secretsShown(was?.build),secretsShown(is.build)),...change4("inherit",sorted(was?.inherit),sorted(is.inherit)),...change4(
"security_opt",was?.seccomp,is.seccomp)]});return[...changeOf({of:"run",setting:"isolation"},base.isolation,head2.isolation),...changeOf({of:"\
run",setting:"nginx-image"},base.nginxImage,head2.nginxImage),...changeOf({of:"run",setting:"cpu-profile"},base.cpuProfile??"own changes",head2.
cpuProfile??"own changes"),...givenTo("target",base.targets,head2.targets),...givenTo("service",servicesOf(base),servicesOf(head2))]}function sorted(names2){
return names2?.toSorted()}function secretsShown(given){let isOptional=name3=>given?.optionalSecrets?.includes(name3);return sorted(given?.secrets)?.
map(name3=>isOptional(name3)?`${name3} (optional)`:name3)}function missingFrom(names2,all){return all.map(({name:name3})=>name3).filter(name3=>!names2.
some(each=>each.name===name3))}function noLongerMeasured(head2,base){let targets=missingFrom(head2.targets,base.targets),rest=onlyMeasuredIn(
base,head2,targets);return targets.length===0&&Object.values(rest).every(names2=>names2.length===0)?[]:[{code:"no-longer-measured",targets,...rest}]}
function newlyMeasured(head2,base,leftOut2){let added=missingFrom(base.targets,head2.targets),all={targets:added.filter(name3=>!leftOut2.includes(
name3)),...onlyMeasuredIn(head2,base,added)};return Object.values(all).every(names2=>names2.length===0)?[]:[{code:"newly-measured",...all}]}
function onlyMeasuredIn(one,other,targets){let kept=one.scenarios.flatMap(here=>{let there=other.scenarios.find(({name:name3})=>name3===here.
name);return there?[{here,there}]:[]});return{scenarios:missingFrom(other.scenarios,one.scenarios),via:kept.flatMap(({here,there})=>here.via.
filter(via2=>!there.via.includes(via2)).map(via2=>`${here.name}/${via2}`)),pairs:kept.flatMap(({here,there})=>here.targets.filter(target=>!targets.
includes(target)&&!there.targets.includes(target)).map(target=>`${target}/${here.name}`))}}function applyOverrides(config2,options){let{threshold,failOn:failOn3,isolation:isolation2,budgetSeconds}=options;return{...config2,...isolation2!==
void 0&&{isolation:isolation2},...budgetSeconds!==void 0&&{budgetSeconds},gate:{...config2.gate,...failOn3&&{failOn:failOn3}},scenarios:config2.
scenarios.map(scenario3=>threshold===void 0?scenario3:{...scenario3,threshold})}}import{existsSync as existsSync3,readFileSync as readFileSync4}from"node:fs";import{isAbsolute as isAbsolute2,join as join5,relative,resolve as resolve3,
sep}from"node:path";import{posix as posix7}from"node:path";var MOST_CHARACTERS=1<<20;async function withProfiles(config2,read){let resolved=async each=>{let{name:name3,seccomp}=each;if(seccomp===void 0||
seccomp==="unconfined")return each;let path=posix7.join(posix7.dirname(config2.file),seccomp);return{...each,seccomp:profileOf(await read(path),
`${config2.file}: the seccomp profile ${quote(seccomp)} of ${quote(name3)}`)}},targets=await Promise.all(config2.targets.map(async target=>{
let{services,...rest}=await resolved(target);return{...rest,...services&&{services:await Promise.all(services.map(resolved))}}}));return{...config2,
targets}}function profileOf(text3,what){if(text3===null)throw new UsageError(`${what} is not in the repository; commit it there`);if(text3.length>
MOST_CHARACTERS)throw new UsageError(`${what} is too long; make it at most 1 MiB`);try{return JSON.stringify(JSON.parse(text3))}catch(error3){
throw new UsageError(`${what} is no JSON (${error3.message}); write it as Docker's own`)}}var DEFAULT_FILES=["loadgate.yml","loadgate.yaml",join5(".github","loadgate.yml")];function locateConfig(repository,cwd,asked){if(asked!==void 0)
return insideRepository(repository,resolve3(cwd,asked));let found=usualPlaces(repository,cwd).find(file=>existsSync3(file));return insideRepository(
repository,found??join5(repository.top,"loadgate.yml"))}function usualPlaces({top},cwd){return[cwd,top].flatMap(folder2=>DEFAULT_FILES.map(file=>join5(
folder2,file)))}async function refuseMovedConfig(repository,cwd,{base},file){for(let place of usualPlaces(repository,cwd)){let own2=insideRepository(
repository,place);if(await fileAt(repository,base.commit,own2)!==null){if(own2===file)return;throw new UsageError(`base has its configuratio\
n at ${own2}, head at ${file}, so base's rules would not apply; move it back, or name the other with --config`)}}}function insideRepository({
top},file){let path=relative(top,file);if(path.startsWith(`..${sep}`)||isAbsolute2(path))throw new UsageError(`${file} lies outside the repo\
sitory ${top}; put it inside, or run loadgate there`);return path.split(sep).join("/")}async function loadSides(repository,revisions2,file,{
preset,rules="base"}){let options=preset===void 0?{}:{preset},headText=await fileAt(repository,revisions2.head.commit,file),baseText=await fileAt(
repository,revisions2.base.commit,file);if(headText===null)return fromDisk(repository,file,baseText!==null,options);let profiles=commit=>path=>fileAt(
repository,commit,path),head2=await withProfiles(parseConfig(headText,file,options),profiles(revisions2.head.commit));if(baseText===null)return{
...combineSides(head2,null),firstRun:rules==="base"};try{let base=await withProfiles(parseBase(baseText,file,options),profiles(revisions2.base.
commit));return rules==="base"?combineSides(head2,base):byHeadsRules(head2,base)}catch(error3){if(!(error3 instanceof UsageError))throw error3;
return{...combineSides(head2,null),firstRun:!1,notices:[{code:"base-config-unusable",file,error:error3.message}]}}}function sameSides(text3,file){
let config2=parseConfig(text3,file);return{...combineSides(config2,config2),firstRun:!1}}function byHeadsRules(head2,base){let baseTargets=head2.
targets.map(target=>base.targets.find(({name:name3})=>name3===target.name)??target);return{...combineSides(head2,null),base,baseTargets,firstRun:!1,
notices:[]}}async function loadConfig(repository,commit,file,preset){let text3=await fileAt(repository,commit,file),options=preset===void 0?
{}:{preset};return text3===null?(await fromDisk(repository,file,!1,options)).config:withProfiles(parseConfig(text3,file,options),path=>fileAt(
repository,commit,path))}function parseBase(text3,file,options){try{return parseConfig(text3,file,options)}catch(error3){if(options.preset===
void 0)throw error3;return parseConfig(text3,file)}}async function fromDisk({top},file,baseHasIt,options){let path=join5(top,file);if(baseHasIt||
!existsSync3(path)){let hint2=baseHasIt?"head has removed it; put it back, or name another with --config":"loadgate init writes one, or name\
 yours with --config";throw new UsageError(`head has no ${file}: ${hint2}`)}let written2=parseConfig(readFileSync4(path,"utf8"),file,options),
config2=await withProfiles(written2,async profile=>textOrNull(join5(top,profile)));return{...combineSides(config2,null),firstRun:!1,notices:[
{code:"config-from-checkout",file}]}}function textOrNull(file){try{return readFileSync4(file,"utf8")}catch{return null}}function hasTrend({cwd},config2){
let file=(config2===void 0?DEFAULT_FILES:[config2]).find(name3=>existsSync3(resolve3(cwd,name3)));try{return file!==void 0&&parseConfig(readFileSync4(
resolve3(cwd,file),"utf8"),file).trend!==void 0}catch{return!1}}import{existsSync as existsSync9,realpathSync as realpathSync4}from"node:fs";import{cp,lstat}from"node:fs/promises";import{dirname as dirname5,
join as join16,relative as relative4,resolve as resolve8}from"node:path";var systemClock={now:()=>performance.now()/1e3,date:()=>new Date,sleep:(seconds4,signal)=>new Promise((resolve19,reject)=>{if(signal?.aborted)
return reject(signal.reason);let onAbort=()=>{clearTimeout(timer2),reject(signal?.reason)},timer2=setTimeout(()=>{signal?.removeEventListener(
"abort",onAbort),resolve19()},seconds4*1e3);signal?.addEventListener("abort",onAbort,{once:!0})})};function firstEntry(tar){for(let at=0;at+512<=tar.length;){let header=tar.subarray(at,at+512),size3=Number.parseInt(header.toString("latin1",
124,136),8),type=header.toString("latin1",156,157);if(!(size3>=0))return"broken";if(type!=="x"&&type!=="g")return{isPlain:type==="0"||type===
"\0",size:size3,at:at+512};if(at+=512+Math.ceil(size3/512)*512,at>1048576)return"broken"}return null}function firstPlainFile(tar){let entry=firstEntry(
tar);if(entry===null||entry==="broken"||!entry.isPlain)return null;let end2=entry.at+entry.size;return end2<=tar.length?tar.subarray(entry.at,
end2):null}function nofile(){let limit2=Math.min(65536,openFilesLimit());return`${limit2}:${limit2}`}var CAPABILITIES=["CHOWN","DAC_OVERRIDE","FOWNER",
"KILL","NET_BIND_SERVICE","SETGID","SETPCAP","SETUID"],MOST_TASKS=8192,CONFINED=["--pids-limit",String(MOST_TASKS),"--security-opt","no-new-\
privileges","--cap-drop","ALL",...CAPABILITIES.flatMap(name3=>["--cap-add",name3])],apart=()=>({cwd:"/",env:dockerEnvironment(process.env)});
function docker(args,options={}){return run(["docker",...args],{...apart(),...options})}function mustDocker(args,options={}){return must(["d\
ocker",...args],{...apart(),...options})}function publishArgument({port:port2,at}){return at===null?String(port2):`${at}::${port2}`}async function canPublishAt(at,{
image:image2,run:id2,signal}){let trial=["--publish",publishArgument({port:9,at}),"--entrypoint","true","--",image2],{code}=await docker(["r\
un","--rm","--label",`loadgate.run=${id2}`,...trial],{signal});return code===0}async function createContainer(options,signal){let args=["cre\
ate","--name",options.name,"--label",`loadgate.run=${options.run}`,"--network",options.network,...CONFINED,"--cpuset-cpus",options.cpus.join(
","),...options.publish===void 0?["--ulimit",`nofile=${nofile()}`]:["--publish",publishArgument(options.publish)],...Object.entries(options.
ulimits??{}).flatMap(([name3,limits2])=>["--ulimit",`${name3}=${limits2}`]),...options.shmSize===void 0?[]:["--shm-size",String(options.shmSize)],
...options.seccomp===void 0?[]:["--security-opt",`seccomp=${options.seccomp}`],"--log-opt","max-size=1m","--sysctl","net.core.somaxconn=6553\
5",...options.memory?["--memory",String(options.memory),"--memory-swap",String(options.memory)]:[],...Object.entries(options.env).flatMap(([
name3,value])=>["--env",`${name3}=${value}`]),...Object.keys(options.secrets??{}).flatMap(name3=>["--env",name3]),...options.entrypoint===void 0?
[]:["--entrypoint",options.entrypoint],"--",options.image,...options.command??[]],env={...options.secrets,...dockerEnvironment(process.env)},
result=await run(["docker",...args],{cwd:"/",env,...signal&&{signal}});if(result.code!==0)throw new Error(`no container could be made: ${why(
result)}`);return result.stdout.trim()}async function createNetwork(name3,{run:id2,internal}){let only2=internal?["--internal"]:[];await mustDocker(
["network","create","--label",`loadgate.run=${id2}`,...only2,name3])}async function removeNetwork(name3){await docker(["network","rm",name3])}
async function copyInto(container,file,target){await mustDocker(["cp",file,`${container}:${target}`])}async function readOut(container,path,most){
let pieces=[],take=piece=>(pieces.push(piece),pieces.reduce((sum4,{length})=>sum4+length,0)<=most);return await docker(["cp",`${container}:${path}`,
"-"],{take}),firstPlainFile(Buffer.concat(pieces))?.toString("utf8")??null}async function imageStart(reference2){let{Entrypoint,Cmd,WorkingDir,
Env}=JSON.parse(await mustDocker(["image","inspect","--format","{{json .Config}}","--",reference2])),path=Env?.find(variable2=>variable2.startsWith(
"PATH="))?.slice(5);return{entrypoint:Entrypoint??[],command:Cmd??[],folder:WorkingDir||"/",path:path?.split(":")??[]}}async function imageEnvironment(reference2){
let said=await mustDocker(["image","inspect","--format","{{json .Config.Env}}","--",reference2]);return JSON.parse(said)??[]}async function startContainer(container){
await mustDocker(["start",container])}async function inspectContainer(container){let[found]=JSON.parse(await mustDocker(["inspect",container])),
networks=Object.values(found.NetworkSettings.Networks);return{pid:found.State.Pid,running:found.State.Running,exitCode:found.State.ExitCode,
oomKilled:found.State.OOMKilled,ip:networks[0]?.IPAddress??"",publishedAt:publishedPort(found.NetworkSettings.Ports),startedAt:Date.parse(found.
State.StartedAt),finishedAt:Date.parse(found.State.FinishedAt)}}function publishedPort(ports){let[bound]=Object.values(ports??{}).flatMap(each=>each??
[]);return bound?Number(bound.HostPort):null}async function removeContainer(container){await docker(["rm","--force","--volumes",container])}
async function containerLog(container){let{stdout,stderr}=await docker(["logs","--tail","200",container]);return stdout+stderr}async function engineVersion(){
let answer2=await docker(["version","--format","{{.Server.Version}}"],{timeoutSeconds:10});return answer2.missing?{problem:"docker-missing"}:
answer2.code!==0?{problem:"no-engine",said:saidOfEngine(answer2)}:{version:answer2.stdout.trim()}}var LONGEST_SAID=200;function saidOfEngine(answer2){
let variable2=["DOCKER_CONTEXT","DOCKER_HOST"].find(name3=>process.env[name3]),set2=variable2===void 0?"":`${variable2} is ${withoutCredentials(
process.env[variable2]??"")}: `,line2=answer2.timedOut?"no answer in time":answer2.stderr.trim().split(`
`)[0]??"";return oneLine(set2+withoutCredentials(line2)).slice(0,LONGEST_SAID)}async function imageResolves(reference2){return await imageBytes(
reference2)?!0:(await docker(["buildx","imagetools","inspect","--",reference2],{timeoutSeconds:15})).code===0}async function imageBytes(reference2){
let found=await docker(["image","inspect","--format","{{.Size}}","--",reference2]);return found.code===0?Number(found.stdout):null}async function ensureImage(reference2,signal,timeoutSeconds=1800){
if(await imageBytes(reference2)!==null)return;let pulled=await docker(["pull","--quiet","--",reference2],{timeoutSeconds,signal});if(signal.
throwIfAborted(),pulled.code!==0)throw new RunError(`the image ${reference2} cannot be pulled: ${why(pulled).split(`
`).join(" ")}`)}async function imageId(reference2){return(await mustDocker(["image","inspect","--format","{{.Id}}","--",reference2])).trim()}
async function removeImages(references){references.length>0&&await docker(["image","rm","--force","--",...references])}async function remoteEngineMachine(){
let endpoint=await docker(["context","inspect","--format","{{.Endpoints.docker.Host}}"]),host=endpoint.code===0?await hostOf(endpoint.stdout.
trim()):null;if(host===null)return null;let answer2=await docker(["info","--format","{{json .}}"]),info=JSON.parse(answer2.stdout);return{host,
cores:Number(info.NCPU),memoryBytes:Number(info.MemTotal),kernel:String(info.KernelVersion),os:String(info.OperatingSystem)}}async function hostOf(endpoint){
let url=URL.canParse(endpoint)?new URL(endpoint):null;if(!url||!["tcp:","http:","https:","ssh:"].includes(url.protocol))return null;let host=url.
hostname.replace(/^\[|\]$/g,""),meant=url.protocol==="ssh:"?await hostOfAlias(host):host;return/^(localhost|127\.[\d.]+|::1)$/.test(meant)?null:
meant}async function hostOfAlias(alias){let{code,stdout}=await run(["ssh","-G","--",alias],{...apart(),timeoutSeconds:10});return code===0&&
/^hostname (\S+)$/m.exec(stdout)?.[1]||alias}import{chmodSync,chownSync,existsSync as existsSync4,globSync as globSync2,lstatSync as lstatSync2,mkdirSync as mkdirSync2,readdirSync as readdirSync2,
readlinkSync as readlinkSync2}from"node:fs";import{homedir}from"node:os";import{join as join6}from"node:path";import{setTimeout as delay2}from"node:timers/promises";import{once}from"node:events";var KEPT_BYTES=64*1024;async function startProcess(argv,options){let how={cwd:options.cwd,env:options.env,detached:!0,...idsOf(options.user)},
debugEnd=debugProgram(argv,options.cwd),{child,stdout,stderr}=spawnPiped(argv,how,options.input?"pipe":"ignore"),log3=keepTail(KEPT_BYTES);for(let stream of[
stdout,stderr])stream.on("data",log3.add);let silence=()=>{stdout.destroy(),stderr.destroy()};options.started?.(child),child.stdin?.on("erro\
r",()=>{});let ended=null;child.once("exit",(code,signal)=>{ended={code,signal},debugEnd(signal?`ended by ${signal}`:`exit code ${code}`)});
try{await Promise.race([once(child,"spawn"),once(child,"error").then(([error3])=>Promise.reject(error3))])}catch(error3){throw debugEnd("cou\
ld not be started"),silence(),error3}let pid=child.pid;return{pid,child,stdout,log:log3.text,ended:()=>ended,async[Symbol.asyncDispose](){ended||
(killGroup(pid,"SIGTERM"),await Promise.race([once(child,"exit"),delay((options.graceSeconds??2)*1e3)])),killGroup(pid,"SIGKILL"),ended||await Promise.
race([once(child,"exit"),delay(5e3)]),silence()}}}function delay(ms){return new Promise(resolve19=>setTimeout(resolve19,ms).unref())}function keepTail(bytes4){
let pieces=[],size3=0;return{add(piece){for(pieces.push(piece),size3+=piece.length;pieces[0]&&size3-pieces[0].length>=bytes4;)size3-=pieces.
shift()?.length??0},text:()=>Buffer.concat(pieces).subarray(-bytes4).toString("utf8")}}var PREFIX2="user-",RANGES=[[1879048192,2147483646],[60578,60705]];function ownUsers(folder2){let lacking2,isDecided=!1,count3=0;return{lacking:()=>lacking2??
null,isDecided:()=>isDecided,decide(found){lacking2=found,isDecided=!0},async next(){if(lacking2===void 0&&(lacking2=none3(obstacleHere())),
lacking2!==null)return null;count3+=1;let uid=freeId();if(uid===null)return lacking2=none3("not-permitted"),null;let name3=`${PREFIX2}${String(
count3).padStart(2,"0")}`;if(count3>1)return makeUser(folder2,name3,uid);try{let user=makeUser(folder2,name3,uid);return lacking2=none3(await obstacleOf(
user)),lacking2===null?user:null}catch{return lacking2=none3("not-permitted"),null}}}}var none3=why2=>why2&&{why:why2};function obstacleHere(){
return process.platform!=="linux"||process.getuid?.()!==0?"not-root":process.env.LOADGATE_OWN_USERS!==void 0&&!isOn(process.env.LOADGATE_OWN_USERS)?
"turned-off":null}function makeUser(folder2,name3,uid){chmodSync(folder2,457),process.umask(process.umask()|18);let own2=join6(folder2,name3),
user={uid,gid:uid,home:join6(own2,"home"),temporary:join6(own2,"tmp")};mkdirSync2(own2,{mode:457});for(let each of[user.home,user.temporary])
mkdirSync2(each,{mode:448}),chownSync(each,uid,uid);return user}async function obstacleOf(user){var _stack=[];try{let written2=await runAs(user,
["test","-w",user.home]);if(written2.code===null)return"not-permitted";if(written2.code!==0)return"temporary-folder";let groups=await runAs(
user,["id","-G"]);if(groups.stdout.trim()!==String(user.gid))return"not-permitted";let env={...allowedEnvironment(process.env),LOADGATE_TRIAL:"\
1"};let sleeping=__using(_stack,await startProcess(["sleep","60"],{cwd:"/",env,user,graceSeconds:0}),!0);return await isSeen(sleeping.pid)?null:
"not-metered"}catch(_){var _error=_,_hasError=!0}finally{var _promise=__callDispose(_stack,_error,_hasError);_promise&&await _promise}}async function isSeen(pid){
for(let attempt=0;attempt<50;attempt+=1){try{if(readlinkSync2(`/proc/${pid}/cwd`),readdirSync2(`/proc/${pid}/fd`),process.kill(pid,0),readText(
`/proc/${pid}/environ`)?.includes("LOADGATE_TRIAL=1"))return!0}catch{return!1}await delay2(10)}return!1}function runAs(user,argv){return run(
argv,{cwd:"/",env:allowedEnvironment(process.env),user})}function freeId(){let taken=new Set;for(let list3 of["/etc/passwd","/etc/group"])for(let line2 of(readText(
list3)??"").split(`
`))taken.add(Number(line2.split(":")[2]));let maps=["/proc/self/uid_map","/proc/self/gid_map"].map(path=>readText(path)??"");for(let[first,last]of RANGES)
if(maps.every(map2=>isMapped(map2,first,last)))for(let attempt=0;attempt<100;attempt+=1){let id2=first+Math.floor(Math.random()*(last-first+
1));if(!taken.has(id2)&&processesOfUser(id2).length===0)return id2}return null}function isMapped(map2,first,last){return map2.split(`
`).some(line2=>{let[from=Number.NaN,,length=0]=line2.trim().split(/\s+/).map(Number);return from<=first&&last<from+length})}async function giveTo({
uid,gid},folder2){let apart2={cwd:"/",env:allowedEnvironment(process.env),timeoutSeconds:600};await must(["chown","-R","-h","-P",`${uid}:${gid}`,
"--",folder2],apart2),chmodSync(folder2,448)}var OF_A_USER=/^(?:XDG_.+|MAIL|GOPATH|GOMODCACHE|GOCACHE|GOBIN|GOENV|CARGO_HOME|npm_config_(?:cache|userconfig|prefix)|NPM_CONFIG_(?:CACHE|USERCONFIG|PREFIX)|COREPACK_HOME|YARN_CACHE_FOLDER|PNPM_HOME|BUN_INSTALL_CACHE_DIR|DENO_DIR|GRADLE_USER_HOME|PIP_CACHE_DIR|UV_CACHE_DIR|POETRY_CACHE_DIR|PIPENV_CACHE_DIR|NUGET_PACKAGES|COMPOSER_(?:HOME|CACHE_DIR)|MIX_HOME|HEX_HOME|CCACHE_DIR|SCCACHE_DIR|COURSIER_CACHE)$/,
TOOLCHAINS={RUSTUP_HOME:".rustup",NVM_DIR:".nvm",PYENV_ROOT:".pyenv"};function environmentOfUser(own2,{home,temporary}){let kept=Object.entries(
own2).filter(([name3])=>!OF_A_USER.test(name3)),before=own2.HOME??homedir(),toolchains=Object.entries(TOOLCHAINS).flatMap(([name3,folder2])=>own2[name3]===
void 0&&existsSync4(join6(before,folder2))?[[name3,join6(before,folder2)]]:[]);return{...Object.fromEntries(kept),...Object.fromEntries(toolchains),
HOME:home,TMPDIR:temporary,USER:"loadgate",LOGNAME:"loadgate"}}async function endProcessesOf({uid}){for(let attempt=0;attempt<20;attempt+=1){
let left=processesOfUser(uid);if(left.length===0)return;for(let pid of left)kill(pid,"SIGKILL");await delay2(20)}}function usersOf(folder2){
return globSync2(`${PREFIX2}*/home`,{cwd:folder2}).flatMap(path=>{let uid=lstatSync2(join6(folder2,path),{throwIfNoEntry:!1})?.uid;return uid!==
void 0&&RANGES.some(([first,last])=>first<=uid&&uid<=last)?[{uid,gid:uid}]:[]})}var filled2=(text3,{port:port2,addresses})=>withAddresses(text3,addresses).replaceAll(OWN_PORT,String(port2));function variablesOf(target,place){
return Object.fromEntries(Object.entries(target.env).map(([name3,value])=>[name3,filled2(value,place)]))}function argumentsOf(words2,place){
return words2.map(word=>filled2(word,place))}function secretsOf({name:name3,secrets:secrets2=[],optionalSecrets=[]},own2){let values2=Object.
fromEntries(secrets2.flatMap(secret2=>{let value=own2[secret2];if(value)return[[secret2,value]];if(optionalSecrets.includes(secret2))return[];
throw new UsageError(`"${name3}" takes the secret ${secret2}, which is not set; set it in the environment`)}));return redactInDebug([name3,...Object.
keys(values2)].join(" "),text3=>redactSecrets(text3,values2)),values2}function valuesForHeaders(target,own2){let{secrets:secrets2=[],env}=target,
usual=Object.entries(env).filter(([name3])=>secrets2.includes(name3));return{...Object.fromEntries(usual),...secretsOf(target,own2)}}var UNSENDABLE=/[^\P{Cc}\t]/u;
function requestWithSecrets(request2,target,own2){let named3=new Set(request2.headers.flatMap(([,value])=>secretsInHeader(value))),given=named3.
size===0?{}:valuesForHeaders(target,own2),used=Object.entries(given).filter(([name3])=>named3.has(name3));for(let[name3,value]of used)if(UNSENDABLE.
test(value))throw new UsageError(`the secret ${name3} of "${target.name}" holds a line break or another control character, which headers can\
not carry; set it without`);let headers2=request2.headers.flatMap(([name3,value])=>{let sent=headerWithSecrets(value,given);return sent===null?
[]:[[name3,sent]]});return{...request2,headers:headers2,...used.length>0&&{secrets:used.map(([,value])=>value)}}}var LEAST=4;function redactOutput(finished,secrets2){
let{stdout,stderr}=finished;return{...finished,stdout:redactSecrets(stdout,secrets2),stderr:redactSecrets(stderr,secrets2)}}function redactSecrets(text3,secrets2){
return Object.entries(secrets2).filter(([,value])=>value.length>=LEAST).reduce((kept,[name3,value])=>kept.replaceAll(value,`(${name3})`),text3)}
function redactorOf({services=[],...target},own2){let secrets2=Object.assign({},...[target,...services].map(each=>secretsOf(each,own2)));return text3=>redactSecrets(
text3,secrets2)}import{existsSync as existsSync5}from"node:fs";import{delimiter as delimiter2,isAbsolute as isAbsolute3,join as join7}from"node:path";var MOST=3,LOOKED_AT=256*1024,USUAL=[[/No module named|ModuleNotFoundError/,["PYTHONPATH"]],[/Cannot find (?:module|package)/,["NODE_PATH"]],
[/cannot load such file/,["RUBYLIB"]],[/Could not locate Gemfile/,["BUNDLE_GEMFILE"]]],REFUSED=/\b(?:401|403|407)\b|\bE401\b|unauthori[sz]ed|forbidden|authentication (?:failed|required)|could not read (?:Username|Password)|bad username or authentication/i;
function guessWithheld(output,own2,{inherit=[],secrets:secrets2=[],env={}}={}){let said=output.slice(-LOOKED_AT),given=new Set([...secrets2,
...Object.keys(env)]),dropped=Object.entries(own2).flatMap(([name3,value=""])=>{let why2=withheld2(name3,value,inherit);return why2===null||
why2==="runner"||given.has(name3)||IDLE.test(name3)?[]:[{name:name3,value,secret:carriesCredentials(name3,value)}]}),[libraries,programs3]=[
LIBRARY,PROGRAM].map(pattern2=>[...said.matchAll(pattern2)].map(([,file=""])=>file)),usual=USUAL.flatMap(([pattern2,names2])=>pattern2.test(
said)?names2:[]),found=[...dropped.filter(({name:name3})=>names(said,name3)),...dropped.filter(({value})=>holds(value,["","lib","lib64"],libraries??
[])),...dropped.filter(({value})=>holds(value,["","bin"],programs3??[])),...dropped.filter(({name:name3})=>usual.includes(name3)),...dropped.
filter(({name:name3,secret:secret2})=>secret2&&REFUSED.test(said)&&isUsual(name3,inherit))];return[...new Map(found.map(({name:name3,secret:secret2})=>[
name3,secret2])).entries()].slice(0,MOST).map(([name3,secret2])=>({name:name3,key:secret2?"secrets":"inherit"}))}function withheldIn(lacks3=[]){
return lacks3.length===0?{}:{withheld:[...lacks3]}}var IDLE=/^(?:_|PWD|OLDPWD|SHLVL|HOSTNAME|HOSTTYPE|OSTYPE|EDITOR|PAGER|PS\d|DISPLAY)$/,LIBRARY=/([\w.+-]{1,255}\.so(?:\.[\w.]{1,255})?): cannot open shared object file/g,
PROGRAM=/(?:^|[\s:'"`/])([\w.+-]{1,255})['"`]?(?:: (?:command )?not found|: No such file or directory|: not found or not executable)/gm,KEYS=[
"COMPOSER_AUTH","HEX_API_KEY","NODE_AUTH_TOKEN","NPM_TOKEN"];function isUsual(name3,inherit){return KEYS.includes(name3)||covers(inherit,name3)||
INHERITED.some(each=>covers(each.names,name3))}function names(said,name3){if(name3.length<3)return!1;let plain2=name3.replaceAll(/[^\w]/g,"\\\
$&");return new RegExp(`(?<![\\w-])${plain2}(?![\\w-])`).test(said)}function holds(value,below,files){return files.length===0?!1:value.split(
delimiter2).filter(folder2=>isAbsolute3(folder2)&&folder2!=="/").some(folder2=>below.some(each=>files.some(file=>existsSync5(join7(folder2,each,
file)))))}import{realpathSync as realpathSync3,rmSync as rmSync5}from"node:fs";import{dirname as dirname2,join as join10,relative as relative3,resolve as resolve4,
sep as sep3}from"node:path";import{existsSync as existsSync6,rmSync as rmSync4}from"node:fs";import{join as join8}from"node:path";async function addCheckout(repository,commit,folder2,options){var _stack=[];try{let stack=__using(_stack,new AsyncDisposableStack,!0);stack.
defer(()=>{keepsTemporary()||rmSync4(folder2,{recursive:!0,force:!0,maxRetries:3})});await checkOutAlone(repository,commit,folder2,options);
let lacking2=[];let submodules=[];let unfiltered=await unfilteredIn(repository,commit,folder2);for(let{path,commit:wanted}of await submodulesAt(
repository,commit)){let inside={top:join8(repository.top,path)};if(!await isRepositoryWith(inside,wanted)){lacking2.push(path);continue}let below=stack.
use(await addCheckout(inside,wanted,join8(folder2,path),options));lacking2.push(...below.lacking.map(each=>join8(path,each))),submodules.push(
path,...below.submodules.map(each=>join8(path,each))),unfiltered.push(...below.unfiltered.map(each=>({...each,path:join8(path,each.path)})))}
let kept=stack.move();return{lacking:lacking2,unfiltered,submodules,[Symbol.asyncDispose]:()=>kept.disposeAsync()}}catch(_){var _error=_,_hasError=!0}finally{
var _promise=__callDispose(_stack,_error,_hasError);_promise&&await _promise}}var NOT_READ=/unable to read|bad object|not a tree object|missing/;
async function checkOutAlone({top},commit,folder2,{marker:marker2,signal}){try{let from=await makeOwnRepository(top,commit,folder2),env={...marker2,
GIT_DIR:from.own,GIT_WORK_TREE:folder2,GIT_INDEX_FILE:join8(folder2,".git","index")};await readGit(top,[...["-c","core.splitIndex=false","-c",
"index.sparse=false"],"read-tree","-m","-u",commit],{env,signal})}catch(error3){if(signal.throwIfAborted(),error3 instanceof RunError)throw error3;
let{message}=error3,begin=message.indexOf(": exit code"),said=begin===-1?message:message.slice(begin+2),room=NOT_READ.test(said)?"":`
If there is no room, name another folder with TMPDIR=DIR`;throw new RunError(`${commit.slice(0,12)} cannot be checked out into ${folder2}: ${said}${room}`)}}
async function unfilteredIn({top},commit,folder2){let filters=await configuredFilters(top),chosen2=["grep","--quiet","--fixed-strings","-e",
"filter=",commit];if(filters.length===0||(await git(folder2,[...chosen2,"--",":(glob)**/.gitattributes"])).code!==0)return[];let input=(await git(
folder2,["ls-files","-z"])).stdout,{stdout}=await git(folder2,["check-attr","-z","--stdin","filter"],{input}),attributes=stdout.split("\0");
return attributes.flatMap((path,index)=>{let filter=attributes[index+2];return index%3===0&&filter!==void 0&&filters.includes(filter)?[{path,
filter}]:[]})}async function submodulesAt({top},commit){let keys=["--get-regexp","^submodule\\..*\\.path$"],modules=await git(top,["config",
"--blob",`${commit}:.gitmodules`,"-z",...keys]);if(modules.code!==0)return[];let paths=modules.stdout.split("\0").filter(Boolean).map(entry=>entry.
slice(entry.indexOf(`
`)+1));return(await readGit(top,["ls-tree","-z",commit,"--",...paths])).split("\0").flatMap(line2=>{let[,wanted,path]=/^160000 commit ([0-9a-f]+)\t(.+)$/s.
exec(line2)??[];return wanted&&path?[{commit:wanted,path}]:[]})}async function isRepositoryWith({top},commit){return existsSync6(join8(top,"\
.git"))?(await git(top,["cat-file","-e",`${commit}^{commit}`])).code===0:!1}import{closeSync as closeSync3,constants as constants2,fstatSync,lstatSync as lstatSync3,openSync as openSync3,readFileSync as readFileSync5,
realpathSync as realpathSync2}from"node:fs";import{dirname,join as join9,relative as relative2,sep as sep2}from"node:path";function ancestors(path){
let above=dirname(path);return above===path?[path]:[...ancestors(above),path]}function isCheckout(folder2){return lstatSync3(join9(folder2,"\
.git"),{throwIfNoEntry:!1})!==void 0}function liesInCheckoutOf(folder2,file){let top=ancestors(realpathSync2(folder2)).findLast(isCheckout);
if(top===void 0)return!1;let[first]=relative2(top,realpathSync2(file)).split(sep2);return first!==".."}var MOST_BYTES2=64*1024*1024;function readPlainFile(path,{
mostBytes=MOST_BYTES2,owner}={}){try{let file=openSync3(path,constants2.O_RDONLY|constants2.O_NONBLOCK|constants2.O_NOCTTY);try{let found=fstatSync(
file);return found.isFile()&&found.size<=mostBytes&&(owner===void 0||found.uid===owner)?readFileSync5(file):null}finally{closeSync3(file)}}catch{
return null}}async function checkOut(source,file,{repository,resources,signal},stack){signal.throwIfAborted();let{commit}=source.revision,top=join10(resources.
folder,source.name),{lacking:lacking2,unfiltered,submodules}=stack.use(await addCheckout(repository,commit,top,{marker:resources.marker,signal})),
tree=await treeOf(repository,commit);return{...source,file,tree,lacking:lacking2,unfiltered,submodules,top,folder:resolve4(top,dirname2(file))}}
function lackingSubmodules(checkouts){let paths=[...new Set(checkouts.flatMap(({lacking:lacking2})=>lacking2))];return paths.length===0?[]:[
{code:"submodules-missing",paths}]}function unfilteredFiles(checkouts){let all=checkouts.flatMap(({unfiltered})=>unfiltered),[first]=all;return first?
[{code:"filters-off",filters:[...new Set(all.map(({filter})=>filter))],file:first.path,files:new Set(all.map(({path})=>path)).size}]:[]}function refuseLinksOut(checkouts,scenarios){
for(let{name:name3,folder:folder2,top,targets}of checkouts){let files=[".",...targets.flatMap(filesOf),...scenarios.flatMap(bodyOf)];for(let file of files){
let real=realOrNull(resolve4(folder2,file));if(!(real===null||isWithin(realpathSync3(top),real)))throw new UsageError(`${file} of ${name3} i\
s a link out of the repository; put the file itself into the repository`)}}}function filesOf({services=[],...target}){let named3=[target,...services].
flatMap(({build:build2,process:process2})=>[...build2?[build2.context,`${build2.context}/${build2.dockerfile}`,...Object.values(build2.contexts??
{}).filter(from=>!from.includes("://"))]:[],...process2?.workingDirectory===void 0?[]:[process2.workingDirectory]]);return target.tls?.ca===
void 0?named3:[...named3,target.tls.ca]}function bodyOf({request:{body:body2}}){return body2&&"file"in body2?[body2.file]:[]}function isWithin(top,path){
let[first]=relative3(top,path).split(sep3);return first!==".."}function realOrNull(path){try{return realpathSync3(path)}catch{return null}}async function settleGit({
top,folder:folder2,submodules},built){if(built.length===0)return;let speaks=built.some(target=>speaksOfGit(target,folder2));for(let path of[
top,...submodules.map(each=>join10(top,each))])speaks?await makeSelfContained(path):rmSync5(join10(path,".git"),{recursive:!0,force:!0})}function speaksOfGit({
build:build2},folder2){if(!build2)return!1;let context=resolve4(folder2,build2.context),file=resolve4(context,build2.dockerfile),ignored=textOf2(
`${file}.dockerignore`)||textOf2(join10(context,".dockerignore"));return/\bgit\b/.test(textOf2(file))&&!ignoresGit(ignored)}function textOf2(file){
return readPlainFile(file)?.toString("utf8")??""}function ignoresGit(text3){let last=text3.split(/\r?\n/).map(line2=>line2.trim()).findLast(
line2=>/^!?(?:\/|\.\/)?(?:\*\*\/)?(?:\.git\*?|\.\*|\*\*?)\/?(?:\*\*?)?$/.test(line2));return last!==void 0&&!last.startsWith("!")}import{createHash}from"node:crypto";import{existsSync as existsSync7,writeFileSync as writeFileSync2}from"node:fs";import{join as join11,posix as posix8,
resolve as resolve5}from"node:path";var TOGETHER=2/3,LOG_LINES=25;async function buildImages(orders,{resources,signal,time:time5}){if(orders.length===0)return{built:[],failures:[]};
let failures2=refusedFrontends(orders,process.env),fine=orders.filter(order=>!failures2.some(refused3=>refused3.order===order)),cached2=await hasBuildCache(
process.env);for(let{name:name3,cache,env,orders:some2}of bakesOf(fine,cached2,process.env)){let file=join11(resources.folder,`${name3}.json`);
writeFileSync2(file,bakeFile(some2.map(order=>absolute(withSetSecrets(order,process.env))),resources.id,cache));let secrets2=buildSecretsOf(
some2,process.env),given=Object.entries(secrets2).map(([name4,value])=>[`${SECRET_PREFIX}${name4}`,value]),bake=async(timeoutSeconds,names2)=>{
let finished=await docker(["buildx","bake","--file",file,"--provenance=false","--sbom=false","--progress=plain","--allow","fs.read=*",...names2],
{cwd:resources.folder,env:{...env,...Object.fromEntries(given),...resources.marker},timeoutSeconds,signal});return redactOutput(finished,secrets2)};
if((await bake(time5.left()*TOGETHER,[])).code!==0)for(let order of some2){let left=time5.left();if(left===0){failures2.push(failed(order,"w\
as not built",time5.seconds));continue}let alone=await bake(left,[orderName(order)]);if(alone.code===0)continue;let log3=absentDockerfile(order)??
lastLines(alone.stderr||alone.stdout,LOG_LINES);failures2.push(failed(order,log3,alone.timedOut?time5.seconds:void 0))}}let built=[];for(let order of orders){
if(failures2.some(failed2=>failed2.order===order))continue;let tag=orderTag(order,resources.id);built.push({order,id:await imageId(tag),bytes:await imageBytes(
tag)})}return{built,failures:failures2}}function absentDockerfile({target:{build:build2},checkout}){return!build2||existsSync7(resolve5(checkout.
folder,build2.context,build2.dockerfile))?null:`there is no ${posix8.join(build2.context,build2.dockerfile)} in the folder of the configurat\
ion file, from which all paths start; make it, or correct the path (build: .. is the folder above)`}function failed(order,log3,limitSeconds3){
let failure3={target:order.target.name,what:"build",log:log3};return{order,failure:limitSeconds3===void 0?failure3:{...failure3,limitSeconds:limitSeconds3}}}
function bakesOf(orders,cached2,env){let reviewed=cached2?orders.filter(({checkout})=>checkout.writesCache):[],others2=orders.filter(order=>!reviewed.
includes(order));return[{name:"bake-reviewed",orders:reviewed,cache:!0,env:cachingEnvironment(env)},{name:"bake",orders:others2,cache:!1,env:dockerEnvironment(
env)}].filter(bake=>bake.orders.length>0)}function refusedFrontends(orders,env){if(env.GITHUB_ACTIONS!=="true"&&!env.ACTIONS_RUNTIME_TOKEN)return[];
let reviewed=new Set(orders.filter(({checkout})=>checkout.writesCache).map(frontendOf));return orders.flatMap(order=>{let frontend=frontendOf(
order);if(order.checkout.writesCache||frontend===null||reviewed.has(frontend))return[];let log3=`it names the frontend ${frontend} (# syntax\
= or BUILDKIT_SYNTAX), which would run on the builder of base; in GitHub Actions only docker/dockerfile and base's own frontends are allowed\
, so use one of those, or add it on the base branch first`;return[failed(order,log3)]})}function frontendOf(order){let{build:build2}=order.target;
return build2?foreignFrontend(dockerfileOf(order),build2.args):null}function dockerfileOf({target:{build:build2},checkout}){let file=build2&&
resolve5(checkout.folder,build2.context,build2.dockerfile);return(file&&readPlainFile(file)?.toString("utf8"))??""}function absolute(order){
let{build:build2}=order.target;if(!build2)return order;let{folder:folder2}=order.checkout,context=resolve5(folder2,build2.context),contexts2=Object.
entries(build2.contexts??{}).map(([name3,from])=>[name3,from.includes("://")?from:resolve5(folder2,from)]),found={...build2,context,dockerfile:resolve5(
context,build2.dockerfile),contexts:Object.fromEntries(contexts2)};return{...order,target:{...order.target,build:found}}}async function hasBuildCache(env){
if(!env.ACTIONS_RUNTIME_TOKEN||!(env.ACTIONS_RESULTS_URL||env.ACTIONS_CACHE_URL))return!1;let{code,stdout}=await docker(["buildx","inspect"],
{timeoutSeconds:30}),driver=/^Driver:\s+(\S+)/m.exec(stdout)?.[1];return code===0&&driver!==void 0&&driver!=="docker"}function orderName({target,
checkout}){let plain2=target.name.toLowerCase().replaceAll(/[^a-z0-9]+/g,"-"),digest=createHash("sha256").update(target.name).digest("hex").
slice(0,8);return`${plain2===target.name?plain2:`x${plain2}-${digest}`}-${checkout.name}`}function orderTag(order,run3){return`loadgate/${orderName(
order)}:${run3}`}function bakeFile(orders,run3,cached2=!1){let target=Object.fromEntries(orders.map(order=>[orderName(order),{...bakeTarget(
order,run3),...cached2&&cacheOf(order)}]));return JSON.stringify({group:{default:{targets:Object.keys(target)}},target},null,2)}function bakeTarget(order,run3){
let{build:build2}=order.target;if(!build2)throw new RangeError(`target ${order.target.name} has nothing to build`);return{context:literal3(build2.
context),dockerfile:literal3(build2.dockerfile),args:{...Object.fromEntries(Object.entries({...build2.args,...sourceDate(dockerfileOf(order),
build2.args)}).map(([name3,value])=>[name3,literal3(value)])),BUILDKIT_CACHE_MOUNT_NS:cacheMountsOf(order,run3)},...build2.target===void 0?{}:
{target:build2.target},...bakeExtras(build2),tags:[orderTag(order,run3)],output:["type=docker"]}}function bakeExtras({secrets:secrets2=[],contexts:contexts2={},
ulimits:ulimits2={},shmSize}){let named3=Object.entries(contexts2).map(([name3,from])=>[name3,literal3(from)]);return{...secrets2.length>0&&
{secret:secrets2.map(name3=>`id=${name3},env=${SECRET_PREFIX}${name3}`)},...named3.length>0&&{contexts:Object.fromEntries(named3)},...Object.
keys(ulimits2).length>0&&{ulimits:Object.entries(ulimits2).map(([name3,limits2])=>`${name3}=${limits2}`)},...shmSize!==void 0&&{"shm-size":String(
shmSize)}}}var SECRET_PREFIX="LOADGATE_SECRET_";function buildSecretsOf(orders,own2){return Object.assign({},...orders.map(({target:{name:name3,
build:build2}})=>secretsOf({...build2,name:name3},own2)))}function withSetSecrets(order,own2){let{name:name3,build:build2}=order.target;if(!build2?.
secrets)return order;let secrets2=Object.keys(secretsOf({...build2,name:name3},own2));return{...order,target:{...order.target,build:{...build2,
secrets:secrets2}}}}function cacheMountsOf({checkout},run3){return checkout.writesCache?"loadgate-reviewed":`loadgate-${run3}-${checkout.name}`}
function cacheOf({target,checkout}){let scope=`loadgate-${createHash("sha256").update(target.name).digest("hex").slice(0,16)}`;return checkout.
writesCache?{"cache-from":[`type=gha,scope=${scope}`],"cache-to":[`type=gha,scope=${scope},mode=max,ignore-error=true`]}:{}}function literal3(text3){
return text3.replaceAll(/[$%](?=\{)/g,sign=>sign+sign)}var USUAL2=/^(?:docker\.io\/)?docker\/dockerfile(?:[:@]|$)/,ARGUMENT="BUILDKIT_SYNTAX";
function foreignFrontend(dockerfile,args){return[...args[ARGUMENT]?[args[ARGUMENT]]:[],...syntaxesOf(dockerfile)].find(name3=>!USUAL2.test(name3))??
null}function syntaxesOf(text3){let plain2=text3.replace(/^\uFEFF/,""),json2=[plain2,plain2.replace(/^#!.*\n/,"")].flatMap(each=>syntaxInJson(
each)??[]),found=[];for(let line2 of plain2.split(/\n|\r/)){if(line2.trim()!==""&&!/^\s*(?:#|\/\/)/.test(line2))break;let name3=/^\s*(?:#|\/\/)\s*syntax\s*=\s*(\S+)/i.
exec(line2)?.[1];name3!==void 0&&found.push(name3)}return[...json2,...found]}function syntaxInJson(text3){try{let found=JSON.parse(text3);return typeof found?.
syntax=="string"&&found.syntax!==""?found.syntax:null}catch{return null}}var EARLIEST="315532800",NAME="SOURCE_DATE_EPOCH";function sourceDate(dockerfile,args){
if(args[NAME]!==void 0)return{[NAME]:args[NAME]};let own2=new Set(defaultsIn(dockerfile)),[first,...others2]=own2;return first===void 0?{[NAME]:EARLIEST}:
others2.length===0&&/^\d+$/.test(first)?{[NAME]:first}:{}}function defaultsIn(dockerfile){let text3=dockerfile.split(/\r?\n/).filter(line2=>!/^\s*#/.
test(line2)).join(`
`).replaceAll(/[\\`][ \t]*\n/g," "),given=text3.split(`
`).flatMap(line2=>{let[,rest=""]=/^\s*ARG\s(.*)$/i.exec(line2)??[],found=new RegExp(`(?:^|\\s)["']?${NAME}=["']?([^\\s"']*)`).exec(rest);return found?
[found[1]??""]:[]}),instead=[...text3.matchAll(new RegExp(`\\$\\{${NAME}:?-["']?([^}"']*)`,"g"))];return[...given,...instead.map(([,value=""])=>value)]}import{mkdirSync as mkdirSync4,rmSync as rmSync6,writeFileSync as writeFileSync3}from"node:fs";import{dirname as dirname4,join as join14,resolve as resolve7}from"node:path";import{accessSync,constants as constants3}from"node:fs";import{homedir as homedir2}from"node:os";import{delimiter as delimiter3,isAbsolute as isAbsolute4,
join as join12,resolve as resolve6}from"node:path";function cacheFolder(env=process.env){let{LOADGATE_CACHE:named3,XDG_CACHE_HOME:caches}=env;if(named3&&!isAbsolute4(named3))throw new UsageError(
`LOADGATE_CACHE is the relative path ${named3}, so programs of the checkout would be run; write an absolute path`);return named3||join12(caches&&
isAbsolute4(caches)?caches:join12(homedir2(),".cache"),"loadgate")}function findProgram(name3,env=process.env){return programs2(name3,env)[0]??
null}function programs2(name3,env=process.env){let named3=env[`LOADGATE_${name3.toUpperCase()}`],folders=[...absolutePath(env.PATH??"").split(
delimiter3).filter(Boolean),"/usr/sbin","/usr/local/sbin",...name3==="oha"?[join12(cacheFolder(env),"bin")]:[]];return(named3?[resolve6(named3)]:
folders.map(folder2=>join12(folder2,name3))).filter(isExecutable)}function isExecutable(path){try{return accessSync(path,constants3.X_OK),!0}catch{
return!1}}async function versionOf(path,flag2="--version"){let answer2=await run([path,flag2],{cwd:"/",env:allowedEnvironment(process.env),timeoutSeconds:10});
return answer2.code===0?(answer2.stdout+answer2.stderr).trim().split(`
`)[0]??null:null}import{chownSync as chownSync2,constants as constants4,copyFileSync as copyFileSync3,existsSync as existsSync8,linkSync,lstatSync as lstatSync4,
mkdirSync as mkdirSync3,readdirSync as readdirSync3}from"node:fs";import{homedir as homedir3}from"node:os";import{basename as basename2,dirname as dirname3,
join as join13}from"node:path";import{setImmediate}from"node:timers/promises";var CACHES=[{of:["go"],named:[["GOCACHE",""],["XDG_CACHE_HOME",
"go-build"]],inHome:".cache/go-build",writtenOnce:!0},{of:["go"],named:[["GOMODCACHE","cache/download"],["GOPATH","pkg/mod/cache/download"]],
inHome:"go/pkg/mod/cache/download",writtenOnce:!0},{of:["cargo"],named:[["CARGO_HOME","registry/index"]],inHome:".cargo/registry/index"},{of:[
"cargo"],named:[["CARGO_HOME","registry/cache"]],inHome:".cargo/registry/cache"},{of:["cargo"],named:[["CARGO_HOME","git/db"]],inHome:".carg\
o/git/db"},{of:["npm","npx"],named:[["npm_config_cache","_cacache"],["NPM_CONFIG_CACHE","_cacache"]],inHome:".npm/_cacache"},{of:["corepack",
"yarn","pnpm"],named:[["COREPACK_HOME",""]],inHome:".cache/node/corepack"},{of:["yarn"],named:[["YARN_CACHE_FOLDER",""]],inHome:".cache/yarn"},
{of:["pnpm"],named:[],inHome:".local/share/pnpm/store"},{of:["mvn","mvnw"],named:[],inHome:".m2/repository"},{of:["mvn","mvnw"],named:[],inHome:"\
.m2/wrapper"},{of:["gradle","gradlew"],named:[["GRADLE_USER_HOME","wrapper"]],inHome:".gradle/wrapper"},{of:["gradle","gradlew"],named:[["GR\
ADLE_USER_HOME","caches/modules-2"]],inHome:".gradle/caches/modules-2"},{of:["pip","pip3","python","python3"],named:[["PIP_CACHE_DIR",""]],inHome:"\
.cache/pip"},{of:["uv"],named:[["UV_CACHE_DIR",""]],inHome:".cache/uv"},{of:["composer"],named:[["COMPOSER_CACHE_DIR",""]],inHome:".cache/co\
mposer"}];async function giveCaches(user,programs3,own2){let names2=programs3.map(program=>basename2(program)),budget2={files:MOST_FILES,bytes:MOST_COPIED};
for(let cache of CACHES.filter(({of})=>names2.some(name3=>of.includes(name3)))){let from=placeOf2(cache,own2),linkedFrom=cache.writtenOnce?0:
LINKED_FROM;existsSync8(from)&&await linkTree(from,join13(user.home,cache.inHome),user,{budget:budget2,linkedFrom})}}function placeOf2({named:named3,
inHome},own2){for(let[variable2,below]of named3){let folder2=own2[variable2];if(folder2)return join13(folder2,below)}return join13(own2.HOME??
homedir3(),inHome)}var MOST_FILES=2e4,MOST_COPIED=512*1024*1024,LINKED_FROM=16*1024,NOTE=/\.txt$/,LOCK=/(?:^|[.-])lock$/;async function linkTree(from,to,user,{
budget:budget2,linkedFrom}){let made=mkdirSync3(to,{recursive:!0,mode:493});for(let folder2=to;made!==void 0&&folder2.length>=made.length;folder2=
dirname3(folder2))chownSync2(folder2,user.uid,user.gid);await setImmediate();for(let entry of readdirSync3(from,{withFileTypes:!0})){if(budget2.
files<=0||budget2.bytes<=0)return;let[source,target]=[join13(from,entry.name),join13(to,entry.name)],stat=lstatSync4(source,{throwIfNoEntry:!1});
if(!(!stat||(stat.mode&4)===0||LOCK.test(entry.name))){if(stat.isDirectory())await linkTree(source,target,user,{budget:budget2,linkedFrom});else if(stat.
isFile()){if(budget2.files-=1,stat.size>=linkedFrom&&!NOTE.test(entry.name)&&isLinked(source,target))continue;budget2.bytes-=stat.size,copyFileSync3(
source,target,constants4.COPYFILE_FICLONE),chownSync2(target,user.uid,user.gid)}}}}function isLinked(source,target){try{return linkSync(source,
target),!0}catch{return!1}}async function handOver({top,submodules},targets,user){await giveTo(user,top);for(let folder2 of[top,...submodules.map(path=>join14(top,path))])
await giveObjects(folder2,user);let programs3=targets.flatMap(({process:process2})=>process2?.setup.map(([program=""])=>program)??[]);await giveCaches(
user,programs3,process.env)}var MOST_OBJECTS={files:2e5,bytes:1024**3};async function giveObjects(folder2,user){let objects=join14(folder2,"\
.git/objects"),alternates=join14(objects,"info/alternates"),from=(readText(alternates)??"").trimEnd();if(from===""||from.startsWith('"')||(await runAs(
user,["test","-x",from])).code===0)return;let budget2={...MOST_OBJECTS};rmSync6(alternates),await linkTree(from,objects,user,{budget:budget2,
linkedFrom:0})}function troubleWithPorts(targets){let first=Number(readText("/proc/sys/net/ipv4/ip_unprivileged_port_start")??1024),port2=targets.
map(target=>target.port).find(each=>each!==0&&each<first);return port2===void 0?null:{why:"port",what:String(port2)}}async function troubleWithPrograms(targets,folder2,user){
for(let target of targets)for(let[name3=""]of[target.process?.command??[],...target.prepare??[]]){let isTried=name3.includes("/")?isExecutableBy(
user,resolve7(workingFolder(target,folder2),name3)):isTool(user,name3,target.env);if(name3!==""&&!await isTried)return{why:"program",what:name3}}
return null}async function troubleWithTools(targets,user){for(let{process:process2,prepare:prepare2=[],env}of targets)for(let[name3=""]of[...process2?.
setup??[],process2?.command??[],...prepare2])if(name3!==""&&!name3.includes("/")&&!await isTool(user,name3,env))return{why:"program",what:name3};
return null}async function isExecutableBy(user,path){return(await runAs(user,["test","-x",path])).code===0}async function isTool(user,name3,env){
let path=findProgram(name3,{PATH:env.PATH??allowedEnvironment(process.env).PATH});if(path===null)return!0;if(!await isExecutableBy(user,path))
return!1;let own2=environmentOfUser(allowedEnvironment(process.env),user),said=await run([path,"--version"],{cwd:"/",env:own2,user,timeoutSeconds:5});
return!said.missing&&said.code!==126&&said.code!==127}function takeBodies(scenarios,{folder:folder2,user,into}){mkdirSync4(into,{recursive:!0});
for(let{request:request2}of scenarios){let{body:body2}=request2;if(!body2||!("file"in body2))continue;let content=readPlainFile(resolve7(folder2,
body2.file),{mostBytes:1/0,owner:user.uid}),copy=join14(into,body2.file);content!==null&&(mkdirSync4(dirname4(copy),{recursive:!0}),writeFileSync3(
copy,content))}}import{createHash as createHash2}from"node:crypto";import{lstatSync as lstatSync5,readdirSync as readdirSync4}from"node:fs";import{join as join15}from"node:path";function watchTree(top){let before=stampsOf(top);return()=>changeOf2(changedSince(before,stampsOf(top)))}function watchBeside(top,other,programs3){
let[before,elsewhere2]=[stampsOf(top),stampsOf(other)],contents2=new Map(programs3.map(path=>[path,contentOf(join15(top,path))])),isRewritten=path=>{
let content=contents2.get(path);return content!=null&&content===contentOf(join15(top,path))};return()=>{let changed2=changedSince(before,stampsOf(
top)).filter(path=>before.has(path)&&!isRewritten(path));if(changed2.length===0)return null;let there=new Set(changedSince(elsewhere2,stampsOf(
other)));return changeOf2(changed2.filter(path=>!there.has(path)))}}function changedSince(before,after2){return[...new Set([...before.keys(),
...after2.keys()])].filter(path=>!isSame2(before.get(path),after2.get(path)))}function changeOf2(paths){let[path]=paths.toSorted();return path===
void 0?null:{path,files:paths.length}}var MOST_BYTES3=256*1024*1024;function contentOf(path){let content=readPlainFile(path,{mostBytes:MOST_BYTES3});
return content&&createHash2("sha256").update(content).digest("hex")}function isSame2(before,after2){return!before||!after2||before.written!==
after2.written?!1:before.changed===after2.changed||before.names>1n}function listFolder(path){try{return readdirSync4(path,{withFileTypes:!0})}catch{
return[]}}function stampsOf(top){let found=new Map,folders=[""];for(let folder2 of folders)for(let entry of listFolder(join15(top,folder2))){
let path=join15(folder2,entry.name);entry.isDirectory()&&folders.push(path);let stat=lstatSync5(join15(top,path),{bigint:!0,throwIfNoEntry:!1});
if(!stat)continue;let{ino,mode:mode2,uid,size:size3,mtimeNs,ctimeNs,nlink}=stat,written2=entry.isDirectory()?[ino,mode2,uid]:[ino,mode2,uid,
size3,mtimeNs];found.set(path,{written:written2.join(" "),changed:entry.isDirectory()?0n:ctimeNs,names:nlink})}return found}async function buildRevisions(checkouts,isolation2,context){let present=checkouts.filter(({folder:folder2})=>existsSync9(folder2)),made=await(isolation2===
"docker"?buildAsImages(present,context):buildAsProcesses(present,context));return checkouts.map(checkout=>{let found=made.get(checkout);return found?
withServices(checkout,found):{checkout,targets:[],failures:lost(checkout)}})}function lost({name:name3,targets,file}){return targets.map(target=>({
target:target.name,what:"build",log:`${name3} has no folder ${dirname5(file)}`}))}async function buildAsImages(checkouts,{resources,signal,buildSeconds}){
resources.engine();let time5=timeAllowance(buildSeconds??BUILD_SECONDS),wanted=checkouts.flatMap(startedOf),orders=wanted.filter(({target})=>target.
build);for(let checkout of checkouts){let own2=orders.filter(order=>order.checkout===checkout);await settleGit(checkout,own2.map(({target})=>target))}
let{built,failures:failures2}=await buildImages(orders,{resources,signal,time:time5}),ready2=[];for(let order of wanted.filter(({target})=>target.
image)){let image2=order.target.image;await ensureImage(image2,signal,time5.left()),ready2.push({order,id:await imageId(image2),bytes:await imageBytes(
image2)})}let bare3=wanted.filter(({target})=>!target.build&&!target.image),all=[...built,...ready2],of=checkout=>all.filter(({order})=>order.
checkout===checkout);return new Map(checkouts.map(checkout=>[checkout,{artifacts:of(checkout).map(({order:{target},id:id2,bytes:bytes4})=>({
target,image:id2,id:id2,imageBytes:bytes4})),failures:[...failures2.filter(({order})=>order.checkout===checkout).map(({failure:failure3})=>failure3),
...bare3.filter(each=>each.checkout===checkout).map(({target})=>notStartable(target,"neither build nor image, which Docker needs"))]}]))}async function buildAsProcesses(checkouts,{
resources,signal,buildSeconds}){let time5=timeAllowance(buildSeconds??BUILD_SECONDS),made=new Map,earlier=[];for(let[index,checkout]of checkouts.
entries()){let own2=await buildAsProcess(checkout,{resources,signal,time:time5}),log3=intrusion(earlier);made.set(checkout,log3===null?own2:
{...own2,...refused(checkout,log3)}),checkouts.slice(index+1).flatMap(startedOf).some(({target})=>(target.process?.setup.length??0)>0)&&earlier.
push({name:checkout.name,changed:watchTree(checkout.top)})}return made}async function buildAsProcess(checkout,how){let{users}=how.resources,
targets=startedOf(checkout).map(({target})=>target),user=targets.length>0?await users.next():null;if(!user)return setUpAll(checkout,how);let closed=users.
isDecided()?null:troubleWithPorts(targets)??await troubleWithTools(targets,user);if(closed)return users.decide(closed),setUpAll(checkout,how);
checkout.targets.some(({fixture})=>fixture!==void 0)&&users.decide(null);try{await handOver(checkout,targets,user)}catch(error3){if(users.isDecided())
throw error3;return users.decide({why:"not-permitted"}),setUpAll(checkout,how)}let own2={...await setUpAll(checkout,{...how,user}),user};if(users.
isDecided())return own2;let ready2=targets.filter(target=>own2.artifacts.some(artifact=>artifact.target===target)),unable=await troubleWithPrograms(
ready2,checkout.folder,user),failed2=own2.failures.find(({what,limitSeconds:limitSeconds3})=>what==="setup"&&limitSeconds3===void 0);if(!unable&&
!failed2)return users.decide(null),own2;await endProcessesOf(user),await giveTo(ROOT,checkout.top);let again=await setUpAll(checkout,how),isBetter=again.
failures.length<own2.failures.length;return unable||isBetter?(users.decide(unable??{why:"build",what:failed2?.target??""}),again):(users.decide(
null),await giveTo(user,checkout.top),{...own2,failures:again.failures})}var ROOT={uid:0,gid:0};async function setUpAll(checkout,how){let{folder:folder2,
tree}=checkout,artifacts=[],failures2=[];for(let{target}of startedOf(checkout)){let failure3=target.process?await setUpTarget(target,{folder:folder2,
...how}):notStartable(target,"no command that starts it as a process");failure3?failures2.push(failure3):artifacts.push({target,id:tree,imageBytes:null})}
return{artifacts,failures:failures2}}function notStartable({name:name3},lacks3){return{target:name3,what:"build",log:`${name3} has ${lacks3}`}}
function intrusion(earlier){for(let{name:name3,changed:changed2}of earlier){let found=changed2();if(found===null)continue;let more=found.files>
1?` and ${found.files-1} more`:"";return`its setup changed ${name3}'s files (${found.path}${more}), so ${name3} is no longer what was commit\
ted and nothing can be compared; remove that from setup`}return null}function watchSides(base,head2){let{top,folder:folder2}=base.checkout,programs3=startedOf(
base.checkout).flatMap(({target})=>(target.process?.command??[]).filter(word=>word.includes("/")).map(word=>resolve8(workingFolder(target,folder2),
word))).filter(path=>existsSync9(path)).map(path=>relative4(realpathSync4(top),realpathSync4(path)));return watchBeside(top,head2.checkout.top,
programs3)}function refused({targets},log3){return{artifacts:[],failures:targets.map(({name:name3})=>({target:name3,what:"setup",log:log3}))}}
function startedOf(checkout){let{targets}=checkout,services=new Map(targets.flatMap(({services:services2=[]})=>services2.map(each=>[each.name,
each])));return[...targets,...services.values()].map(target=>({checkout,target}))}function removeBuilt(checkout,{id:id2}){let built=startedOf(
checkout).filter(({target})=>target.build);return removeImages(built.map(order=>orderTag(order,id2)))}function withServices(checkout,{artifacts,
failures:failures2,user}){let{targets,folder:folder2}=checkout,own2=failures2.filter(failure3=>targets.some(({name:name3})=>name3===failure3.
target)),lacking2=targets.flatMap(target=>failures2.filter(failure3=>target.services?.some(({name:name3})=>name3===failure3.target)).map(failure3=>({
...failure3,target:target.name,log:`service ${failure3.target}:
${failure3.log}`}))),serviceBuild=service=>{let found=artifacts.find(({target})=>target.name===service.name);return found?[{...found.image&&
{image:found.image},folder:folder2,target:service,...user&&{user}}]:[]},built=targets.flatMap(target=>{let found=artifacts.find(artifact=>artifact.
target===target);if(!found||lacking2.some(failure3=>failure3.target===target.name))return[];let{image:image2,id:id2,imageBytes:imageBytes2}=found,
services=(target.services??[]).flatMap(serviceBuild);return[{build:{...image2&&{image:image2},folder:folder2,target,...user&&{user},...services.
length>0&&{services}},id:id2,imageBytes:imageBytes2}]});return{checkout,targets:built,failures:[...own2,...lacking2],...user&&{user}}}async function copyOf(built,name3,isolation2,{
folder:folder2}){if(isolation2==="docker")return built;let{checkout}=built,top=join16(folder2,name3);await cp(checkout.top,top,{recursive:!0,
verbatimSymlinks:!0,preserveTimestamps:!0,filter:isCopied}).catch(error3=>{throw new RunError(`${checkout.top} cannot be copied: ${error3.message}\
; make room, or name another temporary folder with TMPDIR=DIR`)}),built.user&&await giveTo(built.user,top);let moved=path=>join16(top,relative4(
checkout.top,path));return{...built,checkout:{...checkout,name:name3,top,folder:moved(checkout.folder)},targets:built.targets.map(({build:build2,
...rest})=>{let services=build2.services?.map(service=>({...service,folder:moved(service.folder)}));return{...rest,build:{...build2,folder:moved(
build2.folder),...services&&{services}}}})}}async function isCopied(path){let found=await lstat(path);return found.isFile()||found.isDirectory()||
found.isSymbolicLink()}var LOG_LINES2=25;async function setUpTarget(target,{folder:folder2,resources,signal,user,time:time5}){let cwd=workingFolder(
target,folder2),failed2={target:target.name,what:"setup"};if(!existsSync9(cwd))return{...failed2,log:`there is no folder ${target.process?.workingDirectory}\
; correct working-directory`};for(let command3 of target.process?.setup??[]){let left=time5.left();if(left===0)return{...failed2,log:`${command3.
join(" ")}: was not started`,limitSeconds:time5.seconds};let secrets2=secretsOf(target,process.env),added={...target.env,...secrets2,...resources.
marker},ended=await run(command3,{cwd,env:inheritedEnvironment(user?environmentOfUser(process.env,user):process.env,target.inherit,added),user,
timeoutSeconds:left,signal,untrusted:!0});if(ended.code===0)continue;let finished=redactOutput(ended,secrets2),said=lastLines(finished.stdout+
finished.stderr,LOG_LINES2),log3=`${command3.join(" ")}: ${why(finished)}
${said}`,missing4=finished.missing?`${command3[0]}: not found or not executable
`:"",lacks3=guessWithheld(missing4+said,process.env,target);return{...failed2,log:log3,...finished.timedOut&&{limitSeconds:time5.seconds},...withheldIn(
lacks3)}}return null}function inRoles(revisions2,names2){let head2=only(revisions2.head,names2),base=revisions2.base&&only(revisions2.base,names2),
roles=[...base?[["base",base]]:[],["head",head2]];return{builds:roles.flatMap(([variant2,{targets}])=>targets.map(target=>asVariant(target,variant2))),
variants:roles.map(([variant2,{checkout,targets}])=>{let{commit,label}=checkout.revision,builds=targets.map(({build:build2,id:id2,imageBytes:imageBytes2})=>[
build2.target.name,{id:id2,imageBytes:imageBytes2}]);return{variant:variant2,commit,label,builds:Object.fromEntries(builds)}}),failures:roles.
flatMap(([variant2,{failures:failures2}])=>failures2.map(failure3=>({variant:variant2,...failure3}))),identical:new Set(base?sameIn(base,head2):
[])}}function only({targets,failures:failures2,...revision3},names2){return{...revision3,targets:targets.filter(({build:build2})=>names2.has(
build2.target.name)),failures:failures2.filter(({target})=>names2.has(target))}}function asVariant({build:{services,...build2}},variant2){return{
...build2,variant:variant2,...services&&{services:services.map(each=>({...each,variant:variant2}))}}}function sameIn(base,head2){return base.
targets.flatMap(target=>{let{name:name3}=target.build.target,twin=head2.targets.find(({build:build2})=>build2.target.name===name3);return twin&&
twin.id===target.id&&wayOf(twin)===wayOf(target)?[name3]:[]})}function wayOf({build:{target,services=[]}}){let way=({command:command3,process:process2,
env,port:port2,memory,secrets:secrets2,...more})=>[command3,process2?.command,process2?.workingDirectory,env,port2,memory,secrets2,more.inherit,
more.shmSize,more.ulimits,more.seccomp],beside=services.map(service=>[service.image,way(service.target),service.target.ready]);return JSON.stringify(
[way(target),target.tls,target.prepare,beside])}var BUILD_SECONDS=3600;function timeAllowance(seconds4,now=systemClock.now){let end2=now()+seconds4;
return{seconds:seconds4,left:()=>Math.max(0,end2-now())}}import{basename as basename4,dirname as dirname6,join as join17}from"node:path/posix";import{basename as basename3}from"node:path/posix";var LOCK_FILES=[[/^(?:package-lock|npm-shrinkwrap)\.json$/,{read:npm}],[/^yarn\.lock$/,{read:yarn,
manifest:"package.json"}],[/^pnpm-lock\.yaml$/,{read:pnpm,manifest:"package.json"}],[/^bun\.lock$/,{read:bun,manifest:"package.json"}],[/^go\.mod$/,
{read:goModules}],[/^Cargo\.lock$/,{read:tomlPackages}],[/^(?:(?:uv|poetry|pdm)\.lock|pylock\.toml)$/,{read:tomlPackages,manifest:"pyproject\
.toml"}],[/^requirements[\w.-]*\.txt$/,{read:requirements}],[/^Pipfile\.lock$/,{read:pipfile}],[/^composer\.lock$/,{read:composer,manifest:"\
composer.json"}],[/^Gemfile\.lock$/,{read:gems}],[/^pom\.xml$/,{read:maven}],[/^gradle\.lockfile$/,{read:gradleLock}],[/^libs\.versions\.toml$/,
{read:gradleCatalogue}]],MOST_CHARACTERS2=8*1024*1024,LONGEST_LINE=4e3;function isSmall(text3){return text3.length<=MOST_CHARACTERS2&&text3.
split(`
`).every(line2=>line2.length<=LONGEST_LINE)}function lockFileAt(path){return LOCK_FILES.find(([name3])=>name3.test(basename3(path)))?.[1]??null}
function packagesIn(path,text3,manifest=null){if(text3===null||!isSmall(text3))return new Map;try{return lockFileAt(path)?.read(text3,manifest!==
null&&isSmall(manifest)?manifest:null)??new Map}catch{return new Map}}function collected(found){let all=new Map;for(let[name3,version2,role]of found){
let before=all.get(name3);before===void 0?all.set(name3,{versions:new Set([version2]),role}):(before.versions.add(version2),ROLES.indexOf(role)<
ROLES.indexOf(before.role)&&(before.role=role))}return all}var ROLES=["direct","indirect","development"];function indentedUnder(text3,heading3){
let lines=text3.split(`
`),from=lines.indexOf(heading3)+1,end2=lines.findIndex((line2,i)=>i>=from&&/^\S/.test(line2));return from===0?"":lines.slice(from,end2===-1?
void 0:end2).join(`
`)}function tableOf(text3,name3){let lines=text3.split(`
`),from=lines.indexOf(`[${name3}]`)+1,end2=lines.findIndex((line2,i)=>i>=from&&line2.startsWith("["));return from===0?"":lines.slice(from,end2===
-1?void 0:end2).join(`
`)}function between(text3,open4,close){let found=[];for(let at=text3.indexOf(open4);at!==-1;at=text3.indexOf(open4,at)){let end2=text3.indexOf(
close,at+open4.length);if(end2===-1)break;found.push(text3.slice(at+open4.length,end2)),at=end2+close.length}return found}function objectIn(value){
return typeof value=="object"&&value!==null&&!Array.isArray(value)?value:{}}var textIn=value=>typeof value=="string"?value:null,namesIn3=(...values2)=>values2.
flatMap(value=>Object.keys(objectIn(value)));function roleOf(name3,direct,development=!1){return development?"development":direct.size===0||
direct.has(name3)?"direct":"indirect"}function npm(text3){let lock=objectIn(JSON.parse(text3)),packages=Object.entries(objectIn(lock.packages));
if(packages.length===0)return oldNpm(lock);let isInstalled=path=>path.includes("node_modules/"),own2=packages.filter(([path])=>!isInstalled(
path)).map(([,entry])=>objectIn(entry)),direct=new Set(own2.flatMap(entry=>namesIn3(entry.dependencies,entry.optionalDependencies)));return collected(
packages.flatMap(([path,value])=>{let entry=objectIn(value),version2=textIn(entry.version);if(!isInstalled(path)||entry.link===!0||version2===
null)return[];let name3=path.slice(path.lastIndexOf("node_modules/")+13);return[[name3,version2,roleOf(name3,direct,entry.dev===!0)]]}))}var DEEPEST2=50;
function oldNpm(lock){let within3=(tree,depth)=>Object.entries(objectIn(tree)).flatMap(([name3,value])=>{let entry=objectIn(value),version2=textIn(
entry.version),own2=version2===null?[]:[[name3,version2,entry.dev?"development":"direct"]];return depth>DEEPEST2?own2:[...own2,...within3(entry.
dependencies,depth+1)]});return collected(within3(lock.dependencies,0))}function roleByPackage(manifest){let asked=objectIn(JSON.parse(manifest??
"{}")),direct=new Set(namesIn3(asked.dependencies,asked.optionalDependencies)),development=new Set(namesIn3(asked.devDependencies));return name3=>roleOf(
name3,direct,development.has(name3)&&!direct.has(name3))}function yarn(text3,manifest){let role=roleByPackage(manifest);return collected(text3.
split(/\n(?=\S)/).flatMap(block=>{let name3=/^"?(@?[^@"\s]+)@/.exec(block)?.[1],version2=/^ {2}version:? "?([^"\s]+)"?$/m.exec(block)?.[1];return name3===
void 0||version2===void 0||version2.endsWith("-use.local")?[]:[[name3,version2,role(name3)]]}))}function pnpm(text3,manifest){let role=roleByPackage(
manifest),keys=indentedUnder(text3,"packages:").matchAll(/^ {2}'?\/?((?:@[^/\s]+\/)?[^/@\s]+)[@/](\d[^'(:\s_]*)/gm);return collected([...keys].
map(([,name3="",version2=""])=>[name3,version2,role(name3)]))}function bun(text3,manifest){let role=roleByPackage(manifest),entries=text3.matchAll(
/^ +"[^"\n]+": \["(@?[^"@\n]+)@(\d[^"\n]*)"/gm);return collected([...entries].map(([,name3="",version2=""])=>[name3,version2,role(name3)]))}
function goModules(text3){let lines=text3.split(`
`).map(line2=>line2.trim()),replaced=new Map(lines.flatMap(line2=>{let found=/^(?:replace\s+)?(\S+)(?:\s+v\S+)?\s+=>\s+(\S+)(?:\s+(v\S+))?/.
exec(line2);return found?[[found[1],found[3]===void 0?found[2]:`${found[2]} ${found[3]}`]]:[]})),excluded=new Set(between(text3,"exclude (",
")").flatMap(list3=>list3.split(`
`).map(line2=>line2.trim())));return collected(lines.flatMap(line2=>{let found=/^(?:require\s+)?([^\s()=]+)\s+(v\d\S*)\s*(\/\/ indirect)?/.exec(
line2);if(!found||line2.includes("=>")||line2.startsWith("exclude"))return[];let[,name3="",version2="",indirect]=found;return excluded.has(`${name3}\
 ${version2}`)?[]:[[name3,replaced.get(name3)??version2,indirect?"indirect":"direct"]]}))}function tomlPackages(text3,manifest){let tables=text3.
split(/^(?=\[\[packages?\]\])/m).slice(1).map(table2=>{let value=key=>new RegExp(`^${key} = "([^"]+)"`,"m").exec(table2)?.[1],own2=/^source = \{ (?:editable|virtual) /m.
test(table2);return{table:table2,own:own2,name:value("name"),version:value("version"),source:value("source")}}),isCargo=tables.some(({source})=>source!==
void 0),projects=tables.filter(({own:own2,source})=>own2||isCargo&&source===void 0),asked=projects.flatMap(({table:table2})=>{let[list3=""]=between(
table2,`
dependencies = [`,"]");return[...list3.matchAll(/"([^"\s]+)(?:\s[^"]*)?"/g)].map(([,name3=""])=>name3)}),direct=new Set([...asked,...askedInPyproject(
manifest)]);return collected(tables.flatMap(each=>{let{name:name3,version:version2}=each;return name3===void 0||version2===void 0||projects.
includes(each)?[]:[[name3,version2,roleOf(name3,direct)]]}))}function askedInPyproject(manifest){let project=tableOf(manifest??"","project"),
list3=between(`
${project}
`,`
dependencies = [`,`]
`)[0]??"",poetry=tableOf(manifest??"","tool.poetry.dependencies");return[...list3.matchAll(/["']([A-Za-z0-9][\w.-]*)[^"']*["']/g),...poetry.
matchAll(/^([A-Za-z0-9][\w.-]*)\s*=/gm)].map(([,name3=""])=>pythonName(name3))}var pythonName=name3=>name3.toLowerCase().replace(/[-_.]+/g,"\
-");function requirements(text3){let lines=text3.split(`
`);return collected(lines.flatMap((line2,i)=>{let found=/^([A-Za-z0-9][\w.-]*)(?:\[[^\]]*\])?\s*===?\s*([^\s;#\\,]+)/.exec(line2);if(!found)
return[];let[,name3="",version2=""]=found,via2=viaIn(lines,i+1),indirect=via2.length>0&&!via2.some(each=>each.startsWith("-r"));return[[pythonName(
name3),version2,indirect?"indirect":"direct"]]}))}function viaIn(lines,from){let end2=from;for(;/^\s+(?:#|--hash)/.test(lines[end2]??"");)end2+=
1;return lines.slice(from,end2).filter(line2=>/^\s+#/.test(line2)).map(line2=>line2.replace(/^\s+#\s*(?:via\s*)?/,"").trim()).filter(name3=>name3!==
"")}function pipfile(text3){let lock=objectIn(JSON.parse(text3)),of=(packages,role)=>Object.entries(objectIn(packages)).flatMap(([name3,entry])=>{
let version2=textIn(objectIn(entry).version);return version2===null?[]:[[name3,version2.replace(/^==/,""),role]]});return collected([...of(lock.
default,"direct"),...of(lock.develop,"development")])}function composer(text3,manifest){let lock=objectIn(JSON.parse(text3)),direct=new Set(
namesIn3(objectIn(JSON.parse(manifest??"{}")).require)),of=(packages,development)=>(Array.isArray(packages)?packages:[]).flatMap(each=>{let[
name3,version2]=[textIn(objectIn(each).name),textIn(objectIn(each).version)];return name3===null||version2===null?[]:[[name3,version2,roleOf(
name3,direct,development)]]});return collected([...of(lock.packages,!1),...of(lock["packages-dev"],!0)])}function gems(text3){let asked=indentedUnder(
text3,"DEPENDENCIES"),direct=new Set([...asked.matchAll(/^ {2}([^\s!(]+)/gm)].map(([,name3=""])=>name3)),entries=text3.matchAll(/^ {4}(\S+) \(([^)\s]+)\)$/gm);
return collected([...entries].map(([,name3="",version2=""])=>[name3,version2,roleOf(name3,direct)]))}var tagIn=(xml,tag)=>new RegExp(`<${tag}\
>\\s*([^<\\s]+)\\s*</${tag}>`).exec(xml)?.[1]??null;function maven(text3){let[first="",...commented]=text3.split("<!--"),xml=first+commented.
map(part2=>part2.split("-->").slice(1).join("-->")).join(""),properties=new Map([...(between(xml,"<properties>","</properties>")[0]??"").matchAll(
/<([\w.-]+)>([^<]*)</g)].map(([,name3="",value=""])=>[name3,value.trim()])),filled3=value=>value.replace(/\$\{([^}]+)\}/g,(whole,name3)=>properties.
get(name3)??whole),blocks=["parent","dependency","plugin"].flatMap(kind2=>between(xml,`<${kind2}>`,`</${kind2}>`).map(block=>({kind:kind2,block})));
return collected(blocks.flatMap(({kind:kind2,block})=>{let[group,artifact,version2,scope]=["groupId","artifactId","version","scope"].map(tag=>tagIn(
block,tag));if(!artifact||!version2)return[];let name3=filled3(group?`${group}:${artifact}`:artifact),development=kind2==="plugin"||scope===
"test";return[[name3,filled3(version2),development?"development":"direct"]]}))}function gradleLock(text3){let entries=text3.matchAll(/^([^#:\s]+:[^:\s]+):([^=\s]+)=(.*)$/gm);
return collected([...entries].map(([,name3="",version2="",used=""])=>{let isTest=used.split(",").every(configuration2=>/^test/i.test(configuration2));
return[name3,version2,isTest?"development":"direct"]}))}function gradleCatalogue(text3){let entries=tableOf(text3,"versions").matchAll(/^([\w.-]+)\s*=\s*"([^"]+)"/gm);
return collected([...entries].map(([,name3="",version2=""])=>[name3,version2,"direct"]))}var MOST2=500,MOST_FILES2=50;async function differencesBetween(repository,base,head2){try{let[images,files,runtimes]=await Promise.all([baseImages(
repository,base,head2),inFiles(repository,base,head2),runtimesOfImages(base,head2)]);return movedIn([...runtimes,...files,...images])}catch{
return[]}}function movedIn(compared2){let all=compared2.flatMap(moves).toSorted((a,b)=>rank(a)-rank(b)||(a.name<b.name?-1:1)),seen2=new Set,
isNew=({kind:kind2,name:name3,base,head:head2})=>{let key=kind2==="runtime"?name3:JSON.stringify([kind2,name3,base,head2]);return!seen2.has(
key)&&seen2.add(key)};return all.filter(isNew).slice(0,MOST2)}function rank({kind:kind2,role,file}){return kind2==="runtime"?file===void 0?0:
1:kind2==="image"?3:[2,4,5][ROLES.indexOf(role??"direct")]??5}var LONGEST2=200,short=text3=>clip(plainLine(text3),LONGEST2),NONE2=new Set;function moves({
kind:kind2,file,base,head:head2}){return[...new Set([...base.keys(),...head2.keys()])].flatMap(name3=>{let[before,after2]=[base.get(name3),head2.
get(name3)],[was,is]=[before?.versions??NONE2,after2?.versions??NONE2],gone=new Set([...was].filter(version2=>!is.has(version2))),come=new Set(
[...is].filter(version2=>!was.has(version2)));if(gone.size+come.size===0)return[];let[earlier,later]=gone.size>0&&come.size>0?[gone,come]:[was,
is],list3=versions=>versions.size===0?null:short([...versions].sort().join(", "));return[{kind:kind2,name:short(name3),base:list3(earlier),head:list3(
later),...kind2==="package"&&{role:(after2??before)?.role??"direct"},...file!==void 0&&{file:short(file)}}]})}var ASIDE=/(?:^|\/)(?:node_modules|vendor|third_party|testdata|tests?|__tests__|fixtures|examples?|docs)\//;
async function inFiles(repository,base,head2){let[from,to]=[base.checkout.revision.commit,head2.checkout.revision.commit],roots=[base,head2].
flatMap(sourcesOf),isWithin3=path=>roots.some(root=>{let inside=root==="."?path:path.startsWith(`${root}/`)?path.slice(root.length+1):null;return inside!==
null&&!ASIDE.test(inside)}),named3=(await changedFiles(repository,from,to)).filter(isWithin3).filter(path=>lockFileAt(path)!==null||declaresRuntime(
path)),found=[];for(let file of named3.slice(0,MOST_FILES2)){let beside=lockFileAt(file)?.manifest,manifest=commit=>beside===void 0?null:fileAt(
repository,commit,join17(dirname6(file),beside)),[was,is]=[await fileAt(repository,from,file),await fileAt(repository,to,file)];found.push({
kind:"package",file,base:packagesIn(file,was,await manifest(from)),head:packagesIn(file,is,await manifest(to))},{kind:"runtime",file,base:runtimesIn(
file,was),head:runtimesIn(file,is)})}return found}function startedOf2({checkout:{targets}}){return targets.flatMap(target=>[target,...target.
services??[]])}function sourcesOf({checkout:{file,targets}}){return targets.flatMap(({build:build2})=>{if(build2===void 0)return["."];let more=Object.
values(build2.contexts??{}).filter(from=>!from.includes("://"));return[build2.context,...more].map(path=>join17(dirname6(file),path).replace(
/\/$/,""))})}async function baseImages(repository,base,head2){let found=[];for(let started of startedOf2(head2)){let before=startedOf2(base).
find(({name:name3})=>name3===started.name);before!==void 0&&found.push({kind:"image",...started.build&&{file:dockerfileOf2(started.build,head2)},
base:await imagesOf(repository,before,base),head:await imagesOf(repository,started,head2)})}return found}function dockerfileOf2({context,dockerfile},{
checkout}){return join17(dirname6(checkout.file),context,dockerfile)}async function imagesOf(repository,{build:build2,image:image2},revision3){
if(image2!==void 0)return collected([[...nameAndVersion(image2),"direct"]]);if(build2===void 0)return new Map;let{commit}=revision3.checkout.
revision,text3=await fileAt(repository,commit,dockerfileOf2(build2,revision3));return text3===null||!isSmall(text3)?new Map:baseImagesIn(text3,
build2.args)}async function runtimesOfImages(base,head2){let found=[];for(let{build:build2}of head2.targets){let before=base.targets.find(each=>each.
build.target.name===build2.target.name),[was,is]=[before?.build.image,build2.image];if(was===void 0||is===void 0||was===is)continue;let[old,
now]=[await imageEnvironment(was),await imageEnvironment(is)];found.push({kind:"runtime",base:runtimesInImage(old),head:runtimesInImage(now)})}
return found}function baseImagesIn(dockerfile,args){let lines=dockerfile.replace(/^[ \t]*#.*\n?/gm,"").replace(/\\\r?\n/g," ").split(/\r?\n/).
map(line2=>line2.trim()),known2=new Map,stages=new Set,images=[];for(let line2 of lines){let from=/^FROM\s+(?:--\S+\s+)*(\S+)(?:\s+AS\s+(\S+))?/i.
exec(line2);if(!from&&stages.size+images.length===0)for(let[name3,value]of declaredIn(line2))known2.set(name3,args[name3]??filledIn(value,known2));
if(!from)continue;let image2=filledIn(from[1]??"",known2);!stages.has(image2.toLowerCase())&&image2!=="scratch"&&isReference(image2)&&images.
push([...nameAndVersion(image2),"direct"]),from[2]!==void 0&&stages.add(from[2].toLowerCase())}return collected(images)}function declaredIn(line2){
return[...(/^ARG\s+(.+)$/i.exec(line2)?.[1]??"").matchAll(/(\w+)=("[^"]*"|'[^']*'|\S+)/g)].map(([,name3="",value=""])=>[name3,value.replace(
/^(["'])(.*)\1$/,"$2")])}function filledIn(text3,known2){return text3.replace(/^(["'])(.*)\1$/,"$2").replace(/\$(?:(\w+)|\{(\w+)(?::?-([^}]*))?\})/g,
(whole,plain2,braced,otherwise)=>known2.get(plain2??braced)??otherwise??whole)}var isReference=image2=>image2.length<=300&&/^[\w./:@-]+$/.test(
image2);function nameAndVersion(image2){let[reference2="",digest]=image2.split("@"),[,name3=reference2,tag]=/^(.*?)(?::([^:/]+))?$/.exec(reference2)??
[],pinned2=digest?.replace(/^(sha256:.{12}).*$/,"$1");return[name3,tag!==void 0&&pinned2?`${tag} (${pinned2})`:tag??pinned2??"latest"]}var VARIABLES={
NODE_VERSION:"Node",BUN_VERSION:"Bun",DENO_VERSION:"Deno",GOLANG_VERSION:"Go",RUST_VERSION:"Rust",PYTHON_VERSION:"Python",PHP_VERSION:"PHP",
JAVA_VERSION:"Java",RUBY_VERSION:"Ruby",DOTNET_VERSION:".NET",ASPNET_VERSION:"ASP.NET",NGINX_VERSION:"nginx"};function runtimesInImage(environment4){
return collected(environment4.flatMap(setting=>{let at=setting.indexOf("="),[name3,version2]=[VARIABLES[setting.slice(0,at)],setting.slice(at+
1)];return name3===void 0||version2===""?[]:[[name3,version2,"direct"]]}))}var DECLARED=[[/^\.(?:nvmrc|node-version)$/,"Node",/^v?(\S+)/],[/^\.python-version$/,
"Python",/^(\S+)/],[/^\.ruby-version$/,"Ruby",/^(?:ruby-)?(\S+)/],[/^\.java-version$/,"Java",/^(\S+)/],[/^go\.mod$/,"Go",/^toolchain go(\S+)/m],
[/^go\.mod$/,"Go",/^go (\S+)/m],[/^rust-toolchain(?:\.toml)?$/,"Rust",/^channel\s*=\s*"([^"]+)"/m],[/^rust-toolchain$/,"Rust",/^([\w.-]+)\s*$/],
[/^pom\.xml$/,"Java",/<(?:maven\.compiler\.release|java\.version|release)>\s*([\d.]+)\s*</]],TOOLS={nodejs:"Node",node:"Node",golang:"Go",go:"\
Go",rust:"Rust",python:"Python",php:"PHP",java:"Java",ruby:"Ruby"};function declaresRuntime(path){let name3=basename4(path);return name3==="\
.tool-versions"||DECLARED.some(([file])=>file.test(name3))}function runtimesIn(path,text3){let name3=basename4(path);if(text3===null)return new Map;
if(name3===".tool-versions")return collected([...text3.matchAll(/^(\w+)[ \t]+(\S+)/gm)].flatMap(([,tool2="",version2=""])=>{let runtime=TOOLS[tool2];
return runtime===void 0?[]:[[runtime,version2,"direct"]]}));for(let[file,runtime,pattern2]of DECLARED){let version2=file.test(name3)?pattern2.
exec(text3)?.[1]:void 0;if(version2!==void 0)return collected([[runtime,version2,"direct"]])}return new Map}import{randomBytes}from"node:crypto";import{closeSync as closeSync4,existsSync as existsSync11,openSync as openSync4,readSync as readSync2,rmSync as rmSync7,
statSync as statSync2,writeFileSync as writeFileSync5,writeSync}from"node:fs";import{join as join19}from"node:path";import{existsSync as existsSync10,mkdirSync as mkdirSync5,readdirSync as readdirSync5,rmdirSync,writeFileSync as writeFileSync4}from"node:fs";
import{join as join18}from"node:path";var ROOT2="/sys/fs/cgroup";function groupCpu(group){let text3=group.cpu&&readText(group.cpu.file);return group.cpu&&text3!==null?groupCpuIn(
text3,group.cpu.version):null}function groupCpuIn(text3,version2){if(version2===1)return Number(text3)/1e9;let usage=/^usage_usec (\d+)$/m.exec(
text3)?.[1];return usage===void 0?null:Number(usage)/1e6}function groupMemoryPeak(group){let text3=group.memoryPeak===null?null:readText(group.
memoryPeak);return text3===null?null:Number(text3)}function groupProcesses(group){let text3=group.processes===null?null:readText(group.processes);
return text3===null?null:text3.split(`
`).filter(Boolean).map(Number)}function groupOf(pid){let lines=(readText(`/proc/${pid}/cgroup`)??"").split(`
`).map(line2=>line2.split(":")),v1=controller=>{let line2=lines.find(([,controllers])=>controllers?.split(",").includes(controller));return line2&&
join18(ROOT2,controllerFolder(controller),line2.slice(2).join(":"))},cpuacct=v1("cpuacct"),memory=v1("memory"),unified=lines.find(([number4,
controllers])=>number4==="0"&&controllers===""),v2=unified&&join18(ROOT2,unified.slice(2).join(":"));return groupFiles({cpuacct,memory,v2:cpuacct?
void 0:v2})}function groupFiles({cpuacct,memory,v2}){let present=path=>path!==void 0&&existsSync10(path)?path:null,usage=present(cpuacct&&join18(
cpuacct,"cpuacct.usage")),stat=present(v2&&join18(v2,"cpu.stat"));return{cpu:usage?{file:usage,version:1}:stat?{file:stat,version:2}:null,memoryPeak:present(
memory&&join18(memory,"memory.max_usage_in_bytes"))??present(v2&&join18(v2,"memory.peak")),processes:present(cpuacct&&join18(cpuacct,"cgroup\
.procs"))??present(v2&&join18(v2,"cgroup.procs"))}}function controllerFolder(controller){return existsSync10(join18(ROOT2,controller))?controller:
existsSync10(join18(ROOT2,"cpu,cpuacct"))?"cpu,cpuacct":controller}function joinGroupOf(member,pid){let wanted=cpuGroupsOf(member);for(let{folder:folder2,
path}of wanted)writeQuietly(join18(folder2,path,"cgroup.procs"),String(pid));let own2=cpuGroupsOf(pid).map(({path})=>path);return wanted.length>
0&&wanted.every(({path},index)=>own2[index]===path)}function cpuGroupsOf(pid){let lines=(readText(`/proc/${pid}/cgroup`)??"").split(`
`).map(line2=>line2.split(":")),counted4=lines.filter(([,names2=""])=>names2.split(",").some(name3=>/^cpu(?:acct)?$/.test(name3)));return counted4.
length>0?counted4.map(([,names2="",...path])=>{let[controller=""]=names2.split(",").filter(name3=>/^cpu(?:acct)?$/.test(name3));return{folder:join18(
ROOT2,controllerFolder(controller)),path:path.join(":")}}):lines.flatMap(([number4,names2,...path])=>number4==="0"&&names2===""?[{folder:ROOT2,
path:path.join(":")}]:[])}var ownFolder=id2=>`loadgate-${id2}`;function makeControlGroup(id2,name3){let folders=existsSync10(join18(ROOT2,"c\
group.controllers"))?unifiedFolders():versionOneFolders(),paths=folders.map(folder2=>join18(folder2,ownFolder(id2),name3));try{for(let path of paths)
mkdirSync5(path,{recursive:!0});folders[0]===ROOT2&&enableControllers(id2)}catch{for(let path of paths)removeFolder(path);return null}let at=controller=>paths[folders.
findIndex(folder2=>folder2.endsWith(controller))],unified=folders[0]===ROOT2,files=groupFiles({cpuacct:unified?void 0:at("cpuacct"),memory:unified?
void 0:at("memory"),v2:unified?paths[0]:void 0});return{files,shares:!unified||handsDownCpu(paths[0]??""),add(pid){let moved=new Set,found=!0;
for(let pass=0;found&&pass<MOST_PASSES;pass+=1){found=!1;for(let each of descendants(pid))if(!moved.has(each)){moved.add(each),found=!0;for(let path of paths)
writeQuietly(join18(path,"cgroup.procs"),String(each))}}},members:()=>groupProcesses(files)??[],remove(){for(let path of paths)removeFolder(
path)}}}function versionOneFolders(){let folders=["cpu","cpuacct","memory"].map(controller=>join18(ROOT2,controllerFolder(controller)));return[
...new Set(folders)]}var unifiedFolders=()=>[ROOT2],MOST_PASSES=8;function enableControllers(id2){for(let folder2 of[ROOT2,join18(ROOT2,ownFolder(
id2))])for(let controller of["+cpu","+memory"])writeQuietly(join18(folder2,"cgroup.subtree_control"),controller)}function handsDownCpu(path){
return(readText(join18(path,"cgroup.controllers"))??"").trim().split(" ").includes("cpu")}async function releaseControlGroups(id2){let folders=existsSync10(
join18(ROOT2,"cgroup.controllers"))?unifiedFolders():versionOneFolders();for(let folder2 of folders.map(root=>join18(root,ownFolder(id2))))if(existsSync10(
folder2))for(let attempt=0;attempt<20&&existsSync10(folder2);attempt+=1){for(let name3 of readdirSync5(folder2,{withFileTypes:!0})){if(!name3.
isDirectory())continue;let group=join18(folder2,name3.name);for(let pid of(readText(join18(group,"cgroup.procs"))??"").split(`
`).filter(Boolean))kill(Number(pid),"SIGKILL");removeFolder(group)}removeFolder(folder2),existsSync10(folder2)&&await new Promise(resolve19=>setTimeout(
resolve19,50))}}function removeFolder(path){try{rmdirSync(path)}catch{}}function writeQuietly(path,text3){try{writeFileSync4(path,text3)}catch{}}function pinned(cpus,command3){return process.platform==="linux"?["taskset","--cpu-list",cpus.join(","),...command3]:command3}function withSchedBatch(command3){
return["chrt","--batch","0",...command3]}function tool(command3){return run(command3,{cwd:"/",env:allowedEnvironment(process.env),timeoutSeconds:5})}
var allowed;function canSchedBatch(){return allowed??=tool(withSchedBatch(["true"])).then(({code})=>code===0),allowed}async function setSchedBatch(pid){
let done=new Set;for(let pass=0;pass<2;pass+=1)for(let each of descendants(pid).filter(found=>!done.has(found)))await tool(["chrt","--batch",
"--all-tasks","--pid","0",String(each)]),done.add(each)}async function pinThisProcess(cpus){let before=/^Cpus_allowed_list:\s*(\S+)/m.exec(readText(
"/proc/self/status")??"")?.[1],move=list3=>tool(["taskset","--all-tasks","--cpu-list","--pid",list3,String(process.pid)]);return before&&await move(
cpus.join(",")),{async[Symbol.asyncDispose](){before&&await move(before)}}}function usesSchedBatch(on,{server,proxy,generator}){return on===
"server"&&!server.some(cpu=>proxy.includes(cpu)||generator.includes(cpu))}var BODILESS=["GET","HEAD","DELETE","OPTIONS","TRACE"];function sentHeaders({method:method3,headers:headers2},hasBody){return hasBody||BODILESS.
includes(method3)?[...headers2]:[...headers2,["content-length","0"]]}import{randomInt}from"node:crypto";import{connect,createServer}from"node:net";function hostPort({host,port:port2}){return`${host.includes(":")?`[${host}]`:host}:${port2}`}function originOf(address2,tls){let{origin,host}=new URL(
tls?`https://${hostPort({...address2,host:tls.name})}`:`http://${hostPort(address2)}`);return{origin,host}}var LOWEST=2e4,HIGHEST=32767,next=randomInt(
LOWEST,HIGHEST+1);async function freePort(){for(let tried=LOWEST;tried<=HIGHEST;tried+=1){let port2=next;if(next=port2<HIGHEST?port2+1:LOWEST,
!await portTaken(port2))return port2}throw new RunError(`all ports from ${LOWEST} to ${HIGHEST} are taken; end the processes that listen the\
re`)}async function portTaken(port2){try{return await listenOn(port2),!1}catch{return!0}}function portOpen({host,port:port2}){return new Promise(
resolve19=>{let socket=connect({host,port:port2,timeout:1e3}),done=open4=>{socket.destroy(),resolve19(open4)};socket.once("connect",()=>done(
!0)),socket.once("timeout",()=>done(!1)),socket.once("error",()=>done(!1))})}function listenOn(port2){return new Promise((resolve19,reject)=>{
let server=createServer();server.once("error",reject),server.listen({port:port2,exclusive:!0},()=>server.close(()=>resolve19()))})}var SCARCE=.95,
TIME_WAIT="06";function portsUsedUp(to,pid="self"){return shareOfPortsUsed(to,pid)>=SCARCE}function shareOfPortsUsed(to,pid="self"){let reuse=readText(
"/proc/sys/net/ipv4/tcp_tw_reuse")?.trim();if(reuse==="1"||reuse==="2"&&(to.host.startsWith("127.")||to.host==="::1"))return 0;let[first,last]=(readText(
"/proc/sys/net/ipv4/ip_local_port_range")??"").split(/\s+/).map(Number),ports=((last??Number.NaN)-(first??Number.NaN)+1)/2;return ports>0?lingering(
readText(`/proc/${pid}/net/tcp`)??"",to)/ports:0}function lingering(table2,{host,port:port2}){let bytes4=host.split(".").map(Number);if(bytes4.
length!==4)return 0;let hex=(value,digits)=>value.toString(16).toUpperCase().padStart(digits,"0"),address2=bytes4.toReversed().map(byte=>hex(
byte,2)).join("");return table2.split(` ${address2}:${hex(port2,4)} ${TIME_WAIT} `).length-1}function ohaArguments(load){let{request:request2}=load;return[..."seconds"in load.length?["-z",`${Math.round(load.length.seconds*1e3)}ms`,"-\
-wait-ongoing-requests-after-deadline"]:["-n",String(load.length.requests)],...load.open?["-q",String(load.open.rate),"--latency-correction",
"--db-url",load.open.file]:[],"-c",String(load.connections),"-t",`${Math.round(load.timeoutSeconds*1e3)}ms`,"--worker-threads",String(load.threads),
"--no-tui","--output-format","json","--redirect","0","--disable-compression","--http-version",load.http2?"2":"1.1","-m",request2.method,...load.
keepalive?[]:["--disable-keepalive"],...sentHeaders(request2,load.bodyFile!==void 0).map(([name3,value])=>`-H${name3}: ${value}`),...load.bodyFile===
void 0?[]:["-D",load.bodyFile],...load.tls?[...load.tls.caFile===null?["--insecure"]:["--cacert",load.tls.caFile],"--connect-to",connectTo(load.
tls.name,load.address)]:[],...load.urlFile===void 0?[urlsOf(load)[0]]:["--urls-from-file",load.urlFile]]}function urlsOf(load){let{origin}=originOf(
load.address,load.tls);return load.request.paths.map(path=>origin+path)}function connectTo(name3,address2){return`${name3.toLowerCase()}:${address2.
port}:${hostPort(address2)}`}var DEADLINE="aborted due to deadline",count=number2().int().nonnegative(),secondsOrNothing=number2().nonnegative().
nullish(),ohaJson=object({summary:object({total:number2().positive(),average:secondsOrNothing,totalData:count}),latencyPercentiles:object({p50:secondsOrNothing,
p90:secondsOrNothing,p95:secondsOrNothing,p99:secondsOrNothing}),statusCodeDistribution:record(string2().regex(/^\d{3}$/),count),errorDistribution:record(
string2().max(1e3),count)});function parseOhaOutput(text3){let json2;try{json2=JSON.parse(text3)}catch{throw new Error(`oha printed no JSON:\
 ${JSON.stringify(text3.slice(0,200))}`)}let parsed3=ohaJson.safeParse(json2);if(!parsed3.success){let issue3=parsed3.error.issues[0];throw new Error(
`oha's JSON is not as expected at ${issue3?.path.join(".")||"its top"}: ${issue3?.message}`)}let{summary:summary2,latencyPercentiles,statusCodeDistribution,
errorDistribution}=parsed3.data,{[DEADLINE]:aborted2=0,...errors}=errorDistribution;return{wall:summary2.total,byStatus:statusCodeDistribution,
errors,aborted:aborted2,bytes:summary2.totalData,latency:{mean:summary2.average??null,p50:latencyPercentiles.p50??null,p90:latencyPercentiles.
p90??null,p95:latencyPercentiles.p95??null,p99:latencyPercentiles.p99??null}}}import{DatabaseSync}from"node:sqlite";function readAnswers(file){let database=new DatabaseSync(file,{readOnly:!0});try{return database.prepare(
'SELECT status, start_latency_correction AS turn, "end" FROM oha WHERE turn IS NOT NULL ORDER BY turn').all().map(({status:status2,turn:turn2,
end:end2})=>({status:Number(status2),turn:Number(turn2),end:Number(end2)}))}finally{database.close()}}function fromIntendedStart(answers2,rate3,asked){
let origin=answers2.reduce((least,{turn:turn2},i)=>Math.min(least,turn2-i/rate3),Number.POSITIVE_INFINITY),lost2=Math.max(0,asked-answers2.length),
place=(turn2,i)=>Math.min(i+lost2,Math.max(i,Math.round((turn2-origin)*rate3)));return answers2.map(({turn:turn2,end:end2},i)=>end2-(origin+
place(turn2,i)/rate3))}function latencyCounts(latencies){let counts3=new Map;for(let latency2 of latencies){let rounded=Number(latency2.toPrecision(
3));counts3.set(rounded,(counts3.get(rounded)??0)+1)}return[...counts3].sort(([a],[b])=>a-b)}var POLL_MS=50;function ohaGenerator(oha,resources,cpus){let written2=(name3,text3)=>{let file=join19(resources.folder,name3);return writeFileSync5(
file,text3),file};return async(asked,{signal,barrier}={})=>{let load=withoutEmptyBody(asked),name3=`oha-${randomBytes(4).toString("hex")}`,{
paths,body:body2,secrets:secrets2=[]}=load.request,files={...paths.length>1&&{urlFile:written2(`${name3}.urls`,`${urlsOf(load).join(`
`)}
`)},...body2&&"text"in body2&&body2.text!==""&&{bodyFile:written2(`${name3}.body`,body2.text)}},{rate:rate3}=load,open4=rate3===void 0?null:
{rate:rate3,file:join19(resources.folder,`${name3}.db`)},group=makeControlGroup(resources.id,name3),seen2=null,startedAt=Number.NaN,poll,hiding,
arrived=!1,arrive=go=>{arrived=!0,barrier?barrier.join(go):go()};try{let argv=pinned(cpus,[oha,...ohaArguments({...load,...files,...open4&&{
open:open4}})]),finished=await run(argv,{cwd:resources.folder,env:allowedEnvironment(process.env,resources.marker),timeoutSeconds:limitSeconds2(
load),...signal&&{signal},started(child){let{pid}=child;pid!==void 0&&(kill(pid,"SIGSTOP"),resources.process(pid),group?.add(pid),arrive(()=>{
startedAt=systemClock.now(),kill(pid,"SIGCONT"),hiding=hideSoon(pid,secrets2),group||(poll=setInterval(()=>seen2=cpuOf(pid)??seen2,POLL_MS))}))}});
if(finished.code!==0){let stderr=secrets2.reduce((kept,secret2)=>kept.replaceAll(secret2,"(secret)"),finished.stderr);throw new Error(`oha: ${why(
{...finished,stderr})}`)}return{output:parseOhaOutput(finished.stdout),startedAt,...open4&&{latencies:latenciesIn(open4,load)},cpu:group?groupCpu(
group.files):seen2}}finally{arrived||arrive(()=>{}),clearInterval(poll),clearInterval(hiding),group?.remove();for(let file of[...Object.values(
files),open4?.file??""])file&&rmSync7(file,{force:!0})}}}var HIDE_MS=2,HIDE_TRIES=500;function hideSoon(pid,secrets2){if(secrets2.length===0)
return;let left=HIDE_TRIES,timer2=setInterval(()=>{left-=1,(left===0||hideArguments(pid,secrets2)!==null)&&clearInterval(timer2)},HIDE_MS);return timer2}
function withoutEmptyBody(load){let{bodyFile:bodyFile2,...rest}=load;return bodyFile2!==void 0&&statSync2(bodyFile2).size===0?rest:load}function latenciesIn({
rate:rate3,file},{length,statuses:statuses2}){let answers2=existsSync11(file)?readAnswers(file):[],asked="requests"in length?length.requests:
answers2.length;return fromIntendedStart(answers2,rate3,asked).filter((_,i)=>statuses2.includes(answers2[i]?.status??0))}function cpuOf(pid){
let{cpu}=threads([pid]);return cpu.size===0?null:[...cpu.values()].reduce((sum4,each)=>sum4+each,0)}function limitSeconds2({length,rate:rate3,
timeoutSeconds}){return"seconds"in length?length.seconds+timeoutSeconds+15:Math.max(600,rate3===void 0?0:length.requests/rate3+timeoutSeconds+
15)}function startBarrier(expected){let waiting=[];return{join(go){if(waiting.push(go),waiting.length===expected)for(let each of waiting)each()}}}
var[BEGIN,END]=[48,49];function hideArguments(pid,texts){if(threads([pid]).cpu.size<2)return null;try{let stat=readText(`/proc/${pid}/stat`)??
"",from=Number(fieldIn(stat,BEGIN)),bytes4=Number(fieldIn(stat,END))-from;if(!(from>0&&bytes4>0))return!1;let memory=openSync4(`/proc/${pid}\
/mem`,"r+");try{let area=Buffer.alloc(bytes4);return readSync2(memory,area,0,bytes4,from)!==bytes4?!1:writeSync(memory,withStars(area,texts),
0,bytes4,from)===bytes4}finally{closeSync4(memory)}}catch{return!1}}function withStars(area,texts){let result=Buffer.from(area);for(let text3 of texts.
map(each=>Buffer.from(each)).filter(({length})=>length>0))for(let at=area.indexOf(text3);at>=0;at=area.indexOf(text3,at+1))result.fill("*",at,
at+text3.length);return result}import{createHash as createHash3}from"node:crypto";import vm from"node:vm";var MATCHED_BYTES=1024*1024,QUOTED=200;function lacksOf(body2,expected,redact){let quote2=text4=>redact(text4).slice(
0,QUOTED),text3=body2.toString("utf8");if(typeof expected=="string")return text3===expected?null:{text:quote2(expected)};let{contains=[],matches,
json:json2}=expected,missing4=contains.find(part2=>!text3.includes(part2));if(missing4!==void 0)return{contains:quote2(missing4)};let why2=matches===
void 0?null:unmatched2(text3,body2.length,matches);return matches!==void 0&&why2?{matches:quote2(matches),why:why2}:json2===void 0?null:jsonLacks(
text3,json2,quote2,redact)}function unmatched2(text3,bytes4,pattern2){if(bytes4>MATCHED_BYTES)return"too-long";let found=boundedMatch(pattern2,
text3);return found===null?"too-slow":found?null:"differs"}function jsonLacks(text3,expected,quote2,redact){let got;try{got=JSON.parse(text3)}catch{
return{json:null}}let found=disagreement(JSON.parse(expected),got,"$");if(!found)return null;let shown2=value=>quote2(JSON.stringify(value,(_,each)=>typeof each==
"string"?redact(each):each));return{json:shown2(found.expected),at:quote2(found.at),got:found.got===void 0?null:shown2(found.got)}}function disagreement(expected,got,at){
if(typeof expected!="object"||expected===null)return expected===got?null:{at,expected,got};let isList=Array.isArray(expected);if(typeof got!=
"object"||got===null||isList!==Array.isArray(got))return{at,expected,got};if(isList&&expected.length!==got.length)return{at,expected,got};for(let[
key,value]of Object.entries(expected)){let inside=Object.hasOwn(got,key)?got[key]:void 0,found=disagreement(value,inside,isList?`${at}[${key}\
]`:`${at}${step(key)}`);if(found)return found}return null}function step(key){return/^[A-Za-z_]\w*$/.test(key)?`.${key}`:`[${JSON.stringify(key)}\
]`}var MOST_MS=1e3;function boundedMatch(pattern2,text3){try{return vm.runInNewContext("new RegExp(pattern, 'u').test(text)",{pattern:pattern2,
text:text3},{timeout:MOST_MS})}catch{return null}}var LARGEST=64*1024*1024,GENERATOR_HEADERS={accept:"*/*"};function toAnswer(path,status2,headers2,body2){return{path,status:status2,headers:headers2,
framing:framingOf(headers2,body2.length),length:body2.length,digest:createHash3("sha256").update(body2).digest("hex"),body:body2}}function framingOf(headers2,length){
return headers2["transfer-encoding"]?.toLowerCase().includes("chunked")?"chunked":headers2["content-length"]!==void 0?"content-length":length>
0?"until-close":"none"}function problemWith(answer2,expect2,redact=text3=>text3){let{path,status:status2,length:bytes4}=answer2;if(!rightStatuses(
expect2).includes(status2))return{code:"wrong-status",path,status:status2,expected:expect2.status,body:startOf(answer2,redact)};let lacks3=expect2.
body===void 0?null:lacksOf(answer2.body,expect2.body,redact);if(lacks3)return{code:"wrong-body",path,bytes:bytes4,body:startOf(answer2,redact),
lacks:lacks3};for(let[name3,expected]of Object.entries(expect2.headers)){let got=Object.hasOwn(answer2.headers,name3)?answer2.headers[name3]:
void 0;if(String(got??"")!==expected){let value=got===void 0?null:redact(String(got));return{code:"wrong-header",path,name:name3,value,expected}}}
return null}function difference2(base,head2){let{path}=base.answer,[a,b]=[base.answer,head2.answer];return a.status!==b.status?null:base.fixed&&
head2.fixed&&a.length!==b.length?{code:"lengths-differ",path,base:a.length,head:b.length}:a.framing===b.framing?null:{code:"framing-differs",
path,base:a.framing,head:b.framing}}var REDACTED=64*1024,QUOTED2=200;function startOf({body:body2},redact){return redact(body2.subarray(0,REDACTED).
toString("utf8")).slice(0,QUOTED2)}function trustOf({caFile,name:servername}){return caFile===null?{rejectUnauthorized:!1,servername}:{ca:contentOf2(caFile),servername}}function contentOf2(path){
let content=readPlainFile(path);if(content===null)throw new Error(`${path} is no file that can be read, or larger than 64 MiB`);return content}
async function ask(address2,request2,path,options){options.signal?.throwIfAborted();let body2=requestBody(request2,options.bodyFile);return options.
http2?askHttp2(address2,request2,path,{...options,body:body2}):new Promise((resolve19,reject)=>{let sent=process.getBuiltinModule(options.tls?
"node:https":"node:http").request({host:address2.host,port:address2.port,path,method:request2.method,agent:!1,headers:headersOf(request2,body2,
options.again,originOf(address2,options.tls).host),...options.tls&&trustOf(options.tls)}),added=options.again?[]:["connection"];for(let name3 of body2?
added:[...added,"transfer-encoding"])sent.removeHeader(name3);let timer2=setTimeout(()=>sent.destroy(new Error(`no whole answer within ${options.
timeoutSeconds} s`)),options.timeoutSeconds*1e3),onAbort=()=>sent.destroy(options.signal?.reason);options.signal?.addEventListener("abort",onAbort,
{once:!0});let done=()=>{clearTimeout(timer2),options.signal?.removeEventListener("abort",onAbort)},fail=error3=>{done(),reject(error3)};sent.
on("error",fail),sent.once("upgrade",({statusCode},socket)=>{socket.destroy(),fail(new Error(`answered ${statusCode}, which switches to anot\
her protocol`))});let answering2=!1;sent.once("close",()=>{answering2||fail(new Error("closed without an answer"))}),sent.once("response",response=>{
answering2=!0;let pieces=[],length=0;response.on("data",piece=>{if(length+=piece.length,length>LARGEST)return sent.destroy(new Error(`the an\
swer is larger than ${LARGEST} bytes`));pieces.push(piece)}),response.on("error",fail),response.once("end",()=>{done(),resolve19(toAnswer(path,
response.statusCode??0,response.headers,Buffer.concat(pieces)))})}),sent.end(body2)})}function requestBody(request2,bodyFile2){let text3=request2.
body&&"text"in request2.body?request2.body.text:"",body2=bodyFile2===void 0?Buffer.from(text3):contentOf2(bodyFile2);return body2.length===0?
void 0:body2}function headersOf(request2,body2,again,host){let own2=sentHeaders(request2,body2!==void 0).map(([name3,value])=>[name3.toLowerCase(),
Buffer.from(value).toString("latin1")]);return{...GENERATOR_HEADERS,...again&&{connection:"close"},...Object.fromEntries(own2),...host!==void 0&&
own2.every(([name3])=>name3!=="host")&&{host},...body2&&{"content-length":body2.length}}}function askHttp2(address2,request2,path,options){let{
tls,body:body2,signal,timeoutSeconds}=options,{host:authority}=originOf(address2,tls),trust=tls&&trustOf(tls);return new Promise((resolve19,reject)=>{
let{connect:connect3}=process.getBuiltinModule("node:http2"),session2=connect3(`${tls?"https":"http"}://${hostPort(address2)}`,trust),end2=error3=>{
session2.destroy(),clearTimeout(timer2),signal?.removeEventListener("abort",onAbort),reject(error3)},timer2=setTimeout(()=>end2(new Error(`n\
o whole answer within ${timeoutSeconds} s`)),timeoutSeconds*1e3),onAbort=()=>end2(signal?.reason);signal?.addEventListener("abort",onAbort,{
once:!0}),session2.on("error",end2);let stream=session2.request({":method":request2.method,":path":path,":authority":authority,...headersOf(
request2,body2)}),status2=0,headers2={},pieces=[],length=0;stream.on("error",end2),stream.once("response",({":status":code=0,...rest})=>{status2=
code,headers2=rest}),stream.on("data",piece=>{if(length+=piece.length,length>LARGEST)return end2(new Error(`the answer is larger than ${LARGEST}\
 bytes`));pieces.push(piece)}),stream.once("end",()=>{clearTimeout(timer2),signal?.removeEventListener("abort",onAbort),session2.close(),resolve19(
toAnswer(path,status2,headers2,Buffer.concat(pieces)))}),stream.end(body2)})}var POLL_SECONDS=.01,COMMAND_SECONDS=10;async function awaitReady(served,ready2,probe,clock){let request2={method:"GET",paths:[ready2.path],
headers:probe.request.headers},began=clock.now(),limit2=began+ready2.timeoutSeconds,{signal}=probe.options,last=null;for(;clock.now()<limit2;){
let end2=served.ended();if(end2){let lacking2=withheldIn(served.lacks?.());throw new FaultError({code:"died",of:"server",end:end2,when:"star\
ting",...lacking2})}try{let answer2=await ask(served.address,request2,ready2.path,{...probe.options,timeoutSeconds:2});if(last=answer2.status<
500?await askedByCommand(served,ready2.command,signal):{path:ready2.path,status:answer2.status},last===null)return;await clock.sleep(POLL_SECONDS,
signal)}catch(error3){if(signal?.reason instanceof OutOfTime){let seconds4=Math.round(clock.now()-began),listens2=whereListening(served,last);
throw new FaultError({code:"not-ready",seconds:seconds4,last,...listens2,runOver:!0})}signal?.throwIfAborted(),last={error:error3.message},await clock.
sleep(POLL_SECONDS)}}throw last!==null&&"error"in last&&NO_PORT.test(last.error)?withoutPorts(last.error):new FaultError({code:"not-ready",seconds:ready2.
timeoutSeconds,last,...whereListening(served,last)})}async function askedByCommand(served,command3,signal){if(!command3)return null;let asked=await served.
exec(command3,{timeoutSeconds:COMMAND_SECONDS,...signal&&{signal}});return asked.code===0?null:{error:`${command3.join(" ")}: ${why(asked)}`}}
function whereListening({address:address2,nearby,listens:listens2},last){if(!listens2||last===null||!("error"in last)||!last.error.includes(
"ECONNREFUSED"))return{};let{port:port2}=nearby??address2;return{listens:{asked:port2,at:listens2().map(({host,port:port3})=>({host,port:port3}))}}}
var NO_PORT=/EADDRNOTAVAIL/;function withoutPorts(error3){let why2=`no port was free for a connection, since closed connections keep theirs \
for a minute (${error3})`;return new FaultError({code:"harness-failed",error:`${why2}; sysctl -w net.ipv4.tcp_tw_reuse=1 frees them sooner`})}
var PORT_SECONDS=10,PORT_POLL_SECONDS=.25;async function checkAnswers(address2,probe,patienceSeconds=PORT_SECONDS){let answers2=[],until=systemClock.
now()+patienceSeconds;for(let path of probe.request.paths)answers2.push(await whenPortsAre(until,probe,()=>rightAnswer(address2,probe,path)));
return answers2}async function whenPortsAre(until,{options},asked){for(;;)try{return await asked()}catch(error3){let fault2=error3 instanceof
FaultError?error3.fault:null;if(fault2?.code!=="no-answer"||!NO_PORT.test(fault2.error))throw error3;if(systemClock.now()>=until)throw withoutPorts(
fault2.error);await systemClock.sleep(PORT_POLL_SECONDS,options.signal)}}async function rightAnswer(address2,probe,path){for(let left=attempts(
probe.errors);;left-=1)try{let answer2=await ask(address2,probe.request,path,probe.options).catch(error3=>{throw probe.options.signal?.throwIfAborted(),
new FaultError({code:"no-answer",path,error:error3.message})}),problem=problemWith(answer2,probe.expect,probe.redact);if(!problem)return answer2;
throw new FaultError(problem)}catch(error3){if(!(error3 instanceof FaultError)||left<=1)throw error3}}function attempts(errors){return errors<=
0?1:Math.min(100,Math.ceil(Math.log(1e-6)/Math.log(errors)))}var SERVICE_POLL_SECONDS=.02,PREPARE_SECONDS=600;async function startServices({target,services=[],...build2},runner,clock,signal,stack,on="s\
erver"){let addresses=new Map,up=[];for(let service of services){let served=stack.use(await runner.serve(service,new Map,on));await awaitService(
served,service.target,clock,signal),addresses.set(service.target.name,served.nearby),up.push(served)}for(let command3 of target.prepare??[]){
let options={timeoutSeconds:PREPARE_SECONDS,...signal&&{signal}},finished=await runner.runOnce({target,...build2},{command:command3},addresses,
options);if(finished.code===0)continue;let fault2={code:"prepare-failed",command:[...command3],error:why(finished)};throw new FaultError({...fault2,
...withheldIn(finished.lacks)})}return{services:up,addresses}}async function awaitService(served,{name:name3,ready:ready2},clock,signal){let limit2=clock.
now()+ready2.timeoutSeconds,last=null;for(;clock.now()<limit2;){let end2=served.ended();if(end2)throw new FaultError({code:"died",of:"servic\
e",service:name3,end:end2,when:"starting"},await served.log());if(await portOpen(served.address)&&(last=await askedByCommand(served,ready2.command,
signal),last===null))return;await clock.sleep(SERVICE_POLL_SECONDS,signal)}throw new FaultError({code:"not-ready",seconds:ready2.timeoutSeconds,
last,service:name3},await served.log())}function withoutRounds(at,invalid2){return{at,startSeconds:{},warmUpSeconds:0,rounds:[],invalid:invalid2}}function logName({case:{id:id2}},variant2){
return`${id2.replaceAll("/","-")}-${variant2}`}function totalTime(parts){let total2=of=>parts.reduce((sum4,part2)=>sum4+(part2[of]??0),0);return{
ready:total2("ready"),load:total2("load"),harness:total2("harness")}}async function underLoad(load,wall){let before=process.cpuUsage(),result=await load(),
{user,system}=process.cpuUsage(before);return{result,time:{ready:0,load:wall(result),harness:(user+system)/1e6}}}var StartFailure=class extends Error{name="StartFailure";variant;fault;log;constructor(variant2,fault2,log3){super(fault2.code),this.variant=
variant2,this.fault=fault2,this.log=log3}};async function startVariant(benchmark,build2,runner,clock){var _stack=[];try{let{variant:variant2}=build2;
let stack=__using(_stack,new AsyncDisposableStack,!0);let server=null;try{let question=benchmark.questions[variant2],beside=await startServices(
build2,runner,clock,question.options.signal,stack),{services}=beside;server=stack.use(await runner.serve(build2,beside.addresses)),await awaitReady(
server,build2.target.ready,question,clock);let answers2=await checkAnswers(server.address,question),startSeconds=clock.now()-server.startedAt;
if(benchmark.case.via==="direct"){let lengths3=await lengthsOf(server,question,answers2,clock),kept2=stack.move();return{...{variant:variant2,
server,services,proxy:null,front:server,question,startSeconds,answers:answers2,lengths:lengths3},[Symbol.asyncDispose]:()=>kept2.disposeAsync()}}
let{tls}=question.options,{connections,keepalive}=benchmark.scenario,settings={variant:variant2,connections,keepalive,...tls&&{tls}},front=throughProxy(
question),{command:_2,...ready2}=build2.target.ready,proxy=await openProxy(runner.proxy(server,settings),stack,variant2,served=>awaitReady(served,
ready2,front,clock)),proxied=await checkAnswers(proxy.address,front),lengths2=await lengthsOf(proxy,front,proxied,clock),kept=stack.move();return{
...{variant:variant2,server,services,proxy,front:proxy,question:front,startSeconds,answers:proxied,lengths:lengths2},[Symbol.asyncDispose]:()=>kept.
disposeAsync()}}catch(error3){error3 instanceof FaultError||benchmark.questions[variant2].options.signal?.throwIfAborted();let found=error3 instanceof
FaultError?error3.fault:{code:"start-failed",error:error3.message},fault2=server&&isAnswerFault(found)?await deathOf(server,clock)??found:found,
log3=(error3 instanceof FaultError?error3.log:void 0)??await server?.log().catch(()=>"")??"";throw new StartFailure(variant2,withLacking(fault2,
log3),log3)}}catch(_){var _error=_,_hasError=!0}finally{var _promise=__callDispose(_stack,_error,_hasError);_promise&&await _promise}}var NOT_FOUND=[
/Cannot find (?:module|package) '([^'./][^']*)'/,/ModuleNotFoundError: No module named '([^']+)'/,/cannot load such file -- ([^\s./][^\s]*)/];
function withLacking(fault2,log3){if(fault2.code!=="died"||fault2.when!=="starting")return fault2;let lacks3=NOT_FOUND.map(pattern2=>pattern2.
exec(log3)?.[1]).find(name3=>name3!==void 0);return lacks3===void 0?fault2:{...fault2,lacks:lacks3}}var END_SECONDS=.1;async function deathOf(server,clock){
server.ended()===null&&await clock.sleep(END_SECONDS);let end2=server.ended();return end2&&{code:"died",of:"server",end:end2,when:"before-lo\
ad"}}async function openProxy(starting,stack,variant2,ready2){let proxy=stack.use(await starting.catch(error3=>{throw new FaultError({code:"\
proxy-failed",variant:variant2,end:null,seconds:null,error:error3.message})}));try{await ready2(proxy)}catch(thrown){if(!(thrown instanceof FaultError))
throw thrown;let{fault:fault2}=thrown,end2=fault2.code==="died"?fault2.end:null;if(end2===null&&!isRefused(fault2))throw thrown;let log3=await proxy.
log(),seconds4=fault2.code==="not-ready"?fault2.seconds:null,error3=lastLines(log3,1)||null;throw new FaultError({code:"proxy-failed",variant:variant2,
end:end2,seconds:seconds4,error:error3},log3)}return proxy}function isRefused(fault2){let refused3=error3=>error3.includes("ECONNREFUSED");return fault2.
code==="no-answer"?refused3(fault2.error):fault2.code==="not-ready"&&fault2.last!==null&&"error"in fault2.last&&refused3(fault2.last.error)}
var ASKED_AGAIN=4,PATIENCE_SECONDS=.2;async function lengthsOf(served,question,answers2,clock){let known2=typeof question.expect.body=="stri\
ng",until=clock.now()+PATIENCE_SECONDS;for(let asked=0;!known2&&asked<ASKED_AGAIN&&(asked===0||clock.now()<until);asked++)if((await checkAnswers(
served.address,question)).some((answer2,index)=>answer2.digest!==answers2[index]?.digest))return null;let lengths2=question.request.method===
"HEAD"?[0]:answers2.map(({length})=>length);return{shortest:Math.min(...lengths2),longest:Math.max(...lengths2)}}function throughProxy(question){
let{tls:_,...options}=question.options;return{...question,options}}function endOf2({variant:variant2,server,proxy,services}){let own2=server.
ended();if(own2)return{code:"died",of:"server",end:own2};let beside=services.map(service=>service.ended()).find(end3=>end3!==null);if(beside)
return{code:"died",of:"service",end:beside};let end2=proxy?.ended();return end2?{code:"proxy-failed",variant:variant2,end:end2,seconds:null,
error:null}:null}function generatorThreads(cpus,atOnce){return Math.max(1,Math.floor(cpus.generator.length/atOnce))}function loadBeside(deployment,benchmark,seconds4){
let{background:background3}=benchmark.scenario,{background:request2,options}=deployment.question;if(!background3||!request2)return null;let{
tls}=options;return{address:deployment.front.address,request:request2,connections:background3.connections,keepalive:!0,...benchmark.scenario.
http2&&{http2:!0},timeoutSeconds:Math.max(10,benchmark.scenario.timeoutSeconds),statuses:rightStatuses(benchmark.scenario.expect),length:{seconds:seconds4},
threads:1,...tls&&{tls:{name:tls.name,caFile:tls.caFile}}}}function loadOf(deployment,benchmark,length,threads2,rate3){let{request:request2,
options}=deployment.question,{tls,bodyFile:bodyFile2}=options;return{address:deployment.front.address,request:request2,connections:benchmark.
scenario.connections,keepalive:benchmark.scenario.keepalive,...benchmark.scenario.http2&&{http2:!0},timeoutSeconds:benchmark.scenario.timeoutSeconds,
statuses:rightStatuses(benchmark.scenario.expect),...rate3!==void 0&&{rate:rate3},length,threads:threads2,...bodyFile2!==void 0&&{bodyFile:bodyFile2},
...tls&&{tls:{name:tls.name,caFile:tls.caFile}}}}async function startVariants(builds,benchmark,context,stack){let{runner,clock,signal}=context,
outcomes=await Promise.allSettled(builds.map(async build2=>stack.use(await startVariant(benchmark,build2,runner,clock))));signal.reason instanceof
OutOfTime||signal.throwIfAborted();let failures2=outcomes.flatMap(outcome=>outcome.status==="rejected"?[outcome.reason]:[]),failed2=failures2.
filter(error3=>error3 instanceof StartFailure),[unexpected]=failures2.filter(error3=>!(error3 instanceof StartFailure));if(unexpected)throw unexpected;
failed2.length===0&&signal.throwIfAborted();let logs2=new Map(failed2.map(({variant:variant2,log:log3})=>[logName(benchmark,variant2),log3])),
[broken,...more]=failed2;return broken?.variant==="base"&&builds.length>1&&more.length===0&&!signal.aborted&&(await stack.disposeAsync(),await startsAlone(
builds,benchmark,context))?{open:[],invalid:[{...FAILS_BESIDE,log:broken.log}],logs:logs2}:{open:outcomes.flatMap(outcome=>outcome.status===
"fulfilled"?[outcome.value]:[]),invalid:failed2.map(({variant:variant2,fault:fault2,log:log3})=>({variant:variant2,fault:fault2,log:log3})),
logs:logs2}}var FAILS_BESIDE={variant:"head",fault:{code:"fails-beside",of:"base"}};async function startsAlone(builds,benchmark,{runner,clock,
signal}){let base=builds.find(({variant:variant2})=>variant2==="base");if(!base)return!1;try{var _stack=[];try{let _alone=__using(_stack,await startVariant(
benchmark,base,runner,clock),!0);return!0}catch(_){var _error=_,_hasError=!0}finally{var _promise=__callDispose(_stack,_error,_hasError);_promise&&
await _promise}}catch(error3){if(error3 instanceof StartFailure||signal.aborted)return!1;throw error3}}import{closeSync as closeSync5,constants as constants5,fstatSync as fstatSync2,openSync as openSync5,readdirSync as readdirSync6,readSync as readSync3}from"node:fs";function jvmCollections(pids){let counts3=pids.filter(pid=>programOf(pid)==="java").map(pid=>{let counters=perfDataOf(pid);return counters&&
collectionsIn(counters)}),known2=counts3.filter(count3=>count3!==null);return known2.length===0||known2.length<counts3.length?null:known2.reduce(
(sum4,each)=>sum4+each,0)}var INVOCATIONS=/^sun\.gc\.collector\.\d+\.invocations$/;function collectionsIn(counters){let found=[...counters].
filter(([name3])=>INVOCATIONS.test(name3));return found.length===0?null:found.reduce((sum4,[,count3])=>sum4+count3,0)}function perfDataOf(pid){
let root=`/proc/${pid}/root/tmp`;try{let folders=readdirSync6(root).filter(name3=>name3.startsWith("hsperfdata_"));for(let folder2 of folders){
let data=readSmall(`${root}/${folder2}/${ownPid(pid)}`),counters=data&&perfDataIn(data);if(counters)return counters}}catch{}return null}var MOST_BYTES4=1024*
1024;function readSmall(path){let file;try{file=openSync5(path,constants5.O_RDONLY|constants5.O_NOFOLLOW|constants5.O_NONBLOCK)}catch{return null}
try{let found=fstatSync2(file);if(!found.isFile()||found.size>MOST_BYTES4)return null;let data=Buffer.alloc(found.size);return data.subarray(
0,readSync3(file,data,0,found.size,0))}finally{closeSync5(file)}}var MAGIC=3405693120,HEADER_BYTES=32,ENTRY_BYTES=20;function perfDataIn(data){
if(data.length<HEADER_BYTES||data.readUInt32BE(0)!==MAGIC||data[5]!==2)return null;let little=data[4]===1,int5=at2=>little?data.readInt32LE(
at2):data.readInt32BE(at2),long=at2=>Number(little?data.readBigInt64LE(at2):data.readBigInt64BE(at2)),found=new Map,at=int5(24);for(let left=int5(
28);left>0&&at>=HEADER_BYTES&&at+ENTRY_BYTES<=data.length;left-=1){let[length,name3,values2,value]=[int5(at),at+int5(at+4),int5(at+8),at+int5(
at+16)],isLong=data[at+12]===74&&values2===0,end2=data.indexOf(0,name3);if(isLong&&name3>at&&end2>name3&&value>at&&value+8<=data.length&&found.
set(data.toString("latin1",name3,end2),long(value)),length<=0)break;at+=length}return found}function meterOf(pid,group,ownNetwork){let started=startTime(pid),processes=()=>(group&&groupProcesses(group))??descendants(pid);return{ownNetwork,
group,pids:processes,async read(){let pids=processes(),seen2=threads(pids),counted4=seen2.cpu.size>0,ofGroup=group&&groupCpu(group);return{cpu:ofGroup??
(counted4?sum(seen2.cpu.values()):null),...ofGroup===null&&{whole:wholeCpu(pids)},threads:seen2.cpu,switches:counted4?seen2.switches:null,counters:countersOf(
pids),memoryPeak:(group&&groupMemoryPeak(group))??peakOf(pids),accepted:passiveOpens(pid),same:started!==null&&startTime(pid)===started}}}}function usageBetween(before,after2){
let busiest=[...after2.threads].map(([thread,cpu])=>cpu-(before.threads.get(thread)??0));return{cpu:cpuBetween(before,after2),busiest:busiest.
length===0?null:Math.max(...busiest),switches:difference3(before.switches,after2.switches),counters:countedBetween(before.counters,after2.counters),
accepted:difference3(before.accepted,after2.accepted)}}var ROUNDED=.03;function cpuBetween(before,after2){let cpu=difference3(before.cpu,after2.
cpu),whole=difference3(before.whole??null,after2.whole??null);return whole!==null&&(cpu===null||whole>cpu+ROUNDED)?whole:cpu}function countedBetween(before,after2){
let counted4=COUNTER_NAMES.map(name3=>[name3,difference3(before[name3]??null,after2[name3]??null)]);return Object.fromEntries(counted4.filter(
([,count3])=>count3!==null))}function difference3(before,after2){return before===null||after2===null||after2<before?null:after2-before}function peakOf(pids){
let peaks=pids.map(peakResident).filter(peak=>peak!==null);return peaks.length===0?null:sum(peaks)}function sum(values2){let total2=0;for(let value of values2)
total2+=value;return total2}var REMOTE_ROOT="/sys/fs/cgroup";async function remoteMeterOf(pid,files){let[stat,groups,snmp]=["stat","cgroup",
"net/snmp"].map(name3=>`/proc/${pid}/${name3}`),first=await files.read([stat,groups]),started=startTimeIn(first.get(stat)??null),places=placesOf(
first.get(groups)??""),counters=[...places.usage,...places.stat,...places.peak];return{ownNetwork:!0,group:null,pids:()=>[],async read(){let found=await files.
read([stat,snmp,...counters]),first2=paths=>found.get(paths.find(path=>found.has(path))??""),[usage,whole,peak]=[first2(places.usage),first2(
places.stat),first2(places.peak)];return{cpu:usage?groupCpuIn(usage,1):whole?groupCpuIn(whole,2):null,threads:new Map,switches:null,counters:{},
memoryPeak:peak?Number(peak):null,accepted:passiveOpensIn(found.get(snmp)??null),same:started!==null&&startTimeIn(found.get(stat)??null)===started}}}}
function placesOf(groups){let lines=groups.split(`
`).map(line2=>line2.split(":")),named3=controller=>lines.find(([,names2])=>names2?.split(",").includes(controller))?.slice(2).join(":"),[cpuacct,
memory,unified]=[named3("cpuacct"),named3("memory"),named3("")];return{usage:cpuacct?["cpuacct","cpu,cpuacct"].map(name3=>`${REMOTE_ROOT}/${name3}${cpuacct}\
/cpuacct.usage`):[],stat:unified&&!cpuacct?[`${REMOTE_ROOT}${unified}/cpu.stat`]:[],peak:memory?[`${REMOTE_ROOT}/memory${memory}/memory.max_\
usage_in_bytes`]:unified?[`${REMOTE_ROOT}${unified}/memory.peak`]:[]}}var PROBES={"io-calls":ioCalls,collections:jvmCollections};function countersOf(pids){
let read=Object.entries(PROBES).map(([name3,probe])=>[name3,probe(pids)]);return Object.fromEntries(read.filter(([,count3])=>count3!==null))}var REQUESTS_PER_CONNECTION=12,LEAST_KEPT=2,NO_PORT2=/cannot assign requested address/i,KEPT_UP=.9,IN_STEP=.05;function startedTogether(starts,wall){
return starts.length<2||Math.max(...starts)-Math.min(...starts)<=IN_STEP*wall}function answersOf(output){return Object.values(output.byStatus).
reduce((sum4,count3)=>sum4+count3,0)}function errorsOf(output){return Object.values(output.errors).reduce((sum4,count3)=>sum4+count3,0)}function correctOf(output,{
expect:expect2}){return rightStatuses(expect2).reduce((sum4,status2)=>sum4+(output.byStatus[String(status2)]??0),0)}function faultsIn(evidence){
let{scenario:scenario3,output,alive,ended}=evidence,answers2=answersOf(output),errors=errorsOf(output),correct=correctOf(output,scenario3),found=[
alive?null:ended??{code:"restarted"}];if(correct===0)found.push({code:"no-answers",seconds:output.wall,most:mostFrequent2(output)});else{let[
failed2,of]=[answers2-correct+errors,answers2+errors];failed2>scenario3.maxErrors*of&&found.push({code:"errors",failed:failed2,of,unit:"requ\
ests",most:mostFrequent2(output,scenario3)}),found.push(wrongSize(evidence,answers2,correct),tooManyConnections(evidence))}return found.filter(
fault2=>fault2!==null)}function wrongSize({lengths:lengths2,output:{bytes:bytes4,byStatus}},answers2,correct){if(lengths2===null||answers2!==
correct||Object.keys(byStatus).length>1)return null;let[least,most]=[correct*lengths2.shortest,correct*lengths2.longest];return bytes4>=least&&
bytes4<=most?null:{code:"wrong-size",answers:answers2,bytes:bytes4,least,most}}function tooManyConnections({scenario:scenario3,via:via2,opened,
output}){if(!scenario3.keepalive)return null;let answers2=answersOf(output),allowed2=answers2/LEAST_KEPT+2*scenario3.connections,code="too-m\
any-connections",{client,upstream}=opened;return via2==="nginx"&&upstream!==null&&upstream>allowed2?{code,side:"upstream",opened:upstream,requests:answers2}:
client!==null&&client>allowed2?{code,side:"client",opened:client,requests:answers2}:null}function limitsOf2(evidence){let{bottleneck:bottleneck2,
scenario:scenario3,output}=evidence,found=[];evidence.outOfPorts&&found.push("out-of-ports"),bottleneck2==="proxy"&&found.push("proxy-satura\
ted"),bottleneck2==="generator"&&found.push("generator-saturated"),bottleneck2==="dependency"&&!scenario3.rate&&found.push("dependency");let tooFew=answersOf(
output)<REQUESTS_PER_CONNECTION*scenario3.connections*.75;return scenario3.requests===void 0&&(tooFew&&!scenario3.rate||!evidence.enoughTime)&&
found.push("too-few-requests"),evidence.keptUp!==null&&evidence.keptUp<KEPT_UP&&found.push("over-capacity"),bottleneck2==="generator"&&littlesLawBroken(
output,scenario3)&&found.push("littles-law"),evidence.steady||found.push("unsteady"),evidence.inStep||found.push("out-of-step"),found}function littlesLawBroken(output,scenario3){
let answers2=answersOf(output);if(errorsOf(output)>0||answers2<10*scenario3.connections||output.latency.mean===null)return!1;let share3=answers2/
output.wall*output.latency.mean/scenario3.connections;return share3<.85||share3>1.05}function mostFrequent2(output,scenario3){let right=scenario3?
rightStatuses(scenario3.expect):[],wrong=Object.entries(output.byStatus).filter(([status2])=>!right.includes(Number(status2))).map(([status2,
count3])=>({status:status2,count:count3})),errors=Object.entries(output.errors).map(([error3,count3])=>({error:error3,count:count3}));return[
...wrong,...errors].sort((a,b)=>b.count-a.count).slice(0,3)}var SLICE=.2,CAP=8,WINDOW=2,RISE=1.05,CHEAP_WINDOW=3,FALL=.97;function isSteady(throughputs2){if(throughputs2.length<2*WINDOW)return!1;let last=mean(
throughputs2.slice(-WINDOW));return last>0&&last<=RISE*mean(throughputs2.slice(-2*WINDOW,-WINDOW))}function isSettled2(costs2){if(costs2.length<
2*CHEAP_WINDOW)return!1;let[last,before]=[costs2.slice(-CHEAP_WINDOW),costs2.slice(0,-CHEAP_WINDOW)];return Math.min(...last)>=FALL*Math.min(
...before)}async function warmUp(deployments,together,benchmark,context,known2){let slices=new Map(deployments.map(deployment=>[deployment,[]])),
soFar=[...slices.values()],times=[],steady=known2!==void 0,failed2=!1,spent=0;for(let seconds4 of known2===void 0?[]:lengths(known2))await slice(
seconds4);for(;!steady&&!failed2&&spent<CAP;){let longest=await slice(SLICE),enough=spent>=settleFor(context);steady=soFar.every(each=>(each.
at(-1)?.answers??0)>0)&&isSteady(throughputs(soFar))&&(enough||isSettled2(costs(soFar))),spent+=longest}steady||=failed2||throughputs(soFar).
every(each=>each===0);let last=soFar.map(each=>Math.max(throughput(each.at(-1)),throughput(each.at(-2)))),base=last[deployments.findIndex(({
variant:variant2})=>variant2==="base")]??last[0]??0;return{steady,answersPerSecond:Math.min(...last),base,time:totalTime(times),...known2===
void 0&&steady&&{costs:costs(soFar).map(cost=>Number.isFinite(cost)?cost:null)}};async function slice(seconds4){let walls=[];for(let part2 of together?
[deployments]:deployments.map(deployment=>[deployment])){let longest=some2=>Math.max(...some2.map(({wall})=>wall)),loads=()=>Promise.all(part2.
map(deployment=>load(deployment,seconds4))),{result,time:time5}=await underLoad(loads,longest);walls.push(longest(result)),times.push(time5)}
return Math.max(...walls)}async function load(deployment,seconds4){let threads2=generatorThreads(context.plan.cpus,together?deployments.length:
1),asked=loadOf(deployment,benchmark,{seconds:seconds4},threads2),before=await deployment.server.meter.read(),loaded=await context.generator(
asked,{signal:context.signal}).catch(()=>null);failed2||=loaded===null||endOf2(deployment)!==null,context.signal.throwIfAborted();let{cpu}=usageBetween(
before,await deployment.server.meter.read()),did={cpu,wall:loaded?.output.wall??seconds4,answers:loaded?answersOf(loaded.output):0};return slices.
get(deployment)?.push(did),did}}function lengths(known2){let before=known2-SLICE;return before>SLICE/2?[before,SLICE]:[SLICE]}function settleFor({
plan:plan2}){let cases=plan2.cases.length/(plan2.shard?.count??1);return plan2.budgetSeconds/Math.max(1,cases)/10}function throughputs(deployments){
return totals(deployments,throughput)}function throughput(slice){return slice?slice.answers/slice.wall:0}function costs(deployments){let answers2=totals(
deployments,slice=>slice.answers);return deployments.flat().some(({cpu})=>cpu===null)?answers2.map(()=>0):totals(deployments,({cpu})=>cpu??0).
map((each,slice)=>each/(answers2[slice]??0))}function totals(deployments,value){let[first=[]]=deployments;return first.map((_,index)=>deployments.
reduce((sum4,deployment)=>sum4+(deployment[index]?value(deployment[index]):0),0))}function needsCalibration({scenario:scenario3,rate:rate3}){return scenario3.rate!==void 0&&"share"in scenario3.rate&&rate3===void 0}async function calibrate(benchmark,pairing2,context){
var _stack=[];try{let{builds,scenario:scenario3}=benchmark;let at=context.clock.now()-context.began;let together=builds.length>1&&pairing2===
"side-by-side"&&builds.every(context.runner.canShare);let stack=__using(_stack,new AsyncDisposableStack,!0);let started=await startVariants(
together?builds:builds.slice(0,1),benchmark,context,stack);let{open:open4,logs:logs2}=started;let session2=withoutRounds(at,started.invalid);
if(session2.invalid.length>0)return{rate:null,start:{session:session2,time:totalTime([]),logs:logs2}};let ready2=context.clock.now();let{base,
time:time5}=await warmUp(open4,together,benchmark,context);let share3=scenario3.rate&&"share"in scenario3.rate?scenario3.rate.share:1;let rate3=Number(
(share3*base).toPrecision(3));let spent=totalTime([time5,{ready:context.clock.now()-ready2}]);return{rate:rate3>0?rate3:1,start:{session:session2,
time:spent,logs:logs2}}}catch(_){var _error=_,_hasError=!0}finally{var _promise=__callDispose(_stack,_error,_hasError);_promise&&await _promise}}var LONGEST_ARGUMENT=128*1024-1;function hyperfineArguments(command3,runs,file){let line2=quotedCommand(command3);if(Buffer.byteLength(line2)>
LONGEST_ARGUMENT)throw new FaultError({code:"command-failed",error:`it is longer than the ${LONGEST_ARGUMENT} bytes that hyperfine accepts; \
put long arguments into a file`});return["--shell","none","--style","none","--warmup","0","--runs",String(runs),"--ignore-failure","--output",
"inherit","--export-json",file,"--",line2]}function hyperfineTimer(program,runs){return{program,argumentsFor:(command3,file)=>hyperfineArguments(
command3,runs,file)}}function quotedCommand(command3){return command3.map(word=>`'${word.replaceAll("'","'\\''")}'`).join(" ")}var seconds2=number2().
nonnegative(),exitCode2=int().nullable(),bytes2=number2().nonnegative(),firstFormat=object({times:array(seconds2).min(1),user:seconds2,system:seconds2,
memory_usage_byte:array(bytes2).nullish(),exit_codes:array(exitCode2)}),measured2=unit=>object({value:unit==="second"?seconds2:bytes2,unit:literal(
unit)}),secondFormat=object({measurements:array(object({time_wall_clock:measured2("second"),time_user:measured2("second"),time_system:measured2(
"second"),memory_peak_resident:measured2("byte").nullish(),exit_code:exitCode2})).min(1)}),hyperfineJson=object({results:tuple([union([firstFormat,
secondFormat])])});function parseHyperfineOutput(text3){let json2;try{json2=JSON.parse(text3)}catch{throw new Error(`hyperfine wrote no JSON\
: ${JSON.stringify(text3.slice(0,200))}`)}let parsed3=hyperfineJson.safeParse(json2);if(!parsed3.success){let issue3=parsed3.error.issues[0];
throw new Error(`hyperfine's JSON is not as expected at ${issue3?.path.join(".")||"its top"}: ${issue3?.message}`)}let[result]=parsed3.data.
results;if("times"in result){let runs=result.times.length;return{runs,wall:sum2(result.times),user:result.user*runs,system:result.system*runs,
memory:largest(result.memory_usage_byte??[]),exitCode:firstFailure(result.exit_codes)}}let{measurements}=result;return{runs:measurements.length,
wall:sum2(measurements.map(each=>each.time_wall_clock.value)),user:sum2(measurements.map(each=>each.time_user.value)),system:sum2(measurements.
map(each=>each.time_system.value)),memory:largest(measurements.flatMap(each=>each.memory_peak_resident?.value??[])),exitCode:firstFailure(measurements.
map(each=>each.exit_code))}}var sum2=values2=>values2.reduce((total2,value)=>total2+value,0),largest=values2=>values2.length===0?null:Math.max(
...values2);function firstFailure(codes){let failed2=codes.find(code=>code!==0);return failed2===void 0?0:failed2}var OWN_WARNING=/^\s*(?:Warning: Ignoring non-zero exit code\.)?\s*$/;
function withoutWarnings(stderr){return stderr.split(`
`).filter(line2=>!OWN_WARNING.test(line2)).join(`
`)}async function monitorInterference(plan2,proxied,runner){let cpus=proxied?plan2:{...plan2,proxy:[]},ours=process.cpuUsage(),before=await lookAt(
cpus,runner);return async()=>{let after2=await lookAt(cpus,runner),{user,system}=process.cpuUsage(ours),grown3=(part2,what)=>before[part2]&&
after2[part2]&&after2[part2][what]-before[part2][what],on=(part2,wall,used)=>disturbanceOf({wall,stolen:grown3(part2,"stolen"),busy:grown3(part2,
"busy"),ours:used.every(each=>each!==null)?used.reduce((sum4,each)=>sum4+each,0):null}),harness=(user+system)/1e6;return{idle:{server:grown3(
"server","idle"),generator:grown3("generator","idle")},disturbance:({wall,server,proxy,generator})=>onSeparateMachine(cpus)?worstOf([on("the\
re",wall,[server,proxy]),on("generator",wall,[generator,harness])]):on("all",wall,[server,proxy,generator,harness])}}}async function lookAt(cpus,runner){
let{server,proxy,generator}=cpus,there=[...new Set([...server,...proxy])],all=[...new Set([...there,...generator])];return{server:await runner.
cpuSeconds(server),there:onSeparateMachine(cpus)?await runner.cpuSeconds(there):null,generator:cpuSeconds(generator),all:onSeparateMachine(cpus)?
null:cpuSeconds(all)}}function disturbanceOf({wall,stolen,busy,ours}){return wall>0?{stolen:stolen===null?null:stolen/wall,foreign:busy===null||
ours===null?null:Math.max(0,(busy-ours)/wall)}:{stolen:null,foreign:null}}function worstOf(parts){let most=values2=>values2.every(value=>value!==
null)&&values2.length>0?Math.max(...values2):null;return{stolen:most(parts.map(p=>p.stolen)),foreign:most(parts.map(p=>p.foreign))}}function seeded(seed){let state=seed>>>0;return()=>{state=state+2654435769>>>0;let z=state;return z=Math.imul(z^z>>>16,2246822507),z=Math.imul(
z^z>>>13,3266489909),((z^z>>>16)>>>0)/2**32}}function shuffled(items,random){let result=[...items];for(let last=result.length-1;last>0;last-=
1){let other=Math.floor(random()*(last+1));[result[last],result[other]]=[result[other],result[last]]}return result}function mirroredOrders(items,rounds,random){
let orders=[];for(let round2=0;round2<rounds;round2+=1)orders.push(round2%2===0?shuffled(items,random):[...orders.at(-1)].reverse());return orders}var reportLine=object({operations:int().positive(),seconds:number2().positive().optional(),errors:int().nonnegative().default(0)}),CLOCKS_DIFFER=.25,
TIMER_TAKES=1,TURN=.2,MOST_RUNS=20;async function runCommandSession(benchmark,design,context){var _stack=[];try{let at=context.clock.now()-context.
began;let logs2=new Map;let stack=__using(_stack,new AsyncDisposableStack,!0);let deployments=[];for(let build2 of shuffled(benchmark.builds,
context.random))try{let{addresses}=await startServices(build2,context.runner,context.clock,context.signal,stack,"generator");deployments.push(
{build:build2,beside:addresses})}catch(error3){context.signal.throwIfAborted();let{variant:variant2}=build2,[fault2,log3]=error3 instanceof FaultError?
[error3.fault,error3.log]:[{code:"start-failed",error:error3.message},void 0];log3&&logs2.set(logName(benchmark,variant2),log3);let invalid2=[
{variant:variant2,fault:fault2,...log3&&{log:log3}}];return{session:withoutRounds(at,invalid2),time:totalTime([]),logs:logs2}}let ready2=context.
clock.now();let first=[];for(let deployment of deployments)first.push(await turn(deployment,benchmark,context,ONCE));let manner=mannerAfter(
first);let warmUpSeconds=context.clock.now()-ready2;let rounds=[];let times=[];for(let order of mirroredOrders(deployments,design.rounds,context.
random)){let{round:round2,time:time6}=await oneRound(order,benchmark,context,manner);if(rounds.push(round2),times.push(time6),round2.samples.
some(({invalid:invalid2})=>invalid2.length>0))break}let time5=totalTime([...times,{ready:context.clock.now()-ready2}]);return{session:{at,startSeconds:{},
warmUpSeconds,rounds,invalid:[]},time:time5,logs:logs2}}catch(_){var _error=_,_hasError=!0}finally{var _promise=__callDispose(_stack,_error,
_hasError);_promise&&await _promise}}async function oneRound(order,benchmark,context,manner){let at=context.clock.now()-context.began,stopMonitor=await monitorInterference(
context.plan.cpus,!1,context.runner),samples=[],times=[];for(let deployment of order){let run3=()=>turn(deployment,benchmark,context,manner),
{result,time:time5}=await underLoad(run3,({wall:wall2})=>wall2);samples.push(result),times.push(time5)}let wall=samples.reduce((sum4,sample2)=>sum4+
sample2.wall,0),{stolen}=(await stopMonitor()).disturbance({wall,server:null,proxy:null,generator:null,busiestServer:null,busiestProxy:null});
return{round:{order:order.map(({build:build2})=>build2.variant),together:!1,at,samples,disturbance:{stolen,foreign:null}},time:totalTime(times)}}
var ONCE={runs:1,reports:null};function mannerAfter(first){let[counted4]=first.toSorted((a,b)=>a.variant.localeCompare(b.variant));if(counted4?.
command?.operations!=null)return{runs:1,reports:!0};let walls=first.flatMap(({invalid:invalid2,wall})=>invalid2.length===0&&wall>0?[wall]:[]),
runs=walls.length===0?1:Math.ceil(TURN/Math.min(...walls));return{runs:Math.min(runs,MOST_RUNS),reports:!1}}async function turn({build:build2,
beside},{scenario:scenario3},context,manner){let{timeoutSeconds,args:added=[]}=scenario3,{runs,reports}=manner,options={timeoutSeconds:timeoutSeconds*
runs,signal:context.signal},timer2=context.hyperfine===null?null:hyperfineTimer(context.hyperfine,runs);try{let finished=await context.runner.
runOnce(build2,{added,timer:timer2},beside,options);return commandSample(build2,scenario3,finished,reports)}catch(error3){if(!(error3 instanceof
FaultError)||error3.fault.code!=="command-failed")throw error3;return sampleOf(build2,scenario3,UNKNOWN,{fault:error3.fault})}}var UNKNOWN={
by:"hyperfine",runs:1,wall:0,user:null,system:null,memory:null,exitCode:null};function commandSample(build2,scenario3,finished,reports){let timed=timedBy(
finished);if("fault"in timed)return sampleOf(build2,scenario3,UNKNOWN,timed);let error3=failureOf(finished,timed);if(error3!==null){let fault3={
code:"command-failed",error:error3,...withheldIn(finished.lacks)};return sampleOf(build2,scenario3,timed,{fault:fault3})}let altered=alteredTime(
timed,finished),report=reported(finished.stdout);if(altered)return sampleOf(build2,scenario3,timed,{fault:altered});if(report==="broken"||report===
null&&reports)return sampleOf(build2,scenario3,timed,{fault:{code:"no-report",output:lastLines(finished.stdout,2)}});if(report===null||reports===
!1)return sampleOf(build2,scenario3,timed,{});let fault2=impossibleTime(report,timed.wall)??tooManyErrors(report,scenario3);return sampleOf(
build2,scenario3,timed,{report,...fault2&&{fault:fault2}})}function timedBy(finished){let{timed,seconds:seconds4,code}=finished;if(timed===null)
return{...UNKNOWN,by:"engine",wall:seconds4,exitCode:code};let failed2=error3=>({fault:{code:"command-failed",error:error3,...withheldIn(finished.
lacks)}});if(code!==0)return failed2(why({...finished,stderr:withoutWarnings(finished.stderr)}));if(timed.notes===null)return failed2("the r\
esults of hyperfine are gone; the command may have removed them");try{return{by:"hyperfine",...parseHyperfineOutput(timed.notes)}}catch(error3){
return failed2(error3.message)}}function failureOf(finished,{by,exitCode:exitCode3}){if(exitCode3===0)return null;if(by==="engine")return why(
finished);let stderr=withoutWarnings(finished.stderr);if(exitCode3!==null)return why({...finished,code:exitCode3,stderr});let said=lastLines(
stderr||finished.stdout,5);return said?`ended by a signal: ${said}`:"ended by a signal"}function alteredTime({wall},{timed,seconds:seconds4}){
let plausible=wall<=seconds4+CLOCKS_DIFFER&&wall>=Math.min(seconds4-TIMER_TAKES,seconds4/2);return timed===null||plausible?null:{code:"timin\
g-altered",noted:wall,wall:seconds4}}function sampleOf({variant:variant2},scenario3,{by,runs,wall,user,system,memory,exitCode:exitCode3},{report,
fault:fault2}){let{operations,errors,seconds:seconds4}=report??{operations:null,errors:0},correct=operations===null?0:operations-errors;return{
variant:variant2,wall,byStatus:operations===null?{}:{[String(rightStatuses(scenario3.expect)[0])]:correct},errors:errors>0?{"failed operatio\
ns":errors}:{},aborted:0,bytes:0,correct,latency:{mean:null,p50:null,p90:null,p95:null,p99:null},cpu:{server:user===null||system===null?null:
user+system,proxy:null,generator:null},busiest:{server:null,proxy:null},opened:{client:null,upstream:null},memory,switches:null,command:{by,
runs,user,system,exitCode:exitCode3,operations,seconds:seconds4??null},bottleneck:"server",invalid:fault2===void 0?[]:[fault2],limits:[]}}function reported(output){
let last;try{last=JSON.parse(output.trimEnd().split(`
`).at(-1)??"")}catch{return null}if(typeof last!="object"||last===null||!("operations"in last))return null;let parsed3=reportLine.safeParse(
last);return parsed3.success&&parsed3.data.errors<=parsed3.data.operations?parsed3.data:"broken"}function impossibleTime({seconds:seconds4},wall){
return seconds4!==void 0&&seconds4>wall+CLOCKS_DIFFER?{code:"impossible-time",seconds:seconds4,wall}:null}function tooManyErrors({operations,
errors},scenario3){return errors>operations*scenario3.maxErrors?{code:"errors",failed:errors,of:operations,unit:"operations",most:[]}:null}var PILOT_SESSIONS=3,USUAL_ROUNDS=4,ROUNDS_OFFERED=[2,4,6,8,12],PRIOR_DEGREES=3,ROUND_EXTRA=.03;function pairingOf({pairing:pairing2},{args}){
return args?"interleaved":pairing2}function firstPlan(pairing2){return{design:{pairing:pairing2,rounds:USUAL_ROUNDS},choice:null}}function nextPlan(now,{
sessions},allowance){if(now.choice!==null)return now;let learned=learnedWarmUp({sessions},allowance.loop),warmUp2=learned===null?{}:{warmUpSeconds:learned},
design={...now.design,...warmUp2};if(sessions.length<PILOT_SESSIONS)return{design,choice:null};let choice2={...chooseRounds({sessions},allowance),
...warmUp2};return{design:{...design,rounds:choice2.roundsPerSession},choice:choice2}}function chooseRounds(record2,allowance){let{loop}=allowance,
found=deciding(loop).flatMap(metric2=>components(record2,metric2)??[]),offered=roundsOffered(record2);if(found.length===0)return{roundsPerSession:offered.
find(each=>each>=USUAL_ROUNDS)??USUAL_ROUNDS,betweenStarts:null};let costs2=costsOf(record2.sessions,allowance),width=rounds2=>Math.max(...found.
map(each=>widthAtEnd(each,rounds2,costs2,allowance))),rounds=offered.reduce((best,each)=>width(each)<width(best)?each:best),share3=mean(found.
map(({start,round:round2})=>start/(start+round2)||0));return{roundsPerSession:rounds,betweenStarts:share3}}function roundsOffered({sessions}){
let open4=sessions.flatMap(({rounds})=>rounds.flatMap(round2=>round2.samples)).filter(({latencies})=>latencies!==void 0);if(open4.length===0)
return ROUNDS_OFFERED;let answers2=Math.min(...open4.map(({correct})=>correct)),enough=ROUNDS_OFFERED.filter(rounds=>rounds>=USUAL_ROUNDS&&(rounds-
1)*answers2>=answersFor(.99));return enough.length>0?enough:ROUNDS_OFFERED.slice(-1)}function widthAtEnd({start,round:round2},rounds,costs2,{
budgetSeconds}){let n=Math.floor(budgetSeconds/(costs2.session+rounds*costs2.round));if(n<PILOT_SESSIONS)return Number.POSITIVE_INFINITY;let noise={
variance:start+round2/rounds,degrees:n-1+PRIOR_DEGREES};return halfWidth({noise,weight:n},equivalenceTail("end"))??Number.POSITIVE_INFINITY}
function costsOf(sessions,{spent,loop}){let rounds=sessions.flatMap(session2=>session2.rounds),measuring=rounds.reduce((sum4,each)=>sum4+secondsOf(
each),0),learned=learnedWarmUp({sessions},loop),saved=sessions.map(session2=>learned===null?0:Math.max(0,session2.warmUpSeconds-learned*warmedUpAt(
session2))),starting=spent-measuring-saved.reduce((sum4,each)=>sum4+each,0);return{session:Math.max(0,starting/sessions.length),round:rounds.
length===0?0:measuring/rounds.length}}function warmedUpAt({rounds}){return rounds.some(({together})=>together)?1:Math.max(1,...rounds.map(({
order})=>order.length))}function secondsOf({samples,together}){let walls=samples.map(({wall})=>wall+ROUND_EXTRA);return together?Math.max(0,
...walls):walls.reduce((sum4,wall)=>sum4+wall,0)}var WINDOW2=3,AT_ONCE=1.1,WARM=1.15;function learnedWarmUp({sessions},loop){let first=sessions.
find(({warmUpCosts})=>warmUpCosts!==void 0),slices=(first?.warmUpCosts??[]).map(cost=>({seconds:SLICE,cost:cost??1/0})),rounds=(first?.rounds??
[]).filter(round2=>!isDisturbed(round2)).map(pieceOf),pieces=loop==="open"?slices:[...slices,...rounds];if(slices.length<WINDOW2||!pieces.slice(
-WINDOW2).every(tells))return null;let seconds4=(loop==="open"?pieces:pieces.slice(0,lastExpensive(pieces)+1)).reduce((sum4,piece)=>sum4+piece.
seconds,0);return Math.min(CAP,Number(seconds4.toFixed(2)))}function lastExpensive(pieces){let costAt=from=>mean(pieces.slice(from,from+WINDOW2).
map(({cost})=>cost)),end2=pieces.length-WINDOW2;return costAt(0)<=AT_ONCE*costAt(end2)?0:pieces.findLastIndex((_,from)=>from===0||from<end2&&
costAt(from)>WARM*costAt(end2))}function pieceOf({samples}){let total2=of=>samples.reduce((sum4,sample2)=>sum4+of(sample2),0);return{seconds:Math.
max(0,...samples.map(({wall})=>wall)),cost:total2(({cpu})=>cpu.server??Number.NaN)/total2(({correct})=>correct)}}function tells({cost}){return cost>
0&&Number.isFinite(cost)}async function runSchedule(benchmarks,policyOf,context,hooks){let{clock,plan:plan2,signal}=context,states=benchmarks.map(benchmark=>newState(
benchmark,context)),policy2=policyOf(states,context),began=clock.now(),left=()=>plan2.budgetSeconds-(clock.now()-began),underWay="",begins=({
benchmark})=>{underWay=benchmark.case.id;let secondsLeft=left(),done=Math.min(1,1-secondsLeft/plan2.budgetSeconds);hooks.progress({doing:underWay,
done,secondsLeft:Math.max(0,secondsLeft)})},keep2=(state,known2)=>{let record2=recordOf(state);for(let session2 of record2.sessions.slice(known2))
hooks.kept?.({...record2,sessions:[session2]})},stopped={interrupted:!1,timedOutIn:null};try{for(let due=policy2.due(left());due.length>0;due=
policy2.due(left())){let start=clock.now();for(let state of due){if(left()<=0)break;begins(state);let kept=state.sessions.length;await calibrateOnce(
state,context,hooks);let from=clock.now();if(!state.ended){let design=policy2.design(state);state.sessions.push(await hooks.measure(state.benchmark,
design)),await leaveBaseOut(state,async benchmark=>[await hooks.measure(benchmark,design)]);let seconds4=clock.now()-from;state.spent+=seconds4,
policy2.measured(state,seconds4)}keep2(state,kept)}policy2.through?.(clock.now()-start)}}catch(error3){stopped=stopReason(error3,underWay,signal)}
return{records:states.map(recordOf),...stopped}}function newState(benchmark,{plan:plan2}){return{benchmark,sampling:firstPlan(pairingOf(plan2,
benchmark.scenario)),sessions:[],spent:0,calibration:0,longest:0,timed:null,ended:!1}}async function calibrateOnce(state,{clock},{calibrate:calibrate2}){
if(!needsCalibration(state.benchmark))return;if(!calibrate2)throw new RangeError(`${state.benchmark.case.id} has to be calibrated`);let start=clock.
now(),{rate:rate3,session:session2}=await calibrate2(state.benchmark);rate3===null&&(state.sessions.push(session2),await leaveBaseOut(state,
async benchmark=>{let again=await calibrate2(benchmark);return isAlone("head",benchmark)&&({rate:rate3,session:session2}=again),again.rate===
null?[again.session]:[]})),state.calibration=clock.now()-start,state.spent+=state.calibration,rate3===null?state.ended=!0:state.benchmark={...state.
benchmark,rate:rate3}}function isAlone(variant2,{builds}){return builds.every(build2=>build2.variant===variant2)}async function leaveBaseOut(state,measure2){
let{benchmark,sessions}=state,alone=variant2=>benchmark.builds.filter(build2=>build2.variant===variant2),lacks3=some2=>lacksBase({...benchmark.
case,sessions:some2});sessions.length!==1||!lacks3(sessions)||benchmark.builds.length<2||faultsOf({...benchmark.case,sessions}).some(({variant:variant2})=>variant2===
"base")&&!lacks3(await measure2({...benchmark,builds:alone("base")}))||(state.benchmark={...benchmark,builds:alone("head")},sessions.push(...await measure2(
state.benchmark)))}function recordOf({benchmark,sessions,sampling:{choice:choice2}}){let{rate:rate3}=benchmark;return{...benchmark.case,sessions,
...rate3!==void 0&&{rate:rate3},...choice2&&{choice:choice2}}}function stopReason(error3,underWay,signal){if(!signal.aborted)throw error3;let late=signal.
reason instanceof OutOfTime;return{interrupted:!late,timedOutIn:late?underWay:null}}function isInvalid(session2){return session2!==void 0&&(session2.
invalid.length>0||session2.rounds.some(({samples})=>samples.some(({invalid:invalid2})=>invalid2.length>0)))}var MOST_SESSIONS=130;function sequentialLooks(variants){
return(states,context)=>{let{plan:plan2,random}=context,share3=plan2.budgetSeconds/states.length;return{due(left){let fitting3=states.filter(
state=>!state.ended&&left>0&&state.longest<=left);return shuffled(fitting3,random).sort((a,b)=>a.spent-b.spent).slice(0,1)},design:({sampling})=>sampling.
design,measured(state,seconds4){let{benchmark,sampling,spent,calibration}=state,{design}=sampling;state.longest=state.timed===design?Math.max(
state.longest,seconds4):seconds4,state.timed=design,state.sampling=nextPlan(sampling,state,{loop:loopOf({...benchmark.case,...state},context),
spent:spent-calibration,budgetSeconds:share3-calibration}),state.ended=benchmark.builds.length===1||isInvalid(state.sessions.at(-1))||state.
sessions.length>=MOST_SESSIONS||settledAtLook(recordOf(state),{plan:plan2,variants})!==null}}}}var ALONE2={rounds:3,pairing:"interleaved"},ONCE2={
rounds:1,pairing:"interleaved"},MOST_BLOCKS=60,LEAST_BLOCKS=2;function randomisedBlocks(){return(states,{random})=>{let groups=[...Map.groupBy(
states,({benchmark:{case:found}})=>`${found.scenario}/${found.via}`).values()].map(own2=>({states:own2,blocks:0,spent:0,last:0})),healthy=group=>group.
states.filter(({ended})=>!ended),current;return{due(left){let fitting3=groups.filter(group=>left>0&&group.last<left&&group.blocks<MOST_BLOCKS&&
healthy(group).length>0),early=({blocks})=>Math.min(blocks,LEAST_BLOCKS);return[current]=shuffled(fitting3,random).sort((a,b)=>early(a)-early(
b)||a.spent-b.spent),current?shuffled(healthy(current),random):[]},design:({benchmark})=>benchmark.scenario.args?ONCE2:ALONE2,measured(state){
state.ended=isInvalid(state.sessions.at(-1))},through(seconds4){current&&(current.blocks+=1,current.last=seconds4,current.spent+=seconds4)}}}}function sampleOf2(load,together,bottleneck2,benchmark,round2){let{deployment,loaded,server,proxy}=load;if(loaded instanceof Error)return failedSample(
load,loaded);let{scenario:scenario3}=benchmark,{output}=loaded,opened=openedBy(load,together,scenario3.keepalive?scenario3.connections:null),
starts=together.flatMap(each=>each.loaded instanceof Error?[]:[each.loaded.startedAt]),isMeasure=deployment.variant==="base"||benchmark.builds.
length===1,evidence={scenario:scenario3,via:benchmark.case.via,output,lengths:deployment.lengths,alive:server.after.same&&(proxy?.after.same??
!0),ended:endOf2(deployment),opened,bottleneck:bottleneck2,outOfPorts:hadNoPorts(load,benchmark,opened.client),enoughTime:round2.enoughTime,
steady:round2.steady,inStep:startedTogether(starts,output.wall),keptUp:isMeasure&&round2.rate!==void 0&&loaded.latencies?keptUp(loaded.latencies,
round2.rate):null};return{...meteredOf(load),...output,...loaded.latencies&&{latencies:latencyCounts(loaded.latencies)},correct:correctOf(output,
scenario3),bottleneck:bottleneck2,cpu:{server:server.used.cpu,proxy:proxy?.used.cpu??null,generator:loaded.cpu},opened,invalid:faultsIn(evidence),
limits:limitsOf2(evidence)}}function hadNoPorts({deployment,loaded,proxy},{scenario:scenario3},opened){if(loaded instanceof Error)return!1;if(Object.
keys(loaded.output.errors).some(error3=>NO_PORT2.test(error3)))return!0;if(!(!scenario3.keepalive||(opened??0)>MANY*scenario3.connections))return!1;
let[nginx]=proxy&&deployment.proxy?deployment.proxy.meter.pids():[];return portsUsedUp(deployment.front.address)||nginx!==void 0&&portsUsedUp(
deployment.server.nearby,nginx)}var MANY=4;function meteredOf({deployment,server,proxy}){return{variant:deployment.variant,busiest:{server:server.
used.busiest,proxy:proxy?.used.busiest??null},memory:server.after.memoryPeak,switches:server.used.switches,...Object.keys(server.used.counters).
length>0&&{counters:server.used.counters}}}function faultOf(error3){return error3 instanceof FaultError?error3.fault:{code:"generator-failed",
error:error3.message}}function failedSample(load,error3){return{...meteredOf(load),wall:0,byStatus:{},errors:{},aborted:0,bytes:0,correct:0,
latency:{mean:null,p50:null,p90:null,p95:null,p99:null},bottleneck:null,cpu:{server:load.server.used.cpu,proxy:load.proxy?.used.cpu??null,generator:null},
opened:{client:null,upstream:null},invalid:[endOf2(load.deployment)??faultOf(error3)],limits:[]}}function openedBy(load,together,connections){
let{deployment,server,proxy}=load;if(deployment.server.meter.ownNetwork)return proxy?{client:proxy.used.accepted,upstream:server.used.accepted}:
{client:server.used.accepted,upstream:null};let all=server.used.accepted;if(all===null)return{client:null,upstream:null};let loads=together.
map(({loaded})=>{let answers2=loaded instanceof Error?0:answersOf(loaded.output),requests=loaded instanceof Error?0:answers2+loaded.output.aborted;
return{answers:answers2,needed:connections??requests}}),clients=loads.reduce((sum4,{needed})=>sum4+needed,0),own2=splitConnections(proxy?Math.
max(0,all-clients):all,loads)[together.indexOf(load)]??null;return proxy?{client:null,upstream:own2}:{client:own2,upstream:null}}function splitConnections(all,loads){
let total2=values2=>values2.reduce((sum5,value)=>sum5+value,0),needed=loads.map(load=>load.needed),beyond=all-total2(needed),weights=beyond>
0?loads.map(({answers:answers2})=>answers2):needed,sum4=total2(weights),share3=index=>sum4>0?(weights[index]??0)/sum4:1/loads.length;return needed.
map((own2,index)=>Math.round(beyond>0?own2+beyond*share3(index):all*share3(index)))}var SATURATED=.9;function bottleneckOf2(usage,cpus){let{
wall}=usage;if(usage.server===null||wall<=0)return null;let busy=(seconds4,cores3)=>(seconds4??0)/(wall*cores3),noneLeft=(idle,cores3)=>idle!==
null&&idle/(wall*cores3)<=1-SATURATED;return busy(usage.server,cpus.server.length)>=SATURATED||busy(usage.busiestServer,1)>=SATURATED||noneLeft(
usage.idle.server,cpus.server.length)?"server":!onSeparateMachine(cpus)&&cpus.proxy.some(cpu=>cpus.generator.includes(cpu))&&(busy((usage.proxy??
0)+(usage.generator??0),cpus.generator.length)>=SATURATED||noneLeft(usage.idle.generator,cpus.generator.length))?(usage.proxy??0)>(usage.generator??
0)?"proxy":"generator":busy(usage.proxy,cpus.proxy.length)>=SATURATED||busy(usage.busiestProxy,1)>=SATURATED?"proxy":busy(usage.generator,cpus.
generator.length)>=SATURATED?"generator":"dependency"}var FIFTH=.2;function queueGrowth(latencies){let part2=Math.floor(latencies.length*FIFTH);
return part2===0?0:Math.max(0,mean(latencies.slice(-part2))-mean(latencies.slice(0,part2)))}function keptUp(latencies,rate3){let offered=latencies.
length/rate3;return offered===0?0:offered/(offered+queueGrowth(latencies)/(1-FIFTH))}async function loadTogether(deployments,benchmark,round2,context){let{cpus}=context.plan,threads2=generatorThreads(cpus,deployments.length),
stopMonitor=await monitorInterference(cpus,benchmark.case.via==="nginx",context.runner),line2=startBarrier(deployments.length),loads=await Promise.
all(deployments.map(deployment=>loadVariant(deployment,benchmark,round2,{...context,threads:threads2,line:line2}))),observed=await stopMonitor(),
total2=totalUsage(loads),bottleneck2=bottleneckOf2({...total2,idle:observed.idle},cpus),disturbance=observed.disturbance(total2),order=benchmark.
builds.map(({variant:variant2})=>variant2),samples=loads.map(load=>sampleOf2(load,loads,bottleneck2,benchmark,round2));return{samples:isDisturbed(
{disturbance,together:deployments.length>1,order,samples})?samples.map(excused):samples,disturbance}}var TIMED_OUT="timeout",BAD_GATEWAY="50\
2";function excused(sample2){let{errors,byStatus,correct,invalid:invalid2}=sample2,noPorts=sample2.limits.includes("out-of-ports"),known2=name3=>name3===
TIMED_OUT||noPorts&&NO_PORT2.test(name3),wrong=answersOf(sample2)-correct,ofProxy=noPorts?byStatus[BAD_GATEWAY]??0:0,onlyKnown=(wrong===0||wrong===
ofProxy)&&Object.keys(errors).every(known2),codes=noPorts?["errors","no-answers"]:["errors"];return onlyKnown&&(correct>0||noPorts)?{...sample2,
invalid:invalid2.filter(({code})=>!codes.includes(code))}:sample2}async function loadVariant(deployment,benchmark,{length,rate:rate3},{generator,
signal,threads:threads2,line:line2}){let before=await readingsOf(deployment),seconds4="seconds"in length?length.seconds:length.requests/(rate3??
1),other=loadBeside(deployment,benchmark,seconds4),beside=other&&generator(other,{signal}).catch(error3=>error3),measured4=await generator(loadOf(
deployment,benchmark,length,threads2,rate3),{signal,barrier:line2}).catch(error3=>(signal.throwIfAborted(),error3)),besides=await beside,loaded=failureBeside(
besides,benchmark)??measured4,after2=await readingsOf(deployment);return{deployment,loaded,besideCpu:besides===null?0:besides instanceof Error?
null:besides.cpu,server:{used:usageBetween(before.server,after2.server),after:after2.server},proxy:before.proxy&&after2.proxy?{used:usageBetween(
before.proxy,after2.proxy),after:after2.proxy}:null,services:before.services.map((reading,i)=>usageBetween(reading,after2.services[i]??reading))}}
function failureBeside(beside,{scenario:scenario3}){if(beside===null)return null;let code="background-load-failed";if(beside instanceof Error)
return new FaultError({code,error:beside.message});let answered=correctOf(beside.output,scenario3),failed2=errorsOf(beside.output)+answersOf(
beside.output)-answered;return failed2===0&&answered>0?null:new FaultError({code,failed:failed2,answered})}async function readingsOf({server,
proxy,services}){let beside=[];for(let service of services)beside.push(await service.meter.read());return{server:await server.meter.read(),proxy:await proxy?.
meter.read(),services:beside}}function totalUsage(loads){let total2=values2=>values2.some(value=>value==null)?null:values2.reduce((sum4,value)=>sum4+
value,0),most=values2=>Math.max(0,...values2.map(value=>value??0));return{wall:most(loads.map(({loaded})=>loaded instanceof Error?0:loaded.output.
wall)),server:total2(loads.flatMap(({server,services})=>[server,...services.map(used=>({used}))]).map(({used})=>used.cpu)),proxy:total2(loads.
map(({proxy})=>proxy?proxy.used.cpu:0)),generator:total2(loads.flatMap(({loaded,besideCpu})=>[loaded instanceof Error?null:loaded.cpu,besideCpu])),
busiestServer:most(loads.flatMap(({server,services})=>[server.used.busiest,...services.map(({busiest})=>busiest)])),busiestProxy:most(loads.
map(({proxy})=>proxy?.used.busiest))}}var OPEN_REQUESTS=340,SHORTEST=.5,LONGEST3=10;function roundLength(scenario3,answersPerSecond){if(scenario3.
durationSeconds!==void 0)return{seconds:scenario3.durationSeconds,enough:!0};let wanted=REQUESTS_PER_CONNECTION*scenario3.connections/Math.max(
answersPerSecond,1e-9);return{seconds:Math.min(Math.max(wanted,SHORTEST),LONGEST3),enough:wanted<=LONGEST3}}function openRoundLength(scenario3,rate3){
if(scenario3.durationSeconds!==void 0)return{seconds:scenario3.durationSeconds,enough:!0};let wanted=OPEN_REQUESTS/rate3;return{seconds:Math.
min(Math.max(wanted,2*SHORTEST),LONGEST3),enough:wanted<=LONGEST3}}function attribution(benchmark,context){let known2=null;return async(samples,deployments,plan2)=>!(deployments.length>1&&deployments.some(({
server})=>!server.meter.ownNetwork))||!benchmark.scenario.keepalive||!reopens(samples,benchmark)?samples:(known2??=await reopeningAlone(deployments,
benchmark,plan2,context),attributed(samples,known2,benchmark))}async function reopeningAlone(deployments,benchmark,plan2,context){let found=new Map;
for(let deployment of deployments.filter(each=>endOf2(each)===null)){let{samples}=await loadTogether([deployment],benchmark,plan2,context);for(let sample2 of samples){
let answers2=answersOf(sample2),more=reopens([sample2],benchmark)?beyondLoad(sample2,benchmark):0;found.set(deployment.variant,answers2>0?more/
answers2:0)}}return found}var side=({via:via2})=>via2==="nginx"?"upstream":"client";function beyondLoad({opened},{scenario:scenario3,case:found}){
let count3=opened[side(found)];return count3===null?0:count3-scenario3.connections}var FEW=5,SHARE=.1;function reopens(samples,benchmark){return samples.
reduce((sum4,sample2)=>sum4+beyondLoad(sample2,benchmark),0)>FEW+SHARE*samples.length*benchmark.scenario.connections}function attributed(samples,reopening,benchmark){
let weights=samples.map(sample2=>(reopening.get(sample2.variant)??0)*answersOf(sample2)),sum4=weights.reduce((all2,weight)=>all2+weight,0),{
scenario:scenario3}=benchmark,{via:via2}=benchmark.case,all=samples.reduce((total2,sample2)=>total2+beyondLoad(sample2,benchmark),0);return samples.
map((sample2,index)=>{if(sum4===0)return sample2.invalid.some(({code})=>code===CLOSES)?sample2:{...sample2,opened:{...sample2.opened,[side(benchmark.
case)]:null}};let own2=scenario3.connections+Math.max(0,Math.round(all*(weights[index]??0)/sum4)),opened={...sample2.opened,[side(benchmark.
case)]:own2},fault2=sample2.correct>0?tooManyConnections({scenario:scenario3,via:via2,opened,output:sample2}):null,others2=sample2.invalid.filter(
({code})=>code!==CLOSES);return{...sample2,opened,invalid:fault2?[...others2,fault2]:others2}})}var CLOSES="too-many-connections";import{constants as constants6}from"node:os";async function watchingNeighbours(deployments,seconds4,clock,load){if(!areNeighbours(deployments))return{result:await load(),trespasses:[]};
let trespasses=[],over=new AbortController,looked=clock.sleep(seconds4*Math.random(),over.signal).then(()=>{trespasses=trespassesNow(deployments,
"loaded")},()=>{}),result=await load().finally(()=>over.abort());return await looked,{result,trespasses}}function neighboursAfter(deployments){
return areNeighbours(deployments)?trespassesNow(deployments,"over"):[]}function areNeighbours(deployments){return deployments.length>1&&deployments.
some(({server})=>!server.meter.ownNetwork)}function trespassesNow(deployments,when){let ports=new Set(deployments.flatMap(each=>[...portsOf(
each)])),connections=connectionsTo(ports);if(connections.length===0)return[];let residents=deployments.map(deployment=>({variant:deployment.
variant,ports:portsOf(deployment),sockets:socketsOfAll(deployment,when)}));return trespassesIn(connections,residents,when==="over"?socketsOf(
[process.pid]):null)}function partsOf({server,proxy,services}){return[server,...services,...proxy?[proxy]:[]]}function portsOf(deployment){return new Set(
partsOf(deployment).map(({address:address2})=>address2.port))}function socketsOfAll(deployment,when){let pids=partsOf(deployment).flatMap(({
meter,strays})=>[...meter.pids(),...when==="over"?strays?.()??[]:[]]);return socketsOf(pids)}function trespassesIn(connections,residents,own2){
let counts3=new Map;for(let{to,inode}of connections){let of=residents.find(({ports})=>ports.has(to)),holder=residents.find(({sockets})=>sockets.
has(inode))??(own2!==null&&!own2.has(inode)&&of?.variant==="base"?residents.find(({variant:variant2})=>variant2==="head"):void 0);if(!of||!holder||
of.variant===holder.variant)continue;let key=`${holder.variant} ${of.variant}`,known2=counts3.get(key);known2?known2.connections+=1:counts3.
set(key,{variant:holder.variant,of:of.variant,connections:1})}return[...counts3.values()].map(({variant:variant2,...found})=>({variant:variant2,
fault:{code:"reached-other",...found}}))}var SENT=["SIGHUP","SIGINT","SIGQUIT","SIGKILL","SIGUSR1","SIGUSR2","SIGTERM"],SHELL=128;function wasEnded({
of,end:{signal,exitCode:exitCode3}}){return of!=="server"?!1:SENT.some(name3=>name3===signal||SHELL+constants6.signals[name3]===exitCode3)}function watchEnds(deployments){
let kills=memoryKills(),head2=deployments.find(({variant:variant2})=>variant2==="head");return(variant2,fault2)=>{let base=deployments.find(
each=>each.variant===variant2&&variant2==="base");return!head2||!base||base.server.meter.ownNetwork||fault2.code!=="died"||!wasEnded(fault2)||
endOf2(head2)!==null||memoryKills()!==kills?null:{variant:"head",fault:{code:"ended-other",of:"base",end:fault2.end}}}}var ENOUGH=.6,SHARE2=.25,LONGEST4=30,POLL_SECONDS2=.25;function portWait({scenario:scenario3},{plan:plan2,clock,signal},used=shareOfPortsUsed){
let cases=plan2.cases.length/(plan2.shard?.count??1),left=Math.min(LONGEST4,SHARE2*plan2.budgetSeconds/Math.max(1,cases));return async deployments=>{
if(scenario3.keepalive)return;let scarce=()=>deployments.some(({front})=>used(front.address)>ENOUGH);for(;left>0&&scarce();)await clock.sleep(
POLL_SECONDS2,signal),left-=POLL_SECONDS2}}async function watchUnasked(idle,clock){let began=clock.now(),before=await Promise.all(idle.map(lookAt2));return async()=>{let after2=await Promise.
all(idle.map(lookAt2)),seconds4=clock.now()-began;return idle.map(({variant:variant2},index)=>({variant:variant2,seconds:seconds4,cpu:grown(
before[index]?.cpu,after2[index]?.cpu),accepted:grown(before[index]?.accepted,after2[index]?.accepted)}))}}async function lookAt2({server,services}){
let own2=await server.meter.read(),cpus=[own2,...await Promise.all(services.map(({meter})=>meter.read()))].map(({cpu})=>cpu);return{cpu:cpus.
every(cpu=>cpu!==null)?cpus.reduce((sum4,cpu)=>sum4+cpu,0):null,accepted:server.meter.ownNetwork?own2.accepted:null}}function grown(before,after2){
return before==null||after2==null||after2<before?null:after2-before}var LITTLE_SECONDS=.02,LITTLE_SHARE=.03,FEW_CONNECTIONS=20;function interferers(all){
return all.flatMap(({variant:variant2,seconds:seconds4,cpu,accepted})=>{let others2=all.filter(each=>each.variant!==variant2),other=Math.max(
0,...others2.map(each=>(each.cpu??0)/each.seconds*seconds4)),allowed2=Math.max(LITTLE_SECONDS,LITTLE_SHARE*seconds4),found=[];return cpu!==null&&
cpu-other>allowed2&&found.push({variant:variant2,fault:{code:"worked-unasked",cpu,other,seconds:seconds4}}),accepted!==null&&accepted>FEW_CONNECTIONS&&
found.push({variant:variant2,fault:{code:"accepted-unasked",connections:accepted,seconds:seconds4}}),found})}var STRAY_SECONDS=.05,STRAY_SHARE=.02;
function watchStrays(variants,clock){let began=clock.now(),before=new Map(variants.flatMap(variant2=>straysOf(variant2).map(pid=>[pid,wholeCpu(
[pid])??0])));return()=>{let allowed2=Math.max(STRAY_SECONDS,STRAY_SHARE*(clock.now()-began));return new Map(variants.flatMap(variant2=>{let pids=straysOf(
variant2),cpu=pids.reduce((sum4,pid)=>sum4+(wholeCpu([pid])??0)-(before.get(pid)??0),0),fault2={code:"left-its-group",processes:pids.length,
cpu};return cpu>allowed2?[[variant2.variant,fault2]]:[]}))}}function straysOf({server,services}){return[server,...services].flatMap(({strays})=>[
...strays?.()??[]])}async function runSession(benchmark,design,context){let at=context.clock.now()-context.began,builds=shuffled(benchmark.builds,context.random),
groups=builds.every(context.runner.canShare)?[builds]:builds.map(build2=>[build2]),times=[],logs2=new Map,parts=[],met=[];for(let group of groups){
var _stack=[];try{let stack=__using(_stack,new AsyncDisposableStack,!0);let deployments=await startVariants(group,benchmark,context,stack);for(let[
name3,log3]of deployments.logs)logs2.set(name3,log3);met.push(...deployments.open);let invalid2=[...deployments.invalid,...unequalWork(met,benchmark)];
if(invalid2.length>0)return{session:withoutRounds(at,invalid2),time:totalTime(times),logs:logs2};let ready2=context.clock.now();let part3=await measureGroup(
deployments.open,benchmark,design,context);parts.push(part3);times.push(...part3.times,{ready:context.clock.now()-ready2});for(let[name3,log3]of part3.
logs)logs2.set(name3,log3)}catch(_){var _error=_,_hasError=!0}finally{var _promise=__callDispose(_stack,_error,_hasError);_promise&&await _promise}}
let[part2,...others2]=parts;return{session:{at,startSeconds:Object.assign({},...parts.map(part3=>part3.startSeconds)),warmUpSeconds:parts.reduce(
(sum4,part3)=>sum4+part3.warmUpSeconds,0),...part2?.warmUpCosts&&others2.length===0&&{warmUpCosts:part2.warmUpCosts},rounds:zipRounds(parts.
map(part3=>part3.rounds)),invalid:parts.flatMap(part3=>part3.invalid)},time:totalTime(times),logs:logs2}}function unequalWork(deployments,benchmark){
let of=variant2=>deployments.find(each=>each.variant===variant2),[base,head2]=[of("base"),of("head")];if(!base||!head2||!benchmark.scenario.
expect.sameLength)return[];let given=({lengths:lengths2},answer2)=>({answer:answer2,fixed:lengths2!==null});return base.answers.flatMap((answer2,index)=>{
let other=head2.answers[index],fault2=other&&difference2(given(base,answer2),given(head2,other));return fault2?[{variant:null,fault:fault2}]:
[]})}var SAME_END_SECONDS=1;async function measureGroup(deployments,benchmark,design,context){let ports=portWait(benchmark,context);await ports(
deployments);let began=context.clock.now(),byOther=watchEnds(deployments),together=deployments.length>1&&design.pairing==="side-by-side",warm=await warmUp(
deployments,together,benchmark,context,design.warmUpSeconds),warmUpSeconds=context.clock.now()-began,plan2=roundPlan(benchmark,warm),times=[
warm.time],rounds=[],whose=attribution(benchmark,context),strays=watchStrays(deployments,context.clock);for(let order of mirroredOrders(deployments,
design.rounds,context.random)){await ports(deployments);let at=context.clock.now()-context.began,found=await undisturbedRound(order,together,
benchmark,plan2,context,whose);times.push(...found.times);let{samples,disturbance}=found;if(rounds.push({order:order.map(deployment=>deployment.
variant),together,at,samples,disturbance}),samples.some(sample2=>sample2.invalid.length>0))break}let last=rounds.pop();last&&rounds.push(trespassed(
last,neighboursAfter(deployments))),deployments.some(deployment=>endOf2(deployment)!==null)&&await context.clock.sleep(SAME_END_SECONDS);let invalid2=[],
logs2=new Map,left=strays(),victims=new Set;for(let deployment of deployments){let fault2=await faultAfter(deployment)??left.get(deployment.
variant)??null,broken=rounds.some(({samples})=>samples.some(sample2=>sample2.variant===deployment.variant&&sample2.invalid.length>0)),ended=fault2&&
byOther(deployment.variant,fault2);ended&&victims.add(deployment.variant),fault2&&invalid2.push({...ended??{variant:deployment.variant,fault:fault2},
log:await deployment.server.log()}),(fault2||broken)&&logs2.set(logName(benchmark,deployment.variant),await deployment.server.log())}let startSeconds=Object.
fromEntries(deployments.map(deployment=>[deployment.variant,deployment.startSeconds])),warmUpCosts=warm.costs&&{warmUpCosts:warm.costs},excused2=rounds.
map(round2=>({...round2,samples:excusedOf(victims,round2.samples)}));return{startSeconds,warmUpSeconds,...warmUpCosts,rounds:excused2,invalid:invalid2,
times,logs:logs2}}var MOST_TRIES=3;async function undisturbedRound(order,together,benchmark,plan2,context,whose){let times=[];for(let tried=1;;tried+=
1){let round2=await oneRound2(order,together,benchmark,plan2,context,whose);times.push(...round2.times);let{samples,interfered}=round2,broken=samples.
some(({invalid:invalid2})=>invalid2.length>0);if(interfered.length===0||broken||tried===MOST_TRIES)return{...round2,times,samples:blamed(samples,
interfered)}}}function blamed(samples,blame){return samples.map(sample2=>{let own2=blame.filter(({variant:variant2})=>variant2===sample2.variant).
map(({fault:fault2})=>fault2);return own2.length===0?sample2:{...sample2,invalid:[...sample2.invalid,...own2]}})}async function oneRound2(order,together,benchmark,plan2,context,whose){
let{clock}=context,samples=[],disturbances=[],times=[],unasked=[],trespasses=[];for(let part2 of together?[order]:order.map(deployment=>[deployment])){
let longest=loaded2=>Math.max(...loaded2.samples.map(sample2=>sample2.wall)),load=()=>loadTogether(part2,benchmark,plan2,context),idle=order.
filter(deployment=>!part2.includes(deployment)),stopWatching=await watchUnasked(idle,clock),watched=await watchingNeighbours(order,secondsOf2(
plan2),clock,()=>underLoad(load,longest));unasked.push(...await stopWatching()),trespasses.push(...watched.trespasses);let{result:loaded,time:time5}=watched.
result;times.push(time5),disturbances.push(loaded.disturbance),samples.push(...trespasses.length>0?loaded.samples:await whose(loaded.samples,
part2,plan2))}let disturbance=worstOf(disturbances);return{...trespassed({samples,disturbance},trespasses),times,interfered:trespasses.length>
0?[]:interferers(unasked)}}function trespassed(round2,trespasses){if(trespasses.length===0||round2.samples.some(({invalid:invalid2})=>invalid2.
some(isTrespass)))return round2;let victims=new Set(trespasses.map(({fault:fault2})=>fault2.of));return{...round2,samples:blamed(excusedOf(victims,
round2.samples),worst2(trespasses))}}function isTrespass({code}){return code==="reached-other"}function excusedOf(victims,samples){return samples.
map(sample2=>victims.has(sample2.variant)?{...sample2,invalid:[]}:sample2)}function worst2(trespasses){let most=trespasses.toSorted((a,b)=>b.
fault.connections-a.fault.connections);return most.filter(({variant:variant2},index)=>most.findIndex(each=>each.variant===variant2)===index)}
function secondsOf2({length,rate:rate3}){return"seconds"in length?length.seconds:length.requests/(rate3??1)}function roundPlan({scenario:scenario3,
rate:rate3},{answersPerSecond,steady}){if(rate3!==void 0){let{seconds:seconds5,enough:enough2}=openRoundLength(scenario3,rate3);return{length:{
requests:Math.max(1,Math.round(rate3*seconds5))},enoughTime:enough2,steady,rate:rate3}}let{seconds:seconds4,enough}=roundLength(scenario3,answersPerSecond),
{requests}=scenario3;return{length:requests===void 0?{seconds:seconds4}:{requests},enoughTime:enough,steady}}async function faultAfter(deployment){
let{front,question,lengths:lengths2,answers:answers2}=deployment,end2=endOf2(deployment);if(end2)return end2.code==="died"?{...end2,when:"un\
der-load"}:end2;try{let after2=await checkAnswers(front.address,question,0),changed2=lengths2&&after2.find(({status:status2,length},index)=>status2===
answers2[index]?.status&&length!==answers2[index]?.length);return changed2?{code:"length-changed",path:changed2.path,bytes:changed2.length}:
null}catch(error3){if(error3 instanceof FaultError&&isAnswerFault(error3.fault))return{...error3.fault,afterLoad:!0};if(error3 instanceof FaultError&&
isOurs(error3.fault))return null;throw error3}}function zipRounds(parts){let[first=[],...others2]=parts;if(others2.length===0)return[...first];
let count3=Math.min(...parts.map(part2=>part2.length));return first.slice(0,count3).map((round2,index)=>{let all=parts.map(part2=>part2[index]);
return{...round2,order:all.flatMap(each=>each.order),samples:all.flatMap(each=>each.samples),disturbance:worstOf(all.map(each=>each.disturbance))}})}import os from"node:os";function usableCores(){let allowed2=allowedCpus(),seen2=new Set,cores3=[];for(let cpu of allowed2){if(seen2.has(cpu))continue;let siblings=readText(
`/sys/devices/system/cpu/cpu${cpu}/topology/thread_siblings_list`),core=(siblings?parseCpuList(siblings):[cpu]).filter(each=>allowed2.includes(
each));for(let each of core)seen2.add(each);cores3.push(core)}return cores3}function allowedCpus(){let listed2=/^Cpus_allowed_list:\s*(\S+)/m.
exec(readText("/proc/self/status")??"")?.[1];return listed2?parseCpuList(listed2):os.cpus().map((_,cpu)=>cpu)}function parseCpuList(text3){return text3.
trim().split(",").filter(Boolean).flatMap(part2=>{let[first,last]=part2.split("-").map(Number);return Array.from({length:(last??first)-first+
1},(_,index)=>first+index)})}function describeMachine(){let image2=process.env.ImageOS,version2=process.env.ImageVersion;return{cpuModel:os.
cpus()[0]?.model.trim()??"unknown",cores:os.availableParallelism(),memoryBytes:os.totalmem(),kernel:os.release(),os:/^PRETTY_NAME="?([^"\n]*)/m.
exec(readText("/etc/os-release")??"")?.[1]??os.platform(),runnerImage:image2?`${image2} ${version2??""}`.trim():null}}function loadAverage(){return os.loadavg()[0]??0}function significant(value,digits=3){if(value===0)return"0";let rounded=Number(value.toPrecision(digits)),decimals=Math.max(0,digits-1-Math.
floor(Math.log10(Math.abs(rounded))));return value.toFixed(Math.min(decimals,6))}function scaled(value,units){let[size3,name3]=units.find(([
least])=>Math.abs(value)>=least*.9995)??units.at(-1)??[1,""];return`${significant(value/size3)}${name3}`}function seconds3(value){return scaled(
value,[[1," s"],[.001," ms"],[1e-6," \xB5s"],[1e-9," ns"]])}function bytes3(value){return scaled(value,[[2**30," GiB"],[2**20," MiB"],[2**10,
" KiB"],[1," B"]])}function rate2(value,unit="req/s"){return value>=1e3&&value<1e4?`${Math.round(value)} ${unit}`:`${value<1e3?significant(value):
scaled(value,[[1e6,"M"],[1e3,"k"]])} ${unit}`}function duration3(value){let whole=Math.round(value);if(whole<1)return seconds3(value);if(whole<
120)return`${whole} s`;let rest=whole%60;return rest===0?`${whole/60} min`:`${Math.floor(whole/60)} min ${rest} s`}function amount2(value,unit){
return value===null?"not known":unit==="requests/s"?rate2(value):unit==="operations/s"?rate2(value,"op/s"):unit==="s"||unit==="s/request"||unit===
"s/operation"?seconds3(value):unit==="bytes"?bytes3(value):significant(value)}function decimalsFor(metric2){if(metric2.ratio===null)return 0;
let size3=Math.abs(metric2.ratio-1)*100;if(metric2.interval===null)return size3>=10?0:1;let width=(metric2.interval.high-metric2.interval.low)*
100;return width>=10?0:width>=.5?1:2}function difference4(count3){let size3=Math.abs(count3),text3=size3>=1||size3===0?size3.toFixed(1):significant(
size3,2);return`${count3<0?"\u2212":"+"}${text3}`}var VERY_MUCH=10;function signed(ratio,decimals){if(ratio>VERY_MUCH)return`+${Number(((ratio-
1)*100).toPrecision(3))}`;let text3=(Math.abs(ratio-1)*100).toFixed(decimals);return Number(text3)===0?text3:`${ratio<1?"\u2212":"+"}${text3}`}
function change2(metric2){return metric2.ratio===null?"\u2013":`${signed(metric2.ratio,decimalsFor(metric2))}%`}function range(metric2){if(metric2.
interval===null)return"\u2013";let decimals=decimalsFor(metric2);return`${signed(metric2.interval.low,decimals)} to ${signed(metric2.interval.
high,decimals)}`}function share2(value){return`${Number((value*100).toPrecision(3))}%`}function metricLabel({name:name3,unit}){return inUnit(findMetric(name3)?.label??name3,unit)}function inUnit(label,unit){return unit.includes(
"operation")?label.replace("Request","Operation").replace("request","operation"):label}function onlyCommands(cases){let isCommand=({metrics})=>metrics.
some(({name:name3,unit})=>name3==="goodput"&&unit==="operations/s");return cases.length>0&&cases.every(isCommand)}function loopIn({rate:rate3,
metrics}){return rate3!==void 0?"open":metrics.some(({name:name3,base,head:head2})=>name3==="time"&&(base??head2)!==null)?"command":"closed"}
function metricColumns(cases){let loops=new Set(cases.map(loopIn)),asked=new Set(cases.flatMap(({metrics})=>metrics.flatMap(({name:name3,threshold})=>threshold===
void 0?[]:[name3]))),decidesItself2=({decides})=>decides!==null&&loops.has(decides),isDeciding=metric2=>decidesItself2(metric2)||asked.has(metric2.
name),others2=loops.size===1&&loops.has("command")?[]:METRICS.filter(({column})=>column),ordered=METRICS.filter(metric2=>isDeciding(metric2)||
others2.includes(metric2)).toSorted((a,b)=>Number(isDeciding(b))-Number(isDeciding(a))),unit=onlyCommands(cases)?"operations":"";return ordered.
map(metric2=>{let{name:name3}=metric2,only2=isDeciding(metric2)&&!decidesItself2(metric2)?{asked:!0}:{};return{name:name3,title:metricLabel(
{name:name3,unit}),decides:isDeciding(metric2),...only2}})}function limitAmount(limit2,unit){return amount2(limit2,unit).replace(/(\.\d*?)0+(?= |$)/,(_,digits)=>digits==="."?"":digits)}function limitWords(found){
let{metric:metric2,unit,head:head2,interval:interval3,better}=found,label=metricLabel({name:metric2,unit}),bound=boundOf(found);if(head2===null)
return`${label} is not known, so ${bound} is not judged`;let[low,high]=interval3?[amount2(interval3.low,unit),amount2(interval3.high,unit)]:
["",""],range2=low===high?"":` (95% interval ${low} to ${high})`;return`${label} ${amount2(head2,unit)}${range2}, ${CONCLUSIONS[found.state](
bound,found,better)}`}var boundOf=({limit:limit2,unit})=>`the limit of ${limitAmount(limit2,unit)}`,CONCLUSIONS={held:bound=>`within ${bound}`,
broken:(bound,_,better)=>`${better==="lower"?"over":"under"} ${bound}`,inconclusive:(bound,{interval:interval3,limit:limit2,n})=>interval3===
null?`and ${bound} is inconclusive: ${n<2?"one session shows no noise":"the noise is not known"}`:interval3.low<=limit2&&limit2<=interval3.high?
`and ${bound} lies within that interval`:`and ${bound} is inconclusive: something other than the server was saturated`};function limitsThat({
limits:limits2=[]},state){return limits2.filter(each=>each.state===state)}function brokenInShort(result){let[first,...more]=limitsThat(result,
"broken");if(!first)return null;let{metric:metric2,unit,head:head2,better}=first,others2=more.length===0?"":`, and ${more.length} more`;return`${metricLabel(
{name:metric2,unit})} ${amount2(head2,unit)} ${better==="lower"?"over":"under"} ${boundOf(first)}${others2}`}var SKIPPED={untouched:"the change touches none of its files","identical-builds":"both sides are the same build"},INTERFERENCE={steal:"the m\
achine lost CPU time to its host","other-programs":"other programs used the CPUs","out-of-ports":"the load generator or nginx ran out of por\
ts for new connections"},QUIET="measure again on a quiet machine",REMEDIES={steal:QUIET,"other-programs":QUIET,"out-of-ports":"use fewer con\
nections, a lower rate, or sysctl -w net.ipv4.tcp_tw_reuse=1, since a port stays taken for a minute after its connection"},LIMITS={"out-of-p\
orts":"the load generator ran out of ports for new connections","generator-saturated":"the load generator was saturated","proxy-saturated":"\
nginx was saturated",dependency:"the server was not busy: it waited for something else (a dependency)","littles-law":"the load generator's f\
igures contradict each other (Little's law)","too-few-requests":"rounds had too few requests",unsteady:"the server did not reach a steady st\
ate","over-capacity":"base could not keep up with the rate","out-of-step":"the two sides were not loaded at the same time"},LIMIT_REMEDIES={
"out-of-ports":REMEDIES["out-of-ports"],"too-few-requests":"set a longer duration","over-capacity":"set a lower rate"},KINDS2={"wrong-status":"\
wrong answer","wrong-body":"wrong answer","wrong-header":"wrong answer","no-answer":"wrong answer","length-changed":"wrong answer","no-repor\
t":"wrong output","command-failed":"command failed","impossible-time":"wrong time","timing-altered":"wrong time","lengths-differ":"unequal w\
ork","framing-differs":"unequal work",errors:"errors","no-answers":"no answers","wrong-size":"wrong size","too-many-connections":"keepalive \
not in force",died:"died",restarted:"died","worked-unasked":"interfered","accepted-unasked":"interfered","reached-other":"interfered","ended\
-other":"interfered","fails-beside":"interfered","changed-files":"interfered","left-its-group":"interfered","not-ready":"","start-failed":"n\
ot ready","prepare-failed":"not ready","generator-failed":"generator failed","background-load-failed":"generator failed","proxy-failed":"har\
ness failed","harness-failed":"harness failed","burner-elsewhere":"harness failed"},FAULTS={"wrong-status":({path,status:status2,expected,body:body2})=>`${path}\
 answered ${status2} instead of ${typeof expected=="number"?expected:either2(expected)}${quoted3(body2)}`,"wrong-body":({path,bytes:bytes4,body:body2,
lacks:lacks3})=>`${path} answered ${bytes4} bytes, ${insteadOf(lacks3,body2===""?"nothing":JSON.stringify(body2))}`,"wrong-header":({path,name:name3,
value,expected})=>`${path} answered header ${name3}: ${value??"(none)"} instead of ${expected}`,"no-answer":({path,error:error3})=>`${path} \
gave no answer: ${error3}`,"length-changed":({path,bytes:bytes4})=>`${path} answers ${bytes4} bytes after the load, not as many as before it\
; set expect.same-length to false if that is intended`,"no-report":({output})=>`the last line of output is not {"operations": n, "errors": e\
} but ${output||"(nothing)"}; print that line last`,"impossible-time":({seconds:seconds4,wall})=>`it reported ${seconds4.toFixed(2)} s of wo\
rk in a run of ${wall.toFixed(2)} s; leave "seconds" out, or take them from a monotonic clock`,"timing-altered":({noted,wall})=>`hyperfine r\
ecorded ${noted.toFixed(2)} s, loadgate's own clock ${wall.toFixed(2)} s, so the time cannot be trusted; look for what writes to hyperfine's\
 files`,"command-failed":({error:error3,withheld:withheld3})=>`${error3}${lacking(withheld3)}`,"lengths-differ":({path,base,head:head2})=>`${path}\
: base answers ${base} bytes, head ${head2}; set expect.same-length to false if that is intended`,"framing-differs":({path,base,head:head2})=>`${path}\
: base frames its answer by ${base}, head by ${head2}; set expect.same-length to false if that is intended`,errors:({failed:failed2,of,unit,
most})=>`${failed2} of ${of} ${unit} failed${counted(most)}${hint(most)}`,"no-answers":({seconds:seconds4,most})=>`no correct answer in ${seconds4.
toFixed(2)} s${counted(most)}${hint(most)}`,"wrong-size":({answers:answers2,bytes:bytes4,least,most})=>`${answers2} answers had ${bytes4} by\
tes of body in all instead of ${least===most?least:`${least} to ${most}`}, so some were not the expected answer; look for errors that are an\
swered with the right status`,"too-many-connections":({side:side2,opened,requests})=>side2==="upstream"?`${opened} connections were opened f\
rom nginx to the server for ${requests} requests${CLOSES2}`:`${opened} connections were opened for ${requests} requests${CLOSES2}`,died:({of,
service,end:end2,when,lacks:lacks3,withheld:withheld3})=>{let who=of==="server"?"":service===void 0?"a service beside it: ":`service ${service}\
: `,why2=lacks3===void 0?"":`: it could not find ${clip(lacks3,100)}, since each side has only the files in git, without node_modules and th\
e like; install it with setup: (npm ci, for example), or in the Dockerfile`;return`${who}${howEnded(end2)}${when===void 0?"":ENDED[when]}${why2}${lacking(
withheld3)}`},restarted:()=>"the server was restarted while it was measured","worked-unasked":({cpu,other,seconds:seconds4})=>`it used ${inMs(
cpu)} of CPU time in ${seconds4.toFixed(2)} s while only the other side was loaded (the other side in its turn: ${inMs(other)}), so nothing \
can be compared; look for work in the background, or use Docker, where both are loaded at once`,"accepted-unasked":({connections,seconds:seconds4})=>`\
it accepted ${connections} connections in ${seconds4.toFixed(2)} s while only the other side was loaded, so nothing can be compared; look fo\
r what else connects to it`,"reached-other":({of,connections})=>`its processes held ${connections===1?"a connection":`${connections} connect\
ions`} to ${of}'s server, services or nginx, so nothing can be compared; remove that from the change, or use Docker, where neither side reac\
hes the other`,"ended-other":({of,end:end2})=>`${of}'s server was ended from outside (${howEnded(end2)}) while only this side ran beside it,\
 so nothing can be compared; remove what sends signals from the change, or use Docker, where neither side reaches the other`,"fails-beside":({
of})=>`${of} failed to start beside it but started well alone, so nothing can be compared; look for what both use, such as a file, a lock or\
 a port`,"changed-files":({of,path,files})=>`${of}'s files changed while both ran, but not its own (${path}${files>1?` and ${files-1} more`:
""}), so ${of} is no longer what was committed; remove what writes there from the change, or use Docker, where neither side reaches the othe\
r`,"left-its-group":({processes,cpu})=>`${processes===1?"one of its processes":`${processes} of its processes`} detached and used ${inMs(cpu)}\
 of CPU time that its figures lack, so nothing can be compared; keep what it starts as child processes, or use Docker, where none can detach`,
"not-ready":({seconds:seconds4,last,service,listens:listens2,runOver})=>{let who=service===void 0?"":`service ${service} was `,over=runOver?
", when the run's time was over":"",said=last===null?service===void 0?"no answer":"its port is not open":"error"in last?last.error:`${last.path}\
 answered ${last.status}`;return`${who}not ready after ${seconds4} s${over} (last: ${said})${listens2?elsewhere(listens2):runOver?"; give it\
 a larger budget":"; if it needs longer, raise ready.timeout"}`},"start-failed":({error:error3})=>error3,"prepare-failed":({command:command3,
error:error3,withheld:withheld3})=>`its prepare failed: ${command3.join(" ")}: ${error3}${lacking(withheld3)}`,"generator-failed":({error:error3})=>error3,
"background-load-failed":({failed:failed2,answered,error:error3})=>error3===void 0?`${failed2} requests of the background load failed, ${answered}\
 were answered`:`background load: ${error3}`,"proxy-failed":({variant:variant2,end:end2,seconds:seconds4,error:error3})=>{let waited=seconds4===
null?null:`not ready after ${seconds4} s`;return[`nginx in front of ${variant2}`,end2&&howEnded(end2),waited,error3].filter(Boolean).join(":\
 ")},"harness-failed":({error:error3})=>error3,"burner-elsewhere":()=>"CPU cannot be burnt beside servers of another machine; run loadgate o\
n the machine where the servers run"},CLOSES2=": the server closes them after each answer, so connecting would be measured; write keepalive:\
 false in the scenario if that is intended";function elsewhere({asked,at}){if(at.length===0)return"; it listens on no port, so look into its\
 log";let own2=at.filter(({port:port2})=>port2===asked),places=some2=>named([...new Set(some2.map(({host,port:port2})=>host.includes(":")?`[${host}\
]:${port2}`:`${host}:${port2}`))]);return own2.length>0&&own2.every(({host})=>host==="::1"||host.startsWith("127."))?`; it listens on ${places(
own2)} alone, which nothing outside its container reaches: have it listen on 0.0.0.0`:own2.length>0?`; it listens on ${places(own2)}: have i\
t listen on 0.0.0.0`:`; it listens on ${places(at)} instead of port ${asked}: write that port in loadgate.yml, or have it listen on PORT`}function inMs(seconds4){
return`${Math.round(seconds4*1e3)} ms`}var ENDED={starting:" before it was ready","before-load":" before it was loaded","under-load":" under\
 load"};function howEnded({exitCode:exitCode3,signal}){return signal!==null?`ended by ${signal}`:exitCode3===null?"its container ended":`end\
ed with exit code ${exitCode3}`}function insteadOf(lacks3,body2){if("text"in lacks3)return`expected ${lacks3.text===""?"nothing":JSON.stringify(
lacks3.text)}, got ${body2}`;if("contains"in lacks3)return`expected to contain ${JSON.stringify(lacks3.contains)}, got ${body2}`;if("json"in
lacks3)return lacks3.json===null?`expected JSON, got ${body2}`:`expected ${lacks3.at} to be ${lacks3.json}, got ${lacks3.got??"nothing"}`;let{
matches,why:why2}=lacks3;return why2==="differs"?`expected to match /${matches}/, got ${body2}`:why2==="too-slow"?`and matching /${matches}/\
 took more than 1 s; write an expression without nested repetitions`:`more than the 1 MiB that /${matches}/ is matched against; expect a tex\
t with "contains" instead`}function either2(all){return all.length<2?all.join(""):`${all.slice(0,-1).join(", ")} or ${all.at(-1)}`}function quoted3(body2){
return body2===""?" (empty)":`: ${JSON.stringify(body2)}`}function counted(most){let parts=most.map(each=>`${"status"in each?`status ${each.
status}`:each.error} (${each.count})`);return parts.length===0?"":`: ${parts.join(", ")}`}var HINTS=[["CaUsedAsEndEntity","; the server's ce\
rtificate is a CA certificate, which load generators refuse: have the CA sign another one for the server"],["connection closed before messag\
e completed","; the server closes connections without announcing it, which loses requests on their way: have it send Connection: close first\
, or write keepalive: false in the scenario"]];function hint(most){let said=most.flatMap(each=>"error"in each?[each.error]:[]);return HINTS.
find(([text3])=>said.some(error3=>error3.includes(text3)))?.[1]??""}function timeOver(limitSeconds3){return limitSeconds3===void 0?"":`: bui\
lding both sides took more than the ${duration3(limitSeconds3)} allowed for all builds and setup commands together; make them quicker, or bu\
ild fewer targets`}function lacking(withheld3=[]){let keys=["inherit","secrets"].flatMap(key=>{let names2=withheld3.filter(each=>each.key===
key).map(({name:name3})=>name3);return names2.length===0?[]:[`${key}: [${names2.join(", ")}]`]});if(keys.length===0)return"";let all=withheld3.
map(({name:name3})=>name3).join(", "),are=withheld3.length===1?"is set here but was":"are set here but were";return`; ${all} ${are} not pass\
ed on, which may be the cause: if ${withheld3.length===1?"it is":"they are"} needed, add ${keys.join(" and ")} to the target`}var ALONE3={configuration:"\
base is not set up for loadgate yet",target:"base has no such target",scenario:"base cannot answer this new scenario",request:"base cannot a\
nswer the changed request","not-built":"base could not be built","not-started":"base could not be started"},NOT_JUDGED={"of-requests":key=>`\
commands have no such metric; write it under ${key} of the scenarios with a request`,"of-commands":key=>`only commands have this metric; wri\
te it under ${key} of the scenarios that run one`,"no-operations":()=>"the command reports no operations; use time or cpu-time",operations:()=>"\
the command reports operations; use goodput or cpu","no-image":()=>"processes have no image; run it in Docker","not-known":key=>`it could no\
t be read here, so the case is inconclusive; measure on a machine where it can be, or remove it from ${key}`},FINDINGS={"build-failed":({variant:variant2,
target,limitSeconds:limitSeconds3})=>`${variant2}: ${target} could not be built${timeOver(limitSeconds3)}`,"setup-failed":({variant:variant2,
target,limitSeconds:limitSeconds3,withheld:withheld3})=>`${variant2}: the setup of ${target} failed${timeOver(limitSeconds3)}${lacking(withheld3)}`,
fault:({variants,fault:fault2,times})=>{let often=times===1?"":` (${times} times)`;return`${both(variants)}${explainFault(fault2)}${often}`},
"head-alone":({why:why2})=>`${ALONE3[why2]}, so head was measured alone`,"shards-missing":({shards})=>`not measured: ${shards.length===0?"a \
shard left it out":`shard ${shards.join(", ")} is missing`}; its job's log says why`,skipped:({why:why2})=>SKIPPED[why2],"skip-unverified":({
why:why2})=>`not measured: a fork's run says that ${SKIPPED[why2]}, which cannot be verified; a maintainer's /loadgate run measures it`,interrupted:()=>"\
not measured: the run was interrupted","no-time":()=>"not measured: time ran out before its first session; a larger budget would decide it",
"no-values":()=>"nothing could be compared: no round has values of both sides; give it a larger budget","one-session":()=>"one session canno\
t show the noise between sessions; increase the budget so that at least two fit","equal-ratios":()=>"all sessions gave exactly the same rati\
o, so the noise is not known; set a longer duration","slow-start":({seconds:seconds4,sessions})=>`a start takes ${seconds4} s, so only ${sessions===
1?"one session":`${sessions} sessions`} fitted; a larger budget, or a quicker start, would decide it`,interference:({source,effect:effect2,rounds})=>{
let why2=INTERFERENCE[source],one=rounds===1,some2=one?"1 round":`${rounds} rounds`;return effect2==="nothing-left"?`nothing could be compar\
ed: in every round ${why2}; ${REMEDIES[source]}`:effect2==="counted-less"?`${some2} ${one?"counts":"count"} less, since ${why2}`:`${some2} ${one?
"was":"were"} left out: ${why2}${source==="out-of-ports"?`; ${REMEDIES[source]}`:""}`},limited:({limit:limit2,loop,cpuDecides})=>{let remedy=limit2 in
LIMIT_REMEDIES?`; ${LIMIT_REMEDIES[limit2]}`:"";if(loop==="open")return`${LIMITS[limit2]}, so latency says little about the server and is no\
t judged${remedy}`;let decides=cpuDecides?"CPU per request decides":"CPU time could not be read either, so nothing decides; use Docker, or a\
 machine with more cores";return`${LIMITS[limit2]}, so speed and latency say little about the server and are not judged; ${decides}${remedy}`},
"held-back":({limit:limit2,bound})=>limit2==="over-capacity"?"cannot keep up with the rate, so requests queue up":`${LIMITS[limit2]}${bound?
", so it may be better than its figures":""}`,"connections-closed":({base,head:head2})=>{let part2="so opening new ones is part of what was \
measured";return base===void 0||base===head2?`the server closes a connection ${after(head2)}, ${part2}`:`base ${closing(base)}, head ${closing(
head2)}, ${part2} and may be the whole difference`},"p99-unknown":()=>"p99 is not known, since fewer than ten answers of a session lie beyon\
d it; set a longer duration","not-judged":({metric:metric2,asked,why:why2})=>`${metricNamed(metric2).label} has a ${asked} that is not judge\
d: ${NOT_JUDGED[why2](`${asked}s`)}`,"bottleneck-unknown":()=>"it is not known whether the server or the load generator was saturated, so a \
change may be hidden; use Docker, where CPU time can be read","server-waits":()=>"head answers fewer requests although its server is not bus\
y, so it may wait longer for something, which CPU time cannot show; a scenario with a rate would judge that","settled-early":({sessions})=>`\
decided early, after ${sessions} sessions, so the size may be a little overstated; the interval holds`,"counter-moved":({metric:metric2,more,
low,high})=>`${difference4(more)} ${metricNamed(metric2).words.subject} per request (95% interval ${difference4(low)} to ${difference4(high)}\
); this is counted, not timed, and decides nothing`};function after(requests){return`after about ${requests} requests`}function closing(requests){
return requests===null?"keeps its connections":`closes each ${after(requests)}`}var PLANTED={"burner-elsewhere":"CPU cannot be burnt beside \
servers of another machine; run the trend where the servers run, or write trend: { selftest: false }",interrupted:"the run was interrupted",
invalid:"it gave no usable numbers; loadgate selftest says why"},NOTICES={"base-config-missing":({file})=>`this change sets up loadgate: bas\
e has no ${file}, so head's is used for both sides; from the next change on base's rules apply`,"base-config-unusable":({file,error:error3})=>`\
base's ${file} cannot be used (${error3}), so head's is used for both sides`,"config-from-checkout":({file})=>`neither side has ${file}, so \
the one in the checkout is used for both; commit it`,"gate-changed":({changes})=>`this change alters the rules that it is judged by (${few(changes.
map(settingChange),"; ")}); base's rules were applied`,"budget-changed":({before,after:after2})=>`this change alters the time to measure (bu\
dget ${budget(before)} \u2192 ${budget(after2)}); base's was applied`,"isolation-changed":({changes,more})=>`this change alters what its own\
 code has access to (${few(changes.map(configChange2),"; ",more)}); the stricter of base's and head's rules were applied`,"no-base-side":({file,
targets})=>`base's ${file} has no target ${few(targets)}, and only base's may give secrets, so this was not measured; it will be once the ch\
ange is merged`,"no-longer-measured":({targets,...rest})=>`this change no longer measures what base does: ${few([...targets.map(name3=>`targ\
et ${name3}`),...measured3(rest)])}`,"newly-measured":({targets,...rest})=>`this change measures what base does not: ${few([...targets.map(name3=>`\
target ${name3}`),...measured3(rest)])}`,"plan-changed":({changes,more})=>`this change alters how it is measured (${few(changes.map(configChange2),
"; ",more)}); both sides got head's requests, and each was built and started by its own file`,"fixture-changed":({folders})=>`this change al\
ters the fixture ${few(folders)}; both sides ran head's, so its effect on the numbers is not judged`,"default-rules":({file})=>`base has no \
usable ${file}, so a fork's numbers are judged by the default rules, or by its own where those are stricter`,"cases-missing":({cases})=>`the\
 run left out cases that base measures: ${named(cases)}; a maintainer's /loadgate run measures all of them`,"asked-otherwise":({scenarios})=>`\
the run did not send base's requests in ${named(scenarios)}; read what the change does to the configuration before the numbers`,"submodules-\
missing":({paths})=>`built without ${paths.length===1?"the submodule":"the submodules"} ${paths.join(", ")}; fetch ${paths.length===1?"it":"\
them"} first (git submodule update --init --recursive; actions/checkout: submodules: recursive)`,"filters-off":({filters,file,files})=>`buil\
t with ${file}${files===1?"":` and ${files-1} more`} as git stores ${files===1?"it":"them"}, since git's filters do not run here (${filters.
join(", ")}); have the build fetch the content that it needs`,"port-ignored":({target})=>`target ${target} ignores PORT, so its two sides we\
re measured one after the other, which is noisier; have it listen on PORT, or put \${port} into its command`,"port-fixed":({target,ports})=>`\
both sides of target ${target} listen on port ${ports.join(" and on ")} beside PORT, so they were measured one after the other, which is noi\
sier; set it under env: or in the command to 0 (any free port), or turn it off`,"own-users-lacking":lacking2=>{let{since,remedy}=OWN_USERS_LACKING[lacking2.
why](lacking2.what??"");return`both sides ran as root (${since}), so each could read and alter everything on this machine, these numbers too\
; ${remedy}`},"session-overran":({case:id2})=>`${id2}: a session went on long after its time and was stopped; look for what hangs in the ser\
ver`,"planted-not-found":({case:id2,slowdown})=>`a planted slowdown was not found: ${percent(slowdown)} more CPU was burnt beside head in ${id2}\
; if that happens often, give the trend more time (--budget)`,"planted-not-measured":({case:id2,why:why2})=>`the planted slowdown of ${id2} \
was not measured and does not count: ${PLANTED[why2]}`,"rate-not-comparable":({scenario:scenario3})=>`scenario ${scenario3} was left out: it\
s rate is a share of what base can answer, which differs from target to target; give it in requests per second`},OBSTACLES={"docker-missing":()=>"\
Docker is not installed (install it: apt-get install docker.io)","no-engine":({said})=>`no Docker engine answers (${said===void 0?"":`${said}\
; `}start it: systemctl start docker, or dockerd)`,"no-buildx":()=>"Docker Buildx is not installed (see https://docs.docker.com/go/buildx/)",
"images-unresolved":({images})=>`the base image${images.length>1?"s":""} ${images.join(", ")} cannot be resolved (docker pull shows why)`,"n\
othing-to-build":({target})=>`target "${target}" has neither build nor image, which Docker needs`,"no-command":({of,name:name3})=>`${of} "${name3}\
" has no command that starts it as a process; add one (beside build or image under process:), or use --isolation docker`,"same-process":({as})=>`\
as a process it is the same as ${as}, since build arguments apply to Docker alone; use --isolation docker`,"programs-missing":({programs:programs3})=>`${programs3.
join(" and ")} cannot be found on PATH`,"base-in-docker":()=>"base runs in Docker here, and head never runs with less isolation than base; m\
ake head's images resolve, or set isolation: process in base's configuration"};function named(names2){let[first,rest]=[names2.slice(0,5),names2.
length-5];return`${first.join(", ")}${rest>0?` and ${rest} more`:""}`}function explainObstacle(found){return OBSTACLES[found.code](found)}function explainNoIsolation(obstacles){
let of=isolation2=>obstacles.filter(each=>each.isolation===isolation2).map(({target,obstacle:obstacle2})=>`${target===null?"":`${target}: `}${explainObstacle(
obstacle2)}`);return["docker","process"].filter(isolation2=>of(isolation2).length>0).map(isolation2=>`${isolation2==="docker"?"containers":"\
processes"} cannot be used: ${of(isolation2).join("; ")}`).join("; ")}function explainIsolation(isolation2,reason){switch(reason.code){case"\
asked-for":return`${isolation2}: as configured`;case"docker-works":return`${isolation2}: a Docker engine answers and the base images resolve`;case"\
nothing-to-run":return`${isolation2}: nothing had to be run`;case"not-docker":return`${isolation2}: not Docker, since ${explainObstacle(reason.
obstacle)}`}}var OWN_USERS_LACKING={"not-root":()=>({since:"only root can give each side its own user",remedy:CONTAINERS}),"turned-off":()=>({
since:"LOADGATE_OWN_USERS=0 asks for it",remedy:CONTAINERS}),"not-permitted":()=>({since:"root may not become another user here",remedy:"giv\
e this container the capabilities CHOWN, KILL, SETGID and SETUID, which Docker gives by default"}),"not-metered":()=>({since:"root may not l\
ook at processes of other users here, which metering needs",remedy:"give this container the capability SYS_PTRACE (docker run --cap-add SYS_\
PTRACE)"}),"temporary-folder":()=>({since:"other users cannot reach the temporary folder",remedy:"name another one, such as TMPDIR=/tmp"}),build:what=>({
since:`only root could build ${what} of base`,remedy:READABLE}),program:what=>({since:`only root can start ${what}`,remedy:READABLE}),port:what=>({
since:`only root can listen at port ${what}`,remedy:"use a port from 1024 on"})},CONTAINERS="for code from outsiders use isolation: docker, \
or a disposable machine",READABLE="install what it needs where every user can read it, not in root's home";var LAYOUTS={"one-core":"server, nginx and load generator share the only core: figures are advisory, expect wide intervals","shared-load-cor\
e":"server on one core, nginx and the load generators share the other: where they are the bottleneck, CPU time per request decides","smt-sib\
lings":"server and load share physical cores (SMT siblings): expect wider intervals","separate-cores":"server, nginx and load generators eac\
h on their own cores","separate-machine":"server and nginx on another machine, the load generators on this one","separate-machine-one-core":"\
server and nginx share the only core of another machine, the load generators are on this one"};function explainLayout({layout}){return LAYOUTS[layout]}
var PAIRINGS={"side-by-side":"side by side: each variant has its own CPU group, so both are loaded at once",interleaved:"in turns: no CPU gr\
oups can be made here (it takes root or containers), so the variants take turns in random order"};function explainPairing(pairing2){return PAIRINGS[pairing2]}
function explain2(found){return FINDINGS[found.code](found)}function explainOfTarget(found){return explain2(found).replace(/^head: /,"")}function explainNotice(found){
return NOTICES[found.code](found)}function explainSkip(why2){return SKIPPED[why2]}function explainInterference(source){return{why:INTERFERENCE[source],
remedy:source==="out-of-ports"?REMEDIES[source]:"stop what else runs here, or this run may stay inconclusive"}}function explainFault(fault2){
let prefix="afterLoad"in fault2?"after the load: ":"",words2=FAULTS[fault2.code](fault2),kind2=KINDS2[fault2.code];return`${kind2===""?"":`${kind2}\
: `}${prefix}${words2}`}function both(variants){return variants.length===0?"":`${variants.join(" and ")}: `}function settingChange(change4){
switch(change4.setting){case"false-alarms":return`false-alarms ${percent(change4.before)} \u2192 ${percent(change4.after)}`;case"mode":return`${change4.
setting} ${change4.before} \u2192 ${change4.after}`;case"fail-on":return`fail-on ${change4.before.join(", ")} \u2192 ${change4.after.join(",\
 ")}`;case"threshold":case"max-errors":return`${change4.setting} of ${change4.scenario} ${percent(change4.before)} \u2192 ${percent(change4.
after)}`;case"thresholds":return byMetric3(change4,percent);case"limits":return byMetric3(change4,limit2=>limitAmount(limit2,change4.unit))}}
function byMetric3({setting,metric:metric2,scenario:scenario3,before,after:after2},words2){let[was,is]=[before,after2].map(value=>value===null?
"(none)":words2(value));return`${setting}.${metric2} of ${scenario3} ${was} \u2192 ${is}`}function configChange2({of,name:name3,setting,before,
after:after2}){let where=name3===void 0?"":` of ${of} ${clip(name3,64)}`;return`${clip(setting,64)}${where} ${before??"(none)"} \u2192 ${after2??
"(none)"}`}function measured3({scenarios,via:via2,pairs:pairs2}){return[...scenarios.map(name3=>`scenario ${name3}`),...via2,...pairs2]}var MOST3=10;
function few(texts,between2=", ",further=0){let shown2=texts.slice(0,MOST3).map(text3=>clip(text3,300)),more=texts.length-shown2.length+further;
return[...shown2,...more>0?[`and ${more} more`]:[]].join(between2)}function percent(share3){return`${Number((share3*100).toPrecision(6))}%`}
function budget(seconds4){return seconds4===null?"60 s a case":`${seconds4} s`}import{createHash as createHash5}from"node:crypto";import{lookup}from"node:dns/promises";import{writeFileSync as writeFileSync6}from"node:fs";
import{join as join23}from"node:path";var LAST="/proc/sys/kernel/ostype",HEADING=/(?:^|\n)==> (\/\S+) <==\n/,TIME_LIMIT_MS=1e4;async function remoteFiles(image2,{name:name3,run:run3,
signal}){await ensureImage(image2,signal);let reader=await startProcess(["docker","run","--rm","--interactive","--name",name3,"--label",`loa\
dgate.run=${run3}`,"--pid","host","--cgroupns","host","--network","none","--read-only","--volume","/sys/fs/cgroup:/sys/fs/cgroup:ro","--entr\
ypoint","xargs",image2,"-L","1","head","-v","-n","100000"],{cwd:"/",env:dockerEnvironment(process.env),input:!0}),ask2=answering(reader),queue=ask2(
[]),stop=async()=>{await removeContainer(name3),await reader[Symbol.asyncDispose]()};try{await queue}catch(error3){throw await stop(),error3}
return{read(paths){let answer2=queue.catch(()=>{}).then(()=>ask2(paths));return queue=answer2,answer2},[Symbol.asyncDispose]:stop}}function answering({
child,stdout}){let text3="",heard=()=>{},decoder=new TextDecoder;return stdout.on("data",piece=>{text3+=decoder.decode(piece,{stream:!0}),heard()}),
paths=>new Promise((resolve19,reject)=>{text3="";let end2=()=>{clearTimeout(timer2),child.off("exit",lost2).off("error",lost2),heard=()=>{}},
fail=why2=>{end2(),reject(new RunError(`the engine's machine cannot be read: ${why2}`))},lost2=()=>fail("its reader ended"),timer2=setTimeout(
()=>fail("it does not answer"),TIME_LIMIT_MS);child.once("exit",lost2).once("error",lost2),heard=()=>{let files=filesIn(text3);files.get(LAST)?.
endsWith(`
`)&&(end2(),resolve19(files))},child.stdin?.write(`${[...paths,LAST].map(quoted4).join(" ")}
`)})}function filesIn(text3){let parts=text3.split(HEADING),files=new Map;for(let index=1;index<parts.length;index+=2)files.set(parts[index]??
"",parts[index+1]??"");return files}function quoted4(path){return path.replaceAll(/[\\'"\s]/g,"\\$&")}import{chmodSync as chmodSync3,copyFileSync as copyFileSync5,mkdirSync as mkdirSync6,readFileSync as readFileSync6}from"node:fs";import{basename as basename6,
join as join21}from"node:path";import{chmodSync as chmodSync2,chownSync as chownSync3,closeSync as closeSync6,constants as constants7,copyFileSync as copyFileSync4,existsSync as existsSync12,
fstatSync as fstatSync3,mkdtempSync,openSync as openSync6,readSync as readSync4,rmSync as rmSync8}from"node:fs";import{basename as basename5,
join as join20}from"node:path";var MOST_NOTES=1024*1024;function notesFile(folder2,user){let own2=mkdtempSync(join20(folder2,"timing-"));user&&
chownSync3(own2,user.uid,user.gid);let path=join20(own2,"notes.json");return{path,read:()=>readNotes(path),[Symbol.dispose]:()=>rmSync8(own2,
{recursive:!0,force:!0})}}function programForAll(program,folder2){let copy=join20(folder2,basename5(program));return existsSync12(copy)||(copyFileSync4(
program,copy),chmodSync2(copy,493)),copy}function readNotes(path){try{let file=openSync6(path,constants7.O_RDONLY|constants7.O_NOFOLLOW|constants7.
O_NONBLOCK);try{if(!fstatSync3(file).isFile())return null;let content=Buffer.alloc(MOST_NOTES);return content.toString("utf8",0,readSync4(file,
content,0,MOST_NOTES,0))}finally{closeSync6(file)}}catch{return null}}var INSIDE="/loadgate-timer",NOTES=`${INSIDE}/notes/notes.json`,ELF="\x7FELF";function containerTimers(folder2){let packed,starts=new Map;return{
async entry({program,argumentsFor},image2,command3){packed??=pack(program,join21(folder2,"timer"));let{argv}=await packed,start=starts.get(image2)??
imageStart(image2);starts.set(image2,start);let{entrypoint:own2,command:usual}=await start,timed=[...own2,...command3.length>0?command3:usual],
[entrypoint="",...rest]=[...argv,...argumentsFor(timed,NOTES)];return{entrypoint,command:rest}},async putInto(container){let{folder:from}=await packed??
{};from!==void 0&&await copyInto(container,from,INSIDE)},notesFrom:container=>readOut(container,NOTES,MOST_NOTES)}}async function pack(program,folder2){
if(readFileSync6(program).toString("latin1",0,ELF.length)!==ELF)throw new RunError(`${program} is a script, which containers cannot run; nam\
e the program itself with LOADGATE_HYPERFINE`);let listed2=await run(["ldd",program],{cwd:"/",env:allowedEnvironment(process.env)}),{loader,
libraries}=linkedWith(listed2.code===0?listed2.stdout:""),put=(from,...to)=>{let path=join21(folder2,...to);copyFileSync5(from,path),chmodSync3(
path,493)};for(let[name3,mode2]of[[".",493],["lib",493],["notes",511]])mkdirSync6(join21(folder2,name3),{recursive:!0}),chmodSync3(join21(folder2,
name3),mode2);if(put(program,"timer"),loader===null)return{folder:folder2,argv:[`${INSIDE}/timer`]};put(loader,"loader");for(let library of libraries)
put(library,"lib",basename6(library));return{folder:folder2,argv:[`${INSIDE}/loader`,"--library-path",`${INSIDE}/lib`,`${INSIDE}/timer`]}}function linkedWith(listed2){
let libraries=[...listed2.matchAll(/ => (\/\S+) \(0x/g)].flatMap(([,path])=>path??[]);return{loader:/^\s*(\/\S+) \(0x/m.exec(listed2)?.[1]??
null,libraries}}function nginxConfig(config2){let{folder:folder2}=config2,scheme=config2.tls?"https":"http",trust=caFile=>caFile===null?`
      proxy_ssl_verify off;`:`
      proxy_ssl_trusted_certificate ${quoted5(caFile)};
      proxy_ssl_verify on;`,tls=config2.tls?`${trust(config2.tls.caFile)}
      proxy_ssl_server_name on;
      proxy_ssl_name ${quoted5(config2.tls.name)};`:"",keepalive=config2.keepalive?`
    keepalive ${config2.connections};
    keepalive_requests 1000000000;
    keepalive_timeout 1h;`:"";return`daemon off;
master_process on;
worker_processes ${config2.workers};
${config2.user?`user ${config2.user};
`:""}pid ${quoted5(`${folder2}/nginx.pid`)};
error_log stderr warn;
events {
  worker_connections ${2*config2.connections+1024};
}
http {
  access_log off;
  server_tokens off;
  client_body_temp_path ${quoted5(`${folder2}/client`)};
  proxy_temp_path ${quoted5(`${folder2}/proxy`)};
  fastcgi_temp_path ${quoted5(`${folder2}/fastcgi`)};
  uwsgi_temp_path ${quoted5(`${folder2}/uwsgi`)};
  scgi_temp_path ${quoted5(`${folder2}/scgi`)};
  client_max_body_size 0;
  merge_slashes off;
  underscores_in_headers on;
  ignore_invalid_headers off;
  large_client_header_buffers 4 256k;
  proxy_buffer_size 16k;
  proxy_buffers 8 16k;
  upstream server_under_test {
    server ${hostPort(config2.upstream)} max_fails=0;${keepalive}
  }
  server {
    listen ${config2.listen} backlog=65535;
    keepalive_requests 1000000000;
    keepalive_timeout 1h;
    location / {
      proxy_pass ${scheme}://server_under_test;
      proxy_http_version 1.1;
      proxy_set_header Connection ${config2.keepalive?'""':"close"};
      proxy_set_header Host $http_host;
      proxy_next_upstream off;
      proxy_ignore_headers X-Accel-Redirect X-Accel-Limit-Rate X-Accel-Charset;
      proxy_pass_header X-Accel-Redirect;
      proxy_pass_header Server;
      proxy_max_temp_file_size 0;${tls}
    }
  }
}
`}function quoted5(text3){return`"${text3.replaceAll(/["\\$]/g,"\\$&")}"`}import{createHash as createHash4}from"node:crypto";import{closeSync as closeSync7,constants as constants8,openSync as openSync7,readFileSync as readFileSync7,
rmSync as rmSync9,writeSync as writeSync2}from"node:fs";import{copyFile,open as open2,realpath,rename,rm}from"node:fs/promises";import{isAbsolute as isAbsolute5,
join as join22,posix as posix9,relative as relative5,resolve as resolve9,sep as sep4}from"node:path";var ELF2=Buffer.from("\x7FELF","latin1"),NEW=".loadgate-new",MOST_BYTES5=256*1024*1024;async function rewriteBinary(command3,cwd,own2,user){
for(let name3 of command3.filter(word=>word.includes(sep4))){let file=await ownFile(resolve9(cwd,name3),own2);file&&await isProgram(file)&&await(user?
replaceAs(user,file):replace(file))}}async function ownFile(path,own2){let[file,folder2]=await Promise.all([realPath(path),realPath(own2)]);
if(!file||!folder2)return null;let inside=relative5(folder2,file);return inside.startsWith("..")||isAbsolute5(inside)?null:file}function realPath(path){
return realpath(path).catch(()=>null)}async function isProgram(file){try{var _stack=[];try{let opened=__using(_stack,await open2(file,constants8.
O_RDONLY|constants8.O_NONBLOCK),!0);let{buffer,bytesRead}=await opened.read({buffer:Buffer.alloc(ELF2.length)});return bytesRead===ELF2.length&&
buffer.equals(ELF2)&&(await opened.stat()).size<=MOST_BYTES5}catch(_){var _error=_,_hasError=!0}finally{var _promise=__callDispose(_stack,_error,
_hasError);_promise&&await _promise}}catch{return!1}}async function replace(file){try{await copyFile(file,file+NEW),await rename(file+NEW,file)}catch{
await rm(file+NEW,{force:!0})}}async function replaceAs(user,file){let{code}=await runAs(user,["cp","--preserve=mode","--",file,file+NEW]);code===
0?await runAs(user,["mv","-f","-T","--",file+NEW,file]):await runAs(user,["rm","-f","--",file+NEW])}function containerBinaryRewriter(folder2){
let known2=new Map,owners=new Map,count3=0;async function find2(container,variant2,image2,command3){let kept=[];for(let places of programPaths(
await imageStart(image2),command3))for(let path of places){count3+=1;let file=join22(folder2,`program-${count3}.tar`);if(!await copyProgramOut(
container,path,file))continue;let hash2=createHash4("sha256").update(readFileSync7(file)).digest("hex");owners.set(hash2,(owners.get(hash2)??
new Set).add(variant2)),kept.push({file,hash:hash2,folder:posix9.dirname(path)});break}return kept}return async(container,variant2,image2,command3)=>{
let key=JSON.stringify([variant2,image2,command3]),found=known2.get(key);if(!found){let finding2=find2(container,variant2,image2,command3).catch(
()=>[]);known2.set(key,finding2),await finding2;return}for(let{file,hash:hash2,folder:folder3}of await found)owners.get(hash2)?.size===1&&(await copyProgramInto(
container,folder3,file)||known2.set(key,Promise.resolve([])))}}function programPaths(start,command3=start.command){let[first="",...rest]=[...start.
entrypoint,...command3],looked=first.includes("/")?[]:[start.path.map(folder2=>posix9.join(folder2,first))],named3=[first,...rest].filter(word=>word.
includes("/")),paths=new Set(named3.map(word=>posix9.resolve(start.folder,word)));return[...looked,...[...paths].map(path=>[path])]}var MOST_COPIED2=64*
1024*1024;async function copyProgramOut(container,path,file){let out2=openSync7(file,"w"),beginning=Buffer.alloc(0),fits=null,take=piece=>(beginning=
fits===null?Buffer.concat([beginning,piece]):piece,fits??=beginsWithProgram(beginning),fits&&(fits=isWritten(out2,beginning)),fits!==!1),{code}=await docker(
["cp",`${container}:${path}`,"-"],{take});return closeSync7(out2),fits&&code===0?!0:(rmSync9(file),!1)}function isWritten(out2,piece){try{return writeSync2(
out2,piece)===piece.length}catch{return!1}}async function copyProgramInto(container,folder2,file){let{code}=await docker(["cp","--archive","\
-",`${container}:${folder2}`],{input:readFileSync7(file)});return code===0}function beginsWithProgram(tar){let entry=firstEntry(tar);if(entry===
null)return null;if(entry==="broken"||!entry.isPlain)return!1;let{size:size3,at}=entry;return size3<ELF2.length||size3>MOST_COPIED2?!1:at+ELF2.
length>tar.length?null:tar.subarray(at,at+ELF2.length).equals(ELF2)}function localEngine(){return{publishes:!1,publishesAt:null,sameClock:!0,addressOf:(state,port2)=>({host:state.ip,port:port2}),meter:async pid=>meterOf(
pid,groupOf(pid),!0),setSchedBatch,async watch(_,pid){let started=startTime(pid);return{over:()=>started===null||startTime(pid)!==started,async[Symbol.
asyncDispose](){}}},cpuSeconds:async cpus=>cpuSeconds(cpus),listens:pid=>listenersOf(pid).filter(({host})=>host!==ENGINE_DNS).map(({host,port:port2})=>({
host,port:port2})),async[Symbol.asyncDispose](){}}}var ENGINE_DNS="127.0.0.11";async function addressOf(host){return(await lookup(host,{family:4}).
catch(()=>null))?.address??null}async function remoteEngine({host},image2,resources,signal){await ensureImage(image2,signal);let address2=await addressOf(
host),trial={image:image2,run:resources.id,signal},publishesAt=address2!==null&&await canPublishAt(address2,trial)?address2:null,files=await remoteFiles(
image2,{name:`loadgate-${resources.id}-reader`,run:resources.id,signal});return{publishes:!0,publishesAt,sameClock:!1,addressOf:({publishedAt})=>({
host,port:publishedAt??0}),meter:pid=>remoteMeterOf(pid,files),async setSchedBatch(){},async watch(id2){let waiting=await startProcess(["doc\
ker","wait",id2],{cwd:"/",env:dockerEnvironment(process.env)});return{over:()=>waiting.ended()!==null,[Symbol.asyncDispose]:()=>waiting[Symbol.
asyncDispose]()}},cpuSeconds:async cpus=>cpuSecondsIn((await files.read(["/proc/stat"])).get("/proc/stat")??null,cpus),[Symbol.asyncDispose]:()=>files[Symbol.
asyncDispose]()}}var PROXY_PORT=8080;function dockerRunner(options){let count3=0,{engine,resources,clock}=options,rewriteBinary2=containerBinaryRewriter(
resources.folder),networks=variantNetworks(options),timers=containerTimers(resources.folder),container=(name3,port2,rest)=>{count3+=1;let made={
name:`loadgate-${resources.id}-${name3}-${count3}`,run:resources.id,...rest};return engine.publishes?{...made,publish:{port:port2,at:engine.
publishesAt}}:made},ofBuild=({target,variant:variant2,image:image2},addresses)=>{if(!image2)throw new RunError(`target "${target.name}" has \
no image for ${variant2}`);let place={port:target.port,addresses},env={...variablesOf(target,place),PORT:String(target.port)},secrets2=secretsOf(
target,process.env),command3=target.command&&{command:argumentsOf(target.command,place)},{memory,shmSize,ulimits:ulimits2}=target,limits2={memory,
shmSize,ulimits:ulimits2,seccomp:profileOf2(target,resources.folder)};return{image:image2,cpus:options.cpus.server,...limits2,env,secrets:secrets2,
...command3}};return{name:"docker",canShare:()=>!0,cpuSeconds:cpus=>engine.cpuSeconds(cpus),async serve(build2,addresses=new Map,on="server"){
let{target,variant:variant2}=build2,place=on==="generator"&&engine.publishes?"proxy":on,made=container(variant2,target.port,{...ofBuild(build2,
addresses),cpus:options.cpus[place],network:await networks.of(variant2)}),id2=await newContainer(made);engine.publishes||await rewriteBinary2(
id2,variant2,made.image,made.command);let secrets2=secretsOf(target,process.env);return startServed(id2,target.port,engine,clock,{secrets:secrets2,
schedBatch:usesSchedBatch(on,options.cpus)})},async runOnce(build2,what,addresses,rest){count3+=1;let name3=`loadgate-${resources.id}-once-${count3}`,
network=await networks.of(build2.variant),made={name:name3,run:resources.id,network,...ofBuild(build2,addresses)},timer2="added"in what&&!engine.
publishes?what.timer:null,command3="added"in what?[...made.command??[],...what.added]:what.command.slice(1),entry="command"in what?{entrypoint:what.
command[0]??"",command:command3}:timer2?await timers.entry(timer2,made.image,command3):{command:command3},id2=await newContainer({...made,...entry});
try{timer2&&await timers.putInto(id2);let began=clock.now(),finished=await docker(["start","--attach",id2],rest),seconds4=await ranFor(id2,clock.
now()-began),timed=timer2&&{notes:await timers.notesFrom(id2)};return{...redactOutput(finished,secretsOf(build2.target,process.env)),seconds:seconds4,
timed}}finally{await removeContainer(id2)}},async proxy(upstream,settings){let made=container(`nginx-${settings.variant}`,PROXY_PORT,{image:options.
nginxImage,cpus:options.cpus.proxy,network:await networks.of(settings.variant),env:{},entrypoint:"nginx"}),id2=await newContainer(made);try{
let caFile=settings.tls?.caFile==null?null:"/etc/nginx/upstream-ca.pem",tls=settings.tls&&{...settings.tls,caFile};settings.tls?.caFile!=null&&
await copyInto(id2,settings.tls.caFile,"/etc/nginx/upstream-ca.pem");let workers=options.cpus.proxy.length,config2={listen:PROXY_PORT,upstream:upstream.
nearby,connections:settings.connections,keepalive:settings.keepalive,workers},file=join23(resources.folder,`${made.name}.conf`);writeFileSync6(
file,nginxConfig({...config2,folder:"/tmp",user:null,...tls&&{tls}})),await copyInto(id2,file,"/etc/nginx/nginx.conf")}catch(error3){throw await removeContainer(
id2),error3}return startServed(id2,PROXY_PORT,engine,clock)},async[Symbol.asyncDispose](){await networks.remove(),await engine[Symbol.asyncDispose]()}}}
function profileOf2({seccomp},folder2){if(seccomp===void 0||seccomp==="unconfined")return seccomp;let digest=createHash5("sha256").update(seccomp).
digest("hex").slice(0,16),file=join23(folder2,`seccomp-${digest}.json`);return writeFileSync6(file,seccomp),file}function variantNetworks({engine,
resources}){let made=new Map,make=async variant2=>{let name3=`loadgate-${resources.id}-${variant2}`;return await createNetwork(name3,{run:resources.
id,internal:!engine.publishes}).catch(error3=>{throw made.delete(variant2),harnessError(error3)}),name3};return{of(variant2){let network=made.
get(variant2)??make(variant2);return made.set(variant2,network),network},async remove(){for(let network of made.values())await network.then(
removeNetwork,()=>{})}}}var ENGINE_GONE=/cannot connect to the docker daemon|error during connect/i,harnessError=error3=>new FaultError({code:"\
harness-failed",error:error3.message});function newContainer(options){return createContainer(options).catch(error3=>{throw harnessError(error3)})}
async function startServed(id2,port2,engine,clock,{secrets:secrets2={},schedBatch=!1}={}){try{let before=clock.now(),beforeDate=clock.date().
getTime();await startContainer(id2);let state=await inspectContainer(id2);if(!state.running||state.ip===""){let end2=describeEnd(state.exitCode,
state.oomKilled);throw new RunError(`the container ended at once, ${end2}: ${lastLines(redactSecrets(await containerLog(id2),secrets2),10)||
"(no output)"}`)}schedBatch&&await engine.setSchedBatch(state.pid);let meter=await engine.meter(state.pid),watch=await engine.watch(id2,state.
pid),later=engine.sameClock?clamp((state.startedAt-beforeDate)/1e3,0,clock.now()-before):0;return{address:engine.addressOf(state,port2),nearby:{
host:state.ip,port:port2},startedAt:before+later,meter,...engine.listens&&{listens:()=>engine.listens?.(state.pid)??[]},ended:()=>watch.over()?
{exitCode:null,signal:null}:null,async log(){let now=await inspectContainer(id2).catch(()=>null),note=now&&!now.running?`
(${describeEnd(now.exitCode,now.oomKilled)})`:"";return redactSecrets(await containerLog(id2),secrets2)+note},exec:async(command3,rest)=>redactOutput(
await docker(["exec",id2,...command3],rest),secrets2),async[Symbol.asyncDispose](){await removeContainer(id2),await watch[Symbol.asyncDispose]()}}}catch(error3){
throw await removeContainer(id2),ENGINE_GONE.test(error3.message)?harnessError(error3):error3}}async function ranFor(id2,seen2){let state=await inspectContainer(
id2).catch(()=>null),noted=state?(state.finishedAt-state.startedAt)/1e3:0;return noted>0&&noted<seen2?noted:seen2}function describeEnd(exitCode3,oomKilled){
return oomKilled?"killed for using more memory than its limit":`exit code ${exitCode3}`}function clamp(value,low,high){return Math.min(Math.
max(value,low),high)}import{mkdtempSync as mkdtempSync2,writeFileSync as writeFileSync7}from"node:fs";import{join as join24}from"node:path";var SIGN="LOADGATE_SERVER";function processRunner(options){let count3=0,environmentOf=({target,user},place)=>inheritedEnvironment(user?environmentOfUser(
process.env,user):process.env,target.inherit,{...variablesOf(target,place),...secretsOf(target,process.env),...options.resources.marker}),groupFor=name3=>(count3+=
1,makeControlGroup(options.resources.id,`${name3}-${count3}`)),noted=({pid})=>pid!==void 0&&options.resources.process(pid),launch=async(name3,argv,cwd,env,user)=>{
let group=groupFor(name3),sign=[SIGN,`${options.resources.id}-${String(count3).padStart(8,"0")}`],startedAt=options.clock.now(),signed2={...env,
[sign[0]]:sign[1]},running=await startProcess(argv,{cwd,env:signed2,started:noted,user});return group?.add(running.pid),{group,running,startedAt,
sign:sign.join("=")}};return{name:"process",cpuSeconds:async cpus=>cpuSeconds(cpus),canShare:({ignoresPort,fixedPort})=>!ignoresPort&&!fixedPort,
async runOnce(build2,what,addresses,rest){var _stack=[];try{let place={port:build2.target.port,addresses};let command3="command"in what?what.
command:[...argvOf(build2.target,place),...what.added];let cwd=workingFolder(build2.target,build2.folder);let env=environmentOf(build2,place);
let{user}=build2;await rewriteBinary(command3,cwd,options.resources.folder,user);let group="added"in what?groupFor(`${build2.variant}-once`):
null;let timer2="added"in what?what.timer:null;let file=__using(_stack,timer2&&notesFile(options.resources.folder,user));let program=timer2&&
(user?programForAll(timer2.program,options.resources.folder):timer2.program);let argv=timer2&&program&&file?[program,...timer2.argumentsFor(
command3,file.path)]:command3;let{clock}=options;let startedAt=clock.now();let endedAt=null;try{let finished=await run(pinned(options.cpus.server,
argv),{cwd,env,user,started(child){startedAt=clock.now(),child.once("exit",()=>{endedAt=clock.now()}),noted(child),child.pid!==void 0&&group?.
add(child.pid)},untrusted:!0,...rest}),seconds4=(endedAt??clock.now())-startedAt,timed=file&&{notes:file.read()},said=finished.stdout+finished.
stderr,lacks3=guessWithheld(said,process.env,build2.target);return{...redactOutput(finished,secretsOf(build2.target,process.env)),seconds:seconds4,
timed,lacks:lacks3}}finally{endGroup(group)}}catch(_){var _error=_,_hasError=!0}finally{__callDispose(_stack,_error,_hasError)}},async serve(build2,addresses=new Map,on="\
server"){let{target,variant:variant2,user}=build2,{ignoresPort}=build2;if(ignoresPort&&await portTaken(target.port))throw new RunError(portIsTaken(
target));let port2=ignoresPort?target.port:await freePort(),place={port:port2,addresses},env={...environmentOf(build2,place),PORT:String(port2)},
command3=argvOf(target,place),cwd=workingFolder(target,build2.folder);await rewriteBinary(command3,cwd,options.resources.folder,user);let schedBatch=usesSchedBatch(
on,options.cpus)&&await canSchedBatch(),argv=pinned(options.cpus[on],schedBatch?withSchedBatch(command3):command3),up=servedProcess(await launch(
variant2,argv,cwd,env,user),{host:build2.host??"127.0.0.1",port:port2}),secrets2=secretsOf(target,process.env);return{...up,log:async()=>redactSecrets(
await up.log(),secrets2),lacks:()=>guessWithheld(up.said(),process.env,target),exec:async(command4,rest)=>redactOutput(await run(command4,{cwd,
env,user,untrusted:!0,...rest}),secrets2)}},async proxy(upstream,settings){if(!options.nginx)throw new UsageError(NO_NGINX);let port2=await freePort(),
folder2=mkdtempSync2(join24(options.resources.folder,`nginx-${settings.variant}-`)),file=join24(folder2,"nginx.conf"),workers=options.cpus.proxy.
length,user=process.getuid?.()===0?"root":null,config2={listen:port2,upstream:upstream.address,connections:settings.connections,keepalive:settings.
keepalive,workers,folder:folder2,user};writeFileSync7(file,nginxConfig({...config2,...settings.tls&&{tls:settings.tls}}));let argv=pinned(options.
cpus.proxy,[options.nginx,"-e","stderr","-p",folder2,"-c",file]),env=allowedEnvironment(process.env,options.resources.marker),launched=await launch(
`nginx-${settings.variant}`,argv,folder2,env);return servedProcess(launched,{host:"127.0.0.1",port:port2})},async[Symbol.asyncDispose](){}}}
function argvOf({name:name3,process:process2},place){if(!process2)throw new UsageError(`target "${name3}" has no command that starts it as a\
 process`);return argumentsOf(process2.command,place)}function portIsTaken({name:name3,port:port2}){return`port ${port2} of target "${name3}\
" is already taken by another process; end that process, or have the server listen on PORT`}var NO_NGINX="nginx was not found, and via: ngin\
x needs it; install it (apt-get install nginx) or set via: direct in loadgate.yml";function servedProcess({running,group,startedAt,sign},address2){
let meter=meterOf(running.pid,group?.files??null,!1),strays=()=>{let metered=new Set(meter.pids());return processesMarked(sign).filter(pid=>!metered.
has(pid))};return{address:address2,nearby:address2,startedAt,meter,strays,listens(){let own2=socketsOf(meter.pids());return listenersOf(running.
pid).filter(({inode})=>own2.has(inode)).map(({host,port:port2})=>({host,port:port2}))},ended(){let end2=running.ended();return end2&&{exitCode:end2.
code,signal:end2.signal}},log:async()=>running.log(),said:running.log,exec:(command3,rest)=>run(command3,{cwd:"/",env:allowedEnvironment(process.
env),...rest}),async[Symbol.asyncDispose](){await running[Symbol.asyncDispose]();for(let pid of strays())kill(pid,"SIGKILL");endGroup(group)}}}
function endGroup(group){for(let pid of group?.members()??[])kill(pid,"SIGKILL");group?.remove()}function slowed(runner,slowdown,place){return{...runner,async serve(build2,addresses,on){let served=await runner.serve(build2,addresses,on);
if(build2.variant!=="head"||on==="generator"||!isServer(build2.target))return served;try{return await withBurner(served,slowdown,place)}catch(error3){
throw await served[Symbol.asyncDispose](),error3}}}}function isServer(target){return"ready"in target&&typeof target.ready=="object"&&target.
ready!==null&&"path"in target.ready}async function withBurner(served,{share:share3},{cpus,resources}){let{meter}=served,[root]=meter.pids();
if(root===void 0){if(served.ended())return served;throw new FaultError({code:"burner-elsewhere"})}let start=(file,version2)=>startProcess(pinned(
cpus.server,burnerCommand({share:share3,file,version:version2,root})),{cwd:resources.folder,env:allowedEnvironment(process.env,resources.marker),
input:!0,graceSeconds:0,started:({pid})=>pid!==void 0&&resources.process(pid)}),cpu=meter.group?.cpu??null;if(cpu){let burner2=await start(cpu.
file,cpu.version);if(joinGroupOf(root,burner2.pid))return burner2.child.stdin?.write(`
`),{...served,[Symbol.asyncDispose]:()=>endBoth(burner2,served)};await burner2[Symbol.asyncDispose]()}let burner=await start(null,1);burner.
child.stdin?.write(`
`);let burnt=()=>[...threads([burner.pid]).cpu.values()].reduce((sum4,each)=>sum4+each,0);return{...served,meter:{...meter,async read(){let reading=await meter.
read(),{cpu:used,whole}=reading,more=burnt();return{...reading,cpu:used===null?null:used+more,...typeof whole=="number"&&{whole:whole+more}}}},
[Symbol.asyncDispose]:()=>endBoth(burner,served)}}async function endBoth(burner,served){await burner[Symbol.asyncDispose](),await served[Symbol.
asyncDispose]()}function burnerCommand(order){return[process.execPath,"-e",`(${burn.toString()})(${JSON.stringify(order)})`]}function burn({
share:share3,file,version:version2,root}){let{readFileSync:readFileSync14,readdirSync:readdirSync8}=process.getBuiltinModule("node:fs"),textOf3=path=>{
try{return readFileSync14(path,"utf8")}catch{return""}},namesIn4=path=>{try{return readdirSync8(path)}catch{return[]}},own2=()=>{let{user,system}=process.
cpuUsage();return(user+system)/1e6},ofGroup=()=>{let text3=textOf3(file??"");return version2===1?Number(text3)/1e9:Number(/^usage_usec (\d+)$/m.
exec(text3)?.[1]??0)/1e6},ofTree=()=>{let sum4=0,found=[root];for(let pid of found)for(let task of namesIn4(`/proc/${pid}/task`)){sum4+=Number(
textOf3(`/proc/${pid}/task/${task}/schedstat`).split(" ")[0])/1e9;for(let child of textOf3(`/proc/${pid}/task/${task}/children`).split(" "))
child&&found.push(Number(child))}return sum4},others2=()=>file===null?ofTree():ofGroup()-own2();process.stdin.once("data",()=>{let began={own:own2(),
others:others2()},pause=10,look=()=>{let burnt=own2(),due=share3*(others2()-began.others)-(burnt-began.own);if(due>0){let until=burnt+Math.min(
due,.05);for(;own2()<until;);}pause=due>0?Math.max(5,pause/2):Math.min(100,pause*1.5),setTimeout(look,pause)};look()})}import{resolve as resolve10}from"node:path";function benchmarkCase(found,scenario3,{base,head:head2},signal){let{rate:rate3}=scenario3;return{case:found,scenario:scenario3,builds:base?
[base,head2]:[head2],questions:{base:questionOf(base??head2,scenario3,signal,head2.bodies??head2.folder),head:questionOf(head2,scenario3,signal)},
...rate3&&"perSecond"in rate3&&{rate:rate3.perSecond}}}function questionOf(build2,scenario3,signal,folder2=build2.bodies??build2.folder){let{
request:request2,background:background3,expect:expect2}=scenario3,{tls}=build2.target,body2=request2.body&&"file"in request2.body?resolve10(
folder2,request2.body.file):void 0;return{request:requestWithSecrets(request2,build2.target,process.env),...background3&&{background:requestWithSecrets(
background3.request,build2.target,process.env)},expect:expect2,errors:scenario3.maxErrors,redact:redactorOf(build2.target,process.env),options:{
timeoutSeconds:Math.max(10,scenario3.timeoutSeconds),signal,...scenario3.http2&&{http2:!0},...!scenario3.keepalive&&{again:!0},...body2!==void 0&&
{bodyFile:body2},...tls&&{tls:{...tls,caFile:tls.ca===void 0?null:resolve10(build2.folder,tls.ca)}}}}}function withoutLimits(config2){let scenarios=config2.scenarios.map(({limits:_,...scenario3})=>scenario3);return{...config2,scenarios}}function casesToBuild({
cases,part:part2,untouched,also=[]}){return[...(part2?.cases??cases).filter(({target})=>!untouched.has(target)),...also]}function selectCases(experiment2,{
base,head:head2}){let{part:part2,untouched}=experiment2,cases=part2?.cases??experiment2.cases,touched=new Set(cases.map(({target})=>target).
filter(name3=>!untouched.has(name3))),inBoth=inRoles({...base&&{base:base.built},head:head2.built},touched),built=experiment2.firstRun?withoutTwins(
inBoth):inBoth,skipped=new Map;for(let found of cases){let why2=whySkipped(found,built,experiment2);why2!==null&&skipped.set(found.id,why2)}
let wanted=cases.filter(({id:id2,target})=>!skipped.has(id2)&&buildOf(built,target,"head"));return{cases,built,skipped,wanted}}function withoutTwins({
identical,builds,...rest}){let kept=builds.filter(({variant:variant2,target})=>variant2==="head"||!identical.has(target.name));return{...rest,
builds:kept,identical:new Set}}function whySkipped({target},{identical},{untouched,measureIdentical}){return untouched.has(target)?"untouche\
d":identical.has(target)&&!measureIdentical?"identical-builds":null}function buildOf({builds},target,variant2){return builds.find(build2=>build2.
target.name===target&&build2.variant===variant2)}function scenarioOf2({scenario:scenario3},{scenarios}){return scenarios.find(({name:name3})=>name3===
scenario3)}function benchmarkOf(found,variants,config2,signal){let scenario3=scenarioOf2(found,config2),head2=buildOf(variants,found.target,
"head"),base=buildOf(variants,found.target,"base");if(!scenario3||!head2)return null;let benchmark=benchmarkCase(found,scenario3,{...base&&{
base},head:head2},signal);return found.rate===void 0?benchmark:{...benchmark,rate:found.rate}}import{existsSync as existsSync14,readFileSync as readFileSync10,writeFileSync as writeFileSync10}from"node:fs";import{join as join30}from"node:path";var SHOWN_TAIL2=.025;function leaderboards(measured4){return[...new Set(measured4.cases.map(({scenario:scenario3,via:via2})=>`${scenario3}/${via2}`))].
flatMap(id2=>{let records=measured4.cases.filter(({scenario:scenario4,via:via2})=>`${scenario4}/${via2}`===id2),scenario3=measured4.plan.scenarios.
find(({name:name3})=>name3===records[0]?.scenario);return scenario3?[leaderboard2(id2,records,scenario3,measured4)]:[]})}function leaderboard2(id2,records,scenario3,measured4){
let by=rankedBy(records,scenario3),rows=records.map(record2=>rowOf(record2,scenario3,by,measured4));return{id:id2,scenario:scenario3.name,via:records[0]?.
via??"direct",by,unit:by!=="goodput"?"s":scenario3.args?"operations/s":"requests/s",rows:withPublished(placed(rows,by),measured4.published?.
figures[id2])}}function rankedBy(records,{rate:rate3}){if(rate3!==void 0)return"p99";let commands2=records.flatMap(samplesOf).flatMap(({command:command3,
invalid:invalid2})=>command3&&invalid2.length===0?command3:[]);return commands2.length>0&&commands2.every(({operations})=>operations===null)?
"time":"goodput"}function placed(rows,by){let sign=by==="goodput"?1:-1;return ranked(rows.map(({row:{target,limited},effects})=>({target,sessions:effects.
map(effect2=>({...effect2,value:sign*effect2.value})),limited}))).map(({target,...standing2})=>({...rows.find(({row:row3})=>row3.target===target).
row,...sign===1?standing2:inverted(standing2)}))}function inverted({place,ratio,interval:range2}){return{place,ratio:ratio===null?null:1/ratio,
interval:range2&&{low:1/range2.high,high:1/range2.low}}}function withPublished(rows,figure2){let beside=publishedPlaces(rows,figure2);return rows.
map(row3=>({...row3,published:beside.get(row3.target)??null}))}function rowOf(record2,scenario3,by,measured4){let faults=[...failuresOf(record2,
measured4.failures).map(failureFinding),...faultFindings(faultsOf(record2))],samples=samplesOf(record2),limit2=boundOf2(record2),cannotKeepUp=limit2===
"over-capacity",effects=faults.length>0||cannotKeepUp?[]:sessionValues(record2,metricNamed(by),"head"),why2=faults.length>0?faults:effects.length===
0&&limit2===null?[nothing(record2,by)]:[];return{row:{target:record2.target,figures:figuresOf(record2,faults.length>0,measured4),sessions:effects.
map(({value})=>Math.exp(value)),spread:interval2(estimateOf(effects,ALONE),SHOWN_TAIL2),asked:samples.reduce((sum4,sample2)=>sum4+answers(sample2)+
total(sample2.errors),0),failed:failures(samples,scenario3),bottleneck:bottleneckOf(record2),limited:limit2!==null&&BOUNDS2.includes(limit2),
findings:[...why2,...limit2===null?[]:[{code:"held-back",limit:limit2,bound:BOUNDS2.includes(limit2)}],...reopenedFinding(record2,scenario3),
...disturbedRounds(record2.sessions).map(interferenceFinding)]},effects}}var BOUNDS2=["generator-saturated","proxy-saturated","littles-law"];
function nothing(record2,by){return record2.skipped!==void 0?{code:"skipped",why:record2.skipped}:record2.sessions.length===0?{code:"no-time"}:
{code:by==="p99"?"p99-unknown":"no-values"}}function figuresOf(record2,broken,{variants}){let value=metric2=>metric2.per==="build"?variants[0]?.
builds[record2.target]?.imageBytes??null:broken?null:typical(record2,metric2,"head");return Object.fromEntries(METRICS.map(metric2=>[metric2.
name,value(metric2)]))}var total=counts3=>Object.values(counts3).reduce((sum4,count3)=>sum4+count3,0);function failures(samples,{expect:expect2}){
let counts3=new Map,add=(what,count3)=>counts3.set(what,(counts3.get(what)??0)+count3);for(let{errors,byStatus}of samples){for(let[what,count3]of Object.
entries(errors))add(what,count3);for(let[status2,count3]of Object.entries(byStatus))rightStatuses(expect2).includes(Number(status2))||add(`s\
tatus ${status2}`,count3)}return Object.fromEntries([...counts3].filter(([,count3])=>count3>0))}function boundOf2(record2){let samples=countedSamples(
record2);return samples.filter(({limits:limits2})=>limits2.length>0).length*2>samples.length?mostFrequentLimit(record2):null}function publishedPlaces(rows,figure2){
let entries=figure2?.entries??[],today=rows.filter(({target,place})=>place!==null&&entries.some(entry=>entry.target===target)),common=entries.
filter(({target})=>today.some(row3=>row3.target===target)),found=entries.map(({target,value,system},index)=>{let row3=today.find(each=>each.
target===target),before=common.findIndex(entry=>entry.target===target)+1,better=today.filter(each=>(each.place??0)<(row3?.place??0)).length,
equal=today.filter(each=>each.place===row3?.place).length,moved=row3!==void 0&&(before<=better||before>better+equal);return[target,{place:index+
1,value,system,moved}]});return new Map(found)}var RISK=.05;function ranked(contestants){let sorted2=contestants.flatMap(({target,sessions,limited})=>{
let estimate2=estimateOf(sessions,ALONE);return estimate2?[{target,limited,estimate:estimate2}]:[]}).toSorted((a,b)=>b.estimate.centre-a.estimate.
centre),pairs2=Math.max(1,sorted2.length*(sorted2.length-1)/2),tail=RISK/2/pairs2,[best]=sorted2,standings=[],leader=0;for(let[i,each]of sorted2.
entries()){let above=sorted2[leader],against=above&&intervalOfDifference(each.estimate,above.estimate,tail);i>0&&!each.limited&&against&&against.
high<0&&(leader=i);let other=best&&each!==best?best:null,toBest=other&&intervalOfDifference(each.estimate,other.estimate,tail);standings.push(
{target:each.target,place:leader+1,ratio:other&&Math.exp(each.estimate.centre-other.estimate.centre),interval:toBest&&{low:Math.exp(toBest.low),
high:Math.exp(toBest.high)}})}let nothing2=contestants.filter(({sessions})=>sessions.length===0);return[...standings,...nothing2.map(({target})=>({
target,place:null,ratio:null,interval:null}))]}function intervalOfDifference(a,b,tail){if(a.sessions<2||b.sessions<2)return null;let centre=a.
centre-b.centre,noises=[a,b].flatMap(({noise})=>noise??[]),error3=Math.hypot(standardError(a)??0,standardError(b)??0);if(noises.length===0)return{
low:centre,high:centre};let half=studentQuantile(tail,Math.min(...noises.map(({degrees})=>degrees)))*error3;return{low:centre-half,high:centre+
half}}function concludeRanking(measured4,signal){let broken=measured4.failures.length>0||measured4.cases.some(record2=>faultsOf(record2).length>
0);return{...measured4,schema:RESULTS_SCHEMA,command:"rank",leaderboards:leaderboards(measured4),exitCode:exitCode({...signal&&{signal},runError:broken})}}
function rankedFrom({plan:plan2,...measured4},part2){let{seed,budgetSeconds,isolation:isolation2,isolationReason:isolationReason2,cpus,scenarios}=plan2;
return{...measured4,...part2,plan:{seed,budgetSeconds,isolation:isolation2,isolationReason:isolationReason2,cpus,scenarios}}}import{existsSync as existsSync13,lstatSync as lstatSync6,mkdirSync as mkdirSync7,mkdtempSync as mkdtempSync3,readdirSync as readdirSync7,readFileSync as readFileSync8,
rmSync as rmSync10,statSync as statSync3,writeFileSync as writeFileSync8}from"node:fs";import{tmpdir as tmpdir2}from"node:os";import{join as join25}from"node:path";
import{setTimeout as delay3}from"node:timers/promises";var PREFIX3="loadgate-",MARKER="LOADGATE_RUN",RUN_FILE="run.json";function temporaryFolder(){try{return mkdtempSync3(join25(tmpdir2(),PREFIX3))}catch(error3){
throw new UsageError(`the temporary folder ${tmpdir2()} cannot be written (${error3.message}); make room, or name another: TMPDIR=DIR`)}}function openRunResources(){
let folder2=temporaryFolder(),id2=folder2.slice(folder2.lastIndexOf(PREFIX3)+PREFIX3.length).toLowerCase();mkdirSync7(join25(folder2,"pids"),
{mode:448});let note={pid:process.pid,started:startTime(process.pid)};return writeFileSync8(join25(folder2,RUN_FILE),JSON.stringify(note),{mode:420}),
{id:id2,folder:folder2,marker:{[MARKER]:id2},users:ownUsers(folder2),process:pid=>writeFileSync8(join25(folder2,"pids",String(pid)),startTime(
pid)??""),engine:()=>noteEngine(folder2,process.env),[Symbol.asyncDispose]:()=>release(folder2,id2,RESTART_SECONDS)}}async function releaseAbandoned(before=()=>{}){
let count3=0;for(let name3 of listFolder2(tmpdir2())){if(!name3.startsWith(PREFIX3))continue;let folder2=join25(tmpdir2(),name3),note=isOurs3(
folder2)?readNote(folder2):null;if(!note||startTime(note.pid)===note.started)continue;let id2=name3.slice(PREFIX3.length).toLowerCase();try{
before({id:id2,folder:folder2})}catch{}try{await release(folder2,id2,0),count3+=1}catch{}}return removeAbandonedPipes(),count3}function isOurs3(folder2){
try{let found=lstatSync6(folder2);return found.isDirectory()&&found.uid===(process.getuid?.()??found.uid)}catch{return!1}}var runNote=object(
{pid:int().positive(),started:string2().nullable()});function readNote(folder2){try{return runNote.parse(JSON.parse(readFileSync8(join25(folder2,
RUN_FILE),"utf8")))}catch{return null}}var RESTART_SECONDS=15,OLD_SECONDS=7*86400;function isOld(folder2){let{mtimeMs=0}=statSync3(join25(folder2,
RUN_FILE),{throwIfNoEntry:!1})??{};return Date.now()-mtimeMs>OLD_SECONDS*1e3}async function release(folder2,id2,patience){for(let pid of listFolder2(
join25(folder2,"pids"))){let started=readText(join25(folder2,"pids",pid))??"";started!==""&&startTime(Number(pid))===started&&kill(-Number(pid),
"SIGKILL")}for(let user of usersOf(folder2))await endProcessesOf(user);await endStrays(id2,folder2),await releaseControlGroups(id2);let empty=await emptyEngine(
folder2,id2,patience)||isOld(folder2);if(keepsTemporary())return keep(folder2,empty);let kept=[RUN_FILE,...ENGINE_FILES],gone=empty?[folder2]:
listFolder2(folder2).flatMap(name3=>kept.includes(name3)?[]:[join25(folder2,name3)]);for(let path of gone)rmSync10(path,{recursive:!0,force:!0,
maxRetries:3})}function keep(folder2,empty){empty&&rmSync10(join25(folder2,RUN_FILE),{force:!0}),process.stderr.write(`LOADGATE_KEEP_TEMP: k\
ept ${folder2}; remove it with rm -r
`)}async function endStrays(id2,folder2){for(let attempt=0;attempt<20;attempt+=1){let strays=[...processesMarked(`${MARKER}=${id2}`),...processesWithin(
folder2)];if(strays.length===0)return;for(let pid of strays)kill(pid,"SIGKILL");await new Promise(resolve19=>setTimeout(resolve19,50))}}function listFolder2(folder2){
try{return readdirSync7(folder2)}catch{return[]}}var ENGINE_FILE="engine.json";function noteEngine(folder2,env){let known2=ENGINE_VARIABLES.
flatMap(name3=>env[name3]===void 0?[]:[[name3,env[name3]]]);writeFileSync8(join25(folder2,ENGINE_FILE),JSON.stringify(Object.fromEntries(known2)))}
var ENGINE_FILES=[ENGINE_FILE];async function emptyEngine(folder2,id2,patience){let file=join25(folder2,ENGINE_FILE);if(!existsSync13(file))
return!0;let env={...dockerEnvironment(process.env),...readEngineNote(file)};return await engineAnswers(env,patience)?(await removeContainers(
id2,env),await removeNetworks(id2,env),await removeImages2(id2,env),!0):!1}var engineNote=record(string2(),string2());function readEngineNote(file){
try{let noted=engineNote.parse(JSON.parse(readFileSync8(file,"utf8")));return Object.fromEntries(ENGINE_VARIABLES.map(name3=>[name3,noted[name3]]))}catch{
return{}}}async function engineAnswers(env,patience){let until=performance.now()+patience*1e3;for(;;){let{code,missing:missing4}=await run([
"docker","version","--format","{{.Server.Version}}"],{cwd:"/",env,timeoutSeconds:5});if(code===0||missing4)return!0;if(performance.now()>=until)
return!1;await delay3(1e3)}}async function removeContainers(id2,env){let containers=await dockerLines(env,"ps","--all","--quiet","--filter",
`label=loadgate.run=${id2}`);containers.length>0&&await dockerLines(env,"rm","--force","--volumes",...containers)}async function removeNetworks(id2,env){
let networks=await dockerLines(env,"network","ls","--quiet","--filter",`label=loadgate.run=${id2}`);networks.length>0&&await dockerLines(env,
"network","rm",...networks)}async function removeImages2(id2,env){let images=await dockerLines(env,"image","ls",...["--format","{{.Repositor\
y}}:{{.Tag}}"],"--filter",`reference=loadgate/*:${id2}`);images.length>0&&await dockerLines(env,"image","rm","--force",...images)}async function dockerLines(env,...args){
let{code,stdout}=await run(["docker",...args],{cwd:"/",env,timeoutSeconds:60});return code===0?stdout.split(`
`).filter(Boolean):[]}import{tmpdir as tmpdir3}from"node:os";import{join as join29,resolve as resolve11}from"node:path";var wire=strictObject({schema:literal(1),message:string2().max(1e5)});function failureFile(message){return`${JSON.stringify({schema:1,message:message.
slice(-2e4)})}
`}import{readFileSync as readFileSync9,statSync as statSync4}from"node:fs";var MAX_BYTES2=32*1024*1024;function readEvent(env){let{GITHUB_EVENT_NAME:name3,GITHUB_EVENT_PATH:path}=env;if(!name3||!path)throw new UsageError(
"GITHUB_EVENT_NAME or GITHUB_EVENT_PATH is not set, so this is not GitHub Actions; use the command line instead");try{let{size:size3}=statSync4(
path);if(size3>MAX_BYTES2)throw new Error(`it has ${size3} bytes, more than GitHub ever sends`);return{name:name3,payload:JSON.parse(readFileSync9(
path,"utf8"))}}catch(error3){throw new UsageError(`the event in ${path} cannot be read: ${error3.message}`)}}function commitIn(payload,...way){
let value=fieldOf(payload,...way);return typeof value=="string"&&/^[0-9a-f]{40}$/.test(value)?value:null}function fieldOf(json2,...way){let value=json2;
for(let key of way){if(typeof value!="object"||value===null||!Object.hasOwn(value,key))return;value=value[key]}return value}function repositoryUrl(env){
let{GITHUB_SERVER_URL:server,GITHUB_REPOSITORY:name3}=env;return server&&name3?`${server}/${name3}`:null}import{randomUUID}from"node:crypto";import{closeSync as closeSync8,constants as constants9,lstatSync as lstatSync7,mkdirSync as mkdirSync8,openSync as openSync8,
renameSync,rmSync as rmSync11,writeFileSync as writeFileSync9}from"node:fs";import{basename as basename7,dirname as dirname7,join as join26,
relative as relative6}from"node:path";async function makeOutputFolder(folder2){refuseLinks(folder2,folder2);let tracked=await trackedIn(folder2);if(tracked.length>0)throw new Error(
`git tracks ${tracked[0]} there, which would be overwritten`);mkdirSync8(folder2,{recursive:!0})}function writeOutput(folder2,name3,content){
let path=join26(folder2,name3),place=dirname7(path);refuseLinks(place,folder2),mkdirSync8(place,{recursive:!0});let part2=join26(place,`.${basename7(
path)}.${randomUUID()}.part`),{O_WRONLY,O_CREAT,O_EXCL,O_NOFOLLOW}=constants9,file=openSync8(part2,O_WRONLY|O_CREAT|O_EXCL|O_NOFOLLOW,438);try{
try{writeFileSync9(file,content)}finally{closeSync8(file)}renameSync(part2,path)}catch(error3){throw rmSync11(part2,{force:!0}),error3}}function refuseLinks(path,from){
let all=ancestors(path),outermost=all.findIndex(isCheckout),first=all.indexOf(from),start=outermost===-1?first:Math.min(first,outermost+1);for(let each of all.
slice(start))if(lstatSync7(each,{throwIfNoEntry:!1})?.isSymbolicLink())throw new Error(`${each} is a link`)}async function trackedIn(folder2){
let top=ancestors(folder2).findLast(isCheckout);if(top===void 0)return[];let path=relative6(top,folder2),listed2=await git(top,["ls-files","\
-z","--",path===""?".":`:(literal)${path}`]);if(listed2.code===0)return listed2.stdout.split("\0").filter(Boolean);if(/not a git repository/.
test(listed2.stderr))return[];throw new UsageError(`git does not say which files of ${top} it tracks: ${why(listed2)}`)}function revisions(results2){return results2.variants.map(built=>[built.variant,revision2(built)])}function revision2({label,commit}){let short4=commit.
slice(0,12);return label!==""&&commit.startsWith(label)?short4:`${label} (${short4})`}var cores2=numbers2=>numbers2.length===0?"none":numbers2.
join(", ");function cpusOf({cpus}){let{server,proxy,generator}=cpus;return["CPUs",`server ${cores2(server)}; proxy ${cores2(proxy)}; generat\
or ${cores2(generator)}. ${explainLayout(cpus)}`]}function timeOf({build:build2,run:run3,load}){return["Time",`${duration3(build2)} building\
, ${duration3(run3)} after it, ${duration3(load)} of that under load`]}function systemOf({os:os6,kernel,runnerImage}){return["System",`${os6}\
, kernel ${kernel}${runnerImage===null?"":`, ${runnerImage}`}`]}function toolsOf({tools}){return["Tools",Object.entries(tools).map(([name3,version2])=>`${name3}\
 ${version2}`).join(", ")]}function method2(results2){let{plan:plan2,seconds:seconds4}=results2,sessions=results2.cases.map(result=>result.sessions.
length),[fewest,most]=[Math.min(...sessions,Number.POSITIVE_INFINITY),Math.max(0,...sessions)],count3=fewest===most||!Number.isFinite(fewest)?
`${most}`:`${fewest} to ${most}`;return[["Isolation",explainIsolation(plan2.isolation,plan2.isolationReason)],["Pairs",explainPairing(plan2.
pairing)],["Sessions",`${count3} per case; each session starts both servers again`],cpusOf(plan2),["Risk",`${share2(plan2.alpha)} that a run\
 without any change is red: one such run in ${Math.round(1/plan2.alpha)}`],timeOf(seconds4),["Seed",String(plan2.seed)]]}function environment2(results2){
let{environment:e}=results2,after2=e.load.after===null?"not known":e.load.after.toFixed(2);return[...machines(results2),...e.servers?[["Serv\
ers",`on another machine: ${e.servers.cores} cores, ${bytes3(e.servers.memoryBytes)}, ${e.servers.os}, kernel ${e.servers.kernel}`]]:[],systemOf(
e),["Load",`${e.load.before.toFixed(2)} before, ${after2} after`],toolsOf(e),["Run",`${results2.id}, ${results2.startedAt}`]]}function machine(e){
return`${e.cpuModel}, ${e.cores} cores, ${bytes3(e.memoryBytes)}`}function machines({environment:here,cases}){let counts3=new Map;for(let{environment:own2}of cases)
own2&&counts3.set(machine(own2),(counts3.get(machine(own2))??0)+1);return counts3.size===0?[["Machine",machine(here)]]:[...counts3].map(([name3,
count3])=>["Machine",`${name3}: ${count3} ${count3===1?"case":"cases"}`])}var CAVEATS=["Ratios hold for this machine and these scenarios. Do\
 not compare absolute values between runs.","Requests/s and CPU per request decide; at a fixed rate p50, p95 and p99 do; metrics with their \
own threshold or limit do too. Everything else only informs.","Unchanged means that a change larger than the threshold is ruled out, not tha\
t nothing changed."];function logsOf(result,results2){let builds=results2.failures.filter(failure3=>failure3.target===result.target).map(failure3=>({
title:`end of the ${failure3.what} log of ${failure3.variant}`,text:failure3.log})),servers=result.sessions.flatMap(session2=>session2.invalid).
flatMap(({variant:variant2,log:log3})=>log3===void 0?[]:[{title:`end of the log of ${variant2??"the server"}`,text:log3}]),tails=[...builds,
...servers].map(({title,text:text3})=>({title:plainLine(title),text:tailOfLog(text3)}));return tails.filter((tail,i)=>tail.text!==""&&tails.
findIndex(t=>t.title===tail.title)===i)}var WIDTH=1e3,ROW=18,LETTER=6.3,DEEPEST3=64,NARROWEST=.002,MOST_MOVED=12,STEPS=[.002,.01,.04];function flameSection(profile){if("reason"in profile)
return`<h3>Where the CPU time goes</h3>
<p class="note">No profile: ${htmlProse(profile.reason)}</p>`;let root=flameOf(profile.base,profile.head),{rows,frames}=laidOut(root),height=rows*
ROW,each=profile.seconds===null?"":`, ${profile.seconds} s each`;return["<h3>Where the CPU time goes</h3>",`<p class="legend">Head's CPU tim\
e per request, ${`by ${profile.tool}${each}, after the verdict`}: ${amount2(root.head,"s")}, of base ${amount2(root.base,"s")}. A function l\
ies on its callers and is as wide as its cost with everything it calls; <span class="hotter">red</span> costs more than in base, <span class\
="cooler">blue</span> less. Hover to read one.</p>`,`<div class="scroll"><svg class="flame" viewBox="0 0 ${WIDTH} ${height}" role="img" aria\
-label="Flame graph of head; the table below says the same in numbers">`,...frames.map(frame=>frameSvg(frame,root,height)),"</svg></div>",functionsTable(
profile)].join(`
`)}function laidOut(root){let frames=[],scale3=root.head>0?WIDTH/root.head:0,place=(frame,x,row3)=>{let width=frame.head*scale3;if(width<NARROWEST*
WIDTH||row3>=DEEPEST3)return;frames.push({frame,x,width,row:row3});let at=x;for(let child of frame.children)place(child,at,row3+1),at+=child.
head*scale3};return place(root,0,0),{rows:Math.max(1,...frames.map(({row:row3})=>row3+1)),frames}}function frameSvg({frame,x,width,row:row3},root,height){
let y=height-(row3+1)*ROW,letters=Math.floor((width-6)/LETTER),text3=letters<3?"":`<text x="${(x+3).toFixed(1)}" y="${y+12.5}">${html(frame.
name.length>letters?`${frame.name.slice(0,letters-1)}\u2026`:frame.name)}</text>`;return`<g>${`<rect class="${frameColour(frame,root)}" x="${x.
toFixed(1)}" y="${y}" width="${Math.max(.5,width-.6).toFixed(1)}" height="${ROW-1}"/>`}${text3}<title>${html(frame.name)}: ${amount2(frame.head,
"s")} per request, ${amount2(frame.base,"s")} in base</title></g>`}function frameColour({base,head:head2},root){let share3=(head2-base)/root.
head,step2=STEPS.filter(from=>Math.abs(share3)>=from).length;return step2===0?"f0":`${share3>0?"hot":"cool"}${step2}`}function functionsTable({
base,head:head2}){return["<table><caption>CPU time per request of each function itself; those that moved most.</caption>",'<thead><tr><th sc\
ope="col">Function</th><th scope="col">Base</th><th scope="col">Head</th><th scope="col">Change</th></tr></thead>',`<tbody>${movedMost(base,
head2,MOST_MOVED).map(own2=>{let change4=own2.head-own2.base,sign=change4>0?"+":"\u2212";return`<tr><th scope="row">${html(own2.name)}</th><\
td>${amount2(own2.base,"s")}</td><td>${amount2(own2.head,"s")}</td><td class="${change4>0?"regression":"improvement"}">${sign}${amount2(Math.
abs(change4),"s")}</td></tr>`}).join(`
`)}</tbody></table>`].join(`
`)}var noCost=()=>({base:0,head:0,children:new Map});function flameOf(base,head2){let root=noCost();for(let[side2,stacks]of[["base",base],["\
head",head2]])for(let[stack,cost]of stacks){root[side2]+=cost;let at=root;for(let name3 of stack.split(";")){let below=at.children.get(name3)??
noCost();at.children.set(name3,below),below[side2]+=cost,at=below}}return frozen("all",root)}function frozen(name3,{base,head:head2,children}){
let sorted2=[...children].toSorted(([a],[b])=>a<b?-1:a>b?1:0);return{name:name3,base,head:head2,children:sorted2.map(([child,grown3])=>frozen(
child,grown3))}}function movedMost(base,head2,most){let own2=new Map;for(let[side2,stacks]of[["base",base],["head",head2]])for(let[stack,cost]of stacks){
let name3=stack.slice(stack.lastIndexOf(";")+1),entry=own2.get(name3)??{base:0,head:0};own2.set(name3,entry),entry[side2]+=cost}return[...own2].
map(([name3,costs2])=>({name:name3,...costs2})).filter(each=>each.base!==each.head).sort((a,b)=>Math.abs(b.head-b.base)-Math.abs(a.head-a.base)).
slice(0,most)}var percent2=(ratio,digits)=>(Math.abs(ratio-1)*100).toFixed(digits);function wordsOf({name:name3,unit}){let{subject:subject2,verb,shrunk,grown:grown3}=metricNamed(
name3).words;return{verb,subject:inUnit(subject2,unit),shrunk:inUnit(shrunk,unit),grown:inUnit(grown3,unit)}}function changeOf3(metric2){let ratio=metric2.
ratio??1,{shrunk,grown:grown3}=wordsOf(metric2);return`${percent2(ratio,decimalsFor(metric2))}% ${ratio<1?shrunk:grown3}`}function size2(metric2){
return`about ${changeOf3(metric2)}`}function changed(metric2){return`${wordsOf(metric2).verb} ${sizeAndInterval(metric2)}`}function sizeAndInterval(metric2){
return`${size2(metric2)}${metric2.interval===null?"":` (95% interval ${range(metric2)})`}`}function carrying(result,verdict3){return result.
metrics.filter(metric2=>metric2.gates&&metric2.verdict===verdict3)}function sentence(finding2){return clip(plainLine(explain2(finding2)),300).
replace(/\.$/,"")}function seen(metric2){return`${wordsOf(metric2).subject} ${change2(metric2)} (${range(metric2)})`}function open3(result){
return carrying(result,"inconclusive").filter(metric2=>metric2.interval!==null)}function leansTo(result){if(result.verdict!=="inconclusive")
return null;let ways=open3(result).map(leaning);return ways.find(way=>way==="worse")??ways.find(way=>way==="better")??null}function probably(result,way){
return open3(result).some(metric2=>leaning(metric2)===way&&isOfSpeed(metric2.name))?way==="worse"?"probably slower":"probably faster":`proba\
bly ${way}`}function thresholdIn({threshold},metric2){return metric2.threshold??threshold}function ownThresholds(cases){let own2=new Map;for(let metric2 of cases.
flatMap(({metrics})=>metrics))if(metric2.threshold!==void 0){let label=metricLabel(metric2);own2.set(label,Math.max(own2.get(label)??0,metric2.
threshold))}let list3=[...own2].map(([label,threshold])=>`${label} ${share2(threshold)}`).join(", ");return list3===""?"":` (${list3})`}function verdictWords(result){
if(result.verdict!=="inconclusive")return result.verdict;let way=leansTo(result);return way!==null?probably(result,way):open3(result).length>
0?"no change seen":"inconclusive"}function caught({detectable}){return detectable===null?"":detectable>1?"even half the speed may go unnotic\
ed":`a slowdown of ${share2(Number(detectable.toPrecision(2)))} or more would have been caught`}function strictness({plan:plan2,cases}){let limits2=cases.
some(result=>result.limits!==void 0)?" A limit is broken only where the whole 95% interval of head lies beyond it.":"";return`A case is red \
only where a wider interval excludes no change, so at most one run in ${Math.round(1/plan2.alpha)} is red by chance.${limits2}`}function onlyLimitsOpen(result){
return result.metrics.some(({gates:gates2})=>gates2)&&carrying(result,"inconclusive").length===0&&limitsThat(result,"inconclusive").length>0}
function inconclusivePredicate(result){let metrics=open3(result),limits2=limitsThat(result,"inconclusive").map(limitWords),better=carrying(result,
"improvement").map(metric2=>`${changed(metric2)}, but `);if(onlyLimitsOpen(result))return`${better.length>0?better.join(""):`${noChange(result)}\
, but `}leaves a limit inconclusive: ${limits2.join("; ")}`;if(metrics.length===0)return[[`${better.join("")}could not be decided`,...result.
findings.slice(0,1).map(sentence)].join(": "),...limits2].join("; ");let way=leansTo(result),shown2=metrics.filter(metric2=>way===null||leaning(
metric2)===way),verb=way===null?"is inconclusive, with no change seen":`is ${probably(result,way)}`,values2=shown2.map(way===null?seen:likely(
result)).join(", ");return[`${better.join("")}${verb}: ${values2}`,...limits2,caught(result)].filter(Boolean).join("; ")}var noChange=result=>`\
shows no change larger than ${share2(result.threshold)}${ownThresholds([result])}`;function likely(result){return metric2=>{let threshold=thresholdIn(
result,metric2),below=Math.abs(Math.log(metric2.ratio??1))<Math.log1p(threshold)?`, less than the threshold of ${share2(threshold)}`:"";return`${sizeAndInterval(
metric2)}${below}`}}function changedPredicate(result,verdict3){let other=verdict3==="regression"?"improvement":"regression",along=carrying(result,
verdict3).map(changed),against=carrying(result,other).map(changed),broken=limitsThat(result,"broken").map(limitWords),but=against.length===0?
"":`, but ${against.join(", and ")}`,limits2=broken.length===0?[]:[`breaks ${LIMITS2(broken.length)}: ${broken.join("; ")}`];return along.length===
0?`${limits2.join("")}${but}`:[`${along.join(", and ")}${but}`,...limits2].join("; ")}var LIMITS2=count3=>count3===1?"a limit":`${count3} li\
mits`;function figures({metrics}){return metrics.filter(({name:name3,head:head2})=>(name3==="goodput"||name3==="cpu"||name3==="p99")&&head2!==
null).map(metric2=>{let value=amount2(metric2.head,metric2.unit);return metric2.name==="goodput"?value:`${metricLabel(metric2)} ${value}`}).
join(", ")}function newReason({findings}){return findings.map(sentence).join("; ")}function newPredicate(result){let[alone="",...because]=result.
findings.map(sentence),values2=figures(result);return["has nothing to compare with",values2===""?alone:`${alone}: ${values2}`].join(": ")+because.
map(why2=>`; ${why2}`).join("")}function predicate(result){switch(result.verdict){case"regression":case"improvement":return changedPredicate(
result,result.verdict);case"inconclusive":return inconclusivePredicate(result);case"invalid":return`gave no usable numbers: ${result.findings.
map(sentence)[0]??"no reason was recorded"}`;case"new":return newPredicate(result);case"unchanged":return result.skipped===void 0?noChange(result):
`was not loaded: ${explainSkip(result.skipped)}`}}function furtherFindings(result){if(result.skipped!==void 0)return[];let shown2=result.verdict===
"regression"?"broken":result.verdict,limits2=(result.limits??[]).filter(({state})=>state!==shown2).map(limitWords);return result.verdict==="\
new"?limits2:[...(result.verdict==="invalid"||result.verdict==="inconclusive"&&open3(result).length===0&&!onlyLimitsOpen(result)?result.findings.
slice(1):result.findings).map(sentence),...limits2]}function differenceWords({name:name3,base,head:head2},longest=60){let[what,was,is]=[name3,
base,head2].map(text3=>text3&&clip(text3,longest));return was===null?`${what} ${is} (new)`:is===null?`${what} ${was} (gone)`:`${what} ${was}\
 \u2192 ${is}`}var MOST_DIFFERENCES=3;function alsoChanged({differences:differences2=[],cases}){if(!cases.some(({verdict:verdict3})=>ASKING.
includes(verdict3))||differences2.length===0)return"";let shown2=differences2.slice(0,MOST_DIFFERENCES).map(each=>differenceWords(each)),more=differences2.
length-shown2.length;return`also changed: ${shown2.join(", ")}${more>0?` and ${more} more`:""}`}var ASKING=["regression","improvement","inco\
nclusive","invalid"];function movedCounts({findings}){return findings.filter(({code})=>code==="counter-moved").map(found=>explain2(found))}var KIND_WORDS={
code:"",runtime:"runtime",collector:"garbage collector",compiler:"just-in-time compiler"};function kindWords({name:name3,kind:kind2}){let words2=KIND_WORDS[kind2];
return words2===""||name3.includes(words2)?"":`, ${words2}`}function grownWords({growth:growth3}){if(growth3===void 0)return[];let more=({base,
head:head2})=>`${head2<base?"\u2212":"+"}${amount2(Math.abs(head2-base),"s")}`;return growth3.functions.map(found=>({where:`${placed2(found)}${kindWords(
found)}${found.calls?` \u2192 ${placed2(found.calls)}`:""}`,cost:`${more(found)} of ${more(growth3)}`}))}function placed2({name:name3,line:line2}){
let[,called,file]=/^(.*) (\S+)$/.exec(name3)??[];return line2===void 0||called===void 0||file===void 0?name3:`${called} (${/:\d+$/.test(file)?
file:`${file}:${line2}`})`}var caseName=result=>plainLine(result.id);function countOfCases(some2,results2){let total2=results2.cases.length;return some2.length<total2?
`${some2.length} of ${total2} cases`:total2===2?"Both cases":`All ${total2} cases`}function foremost(cases,verdict3){let extent2=result=>Math.
max(0,...carrying(result,verdict3).map(metric2=>Math.abs(Math.log(metric2.ratio??1))));return cases.toSorted((a,b)=>extent2(b)-extent2(a))[0]}
function kind(cases,verdict3){let at=verdict3==="regression"?0:1,[speed,any]=[["slower","faster"][at],["worse","better"][at]],ways=new Set(cases.
map(result=>{let[first]=carrying(result,verdict3);return first?metricNamed(first.name).words.cases[at]:limitsThat(result,"broken").length>0?
BEYOND2:speed})),[only2=speed]=ways;return ways.size<=1?only2:[...ways].every(way=>way===speed||way.endsWith("CPU"))?speed:any}var BEYOND2="\
beyond a limit";function changedHeadline(results2,cases,verdict3){let first=foremost(cases,verdict3),what=`${countOfCases(cases,results2)} ${kind(
cases,verdict3)}`;if(first===void 0)return what;let label=cases.length===1?":":verdict3==="regression"?"; worst:":"; most:";return`${what}${label}\
 ${caseName(first)} ${predicate(first)}`}function headOnly(result){return result.brokenIn.includes("head")&&!result.brokenIn.includes("base")}
function invalid(results2,cases){let first=cases.find(headOnly)??cases[0];if(first===void 0)return"Invalid: nothing could be measured";let count3=results2.
cases.length===1?"Invalid":`${countOfCases(cases,results2)} invalid`,where=headOnly(first)?", head fails where base does not":"";return`${count3}${where}\
: ${caseName(first)} ${predicate(first)}`}var LEANINGS=[["worse","probably slower"],["worse","probably worse"],["better","probably faster"],
["better","probably better"]];function leaningAs(cases,[way,words2]){return cases.filter(result=>leansTo(result)===way&&verdictWords(result)===
words2)}function inconclusive(results2,cases){let[first]=cases;if(first===void 0)return"Inconclusive: nothing was measured";if(results2.cases.
length===1)return`${caseName(first)} ${predicate(first)}`;for(let each of LEANINGS){let leaning2=leaningAs(cases,each);if(leaning2.length>0)
return`${countOfCases(leaning2,results2)} ${each[1]}: ${caseList(leaning2)}`}let others2=cases.length===results2.cases.length?"":"; none of \
the others is slower",seen2=cases.filter(result=>caught(result)!==""&&limitsThat(result,"inconclusive").length===0);if(seen2.length<cases.length)
return`${countOfCases(cases,results2)} inconclusive: ${caseList(cases)}${others2}`;let least=seen2.toSorted((a,b)=>(b.detectable??0)-(a.detectable??
0))[0];return`Inconclusive, with no change seen: ${caught(least)} in ${results2.cases.length===cases.length?"every case":cases.length===1?caseList(
cases):`each of ${cases.length} inconclusive cases`}`}function caseList(cases){return`${cases.slice(0,3).map(caseName).join(", ")}${cases.length>
3?", \u2026":""}`}function unchanged(results2){let skipped=new Set(results2.cases.map(result=>result.skipped));if(!skipped.has(void 0)){let[
why2]=skipped;return`Unchanged: ${skipped.size===1&&why2?explainSkip(why2):"base and head do not differ in what is measured"}, so there was \
nothing to measure`}let largest2=Math.max(...results2.cases.map(result=>result.threshold)),where=results2.cases.length===1?caseName(results2.
cases[0]):`any of ${results2.cases.length} cases`;return`No change larger than ${share2(largest2)}${ownThresholds(results2.cases)} in ${where}`}
function whyNew({findings}){return findings.find(found=>found.code==="head-alone")?.why}function allNew(results2,cases){let all=cases.length===
results2.cases.length,reasons2=new Set(cases.map(whyNew));if(all&&reasons2.size===1&&reasons2.has("configuration"))return`Set up to measure ${counted2(
cases)}; comparing begins with the next change: ${caseList(cases)}`;let[first]=cases;if(results2.cases.length===1&&first!==void 0)return`${caseName(
first)} ${predicate(first)}`;let others2=all?"":"; none of the others changed";return reasons2.has("not-built")||reasons2.has("not-started")?
`Base does not work in ${countOfCases(cases,results2).toLowerCase()}, so head was measured alone: ${caseList(cases)}${others2}`:`${countOfCases(
cases,results2)} new, measured on head alone: ${caseList(cases)}${others2}`}function counted2(cases){return cases.length===1?"1 case":`${cases.
length} cases`}function verdictOf(results2){let cases=results2.cases.filter(result=>result.verdict===results2.verdict),[only2]=results2.cases;
switch(results2.verdict){case"regression":case"improvement":return results2.cases.length===1&&only2!==void 0?`${caseName(only2)} ${predicate(
only2)}`:changedHeadline(results2,cases,results2.verdict);case"invalid":return invalid(results2,cases);case"inconclusive":return inconclusive(
results2,cases);case"new":return allNew(results2,cases);case"unchanged":return unchanged(results2)}}function headline(results2){return`${results2.
interrupted?"Interrupted before its end. So far: ":""}${verdictOf(results2)}`}function saysAll(results2){let[only2]=results2.cases;return results2.
cases.length===1&&only2!==void 0&&headline(results2).endsWith(predicate(only2))}function inShort(result){let[metric2]=carrying(result,result.
verdict);return result.verdict==="regression"||result.verdict==="improvement"?metric2===void 0?brokenInShort(result)??result.verdict:size2(metric2):
verdictWords(result)}function titles(results2){let begin=results2.interrupted?"interrupted; so far: ":"";return titlesOf(results2).map(title=>`${begin}${title}`)}
function fitting(candidates,room){let last=candidates.at(-1)??"";return candidates.find(each=>[...each].length<=room)??clip(last,room)}function titlesOf(results2){
let cases=results2.cases.filter(result=>result.verdict===results2.verdict),[first]=results2.cases,only2=results2.cases.length===1?first:void 0;
switch(results2.verdict){case"regression":case"improvement":return changedTitles(results2,cases,results2.verdict);case"invalid":return invalidTitles(
results2,cases);case"inconclusive":return inconclusiveTitles(results2,cases);case"new":return newTitles(results2,cases);case"unchanged":{if(results2.
cases.every(({skipped})=>skipped!==void 0))return["nothing to measure"];let least=`no change larger than ${share2(Math.max(...results2.cases.
map(({threshold})=>threshold)))}`,where=only2?caseName(only2):`any of ${results2.cases.length} cases`,own2=ownThresholds(results2.cases);return own2===
""?[`${least} in ${where}`,least]:[`${least}${own2} in ${where}`,`${least}${own2}`,least]}}}function changedTitles(results2,cases,verdict3){
let what=kind(cases,verdict3),first=foremost(cases,verdict3),[metric2]=first?carrying(first,verdict3):[],broken=first?brokenInShort(first):null,
extent2=metric2===void 0?broken??what:changeOf3(metric2),name3=first===void 0?"":caseName(first);if(results2.cases.length===1)return[`${name3}\
 ${extent2}`,extent2];let count3=lowerFirst(countOfCases(cases,results2)),most=verdict3==="regression"?"worst":"most",label=cases.length===1?
":":`, ${most}:`,counted4=`${count3} ${what}`;return[`${counted4}${label} ${name3} ${extent2}`,`${counted4}, ${most} ${extent2}`,counted4]}function newTitles(results2,cases){
if(cases.length===results2.cases.length&&cases.every(each=>whyNew(each)==="configuration"))return[`set up to measure ${counted2(cases)}; com\
paring begins with the next change`];let what=`${results2.cases.length===1?"":`${lowerFirst(countOfCases(cases,results2))} `}new, nothing to\
 compare with yet`;return[`${what}: ${caseList(cases)}`,what]}function invalidTitles(results2,cases){let first=cases.find(headOnly)??cases[0];
if(first===void 0)return["nothing could be measured"];let why2=headOnly(first)?"head fails where base does not":"not measured",count3=results2.
cases.length===1?"":`${lowerFirst(countOfCases(cases,results2))}: `;return[`${count3}${why2}: ${caseName(first)}`,`${count3}${why2}`]}function inconclusiveFails({
verdict:verdict3,plan:plan2}){return verdict3==="inconclusive"&&plan2.mode!=="observe"&&plan2.failOn.includes("inconclusive")}function inconclusiveTitles(results2,cases){
let count3=results2.cases.length===1?"":`${lowerFirst(countOfCases(cases,results2))}`,word=inconclusiveFails(results2)?"inconclusive, which \
fails":"inconclusive",begin=count3===""?word:`${word}: ${count3}`;for(let each of LEANINGS){let leaning2=leaningAs(cases,each);if(leaning2.length>
0)return[`${begin}; ${each[1]}: ${caseList(leaning2)}`,`${begin}; ${each[1]}`]}let known2=cases.flatMap(result=>result.detectable===null||limitsThat(
result,"inconclusive").length>0?[]:[result.detectable]),largest2=known2.length===cases.length?Math.max(...known2):null,seen2=largest2===null?
"":caught({detectable:largest2});return seen2===""?[`${begin}${count3===""?"":`, ${caseList(cases)}`}`,begin]:[`${begin}; ${seen2}`,begin]}var lowerFirst=text3=>text3.
charAt(0).toLowerCase()+text3.slice(1);import{createHash as createHash6}from"node:crypto";function policy(){return`default-src 'none'; style-src 'sha256-${createHash6("sha256").update(STYLE).digest("base64")}'; base-uri 'none'; fo\
rm-action 'none'`}function htmlHead(title){return[`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">`,`<meta http-equiv="Content-Security-Policy" content="${policy()}">`,'<meta name="viewport" content="width=device-wid\
th, initial-scale=1">','<meta name="color-scheme" content="light dark">','<meta name="referrer" content="no-referrer">',`<title>${html(title)}\
</title>`,`<style>${STYLE}</style>
</head>`].join(`
`)}function htmlFacts(title,list3){let items=list3.map(([label,value])=>`<dt>${html(label)}</dt><dd>${htmlProse(value)}</dd>`);return`<h3>${title}\
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
`;var coordinate=value=>Number(value.toFixed(1)).toString();function niceStep(step2){let power=10**Math.floor(Math.log10(step2));return power*
([1,2,5,10].find(factor=>factor*power>=step2)??10)}function marker(place,look){let kind2=look.hollow?"dot hollow":"dot",title=look.title===""?
"":`<title>${html(look.title)}</title>`,[x,y]=[place.x,place.y],path=points=>`<path class="${kind2}" d="M${points.map(([dx,dy])=>`${coordinate(
x+dx)} ${coordinate(y+dy)}`).join("L")}Z">${title}</path>`;return look.beyond==="above"?path([[0,0],[3,5],[-3,5]]):look.beyond==="below"?path(
[[0,0],[3,-5],[-3,-5]]):`<circle class="${kind2}" cx="${coordinate(x)}" cy="${coordinate(y)}" r="2.2">${title}</circle>`}function svgText(text3,x,y,anchor2,kind2){
return`<text${kind2===void 0?"":` class="${kind2}"`} x="${coordinate(x)}" y="${coordinate(y)}" text-anchor="${anchor2}">${html(text3)}</text\
>`}var WIDTH2=360,HEIGHT=236,PLOT={left:54,right:WIDTH2-6,top:20,bottom:HEIGHT-34};function stripsOf(result,metric2,steady){let filled3=result.
sessions.map((session2,i)=>({number:i+1,pairs:sessionPairs(session2,metric2),mean:effect(sessionPairs(session2,metric2,steady))})).filter(strip=>strip.
pairs.length>0),total2=filled3.reduce((sum4,strip)=>sum4+strip.pairs.length+1,0),unit=(PLOT.right-PLOT.left)/Math.max(1,total2),left=PLOT.left;
return filled3.map(strip=>{let right=left+(strip.pairs.length+1)*unit,placed3={...strip,left,right};return left=right,placed3})}function band(kind2,top,bottom,left=PLOT.
left,right=PLOT.right){let height=Math.max(0,bottom-top);return`<rect class="${kind2}" x="${coordinate(left)}" y="${coordinate(top)}" width=\
"${coordinate(right-left)}" height="${coordinate(height)}"/>`}function level(kind2,y,left=PLOT.left,right=PLOT.right){return`<line class="${kind2}\
" x1="${coordinate(left)}" x2="${coordinate(right)}" y1="${coordinate(y)}" y2="${coordinate(y)}"/>`}function ground(result,metric2,axis){let threshold=thresholdIn(
result,metric2),[over,under]=[axis.place(1+threshold),axis.place(1/(1+threshold))],[above,below]=metric2.better==="higher"?["better","worse"]:
["worse","better"];return[band(above,PLOT.top,over),band(below,under,PLOT.bottom),level("threshold",over),level("threshold",under),level("no\
change",axis.place(1))].join("")}function lineNames(result,metric2,axis){let threshold=thresholdIn(result,metric2),[over,under]=[axis.place(
1+threshold),axis.place(1/(1+threshold))];return[over-4,under+10].filter(y=>y-8>PLOT.top&&y<PLOT.bottom).map(y=>svgText("threshold",PLOT.right-
4,y,"end","name")).join("")}function scale(axis){return axis.ticks.map(tick=>{let y=axis.place(1+tick/100),text3=`${tick>0?"+":tick<0?"\u2212":
""}${Math.abs(tick)}%`;return`${level("tick",y,PLOT.left-4,PLOT.left)}${svgText(text3,PLOT.left-7,y+3.5,"end")}`}).join("")}function dots(strip,axis,steady){
let unit=(strip.right-strip.left)/(strip.pairs.length+1);return strip.pairs.map((pair2,i)=>{let ratio=pair2.head/pair2.base,place={x:strip.left+
(i+1)*unit,y:axis.place(ratio)},beyond=axis.holds(ratio)?null:ratio>1?"above":"below",title=`session ${strip.number}, round ${i+1}: ${signed(
ratio,1)}%`;return marker(place,{hollow:steady&&pair2.limited,beyond,title})}).join("")}function numbers(strips){let every=Math.ceil(strips.
length/14);return strips.filter((_,i)=>i%every===0).map(strip=>svgText(String(strip.number),(strip.left+strip.right)/2,PLOT.bottom+13,"middl\
e")).join("")}function pictureDescription(result,metric2,strips){let where=metric2.interval===null?"no interval":`95% interval ${range(metric2)}\
%`;return`${strips.length} sessions. Estimate ${change2(metric2)}, ${where}; threshold ${share2(thresholdIn(result,metric2))}.`}function picture(result,name3,id2){
let metric2=result.metrics.find(m=>m.name===name3);if(metric2===void 0||metric2.ratio===null)return null;let{ratio,interval:interval3,decisionInterval}=metric2,
measure2=metricNamed(name3),strips=stripsOf(result,measure2,metric2.gates),ratios=strips.flatMap(strip=>strip.pairs.map(pair2=>pair2.head/pair2.
base)),edge=1+thresholdIn(result,metric2)*1.3,must2=[edge,1/edge,ratio,...interval3===null?[]:[interval3.low,interval3.high]],axis=axisFor(must2,
ratios,PLOT.top,PLOT.bottom),means=strips.map(strip=>strip.mean===null?"":level("mean",axis.place(Math.exp(strip.mean)),strip.left+1,strip.right-
1)),[down,up]=measure2.words.axis,[above,below]=metric2.better==="higher"?["better","worse"]:["worse","better"];return[`<svg class="picture"\
 viewBox="0 0 ${WIDTH2} ${HEIGHT}" role="img" aria-labelledby="${id2}-t ${id2}-d">`,`<title id="${id2}-t">${html(`${metricLabel(metric2)}, h\
ead against base, ${result.id}`)}</title>`,`<desc id="${id2}-d">${html(pictureDescription(result,metric2,strips))}</desc>`,...strips.filter(
strip=>strip.number%2===0).map(strip=>band("strip",PLOT.top,PLOT.bottom,strip.left,strip.right)),ground(result,metric2,axis),interval3===null?
"":band("interval",axis.place(interval3.high),axis.place(interval3.low)),...(decisionInterval===null?[]:[decisionInterval.low,decisionInterval.
high]).filter(end2=>axis.holds(end2)).map(end2=>level("decision",axis.place(end2))),level("estimate",axis.place(ratio)),...strips.map(strip=>dots(
strip,axis,metric2.gates&&measure2.limitable)),...means,lineNames(result,metric2,axis),scale(axis),numbers(strips),svgText(`\u2191 ${above}:\
 ${up}`,PLOT.left,PLOT.top-7,"start"),svgText(`\u2193 ${below}: ${down}`,PLOT.left,HEIGHT-6,"start"),svgText("sessions",PLOT.right,HEIGHT-6,
"end"),"</svg>"].filter(part2=>part2!=="").join(`
`)}function ticksBetween(low,high){let[from,to]=[Math.expm1(low)*100,Math.expm1(high)*100],step2=niceStep((to-from)/7),first=Math.ceil(from/
step2-1e-9),count3=Math.floor(to/step2+1e-9)-first+1;return Array.from({length:Math.max(0,count3)},(_,i)=>Number(((first+i)*step2).toPrecision(
6)))}var WIDE=Math.log(4),WIDEST=Math.log(10),DOUBLINGS=[-3,-2,-1,0,1,2,3].map(power=>(2**power-1)*100),WILD=.03;function quantileOf(sorted2,share3){
let at=sorted2[Math.round(share3*(sorted2.length-1))];return at===void 0?[]:[at]}function doublingsBetween(low,high){return DOUBLINGS.filter(
percent3=>Math.log1p(percent3/100)>=low&&Math.log1p(percent3/100)<=high)}function axisFor(must2,points,top,bottom){let logs2=points.map(Math.
log).toSorted((a,b)=>a-b),seen2=[...must2.map(Math.log),...quantileOf(logs2,WILD),...quantileOf(logs2,1-WILD),0].map(log3=>Math.min(WIDEST,Math.
max(-WIDEST,log3))),pad=(Math.max(...seen2)-Math.min(...seen2))*.07,[low,high]=[Math.min(...seen2)-pad,Math.max(...seen2)+pad],within3=log3=>Math.
min(high,Math.max(low,log3));return{low:Math.exp(low),high:Math.exp(high),ticks:high-low>WIDE?doublingsBetween(low,high):ticksBetween(low,high),
place:ratio=>bottom-(within3(Math.log(ratio))-low)/(high-low)*(bottom-top),holds:ratio=>Math.log(ratio)>=low&&Math.log(ratio)<=high}}function kicker(results2,repository){let commits=results2.variants.map(({commit})=>commit),page=(path,text3)=>repository===null?text3:`<a hr\
ef="${html(`${repository}/${path}`)}">${text3}</a>`,sides=results2.variants.map(built=>{let name3=`<b>${html(revision2(built))}</b>`;return`${built.
variant} ${COMMIT.test(built.commit)?page(`commit/${built.commit}`,name3):name3}`}),between2=repository!==null&&commits.length===2&&commits.
every(each=>COMMIT.test(each))?[page(`compare/${commits.join("...")}`,"what changed")]:[],day=html(results2.startedAt.slice(0,10));return`<p\
 class="kicker">${["loadgate",...sides,...between2,day].join(" \xB7 ")}</p>`}var COMMIT=/^[0-9a-f]{40}$/;function heading(results2){let whole=headline(
results2),[title=whole]=titles(results2),isRepeated=results2.cases.some(result=>whole.includes(predicate(result)));return results2.cases.length>
1&&isRepeated?`${title.charAt(0).toUpperCase()}${title.slice(1)}`:whole}function opening(results2,repository){let notices=results2.notices.map(
notice3=>`<p class="note">${htmlProse(explainNotice(notice3))}</p>`);return[kicker(results2,repository),`<h1>${htmlProse(heading(results2))}\
</h1>`,badge(results2.verdict),...notices].join(`
`)}var hidden=({decides})=>decides?[]:["wide"];function metricCell(result,column){let metric2=result.metrics.find(m=>m.name===column.name),unjudged2=metric2!==
void 0&&metric2.ratio!==null&&!metric2.gates,classes=[...hidden(column),...unjudged2?["unjudged"]:[]],why2=unjudged2&&column.decides?"<small\
>not judged</small>":"";return`<td${classOf(classes)}>${changeCell(metric2)}${valuesIn(metric2)}${why2}</td>`}function valuesIn(metric2){if(metric2===
void 0||metric2.base===null||metric2.head===null)return"";let[base,head2]=[metric2.base,metric2.head].map(value=>amount2(value,metric2.unit).
replaceAll(" ","\xA0"));return`<small class="values">${html(`${base} \u2192 ${head2}`)}</small>`}var classOf=names2=>names2.length===0?"":` \
class="${names2.join(" ")}"`,breakable=escaped3=>escaped3.replaceAll("/","/<wbr>");function overview(results2,ids){let columns=metricColumns(
results2.cases),rows=results2.cases.map((result,i)=>`<tr>${`<th scope="row"><a href="#${ids[i]}">${breakable(html(result.id))}</a><small>${badge(
result.verdict,verdictWords(result))}</small></th>`}${columns.map(column=>metricCell(result,column)).join("")}</tr>`);return['<div class="sc\
roll"><table class="overview"><caption><span>Head against base in percent; beneath each change its 95% interval, and the values of base and \
head.</span></caption>',`<thead><tr><th scope="col">Case</th>${columns.map(column=>`<th scope="col"${classOf(hidden(column))}>${column.title}\
</th>`).join("")}</tr></thead>`,`<tbody>
${rows.join(`
`)}
</tbody></table></div>`].join(`
`)}function otherChanges({differences:differences2=[]}){if(differences2.length===0)return"";let rows=differences2.map(({kind:kind2,name:name3,
base,head:head2,role,file})=>{let what=role===void 0||role==="direct"?kind2:`${kind2}, ${role}`,versions=[base??"\u2013",head2??"\u2013"].map(
text3=>`<td>${htmlProse(text3)}</td>`),origin=[what,file??"the built image"].map(text3=>`<td class="wide">${htmlProse(text3)}</td>`),cells=[
...versions,...origin];return`<tr><th scope="row">${htmlProse(name3)}</th>${cells.join("")}</tr>`});return['<section class="differences"><h2\
>What else differs between the two builds</h2>',`<div class="scroll"><table><thead><tr>${[...["Name","Base","Head"].map(text3=>`<th scope="c\
ol">${text3}</th>`),...["Kind","By"].map(text3=>`<th scope="col" class="wide">${text3}</th>`)].join("")}</tr></thead><tbody>
${rows.join(`
`)}
</tbody></table></div>`,"</section>"].join(`
`)}function background(results2){let caveats=CAVEATS.map(caveat=>`<li>${htmlProse(caveat)}</li>`).join("");return['<footer class="background\
">',htmlFacts("How it was measured",method2(results2)),htmlFacts("Machine and tools",environment2(results2)),`<h3>What this does not show</h\
3>
<ul>${caveats}</ul>`,"</footer>"].join(`
`)}function htmlReport(results2,profiles=[],repository=null){let ids=results2.cases.map((_,i)=>`case-${i+1}`),drawn=results2.cases.some(result=>result.
metrics.some(metric2=>metric2.interval!==null));return[htmlHead(`loadgate: ${results2.verdict}`),`<body>
<main>`,opening(results2,repository),results2.cases.length===0?"":overview(results2,ids),drawn?legend(results2):"",...results2.cases.map((result,i)=>{
let profile=profiles.find(each=>each.case===result.id);return caseSection(result,results2,ids[i]??"")+(profile?flameSection(profile):"")}),otherChanges(
results2),"</main>",background(results2),`</body>
</html>
`].filter(part2=>part2!=="").join(`
`)}var keyDrawing=drawing=>`<svg viewBox="0 0 40 20" aria-hidden="true">${drawing}</svg>`,PLAIN_LOOK={hollow:!1,beyond:null,title:""},lineAcross=kind2=>`\
<line class="${kind2}" x1="2" x2="38" y1="10" y2="10"/>`;function legend(results2){let all=results2.cases.flatMap(result=>[result.threshold,
...result.metrics.flatMap(({threshold})=>threshold??[])]),thresholds2=[...new Set(all)].map(share2).join(", "),round2=marker({x:20,y:10},PLAIN_LOOK),
hollow=marker({x:20,y:10},{...PLAIN_LOOK,hollow:!0}),beyond=marker({x:20,y:7},{...PLAIN_LOOK,beyond:"above"}),list3=[[round2,"each point is \
one round: head against base under the same load"],[`<rect class="strip" x="2" y="1" width="36" height="18"/>${lineAcross("mean")}`,"a strip\
 is one session, one start of both servers; the thin line is its mean"],[lineAcross("estimate"),"the estimate: the mean over the sessions"],
['<rect class="interval" x="2" y="4" width="36" height="12"/>',"its 95% interval; dotted lines around it: the wider one that decides"],[lineAcross(
"nochange"),"no change"],[lineAcross("threshold"),`the threshold, ${thresholds2}; tinted beyond it`],[hollow,"left out: something other than\
 the server was saturated"],[beyond,"lies beyond the picture"]].map(([drawing,text3])=>`<li>${keyDrawing(drawing??"")}<span>${text3}</span><\
/li>`).join(`
`),short4=`Each point is one round, head against base; each strip is a session, a new start of both servers. The grey band is the 95% interv\
al. ${strictness(results2)}`,key=`<details><summary>What each sign means</summary>
<ul>
${list3}
</ul>
</details>`;return`<section class="legend">
<p>${short4}</p>
${key}
</section>`}function badge(verdict3,words2=verdict3){return`<span class="badge ${verdict3}">${words2}</span>`}function changeCell(metric2){if(metric2===
void 0||metric2.ratio===null)return"\u2013";let beneath=metric2.interval===null?"":`<small>${range(metric2)}</small>`;return`${change2(metric2)}${beneath}`}
function caseSentence(result){return`${result.verdict==="regression"||result.verdict==="improvement"?"Head":"This case"} ${predicate(result)}\
.`}var ROLES2={true:"decides the verdict",false:"not judged"};function picturePanel(result,name3,id2){let metric2=result.metrics.find(m=>m.name===
name3),drawn=picture(result,name3,`${id2}-${name3}`);if(metric2===void 0||drawn===null)return"";let width=metric2.interval===null?"":` <span\
>${range(metric2)}</span>`;return`<figure><figcaption>${`<b>${metricLabel(metric2)}</b> ${change2(metric2)}${width} <span>${ROLES2[`${metric2.
gates}`]}</span>`}</figcaption>
${drawn}
</figure>`}function metricsTable(result){let rows=result.metrics.filter(metric2=>metric2.base!==null||metric2.head!==null).map(metric2=>`<tr\
><th scope="row">${metricLabel(metric2)}${metric2.gates?" <small>decides the verdict</small>":""}</th><td>${amount2(metric2.base,metric2.unit)}\
</td><td>${amount2(metric2.head,metric2.unit)}</td><td>${changeCell(metric2)}</td></tr>`);return rows.length===0?"":`<details><summary>All m\
etrics</summary>
${`<table><thead><tr>${["Metric","Base","Head","Change"].map(text3=>`<th scope="col">${text3}</th>`).join("")}</tr></thead><tbody>
${rows.join(`
`)}
</tbody></table>`}
</details>`}function reasons(result){let items=furtherFindings(result).map(why2=>`<li>${htmlProse(why2)}</li>`);return items.length===0?"":`\
<ul class="reasons">${items.join("")}</ul>`}function grownList(result){let items=grownWords(result).map(({where,cost})=>`<li><code>${html(where)}\
</code> ${cost} of CPU time per request</li>`);return items.length===0?"":`<ul class="reasons">${items.join("")}</ul>`}function logSections(result,results2){
return logsOf(result,results2).map(log3=>`<h3>${html(log3.title)}</h3>
<pre>${html(log3.text)}</pre>`).join(`
`)}function caseSection(result,results2,id2){let own2=({name:name3,per})=>per!=="build"&&result.metrics.some(found=>found.name===name3&&found.
threshold!==void 0),panels=METRICS.filter(metric2=>metric2.decides===loopIn(result)||own2(metric2)).map(({name:name3})=>picturePanel(result,
name3,id2)).filter(part2=>part2!=="");return[`<section class="case" id="${id2}">`,`<header><h2>${html(result.id)}</h2>${badge(result.verdict,
verdictWords(result))}</header>`,saysAll(results2)?"":`<p>${htmlProse(caseSentence(result))}</p>`,grownList(result),reasons(result),logSections(
result,results2),panels.length===0?"":`<div class="panels">
${panels.join(`
`)}
</div>`,metricsTable(result),"</section>"].filter(part2=>part2!=="").join(`
`)}var VERSION="1.0.0",MAJOR=VERSION.split(".")[0],DOCUMENTS=`https://github.com/loadgate/loadgate/blob/v${MAJOR}/docs`;var row2=cells=>`| ${cells.join(" | ")} |`;function table(titles2,rows){return[row2(titles2.map(([title])=>title)),row2(titles2.map(([,align])=>align)),
...rows.map(row2)].join(`
`)}function folded(summary2,body2){return body2===""?"":`<details><summary>${summary2}</summary>

${body2}

</details>`}function preformatted(text3){return`<pre>${html(text3)}</pre>`}var list2=items=>items.map(item=>`- ${item}`).join(`
`),sized=text3=>Buffer.byteLength(text3,"utf8"),VERDICT_EMOJI={regression:"\u{1F534}",accepted:"\u{1F7E0}",invalid:"\u26D4",failed:"\u26D4",
inconclusive:"\u{1F7E1}",improvement:"\u{1F7E2}",new:"\u{1F195}",unchanged:"\u26AA"};function notableCases(results2){return NOTABLE.flatMap(verdict3=>results2.cases.filter(result=>result.verdict===verdict3).toSorted((a,b)=>extent(
b)-extent(a)))}var NOTABLE=["regression","invalid","inconclusive","improvement","new"];function tellingMetrics({metrics,verdict:verdict3}){let gating=metrics.
filter(({gates:gates2})=>gates2),moved=gating.filter(metric2=>metric2.verdict==="regression"||metric2.verdict==="improvement"),open4=gating.
filter(metric2=>metric2.verdict==="inconclusive"&&metric2.interval!==null);return verdict3==="inconclusive"?open4:moved}function extent(result){
return Math.max(0,...tellingMetrics(result).map(({ratio})=>Math.abs(Math.log(ratio??1))))}var NBSP="\xA0",unbroken=text3=>text3.replaceAll("\
 ",NBSP);function caseTable(cases,accepted){if(cases.length===0)return"";let metrics=cases.flatMap(tellingMetrics),thresholds2=[...new Set(cases.
flatMap(result=>[result.threshold,...tellingMetrics(result).map(m=>thresholdIn(result,m))]))],scale3=scaleFor(metrics,thresholds2),rows=cases.
map(result=>caseRow(result,accepted.has(result.id),scale3)),titles2=[["Case","---"],["Base","--:"],["Head","--:"],["Change","---"],[unbroken(
"better \u2502 worse"),":-:"]],drawn=metrics.length===0?titles2.slice(0,-1):titles2,legend3=`In brackets the 95% interval of each change. In\
 the picture: \u251C\u25CF\u2524 that interval, \u2502 no change, \u250A the threshold of ${thresholds2.map(share2).join(" or ")}, worse to \
the right. [How to read this](${DOCUMENTS}/reading-the-comment.md)`,body2=table(drawn,rows.map(row3=>row3.slice(0,drawn.length)));return metrics.
length===0?body2:`${body2}

<sub>${legend3}</sub>`}var NOTHING="\u2013";function caseRow(result,accepted,scale3){let name3=`${VERDICT_EMOJI[accepted?"accepted":result.verdict]}${NBSP}${markdownCode(
result.id)}`,telling2=tellingMetrics(result);if(result.verdict==="new")return[name3,NOTHING,headsOwn(result),markdown(newReason(result)),""];
if(telling2.length===0)return[name3,NOTHING,NOTHING,markdown(predicate(result)),""];let lines=each=>telling2.map(each).join("<br>");return[name3,
lines(metric2=>unbroken(amount2(metric2.base,metric2.unit))),lines(metric2=>unbroken(amount2(metric2.head,metric2.unit))),[lines(metric2=>changeInWords(
metric2,result)),...remainder(result,accepted)].join("<br>"),lines(metric2=>`<code>${html(intervalLine(metric2,thresholdIn(result,metric2),scale3))}\
</code>`)]}function headsOwn({metrics}){return metrics.filter(({name:name3,head:head2})=>(name3==="goodput"||name3==="cpu")&&head2!==null).map(
({head:head2,unit})=>unbroken(amount2(head2,unit))).join("<br>")||NOTHING}function changeInWords(metric2,{verdict:verdict3}){let size3=unbroken(
markdown(changeOf3(metric2).replace(/ per (?:request|operation)$/,""))),interval3=metric2.interval===null?"":unbroken(` (${range(metric2)})`);
return verdict3==="inconclusive"?`${size3}${interval3}`:`<b>${size3}</b>${interval3}`}function remainder(result,accepted){let limits2=["brok\
en","inconclusive"].flatMap(state=>limitsThat(result,state)).map(found=>markdown(limitWords(found)));if(accepted)return["accepted",...limits2];
if(result.verdict!=="inconclusive")return limits2;let{detectable}=result,caught2=detectable===null||detectable>10?"":`${share2(Number(detectable.
toPrecision(2)))} slower would be caught`;return[[verdictWords(result),caught2].filter(Boolean).map(unbroken).join("; "),...limits2]}var WIDTH3=13,
MIDDLE=(WIDTH3-1)/2,BLANK="\xA0";function scaleFor(metrics,thresholds2){let logs2=metrics.flatMap(({ratio,interval:interval3})=>[ratio,...interval3?
[interval3.low,interval3.high]:[]]).filter(end2=>end2!==null).map(end2=>Math.abs(Math.log(end2))),least=Math.max(.001,...thresholds2.map(threshold=>2*
Math.log1p(threshold)));return{reach:Math.max(least,...logs2)}}function intervalLine(metric2,threshold,{reach}){if(metric2.ratio===null)return"";
let worse=metric2.better==="higher"?-1:1,place=ratio=>Math.min(WIDTH3-1,Math.max(0,MIDDLE+worse*Math.round(Math.log(ratio)/reach*MIDDLE))),cells=Array(
WIDTH3).fill(BLANK);if(cells[place(1+threshold)]="\u250A",cells[place(1/(1+threshold))]="\u250A",cells[MIDDLE]="\u2502",metric2.interval){let ends=[
place(metric2.interval.low),place(metric2.interval.high)],[left,right]=[Math.min(...ends),Math.max(...ends)];cells.fill("\u2500",left,right+
1),cells[left]="\u251C",cells[right]="\u2524"}return cells[place(metric2.ratio)]="\u25CF",cells.join("")}var STEP_SUMMARY_BYTES=1e6,TITLE=110;function heading2(verdict3,title){return`### ${VERDICT_EMOJI[verdict3]} loadgate: ${markdown(clip(title,
2*TITLE))}`}function alert(kind2,lines){return lines.length===0?"":`> [!${kind2}]
${lines.map(line2=>`> ${line2}`).join(`
>
`)}`}function opening2(results2,framing2){let{title=fitting(titles(results2),TITLE),verdict:verdict3=results2.verdict,warnings=[]}=framing2,
notices=results2.notices.map(notice3=>markdown(sentenceOf(explainNotice(notice3)))),others2=results2.notices.filter(({code})=>code!=="base-c\
onfig-missing"&&code!=="newly-measured"),isWarning=warnings.length>0||altersPlan(others2);return join27([heading2(verdict3,title),framing2.context??
comparedCommits(results2),alert(isWarning?"WARNING":"NOTE",[...warnings,...notices])])}var sentenceOf=text3=>`${text3.charAt(0).toUpperCase()}${text3.
slice(1).replace(/\.$/,"")}.`;function comparedCommits(results2){let compared2=revisions(results2).map(([label,value])=>`${label} ${markdown(
value)}`);return compared2.length===0?"":`Compares ${compared2.join(" with ")}.`}var join27=parts=>parts.filter(part2=>part2!=="").join(`

`);function relevant(results2,framing2,most){let notable=notableCases(results2);return join27([opening2(results2,framing2),caseTable(notable.
slice(0,most),framing2.accepted??new Set),list2([...grown2(notable.slice(0,most)),...counts2(notable.slice(0,most)),...otherChanges2(results2),
...unlisted(results2,notable,most),...framing2.remarks??[]])])}function grown2(cases){return cases.flatMap(result=>{let lines=grownWords(result).
map(({where,cost})=>`${markdownCode(where)} ${cost}`);return lines.length===0?[]:[`${markdownCode(result.id)} spends more CPU time per reque\
st in ${lines.join("; ")}.`]})}function otherChanges2(results2){let words2=alsoChanged(results2);return words2===""?[]:[markdown(sentenceOf(
words2))]}function counts2(cases){return cases.flatMap(result=>movedCounts(result).map(words2=>`${markdownCode(result.id)}: ${markdown(words2)}\
.`))}function unlisted(results2,notable,most){let left=Math.max(0,notable.length-most),more=`${left} more ${left===1?"case is":"cases are"} \
in the table of all cases and in the report file.`;if(results2.verdict==="unchanged")return[markdown(`${headline(results2)}.`)];let unchanged2=results2.
cases.filter(({verdict:verdict3})=>verdict3==="unchanged"),loaded=unchanged2.filter(({skipped})=>skipped===void 0),largest2=Math.max(...loaded.
map(({threshold})=>threshold));return[...left===0?[]:[more],...loaded.length===0?[]:[`${VERDICT_EMOJI.unchanged} ${counted3(loaded)}: no cha\
nge larger than ${share2(largest2)}.`],...loaded.length===unchanged2.length?[]:[`${VERDICT_EMOJI.unchanged} ${counted3(unchanged2.filter(({skipped})=>skipped))}\
: not measured, since the change does not reach ${unchanged2.length-loaded.length===1?"it":"them"}.`]]}var counted3=cases=>`${cases.length} \
more ${cases.length===1?"case":"cases"}`;function markdownReport(results2,limit2=STEP_SUMMARY_BYTES,framing2={}){let{before="",after:after2=""}=framing2,
accepted=framing2.accepted??new Set,all=results2.cases.length===0?"":join27([casesTable(results2.cases,accepted),legend2(results2),remarks(results2)]),
whole=[failedLogs(results2),folded(results2.cases.length===1?"The case":`All ${results2.cases.length} cases`,all),...framing2.parts??[],background2(
results2,framing2.fetchFirst??null)].filter(part2=>part2!==""),[shown2,around]=[results2,framing2],build2=(most2,kept2)=>{let note=kept2.length===
whole.length&&around===framing2?"":"The rest is in the report file: it did not fit here.";return`${join27([before,relevant(shown2,around,most2),
...kept2,note,after2])}
`},fits=text4=>sized(text4)<=limit2,most=results2.cases.length;for(;most>0&&!fits(build2(most,[]));)most=Math.floor(most/2);for(let narrower2 of narrowed(
results2,framing2)){if(fits(build2(most,[])))break;[shown2,around]=narrower2}let kept=[];for(let part2 of whole)fits(build2(most,[...kept,part2]))&&
kept.push(part2);let text3=build2(most,kept);if(!fits(text3))throw new RangeError(`a report of ${sized(text3)} bytes where ${limit2} fit`);return text3}
function*narrowed(results2,framing2){let remarks3=[...framing2.remarks??[]],brief={...results2,notices:[]},left=results2.notices.length,warnings=[
...framing2.warnings??[],...left===0?[]:[`${left} ${left===1?"notice is":"notices are"} too long to be shown here: see the report file.`]];yield[
brief,{...framing2,warnings}];for(let kept=remarks3.length;kept>0;kept=Math.floor(kept/2))yield[brief,{...framing2,warnings,remarks:remarks3.
slice(0,kept)}];yield[brief,{...framing2,warnings,remarks:[]}]}function metricCell2(result,{name:name3,decides}){let metric2=result.metrics.
find(m=>m.name===name3);return metric2===void 0||metric2.ratio===null?"\u2013":metric2.gates?metric2.interval===null?change2(metric2):`${change2(
metric2)} (${range(metric2)})`:decides?`${change2(metric2)}, not judged`:change2(metric2)}function casesTable(cases,accepted){let columns=metricColumns(
cases),rows=cases.map(result=>{let verdict3=accepted.has(result.id)?"accepted":result.verdict;return[markdownCode(result.id),`${VERDICT_EMOJI[verdict3]}\
 ${verdict3==="accepted"?verdict3:verdictWords(result)}`,...columns.map(column=>metricCell2(result,column))]}),titles2=["Case","Verdict",...columns.
map(({title})=>title)];return table(titles2.map(title=>[title,"---"]),rows)}function failedLogs(results2){return results2.cases.flatMap(result=>logsOf(
result,results2).map(log3=>folded(`${markdownCode(result.id)}: ${html(log3.title)}`,preformatted(log3.text)))).join(`

`)}function remarks(results2){return list2(results2.cases.flatMap(result=>furtherFindings(result).map(why2=>`${markdownCode(result.id)}: ${markdown(
why2)}`)))}var facts=some2=>list2(some2.map(([label,value])=>`${label}: ${markdown(value)}`)),SENSITIVITY="Smallest slowdown that would have\
 been caught",WEIGHED=[SENSITIVITY,"Isolation","Pairs","Sessions","CPUs","Time","Machine"];function background2(results2,fetchFirst){let about2=[
...sensitivity(results2),...method2(results2),...environment2(results2)].filter(([label])=>WEIGHED.includes(label));return folded("How it wa\
s measured, and how to measure it again",join27([facts(about2),reproduce(results2,fetchFirst)]))}function sensitivity(results2){let seen2=results2.
cases.map(({detectable})=>detectable).filter(each=>each!==null);if(seen2.length===0)return[];let text3=value=>share2(Number(value.toPrecision(
2))),[least,most]=[text3(Math.min(...seen2)),text3(Math.max(...seen2))];return[[SENSITIVITY,`${least===most?least:`${least} to ${most}, by c\
ase`}, in 95 of 100 runs`]]}var COMMIT2=/^[0-9a-f]{7,64}$/,NAME2=/^[\w.-]+(?:\/[\w.-]+)*$/;function reproduce(results2,fetchFirst){let commit=variant2=>results2.
variants.find(v=>v.variant===variant2)?.commit??"",[base,head2]=[commit("base"),commit("head")],[first]=results2.cases.filter(({verdict:verdict3})=>verdict3!==
"unchanged").concat(results2.cases);if(!COMMIT2.test(base)||!COMMIT2.test(head2)||!first)return"";let named3=Object.entries({case:first.id,...results2.
plan.named});if(!named3.every(([,value])=>NAME2.test(value)))return"";let options=named3.map(([option,value])=>`--${option} '${value}'`).join(
" "),command3=`loadgate compare --base ${base} --head ${head2} ${options} --seed ${Math.trunc(results2.plan.seed)}`,lines=fetchFirst===null?
command3:`${fetchFirst}
${command3}`;return`One row again, on your machine:

${preformatted(lines)}`}function legend2(results2){return results2.cases.some(result=>result.metrics.some(metric2=>metric2.interval!==null))?
`<sub>Change of head against base with its 95% interval. ${strictness(results2)}</sub>`:""}var and=names2=>names2.length<2?names2[0]??"":`${names2.slice(0,-1).join(", ")} and ${names2.at(-1)}`;function sentence2({rows,by}){let leaders=rows.
filter(({place})=>place===1).map(({target})=>plainLine(target));if(leaders.length===0)return"no target gave a number";let what=by==="p99"?"s\
oonest":"fastest";return leaders.length===1?`${leaders[0]} is the ${what}`:rows.every(({sessions})=>sessions.length<2)?`${and(leaders)} are \
tied: one session each shows no difference; set a larger budget`:leaders.length===rows.length&&rows.length>1?`${and(leaders)} are tied: no d\
ifference between them is significant`:`${and(leaders)} share the first place: no difference between them is significant`}function rankingHeadline({
leaderboards:leaderboards2,config:config2,interrupted}){let targets=new Set(leaderboards2.flatMap(({rows})=>rows.map(({target})=>target))),counts3=`${targets.
size} ${targets.size===1?"target":"targets"} of ${plainLine(config2)} in ${leaderboards2.length} ${leaderboards2.length===1?"leaderboard":"l\
eaderboards"}`;return interrupted?`Interrupted: ${counts3}, as far as they were measured`:counts3}function remarksOn({rows}){let bySentence=new Map,
add=(row3,text3)=>bySentence.set(text3,[...bySentence.get(text3)??[],row3.target]);for(let row3 of rows){for(let finding2 of row3.findings)add(
row3,explainOfTarget(finding2));failedShare(row3)>0&&add(row3,failuresIn(row3))}return[...bySentence].map(([text3,targets])=>`${and(targets.
map(plainLine))}: ${plainLine(text3)}`)}function failuresIn({failed:failed2,asked}){let worst3=Object.entries(failed2).sort(([,a],[,b])=>b-a),
kinds=worst3.slice(0,3).map(([what,count3])=>`${count3} \xD7 ${what}`),more=worst3.length>3?`, and ${worst3.length-3} other kinds`:"";return`\
of ${asked} requests failed ${kinds.join(", ")}${more}`}function rankingNotes({notices,leftOut:leftOut2,failures:failures2,published:published2}){
return[...notices.map(explainNotice),...leftOut2.map(({target,obstacle:obstacle2})=>`${target} was left out: ${explainObstacle(obstacle2)}`),
...failures2.map(({target,what})=>`${target} could not be ${what==="build"?"built":"prepared"}: its log is below`),...published2?[`published\
: ${published2.source}; \u2260 marks where today's order differs`]:[]].map(plainLine)}var READING=["Targets were started one at a time, in b\
locks of random order; a session is one start.",`Targets with = are tied: their difference is not significant (t intervals of all pairs, Bon\
ferroni, ${share2(RISK)} per table).`,"\u2265 and \u2264 mark values that something other than the server limited; such a target shares the place abov\
e it.","Failed answers are never part of a speed. Memory is the peak of a session; start-up lasts to the first right answer."];function rankingFacts(ranking2){
let{plan:plan2,seconds:seconds4,environment:e}=ranking2,sessions=ranking2.cases.map(record2=>record2.sessions.length),[fewest,most]=[Math.min(
...sessions),Math.max(0,...sessions)];return[["Revision",ranking2.variants.map(revision2).join(", ")],["Machine",machine(e)],systemOf(e),["D\
ate",ranking2.startedAt.slice(0,10)],["Seed",String(plan2.seed)],["Isolation",explainIsolation(plan2.isolation,plan2.isolationReason)],["Ses\
sions",fewest===most||sessions.length===0?`${most} each`:`${fewest} to ${most} each`],cpusOf(plan2),timeOf(seconds4),toolsOf(e),["Risk",`${share2(
RISK)} that a table calls two equal targets different`]]}var NOTHING2="\u2013",MOST_SPREAD=1e3;function placeOf3(row3,{rows}){if(row3.place===
null)return NOTHING2;let shared=rows.filter(({place})=>place===row3.place).length>1;return`${row3.place}${shared?"=":""}`}function middle({sessions}){
return Math.exp(mean(sessions.map(Math.log)))}function valueIn(row3,{by,unit}){if(row3.place===null||row3.sessions.length===0)return NOTHING2;
let bound=by==="goodput"?"\u2265 ":"\u2264 ";return`${row3.limited?bound:""}${amount2(middle(row3),unit)}`}function againstBest({ratio,interval:interval3,
place},{by}){if(ratio===null)return place===null?NOTHING2:"best";let[unit,scale3]=by==="goodput"?["%",100]:["\xD7",1],text3=value=>String(Number(
(value*scale3).toPrecision(3))),range2=interval3===null?"":` [${rangeOf(interval3.low,interval3.high,text3)}]`;return`${text3(ratio)} ${unit}${range2}`}
function rangeOf(low,high,text3){return high/low>MOST_SPREAD?"anywhere":`${text3(low)} to ${text3(high)}`}function failedShare({asked,failed:failed2}){
let all=Object.values(failed2).reduce((sum4,count3)=>sum4+count3,0);return asked===0?0:all/asked}function failedOf(row3){if(row3.asked===0)return NOTHING2;
let failed2=failedShare(row3);return failed2===0?"none":failed2<1e-4?"< 0.01%":share2(failed2)}var figure=(name3,text3)=>({figures:figures2})=>{
let value=figures2[name3];return value==null?NOTHING2:text3(value)},ORDINALS=["th","st","nd","rd"];function ordinal(place){let tens=Math.floor(
place/10)%10;return`${place}${(tens===1?void 0:ORDINALS[place%10])??"th"}`}function publishedOf({published:published2}){if(published2===null)
return NOTHING2;let value=published2.value===null?"":`, ${published2.value}`,system=published2.system===null?"":` ${plainLine(published2.system)}`;
return`${published2.moved?"\u2260 ":""}${ordinal(published2.place)}${value}${system}`}function columnsOf(leaderboard3,ranking2){let unit=ranking2.
published?.figures[leaderboard3.id]?.unit??null;return[{title:"",of:placeOf3},{title:"target",of:row3=>plainLine(row3.target)},{title:{goodput:leaderboard3.
unit,p99:"p99",time:"time/run"}[leaderboard3.by],of:valueIn},{title:"to the best",of:againstBest},{title:"failed",of:failedOf},{title:`publi\
shed${unit===null?"":` (${plainLine(unit)})`}`,of:publishedOf},{title:leaderboard3.unit==="operations/s"?"CPU/operation":"CPU/request",of:figure(
"cpu",seconds3)},{title:"CPU/run",of:figure("cpu-time",seconds3)},{title:"by its own clock",of:figure("own-clock",value=>amount2(value,"oper\
ations/s"))},...leaderboard3.by==="p99"?[]:[{title:"p99",of:figure("p99",seconds3)}],{title:"memory",of:figure("memory",bytes3)},{title:"sta\
rt-up",of:figure("start-time",seconds3)},{title:"image",of:figure("image-size",bytes3)}].filter(({of},i)=>i<3||leaderboard3.rows.some(row3=>of(
row3,leaderboard3)!==NOTHING2))}var WIDTH4=360,ROW2=26,TOP2=10,FOOT=34,PLOT2={left:104,right:WIDTH4-58},NAME_LENGTH=13,LETTER2=5.6;function rankingPicture(leaderboard3,id2){
let rows=leaderboard3.rows.filter(({sessions,place})=>place!==null&&sessions.length>0);if(rows.length===0)return null;let bottom=TOP2+rows.length*
ROW2,axis=valueAxis(rows.flatMap(shownValues),PLOT2.left,PLOT2.right),way={goodput:`${leaderboard3.unit} \u2192 faster`,p99:"p99 \u2192 later",
time:"time per run \u2192 slower"}[leaderboard3.by];return[`<svg class="picture" viewBox="0 0 ${WIDTH4} ${bottom+FOOT}" role="img" aria-labe\
lledby="${id2}-t ${id2}-d">`,`<title id="${id2}-t">${html(`${leaderboard3.id}: all targets`)}</title>`,`<desc id="${id2}-d">${html(`${sentence2(
leaderboard3)}. ${rows.map(row3=>rowDescription(row3,leaderboard3)).join("; ")}.`)}</desc>`,scale2(axis,leaderboard3,bottom),...rows.map((row3,i)=>line(
row3,leaderboard3,axis,TOP2+(i+.5)*ROW2)),svgText(`${way}${axis.log?", log axis":""}`,PLOT2.left,bottom+FOOT-5,"start"),"</svg>"].join(`
`)}function shownValues({sessions,spread}){return[...sessions,...spread?[spread.low,spread.high]:[]]}var short2=(value,leaderboard3)=>amount2(
value,leaderboard3.unit).replace(/ (?:req|op)\/s$/,"");function rowDescription(row3,leaderboard3){return`${placeOf3(row3,leaderboard3)} ${plainLine(
row3.target)} ${amount2(middle(row3),leaderboard3.unit)}`}function line(row3,leaderboard3,axis,y){let centre=axis.place(middle(row3)),dots2=row3.
sessions.map((value,i)=>marker({x:axis.place(value),y},{hollow:row3.limited,beyond:null,title:`session ${i+1}: ${amount2(value,leaderboard3.
unit)}`}));return[svgText(`${placeOf3(row3,leaderboard3)}`,18,y+4,"end"),svgText(clip(plainLine(row3.target),NAME_LENGTH),24,y+4,"start"),`<\
line class="tick" x1="${PLOT2.left}" x2="${PLOT2.right}" y1="${coordinate(y)}" y2="${coordinate(y)}"/>`,...dots2,row3.spread?span(axis.place(
row3.spread.low),axis.place(row3.spread.high),y):"",`<line class="estimate" x1="${coordinate(centre)}" x2="${coordinate(centre)}" y1="${coordinate(
y-7)}" y2="${coordinate(y+7)}"/>`,svgText(`${row3.limited?leaderboard3.by==="goodput"?"\u2265 ":"\u2264 ":""}${short2(middle(row3),leaderboard3)}`,
WIDTH4-4,y+4,"end")].join("")}function span(low,high,y){let end2=x=>`<line class="mean" x1="${coordinate(x)}" x2="${coordinate(x)}" y1="${coordinate(
y-4)}" y2="${coordinate(y+4)}"/>`;return`<line class="mean" x1="${coordinate(low)}" x2="${coordinate(high)}" y1="${coordinate(y)}" y2="${coordinate(
y)}"/>${end2(low)}${end2(high)}`}function scale2(axis,leaderboard3,bottom){let free=0;return axis.ticks.map(tick=>{let x=axis.place(tick),label=tick===
0?"0":short2(tick,leaderboard3).replace(/\.0+(?=\D|$)/,""),half=label.length*LETTER2/2,line2=`<line class="tick" x1="${coordinate(x)}" x2="${coordinate(
x)}" y1="${TOP2}" y2="${bottom+3}"/>`;return x-half<free?line2:(free=x+half+LETTER2,line2+svgText(label,x,bottom+14,"middle"))}).join("")}var DECADE=10,
MOST_TICKS=5;function valueAxis(values2,left,right){let[least,most]=[Math.min(...values2),Math.max(...values2)];return most/least>=DECADE?logAxis(
least,most,left,right):linearAxis(most,left,right)}function linearAxis(most,left,right){let end2=most*1.05,step2=niceStep(end2/MOST_TICKS),count3=Math.
floor(end2/step2+1e-9);return{log:!1,ticks:Array.from({length:count3+1},(_,i)=>Number((i*step2).toPrecision(6))),place:value=>left+value/end2*
(right-left)}}function logAxis(least,most,left,right){let[low,high]=[Math.log10(least)-.08,Math.log10(most)+.08],powers=Array.from({length:Math.
ceil(high)-Math.floor(low)+1},(_,i)=>Math.floor(low)+i),within3=value=>Math.log10(value)>=low&&Math.log10(value)<=high,ticksOf=factors=>powers.
flatMap(power=>factors.map(factor=>Number((factor*10**power).toPrecision(6)))).filter(within3);return{log:!0,ticks:[[1,2,5],[1,3],[1]].map(ticksOf).
find(each=>each.length<=MOST_TICKS+1)??ticksOf([1]),place:value=>left+(Math.log10(value)-low)/(high-low)*(right-left)}}function remarks2(results2,style){let shown2=new Set;return results2.cases.filter(result=>result.verdict!=="unchanged").flatMap(result=>{let logs2=logsOf(
result,results2).filter(({text:text3})=>!shown2.has(text3));for(let{text:text3}of logs2)shown2.add(text3);return[...saysAll(results2)?[]:wrap(
`${plainLine(result.id)} ${predicate(result)}.`,style.width),...grownWords(result).flatMap(({where,cost})=>wrap(`${plainLine(where)}: ${cost}\
 of CPU time per request`,style.width)),...movedCounts(result).flatMap(words2=>wrap(`${plainLine(result.id)}: ${words2}`,style.width)),...logs2.
flatMap(({title,text:text3})=>[`  ${title}:`,...text3.split(`
`).map(line2=>`  | ${line2}`)])]})}function terminalReport(results2,style){let[first="",...rest]=wrap(plainLine(headline(results2)),style.width),
verdict3=[tint(first,results2.verdict,style),...rest],notices=results2.notices.flatMap(notice3=>wrap(`note: ${plainLine(explainNotice(notice3))}`,
style.width)),fails=inconclusiveFails(results2)?wrap("note: inconclusive cases fail this run (fail-on: inconclusive)",style.width):[],others2=alsoChanged(
results2);return`${[[...verdict3,...fails,...notices],results2.cases.length===0?[]:casesTable2(results2.cases,style),remarks2(results2,style),
others2===""?[]:wrap(plainLine(others2),style.width)].filter(block=>block.length>0).map(block=>block.join(`
`)).join(`

`)}
`}function wrap(text3,width,indent="  "){let lines=[],line2="";for(let word of text3.split(" "))line2.trim()!==""&&line2.length+1+word.length>
width?(lines.push(line2),line2=indent+word):line2=line2===""?word:`${line2} ${word}`;return[...lines,line2]}var NO_VALUE="\u2013",GAP="  ",NAMED=[
{head:"case",of:result=>plainLine(result.id)},{head:"verdict",of:verdictWords}],MEMORY={name:"memory",title:"memory",decides:!1};function casesTable2(cases,style){
let columns=fitting2(cases,style.width),texts=columns.map(column=>textsOf(column,cases)),at=widthOf(texts[0]??[])+GAP.length,[head2="",...lines]=alignedLines(
texts),rows=cases.map((result,i)=>{let line2=lines[i]??"",verdict3=verdictWords(result);return line2.slice(0,at)+tint(verdict3,result.verdict,
style)+line2.slice(at+verdict3.length)});return[head2,...rows,...footnote(columns,cases)]}function alignedLines(columns){let widths=columns.
map(widthOf);return(columns[0]??[]).map((_,row3)=>columns.map((texts,i)=>(texts[row3]??"").padEnd(widths[i]??0)).join(GAP).trimEnd())}function tableWidth(columns){
return columns.reduce((sum4,texts)=>sum4+widthOf(texts)+GAP.length,-GAP.length)}function widthOf(texts){return Math.max(0,...texts.map(text3=>text3.
length))}function textsOf(column,cases){return[column.head,...cases.map(result=>column.of(result))]}function fitting2(cases,width){let all=layouts(
cases);return all.find(columns=>tableWidth(columns.map(column=>textsOf(column,cases)))<=width)??all.at(-1)??NAMED}function layouts(cases){let metrics=metricColumns(
cases),deciding2=metrics.filter(({decides})=>decides),asked=deciding2.filter(column=>column.asked),themselves=deciding2.filter(column=>!column.
asked),memory=metrics.some(({name:name3})=>name3===MEMORY.name)?[]:[MEMORY],informing=[...metrics.filter(({decides})=>!decides),...memory];return[
...[...informing.map((_,left)=>informing.slice(0,informing.length-left)),[]].map(some2=>[...deciding2,...some2]).map(some2=>[...NAMED,...telling(
some2,cases,!0)]),[...NAMED,...telling(deciding2,cases,!1)],...asked.map((_,left)=>[...NAMED,...telling([...themselves,...asked.slice(0,asked.
length-1-left)],cases,!1)])]}function telling(some2,cases,ranged){return some2.map(column=>({head:shortened(column.title),of:result=>metricCell3(
result,column,ranged&&column.decides)})).filter(({of})=>cases.some(result=>of(result)!==NO_VALUE))}function shortened(title){let short4=title.
replace("Latency ","").replace(" per ","/");return short4.startsWith("CPU")?short4:short4.toLowerCase()}function metricCell3(result,{name:name3,
decides},ranged){let metric2=result.metrics.find(m=>m.name===name3);if(metric2===void 0||metric2.ratio===null)return NO_VALUE;let decimals=decimalsFor(
metric2),{interval:interval3}=metric2,spread=ranged&&interval3!==null?` [${signed(interval3.low,decimals)} ${signed(interval3.high,decimals)}\
]`:"",text3=`${signed(metric2.ratio,decimals)}${spread}`;return metric2.gates||!decides?text3:`(${text3})`}function footnote(columns,cases){
if(columns.length===NAMED.length)return[];let shown2=cases.flatMap(result=>columns.slice(NAMED.length).map(column=>column.of(result))),ranges=shown2.
some(text3=>text3.includes("["))?", [95% interval]":"",unjudged2=shown2.some(text3=>text3.startsWith("("))?", (not judged)":"";return[`head \
against base in %${ranges}${unjudged2}`]}var COLOURS={regression:31,invalid:35,inconclusive:33,improvement:32,new:36,unchanged:2};function tint(text3,verdict3,style){
return style.color?`\x1B[${COLOURS[verdict3]}m${text3}\x1B[0m`:text3}function rankingHtml(ranking2){let notes=rankingNotes(ranking2).map(note=>`<p class="note">${htmlProse(note)}</p>`),reading=READING.map(line2=>`\
<li>${htmlProse(line2)}</li>`).join("");return[htmlHead(`loadgate: ranking of ${ranking2.config}`),`<body>
<main>`,`<p class="kicker">loadgate rank \xB7 <b>${html(ranking2.config)}</b> \xB7 ${html(ranking2.startedAt.slice(0,10))}</p>`,`<h1>${htmlProse(
rankingHeadline(ranking2))}</h1>`,...notes,...ranking2.leaderboards.map((leaderboard3,i)=>htmlSection(leaderboard3,ranking2,`leaderboard-${i+
1}`)),...ranking2.failures.map(({target,what,log:log3})=>`<h3>End of the ${what} log of ${html(target)}</h3>
<pre>${html(tailOfLog(log3))}</pre>`),"</main>",`<footer class="background">
<h3>How to read it</h3>
<ul>${reading}</ul>`,htmlFacts("How it was measured",rankingFacts(ranking2)),`</footer>
</body>
</html>
`].join(`
`)}function htmlSection(leaderboard3,ranking2,id2){let remarks3=remarksOn(leaderboard3).map(remark=>`<li>${htmlProse(remark)}</li>`),drawn=rankingPicture(
leaderboard3,id2);return[`<section class="case" id="${id2}">`,`<header><h2>${html(leaderboard3.id)}</h2></header>`,`<p>${htmlProse(`${sentence2(
leaderboard3).replace(/^the /,"The ")}.`)}</p>`,drawn===null?"":`<figure>${drawn}</figure>`,`<div class="scroll">${htmlTable(leaderboard3,ranking2)}\
</div>`,remarks3.length===0?"":`<ul class="reasons">${remarks3.join("")}</ul>`,"</section>"].filter(part2=>part2!=="").join(`
`)}function htmlTable(leaderboard3,ranking2){let columns=columnsOf(leaderboard3,ranking2),head2=columns.map(({title})=>`<th scope="col">${html(
title||"place")}</th>`).join(""),rows=leaderboard3.rows.map(row3=>`<tr>${columns.map((column,i)=>{let text3=htmlProse(column.of(row3,leaderboard3));
return i===1?`<th scope="row">${text3}</th>`:`<td>${text3}</td>`}).join("")}</tr>`);return`<table class="ranking"><thead><tr>${head2}</tr></\
thead><tbody>
${rows.join(`
`)}
</tbody></table>`}function rankingMarkdown(ranking2){let facts2=rankingFacts(ranking2).map(([label,value])=>`${label}: ${markdown(value)}`);
return`${[`**${markdown(rankingHeadline(ranking2))}**`,list2(rankingNotes(ranking2).map(markdown)),...ranking2.leaderboards.map(leaderboard3=>markdownPart(
leaderboard3,ranking2)),...ranking2.failures.map(({target,what,log:log3})=>folded(`The end of the ${what} log of ${html(target)}`,preformatted(
tailOfLog(log3)))),folded("How it was measured, and how to read it",list2([...READING,...facts2]))].filter(part2=>part2!=="").join(`

`)}
`}function markdownPart(leaderboard3,ranking2){let columns=columnsOf(leaderboard3,ranking2),titles2=columns.map(({title},i)=>[markdown(title),
i<2?"---":"--:"]),rows=leaderboard3.rows.map(row3=>columns.map(column=>markdown(column.of(row3,leaderboard3))));return[`${markdownCode(leaderboard3.
id)}: ${markdown(sentence2(leaderboard3))}`,table(titles2,rows),list2(remarksOn(leaderboard3).map(markdown))].filter(part2=>part2!=="").join(
`

`)}import{join as join28}from"node:path";var FOLDER3="profiles",SIDES=["base","head"];function writeProfiles(profiles,out2){for(let profile of profiles)if("base"in profile)for(let side2 of SIDES)
writeOutput(out2,fileName(profile.case,side2),foldedText(profile[side2]))}function fileName(id2,side2){return join28(FOLDER3,`${id2.replaceAll(
"/","-")}-${side2}.folded`)}function foldedText(stacks){return[...stacks].map(([stack,seconds4])=>`${stack} ${Math.round(seconds4*1e9)}
`).sort().join("")}var MOST_BYTES6=32*1024*1024;async function prepareOut(out2,{ignored=!0}={}){try{await makeOutputFolder(out2),ignored&&ignoreItself(out2)}catch(error3){throw error3 instanceof
UsageError?error3:new UsageError(`the output folder ${out2} cannot be written (${error3.message}); choose another with --out DIR`)}}function ignoreItself(out2){
writeOutput(out2,".gitignore",`*
`)}function writeReports(results2,logs2,out2,profiles=[]){writeResults(results2,out2);for(let[name3,log3]of logs2)writeOutput(out2,join29("l\
ogs",`${name3}.log`),log3);writePages(results2,out2,profiles),writeProfiles(profiles,out2)}function writePages(results2,out2,profiles=[]){let ranking2=results2.
command==="rank";writeOutput(out2,"report.md",ranking2?rankingMarkdown(results2):markdownReport(results2)),writeOutput(out2,"report.html",ranking2?
rankingHtml(results2):htmlReport(results2,profiles,repositoryUrl(process.env)))}function writeRanking(ranking2,logs2,out2){writeResults(ranking2,
out2);for(let[name3,log3]of logs2)writeOutput(out2,join29("logs",`${name3}.log`),log3);writePages(ranking2,out2)}async function writeFailure(message,out2){
await prepareOut(out2),writeOutput(out2,"failure.json",failureFile(message))}function writeResults(results2,out2){let text3=resultsText(results2);
try{ignoreItself(out2),writeOutput(out2,"results.json",text3)}catch(error3){let name3=`results-${results2.id}.json`,folder2=[cacheFolder(),tmpdir3(),
"/dev/shm"].find(each=>written(each,name3,text3)),kept=folder2&&join29(folder2,name3),where=kept?`what was measured is in ${kept}, and loadg\
ate report ${kept} --out DIR makes its reports`:"what was measured is lost, since there is no room elsewhere either; make room and measure a\
gain";throw new RunError(`results.json cannot be written to ${out2} (${error3.message}); ${where}`)}}function written(folder2,name3,text3){try{
return writeOutput(folder2,name3,text3),!0}catch{return!1}}var FILE="measured.jsonl";function startJournal(folder2,header){let file=join30(folder2,FILE),write2=(line2,flag2)=>{try{writeFileSync10(file,
`${JSON.stringify(line2)}
`,{flag:flag2})}catch{}};return write2(header,"w"),record2=>write2(record2,"a")}async function recoverAbandoned(host){await releaseAbandoned(
abandoned=>{let report=reportOf(abandoned);report&&host.progress.say(report)})}function reportOf({id:id2,folder:folder2}){let file=join30(folder2,
FILE);if(!existsSync14(file))return null;let[header,...records]=parsed2(readFileSync10(file,"utf8"));if(!header||records.length===0)return null;
let out2=join30(header.out,`killed-${id2}`),last=records.at(-1)?.sessions[0]?.at??0,{begun,ranking:ranking2}=header,measured4={...begun,cases:casesOf(
begun.plan.cases,records),seconds:{build:0,run:last,ready:0,load:0,harness:0},interrupted:!0};return ranking2?writeRanking(concludeRanking(rankedFrom(
measured4,ranking2)),new Map,out2):writeReports(conclude(measured4),new Map,out2),`an earlier run was killed after ${records.length===1?"1 s\
ession":`${records.length} sessions`}; what it measured is in ${out2}`}function parsed2(text3){return text3.split(`
`).slice(0,-1).map(line2=>JSON.parse(line2))}function casesOf(planned,records){return planned.map(found=>{let own2=records.filter(({id:id2})=>id2===
found.id);return{...found,...own2.at(-1),sessions:own2.flatMap(({sessions})=>sessions)}})}import{randomInt as randomInt2}from"node:crypto";var SECONDS_PER_CASE=60;function budgetOf({config:config2,cases,part:part2}){let own2=part2?.
cases??cases,{budgetSeconds}=config2;return budgetSeconds===void 0?SECONDS_PER_CASE*own2.length:budgetSeconds*own2.length/cases.length}function makePlan({
config:config2,cases,part:part2,design,named:named3,seed=randomInt2(2**31)},{isolation:isolation2,cpus},groups){return{seed,...part2&&{shard:part2.
shard},...named3&&{named:named3},...design==="whole-budget"&&{looks:!1},alpha:config2.gate.falseAlarms,failOn:config2.gate.failOn,mode:config2.
gate.mode,budgetSeconds:budgetOf({config:config2,cases,...part2&&{part:part2}}),isolation:isolation2.name,isolationReason:isolation2.reason,
pairing:groups?"side-by-side":"interleaved",cpus,cases,scenarios:config2.scenarios.filter(({name:name3})=>cases.some(({scenario:scenario3})=>scenario3===
name3))}}async function probePorts({config:config2},{base,head:head2},{built:variants,wanted},runner,progress){let asked=wanted.filter(found=>scenarioOf2(
found,config2)?.args===void 0);if(runner.name!=="process"||asked.length===0)return{variants,silent:new Map,headAlone:new Set,logs:new Map,notices:[]};
progress.step({doing:"looking which servers listen on PORT",done:0,secondsLeft:null});let probes=new Map;for(let found of asked)for(let build2 of variants.
builds.filter(({target})=>target.name===found.target)){let revision3=build2.variant==="base"?base:head2,scenario3=scenarioOf2(found,config2);
revision3&&scenario3&&!probes.has(build2)&&probes.set(build2,await revision3.portOf(build2,scenario3,runner,bodiesOf(head2)))}let fixed=fixedPorts(
probes),builds=variants.builds.map(build2=>{let{ignoresPort,host}=probes.get(build2)??{},fixedPort=fixed.has(build2.target.name)&&{fixedPort:!0};
return{...build2,...ignoresPort&&{ignoresPort},...fixedPort,...host&&{host}}}),ignoring=new Set(builds.flatMap(build2=>build2.ignoresPort?[build2.
target.name]:[])),silent=wanted.flatMap(found=>{let invalid2=variants.builds.filter(({target})=>target.name===found.target).flatMap(build2=>{
let trouble=probes.get(build2)?.silent;return trouble?[{...trouble,variant:build2.variant}]:[]});return invalid2.length===0?[]:[{...found,sessions:[
withoutRounds(0,invalid2)]}]});return{variants:{...variants,builds},silent:new Map(silent.map(record2=>[record2.id,record2])),headAlone:new Set(
silent.filter(lacksBase).map(({id:id2})=>id2)),logs:new Map(silent.flatMap(logsIn)),notices:[...[...ignoring].map(target=>({code:"port-ignor\
ed",target})),...[...fixed].map(([target,ports])=>({code:"port-fixed",target,ports}))]}}function fixedPorts(probes){let fixed=[...Map.groupBy(
probes,([{target}])=>target.name)].map(([target,[first,...others2]])=>{let ports=first?.[1].beside.filter(port2=>others2.some(([,{beside}])=>beside.
includes(port2)));return[target,ports??[]]});return new Map(fixed.filter(([,ports])=>ports.length>0))}function bodiesOf({built}){return built.
targets[0]?.build.bodies??built.checkout.folder}function logsIn(record2){return record2.sessions.flatMap(({invalid:invalid2})=>invalid2.flatMap(
({variant:variant2,log:log3})=>variant2&&log3?[[logName({case:record2},variant2),log3]]:[]))}async function measure(run3,experiment2,sides,destination){var _stack=[];try{let{host,resources}=run3.workspace;let{clock,progress}=host;let{
base,head:head2}=sides;let differences2=base?await differencesBetween(run3.workspace.repository,base.built,head2.built):[];let began=clock.now();
let{config:config2}=experiment2;let{buildTime}=sides;let selection=selectCases(experiment2,sides);let{built,wanted}=selection;let loads=wanted.
some(found=>scenarioOf2(found,config2)?.args===void 0);let oha=loads?await run3.oha():null;let environment4=await describeEnvironment({...run3,
oha},run3.isolation,config2.nginxImage);let started=__using(_stack,await startRunner(run3,wanted.length===0),!0);let runner=slowedBy(experiment2.
slowdown,started,run3);let changedFiles2=watchBase(runner,sides);let probed=await probePorts(experiment2,sides,selection,runner,progress);let plan2=makePlan(
experiment2,run3,runner.name==="docker"||canMakeGroups(resources));let begun={id:resources.id,startedAt:buildTime.startedAt,plan:plan2,environment:environment4,
variants:built.variants,failures:built.failures,notices:noticesBefore(experiment2,sides,resources),...differences2.length>0&&{differences:differences2}};
let writeDown=startJournal(resources.folder,{...destination,begun});let _place=__using(_stack,await pinThisProcess(plan2.cpus.generator),!0);
let deadline=__using(_stack,deadlineAfter(plan2.budgetSeconds*(experiment2.punctual?1:PATIENCE),host.signal));let{signal}=deadline;let generator=generatorOf(
oha,resources,plan2);let{hyperfine}=run3;let context={plan:plan2,runner,clock,signal,began,generator,hyperfine,random:seeded(plan2.seed)};let benchmarks=wanted.
filter(({id:id2})=>!probed.silent.has(id2)||probed.headAlone.has(id2)).flatMap(found=>{let benchmark=benchmarkOf(found,probed.variants,config2,
signal);return benchmark?[probed.headAlone.has(found.id)?ofHead(benchmark):benchmark]:[]});let{outcomes,hooks}=recordingHooks(context,progress,
writeDown,changedFiles2);let policy2=experiment2.design==="blocks"?randomisedBlocks():sequentialLooks(probed.variants.variants);let{records,
interrupted,timedOutIn}=await runSchedule(benchmarks,policy2,context,hooks);progress.end();let late=timedOutIn===null?[]:[{code:"session-ove\
rran",case:timedOutIn}];let measured4={...begun,environment:atTheEnd(environment4),notices:[...begun.notices,...probed.notices,...late],cases:recordsOf(
selection,probed.silent,records),seconds:{build:buildTime.seconds,run:clock.now()-began,...totalTime(outcomes.map(({time:time5})=>time5))},interrupted};
let logs2=new Map([...probed.logs,...outcomes.flatMap(outcome=>[...outcome.logs])]);return{measured:measured4,logs:logs2,variants:probed.variants,
oha}}catch(_){var _error=_,_hasError=!0}finally{var _promise=__callDispose(_stack,_error,_hasError);_promise&&await _promise}}function noticesBefore({
notices},{base,head:head2},{users}){let checkouts=[...base?[base]:[],head2].map(({built})=>built.checkout);return[...notices,...lackingSubmodules(
checkouts),...unfilteredFiles(checkouts),...withoutOwnUsers(users)]}function withoutOwnUsers(users){let lacking2=users.lacking();return lacking2===
null||lacking2.why==="not-root"||lacking2.why==="turned-off"?[]:[{code:"own-users-lacking",...lacking2}]}function recordingHooks(context,progress,writeDown,changedFiles2){
let outcomes=[],warnOfInterference=interferenceWarning(line2=>progress.say(line2));return{outcomes,hooks:{async measure(benchmark,design){let session2=benchmark.
scenario.args?runCommandSession:runSession,failed2=error3=>failedSession(error3,context),outcome=await session2(benchmark,design,context).catch(
failed2);return outcomes.push(outcome),blamed2(outcome.session,changedFiles2())},async calibrate(benchmark){let failed2=error3=>({rate:null,
start:failedSession(error3,context)}),pairing2=pairingOf(context.plan,benchmark.scenario),{rate:rate3,start}=await calibrate(benchmark,pairing2,
context).catch(failed2);return outcomes.push(start),{rate:rate3,session:blamed2(start.session,changedFiles2())}},progress:state=>progress.step(
state),kept(record2){writeDown(record2),warnOfInterference(record2)}}}}function blamed2(session2,invalid2){return invalid2.length===0?session2:
{...session2,invalid:[...session2.invalid,...invalid2]}}function watchBase({name:name3},{base,head:head2}){if(name3!=="process"||!base)return()=>[];
let changed2=watchSides(base.built,head2.built);return()=>{let found=changed2();return found?[{variant:"head",fault:{code:"changed-files",of:"\
base",...found}}]:[]}}function recordsOf({cases,skipped},silent,measured4){return cases.map(found=>{let why2=skipped.get(found.id),unmeasured2={
...found,sessions:[],...why2!==void 0&&{skipped:why2}},before=silent.get(found.id),record2=measured4.find(({id:id2})=>id2===found.id)??before??
unmeasured2;return before&&record2!==before?{...record2,sessions:[...before.sessions,...record2.sessions]}:record2})}function ofHead(benchmark){
return{...benchmark,builds:benchmark.builds.filter(({variant:variant2})=>variant2==="head")}}function slowedBy(slowdown,runner,{cpus,workspace:{
resources}}){return slowdown===void 0?runner:slowed(runner,slowdown,{cpus,resources})}async function startRunner({isolation:{name:name3,elsewhere:elsewhere2},
cpus,config:config2,nginx,workspace},idle=!1){let{resources,host}=workspace,{clock,signal}=host;if(name3==="process")return processRunner({resources,
cpus,clock,nginx});let{nginxImage}=config2,engine=elsewhere2&&!idle?await remoteEngine(elsewhere2,nginxImage,resources,signal):localEngine();
return dockerRunner({resources,cpus,clock,nginxImage,engine})}function generatorOf(oha,resources,{cpus}){return oha!==null?ohaGenerator(oha,
resources,cpus.generator):async()=>{throw new RangeError("no case is loaded")}}function canMakeGroups(resources){let group=makeControlGroup(
resources.id,"trial");return group?.remove(),group?.files.cpu!=null&&group.shares}function failedSession(error3,{began,clock,signal}){if(signal.
aborted||!(error3 instanceof RunError))throw error3;let fault2={code:"harness-failed",error:error3.message};return{session:withoutRounds(clock.
now()-began,[{variant:null,fault:fault2}]),time:totalTime([]),logs:new Map}}var PATIENCE=1.08,LEAST_SECONDS=20;function deadlineAfter(wanted,interruption){
let late=new AbortController,seconds4=Math.max(wanted,LEAST_SECONDS),timer2=setTimeout(()=>late.abort(new OutOfTime(`${seconds4} s are over`)),
seconds4*1e3);return{signal:AbortSignal.any([interruption,late.signal]),[Symbol.dispose]:()=>clearTimeout(timer2)}}async function describeEnvironment(tools,isolation2,nginxImage){
let before=loadAverage(),found={node:process.version},oha=tools.oha&&await versionOf(tools.oha);oha&&(found.oha=oha.replace(/^oha\s+/,""));let hyperfine=tools.
hyperfine&&await versionOf(tools.hyperfine);if(hyperfine&&(found.hyperfine=hyperfine.replace(/^hyperfine\s+/,"")),isolation2.name==="docker"){
let docker2=await engineVersion();"version"in docker2&&(found.docker=docker2.version);let image2=await imageId(nginxImage).catch(()=>null);image2&&
(found.nginx=`${nginxImage} (${image2.slice(0,19)})`)}else if(tools.nginx){let nginx=await versionOf(tools.nginx,"-v");nginx&&(found.nginx=nginx.
replace(/^nginx version: nginx\//,""))}let{host:_,...servers}=isolation2.elsewhere??{host:""};return{...describeMachine(),..."cores"in servers&&
{servers},tools:found,load:{before,after:null}}}function atTheEnd(environment4){return{...environment4,load:{...environment4.load,after:loadAverage()}}}
function interferenceWarning(say){let said=!1;return({id:id2,sessions})=>{let disturbed=disturbedRounds(sessions),rounds=sessions.flatMap(session2=>session2.
rounds).length;if(said||rounds===0||disturbed.reduce((sum4,each)=>sum4+each.rounds,0)<rounds)return;said=!0;let sources=[...new Set(disturbed.
map(({source})=>source))].map(explainInterference),why2=sources.map(each=>each.why).join(", and "),remedy=[...new Set(sources.map(each=>each.
remedy))].join("; "),what=disturbed.some(({counted:counted4})=>counted4)?"counts less":"was left out";say(`${id2}: a whole session ${what}, \
since ${why2}; ${remedy}`)}}import{resolve as resolve12}from"node:path";import{createHash as createHash7,hash}from"node:crypto";import{chmodSync as chmodSync4,createWriteStream,mkdirSync as mkdirSync9,mkdtempSync as mkdtempSync4,
readFileSync as readFileSync11,realpathSync as realpathSync5,renameSync as renameSync2,rmSync as rmSync12,statSync as statSync5,writeFileSync as writeFileSync11}from"node:fs";
import{join as join31}from"node:path";import{Readable,Transform}from"node:stream";import{pipeline}from"node:stream/promises";var pins_default={oha:{version:"1.16.0",sha256:{"oha-linux-amd64":"620bb9e16fb53eabc9a3fc45f88bdb41fefa3fee5c05e75892011ce320391716","oha-li\
nux-arm64":"99a790eb8c3e0feaca974bd6b32f0f8d4426a0c5b289f39e833e5b2c7529cd39"}},buildx:{version:"0.30.1"},act:{version:"0.2.89"},zizmor:{version:"\
1.32.0"},"py-spy":{version:"0.4.3"},actionlint:{version:"1.7.12"}};var RELEASES="https://github.com/hatoo/oha/releases/download",OHA_VERSION=pins_default.oha.version,ASSET=`oha-${process.platform}-${process.
arch==="x64"?"amd64":process.arch}`,programIn=folder2=>join31(folder2,"bin","oha"),recordIn=folder2=>join31(folder2,"bin","oha.sha256");function keptOha(folder2,hashes=pins_default.
oha.sha256,cwd=process.cwd()){let path=programIn(folder2);if(!isExecutable(path))return null;let got=hashOf(path);if(got!==null&&got===pinnedIn(
hashes))return{path,compiled:!1};let recorded=recordedIn(folder2),planted=liesInCheckoutOf(cwd,path);if(got!==null&&got===recorded&&!planted)
return{path,compiled:!0};let not=planted?"not the release's, and it is in the checkout, where anybody may have committed it":recorded===null?
`not the release's, and none was recorded for ${OHA_VERSION}`:`not ${recorded}`;return{wrong:`${path} is not the oha that was installed ther\
e: its SHA-256 is ${got??"unknown"}, ${not}`,recorded:recorded!==null}}function isKeptIn(folder2,program){try{return realpathSync5(program)===
realpathSync5(programIn(folder2))}catch{return!1}}function recordOha(folder2){rmSync12(recordIn(folder2),{force:!0}),writeFileSync11(recordIn(
folder2),`${hashOf(programIn(folder2))}  oha-${OHA_VERSION}
`,{flag:"wx"})}async function installOha(options){let{folders,say,signal,hashes,cwd}=options,good=[];for(let each of folders){let kept=keptOha(
each,hashes,cwd);kept!==null&&("path"in kept?good.push(kept):(say(`${kept.wrong}; deleting it and getting oha again`),rmSync12(programIn(each),
{recursive:!0,force:!0})))}let released=good.find(({compiled})=>!compiled);if(released)return released.path;mkdirSync9(join31(folders[0],"bi\
n"),{recursive:!0});let problem=await tryRelease(options);if(problem===null)return say(`downloaded and verified ${OHA_VERSION}`),programIn(folders[0]);
if(signal?.throwIfAborted(),say(problem),good[0])return good[0].path;if(options.releaseOnly)throw missing2(problem,"run cargo install oha --\
locked");return compile2(options,problem)}async function tryRelease({folders:[folder2],env,...options}){let{hashes=pins_default.oha.sha256,silenceSeconds,
signal}=options,sha256=pinnedIn(hashes);if(!sha256)return`${ASSET} is not downloaded, since its hash is not pinned${sha256===null?" yet (mak\
e pin does that)":""}`;let url=`${env.LOADGATE_OHA_MIRROR||RELEASES}/v${OHA_VERSION}/${ASSET}`,place=mkdtempSync4(join31(folder2,"download-")),
file=join31(place,"oha");try{let limits2={...silenceSeconds&&{silenceSeconds},...signal&&{signal}};await download({url,file,sha256,...limits2});
let tried=await run([file,"--version"],{cwd:place,env:allowedEnvironment(env)});return tried.code!==0?`the release does not run here: ${why(
tried)}`:(rmSync12(recordIn(folder2),{force:!0}),renameSync2(file,programIn(folder2)),null)}catch(error3){return`the download failed: ${error3.
message}`}finally{rmSync12(place,{recursive:!0,force:!0})}}async function compile2({folders:[folder2],say,env,signal},problem){let place=mkdtempSync4(
join31(folder2,"compile-")),apart2={cwd:place,env:allowedEnvironment({RUSTUP_TOOLCHAIN:"stable",...env})};try{let cargo=await run(["cargo","\
--version"],apart2);if(cargo.code!==0)throw missing2(`${problem}) and cannot be compiled (cargo: ${why(cargo)}`);say(`compiling ${OHA_VERSION}\
 with cargo, once; about 5 minutes on 2 cores`);let compiled=await run(["cargo","install","oha","--version",OHA_VERSION,"--locked","--root",
place],{...apart2,timeoutSeconds:3600,...signal&&{signal}});if(compiled.code!==0)throw missing2(`${problem}) and could not be compiled (carg\
o install: ${why(compiled)}`);return renameSync2(programIn(place),programIn(folder2)),recordOha(folder2),say(`compiled ${OHA_VERSION}`),programIn(
folder2)}finally{rmSync12(place,{recursive:!0,force:!0})}}var missing2=(reasons2,otherwise="install Rust (https://rustup.rs)")=>new UsageError(
`oha ${OHA_VERSION} is missing (${reasons2}); put a release from ${RELEASES.replace("/download","")} on PATH, or ${otherwise}`);function isOhaPinned(){
return!!pinnedIn(pins_default.oha.sha256)}function pinnedIn(hashes){return Object.hasOwn(hashes,ASSET)?hashes[ASSET]:void 0}function hashOf(path){
try{return statSync5(path).isFile()?hash("sha256",readFileSync11(path)):null}catch{return null}}function recordedIn(folder2){try{let[recorded="",
name3]=readFileSync11(recordIn(folder2),"utf8").trim().split("  ");return name3===`oha-${OHA_VERSION}`?recorded:null}catch{return null}}function ohaFolders(env){
let{RUNNER_TOOL_CACHE}=env,cache=cacheFolder(env);return RUNNER_TOOL_CACHE?[join31(RUNNER_TOOL_CACHE,"oha",OHA_VERSION,process.arch),cache]:
[cache]}async function download({url,file,sha256,silenceSeconds=20,signal}){let silence=new AbortController,limit2=setTimeout(()=>silence.abort(
new Error(`${url}: no answer for ${silenceSeconds} s`)),silenceSeconds*1e3),stop=signal?AbortSignal.any([silence.signal,signal]):silence.signal,
partial2=`${file}.${process.pid}.partial`;try{let response=await fetch(url,{signal:stop});if(!response.ok||!response.body)throw new Error(`${url}\
: the server answered ${response.status}`);let hash2=createHash7("sha256"),hashed=new Transform({transform(chunk,_encoding,done){limit2.refresh(),
hash2.update(chunk),done(null,chunk)}}),body2=Readable.fromWeb(response.body);await pipeline(body2,hashed,createWriteStream(partial2),{signal:stop});
let got=hash2.digest("hex");if(got!==sha256)throw new Error(`${url}: its SHA-256 is ${got}, but ${sha256} is pinned`);chmodSync4(partial2,493),
renameSync2(partial2,file)}catch(error3){if(rmSync12(partial2,{force:!0}),stop.aborted)throw stop.reason;let cause=error3 instanceof Error&&
error3.cause instanceof Error?` (${error3.cause.message})`:"",message=error3 instanceof Error?error3.message:String(error3);throw new Error(
message.startsWith(url)?message:`${url}: ${message}${cause}`)}finally{clearTimeout(limit2)}}var LEAST_HYPERFINE="1.15",TOOLS2={oha:{argv:["--version"],says:/^oha v?(\d+\.\d+(?:\.\d+)?)/m,least:{version:"1.9.0",brought:"--output-form\
at"}},nginx:{argv:["-v"],says:/^nginx version: \S+\/(\d+\.\d+(?:\.\d+)?)/m},hyperfine:{argv:["--version"],says:/^hyperfine (\d+\.\d+(?:\.\d+)?)/m,
least:{version:LEAST_HYPERFINE,brought:"the options that are used"}},docker:{argv:["--version"],says:/^Docker version (\d+\.\d+(?:\.\d+)?)/m},
buildx:{argv:["buildx","version"],says:/^\S*buildx\S* v?(\d+\.\d+(?:\.\d+)?)/m}},SECONDS2=10;async function toolVersion(name3,path){let{argv,
says,least}=TOOLS2[name3],isDocker=name3==="docker"||name3==="buildx",answer2=await run([path,...argv],{cwd:"/",env:isDocker?dockerEnvironment(
process.env):allowedEnvironment(process.env),timeoutSeconds:SECONDS2}),asked=`${path} ${argv.join(" ")}`;if(answer2.code!==0)return{problem:`${asked}\
 failed: ${why(answer2)}`,tooOld:!1};let version2=says.exec(`${answer2.stdout}
${answer2.stderr}`)?.[1];if(version2===void 0){let[first=""]=(answer2.stdout||answer2.stderr).trim().split(`
`),said=first===""?"nothing":JSON.stringify(first.slice(0,80));return{problem:`${path} is not ${name3}: ${argv.join(" ")} prints ${said}`,tooOld:!1}}
return least&&isOlder(version2,least.version)?{problem:`${path} is ${name3} ${version2}, but ${least.brought} came with ${least.version}`,tooOld:!0}:
{version:version2}}function isOlder(version2,least){let[a,b]=[version2,least].map(text3=>text3.split(".").map(Number));for(let[i,part2]of(b??
[]).entries()){let difference5=(a?.[i]??0)-part2;if(difference5!==0)return difference5<0}return!1}var GET_OHA="install it: cargo install oha --locked, or a release from https://github.com/hatoo/oha/releases on PATH",NO_OHA=`oha, the load \
generator, was not found; ${GET_OHA}`;function requireSecrets(targets,env,{allowed:allowed2,ofFork=!1}={}){for(let target of targets)for(let each of[
target,...target.services??[]])for(let{secrets:secrets2=[],optionalSecrets=[]}of[each,each.build??{}]){let isLeftOut=name3=>!env[name3]&&optionalSecrets.
includes(name3),refused3=secrets2.find(name3=>allowed2&&!allowed2.includes(name3)&&!isLeftOut(name3));if(refused3!==void 0)throw new UsageError(
`"${each.name}" takes the secret ${refused3}, which this run may not pass on; to allow it, name it with --secrets, or in the workflow as sec\
rets: ${refused3}`);let missing4=secrets2.find(name3=>!env[name3]&&!isLeftOut(name3));if(missing4!==void 0&&ofFork)throw new UsageError(`"${each.
name}" takes the secret ${missing4}, which is not set, since GitHub gives no secrets to forks; write { name: ${missing4}, required: false } \
in loadgate.yml on the base branch with a test value under env:, or comment /loadgate run`);secretsOf({name:each.name,secrets:secrets2,optionalSecrets},
env)}}function requireSendable(scenarios,targets,env){for(let target of targets)for(let{targets:asked,request:request2,background:background3}of scenarios)
for(let each of asked.includes(target.name)?[request2,background3?.request]:[])each&&requestWithSecrets(each,target,env)}var SPARE_DESCRIPTORS=50;
function requireDescriptors(scenarios){let limit2=openFilesLimit();for(let{name:name3,connections}of scenarios)if(connections+SPARE_DESCRIPTORS>
limit2)throw new UsageError(`scenario ${name3} has ${connections} connections, but only ${limit2} files may be open here; raise the limit wi\
th ulimit -n ${connections+SPARE_DESCRIPTORS}`)}function lacks2(name3,advice,env=process.env){let variable2=`LOADGATE_${name3.toUpperCase()}`,
named3=env[variable2];return named3?`${advice} (${variable2} names ${named3}, which cannot be run)`:advice}function requireNginx(isolation2,needsProxy){
let nginx=findProgram("nginx");if(isolation2==="process"&&needsProxy&&!nginx)throw new UsageError(lacks2("nginx",NO_NGINX));return nginx}async function requireHyperfine({
scenarios,isolation:isolation2},env=process.env){if(scenarios.find(({args})=>args!==void 0)===void 0||isolation2.elsewhere!==void 0)return null;
let advice=`install hyperfine ${LEAST_HYPERFINE} or newer: apt-get install hyperfine (Debian 12, Ubuntu 24.04 or newer), or cargo install hy\
perfine --locked`,found=findProgram("hyperfine",env);if(!found)throw new UsageError(lacks2("hyperfine",`hyperfine, which times scenarios wit\
h "args", was not found; ${advice}`,env));let version2=await toolVersion("hyperfine",found);if("problem"in version2)throw new UsageError(`${version2.
problem}; it times scenarios with "args", so ${advice}`);return found}function findOha(asked,host,env=process.env){if(asked!==""){let path=resolve12(
host.cwd,asked);if(!isExecutable(path))throw new UsageError(`input "oha-path": ${path} is not a program that can run`);return async()=>path}
let found;return()=>(found??=ownOrInstalled(host,env),found)}async function ownOrInstalled(host,env){let folders=ohaFolders(env),own2=programs2(
"oha",env).find(program=>env.LOADGATE_OHA||!folders.some(folder2=>isKeptIn(folder2,program))),say=text3=>host.progress.say(`oha: ${text3}`),
tooOld=own2&&await whyTooOld(own2);return own2&&!tooOld?own2:(tooOld&&say(`${tooOld}; getting another one`),installOha({folders,say,env,signal:host.
signal,cwd:host.cwd}))}async function whyTooOld(path){let found=await toolVersion("oha",path);return"problem"in found&&found.tooOld?found.problem:
null}async function requireRecentOha(path){let tooOld=await whyTooOld(path);if(tooOld)throw new UsageError(`${tooOld}; ${GET_OHA}`)}function ohaForCommandLine(host,env=process.
env){let found,get=async()=>{if(findProgram("oha",env)===null&&!env.LOADGATE_OHA&&isOhaPinned()){let say=text3=>host.progress.say(`oha: ${text3}`),
{signal,cwd}=host;return installOha({folders:ohaFolders(env),say,env,signal,cwd,releaseOnly:!0})}let path=ohaHere(env,host.cwd);return await requireRecentOha(
path),path};return()=>(found??=get(),found)}function ohaHere(env=process.env,cwd=process.cwd()){let found=findProgram("oha",env);if(!found)throw new UsageError(
lacks2("oha",NO_OHA,env));let folder2=env.LOADGATE_OHA?void 0:ohaFolders(env).find(each=>isKeptIn(each,found)),kept=folder2===void 0?null:keptOha(
folder2,void 0,cwd);if(kept&&"wrong"in kept)throw new UsageError(`${kept.wrong}, so it is not run; delete it, and the next run downloads it \
again, or name another with LOADGATE_OHA`);return found}async function comparisonOf(options,{repository,resources,host},also=[]){let asked=options.configText===void 0?options.config:"loadgate.yml",
file=locateConfig(repository,host.cwd,asked),revisions2=options.revisions??await chooseRevisions(repository,options,resources.folder,host.signal);
options.config===void 0&&options.configText===void 0&&options.rules!=="head"&&await refuseMovedConfig(repository,host.cwd,revisions2,file);let sides=options.
configText===void 0?await loadSides(repository,revisions2,file,options):sameSides(options.configText,file);if(sides.baseTargets.length===0)throw new UsageError(
`base's ${file} has none of head's targets, so there is nothing to compare; keep the name of one, and rename it in a separate change`);let config2=applyOverrides(
sides.config,options),changed2=await changedIn(repository,revisions2,config2,file),compared2={base:sides.base,scenarios:config2.scenarios,changed:changed2},
cases=plannedCases(config2,options.case).map(found=>withFresh(found,compared2)),own2=options.shard?casesOfShard(cases,options.shard):cases,same=options.
measureIdentical?new Set:untouchedTargets(config2.targets,{files:changed2,configFile:file,sameConfig:sides.firstRun||isSame(sides)}),untouched=sides.
firstRun?new Set:same,touched=own2.filter(({target})=>!untouched.has(target)),wanted=new Set([...touched,...also].map(({target})=>target)),of=(targets,images2)=>targets.
filter(({name:name3})=>wanted.has(name3)).map(target=>inImage(target,images2?.[target.name])),baseTargets=sides.firstRun?sides.baseTargets.filter(
({name:name3})=>!same.has(name3)):sides.baseTargets,ofFork=options.unreviewed===!0&&process.env.GITHUB_EVENT_NAME==="pull_request";for(let targets of[
baseTargets,config2.targets].map(each=>of(each,void 0)))requireSecrets(targets,process.env,{allowed:options.secrets,ofFork}),requireSendable(
config2.scenarios,targets,process.env);let{images}=options,baseSide=of(baseTargets,images?.base),fixtures=changedFixtures(baseSide,{files:changed2,
configFile:file});return{config:config2,file,base:{name:"base",revision:revisions2.base,targets:baseSide,writesCache:fixtures.length===0,fromImages:images?.
base!==void 0},head:{name:"head",revision:revisions2.head,targets:of(config2.targets,images?.head),fromImages:images?.head!==void 0},cases,also,
untouched,notices:[...sides.notices,...changedBodies(config2,changed2),...changesOfFixtures(fixtures)],baseHasProxy:sides.baseHasProxy,firstRun:sides.
firstRun&&!options.measureIdentical,...options.shard&&{part:{shard:options.shard,cases:own2}},...namedBy(options,file),design:options.looks===
!1?"whole-budget":"looks",measureIdentical:options.measureIdentical,seed:options.seed}}async function changedIn(repository,{base,head:head2},{
scenarios},file){let changed2=await changedFiles(repository,base.commit,head2.commit),unnamed=[...new Set(scenarios.flatMap(scenario3=>bodyFileOf(
scenario3,{file})??[]))].filter(path=>!changed2.includes(path));return[...changed2,...await differing(repository,base.commit,head2.commit,unnamed)]}
function changedBodies({file,scenarios},changed2){let changes=scenarios.flatMap(scenario3=>{let path=bodyFileOf(scenario3,{file}),place={of:"\
scenario",name:scenario3.name,setting:"request.body-file"};return path!==null&&changed2.includes(path)?[{...place,before:"base's",after:"hea\
d's"}]:[]});return changes.length===0?[]:[{code:"plan-changed",changes,more:0}]}function changesOfFixtures(folders){return folders.length===
0?[]:[{code:"fixture-changed",folders:[...folders]}]}function inImage({build:build2,...target},image2){return image2===void 0?{...target,...build2&&
{build:build2}}:{...target,image:image2}}function namedBy({config:config2,preset},file){return config2===void 0&&preset===void 0?{}:{named:{
...config2!==void 0&&{config:file},...preset!==void 0&&{preset}}}}async function measureComparison(run3,experiment2,sides,out2){let measurement=await measure(
run3,experiment2,sides,{out:out2}),concluded=conclude(measurement.measured),{reason}=run3.workspace.host.signal,signal=reason instanceof Interrupted?
{signal:reason.signal}:{};return{...measurement,results:{...concluded,exitCode:exitCode({...signal,judged:concluded})}}}import{connect as connect2,createServer as createServer2}from"node:net";var ANSWER_SECONDS=1,LOCK_NAME="\0loadgate-run";async function lockMachine({signal,limitSeconds:limitSeconds3,waits,name:name3=LOCK_NAME}){let late=new AbortController,
timer2=setTimeout(()=>late.abort(),Math.max(limitSeconds3,ANSWER_SECONDS)*1e3),end2=AbortSignal.any([signal,late.signal]);try{for(let holder="";;){
signal.throwIfAborted();let taken=await tryLock(name3);if(taken)return taken;if(holder=await holderUntil(name3,end2,found=>{limitSeconds3===
0?late.abort():found!==holder&&waits(found)}),signal.throwIfAborted(),late.signal.aborted)throw new UsageError(tooLate(holder,limitSeconds3))}}finally{
clearTimeout(timer2)}}function tooLate(holder,limitSeconds3){let still=limitSeconds3>0?`still uses this machine after ${limitSeconds3} s`:"u\
ses this machine";return`another run (${holder||"which does not answer"}) ${still}; wait for its end, or wait longer with --wait 2h`}function refused2({
message}){return`loadgate cannot tell whether another run uses this machine (${message}); run it where Linux's abstract Unix sockets are ava\
ilable`}function tryLock(name3){return new Promise((resolve19,reject)=>{let waiting=new Set,server=createServer2(socket=>{waiting.add(socket),
socket.on("error",()=>{}).unref(),socket.on("close",()=>waiting.delete(socket)),socket.write(`process ${process.pid}`)});server.once("error",
error3=>error3.code==="EADDRINUSE"?resolve19(null):reject(new UsageError(refused2(error3)))),server.unref(),server.listen(name3,()=>resolve19(
{async[Symbol.asyncDispose](){await new Promise(closed=>{server.close(closed);for(let socket of waiting)socket.destroy()})}}))})}function holderUntil(name3,end2,onHolder){
return new Promise(resolve19=>{let holder="",socket=connect2(name3),stop=()=>socket.destroy();socket.on("data",text3=>{holder||=text3.toString(
"utf8").slice(0,40),onHolder(holder)}),socket.on("error",()=>{}),socket.on("close",()=>{end2.removeEventListener("abort",stop),resolve19(holder)}),
end2.aborted?stop():end2.addEventListener("abort",stop,{once:!0})})}function progressLine(step2,width){let full=Math.round(step2.done*24),bar=`[${"#".repeat(full)}${"-".repeat(24-full)}] ${String(Math.round(step2.
done*100)).padStart(3)}%`,left=step2.secondsLeft===null?"":` \xB7 ${minutes(step2.secondsLeft)} left`;return`${bar}${left} \xB7 ${step2.doing}`.
slice(0,width)}function minutes(seconds4){let whole=Math.max(0,Math.round(seconds4));return`${Math.floor(whole/60)}:${String(whole%60).padStart(
2,"0")}`}function progressOn(sink,now){let last=-1/0,lastPhase="",clear=sink.isTTY?"\r\x1B[2K":"";return{say(line2){sink.write(`${clear}${line2}\

`)},step(step2){if(sink.isTTY)return sink.write(clear+progressLine(step2,sink.columns-1));let phase=step2.secondsLeft===null?step2.doing:"";
now()-last<15&&phase===lastPhase||(last=now(),lastPhase=phase,sink.write(`${progressLine(step2,200)}
`))},end(){clear&&sink.write(clear)}}}function hostHere(cwd,sink){let interruption=new AbortController;for(let signal of["SIGINT","SIGTERM"])process.on(signal,()=>interruption.abort(
new Interrupted(signal)));process.on("SIGHUP",()=>interruption.abort(new Interrupted("SIGTERM")));for(let stream of[process.stdout,process.stderr])
stream.on("error",()=>{});return{cwd,clock:systemClock,progress:progressOn(sink,systemClock.now),signal:interruption.signal}}var WAIT_SECONDS=3600;function takeMachineHere({signal,progress},{waitSeconds=WAIT_SECONDS}){return lockMachine({signal,limitSeconds:waitSeconds,
waits:holder=>progress.say(`waiting for another run on this machine (${holder}), since two at once would disturb each other`)})}async function openWorkspace(host){
let repository=await openRepository(host.cwd),resources=openRunResources();return{host,repository,resources,[Symbol.asyncDispose]:()=>resources[Symbol.
asyncDispose]()}}function plantedOutcome({results:results2}){if(results2===null||results2.interrupted)return{outcome:"not-measured",why:"interrupted"};let[found]=results2.
cases;return found?.verdict==="regression"?{outcome:"found"}:found===void 0||isUnmeasured(found)?{outcome:"not-measured",why:isElsewhere(found)?
"burner-elsewhere":"invalid"}:{outcome:"not-found"}}function isUnmeasured({verdict:verdict3,sessions}){return verdict3==="invalid"||sessions.
every(({rounds})=>rounds.length===0)}function isElsewhere(found){return found?.sessions.some(({invalid:invalid2})=>invalid2.some(({fault:fault2})=>fault2.
code==="burner-elsewhere"))??!1}var SLOWDOWN=.05,THRESHOLDS=2.5;function slowdownOfNight(config2,cases,night){let{trend:trend2}=config2;if(trend2===void 0||trend2.selftest===
!1)return null;let isServed=found=>scenarioOf2(found,config2)?.args===void 0,[control]=trend2.control===void 0?[]:plannedCases(config2,trend2.
control),served=cases.filter(isServed),chosen2=control&&isServed(control)?control:served[night%served.length];return chosen2===void 0?null:{
case:chosen2,slowdown:slowdownFor(scenarioOf2(chosen2,config2)?.threshold??0)}}function comparableCases(cases,measured4){let without2=measured4.
filter(({verdict:verdict3})=>verdict3==="invalid"||verdict3==="new");return cases.filter(({id:id2})=>!without2.some(found=>found.id===id2))}
function slowdownFor(threshold){return Math.max(SLOWDOWN,Math.ceil(Number((threshold*THRESHOLDS*100).toPrecision(6)))/100)}function plantedNotices(planted){
let{case:id2,slowdown}=planted,found=plantedOutcome(planted);return found.outcome==="found"?[]:found.outcome==="not-measured"?[{code:"plante\
d-not-measured",case:id2,why:found.why}]:[{code:"planted-not-found",case:id2,slowdown}]}import{join as join33}from"node:path";import{existsSync as existsSync15}from"node:fs";import{resolve as resolve13}from"node:path";async function chooseIsolation(config2,head2,base){let{targets}=head2,noCommand=targets.map(withoutCommand).find(found=>found!==null),noProcess=noCommand?
[{isolation:"process",target:null,obstacle:noCommand}]:[];if(config2.isolation==="process")return noCommand?{obstacles:noProcess}:{name:"pro\
cess",reason:{code:"asked-for"}};let obstacle2=await whyNotDocker(config2,head2);if(!obstacle2)return chosen("docker",{code:config2.isolation===
"docker"?"asked-for":"docker-works"});let noDocker={isolation:"docker",target:null,obstacle:obstacle2};return config2.isolation==="docker"?{
obstacles:[noDocker]}:base&&await whyNotDocker(config2,base)===null?{obstacles:[noDocker,{isolation:"process",target:null,obstacle:{code:"ba\
se-in-docker"}}]}:noCommand?{obstacles:[noDocker,...noProcess]}:{name:"process",reason:{code:"not-docker",obstacle:obstacle2}}}async function chosen(name3,reason){
let elsewhere2=name3==="docker"?await remoteEngineMachine():null;return{name:name3,reason,...elsewhere2&&{elsewhere:elsewhere2}}}function withoutCommand({
name:name3,process:process2,services=[]}){if(!process2)return{code:"no-command",of:"target",name:name3};let service=services.find(each=>!each.
process);return service?{code:"no-command",of:"service",name:service.name}:null}async function whyNotDocker(config2,{targets,folder:folder2,
needsProxy}){let bare3=targets.find(target=>!target.build&&!target.image);if(bare3)return{code:"nothing-to-build",target:bare3.name};let images=targets.
flatMap(target=>[target,...target.services??[]]).flatMap(each=>baseImagesOfTarget(each,folder2)??[]);return await whyNoEngine()??missingImages(
needsProxy?[config2.nginxImage,...images]:images)}async function whyNoEngine(){let found=await engineVersion();return"problem"in found?found.
problem==="no-engine"?{code:"no-engine",said:found.said}:{code:found.problem}:(await docker(["buildx","version"])).code===0?null:{code:"no-b\
uildx"}}var LOOKUPS=8,LOOKUP_SECONDS=120;async function missingImages(images){let time5=timeAllowance(LOOKUP_SECONDS),wanted=[...new Set(images)].
values(),missing4=[],lookUp=async()=>{for(let image2 of wanted)(time5.left()===0||!await imageResolves(image2))&&missing4.push(image2)};return await Promise.
all(Array.from({length:LOOKUPS},lookUp)),missing4.length===0?null:{code:"images-unresolved",images:missing4}}async function usableTargets(config2,targets,folder2,needsProxy){
let ways=config2.isolation==="auto"?["docker","process"]:[config2.isolation],obstacles=[];for(let isolation2 of ways){let general=isolation2===
"docker"?await whyNoDocker(config2,needsProxy):null;if(general){obstacles.push({isolation:isolation2,target:null,obstacle:general});continue}
let why2=await Promise.all(targets.map(target=>whyNot(isolation2,target,targets,folder2))),usable=targets.filter((_,i)=>why2[i]===null),leftOut2=targets.
flatMap(({name:target},i)=>why2[i]?[{target,obstacle:why2[i]}]:[]);if(usable.length>0){let[before]=obstacles,reason=config2.isolation===isolation2?
{code:"asked-for"}:before?{code:"not-docker",obstacle:before.obstacle}:{code:"docker-works"};return{isolation:await chosen(isolation2,reason),
targets:usable,leftOut:leftOut2}}obstacles.push(...leftOut2.map(each=>({isolation:isolation2,...each})))}return{obstacles}}async function whyNoDocker({
nginxImage},needsProxy){return await whyNoEngine()??(needsProxy?await missingImages([nginxImage]):null)}async function whyNot(isolation2,target,all,folder2){
let{name:name3}=target;if(isolation2==="docker")return!target.build&&!target.image?{code:"nothing-to-build",target:name3}:missingImages(baseImagesOfTarget(
target,folder2)??[]);if(!target.process)return{code:"no-command",of:"target",name:name3};let twin=all.slice(0,all.indexOf(target)).find(other=>startOf2(
other)===startOf2(target));if(twin)return{code:"same-process",as:twin.name};let known2=[...target.process.setup,target.process.command].filter(
([program],index)=>index===0||!program?.includes("/"));return missingPrograms(known2,workingFolder(target,folder2))}function startOf2({process:process2,
env,port:port2}){return JSON.stringify([process2,env,port2])}function missingPrograms(commands2,folder2){let missing4=commands2.flatMap(([program])=>program===
void 0?[]:[program]).filter(program=>program.includes("/")?!existsSync15(resolve13(folder2,program)):!findProgram(program));return missing4.
length===0?null:{code:"programs-missing",programs:[...new Set(missing4)]}}function baseImagesOf(dockerfile,args){let known2=new Map,stages=new Set(
["scratch"]),images=[];for(let line2 of dockerfile.replaceAll(/\\\r?\n/g," ").split(/\r?\n/)){let argument2=/^\s*ARG\s+(\w+)(?:=(\S+))?/i.exec(
line2);argument2?.[1]&&known2.set(argument2[1],args[argument2[1]]??unquoted(argument2[2]??""));let from=/^\s*FROM\s+(?:--\S+\s+)*(\S+)(?:\s+AS\s+(\S+))?/i.
exec(line2);if(!from?.[1])continue;let image2=unquoted(from[1]).replaceAll(/\$(?:\{(\w+)\}|(\w+))/g,(_,a,b)=>known2.get(a??b)??"");image2&&!image2.
includes("$")&&!stages.has(image2.toLowerCase())&&images.push(image2),from[2]&&stages.add(from[2].toLowerCase())}return[...new Set(images)]}
var IMAGE="docker-image://";function baseImagesOfTarget(target,folder2){if(target.image)return[target.image];if(!target.build)return[];let file=resolve13(
folder2,target.build.context,target.build.dockerfile),text3=readPlainFile(file)?.toString("utf8");if(text3===void 0)return null;let contexts2=Object.
entries(target.build.contexts??{}),named3=contexts2.map(([name3])=>name3),images=contexts2.flatMap(([,from])=>from.startsWith(IMAGE)?[from.slice(
IMAGE.length)]:[]),own2=baseImagesOf(text3,target.build.args);return[...new Set([...own2.filter(image2=>!named3.includes(image2)),...images])]}
function unquoted(text3){return text3.replaceAll(/^["']|["']$/g,"")}import{cp as cp2,lstat as lstat2,mkdir,readdir,readlink,realpath as realpath2,rm as rm2}from"node:fs/promises";import{dirname as dirname8,isAbsolute as isAbsolute6,
join as join32,relative as relative7,resolve as resolve14,sep as sep5}from"node:path";async function takeFixtures(head2,targets,into){let taken=new Map;for(let fixture of new Set(targets.flatMap(({fixture:fixture2})=>fixture2??
[]))){let from=resolve14(head2.folder,fixture);if(!await isThere(from))continue;await refuseLinks2(from,fixture,head2);let to=join32(into,`f\
ixture-${taken.size}`);await copyTree(from,to),taken.set(fixture,to)}return taken}async function layFixtures(fixtures,checkout){for(let fixture of new Set(
checkout.targets.flatMap(({fixture:fixture2})=>fixture2??[]))){let from=fixtures.get(fixture);if(from===void 0)continue;let to=resolve14(checkout.
folder,fixture);await refuseLinkedWay(to,fixture,checkout),await rm2(to,{recursive:!0,force:!0}),await copyTree(from,to)}}async function isThere(path){
return await lstat2(path).catch(()=>null)!==null}async function copyTree(from,to){await mkdir(dirname8(to),{recursive:!0}),await cp2(from,to,
{recursive:!0,verbatimSymlinks:!0,preserveTimestamps:!0,filter:path=>!relative7(from,path).split(sep5).includes(".git")})}async function refuseLinks2(from,fixture,{
name:name3,top}){let found=await lstat2(from),root=await realpath2(top);if(!found.isDirectory()||await realpath2(from)!==join32(root,relative7(
top,from)))throw new UsageError(`fixture ${fixture} of ${name3} is not a folder, or is a link; make it a folder`);for(let entry of await readdir(
from,{recursive:!0,withFileTypes:!0})){if(!entry.isSymbolicLink())continue;let path=join32(entry.parentPath,entry.name),target=await readlink(
path),real=await realpath2(path).catch(()=>null);if(isAbsolute6(target)||!isWithin2(top,resolve14(entry.parentPath,target))||real!==null&&!isWithin2(
root,real))throw new UsageError(`${join32(fixture,relative7(from,path))} of ${name3} is a link out of the repository; put the file itself in\
to the fixture`)}}async function refuseLinkedWay(to,fixture,{name:name3,top}){let root=await realpath2(top);for(let folder2=dirname8(to);isWithin2(
top,folder2)&&folder2!==top;folder2=dirname8(folder2)){let real=await realpath2(folder2).catch(()=>null);if(real!==null&&real!==join32(root,
relative7(top,folder2)))throw new UsageError(`fixture ${fixture} lies behind a link in ${name3}, so head's cannot be put there; name its rea\
l path`)}}function isWithin2(top,path){let[first]=relative7(top,path).split(sep5);return first!==".."}function cpusFor({elsewhere:elsewhere2},here){return elsewhere2?planCpusApart(elsewhere2.cores,here):planCpus(here)}function planCpus(cores3){
let logical=cores3.flat();if(logical.length===0)throw new RangeError("no CPU");if(logical.length===1)return{layout:"one-core",server:logical,
proxy:logical,generator:logical};if(logical.length===2){let[server2,rest2]=[logical.slice(0,1),logical.slice(1)];return{layout:"shared-load-\
core",server:server2,proxy:rest2,generator:rest2}}let wholeCores=cores3.length>=4,units=wholeCores?cores3:logical.map(cpu=>[cpu]),server=units.
slice(0,Math.max(1,Math.floor(units.length/2))),rest=units.slice(server.length),generators=units.length>=8?Math.floor(rest.length/2):1,proxy=rest.
slice(0,rest.length-generators);return{layout:logical.length>cores3.length&&!wholeCores?"smt-siblings":"separate-cores",server:server.flat(),
proxy:proxy.flat(),generator:rest.slice(proxy.length).flat()}}function planCpusApart(serverCpus,here){let there=Array.from({length:serverCpus},
(_,cpu)=>cpu),generator=here.flat();if(there.length===0||generator.length===0)throw new RangeError("no CPU");let ofProxy=there.length===1?there:
there.slice(-Math.max(1,Math.floor(there.length/4))),server=there.length===1?there:there.slice(0,-ofProxy.length);return{layout:there.length===
1?"separate-machine-one-core":"separate-machine",server,proxy:ofProxy,generator}}var PATIENCE_SECONDS2=.5,IN_USE=/EADDRINUSE|address (is )?already in use/i,SETTLE_SECONDS=.1,LISTENS2={ignoresPort:!1,beside:[],silent:null},
LOOPBACK_6="::1";async function firstOf(all,holds2){for(let each of all)if(await holds2(each))return each}async function probePort(build2,scenario3,runner,{
clock,signal,most,bodies}){var _stack=[];try{let foreign=await portTaken(build2.target.port);let server=__using(_stack,await runner.serve(build2),
!0);let question=questionOf(build2,scenario3,signal,bodies);let{host,port:port2}=server.address;let seconds4=Math.min(build2.target.ready.timeoutSeconds,
most);let limit2=clock.now()+seconds4;let last=null;let answers2=(at,from=host)=>ask({host:from,port:at},question.request,build2.target.ready.
path,{...question.options,timeoutSeconds:2}).then(()=>!0,error3=>(at===port2&&from===host&&(last={error:error3.message}),!1));let listening=async()=>{
await clock.sleep(SETTLE_SECONDS,signal);let ports=new Set((server.listens?.()??[]).map(each=>each.port));return{...LISTENS2,beside:[...ports].
filter(each=>each!==port2)}};let elsewhereSince=null;for(;clock.now()<limit2&&!server.ended();){if(await answers2(port2))return await listening();
if(await answers2(port2,LOOPBACK_6))return await answers2(port2)?await listening():{...await listening(),host:LOOPBACK_6};let own2=foreign?void 0:
await firstOf([host,LOOPBACK_6],from=>answers2(build2.target.port,from));if(own2!==void 0&&(elsewhereSince??=clock.now(),clock.now()-elsewhereSince>
PATIENCE_SECONDS2))return{...LISTENS2,ignoresPort:!0,...own2===LOOPBACK_6&&{host:own2}};await clock.sleep(.02,signal)}foreign&&await clock.sleep(
.1,signal);let log3=await server.log();if(foreign&&IN_USE.test(log3))throw new UsageError(portIsTaken(build2.target));if(server.ended()||build2.
services?.length)return LISTENS2;let runOver=seconds4<build2.target.ready.timeoutSeconds&&{runOver:!0};let listens2=whereListening(server,last);
let fault2={code:"not-ready",seconds:Math.round(seconds4),last,...listens2,...runOver};return{...LISTENS2,silent:{variant:build2.variant,fault:fault2,
log:log3}}}catch(_){var _error=_,_hasError=!0}finally{var _promise=__callDispose(_stack,_error,_hasError);_promise&&await _promise}}async function prepare(experiment2,workspace,options){var _stack=[];try{let{config:config2,file,base,head:head2}=experiment2;let sources=base?
[base,head2]:[head2];let{host,resources}=workspace;let{progress}=host;let stack=__using(_stack,new AsyncDisposableStack,!0);stack.use(await takeMachineHere(
host,options));let time5=timer(host);let context={...workspace,signal:host.signal};let both2=base?" both sides":"";progress.step({doing:`che\
cking out${both2}`,done:0,secondsLeft:null});let opened=[];for(let source of sources){let own2=stack.use(new AsyncDisposableStack);opened.push(
{checkout:await checkOut(source,file,context,own2),own:own2})}let checkouts=opened.map(({checkout})=>checkout);let fixtures=await fixturesOf(
checkouts,resources.folder);refuseLinksOut(checkouts,config2.scenarios);let{isolation:isolation2,targets,leftOut:leftOut2}=await chooseFor(experiment2,
checkouts);requireDockerFor(sources,isolation2);progress.say(`isolation: ${explainIsolation(isolation2.name,isolation2.reason)}`);for(let{target,
obstacle:obstacle2}of leftOut2)progress.say(`left out: ${target}: ${explainObstacle(obstacle2)}`);let oha=options.oha??ohaForCommandLine(host);
let{nginx,hyperfine}=await requireTools(experiment2,isolation2,targets,options.oha?null:oha);let what=both2||` ${targets.length} targets`;progress.
step({doing:`building${what}`,done:0,secondsLeft:null});let wanted=opened.map(({checkout,own:own2},index)=>({own:own2,checkout:index===opened.
length-1?{...checkout,targets}:checkout}));let builder={isolation:isolation2.name,context,scenarios:config2.scenarios};let revisions2=await buildOpened(
wanted,builder,time5);let[newer,older]=revisions2.toReversed();if(!newer)throw new RangeError("nothing was built");let kept=stack.move();return{
workspace,config:config2,isolation:isolation2,cpus:cpusFor(isolation2,usableCores()),nginx,hyperfine,oha,leftOut:leftOut2,sides:{...older&&{
base:older},head:newer,buildTime:newer.time},async build(source){let began=timer(host);requireDockerFor([source],isolation2),progress.step({
doing:`building ${source.revision.label}`,done:0,secondsLeft:null});let own2=kept.use(new AsyncDisposableStack),checkout=await checkOut(source,
file,context,own2);await layFixtures(fixtures,checkout),refuseLinksOut([checkout],config2.scenarios);let[revision3]=await buildOpened([{checkout,
own:own2}],builder,began);if(!revision3)throw new RangeError("nothing was built");return revision3},async copy({built},name3){let began=timer(
host),copied=await copyOf(built,name3,isolation2.name,resources);return preparedRevision(copied,new AsyncDisposableStack,context,began())},[Symbol.
asyncDispose]:()=>kept.disposeAsync()}}catch(_){var _error=_,_hasError=!0}finally{var _promise=__callDispose(_stack,_error,_hasError);_promise&&
await _promise}}async function fixturesOf(checkouts,folder2){let[head2,...others2]=checkouts.toReversed();if(!head2)throw new RangeError("no\
thing was checked out");let targets=checkouts.flatMap(checkout=>checkout.targets),fixtures=await takeFixtures(head2,targets,folder2);for(let other of others2)
await layFixtures(fixtures,other);return fixtures}async function buildOpened(opened,{isolation:isolation2,context,scenarios},time5){if(isolation2===
"docker")for(let{checkout,own:own2}of opened)own2.defer(()=>removeBuilt(checkout,context.resources));return(await buildRevisions(opened.map(
({checkout})=>checkout),isolation2,context)).map((revision3,index)=>{let{own:own2}=opened[index],{user}=revision3;return user&&own2.defer(()=>endProcessesOf(
user)),preparedRevision(withBodies(revision3,scenarios,context),own2,context,time5())})}function withBodies(revision3,scenarios,{resources}){
let{user,checkout,targets}=revision3;if(!user)return revision3;let bodies=join33(resources.folder,"bodies",checkout.name);return takeBodies(
scenarios,{folder:checkout.folder,user,into:bodies}),{...revision3,targets:targets.map(({build:build2,...rest})=>({...rest,build:{...build2,
bodies}}))}}function preparedRevision(built,own2,context,time5){return{built,time:time5,portOf:probesOf(context),[Symbol.asyncDispose]:()=>own2.
disposeAsync()}}function timer({clock}){let began=clock.now(),startedAt=clock.date().toISOString();return()=>({startedAt,seconds:clock.now()-
began})}async function chooseFor(experiment2,checkouts){let[head2,base]=checkouts.toReversed();if(!head2)throw new RangeError("nothing was c\
hecked out");let{targets,folder:folder2}=head2,{config:config2,unusable}=experiment2,needsProxy=casesToBuild(experiment2).some(({via:via2})=>via2===
"nginx");if(unusable===void 0){let baseSide=experiment2.firstRun?void 0:base&&{...base,needsProxy:needsProxy&&experiment2.baseHasProxy===!0},
isolation2=await chooseIsolation(config2,{targets,folder:folder2,needsProxy},baseSide);if("obstacles"in isolation2)throw new UsageError(explainNoIsolation(
isolation2.obstacles));return{isolation:isolation2,targets,leftOut:[]}}let usable=await usableTargets(config2,targets,folder2,needsProxy);if("\
obstacles"in usable)throw new UsageError(explainNoIsolation(usable.obstacles));if(unusable==="left-out"||usable.leftOut.length===0)return usable;
let list3=usable.leftOut.map(({target,obstacle:obstacle2})=>`${target} (${explainObstacle(obstacle2)})`).join("; ");throw new UsageError(`--\
strict: these targets cannot be run here: ${list3}`)}function requireDockerFor(sources,isolation2){if(isolation2.name==="process"&&sources.some(
({fromImages})=>fromImages))throw new UsageError(`a reference that is an image takes Docker to run it (the isolation is ${explainIsolation(isolation2.
name,isolation2.reason)}); name a revision instead`)}async function requireTools(experiment2,isolation2,targets,oha){let{config:config2}=experiment2,
cases=casesToBuild(experiment2),nginx=requireNginx(isolation2.name,cases.some(({via:via2})=>via2==="nginx")),usable=cases.filter(({target})=>targets.
some(each=>each.name===target)),scenarios=config2.scenarios.filter(each=>usable.some(({scenario:scenario3})=>scenario3===each.name));return scenarios.
some(({args})=>args===void 0)&&await oha?.(),requireDescriptors(scenarios),{nginx,hyperfine:await requireHyperfine({scenarios,isolation:isolation2})}}
var PROBE_SECONDS=600;function probesOf({host:{clock,signal}}){let left=PROBE_SECONDS,probed=async(...[build2,scenario3,isolation2,bodies])=>{
let began=clock.now(),found=await probePort(build2,scenario3,isolation2,{clock,signal,most:left,bodies});return left=Math.max(0,left-(clock.
now()-began)),found},known2=new Map;return(build2,scenario3,isolation2,bodies)=>{let{name:name3}=build2.target,found=known2.get(name3)??probed(
build2,scenario3,isolation2,bodies);return known2.set(name3,found),found}}var DIGEST=/@sha256:[0-9a-f]{64}$/;async function pinnedReference(config2,head2,repository){let pinned2=config2.trend?.reference??"";if(typeof pinned2==
"object")return ofImages(pinned2,head2);if(!DIGEST.test(pinned2)){let found=await ofRevision(pinned2,repository),moving=found&&await movesWith(
repository,pinned2,found.identity);if(moving)throw new UsageError(`the reference ${pinned2} of the trend is ${moving}, which moves, so a slo\
wdown would soon be compared with itself; pin a tag or a commit, like trend: { reference: ${found.identity.slice(0,12)} }`);if(found)return found;
throw new UsageError(`the reference ${pinned2} of the trend is not in this clone; fetch it (for actions/checkout: fetch-depth: 0), or pin an\
other`)}let[target,...others2]=config2.targets;if(!target||others2.length>0)throw new UsageError(`there are ${config2.targets.length} target\
s, so the trend's reference needs an image for each; write reference: { ${config2.targets[0]?.name}: ${pinned2} }`);return ofImages({[target.
name]:pinned2},head2)}async function referenceNamed({commit,label},head2,repository){if(!DIGEST.test(commit))return ofRevision(commit,repository,
label);let images=commit.split(" ").map(pair2=>pair2.split("="));return ofImages(Object.fromEntries(images),head2)}async function ofRevision(name3,repository,label=name3){
let commit=await findCommit(repository,name3);return commit===null?null:{revision:{commit,label},identity:commit,label}}function ofImages(images,head2){
let identity2=Object.entries(images).map(pair2=>pair2.join("=")).sort().join(" "),label=Object.values(images).join(", ");return{revision:{commit:head2.
commit,label},images,identity:identity2,label}}function bisectedText({suspects,verdict:verdict3,measured:measured4}){let lines=suspects.map(({commit,subject:subject2})=>`  ${commit}  ${clip(
plainLine(subject2),100)}`),[slower,count3]=[verdict3==="regression"?"slower":"faster",suspects.length];return`${[count3===1?`the first comm\
it that is ${slower}:`:`${slower} since one of these ${count3} commits; those between them could not be judged:`,...lines,`${measured4} comm\
its were measured, each against the same commit`].join(`
`)}
`}var ZodMiniType=$constructor("ZodMiniType",(inst,def)=>{if(!inst._zod)throw new Error("Uninitialized schema in ZodMiniType.");$ZodType.init(
inst,def),inst.def=def,inst.type=def.type},{get with(){return this.check},set with(value){own(this,"with",value)},parse(data,params){return parse(
this,data,params,{callee:this.parse})},parseAsync(data,params){return parseAsync(this,data,params,{callee:this.parseAsync})},safeParse(data,params){
return safeParse(this,data,params)},safeParseAsync(data,params){return safeParseAsync(this,data,params)},check(...checks){let def=this.def;return this.
clone({...def,checks:[...def.checks??[],...checks.map(ch=>typeof ch=="function"?{_zod:{check:ch,def:{check:"custom"},onattach:[]}}:ch)]},{parent:!0})},
clone(_def,params){return clone(this,_def,params)},brand(){return this},register(reg,meta3){return reg.add(this,meta3),this},apply(fn,...args){
return args.length===0?fn(this):fn(this,...args)}}),ZodMiniString=$constructor("ZodMiniString",(inst,def)=>{$ZodString.init(inst,def),ZodMiniType.
init(inst,def)});function string4(params){return _string(ZodMiniString,params)}var ZodMiniStringFormat=$constructor("ZodMiniStringFormat",(inst,def)=>{
$ZodStringFormat.init(inst,def),ZodMiniString.init(inst,def)});var ZodMiniNumber=$constructor("ZodMiniNumber",(inst,def)=>{$ZodNumber.init(inst,def),ZodMiniType.init(inst,def)});function number3(params){
return _number(ZodMiniNumber,params)}var ZodMiniNumberFormat=$constructor("ZodMiniNumberFormat",(inst,def)=>{$ZodNumberFormat.init(inst,def),
ZodMiniNumber.init(inst,def)});function int4(params){return _int(ZodMiniNumberFormat,params)}var ZodMiniBoolean=$constructor("ZodMiniBoolean",(inst,def)=>{$ZodBoolean.init(inst,def),ZodMiniType.init(inst,def)});function boolean3(params){
return _boolean(ZodMiniBoolean,params)}var ZodMiniUnknown=$constructor("ZodMiniUnknown",(inst,def)=>{$ZodUnknown.init(inst,def),ZodMiniType.init(inst,def)});function unknown2(){return _unknown(
ZodMiniUnknown)}var ZodMiniNever=$constructor("ZodMiniNever",(inst,def)=>{$ZodNever.init(inst,def),ZodMiniType.init(inst,def)});function never2(params){
return _never(ZodMiniNever,params)}var ZodMiniArray=$constructor("ZodMiniArray",(inst,def)=>{$ZodArray.init(inst,def),ZodMiniType.init(inst,def)});function array2(element,params){
return new ZodMiniArray({type:"array",element,...normalizeParams(params)})}var ZodMiniObject=$constructor("ZodMiniObject",(inst,def)=>{$ZodObject.init(inst,def),ZodMiniType.init(inst,def),installLazyProp(inst,"shape",
self=>self._zod.def.shape,!1)});function strictObject2(shape,params){return new ZodMiniObject({type:"object",shape,catchall:never2(),...normalizeParams(params)})}function looseObject2(shape,params){
return new ZodMiniObject({type:"object",shape,catchall:unknown2(),...normalizeParams(params)})}var ZodMiniTuple=$constructor("ZodMiniTuple",(inst,def)=>{$ZodTuple.init(inst,def),ZodMiniType.init(inst,def)});function tuple2(items,_paramsOrRest,_params){
let hasRest=_paramsOrRest instanceof $ZodType,params=hasRest?_params:_paramsOrRest,rest=hasRest?_paramsOrRest:null;return new ZodMiniTuple({
type:"tuple",items,rest,...normalizeParams(params)})}var ZodMiniEnum=$constructor("ZodMiniEnum",(inst,def)=>{$ZodEnum.init(inst,def),ZodMiniType.init(inst,def),inst.options=[...inst._zod.values]});
function _enum2(values2,params){let entries=Array.isArray(values2)?Object.fromEntries(values2.map(v=>[v,v])):values2;return new ZodMiniEnum(
{type:"enum",entries,...normalizeParams(params)})}var ZodMiniLiteral=$constructor("ZodMiniLiteral",(inst,def)=>{$ZodLiteral.init(inst,def),ZodMiniType.init(inst,def)});function literal4(value,params){
return new ZodMiniLiteral({type:"literal",values:Array.isArray(value)?value:[value],...normalizeParams(params)})}var ZodMiniExactOptional=$constructor("ZodMiniExactOptional",(inst,def)=>{$ZodExactOptional.init(inst,def),ZodMiniType.init(inst,def)});function exactOptional2(innerType){
return new ZodMiniExactOptional({type:"optional",innerType})}var ZodMiniNullable=$constructor("ZodMiniNullable",(inst,def)=>{$ZodNullable.init(
inst,def),ZodMiniType.init(inst,def)});function nullable2(innerType){return new ZodMiniNullable({type:"nullable",innerType})}var ZodMiniCustom=$constructor("ZodMiniCustom",(inst,def)=>{$ZodCustom.init(inst,def),ZodMiniType.init(inst,def)});function refine2(fn,_params={}){return _refine(ZodMiniCustom,fn,_params)}var iso_exports2={};__export(iso_exports2,{ZodMiniISODate:()=>ZodMiniISODate,ZodMiniISODateTime:()=>ZodMiniISODateTime,ZodMiniISODuration:()=>ZodMiniISODuration,
ZodMiniISOTime:()=>ZodMiniISOTime,date:()=>date2,datetime:()=>datetime2,duration:()=>duration4,time:()=>time3});var ZodMiniISODateTime=$constructor("ZodMiniISODateTime",(inst,def)=>{$ZodISODateTime.init(inst,def),ZodMiniStringFormat.init(inst,def)});function datetime2(params){
return _isoDateTime(ZodMiniISODateTime,params)}var ZodMiniISODate=$constructor("ZodMiniISODate",(inst,def)=>{$ZodISODate.init(inst,def),ZodMiniStringFormat.
init(inst,def)});function date2(params){return _isoDate(ZodMiniISODate,params)}var ZodMiniISOTime=$constructor("ZodMiniISOTime",(inst,def)=>{
$ZodISOTime.init(inst,def),ZodMiniStringFormat.init(inst,def)});function time3(params){return _isoTime(ZodMiniISOTime,params)}var ZodMiniISODuration=$constructor(
"ZodMiniISODuration",(inst,def)=>{$ZodISODuration.init(inst,def),ZodMiniStringFormat.init(inst,def)});function duration4(params){return _isoDuration(
ZodMiniISODuration,params)}var TREND_SCHEMA=1,BLOCK=200,BLOCKS_IN_A_FOLDER=100,blockOf=run3=>Math.floor(run3/BLOCK),OVERVIEW_FILE="trend.js";var RUNS_BLOCKS="blocks/runs",POINTS_BLOCKS="blocks/points",runsBlockFile=block=>`${RUNS_BLOCKS}/${inFolder(block)}`,pointsBlockFile=(key,block)=>`${POINTS_BLOCKS}\
/${key}/${inFolder(block)}`;var inFolder=block=>`${Math.floor(block/BLOCKS_IN_A_FOLDER)}/${block}.js`,count2=int4().check(_nonnegative()),nullableNumber=nullable2(number3()),
text2=string4().check(_maxLength(2e3)),name2=string4().check(_minLength(1),_maxLength(500)),time4=iso_exports2.datetime({offset:!0}),address=nullable2(
string4().check(_maxLength(2e3),_regex(/^https?:\/\//,"must be a web address"))),verdict2=_enum2(VERDICTS),schema4=literal4(TREND_SCHEMA),id=string4().
check(_regex(/^[A-Za-z0-9][A-Za-z0-9_-]{0,99}$/,"must be letters, digits and hyphens")),LOG_UNIT=1e-5,log=int4(),estimate=tuple2([log,nullable2(
log),nullable2(log)]),identity={metric:name2,unit:text2,better:_enum2(["higher","lower"])},seriesName=({case:id2,metric:metric2,unit,better})=>JSON.
stringify([id2,metric2,unit,better]),head=strictObject2({commit:text2,subject:text2}),reference=strictObject2({commit:text2,label:text2}),environment3=strictObject2(
{cpuModel:text2,cores:number3(),kernel:text2,os:text2,runnerImage:nullable2(text2)}),publishedMetric=strictObject2({name:name2,unit:text2,better:identity.
better,gates:boolean3(),threshold:exactOptional2(number3().check(_nonnegative())),ratio:nullable2(estimate),head:nullableNumber,reference:nullableNumber,
bounds:exactOptional2(tuple2([log,log])),seam:exactOptional2(estimate),again:exactOptional2(estimate)}),publishedCase=strictObject2({id:name2,
verdict:verdict2,threshold:number3().check(_nonnegative()),metrics:array2(publishedMetric).check(_maxLength(1e3))}),publishedRun=strictObject2(
{schema:schema4,id,at:time4,url:address,head,reference:nullable2(reference),environment:nullable2(environment3),verdict:nullable2(verdict2),
minutes:nullableNumber,control:nullable2(strictObject2({case:name2,verdict:verdict2})),planted:exactOptional2(strictObject2({case:name2,slowdown:number3().
check(_positive()),outcome:_enum2(PLANTED_OUTCOMES),why:exactOptional2(_enum2(PLANTED_TROUBLES))})),cases:array2(publishedCase).check(_maxLength(
1e4))}),listedRun=strictObject2({id,at:time4,url:address,head,reference:nullable2(reference),environment:nullable2(count2),verdict:nullable2(
verdict2),minutes:nullableNumber,control:nullable2(verdict2),planted:exactOptional2(_enum2(PLANTED_OUTCOMES))}),runsBlock=strictObject2({schema:schema4,
from:count2,environments:array2(environment3).check(_maxLength(BLOCK)),runs:array2(listedRun).check(_maxLength(BLOCK))}),change3=strictObject2(
{run:count2,previous:count2,ratio:estimate,kind:_enum2(["regression","improvement"]),state:_enum2(["provisional","confirmed","accepted"]),at:time4}),
changeBetween=strictObject2({...change3.shape,between:exactOptional2(tuple2([text2,text2]))}),level2=strictObject2({run:count2,value:log}),MOST_CHANGES2=100,
seriesPoints=strictObject2({...identity,gates:boolean3(),runs:array2(count2).check(_maxLength(BLOCK)),ratio:array2(nullable2(log)),low:array2(
nullable2(log)),high:array2(nullable2(log)),head:array2(nullableNumber),reference:array2(nullableNumber),moved:exactOptional2(log),seams:array2(
strictObject2({run:count2,ratio:log})).check(_maxLength(BLOCK)),levels:array2(level2).check(_maxLength(MOST_CHANGES2)),changes:array2(change3).
check(_maxLength(MOST_CHANGES2))}).check(refine2(({runs,...columns})=>[columns.ratio,columns.low,columns.high,columns.head,columns.reference].
every(column=>column.length===runs.length),"columns are not of one length")),pointsBlock=strictObject2({schema:schema4,case:name2,from:count2,
invalid:array2(count2).check(_maxLength(BLOCK)),series:array2(seriesPoints)}),seriesSummary=strictObject2({case:name2,key:string4().check(_regex(
/^[a-z0-9-]{1,60}$/)),...identity,gates:boolean3(),threshold:number3(),first:count2,last:count2,points:count2,ratio:nullable2(estimate),head:nullableNumber,
spark:string4().check(_maxLength(200)),change:nullable2(changeBetween)}),overview2=strictObject2({schema:schema4,name:text2,url:address,runs:count2,
firstBlock:count2,updated:time4,control:strictObject2({runs:count2,alarms:count2}),planted:exactOptional2(strictObject2({runs:count2,found:count2,
unmeasured:count2})),minutes:number3(),alerts:strictObject2({confirmed:count2,withdrawn:count2,accepted:count2}),series:array2(seriesSummary)}),
alert2=strictObject2({case:name2,...identity,kind:_enum2(["regression","improvement"]),state:_enum2(["provisional","confirmed","accepted","w\
ithdrawn","recovered","gone"]),run:count2,previous:count2,to:text2,from:text2,ratio:estimate,before:log,at:time4,until:exactOptional2(count2),
reason:exactOptional2(text2)}),alerts=strictObject2({schema:schema4,open:array2(alert2).check(_maxLength(1e4)),closed:array2(alert2).check(_maxLength(
1e3)),reported:exactOptional2(array2(strictObject2({run:id,at:time4,events:array2(strictObject2({event:_enum2(["raised","confirmed","withdra\
wn","recovered","gone","accepted"]),alert:alert2})).check(_maxLength(1e4))})).check(_maxLength(1e3)))}),TrendFileError=class extends UsageError{path;problem;why;constructor(path,problem,why2){
super(`${path} ${why2}`),this.path=path,this.problem=problem,this.why=why2}},LONGEST5=6*1024*1024,bytesOf=content=>new TextEncoder().encode(
content).length;function readTrendText(path,definition,content){let damaged2=why2=>new TrendFileError(path,"damaged",why2),json2=content;if(path.endsWith(".\
js")){if(bytesOf(content)>LONGEST5)throw damaged2(`has more than ${LONGEST5/2**20} MiB`);let call=parseJsonp(content);if(call===null)throw damaged2(
"is not a data file of loadgate");if(call.name!==jsonpName(path))throw damaged2(`holds the data of ${call.name}`);json2=call.json}let value;
try{value=JSON.parse(json2)}catch{throw damaged2("holds no valid JSON; was it cut off, or merged by hand?")}return checkedData(path,definition,
value)}var numbered2=looseObject2({schema:number3()});function checkedData(path,definition,value){let newer=safeParse(numbered2,value);if(newer.
success&&newer.data.schema>TREND_SCHEMA)throw new TrendFileError(path,"newer",`has schema ${newer.data.schema}, and this version of loadgate\
 reads up to ${TREND_SCHEMA}: publish with the version that wrote it`);let parsed3=safeParse(definition,value);if(parsed3.success)return parsed3.
data;throw new TrendFileError(path,"damaged",`is not valid at ${whereIn(parsed3.error.issues)}`)}function whereIn([issue3]){return`${issue3?.path.map(String).join(".")||"the top"}: ${issue3?.message??"unknown"}`.slice(0,200)}var CALL=/^loadgate\("([a-z0-9/-]+)", (\{.*\})\);\s*$/s,
jsonpName=path=>path.replace(/\.js$/,"");function parseJsonp(text3){let[,name3,json2]=CALL.exec(text3)??[];return name3===void 0||json2===void 0?null:{name:name3,json:json2}}var readLog=stored=>stored*LOG_UNIT;function readEstimate([value,low,high]){let log3=readLog(value);return{value:log3,interval:low===null||high===null?null:{low:log3+readLog(low),
high:log3+readLog(high)}}}function shifted({value,interval:interval3},by){return{value:value+by,interval:interval3&&{low:interval3.low+by,high:interval3.
high+by}}}function runsOf(blocks){let runs=blocks.flatMap(({from,environments,runs:runs2})=>runs2.map((run3,i)=>{let environment4=run3.environment===null?
null:environments[run3.environment]??null;return{...run3,number:from+i,environment:environment4,began:Date.parse(run3.at)}})),numbers2=runs.
map(({number:number4})=>number4).sort((a,b)=>a-b),inTime=runs.toSorted((a,b)=>a.began-b.began||a.number-b.number);return new Map(inTime.map(
({began:_,...run3},i)=>[run3.number,{...run3,place:numbers2[i]}]))}function seriesOf(id2,blocks,runs){let inOrder=blocks.toSorted((a,b)=>a.from-
b.from),parts=inOrder.flatMap(block=>partOf(block,id2)??[]),published2=withEras(parts.flatMap(part2=>decoded(part2,runs)),parts,runs);return{
id:id2,scale:published2.some(({ratio})=>ratio!==null)?"ratio":"absolute",points:published2.toSorted((a,b)=>a.place-b.place),seams:parts.flatMap(
({seams})=>seams.map(({run:run3})=>run3)),invalid:inOrder.flatMap(({invalid:invalid2})=>invalid2),found:foundIn(parts.at(-1))}}function partOf(block,id2){
let name3=seriesName(id2);return block.series.find(each=>seriesName({...each,case:block.case})===name3)}function foundIn(part2){return{levels:part2?.
levels.map(({run:run3,value})=>({run:run3,value:readLog(value)}))??[],changes:part2?.changes??[]}}function decoded(part2,runs){return part2.
runs.map((run3,i)=>{let[ratio,low,high]=[part2.ratio[i]??null,part2.low[i]??null,part2.high[i]??null],head2=part2.head[i]??null,moved=readLog(
movedUntil(part2,run3));return{run:run3,place:runs.get(run3)?.place??run3,ratio:ratio===null?null:shifted(readEstimate([ratio,low,high]),moved),
moved,era:0,head:head2,headLog:head2!==null&&head2>0?headEstimate(head2,ratio===null?[low,high]:null):null,reference:part2.reference[i]??null}})}
function headEstimate(head2,bounds){let[low,high]=bounds??[null,null];return shifted(readEstimate([0,low,high]),Math.log(head2))}function movedUntil({
moved=0,seams},run3){return seams.reduce((sum4,seam)=>seam.run<=run3?sum4+seam.ratio:sum4,moved)}function withEras(points,parts,runs){let measured4=new Set(
parts.flatMap(({seams})=>seams.map(({run:run3})=>run3))),era=0,before;return points.map(point=>{let run3=runs.get(point.run),against=run3?run3.
reference?.commit??null:before;return before!==void 0&&against!==before&&!measured4.has(point.run)&&era++,before=against,{...point,era}})}function plotted({
ratio,headLog},scale3){return scale3==="ratio"?ratio:headLog}var emptyRunsBlock=block=>({schema:TREND_SCHEMA,from:block*BLOCK,environments:[],runs:[]});function blocksAround(run3,firstBlock){let block=Math.max(firstBlock,blockOf(run3));return block>firstBlock?[block-1,block]:[block]}function segment(values2,weights,{penaltyAt,limit:limit2,before,after:after2}){let n=values2.length,[changedAt,levelAt]=[new Int32Array(n+1),
new Float64Array(n+1)],[now,next2]=[new Pieces,new Pieces];now.add(Number.POSITIVE_INFINITY,0,0,0,0);let best=0;for(let t=0;t<n;t++)t>=before&&
t<=n-after2&&(capped2(now,best+penaltyAt(t),t,next2),[now,next2]=[next2,now]),withPoint(now,values2[t],weights[t],limit2,next2),[now,next2]=
[next2,now],best=now.bestLoss,changedAt[t+1]=now.bestChangedAt,levelAt[t+1]=now.bestLevel;return backwards(changedAt,levelAt,n)}var SIZE=5,Pieces=class{used=0;data=new Float64Array(
64*SIZE);bestLoss=0;bestLevel=0;bestChangedAt=0;clear(){this.used=0,this.bestLoss=Number.POSITIVE_INFINITY}add(high,a,b,c,changedAt){this.used+
SIZE>this.data.length&&this.grow();let{data,used}=this;data[used]=high,data[used+1]=a,data[used+2]=b,data[used+3]=c,data[used+4]=changedAt,this.
used=used+SIZE}addFlat(high,c,changedAt){this.used>0&&this.data[this.used-1]===changedAt?this.data[this.used-SIZE]=high:this.add(high,0,0,c,
changedAt)}offer(low,high,a,b,c,changedAt){this.add(high,a,b,c,changedAt);let level3=a>0?-b/(2*a):0;level3<low?level3=low:level3>high&&(level3=
high);let loss=(a*level3+b)*level3+c;loss>=this.bestLoss||(this.bestLoss=loss,this.bestLevel=level3,this.bestChangedAt=changedAt)}grow(){let wider=new Float64Array(
this.data.length*2);wider.set(this.data),this.data=wider}};function capped2(from,most,t,to){to.clear();let{data,used}=from,low=Number.NEGATIVE_INFINITY;
for(let i=0;i<used;i+=SIZE){let high=data[i],a=data[i+1],b=data[i+2],c=data[i+3],changedAt=data[i+4],root=b*b-4*a*(c-most);if(a===0?c>most:root<=
0)to.addFlat(high,most,t);else if(a===0)to.add(high,a,b,c,changedAt);else{let half=Math.sqrt(root),left=(-b-half)/(2*a),right=(-b+half)/(2*a);
right<=low||left>=high?to.addFlat(high,most,t):(left>low&&to.addFlat(left,most,t),to.add(Math.min(right,high),a,b,c,changedAt),right<high&&to.
addFlat(high,most,t))}low=high}}function withPoint(from,value,weight,limit2,to){to.clear();let reach=limit2/Math.sqrt(weight),left=value-reach,
right=value+reach,most=limit2*limit2,{data,used}=from,low=Number.NEGATIVE_INFINITY;for(let i=0;i<used;i+=SIZE){let high=data[i],a=data[i+1],
b=data[i+2],c=data[i+3],changedAt=data[i+4];low<left&&to.offer(low,Math.min(high,left),a,b,c+most,changedAt),high>left&&low<right&&to.offer(
Math.max(low,left),Math.min(high,right),a+weight,b-2*weight*value,c+weight*value*value,changedAt),high>right&&to.offer(Math.max(low,right),high,
a,b,c+most,changedAt),low=high}}function backwards(changedAt,levelAt,n){let[starts,levels]=[[],[]];for(let end2=n;end2>0;end2=changedAt[end2])
starts.push(changedAt[end2]),levels.push(levelAt[end2]);return{starts:starts.reverse(),levels:levels.reverse()}}var STANDS_OUT=4.42,FEWEST=3,FIRST_PENALTY=13,LOOKS2=4,LEAST_SPREAD=1e-5;function findChangePoints(points,standsOut=STANDS_OUT){if(points.length===
0)throw new RangeError("change points of no points");let values2=new Float64Array(points.length);for(let i=0;i<values2.length;i++){let{value,
se}=points[i];if(!Number.isFinite(value)||Number.isNaN(se))throw new RangeError(`point ${i} is ${value} \xB1 ${se}`);values2[i]=value}let rough=Math.
max(roughScale(values2),LEAST_SPREAD),weights=weightsOf(points,rough),fit=settle2(values2,weights,rough,standsOut);return{changes:changesOf(
fit,weights),level:fit.levels.at(-1),spread:fit.spread}}function settle2(values2,weights,rough,standsOut){let n=values2.length,[unit,penalty,
before]=[rough,FIRST_PENALTY,""];for(let look=1;;look++){let fit=fitOf(values2,weights,unit,penalty),key=fit.starts.join(),next2=penaltyOf(n-
fit.starts.length-1,standsOut)*fit.inflation;if(fit.starts.length===1&&next2*fit.spread**2>=penalty*unit**2||key===before||look===LOOKS2)return fit;
[unit,penalty,before]=[fit.spread,next2,key]}}function penaltyOf(degrees,standsOut){if(degrees<1)return Number.POSITIVE_INFINITY;let correction=(8*
degrees+3)/(8*degrees+1);return degrees*Math.expm1((standsOut*correction)**2/degrees)}function fitOf(values2,weights,unit,penalty){let n=values2.
length,centre=values2[n>>1],scaled2=values2.map(value=>(value-centre)/unit),{starts,levels}=segment(scaled2,weights,{penaltyAt:index=>penalty*
atTheEdges(index,n),limit:OUTLYING,before:FEWEST,after:FEWEST}),residuals=new Float64Array(n);for(let[k,level3]of levels.entries())for(let i=starts[k];i<
(starts[k+1]??n);i++)residuals[i]=(scaled2[i]-level3)*Math.sqrt(weights[i]);let share3=trimmedScale(residuals,1,starts.length);return{starts,
levels:levels.map(level3=>level3*unit+centre),residuals,spread:Math.max(share3*unit,LEAST_SPREAD),inflation:inflationOf(autocorrelation(residuals,
share3),n)}}var SHORT={points:30,share:.15,factor:1.3},NEW2={points:5,factor:1.15};function atTheEdges(index,n){return index<Math.min(SHORT.
points,n*SHORT.share)?SHORT.factor:n-index<NEW2.points?NEW2.factor:1}var BELIEVED=2.2,MOST_CORRELATED=.8;function inflationOf(correlation,n){
if(correlation<BELIEVED/Math.sqrt(n))return 1;let believed=Math.min(correlation,MOST_CORRELATED);return(1+believed)/(1-believed)}var TAIL2=.025;
function changesOf({starts,levels,residuals,spread,inflation},weights){if(starts.length===1)return[];let n=residuals.length,t=studentQuantile(
TAIL2,Math.max(n-starts.length,1)),variance=k=>spread**2*inflation/weightOf2(weights,starts[k],starts[k+1]??n);return starts.slice(1).map((index,k)=>{
let[before,after2]=[levels[k],levels[k+1]],half=t*Math.sqrt(variance(k)+variance(k+1));return{index,before,after:after2,low:after2-before-half,
high:after2-before+half}})}function weightOf2(weights,from,to){let sum4=0;for(let i=from;i<to;i++)sum4+=weights[i];return sum4}var MOST_WEIGHT=4,
LEAST_WEIGHT=.01;function weightsOf(points,scale3){let weights=new Float64Array(points.length).fill(1),known2=points.filter(({se})=>se!==null).
map(({se})=>se**2),typical2=median(known2);if(typical2===null||typical2===0)return weights;let between2=Math.max(scale3*scale3-typical2,0);for(let[
i,{se}]of points.entries())se!==null&&(weights[i]=Math.max(Math.min((between2+typical2)/(between2+se*se),MOST_WEIGHT),LEAST_WEIGHT));return weights}var LOOKED_AT2=200,Z95=1.96;function windowOf(series,runs,options){let newest=Math.max(...series.points.map(({run:run3})=>run3)),era=series.
points.find(({run:run3})=>run3===newest)?.era??0,comparable=series.points.flatMap(point=>{let estimate2=point.era===era?plotted(point,series.
scale):null,run3=runs.get(point.run);return estimate2&&run3?[{...estimate2,run:point.run,commit:run3.head.commit,at:run3.at}]:[]}),points=comparable.
slice(-LOOKED_AT2),isCut=comparable.length>points.length||options.hasOlder&&era===0;return{id:series.id,threshold:options.threshold,points,found:changePointsOf(
points),edge:isCut?Math.min(SHORT.points,points.length):0,again:points.at(-1)?.run===newest?options.again??null:null}}function changePointsOf(points){
return points.length===0?null:findChangePoints(points.map(trendPoint))}function trendPoint({value,interval:interval3}){return{value,se:interval3&&
Math.max((interval3.high-interval3.low)/2/Z95,1e-6)}}import{createHash as createHash8}from"node:crypto";var LONGEST_KEY=40;function keyOf(caseId){return`${caseId.toLowerCase().replace(/[^a-z0-9]+/g,"-").replace(/^-/,"").slice(0,LONGEST_KEY).replace(
/-$/,"")||"case"}-${createHash8("sha256").update(caseId).digest("hex").slice(0,8)}`}var damaged=(path,why2)=>new TrendFileError(path,"damage\
d",why2),missing3=(path,why2)=>new TrendFileError(path,"missing",`is missing, ${why2}`);async function readOverview(store){let[text3]=await store.
read([OVERVIEW_FILE]);if(typeof text3=="string")return readTrendText(OVERVIEW_FILE,overview2,text3);if((await store.list(RUNS_BLOCKS)).length>
0)throw missing3(OVERVIEW_FILE,"though runs were published");return null}async function readRunsBlocks(store,blocks,runs){let texts=await store.read(blocks.map(runsBlockFile));return blocks.map((block,i)=>checkedRuns(
block,texts[i]??null,runs))}function checkedRuns(block,text3,runs){let path=runsBlockFile(block),from=block*BLOCK,there=Math.max(0,Math.min(
runs-from,BLOCK));if(text3===null&&there>0)throw missing3(path,`though it has ${there} runs`);if(text3===null)return emptyRunsBlock(block);let found=readTrendText(
path,runsBlock,text3);if(found.from!==from||found.runs.length!==there)throw damaged(path,`holds ${found.runs.length} runs from ${found.from}\
 on, but ${OVERVIEW_FILE} has ${there} from ${from} on`);return found}async function readPointsBlocks(store,places){let paths=places.map(({case:id2,
block})=>pointsBlockFile(keyOf(id2),block)),texts=await store.read(paths);return places.map((place,i)=>checkedPoints(place,paths[i],texts[i]??
null))}function checkedPoints({block,case:id2},path,text3){if(text3===null)return null;let found=readTrendText(path,pointsBlock,text3);if(found.
case!==id2)throw damaged(path,`is of the case ${found.case}, not of ${id2}`);if(found.from!==block*BLOCK)throw damaged(path,`begins with run\
 ${found.from}`);let strange=found.series.flatMap(({runs})=>runs).find(run3=>blockOf(run3)!==block);if(strange!==void 0)throw damaged(path,`\
has a point of run ${strange}`);return found}async function readBaselineLevels(store){let overview3=await readOverview(store);if(!overview3||overview3.runs===0)return null;let kept=blocksAround(
overview3.runs-1,overview3.firstBlock),runs=runsOf(await readRunsBlocks(store,kept,overview3.runs)),series=overview3.series.filter(({gates:gates2})=>gates2),
places=series.flatMap(({case:id2})=>kept.map(block=>({case:id2,block}))),blocks=await readPointsBlocks(store,places),levels={};for(let[i,each]of series.
entries()){let own2=blocks.slice(i*kept.length,(i+1)*kept.length),found=seriesOf(each,own2.filter(block=>block!==null),runs),window=windowOf(
found,runs,{threshold:each.threshold,hasOlder:!1}),newest=found.points.findLast(({run:run3})=>run3===each.last);!window.found||!newest?.ratio||
(levels[seriesName(each)]=window.found.level-newest.moved)}return{reference:[...runs.keys()].sort((a,b)=>b-a).map(number4=>runs.get(number4)?.
reference??null).find(each=>each!==null)??null,nights:overview3.runs,levels}}function suspicious(results2,baseline){return baseline===null?[]:
results2.cases.filter(result=>result.metrics.filter(({gates:gates2})=>gates2).some(metric2=>{let{name:name3,unit,better}=metric2,level3=baseline.
levels[seriesName({case:result.id,metric:name3,unit,better})],interval3=intervalOf2(metric2,result);return level3!==void 0&&interval3!==null&&
isBeyond(interval3,level3,result.threshold)})).map(({id:id2})=>id2)}function intervalOf2({name:name3,ratio,interval:interval3},{verdict:verdict3}){
return ratio===null||verdict3==="invalid"?null:metricNamed(name3).per==="build"?{low:ratio,high:ratio}:interval3}function isBeyond({low,high},level3,threshold){
let far=Math.log1p(threshold);return Math.log(low)>level3+far||Math.log(high)<level3-far}async function bisect(options,host){var _stack=[];try{await recoverAbandoned(host);let workspace=__using(_stack,await openWorkspace(host),!0);
let{repository}=workspace;let{from,commits}=await rangeOf2(options.range,repository);let last=commits.at(-1);await requireOneCase(last,options,
repository,host);let optionsFor=commit=>({...options,revisions:{base:{commit:from,label:options.range.split("..")[0]},head:{commit,label:commit.
slice(0,12)}},rules:"head",measureIdentical:!1});let first=await comparisonOf(optionsFor(last),workspace);let run3=__using(_stack,await prepare(
first,workspace,options),!0);let measured4=0;let verdictOf2=async(commit,experiment2,sides)=>{measured4+=1;let{results:results2,logs:logs2}=await measureComparison(
run3,experiment2,sides,options.out);writeReports(results2,logs2,options.out);let only2=onlyOne(results2.cases);return host.progress.say(`${commit.
slice(0,12)}: ${only2.verdict}${sizeOf(only2)}`),results2.interrupted?"inconclusive":only2.verdict};let wanted=await verdictOf2(last,first,run3.
sides);await run3.sides.head[Symbol.asyncDispose]();host.signal.throwIfAborted();if(wanted!=="regression"&&wanted!=="improvement")throw new UsageError(
`${options.range} is ${wanted} here, so there is no change to look for; a larger --budget or a smaller --threshold may show one`);let left=await halve(
commits,async commit=>{var _stack2=[];try{let experiment2=await comparisonOf(optionsFor(commit),workspace);let head2=__using(_stack2,await run3.
build(experiment2.head),!0);let verdict3=await verdictOf2(commit,experiment2,{...run3.sides,head:head2,buildTime:head2.time});host.signal.throwIfAborted();
if(verdict3===wanted)return!0;return verdict3==="unchanged"||verdict3==="regression"||verdict3==="improvement"?!1:null}catch(_2){var _error2=_2,
_hasError2=!0}finally{var _promise2=__callDispose(_stack2,_error2,_hasError2);_promise2&&await _promise2}});let suspects=await Promise.all(left.
map(async commit=>({commit,subject:await subjectOf(repository,commit)??""})));return{suspects,verdict:wanted,measured:measured4}}catch(_){var _error=_,
_hasError=!0}finally{var _promise=__callDispose(_stack,_error,_hasError);_promise&&await _promise}}async function halve(commits,has){let suspects=[
...commits],unknown4=new Set;for(;;){let open4=suspects.slice(0,-1).filter(commit=>!unknown4.has(commit)),middle2=open4[Math.floor((open4.length-
1)/2)];if(middle2===void 0)return suspects;let found=await has(middle2),at=suspects.indexOf(middle2);found===null?unknown4.add(middle2):suspects=
found?suspects.slice(0,at+1):suspects.slice(at+1)}}async function requireOneCase(commit,options,repository,host){let file=locateConfig(repository,
host.cwd,options.config);onlyOne(plannedCases(await loadConfig(repository,commit,file,options.preset),options.case))}function onlyOne(cases){
let[only2,...others2]=cases;if(!only2||others2.length>0)throw new UsageError(`--bisect looks at one case, not at ${cases.length}; name it wi\
th --case`);return only2}async function rangeOf2(range2,repository){let[a="",b="",...rest]=range2.split(/\.{2,3}/);if(a===""||b===""||rest.length>
0)throw new UsageError(`"${range2}" is not a range; write the last good and the first bad revision like v1.0.0..main`);let[from,to]=await Promise.
all([mustFind(repository,a),mustFind(repository,b)]),commits=await commitsBetween(repository,from,to);if(commits.length===0)throw new UsageError(
`there is no commit in ${range2}; write the last good and the first bad revision like v1.0.0..main`);return{from,commits}}function sizeOf(result){
let[metric2]=result.verdict==="invalid"?[]:carrying(result,result.verdict);return metric2?.ratio==null?"":` (${metric2.name} \xD7 ${metric2.
ratio.toFixed(3)})`}import{fstatSync as fstatSync4}from"node:fs";import{resolve as resolve15}from"node:path";var LOGS=["GITHUB_ACTIONS","GITLAB_CI"];function wantsColor({isTTY,isFile},env){return env.FORCE_COLOR?!["0","false"].includes(env.FORCE_COLOR):
env.NO_COLOR?!1:isTTY?env.TERM!=="dumb":!isFile&&LOGS.some(name3=>env[name3]==="true")}function print(value,{json:json2},text3){let written2=()=>`${JSON.stringify(value,null,2).replaceAll("##[","#\\u0023[")}
`;process.stdout.write(json2?written2():forLog(text3(),process.env))}function printResults(results2,{json:json2,out:out2},host){let style={color:wantsColor(
standardOutput(),process.env),width:terminalWidth()};print(results2,{json:json2},()=>`${terminalReport(results2,style)}
`),json2||sayReport(out2,host)}function sayReport(out2,host){host.progress.say(`report: ${resolve15(out2,"report.html")}`)}function standardOutput(){
let isTTY=process.stdout.isTTY===!0;try{return{isTTY,isFile:fstatSync4(process.stdout.fd).isFile()}}catch{return{isTTY,isFile:!1}}}function terminalWidth(){
return process.stdout.columns??100}var WHEN=["changed","always","never"],FORK_STATUS=["neutral","trusted"],short3=string2().max(500),acceptance=strictObject({id:short3.describe(
"Tells this acceptance from a later one of the same kind: of the label's event, the commit or the comment."),pattern:short3.describe("Which \
cases, as a glob."),at:string2().max(40).nullable().describe("ISO 8601, when GitHub heard it; null where it does not say, as of a commit."),
by:short3.describe("Login."),reason:short3}),redCase=strictObject({id:short3,extent:partialRecord(metricName,number2()).describe("By metric,\
 how much worse it may be, as a log."),limits:partialRecord(metricName,number2()).exactOptional().describe("By metric, how far beyond its li\
mit it may be, as a log.")}),acceptedCase=strictObject({...redCase.shape,acceptance}),earlierRun=strictObject({run:number2().int().nonnegative().
describe("Workflow run id; with the attempt it orders the runs."),attempt:number2().int().nonnegative(),head:string2().regex(/^[0-9a-f]{40}$/),
verdict:_enum([...VERDICTS,"accepted","failed"]),headline:short3,at:short3.describe("ISO 8601."),commitSeen:string2().max(40).nullable().describe(
"ISO 8601, by GitHub's clock: since when the commit was at the pull request's head for sure."),red:array(redCase).max(100).describe("What wh\
oever accepts a slowdown after this run has seen.")}),KEPT3=10,commentState=strictObject({runs:array(earlierRun).max(KEPT3).describe("Oldest\
 first; the last one is what the comment shows."),accepted:array(acceptedCase).max(1e3),heard:array(short3).max(200).describe("Ids of the ac\
ceptances that runs so far have heard of.")});function readValues(options,given,nameOf3){let read=({name:name3,parse:parse4,default:usual})=>{let text3=given(name3)??usual;if(text3!==void 0)
try{return parse4(text3)}catch(error3){throw error3 instanceof UsageError?new UsageError(`${nameOf3(name3)}: ${error3.message}`):error3}},values2=Object.
entries(options).map(([key,option])=>[key,read(option)]);return Object.fromEntries(values2)}function optional3(declaration,parse4){return{...declaration,
parse:parse4}}function withDefault(declaration,parse4){return{...declaration,parse:parse4}}function flag(name3,description){return{name:name3,
description,default:"false",parse:parseFlag}}var asIs=text3=>text3;function unknown3(what,name3,known2){let close=nearest(name3,known2);return`\
unknown ${what} ${name3}; ${close?`did you mean ${close}?`:`the ${what}s are ${known2.join(", ")}`}`}function oneOf(known2){return text3=>{let found=known2.
find(each=>each===text3);if(!found)throw new UsageError(unknown3("value",text3,known2));return found}}function parseFlag(text3){let value={true:!0,
false:!1}[text3.toLowerCase()];if(value===void 0)throw new UsageError(`${JSON.stringify(text3)} is neither true nor false; write one of them`);
return value}function listOf2(known2){return text3=>{let named3=text3.split(/[,|\s]+/).filter(Boolean);if(named3.length===0)throw new UsageError(
`"${text3}" names nothing; write it like regression,invalid or never`);return named3.map(oneOf(known2))}}function parseSeed(text3){if(!/^\d{1,10}$/.
test(text3))throw new UsageError(`"${text3}" is not a seed; write a whole number of at most 10 digits`);return Number(text3)}function parseFolder(text3){
let parts=text3.split("/").filter(part2=>part2!==""&&part2!==".");if(!parts.every(part2=>/^[\w.-]+$/.test(part2)&&part2!==".."&&!/^\.git/i.test(
part2))||text3.startsWith("/"))throw new UsageError(`"${text3}" is not a folder on a branch; write it like loadgate or docs/trend, or . for \
the root`);return parts.join("/")}function parsePath2(text3){if(!/^\/[^\s#]*$/.test(text3))throw new UsageError(`"${text3}" is not a path; w\
rite it like /users?page=2`);return text3}var BASE=optional3({name:"base",value:"REV",description:"The revision to compare with; `REV...` is\
 its merge base with the head. Defaults to the merge base of the head and the main branch."},asIs),HEAD=optional3({name:"head",value:"REV|wo\
rktree",description:"The revision to measure. Defaults to `worktree`: all files as they are, except ignored ones."},asIs),SELECTION={config:optional3(
{name:"config",short:"c",value:"F",description:"The configuration file. Defaults to `loadgate.yml`, `loadgate.yaml` or `.github/loadgate.yml\
`."},asIs),case:optional3({name:"case",repeatable:!0,value:"GLOB",description:"Measure only these cases, e.g. `api/hello/*`; separate severa\
l with commas."},asIs),preset:optional3({name:"preset",value:"P",description:"A preset of the configuration file."},asIs),budgetSeconds:optional3(
{name:"budget",value:"5m",description:"Time for starts, warm-up and measuring together. Defaults to 60 s per case."},parseDuration)},ISOLATION2=optional3(
{name:"isolation",value:"auto|docker|process",description:"How servers are run. Defaults to the configuration file's `isolation`, else `auto\
`."},oneOf(["auto","docker","process"]));function parseSecrets(text3){let names2=text3.split(/[,\s]+/).filter(name3=>name3!==""&&name3!=="no\
ne"),wrong=names2.find(name3=>!/^[A-Za-z_][A-Za-z0-9_.-]*$/.test(name3));if(wrong!==void 0)throw new UsageError(`"${wrong}" is not the name \
of a variable; write names like API_KEY,DB_PASSWORD, or none`);return names2}var SECRETS=optional3({name:"secrets",value:"NAME,\u2026|none",
description:"The variables that `secrets:` of the configuration file may pass on to targets. Defaults to those that it names."},parseSecrets),
WAIT=optional3({name:"wait",value:"1h",description:"How long to wait for another run on the same machine; `0s` does not wait. Defaults to `1\
h`."},text3=>text3==="0s"?0:parseDuration(text3)),BISECT=optional3({name:"bisect",value:"A..B",description:"Find which of these commits chan\
ged the case that `--case` names, instead of measuring a point."},asIs),SEED=optional3({name:"seed",value:"N",description:"The seed of the r\
andom order; give a run's seed to repeat its order."},parseSeed),THRESHOLD=optional3({name:"threshold",value:"2%",description:"The smallest \
change that counts, for all scenarios. Defaults to the configuration file's."},parseShare),FAIL_ON=optional3({name:"fail-on",value:"regressi\
on|invalid|inconclusive|never",description:"Which results fail the run; separate several with commas. Defaults to `regression,invalid`. A he\
ad that fails where base works always fails the run, except with `mode: observe`."},listOf2(["regression","invalid","inconclusive","never"])),
START=flag("start","Also build the working tree, start each server once, and check that it answers as its scenario expects."),MEASURE_IDENTICAL=flag(
"measure-identical","Measure even if both sides are the same build."),CPU_PROFILE=flag("cpu-profile","Take CPU profiles of both sides after \
a regression, shown in `report.html`, even without `cpu-profile:` in the configuration file."),PUBLISHED=flag("published","Show the publishe\
d figures of the configuration file beside the measured ones."),STRICT=flag("strict","Fail if a target cannot run here, instead of leaving i\
t out."),SHARD=optional3({name:"shard",value:"I/N",description:"Measure only this shard of the run, as `plan` names it."},parseShard),SHARDS=withDefault(
{name:"shards",value:"N",default:"2",description:"The most shards to cut the run into."},parseShardCount),OUT=withDefault({name:"out",short:"\
o",value:"DIR",default:".loadgate",description:"The folder for `results.json` and the reports."},asIs),RESULTS=withDefault({name:"results",value:"\
F",default:".loadgate/results.json",description:"The `results.json` of the run."},asIs);function parsePort(text3){let port2=/^\d{1,5}$/.test(
text3)?Number(text3):0;if(port2<1||port2>65535)throw new UsageError(`"${text3}" is not a port; write a number from 1 to 65535`);return port2}
var WITHOUT_FILE={program:optional3({name:"command",value:"PROGRAM \u2026",description:"Start the server by this command, as a process, with\
out a configuration file. Its setup (`npm ci` and the like) is found as by `init`."},asIs),port:optional3({name:"port",value:"N",description:"\
The port of that server, if it does not listen on the variable `PORT`."},parsePort),get:optional3({name:"get",value:"/PATH",description:"The\
 path to request from that server, which must answer 200. Defaults to `/`."},parsePath2)},OPEN=flag("open","Open the page in a browser."),SETUP={
from:optional3({name:"from",value:"compose.yaml",description:"Take the server and its services from this compose file. Defaults to the one a\
t the top, if there is one."},asIs),target:optional3({name:"target",value:"NAME",description:"The server to start, if several are found. Def\
aults to the most likely one."},asIs),command:optional3({name:"command",value:"PROGRAM \u2026",description:"Start the server by this command\
, as a process, instead of the one that is found; its setup is still found."},asIs),path:optional3({name:"path",value:"/PATH",description:"T\
he path to measure. Defaults to the first that is answered with success."},parsePath2),startTimeout:withDefault({name:"start-timeout",value:"\
60s",default:"60s",description:"How long the server may take to start."},parseDuration),dryRun:flag("dry-run","Show what would be written, a\
nd write nothing. The server is still started."),yes:flag("yes","Write without asking, even in a terminal.")},SLOWDOWN2=withDefault({name:"s\
lowdown",value:"5%",default:"5%",description:"How much more CPU is burnt beside head, as a share of what it uses."},parseShare),SELFTEST_BUDGET=withDefault(
{name:"budget",value:"3m",default:"3m",description:"Time for both parts together, starts included: equal builds, then the same builds with t\
he slowdown."},parseDuration),QUIET2={...flag("quiet","Show no progress; results and errors remain."),short:"q"},JSON_FORMAT=flag("json","Pr\
int the result as JSON."),FORMATS=["github-action-benchmark"],EXPORT_FORMAT=withDefault({name:"format",value:FORMATS.join("|"),default:FORMATS[0],
description:"The format to write."},oneOf(FORMATS)),TREND_BRANCH={branch:withDefault({name:"branch",value:"NAME",default:"gh-pages",description:"\
The branch that holds the trend."},text3=>text3.replace(/^refs\/heads\//,"")),remote:optional3({name:"remote",value:"URL",description:"The r\
epository of that branch. Defaults to the checkout's `origin`."},asIs),folder:withDefault({name:"dashboard-path",value:"DIR",default:"loadga\
te",description:"The trend's folder on that branch, `.` for its root."},parseFolder)},RETENTION={keep:optional3({name:"keep",value:"3y",description:"\
How long points are kept. Defaults to the run's configuration."},parseAge),keepRuns:optional3({name:"keep-runs",value:"400d",description:"Ho\
w long the files of single runs are kept."},parseAge)},COMMENTING={results:optional3({name:"results",value:"F",description:"A `results.json`\
. Defaults to the one in the artifact of the workflow's run."},asIs),artifact:withDefault({name:"artifact",value:"NAME",default:"loadgate",description:"\
The name of the artifact that the measuring job uploaded."},asIs),config:withDefault({name:"config",short:"c",value:"F",default:"loadgate.ym\
l",description:"The configuration that was measured. Its rules are read from base, and each configuration has its own comment and status."},
asIs),preset:optional3({name:"preset",value:"NAME",description:"The preset that was measured with, whose thresholds apply."},asIs),threshold:optional3(
{name:"threshold",value:"2%",description:"The smallest change that counts, for all scenarios. Defaults to that of base's configuration file,\
 whatever the run used."},parseShare),failOn:optional3({name:"fail-on",value:"regression|invalid|inconclusive|never",description:"Which resu\
lts fail; separate several with commas. Defaults to those of base's configuration file, whatever the run used."},listOf2(["regression","inva\
lid","inconclusive","never"])),forkStatus:withDefault({name:"fork-status",value:FORK_STATUS.join("|"),default:"neutral",description:"The sta\
tus of a fork whose own run found nothing wrong. `neutral` leaves it pending until `/loadgate run` has measured, since a fork's author could\
 forge the numbers; `trusted` lets it pass."},oneOf(FORK_STATUS)),when:withDefault({name:"when",value:WHEN.join("|"),default:"changed",description:"\
When to comment. The comment records what was accepted, and at which size; with `never` a label or a comment accepts for its commit alone."},
oneOf(WHEN)),status:withDefault({name:"status",value:"true|false",default:"true",description:"Whether to set a commit status."},parseFlag)};import{existsSync as existsSync16,readFileSync as readFileSync12}from"node:fs";import{join as join35,resolve as resolve16}from"node:path";import{mkdirSync as mkdirSync10,rmSync as rmSync13,writeFileSync as writeFileSync12}from"node:fs";import{join as join34}from"node:path";function remoteAt(address2,token2,server){if(!/^https?:\/\//i.test(address2))return{url:address2,credentials:null};let parsed3;try{parsed3=new URL(
address2)}catch{throw new UsageError("--remote is not an address; write it like https://github.com/owner/name.git")}let own2=parsed3.username!==
""||parsed3.password!=="",pair2=own2?[parsed3.username,parsed3.password].map(decodeURIComponent).join(":"):`x-access-token:${token2}`;parsed3.
username="",parsed3.password="";let url=parsed3.href;if(!own2&&(token2===""||parsed3.origin!==originOf2(server)))return{url,credentials:null};
let loopback=/^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(parsed3.hostname);if(parsed3.protocol==="http:"&&!loopback)throw new UsageError(
`the token would go to ${parsed3.host} unencrypted; use its https address`);return{url,credentials:pair2}}function originOf2(server){return URL.
canParse(server)?new URL(server).origin:null}var LONGEST6=120,SLOWEST={bytes:100,seconds:30};function remoteGit(remote,gitDir,{left,signal}){
let secrets2=secretsOf2(remote),redact=text3=>secrets2.reduce((left2,secret2)=>left2.replaceAll(secret2,"***"),text3).replace(/:\/\/[^\s/@]+@/g,
"://***@"),environment4={...foreignEnvironment(),...configuration(remote,process.env)};return{redact,git:async(args,{input,env}={})=>{let finished=await run(
["git",`--git-dir=${gitDir}`,...args],{cwd:gitDir,env:{...environment4,...env},timeoutSeconds:Math.max(1,Math.min(LONGEST6,left())),...input!==
void 0&&{input},...signal&&{signal}});if(finished.missing)throw new UsageError(NO_GIT);return{...finished,stderr:redact(finished.stderr)}}}}
var GitFailure=class extends Error{finished;constructor(what,finished){super(`git ${what}: ${why(finished)}`),this.finished=finished}};async function mustRemoteGit({
git:git2,redact},args,options){let finished=await git2(args,options);if(finished.code===0)return finished.stdout.trim();let what=args.find(each=>!each.
startsWith("-"))??"";throw new GitFailure(what,{...finished,stdout:redact(finished.stdout)})}function secretsOf2({credentials}){if(credentials===
null)return[];let password=credentials.slice(credentials.indexOf(":")+1);return[base64(credentials),credentials,password,encodeURIComponent(
password)].filter(secret2=>secret2.length>=4)}var base64=text3=>Buffer.from(text3).toString("base64");function foreignEnvironment(){let unwanted=/^GIT_(?!SSH|SSL|ASKPASS$|CONFIG_|EXEC_PATH$|PROXY)|^GIT_CONFIG_(?:COUNT|KEY|VALUE|PARAMETERS)/,
kept=Object.entries(process.env).filter(([name3])=>!unwanted.test(name3));return{...Object.fromEntries(kept),GIT_TERMINAL_PROMPT:"0",LC_ALL:"\
C",GIT_PAGER:"cat"}}function configuration({url,credentials},env){let theirs=Array.from({length:Number(env.GIT_CONFIG_COUNT)||0},(_,i)=>[env[`\
GIT_CONFIG_KEY_${i}`]??"",env[`GIT_CONFIG_VALUE_${i}`]??""]).filter(([key])=>key!==""),ours=[["core.hooksPath","/dev/null"],["gc.auto","0"],
["maintenance.auto","false"],["http.lowSpeedLimit",String(SLOWEST.bytes)],["http.lowSpeedTime",String(SLOWEST.seconds)]],access2=credentials===
null?[]:[["credential.helper",""],["core.askPass",""],[`http.${url}.extraheader`,""],[`http.${url}.extraheader`,`Authorization: basic ${base64(
credentials)}`]],all=[...theirs,...ours,...access2];return Object.fromEntries([["GIT_CONFIG_COUNT",String(all.length)],...all.flatMap(([key,
value],i)=>[[`GIT_CONFIG_KEY_${i}`,key],[`GIT_CONFIG_VALUE_${i}`,value]])])}var RACES=/fetch first|non-fast-forward|is at [0-9a-f]+ but expected|reference already exists|incorrect old value|stale info/,
NAME_IN_THE_WAY="git keeps branches like files in folders, so none can be inside another; name another branch for the trend, or rename that \
one",BEFORE_RACES=[[/exists; cannot create|refname conflict|directory[ /]file conflict|case-insensitive filesystem/i,NAME_IN_THE_WAY],[/hash algorithm|mismatched algorithms|object format/i,
"the repository uses SHA-256 object names, which loadgate cannot write; name another one with --remote"],[/protected branch|GH006|GH013|rule violations/i,
"the branch is protected; publish to another, or let this workflow push to it"],[/was archived|read-only|Read-only file system/,"the reposit\
ory is read-only; name another one with --remote"],[/hook declined|denied by|unpacker error|shallow update not allowed|denyCurrentBranch|refusing to update checked out/i,
"the server's rules refuse pushes to this branch; its message says which"]],FOR_GOOD=[[/(?:error:|HTTP) 401\b|Authentication failed|could not read (?:Username|Password)|Invalid username or (?:password|token)|terminal prompts disabled/i,
"the token is missing or wrong; set GITHUB_TOKEN to one that may write, e.g. with permissions: contents: write"],[/(?:error:|HTTP) 403\b|Permission to .* denied|Write access to repository not granted|Permission denied|insufficient permission|not allowed to/i,
"the token may not write here; give the job permissions: contents: write"],[/(?:error:|HTTP) 404\b|Repository not found|repository '.*' not found|does not (?:appear to be a git repository|exist)|No such file or directory/i,
"there is no such repository, or the token may not see it; check --remote"],[/certificate problem|certificate verif|Host key verification failed/i,
"the server's identity cannot be verified; add its certificate or its host key to this machine"],[/dubious ownership/i,"the repository belon\
gs to another user; if you trust it, add it to git's safe.directory"],[/unsupported protocol|transport '.*' not allowed|Unable to find remote helper/i,
"check --remote"]],REJECTED=/\[remote rejected\][^(\n]*\(([^\n]*)\)/,PASSING=/internal|server error|time(?:d )?[ -]?out|unavailable|try again|\block\b|failed to update ref/i;
function refusalOf(finished){let said=saidBy(finished),all=`${finished.stdout}
${finished.stderr}`,remedyIn=remedies=>remedies.find(([pattern2])=>pattern2.test(all))?.[1],first=remedyIn(BEFORE_RACES);if(first!==void 0)return{
kind:"refused",said,todo:first};if(RACES.test(all))return{kind:"race"};let todo=remedyIn(FOR_GOOD);if(todo!==void 0)return{kind:"refused",said,
todo};let[,reason]=REJECTED.exec(all)??[];return reason===void 0||PASSING.test(reason)?{kind:"trouble",said}:{kind:"refused",said,todo:"tryi\
ng again would not help; its message says why"}}function saidBy({stdout,stderr,timedOut}){if(timedOut)return"no answer in time";let lines=lastLines(
stderr||stdout,4).split(`
`),[,reason]=REJECTED.exec(stdout)??[];return[...lines,reason??""].map(line2=>line2.replace(/^(?:(?:fatal|error|remote): *)+/,"").trim()).filter(
line2=>line2!==""&&!line2.startsWith("hint:")).join("; ").slice(0,400)}var MOST_BYTES7=7*1024*1024,PATHS_TOGETHER=400,MARK="loadgate-file",emptyTree={commit:null,read:async paths=>paths.map(()=>null),entries:async paths=>paths.
map(()=>null),list:async()=>[]};function treeAt(commit,repository){return{commit,read:async paths=>{let files=[...await entriesAt(commit,paths,
repository)].filter(([,{kind:kind2}])=>kind2==="file"),ids=new Map(files.map(([path,{id:id2}])=>[path,id2])),texts=await contents([...new Set(
ids.values())],repository);return paths.map(path=>{let id2=ids.get(path),text3=id2===void 0?null:texts.get(id2)??null;if(id2!==void 0&&text3===
null)throw new UsageError(`${path} is not a text, or has more than ${MOST_BYTES7/2**20} MiB`);return text3})},entries:async paths=>{let found=await entriesAt(
commit,paths,repository);return paths.map(path=>found.get(path)??null)},list:async folder2=>{let inside=folder2===""?[]:["--",`${folder2}/`];
return(await mustRemoteGit(repository,["--literal-pathspecs","ls-tree","-z","--name-only",commit,...inside])).split("\0").filter(path=>path!==
"").map(path=>path.slice(folder2===""?0:folder2.length+1))}}}var LINK="120000",KINDS3={blob:"file",tree:"folder",commit:"submodule"};async function entriesAt(commit,paths,repository){
let found=new Map;for(let from=0;from<paths.length;from+=PATHS_TOGETHER){let some2=paths.slice(from,from+PATHS_TOGETHER),said=await mustRemoteGit(
repository,["--literal-pathspecs","ls-tree","-z",commit,"--",...some2]);for(let entry of said.split("\0")){let[,mode2,type,id2="",path=""]=/^(\d+) (blob|tree|commit) ([0-9a-f]+)\t(.*)$/s.
exec(entry)??[];if(type===void 0)continue;let kind2=mode2===LINK?"link":KINDS3[type];found.set(path,{kind:kind2,id:id2})}}return found}async function contents(ids,repository){
if(ids.length===0)return new Map;await fetchBlobs(ids,repository);let sizes=await sizesOf(ids,repository),texts=new Map;for(let some2 of batchesOf(
ids,sizes))for(let[id2,text3]of await textsOf2(some2,sizes,repository))texts.set(id2,text3);return texts}async function fetchBlobs(ids,repository){
if((await repository.git(["config","remote.origin.partialclonefilter"])).code!==0)return;let args=["fetch","--quiet","--no-tags","--no-write\
-fetch-head","--filter=blob:none","--stdin"];await repository.git(["-c","fetch.negotiationAlgorithm=noop",...args,"origin"],{input:`${ids.join(
`
`)}
`})}async function sizesOf(ids,repository){let finished=await repository.git(["cat-file","--batch-check=%(objectname) %(objectsize)"],{input:`${ids.
join(`
`)}
`}),sizes=new Map(finished.stdout.split(`
`).flatMap(line2=>{let[,id2,size3]=/^([0-9a-f]+) (\d+)$/.exec(line2)??[];return id2===void 0?[]:[[id2,Number(size3)]]}));if(ids.some(id2=>!sizes.
has(id2)))throw new GitFailure("cat-file",finished);return sizes}function*batchesOf(ids,sizes){let some2=[],bytes4=0;for(let id2 of ids){let size3=sizes.
get(id2)??Number.NaN;size3<=MOST_BYTES7&&(bytes4+size3>MOST_BYTES7&&(yield some2,[some2,bytes4]=[[],0]),some2.push(id2),bytes4+=size3)}some2.
length>0&&(yield some2)}async function textsOf2(ids,sizes,repository){let{stdout}=await repository.git(["cat-file",`--batch=${MARK} %(object\
name)`],{input:`${ids.join(`
`)}
`}),bytes4=Buffer.from(stdout),at=0,texts=[];for(let id2 of ids){let head2=`${MARK} ${id2}
`,end2=at+head2.length+(sizes.get(id2)??0);if(bytes4.toString("utf8",at,at+head2.length)!==head2||bytes4[end2]!==10)return oneByOne(ids,sizes,
repository);texts.push([id2,bytes4.toString("utf8",at+head2.length,end2)]),at=end2+1}return texts}async function oneByOne(ids,sizes,{git:git2}){
let texts=[];for(let id2 of ids){let{stdout}=await git2(["cat-file","blob",id2]);Buffer.byteLength(stdout)===sizes.get(id2)&&texts.push([id2,
stdout])}return texts}var LIMIT_SECONDS=300,FIRST_WAIT_SECONDS=.5,LONGEST_WAIT_SECONDS=20,MOST_TROUBLE=8,BOT="41898282+github-actions[bot]@users.noreply.github.co\
m",AUTHOR={GIT_AUTHOR_NAME:"loadgate",GIT_AUTHOR_EMAIL:BOT,GIT_COMMITTER_NAME:"loadgate",GIT_COMMITTER_EMAIL:BOT};async function updateBranch(access2,make){
let{clock,limitSeconds:limitSeconds3=LIMIT_SECONDS}=access2,until=clock.now()+limitSeconds3,left=()=>until-clock.now(),repository=await initRepository(
access2,left),trouble=0;for(let tries=1;;tries++){let outcome=await tryOnce(access2,repository,make);if(!("kind"in outcome))return{...outcome,
tries};if(outcome.kind==="refused")throw refusedBy(access2,outcome,repository);trouble=outcome.kind==="trouble"?trouble+1:0;let wait=waitBefore(
tries,access2.random()),why2=outcome.kind==="race"?"others were faster":repository.redact(outcome.said);if(trouble>=MOST_TROUBLE||wait>left())
throw new DeliveryError(`${access2.branch} of ${access2.remote.url} could not be updated in ${tries} tries (${why2}); nothing is lost, run t\
his step again`);access2.say?.(`${access2.branch}: ${why2}; trying again`),await clock.sleep(wait,access2.signal)}}function waitBefore(tries,random){
return random*Math.min(LONGEST_WAIT_SECONDS,FIRST_WAIT_SECONDS*2**tries)}function refusedBy({branch:branch2,remote},{said,todo},{redact}){return new DeliveryError(
`${branch2} of ${remote.url} cannot be updated: ${redact(said)}; ${todo}`)}async function initRepository({folder:folder2,remote,branch:branch2,
signal},left){let gitDir=join34(folder2,"branch.git");mkdirSync10(gitDir,{recursive:!0});let repository=remoteGit(remote,gitDir,{left,signal}),
{code}=await repository.git(["check-ref-format",`refs/heads/${branch2}`]);if(code!==0||branch2.startsWith("-")||branch2==="HEAD"||branch2===
"@")throw new UsageError(`${branch2} is not the name of a branch; write it like gh-pages`);return await mustRemoteGit(repository,["init","--\
quiet","--bare",gitDir]),await mustRemoteGit(repository,["config","remote.origin.url",remote.url]),repository}async function tryOnce(access2,repository,make){
let tree=await fetchBranch(access2,repository);if("kind"in tree)return tree;let made=await make(tree).catch(refusalIn);if("kind"in made)return made;
let{change:change4,result}=made,commit=change4&&await createCommit(change4,tree,access2,repository);if(commit===null)return{commit,result};let pushed=await repository.
git(["push","--quiet","--porcelain","origin",`${commit}:refs/heads/${access2.branch}`]);return pushed.code===0?{commit,result}:refusalOf(pushed)}
function refusalIn(error3){if(error3 instanceof GitFailure)return refusalOf(error3.finished);throw error3}async function fetchBranch({branch:branch2},repository){
let ref=`refs/heads/${branch2}`,above=foldersOf(ref),listed2=await repository.git(["ls-remote","--refs","origin",ref,`${ref}/*`,...above]);if(listed2.
code!==0)return refusalOf(listed2);let refs=listed2.stdout.split(`
`).map(line2=>line2.slice(line2.indexOf("	")+1));if(!refs.includes(ref)){let inTheWay=refs.find(each=>each.startsWith(`${ref}/`)||above.includes(
each));return inTheWay===void 0?emptyTree:{kind:"refused",said:`it has a branch ${inTheWay.replace("refs/heads/","")}`,todo:NAME_IN_THE_WAY}}
let options=["--quiet","--no-tags","--no-write-fetch-head","--depth=1","--filter=blob:none"],got=await repository.git(["fetch",...options,"o\
rigin",`+${ref}:refs/loadgate/tip`]);if(got.code!==0)return goneMeanwhile(got.stderr)?{kind:"race"}:refusalOf(got);let commit=await mustRemoteGit(
repository,["rev-parse","refs/loadgate/tip"]);return treeAt(commit,repository)}function foldersOf(ref){let parts=ref.split("/");return Array.
from({length:parts.length-3},(_,i)=>parts.slice(0,i+3).join("/"))}var goneMeanwhile=said=>/couldn't find remote ref/i.test(said);async function createCommit({
files,message},tree,{folder:folder2},repository){if(files.size===0)return null;let env={GIT_INDEX_FILE:join34(folder2,"branch.index")};rmSync13(
env.GIT_INDEX_FILE,{force:!0}),tree.commit!==null&&await mustRemoteGit(repository,["read-tree",tree.commit],{env});let ids=await writeBlobs(
files,folder2,repository),entries=[...files.keys()].map(path=>{let id2=ids.get(path);return id2===void 0?`0 ${"0".repeat(40)}	${path}`:`1006\
44 ${id2}	${path}`});await mustRemoteGit(repository,["update-index","-z","--index-info"],{env,input:`${entries.join("\0")}\0`});let made=await mustRemoteGit(
repository,["write-tree","--missing-ok"],{env});if(tree.commit!==null){let before=await mustRemoteGit(repository,["rev-parse",`${tree.commit}\
^{tree}`]);if(made===before)return null}let parents=tree.commit===null?[]:["-p",tree.commit];return mustRemoteGit(repository,["commit-tree",
made,...parents,"-F","-"],{env:AUTHOR,input:message})}async function writeBlobs(files,folder2,repository){let present=[...files].filter(entry=>entry[1]!==
null);if(present.length===0)return new Map;let place=join34(folder2,"branch.files");mkdirSync10(place,{recursive:!0});let names2=present.map(
([,content],i)=>{let name3=join34(place,String(i));return writeFileSync12(name3,content),name3}),ids=(await mustRemoteGit(repository,["hash-\
object","-w","--no-filters","--stdin-paths"],{input:`${names2.join(`
`)}
`})).split(`
`);return new Map(present.map(([path],i)=>[path,ids[i]]))}var within2=(folder2,path)=>folder2===""?path:`${folder2}/${path}`;function storeIn(tree,folder2){return{read:paths=>tree.read(paths.map(path=>within2(folder2,path))),list:inside=>tree.list(within2(folder2,inside))}}var PAGE=["index.html","page.js","page.css"];function checkoutHere(host){return findRepository(host.cwd)}async function trendPlace({remote,branch:branch2,
folder:folder2},temporary,env,host){let address2=await addressOf2(remote,env,host),{GITHUB_TOKEN:token2="",GITHUB_SERVER_URL:server="https:/\
/github.com"}=env,at=remoteAt(address2,token2,server);return token2!==""&&at.credentials===null&&/^https?:/i.test(at.url)&&host.progress.say(
`the token is for ${server} and is not sent to ${new URL(at.url).origin}, where git's own credentials are used`),{access:{remote:at,branch:branch2,
folder:temporary,clock:host.clock,random:Math.random,signal:host.signal,say:text3=>host.progress.say(text3)},folder:folder2,page:pageFiles()}}
async function addressOf2(asked,env,host){let repository=repositoryUrl(env),checkout=asked===void 0?await checkoutHere(host):null,origin=checkout&&
await remoteUrl(checkout,"origin"),address2=asked??origin??(repository===null?void 0:`${repository}.git`);if(!address2)throw new UsageError(
"there is no remote to publish to: run this in a checkout that has an origin, or name one with --remote URL");let path=resolve16(checkout?.top??
host.cwd,address2);return existsSync16(path)?path:address2}function pageFiles(){let fromSources=import.meta.filename.endsWith(".ts"),folder2=fromSources?join35(import.meta.dirname,"..","..","dist","p\
age"):join35(import.meta.dirname,"page");if(!existsSync16(folder2)){if(fromSources)return new Map;throw new UsageError(`the page's files are\
 missing (${folder2}); install loadgate again, with its folder dist/page`)}return new Map(PAGE.map(name3=>[name3,readFileSync12(join35(folder2,
name3))]))}async function baselineHere(options,env,host){try{var _stack=[];try{let checkout=options.remote===void 0?await checkoutHere(host):
null;let tip=checkout&&await findCommit(checkout,`refs/remotes/origin/${options.branch}`);if(checkout&&tip)return await readBaselineLevels(storeAt(
checkout,tip,options.folder));let resources=__using(_stack,openRunResources(),!0);let{access:access2,folder:folder2}=await trendPlace(options,
resources.folder,env,host);let read=await updateBranch(access2,async tree=>({change:null,result:await readBaselineLevels(storeIn(tree,folder2))}));
return read.result}catch(_){var _error=_,_hasError=!0}finally{var _promise=__callDispose(_stack,_error,_hasError);_promise&&await _promise}}catch(error3){
return host.signal.throwIfAborted(),host.progress.say(`the trend cannot be read (${error3.message}), so this point is measured without it`),
null}}function storeAt(repository,commit,folder2){let within3=path=>[folder2,path].filter(part2=>part2!=="").join("/");return{read:paths=>Promise.
all(paths.map(path=>fileAt(repository,commit,within3(path)))),list:inside=>namesAt(repository,commit,within3(inside))}}var trendCommand={name:"trend",summary:"compare head with the pinned reference: one point of the trend",group:"ci",examples:[{line:"loadgate\
 trend",does:"compare HEAD with the reference in loadgate.yml"},{line:"loadgate trend --head v1.3.0 --budget 10m",does:"measure a tag, in te\
n minutes"},{line:"loadgate trend --bisect v1.2.0..v1.3.0 --case api/hello/direct",does:"find the commit that changed this case"}],options:{
head:{...HEAD,value:"REV",description:"The revision to measure. Defaults to `HEAD`."},bisect:BISECT,...SELECTION,isolation:ISOLATION2,secrets:SECRETS,
waitSeconds:WAIT,seed:SEED,...TREND_BRANCH,out:OUT,quiet:QUIET2,json:JSON_FORMAT},async run({values:values2,host}){let out2=resolve17(host.cwd,
values2.out);if(await prepareOut(out2),values2.bisect!==void 0){let found=await bisect({...values2,range:values2.bisect,out:out2},host);return print(
found,values2,()=>bisectedText(found)),0}let baseline=await baselineHere(values2,process.env,host),results2=await trend({...values2,baseline,
out:out2},host);return printResults(results2,{json:values2.json,out:out2},host),results2.exitCode}},DAY_MS=864e5;async function trend(options,host){
var _stack2=[];try{await recoverAbandoned(host);let workspace=__using(_stack2,await openWorkspace(host),!0);let{repository}=workspace;let commit=await mustFind(
repository,options.head??"HEAD");let head2={commit,label:options.head??"HEAD"};let config2=await configAt(repository,commit,options,host);let reference2=await pinnedReference(
config2,head2,repository);let cases=plannedCases(config2,options.case);let[control]=plannedCases(config2,config2.trend?.control??cases[0]?.id);
let against=base2=>({...options,revisions:{base:base2.revision,head:head2},...base2.images&&{images:{base:base2.images}},measureIdentical:!0,
rules:"head",failOn:["invalid"],looks:!1});let experiment2=await comparisonOf(against(reference2),workspace,control?[control]:[]);let perCase=budgetOf(
experiment2)/cases.length;let run3=__using(_stack2,await prepare(experiment2,workspace,options),!0);let{base,head:newer}=run3.sides;if(!base)
throw new RangeError("the reference was not built");let measure2=(what,some2,sides,more={})=>{host.progress.say(what);let part2={cases:some2,
config:{...withoutLimits(experiment2.config),budgetSeconds:perCase*some2.length}};return measureComparison(run3,{...experiment2,...part2,...more},
sides,options.out)};let noTime=()=>({startedAt:host.clock.date().toISOString(),seconds:0});let first=await measure2(`head against the refere\
nce ${reference2.label}`,cases,run3.sides);let{logs:logs2}=first;let results2=baseIsBroken(first.results)?{...first.results,exitCode:EXIT.invalid}:
first.results;if(results2.interrupted)return writeReports(results2,logs2,options.out),results2;let{reference:_,...settings}=config2.trend;let night={
settings,config:config2.file,reference:{commit:reference2.identity,label:reference2.label},head:{commit,subject:await subjectOf(repository,commit)??
""},control:null,seam:null,again:null};let point=()=>({...results2,command:"trend",notices:[...results2.notices,...night.planted?plantedNotices(
night.planted):[]],trend:night});let keep2=part2=>{night={...night,...part2},writeReports(point(),logs2,options.out),host.signal.throwIfAborted()};
keep2({});let odd=suspicious(results2,options.baseline);if(odd.length>0){let what=`again, since they look changed: ${odd.join(", ")}`,own2=cases.
filter(({id:id2})=>odd.includes(id2));keep2({again:measuredPart(await measure2(what,own2,{base,head:newer,buildTime:noTime()}))})}let turn2=options.
baseline?.nights??Math.floor(host.clock.date().getTime()/DAY_MS);let plant=slowdownOfNight(config2,comparableCases(cases,results2.cases),turn2);
let equal=__using(_stack2,control||plant?await run3.copy(base,"twin"):null,!0);let equalSides=equal&&{base,head:equal,buildTime:noTime()};if(control&&
equalSides){let measured4=await measure2(`equal builds of ${control.id}`,[control],equalSides,{design:"looks"});keep2({control:measuredPart(
measured4)})}let before=await movedFrom(reference2,options.baseline,head2,repository,host);if(before){var _stack=[];try{let{base:source}=await comparisonOf(
against(before),workspace);if(!source)throw new RangeError("a comparison has a base");let older=__using(_stack,await run3.build({...source,name:"\
prev",writesCache:!1}),!0);let sides={base:older,head:base,buildTime:older.time};let what=`the reference against ${before.label}, the previo\
us one`;let from={commit:before.identity,label:before.label};let results3=measuredPart(await measure2(what,cases,sides));keep2({seam:results3&&
{from,results:results3}})}catch(_2){var _error=_2,_hasError=!0}finally{var _promise=__callDispose(_stack,_error,_hasError);_promise&&await _promise}}
if(plant&&equalSides){let{case:found,slowdown}=plant,what=`a planted slowdown in ${found.id}, which has to be found`,results3=measuredPart(await measure2(
what,[found],equalSides,{design:"looks",slowdown:{share:slowdown}}));keep2({planted:{case:found.id,slowdown,results:results3}})}return point()}catch(_3){
var _error2=_3,_hasError2=!0}finally{var _promise2=__callDispose(_stack2,_error2,_hasError2);_promise2&&await _promise2}}function measuredPart({
results:results2}){let{trend:_,...part2}=results2;return part2.interrupted&&part2.cases.every(({sessions})=>sessions.length===0)?null:{...part2,
command:"compare"}}async function configAt(repository,commit,options,host){let file=locateConfig(repository,host.cwd,options.config),text3=await fileAt(
repository,commit,file);if(text3===null)throw new UsageError(`${commit.slice(0,12)} has no ${file}; commit it first`);let config2=parseConfig(
text3,file,options.preset===void 0?{}:{preset:options.preset});if(config2.trend)return config2;throw new UsageError(`${file} has no trend se\
ction; add one with the reference of all points, like trend: { reference: v1.0.0 }`)}async function movedFrom(reference2,baseline,head2,repository,host){
let before=baseline?.reference??null;if(before===null||before.commit===reference2.identity)return null;let found=await referenceNamed(before,
head2,repository);return found===null&&host.progress.say(`the previous reference, ${before.label}, is not in this clone, so the series start\
s over; set fetch-depth: 0 to continue it`),found}import{join as join36}from"node:path";function attributed2(base,head2,threadNames){return[...new Set([...base.keys(),...head2.keys()])].map(stack=>{let frames=stack.split(";"),costs2={
base:base.get(stack)??0,head:head2.get(stack)??0},called=threadNames&&frames.length>1?frames.slice(1):frames,isCode=codeIn(called),last=called.
findLastIndex(isCode);if(last>=0)return{kind:"code",path:called.slice(0,last+1).filter(isCode),asked:called.slice(last+1),...costs2};let of=kind3=>frames.
some(name3=>kindOf3(name3)===kind3);return{kind:of("collector")?"collector":of("compiler")?"compiler":"runtime",path:called,asked:[],...costs2}})}
var OF_HOTSPOT=/^(?:Java)?Thread::|^(?:JavaCalls|CompileBroker|WorkerThread|GangWorker|VMThread)::/,OF_PYTHON=/ \S+\.py$/;function codeIn(frames){
let isCode=name3=>kindOf3(name3)==="code";return frames.some(name3=>OF_HOTSPOT.test(name3))?name3=>isCode(name3)&&!name3.includes("::"):frames.
some(name3=>OF_PYTHON.test(name3))?name3=>OF_PYTHON.test(name3):isCode}var COLLECTOR=/garbage collector|^runtime\.(?:gc|bgsweep|mallocgc|scan|mark|sweep|greyobject)|^(?:G1|PSScavenge|ParallelGC|SerialGC|ZGC|ShenandoahGC)|^_?gc_collect|^GC Thread/i,
COMPILER=/^(?:CompileBroker|C[12]Compiler|Compilation|Compile)::/,RUNTIME=new RegExp([/_\[k\]$|^(?:entry_|do_syscall|x64_sys|sys_|__x64|el0_)|^\[unknown\]/,
/ node:| \(native\)$|^\((?:program|root|native)\)/,/^(?:runtime|internal\/runtime|syscall)[./]/,/ <frozen |^_Py|^Py[A-Z]/,/^(?:javax?|jdk|sun|com\.sun)\.|^Interpreter$|^StubRoutines |^(?:v|i)table chunks$|^thread_(?:native_)?entry$/,
/^<?(?:&(?:mut )?)?(?:core|alloc|std|hashbrown)::/,/^_int_(?:malloc|free|realloc)$|^_+(?:libc|GI)_|^(?:__libc_)?(?:malloc|calloc|realloc|c?free)(?:@.*)?$|^(?:malloc_consolidate|unlink_chunk|sysmalloc|operator (?:new|delete))\b|^_*mem(?:cpy|move|set|cmp)(?:_\w+|@.*)?$|^(?:_start|start_thread|__clone3?|clone3)$/].
map(({source})=>source).join("|"));function kindOf3(name3){return COLLECTOR.test(name3)?"collector":COMPILER.test(name3)?"compiler":RUNTIME.
test(name3)?"runtime":"code"}var MOST_FUNCTIONS=3;function growthOf({tool:tool2,base,head:head2,lines}){let found=grownFunctions(base,head2,MOST_FUNCTIONS,tool2==="perf"),
placed3=one=>{let line2=lines.get(one.name);return{...one,...line2!==void 0&&{line:line2}}},functions=found.map(({calls,...one})=>({...placed3(
one),...calls!==void 0&&{calls:placed3(calls)}}));return{tool:tool2,base:sum3(base),head:sum3(head2),functions}}var LEAST_SHARE=.1,MOST_OF=.5,
NO_MORE_THAN=1.5;function grownFunctions(base,head2,most,threadNames=!1){let whole=sum3(head2)-sum3(base);if(!(whole>0))return[];let least=LEAST_SHARE*
whole,kinds=Map.groupBy(attributed2(base,head2,threadNames),({kind:kind2})=>kind2),code=withoutRenamed(kinds.get("code")??[]),server=costOf(
code);return[...largestBranches(code,server,least,most),...OTHERS.flatMap(kind2=>largestBranches(kinds.get(kind2)??[],server,least,1))].toSorted(
(a,b)=>b.head-b.base-(a.head-a.base)).slice(0,most)}var OTHERS=["runtime","collector","compiler"];function largestBranches(stacks,server,least,most){
let regions=[{stacks,below:null}],found=[];for(;found.length<most;){let deepest=regions.flatMap(region2=>{let branch3=deepestOf(region2,least,
server);return branch3?[{region:region2,branch:branch3}]:[]}),[largest2]=deepest.toSorted((a,b)=>growth2(b.branch.cost)-growth2(a.branch.cost));
if(!largest2)break;let{region,branch:branch2}=largest2;found.push(named2(branch2));let inBranch=new Set(branch2.stacks),rest={...region,stacks:region.
stacks.filter(stack=>!inBranch.has(stack))};regions=[...regions.filter(each=>each!==region),rest,branch2]}return found}function deepestOf(region,least,server){
let at=null,all=growth2(costOf(region.stacks));for(;;){let within3=at??region,called=grownIn(within3,least),holder=leastCost(called.filter(each=>growth2(
each)>=MOST_OF*all));if(holder){at=branchOf(within3,holder);continue}let passed=at===null||isMost(at.cost,server)&&ownGrowth(at)<MOST_OF*all,
[largest2]=called.toSorted((a,b)=>growth2(b)-growth2(a));if(!passed||!largest2)return at;at=branchOf(within3,largest2),all=growth2(largest2)}}
function grownIn({stacks,below},least){let all=growth2(costOf(stacks));return inclusive(stacks,below).filter(each=>growth2(each)>=least&&growth2(
each)<=NO_MORE_THAN*all)}function branchOf({stacks,below},{name:name3,base,head:head2}){return{stacks:stacks.filter(stack=>pathBelow(stack,below).
includes(name3)),below:name3,cost:{base,head:head2}}}var isMost=(cost,server)=>cost.base>MOST_OF*server.base&&cost.head>MOST_OF*server.head;
function ownGrowth({stacks,below}){return growth2(costOf(stacks.filter(stack=>stack.path.at(-1)===below)))}function named2({stacks,below,cost}){
let kind2=stacks[0]?.kind??"code",own2=stacks.filter(({path})=>path.at(-1)===below),called=inclusive(own2.map(stack=>({...stack,path:stack.asked.
slice(0,1)})),null).find(each=>growth2(each)>=MOST_OF*growth2(cost)),calls=called&&{name:called.name,kind:kindOf3(called.name)};return{name:below,
kind:kind2,...cost,...calls&&{calls}}}var growth2=({base,head:head2})=>head2-base;function costOf(stacks){let[base,head2]=[0,0];for(let stack of stacks)
base+=stack.base,head2+=stack.head;return{base,head:head2}}function leastCost(functions){let same=(a,b)=>Math.abs(a-b)<1e-9*Math.max(a,b);return functions.
toSorted((a,b)=>same(a.head,b.head)?b.depth-a.depth:a.head-b.head)[0]}var pathBelow=({path},name3)=>name3===null?path:path.slice(path.lastIndexOf(
name3)+1);function inclusive(stacks,below){let costs2=new Map;for(let stack of stacks){let path=pathBelow(stack,below);for(let name3 of new Set(
path)){let entry=costs2.get(name3)??{base:0,head:0,depth:0};costs2.set(name3,entry),entry.base+=stack.base,entry.head+=stack.head,entry.depth=
Math.max(entry.depth,path.lastIndexOf(name3))}}return[...costs2].map(([name3,cost])=>({name:name3,...cost}))}function withoutRenamed(stacks){
let costs2=inclusive(stacks,null),onlyIn=(side2,other)=>costs2.filter(each=>each[side2]>0&&each[other]===0).toSorted((a,b)=>b[side2]-a[side2]),
callers=new Map;for(let{path,base,head:head2}of stacks)for(let[i,name3]of path.entries()){let own2=callers.get(name3)??new Map;callers.set(name3,
own2);let caller=path[i-1]??"";own2.set(caller,(own2.get(caller)??0)+base+head2)}let callerOf=name3=>[...callers.get(name3)??[]].toSorted(([
,a],[,b])=>b-a)[0]?.[0]??"",names2=new Map,added=onlyIn("head","base");for(let gone of onlyIn("base","head").toSorted((a,b)=>a.depth-b.depth||
b.base-a.base)){let caller=callerOf(gone.name),at=added.findIndex(({name:name3})=>callerOf(name3)===(names2.get(caller)??caller)),[found]=at<
0?[]:added.splice(at,1);found&&names2.set(gone.name,found.name)}return stacks.map(stack=>({...stack,path:stack.path.map(name3=>names2.get(name3)??
name3)}))}function sum3(stacks){let total2=0;for(let cost of stacks.values())total2+=cost;return total2}import{rmSync as rmSync14}from"node:fs";import{dirname as dirname9}from"node:path";import{randomBytes as randomBytes2}from"node:crypto";var MOST_BYTES8=32*1024*1024,MOST_FRAMES=1e3,ANSWER_SECONDS2=20,answer=object({id:number2().optional(),result:unknown(),error:object({message:string2()}).
optional()});async function openInspector({address:{host,port:port2},path},signal){let{socket,head:head2}=await upgraded(host,port2,path,signal),
waiting=null,id2=0,settled2=()=>{let was=waiting;return clearTimeout(was?.timer),waiting=null,was},fail=error3=>{settled2()?.reject(error3),
socket.destroy()},take=messagesOf(text3=>{let{data:said}=answer.safeParse(jsonOrNull(text3));if(!waiting||said?.id!==waiting.id)return;let{method:method3}=waiting;
said.error?settled2()?.reject(new Error(`Node's inspector: ${method3}: ${said.error.message}`)):settled2()?.resolve(said.result)},fail);return socket.
on("data",take),socket.on("error",fail),socket.on("close",()=>fail(new Error("Node's inspector went away"))),signal.addEventListener("abort",
()=>fail(signal.reason),{once:!0}),head2.length>0&&take(head2),{ask:(method3,params={})=>new Promise((resolve19,reject)=>{if(signal.aborted)
return reject(signal.reason);if(socket.destroyed)return reject(new Error("Node's inspector went away"));id2+=1,waiting={id:id2,method:method3,
resolve:resolve19,reject,timer:setTimeout(()=>fail(new Error(`Node's inspector: no answer to ${method3}`)),ANSWER_SECONDS2*1e3)},socket.write(
frameOf(JSON.stringify({id:id2,method:method3,params})))}),[Symbol.dispose]:()=>{socket.destroy()}}}function upgraded(host,port2,path,signal){
return new Promise((resolve19,reject)=>{let headers2={connection:"Upgrade",upgrade:"websocket","sec-websocket-version":"13","sec-websocket-k\
ey":randomBytes2(16).toString("base64")},asked=process.getBuiltinModule("node:http").request({host,port:port2,path,headers:headers2,signal,agent:!1}),
timer2=setTimeout(()=>asked.destroy(new Error("Node's inspector does not answer")),ANSWER_SECONDS2*1e3);asked.once("close",()=>clearTimeout(
timer2)),asked.once("upgrade",(_,socket,head2)=>{clearTimeout(timer2),resolve19({socket,head:head2})}),asked.once("response",response=>{response.
destroy(),reject(new Error("what the server says is Node's inspector is none"))}),asked.on("error",error3=>reject(signal.aborted?signal.reason:
new Error(`Node's inspector cannot be reached: ${error3.message}`))),asked.end()})}var TEXT=1,CONTINUED=0,CLOSE=8;function messagesOf(hear,fail){
let came=0,pieces=[],held=0,needed=2,message=[],frames=0;return piece=>{if(came+=piece.length,came>MOST_BYTES8)return fail(new Error(`Node's\
 inspector sent more than ${MOST_BYTES8/1024/1024} MiB`));if(pieces.push(piece),held+=piece.length,held<needed)return;let rest=Buffer.concat(
pieces);for(;;){let frame=frameIn(rest);if("needed"in frame){needed=frame.needed;break}if(rest=rest.subarray(frame.length),frames+=1,frames>
MOST_FRAMES)return fail(new Error(`Node's inspector sent more than ${MOST_FRAMES} frames`));if(frame.kind===CLOSE)return fail(new Error("Nod\
e's inspector went away"));frame.kind!==TEXT&&frame.kind!==CONTINUED||(message.push(frame.body),frame.last&&(hear(Buffer.concat(message).toString(
"utf8")),message=[]))}pieces=[rest],held=rest.length}}function frameIn(bytes4){if(bytes4.length<2)return{needed:2};let[first=0,second=0]=bytes4,
short4=second&127,start=short4===127?10:short4===126?4:2;if(bytes4.length<start)return{needed:start};let size3=short4===127?Number(bytes4.readBigUInt64BE(
2)):short4===126?bytes4.readUInt16BE(2):short4,length=start+size3;return bytes4.length<length?{needed:length}:{kind:first&15,last:(first&128)!==
0,body:bytes4.subarray(start,length),length}}function frameOf(text3){let body2=Buffer.from(text3);if(body2.length>125)throw new RangeError("\
commands of the inspector are short");let mask=randomBytes2(4),masked=body2.map((byte,index)=>byte^(mask[index%4]??0));return Buffer.concat(
[Buffer.from([128|TEXT,128|body2.length]),mask,masked])}function jsonOrNull(text3){try{return JSON.parse(text3)}catch{return null}}var PERF_HERTZ=199,STACK_PAGES="1024";async function perfSamples(pids,{seconds:seconds4,file,within:within3},signal){let apart2={cwd:dirname9(
file),env:allowedEnvironment(process.env)},options={...apart2,...signal&&{signal},timeoutSeconds:seconds4+30},walks=walksFor(pids),fileOf=walk=>`${file}\
.${walk}`;try{let record2=async walk=>{let how=["--event","cpu-clock","--freq",String(PERF_HERTZ),"--call-graph",walk];walk==="dwarf"&&how.push(
"--mmap-pages",STACK_PAGES);let whom=["--output",fileOf(walk),"--pid",pids.join(",")],argv=["perf","record","--quiet",...how,...whom,"--","s\
leep",String(seconds4)],recorded=await run(argv,options);if(recorded.code!==0)throw new Error(`perf: ${why(recorded)}`)};await Promise.all(walks.
map(record2)),await Promise.all(pids.map(pid=>namesOfJava(pid,apart2,within3)));let found=[];for(let walk of walks){let fields=["--fields","\
comm,ip,sym",...walk==="dwarf"?["--no-inline"]:[]],argv=["perf","script","--force","--input",fileOf(walk),...fields];found.push(foldedScript(
await must(argv,{...options,timeoutSeconds:120})))}return withMostNames(found)}finally{for(let walk of walks)rmSync14(fileOf(walk),{force:!0})}}
function walksFor(pids){return pids.some(pid=>PYTHON.test(programOf(pid)??""))?["fp","dwarf"]:[pids.some(keepsFramePointers)?"fp":"dwarf"]}var PYTHON=/^python[\d.]*t?$/,
PYTHON_FUNCTION=/(?:^|;)[^;]* \S+\.py(?:;|$)/;function withMostNames(walked){let shares=walked.map(samples=>{let[named3,all]=[0,0];for(let[stack,
count3]of samples)all+=count3,PYTHON_FUNCTION.test(stack)&&(named3+=count3);return all===0?0:named3/all}),enough=.8*Math.max(...shares);return walked[shares.
findIndex(share3=>share3>=enough)]??new Map}var WITH_FRAME_POINTERS=/^(?:java|node)$/,OF_GO="Go\0\0";function keepsFramePointers(pid){let program=programOf(
pid);if(program===null||WITH_FRAME_POINTERS.test(program))return!0;let start=startOfProgram(pid,8192);return start===null||start.includes(OF_GO)}
var PERF_MAP_SECONDS=10;async function namesOfJava(pid,apart2,within3){if(programOf(pid)!=="java")return;let jcmd=findProgram("jcmd"),asked=jcmd===
null?null:(await run([jcmd,String(pid),"Compiler.perfmap"],{...apart2,timeoutSeconds:PERF_MAP_SECONDS})).code,own2=ownPid(pid);asked===0||own2===
null||own2===pid||await within3(["jcmd",String(own2),"Compiler.perfmap"],PERF_MAP_SECONDS).catch(()=>{})}function foldedScript(text3){let samples=new Map;
for(let block of text3.split(/\n\s*\n/)){let[program,...frames]=block.split(`
`).filter(line2=>line2.trim()!=="");if(program===void 0||/^\s+[0-9a-f]+ /.test(program))continue;let names2=frames.map(line2=>frameName(symbolIn(
line2.trim()))).toReversed(),stack=[frameName(program.trim()),...names2].join(";");samples.set(stack,(samples.get(stack)??0)+1)}return samples}
var OF_KERNEL=/^ffff[0-9a-f]{12}\s/;function symbolIn(line2){let name3=line2.replace(/^[0-9a-f]+\s+/,"").replace(/^py::(.*):([^:]*)$/,(_,called,path)=>`${called}\
 ${shortFile(path)}`).replace(/ \(inlined\)$/,"").replace(/^(?:[\w.$[\]]+ )?([\w$]+(?:\.[\w$<>]+)+)\(.*\)$/,"$1");return OF_KERNEL.test(line2)?
`${name3}_[k]`:shortened2(name3)}var READABLE2=100;function shortened2(name3){let levels=[3,2,1],[found=name3]=levels.map(level3=>withoutArguments(
name3,level3)).filter(({length})=>length<=READABLE2);return name3.length<=READABLE2?name3:found}function withoutArguments(name3,level3){let text3="",
depth=0;for(let[i,letter]of[...name3].entries())letter==="<"?(depth+=1,depth<=level3&&(text3+=depth===level3?"<\u2026":letter)):letter===">"&&
name3[i-1]!=="-"?(depth<=level3&&(text3+=letter),depth-=1):depth<level3&&(text3+=letter);return text3}function frameName(text3){return text3.
replaceAll(";",":")||"[unknown]"}var INTERVAL=5e-4,LISTENING=/Debugger listening on ws:\/\/[^/\s]+:(\d+)(\/[0-9a-f-]+)/g,MOST_INSPECTORS=16;
function inspectorsIn(log3,host,processes){return[...new Map([...log3.matchAll(LISTENING)].map(([,port2,path])=>[Number(port2),path]))].filter(
([port2])=>port2>0&&port2<65536).slice(0,Math.min(processes,MOST_INSPECTORS)).map(([port2,path])=>({address:{host,port:port2},path}))}var MOST_SAMPLES=2e5,
MOST_NODES=5e4,MOST_CHARACTERS3=64*1024*1024,LONGEST_NAME=200,v8Profile=object({nodes:array(object({id:number2(),callFrame:object({functionName:string2(),
url:string2(),lineNumber:number2()}),children:array(number2()).max(MOST_NODES).optional()})).max(MOST_NODES),samples:array(number2()).max(MOST_SAMPLES),
timeDeltas:array(number2()).max(MOST_SAMPLES)});async function v8Stacks(inspectors,load,signal){var _stack=[];try{let stack=__using(_stack,new DisposableStack);
let sessions=[];for(let inspector of inspectors)sessions.push(stack.use(await openInspector(inspector,signal)));for(let{ask:ask2}of sessions)
await ask2("Profiler.enable"),await ask2("Profiler.setSamplingInterval",{interval:INTERVAL*1e6}),await ask2("Profiler.start");await load();let all=new Map;
let lines=new Map;for(let{ask:ask2}of sessions){let{success,data}=stoppedProfile.safeParse(await ask2("Profiler.stop"));if(!success)throw new Error(
"Node's inspector sent no profile, or one that is too large to be V8's");for(let[stack2,seconds4]of foldedProfile(data.profile))all.set(stack2,
(all.get(stack2)??0)+seconds4);for(let{callFrame}of data.profile.nodes)callFrame.url!==""&&lines.set(nameOf(callFrame),callFrame.lineNumber+
1)}return{stacks:all,lines}}catch(_){var _error=_,_hasError=!0}finally{__callDispose(_stack,_error,_hasError)}}var stoppedProfile=object({profile:v8Profile}),
DEEPEST4=256;function foldedProfile({nodes,samples,timeDeltas}){let parents=new Map(nodes.flatMap(({id:id2,children=[]})=>children.map(child=>[
child,id2]))),names2=new Map(nodes.map(({id:id2,callFrame})=>[id2,nameOf(callFrame)])),characters=0,known2=new Map,stackOf=id2=>{let before=known2.
get(id2);if(before!==void 0)return before;let frames=[];for(let at=id2;at!==void 0&&frames.length<DEEPEST4;at=parents.get(at)){let name3=names2.
get(at);name3!==void 0&&frames.push(name3)}let called=frames.toReversed().slice(1),stack=called.length===0||called.at(-1)==="(idle)"?null:called.
join(";");if(characters+=stack?.length??0,characters>MOST_CHARACTERS3)throw new Error("the profile is too large to be V8's");return known2.set(
id2,stack),stack},stacks=new Map;for(let[index,id2]of samples.entries()){let stack=stackOf(id2);stack!==null&&stacks.set(stack,(stacks.get(stack)??
0)+Math.max(0,timeDeltas[index+1]??0)/1e6)}return stacks}function shortFile(path){let parts=path.split("/"),name3=parts.at(-1)??"";return/^(?:index\.\w+|__init__\.py)$/.
test(name3)?parts.slice(-2).join("/"):name3}var OF_V8=/^\((?!anonymous\))[\w ]+\)$/,OF_OLD_NODE=/^[\w-]+(?:\/[\w-]+)*\.js$/;function nameOf({
functionName,url,lineNumber}){let file=shortFile(url),name3=functionName||"(anonymous)",place=url===""?OF_V8.test(name3)?"":" (native)":url.
startsWith("node:")?` ${url}`:OF_OLD_NODE.test(url)?` node:${url.slice(0,-3)}`:` ${file}${functionName?"":`:${lineNumber+1}`}`;return`${name3}${place}`.
slice(0,LONGEST_NAME).replaceAll(";",":")}import{readFileSync as readFileSync13,rmSync as rmSync15}from"node:fs";import{dirname as dirname10}from"node:path";var MOST_PROCESSES=16,MOST_BYTES9=64*1024*1024,LONGEST_NAME2=200;function pythonProcesses(pids){return findProgram("py-spy")===null?[]:pids.
filter(pid=>/^python[\d.]*t?$/.test(programOf(pid)??"")).slice(0,MOST_PROCESSES)}async function pySpySamples(pids,{seconds:seconds4,hertz,file},signal){
let apart2={cwd:dirname10(file),env:allowedEnvironment(process.env),...signal&&{signal}},texts=await Promise.all(pids.map(async pid=>{let output=`${file}\
.${pid}`;try{let options=["--format","raw","--function","--threads","--rate",String(hertz),"--duration",String(seconds4)],before=threads([pid]).
cpu,argv=["py-spy","record",...options,"--output",output,"--pid",String(pid)],recorded=await run(argv,{...apart2,timeoutSeconds:seconds4+30});
if(recorded.code!==0)throw new Error(`py-spy: ${why(recorded)}`);return{text:readFileSync13(output,"utf8").slice(0,MOST_BYTES9),samplesAtWork:samplesAtWork(
before,threads([pid]).cpu,hertz)}}finally{rmSync15(output,{force:!0})}}));return pySpyStacks(texts)}function samplesAtWork(before,after2,hertz){
return new Map([...after2].flatMap(([thread,cpu])=>{let own2=ownPid(Number(thread.split("/")[1]));return own2===null?[]:[[own2,(cpu-(before.
get(thread)??0))*hertz]]}))}function pySpyStacks(texts){let samples=new Map,lines=new Map;for(let{text:text3,samplesAtWork:samplesAtWork2}of texts){
let found=[...text3.matchAll(/^(?:thread \((\w+)\)[^;\n]*;)?(.+) (\d+)$/gm)].map(([,thread,frames="",count3])=>({thread:Number(thread),frames,
count:Number(count3)})),seen2=new Map;for(let{thread,count:count3}of found)seen2.set(thread,(seen2.get(thread)??0)+count3);for(let{thread,frames,
count:count3}of found){let scale3=(samplesAtWork2.get(thread)??seen2.get(thread)??0)/(seen2.get(thread)||1),stack=frames.split(";").map(frame=>nameOf2(
frame,lines)).join(";");scale3>0&&samples.set(stack,(samples.get(stack)??0)+count3*scale3)}}return{samples,lines}}function nameOf2(frame,lines){
let[,called=frame,file,line2]=/^(.*) \((.+):(\d+)\)$/.exec(frame)??[],place=file===void 0?"":` ${shortFile(file)}`,name3=`${called}${place}`.
slice(0,LONGEST_NAME2);return line2!==void 0&&lines.set(name3,Number(line2)),name3}function profileSeconds({plan:{budgetSeconds},seconds:{run:run3}}){return Math.max(20,(1+.1)*budgetSeconds-run3)}var LATE=`the time for prof\
iles was over, at most ${.1*100}% of the budget; set a larger budget`,TOO_LONG="the time for profiles of a case was over, at most 20 s";async function eachInTime(all,together,{
clock,signal},profile,late){let until=clock.now()+together,profiles=[];for(let one of all){var _stack=[];try{let left=until-clock.now();if(left<
10){profiles.push(late(one,LATE));continue}let time5=__using(_stack,profileTime(Math.min(20,left),clock,signal));try{profiles.push(await profile(
one,time5))}catch(error3){signal.throwIfAborted(),profiles.push(late(one,time5.signal.aborted?TOO_LONG:error3.message))}}catch(_){var _error=_,
_hasError=!0}finally{__callDispose(_stack,_error,_hasError)}}return profiles}function profileTime(seconds4,clock,interruption){let over=new AbortController,
done=new AbortController;return clock.sleep(seconds4,done.signal).then(()=>over.abort(new Error(TOO_LONG)),()=>{}),{until:clock.now()+seconds4,
signal:AbortSignal.any([interruption,over.signal]),[Symbol.dispose]:()=>done.abort()}}var SECONDS3=5,LEAST_SECONDS2=1,READING_SECONDS=2,WARM_UP_SECONDS=3,IN_CONTAINER="0.0.0.0:9229",ANYWHERE="127.0.0.1:0";async function profileCase(benchmark,context,folder2,profiling){
let{id:id2}=benchmark.case,sides=new Map,{until}=profiling.time;for(let[index,build2]of benchmark.builds.entries()){let now=context.clock.now(),
share3=(until-now)/(benchmark.builds.length-index),own2={...profiling,time:{until:now+share3}};sides.set(build2.variant,await profileOf3(build2,
benchmark,context,folder2,own2))}let[base,head2]=[sides.get("base"),sides.get("head")];return!base||!head2?{case:id2,reason:"there is no bas\
e to compare with"}:base.stacks.size===0||head2.stacks.size===0?{case:id2,reason:`${head2.tool} saw no sample`}:{case:id2,tool:head2.tool,seconds:Math.
min(base.seconds,head2.seconds),base:base.stacks,head:head2.stacks,lines:head2.lines}}async function profileOf3(build2,benchmark,context,folder2,{
time:time5,warmUpSeconds}){var _stack=[];try{let deployment=__using(_stack,await startVariant(benchmark,inspected(build2,context),context.runner,
context.clock),!0);let{server}=deployment;let inspectors=inspectorsIn(await server.log(),server.address.host,(await pidsOf(deployment)).length);
await warmUp([deployment],!1,benchmark,context,Math.min(warmUpSeconds,WARM_UP_SECONDS));let seconds4=loadSeconds(time5.until-context.clock.now());
let answers2=0;let load=async()=>{let{rate:rate3}=benchmark,length=rate3===void 0?{seconds:seconds4}:{requests:Math.ceil(rate3*seconds4)},threads2=generatorThreads(
context.plan.cpus,1),loaded2=await context.generator(loadOf(deployment,benchmark,length,threads2,rate3),{signal:context.signal});answers2=answersOf(
loaded2.output)};let perRequest=(samples,each)=>new Map([...samples].map(([stack,count3])=>[stack,count3*each/answers2]));if(inspectors.length>
0){let{stacks:stacks2,lines:lines2}=await v8Stacks(inspectors,load,context.signal);return{tool:"V8's profiler",seconds:seconds4,stacks:perRequest(
stacks2,1),lines:lines2}}let pids=await pidsOf(deployment);let python=pythonProcesses(pids);let sampling=()=>python.length>0?bySamplingPython(
python,seconds4,folder2,context.signal):byPerf(pids,seconds4,folder2,deployment,context.signal);let[sampled,loaded]=await Promise.allSettled(
[sampling(),load()]);if(sampled.status==="rejected")throw sampled.reason;if(loaded.status==="rejected")throw loaded.reason;let{tool:tool2,stacks,
lines}=sampled.value;return{tool:tool2,seconds:seconds4,stacks:perRequest(stacks,1/PERF_HERTZ),lines}}catch(_){var _error=_,_hasError=!0}finally{
var _promise=__callDispose(_stack,_error,_hasError);_promise&&await _promise}}async function bySamplingPython(pids,seconds4,folder2,signal){
let asked={seconds:seconds4,hertz:PERF_HERTZ,file:join36(folder2,"py-spy")},{samples,lines}=await pySpySamples(pids,asked,signal);return{tool:"\
py-spy",stacks:samples,lines}}async function byPerf(pids,seconds4,folder2,{server},signal){let within3=(command3,timeoutSeconds)=>server.exec(
command3,{timeoutSeconds,signal});return{tool:"perf",stacks:await perfSamples(pids,{seconds:seconds4,file:join36(folder2,"perf"),within:within3},
signal),lines:new Map}}function loadSeconds(left){let seconds4=Math.min(SECONDS3,Math.floor(left-READING_SECONDS));if(seconds4>=LEAST_SECONDS2)
return seconds4;throw new Error(`starting and warming up left no time to profile, of the ${20} s of a case`)}function inspected(build2,{runner}){
let{target}=build2,docker2=runner.name==="docker",inherited2=docker2?{}:inheritedEnvironment(process.env,target.inherit,{}),more=(name3,option)=>{
let given=target.env[name3]??inherited2[name3];return{[name3]:given===void 0?option:`${given} ${option}`}},env={...target.env,...more("NODE_\
OPTIONS",`--inspect=${docker2?IN_CONTAINER:ANYWHERE}`),...more("JAVA_TOOL_OPTIONS","-XX:+PreserveFramePointer"),PYTHONPERFSUPPORT:"1"};return{
...build2,target:{...target,env}}}async function pidsOf({server}){let{threads:threads2}=await server.meter.read();return[...new Set([...threads2.
keys()].map(thread=>Number(thread.split("/")[0])))]}var MOST_CASES=3;function withGrowth(results2,profiles){let found=new Map(profiles.flatMap(
each=>"base"in each?[[each.case,growthOf(each)]]:[])),cases=results2.cases.map(result=>{let growth3=found.get(result.id);return growth3?{...result,
growth:growth3}:result});return{...results2,cases}}async function profileWorst(run3,{variants,oha},results2){let{cases,plan:plan2}=results2,
worst3=cases.filter(isSlower).toSorted((a,b)=>harm(b)-harm(a)).slice(0,MOST_CASES);if(worst3.length===0)return[];let none4=({id:id2},reason)=>({
case:id2,reason});if(run3.isolation.elsewhere)return worst3.map(one=>none4(one,"the servers run on another machine"));let{host,resources}=run3.
workspace,{clock,progress,signal}=host;try{var _stack=[];try{let runner=__using(_stack,await startRunner(run3),!0);let generator=generatorOf(
oha,resources,plan2);let _place=__using(_stack,await pinThisProcess(plan2.cpus.generator),!0);let profile=async(found,time5)=>{progress.step(
{doing:`profiling ${found.id}`,done:worst3.indexOf(found)/worst3.length,secondsLeft:null});let benchmark=benchmarkOf(found,variants,run3.config,
time5.signal);if(!benchmark)return none4(found,"head was not built");if(benchmark.scenario.args)return none4(found,"it runs a command, and o\
nly servers are profiled");let context={plan:plan2,runner,generator,hyperfine:null,clock,signal:time5.signal,random:seeded(plan2.seed),began:clock.
now()},warmUpSeconds=found.sessions.at(-1)?.warmUpSeconds??WARM_UP_SECONDS;return profileCase(benchmark,context,resources.folder,{time:time5,
warmUpSeconds})};return await eachInTime(worst3,profileSeconds(results2),{clock,signal},profile,none4)}catch(_){var _error=_,_hasError=!0}finally{
var _promise=__callDispose(_stack,_error,_hasError);_promise&&await _promise}}catch(error3){return signal.aborted?[]:worst3.map(one=>none4(one,
error3.message))}finally{progress.end()}}function harm({metrics}){let factors=metrics.flatMap(({verdict:verdict3,ratio,better})=>verdict3===
"regression"&&ratio!==null&&ratio>0?[better==="lower"?ratio:1/ratio]:[]);return Math.max(0,...factors)}function isSlower({verdict:verdict3,metrics,
limits:limits2=[]}){let red=metrics.filter(metric2=>metric2.gates&&metric2.verdict==="regression"),broken=limits2.filter(({state})=>state===
"broken"),names2=[...red.map(({name:name3})=>name3),...broken.map(({metric:metric2})=>metric2)];return verdict3==="regression"&&names2.some(
isOfSpeed)}async function compare(options,host){var _stack=[];try{await recoverAbandoned(host);let workspace=__using(_stack,await openWorkspace(host),!0);
let experiment2=await comparisonOf(options,workspace);if(hasNothingToMeasure(experiment2)){let results3=resultsOfNothing(experiment2,workspace);
return writeReports(results3,new Map,options.out),results3}let run3=__using(_stack,await prepare(experiment2,workspace,options),!0);let compared2=await measureComparison(
run3,experiment2,run3.sides,options.out);let{results:results2,logs:logs2}=compared2;if(!isProfiled(options,experiment2.config)||results2.interrupted)
return writeReports(results2,logs2,options.out),results2;let profiles=await profileWorst(run3,compared2,results2);let explained=withGrowth(results2,
profiles);writeReports(explained,logs2,options.out,profiles);return explained}catch(_){var _error=_,_hasError=!0}finally{var _promise=__callDispose(
_stack,_error,_hasError);_promise&&await _promise}}function isProfiled({cpuProfile,unreviewed},config2){return cpuProfile||(config2.cpuProfile??
!unreviewed)}function hasNothingToMeasure(experiment2){return casesToBuild(experiment2).length===0}function resultsOfNothing(experiment2,{host,
resources}){let{config:config2,base,head:head2,part:part2,cases,notices}=experiment2,chosen2={name:config2.isolation==="docker"?"docker":"pr\
ocess",reason:{code:"nothing-to-run"}},load=loadAverage();return conclude({id:resources.id,startedAt:host.clock.date().toISOString(),plan:makePlan(
experiment2,{isolation:chosen2,cpus:planCpus(usableCores())},!1),environment:{...describeMachine(),tools:{node:process.version},load:{before:load,
after:load}},variants:[...base?[{variant:"base",...base.revision,builds:{}}]:[],{variant:"head",...head2.revision,builds:{}}],failures:[],notices,
cases:(part2?.cases??cases).map(found=>({...found,sessions:[],skipped:"untouched"})),seconds:{build:0,run:0,ready:0,load:0,harness:0},interrupted:!1})}var LEVELS={regression:"error",invalid:"warning",inconclusive:"warning",improvement:"notice",new:"notice",unchanged:null},MOST_ANNOTATIONS=10;
function annotations(results2,placeOf5){return["error","warning","notice"].flatMap(level3=>{let cases=results2.cases.filter(({verdict:verdict3})=>LEVELS[verdict3]===
level3);return cases.slice(0,MOST_ANNOTATIONS).map((result,index)=>{let left=index===MOST_ANNOTATIONS-1?cases.length-MOST_ANNOTATIONS:0;return annotation(
level3,result,placeOf5(result.scenario),left)})})}function annotation(level3,result,place,left){let more=left>0?` ${left} more like this: se\
e the summary.`:"";return{level:level3,title:plainLine(`${result.id}: ${inShort(result)}`),message:`${plainLine(`${result.id} ${predicate(result)}`)}\
.${more}`,...place}}function token(description){return optional3({name:"github-token",value:"TOKEN",required:!0,description},text3=>text3)}var ABOUT_A_CHANGE={base:{
...BASE,description:"The revision to compare with. Defaults to the merge base with the pull request's base branch, to the merge group's base\
, else to the merge base with the default branch."},head:{...HEAD,description:"The revision to measure. Defaults to the head of the pull req\
uest or of the merge group, else to the checkout's HEAD."}},{branch,folder}=TREND_BRANCH,TREND={branch:{...branch,name:"gh-pages-branch"},folder},
IN_TEMPORARY="`loadgate` in the runner's temporary folder";function out(what){return optional3({name:"out",value:"DIR",description:`The fold\
er for ${what}. Defaults to ${IN_TEMPORARY}.`},text3=>text3)}var OUT2=out("`results.json` and the reports"),OUT_OUTPUT="The folder of all re\
sults and reports, for a workflow to upload.",RESULTS2=optional3({name:"results",value:"F",description:`The \`results.json\` of the run. Defau\
lts to the one in ${IN_TEMPORARY}.`},text3=>text3),RESULT_OUTPUTS={out:OUT_OUTPUT,verdict:"`regression`, `invalid`, `inconclusive`, `improve\
ment`, `new` or `unchanged`: the worst of all cases.",regressions:"A JSON list of the cases that became slower, `[]` if there are none.",results:"\
The path of `results.json`, which holds everything that was measured.",report:"The path of `report.html`, a page in one file."};function parseMeasureCommand(text3){
if(SUB_ACTIONS.some(({name:name3})=>name3===text3))throw new UsageError(`${text3} is another action; write uses: ${subActionPath(text3)}@v1`);
return oneOf(["compare","trend"])(text3)}function subActionPath(name3){return`loadgate/loadgate/actions/${name3}`}var MEASURE={name:"measure",
description:"Measures in the pull request whether a change makes an HTTP server slower.",inputs:{command:optional3({name:"command",value:"co\
mpare|trend",description:"`compare` measures base against head, `trend` a point of the trend. Defaults to `compare` on `pull_request` and `m\
erge_group`, to `trend` on `schedule` and `push`. On `workflow_dispatch` it is `trend` if the configuration has a trend section and base and\
 head are not both named, else `compare`."},parseMeasureCommand),...ABOUT_A_CHANGE,...SELECTION,isolation:ISOLATION2,secrets:{...SECRETS,default:"\
none",description:"The variables of the step's environment that `secrets:` of the configuration file may pass on to targets; separate severa\
l with commas. Apart from what toolchains need (docs/environment.md), no other variable reaches a target."},waitSeconds:WAIT,threshold:THRESHOLD,
failOn:FAIL_ON,measureIdentical:MEASURE_IDENTICAL,cpuProfile:CPU_PROFILE,shard:SHARD,branch:{...TREND.branch,description:"For `trend`, the b\
ranch that holds the trend so far."},folder:TREND.folder,oha:optional3({name:"oha-path",value:"F",description:"The oha that generates the lo\
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
were downloaded to."},text3=>text3),out:OUT2},outputs:RESULT_OUTPUTS},REQUEST2={name:"request",description:"Reads the command /loadgate run \
in a comment, and checks that its author may give it.",inputs:{token:token("The token to read permissions and to react with, e.g. `github.to\
ken`.")},outputs:{run:"Whether to carry out the comment's command, `true` or `false`.",head:"The commit to judge.",base:"The commit to compa\
re with.",case:"The cases that the comment names; empty for all.",budget:"The budget that the comment names; empty for the default."}},EXPORT={
name:"export",description:"Writes what loadgate measured in the format of github-action-benchmark. It refuses empty files, so none is writte\
n.",inputs:{results:RESULTS2,out:out("`bigger.json` and `smaller.json`")},outputs:{out:OUT_OUTPUT}},SUB_ACTIONS=[COMMENT,PUBLISH,PLAN,MERGE,
REQUEST2,EXPORT];function commandForEvent(event,asked,{named:named3,trend:trend2}){if(Object.hasOwn(INSTEAD,event)&&!(event==="issue_comment"&&asked==="compa\
re"&&named3))throw new UsageError(`the event ${event} is refused, since it would run the code of a pull request with the repository's secret\
s and a token that can write; ${INSTEAD[event]}`);if(asked==="trend"&&requireBranchEvent(event,"trend"),asked!==void 0)return asked;if(event===
"workflow_dispatch")return named3||!trend2()?"compare":"trend";if(event==="schedule"||event==="push")return"trend";if(event==="pull_request"||
event==="merge_group")return"compare";throw new UsageError(`the event ${event} does not say what to compare; set command: compare, and base:`)}
var INSTEAD={pull_request_target:`measure on: pull_request, and comment with ${subActionPath("comment")} on: pull_request or workflow_run`,workflow_run:`\
measure on: pull_request, and comment here with ${subActionPath("comment")}`,issue_comment:`read the comment with ${subActionPath("request")}\
, and pass its base and head to another job with command: compare, as in workflows/command.yml`};function refuseTargetEvent(event){if(event===
"pull_request_target")throw new UsageError(`the event ${event} is refused, since outsiders can trigger it and it has the repository's secret\
s; ${INSTEAD[event]}`)}var OF_A_CHANGE=["pull_request","merge_group","issue_comment","workflow_run"];function requireBranchEvent(event,command3){
if(OF_A_CHANGE.includes(event))throw new UsageError(`the trend takes no numbers from pull requests, whose code may forge them; run ${command3}\
 on: schedule, push or workflow_dispatch`)}function changeOf4({name:name3,payload}){if(name3==="pull_request")return{head:{revision:commitAt(
payload,"pull_request","head","sha"),label:"the pull request's head"},base:{revision:commitAt(payload,"pull_request","base","sha"),label:"th\
e pull request's base"},...branchOf2(fieldOf(payload,"pull_request","base","ref")),fromMergeBase:!0};if(name3==="merge_group")return{head:{revision:commitAt(
payload,"merge_group","head_sha"),label:"the merge group's head"},base:{revision:commitAt(payload,"merge_group","base_sha"),label:"the merge\
 group's base"},fromMergeBase:!1};let branch2=fieldOf(payload,"repository","default_branch"),main=typeof branch2=="string"&&BRANCH.test(branch2)?
branch2:"main";return{head:{revision:"HEAD",label:"the checkout's HEAD"},base:{revision:`refs/remotes/origin/${main}`,label:main},fromMergeBase:!0}}
function branchOf2(name3){if(typeof name3!="string"||!BRANCH.test(name3))return{};let label=`${name3}, since the base that the event names i\
s not in this clone`;return{branch:{revision:`refs/remotes/origin/${name3}`,label}}}var BRANCH=/^(?!.*(?:\.\.|@\{|\/\/))[A-Za-z0-9][A-Za-z0-9._/@+-]{0,200}$/;
function commitAt(payload,...way){let commit=commitIn(payload,...way);if(commit!==null)return commit;throw new UsageError(`the event has no \
commit id at ${way.join(".")}; set base and head instead`)}async function eventRevisions(event,asked,repository){let[base,head2]=[asked.base,
asked.head].map(revision3=>revision3===void 0?void 0:{revision:revision3,label:revision3});if(base&&head2)return{base:await find(repository,
base),head:await find(repository,head2)};let change4=changeOf4(event),to=await find(repository,head2??change4.head);if(base)return{base:await find(
repository,base),head:to};let from=await findBase(repository,change4);if(!change4.fromMergeBase)return{base:from,head:to};let parting=await mergeBase(
repository,from.commit,to.commit);if(parting===null)throw new UsageError(`${change4.base.label} and ${to.label} have no common commit in thi\
s clone${await historyHint(repository,"name the base with the input base")}`);return{base:{commit:parting,label:`merge base with ${from.label}`},
head:to}}async function findBase(repository,{base,branch:branch2}){if(branch2&&await findCommit(repository,base.revision)===null){let commit=await findCommit(
repository,branch2.revision);if(commit!==null)return{commit,label:branch2.label}}return find(repository,base)}async function find(repository,{
revision:revision3,label}){let commit=await findCommit(repository,revision3);if(commit!==null)return{commit,label};let what=label===revision3?
revision3:`${label} (${revision3})`,full=await isShallow(repository)?"":`; where that is set, fetch it in a step before: git fetch origin ${revision3.
replace(/^refs\/remotes\/origin\//,"")}`;throw new UsageError(`${what} is not in this clone; set fetch-depth: 0 for actions/checkout${full}`)}
function isUnreviewed({name:name3,payload}){if(name3==="issue_comment")return!0;if(name3!=="pull_request")return!1;let repository=side2=>fieldOf(
payload,"pull_request",side2,"repo","id");return repository("head")===void 0||repository("head")!==repository("base")}import{join as join37,resolve as resolve18}from"node:path";import*as os2 from"os";function toCommandValue(input){return input==null?"":typeof input=="string"||input instanceof String?input:JSON.stringify(input)}function toCommandProperties(annotationProperties){
return Object.keys(annotationProperties).length?{title:annotationProperties.title,file:annotationProperties.file,line:annotationProperties.startLine,
endLine:annotationProperties.endLine,col:annotationProperties.startColumn,endColumn:annotationProperties.endColumn}:{}}function issueCommand(command3,properties,message){let cmd=new Command(command3,properties,message);process.stdout.write(cmd.toString()+os2.EOL)}var CMD_STRING="::",Command=class{constructor(command3,properties,message){command3||(command3="missing.command"),this.command=command3,this.
properties=properties,this.message=message}toString(){let cmdStr=CMD_STRING+this.command;if(this.properties&&Object.keys(this.properties).length>
0){cmdStr+=" ";let first=!0;for(let key in this.properties)if(this.properties.hasOwnProperty(key)){let val=this.properties[key];val&&(first?
first=!1:cmdStr+=",",cmdStr+=`${key}=${escapeProperty(val)}`)}}return cmdStr+=`${CMD_STRING}${escapeData(this.message)}`,cmdStr}};function escapeData(s){
return toCommandValue(s).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function escapeProperty(s){return toCommandValue(s).replace(
/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}import*as crypto from"crypto";import*as fs from"fs";import*as os3 from"os";function issueFileCommand(command3,message){let filePath=process.env[`GITHUB_${command3}`];if(!filePath)throw new Error(`Unable to find envi\
ronment variable for file command ${command3}`);if(!fs.existsSync(filePath))throw new Error(`Missing file at path: ${filePath}`);fs.appendFileSync(
filePath,`${toCommandValue(message)}${os3.EOL}`,{encoding:"utf8"})}function prepareKeyValueMessage(key,value){let delimiter4=`ghadelimiter_${crypto.randomUUID()}`,
convertedValue=toCommandValue(value);if(key.includes(delimiter4))throw new Error(`Unexpected input: name should not contain the delimiter "${delimiter4}\
"`);if(convertedValue.includes(delimiter4))throw new Error(`Unexpected input: value should not contain the delimiter "${delimiter4}"`);return`${key}\
<<${delimiter4}${os3.EOL}${convertedValue}${os3.EOL}${delimiter4}`}import*as os5 from"os";import{EOL as EOL3}from"os";import{constants as constants10,promises}from"fs";var __awaiter=function(thisArg,_arguments,P,generator){function adopt(value){
return value instanceof P?value:new P(function(resolve19){resolve19(value)})}return new(P||(P=Promise))(function(resolve19,reject){function fulfilled(value){
try{step2(generator.next(value))}catch(e){reject(e)}}function rejected(value){try{step2(generator.throw(value))}catch(e){reject(e)}}function step2(result){
result.done?resolve19(result.value):adopt(result.value).then(fulfilled,rejected)}step2((generator=generator.apply(thisArg,_arguments||[])).next())})},
{access,appendFile,writeFile}=promises,SUMMARY_ENV_VAR="GITHUB_STEP_SUMMARY";var Summary=class{constructor(){this._buffer=""}filePath(){return __awaiter(this,void 0,void 0,function*(){if(this._filePath)return this._filePath;
let pathFromEnv=process.env[SUMMARY_ENV_VAR];if(!pathFromEnv)throw new Error(`Unable to find environment variable for $${SUMMARY_ENV_VAR}. C\
heck if your runtime environment supports job summaries.`);try{yield access(pathFromEnv,constants10.R_OK|constants10.W_OK)}catch{throw new Error(
`Unable to access summary file: '${pathFromEnv}'. Check if the file has correct read/write permissions.`)}return this._filePath=pathFromEnv,
this._filePath})}wrap(tag,content,attrs={}){let htmlAttrs=Object.entries(attrs).map(([key,value])=>` ${key}="${value}"`).join("");return content?
`<${tag}${htmlAttrs}>${content}</${tag}>`:`<${tag}${htmlAttrs}>`}write(options){return __awaiter(this,void 0,void 0,function*(){let overwrite=!!options?.
overwrite,filePath=yield this.filePath();return yield(overwrite?writeFile:appendFile)(filePath,this._buffer,{encoding:"utf8"}),this.emptyBuffer()})}clear(){
return __awaiter(this,void 0,void 0,function*(){return this.emptyBuffer().write({overwrite:!0})})}stringify(){return this._buffer}isEmptyBuffer(){
return this._buffer.length===0}emptyBuffer(){return this._buffer="",this}addRaw(text3,addEOL=!1){return this._buffer+=text3,addEOL?this.addEOL():
this}addEOL(){return this.addRaw(EOL3)}addCodeBlock(code,lang){let attrs=Object.assign({},lang&&{lang}),element=this.wrap("pre",this.wrap("c\
ode",code),attrs);return this.addRaw(element).addEOL()}addList(items,ordered=!1){let tag=ordered?"ol":"ul",listItems=items.map(item=>this.wrap(
"li",item)).join(""),element=this.wrap(tag,listItems);return this.addRaw(element).addEOL()}addTable(rows){let tableBody=rows.map(row3=>{let cells=row3.
map(cell=>{if(typeof cell=="string")return this.wrap("td",cell);let{header,data,colspan,rowspan}=cell,tag=header?"th":"td",attrs=Object.assign(
Object.assign({},colspan&&{colspan}),rowspan&&{rowspan});return this.wrap(tag,data,attrs)}).join("");return this.wrap("tr",cells)}).join(""),
element=this.wrap("table",tableBody);return this.addRaw(element).addEOL()}addDetails(label,content){let element=this.wrap("details",this.wrap(
"summary",label)+content);return this.addRaw(element).addEOL()}addImage(src,alt,options){let{width,height}=options||{},attrs=Object.assign(Object.
assign({},width&&{width}),height&&{height}),element=this.wrap("img",null,Object.assign({src,alt},attrs));return this.addRaw(element).addEOL()}addHeading(text3,level3){
let tag=`h${level3}`,allowedTag=["h1","h2","h3","h4","h5","h6"].includes(tag)?tag:"h1",element=this.wrap(allowedTag,text3);return this.addRaw(
element).addEOL()}addSeparator(){let element=this.wrap("hr",null);return this.addRaw(element).addEOL()}addBreak(){let element=this.wrap("br",
null);return this.addRaw(element).addEOL()}addQuote(text3,cite){let attrs=Object.assign({},cite&&{cite}),element=this.wrap("blockquote",text3,
attrs);return this.addRaw(element).addEOL()}addLink(text3,href){let element=this.wrap("a",text3,{href});return this.addRaw(element).addEOL()}},
_summary=new Summary;var summary=_summary;import os4 from"os";var platform=os4.platform(),arch=os4.arch();var ExitCode;(function(ExitCode2){ExitCode2[ExitCode2.Success=0]="Success",ExitCode2[ExitCode2.Failure=1]="Failure"})(ExitCode||(ExitCode={}));function getInput(name3,options){let val=process.env[`INPUT_${name3.replace(/ /g,"_").toUpperCase()}`]||"";if(options&&options.required&&!val)
throw new Error(`Input required and not supplied: ${name3}`);return options&&options.trimWhitespace===!1?val:val.trim()}function setOutput(name3,value){if(process.env.GITHUB_OUTPUT||"")return issueFileCommand("OUTPUT",prepareKeyValueMessage(name3,value));process.
stdout.write(os5.EOL),issueCommand("set-output",{name:name3},toCommandValue(value))}function setFailed(message){process.exitCode=ExitCode.Failure,error2(message)}function error2(message,properties={}){issueCommand("error",toCommandProperties(properties),message instanceof Error?message.toString():message)}
function warning(message,properties={}){issueCommand("warning",toCommandProperties(properties),message instanceof Error?message.toString():message)}
function notice2(message,properties={}){issueCommand("notice",toCommandProperties(properties),message instanceof Error?message.toString():message)}import{closeSync as closeSync9,openSync as openSync9,readSync as readSync5,writeSync as writeSync3}from"node:fs";var FOR_OTHERS=["RUNNER_TRACKING_ID","LOADGATE_RUN","LOADGATE_SERVER"];function hideEnvironment(){for(let[name3,value]of Object.entries(process.
env))process.env[name3]=value;try{let{from,bytes:bytes4}=placeOf4(readText("/proc/self/stat")??""),memory=openSync9("/proc/self/mem","r+");try{
let area=Buffer.alloc(bytes4);return readSync5(memory,area,0,bytes4,from)!==bytes4?!1:writeSync3(memory,withoutSecrets(area),0,bytes4,from)===
bytes4}finally{closeSync9(memory)}}catch{return!1}}function placeOf4(stat){let fields=stat.slice(stat.lastIndexOf(")")+2).split(" "),[from,to]=[
Number(fields[47]),Number(fields[48])];if(!(from>0&&to>from))throw new RangeError("the kernel does not say where the environment is");return{
from,bytes:to-from}}function withoutSecrets(area){let kept=area.toString("latin1").split("\0").filter(setting=>{let name3=setting.slice(0,Math.
max(0,setting.indexOf("=")));return isAllowed(name3)||FOR_OTHERS.includes(name3)}),result=Buffer.alloc(area.length);return result.write(kept.
map(setting=>`${setting}\0`).join(""),"latin1"),result}async function runAction(definition,step2){hideEnvironment();let sink={isTTY:!1,columns:120,write:log2},host=hostHere(process.env.GITHUB_WORKSPACE||
process.cwd(),sink);try{let event=readEvent(process.env);refuseTargetEvent(event.name);let inputs=readValues(definition.inputs,name3=>getInput(
name3)||void 0,inputNamed);process.exitCode=await step2({inputs,event,host,output:setOutput})}catch(failure3){setFailed(messageOf(failure3)),
process.exitCode=codeOfError(failure3),failure3 instanceof Interrupted&&process.exit()}}function usualOut(cwd,env){return env.RUNNER_TEMP?join37(
env.RUNNER_TEMP,"loadgate"):join37(cwd,".loadgate")}async function openOut(asked,{host,output}){let out2=asked===void 0?usualOut(host.cwd,process.
env):resolve18(host.cwd,asked);return await prepareOut(out2),output("out",out2),out2}function inputNamed(name3){return`input "${name3}"`}function log2(text3){process.stdout.write(escapeWorkflowCommands(text3))}var ANNOTATE={error:error2,
warning,notice:notice2};function annotate({level:level3,message,title,file,line:line2}){let place={...title&&{title},...file&&{file},...line2&&
{startLine:line2}};ANNOTATE[level3](escapeWorkflowCommands(message),place)}async function summarize(markdown2){process.env.GITHUB_STEP_SUMMARY&&
await summary.addRaw(markdown2,!0).write()}async function reportResults(results2,out2,{host,output},annotations2=[]){let color=wantsColor({isTTY:!1,isFile:!1},process.env);log2(`${terminalReport(
results2,{color,width:120})}
`);for(let annotation2 of annotations2)annotate(annotation2);let regressions=results2.cases.filter(({verdict:verdict3})=>verdict3==="regress\
ion").map(({id:id2})=>id2);return output("verdict",results2.verdict),output("regressions",JSON.stringify(regressions)),output("results",join37(
out2,"results.json")),output("report",join37(out2,"report.html")),await summarize(markdownReport(results2)),host.signal.throwIfAborted(),results2.
exitCode}async function recordingFailure(out2,work){try{return await work()}catch(error3){throw error3 instanceof Interrupted||await writeFailure(
messageOf(error3),out2).catch(()=>{}),error3}}await runAction(MEASURE,step2=>{let{inputs,event,host}=step2,named3=inputs.base!==void 0&&inputs.head!==void 0,hasOne=()=>hasTrend(host,inputs.
config);return commandForEvent(event.name,inputs.command,{named:named3,trend:hasOne})==="trend"?trendStep(step2):compareStep(step2)});async function compareStep(step2){
let{inputs,host,event}=step2,out2=await openOut(inputs.out,step2),{results:results2,beside}=await recordingFailure(out2,async()=>{let repository=await openRepository(
host.cwd),revisions2=await eventRevisions(event,inputs,repository),oha=findOha(inputs.oha??"",host),results3=await compare({...inputs,revisions:revisions2,
oha,out:out2,unreviewed:isUnreviewed(event)},host),file=locateConfig(repository,host.cwd,inputs.config);return{results:results3,beside:annotations(
results3,await scenarioPlaces(repository,file,results3))}});return reportResults(results2,out2,step2,beside)}async function trendStep(step2){
let{inputs,host}=step2,out2=await openOut(inputs.out,step2),oha=findOha(inputs.oha??"",host),baseline=await baselineHere({...inputs,remote:void 0},
process.env,host),results2=await recordingFailure(out2,()=>trend({...inputs,baseline,out:out2,oha},host));return reportResults(results2,out2,
step2)}async function scenarioPlaces(repository,file,results2){let head2=results2.variants.find(({variant:variant2})=>variant2==="head"),text3=head2?
await fileAt(repository,head2.commit,file):null;return scenario3=>{let line2=text3===null?null:scenarioLine(text3,scenario3);return line2===
null?null:{file,line:line2}}}
// Packages: @actions/core, yaml, zod
