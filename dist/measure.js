import { createRequire } from "node:module"; const require = createRequire(import.meta.url);
var _D=Object.defineProperty;var Ov=(e,t)=>(t=Symbol[e])?t:Symbol.for("Symbol."+e),Rv=e=>{throw TypeError(e)};var Ev=(e,t)=>{for(var n in t)_D(e,n,{get:t[n],enumerable:!0})};var G=(e,t,n)=>{if(t!=null){typeof t!="object"&&typeof t!="function"&&Rv("Object expected");var r,o;n&&(r=t[Ov("asyncDispose")]),r===void 0&&
(r=t[Ov("dispose")],n&&(o=r)),typeof r!="function"&&Rv("Object not disposable"),o&&(r=function(){try{o.call(this)}catch(s){return Promise.reject(
s)}}),e.push([n,r,t])}else n&&e.push([n]);return t},J=(e,t,n)=>{var r=typeof SuppressedError=="function"?SuppressedError:function(i,a,c,l){return l=
Error(c),l.name="SuppressedError",l.error=i,l.suppressed=a,l},o=i=>t=n?new r(i,t,"An error was suppressed during disposal"):(n=!0,i),s=i=>{for(;i=
e.pop();)try{var a=i[1]&&i[1].call(i[2]);if(i[0])return Promise.resolve(a).then(s,c=>(o(c),s()))}catch(c){o(c)}if(n)throw t};return s()};import{resolve as Xre}from"node:path";var U={};Ev(U,{BIGINT_FORMAT_RANGES:()=>Mv,CONSTANT_CATCH:()=>qv,Class:()=>sh,NUMBER_FORMAT_RANGES:()=>ph,aborted:()=>$t,allowsEval:()=>uh,assert:()=>ND,
assertEqual:()=>PD,assertIs:()=>CD,assertNever:()=>AD,assertNotEqual:()=>TD,assignProp:()=>us,attachSchema:()=>Xi,base64ToUint8Array:()=>Gv,
base64urlToUint8Array:()=>HD,cached:()=>ls,captureStackTrace:()=>Sl,cleanEnum:()=>GD,cleanRegex:()=>Yi,clone:()=>it,cloneDef:()=>zD,codePointLength:()=>Qi,
constantCatch:()=>Wv,createTransparentProxy:()=>UD,defineLazy:()=>Tv,defineLazyInternal:()=>ae,derived:()=>KD,esc:()=>ch,escapeRegex:()=>Kn,
explicitlyAborted:()=>hh,extend:()=>Lv,finalizeIssue:()=>rn,floatSafeRemainder:()=>ah,getElementAtPath:()=>LD,getEnumValues:()=>wl,getLengthableOrigin:()=>ea,
getParsedType:()=>jD,getSizableOrigin:()=>Zv,hexToUint8Array:()=>WD,hide:()=>Ol,installLazyProp:()=>bh,isObject:()=>ao,isPlainObject:()=>$r,
issue:()=>fs,joinValues:()=>xl,jsonStringifyReplacer:()=>cs,members:()=>yh,merge:()=>Bv,mergeDefs:()=>vn,normalizeParams:()=>j,nullish:()=>ih,
numKeys:()=>BD,objectClone:()=>MD,omit:()=>zv,optionalKeys:()=>mh,own:()=>Sn,parsedType:()=>gh,partial:()=>jv,pick:()=>Iv,prefixIssues:()=>nn,
primitiveTypes:()=>Nv,promiseAllObject:()=>DD,propertyKeyTypes:()=>fh,randomString:()=>FD,rawShape:()=>ds,required:()=>Uv,safeExtend:()=>Fv,
shallowClone:()=>dh,sizeCaps:()=>$l,slugify:()=>lh,stringifyPrimitive:()=>vl,toZod:()=>Pv,uint8ArrayToBase64:()=>Hv,uint8ArrayToBase64url:()=>qD,
uint8ArrayToHex:()=>VD,unwrapMessage:()=>as});function PD(e){return e}function TD(e){return e}function Pv(){return e=>e}function CD(e){}function AD(e){throw new Error("Unexpected value i\
n exhaustive check")}function ND(e){}function wl(e){let t=Object.values(e).filter(r=>typeof r=="number");return Object.entries(e).filter(([r,
o])=>t.indexOf(+r)===-1).map(([r,o])=>o)}function xl(e,t="|"){return e.map(n=>vl(n)).join(t)}function cs(e,t){return typeof t=="bigint"?t.toString():
t}var oh=class{constructor(t){this._getter=t,this._value=void 0}get value(){let t=this._getter;return t!==void 0&&(this._value=t(),this._getter=
void 0),this._value}};function ls(e){return new oh(e)}function ih(e){return e==null}function Yi(e){let t=e.startsWith("^")?1:0,n=e.endsWith(
"$")?e.length-1:e.length;return e.slice(t,n)}function ah(e,t){let n=e/t,r=Math.round(n),o=4*Number.EPSILON*Math.max(Math.abs(n),1);return Math.
abs(n-r)<o?0:n-r}var _v=Symbol("evaluating");function Tv(e,t,n){let r;Object.defineProperty(e,t,{get(){if(r!==_v)return r===void 0&&(r=_v,r=
n()),r},set(o){Object.defineProperty(e,t,{value:o})},configurable:!0})}function MD(e){return Object.create(Object.getPrototypeOf(e),Object.getOwnPropertyDescriptors(
e))}function us(e,t,n){Object.defineProperty(e,t,{value:n,writable:!0,enumerable:!0,configurable:!0})}function ds(e){let t=Object.getOwnPropertyDescriptor(
e,"shape");return t?.get?t.get.raw:t?.value}function Vn(e){return ds(e._zod.def)??e._zod.def.shape}function Cv(e,t,n){Object.defineProperty(
e,t,{get(){let r=n();return us(this,t,r),r},enumerable:!0,configurable:!0})}function Av(e,t,n){t in e?us(e,t,n):e[t]=n}function io(e,t,n,r){
let o=Vn(t);for(let s of n){let i=Object.getOwnPropertyDescriptor(o,s);i.enumerable&&(i.get?Cv(e,s,()=>{let a=t._zod.def.shape[s];return r?r(
a,s):a}):Av(e,s,r?r(i.value,s):i.value))}}function ID(e,t){for(let n of Reflect.ownKeys(t)){let r=Object.getOwnPropertyDescriptor(t,n);r.enumerable&&
(r.get?Cv(e,n,()=>t[n]):Av(e,n,r.value))}}function vn(...e){let t={};for(let n of e){let r=Object.getOwnPropertyDescriptors(n);Object.assign(
t,r)}return Object.defineProperties({},t)}function zD(e){return vn(e._zod.def)}function LD(e,t){return t?t.reduce((n,r)=>n?.[r],e):e}function DD(e){
let t=Object.keys(e),n=t.map(r=>e[r]);return Promise.all(n).then(r=>{let o={};for(let s=0;s<t.length;s++)o[t[s]]=r[s];return o})}function FD(e=10){
let t="abcdefghijklmnopqrstuvwxyz",n="";for(let r=0;r<e;r++)n+=t[Math.floor(Math.random()*t.length)];return n}function ch(e){return JSON.stringify(
e)}function lh(e){return e.toLowerCase().trim().replace(/[^\w\s-]/g,"").replace(/[\s_-]+/g,"-").replace(/^-+|-+$/g,"")}var Sl="captureStackT\
race"in Error?Error.captureStackTrace:(...e)=>{};function ao(e){return typeof e=="object"&&e!==null&&!Array.isArray(e)}var uh=ls(()=>{if(at.
jitless||typeof navigator<"u"&&navigator?.userAgent?.includes("Cloudflare"))return!1;try{let e=Function;return new e(""),!0}catch{return!1}});
function $r(e){if(ao(e)===!1)return!1;let t=e.constructor;if(t===void 0||typeof t!="function")return!0;let n=t.prototype;return!(ao(n)===!1||
Object.prototype.hasOwnProperty.call(n,"isPrototypeOf")===!1)}function dh(e){return $r(e)?{...e}:Array.isArray(e)?[...e]:e instanceof Map?new Map(
e):e instanceof Set?new Set(e):e}function BD(e){let t=0;for(let n in e)Object.prototype.hasOwnProperty.call(e,n)&&t++;return t}var jD=e=>{let t=typeof e;
switch(t){case"undefined":return"undefined";case"string":return"string";case"number":return Number.isNaN(e)?"nan":"number";case"boolean":return"\
boolean";case"function":return"function";case"bigint":return"bigint";case"symbol":return"symbol";case"object":return Array.isArray(e)?"array":
e===null?"null":e.then&&typeof e.then=="function"&&e.catch&&typeof e.catch=="function"?"promise":typeof Map<"u"&&e instanceof Map?"map":typeof Set<
"u"&&e instanceof Set?"set":typeof Date<"u"&&e instanceof Date?"date":typeof File<"u"&&e instanceof File?"file":"object";default:throw new Error(
`Unknown data type: ${t}`)}},fh=new Set(["string","number","symbol"]),Nv=new Set(["string","number","bigint","boolean","symbol","undefined"]);
function Kn(e){return e.replace(/[.*+?^${}()|[\]\\]/g,"\\$&")}function it(e,t,n){let r=new e._zod.constr(t??e._zod.def);return(!t||n?.parent)&&
(r._zod.parent=e),r}function j(e){let t=e;if(!t)return{};if(typeof t=="string")return{error:()=>t};if(t?.message!==void 0){if(t?.error!==void 0)
throw new Error("Cannot specify both `message` and `error` params");t.error=t.message}return delete t.message,typeof t.error=="string"?{...t,
error:()=>t.error}:t}function UD(e){let t;return new Proxy({},{get(n,r,o){return t??(t=e()),Reflect.get(t,r,o)},set(n,r,o,s){return t??(t=e()),
Reflect.set(t,r,o,s)},has(n,r){return t??(t=e()),Reflect.has(t,r)},deleteProperty(n,r){return t??(t=e()),Reflect.deleteProperty(t,r)},ownKeys(n){
return t??(t=e()),Reflect.ownKeys(t)},getOwnPropertyDescriptor(n,r){return t??(t=e()),Reflect.getOwnPropertyDescriptor(t,r)},defineProperty(n,r,o){
return t??(t=e()),Reflect.defineProperty(t,r,o)}})}function vl(e){return typeof e=="bigint"?e.toString()+"n":typeof e=="string"?`"${e}"`:`${e}`}
function mh(e){return Object.keys(e).filter(t=>e[t]._zod.optin!==void 0&&e[t]._zod.optout==="optional")}var ph={safeint:[Number.MIN_SAFE_INTEGER,
Number.MAX_SAFE_INTEGER],int32:[-2147483648,2147483647],uint32:[0,4294967295],float32:[-34028234663852886e22,34028234663852886e22],float64:[
-Number.MAX_VALUE,Number.MAX_VALUE]},Mv={int64:[BigInt("-9223372036854775808"),BigInt("9223372036854775807")],uint64:[BigInt(0),BigInt("1844\
6744073709551615")]};function Iv(e,t){let n=e._zod.def,r=n.checks;if(r&&r.length>0)throw new Error(".pick() cannot be used on object schemas\
 containing refinements");let s={};return io(s,e,kl(e,t)),it(e,vn(n,{shape:s,checks:[]}))}function kl(e,t){let n=Vn(e),r=[];for(let o of Reflect.
ownKeys(t)){if(!Object.getOwnPropertyDescriptor(n,o)?.enumerable)throw new Error(`Unrecognized key: "${String(o)}"`);t[o]&&r.push(o)}return r}
function zv(e,t){let n=e._zod.def,r=n.checks;if(r&&r.length>0)throw new Error(".omit() cannot be used on object schemas containing refinemen\
ts");let s=new Set(kl(e,t)),i={};return io(i,e,Reflect.ownKeys(Vn(e)).filter(a=>!s.has(a))),it(e,vn(n,{shape:i,checks:[]}))}function Lv(e,t){
if(!$r(t))throw new Error("Invalid input to extend: expected a plain object");let n=e._zod.def.checks;if(n&&n.length>0){let o=Vn(e);for(let s of Reflect.
ownKeys(t))if(Object.getOwnPropertyDescriptor(o,s)!==void 0)throw new Error("Cannot overwrite keys on object schemas containing refinements.\
 Use `.safeExtend()` instead.")}return it(e,vn(e._zod.def,{shape:Dv(e,t)}))}function Dv(e,t){let n={};return io(n,e,Reflect.ownKeys(Vn(e))),
ID(n,t),n}function Fv(e,t){if(!$r(t))throw new Error("Invalid input to safeExtend: expected a plain object");return it(e,vn(e._zod.def,{shape:Dv(
e,t)}))}function Bv(e,t){if(!t?._zod?.def)throw new Error("Invalid input to merge: expected an object schema. To merge a plain shape, use `.\
extend()`.");if(e._zod.def.checks?.length)throw new Error(".merge() cannot be used on object schemas containing refinements. Use .safeExtend\
() instead.");let n={};io(n,e,Reflect.ownKeys(Vn(e))),io(n,t,Reflect.ownKeys(Vn(t)));let r=vn(e._zod.def,{shape:n,get catchall(){return t._zod.
def.catchall},checks:t._zod.def.checks??[]});return it(e,r)}function jv(e,t,n,r="partial"){let s=t._zod.def.checks;if(s&&s.length>0)throw new Error(
`.${r}() cannot be used on object schemas containing refinements`);let a=n?new Set(kl(t,n)):void 0,c={};return io(c,t,Reflect.ownKeys(Vn(t)),
e&&((l,u)=>a&&!a.has(u)?l:new e({type:"optional",innerType:l}))),it(t,vn(t._zod.def,{shape:c,checks:[]}))}function Uv(e,t,n){let r=n?new Set(
kl(t,n)):void 0,o={};return io(o,t,Reflect.ownKeys(Vn(t)),(s,i)=>r&&!r.has(i)?s:new e({type:"nonoptional",innerType:s})),it(t,vn(t._zod.def,
{shape:o}))}function $t(e,t=0){if(e.aborted===!0)return!0;for(let n=t;n<e.issues.length;n++)if(e.issues[n]?.continue!==!0)return!0;return!1}
function hh(e,t=0){if(e.aborted===!0)return!0;for(let n=t;n<e.issues.length;n++)if(e.issues[n]?.continue===!1)return!0;return!1}function nn(e,t){
return t.map(n=>{var r;return(r=n).path??(r.path=[]),n.path.unshift(e),n})}function as(e){return typeof e=="string"?e:e?.message}function $l(e){
let t=[];for(let n of e??[]){let r=n._zod.def;if(!/_(length|size)$|_equals$/.test(r.check))break;let o=r.maximum??r.length??r.size;o>=0&&t.push(
[o,n])}return t}function Xi(e,t,n){var r;for(let o=t;o<e.length;o++)(r=e[o]).schema??(r.schema=n)}function rn(e,t,n){var r;let o=e.inst?._zod?.
traits;o?.has("$ZodType")&&(o.has("$ZodCheck")?(r=e).schema??(r.schema=e.inst):e.schema=e.inst);let s=e.schema!==e.inst?e.schema?._zod.def?.
error:void 0,i=e.message?e.message:as(e.inst?._zod.def?.error?.(e))??as(s?.(e))??as(t?.error?.(e))??as(n.customError?.(e))??as(n.localeError?.(
e))??"Invalid input",a={};for(let c of Object.keys(e))c==="inst"||c==="schema"||c==="continue"||c==="input"||c==="__proto__"||(a[c]=e[c]);return a.
path??(a.path=[]),a.message=i,t?.reportInput&&(a.input=e.input),a}function Zv(e){return e instanceof Set?"set":e instanceof Map?"map":e instanceof
File?"file":"unknown"}var ZD=/[\uD800-\uDBFF]/;function Qi(e){let t=e.length;if(!ZD.test(e))return t;let n=t;for(let r=0;r<t-1;r++)(e.charCodeAt(
r)&64512)===55296&&(e.charCodeAt(r+1)&64512)===56320&&(n--,r++);return n}function ea(e){return Array.isArray(e)?"array":typeof e=="string"?"\
string":"unknown"}function gh(e){let t=typeof e;switch(t){case"number":return Number.isNaN(e)?"nan":"number";case"object":{if(e===null)return"\
null";if(Array.isArray(e))return"array";let n=e;if(n&&Object.getPrototypeOf(n)!==Object.prototype&&"constructor"in n&&n.constructor)return n.
constructor.name}}return t}function fs(...e){let[t,n,r]=e;return typeof t=="string"?{message:t,code:"custom",input:n,inst:r}:{...t}}function GD(e){
return Object.entries(e).filter(([t,n])=>Number.isNaN(Number.parseInt(t,10))).map(t=>t[1])}function Gv(e){let t=atob(e),n=new Uint8Array(t.length);
for(let r=0;r<t.length;r++)n[r]=t.charCodeAt(r);return n}function Hv(e){let t="";for(let n=0;n<e.length;n++)t+=String.fromCharCode(e[n]);return btoa(
t)}function HD(e){let t=e.replace(/-/g,"+").replace(/_/g,"/"),n="=".repeat((4-t.length%4)%4);return Gv(t+n)}function qD(e){return Hv(e).replace(
/\+/g,"-").replace(/\//g,"_").replace(/=/g,"")}function WD(e){let t=e.replace(/^0x/,"");if(t.length%2!==0)throw new Error("Invalid hex strin\
g length");let n=new Uint8Array(t.length/2);for(let r=0;r<t.length;r+=2)n[r/2]=Number.parseInt(t.slice(r,r+2),16);return n}function VD(e){return Array.
from(e).map(t=>t.toString(16).padStart(2,"0")).join("")}var sh=class{constructor(...t){}};function yh(e,t){for(let n in t){let r=Object.getOwnPropertyDescriptor(
t,n);r.get?Object.defineProperty(e,n,{...r,enumerable:!1}):JD(e,n,r.value)}}function Sn(e,t,n,r=!0){return Object.defineProperty(e,t,{configurable:!0,
writable:!0,enumerable:r,value:n}),n}function Ol(e,t,n){return Sn(e,t,n,!1)}function KD(e,t){for(let n in e){let r=e[n];Object.defineProperty(
t,n,{configurable:!0,enumerable:!0,get(){return Sn(this,n,r(this))},set(o){Sn(this,n,o)}})}return t}function JD(e,t,n){Object.defineProperty(
e,t,{configurable:!0,get(){return this==null?n:Sn(this,t,n.bind(this))},set(r){Sn(this,t,r)}})}function YD(e,t){let n=Object.getPrototypeOf(
e);return t in n?void 0:n}var rh,kr=!1,XD={configurable:!0,get(){kr=!0}};function ae(e,t,n){let r=Object.getPrototypeOf(e._zod);if(t in r&&rh!==
e._zod){rh=void 0;return}rh=e._zod,Object.defineProperty(r,t,{configurable:!0,get(){Object.defineProperty(this,t,XD);let o=kr;kr=!1;try{let s=n(
this);return kr?delete this[t]:Object.defineProperty(this,t,{configurable:!0,writable:!0,value:s}),kr=kr||o,s}catch(s){throw delete this[t],
kr=kr||o,s}},set(o){Object.defineProperty(this,t,{configurable:!0,writable:!0,value:o})}})}function bh(e,t,n,r){let o=YD(e,t);o&&Object.defineProperty(
o,t,{configurable:!0,get(){let s={configurable:!0,writable:!0,enumerable:r,value:void 0};return Object.defineProperty(this,t,s),s.value=n(this),
Object.defineProperty(this,t,s),s.value},set(s){Object.defineProperty(this,t,{configurable:!0,writable:!0,enumerable:r,value:s})}})}var qv="\
~constantCatch";function Wv(e){let t=()=>e;return t[qv]=!0,t}var Vv,ta=Object.freeze({status:"aborted"}),wh={value:void 0,enumerable:!1},Kv="captureStackTrace"in Error?Error:null;function QD(e){let t=Kv;
if(t){let n=t.stackTraceLimit;if(typeof n=="number"){try{t.stackTraceLimit=0}catch{return Kv=null,new e}try{return new e}finally{t.stackTraceLimit=
n}}}return new e}function O(e,t,n,r){let o={};function s(f){this.def=f,this.constr=d,this.traits=new Set}s.prototype=o;let i=n,a=i&&new WeakSet;
function c(f,m){if(f._zod){if(f._zod.traits.has(e))return}else{wh.value=new s(m);try{Object.defineProperty(f,"_zod",wh)}finally{wh.value=void 0}}
if(f._zod.traits.add(e),t(f,m),a){let p=Object.getPrototypeOf(f),g=f._zod.constr.prototype,y=p;for(;y&&y!==g;)y=Object.getPrototypeOf(y);let b=y??
p;a.has(b)||(a.add(b),yh(b,i))}let h=d.prototype;for(let p in h)Object.prototype.hasOwnProperty.call(h,p)&&(p in f||(f[p]=h[p].bind(f)))}let l=r?.
Parent??Object;class u extends l{}Object.defineProperty(u,"name",{value:e});function d(f){let m=r?.Parent?QD(u):this;c(m,f);let h=m._zod.deferred;
if(h){for(let g of h)g();m._zod.deferred=void 0}let p=globalThis.__zod_globalConfig?.postProcessor;return p&&p(m),m}return Object.defineProperty(
d,"init",{value:c}),Object.defineProperty(d,Symbol.hasInstance,{value:f=>r?.Parent&&f instanceof r.Parent?!0:f?._zod?.traits?.has(e)}),Object.
defineProperty(d,"name",{value:e}),d}var on=class extends Error{constructor(){super("Encountered Promise during synchronous parse. Use .parseAsync() instead.")}},ms=class extends Error{constructor(t){
super(`Encountered unidirectional transform during encode: ${t}`),this.name="ZodEncodeError"}};(Vv=globalThis).__zod_globalConfig??(Vv.__zod_globalConfig=
{});var at=globalThis.__zod_globalConfig;function gt(e){return e&&Object.assign(at,e),at}function eF(){let e=this._zod;return e.message??(e.message=JSON.stringify(e.def,cs,2)),e.message}function tF(e){this._zod.message=e}var nF={
get:eF,set:tF,enumerable:!0,configurable:!0},Sh={value:void 0,enumerable:!1},Jv=new WeakSet([Object.prototype,Error.prototype]),Yv=(e,t)=>{e.
name="$ZodError",Sh.value=t,Object.defineProperty(e,"issues",Sh),Sh.value=void 0,Object.defineProperty(e,"message",nF);let n=Object.getPrototypeOf(
e);Jv.has(n)||(Jv.add(n),Object.defineProperty(n,"toString",{configurable:!0,enumerable:!1,get(){let r=()=>this.message;return Object.defineProperty(
this,"toString",{value:r,configurable:!0,writable:!0}),r},set(r){Object.defineProperty(this,"toString",{value:r,configurable:!0,writable:!0})}}))},
Xv=O("$ZodError",Yv),na=O("$ZodError",Yv,void 0,{Parent:Error});function rF(e,t,n){return Object.prototype.hasOwnProperty.call(e,t)||(t==="_\
_proto__"?Object.defineProperty(e,t,{value:n(),writable:!0,enumerable:!0,configurable:!0}):e[t]=n()),e[t]}function vh(e,t=n=>n.message){let n={},
r=[];for(let o of e.issues)o.path.length>0?rF(n,o.path[0],()=>[]).push(t(o)):r.push(t(o));return{formErrors:r,fieldErrors:n}}function kh(e,t=n=>n.
message){let n={_errors:[]},r=(o,s=[])=>{for(let i of o.issues)if(i.code==="invalid_union"&&i.errors.length)i.errors.map(a=>r({issues:a},[...s,
...i.path]));else if(i.code==="invalid_key")r({issues:i.issues},[...s,...i.path]);else if(i.code==="invalid_element")r({issues:i.issues},[...s,
...i.path]);else{let a=[...s,...i.path];if(a.length===0)n._errors.push(t(i));else{let c=n,l=0;for(;l<a.length;){let u=a[l],d=l===a.length-1;
if(u==="_errors"){d&&c._errors.push(t(i)),l++;continue}Object.prototype.hasOwnProperty.call(c,u)||Object.defineProperty(c,u,{value:{_errors:[]},
enumerable:!0,writable:!0,configurable:!0});let f=c[u];d&&f._errors.push(t(i)),c=f,l++}}}};return r(e),n}function Rl(e,t){return{callee:t?.callee??e,Err:t?.Err}}var ra=e=>{let t=(n,r,o,s)=>{let i=o?{...o,async:!1}:{async:!1},a=n._zod.run({value:r,
issues:[]},i);if(a instanceof Promise)throw new on;if(a.issues.length){let c=new(s?.Err??e)(a.issues.map(l=>rn(l,i,gt())));throw Sl(c,s?.callee??
t),c}return a.value};return t},El=ra(na),oa=e=>{let t=async(n,r,o,s)=>{let i=o?{...o,async:!0}:{async:!0},a=n._zod.run({value:r,issues:[]},i);
if(a instanceof Promise&&(a=await a),a.issues.length){let c=new(s?.Err??e)(a.issues.map(l=>rn(l,i,gt())));throw Sl(c,s?.callee??t),c}return a.
value};return t},$h=oa(na),sa=e=>(t,n,r)=>{let o=r?{...r,async:!1}:{async:!1},s=t._zod.run({value:n,issues:[]},o);if(s instanceof Promise)throw new on;
return s.issues.length?Qv(e,s.issues,o):{success:!0,data:s.value}},ps=sa(na);function Qv(e,t,n){let r;return{success:!1,get error(){return r||
(r=new e(t.map(o=>rn(o,n,gt()))),t=void 0,n=void 0),r},set error(o){r=o,t=void 0,n=void 0}}}var ia=e=>async(t,n,r)=>{let o=r?{...r,async:!0}:
{async:!0},s=t._zod.run({value:n,issues:[]},o);return s instanceof Promise&&(s=await s),s.issues.length?Qv(e,s.issues,o):{success:!0,data:s.
value}},Oh=ia(na),sF=Symbol.for("zod.compile.invalid"),iF=Symbol.for("zod.compile.fallback"),_l=((e,t,n)=>{let r=e._zod.bag.validator;if(r!==
void 0){if(r(t)!==sF)return!0;if(r.definite===!0&&n===void 0)return!1}return aF(e,t,n)});function aF(e,t,n){let r=n?{...n,async:!1,abortEarly:!0}:
{async:!1,abortEarly:!0},o=e._zod.bag.fallbackRun,s;if(o?(r[iF]=!0,s=o({value:t,issues:[]},r)):s=e._zod.run({value:t,issues:[]},r),s instanceof
Promise)throw new on;return s.issues.length===0}var Pl=async(e,t,n)=>{let r=n?{...n,async:!0,abortEarly:!0}:{async:!0,abortEarly:!0},o=e._zod.
run({value:t,issues:[]},r);return o instanceof Promise&&(o=await o),o.issues.length===0},ek=e=>{let t=ra(e),n=(r,o,s,i)=>{let a=s?{...s,direction:"\
backward"}:{direction:"backward"};return t(r,o,a,Rl(n,i))};return n};var tk=e=>{let t=ra(e),n=(r,o,s,i)=>t(r,o,s,Rl(n,i));return n};var nk=e=>{let t=oa(e),n=async(r,o,s,i)=>{let a=s?{...s,direction:"backward"}:{direction:"backward"};return await t(r,o,a,Rl(n,i))};return n};var rk=e=>{let t=oa(e),n=async(r,o,s,i)=>await t(r,o,s,Rl(n,i));return n};var ok=e=>(t,n,r)=>{let o=r?{...r,direction:"backward"}:{direction:"backward"};return sa(e)(t,n,o)};var sk=e=>(t,n,r)=>sa(e)(t,n,r);var ik=e=>async(t,n,r)=>{let o=r?{...r,direction:"backward"}:{direction:"backward"};return ia(e)(t,n,o)};var ak=e=>async(t,n,r)=>ia(e)(t,n,r);var ck=/^[cC][0-9a-z]{6,}$/,lk=/^[0-9a-z]+$/,uk=/^[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}$/,dk=/^[0-9a-vA-V]{20}$/,fk=/^[A-Za-z0-9]{27}$/,mk=/^[a-zA-Z0-9_-]{21}$/;
function pk(e){return new RegExp(`^[a-zA-Z0-9_-]{${e}}$`)}var hk=/^P(?:(\d+W)|(?!.*W)(?=\d|T\d)(\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+([.,]\d+)?S)?)?)$/;var gk=/^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$/,Eh=e=>e?new RegExp(`^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}\
-${e}[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12})$`):/^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$/;var yk=/^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/;var cF="^(?=[\\s\\S]*[\\p{Extended_Pictographic}\\p{Regional_Indicator}\\u20E3])[\\p{Extended_Pictographic}\\p{Emoji_Component}]+$";function bk(){
return new RegExp(cF,"u")}var wk=/^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])$/,
xk=/^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))$/;var Sk=/^((25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\/([0-9]|[1-2][0-9]|3[0-2])$/,
vk=/^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))\/(12[0-8]|1[01][0-9]|[1-9]?[0-9])$/;var kk=/^https?$/,$k=/^\+[1-9]\d{6,14}$/;var Ok="(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[0\
1])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))";function lF(e){return new RegExp(`^${e}$`)}var Rk=lF(Ok);function Rh(e){
let t="(?:[01]\\d|2[0-3]):[0-5]\\d";return typeof e.precision=="number"?e.precision===-1?`${t}`:e.precision===0?`${t}:[0-5]\\d`:`${t}:[0-5]\\\
d\\.\\d{${e.precision}}`:e.seconds?`${t}:[0-5]\\d(?:\\.\\d+)?`:`${t}(?::[0-5]\\d(?:\\.\\d+)?)?`}function Ek(e){return new RegExp(`^${Rh(e)}$`)}
function _k(e){let t=["Z"];e.offset&&t.push("([+-](?:[01]\\d|2[0-3]):[0-5]\\d)");let n=`${Rh({precision:e.precision,seconds:!0})}(?:${t.join(
"|")})`,r=e.local?`${n}|${Rh({precision:e.precision})}`:n;return new RegExp(`^${Ok}T(?:${r})$`)}var Pk=/^[\s\S]{0,}$/;var _h=/^-?\d+(?:\.\d+)?$/,Tk=/^(?:true|false)$/i,Ck=/^null$/i;var Ak=/^[^A-Z]*$/,Nk=/^[^a-z]*$/;var qe=O("$ZodCheck",(e,t)=>{var n;e._zod??(e._zod={}),e._zod.def=t,(n=e._zod).onattach??(n.onattach=[])});var Ph=e=>{let t=e.value;return!ih(t)&&t.length!==void 0},Tl={number:"number",bigint:"bigint",object:"date"},Th=O("$ZodCheckLessThan",(e,t)=>{
qe.init(e,t);let n=Tl[typeof t.value];e._zod.check=r=>{(t.inclusive?r.value<=t.value:r.value<t.value)||r.issues.push({origin:Tl[typeof r.value]??
n,code:"too_big",maximum:typeof t.value=="object"?t.value.getTime():t.value,input:r.value,inclusive:t.inclusive,inst:e,continue:!t.abort})}}),
Ch=O("$ZodCheckGreaterThan",(e,t)=>{qe.init(e,t);let n=Tl[typeof t.value];e._zod.check=r=>{(t.inclusive?r.value>=t.value:r.value>t.value)||r.
issues.push({origin:Tl[typeof r.value]??n,code:"too_small",minimum:typeof t.value=="object"?t.value.getTime():t.value,input:r.value,inclusive:t.
inclusive,inst:e,continue:!t.abort})}}),Mk=O("$ZodCheckMultipleOf",(e,t)=>{qe.init(e,t),e._zod.check=n=>{if(typeof n.value!=typeof t.value)throw new Error(
"Cannot mix number and bigint in multiple_of check.");(typeof n.value=="bigint"?t.value!==BigInt(0)&&n.value%t.value===BigInt(0):ah(n.value,
t.value)===0)||n.issues.push({origin:typeof n.value,code:"not_multiple_of",divisor:t.value,input:n.value,inst:e,continue:!t.abort})}}),Ik=O(
"$ZodCheckNumberFormat",(e,t)=>{qe.init(e,t),t.format=t.format||"float64";let n=t.format?.includes("int"),r=n?"int":"number",[o,s]=ph[t.format];
e._zod.check=i=>{let a=i.value;if(n){if(!Number.isInteger(a)){i.issues.push({expected:r,format:t.format,code:"invalid_type",continue:!1,input:a,
inst:e});return}if(!Number.isSafeInteger(a)){a>0?i.issues.push({input:a,code:"too_big",maximum:Number.MAX_SAFE_INTEGER,note:"Integers must b\
e within the safe integer range.",inst:e,origin:r,inclusive:!0,continue:!t.abort}):i.issues.push({input:a,code:"too_small",minimum:Number.MIN_SAFE_INTEGER,
note:"Integers must be within the safe integer range.",inst:e,origin:r,inclusive:!0,continue:!t.abort});return}}a<o&&i.issues.push({origin:"\
number",input:a,code:"too_small",minimum:o,inclusive:!0,inst:e,continue:!t.abort}),a>s&&i.issues.push({origin:"number",input:a,code:"too_big",
maximum:s,inclusive:!0,inst:e,continue:!t.abort})}});var zk=O("$ZodCheckMaxLength",(e,t)=>{var n;qe.init(e,t),(n=e._zod.def).when??(n.when=Ph),e._zod.check=r=>{let o=r.value,s=o.length;if((typeof o==
"string"&&s>t.maximum?Qi(o):s)<=t.maximum)return;let a=ea(o);r.issues.push({origin:a,code:"too_big",maximum:t.maximum,inclusive:!0,input:o,inst:e,
continue:!t.abort})}}),Lk=O("$ZodCheckMinLength",(e,t)=>{var n;qe.init(e,t),(n=e._zod.def).when??(n.when=Ph),e._zod.check=r=>{let o=r.value,
s=o.length;if((typeof o=="string"&&s>=t.minimum&&s<t.minimum*2?Qi(o):s)>=t.minimum)return;let a=ea(o);r.issues.push({origin:a,code:"too_smal\
l",minimum:t.minimum,inclusive:!0,input:o,inst:e,continue:!t.abort})}}),Dk=O("$ZodCheckLengthEquals",(e,t)=>{var n;qe.init(e,t),(n=e._zod.def).
when??(n.when=Ph),e._zod.check=r=>{let o=r.value,s=o.length,i=typeof o=="string"&&s>=t.length&&s<=t.length*2?Qi(o):s;if(i===t.length)return;
let a=ea(o),c=i>t.length;r.issues.push({origin:a,...c?{code:"too_big",maximum:t.length}:{code:"too_small",minimum:t.length},inclusive:!0,exact:!0,
input:r.value,inst:e,continue:!t.abort})}}),aa=O("$ZodCheckStringFormat",(e,t)=>{var n,r;qe.init(e,t),t.pattern?(n=e._zod).check??(n.check=o=>{
t.pattern.lastIndex=0,!t.pattern.test(o.value)&&o.issues.push({origin:"string",code:"invalid_format",format:t.format,input:o.value,...t.pattern?
{pattern:t.pattern.toString()}:{},inst:e,continue:!t.abort})}):(r=e._zod).check??(r.check=()=>{})}),Fk=O("$ZodCheckRegex",(e,t)=>{aa.init(e,
t),e._zod.check=n=>{t.pattern.lastIndex=0,!t.pattern.test(n.value)&&n.issues.push({origin:"string",code:"invalid_format",format:"regex",input:n.
value,pattern:t.pattern.toString(),inst:e,continue:!t.abort})}}),Bk=O("$ZodCheckLowerCase",(e,t)=>{t.pattern??(t.pattern=Ak),aa.init(e,t)}),
jk=O("$ZodCheckUpperCase",(e,t)=>{t.pattern??(t.pattern=Nk),aa.init(e,t)}),Uk=O("$ZodCheckIncludes",(e,t)=>{qe.init(e,t);let n=Kn(t.includes),
r=new RegExp(typeof t.position=="number"?`^.{${t.position},}${n}`:n);t.pattern=r,e._zod.check=o=>{o.value.includes(t.includes,t.position)||o.
issues.push({origin:"string",code:"invalid_format",format:"includes",includes:t.includes,input:o.value,inst:e,continue:!t.abort})}}),Zk=O("$\
ZodCheckStartsWith",(e,t)=>{qe.init(e,t);let n=new RegExp(`^${Kn(t.prefix)}.*`);t.pattern??(t.pattern=n),e._zod.check=r=>{r.value.startsWith(
t.prefix)||r.issues.push({origin:"string",code:"invalid_format",format:"starts_with",prefix:t.prefix,input:r.value,inst:e,continue:!t.abort})}}),
Gk=O("$ZodCheckEndsWith",(e,t)=>{qe.init(e,t);let n=new RegExp(`.*${Kn(t.suffix)}$`);t.pattern??(t.pattern=n),e._zod.check=r=>{r.value.endsWith(
t.suffix)||r.issues.push({origin:"string",code:"invalid_format",format:"ends_with",suffix:t.suffix,input:r.value,inst:e,continue:!t.abort})}});var Hk=O("$ZodCheckOverwrite",(e,t)=>{qe.init(e,t),e._zod.check=n=>{n.value=t.tx(n.value)}});var Cl=class{constructor(t=[],n={}){this.content=[],this.indent=0,this.args=t,this.closed=n}indented(t){this.indent+=1;try{t(this)}finally{this.
indent-=1}}write(t){if(typeof t=="function"){t(this,{execution:"sync"}),t(this,{execution:"async"});return}let r=t.split(`
`).filter(i=>i),o=Math.min(...r.map(i=>i.length-i.trimStart().length)),s=r.map(i=>i.slice(o)).map(i=>" ".repeat(this.indent*2)+i);for(let i of s)
this.content.push(i)}compile(){let t=Function,n=this?.content??[""];return new t(...Object.keys(this.closed),`return function (${this.args.join(
", ")}) {
${n.join(`
`)}
};`)(...Object.values(this.closed))}};var Wk={major:4,minor:6,patch:7};var me=O("$ZodType",(e,t)=>{var n;e??(e={}),e._zod.def=t,e._zod.bag=e._zod.bag||{},e._zod.version=Wk;let r=e._zod.def.checks,o=e._zod.traits.
has("$ZodCheck")?[e,...r??[]]:r?.length?[...r]:[];for(let s of o)for(let i of s._zod.onattach)i(e);if(o.length===0)(n=e._zod).deferred??(n.deferred=
[]),e._zod.deferred?.push(()=>{e._zod.run=e._zod.parse});else{let s=(a,c,l)=>{if(a.memo)return a;let u=$t(a),d;for(let f of c){if(f._zod.def.
when){if(hh(a)||!f._zod.def.when(a))continue}else if(u)continue;let m=a.issues.length,h=f._zod.check(a);if(h instanceof Promise&&l?.async===
!1)throw new on;if(d||h instanceof Promise)d=(d??Promise.resolve()).then(async()=>{await h,a.issues.length!==m&&(Xi(a.issues,m,e),u||(u=$t(a,
m)))});else{if(a.issues.length===m)continue;Xi(a.issues,m,e),u||(u=$t(a,m))}}return d?d.then(()=>a):a},i=(a,c,l)=>{if($t(a))return a.aborted=
!0,a;let u=s(c,o,l);if(u instanceof Promise){if(l.async===!1)throw new on;return u.then(d=>e._zod.parse(d,l))}return e._zod.parse(u,l)};e._zod.
run=(a,c)=>{if(c.skipChecks)return e._zod.parse(a,c);if(c.direction==="backward"){let u=e._zod.parse({value:a.value,issues:[]},{...c,skipChecks:!0});
return u instanceof Promise?u.then(d=>i(d,a,c)):i(u,a,c)}let l=e._zod.parse(a,c);if(l instanceof Promise){if(c.async===!1)throw new on;return l.
then(u=>s(u,o,c))}return s(l,o,c)}}},{get"~standard"(){return Ol(this,"~standard",Nh(this))},set"~standard"(e){Sn(this,"~standard",e)}}),a0=(e,t)=>e.
issues.length?{issues:e.issues.map(n=>rn(n,t,gt()))}:{value:e.value};async function uF(e,t){let n={async:!0};return a0(await e._zod.run({value:t,
issues:[]},n),n)}function Nh(e){return{validate:t=>{let n={async:!1};try{let r=e._zod.run({value:t,issues:[]},n);if(!(r instanceof Promise))
return a0(r,n)}catch{}return uF(e,t)},vendor:"zod",version:1}}var gs=O("$ZodString",(e,t)=>{me.init(e,t),e._zod.pattern=t.pattern??Pk,e._zod.
parse=(n,r)=>{if(t.coerce)try{n.value=String(n.value)}catch{}return typeof n.value=="string"||n.issues.push({expected:"string",code:"invalid\
_type",input:n.value,inst:e}),n}}),ye=O("$ZodStringFormat",(e,t)=>{aa.init(e,t),gs.init(e,t)}),Mh=O("$ZodGUID",(e,t)=>{t.pattern??(t.pattern=
gk),ye.init(e,t)}),Ih=O("$ZodUUID",(e,t)=>{if(t.version){let r={v1:1,v2:2,v3:3,v4:4,v5:5,v6:6,v7:7,v8:8}[t.version];if(r===void 0)throw new Error(
`Invalid UUID version: "${t.version}"`);t.pattern??(t.pattern=Eh(r))}else t.pattern??(t.pattern=Eh());ye.init(e,t)}),zh=O("$ZodEmail",(e,t)=>{
t.pattern??(t.pattern=yk),ye.init(e,t)}),c0=1,Nl=2;function l0(e){try{return typeof URL<"u"&&typeof URL.canParse=="function"?URL.canParse(e):
(new URL(e),!0)}catch{return!1}}function dF(e,t){return!("normalize"in t)&&!("hostname"in t)&&!("protocol"in t)?l0(e)||Nl:fF(e,t)}function fF(e,t){
if(!t.normalize&&t.protocol?.source===kk.source&&!/^https?:\/\//i.test(e))return c0;try{if(typeof URL<"u"){let n=URL;if(typeof n.parse=="fun\
ction")return n.parse(e)??Nl}return new URL(e)}catch{return Nl}}var mF=/[\t\n\r]/g;function Vk(e){return e.replace(mF,"")}function pF(e,t){return t.
lastIndex=0,t.test(e.hostname)}function hF(e,t){return t.lastIndex=0,t.test(e.protocol.endsWith(":")?e.protocol.slice(0,-1):e.protocol)}var Lh=O(
"$ZodURL",(e,t)=>{ye.init(e,t),e._zod.check=n=>{try{let r=n.value.trim(),o=dF(r,t);if(o===c0){n.issues.push({code:"invalid_format",format:"u\
rl",note:"Invalid URL format",input:n.value,inst:e,continue:!t.abort});return}if(o===Nl){n.issues.push({code:"invalid_format",format:"url",input:n.
value,inst:e,continue:!t.abort});return}if(o===!0){n.value=Vk(r);return}t.hostname&&!pF(o,t.hostname)&&n.issues.push({code:"invalid_format",
format:"url",note:"Invalid hostname",pattern:t.hostname.source,input:n.value,inst:e,continue:!t.abort}),t.protocol&&!hF(o,t.protocol)&&n.issues.
push({code:"invalid_format",format:"url",note:"Invalid protocol",pattern:t.protocol.source,input:n.value,inst:e,continue:!t.abort}),n.value=
t.normalize?o.href:Vk(r);return}catch{n.issues.push({code:"invalid_format",format:"url",input:n.value,inst:e,continue:!t.abort})}}}),Dh=O("$\
ZodEmoji",(e,t)=>{t.pattern??(t.pattern=bk()),ye.init(e,t)}),Fh=O("$ZodNanoID",(e,t)=>{if(t.length!==void 0&&(!Number.isInteger(t.length)||t.
length<1))throw new Error(`Invalid nanoid length: ${t.length}`);t.pattern??(t.pattern=t.length===void 0?mk:pk(t.length)),ye.init(e,t)}),Bh=O(
"$ZodCUID",(e,t)=>{t.pattern??(t.pattern=ck),ye.init(e,t)}),jh=O("$ZodCUID2",(e,t)=>{t.pattern??(t.pattern=lk),ye.init(e,t)}),Uh=O("$ZodULID",
(e,t)=>{t.pattern??(t.pattern=uk),ye.init(e,t)}),Zh=O("$ZodXID",(e,t)=>{t.pattern??(t.pattern=dk),ye.init(e,t)}),Gh=O("$ZodKSUID",(e,t)=>{t.
pattern??(t.pattern=fk),ye.init(e,t)}),Il=O("$ZodISODateTime",(e,t)=>{t.pattern??(t.pattern=_k(t)),ye.init(e,t)}),zl=O("$ZodISODate",(e,t)=>{
t.pattern??(t.pattern=Rk),ye.init(e,t)}),Ll=O("$ZodISOTime",(e,t)=>{t.pattern??(t.pattern=Ek(t)),ye.init(e,t)}),Dl=O("$ZodISODuration",(e,t)=>{
t.pattern??(t.pattern=hk),ye.init(e,t)}),Hh=O("$ZodIPv4",(e,t)=>{t.pattern??(t.pattern=wk),ye.init(e,t)}),gF=/^[0-9a-fA-F:.]+$/;function u0(e){
return gF.test(e)?l0(`http://[${e}]`):!1}var qh=O("$ZodIPv6",(e,t)=>{t.pattern??(t.pattern=xk),ye.init(e,t),e._zod.check=n=>{u0(n.value)||n.
issues.push({code:"invalid_format",format:"ipv6",input:n.value,inst:e,continue:!t.abort})}});var Wh=O("$ZodCIDRv4",(e,t)=>{t.pattern??(t.pattern=Sk),ye.init(e,t)});function yF(e){let t=e.split("/");if(t.length!==2)return!1;let[n,r]=t;
if(!r)return!1;let o=Number(r);return`${o}`!==r||o<0||o>128?!1:u0(n)}var Vh=O("$ZodCIDRv6",(e,t)=>{t.pattern??(t.pattern=vk),ye.init(e,t),e.
_zod.check=n=>{yF(n.value)||n.issues.push({code:"invalid_format",format:"cidrv6",input:n.value,inst:e,continue:!t.abort})}});function d0(e){
if(e==="")return!0;if(/\s/.test(e)||e.length%4!==0)return!1;try{return atob(e),!0}catch{return!1}}var bF=/^[0-9a-zA-Z+/]*={0,2}$/,Kh=O("$Zod\
Base64",(e,t)=>{t.pattern??(t.pattern=bF),ye.init(e,t),e._zod.check=n=>{d0(n.value)||n.issues.push({code:"invalid_format",format:"base64",input:n.
value,inst:e,continue:!t.abort})}}),f0=/^[A-Za-z0-9_-]*$/;function wF(e){if(!f0.test(e))return!1;let t=e.replace(/[-_]/g,r=>r==="-"?"+":"/"),
n=t.padEnd(Math.ceil(t.length/4)*4,"=");return d0(n)}var Jh=O("$ZodBase64URL",(e,t)=>{t.pattern??(t.pattern=f0),ye.init(e,t),e._zod.check=n=>{
wF(n.value)||n.issues.push({code:"invalid_format",format:"base64url",input:n.value,inst:e,continue:!t.abort})}}),Yh=O("$ZodE164",(e,t)=>{t.pattern??
(t.pattern=$k),ye.init(e,t)});function xF(e,t=null){try{let n=e.split(".");if(n.length!==3)return!1;let[r]=n;if(!r)return!1;let o=JSON.parse(atob(r));return!("typ"in o&&o?.
typ!=="JWT"||!o.alg||t&&(!("alg"in o)||o.alg!==t))}catch{return!1}}var Xh=O("$ZodJWT",(e,t)=>{ye.init(e,t),e._zod.check=n=>{xF(n.value,t.alg)||
n.issues.push({code:"invalid_format",format:"jwt",input:n.value,inst:e,continue:!t.abort})}});var ca=O("$ZodNumber",(e,t)=>{me.init(e,t),e._zod.pattern=_h,e._zod.parse=(n,r)=>{if(t.coerce)try{n.value=Number(n.value)}catch{}let o=n.value;
if(typeof o=="number"&&!Number.isNaN(o)&&Number.isFinite(o))return n;let s=typeof o=="number"?Number.isNaN(o)?"NaN":Number.isFinite(o)?void 0:
String(o):void 0;return n.issues.push({expected:"number",code:"invalid_type",input:o,inst:e,...s?{received:s}:{}}),n}}),Fl=O("$ZodNumberForm\
at",(e,t)=>{Ik.init(e,t),ca.init(e,t)}),Bl=O("$ZodBoolean",(e,t)=>{me.init(e,t),e._zod.pattern=Tk,e._zod.parse=(n,r)=>{if(t.coerce)try{n.value=
!!n.value}catch{}let o=n.value;return typeof o=="boolean"||n.issues.push({expected:"boolean",code:"invalid_type",input:o,inst:e}),n}});var Qh=O("$ZodNull",(e,t)=>{me.init(e,t),e._zod.pattern=Ck,e._zod.values=new Set([null]),e._zod.parse=(n,r)=>{let o=n.value;return o===null||
n.issues.push({expected:"null",code:"invalid_type",input:o,inst:e}),n}});var jl=O("$ZodUnknown",(e,t)=>{me.init(e,t),e._zod.parse=n=>n}),Ul=O("$ZodNever",(e,t)=>{me.init(e,t),e._zod.parse=(n,r)=>(n.issues.push({expected:"\
never",code:"invalid_type",input:n.value,inst:e}),n)});function SF(e,t){let n=$l(e._zod.def.checks);if(!n.length)return;let r=Math.min(...n.map(s=>s[0])),o=e._zod.parse;e._zod.parse=(s,i)=>{let a=t(
s.value);if(a>r&&!i?.skipChecks&&i?.direction!=="backward"){for(let[c,l]of $l(e._zod.def.checks))if(a>c&&l._zod.def.when(s)){let u=s.issues.
length;return l._zod.check(s),s.issues[u].continue=!1,Xi(s.issues,u,e),s}}return o(s,i)}}var vF=e=>Array.isArray(e)?e.length:-1;function Kk(e,t,n){e.issues.length&&t.issues.push(...nn(n,e.issues)),t.value[n]=e.value}var Zl=O("$ZodArray",(e,t)=>{me.init(e,t);let n=at.memoizer;
n?.attach(e),e._zod.parse=(r,o)=>{let s=r.value;if(!Array.isArray(s))return r.issues.push({expected:"array",code:"invalid_type",input:s,inst:e}),
r;r.value=n?n.alloc(e,r,Array(s.length),o):Array(s.length);let i=[],a=o?.abortEarly;for(let c=0;c<s.length;c++){let l=s[c],u=t.element._zod.
run({value:l,issues:[]},o);if(u instanceof Promise)i.push(u.then(d=>Kk(d,r,c)));else if(Kk(u,r,c),a&&u.issues.length!==0&&$t(u))break}return i.
length?Promise.all(i).then(()=>r):r},SF(e,vF)});function Ml(e,t,n,r,o,s){let i=n in r,a=s==="optional";if(!(!i&&a&&o==="optional")){if(e.issues.
length){if(o!==void 0&&a&&!i)return;t.issues.push(...nn(n,e.issues))}if(!i&&o===void 0){e.issues.length||t.issues.push({code:"invalid_type",
expected:"nonoptional",input:void 0,path:[n]});return}e.value===void 0?(i||o==="defaulted"&&!a)&&(t.value[n]=void 0):t.value[n]=e.value}}var kF=[];
function m0(e){let t=Object.keys(e.shape),n=Object.getOwnPropertySymbols(e.shape),r=n.length?n:kF,o=r.length?[...t,...r]:t;for(let i of o)if(!e.
shape?.[i]?._zod?.traits?.has("$ZodType"))throw new Error(`Invalid element at key "${String(i)}": expected a Zod schema`);let s=mh(e.shape);
return{...e,allKeys:o,symbolKeys:r,keySet:new Set(t),numKeys:t.length,optionalKeys:new Set(s)}}function p0(e,t,n,r,o,s,i){let a=[],c=o.keySet,
l=o.catchall._zod,u=l.def.type,d=l.optin,f=l.optout,m=0;for(let h in t){if(i&&n.issues.length!==m){if($t(n,m))break;m=n.issues.length}if(c.has(
h))continue;if(h==="__proto__"){u==="never"&&a.push(h);continue}if(u==="never"){a.push(h);continue}let p=l.run({value:t[h],issues:[]},r);p instanceof
Promise?e.push(p.then(g=>Ml(g,n,h,t,d,f))):Ml(p,n,h,t,d,f)}return a.length&&n.issues.push({code:"unrecognized_keys",keys:a,input:t,inst:s,continue:!0}),
e.length?Promise.all(e).then(()=>n):n}var eg=O("$ZodObject",(e,t)=>{me.init(e,t);let n=Object.getOwnPropertyDescriptor(t,"shape"),r=n?.get?n.
get.raw:t.shape??{};if(r){let l=()=>{let u={...r};return Object.defineProperty(t,"shape",{value:u}),l.raw=u,u};l.raw=r,Object.defineProperty(
t,"shape",{get:l})}let o=ls(()=>m0(t));ae(e,"propValues",l=>{let u=l.def.shape,d={};for(let f in u){let m=u[f]._zod;if(m.values){Object.prototype.
hasOwnProperty.call(d,f)||us(d,f,new Set);for(let h of m.values)d[f].add(h);m.optin!==void 0&&d[f].add(void 0)}}return d});let s=ao,i=t.catchall,
a,c=at.memoizer;c?.attach(e),e._zod.parse=(l,u)=>{a??(a=o.value);let d=l.value;if(!s(d))return l.issues.push({expected:"object",code:"invali\
d_type",input:d,inst:e}),l;l.value=c?c.alloc(e,l,{},u):{};let f=[],m=a.shape,h=u?.abortEarly,p=l.issues.length;for(let g of a.allKeys){if(h&&
l.issues.length!==p){if($t(l,p))break;p=l.issues.length}if(g==="__proto__")continue;let y=m[g],b=y._zod.optin,x=y._zod.optout,S=y._zod.run({
value:d[g],issues:[]},u);S instanceof Promise?f.push(S.then(R=>Ml(R,l,g,d,b,x))):Ml(S,l,g,d,b,x)}return i?p0(f,d,l,u,o.value,e,h===!0):f.length?
Promise.all(f).then(()=>l):l}}),h0=O("$ZodObjectJIT",(e,t)=>{eg.init(e,t);let n=e._zod.parse,r=ls(()=>m0(t)),o=at.memoizer,s=m=>{let h=r.value,
p=h.symbolKeys,g=new Cl(["payload","ctx"],{shape:m,inst:e,memo:o,syms:p}),y=R=>`shape[${R}]._zod.run({ value: input[${R}], issues: [] }, ctx\
)`,b=(R,$)=>`
          let ${R}_ab = false;
          for (let i = 0; i < ${R}.issues.length; i++) {
            const iss = ${R}.issues[i];
            iss.path = iss.path ? [${$}, ...iss.path] : [${$}];
            payload.issues.push(iss);
            if (iss.continue !== true) ${R}_ab = true;
          }
          if (${R}_ab && ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }`;g.write("const input = payload.value;");let x=Object.create(null),S=0;for(let R of h.allKeys)x[R]=`key_${S++}`;g.write(o?"const\
 newResult = memo.alloc(inst, payload, {}, ctx);":"const newResult = {};");for(let R of h.allKeys){if(R==="__proto__")continue;let $=x[R],_=typeof R==
"symbol"?`syms[${p.indexOf(R)}]`:ch(R),P=`${_} in input`,N=m[R],M=N?._zod?.optin,W=M!==void 0,B=N?._zod?.optout==="optional";if(g.write(`con\
st ${$} = ${y(_)};`),W&&B){let te=M==="optional"?`${$}_present`:`${$}.value !== undefined || ${$}_present`;g.write(`
        const ${$}_present = ${P};
        if (!${$}.issues.length || ${$}_present) {
          if (${$}.issues.length) {${b($,_)}
          }

          if (${te}) {
            newResult[${_}] = ${$}.value;
          }
        }

      `)}else W?(g.write(`
        if (${$}.issues.length) {${b($,_)}
        }
      `),M==="defaulted"?g.write(`newResult[${_}] = ${$}.value;`):g.write(`
        if (${$}.value !== undefined || ${P}) {
          newResult[${_}] = ${$}.value;
        }
      `)):g.write(`
        const ${$}_present = ${P};
        if (${$}.issues.length) {${b($,_)}
        }
        if (!${$}_present && !${$}.issues.length) {
          payload.issues.push({
            code: "invalid_type",
            expected: "nonoptional",
            input: undefined,
            path: [${_}]
          });
          if (ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }
        }

        if (${$}_present) {
          newResult[${_}] = ${$}.value;
        }

      `)}return g.write("payload.value = newResult;"),g.write("return payload;"),g.compile()},i,a=ao,c=!at.jitless,u=c&&uh.value,d=t.catchall,
f;e._zod.parse=(m,h)=>{f??(f=r.value);let p=m.value;return a(p)?c&&u&&h?.async===!1&&h.jitless!==!0?(i||(i=s(t.shape)),m=i(m,h),d?p0([],p,m,
h,f,e,h?.abortEarly===!0):m):n(m,h):(m.issues.push({expected:"object",code:"invalid_type",input:p,inst:e}),m)}});function Jk(e,t,n,r){for(let s of e)
if(s.issues.length===0)return t.value=s.value,t;let o=e.filter(s=>!$t(s));return o.length===1?(t.value=o[0].value,o[0]):(t.issues.push({code:"\
invalid_union",input:t.value,inst:n,errors:e.map(s=>s.issues.map(i=>rn(i,r,gt())))}),t)}var Gl=O("$ZodUnion",(e,t)=>{me.init(e,t),ae(e,"opti\
n",r=>r.def.options.some(o=>o._zod.optin==="defaulted")?"defaulted":r.def.options.some(o=>o._zod.optin!==void 0)?"optional":void 0),ae(e,"op\
tout",r=>r.def.options.some(o=>o._zod.optout==="optional")?"optional":void 0),ae(e,"values",r=>{if(r.def.options.every(o=>o._zod.values))return new Set(
r.def.options.flatMap(o=>Array.from(o._zod.values)))}),ae(e,"pattern",r=>{if(r.def.options.every(o=>o._zod.pattern)){let o=r.def.options.map(
s=>s._zod.pattern);return new RegExp(`^(${o.map(s=>Yi(s.source)).join("|")})$`)}});let n=t.options.length===1?t.options[0]._zod.run:null;e._zod.
parse=(r,o)=>{if(n)return n(r,o);let s=!1,i=[];for(let a of t.options){let c=a._zod.run({value:r.value,issues:[]},o);if(c instanceof Promise)
i.push(c),s=!0;else{if(c.issues.length===0)return c;i.push(c)}}return s?Promise.all(i).then(a=>Jk(a,r,e,o)):Jk(i,r,e,o)}});function $F(e){let t=new Map;for(let n of e.options){let r=n._zod.propValues?.[e.discriminator];if(!r||r.size===0)throw new Error(`Invalid d\
iscriminated union option at index "${e.options.indexOf(n)}"`);for(let o of r)if(t.has(o)){if(o!==void 0)throw new Error(`Duplicate discrimi\
nator value "${String(o)}"`);t.set(o,null)}else t.set(o,n)}return t}var tg=O("$ZodDiscriminatedUnion",(e,t)=>{t.inclusive=!1,Gl.init(e,t);let n=e.
_zod.parse;ae(e,"propValues",o=>{let s={},i=0;for(let a of o.def.options){let c=a._zod.propValues;if(!c||Object.keys(c).length===0)throw new Error(
`Invalid discriminated union option at index "${o.def.options.indexOf(a)}"`);c[o.def.discriminator]?.has(void 0)&&i++;for(let[l,u]of Object.
entries(c)){Object.prototype.hasOwnProperty.call(s,l)||us(s,l,new Set);for(let d of u)s[l].add(d)}}return!o.def.unionFallback&&i>1&&s[o.def.
discriminator]?.delete(void 0),s}),t.options.forEach((o,s)=>{let i=ds(o._zod.def);if(i&&!Object.prototype.hasOwnProperty.call(i,t.discriminator))
throw new Error(`Invalid discriminated union option at index "${s}"`)});let r=ls(()=>$F(t));e._zod.parse=(o,s)=>{let i=o.value;if(!ao(i))return o.
issues.push({code:"invalid_type",expected:"object",input:i,inst:e}),o;let a=i?.[t.discriminator],c=r.value.get(a);return c&&(a!==void 0||s.direction!==
"backward")?c._zod.run(o,s):t.unionFallback||s.direction==="backward"?n(o,s):(o.issues.push({code:"invalid_union",errors:[],note:"No matchin\
g discriminator",discriminator:t.discriminator,options:Array.from(r.value.keys()).filter(l=>r.value.get(l)!==null),input:i,path:[t.discriminator],
inst:e}),o)}}),ng=O("$ZodIntersection",(e,t)=>{me.init(e,t),e._zod.parse=(n,r)=>{let o=n.value,s=t.left._zod.run({value:o,issues:[]},r),i=t.
right._zod.run({value:o,issues:[]},r);return s instanceof Promise||i instanceof Promise?Promise.all([s,i]).then(([c,l])=>Yk(n,c,l)):Yk(n,s,i)}});
function Ah(e,t){if(e===t)return{valid:!0,data:e};if(e instanceof Date&&t instanceof Date&&+e==+t)return{valid:!0,data:e};if($r(e)&&$r(t)){let n=Object.
keys(t),r=Object.keys(e).filter(s=>n.indexOf(s)!==-1),o={...e,...t};Object.prototype.hasOwnProperty.call(o,"__proto__")&&delete o.__proto__;
for(let s of r){if(s==="__proto__")continue;let i=Ah(e[s],t[s]);if(!i.valid)return{valid:!1,mergeErrorPath:[s,...i.mergeErrorPath]};o[s]=i.data}
return{valid:!0,data:o}}if(Array.isArray(e)&&Array.isArray(t)){if(e.length!==t.length)return{valid:!1,mergeErrorPath:[]};let n=[];for(let r=0;r<
e.length;r++){let o=e[r],s=t[r],i=Ah(o,s);if(!i.valid)return{valid:!1,mergeErrorPath:[r,...i.mergeErrorPath]};n.push(i.data)}return{valid:!0,
data:n}}return{valid:!1,mergeErrorPath:[]}}function Yk(e,t,n){let r=new Map,o,s=new Map,i=(l,u)=>{let d;if(l.code==="unrecognized_keys"&&!l.
path?.length)o??(o=l),d=l.keys;else if(l.code==="invalid_key"&&l.origin==="record"&&l.path?.length===1){let f=String(l.path[0]);s.has(f)||s.
set(f,l),d=[f]}else return!1;for(let f of d)r.has(f)||r.set(f,{}),r.get(f)[u]=!0;return!0};for(let l of t.issues)i(l,"l")||e.issues.push(l);
for(let l of n.issues)i(l,"r")||e.issues.push(l);let a=[...r].filter(([,l])=>l.l&&l.r).map(([l])=>l);if(a.length){let l=o?a.filter(u=>o.keys.
includes(u)):[];l.length&&e.issues.push({...o,keys:l});for(let u of a)!l.includes(u)&&s.has(u)&&e.issues.push(s.get(u))}let c=Ah(t.value,n.value);
if(!c.valid){if($t(e))return e;throw new Error(`Unmergable intersection. Error path: ${JSON.stringify(c.mergeErrorPath)}`)}return e.value=c.
data,e}var Hl=O("$ZodTuple",(e,t)=>{me.init(e,t);let n=t.items,r=at.memoizer;r?.attach(e),e._zod.parse=(o,s)=>{let i=o.value;if(!Array.isArray(
i))return o.issues.push({input:i,inst:e,expected:"tuple",code:"invalid_type"}),o;o.value=r?r.alloc(e,o,[],s):[];let a=[],c=Xk(n,"optin"),l=Xk(
n,"optout");if(!t.rest){if(i.length<c)return o.issues.push({code:"too_small",minimum:c,inclusive:!0,input:i,inst:e,origin:"array"}),o;i.length>
n.length&&o.issues.push({code:"too_big",maximum:n.length,inclusive:!0,input:i,inst:e,origin:"array"})}let u=new Array(n.length),d=t.rest?s?.
abortEarly:void 0,f=!1;for(let m=0;m<n.length;m++){let h=n[m]._zod.run({value:i[m],issues:[]},s);h instanceof Promise?a.push(h.then(p=>{u[m]=
p})):(u[m]=h,d&&!f&&h.issues.length&&(f=$t(h)))}if(t.rest&&!f){let m=n.length-1,h=i.slice(n.length),p=o.issues.length;for(let g of h){if(d&&
o.issues.length!==p){if($t(o,p))break;p=o.issues.length}m++;let y=t.rest._zod.run({value:g,issues:[]},s);y instanceof Promise?a.push(y.then(
b=>Qk(b,o,m))):Qk(y,o,m)}}return a.length?Promise.all(a).then(()=>e0(u,o,n,i,l)):e0(u,o,n,i,l)}});function Xk(e,t){for(let n=e.length-1;n>=0;n--)
if(!(t==="optin"?e[n]._zod.optin!==void 0:e[n]._zod.optout==="optional"))return n+1;return 0}function Qk(e,t,n){e.issues.length&&t.issues.push(
...nn(n,e.issues)),t.value[n]=e.value}function e0(e,t,n,r,o){for(let s=0;s<n.length;s++){let i=e[s],a=s<r.length;if(!a&&s>=o&&n[s]._zod.optin===
"optional"){t.value.length=s;break}if(i.issues.length){if(!a&&s>=o){t.value.length=s;break}t.issues.push(...nn(s,i.issues))}t.value[s]=i.value}
for(let s=t.value.length-1;s>=r.length&&(n[s]._zod.optout==="optional"&&t.value[s]===void 0);s--)t.value.length=s;return t}var rg=O("$ZodRec\
ord",(e,t)=>{me.init(e,t);let n=at.memoizer;n?.attach(e),e._zod.parse=(r,o)=>{let s=r.value;if(!$r(s))return r.issues.push({expected:"record",
code:"invalid_type",input:s,inst:e}),r;let i=[],a=t.keyType._zod.values;if(a&&!t.partial){r.value=n?n.alloc(e,r,{},o):{};let c=new Set;for(let u of a)
if(typeof u=="string"||typeof u=="number"||typeof u=="symbol"){if(c.add(typeof u=="number"?u.toString():u),u==="__proto__")continue;let d=t.
keyType._zod.run({value:u,issues:[]},o);if(d instanceof Promise)throw new Error("Async schemas not supported in object keys currently");if(d.
issues.length){r.issues.push({code:"invalid_key",origin:"record",issues:d.issues.map(h=>rn(h,o,gt())),input:u,path:[u],inst:e});continue}let f=d.
value;if(f==="__proto__")continue;let m=t.valueType._zod.run({value:s[u],issues:[]},o);m instanceof Promise?i.push(m.then(h=>{h.issues.length&&
r.issues.push(...nn(u,h.issues)),r.value[f]=h.value})):(m.issues.length&&r.issues.push(...nn(u,m.issues)),r.value[f]=m.value)}let l;for(let u in s)
if(!c.has(u))if(t.mode==="loose"){if(u==="__proto__")continue;r.value[u]=s[u]}else l=l??[],l.push(u);l&&l.length>0&&r.issues.push({code:"unr\
ecognized_keys",input:s,inst:e,keys:l,continue:!0})}else{r.value=n?n.alloc(e,r,{},o):{};let c;for(let l of Reflect.ownKeys(s)){if(l==="__pro\
to__"||!Object.prototype.propertyIsEnumerable.call(s,l))continue;let u=t.keyType._zod.run({value:l,issues:[]},o);if(u instanceof Promise)throw new Error(
"Async schemas not supported in object keys currently");if(typeof l=="string"&&_h.test(l)&&u.issues.length){let h=t.keyType._zod.run({value:Number(
l),issues:[]},o);if(h instanceof Promise)throw new Error("Async schemas not supported in object keys currently");h.issues.length===0&&(u=h)}
if(u.issues.length){t.mode==="loose"?r.value[l]=s[l]:a?(c=c??[],c.push(l)):r.issues.push({code:"invalid_key",origin:"record",issues:u.issues.
map(h=>rn(h,o,gt())),input:l,path:[l],inst:e});continue}let f=u.value;if(f==="__proto__")continue;let m=t.valueType._zod.run({value:s[l],issues:[]},
o);m instanceof Promise?i.push(m.then(h=>{h.issues.length&&r.issues.push(...nn(l,h.issues)),r.value[f]=h.value})):(m.issues.length&&r.issues.
push(...nn(l,m.issues)),r.value[f]=m.value)}c&&c.length>0&&r.issues.push({code:"unrecognized_keys",input:s,inst:e,keys:c,continue:!0})}return i.
length?Promise.all(i).then(()=>r):r}});var ql=O("$ZodEnum",(e,t)=>{me.init(e,t);let n=wl(t.entries),r=new Set(n);e._zod.values=r,ae(e,"pattern",o=>{let s=wl(o.def.entries).filter(
i=>fh.has(typeof i));return new RegExp(s.length?`^(${s.map(i=>Kn(i.toString())).join("|")})$`:"^[^\\s\\S]$")}),e._zod.parse=(o,s)=>{let i=o.
value;return r.has(i)||o.issues.push({code:"invalid_value",values:n,input:i,inst:e}),o}}),Wl=O("$ZodLiteral",(e,t)=>{me.init(e,t);let n=new Set(
t.values);e._zod.values=n,ae(e,"pattern",r=>{let o=r.def.values;return new RegExp(o.length?`^(${o.map(s=>typeof s=="string"?Kn(s):s?Kn(s.toString()):
String(s)).join("|")})$`:"^[^\\s\\S]$")}),e._zod.parse=(r,o)=>{let s=r.value;return n.has(s)||r.issues.push({code:"invalid_value",values:t.values,
input:s,inst:e}),r}});var og=O("$ZodTransform",(e,t)=>{me.init(e,t),e._zod.optin="optional",at.memoizer?.guard(e),e._zod.parse=(n,r)=>{if(r.direction==="backward")
throw new ms(e.constructor.name);let o=t.transform(n.value,n);if(r.async)return(o instanceof Promise?o:Promise.resolve(o)).then(i=>(n.value=
i,n));if(o instanceof Promise)throw new on;return n.value=o,n}});function t0(e,t){return e.value=t.issues.length?void 0:t.value,e}var Vl=O("\
$ZodOptional",(e,t)=>{me.init(e,t),ae(e,"optin",n=>n.def.innerType._zod.optin==="defaulted"?"defaulted":"optional"),e._zod.optout="optional",
ae(e,"values",n=>{let r=n.def.innerType._zod.values;return r?new Set([...r,void 0]):void 0}),ae(e,"pattern",n=>{let r=n.def.innerType._zod.pattern;
return r?new RegExp(`^(${Yi(r.source)})?$`):void 0}),e._zod.parse=(n,r)=>{if(n.value===void 0){if(t.innerType._zod.optin!=="defaulted")return n;
let o=t.innerType._zod.run({value:n.value,issues:[]},r);return o instanceof Promise?o.then(s=>t0(n,s)):t0(n,o)}return t.innerType._zod.run(n,
r)}}),Kl=O("$ZodExactOptional",(e,t)=>{Vl.init(e,t),ae(e,"values",n=>n.def.innerType._zod.values),ae(e,"pattern",n=>n.def.innerType._zod.pattern),
e._zod.parse=(n,r)=>t.innerType._zod.run(n,r)}),Jl=O("$ZodNullable",(e,t)=>{me.init(e,t),ae(e,"optin",n=>n.def.innerType._zod.optin),ae(e,"o\
ptout",n=>n.def.innerType._zod.optout),ae(e,"pattern",n=>{let r=n.def.innerType._zod.pattern;return r?new RegExp(`^(${Yi(r.source)}|null)$`):
void 0}),ae(e,"values",n=>n.def.innerType._zod.values?new Set([...n.def.innerType._zod.values,null]):void 0),e._zod.parse=(n,r)=>n.value===null?
n:t.innerType._zod.run(n,r)}),sg=O("$ZodDefault",(e,t)=>{me.init(e,t),e._zod.optin="defaulted",ae(e,"values",n=>n.def.innerType._zod.values),
e._zod.parse=(n,r)=>{if(r.direction==="backward")return t.innerType._zod.run(n,r);if(n.value===void 0)return n.value=t.defaultValue,n;let o=t.
innerType._zod.run(n,r);return o instanceof Promise?o.then(s=>n0(s,t)):n0(o,t)}});function n0(e,t){return e.value===void 0&&(e.value=t.defaultValue),
e}var ig=O("$ZodPrefault",(e,t)=>{me.init(e,t),e._zod.optin="defaulted",ae(e,"values",n=>n.def.innerType._zod.values),e._zod.parse=(n,r)=>(r.
direction==="backward"||n.value===void 0&&(n.value=t.defaultValue),t.innerType._zod.run(n,r))}),ag=O("$ZodNonOptional",(e,t)=>{me.init(e,t),
ae(e,"values",n=>{let r=n.def.innerType._zod.values;return r?new Set([...r].filter(o=>o!==void 0)):void 0}),e._zod.parse=(n,r)=>{let o=t.innerType.
_zod.run(n,r);return o instanceof Promise?o.then(s=>r0(s,e)):r0(o,e)}});function r0(e,t){return!e.issues.length&&e.value===void 0&&e.issues.
push({code:"invalid_type",expected:"nonoptional",input:e.value,inst:t}),e}function o0(e,t,n,r){return t.issues.length?(e.value=n.catchValue({...t,value:e.value,error:{issues:t.issues.map(o=>rn(o,r,gt()))},input:e.value}),
e):(e.value=t.value,t.memo&&(e.memo=!0),e)}var cg=O("$ZodCatch",(e,t)=>{me.init(e,t),ae(e,"optin",n=>n.def.innerType._zod.optin==="defaulted"?
"defaulted":"optional"),ae(e,"optout",n=>n.def.innerType._zod.optout),ae(e,"values",n=>n.def.innerType._zod.values),e._zod.parse=(n,r)=>{if(r.
direction==="backward")return t.innerType._zod.run(n,r);let o=t.innerType._zod.run({value:n.value,issues:[]},r);return o instanceof Promise?
o.then(s=>o0(n,s,t,r)):o0(n,o,t,r)}});var lg=O("$ZodPipe",(e,t)=>{me.init(e,t),ae(e,"values",n=>n.def.in._zod.values),ae(e,"optin",n=>n.def.in._zod.optin),ae(e,"optout",n=>n.def.
out._zod.optout),ae(e,"propValues",n=>n.def.in._zod.propValues),e._zod.parse=(n,r)=>{if(r.direction==="backward"){let s=t.out._zod.run(n,r);
return s instanceof Promise?s.then(i=>Al(i,t.in,r)):Al(s,t.in,r)}let o=t.in._zod.run(n,r);return o instanceof Promise?o.then(s=>Al(s,t.out,r)):
Al(o,t.out,r)}});function Al(e,t,n){return e.issues.some(r=>r.code!=="unrecognized_keys")?(e.aborted=!0,e):t._zod.run({value:e.value,issues:e.
issues},n)}var ug=O("$ZodReadonly",(e,t)=>{me.init(e,t),ae(e,"propValues",n=>n.def.innerType._zod.propValues),ae(e,"values",n=>n.def.innerType._zod.values),
ae(e,"optin",n=>n.def.innerType?._zod?.optin),ae(e,"optout",n=>n.def.innerType?._zod?.optout),e._zod.parse=(n,r)=>{if(r.direction==="backwar\
d")return t.innerType._zod.run(n,r);let o=t.innerType._zod.run(n,r);return o instanceof Promise?o.then(s0):s0(o)}});function s0(e){return e.
memo||(e.value=Object.freeze(e.value)),e}var Yl=O("$ZodCustom",(e,t)=>{qe.init(e,t),me.init(e,t),e._zod.parse=(n,r)=>n,e._zod.check=n=>{let r=n.value,o=t.fn(r);if(o instanceof Promise)
return o.then(s=>i0(s,n,r,e));i0(o,n,r,e)}});function i0(e,t,n,r){if(!e){let o={code:"custom",input:n,inst:r,path:[...r._zod.def.path??[]],continue:!r.
_zod.def.abort};r._zod.def.params&&(o.params=r._zod.def.params),t.issues.push(fs(o))}}var fg=class extends Error{constructor(){super("Cannot parse a reference cycle that closes through a transform"),this.name="ZodCyclicError"}},
mg="~memo",g0=[];function y0(e){return e!==null&&typeof e=="object"}function dg(e){return e.map(t=>t.path?{...t,path:t.path.slice()}:{...t})}
var b0=new WeakMap,la=0,eu=1,ua=2;function tu(e,t,n){let r=b0.get(e);if(r!==void 0)return r?ua:la;if(t.has(e))return ua;t.add(e);let o=la,s=u=>{
if(o!==ua&&u?._zod){let d=tu(u,t,n);d>o&&(o=d)}},i=(u,d)=>{let f=la;for(let m of Reflect.ownKeys(u)){let h=Object.getOwnPropertyDescriptor(u,
m);if(d&&!h.enumerable)continue;let p=h.get?eu:h.value?._zod?tu(h.value,t,n):la;p>f&&(f=p)}return f},a=u=>{u>o&&(o=u)},c=e._zod.def,l=c.type;
switch(l){case"object":{let u=ds(c);a(u?i(u,!0):eu),s(c.catchall);break}case"array":s(c.element);break;case"tuple":for(let u of c.items)s(u);
s(c.rest);break;case"record":case"map":s(c.keyType),s(c.valueType);break;case"set":s(c.valueType);break;case"union":for(let u of c.options)s(
u);break;case"intersection":s(c.left),s(c.right);break;case"optional":case"nullable":case"default":case"prefault":case"catch":case"readonly":case"\
nonoptional":case"promise":case"success":s(c.innerType);break;case"pipe":s(c.in),s(c.out);break;case"function":s(c.input),s(c.output);break;case"\
lazy":{let u=c._cachedInner??(n?e._zod.innerType:void 0);a(u?tu(u,t,!1):eu);break}case"template_literal":case"string":case"number":case"int":case"\
boolean":case"bigint":case"symbol":case"undefined":case"null":case"void":case"never":case"any":case"unknown":case"date":case"nan":case"enum":case"\
literal":case"file":case"transform":case"custom":break;default:for(let u in c){let d=Object.getOwnPropertyDescriptor(c,u);if(!d||d.get)continue;
let f=d.value;if(!(!f||typeof f!="object")){if(f._zod)s(f);else if(Array.isArray(f))for(let m of f)s(m)}}}return t.delete(e),OF(e,o)}function OF(e,t){
return t!==eu&&b0.set(e,t===ua),t}function RF(e,t){let n=e.buckets.get(t);return n||(n=new WeakMap,e.buckets.set(t,n)),n}var Xl,Ql=[],EF={alloc(e,t,n){let r=Xl;if(!r)return n;
Xl=void 0;let o={value:n,issues:null};return r.set(t.value,o),Ql.push(o),n},guard(e){var t;(t=e._zod).deferred??(t.deferred=[]),e._zod.deferred.
push(()=>{let n=e._zod.parse,r=(o,s)=>{if(s.direction!=="backward"&&_F(s,o.value))throw new fg;return n(o,s)};e._zod.parse=r,e._zod.run===n&&
(e._zod.run=r)})},attach(e){var t;let n,r=!1,o,s;(t=e._zod).deferred??(t.deferred=[]),e._zod.deferred.push(()=>{let i=e._zod.parse,a=(c,l)=>{
if(n===void 0){let y=tu(e,new Set,!1);if(y===la)return e._zod.parse=i,e._zod.run===a&&(e._zod.run=i),i(c,l);y===ua||r?n=!0:r=!0}let u=c.value;
if(!y0(u))return i(c,l);let d=l[mg];d||(d={buckets:new WeakMap,backEdges:void 0},l[mg]=d);let f;o===l?f=s:(f=RF(d,e),o=l,s=f);let m=f.get(u);
if(m)return c.value=m.value,m.issues?m.issues.length&&c.issues.push(...dg(m.issues)):(c.memo=!0,d.backEdges??(d.backEdges=new WeakSet),d.backEdges.
add(m.value)),c;Xl=f;let h=Ql.length,p=i(c,l);Xl=void 0;let g=Ql.length>h?Ql.pop():void 0;return p instanceof Promise?p.then(y=>(g&&(g.issues=
y.issues.length?dg(y.issues):g0),y)):(g&&(g.issues=p.issues.length?dg(p.issues):g0),p)};e._zod.parse=a,e._zod.run===i&&(e._zod.run=a)})}};function pg(){
return EF}function _F(e,t){let n=e[mg]?.backEdges;return n!==void 0&&y0(t)&&n.has(t)}var PF=()=>{let e={string:{unit:"characters",verb:"to have"},file:{unit:"bytes",verb:"to have"},array:{unit:"items",verb:"to have"},set:{unit:"\
items",verb:"to have"},map:{unit:"entries",verb:"to have"}};function t(s){return e[s]??null}let n={regex:"input",email:"email address",url:"\
URL",emoji:"emoji",uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"UUIDv6",nanoid:"nanoid",guid:"GUID",cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"XID",ksuid:"\
KSUID",datetime:"ISO datetime",date:"ISO date",time:"ISO time",duration:"ISO duration",ipv4:"IPv4 address",ipv6:"IPv6 address",mac:"MAC addr\
ess",cidrv4:"IPv4 range",cidrv6:"IPv6 range",base64:"base64-encoded string",base64url:"base64url-encoded string",json_string:"JSON string",e164:"\
E.164 number",currency_code:"currency code",credit_card:"credit card number",iban:"IBAN",jwt:"JWT",template_literal:"input"},r={nan:"NaN"};function o(s,i){
return s==="number"&&typeof i=="number"&&!Number.isFinite(i)?String(i):r[s]??s}return s=>{switch(s.code){case"invalid_type":{let i=o(s.expected),
a=gh(s.input),c=o(a,s.input);return`Invalid input: expected ${i}, received ${c}`}case"invalid_value":return s.values.length===1?`Invalid inp\
ut: expected ${vl(s.values[0])}`:`Invalid option: expected one of ${xl(s.values,"|")}`;case"too_big":{let i=s.exact?"exactly ":s.inclusive?"\
<=":"<",a=t(s.origin);return a?`Too big: expected ${s.origin??"value"} to have ${i}${s.maximum.toString()} ${a.unit??"elements"}`:`Too big: \
expected ${s.origin??"value"} to be ${i}${s.maximum.toString()}`}case"too_small":{let i=s.exact?"exactly ":s.inclusive?">=":">",a=t(s.origin);
return a?`Too small: expected ${s.origin} to have ${i}${s.minimum.toString()} ${a.unit}`:`Too small: expected ${s.origin} to be ${i}${s.minimum.
toString()}`}case"invalid_format":{let i=s;return i.format==="starts_with"?`Invalid string: must start with "${i.prefix}"`:i.format==="ends_\
with"?`Invalid string: must end with "${i.suffix}"`:i.format==="includes"?`Invalid string: must include "${i.includes}"`:i.format==="regex"?
`Invalid string: must match pattern ${i.pattern}`:`Invalid ${n[i.format]??s.format}`}case"not_multiple_of":return`Invalid number: must be a \
multiple of ${s.divisor}`;case"unrecognized_keys":return`Unrecognized key${s.keys.length>1?"s":""}: ${xl(s.keys,", ")}`;case"invalid_key":return`\
Invalid key in ${s.origin}`;case"invalid_union":return s.options&&Array.isArray(s.options)&&s.options.length>0?`Invalid discriminator value.\
 Expected ${s.options.map(a=>`'${a}'`).join(" | ")}`:s.inclusive===!1?"Invalid input: more than one option matched":"Invalid input";case"inv\
alid_element":return`Invalid value in ${s.origin}`;default:return"Invalid input"}}};function w0(){return{localeError:PF()}}var x0;var hg=class{constructor(){this._map=new WeakMap,this._idmap=new Map}add(t,...n){let r=n[0];return this._map.set(t,r),r&&typeof r=="object"&&
"id"in r&&this._idmap.set(r.id,t),this}clear(){return this._map=new WeakMap,this._idmap=new Map,this}remove(t){let n=this._map.get(t);return n&&
typeof n=="object"&&"id"in n&&this._idmap.delete(n.id),this._map.delete(t),this}get(t){let n=t._zod.parent;if(n){let r={...this.get(n)??{}};
delete r.id;let o={...r,...this._map.get(t)};return Object.keys(o).length?o:void 0}return this._map.get(t)}has(t){return this._map.has(t)}};
function S0(){return new hg}(x0=globalThis).__zod_globalRegistry??(x0.__zod_globalRegistry=S0());var co=globalThis.__zod_globalRegistry;function v0(e){return e.checks&&(e.checks=[...e.checks]),e}function nu(e,t){return new e(v0({type:"string",...j(t)}))}function gg(e,t){return new e({type:"string",format:"email",check:"string_format",abort:!1,...j(t)})}function yg(e,t){return new e({type:"st\
ring",format:"guid",check:"string_format",abort:!1,...j(t)})}function bg(e,t){return new e({type:"string",format:"uuid",check:"string_format",
abort:!1,...j(t)})}function wg(e,t){return new e({type:"string",format:"uuid",check:"string_format",abort:!1,version:"v4",...j(t)})}function xg(e,t){
return new e({type:"string",format:"uuid",check:"string_format",abort:!1,version:"v6",...j(t)})}function Sg(e,t){return new e({type:"string",
format:"uuid",check:"string_format",abort:!1,version:"v7",...j(t)})}function vg(e,t){return new e({type:"string",format:"url",check:"string_\
format",abort:!1,...j(t)})}function kg(e,t){return new e({type:"string",format:"emoji",check:"string_format",abort:!1,...j(t)})}function $g(e,t){
return new e({type:"string",format:"nanoid",check:"string_format",abort:!1,...j(t)})}function Og(e,t){return new e({type:"string",format:"cu\
id",check:"string_format",abort:!1,...j(t)})}function Rg(e,t){return new e({type:"string",format:"cuid2",check:"string_format",abort:!1,...j(
t)})}function Eg(e,t){return new e({type:"string",format:"ulid",check:"string_format",abort:!1,...j(t)})}function _g(e,t){return new e({type:"\
string",format:"xid",check:"string_format",abort:!1,...j(t)})}function Pg(e,t){return new e({type:"string",format:"ksuid",check:"string_form\
at",abort:!1,...j(t)})}function Tg(e,t){return new e({type:"string",format:"ipv4",check:"string_format",abort:!1,...j(t)})}function Cg(e,t){
return new e({type:"string",format:"ipv6",check:"string_format",abort:!1,...j(t)})}function Ag(e,t){return new e({type:"string",format:"cidrv4",check:"string_format",abort:!1,...j(t)})}function Ng(e,t){return new e({type:"s\
tring",format:"cidrv6",check:"string_format",abort:!1,...j(t)})}function Mg(e,t){return new e({type:"string",format:"base64",check:"string_f\
ormat",abort:!1,...j(t)})}function Ig(e,t){return new e({type:"string",format:"base64url",check:"string_format",abort:!1,...j(t)})}function zg(e,t){
return new e({type:"string",format:"e164",check:"string_format",abort:!1,...j(t)})}function Lg(e,t){return new e({type:"string",format:"jwt",check:"string_format",abort:!1,...j(t)})}function ru(e,t){return new e({type:"string",format:"datetime",check:"string_format",offset:!1,local:!1,precision:null,...j(t)})}function ou(e,t){
return new e({type:"string",format:"date",check:"string_format",...j(t)})}function su(e,t){return new e({type:"string",format:"time",check:"\
string_format",precision:null,...j(t)})}function iu(e,t){return new e({type:"string",format:"duration",check:"string_format",...j(t)})}function au(e,t){
return new e(v0({type:"number",checks:[],...j(t)}))}function cu(e,t){return new e({type:"number",check:"number_format",abort:!1,format:"safeint",...j(t)})}function lu(e,t){return new e({type:"boolean",...j(t)})}function Dg(e,t){return new e({type:"null",...j(t)})}function uu(e){return new e({type:"unknown"})}function du(e,t){return new e({type:"never",...j(t)})}function da(e,t){return new Th({check:"less_than",...j(t),value:e,inclusive:!1})}function lo(e,t){return new Th({check:"less_than",...j(t),value:e,
inclusive:!0})}function ys(e,t){return new Ch({check:"greater_than",...j(t),value:e,inclusive:!1})}function Or(e,t){return new Ch({check:"greater_than",...j(
t),value:e,inclusive:!0})}function fu(e){return ys(0,e)}function bs(e){return Or(0,e)}function fa(e,t){return new Mk({check:"multiple_of",...j(t),value:e})}function Ce(e,t){return new zk({check:"max_length",...j(t),maximum:e})}function Jn(e,t){return new Lk({check:"min_length",...j(t),minimum:e})}
function ma(e,t){return new Dk({check:"length_equals",...j(t),length:e})}function Rr(e,t){return new Fk({check:"string_format",format:"regex",
...j(t),pattern:e})}function mu(e){return new Bk({check:"string_format",format:"lowercase",...j(e)})}function pu(e){return new jk({check:"st\
ring_format",format:"uppercase",...j(e)})}function hu(e,t){return new Uk({check:"string_format",format:"includes",...j(t),includes:e})}function gu(e,t){
return new Zk({check:"string_format",format:"starts_with",...j(t),prefix:e})}function yu(e,t){return new Gk({check:"string_format",format:"e\
nds_with",...j(t),suffix:e})}function Yn(e){return new Hk({check:"overwrite",tx:e})}function bu(e){return Yn(t=>t.normalize(e))}function wu(){return Yn(e=>e.trim())}function xu(){
return Yn(e=>e.toLowerCase())}function Su(){return Yn(e=>e.toUpperCase())}function Fg(){return Yn(e=>lh(e))}function k0(e,t,n){return new e(
{type:"array",element:t,...j(n)})}function vu(e,t,n){return new e({type:"custom",check:"custom",fn:t,...j(n)})}function Bg(e,t){let n=TF(r=>(r.addIssue=o=>{if(typeof o=="stri\
ng")r.issues.push(fs(o,r.value,n._zod.def));else{let s=o;s.fatal&&(s.continue=!1),s.code??(s.code="custom"),"input"in s||(s.input=r.value),s.
inst??(s.inst=n),s.continue??(s.continue=!n._zod.def.abort),r.issues.push(fs(s))}},e(r.value,r)),t);return n}function TF(e,t){let n=new qe({
check:"custom",...j(t)});return n._zod.check=e,n}var pa=()=>()=>{throw new Error("bundles make no JSON Schemas")};var T0=new WeakSet([Object.prototype,Error.prototype]);function ku(e,t,n){Object.defineProperty(e,t,{configurable:!0,enumerable:!1,get(){let r=n(
this);return Object.defineProperty(this,t,{value:r,configurable:!0,writable:!0}),r},set(r){Object.defineProperty(this,t,{value:r,configurable:!0,
writable:!0})}})}var IF=(e,t)=>{Xv.init(e,t),e.name="ZodError";let n=Object.getPrototypeOf(e);T0.has(n)||(T0.add(n),ku(n,"format",r=>o=>kh(r,
o)),ku(n,"flatten",r=>o=>vh(r,o)),ku(n,"addIssue",r=>o=>{r.issues.push(o),r.message=JSON.stringify(r.issues,cs,2)}),ku(n,"addIssues",r=>o=>{
r.issues.push(...o),r.message=JSON.stringify(r.issues,cs,2)}),Object.defineProperty(n,"isEmpty",{configurable:!0,enumerable:!1,get(){return this.
issues.length===0}}))};var Ot=O("ZodError",IF,void 0,{Parent:Error});var C0=ra(Ot),A0=oa(Ot),N0=sa(Ot),M0=ia(Ot),I0=ek(Ot),z0=tk(Ot),L0=nk(Ot),D0=rk(Ot),F0=ok(Ot),B0=sk(Ot),j0=ik(Ot),U0=ak(Ot);function EB(){at.localeError||gt(w0())}function ga(){at.memoizer||gt({memoizer:pg()})}var be=O("ZodType",(e,t)=>(EB(),me.init(e,t),e.def=t,e.
type=t.type,e),{check(...e){let t=this.def;return this.clone(U.mergeDefs(t,{checks:[...t.checks??[],...e.map(n=>typeof n=="function"?{_zod:{
check:n,def:{check:"custom"},onattach:[]}}:n)]}),{parent:!0})},with(...e){return this.check(...e)},clone(e,t){return it(this,e,t)},brand(){return this},
register(e,t){return e.add(this,t),this},refine(e,t){return this.check(Sj(e,t))},superRefine(e,t){return this.check(vj(e,t))},overwrite(e){return this.
check(Yn(e))},optional(){return Z0(this)},exactOptional(){return lj(this)},nullable(){return G0(this)},nullish(){return Z0(G0(this))},nonoptional(e){
return hj(this,e)},array(){return C(this)},or(e){return Q([this,e])},and(e){return oj(this,e)},transform(e){return H0(this,cj(e))},default(e){
return fj(this,e)},prefault(e){return pj(this,e)},catch(e){return yj(this,e)},pipe(e){return H0(this,e)},readonly(){return wj(this)},describe(e){
let t=this.clone();return co.add(t,{description:e}),t},meta(...e){if(e.length===0)return co.get(this);let t=this.clone();return co.add(t,e[0]),
t},isOptional(){return this.safeParse(void 0).success},isNullable(){return this.safeParse(null).success},apply(e,...t){return t.length===0?e(
this):e(this,...t)},get"~standard"(){return U.hide(this,"~standard",{...Nh(this),jsonSchema:{input:pa(this,"input"),output:pa(this,"output")}})},
set"~standard"(e){U.own(this,"~standard",e)},parse:function e(t,n){return C0(this,t,n,{callee:e})},parseAsync:async function e(t,n){return await A0(
this,t,n,{callee:e})},safeParse(e,t){return N0(this,e,t)},async safeParseAsync(e,t){return M0(this,e,t)},get spa(){return this?.safeParseAsync},
set spa(e){U.own(this,"spa",e)},validate(e,t){return _l(this,e,t)},validateAsync(e,t){return Pl(this,e,t)},encode:function e(t,n){return I0(
this,t,n,{callee:e})},decode:function e(t,n){return z0(this,t,n,{callee:e})},encodeAsync:async function e(t,n){return await L0(this,t,n,{callee:e})},
decodeAsync:async function e(t,n){return await D0(this,t,n,{callee:e})},safeEncode(e,t){return F0(this,e,t)},safeDecode(e,t){return B0(this,
e,t)},async safeEncodeAsync(e,t){return j0(this,e,t)},async safeDecodeAsync(e,t){return U0(this,e,t)},toJSONSchema(e){return pa(this,{})(e)},
get description(){return co.get(this)?.description},get _def(){return this._zod.def}}),q0=O("_ZodString",(e,t)=>{gs.init(e,t),be.init(e,t),e.
_zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o)},U.derived({format:e=>(void 0)(e).format??null,minLength:e=>(void 0)(e).minimum??null,maxLength:e=>(void 0)(
e).maximum??null},{regex(...e){return this.check(Rr(...e))},includes(...e){return this.check(hu(...e))},startsWith(...e){return this.check(gu(
...e))},endsWith(...e){return this.check(yu(...e))},min(...e){return this.check(Jn(...e))},max(...e){return this.check(Ce(...e))},length(...e){
return this.check(ma(...e))},nonempty(...e){return this.check(Jn(1,...e))},lowercase(e){return this.check(mu(e))},uppercase(e){return this.check(
pu(e))},trim(){return this.check(wu())},normalize(...e){return this.check(bu(...e))},toLowerCase(){return this.check(xu())},toUpperCase(){return this.
check(Su())},slugify(){return this.check(Fg())}})),_B=O("ZodString",(e,t)=>{gs.init(e,t),q0.init(e,t)},{email(e){return this.check(gg(NB,e))},
url(e){return this.check(vg(IB,e))},jwt(e){return this.check(Lg(JB,e))},emoji(e){return this.check(kg(zB,e))},guid(e){return this.check(yg(MB,
e))},uuid(e){return this.check(bg($u,e))},uuidv4(e){return this.check(wg($u,e))},uuidv6(e){return this.check(xg($u,e))},uuidv7(e){return this.
check(Sg($u,e))},nanoid(e){return this.check($g(LB,e))},cuid(e){return this.check(Og(DB,e))},cuid2(e){return this.check(Rg(FB,e))},ulid(e){return this.
check(Eg(BB,e))},base64(e){return this.check(Mg(WB,e))},base64url(e){return this.check(Ig(VB,e))},xid(e){return this.check(_g(jB,e))},ksuid(e){
return this.check(Pg(UB,e))},ipv4(e){return this.check(Tg(ZB,e))},ipv6(e){return this.check(Cg(GB,e))},cidrv4(e){return this.check(Ag(HB,e))},
cidrv6(e){return this.check(Ng(qB,e))},e164(e){return this.check(zg(KB,e))},datetime(e){return this.check(ru(PB,e))},date(e){return this.check(
ou(TB,e))},time(e){return this.check(su(CB,e))},duration(e){return this.check(iu(AB,e))}});function w(e){return nu(_B,e)}var Ae=O("ZodString\
Format",(e,t)=>{ye.init(e,t),q0.init(e,t)}),PB=O("ZodISODateTime",(e,t)=>{Il.init(e,t),Ae.init(e,t)}),TB=O("ZodISODate",(e,t)=>{zl.init(e,t),
Ae.init(e,t)}),CB=O("ZodISOTime",(e,t)=>{Ll.init(e,t),Ae.init(e,t)}),AB=O("ZodISODuration",(e,t)=>{Dl.init(e,t),Ae.init(e,t)}),NB=O("ZodEmai\
l",(e,t)=>{zh.init(e,t),Ae.init(e,t)});var MB=O("ZodGUID",(e,t)=>{Mh.init(e,t),Ae.init(e,t)});var $u=O("ZodUUID",(e,t)=>{Ih.init(e,t),Ae.init(e,t)});var IB=O("ZodURL",(e,t)=>{Lh.init(e,t),Ae.init(e,t)});var zB=O("ZodEmoji",(e,t)=>{Dh.init(e,t),Ae.init(e,t)});var LB=O("ZodNanoID",(e,t)=>{Fh.init(e,t),Ae.init(e,t)});var DB=O("ZodCUID",(e,t)=>{Bh.init(e,t),Ae.init(e,t)});var FB=O("ZodCUID2",(e,t)=>{jh.init(e,t),Ae.init(e,t)});var BB=O("ZodULID",(e,t)=>{Uh.init(e,t),Ae.init(e,t)});var jB=O("ZodXID",(e,t)=>{Zh.init(e,t),Ae.init(e,t)});var UB=O("ZodKSUID",(e,t)=>{Gh.init(e,t),Ae.init(e,t)});var ZB=O("ZodIPv4",(e,t)=>{Hh.init(e,t),Ae.init(e,t)});var GB=O("ZodIPv6",(e,t)=>{qh.init(e,t),Ae.init(e,t)});var HB=O("ZodCIDRv4",(e,t)=>{Wh.init(e,t),Ae.init(e,t)});var qB=O("ZodCIDRv6",(e,t)=>{Vh.init(e,t),Ae.init(e,t)});var WB=O("ZodBase64",(e,t)=>{Kh.init(e,t),Ae.init(e,t)});var VB=O("ZodBase64URL",(e,t)=>{Jh.init(e,t),Ae.init(e,t)});var KB=O("ZodE164",(e,t)=>{Yh.init(e,t),Ae.init(e,t)});var JB=O("ZodJWT",(e,t)=>{Xh.init(e,t),Ae.init(e,t)});var W0=O("ZodNumber",(e,t)=>{ca.init(e,t),be.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e.isFinite=!0},U.derived({minValue:e=>{
let{minimum:t,exclusiveMinimum:n}=(void 0)(e);return Math.max(t??Number.NEGATIVE_INFINITY,n??Number.NEGATIVE_INFINITY)},maxValue:e=>{let{maximum:t,
exclusiveMaximum:n}=(void 0)(e);return Math.min(t??Number.POSITIVE_INFINITY,n??Number.POSITIVE_INFINITY)},isInt:e=>{let{isInt:t,multipleOf:n}=(void 0)(
e);return!!t||!!n?.some(Number.isSafeInteger)},format:e=>(void 0)(e).format??null},{gt(e,t){return this.check(ys(e,t))},gte(e,t){return this.
check(Or(e,t))},min(e,t){return this.check(Or(e,t))},lt(e,t){return this.check(da(e,t))},lte(e,t){return this.check(lo(e,t))},max(e,t){return this.
check(lo(e,t))},int(e){return this.check(H(e))},safe(e){return this.check(H(e))},positive(e){return this.check(ys(0,e))},nonnegative(e){return this.
check(Or(0,e))},negative(e){return this.check(da(0,e))},nonpositive(e){return this.check(lo(0,e))},multipleOf(e,t){return this.check(fa(e,t))},
step(e,t){return this.check(fa(e,t))},finite(){return this}}));function k(e){return au(W0,e)}var YB=O("ZodNumberFormat",(e,t)=>{Fl.init(e,t),
W0.init(e,t)});function H(e){return cu(YB,e)}var XB=O("ZodBoolean",(e,t)=>{Bl.init(e,t),be.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o)});function xe(e){return lu(XB,e)}var QB=O("ZodNull",(e,t)=>{Qh.init(e,t),be.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o)});function Ou(e){return Dg(QB,e)}var ej=O("ZodUnknown",(e,t)=>{jl.init(e,t),be.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o)});function fo(){return uu(ej)}var tj=O(
"ZodNever",(e,t)=>{Ul.init(e,t),be.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o)});function V0(e){return du(tj,e)}var Ug=O("ZodArray",(e,t)=>{ga(),Zl.init(e,t),be.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e.element=t.element},{min(e,t){
return this.check(Jn(e,t))},nonempty(e){return this.check(Jn(1,e))},max(e,t){return this.check(Ce(e,t))},length(e,t){return this.check(ma(e,
t))},unwrap(){return this.element}});function C(e,t){return k0(Ug,e,t)}var ws=O("ZodObject",(e,t)=>{ga(),h0.init(e,t),be.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),U.installLazyProp(e,"shape",
n=>n._zod.def.shape,!1)},{keyof(){return L(Object.keys(this._zod.def.shape))},catchall(e){return this.clone(U.mergeDefs(this._zod.def,{catchall:e}))},
passthrough(){return this.clone(U.mergeDefs(this._zod.def,{catchall:fo()}))},loose(){return this.clone(U.mergeDefs(this._zod.def,{catchall:fo()}))},
strict(){return this.clone(U.mergeDefs(this._zod.def,{catchall:V0()}))},strip(){return this.clone(U.mergeDefs(this._zod.def,{catchall:void 0}))},
extend(e){return U.extend(this,e)},safeExtend(e){return U.safeExtend(this,e)},merge(e){return U.merge(this,e)},pick(e){return U.pick(this,e)},
omit(e){return U.omit(this,e)},partial(...e){return U.partial(ya,this,e[0])},exactPartial(...e){return U.partial(Eu,this,e[0],"exactPartial")},
required(...e){return U.required(J0,this,e[0])}});function pe(e,t){let n={type:"object",shape:e??{},...U.normalizeParams(t)};return new ws(n)}
function E(e,t){return new ws({type:"object",shape:e,catchall:V0(),...U.normalizeParams(t)})}function K0(e,t){return new ws({type:"object",shape:e,
catchall:fo(),...U.normalizeParams(t)})}var Ru=O("ZodUnion",(e,t)=>{Gl.init(e,t),be.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,
r,o),e.options=t.options});function Q(e,t){return new Ru({type:"union",options:e,...U.normalizeParams(t)})}var nj=O("ZodDiscriminatedUnion",(e,t)=>{Ru.init(e,t),tg.init(e,t)});function Zt(e,t,n){return new nj({type:"union",options:t,discriminator:e,
...U.normalizeParams(n)})}var rj=O("ZodIntersection",(e,t)=>{ng.init(e,t),be.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o)});
function oj(e,t){return new rj({type:"intersection",left:e,right:t})}var sj=O("ZodTuple",(e,t)=>{ga(),Hl.init(e,t),be.init(e,t),e._zod.processJSONSchema=
(n,r,o)=>(void 0)(e,n,r,o)},{rest(e){return this.clone({...this._zod.def,rest:e})},partial(){let e=this._zod.def;if(e.checks?.length)throw new Error(
".partial() cannot be used on tuple schemas containing refinements");return this.clone({...e,items:e.items.map(t=>new ya({type:"optional",innerType:t}))})}});
function xs(e,t,n){let r=t instanceof me,o=r?n:t,s=r?t:null;return new sj({type:"tuple",items:e,rest:s,...U.normalizeParams(o)})}var ha=O("Z\
odRecord",(e,t)=>{ga(),rg.init(e,t),be.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e.keyType=t.keyType,e.valueType=t.valueType});
function ce(e,t,n){return!t||!t._zod?new ha({type:"record",keyType:w(),valueType:e,...U.normalizeParams(t)}):new ha({type:"record",keyType:e,
valueType:t,...U.normalizeParams(n)})}function sn(e,t,n){return new ha({type:"record",keyType:e,valueType:t,...U.normalizeParams(n),partial:!0})}var jg=O("ZodEnum",(e,t)=>{ql.init(e,t),be.init(e,t),e._zod.processJSONSchema=(r,o,s)=>(void 0)(e,r,o,s),e.enum=t.entries,e.options=[...e._zod.
values];let n=new Set(Object.keys(t.entries));e.extract=(r,o)=>{let s={};for(let i of r)if(n.has(i))s[i]=t.entries[i];else throw new Error(`\
Key ${i} not found in enum`);return new jg({...t,checks:[],...U.normalizeParams(o),entries:s})},e.exclude=(r,o)=>{let s={...t.entries};for(let i of r)
if(n.has(i))delete s[i];else throw new Error(`Key ${i} not found in enum`);return new jg({...t,checks:[],...U.normalizeParams(o),entries:s})}});
function L(e,t){let n=Array.isArray(e)?Object.fromEntries(e.map(r=>[r,r])):e;return new jg({type:"enum",entries:n,...U.normalizeParams(t)})}var ij=O("ZodLiteral",(e,t)=>{Wl.init(e,t),be.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e.values=new Set(t.values),Object.
defineProperty(e,"value",{get(){if(t.values.length>1)throw new Error("This schema contains multiple valid literal values. Use `.values` inst\
ead.");return t.values[0]}})});function re(e,t){return new ij({type:"literal",values:Array.isArray(e)?e:[e],...U.normalizeParams(t)})}var aj=O("ZodTransform",(e,t)=>{ga(),og.init(e,t),be.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e._zod.parse=(n,r)=>{if(r.
direction==="backward")throw new ms(e.constructor.name);n.addIssue=s=>{if(typeof s=="string")n.issues.push(U.issue(s,n.value,t));else{let i=s;
i.fatal&&(i.continue=!1),i.code??(i.code="custom"),"input"in i||(i.input=n.value),i.inst??(i.inst=e),n.issues.push(U.issue(i))}};let o=t.transform(
n.value,n);return o instanceof Promise?o.then(s=>(n.value=s,n)):(n.value=o,n)}});function cj(e){return new aj({type:"transform",transform:e})}
var ya=O("ZodOptional",(e,t)=>{Vl.init(e,t),be.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e.unwrap=()=>e._zod.def.innerType});
function Z0(e){return new ya({type:"optional",innerType:e})}var Eu=O("ZodExactOptional",(e,t)=>{Kl.init(e,t),be.init(e,t),e._zod.processJSONSchema=
(n,r,o)=>(void 0)(e,n,r,o),e.unwrap=()=>e._zod.def.innerType});function lj(e){return new Eu({type:"optional",innerType:e})}var uj=O("ZodNull\
able",(e,t)=>{Jl.init(e,t),be.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e.unwrap=()=>e._zod.def.innerType});function G0(e){
return new uj({type:"nullable",innerType:e})}var dj=O("ZodDefault",(e,t)=>{sg.init(e,t),be.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e.unwrap=()=>e._zod.def.innerType,
e.removeDefault=e.unwrap});function fj(e,t){return new dj({type:"default",innerType:e,get defaultValue(){return typeof t=="function"?t():U.shallowClone(
t)}})}var mj=O("ZodPrefault",(e,t)=>{ig.init(e,t),be.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e.unwrap=()=>e._zod.def.innerType});
function pj(e,t){return new mj({type:"prefault",innerType:e,get defaultValue(){return typeof t=="function"?t():U.shallowClone(t)}})}var J0=O(
"ZodNonOptional",(e,t)=>{ag.init(e,t),be.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e.unwrap=()=>e._zod.def.innerType});function hj(e,t){
return new J0({type:"nonoptional",innerType:e,...U.normalizeParams(t)})}var gj=O("ZodCatch",(e,t)=>{cg.init(e,t),be.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e.unwrap=()=>e._zod.def.innerType,
e.removeCatch=e.unwrap});function yj(e,t){return new gj({type:"catch",innerType:e,catchValue:typeof t=="function"?t:U.constantCatch(t)})}var Zg=O("ZodPipe",(e,t)=>{lg.init(e,t),be.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e.in=t.in,e.out=t.out});function H0(e,t){
return new Zg({type:"pipe",in:e,out:t})}var bj=O("ZodReadonly",(e,t)=>{ug.init(e,t),be.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e.unwrap=()=>e._zod.def.innerType});
function wj(e){return new bj({type:"readonly",innerType:e})}var xj=O("ZodCustom",(e,t)=>{Yl.init(e,t),be.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o)});function Sj(e,t={}){return vu(xj,e,t)}function vj(e,t){return Bg(e,t)}var Er=C(E({name:w(),key:L(["inherit","secrets"]).describe("The key of the target that hands it on.")})).exactOptional().describe("Variables\
 that are set, were not handed on, and may be what it lacked.");var A=(e,t)=>E({code:re(e),...t}),Ke=L(["base","head"]),Gg=E({exitCode:k().nullable(),signal:w().nullable()}).describe("Both null where noth\
ing is known but that it ended."),Y0=L(["content-length","chunked","until-close","none"]),kj=E({port:k().describe("The port that requests we\
re sent to."),at:C(E({host:w(),port:k()})).describe("Where it listens.")}).describe("Set where nobody accepted a connection, and it is known\
 where the server listens."),Hg=L(["http","https","http2"]).describe("Set where it speaks another protocol than the requests'; http2 is with\
out TLS."),ba={through:re("nginx").exactOptional().describe("Set where the server itself answers."),interim:k().exactOptional().describe("Th\
e status (1xx) that its answers have before the one that counts.")},_u={afterLoad:re(!0).exactOptional()},X0=C(Q([E({status:w(),count:k()}),
E({error:w(),count:k()})])),$j=L(["differs","too-long","too-slow"]),Oj=Q([E({text:w()}).describe("The beginning of the whole body that is ex\
pected."),E({contains:w()}),E({matches:w(),why:$j}).describe("Whether it does not match, or is too long to be looked at, or the expression t\
akes too long."),E({json:w(),at:w(),got:w().nullable()}).describe("JSON that is expected, the way to it (`$.user.id`), and what is there; nu\
ll for nothing."),E({json:Ou()}).describe("It is no JSON at all.")]).describe("The first that is expected of it and is not so."),wa=Zt("code",
[A("wrong-status",{path:w(),status:k(),expected:Q([k(),C(k())]).describe("Of several, each would be right."),body:w().describe("Its beginnin\
g, without secrets."),speaks:Hg.exactOptional(),...ba,..._u}),A("wrong-body",{path:w(),bytes:k(),body:w().describe("Its beginning, without s\
ecrets."),lacks:Oj,..._u}),A("wrong-header",{path:w(),name:w(),value:w().nullable(),expected:w(),..._u}),A("no-answer",{path:w(),error:w(),speaks:Hg.
exactOptional(),...ba,..._u}),A("length-changed",{path:w(),bytes:k()}),A("lengths-differ",{path:w(),base:k(),head:k()}),A("framing-differs",
{path:w(),base:Y0,head:Y0}),A("errors",{failed:k(),of:k(),unit:L(["requests","operations"]),most:X0.describe("The most frequent."),through:ba.
through}),A("no-answers",{seconds:k(),most:X0.describe("The most frequent."),through:ba.through}),A("wrong-size",{answers:k(),bytes:k(),least:k(),
most:k()}),A("too-many-connections",{side:L(["client","upstream"]).describe("Of nginx; client where there is none."),opened:k(),requests:k()}),
A("died",{end:Gg,of:L(["server","service"]),service:w().exactOptional(),when:L(["starting","before-load","under-load"]).exactOptional(),withheld:Er,
lacks:w().exactOptional().describe("A module that it said it could not find.")}),A("restarted",{}),A("worked-unasked",{cpu:k().describe("CPU\
 seconds that it used while only the other variant was loaded."),other:k().describe("The same of the other variant, while only this one was \
loaded."),seconds:k()}),A("accepted-unasked",{connections:k().describe("Accepted while only the other variant was loaded."),seconds:k()}),A(
"reached-other",{of:Ke.describe("Whose server, service or nginx it was connected to."),connections:k(),listened:re(!0).exactOptional().describe(
"Where it listened at a port of the other instead of being connected to it.")}),A("ended-other",{of:Ke.describe("Whose server was ended by a\
 signal while this one's ran beside it."),end:Gg}),A("fails-beside",{of:Ke.describe("Which could not be started beside this one, and could a\
lone.")}),A("changed-files",{of:Ke.describe("Whose files were changed while both ran, and not those of this one."),path:w().describe("The fi\
rst of them."),files:k()}),A("filled-disk",{bytes:k().describe("That its files take."),other:k().describe("The same of the other variant.")}),
A("left-its-group",{processes:k(),cpu:k().describe("CPU seconds that they used, which no meter of the variant counts.")}),A("not-ready",{seconds:k(),
last:Q([E({path:w(),status:k()}),E({error:w()})]).nullable().describe("What it answered last; null where it answered nothing."),service:w().
exactOptional(),listens:kj.exactOptional(),speaks:Hg.exactOptional(),...ba,runOver:re(!0).exactOptional().describe("Set where the run's time\
 was over first.")}),A("start-failed",{error:w()}),A("prepare-failed",{command:C(w()),error:w(),withheld:Er}),A("command-failed",{error:w(),
withheld:Er,well:H().positive().exactOptional().describe("Runs of the same side that ended well.")}),A("no-report",{output:w().describe("The\
 last lines of a command that reported no operations, though base's does.")}),A("impossible-time",{seconds:k().describe("What a command said\
 that it had worked."),wall:k().describe("From its start to its end, as hyperfine noted it.")}),A("timing-altered",{noted:k().describe("Wall\
 seconds that hyperfine noted."),wall:k().describe("From its start to its end by loadgate's clock.")}),A("generator-failed",{error:w()}),A("\
background-load-failed",{failed:k().exactOptional(),answered:k().exactOptional(),error:w().exactOptional()}),A("proxy-failed",{variant:Ke,end:Gg.
nullable(),seconds:k().nullable().describe("Set where it was waited for so long."),error:w().nullable().describe("The last line of its log.")}),
A("harness-failed",{error:w()}),A("burner-elsewhere",{})]);function Ss(e){return["wrong-status","wrong-body","wrong-header","no-answer"].includes(
e.code)}var Rj=["generator-failed","background-load-failed","proxy-failed","harness-failed","burner-elsewhere"];function Pu({code:e}){return Rj.
includes(e)}var X=class extends Error{name="FaultError";fault;log;constructor(t,n){super(t.code),this.fault=t,this.log=n}};import{isDeepStrictEqual as Kj}from"node:util";var _r=["regression","invalid","inconclusive","improvement","new","unchanged"],Xn=["io-calls","collections"],vs=["goodput","cpu","time","cpu\
-time","own-clock","p50","p90","p95","p99","memory","switches",...Xn,"start-time","image-size"],qg=["found","not-found","not-measured"],Tu=[
"burner-elsewhere","interrupted","invalid"];var xa=L(["direct","nginx"]),Cu=L(["server","proxy","generator","dependency"]),le=k().nullable(),Q0=ce(w(),k()),mo=L(["out-of-ports","proxy-\
saturated","generator-saturated","dependency","littles-law","too-few-requests","unsteady","out-of-step","over-capacity"]),Ej=E({by:L(["hyper\
fine","engine"]).describe("Who timed it: where containers run on another machine, their engine's notes of start and end."),runs:H().positive().
describe("How many times it ran, one after the other."),user:le.describe("CPU seconds of all runs in user mode."),system:le.describe("The sa\
me in the kernel."),exitCode:H().nullable().describe("Of the first run that failed, else 0; null where it was ended."),operations:H().positive().
nullable().describe("As its last line said; null where it said none, and its time per run is what counts."),seconds:le.describe("What it wor\
ked for by its own clock; null where it said none.")}).describe("Of a command that was run to its end."),_j=E({variant:Ke,wall:k().describe(
"Wall time of the load in seconds, as the generator saw it; of a command the time of all its runs, each from its start to its end."),byStatus:Q0.
describe("Answers by status."),errors:Q0.describe("Errors by the generator's own text, deadline aborts left out."),aborted:k().describe("Req\
uests in flight when the time was up; normal, one per connection."),bytes:k().describe("Body bytes received."),correct:k().describe("Answers\
 with the expected status."),latency:E({mean:le,p50:le,p90:le,p95:le.exactOptional(),p99:le}).describe("In seconds. The oldest results have \
no p95."),latencies:C(xs([k().nonnegative(),H().positive()])).max(1e4).exactOptional().describe("In an open loop: latencies from the intende\
d start in seconds, to three digits, ascending, and how often each."),cpu:E({server:le,proxy:le,generator:le}).describe("CPU seconds used."),
busiest:E({server:le,proxy:le}).describe("Busiest thread as a share of one core."),opened:E({client:le,upstream:le}).describe("TCP connectio\
ns accepted; client is the side the generator talks to."),memory:le.describe("Peak memory of the server in bytes since its start."),switches:le.
describe("Context switches of the server."),counters:sn(L(Xn),k().nonnegative()).exactOptional().describe("What else the server's processes \
did, as often; what could not be counted is absent."),command:Ej.exactOptional(),bottleneck:Cu.nullable(),invalid:C(wa),limits:C(mo)}).describe(
"What one load of one variant gave in one round."),Pj=E({order:C(Ke).describe("The variants in the order they were loaded."),together:xe().describe(
"Whether they were loaded at once."),at:k().describe("Seconds since the start of the run."),samples:C(_j),disturbance:E({stolen:le.describe(
"Taken by the host of this virtual machine."),foreign:le.describe("Used by processes that are not part of the run.")}).describe("What others\
 took of the run's CPUs, as a share of one CPU.")}),e$=E({at:k().describe("Seconds since the start of the run."),startSeconds:E({base:k().exactOptional(),
head:k().exactOptional()}).describe("From start to the first correct answer."),warmUpSeconds:k(),warmUpCosts:C(le).describe("CPU seconds per\
 answer in each slice of warm-up, the variants added up, where its length was not known beforehand.").exactOptional(),rounds:C(Pj),invalid:C(
E({variant:Ke.nullable(),fault:wa,log:w().exactOptional()})).describe("What went wrong outside a sample: not ready, died, wrong answer befor\
e or after.")}).describe("One start of all variants of a case.");var Sa=["slower","faster"],Wg=["using more CPU","using less CPU"];function va(e){return Object.values(e.byStatus).reduce((t,n)=>t+n,0)}function $s(e,t){
return e===null||!(t>0)?null:e/t}function t$({command:e},t){return e===void 0||e.operations!==null?null:$s(t,e.runs)}function Tj(e,t){let n=e.
rounds.flatMap(r=>r.samples).filter(r=>r.variant===t).flatMap(r=>r.memory===null?[]:[r.memory]);return n.length===0?null:Math.max(...n)}function Au(e,t,{
decides:n,ofSession:r=!1}){let o={subject:t,verb:`gives ${t}`,shrunk:"sooner",grown:"later",axis:[`${e} faster`,`${e} slower`],cases:Sa},s=`\
Latency ${e}`,i={unit:"s",better:"lower",decides:n,limitable:!0,label:s,words:o},a=Number(e.slice(1))/100;return{name:e,...i,of:"request",per:"\
round",percentile:{share:a,ofSession:r},value:({latencies:l,latency:u})=>l?Yg(l,a):u[e]??null}}var ks={better:"lower",decides:null,limitable:!1},
Cj=64*4096;function n$(e,t){return{...ks,name:e,unit:"per request",...t,of:"request",per:"session",value:(r,o)=>{let i=r.rounds.flatMap(c=>c.
samples).filter(c=>c.variant===o&&c.counters?.[e]!==void 0),a=i.reduce((c,{counters:l})=>c+(l?.[e]??0),0);return $s(a,i.reduce((c,l)=>c+va(l),
0))}}}var ke=[{name:"goodput",unit:"requests/s",label:"Requests/s",words:{subject:"speed",verb:"is",shrunk:"slower",grown:"faster",axis:["sl\
ower","faster"],cases:Sa},better:"higher",decides:"closed",limitable:!0,column:!0,per:"round",value:e=>e.command?.operations===null?null:$s(
e.correct,e.wall)},{name:"cpu",unit:"s/request",label:"CPU per request",words:{subject:"CPU per request",verb:"needs",shrunk:"less CPU per r\
equest",grown:"more CPU per request",axis:["less CPU","more CPU"],cases:Wg},better:"lower",decides:"closed",limitable:!1,column:!0,per:"roun\
d",value:e=>$s(e.cpu.server,va(e))},{name:"time",unit:"s",label:"Time per run",words:{subject:"time per run",verb:"takes",shrunk:"less time \
per run",grown:"more time per run",axis:["less time","more time"],cases:Sa},better:"lower",decides:"command",limitable:!1,of:"command",per:"\
round",value:e=>t$(e,e.wall)},{name:"cpu-time",unit:"s",label:"CPU per run",words:{subject:"CPU per run",verb:"needs",shrunk:"less CPU per r\
un",grown:"more CPU per run",axis:["less CPU","more CPU"],cases:Wg},better:"lower",decides:"command",limitable:!1,of:"command",per:"round",value:e=>t$(
e,e.cpu.server)},{name:"own-clock",unit:"operations/s",label:"Operations/s by its own clock",words:{subject:"speed by its own clock",verb:"i\
s",shrunk:"slower by its own clock",grown:"faster by its own clock",axis:["slower","faster"],cases:Sa},...ks,better:"higher",of:"command",per:"\
round",value:e=>$s(e.correct,e.command?.seconds??0)},Au("p50","the median answer",{decides:"open"}),Au("p90","the slowest tenth of the answe\
rs",{decides:null}),Au("p95","the slowest twentieth of the answers",{decides:"open"}),{...Au("p99","the slowest hundredth of the answers",{decides:"\
open",ofSession:!0}),column:!0},{name:"memory",unit:"bytes",label:"Peak memory",words:{subject:"memory",verb:"needs",shrunk:"less memory",grown:"\
more memory",axis:["needs less memory","needs more memory"],cases:["using more memory","using less memory"]},...ks,resolution:Cj,per:"sessio\
n",value:Tj},{name:"switches",unit:"per request",label:"Context switches per request",words:{subject:"context switches",verb:"makes",shrunk:"\
fewer context switches",grown:"more context switches",axis:["fewer switches","more switches"],cases:["switching more","switching less"]},...ks,
of:"request",per:"round",value:e=>$s(e.switches,va(e))},n$("io-calls",{label:"Read and write calls per request",words:{subject:"read and wri\
te calls",verb:"makes",shrunk:"fewer read and write calls",grown:"more read and write calls",axis:["fewer calls","more calls"],cases:["calli\
ng the system more","calling the system less"]}}),n$("collections",{label:"Garbage collections per request",words:{subject:"garbage collecti\
ons",verb:"runs",shrunk:"fewer garbage collections",grown:"more garbage collections",axis:["fewer collections","more collections"],cases:["c\
ollecting garbage more","collecting garbage less"]}}),{name:"start-time",unit:"s",label:"Start-up",words:{subject:"start-up time",verb:"take\
s",shrunk:"less time to start",grown:"more time to start",axis:["starts sooner","starts later"],cases:["slower to start","faster to start"]},
...ks,of:"request",per:"session",value:(e,t)=>e.startSeconds[t]??null},{name:"image-size",unit:"bytes",label:"Image size",words:{subject:"im\
age size",verb:"has an image",shrunk:"smaller",grown:"larger",axis:["smaller","larger"],cases:["larger","smaller"]},...ks,per:"build",ofImage:!0,
value:e=>e.imageBytes}];function Nu(e){return[Sa,Wg].includes(Me(e).words.cases)}function Mu(e){return ke.filter(({decides:t})=>t===e)}function Vg({
name:e,of:t,decides:n},{loop:r,isCommand:o}){return t==="request"&&o?"of-requests":t==="command"&&!o?"of-commands":o&&r==="closed"&&n==="com\
mand"?"operations":r==="command"&&(n==="closed"||e==="own-clock")?"no-operations":null}function Kg(e,t){let n=r=>e[r.name]!==void 0&&Vg(r,t)===
null;return ke.filter(r=>r.decides===t.loop||n(r))}function Jg(e){return ke.find(t=>t.name===e)}function Me(e){let t=Jg(e);if(t===void 0)throw new RangeError(
`no metric ${e}`);return t}var o$=10;function s$(e){return Math.ceil(o$/(1-e)-1e-9)}function i$(e){let t=new Map;for(let[n,r]of e.flat())t.set(
n,(t.get(n)??0)+r);return[...t].sort(([n],[r])=>n-r)}var r$=new WeakMap;function Yg(e,t){let n=r$.get(e)??new Map;n.size===0&&r$.set(e,n);let r=n.
get(t);if(r!==void 0)return r;let o=Aj(e,t);return n.set(t,o),o}function Aj(e,t){let n=e.reduce((o,[,s])=>o+s,0);if(n*(1-t)<o$-1e-9)return null;
let r=0;for(let[o,s]of e)if(r+=s,r>=n*t-1e-9)return o;return null}var Nj={stolen:.3,foreign:.6},Mj={stolen:.05,foreign:.25},Ij=.25;function Xg({samples:e=[]}){return e.some(({limits:t})=>t.includes("out-of-\
ports"))}function a$({together:e,order:t}){return e||t.length===1}function Qg(e){if(Xg(e))return"out-of-ports";let{stolen:t,foreign:n}=e.disturbance,
r=a$(e)?Nj:Mj;return(t??0)>r.stolen?"steal":(n??0)>r.foreign?"other-programs":null}function Pr(e){let t=Qg(e);return t===null?1:a$(e)&&t!=="\
out-of-ports"?Ij:0}function ka(e){return Qg(e)!==null}function Os(e){let t=[];for(let n of e.flatMap(({rounds:r})=>r)){let r=Qg(n);if(r===null)
continue;let o=Pr(n)>0,s=t.find(i=>i.source===r&&i.counted===o);s?s.rounds+=1:t.push({source:r,counted:o,rounds:1})}return t}function Iu({source:e,
counted:t,rounds:n}){return{code:"interference",source:e,effect:t?"counted-less":"left-out",rounds:n}}var zj=.9999999999998099,Lj=[676.5203681218851,-1259.1392167224028,771.3234287776531,-176.6150291621406,12.507343278686905,-.13857109526572012,
9984369578019572e-21,15056327351493116e-23];function Rs(e){let t=e-1,n=t+7.5,r=Lj.reduce((o,s,i)=>o+s/(t+i+1),zj);return .5*Math.log(2*Math.
PI)+(t+.5)*Math.log(n)-n+Math.log(r)}function c$(e,t,n){let o=c=>Math.abs(c)<1e-300?1e-300:c,s=1,i=1/o(1-(t+n)*e/(t+1)),a=i;for(let c=1;c<1e4;c++){
let l=c*(n-c)*e/((t+2*c-1)*(t+2*c));i=1/o(1+l*i),s=o(1+l/s),a*=i*s;let u=-(t+c)*(t+n+c)*e/((t+2*c)*(t+2*c+1));if(i=1/o(1+u*i),s=o(1+u/s),a*=
i*s,Math.abs(i*s-1)<1e-15)break}return a}function Dj(e,t,n,r){if(e<=0)return 0;if(t<=0)return 1;let o=Math.exp(Rs(n+r)-Rs(n)-Rs(r)+n*Math.log(
e)+r*Math.log(t));return e<(n+1)/(n+r+2)?o*c$(e,n,r)/n:1-o*c$(t,r,n)/r}function l$(e,t){let n=e*e;return .5*Dj(t/(t+n),n/(t+n),t/2,.5)}function Fj(e,t){
return Rs((t+1)/2)-Rs(t/2)-.5*Math.log(t*Math.PI)-(t+1)/2*Math.log1p(e*e/t)}var $a=new Map,u$=1e3;function Es(e,t){let n=$a.get(e)?.get(t);if(n!==
void 0)return n;let r=f$(e,t);$a.size>=u$&&$a.clear();let o=$a.get(e)??new Map;return o.size>=u$&&o.clear(),$a.set(e,o.set(t,r)),r}function f$(e,t){
if(!(e>0&&e<1&&t>0))throw new RangeError(`no t quantile for ${e}, ${t}`);if(e>.5)return-f$(1-e,t);if(e===.5)return 0;let[n,r]=[0,1];for(;l$(
r,t)>e;)[n,r]=[r,r*2];let o=(n+r)/2;for(let s=0;s<200;s++){let i=l$(o,t);i>e?n=o:r=o;let a=Math.exp(Fj(o,t))*o/i,c=o*Math.exp(Math.log(i/e)/
a),l=c>n&&c<r?c:(n+r)/2;if(Math.abs(l-o)<=1e-14*o)return l;o=l}return o}function Oa(e){if(e<0)return 1-Oa(-e);let t=1/(1+.2316419*e),r=[.31938153,
-.356563782,1.781477937,-1.821255978,1.330274429].reduceRight((o,s)=>(o+s)*t,0);return 1-Math.exp(-e*e/2)/Math.sqrt(2*Math.PI)*r}var d$=200,
Bj=4;function m$(e,t){let n=e-1,r=n/2*Math.log(n/2)+Math.LN2-Rs(n/2),o=a=>Math.exp(r+(n-1)*Math.log(a)-n*a*a/2),[s,i]=[0,0];for(let a=0;a<d$;a++){
let c=(a+.5)*Bj/d$,l=o(c);s+=l*t(c),i+=l}return s/i}function jj(e){return e.map(t=>({value:t,weight:1}))}function ho(e){return Ra(jj(e))}function Ra(e){let t=e.toSorted((o,s)=>o.value-s.value),
n=t.reduce((o,{weight:s})=>o+s,0)/2,r=0;for(let[o,{value:s,weight:i}]of t.entries()){if(r+=i,r===n)return(s+(t[o+1]?.value??s))/2;if(r>n)return s}
return null}function We(e){return e.reduce((t,n)=>t+n,0)/e.length}function ey(e){return Ra(e.flatMap((t,n)=>e.slice(n).map(r=>({value:(t.value+r.value)/2,weight:t.weight*r.weight}))))}var po=4.25,Uj=1-2*po*
Math.exp(-(po**2)/2)/Math.sqrt(2*Math.PI)/(2*Oa(po)-1),Zj=20;function ty(e,t,n){let r=t;for(let o=0;o<Zj;o++){let s=po*r,[i,a]=[0,0];for(let u=0;u<
e.length;u++){let d=e[u];d<-s||d>s||(i+=d*d,a++)}let c=Math.sqrt(i/Math.max(a-n,1)/Uj),l=Math.abs(c-r)<=1e-6*r;if(r=c,l)break}return r}var Gj=.6744897501960817;
function p$(e){let t=new Float64Array(Math.max(e.length-1,0));for(let s=0;s<t.length;s++)t[s]=Math.abs(e[s+1]-e[s])/Math.SQRT2;let n=t.slice().
sort(),r=n.lastIndexOf(0)+1,o=n[r+n.length>>1];return o===void 0?0:ty(t,o/Gj,0)}function h$(e,t){let n=po*t,[r,o]=[0,0];for(let s=1;s<e.length;s++){
let[i,a]=[e[s-1],e[s]];Math.abs(i)>n||Math.abs(a)>n||(r+=i*a,o+=(i*i+a*a)/2)}return o>0?r/o:0}function ry(e,t,n,r){return g$(e)&&g$(t)?[{base:e,head:t,weight:n,limited:r}]:[]}function g$(e){return e!==null&&Number.isFinite(e)&&e>0}function Hj(e,t){
let n=i=>e.samples.find(a=>a.variant===i),[r,o]=[n("base"),n("head")];if(r===void 0||o===void 0)return[];let s=r.limits.length+o.limits.length>
0;return ry(t.value(r),t.value(o),Pr(e),s)}function go(e,t,n=!1){if(t.per==="build")return[];if(t.per==="session")return ry(t.value(e,"base"),
t.value(e,"head"),1,!1);let r=x$(e),o=({samples:a})=>a.every(({limits:c})=>c.length===0),s=n&&t.limitable?r.filter(o):r,i=b$(s,t);return i?qj(
s,i):s.flatMap(a=>Hj(a,t))}function b$(e,t){let n=e.flatMap(o=>o.samples),{percentile:r}=t;return!r||!n.some(({latencies:o})=>o!==void 0)?null:
r.ofSession||n.some(o=>t.value(o)===null)?r:null}function qj(e,t){let n=e.flatMap(s=>s.samples),r=s=>w$(n,t,s),o=e.reduce((s,i)=>s+Pr(i),0)/
e.length;return ry(r("base"),r("head"),o,n.some(({limits:s})=>s.length>0))}function w$(e,{share:t},n){let r=e.filter(o=>o.variant===n);return Yg(
i$(r.map(({latencies:o})=>o??[])),t)}function x$({rounds:e}){return e.filter(t=>Pr(t)>0)}function S$(e){return ey(v$(e))}function v$(e){return e.
map(({base:t,head:n,weight:r})=>({value:Math.log(n/t),weight:r}))}function k$({sessions:e},t,n=!1){return e.flatMap(r=>{let o=go(r,t,n),s=v$(
o),i=We(o.map(({base:a,head:c})=>ny(t,a)+ny(t,c)));return $$(ey(s),s,t,i)})}function zu({sessions:e},t,n){return e.flatMap(r=>{let o=O$(r,t,
n).filter(({value:i})=>i>0),s=o.map(({value:i,weight:a})=>({value:Math.log(i),weight:a}));return $$(Ra(s),s,t,We(o.map(({value:i})=>ny(t,i))))})}
function ny({resolution:e=0},t){return(e/t)**2/12}function $$(e,t,n,r){if(e===null)return[];let o=t.reduce((i,a)=>i+a.weight,0),s=n.per==="r\
ound"&&t.length>1?Wj(t,o):null;return[{value:e,weight:o/t.length,spread:s,...r>0&&{rounding:r}}]}function Wj(e,t){let n=e.reduce((o,s)=>o+s.
weight*s.value,0)/t;return{squares:e.reduce((o,s)=>o+s.weight*(s.value-n)**2,0),degrees:e.length-1,rounds:e.length}}function yo({sessions:e},t,n){
let r=e.map(o=>Ra(O$(o,t,n)));return ho(r.filter(o=>o!==null))}function O$(e,t,n){if(t.per==="build")return[];let r=(i,a)=>i===null?[]:[{value:i,
weight:a}];if(t.per==="session")return r(t.value(e,n),1);let o=x$(e),s=b$(o,t);return s?r(w$(o.flatMap(i=>i.samples),s,n),1):o.flatMap(i=>i.
samples.filter(a=>a.variant===n).flatMap(a=>r(t.value(a),Pr(i))))}var Vj=1.3,y$=4;function R$({sessions:e},t){let n=e.map(l=>go(l,t).map(u=>Math.
log(u.head/u.base))).filter(l=>l.length>0),r=n.reduce((l,u)=>l+u.length-1,0);if(r===0)return null;let o=l=>{let u=We(l);return l.reduce((d,f)=>d+
(f-u)**2,0)},s=n.reduce((l,u)=>l+o(u),0)/r,i=s/We(n.map(l=>l.length)),a=n.length-1,c=(y$*Vj*i+o(n.map(We)))/(y$+a);return{round:s,start:Math.
max(0,c-i)}}function _s({sessions:e}){return e.flatMap(({rounds:t})=>t.flatMap(n=>n.samples))}function Lu({sessions:e}){return e.flatMap(({rounds:t})=>t.
filter(n=>!Xg(n)).flatMap(n=>n.samples))}function E$(e,t){let n=o=>e.filter(s=>s===o).length;return t.filter(o=>e.includes(o)).reduce((o,s)=>o===
null||n(s)>n(o)?s:o,null)}function Ea(e){let t=Lu(e).flatMap(n=>n.bottleneck===null?[]:[n.bottleneck]);return E$(t,["generator","proxy","dep\
endency","server"])}function Du(e,t){let n=Ea(e);if(n==="generator"||n==="proxy")return`${n}-saturated`;if(n==="dependency"&&t==="closed")return"\
dependency";let r=e.sessions.flatMap(o=>go(o,Me("goodput")));return r.filter(o=>o.limited).length*2<=r.length?null:oy(e)}function oy(e){return E$(
Lu(e).flatMap(t=>t.limits),mo.options)}function Jj(e){return e.sessions.flatMap(t=>[...t.invalid,...t.rounds.flatMap(n=>n.samples.flatMap(({
invalid:r,variant:o})=>r.map(s=>({fault:s,variant:o}))))]).map(({fault:t,variant:n})=>({fault:t,variant:Pu(t)?null:n}))}function Yj({fault:e,
variant:t},n){if(e.code!=="command-failed")return{fault:e,variant:t};let o=_s(n).filter(s=>s.variant===t&&s.invalid.length===0).reduce((s,{command:i})=>s+
(i?.runs??0),0);return{fault:o===0?e:{...e,well:o},variant:t}}function Gt(e){let t=new Map;for(let n of Jj(e)){let{variant:r,fault:o}=Yj(n,e),
s=JSON.stringify([r,o]);t.set(s,{variant:r,fault:o,times:(t.get(s)?.times??0)+1})}return[...t.values()]}function Ps(e,t){return t.filter(n=>n.
target===e.target)}function sy(e){return["base","head"].filter(t=>e.some(n=>n.variant===t))}function bo(e){let t=r=>e.filter(o=>Kj(o.fault,r));
return e.filter(r=>t(r.fault)[0]===r).map(({fault:r})=>{let o=t(r),s=Math.max(...o.map(i=>i.times));return{code:"fault",variants:sy(o),fault:r,
times:s}})}function wo({what:e,variant:t,target:n,limitSeconds:r,withheld:o}){let s={variant:t,target:n,...r!==void 0&&{limitSeconds:r}};return e===
"build"?{code:"build-failed",...s}:{code:"setup-failed",...s,...o&&{withheld:o}}}function ay(e){return e.code==="died"?e.when==="starting":e.code==="not-ready"?e.runOver!==!0:e.code==="start-failed"||e.code==="prepare-fai\
led"}function Xj(e){return Ss(e)?e.afterLoad!==!0:e.code==="command-failed"||e.code==="no-report"||e.code==="died"&&e.when==="before-load"}function Qj({
code:e}){return e==="lengths-differ"||e==="framing-differs"}function cy({variant:e,fault:t},{fresh:n}){return e==="base"?ay(t)||n!==void 0&&
Xj(t):e===null&&Qj(t)&&(n==="scenario"||n==="configuration")}function iy({rounds:e},t){return e.flatMap(({samples:n})=>n.filter(r=>r.variant===
t))}function _$({sessions:e}){return e.some(t=>iy(t,"base").some(({invalid:n})=>n.length===0))}function e2({sessions:e}){return e.some(t=>iy(
t,"base").length===0&&iy(t,"head").some(({invalid:n})=>n.length===0))}function Fu(e){let t=Gt(e);return t.length>0&&t.every(n=>cy(n,e))&&!_$(
e)}function P$(e,{failures:t,notices:n}){let r=Ps(e,t),o=Gt(e);if(!(o.every(l=>cy(l,e))&&r.every(uy))||_$(e)||!e2(e))return null;let i=[...r.
map(wo),...bo(o)],a=r.length>0?"not-built":o.some(({fault:l})=>ay(l))&&"not-started";if(a&&!ly({notices:n}))return null;let c=e.fresh==="con\
figuration"?e.fresh:a||e.fresh;return c===void 0||i.length===0&&c!=="configuration"&&c!=="target"?null:[{code:"head-alone",why:c},...i]}function ly({
notices:e}){return!e.some(t=>t.code==="isolation-changed"&&t.changes.some(({setting:n})=>n==="isolation"))}function uy({variant:e,limitSeconds:t}){
return e==="base"&&t===void 0}function T$(e,t){return e.some(({variant:r})=>r==="head")&&t.fresh!==void 0?e.filter(r=>!cy(r,t)):e}function C$({
cases:e}){return e.some(({findings:t})=>t.some(({code:n})=>n==="head-alone")&&t.some(t2))}function t2(e){return e.code==="build-failed"||e.code===
"setup-failed"||e.code==="fault"&&ay(e.fault)}var v=class extends Error{name="UsageError"},he=class extends Error{name="RunError"},Rt=class extends Error{name="Interrupted";signal;constructor(t){
super(`interrupted by ${t}`),this.signal=t}},kn=class extends Error{name="OutOfTime"},Tr=class extends Error{name="DeliveryError"},n2="inter\
rupted; everything it started is gone";function dy(e){return e instanceof Rt?n2:[v,he,Tr].some(t=>e instanceof t)?e.message:e instanceof Error?
e.stack??e.message:String(e)}var Et={done:0,regression:1,usage:2,invalid:3,undelivered:4};function A$(e){return e instanceof Rt?N$(e.signal):e instanceof Tr?Et.undelivered:e instanceof v?Et.usage:Et.invalid}function N$(e){return e===
"SIGINT"?130:143}function fy(e){if(e.plan.mode==="observe")return Et.done;let t=o=>e.plan.failOn.includes(o)&&!e.plan.failOn.includes("never"),
n=o=>e.cases.some(s=>s.verdict===o);return n("regression")&&t("regression")?Et.regression:r2(e)||(n("invalid")||e.failures.some(({variant:o})=>o===
"head"))&&t("invalid")?Et.invalid:n("inconclusive")&&t("inconclusive")?Et.regression:Et.done}function r2(e){let t=r=>r.includes("head")&&!r.
includes("base"),n=r=>e.failures.filter(o=>o.target===r).map(o=>o.variant);return e.cases.some(r=>t(r.brokenIn))||e.failures.some(r=>t(n(r.target)))}
function Bu({signal:e,judged:t,runError:n=!1}){return e!==void 0?N$(e):n?Et.invalid:t===void 0?Et.done:fy(t)}import{copyFileSync as nU,existsSync as My,readFileSync as rU,rmSync as oU,statSync as sU,utimesSync as iU}from"node:fs";import{join as Ma,resolve as nd}from"node:path";var o2=/\b((?:https?|ftps?|socks\w*)(?:\+\w+)?:\/\/)[^\s/@"',]+@/gi,s2=/\b([a-z][a-z0-9+.-]*:\/\/)[^\s/@:]*:[^\s/@]+@/gi;function xo(e){return e.
replace(o2,"$1").replace(s2,"$1")}var i2=/token|passw(?:or)?d|passphrase|secret|credential|(?:^|_)auth(?:$|_)|_?auth(?:token|ident)?$|apikey|(?:api|access|private|signing|encryption|deploy|master)_?key|^BUNDLE_(?!(?:BUILD|LOCAL)__).+__/i,
a2=[/\b(?:https?|ftps?|socks\w*)(?:\+\w+)?:\/\/[^\s/@"',]+@/i,/\b[a-z][a-z0-9+.-]*:\/\/[^\s/@:]*:[^\s/@]+@/i,/(?:password|passwd|passphrase|secret|token|_auth\w*|api_?key)["']?\s*[=:]\s*\S/i,
/-----BEGIN [A-Z ]*PRIVATE KEY/,/\b(?:gh[pousr]_\w{20,}|github_pat_\w{20,}|glpat-[\w-]{20,}|npm_[A-Za-z0-9]{30,}|(?:AKIA|ASIA)[A-Z0-9]{16}|xox[abprs]-[\w-]{10,})/];
function my(e){return i2.test(e)}function ju(e,t){return my(e)||a2.some(n=>n.test(t))}import{execFileSync as N2,spawn as cO}from"node:child_process";import{closeSync as oO,constants as sO,fchownSync as M2,globSync as I2,lstatSync as z2,
mkdtempDisposableSync as L2,openSync as iO,rmSync as D2}from"node:fs";import{Socket as F2}from"node:net";import{tmpdir as Oy}from"node:os";import{
join as Ry}from"node:path";import{delimiter as M$,isAbsolute as c2}from"node:path";var py=[{of:"the machine",names:["PATH","HOME","USER","LOGNAME","SHELL","TERM","TZ","TMPDIR","LANG","LANGUAGE","LC_*","XDG_CACHE_HOME","XDG_\
CONFIG_HOME","XDG_DATA_HOME","XDG_RUNTIME_DIR","XDG_STATE_HOME","CI"]},{of:"proxies and certificates",names:["http_proxy","https_proxy","all\
_proxy","no_proxy","HTTP_PROXY","HTTPS_PROXY","ALL_PROXY","NO_PROXY","SSL_CERT_FILE","SSL_CERT_DIR","NODE_EXTRA_CA_CERTS","CARGO_HTTP_CAINFO",
"REQUESTS_CA_BUNDLE","CURL_CA_BUNDLE","GIT_SSL_CAINFO","NIX_SSL_CERT_FILE","DENO_CERT"]},{of:"C and C++",names:["LD_LIBRARY_PATH","LIBRARY_P\
ATH","CPATH","C_INCLUDE_PATH","CPLUS_INCLUDE_PATH","CC","CXX","AR","LD","CFLAGS","CXXFLAGS","CPPFLAGS","LDFLAGS","MAKEFLAGS","PKG_CONFIG*","\
CMAKE_*","CCACHE_*","SCCACHE_*","VCPKG_*","CONAN_*","OPENSSL_*","LLVM_*","LIBCLANG_PATH"]},{of:"Go",names:["GOPATH","GOCACHE","GOMODCACHE","\
GOROOT","GOROOT_BOOTSTRAP","GOTOOLCHAIN","GOENV","GOBIN","GOFLAGS","GOEXPERIMENT","GOOS","GOARCH","GOAMD64","GOARM","GOARM64","GO111MODULE",
"CGO_*","GOPROXY","GOPRIVATE","GONOPROXY","GONOSUMDB","GOSUMDB","GOINSECURE","GOVCS"]},{of:"Java",names:["JAVA_HOME*","JAVA_OPTS","JAVA_TOOL\
_OPTIONS","JDK_JAVA_OPTIONS","MAVEN_*","M2_HOME","GRADLE_*","ANT_HOME","ANT_OPTS","SBT_*","KOTLIN_HOME","SDKMAN_*","COURSIER_*"]},{of:"JavaS\
cript",names:["NODE_OPTIONS","NPM_CONFIG_*","npm_config_*","COREPACK_*","NVM_*","FNM_*","VOLTA_HOME","YARN_*","PNPM_HOME","BUN_*","DENO_DIR"]},
{of:"PHP, Perl, Elixir, .NET, Swift",names:["COMPOSER_HOME","COMPOSER_CACHE_DIR","PHP_INI_SCAN_DIR","PERL5LIB","PERL_*","MIX_HOME","HEX_HOME",
"ERL_FLAGS","ERL_LIBS","ELIXIR_ERL_OPTIONS","REBAR_*","PHPRC","DOTNET_ROOT*","DOTNET_CLI_*","DOTNET_NOLOGO","NUGET_*","SWIFT_*"]},{of:"Pytho\
n",names:["VIRTUAL_ENV","CONDA","CONDA_*","MAMBA_*","PYENV_*","PIP_*","UV_*","POETRY_*","PDM_*","PIPX_*","PIPENV_*","HATCH_*","SETUPTOOLS_SC\
M_*","PYTHONHOME","PYTHONUNBUFFERED","pythonLocation","Python_ROOT_DIR","Python2_ROOT_DIR","Python3_ROOT_DIR"]},{of:"Ruby",names:["GEM_HOME",
"GEM_PATH","BUNDLE_*","RBENV_*","RUBYOPT","JRUBY_OPTS"]},{of:"Rust",names:["CARGO_*","RUSTUP_*","RUSTC_*","RUSTC","RUSTFLAGS","RUSTDOCFLAGS"]},
{of:"other languages",names:["GHCUP_*","STACK_*","CABAL_*","OPAM*","OCAML*","CAML_LD_LIBRARY_PATH","JULIA_*","RENV_*","R_HOME","R_LIBS","R_L\
IBS_SITE","R_LIBS_USER","PUB_*","DART_*","ZIG_*","LEIN_*","CLJ_CONFIG","GRAALVM_HOME","LUA_PATH","LUA_CPATH","LUAROCKS_CONFIG","CRYSTAL_*","\
SHARDS_*","NIMBLE_DIR","RACKET*","SWIPL_*","GLEAM_*"]},{of:"build tools",names:["BAZELISK_*","USE_BAZEL_VERSION","MESON_*","NINJA_STATUS","P\
ROTOC","PROTOC_INCLUDE","BUF_CACHE_DIR","ACLOCAL_PATH","TURBO_*","NX_*","PLAYWRIGHT_BROWSERS_PATH","PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD","PUPPE\
TEER_*","CYPRESS_CACHE_FOLDER","CYPRESS_INSTALL_BINARY","ELECTRON_*","HOMEBREW_PREFIX"]},{of:"version managers",names:["ASDF_*","MISE_*","NI\
X_PATH","NIX_PROFILES","PIXI_*","PROTO_HOME","RYE_HOME","JENV_*"]}],l2=["BUNDLE_GEMFILE","CARGO_BUILD_BUILD_DIR","CARGO_BUILD_TARGET_DIR","C\
ARGO_INSTALL_ROOT","CARGO_MANIFEST_DIR","CARGO_TARGET_DIR","CMAKE_INSTALL_PREFIX","MAVEN_PROJECTBASEDIR","NPM_CONFIG_LOCAL_PREFIX","npm_conf\
ig_local_prefix","NPM_CONFIG_PREFIX","npm_config_prefix","PDM_PROJECT","PIP_PREFIX","PIP_ROOT","PIP_TARGET","PIPENV_PIPFILE","PIPENV_PROJECT\
_DIR","UV_PROJECT","UV_PROJECT_ENVIRONMENT","UV_WORKING_DIRECTORY","CABAL_BUILDDIR","JULIA_LOAD_PATH","JULIA_PROJECT","MESON_BUILD_ROOT","ME\
SON_SOURCE_ROOT","NX_CACHE_DIRECTORY","NX_WORKSPACE_ROOT","PIXI_PROJECT_MANIFEST","PIXI_PROJECT_ROOT","RENV_PROJECT","REBAR_BASE_DIR","SHARD\
S_INSTALL_PATH","STACK_WORK","STACK_YAML","TURBO_CACHE_DIR","ZIG_LOCAL_CACHE_DIR"],hy=/^(?:GITHUB|ACTIONS|RUNNER|INPUT)(?:[_.-]|$)/i;function So(e,t){return e.some(n=>n.endsWith("*")?u2(n.slice(0,-1),t):n===t)}function u2(e,t){return t.startsWith(e)&&!l2.includes(t)}function gy(e,t,n=[]){
return hy.test(e)?"runner":So(n,e)||py.some(({names:o})=>So(o,e))?ju(e,t)?"credentials":null:"unlisted"}function _a(e){return e.split(M$).filter(
t=>c2(t)).join(M$)}function Ts(e,t,n){let r=Object.entries(e).filter(([s,i])=>i!==void 0&&gy(s,i,t)===null),o=Object.fromEntries(r);return o.
PATH!==void 0&&(o.PATH=_a(o.PATH)),{...o,...n}}var d2=["PATH","HOME","USER","LOGNAME","LANG","LANGUAGE","TZ","TMPDIR","TERM","SSL_CERT_FILE","SSL_CERT_DIR","NODE_EXTRA_CA_CERTS","CARGO_HT\
TP_CAINFO","REQUESTS_CA_BUNDLE","CURL_CA_BUNDLE","PIP_CERT","http_proxy","https_proxy","no_proxy","HTTP_PROXY","HTTPS_PROXY","NO_PROXY","GOP\
ATH","GOCACHE","GOMODCACHE","GOPROXY","GOFLAGS","GOROOT","GOTOOLCHAIN","CARGO_HOME","RUSTUP_HOME","RUSTUP_TOOLCHAIN","JAVA_HOME","MAVEN_OPTS",
"GRADLE_USER_HOME","PYENV_ROOT","XDG_CACHE_HOME","XDG_DATA_HOME","NVM_DIR","COREPACK_HOME","DOTNET_ROOT"],Uu=["DOCKER_HOST","DOCKER_CONTEXT",
"DOCKER_TLS","DOCKER_TLS_VERIFY","DOCKER_CERT_PATH","DOCKER_CONFIG"],f2=[...Uu,"DOCKER_API_VERSION","DOCKER_AUTH_CONFIG","DOCKER_BUILDKIT","\
DOCKER_DEFAULT_PLATFORM","BUILDX_BUILDER","BUILDX_CONFIG","BUILDKIT_HOST","SSH_AUTH_SOCK","XDG_CONFIG_HOME","XDG_RUNTIME_DIR"],m2=["ACTIONS_\
RUNTIME_TOKEN","ACTIONS_RESULTS_URL","ACTIONS_CACHE_URL","ACTIONS_CACHE_SERVICE_V2"],p2=/^(GIT_(CONFIG_(GLOBAL|SYSTEM|NOSYSTEM|COUNT|(KEY|VALUE)_\d+)|EXEC_PATH|SSH|SSH_COMMAND|SSH_VARIANT|SSL_\w+|CEILING_DIRECTORIES|DISCOVERY_ACROSS_FILESYSTEM)|XDG_CONFIG_HOME|SSH_AUTH_SOCK)$/;
function yy(e){return d2.includes(e)||e.startsWith("LC_")}function oe(e,t={}){let n=Zu(e,Object.keys(e).filter(yy));return n.PATH!==void 0&&
(n.PATH=_a(n.PATH)),{...n,...t}}function Zu(e,t){return Object.fromEntries(t.flatMap(n=>e[n]===void 0?[]:[[n,e[n]]]))}function yt(e){return{
...oe(e),...Zu(e,f2)}}function I$(e){return{...yt(e),...Zu(e,m2)}}function z$(e){return{...oe(e),...Zu(e,Object.keys(e).filter(t=>p2.test(t)))}}import{stripVTControlCharacters as h2}from"node:util";var g2=/(?![\t\n]|\uFE0F)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu,
y2=new RegExp("(\\p{M}{4})\\p{M}+","gu");function Gu(e){return h2(e.replace(/\r\n?/g,`
`)).replace(g2,"").replace(y2,"$1")}function V(e){return Gu(e).replace(/\s+/g," ").trim()}function Se(e,t){return e.length<=t?e:`${e.slice(0,
t-1).replace(/[\uD800-\uDBFF]$/,"").trimEnd()}\u2026`}var D$=e=>Se(V(e),200),L$=3,b2=/\b(?:error|fatal|cannot|could not|panic)\b.{12}/i;function Qn(e,t=12){
let n=Gu(e).split(`
`).filter(i=>i.trim()!==""),r=n.slice(-Math.max(1,t-L$-1)),o=n.slice(0,-r.length).filter(i=>b2.test(i)&&!r.includes(i));return(n.length<=t||
o.length===0?n.slice(-t):[...o.slice(0,L$),"\u2026",...r]).map(i=>Se(i,300)).join(`
`)}var w2={"&":"&amp;","<":"&lt;",">":"&gt;",'"':"&quot;","'":"&#39;"};function Y(e){return Gu(e).replace(/[&<>"']/g,t=>w2[t]??"")}function De(e){
return Y(V(e))}function _e(e){return V(e).replace(/@(?=\w)|#(?=\d)|\b(?:GH-|www)(?=[.\d])/gi,"$&\u2060").replace(/[&<>`|*_~[\]\\#@$]|:(?=\S)/g,
t=>`&#${t.charCodeAt(0)};`)}function Ht(e){return`<code>${_e(e)}</code>`}var x2=/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;function Hu(e){return e.
replaceAll(x2,t=>{let n=t.codePointAt(0).toString(16);return n.length>4?`\\u{${n}}`:`\\u${n.padStart(4,"0")}`})}function z(e){return`"${Hu(e.
length>60?`${e.slice(0,57)}...`:e)}"`}function qu(e){return e.replace(/^([^\w\r\n]*?):(?=:)/gm,"$1:\u2060").replaceAll("##[","##\u2060[")}function Wu(e,{
GITHUB_ACTIONS:t}){return t==="true"?qu(e):e}var Pa=e=>e!==void 0&&e!==""&&e!=="0";function j$(e=process.env){return Pa(e.LOADGATE_DEBUG)||Pa(e.RUNNER_DEBUG)}function Ta(e=process.env){
return Pa(e.LOADGATE_KEEP_TEMP)}var U$=new Map;function Z$(e,t){U$.set(e,t)}function F$(e){if(!j$())return;let t=[...U$.values()].reduce((n,r)=>r(
n),e);process.stderr.write(Wu(`debug: ${t}
`,process.env))}var B$=0;function Vu(e,t){if(!j$())return()=>{};B$+=1;let n=B$,r=performance.now();return F$(`#${n} ${e.map(S2).join(" ")} (\
in ${t})`),o=>F$(`#${n} ${o} after ${((performance.now()-r)/1e3).toFixed(3)} s`)}function S2(e){return/^[\w@%+=:,./-]+$/.test(e)?e:new RegExp(
"\\p{Cc}","u").test(e)?`$'${v2(e)}'`:`'${e.replaceAll("'","'\\''")}'`}function v2(e){return e.replaceAll(/[\\']/g,"\\$&").replaceAll(new RegExp(
"\\p{Cc}","gu"),t=>`\\x${t.charCodeAt(0).toString(16).padStart(2,"0")}`)}import{closeSync as q$,openSync as W$,readdirSync as k2,readFileSync as $2,readlinkSync as by,readSync as V$,realpathSync as O2}from"node:fs";
import{basename as R2}from"node:path";function Z(e){return Cr(()=>$2(e,"utf8"))}function Ku(){let e=/^Max open files\s+\S+\s+(\d+)/m.exec(Z(
"/proc/self/limits")??"")?.[1];return e===void 0?Number.POSITIVE_INFINITY:Number(e)}function ct(e){return Ju(Z(`/proc/${e}/stat`))}function Ju(e){
return Cs(e,22)}function Cs(e,t){return e?.slice(e.lastIndexOf(")")+2).split(" ")[t-3]??null}function As(e){let t=[e];for(let n of t)for(let r of Qu(
`/proc/${n}/task`)){let o=Z(`/proc/${n}/task/${r}/children`)??"";for(let s of o.split(" "))s&&t.push(Number(s))}return t}function Yu(e){return xy().
filter(t=>Z(`/proc/${t}/environ`)?.split("\0").includes(e))}function wy(e){return xy().filter(t=>{let n=Z(`/proc/${t}/status`)??"";return(/^Uid:\s*(.*)$/m.
exec(n)?.[1]?.split(/\s+/)??[]).includes(String(e))&&!/^State:\s*Z/m.test(n)})}function K$(e){let t=`${Cr(()=>O2(e))??e}/`;return xy().filter(
n=>`${(Cr(()=>by(`/proc/${n}/cwd`))??"").replace(/ \(deleted\)$/,"")}/`.startsWith(t)&&Cs(Z(`/proc/${n}/stat`),7)==="0")}function xy(){return Qu(
"/proc").filter(e=>/^\d+$/.test(e)&&e!==String(process.pid)).map(Number)}function $n(e){let t=new Map,n=0;for(let r of e)for(let o of Qu(`/p\
roc/${r}/task`)){let s=Z(`/proc/${r}/task/${o}/schedstat`);s&&t.set(`${r}/${o}`,Number(s.split(" ")[0])/1e9);let i=Z(`/proc/${r}/task/${o}/s\
tatus`)??"";for(let[,a]of i.matchAll(/^(?:non)?voluntary_ctxt_switches:\s*(\d+)/gm))n+=Number(a)}return{cpu:t,switches:n}}function J$(e){let t=e.
map(r=>{let o=Z(`/proc/${r}/io`);return o===null&&ct(r)===null?0:E2(o)}),n=t.filter(r=>r!==null);return n.length===0||n.length<t.length?null:
n.reduce((r,o)=>r+o,0)}function E2(e){let t=[...(e??"").matchAll(/^sysc[rw]: (\d+)$/gm)].map(([,n])=>Number(n));return t.length===2?t.reduce(
(n,r)=>n+r,0):null}function Ar(e){return Cr(()=>R2(by(`/proc/${e}/exe`)))}function Y$(e,t){return Cr(()=>{let n=W$(`/proc/${e}/exe`,"r");try{
let r=Buffer.alloc(t);return r.subarray(0,V$(n,r,0,t,0))}finally{q$(n)}})}function Ns(e){let t=/^NSpid:.*?(\d+)$/m.exec(Z(`/proc/${e}/status`)??
"")?.[1];return t===void 0?null:Number(t)}var _2=[14,15,16,17];function Ca(e){let n=e.map(r=>Z(`/proc/${r}/stat`)).filter(r=>r!==null).flatMap(
r=>_2.map(o=>Number(Cs(r,o))));return n.length===0?null:n.reduce((r,o)=>r+o,0)/100}function X$(e){let t=/^VmHWM:\s*(\d+) kB/m.exec(Z(`/proc/${e}\
/status`)??"")?.[1];return t===void 0?null:Number(t)*1024}function Q$(e){return Sy(Z(`/proc/${e}/net/snmp`))}function Sy(e){let t=(e??"").split(
`
`).filter(s=>s.startsWith("Tcp:")),[n,r]=t.map(s=>s.split(" ")),o=r?.[n?.indexOf("PassiveOpens")??-1];return o===void 0?null:Number(o)}function eO(e="\
self"){return[Z(`/proc/${e}/net/tcp`)??"",Z(`/proc/${e}/net/tcp6`)??""]}function tO(e,t){let n=e.flatMap(o=>nO(o).flatMap(s=>{let[,i="",a="",
,,,,,,c="0"]=s.trim().split(/\s+/);return a===""?[]:[{here:G$(i),there:G$(a),inode:c}]})),r=new Set(n.map(({here:o,there:s})=>`${o} ${s}`));
return n.flatMap(({here:o,there:s,inode:i})=>{let a=Number.parseInt(s.slice(s.indexOf(":")+1),16);return t.has(a)&&i!=="0"&&r.has(`${s} ${o}`)?
[{to:a,inode:i}]:[]})}var P2=" 06 ";function nO(e){return e.split(`
`).slice(1).filter(t=>!t.includes(P2))}function G$(e){return e.replace(/^0{16}FFFF0000/,"")}function Xu(e){return vy([H$(`/proc/${e}/net/tcp`),
H$(`/proc/${e}/net/tcp6`)])}var T2=65536;function H$(e){return Cr(()=>{let n=W$(e,"r");try{let r=Buffer.alloc(T2),o="";for(let s=-1;s!==0&&C2(
o);)s=V$(n,r),o+=r.toString("latin1",0,s);return o}finally{q$(n)}})??""}function C2(e){return e.split(`
`).slice(1,-1).every(n=>n.includes(` ${rO} `))}var rO="0A";function vy(e){return e.flatMap(t=>nO(t).flatMap(n=>{let[,r="",,o,,,,,,s="0"]=n.trim().
split(/\s+/),[i="",a=""]=r.split(":");return o===rO?[{host:A2(i),port:Number.parseInt(a,16),inode:s}]:[]}))}function A2(e){let t=(e.match(/.{8}/g)??
[]).flatMap(r=>(r.match(/../g)??[]).toReversed().map(o=>Number.parseInt(o,16)));if(t.length===4)return t.join(".");let n=Array.from({length:t.
length/2},(r,o)=>((t[2*o]??0)<<8|(t[2*o+1]??0)).toString(16));return new URL(`http://[${n.join(":")}]`).hostname.slice(1,-1)}function Aa(e){let t=new Set;for(let n of e)for(let r of Qu(`/proc/${n}/fd`)){let o=/^socket:\[(\d+)\]$/.exec(Cr(()=>by(`/proc/${n}/fd/${r}`))??
"")?.[1];o!==void 0&&t.add(o)}return t}function ky(){let e=/^oom_kill (\d+)$/m.exec(Z("/proc/vmstat")??"")?.[1];return e===void 0?null:Number(
e)}function vo(e){return $y(Z("/proc/stat"),e)}function $y(e,t){let n=(e??"").split(`
`),r={idle:0,stolen:0,busy:0};for(let o of t){let s=n.find(h=>h.startsWith(`cpu${o} `))?.split(" ");if(!s)return null;let[i=0,a=0,c=0,l=0,u=0,
d=0,f=0,m=0]=s.slice(1).map(h=>Number(h)/100);r.idle+=l+u,r.stolen+=m,r.busy+=i+a+c+d+f}return r}function Qu(e){return Cr(()=>k2(e))??[]}function Cr(e){
try{return e()}catch{return null}}var B2=500,ed=8*1024*1024;async function K(e,t){t.signal?.throwIfAborted();let n=Vu(e,t.cwd),{child:r,...o}=j2(e,t);t.started?.(r);let s=!1,
i=()=>Ms(r.pid,"SIGTERM"),a=setTimeout(()=>{s=!0,Ms(r.pid,"SIGKILL")},(t.timeoutSeconds??60)*1e3),c,l=()=>{i(),c=setTimeout(()=>Ms(r.pid,"SI\
GKILL"),3e3)};t.signal?.addEventListener("abort",l,{once:!0});let u={stdout:"",stderr:""},{take:d}=t;d&&o.stdout?.on("data",m=>d(m)||i());for(let m of d?
["stderr"]:["stdout","stderr"])o[m]?.setEncoding("utf8"),o[m]?.on("data",h=>{u[m]+=h,u[m].length>2*ed&&(u[m]=u[m].slice(-ed)),t.output?.(h)});
t.input!==void 0&&(r.stdin?.on("error",()=>{}),r.stdin?.end(t.input));let f=await new Promise(m=>{r.once("error",y=>m({code:null,signal:null,
stdout:"",stderr:y.message,missing:y.code==="ENOENT"||y.code==="EACCES",timedOut:!1}));let h=()=>{let{exitCode:y,signalCode:b}=r,[x,S]=[u.stdout.
slice(-ed),u.stderr.slice(-ed)];m({code:y,signal:b,stdout:x,stderr:S,missing:!1,timedOut:s})},p=3,g=()=>{p-=1,p===0&&h()};for(let y of[o.stdout,
o.stderr])y?.once("close",g);r.once("exit",g),r.once("exit",()=>setTimeout(h,B2).unref())});return n(lO(f)),o.stdout?.destroy(),o.stderr?.destroy(),
clearTimeout(a),clearTimeout(c),t.signal?.removeEventListener("abort",l),t.signal?.throwIfAborted(),f}function j2(e,t){let n={cwd:t.cwd,env:t.
env,detached:!0,...Ey(t.user)},r=t.input===void 0?"ignore":"pipe";if(t.untrusted)return _y(e,n,r);let[o,...s]=e,i=cO(o,s,{...n,stdio:[r,"pip\
e","pipe"]});return{child:i,stdout:i.stdout,stderr:i.stderr}}function Ey(e){return e?{uid:e.uid,gid:e.gid}:{}}async function Is(e,t){let n=await K(
e,t);if(n.code===0)return n.stdout;throw new Error(`${e.join(" ")}: ${se(n)}`)}function se(e){if(e.missing)return`not found or not executable (${e.stderr})`;if(e.timedOut)return"took too long and was ended";let t=On(e.stderr||
e.stdout,5),n=lO(e);return t?`${n}: ${t}`:n}function lO({missing:e,timedOut:t,signal:n,code:r}){return e?"not found or not executable":t?"to\
ok too long and was ended":n?`ended by ${n}`:`exit code ${r}`}function Ms(e,t){e!==void 0&&bt(-e,t)}function bt(e,t){try{process.kill(e,t)}catch{}}
function On(e,t){return e.trimEnd().split(`
`).filter(n=>n.trim()!=="").slice(-t).join(`
`)}function _y(e,t,n="ignore"){let[r,...o]=e,s=aO(),i=aO();if(t.uid!==void 0)for(let{writer:a}of[s,i])M2(a,t.uid,t.gid??t.uid);try{return{child:cO(
r,o,{...t,stdio:[n,s.writer,i.writer]}),stdout:s.reader,stderr:i.reader}}catch(a){throw s.reader.destroy(),i.reader.destroy(),a}finally{oO(s.
writer),oO(i.writer)}}var Py="pipes-",U2=new RegExp(`^${Py}(?<pid>\\d+)-(?<started>\\d+)-`);function uO(){for(let e of I2(`${Py}*`,{cwd:Oy()})){
let{pid:t,started:n}=U2.exec(e)?.groups??{};if(t===void 0||ct(Number(t))===n)continue;let r=Ry(Oy(),e),{uid:o}=z2(r,{throwIfNoEntry:!1})??{};
o===process.getuid?.()&&D2(r,{recursive:!0,force:!0})}}function aO(){var o=[];try{let e=G(o,L2(Ry(Oy(),`${Py}${process.pid}-${ct(process.pid)}\
-`)));let t=Ry(e.path,"pipe");let n={cwd:e.path,env:oe(process.env)};N2("mkfifo",["-m","600",t],{...n,stdio:"ignore",timeout:1e4});let r=iO(
t,sO.O_RDONLY|sO.O_NONBLOCK);return{reader:new F2({fd:r,readable:!0,writable:!1}),writer:iO(t,"w")}}catch(s){var i=s,a=!0}finally{J(o,i,a)}}var Z2={GIT_TERMINAL_PROMPT:"0",LC_ALL:"C",GIT_PAGER:"cat",GIT_OPTIONAL_LOCKS:"0",GIT_LFS_SKIP_SMUDGE:"1"},dO=[["core.hooksPath","/dev/null"],
["core.fsmonitor","false"],["log.showSignature","false"],["protocol.ext.allow","never"],["safe.bareRepository","explicit"]],Ty="git was not \
found; install it (apt-get install git)";async function ge(e,t,{filters:n=[],...r}={}){let o=await fO(e);if(o.missing)throw new v(Ty);if(o.code!==
0&&o.code!==1)return o;let s=[...new Set([...mO(o),...n])].flatMap(H2);return pO(e,t,[...dO,...s],r)}async function td(e){return mO(await fO(
e))}function fO(e){return pO(e,["config","-z","--name-only","--get-regexp","^filter\\..*\\."],dO)}function mO({stdout:e}){let t=e.split("\0").
filter(Boolean);return[...new Set(t.map(n=>n.slice(7,n.lastIndexOf("."))))]}function pO(e,t,n,{env:r,...o}={}){return K(["git","-C",e,...t],
{cwd:"/",timeoutSeconds:120,...o,env:{...G2(z$(process.env),n),...Z2,...r}})}function G2(e,t){let n=Number(e.GIT_CONFIG_COUNT)||0;return{...e,
GIT_CONFIG_COUNT:String(n+t.length),...Object.fromEntries(t.flatMap(([r,o],s)=>[[`GIT_CONFIG_KEY_${n+s}`,r],[`GIT_CONFIG_VALUE_${n+s}`,o]]))}}
function H2(e){return[[`filter.${e}.clean`,""],[`filter.${e}.smudge`,""],[`filter.${e}.process`,""],[`filter.${e}.required`,"false"]]}import{copyFileSync as q2,existsSync as bO,mkdirSync as W2,readFileSync as V2,rmSync as hO,writeFileSync as Na}from"node:fs";import{join as lt,
resolve as K2}from"node:path";async function Ay(e){let[t,n]=await Promise.all(["--git-dir","--git-common-dir"].map(o=>ge(e,["rev-parse",o]))),r=o=>K2(e,o.replace(/\n$/,""));
return{own:r(t?.stdout??""),common:r(n?.stdout??"")}}async function wO(e,t,n){let r=await Ay(e),o=lt(n,".git");for(let s of["objects/info","\
objects/pack","refs","hooks","info"])W2(lt(o,s),{recursive:!0});Na(lt(o,"HEAD"),`${t}
`),Na(lt(o,"objects/info/alternates"),`${J2(lt(r.common,"objects"))}
`),Na(lt(o,"packed-refs"),await X2(e)),Na(lt(o,"config"),tU(await eU(e,t)));for(let s of["shallow","info/grafts","info/attributes","info/exc\
lude"])gO(lt(r.common,s),lt(o,s));return gO(lt(r.own,"info/sparse-checkout"),lt(o,"info/sparse-checkout")),r}function J2(e){return/^["#]|\n/.
test(e)?Cy(e):e}function Cy(e){return`"${e.replaceAll(/["\\]/g,"\\$&").replaceAll(`
`,"\\n").replaceAll("	","\\t")}"`}function gO(e,t){bO(e)&&q2(e,t)}var Y2=/^refs\/(?:stash$|bisect\/|worktree\/|rewritten\/)/;async function X2(e){
let{stdout:t}=await ge(e,["for-each-ref","--format=%(objectname) %(refname)"]);return t.split(`
`).filter(o=>/^[0-9a-f]{40,} refs\//.test(o)).filter(o=>!Y2.test(o.slice(o.indexOf(" ")+1))).map(o=>`${o}
`).join("")}var Q2=/^(?:core\.(?:autocrlf|eol|safecrlf|filemode|symlinks|ignorecase|precomposeunicode|abbrev|longpaths|sparsecheckout|sparsecheckoutcone)|user\.(?:name|email)|remote\..+\.(?:url|fetch|promisor|partialclonefilter)|extensions\.partialclone)$/s,
yO=/^remote\..+\.(?:url|fetch)$/s;async function eU(e,t){let{stdout:n}=await ge(e,["config","-z","--list"]),r=n.split("\0").flatMap(l=>{let[
,u,d="true"]=/^([^\n]+)(?:\n(.*))?$/s.exec(l)??[];return u!==void 0&&Q2.test(u)?[[u,d]]:[]}),o=t.length===64?[["extensions.objectformat","sh\
a256"]]:[],s=new Map(r),a=[...r.filter(([l])=>yO.test(l)),...[...s].filter(([l])=>!yO.test(l))].map(([l,u])=>[l,l.endsWith(".url")?xo(u):u]);
return[["core.repositoryformatversion",[...o,...a].some(([l])=>l.startsWith("extensions."))?"1":"0"],["core.bare","false"],...o,...a]}function tU(e){
return e.map(([t,n])=>{let[r="",o=""]=[t.slice(0,t.indexOf(".")),t.slice(t.lastIndexOf(".")+1)],s=t.slice(r.length+1,Math.max(r.length+1,t.length-
o.length-1));return`[${r}${s===""?"":` ${Cy(s)}`}]
	${o} = ${Cy(n)}
`}).join("")}async function Ny(e){let{stdout:t}=await ge(e,["config","--get-regexp","^remote\\..*\\.promisor$","true"]);return/^remote\.(.+)\.promisor /m.
exec(t)?.[1]??null}async function xO(e){let t=lt(e,".git");if(!bO(t)||await Ny(e)!==null)return;let n=lt(t,"packed-refs"),r=V2(n,"utf8").split(
`
`);Na(n,r.flatMap(s=>/ refs\/tags\//.test(s)?[`${s}
`]:[]).join("")),(await ge(e,["-c","pack.threads=1","repack","-a","-d","-q"],{timeoutSeconds:600})).code===0&&(hO(lt(t,"objects/info/alterna\
tes")),hO(lt(t,"index"),{force:!0}),await ge(e,["read-tree","HEAD"]))}async function Rn(e,t,n={}){let r=await ko(e,t,{timeoutSeconds:600,...n});if(r.code===0)return r.stdout.trim();throw new Error(`git ${t.join(
" ")}: ${se(r)}`)}var aU=/^fatal: could not fetch [0-9a-f]+ from promisor remote/m;async function ko(e,t,n={}){let r=await ge(e,t,n);if(r.code===
0||!aU.test(r.stderr))return r;let o=await Ny(e)??"origin",[s=""]=r.stderr.replace(/^remote: .*\n/gm,"").split(`
`);throw new he(`${e} is a partial clone (git clone --filter), and git could not fetch the missing files from ${o}: ${xo(s)}
Fetch everything first: git fetch --refetch --no-filter ${o}; with actions/checkout leave out filter, or persist-credentials: false`)}async function rd(e){
let t=await ge(e,["rev-parse","--show-toplevel"]);if(t.code!==0){if(/dubious ownership/.test(t.stderr))throw new v(cU(t,e));if(/bare repository|must be run in a work tree/.
test(t.stderr))throw new v(`${nd(e)} is a bare repository, which has no files to build; run loadgate in a checkout of it (git clone, or git \
worktree add)`);let n=/not a git repository/.test(t.stderr)?"":`: ${se(t)}`;throw new v(`${nd(e)} is not inside a git repository${n}; run lo\
adgate in a checkout of your project`)}return{top:t.stdout.trim()}}function cU({stderr:e},t){let n=/ownership in repository at '(.*)'/.exec(
e)?.[1]??nd(t);return`git does not read ${n}, since it belongs to another user, who could have git run programs; if you trust it, run git co\
nfig --global --add safe.directory '${n}' as the user that runs loadgate, or give it to that user (chown -R)`}async function vO(e){let t=await ge(
e,["rev-parse","--show-toplevel"]);return t.code===0?{top:t.stdout.trim()}:null}async function kO({top:e},t){let n=await ge(e,["remote","get\
-url","--",t]);return n.code===0?n.stdout.trim():null}async function od({top:e},t){let n=await ko(e,["log","-1","--no-show-signature","--for\
mat=%s","--end-of-options",t]);return n.code===0?n.stdout.trim():null}async function qt({top:e},t){let n=await ge(e,["rev-parse","--verify",
"--quiet","--end-of-options",`${t}^{commit}`]);return n.code===0?n.stdout.trim():null}var lU=["","refs/","refs/tags/","refs/heads/","refs/re\
motes/"];async function $O({top:e},t,n){let[r=""]=t.split(/[~^]/,1);if(r===""||/@\{|:/.test(r))return t;let o=/^[0-9a-f]+$/i.test(r);if(o&&r.
length===n.length)return null;let s=lU.map(l=>l+r),i=await ge(e,["for-each-ref","--format=%(refname)","--",...s]),a=new Set(i.stdout.split(`\

`)),c=s.find(l=>a.has(l));return c!==void 0?c.startsWith("refs/tags/")?null:c:o||/-g[0-9a-f]{4,}$/i.test(r)?null:t}async function sd({top:e}){
return(await ge(e,["rev-parse","--is-shallow-repository"])).stdout.trim()==="true"}async function OO(e){let{top:t}=e,{common:n}=await Ay(t),
r=i=>{let a=Ma(n,i);return My(a)?rU(a,"utf8").split(`
`).filter(Boolean):[]},o=(await ge(t,["replace","--list"])).stdout.split(`
`).filter(Boolean),s=r("info/grafts").some(i=>!i.startsWith("#"));return{shallow:r("shallow"),replaced:o,grafts:s?Ma(n,"info/grafts"):null}}
async function id({top:e},t,n){let r=await ko(e,["merge-base","--end-of-options",t,n]);return r.code===0?r.stdout.trim():null}function Iy({top:e},t){
return Rn(e,["rev-parse",`${t}^{tree}`])}async function ad({top:e},t,n){return(await Rn(e,["diff",...["--name-only","--no-renames","--ignore\
-submodules=none","--no-relative","-z"],t,n,"--"])).split("\0").filter(s=>s!=="")}async function RO({top:e},t,n,r){if(r.length===0)return[];
let o=r.flatMap(l=>[t,n].map(u=>`${u}:${l}
${SO}
`)),i=await ge(e,["cat-file","--batch-check=%(objectname)","--follow-symlinks"],{input:o.join("")}),c=i.stdout.replaceAll(`${t}:`,"").replaceAll(
`${n}:`,"").split(`${SO} missing
`);return i.code===0?r.filter((l,u)=>c[2*u]!==c[2*u+1]):[...r]}var SO="loadgate:between";async function EO({top:e},t,n){return(await Rn(e,["\
rev-list","--first-parent","--reverse",`${t}..${n}`,"--"])).split(`
`).filter(Boolean)}async function _O({top:e},t,n){let r=await ko(e,["ls-tree","-z","--name-only",`${t}:${n}`]);return r.code===0?r.stdout.split("\0").filter(Boolean):
[]}async function Je({top:e},t,n){let r=await ko(e,["show",`${t}:${n}`]);return r.code===0?r.stdout:null}var uU={12e4:"a symbolic link",16e4:"a\
 submodule","040000":"a folder"};async function PO({top:e},t,n){let r=await ko(e,["--literal-pathspecs","ls-tree","-z",t,"--",n]);return uU[r.
stdout.slice(0,6)]??null}async function TO(e,t,n){let{top:r}=e,o=await Rn(r,["rev-parse","HEAD"]),s=Ma(t,"index"),i=nd(r,await Rn(r,["rev-pa\
rse","--git-path","index"]));My(i)&&dU(i,s);let a={GIT_INDEX_FILE:s};try{let c=await CO(r),l=await ko(r,["add","--all"],{env:a,filters:c,timeoutSeconds:600,
...n&&{signal:n}});if(l.code!==0)throw new he(`git could not read the working tree (git add: ${se(l)}); correct that file or its .gitattribu\
tes, or name what is committed: --head HEAD`);let u=await Rn(r,["write-tree"],{env:a});return u===await Iy(e,o)?o:await Rn(r,["commit-tree",
u,"-p",o,"-m","Working tree"],{env:{...a,...{GIT_AUTHOR_NAME:"loadgate",GIT_AUTHOR_EMAIL:"loadgate@localhost",GIT_COMMITTER_NAME:"loadgate",
GIT_COMMITTER_EMAIL:"loadgate@localhost"}}})}finally{oU(s,{force:!0})}}async function CO(e){let{stdout:t}=await ge(e,["ls-files","-z","--sta\
ge"]),n=t.split("\0").flatMap(o=>/^160000 [^\t]*\t(.+)$/s.exec(o)?.[1]??[]),r=[];for(let o of n.map(s=>Ma(e,s)).filter(s=>My(Ma(s,".git"))))
r.push(...await td(o),...await CO(o));return r}function dU(e,t){nU(e,t);let n=Math.floor(sU(e).mtimeMs/1e3);iU(t,n,n)}var AO="worktree";async function MO(e,t,n,r){let o=await mU(e,t.head,n,r);return{base:t.base===void 0?await hU(e,o):await fU(e,t.base,o),head:o}}
var NO="...";async function fU(e,t,n){if(!t.endsWith(NO))return{commit:await Nr(e,t),label:t};let r=t.slice(0,-NO.length),o=await Nr(e,r);return IO(
e,{name:r,tip:o},n)}async function IO(e,{name:t,tip:n},r){let o=await id(e,n,r.commit);if(o)return{commit:o,label:`merge base with ${t}`};throw new v(
`${t} and head have no common commit here${await cd(e)}`)}async function mU(e,t=AO,n,r){if(t!==AO)return{commit:await Nr(e,t),label:t};if(!await qt(
e,"HEAD"))throw new v("this repository has no commit yet; commit something first");return{commit:await TO(e,n,r),label:"working tree"}}var pU=[
"refs/remotes/origin/HEAD","refs/remotes/origin/main","refs/remotes/origin/master","refs/heads/main","refs/heads/master"];async function hU(e,t){
for(let n of pU){let r=await qt(e,n);if(!r)continue;let o=n.replace(/^refs\/(?:remotes|heads)\//,"");return IO(e,{name:o,tip:r},t)}throw new v(
`there is no origin/HEAD, main or master to compare with${await cd(e)}`)}async function Nr(e,t){let n=await qt(e,t);if(n)return n;let r=await sd(
e)?`; this clone is shallow, so fetch it first: ${gU(t)}`:"; git log --oneline --all lists those that do";throw new v(`revision "${t}" does \
not exist here${r}`)}async function cd(e,t="name the base with --base REV"){let{shallow:n,replaced:r,grafts:o}=await OO(e),[s]=n,[i]=r,a=r.length===
1,c=[s!==void 0&&`this clone is shallow; run git fetch --unshallow origin, or set fetch-depth: 0 for actions/checkout. Where that is set, a \
later git fetch --depth cut the history (at ${s.slice(0,12)}${n.length===1?"":" and elsewhere"}, by .git/shallow); remove that step. Where o\
rigin itself is shallow, ${t}`,i!==void 0&&`git replace gives ${a?"a commit":`${r.length} commits`} here other parents or contents (git repl\
ace --list); undo that with git replace --delete ${i.slice(0,12)}${a?"":" \u2026"}, or ${t}`,o!==null&&`${o} gives commits here other parent\
s; remove that file, or ${t}`].filter(l=>l!==!1);return c.length===0?`; ${t}`:`: ${c.join(". And ")}`}function gU(e){return/^[0-9a-f]{40}$/.
test(e)?`git fetch --depth=1 origin ${e}`:"git fetch --unshallow origin (for actions/checkout: fetch-depth: 0)"}import{posix as za}from"node:path";var zy=10;function er(e,t){let n=e.targets.flatMap(({name:s})=>e.scenarios.filter(i=>i.targets.includes(s)).flatMap(({name:i,via:a})=>a.map(
c=>({id:`${s}/${i}/${c}`,target:s,scenario:i,via:c}))));if(t===void 0)return n;let r=t.split(",").map(s=>s.trim()).filter(s=>s!==""),o=r.length===
0?t:r.find(s=>!n.some(({id:i})=>ld(i,s)));if(o!==void 0)throw yU(o,n);return n.filter(({id:s})=>r.some(i=>ld(s,i)))}function yU(e,t){let n=t.
slice(0,zy).map(({id:o})=>o),r=t.length>zy?` and ${t.length-zy} more`:"";return new v(`no case matches ${z(e)}; the cases are: ${n.join(", ")}${r}`)}
function ld(e,t){let n=0,r=0,o=-1,s=0;for(;n<e.length;)if(t[r]==="*")o=r++,s=n;else if(r<t.length&&(t[r]==="?"||t[r]===e[n]))r++,n++;else if(o>=
0)r=o+1,n=++s;else return!1;for(;t[r]==="*";)r++;return r===t.length}var Ia=256;function LO(e){let t=/^(\d{1,3})\/(\d{1,3})$/.exec(e.trim()),
[n,r]=[Number(t?.[1]),Number(t?.[2])];if(!t||r<1||r>Ia||n<1||n>r)throw new v(`"${e}" is not a shard; write it like 1/3, up to ${Ia}/${Ia}`);
return{index:n,count:r}}function DO(e){let t=/^\d{1,3}$/.test(e.trim())?Number(e):0;if(t<1||t>Ia)throw new v(`"${e}" is not a number of shar\
ds; write one from 1 to ${Ia}`);return t}function FO(e,{index:t,count:n}){let r=o=>Math.floor(e.length*o/n);return e.slice(r(t-1),r(t))}var bU=["*.md","docs/*","LICENSE*","LICENCE*","COPYING*","CODEOWNERS","README.rst","README.txt",".github/*",".gitignore","*/.gitignore",".gi\
t-blame-ignore-revs",".editorconfig","*/.editorconfig",".vscode/*",".idea/*",".zed/*",".fleet/*","*.code-workspace"];function BO(e,t){let{files:n,
configFile:r,sameConfig:o}=t;if(!o&&n.includes(r))return new Set;let s=n.filter(a=>a!==r),i=a=>s.some(c=>wU(a,c,za.dirname(r)));return new Set(
e.filter(a=>!i(a)).map(({name:a})=>a))}function wU({changes:e,build:t,fixture:n},r,o){if(n!==void 0&&jO(r,n,o))return!1;if(e)return e.some(i=>ld(
r,i)||i.startsWith(`${r}/`));if(!zO(r))return!0;let s=za.join(o,t?.context??".");return s!=="."&&zO(za.join(s,"x"))&&r.startsWith(`${s}/`)}function jO(e,t,n){
return`${e}/`.startsWith(za.join(n,t,"/"))}function Ly(e,{files:t,configFile:n}){let r=za.dirname(n);return[...new Set(e.flatMap(({fixture:s})=>s??
[]))].filter(s=>t.some(i=>jO(i,s,r)))}function zO(e){return bU.some(t=>ld(e,t))}import{posix as Lb}from"node:path";var GO=["&&","||",">>","<<","&","|",";","<",">","(",")","`"],xU=/^\$(?:\{[^}]*\}|[A-Za-z_]\w*|[0-9@*#?!$-]|\()/,HO=/^([A-Za-z_]\w*)=(.*)$/s,
SU=/^\$\{(?:port|[A-Za-z0-9_][A-Za-z0-9._-]*\.(?:host|port))\}/,UO="${port}",qO=/\$(?:PORT\b|\{PORT\})/,vU=/^~(?=[/\s]|$|[a-z_]\w*(?:[/\s]|$))/,
kU=/^~(?:\/|$)/,$U=/^\d?[<>]&\d$/,OU=/^\$(?:[A-Z_][A-Z0-9_]*(?![\w])|\{[A-Za-z_]\w*\}|\(.*\))/s,RU=/^(?:-[a-z]{0,3}[ce]|--eval|--command)$/,
EU=/\.(?:jar|war|exe|dll|so|js|mjs|cjs|ts|py|rb|php|phar|whl|gem|tgz|zip)$/,_U=/\{([^{}]*)\}/g,ZO=16384;function WO(e){return!EU.test(e)||e.
includes("://")?!1:/[*?]|\[[^[\]]+\]/.test(e)||[...e.matchAll(_U)].some(([,t=""])=>t.includes(",")||t.includes(".."))}function ud(e,t={}){let n=e.
trim(),r={...t,text:n};if(n.length>ZO)throw new v(`a command has at most ${ZO} characters; put it into a script`);if(n.includes("\0"))throw new v(
"a command must not hold a NUL character; remove it");let o=[],s;for(let i=0;i<n.length;){let a=n[i];if(a===`
`||a==="\r")throw new v("a command is one line; write a list of commands");if(a===" "||a==="	"){s!==void 0&&o.push(s),s=void 0,i++;continue}
if(n.startsWith(`\\
`,i)){i+=2;continue}if(s===void 0&&vU.test(n.slice(i,i+80)))throw XO(r,eR(n,i));let c=PU(r,i);s=(s??"")+c.text,i=c.next}return s!==void 0&&o.
push(s),VO(o,HO.test(n)),KO(o,r),o}function Dy(e,t={}){let n={...t,text:e.join(" ")};VO(e,!0);for(let r of JO(e)){if(GO.includes(r)||$U.test(
r))throw jy(n,r);let o=OU.exec(r)?.[0];if(o!==void 0&&!Fy(r,0,t))throw By(n,o);if(kU.test(r))throw XO(n,r);if(WO(r)&&!r.startsWith("-"))throw QO(
n,r)}return KO(e,n),[...e]}function VO([e=""],t){if(e==="")throw new v("a command must not be empty; name a program");let[n,r,o=""]=t&&HO.exec(
e)||[];if(n!==void 0)throw new v(`${z(n)} is no program, but a variable; write it as env: { ${r}: ${z(o)} }`)}function KO(e,t){for(let n of JO(
e)){let r=qO.exec(n)?.[0];if(r!==void 0)throw By(t,r)}}function JO(e){let t=e.findIndex(n=>RU.test(n));return t<0?e:e.slice(0,t)}function PU(e,t){
let{text:n}=e,r=n[t];if(r==="'")return TU(n,t+1);if(r==='"')return CU(e,t+1);if(r==="\\")return AU(n,t+1);let o=Fy(n,t,e);if(o!==void 0)return{
text:o,next:t+o.length};let s=GO.find(i=>n.startsWith(i,t));if(s!==void 0)throw jy(e,s);if("*?[{".includes(r)){let i=eR(n,t);if(!i.startsWith(
"-")&&(r==="*"||WO(i)))throw QO(e,i)}return YO(e,t),{text:r,next:t+1}}function TU(e,t){let n=e.indexOf("'",t);if(n<0)throw tR("'");return{text:e.
slice(t,n),next:n+1}}function CU(e,t){let{text:n}=e,r="";for(let o=t;o<n.length;o++){let s=n[o];if(s==='"')return{text:r,next:o+1};if(s==="`")
throw jy(e,"`");Fy(n,o,e)===void 0&&YO(e,o);let a=n[o+1]??"";s==="\\"&&a!==""&&'"\\$`\n'.includes(a)?(r+=a===`
`?"":a,o++):r+=s}throw tR('"')}function AU(e,t){let n=e[t];if(n===void 0)throw new v('the command ends in a backslash; write "\\\\" for a back\
slash');return{text:n,next:t+1}}function Fy(e,t,{placeholders:n}){return n?SU.exec(e.slice(t,t+150))?.[0]:void 0}function YO(e,t){let n=xU.exec(
e.text.slice(t,t+80))?.[0];if(n!==void 0)throw By(e,n)}var dd="commands run without a shell";function By(e,t){let r=(qO.test(t)||t===UO)&&e.
placeholders?`"${UO}", which loadgate replaces`:"what it stands for";return new v(`${z(t)} would not be replaced, for ${dd}; ${fd(e,r)}`)}function jy(e,t){
let n=t==="&&"||t===";"?'what comes first under "setup", as a list of commands':"it in quotation marks where the program should get it";return new v(
`${z(t)} needs a shell, but ${dd}; ${fd(e,n)}`)}function XO(e,t){let n="the path from loadgate.yml's folder, or from /";return new v(`nothin\
g replaces the "~" of ${z(t)}, for ${dd}; ${fd(e,n)}`)}function QO(e,t){let n="the file's name, or in quotation marks what the program itsel\
f replaces";return new v(`nothing replaces the pattern in ${z(t)}, for ${dd}; ${fd(e,n)}`)}function fd({text:e,arguments:t},n){if(t)return`w\
rite ${n}`;let r=e.length<=60&&!/['\n]/.test(e);return`write ${n}, or ${r?`sh -c '${e}'`:"sh -c '\u2026' around this line"}`}function eR(e,t){
let n=Math.max(e.lastIndexOf(" ",t),e.lastIndexOf("	",t))+1;return/^\S*/.exec(e.slice(n))?.[0]??""}var tR=e=>new v(`the quotation mark ${e} \
is not closed; add the missing ${e}`);var md={h:3600,m:60,s:1,ms:.001},NU=/^(?:(\d+(?:\.\d+)?)h)?(?:(\d+(?:\.\d+)?)m(?!s))?(?:(\d+(?:\.\d+)?)s)?(?:(\d+(?:\.\d+)?)ms)?$/,pd=/^\d+(?:\.\d+)?$/,
MU=24*md.h;function $o(e){let t=typeof e=="number"?e:IU(e.trim());if(t===void 0)throw new v(`${tr(e)} is not a duration; write it like 90s, \
5m or 1h30m`);if(!(t>0))throw new v(`${tr(e)} is not a duration above zero; write it like 90s or 5m`);if(t>MU)throw new v(`${tr(e)} is more \
than a day; write at most 24h`);return t}function IU(e){if(pd.test(e))return Number(e);let t=NU.exec(e);if(e===""||t===null)return;let[,n=0,
r=0,o=0,s=0]=t;return Number(n)*md.h+Number(r)*md.m+Number(o)*md.s+Number(s)/1e3}function nr(e){let t=oR(e);if(t>0&&t<1)return t;let r=typeof e==
"number"&&t>=1&&t<100?`did you mean ${t}%?`:"write it like 2% or 0.02";throw new v(`${tr(e)} is not between 0 and 1; ${r}`)}function nR(e){if(typeof e==
"string"&&!e.includes("%")&&/^\s*[\d.]+\s*[a-z]+\s*$/i.test(e))throw new v(`${z(e)} is not a share; write it like 5%, or an absolute bound u\
nder "absolute-limits"`);return nr(e)}function rR(e){return oR(e)===0?0:nr(e)}function oR(e){if(typeof e=="number")return e;let t=e.trim(),n=t.
endsWith("%"),r=n?t.slice(0,-1).trimEnd():t;if(!pd.test(r))throw new v(`${z(e)} is not a share; write it like 2% or 0.02`);return n?+`${r}e-\
2`:Number(r)}var zU=1e6;function sR(e){if(typeof e=="string"&&e.trim().endsWith("%")){let n=nr(e);if(n<=.95)return{share:n};throw new v(`${z(
e)} leaves the server no room: latency at its limit says nothing; write at most 95%`)}let t=typeof e=="number"?e:pd.test(e.trim())?Number(e):
Number.NaN;if(t>0&&t<=zU)return{perSecond:t};throw new v(`${tr(e)} is not a rate; write requests per second like 500, or a share of what bas\
e can answer like 50%`)}var LU={"":0,k:1,m:2,g:3,t:4},DU=/^(\d+(?:\.\d+)?) ?([kmgt]?)(?:i?b)?$/i;function Uy(e){let t=DU.exec(typeof e=="num\
ber"?String(e):e.trim()),n=t===null?0:Math.floor(Number(t[1])*1024**(LU[(t[2]??"").toLowerCase()]??0));if(n>0&&Number.isSafeInteger(n))return n;
throw new v(`${tr(e)} is not a size; write it like 512m or 1g`)}var FU=/^(\d+(?:\.\d+)?) ?([uµμ]s|ms|s)$/,BU={us:1e6,\u00B5s:1e6,\u03BCs:1e6,
ms:1e3,s:1};function iR(e){let[,t,n=""]=FU.exec(String(e).trim())??[],r=Number(t)/(BU[n]??1);if(r>0)return r;throw new v(`${tr(e)} is not a \
time with its unit; write it like 50ms, 1.5s or 120us`)}function aR(e){if(/[a-z]/i.test(String(e)))return Uy(e);throw new v(`${tr(e)} is not\
 a size with its unit; write it like 200MiB`)}function cR(e){let t=String(e).trim(),n=pd.test(t)?Number(t):0;if(n>0&&Number.isFinite(n))return n;
throw new v(`${tr(e)} is not a number above zero; write it like 5000`)}var tr=e=>typeof e=="number"?String(e):z(e),jU=86400,UU={d:1,w:7,mo:30.4375,
y:365.25},ZU=/^(\d{1,5})(d|w|mo|y)$/;function rr(e){let[,t,n]=ZU.exec(e.trim())??[];if(t===void 0||Number(t)===0)throw new v(`${z(e)} is not\
 an age; write it like 400d, 26w, 18mo or 3y`);return Math.round(Number(t)*UU[n]*jU)}var D={falseAlarms:.002,threshold:.02,failOn:["regression","invalid"],mode:"block",isolation:"auto",nginxImage:"nginx:1.28",context:".",dockerfile:"\
Dockerfile",readyTimeout:60,tlsName:"localhost",fixture:"bench/",method:"GET",status:200,sameLength:!0,connections:64,backgroundConnections:2,
keepalive:!0,via:["direct","nginx"],timeout:2,runTimeout:600,maxErrors:0,alert:["issue","fail"],direction:"worse",keep:"5y",keepRuns:"90d"},
dR=(e,{example:t,...n})=>({description:e,...n,...t===void 0?{}:{examples:[t]}}),_t=(e,t,n={})=>e.meta(dR(t,n)),T=(e,t,n={})=>e.exactOptional().
meta(dR(t,n));function $e(e,t){return e.transform((n,r)=>{try{return t(n)}catch(o){if(!(o instanceof v))throw o;return r.addIssue({code:"cus\
tom",message:o.message}),ta}})}var zs=Q([k(),w()]),or=$e(zs,$o),Ls=$e(zs,nr),fR=$e(zs,nR),mR=$e(zs,rR),pR=$e(zs,sR),hd=$e(zs,Uy),gd=$e(w(),e=>ud(
e)),we=(e,t)=>w().regex(e,{error:t}),En=we(/^(?![.-])[A-Za-z0-9._-]{1,64}$/,'must be 1 to 64 letters, digits, ".", "_" or "-", and begin wit\
h a letter, a digit or "_"'),yd=we(/^[A-Za-z0-9][A-Za-z0-9._/:@-]{0,254}$/,"must be the name of an image"),an=we(/^(?![/-])(?![A-Za-z]:)(?!.*:\/\/)[^\\\u0000-\u001f\u007f]+$/,
'must be a relative path with "/" between folders; write it from the folder of this file'),Oo=$e(we(/^\/[^\s#\u0000-\u001f\u007f]*$/,'must b\
egin with "/", without scheme and host, and hold no blank and no "#"'),qU),Zy=/^[^\0]*$/,hR=we(Zy,"must not hold a NUL character; put it in \
a body-file"),gR=we(Zy,"must not hold a NUL character; remove it"),Gy=Q([gd,$e(C(gR).min(1),e=>Dy(e))]),Hy=Q([$e(w(),e=>ud(e,{placeholders:!0})),
$e(C(gR).min(1),e=>Dy(e,{placeholders:!0}))]),yR=$e(w(),e=>ud(e,{arguments:!0})),bd=Q([w(),k(),xe()]).transform(String),wd=we(/^[A-Za-z_][A-Za-z0-9_.-]*$/,
"must be the name of a variable"),bR=e=>hy.test(e.replace(/\*$/,"")),lR=wd.refine(e=>!bR(e),{error:e=>`is the runner's own and given to no s\
erver, is ${z(String(e.input))}; give the secret another name`}),uR=Q([lR.transform(e=>({name:e,required:!0})),E({name:_t(lR,"The variable's\
 name.",{example:"API_KEY"}),required:T(xe(),"Whether a run fails where it is not set, or empty; if not, the variable is as env has it there\
, or not set.",{default:!0,example:!1})}).transform(e=>({required:!0,...e}))]),qy=Q([uR,C(uR).min(1)]).transform(e=>Array.isArray(e)?e:[e]).
refine(e=>new Set(e.map(({name:t})=>t)).size===e.length,{error:"must name everything once; remove one"}),wR=we(/^(?:[A-Za-z_][A-Za-z0-9_]*|[A-Za-z_][A-Za-z0-9_]{2,}\*)$/,
"must be the name of a variable, or a prefix like ACME_*").refine(e=>!bR(e),{error:e=>`is the runner's own and given to no server, is ${z(String(
e.input))}; leave it out`}).refine(e=>!my(e),{error:e=>`must not be a secret, is ${z(String(e.input))}; name it in "secrets" instead`}),Wy=ce(
wd,bd.refine(e=>Zy.test(e),{error:"must not hold a NUL character; remove it"})),GU=we(/^[A-Za-z0-9!#$%&'*+.^_`|~-]+$/,"must be the name of a\
 header"),xd=ce(GU,bd.refine(e=>/^[^\u0000-\u0008\u000a-\u001f\u007f]*$/.test(e),{error:"must not hold a line break or another control chara\
cter; remove it"})).superRefine((e,t)=>{let n=new Set;for(let r of Object.keys(e))n.has(r.toLowerCase())&&t.addIssue({code:"custom",path:[r],
message:"is here in another case, too; remove one"}),n.add(r.toLowerCase())}),Mr=e=>C(e).min(1).refine(t=>new Set(t).size===t.length,{error:"\
must name everything once; remove one"}),_n=e=>Q([e,Mr(e)]).transform(t=>Array.isArray(t)?t:[t]),HU=/^(?:\.|%2e){1,2}$/i;function qU(e){if(e.
includes("\\"))throw new v(`${z(e)} holds "\\", which URLs take for "/"; write %5C, or /`);let[t=""]=e.split("?",1),n=t.split("/").find(o=>HU.
test(o));if(n!==void 0)throw new v(`${z(e)} holds "/${n}", which clients resolve before they send it; write the path that it leads to`);let r="\
http://localhost";return new URL(r+e).href.slice(r.length)}function xR(e){let t=Object.fromEntries(ke.map(n=>[n.name,e(n)]));return E(t)}var WU={memory:"10%","start-time":"10%"},VU=xR(({label:e,name:t})=>T(
fR,`${e}: the smallest change that counts.`,{example:WU[t]??"5%"})),Sd=T(VU,"Metrics that decide as well, each with the smallest change that\
 counts. Those of a scenario are added to those of the file.",{example:{p99:"5%",memory:"10%"}}),Vy=Q([k(),w()]),KU=$e(Vy,iR),JU=$e(Vy,aR),YU=$e(
Vy,cR);function XU({unit:e,label:t,better:n}){let r=n==="lower"?"most":"least",[o,s]=e==="s"||e==="s/request"?[KU,"50ms"]:e==="bytes"?[JU,"2\
00MiB"]:[YU,5e3];return T(o,`${t}: the ${r} that head may have.`,{example:s})}var vd=T(xR(XU),"Bounds on head, by metric, whatever base does\
: the most, or of requests per second the least.",{example:{p99:"50ms",memory:"200MiB"}}),SR=_n(L(["regression","invalid","inconclusive","ne\
ver"])).superRefine((e,t)=>{e.includes("never")&&e.length>1&&t.addIssue({code:"custom",message:'must not hold anything beside "never"; keep \
one'})});function vR({thresholds:e,"absolute-limits":t,...n}){let r=n.args!==void 0?"command":n.request!==void 0?"request":null,o=r==="comma\
nd"?"is of requests over HTTP":"is of commands that are run";return Object.entries({thresholds:e,"absolute-limits":t}).flatMap(([s,i={}])=>ke.
filter(({name:a,of:c})=>i[a]!==void 0&&r&&c!==void 0&&c!==r).map(({name:a})=>({path:[s,a],message:`${o}; remove it`})))}function kR(...e){let t=Object.
assign({},...e);return Object.keys(t).length===0?void 0:t}var $R=["targets","parameters","thresholds","absolute-limits"];var QU=["GET","HEAD","DELETE","OPTIONS","TRACE"],OR=["user-agent","loadgate"];function kd({method:e,headers:t},n){let o=t.some(([s])=>s.toLowerCase()===
OR[0])?t:[OR,...t];return n||QU.includes(e)?[...o]:[...o,["content-length","0"]]}var RR=/\$\$|\$\{(?:([A-Za-z_][A-Za-z0-9_.-]*)\})?/g;function Ro(e){
return[...e.matchAll(RR)].flatMap(([t,n])=>t==="$$"?[]:[n??null])}function ER(e,t){let n=r=>r!==null&&Object.hasOwn(t,r);return Ro(e).every(
n)?e.replaceAll(RR,(r,o)=>r==="$$"||o===void 0?"$":t[o]):null}var _R=H().min(200).max(599),eZ=Q([_R,C(_R).min(1).refine(e=>new Set(e).size===e.length,{error:"must name everything once; remove one"})]).transform(
e=>Array.isArray(e)?e.length===1?e[0]:e.toSorted((t,n)=>t-n):e),PR=we(/./s,"must not be empty; remove it"),TR=1e3,tZ=$e(w(),e=>{if(e.length>
TR)throw new v(`must have at most ${TR} characters; look for less`);try{new RegExp(e,"u")}catch(t){let n=String(t.message).replace(/^Invalid regular expression: /,
"");throw new v(`is no regular expression as JavaScript has it with its flag u: ${n}; correct it`)}return e}),CR=50,nZ=$e(fo(),e=>(AR(e,0),JSON.
stringify(e)));function AR(e,t){if(t>CR)throw new v(`is nested deeper than ${CR} levels; expect less of it`);if(typeof e=="number"&&!Number.
isFinite(e))throw new v(`must be what JSON can hold, which ${e} is not; remove it`);if(!(typeof e!="object"||e===null))for(let n of Object.values(
e))AR(n,t+1)}var rZ=E({contains:T(Q([PR.transform(e=>[e]),C(PR).min(1)]),"A text, or a list of texts, that stand somewhere in the body.",{example:"\
Hello"}),matches:T(tZ,"A regular expression as JavaScript has it, with its flag u, that matches somewhere in the body. It gets one second, a\
nd a body of at most 1 MiB.",{example:'"id":\\d+'}),json:T(nZ,"JSON that the body agrees with: its objects may have more keys, its lists are\
 as long, and everything else is equal.",{example:{user:{name:"Ada"}}})}).superRefine((e,t)=>{if(t.issues.length>0||Object.keys(e).length>0)
return;t.addIssue({code:"custom",message:'is empty; add "contains", "matches" or "json", or remove it'})}),NR=E({status:T(eZ,"The status cod\
e, or a list of those that are right.",{default:D.status,example:200}),body:T(Q([w(),rZ]),"The whole body as text, or a map of what of it is\
 expected, decoded where Content-Encoding says how. Not checked if absent.",{example:"Hello World!"}),headers:T(xd,"Headers that the answer \
must carry, with their values.",{example:{"content-type":"text/plain"}}),"same-length":T(xe(),"Whether all variants must answer with the sam\
e length and framing.",{default:D.sameLength,example:!1})});var oZ=new Map([["connection",'is set by loadgate; use "keepalive"'],["keep-alive",'is set by loadgate; use "keepalive"'],["content-length",
"is set by loadgate; remove it"],["transfer-encoding","is set by loadgate; remove it"],["expect","waits for consent before a body is sent, w\
hich load generators do not; remove it"],["upgrade","is for another protocol; remove it"],["http2-settings",'is for another protocol; use "h\
ttp2"'],["proxy-connection","is for proxies; remove it"],["trailer","is for chunked bodies, which are not sent; remove it"]]),sZ='needs the \
name of a secret and "}" behind "${"; write ${NAME}, or $$ for a dollar',iZ=/^(?:([A-Za-z]+)\s+)?(\S.*)$/,zR=we(/^[A-Z]{1,20}$/,"must be in \
capital letters").refine(e=>e!=="CONNECT",{error:"makes a proxy open a tunnel, which is not measured"}),MR=E({method:T(zR,"The method.",{default:D.
method,example:"POST"}),path:T(Oo,"The path, with its query.",{example:"/users?page=2"}),paths:T(Mr(Oo),"Several paths; each request takes o\
ne at random.",{example:["/users/1","/users/2"]}),headers:T(xd,'Headers to send, by name; user-agent is loadgate unless it is one of them. $\
{NAME} stands for a secret that every target it is run against names in "secrets"; $$ is a dollar.',{example:{accept:"application/json"}}),body:T(
hR,"The body as text.",{example:'{"name":"Ada"}'}),"body-file":T(an,"A file with the body, from the folder of this file.",{example:"test/bod\
y.json"})}).superRefine((e,t)=>{let n=(o,s=[])=>t.addIssue({code:"custom",message:o,path:s});e.path!==void 0&&e.paths!==void 0&&n('is given \
beside "path"; keep one of them',["paths"]),e.path===void 0&&e.paths===void 0&&n('has no "path"; add it, for example path: /');let r=e["body\
-file"]!==void 0?"body-file":"body";e.body!==void 0&&r==="body-file"&&n('is given beside "body"; keep one of them',["body-file"]),e[r]!==void 0&&
e.method===void 0&&n("needs a method that sends it; add method: POST",[r]);for(let o of Object.keys(e.headers??{})){let s=oZ.get(o.toLowerCase());
s!==void 0&&n(s,["headers",o]),o.toLowerCase()==="host"&&e.headers?.[o]?.trim()===""&&n("must not be empty; name a host, or remove it",["hea\
ders",o])}for(let[o,s]of Object.entries(e.headers??{}))Ro(s).includes(null)&&n(sZ,["headers",o])}),IR=w().transform((e,t)=>{let[,n,r=""]=iZ.
exec(e.trim())??[],[o,s]=[zR.safeParse(n??D.method),Oo.safeParse(r)];if(o.success&&s.success)return{method:o.data,path:s.data};let[i,{error:a}]=o.
success?["its path",s]:["its method",o];return t.addIssue({code:"custom",message:`${i} ${a?.issues[0]?.message}`}),ta}),$d=E({targets:T(Mr(w()),
"Names of the targets it is run against; all if absent.",{example:["api"]}),request:T(Q([IR,MR]),'The request that is sent: "GET /path", or \
a map. Every scenario needs one.',{example:"GET /"}),args:T(yR,'Instead of a request: arguments with which the target is run to its end, tim\
ed by hyperfine: time and CPU time per run. Where the last line of what it prints is {"operations": n, "errors": e}, they are reported per o\
peration. {name} stands for a parameter.',{example:"--operation select --count 10000"}),parameters:T(ce(wd,C(bd).min(1)),"Makes a scenario o\
f each value, or of each combination of values: {name} in a request, in args or as the value of any other key stands for it.",{example:{clients:[
1,10,100]}}),expect:T(NR,"The right answer. Any other answer makes the run invalid.",{example:{status:200,body:"Hello World!"}}),connections:T(
H().min(1).max(65535),"How many connections send requests at the same time.",{default:D.connections,example:D.connections}),keepalive:T(xe(),
"Whether a connection is used again; false opens one per request, from nginx to the server too.",{default:D.keepalive,example:!1}),http2:T(xe(),
"Send requests over HTTP/2, straight to the server, which has to speak it from the first byte on, or over https.",{default:!1,example:!0}),via:T(
_n(L(["direct","nginx"])),"Straight to the server, through nginx with upstream keep-alive (without, where keepalive is false), or both.",{default:D.
via,example:"direct"}),background:T(E({request:_t(Q([IR,MR]),"The request that is sent beside what is measured.",{example:"GET /export"}),connections:T(
H().min(1).max(65535),"How many connections send it at the same time.",{default:D.backgroundConnections,example:D.backgroundConnections})}),
"Other requests that are sent all the while: what they do to the latency of the rate.",{example:{request:"GET /export"}}),rate:T(pR,"Request\
s per second offered whatever the answers do, or a share of what base can answer; p50, p95 and p99 decide then.",{example:"50%"}),requests:T(
H().min(1).max(1e9),"The count of requests of one sample, as oha's -n, instead of a length.",{example:1e4}),duration:T(or,"The length of one\
 sample, as oha's -z; chosen from the throughput if absent. The time of the whole run is the budget.",{example:"2s"}),timeout:T(or,"How long\
 one answer may take.",{default:"2s",example:"2s"}),"max-errors":T(mR,"The share of answers that may be errors.",{default:D.maxErrors,example:"\
1%"}),threshold:T(Ls,"The smallest change that counts; the file's if absent.",{example:"5%"}),thresholds:Sd,"absolute-limits":vd}),Od=$d.superRefine(
(e,t)=>{for(let n of[...Ky(e),...vR(e)])t.addIssue({code:"custom",...n})}),Rd=["request","background","rate","requests","duration","connecti\
ons","keepalive","http2","via"];function Ky(e){let t=o=>e[o]!==void 0,n=(o,s)=>t(o)&&t(s)?[{path:[o],message:`is given beside "${s}"; keep o\
ne of them`}]:[],r=[...Rd.flatMap(o=>n(o,"args")),...n("duration","requests"),...n("requests","rate")];return e.http2&&e.keepalive===!1&&r.push(
{path:["keepalive"],message:"is for HTTP/1.1; remove one of them"}),e.http2&&e.via?.includes("nginx")&&r.push({path:["via"],message:'holds "\
nginx", but nginx speaks HTTP/1.1 to servers; write via: direct'}),e.background?.request["body-file"]!==void 0&&r.push({path:["background","\
request","body-file"],message:"is only for what is measured; write the body here"}),r}function Da(e,t){return t.keys(["targets"]).flatMap(n=>aZ(n,e.targets[n],t))}function aZ(e,{matrix:t,...n},r){let o=["targets",e],s=r.keys([
...o,"matrix"]);return s.length===0?[{name:e,target:n,at:(...i)=>[...o,...i]}]:s.map(i=>({name:Ed(e,i),target:Jy(n,t?.[i]??{}),at(...a){let c=[
...o,"matrix",i,...a];return r.has(c)?c:[...o,...a]}}))}function Jy(e,t){return DR(e,t)}function DR(e,t){if(!LR(e)||!LR(t))return t;let n=Object.
entries(t).map(([r,o])=>[r,DR(e[r],o)]);return{...e,...Object.fromEntries(n)}}function LR(e){return typeof e=="object"&&e!==null&&!Array.isArray(
e)}function Ds(e){return new Map(e.keys(["targets"]).map(t=>{let n=e.keys(["targets",t,"matrix"]);return[t,n.length===0?[t]:n.map(r=>Ed(t,r))]}))}
function Ed(e,t){return`${e}-${t}`}function Fa(e,t){return[...new Set(e.flatMap(n=>t.get(n)??[n]))]}function FR(e){return[...new Set([...e.keys(),
...[...e.values()].flat()])]}var UR=ce(we(/^(?!(?:nice|rtprio)$)[a-z]{2,12}$/,"must be the name of a limit, like nofile, and not nice or rtprio, which would take CPU tim\
e from the other side"),$e(Q([H().min(-1),E({soft:_t(H().min(-1),"What holds at first.",{example:1024}),hard:_t(H().min(-1),"What it may be \
raised to.",{example:4096})})]),e=>typeof e=="number"?`${e}`:`${e.soft}:${e.hard}`)).refine(e=>Object.keys(e).length>0,{error:"must not be e\
mpty"}),BR=we(/^(?:docker-image:\/\/[A-Za-z0-9][A-Za-z0-9._/:@-]{0,254}|https:\/\/[^\s@\u0000-\u001f]+|(?![/-])(?![A-Za-z]:)(?!.*:)[^\\\u0000-\u001f\u007f]+)$/,
"must be a folder of this repository, docker-image://NAME or https://\u2026"),jR=we(/^[A-Za-z0-9][A-Za-z0-9._/:-]{0,126}$/,"must be a name t\
hat the Dockerfile says after FROM or --from"),cZ=Q([ce(jR,BR),$e(Mr(we(/^[^=]+=.+$/,"must be written like name=source")),e=>{let t=Object.fromEntries(
e.map(o=>[o.slice(0,o.indexOf("=")),o.slice(o.indexOf("=")+1)])),n=ce(jR,BR).safeParse(t),[r]=n.error?.issues??[];if(r)throw new v(r.message);
return t})]),ZR={example:"256m"},lZ=E({context:T(an,"The folder that is sent to Docker, from the folder of this file.",{default:D.context,example:"\
."}),dockerfile:T(an,"The Dockerfile, from the context.",{default:D.dockerfile,example:D.dockerfile}),args:T(Wy,"Build arguments.",{example:{
VERSION:"1.0"}}),target:T(we(/^[A-Za-z0-9][A-Za-z0-9._-]{0,127}$/,"must be the name of a stage in the Dockerfile"),"The stage to build; the \
last one if absent.",{example:"server"}),secrets:T(qy,"Environment variables of loadgate's own that RUN --mount=type=secret,id=NAME may read\
; they are in no layer.",{example:["NPM_TOKEN"]}),additional_contexts:T(cZ,"Further contexts by the names that the Dockerfile has for them: \
folders from that of this file, or addresses.",{example:{shared:"../shared"}}),ulimits:T(UR,"Limits of the build's processes; Docker Engine \
before 23 ignores them.",{example:{nofile:65536}}),shm_size:T(hd,"The size of the build's /dev/shm, in powers of 1024; Docker Engine before \
23 ignores it.",ZR)}),uZ=Q([an.transform(e=>({context:e})),lZ]),GR=Q([gd,C(gd).min(1)]).transform(e=>Array.isArray(e[0])?e:[e]),dZ=E({path:T(
Oo,"The path that answers once the server is ready.",{example:"/health"}),command:T(Gy,"Ends with 0 once it is ready, where it runs: run onc\
e the path answers.",{example:"node is-warm.js"}),timeout:T(or,"How long a start may take.",{default:"60s",example:"60s"})}),fZ=Q([Oo.transform(
e=>({path:e})),dZ]),mZ=we(/^(?:seccomp[=:].+|no-new-privileges(?:[=:]true)?)$/,"must be seccomp=unconfined or seccomp=FILE").transform(e=>e.
startsWith("seccomp")?e.slice(8):null).pipe(Q([Ou(),re("unconfined"),an])),HR=T(GR,"A command, or a list of them, to run once before it is s\
tarted: what builds the process.",{example:"npm ci"}),qR=T(an,"The folder in which setup, prepare and command run, from the folder of this f\
ile. For processes.",{example:"server"}),pZ=E({setup:HR,command:T(Hy,"Starts the process, without a shell; ${port} stands for its port.",{example:"\
node server.js"}),"working-directory":qR}),WR={build:T(uZ,"The folder with the Dockerfile, or a map. For containers.",{example:"."}),image:T(
yd,"A ready-made image instead of a build. For containers.",{example:"nginx:1.28"}),command:T(Hy,"Takes the place of the image's command, as\
 in Compose; without an image it starts the process. No shell; ${port} stands for its port.",{example:"node server.js"}),setup:HR,"working-d\
irectory":qR,process:T(pZ,"How the same is run without containers, beside build or image: setup, command and working-directory.",{example:{setup:"\
npm ci",command:"node server.js"}}),env:T(Wy,"Its environment variables; ${port} stands for its port.",{example:{LOG_LEVEL:"error"}}),secrets:T(
qy,"Environment variables that it gets from loadgate's own environment; their values are never written anywhere.",{example:["API_KEY"]}),inherit:T(
_n(wR),"Further variables, or prefixes of them, that its commands get from loadgate's own environment. For processes.",{example:["FLUTTER_RO\
OT","ACME_*"]}),ulimits:T(UR,"Limits of the container's processes.",{example:{memlock:-1}}),shm_size:T(hd,"The size of the container's /dev/\
shm, in powers of 1024.",ZR),security_opt:T(C(mZ).transform(e=>e.filter(t=>t!==null)).refine(e=>e.length<2,{error:"must name one seccomp pro\
file; remove one"}),"The container's seccomp profile: seccomp=unconfined, or seccomp=FILE from this file's folder.",{example:["seccomp=uncon\
fined"]}),mem_limit:T(hd,"The container's memory limit, in powers of 1024.",{example:"512m"})};function VR(e,t){let{build:n,image:r,command:o,
process:s}=e;n!==void 0&&r!==void 0&&t('is given beside "build"; keep one of them',["image"]);let i=n!==void 0?"build":r!==void 0?"image":void 0;
if(i===void 0){s!==void 0?t('is for beside "build" or "image"; write its keys directly',["process"]):o===void 0&&t('has nothing to run; add \
"build" or "image" for Docker, or "command" for a process');return}for(let a of["setup","working-directory"])e[a]!==void 0&&t(`is for a proc\
ess, but "${i}" makes a container; write it under process:`,[a]);s!==void 0&&s.command===void 0&&t('has no "command"; add it, for example co\
mmand: node server.js',["process"])}function hZ({ca:e,insecure:t},n){e===void 0&&t===void 0&&n('has no "ca"; add it, for example ca: test/ca\
.pem, or insecure: true',["https"]),e!==void 0&&t!==void 0&&n('is given beside "ca"; keep one of them',["https","insecure"])}var KR=H().min(
1).max(65535),JR=E({...WR,port:_t(KR,"The port it listens on.",{example:5432}),ready:T(E({command:T(Gy,"Ends with 0 once it is ready; the op\
en port is enough if absent.",{example:"pg_isready"}),timeout:T(or,"How long a start may take.",{default:"60s",example:"60s"})}),"When it is\
 ready.",{example:{command:"pg_isready"}})}).superRefine((e,t)=>VR(e,(n,r=[])=>t.addIssue({code:"custom",message:n,path:r}))),YR={...WR,port:T(
KR,"The port it listens on; needed where a scenario sends requests to it.",{example:8080}),services:T(_n(En),"Names of services; each varian\
t has a copy of each, ready before it is started.",{example:["db"]}),prepare:T(GR,"A command, or a list of them, to run before each start of\
 the server, when the services are ready.",{example:"node migrate.js"}),ready:T(fZ,"When the server is ready: a path that answers, or a map.",
{example:"/health"}),https:T(E({ca:T(an,"PEM file of the certificate authority, from this file's folder.",{example:"test/ca.pem"}),insecure:T(
re(!0),"Take any certificate, instead of one of an authority: for a server that signs its own.",{example:!0}),name:T(we(/^[A-Za-z0-9][A-Za-z0-9.-]{0,252}$/,
"must be the name of a host"),"The name that the server's certificate carries.",{default:D.tlsName,example:D.tlsName})}),"Send requests over\
 HTTPS, and trust this certificate authority, or any certificate.",{example:{ca:"test/ca.pem"}}),fixture:T(an,"A folder, from this file's, t\
hat is taken from head for both sides: the server that a library is measured by. A change of it alone is not measured.",{example:D.fixture}),
changes:T(_n(an),"Globs of the files it is made of, from the repository's top; a change of none of them is not measured.",{example:["src/*",
"package.json"]})},gZ=E(YR),XR=E({...YR,matrix:T(ce(En,gZ).refine(e=>Object.keys(e).length>0,{error:"must not be empty"}),"Several rows of t\
his target, each with its own keys over the target's; a row is named target-row.",{example:{24:{build:{args:{NODE_IMAGE:"node:24-slim"}}}}})}).
superRefine(({matrix:e,...t},n)=>{if(n.issues.length>0)return;let r=(o,s)=>{let i=(a,c=[])=>n.addIssue({code:"custom",message:a,path:[...s,...c]});
VR(o,i),o.https&&hZ(o.https,i)};e===void 0&&r(t,[]);for(let[o,s]of Object.entries(e??{}))r(Jy(t,s),["matrix",o])});var bZ=we(/^(?!-)[^\s\u0000-\u001f\u007f]{1,254}$/,"must be a revision, or an image with its digest"),wZ=L(ke.map(({name:e})=>e)),xZ=we(/^[A-Za-z0-9][A-Za-z0-9._/:-]{0,180}@sha256:[0-9a-f]{64}$/,
"must be an image with its digest, like name@sha256:\u2026"),SZ=E({reference:_t(Q([bZ,ce(En,xZ)]),"The pinned build that every night is comp\
ared with: a tag, a commit, or an image with its digest for each target.",{example:"v1.0.0"}),control:T(w(),"The case that is measured with \
identical builds, which shows how often this finds a change where there is none; the first one if absent.",{example:"api/hello/direct"}),selftest:T(
xe(),"Whether each night one case, with identical builds, is slowed down on purpose, to see that it is found: the control case, or the next \
in turn.",{default:!0,example:!1}),alert:T(_n(L(["issue","comment","fail","none"])),"Who is notified of a change: an issue, a comment on the\
 commit, the exit code.",{default:D.alert,example:["issue","comment"]}),direction:T(L(["worse","both"]),"Whether only what gets worse raises\
 an alert, or what gets better too.",{default:D.direction,example:"both"}),thresholds:T(sn(wZ,Ls),"Further metrics that raise alerts, each w\
ith the smallest change that counts.",{example:{memory:"5%"}}),keep:T($e(w(),rr),"How long points are kept.",{default:D.keep,example:D.keep}),
"keep-runs":T($e(w(),rr),"How long each run's own file is kept.",{default:D.keepRuns,example:D.keepRuns})}),tE=we(/^[^\p{Cc}]{1,80}$/u,"must\
 be 1 to 80 characters on one line"),QR=k().positive(),vZ=Q([QR.transform(e=>({value:e})),E({value:T(QR,"The figure; without one only the pl\
ace is known.",{example:36191.37}),system:T(tE,"What was measured then.",{example:"Go 1.5.1"})})]),kZ=E({unit:T(tE,"What the figures count.",
{example:"requests/s"}),better:T(L(["higher","lower"]),"Which figures are better.",{default:"higher",example:"lower"}),values:T(ce(En,vZ),"F\
igures by target.",{example:{api:36191.37}}),order:T(Mr(En),"Targets from the best to the worst, where no figures are known.",{example:["api"]})}).
refine(e=>e.values===void 0!=(e.order===void 0),{error:'needs either "values" or "order"; keep one of them'}),$Z=E({source:_t(we(/^[^\p{Cc}]{1,300}$/u,
"must be 1 to 300 characters on one line"),"Where they were published, and when.",{example:"a comparison of 2015"}),figures:_t(ce(w(),kZ),"F\
igures by scenario and via.",{example:{"hello/direct":{order:["api"]}}})}),OZ=E({published:T($Z,"What a publication said, for `rank --publis\
hed`.",{example:{source:"a comparison of 2015",figures:{"hello/direct":{order:["api"]}}}})}),RZ=we(/^(?:\*|(?![.-])[A-Za-z0-9._-]{1,64})$/,'\
must be the name of a scenario, or "*" for all of them'),eE=e=>ce(En,e).refine(t=>Object.keys(t).length>0,{error:"must not be empty"}),_d=E(
{version:T(re(1),"The version of this file's keys; 1 is the only one.",{default:1,example:1}),targets:_t(eE(XR),"The servers under test by n\
ame: how each is built and started.",{example:{api:{build:".",port:8080}}}),scenarios:_t(eE(Od),"The workloads by name.",{example:{hello:{request:"\
GET /"}}}),services:T(ce(En,JR),"Databases, caches and the like by name, for the targets that name them.",{example:{db:{image:"postgres:17",
port:5432}}}),defaults:T(Od,"Keys that every scenario has unless it says otherwise.",{example:{connections:D.connections}}),presets:T(ce(En,
ce(RZ,Od)),`Other keys for scenarios, chosen with --preset: a preset's name, then a scenario's name or "*".`,{example:{quick:{"*":{duration:"\
1s"}}}}),"false-alarms":T(Ls,"The share of runs without a change that may be red.",{default:"0.2%",example:"0.2%"}),threshold:T(Ls,"The smal\
lest change that counts.",{default:"2%",example:"2%"}),thresholds:Sd,"absolute-limits":vd,"fail-on":T(SR,"Which verdicts fail the run; a hea\
d that fails where base works always does.",{default:D.failOn,example:["regression","invalid"]}),mode:T(L(["block","observe"]),"Whether a ve\
rdict fails the run, or is only reported, as in the first weeks.",{default:D.mode,example:"observe"}),isolation:T(L(["auto","docker","proces\
s"]),"Containers, processes, or what fits.",{default:D.isolation,example:"docker"}),budget:T(or,"Time for starts, warm-up and measuring; 60 \
s a case if absent.",{example:"5m"}),"build-timeout":T(or,"Time for all builds and `setup` commands of both sides together; keep it below th\
e job's timeout-minutes, or a build that hangs ends the job without a comment.",{default:"30m",example:"45m"}),"cpu-profile":T(xe(),"Whether\
 a regression is followed by CPU profiles of both sides, so that the functions that cost more are named. If absent, it is, but for pull requ\
ests of forks.",{example:!1}),trend:T(SZ,"The nightly trend: what it compares with, and who is notified of a change.",{example:{reference:"v\
1.0.0"}}),rank:T(OZ,"For `rank`: figures that somebody published of these scenarios.",{example:{published:{source:"a comparison of 2015",figures:{
"hello/direct":{unit:"requests/s",values:{api:36191}}}}}}),"nginx-image":T(yd,"The image of nginx for containers.",{default:D.nginxImage,example:D.
nginxImage})}),nE=[["targets","*","env"],["targets","*","build","args"],["targets","*","matrix","*","env"],["targets","*","matrix","*","buil\
d","args"],["services","*","env"],["services","*","build","args"],...[["defaults"],["scenarios","*"],["presets","*","*"]].flatMap(e=>[[...e,
"parameters"],[...e,"request","headers"],[...e,"expect","headers"]])];var rE=e=>e.toLowerCase().replaceAll(/[-_]/g,"");function EZ(e,t){let n=[],r=Array.from({length:t.length+1},(o,s)=>s);for(let o=1;o<=e.length;o++){
let s=[o];for(let i=1;i<=t.length;i++){let a=(r[i-1]??0)+(e[o-1]===t[i-1]?0:1),c=Math.min(a,(r[i]??0)+1,(s[i-1]??0)+1);o>1&&i>1&&e[o-1]===t[i-
2]&&e[o-2]===t[i-1]&&(c=Math.min(c,(n[i-2]??0)+1)),s.push(c)}n=r,r=s}return r[t.length]??0}function Ba(e,t){if(e.length>64)return;let n,r=Number.
POSITIVE_INFINITY;for(let o of t){let s=EZ(rE(e),rE(o)),i=Math.max(1,Math.floor(Math.min(e.length,o.length)/3));s<=i&&s<r&&(n=o,r=s)}return n}
function cn(e,t,n=10){let r=Ba(e,t);if(r!==void 0)return`did you mean "${r}"?`;let o=t.length>n?` and ${t.length-n} more`:"";return`known ar\
e: ${t.slice(0,n).join(", ")}${o}`}var sr="loadgate itself chooses CPUs, networks and names; remove it",_Z="a run starts its servers alone and discards them afterwards: leave \
it out",Yy='write "working-directory" instead, for example working-directory: server',Pd='write "absolute-limits" instead, for example absol\
ute-limits: { p99: 50ms }',oE={environment:'write "env" instead, for example env: { LOG_LEVEL: error }',variables:'write "env" instead, for \
example env: { LOG_LEVEL: error }',envFile:'no file of variables is read; write them under "env", and names of secrets under "secrets"',memory:'\
write "mem_limit" instead, for example mem_limit: 512m',memoryLimit:'write "mem_limit" instead, for example mem_limit: 512m',memswapLimit:'w\
rite "mem_limit" instead, for example mem_limit: 512m',deploy:'write "mem_limit" instead, for example mem_limit: 512m; remove the rest',resources:'\
write "mem_limit" instead, for example mem_limit: 512m; remove the rest',limits:'write "mem_limit" instead, for example mem_limit: 512m; rem\
ove the rest',cmd:'write "command" instead, for example command: node server.js',run:'write "command" instead, and "setup" for what runs onc\
e before it',exec:'write "command" instead, for example command: node server.js',start:'write "command" instead, for example command: node s\
erver.js',script:'write "command" instead, and "setup" for what runs once before it',args:'arguments belong in "command", after the program \
or, where an image has an entry point, alone',entrypoint:'an image keeps its entry point; write its arguments under "command"',ports:'one "p\
ort" is enough, the one it listens on, for example port: 8080',expose:'one "port" is enough, the one it listens on, for example port: 8080',
listen:'write "port" instead, for example port: 8080',volumes:'nothing is mounted; COPY it into the image, or make it with "setup"',mounts:'\
nothing is mounted; COPY it into the image, or make it with "setup"',configs:'nothing is mounted; COPY it into the image, or make it with "s\
etup"',dockerfile:'it belongs under "build", for example build: { context: ., dockerfile: Dockerfile }',context:'it belongs under "build", f\
or example build: { context: ., dockerfile: Dockerfile }',install:'write "setup" instead, for example setup: npm ci',buildCommand:'write "se\
tup" instead, for example setup: npm ci',beforeScript:'write "setup" instead, for example setup: npm ci',before:'write "setup" instead, for \
example setup: npm ci',steps:'write "setup" instead, a list with one command each',workingDir:Yy,workdir:Yy,cwd:Yy,shell:"commands run witho\
ut a shell; write sh -c '\u2026' in the command",cpus:sr,cpuset:sr,network:sr,networks:sr,networkMode:sr,containerName:sr,hostname:sr,restart:"\
a server must not end, and is not restarted; remove it",url:'loadgate starts the server itself; write "build", "image" or "command", and its\
 "port"',host:'loadgate starts the server itself; write "build", "image" or "command", and its "port"'},sE={capAdd:"containers keep the capa\
bilities that official images need, and get no others: leave it out",capDrop:"capabilities that official images do not need are always dropp\
ed: leave it out",devices:"no container gets a device: leave it out",extraHosts:"a server reaches its own services and nothing else: name th\
em by their address in env",pidsLimit:"the limit is always 8192 processes: leave it out",privileged:"no container is privileged: for one sys\
tem call write security_opt: [seccomp=FILE]",sysctls:"net.core.somaxconn is always 65535, and no other can be set: leave it out",tmpfs:'ther\
e is no such mount; /dev/shm is as large as "shm_size" says',user:"an image keeps its user; set another in the Dockerfile"},iE={...Object.fromEntries(
["annotations","attach","develop","gpus","init","labels","labelFile","logging","models","platform","postStart","preStop","profiles","provide\
r","pullPolicy","pullRefreshAfter","runtime","scale","stdinOpen","stopGracePeriod","stopSignal","tty","useApiSocket"].map(e=>[e,_Z])),...Object.
fromEntries(["blkioConfig","cgroup","cgroupParent","cpuCount","cpuPercent","cpuPeriod","cpuQuota","cpuRtPeriod","cpuRtRuntime","cpuShares","\
dns","dnsOpt","dnsSearch","domainname","ipc","isolation","macAddress","pid","usernsMode","uts"].map(e=>[e,sr])),...Object.fromEntries(["memR\
eservation","memSwappiness","oomKillDisable","oomScoreAdj","storageOpt"].map(e=>[e,'the limit of a container is "mem_limit", for example mem\
_limit: 512m'])),credentialSpec:'names of secrets stand under "secrets", for example secrets: [API_KEY]',deviceCgroupRules:"no container get\
s a device: leave it out",extends:"what several have in common is anchored where it stands first: env: &env { LOG_LEVEL: error }, then env: \
*env",externalLinks:'what stands beside it is "services", for example services: [db]',groupAdd:"an image keeps its user: set another in the \
Dockerfile",readOnly:"a container may write, to what is thrown away after the run: leave it out",volumesFrom:'nothing is mounted; COPY it in\
to the image, or make it with "setup"'},PZ={dependsOn:'write "services" instead, for example services: [db]',links:'write "services" instead\
, for example services: [db]',healthcheck:'write "ready" instead, for example ready: /health',health:'write "ready" instead, for example rea\
dy: /health',readiness:'write "ready" instead, for example ready: /health',waitOn:'write "ready" instead, for example ready: /health',tls:'w\
rite "https" instead, for example https: { ca: test/ca.pem }',ssl:'write "https" instead, for example https: { ca: test/ca.pem }',strategy:'\
write "matrix" instead, rows with their own keys',paths:'globs of the files it is made of are "changes"',request:"requests belong in a scena\
rio, as scenarios: { hello: { request: GET / } }",requests:"requests belong in a scenario, as scenarios: { hello: { request: GET / } }"},TZ={
dependsOn:"services start at the same time and do not wait for each other; remove it",healthcheck:'write "ready" instead, for example ready:\
 { command: pg_isready }',options:'write "ready" instead, for example ready: { command: pg_isready }'},CZ={image:'it stands beside "build", \
or in its place, as image: postgres:18',isolation:"images are built for the engine they run on: leave it out",provenance:"images are thrown \
away after the run: leave it out",sbom:"images are thrown away after the run: leave it out",stage:'write "target" instead, for example targe\
t: server',buildArgs:'write "args" instead, for example args: { VERSION: "1.0" }',arguments:'write "args" instead, for example args: { VERSI\
ON: "1.0" }',file:'write "dockerfile" instead, for example dockerfile: Dockerfile',path:'write "context" instead, for example context: .',cacheFrom:"\
layers are cached where the runner has a cache; remove it",cacheTo:"layers are cached where the runner has a cache; remove it"},AZ={dockerfileInline:'\
write it into a file, and name that with "dockerfile"',entitlements:"no build gets more than the builder's own rules allow: leave it out",extraHosts:"\
no names are added to a build: leave it out",labels:"images are thrown away after the run: leave it out",network:"a build uses the builder's\
 network: leave it out",noCache:"both sides share layers, so that they differ in the change alone: leave it out",platforms:"images are built\
 for the engine they run on: leave it out",privileged:"no build is privileged: leave it out",pull:"images are pulled if they are missing: le\
ave it out",ssh:`no build gets an agent's keys: give a token with "secrets" and fetch over https`,tags:"loadgate names the images itself: le\
ave it out"},NZ={path:'write "request" for what is requested, as request: GET /users, or "via" for the way there, as via: direct',url:'write\
 "request" instead, for example request: GET /',uri:'write "request" instead, for example request: GET /',endpoint:'write "request" instead,\
 for example request: GET /',route:'write "request" instead, for example request: GET /',get:'write "request" instead, for example request: \
GET /',method:'it belongs in "request", for example request: { method: POST, path: / }',headers:'it belongs in "request", for example reques\
t: { path: /, headers: { accept: text/html } }',body:'a body to send belongs in "request", the expected one in "expect"',payload:'it belongs\
 in "request", for example request: { method: POST, path: /, body: x }',status:'it belongs in "expect", for example expect: { status: 200 }',
response:'write "expect" instead, for example expect: { status: 200 }',checks:'write "expect" instead, for example expect: { status: 200 }',
assert:'write "expect" instead, for example expect: { status: 200 }',vus:'write "connections" instead, for example connections: 64',users:'w\
rite "connections" instead, for example connections: 64',clients:'write "connections" instead, for example connections: 64',concurrency:'wri\
te "connections" instead, for example connections: 64',threads:'write "connections" instead, for example connections: 64',time:'write "durat\
ion" for the length of one sample, or "budget" at the top for the whole time',iterations:'write "requests" instead, for example requests: 10\
000',amount:'write "requests" instead, for example requests: 10000',rps:'write "rate" instead, for example rate: 100',qps:'write "rate" inst\
ead, for example rate: 100',arrivalRate:'write "rate" instead, for example rate: 100',warmup:"warm-up is chosen by measurement; remove it",stages:'\
the load is constant; write "connections", or a "rate"',executor:'the load is constant; write "connections", or a "rate"',command:'write "ar\
gs" instead, the arguments with which the command runs to its end',run:'write "args" instead, the arguments with which the command runs to i\
ts end',matrix:'write "parameters" instead, for example parameters: { clients: [1, 10] }',limits:Pd,slo:Pd},MZ={url:'the server is the targe\
t; only its "path" is written, for example path: /users?page=2',uri:'the server is the target; only its "path" is written, for example path:\
 /users?page=2',query:'the query belongs in "path", for example path: /users?page=2',params:'the query belongs in "path", for example path: \
/users?page=2',data:'what is sent is "body", or "body-file" for a file',json:'what is sent is "body", with headers: { content-type: applicat\
ion/json }',payload:'what is sent is "body", or "body-file" for a file'},IZ={code:'write "status" instead, for example status: 200',statusCode:'\
write "status" instead, for example status: 200',text:'write "body" instead, with the whole text'},zZ={name:"the file needs no name; remove \
it",on:"this looks like a workflow; it belongs in .github/workflows, and this file describes targets and scenarios",jobs:"this looks like a \
workflow; it belongs in .github/workflows, and this file describes targets and scenarios",volumes:'nothing is mounted; COPY it into the imag\
e, or make it with "setup" of a target',networks:sr,configs:'nothing is mounted; COPY it into the image, or make it with "setup" of a target',
include:"there is one file, whole; write here what is in the others",models:"a run has targets and their services, and nothing else: leave i\
t out",secrets:"names of secrets belong under a target, as targets: { api: { secrets: [API_KEY] } }",server:'write "targets" instead, for ex\
ample targets: { api: { build: ., port: 8080 } }',servers:'write "targets" instead, for example targets: { api: { build: ., port: 8080 } }',
benchmarks:'write "scenarios" instead, for example scenarios: { hello: { request: GET / } }',tests:'write "scenarios" instead, for example s\
cenarios: { hello: { request: GET / } }',workloads:'write "scenarios" instead, for example scenarios: { hello: { request: GET / } }',requests:'\
write "scenarios" instead, for example scenarios: { hello: { request: GET / } }',duration:'write "budget" instead, for example budget: 5m',time:'\
write "budget" instead, for example budget: 5m',limits:Pd,slo:Pd,...Object.fromEntries(["build","image","command","port","env","environment",
"setup","prepare","ready"].map(e=>[e,"it belongs under a target, for example targets: { api: { build: ., port: 8080 } }"])),...Object.fromEntries(
["request","connections","rate","expect","keepalive","vus"].map(e=>[e,'it belongs under a scenario, or for all of them under "defaults", for\
 example scenarios: { hello: { request: GET / } }']))},LZ={top:zZ,target:{...oE,...sE,...iE,...PZ},service:{...oE,...sE,...iE,...TZ},build:{
...CZ,...AZ},scenario:NZ,request:MZ,expect:IZ},DZ="there is no place for anchors alone; set each where its value stands first: env: &env { L\
OG_LEVEL: error }, then env: *env",aE=e=>e.toLowerCase().replaceAll(/[-_]/g,"");function cE(e,t){let n=FZ(e.map(String));if(n!==void 0)return n===
"top"&&/^(?:x-|\.)/.test(t)?DZ:Object.entries(LZ[n]).find(([r])=>aE(r)===aE(t))?.[1]}function FZ([e,...t]){if(e===void 0)return"top";let n={
targets:1,services:1,scenarios:1,defaults:0,presets:2}[e];if(n===void 0||t.length<n)return;let[r,...o]=t.slice(n);if(e==="targets"&&r==="mat\
rix")return o.length===1?"target":o.length===2&&o[1]==="build"?"build":void 0;if(r===void 0)return e==="targets"?"target":e==="services"?"se\
rvice":"scenario";if(!(o.length>0))return e==="targets"||e==="services"?r==="build"?"build":void 0:r==="request"||r==="expect"?r:void 0}var BZ={string:"a text",number:"a number",int:"a whole number",boolean:"true or false",array:"a list",object:"a map",record:"a map"};function Za(e,t,n=[]){
let r=[...n,...e.path],o=t.at(r),s=i=>[{path:r,at:"value",message:`${Ua(r)} ${Cd(i,r)}`}];switch(e.code){case"unrecognized_keys":return e.keys.
map(i=>UZ(r,i));case"invalid_union":return jZ(e,t,r);case"invalid_type":return t.has(r)?s(eb([Qy(e)],o)):[qZ(r)];case"invalid_value":return s(
VZ(e.values.map(String),o));case"invalid_key":return[HZ(r,e.issues[0]?.message??"is not allowed")];case"too_small":return s(e.origin==="arra\
y"?"must not be empty":`must be at least ${e.minimum}, is ${o}`);case"too_big":return s(`must be at most ${e.maximum}, is ${o}`);case"invali\
d_format":return s(e.message.replace(/(?=;|$)/,`, is ${z(String(o))}`));default:return/^(must|has|is|needs) /.test(e.message)?s(e.message):[
{path:r,at:"value",message:`${Ua(r)}: ${Cd(e.message,r)}`}]}}function jZ(e,t,n){let r=t.at(n),o=e.errors.find(a=>!a.some(c=>lE(c,r)));if(o!==
void 0)return o.flatMap(a=>Za(a,t,n));let s=e.errors.flatMap(a=>a.filter(c=>c.path.length===0).map(Qy)),i=`${Ua(n)} ${Cd(eb([...new Set(s)],
r),n)}`;return[{path:n,at:"value",message:i}]}function lE(e,t){return e.path.length>0?!1:e.code==="invalid_type"?!0:e.code==="invalid_value"?
typeof t!="string":e.code==="invalid_union"&&e.errors.every(n=>n.some(r=>lE(r,t)))}function Qy(e){return e.code==="invalid_type"?BZ[e.expected]??
e.expected:e.code==="invalid_value"?Fs(e.values.map(String)):e.code==="invalid_union"?Fs([...new Set(e.errors.flat().map(Qy))]):"another val\
ue"}function UZ(e,t){let n=e.length===0?"":` in ${Ua(e)}`,r=Xy(e),o=ZZ(t)??cE(e,t)??GZ(e,t)??cn(t,r,r.length),s=`unknown key ${z(t)}${n}; ${o}`;
return{path:[...e,t],at:"key",message:s}}function ZZ(e){let[t]=/(?! )[\p{Z}\p{Cf}]/u.exec(e)??[];return t===void 0?void 0:`it holds U+${t.codePointAt(
0).toString(16).toUpperCase().padStart(4,"0")}, which is no space to YAML; write spaces`}function GZ(e,t){let[n]=e,r=n==="targets"||n==="ser\
vices";if(!r&&!(n==="scenarios"||n==="defaults"||n==="presets"))return;let s=r?"scenario":"target";return Xy([`${s}s`,""]).includes(t)?`it s\
tands under a ${s}, as ${Ad([`${s}s`,"",t])}`:Xy([]).includes(t)?`it stands at the top of the file, as ${Ad([t])}`:void 0}function HZ(e,t){let n=Cd(
`the name ${z(String(e.at(-1)))} ${t}`,e.slice(0,-1));return{path:e,at:"key",message:n}}function qZ(e){let n=`${e.length===1?"the file":Ua(e.
slice(0,-1))} has no ${z(String(e.at(-1)))}; add it, for example ${Ad(e)}`;return{path:e,at:"key",message:n}}function eb(e,t){let n=`must be\
 ${Fs(e)}, is ${KZ(t,e)}`,r=a=>e.some(c=>c.includes(a)),o=WZ(t);if(o!==void 0)return`${n}; put it in quotation marks, as "{${o}}"`;if(typeof t==
"string"&&e.includes("true or false")){let a={yes:!0,on:!0,y:!0,no:!1,off:!1,n:!1}[t.toLowerCase()];if(a!==void 0)return`${n}; write ${a}`}return(typeof t==
"number"||typeof t=="boolean")&&r("a text")&&!r("number")?`${n}; put it in quotation marks`:typeof t=="string"&&t.trim()!==""&&Number.isFinite(
Number(t))&&e.every(a=>a.endsWith("number"))?`${n}; remove the quotation marks`:n}function WZ(e){if(typeof e!="object"||e===null||Array.isArray(
e))return;let[[t,n]=[],...r]=Object.entries(e);return n===null&&r.length===0?t:void 0}function VZ(e,t){if(typeof t=="number")return`must be ${Fs(
e)}, is ${t}`;if(typeof t!="string")return eb([Fs(e)],t);let n=Ba(t,e),r=n===void 0?"":`; did you mean "${n}"?`;return`must be ${Fs(e)}, is ${z(
t)}${r}`}function KZ(e,t){return e==null?"empty":typeof e=="string"?"a text":typeof e=="boolean"?String(e):Array.isArray(e)?"a list":typeof e!=
"number"?"a map":t.some(n=>n.endsWith("number"))?String(e):"a number"}function Cd(e,t){if(e.includes("; "))return e;for(let n=t.length;n>0;n--){
let r=typeof t[n-1]=="number"?void 0:Ad(t.slice(0,n));if(r!==void 0)return`${e}; write it like ${r}`}return`${e}; begin with targets: and sc\
enarios:`}function Ua(e){let[t,n]=JZ(e),r=n.filter(o=>typeof o!="number").join(".");return t===""?r===""?"the file":z(r):r===""?t:`${z(r)} o\
f ${t}`}function JZ(e){let[t,n,r]=e.map(String);return n===void 0?["",e]:t==="targets"?[`target ${z(n)}`,e.slice(2)]:t==="scenarios"?[`scena\
rio ${z(n)}`,e.slice(2)]:t==="defaults"?["the defaults",e.slice(1)]:t!=="presets"?["",e]:r===void 0?[`preset ${z(n)}`,[]]:[`scenario ${z(r)}\
 in preset ${z(n)}`,e.slice(3)]}var Fs=e=>e.length<2?e.join(""):`${e.slice(0,-1).join(", ")} or ${e.at(-1)}`;function ja(e){return e instanceof
Eu||e instanceof ya?ja(e.unwrap()):e instanceof Zg?ja(e.in):e instanceof Ru?e.options.flatMap(ja):e instanceof be?[e]:[]}function YZ(e,t){return e instanceof
ha?[e.valueType]:e instanceof Ug?[e.element]:e instanceof ws&&Object.hasOwn(e.shape,t)?[e.shape[String(t)]]:[]}function uE(e){let t=[_d];for(let n of e)
t=t.flatMap(ja).flatMap(r=>YZ(r,n));return t}function Xy(e){return uE(e).flatMap(ja).flatMap(t=>t instanceof ws?Object.keys(t.shape):[])}function Ad(e){
let t=uE(e).flatMap(n=>n.meta()?.examples??[]).at(0);if(t!==void 0)return`${String(e.at(-1))}: ${Td(t)}`}var XZ=/^[\w/.][\w./?=:% -]*$/;function Td(e){
return typeof e=="string"?XZ.test(e)?e:JSON.stringify(e):Array.isArray(e)?`[${e.map(Td).join(", ")}]`:typeof e!="object"||e===null?String(e):
`{ ${Object.entries(e).map(([t,n])=>`${Td(t)}: ${Td(n)}`).join(", ")} }`}import{posix as e_}from"node:path";var Nd=Symbol.for("yaml.alias"),Md=Symbol.for("yaml.document"),ln=Symbol.for("yaml.map"),tb=Symbol.for("yaml.pair"),Pt=Symbol.for("yaml.scal\
ar"),ir=Symbol.for("yaml.seq"),ut=Symbol.for("yaml.node.type"),wt=e=>!!e&&typeof e=="object"&&e[ut]===Nd,Pn=e=>!!e&&typeof e=="object"&&e[ut]===
Md,Ye=e=>!!e&&typeof e=="object"&&e[ut]===ln,ne=e=>!!e&&typeof e=="object"&&e[ut]===tb,q=e=>!!e&&typeof e=="object"&&e[ut]===Pt,et=e=>!!e&&typeof e==
"object"&&e[ut]===ir;function ue(e){if(e&&typeof e=="object")switch(e[ut]){case ln:case ir:return!0}return!1}function ee(e){if(e&&typeof e==
"object")switch(e[ut]){case Nd:case ln:case Pt:case ir:return!0}return!1}var Id=e=>(q(e)||ue(e))&&!!e.anchor;var xt=Symbol("break visit"),dE=Symbol("skip children"),Tn=Symbol("remove node");function Wt(e,t){let n=fE(t);Pn(e)?Bs(null,e.contents,n,Object.
freeze([e]))===Tn&&(e.contents=null):Bs(null,e,n,Object.freeze([]))}Wt.BREAK=xt;Wt.SKIP=dE;Wt.REMOVE=Tn;function Bs(e,t,n,r){let o=mE(e,t,n,
r);if(ee(o)||ne(o))return pE(e,r,o),Bs(e,o,n,r);if(typeof o!="symbol"){if(ue(t)){r=Object.freeze(r.concat(t));for(let s=0;s<t.items.length;++s){
let i=Bs(s,t.items[s],n,r);if(typeof i=="number")s=i-1;else{if(i===xt)return xt;i===Tn&&(t.items.splice(s,1),s-=1)}}}else if(ne(t)){r=Object.
freeze(r.concat(t));let s=Bs("key",t.key,n,r);if(s===xt)return xt;s===Tn&&(t.key=null);let i=Bs("value",t.value,n,r);if(i===xt)return xt;i===
Tn&&(t.value=null)}}return o}async function zd(e,t){let n=fE(t);Pn(e)?await js(null,e.contents,n,Object.freeze([e]))===Tn&&(e.contents=null):
await js(null,e,n,Object.freeze([]))}zd.BREAK=xt;zd.SKIP=dE;zd.REMOVE=Tn;async function js(e,t,n,r){let o=await mE(e,t,n,r);if(ee(o)||ne(o))
return pE(e,r,o),js(e,o,n,r);if(typeof o!="symbol"){if(ue(t)){r=Object.freeze(r.concat(t));for(let s=0;s<t.items.length;++s){let i=await js(
s,t.items[s],n,r);if(typeof i=="number")s=i-1;else{if(i===xt)return xt;i===Tn&&(t.items.splice(s,1),s-=1)}}}else if(ne(t)){r=Object.freeze(r.
concat(t));let s=await js("key",t.key,n,r);if(s===xt)return xt;s===Tn&&(t.key=null);let i=await js("value",t.value,n,r);if(i===xt)return xt;
i===Tn&&(t.value=null)}}return o}function fE(e){return typeof e=="object"&&(e.Collection||e.Node||e.Value)?Object.assign({Alias:e.Node,Map:e.
Node,Scalar:e.Node,Seq:e.Node},e.Value&&{Map:e.Value,Scalar:e.Value,Seq:e.Value},e.Collection&&{Map:e.Collection,Seq:e.Collection},e):e}function mE(e,t,n,r){
if(typeof n=="function")return n(e,t,r);if(Ye(t))return n.Map?.(e,t,r);if(et(t))return n.Seq?.(e,t,r);if(ne(t))return n.Pair?.(e,t,r);if(q(t))
return n.Scalar?.(e,t,r);if(wt(t))return n.Alias?.(e,t,r)}function pE(e,t,n){let r=t[t.length-1];if(ue(r))r.items[e]=n;else if(ne(r))e==="ke\
y"?r.key=n:r.value=n;else if(Pn(r))r.contents=n;else{let o=wt(r)?"alias":"scalar";throw new Error(`Cannot replace node with ${o} parent`)}}var QZ={"!":"%21",",":"%2C","[":"%5B","]":"%5D","{":"%7B","}":"%7D"},eG=e=>e.replace(/[!,[\]{}]/g,t=>QZ[t]),Cn=class e{constructor(t,n){this.
docStart=null,this.docEnd=!1,this.yaml=Object.assign({},e.defaultYaml,t),this.tags=Object.assign({},e.defaultTags,n)}clone(){let t=new e(this.
yaml,this.tags);return t.docStart=this.docStart,t}atDocument(){let t=new e(this.yaml,this.tags);switch(this.yaml.version){case"1.1":this.atNextDocument=
!0;break;case"1.2":this.atNextDocument=!1,this.yaml={explicit:e.defaultYaml.explicit,version:"1.2"},this.tags=Object.assign({},e.defaultTags);
break}return t}add(t,n){this.atNextDocument&&(this.yaml={explicit:e.defaultYaml.explicit,version:"1.1"},this.tags=Object.assign({},e.defaultTags),
this.atNextDocument=!1);let r=t.trim().split(/[ \t]+/),o=r.shift();switch(o){case"%TAG":{if(r.length!==2&&(n(0,"%TAG directive should contai\
n exactly two parts"),r.length<2))return!1;let[s,i]=r;return this.tags[s]=i,!0}case"%YAML":{if(this.yaml.explicit=!0,r.length!==1)return n(0,
"%YAML directive should contain exactly one part"),!1;let[s]=r;if(s==="1.1"||s==="1.2")return this.yaml.version=s,!0;{let i=/^\d+\.\d+$/.test(
s);return n(6,`Unsupported YAML version ${s}`,i),!1}}default:return n(0,`Unknown directive ${o}`,!0),!1}}tagName(t,n){if(t==="!")return"!";if(t[0]!==
"!")return n(`Not a valid tag: ${t}`),null;if(t[1]==="<"){let i=t.slice(2,-1);return i==="!"||i==="!!"?(n(`Verbatim tags aren't resolved, so\
 ${t} is invalid.`),null):(t[t.length-1]!==">"&&n("Verbatim tags must end with a >"),i)}let[,r,o]=t.match(/^(.*!)([^!]*)$/s);o||n(`The ${t} \
tag has no suffix`);let s=this.tags[r];if(s)try{return s+decodeURIComponent(o)}catch(i){return n(String(i)),null}return r==="!"?t:(n(`Could \
not resolve tag: ${t}`),null)}tagString(t){for(let[n,r]of Object.entries(this.tags))if(t.startsWith(r))return n+eG(t.substring(r.length));return t[0]===
"!"?t:`!<${t}>`}toString(t){let n=this.yaml.explicit?[`%YAML ${this.yaml.version||"1.2"}`]:[],r=Object.entries(this.tags),o;if(t&&r.length>0&&
ee(t.contents)){let s={};Wt(t.contents,(i,a)=>{ee(a)&&a.tag&&(s[a.tag]=!0)}),o=Object.keys(s)}else o=[];for(let[s,i]of r)s==="!!"&&i==="tag:\
yaml.org,2002:"||(!t||o.some(a=>a.startsWith(i)))&&n.push(`%TAG ${s} ${i}`);return n.join(`
`)}};Cn.defaultYaml={explicit:!1,version:"1.2"};Cn.defaultTags={"!!":"tag:yaml.org,2002:"};function Ld(e){if(/[\x00-\x19\s,[\]{}]/.test(e)){let n=`Anchor must not contain whitespace or control characters: ${JSON.stringify(e)}`;throw new Error(
n)}return!0}function nb(e){let t=new Set;return Wt(e,{Value(n,r){r.anchor&&t.add(r.anchor)}}),t}function rb(e,t){for(let n=1;;++n){let r=`${e}${n}`;
if(!t.has(r))return r}}function hE(e,t){let n=[],r=new Map,o=null;return{onAnchor:s=>{n.push(s),o??(o=nb(e));let i=rb(t,o);return o.add(i),i},
setAnchors:()=>{for(let s of n){let i=r.get(s);if(typeof i=="object"&&i.anchor&&(q(i.node)||ue(i.node)))i.node.anchor=i.anchor;else{let a=new Error(
"Failed to resolve repeated object (this should not happen)");throw a.source=s,a}}},sourceObjects:r}}function Ir(e,t,n,r){if(r&&typeof r=="object")if(Array.isArray(r))for(let o=0,s=r.length;o<s;++o){let i=r[o],a=Ir(e,r,String(o),i);a===void 0?
delete r[o]:a!==i&&(r[o]=a)}else if(r instanceof Map)for(let o of Array.from(r.keys())){let s=r.get(o),i=Ir(e,r,o,s);i===void 0?r.delete(o):
i!==s&&r.set(o,i)}else if(r instanceof Set)for(let o of Array.from(r)){let s=Ir(e,r,o,o);s===void 0?r.delete(o):s!==o&&(r.delete(o),r.add(s))}else
for(let[o,s]of Object.entries(r)){let i=Ir(e,r,o,s);i===void 0?delete r[o]:i!==s&&(r[o]=i)}return e.call(t,n,r)}function He(e,t,n){if(Array.isArray(e))return e.map((r,o)=>He(r,String(o),n));if(e&&typeof e.toJSON=="function"){if(!n||!Id(e))return e.toJSON(
t,n);let r={aliasCount:0,count:1,res:void 0};n.anchors.set(e,r),n.onCreate=s=>{r.res=s,delete n.onCreate};let o=e.toJSON(t,n);return n.onCreate&&
n.onCreate(o),o}return typeof e=="bigint"&&!n?.keep?Number(e):e}var zr=class{constructor(t){Object.defineProperty(this,ut,{value:t})}clone(){let t=Object.create(Object.getPrototypeOf(this),Object.getOwnPropertyDescriptors(
this));return this.range&&(t.range=this.range.slice()),t}toJS(t,{mapAsMap:n,maxAliasCount:r,onAnchor:o,reviver:s}={}){if(!Pn(t))throw new TypeError(
"A document argument is required");let i={anchors:new Map,doc:t,keep:!0,mapAsMap:n===!0,mapKeyWarned:!1,maxAliasCount:typeof r=="number"?r:100},
a=He(this,"",i);if(typeof o=="function")for(let{count:c,res:l}of i.anchors.values())o(l,c);return typeof s=="function"?Ir(s,{"":a},"",a):a}};var ar=class extends zr{constructor(t){super(Nd),this.source=t,Object.defineProperty(this,"tag",{set(){throw new Error("Alias nodes cannot h\
ave tags")}})}resolve(t,n){if(n?.maxAliasCount===0)throw new ReferenceError("Alias resolution is disabled");let r;n?.aliasResolveCache?r=n.aliasResolveCache:
(r=[],Wt(t,{Node:(s,i)=>{(wt(i)||Id(i))&&r.push(i)}}),n&&(n.aliasResolveCache=r));let o;for(let s of r){if(s===this)break;s.anchor===this.source&&
(o=s)}if(o&&n){let{anchors:s,doc:i,maxAliasCount:a}=n,c=s.get(o);if(c||(He(o,null,n),c=s.get(o)),c?.res===void 0){let l="This should not hap\
pen: Alias anchor was not resolved?";throw new ReferenceError(l)}if(a>=0&&(c.count+=1,c.aliasCount===0&&(c.aliasCount=Dd(i,o,s)),c.count*c.aliasCount>
a)){let l="Excessive alias count indicates a resource exhaustion attack";throw new ReferenceError(l)}}return o}toJSON(t,n){if(!n)return{source:this.
source};let r=this.resolve(n.doc,n);if(!r){let o=`Unresolved alias (the anchor must be set before the alias): ${this.source}`;throw new ReferenceError(
o)}return n.anchors.get(r).res}toString(t,n,r){let o=`*${this.source}`;if(t){if(Ld(this.source),t.options.verifyAliasOrder&&!t.anchors.has(this.
source)){let s=`Unresolved alias (the anchor must be set before the alias): ${this.source}`;throw new Error(s)}if(t.implicitKey)return`${o} `}
return o}};function Dd(e,t,n){if(wt(t)){let r=t.resolve(e),o=n&&r&&n.get(r);return o?o.count*o.aliasCount:0}else if(ue(t)){let r=0;for(let o of t.
items){let s=Dd(e,o,n);s>r&&(r=s)}return r}else if(ne(t)){let r=Dd(e,t.key,n),o=Dd(e,t.value,n);return Math.max(r,o)}return 1}var Fd=e=>!e||typeof e!="function"&&typeof e!="object",F=class extends zr{constructor(t){super(Pt),this.value=t}toJSON(t,n){return n?.keep?this.
value:He(this.value,t,n)}toString(){return String(this.value)}};F.BLOCK_FOLDED="BLOCK_FOLDED";F.BLOCK_LITERAL="BLOCK_LITERAL";F.PLAIN="PLAIN";
F.QUOTE_DOUBLE="QUOTE_DOUBLE";F.QUOTE_SINGLE="QUOTE_SINGLE";var tG="tag:yaml.org,2002:";function nG(e,t,n){if(t){let r=n.filter(s=>s.tag===t),o=r.find(s=>!s.format)??r[0];if(!o)throw new Error(`Tag ${t}\
 not found`);return o}return n.find(r=>r.identify?.(e)&&!r.format)}function cr(e,t,n){if(Pn(e)&&(e=e.contents),ee(e))return e;if(ne(e)){let d=n.
schema[ln].createNode?.(n.schema,null,n);return d.items.push(e),d}(e instanceof String||e instanceof Number||e instanceof Boolean||typeof BigInt<
"u"&&e instanceof BigInt)&&(e=e.valueOf());let{aliasDuplicateObjects:r,onAnchor:o,onTagObj:s,schema:i,sourceObjects:a}=n,c;if(r&&e&&typeof e==
"object"){if(c=a.get(e),c)return c.anchor??(c.anchor=o(e)),new ar(c.anchor);c={anchor:null,node:null},a.set(e,c)}t?.startsWith("!!")&&(t=tG+
t.slice(2));let l=nG(e,t,i.tags);if(!l){if(e&&typeof e.toJSON=="function"&&(e=e.toJSON()),!e||typeof e!="object"){let d=new F(e);return c&&(c.
node=d),d}l=e instanceof Map?i[ln]:Symbol.iterator in Object(e)?i[ir]:i[ln]}s&&(s(l),delete n.onTagObj);let u=l?.createNode?l.createNode(n.schema,
e,n):typeof l?.nodeClass?.from=="function"?l.nodeClass.from(n.schema,e,n):new F(e);return t?u.tag=t:l.default||(u.tag=l.tag),c&&(c.node=u),u}function Ga(e,t,n){let r=n;for(let o=t.length-1;o>=0;--o){let s=t[o];if(typeof s=="number"&&Number.isInteger(s)&&s>=0){let i=[];i[s]=r,r=i}else
r=new Map([[s,r]])}return cr(r,void 0,{aliasDuplicateObjects:!1,keepUndefined:!1,onAnchor:()=>{throw new Error("This should not happen, plea\
se report a bug.")},schema:e,sourceObjects:new Map})}var Zs=e=>e==null||typeof e=="object"&&!!e[Symbol.iterator]().next().done,Us=class extends zr{constructor(t,n){
super(t),Object.defineProperty(this,"schema",{value:n,configurable:!0,enumerable:!1,writable:!0})}clone(t){let n=Object.create(Object.getPrototypeOf(
this),Object.getOwnPropertyDescriptors(this));return t&&(n.schema=t),n.items=n.items.map(r=>ee(r)||ne(r)?r.clone(t):r),this.range&&(n.range=
this.range.slice()),n}addIn(t,n){if(Zs(t))this.add(n);else{let[r,...o]=t,s=this.get(r,!0);if(ue(s))s.addIn(o,n);else if(s===void 0&&this.schema)
this.set(r,Ga(this.schema,o,n));else throw new Error(`Expected YAML collection at ${r}. Remaining path: ${o}`)}}deleteIn(t){let[n,...r]=t;if(r.
length===0)return this.delete(n);let o=this.get(n,!0);if(ue(o))return o.deleteIn(r);throw new Error(`Expected YAML collection at ${n}. Remai\
ning path: ${r}`)}getIn(t,n){let[r,...o]=t,s=this.get(r,!0);return o.length===0?!n&&q(s)?s.value:s:ue(s)?s.getIn(o,n):void 0}hasAllNullValues(t){
return this.items.every(n=>{if(!ne(n))return!1;let r=n.value;return r==null||t&&q(r)&&r.value==null&&!r.commentBefore&&!r.comment&&!r.tag})}hasIn(t){
let[n,...r]=t;if(r.length===0)return this.has(n);let o=this.get(n,!0);return ue(o)?o.hasIn(r):!1}setIn(t,n){let[r,...o]=t;if(o.length===0)this.
set(r,n);else{let s=this.get(r,!0);if(ue(s))s.setIn(o,n);else if(s===void 0&&this.schema)this.set(r,Ga(this.schema,o,n));else throw new Error(
`Expected YAML collection at ${r}. Remaining path: ${o}`)}}};var gE=e=>e.replace(/^(?!$)(?: $)?/gm,"#");function Vt(e,t){return/^\n+$/.test(e)?e.substring(1):t?e.replace(/^(?! *$)/gm,t):e}var An=(e,t,n)=>e.
endsWith(`
`)?Vt(n,t):n.includes(`
`)?`
`+Vt(n,t):(e.endsWith(" ")?"":" ")+n;var ob="flow",Bd="block",Ha="quoted";function qa(e,t,n="flow",{indentAtStart:r,lineWidth:o=80,minContentWidth:s=20,onFold:i,onOverflow:a}={}){
if(!o||o<0)return e;o<s&&(s=0);let c=Math.max(1+s,1+o-t.length);if(e.length<=c)return e;let l=[],u={},d=o-t.length;typeof r=="number"&&(r>o-
Math.max(2,s)?l.push(0):d=o-r);let f,m,h=!1,p=-1,g=-1,y=-1;n===Bd&&(p=yE(e,p,t.length),p!==-1&&(d=p+c));for(let x;x=e[p+=1];){if(n===Ha&&x===
"\\"){switch(g=p,e[p+1]){case"x":p+=3;break;case"u":p+=5;break;case"U":p+=9;break;default:p+=1}y=p}if(x===`
`)n===Bd&&(p=yE(e,p,t.length)),d=p+t.length+c,f=void 0;else{if(x===" "&&m&&m!==" "&&m!==`
`&&m!=="	"){let S=e[p+1];S&&S!==" "&&S!==`
`&&S!=="	"&&(f=p)}if(p>=d)if(f)l.push(f),d=f+c,f=void 0;else if(n===Ha){for(;m===" "||m==="	";)m=x,x=e[p+=1],h=!0;let S=p>y+1?p-2:g-1;if(u[S])
return e;l.push(S),u[S]=!0,d=S+c,f=void 0}else h=!0}m=x}if(h&&a&&a(),l.length===0)return e;i&&i();let b=e.slice(0,l[0]);for(let x=0;x<l.length;++x){
let S=l[x],R=l[x+1]||e.length;S===0?b=`
${t}${e.slice(0,R)}`:(n===Ha&&u[S]&&(b+=`${e[S]}\\`),b+=`
${t}${e.slice(S+1,R)}`)}return b}function yE(e,t,n){let r=t,o=t+1,s=e[o];for(;s===" "||s==="	";)if(t<o+n)s=e[++t];else{do s=e[++t];while(s&&
s!==`
`);r=t,o=t+1,s=e[o]}return r}var Ud=(e,t)=>({indentAtStart:t?e.indent.length:e.indentAtStart,lineWidth:e.options.lineWidth,minContentWidth:e.options.minContentWidth}),Zd=e=>/^(%|---|\.\.\.)/m.
test(e);function rG(e,t,n){if(!t||t<0)return!1;let r=t-n,o=e.length;if(o<=r)return!1;for(let s=0,i=0;s<o;++s)if(e[s]===`
`){if(s-i>r)return!0;if(i=s+1,o-i<=r)return!1}return!0}function Wa(e,t){let n=JSON.stringify(e);if(t.options.doubleQuotedAsJSON)return n;let{
implicitKey:r}=t,o=t.options.doubleQuotedMinMultiLineLength,s=t.indent||(Zd(e)?"  ":""),i="",a=0;for(let c=0,l=n[c];l;l=n[++c])if(l===" "&&n[c+
1]==="\\"&&n[c+2]==="n"&&(i+=n.slice(a,c)+"\\ ",c+=1,a=c,l="\\"),l==="\\")switch(n[c+1]){case"u":{i+=n.slice(a,c);let u=n.substr(c+2,4);switch(u){case"\
0000":i+="\\0";break;case"0007":i+="\\a";break;case"000b":i+="\\v";break;case"001b":i+="\\e";break;case"0085":i+="\\N";break;case"00a0":i+="\
\\_";break;case"2028":i+="\\L";break;case"2029":i+="\\P";break;default:u.substr(0,2)==="00"?i+="\\x"+u.substr(2):i+=n.substr(c,6)}c+=5,a=c+1}
break;case"n":if(r||n[c+2]==='"'||n.length<o)c+=1;else{for(i+=n.slice(a,c)+`

`;n[c+2]==="\\"&&n[c+3]==="n"&&n[c+4]!=='"';)i+=`
`,c+=2;i+=s,n[c+2]===" "&&(i+="\\"),c+=1,a=c+1}break;default:c+=1}return i=a?i+n.slice(a):n,r?i:qa(i,s,Ha,Ud(t,!1))}function sb(e,t){if(t.options.
singleQuote===!1||t.implicitKey&&e.includes(`
`)||/[ \t]\n|\n[ \t]/.test(e))return Wa(e,t);let n=t.indent||(Zd(e)?"  ":""),r="'"+e.replace(/'/g,"''").replace(/\n+/g,`$&
${n}`)+"'";return t.implicitKey?r:qa(r,n,ob,Ud(t,!1))}function Gs(e,t){let{singleQuote:n}=t.options,r;if(n===!1)r=Wa;else{let o=e.includes('\
"'),s=e.includes("'");o&&!s?r=sb:s&&!o?r=Wa:r=n?sb:Wa}return r(e,t)}var ib;try{ib=new RegExp(`(^|(?<!
))
+(?!
|$)`,"g")}catch{ib=/\n+(?!\n|$)/g}function jd({comment:e,type:t,value:n},r,o,s){let{blockQuote:i,commentString:a,lineWidth:c}=r.options;if(!i||
/\n[\t ]+$/.test(n))return Gs(n,r);let l=r.indent||(r.forceBlockIndent||Zd(n)?"  ":""),u=i==="literal"?!0:i==="folded"||t===F.BLOCK_FOLDED?!1:
t===F.BLOCK_LITERAL?!0:!rG(n,c,l.length);if(!n)return u?`|
`:`>
`;let d,f;for(f=n.length;f>0;--f){let R=n[f-1];if(R!==`
`&&R!=="	"&&R!==" ")break}let m=n.substring(f),h=m.indexOf(`
`);h===-1?d="-":n===m||h!==m.length-1?(d="+",s&&s()):d="",m&&(n=n.slice(0,-m.length),m[m.length-1]===`
`&&(m=m.slice(0,-1)),m=m.replace(ib,`$&${l}`));let p=!1,g,y=-1;for(g=0;g<n.length;++g){let R=n[g];if(R===" ")p=!0;else if(R===`
`)y=g;else break}let b=n.substring(0,y<g?y+1:g);b&&(n=n.substring(b.length),b=b.replace(/\n+/g,`$&${l}`));let S=(p?l?"2":"1":"")+d;if(e&&(S+=
" "+a(e.replace(/ ?[\r\n]+/g," ")),o&&o()),!u){let R=n.replace(/\n+/g,`
$&`).replace(/(?:^|\n)([\t ].*)(?:([\n\t ]*)\n(?![\n\t ]))?/g,"$1$2").replace(/\n+/g,`$&${l}`),$=!1,_=Ud(r,!0);i!=="folded"&&t!==F.BLOCK_FOLDED&&
(_.onOverflow=()=>{$=!0});let P=qa(`${b}${R}${m}`,l,Bd,_);if(!$)return`>${S}
${l}${P}`}return n=n.replace(/\n+/g,`$&${l}`),`|${S}
${l}${b}${n}${m}`}function oG(e,t,n,r){let{type:o,value:s}=e,{actualString:i,implicitKey:a,indent:c,indentStep:l,inFlow:u}=t;if(a&&s.includes(
`
`)||u&&/[[\]{},]/.test(s))return Gs(s,t);if(/^[\n\t ,[\]{}#&*!|>'"%@`]|^[?-]$|^[?-][ \t]|[\n:][ \t]|[ \t]\n|[\n\t ]#|[\n\t :]$/.test(s))return a||
u||!s.includes(`
`)?Gs(s,t):jd(e,t,n,r);if(!a&&!u&&o!==F.PLAIN&&s.includes(`
`))return jd(e,t,n,r);if(Zd(s)){if(c==="")return t.forceBlockIndent=!0,jd(e,t,n,r);if(a&&c===l)return Gs(s,t)}let d=s.replace(/\n+/g,`$&
${c}`);if(i){let f=p=>p.default&&p.tag!=="tag:yaml.org,2002:str"&&p.test?.test(d),{compat:m,tags:h}=t.doc.schema;if(h.some(f)||m?.some(f))return Gs(
s,t)}return a?d:qa(d,c,ob,Ud(t,!1))}function Eo(e,t,n,r){let{implicitKey:o,inFlow:s}=t,i=typeof e.value=="string"?e:Object.assign({},e,{value:String(
e.value)}),{type:a}=e;a!==F.QUOTE_DOUBLE&&/[\x00-\x08\x0b-\x1f\x7f-\x9f\u{D800}-\u{DFFF}]/u.test(i.value)&&(a=F.QUOTE_DOUBLE);let c=u=>{switch(u){case F.
BLOCK_FOLDED:case F.BLOCK_LITERAL:return o||s?Gs(i.value,t):jd(i,t,n,r);case F.QUOTE_DOUBLE:return Wa(i.value,t);case F.QUOTE_SINGLE:return sb(
i.value,t);case F.PLAIN:return oG(i,t,n,r);default:return null}},l=c(a);if(l===null){let{defaultKeyType:u,defaultStringType:d}=t.options,f=o&&
u||d;if(l=c(f),l===null)throw new Error(`Unsupported default string type ${f}`)}return l}function Gd(e,t){let n=Object.assign({blockQuote:!0,commentString:gE,defaultKeyType:null,defaultStringType:"PLAIN",directives:null,doubleQuotedAsJSON:!1,
doubleQuotedMinMultiLineLength:40,falseStr:"false",flowCollectionPadding:!0,indentSeq:!0,lineWidth:80,minContentWidth:20,nullStr:"null",simpleKeys:!1,
singleQuote:null,trailingComma:!1,trueStr:"true",verifyAliasOrder:!0},e.schema.toStringOptions,t),r;switch(n.collectionStyle){case"block":r=
!1;break;case"flow":r=!0;break;default:r=null}return{anchors:new Set,doc:e,flowCollectionPadding:n.flowCollectionPadding?" ":"",indent:"",indentStep:typeof n.
indent=="number"?" ".repeat(n.indent):"  ",inFlow:r,options:n}}function sG(e,t){if(t.tag){let o=e.filter(s=>s.tag===t.tag);if(o.length>0)return o.
find(s=>s.format===t.format)??o[0]}let n,r;if(q(t)){r=t.value;let o=e.filter(s=>s.identify?.(r));if(o.length>1){let s=o.filter(i=>i.test);s.
length>0&&(o=s)}n=o.find(s=>s.format===t.format)??o.find(s=>!s.format)}else r=t,n=e.find(o=>o.nodeClass&&r instanceof o.nodeClass);if(!n){let o=r?.
constructor?.name??(r===null?"null":typeof r);throw new Error(`Tag not resolved for ${o} value`)}return n}function iG(e,t,{anchors:n,doc:r}){
if(!r.directives)return"";let o=[],s=(q(e)||ue(e))&&e.anchor;s&&Ld(s)&&(n.add(s),o.push(`&${s}`));let i=e.tag??(t.default?null:t.tag);return i&&
o.push(r.directives.tagString(i)),o.join(" ")}function lr(e,t,n,r){if(ne(e))return e.toString(t,n,r);if(wt(e)){if(t.doc.directives)return e.
toString(t);if(t.resolvedAliases?.has(e))throw new TypeError("Cannot stringify circular structure without alias nodes");t.resolvedAliases?t.
resolvedAliases.add(e):t.resolvedAliases=new Set([e]),e=e.resolve(t.doc)}let o,s=ee(e)?e:t.doc.createNode(e,{onTagObj:c=>o=c});o??(o=sG(t.doc.
schema.tags,s));let i=iG(s,o,t);i.length>0&&(t.indentAtStart=(t.indentAtStart??0)+i.length+1);let a=typeof o.stringify=="function"?o.stringify(
s,t,n,r):q(s)?Eo(s,t,n,r):s.toString(t,n,r);return i?q(s)||a[0]==="{"||a[0]==="["?`${i} ${a}`:`${i}
${t.indent}${a}`:a}function bE({key:e,value:t},n,r,o){let{allNullValues:s,doc:i,indent:a,indentStep:c,options:{commentString:l,indentSeq:u,simpleKeys:d}}=n,f=ee(
e)&&e.comment||null;if(d){if(f)throw new Error("With simple keys, key nodes cannot have comments");if(ue(e)||!ee(e)&&typeof e=="object"){let _="\
With simple keys, collection cannot be used as a key value";throw new Error(_)}}let m=!d&&(!e||f&&t==null&&!n.inFlow||ue(e)||(q(e)?e.type===
F.BLOCK_FOLDED||e.type===F.BLOCK_LITERAL:typeof e=="object"));n=Object.assign({},n,{allNullValues:!1,implicitKey:!m&&(d||!s),indent:a+c});let h=!1,
p=!1,g=lr(e,n,()=>h=!0,()=>p=!0);if(!m&&!n.inFlow&&g.length>1024){if(d)throw new Error("With simple keys, single line scalar must not span m\
ore than 1024 characters");m=!0}if(n.inFlow){if(s||t==null)return h&&r&&r(),g===""?"?":m?`? ${g}`:g}else if(s&&!d||t==null&&m)return g=`? ${g}`,
f&&!h?g+=An(g,n.indent,l(f)):p&&o&&o(),g;h&&(f=null),m?(f&&(g+=An(g,n.indent,l(f))),g=`? ${g}
${a}:`):(g=`${g}:`,f&&(g+=An(g,n.indent,l(f))));let y,b,x;ee(t)?(y=!!t.spaceBefore,b=t.commentBefore,x=t.comment):(y=!1,b=null,x=null,t&&typeof t==
"object"&&(t=i.createNode(t))),n.implicitKey=!1,!m&&!f&&q(t)&&(n.indentAtStart=g.length+1),p=!1,!u&&c.length>=2&&!n.inFlow&&!m&&et(t)&&!t.flow&&
!t.tag&&!t.anchor&&(n.indent=n.indent.substring(2));let S=!1,R=lr(t,n,()=>S=!0,()=>p=!0),$=" ";if(f||y||b){if($=y?`
`:"",b){let _=l(b);$+=`
${Vt(_,n.indent)}`}R===""&&!n.inFlow?$===`
`&&x&&($=`

`):$+=`
${n.indent}`}else if(!m&&ue(t)){let _=R[0],P=R.indexOf(`
`),N=P!==-1,M=n.inFlow??t.flow??t.items.length===0;if(N||!M){let W=!1;if(N&&(_==="&"||_==="!")){let B=R.indexOf(" ");_==="&"&&B!==-1&&B<P&&R[B+
1]==="!"&&(B=R.indexOf(" ",B+1)),(B===-1||P<B)&&(W=!0)}W||($=`
${n.indent}`)}}else(R===""||R[0]===`
`)&&($="");return g+=$+R,n.inFlow?S&&r&&r():x&&!S?g+=An(g,n.indent,l(x)):p&&o&&o(),g}function ab(e,t){(e==="debug"||e==="warn")&&console.warn(t)}var Hd="<<",un={identify:e=>e===Hd||typeof e=="symbol"&&e.description===Hd,default:"key",tag:"tag:yaml.org,2002:merge",test:/^<<$/,resolve:()=>Object.
assign(new F(Symbol(Hd)),{addToJSMap:lb}),stringify:()=>Hd},wE=(e,t)=>(un.identify(t)||q(t)&&(!t.type||t.type===F.PLAIN)&&un.identify(t.value))&&
e?.doc.schema.tags.some(n=>n.tag===un.tag&&n.default);function lb(e,t,n){let r=xE(e,n);if(et(r))for(let o of r.items)cb(e,t,o);else if(Array.
isArray(r))for(let o of r)cb(e,t,o);else cb(e,t,r)}function cb(e,t,n){let r=xE(e,n);if(!Ye(r))throw new Error("Merge sources must be maps or\
 map aliases");let o=r.toJSON(null,e,Map);for(let[s,i]of o)t instanceof Map?t.has(s)||t.set(s,i):t instanceof Set?t.add(s):Object.prototype.
hasOwnProperty.call(t,s)||Object.defineProperty(t,s,{value:i,writable:!0,enumerable:!0,configurable:!0});return t}function xE(e,t){return e&&
wt(t)?t.resolve(e.doc,e):t}function qd(e,t,{key:n,value:r}){if(ee(n)&&n.addToJSMap)n.addToJSMap(e,t,r);else if(wE(e,n))lb(e,t,r);else{let o=He(n,"",e);if(t instanceof Map)
t.set(o,He(r,o,e));else if(t instanceof Set)t.add(o);else{let s=aG(n,o,e),i=He(r,s,e);s in t?Object.defineProperty(t,s,{value:i,writable:!0,
enumerable:!0,configurable:!0}):t[s]=i}}return t}function aG(e,t,n){if(t===null)return"";if(typeof t!="object")return String(t);if(ee(e)&&n?.
doc){let r=Gd(n.doc,{});r.anchors=new Set;for(let s of n.anchors.keys())r.anchors.add(s.anchor);r.inFlow=!0,r.inStringifyKey=!0;let o=e.toString(
r);if(!n.mapKeyWarned){let s=JSON.stringify(o);s.length>40&&(s=s.substring(0,36)+'..."'),ab(n.doc.options.logLevel,`Keys with collection val\
ues will be stringified due to JS Object restrictions: ${s}. Set mapAsMap: true to use object keys.`),n.mapKeyWarned=!0}return o}return JSON.
stringify(t)}function Hs(e,t,n){let r=cr(e,void 0,n),o=cr(t,void 0,n);return new Ie(r,o)}var Ie=class e{constructor(t,n=null){Object.defineProperty(this,
ut,{value:tb}),this.key=t,this.value=n}clone(t){let{key:n,value:r}=this;return ee(n)&&(n=n.clone(t)),ee(r)&&(r=r.clone(t)),new e(n,r)}toJSON(t,n){
let r=n?.mapAsMap?new Map:{};return qd(n,r,this)}toString(t,n,r){return t?.doc?bE(this,t,n,r):JSON.stringify(this)}};function Vd(e,t,n){return(t.inFlow??e.flow?lG:cG)(e,t,n)}function cG({comment:e,items:t},n,{blockItemPrefix:r,flowChars:o,itemIndent:s,onChompKeep:i,
onComment:a}){let{indent:c,options:{commentString:l}}=n,u=Object.assign({},n,{indent:s,type:null}),d=!1,f=[];for(let h=0;h<t.length;++h){let p=t[h],
g=null;if(ee(p))!d&&p.spaceBefore&&f.push(""),Wd(n,f,p.commentBefore,d),p.comment&&(g=p.comment);else if(ne(p)){let b=ee(p.key)?p.key:null;b&&
(!d&&b.spaceBefore&&f.push(""),Wd(n,f,b.commentBefore,d))}d=!1;let y=lr(p,u,()=>g=null,()=>d=!0);g&&(y+=An(y,s,l(g))),d&&g&&(d=!1),f.push(r+
y)}let m;if(f.length===0)m=o.start+o.end;else{m=f[0];for(let h=1;h<f.length;++h){let p=f[h];m+=p?`
${c}${p}`:`
`}}return e?(m+=`
`+Vt(l(e),c),a&&a()):d&&i&&i(),m}function lG({items:e},t,{flowChars:n,itemIndent:r}){let{indent:o,indentStep:s,flowCollectionPadding:i,options:{
commentString:a}}=t;r+=s;let c=Object.assign({},t,{indent:r,inFlow:!0,type:null}),l=!1,u=0,d=[];for(let h=0;h<e.length;++h){let p=e[h],g=null;
if(ee(p))p.spaceBefore&&d.push(""),Wd(t,d,p.commentBefore,!1),p.comment&&(g=p.comment);else if(ne(p)){let b=ee(p.key)?p.key:null;b&&(b.spaceBefore&&
d.push(""),Wd(t,d,b.commentBefore,!1),b.comment&&(l=!0));let x=ee(p.value)?p.value:null;x?(x.comment&&(g=x.comment),x.commentBefore&&(l=!0)):
p.value==null&&b?.comment&&(g=b.comment)}g&&(l=!0);let y=lr(p,c,()=>g=null);l||(l=d.length>u||y.includes(`
`)),h<e.length-1?y+=",":t.options.trailingComma&&(t.options.lineWidth>0&&(l||(l=d.reduce((b,x)=>b+x.length+2,2)+(y.length+2)>t.options.lineWidth)),
l&&(y+=",")),g&&(y+=An(y,r,a(g))),d.push(y),u=d.length}let{start:f,end:m}=n;if(d.length===0)return f+m;if(!l){let h=d.reduce((p,g)=>p+g.length+
2,2);l=t.options.lineWidth>0&&h>t.options.lineWidth}if(l){let h=f;for(let p of d)h+=p?`
${s}${o}${p}`:`
`;return`${h}
${o}${m}`}else return`${f}${i}${d.join(" ")}${i}${m}`}function Wd({indent:e,options:{commentString:t}},n,r,o){if(r&&o&&(r=r.replace(/^\n+/,"")),
r){let s=Vt(t(r),e);n.push(s.trimStart())}}function Lr(e,t){let n=q(t)?t.value:t;for(let r of e)if(ne(r)&&(r.key===t||r.key===n||q(r.key)&&r.key.value===n))return r}var Fe=class extends Us{static get tagName(){
return"tag:yaml.org,2002:map"}constructor(t){super(ln,t),this.items=[]}static from(t,n,r){let{keepUndefined:o,replacer:s}=r,i=new this(t),a=(c,l)=>{
if(typeof s=="function")l=s.call(n,c,l);else if(Array.isArray(s)&&!s.includes(c))return;(l!==void 0||o)&&i.items.push(Hs(c,l,r))};if(n instanceof
Map)for(let[c,l]of n)a(c,l);else if(n&&typeof n=="object")for(let c of Object.keys(n))a(c,n[c]);return typeof t.sortMapEntries=="function"&&
i.items.sort(t.sortMapEntries),i}add(t,n){let r;ne(t)?r=t:!t||typeof t!="object"||!("key"in t)?r=new Ie(t,t?.value):r=new Ie(t.key,t.value);
let o=Lr(this.items,r.key),s=this.schema?.sortMapEntries;if(o){if(!n)throw new Error(`Key ${r.key} already set`);q(o.value)&&Fd(r.value)?o.value.
value=r.value:o.value=r.value}else if(s){let i=this.items.findIndex(a=>s(r,a)<0);i===-1?this.items.push(r):this.items.splice(i,0,r)}else this.
items.push(r)}delete(t){let n=Lr(this.items,t);return n?this.items.splice(this.items.indexOf(n),1).length>0:!1}get(t,n){let o=Lr(this.items,
t)?.value;return(!n&&q(o)?o.value:o)??void 0}has(t){return!!Lr(this.items,t)}set(t,n){this.add(new Ie(t,n),!0)}toJSON(t,n,r){let o=r?new r:n?.
mapAsMap?new Map:{};n?.onCreate&&n.onCreate(o);for(let s of this.items)qd(n,o,s);return o}toString(t,n,r){if(!t)return JSON.stringify(this);
for(let o of this.items)if(!ne(o))throw new Error(`Map items must all be pairs; found ${JSON.stringify(o)} instead`);return!t.allNullValues&&
this.hasAllNullValues(!1)&&(t=Object.assign({},t,{allNullValues:!0})),Vd(this,t,{blockItemPrefix:"",flowChars:{start:"{",end:"}"},itemIndent:t.
indent||"",onChompKeep:r,onComment:n})}};var dn={collection:"map",default:!0,nodeClass:Fe,tag:"tag:yaml.org,2002:map",resolve(e,t){return Ye(e)||t("Expected a mapping for this tag"),
e},createNode:(e,t,n)=>Fe.from(e,t,n)};var tt=class extends Us{static get tagName(){return"tag:yaml.org,2002:seq"}constructor(t){super(ir,t),this.items=[]}add(t){this.items.push(t)}delete(t){
let n=Kd(t);return typeof n!="number"?!1:this.items.splice(n,1).length>0}get(t,n){let r=Kd(t);if(typeof r!="number")return;let o=this.items[r];
return!n&&q(o)?o.value:o}has(t){let n=Kd(t);return typeof n=="number"&&n<this.items.length}set(t,n){let r=Kd(t);if(typeof r!="number")throw new Error(
`Expected a valid index, not ${t}.`);let o=this.items[r];q(o)&&Fd(n)?o.value=n:this.items[r]=n}toJSON(t,n){let r=[];n?.onCreate&&n.onCreate(
r);let o=0;for(let s of this.items)r.push(He(s,String(o++),n));return r}toString(t,n,r){return t?Vd(this,t,{blockItemPrefix:"- ",flowChars:{
start:"[",end:"]"},itemIndent:(t.indent||"")+"  ",onChompKeep:r,onComment:n}):JSON.stringify(this)}static from(t,n,r){let{replacer:o}=r,s=new this(
t);if(n&&Symbol.iterator in Object(n)){let i=0;for(let a of n){if(typeof o=="function"){let c=n instanceof Set?a:String(i++);a=o.call(n,c,a)}
s.items.push(cr(a,void 0,r))}}return s}};function Kd(e){let t=q(e)?e.value:e;return t&&typeof t=="string"&&(t=Number(t)),typeof t=="number"&&
Number.isInteger(t)&&t>=0?t:null}var fn={collection:"seq",default:!0,nodeClass:tt,tag:"tag:yaml.org,2002:seq",resolve(e,t){return et(e)||t("Expected a sequence for this tag"),
e},createNode:(e,t,n)=>tt.from(e,t,n)};var Dr={identify:e=>typeof e=="string",default:!0,tag:"tag:yaml.org,2002:str",resolve:e=>e,stringify(e,t,n,r){return t=Object.assign({actualString:!0},
t),Eo(e,t,n,r)}};var _o={identify:e=>e==null,createNode:()=>new F(null),default:!0,tag:"tag:yaml.org,2002:null",test:/^(?:~|[Nn]ull|NULL)?$/,resolve:()=>new F(
null),stringify:({source:e},t)=>typeof e=="string"&&_o.test.test(e)?e:t.options.nullStr};var Va={identify:e=>typeof e=="boolean",default:!0,tag:"tag:yaml.org,2002:bool",test:/^(?:[Tt]rue|TRUE|[Ff]alse|FALSE)$/,resolve:e=>new F(e[0]===
"t"||e[0]==="T"),stringify({source:e,value:t},n){if(e&&Va.test.test(e)){let r=e[0]==="t"||e[0]==="T";if(t===r)return e}return t?n.options.trueStr:
n.options.falseStr}};function nt({format:e,minFractionDigits:t,tag:n,value:r}){if(typeof r=="bigint")return String(r);let o=typeof r=="number"?r:Number(r);if(!isFinite(
o))return isNaN(o)?".nan":o<0?"-.inf":".inf";let s=Object.is(r,-0)?"-0":JSON.stringify(r);if(!e&&t&&(!n||n==="tag:yaml.org,2002:float")&&/^-?\d/.
test(s)&&!s.includes("e")){let i=s.indexOf(".");i<0&&(i=s.length,s+=".");let a=t-(s.length-i-1);for(;a-- >0;)s+="0"}return s}var Jd={identify:e=>typeof e=="number",default:!0,tag:"tag:yaml.org,2002:float",test:/^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,resolve:e=>e.
slice(-3).toLowerCase()==="nan"?NaN:e[0]==="-"?Number.NEGATIVE_INFINITY:Number.POSITIVE_INFINITY,stringify:nt},Yd={identify:e=>typeof e=="nu\
mber",default:!0,tag:"tag:yaml.org,2002:float",format:"EXP",test:/^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)[eE][-+]?[0-9]+$/,resolve:e=>parseFloat(
e),stringify(e){let t=Number(e.value);return isFinite(t)?t.toExponential():nt(e)}},Xd={identify:e=>typeof e=="number",default:!0,tag:"tag:ya\
ml.org,2002:float",test:/^[-+]?(?:\.[0-9]+|[0-9]+\.[0-9]*)$/,resolve(e){let t=new F(parseFloat(e)),n=e.indexOf(".");return n!==-1&&e[e.length-
1]==="0"&&(t.minFractionDigits=e.length-n-1),t},stringify:nt};var Qd=e=>typeof e=="bigint"||Number.isInteger(e),ub=(e,t,n,{intAsBigInt:r})=>r?BigInt(e):parseInt(e.substring(t),n);function SE(e,t,n){let{
value:r}=e;return Qd(r)&&r>=0?n+r.toString(t):nt(e)}var ef={identify:e=>Qd(e)&&e>=0,default:!0,tag:"tag:yaml.org,2002:int",format:"OCT",test:/^0o[0-7]+$/,
resolve:(e,t,n)=>ub(e,2,8,n),stringify:e=>SE(e,8,"0o")},tf={identify:Qd,default:!0,tag:"tag:yaml.org,2002:int",test:/^[-+]?[0-9]+$/,resolve:(e,t,n)=>ub(
e,0,10,n),stringify:nt},nf={identify:e=>Qd(e)&&e>=0,default:!0,tag:"tag:yaml.org,2002:int",format:"HEX",test:/^0x[0-9a-fA-F]+$/,resolve:(e,t,n)=>ub(
e,2,16,n),stringify:e=>SE(e,16,"0x")};var vE=[dn,fn,Dr,_o,Va,ef,tf,nf,Jd,Yd,Xd];function kE(e){return typeof e=="bigint"||Number.isInteger(e)}var rf=({value:e})=>JSON.stringify(e),uG=[{identify:e=>typeof e=="string",default:!0,
tag:"tag:yaml.org,2002:str",resolve:e=>e,stringify:rf},{identify:e=>e==null,createNode:()=>new F(null),default:!0,tag:"tag:yaml.org,2002:nul\
l",test:/^null$/,resolve:()=>null,stringify:rf},{identify:e=>typeof e=="boolean",default:!0,tag:"tag:yaml.org,2002:bool",test:/^true$|^false$/,
resolve:e=>e==="true",stringify:rf},{identify:kE,default:!0,tag:"tag:yaml.org,2002:int",test:/^-?(?:0|[1-9][0-9]*)$/,resolve:(e,t,{intAsBigInt:n})=>n?
BigInt(e):parseInt(e,10),stringify:({value:e})=>kE(e)?e.toString():JSON.stringify(e)},{identify:e=>typeof e=="number",default:!0,tag:"tag:ya\
ml.org,2002:float",test:/^-?(?:0|[1-9][0-9]*)(?:\.[0-9]*)?(?:[eE][-+]?[0-9]+)?$/,resolve:e=>parseFloat(e),stringify:rf}],dG={default:!0,tag:"",
test:/^/,resolve(e,t){return t(`Unresolved plain scalar ${JSON.stringify(e)}`),e}},$E=[dn,fn].concat(uG,dG);var Ka={identify:e=>e instanceof Uint8Array,default:!1,tag:"tag:yaml.org,2002:binary",resolve(e,t){if(typeof atob=="function"){let n=atob(e.
replace(/[\n\r]/g,"")),r=new Uint8Array(n.length);for(let o=0;o<n.length;++o)r[o]=n.charCodeAt(o);return r}else return t("This environment d\
oes not support reading binary tags; either Buffer or atob is required"),e},stringify({comment:e,type:t,value:n},r,o,s){if(!n)return"";let i=n,
a;if(typeof btoa=="function"){let c="";for(let l=0;l<i.length;++l)c+=String.fromCharCode(i[l]);a=btoa(c)}else throw new Error("This environm\
ent does not support writing binary tags; either Buffer or btoa is required");if(t??(t=F.BLOCK_LITERAL),t!==F.QUOTE_DOUBLE){let c=Math.max(r.
options.lineWidth-r.indent.length,r.options.minContentWidth),l=Math.ceil(a.length/c),u=new Array(l);for(let d=0,f=0;d<l;++d,f+=c)u[d]=a.substr(
f,c);a=u.join(t===F.BLOCK_LITERAL?`
`:" ")}return Eo({comment:e,type:t,value:a},r,o,s)}};function db(e,t){if(et(e))for(let n=0;n<e.items.length;++n){let r=e.items[n];if(!ne(r)){if(Ye(r)){r.items.length>1&&t("Each pair must have i\
ts own sequence indicator");let o=r.items[0]||new Ie(new F(null));if(r.commentBefore&&(o.key.commentBefore=o.key.commentBefore?`${r.commentBefore}\

${o.key.commentBefore}`:r.commentBefore),r.comment){let s=o.value??o.key;s.comment=s.comment?`${r.comment}
${s.comment}`:r.comment}r=o}e.items[n]=ne(r)?r:new Ie(r)}}else t("Expected a sequence for this tag");return e}function fb(e,t,n){let{replacer:r}=n,
o=new tt(e);o.tag="tag:yaml.org,2002:pairs";let s=0;if(t&&Symbol.iterator in Object(t))for(let i of t){typeof r=="function"&&(i=r.call(t,String(
s++),i));let a,c;if(Array.isArray(i))if(i.length===2)a=i[0],c=i[1];else throw new TypeError(`Expected [key, value] tuple: ${i}`);else if(i&&
i instanceof Object){let l=Object.keys(i);if(l.length===1)a=l[0],c=i[a];else throw new TypeError(`Expected tuple with one key, not ${l.length}\
 keys`)}else a=i;o.items.push(Hs(a,c,n))}return o}var Ja={collection:"seq",default:!1,tag:"tag:yaml.org,2002:pairs",resolve:db,createNode:fb};var qs=class e extends tt{constructor(){super(),this.add=Fe.prototype.add.bind(this),this.delete=Fe.prototype.delete.bind(this),this.get=Fe.
prototype.get.bind(this),this.has=Fe.prototype.has.bind(this),this.set=Fe.prototype.set.bind(this),this.tag=e.tag}toJSON(t,n){if(!n)return super.
toJSON(t);let r=new Map;n?.onCreate&&n.onCreate(r);for(let o of this.items){let s,i;if(ne(o)?(s=He(o.key,"",n),i=He(o.value,s,n)):s=He(o,"",
n),r.has(s))throw new Error("Ordered maps must not include duplicate keys");r.set(s,i)}return r}static from(t,n,r){let o=fb(t,n,r),s=new this;
return s.items=o.items,s}};qs.tag="tag:yaml.org,2002:omap";var Ya={collection:"seq",identify:e=>e instanceof Map,nodeClass:qs,default:!1,tag:"\
tag:yaml.org,2002:omap",resolve(e,t){let n=db(e,t),r=[];for(let{key:o}of n.items)q(o)&&(r.includes(o.value)?t(`Ordered maps must not include\
 duplicate keys: ${o.value}`):r.push(o.value));return Object.assign(new qs,n)},createNode:(e,t,n)=>qs.from(e,t,n)};function OE({value:e,source:t},n){return t&&(e?mb:pb).test.test(t)?t:e?n.options.trueStr:n.options.falseStr}var mb={identify:e=>e===!0,default:!0,
tag:"tag:yaml.org,2002:bool",test:/^(?:Y|y|[Yy]es|YES|[Tt]rue|TRUE|[Oo]n|ON)$/,resolve:()=>new F(!0),stringify:OE},pb={identify:e=>e===!1,default:!0,
tag:"tag:yaml.org,2002:bool",test:/^(?:N|n|[Nn]o|NO|[Ff]alse|FALSE|[Oo]ff|OFF)$/,resolve:()=>new F(!1),stringify:OE};var RE={identify:e=>typeof e=="number",default:!0,tag:"tag:yaml.org,2002:float",test:/^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,resolve:e=>e.
slice(-3).toLowerCase()==="nan"?NaN:e[0]==="-"?Number.NEGATIVE_INFINITY:Number.POSITIVE_INFINITY,stringify:nt},EE={identify:e=>typeof e=="nu\
mber",default:!0,tag:"tag:yaml.org,2002:float",format:"EXP",test:/^[-+]?(?:[0-9][0-9_]*)?(?:\.[0-9_]*)?[eE][-+]?[0-9]+$/,resolve:e=>parseFloat(
e.replace(/_/g,"")),stringify(e){let t=Number(e.value);return isFinite(t)?t.toExponential():nt(e)}},_E={identify:e=>typeof e=="number",default:!0,
tag:"tag:yaml.org,2002:float",test:/^[-+]?(?:[0-9][0-9_]*)?\.[0-9_]*$/,resolve(e){let t=new F(parseFloat(e.replace(/_/g,""))),n=e.indexOf(".");
if(n!==-1){let r=e.substring(n+1).replace(/_/g,"");r[r.length-1]==="0"&&(t.minFractionDigits=r.length)}return t},stringify:nt};var Xa=e=>typeof e=="bigint"||Number.isInteger(e);function of(e,t,n,{intAsBigInt:r}){let o=e[0];if((o==="-"||o==="+")&&(t+=1),e=e.substring(
t).replace(/_/g,""),r){switch(n){case 2:e=`0b${e}`;break;case 8:e=`0o${e}`;break;case 16:e=`0x${e}`;break}let i=BigInt(e);return o==="-"?BigInt(
-1)*i:i}let s=parseInt(e,n);return o==="-"?-1*s:s}function hb(e,t,n){let{value:r}=e;if(Xa(r)){let o=r.toString(t);return r<0?"-"+n+o.substr(
1):n+o}return nt(e)}var PE={identify:Xa,default:!0,tag:"tag:yaml.org,2002:int",format:"BIN",test:/^[-+]?0b[0-1_]+$/,resolve:(e,t,n)=>of(e,2,
2,n),stringify:e=>hb(e,2,"0b")},TE={identify:Xa,default:!0,tag:"tag:yaml.org,2002:int",format:"OCT",test:/^[-+]?0[0-7_]+$/,resolve:(e,t,n)=>of(
e,1,8,n),stringify:e=>hb(e,8,"0")},CE={identify:Xa,default:!0,tag:"tag:yaml.org,2002:int",test:/^[-+]?[0-9][0-9_]*$/,resolve:(e,t,n)=>of(e,0,
10,n),stringify:nt},AE={identify:Xa,default:!0,tag:"tag:yaml.org,2002:int",format:"HEX",test:/^[-+]?0x[0-9a-fA-F_]+$/,resolve:(e,t,n)=>of(e,
2,16,n),stringify:e=>hb(e,16,"0x")};var Ws=class e extends Fe{constructor(t){super(t),this.tag=e.tag}add(t){let n;ne(t)?n=t:t&&typeof t=="object"&&"key"in t&&"value"in t&&t.value===
null?n=new Ie(t.key,null):n=new Ie(t,null),Lr(this.items,n.key)||this.items.push(n)}get(t,n){let r=Lr(this.items,t);return!n&&ne(r)?q(r.key)?
r.key.value:r.key:r}set(t,n){if(typeof n!="boolean")throw new Error(`Expected boolean value for set(key, value) in a YAML set, not ${typeof n}`);
let r=Lr(this.items,t);r&&!n?this.items.splice(this.items.indexOf(r),1):!r&&n&&this.items.push(new Ie(t))}toJSON(t,n){return super.toJSON(t,
n,Set)}toString(t,n,r){if(!t)return JSON.stringify(this);if(this.hasAllNullValues(!0))return super.toString(Object.assign({},t,{allNullValues:!0}),
n,r);throw new Error("Set items must all have null values")}static from(t,n,r){let{replacer:o}=r,s=new this(t);if(n&&Symbol.iterator in Object(
n))for(let i of n)typeof o=="function"&&(i=o.call(n,i,i)),s.items.push(Hs(i,null,r));return s}};Ws.tag="tag:yaml.org,2002:set";var Qa={collection:"\
map",identify:e=>e instanceof Set,nodeClass:Ws,default:!1,tag:"tag:yaml.org,2002:set",createNode:(e,t,n)=>Ws.from(e,t,n),resolve(e,t){if(Ye(
e)){if(e.hasAllNullValues(!0))return Object.assign(new Ws,e);t("Set items must all have null values")}else t("Expected a mapping for this ta\
g");return e}};function gb(e,t){let n=e[0],r=n==="-"||n==="+"?e.substring(1):e,o=i=>t?BigInt(i):Number(i),s=r.replace(/_/g,"").split(":").reduce((i,a)=>i*o(
60)+o(a),o(0));return n==="-"?o(-1)*s:s}function NE(e){let{value:t}=e,n=i=>i;if(typeof t=="bigint")n=i=>BigInt(i);else if(isNaN(t)||!isFinite(
t))return nt(e);let r="";t<0&&(r="-",t*=n(-1));let o=n(60),s=[t%o];return t<60?s.unshift(0):(t=(t-s[0])/o,s.unshift(t%o),t>=60&&(t=(t-s[0])/
o,s.unshift(t))),r+s.map(i=>String(i).padStart(2,"0")).join(":").replace(/000000\d*$/,"")}var sf={identify:e=>typeof e=="bigint"||Number.isInteger(
e),default:!0,tag:"tag:yaml.org,2002:int",format:"TIME",test:/^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+$/,resolve:(e,t,{intAsBigInt:n})=>gb(e,n),stringify:NE},
af={identify:e=>typeof e=="number",default:!0,tag:"tag:yaml.org,2002:float",format:"TIME",test:/^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\.[0-9_]*$/,
resolve:e=>gb(e,!1),stringify:NE},Vs={identify:e=>e instanceof Date,default:!0,tag:"tag:yaml.org,2002:timestamp",test:RegExp("^([0-9]{4})-([\
0-9]{1,2})-([0-9]{1,2})(?:(?:t|T|[ \\t]+)([0-9]{1,2}):([0-9]{1,2}):([0-9]{1,2}(\\.[0-9]+)?)(?:[ \\t]*(Z|[-+][012]?[0-9](?::[0-9]{2})?))?)?$"),
resolve(e){let t=e.match(Vs.test);if(!t)throw new Error("!!timestamp expects a date, starting with yyyy-mm-dd");let[,n,r,o,s,i,a]=t.map(Number),
c=t[7]?Number((t[7]+"00").substr(1,3)):0,l=Date.UTC(n,r-1,o,s||0,i||0,a||0,c),u=t[8];if(u&&u!=="Z"){let d=gb(u,!1);Math.abs(d)<30&&(d*=60),l-=
6e4*d}return new Date(l)},stringify:({value:e})=>e?.toISOString().replace(/(T00:00:00)?\.000Z$/,"")??""};var yb=[dn,fn,Dr,_o,mb,pb,PE,TE,CE,AE,RE,EE,_E,Ka,un,Ya,Ja,Qa,sf,af,Vs];var ME=new Map([["core",vE],["failsafe",[dn,fn,Dr]],["json",$E],["yaml11",yb],["yaml-1.1",yb]]),IE={binary:Ka,bool:Va,float:Xd,floatExp:Yd,floatNaN:Jd,
floatTime:af,int:tf,intHex:nf,intOct:ef,intTime:sf,map:dn,merge:un,null:_o,omap:Ya,pairs:Ja,seq:fn,set:Qa,timestamp:Vs},zE={"tag:yaml.org,20\
02:binary":Ka,"tag:yaml.org,2002:merge":un,"tag:yaml.org,2002:omap":Ya,"tag:yaml.org,2002:pairs":Ja,"tag:yaml.org,2002:set":Qa,"tag:yaml.org\
,2002:timestamp":Vs};function cf(e,t,n){let r=ME.get(t);if(r&&!e)return n&&!r.includes(un)?r.concat(un):r.slice();let o=r;if(!o)if(Array.isArray(
e))o=[];else{let s=Array.from(ME.keys()).filter(i=>i!=="yaml11").map(i=>JSON.stringify(i)).join(", ");throw new Error(`Unknown schema "${t}"\
; use one of ${s} or define customTags array`)}if(Array.isArray(e))for(let s of e)o=o.concat(s);else typeof e=="function"&&(o=e(o.slice()));
return n&&(o=o.concat(un)),o.reduce((s,i)=>{let a=typeof i=="string"?IE[i]:i;if(!a){let c=JSON.stringify(i),l=Object.keys(IE).map(u=>JSON.stringify(
u)).join(", ");throw new Error(`Unknown custom tag ${c}; use one of ${l}`)}return s.includes(a)||s.push(a),s},[])}var fG=(e,t)=>e.key<t.key?-1:e.key>t.key?1:0,ec=class e{constructor({compat:t,customTags:n,merge:r,resolveKnownTags:o,schema:s,sortMapEntries:i,
toStringDefaults:a}){this.compat=Array.isArray(t)?cf(t,"compat"):t?cf(null,t):null,this.name=typeof s=="string"&&s||"core",this.knownTags=o?
zE:{},this.tags=cf(n,this.name,r),this.toStringOptions=a??null,Object.defineProperty(this,ln,{value:dn}),Object.defineProperty(this,Pt,{value:Dr}),
Object.defineProperty(this,ir,{value:fn}),this.sortMapEntries=typeof i=="function"?i:i===!0?fG:null}clone(){let t=Object.create(e.prototype,
Object.getOwnPropertyDescriptors(this));return t.tags=this.tags.slice(),t}};function LE(e,t){let n=[],r=t.directives===!0;if(t.directives!==!1&&e.directives){let c=e.directives.toString(e);c?(n.push(c),r=!0):e.directives.
docStart&&(r=!0)}r&&n.push("---");let o=Gd(e,t),{commentString:s}=o.options;if(e.commentBefore){n.length!==1&&n.unshift("");let c=s(e.commentBefore);
n.unshift(Vt(c,""))}let i=!1,a=null;if(e.contents){if(ee(e.contents)){if(e.contents.spaceBefore&&r&&n.push(""),e.contents.commentBefore){let u=s(
e.contents.commentBefore);n.push(Vt(u,""))}o.forceBlockIndent=!!e.comment,a=e.contents.comment}let c=a?void 0:()=>i=!0,l=lr(e.contents,o,()=>a=
null,c);a&&(l+=An(l,"",s(a))),(l[0]==="|"||l[0]===">")&&n[n.length-1]==="---"?n[n.length-1]=`--- ${l}`:n.push(l)}else n.push(lr(e.contents,o));
if(e.directives?.docEnd)if(e.comment){let c=s(e.comment);c.includes(`
`)?(n.push("..."),n.push(Vt(c,""))):n.push(`... ${c}`)}else n.push("...");else{let c=e.comment;c&&i&&(c=c.replace(/^\n+/,"")),c&&((!i||a)&&n[n.
length-1]!==""&&n.push(""),n.push(Vt(s(c),"")))}return n.join(`
`)+`
`}var Fr=class e{constructor(t,n,r){this.commentBefore=null,this.comment=null,this.errors=[],this.warnings=[],Object.defineProperty(this,ut,{value:Md});
let o=null;typeof n=="function"||Array.isArray(n)?o=n:r===void 0&&n&&(r=n,n=void 0);let s=Object.assign({intAsBigInt:!1,keepSourceTokens:!1,
logLevel:"warn",prettyErrors:!0,strict:!0,stringKeys:!1,uniqueKeys:!0,version:"1.2"},r);this.options=s;let{version:i}=s;r?._directives?(this.
directives=r._directives.atDocument(),this.directives.yaml.explicit&&(i=this.directives.yaml.version)):this.directives=new Cn({version:i}),this.
setSchema(i,r),this.contents=t===void 0?null:this.createNode(t,o,r)}clone(){let t=Object.create(e.prototype,{[ut]:{value:Md}});return t.commentBefore=
this.commentBefore,t.comment=this.comment,t.errors=this.errors.slice(),t.warnings=this.warnings.slice(),t.options=Object.assign({},this.options),
this.directives&&(t.directives=this.directives.clone()),t.schema=this.schema.clone(),t.contents=ee(this.contents)?this.contents.clone(t.schema):
this.contents,this.range&&(t.range=this.range.slice()),t}add(t){Ks(this.contents)&&this.contents.add(t)}addIn(t,n){Ks(this.contents)&&this.contents.
addIn(t,n)}createAlias(t,n){if(!t.anchor){let r=nb(this);t.anchor=!n||r.has(n)?rb(n||"a",r):n}return new ar(t.anchor)}createNode(t,n,r){let o;
if(typeof n=="function")t=n.call({"":t},"",t),o=n;else if(Array.isArray(n)){let g=b=>typeof b=="number"||b instanceof String||b instanceof Number,
y=n.filter(g).map(String);y.length>0&&(n=n.concat(y)),o=n}else r===void 0&&n&&(r=n,n=void 0);let{aliasDuplicateObjects:s,anchorPrefix:i,flow:a,
keepUndefined:c,onTagObj:l,tag:u}=r??{},{onAnchor:d,setAnchors:f,sourceObjects:m}=hE(this,i||"a"),h={aliasDuplicateObjects:s??!0,keepUndefined:c??
!1,onAnchor:d,onTagObj:l,replacer:o,schema:this.schema,sourceObjects:m},p=cr(t,u,h);return a&&ue(p)&&(p.flow=!0),f(),p}createPair(t,n,r={}){
let o=this.createNode(t,null,r),s=this.createNode(n,null,r);return new Ie(o,s)}delete(t){return Ks(this.contents)?this.contents.delete(t):!1}deleteIn(t){
return Zs(t)?this.contents==null?!1:(this.contents=null,!0):Ks(this.contents)?this.contents.deleteIn(t):!1}get(t,n){return ue(this.contents)?
this.contents.get(t,n):void 0}getIn(t,n){return Zs(t)?!n&&q(this.contents)?this.contents.value:this.contents:ue(this.contents)?this.contents.
getIn(t,n):void 0}has(t){return ue(this.contents)?this.contents.has(t):!1}hasIn(t){return Zs(t)?this.contents!==void 0:ue(this.contents)?this.
contents.hasIn(t):!1}set(t,n){this.contents==null?this.contents=Ga(this.schema,[t],n):Ks(this.contents)&&this.contents.set(t,n)}setIn(t,n){Zs(
t)?this.contents=n:this.contents==null?this.contents=Ga(this.schema,Array.from(t),n):Ks(this.contents)&&this.contents.setIn(t,n)}setSchema(t,n={}){
typeof t=="number"&&(t=String(t));let r;switch(t){case"1.1":this.directives?this.directives.yaml.version="1.1":this.directives=new Cn({version:"\
1.1"}),r={resolveKnownTags:!1,schema:"yaml-1.1"};break;case"1.2":case"next":this.directives?this.directives.yaml.version=t:this.directives=new Cn(
{version:t}),r={resolveKnownTags:!0,schema:"core"};break;case null:this.directives&&delete this.directives,r=null;break;default:{let o=JSON.
stringify(t);throw new Error(`Expected '1.1', '1.2' or null as first argument, but found: ${o}`)}}if(n.schema instanceof Object)this.schema=
n.schema;else if(r)this.schema=new ec(Object.assign(r,n));else throw new Error("With a null YAML version, the { schema: Schema } option is r\
equired")}toJS({json:t,jsonArg:n,mapAsMap:r,maxAliasCount:o,onAnchor:s,reviver:i}={}){let a={anchors:new Map,doc:this,keep:!t,mapAsMap:r===!0,
mapKeyWarned:!1,maxAliasCount:typeof o=="number"?o:100},c=He(this.contents,n??"",a);if(typeof s=="function")for(let{count:l,res:u}of a.anchors.
values())s(u,l);return typeof i=="function"?Ir(i,{"":c},"",c):c}toJSON(t,n){return this.toJS({json:!0,jsonArg:t,mapAsMap:!1,onAnchor:n})}toString(t={}){
if(this.errors.length>0)throw new Error("Document with errors cannot be stringified");if("indent"in t&&(!Number.isInteger(t.indent)||Number(
t.indent)<=0)){let n=JSON.stringify(t.indent);throw new Error(`"indent" option must be a positive integer, not ${n}`)}return LE(this,t)}};function Ks(e){
if(ue(e))return!0;throw new Error("Expected a YAML collection as document contents")}var tc=class extends Error{constructor(t,n,r,o){super(),this.name=t,this.code=r,this.message=o,this.pos=n}},mn=class extends tc{constructor(t,n,r){
super("YAMLParseError",t,n,r)}},nc=class extends tc{constructor(t,n,r){super("YAMLWarning",t,n,r)}},bb=(e,t)=>n=>{if(n.pos[0]===-1)return;n.
linePos=n.pos.map(a=>t.linePos(a));let{line:r,col:o}=n.linePos[0];n.message+=` at line ${r}, column ${o}`;let s=o-1,i=e.substring(t.lineStarts[r-
1],t.lineStarts[r]).replace(/[\n\r]+$/,"");if(s>=60&&i.length>80){let a=Math.min(s-39,i.length-79);i="\u2026"+i.substring(a),s-=a-1}if(i.length>
80&&(i=i.substring(0,79)+"\u2026"),r>1&&/^ *$/.test(i.substring(0,s))){let a=e.substring(t.lineStarts[r-2],t.lineStarts[r-1]);a.length>80&&(a=
a.substring(0,79)+`\u2026
`),i=a+i}if(/[^ ]/.test(i)){let a=1,c=n.linePos[1];c?.line===r&&c.col>o&&(a=Math.max(1,Math.min(c.col-o,80-s)));let l=" ".repeat(s)+"^".repeat(
a);n.message+=`:

${i}
${l}
`}};function Nn(e,{flow:t,indicator:n,next:r,offset:o,onError:s,parentIndent:i,startOnNewline:a}){let c=!1,l=a,u=a,d="",f="",m=!1,h=!1,p=null,g=null,
y=null,b=null,x=null,S=null,R=null;for(let P of e)switch(h&&(P.type!=="space"&&P.type!=="newline"&&P.type!=="comma"&&s(P.offset,"MISSING_CHA\
R","Tags and anchors must be separated from the next token by white space"),h=!1),p&&(l&&P.type!=="comment"&&P.type!=="newline"&&s(p,"TAB_AS\
_INDENT","Tabs are not allowed as indentation"),p=null),P.type){case"space":!t&&(n!=="doc-start"||r?.type!=="flow-collection")&&P.source.includes(
"	")&&(p=P),u=!0;break;case"comment":{u||s(P,"MISSING_CHAR","Comments must be separated from other tokens by white space characters");let N=P.
source.substring(1)||" ";d?d+=f+N:d=N,f="",l=!1;break}case"newline":l?d?d+=P.source:(!S||n!=="seq-item-ind")&&(c=!0):f+=P.source,l=!0,m=!0,(g||
y)&&(b=P),u=!0;break;case"anchor":g&&s(P,"MULTIPLE_ANCHORS","A node can have at most one anchor"),P.source.endsWith(":")&&s(P.offset+P.source.
length-1,"BAD_ALIAS","Anchor ending in : is ambiguous",!0),g=P,R??(R=P.offset),l=!1,u=!1,h=!0;break;case"tag":{y&&s(P,"MULTIPLE_TAGS","A nod\
e can have at most one tag"),y=P,R??(R=P.offset),l=!1,u=!1,h=!0;break}case n:(g||y)&&s(P,"BAD_PROP_ORDER",`Anchors and tags must be after th\
e ${P.source} indicator`),S&&s(P,"UNEXPECTED_TOKEN",`Unexpected ${P.source} in ${t??"collection"}`),S=P,l=n==="seq-item-ind"||n==="explicit-\
key-ind",u=!1;break;case"comma":if(t){x&&s(P,"UNEXPECTED_TOKEN",`Unexpected , in ${t}`),x=P,l=!1,u=!1;break}default:s(P,"UNEXPECTED_TOKEN",`\
Unexpected ${P.type} token`),l=!1,u=!1}let $=e[e.length-1],_=$?$.offset+$.source.length:o;return h&&r&&r.type!=="space"&&r.type!=="newline"&&
r.type!=="comma"&&(r.type!=="scalar"||r.source!=="")&&s(r.offset,"MISSING_CHAR","Tags and anchors must be separated from the next token by w\
hite space"),p&&(l&&p.indent<=i||r?.type==="block-map"||r?.type==="block-seq")&&s(p,"TAB_AS_INDENT","Tabs are not allowed as indentation"),{
comma:x,found:S,spaceBefore:c,comment:d,hasNewline:m,anchor:g,tag:y,newlineAfterProp:b,end:_,start:R??_}}function Br(e){if(!e)return null;switch(e.type){case"alias":case"scalar":case"double-quoted-scalar":case"single-quoted-scalar":if(e.source.includes(
`
`))return!0;if(e.end){for(let t of e.end)if(t.type==="newline")return!0}return!1;case"flow-collection":for(let t of e.items){for(let n of t.
start)if(n.type==="newline")return!0;if(t.sep){for(let n of t.sep)if(n.type==="newline")return!0}if(Br(t.key)||Br(t.value))return!0}return!1;default:
return!0}}function rc(e,t,n){if(t?.type==="flow-collection"){let r=t.end[0];r.indent===e&&(r.source==="]"||r.source==="}")&&Br(t)&&n(r,"BAD_INDENT","F\
low end indicator should be more indented than parent",!0)}}function lf(e,t,n){let{uniqueKeys:r}=e.options;if(r===!1)return!1;let o=typeof r=="function"?r:(s,i)=>s===i||q(s)&&q(i)&&s.value===i.value;return t.
some(s=>o(s.key,n))}var DE="All mapping items must start at the same column";function FE({composeNode:e,composeEmptyNode:t},n,r,o,s){let i=s?.nodeClass??Fe,a=new i(
n.schema);n.atRoot&&(n.atRoot=!1);let c=r.offset,l=null;for(let u of r.items){let{start:d,key:f,sep:m,value:h}=u,p=Nn(d,{indicator:"explicit\
-key-ind",next:f??m?.[0],offset:c,onError:o,parentIndent:r.indent,startOnNewline:!0}),g=!p.found;if(g){if(f&&(f.type==="block-seq"?o(c,"BLOC\
K_AS_IMPLICIT_KEY","A block sequence may not be used as an implicit map key"):"indent"in f&&f.indent!==r.indent&&o(c,"BAD_INDENT",DE)),!p.anchor&&
!p.tag&&!m){l=p.end,p.comment&&(a.comment?a.comment+=`
`+p.comment:a.comment=p.comment);continue}(p.newlineAfterProp||Br(f))&&o(f??d[d.length-1],"MULTILINE_IMPLICIT_KEY","Implicit keys need to be\
 on a single line")}else p.found?.indent!==r.indent&&o(c,"BAD_INDENT",DE);n.atKey=!0;let y=p.end,b=f?e(n,f,p,o):t(n,y,d,null,p,o);n.schema.compat&&
rc(r.indent,f,o),n.atKey=!1,lf(n,a.items,b)&&o(y,"DUPLICATE_KEY","Map keys must be unique");let x=Nn(m??[],{indicator:"map-value-ind",next:h,
offset:b.range[2],onError:o,parentIndent:r.indent,startOnNewline:!f||f.type==="block-scalar"});if(c=x.end,x.found){g&&(h?.type==="block-map"&&
!x.hasNewline&&o(c,"BLOCK_AS_IMPLICIT_KEY","Nested mappings are not allowed in compact mappings"),n.options.strict&&p.start<x.found.offset-1024&&
o(b.range,"KEY_OVER_1024_CHARS","The : indicator must be at most 1024 chars after the start of an implicit block mapping key"));let S=h?e(n,
h,x,o):t(n,c,m,null,x,o);n.schema.compat&&rc(r.indent,h,o),c=S.range[2];let R=new Ie(b,S);n.options.keepSourceTokens&&(R.srcToken=u),a.items.
push(R)}else{g&&o(b.range,"MISSING_CHAR","Implicit map keys need to be followed by map values"),x.comment&&(b.comment?b.comment+=`
`+x.comment:b.comment=x.comment);let S=new Ie(b);n.options.keepSourceTokens&&(S.srcToken=u),a.items.push(S)}}return l&&l<c&&o(l,"IMPOSSIBLE",
"Map comment with trailing content"),a.range=[r.offset,c,l??c],a}function BE({composeNode:e,composeEmptyNode:t},n,r,o,s){let i=s?.nodeClass??tt,a=new i(n.schema);n.atRoot&&(n.atRoot=!1),n.atKey&&(n.atKey=!1);
let c=r.offset,l=null;for(let{start:u,value:d}of r.items){let f=Nn(u,{indicator:"seq-item-ind",next:d,offset:c,onError:o,parentIndent:r.indent,
startOnNewline:!0});if(!f.found)if(f.anchor||f.tag||d)d?.type==="block-seq"?o(f.end,"BAD_INDENT","All sequence items must start at the same \
column"):o(c,"MISSING_CHAR","Sequence item without - indicator");else{l=f.end,f.comment&&(a.comment=f.comment);continue}let m=d?e(n,d,f,o):t(
n,f.end,u,null,f,o);n.schema.compat&&rc(r.indent,d,o),c=m.range[2],a.items.push(m)}return a.range=[r.offset,c,l??c],a}function Mn(e,t,n,r){let o="";if(e){let s=!1,i="";for(let a of e){let{source:c,type:l}=a;switch(l){case"space":s=!0;break;case"comment":{n&&
!s&&r(a,"MISSING_CHAR","Comments must be separated from other tokens by white space characters");let u=c.substring(1)||" ";o?o+=i+u:o=u,i="";
break}case"newline":o&&(i+=c),s=!0;break;default:r(a,"UNEXPECTED_TOKEN",`Unexpected ${l} at node end`)}t+=c.length}}return{comment:o,offset:t}}var wb="Block collections are not allowed within flow collections",xb=e=>e&&(e.type==="block-map"||e.type==="block-seq");function jE({composeNode:e,
composeEmptyNode:t},n,r,o,s){let i=r.start.source==="{",a=i?"flow map":"flow sequence",c=s?.nodeClass??(i?Fe:tt),l=new c(n.schema);l.flow=!0;
let u=n.atRoot;u&&(n.atRoot=!1),n.atKey&&(n.atKey=!1);let d=r.offset+r.start.source.length;for(let g=0;g<r.items.length;++g){let y=r.items[g],
{start:b,key:x,sep:S,value:R}=y,$=Nn(b,{flow:a,indicator:"explicit-key-ind",next:x??S?.[0],offset:d,onError:o,parentIndent:r.indent,startOnNewline:!1});
if(!$.found){if(!$.anchor&&!$.tag&&!S&&!R){g===0&&$.comma?o($.comma,"UNEXPECTED_TOKEN",`Unexpected , in ${a}`):g<r.items.length-1&&o($.start,
"UNEXPECTED_TOKEN",`Unexpected empty item in ${a}`),$.comment&&(l.comment?l.comment+=`
`+$.comment:l.comment=$.comment),d=$.end;continue}!i&&n.options.strict&&Br(x)&&o(x,"MULTILINE_IMPLICIT_KEY","Implicit keys of flow sequence \
pairs need to be on a single line")}if(g===0)$.comma&&o($.comma,"UNEXPECTED_TOKEN",`Unexpected , in ${a}`);else if($.comma||o($.start,"MISSI\
NG_CHAR",`Missing , between ${a} items`),$.comment){let _="";e:for(let P of b)switch(P.type){case"comma":case"space":break;case"comment":_=P.
source.substring(1);break e;default:break e}if(_){let P=l.items[l.items.length-1];ne(P)&&(P=P.value??P.key),P.comment?P.comment+=`
`+_:P.comment=_,$.comment=$.comment.substring(_.length+1)}}if(!i&&!S&&!$.found){let _=R?e(n,R,$,o):t(n,$.end,S,null,$,o);l.items.push(_),d=_.
range[2],xb(R)&&o(_.range,"BLOCK_IN_FLOW",wb)}else{n.atKey=!0;let _=$.end,P=x?e(n,x,$,o):t(n,_,b,null,$,o);xb(x)&&o(P.range,"BLOCK_IN_FLOW",
wb),n.atKey=!1;let N=Nn(S??[],{flow:a,indicator:"map-value-ind",next:R,offset:P.range[2],onError:o,parentIndent:r.indent,startOnNewline:!1});
if(N.found){if(!i&&!$.found&&n.options.strict){if(S)for(let B of S){if(B===N.found)break;if(B.type==="newline"){o(B,"MULTILINE_IMPLICIT_KEY",
"Implicit keys of flow sequence pairs need to be on a single line");break}}$.start<N.found.offset-1024&&o(N.found,"KEY_OVER_1024_CHARS","The\
 : indicator must be at most 1024 chars after the start of an implicit flow sequence key")}}else R&&("source"in R&&R.source?.[0]===":"?o(R,"\
MISSING_CHAR",`Missing space after : in ${a}`):o(N.start,"MISSING_CHAR",`Missing , or : between ${a} items`));let M=R?e(n,R,N,o):N.found?t(n,
N.end,S,null,N,o):null;M?xb(R)&&o(M.range,"BLOCK_IN_FLOW",wb):N.comment&&(P.comment?P.comment+=`
`+N.comment:P.comment=N.comment);let W=new Ie(P,M);if(n.options.keepSourceTokens&&(W.srcToken=y),i){let B=l;lf(n,B.items,P)&&o(_,"DUPLICATE_\
KEY","Map keys must be unique"),B.items.push(W)}else{let B=new Fe(n.schema);B.flow=!0,B.items.push(W);let te=(M??P).range;B.range=[P.range[0],
te[1],te[2]],l.items.push(B)}d=M?M.range[2]:N.end}}let f=i?"}":"]",[m,...h]=r.end,p=d;if(m?.source===f)p=m.offset+m.source.length;else{let g=a[0].
toUpperCase()+a.substring(1),y=u?`${g} must end with a ${f}`:`${g} in block collection must be sufficiently indented and end with a ${f}`;o(
d,u?"MISSING_CHAR":"BAD_INDENT",y),m&&m.source.length!==1&&h.unshift(m)}if(h.length>0){let g=Mn(h,p,n.options.strict,o);g.comment&&(l.comment?
l.comment+=`
`+g.comment:l.comment=g.comment),l.range=[r.offset,p,g.offset]}else l.range=[r.offset,p,p];return l}function Sb(e,t,n,r,o,s){let i=n.type==="block-map"?FE(e,t,n,r,s):n.type==="block-seq"?BE(e,t,n,r,s):jE(e,t,n,r,s),a=i.constructor;return o===
"!"||o===a.tagName?(i.tag=a.tagName,i):(o&&(i.tag=o),i)}function UE(e,t,n,r,o){let s=r.tag,i=s?t.directives.tagName(s.source,f=>o(s,"TAG_RES\
OLVE_FAILED",f)):null;if(n.type==="block-seq"){let{anchor:f,newlineAfterProp:m}=r,h=f&&s?f.offset>s.offset?f:s:f??s;h&&(!m||m.offset<h.offset)&&
o(h,"MISSING_CHAR","Missing newline after block sequence props")}let a=n.type==="block-map"?"map":n.type==="block-seq"?"seq":n.start.source===
"{"?"map":"seq";if(!s||!i||i==="!"||i===Fe.tagName&&a==="map"||i===tt.tagName&&a==="seq")return Sb(e,t,n,o,i);let c=t.schema.tags.find(f=>f.
tag===i&&f.collection===a);if(!c){let f=t.schema.knownTags[i];if(f?.collection===a)t.schema.tags.push(Object.assign({},f,{default:!1})),c=f;else
return f?o(s,"BAD_COLLECTION_TYPE",`${f.tag} used for ${a} collection, but expects ${f.collection??"scalar"}`,!0):o(s,"TAG_RESOLVE_FAILED",`\
Unresolved tag: ${i}`,!0),Sb(e,t,n,o,i)}let l=Sb(e,t,n,o,i,c),u=c.resolve?.(l,f=>o(s,"TAG_RESOLVE_FAILED",f),t.options)??l,d=ee(u)?u:new F(u);
return d.range=l.range,d.tag=i,c?.format&&(d.format=c.format),d}function vb(e,t,n){let r=t.offset,o=mG(t,e.options.strict,n);if(!o)return{value:"",type:null,comment:"",range:[r,r,r]};let s=o.mode===">"?F.
BLOCK_FOLDED:F.BLOCK_LITERAL,i=t.source?pG(t.source):[],a=i.length;for(let p=i.length-1;p>=0;--p){let g=i[p][1];if(g===""||g==="\r")a=p;else
break}if(a===0){let p=o.chomp==="+"&&i.length>0?`
`.repeat(Math.max(1,i.length-1)):"",g=r+o.length;return t.source&&(g+=t.source.length),{value:p,type:s,comment:o.comment,range:[r,g,g]}}let c=t.
indent+o.indent,l=t.offset+o.length,u=0;for(let p=0;p<a;++p){let[g,y]=i[p];if(y===""||y==="\r")o.indent===0&&g.length>c&&(c=g.length);else{g.
length<c&&n(l+g.length,"MISSING_CHAR","Block scalars with more-indented leading empty lines must use an explicit indentation indicator"),o.indent===
0&&(c=g.length),u=p,c===0&&!e.atRoot&&n(l,"BAD_INDENT","Block scalar values in collections must be indented");break}l+=g.length+y.length+1}for(let p=i.
length-1;p>=a;--p)i[p][0].length>c&&(a=p+1);let d="",f="",m=!1;for(let p=0;p<u;++p)d+=i[p][0].slice(c)+`
`;for(let p=u;p<a;++p){let[g,y]=i[p];l+=g.length+y.length+1;let b=y[y.length-1]==="\r";if(b&&(y=y.slice(0,-1)),y&&g.length<c){let S=`Block s\
calar lines must not be less indented than their ${o.indent?"explicit indentation indicator":"first line"}`;n(l-y.length-(b?2:1),"BAD_INDENT",
S),g=""}s===F.BLOCK_LITERAL?(d+=f+g.slice(c)+y,f=`
`):g.length>c||y[0]==="	"?(f===" "?f=`
`:!m&&f===`
`&&(f=`

`),d+=f+g.slice(c)+y,f=`
`,m=!0):y===""?f===`
`?d+=`
`:f=`
`:(d+=f+y,f=" ",m=!1)}switch(o.chomp){case"-":break;case"+":for(let p=a;p<i.length;++p)d+=`
`+i[p][0].slice(c);d[d.length-1]!==`
`&&(d+=`
`);break;default:d+=`
`}let h=r+o.length+t.source.length;return{value:d,type:s,comment:o.comment,range:[r,h,h]}}function mG({offset:e,props:t},n,r){if(t[0].type!==
"block-scalar-header")return r(t[0],"IMPOSSIBLE","Block scalar header not found"),null;let{source:o}=t[0],s=o[0],i=0,a="",c=-1;for(let f=1;f<
o.length;++f){let m=o[f];if(!a&&(m==="-"||m==="+"))a=m;else{let h=Number(m);!i&&h?i=h:c===-1&&(c=e+f)}}c!==-1&&r(c,"UNEXPECTED_TOKEN",`Block\
 scalar header includes extra characters: ${o}`);let l=!1,u="",d=o.length;for(let f=1;f<t.length;++f){let m=t[f];switch(m.type){case"space":
l=!0;case"newline":d+=m.source.length;break;case"comment":n&&!l&&r(m,"MISSING_CHAR","Comments must be separated from other tokens by white s\
pace characters"),d+=m.source.length,u=m.source.substring(1);break;case"error":r(m,"UNEXPECTED_TOKEN",m.message),d+=m.source.length;break;default:{
let h=`Unexpected token in block scalar header: ${m.type}`;r(m,"UNEXPECTED_TOKEN",h);let p=m.source;p&&typeof p=="string"&&(d+=p.length)}}}return{
mode:s,indent:i,chomp:a,comment:u,length:d}}function pG(e){let t=e.split(/\n( *)/),n=t[0],r=n.match(/^( *)/),s=[r?.[1]?[r[1],n.slice(r[1].length)]:
["",n]];for(let i=1;i<t.length;i+=2)s.push([t[i],t[i+1]]);return s}function kb(e,t,n){let{offset:r,type:o,source:s,end:i}=e,a,c,l=(f,m,h)=>n(r+f,m,h);switch(o){case"scalar":a=F.PLAIN,c=hG(s,l);break;case"sin\
gle-quoted-scalar":a=F.QUOTE_SINGLE,c=gG(s,l);break;case"double-quoted-scalar":a=F.QUOTE_DOUBLE,c=yG(s,l);break;default:return n(e,"UNEXPECT\
ED_TOKEN",`Expected a flow scalar value, but found: ${o}`),{value:"",type:null,comment:"",range:[r,r+s.length,r+s.length]}}let u=r+s.length,
d=Mn(i,u,t,n);return{value:c,type:a,comment:d.comment,range:[r,u,d.offset]}}function hG(e,t){let n="";switch(e[0]){case"	":n="a tab characte\
r";break;case",":n="flow indicator character ,";break;case"%":n="directive indicator character %";break;case"|":case">":{n=`block scalar ind\
icator ${e[0]}`;break}case"@":case"`":{n=`reserved character ${e[0]}`;break}}return n&&t(0,"BAD_SCALAR_START",`Plain value cannot start with\
 ${n}`),ZE(e)}function gG(e,t){return(e[e.length-1]!=="'"||e.length===1)&&t(e.length,"MISSING_CHAR","Missing closing 'quote"),ZE(e.slice(1,-1)).
replace(/''/g,"'")}function ZE(e){let t=/(.*?)\r?\n/sy,n=t.exec(e);if(!n)return e;let r,o;try{r=new RegExp("(?<![ 	])[ 	]+$"),o=new RegExp("\
^[ 	]+|(?<![ 	])[ 	]+$","g")}catch{r=/[ \t]+$/,o=/^[ \t]+|[ \t]+$/g}let s=n[1].replace(r,""),i=" ",a=t.lastIndex;for(;n=t.exec(e);){let l=n[1].
replace(o,"");l===""?i===`
`?s+=i:i=`
`:(s+=i+l,i=" "),a=t.lastIndex}let c=/[ \t]*(.*)/sy;return c.lastIndex=a,n=c.exec(e),s+i+(n?.[1]??"")}function yG(e,t){let n="";for(let r=1;r<
e.length-1;++r){let o=e[r];if(!(o==="\r"&&e[r+1]===`
`))if(o===`
`){let{fold:s,offset:i}=bG(e,r);n+=s,r=i}else if(o==="\\"){let s=e[++r],i=wG[s];if(i)n+=i;else if(s===`
`)for(s=e[r+1];s===" "||s==="	";)s=e[++r+1];else if(s==="\r"&&e[r+1]===`
`)for(s=e[++r+1];s===" "||s==="	";)s=e[++r+1];else if(s==="x"||s==="u"||s==="U"){let a=s==="x"?2:s==="u"?4:8;n+=xG(e,r+1,a,t),r+=a}else{let a=e.
substr(r-1,2);t(r-1,"BAD_DQ_ESCAPE",`Invalid escape sequence ${a}`),n+=a}}else if(o===" "||o==="	"){let s=r,i=e[r+1];for(;i===" "||i==="	";)
i=e[++r+1];i!==`
`&&!(i==="\r"&&e[r+2]===`
`)&&(n+=r>s?e.slice(s,r+1):o)}else n+=o}return(e[e.length-1]!=='"'||e.length===1)&&t(e.length,"MISSING_CHAR",'Missing closing "quote'),n}function bG(e,t){
let n="",r=e[t+1];for(;(r===" "||r==="	"||r===`
`||r==="\r")&&!(r==="\r"&&e[t+2]!==`
`);)r===`
`&&(n+=`
`),t+=1,r=e[t+1];return n||(n=" "),{fold:n,offset:t}}var wG={0:"\0",a:"\x07",b:"\b",e:"\x1B",f:"\f",n:`
`,r:"\r",t:"	",v:"\v",N:"\x85",_:"\xA0",L:"\u2028",P:"\u2029"," ":" ",'"':'"',"/":"/","\\":"\\","	":"	"};function xG(e,t,n,r){let o=e.substr(
t,n),i=o.length===n&&/^[0-9a-fA-F]+$/.test(o)?parseInt(o,16):NaN;try{return String.fromCodePoint(i)}catch{let a=e.substr(t-2,n+2);return r(t-
2,"BAD_DQ_ESCAPE",`Invalid escape sequence ${a}`),a}}function $b(e,t,n,r){let{value:o,type:s,comment:i,range:a}=t.type==="block-scalar"?vb(e,t,r):kb(t,e.options.strict,r),c=n?e.directives.tagName(
n.source,d=>r(n,"TAG_RESOLVE_FAILED",d)):null,l;e.options.stringKeys&&e.atKey?l=e.schema[Pt]:c?l=SG(e.schema,o,c,n,r):t.type==="scalar"?l=vG(
e,o,t,r):l=e.schema[Pt];let u;try{let d=l.resolve(o,f=>r(n??t,"TAG_RESOLVE_FAILED",f),e.options);u=q(d)?d:new F(d)}catch(d){let f=d instanceof
Error?d.message:String(d);r(n??t,"TAG_RESOLVE_FAILED",f),u=new F(o)}return u.range=a,u.source=o,s&&(u.type=s),c&&(u.tag=c),l.format&&(u.format=
l.format),i&&(u.comment=i),u}function SG(e,t,n,r,o){if(n==="!")return e[Pt];let s=[];for(let a of e.tags)if(!a.collection&&a.tag===n)if(a.default&&
a.test)s.push(a);else return a;for(let a of s)if(a.test?.test(t))return a;let i=e.knownTags[n];return i&&!i.collection?(e.tags.push(Object.assign(
{},i,{default:!1,test:void 0})),i):(o(r,"TAG_RESOLVE_FAILED",`Unresolved tag: ${n}`,n!=="tag:yaml.org,2002:str"),e[Pt])}function vG({atKey:e,
directives:t,schema:n},r,o,s){let i=n.tags.find(a=>(a.default===!0||e&&a.default==="key")&&a.test?.test(r))||n[Pt];if(n.compat){let a=n.compat.
find(c=>c.default&&c.test?.test(r))??n[Pt];if(i.tag!==a.tag){let c=t.tagString(i.tag),l=t.tagString(a.tag),u=`Value may be parsed as either ${c}\
 or ${l}`;s(o,"TAG_RESOLVE_FAILED",u,!0)}}return i}function GE(e,t,n){if(t){n??(n=t.length);for(let r=n-1;r>=0;--r){let o=t[r];switch(o.type){case"space":case"comment":case"newline":e-=o.source.
length;continue}for(o=t[++r];o?.type==="space";)e+=o.source.length,o=t[++r];break}}return e}var kG={composeNode:Ob,composeEmptyNode:uf};function Ob(e,t,n,r){let o=e.atKey,{spaceBefore:s,comment:i,anchor:a,tag:c}=n,l,u=!0;switch(t.type){case"\
alias":l=$G(e,t,r),(a||c)&&r(t,"ALIAS_PROPS","An alias node must not specify any properties");break;case"scalar":case"single-quoted-scalar":case"\
double-quoted-scalar":case"block-scalar":l=$b(e,t,c,r),a&&(l.anchor=a.source.substring(1));break;case"block-map":case"block-seq":case"flow-c\
ollection":try{l=UE(kG,e,t,n,r),a&&(l.anchor=a.source.substring(1))}catch(d){let f=d instanceof Error?d.message:String(d);r(t,"RESOURCE_EXHA\
USTION",f)}break;default:{let d=t.type==="error"?t.message:`Unsupported token (type: ${t.type})`;r(t,"UNEXPECTED_TOKEN",d),u=!1}}return l??(l=
uf(e,t.offset,void 0,null,n,r)),a&&l.anchor===""&&r(a,"BAD_ALIAS","Anchor cannot be an empty string"),o&&e.options.stringKeys&&(!q(l)||typeof l.
value!="string"||l.tag&&l.tag!=="tag:yaml.org,2002:str")&&r(c??t,"NON_STRING_KEY","With stringKeys, all keys must be strings"),s&&(l.spaceBefore=
!0),i&&(t.type==="scalar"&&t.source===""?l.comment=i:l.commentBefore=i),e.options.keepSourceTokens&&u&&(l.srcToken=t),l}function uf(e,t,n,r,{
spaceBefore:o,comment:s,anchor:i,tag:a,end:c},l){let u={type:"scalar",offset:GE(t,n,r),indent:-1,source:""},d=$b(e,u,a,l);return i&&(d.anchor=
i.source.substring(1),d.anchor===""&&l(i,"BAD_ALIAS","Anchor cannot be an empty string")),o&&(d.spaceBefore=!0),s&&(d.comment=s,d.range[2]=c),
d}function $G({options:e},{offset:t,source:n,end:r},o){let s=new ar(n.substring(1));s.source===""&&o(t,"BAD_ALIAS","Alias cannot be an empty\
 string"),s.source.endsWith(":")&&o(t+n.length-1,"BAD_ALIAS","Alias ending in : is ambiguous",!0);let i=t+n.length,a=Mn(r,i,e.strict,o);return s.
range=[t,i,a.offset],a.comment&&(s.comment=a.comment),s}function HE(e,t,{offset:n,start:r,value:o,end:s},i){let a=Object.assign({_directives:t},e),c=new Fr(void 0,a),l={atKey:!1,atRoot:!0,directives:c.
directives,options:c.options,schema:c.schema},u=Nn(r,{indicator:"doc-start",next:o??s?.[0],offset:n,onError:i,parentIndent:0,startOnNewline:!0});
u.found&&(c.directives.docStart=!0,o&&(o.type==="block-map"||o.type==="block-seq")&&!u.hasNewline&&i(u.end,"MISSING_CHAR","Block collection \
cannot start on same line with directives-end marker")),c.contents=o?Ob(l,o,u,i):uf(l,u.end,r,null,u,i);let d=c.contents.range[2],f=Mn(s,d,!1,
i);return f.comment&&(c.comment=f.comment),c.range=[n,d,f.offset],c}function oc(e){if(typeof e=="number")return[e,e+1];if(Array.isArray(e))return e.length===2?e:[e[0],e[1]];let{offset:t,source:n}=e;return[t,t+
(typeof n=="string"?n.length:1)]}function qE(e){let t="",n=!1,r=!1;for(let o=0;o<e.length;++o){let s=e[o];switch(s[0]){case"#":t+=(t===""?"":
r?`

`:`
`)+(s.substring(1)||" "),n=!0,r=!1;break;case"%":e[o+1]?.[0]!=="#"&&(o+=1),n=!1;break;default:n||(r=!0),n=!1}}return{comment:t,afterEmptyLine:r}}
var sc=class{constructor(t={}){this.doc=null,this.atDirectives=!1,this.prelude=[],this.errors=[],this.warnings=[],this.onError=(n,r,o,s)=>{let i=oc(
n);s?this.warnings.push(new nc(i,r,o)):this.errors.push(new mn(i,r,o))},this.directives=new Cn({version:t.version||"1.2"}),this.options=t}decorate(t,n){
let{comment:r,afterEmptyLine:o}=qE(this.prelude);if(r){let s=t.contents;if(n)t.comment=t.comment?`${t.comment}
${r}`:r;else if(o||t.directives.docStart||!s)t.commentBefore=r;else if(ue(s)&&!s.flow&&s.items.length>0){let i=s.items[0];ne(i)&&(i=i.key);let a=i.
commentBefore;i.commentBefore=a?`${r}
${a}`:r}else{let i=s.commentBefore;s.commentBefore=i?`${r}
${i}`:r}}if(n){for(let s=0;s<this.errors.length;++s)t.errors.push(this.errors[s]);for(let s=0;s<this.warnings.length;++s)t.warnings.push(this.
warnings[s])}else t.errors=this.errors,t.warnings=this.warnings;this.prelude=[],this.errors=[],this.warnings=[]}streamInfo(){return{comment:qE(
this.prelude).comment,directives:this.directives,errors:this.errors,warnings:this.warnings}}*compose(t,n=!1,r=-1){for(let o of t)yield*this.
next(o);yield*this.end(n,r)}*next(t){switch(t.type){case"directive":this.directives.add(t.source,(n,r,o)=>{let s=oc(t);s[0]+=n,this.onError(
s,"BAD_DIRECTIVE",r,o)}),this.prelude.push(t.source),this.atDirectives=!0;break;case"document":{let n=HE(this.options,this.directives,t,this.
onError);this.atDirectives&&!n.directives.docStart&&this.onError(t,"MISSING_CHAR","Missing directives-end/doc-start indicator line"),this.decorate(
n,!1),this.doc&&(yield this.doc),this.doc=n,this.atDirectives=!1;break}case"byte-order-mark":case"space":break;case"comment":case"newline":this.
prelude.push(t.source);break;case"error":{let n=t.source?`${t.message}: ${JSON.stringify(t.source)}`:t.message,r=new mn(oc(t),"UNEXPECTED_TO\
KEN",n);this.atDirectives||!this.doc?this.errors.push(r):this.doc.errors.push(r);break}case"doc-end":{if(!this.doc){let r="Unexpected doc-en\
d without preceding document";this.errors.push(new mn(oc(t),"UNEXPECTED_TOKEN",r));break}this.doc.directives.docEnd=!0;let n=Mn(t.end,t.offset+
t.source.length,this.doc.options.strict,this.onError);if(this.decorate(this.doc,!0),n.comment){let r=this.doc.comment;this.doc.comment=r?`${r}\

${n.comment}`:n.comment}this.doc.range[2]=n.offset;break}default:this.errors.push(new mn(oc(t),"UNEXPECTED_TOKEN",`Unsupported token ${t.type}`))}}*end(t=!1,n=-1){
if(this.doc)this.decorate(this.doc,!0),yield this.doc,this.doc=null;else if(t){let r=Object.assign({_directives:this.directives},this.options),
o=new Fr(void 0,r);this.atDirectives&&this.onError(n,"MISSING_CHAR","Missing directives-end indicator line"),o.range=[0,n,n],this.decorate(o,
!1),yield o}}};var Rb=Symbol("break visit"),OG=Symbol("skip children"),WE=Symbol("remove item");function Po(e,t){"type"in e&&e.type==="document"&&(e={start:e.
start,value:e.value}),VE(Object.freeze([]),e,t)}Po.BREAK=Rb;Po.SKIP=OG;Po.REMOVE=WE;Po.itemAtPath=(e,t)=>{let n=e;for(let[r,o]of t){let s=n?.[r];
if(s&&"items"in s)n=s.items[o];else return}return n};Po.parentCollection=(e,t)=>{let n=Po.itemAtPath(e,t.slice(0,-1)),r=t[t.length-1][0],o=n?.[r];
if(o&&"items"in o)return o;throw new Error("Parent collection not found")};function VE(e,t,n){let r=n(t,e);if(typeof r=="symbol")return r;for(let o of[
"key","value"]){let s=t[o];if(s&&"items"in s){for(let i=0;i<s.items.length;++i){let a=VE(Object.freeze(e.concat([[o,i]])),s.items[i],n);if(typeof a==
"number")i=a-1;else{if(a===Rb)return Rb;a===WE&&(s.items.splice(i,1),i-=1)}}typeof r=="function"&&o==="key"&&(r=r(t,e))}}return typeof r=="f\
unction"?r(t,e):r}var Eb="\uFEFF",_b="",Pb="",df="";function KE(e){switch(e){case Eb:return"byte-order-mark";case _b:return"doc-mode";case Pb:return"flow-error-end";case df:return"scalar";case"\
---":return"doc-start";case"...":return"doc-end";case"":case`
`:case`\r
`:return"newline";case"-":return"seq-item-ind";case"?":return"explicit-key-ind";case":":return"map-value-ind";case"{":return"flow-map-start";case"\
}":return"flow-map-end";case"[":return"flow-seq-start";case"]":return"flow-seq-end";case",":return"comma"}switch(e[0]){case" ":case"	":return"\
space";case"#":return"comment";case"%":return"directive-line";case"*":return"alias";case"&":return"anchor";case"!":return"tag";case"'":return"\
single-quoted-scalar";case'"':return"double-quoted-scalar";case"|":case">":return"block-scalar-header"}return null}function pn(e){switch(e){case void 0:case" ":case`
`:case"\r":case"	":return!0;default:return!1}}var JE=new Set("0123456789ABCDEFabcdef"),EG=new Set("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcde\
fghijklmnopqrstuvwxyz-#;/?:@&=+$_.!~*'()"),ff=new Set(",[]{}"),_G=new Set(` ,[]{}
\r	`),Tb=e=>!e||_G.has(e),ic=class{constructor(){this.atEnd=!1,this.blockScalarIndent=-1,this.blockScalarKeep=!1,this.buffer="",this.flowKey=
!1,this.flowLevel=0,this.indentNext=0,this.indentValue=0,this.lineEndPos=null,this.next=null,this.pos=0}*lex(t,n=!1){if(t){if(typeof t!="str\
ing")throw TypeError("source is not a string");this.buffer=this.buffer?this.buffer+t:t,this.lineEndPos=null}this.atEnd=!n;let r=this.next??"\
stream";for(;r&&(n||this.hasChars(1));)r=yield*this.parseNext(r)}atLineEnd(){let t=this.pos,n=this.buffer[t];for(;n===" "||n==="	";)n=this.buffer[++t];
return!n||n==="#"||n===`
`?!0:n==="\r"?this.buffer[t+1]===`
`:!1}charAt(t){return this.buffer[this.pos+t]}continueScalar(t){let n=this.buffer[t];if(this.indentNext>0){let r=0;for(;n===" ";)n=this.buffer[++r+
t];if(n==="\r"){let o=this.buffer[r+t+1];if(o===`
`||!o&&!this.atEnd)return t+r+1}return n===`
`||r>=this.indentNext||!n&&!this.atEnd?t+r:-1}if(n==="-"||n==="."){let r=this.buffer.substr(t,3);if((r==="---"||r==="...")&&pn(this.buffer[t+
3]))return-1}return t}getLine(){let t=this.lineEndPos;return(typeof t!="number"||t!==-1&&t<this.pos)&&(t=this.buffer.indexOf(`
`,this.pos),this.lineEndPos=t),t===-1?this.atEnd?this.buffer.substring(this.pos):null:(this.buffer[t-1]==="\r"&&(t-=1),this.buffer.substring(
this.pos,t))}hasChars(t){return this.pos+t<=this.buffer.length}setNext(t){return this.buffer=this.buffer.substring(this.pos),this.pos=0,this.
lineEndPos=null,this.next=t,null}peek(t){return this.buffer.substr(this.pos,t)}*parseNext(t){switch(t){case"stream":return yield*this.parseStream();case"\
line-start":return yield*this.parseLineStart();case"block-start":return yield*this.parseBlockStart();case"doc":return yield*this.parseDocument();case"\
flow":return yield*this.parseFlowCollection();case"quoted-scalar":return yield*this.parseQuotedScalar();case"block-scalar":return yield*this.
parseBlockScalar();case"plain-scalar":return yield*this.parsePlainScalar()}}*parseStream(){let t=this.getLine();if(t===null)return this.setNext(
"stream");if(t[0]===Eb&&(yield*this.pushCount(1),t=t.substring(1)),t[0]==="%"){let n=t.length,r=t.indexOf("#");for(;r!==-1;){let s=t[r-1];if(s===
" "||s==="	"){n=r-1;break}else r=t.indexOf("#",r+1)}for(;;){let s=t[n-1];if(s===" "||s==="	")n-=1;else break}let o=(yield*this.pushCount(n))+
(yield*this.pushSpaces(!0));return yield*this.pushCount(t.length-o),this.pushNewline(),"stream"}if(this.atLineEnd()){let n=yield*this.pushSpaces(
!0);return yield*this.pushCount(t.length-n),yield*this.pushNewline(),"stream"}return yield _b,yield*this.parseLineStart()}*parseLineStart(){
let t=this.charAt(0);if(!t&&!this.atEnd)return this.setNext("line-start");if(t==="-"||t==="."){if(!this.atEnd&&!this.hasChars(4))return this.
setNext("line-start");let n=this.peek(3);if((n==="---"||n==="...")&&pn(this.charAt(3)))return yield*this.pushCount(3),this.indentValue=0,this.
indentNext=0,n==="---"?"doc":"stream"}return this.indentValue=yield*this.pushSpaces(!1),this.indentNext>this.indentValue&&!pn(this.charAt(1))&&
(this.indentNext=this.indentValue),yield*this.parseBlockStart()}*parseBlockStart(){let[t,n]=this.peek(2);if(!n&&!this.atEnd)return this.setNext(
"block-start");if((t==="-"||t==="?"||t===":")&&pn(n)){let r=(yield*this.pushCount(1))+(yield*this.pushSpaces(!0));return this.indentNext=this.
indentValue+1,this.indentValue+=r,"block-start"}return"doc"}*parseDocument(){yield*this.pushSpaces(!0);let t=this.getLine();if(t===null)return this.
setNext("doc");let n=yield*this.pushIndicators();switch(t[n]){case"#":yield*this.pushCount(t.length-n);case void 0:return yield*this.pushNewline(),
yield*this.parseLineStart();case"{":case"[":return yield*this.pushCount(1),this.flowKey=!1,this.flowLevel=1,"flow";case"}":case"]":return yield*this.
pushCount(1),"doc";case"*":return yield*this.pushUntil(Tb),"doc";case'"':case"'":return yield*this.parseQuotedScalar();case"|":case">":return n+=
yield*this.parseBlockScalarHeader(),n+=yield*this.pushSpaces(!0),yield*this.pushCount(t.length-n),yield*this.pushNewline(),yield*this.parseBlockScalar();default:
return yield*this.parsePlainScalar()}}*parseFlowCollection(){let t,n,r=-1;do t=yield*this.pushNewline(),t>0?(n=yield*this.pushSpaces(!1),this.
indentValue=r=n):n=0,n+=yield*this.pushSpaces(!0);while(t+n>0);let o=this.getLine();if(o===null)return this.setNext("flow");if((r!==-1&&r<this.
indentNext&&o[0]!=="#"||r===0&&(o.startsWith("---")||o.startsWith("..."))&&pn(o[3]))&&!(r===this.indentNext-1&&this.flowLevel===1&&(o[0]==="\
]"||o[0]==="}")))return this.flowLevel=0,yield Pb,yield*this.parseLineStart();let s=0;for(;o[s]===",";)s+=yield*this.pushCount(1),s+=yield*this.
pushSpaces(!0),this.flowKey=!1;switch(s+=yield*this.pushIndicators(),o[s]){case void 0:return"flow";case"#":return yield*this.pushCount(o.length-
s),"flow";case"{":case"[":return yield*this.pushCount(1),this.flowKey=!1,this.flowLevel+=1,"flow";case"}":case"]":return yield*this.pushCount(
1),this.flowKey=!0,this.flowLevel-=1,this.flowLevel?"flow":"doc";case"*":return yield*this.pushUntil(Tb),"flow";case'"':case"'":return this.
flowKey=!0,yield*this.parseQuotedScalar();case":":{let i=this.charAt(1);if(this.flowKey||pn(i)||i===",")return this.flowKey=!1,yield*this.pushCount(
1),yield*this.pushSpaces(!0),"flow"}default:return this.flowKey=!1,yield*this.parsePlainScalar()}}*parseQuotedScalar(){let t=this.charAt(0),
n=this.buffer.indexOf(t,this.pos+1);if(t==="'")for(;n!==-1&&this.buffer[n+1]==="'";)n=this.buffer.indexOf("'",n+2);else for(;n!==-1;){let s=0;
for(;this.buffer[n-1-s]==="\\";)s+=1;if(s%2===0)break;n=this.buffer.indexOf('"',n+1)}let r=this.buffer.substring(0,n),o=r.indexOf(`
`,this.pos);if(o!==-1){for(;o!==-1;){let s=this.continueScalar(o+1);if(s===-1)break;o=r.indexOf(`
`,s)}o!==-1&&(n=o-(r[o-1]==="\r"?2:1))}if(n===-1){if(!this.atEnd)return this.setNext("quoted-scalar");n=this.buffer.length}return yield*this.
pushToIndex(n+1,!1),this.flowLevel?"flow":"doc"}*parseBlockScalarHeader(){this.blockScalarIndent=-1,this.blockScalarKeep=!1;let t=this.pos;for(;;){
let n=this.buffer[++t];if(n==="+")this.blockScalarKeep=!0;else if(n>"0"&&n<="9")this.blockScalarIndent=Number(n)-1;else if(n!=="-")break}return yield*this.
pushUntil(n=>pn(n)||n==="#")}*parseBlockScalar(){let t=this.pos-1,n=0,r;e:for(let s=this.pos;r=this.buffer[s];++s)switch(r){case" ":n+=1;break;case`\

`:t=s,n=0;break;case"\r":{let i=this.buffer[s+1];if(!i&&!this.atEnd)return this.setNext("block-scalar");if(i===`
`)break}default:break e}if(!r&&!this.atEnd)return this.setNext("block-scalar");if(n>=this.indentNext){this.blockScalarIndent===-1?this.indentNext=
n:this.indentNext=this.blockScalarIndent+(this.indentNext===0?1:this.indentNext);do{let s=this.continueScalar(t+1);if(s===-1)break;t=this.buffer.
indexOf(`
`,s)}while(t!==-1);if(t===-1){if(!this.atEnd)return this.setNext("block-scalar");t=this.buffer.length}}let o=t+1;for(r=this.buffer[o];r===" ";)
r=this.buffer[++o];if(r==="	"){for(;r==="	"||r===" "||r==="\r"||r===`
`;)r=this.buffer[++o];t=o-1}else if(!this.blockScalarKeep)do{let s=t-1,i=this.buffer[s];i==="\r"&&(i=this.buffer[--s]);let a=s;for(;i===" ";)
i=this.buffer[--s];if(i===`
`&&s>=this.pos&&s+1+n>a)t=s;else break}while(!0);return yield df,yield*this.pushToIndex(t+1,!0),yield*this.parseLineStart()}*parsePlainScalar(){
let t=this.flowLevel>0,n=this.pos-1,r=this.pos-1,o;for(;o=this.buffer[++r];)if(o===":"){let s=this.buffer[r+1];if(pn(s)||t&&ff.has(s))break;
n=r}else if(pn(o)){let s=this.buffer[r+1];if(o==="\r"&&(s===`
`?(r+=1,o=`
`,s=this.buffer[r+1]):n=r),s==="#"||t&&ff.has(s))break;if(o===`
`){let i=this.continueScalar(r+1);if(i===-1)break;r=Math.max(r,i-2)}}else{if(t&&ff.has(o))break;n=r}return!o&&!this.atEnd?this.setNext("plai\
n-scalar"):(yield df,yield*this.pushToIndex(n+1,!0),t?"flow":"doc")}*pushCount(t){return t>0?(yield this.buffer.substr(this.pos,t),this.pos+=
t,t):0}*pushToIndex(t,n){let r=this.buffer.slice(this.pos,t);return r?(yield r,this.pos+=r.length,r.length):(n&&(yield""),0)}*pushIndicators(){
let t=0;e:for(;;){switch(this.charAt(0)){case"!":t+=yield*this.pushTag(),t+=yield*this.pushSpaces(!0);continue e;case"&":t+=yield*this.pushUntil(
Tb),t+=yield*this.pushSpaces(!0);continue e;case"-":case"?":case":":{let n=this.flowLevel>0,r=this.charAt(1);if(pn(r)||n&&ff.has(r)){n?this.
flowKey&&(this.flowKey=!1):this.indentNext=this.indentValue+1,t+=yield*this.pushCount(1),t+=yield*this.pushSpaces(!0);continue e}}}break e}return t}*pushTag(){
if(this.charAt(1)==="<"){let t=this.pos+2,n=this.buffer[t];for(;!pn(n)&&n!==">";)n=this.buffer[++t];return yield*this.pushToIndex(n===">"?t+
1:t,!1)}else{let t=this.pos+1,n=this.buffer[t];for(;n;)if(EG.has(n))n=this.buffer[++t];else if(n==="%"&&JE.has(this.buffer[t+1])&&JE.has(this.
buffer[t+2]))n=this.buffer[t+=3];else break;return yield*this.pushToIndex(t,!1)}}*pushNewline(){let t=this.buffer[this.pos];return t===`
`?yield*this.pushCount(1):t==="\r"&&this.charAt(1)===`
`?yield*this.pushCount(2):0}*pushSpaces(t){let n=this.pos-1,r;do r=this.buffer[++n];while(r===" "||t&&r==="	");let o=n-this.pos;return o>0&&
(yield this.buffer.substr(this.pos,o),this.pos=n),o}*pushUntil(t){let n=this.pos,r=this.buffer[n];for(;!t(r);)r=this.buffer[++n];return yield*this.
pushToIndex(n,!1)}};var To=class{constructor(){this.lineStarts=[],this.addNewLine=t=>this.lineStarts.push(t),this.linePos=t=>{let n=0,r=this.lineStarts.length;for(;n<
r;){let s=n+r>>1;this.lineStarts[s]<t?n=s+1:r=s}if(this.lineStarts[n]===t)return{line:n+1,col:1};if(n===0)return{line:0,col:t};let o=this.lineStarts[n-
1];return{line:n,col:t-o+1}}}};function jr(e,t){for(let n=0;n<e.length;++n)if(e[n].type===t)return!0;return!1}function YE(e){for(let t=0;t<e.length;++t)switch(e[t].type){case"\
space":case"comment":case"newline":break;default:return t}return-1}function QE(e){switch(e?.type){case"alias":case"scalar":case"single-quote\
d-scalar":case"double-quoted-scalar":case"flow-collection":return!0;default:return!1}}function mf(e){switch(e.type){case"document":return e.
start;case"block-map":{let t=e.items[e.items.length-1];return t.sep??t.start}case"block-seq":return e.items[e.items.length-1].start;default:
return[]}}function Js(e){if(e.length===0)return[];let t=e.length;e:for(;--t>=0;)switch(e[t].type){case"doc-start":case"explicit-key-ind":case"\
map-value-ind":case"seq-item-ind":case"newline":break e}for(;e[++t]?.type==="space";);return e.splice(t,e.length)}function pf(e,t){if(t.length<
1e5)Array.prototype.push.apply(e,t);else for(let n=0;n<t.length;++n)e.push(t[n])}function XE(e){if(e.start.type==="flow-seq-start")for(let t of e.
items)t.sep&&!t.value&&!jr(t.start,"explicit-key-ind")&&!jr(t.sep,"map-value-ind")&&(t.key&&(t.value=t.key),delete t.key,QE(t.value)?t.value.
end?pf(t.value.end,t.sep):t.value.end=t.sep:pf(t.start,t.sep),delete t.sep)}var ac=class{constructor(t){this.atNewLine=!0,this.atScalar=!1,this.
indent=0,this.offset=0,this.onKeyLine=!1,this.stack=[],this.source="",this.type="",this.lexer=new ic,this.onNewLine=t}*parse(t,n=!1){this.onNewLine&&
this.offset===0&&this.onNewLine(0);for(let r of this.lexer.lex(t,n))yield*this.next(r);n||(yield*this.end())}*next(t){if(this.source=t,this.
atScalar){this.atScalar=!1,yield*this.step(),this.offset+=t.length;return}let n=KE(t);if(n)if(n==="scalar")this.atNewLine=!1,this.atScalar=!0,
this.type="scalar";else{switch(this.type=n,yield*this.step(),n){case"newline":this.atNewLine=!0,this.indent=0,this.onNewLine&&this.onNewLine(
this.offset+t.length);break;case"space":this.atNewLine&&t[0]===" "&&(this.indent+=t.length);break;case"explicit-key-ind":case"map-value-ind":case"\
seq-item-ind":this.atNewLine&&(this.indent+=t.length);break;case"doc-mode":case"flow-error-end":return;default:this.atNewLine=!1}this.offset+=
t.length}else{let r=`Not a YAML token: ${t}`;yield*this.pop({type:"error",offset:this.offset,message:r,source:t}),this.offset+=t.length}}*end(){
for(;this.stack.length>0;)yield*this.pop()}get sourceToken(){return{type:this.type,offset:this.offset,indent:this.indent,source:this.source}}*step(){
let t=this.peek(1);if(this.type==="doc-end"&&t?.type!=="doc-end"){for(;this.stack.length>0;)yield*this.pop();this.stack.push({type:"doc-end",
offset:this.offset,source:this.source});return}if(!t)return yield*this.stream();switch(t.type){case"document":return yield*this.document(t);case"\
alias":case"scalar":case"single-quoted-scalar":case"double-quoted-scalar":return yield*this.scalar(t);case"block-scalar":return yield*this.blockScalar(
t);case"block-map":return yield*this.blockMap(t);case"block-seq":return yield*this.blockSequence(t);case"flow-collection":return yield*this.
flowCollection(t);case"doc-end":return yield*this.documentEnd(t)}yield*this.pop()}peek(t){return this.stack[this.stack.length-t]}*pop(t){let n=t??
this.stack.pop();if(!n)yield{type:"error",offset:this.offset,source:"",message:"Tried to pop an empty stack"};else if(this.stack.length===0)
yield n;else{let r=this.peek(1);switch(n.type==="block-scalar"?n.indent="indent"in r?r.indent:0:n.type==="flow-collection"&&r.type==="docume\
nt"&&(n.indent=0),n.type==="flow-collection"&&XE(n),r.type){case"document":r.value=n;break;case"block-scalar":r.props.push(n);break;case"blo\
ck-map":{let o=r.items[r.items.length-1];if(o.value){r.items.push({start:[],key:n,sep:[]}),this.onKeyLine=!0;return}else if(o.sep)o.value=n;else{
Object.assign(o,{key:n,sep:[]}),this.onKeyLine=!o.explicitKey;return}break}case"block-seq":{let o=r.items[r.items.length-1];o.value?r.items.
push({start:[],value:n}):o.value=n;break}case"flow-collection":{let o=r.items[r.items.length-1];!o||o.value?r.items.push({start:[],key:n,sep:[]}):
o.sep?o.value=n:Object.assign(o,{key:n,sep:[]});return}default:yield*this.pop(),yield*this.pop(n)}if((r.type==="document"||r.type==="block-m\
ap"||r.type==="block-seq")&&(n.type==="block-map"||n.type==="block-seq")){let o=n.items[n.items.length-1];o&&!o.sep&&!o.value&&o.start.length>
0&&YE(o.start)===-1&&(n.indent===0||o.start.every(s=>s.type!=="comment"||s.indent<n.indent))&&(r.type==="document"?r.end=o.start:r.items.push(
{start:o.start}),n.items.splice(-1,1))}}}*stream(){switch(this.type){case"directive-line":yield{type:"directive",offset:this.offset,source:this.
source};return;case"byte-order-mark":case"space":case"comment":case"newline":yield this.sourceToken;return;case"doc-mode":case"doc-start":{let t={
type:"document",offset:this.offset,start:[]};this.type==="doc-start"&&t.start.push(this.sourceToken),this.stack.push(t);return}}yield{type:"\
error",offset:this.offset,message:`Unexpected ${this.type} token in YAML stream`,source:this.source}}*document(t){if(t.value)return yield*this.
lineEnd(t);switch(this.type){case"doc-start":{YE(t.start)!==-1?(yield*this.pop(),yield*this.step()):t.start.push(this.sourceToken);return}case"\
anchor":case"tag":case"space":case"comment":case"newline":t.start.push(this.sourceToken);return}let n=this.startBlockValue(t);n?this.stack.push(
n):yield{type:"error",offset:this.offset,message:`Unexpected ${this.type} token in YAML document`,source:this.source}}*scalar(t){if(this.type===
"map-value-ind"){let n=mf(this.peek(2)),r=Js(n),o;t.end?(o=t.end,o.push(this.sourceToken),delete t.end):o=[this.sourceToken];let s={type:"bl\
ock-map",offset:t.offset,indent:t.indent,items:[{start:r,key:t,sep:o}]};this.onKeyLine=!0,this.stack[this.stack.length-1]=s}else yield*this.
lineEnd(t)}*blockScalar(t){switch(this.type){case"space":case"comment":case"newline":t.props.push(this.sourceToken);return;case"scalar":if(t.
source=this.source,this.atNewLine=!0,this.indent=0,this.onNewLine){let n=this.source.indexOf(`
`)+1;for(;n!==0;)this.onNewLine(this.offset+n),n=this.source.indexOf(`
`,n)+1}yield*this.pop();break;default:yield*this.pop(),yield*this.step()}}*blockMap(t){let n=t.items[t.items.length-1];switch(this.type){case"\
newline":if(this.onKeyLine=!1,n.value){let r="end"in n.value?n.value.end:void 0;(Array.isArray(r)?r[r.length-1]:void 0)?.type==="comment"?r?.
push(this.sourceToken):t.items.push({start:[this.sourceToken]})}else n.sep?n.sep.push(this.sourceToken):n.start.push(this.sourceToken);return;case"\
space":case"comment":if(n.value)t.items.push({start:[this.sourceToken]});else if(n.sep)n.sep.push(this.sourceToken);else{if(this.atIndentedComment(
n.start,t.indent)){let o=t.items[t.items.length-2]?.value?.end;if(Array.isArray(o)){pf(o,n.start),o.push(this.sourceToken),t.items.pop();return}}
n.start.push(this.sourceToken)}return}if(this.indent>=t.indent){let r=!this.onKeyLine&&this.indent===t.indent,o=r&&(n.sep||n.explicitKey)&&this.
type!=="seq-item-ind",s=[];if(o&&n.sep&&!n.value){let i=[];for(let a=0;a<n.sep.length;++a){let c=n.sep[a];switch(c.type){case"newline":i.push(
a);break;case"space":break;case"comment":c.indent>t.indent&&(i.length=0);break;default:i.length=0}}i.length>=2&&(s=n.sep.splice(i[1]))}switch(this.
type){case"anchor":case"tag":o||n.value?(s.push(this.sourceToken),t.items.push({start:s}),this.onKeyLine=!0):n.sep?n.sep.push(this.sourceToken):
n.start.push(this.sourceToken);return;case"explicit-key-ind":!n.sep&&!n.explicitKey?(n.start.push(this.sourceToken),n.explicitKey=!0):o||n.value?
(s.push(this.sourceToken),t.items.push({start:s,explicitKey:!0})):this.stack.push({type:"block-map",offset:this.offset,indent:this.indent,items:[
{start:[this.sourceToken],explicitKey:!0}]}),this.onKeyLine=!0;return;case"map-value-ind":if(n.explicitKey)if(n.sep)if(n.value)t.items.push(
{start:[],key:null,sep:[this.sourceToken]});else if(jr(n.sep,"map-value-ind"))this.stack.push({type:"block-map",offset:this.offset,indent:this.
indent,items:[{start:s,key:null,sep:[this.sourceToken]}]});else if(QE(n.key)&&!jr(n.sep,"newline")){let i=Js(n.start),a=n.key,c=n.sep;c.push(
this.sourceToken),delete n.key,delete n.sep,this.stack.push({type:"block-map",offset:this.offset,indent:this.indent,items:[{start:i,key:a,sep:c}]})}else
s.length>0?n.sep=n.sep.concat(s,this.sourceToken):n.sep.push(this.sourceToken);else if(jr(n.start,"newline"))Object.assign(n,{key:null,sep:[
this.sourceToken]});else{let i=Js(n.start);this.stack.push({type:"block-map",offset:this.offset,indent:this.indent,items:[{start:i,key:null,
sep:[this.sourceToken]}]})}else n.sep?n.value||o?t.items.push({start:s,key:null,sep:[this.sourceToken]}):jr(n.sep,"map-value-ind")?this.stack.
push({type:"block-map",offset:this.offset,indent:this.indent,items:[{start:[],key:null,sep:[this.sourceToken]}]}):n.sep.push(this.sourceToken):
Object.assign(n,{key:null,sep:[this.sourceToken]});this.onKeyLine=!0;return;case"alias":case"scalar":case"single-quoted-scalar":case"double-\
quoted-scalar":{let i=this.flowScalar(this.type);o||n.value?(t.items.push({start:s,key:i,sep:[]}),this.onKeyLine=!0):n.sep?this.stack.push(i):
(Object.assign(n,{key:i,sep:[]}),this.onKeyLine=!0);return}default:{let i=this.startBlockValue(t);if(i){if(i.type==="block-seq"){if(!n.explicitKey&&
n.sep&&!jr(n.sep,"newline")){yield*this.pop({type:"error",offset:this.offset,message:"Unexpected block-seq-ind on same line with key",source:this.
source});return}}else r&&t.items.push({start:s});this.stack.push(i);return}}}}yield*this.pop(),yield*this.step()}*blockSequence(t){let n=t.items[t.
items.length-1];switch(this.type){case"newline":if(n.value){let r="end"in n.value?n.value.end:void 0;(Array.isArray(r)?r[r.length-1]:void 0)?.
type==="comment"?r?.push(this.sourceToken):t.items.push({start:[this.sourceToken]})}else n.start.push(this.sourceToken);return;case"space":case"\
comment":if(n.value)t.items.push({start:[this.sourceToken]});else{if(this.atIndentedComment(n.start,t.indent)){let o=t.items[t.items.length-
2]?.value?.end;if(Array.isArray(o)){pf(o,n.start),o.push(this.sourceToken),t.items.pop();return}}n.start.push(this.sourceToken)}return;case"\
anchor":case"tag":if(n.value||this.indent<=t.indent)break;n.start.push(this.sourceToken);return;case"seq-item-ind":if(this.indent!==t.indent)
break;n.value||jr(n.start,"seq-item-ind")?t.items.push({start:[this.sourceToken]}):n.start.push(this.sourceToken);return}if(this.indent>t.indent){
let r=this.startBlockValue(t);if(r){this.stack.push(r);return}}yield*this.pop(),yield*this.step()}*flowCollection(t){let n=t.items[t.items.length-
1];if(this.type==="flow-error-end"){let r;do yield*this.pop(),r=this.peek(1);while(r?.type==="flow-collection")}else if(t.end.length===0){switch(this.
type){case"comma":case"explicit-key-ind":!n||n.sep?t.items.push({start:[this.sourceToken]}):n.start.push(this.sourceToken);return;case"map-v\
alue-ind":!n||n.value?t.items.push({start:[],key:null,sep:[this.sourceToken]}):n.sep?n.sep.push(this.sourceToken):Object.assign(n,{key:null,
sep:[this.sourceToken]});return;case"space":case"comment":case"newline":case"anchor":case"tag":!n||n.value?t.items.push({start:[this.sourceToken]}):
n.sep?n.sep.push(this.sourceToken):n.start.push(this.sourceToken);return;case"alias":case"scalar":case"single-quoted-scalar":case"double-quo\
ted-scalar":{let o=this.flowScalar(this.type);!n||n.value?t.items.push({start:[],key:o,sep:[]}):n.sep?this.stack.push(o):Object.assign(n,{key:o,
sep:[]});return}case"flow-map-end":case"flow-seq-end":t.end.push(this.sourceToken);return}let r=this.startBlockValue(t);r?this.stack.push(r):
(yield*this.pop(),yield*this.step())}else{let r=this.peek(2);if(r.type==="block-map"&&(this.type==="map-value-ind"&&r.indent===t.indent||this.
type==="newline"&&!r.items[r.items.length-1].sep))yield*this.pop(),yield*this.step();else if(this.type==="map-value-ind"&&r.type!=="flow-col\
lection"){let o=mf(r),s=Js(o);XE(t);let i=t.end.splice(1,t.end.length);i.push(this.sourceToken);let a={type:"block-map",offset:t.offset,indent:t.
indent,items:[{start:s,key:t,sep:i}]};this.onKeyLine=!0,this.stack[this.stack.length-1]=a}else yield*this.lineEnd(t)}}flowScalar(t){if(this.
onNewLine){let n=this.source.indexOf(`
`)+1;for(;n!==0;)this.onNewLine(this.offset+n),n=this.source.indexOf(`
`,n)+1}return{type:t,offset:this.offset,indent:this.indent,source:this.source}}startBlockValue(t){switch(this.type){case"alias":case"scalar":case"\
single-quoted-scalar":case"double-quoted-scalar":return this.flowScalar(this.type);case"block-scalar-header":return{type:"block-scalar",offset:this.
offset,indent:this.indent,props:[this.sourceToken],source:""};case"flow-map-start":case"flow-seq-start":return{type:"flow-collection",offset:this.
offset,indent:this.indent,start:this.sourceToken,items:[],end:[]};case"seq-item-ind":return{type:"block-seq",offset:this.offset,indent:this.
indent,items:[{start:[this.sourceToken]}]};case"explicit-key-ind":{this.onKeyLine=!0;let n=mf(t),r=Js(n);return r.push(this.sourceToken),{type:"\
block-map",offset:this.offset,indent:this.indent,items:[{start:r,explicitKey:!0}]}}case"map-value-ind":{this.onKeyLine=!0;let n=mf(t),r=Js(n);
return{type:"block-map",offset:this.offset,indent:this.indent,items:[{start:r,key:null,sep:[this.sourceToken]}]}}}return null}atIndentedComment(t,n){
return this.type!=="comment"||this.indent<=n?!1:t.every(r=>r.type==="newline"||r.type==="space")}*documentEnd(t){this.type!=="doc-mode"&&(t.
end?t.end.push(this.sourceToken):t.end=[this.sourceToken],this.type==="newline"&&(yield*this.pop()))}*lineEnd(t){switch(this.type){case"comm\
a":case"doc-start":case"doc-end":case"flow-seq-end":case"flow-map-end":case"map-value-ind":yield*this.pop(),yield*this.step();break;case"new\
line":this.onKeyLine=!1;default:t.end?t.end.push(this.sourceToken):t.end=[this.sourceToken],this.type==="newline"&&(yield*this.pop())}}};function PG(e){let t=e.prettyErrors!==!1;return{lineCounter:e.lineCounter||t&&new To||null,prettyErrors:t}}function Cb(e,t={}){let{lineCounter:n,prettyErrors:r}=PG(t),o=new ac(n?.addNewLine),s=new sc(t),i=null;for(let a of s.compose(o.parse(e),!0,
e.length))if(!i)i=a;else if(i.options.logLevel!=="silent"){i.errors.push(new mn(a.range.slice(0,2),"MULTIPLE_DOCS","Source contains multiple\
 documents; please use YAML.parseAllDocuments()"));break}return r&&n&&(i.errors.forEach(bb(e,n)),i.warnings.forEach(bb(e,n))),i}var t_=1024*1024,CG=100,n_="the file is nested too deeply; make it flatter",AG="a second document begins here; keep one, and remove the rest",
NG={TAB_AS_INDENT:"indent with spaces",BAD_INDENT:"indent the keys of one map alike",BLOCK_AS_IMPLICIT_KEY:"put the inner map on its own, fu\
rther indented lines",MISSING_CHAR:"check the quotation marks, brackets and colons here",TAG_RESOLVE_FAILED:"remove the tag"},cc=class{file;value;#n;#r=new To;#i=new WeakMap;#o=new Map;constructor(t,n,r=[]){
this.file=n;let o=Buffer.byteLength(t);if(o>t_)throw this.#e(0,`the file has ${o} bytes; make it at most ${t_}`);this.#f(t);try{let s=this.#m(
t);this.#n=s.contents,this.#o=MG(s,(i,a)=>this.#e(i,a),this.#g);for(let i of r)this.#a(this.#n,i);this.value=this.#p(s)}catch(s){throw s instanceof
RangeError?this.#e(0,n_):s}}offset(t,n="value"){for(let r=t.length;r>0;r--){let o=this.#s(t.slice(0,r));if(o===void 0)continue;let s=r===t.length&&
!Ye(o.node)&&!et(o.node);return(n==="value"&&s?o.node??o.key:o.key??o.node)?.range?.[0]??0}return this.#n?.range?.[0]??0}error(t,n,r="value"){
return this.#e(this.offset(t,r),n)}has(t){return this.#s(t)!==void 0}at(t){let n=this.value;for(let r of t){if(typeof n!="object"||n===null||
!Object.hasOwn(n,r))return;n=n[r]}return n}keys(t){let n=this.#t(this.#s(t)?.node);return Ye(n)?[...new Set(this.#u(n))]:[]}#f(t){let n=t.search(
/[\0\uFFFD]/);if(n<0)return;let r=t.slice(0,n).split(`
`);for(let s=0,i=0;s<r.length;s++)this.#r.addNewLine(i),i+=r[s].length+1;let o=t.includes("\0")?"the file is UTF-16, or no text":"this is no\
t UTF-8";throw this.#e(n,`${o}; save the file as UTF-8`)}#m(t){let n=Cb(t,{lineCounter:this.#r,prettyErrors:!1,uniqueKeys:!1,merge:!0,resolveKnownTags:!1,
logLevel:"error"}),r=n.errors[0]??n.warnings[0];if(r===void 0)return n;if(r.code==="RESOURCE_EXHAUSTION")throw this.#e(r.pos[0],n_);if(r.code===
"MULTIPLE_DOCS")throw this.#e(r.pos[0],AG);let o=NG[r.code]??"check the indentation and the quotation marks around here",s=Hu(r.message.split(
`
`)[0]??"").replace(/\.$/,"");throw this.#e(r.pos[0],`this is not readable as YAML: ${s}; ${o}`)}#p(t){try{return t.toJS({maxAliasCount:CG})}catch(n){
if(!(n instanceof Error)||n instanceof RangeError)throw n;let r=this.#o.keys().next().value,o=n instanceof ReferenceError?"aliases multiply \
too far":Hu(n.message);throw this.#e(r?.range?.[0]??0,`${o}; write the values out`)}}#a(t,n){let r=this.#t(t);if(!Ye(r))return;let[o,...s]=n;
for(let i of r.items)n.length===0?i.value=this.#c(i.value):(o==="*"||Ab(i.key)===o)&&this.#a(i.value,s)}#c(t){let n=this.#t(t),r=q(n)&&n.value!==
null&&n.source!==void 0;if(t===null||!(r||et(n)))return t;let o=n.clone();return q(o)?o.value=o.source:o.items=n.items.map(s=>this.#c(s)??s),
wt(t)&&delete o.anchor,o.range=t.range??null,o}#s(t){let n={key:void 0,node:this.#n??void 0};for(let r of t){let o=this.#t(n.node),s=et(o)?{
key:void 0,node:o.items[Number(r)]}:Ye(o)?this.#l(o,String(r)):void 0;if(s===void 0||s.key===void 0&&s.node===void 0)return;n=s}return n}#l(t,n){
let r=this.#h(t).get(n);if(r!==void 0)return{key:r.key,node:r.value??void 0};for(let o of this.#d(t)){let s=this.#l(o,n);if(s!==void 0)return s}}#h(t){
let n=this.#i.get(t);if(n!==void 0)return n;let r=new Map;for(let o of t.items){let s=Ab(o.key);s!==void 0&&r.set(s,o)}return this.#i.set(t,
r),r}#u(t){return[...t.items.map(r=>Ab(r.key)).filter(r=>r!==void 0),...this.#d(t).flatMap(r=>this.#u(r))]}#d(t){return t.items.filter(n=>q(
n.key)&&typeof n.key.value=="symbol").map(n=>this.#t(n.value)).flatMap(n=>et(n)?n.items.map(r=>this.#t(r)):[n]).filter(n=>Ye(n))}#t(t){return wt(
t)?this.#t(this.#o.get(t)):t??void 0}#g=t=>this.#r.linePos(t).line||1;#e(t,n){let{line:r,col:o}=this.#r.linePos(t);return new v(`${this.file}\
:${r||1}:${o||1}: ${n}`)}};function In(e,t,n){let r=e_.join(e_.dirname(e.file),n);if(r===".."||r.startsWith("../"))throw e.error(t,`${z(n)} \
is outside the repository; name something inside it`)}function Ab(e){return q(e)&&typeof e.value!="symbol"?String(e.value):void 0}function o_(e,t){
let n=new cc(e,""),r=["scenarios",t];return n.has(r)?e.slice(0,n.offset(r,"key")).split(`
`).length:null}var r_=100;function MG(e,t,n){let r=new Map,o=new Map,s=i=>{"anchor"in i&&typeof i.anchor=="string"&&r.set(i.anchor,i)};return Wt(
e,{Alias(i,a,c){let l=d=>t(Nb(a),d),u=r.get(a.source);if(u===void 0)throw l(`nothing before this is anchored as ${z(`&${a.source}`)}; add th\
e anchor or write it out`);if(c.includes(u))throw l(`${z(`*${a.source}`)} contains itself; write it out`);if(o.set(a,u),o.size>r_)throw l(`m\
ore than ${r_} aliases; write the values out`)},Scalar(i,a){s(a)},Seq(i,a){s(a)},Map(i,a){s(a),IG(a,t,n)}}),o}function IG(e,t,n){let r=new Map;
for(let{key:o}of e.items){let s=ee(o)?Nb(o):Nb(e);if(!q(o)||ue(o)||o.value===null)throw t(s,"a key must be a plain name; write it like port:\
 8080");typeof o.value!="string"&&typeof o.value!="symbol"&&(o.value=o.source??String(o.value));let i=typeof o.value=="symbol"?"<<":String(o.
value);if(i==="__proto__")throw t(s,'the key "__proto__" is not allowed; choose another name');let a=r.get(i);if(a!==void 0)throw t(s,`${z(i)}\
 is here a second time, first in line ${n(a)}; rename or remove one`);r.set(i,s)}}var Nb=e=>e.range?.[0]??0;var a_=/\$\$|\$\{|\{([A-Za-z_][A-Za-z0-9_.-]*)\}/g,lc=class{raw;path;constructor(t,n){this.raw=t,this.path=n}};function c_(e){let t=[["defau\
lts"],...e.keys(["scenarios"]).map(a=>["scenarios",a]),...e.keys(["presets"]).flatMap(a=>e.keys(["presets",a]).map(c=>["presets",a,c]))],n=new Set(
t.flatMap(a=>e.keys([...a,"parameters"]))),r=new Map;for(let a of t)for(let c of e.keys(a)){let l=[...a,c],u=e.at(l);if(!Object.hasOwn($d.shape,
c)||$R.includes(c)||![...Ib(u)].some(f=>n.has(f)))continue;let d=r.get(a.join("\0"))??{};r.set(a.join("\0"),Object.assign(d,{[c]:new lc(u,l)}))}
let o=(a,c)=>{let l=r.get(a.join("\0"));return l&&s_(c)?Object.fromEntries(Object.entries(c).filter(([u])=>!Object.hasOwn(l,u))):c},s=(a,c)=>s_(
a)?Object.fromEntries(Object.entries(a).map(([l,u])=>[l,c(l,u)])):a;return{value:s(e.value,(a,c)=>a==="defaults"?o([a],c):a==="scenarios"?s(
c,(l,u)=>o([a,l],u)):a!=="presets"?c:s(c,(l,u)=>s(u,(d,f)=>o([a,l,d],f)))),at:a=>r.get(a.join("\0"))??{}}}function s_(e){return typeof e=="o\
bject"&&e!==null&&!Array.isArray(e)}function Ib(e){let t=Mb(e).map(({text:n})=>n);return new Set(t.flatMap(n=>[...n.matchAll(a_)].flatMap(([
,r])=>r??[])))}function Mb(e,t=[]){return typeof e=="string"?[{path:t,text:e}]:Array.isArray(e)?e.flatMap((n,r)=>Mb(n,[...t,r])):typeof e!="\
object"||e===null?[]:Object.entries(e).flatMap(([n,r])=>Mb(r,[...t,n]))}function l_(e){let t=Object.values(e).flatMap(n=>n instanceof lc?[n.
raw]:[]);return Ib(t)}function hf(e,t,n,r=[]){if(typeof e=="string"){let o=e.replaceAll(a_,(s,i)=>i!==void 0&&Object.hasOwn(t,i)?t[i]:s);return o!==
e&&n(r)?zG(o):o}return Array.isArray(e)?e.map((o,s)=>hf(o,t,n,[...r,s])):typeof e!="object"||e===null?e:Object.fromEntries(Object.entries(e).
map(([o,s])=>[o,hf(s,t,n,[...r,o])]))}function zG(e){return e==="true"||e==="false"?e==="true":/^-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?$/.test(e)?
Number(e):e}var u_=(e,t)=>t.every((n,r)=>e[r]===n),i_=(e,t)=>e==="expect"&&u_(t,["body","json"]);function d_(e,t,n,r){let o=Object.entries(e).
map(([i,a])=>[i,a instanceof lc?s(i,a):a]);return Object.fromEntries(o);function s(i,{raw:a,path:c}){let l=$d.shape[i],u=hf(a,t,S=>i_(i,S)),
d=l.safeParse(u),f=d.error?.issues??[],m=hf(a,t,S=>i_(i,S)||f.some(R=>u_(S,R.path))),h=d.success?d:l.safeParse(m);if(h.success){let S=h.data?.["\
body-file"];return i==="request"&&S!==void 0&&In(r,[...c,"body-file"],S),h.data}let p={at:S=>LG(m,S.slice(c.length)),has:S=>r.has(S)},[g]=h.
error.issues.flatMap(S=>Za(S,p,c));if(g===void 0)throw h.error;let y=[...Ib(r.at(g.path))].find(S=>Object.hasOwn(t,S));if(y===void 0)throw r.
error(g.path,g.message,g.at);let b=t[y],x=n.all[y]?.indexOf(b)??0;throw r.error([...n.path,"parameters",y,x],`${z(b)} of parameter ${z(y)} d\
oes not fit: ${g.message}`)}}function LG(e,t){return t.reduce((n,r)=>typeof n=="object"&&n!==null&&Object.hasOwn(n,r)?n[r]:void 0,e)}import{posix as WG}from"node:path";import{posix as DG}from"node:path";function zn({process:e},t){return DG.join(t,e?.workingDirectory??".")}var f_=/\$\{([A-Za-z0-9_][A-Za-z0-9._-]*)\.(host|port)\}/g;
function m_(e){return[...e.matchAll(f_)].map(([,t="",n=""])=>({service:t,part:n}))}var uc="${port}";function p_(e,t){return e.replaceAll(f_,
(n,r,o)=>{let s=t.get(r);return s===void 0?n:String(o==="host"?s.host:s.port)})}function h_(e,t,n,r){let o=Ds(t),s=qG(e,t,r),i=new Set;return t.keys(["scenarios"]).flatMap(a=>{let c=(y,b={})=>({path:y,layer:{...b,...n.at(
y)}}),l=c(["scenarios",a],e.scenarios[a]),u=({path:y,layer:b})=>({path:y,layer:l.layer.args?S_(b,Rd):b}),d=y=>c(["presets",r??"",y],s?.[y]),
f=[u(c(["defaults"],e.defaults)),l,...r===void 0?[]:[u(d("*")),d(a)]],m=f.reduce((y,{layer:b})=>jG(y,b),{}),h=f.findLast(({layer:y})=>y.parameters)?.
path??[],p=g(m,{name:a,path:h,isOwn:h===l.path&&r===void 0});return w_(p).map(y=>{let b=y_(a,y);if(b.length>64||/[^A-Za-z0-9._-]/.test(b))throw t.
error(["scenarios",a,"parameters"],`makes a scenario ${z(b)}, which is no name; values are of letters, digits, ".", "_" and "-"`);if(i.has(b))
throw t.error(["scenarios",a,"parameters"],`makes a scenario ${z(b)} twice; name the scenario or its values otherwise`);i.add(b);let x=d_(m,
y,{path:h,all:p},t);return FG(a,x,t),ZG(b,x,o,e)});function g(y,{name:b,path:x,isOwn:S}){let R=Object.entries(y.parameters??{}),$=l_(y),_=R.
find(([M])=>!$.has(M));if(_&&S)throw t.error([...x,"parameters",_[0]],`parameter ${z(_[0])} stands nowhere in scenario ${z(b)}; write {${_[0]}\
} where its values belong, or remove it`,"key");let P=R.filter(([M])=>$.has(M)),N=b_(Object.fromEntries(P));if(N>zb)throw t.error([...x,"par\
ameters"],`makes ${N} scenarios of ${z(b)}; make it at most ${zb}`);return Object.fromEntries(P)}})}function FG(e,t,n){let[r]=Ky(t);if(r)throw n.
error(["scenarios",e],`${z(e)}, with the defaults and the preset: ${r.path.join(".")} ${r.message}`);if(t.request===void 0&&t.args===void 0)
throw n.error(["scenarios",e],`scenario ${z(e)} has no "request"; add it, for example request: GET /`);if(t.background&&t.rate===void 0)throw n.
error(["scenarios",e],`scenario ${z(e)} has "background" without a "rate" to measure; add one, for example rate: 100`)}function g_(e,t){let n=Object.
values(e.presets??{}),o=[e.defaults,e.scenarios[t],...n.flatMap(a=>[a["*"],a[t]])].flatMap(a=>a?.parameters&&b_(a.parameters)<=zb?w_(a.parameters):
[]),s=[...new Set(o.map(a=>y_(t,a)))];return[e.scenarios[t],...n.map(a=>a[t])].some(a=>a?.parameters)?s:[t,...s]}function y_(e,t){return[e,...Object.
values(t)].join("-")}var zb=1e3;function b_(e){return Object.values(e).reduce((t,n)=>t*n.length,1)}function w_(e){return Object.entries(e).reduce(
(t,[n,r])=>t.flatMap(o=>r.map(s=>({...o,[n]:s}))),[{}])}var BG={requests:["duration","rate"],duration:["requests"],rate:["requests"],args:Rd,
request:["args"]};function jG(e,t){let n=Object.keys(t).flatMap(r=>BG[r]??[]);return{...S_(e,n),...t,...x_(e,t)}}var UG=["thresholds","absol\
ute-limits"];function x_(...e){let[t,n]=UG.map(r=>kR(...e.map(o=>o[r])));return{...t&&{thresholds:t},...n&&{"absolute-limits":n}}}function S_(e,t){
return Object.fromEntries(Object.entries(e).filter(([n])=>!t.some(r=>r===n)))}function ZG(e,t,n,r){let{body:o,headers:s={},status:i=D.status}=t.
expect??{},{thresholds:a,"absolute-limits":c}=x_(r,t),l=t.expect?.["same-length"]??D.sameLength,u=Object.entries(s).map(([d,f])=>[d.toLowerCase(),
f]);return{name:e,targets:Fa(t.targets??[...n.keys()],n),request:t.request?v_(t.request):{method:D.method,paths:[],headers:[]},...t.args===void 0?
{}:{args:t.args},expect:{status:i,...o===void 0?{}:{body:o},headers:Object.fromEntries(u),sameLength:l},connections:t.connections??D.connections,
keepalive:t.keepalive??D.keepalive,...t.http2?{http2:!0}:{},via:t.args||t.http2?["direct"]:t.via??D.via,...t.background===void 0?{}:{background:GG(
t.background)},...t.rate===void 0?{}:{rate:t.rate},...t.requests===void 0?{}:{requests:t.requests},...t.duration===void 0?{}:{durationSeconds:t.
duration},timeoutSeconds:t.timeout??(t.args?D.runTimeout:D.timeout),maxErrors:t["max-errors"]??D.maxErrors,threshold:t.threshold??r.threshold??
D.threshold,...a&&{thresholds:a},...c&&{limits:c}}}function GG({request:e,connections:t=D.backgroundConnections}){return{request:v_(e),connections:t}}
function v_(e){let{method:t=D.method,path:n,paths:r=[],headers:o={},body:s,"body-file":i}=e;return{method:t,paths:n===void 0?r:[n],headers:Object.
entries(o).map(HG),...s===void 0?{}:{body:{text:s}},...i===void 0?{}:{body:{file:i}}}}function HG([e,t]){return[e.toLowerCase(),t.replace(/^[\t ]+|[\t ]+$/g,
"")]}function qG(e,t,n){if(n===void 0)return;let r=t.keys(["presets"]);if(r.includes(n))return e.presets?.[n];let o=r.length===0?"the file h\
as no presets":cn(n,r);throw t.error(["presets"],`unknown preset ${z(n)}; ${o}`,"key")}function O_(e,t){let n=Ds(t);VG(t,[...n.values()].flat());let r=FR(n),o=t.keys(["scenarios"]);for(let{path:i,scenario:a}of YG(e,t)){for(let[
l,u]of(a.targets??[]).entries())if(!r.includes(u))throw t.error([...i,"targets",l],`unknown target ${z(u)}; ${cn(u,r)}`);let c=XG(a);c!==void 0&&
In(t,[...i,"request","body-file"],c)}for(let i of t.keys(["presets"]))for(let a of t.keys(["presets",i]))if(a!=="*"&&!o.includes(a))throw t.
error(["presets",i,a],`unknown scenario ${z(a)} in preset ${z(i)}; ${cn(a,o)}`,"key");let s=e.trend?.reference;for(let i of typeof s=="objec\
t"?Object.keys(s):[])if(!r.includes(i))throw t.error(["trend","reference",i],`unknown target ${z(i)}; ${cn(i,r)}`,"key");KG(e,t,r),JG(e,t,r);
for(let{target:i,at:a}of Da(e,t))$_(t,a,i);for(let[i,a]of Object.entries(e.services??{}))$_(t,(...c)=>["services",i,...c],a)}function VG(e,t){
for(let n of e.keys(["targets"]))for(let r of e.keys(["targets",n,"matrix"])){let o=Ed(n,r);if(t.filter(s=>s===o).length>1)throw e.error(["t\
argets",n,"matrix",r],`makes the target ${z(o)}, which is there already; name the row otherwise`,"key")}}function KG(e,t,n){let r=t.keys(["s\
cenarios"]).flatMap(o=>g_(e,o)).flatMap(o=>["direct","nginx"].map(s=>`${o}/${s}`));for(let o of t.keys(["rank","published","figures"])){let s=[
"rank","published","figures",o];if(!r.includes(o))throw t.error(s,`unknown scenario and via ${z(o)}; ${cn(o,r)}`,"key");let{values:i,order:a}=e.
rank?.published?.figures[o]??{};for(let c of a??Object.keys(i??{}))if(!n.includes(c))throw t.error(i?[...s,"values",c]:[...s,"order"],`unkno\
wn target ${z(c)}; ${cn(c,n)}`,"key")}}function JG(e,t,n){let r=t.keys(["services"]);for(let o of r)if(n.includes(o))throw t.error(["service\
s",o],`${z(o)} is a target, too; name one of them otherwise`,"key");for(let{target:o,at:s}of Da(e,t)){let{services:i=[]}=o;for(let[a,c]of i.
entries())if(!r.includes(c)){let l=s("services",a);throw t.error(t.has(l)?l:s("services"),`unknown service ${z(c)}; ${r.length===0?"add it u\
nder services:":cn(c,r)}`)}k_(t,s,o,i)}for(let o of r)k_(t,(...s)=>["services",o,...s],e.services?.[o]??{},null)}function k_(e,t,{command:n=[],
process:r,env:o={},port:s},i){let a=[...n.map(c=>[["command"],c]),...(r?.command??[]).map(c=>[["process","command"],c]),...Object.entries(o).
map(([c,l])=>[["env",c],l])];for(let[c,l]of a){if(s===void 0&&l.includes(uc))throw e.error(t(...c),`takes ${z(uc)}, but there is none; add p\
ort:`);for(let{service:u}of m_(l))if(i&&!i.includes(u))throw e.error(t(...c),`takes the address of ${z(u)}, which is none of this target's s\
ervices; add it to services:`)}}function $_(e,t,n){let{context:r=".",dockerfile:o,additional_contexts:s={}}=n.build??{},i=t("build","context");
In(e,e.has(i)?i:t("build"),r),o!==void 0&&In(e,t("build","dockerfile"),WG.join(r,o));for(let[c,l]of Object.entries(s))l.includes("://")||In(
e,t("build","additional_contexts",c),l);for(let[c,l]of[[n["working-directory"],["working-directory"]],[n.process?.["working-directory"],["pr\
ocess","working-directory"]]])c!==void 0&&In(e,t(...l),c);let a=n.security_opt?.[0];a!==void 0&&a!=="unconfined"&&In(e,t("security_opt"),a),
"https"in n&&n.https?.ca!==void 0&&In(e,t("https","ca"),n.https.ca)}function YG(e,t){let n=e.defaults===void 0?[]:[{path:["defaults"],scenario:e.
defaults}],r=(o,s)=>{s!==void 0&&n.push({path:o,scenario:s})};for(let o of t.keys(["scenarios"]))r(["scenarios",o],e.scenarios[o]);for(let o of t.
keys(["presets"]))for(let s of t.keys(["presets",o]))r(["presets",o,s],e.presets?.[o]?.[s]);return n}var XG=e=>e.request?.["body-file"];function R_(e,t,n){
for(let{name:r,targets:o,request:s,background:i}of e)for(let[a,c]of[[["request"],s.headers],[["background","request"],i?.request.headers??[]]])
for(let[l,u]of c)for(let d of Ro(u)){let f=t.find(({name:m,secrets:h=[]})=>o.includes(m)&&!h.some(p=>p===d));if(f&&d!==null)throw n.error(QG(
n,r,a,l),`header ${z(l)} takes the secret ${d}, which target ${z(f.name)} does not name; add it there: secrets: [${d}]`)}}function QG(e,t,n,r){
let s=["scenarios",e.keys(["scenarios"]).filter(a=>t===a||t.startsWith(`${a}-`)).toSorted((a,c)=>c.length-a.length).at(0)??t,...n,"headers"],
i=e.keys(s).find(a=>a.toLowerCase()===r);return[...s,i??r]}function Ln(e,t,n={}){let r=new cc(e,t,nE),o=c_(r);return tH(eH(r,o.value),r,o,n.preset)}function eH(e,t){if(e.value===null||e.value===void 0)
throw e.error([],"the file is empty; begin with targets: and scenarios:");let n=_d.safeParse(t);if(n.success)return n.data;let[r]=n.error.issues.
flatMap(o=>Za(o,e)).map(o=>({...o,offset:e.offset(o.path,o.at),rank:e.has(o.path)?0:1})).sort((o,s)=>o.rank-s.rank||o.offset-s.offset);throw r===
void 0?n.error:e.error(r.path,r.message,r.at)}function tH(e,t,n,r){O_(e,t);let o=h_(e,t,n,r),s=Da(e,t);rH(s,o,t);let i=s.map(a=>oH(a,e,t,o));
return R_(o,i,t),{file:t.file,targets:i,scenarios:o,gate:{falseAlarms:e["false-alarms"]??D.falseAlarms,failOn:e["fail-on"]??D.failOn,mode:e.
mode??D.mode},...e.threshold===void 0?{}:{threshold:e.threshold},...e.thresholds&&{thresholds:e.thresholds},...e["absolute-limits"]&&{limits:e["\
absolute-limits"]},isolation:e.isolation??D.isolation,nginxImage:e["nginx-image"]??D.nginxImage,...e.budget===void 0?{}:{budgetSeconds:e.budget},
...e["build-timeout"]===void 0?{}:{buildSeconds:e["build-timeout"]},...e["cpu-profile"]===void 0?{}:{cpuProfile:e["cpu-profile"]},...e.trend===
void 0?{}:{trend:nH(e.trend)},...e.rank?.published===void 0?{}:{rank:{published:dH(e.rank.published,Ds(t))}}}}function nH({alert:e,direction:t,
keep:n,"keep-runs":r,thresholds:o,...s}){return{...s,alert:e??D.alert,direction:t??D.direction,thresholds:o??{},keep:n??rr(D.keep),keepRuns:r??
rr(D.keepRuns)}}function rH(e,t,n){for(let{name:r,target:o,at:s}of e)if(t.some(({args:a,targets:c})=>a===void 0&&c.includes(r))&&o.port===void 0)
throw n.error(s(),`target ${z(r)} has no "port"; add it, for example port: 8080`)}function oH({name:e,target:t,at:n},r,o,s){sH(t,n,o);let i=(t.
services??[]).flatMap(a=>{let c=r.services?.[a];return c?[cH(a,c)]:[]});return iH(e,t,yf(e,s),i)}function sH({fixture:e},t,n){if(e===void 0)
return;let r=gf(e).split("/"),o=gf(Lb.join(Lb.dirname(n.file),e))===".";if(r.includes("..")||r.includes(".git")||o)throw n.error(t("fixture"),
`must name a folder under this file's that the library itself is not in; make one, for example ${D.fixture}`)}function gf(e){return Lb.normalize(
e).replace(/(?<=.)\/$/,"")}function yf(e,t){return t.find(n=>n.targets.includes(e))?.request.paths[0]??"/"}function iH(e,t,n,r){let{https:o,
ready:s,prepare:i,changes:a,fixture:c}=t,{path:l=n,command:u,timeout:d=D.readyTimeout}=s??{};return{...E_(e,t),ready:{path:l,...u===void 0?{}:
{command:u},timeoutSeconds:d},...o===void 0?{}:{tls:aH(o)},...r.length===0?{}:{services:r},...i===void 0?{}:{prepare:i},...a===void 0?{}:{changes:a},
...c===void 0?{}:{fixture:gf(c)}}}function aH({ca:e,name:t=D.tlsName}){return{...e===void 0?{}:{ca:e},name:t}}function cH(e,t){let{command:n,
timeout:r=D.readyTimeout}=t.ready??{},o={...n===void 0?{}:{command:n},timeoutSeconds:r};return{...E_(e,t),ready:o}}function E_(e,t){let{build:n,
env:r={},image:o,command:s,port:i=0,mem_limit:a,secrets:c}=t,{inherit:l,ulimits:u,shm_size:d,security_opt:[f]=[]}=t,m=n!==void 0||o!==void 0,
h=lH(m?t.process:t);return{name:e,...n===void 0?{}:{build:uH(n)},...o===void 0?{}:{image:o},...m&&s!==void 0?{command:s}:{},...h===void 0?{}:
{process:h},port:i,env:r,...__(c),...l===void 0?{}:{inherit:l},...a===void 0?{}:{memory:a},...d===void 0?{}:{shmSize:d},...u===void 0?{}:{ulimits:u},
...f===void 0?{}:{seccomp:f}}}function lH(e={}){let{setup:t=[],command:n,"working-directory":r="."}=e;if(n===void 0)return;let o=gf(r);return{
setup:t,command:n,...o==="."?{}:{workingDirectory:o}}}function __(e){let t=r=>r.map(({name:o})=>o),n=t((e??[]).filter(({required:r})=>!r));return{
...e&&{secrets:t(e)},...n.length>0&&{optionalSecrets:n}}}function uH({additional_contexts:e,shm_size:t,secrets:n,...r}){return{context:D.context,
dockerfile:D.dockerfile,args:{},...r,...__(n),...e===void 0?{}:{contexts:e},...t===void 0?{}:{shmSize:t}}}function dH({source:e,figures:t},n){
let r=Object.entries(t).map(([o,s])=>[o,fH(s,n)]);return{source:e,figures:Object.fromEntries(r)}}function fH(e,t){let n=e.unit??null;if(e.order)
return{unit:n,entries:Fa(e.order,t).map(i=>({target:i,value:null,system:null}))};let[r,o]=e.better==="lower"?[1,Number.POSITIVE_INFINITY]:[-1,
Number.NEGATIVE_INFINITY],s=Object.entries(e.values??{}).flatMap(([i,a])=>Fa([i],t).map(c=>mH(c,a)));return{unit:n,entries:s.toSorted((i,a)=>r*
((i.value??o)-(a.value??o)))}}function mH(e,t){return{target:e,value:t.value??null,system:t.system??null}}var Db={before:k(),after:k()},M_=L(vs),P_={scenario:w(),metric:M_,before:k().nullable().describe("Null where it has none."),after:k().nullable()},
pH=E({of:L(["run","scenario","target","service"]),name:w().exactOptional().describe("Absent where it is of the whole run."),setting:w().describe(
"The way to it, as `expect.status`."),before:w().nullable().describe("Cut around what differs; null where it is not there."),after:w().nullable()}),
T_={changes:C(pH),more:H().nonnegative().describe("How many further ones there are.")},C_={scenarios:C(w()),via:C(w()).describe("scenario/vi\
a"),pairs:C(w()).describe("target/scenario")},hH=L(["not-root","turned-off","not-permitted","not-metered","temporary-folder","build","progra\
m","port"]),I_=Zt("code",[A("base-config-missing",{file:w()}),A("base-config-unusable",{file:w(),error:w()}),A("config-from-checkout",{file:w()}),
A("gate-changed",{changes:C(Zt("setting",[E({setting:re("false-alarms"),...Db}),E({setting:re("fail-on"),before:C(w()),after:C(w())}),E({setting:re(
"mode"),before:w(),after:w()}),E({setting:re("threshold"),scenario:w(),...Db}),E({setting:re("max-errors"),scenario:w(),...Db}),E({setting:re(
"thresholds"),...P_}),E({setting:re("absolute-limits"),...P_,unit:w()})]))}),A("budget-changed",{before:k().nullable().describe("Seconds; nu\
ll for the default of each case."),after:k().nullable()}),A("build-timeout-changed",{before:k().nullable().describe("Seconds; null for the d\
efault."),after:k().nullable()}),A("isolation-changed",T_),A("no-base-side",{file:w(),targets:C(w())}),A("no-longer-measured",{targets:C(w()),
...C_}),A("newly-measured",{targets:C(w()),...C_}),A("plan-changed",T_),A("fixture-changed",{folders:C(w())}),A("default-rules",{file:w()}),
A("cases-missing",{cases:C(w())}),A("other-requests",{scenarios:C(w())}),A("submodules-missing",{paths:C(w())}),A("checkout-sparse",{file:w().
describe("One that is left out."),files:H().positive()}),A("filters-off",{filters:C(w()),file:w().describe("One of them."),files:H().positive()}),
A("port-ignored",{target:w()}),A("port-fixed",{target:w(),ports:C(H().positive()).min(1).describe("What both sides listen on beside PORT.")}),
A("own-users-lacking",{why:hH,what:w().exactOptional().describe("The target, program or port that a separate user cannot have.")}),A("sessio\
n-overran",{case:w(),seconds:k().describe("What the session that was stopped had taken.")}),A("planted-not-found",{case:w(),slowdown:k().describe(
"CPU that was burnt beside head, as a share of what head used.")}),A("planted-not-measured",{case:w(),why:L(Tu)}),A("rate-not-comparable",{scenario:w()})]),
gH={"base-config-missing":!0,"base-config-unusable":!0,"config-from-checkout":!1,"gate-changed":!0,"isolation-changed":!0,"budget-changed":!0,
"build-timeout-changed":!0,"no-base-side":!0,"no-longer-measured":!0,"newly-measured":!0,"plan-changed":!0,"fixture-changed":!0,"default-rul\
es":!1,"cases-missing":!0,"other-requests":!0,"submodules-missing":!1,"checkout-sparse":!1,"filters-off":!1,"port-ignored":!1,"port-fixed":!1,
"own-users-lacking":!1,"session-overran":!1,"planted-not-found":!1,"planted-not-measured":!1,"rate-not-comparable":!1};function z_(e){return e.
some(({code:t})=>gH[t])}var Fb=Zt("code",[A("docker-missing",{}),A("no-engine",{said:w().exactOptional().describe("By Docker's client.")}),A(
"no-buildx",{}),A("images-unresolved",{images:C(w())}),A("nothing-to-build",{target:w()}),A("no-command",{of:L(["target","service"]),name:w()}),
A("same-process",{as:w().describe("The target that it does not differ from.")}),A("programs-missing",{programs:C(w())}),A("base-in-docker",{})]),
L_=Zt("code",[A("configured",{}),A("docker-works",{}),A("nothing-to-run",{}),A("not-docker",{obstacle:Fb})]),bf=L(["untouched","identical-bu\
ilds"]),yH=L(["steal","other-programs","out-of-ports"]),A_=k().exactOptional().describe("Set where the time for everything that is built tog\
ether was over."),N_=E({lost:H().nonnegative().describe("Requests that were on their way when the server closed the connection."),of:H().nonnegative()}),
Bb=Zt("code",[A("build-failed",{variant:Ke,target:w(),limitSeconds:A_}),A("setup-failed",{variant:Ke,target:w(),limitSeconds:A_,withheld:Er}),
A("fault",{variants:C(Ke).describe("Empty where it is no variant's."),fault:wa,times:H().positive()}),A("head-alone",{why:L(["configuration",
"target","scenario","request","not-built","not-started"]).describe("What base lacks, or has in another form; or what it could not be.")}),A(
"shards-missing",{shards:C(w()).describe("`1/3`; empty where one left the case out.")}),A("skipped",{why:bf}),A("skip-unverified",{why:bf}),
A("interrupted",{}),A("no-time",{}),A("no-values",{}),A("one-session",{}),A("equal-ratios",{}),A("slow-start",{seconds:k().describe("What a \
start takes, of the slower side."),sessions:H().positive().describe("How many fit.")}),A("interference",{source:yH,effect:L(["counted-less",
"left-out","nothing-left"]),rounds:H().positive()}),A("limited",{limit:mo,loop:L(["closed","open","command"]),cpuDecides:xe().describe("Whet\
her CPU time could be read, so that it decides.")}),A("held-back",{limit:mo,bound:xe().describe("Whether its value is a bound of the true on\
e.")}),A("connections-closed",{base:k().nullable().exactOptional().describe("Requests after which, about; null where it keeps them."),head:k().
nullable()}),A("requests-lost",{base:N_.exactOptional().describe("Absent where there is no base."),head:N_}),A("p99-unknown",{}),A("not-judg\
ed",{metric:M_,key:L(["threshold","limit"]).describe("By which key."),why:L(["of-requests","of-commands","no-operations","operations","no-im\
age","not-known"]).describe("What cases have it that this one is not; or that its value could not be known.")}),A("bottleneck-unknown",{}),A(
"server-waits",{limit:mo,decided:xe().describe("Whether the loss of requests per second is beyond chance, and so judged.")}),A("settled-earl\
y",{sessions:H().positive()}),A("counter-moved",{metric:L(Xn),more:k().describe("Head less base, per request or operation."),low:k().describe(
"Where that lies at 95%, with the other end."),high:k()})]);var bH=L(["docker","process"]),D_=E({method:w(),paths:C(w()).describe("One or several; one of several is picked at random for each request."),
headers:C(xs([w(),w()])),body:Q([E({text:w()}),E({file:w()})]).exactOptional()}),wH=E({contains:C(w()).exactOptional().describe("Texts that \
all stand in it."),matches:w().exactOptional().describe("A regular expression in JavaScript's syntax, with its flag u."),json:w().exactOptional().
describe("JSON that it has to agree with: objects may have more keys, lists are as long, and everything else is equal.")}),xH=E({status:Q([k(),
C(k())]).describe("Of several, each is right."),body:Q([w().describe("The whole body."),wH]).exactOptional(),headers:ce(w(),w()).describe("L\
ower-case names."),sameLength:xe().describe("Whether all variants must answer with the same length and framing.")}).describe("The expected a\
nswer; what is absent is not checked.");function Kt({status:e}){return typeof e=="number"?[e]:e}var F_=sn(L(vs),k().positive()),SH=E({name:w(),
targets:C(w()).describe("Names of the targets it is run against."),request:D_.describe("Asks for no path where the scenario runs a command i\
nstead."),args:C(w()).exactOptional().describe("Set where the target was run with these arguments to its end instead of getting requests: a \
command that is timed from start to end, and may say on its last line how many operations it did."),expect:xH,connections:k(),keepalive:xe(),
http2:re(!0).exactOptional().describe("Asked over HTTP/2: without TLS from the first byte on, with TLS as both agree."),via:C(xa),background:E(
{request:D_,connections:k()}).exactOptional().describe("Other requests that are sent all the while; they are not measured."),rate:Q([E({perSecond:k()}),
E({share:k()})]).exactOptional().describe("Requests per second, or a share of what base can answer, offered whatever the answers do (open lo\
op); a closed loop if absent."),requests:k().exactOptional().describe("A fixed count of requests per sample instead of a duration."),durationSeconds:k().
exactOptional().describe("Instead of a length derived from the throughput."),timeoutSeconds:k(),maxErrors:k().describe("The share of answers\
 that may be errors, 0 to 1."),threshold:k().describe("Smallest relative change that counts, 0.02 for 2%."),thresholds:F_.exactOptional().describe(
"The same of single metrics, which then decide as well, whatever decides without them."),limits:F_.exactOptional().describe("Absolute limits\
 on head, in each metric's unit: the most that it may be, or the least of what is better the higher it is.")}),vH=L(["configuration","target",
"scenario","request"]),Ub=E({id:w(),target:w(),scenario:w(),via:xa,fresh:vH.exactOptional().describe("Set where base's configuration does no\
t have it: no such file, target, scenario, or one that requests or expects something else. What base answers wrongly is then no fault of it.")}),
jb=C(k()),kH=E({layout:L(["one-core","shared-load-core","smt-siblings","separate-cores","separate-machine","separate-machine-one-core"]).describe(
"What server, proxy and generator share. On a separate machine the numbers of server and proxy are that machine's."),server:jb,proxy:jb,generator:jb}).
describe("Which logical CPUs each part may use.");function Ys({layout:e}){return e.startsWith("separate-machine")}var $H=L(["side-by-side","\
interleaved"]),OH=L(["regression","invalid","inconclusive","never"]),RH=L(["block","observe"]),Zb={seed:k(),budgetSeconds:k(),isolation:bH,isolationReason:L_,
cpus:kH,scenarios:C(SH)},Gb=E({...Zb,shard:E({index:H().positive(),count:H().positive()}).exactOptional().describe("Which part of a run this\
 is; the cases are those of the whole run."),named:E({config:w().exactOptional(),preset:w().exactOptional()}).exactOptional().describe("What\
 of the configuration was named: its file, from the repository's top, and a preset."),looks:re(!1).exactOptional().describe("Set where every\
 case took all its time: a size that is read at an early look is a little too large."),alpha:k().gt(0).lt(1).describe("One-sided risk of any\
 false regression in the whole run."),pairing:$H.describe("How the variants of a case are loaded, where both can be up at once."),cases:C(Ub),
failOn:C(OH),mode:RH.describe("Whether a verdict fails the run, or is only reported.")});function Dn({budgetSeconds:e,cases:t,shard:n}){return e/
Math.max(1,t.length/(n?.count??1))}var EH=E({cores:k(),memoryBytes:k(),kernel:w(),os:w()}),Hb=E({cpuModel:w(),cores:k(),memoryBytes:k(),kernel:w(),
os:w(),runnerImage:w().nullable(),servers:EH.exactOptional().describe("The machine of the servers, where it is not the one that made the loa\
d."),tools:ce(w(),w()),load:E({before:k(),after:le}).describe("Load average of one minute.")});var Xs=1,qb=L(_r),Qs=L(vs),dc=E({low:k().positive(),high:k().positive()}),PH=E({name:Qs,unit:w(),better:L(["higher","lower"]),gates:xe().describe(
"Whether it takes part in the verdict of its case."),base:le.describe("Typical value: the median over sessions of the medians over rounds."),
head:le,ratio:k().positive().nullable().describe("head \xF7 base; null where there is nothing to compare."),interval:dc.nullable().describe(
"The 95% interval of the ratio."),decisionInterval:dc.nullable().describe("The wider one that decides whether it is slower or faster, so tha\
t alpha holds for the whole run."),n:k().describe("Sessions behind the interval."),threshold:k().positive().exactOptional().describe("Set wh\
ere the metric has its own threshold, instead of its case's."),verdict:qb.nullable()}),TH=E({metric:Qs,unit:w(),better:L(["higher","lower"]),
limit:k().positive().describe("The most that it may be; of what is better the higher it is, the least."),head:le.describe("The geometric mea\
n over head's sessions; of image size the only value there is."),interval:dc.nullable().describe("Its 95% interval; null where the noise is \
not known, or there is none."),n:k().describe("Sessions behind the interval."),state:L(["held","inconclusive","broken"]).describe("Whether t\
he whole interval lies within the limit, or beyond it.")}).describe("An absolute limit on head, and where head lies."),CH=E({roundsPerSession:k(),
warmUpSeconds:k().describe("Of later sessions; until steady where absent.").exactOptional(),betweenStarts:le.describe("The share of the nois\
e that is from start to start; null where it was not known.")}).describe("What the case's first sessions chose for those after them, by the \
spread alone."),xf=k().nonnegative(),B_=L(["code","runtime","collector","compiler"]).describe("The server's own code and its libraries, the \
runtime below them, its garbage collector or its just-in-time compiler."),j_=H().nonnegative().describe("In its file, of head."),AH=E({name:w().
max(300),line:j_.exactOptional(),kind:B_,calls:E({name:w().max(300),line:j_.exactOptional(),kind:B_}).exactOptional().describe("The function\
 of the runtime that does most of it."),base:xf.describe("CPU seconds per request in it and in all that it calls."),head:xf}),NH=E({tool:w().
max(100),base:xf.describe("CPU seconds per request, of the whole server."),head:xf,functions:C(AH).max(3)}).describe("What CPU profiles afte\
r the verdict say of a red case. Never part of a verdict."),Wb=E({...Ub.shape,sessions:C(e$),choice:CH.exactOptional(),rate:k().positive().exactOptional().
describe("Requests per second that were offered to each variant, in an open loop."),skipped:bf.exactOptional().describe("Why the case was no\
t loaded at all."),lostShards:C(w()).exactOptional().describe("Set where no shard measured it: those that are missing, like `1/3`; none wher\
e one left it out."),environment:Hb.exactOptional().describe("Where it was measured, if not where the rest was."),growth:NH.exactOptional()}),
MH=E({...Wb.shape,bottleneck:Cu.nullable(),threshold:k().positive(),metrics:C(PH),limits:C(TH).exactOptional(),verdict:qb,settledAt:le.describe(
"Sessions after which a look settled it; null where it was judged at the end."),detectable:le.describe("The smallest slowdown, as a share, t\
hat would have been called one in 95 of 100 such runs; null where the noise is not known."),brokenIn:C(Ke).describe("The variants that an in\
valid case failed in."),findings:C(Bb)}),IH=E({variant:Ke,commit:w().describe("Of a temporary commit where the working tree was measured."),
label:w().describe('What was named: a revision, or "working tree".'),builds:ce(w(),E({id:w(),imageBytes:le})).describe("By target: image id,\
 or tree id for processes, and the image's size in bytes.")}),zH=E({kind:L(["package","image","runtime"]).describe("A package of a lock file\
; an image that is built on; a compiler or runtime."),name:w().max(200),base:w().max(200).nullable().describe("Its versions in base that hea\
d has not, a comma between two; null where base has none."),head:w().max(200).nullable(),role:L(["direct","indirect","development"]).exactOptional().
describe("Of a package: required by the project, needed by another, or only to develop with."),file:w().max(200).exactOptional().describe("T\
hat says so; absent where a built image does.")}).describe("What two builds differ by beside the repository's own code."),Z_=C(zH).max(500).
exactOptional().describe("What matters most first; absent where nothing else differs, or nothing was compared."),LH=E({variant:Ke,target:w(),
what:L(["build","setup"]),log:w(),limitSeconds:k().exactOptional().describe("Set where the time was over that everything that is built toget\
her has."),withheld:Er}).describe("A side that could not be built or prepared at all."),DH=E({build:k(),run:k().describe("Starts, warm-up an\
d measuring."),ready:k().describe("Of them, from all variants of a session ready to their stop."),load:k().describe("Of them, with load on."),
harness:k().describe("CPU seconds of loadgate itself while load was on.")}).describe("Where the time went: wall seconds, but for `harness`."),
Vb={id:w(),startedAt:w().describe("ISO 8601."),environment:Hb,variants:C(IH),failures:C(LH),notices:C(I_).describe("What the reader must kno\
w first."),seconds:DH,interrupted:xe().describe("Whether the run was stopped before its plan was done.")},Oge=E({...Vb,differences:Z_,plan:Gb,
cases:C(Wb)}),G_={schema:re(Xs),...Vb,differences:Z_,plan:Gb,cases:C(MH),verdict:qb,exitCode:k()},wf=E({command:re("compare"),...G_}),U_=E({
commit:w(),label:w()}),FH=L(["issue","comment","fail","none"]),BH=E({control:w().exactOptional().describe("The case that is measured with id\
entical builds; the first one if absent."),alert:C(FH),direction:L(["worse","both"]),thresholds:ce(w(),k()).describe("Further metrics that r\
aise alerts, each with its threshold."),selftest:xe().exactOptional().describe("Whether a slowdown is planted in one case, to see that it is\
 found; it is if absent."),keep:k().describe("Seconds that points are kept."),keepRuns:k().describe("Seconds that each run's own file is kep\
t.")}).describe("How the configuration wants points kept and changes reported."),jH=E({settings:BH,config:w().describe("Path of the configur\
ation file."),reference:U_,head:E({commit:w(),subject:w()}),control:wf.nullable().describe("One case with identical builds, by the rules of \
a pull request; null where it could not be measured."),seam:E({from:U_,results:wf}).nullable().describe("The new reference against the one b\
efore, in the first run after it was moved."),again:wf.nullable().describe("The cases that looked changed, measured once more."),planted:E({
case:w(),slowdown:k().positive().describe("CPU burnt beside head, as a share of what head used."),results:wf.nullable().describe("By the rul\
es of a pull request; null where it was interrupted before its first session.")}).exactOptional().describe("Identical builds of one case wit\
h a slowdown that has to be found; absent where none was planted.")}).describe("What a point of the trend has beside head against its refere\
nce, which is `base` here."),UH=E({command:L(["compare","trend"]),...G_,trend:jH.exactOptional()}),ZH=E({place:H().positive(),value:le,system:w().
nullable(),moved:xe().describe("Whether today's order among the published systems is another one.")}),GH={place:H().positive().nullable().describe(
"From 1; shared by targets that the numbers do not distinguish; null where nothing can be ranked."),ratio:k().positive().nullable().describe(
"Value \xF7 the best one's; null of the best one, and under two sessions."),interval:dc.nullable().describe("Of the ratio, at a risk of 5% s\
hared by all pairs of the leaderboard.")},HH=E({target:w(),...GH,figures:sn(Qs,le).describe("Typical values: the median over sessions of the\
 medians over rounds."),sessions:C(k().positive()).describe("The value that it is ranked by, of each session."),spread:dc.nullable().describe(
"Where the mean of the sessions lies, at 95%."),requests:H().nonnegative().describe("All answers and errors of the measured rounds."),failed:ce(
w(),H().positive()).describe("How often what went wrong."),bottleneck:Cu.nullable(),limited:xe().describe("Whether something else than the s\
erver bounded its value."),findings:C(Bb),published:ZH.nullable().describe("What the publication said, beside today's place.")}),qH=E({id:w().
describe("scenario/via"),scenario:w(),via:xa,by:L(["goodput","p99","time"]).describe("Correct answers per second, the 99th percentile where \
a rate is offered, or the time per run of commands that report no operations."),unit:L(["requests/s","operations/s","s"]),rows:C(HH).describe(
"Best first.")}),WH=E({unit:w().nullable(),entries:C(E({target:w(),value:le,system:w().nullable()}))}),VH=E({source:w(),figures:ce(w(),WH).describe(
"By scenario and via, `hello/direct`.")}),KH=E({target:w(),obstacle:Fb}),JH=E(Zb),YH=E({...Vb,config:w().describe("Path of the configuration\
 file."),plan:JH,cases:C(Wb).describe("One target in one scenario in one way each, as `head`."),leftOut:C(KH),published:VH.nullable()}),XH=E(
{command:re("rank"),schema:re(Xs),...YH.shape,leaderboards:C(qH),exitCode:k()}),Rge=Zt("command",[UH,XH]);function H_(e){return`${JSON.stringify(e,null,1)}
`}var Ege=64*1024*1024;var _ge=K0({schema:k()});var QH=["GET","HEAD","OPTIONS","TRACE","PUT","DELETE"],eq=/connection closed before message completed|operation was canceled|^connection error$|error writing a body to connection|connection reset|broken pipe/i;function Kb({byStatus:e,errors:t},{keepalive:n,request:r},o){if(!n||!QH.includes(r.method))return 0;let s=Object.entries(t).filter(([a])=>eq.
test(a)),i=Sf(s.map(([,a])=>a))+(o==="nginx"?e[502]??0:0);return i<=.02*K_({byStatus:e,errors:t})?i:0}function q_({via:e,sessions:t},n){if(!n)
return{base:null,head:null};let r=t.flatMap(({rounds:s})=>s.flatMap(i=>i.samples)),o=s=>{let i=r.filter(a=>a.variant===s);return i.length===
0?null:{lost:Sf(i.map(a=>Kb(a,n,e))),of:Sf(i.map(K_))}};return{base:o("base"),head:o("head")}}function W_(e,t){let{base:n,head:r}=q_(e,t);return r===
null||(n?.lost??0)+r.lost===0?[]:[{code:"requests-lost",...n&&{base:n},head:r}]}var tq=10,nq=5;function V_(e,t){let{base:n,head:r}=q_(e,t);if(!t||
!n||!r||r.lost<=tq||r.lost<=t.maxErrors*r.of)return[];if(r.lost*n.of<=nq*(n.lost+1)*r.of)return[];let[o,s]=[r.lost,r.of],i=e.via==="nginx"?{
through:"nginx"}:{},a=e.via==="nginx"?[{status:"502",count:o}]:[{error:"connection closed before message completed",count:o}];return[{variant:"\
head",fault:{code:"errors",failed:o,of:s,unit:"requests",most:a,...i},times:1}]}function K_({byStatus:e,errors:t}){return Sf([...Object.values(
e),...Object.values(t)])}function Sf(e){return e.reduce((t,n)=>t+n,0)}var Y_=[2,3,4,6,8,11,16,22,31,44,62,88,124],J_=.5,rq=.05;function Jb(e,t,n){return Yb(t,e.alpha/(Math.max(1,n)*Math.max(1,e.cases.length)))}
function vf(e){return Yb(e,rq)}var oq=.025;function X_(){return Yb("look",oq)}function Yb(e,t){return e==="end"?t*J_:t*(1-J_)/Y_.length}function Q_(e){
return Y_.some(t=>t===e)}var sq=1e-12;function Co(e,t=iq){let n=e.length;if(n===0)return null;let r=e.reduce((u,d)=>u+d.weight,0),o=e.reduce((u,d)=>u+d.weight*d.value,
0)/r,s=e.reduce((u,d)=>u+d.weight*(d.value-o)**2,0),i=e.reduce((u,d)=>u+(d.rounding??0),0)/n,a={variance:Math.max(s/(n-1),i),degrees:n-1},c=n>
1&&Math.sqrt(a.variance)>sq,l=cq(e.map(({spread:u})=>u),t);return{centre:o,sessions:n,weight:r,noise:c?lq(a,l):null}}function ei({noise:e,weight:t}){return e&&Math.sqrt(e.variance/t)}function fc(e,t){let n=ei(e);return n===null||!e.noise?null:Es(t,e.noise.degrees)*
n}function Ur(e,t){let n=e&&fc(e,t);if(e===null||n===null)return null;let[r,o]=[Math.exp(e.centre-n),Math.exp(e.centre+n)];return r>0&&Number.
isFinite(o)?{low:r,high:o}:null}var iq={factor:1.7,degrees:4},mc={factor:3,degrees:3},aq=6;function cq(e,{factor:t,degrees:n}){let r=e.filter(
a=>a!==null).filter(a=>a.degrees>0),o=r.reduce((a,c)=>a+c.degrees,0),s=r.reduce((a,c)=>a+c.squares,0);if(o===0||!(s>0)||r.length<e.length)return null;
let i=r.reduce((a,c)=>a+c.rounds,0)/r.length;return{variance:t*s/o/Math.min(i,aq),degrees:1/(1/n+1/o)}}function lq(e,t){if(t===null)return e;
let n=t.degrees*Math.min(1,t.variance/e.variance),r=n+e.degrees,o=(n*t.variance+e.degrees*e.variance)/r;return{variance:Math.max(o,e.variance),
degrees:r}}var uq=.025,dq=3,fq=["generator-saturated","proxy-saturated","out-of-ports"],mq="dependency";function tP(e,t){let{metric:n,unit:r,limit:o,ofBuild:s,
spoilt:i}=t,a={metric:n.name,unit:r,better:n.better,limit:o};if(n.per==="build"){let x=s===null?"inconclusive":eP({low:s,high:s},t);return{...a,
head:s,interval:null,n:0,state:x,atLook:x,open:!1}}let c=Co(zu(e,n,"head"),mc),l=c&&Math.exp(c.centre),u=c?.sessions??0,d=l!==null&&c?.noise===
null&&u>=dq,f=x=>d?{low:l,high:l}:Ur(c,x),m=n.limitable&&i!==null&&i!==mq,h=x=>{let S=x?eP(x,t):"inconclusive";return m&&!(S==="held"&&fq.includes(
i))?"inconclusive":S},[p,g]=[f(uq),f(X_())],y=h(g),b=y==="inconclusive"&&l!==null&&!m;return{...a,head:l,interval:p,n:u,state:h(p),atLook:y,
open:b}}function eP({low:e,high:t},{limit:n,metric:r}){let[o,s]=r.better==="lower"?[e,t]:[-t,-e],i=r.better==="lower"?n:-n;return o>i?"broke\
n":s<=i?"held":"inconclusive"}var oP=1e-12;function pq({estimate:e,decision:t,equivalence:n},r){let o=(r.better==="lower"?1:-1)*Math.log(e),s=Math.log1p(r.threshold)-oP,i=t&&
Xb(t,r);if(i&&i.low>0&&o>=s)return"regression";if(i&&i.high<0&&o<=-s)return"improvement";let a=n&&Xb(n,r);return a&&a.low>-s&&a.high<s?"unch\
anged":"inconclusive"}function Xb({low:e,high:t},{better:n}){let[r,o]=[Math.log(e),Math.log(t)];return n==="lower"?{low:r,high:o}:{low:-o,high:-r}}
function pc({interval:e,better:t}){if(e===null)return null;let{low:n,high:r}=Xb(e,{better:t});return n>0?"worse":r<0?"better":null}function kf(e){
return _r.find(t=>e.includes(t))??null}var hq=.025;function Qb(e,t,n){return Co(k$(e,t,n===null))}function ew(e){return{name:e.name,unit:e.unit,
better:e.better}}var sP={interval:null,decisionInterval:null};function gq(e,t,n){let r=Qb(e,t,n.limit),o=r&&Math.exp(r.centre),s=Ur(r,n.decisionTail),
i=Ur(r,n.equivalenceTail),a=n.thresholds[t.name]??n.threshold,c={better:t.better,threshold:a},l=o===null?null:pq({estimate:o,decision:s,equivalence:i},
c),u=l!==null&&(!nP(t,n)||yq(l,n)),d=n.thresholds[t.name]!==void 0,f=d?!nP(t,n):n.loop==="open"&&n.limit===null,m=n.deciding.includes(t)&&(u||
o===null&&f),h=u?l:null;return{...ew(t),gates:m,base:yo(e,t,"base"),head:yo(e,t,"head"),ratio:o,interval:Ur(r,hq),decisionInterval:s,n:r?.sessions??
0,...m&&d&&{threshold:a},verdict:m?h??"inconclusive":h}}function nP({limitable:e},{limit:t}){return e&&t!==null}function yq(e,{limit:t,loop:n}){
return t==="dependency"&&n==="closed"&&(e==="regression"||e==="improvement")}function tw(e,t,{variants:n,plan:r},o){let s=d=>{let f=n.find(m=>m.
variant===d)?.builds[t.target];return f?e.value(f):null},[i,a]=[s("base"),s("head")],c=i!==null&&a!==null&&i>0&&a>0?a/i:null,l={...ew(e),gates:!1,
base:i,head:a,ratio:c,...sP,n:0,verdict:null};if(o===void 0||e.ofImage&&r.isolation==="process")return l;let u=c===null?"inconclusive":bq(c,
{better:e.better,threshold:o});return{...l,gates:!0,threshold:o,verdict:u}}function bq(e,t){let n=(t.better==="lower"?1:-1)*Math.log(e),r=Math.
log1p(t.threshold)-oP;return n>=r?"regression":n<=-r?"improvement":"unchanged"}function iP(e){let t={base:null,head:null,ratio:null,...sP,n:0,
verdict:null};return{...ew(e),gates:!1,...t}}var aP=.02;function ti({scenario:e},{plan:t}){return t.scenarios.find(({name:n})=>n===e)??{}}function cP(e,t){
return ti(e,t).threshold??aP}function hc(e,t){return{loop:nw(e,t),isCommand:ti(e,t).args!==void 0}}function lP(e){return e.filter(({per:t})=>t!=="build").length}function nw(e,t){let{rate:n,args:r}=ti(e,t);return n!==void 0?"open":r&&_s(e).
some(({command:s})=>s?.operations===null)?"command":"closed"}function uP(e,t){return rw(e,t)??dP(e,t,"end")}function rw(e,t){if(t.plan.looks===
!1||!Q_(e.sessions.length))return null;let n=dP(e,t,"look");return n.settled?n:null}function dP(e,t,n){let{threshold:r=aP,thresholds:o={},limits:s={}}=ti(
e,t),i=hc(e,t),{loop:a}=i,c=Du(e,a),l=Kg(o,i),u={decisionTail:Jb(t.plan,n,lP(l)),equivalenceTail:vf(n),threshold:r,thresholds:o,deciding:l,limit:c,
...i},d=ke.map($=>$.per==="build"?tw($,e,t,o[$.name]):gq(e,$,u)),f=cw(e,t,d),m=f.filter($=>$.gates),h=Ea(e),p=a==="closed"&&kq(f,c,r),g=iw(e,
t,f,s,c),[y,b]=[!0,!1].map($=>m.filter(_=>wq(_,a)===$)),x=!m.some($=>sw($,a)),S=kf([...rP(b),...p||x?["inconclusive"]:[]]),R=kf([...S?[S]:[],
...rP(y),...g.map(({state:$})=>xq[$])]);return{moment:n,terms:u,bottleneck:h,metrics:f,waits:p,limits:g.map(ow),verdict:R??"inconclusive",settled:Sq(
S,g)}}var rP=(e=[])=>e.flatMap(({verdict:t})=>t??[]);function ow({atLook:e,open:t,...n}){return n}function sw({name:e},t){return Me(e).decides===
t}function wq({name:e,ratio:t,threshold:n},r){let o=Me(e),s=o.per==="round"&&o.percentile!==void 0;return t===null&&n!==void 0&&!(r==="open"&&
s)}var xq={held:"unchanged",inconclusive:"inconclusive",broken:"regression"};function Sq(e,t){return e==="regression"||t.some(({atLook:n})=>n===
"broken")?!0:e!==null&&e!=="inconclusive"&&!t.some(({open:n})=>n)}function iw(e,t,n,r=ti(e,t).limits??{},o=null){let s=hc(e,t);return ke.flatMap(
i=>{let a=r[i.name],c=n.find(({name:l})=>l===i.name);return a===void 0||!c||aw(i,s,t)!==null?[]:[tP(e,{metric:i,unit:c.unit,limit:a,ofBuild:c.
head,spoilt:o})]})}function aw(e,t,{plan:n}){return e.per==="build"&&e.ofImage&&n.isolation==="process"?"no-image":Vg(e,t)}function cw({scenario:e},{
plan:t},n){return ti({scenario:e},{plan:t}).args?n.map(r=>({...r,unit:r.unit.replace("request","operation")})):n}var vq=["dependency","gener\
ator-saturated","proxy-saturated"];function kq(e,t,n){let r=e.find(a=>a.name==="goodput");if(!vq.includes(t)||!r?.ratio||Math.log(r.ratio)>-Math.
log1p(n))return!1;let{better:o,decisionInterval:s,interval:i}=r;return pc({better:o,interval:t==="dependency"?i:s})==="worse"}var fP=.95,$q=40;function Oq(e,t){let[n,r]=[fc(e,t.tail),ei(e)];if(n===null||r===null||!e.noise)return null;let o=Math.log1p(t.threshold),{degrees:s}=e.
noise,i=u=>m$(s+1,d=>Oa((u-Math.max(n*d,o))/r)),[a,c]=[0,Math.max(n,o)];for(;i(c)<fP&&Number.isFinite(c);)[a,c]=[c,2*c];for(let u=0;u<$q;u++){
let d=(a+c)/2;i(d)<fP?a=d:c=d}let l=Math.expm1(c);return Number.isFinite(l)?l:null}function mP(e,t,{tail:n,threshold:r,thresholds:o},s=i=>i){
let i=Du(e,t),a=Mu(t).filter(c=>!(c.limitable&&i!==null)).flatMap(c=>{let l=Qb(e,c,i),u={tail:n,threshold:o[c.name]??r};return(l&&Oq(s(l),u))??
[]});return a.length===0?null:Math.min(...a)}function $f(e,t){if(!t?.keepalive)return[];let n=e.sessions.flatMap(({rounds:l})=>l.flatMap(u=>u.samples)),r=e.via==="nginx"?"upstream":"cli\
ent",o=(l,u)=>{let d=n.filter(f=>f.variant===l&&f.opened[r]!==null);return Rq(d,r,t.connections,u)},s=n.some(({variant:l})=>l==="base");if(o(
"base",.1)===null&&o("head",.1)===null)return[];let[i,a]=[o("base",.02),o("head",.02)],c=i&&a&&i.fewest<=a.most*1.05&&a.fewest<=i.most*1.05;
return[{code:"connections-closed",...s&&{base:c?lw(a):i&&lw(i)},head:a&&lw(a)}]}function Rq(e,t,n,r){let o=l=>l.reduce((u,d)=>u+d,0),s=o(e.map(
l=>l.opened[t]??0)),i=o(e.map(({byStatus:l})=>o(Object.values(l)))),a=n*e.length,c=s-a;return e.length===0||c<=5+r*a?null:{fewest:i/s,most:i/
c}}function lw({fewest:e,most:t}){let n=Math.sqrt(e*t),r=10**Math.floor(Math.log10(e)),o=[1,2,3].map(a=>Number(n.toPrecision(a))),s=a=>e<=a*
1.05&&a<=t*1.05;return[...[10,1,5,2].map(a=>a*r),...o].find(s)??Math.round(n)}function ri(e){let t=e.cases.map(s=>Eq(s,e)),n=e.failures.length>0?"invalid":"inconclusive",r=kf(t.map(s=>s.verdict))??n,o={cases:t,failures:e.
failures,plan:e.plan};return{...e,schema:Xs,command:"compare",cases:t,verdict:r,exitCode:fy(o)}}function Eq(e,t){let n=Ps(e,t.failures),r=[...Gt(e),...V_(e,Of(e,t))],o=P$(e,t);if(o!==null)return _q(e,t,o);if(n.length>0&&n.every(uy)&&ly(
t)&&pP(e)&&r.length===0)return ni(e,t,"inconclusive",[hP(t),...n.map(wo)]);if(n.length+r.length>0){let c=T$(r,e);return{...ni(e,t,"invalid",
[...n.map(wo),...bo(c),...bo(r.filter(u=>!c.includes(u)))]),brokenIn:sy([...n,...c])}}let{lostShards:i,skipped:a}=e;return i!==void 0?ni(e,t,
"invalid",[{code:"shards-missing",shards:i}]):a!==void 0?ni(e,t,"unchanged",[{code:"skipped",why:a}]):pP(e)?ni(e,t,"inconclusive",[hP(t)]):Pq(
e,t)}function pP({sessions:e}){return e.every(t=>t.rounds.length===0)}function hP({interrupted:e}){return{code:e?"interrupted":"no-time"}}function _q(e,t,n){
let r=ni(e,t,"new",n),o=r.metrics.map(c=>{let{per:l}=Me(c.name),u=l==="build"?c.head:yo(e,Me(c.name),"head");return{...c,base:null,ratio:null,
head:u}}),s=cw(e,t,o),i=iw(e,t,s).map(ow),a=i.some(({state:c})=>c==="broken");return{...r,metrics:[...s],...i.length>0&&{limits:i},verdict:a?
"regression":"new"}}function ni(e,t,n,r){let o=ke.map(i=>i.per==="build"&&n!=="invalid"?tw(i,e,t):iP(i)),s=cP(e,t);return{...e,bottleneck:null,
threshold:s,metrics:o,verdict:n,settledAt:null,detectable:null,brokenIn:[],findings:r}}function Pq(e,t){let n=uP(e,t),{terms:r,bottleneck:o,
metrics:s,verdict:i}=n,a=s.filter(u=>u.gates&&sw(u,r.loop)),c=Os(e.sessions),l=Mq(e)?c.map(({source:u,rounds:d})=>({code:"interference",source:u,
effect:"nothing-left",rounds:d})):[...i==="inconclusive"&&n.moment==="end"?Nq(e,t):[],...Iq(r,a),...Lq(r,s),...Tq(e,t,n),...Dq(o,a),...i==="\
inconclusive"?Cq(e,a):[],...zq(n),...$f(e,Of(e,t)),...W_(e,Of(e,t)),...i==="inconclusive"?Fq(s,r.threshold):[],...c.map(Iu),...n.moment==="l\
ook"&&i!=="inconclusive"?[{code:"settled-early",sessions:e.sessions.length}]:[]];return{...e,bottleneck:o,threshold:r.threshold,metrics:s,...n.
limits.length>0&&{limits:[...n.limits]},verdict:i,settledAt:n.moment==="look"?e.sessions.length:null,detectable:mP(e,r.loop,{tail:r.decisionTail,
...r}),brokenIn:[],findings:l}}function Of({scenario:e},{plan:t}){return t.scenarios.find(({name:n})=>n===e)}function Tq(e,t,{terms:n,metrics:r,
limits:o}){let s=hc(e,t),i=Of(e,t),a=d=>d.limitable&&n.limit!==null,c={threshold:l,limit:u};function l({name:d}){return r.some(f=>f.name===d&&
f.ratio!==null)}function u({name:d}){return o.some(f=>f.metric===d&&f.head!==null)}return["threshold","limit"].flatMap(d=>ke.filter(({name:f})=>i?.[`${d}\
s`]?.[f]!==void 0).flatMap(f=>{let m=c[d](f)||a(f)?null:"not-known",h=aw(f,s,t)??m;return h===null?[]:[{code:"not-judged",metric:f.name,key:d,
why:h}]}))}function Cq({sessions:e},t){return t.some(({interval:n,ratio:r})=>r===null||n!==null)?[]:[{code:e.length<2?"one-session":"equal-r\
atios"}]}var Aq=1/3;function Nq({sessions:e},{plan:t}){let r=e.map(({startSeconds:{base:s=0,head:i=0}})=>Math.max(s,i)).reduce((s,i)=>s+i,0);
return r<Aq*Dn(t)?[]:[{code:"slow-start",seconds:Number((r/e.length).toPrecision(2)),sessions:e.length}]}function Mq({sessions:e}){return e.
every(({rounds:t})=>t.every(n=>Pr(n)===0))}var gP=({name:e})=>e==="goodput";function Iq({limit:e,loop:t},n){return e===null?n.length>0?[]:[{
code:"no-values"}]:n.some(gP)?[]:[{code:"limited",limit:e,loop:t,cpuDecides:n.length>0}]}function zq({waits:e,terms:t,metrics:n,verdict:r}){
let{limit:o}=t,s=n.some(i=>gP(i)&&i.gates);return!e||o===null||!(s||r==="inconclusive")?[]:[{code:"server-waits",limit:o,decided:s}]}function Lq({
limit:e,loop:t},n){let r=n.some(o=>o.name==="p99"&&o.ratio!==null);return t!=="open"||e!==null||r?[]:[{code:"p99-unknown"}]}function Dq(e,t){
return e===null&&t.some(n=>n.name==="goodput")?[{code:"bottleneck-unknown"}]:[]}function Fq(e,t){return e.flatMap(n=>{let{name:r,base:o,ratio:s}=n,
i=jq(n);if(!Bq(r)||o===null||s===null||i===null)return[];let a=Math.abs(Math.log(s))<Math.log1p(t),c=i.low<=1&&i.high>=1;if(a||c||n.gates)return[];
let l=u=>o*(u-1);return[{code:"counter-moved",metric:r,more:l(s),low:l((n.interval??i).low),high:l((n.interval??i).high)}]})}function Bq(e){
return Xn.some(t=>t===e)}function jq({decisionInterval:e,ratio:t,n}){return e??(t!==null&&n>1?{low:t,high:t}:null)}import{posix as yP}from"node:path";import{isDeepStrictEqual as Uq}from"node:util";var Zq=["request","args","expect","http2"];function wP({fresh:e,
...t},n){let r=Gq(t,n);return{...t,...r!==null&&{fresh:r}}}function Gq({target:e,scenario:t,via:n},{base:r,scenarios:o,changed:s}){if(r===null)
return"configuration";if(!r.targets.some(({name:l})=>l===e))return"target";let i=r.scenarios.find(({name:l})=>l===t);if(!i?.targets.includes(
e)||!i.via.includes(n))return"scenario";let a=o.find(({name:l})=>l===t);return a?Zq.every(l=>Uq(bP(i[l]),bP(a[l])))&&!s.some(l=>l===Rf(a,r))?
null:"request":null}function Rf({request:{body:e}},{file:t}){return e&&"file"in e?yP.join(yP.dirname(t),e.file):null}function bP(e){return e===
void 0?null:JSON.parse(JSON.stringify(e))}import{isDeepStrictEqual as Qq}from"node:util";function dw(e,t){let n=t?.scenarios.find(({name:o})=>o===e.name);if(n)return uw(n);let r=t?.threshold??D.threshold;return uw({threshold:Math.
min(e.threshold,r),maxErrors:Math.min(e.maxErrors,D.maxErrors),thresholds:xP(Hq(e,t?.thresholds??{},r),t?.thresholds),limits:xP(e.limits,t?.
limits,!0)})}function SP(e,t){let{thresholds:n,limits:r,...o}=e;return{...o,...uw(t)}}function uw({threshold:e,maxErrors:t,thresholds:n,limits:r}){
return{threshold:e??D.threshold,maxErrors:t??D.maxErrors,...n&&Object.keys(n).length>0&&{thresholds:n},...r&&Object.keys(r).length>0&&{limits:r}}}
function Hq({thresholds:e={},rate:t,args:n},r,o){let s=t!==void 0?["open"]:n===void 0?["closed"]:["closed","command"];return Object.fromEntries(
ke.flatMap(({name:i,decides:a})=>{let c=e[i],l=a!==null&&s.includes(a);return c===void 0?[]:[[i,l?Math.min(c,r[i]??o):c]]}))}function xP(e={},t={},n=!1){
return Object.fromEntries(ke.flatMap(({name:r,better:o})=>{let s=[e[r],t[r]].filter(a=>a!==void 0),i=n&&o==="higher"?Math.max:Math.min;return s.
length===0?[]:[[r,i(...s)]]}))}function vP(e,t,n){let r=[["threshold","threshold"],["max-errors","maxErrors"]].flatMap(([s,i])=>t[i]===n[i]?
[]:[{setting:s,scenario:e,before:t[i],after:n[i]}]),o=(s,i)=>{let[a,c]=[t,n].map(l=>l[s]?.[i]??null);return a===c?null:{before:a??null,after:c??
null}};for(let{name:s,unit:i}of ke){let[a,c]=[o("thresholds",s),o("limits",s)];a&&r.push({setting:"thresholds",scenario:e,metric:s,...a}),c&&
r.push({setting:"absolute-limits",scenario:e,metric:s,unit:i,...c})}return r}import{isDeepStrictEqual as qq}from"node:util";var Wq={name:null,targets:null,via:null,threshold:null,thresholds:null,limits:null,maxErrors:null,request:"request",args:"args",expect:"expe\
ct",connections:"connections",keepalive:"keepalive",http2:"http2",background:"background",rate:"rate",requests:"requests",durationSeconds:"d\
uration",timeoutSeconds:"timeout"},EP={name:null,build:"build",image:"image",command:"command",process:"process",port:"port",env:"env",secrets:null,
optionalSecrets:null,inherit:null,memory:"mem_limit",shmSize:"shm_size",ulimits:"ulimits",seccomp:null,ready:"ready"},_P={setup:"setup","wor\
king-directory":"working-directory"},Vq={...EP,..._P},Kq={...EP,..._P,tls:"https",services:"services",prepare:"prepare",changes:"changes",fixture:"\
fixture"};function PP(e,t){let n=[...fw("scenario",e.scenarios.map($P),t.scenarios.map($P),Wq),...fw("target",e.targets.map(OP),t.targets.map(
OP),Kq),...fw("service",Ao(e).map(mw),Ao(t).map(mw),Vq)];return[...n.filter(r=>!kP(r)),...n.filter(kP)]}function kP({setting:e}){return/^(?:expect\.headers|env|build\.(?:args|additional_contexts))\./.
test(e)}function $P({expect:{sameLength:e,...t},...n}){return{...n,expect:{...t,"same-length":e}}}function OP({services:e,...t}){return{...mw(
t),...e&&{services:e.map(({name:n})=>n)}}}function mw({build:e,process:t,...n}){let{setup:r=[],command:o,workingDirectory:s}=t??{},i=t&&{...r.
length>0&&{setup:r},command:o,...s!==void 0&&{"working-directory":s}},a=e!==void 0||n.image!==void 0,c={...n,...a?i&&{process:i}:i};if(!e)return{
...c,name:c.name};let{contexts:l,shmSize:u,secrets:d,optionalSecrets:f,...m}=e;return{...c,name:c.name,build:{...m,...l&&{additional_contexts:l},
...u!==void 0&&{shm_size:u}}}}function Ao({targets:e}){let t=e.flatMap(({services:n=[]})=>n);return[...new Map(t.map(n=>[n.name,n])).values()]}
function fw(e,t,n,r){return n.flatMap(o=>{let s=t.find(({name:c})=>c===o.name);if(!s)return[];let[i,a]=[RP(s,r),RP(o,r)];return[...new Set([
...i.keys(),...a.keys()])].flatMap(c=>oi({of:e,name:o.name,setting:c},i.get(c),a.get(c)))})}function oi(e,t,n){return qq(t,n)?[]:[{...e,...Yq(
t,n)}]}function RP(e,t){let n=Object.entries(t).flatMap(([r,o])=>o===null?[]:TP(o,e[r]));return new Map(n)}function TP(e,t){return t===void 0?
[]:typeof t!="object"||t===null||Array.isArray(t)?[[e,t]]:Object.entries(t).flatMap(([n,r])=>TP(`${e}.${n}`,r))}var Ef=60,Jq=15;function Yq(e,t){
let n=[e,t].map(c=>c===void 0?null:V(CP(c))),[r=null,o=null]=n[0]===n[1]?[e,t].map(Xq):n;if(r===null||o===null||Math.max(r.length,o.length)<=
Ef)return{before:r&&Se(r,Ef),after:o&&Se(o,Ef)};let s=0;for(;s<r.length&&r[s]===o[s];)s+=1;let i=Math.max(0,s-Jq),a=c=>Se(`${i===0?"":"\u2026"}${c.
slice(i)}`,Ef);return{before:a(r),after:a(o)}}function Xq(e){let t=n=>`\\u{${n.codePointAt(0)?.toString(16)}}`;return JSON.stringify(e).replace(
/[^ -~]/gu,t)}function CP(e){if(!Array.isArray(e))return typeof e=="string"?e:JSON.stringify(e);let t=e.some(n=>Array.isArray(n));return e.map(
CP).join(t?"; ":" ")}function No(e,t){let n=t?e4(e,t):e;if(!t)return{config:n,baseTargets:n.targets,base:null,head:n,firstRun:!0,baseHasProxy:AP(n),notices:[{code:"\
base-config-missing",file:n.file}]};let{gate:r,nginxImage:o}=t,s=Ao(t),i=n.targets.flatMap(f=>{let m=t.targets.find(({name:h})=>h===f.name);
return m||!LP(f,s)?[n4(f,m,s)]:[]}),{budgetSeconds:a,cpuProfile:c,buildSeconds:l,...u}=n;return{config:{...u,gate:r,nginxImage:o,isolation:t4(
t.isolation,n.isolation),...t.budgetSeconds!==void 0&&{budgetSeconds:t.budgetSeconds},...t.buildSeconds!==void 0&&{buildSeconds:t.buildSeconds},
...t.cpuProfile!==void 0&&{cpuProfile:t.cpuProfile},targets:i,scenarios:n.scenarios.map(f=>SP(f,dw(f,t)))},baseTargets:i.flatMap(({name:f})=>t.
targets.find(m=>m.name===f)??[]),base:t,head:e,firstRun:!1,baseHasProxy:AP(t),notices:o4(n,t)}}function e4(e,t){let n=(o,s)=>e.scenarios.some(
({targets:i,request:a})=>i.includes(s)&&a.paths[0]===o),r=e.targets.map(o=>{let{name:s,ready:i}=o,a=t.targets.find(l=>l.name===s)?.ready.path,
c=a===yf(s,t.scenarios)&&i.path===yf(s,e.scenarios);return a!==void 0&&c&&n(a,s)?{...o,ready:{...i,path:a}}:o});return{...e,targets:r}}function zP({
base:e,head:t}){return e!==null&&Qq(e,t)}function AP({scenarios:e}){return e.some(({via:t})=>t.includes("nginx"))}var NP=["process","auto","\
docker"];function t4(...e){return e.toSorted((t,n)=>NP.indexOf(n)-NP.indexOf(t))[0]??"docker"}function LP({services:e=[],...t},n){let r=({name:o})=>pw(
n.find(s=>s.name===o)??{});return pw(t).length>0||e.some(o=>pw(o).some(s=>!r(o).includes(s)))}var pw=({secrets:e=[],build:t})=>[...e,...t?.secrets??
[]];function n4(e,t,n){let{services:r,...o}=e;return{...MP(o,t),...r&&{services:r.map(s=>MP(s,n.find(({name:i})=>i===s.name)))}}}function MP(e,t){
let{secrets:n,optionalSecrets:r,inherit:o,seccomp:s,build:i,...a}=e,c=d=>t?.secrets?.includes(d),l=d=>t?.build?.secrets?.includes(d);return{
...a,...gc("secrets",n,c),...gc("optionalSecrets",r,c),...gc("inherit",o,d=>So(t?.inherit??[],d)),...t?.seccomp!==void 0&&{seccomp:t.seccomp},
...i&&{build:r4(i,l)}}}function gc(e,t,n){let r=(t??[]).filter(n);return r.length===0?{}:{[e]:r}}function r4({secrets:e,optionalSecrets:t,...n},r){
return{...n,...gc("secrets",e,r),...gc("optionalSecrets",t,r)}}function o4(e,t){let n=i4(e,t),r=a4(e,t),o=PP(t,e),[s,i]=[t,e].map(({budgetSeconds:d})=>d??
null),[a,c]=[t,e].map(({buildSeconds:d})=>d??null),l=Ao(t),u=Pf(t.targets,e.targets.filter(d=>LP(d,l)));return[...n.length===0?[]:[{code:"ga\
te-changed",changes:n}],...r.length===0?[]:[{code:"isolation-changed",...IP(r)}],...s===i?[]:[{code:"budget-changed",before:s??null,after:i??
null}],...a===c?[]:[{code:"build-timeout-changed",before:a??null,after:c??null}],...u.length===0?[]:[{code:"no-base-side",file:t.file,targets:u}],
...c4(e,t),...l4(e,t,u),...o.length===0?[]:[{code:"plan-changed",...IP(o)}]]}var s4=100;function IP(e){let t=e.slice(0,s4);return{changes:t,
more:e.length-t.length}}function i4(e,t){let{gate:n}=t,r=[];return e.gate.falseAlarms!==n.falseAlarms&&r.push({setting:"false-alarms",before:n.
falseAlarms,after:e.gate.falseAlarms}),e.gate.failOn.join()!==n.failOn.join()&&r.push({setting:"fail-on",before:n.failOn,after:e.gate.failOn}),
e.gate.mode!==n.mode&&r.push({setting:"mode",before:n.mode,after:e.gate.mode}),[...r,...e.scenarios.flatMap(o=>vP(o.name,dw(o,t),o))]}function a4(e,t){
let n=(r,o,s)=>[...new Set([...o,...s].map(({name:i})=>i))].flatMap(i=>{let[a,c]=[o,s].map(u=>u.find(d=>d.name===i));if(c===void 0)return[];
let l=(u,d,f)=>oi({of:r,name:i,setting:u},d,f);return[...l("secrets",_f(a),_f(c)),...l("build.secrets",_f(a?.build),_f(c.build)),...l("inher\
it",hw(a?.inherit),hw(c.inherit)),...l("security_opt",a?.seccomp,c.seccomp)]});return[...oi({of:"run",setting:"isolation"},t.isolation,e.isolation),
...oi({of:"run",setting:"nginx-image"},t.nginxImage,e.nginxImage),...oi({of:"run",setting:"cpu-profile"},t.cpuProfile??"own changes",e.cpuProfile??
"own changes"),...n("target",t.targets,e.targets),...n("service",Ao(t),Ao(e))]}function hw(e){return e?.toSorted()}function _f(e){let t=n=>e?.
optionalSecrets?.includes(n);return hw(e?.secrets)?.map(n=>t(n)?`${n} (optional)`:n)}function Pf(e,t){return t.map(({name:n})=>n).filter(n=>!e.
some(r=>r.name===n))}function c4(e,t){let n=Pf(e.targets,t.targets),r=DP(t,e,n);return n.length===0&&Object.values(r).every(s=>s.length===0)?
[]:[{code:"no-longer-measured",targets:n,...r}]}function l4(e,t,n){let r=Pf(t.targets,e.targets),s={targets:r.filter(a=>!n.includes(a)),...DP(
e,t,r)};return Object.values(s).every(a=>a.length===0)?[]:[{code:"newly-measured",...s}]}function DP(e,t,n){let r=e.scenarios.flatMap(o=>{let s=t.
scenarios.find(({name:i})=>i===o.name);return s?[{here:o,there:s}]:[]});return{scenarios:Pf(t.scenarios,e.scenarios),via:r.flatMap(({here:o,
there:s})=>o.via.filter(i=>!s.via.includes(i)).map(i=>`${o.name}/${i}`)),pairs:r.flatMap(({here:o,there:s})=>o.targets.filter(i=>!n.includes(
i)&&!s.targets.includes(i)).map(i=>`${i}/${o.name}`))}}function FP(e,t){let{threshold:n,failOn:r,isolation:o,budgetSeconds:s}=t;return{...e,...o!==void 0&&{isolation:o},...s!==void 0&&{budgetSeconds:s},
gate:{...e.gate,...r&&{failOn:r}},scenarios:e.scenarios.map(i=>n===void 0?i:{...i,threshold:n})}}import{existsSync as ww}from"node:fs";import{isAbsolute as v4,join as bc,relative as k4,resolve as yw,sep as ZP}from"node:path";import{posix as BP}from"node:path";var u4=1<<20;async function yc(e,t){let n=async o=>{let{name:s,seccomp:i}=o;if(i===void 0||i==="unconfined")return o;let a=BP.join(BP.dirname(
e.file),i);return{...o,seccomp:d4(await t(a),`${e.file}: the seccomp profile ${z(i)} of ${z(s)}`)}},r=await Promise.all(e.targets.map(async o=>{
let{services:s,...i}=await n(o);return{...i,...s&&{services:await Promise.all(s.map(n))}}}));return{...e,targets:r}}function d4(e,t){if(e===
null)throw new v(`${t} is not in the repository; commit it there`);if(e.length>u4)throw new v(`${t} is too long; make it at most 1 MiB`);try{
return JSON.stringify(JSON.parse(e))}catch(n){throw new v(`${t} is no JSON (${n.message}); write it as Docker's own`)}}import{closeSync as f4,constants as gw,fstatSync as m4,lstatSync as p4,openSync as h4,readFileSync as g4,realpathSync as jP}from"node:fs";import{
dirname as y4,join as b4,relative as w4,sep as x4}from"node:path";function Mo(e){let t=y4(e);return t===e?[e]:[...Mo(t),e]}function si(e){return p4(
b4(e,".git"),{throwIfNoEntry:!1})!==void 0}function UP(e,t){let n=Mo(jP(e)).findLast(si);if(n===void 0)return!1;let[r]=w4(n,jP(t)).split(x4);
return r!==".."}var S4=64*1024*1024;function St(e,{mostBytes:t=S4,owner:n}={}){try{let r=h4(e,gw.O_RDONLY|gw.O_NONBLOCK|gw.O_NOCTTY);try{let o=m4(
r);return o.isFile()&&o.size<=t&&(n===void 0||o.uid===n)?g4(r):null}finally{f4(r)}}catch{return null}}var GP=["loadgate.yml","loadgate.yaml",bc(".github","loadgate.yml")];function Zr(e,t,n){if(n!==void 0)return bw(e,yw(t,n));let r=HP(e,t).find(
o=>ww(o));return bw(e,r??bc(e.top,"loadgate.yml"))}function HP({top:e},t){return[t,e].flatMap(n=>GP.map(r=>bc(n,r)))}async function qP(e,t,{
base:n},r){for(let o of HP(e,t)){let s=bw(e,o);if(await Je(e,n.commit,s)!==null){if(s===r)return;throw new v(`base has its configuration at ${s}\
, head at ${r}, so base's rules would not apply; move it back, or name the other with --config`)}}}function bw({top:e},t){let n=k4(e,t);if(n.
startsWith(`..${ZP}`)||v4(n))throw new v(`${t} lies outside the repository ${e}; put it inside, or run loadgate there`);return n.split(ZP).join(
"/")}async function WP(e,t,n,{preset:r,rules:o="base"}){let s=r===void 0?{}:{preset:r},i=await VP(e,t.head.commit,n),a=await Je(e,t.base.commit,
n);if(i===null)return YP(e,n,a!==null,s);let c=u=>d=>Je(e,u,d),l=await yc(Ln(i,n,s),c(t.head.commit));if(a===null)return{...No(l,null),firstRun:o===
"base"};try{let u=await yc(O4(a,n,s),c(t.base.commit));return o==="base"?No(l,u):$4(l,u)}catch(u){if(!(u instanceof v))throw u;return{...No(
l,null),firstRun:!1,notices:[{code:"base-config-unusable",file:n,error:u.message}]}}}async function VP(e,t,n){let r=await PO(e,t,n);if(r===null)
return Je(e,t,n);throw new v(`${n} is ${r}, and only a plain file is read; commit it as one, or name where it is with --config`)}function KP(e,t){
let n=Ln(e,t);return{...No(n,n),firstRun:!1}}function $4(e,t){let n=e.targets.map(r=>t.targets.find(({name:o})=>o===r.name)??r);return{...No(
e,null),base:t,baseTargets:n,firstRun:!1,notices:[]}}async function JP(e,t,n,r){let o=await VP(e,t,n),s=r===void 0?{}:{preset:r};return o===
null?(await YP(e,n,!1,s)).config:yc(Ln(o,n,s),i=>Je(e,t,i))}function O4(e,t,n){try{return Ln(e,t,n)}catch(r){if(n.preset===void 0)throw r;return Ln(
e,t)}}async function YP({top:e},t,n,r){let o=bc(e,t);if(n||!ww(o)){let c=n?"head has removed it; put it back, or name another with --config":
"loadgate init writes one, or name yours with --config";throw new v(`head has no ${t}: ${c}`)}let s=Ln(XP(o,t),t,r),i=await yc(s,async c=>QP(
bc(e,c)));return{...No(i,null),firstRun:!1,notices:[{code:"config-from-checkout",file:t}]}}function XP(e,t){let n=QP(e);if(n!==null)return n;
throw new v(`${t} cannot be read, or is no plain file; make it one, or name another with --config`)}function QP(e){return St(e)?.toString("u\
tf8")??null}function eT({cwd:e},t){let n=(t===void 0?GP:[t]).find(r=>ww(yw(e,r)));try{return n!==void 0&&Ln(XP(yw(e,n),n),n).trend!==void 0}catch{
return!1}}import{existsSync as Dw,realpathSync as aC}from"node:fs";import{cp as K6,lstat as J6}from"node:fs/promises";import{dirname as Y6,join as cC,
relative as dC,resolve as X6}from"node:path";var hn={now:()=>performance.now()/1e3,date:()=>new Date,sleep:(e,t)=>new Promise((n,r)=>{if(t?.aborted)return r(t.reason);let o=()=>{clearTimeout(
s),r(t?.reason)},s=setTimeout(()=>{t?.removeEventListener("abort",o),n()},e*1e3);t?.addEventListener("abort",o,{once:!0})})};import{existsSync as ur,mkdirSync as R4,readdirSync as E4,rmdirSync as _4,writeFileSync as P4}from"node:fs";import{join as Oe}from"node:path";var dt="/sys/fs/cgroup",xw=8192;function Af(e){let t=e.cpu&&Z(e.cpu.file);return e.cpu&&t!==null?Nf(t,e.cpu.version):null}function Nf(e,t){if(t===
1)return Number(e)/1e9;let n=/^usage_usec (\d+)$/m.exec(e)?.[1];return n===void 0?null:Number(n)/1e6}function nT(e){let t=e.memoryPeak===null?
null:Z(e.memoryPeak);return t===null?null:Number(t)}function Sw(e){let t=e.processes===null?null:Z(e.processes);return t===null?null:t.split(
`
`).filter(Boolean).map(Number)}function rT(e){let t=(Z(`/proc/${e}/cgroup`)??"").split(`
`).map(a=>a.split(":")),n=a=>{let c=t.find(([,l])=>l?.split(",").includes(a));return c&&Oe(dt,vw(a),c.slice(2).join(":"))},r=n("cpuacct"),o=n(
"memory"),s=t.find(([a,c])=>a==="0"&&c===""),i=s&&Oe(dt,s.slice(2).join(":"));return oT({cpuacct:r,memory:o,v2:r?void 0:i})}function oT({cpuacct:e,
memory:t,v2:n}){let r=i=>i!==void 0&&ur(i)?i:null,o=r(e&&Oe(e,"cpuacct.usage")),s=r(n&&Oe(n,"cpu.stat"));return{cpu:o?{file:o,version:1}:s?{
file:s,version:2}:null,memoryPeak:r(t&&Oe(t,"memory.max_usage_in_bytes"))??r(n&&Oe(n,"memory.peak")),processes:r(e&&Oe(e,"cgroup.procs"))??r(
n&&Oe(n,"cgroup.procs"))}}function vw(e){return ur(Oe(dt,e))?e:ur(Oe(dt,"cpu,cpuacct"))?"cpu,cpuacct":e}function sT(e,t){let n=tT(e);for(let{
folder:o,path:s}of n)Cf(Oe(o,s,"cgroup.procs"),String(t));let r=tT(t).map(({path:o})=>o);return n.length>0&&n.every(({path:o},s)=>r[s]===o)}
function tT(e){let t=(Z(`/proc/${e}/cgroup`)??"").split(`
`).map(r=>r.split(":")),n=t.filter(([,r=""])=>r.split(",").some(o=>/^cpu(?:acct)?$/.test(o)));return n.length>0?n.map(([,r="",...o])=>{let[s=""]=r.
split(",").filter(i=>/^cpu(?:acct)?$/.test(i));return{folder:Oe(dt,vw(s)),path:o.join(":")}}):t.flatMap(([r,o,...s])=>r==="0"&&o===""?[{folder:dt,
path:s.join(":")}]:[])}var kw=e=>`loadgate-${e}`;function ii(e,t){let n=ur(Oe(dt,"cgroup.controllers"))?aT():iT(),r=n.map(a=>Oe(a,kw(e),t));
try{for(let a of r)R4(a,{recursive:!0});n[0]===dt&&C4(e)}catch{for(let a of r)Tf(a);return null}for(let a of r)Cf(Oe(a,"pids.max"),String(xw));
let o=a=>r[n.findIndex(c=>c.endsWith(a))],s=n[0]===dt,i=oT({cpuacct:s?void 0:o("cpuacct"),memory:s?void 0:o("memory"),v2:s?r[0]:void 0});return{
files:i,shares:!s||A4(r[0]??""),add(a){let c=new Set,l=!0;for(let u=0;l&&u<T4;u+=1){l=!1;for(let d of As(a))if(!c.has(d)){c.add(d),l=!0;for(let f of r)
Cf(Oe(f,"cgroup.procs"),String(d))}}},members:()=>Sw(i)??[],remove(){for(let a of r)Tf(a)}}}function iT(){let e=["cpu","cpuacct","memory"].map(
n=>Oe(dt,vw(n))),t=Oe(dt,"pids");return[...new Set(ur(t)?[...e,t]:e)]}var aT=()=>[dt],T4=8;function C4(e){for(let t of[dt,Oe(dt,kw(e))])for(let n of[
"+cpu","+memory","+pids"])Cf(Oe(t,"cgroup.subtree_control"),n)}function A4(e){return(Z(Oe(e,"cgroup.controllers"))??"").trim().split(" ").includes(
"cpu")}async function cT(e){let t=ur(Oe(dt,"cgroup.controllers"))?aT():iT();for(let n of t.map(r=>Oe(r,kw(e))))if(ur(n))for(let r=0;r<20&&ur(
n);r+=1){for(let o of E4(n,{withFileTypes:!0})){if(!o.isDirectory())continue;let s=Oe(n,o.name);for(let i of(Z(Oe(s,"cgroup.procs"))??"").split(
`
`).filter(Boolean))bt(Number(i),"SIGKILL");Tf(s)}Tf(n),ur(n)&&await new Promise(o=>setTimeout(o,50))}}function Tf(e){try{_4(e)}catch{}}function Cf(e,t){
try{P4(e,t)}catch{}}function $w(e){for(let t=0;t+512<=e.length;){let n=e.subarray(t,t+512),r=Number.parseInt(n.toString("latin1",124,136),8),o=n.toString("latin\
1",156,157);if(!(r>=0))return"broken";if(o!=="x"&&o!=="g")return{isPlain:o==="0"||o==="\0",size:r,at:t+512};if(t+=512+Math.ceil(r/512)*512,t>
1048576)return"broken"}return null}function lT(e){let t=$w(e);if(t===null||t==="broken"||!t.isPlain)return null;let n=t.at+t.size;return n<=
e.length?e.subarray(t.at,n):null}function N4(){let e=Math.min(65536,Ku());return`${e}:${e}`}var M4=["CHOWN","DAC_OVERRIDE","FOWNER","KILL","NET_BIND_SERVICE","SETGID","SETPC\
AP","SETUID"],I4=["--pids-limit",String(xw),"--security-opt","no-new-privileges","--cap-drop","ALL",...M4.flatMap(e=>["--cap-add",e]),"--no-\
healthcheck"],Ow=()=>({cwd:"/",env:yt(process.env)});function Ne(e,t={}){return K(["docker",...e],{...Ow(),...t})}function Io(e,t={}){return Is(
["docker",...e],{...Ow(),...t})}function uT({port:e,at:t}){return t===null?String(e):`${t}::${e}`}async function dT(e,{image:t,run:n,signal:r}){
let o=["--publish",uT({port:9,at:e}),"--entrypoint","true","--",t],{code:s}=await Ne(["run","--rm","--label",`loadgate.run=${n}`,...o],{signal:r});
return s===0}async function fT(e,t){let n=["create","--name",e.name,"--label",`loadgate.run=${e.run}`,"--network",e.network,...I4,"--cpuset-\
cpus",e.cpus.join(","),...e.publish===void 0?["--ulimit",`nofile=${N4()}`]:["--publish",uT(e.publish)],...Object.entries(e.ulimits??{}).flatMap(
([s,i])=>["--ulimit",`${s}=${i}`]),...e.shmSize===void 0?[]:["--shm-size",String(e.shmSize)],...e.seccomp===void 0?[]:["--security-opt",`sec\
comp=${e.seccomp}`],"--log-opt","max-size=1m","--sysctl","net.core.somaxconn=65535",...e.memory?["--memory",String(e.memory),"--memory-swap",
String(e.memory)]:[],...Object.entries(e.env).flatMap(([s,i])=>["--env",`${s}=${i}`]),...Object.keys(e.secrets??{}).flatMap(s=>["--env",s]),
...e.entrypoint===void 0?[]:["--entrypoint",e.entrypoint],"--",e.image,...e.command??[]],r={...e.secrets,...yt(process.env)},o=await K(["doc\
ker",...n],{cwd:"/",env:r,...t&&{signal:t}});if(o.code!==0)throw new Error(`no container could be made: ${se(o)}`);return o.stdout.trim()}async function mT(e,{
run:t,internal:n}){let r=n?["--internal"]:[];await Io(["network","create","--label",`loadgate.run=${t}`,...r,e])}async function pT(e){await Ne(
["network","rm",e])}async function wc(e,t,n){await Io(["cp",t,`${e}:${n}`])}async function hT(e,t,n){let r=[],o=s=>(r.push(s),r.reduce((i,{length:a})=>i+
a,0)<=n);return await Ne(["cp",`${e}:${t}`,"-"],{take:o}),lT(Buffer.concat(r))?.toString("utf8")??null}async function Mf(e){let{Entrypoint:t,
Cmd:n,WorkingDir:r,Env:o}=JSON.parse(await Io(["image","inspect","--format","{{json .Config}}","--",e])),s=o?.find(i=>i.startsWith("PATH="))?.
slice(5);return{entrypoint:t??[],command:n??[],folder:r||"/",path:s?.split(":")??[]}}async function Rw(e){let t=await Io(["image","inspect",
"--format","{{json .Config.Env}}","--",e]);return JSON.parse(t)??[]}async function gT(e){await Io(["start",e])}async function If(e){let[t]=JSON.
parse(await Io(["inspect",e])),n=Object.values(t.NetworkSettings.Networks);return{pid:t.State.Pid,running:t.State.Running,exitCode:t.State.ExitCode,
oomKilled:t.State.OOMKilled,ip:n[0]?.IPAddress??"",publishedAt:z4(t.NetworkSettings.Ports),startedAt:Date.parse(t.State.StartedAt),finishedAt:Date.
parse(t.State.FinishedAt)}}function z4(e){let[t]=Object.values(e??{}).flatMap(n=>n??[]);return t?Number(t.HostPort):null}async function zo(e){
await Ne(["rm","--force","--volumes",e])}async function Ew(e){let{stdout:t,stderr:n}=await Ne(["logs","--tail","200",e]);return t+n}async function zf(){
let e=await Ne(["version","--format","{{.Server.Version}}"],{timeoutSeconds:10});return e.missing?{problem:"docker-missing"}:e.code!==0?{problem:"\
no-engine",said:D4(e)}:{version:e.stdout.trim()}}var L4=200;function D4(e){let t=["DOCKER_CONTEXT","DOCKER_HOST"].find(o=>process.env[o]),n=t===
void 0?"":`${t} is ${xo(process.env[t]??"")}: `,r=e.timedOut?"no answer in time":e.stderr.trim().split(`
`)[0]??"";return D$(n+xo(r)).slice(0,L4)}async function yT(e){return await ai(e)?!0:(await Ne(["buildx","imagetools","inspect","--",e],{timeoutSeconds:15})).
code===0}async function ai(e){let t=await Ne(["image","inspect","--format","{{.Size}}","--",e]);return t.code===0?Number(t.stdout):null}async function ci(e,t,n=1800){
if(await ai(e)!==null)return;let r=await Ne(["pull","--quiet","--",e],{timeoutSeconds:n,signal:t});if(t.throwIfAborted(),r.code!==0)throw new he(
`the image ${e} cannot be pulled: ${se(r).split(`
`).join(" ")}`)}async function li(e){return(await Io(["image","inspect","--format","{{.Id}}","--",e])).trim()}async function bT(e){e.length>
0&&await Ne(["image","rm","--force","--",...e])}async function wT(){let e=await Ne(["context","inspect","--format","{{.Endpoints.docker.Host\
}}"]),t=e.code===0?await F4(e.stdout.trim()):null;if(t===null)return null;let n=await Ne(["info","--format","{{json .}}"]),r=JSON.parse(n.stdout);
return{host:t,cores:Number(r.NCPU),memoryBytes:Number(r.MemTotal),kernel:String(r.KernelVersion),os:String(r.OperatingSystem)}}async function F4(e){
let t=URL.canParse(e)?new URL(e):null;if(!t||!["tcp:","http:","https:","ssh:"].includes(t.protocol))return null;let n=t.hostname.replace(/^\[|\]$/g,
""),r=t.protocol==="ssh:"?await B4(n):n;return/^(localhost|127\.[\d.]+|::1)$/.test(r)?null:r}async function B4(e){let{code:t,stdout:n}=await K(
["ssh","-G","--",e],{...Ow(),timeoutSeconds:10});return t===0&&/^hostname (\S+)$/m.exec(n)?.[1]||e}import{chmodSync as kT,chownSync as Z4,existsSync as _w,globSync as G4,lstatSync as H4,mkdirSync as ST,readdirSync as q4,readlinkSync as W4}from"node:fs";
import{homedir as V4,tmpdir as K4}from"node:os";import{join as ui}from"node:path";import{setTimeout as $T}from"node:timers/promises";import{once as Lf}from"node:events";var j4=64*1024;async function Fn(e,t){let n={cwd:t.cwd,env:t.env,detached:!0,...Ey(t.user)},r=Vu(e,t.cwd),{child:o,stdout:s,stderr:i}=_y(e,n,
t.input?"pipe":"ignore"),a=U4(j4);for(let d of[s,i])d.on("data",a.add);let c=()=>{s.destroy(),i.destroy()};t.started?.(o),o.stdin?.on("error",
()=>{});let l=null;o.once("exit",(d,f)=>{l={code:d,signal:f},r(f?`ended by ${f}`:`exit code ${d}`)});try{await Promise.race([Lf(o,"spawn"),Lf(
o,"error").then(([d])=>Promise.reject(d))])}catch(d){throw r("could not be started"),c(),d}let u=o.pid;return{pid:u,child:o,stdout:s,log:a.text,
ended:()=>l,async[Symbol.asyncDispose](){l||(Ms(u,"SIGTERM"),await Promise.race([Lf(o,"exit"),xT((t.graceSeconds??2)*1e3)])),Ms(u,"SIGKILL"),
l||await Promise.race([Lf(o,"exit"),xT(5e3)]),c()}}}function xT(e){return new Promise(t=>setTimeout(t,e).unref())}function U4(e){let t=[],n=0;
return{add(r){for(t.push(r),n+=r.length;t[0]&&n-t[0].length>=e;)n-=t.shift()?.length??0},text:()=>Buffer.concat(t).subarray(-e).toString("ut\
f8")}}var OT="user-",RT=[[1879048192,2147483646],[60578,60705]];function ET(e){let t,n=!1,r=0;return{lacking:()=>t??null,isDecided:()=>n,decide(o){
t=o,n=!0},async next(){if(t===void 0&&(t=Df(J4())),t!==null)return null;r+=1;let o=Q4();if(o===null)return t=Df("not-permitted"),null;let s=`${OT}${String(
r).padStart(2,"0")}`;if(r>1)return vT(e,s,o);try{let i=vT(e,s,o);return t=Df(await Y4(i)),t===null?i:null}catch{return t=Df("not-permitted"),
null}}}}var Df=e=>e&&{why:e};function J4(){return process.platform!=="linux"||process.getuid?.()!==0?"not-root":process.env.LOADGATE_OWN_USERS!==
void 0&&!Pa(process.env.LOADGATE_OWN_USERS)?"turned-off":null}function vT(e,t,n){kT(e,457),process.umask(process.umask()|18);let r=ui(e,t),o={
uid:n,gid:n,home:ui(r,"home"),temporary:ui(r,"tmp")};ST(r,{mode:457});for(let s of[o.home,o.temporary])ST(s,{mode:448}),Z4(s,n,n);return o}async function Y4(e){
var s=[];try{let t=await Tt(e,["test","-w",e.home]);if(t.code===null)return"not-permitted";if(t.code!==0)return"temporary-folder";let n=await Tt(
e,["id","-G"]);if(n.stdout.trim()!==String(e.gid))return"not-permitted";let r={...oe(process.env),LOADGATE_TRIAL:"1"};let o=G(s,await Fn(["s\
leep","60"],{cwd:"/",env:r,user:e,graceSeconds:0}),!0);return await X4(o.pid)?null:"not-metered"}catch(i){var a=i,c=!0}finally{var l=J(s,a,c);
l&&await l}}async function X4(e){for(let t=0;t<50;t+=1){try{if(W4(`/proc/${e}/cwd`),q4(`/proc/${e}/fd`),process.kill(e,0),Z(`/proc/${e}/envi\
ron`)?.includes("LOADGATE_TRIAL=1"))return!0}catch{return!1}await $T(10)}return!1}function Tt(e,t){return K(t,{cwd:"/",env:oe(process.env),user:e})}
function Q4(){let e=new Set;for(let n of["/etc/passwd","/etc/group"])for(let r of(Z(n)??"").split(`
`))e.add(Number(r.split(":")[2]));let t=["/proc/self/uid_map","/proc/self/gid_map"].map(n=>Z(n)??"");for(let[n,r]of RT)if(t.every(o=>eW(o,n,
r)))for(let o=0;o<100;o+=1){let s=n+Math.floor(Math.random()*(r-n+1));if(!e.has(s)&&wy(s).length===0)return s}return null}function eW(e,t,n){
return e.split(`
`).some(r=>{let[o=Number.NaN,,s=0]=r.trim().split(/\s+/).map(Number);return o<=t&&n<o+s})}async function di({uid:e,gid:t},n){let r={cwd:"/",
env:oe(process.env),timeoutSeconds:600};await Is(["chown","-R","-h","-P",`${e}:${t}`,"--",n],r),kT(n,448)}var tW=/^(?:XDG_.+|MAIL|GOPATH|GOMODCACHE|GOCACHE|GOBIN|GOENV|CARGO_HOME|npm_config_(?:cache|userconfig|prefix)|NPM_CONFIG_(?:CACHE|USERCONFIG|PREFIX)|COREPACK_HOME|YARN_CACHE_FOLDER|PNPM_HOME|BUN_INSTALL_CACHE_DIR|DENO_DIR|GRADLE_USER_HOME|PIP_CACHE_DIR|UV_CACHE_DIR|POETRY_CACHE_DIR|PIPENV_CACHE_DIR|NUGET_PACKAGES|COMPOSER_(?:HOME|CACHE_DIR)|MIX_HOME|HEX_HOME|CCACHE_DIR|SCCACHE_DIR|COURSIER_CACHE)$/,
nW={RUSTUP_HOME:".rustup",NVM_DIR:".nvm",PYENV_ROOT:".pyenv"};function fi(e,{home:t,temporary:n}){let r=Object.entries(e).filter(([i])=>!tW.
test(i)),o=e.HOME??V4(),s=Object.entries(nW).flatMap(([i,a])=>e[i]===void 0&&_w(ui(o,a))?[[i,ui(o,a)]]:[]);return{...Object.fromEntries(r),...Object.
fromEntries(s),HOME:t,TMPDIR:n,USER:"loadgate",LOGNAME:"loadgate"}}async function mi({uid:e}){for(let t=0;t<20;t+=1){let n=wy(e);if(n.length===
0)return;for(let r of n)bt(r,"SIGKILL");await $T(20)}}var _T=["/tmp","/var/tmp","/dev/shm",K4()];async function PT(e,t=_T){let n=[...new Set(
t)].filter(i=>_w(i)),r=["-uid",String(e.uid)],o=["-mindepth","1","-type","d","!",...r,"!","-perm","-0002","-prune","-o"],s=(...i)=>Tt(e,["fi\
nd",...n,"-xdev",...o,...r,...i]);await s("-type","d","-prune","-exec","chmod","-R","u+rwx","--","{}","+"),await s("-prune","-exec","rm","-r\
f","--","{}","+")}async function TT(e){let t=[...new Set(_T)].filter(r=>_w(r)),{stdout:n}=await Tt(e,["find",...t,"-xdev","-uid",String(e.uid),
"-printf",`%k
`]);return 1024*n.split(`
`).reduce((r,o)=>r+Number(o),0)}function CT(e){return G4(`${OT}*/home`,{cwd:e}).flatMap(t=>{let n=H4(ui(e,t),{throwIfNoEntry:!1})?.uid;return n!==
void 0&&RT.some(([o,s])=>o<=n&&n<=s)?[{uid:n,gid:n}]:[]})}var AT=(e,{port:t,addresses:n})=>p_(e,n).replaceAll(uc,String(t));function Ff(e,t){return Object.fromEntries(Object.entries(e.env).map(([n,r])=>[
n,AT(r,t)]))}function Bf(e,t){return e.map(n=>AT(n,t))}function Xe({name:e,secrets:t=[],optionalSecrets:n=[]},r){let o=Object.fromEntries(t.
flatMap(s=>{let i=r[s];if(i)return[[s,i]];if(n.includes(s))return[];throw new v(`"${e}" takes the secret ${s}, which is not set; set it in t\
he environment`)}));return Z$([e,...Object.keys(o)].join(" "),s=>dr(s,o)),o}function rW(e,t){let{secrets:n=[],env:r}=e,o=Object.entries(r).filter(
([s])=>n.includes(s));return{...Object.fromEntries(o),...Xe(e,t)}}var oW=/[^\P{Cc}\t]/u;function xc(e,t,n){let r=new Set(e.headers.flatMap(([
,a])=>Ro(a))),o=r.size===0?{}:rW(t,n),s=Object.entries(o).filter(([a])=>r.has(a));for(let[a,c]of s)if(oW.test(c))throw new v(`the secret ${a}\
 of "${t.name}" holds a line break or another control character, which headers cannot carry; set it without`);let i=e.headers.flatMap(([a,c])=>{
let l=ER(c,o);return l===null?[]:[[a,l]]});return{...e,headers:i,...s.length>0&&{secrets:s.map(([,a])=>a)}}}var sW=4;function Bn(e,t){let{stdout:n,
stderr:r}=e;return{...e,stdout:dr(n,t),stderr:dr(r,t)}}function dr(e,t){return Object.entries(t).filter(([,n])=>n.length>=sW).reduce((n,[r,o])=>n.
replaceAll(o,`(${r})`),e)}function NT({services:e=[],...t},n){let r=Object.assign({},...[t,...e].map(o=>Xe(o,n)));return o=>dr(o,r)}import{existsSync as iW}from"node:fs";import{delimiter as aW,isAbsolute as cW,join as lW}from"node:path";var uW=3,dW=256*1024,fW=[[/No module named|ModuleNotFoundError/,["PYTHONPATH"]],[/Cannot find (?:module|package)/,["NODE_PATH"]],[/cannot load such file/,
["RUBYLIB"]],[/Could not locate Gemfile/,["BUNDLE_GEMFILE"]]],mW=/\b(?:401|403|407)\b|\bE401\b|unauthori[sz]ed|forbidden|authentication (?:failed|required)|could not read (?:Username|Password)|bad username or authentication/i;
function Sc(e,t,{inherit:n=[],secrets:r=[],env:o={}}={}){let s=e.slice(-dW),i=new Set([...r,...Object.keys(o)]),a=Object.entries(t).flatMap(
([f,m=""])=>{let h=gy(f,m,n);return h===null||h==="runner"||i.has(f)||pW.test(f)?[]:[{name:f,value:m,secret:ju(f,m)}]}),[c,l]=[hW,gW].map(f=>[
...s.matchAll(f)].map(([,m=""])=>m)),u=fW.flatMap(([f,m])=>f.test(s)?m:[]),d=[...a.filter(({name:f})=>wW(s,f)),...a.filter(({value:f})=>MT(f,
["","lib","lib64"],c??[])),...a.filter(({value:f})=>MT(f,["","bin"],l??[])),...a.filter(({name:f})=>u.includes(f)),...a.filter(({name:f,secret:m})=>m&&
mW.test(s)&&bW(f,n))];return[...new Map(d.map(({name:f,secret:m})=>[f,m])).entries()].slice(0,uW).map(([f,m])=>({name:f,key:m?"secrets":"inh\
erit"}))}function fr(e=[]){return e.length===0?{}:{withheld:[...e]}}var pW=/^(?:_|PWD|OLDPWD|SHLVL|HOSTNAME|HOSTTYPE|OSTYPE|EDITOR|PAGER|PS\d|DISPLAY)$/,
hW=/([\w.+-]{1,255}\.so(?:\.[\w.]{1,255})?): cannot open shared object file/g,gW=/(?:^|[\s:'"`/])([\w.+-]{1,255})['"`]?(?:: (?:command )?not found|: No such file or directory|: not found or not executable)/gm,
yW=["COMPOSER_AUTH","HEX_API_KEY","NODE_AUTH_TOKEN","NPM_TOKEN"];function bW(e,t){return yW.includes(e)||So(t,e)||py.some(n=>So(n.names,e))}
function wW(e,t){if(t.length<3)return!1;let n=t.replaceAll(/[^\w]/g,"\\$&");return new RegExp(`(?<![\\w-])${n}(?![\\w-])`).test(e)}function MT(e,t,n){
return n.length===0?!1:e.split(aW).filter(o=>cW(o)&&o!=="/").some(o=>t.some(s=>n.some(i=>iW(lW(o,s,i)))))}import{realpathSync as IT,rmSync as _W}from"node:fs";import{dirname as PW,join as jf,relative as TW,resolve as Uf,sep as CW}from"node:path";import{existsSync as xW,rmSync as SW}from"node:fs";import{join as Lo}from"node:path";async function Pw(e,t,n,r){var u=[];try{let o=G(u,new AsyncDisposableStack,!0);o.defer(()=>{Ta()||SW(n,{recursive:!0,force:!0,maxRetries:3})});
await kW(e,t,n,r);let s=[];let i=[];let a=await OW(e,t,n);let c=await $W(e,n);for(let{path:p,commit:g}of await RW(e,t)){let y={top:Lo(e.top,
p)};if(!await EW(y,g)){s.push(p);continue}let b=o.use(await Pw(y,g,Lo(n,p),r));s.push(...b.lacking.map(x=>Lo(p,x))),i.push(p,...b.submodules.
map(x=>Lo(p,x))),a.push(...b.unfiltered.map(x=>({...x,path:Lo(p,x.path)})))}let l=o.move();return{lacking:s,unfiltered:a,leftOut:c,submodules:i,
[Symbol.asyncDispose]:()=>l.disposeAsync()}}catch(d){var f=d,m=!0}finally{var h=J(u,f,m);h&&await h}}var vW=/unable to read|bad object|not a tree object|missing/;
async function kW({top:e},t,n,{marker:r,signal:o}){try{let s=await wO(e,t,n),i={...r,GIT_DIR:s.own,GIT_WORK_TREE:n,GIT_INDEX_FILE:Lo(n,".git",
"index")};await Rn(e,[...["-c","core.splitIndex=false","-c","index.sparse=false"],"read-tree","-m","-u",t],{env:i,signal:o})}catch(s){if(o.throwIfAborted(),
s instanceof he)throw s;let{message:i}=s,a=i.indexOf(": exit code"),c=a===-1?i:i.slice(a+2),l=vW.test(c)?"":`
If there is no room, name another folder with TMPDIR=DIR`;throw new he(`${t.slice(0,12)} cannot be checked out into ${n}: ${c}${l}`)}}async function $W({
top:e},t){let{stdout:n}=await ge(e,["config","--type=bool","core.sparseCheckout"]);if(n.trim()!=="true")return[];let{stdout:r}=await ge(t,["\
ls-files","-t","-z"]);return r.split("\0").flatMap(o=>o.startsWith("S ")?[o.slice(2)]:[])}async function OW({top:e},t,n){let r=await td(e),o=[
"grep","--quiet","--fixed-strings","-e","filter=",t];if(r.length===0||(await ge(n,[...o,"--",":(glob)**/.gitattributes"])).code!==0)return[];
let s=(await ge(n,["ls-files","-z"])).stdout,{stdout:i}=await ge(n,["check-attr","-z","--stdin","filter"],{input:s}),a=i.split("\0");return a.
flatMap((c,l)=>{let u=a[l+2];return l%3===0&&u!==void 0&&r.includes(u)?[{path:c,filter:u}]:[]})}async function RW({top:e},t){let n=["--get-r\
egexp","^submodule\\..*\\.path$"],r=await ge(e,["config","--blob",`${t}:.gitmodules`,"-z",...n]);if(r.code!==0)return[];let o=r.stdout.split(
"\0").filter(Boolean).map(i=>i.slice(i.indexOf(`
`)+1));return(await Rn(e,["ls-tree","-z",t,"--",...o])).split("\0").flatMap(i=>{let[,a,c]=/^160000 commit ([0-9a-f]+)\t(.+)$/s.exec(i)??[];return a&&
c?[{commit:a,path:c}]:[]})}async function EW({top:e},t){return xW(Lo(e,".git"))?(await ge(e,["cat-file","-e",`${t}^{commit}`])).code===0:!1}async function Cw(e,t,{repository:n,resources:r,signal:o},s){o.throwIfAborted();let{commit:i}=e.revision,a=jf(r.folder,e.name),{lacking:c,unfiltered:l,
leftOut:u,submodules:d}=s.use(await Pw(n,i,a,{marker:r.marker,signal:o})),f=await Iy(n,i);return{...e,...{lacking:c,unfiltered:l,leftOut:u,submodules:d},
file:t,tree:f,top:a,folder:Uf(a,PW(t))}}function zT(e){let t=[...new Set(e.flatMap(({lacking:n})=>n))];return t.length===0?[]:[{code:"submod\
ules-missing",paths:t}]}function LT(e){let t=new Set(e.flatMap(({leftOut:r})=>r)),[n]=t;return n===void 0?[]:[{code:"checkout-sparse",file:n,
files:t.size}]}function DT(e){let t=e.flatMap(({unfiltered:o})=>o),[n]=t;return n?[{code:"filters-off",filters:[...new Set(t.map(({filter:o})=>o))],
file:n.path,files:new Set(t.map(({path:o})=>o)).size}]:[]}function Aw(e,t){for(let{name:n,folder:r,top:o,targets:s}of e){let i=[".",...s.flatMap(
AW),...t.flatMap(NW)];for(let a of i){let c=IW(Uf(r,a));if(!(c===null||MW(IT(o),c)))throw new v(`${a} of ${n} is a link out of the repositor\
y; put the file itself into the repository`)}}}function AW({services:e=[],...t}){let n=[t,...e].flatMap(({build:r,process:o})=>[...r?[r.context,
`${r.context}/${r.dockerfile}`,...Object.values(r.contexts??{}).filter(s=>!s.includes("://"))]:[],...o?.workingDirectory===void 0?[]:[o.workingDirectory]]);
return t.tls?.ca===void 0?n:[...n,t.tls.ca]}function NW({request:{body:e}}){return e&&"file"in e?[e.file]:[]}function MW(e,t){let[n]=TW(e,t).
split(CW);return n!==".."}function IW(e){try{return IT(e)}catch{return null}}async function FT({top:e,folder:t,submodules:n},r){if(r.length===
0)return;let o=r.some(s=>zW(s,t));for(let s of[e,...n.map(i=>jf(e,i))])o?await xO(s):_W(jf(s,".git"),{recursive:!0,force:!0})}function zW({build:e},t){
if(!e)return!1;let n=Uf(t,e.context),r=Uf(n,e.dockerfile),o=Tw(`${r}.dockerignore`)||Tw(jf(n,".dockerignore"));return/\bgit\b/.test(Tw(r))&&
!LW(o)}function Tw(e){return St(e)?.toString("utf8")??""}function LW(e){let n=e.split(/\r?\n/).map(r=>r.trim()).findLast(r=>/^!?(?:\/|\.\/)?(?:\*\*\/)?(?:\.git\*?|\.\*|\*\*?)\/?(?:\*\*?)?$/.
test(r));return n!==void 0&&!n.startsWith("!")}import{createHash as UT}from"node:crypto";import{existsSync as DW,writeFileSync as FW}from"node:fs";import{join as BW,posix as jW,resolve as vc}from"node:path";var UW=2/3,ZW=25;async function ZT(e,{resources:t,signal:n,time:r}){if(e.length===0)return{built:[],failures:[]};let o=VW(e,process.env),s=e.
filter(c=>!o.some(l=>l.order===c)),i=await JW(process.env);for(let{name:c,cache:l,env:u,orders:d}of WW(s,i,process.env)){let f=BW(t.folder,`${c}\
.json`);FW(f,YW(d.map(g=>KW(t6(g,process.env))),t.id,l));let m=e6(d,process.env),h=Object.entries(m).map(([g,y])=>[`${HT}${g}`,y]),p=async(g,y)=>{
let b=await Ne(["buildx","bake","--file",f,"--provenance=false","--sbom=false","--progress=plain","--allow","fs.read=*",...y],{cwd:t.folder,
env:{...u,...Object.fromEntries(h),...t.marker},timeoutSeconds:g,signal:n});return Bn(b,m)};if((await p(r.left()*UW,[])).code!==0)for(let g of d){
let y=r.left();if(y===0){o.push(Nw(g,"was not built",r.seconds));continue}let b=await p(y,[Mw(g)]);if(b.code===0)continue;let x=qW(g)??HW(b.
stderr||b.stdout);o.push(Nw(g,x,b.timedOut?r.seconds:void 0))}}let a=[];for(let c of e){if(o.some(u=>u.order===c))continue;let l=Gf(c,t.id);
a.push({order:c,id:await li(l),bytes:await ai(l)})}return{built:a,failures:o}}var GW=/unsupported frontend capability (moby\.buildkit\.frontend\.\S+)/;
function HW(e){let t=Qn(e,ZW),n=GW.exec(e)?.[1];if(n===void 0)return t;let r=n.endsWith(".contexts")?"named contexts (additional_contexts)":
n;return`${t}
This Docker engine's own builder is too old to know ${r}. Use Docker Engine 23 or newer, or a builder of Buildx's own (docker buildx create \
--use; in GitHub Actions docker/setup-buildx-action), or begin the Dockerfile with # syntax=docker/dockerfile:1, which has to be downloaded`}
function qW({target:{build:e},checkout:t}){return!e||DW(vc(t.folder,e.context,e.dockerfile))?null:`there is no ${jW.join(e.context,e.dockerfile)}\
 in the folder of the configuration file, from which all paths start; make it, or correct the path (build: .. is the folder above)`}function Nw(e,t,n){
let r={target:e.target.name,what:"build",log:t};return{order:e,failure:n===void 0?r:{...r,limitSeconds:n}}}function WW(e,t,n){let r=t?e.filter(
({checkout:s})=>s.writesCache):[],o=e.filter(s=>!r.includes(s));return[{name:"bake-reviewed",orders:r,cache:!0,env:I$(n)},{name:"bake",orders:o,
cache:!1,env:yt(n)}].filter(s=>s.orders.length>0)}function VW(e,t){if(t.GITHUB_ACTIONS!=="true"&&!t.ACTIONS_RUNTIME_TOKEN)return[];let n=new Set(
e.filter(({checkout:r})=>r.writesCache).map(BT));return e.flatMap(r=>{let o=BT(r);if(r.checkout.writesCache||o===null||n.has(o))return[];let s=`\
it names the frontend ${o} (# syntax= or BUILDKIT_SYNTAX), which would run on the builder of base; in GitHub Actions only docker/dockerfile \
and base's own frontends are allowed, so use one of those, or add it on the base branch first`;return[Nw(r,s)]})}function BT(e){let{build:t}=e.
target;return t?s6(GT(e),t.args):null}function GT({target:{build:e},checkout:t}){let n=e&&vc(t.folder,e.context,e.dockerfile);return(n&&St(n)?.
toString("utf8"))??""}function KW(e){let{build:t}=e.target;if(!t)return e;let{folder:n}=e.checkout,r=vc(n,t.context),o=Object.entries(t.contexts??
{}).map(([i,a])=>[i,a.includes("://")?a:vc(n,a)]),s={...t,context:r,dockerfile:vc(r,t.dockerfile),contexts:Object.fromEntries(o)};return{...e,
target:{...e.target,build:s}}}async function JW(e){if(!e.ACTIONS_RUNTIME_TOKEN||!(e.ACTIONS_RESULTS_URL||e.ACTIONS_CACHE_URL))return!1;let{code:t,
stdout:n}=await Ne(["buildx","inspect"],{timeoutSeconds:30}),r=/^Driver:\s+(\S+)/m.exec(n)?.[1];return t===0&&r!==void 0&&r!=="docker"}function Mw({
target:e,checkout:t}){let n=e.name.toLowerCase().replaceAll(/[^a-z0-9]+/g,"-"),r=UT("sha256").update(e.name).digest("hex").slice(0,8);return`${n===
e.name?n:`x${n}-${r}`}-${t.name}`}function Gf(e,t){return`loadgate/${Mw(e)}:${t}`}function YW(e,t,n=!1){let r=Object.fromEntries(e.map(o=>[Mw(
o),{...XW(o,t),...n&&r6(o)}]));return JSON.stringify({group:{default:{targets:Object.keys(r)}},target:r},null,2)}function XW(e,t){let{build:n}=e.
target;if(!n)throw new RangeError(`target ${e.target.name} has nothing to build`);return{context:Zf(n.context),dockerfile:Zf(n.dockerfile),args:{
...Object.fromEntries(Object.entries({...n.args,...l6(GT(e),n.args)}).map(([r,o])=>[r,Zf(o)])),BUILDKIT_CACHE_MOUNT_NS:n6(e,t)},...n.target===
void 0?{}:{target:n.target},...QW(n),tags:[Gf(e,t)],output:["type=docker"]}}function QW({secrets:e=[],contexts:t={},ulimits:n={},shmSize:r}){
let o=Object.entries(t).map(([s,i])=>[s,Zf(i)]);return{...e.length>0&&{secret:e.map(s=>`id=${s},env=${HT}${s}`)},...o.length>0&&{contexts:Object.
fromEntries(o)},...Object.keys(n).length>0&&{ulimits:Object.entries(n).map(([s,i])=>`${s}=${i}`)},...r!==void 0&&{"shm-size":String(r)}}}var HT="\
LOADGATE_SECRET_";function e6(e,t){return Object.assign({},...e.map(({target:{name:n,build:r}})=>Xe({...r,name:n},t)))}function t6(e,t){let{
name:n,build:r}=e.target;if(!r?.secrets)return e;let o=Object.keys(Xe({...r,name:n},t));return{...e,target:{...e.target,build:{...r,secrets:o}}}}
function n6({checkout:e},t){return e.writesCache?"loadgate-reviewed":`loadgate-${t}-${e.name}`}function r6({target:e,checkout:t}){let n=`loa\
dgate-${UT("sha256").update(e.name).digest("hex").slice(0,16)}`;return t.writesCache?{"cache-from":[`type=gha,scope=${n}`],"cache-to":[`type\
=gha,scope=${n},mode=max,ignore-error=true`]}:{}}function Zf(e){return e.replaceAll(/[$%](?=\{)/g,t=>t+t)}var o6=/^(?:docker\.io\/)?docker\/dockerfile(?:[:@]|$)/,
jT="BUILDKIT_SYNTAX";function s6(e,t){return[...t[jT]?[t[jT]]:[],...i6(e)].find(r=>!o6.test(r))??null}function i6(e){let t=e.replace(/^\uFEFF/,
""),n=[t,t.replace(/^#!.*\n/,"")].flatMap(o=>a6(o)??[]),r=[];for(let o of t.split(/\n|\r/)){if(o.trim()!==""&&!/^\s*(?:#|\/\/)/.test(o))break;
let s=/^\s*(?:#|\/\/)\s*syntax\s*=\s*(\S+)/i.exec(o)?.[1];s!==void 0&&r.push(s)}return[...n,...r]}function a6(e){try{let t=JSON.parse(e);return typeof t?.
syntax=="string"&&t.syntax!==""?t.syntax:null}catch{return null}}var c6="315532800",Do="SOURCE_DATE_EPOCH";function l6(e,t){if(t[Do]!==void 0)
return{[Do]:t[Do]};let n=new Set(u6(e)),[r,...o]=n;return r===void 0?{[Do]:c6}:o.length===0&&/^\d+$/.test(r)?{[Do]:r}:{}}function u6(e){let t=e.
split(/\r?\n/).filter(o=>!/^\s*#/.test(o)).join(`
`).replaceAll(/[\\`][ \t]*\n/g," "),n=t.split(`
`).flatMap(o=>{let[,s=""]=/^\s*ARG\s(.*)$/i.exec(o)??[],i=new RegExp(`(?:^|\\s)["']?${Do}=["']?([^\\s"']*)`).exec(s);return i?[i[1]??""]:[]}),
r=[...t.matchAll(new RegExp(`\\$\\{${Do}:?-["']?([^}"']*)`,"g"))];return[...n,...r.map(([,o=""])=>o)]}import{mkdirSync as KT,rmSync as I6,writeFileSync as z6}from"node:fs";import{basename as L6,dirname as D6,join as Vf,resolve as JT}from"node:path";import{accessSync as d6,constants as f6}from"node:fs";import{homedir as m6}from"node:os";import{delimiter as p6,isAbsolute as qT,join as Hf,
resolve as h6}from"node:path";function kc(e=process.env){let{LOADGATE_CACHE:t,XDG_CACHE_HOME:n}=e;if(t&&!qT(t))throw new v(`LOADGATE_CACHE is the relative path ${t}, so p\
rograms of the checkout would be run; write an absolute path`);return t||Hf(n&&qT(n)?n:Hf(m6(),".cache"),"loadgate")}function Ct(e,t=process.
env){return Iw(e,t)[0]??null}function Iw(e,t=process.env){let n=t[`LOADGATE_${e.toUpperCase()}`],r=[..._a(t.PATH??"").split(p6).filter(Boolean),
"/usr/sbin","/usr/local/sbin",...e==="oha"?[Hf(kc(t),"bin")]:[]];return(n?[h6(n)]:r.map(s=>Hf(s,e))).filter($c)}function $c(e){try{return d6(
e,f6.X_OK),!0}catch{return!1}}async function qf(e,t="--version"){let n=await K([e,t],{cwd:"/",env:oe(process.env),timeoutSeconds:10});return n.
code===0?(n.stdout+n.stderr).trim().split(`
`)[0]??null:null}import{chownSync as WT,constants as g6,copyFileSync as y6,existsSync as b6,linkSync as w6,lstatSync as x6,mkdirSync as S6,readdirSync as v6}from"node:fs";
import{homedir as k6}from"node:os";import{basename as $6,dirname as O6,join as Oc}from"node:path";import{setImmediate as R6}from"node:timers/promises";
var E6=[{of:["go"],named:[["GOCACHE",""],["XDG_CACHE_HOME","go-build"]],inHome:".cache/go-build",writtenOnce:!0},{of:["go"],named:[["GOMODCA\
CHE","cache/download"],["GOPATH","pkg/mod/cache/download"]],inHome:"go/pkg/mod/cache/download",writtenOnce:!0},{of:["cargo"],named:[["CARGO_\
HOME","registry/index"]],inHome:".cargo/registry/index"},{of:["cargo"],named:[["CARGO_HOME","registry/cache"]],inHome:".cargo/registry/cache"},
{of:["cargo"],named:[["CARGO_HOME","git/db"]],inHome:".cargo/git/db"},{of:["npm","npx"],named:[["npm_config_cache","_cacache"],["NPM_CONFIG_\
CACHE","_cacache"]],inHome:".npm/_cacache"},{of:["corepack","yarn","pnpm"],named:[["COREPACK_HOME",""]],inHome:".cache/node/corepack"},{of:[
"yarn"],named:[["YARN_CACHE_FOLDER",""]],inHome:".cache/yarn"},{of:["pnpm"],named:[],inHome:".local/share/pnpm/store"},{of:["mvn","mvnw"],named:[],
inHome:".m2/repository"},{of:["mvn","mvnw"],named:[],inHome:".m2/wrapper"},{of:["gradle","gradlew"],named:[["GRADLE_USER_HOME","wrapper"]],inHome:"\
.gradle/wrapper"},{of:["gradle","gradlew"],named:[["GRADLE_USER_HOME","caches/modules-2"]],inHome:".gradle/caches/modules-2"},{of:["pip","pi\
p3","python","python3"],named:[["PIP_CACHE_DIR",""]],inHome:".cache/pip"},{of:["uv"],named:[["UV_CACHE_DIR",""]],inHome:".cache/uv"},{of:["c\
omposer"],named:[["COMPOSER_CACHE_DIR",""]],inHome:".cache/composer"}];async function VT(e,t,n){let r=t.map(s=>$6(s)),o={files:P6,bytes:T6};
for(let s of E6.filter(({of:i})=>r.some(a=>i.includes(a)))){let i=_6(s,n),a=s.writtenOnce?0:C6;b6(i)&&await Wf(i,Oc(e.home,s.inHome),e,{budget:o,
linkedFrom:a})}}function _6({named:e,inHome:t},n){for(let[r,o]of e){let s=n[r];if(s)return Oc(s,o)}return Oc(n.HOME??k6(),t)}var P6=2e4,T6=512*
1024*1024,C6=16*1024,A6=/\.txt$/,N6=/(?:^|[.-])lock$/;async function Wf(e,t,n,{budget:r,linkedFrom:o}){let s=S6(t,{recursive:!0,mode:493});for(let i=t;s!==
void 0&&i.length>=s.length;i=O6(i))WT(i,n.uid,n.gid);await R6();for(let i of v6(e,{withFileTypes:!0})){if(r.files<=0||r.bytes<=0)return;let[
a,c]=[Oc(e,i.name),Oc(t,i.name)],l=x6(a,{throwIfNoEntry:!1});if(!(!l||(l.mode&4)===0||N6.test(i.name))){if(l.isDirectory())await Wf(a,c,n,{budget:r,
linkedFrom:o});else if(l.isFile()){if(r.files-=1,l.size>=o&&!A6.test(i.name)&&M6(a,c))continue;r.bytes-=l.size,y6(a,c,g6.COPYFILE_FICLONE),WT(
c,n.uid,n.gid)}}}}function M6(e,t){try{return w6(e,t),!0}catch{return!1}}async function YT({top:e,submodules:t},n,r){await di(r,e);for(let s of[e,...t.map(i=>Vf(e,i))])await B6(s,r);let o=n.flatMap(({process:s})=>s?.
setup.map(([i=""])=>i)??[]);await VT(r,o,process.env)}var F6={files:2e5,bytes:1024**3};async function B6(e,t){let n=Vf(e,".git/objects"),r=Vf(
n,"info/alternates"),o=(Z(r)??"").trimEnd();if(o===""||o.startsWith('"')||(await Tt(t,["test","-x",o])).code===0)return;let s={...F6};I6(r),
await Wf(o,n,t,{budget:s,linkedFrom:0})}function XT(e){let t=Number(Z("/proc/sys/net/ipv4/ip_unprivileged_port_start")??1024),n=e.map(r=>r.port).
find(r=>r!==0&&r<t);return n===void 0?null:{why:"port",what:String(n)}}async function QT(e,t,n){for(let r of e)for(let[o=""]of[r.process?.command??
[],...r.prepare??[]]){let s=o.includes("/")?tC(n,JT(zn(r,t),o),r.env):zw(n,o,r.env);if(o!==""&&!await s)return{why:"program",what:o}}return null}
async function eC(e,t){for(let{process:n,prepare:r=[],env:o}of e)for(let[s=""]of[...n?.setup??[],n?.command??[],...r])if(s!==""&&!s.includes(
"/")&&!await zw(t,s,o))return{why:"program",what:s};return null}var j6=4;async function tC(e,t,n,r=0){if((await Tt(e,["test","-f",t,"-a","-x",
t])).code!==0)return!1;let{stdout:o}=await Tt(e,["head","-c","256",t]),s=U6(o);return s===null||r===j6?!0:s.includes("/")?(await Tt(e,["test",
"-x",s])).code===0:zw(e,s,n,r+1)}function U6(e){let[,t,n=""]=/^#![ \t]*(\/\S+)[ \t]*([^\n]*)/.exec(e)??[];return t===void 0||L6(t)!=="env"?t??
null:n.split(/\s+/).map(o=>o.replace(/^(?:-\w*S|--split-string=)/,"")).find(o=>o!==""&&!/^-|=/.test(o))??t}async function zw(e,t,n,r=0){let o=Ct(
t,{PATH:n.PATH??oe(process.env).PATH});if(o===null)return!0;if(!await tC(e,o,n,r))return!1;let s=fi(oe(process.env),e),i=await K([o,"--versi\
on"],{cwd:"/",env:s,user:e,timeoutSeconds:5});return!i.missing&&i.code!==126&&i.code!==127}function nC(e,{folder:t,user:n,into:r}){KT(r,{recursive:!0});
for(let{request:o}of e){let{body:s}=o;if(!s||!("file"in s))continue;let i=St(JT(t,s.file),{mostBytes:1/0,owner:n.uid}),a=Vf(r,s.file);i!==null&&
(KT(D6(a),{recursive:!0}),z6(a,i))}}import{createHash as Z6}from"node:crypto";import{lstatSync as G6,readdirSync as H6}from"node:fs";import{join as Rc}from"node:path";function oC(e){let t=pi(e);return()=>iC(Lw(t,pi(e)))}function sC(e,t,n){let[r,o]=[pi(e),pi(t)],s=new Map(n.map(a=>[a,rC(Rc(e,a))])),i=a=>{let c=s.
get(a);return c!=null&&c===rC(Rc(e,a))};return()=>{let a=Lw(r,pi(e)).filter(l=>r.has(l)&&!i(l));if(a.length===0)return null;let c=new Set(Lw(
o,pi(t)));return iC(a.filter(l=>!c.has(l)))}}function Lw(e,t){return[...new Set([...e.keys(),...t.keys()])].filter(n=>!W6(e.get(n),t.get(n)))}
function iC(e){let[t]=e.toSorted();return t===void 0?null:{path:t,files:e.length}}var q6=256*1024*1024;function rC(e){let t=St(e,{mostBytes:q6});
return t&&Z6("sha256").update(t).digest("hex")}function W6(e,t){return!e||!t||e.written!==t.written?!1:e.changed===t.changed||e.names>1n}function V6(e){
try{return H6(e,{withFileTypes:!0})}catch{return[]}}function pi(e){let t=new Map,n=[""];for(let r of n)for(let o of V6(Rc(e,r))){let s=Rc(r,
o.name);o.isDirectory()&&n.push(s);let i=G6(Rc(e,s),{bigint:!0,throwIfNoEntry:!1});if(!i)continue;let{ino:a,mode:c,uid:l,size:u,mtimeNs:d,ctimeNs:f,
nlink:m}=i,h=o.isDirectory()?[a,c,l]:[a,c,l,u,d];t.set(s,{written:h.join(" "),changed:o.isDirectory()?0n:f,names:m})}return t}async function fC(e,t,n){let r=e.filter(({folder:s})=>Dw(s)),o=await(t==="docker"?eV(r,n):tV(r,n));return e.map(s=>{let i=o.get(s);return i?
iV(s,i):{checkout:s,targets:[],failures:Q6(s)}})}function Q6({name:e,targets:t,file:n}){return t.map(r=>({target:r.name,what:"build",log:`${e}\
 has no folder ${Y6(n)}`}))}async function eV(e,{resources:t,signal:n,buildSeconds:r}){t.engine();let o=Kf(r??bC),s=e.flatMap(hi),i=s.filter(
({target:m})=>m.build);for(let m of e){let h=i.filter(p=>p.checkout===m);await FT(m,h.map(({target:p})=>p))}let{built:a,failures:c}=await ZT(
i,{resources:t,signal:n,time:o}),l=[];for(let m of s.filter(({target:h})=>h.image)){let h=m.target.image;await ci(h,n,o.left()),l.push({order:m,
id:await li(h),bytes:await ai(h)})}let u=s.filter(({target:m})=>!m.build&&!m.image),d=[...a,...l],f=m=>d.filter(({order:h})=>h.checkout===m);
return new Map(e.map(m=>[m,{artifacts:f(m).map(({order:{target:h},id:p,bytes:g})=>({target:h,image:p,id:p,imageBytes:g})),failures:[...c.filter(
({order:h})=>h.checkout===m).map(({failure:h})=>h),...u.filter(h=>h.checkout===m).map(({target:h})=>mC(h,"neither build nor image, which Doc\
ker needs"))]}]))}async function tV(e,{resources:t,signal:n,buildSeconds:r}){let o=Kf(r??bC),s=new Map,i=[];for(let[a,c]of e.entries()){let l=await nV(
c,{resources:t,signal:n,time:o}),u=oV(i);s.set(c,u===null?l:{...l,...sV(c,u)}),e.slice(a+1).flatMap(hi).some(({target:f})=>(f.process?.setup.
length??0)>0)&&i.push({name:c.name,changed:oC(c.top)})}return s}async function nV(e,t){let{users:n}=t.resources,r=hi(e).map(({target:f})=>f),
o=r.length>0?await n.next():null;if(!o)return Ec(e,t);let s=n.isDecided()?null:XT(r)??await eC(r,o);if(s)return n.decide(s),Ec(e,t);e.targets.
some(({fixture:f})=>f!==void 0)&&n.decide(null);try{await YT(e,r,o)}catch(f){if(n.isDecided())throw f;return n.decide({why:"not-permitted"}),
Ec(e,t)}let i={...await Ec(e,{...t,user:o}),user:o};if(n.isDecided())return i;let a=r.filter(f=>i.artifacts.some(m=>m.target===f)),c=await QT(
a,e.folder,o),l=i.failures.find(({what:f,limitSeconds:m})=>f==="setup"&&m===void 0);if(!c&&!l)return n.decide(null),i;await mi(o),await di(rV,
e.top);let u=await Ec(e,t),d=u.failures.length<i.failures.length;return c||d?(n.decide(c??{why:"build",what:l?.target??""}),u):(n.decide(null),
await di(o,e.top),{...i,failures:u.failures})}var rV={uid:0,gid:0};async function Ec(e,t){let{folder:n,tree:r}=e,o=[],s=[];for(let{target:i}of hi(
e)){let a=i.process?await lV(i,{folder:n,...t}):mC(i,"no command that starts it as a process");a?s.push(a):o.push({target:i,id:r,imageBytes:null})}
return{artifacts:o,failures:s}}function mC({name:e},t){return{target:e,what:"build",log:`${e} has ${t}`}}function oV(e){for(let{name:t,changed:n}of e){
let r=n();if(r===null)continue;let o=r.files>1?` and ${r.files-1} more`:"";return`its setup changed ${t}'s files (${r.path}${o}), so ${t} is\
 no longer what was committed and nothing can be compared; remove that from setup`}return null}function pC(e,t){let{top:n,folder:r}=e.checkout,
o=hi(e.checkout).flatMap(({target:s})=>(s.process?.command??[]).filter(a=>a.includes("/")).map(a=>X6(zn(s,r),a))).filter(s=>Dw(s)).map(s=>dC(
aC(n),aC(s)));return sC(n,t.checkout.top,o)}function sV({targets:e},t){return{artifacts:[],failures:e.map(({name:n})=>({target:n,what:"setup",
log:t}))}}function hi(e){let{targets:t}=e,n=new Map(t.flatMap(({services:r=[]})=>r.map(o=>[o.name,o])));return[...t,...n.values()].map(r=>({
checkout:e,target:r}))}function hC(e,{id:t}){let n=hi(e).filter(({target:r})=>r.build);return bT(n.map(r=>Gf(r,t)))}function iV(e,{artifacts:t,
failures:n,user:r}){let{targets:o,folder:s}=e,i=n.filter(u=>o.some(({name:d})=>d===u.target)),a=o.flatMap(u=>n.filter(d=>u.services?.some(({
name:f})=>f===d.target)).map(d=>({...d,target:u.name,log:`service ${d.target}:
${d.log}`}))),c=u=>{let d=t.find(({target:f})=>f.name===u.name);return d?[{...d.image&&{image:d.image},folder:s,target:u,...r&&{user:r}}]:[]},
l=o.flatMap(u=>{let d=t.find(y=>y.target===u);if(!d||a.some(y=>y.target===u.name))return[];let{image:f,id:m,imageBytes:h}=d,p=(u.services??[]).
flatMap(c);return[{build:{...f&&{image:f},folder:s,target:u,...r&&{user:r},...p.length>0&&{services:p}},id:m,imageBytes:h}]});return{checkout:e,
targets:l,failures:[...i,...a],...r&&{user:r}}}async function gC(e,t,n,{folder:r}){if(n==="docker")return e;let{checkout:o}=e,s=cC(r,t);await K6(
o.top,s,{recursive:!0,verbatimSymlinks:!0,preserveTimestamps:!0,filter:aV}).catch(a=>{throw new he(`${o.top} cannot be copied: ${a.message};\
 make room, or name another temporary folder with TMPDIR=DIR`)}),e.user&&await di(e.user,s);let i=a=>cC(s,dC(o.top,a));return{...e,checkout:{
...o,name:t,top:s,folder:i(o.folder)},targets:e.targets.map(({build:a,...c})=>{let l=a.services?.map(u=>({...u,folder:i(u.folder)}));return{
...c,build:{...a,folder:i(a.folder),...l&&{services:l}}}})}}async function aV(e){let t=await J6(e);return t.isFile()||t.isDirectory()||t.isSymbolicLink()}
var cV=25;async function lV(e,{folder:t,resources:n,signal:r,user:o,time:s}){let i=zn(e,t),a={target:e.name,what:"setup"};if(!Dw(i))return{...a,
log:`there is no folder ${e.process?.workingDirectory}; correct working-directory`};for(let c of e.process?.setup??[]){let l=s.left();if(l===
0)return{...a,log:`${c.join(" ")}: was not started`,limitSeconds:s.seconds};let u=Xe(e,process.env),d={...e.env,...u,...n.marker},f=await K(
c,{cwd:i,env:Ts(o?fi(process.env,o):process.env,e.inherit,d),user:o,timeoutSeconds:l,signal:r,untrusted:!0});if(f.code===0)continue;let m=Bn(
f,u),h=Qn(m.stdout+m.stderr,cV),p=`${c.join(" ")}: ${se(m)}
${h}`,g=m.missing?`${c[0]}: not found or not executable
`:"",y=Sc(g+h,process.env,e);return{...a,log:p,...m.timedOut&&{limitSeconds:s.seconds},...fr(y)}}return null}function yC(e,t){let n=lC(e.head,
t),r=e.base&&lC(e.base,t),o=[...r?[["base",r]]:[],["head",n]];return{builds:o.flatMap(([s,{targets:i}])=>i.map(a=>uV(a,s))),variants:o.map(([
s,{checkout:i,targets:a}])=>{let{commit:c,label:l}=i.revision,u=a.map(({build:d,id:f,imageBytes:m})=>[d.target.name,{id:f,imageBytes:m}]);return{
variant:s,commit:c,label:l,builds:Object.fromEntries(u)}}),failures:o.flatMap(([s,{failures:i}])=>i.map(a=>({variant:s,...a}))),identical:new Set(
r?dV(r,n):[])}}function lC({targets:e,failures:t,...n},r){return{...n,targets:e.filter(({build:o})=>r.has(o.target.name)),failures:t.filter(
({target:o})=>r.has(o))}}function uV({build:{services:e,...t}},n){return{...t,variant:n,...e&&{services:e.map(r=>({...r,variant:n}))}}}function dV(e,t){
return e.targets.flatMap(n=>{let{name:r}=n.build.target,o=t.targets.find(({build:s})=>s.target.name===r);return o&&o.id===n.id&&uC(o)===uC(n)?
[r]:[]})}function uC({build:{target:e,services:t=[]}}){let n=({command:o,process:s,env:i,port:a,memory:c,secrets:l,...u})=>[o,s?.command,s?.
workingDirectory,i,a,c,l,u.inherit,u.shmSize,u.ulimits,u.seccomp],r=t.map(o=>[o.image,n(o.target),o.target.ready]);return JSON.stringify([n(
e),e.tls,e.prepare,r])}var bC=1800;function Kf(e,t=hn.now){let n=t()+e;return{seconds:e,left:()=>Math.max(0,n-t())}}import{basename as PC,dirname as Zw,join as Gw}from"node:path/posix";import{basename as fV}from"node:path/posix";var mV=[[/^(?:package-lock|npm-shrinkwrap)\.json$/,{read:gV}],[/^yarn\.lock$/,{read:wV,manifest:"\
package.json"}],[/^pnpm-lock\.yaml$/,{read:xV,manifest:"package.json"}],[/^bun\.lock$/,{read:SV,manifest:"package.json"}],[/^go\.mod$/,{read:vV}],
[/^Cargo\.lock$/,{read:wC}],[/^(?:(?:uv|poetry|pdm)\.lock|pylock\.toml)$/,{read:wC,manifest:"pyproject.toml"}],[/^requirements[\w.-]*\.txt$/,
{read:$V}],[/^Pipfile\.lock$/,{read:RV}],[/^composer\.lock$/,{read:EV,manifest:"composer.json"}],[/^Gemfile\.lock$/,{read:_V}],[/^pom\.xml$/,
{read:TV}],[/^gradle\.lockfile$/,{read:CV}],[/^libs\.versions\.toml$/,{read:AV}]],pV=8*1024*1024,hV=4e3;function Jf(e){return e.length<=pV&&
e.split(`
`).every(t=>t.length<=hV)}function Qf(e){return mV.find(([t])=>t.test(fV(e)))?.[1]??null}function Bw(e,t,n=null){if(t===null||!Jf(t))return new Map;
try{return Qf(e)?.read(t,n!==null&&Jf(n)?n:null)??new Map}catch{return new Map}}function Ze(e){let t=new Map;for(let[n,r,o]of e){let s=t.get(
n);s===void 0?t.set(n,{versions:new Set([r]),role:o}):(s.versions.add(r),Yf.indexOf(o)<Yf.indexOf(s.role)&&(s.role=o))}return t}var Yf=["dir\
ect","indirect","development"];function xC(e,t){let n=e.split(`
`),r=n.indexOf(t)+1,o=n.findIndex((s,i)=>i>=r&&/^\S/.test(s));return r===0?"":n.slice(r,o===-1?void 0:o).join(`
`)}function Fw(e,t){let n=e.split(`
`),r=n.indexOf(`[${t}]`)+1,o=n.findIndex((s,i)=>i>=r&&s.startsWith("["));return r===0?"":n.slice(r,o===-1?void 0:o).join(`
`)}function _c(e,t,n){let r=[];for(let o=e.indexOf(t);o!==-1;o=e.indexOf(t,o)){let s=e.indexOf(n,o+t.length);if(s===-1)break;r.push(e.slice(
o+t.length,s)),o=s+n.length}return r}function ft(e){return typeof e=="object"&&e!==null&&!Array.isArray(e)?e:{}}var Pc=e=>typeof e=="string"?
e:null,Xf=(...e)=>e.flatMap(t=>Object.keys(ft(t)));function Tc(e,t,n=!1){return n?"development":t.size===0||t.has(e)?"direct":"indirect"}function gV(e){
let t=ft(JSON.parse(e)),n=Object.entries(ft(t.packages));if(n.length===0)return bV(t);let r=i=>i.includes("node_modules/"),o=n.filter(([i])=>!r(
i)).map(([,i])=>ft(i)),s=new Set(o.flatMap(i=>Xf(i.dependencies,i.optionalDependencies)));return Ze(n.flatMap(([i,a])=>{let c=ft(a),l=Pc(c.version);
if(!r(i)||c.link===!0||l===null)return[];let u=i.slice(i.lastIndexOf("node_modules/")+13);return[[u,l,Tc(u,s,c.dev===!0)]]}))}var yV=50;function bV(e){
let t=(n,r)=>Object.entries(ft(n)).flatMap(([o,s])=>{let i=ft(s),a=Pc(i.version),c=a===null?[]:[[o,a,i.dev?"development":"direct"]];return r>
yV?c:[...c,...t(i.dependencies,r+1)]});return Ze(t(e.dependencies,0))}function jw(e){let t=ft(JSON.parse(e??"{}")),n=new Set(Xf(t.dependencies,
t.optionalDependencies)),r=new Set(Xf(t.devDependencies));return o=>Tc(o,n,r.has(o)&&!n.has(o))}function wV(e,t){let n=jw(t);return Ze(e.split(
/\n(?=\S)/).flatMap(r=>{let o=/^"?(@?[^@"\s]+)@/.exec(r)?.[1],s=/^ {2}version:? "?([^"\s]+)"?$/m.exec(r)?.[1];return o===void 0||s===void 0||
s.endsWith("-use.local")?[]:[[o,s,n(o)]]}))}function xV(e,t){let n=jw(t),o=xC(e,"packages:").matchAll(/^ {2}'?\/?((?:@[^/\s]+\/)?[^/@\s]+)[@/](\d[^'(:\s_]*)/gm);
return Ze([...o].map(([,s="",i=""])=>[s,i,n(s)]))}function SV(e,t){let n=jw(t),r=e.matchAll(/^ +"[^"\n]+": \["(@?[^"@\n]+)@(\d[^"\n]*)"/gm);
return Ze([...r].map(([,o="",s=""])=>[o,s,n(o)]))}function vV(e){let t=e.split(`
`).map(o=>o.trim()),n=new Map(t.flatMap(o=>{let s=/^(?:replace\s+)?(\S+)(?:\s+v\S+)?\s+=>\s+(\S+)(?:\s+(v\S+))?/.exec(o);return s?[[s[1],s[3]===
void 0?s[2]:`${s[2]} ${s[3]}`]]:[]})),r=new Set(_c(e,"exclude (",")").flatMap(o=>o.split(`
`).map(s=>s.trim())));return Ze(t.flatMap(o=>{let s=/^(?:require\s+)?([^\s()=]+)\s+(v\d\S*)\s*(\/\/ indirect)?/.exec(o);if(!s||o.includes("=\
>")||o.startsWith("exclude"))return[];let[,i="",a="",c]=s;return r.has(`${i} ${a}`)?[]:[[i,n.get(i)??a,c?"indirect":"direct"]]}))}function wC(e,t){
let n=e.split(/^(?=\[\[packages?\]\])/m).slice(1).map(a=>{let c=u=>new RegExp(`^${u} = "([^"]+)"`,"m").exec(a)?.[1],l=/^source = \{ (?:editable|virtual) /m.
test(a);return{table:a,own:l,name:c("name"),version:c("version"),source:c("source")}}),r=n.some(({source:a})=>a!==void 0),o=n.filter(({own:a,
source:c})=>a||r&&c===void 0),s=o.flatMap(({table:a})=>{let[c=""]=_c(a,`
dependencies = [`,"]");return[...c.matchAll(/"([^"\s]+)(?:\s[^"]*)?"/g)].map(([,l=""])=>l)}),i=new Set([...s,...kV(t)]);return Ze(n.flatMap(
a=>{let{name:c,version:l}=a;return c===void 0||l===void 0||o.includes(a)?[]:[[c,l,Tc(c,i)]]}))}function kV(e){let t=Fw(e??"","project"),n=_c(
`
${t}
`,`
dependencies = [`,`]
`)[0]??"",r=Fw(e??"","tool.poetry.dependencies");return[...n.matchAll(/["']([A-Za-z0-9][\w.-]*)[^"']*["']/g),...r.matchAll(/^([A-Za-z0-9][\w.-]*)\s*=/gm)].
map(([,s=""])=>SC(s))}var SC=e=>e.toLowerCase().replace(/[-_.]+/g,"-");function $V(e){let t=e.split(`
`);return Ze(t.flatMap((n,r)=>{let o=/^([A-Za-z0-9][\w.-]*)(?:\[[^\]]*\])?\s*===?\s*([^\s;#\\,]+)/.exec(n);if(!o)return[];let[,s="",i=""]=o,
a=OV(t,r+1),c=a.length>0&&!a.some(l=>l.startsWith("-r"));return[[SC(s),i,c?"indirect":"direct"]]}))}function OV(e,t){let n=t;for(;/^\s+(?:#|--hash)/.
test(e[n]??"");)n+=1;return e.slice(t,n).filter(o=>/^\s+#/.test(o)).map(o=>o.replace(/^\s+#\s*(?:via\s*)?/,"").trim()).filter(o=>o!=="")}function RV(e){
let t=ft(JSON.parse(e)),n=(r,o)=>Object.entries(ft(r)).flatMap(([s,i])=>{let a=Pc(ft(i).version);return a===null?[]:[[s,a.replace(/^==/,""),
o]]});return Ze([...n(t.default,"direct"),...n(t.develop,"development")])}function EV(e,t){let n=ft(JSON.parse(e)),r=new Set(Xf(ft(JSON.parse(
t??"{}")).require)),o=(s,i)=>(Array.isArray(s)?s:[]).flatMap(a=>{let[c,l]=[Pc(ft(a).name),Pc(ft(a).version)];return c===null||l===null?[]:[[
c,l,Tc(c,r,i)]]});return Ze([...o(n.packages,!1),...o(n["packages-dev"],!0)])}function _V(e){let t=xC(e,"DEPENDENCIES"),n=new Set([...t.matchAll(
/^ {2}([^\s!(]+)/gm)].map(([,o=""])=>o)),r=e.matchAll(/^ {4}(\S+) \(([^)\s]+)\)$/gm);return Ze([...r].map(([,o="",s=""])=>[o,s,Tc(o,n)]))}var PV=(e,t)=>new RegExp(
`<${t}>\\s*([^<\\s]+)\\s*</${t}>`).exec(e)?.[1]??null;function TV(e){let[t="",...n]=e.split("<!--"),r=t+n.map(a=>a.split("-->").slice(1).join(
"-->")).join(""),o=new Map([...(_c(r,"<properties>","</properties>")[0]??"").matchAll(/<([\w.-]+)>([^<]*)</g)].map(([,a="",c=""])=>[a,c.trim()])),
s=a=>a.replace(/\$\{([^}]+)\}/g,(c,l)=>o.get(l)??c),i=["parent","dependency","plugin"].flatMap(a=>_c(r,`<${a}>`,`</${a}>`).map(c=>({kind:a,block:c})));
return Ze(i.flatMap(({kind:a,block:c})=>{let[l,u,d,f]=["groupId","artifactId","version","scope"].map(p=>PV(c,p));if(!u||!d)return[];let m=s(
l?`${l}:${u}`:u),h=a==="plugin"||f==="test";return[[m,s(d),h?"development":"direct"]]}))}function CV(e){let t=e.matchAll(/^([^#:\s]+:[^:\s]+):([^=\s]+)=(.*)$/gm);
return Ze([...t].map(([,n="",r="",o=""])=>{let s=o.split(",").every(i=>/^test/i.test(i));return[n,r,s?"development":"direct"]}))}function AV(e){
let t=Fw(e,"versions").matchAll(/^([\w.-]+)\s*=\s*"([^"]+)"/gm);return Ze([...t].map(([,n="",r=""])=>[n,r,"direct"]))}var NV=500,MV=50;async function TC(e,t,n){try{let[r,o,s]=await Promise.all([jV(e,t,n),FV(e,t,n),UV(t,n)]);return IV([...s,...o,...r])}catch{
return[]}}function IV(e){let t=e.flatMap(LV).toSorted((o,s)=>vC(o)-vC(s)||(o.name<s.name?-1:1)),n=new Set,r=({kind:o,name:s,base:i,head:a})=>{
let c=o==="runtime"?s:JSON.stringify([o,s,i,a]);return!n.has(c)&&n.add(c)};return t.filter(r).slice(0,NV)}function vC({kind:e,role:t,file:n}){
return e==="runtime"?n===void 0?0:1:e==="image"?3:[2,4,5][Yf.indexOf(t??"direct")]??5}var zV=200,Uw=e=>Se(V(e),zV),kC=new Set;function LV({kind:e,
file:t,base:n,head:r}){return[...new Set([...n.keys(),...r.keys()])].flatMap(o=>{let[s,i]=[n.get(o),r.get(o)],[a,c]=[s?.versions??kC,i?.versions??
kC],l=new Set([...a].filter(h=>!c.has(h))),u=new Set([...c].filter(h=>!a.has(h)));if(l.size+u.size===0)return[];let[d,f]=l.size>0&&u.size>0?
[l,u]:[a,c],m=h=>h.size===0?null:Uw([...h].sort().join(", "));return[{kind:e,name:Uw(o),base:m(d),head:m(f),...e==="package"&&{role:(i??s)?.
role??"direct"},...t!==void 0&&{file:Uw(t)}}]})}var DV=/(?:^|\/)(?:node_modules|vendor|third_party|testdata|tests?|__tests__|fixtures|examples?|docs)\//;
async function FV(e,t,n){let[r,o]=[t.checkout.revision.commit,n.checkout.revision.commit],s=[t,n].flatMap(BV),i=u=>s.some(d=>{let f=d==="."?
u:u.startsWith(`${d}/`)?u.slice(d.length+1):null;return f!==null&&!DV.test(f)}),c=(await ad(e,r,o)).filter(i).filter(u=>Qf(u)!==null||VV(u)),
l=[];for(let u of c.slice(0,MV)){let d=Qf(u)?.manifest,f=p=>d===void 0?null:Je(e,p,Gw(Zw(u),d)),[m,h]=[await Je(e,r,u),await Je(e,o,u)];l.push(
{kind:"package",file:u,base:Bw(u,m,await f(r)),head:Bw(u,h,await f(o))},{kind:"runtime",file:u,base:_C(u,m),head:_C(u,h)})}return l}function $C({
checkout:{targets:e}}){return e.flatMap(t=>[t,...t.services??[]])}function BV({checkout:{file:e,targets:t}}){return t.flatMap(({build:n})=>{
if(n===void 0)return["."];let r=Object.values(n.contexts??{}).filter(o=>!o.includes("://"));return[n.context,...r].map(o=>Gw(Zw(e),o).replace(
/\/$/,""))})}async function jV(e,t,n){let r=[];for(let o of $C(n)){let s=$C(t).find(({name:i})=>i===o.name);s!==void 0&&r.push({kind:"image",
...o.build&&{file:CC(o.build,n)},base:await OC(e,s,t),head:await OC(e,o,n)})}return r}function CC({context:e,dockerfile:t},{checkout:n}){return Gw(
Zw(n.file),e,t)}async function OC(e,{build:t,image:n},r){if(n!==void 0)return Ze([[...AC(n),"direct"]]);if(t===void 0)return new Map;let{commit:o}=r.
checkout.revision,s=await Je(e,o,CC(t,r));return s===null||!Jf(s)?new Map:ZV(s,t.args)}async function UV(e,t){let n=[];for(let{build:r}of t.
targets){let o=e.targets.find(l=>l.build.target.name===r.target.name),[s,i]=[o?.build.image,r.image];if(s===void 0||i===void 0||s===i)continue;
let[a,c]=[await Rw(s),await Rw(i)];n.push({kind:"runtime",base:EC(a),head:EC(c)})}return n}function ZV(e,t){let n=e.replace(/^[ \t]*#.*\n?/gm,
"").replace(/\\\r?\n/g," ").split(/\r?\n/).map(i=>i.trim()),r=new Map,o=new Set,s=[];for(let i of n){let a=/^FROM\s+(?:--\S+\s+)*(\S+)(?:\s+AS\s+(\S+))?/i.
exec(i);if(!a&&o.size+s.length===0)for(let[l,u]of GV(i))r.set(l,t[l]??RC(u,r));if(!a)continue;let c=RC(a[1]??"",r);!o.has(c.toLowerCase())&&
c!=="scratch"&&HV(c)&&s.push([...AC(c),"direct"]),a[2]!==void 0&&o.add(a[2].toLowerCase())}return Ze(s)}function GV(e){return[...(/^ARG\s+(.+)$/i.
exec(e)?.[1]??"").matchAll(/(\w+)=("[^"]*"|'[^']*'|\S+)/g)].map(([,n="",r=""])=>[n,r.replace(/^(["'])(.*)\1$/,"$2")])}function RC(e,t){return e.
replace(/^(["'])(.*)\1$/,"$2").replace(/\$(?:(\w+)|\{(\w+)(?::?-([^}]*))?\})/g,(n,r,o,s)=>t.get(r??o)??s??n)}var HV=e=>e.length<=300&&/^[\w./:@-]+$/.
test(e);function AC(e){let[t="",n]=e.split("@"),[,r=t,o]=/^(.*?)(?::([^:/]+))?$/.exec(t)??[],s=n?.replace(/^(sha256:.{12}).*$/,"$1");return[
r,o!==void 0&&s?`${o} (${s})`:o??s??"latest"]}var qV={NODE_VERSION:"Node",BUN_VERSION:"Bun",DENO_VERSION:"Deno",GOLANG_VERSION:"Go",RUST_VERSION:"\
Rust",PYTHON_VERSION:"Python",PHP_VERSION:"PHP",JAVA_VERSION:"Java",RUBY_VERSION:"Ruby",DOTNET_VERSION:".NET",ASPNET_VERSION:"ASP.NET",NGINX_VERSION:"\
nginx"};function EC(e){return Ze(e.flatMap(t=>{let n=t.indexOf("="),[r,o]=[qV[t.slice(0,n)],t.slice(n+1)];return r===void 0||o===""?[]:[[r,o,
"direct"]]}))}var NC=[[/^\.(?:nvmrc|node-version)$/,"Node",/^v?(\S+)/],[/^\.python-version$/,"Python",/^(\S+)/],[/^\.ruby-version$/,"Ruby",/^(?:ruby-)?(\S+)/],
[/^\.java-version$/,"Java",/^(\S+)/],[/^go\.mod$/,"Go",/^toolchain go(\S+)/m],[/^go\.mod$/,"Go",/^go (\S+)/m],[/^rust-toolchain(?:\.toml)?$/,
"Rust",/^channel\s*=\s*"([^"]+)"/m],[/^rust-toolchain$/,"Rust",/^([\w.-]+)\s*$/],[/^pom\.xml$/,"Java",/<(?:maven\.compiler\.release|java\.version|release)>\s*([\d.]+)\s*</]],
WV={nodejs:"Node",node:"Node",golang:"Go",go:"Go",rust:"Rust",python:"Python",php:"PHP",java:"Java",ruby:"Ruby"};function VV(e){let t=PC(e);
return t===".tool-versions"||NC.some(([n])=>n.test(t))}function _C(e,t){let n=PC(e);if(t===null)return new Map;if(n===".tool-versions")return Ze(
[...t.matchAll(/^(\w+)[ \t]+(\S+)/gm)].flatMap(([,r="",o=""])=>{let s=WV[r];return s===void 0?[]:[[s,o,"direct"]]}));for(let[r,o,s]of NC){let i=r.
test(n)?s.exec(t)?.[1]:void 0;if(i!==void 0)return Ze([[o,i,"direct"]])}return new Map}import{randomBytes as cK}from"node:crypto";import{closeSync as lK,existsSync as uK,openSync as dK,readSync as fK,rmSync as mK,statSync as pK,
writeFileSync as hK,writeSync as gK}from"node:fs";import{join as qC}from"node:path";function Gr(e,t){return process.platform==="linux"?["taskset","--cpu-list",e.join(","),...t]:t}function Hw(e){return["chrt","--batch","0",...e]}
function qw(e){return K(e,{cwd:"/",env:oe(process.env),timeoutSeconds:5})}var MC;function IC(){return MC??=qw(Hw(["true"])).then(({code:e})=>e===
0),MC}async function zC(e){let t=new Set;for(let n=0;n<2;n+=1)for(let r of As(e).filter(o=>!t.has(o)))await qw(["chrt","--batch","--all-task\
s","--pid","0",String(r)]),t.add(r)}async function em(e){let t=/^Cpus_allowed_list:\s*(\S+)/m.exec(Z("/proc/self/status")??"")?.[1],n=r=>qw(
["taskset","--all-tasks","--cpu-list","--pid",r,String(process.pid)]);return t&&await n(e.join(",")),{async[Symbol.asyncDispose](){t&&await n(
t)}}}function tm(e,{server:t,proxy:n,generator:r}){return e==="server"&&!t.some(o=>n.includes(o)||r.includes(o))}import{randomInt as FC}from"node:crypto";import{connect as KV,createServer as JV}from"node:net";function Hr({host:e,port:t}){return`${e.includes(":")?`[${e}]`:e}:${t}`}function Ac(e,t){let{origin:n,host:r}=new URL(t?`https://${Hr({...e,
host:t.name})}`:`http://${Hr(e)}`);return{origin:n,host:r}}var Cc=2e4,Kw=32767,LC=Kw-Cc+1,Ww=[3001,4001,5003,6007,7001,8009,9001],YV=Ww[FC(Ww.
length)]??Ww[0],DC=FC(Cc,Kw+1);async function Jw(){for(let e=0;e<LC;e+=1){let t=DC;if(DC=Cc+(t-Cc+YV)%LC,!await Nc(t))return t}throw new he(
`all ports from ${Cc} to ${Kw} are taken; end the processes that listen there`)}async function Nc(e){try{return await XV(e),!1}catch{return!0}}
function BC({host:e,port:t}){return new Promise(n=>{let r=KV({host:e,port:t,timeout:1e3}),o=s=>{r.destroy(),n(s)};r.once("connect",()=>o(!0)),
r.once("timeout",()=>o(!1)),r.once("error",()=>o(!1))})}function XV(e){return new Promise((t,n)=>{let r=JV();r.once("error",n),r.listen({port:e,
exclusive:!0},()=>r.close(()=>t()))})}var QV=.95,eK="06";function Yw(e,t="self"){return nm(e,t)>=QV}function nm(e,t="self"){let n=Z("/proc/s\
ys/net/ipv4/tcp_tw_reuse")?.trim(),r=n==="1"||n==="2"&&(e.host.startsWith("127.")||e.host==="::1"),[o,s]=(Z("/proc/sys/net/ipv4/ip_local_por\
t_range")??"").split(/\s+/).map(Number),i=((s??Number.NaN)-(o??Number.NaN)+1)/2,a=Z(`/proc/${t}/net/tcp`)??"";return i>0?rK(a,e,r?tK():Vw)/i:
0}var Vw=60;function tK(){return Number(Z("/proc/sys/net/ipv4/tcp_tw_reuse_delay")??1e3)/1e3}var nK=100;function rK(e,{host:t,port:n},r=Vw){
let o=t.split(".").map(Number);if(o.length!==4)return 0;let s=(c,l)=>c.toString(16).toUpperCase().padStart(l,"0"),i=o.toReversed().map(c=>s(
c,2)).join("");return e.split(` ${i}:${s(n,4)} ${eK} `).slice(1).map(c=>Number.parseInt(/^\S+ 03:([0-9A-F]+) /.exec(c)?.[1]??"",16)/nK).filter(
c=>!(Vw-c>=r)).length}function jC(e){let{request:t}=e;return[..."seconds"in e.length?["-z",`${Math.round(e.length.seconds*1e3)}ms`,"--wait-ongoing-requests-after-\
deadline"]:["-n",String(e.length.requests)],...e.open?["-q",String(e.open.rate),"--latency-correction","--db-url",e.open.file]:[],"-c",String(
e.connections),"-t",`${Math.round(e.timeoutSeconds*1e3)}ms`,"--worker-threads",String(e.threads),"--no-tui","--output-format","json","--redi\
rect","0","--disable-compression","--http-version",e.http2?"2":"1.1","-m",t.method,...e.keepalive?[]:["--disable-keepalive"],...kd(t,e.bodyFile!==
void 0).map(([n,r])=>`-H${n}: ${r}`),...e.bodyFile===void 0?[]:["-D",e.bodyFile],...e.tls?[...e.tls.caFile===null?["--insecure"]:["--cacert",
e.tls.caFile],"--connect-to",oK(e.tls.name,e.address)]:[],...e.urlFile===void 0?[Qw(e)[0]]:["--urls-from-file",e.urlFile]]}function Qw(e){let{
origin:t}=Ac(e.address,e.tls);return e.request.paths.map(n=>t+n)}function oK(e,t){return`${e.toLowerCase()}:${t.port}:${Hr(t)}`}var sK="abor\
ted due to deadline",Xw=k().int().nonnegative(),Mc=k().nonnegative().nullish(),iK=pe({summary:pe({total:k().positive(),average:Mc,totalData:Xw}),
latencyPercentiles:pe({p50:Mc,p90:Mc,p95:Mc,p99:Mc}),statusCodeDistribution:ce(w().regex(/^\d{3}$/),Xw),errorDistribution:ce(w().max(1e3),Xw)});
function UC(e){let t;try{t=JSON.parse(e)}catch{throw new Error(`oha printed no JSON: ${JSON.stringify(e.slice(0,200))}`)}let n=iK.safeParse(
t);if(!n.success){let l=n.error.issues[0];throw new Error(`oha's JSON is not as expected at ${l?.path.join(".")||"its top"}: ${l?.message}`)}
let{summary:r,latencyPercentiles:o,statusCodeDistribution:s,errorDistribution:i}=n.data,{[sK]:a=0,...c}=i;return{wall:r.total,byStatus:s,errors:c,
aborted:a,bytes:r.totalData,latency:{mean:r.average??null,p50:o.p50??null,p90:o.p90??null,p95:o.p95??null,p99:o.p99??null}}}import{DatabaseSync as aK}from"node:sqlite";function ZC(e){let t=new aK(e,{readOnly:!0});try{return t.prepare('SELECT status, start_latency_\
correction AS turn, "end" FROM oha WHERE turn IS NOT NULL ORDER BY turn').all().map(({status:r,turn:o,end:s})=>({status:Number(r),turn:Number(
o),end:Number(s)}))}finally{t.close()}}function GC(e,t,n){let r=e.reduce((i,{turn:a},c)=>Math.min(i,a-c/t),Number.POSITIVE_INFINITY),o=Math.
max(0,n-e.length),s=(i,a)=>Math.min(a+o,Math.max(a,Math.round((i-r)*t)));return e.map(({turn:i,end:a},c)=>a-(r+s(i,c)/t))}function HC(e){let t=new Map;
for(let n of e){let r=Number(n.toPrecision(3));t.set(r,(t.get(r)??0)+1)}return[...t].sort(([n],[r])=>n-r)}var yK=50;function WC(e,t,n){let r=(o,s)=>{let i=qC(t.folder,o);return hK(i,s),i};return async(o,{signal:s,barrier:i}={})=>{let a=SK(o),c=`o\
ha-${cK(4).toString("hex")}`,{paths:l,body:u,secrets:d=[]}=a.request,f={...l.length>1&&{urlFile:r(`${c}.urls`,`${Qw(a).join(`
`)}
`)},...u&&"text"in u&&u.text!==""&&{bodyFile:r(`${c}.body`,u.text)}},{rate:m}=a,h=m===void 0?null:{rate:m,file:qC(t.folder,`${c}.db`)},p=ii(
t.id,c),g=null,y=Number.NaN,b,x,S=!1,R=$=>{S=!0,i?i.join($):$()};try{let $=Gr(n,[e,...jC({...a,...f,...h&&{open:h}})]),_=await K($,{cwd:t.folder,
env:oe(process.env,t.marker),timeoutSeconds:$K(a),...s&&{signal:s},started(P){let{pid:N}=P;N!==void 0&&(bt(N,"SIGSTOP"),t.process(N),p?.add(
N),R(()=>{y=hn.now(),bt(N,"SIGCONT"),x=xK(N,d),p||(b=setInterval(()=>g=kK(N)??g,yK))}))}});if(_.code!==0){let P=d.reduce((N,M)=>N.replaceAll(
M,"(secret)"),_.stderr);throw new Error(`oha: ${se({..._,stderr:P})}`)}return{output:UC(_.stdout),startedAt:y,...h&&{latencies:vK(h,a)},cpu:p?
Af(p.files):g}}finally{S||R(()=>{}),clearInterval(b),clearInterval(x),p?.remove();for(let $ of[...Object.values(f),h?.file??""])$&&mK($,{force:!0})}}}
var bK=2,wK=500;function xK(e,t){if(t.length===0)return;let n=wK,r=setInterval(()=>{n-=1,(n===0||EK(e,t)!==null)&&clearInterval(r)},bK);return r}
function SK(e){let{bodyFile:t,...n}=e;return t!==void 0&&pK(t).size===0?n:e}function vK({rate:e,file:t},{length:n,statuses:r}){let o=uK(t)?ZC(
t):[],s="requests"in n?n.requests:o.length;return GC(o,e,s).filter((a,c)=>r.includes(o[c]?.status??0))}function kK(e){let{cpu:t}=$n([e]);return t.
size===0?null:[...t.values()].reduce((n,r)=>n+r,0)}function $K({length:e,rate:t,timeoutSeconds:n}){return"seconds"in e?e.seconds+n+15:Math.max(
600,t===void 0?0:e.requests/t+n+15)}function VC(e){let t=[];return{join(n){if(t.push(n),t.length===e)for(let r of t)r()}}}var[OK,RK]=[48,49];
function EK(e,t){if($n([e]).cpu.size<2)return null;try{let n=Z(`/proc/${e}/stat`)??"",r=Number(Cs(n,OK)),o=Number(Cs(n,RK))-r;if(!(r>0&&o>0))
return!1;let s=dK(`/proc/${e}/mem`,"r+");try{let i=Buffer.alloc(o);return fK(s,i,0,o,r)!==o?!1:gK(s,_K(i,t),0,o,r)===o}finally{lK(s)}}catch{
return!1}}function _K(e,t){let n=Buffer.from(e);for(let r of t.map(o=>Buffer.from(o)).filter(({length:o})=>o>0))for(let o=e.indexOf(r);o>=0;o=
e.indexOf(r,o+1))n.fill("*",o,o+r.length);return n}import{createHash as LK}from"node:crypto";import{brotliDecompressSync as DK,gunzipSync as YC,inflateSync as FK,zstdDecompressSync as BK}from"node:zlib";import PK from"node:vm";var TK=1024*1024,CK=200;function KC(e,t,n){let r=u=>n(u).slice(0,CK),o=e.toString("utf8");if(typeof t=="string")return o===
t?null:{text:r(t)};let{contains:s=[],matches:i,json:a}=t,c=s.find(u=>!o.includes(u));if(c!==void 0)return{contains:r(c)};let l=i===void 0?null:
AK(o,e.length,i);return i!==void 0&&l?{matches:r(i),why:l}:a===void 0?null:NK(o,a,r,n)}function AK(e,t,n){if(t>TK)return"too-long";let r=zK(
n,e);return r===null?"too-slow":r?null:"differs"}function NK(e,t,n,r){let o;try{o=JSON.parse(e)}catch{return{json:null}}let s=JC(JSON.parse(
t),o,"$");if(!s)return null;let i=a=>n(JSON.stringify(a,(c,l)=>typeof l=="string"?r(l):l));return{json:i(s.expected),at:n(s.at),got:s.got===
void 0?null:i(s.got)}}function JC(e,t,n){if(typeof e!="object"||e===null)return e===t?null:{at:n,expected:e,got:t};let r=Array.isArray(e);if(typeof t!=
"object"||t===null||r!==Array.isArray(t))return{at:n,expected:e,got:t};if(r&&e.length!==t.length)return{at:n,expected:e,got:t};for(let[o,s]of Object.
entries(e)){let i=Object.hasOwn(t,o)?t[o]:void 0,a=JC(s,i,r?`${n}[${o}]`:`${n}${MK(o)}`);if(a)return a}return null}function MK(e){return/^[A-Za-z_]\w*$/.
test(e)?`.${e}`:`[${JSON.stringify(e)}]`}var IK=1e3;function zK(e,t){try{return PK.runInNewContext("new RegExp(pattern, 'u').test(text)",{pattern:e,
text:t},{timeout:IK})}catch{return null}}var gi=64*1024*1024,eA={accept:"*/*"};function ex(e,t,n,r){return{path:e,status:t,headers:n,framing:jK(n,r.length),length:r.length,digest:LK(
"sha256").update(r).digest("hex"),body:r}}function jK(e,t){return e["transfer-encoding"]?.toLowerCase().includes("chunked")?"chunked":e["con\
tent-length"]!==void 0?"content-length":t>0?"until-close":"none"}function tA(e,t,n=r=>r){let{path:r,status:o,length:s}=e;if(!Kt(t).includes(
o))return{code:"wrong-status",path:r,status:o,expected:t.status,body:XC(e,n)};let i=t.body===void 0?null:KC(rA(e),t.body,n);if(i)return{code:"\
wrong-body",path:r,bytes:s,body:XC(e,n),lacks:i};for(let[a,c]of Object.entries(t.headers)){let l=Object.hasOwn(e.headers,a)?e.headers[a]:void 0;
if(String(l??"")!==c){let u=l===void 0?null:n(String(l));return{code:"wrong-header",path:r,name:a,value:u,expected:c}}}return null}function nA(e,t){
let{path:n}=e.answer,[r,o]=[e.answer,t.answer];return r.status!==o.status?null:e.fixed&&t.fixed&&r.length!==o.length?{code:"lengths-differ",
path:n,base:r.length,head:o.length}:r.framing===o.framing?null:{code:"framing-differs",path:n,base:r.framing,head:o.framing}}var UK=64*1024,
ZK=200;function XC(e,t){return t(rA(e).subarray(0,UK).toString("utf8")).slice(0,ZK)}var QC={gzip:YC,"x-gzip":YC,deflate:FK,br:DK,zstd:BK},GK=2;
function rA({body:e,headers:t}){let n=(t["content-encoding"]??"").toLowerCase().split(",");if(n.length>GK)return e;try{return n.reduceRight(
(r,o)=>{let s=o.trim(),i=Object.hasOwn(QC,s)?QC[s]:void 0;return i?i(r,{maxOutputLength:gi}):r},e)}catch{return e}}function oA({caFile:e,name:t}){return e===null?{rejectUnauthorized:!1,servername:t}:{ca:sA(e),servername:t}}function sA(e){let t=St(e);if(t===
null)throw new Error(`${e} is no file that can be read, or larger than 64 MiB`);return t}async function Ic(e,t,n,r){r.signal?.throwIfAborted();
let o=HK(t,r.bodyFile);return r.http2?qK(e,t,n,{...r,body:o}):new Promise((s,i)=>{let c=process.getBuiltinModule(r.tls?"node:https":"node:ht\
tp").request({host:e.host,port:e.port,path:n,method:t.method,agent:!1,headers:iA(t,o,r.again,Ac(e,r.tls).host),...r.tls&&oA(r.tls)}),l=r.again?
[]:["connection"];for(let g of o?l:[...l,"transfer-encoding"])c.removeHeader(g);let u=setTimeout(()=>c.destroy(new Error(`no whole answer wi\
thin ${r.timeoutSeconds} s`)),r.timeoutSeconds*1e3),d=()=>c.destroy(r.signal?.reason);r.signal?.addEventListener("abort",d,{once:!0});let f=()=>{
clearTimeout(u),r.signal?.removeEventListener("abort",d)},m=g=>{f(),i(g)};c.on("error",m),c.once("upgrade",({statusCode:g},y)=>{y.destroy(),
m(new Error(`answered ${g}, which switches to another protocol`))});let h;c.on("information",({statusCode:g})=>{h??=g});let p=!1;c.once("clo\
se",()=>{p||m(new Error("closed without an answer"))}),c.once("response",g=>{p=!0;let y=[],b=0;g.on("data",x=>{if(b+=x.length,b>gi)return c.
destroy(new Error(`the answer is larger than ${gi} bytes`));y.push(x)}),g.on("error",m),g.once("end",()=>{f();let x=ex(n,g.statusCode??0,g.headers,
Buffer.concat(y));s({...x,...h!==void 0&&{interim:h}})})}),c.end(o)})}function HK(e,t){let n=e.body&&"text"in e.body?e.body.text:"",r=t===void 0?
Buffer.from(n):sA(t);return r.length===0?void 0:r}function iA(e,t,n,r){let o=kd(e,t!==void 0).map(([s,i])=>[s.toLowerCase(),Buffer.from(i).toString(
"latin1")]);return{...eA,"user-agent":"",...n&&{connection:"close"},...Object.fromEntries(o),...r!==void 0&&o.every(([s])=>s!=="host")&&{host:r},
...t&&{"content-length":t.length}}}function qK(e,t,n,r){let{tls:o,body:s,signal:i,timeoutSeconds:a}=r,{host:c}=Ac(e,o),l=o&&oA(o);return new Promise(
(u,d)=>{let{connect:f}=process.getBuiltinModule("node:http2"),m=f(`${o?"https":"http"}://${Hr(e)}`,l),h=$=>{m.destroy(),clearTimeout(p),i?.removeEventListener(
"abort",g),d($)},p=setTimeout(()=>h(new Error(`no whole answer within ${a} s`)),a*1e3),g=()=>h(i?.reason);i?.addEventListener("abort",g,{once:!0}),
m.on("error",h);let y=m.request({":method":t.method,":scheme":o?"https":"http",":authority":c,":path":n,...iA(t,s)}),b=0,x={},S=[],R=0;y.on(
"error",h),y.once("response",({":status":$=0,..._})=>{b=$,x=_}),y.on("data",$=>{if(R+=$.length,R>gi)return h(new Error(`the answer is larger\
 than ${gi} bytes`));S.push($)}),y.once("end",()=>{clearTimeout(p),i?.removeEventListener("abort",g),m.close(),u(ex(n,b,x,Buffer.concat(S)))}),
y.end(s)})}var aA=.01,WK=10;async function tx(e,t,n,r){let o={method:"GET",paths:[t.path],headers:n.request.headers},s=r.now(),i=s+t.timeoutSeconds,{signal:a}=n.
options,c=null;for(;r.now()<i;){let l=e.ended();if(l){let u=fr(e.lacks?.());throw new X({code:"died",of:"server",end:l,when:"starting",...u})}
try{let u=await Ic(e.address,o,t.path,{...n.options,timeoutSeconds:2});if(c=u.status<500?await nx(e,t.command,a):{path:t.path,status:u.status},
c===null)return;await r.sleep(aA,a)}catch(u){if(a?.reason instanceof kn){let d=Math.round(r.now()-s),f=rm(e,c);throw new X({code:"not-ready",
seconds:d,last:c,...f,runOver:!0})}a?.throwIfAborted(),c={error:u.message},await r.sleep(aA)}}throw c!==null&&"error"in c&&cA.test(c.error)?
lA(c.error):new X({code:"not-ready",seconds:t.timeoutSeconds,last:c,...rm(e,c)})}async function nx(e,t,n){if(!t)return null;let r=await e.exec(
t,{timeoutSeconds:WK,...n&&{signal:n}});return r.code===0?null:{error:`${t.join(" ")}: ${se(r)}`}}function rm({address:e,nearby:t,listens:n},r){
if(!n||r===null||!("error"in r)||!r.error.includes("ECONNREFUSED"))return{};let{port:o}=t??e;return{listens:{port:o,at:n().map(({host:s,port:i})=>({
host:s,port:i}))}}}var cA=/EADDRNOTAVAIL/;function lA(e){let t=`no port was free for a connection, since closed connections keep theirs for \
a minute (${e})`;return new X({code:"harness-failed",error:`${t}; sysctl -w net.ipv4.tcp_tw_reuse=1 frees them sooner`})}var VK=10,KK=.25;async function yi(e,t,n=VK){
let r=[],o=hn.now()+n;for(let s of t.request.paths)r.push(await JK(o,t,()=>YK(e,t,s)));return r}async function JK(e,{options:t},n){for(;;)try{
return await n()}catch(r){let o=r instanceof X?r.fault:null;if(o?.code!=="no-answer"||!cA.test(o.error))throw r;if(hn.now()>=e)throw lA(o.error);
await hn.sleep(KK,t.signal)}}async function YK(e,t,n){for(let r=XK(t.errors);;r-=1)try{let o=await Ic(e,t.request,n,t.options).catch(i=>{throw t.
options.signal?.throwIfAborted(),new X({code:"no-answer",path:n,error:i.message})}),s=tA(o,t.expect,t.redact);if(!s)return o;throw new X(s)}catch(o){
if(!(o instanceof X)||r<=1)throw o}}function XK(e){return e<=0?1:Math.min(100,Math.ceil(Math.log(1e-6)/Math.log(e)))}var QK=.02,e9=600;async function om({target:e,services:t=[],...n},r,o,s,i,a="server"){let c=new Map,l=[];for(let u of t){let d=i.use(await r.
serve(u,new Map,a));await t9(d,u.target,o,s),c.set(u.target.name,d.nearby),l.push(d)}for(let u of e.prepare??[]){let d={timeoutSeconds:e9,...s&&
{signal:s}},f=await r.runOnce({target:e,...n},{command:u},c,d);if(f.code===0)continue;let m={code:"prepare-failed",command:[...u],error:se(f)};
throw new X({...m,...fr(f.lacks)})}return{services:l,addresses:c}}async function t9(e,{name:t,ready:n},r,o){let s=r.now()+n.timeoutSeconds,i=null;
for(;r.now()<s;){let a=e.ended();if(a)throw new X({code:"died",of:"service",service:t,end:a,when:"starting"},await e.log());if(await BC(e.address)&&
(i=await nx(e,n.command,o),i===null))return;await r.sleep(QK,o)}throw new X({code:"not-ready",seconds:n.timeoutSeconds,last:i,service:t},await e.
log())}import{connect as n9}from"node:net";var r9=Buffer.concat([Buffer.from(`PRI * HTTP/2.0\r
\r
SM\r
\r
`),Buffer.from([0,0,0,4,0,0,0,0,0])]),rx={type:4,at:3},o9=Buffer.from(`GET / HTTP/1.1\r
Host: localhost\r
Connection: close\r
\r
`),dA=1e3,s9=[400,426,505];async function sm(e,t,n){let r=e.code==="not-ready"||e.code==="no-answer",o=e.code==="wrong-status"&&s9.includes(
e.status);if(!r&&!o)return e;let s=await i9(t,n);return s===null?e:{...e,speaks:s}}async function i9(e,{tls:t,http2:n}){if(await a9(e))return t?
null:"https";let r=await uA(e,r9);if(r!==null&&r.length>rx.at&&r[rx.at]===rx.type)return n&&!t?null:"http2";let o=await uA(e,o9);return o===
null||!o.toString("latin1").startsWith("HTTP/1.")?null:t||n?"http":null}function a9({host:e,port:t}){let n=process.getBuiltinModule("node:tl\
s");return new Promise(r=>{let o=n.connect({host:e,port:t,rejectUnauthorized:!1,ALPNProtocols:["h2","http/1.1"]}),s=i=>{r(i),o.destroy()};o.
setTimeout(dA,()=>s(!1)),o.once("secureConnect",()=>s(!0)),o.on("error",()=>s(!1)),o.once("close",()=>s(!1))})}function uA({host:e,port:t},n){
return new Promise(r=>{let o=n9({host:e,port:t}),s=i=>{r(i),o.destroy()};o.setTimeout(dA,()=>s(null)),o.once("connect",()=>o.write(n)),o.once(
"data",s),o.on("error",()=>s(null)),o.once("close",()=>s(null))})}function jn(e,t){return{at:e,startSeconds:{},warmUpSeconds:0,rounds:[],invalid:t}}function qr({case:{id:e}},t){return`${e.replaceAll("/","-")}\
-${t}`}function mt(e){let t=n=>e.reduce((r,o)=>r+(o[n]??0),0);return{ready:t("ready"),load:t("load"),harness:t("harness")}}async function bi(e,t){
let n=process.cpuUsage(),r=await e(),{user:o,system:s}=process.cpuUsage(n);return{result:r,time:{ready:0,load:t(r),harness:(o+s)/1e6}}}var wi=class extends Error{name="StartFailure";variant;fault;log;constructor(t,n,r){super(n.code),this.variant=t,this.fault=n,this.log=r}};async function im(e,t,n,r){
var a=[];try{let{variant:o}=t;let s=G(a,new AsyncDisposableStack,!0);let i=null;try{let f=e.questions[o],m=await om(t,n,r,f.options.signal,s),
{services:h}=m;i=s.use(await n.serve(t,m.addresses)),await tx(i,t.target.ready,f,r);let p=await yi(i.address,f),g=p.find(Te=>Te.interim!==void 0)?.
interim,y=r.now()-i.startedAt;if(e.case.via==="direct"){let Te=await mA(i,f,p,r),ze=s.move();return{...{variant:o,server:i,services:h,proxy:null,
front:i,question:f,startSeconds:y,answers:p,lengths:Te},[Symbol.asyncDispose]:()=>ze.disposeAsync()}}let{tls:b}=f.options,{connections:x,keepalive:S}=e.
scenario,R={variant:o,connections:x,keepalive:S,...b&&{tls:b}},$=b9(f),{command:_,...P}=t.target.ready,N=await p9(n.proxy(i,R),s,o,Te=>fA(tx(
Te,P,$,r),g)),M=await fA(yi(N.address,$),g),W=await mA(N,$,M,r),B=s.move();return{...{variant:o,server:i,services:h,proxy:N,front:N,question:$,
startSeconds:y,answers:M,lengths:W},[Symbol.asyncDispose]:()=>B.disposeAsync()}}catch(f){f instanceof X||e.questions[o].options.signal?.throwIfAborted();
let m=f instanceof X?f.fault:{code:"start-failed",error:f.message},p=(i&&Ss(m)?await m9(i,r):null)??await c9(m,e,t,i),g=(f instanceof X?f.log:
void 0)??await i?.log().catch(()=>"")??"";throw new wi(o,d9(p,g),g)}}catch(c){var l=c,u=!0}finally{var d=J(a,l,u);d&&await d}}async function c9(e,t,{
variant:n},r){let o="through"in e||"speaks"in e&&e.speaks!==void 0;return r===null||o||r.ended()!==null?e:sm(e,r.address,t.questions[n].options)}
var l9=[502,504];async function fA(e,t){try{return await e}catch(n){if(!(n instanceof X))throw n;let{fault:r,log:o}=n,s=r.code==="not-ready"||
r.code==="no-answer"||r.code==="wrong-status"&&l9.includes(r.status),i=r.code==="not-ready"&&r.runOver===!0&&t===void 0;throw!s||i?n:new X({
...r,through:"nginx",...t!==void 0&&{interim:t}},o)}}var u9=[/Cannot find (?:module|package) '([^'./][^']*)'/,/ModuleNotFoundError: No module named '([^']+)'/,
/cannot load such file -- ([^\s./][^\s]*)/];function d9(e,t){if(e.code!=="died"||e.when!=="starting")return e;let n=u9.map(r=>r.exec(t)?.[1]).
find(r=>r!==void 0);return n===void 0?e:{...e,lacks:n}}var f9=.1;async function m9(e,t){e.ended()===null&&await t.sleep(f9);let n=e.ended();
return n&&{code:"died",of:"server",end:n,when:"before-load"}}async function p9(e,t,n,r){let o=t.use(await e.catch(s=>{throw new X({code:"pro\
xy-failed",variant:n,end:null,seconds:null,error:s.message})}));try{await r(o)}catch(s){if(!(s instanceof X))throw s;let{fault:i}=s,a=i.code===
"died"?i.end:null;if(a===null&&!h9(i))throw s;let c=await o.log(),l=i.code==="not-ready"?i.seconds:null,u=On(c,1)||null;throw new X({code:"p\
roxy-failed",variant:n,end:a,seconds:l,error:u},c)}return o}function h9(e){let t=n=>n.includes("ECONNREFUSED");return e.code==="no-answer"?t(
e.error):e.code==="not-ready"&&e.last!==null&&"error"in e.last&&t(e.last.error)}var g9=4,y9=.2;async function mA(e,t,n,r){let o=typeof t.expect.
body=="string",s=r.now()+y9;for(let a=0;!o&&a<g9&&(a===0||r.now()<s);a++)if((await yi(e.address,t)).some((l,u)=>l.digest!==n[u]?.digest))return null;
let i=t.request.method==="HEAD"?[0]:n.map(({length:a})=>a);return{shortest:Math.min(...i),longest:Math.max(...i)}}function b9(e){let{tls:t,...n}=e.
options;return{...e,options:n}}function Jt({variant:e,server:t,proxy:n,services:r}){let o=t.ended();if(o)return{code:"died",of:"server",end:o};
let s=r.map(a=>a.ended()).find(a=>a!==null);if(s)return{code:"died",of:"service",end:s};let i=n?.ended();return i?{code:"proxy-failed",variant:e,
end:i,seconds:null,error:null}:null}function xi(e,t){return Math.max(1,Math.floor(e.generator.length/t))}function pA(e,t,n){let{background:r}=t.
scenario,{background:o,options:s}=e.question;if(!r||!o)return null;let{tls:i}=s;return{address:e.front.address,request:o,connections:r.connections,
keepalive:!0,...t.scenario.http2&&{http2:!0},timeoutSeconds:Math.max(10,t.scenario.timeoutSeconds),statuses:Kt(t.scenario.expect),length:{seconds:n},
threads:1,...i&&{tls:{name:i.name,caFile:i.caFile}}}}function Si(e,t,n,r,o){let{request:s,options:i}=e.question,{tls:a,bodyFile:c}=i;return{
address:e.front.address,request:s,connections:t.scenario.connections,keepalive:t.scenario.keepalive,...t.scenario.http2&&{http2:!0},timeoutSeconds:t.
scenario.timeoutSeconds,statuses:Kt(t.scenario.expect),...o!==void 0&&{rate:o},length:n,threads:r,...c!==void 0&&{bodyFile:c},...a&&{tls:{name:a.
name,caFile:a.caFile}}}}async function am(e,t,n,r){let{runner:o,clock:s,signal:i}=n,a=await Promise.allSettled(e.map(async p=>r.use(await im(
t,p,o,s))));i.reason instanceof kn||i.throwIfAborted();let l=a.flatMap(p=>p.status==="rejected"?[p.reason]:[]),u=l.filter(p=>p instanceof wi),
[d]=l.filter(p=>!(p instanceof wi));if(d)throw d;u.length===0&&i.throwIfAborted();let f=new Map(u.map(({variant:p,log:g})=>[qr(t,p),g])),[m,
...h]=u;return m?.variant==="base"&&e.length>1&&h.length===0&&!i.aborted&&(await r.disposeAsync(),await x9(e,t,n))?{open:[],invalid:[{...w9,
log:m.log}],logs:f}:{open:a.flatMap(p=>p.status==="fulfilled"?[p.value]:[]),invalid:u.map(({variant:p,fault:g,log:y})=>({variant:p,fault:g,log:y})),
logs:f}}var w9={variant:"head",fault:{code:"fails-beside",of:"base"}};async function x9(e,t,{runner:n,clock:r,signal:o}){let s=e.find(({variant:d})=>d===
"base");if(!s)return!1;try{var i=[];try{let d=G(i,await im(t,s,n,r),!0);return!0}catch(a){var c=a,l=!0}finally{var u=J(i,c,l);u&&await u}}catch(d){
if(d instanceof wi||o.aborted)return!1;throw d}}import{closeSync as hA,constants as cm,fstatSync as S9,openSync as gA,readdirSync as v9,readSync as yA}from"node:fs";function bA(e){let t=e.filter(r=>Ar(r)==="java").map(r=>{let o=O9(r)??T9(r);return o&&$9(o)}),n=t.filter(r=>r!==null);return n.length===0||n.
length<t.length?null:n.reduce((r,o)=>r+o,0)}var k9=/^sun\.gc\.collector\.\d+\.invocations$/;function $9(e){let t=[...e].filter(([n])=>k9.test(
n));return t.length===0?null:t.reduce((n,[,r])=>n+r,0)}function O9(e){let t=`/proc/${e}/root/tmp`;try{let n=v9(t).filter(r=>r.startsWith("hs\
perfdata_"));for(let r of n){let o=E9(`${t}/${r}/${Ns(e)}`),s=o&&wA(o);if(s)return s}}catch{}return null}var R9=1024*1024;function E9(e){let t;
try{t=gA(e,cm.O_RDONLY|cm.O_NOFOLLOW|cm.O_NONBLOCK)}catch{return null}try{let n=S9(t);if(!n.isFile()||n.size>R9)return null;let r=Buffer.alloc(
n.size);return r.subarray(0,yA(t,r,0,n.size,0))}finally{hA(t)}}var _9=/^([0-9a-f]+)-([0-9a-f]+) rw-p 0+ 00:00 0\s*$/gm,ox={least:16*1024,most:256*
1024},P9=4096;function T9(e){let t=[...(Z(`/proc/${e}/maps`)??"").matchAll(_9)].map(([,r,o])=>({at:BigInt(`0x${r}`),end:BigInt(`0x${o}`)})).
map(({at:r,end:o})=>({at:r,bytes:Number(o-r)})).filter(({bytes:r})=>r>=ox.least&&r<=ox.most),n;try{n=gA(`/proc/${e}/mem`,cm.O_RDONLY)}catch{
return null}try{let r=Buffer.alloc(ox.most);for(let{at:o,bytes:s}of t){let i=r.subarray(0,C9(n,r.subarray(0,s),o));for(let a=0;a+sx<=i.length;a+=
P9){let c=wA(i.subarray(a));if(c)return c}}return null}finally{hA(n)}}function C9(e,t,n){try{return yA(e,t,0,t.length,n)}catch{return 0}}var A9=3405693120,
sx=32,N9=20;function wA(e){if(e.length<sx||e.readUInt32BE(0)!==A9||e[5]!==2)return null;let t=e[4]===1,n=i=>t?e.readInt32LE(i):e.readInt32BE(
i),r=i=>Number(t?e.readBigInt64LE(i):e.readBigInt64BE(i)),o=new Map,s=n(24);for(let i=n(28);i>0&&s>=sx&&s+N9<=e.length;i-=1){let[a,c,l,u]=[n(
s),s+n(s+4),n(s+8),s+n(s+16)],d=e[s+12]===74&&l===0,f=e.indexOf(0,c);if(d&&c>s&&f>c&&u>s&&u+8<=e.length&&o.set(e.toString("latin1",c,f),r(u)),
a<=0)break;s+=a}return o}function um(e,t,n){let r=ct(e),o=()=>(t&&Sw(t))??As(e);return{ownNetwork:n,group:t,pids:o,async read(){let s=o(),i=$n(s),a=i.cpu.size>0,c=t&&
Af(t);return{cpu:c??(a?xA(i.cpu.values()):null),...c===null&&{whole:Ca(s)},threads:i.cpu,switches:a?i.switches:null,counters:B9(s),memoryPeak:(t&&
nT(t))??L9(s),accepted:Q$(e),same:r!==null&&ct(e)===r}}}}function vi(e,t){let n=[...t.threads].map(([r,o])=>o-(e.threads.get(r)??0));return{
cpu:I9(e,t),busiest:n.length===0?null:Math.max(...n),switches:zc(e.switches,t.switches),counters:z9(e.counters,t.counters),accepted:zc(e.accepted,
t.accepted)}}var M9=.03;function I9(e,t){let n=zc(e.cpu,t.cpu),r=zc(e.whole??null,t.whole??null);return r!==null&&(n===null||r>n+M9)?r:n}function z9(e,t){
let n=Xn.map(r=>[r,zc(e[r]??null,t[r]??null)]);return Object.fromEntries(n.filter(([,r])=>r!==null))}function zc(e,t){return e===null||t===null||
t<e?null:t-e}function L9(e){let t=e.map(X$).filter(n=>n!==null);return t.length===0?null:xA(t)}function xA(e){let t=0;for(let n of e)t+=n;return t}
var lm="/sys/fs/cgroup";async function SA(e,t){let[n,r,o]=["stat","cgroup","net/snmp"].map(l=>`/proc/${e}/${l}`),s=await t.read([n,r]),i=Ju(
s.get(n)??null),a=D9(s.get(r)??""),c=[...a.usage,...a.stat,...a.peak];return{ownNetwork:!0,group:null,pids:()=>[],async read(){let l=await t.
read([n,o,...c]),u=h=>l.get(h.find(p=>l.has(p))??""),[d,f,m]=[u(a.usage),u(a.stat),u(a.peak)];return{cpu:d?Nf(d,1):f?Nf(f,2):null,threads:new Map,
switches:null,counters:{},memoryPeak:m?Number(m):null,accepted:Sy(l.get(o)??null),same:i!==null&&Ju(l.get(n)??null)===i}}}}function D9(e){let t=e.
split(`
`).map(i=>i.split(":")),n=i=>t.find(([,a])=>a?.split(",").includes(i))?.slice(2).join(":"),[r,o,s]=[n("cpuacct"),n("memory"),n("")];return{usage:r?
["cpuacct","cpu,cpuacct"].map(i=>`${lm}/${i}${r}/cpuacct.usage`):[],stat:s&&!r?[`${lm}${s}/cpu.stat`]:[],peak:o?[`${lm}/memory${o}/memory.ma\
x_usage_in_bytes`]:s?[`${lm}${s}/memory.peak`]:[]}}var F9={"io-calls":J$,collections:bA};function B9(e){let t=Object.entries(F9).map(([n,r])=>[
n,r(e)]);return Object.fromEntries(t.filter(([,n])=>n!==null))}var ix=12,Lc=.5,j9=2,dm=/cannot assign requested address/i,U9=.9,Z9=.05;function kA(e,t){return e.length<2||Math.max(...e)-Math.min(...e)<=Z9*
t}function Ve(e){return Object.values(e.byStatus).reduce((t,n)=>t+n,0)}function fm(e){return Object.values(e.errors).reduce((t,n)=>t+n,0)}function Dc(e,{
expect:t}){return Kt(t).reduce((n,r)=>n+(e.byStatus[String(r)]??0),0)}function $A(e){let{scenario:t,output:n,alive:r,ended:o}=e,s=Ve(n),i=fm(
n),a=Dc(n,t),c=e.via==="nginx"?{through:"nginx"}:{},l=[r?null:o??{code:"restarted"}];if(a===0)l.push({code:"no-answers",seconds:n.wall,most:vA(
n),...c});else{let[u,d]=[s-a+i,s+i];u-Kb(n,t,e.via)>t.maxErrors*d&&l.push({code:"errors",failed:u,of:d,unit:"requests",most:vA(n,t),...c}),l.
push(G9(e,s,a),ax(e))}return l.filter(u=>u!==null)}function G9({lengths:e,output:{bytes:t,byStatus:n}},r,o){if(e===null||r!==o||Object.keys(
n).length>1)return null;let[s,i]=[o*e.shortest,o*e.longest];return t>=s&&t<=i?null:{code:"wrong-size",answers:r,bytes:t,least:s,most:i}}function ax({
scenario:e,via:t,opened:n,output:r}){if(!e.keepalive)return null;let o=Ve(r),s=o/j9+2*e.connections,i="too-many-connections",{client:a,upstream:c}=n;
return t==="nginx"&&c!==null&&c>s?{code:i,side:"upstream",opened:c,requests:o}:a!==null&&a>s?{code:i,side:"client",opened:a,requests:o}:null}
function OA(e){let{bottleneck:t,scenario:n,output:r}=e,o=[];e.outOfPorts&&o.push("out-of-ports"),t==="proxy"&&o.push("proxy-saturated"),t===
"generator"&&o.push("generator-saturated"),t==="dependency"&&!n.rate&&o.push("dependency");let s=Ve(r)<ix*n.connections*.75;return n.requests===
void 0&&(s&&!n.rate||!e.enoughTime)&&o.push("too-few-requests"),e.keptUp!==null&&e.keptUp<U9&&o.push("over-capacity"),t==="generator"&&H9(r,
n)&&o.push("littles-law"),e.steady||o.push("unsteady"),e.inStep||o.push("out-of-step"),o}function H9(e,t){let n=Ve(e);if(fm(e)>0||n<10*t.connections||
e.latency.mean===null)return!1;let r=n/e.wall*e.latency.mean/t.connections;return r<.85||r>1.05}function vA(e,t){let n=t?Kt(t.expect):[],r=Object.
entries(e.byStatus).filter(([s])=>!n.includes(Number(s))).map(([s,i])=>({status:s,count:i})),o=Object.entries(e.errors).map(([s,i])=>({error:s,
count:i}));return[...r,...o].sort((s,i)=>i.count-s.count).slice(0,3)}var Fo=.2,pm=8,mm=2,q9=1.05,cx=3,W9=.97;function V9(e){if(e.length<2*mm)return!1;let t=We(e.slice(-mm));return t>0&&t<=q9*We(e.slice(-2*mm,-mm))}
function K9(e){if(e.length<2*cx)return!1;let[t,n]=[e.slice(-cx),e.slice(0,-cx)];return Math.min(...t)>=W9*Math.min(...n)}async function ki(e,t,n,r,o){
let s=new Map(e.map(b=>[b,[]])),i=[...s.values()],a=[],c=o!==void 0,l=!1,u=0;for(let b of o===void 0?[]:J9(o))await g(b);for(;!c&&!l&&u<pm;){
let b=await g(Fo),x=u>=Y9(r);c=i.every(R=>(R.at(-1)?.answers??0)>0)&&V9(RA(i))&&(x||K9(EA(i))),u+=b}c||=l||RA(i).every(b=>b===0);let d=i.map(
b=>b.slice(-2)),f=d.map(b=>Math.max(0,...b.map(ux))),m=r.plan.cpus.server.length/(t?e.length:1),h=d[e.findIndex(({variant:b})=>b==="base")]??
d[0]??[],p=Math.max(0,...h.map(b=>X9(m,b)));return{steady:c,answersPerSecond:Math.min(...f),base:p,time:mt(a),...o===void 0&&c&&{costs:EA(i).
map(b=>Number.isFinite(b)?b:null)}};async function g(b){let x=[];for(let S of t?[e]:e.map(R=>[R])){let R=N=>Math.max(...N.map(({wall:M})=>M)),
$=()=>Promise.all(S.map(N=>y(N,b))),{result:_,time:P}=await bi($,R);x.push(R(_)),a.push(P)}return Math.max(...x)}async function y(b,x){let S=xi(
r.plan.cpus,t?e.length:1),R=Si(b,n,{seconds:x},S),$=await b.server.meter.read(),_=await r.generator(R,{signal:r.signal}).catch(()=>null);l||=
_===null||Jt(b)!==null,r.signal.throwIfAborted();let{cpu:P}=vi($,await b.server.meter.read()),N={cpu:P,wall:_?.output.wall??x,answers:_?Ve(_.
output):0};return s.get(b)?.push(N),N}}function J9(e){let t=e-Fo;return t>Fo/2?[t,Fo]:[Fo]}function Y9(e){return Dn(e.plan)/10}function RA(e){
return lx(e,ux)}function ux(e){return e?e.answers/e.wall:0}function X9(e,t){let n=e*t.wall;return(t.cpu===null||t.cpu<=n?1:n/t.cpu)*ux(t)}function EA(e){
let t=lx(e,n=>n.answers);return e.flat().some(({cpu:n})=>n===null)?t.map(()=>0):lx(e,({cpu:n})=>n??0).map((n,r)=>n/(t[r]??0))}function lx(e,t){
let[n=[]]=e;return n.map((r,o)=>e.reduce((s,i)=>s+(i[o]?t(i[o]):0),0))}function _A({scenario:e,rate:t}){return e.rate!==void 0&&"share"in e.rate&&t===void 0}async function PA(e,t,n){var b=[];try{let{builds:r,scenario:o}=e;
let s=n.clock.now()-n.began;let i=r.length>1&&t==="side-by-side"&&r.every(n.runner.canShare);let a=G(b,new AsyncDisposableStack,!0);let c=await am(
i?r:r.slice(0,1),e,n,a);let{open:l,logs:u}=c;let d=jn(s,c.invalid);if(d.invalid.length>0)return{rate:null,start:{session:d,time:mt([]),logs:u}};
let f=n.clock.now();let{base:m,time:h}=await ki(l,i,e,n);let p=o.rate&&"share"in o.rate?o.rate.share:1;let g=Number((p*m).toPrecision(3));let y=mt(
[h,{ready:n.clock.now()-f}]);return{rate:g>0?g:1,start:{session:d,time:y,logs:u}}}catch(x){var S=x,R=!0}finally{var $=J(b,S,R);$&&await $}}var TA=128*1024-1;function Q9(e,t,n){let r=e5(e);if(Buffer.byteLength(r)>TA)throw new X({code:"command-failed",error:`it is longer than the ${TA}\
 bytes that hyperfine accepts; put long arguments into a file`});return["--shell","none","--style","none","--warmup","0","--runs",String(t),
"--ignore-failure","--output","inherit","--export-json",n,"--",r]}function NA(e,t){return{program:e,argumentsFor:(r,o)=>Q9(r,t,o)}}function e5(e){
return e.map(t=>`'${t.replaceAll("'","'\\''")}'`).join(" ")}var ym=k().nonnegative(),MA=H().nullable(),IA=k().nonnegative(),t5=pe({times:C(ym).
min(1),user:ym,system:ym,memory_usage_byte:C(IA).nullish(),exit_codes:C(MA)}),hm=e=>pe({value:e==="second"?ym:IA,unit:re(e)}),n5=pe({measurements:C(
pe({time_wall_clock:hm("second"),time_user:hm("second"),time_system:hm("second"),memory_peak_resident:hm("byte").nullish(),exit_code:MA})).min(
1)}),r5=pe({results:xs([Q([t5,n5])])});function zA(e){let t;try{t=JSON.parse(e)}catch{throw new Error(`hyperfine wrote no JSON: ${JSON.stringify(
e.slice(0,200))}`)}let n=r5.safeParse(t);if(!n.success){let s=n.error.issues[0];throw new Error(`hyperfine's JSON is not as expected at ${s?.
path.join(".")||"its top"}: ${s?.message}`)}let[r]=n.data.results;if("times"in r){let s=r.times.length;return{runs:s,wall:gm(r.times),user:r.
user*s,system:r.system*s,memory:CA(r.memory_usage_byte??[]),exitCode:AA(r.exit_codes)}}let{measurements:o}=r;return{runs:o.length,wall:gm(o.
map(s=>s.time_wall_clock.value)),user:gm(o.map(s=>s.time_user.value)),system:gm(o.map(s=>s.time_system.value)),memory:CA(o.flatMap(s=>s.memory_peak_resident?.
value??[])),exitCode:AA(o.map(s=>s.exit_code))}}var gm=e=>e.reduce((t,n)=>t+n,0),CA=e=>e.length===0?null:Math.max(...e);function AA(e){let t=e.
find(n=>n!==0);return t===void 0?0:t}var o5=/^\s*(?:Warning: Ignoring non-zero exit code\.)?\s*$/;function dx(e){return e.split(`
`).filter(t=>!o5.test(t)).join(`
`)}async function bm(e,t,n){let r=t?e:{...e,proxy:[]},o=process.cpuUsage(),s=await LA(r,n);return async()=>{let i=await LA(r,n),{user:a,system:c}=process.
cpuUsage(o),l=(f,m)=>s[f]&&i[f]&&i[f][m]-s[f][m],u=(f,m,h)=>s5({wall:m,stolen:l(f,"stolen"),busy:l(f,"busy"),ours:h.every(p=>p!==null)?h.reduce(
(p,g)=>p+g,0):null}),d=(a+c)/1e6;return{idle:{server:l("server","idle"),generator:l("generator","idle")},disturbance:({wall:f,server:m,proxy:h,
generator:p})=>Ys(r)?wm([u("there",f,[m,h]),u("generator",f,[p,d])]):u("all",f,[m,h,p,d])}}}async function LA(e,t){let{server:n,proxy:r,generator:o}=e,
s=[...new Set([...n,...r])],i=[...new Set([...s,...o])];return{server:await t.cpuSeconds(n),there:Ys(e)?await t.cpuSeconds(s):null,generator:vo(
o),all:Ys(e)?null:vo(i)}}function s5({wall:e,stolen:t,busy:n,ours:r}){return e>0?{stolen:t===null?null:t/e,foreign:n===null||r===null?null:Math.
max(0,(n-r)/e)}:{stolen:null,foreign:null}}function wm(e){let t=n=>n.every(r=>r!==null)&&n.length>0?Math.max(...n):null;return{stolen:t(e.map(
n=>n.stolen)),foreign:t(e.map(n=>n.foreign))}}function xm(e){let t=e>>>0;return()=>{t=t+2654435769>>>0;let n=t;return n=Math.imul(n^n>>>16,2246822507),n=Math.imul(n^n>>>13,3266489909),((n^
n>>>16)>>>0)/2**32}}function mr(e,t){let n=[...e];for(let r=n.length-1;r>0;r-=1){let o=Math.floor(t()*(r+1));[n[r],n[o]]=[n[o],n[r]]}return n}
function Sm(e,t,n){let r=[];for(let o=0;o<t;o+=1)r.push(o%2===0?mr(e,n):[...r.at(-1)].reverse());return r}var px=3,$i=4,fx=[2,4,6,8,12],i5=3,a5=.03,c5=.12;function km({pairing:e},{args:t}){return t?"interleaved":e}function FA(e){return{design:{pairing:e,
rounds:$i,pilot:!0},choice:null}}var l5=2;function $m(e,t){let n=e.reduce((o,s)=>o+s,0);return Math.max(...e)>Lc&&$i*n>t/(2*px)?l5:$i}function BA(e,{
sessions:t},n){if(e.choice!==null)return e;let r=UA({sessions:t},n.loop),o=r===null?{}:{warmUpSeconds:r},{pilot:s,...i}={...e.design,...o,...u5(
t)};if(t.length<px)return{design:{...i,...s&&{pilot:s}},choice:null};let a={...d5({sessions:t},n),...o};return{design:{...i,rounds:a.roundsPerSession},
choice:a}}function u5(e){let t=e.flatMap(({rounds:s})=>s.flatMap(i=>i.samples)),r=[...Map.groupBy(t,({variant:s})=>s).values()].map(s=>ho(s.
map(i=>Ve(i)/i.wall))??0),o=Math.min(...r);return o>0&&Number.isFinite(o)?{answersPerSecond:o}:{}}function d5(e,t){let{loop:n}=t,r=Mu(n).flatMap(
l=>R$(e,l)??[]),o=f5(e);if(r.length===0)return{roundsPerSession:o.find(u=>u>=$i)??$i,betweenStarts:null};let s=p5(e.sessions,t),i=l=>Math.max(
...r.map(u=>m5(u,l,s,t))),a=o.reduce((l,u)=>i(u)<i(l)?u:l),c=We(r.map(({start:l,round:u})=>l/(l+u)||0));return{roundsPerSession:a,betweenStarts:c}}
function f5({sessions:e}){let n=e.flatMap(({rounds:s})=>s.flatMap(i=>i.samples)).filter(({latencies:s})=>s!==void 0);if(n.length===0)return fx;
let r=Math.min(...n.map(({correct:s})=>s)),o=fx.filter(s=>s>=$i&&(s-1)*r>=s$(.99));return o.length>0?o:fx.slice(-1)}function m5({start:e,round:t},n,r,{
budgetSeconds:o}){let s=Math.floor(o/(r.session+n*r.round));if(s<px)return Number.POSITIVE_INFINITY;let i={variance:e+t/n,degrees:s-1+i5};return fc(
{noise:i,weight:s},vf("end"))??Number.POSITIVE_INFINITY}function p5(e,{spent:t,loop:n}){let r=e.flatMap(n==="command"?h5:jA),o=r.reduce((c,l)=>c+
l,0),s=UA({sessions:e},n),i=e.map(c=>s===null?0:Math.max(0,c.warmUpSeconds-s*hx(c))),a=t-o-i.reduce((c,l)=>c+l,0);return{session:Math.max(0,
a/e.length),round:r.length===0?0:o/r.length}}function hx({rounds:e}){return e.some(({together:t})=>t)?1:Math.max(1,...e.map(({order:t})=>t.length))}
function h5(e){let{rounds:t}=e,n=jA(e),r=t.slice(1).map(({at:s},i)=>Math.max(0,s-(t[i]?.at??s)-(n[i]??0))),o=r.length===0?0:We(r);return n.map(
(s,i)=>s+(r[i]??o))}function jA({rounds:e}){return e.map(({samples:t,together:n})=>{let r=t.map(({wall:o})=>o+a5);return n?Math.max(0,...r):
r.reduce((o,s)=>o+s,0)})}var vm=3,g5=1.1,y5=1.15,b5=Math.log(1.25);function UA({sessions:e},t){let n=w5({sessions:e},t),[r,...o]=e.slice(e.findIndex(
c=>c.warmUpCosts!==void 0));if(n===null||r===void 0)return n;let s=DA(r),i=o.flatMap(c=>DA(c)??[]);return s!==null&&i.some(c=>Math.abs(c-s)>
b5)?Math.min(pm,Number((r.warmUpSeconds/hx(r)).toFixed(2))):n}function DA({rounds:e}){let t=e.filter(n=>!ka(n)).flatMap(({samples:n})=>{let[
r,o]=["head","base"].map(s=>ZA({samples:n.filter(i=>i.variant===s)}));return r&&o&&mx(r)&&mx(o)?[Math.log(r.cost/o.cost)]:[]});return ho(t)}
function w5({sessions:e},t){let n=e.find(({warmUpCosts:c})=>c!==void 0),r=n?x5(n):[],o=(n?.rounds??[]).filter(c=>!ka(c)).map(ZA),s=t==="open"?
r:[...r,...o];if(r.length<vm||!s.slice(-vm).every(mx))return null;let a=(t==="open"?s:s.slice(0,S5(s)+1)).reduce((c,l)=>c+l.seconds,0);return Math.
min(pm,Number(a.toFixed(2)))}function x5(e){let t=e.warmUpCosts??[],n=e.warmUpSeconds/Math.max(1,t.length)/hx(e),r=Math.max(Fo,n-c5);return t.
map(o=>({seconds:r,cost:o??1/0}))}function S5(e){let t=r=>We(e.slice(r,r+vm).map(({cost:o})=>o)),n=e.length-vm;return t(0)<=g5*t(n)?0:e.findLastIndex(
(r,o)=>o===0||o<n&&t(o)>y5*t(n))}function ZA({samples:e}){let t=n=>e.reduce((r,o)=>r+n(o),0);return{seconds:Math.max(0,...e.map(({wall:n})=>n)),
cost:t(({cpu:n})=>n.server??Number.NaN)/t(({correct:n})=>n)}}function mx({cost:e}){return e>0&&Number.isFinite(e)}var v5=pe({operations:H().positive(),seconds:k().positive().optional(),errors:H().nonnegative().default(0)}),GA=.25,k5=1,$5=.2,O5=20;async function HA(e,t,n){
var h=[];try{let r=n.clock.now()-n.began;let o=new Map;let s=G(h,new AsyncDisposableStack,!0);let i=[];for(let x of mr(e.builds,n.random))try{
let{addresses:S}=await om(x,n.runner,n.clock,n.signal,s,"generator");i.push({build:x,beside:S})}catch(S){n.signal.throwIfAborted();let{variant:R}=x,
[$,_]=S instanceof X?[S.fault,S.log]:[{code:"start-failed",error:S.message},void 0];_&&o.set(qr(e,R),_);let P=[{variant:R,fault:$,..._&&{log:_}}];
return{session:jn(r,P),time:mt([]),logs:o}}let a=n.clock.now();let c=[];for(let x of i){let S=n.clock.now(),R=await qA(x,e,n,P5);c.push({...R,
took:n.clock.now()-S})}let l=T5(c);let u=n.clock.now()-a;let d=[];let f=[];for(let x of Sm(i,E5(t,c,l,n),n.random)){let{round:S,time:R}=await R5(
x,e,n,l);if(d.push(S),f.push(R),S.samples.some(({invalid:$})=>$.length>0))break}let m=mt([...f,{ready:n.clock.now()-a}]);return{session:{at:r,
startSeconds:{},warmUpSeconds:u,rounds:d,invalid:[]},time:m,logs:o}}catch(p){var g=p,y=!0}finally{var b=J(h,g,y);b&&await b}}async function R5(e,t,n,r){
let o=n.clock.now()-n.began,s=await bm(n.plan.cpus,!1,n.runner),i=[],a=[];for(let d of e){let f=()=>qA(d,t,n,r),{result:m,time:h}=await bi(f,
({wall:p})=>p);i.push(m),a.push(h)}let c=i.reduce((d,f)=>d+f.wall,0),{stolen:l}=(await s()).disturbance({wall:c,server:null,proxy:null,generator:null,
busiestServer:null,busiestProxy:null});return{round:{order:e.map(({build:d})=>d.variant),together:!1,at:o,samples:i,disturbance:{stolen:l,foreign:null}},
time:mt(a)}}function E5({rounds:e,pilot:t},n,{runs:r},o){return t?$m(_5(n,r),Dn(o.plan)):e}function _5(e,t){return e.map(({wall:n,took:r})=>Math.
max(0,r-n)+t*n)}var P5={runs:1,reports:null};function T5(e){let[t]=e.toSorted((o,s)=>o.variant.localeCompare(s.variant));if(t?.command?.operations!=
null)return{runs:1,reports:!0};let n=e.flatMap(({invalid:o,wall:s})=>o.length===0&&s>0?[s]:[]),r=n.length===0?1:Math.ceil($5/Math.min(...n));
return{runs:Math.min(r,O5),reports:!1}}async function qA({build:e,beside:t},{scenario:n},r,o){let{timeoutSeconds:s,args:i=[]}=n,{runs:a,reports:c}=o,
l={timeoutSeconds:s*a,signal:r.signal},u=r.hyperfine===null?null:NA(r.hyperfine,a);try{let d=await r.runner.runOnce(e,{added:i,timer:u},t,l);
return C5(e,n,d,c)}catch(d){if(!(d instanceof X)||d.fault.code!=="command-failed")throw d;return Bo(e,n,gx,{fault:d.fault})}}var gx={by:"hyp\
erfine",runs:1,wall:0,user:null,system:null,memory:null,exitCode:null};function C5(e,t,n,r){let o=A5(n);if("fault"in o)return Bo(e,t,gx,o);let s=N5(
n,o);if(s!==null){let l={code:"command-failed",error:s,...fr(n.lacks)};return Bo(e,t,o,{fault:l})}let i=M5(o,n),a=I5(n.stdout);if(i)return Bo(
e,t,o,{fault:i});if(a==="broken"||a===null&&r)return Bo(e,t,o,{fault:{code:"no-report",output:On(n.stdout,2)}});if(a===null||r===!1)return Bo(
e,t,o,{});let c=z5(a,o.wall)??L5(a,t);return Bo(e,t,o,{report:a,...c&&{fault:c}})}function A5(e){let{timed:t,seconds:n,code:r}=e;if(t===null)
return{...gx,by:"engine",wall:n,exitCode:r};let o=s=>({fault:{code:"command-failed",error:s,...fr(e.lacks)}});if(r!==0)return o(se({...e,stderr:dx(
e.stderr)}));if(t.notes===null)return o("the results of hyperfine are gone; the command may have removed them");try{return{by:"hyperfine",...zA(
t.notes)}}catch(s){return o(s.message)}}function N5(e,{by:t,exitCode:n}){if(n===0)return null;if(t==="engine")return se(e);let r=dx(e.stderr);
if(n!==null)return se({...e,code:n,stderr:r});let o=On(r||e.stdout,5);return o?`ended by a signal: ${o}`:"ended by a signal"}function M5({wall:e},{
timed:t,seconds:n}){let r=e<=n+GA&&e>=Math.min(n-k5,n/2);return t===null||r?null:{code:"timing-altered",noted:e,wall:n}}function Bo({variant:e},t,{
by:n,runs:r,wall:o,user:s,system:i,memory:a,exitCode:c},{report:l,fault:u}){let{operations:d,errors:f,seconds:m}=l??{operations:null,errors:0},
h=d===null?0:d-f;return{variant:e,wall:o,byStatus:d===null?{}:{[String(Kt(t.expect)[0])]:h},errors:f>0?{"failed operations":f}:{},aborted:0,
bytes:0,correct:h,latency:{mean:null,p50:null,p90:null,p95:null,p99:null},cpu:{server:s===null||i===null?null:s+i,proxy:null,generator:null},
busiest:{server:null,proxy:null},opened:{client:null,upstream:null},memory:a,switches:null,command:{by:n,runs:r,user:s,system:i,exitCode:c,operations:d,
seconds:m??null},bottleneck:"server",invalid:u===void 0?[]:[u],limits:[]}}function I5(e){let t;try{t=JSON.parse(e.trimEnd().split(`
`).at(-1)??"")}catch{return null}if(typeof t!="object"||t===null||!("operations"in t))return null;let n=v5.safeParse(t);return n.success&&n.
data.errors<=n.data.operations?n.data:"broken"}function z5({seconds:e},t){return e!==void 0&&e>t+GA?{code:"impossible-time",seconds:e,wall:t}:
null}function L5({operations:e,errors:t},n){return t>e*n.maxErrors?{code:"errors",failed:t,of:e,unit:"operations",most:[]}:null}async function WA(e,t,n,r){let{clock:o,plan:s,signal:i}=n,a=e.map(p=>D5(p,n)),c=t(a,n),l=o.now(),u=()=>s.budgetSeconds-(o.now()-l),d={case:"",
since:l},f=({benchmark:p})=>{d={case:p.case.id,since:o.now()};let g=u(),y=Math.min(1,1-g/s.budgetSeconds);r.progress({doing:d.case,done:y,secondsLeft:Math.
max(0,g)})},m=(p,g)=>{let y=yx(p);for(let b of y.sessions.slice(g))r.kept?.({...y,sessions:[b]})},h={interrupted:!1,timedOutIn:null};try{for(let p=c.
due(u());p.length>0;p=c.due(u())){let g=o.now();for(let y of p){if(u()<=0)break;f(y);let b=y.sessions.length;await F5(y,n,r);let x=o.now();if(!y.
ended){let S=c.design(y);y.sessions.push(await r.measure(y.benchmark,S)),await VA(y,async $=>[await r.measure($,S)]);let R=o.now()-x;y.spent+=
R,c.measured(y,R)}m(y,b)}c.through?.(o.now()-g)}}catch(p){let g={case:d.case,seconds:o.now()-d.since};h=j5(p,g,i)}return{records:a.map(yx),...h}}
function D5(e,{plan:t}){return{benchmark:e,sampling:FA(km(t,e.scenario)),sessions:[],spent:0,calibration:0,longest:0,timed:null,ended:!1}}async function F5(e,{
clock:t},{calibrate:n}){if(!_A(e.benchmark))return;if(!n)throw new RangeError(`${e.benchmark.case.id} has to be calibrated`);let r=t.now(),{
rate:o,session:s}=await n(e.benchmark);o===null&&(e.sessions.push(s),await VA(e,async i=>{let a=await n(i);return B5("head",i)&&({rate:o,session:s}=
a),a.rate===null?[a.session]:[]})),e.calibration=t.now()-r,e.spent+=e.calibration,o===null?e.ended=!0:e.benchmark={...e.benchmark,rate:o}}function B5(e,{
builds:t}){return t.every(n=>n.variant===e)}async function VA(e,t){let{benchmark:n,sessions:r}=e,o=c=>n.builds.filter(l=>l.variant===c),s=c=>Fu(
{...n.case,sessions:c});r.length!==1||!s(r)||n.builds.length<2||Gt({...n.case,sessions:r}).some(({variant:c})=>c==="base")&&!s(await t({...n,
builds:o("base")}))||(e.benchmark={...n,builds:o("head")},r.push(...await t(e.benchmark)))}function yx({benchmark:e,sessions:t,sampling:{choice:n}}){
let{rate:r}=e;return{...e.case,sessions:t,...r!==void 0&&{rate:r},...n&&{choice:n}}}function j5(e,t,n){if(!n.aborted)throw e;let r=n.reason instanceof
kn;return{interrupted:!r,timedOutIn:r?t:null}}function KA(e){return e!==void 0&&(e.invalid.length>0||e.rounds.some(({samples:t})=>t.some(({invalid:n})=>n.
length>0)))}var U5=130;function JA(e){return(t,n)=>{let{plan:r,random:o}=n,s=r.budgetSeconds/t.length;return{due(i){let a=t.filter(c=>!c.ended&&
i>0&&c.longest<=i);return mr(a,o).sort((c,l)=>c.spent-l.spent).slice(0,1)},design:({sampling:i})=>i.design,measured(i,a){let{benchmark:c,sampling:l,
spent:u,calibration:d}=i,{design:f}=l;i.longest=i.timed===f?Math.max(i.longest,a):a,i.timed=f,i.sampling=BA(l,i,{loop:nw({...c.case,...i},n),
spent:u-d,budgetSeconds:s-d}),i.ended=c.builds.length===1||KA(i.sessions.at(-1))||i.sessions.length>=U5||rw(yx(i),{plan:r,variants:e})!==null}}}}
var Z5={rounds:3,pairing:"interleaved"},G5={rounds:1,pairing:"interleaved"},H5=60,q5=2;function YA(){return(e,{random:t})=>{let r=[...Map.groupBy(
e,({benchmark:{case:i}})=>`${i.scenario}/${i.via}`).values()].map(i=>({states:i,blocks:0,spent:0,last:0})),o=i=>i.states.filter(({ended:a})=>!a),
s;return{due(i){let a=r.filter(l=>i>0&&l.last<i&&l.blocks<H5&&o(l).length>0),c=({blocks:l})=>Math.min(l,q5);return[s]=mr(a,t).sort((l,u)=>c(
l)-c(u)||l.spent-u.spent),s?mr(o(s),t):[]},design:({benchmark:i})=>i.scenario.args?G5:Z5,measured(i){i.ended=KA(i.sessions.at(-1))},through(i){
s&&(s.blocks+=1,s.last=i,s.spent+=i)}}}}function XA(e,t,n,r,o){let{deployment:s,loaded:i,server:a,proxy:c}=e;if(i instanceof Error)return J5(e,i);let{scenario:l}=r,{output:u}=i,d=Y5(
e,t,l.keepalive?l.connections:null),f=t.flatMap(p=>p.loaded instanceof Error?[]:[p.loaded.startedAt]),m=s.variant==="base"||r.builds.length===
1,h={scenario:l,via:r.case.via,output:u,lengths:s.lengths,alive:a.after.same&&(c?.after.same??!0),ended:Jt(s),opened:d,bottleneck:n,outOfPorts:W5(
e,r,d.client),enoughTime:o.enoughTime,steady:o.steady,inStep:kA(f,u.wall),keptUp:m&&o.rate!==void 0&&i.latencies?eJ(i.latencies,o.rate):null};
return{...QA(e),...u,...i.latencies&&{latencies:HC(i.latencies)},correct:Dc(u,l),bottleneck:n,cpu:{server:a.used.cpu,proxy:c?.used.cpu??null,
generator:i.cpu},opened:d,invalid:$A(h),limits:OA(h)}}function W5({deployment:e,loaded:t,proxy:n},{scenario:r},o){if(t instanceof Error)return!1;
if(Object.keys(t.output.errors).some(a=>dm.test(a)))return!0;if(!(!r.keepalive||(o??0)>V5*r.connections))return!1;let[i]=n&&e.proxy?e.proxy.
meter.pids():[];return Yw(e.front.address)||i!==void 0&&Yw(e.server.nearby,i)}var V5=4;function QA({deployment:e,server:t,proxy:n}){return{variant:e.
variant,busiest:{server:t.used.busiest,proxy:n?.used.busiest??null},memory:t.after.memoryPeak,switches:t.used.switches,...Object.keys(t.used.
counters).length>0&&{counters:t.used.counters}}}function K5(e){return e instanceof X?e.fault:{code:"generator-failed",error:e.message}}function J5(e,t){
return{...QA(e),wall:0,byStatus:{},errors:{},aborted:0,bytes:0,correct:0,latency:{mean:null,p50:null,p90:null,p95:null,p99:null},bottleneck:null,
cpu:{server:e.server.used.cpu,proxy:e.proxy?.used.cpu??null,generator:null},opened:{client:null,upstream:null},invalid:[Jt(e.deployment)??K5(
t)],limits:[]}}function Y5(e,t,n){let{deployment:r,server:o,proxy:s}=e;if(r.server.meter.ownNetwork)return s?{client:s.used.accepted,upstream:o.
used.accepted}:{client:o.used.accepted,upstream:null};let i=o.used.accepted;if(i===null)return{client:null,upstream:null};let a=t.map(({loaded:u})=>{
let d=u instanceof Error?0:Ve(u.output),f=u instanceof Error?0:d+u.output.aborted;return{answers:d,needed:n??f}}),c=a.reduce((u,{needed:d})=>u+
d,0),l=X5(s?Math.max(0,i-c):i,a)[t.indexOf(e)]??null;return s?{client:null,upstream:l}:{client:l,upstream:null}}function X5(e,t){let n=c=>c.
reduce((l,u)=>l+u,0),r=t.map(c=>c.needed),o=e-n(r),s=o>0?t.map(({answers:c})=>c):r,i=n(s),a=c=>i>0?(s[c]??0)/i:1/t.length;return r.map((c,l)=>Math.
round(o>0?c+o*a(l):e*a(l)))}var jo=.9;function eN(e,t){let{wall:n}=e;if(e.server===null||n<=0)return null;let r=(i,a)=>(i??0)/(n*a),o=(i,a)=>i!==
null&&i/(n*a)<=1-jo;return r(e.server,t.server.length)>=jo||r(e.busiestServer,1)>=jo||o(e.idle.server,t.server.length)?"server":!Ys(t)&&t.proxy.
some(i=>t.generator.includes(i))&&(r((e.proxy??0)+(e.generator??0),t.generator.length)>=jo||o(e.idle.generator,t.generator.length))?(e.proxy??
0)>(e.generator??0)?"proxy":"generator":r(e.proxy,t.proxy.length)>=jo||r(e.busiestProxy,1)>=jo?"proxy":r(e.generator,t.generator.length)>=jo?
"generator":"dependency"}var tN=.2;function Q5(e){let t=Math.floor(e.length*tN);return t===0?0:Math.max(0,We(e.slice(-t))-We(e.slice(0,t)))}
function eJ(e,t){let n=e.length/t;return n===0?0:n/(n+Q5(e)/(1-tN))}async function Rm(e,t,n,r){let{cpus:o}=r.plan,s=xi(o,e.length),i=await bm(o,t.case.via==="nginx",r.runner),a=VC(e.length),c=await Promise.all(
e.map(g=>oJ(g,t,n,{...r,threads:s,line:a}))),l=await i(),u=iJ(c),d=eN({...u,idle:l.idle},o),f=l.disturbance(u),m=t.builds.map(({variant:g})=>g),
h=c.map(g=>XA(g,c,d,t,n));return{samples:ka({disturbance:f,together:e.length>1,order:m,samples:h})?h.map(rJ):h,disturbance:f}}var tJ="timeou\
t",nJ="502";function rJ(e){let{errors:t,byStatus:n,correct:r,invalid:o}=e,s=e.limits.includes("out-of-ports"),i=d=>d===tJ||s&&dm.test(d),a=Ve(
e)-r,c=s?n[nJ]??0:0,l=(a===0||a===c)&&Object.keys(t).every(i),u=s?["errors","no-answers"]:["errors"];return l&&(r>0||s)?{...e,invalid:o.filter(
({code:d})=>!u.includes(d))}:e}async function oJ(e,t,{length:n,rate:r},{generator:o,signal:s,threads:i,line:a}){let c=await nN(e),l="seconds"in
n?n.seconds:n.requests/(r??1),u=pA(e,t,l),d=u&&o(u,{signal:s}).catch(g=>g),f=await o(Si(e,t,n,i,r),{signal:s,barrier:a}).catch(g=>(s.throwIfAborted(),
g)),m=await d,h=sJ(m,t)??f,p=await nN(e);return{deployment:e,loaded:h,besideCpu:m===null?0:m instanceof Error?null:m.cpu,server:{used:vi(c.server,
p.server),after:p.server},proxy:c.proxy&&p.proxy?{used:vi(c.proxy,p.proxy),after:p.proxy}:null,services:c.services.map((g,y)=>vi(g,p.services[y]??
g))}}function sJ(e,{scenario:t}){if(e===null)return null;let n="background-load-failed";if(e instanceof Error)return new X({code:n,error:e.message});
let r=Dc(e.output,t),o=fm(e.output)+Ve(e.output)-r;return o===0&&r>0?null:new X({code:n,failed:o,answered:r})}async function nN({server:e,proxy:t,
services:n}){let r=[];for(let o of n)r.push(await o.meter.read());return{server:await e.meter.read(),proxy:await t?.meter.read(),services:r}}
function iJ(e){let t=r=>r.some(o=>o==null)?null:r.reduce((o,s)=>o+s,0),n=r=>Math.max(0,...r.map(o=>o??0));return{wall:n(e.map(({loaded:r})=>r instanceof
Error?0:r.output.wall)),server:t(e.flatMap(({server:r,services:o})=>[r,...o.map(s=>({used:s}))]).map(({used:r})=>r.cpu)),proxy:t(e.map(({proxy:r})=>r?
r.used.cpu:0)),generator:t(e.flatMap(({loaded:r,besideCpu:o})=>[r instanceof Error?null:r.cpu,o])),busiestServer:n(e.flatMap(({server:r,services:o})=>[
r.used.busiest,...o.map(({busiest:s})=>s)])),busiestProxy:n(e.map(({proxy:r})=>r?.used.busiest))}}var aJ=340,Om=10;function bx(e,t){if(e.durationSeconds!==
void 0)return{seconds:e.durationSeconds,enough:!0};let n=ix*e.connections/Math.max(t,1e-9);return{seconds:Math.min(Math.max(n,Lc),Om),enough:n<=
Om}}function rN(e,t){if(e.durationSeconds!==void 0)return{seconds:e.durationSeconds,enough:!0};let n=aJ/t;return{seconds:Math.min(Math.max(n,
2*Lc),Om),enough:n<=Om}}async function Em(e,t){let n=t.now(),r=await Promise.all(e.map(oN));return async()=>{let o=await Promise.all(e.map(oN)),s=t.now()-n;return e.
map(({variant:i},a)=>({variant:i,seconds:s,cpu:sN(r[a]?.cpu,o[a]?.cpu),accepted:sN(r[a]?.accepted,o[a]?.accepted)}))}}async function oN({server:e,
services:t}){let n=await e.meter.read(),o=[n,...await Promise.all(t.map(({meter:s})=>s.read()))].map(({cpu:s})=>s);return{cpu:o.every(s=>s!==
null)?o.reduce((s,i)=>s+i,0):null,accepted:e.meter.ownNetwork?n.accepted:null}}function sN(e,t){return e==null||t==null||t<e?null:t-e}var cJ=.02,
lJ=.03,uJ=20;function _m(e){return e.flatMap(({variant:t,seconds:n,cpu:r,accepted:o})=>{let s=e.filter(l=>l.variant!==t),i=Math.max(0,...s.map(
l=>(l.cpu??0)/l.seconds*n)),a=Math.max(cJ,lJ*n),c=[];return r!==null&&r-i>a&&c.push({variant:t,fault:{code:"worked-unasked",cpu:r,other:i,seconds:n}}),
o!==null&&o>uJ&&c.push({variant:t,fault:{code:"accepted-unasked",connections:o,seconds:n}}),c})}var dJ=.05,fJ=.02;function aN(e,t){let n=t.now(),
r=new Map(e.flatMap(o=>iN(o).map(s=>[s,Ca([s])??0])));return()=>{let o=Math.max(dJ,fJ*(t.now()-n));return new Map(e.flatMap(s=>{let i=iN(s),
a=i.reduce((l,u)=>l+(Ca([u])??0)-(r.get(u)??0),0),c={code:"left-its-group",processes:i.length,cpu:a};return a>o?[[s.variant,c]]:[]}))}}function iN({
server:e,services:t}){return[e,...t].flatMap(({strays:n})=>[...n?.()??[]])}function cN(e,t){let n=null;return async(r,o,s)=>!(o.length>1&&o.some(({server:a})=>!a.meter.ownNetwork))||!e.scenario.keepalive||!lN(r,e)?r:
(n??=await pJ(o,e,s,t),mJ(r,n)??yJ(r,n.reopening,e))}function mJ(e,{reopening:t,unasked:n}){let r=Math.max(0,...t.values()),o=_m(n).filter(({
variant:s})=>(t.get(s)??0)<r);return o.length===0?null:e.map(s=>{let i=o.filter(({variant:a})=>a===s.variant).map(({fault:a})=>a);return{...s,
invalid:[...s.invalid.filter(({code:a})=>a!==xx),...i]}})}async function pJ(e,t,n,r){let o=new Map,s=[];for(let i of e.filter(a=>Jt(a)===null)){
let a=e.filter(u=>u!==i),c=await Em(a,r.clock),{samples:l}=await Rm([i],t,n,r);s.push(...await c());for(let u of l){let d=Ve(u),f=lN([u],t)?
Sx(u,t):0;o.set(i.variant,d>0?f/d:0)}}return{reopening:o,unasked:s}}var wx=({via:e})=>e==="nginx"?"upstream":"client";function Sx({opened:e},{
scenario:t,case:n}){let r=e[wx(n)];return r===null?0:r-t.connections}var hJ=5,gJ=.1;function lN(e,t){return e.reduce((r,o)=>r+Sx(o,t),0)>hJ+
gJ*e.length*t.scenario.connections}function yJ(e,t,n){let r=e.map(c=>(t.get(c.variant)??0)*Ve(c)),o=r.reduce((c,l)=>c+l,0),{scenario:s}=n,{via:i}=n.
case,a=e.reduce((c,l)=>c+Sx(l,n),0);return e.map((c,l)=>{if(o===0)return c.invalid.some(({code:h})=>h===xx)?c:{...c,opened:{...c.opened,[wx(
n.case)]:null}};let u=s.connections+Math.max(0,Math.round(a*(r[l]??0)/o)),d={...c.opened,[wx(n.case)]:u},f=c.correct>0?ax({scenario:s,via:i,
opened:d,output:c}):null,m=c.invalid.filter(({code:h})=>h!==xx);return{...c,opened:d,invalid:f?[...m,f]:m}})}var xx="too-many-connections";var bJ=/ENOSPC|no space left on device/i,wJ=64*1024*1024;async function uN(e,t,n=SJ){if(!xJ(e).some(Pm))return e;let r=[];for(let c of t)r.push(
{variant:c.variant,bytes:await n(c)});let[o,s]=r.toSorted((c,l)=>l.bytes-c.bytes);if(!o||!s||o.bytes-s.bytes<wJ)return e;let i={code:"filled\
-disk",bytes:o.bytes,other:s.bytes},a=c=>{let l=c.invalid.filter(u=>!Pm(u));return{...c,invalid:c.variant===o.variant?[...l,i]:l}};return{...e,
rounds:e.rounds.map(c=>c.samples.some(({invalid:l})=>l.some(Pm))?{...c,samples:c.samples.map(a)}:c),invalid:[...e.invalid.filter(c=>!Pm(c.fault)),
{variant:o.variant,fault:i}]}}function xJ({invalid:e,rounds:t}){let n=t.flatMap(r=>r.samples);return[...e.map(({fault:r})=>r),...n.flatMap(r=>r.
invalid)]}function Pm(e){return"error"in e&&typeof e.error=="string"&&bJ.test(e.error)}async function SJ({folder:e,image:t,user:n}){if(t!==void 0)
return 0;let o=[Mo(e).findLast(si)??e,...n?[n.home,n.temporary]:[]],{stdout:s}=await K(["du","-skx","--",...o],{cwd:"/",env:oe(process.env)});
return 1024*s.split(`
`).reduce((a,c)=>a+(Number.parseInt(c,10)||0),0)+(n?await TT(n):0)}import{constants as vJ}from"node:os";var kJ=.1;function $J(e,t){return Math.min(1,kJ*e/t)}function fN(e){let t=0;return async(n,r,o)=>{if(!(pN(n)&&Math.random()<$J(r,t)))return{
result:await o(),trespasses:[]};let i=[],a=new AbortController,c=e.sleep(r*Math.random(),a.signal).then(()=>{let u=e.now();i=hN(n,"loaded"),
t=e.now()-u},()=>{}),l=await o().finally(()=>a.abort());return await c,{result:l,trespasses:i}}}function mN(e){return pN(e)?hN(e,"over"):[]}
function pN(e){return e.length>1&&e.some(({server:t})=>!t.meter.ownNetwork)}function hN(e,t){let n=new Set(e.flatMap(a=>[...dN(a)])),r=eO(),
o=tO(r,n),s=vy(r).filter(({port:a})=>n.has(a));if(o.length===0&&s.length===0)return[];let i=e.map(a=>({variant:a.variant,ports:dN(a),sockets:OJ(
a,t)}));return[...RJ(o,i,t==="over"?Aa([process.pid]):null),...EJ(s,i)]}function gN({server:e,proxy:t,services:n}){return[e,...n,...t?[t]:[]]}
function dN(e){return new Set(gN(e).map(({address:t})=>t.port))}function OJ(e,t){let n=gN(e).flatMap(({meter:r,strays:o})=>[...r.pids(),...t===
"over"?o?.()??[]:[]]);return Aa(n)}function RJ(e,t,n){let r=new Map;for(let{to:o,inode:s}of e){let i=t.find(({ports:u})=>u.has(o)),a=t.find(
({sockets:u})=>u.has(s))??(n!==null&&!n.has(s)&&i?.variant==="base"?t.find(({variant:u})=>u==="head"):void 0);if(!i||!a||i.variant===a.variant)
continue;let c=`${a.variant} ${i.variant}`,l=r.get(c);l?l.connections+=1:r.set(c,{variant:a.variant,of:i.variant,connections:1})}return[...r.
values()].map(({variant:o,...s})=>({variant:o,fault:{code:"reached-other",...s}}))}function EJ(e,t){return t.flatMap(({variant:n,sockets:r})=>t.
flatMap(o=>{let s=e.filter(({port:a,inode:c})=>o.ports.has(a)&&r.has(c));if(o.variant===n||s.length===0)return[];let i={of:o.variant,connections:s.
length,listened:!0};return[{variant:n,fault:{code:"reached-other",...i}}]}))}var _J=["SIGHUP","SIGINT","SIGQUIT","SIGKILL","SIGUSR1","SIGUSR\
2","SIGTERM"],PJ=128;function TJ({of:e,end:{signal:t,exitCode:n}}){return e!=="server"?!1:_J.some(r=>r===t||PJ+vJ.signals[r]===n)}function yN(e){
let t=ky(),n=e.find(({variant:r})=>r==="head");return(r,o)=>{let s=e.find(i=>i.variant===r&&r==="base");return!n||!s||s.server.meter.ownNetwork||
o.code!=="died"||!TJ(o)||Jt(n)!==null||ky()!==t?null:{variant:"head",fault:{code:"ended-other",of:"base",end:o.end}}}}var CJ=.6,AJ=.25,NJ=30,bN=.25;function vx({front:e,proxy:t,server:n},r=nm){let[o]=t?.meter.pids()??[],s=o===void 0||!n?0:r(n.nearby,o);return 1-
Math.max(r(e.address),s)}function wN({scenario:e},t,n=nm){let{clock:r,signal:o}=t,s=Math.min(NJ,AJ*Dn(t.plan));return async i=>{if(e.keepalive)
return;let a=()=>i.some(c=>vx(c,n)<1-CJ);for(;s>0&&a();)await r.sleep(bN,o),s-=bN}}async function xN(e,t,n){let r=await MJ(e,t,n);return{...r,session:await uN(r.session,e.builds)}}async function MJ(e,t,n){let r=n.clock.now()-
n.began,o=mr(e.builds,n.random),s=o.every(n.runner.canShare)?[o]:o.map(b=>[b]),i=[],a=new Map,c=[],l=[];for(let b of s){var m=[];try{let x=G(
m,new AsyncDisposableStack,!0);let S=await am(b,e,n,x);for(let[P,N]of S.logs)a.set(P,N);l.push(...S.open);let R=[...S.invalid,...IJ(l,e)];if(R.
length>0)return{session:jn(r,R),time:mt(i),logs:a};let $=n.clock.now();let _=await LJ(S.open,e,t,n);c.push(_);i.push(..._.times,{ready:n.clock.
now()-$});for(let[P,N]of _.logs)a.set(P,N)}catch(h){var p=h,g=!0}finally{var y=J(m,p,g);y&&await y}}let[u,...d]=c;return{session:{at:r,startSeconds:Object.
assign({},...c.map(b=>b.startSeconds)),warmUpSeconds:c.reduce((b,x)=>b+x.warmUpSeconds,0),...u?.warmUpCosts&&d.length===0&&{warmUpCosts:u.warmUpCosts},
rounds:VJ(c.map(b=>b.rounds)),invalid:c.flatMap(b=>b.invalid)},time:mt(i),logs:a}}function IJ(e,t){let n=i=>e.find(a=>a.variant===i),[r,o]=[
n("base"),n("head")];if(!r||!o||!t.scenario.expect.sameLength)return[];let s=({lengths:i},a)=>({answer:a,fixed:i!==null});return r.answers.flatMap(
(i,a)=>{let c=o.answers[a],l=c&&nA(s(r,i),s(o,c));return l?[{variant:null,fault:l}]:[]})}var zJ=1;async function LJ(e,t,n,r){let o=wN(t,r);await o(
e);let s=r.clock.now(),i=yN(e),a=e.length>1&&n.pairing==="side-by-side",c=await ki(e,a,t,r,n.warmUpSeconds),l=r.clock.now()-s,u=n.answersPerSecond??
c.answersPerSecond,d=HJ(t,{...c,answersPerSecond:u}),f=GJ(n,t,u,r),m=[c.time],h=[],p=cN(t,r),g=fN(r.clock),y=aN(e,r.clock);for(let M of Sm(e,
f,r.random)){await o(e);let W=r.clock.now()-r.began,B=await FJ(M,a,t,d,r,{whose:p,watched:g});m.push(...B.times);let{samples:te,disturbance:Te}=B;
if(h.push({order:M.map(ze=>ze.variant),together:a,at:W,samples:te,disturbance:Te}),te.some(ze=>ze.invalid.length>0))break}let b=h.pop();b&&h.
push(vN(b,mN(e))),e.some(M=>Jt(M)!==null)&&await r.clock.sleep(zJ);let x=[],S=new Map,R=y(),$=new Set;await o(e);for(let M of e){let W=await WJ(
M,t)??R.get(M.variant)??null,B=h.some(({samples:Te})=>Te.some(ze=>ze.variant===M.variant&&ze.invalid.length>0)),te=W&&i(M.variant,W);te&&$.add(
M.variant),W&&x.push({...te??{variant:M.variant,fault:W},log:await M.server.log()}),(W||B)&&S.set(qr(t,M.variant),await M.server.log())}let _=Object.
fromEntries(e.map(M=>[M.variant,M.startSeconds])),P=c.costs&&{warmUpCosts:c.costs},N=h.map(M=>({...M,samples:kN($,M.samples)}));return{startSeconds:_,
warmUpSeconds:l,...P,rounds:N,invalid:x,times:m,logs:S}}var DJ=3;async function FJ(e,t,n,r,o,s){let i=[];for(let a=1;;a+=1){let c=await BJ(e,
t,n,r,o,s);i.push(...c.times);let{samples:l,interfered:u}=c,d=l.some(({invalid:f})=>f.length>0);if(u.length===0||d||a===DJ)return{...c,times:i,
samples:SN(l,u)}}}function SN(e,t){return e.map(n=>{let r=t.filter(({variant:o})=>o===n.variant).map(({fault:o})=>o);return r.length===0?n:{
...n,invalid:[...n.invalid,...r]}})}async function BJ(e,t,n,r,o,s){let{whose:i,watched:a}=s,c=[],l=[],u=[],d=[],f=[];for(let p of t?[e]:e.map(
g=>[g])){let g=_=>Math.max(..._.samples.map(P=>P.wall)),y=()=>Rm(p,n,r,o),b=e.filter(_=>!p.includes(_)),x=await Em(b,o.clock),S=await a(e,ZJ(
r),()=>bi(y,g));d.push(...await x()),f.push(...S.trespasses);let{result:R,time:$}=S.result;u.push($),l.push(R.disturbance),c.push(...f.length>
0?R.samples:await i(R.samples,p,r))}let m=wm(l);return{...vN({samples:c,disturbance:m},f),times:u,interfered:f.length>0?[]:_m(d)}}function vN(e,t){
if(t.length===0||e.samples.some(({invalid:r})=>r.some(jJ)))return e;let n=new Set(t.map(({fault:r})=>r.of));return{...e,samples:SN(kN(n,e.samples),
UJ(t))}}function jJ({code:e}){return e==="reached-other"}function kN(e,t){return t.map(n=>e.has(n.variant)?{...n,invalid:[]}:n)}function UJ(e){
let t=e.toSorted((n,r)=>r.fault.connections-n.fault.connections);return t.filter(({variant:n},r)=>t.findIndex(o=>o.variant===n)===r)}function ZJ({
length:e,rate:t}){return"seconds"in e?e.seconds:e.requests/(t??1)}function GJ({rounds:e,pairing:t,pilot:n},{scenario:r,rate:o},s,i){if(!n||o!==
void 0)return e;let{requests:a}=r,{seconds:c}=bx(r,s),l=a===void 0?c:a/s;return $m(t==="side-by-side"?[l]:[l,l],Dn(i.plan))}function HJ({scenario:e,
rate:t},{answersPerSecond:n,steady:r}){if(t!==void 0){let{seconds:a,enough:c}=rN(e,t);return{length:{requests:Math.max(1,Math.round(t*a))},enoughTime:c,
steady:r,rate:t}}let{seconds:o,enough:s}=bx(e,n),{requests:i}=e;return{length:i===void 0?{seconds:o}:{requests:i},enoughTime:s,steady:r}}var qJ=.1;
async function WJ(e,{scenario:t}){let{front:n,question:r,lengths:o,answers:s}=e,i=Jt(e);if(i)return i.code==="died"?{...i,when:"under-load"}:
i;try{let a=await yi(n.address,r,0),c=o&&a.find(({status:l,length:u},d)=>l===s[d]?.status&&u!==s[d]?.length);return c?{code:"length-changed",
path:c.path,bytes:c.length}:null}catch(a){if(a instanceof X&&Ss(a.fault))return a.fault.code==="wrong-status"&&a.fault.status===502&&!t.keepalive&&
vx(e)<qJ?null:{...a.fault,afterLoad:!0};if(a instanceof X&&Pu(a.fault))return null;throw a}}function VJ(e){let[t=[],...n]=e;if(n.length===0)
return[...t];let r=Math.min(...e.map(o=>o.length));return t.slice(0,r).map((o,s)=>{let i=e.map(a=>a[s]);return{...o,order:i.flatMap(a=>a.order),
samples:i.flatMap(a=>a.samples),disturbance:wm(i.map(a=>a.disturbance))}})}import Uo from"node:os";function Tm(){let e=KJ(),t=new Set,n=[];for(let r of e){if(t.has(r))continue;let o=Z(`/sys/devices/system/cpu/cpu${r}/topology/thread_siblin\
gs_list`),s=(o?$N(o):[r]).filter(i=>e.includes(i));for(let i of s)t.add(i);n.push(s)}return n}function KJ(){let e=/^Cpus_allowed_list:\s*(\S+)/m.
exec(Z("/proc/self/status")??"")?.[1];return e?$N(e):Uo.cpus().map((t,n)=>n)}function $N(e){return e.trim().split(",").filter(Boolean).flatMap(
t=>{let[n,r]=t.split("-").map(Number);return Array.from({length:(r??n)-n+1},(o,s)=>n+s)})}function Cm(){let e=process.env.ImageOS,t=process.
env.ImageVersion;return{cpuModel:Uo.cpus()[0]?.model.trim()??"unknown",cores:Uo.availableParallelism(),memoryBytes:Uo.totalmem(),kernel:Uo.release(),
os:/^PRETTY_NAME="?([^"\n]*)/m.exec(Z("/etc/os-release")??"")?.[1]??Uo.platform(),runnerImage:e?`${e} ${t??""}`.trim():null}}function Fc(){return Uo.loadavg()[0]??0}function Am(e,t=3){if(e===0)return"0";let n=Number(e.toPrecision(t)),r=Math.max(0,t-1-Math.floor(Math.log10(Math.abs(n))));return e.toFixed(
Math.min(r,6))}function $x(e,t){let[n,r]=t.find(([o])=>Math.abs(e)>=o*.9995)??t.at(-1)??[1,""];return`${Am(e/n)}${r}`}function Wr(e){return $x(
e,[[1," s"],[.001," ms"],[1e-6," \xB5s"],[1e-9," ns"]])}function Un(e){return $x(e,[[2**30," GiB"],[2**20," MiB"],[2**10," KiB"],[1," B"]])}
function kx(e,t="req/s"){return e>=1e3&&e<1e4?`${Math.round(e)} ${t}`:`${e<1e3?Am(e):$x(e,[[1e6,"M"],[1e3,"k"]])} ${t}`}function hr(e){let t=Math.
round(e);if(t<1)return Wr(e);if(t<120)return`${t} s`;let n=t%60;return n===0?`${t/60} min`:`${Math.floor(t/60)} min ${n} s`}function de(e,t){
return e===null?"not known":t==="requests/s"?kx(e):t==="operations/s"?kx(e,"op/s"):t==="s"||t==="s/request"||t==="s/operation"?Wr(e):t==="by\
tes"?Un(e):Am(e)}function Oi(e){if(e.ratio===null)return 0;let t=Math.abs(e.ratio-1)*100;if(e.interval===null)return t>=10?0:1;let n=(e.interval.
high-e.interval.low)*100;return n>=10?0:n>=.5?1:2}function Nm(e){let t=Math.abs(e),n=t>=1||t===0?t.toFixed(1):Am(t,2);return`${e<0?"\u2212":
"+"}${n}`}var JJ=10;function pr(e,t){if(e>JJ)return`+${Number(((e-1)*100).toPrecision(3))}`;let n=(Math.abs(e-1)*100).toFixed(t);return Number(
n)===0?n:`${e<1?"\u2212":"+"}${n}`}function At(e){return e.ratio===null?"\u2013":`${pr(e.ratio,Oi(e))}%`}function Yt(e){if(e.interval===null)
return"\u2013";let t=Oi(e);return`${pr(e.interval.low,t)} to ${pr(e.interval.high,t)}`}function Re(e){return`${Number((e*100).toPrecision(3))}\
%`}function Mm(e){return/^\S*\//.test(e)?e:e.charAt(0).toUpperCase()+e.slice(1)}function Nt({name:e,unit:t}){return Bc(Jg(e)?.label??e,t)}function Bc(e,t){return t.includes("operation")?e.replace("Request","Operation").replace(
"request","operation"):e}function YJ(e){let t=({metrics:n})=>n.some(({name:r,unit:o})=>r==="goodput"&&o==="operations/s");return e.length>0&&
e.every(t)}function Ox({rate:e,metrics:t}){return e!==void 0?"open":t.some(({name:n,base:r,head:o})=>n==="time"&&(r??o)!==null)?"command":"c\
losed"}function Ri(e){let t=new Set(e.map(Ox)),n=new Set(e.flatMap(({metrics:l})=>l.flatMap(({name:u,threshold:d})=>d===void 0?[]:[u]))),r=({
decides:l})=>l!==null&&t.has(l),o=l=>r(l)||n.has(l.name),s=t.size===1&&t.has("command")?[]:ke.filter(({column:l})=>l),a=ke.filter(l=>o(l)||s.
includes(l)).toSorted((l,u)=>Number(o(u))-Number(o(l))),c=YJ(e)?"operations":"";return a.map(l=>{let{name:u}=l,d=o(l)&&!r(l)?{asked:!0}:{};return{
name:u,title:Nt({name:u,unit:c}),decides:o(l),...d}})}function Rx(e,t){return de(e,t).replace(/(\.\d*?)0+(?= |$)/,(n,r)=>r==="."?"":r)}function Ei(e){let{metric:t,unit:n,head:r,interval:o,better:s}=e,
i=Nt({name:t,unit:n}),a=ON(e);if(r===null)return`${i} is not known, so ${a} is not judged`;let[c,l]=o?[de(o.low,n),de(o.high,n)]:["",""],u=c===
l?"":` (95% interval ${c} to ${l})`;return`${i} ${de(r,n)}${u}, ${XJ[e.state](a,e,s)}`}var ON=({limit:e,unit:t})=>`the limit of ${Rx(e,t)}`,
XJ={held:e=>`within ${e}`,broken:(e,t,n)=>`${n==="lower"?"over":"under"} ${e}`,inconclusive:(e,{interval:t,limit:n,n:r})=>t===null?`and ${e}\
 is inconclusive: ${r<2?"one session shows no noise":"the noise is not known"}`:t.low<=n&&n<=t.high?`and ${e} lies within that interval`:`an\
d ${e} is inconclusive: something other than the server was saturated`};function gn({limits:e=[]},t){return e.filter(n=>n.state===t)}function Ex(e){
let[t,...n]=gn(e,"broken");if(!t)return null;let{metric:r,unit:o,head:s,better:i}=t,a=n.length===0?"":`, and ${n.length} more`;return`${Nt({
name:r,unit:o})} ${de(s,o)} ${i==="lower"?"over":"under"} ${ON(t)}${a}`}var Ax={untouched:"the change touches none of its files","identical-builds":"both sides are the same build"},BN={steal:"the machine lost CPU\
 time to its host","other-programs":"other programs used the CPUs","out-of-ports":"the load generator or nginx ran out of ports for new conn\
ections"},RN="measure again on a quiet machine",Dm={steal:RN,"other-programs":RN,"out-of-ports":"use fewer connections, a lower rate, or sys\
ctl -w net.ipv4.tcp_tw_reuse=1, since a port stays taken for a minute after its connection"},Im={"out-of-ports":"the load generator ran out \
of ports for new connections","generator-saturated":"the load generator was saturated","proxy-saturated":"nginx was saturated",dependency:"t\
he server was not busy: it waited for something else (a dependency)","littles-law":"the load generator's figures contradict each other (Litt\
le's law)","too-few-requests":"rounds had too few requests",unsteady:"the server did not reach a steady state","over-capacity":"base could n\
ot keep up with the rate","out-of-step":"the two sides were not loaded at the same time"},EN={"out-of-ports":Dm["out-of-ports"],"too-few-req\
uests":"set a longer duration","over-capacity":"set a lower rate"},QJ={"wrong-status":"wrong answer","wrong-body":"wrong answer","wrong-head\
er":"wrong answer","no-answer":"wrong answer","length-changed":"wrong answer","no-report":"wrong output","command-failed":"command failed","\
impossible-time":"wrong time","timing-altered":"wrong time","lengths-differ":"unequal work","framing-differs":"unequal work",errors:"errors",
"no-answers":"no answers","wrong-size":"wrong size","too-many-connections":"connections not reused",died:"died",restarted:"died","worked-una\
sked":"interfered","accepted-unasked":"interfered","reached-other":"interfered","ended-other":"interfered","fails-beside":"interfered","chan\
ged-files":"interfered","filled-disk":"interfered","left-its-group":"interfered","not-ready":"","start-failed":"not ready","prepare-failed":"\
not ready","generator-failed":"generator failed","background-load-failed":"generator failed","proxy-failed":"harness failed","harness-failed":"\
harness failed","burner-elsewhere":"harness failed"},e3="; it requires a login: send one by headers: of the request, with what is secret und\
er secrets: of the target (for Basic the base64 of USER:PASSWORD)",t3=new Set([301,302,303,307,308]),n3="; a redirect is not followed: reque\
st the path that it leads to, or expect that status if the redirect is what you measure",r3={"wrong-status":({path:e,status:t,expected:n,body:r,
...o})=>`${e} answered ${t} instead of ${typeof n=="number"?n:a3(n)}${c3(r)}${t===401?e3:t3.has(t)?n3:Tx(o)}`,"wrong-body":({path:e,bytes:t,
body:n,lacks:r})=>`${e} answered ${t} bytes, ${i3(r,n===""?"nothing":JSON.stringify(n))}`,"wrong-header":({path:e,name:t,value:n,expected:r})=>`${e}\
 answered header ${t}: ${n??"(none)"} instead of ${r}`,"no-answer":({path:e,error:t,...n})=>`${e} gave no answer: ${t}${Tx(n)}`,"length-chan\
ged":({path:e,bytes:t})=>`${e} answers ${t} bytes after the load, not as many as before it; set expect.same-length to false if that is inten\
ded`,"no-report":({output:e})=>`the last line of output is not {"operations": n, "errors": e} but ${e||"(nothing)"}; print that line last`,"\
impossible-time":({seconds:e,wall:t})=>`it reported ${e.toFixed(2)} s of work in a run of ${t.toFixed(2)} s; leave "seconds" out, or take th\
em from a monotonic clock`,"timing-altered":({noted:e,wall:t})=>`hyperfine recorded ${e.toFixed(2)} s, loadgate's own clock ${t.toFixed(2)} \
s, so the time cannot be trusted; look for what writes to hyperfine's files`,"command-failed":({error:e,withheld:t,well:n})=>`${e}${Lm(t)}${n===
void 0?"":`; ${n===1?"another run":`${n} other runs`} of the same side ended well, so it fails now and then, and perhaps on both sides: have\
 the command itself try again, or repair it`}`,"lengths-differ":({path:e,base:t,head:n})=>`${e}: base answers ${t} bytes, head ${n}; set exp\
ect.same-length to false if that is intended`,"framing-differs":({path:e,base:t,head:n})=>`${e}: base frames its answer by ${t}, head by ${n}\
; set expect.same-length to false if that is intended`,errors:({failed:e,of:t,unit:n,most:r,through:o})=>`${e} of ${t} ${n} failed${PN(r)}${TN(
r,o)}`,"no-answers":({seconds:e,most:t,through:n})=>`no correct answer in ${e.toFixed(2)} s${PN(t)}${TN(t,n)}`,"wrong-size":({answers:e,bytes:t,
least:n,most:r})=>`${e} answers had ${t} bytes of body in all instead of ${n===r?n:`${n} to ${r}`}, so some were not the expected answer; lo\
ok for errors that are answered with the right status`,"too-many-connections":({side:e,opened:t,requests:n})=>e==="upstream"?`${t} connectio\
ns were opened from nginx to the server for ${n} requests${_N}`:`${t} connections were opened for ${n} requests${_N}`,died:({of:e,service:t,
end:n,when:r,lacks:o,withheld:s})=>{let i=e==="server"?"":t===void 0?"a service beside it: ":`service ${t}: `,a=o===void 0?"":`: it could no\
t find ${Se(o,100)}, since each side has only the files in git, without node_modules and the like; install it with setup: (npm ci, for examp\
le), or in the Dockerfile`,c=o===void 0&&u3(n)&&r!==void 0&&r!=="under-load";return`${i}${Px(n)}${r===void 0?"":s3[r]}${a}${c?l3:""}${Lm(s)}`},
restarted:()=>"the server was restarted while it was measured","worked-unasked":({cpu:e,other:t,seconds:n})=>`it used ${_x(e)} of CPU time i\
n ${n.toFixed(2)} s while only the other side was loaded (the other side in its turn: ${_x(t)}), so nothing can be compared; look for work i\
n the background, or use Docker, where both are loaded at once`,"accepted-unasked":({connections:e,seconds:t})=>`it accepted ${e} connection\
s in ${t.toFixed(2)} s while only the other side was loaded, so nothing can be compared; look for what else connects to it`,"reached-other":({
of:e,connections:t,listened:n})=>n?`its processes listened at the port of ${e}'s server, services or nginx and answered in its place, so not\
hing can be compared; remove that from the change, or use Docker, where neither side reaches the other`:`its processes held ${t===1?"a conne\
ction":`${t} connections`} to ${e}'s server, services or nginx, so nothing can be compared; remove that from the change, or use Docker, wher\
e neither side reaches the other`,"ended-other":({of:e,end:t})=>`${e}'s server was ended from outside (${Px(t)}) while only this side ran be\
side it, so nothing can be compared; remove what sends signals from the change, or use Docker, where neither side reaches the other`,"fails-\
beside":({of:e})=>`${e} failed to start beside it but started well alone, so nothing can be compared; look for what both use, such as a file\
, a lock or a port`,"changed-files":({of:e,path:t,files:n})=>`${e}'s files changed while both ran, but not its own (${t}${n>1?` and ${n-1} m\
ore`:""}), so ${e} is no longer what was committed; remove what writes there from the change, or use Docker, where neither side reaches the \
other`,"filled-disk":({bytes:e,other:t})=>`it filled the disk that both sides and loadgate use: its files take ${Un(e)}, the other side's ${Un(
t)}, so nothing could be measured; look for what it writes while it is loaded, or name a larger temporary folder with TMPDIR=DIR`,"left-its-\
group":({processes:e,cpu:t})=>`${e===1?"one of its processes":`${e} of its processes`} detached and used ${_x(t)} of CPU time that its figur\
es lack, so nothing can be compared; keep what it starts as child processes, or use Docker, where none can detach`,"not-ready":({seconds:e,last:t,
service:n,listens:r,runOver:o,...s})=>{let i=n===void 0?"":`service ${n} was `,a=o?", when the run's time was over":"",l=t===null?n===void 0?
"no answer":"its port is not open":"error"in t?t.error:`${t.path} answered ${t.status}`,u=o?"; give it a larger budget":"; if it needs longe\
r, raise ready.timeout";return`${i}not ready after ${e} s${a} (last: ${l})${r?o3(r):Tx(s)||u}`},"start-failed":({error:e})=>e,"prepare-faile\
d":({command:e,error:t,withheld:n})=>`its prepare failed: ${e.join(" ")}: ${t}${Lm(n)}`,"generator-failed":({error:e})=>e,"background-load-f\
ailed":({failed:e,answered:t,error:n})=>n===void 0?`${e} requests of the background load failed, ${t} were answered`:`background load: ${n}`,
"proxy-failed":({variant:e,end:t,seconds:n,error:r})=>{let o=n===null?null:`not ready after ${n} s`;return[`nginx in front of ${e}`,t&&Px(t),
o,r].filter(Boolean).join(": ")},"harness-failed":({error:e})=>e,"burner-elsewhere":()=>"a slowdown cannot be added to servers on another ma\
chine; run loadgate on the machine where the servers run"},_N=": the server closes them after each answer, so connecting would be measured; \
write keepalive: false in the scenario if that is intended";function o3({port:e,at:t}){if(t.length===0)return"; it listens on no port, so lo\
ok into its log";let n=t.filter(({port:o})=>o===e),r=o=>Nx([...new Set(o.map(({host:s,port:i})=>s.includes(":")?`[${s}]:${i}`:`${s}:${i}`))]);
return n.length>0&&n.every(({host:o})=>o==="::1"||o.startsWith("127."))?`; it listens on ${r(n)} alone, which nothing outside its container \
reaches: have it listen on 0.0.0.0`:n.length>0?`; it listens on ${r(n)}: have it listen on 0.0.0.0`:`; it listens on ${r(t)} instead of port\
 ${e}: write that port in loadgate.yml, or have it listen on PORT`}function _x(e){return`${Math.round(e*1e3)} ms`}var s3={starting:" before \
it was ready","before-load":" before it was loaded","under-load":" under load"};function Px({exitCode:e,signal:t}){return t!==null?`ended by\
 ${t}`:e===null?"its container ended":`ended with exit code ${e}`}function i3(e,t){if("text"in e)return e.text===""?`expected nothing, got ${t}`:
`expected ${JSON.stringify(e.text)}, got ${t}; where only a part is always the same, write expect: { body: { contains: \u2026 } }`;if("conta\
ins"in e)return`expected to contain ${JSON.stringify(e.contains)}, got ${t}`;if("json"in e)return e.json===null?`expected JSON, got ${t}`:`e\
xpected ${e.at} to be ${e.json}, got ${e.got??"nothing"}`;let{matches:n,why:r}=e;return r==="differs"?`expected to match /${n}/, got ${t}`:r===
"too-slow"?`and matching /${n}/ took more than 1 s; write an expression without nested repetitions`:`more than the 1 MiB that /${n}/ is matc\
hed against; expect a text with "contains" instead`}function a3(e){return e.length<2?e.join(""):`${e.slice(0,-1).join(", ")} or ${e.at(-1)}`}
function c3(e){return e===""?" (empty)":`: ${JSON.stringify(e)}`}function PN(e){let t=e.map(n=>`${"status"in n?`status ${n.status}`:n.error}\
 (${n.count})`);return t.length===0?"":`: ${t.join(", ")}`}var l3=", and a server has to stay in the foreground, where it can be measured an\
d ended; if it starts a daemon and leaves, turn that off (daemon off, -D FOREGROUND, no --daemon)";function u3({exitCode:e,signal:t}){return e===
0&&t===null}var d3={http:"; it speaks plain HTTP/1.1 there: leave https out of the target, and http2 out of the scenario",https:"; it speaks\
 TLS there: write https: { ca: FILE } or https: { insecure: true } in the target",http2:"; it speaks HTTP/2 without TLS there: write http2: \
true and via: direct in the scenario"};function Tx({speaks:e,through:t,interim:n}){if(e!==void 0)return d3[e];if(t===void 0)return"";let r="\
write via: direct in the scenario";return n===void 0?`; the server itself answers, but nginx in front of it does not take that: correct the \
answer, or ${r}`:`; the server itself answers, but first with status ${n}, after which nginx waits until it times out: leave that out,${n===
103?" use nginx 1.29 or newer,":""} or ${r}`}var zm="; the server closes connections without announcing it, which loses requests on their wa\
y: have it send Connection: close first, or set fewer connections, or keepalive: false, in the scenario",f3=[["CaUsedAsEndEntity","; the ser\
ver's certificate is a CA certificate, which load generators refuse: have the CA sign another one for the server"],["connection closed befor\
e message completed",zm],["operation was canceled",zm],["error writing a body to connection",zm],["connection error",zm]],m3="; nginx answer\
s 502 where the server closes a connection instead of answering: have it send Connection: close in the answer before, or write keepalive: fa\
lse in the scenario";function TN(e,t){if(t!==void 0&&e.some(r=>"status"in r&&r.status==="502"))return m3;let n=e.flatMap(r=>"error"in r?[r.error]:
[]);return f3.find(([r])=>n.some(o=>o.includes(r)))?.[1]??""}function CN(e){return e===void 0?"":`: building both sides took more than the ${hr(
e)} allowed for all builds and setup commands together; its log names the command that was stopped: make it end, or set a longer build-timeo\
ut in base's loadgate.yml (below the job's timeout-minutes)`}function Lm(e=[]){let t=["inherit","secrets"].flatMap(o=>{let s=e.filter(i=>i.key===
o).map(({name:i})=>i);return s.length===0?[]:[`${o}: [${s.join(", ")}]`]});if(t.length===0)return"";let n=e.map(({name:o})=>o).join(", "),r=e.
length===1?"is set here but was":"are set here but were";return`; ${n} ${r} not passed on, which may be the cause: if ${e.length===1?"it is":
"they are"} needed, add ${t.join(" and ")} to the target`}var p3={configuration:"base is not set up for loadgate yet",target:"base has no su\
ch target",scenario:"base cannot answer this new scenario",request:"base cannot answer the changed request","not-built":"base could not be b\
uilt","not-started":"base could not be started"},h3={"of-requests":e=>`commands have no such metric; write it under ${e} of the scenarios wi\
th a request`,"of-commands":e=>`only commands have this metric; write it under ${e} of the scenarios that run one`,"no-operations":()=>"the \
command reports no operations; use time or cpu-time",operations:()=>"the command reports operations; use goodput or cpu","no-image":()=>"pro\
cesses have no image; run it in Docker","not-known":e=>`it could not be read here, so the case is inconclusive; measure on a machine where i\
t can be, or remove it from ${e}`},g3={"build-failed":({variant:e,target:t,limitSeconds:n})=>`${e}: ${t} could not be built${CN(n)}`,"setup-\
failed":({variant:e,target:t,limitSeconds:n,withheld:r})=>`${e}: the setup of ${t} failed${CN(n)}${Lm(r)}`,fault:({variants:e,fault:t,times:n})=>{
let r=n===1?"":` (${n} times)`;return`${$3(e)}${k3(t)}${r}`},"head-alone":({why:e})=>`${p3[e]}, so head was measured alone`,"shards-missing":({
shards:e})=>`not measured: ${e.length===0?"a shard left it out":`shard ${e.join(", ")} is missing`}; its job's log says why`,skipped:({why:e})=>Ax[e],
"skip-unverified":({why:e})=>`not measured: a fork's run says that ${Ax[e]}, which cannot be verified; a maintainer's /loadgate run measures\
 it`,interrupted:()=>"not measured: the run was interrupted","no-time":()=>"not measured: time ran out before its first session; a larger bu\
dget would decide it","no-values":()=>"nothing could be compared: no round has values of both sides; give it a larger budget","one-session":()=>"\
one session cannot show the noise between sessions; increase the budget so that at least two fit","equal-ratios":()=>"all sessions gave exac\
tly the same ratio, so the noise is not known; set a longer duration","slow-start":({seconds:e,sessions:t})=>`a start takes ${e} s, so only ${t===
1?"one session":`${t} sessions`} fitted; a larger budget, or a quicker start, would decide it`,interference:({source:e,effect:t,rounds:n})=>{
let r=BN[e],o=n===1,s=o?"1 round":`${n} rounds`;return t==="nothing-left"?`nothing could be compared: in every round ${r}; ${Dm[e]}`:t==="co\
unted-less"?`${s} ${o?"counts":"count"} less, since ${r}`:`${s} ${o?"was":"were"} left out: ${r}${e==="out-of-ports"?`; ${Dm[e]}`:""}`},limited:({
limit:e,loop:t,cpuDecides:n})=>{let r=e in EN?`; ${EN[e]}`:"";if(t==="open")return`${Im[e]}, so latency says little about the server and is \
not judged${r}`;let o=n?"CPU per request decides":"CPU time could not be read either, so nothing decides; use Docker, or a machine with more\
 cores";return`${Im[e]}, so speed and latency say little about the server and are not judged; ${o}${r}`},"held-back":({limit:e,bound:t})=>e===
"over-capacity"?"cannot keep up with the rate, so requests queue up":`${Im[e]}${t?", so it may be better than its figures":""}`,"connections\
-closed":({base:e,head:t})=>{let n="so opening new ones is part of what was measured";return e===void 0||e===t?`the server closes a connecti\
on ${jN(t)}, ${n}`:`base ${AN(e)}, head ${AN(t)}, ${n} and may be the whole difference`},"requests-lost":({base:e,head:t})=>`the server clos\
es kept connections without announcing it, by which ${e?`${Cx(e)} of base and ${Cx(t)} of head`:Cx(t)} were lost; clients send such requests\
 again, so they count neither as answers nor as errors. To avoid them, set fewer connections, or keepalive: false, in the scenario`,"p99-unk\
nown":()=>"p99 is not known, since fewer than ten answers of a session lie beyond it; set a longer duration","not-judged":({metric:e,key:t,why:n})=>`${Me(
e).label} has a ${t} that is not judged: ${h3[n](t==="limit"?"absolute-limits":"thresholds")}`,"bottleneck-unknown":()=>"it is not known whe\
ther the server or the load generator was saturated, so a change may be hidden; use Docker, where CPU time can be read","server-waits":({limit:e,
decided:t})=>t?"head answers fewer requests although its server is not busy: it waits longer, such as for locks, timers, disks or other serv\
ices":e==="dependency"?"head answers fewer requests although its server is not busy, so it may wait longer for something, which CPU time can\
not show; a scenario with a rate would judge that":`head answers fewer requests while ${Im[e].replace(/ was saturated$/," is saturated")}, s\
o it may wait longer for something, which CPU time cannot show; a scenario with a rate would judge that`,"settled-early":({sessions:e})=>`de\
cided early, after ${e} sessions, so the size may be a little overstated; the interval holds`,"counter-moved":({metric:e,more:t,low:n,high:r})=>`${Nm(
t)} ${Me(e).words.subject} per request (95% interval ${Nm(n)} to ${Nm(r)}); this is counted, not timed, and decides nothing`};function Cx({lost:e,
of:t}){return`${e} of ${t} requests`}function jN(e){return`after about ${e} requests`}function AN(e){return e===null?"keeps its connections":
`closes each ${jN(e)}`}var y3={"burner-elsewhere":"a slowdown cannot be added to servers on another machine; run the trend where the servers\
 run, or write trend: { selftest: false }",interrupted:"the run was interrupted",invalid:"it gave no usable numbers; loadgate selftest says \
why"},b3={"base-config-missing":({file:e})=>`this change sets up loadgate: base has no ${e}, so head's is used for both sides; from the next\
 change on, base's rules apply`,"base-config-unusable":({file:e,error:t})=>`base's ${e} cannot be used (${t}), so head's is used for both si\
des`,"config-from-checkout":({file:e})=>`neither side has ${e}, so the one in the checkout is used for both; commit it`,"gate-changed":({changes:e})=>`\
this change alters the rules that it is judged by (${Zo(e.map(O3),"; ")}); base's rules were applied`,"budget-changed":({before:e,after:t})=>`\
this change alters the time to measure (budget ${FN(e)} \u2192 ${FN(t)}); base's was applied`,"build-timeout-changed":({before:e,after:t})=>`\
this change alters the time to build (build-timeout ${DN(e)} \u2192 ${DN(t)}); base's was applied`,"isolation-changed":({changes:e,more:t})=>`\
this change alters what its own code has access to (${Zo(e.map(zN),"; ",t)}); the stricter of base's and head's rules were applied`,"no-base\
-side":({file:e,targets:t})=>`base's ${e} has no target ${Zo(t)}, and only base's may give secrets, so this was not measured; it will be onc\
e the change is merged`,"no-longer-measured":({targets:e,...t})=>`this change no longer measures what base does: ${Zo([...e.map(n=>`target ${n}`),
...LN(t)])}`,"newly-measured":({targets:e,...t})=>`this change measures what base does not: ${Zo([...e.map(n=>`target ${n}`),...LN(t)])}`,"p\
lan-changed":({changes:e,more:t})=>`this change alters how it is measured (${Zo(e.map(zN),"; ",t)}); both sides got head's requests, and eac\
h was built and started by its own file`,"fixture-changed":({folders:e})=>`this change alters the fixture ${Zo(e)}; both sides take head's, \
so its effect on the numbers is not judged`,"default-rules":({file:e})=>`base has no usable ${e}, so a fork's numbers are judged by the defa\
ult rules, or by its own where those are stricter`,"cases-missing":({cases:e})=>`the run left out cases that base measures: ${Nx(e)}; a main\
tainer's /loadgate run measures all of them`,"other-requests":({scenarios:e})=>`the run did not send base's requests in ${Nx(e)}; read what \
the change does to the configuration before the numbers`,"submodules-missing":({paths:e})=>`built without ${e.length===1?"the submodule":"th\
e submodules"} ${e.join(", ")}; fetch ${e.length===1?"it":"them"} first (git submodule update --init --recursive; actions/checkout: submodul\
es: recursive)`,"checkout-sparse":({file:e,files:t})=>`this checkout is sparse, so both sides lack ${e}${t===1?"":` and ${t-1} more files`},\
 which may be why something failed; add what is needed with git sparse-checkout add FOLDER (actions/checkout: sparse-checkout)`,"filters-off":({
filters:e,file:t,files:n})=>`built with ${t}${n===1?"":` and ${n-1} more`} as git stores ${n===1?"it":"them"}, since git's filters do not ru\
n here (${e.join(", ")}); have the build fetch the content that it needs`,"port-ignored":({target:e})=>`target ${e} ignores PORT, so its two\
 sides were measured one after the other, which is noisier; have it listen on PORT, or put \${port} into its command`,"port-fixed":({target:e,
ports:t})=>`both sides of target ${e} listen on port ${t.join(" and on ")} beside PORT, so they were measured one after the other, which is \
noisier; set it under env: or in the command to 0 (any free port), or turn it off`,"own-users-lacking":e=>{let{since:t,remedy:n}=x3[e.why](e.
what??"");return`both sides ran as root (${t}), so each could read and alter everything on this machine, these numbers too; ${n}`},"session-\
overran":({case:e,seconds:t})=>`${e}: a session was stopped after ${Number(t.toPrecision(2))} s, when its time was long over; look for what \
hangs, or where one takes so long, give it a larger budget`,"planted-not-found":({case:e,slowdown:t})=>`a slowdown that was added on purpose\
 was not found: ${_i(t)} more CPU time in ${e}; if that happens often, give the trend more time (--budget)`,"planted-not-measured":({case:e,
why:t})=>`the slowdown that is added to ${e} on purpose was not measured and does not count: ${y3[t]}`,"rate-not-comparable":({scenario:e})=>`\
scenario ${e} was left out: its rate is a share of what base can answer, which differs from target to target; give it in requests per second`},
w3={"docker-missing":()=>"Docker is not installed (install it: apt-get install docker.io)","no-engine":({said:e})=>`no Docker engine answers\
 (${e===void 0?"":`${e}; `}start it: systemctl start docker, or dockerd)`,"no-buildx":()=>"Docker Buildx is not installed (see https://docs.\
docker.com/go/buildx/)","images-unresolved":({images:e})=>`the base image${e.length>1?"s":""} ${e.join(", ")} cannot be resolved (docker pul\
l shows why)`,"nothing-to-build":({target:e})=>`target "${e}" has neither build nor image, which Docker needs`,"no-command":({of:e,name:t})=>`${e}\
 "${t}" has no command that starts it as a process; add one (beside build or image under process:), or use --isolation docker`,"same-process":({
as:e})=>`as a process it is the same as ${e}, since build arguments apply to Docker alone; use --isolation docker`,"programs-missing":({programs:e})=>`${e.
join(" and ")} cannot be found on PATH`,"base-in-docker":()=>"base runs in Docker here, and head never runs with less isolation than base; m\
ake head's images resolve, or set isolation: process in base's configuration"};function Nx(e){let[t,n]=[e.slice(0,5),e.length-5];return`${t.
join(", ")}${n>0?` and ${n} more`:""}`}function Go(e){return w3[e.code](e)}function Mx(e){let t=n=>e.filter(r=>r.isolation===n).map(({target:r,
obstacle:o})=>`${r===null?"":`${r}: `}${Go(o)}`);return["docker","process"].filter(n=>t(n).length>0).map(n=>`${n==="docker"?"containers":"pr\
ocesses"} cannot be used: ${t(n).join("; ")}`).join("; ")}function gr(e,t){switch(t.code){case"configured":return`${e}: as configured`;case"\
docker-works":return`${e}: chosen automatically, since a Docker engine answers and the base images resolve`;case"nothing-to-run":return`${e}\
: nothing had to be run`;case"not-docker":return`${e}: chosen automatically, since ${Go(t.obstacle)}`}}var x3={"not-root":()=>({since:"only \
root can give each side its own user",remedy:NN}),"turned-off":()=>({since:"LOADGATE_OWN_USERS=0 is set",remedy:NN}),"not-permitted":()=>({since:"\
root may not become another user here",remedy:"give this container the capabilities CHOWN, KILL, SETGID and SETUID, which Docker gives by de\
fault"}),"not-metered":()=>({since:"root may not look at processes of other users here, which metering needs",remedy:"give this container th\
e capability SYS_PTRACE (docker run --cap-add SYS_PTRACE)"}),"temporary-folder":()=>({since:"other users cannot reach the temporary folder",
remedy:"name another one, such as TMPDIR=/tmp"}),build:e=>({since:`only root could build ${e} of base`,remedy:MN}),program:e=>({since:`only \
root can start ${e}`,remedy:MN}),port:e=>({since:`only root can listen at port ${e}`,remedy:"use a port from 1024 on"})},NN="for code from o\
utsiders use isolation: docker, or a disposable machine",MN="install what it needs where every user can read it, not in root's home";var S3={"one-core":"server, nginx and load generator share the only core: figures are advisory, expect wide intervals","shared-load-core":"s\
erver on one core, nginx and the load generators share the other: where they are the bottleneck, CPU time per request decides","smt-siblings":"\
server and load share physical cores (SMT siblings): expect wider intervals","separate-cores":"server, nginx and load generators each on the\
ir own cores","separate-machine":"server and nginx on another machine, the load generators on this one","separate-machine-one-core":"server \
and nginx share the only core of another machine, the load generators are on this one"};function Ix({layout:e}){return S3[e]}var v3={"side-b\
y-side":"side by side: each variant has its own CPU group, so both are loaded at once",interleaved:"in turns: no CPU groups can be made here\
 (it takes root or containers), so the variants take turns in random order"};function UN(e){return v3[e]}function Fm(e){return g3[e.code](e)}
function ZN(e){return Fm(e).replace(/^head: /,"")}function Vr(e){return b3[e.code](e)}function Bm(e){return Ax[e]}function GN(e){return{why:BN[e],
remedy:e==="out-of-ports"?Dm[e]:"stop what else runs here, or this run may stay inconclusive"}}function k3(e){let t="afterLoad"in e?"after t\
he load: ":"",n=r3[e.code](e),r=QJ[e.code];return`${r===""?"":`${r}: `}${t}${n}`}function $3(e){return e.length===0?"":`${e.join(" and ")}: `}
function O3(e){switch(e.setting){case"false-alarms":return`false-alarms ${_i(e.before)} \u2192 ${_i(e.after)}`;case"mode":return`${e.setting}\
 ${e.before} \u2192 ${e.after}`;case"fail-on":return`fail-on ${e.before.join(", ")} \u2192 ${e.after.join(", ")}`;case"threshold":case"max-e\
rrors":return`${e.setting} of ${e.scenario} ${_i(e.before)} \u2192 ${_i(e.after)}`;case"thresholds":return IN(e,_i);case"absolute-limits":return IN(
e,t=>Rx(t,e.unit))}}function IN({setting:e,metric:t,scenario:n,before:r,after:o},s){let[i,a]=[r,o].map(c=>c===null?"(none)":s(c));return`${e}\
.${t} of ${n} ${i} \u2192 ${a}`}function zN({of:e,name:t,setting:n,before:r,after:o}){let s=t===void 0?"":` of ${e} ${Se(t,64)}`,[i,a]=[r,o].
map(c=>c===""?"(empty)":c??"(none)");return`${Se(n,64)}${s} ${i} \u2192 ${a}`}function LN({scenarios:e,via:t,pairs:n}){return[...e.map(r=>`s\
cenario ${r}`),...t,...n]}var R3=10;function Zo(e,t=", ",n=0){let r=e.slice(0,R3).map(s=>Se(s,300)),o=e.length-r.length+n;return[...r,...o>0?
[`and ${o} more`]:[]].join(t)}function _i(e){return`${Number((e*100).toPrecision(6))}%`}function DN(e){return e===null?"default":hr(e)}function FN(e){
return e===null?"60 s a case":`${e} s`}import{createHash as vY}from"node:crypto";import{lookup as kY}from"node:dns/promises";import{writeFileSync as sM}from"node:fs";import{join as iM}from"node:path";var HN="/proc/sys/kernel/ostype",E3=/(?:^|\n)==> (\/\S+) <==\n/,_3=1e4;async function qN(e,{name:t,run:n,signal:r}){await ci(e,r);let o=await Fn(
["docker","run","--rm","--interactive","--name",t,"--label",`loadgate.run=${n}`,"--pid","host","--cgroupns","host","--network","none","--rea\
d-only","--volume","/sys/fs/cgroup:/sys/fs/cgroup:ro","--entrypoint","xargs",e,"-L","1","head","-v","-n","100000"],{cwd:"/",env:yt(process.env),
input:!0}),s=P3(o),i=s([]),a=async()=>{await zo(t),await o[Symbol.asyncDispose]()};try{await i}catch(c){throw await a(),c}return{read(c){let l=i.
catch(()=>{}).then(()=>s(c));return i=l,l},[Symbol.asyncDispose]:a}}function P3({child:e,stdout:t}){let n="",r=()=>{},o=new TextDecoder;return t.
on("data",s=>{n+=o.decode(s,{stream:!0}),r()}),s=>new Promise((i,a)=>{n="";let c=()=>{clearTimeout(d),e.off("exit",u).off("error",u),r=()=>{}},
l=f=>{c(),a(new he(`the engine's machine cannot be read: ${f}`))},u=()=>l("its reader ended"),d=setTimeout(()=>l("it does not answer"),_3);e.
once("exit",u).once("error",u),r=()=>{let f=T3(n);f.get(HN)?.endsWith(`
`)&&(c(),i(f))},e.stdin?.write(`${[...s,HN].map(C3).join(" ")}
`)})}function T3(e){let t=e.split(E3),n=new Map;for(let r=1;r<t.length;r+=2)n.set(t[r]??"",t[r+1]??"");return n}function C3(e){return e.replaceAll(
/[\\'"\s]/g,"\\$&")}import{chmodSync as KN,copyFileSync as G3,mkdirSync as H3,readFileSync as q3}from"node:fs";import{basename as W3,join as Um}from"node:path";import{chmodSync as A3,chownSync as N3,closeSync as M3,constants as zx,copyFileSync as I3,existsSync as z3,fstatSync as L3,mkdtempSync as D3,
openSync as F3,readSync as B3,rmSync as j3}from"node:fs";import{basename as U3,join as Lx}from"node:path";var jm=1024*1024;function WN(e,t){
let n=D3(Lx(e,"timing-"));t&&N3(n,t.uid,t.gid);let r=Lx(n,"notes.json");return{path:r,read:()=>Z3(r),[Symbol.dispose]:()=>j3(n,{recursive:!0,
force:!0})}}function VN(e,t){let n=Lx(t,U3(e));return z3(n)||(I3(e,n),A3(n,493)),n}function Z3(e){try{let t=F3(e,zx.O_RDONLY|zx.O_NOFOLLOW|zx.
O_NONBLOCK);try{if(!L3(t).isFile())return null;let n=Buffer.alloc(jm);return n.toString("utf8",0,B3(t,n,0,jm,0))}finally{M3(t)}}catch{return null}}var Pi="/loadgate-timer",JN=`${Pi}/notes/notes.json`,YN="\x7FELF";function XN(e){let t,n=new Map;return{async entry({program:r,argumentsFor:o},s,i){
t??=V3(r,Um(e,"timer"));let{argv:a}=await t,c=n.get(s)??Mf(s);n.set(s,c);let{entrypoint:l,command:u}=await c,d=[...l,...i.length>0?i:u],[f="",
...m]=[...a,...o(d,JN)];return{entrypoint:f,command:m}},async putInto(r){let{folder:o}=await t??{};o!==void 0&&await wc(r,o,Pi)},notesFrom:r=>hT(
r,JN,jm)}}async function V3(e,t){if(q3(e).toString("latin1",0,YN.length)!==YN)throw new he(`${e} is a script, which containers cannot run; n\
ame the program itself with LOADGATE_HYPERFINE`);let n=await K(["ldd",e],{cwd:"/",env:oe(process.env)}),{loader:r,libraries:o}=K3(n.code===0?
n.stdout:""),s=(i,...a)=>{let c=Um(t,...a);G3(i,c),KN(c,493)};for(let[i,a]of[[".",493],["lib",493],["notes",511]])H3(Um(t,i),{recursive:!0}),
KN(Um(t,i),a);if(s(e,"timer"),r===null)return{folder:t,argv:[`${Pi}/timer`]};s(r,"loader");for(let i of o)s(i,"lib",W3(i));return{folder:t,argv:[
`${Pi}/loader`,"--library-path",`${Pi}/lib`,`${Pi}/timer`]}}function K3(e){let t=[...e.matchAll(/ => (\/\S+) \(0x/g)].flatMap(([,r])=>r??[]);
return{loader:/^\s*(\/\S+) \(0x/m.exec(e)?.[1]??null,libraries:t}}function Zm(e){let{folder:t}=e,n=e.tls?"https":"http",r=i=>i===null?`
      proxy_ssl_verify off;`:`
      proxy_ssl_trusted_certificate ${Kr(i)};
      proxy_ssl_verify on;`,o=e.tls?`${r(e.tls.caFile)}
      proxy_ssl_server_name on;
      proxy_ssl_name ${Kr(e.tls.name)};`:"",s=e.keepalive?`
    keepalive ${e.connections};
    keepalive_requests 1000000000;
    keepalive_timeout 1h;`:"";return`daemon off;
master_process on;
worker_processes ${e.workers};
${e.user?`user ${e.user};
`:""}pid ${Kr(`${t}/nginx.pid`)};
error_log stderr warn;
events {
  worker_connections ${2*e.connections+1024};
}
http {
  access_log off;
  server_tokens off;
  client_body_temp_path ${Kr(`${t}/client`)};
  proxy_temp_path ${Kr(`${t}/proxy`)};
  fastcgi_temp_path ${Kr(`${t}/fastcgi`)};
  uwsgi_temp_path ${Kr(`${t}/uwsgi`)};
  scgi_temp_path ${Kr(`${t}/scgi`)};
  client_max_body_size 0;
  merge_slashes off;
  underscores_in_headers on;
  ignore_invalid_headers off;
  large_client_header_buffers 4 256k;
  proxy_buffer_size 16k;
  proxy_buffers 8 16k;
  upstream server_under_test {
    server ${Hr(e.upstream)} max_fails=0;${s}
  }
  server {
    listen ${e.listen} backlog=65535;
    keepalive_requests 1000000000;
    keepalive_timeout 1h;
    location / {
      proxy_pass ${n}://server_under_test;
      proxy_http_version 1.1;
      proxy_set_header Connection ${e.keepalive?'""':"close"};
      proxy_set_header Host $http_host;
      proxy_next_upstream off;
      proxy_ignore_headers X-Accel-Redirect X-Accel-Limit-Rate X-Accel-Charset;
      proxy_pass_header X-Accel-Redirect;
      proxy_pass_header Server;
      proxy_max_temp_file_size 0;${o}
    }
  }
}
`}function Kr(e){return`"${e.replaceAll(/["\\$]/g,"\\$&")}"`}import{createHash as J3}from"node:crypto";import{closeSync as Y3,constants as QN,openSync as X3,readFileSync as tM,rmSync as Q3,writeSync as eY}from"node:fs";
import{copyFile as tY,open as nY,realpath as rY,rename as oY,rm as sY}from"node:fs/promises";import{isAbsolute as iY,join as aY,posix as Dx,
relative as cY,resolve as lY,sep as uY}from"node:path";var Ho=Buffer.from("\x7FELF","latin1"),Ti=".loadgate-new",dY=256*1024*1024;async function Fx(e,t,n,r){for(let o of e.filter(s=>s.includes(uY))){
let s=await fY(lY(t,o),n);s&&await mY(s)&&await(r?hY(r,s):pY(s))}}async function fY(e,t){let[n,r]=await Promise.all([eM(e),eM(t)]);if(!n||!r)
return null;let o=cY(r,n);return o.startsWith("..")||iY(o)?null:n}function eM(e){return rY(e).catch(()=>null)}async function mY(e){try{var t=[];
try{let i=G(t,await nY(e,QN.O_RDONLY|QN.O_NONBLOCK),!0);let{buffer:a,bytesRead:c}=await i.read({buffer:Buffer.alloc(Ho.length)});return c===
Ho.length&&a.equals(Ho)&&(await i.stat()).size<=dY}catch(n){var r=n,o=!0}finally{var s=J(t,r,o);s&&await s}}catch{return!1}}async function pY(e){
try{await tY(e,e+Ti),await oY(e+Ti,e)}catch{await sY(e+Ti,{force:!0})}}async function hY(e,t){let{code:n}=await Tt(e,["cp","--preserve=mode",
"--",t,t+Ti]);n===0?await Tt(e,["mv","-f","-T","--",t+Ti,t]):await Tt(e,["rm","-f","--",t+Ti])}function nM(e){let t=new Map,n=new Map,r=0;async function o(s,i,a,c){
let l=[];for(let u of gY(await Mf(a),c))for(let d of u){r+=1;let f=aY(e,`program-${r}.tar`);if(!await bY(s,d,f))continue;let m=J3("sha256").
update(tM(f)).digest("hex");n.set(m,(n.get(m)??new Set).add(i)),l.push({file:f,hash:m,folder:Dx.dirname(d)});break}return l}return async(s,i,a,c)=>{
let l=JSON.stringify([i,a,c]),u=t.get(l);if(!u){let d=o(s,i,a,c).catch(()=>[]);t.set(l,d),await d;return}for(let{file:d,hash:f,folder:m}of await u)
n.get(f)?.size===1&&(await xY(s,m,d)||t.set(l,Promise.resolve([])))}}function gY(e,t=e.command){let[n="",...r]=[...e.entrypoint,...t],o=n.includes(
"/")?[]:[e.path.map(a=>Dx.join(a,n))],s=[n,...r].filter(a=>a.includes("/")),i=new Set(s.map(a=>Dx.resolve(e.folder,a)));return[...o,...[...i].
map(a=>[a])]}var yY=64*1024*1024;async function bY(e,t,n){let r=X3(n,"w"),o=Buffer.alloc(0),s=null,i=c=>(o=s===null?Buffer.concat([o,c]):c,s??=
SY(o),s&&(s=wY(r,o)),s!==!1),{code:a}=await Ne(["cp",`${e}:${t}`,"-"],{take:i});return Y3(r),s&&a===0?!0:(Q3(n),!1)}function wY(e,t){try{return eY(
e,t)===t.length}catch{return!1}}async function xY(e,t,n){let{code:r}=await Ne(["cp","--archive","-",`${e}:${t}`],{input:tM(n)});return r===0}
function SY(e){let t=$w(e);if(t===null)return null;if(t==="broken"||!t.isPlain)return!1;let{size:n,at:r}=t;return n<Ho.length||n>yY?!1:r+Ho.
length>e.length?null:e.subarray(r,r+Ho.length).equals(Ho)}function aM(){return{publishes:!1,publishesAt:null,sameClock:!0,addressOf:(e,t)=>({host:e.ip,port:t}),meter:async e=>um(e,rT(e),!0),setSchedBatch:zC,
async watch(e,t){let n=ct(t);return{over:()=>n===null||ct(t)!==n,async[Symbol.asyncDispose](){}}},cpuSeconds:async e=>vo(e),listens:e=>Xu(e).
filter(({host:t})=>t!==$Y).map(({host:t,port:n})=>({host:t,port:n})),async[Symbol.asyncDispose](){}}}var $Y="127.0.0.11";async function OY(e){
return(await kY(e,{family:4}).catch(()=>null))?.address??null}async function cM({host:e},t,n,r){await ci(t,r);let o=await OY(e),s={image:t,run:n.
id,signal:r},i=o!==null&&await dT(o,s)?o:null,a=await qN(t,{name:`loadgate-${n.id}-reader`,run:n.id,signal:r});return{publishes:!0,publishesAt:i,
sameClock:!1,addressOf:({publishedAt:c})=>({host:e,port:c??0}),meter:c=>SA(c,a),async setSchedBatch(){},async watch(c){let l=await Fn(["dock\
er","wait",c],{cwd:"/",env:yt(process.env)});return{over:()=>l.ended()!==null,[Symbol.asyncDispose]:()=>l[Symbol.asyncDispose]()}},cpuSeconds:async c=>$y(
(await a.read(["/proc/stat"])).get("/proc/stat")??null,c),[Symbol.asyncDispose]:()=>a[Symbol.asyncDispose]()}}var Bx=8080;function lM(e){let t=0,
{engine:n,resources:r,clock:o}=e,s=nM(r.folder),i=EY(e),a=XN(r.folder),c=(u,d,f)=>{t+=1;let m={name:`loadgate-${r.id}-${u}-${t}`,run:r.id,...f};
return n.publishes?{...m,publish:{port:d,at:n.publishesAt}}:m},l=({target:u,variant:d,image:f},m)=>{if(!f)throw new he(`target "${u.name}" h\
as no image for ${d}`);let h={port:u.port,addresses:m},p={...Ff(u,h),PORT:String(u.port)},g=Xe(u,process.env),y=u.command&&{command:Bf(u.command,
h)},{memory:b,shmSize:x,ulimits:S}=u,R={memory:b,shmSize:x,ulimits:S,seccomp:RY(u,r.folder)};return{image:f,cpus:e.cpus.server,...R,env:p,secrets:g,
...y}};return{name:"docker",canShare:()=>!0,cpuSeconds:u=>n.cpuSeconds(u),async serve(u,d=new Map,f="server"){let{target:m,variant:h}=u,p=f===
"generator"&&n.publishes?"proxy":f,g=c(h,m.port,{...l(u,d),cpus:e.cpus[p],network:await i.of(h)}),y=await jx(g);n.publishes||await s(y,h,g.image,
g.command);let b=Xe(m,process.env);return rM(y,m.port,n,o,{secrets:b,schedBatch:tm(f,e.cpus)})},async runOnce(u,d,f,m){t+=1;let h=`loadgate-${r.
id}-once-${t}`,p=await i.of(u.variant),g={name:h,run:r.id,network:p,...l(u,f)},y="added"in d&&!n.publishes?d.timer:null,b="added"in d?[...g.
command??[],...d.added]:d.command.slice(1),x="command"in d?{entrypoint:d.command[0]??"",command:b}:y?await a.entry(y,g.image,b):{command:b},
S=await jx({...g,...x});try{y&&await a.putInto(S);let R=o.now(),$=await Ne(["start","--attach",S],m),_=await PY(S,o.now()-R),P=y&&{notes:await a.
notesFrom(S)};return{...Bn($,Xe(u.target,process.env)),seconds:_,timed:P}}finally{await zo(S)}},async proxy(u,d){let f=c(`nginx-${d.variant}`,
Bx,{image:e.nginxImage,cpus:e.cpus.proxy,network:await i.of(d.variant),env:{},entrypoint:"nginx"}),m=await jx(f);try{let h=d.tls?.caFile==null?
null:"/etc/nginx/upstream-ca.pem",p=d.tls&&{...d.tls,caFile:h};d.tls?.caFile!=null&&await wc(m,d.tls.caFile,"/etc/nginx/upstream-ca.pem");let g=e.
cpus.proxy.length,y={listen:Bx,upstream:u.nearby,connections:d.connections,keepalive:d.keepalive,workers:g},b=iM(r.folder,`${f.name}.conf`);
sM(b,Zm({...y,folder:"/tmp",user:null,...p&&{tls:p}})),await wc(m,b,"/etc/nginx/nginx.conf")}catch(h){throw await zo(m),h}return rM(m,Bx,n,o)},
async[Symbol.asyncDispose](){await i.remove(),await n[Symbol.asyncDispose]()}}}function RY({seccomp:e},t){if(e===void 0||e==="unconfined")return e;
let n=vY("sha256").update(e).digest("hex").slice(0,16),r=iM(t,`seccomp-${n}.json`);return sM(r,e),r}function EY({engine:e,resources:t}){let n=new Map,
r=async o=>{let s=`loadgate-${t.id}-${o}`;return await mT(s,{run:t.id,internal:!e.publishes}).catch(i=>{throw n.delete(o),Ux(i)}),s};return{
of(o){let s=n.get(o)??r(o);return n.set(o,s),s},async remove(){for(let o of n.values())await o.then(pT,()=>{})}}}var _Y=/cannot connect to the docker daemon|error during connect/i,
Ux=e=>new X({code:"harness-failed",error:e.message});function jx(e){return fT(e).catch(t=>{throw Ux(t)})}async function rM(e,t,n,r,{secrets:o={},
schedBatch:s=!1}={}){try{let i=r.now(),a=r.date().getTime();await gT(e);let c=await If(e);if(!c.running||c.ip===""){let f=oM(c.exitCode,c.oomKilled);
throw new he(`the container ended at once, ${f}: ${On(dr(await Ew(e),o),10)||"(no output)"}`)}s&&await n.setSchedBatch(c.pid);let l=await n.
meter(c.pid),u=await n.watch(e,c.pid),d=n.sameClock?TY((c.startedAt-a)/1e3,0,r.now()-i):0;return{address:n.addressOf(c,t),nearby:{host:c.ip,
port:t},startedAt:i+d,meter:l,...n.listens&&{listens:()=>n.listens?.(c.pid)??[]},ended:()=>u.over()?{exitCode:null,signal:null}:null,async log(){
let f=await If(e).catch(()=>null),m=f&&!f.running?`
(${oM(f.exitCode,f.oomKilled)})`:"";return dr(await Ew(e),o)+m},exec:async(f,m)=>Bn(await Ne(["exec",e,...f],m),o),async[Symbol.asyncDispose](){
await zo(e),await u[Symbol.asyncDispose]()}}}catch(i){throw await zo(e),_Y.test(i.message)?Ux(i):i}}async function PY(e,t){let n=await If(e).
catch(()=>null),r=n?(n.finishedAt-n.startedAt)/1e3:0;return r>0&&r<t?r:t}function oM(e,t){return t?"killed for using more memory than its li\
mit":`exit code ${e}`}function TY(e,t,n){return Math.min(Math.max(e,t),n)}import{mkdtempSync as CY,writeFileSync as AY}from"node:fs";import{join as uM}from"node:path";var NY="LOADGATE_SERVER";function mM(e){let t=0,n=({target:i,user:a},c)=>Ts(a?fi(process.env,a):process.env,i.inherit,{...Ff(i,c),...Xe(i,process.
env),...e.resources.marker}),r=i=>(t+=1,ii(e.resources.id,`${i}-${t}`)),o=({pid:i})=>i!==void 0&&e.resources.process(i),s=async(i,a,c,l,u)=>{
let d=r(i),f=[NY,`${e.resources.id}-${String(t).padStart(8,"0")}`],m=e.clock.now(),h={...l,[f[0]]:f[1]},p=await Fn(a,{cwd:c,env:h,started:o,
user:u});return d?.add(p.pid),{group:d,running:p,startedAt:m,sign:f.join("=")}};return{name:"process",cpuSeconds:async i=>vo(i),canShare:({ignoresPort:i,
fixedPort:a})=>!i&&!a,async runOnce(i,a,c,l){var _=[];try{let u={port:i.target.port,addresses:c};let d="command"in a?a.command:[...dM(i.target,
u),...a.added];let f=zn(i.target,i.folder);let m=n(i,u);let{user:h}=i;await Fx(d,f,e.resources.folder,h);let p="added"in a?r(`${i.variant}-o\
nce`):null;let g="added"in a?a.timer:null;let y=G(_,g&&WN(e.resources.folder,h));let b=g&&(h?VN(g.program,e.resources.folder):g.program);let x=g&&
b&&y?[b,...g.argumentsFor(d,y.path)]:d;let{clock:S}=e;let R=S.now();let $=null;try{let W=await K(Gr(e.cpus.server,x),{cwd:f,env:m,user:h,started(pt){
R=S.now(),pt.once("exit",()=>{$=S.now()}),o(pt),pt.pid!==void 0&&p?.add(pt.pid)},untrusted:!0,...l}),B=($??S.now())-R,te=y&&{notes:y.read()},
Te=W.stdout+W.stderr,ze=Sc(Te,process.env,i.target);return{...Bn(W,Xe(i.target,process.env)),seconds:B,timed:te,lacks:ze}}finally{pM(p)}}catch(P){
var N=P,M=!0}finally{J(_,N,M)}},async serve(i,a=new Map,c="server"){let{target:l,variant:u,user:d}=i,{ignoresPort:f}=i;if(f&&await Nc(l.port))
throw new he(Zx(l));let m=f?l.port:await Jw(),h={port:m,addresses:a},p={...n(i,h),PORT:String(m)},g=dM(l,h),y=zn(l,i.folder);await Fx(g,y,e.
resources.folder,d);let b=tm(c,e.cpus)&&await IC(),x=Gr(e.cpus[c],b?Hw(g):g),S=fM(await s(u,x,y,p,d),{host:i.host??"127.0.0.1",port:m}),R=Xe(
l,process.env);return{...S,log:async()=>dr(await S.log(),R),lacks:()=>Sc(S.said(),process.env,l),exec:async($,_)=>Bn(await K($,{cwd:y,env:p,
user:d,untrusted:!0,..._}),R)}},async proxy(i,a){if(!e.nginx)throw new v(Gx);let c=await Jw(),l=CY(uM(e.resources.folder,`nginx-${a.variant}\
-`)),u=uM(l,"nginx.conf"),d=e.cpus.proxy.length,f=process.getuid?.()===0?"root":null,m={listen:c,upstream:i.address,connections:a.connections,
keepalive:a.keepalive,workers:d,folder:l,user:f};AY(u,Zm({...m,...a.tls&&{tls:a.tls}}));let h=Gr(e.cpus.proxy,[e.nginx,"-e","stderr","-p",l,
"-c",u]),p=oe(process.env,e.resources.marker),g=await s(`nginx-${a.variant}`,h,l,p);return fM(g,{host:"127.0.0.1",port:c})},async[Symbol.asyncDispose](){}}}
function dM({name:e,process:t},n){if(!t)throw new v(`target "${e}" has no command that starts it as a process`);return Bf(t.command,n)}function Zx({
name:e,port:t}){return`port ${t} of target "${e}" is already taken by another process; end that process, or have the server listen on PORT`}
var Gx="nginx was not found, and via: nginx needs it; install it (apt-get install nginx) or set via: direct in loadgate.yml";function fM({running:e,
group:t,startedAt:n,sign:r},o){let s=um(e.pid,t?.files??null,!1),i=()=>{let a=new Set(s.pids());return Yu(r).filter(c=>!a.has(c))};return{address:o,
nearby:o,startedAt:n,meter:s,strays:i,listens(){let a=Aa(s.pids());return Xu(e.pid).filter(({inode:c})=>a.has(c)).map(({host:c,port:l})=>({host:c,
port:l}))},ended(){let a=e.ended();return a&&{exitCode:a.code,signal:a.signal}},log:async()=>e.log(),said:e.log,exec:(a,c)=>K(a,{cwd:"/",env:oe(
process.env),...c}),async[Symbol.asyncDispose](){await e[Symbol.asyncDispose]();for(let a of i())bt(a,"SIGKILL");pM(t)}}}function pM(e){for(let t of e?.
members()??[])bt(t,"SIGKILL");e?.remove()}function gM(e,t,n){return{...e,async serve(r,o,s){let i=await e.serve(r,o,s);if(r.variant!=="head"||s==="generator"||!MY(r.target))return i;
try{return await IY(i,t,n)}catch(a){throw await i[Symbol.asyncDispose](),a}}}}function MY(e){return"ready"in e&&typeof e.ready=="object"&&e.
ready!==null&&"path"in e.ready}async function IY(e,{share:t},{cpus:n,resources:r}){let{meter:o}=e,[s]=o.pids();if(s===void 0){if(e.ended())return e;
throw new X({code:"burner-elsewhere"})}let i=(u,d)=>Fn(Gr(n.server,zY({share:t,file:u,version:d,root:s})),{cwd:r.folder,env:oe(process.env,r.
marker),input:!0,graceSeconds:0,started:({pid:f})=>f!==void 0&&r.process(f)}),a=o.group?.cpu??null;if(a){let u=await i(a.file,a.version);if(sT(
s,u.pid))return u.child.stdin?.write(`
`),{...e,[Symbol.asyncDispose]:()=>hM(u,e)};await u[Symbol.asyncDispose]()}let c=await i(null,1);c.child.stdin?.write(`
`);let l=()=>[...$n([c.pid]).cpu.values()].reduce((u,d)=>u+d,0);return{...e,meter:{...o,async read(){let u=await o.read(),{cpu:d,whole:f}=u,
m=l();return{...u,cpu:d===null?null:d+m,...typeof f=="number"&&{whole:f+m}}}},[Symbol.asyncDispose]:()=>hM(c,e)}}async function hM(e,t){await e[Symbol.
asyncDispose](),await t[Symbol.asyncDispose]()}function zY(e){return[process.execPath,"-e",`(${LY.toString()})(${JSON.stringify(e)})`]}function LY({
share:e,file:t,version:n,root:r}){let{readFileSync:o,readdirSync:s}=process.getBuiltinModule("node:fs"),i=f=>{try{return o(f,"utf8")}catch{return""}},
a=f=>{try{return s(f)}catch{return[]}},c=()=>{let{user:f,system:m}=process.cpuUsage();return(f+m)/1e6},l=()=>{let f=i(t??"");return n===1?Number(
f)/1e9:Number(/^usage_usec (\d+)$/m.exec(f)?.[1]??0)/1e6},u=()=>{let f=0,m=[r];for(let h of m)for(let p of a(`/proc/${h}/task`)){f+=Number(i(
`/proc/${h}/task/${p}/schedstat`).split(" ")[0])/1e9;for(let g of i(`/proc/${h}/task/${p}/children`).split(" "))g&&m.push(Number(g))}return f},
d=()=>t===null?u():l()-c();process.stdin.once("data",()=>{let f={own:c(),others:d()},m=10,h=()=>{let p=c(),g=e*(d()-f.others)-(p-f.own);if(g>
0){let y=p+Math.min(g,.05);for(;c()<y;);}m=g>0?Math.max(5,m/2):Math.min(100,m*1.5),setTimeout(h,m)};h()})}import{resolve as yM}from"node:path";function bM(e,t,{base:n,head:r},o){let{rate:s}=t;return{case:e,scenario:t,builds:n?[n,r]:[r],questions:{base:Gm(n??r,t,o,r.bodies??r.folder),
head:Gm(r,t,o)},...s&&"perSecond"in s&&{rate:s.perSecond}}}function Gm(e,t,n,r=e.bodies??e.folder){let{request:o,background:s,expect:i}=t,{tls:a}=e.
target,c=o.body&&"file"in o.body?yM(r,o.body.file):void 0;return{request:xc(o,e.target,process.env),...s&&{background:xc(s.request,e.target,
process.env)},expect:i,errors:t.maxErrors,redact:NT(e.target,process.env),options:{timeoutSeconds:Math.max(10,t.timeoutSeconds),signal:n,...t.
http2&&{http2:!0},...!t.keepalive&&{again:!0},...c!==void 0&&{bodyFile:c},...a&&{tls:{...a,caFile:a.ca===void 0?null:yM(e.folder,a.ca)}}}}}function wM(e){let t=e.scenarios.map(({limits:n,...r})=>r);return{...e,scenarios:t}}function jc({cases:e,part:t,untouched:n,also:r=[]}){return[
...(t?.cases??e).filter(({target:o})=>!n.has(o)),...r]}function xM(e,{base:t,head:n}){let{part:r,untouched:o}=e,s=r?.cases??e.cases,i=new Set(
s.map(({target:d})=>d).filter(d=>!o.has(d))),a=yC({...t&&{base:t.built},head:n.built},i),c=e.firstRun?DY(a):a,l=new Map;for(let d of s){let f=FY(
d,c,e);f!==null&&l.set(d.id,f)}let u=s.filter(({id:d,target:f})=>!l.has(d)&&Hx(c,f,"head"));return{cases:s,built:c,skipped:l,wanted:u}}function DY({
identical:e,builds:t,...n}){let r=t.filter(({variant:o,target:s})=>o==="head"||!e.has(s.name));return{...n,builds:r,identical:new Set}}function FY({
target:e},{identical:t},{untouched:n,measureIdentical:r}){return n.has(e)?"untouched":t.has(e)&&!r?"identical-builds":null}function Hx({builds:e},t,n){
return e.find(r=>r.target.name===t&&r.variant===n)}function yr({scenario:e},{scenarios:t}){return t.find(({name:n})=>n===e)}function Hm(e,t,n,r){
let o=yr(e,n),s=Hx(t,e.target,"head"),i=Hx(t,e.target,"base");if(!o||!s)return null;let a=bM(e,o,{...i&&{base:i},head:s},r);return e.rate===
void 0?a:{...a,rate:e.rate}}import{existsSync as LQ,readFileSync as DQ,writeFileSync as FQ}from"node:fs";import{join as OS}from"node:path";var BY=.025;function jY(e){return[...new Set(e.cases.map(({scenario:n,via:r})=>`${n}/${r}`))].flatMap(n=>{let r=e.cases.filter(({scenario:s,
via:i})=>`${s}/${i}`===n),o=e.plan.scenarios.find(({name:s})=>s===r[0]?.scenario);return o?[UY(n,r,o,e)]:[]})}function UY(e,t,n,r){let o=ZY(
t,n),s=t.map(i=>WY(i,n,o,r));return{id:e,scenario:n.name,via:t[0]?.via??"direct",by:o,unit:o!=="goodput"?"s":n.args?"operations/s":"requests\
/s",rows:qY(GY(s,o),r.published?.figures[e])}}function ZY(e,{rate:t}){if(t!==void 0)return"p99";let n=e.flatMap(_s).flatMap(({command:r,invalid:o})=>r&&
o.length===0?r:[]);return n.length>0&&n.every(({operations:r})=>r===null)?"time":"goodput"}function GY(e,t){let n=t==="goodput"?1:-1;return e8(
e.map(({row:{target:o,limited:s},effects:i})=>({target:o,sessions:i.map(a=>({...a,value:n*a.value})),limited:s}))).map(({target:o,...s})=>({
...e.find(({row:i})=>i.target===o).row,...n===1?s:HY(s)}))}function HY({place:e,ratio:t,interval:n}){return{place:e,ratio:t===null?null:1/t,
interval:n&&{low:1/n.high,high:1/n.low}}}function qY(e,t){let n=QY(e,t);return e.map(r=>({...r,published:n.get(r.target)??null}))}function WY(e,t,n,r){
let o=[...Ps(e,r.failures).map(wo),...bo(Gt(e))],s=_s(e),i=XY(e),a=i==="over-capacity",c=o.length>0||a?[]:zu(e,Me(n),"head"),l=o.length>0?o:
c.length===0&&i===null?[VY(e,n)]:[];return{row:{target:e.target,figures:KY(e,o.length>0,r),sessions:c.map(({value:d})=>Math.exp(d)),spread:Ur(
Co(c,mc),BY),requests:s.reduce((d,f)=>d+va(f)+JY(f.errors),0),failed:YY(s,t),bottleneck:Ea(e),limited:i!==null&&SM.includes(i),findings:[...l,
...i===null?[]:[{code:"held-back",limit:i,bound:SM.includes(i)}],...$f(e,t),...Os(e.sessions).map(Iu)]},effects:c}}var SM=["generator-satura\
ted","proxy-saturated","littles-law"];function VY(e,t){return e.skipped!==void 0?{code:"skipped",why:e.skipped}:e.sessions.length===0?{code:"\
no-time"}:{code:t==="p99"?"p99-unknown":"no-values"}}function KY(e,t,{variants:n}){let r=o=>{let s=n[0]?.builds[e.target];return o.per==="bu\
ild"?s?o.value(s):null:t?null:yo(e,o,"head")};return Object.fromEntries(ke.map(o=>[o.name,r(o)]))}var JY=e=>Object.values(e).reduce((t,n)=>t+
n,0);function YY(e,{expect:t}){let n=new Map,r=(o,s)=>n.set(o,(n.get(o)??0)+s);for(let{errors:o,byStatus:s}of e){for(let[i,a]of Object.entries(
o))r(i,a);for(let[i,a]of Object.entries(s))Kt(t).includes(Number(i))||r(`status ${i}`,a)}return Object.fromEntries([...n].filter(([,o])=>o>0))}
function XY(e){let t=Lu(e);return t.filter(({limits:r})=>r.length>0).length*2>t.length?oy(e):null}function QY(e,t){let n=t?.entries??[],r=e.
filter(({target:i,place:a})=>a!==null&&n.some(c=>c.target===i)),o=n.filter(({target:i})=>r.some(a=>a.target===i)),s=n.map(({target:i,value:a,
system:c},l)=>{let u=r.find(p=>p.target===i),d=o.findIndex(p=>p.target===i)+1,f=r.filter(p=>(p.place??0)<(u?.place??0)).length,m=r.filter(p=>p.
place===u?.place).length,h=u!==void 0&&(d<=f||d>f+m);return[i,{place:l+1,value:a,system:c,moved:h}]});return new Map(s)}var qm=.05;function e8(e){
let n=e.flatMap(({target:l,sessions:u,limited:d})=>{let f=Co(u,mc);return f?[{target:l,limited:d,estimate:f}]:[]}).toSorted((l,u)=>u.estimate.
centre-l.estimate.centre),r=Math.max(1,n.length*(n.length-1)/2),o=qm/2/r,[s]=n,i=[],a=0;for(let[l,u]of n.entries()){let d=n[a],f=d&&vM(u.estimate,
d.estimate,o);l>0&&!u.limited&&f&&f.high<0&&(a=l);let m=s&&u!==s?s:null,h=m&&vM(u.estimate,m.estimate,o);i.push({target:u.target,place:a+1,ratio:m&&
Math.exp(u.estimate.centre-m.estimate.centre),interval:h&&{low:Math.exp(h.low),high:Math.exp(h.high)}})}let c=e.filter(({sessions:l})=>l.length===
0);return[...i,...c.map(({target:l})=>({target:l,place:null,ratio:null,interval:null}))]}function vM(e,t,n){if(e.sessions<2||t.sessions<2)return null;
let r=e.centre-t.centre,o=[e,t].flatMap(({noise:a})=>a??[]),s=Math.hypot(ei(e)??0,ei(t)??0);if(o.length===0)return{low:r,high:r};let i=Es(n,
Math.min(...o.map(({degrees:a})=>a)))*s;return{low:r-i,high:r+i}}function kM(e,t){let n=e.failures.length>0||e.cases.some(r=>Gt(r).length>0);
return{...e,schema:Xs,command:"rank",leaderboards:jY(e),exitCode:Bu({...t&&{signal:t},runError:n})}}function $M({plan:e,...t},n){let{seed:r,
budgetSeconds:o,isolation:s,isolationReason:i,cpus:a,scenarios:c}=e;return{...t,...n,plan:{seed:r,budgetSeconds:o,isolation:s,isolationReason:i,
cpus:a,scenarios:c}}}import{existsSync as t8,lstatSync as n8,mkdirSync as r8,mkdtempSync as o8,readdirSync as s8,readFileSync as OM,rmSync as RM,statSync as i8,writeFileSync as qx}from"node:fs";
import{tmpdir as Wm}from"node:os";import{join as Mt}from"node:path";import{setTimeout as a8}from"node:timers/promises";var qo="loadgate-",EM="LOADGATE_RUN",Uc="run.json";function c8(){try{return o8(Mt(Wm(),qo))}catch(e){throw new v(`the temporary folder ${Wm()}\
 cannot be written (${e.message}); make room, or name another: TMPDIR=DIR`)}}function Vm(){let e=c8(),t=e.slice(e.lastIndexOf(qo)+qo.length).
toLowerCase();r8(Mt(e,"pids"),{mode:448});let n={pid:process.pid,started:ct(process.pid)};return qx(Mt(e,Uc),JSON.stringify(n),{mode:420}),{
id:t,folder:e,marker:{[EM]:t},users:ET(e),process:r=>qx(Mt(e,"pids",String(r)),ct(r)??""),engine:()=>y8(e,process.env),[Symbol.asyncDispose]:()=>PM(
e,t,f8)}}async function _M(e=()=>{}){let t=0;for(let n of Wx(Wm())){if(!n.startsWith(qo))continue;let r=Mt(Wm(),n),o=l8(r)?d8(r):null;if(!o||
ct(o.pid)===o.started)continue;let s=n.slice(qo.length).toLowerCase();try{e({id:s,folder:r})}catch{}try{await PM(r,s,0),t+=1}catch{}}return uO(),
t}function l8(e){try{let t=n8(e);return t.isDirectory()&&t.uid===(process.getuid?.()??t.uid)}catch{return!1}}var u8=pe({pid:H().positive(),started:w().
nullable()});function d8(e){try{return u8.parse(JSON.parse(OM(Mt(e,Uc),"utf8")))}catch{return null}}var f8=15,m8=7*86400;function p8(e){let{
mtimeMs:t=0}=i8(Mt(e,Uc),{throwIfNoEntry:!1})??{};return Date.now()-t>m8*1e3}async function PM(e,t,n){for(let a of Wx(Mt(e,"pids"))){let c=Z(
Mt(e,"pids",a))??"";c!==""&&ct(Number(a))===c&&bt(-Number(a),"SIGKILL")}let r=CT(e);for(let a of r)await mi(a);await g8(t,e);for(let a of Ta()?
[]:r)await PT(a);await cT(t);let o=await w8(e,t,n)||p8(e);if(Ta())return h8(e,o);let s=[Uc,...b8],i=o?[e]:Wx(e).flatMap(a=>s.includes(a)?[]:
[Mt(e,a)]);for(let a of i)RM(a,{recursive:!0,force:!0,maxRetries:3})}function h8(e,t){t&&RM(Mt(e,Uc),{force:!0}),process.stderr.write(`LOADG\
ATE_KEEP_TEMP: kept ${e}; remove it with rm -r
`)}async function g8(e,t){for(let n=0;n<20;n+=1){let r=[...Yu(`${EM}=${e}`),...K$(t)];if(r.length===0)return;for(let o of r)bt(o,"SIGKILL");
await new Promise(o=>setTimeout(o,50))}}function Wx(e){try{return s8(e)}catch{return[]}}var Vx="engine.json";function y8(e,t){let n=Uu.flatMap(
r=>t[r]===void 0?[]:[[r,t[r]]]);qx(Mt(e,Vx),JSON.stringify(Object.fromEntries(n)))}var b8=[Vx];async function w8(e,t,n){let r=Mt(e,Vx);if(!t8(
r))return!0;let o={...yt(process.env),...S8(r)};return await v8(o,n)?(await k8(t,o),await $8(t,o),await O8(t,o),!0):!1}var x8=ce(w(),w());function S8(e){
try{let t=x8.parse(JSON.parse(OM(e,"utf8")));return Object.fromEntries(Uu.map(n=>[n,t[n]]))}catch{return{}}}async function v8(e,t){let n=performance.
now()+t*1e3;for(;;){let{code:r,missing:o}=await K(["docker","version","--format","{{.Server.Version}}"],{cwd:"/",env:e,timeoutSeconds:5});if(r===
0||o)return!0;if(performance.now()>=n)return!1;await a8(1e3)}}async function k8(e,t){let n=await Ci(t,"ps","--all","--quiet","--filter",`lab\
el=loadgate.run=${e}`);n.length>0&&await Ci(t,"rm","--force","--volumes",...n)}async function $8(e,t){let n=await Ci(t,"network","ls","--qui\
et","--filter",`label=loadgate.run=${e}`);n.length>0&&await Ci(t,"network","rm",...n)}async function O8(e,t){let r=await Ci(t,"image","ls",...[
"--format","{{.Repository}}:{{.Tag}}"],"--filter",`reference=loadgate/*:${e}`);r.length>0&&await Ci(t,"image","rm","--force",...r)}async function Ci(e,...t){
let{code:n,stdout:r}=await K(["docker",...t],{cwd:"/",env:e,timeoutSeconds:60});return n===0?r.split(`
`).filter(Boolean):[]}import{tmpdir as IQ}from"node:os";import{join as $S,resolve as XRe}from"node:path";var M$e=E({schema:re(1),message:w().max(1e5)});function TM(e){return`${JSON.stringify({schema:1,message:e.slice(-2e4)})}
`}import{readFileSync as R8,statSync as E8}from"node:fs";var _8=32*1024*1024;function CM(e){let{GITHUB_EVENT_NAME:t,GITHUB_EVENT_PATH:n}=e;if(!t||!n)throw new v("GITHUB_EVENT_NAME or GITHUB_EVENT_P\
ATH is not set, so it is not known which change this is about; run it in a workflow of GitHub Actions (loadgate report makes the report anyw\
here)");try{let{size:r}=E8(n);if(r>_8)throw new Error(`it has ${r} bytes, more than GitHub ever sends`);return{name:t,payload:JSON.parse(R8(
n,"utf8"))}}catch(r){throw new v(`the event in ${n} cannot be read: ${r.message}`)}}function AM(e,...t){let n=Zc(e,...t);return typeof n=="s\
tring"&&/^[0-9a-f]{40}$/.test(n)?n:null}function Zc(e,...t){let n=e;for(let r of t){if(typeof n!="object"||n===null||!Object.hasOwn(n,r))return;
n=n[r]}return n}function Km(e){let{GITHUB_SERVER_URL:t,GITHUB_REPOSITORY:n}=e;return t&&n?`${t}/${n}`:null}import{randomUUID as P8}from"node:crypto";import{closeSync as T8,constants as C8,lstatSync as A8,mkdirSync as MM,openSync as N8,renameSync as M8,
rmSync as I8,writeFileSync as z8}from"node:fs";import{basename as L8,dirname as D8,join as NM,relative as F8}from"node:path";async function IM(e){zM(e,e);let t=await B8(e);if(t.length>0)throw new Error(`git tracks ${t[0]} there, which would be overwritten`);MM(e,{recursive:!0})}
function yn(e,t,n){let r=NM(e,t),o=D8(r);zM(o,e),MM(o,{recursive:!0});let s=NM(o,`.${L8(r)}.${P8()}.part`),{O_WRONLY:i,O_CREAT:a,O_EXCL:c,O_NOFOLLOW:l}=C8,
u=N8(s,i|a|c|l,438);try{try{z8(u,n)}finally{T8(u)}M8(s,r)}catch(d){throw I8(s,{force:!0}),d}}function zM(e,t){let n=Mo(e),r=n.findIndex(si),
o=n.indexOf(t),s=r===-1?o:Math.min(o,r+1);for(let i of n.slice(s))if(A8(i,{throwIfNoEntry:!1})?.isSymbolicLink())throw new Error(`${i} is a \
link`)}async function B8(e){let t=Mo(e).findLast(si);if(t===void 0)return[];let n=F8(t,e),r=await ge(t,["ls-files","-z","--",n===""?".":`:(l\
iteral)${n}`]);if(r.code===0)return r.stdout.split("\0").filter(Boolean);if(/not a git repository/.test(r.stderr))return[];throw new v(`git \
does not say which files of ${t} it tracks: ${se(r)}`)}function LM(e){return e.variants.map(t=>[t.variant,Hc(t)])}function Hc({label:e,commit:t}){let n=t.slice(0,12);return e!==""&&t.startsWith(e)?
n:`${e} (${n})`}var Kx=e=>e.length===0?"none":e.join(", ");function Jx({cpus:e}){let{server:t,proxy:n,generator:r}=e;return["CPUs",`server ${Kx(
t)}; proxy ${Kx(n)}; generator ${Kx(r)}. ${Ix(e)}`]}function Yx({build:e,run:t,load:n}){return["Time",`${hr(e)} building, ${hr(t)} after it,\
 ${hr(n)} of that under load`]}function Xx({os:e,kernel:t,runnerImage:n}){return["System",`${e}, kernel ${t}${n===null?"":`, ${n}`}`]}function Qx({
tools:e}){return["Tools",Object.entries(e).map(([n,r])=>`${n} ${r}`).join(", ")]}function Jm(e){let{plan:t,seconds:n}=e,r=e.cases.map(a=>a.sessions.
length),[o,s]=[Math.min(...r,Number.POSITIVE_INFINITY),Math.max(0,...r)],i=o===s||!Number.isFinite(o)?`${s}`:`${o} to ${s}`;return[["Isolati\
on",gr(t.isolation,t.isolationReason)],["Pairs",UN(t.pairing)],["Sessions",`${i} per case; each session starts both servers again`],Jx(t),["\
Risk",`${Re(t.alpha)} that a run without any change is red: one such run in ${Math.round(1/t.alpha)}`],Yx(n),["Seed",String(t.seed)]]}function Ym(e){
let{environment:t}=e,n=t.load.after===null?"not known":t.load.after.toFixed(2);return[...j8(e),...t.servers?[["Servers",`on another machine:\
 ${t.servers.cores} cores, ${Un(t.servers.memoryBytes)}, ${t.servers.os}, kernel ${t.servers.kernel}`]]:[],Xx(t),["Load",`${t.load.before.toFixed(
2)} before, ${n} after`],Qx(t),["Run",`${e.id}, ${e.startedAt}`]]}function Gc(e){return`${e.cpuModel}, ${e.cores} cores, ${Un(e.memoryBytes)}`}
function j8({environment:e,cases:t}){let n=new Map;for(let{environment:r}of t)r&&n.set(Gc(r),(n.get(Gc(r))??0)+1);return n.size===0?[["Machi\
ne",Gc(e)]]:[...n].map(([r,o])=>["Machine",`${r}: ${o} ${o===1?"case":"cases"}`])}var DM=["Ratios hold for this machine and these scenarios.\
 Do not compare absolute values between runs.","Requests/s and CPU per request decide; at a fixed rate p50, p95 and p99 do; metrics with the\
ir own threshold or limit do too. Everything else only informs.","Unchanged means that a change larger than the threshold is ruled out, not \
that nothing changed."];function Ai(e,t){let n=t.failures.filter(s=>s.target===e.target).map(s=>({title:`end of the ${s.what} log of ${s.variant}`,
text:s.log})),r=e.sessions.flatMap(s=>s.invalid).flatMap(({variant:s,log:i})=>i===void 0?[]:[{title:`end of the log of ${s??"the server"}`,text:i}]),
o=[...n,...r].map(({title:s,text:i})=>({title:V(s),text:Qn(i)}));return o.filter((s,i)=>s.text!==""&&o.findIndex(a=>a.title===s.title)===i)}var eS=1e3,tS=18,U8=6.3,Z8=64,G8=.002,H8=12,q8=[.002,.01,.04];function BM(e){if("reason"in e)return`<h3>Where the CPU time goes</h3>
<p class="note">No profile: ${De(e.reason)}</p>`;let t=Y8(e.base,e.head),{rows:n,frames:r}=W8(t),o=n*tS,s=e.seconds===null?"":`, ${e.seconds}\
 s each`;return["<h3>Where the CPU time goes</h3>",`<p class="legend">Head's CPU time per request, ${`by ${e.tool}${s}, after the verdict`}:\
 ${de(t.head,"s")}, of base ${de(t.base,"s")}. A function lies on its callers and is as wide as its cost with everything it calls; <span cla\
ss="hotter">red</span> costs more than in base, <span class="cooler">blue</span> less. Hover to read one.</p>`,`<div class="scroll"><svg cla\
ss="flame" viewBox="0 0 ${eS} ${o}" role="img" aria-label="Flame graph of head; the table below says the same in numbers">`,...r.map(a=>V8(a,
t,o)),"</svg></div>",J8(e)].join(`
`)}function W8(e){let t=[],n=e.head>0?eS/e.head:0,r=(o,s,i)=>{let a=o.head*n;if(a<G8*eS||i>=Z8)return;t.push({frame:o,x:s,width:a,row:i});let c=s;
for(let l of o.children)r(l,c,i+1),c+=l.head*n};return r(e,0,0),{rows:Math.max(1,...t.map(({row:o})=>o+1)),frames:t}}function V8({frame:e,x:t,
width:n,row:r},o,s){let i=s-(r+1)*tS,a=Math.floor((n-6)/U8),c=a<3?"":`<text x="${(t+3).toFixed(1)}" y="${i+12.5}">${Y(e.name.length>a?`${e.name.
slice(0,a-1)}\u2026`:e.name)}</text>`;return`<g>${`<rect class="${K8(e,o)}" x="${t.toFixed(1)}" y="${i}" width="${Math.max(.5,n-.6).toFixed(
1)}" height="${tS-1}"/>`}${c}<title>${Y(e.name)}: ${de(e.head,"s")} per request, ${de(e.base,"s")} in base</title></g>`}function K8({base:e,
head:t},n){let r=(t-e)/n.head,o=q8.filter(s=>Math.abs(r)>=s).length;return o===0?"f0":`${r>0?"hot":"cool"}${o}`}function J8({base:e,head:t}){
return["<table><caption>CPU time per request of each function itself; those that moved most.</caption>",'<thead><tr><th scope="col">Function\
</th><th scope="col">Base</th><th scope="col">Head</th><th scope="col">Change</th></tr></thead>',`<tbody>${X8(e,t,H8).map(r=>{let o=r.head-r.
base,s=o>0?"+":"\u2212";return`<tr><th scope="row">${Y(r.name)}</th><td>${de(r.base,"s")}</td><td>${de(r.head,"s")}</td><td class="${o>0?"re\
gression":"improvement"}">${s}${de(Math.abs(o),"s")}</td></tr>`}).join(`
`)}</tbody></table>`].join(`
`)}var FM=()=>({base:0,head:0,children:new Map});function Y8(e,t){let n=FM();for(let[r,o]of[["base",e],["head",t]])for(let[s,i]of o){n[r]+=i;
let a=n;for(let c of s.split(";")){let l=a.children.get(c)??FM();a.children.set(c,l),l[r]+=i,a=l}}return jM("all",n)}function jM(e,{base:t,head:n,
children:r}){let o=[...r].toSorted(([s],[i])=>s<i?-1:s>i?1:0);return{name:e,base:t,head:n,children:o.map(([s,i])=>jM(s,i))}}function X8(e,t,n){
let r=new Map;for(let[o,s]of[["base",e],["head",t]])for(let[i,a]of s){let c=i.slice(i.lastIndexOf(";")+1),l=r.get(c)??{base:0,head:0};r.set(
c,l),l[o]+=a}return[...r].map(([o,s])=>({name:o,...s})).filter(o=>o.base!==o.head).sort((o,s)=>Math.abs(s.head-s.base)-Math.abs(o.head-o.base)).
slice(0,n)}function ZM(e,t,n){return[...new Set([...e.keys(),...t.keys()])].map(r=>{let o=r.split(";"),s={base:e.get(r)??0,head:t.get(r)??0},i=n&&o.length>
1?o.slice(1):o,a=e7(i),c=i.findLastIndex(a);if(c>=0)return{kind:"code",path:i.slice(0,c+1).filter(a),invoked:i.slice(c+1),...s};let l=d=>o.some(
f=>Xm(f)===d);return{kind:l("collector")?"collector":l("compiler")?"compiler":"runtime",path:i,invoked:[],...s}})}var Q8=/^(?:Java)?Thread::|^(?:JavaCalls|CompileBroker|WorkerThread|GangWorker|VMThread)::/,
UM=/ \S+\.py$/;function e7(e){let t=n=>Xm(n)==="code";return e.some(n=>Q8.test(n))?n=>t(n)&&!n.includes("::"):e.some(n=>UM.test(n))?n=>UM.test(
n):t}var t7=/garbage collector|^runtime\.(?:gc|bgsweep|mallocgc|scan|mark|sweep|greyobject)|^(?:G1|PSScavenge|ParallelGC|SerialGC|ZGC|ShenandoahGC)|^_?gc_collect|^GC Thread/i,
n7=/^(?:CompileBroker|C[12]Compiler|Compilation|Compile)::/,r7=new RegExp([/_\[k\]$|^(?:entry_|do_syscall|x64_sys|sys_|__x64|el0_)|^\[unknown\]/,
/ node:| \(native\)$|^\((?:program|root|native)\)/,/^(?:runtime|internal\/runtime|syscall)[./]/,/ <frozen |^_Py|^Py[A-Z]/,/^(?:javax?|jdk|sun|com\.sun)\.|^Interpreter$|^StubRoutines |^(?:v|i)table chunks$|^thread_(?:native_)?entry$/,
/^<?(?:&(?:mut )?)?(?:core|alloc|std|hashbrown)::/,/^_int_(?:malloc|free|realloc)$|^_+(?:libc|GI)_|^(?:__libc_)?(?:malloc|calloc|realloc|c?free)(?:@.*)?$|^(?:malloc_consolidate|unlink_chunk|sysmalloc|operator (?:new|delete))\b|^_*mem(?:cpy|move|set|cmp)(?:_\w+|@.*)?$|^(?:_start|start_thread|__clone3?|clone3)$/].
map(({source:e})=>e).join("|"));function Xm(e){return t7.test(e)?"collector":n7.test(e)?"compiler":r7.test(e)?"runtime":"code"}var o7=3;function qM({tool:e,base:t,head:n,lines:r}){let o=c7(t,n,o7,e==="perf"),s=a=>{let c=r.get(a.name);return{...a,...c!==void 0&&{line:c}}},
i=o.map(({calls:a,...c})=>({...s(c),...a!==void 0&&{calls:s(a)}}));return{tool:e,base:Qm(t),head:Qm(n),functions:i}}var s7=.25;function ep({
metrics:e,growth:t}){let n=e.find(({name:s})=>s==="cpu");if(!t||n?.ratio==null||n.base===null)return null;if(!((n.interval?.low??n.ratio)>1))
return"waiting";let o=n.base*(n.ratio-1);return t.head-t.base<s7*o?"unseen":null}var i7=.1,qc=.5,a7=1.5;function c7(e,t,n,r=!1){let o=Qm(t)-
Qm(e);if(!(o>0))return[];let s=i7*o,i=Map.groupBy(ZM(e,t,r),({kind:d})=>d),a=h7(i.get("code")??[]),c=tp(a),l=d=>GM(i.get(d)??[],c,s,1);return[
...[...GM(a,c,s,n),...l("runtime"),...l("collector")].toSorted((d,f)=>f.head-f.base-(d.head-d.base)),...l("compiler")].slice(0,n)}function GM(e,t,n,r){
let o=[{stacks:e,below:null}],s=[];for(;s.length<r;){let i=o.flatMap(f=>{let m=l7(f,n,t);return m?[{region:f,branch:m}]:[]}),[a]=i.toSorted(
(f,m)=>zt(m.branch.cost)-zt(f.branch.cost));if(!a)break;let{region:c,branch:l}=a;s.push(m7(l));let u=new Set(l.stacks),d={...c,stacks:c.stacks.
filter(f=>!u.has(f))};o=[...o.filter(f=>f!==c),d,l]}return s}function l7(e,t,n){let r=null,o=zt(tp(e.stacks));for(;;){let s=r??e,i=u7(s,t),a=p7(
i.filter(u=>zt(u)>=qc*o));if(a){r=HM(s,a);continue}let c=r===null||d7(r.cost,n)&&f7(r)<qc*o,[l]=i.toSorted((u,d)=>zt(d)-zt(u));if(!c||!l)return r;
r=HM(s,l),o=zt(l)}}function u7({stacks:e,below:t},n){let r=zt(tp(e));return nS(e,t).filter(o=>zt(o)>=n&&zt(o)<=a7*r)}function HM({stacks:e,below:t},{
name:n,base:r,head:o}){return{stacks:e.filter(i=>WM(i,t).includes(n)),below:n,cost:{base:r,head:o}}}var d7=(e,t)=>e.base>qc*t.base&&e.head>qc*
t.head;function f7({stacks:e,below:t}){return zt(tp(e.filter(n=>n.path.at(-1)===t)))}function m7({stacks:e,below:t,cost:n}){let r=e[0]?.kind??
"code",o=e.filter(({path:c})=>c.at(-1)===t),i=nS(o.map(c=>({...c,path:c.invoked.slice(0,1)})),null).find(c=>zt(c)>=qc*zt(n)),a=i&&{name:i.name,
kind:Xm(i.name)};return{name:t,kind:r,...n,...a&&{calls:a}}}var zt=({base:e,head:t})=>t-e;function tp(e){let[t,n]=[0,0];for(let r of e)t+=r.
base,n+=r.head;return{base:t,head:n}}function p7(e){let t=(n,r)=>Math.abs(n-r)<1e-9*Math.max(n,r);return e.toSorted((n,r)=>t(n.head,r.head)?
r.depth-n.depth:n.head-r.head)[0]}var WM=({path:e},t)=>t===null?e:e.slice(e.lastIndexOf(t)+1);function nS(e,t){let n=new Map;for(let r of e){
let o=WM(r,t);for(let s of new Set(o)){let i=n.get(s)??{base:0,head:0,depth:0};n.set(s,i),i.base+=r.base,i.head+=r.head,i.depth=Math.max(i.depth,
o.lastIndexOf(s))}}return[...n].map(([r,o])=>({name:r,...o}))}function h7(e){let t=nS(e,null),n=(a,c)=>t.filter(l=>l[a]>0&&l[c]===0).toSorted(
(l,u)=>u[a]-l[a]),r=new Map;for(let{path:a,base:c,head:l}of e)for(let[u,d]of a.entries()){let f=r.get(d)??new Map;r.set(d,f);let m=a[u-1]??"";
f.set(m,(f.get(m)??0)+c+l)}let o=a=>[...r.get(a)??[]].toSorted(([,c],[,l])=>l-c)[0]?.[0]??"",s=new Map,i=n("head","base");for(let a of n("ba\
se","head").toSorted((c,l)=>c.depth-l.depth||l.base-c.base)){let c=o(a.name),l=i.findIndex(({name:d})=>o(d)===(s.get(c)??c)),[u]=l<0?[]:i.splice(
l,1);u&&s.set(a.name,u.name)}return e.map(a=>({...a,path:a.path.map(c=>s.get(c)??c)}))}function Qm(e){let t=0;for(let n of e.values())t+=n;return t}var g7=(e,t)=>(Math.abs(e-1)*100).toFixed(t);function sS({name:e,unit:t}){let{subject:n,verb:r,shrunk:o,grown:s}=Me(e).words;return{verb:r,subject:Bc(
n,t),shrunk:Bc(o,t),grown:Bc(s,t)}}function Wc(e){let t=e.ratio??1,{shrunk:n,grown:r}=sS(e);return`${g7(t,Oi(e))}% ${t<1?n:r}`}function iS(e){
return`about ${Wc(e)}`}function rS(e){return`${sS(e).verb} ${KM(e)}`}function KM(e){return`${iS(e)}${e.interval===null?"":` (95% interval ${Yt(
e)})`}`}function Xt(e,t){return e.metrics.filter(n=>n.gates&&n.verdict===t)}var y7=500;function Ni(e){return Se(V(Fm(e)),y7).replace(/\.$/,"")}
function b7(e){return`${sS(e).subject} ${At(e)} (${Yt(e)})`}function Vc(e){return Xt(e,"inconclusive").filter(t=>t.interval!==null)}function np(e){
if(e.verdict!=="inconclusive")return null;let t=Vc(e).map(pc);return t.find(n=>n==="worse")??t.find(n=>n==="better")??null}function JM(e,t){
return Vc(e).some(r=>pc(r)===t&&Nu(r.name))?t==="worse"?"probably slower":"probably faster":`probably ${t}`}function br({threshold:e},t){return t.
threshold??e}function rp(e){let t=new Map;for(let r of e.flatMap(({metrics:o})=>o))if(r.threshold!==void 0){let o=Nt(r);t.set(o,Math.max(t.get(
o)??0,r.threshold))}let n=[...t].map(([r,o])=>`${r} ${Re(o)}`).join(", ");return n===""?"":` (${n})`}function Lt(e){if(e.verdict!=="inconclu\
sive")return e.verdict;let t=np(e);return t!==null?JM(e,t):Vc(e).length>0?"no change seen":"inconclusive"}function Kc({detectable:e}){return e===
null?"":e>1?"even half the speed may go unnoticed":`a slowdown of ${Re(Number(e.toPrecision(2)))} or more would have been caught`}function op({
plan:e,cases:t}){let n=t.some(r=>r.limits!==void 0)?" A limit is broken only where the whole 95% interval of head lies beyond it.":"";return`\
A case is red only where a wider interval lies wholly beyond 0%, so at most one run in ${Math.round(1/e.alpha)} is red by chance.${n}`}function YM(e){
return e.metrics.some(({gates:n})=>n)&&Xt(e,"inconclusive").length===0&&gn(e,"inconclusive").length>0}function w7(e){let t=Vc(e),n=gn(e,"inc\
onclusive").map(Ei),r=Xt(e,"improvement").map(c=>`${rS(c)}, but `);if(YM(e))return`${r.length>0?r.join(""):`${XM(e)}, but `}leaves a limit i\
nconclusive: ${n.join("; ")}`;if(t.length===0)return[[`${r.join("")}could not be decided`,...e.findings.slice(0,1).map(Ni)].join(": "),...n].
join("; ");let o=np(e),s=t.filter(c=>o===null||pc(c)===o),i=o===null?"is inconclusive, with no change seen":`is ${JM(e,o)}`,a=s.map(o===null?
b7:x7(e)).join(", ");return[`${r.join("")}${i}: ${a}`,...n,Kc(e)].filter(Boolean).join("; ")}var XM=e=>`shows no change larger than ${Re(e.threshold)}${rp(
[e])}`;function x7(e){return t=>{let n=br(e,t),o=Math.abs(Math.log(t.ratio??1))<Math.log1p(n)?`, less than the threshold of ${Re(n)}`:"";return`${KM(
t)}${o}`}}function S7(e,t){let n=t==="regression"?"improvement":"regression",r=Xt(e,t).map(rS),o=Xt(e,n).map(rS),s=gn(e,"broken").map(Ei),i=o.
length===0?"":`, but ${o.join(", and ")}`,a=s.length===0?[]:[`breaks ${v7(s.length)}: ${s.join("; ")}`];return r.length===0?`${a.join("")}${i}`:
[`${r.join(", and ")}${i}`,...a].join("; ")}var v7=e=>e===1?"a limit":`${e} limits`;function k7({metrics:e}){return e.filter(({name:t,head:n})=>(t===
"goodput"||t==="cpu"||t==="p99")&&n!==null).map(t=>{let n=de(t.head,t.unit);return t.name==="goodput"?n:`${Nt(t)} ${n}`}).join(", ")}function QM({
findings:e}){return e.map(Ni).join("; ")}function $7(e){let[t="",...n]=e.findings.map(Ni),r=k7(e);return["has nothing to compare with",r===""?
t:`${t}: ${r}`].join(": ")+n.map(s=>`; ${s}`).join("")}function rt(e){switch(e.verdict){case"regression":case"improvement":return S7(e,e.verdict);case"\
inconclusive":return w7(e);case"invalid":return`gave no usable numbers: ${e.findings.map(Ni)[0]??"no reason was recorded"}`;case"new":return $7(
e);case"unchanged":return e.skipped===void 0?XM(e):`was not loaded: ${Bm(e.skipped)}`}}function eI(e){return e.verdict==="invalid"?!0:e.verdict===
"inconclusive"&&Vc(e).length===0&&!YM(e)}function tI(e){return(eI(e)?e.findings.slice(1):e.findings).filter(({code:n})=>n==="slow-start").map(
Ni)}function sp(e){if(e.skipped!==void 0)return[];let t=e.verdict==="regression"?"broken":e.verdict,n=(e.limits??[]).filter(({state:r})=>r!==
t).map(Ei);return e.verdict==="new"?n:[...(eI(e)?e.findings.slice(1):e.findings).map(Ni),...n]}function O7({name:e,base:t,head:n},r=60){let[
o,s,i]=[e,t,n].map(a=>a&&Se(a,r));return s===null?`${o} ${i} (new)`:i===null?`${o} ${s} (gone)`:`${o} ${s} \u2192 ${i}`}var R7=3;function ip({
differences:e=[],cases:t}){if(!t.some(({verdict:s})=>E7.includes(s))||e.length===0)return"";let r=e.slice(0,R7).map(s=>O7(s)),o=e.length-r.length;
return`also changed: ${r.join(", ")}${o>0?` and ${o} more`:""}`}var E7=["regression","improvement","inconclusive","invalid"];function ap({findings:e}){
return e.filter(({code:t})=>t==="counter-moved").map(t=>Fm(t))}var _7={code:"",runtime:"runtime",collector:"garbage collector",compiler:"jus\
t-in-time compiler"};function P7({name:e,kind:t}){let n=_7[t];return n===""||e.includes(n)?"":`, ${n}`}var oS=e=>`${e<0?"\u2212":"+"}${de(Math.
abs(e),"s")}`;function Mi({growth:e}){if(e===void 0)return[];let t=({base:n,head:r})=>oS(r-n);return e.functions.map(n=>({where:`${VM(n)}${P7(
n)}${n.calls?` \u2192 ${VM(n.calls)}`:""}`,cost:`${t(n)} of ${t(e)}`}))}function Ii(e){let{growth:t,metrics:n}=e,r=ep(e);if(r===null||t===void 0)
return[];if(r==="waiting")return["CPU time per request did not grow, so no function is named: more time is spent waiting, such as for locks,\
 timers, disks or other services"];let{base:o,ratio:s}=n.find(({name:a})=>a==="cpu")??{},i=oS((o??0)*((s??1)-1));return[`${t.tool} saw ${oS(
t.head-t.base)} of the ${i} of CPU time per request that were measured, so no function is named: the rest may be in threads or processes tha\
t it does not see`]}function VM({name:e,line:t}){let[,n,r]=/^(.*) (\S+)$/.exec(e)??[];return t===void 0||n===void 0||r===void 0?e:`${n} (${/:\d+$/.
test(r)?r:`${r}:${t}`})`}var Gn=e=>V(e.id);function Zn(e,t){let n=t.cases.length;return e.length<n?`${e.length} of ${n} cases`:n===2?"Both cases":`All ${n} cases`}function nI(e,t){
let n=r=>Math.max(0,...Xt(r,t).map(o=>Math.abs(Math.log(o.ratio??1))));return e.toSorted((r,o)=>n(o)-n(r))[0]}function rI(e,t){let n=t==="re\
gression"?0:1,[r,o]=[["slower","faster"][n],["worse","better"][n]],s=new Set(e.map(a=>{let[c]=Xt(a,t);return c?Me(c.name).words.cases[n]:gn(
a,"broken").length>0?T7:r})),[i=r]=s;return s.size<=1?i:[...s].every(a=>a===r||a.endsWith("CPU"))?r:o}var T7="beyond a limit";function C7(e,t,n){
let r=nI(t,n),o=`${Zn(t,e)} ${rI(t,n)}`;if(r===void 0)return o;let s=t.length===1?":":n==="regression"?"; worst:":"; most:";return`${o}${s} ${Gn(
r)} ${rt(r)}`}function cp(e){return e.brokenIn.includes("head")&&!e.brokenIn.includes("base")}function A7(e,t){let n=t.find(cp)??t[0];if(n===
void 0)return"Invalid: nothing could be measured";let r=e.cases.length===1?"Invalid":`${Zn(t,e)} invalid`,o=cp(n)?", head fails where base d\
oes not":"";return`${r}${o}: ${Gn(n)} ${rt(n)}`}var oI=[["worse","probably slower"],["worse","probably worse"],["better","probably faster"],
["better","probably better"]];function sI(e,[t,n]){return e.filter(r=>np(r)===t&&Lt(r)===n)}function N7(e,t){let[n]=t;if(n===void 0)return"I\
nconclusive: nothing was measured";if(e.cases.length===1)return`${Gn(n)} ${rt(n)}`;for(let i of oI){let a=sI(t,i);if(a.length>0)return`${Zn(
a,e)} ${i[1]}: ${wr(a)}`}let r=t.length===e.cases.length?"":"; none of the others is slower",o=t.filter(i=>Kc(i)!==""&&gn(i,"inconclusive").
length===0);if(o.length<t.length)return`${Zn(t,e)} inconclusive: ${wr(t)}${r}`;let s=o.toSorted((i,a)=>(a.detectable??0)-(i.detectable??0))[0];
return`Inconclusive, with no change seen: ${Kc(s)} in ${e.cases.length===t.length?"every case":t.length===1?wr(t):`each of ${t.length} incon\
clusive cases`}`}function wr(e){return`${e.slice(0,3).map(Gn).join(", ")}${e.length>3?", \u2026":""}`}function M7(e){let t=new Set(e.cases.map(
o=>o.skipped));if(!t.has(void 0)){let[o]=t;return`Unchanged: ${t.size===1&&o?Bm(o):"base and head do not differ in what is measured"}, so th\
ere was nothing to measure`}let n=Math.max(...e.cases.map(o=>o.threshold)),r=e.cases.length===1?Gn(e.cases[0]):`any of ${e.cases.length} cas\
es`;return`No change larger than ${Re(n)}${rp(e.cases)} in ${r}`}function iI({findings:e}){return e.find(t=>t.code==="head-alone")?.why}function I7(e,t){
let n=t.length===e.cases.length,r=new Set(t.map(iI));if(n&&r.size===1&&r.has("configuration"))return`Set up to measure ${aI(t)}; comparing b\
egins with the next change: ${wr(t)}`;let[o]=t;if(e.cases.length===1&&o!==void 0)return`${Gn(o)} ${rt(o)}`;let s=n?"":"; none of the others \
changed";return r.has("not-built")||r.has("not-started")?`Base does not work in ${Zn(t,e).toLowerCase()}, so head was measured alone: ${wr(t)}${s}`:
`${Zn(t,e)} new, measured on head alone: ${wr(t)}${s}`}function aI(e){return e.length===1?"1 case":`${e.length} cases`}function z7(e){let t=e.
cases.filter(r=>r.verdict===e.verdict),[n]=e.cases;switch(e.verdict){case"regression":case"improvement":return e.cases.length===1&&n!==void 0?
`${Gn(n)} ${rt(n)}`:C7(e,t,e.verdict);case"invalid":return A7(e,t);case"inconclusive":return N7(e,t);case"new":return I7(e,t);case"unchanged":
return M7(e)}}function Wo(e){return`${e.interrupted?"Interrupted before its end. So far: ":""}${z7(e)}`}function lp(e){let[t]=e.cases;return e.
cases.length===1&&t!==void 0&&Wo(e).endsWith(rt(t))}function cI(e){let[t]=Xt(e,e.verdict);return e.verdict==="regression"||e.verdict==="impr\
ovement"?t===void 0?Ex(e)??e.verdict:iS(t):Lt(e)}function up(e){let t=e.interrupted?"interrupted; so far: ":"";return L7(e).map(n=>`${t}${n}`)}
function lI(e,t){let n=e.at(-1)??"";return e.find(r=>[...r].length<=t)??Se(n,t)}function L7(e){let t=e.cases.filter(o=>o.verdict===e.verdict),
[n]=e.cases,r=e.cases.length===1?n:void 0;switch(e.verdict){case"regression":case"improvement":return D7(e,t,e.verdict);case"invalid":return B7(
e,t);case"inconclusive":return j7(e,t);case"new":return F7(e,t);case"unchanged":{if(e.cases.every(({skipped:a})=>a!==void 0))return["nothing\
 to measure"];let o=`no change larger than ${Re(Math.max(...e.cases.map(({threshold:a})=>a)))}`,s=r?Gn(r):`any of ${e.cases.length} cases`,i=rp(
e.cases);return i===""?[`${o} in ${s}`,o]:[`${o}${i} in ${s}`,`${o}${i}`,o]}}}function D7(e,t,n){let r=rI(t,n),o=nI(t,n),[s]=o?Xt(o,n):[],i=o?
Ex(o):null,a=s===void 0?i??r:Wc(s),c=o===void 0?"":Gn(o);if(e.cases.length===1)return[`${c} ${a}`,a];let l=dp(Zn(t,e)),u=n==="regression"?"w\
orst":"most",d=t.length===1?":":`, ${u}:`,f=`${l} ${r}`;return[`${f}${d} ${c} ${a}`,`${f}, ${u} ${a}`,f]}function F7(e,t){if(t.length===e.cases.
length&&t.every(o=>iI(o)==="configuration"))return[`set up to measure ${aI(t)}; comparing begins with the next change`];let r=`${e.cases.length===
1?"":`${dp(Zn(t,e))} `}new, nothing to compare with yet`;return[`${r}: ${wr(t)}`,r]}function B7(e,t){let n=t.find(cp)??t[0];if(n===void 0)return[
"nothing could be measured"];let r=cp(n)?"head fails where base does not":"not measured",o=e.cases.length===1?"":`${dp(Zn(t,e))}: `;return[`${o}${r}\
: ${Gn(n)}`,`${o}${r}`]}function aS({verdict:e,plan:t}){return e==="inconclusive"&&t.mode!=="observe"&&t.failOn.includes("inconclusive")}function j7(e,t){
let n=e.cases.length===1?"":`${dp(Zn(t,e))}`,r=aS(e)?"inconclusive, which fails":"inconclusive",o=n===""?r:`${r}: ${n}`;for(let c of oI){let l=sI(
t,c);if(l.length>0)return[`${o}; ${c[1]}: ${wr(l)}`,`${o}; ${c[1]}`]}let s=t.flatMap(c=>c.detectable===null||gn(c,"inconclusive").length>0?[]:
[c.detectable]),i=s.length===t.length?Math.max(...s):null,a=i===null?"":Kc({detectable:i});return a===""?[`${o}${n===""?"":`, ${wr(t)}`}`,o]:
[`${o}; ${a}`,o]}var dp=e=>e.charAt(0).toLowerCase()+e.slice(1);import{createHash as U7}from"node:crypto";function Z7(){return`default-src 'none'; style-src 'sha256-${U7("sha256").update(uI).digest("base64")}'; base-uri 'none'; form-action 'none'`}
function fp(e){return[`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">`,`<meta http-equiv="Content-Security-Policy" content="${Z7()}">`,'<meta name="viewport" content="width=device-width, \
initial-scale=1">','<meta name="color-scheme" content="light dark">','<meta name="referrer" content="no-referrer">',`<title>${Y(e)}</title>`,
`<style>${uI}</style>
</head>`].join(`
`)}function Jc(e,t){let n=t.map(([r,o])=>`<dt>${Y(r)}</dt><dd>${De(o)}</dd>`);return`<h3>${e}</h3>
<dl class="facts">
${n.join(`
`)}
</dl>`}var uI=`
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
`;var fe=e=>Number(e.toFixed(1)).toString();function mp(e){let t=10**Math.floor(Math.log10(e));return t*([1,2,5,10].find(n=>n*t>=e)??10)}function Jr(e,t){
let n=t.hollow?"dot hollow":"dot",r=t.title===""?"":`<title>${Y(t.title)}</title>`,[o,s]=[e.x,e.y],i=a=>`<path class="${n}" d="M${a.map(([c,
l])=>`${fe(o+c)} ${fe(s+l)}`).join("L")}Z">${r}</path>`;return t.beyond==="above"?i([[0,0],[3,5],[-3,5]]):t.beyond==="below"?i([[0,0],[3,-5],
[-3,-5]]):`<circle class="${n}" cx="${fe(o)}" cy="${fe(s)}" r="2.2">${r}</circle>`}function Dt(e,t,n,r,o){return`<text${o===void 0?"":` clas\
s="${o}"`} x="${fe(t)}" y="${fe(n)}" text-anchor="${r}">${Y(e)}</text>`}var pI=360,pp=236,Pe={left:54,right:pI-6,top:20,bottom:pp-34};function G7(e,t,n){let r=e.sessions.map((a,c)=>({number:c+1,pairs:go(a,t),mean:S$(
go(a,t,n))})).filter(a=>a.pairs.length>0),o=r.reduce((a,c)=>a+c.pairs.length+1,0),s=(Pe.right-Pe.left)/Math.max(1,o),i=Pe.left;return r.map(
a=>{let c=i+(a.pairs.length+1)*s,l={...a,left:i,right:c};return i=c,l})}function hp(e,t,n,r=Pe.left,o=Pe.right){let s=Math.max(0,n-t);return`\
<rect class="${e}" x="${fe(r)}" y="${fe(t)}" width="${fe(o-r)}" height="${fe(s)}"/>`}function Vo(e,t,n=Pe.left,r=Pe.right){return`<line clas\
s="${e}" x1="${fe(n)}" x2="${fe(r)}" y1="${fe(t)}" y2="${fe(t)}"/>`}function H7(e,t,n){let r=br(e,t),[o,s]=[n.place(1+r),n.place(1/(1+r))],[
i,a]=t.better==="higher"?["better","worse"]:["worse","better"];return[hp(i,Pe.top,o),hp(a,s,Pe.bottom),Vo("threshold",o),Vo("threshold",s),Vo(
"nochange",n.place(1))].join("")}function q7(e,t,n){let r=br(e,t),[o,s]=[n.place(1+r),n.place(1/(1+r))];return[o-4,s+10].filter(i=>i-8>Pe.top&&
i<Pe.bottom).map(i=>Dt("threshold",Pe.right-4,i,"end","name")).join("")}function W7(e){return e.ticks.map(t=>{let n=e.place(1+t/100),r=`${t>
0?"+":t<0?"\u2212":""}${Math.abs(t)}%`;return`${Vo("tick",n,Pe.left-4,Pe.left)}${Dt(r,Pe.left-7,n+3.5,"end")}`}).join("")}function V7(e,t,n){
let r=(e.right-e.left)/(e.pairs.length+1);return e.pairs.map((o,s)=>{let i=o.head/o.base,a={x:e.left+(s+1)*r,y:t.place(i)},c=t.holds(i)?null:
i>1?"above":"below",l=`session ${e.number}, round ${s+1}: ${pr(i,1)}%`;return Jr(a,{hollow:n&&o.limited,beyond:c,title:l})}).join("")}function K7(e){
let t=Math.ceil(e.length/14);return e.filter((n,r)=>r%t===0).map(n=>Dt(String(n.number),(n.left+n.right)/2,Pe.bottom+13,"middle")).join("")}
function J7(e,t,n){let r=t.interval===null?"no interval":`95% interval ${Yt(t)}%`;return`${n.length} sessions. Estimate ${At(t)}, ${r}; thre\
shold ${Re(br(e,t))}.`}function hI(e,t,n){let r=e.metrics.find(x=>x.name===t);if(r===void 0||r.ratio===null)return null;let{ratio:o,interval:s,
decisionInterval:i}=r,a=Me(t),c=G7(e,a,r.gates),l=c.flatMap(x=>x.pairs.map(S=>S.head/S.base)),u=1+br(e,r)*1.3,d=[u,1/u,o,...s===null?[]:[s.low,
s.high]],f=tX(d,l,Pe.top,Pe.bottom),m=c.map(x=>x.mean===null?"":Vo("mean",f.place(Math.exp(x.mean)),x.left+1,x.right-1)),[h,p]=a.words.axis,
[g,y]=r.better==="higher"?["better","worse"]:["worse","better"];return[`<svg class="picture" viewBox="0 0 ${pI} ${pp}" role="img" aria-label\
ledby="${n}-t ${n}-d">`,`<title id="${n}-t">${Y(`${Nt(r)}, head against base, ${e.id}`)}</title>`,`<desc id="${n}-d">${Y(J7(e,r,c))}</desc>`,
...c.filter(x=>x.number%2===0).map(x=>hp("strip",Pe.top,Pe.bottom,x.left,x.right)),H7(e,r,f),s===null?"":hp("interval",f.place(s.high),f.place(
s.low)),...(i===null?[]:[i.low,i.high]).filter(x=>f.holds(x)).map(x=>Vo("decision",f.place(x))),Vo("estimate",f.place(o)),...c.map(x=>V7(x,f,
r.gates&&a.limitable)),...m,q7(e,r,f),W7(f),K7(c),Dt(`\u2191 ${g}: ${p}`,Pe.left,Pe.top-7,"start"),Dt(`\u2193 ${y}: ${h}`,Pe.left,pp-6,"star\
t"),Dt("sessions",Pe.right,pp-6,"end"),"</svg>"].filter(x=>x!=="").join(`
`)}function Y7(e,t){let[n,r]=[Math.expm1(e)*100,Math.expm1(t)*100],o=mp((r-n)/7),s=Math.ceil(n/o-1e-9),i=Math.floor(r/o+1e-9)-s+1;return Array.
from({length:Math.max(0,i)},(a,c)=>Number(((s+c)*o).toPrecision(6)))}var X7=Math.log(4),dI=Math.log(10),Q7=[-3,-2,-1,0,1,2,3].map(e=>(2**e-1)*
100),fI=.03;function mI(e,t){let n=e[Math.round(t*(e.length-1))];return n===void 0?[]:[n]}function eX(e,t){return Q7.filter(n=>Math.log1p(n/
100)>=e&&Math.log1p(n/100)<=t)}function tX(e,t,n,r){let o=t.map(Math.log).toSorted((d,f)=>d-f),i=[...e.map(Math.log),...mI(o,fI),...mI(o,1-fI),
0].map(d=>Math.min(dI,Math.max(-dI,d))),a=(Math.max(...i)-Math.min(...i))*.07,[c,l]=[Math.min(...i)-a,Math.max(...i)+a],u=d=>Math.min(l,Math.
max(c,d));return{low:Math.exp(c),high:Math.exp(l),ticks:l-c>X7?eX(c,l):Y7(c,l),place:d=>r-(u(Math.log(d))-c)/(l-c)*(r-n),holds:d=>Math.log(d)>=
c&&Math.log(d)<=l}}function nX(e,t){let n=e.variants.map(({commit:c})=>c),r=(c,l)=>t===null?l:`<a href="${Y(`${t}/${c}`)}">${l}</a>`,o=e.variants.map(c=>{let l=`\
<b>${Y(Hc(c))}</b>`;return`${c.variant} ${gI.test(c.commit)?r(`commit/${c.commit}`,l):l}`}),i=t!==null&&n.length===2&&n.every(c=>gI.test(c))?
[r(`compare/${n.join("...")}`,"what changed")]:[],a=Y(e.startedAt.slice(0,10));return`<p class="kicker">${["loadgate",...o,...i,a].join(" \xB7 ")}\
</p>`}var gI=/^[0-9a-f]{40}$/;function rX(e){let t=Wo(e),[n=t]=up(e),r=e.cases.some(o=>t.includes(rt(o)));return e.cases.length>1&&r?Mm(n):t}
function oX(e,t){let n=e.notices.map(r=>`<p class="note">${De(Vr(r))}</p>`);return[nX(e,t),`<h1>${De(rX(e))}</h1>`,lS(e.verdict),...n].join(
`
`)}var yI=({decides:e})=>e?[]:["wide"];function sX(e,t){let n=e.metrics.find(i=>i.name===t.name),r=n!==void 0&&n.ratio!==null&&!n.gates,o=[...yI(
t),...r?["unjudged"]:[]],s=r&&t.decides?"<small>not judged</small>":"";return`<td${bI(o)}>${xI(n)}${iX(n)}${s}</td>`}function iX(e){if(e===void 0||
e.base===null||e.head===null)return"";let[t,n]=[e.base,e.head].map(r=>de(r,e.unit).replaceAll(" ","\xA0"));return`<small class="values">${Y(
`${t} \u2192 ${n}`)}</small>`}var bI=e=>e.length===0?"":` class="${e.join(" ")}"`,aX=e=>e.replaceAll("/","/<wbr>");function cX(e,t){let n=Ri(
e.cases),r=e.cases.map((s,i)=>`<tr>${`<th scope="row"><a href="#${t[i]}">${aX(Y(s.id))}</a><small>${lS(s.verdict,Lt(s))}</small></th>`}${n.map(
c=>sX(s,c)).join("")}</tr>`);return['<div class="scroll"><table class="overview"><caption><span>Head against base in percent; beneath each c\
hange its 95% interval, and the values of base and head.</span></caption>',`<thead><tr><th scope="col">Case</th>${n.map(s=>`<th scope="col"${bI(
yI(s))}>${s.title}</th>`).join("")}</tr></thead>`,`<tbody>
${r.join(`
`)}
</tbody></table></div>`].join(`
`)}function lX({differences:e=[]}){if(e.length===0)return"";let t=e.map(({kind:r,name:o,base:s,head:i,role:a,file:c})=>{let l=a===void 0||a===
"direct"?r:`${r}, ${a}`,u=[s??"\u2013",i??"\u2013"].map(m=>`<td>${De(m)}</td>`),d=[l,c??"the built image"].map(m=>`<td class="wide">${De(m)}\
</td>`),f=[...u,...d];return`<tr><th scope="row">${De(o)}</th>${f.join("")}</tr>`});return['<section class="differences"><h2>What else diffe\
rs between the two builds</h2>',`<div class="scroll"><table><thead><tr>${[...["Name","Base","Head"].map(r=>`<th scope="col">${r}</th>`),...[
"Kind","By"].map(r=>`<th scope="col" class="wide">${r}</th>`)].join("")}</tr></thead><tbody>
${t.join(`
`)}
</tbody></table></div>`,"</section>"].join(`
`)}function uX(e){let t=DM.map(n=>`<li>${De(n)}</li>`).join("");return['<footer class="background">',Jc("How it was measured",Jm(e)),Jc("Mac\
hine and tools",Ym(e)),`<h3>What this does not show</h3>
<ul>${t}</ul>`,"</footer>"].join(`
`)}function wI(e,t=[],n=null){let r=e.cases.map((i,a)=>`case-${a+1}`),o=e.cases.some(i=>i.metrics.some(a=>a.interval!==null));return[fp(`loa\
dgate: ${e.verdict}`),`<body>
<main>`,oX(e,n),e.cases.length===0?"":cX(e,r),o?fX(e):"",...e.cases.map((i,a)=>{let c=t.find(l=>l.case===i.id);return xX(i,e,r[a]??"")+(c?BM(
c):"")}),lX(e),"</main>",uX(e),`</body>
</html>
`].filter(i=>i!=="").join(`
`)}var dX=e=>`<svg viewBox="0 0 40 20" aria-hidden="true">${e}</svg>`,cS={hollow:!1,beyond:null,title:""},gp=e=>`<line class="${e}" x1="2" x\
2="38" y1="10" y2="10"/>`;function fX(e){let t=e.cases.flatMap(u=>[u.threshold,...u.metrics.flatMap(({threshold:d})=>d??[])]),n=[...new Set(
t)].map(Re).join(", "),r=Jr({x:20,y:10},cS),o=Jr({x:20,y:10},{...cS,hollow:!0}),s=Jr({x:20,y:7},{...cS,beyond:"above"}),a=[[r,"each point is\
 one round: head against base under the same load"],[`<rect class="strip" x="2" y="1" width="36" height="18"/>${gp("mean")}`,"a strip is one\
 session, one start of both servers; the thin line is its mean"],[gp("estimate"),"the estimate: the mean over the sessions"],['<rect class="\
interval" x="2" y="4" width="36" height="12"/>',"its 95% interval; dotted lines around it: the wider one that decides"],[gp("nochange"),"no \
change"],[gp("threshold"),`the threshold, ${n}; tinted beyond it`],[o,"left out: something other than the server was saturated"],[s,"lies be\
yond the picture"]].map(([u,d])=>`<li>${dX(u??"")}<span>${d}</span></li>`).join(`
`),c=`Each point is one round, head against base; each strip is a session, a new start of both servers. The grey band is the 95% interval. ${op(
e)}`,l=`<details><summary>What each sign means</summary>
<ul>
${a}
</ul>
</details>`;return`<section class="legend">
<p>${c}</p>
${l}
</section>`}function lS(e,t=e){return`<span class="badge ${e}">${t}</span>`}function xI(e){if(e===void 0||e.ratio===null)return"\u2013";let t=e.
interval===null?"":`<small>${Yt(e)}</small>`;return`${At(e)}${t}`}function mX(e){return`${e.verdict==="regression"||e.verdict==="improvement"?
"Head":"This case"} ${rt(e)}.`}var pX={true:"decides the verdict",false:"not judged"};function hX(e,t,n){let r=e.metrics.find(a=>a.name===t),
o=hI(e,t,`${n}-${t}`);if(r===void 0||o===null)return"";let s=r.interval===null?"":` <span>${Yt(r)}</span>`;return`<figure><figcaption>${`<b>${Nt(
r)}</b> ${At(r)}${s} <span>${pX[`${r.gates}`]}</span>`}</figcaption>
${o}
</figure>`}function gX(e){let t=e.metrics.filter(o=>o.base!==null||o.head!==null).map(o=>`<tr><th scope="row">${Nt(o)}${o.gates?" <small>dec\
ides the verdict</small>":""}</th><td>${de(o.base,o.unit)}</td><td>${de(o.head,o.unit)}</td><td>${xI(o)}</td></tr>`);return t.length===0?"":
`<details><summary>All metrics</summary>
${`<table><thead><tr>${["Metric","Base","Head","Change"].map(o=>`<th scope="col">${o}</th>`).join("")}</tr></thead><tbody>
${t.join(`
`)}
</tbody></table>`}
</details>`}function yX(e){let t=sp(e).map(n=>`<li>${De(n)}</li>`);return t.length===0?"":`<ul class="reasons">${t.join("")}</ul>`}function bX(e){
let t=[...Mi(e).map(({where:n,cost:r})=>`<li><code>${Y(n)}</code> ${r} of CPU time per request</li>`),...Ii(e).map(n=>`<li>${De(n)}</li>`)];
return t.length===0?"":`<ul class="reasons">${t.join("")}</ul>`}function wX(e,t){return Ai(e,t).map(n=>`<h3>${Y(n.title)}</h3>
<pre>${Y(n.text)}</pre>`).join(`
`)}function xX(e,t,n){let r=({name:i,per:a})=>a!=="build"&&e.metrics.some(c=>c.name===i&&c.threshold!==void 0),s=ke.filter(i=>i.decides===Ox(
e)||r(i)).map(({name:i})=>hX(e,i,n)).filter(i=>i!=="");return[`<section class="case" id="${n}">`,`<header><h2>${Y(e.id)}</h2>${lS(e.verdict,
Lt(e))}</header>`,lp(t)?"":`<p>${De(mX(e))}</p>`,bX(e),yX(e),wX(e,t),s.length===0?"":`<div class="panels">
${s.join(`
`)}
</div>`,gX(e),"</section>"].filter(i=>i!=="").join(`
`)}var SX="1.0.0",vX=SX.split(".")[0],SI=`https://github.com/loadgate/loadgate/blob/v${vX}/docs`;var uS=e=>`| ${e.join(" | ")} |`;function zi(e,t){return[uS(e.map(([n])=>n)),uS(e.map(([,n])=>n)),...t.map(uS)].join(`
`)}function Ko(e,t){return t===""?"":`<details><summary>${e}</summary>

${t}

</details>`}function Yc(e){return`<pre>${Y(e)}</pre>`}var Yr=e=>e.map(t=>`- ${t}`).join(`
`),dS=e=>Buffer.byteLength(e,"utf8"),Jo={regression:"\u{1F534}",accepted:"\u{1F7E0}",invalid:"\u26D4",failed:"\u26D4",inconclusive:"\u{1F7E1}",
improvement:"\u{1F7E2}",new:"\u{1F195}",unchanged:"\u26AA"};function kI(e){return kX.flatMap(t=>e.cases.filter(n=>n.verdict===t).toSorted((n,r)=>vI(r)-vI(n)))}var kX=["regression","invalid","inconclus\
ive","improvement","new"];function bp({metrics:e,verdict:t}){let n=e.filter(({gates:s})=>s),r=n.filter(s=>s.verdict==="regression"||s.verdict===
"improvement"),o=n.filter(s=>s.verdict==="inconclusive"&&s.interval!==null);return t==="inconclusive"?o:r}function vI(e){return Math.max(0,...bp(
e).map(({ratio:t})=>Math.abs(Math.log(t??1))))}var $I="\xA0",Yo=e=>e.replaceAll(" ",$I);function OI(e,t){if(e.length===0)return"";let n=e.flatMap(
bp),r=[...new Set(e.flatMap(f=>[f.threshold,...bp(f).map(m=>br(f,m))]))],o=TX(n,r),s=e.map(f=>OX(f,t.has(f.id),o)),i=[["Case","---"],["Base",
"--:"],["Head","--:"],["Change","---"],[Yo("better \u2502 worse"),":-:"]],a=n.length===0?i.slice(0,-1):i,c=r.map(Re).join(" or "),u=`In brac\
kets the 95% interval of each change.${$X(n.map(({unit:f})=>f))} In the picture: \u251C\u25CF\u2524 that interval, \u2502 no change, \u250A the threshold of ${c}\
, worse to the right. [How to read this](${SI}/reading-the-comment.md)`,d=zi(a,s.map(f=>f.slice(0,a.length)));return n.length===0?d:`${d}

<sub>${u}</sub>`}function $X(e){let[t="",n]=new Set(e.filter(r=>/^s(?:\/|$)/.test(r)));return n===void 0&&t.includes("/")?` Times are CPU ti\
me per ${t.slice(2)}.`:""}var yp="\u2013";function OX(e,t,n){let o=`${Jo[t?"accepted":e.verdict]}${$I}${Ht(e.id)}`,s=bp(e);if(e.verdict==="n\
ew")return[o,yp,RX(e),_e(QM(e)),""];if(s.length===0)return[o,yp,yp,_e(rt(e)),""];let i=a=>s.map(a).join("<br>");return[o,i(a=>Yo(de(a.base,a.
unit))),i(a=>Yo(de(a.head,a.unit))),[i(a=>EX(a,e)),..._X(e,t)].join("<br>"),i(a=>`<code>${Y(CX(a,br(e,a),n))}</code>`)]}function RX({metrics:e}){
return e.filter(({name:n,head:r})=>(n==="goodput"||n==="cpu")&&r!==null).map(({head:n,unit:r})=>Yo(de(n,r))).join("<br>")||yp}function EX(e,{
verdict:t}){let n=Yo(_e(Wc(e).replace(/ per (?:request|operation)$/,""))),r=e.interval===null?"":Yo(` (${Yt(e)})`);return t==="inconclusive"?
`${n}${r}`:`<b>${n}</b>${r}`}function _X(e,t){let n=["broken","inconclusive"].flatMap(s=>gn(e,s)).map(s=>_e(Ei(s)));if(t)return["accepted",...n];
if(e.verdict!=="inconclusive")return n;let{detectable:r}=e,o=r===null?"":r>1?"half the speed may go unnoticed":`${Re(Number(r.toPrecision(2)))}\
 slower would be caught`;return[[Lt(e),o].filter(Boolean).map(Yo).join("; "),...n]}var mS=13,fS=(mS-1)/2,PX="\xA0";function TX(e,t){let r=e.
flatMap(({ratio:s,interval:i})=>[s,...i?[i.low,i.high]:[]]).filter(s=>s!==null).map(s=>Math.abs(Math.log(s))),o=Math.max(.001,...t.map(s=>2*
Math.log1p(s)));return{reach:Math.max(o,...r)}}function CX(e,t,{reach:n}){if(e.ratio===null)return"";let r=e.better==="higher"?-1:1,o=i=>Math.
min(mS-1,Math.max(0,fS+r*Math.round(Math.log(i)/n*fS))),s=Array(mS).fill(PX);if(s[o(1+t)]="\u250A",s[o(1/(1+t))]="\u250A",s[fS]="\u2502",e.interval){
let i=[o(e.interval.low),o(e.interval.high)],[a,c]=[Math.min(...i),Math.max(...i)];s.fill("\u2500",a,c+1),s[a]="\u251C",s[c]="\u2524"}return s[o(
e.ratio)]="\u25CF",s.join("")}var AX=1e6,_I=110;function NX(e,t){return`### ${Jo[e]} loadgate: ${_e(Se(t,2*_I))}`}function MX(e,t){return t.length===0?"":`> [!${e}]
${t.map(n=>`> ${n}`).join(`
>
`)}`}function IX(e,t){let{title:n=lI(up(e),_I),verdict:r=e.verdict,warnings:o=[]}=t,s=e.notices.map(c=>_e(PI(Vr(c)))),i=e.notices.filter(({code:c})=>c!==
"base-config-missing"&&c!=="newly-measured"),a=o.length>0||z_(i);return Xc([NX(r,n),t.context??zX(e),MX(a?"WARNING":"NOTE",[...o,...s])])}var PI=e=>`${Mm(
e).replace(/\.$/,"")}.`;function zX(e){let t=LM(e).map(([n,r])=>`${n} ${_e(r)}`);return t.length===0?"":`Compares ${t.join(" with ")}.`}var Xc=e=>e.
filter(t=>t!=="").join(`

`);function LX(e,t,n){let r=kI(e);return Xc([IX(e,t),OI(r.slice(0,n),t.accepted??new Set),Yr([...DX(r.slice(0,n)),...BX(r.slice(0,n)),...FX(
e),...jX(e,r,n),...t.remarks??[]])])}function DX(e){return e.flatMap(t=>{let n=Mi(t).map(({where:o,cost:s})=>`${Ht(o)} ${s}`),r=Ii(t).map(o=>`${Ht(
t.id)}: ${_e(o)}.`);return n.length===0?r:[`${Ht(t.id)} spends more CPU time per request in ${n.join("; ")}.`]})}function FX(e){let t=ip(e);
return t===""?[]:[_e(PI(t))]}function BX(e){return e.flatMap(t=>ap(t).map(n=>`${Ht(t.id)}: ${_e(n)}.`))}function jX(e,t,n){let r=Math.max(0,
t.length-n),o=`${r} more ${r===1?"case is":"cases are"} in the table of all cases and in the report file.`;if(e.verdict==="unchanged")return[
_e(`${Wo(e)}.`)];let s=e.cases.filter(({verdict:c})=>c==="unchanged"),i=s.filter(({skipped:c})=>c===void 0),a=Math.max(...i.map(({threshold:c})=>c));
return[...r===0?[]:[o],...i.length===0?[]:[`${Jo.unchanged} ${RI(i)}: no change larger than ${Re(a)}.`],...i.length===s.length?[]:[`${Jo.unchanged}\
 ${RI(s.filter(({skipped:c})=>c))}: not measured, since the change does not reach ${s.length-i.length===1?"it":"them"}.`]]}var RI=e=>`${e.length}\
 more ${e.length===1?"case":"cases"}`;function wp(e,t=AX,n={}){let{before:r="",after:o=""}=n,s=n.accepted??new Set,i=e.cases.length===0?"":Xc(
[GX(e.cases,s),QX(e),qX(e)]),c=[HX(e),Ko(e.cases.length===1?"The case":`All ${e.cases.length} cases`,i),...n.parts??[],KX(e,n.fetchFirst??null)].
filter(g=>g!==""),[l,u]=[e,n],d=(g,y)=>{let b=y.length===c.length&&u===n?"":"The rest is in the report file: it did not fit here.";return`${Xc(
[r,LX(l,u,g),...y,b,o])}
`},f=g=>dS(g)<=t,m=e.cases.length;for(;m>0&&!f(d(m,[]));)m=Math.floor(m/2);for(let g of UX(e,n)){if(f(d(m,[])))break;[l,u]=g}let h=[];for(let g of c)
f(d(m,[...h,g]))&&h.push(g);let p=d(m,h);if(!f(p))throw new RangeError(`a report of ${dS(p)} bytes where ${t} fit`);return p}function*UX(e,t){
let n=[...t.remarks??[]],r={...e,notices:[]},o=e.notices.length,s=[...t.warnings??[],...o===0?[]:[`${o} ${o===1?"notice is":"notices are"} t\
oo long to be shown here: see the report file.`]];yield[r,{...t,warnings:s}];for(let i=n.length;i>0;i=Math.floor(i/2))yield[r,{...t,warnings:s,
remarks:n.slice(0,i)}];yield[r,{...t,warnings:s,remarks:[]}]}function ZX(e,{name:t,decides:n}){let r=e.metrics.find(o=>o.name===t);return r===
void 0||r.ratio===null?"\u2013":r.gates?r.interval===null?At(r):`${At(r)} (${Yt(r)})`:n?`${At(r)}, not judged`:At(r)}function GX(e,t){let n=Ri(
e),r=e.map(s=>{let i=t.has(s.id)?"accepted":s.verdict;return[Ht(s.id),`${Jo[i]} ${i==="accepted"?i:Lt(s)}`,...n.map(a=>ZX(s,a))]}),o=["Case",
"Verdict",...n.map(({title:s})=>s)];return zi(o.map(s=>[s,"---"]),r)}function HX(e){return e.cases.flatMap(t=>Ai(t,e).map(n=>Ko(`${Ht(t.id)}\
: ${Y(n.title)}`,Yc(n.text)))).join(`

`)}function qX(e){return Yr(e.cases.flatMap(t=>sp(t).map(n=>`${Ht(t.id)}: ${_e(n)}`)))}var WX=e=>Yr(e.map(([t,n])=>`${t}: ${_e(n)}`)),TI="Sm\
allest slowdown that would have been caught",VX=[TI,"Isolation","Pairs","Sessions","CPUs","Time","Machine"];function KX(e,t){let r=[...JX(e),
...Jm(e),...Ym(e)].filter(([o])=>VX.includes(o));return Ko("How it was measured, and how to measure it again",Xc([WX(r),XX(e,t)]))}function JX(e){
let t=e.cases.map(({detectable:s})=>s).filter(s=>s!==null);if(t.length===0)return[];let n=s=>s>1?"more than 100%":Re(Number(s.toPrecision(2))),
[r,o]=[n(Math.min(...t)),n(Math.max(...t))];return[[TI,`${r===o?r:`${r} to ${o}, by case`}, in 95 of 100 runs`]]}var EI=/^[0-9a-f]{7,64}$/,YX=/^[\w.-]+(?:\/[\w.-]+)*$/;
function XX(e,t){let n=u=>e.variants.find(d=>d.variant===u)?.commit??"",[r,o]=[n("base"),n("head")],[s]=e.cases.filter(({verdict:u})=>u!=="u\
nchanged").concat(e.cases);if(!EI.test(r)||!EI.test(o)||!s)return"";let i=Object.entries({case:s.id,...e.plan.named});if(!i.every(([,u])=>YX.
test(u)))return"";let a=i.map(([u,d])=>`--${u} '${d}'`).join(" "),c=`loadgate compare --base ${r} --head ${o} ${a} --seed ${Math.trunc(e.plan.
seed)}`,l=t===null?c:`${t}
${c}`;return`One row again, on your machine:

${Yc(l)}`}function QX(e){return e.cases.some(t=>t.metrics.some(n=>n.interval!==null))?`<sub>Change of head against base with its 95% interva\
l. ${op(e)}</sub>`:""}var xp=e=>e.length<2?e[0]??"":`${e.slice(0,-1).join(", ")} and ${e.at(-1)}`;function Qc({rows:e,by:t}){let n=e.filter(({place:i})=>i===1).map(
({target:i})=>V(i));if(n.length===0)return"no target gave a number";let r=t==="p99"?"soonest":"fastest";return n.length===1?`${n[0]} is the ${r}`:
e.every(({sessions:i})=>i.length<2)?`${xp(n)} are tied: one session each shows no difference; set a larger budget`:n.length===e.length&&e.length>
1?`${xp(n)} are tied: no difference between them is significant`:`${xp(n)} share the first place: no difference between them is significant`}
function pS({leaderboards:e,config:t,interrupted:n}){let r=new Set(e.flatMap(({rows:s})=>s.map(({target:i})=>i))),o=`${r.size} ${r.size===1?
"target":"targets"} of ${V(t)} in ${e.length} ${e.length===1?"leaderboard":"leaderboards"}`;return n?`Interrupted: ${o}, as far as they were\
 measured`:o}function hS({rows:e}){let t=new Map,n=(r,o)=>t.set(o,[...t.get(o)??[],r.target]);for(let r of e){for(let o of r.findings)n(r,ZN(
o));CI(r)>0&&n(r,eQ(r))}return[...t].map(([r,o])=>`${xp(o.map(V))}: ${V(r)}`)}function eQ({failed:e,requests:t}){let n=Object.entries(e).sort(
([,s],[,i])=>i-s),r=n.slice(0,3).map(([s,i])=>`${i} \xD7 ${s}`),o=n.length>3?`, and ${n.length-3} other kinds`:"";return`of ${t} requests fa\
iled ${r.join(", ")}${o}`}function gS({notices:e,leftOut:t,failures:n,published:r}){return[...e.map(Vr),...t.map(({target:o,obstacle:s})=>`${o}\
 was left out: ${Go(s)}`),...n.map(({target:o,what:s})=>`${o} could not be ${s==="build"?"built":"prepared"}: its log is below`),...r?[`publ\
ished: ${r.source}; \u2260 marks where today's order differs`]:[]].map(V)}var yS=["Targets were started one at a time, in blocks of random o\
rder; a session is one start.",`Targets with = are tied: their difference is not significant (t intervals of all pairs, Bonferroni, ${Re(qm)}\
 per table).`,"\u2265 and \u2264 mark values that something other than the server limited; such a target shares the place above it.","Failed\
 answers are never part of a speed. Memory is the peak of a session; start-up lasts to the first right answer."];function bS(e){let{plan:t,seconds:n,
environment:r}=e,o=e.cases.map(a=>a.sessions.length),[s,i]=[Math.min(...o),Math.max(0,...o)];return[["Revision",e.variants.map(Hc).join(", ")],
["Machine",Gc(r)],Xx(r),["Date",e.startedAt.slice(0,10)],["Seed",String(t.seed)],["Isolation",gr(t.isolation,t.isolationReason)],["Sessions",
s===i||o.length===0?`${i} each`:`${s} to ${i} each`],Jx(t),Yx(n),Qx(r),["Risk",`${Re(qm)} that a table calls two equal targets different`]]}
var Qo="\u2013",tQ=1e3;function Sp(e,{rows:t}){if(e.place===null)return Qo;let n=t.filter(({place:r})=>r===e.place).length>1;return`${e.place}${n?
"=":""}`}function el({sessions:e}){return Math.exp(We(e.map(Math.log)))}function nQ(e,{by:t,unit:n}){if(e.place===null||e.sessions.length===
0)return Qo;let r=t==="goodput"?"\u2265 ":"\u2264 ";return`${e.limited?r:""}${de(el(e),n)}`}function rQ({ratio:e,interval:t,place:n},{by:r}){
if(e===null)return n===null?Qo:"best";let[o,s]=r==="goodput"?["%",100]:["\xD7",1],i=c=>String(Number((c*s).toPrecision(3))),a=t===null?"":` \
[${oQ(t.low,t.high,i)}]`;return`${i(e)} ${o}${a}`}function oQ(e,t,n){return t/e>tQ?"anywhere":`${n(e)} to ${n(t)}`}function CI({requests:e,failed:t}){
let n=Object.values(t).reduce((r,o)=>r+o,0);return e===0?0:n/e}function sQ(e){if(e.requests===0)return Qo;let t=CI(e);return t===0?"none":t<
1e-4?"< 0.01%":Re(t)}var Xo=(e,t)=>({figures:n})=>{let r=n[e];return r==null?Qo:t(r)},iQ=["th","st","nd","rd"];function aQ(e){let t=Math.floor(
e/10)%10;return`${e}${(t===1?void 0:iQ[e%10])??"th"}`}function cQ({published:e}){if(e===null)return Qo;let t=e.value===null?"":`, ${e.value}`,
n=e.system===null?"":` ${V(e.system)}`;return`${e.moved?"\u2260 ":""}${aQ(e.place)}${t}${n}`}function wS(e,t){let n=t.published?.figures[e.id]?.
unit??null;return[{title:"",of:Sp},{title:"target",of:o=>V(o.target)},{title:{goodput:e.unit,p99:"p99",time:"time/run"}[e.by],of:nQ},{title:"\
to the best",of:rQ},{title:"failed",of:sQ},{title:`published${n===null?"":` (${V(n)})`}`,of:cQ},{title:e.unit==="operations/s"?"CPU/operatio\
n":"CPU/request",of:Xo("cpu",Wr)},{title:"CPU/run",of:Xo("cpu-time",Wr)},{title:"by its own clock",of:Xo("own-clock",o=>de(o,"operations/s"))},
...e.by==="p99"?[]:[{title:"p99",of:Xo("p99",Wr)}],{title:"memory",of:Xo("memory",Un)},{title:"start-up",of:Xo("start-time",Wr)},{title:"ima\
ge",of:Xo("image-size",Un)}].filter(({of:o},s)=>s<3||e.rows.some(i=>o(i,e)!==Qo))}var SS=360,AI=26,xS=10,NI=34,tl={left:104,right:SS-58},lQ=13,MI=5.6;function II(e,t){let n=e.rows.filter(({sessions:a,place:c})=>c!==null&&a.
length>0);if(n.length===0)return null;let r=xS+n.length*AI,o=gQ(n.flatMap(uQ),tl.left,tl.right),s={goodput:`${e.unit} \u2192 faster`,p99:"p9\
9 \u2192 later",time:"time per run \u2192 slower"}[e.by];return[`<svg class="picture" viewBox="0 0 ${SS} ${r+NI}" role="img" aria-labelledby\
="${t}-t ${t}-d">`,`<title id="${t}-t">${Y(`${e.id}: all targets`)}</title>`,`<desc id="${t}-d">${Y(`${Qc(e)}. ${n.map(a=>dQ(a,e)).join("; ")}\
.`)}</desc>`,pQ(o,e,r),...n.map((a,c)=>fQ(a,e,o,xS+(c+.5)*AI)),Dt(`${s}${o.log?", log axis":""}`,tl.left,r+NI-5,"start"),"</svg>"].join(`
`)}function uQ({sessions:e,spread:t}){return[...e,...t?[t.low,t.high]:[]]}var zI=(e,t)=>de(e,t.unit).replace(/ (?:req|op)\/s$/,"");function dQ(e,t){
return`${Sp(e,t)} ${V(e.target)} ${de(el(e),t.unit)}`}function fQ(e,t,n,r){let o=n.place(el(e)),s=e.sessions.map((i,a)=>Jr({x:n.place(i),y:r},
{hollow:e.limited,beyond:null,title:`session ${a+1}: ${de(i,t.unit)}`}));return[Dt(`${Sp(e,t)}`,18,r+4,"end"),Dt(Se(V(e.target),lQ),24,r+4,"\
start"),`<line class="tick" x1="${tl.left}" x2="${tl.right}" y1="${fe(r)}" y2="${fe(r)}"/>`,...s,e.spread?mQ(n.place(e.spread.low),n.place(e.
spread.high),r):"",`<line class="estimate" x1="${fe(o)}" x2="${fe(o)}" y1="${fe(r-7)}" y2="${fe(r+7)}"/>`,Dt(`${e.limited?t.by==="goodput"?"\
\u2265 ":"\u2264 ":""}${zI(el(e),t)}`,SS-4,r+4,"end")].join("")}function mQ(e,t,n){let r=o=>`<line class="mean" x1="${fe(o)}" x2="${fe(o)}" \
y1="${fe(n-4)}" y2="${fe(n+4)}"/>`;return`<line class="mean" x1="${fe(e)}" x2="${fe(t)}" y1="${fe(n)}" y2="${fe(n)}"/>${r(e)}${r(t)}`}function pQ(e,t,n){
let r=0;return e.ticks.map(o=>{let s=e.place(o),i=o===0?"0":zI(o,t).replace(/\.0+(?=\D|$)/,""),a=i.length*MI/2,c=`<line class="tick" x1="${fe(
s)}" x2="${fe(s)}" y1="${xS}" y2="${n+3}"/>`;return s-a<r?c:(r=s+a+MI,c+Dt(i,s,n+14,"middle"))}).join("")}var hQ=10,LI=5;function gQ(e,t,n){
let[r,o]=[Math.min(...e),Math.max(...e)];return o/r>=hQ?bQ(r,o,t,n):yQ(o,t,n)}function yQ(e,t,n){let r=e*1.05,o=mp(r/LI),s=Math.floor(r/o+1e-9);
return{log:!1,ticks:Array.from({length:s+1},(i,a)=>Number((a*o).toPrecision(6))),place:i=>t+i/r*(n-t)}}function bQ(e,t,n,r){let[o,s]=[Math.log10(
e)-.08,Math.log10(t)+.08],i=Array.from({length:Math.ceil(s)-Math.floor(o)+1},(u,d)=>Math.floor(o)+d),a=u=>Math.log10(u)>=o&&Math.log10(u)<=s,
c=u=>i.flatMap(d=>u.map(f=>Number((f*10**d).toPrecision(6)))).filter(a);return{log:!0,ticks:[[1,2,5],[1,3],[1]].map(c).find(u=>u.length<=LI+
1)??c([1]),place:u=>n+(Math.log10(u)-o)/(s-o)*(r-n)}}function wQ(e,t){let n=new Set;return e.cases.filter(r=>r.verdict!=="unchanged").flatMap(r=>{let o=Ai(r,e).filter(({text:s})=>!n.has(s));for(let{
text:s}of o)n.add(s);return[...lp(e)?[]:Hn(`${V(r.id)} ${rt(r)}.`,t.width),...Mi(r).flatMap(({where:s,cost:i})=>Hn(`${V(s)}: ${i} of CPU tim\
e per request`,t.width)),...Ii(r).flatMap(s=>Hn(`${V(r.id)}: ${s}`,t.width)),...tI(r).flatMap(s=>Hn(`${V(r.id)}: ${s}`,t.width)),...ap(r).flatMap(
s=>Hn(`${V(r.id)}: ${s}`,t.width)),...o.flatMap(({title:s,text:i})=>[`  ${s}:`,...i.split(`
`).map(a=>`  | ${a}`)])]})}function kp(e,t){let[n="",...r]=Hn(V(Wo(e)),t.width),o=[ZI(n,e.verdict,t),...r],s=e.notices.flatMap(l=>Hn(`note: ${V(
Vr(l))}`,t.width)),i=aS(e)?Hn("note: inconclusive cases fail this run (fail-on: inconclusive)",t.width):[],a=ip(e);return`${[[...o,...i,...s],
e.cases.length===0?[]:xQ(e.cases,t),wQ(e,t),a===""?[]:Hn(V(a),t.width)].filter(l=>l.length>0).map(l=>l.join(`
`)).join(`

`)}
`}function Hn(e,t,n="  "){let r=[],o="";for(let s of e.split(" "))o.trim()!==""&&o.length+1+s.length>t?(r.push(o),o=n+s):o=o===""?s:`${o} ${s}`;
return[...r,o]}var FI="\u2013",vp="  ",Li=[{head:"case",of:e=>V(e.id)},{head:"verdict",of:Lt}],DI={name:"memory",title:"memory",decides:!1};
function xQ(e,t){let n=SQ(e,t.width),r=n.map(c=>UI(c,e)),o=kS(r[0]??[])+vp.length,[s="",...i]=BI(r),a=e.map((c,l)=>{let u=i[l]??"",d=Lt(c);return u.
slice(0,o)+ZI(d,c.verdict,t)+u.slice(o+d.length)});return[s,...a,...OQ(n,e)]}function BI(e){let t=e.map(kS);return(e[0]??[]).map((n,r)=>e.map(
(o,s)=>(o[r]??"").padEnd(t[s]??0)).join(vp).trimEnd())}function jI(e){return e.reduce((t,n)=>t+kS(n)+vp.length,-vp.length)}function kS(e){return Math.
max(0,...e.map(t=>t.length))}function UI(e,t){return[e.head,...t.map(n=>e.of(n))]}function SQ(e,t){let n=vQ(e);return n.find(r=>jI(r.map(o=>UI(
o,e)))<=t)??n.at(-1)??Li}function vQ(e){let t=Ri(e),n=t.filter(({decides:l})=>l),r=n.filter(l=>l.asked),o=n.filter(l=>!l.asked),s=t.some(({name:l})=>l===
DI.name)?[]:[DI],i=[...t.filter(({decides:l})=>!l),...s];return[...[...i.map((l,u)=>i.slice(0,i.length-u)),[]].map(l=>[...n,...l]).map(l=>[...Li,
...vS(l,e,!0)]),[...Li,...vS(n,e,!1)],...r.map((l,u)=>[...Li,...vS([...o,...r.slice(0,r.length-1-u)],e,!1)])]}function vS(e,t,n){return e.map(
r=>({head:kQ(r.title),of:o=>$Q(o,r,n&&r.decides)})).filter(({of:r})=>t.some(o=>r(o)!==FI))}function kQ(e){let t=e.replace("Latency ","").replace(
" per ","/");return t.startsWith("CPU")?t:t.toLowerCase()}function $Q(e,{name:t,decides:n},r){let o=e.metrics.find(l=>l.name===t);if(o===void 0||
o.ratio===null)return FI;let s=Oi(o),{interval:i}=o,a=r&&i!==null?` [${pr(i.low,s)} ${pr(i.high,s)}]`:"",c=`${pr(o.ratio,s)}${a}`;return o.gates||
!n?c:`(${c})`}function OQ(e,t){if(e.length===Li.length)return[];let n=t.flatMap(s=>e.slice(Li.length).map(i=>i.of(s))),r=n.some(s=>s.includes(
"["))?", [95% interval]":"",o=n.some(s=>s.startsWith("("))?", (not judged)":"";return[`head against base in %${r}${o}`]}var RQ={regression:31,
invalid:35,inconclusive:33,improvement:32,new:36,unchanged:2};function ZI(e,t,n){return n.color?`\x1B[${RQ[t]}m${e}\x1B[0m`:e}function GI(e){let t=gS(e).map(o=>`<p class="note">${De(o)}</p>`),n=yS.map(o=>`<li>${De(o)}</li>`).join("");return[fp(`loadgate: ranking of ${e.
config}`),`<body>
<main>`,`<p class="kicker">loadgate rank \xB7 <b>${Y(e.config)}</b> \xB7 ${Y(e.startedAt.slice(0,10))}</p>`,`<h1>${De(pS(e))}</h1>`,...t,...e.
leaderboards.map((o,s)=>EQ(o,e,`leaderboard-${s+1}`)),...e.failures.map(({target:o,what:s,log:i})=>`<h3>End of the ${s} log of ${Y(o)}</h3>
<pre>${Y(Qn(i))}</pre>`),"</main>",`<footer class="background">
<h3>How to read it</h3>
<ul>${n}</ul>`,Jc("How it was measured",bS(e)),`</footer>
</body>
</html>
`].join(`
`)}function EQ(e,t,n){let r=hS(e).map(s=>`<li>${De(s)}</li>`),o=II(e,n);return[`<section class="case" id="${n}">`,`<header><h2>${Y(e.id)}</h\
2></header>`,`<p>${De(`${Qc(e).replace(/^the /,"The ")}.`)}</p>`,o===null?"":`<figure>${o}</figure>`,`<div class="scroll">${_Q(e,t)}</div>`,
r.length===0?"":`<ul class="reasons">${r.join("")}</ul>`,"</section>"].filter(s=>s!=="").join(`
`)}function _Q(e,t){let n=wS(e,t),r=n.map(({title:s})=>`<th scope="col">${Y(s||"place")}</th>`).join(""),o=e.rows.map(s=>`<tr>${n.map((a,c)=>{
let l=De(a.of(s,e));return c===1?`<th scope="row">${l}</th>`:`<td>${l}</td>`}).join("")}</tr>`);return`<table class="ranking"><thead><tr>${r}\
</tr></thead><tbody>
${o.join(`
`)}
</tbody></table>`}function HI(e){let t=bS(e).map(([r,o])=>`${r}: ${_e(o)}`);return`${[`**${_e(pS(e))}**`,Yr(gS(e).map(_e)),...e.leaderboards.
map(r=>PQ(r,e)),...e.failures.map(({target:r,what:o,log:s})=>Ko(`The end of the ${o} log of ${Y(r)}`,Yc(Qn(s)))),Ko("How it was measured, an\
d how to read it",Yr([...yS,...t]))].filter(r=>r!=="").join(`

`)}
`}function PQ(e,t){let n=wS(e,t),r=n.map(({title:i},a)=>[_e(i),a<2?"---":"--:"]),o=e.rows.map(i=>n.map(a=>_e(a.of(i,e))));return[`${Ht(e.id)}\
: ${_e(Qc(e))}`,zi(r,o),Yr(hS(e).map(_e))].filter(i=>i!=="").join(`

`)}import{join as TQ}from"node:path";var CQ="profiles",AQ=["base","head"];function qI(e,t){for(let n of e)if("base"in n)for(let r of AQ)yn(t,NQ(n.case,r),MQ(n[r]))}function NQ(e,t){
return TQ(CQ,`${e.replaceAll("/","-")}-${t}.folded`)}function MQ(e){return[...e].map(([n,r])=>`${n} ${Math.round(r*1e9)}
`).sort().join("")}var HRe=32*1024*1024;async function nl(e,{ignored:t=!0}={}){try{await IM(e),t&&WI(e)}catch(n){throw n instanceof v?n:new v(`the output folder ${e} cannot be writ\
ten (${n.message}); choose another with --out DIR`)}}function WI(e){yn(e,".gitignore",`*
`)}function bn(e,t,n,r=[]){YI(e,n);for(let[o,s]of t)yn(n,$S("logs",`${o}.log`),s);VI(e,n,r),qI(r,n)}function VI(e,t,n=[]){let r=e.command===
"rank";yn(t,"report.md",r?HI(e):wp(e)),yn(t,"report.html",r?GI(e):wI(e,n,Km(process.env)))}function KI(e,t,n){YI(e,n);for(let[r,o]of t)yn(n,
$S("logs",`${r}.log`),o);VI(e,n)}async function JI(e,t){await nl(t),yn(t,"failure.json",TM(e))}function YI(e,t){let n=H_(e);try{WI(t),yn(t,"\
results.json",n)}catch(r){let o=`results-${e.id}.json`,s=[kc(),IQ(),"/dev/shm"].find(c=>zQ(c,o,n)),i=s&&$S(s,o),a=i?`what was measured is in\
 ${i}, and loadgate report ${i} --out DIR makes its reports`:"what was measured is lost, since there is no room elsewhere either; make room \
and measure again";throw new he(`results.json cannot be written to ${t} (${r.message}); ${a}`)}}function zQ(e,t,n){try{return yn(e,t,n),!0}catch{
return!1}}var XI="measured.jsonl";function QI(e,t){let n=OS(e,XI),r=(o,s)=>{try{FQ(n,`${JSON.stringify(o)}
`,{flag:s})}catch{}};return r(t,"w"),o=>r(o,"a")}async function Di(e){await _M(t=>{let n=BQ(t);n&&e.progress.say(n)})}function BQ({id:e,folder:t}){
let n=OS(t,XI);if(!LQ(n))return null;let[r,...o]=jQ(DQ(n,"utf8"));if(!r||o.length===0)return null;let s=OS(r.out,`killed-${e}`),i=o.at(-1)?.
sessions[0]?.at??0,{begun:a,ranking:c}=r,l={...a,cases:UQ(a.plan.cases,o),seconds:{build:0,run:i,ready:0,load:0,harness:0},interrupted:!0};return c?
KI(kM($M(l,c)),new Map,s):bn(ri(l),new Map,s),`an earlier run was killed after ${o.length===1?"1 session":`${o.length} sessions`}; what it m\
easured is in ${s}`}function jQ(e){return e.split(`
`).slice(0,-1).map(t=>JSON.parse(t))}function UQ(e,t){return e.map(n=>{let r=t.filter(({id:o})=>o===n.id);return{...n,...r.at(-1),sessions:r.
flatMap(({sessions:o})=>o)}})}import{randomInt as ZQ}from"node:crypto";var GQ=60;function RS({config:e,cases:t,part:n}){let r=n?.cases??t,{budgetSeconds:o}=e;return o===void 0?
GQ*r.length:o*r.length/t.length}function $p({config:e,cases:t,part:n,design:r,named:o,seed:s=ZQ(2**31)},{isolation:i,cpus:a},c){return{seed:s,
...n&&{shard:n.shard},...o&&{named:o},...r==="whole-budget"&&{looks:!1},alpha:e.gate.falseAlarms,failOn:e.gate.failOn,mode:e.gate.mode,budgetSeconds:RS(
{config:e,cases:t,...n&&{part:n}}),isolation:i.name,isolationReason:i.reason,pairing:c?"side-by-side":"interleaved",cpus:a,cases:t,scenarios:e.
scenarios.filter(({name:l})=>t.some(({scenario:u})=>u===l))}}async function ez({config:e},{base:t,head:n},{built:r,wanted:o},s,i){let a=o.filter(m=>yr(m,e)?.args===void 0);if(s.name!=="process"||a.length===
0)return{variants:r,silent:new Map,headAlone:new Set,logs:new Map,notices:[]};i.step({doing:"looking which servers listen on PORT",done:0,secondsLeft:null});
let c=new Map;for(let m of a)for(let h of r.builds.filter(({target:p})=>p.name===m.target)){let p=h.variant==="base"?t:n,g=yr(m,e);p&&g&&!c.
has(h)&&c.set(h,await p.portOf(h,g,s,qQ(n)))}let l=HQ(c),u=r.builds.map(m=>{let{ignoresPort:h,host:p}=c.get(m)??{},g=l.has(m.target.name)&&{
fixedPort:!0};return{...m,...h&&{ignoresPort:h},...g,...p&&{host:p}}}),d=new Set(u.flatMap(m=>m.ignoresPort?[m.target.name]:[])),f=o.flatMap(
m=>{let p=r.builds.filter(({target:g})=>g.name===m.target).flatMap(g=>{let y=c.get(g)?.silent;return y?[{...y,variant:g.variant}]:[]});return p.
length===0?[]:[{...m,sessions:[jn(0,p)]}]});return{variants:{...r,builds:u},silent:new Map(f.map(m=>[m.id,m])),headAlone:new Set(f.filter(Fu).
map(({id:m})=>m)),logs:new Map(f.flatMap(WQ)),notices:[...[...d].map(m=>({code:"port-ignored",target:m})),...[...l].map(([m,h])=>({code:"por\
t-fixed",target:m,ports:h}))]}}function HQ(e){let n=[...Map.groupBy(e,([{target:r}])=>r.name)].map(([r,[o,...s]])=>{let i=o?.[1].beside.filter(
a=>s.some(([,{beside:c}])=>c.includes(a)));return[r,i??[]]});return new Map(n.filter(([,r])=>r.length>0))}function qQ({built:e}){return e.targets[0]?.
build.bodies??e.checkout.folder}function WQ(e){return e.sessions.flatMap(({invalid:t})=>t.flatMap(({variant:n,log:r})=>n&&r?[[qr({case:e},n),
r]]:[]))}async function rz(e,t,n,r){var Ut=[];try{let{host:o,resources:s}=e.workspace;let{clock:i,progress:a}=o;let{base:c,head:l}=n;let u=c?await TC(
e.workspace.repository,c.built,l.built):[];let d=i.now();let{config:f}=t;let{buildTime:m}=n;let h=xM(t,n);let{built:p,wanted:g}=h;let y=g.some(
kt=>yr(kt,f)?.args===void 0);let b=y?await e.oha():null;let x=await see({...e,oha:b},e.isolation,f.nginxImage);let S=G(Ut,await ES(e,g.length===
0),!0);let R=eee(t.slowdown,S,e);let $=YQ(R,n);let _=await ez(t,n,h,R,a);let P=$p(t,e,R.name==="docker"||tee(s));let N={id:s.id,startedAt:m.
startedAt,plan:P,environment:x,variants:p.variants,failures:p.failures,notices:VQ(t,n,s),...u.length>0&&{differences:u}};let M=QI(s.folder,{
...r,begun:N});let W=G(Ut,await em(P.cpus.generator),!0);let B=G(Ut,oee(P.budgetSeconds*(t.punctual?1:nee),o.signal));let{signal:te}=B;let Te=_S(
b,s,P);let{hyperfine:ze}=e;let pt={plan:P,runner:R,clock:i,signal:te,began:d,generator:Te,hyperfine:ze,random:xm(P.seed)};let Ki=g.filter(({
id:kt})=>!_.silent.has(kt)||_.headAlone.has(kt)).flatMap(kt=>{let nh=Hm(kt,_.variants,f,te);return nh?[_.headAlone.has(kt.id)?QQ(nh):nh]:[]});
let{outcomes:ss,hooks:Ji}=JQ(pt,a,M,$);let ro=t.design==="blocks"?YA():JA(_.variants.variants);let{records:Le,interrupted:ht,timedOutIn:tn}=await WA(
Ki,ro,pt,Ji);a.end();let xn=XQ(h,_.silent,Le);let oo=[...tn===null?[]:[{code:"session-overran",...tn}],...N.failures.length>0||xn.some(kt=>Gt(
kt).length>0)?LT(oz(n)):[]];let je={...N,environment:iee(x),notices:[...N.notices,..._.notices,...oo],cases:xn,seconds:{build:m.seconds,run:i.
now()-d,...mt(ss.map(({time:kt})=>kt))},interrupted:ht};let jt=new Map([..._.logs,...ss.flatMap(kt=>[...kt.logs])]);return{measured:je,logs:jt,
variants:_.variants,oha:b}}catch(is){var so=is,bl=!0}finally{var $v=J(Ut,so,bl);$v&&await $v}}function VQ({notices:e},t,{users:n}){let r=oz(
t);return[...e,...zT(r),...DT(r),...KQ(n)]}function oz({base:e,head:t}){return[...e?[e]:[],t].map(({built:n})=>n.checkout)}function KQ(e){let t=e.
lacking();return t===null||t.why==="not-root"||t.why==="turned-off"?[]:[{code:"own-users-lacking",...t}]}function JQ(e,t,n,r){let o=[],s=aee(
i=>t.say(i));return{outcomes:o,hooks:{async measure(i,a){let c=i.scenario.args?HA:xN,l=d=>nz(d,e),u=await c(i,a,e).catch(l);return o.push(u),
tz(u.session,r())},async calibrate(i){let a=d=>({rate:null,start:nz(d,e)}),c=km(e.plan,i.scenario),{rate:l,start:u}=await PA(i,c,e).catch(a);
return o.push(u),{rate:l,session:tz(u.session,r())}},progress:i=>t.step(i),kept(i){n(i),s(i)}}}}function tz(e,t){return t.length===0?e:{...e,
invalid:[...e.invalid,...t]}}function YQ({name:e},{base:t,head:n}){if(e!=="process"||!t)return()=>[];let r=pC(t.built,n.built);return()=>{let o=r();
return o?[{variant:"head",fault:{code:"changed-files",of:"base",...o}}]:[]}}function XQ({cases:e,skipped:t},n,r){return e.map(o=>{let s=t.get(
o.id),i={...o,sessions:[],...s!==void 0&&{skipped:s}},a=n.get(o.id),c=r.find(({id:l})=>l===o.id)??a??i;return a&&c!==a?{...c,sessions:[...a.
sessions,...c.sessions]}:c})}function QQ(e){return{...e,builds:e.builds.filter(({variant:t})=>t==="head")}}function eee(e,t,{cpus:n,workspace:{
resources:r}}){return e===void 0?t:gM(t,e,{cpus:n,resources:r})}async function ES({isolation:{name:e,elsewhere:t},cpus:n,config:r,nginx:o,workspace:s},i=!1){
let{resources:a,host:c}=s,{clock:l,signal:u}=c;if(e==="process")return mM({resources:a,cpus:n,clock:l,nginx:o});let{nginxImage:d}=r,f=t&&!i?
await cM(t,d,a,u):aM();return lM({resources:a,cpus:n,clock:l,nginxImage:d,engine:f})}function _S(e,t,{cpus:n}){return e!==null?WC(e,t,n.generator):
async()=>{throw new RangeError("no case is loaded")}}function tee(e){let t=ii(e.id,"trial");return t?.remove(),t?.files.cpu!=null&&t.shares}
function nz(e,{began:t,clock:n,signal:r}){if(r.aborted||!(e instanceof he))throw e;let o={code:"harness-failed",error:e.message};return{session:jn(
n.now()-t,[{variant:null,fault:o}]),time:mt([]),logs:new Map}}var nee=1.08,ree=20;function oee(e,t){let n=new AbortController,r=Math.max(e,ree),
o=setTimeout(()=>n.abort(new kn(`${r} s are over`)),r*1e3);return{signal:AbortSignal.any([t,n.signal]),[Symbol.dispose]:()=>clearTimeout(o)}}
async function see(e,t,n){let r=Fc(),o={node:process.version},s=e.oha&&await qf(e.oha);s&&(o.oha=s.replace(/^oha\s+/,""));let i=e.hyperfine&&
await qf(e.hyperfine);if(i&&(o.hyperfine=i.replace(/^hyperfine\s+/,"")),t.name==="docker"){let l=await zf();"version"in l&&(o.docker=l.version);
let u=await li(n).catch(()=>null);u&&(o.nginx=`${n} (${u.slice(0,19)})`)}else if(e.nginx){let l=await qf(e.nginx,"-v");l&&(o.nginx=l.replace(
/^nginx version: nginx\//,""))}let{host:a,...c}=t.elsewhere??{host:""};return{...Cm(),..."cores"in c&&{servers:c},tools:o,load:{before:r,after:null}}}
function iee(e){return{...e,load:{...e.load,after:Fc()}}}function aee(e){let t=!1;return({id:n,sessions:r})=>{let o=Os(r),s=r.flatMap(u=>u.rounds).
length;if(t||s===0||o.reduce((u,d)=>u+d.rounds,0)<s)return;t=!0;let i=[...new Set(o.map(({source:u})=>u))].map(GN),a=i.map(u=>u.why).join(",\
 and "),c=[...new Set(i.map(u=>u.remedy))].join("; "),l=o.some(({counted:u})=>u)?"counts less":"was left out";e(`${n}: a whole session ${l},\
 since ${a}; ${c}`)}}import{resolve as _ee}from"node:path";import{createHash as lee,hash as uee}from"node:crypto";import{chmodSync as dee,createWriteStream as fee,lstatSync as mee,mkdirSync as pee,mkdtempSync as az,
readFileSync as cz,realpathSync as sz,renameSync as TS,rmSync as Fi,statSync as hee,writeFileSync as gee}from"node:fs";import{join as es}from"node:path";
import{Readable as yee,Transform as bee}from"node:stream";import{pipeline as wee}from"node:stream/promises";var rl={oha:{version:"1.16.0",sha256:{"oha-linux-amd64":"620bb9e16fb53eabc9a3fc45f88bdb41fefa3fee5c05e75892011ce320391716","oha-linux-arm64":"\
99a790eb8c3e0feaca974bd6b32f0f8d4426a0c5b289f39e833e5b2c7529cd39"}},buildx:{version:"0.30.1"},act:{version:"0.2.89"},zizmor:{version:"1.32.0"},
"py-spy":{version:"0.4.3"},actionlint:{version:"1.7.12"}};var lz="https://github.com/hatoo/oha/releases/download",qn=rl.oha.version,Op=`oha-${process.platform}-${process.arch==="x64"?"amd64":process.
arch}`,xr=e=>es(e,"bin","oha"),ol=e=>es(e,"bin","oha.sha256");function CS(e,t=rl.oha.sha256,n=process.cwd()){let r=xr(e);if(!$c(r))return null;
let o=iz(r)??iz(ol(e));if(o!==null)return{wrong:`${r} is not the oha that was installed there: ${o}`,recorded:!1};let s=dz(r);if(s!==null&&s===
MS(t))return{path:r,compiled:!1};let i=kee(e),a=UP(n,r);if(s!==null&&s===i&&!a)return{path:r,compiled:!0};let c=a?"not the release's, and it\
 is in the checkout, where anybody may have committed it":i===null?`not the release's, and none was recorded for ${qn}`:`not ${i}`;return{wrong:`${r}\
 is not the oha that was installed there: its SHA-256 is ${s??"unknown"}, ${c}`,recorded:i!==null}}function iz(e){let t=mee(e,{throwIfNoEntry:!1});
return t===void 0?null:t.isSymbolicLink()?`${e} is a link, and what it leads to may be changed by others`:[0,process.getuid?.()??t.uid].includes(
t.uid)?null:`${e} belongs to another user (${t.uid})`}function AS(e,t){try{return sz(t)===sz(xr(e))}catch{return!1}}function xee(e){Fi(ol(e),
{force:!0}),gee(ol(e),`${dz(xr(e))}  oha-${qn}
`,{flag:"wx"})}async function NS(e){let{folders:t,say:n,signal:r,hashes:o,cwd:s}=e,i=[];for(let l of t){let u=CS(l,o,s);u!==null&&("path"in u?
i.push(u):(n(`${u.wrong}; deleting it and getting oha again`),Fi(xr(l),{recursive:!0,force:!0})))}let a=i.find(({compiled:l})=>!l);if(a)return a.
path;pee(es(t[0],"bin"),{recursive:!0});let c=await See(e);if(c===null)return n(`downloaded and verified ${qn}`),xr(t[0]);if(r?.throwIfAborted(),
n(c),i[0])return i[0].path;if(e.releaseOnly)throw PS(c,"run cargo install oha --locked");return vee(e,c)}async function See({folders:[e],env:t,
...n}){let{hashes:r=rl.oha.sha256,silenceSeconds:o,signal:s}=n,i=MS(r);if(!i)return`${Op} is not downloaded, since its hash is not pinned${i===
null?" yet (make pin does that)":""}`;let a=`${t.LOADGATE_OHA_MIRROR||lz}/v${qn}/${Op}`,c=az(es(e,"download-")),l=es(c,"oha");try{let u={...o&&
{silenceSeconds:o},...s&&{signal:s}};await $ee({url:a,file:l,sha256:i,...u});let d=await K([l,"--version"],{cwd:c,env:oe(t)});return d.code!==
0?`the release does not run here: ${se(d)}`:(Fi(ol(e),{force:!0}),TS(l,xr(e)),null)}catch(u){return`the download failed: ${u.message}`}finally{
Fi(c,{recursive:!0,force:!0})}}async function vee({folders:[e],say:t,env:n,signal:r},o){let s=az(es(e,"compile-")),i={cwd:s,env:oe({RUSTUP_TOOLCHAIN:"\
stable",...n})};try{let a=await K(["cargo","--version"],i);if(a.code!==0)throw PS(`${o}) and cannot be compiled (cargo: ${se(a)}`);t(`compil\
ing ${qn} with cargo, once; about 5 minutes on 2 cores`);let l=await K(["cargo","install","oha","--version",qn,"--locked","--root",s],{...i,
timeoutSeconds:3600,...r&&{signal:r}});if(l.code!==0)throw PS(`${o}) and could not be compiled (cargo install: ${se(l)}`);return TS(xr(s),xr(
e)),xee(e),t(`compiled ${qn}`),xr(e)}finally{Fi(s,{recursive:!0,force:!0})}}var PS=(e,t="install Rust (https://rustup.rs)")=>new v(`oha ${qn}\
 is missing (${e}); put a release from ${lz.replace("/download","")} on PATH, or ${t}`);function uz(){return!!MS(rl.oha.sha256)}function MS(e){
return Object.hasOwn(e,Op)?e[Op]:void 0}function dz(e){try{return hee(e).isFile()?uee("sha256",cz(e)):null}catch{return null}}function kee(e){
try{let[t="",n]=cz(ol(e),"utf8").trim().split("  ");return n===`oha-${qn}`?t:null}catch{return null}}function Rp(e){let{RUNNER_TOOL_CACHE:t}=e,
n=kc(e);return t?[es(t,"oha",qn,process.arch),n]:[n]}async function $ee({url:e,file:t,sha256:n,silenceSeconds:r=20,signal:o}){let s=new AbortController,
i=setTimeout(()=>s.abort(new Error(`${e}: no answer for ${r} s`)),r*1e3),a=o?AbortSignal.any([s.signal,o]):s.signal,c=`${t}.${process.pid}.p\
artial`;try{let l=await fetch(e,{signal:a});if(!l.ok||!l.body)throw new Error(`${e}: the server answered ${l.status}`);let u=lee("sha256"),d=new bee(
{transform(h,p,g){i.refresh(),u.update(h),g(null,h)}}),f=yee.fromWeb(l.body);await wee(f,d,fee(c),{signal:a});let m=u.digest("hex");if(m!==n)
throw new Error(`${e}: its SHA-256 is ${m}, but ${n} is pinned`);dee(c,493),TS(c,t)}catch(l){if(Fi(c,{force:!0}),a.aborted)throw a.reason;let u=l instanceof
Error&&l.cause instanceof Error?` (${l.cause.message})`:"",d=l instanceof Error?l.message:String(l);throw new Error(d.startsWith(e)?d:`${e}:\
 ${d}${u}`)}finally{clearTimeout(i)}}var IS="1.15",Oee={oha:{argv:["--version"],says:/^oha v?(\d+\.\d+(?:\.\d+)?)/m,least:{version:"1.9.0",brought:"--output-format"}},nginx:{argv:[
"-v"],says:/^nginx version: \S+\/(\d+\.\d+(?:\.\d+)?)/m},hyperfine:{argv:["--version"],says:/^hyperfine (\d+\.\d+(?:\.\d+)?)/m,least:{version:IS,
brought:"the options that are used"}},docker:{argv:["--version"],says:/^Docker version (\d+\.\d+(?:\.\d+)?)/m},buildx:{argv:["buildx","versi\
on"],says:/^\S*buildx\S* v?(\d+\.\d+(?:\.\d+)?)/m}},Ree=10;async function zS(e,t){let{argv:n,says:r,least:o}=Oee[e],s=e==="docker"||e==="bui\
ldx",i=await K([t,...n],{cwd:"/",env:s?yt(process.env):oe(process.env),timeoutSeconds:Ree}),a=`${t} ${n.join(" ")}`;if(i.code!==0)return{problem:`${a}\
 failed: ${se(i)}`,tooOld:!1};let c=r.exec(`${i.stdout}
${i.stderr}`)?.[1];if(c===void 0){let[l=""]=(i.stdout||i.stderr).trim().split(`
`),u=l===""?"nothing":JSON.stringify(l.slice(0,80));return{problem:`${t} is not ${e}: ${n.join(" ")} prints ${u}`,tooOld:!1}}return o&&Eee(c,
o.version)?{problem:`${t} is ${e} ${c}, but ${o.brought} came with ${o.version}`,tooOld:!0}:{version:c}}function Eee(e,t){let[n,r]=[e,t].map(
o=>o.split(".").map(Number));for(let[o,s]of(r??[]).entries()){let i=(n?.[o]??0)-s;if(i!==0)return i<0}return!1}var mz="install it: cargo install oha --locked, or a release from https://github.com/hatoo/oha/releases on PATH",Pee=`oha, the load generato\
r, was not found; ${mz}`;function pz(e,t,{allowed:n,ofFork:r=!1}={}){for(let o of e)for(let s of[o,...o.services??[]])for(let{secrets:i=[],optionalSecrets:a=[]}of[
s,s.build??{}]){let c=d=>!t[d]&&a.includes(d),l=i.find(d=>n&&!n.includes(d)&&!c(d));if(l!==void 0)throw new v(`"${s.name}" takes the secret ${l}\
, which this run may not pass on; to allow it, name it with --secrets, or in the workflow as secrets: ${l}`);let u=i.find(d=>!t[d]&&!c(d));if(u!==
void 0&&r)throw new v(`"${s.name}" takes the secret ${u}, which is not set, since GitHub gives no secrets to forks; write { name: ${u}, requ\
ired: false } in loadgate.yml on the base branch with a test value under env:, or comment /loadgate run`);Xe({name:s.name,secrets:i,optionalSecrets:a},
t)}}function hz(e,t,n){for(let r of t)for(let{targets:o,request:s,background:i}of e)for(let a of o.includes(r.name)?[s,i?.request]:[])a&&xc(
a,r,n)}var fz=50;function gz(e){let t=Ku();for(let{name:n,connections:r}of e)if(r+fz>t)throw new v(`scenario ${n} has ${r} connections, but \
only ${t} files may be open here; raise the limit with ulimit -n ${r+fz}`)}function LS(e,t,n=process.env){let r=`LOADGATE_${e.toUpperCase()}`,
o=n[r];return o?`${t} (${r} names ${o}, which cannot be run)`:t}function yz(e,t){let n=Ct("nginx");if(e==="process"&&t&&!n)throw new v(LS("n\
ginx",Gx));return n}async function bz({scenarios:e,isolation:t},n=process.env){if(e.find(({args:a})=>a!==void 0)===void 0||t.elsewhere!==void 0)
return null;let o=`install hyperfine ${IS} or newer: apt-get install hyperfine (Debian 12, Ubuntu 24.04 or newer), or cargo install hyperfin\
e --locked`,s=Ct("hyperfine",n);if(!s)throw new v(LS("hyperfine",`hyperfine, which times scenarios with "args", was not found; ${o}`,n));let i=await zS(
"hyperfine",s);if("problem"in i)throw new v(`${i.problem}; it times scenarios with "args", so ${o}`);return s}function DS(e,t,n=process.env){
if(e!==""){let o=_ee(t.cwd,e);if(!$c(o))throw new v(`input "oha-path": ${o} is not a program that can run`);return async()=>o}let r;return()=>(r??=
Tee(t,n),r)}async function Tee(e,t){let n=Rp(t),r=Iw("oha",t).find(i=>t.LOADGATE_OHA||!n.some(a=>AS(a,i))),o=i=>e.progress.say(`oha: ${i}`),
s=r&&await wz(r);return r&&!s?r:(s&&o(`${s}; getting another one`),NS({folders:n,say:o,env:t,signal:e.signal,cwd:e.cwd}))}async function wz(e){
let t=await zS("oha",e);return"problem"in t&&t.tooOld?t.problem:null}async function Cee(e){let t=await wz(e);if(t)throw new v(`${t}; ${mz}`)}
function xz(e,t=process.env){let n,r=async()=>{if(Ct("oha",t)===null&&!t.LOADGATE_OHA&&uz()){let s=c=>e.progress.say(`oha: ${c}`),{signal:i,
cwd:a}=e;return NS({folders:Rp(t),say:s,env:t,signal:i,cwd:a,releaseOnly:!0})}let o=Aee(t,e.cwd);return await Cee(o),o};return()=>(n??=r(),n)}
function Aee(e=process.env,t=process.cwd()){let n=Ct("oha",e);if(!n)throw new v(LS("oha",Pee,e));let r=e.LOADGATE_OHA?void 0:Rp(e).find(s=>AS(
s,n)),o=r===void 0?null:CS(r,void 0,t);if(o&&"wrong"in o)throw new v(`${o.wrong}, so it is not run; delete it, and the next run downloads it\
 again, or name another with LOADGATE_OHA`);return n}async function Xr(e,{repository:t,resources:n,host:r},o=[]){let s=e.configText===void 0?e.config:"loadgate.yml",i=Zr(t,r.cwd,s),a=e.revisions??
await MO(t,e,n.folder,r.signal);e.config===void 0&&e.configText===void 0&&e.rules!=="head"&&await qP(t,r.cwd,a,i);let c=e.configText===void 0?
await WP(t,a,i,e):KP(e.configText,i);if(c.baseTargets.length===0)throw new v(`base's ${i} has none of head's targets, so there is nothing to\
 compare; keep the name of one, and rename it in a separate change`);let l=FP(c.config,e),u=await Nee(t,a,l,i),d={base:c.base,scenarios:l.scenarios,
changed:u},f=er(l,e.case).map(M=>wP(M,d)),m=e.shard?FO(f,e.shard):f,h=e.measureIdentical?new Set:BO(l.targets,{files:u,configFile:i,sameConfig:c.
firstRun||zP(c)}),p=c.firstRun?new Set:h,g=m.filter(({target:M})=>!p.has(M)),y=new Set([...g,...o].map(({target:M})=>M)),b=(M,W)=>M.filter(({
name:B})=>y.has(B)).map(B=>zee(B,W?.[B.name])),x=c.firstRun?c.baseTargets.filter(({name:M})=>!h.has(M)):c.baseTargets,S=e.unreviewed===!0&&process.
env.GITHUB_EVENT_NAME==="pull_request";for(let M of[x,l.targets].map(W=>b(W,void 0)))pz(M,process.env,{allowed:e.secrets,ofFork:S}),hz(l.scenarios,
M,process.env);let{images:R}=e,$=b(x,R?.base),_={files:u,configFile:i},P=Ly($,_),N=Ly(x,_);return{config:l,file:i,base:{name:"base",revision:a.
base,targets:$,writesCache:P.length===0,fromImages:R?.base!==void 0},head:{name:"head",revision:a.head,targets:b(l.targets,R?.head),fromImages:R?.
head!==void 0},cases:f,also:o,untouched:p,notices:[...c.notices,...Mee(l,u),...Iee(N)],baseHasProxy:c.baseHasProxy,firstRun:c.firstRun&&!e.measureIdentical,
...e.shard&&{part:{shard:e.shard,cases:m}},...Lee(e,i),design:e.looks===!1?"whole-budget":"looks",measureIdentical:e.measureIdentical,seed:e.
seed}}async function Nee(e,{base:t,head:n},{scenarios:r},o){let s=await ad(e,t.commit,n.commit),a=[...new Set(r.flatMap(c=>Rf(c,{file:o})??[]))].
filter(c=>!s.includes(c));return[...s,...await RO(e,t.commit,n.commit,a)]}function Mee({file:e,scenarios:t},n){let r=t.flatMap(o=>{let s=Rf(
o,{file:e}),i={of:"scenario",name:o.name,setting:"request.body-file"};return s!==null&&n.includes(s)?[{...i,before:"base's",after:"head's"}]:
[]});return r.length===0?[]:[{code:"plan-changed",changes:r,more:0}]}function Iee(e){return e.length===0?[]:[{code:"fixture-changed",folders:[
...e]}]}function zee({build:e,...t},n){return n===void 0?{...t,...e&&{build:e}}:{...t,image:n}}function Lee({config:e,preset:t},n){return e===
void 0&&t===void 0?{}:{named:{...e!==void 0&&{config:n},...t!==void 0&&{preset:t}}}}async function Bi(e,t,n,r){let o=await rz(e,t,n,{out:r}),
s=ri(o.measured),{reason:i}=e.workspace.host.signal,a=i instanceof Rt?{signal:i.signal}:{};return{...o,results:{...s,exitCode:Bu({...a,judged:s})}}}import{connect as Dee,createServer as Fee}from"node:net";var Bee=1,jee="\0loadgate-run";async function Sz({signal:e,limitSeconds:t,waits:n,name:r=jee}){let o=new AbortController,s=setTimeout(()=>o.
abort(),Math.max(t,Bee)*1e3),i=AbortSignal.any([e,o.signal]);try{for(let a="";;){e.throwIfAborted();let c=await Gee(r);if(c)return c;if(a=await Hee(
r,i,l=>{t===0?o.abort():l!==a&&n(l)}),e.throwIfAborted(),o.signal.aborted)throw new v(Uee(a,t))}}finally{clearTimeout(s)}}function Uee(e,t){
let n=t>0?`still uses this machine after ${t} s`:"uses this machine";return`another run (${e||"which does not answer"}) ${n}; wait for its e\
nd, or wait longer with --wait 2h`}function Zee({message:e}){return`loadgate cannot tell whether another run uses this machine (${e}); run i\
t where Linux's abstract Unix sockets are available`}function Gee(e){return new Promise((t,n)=>{let r=new Set,o=Fee(s=>{r.add(s),s.on("error",
()=>{}).unref(),s.on("close",()=>r.delete(s)),s.write(`process ${process.pid}`)});o.once("error",s=>s.code==="EADDRINUSE"?t(null):n(new v(Zee(
s)))),o.unref(),o.listen(e,()=>t({async[Symbol.asyncDispose](){await new Promise(s=>{o.close(s);for(let i of r)i.destroy()})}}))})}function Hee(e,t,n){
return new Promise(r=>{let o="",s=Dee(e),i=()=>s.destroy();s.on("data",a=>{o||=a.toString("utf8").slice(0,40),n(o)}),s.on("error",()=>{}),s.
on("close",()=>{t.removeEventListener("abort",i),r(o)}),t.aborted?i():t.addEventListener("abort",i,{once:!0})})}function vz(e,t){let n=Math.round(e.done*24),r=`[${"#".repeat(n)}${"-".repeat(24-n)}] ${String(Math.round(e.done*100)).padStart(3)}%`,o=e.secondsLeft===
null?"":` \xB7 ${qee(e.secondsLeft)} left`;return`${r}${o} \xB7 ${e.doing}`.slice(0,t)}function qee(e){let t=Math.max(0,Math.round(e));return`${Math.
floor(t/60)}:${String(t%60).padStart(2,"0")}`}function kz(e,t){let n=-1/0,r="",o=e.isTTY?"\r\x1B[2K":"";return{say(s){e.write(`${o}${s}
`)},step(s){if(e.isTTY)return e.write(o+vz(s,e.columns-1));let i=s.secondsLeft===null?s.doing:"";t()-n<15&&i===r||(n=t(),r=i,e.write(`${vz(s,
200)}
`))},end(){o&&e.write(o)}}}function $z(e,t){let n=new AbortController;for(let r of["SIGINT","SIGTERM"])process.on(r,()=>n.abort(new Rt(r)));process.on("SIGHUP",()=>n.abort(
new Rt("SIGTERM")));for(let r of[process.stdout,process.stderr])r.on("error",()=>{});return{cwd:e,clock:hn,progress:kz(t,hn.now),signal:n.signal}}var Wee=3600;function Oz({signal:e,progress:t},{waitSeconds:n=Wee}){return Sz({signal:e,limitSeconds:n,waits:o=>t.say(`waiting for another r\
un on this machine (${o}), since two at once would disturb each other`)})}async function ji(e){let t=await rd(e.cwd),n=Vm();return{host:e,repository:t,
resources:n,[Symbol.asyncDispose]:()=>n[Symbol.asyncDispose]()}}function Rz({results:e}){if(e===null||e.interrupted)return{outcome:"not-measured",why:"interrupted"};let[t]=e.cases;return t?.verdict==="reg\
ression"?{outcome:"found"}:t===void 0||Vee(t)?{outcome:"not-measured",why:Kee(t)?"burner-elsewhere":"invalid"}:{outcome:"not-found"}}function Vee({
verdict:e,sessions:t}){return e==="invalid"||t.every(({rounds:n})=>n.length===0)}function Kee(e){return e?.sessions.some(({invalid:t})=>t.some(
({fault:n})=>n.code==="burner-elsewhere"))??!1}var Jee=.05,Yee=2.5;function Ez(e,t,n){let{trend:r}=e;if(r===void 0||r.selftest===!1)return null;let o=c=>yr(c,e)?.args===void 0,[s]=r.control===
void 0?[]:er(e,r.control),i=t.filter(o),a=s&&o(s)?s:i[n%i.length];return a===void 0?null:{case:a,slowdown:Xee(yr(a,e)?.threshold??0)}}function _z(e,t){
let n=t.filter(({verdict:r})=>r==="invalid"||r==="new");return e.filter(({id:r})=>!n.some(o=>o.id===r))}function Xee(e){return Math.max(Jee,
Math.ceil(Number((e*Yee*100).toPrecision(6)))/100)}function Pz(e){let{case:t,slowdown:n}=e,r=Rz(e);return r.outcome==="found"?[]:r.outcome===
"not-measured"?[{code:"planted-not-measured",case:t,why:r.why}]:[{code:"planted-not-found",case:t,slowdown:n}]}import{join as Ste}from"node:path";import{existsSync as Qee}from"node:fs";import{resolve as Mz}from"node:path";async function Iz(e,t,n){let{targets:r}=t,o=r.map(ete).find(c=>c!==null),s=o?[{isolation:"process",target:null,obstacle:o}]:[];if(e.isolation===
"process")return o?{obstacles:s}:{name:"process",reason:{code:"configured"}};let i=await Tz(e,t);if(!i)return zz("docker",{code:e.isolation===
"docker"?"configured":"docker-works"});let a={isolation:"docker",target:null,obstacle:i};return e.isolation==="docker"?{obstacles:[a]}:n&&await Tz(
e,n)===null?{obstacles:[a,{isolation:"process",target:null,obstacle:{code:"base-in-docker"}}]}:o?{obstacles:[a,...s]}:{name:"process",reason:{
code:"not-docker",obstacle:i}}}async function zz(e,t){let n=e==="docker"?await wT():null;return{name:e,reason:t,...n&&{elsewhere:n}}}function ete({
name:e,process:t,services:n=[]}){if(!t)return{code:"no-command",of:"target",name:e};let r=n.find(o=>!o.process);return r?{code:"no-command",
of:"service",name:r.name}:null}async function Tz(e,{targets:t,folder:n,needsProxy:r}){let o=t.find(a=>!a.build&&!a.image);if(o)return{code:"\
nothing-to-build",target:o.name};let i=t.flatMap(a=>[a,...a.services??[]]).flatMap(a=>Fz(a,n)??[]);return await Lz()??FS(r?[e.nginxImage,...i]:
i)}async function Lz(){let e=await zf();return"problem"in e?e.problem==="no-engine"?{code:"no-engine",said:e.said}:{code:e.problem}:(await Ne(
["buildx","version"])).code===0?null:{code:"no-buildx"}}var tte=8,nte=120;async function FS(e){let t=Kf(nte),n=[...new Set(e)].values(),r=[],
o=async()=>{for(let s of n)(t.left()===0||!await yT(s))&&r.push(s)};return await Promise.all(Array.from({length:tte},o)),r.length===0?null:{
code:"images-unresolved",images:r}}async function Dz(e,t,n,r){let o=e.isolation==="auto"?["docker","process"]:[e.isolation],s=[];for(let i of o){
let a=i==="docker"?await rte(e,r):null;if(a){s.push({isolation:i,target:null,obstacle:a});continue}let c=await Promise.all(t.map(d=>ote(i,d,
t,n))),l=t.filter((d,f)=>c[f]===null),u=t.flatMap(({name:d},f)=>c[f]?[{target:d,obstacle:c[f]}]:[]);if(l.length>0){let[d]=s,f=e.isolation===
i?{code:"configured"}:d?{code:"not-docker",obstacle:d.obstacle}:{code:"docker-works"};return{isolation:await zz(i,f),targets:l,leftOut:u}}s.
push(...u.map(d=>({isolation:i,...d})))}return{obstacles:s}}async function rte({nginxImage:e},t){return await Lz()??(t?await FS([e]):null)}async function ote(e,t,n,r){
let{name:o}=t;if(e==="docker")return!t.build&&!t.image?{code:"nothing-to-build",target:o}:FS(Fz(t,r)??[]);if(!t.process)return{code:"no-comm\
and",of:"target",name:o};let s=n.slice(0,n.indexOf(t)).find(c=>Cz(c)===Cz(t));if(s)return{code:"same-process",as:s.name};let a=[...t.process.
setup,t.process.command].filter(([c],l)=>l===0||!c?.includes("/"));return ste(a,zn(t,r))}function Cz({process:e,env:t,port:n}){return JSON.stringify(
[e,t,n])}function ste(e,t){let n=e.flatMap(([r])=>r===void 0?[]:[r]).filter(r=>r.includes("/")?!Qee(Mz(t,r)):!Ct(r));return n.length===0?null:
{code:"programs-missing",programs:[...new Set(n)]}}function ite(e,t){let n=new Map,r=new Set(["scratch"]),o=[];for(let s of e.replaceAll(/\\\r?\n/g,
" ").split(/\r?\n/)){let i=/^\s*ARG\s+(\w+)(?:=(\S+))?/i.exec(s);i?.[1]&&n.set(i[1],t[i[1]]??Nz(i[2]??""));let a=/^\s*FROM\s+(?:--\S+\s+)*(\S+)(?:\s+AS\s+(\S+))?/i.
exec(s);if(!a?.[1])continue;let c=Nz(a[1]).replaceAll(/\$(?:\{(\w+)\}|(\w+))/g,(l,u,d)=>n.get(u??d)??"");c&&!c.includes("$")&&!r.has(c.toLowerCase())&&
o.push(c),a[2]&&r.add(a[2].toLowerCase())}return[...new Set(o)]}var Az="docker-image://";function Fz(e,t){if(e.image)return[e.image];if(!e.build)
return[];let n=Mz(t,e.build.context,e.build.dockerfile),r=St(n)?.toString("utf8");if(r===void 0)return null;let o=Object.entries(e.build.contexts??
{}),s=o.map(([c])=>c),i=o.flatMap(([,c])=>c.startsWith(Az)?[c.slice(Az.length)]:[]),a=ite(r,e.build.args);return[...new Set([...a.filter(c=>!s.
includes(c)),...i])]}function Nz(e){return e.replaceAll(/^["']|["']$/g,"")}import{cp as ate,lstat as Bz,mkdir as cte,readdir as lte,readlink as ute,realpath as sl,rm as dte}from"node:fs/promises";import{dirname as BS,
isAbsolute as fte,join as il,relative as al,resolve as US,sep as jz}from"node:path";async function Uz(e,t,n){let r=new Map;for(let o of new Set(t.flatMap(({fixture:s})=>s??[]))){let s=US(e.folder,o);if(!await mte(s))continue;
await pte(s,o,e);let i=il(n,`fixture-${r.size}`);await Zz(s,i),r.set(o,i)}return r}async function ZS(e,t){for(let n of new Set(t.targets.flatMap(
({fixture:r})=>r??[]))){let r=e.get(n);if(r===void 0)continue;let o=US(t.folder,n);await hte(o,n,t),await dte(o,{recursive:!0,force:!0}),await Zz(
r,o)}}async function mte(e){return await Bz(e).catch(()=>null)!==null}async function Zz(e,t){await cte(BS(t),{recursive:!0}),await ate(e,t,{
recursive:!0,verbatimSymlinks:!0,preserveTimestamps:!0,filter:n=>!al(e,n).split(jz).includes(".git")})}async function pte(e,t,{name:n,top:r}){
let o=await Bz(e),s=await sl(r);if(!o.isDirectory()||await sl(e)!==il(s,al(r,e)))throw new v(`fixture ${t} of ${n} is not a folder, or is a \
link; make it a folder`);for(let i of await lte(e,{recursive:!0,withFileTypes:!0})){if(!i.isSymbolicLink())continue;let a=il(i.parentPath,i.
name),c=await ute(a),l=await sl(a).catch(()=>null);if(fte(c)||!jS(r,US(i.parentPath,c))||l!==null&&!jS(s,l))throw new v(`${il(t,al(e,a))} of\
 ${n} is a link out of the repository; put the file itself into the fixture`)}}async function hte(e,t,{name:n,top:r}){let o=await sl(r);for(let s=BS(
e);jS(r,s)&&s!==r;s=BS(s)){let i=await sl(s).catch(()=>null);if(i!==null&&i!==il(o,al(r,s)))throw new v(`fixture ${t} lies behind a link in ${n}\
, so head's cannot be put there; name its real path`)}}function jS(e,t){let[n]=al(e,t).split(jz);return n!==".."}function Gz({elsewhere:e},t){return e?gte(e.cores,t):GS(t)}function GS(e){let t=e.flat();if(t.length===0)throw new RangeError("no CPU");if(t.
length===1)return{layout:"one-core",server:t,proxy:t,generator:t};if(t.length===2){let[l,u]=[t.slice(0,1),t.slice(1)];return{layout:"shared-\
load-core",server:l,proxy:u,generator:u}}let n=e.length>=4,r=n?e:t.map(l=>[l]),o=r.slice(0,Math.max(1,Math.floor(r.length/2))),s=r.slice(o.length),
i=r.length>=8?Math.floor(s.length/2):1,a=s.slice(0,s.length-i);return{layout:t.length>e.length&&!n?"smt-siblings":"separate-cores",server:o.
flat(),proxy:a.flat(),generator:s.slice(a.length).flat()}}function gte(e,t){let n=Array.from({length:e},(a,c)=>c),r=t.flat();if(n.length===0||
r.length===0)throw new RangeError("no CPU");let o=n.length===1?n:n.slice(-Math.max(1,Math.floor(n.length/4))),s=n.length===1?n:n.slice(0,-o.
length);return{layout:n.length===1?"separate-machine-one-core":"separate-machine",server:s,proxy:o,generator:r}}var yte=.5,bte=/EADDRINUSE|address (is )?already in use/i,wte=.1,Ep={ignoresPort:!1,beside:[],silent:null},_p="::1";async function xte(e,t){
for(let n of e)if(await t(n))return n}async function Hz(e,t,n,{clock:r,signal:o,most:s,bodies:i}){var _=[];try{let a=await Nc(e.target.port);
let c=G(_,await n.serve(e),!0);let l=Gm(e,t,o,i);let{host:u,port:d}=c.address;let f=Math.min(e.target.ready.timeoutSeconds,s);let m=r.now()+
f;let h=null;let p=(B,te=u)=>Ic({host:te,port:B},l.request,e.target.ready.path,{...l.options,timeoutSeconds:2}).then(()=>!0,Te=>(B===d&&te===
u&&(h={error:Te.message}),!1));let g=async()=>{await r.sleep(wte,o);let B=new Set((c.listens?.()??[]).map(te=>te.port));return{...Ep,beside:[
...B].filter(te=>te!==d)}};let y=null;for(;r.now()<m&&!c.ended();){if(await p(d))return await g();if(await p(d,_p))return await p(d)?await g():
{...await g(),host:_p};let B=a?void 0:await xte([u,_p],te=>p(e.target.port,te));if(B!==void 0&&(y??=r.now(),r.now()-y>yte))return{...Ep,ignoresPort:!0,
...B===_p&&{host:B}};await r.sleep(.02,o)}a&&await r.sleep(.1,o);let b=await c.log();if(a&&bte.test(b))throw new v(Zx(e.target));if(c.ended()||
e.services?.length)return Ep;let x=f<e.target.ready.timeoutSeconds&&{runOver:!0};let S=rm(c,h);let R={code:"not-ready",seconds:Math.round(f),
last:h,...S,...x};let $=await sm(R,c.address,l.options);return{...Ep,silent:{variant:e.variant,fault:$,log:b}}}catch(P){var N=P,M=!0}finally{
var W=J(_,N,M);W&&await W}}async function Ui(e,t,n){var pt=[];try{let{config:r,file:o,base:s,head:i}=e;let a=s?[s,i]:[i];let{host:c,resources:l}=t;let{progress:u}=c;let d=G(
pt,new AsyncDisposableStack,!0);d.use(await Oz(c,n));let f=HS(c);let{buildSeconds:m}=r;let h={...t,signal:c.signal,...m!==void 0&&{buildSeconds:m}};
let p=s?" both sides":"";u.step({doing:`checking out${p}`,done:0,secondsLeft:null});let g=[];for(let Le of a){let ht=d.use(new AsyncDisposableStack);
g.push({checkout:await Cw(Le,o,h,ht),own:ht})}let y=g.map(({checkout:Le})=>Le);let b=await vte(y,l.folder);Aw(y,r.scenarios);let{isolation:x,
targets:S,leftOut:R}=await $te(e,y);Wz(a,x);u.say(`isolation: ${gr(x.name,x.reason)}`);for(let{target:Le,obstacle:ht}of R)u.say(`left out: ${Le}\
: ${Go(ht)}`);let $=n.oha??xz(c);let{nginx:_,hyperfine:P}=await Ote(e,x,S,n.oha?null:$);let N=p||` ${S.length} targets`;u.step({doing:`build\
ing${N}`,done:0,secondsLeft:null});let M=g.map(({checkout:Le,own:ht},tn)=>({own:ht,checkout:tn===g.length-1?{...Le,targets:S}:Le}));let W={isolation:x.
name,context:h,scenarios:r.scenarios};let B=await qz(M,W,f);let[te,Te]=B.toReversed();if(!te)throw new RangeError("nothing was built");let ze=d.
move();return{workspace:t,config:r,isolation:x,cpus:Gz(x,Tm()),nginx:_,hyperfine:P,oha:$,leftOut:R,sides:{...Te&&{base:Te},head:te,buildTime:te.
time},async build(Le){let ht=HS(c);Wz([Le],x),u.step({doing:`building ${Le.revision.label}`,done:0,secondsLeft:null});let tn=ze.use(new AsyncDisposableStack),
xn=await Cw(Le,o,h,tn);await ZS(b,xn),Aw([xn],r.scenarios);let[oo]=await qz([{checkout:xn,own:tn}],W,ht);if(!oo)throw new RangeError("nothin\
g was built");return oo},async copy({built:Le},ht){let tn=HS(c),xn=await gC(Le,ht,x.name,l);return Vz(xn,new AsyncDisposableStack,h,tn())},[Symbol.
asyncDispose]:()=>ze.disposeAsync()}}catch(Ki){var ss=Ki,Ji=!0}finally{var ro=J(pt,ss,Ji);ro&&await ro}}async function vte(e,t){let[n,...r]=e.
toReversed();if(!n)throw new RangeError("nothing was checked out");let o=e.flatMap(i=>i.targets),s=await Uz(n,o,t);for(let i of r)await ZS(s,
i);return s}async function qz(e,{isolation:t,context:n,scenarios:r},o){if(t==="docker")for(let{checkout:i,own:a}of e)a.defer(()=>hC(i,n.resources));
return(await fC(e.map(({checkout:i})=>i),t,n)).map((i,a)=>{let{own:c}=e[a],{user:l}=i;return l&&c.defer(()=>mi(l)),Vz(kte(i,r,n),c,n,o())})}
function kte(e,t,{resources:n}){let{user:r,checkout:o,targets:s}=e;if(!r)return e;let i=Ste(n.folder,"bodies",o.name);return nC(t,{folder:o.
folder,user:r,into:i}),{...e,targets:s.map(({build:a,...c})=>({...c,build:{...a,bodies:i}}))}}function Vz(e,t,n,r){return{built:e,time:r,portOf:Ete(
n),[Symbol.asyncDispose]:()=>t.disposeAsync()}}function HS({clock:e}){let t=e.now(),n=e.date().toISOString();return()=>({startedAt:n,seconds:e.
now()-t})}async function $te(e,t){let[n,r]=t.toReversed();if(!n)throw new RangeError("nothing was checked out");let{targets:o,folder:s}=n,{config:i,
unusable:a}=e,c=jc(e).some(({via:d})=>d==="nginx");if(a===void 0){let d=e.firstRun?void 0:r&&{...r,needsProxy:c&&e.baseHasProxy===!0},f=await Iz(
i,{targets:o,folder:s,needsProxy:c},d);if("obstacles"in f)throw new v(Mx(f.obstacles));return{isolation:f,targets:o,leftOut:[]}}let l=await Dz(
i,o,s,c);if("obstacles"in l)throw new v(Mx(l.obstacles));if(a==="left-out"||l.leftOut.length===0)return l;let u=l.leftOut.map(({target:d,obstacle:f})=>`${d}\
 (${Go(f)})`).join("; ");throw new v(`--strict: these targets cannot be run here: ${u}`)}function Wz(e,t){if(t.name==="process"&&e.some(({fromImages:n})=>n))
throw new v(`a reference that is an image takes Docker to run it (the isolation is ${gr(t.name,t.reason)}); name a revision instead`)}async function Ote(e,t,n,r){
let{config:o}=e,s=jc(e),i=yz(t.name,s.some(({via:l})=>l==="nginx")),a=s.filter(({target:l})=>n.some(u=>u.name===l)),c=o.scenarios.filter(l=>a.
some(({scenario:u})=>u===l.name));return c.some(({args:l})=>l===void 0)&&await r?.(),gz(c),{nginx:i,hyperfine:await bz({scenarios:c,isolation:t})}}
var Rte=600;function Ete({host:{clock:e,signal:t}}){let n=Rte,r=async(...[s,i,a,c])=>{let l=e.now(),u=await Hz(s,i,a,{clock:e,signal:t,most:n,
bodies:c});return n=Math.max(0,n-(e.now()-l)),u},o=new Map;return(s,i,a,c)=>{let{name:l}=s.target,u=o.get(l)??r(s,i,a,c);return o.set(l,u),u}}var Kz=/@sha256:[0-9a-f]{64}$/;async function Jz(e,t,n){let r=e.trend?.reference??"";if(typeof r=="object")return qS(r,t);if(!Kz.test(r)){let i=await Xz(
r,n),a=i&&await $O(n,r,i.identity);if(a)throw new v(`the reference ${r} of the trend is ${a}, which moves, so a slowdown would soon be compa\
red with itself; pin a tag or a commit, like trend: { reference: ${i.identity.slice(0,12)} }`);if(i)return i;throw new v(`the reference ${r}\
 of the trend is not in this clone; fetch it (for actions/checkout: fetch-depth: 0), or pin another`)}let[o,...s]=e.targets;if(!o||s.length>
0)throw new v(`there are ${e.targets.length} targets, so the trend's reference needs an image for each; write reference: { ${e.targets[0]?.name}\
: ${r} }`);return qS({[o.name]:r},t)}async function Yz({commit:e,label:t},n,r){if(!Kz.test(e))return Xz(e,r,t);let o=e.split(" ").map(s=>s.split(
"="));return qS(Object.fromEntries(o),n)}async function Xz(e,t,n=e){let r=await qt(t,e);return r===null?null:{revision:{commit:r,label:n},identity:r,
label:n}}function qS(e,t){let n=Object.entries(e).map(o=>o.join("=")).sort().join(" "),r=Object.values(e).join(", ");return{revision:{commit:t.
commit,label:r},images:e,identity:n,label:r}}var HPe=1/9;var eTe=["finds: a slowdown of twice the threshold; chance: how often a run of this length calls it slower;","95% after: the time a case nee\
ds to find it in 95 of 100 runs; unchanged if equal: how often a run","of this length calls identical builds unchanged"].join(`
`);function Qz({suspects:e,verdict:t,measured:n}){let r=e.map(({commit:a,subject:c})=>`  ${a}  ${Se(V(c),100)}`),[o,s]=[t==="regression"?"slowe\
r":"faster",e.length];return`${[s===1?`the first commit that is ${o}:`:`${o} since one of these ${s} commits; those between them could not b\
e judged:`,...r,`${n} commits were measured, each against the same commit`].join(`
`)}
`}var Ft=O("ZodMiniType",(e,t)=>{if(!e._zod)throw new Error("Uninitialized schema in ZodMiniType.");me.init(e,t),e.def=t,e.type=t.type},{get with(){
return this.check},set with(e){Sn(this,"with",e)},parse(e,t){return El(this,e,t,{callee:this.parse})},parseAsync(e,t){return $h(this,e,t,{callee:this.
parseAsync})},safeParse(e,t){return ps(this,e,t)},safeParseAsync(e,t){return Oh(this,e,t)},check(...e){let t=this.def;return this.clone({...t,
checks:[...t.checks??[],...e.map(n=>typeof n=="function"?{_zod:{check:n,def:{check:"custom"},onattach:[]}}:n)]},{parent:!0})},clone(e,t){return it(
this,e,t)},brand(){return this},register(e,t){return e.add(this,t),this},apply(e,...t){return t.length===0?e(this):e(this,...t)}}),e1=O("Zod\
MiniString",(e,t)=>{gs.init(e,t),Ft.init(e,t)});function ts(e){return nu(e1,e)}var cl=O("ZodMiniStringFormat",(e,t)=>{ye.init(e,t),e1.init(e,
t)});var t1=O("ZodMiniNumber",(e,t)=>{ca.init(e,t),Ft.init(e,t)});function Sr(e){return au(t1,e)}var Pte=O("ZodMiniNumberFormat",(e,t)=>{Fl.init(
e,t),t1.init(e,t)});function WS(e){return cu(Pte,e)}var Tte=O("ZodMiniBoolean",(e,t)=>{Bl.init(e,t),Ft.init(e,t)});function Pp(e){return lu(Tte,e)}var Cte=O("ZodMiniUnknown",(e,t)=>{jl.init(e,t),Ft.init(e,t)});function Ate(){return uu(Cte)}var Nte=O("ZodMiniNever",(e,t)=>{Ul.init(e,t),Ft.
init(e,t)});function Mte(e){return du(Nte,e)}var Ite=O("ZodMiniArray",(e,t)=>{Zl.init(e,t),Ft.init(e,t)});function Be(e,t){return new Ite({type:"array",element:e,...j(t)})}var n1=O("ZodMiniObject",(e,t)=>{eg.init(e,t),Ft.init(e,t),bh(e,"shape",n=>n._zod.def.shape,!1)});function ve(e,t){return new n1({type:"object",shape:e,catchall:Mte(),...j(t)})}function r1(e,t){return new n1({type:"object",shape:e,catchall:Ate(),
...j(t)})}var zte=O("ZodMiniTuple",(e,t)=>{Hl.init(e,t),Ft.init(e,t)});function Tp(e,t,n){let r=t instanceof me,o=r?n:t,s=r?t:null;return new zte({type:"\
tuple",items:e,rest:s,...j(o)})}var Lte=O("ZodMiniEnum",(e,t)=>{ql.init(e,t),Ft.init(e,t),e.options=[...e._zod.values]});function wn(e,t){let n=Array.isArray(e)?Object.fromEntries(
e.map(r=>[r,r])):e;return new Lte({type:"enum",entries:n,...j(t)})}var Dte=O("ZodMiniLiteral",(e,t)=>{Wl.init(e,t),Ft.init(e,t)});function o1(e,t){return new Dte({type:"literal",values:Array.isArray(e)?e:[e],
...j(t)})}var Fte=O("ZodMiniExactOptional",(e,t)=>{Kl.init(e,t),Ft.init(e,t)});function vt(e){return new Fte({type:"optional",innerType:e})}var Bte=O(
"ZodMiniNullable",(e,t)=>{Jl.init(e,t),Ft.init(e,t)});function Ge(e){return new Bte({type:"nullable",innerType:e})}var jte=O("ZodMiniCustom",(e,t)=>{Yl.init(e,t),Ft.init(e,t)});function s1(e,t={}){return vu(jte,e,t)}var Cp={};Ev(Cp,{ZodMiniISODate:()=>a1,ZodMiniISODateTime:()=>i1,ZodMiniISODuration:()=>l1,ZodMiniISOTime:()=>c1,date:()=>Gte,datetime:()=>Zte,
duration:()=>qte,time:()=>Hte});var i1=O("ZodMiniISODateTime",(e,t)=>{Il.init(e,t),cl.init(e,t)});function Zte(e){return ru(i1,e)}var a1=O("ZodMiniISODate",(e,t)=>{zl.init(
e,t),cl.init(e,t)});function Gte(e){return ou(a1,e)}var c1=O("ZodMiniISOTime",(e,t)=>{Ll.init(e,t),cl.init(e,t)});function Hte(e){return su(
c1,e)}var l1=O("ZodMiniISODuration",(e,t)=>{Dl.init(e,t),cl.init(e,t)});function qte(e){return iu(l1,e)}var Gi=1,en=200,Wte=100,Ap=e=>Math.floor(e/en),Hi="trend.js";var Np="blocks/runs",Vte="blocks/points",JS=e=>`${Np}/${f1(e)}`,d1=(e,t)=>`${Vte}/${e}/${f1(t)}`;var f1=e=>`${Math.floor(e/Wte)}/${e}.js`,Ee=WS().check(bs()),ns=Ge(Sr()),ot=ts().check(Ce(2e3)),Qr=ts().check(Jn(1),Ce(500)),qi=Cp.datetime(
{offset:!0}),YS=Ge(ts().check(Ce(2e3),Rr(/^https?:\/\//,"must be a web address"))),ll=wn(_r),ul=o1(Gi),XS=ts().check(Rr(/^[A-Za-z0-9][A-Za-z0-9_-]{0,99}$/,
"must be letters, digits and hyphens")),m1=1e-5,Qt=WS(),Zi=Tp([Qt,Ge(Qt),Ge(Qt)]),Mp={metric:Qr,unit:ot,better:wn(["higher","lower"])},eo=({
case:e,metric:t,unit:n,better:r})=>JSON.stringify([e,t,n,r]),p1=ve({commit:ot,subject:ot}),h1=ve({commit:ot,label:ot}),g1=ve({cpuModel:ot,cores:Sr(),
kernel:ot,os:ot,runnerImage:Ge(ot)}),Kte=ve({name:Qr,unit:ot,better:Mp.better,gates:Pp(),threshold:vt(Sr().check(bs())),ratio:Ge(Zi),head:ns,
reference:ns,bounds:vt(Tp([Qt,Qt])),seam:vt(Zi),again:vt(Zi)}),Jte=ve({id:Qr,verdict:ll,threshold:Sr().check(bs()),metrics:Be(Kte).check(Ce(
1e3))}),STe=ve({schema:ul,id:XS,at:qi,url:YS,head:p1,reference:Ge(h1),environment:Ge(g1),verdict:Ge(ll),minutes:ns,control:Ge(ve({case:Qr,verdict:ll})),
planted:vt(ve({case:Qr,slowdown:Sr().check(fu()),outcome:wn(qg),why:vt(wn(Tu))})),cases:Be(Jte).check(Ce(1e4))}),Yte=ve({id:XS,at:qi,url:YS,
head:p1,reference:Ge(h1),environment:Ge(Ee),verdict:Ge(ll),minutes:ns,control:Ge(ll),planted:vt(wn(qg))}),y1=ve({schema:ul,from:Ee,environments:Be(
g1).check(Ce(en)),runs:Be(Yte).check(Ce(en))}),b1=ve({run:Ee,previous:Ee,ratio:Zi,kind:wn(["regression","improvement"]),state:wn(["provision\
al","confirmed","accepted"]),at:qi}),Xte=ve({...b1.shape,between:vt(Tp([ot,ot]))}),Qte=ve({run:Ee,value:Qt}),KS=100,ene=ve({...Mp,gates:Pp(),
runs:Be(Ee).check(Ce(en)),ratio:Be(Ge(Qt)),low:Be(Ge(Qt)),high:Be(Ge(Qt)),head:Be(ns),reference:Be(ns),moved:vt(Qt),seams:Be(ve({run:Ee,ratio:Qt})).
check(Ce(en)),levels:Be(Qte).check(Ce(KS)),changes:Be(b1).check(Ce(KS))}).check(s1(({runs:e,...t})=>[t.ratio,t.low,t.high,t.head,t.reference].
every(n=>n.length===e.length),"columns are not of one length")),w1=ve({schema:ul,case:Qr,from:Ee,invalid:Be(Ee).check(Ce(en)),series:Be(ene)}),
tne=ve({case:Qr,key:ts().check(Rr(/^[a-z0-9-]{1,60}$/)),...Mp,gates:Pp(),threshold:Sr(),first:Ee,last:Ee,points:Ee,ratio:Ge(Zi),head:ns,spark:ts().
check(Ce(200)),change:Ge(Xte)}),x1=ve({schema:ul,name:ot,url:YS,runs:Ee,firstBlock:Ee,updated:qi,control:ve({runs:Ee,alarms:Ee}),planted:vt(
ve({runs:Ee,found:Ee,unmeasured:Ee})),minutes:Sr(),alerts:ve({confirmed:Ee,withdrawn:Ee,accepted:Ee}),series:Be(tne)}),VS=ve({case:Qr,...Mp,
kind:wn(["regression","improvement"]),state:wn(["provisional","confirmed","accepted","withdrawn","recovered","gone"]),run:Ee,previous:Ee,to:ot,
from:ot,ratio:Zi,before:Qt,at:qi,until:vt(Ee),reason:vt(ot)}),nne=ve({schema:ul,open:Be(VS).check(Ce(1e4)),closed:Be(VS).check(Ce(1e3)),reported:vt(
Be(ve({run:XS,at:qi,events:Be(ve({event:wn(["raised","confirmed","withdrawn","recovered","gone","accepted"]),alert:VS})).check(Ce(1e4))})).check(
Ce(1e3)))}),vr=class extends v{path;problem;why;constructor(t,n,r){super(`${t} ${r}`),this.path=t,this.problem=n,this.why=r}},u1=6*1024*1024,
rne=e=>new TextEncoder().encode(e).length;function Ip(e,t,n){let r=i=>new vr(e,"damaged",i),o=n;if(e.endsWith(".js")){if(rne(n)>u1)throw r(`has more than ${u1/2**20} MiB`);let i=lne(
n);if(i===null)throw r("is not a data file of loadgate");if(i.name!==cne(e))throw r(`holds the data of ${i.name}`);o=i.json}let s;try{s=JSON.
parse(o)}catch{throw r("holds no valid JSON; was it cut off, or merged by hand?")}return sne(e,t,s)}var one=r1({schema:Sr()});function sne(e,t,n){
let r=ps(one,n);if(r.success&&r.data.schema>Gi)throw new vr(e,"newer",`has schema ${r.data.schema}, and this version of loadgate reads up to\
 ${Gi}: publish with the version that wrote it`);let o=ps(t,n);if(o.success)return o.data;throw new vr(e,"damaged",`is not valid at ${ine(o.
error.issues)}`)}function ine([e]){return`${e?.path.map(String).join(".")||"the top"}: ${e?.message??"unknown"}`.slice(0,200)}var ane=/^loadgate\("([a-z0-9/-]+)", (\{.*\})\);\s*$/s,
cne=e=>e.replace(/\.js$/,"");function lne(e){let[,t,n]=ane.exec(e)??[];return t===void 0||n===void 0?null:{name:t,json:n}}var Wi=e=>e*m1;function zp([e,t,n]){let r=Wi(e);return{value:r,interval:t===null||n===null?null:{low:r+Wi(t),high:r+Wi(n)}}}function QS({value:e,interval:t},n){
return{value:e+n,interval:t&&{low:t.low+n,high:t.high+n}}}function S1(e){let t=e.flatMap(({from:o,environments:s,runs:i})=>i.map((a,c)=>{let l=a.environment===null?null:s[a.environment]??null;return{
...a,number:o+c,environment:l,began:Date.parse(a.at)}})),n=t.map(({number:o})=>o).sort((o,s)=>o-s),r=t.toSorted((o,s)=>o.began-s.began||o.number-
s.number);return new Map(r.map(({began:o,...s},i)=>[s.number,{...s,place:n[i]}]))}function v1(e,t,n){let r=t.toSorted((i,a)=>i.from-a.from),
o=r.flatMap(i=>k1(i,e)??[]),s=mne(o.flatMap(i=>dne(i,n)),o,n);return{id:e,scale:s.some(({ratio:i})=>i!==null)?"ratio":"absolute",points:s.toSorted(
(i,a)=>i.place-a.place),seams:o.flatMap(({seams:i})=>i.map(({run:a})=>a)),invalid:r.flatMap(({invalid:i})=>i),found:une(o.at(-1))}}function k1(e,t){
let n=eo(t);return e.series.find(r=>eo({...r,case:e.case})===n)}function une(e){return{levels:e?.levels.map(({run:t,value:n})=>({run:t,value:Wi(
n)}))??[],changes:e?.changes??[]}}function dne(e,t){return e.runs.map((n,r)=>{let[o,s,i]=[e.ratio[r]??null,e.low[r]??null,e.high[r]??null],a=e.
head[r]??null,c=Wi($1(e,n));return{run:n,place:t.get(n)?.place??n,ratio:o===null?null:QS(zp([o,s,i]),c),moved:c,era:0,head:a,headLog:a!==null&&
a>0?fne(a,o===null?[s,i]:null):null,reference:e.reference[r]??null}})}function fne(e,t){let[n,r]=t??[null,null];return QS(zp([0,n,r]),Math.log(
e))}function $1({moved:e=0,seams:t},n){return t.reduce((r,o)=>o.run<=n?r+o.ratio:r,e)}function mne(e,t,n){let r=new Set(t.flatMap(({seams:i})=>i.
map(({run:a})=>a))),o=0,s;return e.map(i=>{let a=n.get(i.run),c=a?a.reference?.commit??null:s;return s!==void 0&&c!==s&&!r.has(i.run)&&o++,s=
c,{...i,era:o}})}function O1({ratio:e,headLog:t},n){return n==="ratio"?e:t}var R1=e=>({schema:Gi,from:e*en,environments:[],runs:[]});function E1(e,t){let n=Math.max(t,Ap(e));return n>t?[n-1,n]:[n]}function _1(e,t,{penaltyAt:n,limit:r,before:o,after:s}){let i=e.length,[a,c]=[new Int32Array(i+1),new Float64Array(i+1)],[l,u]=[new Lp,new Lp];
l.add(Number.POSITIVE_INFINITY,0,0,0,0);let d=0;for(let f=0;f<i;f++)f>=o&&f<=i-s&&(pne(l,d+n(f),f,u),[l,u]=[u,l]),hne(l,e[f],t[f],r,u),[l,u]=
[u,l],d=l.bestLoss,a[f+1]=l.bestChangedAt,c[f+1]=l.bestLevel;return gne(a,c,i)}var Vi=5,Lp=class{used=0;data=new Float64Array(64*Vi);bestLoss=0;bestLevel=0;bestChangedAt=0;clear(){
this.used=0,this.bestLoss=Number.POSITIVE_INFINITY}add(t,n,r,o,s){this.used+Vi>this.data.length&&this.grow();let{data:i,used:a}=this;i[a]=t,
i[a+1]=n,i[a+2]=r,i[a+3]=o,i[a+4]=s,this.used=a+Vi}addFlat(t,n,r){this.used>0&&this.data[this.used-1]===r?this.data[this.used-Vi]=t:this.add(
t,0,0,n,r)}offer(t,n,r,o,s,i){this.add(n,r,o,s,i);let a=r>0?-o/(2*r):0;a<t?a=t:a>n&&(a=n);let c=(r*a+o)*a+s;c>=this.bestLoss||(this.bestLoss=
c,this.bestLevel=a,this.bestChangedAt=i)}grow(){let t=new Float64Array(this.data.length*2);t.set(this.data),this.data=t}};function pne(e,t,n,r){
r.clear();let{data:o,used:s}=e,i=Number.NEGATIVE_INFINITY;for(let a=0;a<s;a+=Vi){let c=o[a],l=o[a+1],u=o[a+2],d=o[a+3],f=o[a+4],m=u*u-4*l*(d-
t);if(l===0?d>t:m<=0)r.addFlat(c,t,n);else if(l===0)r.add(c,l,u,d,f);else{let h=Math.sqrt(m),p=(-u-h)/(2*l),g=(-u+h)/(2*l);g<=i||p>=c?r.addFlat(
c,t,n):(p>i&&r.addFlat(p,t,n),r.add(Math.min(g,c),l,u,d,f),g<c&&r.addFlat(c,t,n))}i=c}}function hne(e,t,n,r,o){o.clear();let s=r/Math.sqrt(n),
i=t-s,a=t+s,c=r*r,{data:l,used:u}=e,d=Number.NEGATIVE_INFINITY;for(let f=0;f<u;f+=Vi){let m=l[f],h=l[f+1],p=l[f+2],g=l[f+3],y=l[f+4];d<i&&o.
offer(d,Math.min(m,i),h,p,g+c,y),m>i&&d<a&&o.offer(Math.max(d,i),Math.min(m,a),h+n,p-2*n*t,g+n*t*t,y),m>a&&o.offer(Math.max(d,a),m,h,p,g+c,y),
d=m}}function gne(e,t,n){let[r,o]=[[],[]];for(let s=n;s>0;s=e[s])r.push(e[s]),o.push(t[s]);return{starts:r.reverse(),levels:o.reverse()}}var yne=4.42,P1=3,bne=13,wne=4,C1=1e-5;function A1(e,t=yne){if(e.length===0)throw new RangeError("change points of no points");let n=new Float64Array(
e.length);for(let i=0;i<n.length;i++){let{value:a,se:c}=e[i];if(!Number.isFinite(a)||Number.isNaN(c))throw new RangeError(`point ${i} is ${a}\
 \xB1 ${c}`);n[i]=a}let r=Math.max(p$(n),C1),o=Ane(e,r),s=xne(n,o,r,t);return{changes:_ne(s,o),level:s.levels.at(-1),spread:s.spread}}function xne(e,t,n,r){
let o=e.length,[s,i,a]=[n,bne,""];for(let c=1;;c++){let l=vne(e,t,s,i),u=l.starts.join(),d=Sne(o-l.starts.length-1,r)*l.inflation;if(l.starts.
length===1&&d*l.spread**2>=i*s**2||u===a||c===wne)return l;[s,i,a]=[l.spread,d,u]}}function Sne(e,t){if(e<1)return Number.POSITIVE_INFINITY;
let n=(8*e+3)/(8*e+1);return e*Math.expm1((t*n)**2/e)}function vne(e,t,n,r){let o=e.length,s=e[o>>1],i=e.map(d=>(d-s)/n),{starts:a,levels:c}=_1(
i,t,{penaltyAt:d=>r*kne(d,o),limit:po,before:P1,after:P1}),l=new Float64Array(o);for(let[d,f]of c.entries())for(let m=a[d];m<(a[d+1]??o);m++)
l[m]=(i[m]-f)*Math.sqrt(t[m]);let u=ty(l,1,a.length);return{starts:a,levels:c.map(d=>d*n+s),residuals:l,spread:Math.max(u*n,C1),inflation:Rne(
h$(l,u),o)}}var dl={points:30,share:.15,factor:1.3},T1={points:5,factor:1.15};function kne(e,t){return e<Math.min(dl.points,t*dl.share)?dl.factor:
t-e<T1.points?T1.factor:1}var $ne=2.2,One=.8;function Rne(e,t){if(e<$ne/Math.sqrt(t))return 1;let n=Math.min(e,One);return(1+n)/(1-n)}var Ene=.025;
function _ne({starts:e,levels:t,residuals:n,spread:r,inflation:o},s){if(e.length===1)return[];let i=n.length,a=Es(Ene,Math.max(i-e.length,1)),
c=l=>r**2*o/Pne(s,e[l],e[l+1]??i);return e.slice(1).map((l,u)=>{let[d,f]=[t[u],t[u+1]],m=a*Math.sqrt(c(u)+c(u+1));return{index:l,before:d,after:f,
low:f-d-m,high:f-d+m}})}function Pne(e,t,n){let r=0;for(let o=t;o<n;o++)r+=e[o];return r}var Tne=4,Cne=.01;function Ane(e,t){let n=new Float64Array(
e.length).fill(1),r=e.filter(({se:i})=>i!==null).map(({se:i})=>i**2),o=ho(r);if(o===null||o===0)return n;let s=Math.max(t*t-o,0);for(let[i,{
se:a}]of e.entries())a!==null&&(n[i]=Math.max(Math.min((s+o)/(s+a*a),Tne),Cne));return n}var Nne=200,Mne=1.96;function N1(e,t,n){let r=Math.max(...e.points.map(({run:c})=>c)),o=e.points.find(({run:c})=>c===r)?.era??0,s=e.points.flatMap(
c=>{let l=c.era===o?O1(c,e.scale):null,u=t.get(c.run);return l&&u?[{...l,run:c.run,commit:u.head.commit,at:u.at}]:[]}),i=s.slice(-Nne),a=s.length>
i.length||n.hasOlder&&o===0;return{id:e.id,threshold:n.threshold,points:i,found:Ine(i),edge:a?Math.min(dl.points,i.length):0,again:i.at(-1)?.
run===r?n.again??null:null}}function Ine(e){return e.length===0?null:A1(e.map(zne))}function zne({value:e,interval:t}){return{value:e,se:t&&
Math.max((t.high-t.low)/2/Mne,1e-6)}}import{createHash as Dne}from"node:crypto";var Fne=40;function Bne(e){return`${e.toLowerCase().replace(/[^a-z0-9]+/g,"-").replace(/^-/,"").slice(0,Fne).replace(/-$/,"")||"case"}-${Dne(
"sha256").update(e).digest("hex").slice(0,8)}`}var Dp=(e,t)=>new vr(e,"damaged",t),M1=(e,t)=>new vr(e,"missing",`is missing, ${t}`);async function I1(e){
let[t]=await e.read([Hi]);if(typeof t=="string")return Ip(Hi,x1,t);if((await e.list(Np)).length>0)throw M1(Hi,"though runs were published");
return null}async function z1(e,t,n){let r=await e.read(t.map(JS));return t.map((o,s)=>jne(o,r[s]??null,n))}function jne(e,t,n){let r=JS(e),o=e*en,s=Math.
max(0,Math.min(n-o,en));if(t===null&&s>0)throw M1(r,`though it has ${s} runs`);if(t===null)return R1(e);let i=Ip(r,y1,t);if(i.from!==o||i.runs.
length!==s)throw Dp(r,`holds ${i.runs.length} runs from ${i.from} on, but ${Hi} has ${s} from ${o} on`);return i}async function L1(e,t){let n=t.
map(({case:o,block:s})=>d1(Bne(o),s)),r=await e.read(n);return t.map((o,s)=>Une(o,n[s],r[s]??null))}function Une({block:e,case:t},n,r){if(r===
null)return null;let o=Ip(n,w1,r);if(o.case!==t)throw Dp(n,`is of the case ${o.case}, not of ${t}`);if(o.from!==e*en)throw Dp(n,`begins with\
 run ${o.from}`);let s=o.series.flatMap(({runs:i})=>i).find(i=>Ap(i)!==e);if(s!==void 0)throw Dp(n,`has a point of run ${s}`);return o}async function ev(e){let t=await I1(e);if(!t||t.runs===0)return null;let n=E1(t.runs-1,t.firstBlock),r=S1(await z1(e,n,t.runs)),o=t.series.filter(
({gates:u})=>u),s=o.flatMap(({case:u})=>n.map(d=>({case:u,block:d}))),i=await L1(e,s),a={};for(let[u,d]of o.entries()){let f=i.slice(u*n.length,
(u+1)*n.length),m=v1(d,f.filter(g=>g!==null),r),h=N1(m,r,{threshold:d.threshold,hasOlder:!1}),p=m.points.findLast(({run:g})=>g===d.last);!h.
found||!p?.ratio||(a[eo(d)]=h.found.level-p.moved)}return{reference:[...r.keys()].sort((u,d)=>d-u).map(u=>r.get(u)?.reference??null).find(u=>u!==
null)??null,nights:t.runs,levels:a}}function D1(e,t){return t===null?[]:e.cases.filter(n=>n.metrics.filter(({gates:r})=>r).some(r=>{let{name:o,
unit:s,better:i}=r,a=t.levels[eo({case:n.id,metric:o,unit:s,better:i})],c=Zne(r,n);return a!==void 0&&c!==null&&Gne(c,a,n.threshold)})).map(
({id:n})=>n)}function Zne({name:e,ratio:t,interval:n},{verdict:r}){return t===null||r==="invalid"?null:Me(e).per==="build"?{low:t,high:t}:n}
function Gne({low:e,high:t},n,r){let o=Math.log1p(r);return Math.log(e)>n+o||Math.log(t)<n-o}async function F1(e,t){var p=[];try{await Di(t);let n=G(p,await ji(t),!0);let{repository:r}=n;let{from:o,commits:s}=await Wne(e.range,r);let i=s.
at(-1);await qne(i,e,r,t);let a=S=>({...e,revisions:{base:{commit:o,label:e.range.split("..")[0]},head:{commit:S,label:S.slice(0,12)}},rules:"\
head",measureIdentical:!1});let c=await Xr(a(i),n);let l=G(p,await Ui(c,n,e),!0);let u=0;let d=async(S,R,$)=>{u+=1;let{results:_,logs:P}=await Bi(
l,R,$,e.out);bn(_,P,e.out);let N=B1(_.cases);return t.progress.say(`${S.slice(0,12)}: ${N.verdict}${Vne(N)}`),_.interrupted?"inconclusive":N.
verdict};let f=await d(i,c,l.sides);await l.sides.head[Symbol.asyncDispose]();t.signal.throwIfAborted();if(f!=="regression"&&f!=="improvemen\
t")throw new v(`${e.range} is ${f} here, so there is no change to look for; a larger --budget or a smaller --threshold may show one`);let m=await Hne(
s,async S=>{var P=[];try{let R=await Xr(a(S),n);let $=G(P,await l.build(R.head),!0);let _=await d(S,R,{...l.sides,head:$,buildTime:$.time});
t.signal.throwIfAborted();if(_===f)return!0;return _==="unchanged"||_==="regression"||_==="improvement"?!1:null}catch(N){var M=N,W=!0}finally{
var B=J(P,M,W);B&&await B}});let h=await Promise.all(m.map(async S=>({commit:S,subject:await od(r,S)??""})));return{suspects:h,verdict:f,measured:u}}catch(g){
var y=g,b=!0}finally{var x=J(p,y,b);x&&await x}}async function Hne(e,t){let n=[...e],r=new Set;for(;;){let o=n.slice(0,-1).filter(c=>!r.has(
c)),s=o[Math.floor((o.length-1)/2)];if(s===void 0)return n;let i=await t(s),a=n.indexOf(s);i===null?r.add(s):n=i?n.slice(0,a+1):n.slice(a+1)}}
async function qne(e,t,n,r){let o=Zr(n,r.cwd,t.config);B1(er(await JP(n,e,o,t.preset),t.case))}function B1(e){let[t,...n]=e;if(!t||n.length>
0)throw new v(`--bisect looks at one case, not at ${e.length}; name it with --case`);return t}async function Wne(e,t){let[n="",r="",...o]=e.
split(/\.{2,3}/);if(n===""||r===""||o.length>0)throw new v(`"${e}" is not a range; write the last good and the first bad revision like v1.0.\
0..main`);let[s,i]=await Promise.all([Nr(t,n),Nr(t,r)]),a=await EO(t,s,i);if(a.length===0)throw new v(`there is no commit in ${e}; write the\
 last good and the first bad revision like v1.0.0..main`);return{from:s,commits:a}}function Vne(e){let[t]=e.verdict==="invalid"?[]:Xt(e,e.verdict);
return t?.ratio==null?"":` (${t.name} \xD7 ${t.ratio.toFixed(3)})`}import{fstatSync as Jne}from"node:fs";import{resolve as Yne}from"node:path";var Kne=["GITHUB_ACTIONS","GITLAB_CI"];function Fp({isTTY:e,isFile:t},n){return n.FORCE_COLOR?!["0","false"].includes(n.FORCE_COLOR):n.NO_COLOR?
!1:e?n.TERM!=="dumb":!t&&Kne.some(r=>n[r]==="true")}function tv(e,{json:t},n){let r=()=>`${JSON.stringify(e,null,2).replaceAll("##[","#\\u0023[")}
`;process.stdout.write(t?r():Wu(n(),process.env))}function j1(e,{json:t,out:n},r){let o={color:Fp(Qne(),process.env),width:ere()};tv(e,{json:t},
()=>`${kp(e,o)}
`),t||Xne(n,r)}function Xne(e,t){t.progress.say(`report: ${Yne(e,"report.html")}`)}function Qne(){let e=process.stdout.isTTY===!0;try{return{
isTTY:e,isFile:Jne(process.stdout.fd).isFile()}}catch{return{isTTY:e,isFile:!1}}}function ere(){return process.stdout.columns??100}var nv=["changed","always","never"],rv=["neutral","trusted"],to=w().max(500),tre=E({id:to.describe("Tells this acceptance from a later one o\
f the same kind: of the label's event, the commit or the comment."),pattern:to.describe("Which cases, as a glob."),at:w().max(40).nullable().
describe("ISO 8601, when GitHub heard it; null where it does not say, as of a commit."),by:to.describe("Login."),reason:to}),U1=E({id:to,extent:sn(
Qs,k()).describe("By metric, how much worse it may be, as a log."),limits:sn(Qs,k()).exactOptional().describe("By metric, how far beyond its\
 limit it may be, as a log.")}),nre=E({...U1.shape,acceptance:tre}),rre=E({run:k().int().nonnegative().describe("Workflow run id; with the a\
ttempt it orders the runs."),attempt:k().int().nonnegative(),head:w().regex(/^[0-9a-f]{40}$/),verdict:L([..._r,"accepted","failed"]),headline:to,
at:to.describe("ISO 8601."),commitSeen:w().max(40).nullable().describe("ISO 8601, by GitHub's clock: since when the commit was at the pull r\
equest's head for sure."),red:C(U1).max(100).describe("What whoever accepts a slowdown after this run has seen.")}),ore=10,vCe=E({runs:C(rre).
max(ore).describe("Oldest first; the last one is what the comment shows."),accepted:C(nre).max(1e3),heard:C(to).max(200).describe("Ids of th\
e acceptances that runs so far have heard of.")});function Z1(e,t,n){let r=({name:s,parse:i,default:a})=>{let c=t(s)??a;if(c!==void 0)try{return i(c)}catch(l){throw l instanceof v?new v(`${n(
s)}: ${l.message}`):l}},o=Object.entries(e).map(([s,i])=>[s,r(i)]);return Object.fromEntries(o)}function ie(e,t){return{...e,parse:t}}function st(e,t){
return{...e,parse:t}}function Wn(e,t){return{name:e,description:t,default:"false",parse:G1}}var Qe=e=>e;function sre(e,t,n){let r=Ba(t,n);return`\
unknown ${e} ${t}; ${r?`did you mean ${r}?`:`the ${e}s are ${n.join(", ")}`}`}function rs(e){return t=>{let n=e.find(r=>r===t);if(!n)throw new v(
sre("value",t,e));return n}}function G1(e){let t={true:!0,false:!1}[e.toLowerCase()];if(t===void 0)throw new v(`${JSON.stringify(e)} is neit\
her true nor false; write one of them`);return t}function H1(e){return t=>{let n=t.split(/[,|\s]+/).filter(Boolean);if(n.length===0)throw new v(
`"${t}" names nothing; write it like regression,invalid or never`);return n.map(rs(e))}}function ire(e){if(!/^\d{1,10}$/.test(e))throw new v(
`"${e}" is not a seed; write a whole number of at most 10 digits`);return Number(e)}function are(e){let t=e.split("/").filter(r=>r!==""&&r!==
".");if(!t.every(r=>/^[\w.-]+$/.test(r)&&r!==".."&&!/^\.git/i.test(r))||e.startsWith("/"))throw new v(`"${e}" is not a folder on a branch; w\
rite it like loadgate or docs/trend, or . for the root`);return t.join("/")}function q1(e){if(!/^\/[^\s#]*$/.test(e))throw new v(`"${e}" is \
not a path; write it like /users?page=2`);return e}var W1=ie({name:"base",value:"REV",description:"The revision to compare with; `REV...` is\
 its merge base with the head. Defaults to the merge base of the head and the main branch."},Qe),Bp=ie({name:"head",value:"REV|worktree",description:"\
The revision to measure. Defaults to `worktree`: all files as they are, except ignored ones."},Qe),fl={config:ie({name:"config",short:"c",value:"\
F",description:"The configuration file. Defaults to `loadgate.yml`, `loadgate.yaml` or `.github/loadgate.yml`."},Qe),case:ie({name:"case",repeatable:!0,
value:"GLOB",description:"Measure only these cases, e.g. `api/hello/*`; separate several with commas."},Qe),preset:ie({name:"preset",value:"\
P",description:"A preset of the configuration file."},Qe),budgetSeconds:ie({name:"budget",value:"5m",description:"Time for starts, warm-up a\
nd measuring together. Defaults to 60 s per case."},$o)},jp=ie({name:"isolation",value:"auto|docker|process",description:"How servers are ru\
n. Defaults to the configuration file's `isolation`, else `auto`."},rs(["auto","docker","process"]));function cre(e){let t=e.split(/[,\s]+/).
filter(r=>r!==""&&r!=="none"),n=t.find(r=>!/^[A-Za-z_][A-Za-z0-9_.-]*$/.test(r));if(n!==void 0)throw new v(`"${n}" is not the name of a vari\
able; write names like API_KEY,DB_PASSWORD, or none`);return t}var Up=ie({name:"secrets",value:"NAME,\u2026|none",description:"The variables\
 that `secrets:` of the configuration file may pass on to targets. Defaults to those that it names."},cre),Zp=ie({name:"wait",value:"1h",description:"\
How long to wait for another run on the same machine; `0s` does not wait. Defaults to `1h`."},e=>e==="0s"?0:$o(e)),V1=ie({name:"bisect",value:"\
A..B",description:"Find which of these commits changed the case that `--case` names, instead of measuring a point."},Qe),K1=ie({name:"seed",
value:"N",description:"The seed of the random order; give a run's seed to repeat its order."},ire),J1=ie({name:"threshold",value:"2%",description:"\
The smallest change that counts, for all scenarios. Defaults to the configuration file's."},nr),Y1=ie({name:"fail-on",value:"regression|inva\
lid|inconclusive|never",description:"Which results fail the run; separate several with commas. Defaults to `regression,invalid`. A head that\
 fails where base works always fails the run, except with `mode: observe`."},H1(["regression","invalid","inconclusive","never"])),PCe=Wn("st\
art","Also build the working tree, start each server once, and check that it answers as its scenario expects."),X1=Wn("measure-identical","M\
easure even if both sides are the same build."),Q1=Wn("cpu-profile","Take CPU profiles of both sides after a regression, shown in `report.ht\
ml`, even without `cpu-profile:` in the configuration file."),TCe=Wn("published","Show the published figures of the configuration file besid\
e the measured ones."),CCe=Wn("strict","Fail if a target cannot run here, instead of leaving it out."),eL=ie({name:"shard",value:"I/N",description:"\
Measure only this shard of the run, as `plan` names it."},LO),tL=st({name:"shards",value:"N",default:"2",description:"The most shards to cut\
 the run into."},DO),nL=st({name:"out",short:"o",value:"DIR",default:".loadgate",description:"The folder for `results.json` and the reports."},
Qe),ACe=st({name:"results",value:"F",default:".loadgate/results.json",description:"The `results.json` of the run."},Qe);function lre(e){let t=/^\d{1,5}$/.
test(e)?Number(e):0;if(t<1||t>65535)throw new v(`"${e}" is not a port; write a number from 1 to 65535`);return t}var NCe={program:ie({name:"\
command",value:"PROGRAM \u2026",description:"Start the server by this command, as a process, without a configuration file. Its setup (`npm c\
i` and the like) is found as by `init`."},Qe),port:ie({name:"port",value:"N",description:"The port of that server, if it does not listen on \
the variable `PORT`."},lre),get:ie({name:"get",value:"/PATH",description:"The path to request from that server, which must answer 200. Defau\
lts to `/`."},q1)},MCe=Wn("open","Open the page in a browser."),ICe={from:ie({name:"from",value:"compose.yaml",description:"Take the server \
and its services from this compose file. Defaults to the one at the top, if there is one."},Qe),target:ie({name:"target",value:"NAME",description:"\
The server to start, if several are found. Defaults to the most likely one."},Qe),command:ie({name:"command",value:"PROGRAM \u2026",description:"\
Start the server by this command, as a process, instead of the one that is found; its setup is still found."},Qe),path:ie({name:"path",value:"\
/PATH",description:"The path to measure. Defaults to the first that is answered with success."},q1),startTimeout:st({name:"start-timeout",value:"\
60s",default:"60s",description:"How long the server may take to start."},$o),dryRun:Wn("dry-run","Show what would be written, and write noth\
ing. The server is still started."),yes:Wn("yes","Write without asking first, even in a terminal.")},zCe=st({name:"slowdown",value:"5%",default:"\
5%",description:"The slowdown that is added to head on purpose: how much more CPU time it uses."},nr),LCe=st({name:"budget",value:"3m",default:"\
3m",description:"Time for both parts together, starts included: identical builds, then the same builds with the slowdown."},$o),rL={...Wn("q\
uiet","Show no progress; results and errors remain."),short:"q"},oL=Wn("json","Print the result as JSON."),ov=["github-action-benchmark"],DCe=st(
{name:"format",value:ov.join("|"),default:ov[0],description:"The format to write."},rs(ov)),Gp={branch:st({name:"branch",value:"NAME",default:"\
gh-pages",description:"The branch that holds the trend."},e=>e.replace(/^refs\/heads\//,"")),remote:ie({name:"remote",value:"URL",description:"\
The repository of that branch. Defaults to the checkout's `origin`."},Qe),folder:st({name:"dashboard-path",value:"DIR",default:"loadgate",description:"\
The trend's folder on that branch, `.` for its root."},are)},FCe={keep:ie({name:"keep",value:"3y",description:"How long points are kept. Def\
aults to the run's configuration."},rr),keepRuns:ie({name:"keep-runs",value:"400d",description:"How long the files of single runs are kept."},
rr)},sL={results:ie({name:"results",value:"F",description:"A `results.json`. Defaults to the one in the artifact of the workflow's run."},Qe),
artifact:st({name:"artifact",value:"NAME",default:"loadgate",description:"The name of the artifact that the measuring job uploaded."},Qe),config:st(
{name:"config",short:"c",value:"F",default:"loadgate.yml",description:"The configuration that was measured. Its rules are read from base, an\
d each configuration has its own comment and status."},Qe),preset:ie({name:"preset",value:"NAME",description:"The preset that was measured w\
ith, whose thresholds apply."},Qe),threshold:ie({name:"threshold",value:"2%",description:"The smallest change that counts, for all scenarios\
. Defaults to that of base's configuration file, whatever the run used."},nr),failOn:ie({name:"fail-on",value:"regression|invalid|inconclusi\
ve|never",description:"Which results fail; separate several with commas. Defaults to those of base's configuration file, whatever the run us\
ed."},H1(["regression","invalid","inconclusive","never"])),forkStatus:st({name:"fork-status",value:rv.join("|"),default:"neutral",description:"\
The status of a fork whose own run found nothing wrong. `neutral` leaves it pending until `/loadgate run` has measured, since a fork's autho\
r could forge the numbers; `trusted` lets it pass."},rs(rv)),when:st({name:"when",value:nv.join("|"),default:"changed",description:"When to \
comment. The comment records what was accepted, and at which size; with `never` a label or a comment accepts for its commit alone."},rs(nv)),
status:st({name:"status",value:"true|false",default:"true",description:"Whether to set a commit status."},G1)};import{existsSync as wL,readFileSync as Hre}from"node:fs";import{join as lv,resolve as qre}from"node:path";import{mkdirSync as yL,rmSync as _re,writeFileSync as Pre}from"node:fs";import{join as Hp}from"node:path";function aL(e,t,n){if(!/^https?:\/\//i.test(e))return{url:e,credentials:null};let r;try{r=new URL(e)}catch{throw new v("--remote is not an a\
ddress; write it like https://github.com/owner/name.git")}let o=r.username!==""||r.password!=="",s=o?[r.username,r.password].map(decodeURIComponent).
join(":"):`x-access-token:${t}`;r.username="",r.password="";let i=r.href;if(!o&&(t===""||r.origin!==ure(n)))return{url:i,credentials:null};let a=/^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.
test(r.hostname);if(r.protocol==="http:"&&!a)throw new v(`the token would go to ${r.host} unencrypted; use its https address`);return{url:i,
credentials:s}}function ure(e){return URL.canParse(e)?new URL(e).origin:null}var dre=120,iL={bytes:100,seconds:30};function cL(e,t,{left:n,signal:r}){
let o=fre(e),s=a=>o.reduce((c,l)=>c.replaceAll(l,"***"),a).replace(/:\/\/[^\s/@]+@/g,"://***@"),i={...mre(),...pre(e,process.env)};return{redact:s,
git:async(a,{input:c,env:l}={})=>{let u=await K(["git",`--git-dir=${t}`,...a],{cwd:t,env:{...i,...l},timeoutSeconds:Math.max(1,Math.min(dre,
n())),...c!==void 0&&{input:c},...r&&{signal:r}});if(u.missing)throw new v(Ty);return{...u,stderr:s(u.stderr)}}}}var os=class extends Error{finished;constructor(t,n){
super(`git ${t}: ${se(n)}`),this.finished=n}};async function Bt({git:e,redact:t},n,r){let o=await e(n,r);if(o.code===0)return o.stdout.trim();
let s=n.find(i=>!i.startsWith("-"))??"";throw new os(s,{...o,stdout:t(o.stdout)})}function fre({credentials:e}){if(e===null)return[];let t=e.
slice(e.indexOf(":")+1);return[lL(e),e,t,encodeURIComponent(t)].filter(r=>r.length>=4)}var lL=e=>Buffer.from(e).toString("base64");function mre(){
let e=/^GIT_(?!SSH|SSL|ASKPASS$|CONFIG_|EXEC_PATH$|PROXY)|^GIT_CONFIG_(?:COUNT|KEY|VALUE|PARAMETERS)/,t=Object.entries(process.env).filter(([
n])=>!e.test(n));return{...Object.fromEntries(t),GIT_TERMINAL_PROMPT:"0",LC_ALL:"C",GIT_PAGER:"cat"}}function pre({url:e,credentials:t},n){let r=Array.
from({length:Number(n.GIT_CONFIG_COUNT)||0},(a,c)=>[n[`GIT_CONFIG_KEY_${c}`]??"",n[`GIT_CONFIG_VALUE_${c}`]??""]).filter(([a])=>a!==""),o=[[
"core.hooksPath","/dev/null"],["gc.auto","0"],["maintenance.auto","false"],["http.lowSpeedLimit",String(iL.bytes)],["http.lowSpeedTime",String(
iL.seconds)]],s=t===null?[]:[["credential.helper",""],["core.askPass",""],[`http.${e}.extraheader`,""],[`http.${e}.extraheader`,`Authorizati\
on: basic ${lL(t)}`]],i=[...r,...o,...s];return Object.fromEntries([["GIT_CONFIG_COUNT",String(i.length)],...i.flatMap(([a,c],l)=>[[`GIT_CON\
FIG_KEY_${l}`,a],[`GIT_CONFIG_VALUE_${l}`,c]])])}var hre=/fetch first|non-fast-forward|is at [0-9a-f]+ but expected|reference already exists|incorrect old value|stale info/,
sv="git keeps branches like files in folders, so none can be inside another; name another branch for the trend, or rename that one",gre=[[/exists; cannot create|refname conflict|directory[ /]file conflict|case-insensitive filesystem/i,
sv],[/hash algorithm|mismatched algorithms|object format/i,"the repository uses SHA-256 object names, which loadgate cannot write; name anot\
her one with --remote"],[/protected branch|GH006|GH013|rule violations/i,"the branch is protected; publish to another, or let this workflow \
push to it"],[/was archived|read-only|Read-only file system/,"the repository is read-only; name another one with --remote"],[/hook declined|denied by|unpacker error|shallow update not allowed|denyCurrentBranch|refusing to update checked out/i,
"the server's rules refuse pushes to this branch; its message says which"]],yre=[[/(?:error:|HTTP) 401\b|Authentication failed|could not read (?:Username|Password)|Invalid username or (?:password|token)|terminal prompts disabled/i,
"the token is missing or wrong; set GITHUB_TOKEN to one that may write, e.g. with permissions: contents: write"],[/(?:error:|HTTP) 403\b|Permission to .* denied|Write access to repository not granted|Permission denied|insufficient permission|not allowed to/i,
"the token may not write here; give the job permissions: contents: write"],[/(?:error:|HTTP) 404\b|Repository not found|repository '.*' not found|does not (?:appear to be a git repository|exist)|No such file or directory/i,
"there is no such repository, or the token may not see it; check --remote"],[/certificate problem|certificate verif|Host key verification failed/i,
"the server's identity cannot be verified; add its certificate or its host key to this machine"],[/dubious ownership/i,"the repository belon\
gs to another user; if you trust it, add it to git's safe.directory"],[/unsupported protocol|transport '.*' not allowed|Unable to find remote helper/i,
"check --remote"]],uL=/\[remote rejected\][^(\n]*\(([^\n]*)\)/,bre=/internal|server error|time(?:d )?[ -]?out|unavailable|try again|\block\b|failed to update ref/i;
function ml(e){let t=wre(e),n=`${e.stdout}
${e.stderr}`,r=a=>a.find(([c])=>c.test(n))?.[1],o=r(gre);if(o!==void 0)return{kind:"refused",said:t,todo:o};if(hre.test(n))return{kind:"race"};
let s=r(yre);if(s!==void 0)return{kind:"refused",said:t,todo:s};let[,i]=uL.exec(n)??[];return i===void 0||bre.test(i)?{kind:"trouble",said:t}:
{kind:"refused",said:t,todo:"trying again would not help; its message says why"}}function wre({stdout:e,stderr:t,timedOut:n}){if(n)return"no\
 answer in time";let r=On(t||e,4).split(`
`),[,o]=uL.exec(e)??[];return[...r,o??""].map(s=>s.replace(/^(?:(?:fatal|error|remote): *)+/,"").trim()).filter(s=>s!==""&&!s.startsWith("hi\
nt:")).join("; ").slice(0,400)}var iv=7*1024*1024,dL=400,fL="loadgate-file",pL={commit:null,read:async e=>e.map(()=>null),entries:async e=>e.map(()=>null),list:async()=>[]};
function hL(e,t){return{commit:e,read:async n=>{let o=[...await mL(e,n,t)].filter(([,{kind:a}])=>a==="file"),s=new Map(o.map(([a,{id:c}])=>[
a,c])),i=await vre([...new Set(s.values())],t);return n.map(a=>{let c=s.get(a),l=c===void 0?null:i.get(c)??null;if(c!==void 0&&l===null)throw new v(
`${a} is not a text, or has more than ${iv/2**20} MiB`);return l})},entries:async n=>{let r=await mL(e,n,t);return n.map(o=>r.get(o)??null)},
list:async n=>{let r=n===""?[]:["--",`${n}/`];return(await Bt(t,["--literal-pathspecs","ls-tree","-z","--name-only",e,...r])).split("\0").filter(
i=>i!=="").map(i=>i.slice(n===""?0:n.length+1))}}}var xre="120000",Sre={blob:"file",tree:"folder",commit:"submodule"};async function mL(e,t,n){
let r=new Map;for(let o=0;o<t.length;o+=dL){let s=t.slice(o,o+dL),i=await Bt(n,["--literal-pathspecs","ls-tree","-z",e,"--",...s]);for(let a of i.
split("\0")){let[,c,l,u="",d=""]=/^(\d+) (blob|tree|commit) ([0-9a-f]+)\t(.*)$/s.exec(a)??[];if(l===void 0)continue;let f=c===xre?"link":Sre[l];
r.set(d,{kind:f,id:u})}}return r}async function vre(e,t){if(e.length===0)return new Map;await kre(e,t);let n=await $re(e,t),r=new Map;for(let o of Ore(
e,n))for(let[s,i]of await Rre(o,n,t))r.set(s,i);return r}async function kre(e,t){if((await t.git(["config","remote.origin.partialclonefilter"])).
code!==0)return;let r=["fetch","--quiet","--no-tags","--no-write-fetch-head","--filter=blob:none","--stdin"];await t.git(["-c","fetch.negoti\
ationAlgorithm=noop",...r,"origin"],{input:`${e.join(`
`)}
`})}async function $re(e,t){let n=await t.git(["cat-file","--batch-check=%(objectname) %(objectsize)"],{input:`${e.join(`
`)}
`}),r=new Map(n.stdout.split(`
`).flatMap(o=>{let[,s,i]=/^([0-9a-f]+) (\d+)$/.exec(o)??[];return s===void 0?[]:[[s,Number(i)]]}));if(e.some(o=>!r.has(o)))throw new os("cat\
-file",n);return r}function*Ore(e,t){let n=[],r=0;for(let o of e){let s=t.get(o)??Number.NaN;s<=iv&&(r+s>iv&&(yield n,[n,r]=[[],0]),n.push(o),
r+=s)}n.length>0&&(yield n)}async function Rre(e,t,n){let{stdout:r}=await n.git(["cat-file",`--batch=${fL} %(objectname)`],{input:`${e.join(
`
`)}
`}),o=Buffer.from(r),s=0,i=[];for(let a of e){let c=`${fL} ${a}
`,l=s+c.length+(t.get(a)??0);if(o.toString("utf8",s,s+c.length)!==c||o[l]!==10)return Ere(e,t,n);i.push([a,o.toString("utf8",s+c.length,l)]),
s=l+1}return i}async function Ere(e,t,{git:n}){let r=[];for(let o of e){let{stdout:s}=await n(["cat-file","blob",o]);Buffer.byteLength(s)===
t.get(o)&&r.push([o,s])}return r}var Tre=300,Cre=.5,Are=20,Nre=8,gL="41898282+github-actions[bot]@users.noreply.github.com",Mre={GIT_AUTHOR_NAME:"loadgate",GIT_AUTHOR_EMAIL:gL,
GIT_COMMITTER_NAME:"loadgate",GIT_COMMITTER_EMAIL:gL};async function av(e,t){let{clock:n,limitSeconds:r=Tre}=e,o=n.now()+r,s=()=>o-n.now(),i=await Lre(
e,s),a=0;for(let c=1;;c++){let l=await Dre(e,i,t);if(!("kind"in l))return{...l,tries:c};if(l.kind==="refused")throw zre(e,l,i);a=l.kind==="t\
rouble"?a+1:0;let u=Ire(c,e.random()),d=l.kind==="race"?"others were faster":i.redact(l.said);if(a>=Nre||u>s())throw new Tr(`${e.branch} of ${e.
remote.url} could not be updated in ${c} tries (${d}); nothing is lost, run this step again`);e.say?.(`${e.branch}: ${d}; trying again`),await n.
sleep(u,e.signal)}}function Ire(e,t){return t*Math.min(Are,Cre*2**e)}function zre({branch:e,remote:t},{said:n,todo:r},{redact:o}){return new Tr(
`${e} of ${t.url} cannot be updated: ${o(n)}; ${r}`)}async function Lre({folder:e,remote:t,branch:n,signal:r},o){let s=Hp(e,"branch.git");yL(
s,{recursive:!0});let i=cL(t,s,{left:o,signal:r}),{code:a}=await i.git(["check-ref-format",`refs/heads/${n}`]);if(a!==0||n.startsWith("-")||
n==="HEAD"||n==="@")throw new v(`${n} is not the name of a branch; write it like gh-pages`);return await Bt(i,["init","--quiet","--bare",s]),
await Bt(i,["config","remote.origin.url",t.url]),i}async function Dre(e,t,n){let r=await Bre(e,t);if("kind"in r)return r;let o=await n(r).catch(
Fre);if("kind"in o)return o;let{change:s,result:i}=o,a=s&&await Zre(s,r,e,t);if(a===null)return{commit:a,result:i};let c=await t.git(["push",
"--quiet","--porcelain","origin",`${a}:refs/heads/${e.branch}`]);return c.code===0?{commit:a,result:i}:ml(c)}function Fre(e){if(e instanceof
os)return ml(e.finished);throw e}async function Bre({branch:e},t){let n=`refs/heads/${e}`,r=jre(n),o=await t.git(["ls-remote","--refs","orig\
in",n,`${n}/*`,...r]);if(o.code!==0)return ml(o);let s=o.stdout.split(`
`).map(l=>l.slice(l.indexOf("	")+1));if(!s.includes(n)){let l=s.find(d=>d.startsWith(`${n}/`)||r.includes(d));return l===void 0?pL:{kind:"re\
fused",said:`it has a branch ${l.replace("refs/heads/","")}`,todo:sv}}let i=["--quiet","--no-tags","--no-write-fetch-head","--depth=1","--fi\
lter=blob:none"],a=await t.git(["fetch",...i,"origin",`+${n}:refs/loadgate/tip`]);if(a.code!==0)return Ure(a.stderr)?{kind:"race"}:ml(a);let c=await Bt(
t,["rev-parse","refs/loadgate/tip"]);return hL(c,t)}function jre(e){let t=e.split("/");return Array.from({length:t.length-3},(n,r)=>t.slice(
0,r+3).join("/"))}var Ure=e=>/couldn't find remote ref/i.test(e);async function Zre({files:e,message:t},n,{folder:r},o){if(e.size===0)return null;
let s={GIT_INDEX_FILE:Hp(r,"branch.index")};_re(s.GIT_INDEX_FILE,{force:!0}),n.commit!==null&&await Bt(o,["read-tree",n.commit],{env:s});let i=await Gre(
e,r,o),a=[...e.keys()].map(u=>{let d=i.get(u);return d===void 0?`0 ${"0".repeat(40)}	${u}`:`100644 ${d}	${u}`});await Bt(o,["update-index","\
-z","--index-info"],{env:s,input:`${a.join("\0")}\0`});let c=await Bt(o,["write-tree","--missing-ok"],{env:s});if(n.commit!==null){let u=await Bt(
o,["rev-parse",`${n.commit}^{tree}`]);if(c===u)return null}let l=n.commit===null?[]:["-p",n.commit];return Bt(o,["commit-tree",c,...l,"-F","\
-"],{env:Mre,input:t})}async function Gre(e,t,n){let r=[...e].filter(c=>c[1]!==null);if(r.length===0)return new Map;let o=Hp(t,"branch.files");
yL(o,{recursive:!0});let s=r.map(([,c],l)=>{let u=Hp(o,String(l));return Pre(u,c),u}),a=(await Bt(n,["hash-object","-w","--no-filters","--st\
din-paths"],{input:`${s.join(`
`)}
`})).split(`
`);return new Map(r.map(([c],l)=>[c,a[l]]))}var cv=(e,t)=>e===""?t:`${e}/${t}`;function bL(e,t){return{read:n=>e.read(n.map(r=>cv(t,r))),list:n=>e.list(cv(t,n))}}var Wre=["index.html","page.js","page.css"];function xL(e){return vO(e.cwd)}async function Vre({remote:e,branch:t,folder:n},r,o,s){let i=await Kre(
e,o,s),{GITHUB_TOKEN:a="",GITHUB_SERVER_URL:c="https://github.com"}=o,l=aL(i,a,c);return a!==""&&l.credentials===null&&/^https?:/i.test(l.url)&&
s.progress.say(`the token is for ${c} and is not sent to ${new URL(l.url).origin}, where git's own credentials are used`),{access:{remote:l,
branch:t,folder:r,clock:s.clock,random:Math.random,signal:s.signal,say:u=>s.progress.say(u)},folder:n,page:Jre()}}async function Kre(e,t,n){
let r=Km(t),o=e===void 0?await xL(n):null,s=o&&await kO(o,"origin"),i=e??s??(r===null?void 0:`${r}.git`);if(!i)throw new v("there is no remo\
te to publish to: run this in a checkout that has an origin, or name one with --remote URL");let a=qre(o?.top??n.cwd,i);return wL(a)?a:i}function Jre(){let e=import.meta.filename.endsWith(".ts"),t=e?lv(import.meta.dirname,"..","..","dist","page"):lv(import.meta.dirname,"page");
if(!wL(t)){if(e)return new Map;throw new v(`the page's files are missing (${t}); install loadgate again, with its folder dist/page`)}return new Map(
Wre.map(n=>[n,Hre(lv(t,n))]))}async function qp(e,t,n){try{var r=[];try{let c=e.remote===void 0?await xL(n):null;let l=c&&await qt(c,`refs/r\
emotes/origin/${e.branch}`);if(c&&l)return await ev(Yre(c,l,e.folder));let u=G(r,Vm(),!0);let{access:d,folder:f}=await Vre(e,u.folder,t,n);let m=await av(
d,async h=>({change:null,result:await ev(bL(h,f))}));return m.result}catch(o){var s=o,i=!0}finally{var a=J(r,s,i);a&&await a}}catch(c){return n.
signal.throwIfAborted(),n.progress.say(`the trend cannot be read (${c.message}), so this point is measured without it`),null}}function Yre(e,t,n){
let r=o=>[n,o].filter(s=>s!=="").join("/");return{read:o=>Promise.all(o.map(s=>Je(e,t,r(s)))),list:o=>_O(e,t,r(o))}}var tNe={name:"trend",summary:"compare head with the pinned reference: one point of the trend",group:"ci",examples:[{line:"loadgate trend",does:"\
compare HEAD with the reference in loadgate.yml"},{line:"loadgate trend --head v1.3.0 --budget 10m",does:"measure a tag, in ten minutes"},{line:"\
loadgate trend --bisect v1.2.0..v1.3.0 --case api/hello/direct",does:"find the commit that changed this case"}],options:{head:{...Bp,value:"\
REV",description:"The revision to measure. Defaults to `HEAD`."},bisect:V1,...fl,isolation:jp,secrets:Up,waitSeconds:Zp,seed:K1,...Gp,out:nL,
quiet:rL,json:oL},async run({values:e,host:t}){let n=Xre(t.cwd,e.out);if(await nl(n),e.bisect!==void 0){let s=await F1({...e,range:e.bisect,
out:n},t);return tv(s,e,()=>Qz(s)),0}let r=await qp(e,process.env,t),o=await uv({...e,baseline:r,out:n},t);return j1(o,{json:e.json,out:n},t),
o.exitCode}},Qre=864e5;async function uv(e,t){var Le=[];try{await Di(t);let n=G(Le,await ji(t),!0);let{repository:r}=n;let o=await Nr(r,e.head??
"HEAD");let s={commit:o,label:e.head??"HEAD"};let i=await eoe(r,o,e,t);let a=await Jz(i,s,r);let c=er(i,e.case);let[l]=er(i,i.trend?.control??
c[0]?.id);let u=je=>({...e,revisions:{base:je.revision,head:s},...je.images&&{images:{base:je.images}},measureIdentical:!0,rules:"head",failOn:[
"invalid"],looks:!1});let d=await Xr(u(a),n,l?[l]:[]);let f=RS(d)/c.length;let m=G(Le,await Ui(d,n,e),!0);let{base:h,head:p}=m.sides;if(!h)throw new RangeError(
"the reference was not built");let g=(je,jt,Ut,is={})=>{t.progress.say(je);let so={cases:jt,config:{...wM(d.config),budgetSeconds:f*jt.length}};
return Bi(m,{...d,...so,...is},Ut,e.out)};let y=()=>({startedAt:t.clock.date().toISOString(),seconds:0});let b=await g(`head against the ref\
erence ${a.label}`,c,m.sides);let{logs:x}=b;let S=C$(b.results)?{...b.results,exitCode:Et.invalid}:b.results;if(S.interrupted)return bn(S,x,
e.out),S;let{reference:R,...$}=i.trend;let _={settings:$,config:i.file,reference:{commit:a.identity,label:a.label},head:{commit:o,subject:await od(
r,o)??""},control:null,seam:null,again:null};let P=()=>({...S,command:"trend",notices:[...S.notices,..._.planted?Pz(_.planted):[]],trend:_});
let N=je=>{_={..._,...je},bn(P(),x,e.out),t.signal.throwIfAborted()};N({});let M=D1(S,e.baseline);if(M.length>0){let je=`again, since they l\
ook changed: ${M.join(", ")}`,jt=c.filter(({id:Ut})=>M.includes(Ut));N({again:Wp(await g(je,jt,{base:h,head:p,buildTime:y()}))})}let W=e.baseline?.
nights??Math.floor(t.clock.date().getTime()/Qre);let B=Ez(i,_z(c,S.cases),W);let te=G(Le,l||B?await m.copy(h,"twin"):null,!0);let Te=te&&{base:h,
head:te,buildTime:y()};if(l&&Te){let je=await g(`identical builds of ${l.id}`,[l],Te,{design:"looks"});N({control:Wp(je)})}let ze=await toe(
a,e.baseline,s,r,t);if(ze){var pt=[];try{let{base:je}=await Xr(u(ze),n);if(!je)throw new RangeError("a comparison has a base");let jt=G(pt,await m.
build({...je,name:"prev",writesCache:!1}),!0);let Ut={base:jt,head:h,buildTime:jt.time};let is=`the reference against ${ze.label}, the previ\
ous one`;let so={commit:ze.identity,label:ze.label};let bl=Wp(await g(is,c,Ut));N({seam:bl&&{from:so,results:bl}})}catch(Ki){var ss=Ki,Ji=!0}finally{
var ro=J(pt,ss,Ji);ro&&await ro}}if(B&&Te){let{case:je,slowdown:jt}=B,Ut=`a planted slowdown in ${je.id}, which has to be found`,so=Wp(await g(
Ut,[je],Te,{design:"looks",slowdown:{share:jt}}));N({planted:{case:je.id,slowdown:jt,results:so}})}return P()}catch(ht){var tn=ht,xn=!0}finally{
var oo=J(Le,tn,xn);oo&&await oo}}function Wp({results:e}){let{trend:t,...n}=e;return n.interrupted&&n.cases.every(({sessions:o})=>o.length===
0)?null:{...n,command:"compare"}}async function eoe(e,t,n,r){let o=Zr(e,r.cwd,n.config),s=await Je(e,t,o);if(s===null)throw new v(`${t.slice(
0,12)} has no ${o}; commit it first`);let i=Ln(s,o,n.preset===void 0?{}:{preset:n.preset});if(i.trend)return i;throw new v(`${o} has no tren\
d section; add one with the reference of all points, like trend: { reference: v1.0.0 }`)}async function toe(e,t,n,r,o){let s=t?.reference??null;
if(s===null||s.commit===e.identity)return null;let i=await Yz(s,n,r);return i===null&&o.progress.say(`the previous reference, ${s.label}, is\
 not in this clone, so the series starts over; set fetch-depth: 0 to continue it`),i}import{join as qL}from"node:path";import{rmSync as doe}from"node:fs";import{dirname as foe}from"node:path";import{randomBytes as OL}from"node:crypto";var pl=class extends Error{},SL=32*1024*1024,vL=1e3,RL=20,noe=16,roe=pe({id:k(),result:fo(),error:pe({message:w()}).optional()}),ooe=Zt("met\
hod",[pe({method:re("NodeWorker.attachedToWorker"),params:pe({sessionId:w()})}),pe({method:re("NodeWorker.detachedFromWorker"),params:pe({sessionId:w()})}),
pe({method:re("NodeWorker.receivedMessageFromWorker"),params:pe({sessionId:w(),message:w()})})]);async function EL({address:{host:e,port:t},
path:n},r){let{socket:o,head:s}=await soe(e,t,n,r),i=new Map,a=h=>{for(let p of[u,...i.values()])p.fail(h);o.destroy()},c=0,l=(h,p)=>{if(r.aborted)
throw r.reason;if(o.destroyed)throw new Error("Node's inspector went away");return c+=1,o.write(uoe(JSON.stringify({id:c,method:h,params:p}))),
c},u=kL(l,a),d=h=>{let p=0;return kL((g,y)=>{p+=1;let b=JSON.stringify({id:p,method:g,params:y});return l("NodeWorker.sendMessageToWorker",{
sessionId:h,message:b}),p},a)},m=coe(h=>{let p=$L(h),g=ooe.safeParse(p).data;if(!g)return u.hear(p);let{sessionId:y}=g.params;if(g.method===
"NodeWorker.receivedMessageFromWorker")return i.get(y)?.hear($L(g.params.message));if(g.method==="NodeWorker.detachedFromWorker")return i.get(
y)?.fail(new pl("a worker thread ended"));i.size<noe&&i.set(y,d(y))},a);return o.on("data",m),o.on("error",a),o.on("close",()=>a(new Error("\
Node's inspector went away"))),r.addEventListener("abort",()=>a(r.reason),{once:!0}),s.length>0&&m(s),{send:u.send,workers:async()=>(await u.
send("NodeWorker.enable",{waitForDebuggerOnStart:!1}).catch(()=>null),[...i.values()]),[Symbol.dispose]:()=>{o.destroy()}}}function kL(e,t){
let n=null,r=null,o=()=>{let s=n;return clearTimeout(s?.timer),n=null,s};return{send:(s,i={})=>new Promise((a,c)=>{if(r)return c(r);n={id:e(
s,i),method:s,resolve:a,reject:c,timer:setTimeout(()=>t(new Error(`Node's inspector: no answer to ${s}`)),RL*1e3)}}),hear:s=>{let{data:i}=roe.
safeParse(s);if(!n||i?.id!==n.id)return;let{method:a}=n;i.error?o()?.reject(new Error(`Node's inspector: ${a}: ${i.error.message}`)):o()?.resolve(
i.result)},fail:s=>{r??=s,o()?.reject(s)}}}function soe(e,t,n,r){return new Promise((o,s)=>{let i={connection:"Upgrade",upgrade:"websocket",
"sec-websocket-version":"13","sec-websocket-key":OL(16).toString("base64")},a=process.getBuiltinModule("node:http").request({host:e,port:t,path:n,
headers:i,signal:r,agent:!1}),l=setTimeout(()=>a.destroy(new Error("Node's inspector does not answer")),RL*1e3);a.once("close",()=>clearTimeout(
l)),a.once("upgrade",(u,d,f)=>{clearTimeout(l),o({socket:d,head:f})}),a.once("response",u=>{u.destroy(),s(new Error("what the server says is\
 Node's inspector is none"))}),a.on("error",u=>s(r.aborted?r.reason:new Error(`Node's inspector cannot be reached: ${u.message}`))),a.end()})}
var _L=1,ioe=0,aoe=8;function coe(e,t){let n=0,r=[],o=0,s=2,i=[],a=0;return c=>{if(n+=c.length,n>SL)return t(new Error(`Node's inspector sen\
t more than ${SL/1024/1024} MiB`));if(r.push(c),o+=c.length,o<s)return;let l=Buffer.concat(r);for(;;){let u=loe(l);if("needed"in u){s=u.needed;
break}if(l=l.subarray(u.length),a+=1,a>vL)return t(new Error(`Node's inspector sent more than ${vL} frames`));if(u.kind===aoe)return t(new Error(
"Node's inspector went away"));u.kind!==_L&&u.kind!==ioe||(i.push(u.body),u.last&&(e(Buffer.concat(i).toString("utf8")),i=[]))}r=[l],o=l.length}}
function loe(e){if(e.length<2)return{needed:2};let[t=0,n=0]=e,r=n&127,o=r===127?10:r===126?4:2;if(e.length<o)return{needed:o};let s=r===127?
Number(e.readBigUInt64BE(2)):r===126?e.readUInt16BE(2):r,i=o+s;return e.length<i?{needed:i}:{kind:t&15,last:(t&128)!==0,body:e.subarray(o,i),
length:i}}function uoe(e){let t=Buffer.from(e);if(t.length>65535)throw new RangeError("commands of the inspector are short");let n=t.length<
126?[128|t.length]:[254,t.length>>8,t.length&255],r=OL(4),o=t.map((s,i)=>s^(r[i%4]??0));return Buffer.concat([Buffer.from([128|_L,...n]),r,o])}
function $L(e){try{return JSON.parse(e)}catch{return null}}var Kp=199,moe="1024";async function ML(e,{seconds:t,file:n,within:r},o){let s={cwd:foe(n),env:oe(process.env)},i={...s,...o&&{signal:o},timeoutSeconds:t+
30},a=poe(e),c=l=>`${n}.${l}`;try{let l=async d=>{let f=["--event","cpu-clock","--freq",String(Kp),"--call-graph",d];d==="dwarf"&&f.push("--\
mmap-pages",moe);let m=["--output",c(d),"--pid",e.join(",")],h=["perf","record","--quiet",...f,...m,"--","sleep",String(t)],p=await K(h,i);if(p.
code!==0)throw new Error(`perf: ${se(p)}`)};await Promise.all(a.map(l)),await Promise.all(e.map(d=>Soe(d,s,r)));let u=[];for(let d of a){let f=[
"--fields","comm,ip,sym",...d==="dwarf"?["--no-inline"]:[]],m=["perf","script","--force","--input",c(d),...f];u.push(voe(await Is(m,{...i,timeoutSeconds:120})))}
return yoe(u)}finally{for(let l of a)doe(c(l),{force:!0})}}function poe(e){return e.some(t=>hoe.test(Ar(t)??""))?["fp","dwarf"]:[e.some(xoe)?
"fp":"dwarf"]}var hoe=/^python[\d.]*t?$/,goe=/(?:^|;)[^;]* \S+\.py(?:;|$)/;function yoe(e){let t=e.map(r=>{let[o,s]=[0,0];for(let[i,a]of r)s+=
a,goe.test(i)&&(o+=a);return s===0?0:o/s}),n=.8*Math.max(...t);return e[t.findIndex(r=>r>=n)]??new Map}var boe=/^(?:java|node)$/,woe="Go\0\0";
function xoe(e){let t=Ar(e);if(t===null||boe.test(t))return!0;let n=Y$(e,8192);return n===null||n.includes(woe)}var PL=10;async function Soe(e,t,n){
if(Ar(e)!=="java")return;let r=Ct("jcmd"),o=r===null?null:(await K([r,String(e),"Compiler.perfmap"],{...t,timeoutSeconds:PL})).code,s=Ns(e);
o===0||s===null||s===e||await n(["jcmd",String(s),"Compiler.perfmap"],PL).catch(()=>{})}function voe(e){let t=new Map;for(let n of e.split(/\n\s*\n/)){
let[r,...o]=n.split(`
`).filter(a=>a.trim()!=="");if(r===void 0||/^\s+[0-9a-f]+ /.test(r))continue;let s=o.map(a=>CL($oe(a.trim()))).toReversed(),i=[CL(r.trim()),
...s].join(";");t.set(i,(t.get(i)??0)+1)}return t}var koe=/^ffff[0-9a-f]{12}\s/;function $oe(e){let t=e.replace(/^[0-9a-f]+\s+/,"").replace(
/^py::(.*):([^:]*)$/,(n,r,o)=>`${r} ${Jp(o)}`).replace(/ \(inlined\)$/,"").replace(/^(?:[\w.$[\]]+ )?([\w$]+(?:\.[\w$<>]+)+)\(.*\)$/,"$1");return koe.
test(e)?`${t}_[k]`:Ooe(t)}var TL=100;function Ooe(e){let t=[3,2,1],[n=e]=t.map(r=>Roe(e,r)).filter(({length:r})=>r<=TL);return e.length<=TL?
e:n}function Roe(e,t){let n="",r=0;for(let[o,s]of[...e].entries())s==="<"?(r+=1,r<=t&&(n+=r===t?"<\u2026":s)):s===">"&&e[o-1]!=="-"?(r<=t&&(n+=
s),r-=1):r<t&&(n+=s);return n}function CL(e){return e.replaceAll(";",":")||"[unknown]"}var Eoe=5e-4,_oe=/Debugger listening on ws:\/\/[^/\s]+:(\d+)(\/[0-9a-f-]+)/g,
Poe=16;function IL(e,t,n){return[...new Map([...e.matchAll(_oe)].map(([,o,s])=>[Number(o),s]))].filter(([o])=>o>0&&o<65536).slice(0,Math.min(
n,Poe)).map(([o,s])=>({address:{host:t,port:o},path:s}))}var AL=2e5,NL=5e4,Toe=64*1024*1024,Coe=200,Aoe=pe({nodes:C(pe({id:k(),callFrame:pe(
{functionName:w(),url:w(),lineNumber:k()}),children:C(k()).max(NL).optional()})).max(NL),samples:C(k()).max(AL),timeDeltas:C(k()).max(AL)});
async function zL(e,t,n){var c=[];try{let r=G(c,new DisposableStack);let o=[];for(let f of e)o.push(r.use(await EL(f,n)));let s=[...o,...(await Promise.
all(o.map(({workers:f})=>f()))).flat()];for(let{send:f}of s)await Vp(f("Profiler.enable")),await Vp(f("Profiler.setSamplingInterval",{interval:Eoe*
1e6})),await Vp(f("Profiler.start"));await t();let i=new Map;let a=new Map;for(let{send:f}of s){let m=await Vp(f("Profiler.stop"));if(m===LL)
continue;let{success:h,data:p}=Noe.safeParse(m);if(!h)throw new Error("Node's inspector sent no profile, or one that is too large to be V8's");
for(let[g,y]of Ioe(p.profile))i.set(g,(i.get(g)??0)+y);for(let{callFrame:g}of p.profile.nodes)g.url!==""&&a.set(DL(g),g.lineNumber+1)}return{
stacks:i,lines:a}}catch(l){var u=l,d=!0}finally{J(c,u,d)}}var LL=Symbol("a worker thread that ended");async function Vp(e){try{return await e}catch(t){
if(t instanceof pl)return LL;throw t}}var Noe=pe({profile:Aoe}),Moe=256;function Ioe({nodes:e,samples:t,timeDeltas:n}){let r=new Map(e.flatMap(
({id:l,children:u=[]})=>u.map(d=>[d,l]))),o=new Map(e.map(({id:l,callFrame:u})=>[l,DL(u)])),s=0,i=new Map,a=l=>{let u=i.get(l);if(u!==void 0)
return u;let d=[];for(let h=l;h!==void 0&&d.length<Moe;h=r.get(h)){let p=o.get(h);p!==void 0&&d.push(p)}let f=d.toReversed().slice(1),m=f.length===
0||f.at(-1)==="(idle)"?null:f.join(";");if(s+=m?.length??0,s>Toe)throw new Error("the profile is too large to be V8's");return i.set(l,m),m},
c=new Map;for(let[l,u]of t.entries()){let d=a(u);d!==null&&c.set(d,(c.get(d)??0)+Math.max(0,n[l+1]??0)/1e6)}return c}var zoe=new RegExp(`/${qo}\
\\w+/[^/]+/[^/]+$`);function Jp(e){let t=e.split("/"),n=t.at(-1)??"";return/^(?:index\.\w+|__init__\.py)$/.test(n)&&!zoe.test(e)?t.slice(-2).
join("/"):n}var Loe=/^\((?!anonymous\))[\w ]+\)$/,Doe=/^[\w-]+(?:\/[\w-]+)*\.js$/;function DL({functionName:e,url:t,lineNumber:n}){let r=Jp(
t).replaceAll(/\s+/g,"_"),o=e||"(anonymous)",s=t===""?Loe.test(o)?"":" (native)":t.startsWith("node:")?` ${t}`:Doe.test(t)?` node:${t.slice(
0,-3)}`:` ${r}${e?"":`:${n+1}`}`;return`${o}${s}`.slice(0,Coe).replaceAll(";",":")}import{readFileSync as Foe,rmSync as Boe}from"node:fs";import{dirname as joe}from"node:path";var Uoe=16,Zoe=64*1024*1024,Goe=200;function FL(e){return Ct("py-spy")===null?[]:e.filter(t=>/^python[\d.]*t?$/.test(Ar(t)??"")).slice(0,Uoe)}
async function BL(e,{seconds:t,hertz:n,file:r},o){let s={cwd:joe(r),env:oe(process.env),...o&&{signal:o}},i=await Promise.all(e.map(async a=>{
let c=`${r}.${a}`;try{let l=["--format","raw","--function","--threads","--rate",String(n),"--duration",String(t)],u=$n([a]).cpu,d=["py-spy",
"record",...l,"--output",c,"--pid",String(a)],f=await K(d,{...s,timeoutSeconds:t+30});if(f.code!==0)throw new Error(`py-spy: ${se(f)}`);return{
text:Foe(c,"utf8").slice(0,Zoe),samplesAtWork:Hoe(u,$n([a]).cpu,n)}}finally{Boe(c,{force:!0})}}));return qoe(i)}function Hoe(e,t,n){return new Map(
[...t].flatMap(([r,o])=>{let s=Ns(Number(r.split("/")[1]));return s===null?[]:[[s,(o-(e.get(r)??0))*n]]}))}function qoe(e){let t=new Map,n=new Map;
for(let{text:r,samplesAtWork:o}of e){let s=[...r.matchAll(/^(?:thread \((\w+)\)[^;\n]*;)?(.+) (\d+)$/gm)].map(([,a,c="",l])=>({thread:Number(
a),frames:c,count:Number(l)})),i=new Map;for(let{thread:a,count:c}of s)i.set(a,(i.get(a)??0)+c);for(let{thread:a,frames:c,count:l}of s){let u=(o.
get(a)??i.get(a)??0)/(i.get(a)||1),f=c.split(";").map(m=>Woe(m,n)).join(";");u>0&&t.set(f,(t.get(f)??0)+l*u)}}return{samples:t,lines:n}}function Woe(e,t){
let[,n=e,r,o]=/^(.*) \((.+):(\d+)\)$/.exec(e)??[],s=r===void 0?"":` ${Jp(r)}`,i=`${n}${s}`.slice(0,Goe);return o!==void 0&&t.set(i,Number(o)),
i}function jL({plan:{budgetSeconds:e},seconds:{run:t}}){return Math.max(20,(1+.1)*e-t)}var Voe=`the time for profiles was over, at most ${.1*100}\
% of the budget; set a larger budget`,UL="the time for profiles of a case was over, at most 20 s";async function ZL(e,t,{clock:n,signal:r},o,s){
let i=n.now()+t,a=[];for(let f of e){var c=[];try{let m=i-n.now();if(m<10){a.push(s(f,Voe));continue}let h=G(c,Koe(Math.min(20,m),n,r));try{
a.push(await o(f,h))}catch(p){r.throwIfAborted(),a.push(s(f,h.signal.aborted?UL:p.message))}}catch(l){var u=l,d=!0}finally{J(c,u,d)}}return a}
function Koe(e,t,n){let r=new AbortController,o=new AbortController;return t.sleep(e,o.signal).then(()=>r.abort(new Error(UL)),()=>{}),{until:t.
now()+e,signal:AbortSignal.any([n,r.signal]),[Symbol.dispose]:()=>o.abort()}}var Yoe=5,Xoe=1,Qoe=2,WL=3,ese="0.0.0.0:9229",tse="127.0.0.1:0";async function nse(e,t,n,r){let{id:o}=e.case,s=new Map,{until:i}=r.time;for(let[
l,u]of e.builds.entries()){let d=t.clock.now(),f=(i-d)/(e.builds.length-l),m={...r,time:{until:d+f}};s.set(u.variant,await rse(u,e,t,n,m))}let[
a,c]=[s.get("base"),s.get("head")];return!a||!c?{case:o,reason:"there is no base to compare with"}:a.stacks.size===0||c.stacks.size===0?{case:o,
reason:`${c.tool} saw no sample`}:{case:o,tool:c.tool,seconds:Math.min(a.seconds,c.seconds),base:a.stacks,head:c.stacks,lines:c.lines}}async function rse(e,t,n,r,{
time:o,warmUpSeconds:s}){var R=[];try{let i=G(R,await im(t,ase(e,n),n.runner,n.clock),!0);let{server:a}=i;let c=IL(await a.log(),a.address.host,
(await GL(i)).length);await ki([i],!1,t,n,Math.min(s,WL));let l=ise(o.until-n.clock.now());let u=0;let d=async()=>{let{rate:M}=t,W=M===void 0?
{seconds:l}:{requests:Math.ceil(M*l)},B=xi(n.plan.cpus,1),te=await n.generator(Si(i,t,W,B,M),{signal:n.signal});u=Ve(te.output)};let f=(M,W)=>new Map(
[...M].map(([B,te])=>[B,te*W/u]));if(c.length>0){let{stacks:M,lines:W}=await zL(c,d,n.signal);return{tool:"V8's profiler",seconds:l,stacks:f(
M,1),lines:W}}let m=await GL(i);let h=FL(m);let p=()=>h.length>0?ose(h,l,r,n.signal):sse(m,l,r,i,n.signal);let[g,y]=await Promise.allSettled(
[p(),d()]);if(g.status==="rejected")throw g.reason;if(y.status==="rejected")throw y.reason;let{tool:b,stacks:x,lines:S}=g.value;return{tool:b,
seconds:l,stacks:f(x,1/Kp),lines:S}}catch($){var _=$,P=!0}finally{var N=J(R,_,P);N&&await N}}async function ose(e,t,n,r){let o={seconds:t,hertz:Kp,
file:qL(n,"py-spy")},{samples:s,lines:i}=await BL(e,o,r);return{tool:"py-spy",stacks:s,lines:i}}async function sse(e,t,n,{server:r},o){let s=(a,c)=>r.
exec(a,{timeoutSeconds:c,signal:o});return{tool:"perf",stacks:await ML(e,{seconds:t,file:qL(n,"perf"),within:s},o),lines:new Map}}function ise(e){
let t=Math.min(Yoe,Math.floor(e-Qoe));if(t>=Xoe)return t;throw new Error(`starting and warming up left no time to profile, of the ${20} s of\
 a case`)}function ase(e,{runner:t}){let{target:n}=e,r=t.name==="docker",o=r?{}:Ts(process.env,n.inherit,{}),s=(a,c)=>{let l=n.env[a]??o[a];
return{[a]:l===void 0?c:`${l} ${c}`}},i={...n.env,...s("NODE_OPTIONS",`--inspect=${r?ese:tse}`),...s("JAVA_TOOL_OPTIONS","-XX:+PreserveFrame\
Pointer"),PYTHONPERFSUPPORT:"1"};return{...e,target:{...n,env:i}}}async function GL({server:e}){let{threads:t}=await e.meter.read();return[...new Set(
[...t.keys()].map(n=>Number(n.split("/")[0])))]}var cse=3;function VL(e,t){let n=new Map(t.flatMap(o=>"base"in o?[[o.case,qM(o)]]:[])),r=e.cases.
map(o=>{let s=n.get(o.id);if(!s)return o;let i={...o,growth:s};return ep(i)===null?i:{...o,growth:{...s,functions:[]}}});return{...e,cases:r}}
async function KL(e,{variants:t,oha:n},r){let{cases:o,plan:s}=r,a=o.filter(lse).toSorted((x,S)=>HL(S)-HL(x)).slice(0,cse);if(a.length===0)return[];
let c=({id:x},S)=>({case:x,reason:S});if(e.isolation.elsewhere)return a.map(x=>c(x,"the servers run on another machine"));let{host:l,resources:u}=e.
workspace,{clock:d,progress:f,signal:m}=l;try{var h=[];try{let x=G(h,await ES(e),!0);let S=_S(n,u,s);let R=G(h,await em(s.cpus.generator),!0);
let $=async(_,P)=>{f.step({doing:`profiling ${_.id}`,done:a.indexOf(_)/a.length,secondsLeft:null});let N=Hm(_,t,e.config,P.signal);if(!N)return c(
_,"head was not built");if(N.scenario.args)return c(_,"it runs a command, and only servers are profiled");let M={plan:s,runner:x,generator:S,
hyperfine:null,clock:d,signal:P.signal,random:xm(s.seed),began:d.now()},W=_.sessions.at(-1)?.warmUpSeconds??WL;return nse(N,M,u.folder,{time:P,
warmUpSeconds:W})};return await ZL(a,jL(r),{clock:d,signal:m},$,c)}catch(p){var g=p,y=!0}finally{var b=J(h,g,y);b&&await b}}catch(x){return m.
aborted?[]:a.map(S=>c(S,x.message))}finally{f.end()}}function HL({metrics:e}){let t=e.flatMap(({verdict:n,ratio:r,better:o})=>n==="regressio\
n"&&r!==null&&r>0?[o==="lower"?r:1/r]:[]);return Math.max(0,...t)}function lse({verdict:e,metrics:t,limits:n=[]}){let r=t.filter(i=>i.gates&&
i.verdict==="regression"),o=n.filter(({state:i})=>i==="broken"),s=[...r.map(({name:i})=>i),...o.map(({metric:i})=>i)];return e==="regression"&&
s.some(Nu)}async function JL(e,t){var u=[];try{await Di(t);let n=G(u,await ji(t),!0);let r=await Xr(e,n);if(dse(r)){let p=fse(r,n);return bn(p,new Map,
e.out),p}let o=G(u,await Ui(r,n,e),!0);let s=await Bi(o,r,o.sides,e.out);let{results:i,logs:a}=s;if(!use(e,r.config)||i.interrupted)return bn(
i,a,e.out),i;let c=await KL(o,s,i);let l=VL(i,c);bn(l,a,e.out,c);return l}catch(d){var f=d,m=!0}finally{var h=J(u,f,m);h&&await h}}function use({
cpuProfile:e,unreviewed:t},n){return e||(n.cpuProfile??!t)}function dse(e){return jc(e).length===0}function fse(e,{host:t,resources:n}){let{
config:r,base:o,head:s,part:i,cases:a,notices:c}=e,u={name:r.isolation==="docker"?"docker":"process",reason:{code:"nothing-to-run"}},d=Fc();
return ri({id:n.id,startedAt:t.clock.date().toISOString(),plan:$p(e,{isolation:u,cpus:GS(Tm())},!1),environment:{...Cm(),tools:{node:process.
version},load:{before:d,after:d}},variants:[...o?[{variant:"base",...o.revision,builds:{}}]:[],{variant:"head",...s.revision,builds:{}}],failures:[],
notices:c,cases:(i?.cases??a).map(f=>({...f,sessions:[],skipped:"untouched"})),seconds:{build:0,run:0,ready:0,load:0,harness:0},interrupted:!1})}var mse={regression:"error",invalid:"warning",inconclusive:"warning",improvement:"notice",new:"notice",unchanged:null},dv=10;function YL(e,t){
return["error","warning","notice"].flatMap(n=>{let r=e.cases.filter(({verdict:o})=>mse[o]===n);return r.slice(0,dv).map((o,s)=>{let i=s===dv-
1?r.length-dv:0;return pse(n,o,t(o.scenario),i)})})}function pse(e,t,n,r){let o=r>0?` ${r} more like this: see the summary.`:"";return{level:e,
title:V(`${t.id}: ${cI(t)}`),message:`${V(`${t.id} ${rt(t)}`)}.${o}`,...n}}function mv(e){return ie({name:"github-token",value:"TOKEN",required:!0,description:e},t=>t)}var XL={base:{...W1,description:"The revision t\
o compare with. Defaults to the merge base with the pull request's base branch, to the merge group's base, else to the merge base with the d\
efault branch."},head:{...Bp,description:"The revision to measure. Defaults to the head of the pull request or of the merge group, else to t\
he checkout's HEAD."}},{branch:hse,folder:gse}=Gp,fv={branch:{...hse,name:"gh-pages-branch"},folder:gse},QL="`loadgate` in the runner's temp\
orary folder";function eD(e){return ie({name:"out",value:"DIR",description:`The folder for ${e}. Defaults to ${QL}.`},t=>t)}var tD=eD("`resu\
lts.json` and the reports"),nD="The folder of all results and reports, for a workflow to upload.",rD=ie({name:"results",value:"F",description:`\
The \`results.json\` of the run. Defaults to the one in ${QL}.`},e=>e),oD={out:nD,verdict:"`regression`, `invalid`, `inconclusive`, `improve\
ment`, `new` or `unchanged`: the worst of all cases.",regressions:"A JSON list of the cases that became slower, `[]` if there are none.",results:"\
The path of `results.json`, which holds everything that was measured.",report:"The path of `report.html`, a page in one file."};function yse(e){
if($se.some(({name:t})=>t===e))throw new v(`${e} is another action; write uses: ${hl(e)}@v1`);return rs(["compare","trend"])(e)}function hl(e){
return`loadgate/loadgate/actions/${e}`}var sD={name:"measure",description:"Measures in the pull request whether a change makes an HTTP serve\
r slower.",inputs:{command:ie({name:"command",value:"compare|trend",description:"`compare` measures base against head, `trend` a point of th\
e trend. Defaults to `compare` on `pull_request` and `merge_group`, to `trend` on `schedule` and `push`. On `workflow_dispatch` it is `trend\
` if the configuration has a trend section and base and head are not both named, else `compare`."},yse),...XL,...fl,isolation:jp,secrets:{...Up,
default:"none",description:"The variables of the step's environment that `secrets:` of the configuration file may pass on to targets; separa\
te several with commas. Apart from what toolchains need (docs/environment.md), no other variable reaches a target."},waitSeconds:Zp,threshold:J1,
failOn:Y1,measureIdentical:X1,cpuProfile:Q1,shard:eL,branch:{...fv.branch,description:"For `trend`, the branch that holds the trend so far."},
folder:fv.folder,oha:ie({name:"oha-path",value:"F",description:"The oha that generates the load. Defaults to the one on PATH, else to the re\
lease, which is verified by its pinned hash and kept in the tool cache. It is compiled with cargo only if the release cannot be downloaded."},
e=>e),out:tD},outputs:oD},bse={name:"comment",description:"Reports in a pull request, by a comment and a commit status, what loadgate measur\
ed in another job.",inputs:{token:mv("The token to comment with, e.g. `github.token`."),...sL},outputs:{verdict:"`regression`, `invalid`, `i\
nconclusive`, `improvement`, `new` or `unchanged`: the worst of all cases; also `accepted` and `failed`."}},wse={name:"publish",description:"\
Adds a point that loadgate measured to the trend on a branch, and reports what changed.",inputs:{token:mv("The token to push and to open iss\
ues with, e.g. `github.token`."),results:rD,...fv},outputs:{alerts:"A JSON list of the changes that were seen or confirmed by this run, `[]`\
 if there are none."}},xse={name:"plan",description:"Cuts a run of loadgate into shards for a job matrix.",inputs:{shards:tL,...fl,head:XL.head},
outputs:{matrix:"A job matrix whose entries have a `shard` and a `number` each."}},Sse={name:"merge",description:"Puts the shards of a run t\
ogether and judges them as one run.",inputs:{path:st({name:"path",value:"DIR",default:"shards",description:"The folder that the shards' arti\
facts were downloaded to."},e=>e),out:tD},outputs:oD},vse={name:"request",description:"Reads the command /loadgate run in a comment, and che\
cks that its author may give it.",inputs:{token:mv("The token to read permissions and to react with, e.g. `github.token`.")},outputs:{run:"W\
hether to carry out the comment's command, `true` or `false`.",head:"The commit to judge.",base:"The commit to compare with.",case:"The case\
s that the comment names; empty for all.",budget:"The budget that the comment names; empty for the default."}},kse={name:"export",description:"\
Writes what loadgate measured in the format of github-action-benchmark. It refuses empty files, so none is written.",inputs:{results:rD,out:eD(
"`bigger.json` and `smaller.json`")},outputs:{out:nD}},$se=[bse,wse,xse,Sse,vse,kse];function iD(e,t,{named:n,trend:r}){if(Object.hasOwn(pv,e)&&!(e==="issue_comment"&&t==="compare"&&n))throw new v(`the event ${e} is refused, \
since it would run the code of a pull request with the repository's secrets and a token that can write; ${pv[e]}`);if(t==="trend"&&Rse(e,"tr\
end"),t!==void 0)return t;if(e==="workflow_dispatch")return n||!r()?"compare":"trend";if(e==="schedule"||e==="push")return"trend";if(e==="pu\
ll_request"||e==="merge_group")return"compare";throw new v(`the event ${e} does not say what to compare; set command: compare, and base:`)}var pv={
pull_request_target:`measure on: pull_request, and comment with ${hl("comment")} on: pull_request or workflow_run`,workflow_run:`measure on:\
 pull_request, and comment here with ${hl("comment")}`,issue_comment:`read the comment with ${hl("request")}, and pass its base and head to \
another job with command: compare, as in workflows/command.yml`};function aD(e){if(e==="pull_request_target")throw new v(`the event ${e} is \
refused, since outsiders can trigger it and it has the repository's secrets; ${pv[e]}`)}var Ose=["pull_request","merge_group","issue_comment",
"workflow_run"];function Rse(e,t){if(Ose.includes(e))throw new v(`the trend takes no numbers from pull requests, whose code may forge them; \
run ${t} on: schedule, push or workflow_dispatch`)}function Ese({name:e,payload:t}){if(e==="pull_request")return{head:{revision:Yp(t,"pull_r\
equest","head","sha"),label:"the pull request's head"},base:{revision:Yp(t,"pull_request","base","sha"),label:"the pull request's base"},..._se(
Zc(t,"pull_request","base","ref")),fromMergeBase:!0};if(e==="merge_group")return{head:{revision:Yp(t,"merge_group","head_sha"),label:"the me\
rge group's head"},base:{revision:Yp(t,"merge_group","base_sha"),label:"the merge group's base"},fromMergeBase:!1};let n=Zc(t,"repository","\
default_branch"),r=typeof n=="string"&&cD.test(n)?n:"main";return{head:{revision:"HEAD",label:"the checkout's HEAD"},base:{revision:`refs/re\
motes/origin/${r}`,label:r},fromMergeBase:!0}}function _se(e){if(typeof e!="string"||!cD.test(e))return{};let t=`${e}, since the base that t\
he event names is not in this clone`;return{branch:{revision:`refs/remotes/origin/${e}`,label:t}}}var cD=/^(?!.*(?:\.\.|@\{|\/\/))[A-Za-z0-9][A-Za-z0-9._/@+-]{0,200}$/;
function Yp(e,...t){let n=AM(e,...t);if(n!==null)return n;throw new v(`the event has no commit id at ${t.join(".")}; set base and head inste\
ad`)}async function lD(e,t,n){let[r,o]=[t.base,t.head].map(l=>l===void 0?void 0:{revision:l,label:l});if(r&&o)return{base:await gl(n,r),head:await gl(
n,o)};let s=Ese(e),i=await gl(n,o??s.head);if(r)return{base:await gl(n,r),head:i};let a=await Pse(n,s);if(!s.fromMergeBase)return{base:a,head:i};
let c=await id(n,a.commit,i.commit);if(c===null)throw new v(`${s.base.label} and ${i.label} have no common commit in this clone${await cd(n,
"name the base with the input base")}`);return{base:{commit:c,label:`merge base with ${a.label}`},head:i}}async function Pse(e,{base:t,branch:n}){
if(n&&await qt(e,t.revision)===null){let r=await qt(e,n.revision);if(r!==null)return{commit:r,label:n.label}}return gl(e,t)}async function gl(e,{
revision:t,label:n}){let r=await qt(e,t);if(r!==null)return{commit:r,label:n};let o=n===t?t:`${n} (${t})`,s=await sd(e)?"":`; where that is \
set, fetch it in a step before: git fetch origin ${t.replace(/^refs\/remotes\/origin\//,"")}`;throw new v(`${o} is not in this clone; set fe\
tch-depth: 0 for actions/checkout${s}`)}function uD({name:e,payload:t}){if(e==="issue_comment")return!0;if(e!=="pull_request")return!1;let n=r=>Zc(
t,"pull_request",r,"repo","id");return n("head")===void 0||n("head")!==n("base")}import{join as th,resolve as qse}from"node:path";import*as fD from"os";function no(e){return e==null?"":typeof e=="string"||e instanceof String?e:JSON.stringify(e)}function Xp(e){return Object.keys(e).length?{title:e.
title,file:e.file,line:e.startLine,endLine:e.endLine,col:e.startColumn,endColumn:e.endColumn}:{}}function yl(e,t,n){let r=new hv(e,t,n);process.stdout.write(r.toString()+fD.EOL)}var dD="::",hv=class{constructor(t,n,r){t||(t="missing.command"),this.command=t,this.properties=n,this.message=r}toString(){let t=dD+this.command;
if(this.properties&&Object.keys(this.properties).length>0){t+=" ";let n=!0;for(let r in this.properties)if(this.properties.hasOwnProperty(r)){
let o=this.properties[r];o&&(n?n=!1:t+=",",t+=`${r}=${Cse(o)}`)}}return t+=`${dD}${Tse(this.message)}`,t}};function Tse(e){return no(e).replace(
/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function Cse(e){return no(e).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%\
0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}import*as mD from"crypto";import*as eh from"fs";import*as Qp from"os";function pD(e,t){let n=process.env[`GITHUB_${e}`];if(!n)throw new Error(`Unable to find environment variable for file command ${e}`);if(!eh.existsSync(
n))throw new Error(`Missing file at path: ${n}`);eh.appendFileSync(n,`${no(t)}${Qp.EOL}`,{encoding:"utf8"})}function hD(e,t){let n=`ghadelim\
iter_${mD.randomUUID()}`,r=no(t);if(e.includes(n))throw new Error(`Unexpected input: name should not contain the delimiter "${n}"`);if(r.includes(
n))throw new Error(`Unexpected input: value should not contain the delimiter "${n}"`);return`${e}<<${n}${Qp.EOL}${r}${Qp.EOL}${n}`}import*as wD from"os";import{EOL as Ase}from"os";import{constants as gD,promises as Nse}from"fs";var gv=function(e,t,n,r){function o(s){return s instanceof n?s:new n(
function(i){i(s)})}return new(n||(n=Promise))(function(s,i){function a(u){try{l(r.next(u))}catch(d){i(d)}}function c(u){try{l(r.throw(u))}catch(d){
i(d)}}function l(u){u.done?s(u.value):o(u.value).then(a,c)}l((r=r.apply(e,t||[])).next())})},{access:Mse,appendFile:Ise,writeFile:zse}=Nse,yD="\
GITHUB_STEP_SUMMARY";var yv=class{constructor(){this._buffer=""}filePath(){return gv(this,void 0,void 0,function*(){if(this._filePath)return this._filePath;let t=process.
env[yD];if(!t)throw new Error(`Unable to find environment variable for $${yD}. Check if your runtime environment supports job summaries.`);try{
yield Mse(t,gD.R_OK|gD.W_OK)}catch{throw new Error(`Unable to access summary file: '${t}'. Check if the file has correct read/write permissi\
ons.`)}return this._filePath=t,this._filePath})}wrap(t,n,r={}){let o=Object.entries(r).map(([s,i])=>` ${s}="${i}"`).join("");return n?`<${t}${o}\
>${n}</${t}>`:`<${t}${o}>`}write(t){return gv(this,void 0,void 0,function*(){let n=!!t?.overwrite,r=yield this.filePath();return yield(n?zse:
Ise)(r,this._buffer,{encoding:"utf8"}),this.emptyBuffer()})}clear(){return gv(this,void 0,void 0,function*(){return this.emptyBuffer().write(
{overwrite:!0})})}stringify(){return this._buffer}isEmptyBuffer(){return this._buffer.length===0}emptyBuffer(){return this._buffer="",this}addRaw(t,n=!1){
return this._buffer+=t,n?this.addEOL():this}addEOL(){return this.addRaw(Ase)}addCodeBlock(t,n){let r=Object.assign({},n&&{lang:n}),o=this.wrap(
"pre",this.wrap("code",t),r);return this.addRaw(o).addEOL()}addList(t,n=!1){let r=n?"ol":"ul",o=t.map(i=>this.wrap("li",i)).join(""),s=this.
wrap(r,o);return this.addRaw(s).addEOL()}addTable(t){let n=t.map(o=>{let s=o.map(i=>{if(typeof i=="string")return this.wrap("td",i);let{header:a,
data:c,colspan:l,rowspan:u}=i,d=a?"th":"td",f=Object.assign(Object.assign({},l&&{colspan:l}),u&&{rowspan:u});return this.wrap(d,c,f)}).join(
"");return this.wrap("tr",s)}).join(""),r=this.wrap("table",n);return this.addRaw(r).addEOL()}addDetails(t,n){let r=this.wrap("details",this.
wrap("summary",t)+n);return this.addRaw(r).addEOL()}addImage(t,n,r){let{width:o,height:s}=r||{},i=Object.assign(Object.assign({},o&&{width:o}),
s&&{height:s}),a=this.wrap("img",null,Object.assign({src:t,alt:n},i));return this.addRaw(a).addEOL()}addHeading(t,n){let r=`h${n}`,o=["h1","\
h2","h3","h4","h5","h6"].includes(r)?r:"h1",s=this.wrap(o,t);return this.addRaw(s).addEOL()}addSeparator(){let t=this.wrap("hr",null);return this.
addRaw(t).addEOL()}addBreak(){let t=this.wrap("br",null);return this.addRaw(t).addEOL()}addQuote(t,n){let r=Object.assign({},n&&{cite:n}),o=this.
wrap("blockquote",t,r);return this.addRaw(o).addEOL()}addLink(t,n){let r=this.wrap("a",t,{href:n});return this.addRaw(r).addEOL()}},Lse=new yv;var bv=Lse;import bD from"os";var EMe=bD.platform(),_Me=bD.arch();var wv;(function(e){e[e.Success=0]="Success",e[e.Failure=1]="Failure"})(wv||(wv={}));function xD(e,t){let n=process.env[`INPUT_${e.replace(/ /g,"_").toUpperCase()}`]||"";if(t&&t.required&&!n)throw new Error(`Input required an\
d not supplied: ${e}`);return t&&t.trimWhitespace===!1?n:n.trim()}function SD(e,t){if(process.env.GITHUB_OUTPUT||"")return pD("OUTPUT",hD(e,t));process.stdout.write(wD.EOL),yl("set-output",{name:e},no(t))}function vD(e){process.exitCode=wv.Failure,xv(e)}function xv(e,t={}){yl("error",Xp(t),e instanceof Error?e.toString():e)}function kD(e,t={}){yl("warning",Xp(t),e instanceof Error?e.toString():
e)}function $D(e,t={}){yl("notice",Xp(t),e instanceof Error?e.toString():e)}import{closeSync as Fse,openSync as Bse,readSync as jse,writeSync as Use}from"node:fs";var Zse=["RUNNER_TRACKING_ID","LOADGATE_RUN","LOADGATE_SERVER"];function OD(){for(let[e,t]of Object.entries(process.env))process.env[e]=t;try{
let{from:e,bytes:t}=Gse(Z("/proc/self/stat")??""),n=Bse("/proc/self/mem","r+");try{let r=Buffer.alloc(t);return jse(n,r,0,t,e)!==t?!1:Use(n,
Hse(r),0,t,e)===t}finally{Fse(n)}}catch{return!1}}function Gse(e){let t=e.slice(e.lastIndexOf(")")+2).split(" "),[n,r]=[Number(t[47]),Number(
t[48])];if(!(n>0&&r>n))throw new RangeError("the kernel does not say where the environment is");return{from:n,bytes:r-n}}function Hse(e){let t=e.
toString("latin1").split("\0").filter(r=>{let o=r.slice(0,Math.max(0,r.indexOf("=")));return yy(o)||Zse.includes(o)}),n=Buffer.alloc(e.length);
return n.write(t.map(r=>`${r}\0`).join(""),"latin1"),n}async function RD(e,t){OD();let n={isTTY:!1,columns:120,write:ED},r=$z(process.env.GITHUB_WORKSPACE||process.cwd(),n);try{let o=CM(process.env);
aD(o.name);let s=Z1(e.inputs,i=>xD(i)||void 0,Vse);process.exitCode=await t({inputs:s,event:o,host:r,output:SD})}catch(o){vD(dy(o)),process.
exitCode=A$(o),o instanceof Rt&&process.exit()}}function Wse(e,t){return t.RUNNER_TEMP?th(t.RUNNER_TEMP,"loadgate"):th(e,".loadgate")}async function Sv(e,{
host:t,output:n}){let r=e===void 0?Wse(t.cwd,process.env):qse(t.cwd,e);return await nl(r),n("out",r),r}function Vse(e){return`input "${e}"`}function ED(e){process.stdout.write(qu(e))}var Kse={error:xv,warning:kD,notice:$D};function Jse({level:e,
message:t,title:n,file:r,line:o}){let s={...n&&{title:n},...r&&{file:r},...o&&{startLine:o}};Kse[e](qu(t),s)}async function Yse(e){process.env.
GITHUB_STEP_SUMMARY&&await bv.addRaw(e,!0).write()}async function vv(e,t,{host:n,output:r},o=[]){let s=Fp({isTTY:!1,isFile:!1},process.env);ED(`${kp(e,{color:s,width:120})}
`);for(let a of o)Jse(a);let i=e.cases.filter(({verdict:a})=>a==="regression").map(({id:a})=>a);return r("verdict",e.verdict),r("regressions",
JSON.stringify(i)),r("results",th(t,"results.json")),r("report",th(t,"report.html")),await Yse(wp(e)),n.signal.throwIfAborted(),e.exitCode}async function kv(e,t){
try{return await t()}catch(n){throw n instanceof Rt||await JI(dy(n),e).catch(()=>{}),n}}await RD(sD,e=>{let{inputs:t,event:n,host:r}=e,o=t.base!==void 0&&t.head!==void 0,s=()=>eT(r,t.config);return iD(n.name,t.command,{named:o,trend:s})===
"trend"?Qse(e):Xse(e)});async function Xse(e){let{inputs:t,host:n,event:r}=e,o=await Sv(t.out,e),{results:s,beside:i}=await kv(o,async()=>{let a=await rd(
n.cwd),c=await lD(r,t,a),l=DS(t.oha??"",n),u=await JL({...t,revisions:c,oha:l,out:o,unreviewed:uD(r)},n),d=Zr(a,n.cwd,t.config);return{results:u,
beside:YL(u,await eie(a,d,u))}});return vv(s,o,e,i)}async function Qse(e){let{inputs:t,host:n}=e,r=await Sv(t.out,e),o=DS(t.oha??"",n),s=await qp(
{...t,remote:void 0},process.env,n),i=await kv(r,()=>uv({...t,baseline:s,out:r,oha:o},n));return vv(i,r,e)}async function eie(e,t,n){let r=n.
variants.find(({variant:s})=>s==="head"),o=r?await Je(e,r.commit,t):null;return s=>{let i=o===null?null:o_(o,s);return i===null?null:{file:t,
line:i}}}
// Packages: @actions/core, yaml, zod
