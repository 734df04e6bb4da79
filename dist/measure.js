import { createRequire } from "node:module"; const require = createRequire(import.meta.url);
var DD=Object.defineProperty;var Tv=(e,t)=>(t=Symbol[e])?t:Symbol.for("Symbol."+e),Cv=e=>{throw TypeError(e)};var Av=(e,t)=>{for(var n in t)DD(e,n,{get:t[n],enumerable:!0})};var G=(e,t,n)=>{if(t!=null){typeof t!="object"&&typeof t!="function"&&Cv("Object expected");var r,o;n&&(r=t[Tv("asyncDispose")]),r===void 0&&
(r=t[Tv("dispose")],n&&(o=r)),typeof r!="function"&&Cv("Object not disposable"),o&&(r=function(){try{o.call(this)}catch(s){return Promise.reject(
s)}}),e.push([n,r,t])}else n&&e.push([n]);return t},K=(e,t,n)=>{var r=typeof SuppressedError=="function"?SuppressedError:function(i,a,c,l){return l=
Error(c),l.name="SuppressedError",l.error=i,l.suppressed=a,l},o=i=>t=n?new r(i,t,"An error was suppressed during disposal"):(n=!0,i),s=i=>{for(;i=
e.pop();)try{var a=i[1]&&i[1].call(i[2]);if(i[0])return Promise.resolve(a).then(s,c=>(o(c),s()))}catch(c){o(c)}if(n)throw t};return s()};import{resolve as foe}from"node:path";var U={};Av(U,{BIGINT_FORMAT_RANGES:()=>Fv,CONSTANT_CATCH:()=>Yv,Class:()=>ih,NUMBER_FORMAT_RANGES:()=>hh,aborted:()=>Rt,allowsEval:()=>dh,assert:()=>ZD,
assertEqual:()=>FD,assertIs:()=>jD,assertNever:()=>UD,assertNotEqual:()=>BD,assignProp:()=>hs,attachSchema:()=>ea,base64ToUint8Array:()=>Kv,
base64urlToUint8Array:()=>tF,cached:()=>ps,captureStackTrace:()=>kl,cleanEnum:()=>eF,cleanRegex:()=>Qi,clone:()=>ct,cloneDef:()=>qD,codePointLength:()=>ta,
constantCatch:()=>Xv,createTransparentProxy:()=>XD,defineLazy:()=>Iv,defineLazyInternal:()=>ae,derived:()=>sF,esc:()=>lh,escapeRegex:()=>Yn,
explicitlyAborted:()=>gh,extend:()=>Uv,finalizeIssue:()=>sn,floatSafeRemainder:()=>ch,getElementAtPath:()=>WD,getEnumValues:()=>Sl,getLengthableOrigin:()=>na,
getParsedType:()=>YD,getSizableOrigin:()=>Vv,hexToUint8Array:()=>rF,hide:()=>_l,installLazyProp:()=>wh,isObject:()=>mo,isPlainObject:()=>Rr,
issue:()=>ys,joinValues:()=>vl,jsonStringifyReplacer:()=>ms,members:()=>bh,merge:()=>Hv,mergeDefs:()=>On,normalizeParams:()=>j,nullish:()=>ah,
numKeys:()=>JD,objectClone:()=>GD,omit:()=>jv,optionalKeys:()=>ph,own:()=>kn,parsedType:()=>yh,partial:()=>qv,pick:()=>Bv,prefixIssues:()=>on,
primitiveTypes:()=>Dv,promiseAllObject:()=>VD,propertyKeyTypes:()=>mh,randomString:()=>KD,rawShape:()=>gs,required:()=>Wv,safeExtend:()=>Gv,
shallowClone:()=>fh,sizeCaps:()=>Rl,slugify:()=>uh,stringifyPrimitive:()=>Ol,toZod:()=>Mv,uint8ArrayToBase64:()=>Jv,uint8ArrayToBase64url:()=>nF,
uint8ArrayToHex:()=>oF,unwrapMessage:()=>fs});function FD(e){return e}function BD(e){return e}function Mv(){return e=>e}function jD(e){}function UD(e){throw new Error("Unexpected value i\
n exhaustive check")}function ZD(e){}function Sl(e){let t=Object.values(e).filter(r=>typeof r=="number");return Object.entries(e).filter(([r,
o])=>t.indexOf(+r)===-1).map(([r,o])=>o)}function vl(e,t="|"){return e.map(n=>Ol(n)).join(t)}function ms(e,t){return typeof t=="bigint"?t.toString():
t}var sh=class{constructor(t){this._getter=t,this._value=void 0}get value(){let t=this._getter;return t!==void 0&&(this._value=t(),this._getter=
void 0),this._value}};function ps(e){return new sh(e)}function ah(e){return e==null}function Qi(e){let t=e.startsWith("^")?1:0,n=e.endsWith(
"$")?e.length-1:e.length;return e.slice(t,n)}function ch(e,t){let n=e/t,r=Math.round(n),o=4*Number.EPSILON*Math.max(Math.abs(n),1);return Math.
abs(n-r)<o?0:n-r}var Nv=Symbol("evaluating");function Iv(e,t,n){let r;Object.defineProperty(e,t,{get(){if(r!==Nv)return r===void 0&&(r=Nv,r=
n()),r},set(o){Object.defineProperty(e,t,{value:o})},configurable:!0})}function GD(e){return Object.create(Object.getPrototypeOf(e),Object.getOwnPropertyDescriptors(
e))}function hs(e,t,n){Object.defineProperty(e,t,{value:n,writable:!0,enumerable:!0,configurable:!0})}function gs(e){let t=Object.getOwnPropertyDescriptor(
e,"shape");return t?.get?t.get.raw:t?.value}function Jn(e){return gs(e._zod.def)??e._zod.def.shape}function zv(e,t,n){Object.defineProperty(
e,t,{get(){let r=n();return hs(this,t,r),r},enumerable:!0,configurable:!0})}function Lv(e,t,n){t in e?hs(e,t,n):e[t]=n}function fo(e,t,n,r){
let o=Jn(t);for(let s of n){let i=Object.getOwnPropertyDescriptor(o,s);i.enumerable&&(i.get?zv(e,s,()=>{let a=t._zod.def.shape[s];return r?r(
a,s):a}):Lv(e,s,r?r(i.value,s):i.value))}}function HD(e,t){for(let n of Reflect.ownKeys(t)){let r=Object.getOwnPropertyDescriptor(t,n);r.enumerable&&
(r.get?zv(e,n,()=>t[n]):Lv(e,n,r.value))}}function On(...e){let t={};for(let n of e){let r=Object.getOwnPropertyDescriptors(n);Object.assign(
t,r)}return Object.defineProperties({},t)}function qD(e){return On(e._zod.def)}function WD(e,t){return t?t.reduce((n,r)=>n?.[r],e):e}function VD(e){
let t=Object.keys(e),n=t.map(r=>e[r]);return Promise.all(n).then(r=>{let o={};for(let s=0;s<t.length;s++)o[t[s]]=r[s];return o})}function KD(e=10){
let t="abcdefghijklmnopqrstuvwxyz",n="";for(let r=0;r<e;r++)n+=t[Math.floor(Math.random()*t.length)];return n}function lh(e){return JSON.stringify(
e)}function uh(e){return e.toLowerCase().trim().replace(/[^\w\s-]/g,"").replace(/[\s_-]+/g,"-").replace(/^-+|-+$/g,"")}var kl="captureStackT\
race"in Error?Error.captureStackTrace:(...e)=>{};function mo(e){return typeof e=="object"&&e!==null&&!Array.isArray(e)}var dh=ps(()=>{if(lt.
jitless||typeof navigator<"u"&&navigator?.userAgent?.includes("Cloudflare"))return!1;try{let e=Function;return new e(""),!0}catch{return!1}});
function Rr(e){if(mo(e)===!1)return!1;let t=e.constructor;if(t===void 0||typeof t!="function")return!0;let n=t.prototype;return!(mo(n)===!1||
Object.prototype.hasOwnProperty.call(n,"isPrototypeOf")===!1)}function fh(e){return Rr(e)?{...e}:Array.isArray(e)?[...e]:e instanceof Map?new Map(
e):e instanceof Set?new Set(e):e}function JD(e){let t=0;for(let n in e)Object.prototype.hasOwnProperty.call(e,n)&&t++;return t}var YD=e=>{let t=typeof e;
switch(t){case"undefined":return"undefined";case"string":return"string";case"number":return Number.isNaN(e)?"nan":"number";case"boolean":return"\
boolean";case"function":return"function";case"bigint":return"bigint";case"symbol":return"symbol";case"object":return Array.isArray(e)?"array":
e===null?"null":e.then&&typeof e.then=="function"&&e.catch&&typeof e.catch=="function"?"promise":typeof Map<"u"&&e instanceof Map?"map":typeof Set<
"u"&&e instanceof Set?"set":typeof Date<"u"&&e instanceof Date?"date":typeof File<"u"&&e instanceof File?"file":"object";default:throw new Error(
`Unknown data type: ${t}`)}},mh=new Set(["string","number","symbol"]),Dv=new Set(["string","number","bigint","boolean","symbol","undefined"]);
function Yn(e){return e.replace(/[.*+?^${}()|[\]\\]/g,"\\$&")}function ct(e,t,n){let r=new e._zod.constr(t??e._zod.def);return(!t||n?.parent)&&
(r._zod.parent=e),r}function j(e){let t=e;if(!t)return{};if(typeof t=="string")return{error:()=>t};if(t?.message!==void 0){if(t?.error!==void 0)
throw new Error("Cannot specify both `message` and `error` params");t.error=t.message}return delete t.message,typeof t.error=="string"?{...t,
error:()=>t.error}:t}function XD(e){let t;return new Proxy({},{get(n,r,o){return t??(t=e()),Reflect.get(t,r,o)},set(n,r,o,s){return t??(t=e()),
Reflect.set(t,r,o,s)},has(n,r){return t??(t=e()),Reflect.has(t,r)},deleteProperty(n,r){return t??(t=e()),Reflect.deleteProperty(t,r)},ownKeys(n){
return t??(t=e()),Reflect.ownKeys(t)},getOwnPropertyDescriptor(n,r){return t??(t=e()),Reflect.getOwnPropertyDescriptor(t,r)},defineProperty(n,r,o){
return t??(t=e()),Reflect.defineProperty(t,r,o)}})}function Ol(e){return typeof e=="bigint"?e.toString()+"n":typeof e=="string"?`"${e}"`:`${e}`}
function ph(e){return Object.keys(e).filter(t=>e[t]._zod.optin!==void 0&&e[t]._zod.optout==="optional")}var hh={safeint:[Number.MIN_SAFE_INTEGER,
Number.MAX_SAFE_INTEGER],int32:[-2147483648,2147483647],uint32:[0,4294967295],float32:[-34028234663852886e22,34028234663852886e22],float64:[
-Number.MAX_VALUE,Number.MAX_VALUE]},Fv={int64:[BigInt("-9223372036854775808"),BigInt("9223372036854775807")],uint64:[BigInt(0),BigInt("1844\
6744073709551615")]};function Bv(e,t){let n=e._zod.def,r=n.checks;if(r&&r.length>0)throw new Error(".pick() cannot be used on object schemas\
 containing refinements");let s={};return fo(s,e,$l(e,t)),ct(e,On(n,{shape:s,checks:[]}))}function $l(e,t){let n=Jn(e),r=[];for(let o of Reflect.
ownKeys(t)){if(!Object.getOwnPropertyDescriptor(n,o)?.enumerable)throw new Error(`Unrecognized key: "${String(o)}"`);t[o]&&r.push(o)}return r}
function jv(e,t){let n=e._zod.def,r=n.checks;if(r&&r.length>0)throw new Error(".omit() cannot be used on object schemas containing refinemen\
ts");let s=new Set($l(e,t)),i={};return fo(i,e,Reflect.ownKeys(Jn(e)).filter(a=>!s.has(a))),ct(e,On(n,{shape:i,checks:[]}))}function Uv(e,t){
if(!Rr(t))throw new Error("Invalid input to extend: expected a plain object");let n=e._zod.def.checks;if(n&&n.length>0){let o=Jn(e);for(let s of Reflect.
ownKeys(t))if(Object.getOwnPropertyDescriptor(o,s)!==void 0)throw new Error("Cannot overwrite keys on object schemas containing refinements.\
 Use `.safeExtend()` instead.")}return ct(e,On(e._zod.def,{shape:Zv(e,t)}))}function Zv(e,t){let n={};return fo(n,e,Reflect.ownKeys(Jn(e))),
HD(n,t),n}function Gv(e,t){if(!Rr(t))throw new Error("Invalid input to safeExtend: expected a plain object");return ct(e,On(e._zod.def,{shape:Zv(
e,t)}))}function Hv(e,t){if(!t?._zod?.def)throw new Error("Invalid input to merge: expected an object schema. To merge a plain shape, use `.\
extend()`.");if(e._zod.def.checks?.length)throw new Error(".merge() cannot be used on object schemas containing refinements. Use .safeExtend\
() instead.");let n={};fo(n,e,Reflect.ownKeys(Jn(e))),fo(n,t,Reflect.ownKeys(Jn(t)));let r=On(e._zod.def,{shape:n,get catchall(){return t._zod.
def.catchall},checks:t._zod.def.checks??[]});return ct(e,r)}function qv(e,t,n,r="partial"){let s=t._zod.def.checks;if(s&&s.length>0)throw new Error(
`.${r}() cannot be used on object schemas containing refinements`);let a=n?new Set($l(t,n)):void 0,c={};return fo(c,t,Reflect.ownKeys(Jn(t)),
e&&((l,u)=>a&&!a.has(u)?l:new e({type:"optional",innerType:l}))),ct(t,On(t._zod.def,{shape:c,checks:[]}))}function Wv(e,t,n){let r=n?new Set(
$l(t,n)):void 0,o={};return fo(o,t,Reflect.ownKeys(Jn(t)),(s,i)=>r&&!r.has(i)?s:new e({type:"nonoptional",innerType:s})),ct(t,On(t._zod.def,
{shape:o}))}function Rt(e,t=0){if(e.aborted===!0)return!0;for(let n=t;n<e.issues.length;n++)if(e.issues[n]?.continue!==!0)return!0;return!1}
function gh(e,t=0){if(e.aborted===!0)return!0;for(let n=t;n<e.issues.length;n++)if(e.issues[n]?.continue===!1)return!0;return!1}function on(e,t){
return t.map(n=>{var r;return(r=n).path??(r.path=[]),n.path.unshift(e),n})}function fs(e){return typeof e=="string"?e:e?.message}function Rl(e){
let t=[];for(let n of e??[]){let r=n._zod.def;if(!/_(length|size)$|_equals$/.test(r.check))break;let o=r.maximum??r.length??r.size;o>=0&&t.push(
[o,n])}return t}function ea(e,t,n){var r;for(let o=t;o<e.length;o++)(r=e[o]).schema??(r.schema=n)}function sn(e,t,n){var r;let o=e.inst?._zod?.
traits;o?.has("$ZodType")&&(o.has("$ZodCheck")?(r=e).schema??(r.schema=e.inst):e.schema=e.inst);let s=e.schema!==e.inst?e.schema?._zod.def?.
error:void 0,i=e.message?e.message:fs(e.inst?._zod.def?.error?.(e))??fs(s?.(e))??fs(t?.error?.(e))??fs(n.customError?.(e))??fs(n.localeError?.(
e))??"Invalid input",a={};for(let c of Object.keys(e))c==="inst"||c==="schema"||c==="continue"||c==="input"||c==="__proto__"||(a[c]=e[c]);return a.
path??(a.path=[]),a.message=i,t?.reportInput&&(a.input=e.input),a}function Vv(e){return e instanceof Set?"set":e instanceof Map?"map":e instanceof
File?"file":"unknown"}var QD=/[\uD800-\uDBFF]/;function ta(e){let t=e.length;if(!QD.test(e))return t;let n=t;for(let r=0;r<t-1;r++)(e.charCodeAt(
r)&64512)===55296&&(e.charCodeAt(r+1)&64512)===56320&&(n--,r++);return n}function na(e){return Array.isArray(e)?"array":typeof e=="string"?"\
string":"unknown"}function yh(e){let t=typeof e;switch(t){case"number":return Number.isNaN(e)?"nan":"number";case"object":{if(e===null)return"\
null";if(Array.isArray(e))return"array";let n=e;if(n&&Object.getPrototypeOf(n)!==Object.prototype&&"constructor"in n&&n.constructor)return n.
constructor.name}}return t}function ys(...e){let[t,n,r]=e;return typeof t=="string"?{message:t,code:"custom",input:n,inst:r}:{...t}}function eF(e){
return Object.entries(e).filter(([t,n])=>Number.isNaN(Number.parseInt(t,10))).map(t=>t[1])}function Kv(e){let t=atob(e),n=new Uint8Array(t.length);
for(let r=0;r<t.length;r++)n[r]=t.charCodeAt(r);return n}function Jv(e){let t="";for(let n=0;n<e.length;n++)t+=String.fromCharCode(e[n]);return btoa(
t)}function tF(e){let t=e.replace(/-/g,"+").replace(/_/g,"/"),n="=".repeat((4-t.length%4)%4);return Kv(t+n)}function nF(e){return Jv(e).replace(
/\+/g,"-").replace(/\//g,"_").replace(/=/g,"")}function rF(e){let t=e.replace(/^0x/,"");if(t.length%2!==0)throw new Error("Invalid hex strin\
g length");let n=new Uint8Array(t.length/2);for(let r=0;r<t.length;r+=2)n[r/2]=Number.parseInt(t.slice(r,r+2),16);return n}function oF(e){return Array.
from(e).map(t=>t.toString(16).padStart(2,"0")).join("")}var ih=class{constructor(...t){}};function bh(e,t){for(let n in t){let r=Object.getOwnPropertyDescriptor(
t,n);r.get?Object.defineProperty(e,n,{...r,enumerable:!1}):iF(e,n,r.value)}}function kn(e,t,n,r=!0){return Object.defineProperty(e,t,{configurable:!0,
writable:!0,enumerable:r,value:n}),n}function _l(e,t,n){return kn(e,t,n,!1)}function sF(e,t){for(let n in e){let r=e[n];Object.defineProperty(
t,n,{configurable:!0,enumerable:!0,get(){return kn(this,n,r(this))},set(o){kn(this,n,o)}})}return t}function iF(e,t,n){Object.defineProperty(
e,t,{configurable:!0,get(){return this==null?n:kn(this,t,n.bind(this))},set(r){kn(this,t,r)}})}function aF(e,t){let n=Object.getPrototypeOf(
e);return t in n?void 0:n}var oh,$r=!1,cF={configurable:!0,get(){$r=!0}};function ae(e,t,n){let r=Object.getPrototypeOf(e._zod);if(t in r&&oh!==
e._zod){oh=void 0;return}oh=e._zod,Object.defineProperty(r,t,{configurable:!0,get(){Object.defineProperty(this,t,cF);let o=$r;$r=!1;try{let s=n(
this);return $r?delete this[t]:Object.defineProperty(this,t,{configurable:!0,writable:!0,value:s}),$r=$r||o,s}catch(s){throw delete this[t],
$r=$r||o,s}},set(o){Object.defineProperty(this,t,{configurable:!0,writable:!0,value:o})}})}function wh(e,t,n,r){let o=aF(e,t);o&&Object.defineProperty(
o,t,{configurable:!0,get(){let s={configurable:!0,writable:!0,enumerable:r,value:void 0};return Object.defineProperty(this,t,s),s.value=n(this),
Object.defineProperty(this,t,s),s.value},set(s){Object.defineProperty(this,t,{configurable:!0,writable:!0,enumerable:r,value:s})}})}var Yv="\
~constantCatch";function Xv(e){let t=()=>e;return t[Yv]=!0,t}var Qv,ra=Object.freeze({status:"aborted"}),xh={value:void 0,enumerable:!1},ek="captureStackTrace"in Error?Error:null;function lF(e){let t=ek;
if(t){let n=t.stackTraceLimit;if(typeof n=="number"){try{t.stackTraceLimit=0}catch{return ek=null,new e}try{return new e}finally{t.stackTraceLimit=
n}}}return new e}function $(e,t,n,r){let o={};function s(f){this.def=f,this.constr=d,this.traits=new Set}s.prototype=o;let i=n,a=i&&new WeakSet;
function c(f,m){if(f._zod){if(f._zod.traits.has(e))return}else{xh.value=new s(m);try{Object.defineProperty(f,"_zod",xh)}finally{xh.value=void 0}}
if(f._zod.traits.add(e),t(f,m),a){let p=Object.getPrototypeOf(f),g=f._zod.constr.prototype,y=p;for(;y&&y!==g;)y=Object.getPrototypeOf(y);let b=y??
p;a.has(b)||(a.add(b),bh(b,i))}let h=d.prototype;for(let p in h)Object.prototype.hasOwnProperty.call(h,p)&&(p in f||(f[p]=h[p].bind(f)))}let l=r?.
Parent??Object;class u extends l{}Object.defineProperty(u,"name",{value:e});function d(f){let m=r?.Parent?lF(u):this;c(m,f);let h=m._zod.deferred;
if(h){for(let g of h)g();m._zod.deferred=void 0}let p=globalThis.__zod_globalConfig?.postProcessor;return p&&p(m),m}return Object.defineProperty(
d,"init",{value:c}),Object.defineProperty(d,Symbol.hasInstance,{value:f=>r?.Parent&&f instanceof r.Parent?!0:f?._zod?.traits?.has(e)}),Object.
defineProperty(d,"name",{value:e}),d}var an=class extends Error{constructor(){super("Encountered Promise during synchronous parse. Use .parseAsync() instead.")}},bs=class extends Error{constructor(t){
super(`Encountered unidirectional transform during encode: ${t}`),this.name="ZodEncodeError"}};(Qv=globalThis).__zod_globalConfig??(Qv.__zod_globalConfig=
{});var lt=globalThis.__zod_globalConfig;function yt(e){return e&&Object.assign(lt,e),lt}function uF(){let e=this._zod;return e.message??(e.message=JSON.stringify(e.def,ms,2)),e.message}function dF(e){this._zod.message=e}var fF={
get:uF,set:dF,enumerable:!0,configurable:!0},vh={value:void 0,enumerable:!1},tk=new WeakSet([Object.prototype,Error.prototype]),nk=(e,t)=>{e.
name="$ZodError",vh.value=t,Object.defineProperty(e,"issues",vh),vh.value=void 0,Object.defineProperty(e,"message",fF);let n=Object.getPrototypeOf(
e);tk.has(n)||(tk.add(n),Object.defineProperty(n,"toString",{configurable:!0,enumerable:!1,get(){let r=()=>this.message;return Object.defineProperty(
this,"toString",{value:r,configurable:!0,writable:!0}),r},set(r){Object.defineProperty(this,"toString",{value:r,configurable:!0,writable:!0})}}))},
rk=$("$ZodError",nk),oa=$("$ZodError",nk,void 0,{Parent:Error});function mF(e,t,n){return Object.prototype.hasOwnProperty.call(e,t)||(t==="_\
_proto__"?Object.defineProperty(e,t,{value:n(),writable:!0,enumerable:!0,configurable:!0}):e[t]=n()),e[t]}function kh(e,t=n=>n.message){let n={},
r=[];for(let o of e.issues)o.path.length>0?mF(n,o.path[0],()=>[]).push(t(o)):r.push(t(o));return{formErrors:r,fieldErrors:n}}function Oh(e,t=n=>n.
message){let n={_errors:[]},r=(o,s=[])=>{for(let i of o.issues)if(i.code==="invalid_union"&&i.errors.length)i.errors.map(a=>r({issues:a},[...s,
...i.path]));else if(i.code==="invalid_key")r({issues:i.issues},[...s,...i.path]);else if(i.code==="invalid_element")r({issues:i.issues},[...s,
...i.path]);else{let a=[...s,...i.path];if(a.length===0)n._errors.push(t(i));else{let c=n,l=0;for(;l<a.length;){let u=a[l],d=l===a.length-1;
if(u==="_errors"){d&&c._errors.push(t(i)),l++;continue}Object.prototype.hasOwnProperty.call(c,u)||Object.defineProperty(c,u,{value:{_errors:[]},
enumerable:!0,writable:!0,configurable:!0});let f=c[u];d&&f._errors.push(t(i)),c=f,l++}}}};return r(e),n}function El(e,t){return{callee:t?.callee??e,Err:t?.Err}}var sa=e=>{let t=(n,r,o,s)=>{let i=o?{...o,async:!1}:{async:!1},a=n._zod.run({value:r,
issues:[]},i);if(a instanceof Promise)throw new an;if(a.issues.length){let c=new(s?.Err??e)(a.issues.map(l=>sn(l,i,yt())));throw kl(c,s?.callee??
t),c}return a.value};return t},Pl=sa(oa),ia=e=>{let t=async(n,r,o,s)=>{let i=o?{...o,async:!0}:{async:!0},a=n._zod.run({value:r,issues:[]},i);
if(a instanceof Promise&&(a=await a),a.issues.length){let c=new(s?.Err??e)(a.issues.map(l=>sn(l,i,yt())));throw kl(c,s?.callee??t),c}return a.
value};return t},$h=ia(oa),aa=e=>(t,n,r)=>{let o=r?{...r,async:!1}:{async:!1},s=t._zod.run({value:n,issues:[]},o);if(s instanceof Promise)throw new an;
return s.issues.length?ok(e,s.issues,o):{success:!0,data:s.value}},ws=aa(oa);function ok(e,t,n){let r;return{success:!1,get error(){return r||
(r=new e(t.map(o=>sn(o,n,yt()))),t=void 0,n=void 0),r},set error(o){r=o,t=void 0,n=void 0}}}var ca=e=>async(t,n,r)=>{let o=r?{...r,async:!0}:
{async:!0},s=t._zod.run({value:n,issues:[]},o);return s instanceof Promise&&(s=await s),s.issues.length?ok(e,s.issues,o):{success:!0,data:s.
value}},Rh=ca(oa),hF=Symbol.for("zod.compile.invalid"),gF=Symbol.for("zod.compile.fallback"),Tl=((e,t,n)=>{let r=e._zod.bag.validator;if(r!==
void 0){if(r(t)!==hF)return!0;if(r.definite===!0&&n===void 0)return!1}return yF(e,t,n)});function yF(e,t,n){let r=n?{...n,async:!1,abortEarly:!0}:
{async:!1,abortEarly:!0},o=e._zod.bag.fallbackRun,s;if(o?(r[gF]=!0,s=o({value:t,issues:[]},r)):s=e._zod.run({value:t,issues:[]},r),s instanceof
Promise)throw new an;return s.issues.length===0}var Cl=async(e,t,n)=>{let r=n?{...n,async:!0,abortEarly:!0}:{async:!0,abortEarly:!0},o=e._zod.
run({value:t,issues:[]},r);return o instanceof Promise&&(o=await o),o.issues.length===0},sk=e=>{let t=sa(e),n=(r,o,s,i)=>{let a=s?{...s,direction:"\
backward"}:{direction:"backward"};return t(r,o,a,El(n,i))};return n};var ik=e=>{let t=sa(e),n=(r,o,s,i)=>t(r,o,s,El(n,i));return n};var ak=e=>{let t=ia(e),n=async(r,o,s,i)=>{let a=s?{...s,direction:"backward"}:{direction:"backward"};return await t(r,o,a,El(n,i))};return n};var ck=e=>{let t=ia(e),n=async(r,o,s,i)=>await t(r,o,s,El(n,i));return n};var lk=e=>(t,n,r)=>{let o=r?{...r,direction:"backward"}:{direction:"backward"};return aa(e)(t,n,o)};var uk=e=>(t,n,r)=>aa(e)(t,n,r);var dk=e=>async(t,n,r)=>{let o=r?{...r,direction:"backward"}:{direction:"backward"};return ca(e)(t,n,o)};var fk=e=>async(t,n,r)=>ca(e)(t,n,r);var mk=/^[cC][0-9a-z]{6,}$/,pk=/^[0-9a-z]+$/,hk=/^[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}$/,gk=/^[0-9a-vA-V]{20}$/,yk=/^[A-Za-z0-9]{27}$/,bk=/^[a-zA-Z0-9_-]{21}$/;
function wk(e){return new RegExp(`^[a-zA-Z0-9_-]{${e}}$`)}var xk=/^P(?:(\d+W)|(?!.*W)(?=\d|T\d)(\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+([.,]\d+)?S)?)?)$/;var Sk=/^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$/,Eh=e=>e?new RegExp(`^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}\
-${e}[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12})$`):/^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$/;var vk=/^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/;var bF="^(?=[\\s\\S]*[\\p{Extended_Pictographic}\\p{Regional_Indicator}\\u20E3])[\\p{Extended_Pictographic}\\p{Emoji_Component}]+$";function kk(){
return new RegExp(bF,"u")}var Ok=/^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])$/,
$k=/^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))$/;var Rk=/^((25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\/([0-9]|[1-2][0-9]|3[0-2])$/,
_k=/^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))\/(12[0-8]|1[01][0-9]|[1-9]?[0-9])$/;var Ek=/^https?$/,Pk=/^\+[1-9]\d{6,14}$/;var Tk="(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[0\
1])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))";function wF(e){return new RegExp(`^${e}$`)}var Ck=wF(Tk);function _h(e){
let t="(?:[01]\\d|2[0-3]):[0-5]\\d";return typeof e.precision=="number"?e.precision===-1?`${t}`:e.precision===0?`${t}:[0-5]\\d`:`${t}:[0-5]\\\
d\\.\\d{${e.precision}}`:e.seconds?`${t}:[0-5]\\d(?:\\.\\d+)?`:`${t}(?::[0-5]\\d(?:\\.\\d+)?)?`}function Ak(e){return new RegExp(`^${_h(e)}$`)}
function Nk(e){let t=["Z"];e.offset&&t.push("([+-](?:[01]\\d|2[0-3]):[0-5]\\d)");let n=`${_h({precision:e.precision,seconds:!0})}(?:${t.join(
"|")})`,r=e.local?`${n}|${_h({precision:e.precision})}`:n;return new RegExp(`^${Tk}T(?:${r})$`)}var Mk=/^[\s\S]{0,}$/;var Ph=/^-?\d+(?:\.\d+)?$/,Ik=/^(?:true|false)$/i,zk=/^null$/i;var Lk=/^[^A-Z]*$/,Dk=/^[^a-z]*$/;var qe=$("$ZodCheck",(e,t)=>{var n;e._zod??(e._zod={}),e._zod.def=t,(n=e._zod).onattach??(n.onattach=[])});var Th=e=>{let t=e.value;return!ah(t)&&t.length!==void 0},Al={number:"number",bigint:"bigint",object:"date"},Ch=$("$ZodCheckLessThan",(e,t)=>{
qe.init(e,t);let n=Al[typeof t.value];e._zod.check=r=>{(t.inclusive?r.value<=t.value:r.value<t.value)||r.issues.push({origin:Al[typeof r.value]??
n,code:"too_big",maximum:typeof t.value=="object"?t.value.getTime():t.value,input:r.value,inclusive:t.inclusive,inst:e,continue:!t.abort})}}),
Ah=$("$ZodCheckGreaterThan",(e,t)=>{qe.init(e,t);let n=Al[typeof t.value];e._zod.check=r=>{(t.inclusive?r.value>=t.value:r.value>t.value)||r.
issues.push({origin:Al[typeof r.value]??n,code:"too_small",minimum:typeof t.value=="object"?t.value.getTime():t.value,input:r.value,inclusive:t.
inclusive,inst:e,continue:!t.abort})}}),Fk=$("$ZodCheckMultipleOf",(e,t)=>{qe.init(e,t),e._zod.check=n=>{if(typeof n.value!=typeof t.value)throw new Error(
"Cannot mix number and bigint in multiple_of check.");(typeof n.value=="bigint"?t.value!==BigInt(0)&&n.value%t.value===BigInt(0):ch(n.value,
t.value)===0)||n.issues.push({origin:typeof n.value,code:"not_multiple_of",divisor:t.value,input:n.value,inst:e,continue:!t.abort})}}),Bk=$(
"$ZodCheckNumberFormat",(e,t)=>{qe.init(e,t),t.format=t.format||"float64";let n=t.format?.includes("int"),r=n?"int":"number",[o,s]=hh[t.format];
e._zod.check=i=>{let a=i.value;if(n){if(!Number.isInteger(a)){i.issues.push({expected:r,format:t.format,code:"invalid_type",continue:!1,input:a,
inst:e});return}if(!Number.isSafeInteger(a)){a>0?i.issues.push({input:a,code:"too_big",maximum:Number.MAX_SAFE_INTEGER,note:"Integers must b\
e within the safe integer range.",inst:e,origin:r,inclusive:!0,continue:!t.abort}):i.issues.push({input:a,code:"too_small",minimum:Number.MIN_SAFE_INTEGER,
note:"Integers must be within the safe integer range.",inst:e,origin:r,inclusive:!0,continue:!t.abort});return}}a<o&&i.issues.push({origin:"\
number",input:a,code:"too_small",minimum:o,inclusive:!0,inst:e,continue:!t.abort}),a>s&&i.issues.push({origin:"number",input:a,code:"too_big",
maximum:s,inclusive:!0,inst:e,continue:!t.abort})}});var jk=$("$ZodCheckMaxLength",(e,t)=>{var n;qe.init(e,t),(n=e._zod.def).when??(n.when=Th),e._zod.check=r=>{let o=r.value,s=o.length;if((typeof o==
"string"&&s>t.maximum?ta(o):s)<=t.maximum)return;let a=na(o);r.issues.push({origin:a,code:"too_big",maximum:t.maximum,inclusive:!0,input:o,inst:e,
continue:!t.abort})}}),Uk=$("$ZodCheckMinLength",(e,t)=>{var n;qe.init(e,t),(n=e._zod.def).when??(n.when=Th),e._zod.check=r=>{let o=r.value,
s=o.length;if((typeof o=="string"&&s>=t.minimum&&s<t.minimum*2?ta(o):s)>=t.minimum)return;let a=na(o);r.issues.push({origin:a,code:"too_smal\
l",minimum:t.minimum,inclusive:!0,input:o,inst:e,continue:!t.abort})}}),Zk=$("$ZodCheckLengthEquals",(e,t)=>{var n;qe.init(e,t),(n=e._zod.def).
when??(n.when=Th),e._zod.check=r=>{let o=r.value,s=o.length,i=typeof o=="string"&&s>=t.length&&s<=t.length*2?ta(o):s;if(i===t.length)return;
let a=na(o),c=i>t.length;r.issues.push({origin:a,...c?{code:"too_big",maximum:t.length}:{code:"too_small",minimum:t.length},inclusive:!0,exact:!0,
input:r.value,inst:e,continue:!t.abort})}}),la=$("$ZodCheckStringFormat",(e,t)=>{var n,r;qe.init(e,t),t.pattern?(n=e._zod).check??(n.check=o=>{
t.pattern.lastIndex=0,!t.pattern.test(o.value)&&o.issues.push({origin:"string",code:"invalid_format",format:t.format,input:o.value,...t.pattern?
{pattern:t.pattern.toString()}:{},inst:e,continue:!t.abort})}):(r=e._zod).check??(r.check=()=>{})}),Gk=$("$ZodCheckRegex",(e,t)=>{la.init(e,
t),e._zod.check=n=>{t.pattern.lastIndex=0,!t.pattern.test(n.value)&&n.issues.push({origin:"string",code:"invalid_format",format:"regex",input:n.
value,pattern:t.pattern.toString(),inst:e,continue:!t.abort})}}),Hk=$("$ZodCheckLowerCase",(e,t)=>{t.pattern??(t.pattern=Lk),la.init(e,t)}),
qk=$("$ZodCheckUpperCase",(e,t)=>{t.pattern??(t.pattern=Dk),la.init(e,t)}),Wk=$("$ZodCheckIncludes",(e,t)=>{qe.init(e,t);let n=Yn(t.includes),
r=new RegExp(typeof t.position=="number"?`^.{${t.position},}${n}`:n);t.pattern=r,e._zod.check=o=>{o.value.includes(t.includes,t.position)||o.
issues.push({origin:"string",code:"invalid_format",format:"includes",includes:t.includes,input:o.value,inst:e,continue:!t.abort})}}),Vk=$("$\
ZodCheckStartsWith",(e,t)=>{qe.init(e,t);let n=new RegExp(`^${Yn(t.prefix)}.*`);t.pattern??(t.pattern=n),e._zod.check=r=>{r.value.startsWith(
t.prefix)||r.issues.push({origin:"string",code:"invalid_format",format:"starts_with",prefix:t.prefix,input:r.value,inst:e,continue:!t.abort})}}),
Kk=$("$ZodCheckEndsWith",(e,t)=>{qe.init(e,t);let n=new RegExp(`.*${Yn(t.suffix)}$`);t.pattern??(t.pattern=n),e._zod.check=r=>{r.value.endsWith(
t.suffix)||r.issues.push({origin:"string",code:"invalid_format",format:"ends_with",suffix:t.suffix,input:r.value,inst:e,continue:!t.abort})}});var Jk=$("$ZodCheckOverwrite",(e,t)=>{qe.init(e,t),e._zod.check=n=>{n.value=t.tx(n.value)}});var Nl=class{constructor(t=[],n={}){this.content=[],this.indent=0,this.args=t,this.closed=n}indented(t){this.indent+=1;try{t(this)}finally{this.
indent-=1}}write(t){if(typeof t=="function"){t(this,{execution:"sync"}),t(this,{execution:"async"});return}let r=t.split(`
`).filter(i=>i),o=Math.min(...r.map(i=>i.length-i.trimStart().length)),s=r.map(i=>i.slice(o)).map(i=>" ".repeat(this.indent*2)+i);for(let i of s)
this.content.push(i)}compile(){let t=Function,n=this?.content??[""];return new t(...Object.keys(this.closed),`return function (${this.args.join(
", ")}) {
${n.join(`
`)}
};`)(...Object.values(this.closed))}};var Xk={major:4,minor:6,patch:7};var pe=$("$ZodType",(e,t)=>{var n;e??(e={}),e._zod.def=t,e._zod.bag=e._zod.bag||{},e._zod.version=Xk;let r=e._zod.def.checks,o=e._zod.traits.
has("$ZodCheck")?[e,...r??[]]:r?.length?[...r]:[];for(let s of o)for(let i of s._zod.onattach)i(e);if(o.length===0)(n=e._zod).deferred??(n.deferred=
[]),e._zod.deferred?.push(()=>{e._zod.run=e._zod.parse});else{let s=(a,c,l)=>{if(a.memo)return a;let u=Rt(a),d;for(let f of c){if(f._zod.def.
when){if(gh(a)||!f._zod.def.when(a))continue}else if(u)continue;let m=a.issues.length,h=f._zod.check(a);if(h instanceof Promise&&l?.async===
!1)throw new an;if(d||h instanceof Promise)d=(d??Promise.resolve()).then(async()=>{await h,a.issues.length!==m&&(ea(a.issues,m,e),u||(u=Rt(a,
m)))});else{if(a.issues.length===m)continue;ea(a.issues,m,e),u||(u=Rt(a,m))}}return d?d.then(()=>a):a},i=(a,c,l)=>{if(Rt(a))return a.aborted=
!0,a;let u=s(c,o,l);if(u instanceof Promise){if(l.async===!1)throw new an;return u.then(d=>e._zod.parse(d,l))}return e._zod.parse(u,l)};e._zod.
run=(a,c)=>{if(c.skipChecks)return e._zod.parse(a,c);if(c.direction==="backward"){let u=e._zod.parse({value:a.value,issues:[]},{...c,skipChecks:!0});
return u instanceof Promise?u.then(d=>i(d,a,c)):i(u,a,c)}let l=e._zod.parse(a,c);if(l instanceof Promise){if(c.async===!1)throw new an;return l.
then(u=>s(u,o,c))}return s(l,o,c)}}},{get"~standard"(){return _l(this,"~standard",Mh(this))},set"~standard"(e){kn(this,"~standard",e)}}),f0=(e,t)=>e.
issues.length?{issues:e.issues.map(n=>sn(n,t,yt()))}:{value:e.value};async function xF(e,t){let n={async:!0};return f0(await e._zod.run({value:t,
issues:[]},n),n)}function Mh(e){return{validate:t=>{let n={async:!1};try{let r=e._zod.run({value:t,issues:[]},n);if(!(r instanceof Promise))
return f0(r,n)}catch{}return xF(e,t)},vendor:"zod",version:1}}var Ss=$("$ZodString",(e,t)=>{pe.init(e,t),e._zod.pattern=t.pattern??Mk,e._zod.
parse=(n,r)=>{if(t.coerce)try{n.value=String(n.value)}catch{}return typeof n.value=="string"||n.issues.push({expected:"string",code:"invalid\
_type",input:n.value,inst:e}),n}}),xe=$("$ZodStringFormat",(e,t)=>{la.init(e,t),Ss.init(e,t)}),Ih=$("$ZodGUID",(e,t)=>{t.pattern??(t.pattern=
Sk),xe.init(e,t)}),zh=$("$ZodUUID",(e,t)=>{if(t.version){let r={v1:1,v2:2,v3:3,v4:4,v5:5,v6:6,v7:7,v8:8}[t.version];if(r===void 0)throw new Error(
`Invalid UUID version: "${t.version}"`);t.pattern??(t.pattern=Eh(r))}else t.pattern??(t.pattern=Eh());xe.init(e,t)}),Lh=$("$ZodEmail",(e,t)=>{
t.pattern??(t.pattern=vk),xe.init(e,t)}),m0=1,Il=2;function p0(e){try{return typeof URL<"u"&&typeof URL.canParse=="function"?URL.canParse(e):
(new URL(e),!0)}catch{return!1}}function SF(e,t){return!("normalize"in t)&&!("hostname"in t)&&!("protocol"in t)?p0(e)||Il:vF(e,t)}function vF(e,t){
if(!t.normalize&&t.protocol?.source===Ek.source&&!/^https?:\/\//i.test(e))return m0;try{if(typeof URL<"u"){let n=URL;if(typeof n.parse=="fun\
ction")return n.parse(e)??Il}return new URL(e)}catch{return Il}}var kF=/[\t\n\r]/g;function Qk(e){return e.replace(kF,"")}function OF(e,t){return t.
lastIndex=0,t.test(e.hostname)}function $F(e,t){return t.lastIndex=0,t.test(e.protocol.endsWith(":")?e.protocol.slice(0,-1):e.protocol)}var Dh=$(
"$ZodURL",(e,t)=>{xe.init(e,t),e._zod.check=n=>{try{let r=n.value.trim(),o=SF(r,t);if(o===m0){n.issues.push({code:"invalid_format",format:"u\
rl",note:"Invalid URL format",input:n.value,inst:e,continue:!t.abort});return}if(o===Il){n.issues.push({code:"invalid_format",format:"url",input:n.
value,inst:e,continue:!t.abort});return}if(o===!0){n.value=Qk(r);return}t.hostname&&!OF(o,t.hostname)&&n.issues.push({code:"invalid_format",
format:"url",note:"Invalid hostname",pattern:t.hostname.source,input:n.value,inst:e,continue:!t.abort}),t.protocol&&!$F(o,t.protocol)&&n.issues.
push({code:"invalid_format",format:"url",note:"Invalid protocol",pattern:t.protocol.source,input:n.value,inst:e,continue:!t.abort}),n.value=
t.normalize?o.href:Qk(r);return}catch{n.issues.push({code:"invalid_format",format:"url",input:n.value,inst:e,continue:!t.abort})}}}),Fh=$("$\
ZodEmoji",(e,t)=>{t.pattern??(t.pattern=kk()),xe.init(e,t)}),Bh=$("$ZodNanoID",(e,t)=>{if(t.length!==void 0&&(!Number.isInteger(t.length)||t.
length<1))throw new Error(`Invalid nanoid length: ${t.length}`);t.pattern??(t.pattern=t.length===void 0?bk:wk(t.length)),xe.init(e,t)}),jh=$(
"$ZodCUID",(e,t)=>{t.pattern??(t.pattern=mk),xe.init(e,t)}),Uh=$("$ZodCUID2",(e,t)=>{t.pattern??(t.pattern=pk),xe.init(e,t)}),Zh=$("$ZodULID",
(e,t)=>{t.pattern??(t.pattern=hk),xe.init(e,t)}),Gh=$("$ZodXID",(e,t)=>{t.pattern??(t.pattern=gk),xe.init(e,t)}),Hh=$("$ZodKSUID",(e,t)=>{t.
pattern??(t.pattern=yk),xe.init(e,t)}),Ll=$("$ZodISODateTime",(e,t)=>{t.pattern??(t.pattern=Nk(t)),xe.init(e,t)}),Dl=$("$ZodISODate",(e,t)=>{
t.pattern??(t.pattern=Ck),xe.init(e,t)}),Fl=$("$ZodISOTime",(e,t)=>{t.pattern??(t.pattern=Ak(t)),xe.init(e,t)}),Bl=$("$ZodISODuration",(e,t)=>{
t.pattern??(t.pattern=xk),xe.init(e,t)}),qh=$("$ZodIPv4",(e,t)=>{t.pattern??(t.pattern=Ok),xe.init(e,t)}),RF=/^[0-9a-fA-F:.]+$/;function h0(e){
return RF.test(e)?p0(`http://[${e}]`):!1}var Wh=$("$ZodIPv6",(e,t)=>{t.pattern??(t.pattern=$k),xe.init(e,t),e._zod.check=n=>{h0(n.value)||n.
issues.push({code:"invalid_format",format:"ipv6",input:n.value,inst:e,continue:!t.abort})}});var Vh=$("$ZodCIDRv4",(e,t)=>{t.pattern??(t.pattern=Rk),xe.init(e,t)});function _F(e){let t=e.split("/");if(t.length!==2)return!1;let[n,r]=t;
if(!r)return!1;let o=Number(r);return`${o}`!==r||o<0||o>128?!1:h0(n)}var Kh=$("$ZodCIDRv6",(e,t)=>{t.pattern??(t.pattern=_k),xe.init(e,t),e.
_zod.check=n=>{_F(n.value)||n.issues.push({code:"invalid_format",format:"cidrv6",input:n.value,inst:e,continue:!t.abort})}});function g0(e){
if(e==="")return!0;if(/\s/.test(e)||e.length%4!==0)return!1;try{return atob(e),!0}catch{return!1}}var EF=/^[0-9a-zA-Z+/]*={0,2}$/,Jh=$("$Zod\
Base64",(e,t)=>{t.pattern??(t.pattern=EF),xe.init(e,t),e._zod.check=n=>{g0(n.value)||n.issues.push({code:"invalid_format",format:"base64",input:n.
value,inst:e,continue:!t.abort})}}),y0=/^[A-Za-z0-9_-]*$/;function PF(e){if(!y0.test(e))return!1;let t=e.replace(/[-_]/g,r=>r==="-"?"+":"/"),
n=t.padEnd(Math.ceil(t.length/4)*4,"=");return g0(n)}var Yh=$("$ZodBase64URL",(e,t)=>{t.pattern??(t.pattern=y0),xe.init(e,t),e._zod.check=n=>{
PF(n.value)||n.issues.push({code:"invalid_format",format:"base64url",input:n.value,inst:e,continue:!t.abort})}}),Xh=$("$ZodE164",(e,t)=>{t.pattern??
(t.pattern=Pk),xe.init(e,t)});function TF(e,t=null){try{let n=e.split(".");if(n.length!==3)return!1;let[r]=n;if(!r)return!1;let o=JSON.parse(atob(r));return!("typ"in o&&o?.
typ!=="JWT"||!o.alg||t&&(!("alg"in o)||o.alg!==t))}catch{return!1}}var Qh=$("$ZodJWT",(e,t)=>{xe.init(e,t),e._zod.check=n=>{TF(n.value,t.alg)||
n.issues.push({code:"invalid_format",format:"jwt",input:n.value,inst:e,continue:!t.abort})}});var ua=$("$ZodNumber",(e,t)=>{pe.init(e,t),e._zod.pattern=Ph,e._zod.parse=(n,r)=>{if(t.coerce)try{n.value=Number(n.value)}catch{}let o=n.value;
if(typeof o=="number"&&!Number.isNaN(o)&&Number.isFinite(o))return n;let s=typeof o=="number"?Number.isNaN(o)?"NaN":Number.isFinite(o)?void 0:
String(o):void 0;return n.issues.push({expected:"number",code:"invalid_type",input:o,inst:e,...s?{received:s}:{}}),n}}),jl=$("$ZodNumberForm\
at",(e,t)=>{Bk.init(e,t),ua.init(e,t)}),Ul=$("$ZodBoolean",(e,t)=>{pe.init(e,t),e._zod.pattern=Ik,e._zod.parse=(n,r)=>{if(t.coerce)try{n.value=
!!n.value}catch{}let o=n.value;return typeof o=="boolean"||n.issues.push({expected:"boolean",code:"invalid_type",input:o,inst:e}),n}});var eg=$("$ZodNull",(e,t)=>{pe.init(e,t),e._zod.pattern=zk,e._zod.values=new Set([null]),e._zod.parse=(n,r)=>{let o=n.value;return o===null||
n.issues.push({expected:"null",code:"invalid_type",input:o,inst:e}),n}});var Zl=$("$ZodUnknown",(e,t)=>{pe.init(e,t),e._zod.parse=n=>n}),Gl=$("$ZodNever",(e,t)=>{pe.init(e,t),e._zod.parse=(n,r)=>(n.issues.push({expected:"\
never",code:"invalid_type",input:n.value,inst:e}),n)});function CF(e,t){let n=Rl(e._zod.def.checks);if(!n.length)return;let r=Math.min(...n.map(s=>s[0])),o=e._zod.parse;e._zod.parse=(s,i)=>{let a=t(
s.value);if(a>r&&!i?.skipChecks&&i?.direction!=="backward"){for(let[c,l]of Rl(e._zod.def.checks))if(a>c&&l._zod.def.when(s)){let u=s.issues.
length;return l._zod.check(s),s.issues[u].continue=!1,ea(s.issues,u,e),s}}return o(s,i)}}var AF=e=>Array.isArray(e)?e.length:-1;function e0(e,t,n){e.issues.length&&t.issues.push(...on(n,e.issues)),t.value[n]=e.value}var Hl=$("$ZodArray",(e,t)=>{pe.init(e,t);let n=lt.memoizer;
n?.attach(e),e._zod.parse=(r,o)=>{let s=r.value;if(!Array.isArray(s))return r.issues.push({expected:"array",code:"invalid_type",input:s,inst:e}),
r;r.value=n?n.alloc(e,r,Array(s.length),o):Array(s.length);let i=[],a=o?.abortEarly;for(let c=0;c<s.length;c++){let l=s[c],u=t.element._zod.
run({value:l,issues:[]},o);if(u instanceof Promise)i.push(u.then(d=>e0(d,r,c)));else if(e0(u,r,c),a&&u.issues.length!==0&&Rt(u))break}return i.
length?Promise.all(i).then(()=>r):r},CF(e,AF)});function zl(e,t,n,r,o,s){let i=n in r,a=s==="optional";if(!(!i&&a&&o==="optional")){if(e.issues.
length){if(o!==void 0&&a&&!i)return;t.issues.push(...on(n,e.issues))}if(!i&&o===void 0){e.issues.length||t.issues.push({code:"invalid_type",
expected:"nonoptional",input:void 0,path:[n]});return}e.value===void 0?(i||o==="defaulted"&&!a)&&(t.value[n]=void 0):t.value[n]=e.value}}var NF=[];
function b0(e){let t=Object.keys(e.shape),n=Object.getOwnPropertySymbols(e.shape),r=n.length?n:NF,o=r.length?[...t,...r]:t;for(let i of o)if(!e.
shape?.[i]?._zod?.traits?.has("$ZodType"))throw new Error(`Invalid element at key "${String(i)}": expected a Zod schema`);let s=ph(e.shape);
return{...e,allKeys:o,symbolKeys:r,keySet:new Set(t),numKeys:t.length,optionalKeys:new Set(s)}}function w0(e,t,n,r,o,s,i){let a=[],c=o.keySet,
l=o.catchall._zod,u=l.def.type,d=l.optin,f=l.optout,m=0;for(let h in t){if(i&&n.issues.length!==m){if(Rt(n,m))break;m=n.issues.length}if(c.has(
h))continue;if(h==="__proto__"){u==="never"&&a.push(h);continue}if(u==="never"){a.push(h);continue}let p=l.run({value:t[h],issues:[]},r);p instanceof
Promise?e.push(p.then(g=>zl(g,n,h,t,d,f))):zl(p,n,h,t,d,f)}return a.length&&n.issues.push({code:"unrecognized_keys",keys:a,input:t,inst:s,continue:!0}),
e.length?Promise.all(e).then(()=>n):n}var tg=$("$ZodObject",(e,t)=>{pe.init(e,t);let n=Object.getOwnPropertyDescriptor(t,"shape"),r=n?.get?n.
get.raw:t.shape??{};if(r){let l=()=>{let u={...r};return Object.defineProperty(t,"shape",{value:u}),l.raw=u,u};l.raw=r,Object.defineProperty(
t,"shape",{get:l})}let o=ps(()=>b0(t));ae(e,"propValues",l=>{let u=l.def.shape,d={};for(let f in u){let m=u[f]._zod;if(m.values){Object.prototype.
hasOwnProperty.call(d,f)||hs(d,f,new Set);for(let h of m.values)d[f].add(h);m.optin!==void 0&&d[f].add(void 0)}}return d});let s=mo,i=t.catchall,
a,c=lt.memoizer;c?.attach(e),e._zod.parse=(l,u)=>{a??(a=o.value);let d=l.value;if(!s(d))return l.issues.push({expected:"object",code:"invali\
d_type",input:d,inst:e}),l;l.value=c?c.alloc(e,l,{},u):{};let f=[],m=a.shape,h=u?.abortEarly,p=l.issues.length;for(let g of a.allKeys){if(h&&
l.issues.length!==p){if(Rt(l,p))break;p=l.issues.length}if(g==="__proto__")continue;let y=m[g],b=y._zod.optin,x=y._zod.optout,S=y._zod.run({
value:d[g],issues:[]},u);S instanceof Promise?f.push(S.then(R=>zl(R,l,g,d,b,x))):zl(S,l,g,d,b,x)}return i?w0(f,d,l,u,o.value,e,h===!0):f.length?
Promise.all(f).then(()=>l):l}}),x0=$("$ZodObjectJIT",(e,t)=>{tg.init(e,t);let n=e._zod.parse,r=ps(()=>b0(t)),o=lt.memoizer,s=m=>{let h=r.value,
p=h.symbolKeys,g=new Nl(["payload","ctx"],{shape:m,inst:e,memo:o,syms:p}),y=R=>`shape[${R}]._zod.run({ value: input[${R}], issues: [] }, ctx\
)`,b=(R,k)=>`
          let ${R}_ab = false;
          for (let i = 0; i < ${R}.issues.length; i++) {
            const iss = ${R}.issues[i];
            iss.path = iss.path ? [${k}, ...iss.path] : [${k}];
            payload.issues.push(iss);
            if (iss.continue !== true) ${R}_ab = true;
          }
          if (${R}_ab && ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }`;g.write("const input = payload.value;");let x=Object.create(null),S=0;for(let R of h.allKeys)x[R]=`key_${S++}`;g.write(o?"const\
 newResult = memo.alloc(inst, payload, {}, ctx);":"const newResult = {};");for(let R of h.allKeys){if(R==="__proto__")continue;let k=x[R],_=typeof R==
"symbol"?`syms[${p.indexOf(R)}]`:lh(R),P=`${_} in input`,N=m[R],M=N?._zod?.optin,X=M!==void 0,B=N?._zod?.optout==="optional";if(g.write(`con\
st ${k} = ${y(_)};`),X&&B){let ee=M==="optional"?`${k}_present`:`${k}.value !== undefined || ${k}_present`;g.write(`
        const ${k}_present = ${P};
        if (!${k}.issues.length || ${k}_present) {
          if (${k}.issues.length) {${b(k,_)}
          }

          if (${ee}) {
            newResult[${_}] = ${k}.value;
          }
        }

      `)}else X?(g.write(`
        if (${k}.issues.length) {${b(k,_)}
        }
      `),M==="defaulted"?g.write(`newResult[${_}] = ${k}.value;`):g.write(`
        if (${k}.value !== undefined || ${P}) {
          newResult[${_}] = ${k}.value;
        }
      `)):g.write(`
        const ${k}_present = ${P};
        if (${k}.issues.length) {${b(k,_)}
        }
        if (!${k}_present && !${k}.issues.length) {
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

        if (${k}_present) {
          newResult[${_}] = ${k}.value;
        }

      `)}return g.write("payload.value = newResult;"),g.write("return payload;"),g.compile()},i,a=mo,c=!lt.jitless,u=c&&dh.value,d=t.catchall,
f;e._zod.parse=(m,h)=>{f??(f=r.value);let p=m.value;return a(p)?c&&u&&h?.async===!1&&h.jitless!==!0?(i||(i=s(t.shape)),m=i(m,h),d?w0([],p,m,
h,f,e,h?.abortEarly===!0):m):n(m,h):(m.issues.push({expected:"object",code:"invalid_type",input:p,inst:e}),m)}});function t0(e,t,n,r){for(let s of e)
if(s.issues.length===0)return t.value=s.value,t;let o=e.filter(s=>!Rt(s));return o.length===1?(t.value=o[0].value,o[0]):(t.issues.push({code:"\
invalid_union",input:t.value,inst:n,errors:e.map(s=>s.issues.map(i=>sn(i,r,yt())))}),t)}var ql=$("$ZodUnion",(e,t)=>{pe.init(e,t),ae(e,"opti\
n",r=>r.def.options.some(o=>o._zod.optin==="defaulted")?"defaulted":r.def.options.some(o=>o._zod.optin!==void 0)?"optional":void 0),ae(e,"op\
tout",r=>r.def.options.some(o=>o._zod.optout==="optional")?"optional":void 0),ae(e,"values",r=>{if(r.def.options.every(o=>o._zod.values))return new Set(
r.def.options.flatMap(o=>Array.from(o._zod.values)))}),ae(e,"pattern",r=>{if(r.def.options.every(o=>o._zod.pattern)){let o=r.def.options.map(
s=>s._zod.pattern);return new RegExp(`^(${o.map(s=>Qi(s.source)).join("|")})$`)}});let n=t.options.length===1?t.options[0]._zod.run:null;e._zod.
parse=(r,o)=>{if(n)return n(r,o);let s=!1,i=[];for(let a of t.options){let c=a._zod.run({value:r.value,issues:[]},o);if(c instanceof Promise)
i.push(c),s=!0;else{if(c.issues.length===0)return c;i.push(c)}}return s?Promise.all(i).then(a=>t0(a,r,e,o)):t0(i,r,e,o)}});function MF(e){let t=new Map;for(let n of e.options){let r=n._zod.propValues?.[e.discriminator];if(!r||r.size===0)throw new Error(`Invalid d\
iscriminated union option at index "${e.options.indexOf(n)}"`);for(let o of r)if(t.has(o)){if(o!==void 0)throw new Error(`Duplicate discrimi\
nator value "${String(o)}"`);t.set(o,null)}else t.set(o,n)}return t}var ng=$("$ZodDiscriminatedUnion",(e,t)=>{t.inclusive=!1,ql.init(e,t);let n=e.
_zod.parse;ae(e,"propValues",o=>{let s={},i=0;for(let a of o.def.options){let c=a._zod.propValues;if(!c||Object.keys(c).length===0)throw new Error(
`Invalid discriminated union option at index "${o.def.options.indexOf(a)}"`);c[o.def.discriminator]?.has(void 0)&&i++;for(let[l,u]of Object.
entries(c)){Object.prototype.hasOwnProperty.call(s,l)||hs(s,l,new Set);for(let d of u)s[l].add(d)}}return!o.def.unionFallback&&i>1&&s[o.def.
discriminator]?.delete(void 0),s}),t.options.forEach((o,s)=>{let i=gs(o._zod.def);if(i&&!Object.prototype.hasOwnProperty.call(i,t.discriminator))
throw new Error(`Invalid discriminated union option at index "${s}"`)});let r=ps(()=>MF(t));e._zod.parse=(o,s)=>{let i=o.value;if(!mo(i))return o.
issues.push({code:"invalid_type",expected:"object",input:i,inst:e}),o;let a=i?.[t.discriminator],c=r.value.get(a);return c&&(a!==void 0||s.direction!==
"backward")?c._zod.run(o,s):t.unionFallback||s.direction==="backward"?n(o,s):(o.issues.push({code:"invalid_union",errors:[],note:"No matchin\
g discriminator",discriminator:t.discriminator,options:Array.from(r.value.keys()).filter(l=>r.value.get(l)!==null),input:i,path:[t.discriminator],
inst:e}),o)}}),rg=$("$ZodIntersection",(e,t)=>{pe.init(e,t),e._zod.parse=(n,r)=>{let o=n.value,s=t.left._zod.run({value:o,issues:[]},r),i=t.
right._zod.run({value:o,issues:[]},r);return s instanceof Promise||i instanceof Promise?Promise.all([s,i]).then(([c,l])=>n0(n,c,l)):n0(n,s,i)}});
function Nh(e,t){if(e===t)return{valid:!0,data:e};if(e instanceof Date&&t instanceof Date&&+e==+t)return{valid:!0,data:e};if(Rr(e)&&Rr(t)){let n=Object.
keys(t),r=Object.keys(e).filter(s=>n.indexOf(s)!==-1),o={...e,...t};Object.prototype.hasOwnProperty.call(o,"__proto__")&&delete o.__proto__;
for(let s of r){if(s==="__proto__")continue;let i=Nh(e[s],t[s]);if(!i.valid)return{valid:!1,mergeErrorPath:[s,...i.mergeErrorPath]};o[s]=i.data}
return{valid:!0,data:o}}if(Array.isArray(e)&&Array.isArray(t)){if(e.length!==t.length)return{valid:!1,mergeErrorPath:[]};let n=[];for(let r=0;r<
e.length;r++){let o=e[r],s=t[r],i=Nh(o,s);if(!i.valid)return{valid:!1,mergeErrorPath:[r,...i.mergeErrorPath]};n.push(i.data)}return{valid:!0,
data:n}}return{valid:!1,mergeErrorPath:[]}}function n0(e,t,n){let r=new Map,o,s=new Map,i=(l,u)=>{let d;if(l.code==="unrecognized_keys"&&!l.
path?.length)o??(o=l),d=l.keys;else if(l.code==="invalid_key"&&l.origin==="record"&&l.path?.length===1){let f=String(l.path[0]);s.has(f)||s.
set(f,l),d=[f]}else return!1;for(let f of d)r.has(f)||r.set(f,{}),r.get(f)[u]=!0;return!0};for(let l of t.issues)i(l,"l")||e.issues.push(l);
for(let l of n.issues)i(l,"r")||e.issues.push(l);let a=[...r].filter(([,l])=>l.l&&l.r).map(([l])=>l);if(a.length){let l=o?a.filter(u=>o.keys.
includes(u)):[];l.length&&e.issues.push({...o,keys:l});for(let u of a)!l.includes(u)&&s.has(u)&&e.issues.push(s.get(u))}let c=Nh(t.value,n.value);
if(!c.valid){if(Rt(e))return e;throw new Error(`Unmergable intersection. Error path: ${JSON.stringify(c.mergeErrorPath)}`)}return e.value=c.
data,e}var Wl=$("$ZodTuple",(e,t)=>{pe.init(e,t);let n=t.items,r=lt.memoizer;r?.attach(e),e._zod.parse=(o,s)=>{let i=o.value;if(!Array.isArray(
i))return o.issues.push({input:i,inst:e,expected:"tuple",code:"invalid_type"}),o;o.value=r?r.alloc(e,o,[],s):[];let a=[],c=r0(n,"optin"),l=r0(
n,"optout");if(!t.rest){if(i.length<c)return o.issues.push({code:"too_small",minimum:c,inclusive:!0,input:i,inst:e,origin:"array"}),o;i.length>
n.length&&o.issues.push({code:"too_big",maximum:n.length,inclusive:!0,input:i,inst:e,origin:"array"})}let u=new Array(n.length),d=t.rest?s?.
abortEarly:void 0,f=!1;for(let m=0;m<n.length;m++){let h=n[m]._zod.run({value:i[m],issues:[]},s);h instanceof Promise?a.push(h.then(p=>{u[m]=
p})):(u[m]=h,d&&!f&&h.issues.length&&(f=Rt(h)))}if(t.rest&&!f){let m=n.length-1,h=i.slice(n.length),p=o.issues.length;for(let g of h){if(d&&
o.issues.length!==p){if(Rt(o,p))break;p=o.issues.length}m++;let y=t.rest._zod.run({value:g,issues:[]},s);y instanceof Promise?a.push(y.then(
b=>o0(b,o,m))):o0(y,o,m)}}return a.length?Promise.all(a).then(()=>s0(u,o,n,i,l)):s0(u,o,n,i,l)}});function r0(e,t){for(let n=e.length-1;n>=0;n--)
if(!(t==="optin"?e[n]._zod.optin!==void 0:e[n]._zod.optout==="optional"))return n+1;return 0}function o0(e,t,n){e.issues.length&&t.issues.push(
...on(n,e.issues)),t.value[n]=e.value}function s0(e,t,n,r,o){for(let s=0;s<n.length;s++){let i=e[s],a=s<r.length;if(!a&&s>=o&&n[s]._zod.optin===
"optional"){t.value.length=s;break}if(i.issues.length){if(!a&&s>=o){t.value.length=s;break}t.issues.push(...on(s,i.issues))}t.value[s]=i.value}
for(let s=t.value.length-1;s>=r.length&&(n[s]._zod.optout==="optional"&&t.value[s]===void 0);s--)t.value.length=s;return t}var og=$("$ZodRec\
ord",(e,t)=>{pe.init(e,t);let n=lt.memoizer;n?.attach(e),e._zod.parse=(r,o)=>{let s=r.value;if(!Rr(s))return r.issues.push({expected:"record",
code:"invalid_type",input:s,inst:e}),r;let i=[],a=t.keyType._zod.values;if(a&&!t.partial){r.value=n?n.alloc(e,r,{},o):{};let c=new Set;for(let u of a)
if(typeof u=="string"||typeof u=="number"||typeof u=="symbol"){if(c.add(typeof u=="number"?u.toString():u),u==="__proto__")continue;let d=t.
keyType._zod.run({value:u,issues:[]},o);if(d instanceof Promise)throw new Error("Async schemas not supported in object keys currently");if(d.
issues.length){r.issues.push({code:"invalid_key",origin:"record",issues:d.issues.map(h=>sn(h,o,yt())),input:u,path:[u],inst:e});continue}let f=d.
value;if(f==="__proto__")continue;let m=t.valueType._zod.run({value:s[u],issues:[]},o);m instanceof Promise?i.push(m.then(h=>{h.issues.length&&
r.issues.push(...on(u,h.issues)),r.value[f]=h.value})):(m.issues.length&&r.issues.push(...on(u,m.issues)),r.value[f]=m.value)}let l;for(let u in s)
if(!c.has(u))if(t.mode==="loose"){if(u==="__proto__")continue;r.value[u]=s[u]}else l=l??[],l.push(u);l&&l.length>0&&r.issues.push({code:"unr\
ecognized_keys",input:s,inst:e,keys:l,continue:!0})}else{r.value=n?n.alloc(e,r,{},o):{};let c;for(let l of Reflect.ownKeys(s)){if(l==="__pro\
to__"||!Object.prototype.propertyIsEnumerable.call(s,l))continue;let u=t.keyType._zod.run({value:l,issues:[]},o);if(u instanceof Promise)throw new Error(
"Async schemas not supported in object keys currently");if(typeof l=="string"&&Ph.test(l)&&u.issues.length){let h=t.keyType._zod.run({value:Number(
l),issues:[]},o);if(h instanceof Promise)throw new Error("Async schemas not supported in object keys currently");h.issues.length===0&&(u=h)}
if(u.issues.length){t.mode==="loose"?r.value[l]=s[l]:a?(c=c??[],c.push(l)):r.issues.push({code:"invalid_key",origin:"record",issues:u.issues.
map(h=>sn(h,o,yt())),input:l,path:[l],inst:e});continue}let f=u.value;if(f==="__proto__")continue;let m=t.valueType._zod.run({value:s[l],issues:[]},
o);m instanceof Promise?i.push(m.then(h=>{h.issues.length&&r.issues.push(...on(l,h.issues)),r.value[f]=h.value})):(m.issues.length&&r.issues.
push(...on(l,m.issues)),r.value[f]=m.value)}c&&c.length>0&&r.issues.push({code:"unrecognized_keys",input:s,inst:e,keys:c,continue:!0})}return i.
length?Promise.all(i).then(()=>r):r}});var Vl=$("$ZodEnum",(e,t)=>{pe.init(e,t);let n=Sl(t.entries),r=new Set(n);e._zod.values=r,ae(e,"pattern",o=>{let s=Sl(o.def.entries).filter(
i=>mh.has(typeof i));return new RegExp(s.length?`^(${s.map(i=>Yn(i.toString())).join("|")})$`:"^[^\\s\\S]$")}),e._zod.parse=(o,s)=>{let i=o.
value;return r.has(i)||o.issues.push({code:"invalid_value",values:n,input:i,inst:e}),o}}),Kl=$("$ZodLiteral",(e,t)=>{pe.init(e,t);let n=new Set(
t.values);e._zod.values=n,ae(e,"pattern",r=>{let o=r.def.values;return new RegExp(o.length?`^(${o.map(s=>typeof s=="string"?Yn(s):s?Yn(s.toString()):
String(s)).join("|")})$`:"^[^\\s\\S]$")}),e._zod.parse=(r,o)=>{let s=r.value;return n.has(s)||r.issues.push({code:"invalid_value",values:t.values,
input:s,inst:e}),r}});var sg=$("$ZodTransform",(e,t)=>{pe.init(e,t),e._zod.optin="optional",lt.memoizer?.guard(e),e._zod.parse=(n,r)=>{if(r.direction==="backward")
throw new bs(e.constructor.name);let o=t.transform(n.value,n);if(r.async)return(o instanceof Promise?o:Promise.resolve(o)).then(i=>(n.value=
i,n));if(o instanceof Promise)throw new an;return n.value=o,n}});function i0(e,t){return e.value=t.issues.length?void 0:t.value,e}var Jl=$("\
$ZodOptional",(e,t)=>{pe.init(e,t),ae(e,"optin",n=>n.def.innerType._zod.optin==="defaulted"?"defaulted":"optional"),e._zod.optout="optional",
ae(e,"values",n=>{let r=n.def.innerType._zod.values;return r?new Set([...r,void 0]):void 0}),ae(e,"pattern",n=>{let r=n.def.innerType._zod.pattern;
return r?new RegExp(`^(${Qi(r.source)})?$`):void 0}),e._zod.parse=(n,r)=>{if(n.value===void 0){if(t.innerType._zod.optin!=="defaulted")return n;
let o=t.innerType._zod.run({value:n.value,issues:[]},r);return o instanceof Promise?o.then(s=>i0(n,s)):i0(n,o)}return t.innerType._zod.run(n,
r)}}),Yl=$("$ZodExactOptional",(e,t)=>{Jl.init(e,t),ae(e,"values",n=>n.def.innerType._zod.values),ae(e,"pattern",n=>n.def.innerType._zod.pattern),
e._zod.parse=(n,r)=>t.innerType._zod.run(n,r)}),Xl=$("$ZodNullable",(e,t)=>{pe.init(e,t),ae(e,"optin",n=>n.def.innerType._zod.optin),ae(e,"o\
ptout",n=>n.def.innerType._zod.optout),ae(e,"pattern",n=>{let r=n.def.innerType._zod.pattern;return r?new RegExp(`^(${Qi(r.source)}|null)$`):
void 0}),ae(e,"values",n=>n.def.innerType._zod.values?new Set([...n.def.innerType._zod.values,null]):void 0),e._zod.parse=(n,r)=>n.value===null?
n:t.innerType._zod.run(n,r)}),ig=$("$ZodDefault",(e,t)=>{pe.init(e,t),e._zod.optin="defaulted",ae(e,"values",n=>n.def.innerType._zod.values),
e._zod.parse=(n,r)=>{if(r.direction==="backward")return t.innerType._zod.run(n,r);if(n.value===void 0)return n.value=t.defaultValue,n;let o=t.
innerType._zod.run(n,r);return o instanceof Promise?o.then(s=>a0(s,t)):a0(o,t)}});function a0(e,t){return e.value===void 0&&(e.value=t.defaultValue),
e}var ag=$("$ZodPrefault",(e,t)=>{pe.init(e,t),e._zod.optin="defaulted",ae(e,"values",n=>n.def.innerType._zod.values),e._zod.parse=(n,r)=>(r.
direction==="backward"||n.value===void 0&&(n.value=t.defaultValue),t.innerType._zod.run(n,r))}),cg=$("$ZodNonOptional",(e,t)=>{pe.init(e,t),
ae(e,"values",n=>{let r=n.def.innerType._zod.values;return r?new Set([...r].filter(o=>o!==void 0)):void 0}),e._zod.parse=(n,r)=>{let o=t.innerType.
_zod.run(n,r);return o instanceof Promise?o.then(s=>c0(s,e)):c0(o,e)}});function c0(e,t){return!e.issues.length&&e.value===void 0&&e.issues.
push({code:"invalid_type",expected:"nonoptional",input:e.value,inst:t}),e}function l0(e,t,n,r){return t.issues.length?(e.value=n.catchValue({...t,value:e.value,error:{issues:t.issues.map(o=>sn(o,r,yt()))},input:e.value}),
e):(e.value=t.value,t.memo&&(e.memo=!0),e)}var lg=$("$ZodCatch",(e,t)=>{pe.init(e,t),ae(e,"optin",n=>n.def.innerType._zod.optin==="defaulted"?
"defaulted":"optional"),ae(e,"optout",n=>n.def.innerType._zod.optout),ae(e,"values",n=>n.def.innerType._zod.values),e._zod.parse=(n,r)=>{if(r.
direction==="backward")return t.innerType._zod.run(n,r);let o=t.innerType._zod.run({value:n.value,issues:[]},r);return o instanceof Promise?
o.then(s=>l0(n,s,t,r)):l0(n,o,t,r)}});var ug=$("$ZodPipe",(e,t)=>{pe.init(e,t),ae(e,"values",n=>n.def.in._zod.values),ae(e,"optin",n=>n.def.in._zod.optin),ae(e,"optout",n=>n.def.
out._zod.optout),ae(e,"propValues",n=>n.def.in._zod.propValues),e._zod.parse=(n,r)=>{if(r.direction==="backward"){let s=t.out._zod.run(n,r);
return s instanceof Promise?s.then(i=>Ml(i,t.in,r)):Ml(s,t.in,r)}let o=t.in._zod.run(n,r);return o instanceof Promise?o.then(s=>Ml(s,t.out,r)):
Ml(o,t.out,r)}});function Ml(e,t,n){return e.issues.some(r=>r.code!=="unrecognized_keys")?(e.aborted=!0,e):t._zod.run({value:e.value,issues:e.
issues},n)}var dg=$("$ZodReadonly",(e,t)=>{pe.init(e,t),ae(e,"propValues",n=>n.def.innerType._zod.propValues),ae(e,"values",n=>n.def.innerType._zod.values),
ae(e,"optin",n=>n.def.innerType?._zod?.optin),ae(e,"optout",n=>n.def.innerType?._zod?.optout),e._zod.parse=(n,r)=>{if(r.direction==="backwar\
d")return t.innerType._zod.run(n,r);let o=t.innerType._zod.run(n,r);return o instanceof Promise?o.then(u0):u0(o)}});function u0(e){return e.
memo||(e.value=Object.freeze(e.value)),e}var Ql=$("$ZodCustom",(e,t)=>{qe.init(e,t),pe.init(e,t),e._zod.parse=(n,r)=>n,e._zod.check=n=>{let r=n.value,o=t.fn(r);if(o instanceof Promise)
return o.then(s=>d0(s,n,r,e));d0(o,n,r,e)}});function d0(e,t,n,r){if(!e){let o={code:"custom",input:n,inst:r,path:[...r._zod.def.path??[]],continue:!r.
_zod.def.abort};r._zod.def.params&&(o.params=r._zod.def.params),t.issues.push(ys(o))}}var mg=class extends Error{constructor(){super("Cannot parse a reference cycle that closes through a transform"),this.name="ZodCyclicError"}},
pg="~memo",S0=[];function v0(e){return e!==null&&typeof e=="object"}function fg(e){return e.map(t=>t.path?{...t,path:t.path.slice()}:{...t})}
var k0=new WeakMap,da=0,nu=1,fa=2;function ru(e,t,n){let r=k0.get(e);if(r!==void 0)return r?fa:da;if(t.has(e))return fa;t.add(e);let o=da,s=u=>{
if(o!==fa&&u?._zod){let d=ru(u,t,n);d>o&&(o=d)}},i=(u,d)=>{let f=da;for(let m of Reflect.ownKeys(u)){let h=Object.getOwnPropertyDescriptor(u,
m);if(d&&!h.enumerable)continue;let p=h.get?nu:h.value?._zod?ru(h.value,t,n):da;p>f&&(f=p)}return f},a=u=>{u>o&&(o=u)},c=e._zod.def,l=c.type;
switch(l){case"object":{let u=gs(c);a(u?i(u,!0):nu),s(c.catchall);break}case"array":s(c.element);break;case"tuple":for(let u of c.items)s(u);
s(c.rest);break;case"record":case"map":s(c.keyType),s(c.valueType);break;case"set":s(c.valueType);break;case"union":for(let u of c.options)s(
u);break;case"intersection":s(c.left),s(c.right);break;case"optional":case"nullable":case"default":case"prefault":case"catch":case"readonly":case"\
nonoptional":case"promise":case"success":s(c.innerType);break;case"pipe":s(c.in),s(c.out);break;case"function":s(c.input),s(c.output);break;case"\
lazy":{let u=c._cachedInner??(n?e._zod.innerType:void 0);a(u?ru(u,t,!1):nu);break}case"template_literal":case"string":case"number":case"int":case"\
boolean":case"bigint":case"symbol":case"undefined":case"null":case"void":case"never":case"any":case"unknown":case"date":case"nan":case"enum":case"\
literal":case"file":case"transform":case"custom":break;default:for(let u in c){let d=Object.getOwnPropertyDescriptor(c,u);if(!d||d.get)continue;
let f=d.value;if(!(!f||typeof f!="object")){if(f._zod)s(f);else if(Array.isArray(f))for(let m of f)s(m)}}}return t.delete(e),IF(e,o)}function IF(e,t){
return t!==nu&&k0.set(e,t===fa),t}function zF(e,t){let n=e.buckets.get(t);return n||(n=new WeakMap,e.buckets.set(t,n)),n}var eu,tu=[],LF={alloc(e,t,n){let r=eu;if(!r)return n;
eu=void 0;let o={value:n,issues:null};return r.set(t.value,o),tu.push(o),n},guard(e){var t;(t=e._zod).deferred??(t.deferred=[]),e._zod.deferred.
push(()=>{let n=e._zod.parse,r=(o,s)=>{if(s.direction!=="backward"&&DF(s,o.value))throw new mg;return n(o,s)};e._zod.parse=r,e._zod.run===n&&
(e._zod.run=r)})},attach(e){var t;let n,r=!1,o,s;(t=e._zod).deferred??(t.deferred=[]),e._zod.deferred.push(()=>{let i=e._zod.parse,a=(c,l)=>{
if(n===void 0){let y=ru(e,new Set,!1);if(y===da)return e._zod.parse=i,e._zod.run===a&&(e._zod.run=i),i(c,l);y===fa||r?n=!0:r=!0}let u=c.value;
if(!v0(u))return i(c,l);let d=l[pg];d||(d={buckets:new WeakMap,backEdges:void 0},l[pg]=d);let f;o===l?f=s:(f=zF(d,e),o=l,s=f);let m=f.get(u);
if(m)return c.value=m.value,m.issues?m.issues.length&&c.issues.push(...fg(m.issues)):(c.memo=!0,d.backEdges??(d.backEdges=new WeakSet),d.backEdges.
add(m.value)),c;eu=f;let h=tu.length,p=i(c,l);eu=void 0;let g=tu.length>h?tu.pop():void 0;return p instanceof Promise?p.then(y=>(g&&(g.issues=
y.issues.length?fg(y.issues):S0),y)):(g&&(g.issues=p.issues.length?fg(p.issues):S0),p)};e._zod.parse=a,e._zod.run===i&&(e._zod.run=a)})}};function hg(){
return LF}function DF(e,t){let n=e[pg]?.backEdges;return n!==void 0&&v0(t)&&n.has(t)}var FF=()=>{let e={string:{unit:"characters",verb:"to have"},file:{unit:"bytes",verb:"to have"},array:{unit:"items",verb:"to have"},set:{unit:"\
items",verb:"to have"},map:{unit:"entries",verb:"to have"}};function t(s){return e[s]??null}let n={regex:"input",email:"email address",url:"\
URL",emoji:"emoji",uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"UUIDv6",nanoid:"nanoid",guid:"GUID",cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"XID",ksuid:"\
KSUID",datetime:"ISO datetime",date:"ISO date",time:"ISO time",duration:"ISO duration",ipv4:"IPv4 address",ipv6:"IPv6 address",mac:"MAC addr\
ess",cidrv4:"IPv4 range",cidrv6:"IPv6 range",base64:"base64-encoded string",base64url:"base64url-encoded string",json_string:"JSON string",e164:"\
E.164 number",currency_code:"currency code",credit_card:"credit card number",iban:"IBAN",jwt:"JWT",template_literal:"input"},r={nan:"NaN"};function o(s,i){
return s==="number"&&typeof i=="number"&&!Number.isFinite(i)?String(i):r[s]??s}return s=>{switch(s.code){case"invalid_type":{let i=o(s.expected),
a=yh(s.input),c=o(a,s.input);return`Invalid input: expected ${i}, received ${c}`}case"invalid_value":return s.values.length===1?`Invalid inp\
ut: expected ${Ol(s.values[0])}`:`Invalid option: expected one of ${vl(s.values,"|")}`;case"too_big":{let i=s.exact?"exactly ":s.inclusive?"\
<=":"<",a=t(s.origin);return a?`Too big: expected ${s.origin??"value"} to have ${i}${s.maximum.toString()} ${a.unit??"elements"}`:`Too big: \
expected ${s.origin??"value"} to be ${i}${s.maximum.toString()}`}case"too_small":{let i=s.exact?"exactly ":s.inclusive?">=":">",a=t(s.origin);
return a?`Too small: expected ${s.origin} to have ${i}${s.minimum.toString()} ${a.unit}`:`Too small: expected ${s.origin} to be ${i}${s.minimum.
toString()}`}case"invalid_format":{let i=s;return i.format==="starts_with"?`Invalid string: must start with "${i.prefix}"`:i.format==="ends_\
with"?`Invalid string: must end with "${i.suffix}"`:i.format==="includes"?`Invalid string: must include "${i.includes}"`:i.format==="regex"?
`Invalid string: must match pattern ${i.pattern}`:`Invalid ${n[i.format]??s.format}`}case"not_multiple_of":return`Invalid number: must be a \
multiple of ${s.divisor}`;case"unrecognized_keys":return`Unrecognized key${s.keys.length>1?"s":""}: ${vl(s.keys,", ")}`;case"invalid_key":return`\
Invalid key in ${s.origin}`;case"invalid_union":return s.options&&Array.isArray(s.options)&&s.options.length>0?`Invalid discriminator value.\
 Expected ${s.options.map(a=>`'${a}'`).join(" | ")}`:s.inclusive===!1?"Invalid input: more than one option matched":"Invalid input";case"inv\
alid_element":return`Invalid value in ${s.origin}`;default:return"Invalid input"}}};function O0(){return{localeError:FF()}}var $0;var gg=class{constructor(){this._map=new WeakMap,this._idmap=new Map}add(t,...n){let r=n[0];return this._map.set(t,r),r&&typeof r=="object"&&
"id"in r&&this._idmap.set(r.id,t),this}clear(){return this._map=new WeakMap,this._idmap=new Map,this}remove(t){let n=this._map.get(t);return n&&
typeof n=="object"&&"id"in n&&this._idmap.delete(n.id),this._map.delete(t),this}get(t){let n=t._zod.parent;if(n){let r={...this.get(n)??{}};
delete r.id;let o={...r,...this._map.get(t)};return Object.keys(o).length?o:void 0}return this._map.get(t)}has(t){return this._map.has(t)}};
function R0(){return new gg}($0=globalThis).__zod_globalRegistry??($0.__zod_globalRegistry=R0());var po=globalThis.__zod_globalRegistry;function _0(e){return e.checks&&(e.checks=[...e.checks]),e}function ou(e,t){return new e(_0({type:"string",...j(t)}))}function yg(e,t){return new e({type:"string",format:"email",check:"string_format",abort:!1,...j(t)})}function bg(e,t){return new e({type:"st\
ring",format:"guid",check:"string_format",abort:!1,...j(t)})}function wg(e,t){return new e({type:"string",format:"uuid",check:"string_format",
abort:!1,...j(t)})}function xg(e,t){return new e({type:"string",format:"uuid",check:"string_format",abort:!1,version:"v4",...j(t)})}function Sg(e,t){
return new e({type:"string",format:"uuid",check:"string_format",abort:!1,version:"v6",...j(t)})}function vg(e,t){return new e({type:"string",
format:"uuid",check:"string_format",abort:!1,version:"v7",...j(t)})}function kg(e,t){return new e({type:"string",format:"url",check:"string_\
format",abort:!1,...j(t)})}function Og(e,t){return new e({type:"string",format:"emoji",check:"string_format",abort:!1,...j(t)})}function $g(e,t){
return new e({type:"string",format:"nanoid",check:"string_format",abort:!1,...j(t)})}function Rg(e,t){return new e({type:"string",format:"cu\
id",check:"string_format",abort:!1,...j(t)})}function _g(e,t){return new e({type:"string",format:"cuid2",check:"string_format",abort:!1,...j(
t)})}function Eg(e,t){return new e({type:"string",format:"ulid",check:"string_format",abort:!1,...j(t)})}function Pg(e,t){return new e({type:"\
string",format:"xid",check:"string_format",abort:!1,...j(t)})}function Tg(e,t){return new e({type:"string",format:"ksuid",check:"string_form\
at",abort:!1,...j(t)})}function Cg(e,t){return new e({type:"string",format:"ipv4",check:"string_format",abort:!1,...j(t)})}function Ag(e,t){
return new e({type:"string",format:"ipv6",check:"string_format",abort:!1,...j(t)})}function Ng(e,t){return new e({type:"string",format:"cidrv4",check:"string_format",abort:!1,...j(t)})}function Mg(e,t){return new e({type:"s\
tring",format:"cidrv6",check:"string_format",abort:!1,...j(t)})}function Ig(e,t){return new e({type:"string",format:"base64",check:"string_f\
ormat",abort:!1,...j(t)})}function zg(e,t){return new e({type:"string",format:"base64url",check:"string_format",abort:!1,...j(t)})}function Lg(e,t){
return new e({type:"string",format:"e164",check:"string_format",abort:!1,...j(t)})}function Dg(e,t){return new e({type:"string",format:"jwt",check:"string_format",abort:!1,...j(t)})}function su(e,t){return new e({type:"string",format:"datetime",check:"string_format",offset:!1,local:!1,precision:null,...j(t)})}function iu(e,t){
return new e({type:"string",format:"date",check:"string_format",...j(t)})}function au(e,t){return new e({type:"string",format:"time",check:"\
string_format",precision:null,...j(t)})}function cu(e,t){return new e({type:"string",format:"duration",check:"string_format",...j(t)})}function lu(e,t){
return new e(_0({type:"number",checks:[],...j(t)}))}function uu(e,t){return new e({type:"number",check:"number_format",abort:!1,format:"safeint",...j(t)})}function du(e,t){return new e({type:"boolean",...j(t)})}function Fg(e,t){return new e({type:"null",...j(t)})}function fu(e){return new e({type:"unknown"})}function mu(e,t){return new e({type:"never",...j(t)})}function ma(e,t){return new Ch({check:"less_than",...j(t),value:e,inclusive:!1})}function ho(e,t){return new Ch({check:"less_than",...j(t),value:e,
inclusive:!0})}function vs(e,t){return new Ah({check:"greater_than",...j(t),value:e,inclusive:!1})}function _r(e,t){return new Ah({check:"greater_than",...j(
t),value:e,inclusive:!0})}function pu(e){return vs(0,e)}function ks(e){return _r(0,e)}function pa(e,t){return new Fk({check:"multiple_of",...j(t),value:e})}function Ae(e,t){return new jk({check:"max_length",...j(t),maximum:e})}function Xn(e,t){return new Uk({check:"min_length",...j(t),minimum:e})}
function ha(e,t){return new Zk({check:"length_equals",...j(t),length:e})}function Er(e,t){return new Gk({check:"string_format",format:"regex",
...j(t),pattern:e})}function hu(e){return new Hk({check:"string_format",format:"lowercase",...j(e)})}function gu(e){return new qk({check:"st\
ring_format",format:"uppercase",...j(e)})}function yu(e,t){return new Wk({check:"string_format",format:"includes",...j(t),includes:e})}function bu(e,t){
return new Vk({check:"string_format",format:"starts_with",...j(t),prefix:e})}function wu(e,t){return new Kk({check:"string_format",format:"e\
nds_with",...j(t),suffix:e})}function Qn(e){return new Jk({check:"overwrite",tx:e})}function xu(e){return Qn(t=>t.normalize(e))}function Su(){return Qn(e=>e.trim())}function vu(){
return Qn(e=>e.toLowerCase())}function ku(){return Qn(e=>e.toUpperCase())}function Bg(){return Qn(e=>uh(e))}function E0(e,t,n){return new e(
{type:"array",element:t,...j(n)})}function Ou(e,t,n){return new e({type:"custom",check:"custom",fn:t,...j(n)})}function jg(e,t){let n=BF(r=>(r.addIssue=o=>{if(typeof o=="stri\
ng")r.issues.push(ys(o,r.value,n._zod.def));else{let s=o;s.fatal&&(s.continue=!1),s.code??(s.code="custom"),"input"in s||(s.input=r.value),s.
inst??(s.inst=n),s.continue??(s.continue=!n._zod.def.abort),r.issues.push(ys(s))}},e(r.value,r)),t);return n}function BF(e,t){let n=new qe({
check:"custom",...j(t)});return n._zod.check=e,n}var ga=()=>()=>{throw new Error("bundles make no JSON Schemas")};var I0=new WeakSet([Object.prototype,Error.prototype]);function $u(e,t,n){Object.defineProperty(e,t,{configurable:!0,enumerable:!1,get(){let r=n(
this);return Object.defineProperty(this,t,{value:r,configurable:!0,writable:!0}),r},set(r){Object.defineProperty(this,t,{value:r,configurable:!0,
writable:!0})}})}var HF=(e,t)=>{rk.init(e,t),e.name="ZodError";let n=Object.getPrototypeOf(e);I0.has(n)||(I0.add(n),$u(n,"format",r=>o=>Oh(r,
o)),$u(n,"flatten",r=>o=>kh(r,o)),$u(n,"addIssue",r=>o=>{r.issues.push(o),r.message=JSON.stringify(r.issues,ms,2)}),$u(n,"addIssues",r=>o=>{
r.issues.push(...o),r.message=JSON.stringify(r.issues,ms,2)}),Object.defineProperty(n,"isEmpty",{configurable:!0,enumerable:!1,get(){return this.
issues.length===0}}))};var _t=$("ZodError",HF,void 0,{Parent:Error});var z0=sa(_t),L0=ia(_t),D0=aa(_t),F0=ca(_t),B0=sk(_t),j0=ik(_t),U0=ak(_t),Z0=ck(_t),G0=lk(_t),H0=uk(_t),q0=dk(_t),W0=fk(_t);function LB(){lt.localeError||yt(O0())}function ba(){lt.memoizer||yt({memoizer:hg()})}var Se=$("ZodType",(e,t)=>(LB(),pe.init(e,t),e.def=t,e.
type=t.type,e),{check(...e){let t=this.def;return this.clone(U.mergeDefs(t,{checks:[...t.checks??[],...e.map(n=>typeof n=="function"?{_zod:{
check:n,def:{check:"custom"},onattach:[]}}:n)]}),{parent:!0})},with(...e){return this.check(...e)},clone(e,t){return ct(this,e,t)},brand(){return this},
register(e,t){return e.add(this,t),this},refine(e,t){return this.check(Cj(e,t))},superRefine(e,t){return this.check(Aj(e,t))},overwrite(e){return this.
check(Qn(e))},optional(){return V0(this)},exactOptional(){return wj(this)},nullable(){return K0(this)},nullish(){return V0(K0(this))},nonoptional(e){
return $j(this,e)},array(){return C(this)},or(e){return Q([this,e])},and(e){return pj(this,e)},transform(e){return J0(this,bj(e))},default(e){
return vj(this,e)},prefault(e){return Oj(this,e)},catch(e){return _j(this,e)},pipe(e){return J0(this,e)},readonly(){return Pj(this)},describe(e){
let t=this.clone();return po.add(t,{description:e}),t},meta(...e){if(e.length===0)return po.get(this);let t=this.clone();return po.add(t,e[0]),
t},isOptional(){return this.safeParse(void 0).success},isNullable(){return this.safeParse(null).success},apply(e,...t){return t.length===0?e(
this):e(this,...t)},get"~standard"(){return U.hide(this,"~standard",{...Mh(this),jsonSchema:{input:ga(this,"input"),output:ga(this,"output")}})},
set"~standard"(e){U.own(this,"~standard",e)},parse:function e(t,n){return z0(this,t,n,{callee:e})},parseAsync:async function e(t,n){return await L0(
this,t,n,{callee:e})},safeParse(e,t){return D0(this,e,t)},async safeParseAsync(e,t){return F0(this,e,t)},get spa(){return this?.safeParseAsync},
set spa(e){U.own(this,"spa",e)},validate(e,t){return Tl(this,e,t)},validateAsync(e,t){return Cl(this,e,t)},encode:function e(t,n){return B0(
this,t,n,{callee:e})},decode:function e(t,n){return j0(this,t,n,{callee:e})},encodeAsync:async function e(t,n){return await U0(this,t,n,{callee:e})},
decodeAsync:async function e(t,n){return await Z0(this,t,n,{callee:e})},safeEncode(e,t){return G0(this,e,t)},safeDecode(e,t){return H0(this,
e,t)},async safeEncodeAsync(e,t){return q0(this,e,t)},async safeDecodeAsync(e,t){return W0(this,e,t)},toJSONSchema(e){return ga(this,{})(e)},
get description(){return po.get(this)?.description},get _def(){return this._zod.def}}),Y0=$("_ZodString",(e,t)=>{Ss.init(e,t),Se.init(e,t),e.
_zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o)},U.derived({format:e=>(void 0)(e).format??null,minLength:e=>(void 0)(e).minimum??null,maxLength:e=>(void 0)(
e).maximum??null},{regex(...e){return this.check(Er(...e))},includes(...e){return this.check(yu(...e))},startsWith(...e){return this.check(bu(
...e))},endsWith(...e){return this.check(wu(...e))},min(...e){return this.check(Xn(...e))},max(...e){return this.check(Ae(...e))},length(...e){
return this.check(ha(...e))},nonempty(...e){return this.check(Xn(1,...e))},lowercase(e){return this.check(hu(e))},uppercase(e){return this.check(
gu(e))},trim(){return this.check(Su())},normalize(...e){return this.check(xu(...e))},toLowerCase(){return this.check(vu())},toUpperCase(){return this.
check(ku())},slugify(){return this.check(Bg())}})),DB=$("ZodString",(e,t)=>{Ss.init(e,t),Y0.init(e,t)},{email(e){return this.check(yg(ZB,e))},
url(e){return this.check(kg(HB,e))},jwt(e){return this.check(Dg(ij,e))},emoji(e){return this.check(Og(qB,e))},guid(e){return this.check(bg(GB,
e))},uuid(e){return this.check(wg(Ru,e))},uuidv4(e){return this.check(xg(Ru,e))},uuidv6(e){return this.check(Sg(Ru,e))},uuidv7(e){return this.
check(vg(Ru,e))},nanoid(e){return this.check($g(WB,e))},cuid(e){return this.check(Rg(VB,e))},cuid2(e){return this.check(_g(KB,e))},ulid(e){return this.
check(Eg(JB,e))},base64(e){return this.check(Ig(rj,e))},base64url(e){return this.check(zg(oj,e))},xid(e){return this.check(Pg(YB,e))},ksuid(e){
return this.check(Tg(XB,e))},ipv4(e){return this.check(Cg(QB,e))},ipv6(e){return this.check(Ag(ej,e))},cidrv4(e){return this.check(Ng(tj,e))},
cidrv6(e){return this.check(Mg(nj,e))},e164(e){return this.check(Lg(sj,e))},datetime(e){return this.check(su(FB,e))},date(e){return this.check(
iu(BB,e))},time(e){return this.check(au(jB,e))},duration(e){return this.check(cu(UB,e))}});function w(e){return ou(DB,e)}var Ne=$("ZodString\
Format",(e,t)=>{xe.init(e,t),Y0.init(e,t)}),FB=$("ZodISODateTime",(e,t)=>{Ll.init(e,t),Ne.init(e,t)}),BB=$("ZodISODate",(e,t)=>{Dl.init(e,t),
Ne.init(e,t)}),jB=$("ZodISOTime",(e,t)=>{Fl.init(e,t),Ne.init(e,t)}),UB=$("ZodISODuration",(e,t)=>{Bl.init(e,t),Ne.init(e,t)}),ZB=$("ZodEmai\
l",(e,t)=>{Lh.init(e,t),Ne.init(e,t)});var GB=$("ZodGUID",(e,t)=>{Ih.init(e,t),Ne.init(e,t)});var Ru=$("ZodUUID",(e,t)=>{zh.init(e,t),Ne.init(e,t)});var HB=$("ZodURL",(e,t)=>{Dh.init(e,t),Ne.init(e,t)});var qB=$("ZodEmoji",(e,t)=>{Fh.init(e,t),Ne.init(e,t)});var WB=$("ZodNanoID",(e,t)=>{Bh.init(e,t),Ne.init(e,t)});var VB=$("ZodCUID",(e,t)=>{jh.init(e,t),Ne.init(e,t)});var KB=$("ZodCUID2",(e,t)=>{Uh.init(e,t),Ne.init(e,t)});var JB=$("ZodULID",(e,t)=>{Zh.init(e,t),Ne.init(e,t)});var YB=$("ZodXID",(e,t)=>{Gh.init(e,t),Ne.init(e,t)});var XB=$("ZodKSUID",(e,t)=>{Hh.init(e,t),Ne.init(e,t)});var QB=$("ZodIPv4",(e,t)=>{qh.init(e,t),Ne.init(e,t)});var ej=$("ZodIPv6",(e,t)=>{Wh.init(e,t),Ne.init(e,t)});var tj=$("ZodCIDRv4",(e,t)=>{Vh.init(e,t),Ne.init(e,t)});var nj=$("ZodCIDRv6",(e,t)=>{Kh.init(e,t),Ne.init(e,t)});var rj=$("ZodBase64",(e,t)=>{Jh.init(e,t),Ne.init(e,t)});var oj=$("ZodBase64URL",(e,t)=>{Yh.init(e,t),Ne.init(e,t)});var sj=$("ZodE164",(e,t)=>{Xh.init(e,t),Ne.init(e,t)});var ij=$("ZodJWT",(e,t)=>{Qh.init(e,t),Ne.init(e,t)});var X0=$("ZodNumber",(e,t)=>{ua.init(e,t),Se.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e.isFinite=!0},U.derived({minValue:e=>{
let{minimum:t,exclusiveMinimum:n}=(void 0)(e);return Math.max(t??Number.NEGATIVE_INFINITY,n??Number.NEGATIVE_INFINITY)},maxValue:e=>{let{maximum:t,
exclusiveMaximum:n}=(void 0)(e);return Math.min(t??Number.POSITIVE_INFINITY,n??Number.POSITIVE_INFINITY)},isInt:e=>{let{isInt:t,multipleOf:n}=(void 0)(
e);return!!t||!!n?.some(Number.isSafeInteger)},format:e=>(void 0)(e).format??null},{gt(e,t){return this.check(vs(e,t))},gte(e,t){return this.
check(_r(e,t))},min(e,t){return this.check(_r(e,t))},lt(e,t){return this.check(ma(e,t))},lte(e,t){return this.check(ho(e,t))},max(e,t){return this.
check(ho(e,t))},int(e){return this.check(H(e))},safe(e){return this.check(H(e))},positive(e){return this.check(vs(0,e))},nonnegative(e){return this.
check(_r(0,e))},negative(e){return this.check(ma(0,e))},nonpositive(e){return this.check(ho(0,e))},multipleOf(e,t){return this.check(pa(e,t))},
step(e,t){return this.check(pa(e,t))},finite(){return this}}));function O(e){return lu(X0,e)}var aj=$("ZodNumberFormat",(e,t)=>{jl.init(e,t),
X0.init(e,t)});function H(e){return uu(aj,e)}var cj=$("ZodBoolean",(e,t)=>{Ul.init(e,t),Se.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o)});function ke(e){return du(cj,e)}var lj=$("ZodNull",(e,t)=>{eg.init(e,t),Se.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o)});function _u(e){return Fg(lj,e)}var uj=$("ZodUnknown",(e,t)=>{Zl.init(e,t),Se.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o)});function yo(){return fu(uj)}var dj=$(
"ZodNever",(e,t)=>{Gl.init(e,t),Se.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o)});function Q0(e){return mu(dj,e)}var Zg=$("ZodArray",(e,t)=>{ba(),Hl.init(e,t),Se.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e.element=t.element},{min(e,t){
return this.check(Xn(e,t))},nonempty(e){return this.check(Xn(1,e))},max(e,t){return this.check(Ae(e,t))},length(e,t){return this.check(ha(e,
t))},unwrap(){return this.element}});function C(e,t){return E0(Zg,e,t)}var Os=$("ZodObject",(e,t)=>{ba(),x0.init(e,t),Se.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),U.installLazyProp(e,"shape",
n=>n._zod.def.shape,!1)},{keyof(){return L(Object.keys(this._zod.def.shape))},catchall(e){return this.clone(U.mergeDefs(this._zod.def,{catchall:e}))},
passthrough(){return this.clone(U.mergeDefs(this._zod.def,{catchall:yo()}))},loose(){return this.clone(U.mergeDefs(this._zod.def,{catchall:yo()}))},
strict(){return this.clone(U.mergeDefs(this._zod.def,{catchall:Q0()}))},strip(){return this.clone(U.mergeDefs(this._zod.def,{catchall:void 0}))},
extend(e){return U.extend(this,e)},safeExtend(e){return U.safeExtend(this,e)},merge(e){return U.merge(this,e)},pick(e){return U.pick(this,e)},
omit(e){return U.omit(this,e)},partial(...e){return U.partial(wa,this,e[0])},exactPartial(...e){return U.partial(Pu,this,e[0],"exactPartial")},
required(...e){return U.required(tO,this,e[0])}});function ye(e,t){let n={type:"object",shape:e??{},...U.normalizeParams(t)};return new Os(n)}
function E(e,t){return new Os({type:"object",shape:e,catchall:Q0(),...U.normalizeParams(t)})}function eO(e,t){return new Os({type:"object",shape:e,
catchall:yo(),...U.normalizeParams(t)})}var Eu=$("ZodUnion",(e,t)=>{ql.init(e,t),Se.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,
r,o),e.options=t.options});function Q(e,t){return new Eu({type:"union",options:e,...U.normalizeParams(t)})}var fj=$("ZodDiscriminatedUnion",(e,t)=>{Eu.init(e,t),ng.init(e,t)});function Gt(e,t,n){return new fj({type:"union",options:t,discriminator:e,
...U.normalizeParams(n)})}var mj=$("ZodIntersection",(e,t)=>{rg.init(e,t),Se.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o)});
function pj(e,t){return new mj({type:"intersection",left:e,right:t})}var hj=$("ZodTuple",(e,t)=>{ba(),Wl.init(e,t),Se.init(e,t),e._zod.processJSONSchema=
(n,r,o)=>(void 0)(e,n,r,o)},{rest(e){return this.clone({...this._zod.def,rest:e})},partial(){let e=this._zod.def;if(e.checks?.length)throw new Error(
".partial() cannot be used on tuple schemas containing refinements");return this.clone({...e,items:e.items.map(t=>new wa({type:"optional",innerType:t}))})}});
function $s(e,t,n){let r=t instanceof pe,o=r?n:t,s=r?t:null;return new hj({type:"tuple",items:e,rest:s,...U.normalizeParams(o)})}var ya=$("Z\
odRecord",(e,t)=>{ba(),og.init(e,t),Se.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e.keyType=t.keyType,e.valueType=t.valueType});
function ce(e,t,n){return!t||!t._zod?new ya({type:"record",keyType:w(),valueType:e,...U.normalizeParams(t)}):new ya({type:"record",keyType:e,
valueType:t,...U.normalizeParams(n)})}function cn(e,t,n){return new ya({type:"record",keyType:e,valueType:t,...U.normalizeParams(n),partial:!0})}var Ug=$("ZodEnum",(e,t)=>{Vl.init(e,t),Se.init(e,t),e._zod.processJSONSchema=(r,o,s)=>(void 0)(e,r,o,s),e.enum=t.entries,e.options=[...e._zod.
values];let n=new Set(Object.keys(t.entries));e.extract=(r,o)=>{let s={};for(let i of r)if(n.has(i))s[i]=t.entries[i];else throw new Error(`\
Key ${i} not found in enum`);return new Ug({...t,checks:[],...U.normalizeParams(o),entries:s})},e.exclude=(r,o)=>{let s={...t.entries};for(let i of r)
if(n.has(i))delete s[i];else throw new Error(`Key ${i} not found in enum`);return new Ug({...t,checks:[],...U.normalizeParams(o),entries:s})}});
function L(e,t){let n=Array.isArray(e)?Object.fromEntries(e.map(r=>[r,r])):e;return new Ug({type:"enum",entries:n,...U.normalizeParams(t)})}var gj=$("ZodLiteral",(e,t)=>{Kl.init(e,t),Se.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e.values=new Set(t.values),Object.
defineProperty(e,"value",{get(){if(t.values.length>1)throw new Error("This schema contains multiple valid literal values. Use `.values` inst\
ead.");return t.values[0]}})});function re(e,t){return new gj({type:"literal",values:Array.isArray(e)?e:[e],...U.normalizeParams(t)})}var yj=$("ZodTransform",(e,t)=>{ba(),sg.init(e,t),Se.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e._zod.parse=(n,r)=>{if(r.
direction==="backward")throw new bs(e.constructor.name);n.addIssue=s=>{if(typeof s=="string")n.issues.push(U.issue(s,n.value,t));else{let i=s;
i.fatal&&(i.continue=!1),i.code??(i.code="custom"),"input"in i||(i.input=n.value),i.inst??(i.inst=e),n.issues.push(U.issue(i))}};let o=t.transform(
n.value,n);return o instanceof Promise?o.then(s=>(n.value=s,n)):(n.value=o,n)}});function bj(e){return new yj({type:"transform",transform:e})}
var wa=$("ZodOptional",(e,t)=>{Jl.init(e,t),Se.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e.unwrap=()=>e._zod.def.innerType});
function V0(e){return new wa({type:"optional",innerType:e})}var Pu=$("ZodExactOptional",(e,t)=>{Yl.init(e,t),Se.init(e,t),e._zod.processJSONSchema=
(n,r,o)=>(void 0)(e,n,r,o),e.unwrap=()=>e._zod.def.innerType});function wj(e){return new Pu({type:"optional",innerType:e})}var xj=$("ZodNull\
able",(e,t)=>{Xl.init(e,t),Se.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e.unwrap=()=>e._zod.def.innerType});function K0(e){
return new xj({type:"nullable",innerType:e})}var Sj=$("ZodDefault",(e,t)=>{ig.init(e,t),Se.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e.unwrap=()=>e._zod.def.innerType,
e.removeDefault=e.unwrap});function vj(e,t){return new Sj({type:"default",innerType:e,get defaultValue(){return typeof t=="function"?t():U.shallowClone(
t)}})}var kj=$("ZodPrefault",(e,t)=>{ag.init(e,t),Se.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e.unwrap=()=>e._zod.def.innerType});
function Oj(e,t){return new kj({type:"prefault",innerType:e,get defaultValue(){return typeof t=="function"?t():U.shallowClone(t)}})}var tO=$(
"ZodNonOptional",(e,t)=>{cg.init(e,t),Se.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e.unwrap=()=>e._zod.def.innerType});function $j(e,t){
return new tO({type:"nonoptional",innerType:e,...U.normalizeParams(t)})}var Rj=$("ZodCatch",(e,t)=>{lg.init(e,t),Se.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e.unwrap=()=>e._zod.def.innerType,
e.removeCatch=e.unwrap});function _j(e,t){return new Rj({type:"catch",innerType:e,catchValue:typeof t=="function"?t:U.constantCatch(t)})}var Gg=$("ZodPipe",(e,t)=>{ug.init(e,t),Se.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e.in=t.in,e.out=t.out});function J0(e,t){
return new Gg({type:"pipe",in:e,out:t})}var Ej=$("ZodReadonly",(e,t)=>{dg.init(e,t),Se.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e.unwrap=()=>e._zod.def.innerType});
function Pj(e){return new Ej({type:"readonly",innerType:e})}var Tj=$("ZodCustom",(e,t)=>{Ql.init(e,t),Se.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o)});function Cj(e,t={}){return Ou(Tj,e,t)}function Aj(e,t){return jg(e,t)}var Pr=C(E({name:w(),key:L(["inherit","secrets"]).describe("The key of the target that hands it on.")})).exactOptional().describe("Variables\
 that are set, were not handed on, and may be what it lacked.");var A=(e,t)=>E({code:re(e),...t}),Ke=L(["base","head"]),Hg=E({exitCode:O().nullable(),signal:w().nullable()}).describe("Both null where noth\
ing is known but that it ended."),nO=L(["content-length","chunked","until-close","none"]),Nj=E({port:O().describe("The port that requests we\
re sent to."),at:C(E({host:w(),port:O()})).describe("Where it listens.")}).describe("Set where nobody accepted a connection, and it is known\
 where the server listens."),qg=L(["http","https","http2"]).describe("Set where it speaks another protocol than the requests'; http2 is with\
out TLS."),xa={through:re("nginx").exactOptional().describe("Set where the server itself answers."),interim:O().exactOptional().describe("Th\
e status (1xx) that its answers have before the one that counts.")},Tu={afterLoad:re(!0).exactOptional()},rO=C(Q([E({status:w(),count:O()}),
E({error:w(),count:O()})])),Mj=L(["differs","too-long","too-slow"]),Ij=Q([E({text:w()}).describe("The beginning of the whole body that is ex\
pected."),E({contains:w()}),E({matches:w(),why:Mj}).describe("Whether it does not match, or is too long to be looked at, or the expression t\
akes too long."),E({json:w(),at:w(),got:w().nullable()}).describe("JSON that is expected, the way to it (`$.user.id`), and what is there; nu\
ll for nothing."),E({json:_u()}).describe("It is no JSON at all.")]).describe("The first that is expected of it and is not so."),Sa=Gt("code",
[A("wrong-status",{path:w(),status:O(),expected:Q([O(),C(O())]).describe("Of several, each would be right."),body:w().describe("Its beginnin\
g, without secrets."),speaks:qg.exactOptional(),...xa,...Tu}),A("wrong-body",{path:w(),bytes:O(),body:w().describe("Its beginning, without s\
ecrets."),lacks:Ij,...Tu}),A("wrong-header",{path:w(),name:w(),value:w().nullable(),expected:w(),...Tu}),A("no-answer",{path:w(),error:w(),speaks:qg.
exactOptional(),...xa,...Tu}),A("length-changed",{path:w(),bytes:O()}),A("lengths-differ",{path:w(),base:O(),head:O()}),A("framing-differs",
{path:w(),base:nO,head:nO}),A("errors",{failed:O(),of:O(),unit:L(["requests","operations"]),most:rO.describe("The most frequent."),through:xa.
through}),A("no-answers",{seconds:O(),most:rO.describe("The most frequent."),through:xa.through}),A("wrong-size",{answers:O(),bytes:O(),least:O(),
most:O()}),A("too-many-connections",{side:L(["client","upstream"]).describe("Of nginx; client where there is none."),opened:O(),requests:O()}),
A("died",{end:Hg,of:L(["server","service"]),service:w().exactOptional(),when:L(["starting","before-load","under-load"]).exactOptional(),withheld:Pr,
lacks:w().exactOptional().describe("A module that it said it could not find.")}),A("restarted",{}),A("worked-unasked",{cpu:O().describe("CPU\
 seconds that it used while only the other variant was loaded."),other:O().describe("The same of the other variant, while only this one was \
loaded."),seconds:O()}),A("accepted-unasked",{connections:O().describe("Accepted while only the other variant was loaded."),seconds:O()}),A(
"reached-other",{of:Ke.describe("Whose server, service or nginx it was connected to."),connections:O(),listened:re(!0).exactOptional().describe(
"Where it listened at a port of the other instead of being connected to it.")}),A("ended-other",{of:Ke.describe("Whose server was ended by a\
 signal while this one's ran beside it."),end:Hg}),A("fails-beside",{of:Ke.describe("Which could not be started beside this one, and could a\
lone.")}),A("changed-files",{of:Ke.describe("Whose files were changed while both ran, and not those of this one."),path:w().describe("The fi\
rst of them."),files:O()}),A("filled-disk",{bytes:O().describe("That its files take."),other:O().describe("The same of the other variant.")}),
A("left-its-group",{processes:O(),cpu:O().describe("CPU seconds that they used, which no meter of the variant counts.")}),A("not-ready",{seconds:O(),
last:Q([E({path:w(),status:O()}),E({error:w()})]).nullable().describe("What it answered last; null where it answered nothing."),service:w().
exactOptional(),listens:Nj.exactOptional(),speaks:qg.exactOptional(),...xa,runOver:re(!0).exactOptional().describe("Set where the run's time\
 was over first.")}),A("start-failed",{error:w()}),A("prepare-failed",{command:C(w()),error:w(),withheld:Pr}),A("command-failed",{error:w(),
withheld:Pr,well:H().positive().exactOptional().describe("Runs of the same side that ended well.")}),A("no-report",{output:w().describe("The\
 last lines of a command that reported no operations, though base's does.")}),A("impossible-time",{seconds:O().describe("What a command said\
 that it had worked."),wall:O().describe("From its start to its end, as hyperfine noted it.")}),A("timing-altered",{noted:O().describe("Wall\
 seconds that hyperfine noted."),wall:O().describe("From its start to its end by loadgate's clock.")}),A("generator-failed",{error:w()}),A("\
background-load-failed",{failed:O().exactOptional(),answered:O().exactOptional(),error:w().exactOptional()}),A("proxy-failed",{variant:Ke,end:Hg.
nullable(),seconds:O().nullable().describe("Set where it was waited for so long."),error:w().nullable().describe("The last line of its log.")}),
A("harness-failed",{error:w()}),A("burner-elsewhere",{})]);function Rs(e){return["wrong-status","wrong-body","wrong-header","no-answer"].includes(
e.code)}var zj=["generator-failed","background-load-failed","proxy-failed","harness-failed","burner-elsewhere"];function Cu({code:e}){return zj.
includes(e)}var Y=class extends Error{name="FaultError";fault;log;constructor(t,n){super(t.code),this.fault=t,this.log=n}};import{isDeepStrictEqual as s2}from"node:util";var Tr=["regression","invalid","inconclusive","improvement","new","unchanged"],er=["io-calls","collections"],_s=["goodput","cpu","time","cpu\
-time","own-clock","p50","p90","p95","p99","memory","switches",...er,"start-time","image-size"],Wg=["found","not-found","not-measured"],Au=[
"burner-elsewhere","interrupted","invalid"];var va=L(["direct","nginx"]),Nu=L(["server","proxy","generator","dependency"]),le=O().nullable(),oO=ce(w(),O()),bo=L(["out-of-ports","proxy-\
saturated","generator-saturated","dependency","littles-law","too-few-requests","unsteady","out-of-step","over-capacity"]),Lj=E({by:L(["hyper\
fine","engine"]).describe("Who timed it: where containers run on another machine, their engine's notes of start and end."),runs:H().positive().
describe("How many times it ran, one after the other."),user:le.describe("CPU seconds of all runs in user mode."),system:le.describe("The sa\
me in the kernel."),exitCode:H().nullable().describe("Of the first run that failed, else 0; null where it was ended."),operations:H().positive().
nullable().describe("As its last line said; null where it said none, and its time per run is what counts."),seconds:le.describe("What it wor\
ked for by its own clock; null where it said none.")}).describe("Of a command that was run to its end."),Dj=E({variant:Ke,wall:O().describe(
"Wall time of the load in seconds, as the generator saw it; of a command the time of all its runs, each from its start to its end."),byStatus:oO.
describe("Answers by status."),errors:oO.describe("Errors by the generator's own text, deadline aborts left out."),aborted:O().describe("Req\
uests in flight when the time was up; normal, one per connection."),bytes:O().describe("Body bytes received."),correct:O().describe("Answers\
 with the expected status."),latency:E({mean:le,p50:le,p90:le,p95:le.exactOptional(),p99:le}).describe("In seconds. The oldest results have \
no p95."),latencies:C($s([O().nonnegative(),H().positive()])).max(1e4).exactOptional().describe("In an open loop: latencies from the intende\
d start in seconds, to three digits, ascending, and how often each."),cpu:E({server:le,proxy:le,generator:le}).describe("CPU seconds used."),
busiest:E({server:le,proxy:le}).describe("Busiest thread as a share of one core."),opened:E({client:le,upstream:le}).describe("TCP connectio\
ns accepted; client is the side the generator talks to."),memory:le.describe("Peak memory of the server in bytes since its start."),switches:le.
describe("Context switches of the server."),counters:cn(L(er),O().nonnegative()).exactOptional().describe("What else the server's processes \
did, as often; what could not be counted is absent."),command:Lj.exactOptional(),bottleneck:Nu.nullable(),invalid:C(Sa),limits:C(bo)}).describe(
"What one load of one variant gave in one round."),Fj=E({order:C(Ke).describe("The variants in the order they were loaded."),together:ke().describe(
"Whether they were loaded at once."),at:O().describe("Seconds since the start of the run."),samples:C(Dj),disturbance:E({stolen:le.describe(
"Taken by the host of this virtual machine."),foreign:le.describe("Used by processes that are not part of the run.")}).describe("What others\
 took of the run's CPUs, as a share of one CPU.")}),sO=E({at:O().describe("Seconds since the start of the run."),startSeconds:E({base:O().exactOptional(),
head:O().exactOptional()}).describe("From start to the first correct answer."),warmUpSeconds:O(),warmUpCosts:C(le).describe("CPU seconds per\
 answer in each slice of warm-up, the variants added up, where its length was not known beforehand.").exactOptional(),rounds:C(Fj),invalid:C(
E({variant:Ke.nullable(),fault:Sa,log:w().exactOptional()})).describe("What went wrong outside a sample: not ready, died, wrong answer befor\
e or after.")}).describe("One start of all variants of a case.");var ka=["slower","faster"],Vg=["using more CPU","using less CPU"];function Oa(e){return Object.values(e.byStatus).reduce((t,n)=>t+n,0)}function Ps(e,t){
return e===null||!(t>0)?null:e/t}function iO({command:e},t){return e===void 0||e.operations!==null?null:Ps(t,e.runs)}function Bj(e,t){let n=e.
rounds.flatMap(r=>r.samples).filter(r=>r.variant===t).flatMap(r=>r.memory===null?[]:[r.memory]);return n.length===0?null:Math.max(...n)}function Mu(e,t,{
decides:n,ofSession:r=!1}){let o={subject:t,verb:`gives ${t}`,shrunk:"sooner",grown:"later",axis:[`${e} faster`,`${e} slower`],cases:ka},s=`\
Latency ${e}`,i={unit:"s",better:"lower",decides:n,limitable:!0,label:s,words:o},a=Number(e.slice(1))/100;return{name:e,...i,of:"request",per:"\
round",percentile:{share:a,ofSession:r},value:({latencies:l,latency:u})=>l?Xg(l,a):u[e]??null}}var Es={better:"lower",decides:null,limitable:!1},
jj=64*4096;function aO(e,t){return{...Es,name:e,unit:"per request",...t,of:"request",per:"session",value:(r,o)=>{let i=r.rounds.flatMap(c=>c.
samples).filter(c=>c.variant===o&&c.counters?.[e]!==void 0),a=i.reduce((c,{counters:l})=>c+(l?.[e]??0),0);return Ps(a,i.reduce((c,l)=>c+Oa(l),
0))}}}var $e=[{name:"goodput",unit:"requests/s",label:"Requests/s",words:{subject:"speed",verb:"is",shrunk:"slower",grown:"faster",axis:["sl\
ower","faster"],cases:ka},better:"higher",decides:"closed",limitable:!0,column:!0,per:"round",value:e=>e.command?.operations===null?null:Ps(
e.correct,e.wall)},{name:"cpu",unit:"s/request",label:"CPU per request",words:{subject:"CPU per request",verb:"needs",shrunk:"less CPU per r\
equest",grown:"more CPU per request",axis:["less CPU","more CPU"],cases:Vg},better:"lower",decides:"closed",limitable:!1,column:!0,per:"roun\
d",value:e=>Ps(e.cpu.server,Oa(e))},{name:"time",unit:"s",label:"Time per run",words:{subject:"time per run",verb:"takes",shrunk:"less time \
per run",grown:"more time per run",axis:["less time","more time"],cases:ka},better:"lower",decides:"command",limitable:!1,of:"command",per:"\
round",value:e=>iO(e,e.wall)},{name:"cpu-time",unit:"s",label:"CPU per run",words:{subject:"CPU per run",verb:"needs",shrunk:"less CPU per r\
un",grown:"more CPU per run",axis:["less CPU","more CPU"],cases:Vg},better:"lower",decides:"command",limitable:!1,of:"command",per:"round",value:e=>iO(
e,e.cpu.server)},{name:"own-clock",unit:"operations/s",label:"Operations/s by its own clock",words:{subject:"speed by its own clock",verb:"i\
s",shrunk:"slower by its own clock",grown:"faster by its own clock",axis:["slower","faster"],cases:ka},...Es,better:"higher",of:"command",per:"\
round",value:e=>Ps(e.correct,e.command?.seconds??0)},Mu("p50","the median answer",{decides:"open"}),Mu("p90","the slowest tenth of the answe\
rs",{decides:null}),Mu("p95","the slowest twentieth of the answers",{decides:"open"}),{...Mu("p99","the slowest hundredth of the answers",{decides:"\
open",ofSession:!0}),column:!0},{name:"memory",unit:"bytes",label:"Peak memory",words:{subject:"memory",verb:"needs",shrunk:"less memory",grown:"\
more memory",axis:["needs less memory","needs more memory"],cases:["using more memory","using less memory"]},...Es,resolution:jj,per:"sessio\
n",value:Bj},{name:"switches",unit:"per request",label:"Context switches per request",words:{subject:"context switches",verb:"makes",shrunk:"\
fewer context switches",grown:"more context switches",axis:["fewer switches","more switches"],cases:["switching more","switching less"]},...Es,
of:"request",per:"round",value:e=>Ps(e.switches,Oa(e))},aO("io-calls",{label:"Read and write calls per request",words:{subject:"read and wri\
te calls",verb:"makes",shrunk:"fewer read and write calls",grown:"more read and write calls",axis:["fewer calls","more calls"],cases:["calli\
ng the system more","calling the system less"]}}),aO("collections",{label:"Garbage collections per request",words:{subject:"garbage collecti\
ons",verb:"runs",shrunk:"fewer garbage collections",grown:"more garbage collections",axis:["fewer collections","more collections"],cases:["c\
ollecting garbage more","collecting garbage less"]}}),{name:"start-time",unit:"s",label:"Start-up",words:{subject:"start-up time",verb:"take\
s",shrunk:"less time to start",grown:"more time to start",axis:["starts sooner","starts later"],cases:["slower to start","faster to start"]},
...Es,of:"request",per:"session",value:(e,t)=>e.startSeconds[t]??null},{name:"image-size",unit:"bytes",label:"Image size",words:{subject:"im\
age size",verb:"has an image",shrunk:"smaller",grown:"larger",axis:["smaller","larger"],cases:["larger","smaller"]},...Es,per:"build",ofImage:!0,
value:e=>e.imageBytes}];function Iu(e){return[ka,Vg].includes(Ie(e).words.cases)}function zu(e){return $e.filter(({decides:t})=>t===e)}function Kg({
name:e,of:t,decides:n},{loop:r,isCommand:o}){return t==="request"&&o?"of-requests":t==="command"&&!o?"of-commands":o&&r==="closed"&&n==="com\
mand"?"operations":r==="command"&&(n==="closed"||e==="own-clock")?"no-operations":null}function Jg(e,t){let n=r=>e[r.name]!==void 0&&Kg(r,t)===
null;return $e.filter(r=>r.decides===t.loop||n(r))}function Yg(e){return $e.find(t=>t.name===e)}function Ie(e){let t=Yg(e);if(t===void 0)throw new RangeError(
`no metric ${e}`);return t}var lO=10;function uO(e){return Math.ceil(lO/(1-e)-1e-9)}function dO(e){let t=new Map;for(let[n,r]of e.flat())t.set(
n,(t.get(n)??0)+r);return[...t].sort(([n],[r])=>n-r)}var cO=new WeakMap;function Xg(e,t){let n=cO.get(e)??new Map;n.size===0&&cO.set(e,n);let r=n.
get(t);if(r!==void 0)return r;let o=Uj(e,t);return n.set(t,o),o}function Uj(e,t){let n=e.reduce((o,[,s])=>o+s,0);if(n*(1-t)<lO-1e-9)return null;
let r=0;for(let[o,s]of e)if(r+=s,r>=n*t-1e-9)return o;return null}var Zj={stolen:.3,foreign:.6},Gj={stolen:.05,foreign:.25},Hj=.25;function Qg({samples:e=[]}){return e.some(({limits:t})=>t.includes("out-of-\
ports"))}function fO({together:e,order:t}){return e||t.length===1}function ey(e){if(Qg(e))return"out-of-ports";let{stolen:t,foreign:n}=e.disturbance,
r=fO(e)?Zj:Gj;return(t??0)>r.stolen?"steal":(n??0)>r.foreign?"other-programs":null}function Cr(e){let t=ey(e);return t===null?1:fO(e)&&t!=="\
out-of-ports"?Hj:0}function $a(e){return ey(e)!==null}function Ts(e){let t=[];for(let n of e.flatMap(({rounds:r})=>r)){let r=ey(n);if(r===null)
continue;let o=Cr(n)>0,s=t.find(i=>i.source===r&&i.counted===o);s?s.rounds+=1:t.push({source:r,counted:o,rounds:1})}return t}function Lu({source:e,
counted:t,rounds:n}){return{code:"interference",source:e,effect:t?"counted-less":"left-out",rounds:n}}var qj=.9999999999998099,Wj=[676.5203681218851,-1259.1392167224028,771.3234287776531,-176.6150291621406,12.507343278686905,-.13857109526572012,
9984369578019572e-21,15056327351493116e-23];function Cs(e){let t=e-1,n=t+7.5,r=Wj.reduce((o,s,i)=>o+s/(t+i+1),qj);return .5*Math.log(2*Math.
PI)+(t+.5)*Math.log(n)-n+Math.log(r)}function mO(e,t,n){let o=c=>Math.abs(c)<1e-300?1e-300:c,s=1,i=1/o(1-(t+n)*e/(t+1)),a=i;for(let c=1;c<1e4;c++){
let l=c*(n-c)*e/((t+2*c-1)*(t+2*c));i=1/o(1+l*i),s=o(1+l/s),a*=i*s;let u=-(t+c)*(t+n+c)*e/((t+2*c)*(t+2*c+1));if(i=1/o(1+u*i),s=o(1+u/s),a*=
i*s,Math.abs(i*s-1)<1e-15)break}return a}function Vj(e,t,n,r){if(e<=0)return 0;if(t<=0)return 1;let o=Math.exp(Cs(n+r)-Cs(n)-Cs(r)+n*Math.log(
e)+r*Math.log(t));return e<(n+1)/(n+r+2)?o*mO(e,n,r)/n:1-o*mO(t,r,n)/r}function pO(e,t){let n=e*e;return .5*Vj(t/(t+n),n/(t+n),t/2,.5)}function Kj(e,t){
return Cs((t+1)/2)-Cs(t/2)-.5*Math.log(t*Math.PI)-(t+1)/2*Math.log1p(e*e/t)}var Ra=new Map,hO=1e3;function As(e,t){let n=Ra.get(e)?.get(t);if(n!==
void 0)return n;let r=yO(e,t);Ra.size>=hO&&Ra.clear();let o=Ra.get(e)??new Map;return o.size>=hO&&o.clear(),Ra.set(e,o.set(t,r)),r}function yO(e,t){
if(!(e>0&&e<1&&t>0))throw new RangeError(`no t quantile for ${e}, ${t}`);if(e>.5)return-yO(1-e,t);if(e===.5)return 0;let[n,r]=[0,1];for(;pO(
r,t)>e;)[n,r]=[r,r*2];let o=(n+r)/2;for(let s=0;s<200;s++){let i=pO(o,t);i>e?n=o:r=o;let a=Math.exp(Kj(o,t))*o/i,c=o*Math.exp(Math.log(i/e)/
a),l=c>n&&c<r?c:(n+r)/2;if(Math.abs(l-o)<=1e-14*o)return l;o=l}return o}function _a(e){if(e<0)return 1-_a(-e);let t=1/(1+.2316419*e),r=[.31938153,
-.356563782,1.781477937,-1.821255978,1.330274429].reduceRight((o,s)=>(o+s)*t,0);return 1-Math.exp(-e*e/2)/Math.sqrt(2*Math.PI)*r}var gO=200,
Jj=4;function bO(e,t){let n=e-1,r=n/2*Math.log(n/2)+Math.LN2-Cs(n/2),o=a=>Math.exp(r+(n-1)*Math.log(a)-n*a*a/2),[s,i]=[0,0];for(let a=0;a<gO;a++){
let c=(a+.5)*Jj/gO,l=o(c);s+=l*t(c),i+=l}return s/i}function Yj(e){return e.map(t=>({value:t,weight:1}))}function xo(e){return Ea(Yj(e))}function Ea(e){let t=e.toSorted((o,s)=>o.value-s.value),
n=t.reduce((o,{weight:s})=>o+s,0)/2,r=0;for(let[o,{value:s,weight:i}]of t.entries()){if(r+=i,r===n)return(s+(t[o+1]?.value??s))/2;if(r>n)return s}
return null}function We(e){return e.reduce((t,n)=>t+n,0)/e.length}function ty(e){return Ea(e.flatMap((t,n)=>e.slice(n).map(r=>({value:(t.value+r.value)/2,weight:t.weight*r.weight}))))}var wo=4.25,Xj=1-2*wo*
Math.exp(-(wo**2)/2)/Math.sqrt(2*Math.PI)/(2*_a(wo)-1),Qj=20;function ny(e,t,n){let r=t;for(let o=0;o<Qj;o++){let s=wo*r,[i,a]=[0,0];for(let u=0;u<
e.length;u++){let d=e[u];d<-s||d>s||(i+=d*d,a++)}let c=Math.sqrt(i/Math.max(a-n,1)/Xj),l=Math.abs(c-r)<=1e-6*r;if(r=c,l)break}return r}var e2=.6744897501960817;
function wO(e){let t=new Float64Array(Math.max(e.length-1,0));for(let s=0;s<t.length;s++)t[s]=Math.abs(e[s+1]-e[s])/Math.SQRT2;let n=t.slice().
sort(),r=n.lastIndexOf(0)+1,o=n[r+n.length>>1];return o===void 0?0:ny(t,o/e2,0)}function xO(e,t){let n=wo*t,[r,o]=[0,0];for(let s=1;s<e.length;s++){
let[i,a]=[e[s-1],e[s]];Math.abs(i)>n||Math.abs(a)>n||(r+=i*a,o+=(i*i+a*a)/2)}return o>0?r/o:0}function oy(e,t,n,r){return SO(e)&&SO(t)?[{base:e,head:t,weight:n,limited:r}]:[]}function SO(e){return e!==null&&Number.isFinite(e)&&e>0}function t2(e,t){
let n=i=>e.samples.find(a=>a.variant===i),[r,o]=[n("base"),n("head")];if(r===void 0||o===void 0)return[];let s=r.limits.length+o.limits.length>
0;return oy(t.value(r),t.value(o),Cr(e),s)}function So(e,t,n=!1){if(t.per==="build")return[];if(t.per==="session")return oy(t.value(e,"base"),
t.value(e,"head"),1,!1);let r=$O(e),o=({samples:a})=>a.every(({limits:c})=>c.length===0),s=n&&t.limitable?r.filter(o):r,i=kO(s,t);return i?n2(
s,i):s.flatMap(a=>t2(a,t))}function kO(e,t){let n=e.flatMap(o=>o.samples),{percentile:r}=t;return!r||!n.some(({latencies:o})=>o!==void 0)?null:
r.ofSession||n.some(o=>t.value(o)===null)?r:null}function n2(e,t){let n=e.flatMap(s=>s.samples),r=s=>OO(n,t,s),o=e.reduce((s,i)=>s+Cr(i),0)/
e.length;return oy(r("base"),r("head"),o,n.some(({limits:s})=>s.length>0))}function OO(e,{share:t},n){let r=e.filter(o=>o.variant===n);return Xg(
dO(r.map(({latencies:o})=>o??[])),t)}function $O({rounds:e}){return e.filter(t=>Cr(t)>0)}function RO(e){return ty(_O(e))}function _O(e){return e.
map(({base:t,head:n,weight:r})=>({value:Math.log(n/t),weight:r}))}function EO({sessions:e},t,n=!1){return e.flatMap(r=>{let o=So(r,t,n),s=_O(
o),i=We(o.map(({base:a,head:c})=>ry(t,a)+ry(t,c)));return PO(ty(s),s,t,i)})}function Du({sessions:e},t,n){return e.flatMap(r=>{let o=TO(r,t,
n).filter(({value:i})=>i>0),s=o.map(({value:i,weight:a})=>({value:Math.log(i),weight:a}));return PO(Ea(s),s,t,We(o.map(({value:i})=>ry(t,i))))})}
function ry({resolution:e=0},t){return(e/t)**2/12}function PO(e,t,n,r){if(e===null)return[];let o=t.reduce((i,a)=>i+a.weight,0),s=n.per==="r\
ound"&&t.length>1?r2(t,o):null;return[{value:e,weight:o/t.length,spread:s,...r>0&&{rounding:r}}]}function r2(e,t){let n=e.reduce((o,s)=>o+s.
weight*s.value,0)/t;return{squares:e.reduce((o,s)=>o+s.weight*(s.value-n)**2,0),degrees:e.length-1,rounds:e.length}}function vo({sessions:e},t,n){
let r=e.map(o=>Ea(TO(o,t,n)));return xo(r.filter(o=>o!==null))}function TO(e,t,n){if(t.per==="build")return[];let r=(i,a)=>i===null?[]:[{value:i,
weight:a}];if(t.per==="session")return r(t.value(e,n),1);let o=$O(e),s=kO(o,t);return s?r(OO(o.flatMap(i=>i.samples),s,n),1):o.flatMap(i=>i.
samples.filter(a=>a.variant===n).flatMap(a=>r(t.value(a),Cr(i))))}var o2=1.3,vO=4;function CO({sessions:e},t){let n=e.map(l=>So(l,t).map(u=>Math.
log(u.head/u.base))).filter(l=>l.length>0),r=n.reduce((l,u)=>l+u.length-1,0);if(r===0)return null;let o=l=>{let u=We(l);return l.reduce((d,f)=>d+
(f-u)**2,0)},s=n.reduce((l,u)=>l+o(u),0)/r,i=s/We(n.map(l=>l.length)),a=n.length-1,c=(vO*o2*i+o(n.map(We)))/(vO+a);return{round:s,start:Math.
max(0,c-i)}}function Ns({sessions:e}){return e.flatMap(({rounds:t})=>t.flatMap(n=>n.samples))}function Fu({sessions:e}){return e.flatMap(({rounds:t})=>t.
filter(n=>!Qg(n)).flatMap(n=>n.samples))}function AO(e,t){let n=o=>e.filter(s=>s===o).length;return t.filter(o=>e.includes(o)).reduce((o,s)=>o===
null||n(s)>n(o)?s:o,null)}function Pa(e){let t=Fu(e).flatMap(n=>n.bottleneck===null?[]:[n.bottleneck]);return AO(t,["generator","proxy","dep\
endency","server"])}function Bu(e,t){let n=Pa(e);if(n==="generator"||n==="proxy")return`${n}-saturated`;if(n==="dependency"&&t==="closed")return"\
dependency";let r=e.sessions.flatMap(o=>So(o,Ie("goodput")));return r.filter(o=>o.limited).length*2<=r.length?null:sy(e)}function sy(e){return AO(
Fu(e).flatMap(t=>t.limits),bo.options)}function i2(e){return e.sessions.flatMap(t=>[...t.invalid,...t.rounds.flatMap(n=>n.samples.flatMap(({
invalid:r,variant:o})=>r.map(s=>({fault:s,variant:o}))))]).map(({fault:t,variant:n})=>({fault:t,variant:Cu(t)?null:n}))}function a2({fault:e,
variant:t},n){if(e.code!=="command-failed")return{fault:e,variant:t};let o=Ns(n).filter(s=>s.variant===t&&s.invalid.length===0).reduce((s,{command:i})=>s+
(i?.runs??0),0);return{fault:o===0?e:{...e,well:o},variant:t}}function Ht(e){let t=new Map;for(let n of i2(e)){let{variant:r,fault:o}=a2(n,e),
s=JSON.stringify([r,o]);t.set(s,{variant:r,fault:o,times:(t.get(s)?.times??0)+1})}return[...t.values()]}function Ms(e,t){return t.filter(n=>n.
target===e.target)}function iy(e){return["base","head"].filter(t=>e.some(n=>n.variant===t))}function ko(e){let t=r=>e.filter(o=>s2(o.fault,r));
return e.filter(r=>t(r.fault)[0]===r).map(({fault:r})=>{let o=t(r),s=Math.max(...o.map(i=>i.times));return{code:"fault",variants:iy(o),fault:r,
times:s}})}function Oo({what:e,variant:t,target:n,limitSeconds:r,withheld:o}){let s={variant:t,target:n,...r!==void 0&&{limitSeconds:r}};return e===
"build"?{code:"build-failed",...s}:{code:"setup-failed",...s,...o&&{withheld:o}}}function cy(e){return e.code==="died"?e.when==="starting":e.code==="not-ready"?e.runOver!==!0:e.code==="start-failed"||e.code==="prepare-fai\
led"}function c2(e){return Rs(e)?e.afterLoad!==!0:e.code==="command-failed"||e.code==="no-report"||e.code==="died"&&e.when==="before-load"}function l2({
code:e}){return e==="lengths-differ"||e==="framing-differs"}function ly({variant:e,fault:t},{fresh:n}){return e==="base"?cy(t)||n!==void 0&&
c2(t):e===null&&l2(t)&&(n==="scenario"||n==="configuration")}function ay({rounds:e},t){return e.flatMap(({samples:n})=>n.filter(r=>r.variant===
t))}function NO({sessions:e}){return e.some(t=>ay(t,"base").some(({invalid:n})=>n.length===0))}function u2({sessions:e}){return e.some(t=>ay(
t,"base").length===0&&ay(t,"head").some(({invalid:n})=>n.length===0))}function ju(e){let t=Ht(e);return t.length>0&&t.every(n=>ly(n,e))&&!NO(
e)}function MO(e,{failures:t,notices:n}){let r=Ms(e,t),o=Ht(e);if(!(o.every(l=>ly(l,e))&&r.every(dy))||NO(e)||!u2(e))return null;let i=[...r.
map(Oo),...ko(o)],a=r.length>0?"not-built":o.some(({fault:l})=>cy(l))&&"not-started";if(a&&!uy({notices:n}))return null;let c=e.fresh==="con\
figuration"?e.fresh:a||e.fresh;return c===void 0||i.length===0&&c!=="configuration"&&c!=="target"?null:[{code:"head-alone",why:c},...i]}function uy({
notices:e}){return!e.some(t=>t.code==="isolation-changed"&&t.changes.some(({setting:n})=>n==="isolation"))}function dy({variant:e,limitSeconds:t}){
return e==="base"&&t===void 0}function IO(e,t){return e.some(({variant:r})=>r==="head")&&t.fresh!==void 0?e.filter(r=>!ly(r,t)):e}function zO({
cases:e}){return e.some(({findings:t})=>t.some(({code:n})=>n==="head-alone")&&t.some(d2))}function d2(e){return e.code==="build-failed"||e.code===
"setup-failed"||e.code==="fault"&&cy(e.fault)}var v=class extends Error{name="UsageError"},be=class extends Error{name="RunError"},Et=class extends Error{name="Interrupted";signal;constructor(t){
super(`interrupted by ${t}`),this.signal=t}},$n=class extends Error{name="OutOfTime"},Ar=class extends Error{name="DeliveryError"},f2="inter\
rupted; everything it started is gone";function fy(e){return e instanceof Et?f2:[v,be,Ar].some(t=>e instanceof t)?e.message:e instanceof Error?
e.stack??e.message:String(e)}var Pt={done:0,regression:1,usage:2,invalid:3,undelivered:4};function LO(e){return e instanceof Et?DO(e.signal):e instanceof Ar?Pt.undelivered:e instanceof v?Pt.usage:Pt.invalid}function DO(e){return e===
"SIGINT"?130:143}function my(e){if(e.plan.mode==="observe")return Pt.done;let t=o=>e.plan.failOn.includes(o)&&!e.plan.failOn.includes("never"),
n=o=>e.cases.some(s=>s.verdict===o);return n("regression")&&t("regression")?Pt.regression:m2(e)||(n("invalid")||e.failures.some(({variant:o})=>o===
"head"))&&t("invalid")?Pt.invalid:n("inconclusive")&&t("inconclusive")?Pt.regression:Pt.done}function m2(e){let t=r=>r.includes("head")&&!r.
includes("base"),n=r=>e.failures.filter(o=>o.target===r).map(o=>o.variant);return e.cases.some(r=>t(r.brokenIn))||e.failures.some(r=>t(n(r.target)))}
function Uu({signal:e,judged:t,runError:n=!1}){return e!==void 0?DO(e):n?Pt.invalid:t===void 0?Pt.done:my(t)}import{copyFileSync as fU,existsSync as Iy,readFileSync as mU,rmSync as pU,statSync as hU,utimesSync as gU}from"node:fs";import{join as Ia,resolve as od}from"node:path";var p2=/\b((?:https?|ftps?|socks\w*)(?:\+\w+)?:\/\/)[^\s/@"',]+@/gi,h2=/\b([a-z][a-z0-9+.-]*:\/\/)[^\s/@:]*:[^\s/@]+@/gi;function $o(e){return e.
replace(p2,"$1").replace(h2,"$1")}var g2=/token|passw(?:or)?d|passphrase|secret|credential|(?:^|_)auth(?:$|_)|_?auth(?:token|ident)?$|apikey|(?:api|access|private|signing|encryption|deploy|master)_?key|^BUNDLE_(?!(?:BUILD|LOCAL)__).+__/i,
y2=[/\b(?:https?|ftps?|socks\w*)(?:\+\w+)?:\/\/[^\s/@"',]+@/i,/\b[a-z][a-z0-9+.-]*:\/\/[^\s/@:]*:[^\s/@]+@/i,/(?:password|passwd|passphrase|secret|token|_auth\w*|api_?key)["']?\s*[=:]\s*\S/i,
/-----BEGIN [A-Z ]*PRIVATE KEY/,/\b(?:gh[pousr]_\w{20,}|github_pat_\w{20,}|glpat-[\w-]{20,}|npm_[A-Za-z0-9]{30,}|(?:AKIA|ASIA)[A-Z0-9]{16}|xox[abprs]-[\w-]{10,})/];
function py(e){return g2.test(e)}function Zu(e,t){return py(e)||y2.some(n=>n.test(t))}import{execFileSync as Z2,spawn as f$}from"node:child_process";import{closeSync as c$,constants as l$,fchownSync as G2,globSync as H2,lstatSync as q2,
mkdtempDisposableSync as W2,openSync as u$,rmSync as V2}from"node:fs";import{Socket as K2}from"node:net";import{tmpdir as Ry}from"node:os";import{
join as _y}from"node:path";import{delimiter as FO,isAbsolute as b2}from"node:path";var hy=[{of:"the machine",names:["PATH","HOME","USER","LOGNAME","SHELL","TERM","TZ","TMPDIR","LANG","LANGUAGE","LC_*","XDG_CACHE_HOME","XDG_\
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
X_PATH","NIX_PROFILES","PIXI_*","PROTO_HOME","RYE_HOME","JENV_*"]}],w2=["BUNDLE_GEMFILE","CARGO_BUILD_BUILD_DIR","CARGO_BUILD_TARGET_DIR","C\
ARGO_INSTALL_ROOT","CARGO_MANIFEST_DIR","CARGO_TARGET_DIR","CMAKE_INSTALL_PREFIX","MAVEN_PROJECTBASEDIR","NPM_CONFIG_LOCAL_PREFIX","npm_conf\
ig_local_prefix","NPM_CONFIG_PREFIX","npm_config_prefix","PDM_PROJECT","PIP_PREFIX","PIP_ROOT","PIP_TARGET","PIPENV_PIPFILE","PIPENV_PROJECT\
_DIR","UV_PROJECT","UV_PROJECT_ENVIRONMENT","UV_WORKING_DIRECTORY","CABAL_BUILDDIR","JULIA_LOAD_PATH","JULIA_PROJECT","MESON_BUILD_ROOT","ME\
SON_SOURCE_ROOT","NX_CACHE_DIRECTORY","NX_WORKSPACE_ROOT","PIXI_PROJECT_MANIFEST","PIXI_PROJECT_ROOT","RENV_PROJECT","REBAR_BASE_DIR","SHARD\
S_INSTALL_PATH","STACK_WORK","STACK_YAML","TURBO_CACHE_DIR","ZIG_LOCAL_CACHE_DIR"],gy=/^(?:GITHUB|ACTIONS|RUNNER|INPUT)(?:[_.-]|$)/i;function Ro(e,t){return e.some(n=>n.endsWith("*")?x2(n.slice(0,-1),t):n===t)}function x2(e,t){return t.startsWith(e)&&!w2.includes(t)}function yy(e,t,n=[]){
return gy.test(e)?"runner":Ro(n,e)||hy.some(({names:o})=>Ro(o,e))?Zu(e,t)?"credentials":null:"unlisted"}function Ta(e){return e.split(FO).filter(
t=>b2(t)).join(FO)}function Is(e,t,n){let r=Object.entries(e).filter(([s,i])=>i!==void 0&&yy(s,i,t)===null),o=Object.fromEntries(r);return o.
PATH!==void 0&&(o.PATH=Ta(o.PATH)),{...o,...n}}var S2=["PATH","HOME","USER","LOGNAME","LANG","LANGUAGE","TZ","TMPDIR","TERM","SSL_CERT_FILE","SSL_CERT_DIR","NODE_EXTRA_CA_CERTS","CARGO_HT\
TP_CAINFO","REQUESTS_CA_BUNDLE","CURL_CA_BUNDLE","PIP_CERT","http_proxy","https_proxy","no_proxy","HTTP_PROXY","HTTPS_PROXY","NO_PROXY","GOP\
ATH","GOCACHE","GOMODCACHE","GOPROXY","GOFLAGS","GOROOT","GOTOOLCHAIN","CARGO_HOME","RUSTUP_HOME","RUSTUP_TOOLCHAIN","JAVA_HOME","MAVEN_OPTS",
"GRADLE_USER_HOME","PYENV_ROOT","XDG_CACHE_HOME","XDG_DATA_HOME","NVM_DIR","COREPACK_HOME","DOTNET_ROOT"],Gu=["DOCKER_HOST","DOCKER_CONTEXT",
"DOCKER_TLS","DOCKER_TLS_VERIFY","DOCKER_CERT_PATH","DOCKER_CONFIG"],v2=[...Gu,"DOCKER_API_VERSION","DOCKER_AUTH_CONFIG","DOCKER_BUILDKIT","\
DOCKER_DEFAULT_PLATFORM","BUILDX_BUILDER","BUILDX_CONFIG","BUILDKIT_HOST","SSH_AUTH_SOCK","XDG_CONFIG_HOME","XDG_RUNTIME_DIR"],k2=["ACTIONS_\
RUNTIME_TOKEN","ACTIONS_RESULTS_URL","ACTIONS_CACHE_URL","ACTIONS_CACHE_SERVICE_V2"],O2=/^(GIT_(CONFIG_(GLOBAL|SYSTEM|NOSYSTEM|COUNT|(KEY|VALUE)_\d+)|EXEC_PATH|SSH|SSH_COMMAND|SSH_VARIANT|SSL_\w+|CEILING_DIRECTORIES|DISCOVERY_ACROSS_FILESYSTEM)|XDG_CONFIG_HOME|SSH_AUTH_SOCK)$/;
function by(e){return S2.includes(e)||e.startsWith("LC_")}function oe(e,t={}){let n=Hu(e,Object.keys(e).filter(by));return n.PATH!==void 0&&
(n.PATH=Ta(n.PATH)),{...n,...t}}function Hu(e,t){return Object.fromEntries(t.flatMap(n=>e[n]===void 0?[]:[[n,e[n]]]))}function bt(e){return{
...oe(e),...Hu(e,v2)}}function BO(e){return{...bt(e),...Hu(e,k2)}}function jO(e){return{...oe(e),...Hu(e,Object.keys(e).filter(t=>O2.test(t)))}}import{stripVTControlCharacters as $2}from"node:util";var R2=/(?![\t\n]|\uFE0F)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu,
_2=new RegExp("(\\p{M}{4})\\p{M}+","gu");function qu(e){return $2(e.replace(/\r\n?/g,`
`)).replace(R2,"").replace(_2,"$1")}function W(e){return qu(e).replace(/\s+/g," ").trim()}function ge(e,t){return e.length<=t?e:`${e.slice(0,
t-1).replace(/[\uD800-\uDBFF]$/,"").trimEnd()}\u2026`}var ZO=e=>ge(W(e),200),UO=3,E2=/\b(?:error|fatal|cannot|could not|panic)\b.{12}/i;function tr(e,t=12){
let n=qu(e).split(`
`).filter(i=>i.trim()!==""),r=n.slice(-Math.max(1,t-UO-1)),o=n.slice(0,-r.length).filter(i=>E2.test(i)&&!r.includes(i));return(n.length<=t||
o.length===0?n.slice(-t):[...o.slice(0,UO),"\u2026",...r]).map(i=>ge(i,300)).join(`
`)}var P2={"&":"&amp;","<":"&lt;",">":"&gt;",'"':"&quot;","'":"&#39;"};function J(e){return qu(e).replace(/[&<>"']/g,t=>P2[t]??"")}function De(e){
return J(W(e))}function Te(e){return W(e).replace(/@(?=\w)|#(?=\d)|\b(?:GH-|www)(?=[.\d])/gi,"$&\u2060").replace(/[&<>`|*_~[\]\\#@$]|:(?=\S)/g,
t=>`&#${t.charCodeAt(0)};`)}function qt(e){return`<code>${Te(e)}</code>`}var T2=/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;function Wu(e){return e.
replaceAll(T2,t=>{let n=t.codePointAt(0).toString(16);return n.length>4?`\\u{${n}}`:`\\u${n.padStart(4,"0")}`})}function z(e){return`"${Wu(e.
length>60?`${e.slice(0,57)}...`:e)}"`}function Vu(e){return e.replace(/^([^\w\r\n]*?):(?=:)/gm,"$1:\u2060").replaceAll("##[","##\u2060[")}function Ku(e,{
GITHUB_ACTIONS:t}){return t==="true"?Vu(e):e}var Ca=e=>e!==void 0&&e!==""&&e!=="0";function qO(e=process.env){return Ca(e.LOADGATE_DEBUG)||Ca(e.RUNNER_DEBUG)}function Aa(e=process.env){
return Ca(e.LOADGATE_KEEP_TEMP)}var WO=new Map;function VO(e,t){WO.set(e,t)}function GO(e){if(!qO())return;let t=[...WO.values()].reduce((n,r)=>r(
n),e);process.stderr.write(Ku(`debug: ${t}
`,process.env))}var HO=0;function Ju(e,t){if(!qO())return()=>{};HO+=1;let n=HO,r=performance.now();return GO(`#${n} ${e.map(C2).join(" ")} (\
in ${t})`),o=>GO(`#${n} ${o} after ${((performance.now()-r)/1e3).toFixed(3)} s`)}function C2(e){return/^[\w@%+=:,./-]+$/.test(e)?e:new RegExp(
"\\p{Cc}","u").test(e)?`$'${A2(e)}'`:`'${e.replaceAll("'","'\\''")}'`}function A2(e){return e.replaceAll(/[\\']/g,"\\$&").replaceAll(new RegExp(
"\\p{Cc}","gu"),t=>`\\x${t.charCodeAt(0).toString(16).padStart(2,"0")}`)}import{closeSync as YO,openSync as XO,readdirSync as N2,readFileSync as M2,readlinkSync as wy,readSync as QO,realpathSync as I2}from"node:fs";
import{basename as z2}from"node:path";function Z(e){return Nr(()=>M2(e,"utf8"))}function Yu(){let e=/^Max open files\s+\S+\s+(\d+)/m.exec(Z(
"/proc/self/limits")??"")?.[1];return e===void 0?Number.POSITIVE_INFINITY:Number(e)}function ut(e){return Xu(Z(`/proc/${e}/stat`))}function Xu(e){
return zs(e,22)}function zs(e,t){return e?.slice(e.lastIndexOf(")")+2).split(" ")[t-3]??null}function Ls(e){let t=[e];for(let n of t)for(let r of td(
`/proc/${n}/task`)){let o=Z(`/proc/${n}/task/${r}/children`)??"";for(let s of o.split(" "))s&&t.push(Number(s))}return t}function Ds(e){return Sy().
filter(t=>Z(`/proc/${t}/environ`)?.split("\0").includes(e))}function xy(e){return Sy().filter(t=>{let n=Z(`/proc/${t}/status`)??"";return(/^Uid:\s*(.*)$/m.
exec(n)?.[1]?.split(/\s+/)??[]).includes(String(e))&&!/^State:\s*Z/m.test(n)})}function Qu(e){let t=`${Nr(()=>I2(e))??e}/`;return Sy().filter(
n=>`${(Nr(()=>wy(`/proc/${n}/cwd`))??"").replace(/ \(deleted\)$/,"")}/`.startsWith(t)&&zs(Z(`/proc/${n}/stat`),7)==="0")}function Sy(){return td(
"/proc").filter(e=>/^\d+$/.test(e)&&e!==String(process.pid)).map(Number)}function Rn(e){let t=new Map,n=0;for(let r of e)for(let o of td(`/p\
roc/${r}/task`)){let s=Z(`/proc/${r}/task/${o}/schedstat`);s&&t.set(`${r}/${o}`,Number(s.split(" ")[0])/1e9);let i=Z(`/proc/${r}/task/${o}/s\
tatus`)??"";for(let[,a]of i.matchAll(/^(?:non)?voluntary_ctxt_switches:\s*(\d+)/gm))n+=Number(a)}return{cpu:t,switches:n}}function e$(e){let t=e.
map(r=>{let o=Z(`/proc/${r}/io`);return o===null&&ut(r)===null?0:L2(o)}),n=t.filter(r=>r!==null);return n.length===0||n.length<t.length?null:
n.reduce((r,o)=>r+o,0)}function L2(e){let t=[...(e??"").matchAll(/^sysc[rw]: (\d+)$/gm)].map(([,n])=>Number(n));return t.length===2?t.reduce(
(n,r)=>n+r,0):null}function Mr(e){return Nr(()=>z2(wy(`/proc/${e}/exe`)))}function t$(e,t){return Nr(()=>{let n=XO(`/proc/${e}/exe`,"r");try{
let r=Buffer.alloc(t);return r.subarray(0,QO(n,r,0,t,0))}finally{YO(n)}})}function Fs(e){let t=/^NSpid:.*?(\d+)$/m.exec(Z(`/proc/${e}/status`)??
"")?.[1];return t===void 0?null:Number(t)}var D2=[14,15,16,17];function Ir(e){let n=e.map(r=>Z(`/proc/${r}/stat`)).filter(r=>r!==null).flatMap(
r=>D2.map(o=>Number(zs(r,o))));return n.length===0?null:n.reduce((r,o)=>r+o,0)/100}function n$(e){let t=/^VmHWM:\s*(\d+) kB/m.exec(Z(`/proc/${e}\
/status`)??"")?.[1];return t===void 0?null:Number(t)*1024}function r$(e){return vy(Z(`/proc/${e}/net/snmp`))}function vy(e){let t=(e??"").split(
`
`).filter(s=>s.startsWith("Tcp:")),[n,r]=t.map(s=>s.split(" ")),o=r?.[n?.indexOf("PassiveOpens")??-1];return o===void 0?null:Number(o)}function o$(e="\
self"){return[Z(`/proc/${e}/net/tcp`)??"",Z(`/proc/${e}/net/tcp6`)??""]}function s$(e,t){let n=e.flatMap(o=>i$(o).flatMap(s=>{let[,i="",a="",
,,,,,,c="0"]=s.trim().split(/\s+/);return a===""?[]:[{here:KO(i),there:KO(a),inode:c}]})),r=new Set(n.map(({here:o,there:s})=>`${o} ${s}`));
return n.flatMap(({here:o,there:s,inode:i})=>{let a=Number.parseInt(s.slice(s.indexOf(":")+1),16);return t.has(a)&&i!=="0"&&r.has(`${s} ${o}`)?
[{to:a,inode:i}]:[]})}var F2=" 06 ";function i$(e){return e.split(`
`).slice(1).filter(t=>!t.includes(F2))}function KO(e){return e.replace(/^0{16}FFFF0000/,"")}function ed(e){return ky([JO(`/proc/${e}/net/tcp`),
JO(`/proc/${e}/net/tcp6`)])}var B2=65536;function JO(e){return Nr(()=>{let n=XO(e,"r");try{let r=Buffer.alloc(B2),o="";for(let s=-1;s!==0&&j2(
o);)s=QO(n,r),o+=r.toString("latin1",0,s);return o}finally{YO(n)}})??""}function j2(e){return e.split(`
`).slice(1,-1).every(n=>n.includes(` ${a$} `))}var a$="0A";function ky(e){return e.flatMap(t=>i$(t).flatMap(n=>{let[,r="",,o,,,,,,s="0"]=n.trim().
split(/\s+/),[i="",a=""]=r.split(":");return o===a$?[{host:U2(i),port:Number.parseInt(a,16),inode:s}]:[]}))}function U2(e){let t=(e.match(/.{8}/g)??
[]).flatMap(r=>(r.match(/../g)??[]).toReversed().map(o=>Number.parseInt(o,16)));if(t.length===4)return t.join(".");let n=Array.from({length:t.
length/2},(r,o)=>((t[2*o]??0)<<8|(t[2*o+1]??0)).toString(16));return new URL(`http://[${n.join(":")}]`).hostname.slice(1,-1)}function Na(e){let t=new Set;for(let n of e)for(let r of td(`/proc/${n}/fd`)){let o=/^socket:\[(\d+)\]$/.exec(Nr(()=>wy(`/proc/${n}/fd/${r}`))??
"")?.[1];o!==void 0&&t.add(o)}return t}function Oy(){let e=/^oom_kill (\d+)$/m.exec(Z("/proc/vmstat")??"")?.[1];return e===void 0?null:Number(
e)}function _o(e){return $y(Z("/proc/stat"),e)}function $y(e,t){let n=(e??"").split(`
`),r={idle:0,stolen:0,busy:0};for(let o of t){let s=n.find(h=>h.startsWith(`cpu${o} `))?.split(" ");if(!s)return null;let[i=0,a=0,c=0,l=0,u=0,
d=0,f=0,m=0]=s.slice(1).map(h=>Number(h)/100);r.idle+=l+u,r.stolen+=m,r.busy+=i+a+c+d+f}return r}function td(e){return Nr(()=>N2(e))??[]}function Nr(e){
try{return e()}catch{return null}}var J2=500,nd=8*1024*1024;async function V(e,t){t.signal?.throwIfAborted();let n=Ju(e,t.cwd),{child:r,...o}=Y2(e,t);t.started?.(r);let s=!1,
i=()=>Bs(r.pid,"SIGTERM"),a=setTimeout(()=>{s=!0,Bs(r.pid,"SIGKILL")},(t.timeoutSeconds??60)*1e3),c,l=()=>{i(),c=setTimeout(()=>Bs(r.pid,"SI\
GKILL"),3e3)};t.signal?.addEventListener("abort",l,{once:!0});let u={stdout:"",stderr:""},{take:d}=t;d&&o.stdout?.on("data",m=>d(m)||i());for(let m of d?
["stderr"]:["stdout","stderr"])o[m]?.setEncoding("utf8"),o[m]?.on("data",h=>{u[m]+=h,u[m].length>2*nd&&(u[m]=u[m].slice(-nd)),t.output?.(h)});
t.input!==void 0&&(r.stdin?.on("error",()=>{}),r.stdin?.end(t.input));let f=await new Promise(m=>{r.once("error",y=>m({code:null,signal:null,
stdout:"",stderr:y.message,missing:y.code==="ENOENT"||y.code==="EACCES",timedOut:!1}));let h=()=>{let{exitCode:y,signalCode:b}=r,[x,S]=[u.stdout.
slice(-nd),u.stderr.slice(-nd)];m({code:y,signal:b,stdout:x,stderr:S,missing:!1,timedOut:s})},p=3,g=()=>{p-=1,p===0&&h()};for(let y of[o.stdout,
o.stderr])y?.once("close",g);r.once("exit",g),r.once("exit",()=>setTimeout(h,J2).unref())});return n(m$(f)),o.stdout?.destroy(),o.stderr?.destroy(),
clearTimeout(a),clearTimeout(c),t.signal?.removeEventListener("abort",l),t.signal?.throwIfAborted(),f}function Y2(e,t){let n={cwd:t.cwd,env:t.
env,detached:!0,...Ey(t.user)},r=t.input===void 0?"ignore":"pipe";if(t.untrusted)return Py(e,n,r);let[o,...s]=e,i=f$(o,s,{...n,stdio:[r,"pip\
e","pipe"]});return{child:i,stdout:i.stdout,stderr:i.stderr}}function Ey(e){return e?{uid:e.uid,gid:e.gid}:{}}async function js(e,t){let n=await V(
e,t);if(n.code===0)return n.stdout;throw new Error(`${e.join(" ")}: ${se(n)}`)}function se(e){if(e.missing)return`not found or not executable (${e.stderr})`;if(e.timedOut)return"took too long and was ended";let t=_n(e.stderr||
e.stdout,5),n=m$(e);return t?`${n}: ${t}`:n}function m$({missing:e,timedOut:t,signal:n,code:r}){return e?"not found or not executable":t?"to\
ok too long and was ended":n?`ended by ${n}`:`exit code ${r}`}function Bs(e,t){e!==void 0&&et(-e,t)}function et(e,t){try{process.kill(e,t)}catch{}}
function _n(e,t){return e.trimEnd().split(`
`).filter(n=>n.trim()!=="").slice(-t).join(`
`)}function Py(e,t,n="ignore"){let[r,...o]=e,s=d$(),i=d$();if(t.uid!==void 0)for(let{writer:a}of[s,i])G2(a,t.uid,t.gid??t.uid);try{return{child:f$(
r,o,{...t,stdio:[n,s.writer,i.writer]}),stdout:s.reader,stderr:i.reader}}catch(a){throw s.reader.destroy(),i.reader.destroy(),a}finally{c$(s.
writer),c$(i.writer)}}var Ty="pipes-",X2=new RegExp(`^${Ty}(?<pid>\\d+)-(?<started>\\d+)-`);function p$(){for(let e of H2(`${Ty}*`,{cwd:Ry()})){
let{pid:t,started:n}=X2.exec(e)?.groups??{};if(t===void 0||ut(Number(t))===n)continue;let r=_y(Ry(),e),{uid:o}=q2(r,{throwIfNoEntry:!1})??{};
o===process.getuid?.()&&V2(r,{recursive:!0,force:!0})}}function d$(){var o=[];try{let e=G(o,W2(_y(Ry(),`${Ty}${process.pid}-${ut(process.pid)}\
-`)));let t=_y(e.path,"pipe");let n={cwd:e.path,env:oe(process.env)};Z2("mkfifo",["-m","600",t],{...n,stdio:"ignore",timeout:1e4});let r=u$(
t,l$.O_RDONLY|l$.O_NONBLOCK);return{reader:new K2({fd:r,readable:!0,writable:!1}),writer:u$(t,"w")}}catch(s){var i=s,a=!0}finally{K(o,i,a)}}var Q2={GIT_TERMINAL_PROMPT:"0",LC_ALL:"C",GIT_PAGER:"cat",GIT_OPTIONAL_LOCKS:"0",GIT_LFS_SKIP_SMUDGE:"1"},h$=[["core.hooksPath","/dev/null"],
["core.fsmonitor","false"],["log.showSignature","false"],["protocol.ext.allow","never"],["safe.bareRepository","explicit"]],Cy="git was not \
found; install it (apt-get install git)";async function we(e,t,{filters:n=[],...r}={}){let o=await g$(e);if(o.missing)throw new v(Cy);if(o.code!==
0&&o.code!==1)return o;let s=[...new Set([...y$(o),...n])].flatMap(tU);return b$(e,t,[...h$,...s],r)}async function rd(e){return y$(await g$(
e))}function g$(e){return b$(e,["config","-z","--name-only","--get-regexp","^filter\\..*\\."],h$)}function y$({stdout:e}){let t=e.split("\0").
filter(Boolean);return[...new Set(t.map(n=>n.slice(7,n.lastIndexOf("."))))]}function b$(e,t,n,{env:r,...o}={}){return V(["git","-C",e,...t],
{cwd:"/",timeoutSeconds:120,...o,env:{...eU(jO(process.env),n),...Q2,...r}})}function eU(e,t){let n=Number(e.GIT_CONFIG_COUNT)||0;return{...e,
GIT_CONFIG_COUNT:String(n+t.length),...Object.fromEntries(t.flatMap(([r,o],s)=>[[`GIT_CONFIG_KEY_${n+s}`,r],[`GIT_CONFIG_VALUE_${n+s}`,o]]))}}
function tU(e){return[[`filter.${e}.clean`,""],[`filter.${e}.smudge`,""],[`filter.${e}.process`,""],[`filter.${e}.required`,"false"]]}import{copyFileSync as nU,existsSync as v$,mkdirSync as rU,readFileSync as oU,rmSync as w$,writeFileSync as Ma}from"node:fs";import{join as dt,
resolve as sU}from"node:path";async function Ny(e){let[t,n]=await Promise.all(["--git-dir","--git-common-dir"].map(o=>we(e,["rev-parse",o]))),r=o=>sU(e,o.replace(/\n$/,""));
return{own:r(t?.stdout??""),common:r(n?.stdout??"")}}async function k$(e,t,n){let r=await Ny(e),o=dt(n,".git");for(let s of["objects/info","\
objects/pack","refs","hooks","info"])rU(dt(o,s),{recursive:!0});Ma(dt(o,"HEAD"),`${t}
`),Ma(dt(o,"objects/info/alternates"),`${iU(dt(r.common,"objects"))}
`),Ma(dt(o,"packed-refs"),await cU(e)),Ma(dt(o,"config"),dU(await uU(e,t)));for(let s of["shallow","info/grafts","info/attributes","info/exc\
lude"])x$(dt(r.common,s),dt(o,s));return x$(dt(r.own,"info/sparse-checkout"),dt(o,"info/sparse-checkout")),r}function iU(e){return/^["#]|\n/.
test(e)?Ay(e):e}function Ay(e){return`"${e.replaceAll(/["\\]/g,"\\$&").replaceAll(`
`,"\\n").replaceAll("	","\\t")}"`}function x$(e,t){v$(e)&&nU(e,t)}var aU=/^refs\/(?:stash$|bisect\/|worktree\/|rewritten\/)/;async function cU(e){
let{stdout:t}=await we(e,["for-each-ref","--format=%(objectname) %(refname)"]);return t.split(`
`).filter(o=>/^[0-9a-f]{40,} refs\//.test(o)).filter(o=>!aU.test(o.slice(o.indexOf(" ")+1))).map(o=>`${o}
`).join("")}var lU=/^(?:core\.(?:autocrlf|eol|safecrlf|filemode|symlinks|ignorecase|precomposeunicode|abbrev|longpaths|sparsecheckout|sparsecheckoutcone)|user\.(?:name|email)|remote\..+\.(?:url|fetch|promisor|partialclonefilter)|extensions\.partialclone)$/s,
S$=/^remote\..+\.(?:url|fetch)$/s;async function uU(e,t){let{stdout:n}=await we(e,["config","-z","--list"]),r=n.split("\0").flatMap(l=>{let[
,u,d="true"]=/^([^\n]+)(?:\n(.*))?$/s.exec(l)??[];return u!==void 0&&lU.test(u)?[[u,d]]:[]}),o=t.length===64?[["extensions.objectformat","sh\
a256"]]:[],s=new Map(r),a=[...r.filter(([l])=>S$.test(l)),...[...s].filter(([l])=>!S$.test(l))].map(([l,u])=>[l,l.endsWith(".url")?$o(u):u]);
return[["core.repositoryformatversion",[...o,...a].some(([l])=>l.startsWith("extensions."))?"1":"0"],["core.bare","false"],...o,...a]}function dU(e){
return e.map(([t,n])=>{let[r="",o=""]=[t.slice(0,t.indexOf(".")),t.slice(t.lastIndexOf(".")+1)],s=t.slice(r.length+1,Math.max(r.length+1,t.length-
o.length-1));return`[${r}${s===""?"":` ${Ay(s)}`}]
	${o} = ${Ay(n)}
`}).join("")}async function My(e){let{stdout:t}=await we(e,["config","--get-regexp","^remote\\..*\\.promisor$","true"]);return/^remote\.(.+)\.promisor /m.
exec(t)?.[1]??null}async function O$(e){let t=dt(e,".git");if(!v$(t)||await My(e)!==null)return;let n=dt(t,"packed-refs"),r=oU(n,"utf8").split(
`
`);Ma(n,r.flatMap(s=>/ refs\/tags\//.test(s)?[`${s}
`]:[]).join("")),(await we(e,["-c","pack.threads=1","repack","-a","-d","-q"],{timeoutSeconds:600})).code===0&&(w$(dt(t,"objects/info/alterna\
tes")),w$(dt(t,"index"),{force:!0}),await we(e,["read-tree","HEAD"]))}async function En(e,t,n={}){let r=await Eo(e,t,{timeoutSeconds:600,...n});if(r.code===0)return r.stdout.trim();throw new Error(`git ${t.join(
" ")}: ${se(r)}`)}var yU=/^fatal: could not fetch [0-9a-f]+ from promisor remote/m;async function Eo(e,t,n={}){let r=await we(e,t,n);if(r.code===
0||!yU.test(r.stderr))return r;let o=await My(e)??"origin",[s=""]=r.stderr.replace(/^remote: .*\n/gm,"").split(`
`);throw new be(`${e} is a partial clone (git clone --filter), and git could not fetch the missing files from ${o}: ${$o(s)}
Fetch everything first: git fetch --refetch --no-filter ${o}; with actions/checkout leave out filter, or persist-credentials: false`)}async function sd(e){
let t=await we(e,["rev-parse","--show-toplevel"]);if(t.code!==0){if(/dubious ownership/.test(t.stderr))throw new v(bU(t,e));if(/bare repository|must be run in a work tree/.
test(t.stderr))throw new v(`${od(e)} is a bare repository, which has no files to build; run loadgate in a checkout of it (git clone, or git \
worktree add)`);let n=/not a git repository/.test(t.stderr)?"":`: ${se(t)}`;throw new v(`${od(e)} is not inside a git repository${n}; run lo\
adgate in a checkout of your project`)}return{top:t.stdout.trim()}}function bU({stderr:e},t){let n=/ownership in repository at '(.*)'/.exec(
e)?.[1]??od(t);return`git does not read ${n}, since it belongs to another user, who could have git run programs; if you trust it, run git co\
nfig --global --add safe.directory '${n}' as the user that runs loadgate, or give it to that user (chown -R)`}async function R$(e){let t=await we(
e,["rev-parse","--show-toplevel"]);return t.code===0?{top:t.stdout.trim()}:null}async function _$({top:e},t){let n=await we(e,["remote","get\
-url","--",t]);return n.code===0?n.stdout.trim():null}async function id({top:e},t){let n=await Eo(e,["log","-1","--no-show-signature","--for\
mat=%s","--end-of-options",t]);return n.code===0?n.stdout.trim():null}async function Wt({top:e},t){let n=await we(e,["rev-parse","--verify",
"--quiet","--end-of-options",`${t}^{commit}`]);return n.code===0?n.stdout.trim():null}var wU=["","refs/","refs/tags/","refs/heads/","refs/re\
motes/"];async function E$({top:e},t,n){let[r=""]=t.split(/[~^]/,1);if(r===""||/@\{|:/.test(r))return t;let o=/^[0-9a-f]+$/i.test(r);if(o&&r.
length===n.length)return null;let s=wU.map(l=>l+r),i=await we(e,["for-each-ref","--format=%(refname)","--",...s]),a=new Set(i.stdout.split(`\

`)),c=s.find(l=>a.has(l));return c!==void 0?c.startsWith("refs/tags/")?null:c:o||/-g[0-9a-f]{4,}$/i.test(r)?null:t}async function ad({top:e}){
return(await we(e,["rev-parse","--is-shallow-repository"])).stdout.trim()==="true"}async function P$(e){let{top:t}=e,{common:n}=await Ny(t),
r=i=>{let a=Ia(n,i);return Iy(a)?mU(a,"utf8").split(`
`).filter(Boolean):[]},o=(await we(t,["replace","--list"])).stdout.split(`
`).filter(Boolean),s=r("info/grafts").some(i=>!i.startsWith("#"));return{shallow:r("shallow"),replaced:o,grafts:s?Ia(n,"info/grafts"):null}}
async function cd({top:e},t,n){let r=await Eo(e,["merge-base","--end-of-options",t,n]);return r.code===0?r.stdout.trim():null}function zy({top:e},t){
return En(e,["rev-parse",`${t}^{tree}`])}async function ld({top:e},t,n){return(await En(e,["diff",...["--name-only","--no-renames","--ignore\
-submodules=none","--no-relative","-z"],t,n,"--"])).split("\0").filter(s=>s!=="")}async function T$({top:e},t,n,r){if(r.length===0)return[];
let o=r.flatMap(l=>[t,n].map(u=>`${u}:${l}
${$$}
`)),i=await we(e,["cat-file","--batch-check=%(objectname)","--follow-symlinks"],{input:o.join("")}),c=i.stdout.replaceAll(`${t}:`,"").replaceAll(
`${n}:`,"").split(`${$$} missing
`);return i.code===0?r.filter((l,u)=>c[2*u]!==c[2*u+1]):[...r]}var $$="loadgate:between";async function C$({top:e},t,n){return(await En(e,["\
rev-list","--first-parent","--reverse",`${t}..${n}`,"--"])).split(`
`).filter(Boolean)}async function A$({top:e},t,n){let r=await Eo(e,["ls-tree","-z","--name-only",`${t}:${n}`]);return r.code===0?r.stdout.split("\0").filter(Boolean):
[]}async function Je({top:e},t,n){let r=await Eo(e,["show",`${t}:${n}`]);return r.code===0?r.stdout:null}var xU={12e4:"a symbolic link",16e4:"a\
 submodule","040000":"a folder"};async function N$({top:e},t,n){let r=await Eo(e,["--literal-pathspecs","ls-tree","-z",t,"--",n]);return xU[r.
stdout.slice(0,6)]??null}async function M$(e,t,n){let{top:r}=e,o=await En(r,["rev-parse","HEAD"]),s=Ia(t,"index"),i=od(r,await En(r,["rev-pa\
rse","--git-path","index"]));Iy(i)&&SU(i,s);let a={GIT_INDEX_FILE:s};try{let c=await I$(r),l=await Eo(r,["add","--all"],{env:a,filters:c,timeoutSeconds:600,
...n&&{signal:n}});if(l.code!==0)throw new be(`git could not read the working tree (git add: ${se(l)}); correct that file or its .gitattribu\
tes, or name what is committed: --head HEAD`);let u=await En(r,["write-tree"],{env:a});return u===await zy(e,o)?o:await En(r,["commit-tree",
u,"-p",o,"-m","Working tree"],{env:{...a,...{GIT_AUTHOR_NAME:"loadgate",GIT_AUTHOR_EMAIL:"loadgate@localhost",GIT_COMMITTER_NAME:"loadgate",
GIT_COMMITTER_EMAIL:"loadgate@localhost"}}})}finally{pU(s,{force:!0})}}async function I$(e){let{stdout:t}=await we(e,["ls-files","-z","--sta\
ge"]),n=t.split("\0").flatMap(o=>/^160000 [^\t]*\t(.+)$/s.exec(o)?.[1]??[]),r=[];for(let o of n.map(s=>Ia(e,s)).filter(s=>Iy(Ia(s,".git"))))
r.push(...await rd(o),...await I$(o));return r}function SU(e,t){fU(e,t);let n=Math.floor(hU(e).mtimeMs/1e3);gU(t,n,n)}var z$="worktree";async function D$(e,t,n,r){let o=await kU(e,t.head,n,r);return{base:t.base===void 0?await $U(e,o):await vU(e,t.base,o),head:o}}
var L$="...";async function vU(e,t,n){if(!t.endsWith(L$))return{commit:await zr(e,t),label:t};let r=t.slice(0,-L$.length),o=await zr(e,r);return F$(
e,{name:r,tip:o},n)}async function F$(e,{name:t,tip:n},r){let o=await cd(e,n,r.commit);if(o)return{commit:o,label:`merge base with ${t}`};throw new v(
`${t} and head have no common commit here${await ud(e)}`)}async function kU(e,t=z$,n,r){if(t!==z$)return{commit:await zr(e,t),label:t};if(!await Wt(
e,"HEAD"))throw new v("this repository has no commit yet; commit something first");return{commit:await M$(e,n,r),label:"working tree"}}var OU=[
"refs/remotes/origin/HEAD","refs/remotes/origin/main","refs/remotes/origin/master","refs/heads/main","refs/heads/master"];async function $U(e,t){
for(let n of OU){let r=await Wt(e,n);if(!r)continue;let o=n.replace(/^refs\/(?:remotes|heads)\//,"");return F$(e,{name:o,tip:r},t)}throw new v(
`there is no origin/HEAD, main or master to compare with${await ud(e)}`)}async function zr(e,t){let n=await Wt(e,t);if(n)return n;let r=await ad(
e)?`; this clone is shallow, so fetch it first: ${RU(t)}`:"; git log --oneline --all lists those that do";throw new v(`revision "${t}" does \
not exist here${r}`)}async function ud(e,t="name the base with --base REV"){let{shallow:n,replaced:r,grafts:o}=await P$(e),[s]=n,[i]=r,a=r.length===
1,c=[s!==void 0&&`this clone is shallow; run git fetch --unshallow origin, or set fetch-depth: 0 for actions/checkout. Where that is set, a \
later git fetch --depth cut the history (at ${s.slice(0,12)}${n.length===1?"":" and elsewhere"}, by .git/shallow); remove that step. Where o\
rigin itself is shallow, ${t}`,i!==void 0&&`git replace gives ${a?"a commit":`${r.length} commits`} here other parents or contents (git repl\
ace --list); undo that with git replace --delete ${i.slice(0,12)}${a?"":" \u2026"}, or ${t}`,o!==null&&`${o} gives commits here other parent\
s; remove that file, or ${t}`].filter(l=>l!==!1);return c.length===0?`; ${t}`:`: ${c.join(". And ")}`}function RU(e){return/^[0-9a-f]{40}$/.
test(e)?`git fetch --depth=1 origin ${e}`:"git fetch --unshallow origin (for actions/checkout: fetch-depth: 0)"}import{posix as La}from"node:path";var Ly=10;function nr(e,t){let n=e.targets.flatMap(({name:s})=>e.scenarios.filter(i=>i.targets.includes(s)).flatMap(({name:i,via:a})=>a.map(
c=>({id:`${s}/${i}/${c}`,target:s,scenario:i,via:c}))));if(t===void 0)return n;let r=t.split(",").map(s=>s.trim()).filter(s=>s!==""),o=r.length===
0?t:r.find(s=>!n.some(({id:i})=>dd(i,s)));if(o!==void 0)throw _U(o,n);return n.filter(({id:s})=>r.some(i=>dd(s,i)))}function _U(e,t){let n=t.
slice(0,Ly).map(({id:o})=>o),r=t.length>Ly?` and ${t.length-Ly} more`:"";return new v(`no case matches ${z(e)}; the cases are: ${n.join(", ")}${r}`)}
function dd(e,t){let n=0,r=0,o=-1,s=0;for(;n<e.length;)if(t[r]==="*")o=r++,s=n;else if(r<t.length&&(t[r]==="?"||t[r]===e[n]))r++,n++;else if(o>=
0)r=o+1,n=++s;else return!1;for(;t[r]==="*";)r++;return r===t.length}var za=256;function j$(e){let t=/^(\d{1,3})\/(\d{1,3})$/.exec(e.trim()),
[n,r]=[Number(t?.[1]),Number(t?.[2])];if(!t||r<1||r>za||n<1||n>r)throw new v(`"${e}" is not a shard; write it like 1/3, up to ${za}/${za}`);
return{index:n,count:r}}function U$(e){let t=/^\d{1,3}$/.test(e.trim())?Number(e):0;if(t<1||t>za)throw new v(`"${e}" is not a number of shar\
ds; write one from 1 to ${za}`);return t}function Z$(e,{index:t,count:n}){let r=o=>Math.floor(e.length*o/n);return e.slice(r(t-1),r(t))}var EU=["*.md","docs/*","LICENSE*","LICENCE*","COPYING*","CODEOWNERS","README.rst","README.txt",".github/*",".gitignore","*/.gitignore",".gi\
t-blame-ignore-revs",".editorconfig","*/.editorconfig",".vscode/*",".idea/*",".zed/*",".fleet/*","*.code-workspace"];function G$(e,t){let{files:n,
configFile:r,sameConfig:o}=t;if(!o&&n.includes(r))return new Set;let s=n.filter(a=>a!==r),i=a=>s.some(c=>PU(a,c,La.dirname(r)));return new Set(
e.filter(a=>!i(a)).map(({name:a})=>a))}function PU({changes:e,build:t,fixture:n},r,o){if(n!==void 0&&H$(r,n,o))return!1;if(e)return e.some(i=>dd(
r,i)||i.startsWith(`${r}/`));if(!B$(r))return!0;let s=La.join(o,t?.context??".");return s!=="."&&B$(La.join(s,"x"))&&r.startsWith(`${s}/`)}function H$(e,t,n){
return`${e}/`.startsWith(La.join(n,t,"/"))}function Dy(e,{files:t,configFile:n}){let r=La.dirname(n);return[...new Set(e.flatMap(({fixture:s})=>s??
[]))].filter(s=>t.some(i=>H$(i,s,r)))}function B$(e){return EU.some(t=>dd(e,t))}import{posix as Db}from"node:path";var V$=["&&","||",">>","<<","&","|",";","<",">","(",")","`"],TU=/^\$(?:\{[^}]*\}|[A-Za-z_]\w*|[0-9@*#?!$-]|\()/,K$=/^([A-Za-z_]\w*)=(.*)$/s,
CU=/^\$\{(?:port|[A-Za-z0-9_][A-Za-z0-9._-]*\.(?:host|port))\}/,q$="${port}",J$=/\$(?:PORT\b|\{PORT\})/,AU=/^~(?=[/\s]|$|[a-z_]\w*(?:[/\s]|$))/,
NU=/^~(?:\/|$)/,MU=/^\d?[<>]&\d$/,IU=/^\$(?:[A-Z_][A-Z0-9_]*(?![\w])|\{[A-Za-z_]\w*\}|\(.*\))/s,zU=/^(?:-[a-z]{0,3}[ce]|--eval|--command)$/,
LU=/\.(?:jar|war|exe|dll|so|js|mjs|cjs|ts|py|rb|php|phar|whl|gem|tgz|zip)$/,DU=/\{([^{}]*)\}/g,W$=16384;function Y$(e){return!LU.test(e)||e.
includes("://")?!1:/[*?]|\[[^[\]]+\]/.test(e)||[...e.matchAll(DU)].some(([,t=""])=>t.includes(",")||t.includes(".."))}function fd(e,t={}){let n=e.
trim(),r={...t,text:n};if(n.length>W$)throw new v(`a command has at most ${W$} characters; put it into a script`);if(n.includes("\0"))throw new v(
"a command must not hold a NUL character; remove it");let o=[],s;for(let i=0;i<n.length;){let a=n[i];if(a===`
`||a==="\r")throw new v("a command is one line; write a list of commands");if(a===" "||a==="	"){s!==void 0&&o.push(s),s=void 0,i++;continue}
if(n.startsWith(`\\
`,i)){i+=2;continue}if(s===void 0&&AU.test(n.slice(i,i+80)))throw nR(r,oR(n,i));let c=FU(r,i);s=(s??"")+c.text,i=c.next}return s!==void 0&&o.
push(s),X$(o,K$.test(n)),Q$(o,r),o}function Fy(e,t={}){let n={...t,text:e.join(" ")};X$(e,!0);for(let r of eR(e)){if(V$.includes(r)||MU.test(
r))throw Uy(n,r);let o=IU.exec(r)?.[0];if(o!==void 0&&!By(r,0,t))throw jy(n,o);if(NU.test(r))throw nR(n,r);if(Y$(r)&&!r.startsWith("-"))throw rR(
n,r)}return Q$(e,n),[...e]}function X$([e=""],t){if(e==="")throw new v("a command must not be empty; name a program");let[n,r,o=""]=t&&K$.exec(
e)||[];if(n!==void 0)throw new v(`${z(n)} is no program, but a variable; write it as env: { ${r}: ${z(o)} }`)}function Q$(e,t){for(let n of eR(
e)){let r=J$.exec(n)?.[0];if(r!==void 0)throw jy(t,r)}}function eR(e){let t=e.findIndex(n=>zU.test(n));return t<0?e:e.slice(0,t)}function FU(e,t){
let{text:n}=e,r=n[t];if(r==="'")return BU(n,t+1);if(r==='"')return jU(e,t+1);if(r==="\\")return UU(n,t+1);let o=By(n,t,e);if(o!==void 0)return{
text:o,next:t+o.length};let s=V$.find(i=>n.startsWith(i,t));if(s!==void 0)throw Uy(e,s);if("*?[{".includes(r)){let i=oR(n,t);if(!i.startsWith(
"-")&&(r==="*"||Y$(i)))throw rR(e,i)}return tR(e,t),{text:r,next:t+1}}function BU(e,t){let n=e.indexOf("'",t);if(n<0)throw sR("'");return{text:e.
slice(t,n),next:n+1}}function jU(e,t){let{text:n}=e,r="";for(let o=t;o<n.length;o++){let s=n[o];if(s==='"')return{text:r,next:o+1};if(s==="`")
throw Uy(e,"`");By(n,o,e)===void 0&&tR(e,o);let a=n[o+1]??"";s==="\\"&&a!==""&&'"\\$`\n'.includes(a)?(r+=a===`
`?"":a,o++):r+=s}throw sR('"')}function UU(e,t){let n=e[t];if(n===void 0)throw new v('the command ends in a backslash; write "\\\\" for a back\
slash');return{text:n,next:t+1}}function By(e,t,{placeholders:n}){return n?CU.exec(e.slice(t,t+150))?.[0]:void 0}function tR(e,t){let n=TU.exec(
e.text.slice(t,t+80))?.[0];if(n!==void 0)throw jy(e,n)}var md="commands run without a shell";function jy(e,t){let r=(J$.test(t)||t===q$)&&e.
placeholders?`"${q$}", which loadgate replaces`:"what it stands for";return new v(`${z(t)} would not be replaced, for ${md}; ${pd(e,r)}`)}function Uy(e,t){
let n=t==="&&"||t===";"?'what comes first under "setup", as a list of commands':"it in quotation marks where the program should get it";return new v(
`${z(t)} needs a shell, but ${md}; ${pd(e,n)}`)}function nR(e,t){let n="the path from loadgate.yml's folder, or from /";return new v(`nothin\
g replaces the "~" of ${z(t)}, for ${md}; ${pd(e,n)}`)}function rR(e,t){let n="the file's name, or in quotation marks what the program itsel\
f replaces";return new v(`nothing replaces the pattern in ${z(t)}, for ${md}; ${pd(e,n)}`)}function pd({text:e,arguments:t},n){if(t)return`w\
rite ${n}`;let r=e.length<=60&&!/['\n]/.test(e);return`write ${n}, or ${r?`sh -c '${e}'`:"sh -c '\u2026' around this line"}`}function oR(e,t){
let n=Math.max(e.lastIndexOf(" ",t),e.lastIndexOf("	",t))+1;return/^\S*/.exec(e.slice(n))?.[0]??""}var sR=e=>new v(`the quotation mark ${e} \
is not closed; add the missing ${e}`);var hd={h:3600,m:60,s:1,ms:.001},ZU=/^(?:(\d+(?:\.\d+)?)h)?(?:(\d+(?:\.\d+)?)m(?!s))?(?:(\d+(?:\.\d+)?)s)?(?:(\d+(?:\.\d+)?)ms)?$/,gd=/^\d+(?:\.\d+)?$/,
GU=24*hd.h;function Po(e){let t=typeof e=="number"?e:HU(e.trim());if(t===void 0)throw new v(`${rr(e)} is not a duration; write it like 90s, \
5m or 1h30m`);if(!(t>0))throw new v(`${rr(e)} is not a duration above zero; write it like 90s or 5m`);if(t>GU)throw new v(`${rr(e)} is more \
than a day; write at most 24h`);return t}function HU(e){if(gd.test(e))return Number(e);let t=ZU.exec(e);if(e===""||t===null)return;let[,n=0,
r=0,o=0,s=0]=t;return Number(n)*hd.h+Number(r)*hd.m+Number(o)*hd.s+Number(s)/1e3}function or(e){let t=cR(e);if(t>0&&t<1)return t;let r=typeof e==
"number"&&t>=1&&t<100?`did you mean ${t}%?`:"write it like 2% or 0.02";throw new v(`${rr(e)} is not between 0 and 1; ${r}`)}function iR(e){if(typeof e==
"string"&&!e.includes("%")&&/^\s*[\d.]+\s*[a-z]+\s*$/i.test(e))throw new v(`${z(e)} is not a share; write it like 5%, or an absolute bound u\
nder "absolute-limits"`);return or(e)}function aR(e){return cR(e)===0?0:or(e)}function cR(e){if(typeof e=="number")return e;let t=e.trim(),n=t.
endsWith("%"),r=n?t.slice(0,-1).trimEnd():t;if(!gd.test(r))throw new v(`${z(e)} is not a share; write it like 2% or 0.02`);return n?+`${r}e-\
2`:Number(r)}var qU=1e6;function lR(e){if(typeof e=="string"&&e.trim().endsWith("%")){let n=or(e);if(n<=.95)return{share:n};throw new v(`${z(
e)} leaves the server no room: latency at its limit says nothing; write at most 95%`)}let t=typeof e=="number"?e:gd.test(e.trim())?Number(e):
Number.NaN;if(t>0&&t<=qU)return{perSecond:t};throw new v(`${rr(e)} is not a rate; write requests per second like 500, or a share of what bas\
e can answer like 50%`)}var WU={"":0,k:1,m:2,g:3,t:4},VU=/^(\d+(?:\.\d+)?) ?([kmgt]?)(?:i?b)?$/i;function Zy(e){let t=VU.exec(typeof e=="num\
ber"?String(e):e.trim()),n=t===null?0:Math.floor(Number(t[1])*1024**(WU[(t[2]??"").toLowerCase()]??0));if(n>0&&Number.isSafeInteger(n))return n;
throw new v(`${rr(e)} is not a size; write it like 512m or 1g`)}var KU=/^(\d+(?:\.\d+)?) ?([uµμ]s|ms|s)$/,JU={us:1e6,\u00B5s:1e6,\u03BCs:1e6,
ms:1e3,s:1};function uR(e){let[,t,n=""]=KU.exec(String(e).trim())??[],r=Number(t)/(JU[n]??1);if(r>0)return r;throw new v(`${rr(e)} is not a \
time with its unit; write it like 50ms, 1.5s or 120us`)}function dR(e){if(/[a-z]/i.test(String(e)))return Zy(e);throw new v(`${rr(e)} is not\
 a size with its unit; write it like 200MiB`)}function fR(e){let t=String(e).trim(),n=gd.test(t)?Number(t):0;if(n>0&&Number.isFinite(n))return n;
throw new v(`${rr(e)} is not a number above zero; write it like 5000`)}var rr=e=>typeof e=="number"?String(e):z(e),YU=86400,XU={d:1,w:7,mo:30.4375,
y:365.25},QU=/^(\d{1,5})(d|w|mo|y)$/;function sr(e){let[,t,n]=QU.exec(e.trim())??[];if(t===void 0||Number(t)===0)throw new v(`${z(e)} is not\
 an age; write it like 400d, 26w, 18mo or 3y`);return Math.round(Number(t)*XU[n]*YU)}var D={falseAlarms:.002,threshold:.02,failOn:["regression","invalid"],mode:"block",isolation:"auto",nginxImage:"nginx:1.28",context:".",dockerfile:"\
Dockerfile",readyTimeout:60,tlsName:"localhost",fixture:"bench/",method:"GET",status:200,sameLength:!0,connections:64,backgroundConnections:2,
keepalive:!0,via:["direct","nginx"],timeout:2,runTimeout:600,maxErrors:0,alert:["issue","fail"],direction:"worse",keep:"5y",keepRuns:"90d"},
hR=(e,{example:t,...n})=>({description:e,...n,...t===void 0?{}:{examples:[t]}}),Tt=(e,t,n={})=>e.meta(hR(t,n)),T=(e,t,n={})=>e.exactOptional().
meta(hR(t,n));function Re(e,t){return e.transform((n,r)=>{try{return t(n)}catch(o){if(!(o instanceof v))throw o;return r.addIssue({code:"cus\
tom",message:o.message}),ra}})}var Us=Q([O(),w()]),ir=Re(Us,Po),Zs=Re(Us,or),gR=Re(Us,iR),yR=Re(Us,aR),bR=Re(Us,lR),yd=Re(Us,Zy),bd=Re(w(),e=>fd(
e)),ve=(e,t)=>w().regex(e,{error:t}),Pn=ve(/^(?![.-])[A-Za-z0-9._-]{1,64}$/,'must be 1 to 64 letters, digits, ".", "_" or "-", and begin wit\
h a letter, a digit or "_"'),wd=ve(/^[A-Za-z0-9][A-Za-z0-9._/:@-]{0,254}$/,"must be the name of an image"),ln=ve(/^(?![/-])(?![A-Za-z]:)(?!.*:\/\/)[^\\\u0000-\u001f\u007f]+$/,
'must be a relative path with "/" between folders; write it from the folder of this file'),To=Re(ve(/^\/[^\s#\u0000-\u001f\u007f]*$/,'must b\
egin with "/", without scheme and host, and hold no blank and no "#"'),nZ),Gy=/^[^\0]*$/,wR=ve(Gy,"must not hold a NUL character; put it in \
a body-file"),xR=ve(Gy,"must not hold a NUL character; remove it"),Hy=Q([bd,Re(C(xR).min(1),e=>Fy(e))]),qy=Q([Re(w(),e=>fd(e,{placeholders:!0})),
Re(C(xR).min(1),e=>Fy(e,{placeholders:!0}))]),SR=Re(w(),e=>fd(e,{arguments:!0})),xd=Q([w(),O(),ke()]).transform(String),Sd=ve(/^[A-Za-z_][A-Za-z0-9_.-]*$/,
"must be the name of a variable"),vR=e=>gy.test(e.replace(/\*$/,"")),mR=Sd.refine(e=>!vR(e),{error:e=>`is the runner's own and given to no s\
erver, is ${z(String(e.input))}; give the secret another name`}),pR=Q([mR.transform(e=>({name:e,required:!0})),E({name:Tt(mR,"The variable's\
 name.",{example:"API_KEY"}),required:T(ke(),"Whether a run fails where it is not set, or empty; if not, the variable is as env has it there\
, or not set.",{default:!0,example:!1})}).transform(e=>({required:!0,...e}))]),Wy=Q([pR,C(pR).min(1)]).transform(e=>Array.isArray(e)?e:[e]).
refine(e=>new Set(e.map(({name:t})=>t)).size===e.length,{error:"must name everything once; remove one"}),kR=ve(/^(?:[A-Za-z_][A-Za-z0-9_]*|[A-Za-z_][A-Za-z0-9_]{2,}\*)$/,
"must be the name of a variable, or a prefix like ACME_*").refine(e=>!vR(e),{error:e=>`is the runner's own and given to no server, is ${z(String(
e.input))}; leave it out`}).refine(e=>!py(e),{error:e=>`must not be a secret, is ${z(String(e.input))}; name it in "secrets" instead`}),Vy=ce(
Sd,xd.refine(e=>Gy.test(e),{error:"must not hold a NUL character; remove it"})),eZ=ve(/^[A-Za-z0-9!#$%&'*+.^_`|~-]+$/,"must be the name of a\
 header"),vd=ce(eZ,xd.refine(e=>/^[^\u0000-\u0008\u000a-\u001f\u007f]*$/.test(e),{error:"must not hold a line break or another control chara\
cter; remove it"})).superRefine((e,t)=>{let n=new Set;for(let r of Object.keys(e))n.has(r.toLowerCase())&&t.addIssue({code:"custom",path:[r],
message:"is here in another case, too; remove one"}),n.add(r.toLowerCase())}),Lr=e=>C(e).min(1).refine(t=>new Set(t).size===t.length,{error:"\
must name everything once; remove one"}),Tn=e=>Q([e,Lr(e)]).transform(t=>Array.isArray(t)?t:[t]),tZ=/^(?:\.|%2e){1,2}$/i;function nZ(e){if(e.
includes("\\"))throw new v(`${z(e)} holds "\\", which URLs take for "/"; write %5C, or /`);let[t=""]=e.split("?",1),n=t.split("/").find(o=>tZ.
test(o));if(n!==void 0)throw new v(`${z(e)} holds "/${n}", which clients resolve before they send it; write the path that it leads to`);let r="\
http://localhost";return new URL(r+e).href.slice(r.length)}function OR(e){let t=Object.fromEntries($e.map(n=>[n.name,e(n)]));return E(t)}var rZ={memory:"10%","start-time":"10%"},oZ=OR(({label:e,name:t})=>T(
gR,`${e}: the smallest change that counts.`,{example:rZ[t]??"5%"})),kd=T(oZ,"Metrics that decide as well, each with the smallest change that\
 counts. Those of a scenario are added to those of the file.",{example:{p99:"5%",memory:"10%"}}),Ky=Q([O(),w()]),sZ=Re(Ky,uR),iZ=Re(Ky,dR),aZ=Re(
Ky,fR);function cZ({unit:e,label:t,better:n}){let r=n==="lower"?"most":"least",[o,s]=e==="s"||e==="s/request"?[sZ,"50ms"]:e==="bytes"?[iZ,"2\
00MiB"]:[aZ,5e3];return T(o,`${t}: the ${r} that head may have.`,{example:s})}var Od=T(OR(cZ),"Bounds on head, by metric, whatever base does\
: the most, or of requests per second the least.",{example:{p99:"50ms",memory:"200MiB"}}),$R=Tn(L(["regression","invalid","inconclusive","ne\
ver"])).superRefine((e,t)=>{e.includes("never")&&e.length>1&&t.addIssue({code:"custom",message:'must not hold anything beside "never"; keep \
one'})});function RR({thresholds:e,"absolute-limits":t,...n}){let r=n.args!==void 0?"command":n.request!==void 0?"request":null,o=r==="comma\
nd"?"is of requests over HTTP":"is of commands that are run";return Object.entries({thresholds:e,"absolute-limits":t}).flatMap(([s,i={}])=>$e.
filter(({name:a,of:c})=>i[a]!==void 0&&r&&c!==void 0&&c!==r).map(({name:a})=>({path:[s,a],message:`${o}; remove it`})))}function _R(...e){let t=Object.
assign({},...e);return Object.keys(t).length===0?void 0:t}var ER=["targets","parameters","thresholds","absolute-limits"];var lZ=["GET","HEAD","DELETE","OPTIONS","TRACE"],PR=["user-agent","loadgate"];function $d({method:e,headers:t},n){let o=t.some(([s])=>s.toLowerCase()===
PR[0])?t:[PR,...t];return n||lZ.includes(e)?[...o]:[...o,["content-length","0"]]}var TR=/\$\$|\$\{(?:([A-Za-z_][A-Za-z0-9_.-]*)\})?/g;function Co(e){
return[...e.matchAll(TR)].flatMap(([t,n])=>t==="$$"?[]:[n??null])}function CR(e,t){let n=r=>r!==null&&Object.hasOwn(t,r);return Co(e).every(
n)?e.replaceAll(TR,(r,o)=>r==="$$"||o===void 0?"$":t[o]):null}var AR=H().min(200).max(599),uZ=Q([AR,C(AR).min(1).refine(e=>new Set(e).size===e.length,{error:"must name everything once; remove one"})]).transform(
e=>Array.isArray(e)?e.length===1?e[0]:e.toSorted((t,n)=>t-n):e),NR=ve(/./s,"must not be empty; remove it"),MR=1e3,dZ=Re(w(),e=>{if(e.length>
MR)throw new v(`must have at most ${MR} characters; look for less`);try{new RegExp(e,"u")}catch(t){let n=String(t.message).replace(/^Invalid regular expression: /,
"");throw new v(`is no regular expression as JavaScript has it with its flag u: ${n}; correct it`)}return e}),IR=50,fZ=Re(yo(),e=>(zR(e,0),JSON.
stringify(e)));function zR(e,t){if(t>IR)throw new v(`is nested deeper than ${IR} levels; expect less of it`);if(typeof e=="number"&&!Number.
isFinite(e))throw new v(`must be what JSON can hold, which ${e} is not; remove it`);if(!(typeof e!="object"||e===null))for(let n of Object.values(
e))zR(n,t+1)}var mZ=E({contains:T(Q([NR.transform(e=>[e]),C(NR).min(1)]),"A text, or a list of texts, that stand somewhere in the body.",{example:"\
Hello"}),matches:T(dZ,"A regular expression as JavaScript has it, with its flag u, that matches somewhere in the body. It gets one second, a\
nd a body of at most 1 MiB.",{example:'"id":\\d+'}),json:T(fZ,"JSON that the body agrees with: its objects may have more keys, its lists are\
 as long, and everything else is equal.",{example:{user:{name:"Ada"}}})}).superRefine((e,t)=>{if(t.issues.length>0||Object.keys(e).length>0)
return;t.addIssue({code:"custom",message:'is empty; add "contains", "matches" or "json", or remove it'})}),LR=E({status:T(uZ,"The status cod\
e, or a list of those that are right.",{default:D.status,example:200}),body:T(Q([w(),mZ]),"The whole body as text, or a map of what of it is\
 expected, decoded where Content-Encoding says how. Not checked if absent.",{example:"Hello World!"}),headers:T(vd,"Headers that the answer \
must carry, with their values.",{example:{"content-type":"text/plain"}}),"same-length":T(ke(),"Whether all variants must answer with the sam\
e length and framing.",{default:D.sameLength,example:!1})});var pZ=new Map([["connection",'is set by loadgate; use "keepalive"'],["keep-alive",'is set by loadgate; use "keepalive"'],["content-length",
"is set by loadgate; remove it"],["transfer-encoding","is set by loadgate; remove it"],["expect","waits for consent before a body is sent, w\
hich load generators do not; remove it"],["upgrade","is for another protocol; remove it"],["http2-settings",'is for another protocol; use "h\
ttp2"'],["proxy-connection","is for proxies; remove it"],["trailer","is for chunked bodies, which are not sent; remove it"]]),hZ='needs the \
name of a secret and "}" behind "${"; write ${NAME}, or $$ for a dollar',gZ=/^(?:([A-Za-z]+)\s+)?(\S.*)$/,BR=ve(/^[A-Z]{1,20}$/,"must be in \
capital letters").refine(e=>e!=="CONNECT",{error:"makes a proxy open a tunnel, which is not measured"}),DR=E({method:T(BR,"The method.",{default:D.
method,example:"POST"}),path:T(To,"The path, with its query.",{example:"/users?page=2"}),paths:T(Lr(To),"Several paths; each request takes o\
ne at random.",{example:["/users/1","/users/2"]}),headers:T(vd,'Headers to send, by name; user-agent is loadgate unless it is one of them. $\
{NAME} stands for a secret that every target it is run against names in "secrets"; $$ is a dollar.',{example:{accept:"application/json"}}),body:T(
wR,"The body as text.",{example:'{"name":"Ada"}'}),"body-file":T(ln,"A file with the body, from the folder of this file.",{example:"test/bod\
y.json"})}).superRefine((e,t)=>{let n=(o,s=[])=>t.addIssue({code:"custom",message:o,path:s});e.path!==void 0&&e.paths!==void 0&&n('is given \
beside "path"; keep one of them',["paths"]),e.path===void 0&&e.paths===void 0&&n('has no "path"; add it, for example path: /');let r=e["body\
-file"]!==void 0?"body-file":"body";e.body!==void 0&&r==="body-file"&&n('is given beside "body"; keep one of them',["body-file"]),e[r]!==void 0&&
e.method===void 0&&n("needs a method that sends it; add method: POST",[r]);for(let o of Object.keys(e.headers??{})){let s=pZ.get(o.toLowerCase());
s!==void 0&&n(s,["headers",o]),o.toLowerCase()==="host"&&e.headers?.[o]?.trim()===""&&n("must not be empty; name a host, or remove it",["hea\
ders",o])}for(let[o,s]of Object.entries(e.headers??{}))Co(s).includes(null)&&n(hZ,["headers",o])}),FR=w().transform((e,t)=>{let[,n,r=""]=gZ.
exec(e.trim())??[],[o,s]=[BR.safeParse(n??D.method),To.safeParse(r)];if(o.success&&s.success)return{method:o.data,path:s.data};let[i,{error:a}]=o.
success?["its path",s]:["its method",o];return t.addIssue({code:"custom",message:`${i} ${a?.issues[0]?.message}`}),ra}),Rd=E({targets:T(Lr(w()),
"Names of the targets it is run against; all if absent.",{example:["api"]}),request:T(Q([FR,DR]),'The request that is sent: "GET /path", or \
a map. Every scenario needs one.',{example:"GET /"}),args:T(SR,'Instead of a request: arguments with which the target is run to its end, tim\
ed by hyperfine: time and CPU time per run. Where the last line of what it prints is {"operations": n, "errors": e}, they are reported per o\
peration. {name} stands for a parameter.',{example:"--operation select --count 10000"}),parameters:T(ce(Sd,C(xd).min(1)),"Makes a scenario o\
f each value, or of each combination of values: {name} in a request, in args or as the value of any other key stands for it.",{example:{clients:[
1,10,100]}}),expect:T(LR,"The right answer. Any other answer makes the run invalid.",{example:{status:200,body:"Hello World!"}}),connections:T(
H().min(1).max(65535),"How many connections send requests at the same time.",{default:D.connections,example:D.connections}),keepalive:T(ke(),
"Whether a connection is used again; false opens one per request, from nginx to the server too.",{default:D.keepalive,example:!1}),http2:T(ke(),
"Send requests over HTTP/2, straight to the server, which has to speak it from the first byte on, or over https.",{default:!1,example:!0}),via:T(
Tn(L(["direct","nginx"])),"Straight to the server, through nginx with upstream keep-alive (without, where keepalive is false), or both.",{default:D.
via,example:"direct"}),background:T(E({request:Tt(Q([FR,DR]),"The request that is sent beside what is measured.",{example:"GET /export"}),connections:T(
H().min(1).max(65535),"How many connections send it at the same time.",{default:D.backgroundConnections,example:D.backgroundConnections})}),
"Other requests that are sent all the while: what they do to the latency of the rate.",{example:{request:"GET /export"}}),rate:T(bR,"Request\
s per second offered whatever the answers do, or a share of what base can answer; p50, p95 and p99 decide then.",{example:"50%"}),requests:T(
H().min(1).max(1e9),"The count of requests of one sample, as oha's -n, instead of a length.",{example:1e4}),duration:T(ir,"The length of one\
 sample, as oha's -z; chosen from the throughput if absent. The time of the whole run is the budget.",{example:"2s"}),timeout:T(ir,"How long\
 one answer may take.",{default:"2s",example:"2s"}),"max-errors":T(yR,"The share of answers that may be errors.",{default:D.maxErrors,example:"\
1%"}),threshold:T(Zs,"The smallest change that counts; the file's if absent.",{example:"5%"}),thresholds:kd,"absolute-limits":Od}),_d=Rd.superRefine(
(e,t)=>{for(let n of[...Jy(e),...RR(e)])t.addIssue({code:"custom",...n})}),Ed=["request","background","rate","requests","duration","connecti\
ons","keepalive","http2","via"];function Jy(e){let t=o=>e[o]!==void 0,n=(o,s)=>t(o)&&t(s)?[{path:[o],message:`is given beside "${s}"; keep o\
ne of them`}]:[],r=[...Ed.flatMap(o=>n(o,"args")),...n("duration","requests"),...n("requests","rate")];return e.http2&&e.keepalive===!1&&r.push(
{path:["keepalive"],message:"is for HTTP/1.1; remove one of them"}),e.http2&&e.via?.includes("nginx")&&r.push({path:["via"],message:'holds "\
nginx", but nginx speaks HTTP/1.1 to servers; write via: direct'}),e.background?.request["body-file"]!==void 0&&r.push({path:["background","\
request","body-file"],message:"is only for what is measured; write the body here"}),r}function Fa(e,t){return t.keys(["targets"]).flatMap(n=>yZ(n,e.targets[n],t))}function yZ(e,{matrix:t,...n},r){let o=["targets",e],s=r.keys([
...o,"matrix"]);return s.length===0?[{name:e,target:n,at:(...i)=>[...o,...i]}]:s.map(i=>({name:Pd(e,i),target:Yy(n,t?.[i]??{}),at(...a){let c=[
...o,"matrix",i,...a];return r.has(c)?c:[...o,...a]}}))}function Yy(e,t){return UR(e,t)}function UR(e,t){if(!jR(e)||!jR(t))return t;let n=Object.
entries(t).map(([r,o])=>[r,UR(e[r],o)]);return{...e,...Object.fromEntries(n)}}function jR(e){return typeof e=="object"&&e!==null&&!Array.isArray(
e)}function Gs(e){return new Map(e.keys(["targets"]).map(t=>{let n=e.keys(["targets",t,"matrix"]);return[t,n.length===0?[t]:n.map(r=>Pd(t,r))]}))}
function Pd(e,t){return`${e}-${t}`}function Ba(e,t){return[...new Set(e.flatMap(n=>t.get(n)??[n]))]}function ZR(e){return[...new Set([...e.keys(),
...[...e.values()].flat()])]}var qR=ce(ve(/^(?!(?:nice|rtprio)$)[a-z]{2,12}$/,"must be the name of a limit, like nofile, and not nice or rtprio, which would take CPU tim\
e from the other side"),Re(Q([H().min(-1),E({soft:Tt(H().min(-1),"What holds at first.",{example:1024}),hard:Tt(H().min(-1),"What it may be \
raised to.",{example:4096})})]),e=>typeof e=="number"?`${e}`:`${e.soft}:${e.hard}`)).refine(e=>Object.keys(e).length>0,{error:"must not be e\
mpty"}),GR=ve(/^(?:docker-image:\/\/[A-Za-z0-9][A-Za-z0-9._/:@-]{0,254}|https:\/\/[^\s@\u0000-\u001f]+|(?![/-])(?![A-Za-z]:)(?!.*:)[^\\\u0000-\u001f\u007f]+)$/,
"must be a folder of this repository, docker-image://NAME or https://\u2026"),HR=ve(/^[A-Za-z0-9][A-Za-z0-9._/:-]{0,126}$/,"must be a name t\
hat the Dockerfile says after FROM or --from"),bZ=Q([ce(HR,GR),Re(Lr(ve(/^[^=]+=.+$/,"must be written like name=source")),e=>{let t=Object.fromEntries(
e.map(o=>[o.slice(0,o.indexOf("=")),o.slice(o.indexOf("=")+1)])),n=ce(HR,GR).safeParse(t),[r]=n.error?.issues??[];if(r)throw new v(r.message);
return t})]),WR={example:"256m"},wZ=E({context:T(ln,"The folder that is sent to Docker, from the folder of this file.",{default:D.context,example:"\
."}),dockerfile:T(ln,"The Dockerfile, from the context.",{default:D.dockerfile,example:D.dockerfile}),args:T(Vy,"Build arguments.",{example:{
VERSION:"1.0"}}),target:T(ve(/^[A-Za-z0-9][A-Za-z0-9._-]{0,127}$/,"must be the name of a stage in the Dockerfile"),"The stage to build; the \
last one if absent.",{example:"server"}),secrets:T(Wy,"Environment variables of loadgate's own that RUN --mount=type=secret,id=NAME may read\
; they are in no layer.",{example:["NPM_TOKEN"]}),additional_contexts:T(bZ,"Further contexts by the names that the Dockerfile has for them: \
folders from that of this file, or addresses.",{example:{shared:"../shared"}}),ulimits:T(qR,"Limits of the build's processes; Docker Engine \
before 23 ignores them.",{example:{nofile:65536}}),shm_size:T(yd,"The size of the build's /dev/shm, in powers of 1024; Docker Engine before \
23 ignores it.",WR)}),xZ=Q([ln.transform(e=>({context:e})),wZ]),VR=Q([bd,C(bd).min(1)]).transform(e=>Array.isArray(e[0])?e:[e]),SZ=E({path:T(
To,"The path that answers once the server is ready.",{example:"/health"}),command:T(Hy,"Ends with 0 once it is ready, where it runs: run onc\
e the path answers.",{example:"node is-warm.js"}),timeout:T(ir,"How long a start may take.",{default:"60s",example:"60s"})}),vZ=Q([To.transform(
e=>({path:e})),SZ]),kZ=ve(/^(?:seccomp[=:].+|no-new-privileges(?:[=:]true)?)$/,"must be seccomp=unconfined or seccomp=FILE").transform(e=>e.
startsWith("seccomp")?e.slice(8):null).pipe(Q([_u(),re("unconfined"),ln])),KR=T(VR,"A command, or a list of them, to run once before it is s\
tarted: what builds the process. What it leaves running is ended.",{example:"npm ci"}),JR=T(ln,"The folder in which setup, prepare and comma\
nd run, from the folder of this file. For processes.",{example:"server"}),OZ=E({setup:KR,command:T(qy,"Starts the process, without a shell; \
${port} stands for its port.",{example:"node server.js"}),"working-directory":JR}),YR={build:T(xZ,"The folder with the Dockerfile, or a map.\
 For containers.",{example:"."}),image:T(wd,"A ready-made image instead of a build. For containers.",{example:"nginx:1.28"}),command:T(qy,"T\
akes the place of the image's command, as in Compose; without an image it starts the process. No shell; ${port} stands for its port.",{example:"\
node server.js"}),setup:KR,"working-directory":JR,process:T(OZ,"How the same is run without containers, beside build or image: setup, comman\
d and working-directory.",{example:{setup:"npm ci",command:"node server.js"}}),env:T(Vy,"Its environment variables; ${port} stands for its p\
ort.",{example:{LOG_LEVEL:"error"}}),secrets:T(Wy,"Environment variables that it gets from loadgate's own environment; their values are neve\
r written anywhere.",{example:["API_KEY"]}),inherit:T(Tn(kR),"Further variables, or prefixes of them, that its commands get from loadgate's \
own environment. For processes.",{example:["FLUTTER_ROOT","ACME_*"]}),ulimits:T(qR,"Limits of the container's processes.",{example:{memlock:-1}}),
shm_size:T(yd,"The size of the container's /dev/shm, in powers of 1024.",WR),security_opt:T(C(kZ).transform(e=>e.filter(t=>t!==null)).refine(
e=>e.length<2,{error:"must name one seccomp profile; remove one"}),"The container's seccomp profile: seccomp=unconfined, or seccomp=FILE fro\
m this file's folder.",{example:["seccomp=unconfined"]}),mem_limit:T(yd,"The container's memory limit, in powers of 1024.",{example:"512m"})};
function XR(e,t){let{build:n,image:r,command:o,process:s}=e;n!==void 0&&r!==void 0&&t('is given beside "build"; keep one of them',["image"]);
let i=n!==void 0?"build":r!==void 0?"image":void 0;if(i===void 0){s!==void 0?t('is for beside "build" or "image"; write its keys directly',[
"process"]):o===void 0&&t('has nothing to run; add "build" or "image" for Docker, or "command" for a process');return}for(let a of["setup","\
working-directory"])e[a]!==void 0&&t(`is for a process, but "${i}" makes a container; write it under process:`,[a]);s!==void 0&&s.command===
void 0&&t('has no "command"; add it, for example command: node server.js',["process"])}function $Z({ca:e,insecure:t},n){e===void 0&&t===void 0&&
n('has no "ca"; add it, for example ca: test/ca.pem, or insecure: true',["https"]),e!==void 0&&t!==void 0&&n('is given beside "ca"; keep one\
 of them',["https","insecure"])}var QR=H().min(1).max(65535),e_=E({...YR,port:Tt(QR,"The port it listens on.",{example:5432}),ready:T(E({command:T(
Hy,"Ends with 0 once it is ready; the open port is enough if absent.",{example:"pg_isready"}),timeout:T(ir,"How long a start may take.",{default:"\
60s",example:"60s"})}),"When it is ready.",{example:{command:"pg_isready"}})}).superRefine((e,t)=>XR(e,(n,r=[])=>t.addIssue({code:"custom",message:n,
path:r}))),t_={...YR,port:T(QR,"The port it listens on; needed where a scenario sends requests to it.",{example:8080}),services:T(Tn(Pn),"Na\
mes of services; each variant has a copy of each, ready before it is started.",{example:["db"]}),prepare:T(VR,"A command, or a list of them,\
 to run before each start of the server, when the services are ready.",{example:"node migrate.js"}),ready:T(vZ,"When the server is ready: a \
path that answers, or a map.",{example:"/health"}),https:T(E({ca:T(ln,"PEM file of the certificate authority, from this file's folder.",{example:"\
test/ca.pem"}),insecure:T(re(!0),"Take any certificate, instead of one of an authority: for a server that signs its own.",{example:!0}),name:T(
ve(/^[A-Za-z0-9][A-Za-z0-9.-]{0,252}$/,"must be the name of a host"),"The name that the server's certificate carries.",{default:D.tlsName,example:D.
tlsName})}),"Send requests over HTTPS, and trust this certificate authority, or any certificate.",{example:{ca:"test/ca.pem"}}),fixture:T(ln,
"A folder, from this file's, that is taken from head for both sides: the server that a library is measured by. A change of it alone is not m\
easured.",{example:D.fixture}),changes:T(Tn(ln),"Globs of the files it is made of, from the repository's top; a change of none of them is no\
t measured.",{example:["src/*","package.json"]})},RZ=E(t_),n_=E({...t_,matrix:T(ce(Pn,RZ).refine(e=>Object.keys(e).length>0,{error:"must not\
 be empty"}),"Several rows of this target, each with its own keys over the target's; a row is named target-row.",{example:{24:{build:{args:{
NODE_IMAGE:"node:24-slim"}}}}})}).superRefine(({matrix:e,...t},n)=>{if(n.issues.length>0)return;let r=(o,s)=>{let i=(a,c=[])=>n.addIssue({code:"\
custom",message:a,path:[...s,...c]});XR(o,i),o.https&&$Z(o.https,i)};e===void 0&&r(t,[]);for(let[o,s]of Object.entries(e??{}))r(Yy(t,s),["ma\
trix",o])});var EZ=ve(/^(?!-)[^\s\u0000-\u001f\u007f]{1,254}$/,"must be a revision, or an image with its digest"),PZ=L($e.map(({name:e})=>e)),TZ=ve(/^[A-Za-z0-9][A-Za-z0-9._/:-]{0,180}@sha256:[0-9a-f]{64}$/,
"must be an image with its digest, like name@sha256:\u2026"),CZ=E({reference:Tt(Q([EZ,ce(Pn,TZ)]),"The pinned build that every night is comp\
ared with: a tag, a commit, or an image with its digest for each target.",{example:"v1.0.0"}),control:T(w(),"The case that is measured with \
identical builds, which shows how often this finds a change where there is none; the first one if absent.",{example:"api/hello/direct"}),selftest:T(
ke(),"Whether each night one case, with identical builds, is slowed down on purpose, to see that it is found: the control case, or the next \
in turn.",{default:!0,example:!1}),alert:T(Tn(L(["issue","comment","fail","none"])),"Who is notified of a change: an issue, a comment on the\
 commit, the exit code.",{default:D.alert,example:["issue","comment"]}),direction:T(L(["worse","both"]),"Whether only what gets worse raises\
 an alert, or what gets better too.",{default:D.direction,example:"both"}),thresholds:T(cn(PZ,Zs),"Further metrics that raise alerts, each w\
ith the smallest change that counts.",{example:{memory:"5%"}}),keep:T(Re(w(),sr),"How long points are kept.",{default:D.keep,example:D.keep}),
"keep-runs":T(Re(w(),sr),"How long each run's own file is kept.",{default:D.keepRuns,example:D.keepRuns})}),s_=ve(/^[^\p{Cc}]{1,80}$/u,"must\
 be 1 to 80 characters on one line"),r_=O().positive(),AZ=Q([r_.transform(e=>({value:e})),E({value:T(r_,"The figure; without one only the pl\
ace is known.",{example:36191.37}),system:T(s_,"What was measured then.",{example:"Go 1.5.1"})})]),NZ=E({unit:T(s_,"What the figures count.",
{example:"requests/s"}),better:T(L(["higher","lower"]),"Which figures are better.",{default:"higher",example:"lower"}),values:T(ce(Pn,AZ),"F\
igures by target.",{example:{api:36191.37}}),order:T(Lr(Pn),"Targets from the best to the worst, where no figures are known.",{example:["api"]})}).
refine(e=>e.values===void 0!=(e.order===void 0),{error:'needs either "values" or "order"; keep one of them'}),MZ=E({source:Tt(ve(/^[^\p{Cc}]{1,300}$/u,
"must be 1 to 300 characters on one line"),"Where they were published, and when.",{example:"a comparison of 2015"}),figures:Tt(ce(w(),NZ),"F\
igures by scenario and via.",{example:{"hello/direct":{order:["api"]}}})}),IZ=E({published:T(MZ,"What a publication said, for `rank --publis\
hed`.",{example:{source:"a comparison of 2015",figures:{"hello/direct":{order:["api"]}}}})}),zZ=ve(/^(?:\*|(?![.-])[A-Za-z0-9._-]{1,64})$/,'\
must be the name of a scenario, or "*" for all of them'),o_=e=>ce(Pn,e).refine(t=>Object.keys(t).length>0,{error:"must not be empty"}),Td=E(
{version:T(re(1),"The version of this file's keys; 1 is the only one.",{default:1,example:1}),targets:Tt(o_(n_),"The servers under test by n\
ame: how each is built and started.",{example:{api:{build:".",port:8080}}}),scenarios:Tt(o_(_d),"The workloads by name.",{example:{hello:{request:"\
GET /"}}}),services:T(ce(Pn,e_),"Databases, caches and the like by name, for the targets that name them.",{example:{db:{image:"postgres:17",
port:5432}}}),defaults:T(_d,"Keys that every scenario has unless it says otherwise.",{example:{connections:D.connections}}),presets:T(ce(Pn,
ce(zZ,_d)),`Other keys for scenarios, chosen with --preset: a preset's name, then a scenario's name or "*".`,{example:{quick:{"*":{duration:"\
1s"}}}}),"false-alarms":T(Zs,"The share of runs without a change that may be red.",{default:"0.2%",example:"0.2%"}),threshold:T(Zs,"The smal\
lest change that counts.",{default:"2%",example:"2%"}),thresholds:kd,"absolute-limits":Od,"fail-on":T($R,"Which verdicts fail the run; a hea\
d that fails where base works always does.",{default:D.failOn,example:["regression","invalid"]}),mode:T(L(["block","observe"]),"Whether a ve\
rdict fails the run, or is only reported, as in the first weeks.",{default:D.mode,example:"observe"}),isolation:T(L(["auto","docker","proces\
s"]),"Containers, processes, or what fits.",{default:D.isolation,example:"docker"}),budget:T(ir,"Time for starts, warm-up and measuring; 60 \
s a case if absent.",{example:"5m"}),"build-timeout":T(ir,"Time for all builds and `setup` commands of both sides together; keep it below th\
e job's timeout-minutes, or a build that hangs ends the job without a comment.",{default:"30m",example:"45m"}),"cpu-profile":T(ke(),"Whether\
 a regression is followed by CPU profiles of both sides, so that the functions that cost more are named. If absent, it is, but for pull requ\
ests of forks.",{example:!1}),trend:T(CZ,"The nightly trend: what it compares with, and who is notified of a change.",{example:{reference:"v\
1.0.0"}}),rank:T(IZ,"For `rank`: figures that somebody published of these scenarios.",{example:{published:{source:"a comparison of 2015",figures:{
"hello/direct":{unit:"requests/s",values:{api:36191}}}}}}),"nginx-image":T(wd,"The image of nginx for containers.",{default:D.nginxImage,example:D.
nginxImage})}),i_=[["targets","*","env"],["targets","*","build","args"],["targets","*","matrix","*","env"],["targets","*","matrix","*","buil\
d","args"],["services","*","env"],["services","*","build","args"],...[["defaults"],["scenarios","*"],["presets","*","*"]].flatMap(e=>[[...e,
"parameters"],[...e,"request","headers"],[...e,"expect","headers"]])];var a_=e=>e.toLowerCase().replaceAll(/[-_]/g,"");function LZ(e,t){let n=[],r=Array.from({length:t.length+1},(o,s)=>s);for(let o=1;o<=e.length;o++){
let s=[o];for(let i=1;i<=t.length;i++){let a=(r[i-1]??0)+(e[o-1]===t[i-1]?0:1),c=Math.min(a,(r[i]??0)+1,(s[i-1]??0)+1);o>1&&i>1&&e[o-1]===t[i-
2]&&e[o-2]===t[i-1]&&(c=Math.min(c,(n[i-2]??0)+1)),s.push(c)}n=r,r=s}return r[t.length]??0}function ja(e,t){if(e.length>64)return;let n,r=Number.
POSITIVE_INFINITY;for(let o of t){let s=LZ(a_(e),a_(o)),i=Math.max(1,Math.floor(Math.min(e.length,o.length)/3));s<=i&&s<r&&(n=o,r=s)}return n}
function un(e,t,n=10){let r=ja(e,t);if(r!==void 0)return`did you mean "${r}"?`;let o=t.length>n?` and ${t.length-n} more`:"";return`known ar\
e: ${t.slice(0,n).join(", ")}${o}`}var ar="loadgate itself chooses CPUs, networks and names; remove it",DZ="a run starts its servers alone and discards them afterwards: leave \
it out",Xy='write "working-directory" instead, for example working-directory: server',Cd='write "absolute-limits" instead, for example absol\
ute-limits: { p99: 50ms }',c_={environment:'write "env" instead, for example env: { LOG_LEVEL: error }',variables:'write "env" instead, for \
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
example setup: npm ci',steps:'write "setup" instead, a list with one command each',workingDir:Xy,workdir:Xy,cwd:Xy,shell:"commands run witho\
ut a shell; write sh -c '\u2026' in the command",cpus:ar,cpuset:ar,network:ar,networks:ar,networkMode:ar,containerName:ar,hostname:ar,restart:"\
a server must not end, and is not restarted; remove it",url:'loadgate starts the server itself; write "build", "image" or "command", and its\
 "port"',host:'loadgate starts the server itself; write "build", "image" or "command", and its "port"'},l_={capAdd:"containers keep the capa\
bilities that official images need, and get no others: leave it out",capDrop:"capabilities that official images do not need are always dropp\
ed: leave it out",devices:"no container gets a device: leave it out",extraHosts:"a server reaches its own services and nothing else: name th\
em by their address in env",pidsLimit:"the limit is always 8192 processes: leave it out",privileged:"no container is privileged: for one sys\
tem call write security_opt: [seccomp=FILE]",sysctls:"net.core.somaxconn is always 65535, and no other can be set: leave it out",tmpfs:'ther\
e is no such mount; /dev/shm is as large as "shm_size" says',user:"an image keeps its user; set another in the Dockerfile"},u_={...Object.fromEntries(
["annotations","attach","develop","gpus","init","labels","labelFile","logging","models","platform","postStart","preStop","profiles","provide\
r","pullPolicy","pullRefreshAfter","runtime","scale","stdinOpen","stopGracePeriod","stopSignal","tty","useApiSocket"].map(e=>[e,DZ])),...Object.
fromEntries(["blkioConfig","cgroup","cgroupParent","cpuCount","cpuPercent","cpuPeriod","cpuQuota","cpuRtPeriod","cpuRtRuntime","cpuShares","\
dns","dnsOpt","dnsSearch","domainname","ipc","isolation","macAddress","pid","usernsMode","uts"].map(e=>[e,ar])),...Object.fromEntries(["memR\
eservation","memSwappiness","oomKillDisable","oomScoreAdj","storageOpt"].map(e=>[e,'the limit of a container is "mem_limit", for example mem\
_limit: 512m'])),credentialSpec:'names of secrets stand under "secrets", for example secrets: [API_KEY]',deviceCgroupRules:"no container get\
s a device: leave it out",extends:"what several have in common is anchored where it stands first: env: &env { LOG_LEVEL: error }, then env: \
*env",externalLinks:'what stands beside it is "services", for example services: [db]',groupAdd:"an image keeps its user: set another in the \
Dockerfile",readOnly:"a container may write, to what is thrown away after the run: leave it out",volumesFrom:'nothing is mounted; COPY it in\
to the image, or make it with "setup"'},FZ={dependsOn:'write "services" instead, for example services: [db]',links:'write "services" instead\
, for example services: [db]',healthcheck:'write "ready" instead, for example ready: /health',health:'write "ready" instead, for example rea\
dy: /health',readiness:'write "ready" instead, for example ready: /health',waitOn:'write "ready" instead, for example ready: /health',tls:'w\
rite "https" instead, for example https: { ca: test/ca.pem }',ssl:'write "https" instead, for example https: { ca: test/ca.pem }',strategy:'\
write "matrix" instead, rows with their own keys',paths:'globs of the files it is made of are "changes"',request:"requests belong in a scena\
rio, as scenarios: { hello: { request: GET / } }",requests:"requests belong in a scenario, as scenarios: { hello: { request: GET / } }"},BZ={
dependsOn:"services start at the same time and do not wait for each other; remove it",healthcheck:'write "ready" instead, for example ready:\
 { command: pg_isready }',options:'write "ready" instead, for example ready: { command: pg_isready }'},jZ={image:'it stands beside "build", \
or in its place, as image: postgres:18',isolation:"images are built for the engine they run on: leave it out",provenance:"images are thrown \
away after the run: leave it out",sbom:"images are thrown away after the run: leave it out",stage:'write "target" instead, for example targe\
t: server',buildArgs:'write "args" instead, for example args: { VERSION: "1.0" }',arguments:'write "args" instead, for example args: { VERSI\
ON: "1.0" }',file:'write "dockerfile" instead, for example dockerfile: Dockerfile',path:'write "context" instead, for example context: .',cacheFrom:"\
layers are cached where the runner has a cache; remove it",cacheTo:"layers are cached where the runner has a cache; remove it"},UZ={dockerfileInline:'\
write it into a file, and name that with "dockerfile"',entitlements:"no build gets more than the builder's own rules allow: leave it out",extraHosts:"\
no names are added to a build: leave it out",labels:"images are thrown away after the run: leave it out",network:"a build uses the builder's\
 network: leave it out",noCache:"both sides share layers, so that they differ in the change alone: leave it out",platforms:"images are built\
 for the engine they run on: leave it out",privileged:"no build is privileged: leave it out",pull:"images are pulled if they are missing: le\
ave it out",ssh:`no build gets an agent's keys: give a token with "secrets" and fetch over https`,tags:"loadgate names the images itself: le\
ave it out"},ZZ={path:'write "request" for what is requested, as request: GET /users, or "via" for the way there, as via: direct',url:'write\
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
ts end',matrix:'write "parameters" instead, for example parameters: { clients: [1, 10] }',limits:Cd,slo:Cd},GZ={url:'the server is the targe\
t; only its "path" is written, for example path: /users?page=2',uri:'the server is the target; only its "path" is written, for example path:\
 /users?page=2',query:'the query belongs in "path", for example path: /users?page=2',params:'the query belongs in "path", for example path: \
/users?page=2',data:'what is sent is "body", or "body-file" for a file',json:'what is sent is "body", with headers: { content-type: applicat\
ion/json }',payload:'what is sent is "body", or "body-file" for a file'},HZ={code:'write "status" instead, for example status: 200',statusCode:'\
write "status" instead, for example status: 200',text:'write "body" instead, with the whole text'},qZ={name:"the file needs no name; remove \
it",on:"this looks like a workflow; it belongs in .github/workflows, and this file describes targets and scenarios",jobs:"this looks like a \
workflow; it belongs in .github/workflows, and this file describes targets and scenarios",volumes:'nothing is mounted; COPY it into the imag\
e, or make it with "setup" of a target',networks:ar,configs:'nothing is mounted; COPY it into the image, or make it with "setup" of a target',
include:"there is one file, whole; write here what is in the others",models:"a run has targets and their services, and nothing else: leave i\
t out",secrets:"names of secrets belong under a target, as targets: { api: { secrets: [API_KEY] } }",server:'write "targets" instead, for ex\
ample targets: { api: { build: ., port: 8080 } }',servers:'write "targets" instead, for example targets: { api: { build: ., port: 8080 } }',
benchmarks:'write "scenarios" instead, for example scenarios: { hello: { request: GET / } }',tests:'write "scenarios" instead, for example s\
cenarios: { hello: { request: GET / } }',workloads:'write "scenarios" instead, for example scenarios: { hello: { request: GET / } }',requests:'\
write "scenarios" instead, for example scenarios: { hello: { request: GET / } }',duration:'write "budget" instead, for example budget: 5m',time:'\
write "budget" instead, for example budget: 5m',limits:Cd,slo:Cd,...Object.fromEntries(["build","image","command","port","env","environment",
"setup","prepare","ready"].map(e=>[e,"it belongs under a target, for example targets: { api: { build: ., port: 8080 } }"])),...Object.fromEntries(
["request","connections","rate","expect","keepalive","vus"].map(e=>[e,'it belongs under a scenario, or for all of them under "defaults", for\
 example scenarios: { hello: { request: GET / } }']))},WZ={top:qZ,target:{...c_,...l_,...u_,...FZ},service:{...c_,...l_,...u_,...BZ},build:{
...jZ,...UZ},scenario:ZZ,request:GZ,expect:HZ},VZ="there is no place for anchors alone; set each where its value stands first: env: &env { L\
OG_LEVEL: error }, then env: *env",d_=e=>e.toLowerCase().replaceAll(/[-_]/g,"");function f_(e,t){let n=KZ(e.map(String));if(n!==void 0)return n===
"top"&&/^(?:x-|\.)/.test(t)?VZ:Object.entries(WZ[n]).find(([r])=>d_(r)===d_(t))?.[1]}function KZ([e,...t]){if(e===void 0)return"top";let n={
targets:1,services:1,scenarios:1,defaults:0,presets:2}[e];if(n===void 0||t.length<n)return;let[r,...o]=t.slice(n);if(e==="targets"&&r==="mat\
rix")return o.length===1?"target":o.length===2&&o[1]==="build"?"build":void 0;if(r===void 0)return e==="targets"?"target":e==="services"?"se\
rvice":"scenario";if(!(o.length>0))return e==="targets"||e==="services"?r==="build"?"build":void 0:r==="request"||r==="expect"?r:void 0}var JZ={string:"a text",number:"a number",int:"a whole number",boolean:"true or false",array:"a list",object:"a map",record:"a map"};function Ga(e,t,n=[]){
let r=[...n,...e.path],o=t.at(r),s=i=>[{path:r,at:"value",message:`${Za(r)} ${Nd(i,r)}`}];switch(e.code){case"unrecognized_keys":return e.keys.
map(i=>XZ(r,i));case"invalid_union":return YZ(e,t,r);case"invalid_type":return t.has(r)?s(tb([eb(e)],o)):[nG(r)];case"invalid_value":return s(
oG(e.values.map(String),o));case"invalid_key":return[tG(r,e.issues[0]?.message??"is not allowed")];case"too_small":return s(e.origin==="arra\
y"?"must not be empty":`must be at least ${e.minimum}, is ${o}`);case"too_big":return s(`must be at most ${e.maximum}, is ${o}`);case"invali\
d_format":return s(e.message.replace(/(?=;|$)/,`, is ${z(String(o))}`));default:return/^(must|has|is|needs) /.test(e.message)?s(e.message):[
{path:r,at:"value",message:`${Za(r)}: ${Nd(e.message,r)}`}]}}function YZ(e,t,n){let r=t.at(n),o=e.errors.find(a=>!a.some(c=>m_(c,r)));if(o!==
void 0)return o.flatMap(a=>Ga(a,t,n));let s=e.errors.flatMap(a=>a.filter(c=>c.path.length===0).map(eb)),i=`${Za(n)} ${Nd(tb([...new Set(s)],
r),n)}`;return[{path:n,at:"value",message:i}]}function m_(e,t){return e.path.length>0?!1:e.code==="invalid_type"?!0:e.code==="invalid_value"?
typeof t!="string":e.code==="invalid_union"&&e.errors.every(n=>n.some(r=>m_(r,t)))}function eb(e){return e.code==="invalid_type"?JZ[e.expected]??
e.expected:e.code==="invalid_value"?Hs(e.values.map(String)):e.code==="invalid_union"?Hs([...new Set(e.errors.flat().map(eb))]):"another val\
ue"}function XZ(e,t){let n=e.length===0?"":` in ${Za(e)}`,r=Qy(e),o=QZ(t)??f_(e,t)??eG(e,t)??un(t,r,r.length),s=`unknown key ${z(t)}${n}; ${o}`;
return{path:[...e,t],at:"key",message:s}}function QZ(e){let[t]=/(?! )[\p{Z}\p{Cf}]/u.exec(e)??[];return t===void 0?void 0:`it holds U+${t.codePointAt(
0).toString(16).toUpperCase().padStart(4,"0")}, which is no space to YAML; write spaces`}function eG(e,t){let[n]=e,r=n==="targets"||n==="ser\
vices";if(!r&&!(n==="scenarios"||n==="defaults"||n==="presets"))return;let s=r?"scenario":"target";return Qy([`${s}s`,""]).includes(t)?`it s\
tands under a ${s}, as ${Md([`${s}s`,"",t])}`:Qy([]).includes(t)?`it stands at the top of the file, as ${Md([t])}`:void 0}function tG(e,t){let n=Nd(
`the name ${z(String(e.at(-1)))} ${t}`,e.slice(0,-1));return{path:e,at:"key",message:n}}function nG(e){let n=`${e.length===1?"the file":Za(e.
slice(0,-1))} has no ${z(String(e.at(-1)))}; add it, for example ${Md(e)}`;return{path:e,at:"key",message:n}}function tb(e,t){let n=`must be\
 ${Hs(e)}, is ${sG(t,e)}`,r=a=>e.some(c=>c.includes(a)),o=rG(t);if(o!==void 0)return`${n}; put it in quotation marks, as "{${o}}"`;if(typeof t==
"string"&&e.includes("true or false")){let a={yes:!0,on:!0,y:!0,no:!1,off:!1,n:!1}[t.toLowerCase()];if(a!==void 0)return`${n}; write ${a}`}return(typeof t==
"number"||typeof t=="boolean")&&r("a text")&&!r("number")?`${n}; put it in quotation marks`:typeof t=="string"&&t.trim()!==""&&Number.isFinite(
Number(t))&&e.every(a=>a.endsWith("number"))?`${n}; remove the quotation marks`:n}function rG(e){if(typeof e!="object"||e===null||Array.isArray(
e))return;let[[t,n]=[],...r]=Object.entries(e);return n===null&&r.length===0?t:void 0}function oG(e,t){if(typeof t=="number")return`must be ${Hs(
e)}, is ${t}`;if(typeof t!="string")return tb([Hs(e)],t);let n=ja(t,e),r=n===void 0?"":`; did you mean "${n}"?`;return`must be ${Hs(e)}, is ${z(
t)}${r}`}function sG(e,t){return e==null?"empty":typeof e=="string"?"a text":typeof e=="boolean"?String(e):Array.isArray(e)?"a list":typeof e!=
"number"?"a map":t.some(n=>n.endsWith("number"))?String(e):"a number"}function Nd(e,t){if(e.includes("; "))return e;for(let n=t.length;n>0;n--){
let r=typeof t[n-1]=="number"?void 0:Md(t.slice(0,n));if(r!==void 0)return`${e}; write it like ${r}`}return`${e}; begin with targets: and sc\
enarios:`}function Za(e){let[t,n]=iG(e),r=n.filter(o=>typeof o!="number").join(".");return t===""?r===""?"the file":z(r):r===""?t:`${z(r)} o\
f ${t}`}function iG(e){let[t,n,r]=e.map(String);return n===void 0?["",e]:t==="targets"?[`target ${z(n)}`,e.slice(2)]:t==="scenarios"?[`scena\
rio ${z(n)}`,e.slice(2)]:t==="defaults"?["the defaults",e.slice(1)]:t!=="presets"?["",e]:r===void 0?[`preset ${z(n)}`,[]]:[`scenario ${z(r)}\
 in preset ${z(n)}`,e.slice(3)]}var Hs=e=>e.length<2?e.join(""):`${e.slice(0,-1).join(", ")} or ${e.at(-1)}`;function Ua(e){return e instanceof
Pu||e instanceof wa?Ua(e.unwrap()):e instanceof Gg?Ua(e.in):e instanceof Eu?e.options.flatMap(Ua):e instanceof Se?[e]:[]}function aG(e,t){return e instanceof
ya?[e.valueType]:e instanceof Zg?[e.element]:e instanceof Os&&Object.hasOwn(e.shape,t)?[e.shape[String(t)]]:[]}function p_(e){let t=[Td];for(let n of e)
t=t.flatMap(Ua).flatMap(r=>aG(r,n));return t}function Qy(e){return p_(e).flatMap(Ua).flatMap(t=>t instanceof Os?Object.keys(t.shape):[])}function Md(e){
let t=p_(e).flatMap(n=>n.meta()?.examples??[]).at(0);if(t!==void 0)return`${String(e.at(-1))}: ${Ad(t)}`}var cG=/^[\w/.][\w./?=:% -]*$/;function Ad(e){
return typeof e=="string"?cG.test(e)?e:JSON.stringify(e):Array.isArray(e)?`[${e.map(Ad).join(", ")}]`:typeof e!="object"||e===null?String(e):
`{ ${Object.entries(e).map(([t,n])=>`${Ad(t)}: ${Ad(n)}`).join(", ")} }`}import{posix as oE}from"node:path";var Id=Symbol.for("yaml.alias"),zd=Symbol.for("yaml.document"),dn=Symbol.for("yaml.map"),nb=Symbol.for("yaml.pair"),Ct=Symbol.for("yaml.scal\
ar"),cr=Symbol.for("yaml.seq"),ft=Symbol.for("yaml.node.type"),wt=e=>!!e&&typeof e=="object"&&e[ft]===Id,Cn=e=>!!e&&typeof e=="object"&&e[ft]===
zd,Ye=e=>!!e&&typeof e=="object"&&e[ft]===dn,ne=e=>!!e&&typeof e=="object"&&e[ft]===nb,q=e=>!!e&&typeof e=="object"&&e[ft]===Ct,tt=e=>!!e&&typeof e==
"object"&&e[ft]===cr;function ue(e){if(e&&typeof e=="object")switch(e[ft]){case dn:case cr:return!0}return!1}function te(e){if(e&&typeof e==
"object")switch(e[ft]){case Id:case dn:case Ct:case cr:return!0}return!1}var Ld=e=>(q(e)||ue(e))&&!!e.anchor;var xt=Symbol("break visit"),h_=Symbol("skip children"),An=Symbol("remove node");function Vt(e,t){let n=g_(t);Cn(e)?qs(null,e.contents,n,Object.
freeze([e]))===An&&(e.contents=null):qs(null,e,n,Object.freeze([]))}Vt.BREAK=xt;Vt.SKIP=h_;Vt.REMOVE=An;function qs(e,t,n,r){let o=y_(e,t,n,
r);if(te(o)||ne(o))return b_(e,r,o),qs(e,o,n,r);if(typeof o!="symbol"){if(ue(t)){r=Object.freeze(r.concat(t));for(let s=0;s<t.items.length;++s){
let i=qs(s,t.items[s],n,r);if(typeof i=="number")s=i-1;else{if(i===xt)return xt;i===An&&(t.items.splice(s,1),s-=1)}}}else if(ne(t)){r=Object.
freeze(r.concat(t));let s=qs("key",t.key,n,r);if(s===xt)return xt;s===An&&(t.key=null);let i=qs("value",t.value,n,r);if(i===xt)return xt;i===
An&&(t.value=null)}}return o}async function Dd(e,t){let n=g_(t);Cn(e)?await Ws(null,e.contents,n,Object.freeze([e]))===An&&(e.contents=null):
await Ws(null,e,n,Object.freeze([]))}Dd.BREAK=xt;Dd.SKIP=h_;Dd.REMOVE=An;async function Ws(e,t,n,r){let o=await y_(e,t,n,r);if(te(o)||ne(o))
return b_(e,r,o),Ws(e,o,n,r);if(typeof o!="symbol"){if(ue(t)){r=Object.freeze(r.concat(t));for(let s=0;s<t.items.length;++s){let i=await Ws(
s,t.items[s],n,r);if(typeof i=="number")s=i-1;else{if(i===xt)return xt;i===An&&(t.items.splice(s,1),s-=1)}}}else if(ne(t)){r=Object.freeze(r.
concat(t));let s=await Ws("key",t.key,n,r);if(s===xt)return xt;s===An&&(t.key=null);let i=await Ws("value",t.value,n,r);if(i===xt)return xt;
i===An&&(t.value=null)}}return o}function g_(e){return typeof e=="object"&&(e.Collection||e.Node||e.Value)?Object.assign({Alias:e.Node,Map:e.
Node,Scalar:e.Node,Seq:e.Node},e.Value&&{Map:e.Value,Scalar:e.Value,Seq:e.Value},e.Collection&&{Map:e.Collection,Seq:e.Collection},e):e}function y_(e,t,n,r){
if(typeof n=="function")return n(e,t,r);if(Ye(t))return n.Map?.(e,t,r);if(tt(t))return n.Seq?.(e,t,r);if(ne(t))return n.Pair?.(e,t,r);if(q(t))
return n.Scalar?.(e,t,r);if(wt(t))return n.Alias?.(e,t,r)}function b_(e,t,n){let r=t[t.length-1];if(ue(r))r.items[e]=n;else if(ne(r))e==="ke\
y"?r.key=n:r.value=n;else if(Cn(r))r.contents=n;else{let o=wt(r)?"alias":"scalar";throw new Error(`Cannot replace node with ${o} parent`)}}var lG={"!":"%21",",":"%2C","[":"%5B","]":"%5D","{":"%7B","}":"%7D"},uG=e=>e.replace(/[!,[\]{}]/g,t=>lG[t]),Nn=class e{constructor(t,n){this.
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
not resolve tag: ${t}`),null)}tagString(t){for(let[n,r]of Object.entries(this.tags))if(t.startsWith(r))return n+uG(t.substring(r.length));return t[0]===
"!"?t:`!<${t}>`}toString(t){let n=this.yaml.explicit?[`%YAML ${this.yaml.version||"1.2"}`]:[],r=Object.entries(this.tags),o;if(t&&r.length>0&&
te(t.contents)){let s={};Vt(t.contents,(i,a)=>{te(a)&&a.tag&&(s[a.tag]=!0)}),o=Object.keys(s)}else o=[];for(let[s,i]of r)s==="!!"&&i==="tag:\
yaml.org,2002:"||(!t||o.some(a=>a.startsWith(i)))&&n.push(`%TAG ${s} ${i}`);return n.join(`
`)}};Nn.defaultYaml={explicit:!1,version:"1.2"};Nn.defaultTags={"!!":"tag:yaml.org,2002:"};function Fd(e){if(/[\x00-\x19\s,[\]{}]/.test(e)){let n=`Anchor must not contain whitespace or control characters: ${JSON.stringify(e)}`;throw new Error(
n)}return!0}function rb(e){let t=new Set;return Vt(e,{Value(n,r){r.anchor&&t.add(r.anchor)}}),t}function ob(e,t){for(let n=1;;++n){let r=`${e}${n}`;
if(!t.has(r))return r}}function w_(e,t){let n=[],r=new Map,o=null;return{onAnchor:s=>{n.push(s),o??(o=rb(e));let i=ob(t,o);return o.add(i),i},
setAnchors:()=>{for(let s of n){let i=r.get(s);if(typeof i=="object"&&i.anchor&&(q(i.node)||ue(i.node)))i.node.anchor=i.anchor;else{let a=new Error(
"Failed to resolve repeated object (this should not happen)");throw a.source=s,a}}},sourceObjects:r}}function Dr(e,t,n,r){if(r&&typeof r=="object")if(Array.isArray(r))for(let o=0,s=r.length;o<s;++o){let i=r[o],a=Dr(e,r,String(o),i);a===void 0?
delete r[o]:a!==i&&(r[o]=a)}else if(r instanceof Map)for(let o of Array.from(r.keys())){let s=r.get(o),i=Dr(e,r,o,s);i===void 0?r.delete(o):
i!==s&&r.set(o,i)}else if(r instanceof Set)for(let o of Array.from(r)){let s=Dr(e,r,o,o);s===void 0?r.delete(o):s!==o&&(r.delete(o),r.add(s))}else
for(let[o,s]of Object.entries(r)){let i=Dr(e,r,o,s);i===void 0?delete r[o]:i!==s&&(r[o]=i)}return e.call(t,n,r)}function He(e,t,n){if(Array.isArray(e))return e.map((r,o)=>He(r,String(o),n));if(e&&typeof e.toJSON=="function"){if(!n||!Ld(e))return e.toJSON(
t,n);let r={aliasCount:0,count:1,res:void 0};n.anchors.set(e,r),n.onCreate=s=>{r.res=s,delete n.onCreate};let o=e.toJSON(t,n);return n.onCreate&&
n.onCreate(o),o}return typeof e=="bigint"&&!n?.keep?Number(e):e}var Fr=class{constructor(t){Object.defineProperty(this,ft,{value:t})}clone(){let t=Object.create(Object.getPrototypeOf(this),Object.getOwnPropertyDescriptors(
this));return this.range&&(t.range=this.range.slice()),t}toJS(t,{mapAsMap:n,maxAliasCount:r,onAnchor:o,reviver:s}={}){if(!Cn(t))throw new TypeError(
"A document argument is required");let i={anchors:new Map,doc:t,keep:!0,mapAsMap:n===!0,mapKeyWarned:!1,maxAliasCount:typeof r=="number"?r:100},
a=He(this,"",i);if(typeof o=="function")for(let{count:c,res:l}of i.anchors.values())o(l,c);return typeof s=="function"?Dr(s,{"":a},"",a):a}};var lr=class extends Fr{constructor(t){super(Id),this.source=t,Object.defineProperty(this,"tag",{set(){throw new Error("Alias nodes cannot h\
ave tags")}})}resolve(t,n){if(n?.maxAliasCount===0)throw new ReferenceError("Alias resolution is disabled");let r;n?.aliasResolveCache?r=n.aliasResolveCache:
(r=[],Vt(t,{Node:(s,i)=>{(wt(i)||Ld(i))&&r.push(i)}}),n&&(n.aliasResolveCache=r));let o;for(let s of r){if(s===this)break;s.anchor===this.source&&
(o=s)}if(o&&n){let{anchors:s,doc:i,maxAliasCount:a}=n,c=s.get(o);if(c||(He(o,null,n),c=s.get(o)),c?.res===void 0){let l="This should not hap\
pen: Alias anchor was not resolved?";throw new ReferenceError(l)}if(a>=0&&(c.count+=1,c.aliasCount===0&&(c.aliasCount=Bd(i,o,s)),c.count*c.aliasCount>
a)){let l="Excessive alias count indicates a resource exhaustion attack";throw new ReferenceError(l)}}return o}toJSON(t,n){if(!n)return{source:this.
source};let r=this.resolve(n.doc,n);if(!r){let o=`Unresolved alias (the anchor must be set before the alias): ${this.source}`;throw new ReferenceError(
o)}return n.anchors.get(r).res}toString(t,n,r){let o=`*${this.source}`;if(t){if(Fd(this.source),t.options.verifyAliasOrder&&!t.anchors.has(this.
source)){let s=`Unresolved alias (the anchor must be set before the alias): ${this.source}`;throw new Error(s)}if(t.implicitKey)return`${o} `}
return o}};function Bd(e,t,n){if(wt(t)){let r=t.resolve(e),o=n&&r&&n.get(r);return o?o.count*o.aliasCount:0}else if(ue(t)){let r=0;for(let o of t.
items){let s=Bd(e,o,n);s>r&&(r=s)}return r}else if(ne(t)){let r=Bd(e,t.key,n),o=Bd(e,t.value,n);return Math.max(r,o)}return 1}var jd=e=>!e||typeof e!="function"&&typeof e!="object",F=class extends Fr{constructor(t){super(Ct),this.value=t}toJSON(t,n){return n?.keep?this.
value:He(this.value,t,n)}toString(){return String(this.value)}};F.BLOCK_FOLDED="BLOCK_FOLDED";F.BLOCK_LITERAL="BLOCK_LITERAL";F.PLAIN="PLAIN";
F.QUOTE_DOUBLE="QUOTE_DOUBLE";F.QUOTE_SINGLE="QUOTE_SINGLE";var dG="tag:yaml.org,2002:";function fG(e,t,n){if(t){let r=n.filter(s=>s.tag===t),o=r.find(s=>!s.format)??r[0];if(!o)throw new Error(`Tag ${t}\
 not found`);return o}return n.find(r=>r.identify?.(e)&&!r.format)}function ur(e,t,n){if(Cn(e)&&(e=e.contents),te(e))return e;if(ne(e)){let d=n.
schema[dn].createNode?.(n.schema,null,n);return d.items.push(e),d}(e instanceof String||e instanceof Number||e instanceof Boolean||typeof BigInt<
"u"&&e instanceof BigInt)&&(e=e.valueOf());let{aliasDuplicateObjects:r,onAnchor:o,onTagObj:s,schema:i,sourceObjects:a}=n,c;if(r&&e&&typeof e==
"object"){if(c=a.get(e),c)return c.anchor??(c.anchor=o(e)),new lr(c.anchor);c={anchor:null,node:null},a.set(e,c)}t?.startsWith("!!")&&(t=dG+
t.slice(2));let l=fG(e,t,i.tags);if(!l){if(e&&typeof e.toJSON=="function"&&(e=e.toJSON()),!e||typeof e!="object"){let d=new F(e);return c&&(c.
node=d),d}l=e instanceof Map?i[dn]:Symbol.iterator in Object(e)?i[cr]:i[dn]}s&&(s(l),delete n.onTagObj);let u=l?.createNode?l.createNode(n.schema,
e,n):typeof l?.nodeClass?.from=="function"?l.nodeClass.from(n.schema,e,n):new F(e);return t?u.tag=t:l.default||(u.tag=l.tag),c&&(c.node=u),u}function Ha(e,t,n){let r=n;for(let o=t.length-1;o>=0;--o){let s=t[o];if(typeof s=="number"&&Number.isInteger(s)&&s>=0){let i=[];i[s]=r,r=i}else
r=new Map([[s,r]])}return ur(r,void 0,{aliasDuplicateObjects:!1,keepUndefined:!1,onAnchor:()=>{throw new Error("This should not happen, plea\
se report a bug.")},schema:e,sourceObjects:new Map})}var Ks=e=>e==null||typeof e=="object"&&!!e[Symbol.iterator]().next().done,Vs=class extends Fr{constructor(t,n){
super(t),Object.defineProperty(this,"schema",{value:n,configurable:!0,enumerable:!1,writable:!0})}clone(t){let n=Object.create(Object.getPrototypeOf(
this),Object.getOwnPropertyDescriptors(this));return t&&(n.schema=t),n.items=n.items.map(r=>te(r)||ne(r)?r.clone(t):r),this.range&&(n.range=
this.range.slice()),n}addIn(t,n){if(Ks(t))this.add(n);else{let[r,...o]=t,s=this.get(r,!0);if(ue(s))s.addIn(o,n);else if(s===void 0&&this.schema)
this.set(r,Ha(this.schema,o,n));else throw new Error(`Expected YAML collection at ${r}. Remaining path: ${o}`)}}deleteIn(t){let[n,...r]=t;if(r.
length===0)return this.delete(n);let o=this.get(n,!0);if(ue(o))return o.deleteIn(r);throw new Error(`Expected YAML collection at ${n}. Remai\
ning path: ${r}`)}getIn(t,n){let[r,...o]=t,s=this.get(r,!0);return o.length===0?!n&&q(s)?s.value:s:ue(s)?s.getIn(o,n):void 0}hasAllNullValues(t){
return this.items.every(n=>{if(!ne(n))return!1;let r=n.value;return r==null||t&&q(r)&&r.value==null&&!r.commentBefore&&!r.comment&&!r.tag})}hasIn(t){
let[n,...r]=t;if(r.length===0)return this.has(n);let o=this.get(n,!0);return ue(o)?o.hasIn(r):!1}setIn(t,n){let[r,...o]=t;if(o.length===0)this.
set(r,n);else{let s=this.get(r,!0);if(ue(s))s.setIn(o,n);else if(s===void 0&&this.schema)this.set(r,Ha(this.schema,o,n));else throw new Error(
`Expected YAML collection at ${r}. Remaining path: ${o}`)}}};var x_=e=>e.replace(/^(?!$)(?: $)?/gm,"#");function Kt(e,t){return/^\n+$/.test(e)?e.substring(1):t?e.replace(/^(?! *$)/gm,t):e}var Mn=(e,t,n)=>e.
endsWith(`
`)?Kt(n,t):n.includes(`
`)?`
`+Kt(n,t):(e.endsWith(" ")?"":" ")+n;var sb="flow",Ud="block",qa="quoted";function Wa(e,t,n="flow",{indentAtStart:r,lineWidth:o=80,minContentWidth:s=20,onFold:i,onOverflow:a}={}){
if(!o||o<0)return e;o<s&&(s=0);let c=Math.max(1+s,1+o-t.length);if(e.length<=c)return e;let l=[],u={},d=o-t.length;typeof r=="number"&&(r>o-
Math.max(2,s)?l.push(0):d=o-r);let f,m,h=!1,p=-1,g=-1,y=-1;n===Ud&&(p=S_(e,p,t.length),p!==-1&&(d=p+c));for(let x;x=e[p+=1];){if(n===qa&&x===
"\\"){switch(g=p,e[p+1]){case"x":p+=3;break;case"u":p+=5;break;case"U":p+=9;break;default:p+=1}y=p}if(x===`
`)n===Ud&&(p=S_(e,p,t.length)),d=p+t.length+c,f=void 0;else{if(x===" "&&m&&m!==" "&&m!==`
`&&m!=="	"){let S=e[p+1];S&&S!==" "&&S!==`
`&&S!=="	"&&(f=p)}if(p>=d)if(f)l.push(f),d=f+c,f=void 0;else if(n===qa){for(;m===" "||m==="	";)m=x,x=e[p+=1],h=!0;let S=p>y+1?p-2:g-1;if(u[S])
return e;l.push(S),u[S]=!0,d=S+c,f=void 0}else h=!0}m=x}if(h&&a&&a(),l.length===0)return e;i&&i();let b=e.slice(0,l[0]);for(let x=0;x<l.length;++x){
let S=l[x],R=l[x+1]||e.length;S===0?b=`
${t}${e.slice(0,R)}`:(n===qa&&u[S]&&(b+=`${e[S]}\\`),b+=`
${t}${e.slice(S+1,R)}`)}return b}function S_(e,t,n){let r=t,o=t+1,s=e[o];for(;s===" "||s==="	";)if(t<o+n)s=e[++t];else{do s=e[++t];while(s&&
s!==`
`);r=t,o=t+1,s=e[o]}return r}var Gd=(e,t)=>({indentAtStart:t?e.indent.length:e.indentAtStart,lineWidth:e.options.lineWidth,minContentWidth:e.options.minContentWidth}),Hd=e=>/^(%|---|\.\.\.)/m.
test(e);function mG(e,t,n){if(!t||t<0)return!1;let r=t-n,o=e.length;if(o<=r)return!1;for(let s=0,i=0;s<o;++s)if(e[s]===`
`){if(s-i>r)return!0;if(i=s+1,o-i<=r)return!1}return!0}function Va(e,t){let n=JSON.stringify(e);if(t.options.doubleQuotedAsJSON)return n;let{
implicitKey:r}=t,o=t.options.doubleQuotedMinMultiLineLength,s=t.indent||(Hd(e)?"  ":""),i="",a=0;for(let c=0,l=n[c];l;l=n[++c])if(l===" "&&n[c+
1]==="\\"&&n[c+2]==="n"&&(i+=n.slice(a,c)+"\\ ",c+=1,a=c,l="\\"),l==="\\")switch(n[c+1]){case"u":{i+=n.slice(a,c);let u=n.substr(c+2,4);switch(u){case"\
0000":i+="\\0";break;case"0007":i+="\\a";break;case"000b":i+="\\v";break;case"001b":i+="\\e";break;case"0085":i+="\\N";break;case"00a0":i+="\
\\_";break;case"2028":i+="\\L";break;case"2029":i+="\\P";break;default:u.substr(0,2)==="00"?i+="\\x"+u.substr(2):i+=n.substr(c,6)}c+=5,a=c+1}
break;case"n":if(r||n[c+2]==='"'||n.length<o)c+=1;else{for(i+=n.slice(a,c)+`

`;n[c+2]==="\\"&&n[c+3]==="n"&&n[c+4]!=='"';)i+=`
`,c+=2;i+=s,n[c+2]===" "&&(i+="\\"),c+=1,a=c+1}break;default:c+=1}return i=a?i+n.slice(a):n,r?i:Wa(i,s,qa,Gd(t,!1))}function ib(e,t){if(t.options.
singleQuote===!1||t.implicitKey&&e.includes(`
`)||/[ \t]\n|\n[ \t]/.test(e))return Va(e,t);let n=t.indent||(Hd(e)?"  ":""),r="'"+e.replace(/'/g,"''").replace(/\n+/g,`$&
${n}`)+"'";return t.implicitKey?r:Wa(r,n,sb,Gd(t,!1))}function Js(e,t){let{singleQuote:n}=t.options,r;if(n===!1)r=Va;else{let o=e.includes('\
"'),s=e.includes("'");o&&!s?r=ib:s&&!o?r=Va:r=n?ib:Va}return r(e,t)}var ab;try{ab=new RegExp(`(^|(?<!
))
+(?!
|$)`,"g")}catch{ab=/\n+(?!\n|$)/g}function Zd({comment:e,type:t,value:n},r,o,s){let{blockQuote:i,commentString:a,lineWidth:c}=r.options;if(!i||
/\n[\t ]+$/.test(n))return Js(n,r);let l=r.indent||(r.forceBlockIndent||Hd(n)?"  ":""),u=i==="literal"?!0:i==="folded"||t===F.BLOCK_FOLDED?!1:
t===F.BLOCK_LITERAL?!0:!mG(n,c,l.length);if(!n)return u?`|
`:`>
`;let d,f;for(f=n.length;f>0;--f){let R=n[f-1];if(R!==`
`&&R!=="	"&&R!==" ")break}let m=n.substring(f),h=m.indexOf(`
`);h===-1?d="-":n===m||h!==m.length-1?(d="+",s&&s()):d="",m&&(n=n.slice(0,-m.length),m[m.length-1]===`
`&&(m=m.slice(0,-1)),m=m.replace(ab,`$&${l}`));let p=!1,g,y=-1;for(g=0;g<n.length;++g){let R=n[g];if(R===" ")p=!0;else if(R===`
`)y=g;else break}let b=n.substring(0,y<g?y+1:g);b&&(n=n.substring(b.length),b=b.replace(/\n+/g,`$&${l}`));let S=(p?l?"2":"1":"")+d;if(e&&(S+=
" "+a(e.replace(/ ?[\r\n]+/g," ")),o&&o()),!u){let R=n.replace(/\n+/g,`
$&`).replace(/(?:^|\n)([\t ].*)(?:([\n\t ]*)\n(?![\n\t ]))?/g,"$1$2").replace(/\n+/g,`$&${l}`),k=!1,_=Gd(r,!0);i!=="folded"&&t!==F.BLOCK_FOLDED&&
(_.onOverflow=()=>{k=!0});let P=Wa(`${b}${R}${m}`,l,Ud,_);if(!k)return`>${S}
${l}${P}`}return n=n.replace(/\n+/g,`$&${l}`),`|${S}
${l}${b}${n}${m}`}function pG(e,t,n,r){let{type:o,value:s}=e,{actualString:i,implicitKey:a,indent:c,indentStep:l,inFlow:u}=t;if(a&&s.includes(
`
`)||u&&/[[\]{},]/.test(s))return Js(s,t);if(/^[\n\t ,[\]{}#&*!|>'"%@`]|^[?-]$|^[?-][ \t]|[\n:][ \t]|[ \t]\n|[\n\t ]#|[\n\t :]$/.test(s))return a||
u||!s.includes(`
`)?Js(s,t):Zd(e,t,n,r);if(!a&&!u&&o!==F.PLAIN&&s.includes(`
`))return Zd(e,t,n,r);if(Hd(s)){if(c==="")return t.forceBlockIndent=!0,Zd(e,t,n,r);if(a&&c===l)return Js(s,t)}let d=s.replace(/\n+/g,`$&
${c}`);if(i){let f=p=>p.default&&p.tag!=="tag:yaml.org,2002:str"&&p.test?.test(d),{compat:m,tags:h}=t.doc.schema;if(h.some(f)||m?.some(f))return Js(
s,t)}return a?d:Wa(d,c,sb,Gd(t,!1))}function Ao(e,t,n,r){let{implicitKey:o,inFlow:s}=t,i=typeof e.value=="string"?e:Object.assign({},e,{value:String(
e.value)}),{type:a}=e;a!==F.QUOTE_DOUBLE&&/[\x00-\x08\x0b-\x1f\x7f-\x9f\u{D800}-\u{DFFF}]/u.test(i.value)&&(a=F.QUOTE_DOUBLE);let c=u=>{switch(u){case F.
BLOCK_FOLDED:case F.BLOCK_LITERAL:return o||s?Js(i.value,t):Zd(i,t,n,r);case F.QUOTE_DOUBLE:return Va(i.value,t);case F.QUOTE_SINGLE:return ib(
i.value,t);case F.PLAIN:return pG(i,t,n,r);default:return null}},l=c(a);if(l===null){let{defaultKeyType:u,defaultStringType:d}=t.options,f=o&&
u||d;if(l=c(f),l===null)throw new Error(`Unsupported default string type ${f}`)}return l}function qd(e,t){let n=Object.assign({blockQuote:!0,commentString:x_,defaultKeyType:null,defaultStringType:"PLAIN",directives:null,doubleQuotedAsJSON:!1,
doubleQuotedMinMultiLineLength:40,falseStr:"false",flowCollectionPadding:!0,indentSeq:!0,lineWidth:80,minContentWidth:20,nullStr:"null",simpleKeys:!1,
singleQuote:null,trailingComma:!1,trueStr:"true",verifyAliasOrder:!0},e.schema.toStringOptions,t),r;switch(n.collectionStyle){case"block":r=
!1;break;case"flow":r=!0;break;default:r=null}return{anchors:new Set,doc:e,flowCollectionPadding:n.flowCollectionPadding?" ":"",indent:"",indentStep:typeof n.
indent=="number"?" ".repeat(n.indent):"  ",inFlow:r,options:n}}function hG(e,t){if(t.tag){let o=e.filter(s=>s.tag===t.tag);if(o.length>0)return o.
find(s=>s.format===t.format)??o[0]}let n,r;if(q(t)){r=t.value;let o=e.filter(s=>s.identify?.(r));if(o.length>1){let s=o.filter(i=>i.test);s.
length>0&&(o=s)}n=o.find(s=>s.format===t.format)??o.find(s=>!s.format)}else r=t,n=e.find(o=>o.nodeClass&&r instanceof o.nodeClass);if(!n){let o=r?.
constructor?.name??(r===null?"null":typeof r);throw new Error(`Tag not resolved for ${o} value`)}return n}function gG(e,t,{anchors:n,doc:r}){
if(!r.directives)return"";let o=[],s=(q(e)||ue(e))&&e.anchor;s&&Fd(s)&&(n.add(s),o.push(`&${s}`));let i=e.tag??(t.default?null:t.tag);return i&&
o.push(r.directives.tagString(i)),o.join(" ")}function dr(e,t,n,r){if(ne(e))return e.toString(t,n,r);if(wt(e)){if(t.doc.directives)return e.
toString(t);if(t.resolvedAliases?.has(e))throw new TypeError("Cannot stringify circular structure without alias nodes");t.resolvedAliases?t.
resolvedAliases.add(e):t.resolvedAliases=new Set([e]),e=e.resolve(t.doc)}let o,s=te(e)?e:t.doc.createNode(e,{onTagObj:c=>o=c});o??(o=hG(t.doc.
schema.tags,s));let i=gG(s,o,t);i.length>0&&(t.indentAtStart=(t.indentAtStart??0)+i.length+1);let a=typeof o.stringify=="function"?o.stringify(
s,t,n,r):q(s)?Ao(s,t,n,r):s.toString(t,n,r);return i?q(s)||a[0]==="{"||a[0]==="["?`${i} ${a}`:`${i}
${t.indent}${a}`:a}function v_({key:e,value:t},n,r,o){let{allNullValues:s,doc:i,indent:a,indentStep:c,options:{commentString:l,indentSeq:u,simpleKeys:d}}=n,f=te(
e)&&e.comment||null;if(d){if(f)throw new Error("With simple keys, key nodes cannot have comments");if(ue(e)||!te(e)&&typeof e=="object"){let _="\
With simple keys, collection cannot be used as a key value";throw new Error(_)}}let m=!d&&(!e||f&&t==null&&!n.inFlow||ue(e)||(q(e)?e.type===
F.BLOCK_FOLDED||e.type===F.BLOCK_LITERAL:typeof e=="object"));n=Object.assign({},n,{allNullValues:!1,implicitKey:!m&&(d||!s),indent:a+c});let h=!1,
p=!1,g=dr(e,n,()=>h=!0,()=>p=!0);if(!m&&!n.inFlow&&g.length>1024){if(d)throw new Error("With simple keys, single line scalar must not span m\
ore than 1024 characters");m=!0}if(n.inFlow){if(s||t==null)return h&&r&&r(),g===""?"?":m?`? ${g}`:g}else if(s&&!d||t==null&&m)return g=`? ${g}`,
f&&!h?g+=Mn(g,n.indent,l(f)):p&&o&&o(),g;h&&(f=null),m?(f&&(g+=Mn(g,n.indent,l(f))),g=`? ${g}
${a}:`):(g=`${g}:`,f&&(g+=Mn(g,n.indent,l(f))));let y,b,x;te(t)?(y=!!t.spaceBefore,b=t.commentBefore,x=t.comment):(y=!1,b=null,x=null,t&&typeof t==
"object"&&(t=i.createNode(t))),n.implicitKey=!1,!m&&!f&&q(t)&&(n.indentAtStart=g.length+1),p=!1,!u&&c.length>=2&&!n.inFlow&&!m&&tt(t)&&!t.flow&&
!t.tag&&!t.anchor&&(n.indent=n.indent.substring(2));let S=!1,R=dr(t,n,()=>S=!0,()=>p=!0),k=" ";if(f||y||b){if(k=y?`
`:"",b){let _=l(b);k+=`
${Kt(_,n.indent)}`}R===""&&!n.inFlow?k===`
`&&x&&(k=`

`):k+=`
${n.indent}`}else if(!m&&ue(t)){let _=R[0],P=R.indexOf(`
`),N=P!==-1,M=n.inFlow??t.flow??t.items.length===0;if(N||!M){let X=!1;if(N&&(_==="&"||_==="!")){let B=R.indexOf(" ");_==="&"&&B!==-1&&B<P&&R[B+
1]==="!"&&(B=R.indexOf(" ",B+1)),(B===-1||P<B)&&(X=!0)}X||(k=`
${n.indent}`)}}else(R===""||R[0]===`
`)&&(k="");return g+=k+R,n.inFlow?S&&r&&r():x&&!S?g+=Mn(g,n.indent,l(x)):p&&o&&o(),g}function cb(e,t){(e==="debug"||e==="warn")&&console.warn(t)}var Wd="<<",fn={identify:e=>e===Wd||typeof e=="symbol"&&e.description===Wd,default:"key",tag:"tag:yaml.org,2002:merge",test:/^<<$/,resolve:()=>Object.
assign(new F(Symbol(Wd)),{addToJSMap:ub}),stringify:()=>Wd},k_=(e,t)=>(fn.identify(t)||q(t)&&(!t.type||t.type===F.PLAIN)&&fn.identify(t.value))&&
e?.doc.schema.tags.some(n=>n.tag===fn.tag&&n.default);function ub(e,t,n){let r=O_(e,n);if(tt(r))for(let o of r.items)lb(e,t,o);else if(Array.
isArray(r))for(let o of r)lb(e,t,o);else lb(e,t,r)}function lb(e,t,n){let r=O_(e,n);if(!Ye(r))throw new Error("Merge sources must be maps or\
 map aliases");let o=r.toJSON(null,e,Map);for(let[s,i]of o)t instanceof Map?t.has(s)||t.set(s,i):t instanceof Set?t.add(s):Object.prototype.
hasOwnProperty.call(t,s)||Object.defineProperty(t,s,{value:i,writable:!0,enumerable:!0,configurable:!0});return t}function O_(e,t){return e&&
wt(t)?t.resolve(e.doc,e):t}function Vd(e,t,{key:n,value:r}){if(te(n)&&n.addToJSMap)n.addToJSMap(e,t,r);else if(k_(e,n))ub(e,t,r);else{let o=He(n,"",e);if(t instanceof Map)
t.set(o,He(r,o,e));else if(t instanceof Set)t.add(o);else{let s=yG(n,o,e),i=He(r,s,e);s in t?Object.defineProperty(t,s,{value:i,writable:!0,
enumerable:!0,configurable:!0}):t[s]=i}}return t}function yG(e,t,n){if(t===null)return"";if(typeof t!="object")return String(t);if(te(e)&&n?.
doc){let r=qd(n.doc,{});r.anchors=new Set;for(let s of n.anchors.keys())r.anchors.add(s.anchor);r.inFlow=!0,r.inStringifyKey=!0;let o=e.toString(
r);if(!n.mapKeyWarned){let s=JSON.stringify(o);s.length>40&&(s=s.substring(0,36)+'..."'),cb(n.doc.options.logLevel,`Keys with collection val\
ues will be stringified due to JS Object restrictions: ${s}. Set mapAsMap: true to use object keys.`),n.mapKeyWarned=!0}return o}return JSON.
stringify(t)}function Ys(e,t,n){let r=ur(e,void 0,n),o=ur(t,void 0,n);return new ze(r,o)}var ze=class e{constructor(t,n=null){Object.defineProperty(this,
ft,{value:nb}),this.key=t,this.value=n}clone(t){let{key:n,value:r}=this;return te(n)&&(n=n.clone(t)),te(r)&&(r=r.clone(t)),new e(n,r)}toJSON(t,n){
let r=n?.mapAsMap?new Map:{};return Vd(n,r,this)}toString(t,n,r){return t?.doc?v_(this,t,n,r):JSON.stringify(this)}};function Jd(e,t,n){return(t.inFlow??e.flow?wG:bG)(e,t,n)}function bG({comment:e,items:t},n,{blockItemPrefix:r,flowChars:o,itemIndent:s,onChompKeep:i,
onComment:a}){let{indent:c,options:{commentString:l}}=n,u=Object.assign({},n,{indent:s,type:null}),d=!1,f=[];for(let h=0;h<t.length;++h){let p=t[h],
g=null;if(te(p))!d&&p.spaceBefore&&f.push(""),Kd(n,f,p.commentBefore,d),p.comment&&(g=p.comment);else if(ne(p)){let b=te(p.key)?p.key:null;b&&
(!d&&b.spaceBefore&&f.push(""),Kd(n,f,b.commentBefore,d))}d=!1;let y=dr(p,u,()=>g=null,()=>d=!0);g&&(y+=Mn(y,s,l(g))),d&&g&&(d=!1),f.push(r+
y)}let m;if(f.length===0)m=o.start+o.end;else{m=f[0];for(let h=1;h<f.length;++h){let p=f[h];m+=p?`
${c}${p}`:`
`}}return e?(m+=`
`+Kt(l(e),c),a&&a()):d&&i&&i(),m}function wG({items:e},t,{flowChars:n,itemIndent:r}){let{indent:o,indentStep:s,flowCollectionPadding:i,options:{
commentString:a}}=t;r+=s;let c=Object.assign({},t,{indent:r,inFlow:!0,type:null}),l=!1,u=0,d=[];for(let h=0;h<e.length;++h){let p=e[h],g=null;
if(te(p))p.spaceBefore&&d.push(""),Kd(t,d,p.commentBefore,!1),p.comment&&(g=p.comment);else if(ne(p)){let b=te(p.key)?p.key:null;b&&(b.spaceBefore&&
d.push(""),Kd(t,d,b.commentBefore,!1),b.comment&&(l=!0));let x=te(p.value)?p.value:null;x?(x.comment&&(g=x.comment),x.commentBefore&&(l=!0)):
p.value==null&&b?.comment&&(g=b.comment)}g&&(l=!0);let y=dr(p,c,()=>g=null);l||(l=d.length>u||y.includes(`
`)),h<e.length-1?y+=",":t.options.trailingComma&&(t.options.lineWidth>0&&(l||(l=d.reduce((b,x)=>b+x.length+2,2)+(y.length+2)>t.options.lineWidth)),
l&&(y+=",")),g&&(y+=Mn(y,r,a(g))),d.push(y),u=d.length}let{start:f,end:m}=n;if(d.length===0)return f+m;if(!l){let h=d.reduce((p,g)=>p+g.length+
2,2);l=t.options.lineWidth>0&&h>t.options.lineWidth}if(l){let h=f;for(let p of d)h+=p?`
${s}${o}${p}`:`
`;return`${h}
${o}${m}`}else return`${f}${i}${d.join(" ")}${i}${m}`}function Kd({indent:e,options:{commentString:t}},n,r,o){if(r&&o&&(r=r.replace(/^\n+/,"")),
r){let s=Kt(t(r),e);n.push(s.trimStart())}}function Br(e,t){let n=q(t)?t.value:t;for(let r of e)if(ne(r)&&(r.key===t||r.key===n||q(r.key)&&r.key.value===n))return r}var Fe=class extends Vs{static get tagName(){
return"tag:yaml.org,2002:map"}constructor(t){super(dn,t),this.items=[]}static from(t,n,r){let{keepUndefined:o,replacer:s}=r,i=new this(t),a=(c,l)=>{
if(typeof s=="function")l=s.call(n,c,l);else if(Array.isArray(s)&&!s.includes(c))return;(l!==void 0||o)&&i.items.push(Ys(c,l,r))};if(n instanceof
Map)for(let[c,l]of n)a(c,l);else if(n&&typeof n=="object")for(let c of Object.keys(n))a(c,n[c]);return typeof t.sortMapEntries=="function"&&
i.items.sort(t.sortMapEntries),i}add(t,n){let r;ne(t)?r=t:!t||typeof t!="object"||!("key"in t)?r=new ze(t,t?.value):r=new ze(t.key,t.value);
let o=Br(this.items,r.key),s=this.schema?.sortMapEntries;if(o){if(!n)throw new Error(`Key ${r.key} already set`);q(o.value)&&jd(r.value)?o.value.
value=r.value:o.value=r.value}else if(s){let i=this.items.findIndex(a=>s(r,a)<0);i===-1?this.items.push(r):this.items.splice(i,0,r)}else this.
items.push(r)}delete(t){let n=Br(this.items,t);return n?this.items.splice(this.items.indexOf(n),1).length>0:!1}get(t,n){let o=Br(this.items,
t)?.value;return(!n&&q(o)?o.value:o)??void 0}has(t){return!!Br(this.items,t)}set(t,n){this.add(new ze(t,n),!0)}toJSON(t,n,r){let o=r?new r:n?.
mapAsMap?new Map:{};n?.onCreate&&n.onCreate(o);for(let s of this.items)Vd(n,o,s);return o}toString(t,n,r){if(!t)return JSON.stringify(this);
for(let o of this.items)if(!ne(o))throw new Error(`Map items must all be pairs; found ${JSON.stringify(o)} instead`);return!t.allNullValues&&
this.hasAllNullValues(!1)&&(t=Object.assign({},t,{allNullValues:!0})),Jd(this,t,{blockItemPrefix:"",flowChars:{start:"{",end:"}"},itemIndent:t.
indent||"",onChompKeep:r,onComment:n})}};var mn={collection:"map",default:!0,nodeClass:Fe,tag:"tag:yaml.org,2002:map",resolve(e,t){return Ye(e)||t("Expected a mapping for this tag"),
e},createNode:(e,t,n)=>Fe.from(e,t,n)};var nt=class extends Vs{static get tagName(){return"tag:yaml.org,2002:seq"}constructor(t){super(cr,t),this.items=[]}add(t){this.items.push(t)}delete(t){
let n=Yd(t);return typeof n!="number"?!1:this.items.splice(n,1).length>0}get(t,n){let r=Yd(t);if(typeof r!="number")return;let o=this.items[r];
return!n&&q(o)?o.value:o}has(t){let n=Yd(t);return typeof n=="number"&&n<this.items.length}set(t,n){let r=Yd(t);if(typeof r!="number")throw new Error(
`Expected a valid index, not ${t}.`);let o=this.items[r];q(o)&&jd(n)?o.value=n:this.items[r]=n}toJSON(t,n){let r=[];n?.onCreate&&n.onCreate(
r);let o=0;for(let s of this.items)r.push(He(s,String(o++),n));return r}toString(t,n,r){return t?Jd(this,t,{blockItemPrefix:"- ",flowChars:{
start:"[",end:"]"},itemIndent:(t.indent||"")+"  ",onChompKeep:r,onComment:n}):JSON.stringify(this)}static from(t,n,r){let{replacer:o}=r,s=new this(
t);if(n&&Symbol.iterator in Object(n)){let i=0;for(let a of n){if(typeof o=="function"){let c=n instanceof Set?a:String(i++);a=o.call(n,c,a)}
s.items.push(ur(a,void 0,r))}}return s}};function Yd(e){let t=q(e)?e.value:e;return t&&typeof t=="string"&&(t=Number(t)),typeof t=="number"&&
Number.isInteger(t)&&t>=0?t:null}var pn={collection:"seq",default:!0,nodeClass:nt,tag:"tag:yaml.org,2002:seq",resolve(e,t){return tt(e)||t("Expected a sequence for this tag"),
e},createNode:(e,t,n)=>nt.from(e,t,n)};var jr={identify:e=>typeof e=="string",default:!0,tag:"tag:yaml.org,2002:str",resolve:e=>e,stringify(e,t,n,r){return t=Object.assign({actualString:!0},
t),Ao(e,t,n,r)}};var No={identify:e=>e==null,createNode:()=>new F(null),default:!0,tag:"tag:yaml.org,2002:null",test:/^(?:~|[Nn]ull|NULL)?$/,resolve:()=>new F(
null),stringify:({source:e},t)=>typeof e=="string"&&No.test.test(e)?e:t.options.nullStr};var Ka={identify:e=>typeof e=="boolean",default:!0,tag:"tag:yaml.org,2002:bool",test:/^(?:[Tt]rue|TRUE|[Ff]alse|FALSE)$/,resolve:e=>new F(e[0]===
"t"||e[0]==="T"),stringify({source:e,value:t},n){if(e&&Ka.test.test(e)){let r=e[0]==="t"||e[0]==="T";if(t===r)return e}return t?n.options.trueStr:
n.options.falseStr}};function rt({format:e,minFractionDigits:t,tag:n,value:r}){if(typeof r=="bigint")return String(r);let o=typeof r=="number"?r:Number(r);if(!isFinite(
o))return isNaN(o)?".nan":o<0?"-.inf":".inf";let s=Object.is(r,-0)?"-0":JSON.stringify(r);if(!e&&t&&(!n||n==="tag:yaml.org,2002:float")&&/^-?\d/.
test(s)&&!s.includes("e")){let i=s.indexOf(".");i<0&&(i=s.length,s+=".");let a=t-(s.length-i-1);for(;a-- >0;)s+="0"}return s}var Xd={identify:e=>typeof e=="number",default:!0,tag:"tag:yaml.org,2002:float",test:/^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,resolve:e=>e.
slice(-3).toLowerCase()==="nan"?NaN:e[0]==="-"?Number.NEGATIVE_INFINITY:Number.POSITIVE_INFINITY,stringify:rt},Qd={identify:e=>typeof e=="nu\
mber",default:!0,tag:"tag:yaml.org,2002:float",format:"EXP",test:/^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)[eE][-+]?[0-9]+$/,resolve:e=>parseFloat(
e),stringify(e){let t=Number(e.value);return isFinite(t)?t.toExponential():rt(e)}},ef={identify:e=>typeof e=="number",default:!0,tag:"tag:ya\
ml.org,2002:float",test:/^[-+]?(?:\.[0-9]+|[0-9]+\.[0-9]*)$/,resolve(e){let t=new F(parseFloat(e)),n=e.indexOf(".");return n!==-1&&e[e.length-
1]==="0"&&(t.minFractionDigits=e.length-n-1),t},stringify:rt};var tf=e=>typeof e=="bigint"||Number.isInteger(e),db=(e,t,n,{intAsBigInt:r})=>r?BigInt(e):parseInt(e.substring(t),n);function $_(e,t,n){let{
value:r}=e;return tf(r)&&r>=0?n+r.toString(t):rt(e)}var nf={identify:e=>tf(e)&&e>=0,default:!0,tag:"tag:yaml.org,2002:int",format:"OCT",test:/^0o[0-7]+$/,
resolve:(e,t,n)=>db(e,2,8,n),stringify:e=>$_(e,8,"0o")},rf={identify:tf,default:!0,tag:"tag:yaml.org,2002:int",test:/^[-+]?[0-9]+$/,resolve:(e,t,n)=>db(
e,0,10,n),stringify:rt},of={identify:e=>tf(e)&&e>=0,default:!0,tag:"tag:yaml.org,2002:int",format:"HEX",test:/^0x[0-9a-fA-F]+$/,resolve:(e,t,n)=>db(
e,2,16,n),stringify:e=>$_(e,16,"0x")};var R_=[mn,pn,jr,No,Ka,nf,rf,of,Xd,Qd,ef];function __(e){return typeof e=="bigint"||Number.isInteger(e)}var sf=({value:e})=>JSON.stringify(e),xG=[{identify:e=>typeof e=="string",default:!0,
tag:"tag:yaml.org,2002:str",resolve:e=>e,stringify:sf},{identify:e=>e==null,createNode:()=>new F(null),default:!0,tag:"tag:yaml.org,2002:nul\
l",test:/^null$/,resolve:()=>null,stringify:sf},{identify:e=>typeof e=="boolean",default:!0,tag:"tag:yaml.org,2002:bool",test:/^true$|^false$/,
resolve:e=>e==="true",stringify:sf},{identify:__,default:!0,tag:"tag:yaml.org,2002:int",test:/^-?(?:0|[1-9][0-9]*)$/,resolve:(e,t,{intAsBigInt:n})=>n?
BigInt(e):parseInt(e,10),stringify:({value:e})=>__(e)?e.toString():JSON.stringify(e)},{identify:e=>typeof e=="number",default:!0,tag:"tag:ya\
ml.org,2002:float",test:/^-?(?:0|[1-9][0-9]*)(?:\.[0-9]*)?(?:[eE][-+]?[0-9]+)?$/,resolve:e=>parseFloat(e),stringify:sf}],SG={default:!0,tag:"",
test:/^/,resolve(e,t){return t(`Unresolved plain scalar ${JSON.stringify(e)}`),e}},E_=[mn,pn].concat(xG,SG);var Ja={identify:e=>e instanceof Uint8Array,default:!1,tag:"tag:yaml.org,2002:binary",resolve(e,t){if(typeof atob=="function"){let n=atob(e.
replace(/[\n\r]/g,"")),r=new Uint8Array(n.length);for(let o=0;o<n.length;++o)r[o]=n.charCodeAt(o);return r}else return t("This environment d\
oes not support reading binary tags; either Buffer or atob is required"),e},stringify({comment:e,type:t,value:n},r,o,s){if(!n)return"";let i=n,
a;if(typeof btoa=="function"){let c="";for(let l=0;l<i.length;++l)c+=String.fromCharCode(i[l]);a=btoa(c)}else throw new Error("This environm\
ent does not support writing binary tags; either Buffer or btoa is required");if(t??(t=F.BLOCK_LITERAL),t!==F.QUOTE_DOUBLE){let c=Math.max(r.
options.lineWidth-r.indent.length,r.options.minContentWidth),l=Math.ceil(a.length/c),u=new Array(l);for(let d=0,f=0;d<l;++d,f+=c)u[d]=a.substr(
f,c);a=u.join(t===F.BLOCK_LITERAL?`
`:" ")}return Ao({comment:e,type:t,value:a},r,o,s)}};function fb(e,t){if(tt(e))for(let n=0;n<e.items.length;++n){let r=e.items[n];if(!ne(r)){if(Ye(r)){r.items.length>1&&t("Each pair must have i\
ts own sequence indicator");let o=r.items[0]||new ze(new F(null));if(r.commentBefore&&(o.key.commentBefore=o.key.commentBefore?`${r.commentBefore}\

${o.key.commentBefore}`:r.commentBefore),r.comment){let s=o.value??o.key;s.comment=s.comment?`${r.comment}
${s.comment}`:r.comment}r=o}e.items[n]=ne(r)?r:new ze(r)}}else t("Expected a sequence for this tag");return e}function mb(e,t,n){let{replacer:r}=n,
o=new nt(e);o.tag="tag:yaml.org,2002:pairs";let s=0;if(t&&Symbol.iterator in Object(t))for(let i of t){typeof r=="function"&&(i=r.call(t,String(
s++),i));let a,c;if(Array.isArray(i))if(i.length===2)a=i[0],c=i[1];else throw new TypeError(`Expected [key, value] tuple: ${i}`);else if(i&&
i instanceof Object){let l=Object.keys(i);if(l.length===1)a=l[0],c=i[a];else throw new TypeError(`Expected tuple with one key, not ${l.length}\
 keys`)}else a=i;o.items.push(Ys(a,c,n))}return o}var Ya={collection:"seq",default:!1,tag:"tag:yaml.org,2002:pairs",resolve:fb,createNode:mb};var Xs=class e extends nt{constructor(){super(),this.add=Fe.prototype.add.bind(this),this.delete=Fe.prototype.delete.bind(this),this.get=Fe.
prototype.get.bind(this),this.has=Fe.prototype.has.bind(this),this.set=Fe.prototype.set.bind(this),this.tag=e.tag}toJSON(t,n){if(!n)return super.
toJSON(t);let r=new Map;n?.onCreate&&n.onCreate(r);for(let o of this.items){let s,i;if(ne(o)?(s=He(o.key,"",n),i=He(o.value,s,n)):s=He(o,"",
n),r.has(s))throw new Error("Ordered maps must not include duplicate keys");r.set(s,i)}return r}static from(t,n,r){let o=mb(t,n,r),s=new this;
return s.items=o.items,s}};Xs.tag="tag:yaml.org,2002:omap";var Xa={collection:"seq",identify:e=>e instanceof Map,nodeClass:Xs,default:!1,tag:"\
tag:yaml.org,2002:omap",resolve(e,t){let n=fb(e,t),r=[];for(let{key:o}of n.items)q(o)&&(r.includes(o.value)?t(`Ordered maps must not include\
 duplicate keys: ${o.value}`):r.push(o.value));return Object.assign(new Xs,n)},createNode:(e,t,n)=>Xs.from(e,t,n)};function P_({value:e,source:t},n){return t&&(e?pb:hb).test.test(t)?t:e?n.options.trueStr:n.options.falseStr}var pb={identify:e=>e===!0,default:!0,
tag:"tag:yaml.org,2002:bool",test:/^(?:Y|y|[Yy]es|YES|[Tt]rue|TRUE|[Oo]n|ON)$/,resolve:()=>new F(!0),stringify:P_},hb={identify:e=>e===!1,default:!0,
tag:"tag:yaml.org,2002:bool",test:/^(?:N|n|[Nn]o|NO|[Ff]alse|FALSE|[Oo]ff|OFF)$/,resolve:()=>new F(!1),stringify:P_};var T_={identify:e=>typeof e=="number",default:!0,tag:"tag:yaml.org,2002:float",test:/^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,resolve:e=>e.
slice(-3).toLowerCase()==="nan"?NaN:e[0]==="-"?Number.NEGATIVE_INFINITY:Number.POSITIVE_INFINITY,stringify:rt},C_={identify:e=>typeof e=="nu\
mber",default:!0,tag:"tag:yaml.org,2002:float",format:"EXP",test:/^[-+]?(?:[0-9][0-9_]*)?(?:\.[0-9_]*)?[eE][-+]?[0-9]+$/,resolve:e=>parseFloat(
e.replace(/_/g,"")),stringify(e){let t=Number(e.value);return isFinite(t)?t.toExponential():rt(e)}},A_={identify:e=>typeof e=="number",default:!0,
tag:"tag:yaml.org,2002:float",test:/^[-+]?(?:[0-9][0-9_]*)?\.[0-9_]*$/,resolve(e){let t=new F(parseFloat(e.replace(/_/g,""))),n=e.indexOf(".");
if(n!==-1){let r=e.substring(n+1).replace(/_/g,"");r[r.length-1]==="0"&&(t.minFractionDigits=r.length)}return t},stringify:rt};var Qa=e=>typeof e=="bigint"||Number.isInteger(e);function af(e,t,n,{intAsBigInt:r}){let o=e[0];if((o==="-"||o==="+")&&(t+=1),e=e.substring(
t).replace(/_/g,""),r){switch(n){case 2:e=`0b${e}`;break;case 8:e=`0o${e}`;break;case 16:e=`0x${e}`;break}let i=BigInt(e);return o==="-"?BigInt(
-1)*i:i}let s=parseInt(e,n);return o==="-"?-1*s:s}function gb(e,t,n){let{value:r}=e;if(Qa(r)){let o=r.toString(t);return r<0?"-"+n+o.substr(
1):n+o}return rt(e)}var N_={identify:Qa,default:!0,tag:"tag:yaml.org,2002:int",format:"BIN",test:/^[-+]?0b[0-1_]+$/,resolve:(e,t,n)=>af(e,2,
2,n),stringify:e=>gb(e,2,"0b")},M_={identify:Qa,default:!0,tag:"tag:yaml.org,2002:int",format:"OCT",test:/^[-+]?0[0-7_]+$/,resolve:(e,t,n)=>af(
e,1,8,n),stringify:e=>gb(e,8,"0")},I_={identify:Qa,default:!0,tag:"tag:yaml.org,2002:int",test:/^[-+]?[0-9][0-9_]*$/,resolve:(e,t,n)=>af(e,0,
10,n),stringify:rt},z_={identify:Qa,default:!0,tag:"tag:yaml.org,2002:int",format:"HEX",test:/^[-+]?0x[0-9a-fA-F_]+$/,resolve:(e,t,n)=>af(e,
2,16,n),stringify:e=>gb(e,16,"0x")};var Qs=class e extends Fe{constructor(t){super(t),this.tag=e.tag}add(t){let n;ne(t)?n=t:t&&typeof t=="object"&&"key"in t&&"value"in t&&t.value===
null?n=new ze(t.key,null):n=new ze(t,null),Br(this.items,n.key)||this.items.push(n)}get(t,n){let r=Br(this.items,t);return!n&&ne(r)?q(r.key)?
r.key.value:r.key:r}set(t,n){if(typeof n!="boolean")throw new Error(`Expected boolean value for set(key, value) in a YAML set, not ${typeof n}`);
let r=Br(this.items,t);r&&!n?this.items.splice(this.items.indexOf(r),1):!r&&n&&this.items.push(new ze(t))}toJSON(t,n){return super.toJSON(t,
n,Set)}toString(t,n,r){if(!t)return JSON.stringify(this);if(this.hasAllNullValues(!0))return super.toString(Object.assign({},t,{allNullValues:!0}),
n,r);throw new Error("Set items must all have null values")}static from(t,n,r){let{replacer:o}=r,s=new this(t);if(n&&Symbol.iterator in Object(
n))for(let i of n)typeof o=="function"&&(i=o.call(n,i,i)),s.items.push(Ys(i,null,r));return s}};Qs.tag="tag:yaml.org,2002:set";var ec={collection:"\
map",identify:e=>e instanceof Set,nodeClass:Qs,default:!1,tag:"tag:yaml.org,2002:set",createNode:(e,t,n)=>Qs.from(e,t,n),resolve(e,t){if(Ye(
e)){if(e.hasAllNullValues(!0))return Object.assign(new Qs,e);t("Set items must all have null values")}else t("Expected a mapping for this ta\
g");return e}};function yb(e,t){let n=e[0],r=n==="-"||n==="+"?e.substring(1):e,o=i=>t?BigInt(i):Number(i),s=r.replace(/_/g,"").split(":").reduce((i,a)=>i*o(
60)+o(a),o(0));return n==="-"?o(-1)*s:s}function L_(e){let{value:t}=e,n=i=>i;if(typeof t=="bigint")n=i=>BigInt(i);else if(isNaN(t)||!isFinite(
t))return rt(e);let r="";t<0&&(r="-",t*=n(-1));let o=n(60),s=[t%o];return t<60?s.unshift(0):(t=(t-s[0])/o,s.unshift(t%o),t>=60&&(t=(t-s[0])/
o,s.unshift(t))),r+s.map(i=>String(i).padStart(2,"0")).join(":").replace(/000000\d*$/,"")}var cf={identify:e=>typeof e=="bigint"||Number.isInteger(
e),default:!0,tag:"tag:yaml.org,2002:int",format:"TIME",test:/^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+$/,resolve:(e,t,{intAsBigInt:n})=>yb(e,n),stringify:L_},
lf={identify:e=>typeof e=="number",default:!0,tag:"tag:yaml.org,2002:float",format:"TIME",test:/^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\.[0-9_]*$/,
resolve:e=>yb(e,!1),stringify:L_},ei={identify:e=>e instanceof Date,default:!0,tag:"tag:yaml.org,2002:timestamp",test:RegExp("^([0-9]{4})-([\
0-9]{1,2})-([0-9]{1,2})(?:(?:t|T|[ \\t]+)([0-9]{1,2}):([0-9]{1,2}):([0-9]{1,2}(\\.[0-9]+)?)(?:[ \\t]*(Z|[-+][012]?[0-9](?::[0-9]{2})?))?)?$"),
resolve(e){let t=e.match(ei.test);if(!t)throw new Error("!!timestamp expects a date, starting with yyyy-mm-dd");let[,n,r,o,s,i,a]=t.map(Number),
c=t[7]?Number((t[7]+"00").substr(1,3)):0,l=Date.UTC(n,r-1,o,s||0,i||0,a||0,c),u=t[8];if(u&&u!=="Z"){let d=yb(u,!1);Math.abs(d)<30&&(d*=60),l-=
6e4*d}return new Date(l)},stringify:({value:e})=>e?.toISOString().replace(/(T00:00:00)?\.000Z$/,"")??""};var bb=[mn,pn,jr,No,pb,hb,N_,M_,I_,z_,T_,C_,A_,Ja,fn,Xa,Ya,ec,cf,lf,ei];var D_=new Map([["core",R_],["failsafe",[mn,pn,jr]],["json",E_],["yaml11",bb],["yaml-1.1",bb]]),F_={binary:Ja,bool:Ka,float:ef,floatExp:Qd,floatNaN:Xd,
floatTime:lf,int:rf,intHex:of,intOct:nf,intTime:cf,map:mn,merge:fn,null:No,omap:Xa,pairs:Ya,seq:pn,set:ec,timestamp:ei},B_={"tag:yaml.org,20\
02:binary":Ja,"tag:yaml.org,2002:merge":fn,"tag:yaml.org,2002:omap":Xa,"tag:yaml.org,2002:pairs":Ya,"tag:yaml.org,2002:set":ec,"tag:yaml.org\
,2002:timestamp":ei};function uf(e,t,n){let r=D_.get(t);if(r&&!e)return n&&!r.includes(fn)?r.concat(fn):r.slice();let o=r;if(!o)if(Array.isArray(
e))o=[];else{let s=Array.from(D_.keys()).filter(i=>i!=="yaml11").map(i=>JSON.stringify(i)).join(", ");throw new Error(`Unknown schema "${t}"\
; use one of ${s} or define customTags array`)}if(Array.isArray(e))for(let s of e)o=o.concat(s);else typeof e=="function"&&(o=e(o.slice()));
return n&&(o=o.concat(fn)),o.reduce((s,i)=>{let a=typeof i=="string"?F_[i]:i;if(!a){let c=JSON.stringify(i),l=Object.keys(F_).map(u=>JSON.stringify(
u)).join(", ");throw new Error(`Unknown custom tag ${c}; use one of ${l}`)}return s.includes(a)||s.push(a),s},[])}var vG=(e,t)=>e.key<t.key?-1:e.key>t.key?1:0,tc=class e{constructor({compat:t,customTags:n,merge:r,resolveKnownTags:o,schema:s,sortMapEntries:i,
toStringDefaults:a}){this.compat=Array.isArray(t)?uf(t,"compat"):t?uf(null,t):null,this.name=typeof s=="string"&&s||"core",this.knownTags=o?
B_:{},this.tags=uf(n,this.name,r),this.toStringOptions=a??null,Object.defineProperty(this,dn,{value:mn}),Object.defineProperty(this,Ct,{value:jr}),
Object.defineProperty(this,cr,{value:pn}),this.sortMapEntries=typeof i=="function"?i:i===!0?vG:null}clone(){let t=Object.create(e.prototype,
Object.getOwnPropertyDescriptors(this));return t.tags=this.tags.slice(),t}};function j_(e,t){let n=[],r=t.directives===!0;if(t.directives!==!1&&e.directives){let c=e.directives.toString(e);c?(n.push(c),r=!0):e.directives.
docStart&&(r=!0)}r&&n.push("---");let o=qd(e,t),{commentString:s}=o.options;if(e.commentBefore){n.length!==1&&n.unshift("");let c=s(e.commentBefore);
n.unshift(Kt(c,""))}let i=!1,a=null;if(e.contents){if(te(e.contents)){if(e.contents.spaceBefore&&r&&n.push(""),e.contents.commentBefore){let u=s(
e.contents.commentBefore);n.push(Kt(u,""))}o.forceBlockIndent=!!e.comment,a=e.contents.comment}let c=a?void 0:()=>i=!0,l=dr(e.contents,o,()=>a=
null,c);a&&(l+=Mn(l,"",s(a))),(l[0]==="|"||l[0]===">")&&n[n.length-1]==="---"?n[n.length-1]=`--- ${l}`:n.push(l)}else n.push(dr(e.contents,o));
if(e.directives?.docEnd)if(e.comment){let c=s(e.comment);c.includes(`
`)?(n.push("..."),n.push(Kt(c,""))):n.push(`... ${c}`)}else n.push("...");else{let c=e.comment;c&&i&&(c=c.replace(/^\n+/,"")),c&&((!i||a)&&n[n.
length-1]!==""&&n.push(""),n.push(Kt(s(c),"")))}return n.join(`
`)+`
`}var Ur=class e{constructor(t,n,r){this.commentBefore=null,this.comment=null,this.errors=[],this.warnings=[],Object.defineProperty(this,ft,{value:zd});
let o=null;typeof n=="function"||Array.isArray(n)?o=n:r===void 0&&n&&(r=n,n=void 0);let s=Object.assign({intAsBigInt:!1,keepSourceTokens:!1,
logLevel:"warn",prettyErrors:!0,strict:!0,stringKeys:!1,uniqueKeys:!0,version:"1.2"},r);this.options=s;let{version:i}=s;r?._directives?(this.
directives=r._directives.atDocument(),this.directives.yaml.explicit&&(i=this.directives.yaml.version)):this.directives=new Nn({version:i}),this.
setSchema(i,r),this.contents=t===void 0?null:this.createNode(t,o,r)}clone(){let t=Object.create(e.prototype,{[ft]:{value:zd}});return t.commentBefore=
this.commentBefore,t.comment=this.comment,t.errors=this.errors.slice(),t.warnings=this.warnings.slice(),t.options=Object.assign({},this.options),
this.directives&&(t.directives=this.directives.clone()),t.schema=this.schema.clone(),t.contents=te(this.contents)?this.contents.clone(t.schema):
this.contents,this.range&&(t.range=this.range.slice()),t}add(t){ti(this.contents)&&this.contents.add(t)}addIn(t,n){ti(this.contents)&&this.contents.
addIn(t,n)}createAlias(t,n){if(!t.anchor){let r=rb(this);t.anchor=!n||r.has(n)?ob(n||"a",r):n}return new lr(t.anchor)}createNode(t,n,r){let o;
if(typeof n=="function")t=n.call({"":t},"",t),o=n;else if(Array.isArray(n)){let g=b=>typeof b=="number"||b instanceof String||b instanceof Number,
y=n.filter(g).map(String);y.length>0&&(n=n.concat(y)),o=n}else r===void 0&&n&&(r=n,n=void 0);let{aliasDuplicateObjects:s,anchorPrefix:i,flow:a,
keepUndefined:c,onTagObj:l,tag:u}=r??{},{onAnchor:d,setAnchors:f,sourceObjects:m}=w_(this,i||"a"),h={aliasDuplicateObjects:s??!0,keepUndefined:c??
!1,onAnchor:d,onTagObj:l,replacer:o,schema:this.schema,sourceObjects:m},p=ur(t,u,h);return a&&ue(p)&&(p.flow=!0),f(),p}createPair(t,n,r={}){
let o=this.createNode(t,null,r),s=this.createNode(n,null,r);return new ze(o,s)}delete(t){return ti(this.contents)?this.contents.delete(t):!1}deleteIn(t){
return Ks(t)?this.contents==null?!1:(this.contents=null,!0):ti(this.contents)?this.contents.deleteIn(t):!1}get(t,n){return ue(this.contents)?
this.contents.get(t,n):void 0}getIn(t,n){return Ks(t)?!n&&q(this.contents)?this.contents.value:this.contents:ue(this.contents)?this.contents.
getIn(t,n):void 0}has(t){return ue(this.contents)?this.contents.has(t):!1}hasIn(t){return Ks(t)?this.contents!==void 0:ue(this.contents)?this.
contents.hasIn(t):!1}set(t,n){this.contents==null?this.contents=Ha(this.schema,[t],n):ti(this.contents)&&this.contents.set(t,n)}setIn(t,n){Ks(
t)?this.contents=n:this.contents==null?this.contents=Ha(this.schema,Array.from(t),n):ti(this.contents)&&this.contents.setIn(t,n)}setSchema(t,n={}){
typeof t=="number"&&(t=String(t));let r;switch(t){case"1.1":this.directives?this.directives.yaml.version="1.1":this.directives=new Nn({version:"\
1.1"}),r={resolveKnownTags:!1,schema:"yaml-1.1"};break;case"1.2":case"next":this.directives?this.directives.yaml.version=t:this.directives=new Nn(
{version:t}),r={resolveKnownTags:!0,schema:"core"};break;case null:this.directives&&delete this.directives,r=null;break;default:{let o=JSON.
stringify(t);throw new Error(`Expected '1.1', '1.2' or null as first argument, but found: ${o}`)}}if(n.schema instanceof Object)this.schema=
n.schema;else if(r)this.schema=new tc(Object.assign(r,n));else throw new Error("With a null YAML version, the { schema: Schema } option is r\
equired")}toJS({json:t,jsonArg:n,mapAsMap:r,maxAliasCount:o,onAnchor:s,reviver:i}={}){let a={anchors:new Map,doc:this,keep:!t,mapAsMap:r===!0,
mapKeyWarned:!1,maxAliasCount:typeof o=="number"?o:100},c=He(this.contents,n??"",a);if(typeof s=="function")for(let{count:l,res:u}of a.anchors.
values())s(u,l);return typeof i=="function"?Dr(i,{"":c},"",c):c}toJSON(t,n){return this.toJS({json:!0,jsonArg:t,mapAsMap:!1,onAnchor:n})}toString(t={}){
if(this.errors.length>0)throw new Error("Document with errors cannot be stringified");if("indent"in t&&(!Number.isInteger(t.indent)||Number(
t.indent)<=0)){let n=JSON.stringify(t.indent);throw new Error(`"indent" option must be a positive integer, not ${n}`)}return j_(this,t)}};function ti(e){
if(ue(e))return!0;throw new Error("Expected a YAML collection as document contents")}var nc=class extends Error{constructor(t,n,r,o){super(),this.name=t,this.code=r,this.message=o,this.pos=n}},hn=class extends nc{constructor(t,n,r){
super("YAMLParseError",t,n,r)}},rc=class extends nc{constructor(t,n,r){super("YAMLWarning",t,n,r)}},wb=(e,t)=>n=>{if(n.pos[0]===-1)return;n.
linePos=n.pos.map(a=>t.linePos(a));let{line:r,col:o}=n.linePos[0];n.message+=` at line ${r}, column ${o}`;let s=o-1,i=e.substring(t.lineStarts[r-
1],t.lineStarts[r]).replace(/[\n\r]+$/,"");if(s>=60&&i.length>80){let a=Math.min(s-39,i.length-79);i="\u2026"+i.substring(a),s-=a-1}if(i.length>
80&&(i=i.substring(0,79)+"\u2026"),r>1&&/^ *$/.test(i.substring(0,s))){let a=e.substring(t.lineStarts[r-2],t.lineStarts[r-1]);a.length>80&&(a=
a.substring(0,79)+`\u2026
`),i=a+i}if(/[^ ]/.test(i)){let a=1,c=n.linePos[1];c?.line===r&&c.col>o&&(a=Math.max(1,Math.min(c.col-o,80-s)));let l=" ".repeat(s)+"^".repeat(
a);n.message+=`:

${i}
${l}
`}};function In(e,{flow:t,indicator:n,next:r,offset:o,onError:s,parentIndent:i,startOnNewline:a}){let c=!1,l=a,u=a,d="",f="",m=!1,h=!1,p=null,g=null,
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
Unexpected ${P.type} token`),l=!1,u=!1}let k=e[e.length-1],_=k?k.offset+k.source.length:o;return h&&r&&r.type!=="space"&&r.type!=="newline"&&
r.type!=="comma"&&(r.type!=="scalar"||r.source!=="")&&s(r.offset,"MISSING_CHAR","Tags and anchors must be separated from the next token by w\
hite space"),p&&(l&&p.indent<=i||r?.type==="block-map"||r?.type==="block-seq")&&s(p,"TAB_AS_INDENT","Tabs are not allowed as indentation"),{
comma:x,found:S,spaceBefore:c,comment:d,hasNewline:m,anchor:g,tag:y,newlineAfterProp:b,end:_,start:R??_}}function Zr(e){if(!e)return null;switch(e.type){case"alias":case"scalar":case"double-quoted-scalar":case"single-quoted-scalar":if(e.source.includes(
`
`))return!0;if(e.end){for(let t of e.end)if(t.type==="newline")return!0}return!1;case"flow-collection":for(let t of e.items){for(let n of t.
start)if(n.type==="newline")return!0;if(t.sep){for(let n of t.sep)if(n.type==="newline")return!0}if(Zr(t.key)||Zr(t.value))return!0}return!1;default:
return!0}}function oc(e,t,n){if(t?.type==="flow-collection"){let r=t.end[0];r.indent===e&&(r.source==="]"||r.source==="}")&&Zr(t)&&n(r,"BAD_INDENT","F\
low end indicator should be more indented than parent",!0)}}function df(e,t,n){let{uniqueKeys:r}=e.options;if(r===!1)return!1;let o=typeof r=="function"?r:(s,i)=>s===i||q(s)&&q(i)&&s.value===i.value;return t.
some(s=>o(s.key,n))}var U_="All mapping items must start at the same column";function Z_({composeNode:e,composeEmptyNode:t},n,r,o,s){let i=s?.nodeClass??Fe,a=new i(
n.schema);n.atRoot&&(n.atRoot=!1);let c=r.offset,l=null;for(let u of r.items){let{start:d,key:f,sep:m,value:h}=u,p=In(d,{indicator:"explicit\
-key-ind",next:f??m?.[0],offset:c,onError:o,parentIndent:r.indent,startOnNewline:!0}),g=!p.found;if(g){if(f&&(f.type==="block-seq"?o(c,"BLOC\
K_AS_IMPLICIT_KEY","A block sequence may not be used as an implicit map key"):"indent"in f&&f.indent!==r.indent&&o(c,"BAD_INDENT",U_)),!p.anchor&&
!p.tag&&!m){l=p.end,p.comment&&(a.comment?a.comment+=`
`+p.comment:a.comment=p.comment);continue}(p.newlineAfterProp||Zr(f))&&o(f??d[d.length-1],"MULTILINE_IMPLICIT_KEY","Implicit keys need to be\
 on a single line")}else p.found?.indent!==r.indent&&o(c,"BAD_INDENT",U_);n.atKey=!0;let y=p.end,b=f?e(n,f,p,o):t(n,y,d,null,p,o);n.schema.compat&&
oc(r.indent,f,o),n.atKey=!1,df(n,a.items,b)&&o(y,"DUPLICATE_KEY","Map keys must be unique");let x=In(m??[],{indicator:"map-value-ind",next:h,
offset:b.range[2],onError:o,parentIndent:r.indent,startOnNewline:!f||f.type==="block-scalar"});if(c=x.end,x.found){g&&(h?.type==="block-map"&&
!x.hasNewline&&o(c,"BLOCK_AS_IMPLICIT_KEY","Nested mappings are not allowed in compact mappings"),n.options.strict&&p.start<x.found.offset-1024&&
o(b.range,"KEY_OVER_1024_CHARS","The : indicator must be at most 1024 chars after the start of an implicit block mapping key"));let S=h?e(n,
h,x,o):t(n,c,m,null,x,o);n.schema.compat&&oc(r.indent,h,o),c=S.range[2];let R=new ze(b,S);n.options.keepSourceTokens&&(R.srcToken=u),a.items.
push(R)}else{g&&o(b.range,"MISSING_CHAR","Implicit map keys need to be followed by map values"),x.comment&&(b.comment?b.comment+=`
`+x.comment:b.comment=x.comment);let S=new ze(b);n.options.keepSourceTokens&&(S.srcToken=u),a.items.push(S)}}return l&&l<c&&o(l,"IMPOSSIBLE",
"Map comment with trailing content"),a.range=[r.offset,c,l??c],a}function G_({composeNode:e,composeEmptyNode:t},n,r,o,s){let i=s?.nodeClass??nt,a=new i(n.schema);n.atRoot&&(n.atRoot=!1),n.atKey&&(n.atKey=!1);
let c=r.offset,l=null;for(let{start:u,value:d}of r.items){let f=In(u,{indicator:"seq-item-ind",next:d,offset:c,onError:o,parentIndent:r.indent,
startOnNewline:!0});if(!f.found)if(f.anchor||f.tag||d)d?.type==="block-seq"?o(f.end,"BAD_INDENT","All sequence items must start at the same \
column"):o(c,"MISSING_CHAR","Sequence item without - indicator");else{l=f.end,f.comment&&(a.comment=f.comment);continue}let m=d?e(n,d,f,o):t(
n,f.end,u,null,f,o);n.schema.compat&&oc(r.indent,d,o),c=m.range[2],a.items.push(m)}return a.range=[r.offset,c,l??c],a}function zn(e,t,n,r){let o="";if(e){let s=!1,i="";for(let a of e){let{source:c,type:l}=a;switch(l){case"space":s=!0;break;case"comment":{n&&
!s&&r(a,"MISSING_CHAR","Comments must be separated from other tokens by white space characters");let u=c.substring(1)||" ";o?o+=i+u:o=u,i="";
break}case"newline":o&&(i+=c),s=!0;break;default:r(a,"UNEXPECTED_TOKEN",`Unexpected ${l} at node end`)}t+=c.length}}return{comment:o,offset:t}}var xb="Block collections are not allowed within flow collections",Sb=e=>e&&(e.type==="block-map"||e.type==="block-seq");function H_({composeNode:e,
composeEmptyNode:t},n,r,o,s){let i=r.start.source==="{",a=i?"flow map":"flow sequence",c=s?.nodeClass??(i?Fe:nt),l=new c(n.schema);l.flow=!0;
let u=n.atRoot;u&&(n.atRoot=!1),n.atKey&&(n.atKey=!1);let d=r.offset+r.start.source.length;for(let g=0;g<r.items.length;++g){let y=r.items[g],
{start:b,key:x,sep:S,value:R}=y,k=In(b,{flow:a,indicator:"explicit-key-ind",next:x??S?.[0],offset:d,onError:o,parentIndent:r.indent,startOnNewline:!1});
if(!k.found){if(!k.anchor&&!k.tag&&!S&&!R){g===0&&k.comma?o(k.comma,"UNEXPECTED_TOKEN",`Unexpected , in ${a}`):g<r.items.length-1&&o(k.start,
"UNEXPECTED_TOKEN",`Unexpected empty item in ${a}`),k.comment&&(l.comment?l.comment+=`
`+k.comment:l.comment=k.comment),d=k.end;continue}!i&&n.options.strict&&Zr(x)&&o(x,"MULTILINE_IMPLICIT_KEY","Implicit keys of flow sequence \
pairs need to be on a single line")}if(g===0)k.comma&&o(k.comma,"UNEXPECTED_TOKEN",`Unexpected , in ${a}`);else if(k.comma||o(k.start,"MISSI\
NG_CHAR",`Missing , between ${a} items`),k.comment){let _="";e:for(let P of b)switch(P.type){case"comma":case"space":break;case"comment":_=P.
source.substring(1);break e;default:break e}if(_){let P=l.items[l.items.length-1];ne(P)&&(P=P.value??P.key),P.comment?P.comment+=`
`+_:P.comment=_,k.comment=k.comment.substring(_.length+1)}}if(!i&&!S&&!k.found){let _=R?e(n,R,k,o):t(n,k.end,S,null,k,o);l.items.push(_),d=_.
range[2],Sb(R)&&o(_.range,"BLOCK_IN_FLOW",xb)}else{n.atKey=!0;let _=k.end,P=x?e(n,x,k,o):t(n,_,b,null,k,o);Sb(x)&&o(P.range,"BLOCK_IN_FLOW",
xb),n.atKey=!1;let N=In(S??[],{flow:a,indicator:"map-value-ind",next:R,offset:P.range[2],onError:o,parentIndent:r.indent,startOnNewline:!1});
if(N.found){if(!i&&!k.found&&n.options.strict){if(S)for(let B of S){if(B===N.found)break;if(B.type==="newline"){o(B,"MULTILINE_IMPLICIT_KEY",
"Implicit keys of flow sequence pairs need to be on a single line");break}}k.start<N.found.offset-1024&&o(N.found,"KEY_OVER_1024_CHARS","The\
 : indicator must be at most 1024 chars after the start of an implicit flow sequence key")}}else R&&("source"in R&&R.source?.[0]===":"?o(R,"\
MISSING_CHAR",`Missing space after : in ${a}`):o(N.start,"MISSING_CHAR",`Missing , or : between ${a} items`));let M=R?e(n,R,N,o):N.found?t(n,
N.end,S,null,N,o):null;M?Sb(R)&&o(M.range,"BLOCK_IN_FLOW",xb):N.comment&&(P.comment?P.comment+=`
`+N.comment:P.comment=N.comment);let X=new ze(P,M);if(n.options.keepSourceTokens&&(X.srcToken=y),i){let B=l;df(n,B.items,P)&&o(_,"DUPLICATE_\
KEY","Map keys must be unique"),B.items.push(X)}else{let B=new Fe(n.schema);B.flow=!0,B.items.push(X);let ee=(M??P).range;B.range=[P.range[0],
ee[1],ee[2]],l.items.push(B)}d=M?M.range[2]:N.end}}let f=i?"}":"]",[m,...h]=r.end,p=d;if(m?.source===f)p=m.offset+m.source.length;else{let g=a[0].
toUpperCase()+a.substring(1),y=u?`${g} must end with a ${f}`:`${g} in block collection must be sufficiently indented and end with a ${f}`;o(
d,u?"MISSING_CHAR":"BAD_INDENT",y),m&&m.source.length!==1&&h.unshift(m)}if(h.length>0){let g=zn(h,p,n.options.strict,o);g.comment&&(l.comment?
l.comment+=`
`+g.comment:l.comment=g.comment),l.range=[r.offset,p,g.offset]}else l.range=[r.offset,p,p];return l}function vb(e,t,n,r,o,s){let i=n.type==="block-map"?Z_(e,t,n,r,s):n.type==="block-seq"?G_(e,t,n,r,s):H_(e,t,n,r,s),a=i.constructor;return o===
"!"||o===a.tagName?(i.tag=a.tagName,i):(o&&(i.tag=o),i)}function q_(e,t,n,r,o){let s=r.tag,i=s?t.directives.tagName(s.source,f=>o(s,"TAG_RES\
OLVE_FAILED",f)):null;if(n.type==="block-seq"){let{anchor:f,newlineAfterProp:m}=r,h=f&&s?f.offset>s.offset?f:s:f??s;h&&(!m||m.offset<h.offset)&&
o(h,"MISSING_CHAR","Missing newline after block sequence props")}let a=n.type==="block-map"?"map":n.type==="block-seq"?"seq":n.start.source===
"{"?"map":"seq";if(!s||!i||i==="!"||i===Fe.tagName&&a==="map"||i===nt.tagName&&a==="seq")return vb(e,t,n,o,i);let c=t.schema.tags.find(f=>f.
tag===i&&f.collection===a);if(!c){let f=t.schema.knownTags[i];if(f?.collection===a)t.schema.tags.push(Object.assign({},f,{default:!1})),c=f;else
return f?o(s,"BAD_COLLECTION_TYPE",`${f.tag} used for ${a} collection, but expects ${f.collection??"scalar"}`,!0):o(s,"TAG_RESOLVE_FAILED",`\
Unresolved tag: ${i}`,!0),vb(e,t,n,o,i)}let l=vb(e,t,n,o,i,c),u=c.resolve?.(l,f=>o(s,"TAG_RESOLVE_FAILED",f),t.options)??l,d=te(u)?u:new F(u);
return d.range=l.range,d.tag=i,c?.format&&(d.format=c.format),d}function kb(e,t,n){let r=t.offset,o=kG(t,e.options.strict,n);if(!o)return{value:"",type:null,comment:"",range:[r,r,r]};let s=o.mode===">"?F.
BLOCK_FOLDED:F.BLOCK_LITERAL,i=t.source?OG(t.source):[],a=i.length;for(let p=i.length-1;p>=0;--p){let g=i[p][1];if(g===""||g==="\r")a=p;else
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
`}let h=r+o.length+t.source.length;return{value:d,type:s,comment:o.comment,range:[r,h,h]}}function kG({offset:e,props:t},n,r){if(t[0].type!==
"block-scalar-header")return r(t[0],"IMPOSSIBLE","Block scalar header not found"),null;let{source:o}=t[0],s=o[0],i=0,a="",c=-1;for(let f=1;f<
o.length;++f){let m=o[f];if(!a&&(m==="-"||m==="+"))a=m;else{let h=Number(m);!i&&h?i=h:c===-1&&(c=e+f)}}c!==-1&&r(c,"UNEXPECTED_TOKEN",`Block\
 scalar header includes extra characters: ${o}`);let l=!1,u="",d=o.length;for(let f=1;f<t.length;++f){let m=t[f];switch(m.type){case"space":
l=!0;case"newline":d+=m.source.length;break;case"comment":n&&!l&&r(m,"MISSING_CHAR","Comments must be separated from other tokens by white s\
pace characters"),d+=m.source.length,u=m.source.substring(1);break;case"error":r(m,"UNEXPECTED_TOKEN",m.message),d+=m.source.length;break;default:{
let h=`Unexpected token in block scalar header: ${m.type}`;r(m,"UNEXPECTED_TOKEN",h);let p=m.source;p&&typeof p=="string"&&(d+=p.length)}}}return{
mode:s,indent:i,chomp:a,comment:u,length:d}}function OG(e){let t=e.split(/\n( *)/),n=t[0],r=n.match(/^( *)/),s=[r?.[1]?[r[1],n.slice(r[1].length)]:
["",n]];for(let i=1;i<t.length;i+=2)s.push([t[i],t[i+1]]);return s}function Ob(e,t,n){let{offset:r,type:o,source:s,end:i}=e,a,c,l=(f,m,h)=>n(r+f,m,h);switch(o){case"scalar":a=F.PLAIN,c=$G(s,l);break;case"sin\
gle-quoted-scalar":a=F.QUOTE_SINGLE,c=RG(s,l);break;case"double-quoted-scalar":a=F.QUOTE_DOUBLE,c=_G(s,l);break;default:return n(e,"UNEXPECT\
ED_TOKEN",`Expected a flow scalar value, but found: ${o}`),{value:"",type:null,comment:"",range:[r,r+s.length,r+s.length]}}let u=r+s.length,
d=zn(i,u,t,n);return{value:c,type:a,comment:d.comment,range:[r,u,d.offset]}}function $G(e,t){let n="";switch(e[0]){case"	":n="a tab characte\
r";break;case",":n="flow indicator character ,";break;case"%":n="directive indicator character %";break;case"|":case">":{n=`block scalar ind\
icator ${e[0]}`;break}case"@":case"`":{n=`reserved character ${e[0]}`;break}}return n&&t(0,"BAD_SCALAR_START",`Plain value cannot start with\
 ${n}`),W_(e)}function RG(e,t){return(e[e.length-1]!=="'"||e.length===1)&&t(e.length,"MISSING_CHAR","Missing closing 'quote"),W_(e.slice(1,-1)).
replace(/''/g,"'")}function W_(e){let t=/(.*?)\r?\n/sy,n=t.exec(e);if(!n)return e;let r,o;try{r=new RegExp("(?<![ 	])[ 	]+$"),o=new RegExp("\
^[ 	]+|(?<![ 	])[ 	]+$","g")}catch{r=/[ \t]+$/,o=/^[ \t]+|[ \t]+$/g}let s=n[1].replace(r,""),i=" ",a=t.lastIndex;for(;n=t.exec(e);){let l=n[1].
replace(o,"");l===""?i===`
`?s+=i:i=`
`:(s+=i+l,i=" "),a=t.lastIndex}let c=/[ \t]*(.*)/sy;return c.lastIndex=a,n=c.exec(e),s+i+(n?.[1]??"")}function _G(e,t){let n="";for(let r=1;r<
e.length-1;++r){let o=e[r];if(!(o==="\r"&&e[r+1]===`
`))if(o===`
`){let{fold:s,offset:i}=EG(e,r);n+=s,r=i}else if(o==="\\"){let s=e[++r],i=PG[s];if(i)n+=i;else if(s===`
`)for(s=e[r+1];s===" "||s==="	";)s=e[++r+1];else if(s==="\r"&&e[r+1]===`
`)for(s=e[++r+1];s===" "||s==="	";)s=e[++r+1];else if(s==="x"||s==="u"||s==="U"){let a=s==="x"?2:s==="u"?4:8;n+=TG(e,r+1,a,t),r+=a}else{let a=e.
substr(r-1,2);t(r-1,"BAD_DQ_ESCAPE",`Invalid escape sequence ${a}`),n+=a}}else if(o===" "||o==="	"){let s=r,i=e[r+1];for(;i===" "||i==="	";)
i=e[++r+1];i!==`
`&&!(i==="\r"&&e[r+2]===`
`)&&(n+=r>s?e.slice(s,r+1):o)}else n+=o}return(e[e.length-1]!=='"'||e.length===1)&&t(e.length,"MISSING_CHAR",'Missing closing "quote'),n}function EG(e,t){
let n="",r=e[t+1];for(;(r===" "||r==="	"||r===`
`||r==="\r")&&!(r==="\r"&&e[t+2]!==`
`);)r===`
`&&(n+=`
`),t+=1,r=e[t+1];return n||(n=" "),{fold:n,offset:t}}var PG={0:"\0",a:"\x07",b:"\b",e:"\x1B",f:"\f",n:`
`,r:"\r",t:"	",v:"\v",N:"\x85",_:"\xA0",L:"\u2028",P:"\u2029"," ":" ",'"':'"',"/":"/","\\":"\\","	":"	"};function TG(e,t,n,r){let o=e.substr(
t,n),i=o.length===n&&/^[0-9a-fA-F]+$/.test(o)?parseInt(o,16):NaN;try{return String.fromCodePoint(i)}catch{let a=e.substr(t-2,n+2);return r(t-
2,"BAD_DQ_ESCAPE",`Invalid escape sequence ${a}`),a}}function $b(e,t,n,r){let{value:o,type:s,comment:i,range:a}=t.type==="block-scalar"?kb(e,t,r):Ob(t,e.options.strict,r),c=n?e.directives.tagName(
n.source,d=>r(n,"TAG_RESOLVE_FAILED",d)):null,l;e.options.stringKeys&&e.atKey?l=e.schema[Ct]:c?l=CG(e.schema,o,c,n,r):t.type==="scalar"?l=AG(
e,o,t,r):l=e.schema[Ct];let u;try{let d=l.resolve(o,f=>r(n??t,"TAG_RESOLVE_FAILED",f),e.options);u=q(d)?d:new F(d)}catch(d){let f=d instanceof
Error?d.message:String(d);r(n??t,"TAG_RESOLVE_FAILED",f),u=new F(o)}return u.range=a,u.source=o,s&&(u.type=s),c&&(u.tag=c),l.format&&(u.format=
l.format),i&&(u.comment=i),u}function CG(e,t,n,r,o){if(n==="!")return e[Ct];let s=[];for(let a of e.tags)if(!a.collection&&a.tag===n)if(a.default&&
a.test)s.push(a);else return a;for(let a of s)if(a.test?.test(t))return a;let i=e.knownTags[n];return i&&!i.collection?(e.tags.push(Object.assign(
{},i,{default:!1,test:void 0})),i):(o(r,"TAG_RESOLVE_FAILED",`Unresolved tag: ${n}`,n!=="tag:yaml.org,2002:str"),e[Ct])}function AG({atKey:e,
directives:t,schema:n},r,o,s){let i=n.tags.find(a=>(a.default===!0||e&&a.default==="key")&&a.test?.test(r))||n[Ct];if(n.compat){let a=n.compat.
find(c=>c.default&&c.test?.test(r))??n[Ct];if(i.tag!==a.tag){let c=t.tagString(i.tag),l=t.tagString(a.tag),u=`Value may be parsed as either ${c}\
 or ${l}`;s(o,"TAG_RESOLVE_FAILED",u,!0)}}return i}function V_(e,t,n){if(t){n??(n=t.length);for(let r=n-1;r>=0;--r){let o=t[r];switch(o.type){case"space":case"comment":case"newline":e-=o.source.
length;continue}for(o=t[++r];o?.type==="space";)e+=o.source.length,o=t[++r];break}}return e}var NG={composeNode:Rb,composeEmptyNode:ff};function Rb(e,t,n,r){let o=e.atKey,{spaceBefore:s,comment:i,anchor:a,tag:c}=n,l,u=!0;switch(t.type){case"\
alias":l=MG(e,t,r),(a||c)&&r(t,"ALIAS_PROPS","An alias node must not specify any properties");break;case"scalar":case"single-quoted-scalar":case"\
double-quoted-scalar":case"block-scalar":l=$b(e,t,c,r),a&&(l.anchor=a.source.substring(1));break;case"block-map":case"block-seq":case"flow-c\
ollection":try{l=q_(NG,e,t,n,r),a&&(l.anchor=a.source.substring(1))}catch(d){let f=d instanceof Error?d.message:String(d);r(t,"RESOURCE_EXHA\
USTION",f)}break;default:{let d=t.type==="error"?t.message:`Unsupported token (type: ${t.type})`;r(t,"UNEXPECTED_TOKEN",d),u=!1}}return l??(l=
ff(e,t.offset,void 0,null,n,r)),a&&l.anchor===""&&r(a,"BAD_ALIAS","Anchor cannot be an empty string"),o&&e.options.stringKeys&&(!q(l)||typeof l.
value!="string"||l.tag&&l.tag!=="tag:yaml.org,2002:str")&&r(c??t,"NON_STRING_KEY","With stringKeys, all keys must be strings"),s&&(l.spaceBefore=
!0),i&&(t.type==="scalar"&&t.source===""?l.comment=i:l.commentBefore=i),e.options.keepSourceTokens&&u&&(l.srcToken=t),l}function ff(e,t,n,r,{
spaceBefore:o,comment:s,anchor:i,tag:a,end:c},l){let u={type:"scalar",offset:V_(t,n,r),indent:-1,source:""},d=$b(e,u,a,l);return i&&(d.anchor=
i.source.substring(1),d.anchor===""&&l(i,"BAD_ALIAS","Anchor cannot be an empty string")),o&&(d.spaceBefore=!0),s&&(d.comment=s,d.range[2]=c),
d}function MG({options:e},{offset:t,source:n,end:r},o){let s=new lr(n.substring(1));s.source===""&&o(t,"BAD_ALIAS","Alias cannot be an empty\
 string"),s.source.endsWith(":")&&o(t+n.length-1,"BAD_ALIAS","Alias ending in : is ambiguous",!0);let i=t+n.length,a=zn(r,i,e.strict,o);return s.
range=[t,i,a.offset],a.comment&&(s.comment=a.comment),s}function K_(e,t,{offset:n,start:r,value:o,end:s},i){let a=Object.assign({_directives:t},e),c=new Ur(void 0,a),l={atKey:!1,atRoot:!0,directives:c.
directives,options:c.options,schema:c.schema},u=In(r,{indicator:"doc-start",next:o??s?.[0],offset:n,onError:i,parentIndent:0,startOnNewline:!0});
u.found&&(c.directives.docStart=!0,o&&(o.type==="block-map"||o.type==="block-seq")&&!u.hasNewline&&i(u.end,"MISSING_CHAR","Block collection \
cannot start on same line with directives-end marker")),c.contents=o?Rb(l,o,u,i):ff(l,u.end,r,null,u,i);let d=c.contents.range[2],f=zn(s,d,!1,
i);return f.comment&&(c.comment=f.comment),c.range=[n,d,f.offset],c}function sc(e){if(typeof e=="number")return[e,e+1];if(Array.isArray(e))return e.length===2?e:[e[0],e[1]];let{offset:t,source:n}=e;return[t,t+
(typeof n=="string"?n.length:1)]}function J_(e){let t="",n=!1,r=!1;for(let o=0;o<e.length;++o){let s=e[o];switch(s[0]){case"#":t+=(t===""?"":
r?`

`:`
`)+(s.substring(1)||" "),n=!0,r=!1;break;case"%":e[o+1]?.[0]!=="#"&&(o+=1),n=!1;break;default:n||(r=!0),n=!1}}return{comment:t,afterEmptyLine:r}}
var ic=class{constructor(t={}){this.doc=null,this.atDirectives=!1,this.prelude=[],this.errors=[],this.warnings=[],this.onError=(n,r,o,s)=>{let i=sc(
n);s?this.warnings.push(new rc(i,r,o)):this.errors.push(new hn(i,r,o))},this.directives=new Nn({version:t.version||"1.2"}),this.options=t}decorate(t,n){
let{comment:r,afterEmptyLine:o}=J_(this.prelude);if(r){let s=t.contents;if(n)t.comment=t.comment?`${t.comment}
${r}`:r;else if(o||t.directives.docStart||!s)t.commentBefore=r;else if(ue(s)&&!s.flow&&s.items.length>0){let i=s.items[0];ne(i)&&(i=i.key);let a=i.
commentBefore;i.commentBefore=a?`${r}
${a}`:r}else{let i=s.commentBefore;s.commentBefore=i?`${r}
${i}`:r}}if(n){for(let s=0;s<this.errors.length;++s)t.errors.push(this.errors[s]);for(let s=0;s<this.warnings.length;++s)t.warnings.push(this.
warnings[s])}else t.errors=this.errors,t.warnings=this.warnings;this.prelude=[],this.errors=[],this.warnings=[]}streamInfo(){return{comment:J_(
this.prelude).comment,directives:this.directives,errors:this.errors,warnings:this.warnings}}*compose(t,n=!1,r=-1){for(let o of t)yield*this.
next(o);yield*this.end(n,r)}*next(t){switch(t.type){case"directive":this.directives.add(t.source,(n,r,o)=>{let s=sc(t);s[0]+=n,this.onError(
s,"BAD_DIRECTIVE",r,o)}),this.prelude.push(t.source),this.atDirectives=!0;break;case"document":{let n=K_(this.options,this.directives,t,this.
onError);this.atDirectives&&!n.directives.docStart&&this.onError(t,"MISSING_CHAR","Missing directives-end/doc-start indicator line"),this.decorate(
n,!1),this.doc&&(yield this.doc),this.doc=n,this.atDirectives=!1;break}case"byte-order-mark":case"space":break;case"comment":case"newline":this.
prelude.push(t.source);break;case"error":{let n=t.source?`${t.message}: ${JSON.stringify(t.source)}`:t.message,r=new hn(sc(t),"UNEXPECTED_TO\
KEN",n);this.atDirectives||!this.doc?this.errors.push(r):this.doc.errors.push(r);break}case"doc-end":{if(!this.doc){let r="Unexpected doc-en\
d without preceding document";this.errors.push(new hn(sc(t),"UNEXPECTED_TOKEN",r));break}this.doc.directives.docEnd=!0;let n=zn(t.end,t.offset+
t.source.length,this.doc.options.strict,this.onError);if(this.decorate(this.doc,!0),n.comment){let r=this.doc.comment;this.doc.comment=r?`${r}\

${n.comment}`:n.comment}this.doc.range[2]=n.offset;break}default:this.errors.push(new hn(sc(t),"UNEXPECTED_TOKEN",`Unsupported token ${t.type}`))}}*end(t=!1,n=-1){
if(this.doc)this.decorate(this.doc,!0),yield this.doc,this.doc=null;else if(t){let r=Object.assign({_directives:this.directives},this.options),
o=new Ur(void 0,r);this.atDirectives&&this.onError(n,"MISSING_CHAR","Missing directives-end indicator line"),o.range=[0,n,n],this.decorate(o,
!1),yield o}}};var _b=Symbol("break visit"),IG=Symbol("skip children"),Y_=Symbol("remove item");function Mo(e,t){"type"in e&&e.type==="document"&&(e={start:e.
start,value:e.value}),X_(Object.freeze([]),e,t)}Mo.BREAK=_b;Mo.SKIP=IG;Mo.REMOVE=Y_;Mo.itemAtPath=(e,t)=>{let n=e;for(let[r,o]of t){let s=n?.[r];
if(s&&"items"in s)n=s.items[o];else return}return n};Mo.parentCollection=(e,t)=>{let n=Mo.itemAtPath(e,t.slice(0,-1)),r=t[t.length-1][0],o=n?.[r];
if(o&&"items"in o)return o;throw new Error("Parent collection not found")};function X_(e,t,n){let r=n(t,e);if(typeof r=="symbol")return r;for(let o of[
"key","value"]){let s=t[o];if(s&&"items"in s){for(let i=0;i<s.items.length;++i){let a=X_(Object.freeze(e.concat([[o,i]])),s.items[i],n);if(typeof a==
"number")i=a-1;else{if(a===_b)return _b;a===Y_&&(s.items.splice(i,1),i-=1)}}typeof r=="function"&&o==="key"&&(r=r(t,e))}}return typeof r=="f\
unction"?r(t,e):r}var Eb="\uFEFF",Pb="",Tb="",mf="";function Q_(e){switch(e){case Eb:return"byte-order-mark";case Pb:return"doc-mode";case Tb:return"flow-error-end";case mf:return"scalar";case"\
---":return"doc-start";case"...":return"doc-end";case"":case`
`:case`\r
`:return"newline";case"-":return"seq-item-ind";case"?":return"explicit-key-ind";case":":return"map-value-ind";case"{":return"flow-map-start";case"\
}":return"flow-map-end";case"[":return"flow-seq-start";case"]":return"flow-seq-end";case",":return"comma"}switch(e[0]){case" ":case"	":return"\
space";case"#":return"comment";case"%":return"directive-line";case"*":return"alias";case"&":return"anchor";case"!":return"tag";case"'":return"\
single-quoted-scalar";case'"':return"double-quoted-scalar";case"|":case">":return"block-scalar-header"}return null}function gn(e){switch(e){case void 0:case" ":case`
`:case"\r":case"	":return!0;default:return!1}}var eE=new Set("0123456789ABCDEFabcdef"),LG=new Set("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcde\
fghijklmnopqrstuvwxyz-#;/?:@&=+$_.!~*'()"),pf=new Set(",[]{}"),DG=new Set(` ,[]{}
\r	`),Cb=e=>!e||DG.has(e),ac=class{constructor(){this.atEnd=!1,this.blockScalarIndent=-1,this.blockScalarKeep=!1,this.buffer="",this.flowKey=
!1,this.flowLevel=0,this.indentNext=0,this.indentValue=0,this.lineEndPos=null,this.next=null,this.pos=0}*lex(t,n=!1){if(t){if(typeof t!="str\
ing")throw TypeError("source is not a string");this.buffer=this.buffer?this.buffer+t:t,this.lineEndPos=null}this.atEnd=!n;let r=this.next??"\
stream";for(;r&&(n||this.hasChars(1));)r=yield*this.parseNext(r)}atLineEnd(){let t=this.pos,n=this.buffer[t];for(;n===" "||n==="	";)n=this.buffer[++t];
return!n||n==="#"||n===`
`?!0:n==="\r"?this.buffer[t+1]===`
`:!1}charAt(t){return this.buffer[this.pos+t]}continueScalar(t){let n=this.buffer[t];if(this.indentNext>0){let r=0;for(;n===" ";)n=this.buffer[++r+
t];if(n==="\r"){let o=this.buffer[r+t+1];if(o===`
`||!o&&!this.atEnd)return t+r+1}return n===`
`||r>=this.indentNext||!n&&!this.atEnd?t+r:-1}if(n==="-"||n==="."){let r=this.buffer.substr(t,3);if((r==="---"||r==="...")&&gn(this.buffer[t+
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
!0);return yield*this.pushCount(t.length-n),yield*this.pushNewline(),"stream"}return yield Pb,yield*this.parseLineStart()}*parseLineStart(){
let t=this.charAt(0);if(!t&&!this.atEnd)return this.setNext("line-start");if(t==="-"||t==="."){if(!this.atEnd&&!this.hasChars(4))return this.
setNext("line-start");let n=this.peek(3);if((n==="---"||n==="...")&&gn(this.charAt(3)))return yield*this.pushCount(3),this.indentValue=0,this.
indentNext=0,n==="---"?"doc":"stream"}return this.indentValue=yield*this.pushSpaces(!1),this.indentNext>this.indentValue&&!gn(this.charAt(1))&&
(this.indentNext=this.indentValue),yield*this.parseBlockStart()}*parseBlockStart(){let[t,n]=this.peek(2);if(!n&&!this.atEnd)return this.setNext(
"block-start");if((t==="-"||t==="?"||t===":")&&gn(n)){let r=(yield*this.pushCount(1))+(yield*this.pushSpaces(!0));return this.indentNext=this.
indentValue+1,this.indentValue+=r,"block-start"}return"doc"}*parseDocument(){yield*this.pushSpaces(!0);let t=this.getLine();if(t===null)return this.
setNext("doc");let n=yield*this.pushIndicators();switch(t[n]){case"#":yield*this.pushCount(t.length-n);case void 0:return yield*this.pushNewline(),
yield*this.parseLineStart();case"{":case"[":return yield*this.pushCount(1),this.flowKey=!1,this.flowLevel=1,"flow";case"}":case"]":return yield*this.
pushCount(1),"doc";case"*":return yield*this.pushUntil(Cb),"doc";case'"':case"'":return yield*this.parseQuotedScalar();case"|":case">":return n+=
yield*this.parseBlockScalarHeader(),n+=yield*this.pushSpaces(!0),yield*this.pushCount(t.length-n),yield*this.pushNewline(),yield*this.parseBlockScalar();default:
return yield*this.parsePlainScalar()}}*parseFlowCollection(){let t,n,r=-1;do t=yield*this.pushNewline(),t>0?(n=yield*this.pushSpaces(!1),this.
indentValue=r=n):n=0,n+=yield*this.pushSpaces(!0);while(t+n>0);let o=this.getLine();if(o===null)return this.setNext("flow");if((r!==-1&&r<this.
indentNext&&o[0]!=="#"||r===0&&(o.startsWith("---")||o.startsWith("..."))&&gn(o[3]))&&!(r===this.indentNext-1&&this.flowLevel===1&&(o[0]==="\
]"||o[0]==="}")))return this.flowLevel=0,yield Tb,yield*this.parseLineStart();let s=0;for(;o[s]===",";)s+=yield*this.pushCount(1),s+=yield*this.
pushSpaces(!0),this.flowKey=!1;switch(s+=yield*this.pushIndicators(),o[s]){case void 0:return"flow";case"#":return yield*this.pushCount(o.length-
s),"flow";case"{":case"[":return yield*this.pushCount(1),this.flowKey=!1,this.flowLevel+=1,"flow";case"}":case"]":return yield*this.pushCount(
1),this.flowKey=!0,this.flowLevel-=1,this.flowLevel?"flow":"doc";case"*":return yield*this.pushUntil(Cb),"flow";case'"':case"'":return this.
flowKey=!0,yield*this.parseQuotedScalar();case":":{let i=this.charAt(1);if(this.flowKey||gn(i)||i===",")return this.flowKey=!1,yield*this.pushCount(
1),yield*this.pushSpaces(!0),"flow"}default:return this.flowKey=!1,yield*this.parsePlainScalar()}}*parseQuotedScalar(){let t=this.charAt(0),
n=this.buffer.indexOf(t,this.pos+1);if(t==="'")for(;n!==-1&&this.buffer[n+1]==="'";)n=this.buffer.indexOf("'",n+2);else for(;n!==-1;){let s=0;
for(;this.buffer[n-1-s]==="\\";)s+=1;if(s%2===0)break;n=this.buffer.indexOf('"',n+1)}let r=this.buffer.substring(0,n),o=r.indexOf(`
`,this.pos);if(o!==-1){for(;o!==-1;){let s=this.continueScalar(o+1);if(s===-1)break;o=r.indexOf(`
`,s)}o!==-1&&(n=o-(r[o-1]==="\r"?2:1))}if(n===-1){if(!this.atEnd)return this.setNext("quoted-scalar");n=this.buffer.length}return yield*this.
pushToIndex(n+1,!1),this.flowLevel?"flow":"doc"}*parseBlockScalarHeader(){this.blockScalarIndent=-1,this.blockScalarKeep=!1;let t=this.pos;for(;;){
let n=this.buffer[++t];if(n==="+")this.blockScalarKeep=!0;else if(n>"0"&&n<="9")this.blockScalarIndent=Number(n)-1;else if(n!=="-")break}return yield*this.
pushUntil(n=>gn(n)||n==="#")}*parseBlockScalar(){let t=this.pos-1,n=0,r;e:for(let s=this.pos;r=this.buffer[s];++s)switch(r){case" ":n+=1;break;case`\

`:t=s,n=0;break;case"\r":{let i=this.buffer[s+1];if(!i&&!this.atEnd)return this.setNext("block-scalar");if(i===`
`)break}default:break e}if(!r&&!this.atEnd)return this.setNext("block-scalar");if(n>=this.indentNext){this.blockScalarIndent===-1?this.indentNext=
n:this.indentNext=this.blockScalarIndent+(this.indentNext===0?1:this.indentNext);do{let s=this.continueScalar(t+1);if(s===-1)break;t=this.buffer.
indexOf(`
`,s)}while(t!==-1);if(t===-1){if(!this.atEnd)return this.setNext("block-scalar");t=this.buffer.length}}let o=t+1;for(r=this.buffer[o];r===" ";)
r=this.buffer[++o];if(r==="	"){for(;r==="	"||r===" "||r==="\r"||r===`
`;)r=this.buffer[++o];t=o-1}else if(!this.blockScalarKeep)do{let s=t-1,i=this.buffer[s];i==="\r"&&(i=this.buffer[--s]);let a=s;for(;i===" ";)
i=this.buffer[--s];if(i===`
`&&s>=this.pos&&s+1+n>a)t=s;else break}while(!0);return yield mf,yield*this.pushToIndex(t+1,!0),yield*this.parseLineStart()}*parsePlainScalar(){
let t=this.flowLevel>0,n=this.pos-1,r=this.pos-1,o;for(;o=this.buffer[++r];)if(o===":"){let s=this.buffer[r+1];if(gn(s)||t&&pf.has(s))break;
n=r}else if(gn(o)){let s=this.buffer[r+1];if(o==="\r"&&(s===`
`?(r+=1,o=`
`,s=this.buffer[r+1]):n=r),s==="#"||t&&pf.has(s))break;if(o===`
`){let i=this.continueScalar(r+1);if(i===-1)break;r=Math.max(r,i-2)}}else{if(t&&pf.has(o))break;n=r}return!o&&!this.atEnd?this.setNext("plai\
n-scalar"):(yield mf,yield*this.pushToIndex(n+1,!0),t?"flow":"doc")}*pushCount(t){return t>0?(yield this.buffer.substr(this.pos,t),this.pos+=
t,t):0}*pushToIndex(t,n){let r=this.buffer.slice(this.pos,t);return r?(yield r,this.pos+=r.length,r.length):(n&&(yield""),0)}*pushIndicators(){
let t=0;e:for(;;){switch(this.charAt(0)){case"!":t+=yield*this.pushTag(),t+=yield*this.pushSpaces(!0);continue e;case"&":t+=yield*this.pushUntil(
Cb),t+=yield*this.pushSpaces(!0);continue e;case"-":case"?":case":":{let n=this.flowLevel>0,r=this.charAt(1);if(gn(r)||n&&pf.has(r)){n?this.
flowKey&&(this.flowKey=!1):this.indentNext=this.indentValue+1,t+=yield*this.pushCount(1),t+=yield*this.pushSpaces(!0);continue e}}}break e}return t}*pushTag(){
if(this.charAt(1)==="<"){let t=this.pos+2,n=this.buffer[t];for(;!gn(n)&&n!==">";)n=this.buffer[++t];return yield*this.pushToIndex(n===">"?t+
1:t,!1)}else{let t=this.pos+1,n=this.buffer[t];for(;n;)if(LG.has(n))n=this.buffer[++t];else if(n==="%"&&eE.has(this.buffer[t+1])&&eE.has(this.
buffer[t+2]))n=this.buffer[t+=3];else break;return yield*this.pushToIndex(t,!1)}}*pushNewline(){let t=this.buffer[this.pos];return t===`
`?yield*this.pushCount(1):t==="\r"&&this.charAt(1)===`
`?yield*this.pushCount(2):0}*pushSpaces(t){let n=this.pos-1,r;do r=this.buffer[++n];while(r===" "||t&&r==="	");let o=n-this.pos;return o>0&&
(yield this.buffer.substr(this.pos,o),this.pos=n),o}*pushUntil(t){let n=this.pos,r=this.buffer[n];for(;!t(r);)r=this.buffer[++n];return yield*this.
pushToIndex(n,!1)}};var Io=class{constructor(){this.lineStarts=[],this.addNewLine=t=>this.lineStarts.push(t),this.linePos=t=>{let n=0,r=this.lineStarts.length;for(;n<
r;){let s=n+r>>1;this.lineStarts[s]<t?n=s+1:r=s}if(this.lineStarts[n]===t)return{line:n+1,col:1};if(n===0)return{line:0,col:t};let o=this.lineStarts[n-
1];return{line:n,col:t-o+1}}}};function Gr(e,t){for(let n=0;n<e.length;++n)if(e[n].type===t)return!0;return!1}function tE(e){for(let t=0;t<e.length;++t)switch(e[t].type){case"\
space":case"comment":case"newline":break;default:return t}return-1}function rE(e){switch(e?.type){case"alias":case"scalar":case"single-quote\
d-scalar":case"double-quoted-scalar":case"flow-collection":return!0;default:return!1}}function hf(e){switch(e.type){case"document":return e.
start;case"block-map":{let t=e.items[e.items.length-1];return t.sep??t.start}case"block-seq":return e.items[e.items.length-1].start;default:
return[]}}function ni(e){if(e.length===0)return[];let t=e.length;e:for(;--t>=0;)switch(e[t].type){case"doc-start":case"explicit-key-ind":case"\
map-value-ind":case"seq-item-ind":case"newline":break e}for(;e[++t]?.type==="space";);return e.splice(t,e.length)}function gf(e,t){if(t.length<
1e5)Array.prototype.push.apply(e,t);else for(let n=0;n<t.length;++n)e.push(t[n])}function nE(e){if(e.start.type==="flow-seq-start")for(let t of e.
items)t.sep&&!t.value&&!Gr(t.start,"explicit-key-ind")&&!Gr(t.sep,"map-value-ind")&&(t.key&&(t.value=t.key),delete t.key,rE(t.value)?t.value.
end?gf(t.value.end,t.sep):t.value.end=t.sep:gf(t.start,t.sep),delete t.sep)}var cc=class{constructor(t){this.atNewLine=!0,this.atScalar=!1,this.
indent=0,this.offset=0,this.onKeyLine=!1,this.stack=[],this.source="",this.type="",this.lexer=new ac,this.onNewLine=t}*parse(t,n=!1){this.onNewLine&&
this.offset===0&&this.onNewLine(0);for(let r of this.lexer.lex(t,n))yield*this.next(r);n||(yield*this.end())}*next(t){if(this.source=t,this.
atScalar){this.atScalar=!1,yield*this.step(),this.offset+=t.length;return}let n=Q_(t);if(n)if(n==="scalar")this.atNewLine=!1,this.atScalar=!0,
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
nt"&&(n.indent=0),n.type==="flow-collection"&&nE(n),r.type){case"document":r.value=n;break;case"block-scalar":r.props.push(n);break;case"blo\
ck-map":{let o=r.items[r.items.length-1];if(o.value){r.items.push({start:[],key:n,sep:[]}),this.onKeyLine=!0;return}else if(o.sep)o.value=n;else{
Object.assign(o,{key:n,sep:[]}),this.onKeyLine=!o.explicitKey;return}break}case"block-seq":{let o=r.items[r.items.length-1];o.value?r.items.
push({start:[],value:n}):o.value=n;break}case"flow-collection":{let o=r.items[r.items.length-1];!o||o.value?r.items.push({start:[],key:n,sep:[]}):
o.sep?o.value=n:Object.assign(o,{key:n,sep:[]});return}default:yield*this.pop(),yield*this.pop(n)}if((r.type==="document"||r.type==="block-m\
ap"||r.type==="block-seq")&&(n.type==="block-map"||n.type==="block-seq")){let o=n.items[n.items.length-1];o&&!o.sep&&!o.value&&o.start.length>
0&&tE(o.start)===-1&&(n.indent===0||o.start.every(s=>s.type!=="comment"||s.indent<n.indent))&&(r.type==="document"?r.end=o.start:r.items.push(
{start:o.start}),n.items.splice(-1,1))}}}*stream(){switch(this.type){case"directive-line":yield{type:"directive",offset:this.offset,source:this.
source};return;case"byte-order-mark":case"space":case"comment":case"newline":yield this.sourceToken;return;case"doc-mode":case"doc-start":{let t={
type:"document",offset:this.offset,start:[]};this.type==="doc-start"&&t.start.push(this.sourceToken),this.stack.push(t);return}}yield{type:"\
error",offset:this.offset,message:`Unexpected ${this.type} token in YAML stream`,source:this.source}}*document(t){if(t.value)return yield*this.
lineEnd(t);switch(this.type){case"doc-start":{tE(t.start)!==-1?(yield*this.pop(),yield*this.step()):t.start.push(this.sourceToken);return}case"\
anchor":case"tag":case"space":case"comment":case"newline":t.start.push(this.sourceToken);return}let n=this.startBlockValue(t);n?this.stack.push(
n):yield{type:"error",offset:this.offset,message:`Unexpected ${this.type} token in YAML document`,source:this.source}}*scalar(t){if(this.type===
"map-value-ind"){let n=hf(this.peek(2)),r=ni(n),o;t.end?(o=t.end,o.push(this.sourceToken),delete t.end):o=[this.sourceToken];let s={type:"bl\
ock-map",offset:t.offset,indent:t.indent,items:[{start:r,key:t,sep:o}]};this.onKeyLine=!0,this.stack[this.stack.length-1]=s}else yield*this.
lineEnd(t)}*blockScalar(t){switch(this.type){case"space":case"comment":case"newline":t.props.push(this.sourceToken);return;case"scalar":if(t.
source=this.source,this.atNewLine=!0,this.indent=0,this.onNewLine){let n=this.source.indexOf(`
`)+1;for(;n!==0;)this.onNewLine(this.offset+n),n=this.source.indexOf(`
`,n)+1}yield*this.pop();break;default:yield*this.pop(),yield*this.step()}}*blockMap(t){let n=t.items[t.items.length-1];switch(this.type){case"\
newline":if(this.onKeyLine=!1,n.value){let r="end"in n.value?n.value.end:void 0;(Array.isArray(r)?r[r.length-1]:void 0)?.type==="comment"?r?.
push(this.sourceToken):t.items.push({start:[this.sourceToken]})}else n.sep?n.sep.push(this.sourceToken):n.start.push(this.sourceToken);return;case"\
space":case"comment":if(n.value)t.items.push({start:[this.sourceToken]});else if(n.sep)n.sep.push(this.sourceToken);else{if(this.atIndentedComment(
n.start,t.indent)){let o=t.items[t.items.length-2]?.value?.end;if(Array.isArray(o)){gf(o,n.start),o.push(this.sourceToken),t.items.pop();return}}
n.start.push(this.sourceToken)}return}if(this.indent>=t.indent){let r=!this.onKeyLine&&this.indent===t.indent,o=r&&(n.sep||n.explicitKey)&&this.
type!=="seq-item-ind",s=[];if(o&&n.sep&&!n.value){let i=[];for(let a=0;a<n.sep.length;++a){let c=n.sep[a];switch(c.type){case"newline":i.push(
a);break;case"space":break;case"comment":c.indent>t.indent&&(i.length=0);break;default:i.length=0}}i.length>=2&&(s=n.sep.splice(i[1]))}switch(this.
type){case"anchor":case"tag":o||n.value?(s.push(this.sourceToken),t.items.push({start:s}),this.onKeyLine=!0):n.sep?n.sep.push(this.sourceToken):
n.start.push(this.sourceToken);return;case"explicit-key-ind":!n.sep&&!n.explicitKey?(n.start.push(this.sourceToken),n.explicitKey=!0):o||n.value?
(s.push(this.sourceToken),t.items.push({start:s,explicitKey:!0})):this.stack.push({type:"block-map",offset:this.offset,indent:this.indent,items:[
{start:[this.sourceToken],explicitKey:!0}]}),this.onKeyLine=!0;return;case"map-value-ind":if(n.explicitKey)if(n.sep)if(n.value)t.items.push(
{start:[],key:null,sep:[this.sourceToken]});else if(Gr(n.sep,"map-value-ind"))this.stack.push({type:"block-map",offset:this.offset,indent:this.
indent,items:[{start:s,key:null,sep:[this.sourceToken]}]});else if(rE(n.key)&&!Gr(n.sep,"newline")){let i=ni(n.start),a=n.key,c=n.sep;c.push(
this.sourceToken),delete n.key,delete n.sep,this.stack.push({type:"block-map",offset:this.offset,indent:this.indent,items:[{start:i,key:a,sep:c}]})}else
s.length>0?n.sep=n.sep.concat(s,this.sourceToken):n.sep.push(this.sourceToken);else if(Gr(n.start,"newline"))Object.assign(n,{key:null,sep:[
this.sourceToken]});else{let i=ni(n.start);this.stack.push({type:"block-map",offset:this.offset,indent:this.indent,items:[{start:i,key:null,
sep:[this.sourceToken]}]})}else n.sep?n.value||o?t.items.push({start:s,key:null,sep:[this.sourceToken]}):Gr(n.sep,"map-value-ind")?this.stack.
push({type:"block-map",offset:this.offset,indent:this.indent,items:[{start:[],key:null,sep:[this.sourceToken]}]}):n.sep.push(this.sourceToken):
Object.assign(n,{key:null,sep:[this.sourceToken]});this.onKeyLine=!0;return;case"alias":case"scalar":case"single-quoted-scalar":case"double-\
quoted-scalar":{let i=this.flowScalar(this.type);o||n.value?(t.items.push({start:s,key:i,sep:[]}),this.onKeyLine=!0):n.sep?this.stack.push(i):
(Object.assign(n,{key:i,sep:[]}),this.onKeyLine=!0);return}default:{let i=this.startBlockValue(t);if(i){if(i.type==="block-seq"){if(!n.explicitKey&&
n.sep&&!Gr(n.sep,"newline")){yield*this.pop({type:"error",offset:this.offset,message:"Unexpected block-seq-ind on same line with key",source:this.
source});return}}else r&&t.items.push({start:s});this.stack.push(i);return}}}}yield*this.pop(),yield*this.step()}*blockSequence(t){let n=t.items[t.
items.length-1];switch(this.type){case"newline":if(n.value){let r="end"in n.value?n.value.end:void 0;(Array.isArray(r)?r[r.length-1]:void 0)?.
type==="comment"?r?.push(this.sourceToken):t.items.push({start:[this.sourceToken]})}else n.start.push(this.sourceToken);return;case"space":case"\
comment":if(n.value)t.items.push({start:[this.sourceToken]});else{if(this.atIndentedComment(n.start,t.indent)){let o=t.items[t.items.length-
2]?.value?.end;if(Array.isArray(o)){gf(o,n.start),o.push(this.sourceToken),t.items.pop();return}}n.start.push(this.sourceToken)}return;case"\
anchor":case"tag":if(n.value||this.indent<=t.indent)break;n.start.push(this.sourceToken);return;case"seq-item-ind":if(this.indent!==t.indent)
break;n.value||Gr(n.start,"seq-item-ind")?t.items.push({start:[this.sourceToken]}):n.start.push(this.sourceToken);return}if(this.indent>t.indent){
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
lection"){let o=hf(r),s=ni(o);nE(t);let i=t.end.splice(1,t.end.length);i.push(this.sourceToken);let a={type:"block-map",offset:t.offset,indent:t.
indent,items:[{start:s,key:t,sep:i}]};this.onKeyLine=!0,this.stack[this.stack.length-1]=a}else yield*this.lineEnd(t)}}flowScalar(t){if(this.
onNewLine){let n=this.source.indexOf(`
`)+1;for(;n!==0;)this.onNewLine(this.offset+n),n=this.source.indexOf(`
`,n)+1}return{type:t,offset:this.offset,indent:this.indent,source:this.source}}startBlockValue(t){switch(this.type){case"alias":case"scalar":case"\
single-quoted-scalar":case"double-quoted-scalar":return this.flowScalar(this.type);case"block-scalar-header":return{type:"block-scalar",offset:this.
offset,indent:this.indent,props:[this.sourceToken],source:""};case"flow-map-start":case"flow-seq-start":return{type:"flow-collection",offset:this.
offset,indent:this.indent,start:this.sourceToken,items:[],end:[]};case"seq-item-ind":return{type:"block-seq",offset:this.offset,indent:this.
indent,items:[{start:[this.sourceToken]}]};case"explicit-key-ind":{this.onKeyLine=!0;let n=hf(t),r=ni(n);return r.push(this.sourceToken),{type:"\
block-map",offset:this.offset,indent:this.indent,items:[{start:r,explicitKey:!0}]}}case"map-value-ind":{this.onKeyLine=!0;let n=hf(t),r=ni(n);
return{type:"block-map",offset:this.offset,indent:this.indent,items:[{start:r,key:null,sep:[this.sourceToken]}]}}}return null}atIndentedComment(t,n){
return this.type!=="comment"||this.indent<=n?!1:t.every(r=>r.type==="newline"||r.type==="space")}*documentEnd(t){this.type!=="doc-mode"&&(t.
end?t.end.push(this.sourceToken):t.end=[this.sourceToken],this.type==="newline"&&(yield*this.pop()))}*lineEnd(t){switch(this.type){case"comm\
a":case"doc-start":case"doc-end":case"flow-seq-end":case"flow-map-end":case"map-value-ind":yield*this.pop(),yield*this.step();break;case"new\
line":this.onKeyLine=!1;default:t.end?t.end.push(this.sourceToken):t.end=[this.sourceToken],this.type==="newline"&&(yield*this.pop())}}};function FG(e){let t=e.prettyErrors!==!1;return{lineCounter:e.lineCounter||t&&new Io||null,prettyErrors:t}}function Ab(e,t={}){let{lineCounter:n,prettyErrors:r}=FG(t),o=new cc(n?.addNewLine),s=new ic(t),i=null;for(let a of s.compose(o.parse(e),!0,
e.length))if(!i)i=a;else if(i.options.logLevel!=="silent"){i.errors.push(new hn(a.range.slice(0,2),"MULTIPLE_DOCS","Source contains multiple\
 documents; please use YAML.parseAllDocuments()"));break}return r&&n&&(i.errors.forEach(wb(e,n)),i.warnings.forEach(wb(e,n))),i}var sE=1024*1024,jG=100,iE="the file is nested too deeply; make it flatter",UG="a second document begins here; keep one, and remove the rest",
ZG={TAB_AS_INDENT:"indent with spaces",BAD_INDENT:"indent the keys of one map alike",BLOCK_AS_IMPLICIT_KEY:"put the inner map on its own, fu\
rther indented lines",MISSING_CHAR:"check the quotation marks, brackets and colons here",TAG_RESOLVE_FAILED:"remove the tag"},lc=class{file;value;#n;#r=new Io;#i=new WeakMap;#o=new Map;constructor(t,n,r=[]){
this.file=n;let o=Buffer.byteLength(t);if(o>sE)throw this.#e(0,`the file has ${o} bytes; make it at most ${sE}`);this.#f(t);try{let s=this.#m(
t);this.#n=s.contents,this.#o=GG(s,(i,a)=>this.#e(i,a),this.#g);for(let i of r)this.#a(this.#n,i);this.value=this.#p(s)}catch(s){throw s instanceof
RangeError?this.#e(0,iE):s}}offset(t,n="value"){for(let r=t.length;r>0;r--){let o=this.#s(t.slice(0,r));if(o===void 0)continue;let s=r===t.length&&
!Ye(o.node)&&!tt(o.node);return(n==="value"&&s?o.node??o.key:o.key??o.node)?.range?.[0]??0}return this.#n?.range?.[0]??0}error(t,n,r="value"){
return this.#e(this.offset(t,r),n)}has(t){return this.#s(t)!==void 0}at(t){let n=this.value;for(let r of t){if(typeof n!="object"||n===null||
!Object.hasOwn(n,r))return;n=n[r]}return n}keys(t){let n=this.#t(this.#s(t)?.node);return Ye(n)?[...new Set(this.#u(n))]:[]}#f(t){let n=t.search(
/[\0\uFFFD]/);if(n<0)return;let r=t.slice(0,n).split(`
`);for(let s=0,i=0;s<r.length;s++)this.#r.addNewLine(i),i+=r[s].length+1;let o=t.includes("\0")?"the file is UTF-16, or no text":"this is no\
t UTF-8";throw this.#e(n,`${o}; save the file as UTF-8`)}#m(t){let n=Ab(t,{lineCounter:this.#r,prettyErrors:!1,uniqueKeys:!1,merge:!0,resolveKnownTags:!1,
logLevel:"error"}),r=n.errors[0]??n.warnings[0];if(r===void 0)return n;if(r.code==="RESOURCE_EXHAUSTION")throw this.#e(r.pos[0],iE);if(r.code===
"MULTIPLE_DOCS")throw this.#e(r.pos[0],UG);let o=ZG[r.code]??"check the indentation and the quotation marks around here",s=Wu(r.message.split(
`
`)[0]??"").replace(/\.$/,"");throw this.#e(r.pos[0],`this is not readable as YAML: ${s}; ${o}`)}#p(t){try{return t.toJS({maxAliasCount:jG})}catch(n){
if(!(n instanceof Error)||n instanceof RangeError)throw n;let r=this.#o.keys().next().value,o=n instanceof ReferenceError?"aliases multiply \
too far":Wu(n.message);throw this.#e(r?.range?.[0]??0,`${o}; write the values out`)}}#a(t,n){let r=this.#t(t);if(!Ye(r))return;let[o,...s]=n;
for(let i of r.items)n.length===0?i.value=this.#c(i.value):(o==="*"||Nb(i.key)===o)&&this.#a(i.value,s)}#c(t){let n=this.#t(t),r=q(n)&&n.value!==
null&&n.source!==void 0;if(t===null||!(r||tt(n)))return t;let o=n.clone();return q(o)?o.value=o.source:o.items=n.items.map(s=>this.#c(s)??s),
wt(t)&&delete o.anchor,o.range=t.range??null,o}#s(t){let n={key:void 0,node:this.#n??void 0};for(let r of t){let o=this.#t(n.node),s=tt(o)?{
key:void 0,node:o.items[Number(r)]}:Ye(o)?this.#l(o,String(r)):void 0;if(s===void 0||s.key===void 0&&s.node===void 0)return;n=s}return n}#l(t,n){
let r=this.#h(t).get(n);if(r!==void 0)return{key:r.key,node:r.value??void 0};for(let o of this.#d(t)){let s=this.#l(o,n);if(s!==void 0)return s}}#h(t){
let n=this.#i.get(t);if(n!==void 0)return n;let r=new Map;for(let o of t.items){let s=Nb(o.key);s!==void 0&&r.set(s,o)}return this.#i.set(t,
r),r}#u(t){return[...t.items.map(r=>Nb(r.key)).filter(r=>r!==void 0),...this.#d(t).flatMap(r=>this.#u(r))]}#d(t){return t.items.filter(n=>q(
n.key)&&typeof n.key.value=="symbol").map(n=>this.#t(n.value)).flatMap(n=>tt(n)?n.items.map(r=>this.#t(r)):[n]).filter(n=>Ye(n))}#t(t){return wt(
t)?this.#t(this.#o.get(t)):t??void 0}#g=t=>this.#r.linePos(t).line||1;#e(t,n){let{line:r,col:o}=this.#r.linePos(t);return new v(`${this.file}\
:${r||1}:${o||1}: ${n}`)}};function Ln(e,t,n){let r=oE.join(oE.dirname(e.file),n);if(r===".."||r.startsWith("../"))throw e.error(t,`${z(n)} \
is outside the repository; name something inside it`)}function Nb(e){return q(e)&&typeof e.value!="symbol"?String(e.value):void 0}function cE(e,t){
let n=new lc(e,""),r=["scenarios",t];return n.has(r)?e.slice(0,n.offset(r,"key")).split(`
`).length:null}var aE=100;function GG(e,t,n){let r=new Map,o=new Map,s=i=>{"anchor"in i&&typeof i.anchor=="string"&&r.set(i.anchor,i)};return Vt(
e,{Alias(i,a,c){let l=d=>t(Mb(a),d),u=r.get(a.source);if(u===void 0)throw l(`nothing before this is anchored as ${z(`&${a.source}`)}; add th\
e anchor or write it out`);if(c.includes(u))throw l(`${z(`*${a.source}`)} contains itself; write it out`);if(o.set(a,u),o.size>aE)throw l(`m\
ore than ${aE} aliases; write the values out`)},Scalar(i,a){s(a)},Seq(i,a){s(a)},Map(i,a){s(a),HG(a,t,n)}}),o}function HG(e,t,n){let r=new Map;
for(let{key:o}of e.items){let s=te(o)?Mb(o):Mb(e);if(!q(o)||ue(o)||o.value===null)throw t(s,"a key must be a plain name; write it like port:\
 8080");typeof o.value!="string"&&typeof o.value!="symbol"&&(o.value=o.source??String(o.value));let i=typeof o.value=="symbol"?"<<":String(o.
value);if(i==="__proto__")throw t(s,'the key "__proto__" is not allowed; choose another name');let a=r.get(i);if(a!==void 0)throw t(s,`${z(i)}\
 is here a second time, first in line ${n(a)}; rename or remove one`);r.set(i,s)}}var Mb=e=>e.range?.[0]??0;var dE=/\$\$|\$\{|\{([A-Za-z_][A-Za-z0-9_.-]*)\}/g,uc=class{raw;path;constructor(t,n){this.raw=t,this.path=n}};function fE(e){let t=[["defau\
lts"],...e.keys(["scenarios"]).map(a=>["scenarios",a]),...e.keys(["presets"]).flatMap(a=>e.keys(["presets",a]).map(c=>["presets",a,c]))],n=new Set(
t.flatMap(a=>e.keys([...a,"parameters"]))),r=new Map;for(let a of t)for(let c of e.keys(a)){let l=[...a,c],u=e.at(l);if(!Object.hasOwn(Rd.shape,
c)||ER.includes(c)||![...zb(u)].some(f=>n.has(f)))continue;let d=r.get(a.join("\0"))??{};r.set(a.join("\0"),Object.assign(d,{[c]:new uc(u,l)}))}
let o=(a,c)=>{let l=r.get(a.join("\0"));return l&&lE(c)?Object.fromEntries(Object.entries(c).filter(([u])=>!Object.hasOwn(l,u))):c},s=(a,c)=>lE(
a)?Object.fromEntries(Object.entries(a).map(([l,u])=>[l,c(l,u)])):a;return{value:s(e.value,(a,c)=>a==="defaults"?o([a],c):a==="scenarios"?s(
c,(l,u)=>o([a,l],u)):a!=="presets"?c:s(c,(l,u)=>s(u,(d,f)=>o([a,l,d],f)))),at:a=>r.get(a.join("\0"))??{}}}function lE(e){return typeof e=="o\
bject"&&e!==null&&!Array.isArray(e)}function zb(e){let t=Ib(e).map(({text:n})=>n);return new Set(t.flatMap(n=>[...n.matchAll(dE)].flatMap(([
,r])=>r??[])))}function Ib(e,t=[]){return typeof e=="string"?[{path:t,text:e}]:Array.isArray(e)?e.flatMap((n,r)=>Ib(n,[...t,r])):typeof e!="\
object"||e===null?[]:Object.entries(e).flatMap(([n,r])=>Ib(r,[...t,n]))}function mE(e){let t=Object.values(e).flatMap(n=>n instanceof uc?[n.
raw]:[]);return zb(t)}function yf(e,t,n,r=[]){if(typeof e=="string"){let o=e.replaceAll(dE,(s,i)=>i!==void 0&&Object.hasOwn(t,i)?t[i]:s);return o!==
e&&n(r)?qG(o):o}return Array.isArray(e)?e.map((o,s)=>yf(o,t,n,[...r,s])):typeof e!="object"||e===null?e:Object.fromEntries(Object.entries(e).
map(([o,s])=>[o,yf(s,t,n,[...r,o])]))}function qG(e){return e==="true"||e==="false"?e==="true":/^-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?$/.test(e)?
Number(e):e}var pE=(e,t)=>t.every((n,r)=>e[r]===n),uE=(e,t)=>e==="expect"&&pE(t,["body","json"]);function hE(e,t,n,r){let o=Object.entries(e).
map(([i,a])=>[i,a instanceof uc?s(i,a):a]);return Object.fromEntries(o);function s(i,{raw:a,path:c}){let l=Rd.shape[i],u=yf(a,t,S=>uE(i,S)),
d=l.safeParse(u),f=d.error?.issues??[],m=yf(a,t,S=>uE(i,S)||f.some(R=>pE(S,R.path))),h=d.success?d:l.safeParse(m);if(h.success){let S=h.data?.["\
body-file"];return i==="request"&&S!==void 0&&Ln(r,[...c,"body-file"],S),h.data}let p={at:S=>WG(m,S.slice(c.length)),has:S=>r.has(S)},[g]=h.
error.issues.flatMap(S=>Ga(S,p,c));if(g===void 0)throw h.error;let y=[...zb(r.at(g.path))].find(S=>Object.hasOwn(t,S));if(y===void 0)throw r.
error(g.path,g.message,g.at);let b=t[y],x=n.all[y]?.indexOf(b)??0;throw r.error([...n.path,"parameters",y,x],`${z(b)} of parameter ${z(y)} d\
oes not fit: ${g.message}`)}}function WG(e,t){return t.reduce((n,r)=>typeof n=="object"&&n!==null&&Object.hasOwn(n,r)?n[r]:void 0,e)}import{posix as rH}from"node:path";import{posix as VG}from"node:path";function Dn({process:e},t){return VG.join(t,e?.workingDirectory??".")}var gE=/\$\{([A-Za-z0-9_][A-Za-z0-9._-]*)\.(host|port)\}/g;
function yE(e){return[...e.matchAll(gE)].map(([,t="",n=""])=>({service:t,part:n}))}var dc="${port}";function bE(e,t){return e.replaceAll(gE,
(n,r,o)=>{let s=t.get(r);return s===void 0?n:String(o==="host"?s.host:s.port)})}function wE(e,t,n,r){let o=Gs(t),s=nH(e,t,r),i=new Set;return t.keys(["scenarios"]).flatMap(a=>{let c=(y,b={})=>({path:y,layer:{...b,...n.at(
y)}}),l=c(["scenarios",a],e.scenarios[a]),u=({path:y,layer:b})=>({path:y,layer:l.layer.args?$E(b,Ed):b}),d=y=>c(["presets",r??"",y],s?.[y]),
f=[u(c(["defaults"],e.defaults)),l,...r===void 0?[]:[u(d("*")),d(a)]],m=f.reduce((y,{layer:b})=>YG(y,b),{}),h=f.findLast(({layer:y})=>y.parameters)?.
path??[],p=g(m,{name:a,path:h,isOwn:h===l.path&&r===void 0});return kE(p).map(y=>{let b=SE(a,y);if(b.length>64||/[^A-Za-z0-9._-]/.test(b))throw t.
error(["scenarios",a,"parameters"],`makes a scenario ${z(b)}, which is no name; values are of letters, digits, ".", "_" and "-"`);if(i.has(b))
throw t.error(["scenarios",a,"parameters"],`makes a scenario ${z(b)} twice; name the scenario or its values otherwise`);i.add(b);let x=hE(m,
y,{path:h,all:p},t);return KG(a,x,t),QG(b,x,o,e)});function g(y,{name:b,path:x,isOwn:S}){let R=Object.entries(y.parameters??{}),k=mE(y),_=R.
find(([M])=>!k.has(M));if(_&&S)throw t.error([...x,"parameters",_[0]],`parameter ${z(_[0])} stands nowhere in scenario ${z(b)}; write {${_[0]}\
} where its values belong, or remove it`,"key");let P=R.filter(([M])=>k.has(M)),N=vE(Object.fromEntries(P));if(N>Lb)throw t.error([...x,"par\
ameters"],`makes ${N} scenarios of ${z(b)}; make it at most ${Lb}`);return Object.fromEntries(P)}})}function KG(e,t,n){let[r]=Jy(t);if(r)throw n.
error(["scenarios",e],`${z(e)}, with the defaults and the preset: ${r.path.join(".")} ${r.message}`);if(t.request===void 0&&t.args===void 0)
throw n.error(["scenarios",e],`scenario ${z(e)} has no "request"; add it, for example request: GET /`);if(t.background&&t.rate===void 0)throw n.
error(["scenarios",e],`scenario ${z(e)} has "background" without a "rate" to measure; add one, for example rate: 100`)}function xE(e,t){let n=Object.
values(e.presets??{}),o=[e.defaults,e.scenarios[t],...n.flatMap(a=>[a["*"],a[t]])].flatMap(a=>a?.parameters&&vE(a.parameters)<=Lb?kE(a.parameters):
[]),s=[...new Set(o.map(a=>SE(t,a)))];return[e.scenarios[t],...n.map(a=>a[t])].some(a=>a?.parameters)?s:[t,...s]}function SE(e,t){return[e,...Object.
values(t)].join("-")}var Lb=1e3;function vE(e){return Object.values(e).reduce((t,n)=>t*n.length,1)}function kE(e){return Object.entries(e).reduce(
(t,[n,r])=>t.flatMap(o=>r.map(s=>({...o,[n]:s}))),[{}])}var JG={requests:["duration","rate"],duration:["requests"],rate:["requests"],args:Ed,
request:["args"]};function YG(e,t){let n=Object.keys(t).flatMap(r=>JG[r]??[]);return{...$E(e,n),...t,...OE(e,t)}}var XG=["thresholds","absol\
ute-limits"];function OE(...e){let[t,n]=XG.map(r=>_R(...e.map(o=>o[r])));return{...t&&{thresholds:t},...n&&{"absolute-limits":n}}}function $E(e,t){
return Object.fromEntries(Object.entries(e).filter(([n])=>!t.some(r=>r===n)))}function QG(e,t,n,r){let{body:o,headers:s={},status:i=D.status}=t.
expect??{},{thresholds:a,"absolute-limits":c}=OE(r,t),l=t.expect?.["same-length"]??D.sameLength,u=Object.entries(s).map(([d,f])=>[d.toLowerCase(),
f]);return{name:e,targets:Ba(t.targets??[...n.keys()],n),request:t.request?RE(t.request):{method:D.method,paths:[],headers:[]},...t.args===void 0?
{}:{args:t.args},expect:{status:i,...o===void 0?{}:{body:o},headers:Object.fromEntries(u),sameLength:l},connections:t.connections??D.connections,
keepalive:t.keepalive??D.keepalive,...t.http2?{http2:!0}:{},via:t.args||t.http2?["direct"]:t.via??D.via,...t.background===void 0?{}:{background:eH(
t.background)},...t.rate===void 0?{}:{rate:t.rate},...t.requests===void 0?{}:{requests:t.requests},...t.duration===void 0?{}:{durationSeconds:t.
duration},timeoutSeconds:t.timeout??(t.args?D.runTimeout:D.timeout),maxErrors:t["max-errors"]??D.maxErrors,threshold:t.threshold??r.threshold??
D.threshold,...a&&{thresholds:a},...c&&{limits:c}}}function eH({request:e,connections:t=D.backgroundConnections}){return{request:RE(e),connections:t}}
function RE(e){let{method:t=D.method,path:n,paths:r=[],headers:o={},body:s,"body-file":i}=e;return{method:t,paths:n===void 0?r:[n],headers:Object.
entries(o).map(tH),...s===void 0?{}:{body:{text:s}},...i===void 0?{}:{body:{file:i}}}}function tH([e,t]){return[e.toLowerCase(),t.replace(/^[\t ]+|[\t ]+$/g,
"")]}function nH(e,t,n){if(n===void 0)return;let r=t.keys(["presets"]);if(r.includes(n))return e.presets?.[n];let o=r.length===0?"the file h\
as no presets":un(n,r);throw t.error(["presets"],`unknown preset ${z(n)}; ${o}`,"key")}function PE(e,t){let n=Gs(t);oH(t,[...n.values()].flat());let r=ZR(n),o=t.keys(["scenarios"]);for(let{path:i,scenario:a}of aH(e,t)){for(let[
l,u]of(a.targets??[]).entries())if(!r.includes(u))throw t.error([...i,"targets",l],`unknown target ${z(u)}; ${un(u,r)}`);let c=cH(a);c!==void 0&&
Ln(t,[...i,"request","body-file"],c)}for(let i of t.keys(["presets"]))for(let a of t.keys(["presets",i]))if(a!=="*"&&!o.includes(a))throw t.
error(["presets",i,a],`unknown scenario ${z(a)} in preset ${z(i)}; ${un(a,o)}`,"key");let s=e.trend?.reference;for(let i of typeof s=="objec\
t"?Object.keys(s):[])if(!r.includes(i))throw t.error(["trend","reference",i],`unknown target ${z(i)}; ${un(i,r)}`,"key");sH(e,t,r),iH(e,t,r);
for(let{target:i,at:a}of Fa(e,t))EE(t,a,i);for(let[i,a]of Object.entries(e.services??{}))EE(t,(...c)=>["services",i,...c],a)}function oH(e,t){
for(let n of e.keys(["targets"]))for(let r of e.keys(["targets",n,"matrix"])){let o=Pd(n,r);if(t.filter(s=>s===o).length>1)throw e.error(["t\
argets",n,"matrix",r],`makes the target ${z(o)}, which is there already; name the row otherwise`,"key")}}function sH(e,t,n){let r=t.keys(["s\
cenarios"]).flatMap(o=>xE(e,o)).flatMap(o=>["direct","nginx"].map(s=>`${o}/${s}`));for(let o of t.keys(["rank","published","figures"])){let s=[
"rank","published","figures",o];if(!r.includes(o))throw t.error(s,`unknown scenario and via ${z(o)}; ${un(o,r)}`,"key");let{values:i,order:a}=e.
rank?.published?.figures[o]??{};for(let c of a??Object.keys(i??{}))if(!n.includes(c))throw t.error(i?[...s,"values",c]:[...s,"order"],`unkno\
wn target ${z(c)}; ${un(c,n)}`,"key")}}function iH(e,t,n){let r=t.keys(["services"]);for(let o of r)if(n.includes(o))throw t.error(["service\
s",o],`${z(o)} is a target, too; name one of them otherwise`,"key");for(let{target:o,at:s}of Fa(e,t)){let{services:i=[]}=o;for(let[a,c]of i.
entries())if(!r.includes(c)){let l=s("services",a);throw t.error(t.has(l)?l:s("services"),`unknown service ${z(c)}; ${r.length===0?"add it u\
nder services:":un(c,r)}`)}_E(t,s,o,i)}for(let o of r)_E(t,(...s)=>["services",o,...s],e.services?.[o]??{},null)}function _E(e,t,{command:n=[],
process:r,env:o={},port:s},i){let a=[...n.map(c=>[["command"],c]),...(r?.command??[]).map(c=>[["process","command"],c]),...Object.entries(o).
map(([c,l])=>[["env",c],l])];for(let[c,l]of a){if(s===void 0&&l.includes(dc))throw e.error(t(...c),`takes ${z(dc)}, but there is none; add p\
ort:`);for(let{service:u}of yE(l))if(i&&!i.includes(u))throw e.error(t(...c),`takes the address of ${z(u)}, which is none of this target's s\
ervices; add it to services:`)}}function EE(e,t,n){let{context:r=".",dockerfile:o,additional_contexts:s={}}=n.build??{},i=t("build","context");
Ln(e,e.has(i)?i:t("build"),r),o!==void 0&&Ln(e,t("build","dockerfile"),rH.join(r,o));for(let[c,l]of Object.entries(s))l.includes("://")||Ln(
e,t("build","additional_contexts",c),l);for(let[c,l]of[[n["working-directory"],["working-directory"]],[n.process?.["working-directory"],["pr\
ocess","working-directory"]]])c!==void 0&&Ln(e,t(...l),c);let a=n.security_opt?.[0];a!==void 0&&a!=="unconfined"&&Ln(e,t("security_opt"),a),
"https"in n&&n.https?.ca!==void 0&&Ln(e,t("https","ca"),n.https.ca)}function aH(e,t){let n=e.defaults===void 0?[]:[{path:["defaults"],scenario:e.
defaults}],r=(o,s)=>{s!==void 0&&n.push({path:o,scenario:s})};for(let o of t.keys(["scenarios"]))r(["scenarios",o],e.scenarios[o]);for(let o of t.
keys(["presets"]))for(let s of t.keys(["presets",o]))r(["presets",o,s],e.presets?.[o]?.[s]);return n}var cH=e=>e.request?.["body-file"];function TE(e,t,n){
for(let{name:r,targets:o,request:s,background:i}of e)for(let[a,c]of[[["request"],s.headers],[["background","request"],i?.request.headers??[]]])
for(let[l,u]of c)for(let d of Co(u)){let f=t.find(({name:m,secrets:h=[]})=>o.includes(m)&&!h.some(p=>p===d));if(f&&d!==null)throw n.error(lH(
n,r,a,l),`header ${z(l)} takes the secret ${d}, which target ${z(f.name)} does not name; add it there: secrets: [${d}]`)}}function lH(e,t,n,r){
let s=["scenarios",e.keys(["scenarios"]).filter(a=>t===a||t.startsWith(`${a}-`)).toSorted((a,c)=>c.length-a.length).at(0)??t,...n,"headers"],
i=e.keys(s).find(a=>a.toLowerCase()===r);return[...s,i??r]}function Fn(e,t,n={}){let r=new lc(e,t,i_),o=fE(r);return dH(uH(r,o.value),r,o,n.preset)}function uH(e,t){if(e.value===null||e.value===void 0)
throw e.error([],"the file is empty; begin with targets: and scenarios:");let n=Td.safeParse(t);if(n.success)return n.data;let[r]=n.error.issues.
flatMap(o=>Ga(o,e)).map(o=>({...o,offset:e.offset(o.path,o.at),rank:e.has(o.path)?0:1})).sort((o,s)=>o.rank-s.rank||o.offset-s.offset);throw r===
void 0?n.error:e.error(r.path,r.message,r.at)}function dH(e,t,n,r){PE(e,t);let o=wE(e,t,n,r),s=Fa(e,t);mH(s,o,t);let i=s.map(a=>pH(a,e,t,o));
return TE(o,i,t),{file:t.file,targets:i,scenarios:o,gate:{falseAlarms:e["false-alarms"]??D.falseAlarms,failOn:e["fail-on"]??D.failOn,mode:e.
mode??D.mode},...e.threshold===void 0?{}:{threshold:e.threshold},...e.thresholds&&{thresholds:e.thresholds},...e["absolute-limits"]&&{limits:e["\
absolute-limits"]},isolation:e.isolation??D.isolation,nginxImage:e["nginx-image"]??D.nginxImage,...e.budget===void 0?{}:{budgetSeconds:e.budget},
...e["build-timeout"]===void 0?{}:{buildSeconds:e["build-timeout"]},...e["cpu-profile"]===void 0?{}:{cpuProfile:e["cpu-profile"]},...e.trend===
void 0?{}:{trend:fH(e.trend)},...e.rank?.published===void 0?{}:{rank:{published:SH(e.rank.published,Gs(t))}}}}function fH({alert:e,direction:t,
keep:n,"keep-runs":r,thresholds:o,...s}){return{...s,alert:e??D.alert,direction:t??D.direction,thresholds:o??{},keep:n??sr(D.keep),keepRuns:r??
sr(D.keepRuns)}}function mH(e,t,n){for(let{name:r,target:o,at:s}of e)if(t.some(({args:a,targets:c})=>a===void 0&&c.includes(r))&&o.port===void 0)
throw n.error(s(),`target ${z(r)} has no "port"; add it, for example port: 8080`)}function pH({name:e,target:t,at:n},r,o,s){hH(t,n,o);let i=(t.
services??[]).flatMap(a=>{let c=r.services?.[a];return c?[bH(a,c)]:[]});return gH(e,t,wf(e,s),i)}function hH({fixture:e},t,n){if(e===void 0)
return;let r=bf(e).split("/"),o=bf(Db.join(Db.dirname(n.file),e))===".";if(r.includes("..")||r.includes(".git")||o)throw n.error(t("fixture"),
`must name a folder under this file's that the library itself is not in; make one, for example ${D.fixture}`)}function bf(e){return Db.normalize(
e).replace(/(?<=.)\/$/,"")}function wf(e,t){return t.find(n=>n.targets.includes(e))?.request.paths[0]??"/"}function gH(e,t,n,r){let{https:o,
ready:s,prepare:i,changes:a,fixture:c}=t,{path:l=n,command:u,timeout:d=D.readyTimeout}=s??{};return{...CE(e,t),ready:{path:l,...u===void 0?{}:
{command:u},timeoutSeconds:d},...o===void 0?{}:{tls:yH(o)},...r.length===0?{}:{services:r},...i===void 0?{}:{prepare:i},...a===void 0?{}:{changes:a},
...c===void 0?{}:{fixture:bf(c)}}}function yH({ca:e,name:t=D.tlsName}){return{...e===void 0?{}:{ca:e},name:t}}function bH(e,t){let{command:n,
timeout:r=D.readyTimeout}=t.ready??{},o={...n===void 0?{}:{command:n},timeoutSeconds:r};return{...CE(e,t),ready:o}}function CE(e,t){let{build:n,
env:r={},image:o,command:s,port:i=0,mem_limit:a,secrets:c}=t,{inherit:l,ulimits:u,shm_size:d,security_opt:[f]=[]}=t,m=n!==void 0||o!==void 0,
h=wH(m?t.process:t);return{name:e,...n===void 0?{}:{build:xH(n)},...o===void 0?{}:{image:o},...m&&s!==void 0?{command:s}:{},...h===void 0?{}:
{process:h},port:i,env:r,...AE(c),...l===void 0?{}:{inherit:l},...a===void 0?{}:{memory:a},...d===void 0?{}:{shmSize:d},...u===void 0?{}:{ulimits:u},
...f===void 0?{}:{seccomp:f}}}function wH(e={}){let{setup:t=[],command:n,"working-directory":r="."}=e;if(n===void 0)return;let o=bf(r);return{
setup:t,command:n,...o==="."?{}:{workingDirectory:o}}}function AE(e){let t=r=>r.map(({name:o})=>o),n=t((e??[]).filter(({required:r})=>!r));return{
...e&&{secrets:t(e)},...n.length>0&&{optionalSecrets:n}}}function xH({additional_contexts:e,shm_size:t,secrets:n,...r}){return{context:D.context,
dockerfile:D.dockerfile,args:{},...r,...AE(n),...e===void 0?{}:{contexts:e},...t===void 0?{}:{shmSize:t}}}function SH({source:e,figures:t},n){
let r=Object.entries(t).map(([o,s])=>[o,vH(s,n)]);return{source:e,figures:Object.fromEntries(r)}}function vH(e,t){let n=e.unit??null;if(e.order)
return{unit:n,entries:Ba(e.order,t).map(i=>({target:i,value:null,system:null}))};let[r,o]=e.better==="lower"?[1,Number.POSITIVE_INFINITY]:[-1,
Number.NEGATIVE_INFINITY],s=Object.entries(e.values??{}).flatMap(([i,a])=>Ba([i],t).map(c=>kH(c,a)));return{unit:n,entries:s.toSorted((i,a)=>r*
((i.value??o)-(a.value??o)))}}function kH(e,t){return{target:e,value:t.value??null,system:t.system??null}}var Fb={before:O(),after:O()},DE=L(_s),NE={scenario:w(),metric:DE,before:O().nullable().describe("Null where it has none."),after:O().nullable()},
OH=E({of:L(["run","scenario","target","service"]),name:w().exactOptional().describe("Absent where it is of the whole run."),setting:w().describe(
"The way to it, as `expect.status`."),before:w().nullable().describe("Cut around what differs; null where it is not there."),after:w().nullable()}),
ME={changes:C(OH),more:H().nonnegative().describe("How many further ones there are.")},IE={scenarios:C(w()),via:C(w()).describe("scenario/vi\
a"),pairs:C(w()).describe("target/scenario")},$H=L(["not-root","turned-off","not-permitted","not-metered","temporary-folder","build","progra\
m","port"]),FE=Gt("code",[A("base-config-missing",{file:w()}),A("base-config-unusable",{file:w(),error:w()}),A("config-from-checkout",{file:w()}),
A("gate-changed",{changes:C(Gt("setting",[E({setting:re("false-alarms"),...Fb}),E({setting:re("fail-on"),before:C(w()),after:C(w())}),E({setting:re(
"mode"),before:w(),after:w()}),E({setting:re("threshold"),scenario:w(),...Fb}),E({setting:re("max-errors"),scenario:w(),...Fb}),E({setting:re(
"thresholds"),...NE}),E({setting:re("absolute-limits"),...NE,unit:w()})]))}),A("budget-changed",{before:O().nullable().describe("Seconds; nu\
ll for the default of each case."),after:O().nullable()}),A("build-timeout-changed",{before:O().nullable().describe("Seconds; null for the d\
efault."),after:O().nullable()}),A("isolation-changed",ME),A("no-base-side",{file:w(),targets:C(w())}),A("no-longer-measured",{targets:C(w()),
...IE}),A("newly-measured",{targets:C(w()),...IE}),A("plan-changed",ME),A("fixture-changed",{folders:C(w())}),A("default-rules",{file:w()}),
A("cases-missing",{cases:C(w())}),A("other-requests",{scenarios:C(w())}),A("submodules-missing",{paths:C(w())}),A("checkout-sparse",{file:w().
describe("One that is left out."),files:H().positive()}),A("filters-off",{filters:C(w()),file:w().describe("One of them."),files:H().positive()}),
A("port-ignored",{target:w()}),A("port-fixed",{target:w(),ports:C(H().positive()).min(1).describe("What both sides listen on beside PORT.")}),
A("own-users-lacking",{why:$H,what:w().exactOptional().describe("The target, program or port that a separate user cannot have.")}),A("sessio\
n-overran",{case:w(),seconds:O().describe("What the session that was stopped had taken.")}),A("planted-not-found",{case:w(),slowdown:O().describe(
"CPU that was burnt beside head, as a share of what head used.")}),A("planted-not-measured",{case:w(),why:L(Au)}),A("rate-not-comparable",{scenario:w()})]),
RH={"base-config-missing":!0,"base-config-unusable":!0,"config-from-checkout":!1,"gate-changed":!0,"isolation-changed":!0,"budget-changed":!0,
"build-timeout-changed":!0,"no-base-side":!0,"no-longer-measured":!0,"newly-measured":!0,"plan-changed":!0,"fixture-changed":!0,"default-rul\
es":!1,"cases-missing":!0,"other-requests":!0,"submodules-missing":!1,"checkout-sparse":!1,"filters-off":!1,"port-ignored":!1,"port-fixed":!1,
"own-users-lacking":!1,"session-overran":!1,"planted-not-found":!1,"planted-not-measured":!1,"rate-not-comparable":!1};function BE(e){return e.
some(({code:t})=>RH[t])}var Bb=Gt("code",[A("docker-missing",{}),A("no-engine",{said:w().exactOptional().describe("By Docker's client.")}),A(
"no-buildx",{}),A("images-unresolved",{images:C(w())}),A("nothing-to-build",{target:w()}),A("no-command",{of:L(["target","service"]),name:w()}),
A("same-process",{as:w().describe("The target that it does not differ from.")}),A("programs-missing",{programs:C(w())}),A("base-in-docker",{})]),
jE=Gt("code",[A("configured",{}),A("docker-works",{}),A("nothing-to-run",{}),A("not-docker",{obstacle:Bb})]),xf=L(["untouched","identical-bu\
ilds"]),_H=L(["steal","other-programs","out-of-ports"]),zE=O().exactOptional().describe("Set where the time for everything that is built tog\
ether was over."),LE=E({lost:H().nonnegative().describe("Requests that were on their way when the server closed the connection."),of:H().nonnegative()}),
jb=Gt("code",[A("build-failed",{variant:Ke,target:w(),limitSeconds:zE}),A("setup-failed",{variant:Ke,target:w(),limitSeconds:zE,withheld:Pr}),
A("fault",{variants:C(Ke).describe("Empty where it is no variant's."),fault:Sa,times:H().positive()}),A("head-alone",{why:L(["configuration",
"target","scenario","request","not-built","not-started"]).describe("What base lacks, or has in another form; or what it could not be.")}),A(
"shards-missing",{shards:C(w()).describe("`1/3`; empty where one left the case out.")}),A("skipped",{why:xf}),A("skip-unverified",{why:xf}),
A("interrupted",{}),A("no-time",{}),A("no-values",{}),A("one-session",{}),A("equal-ratios",{}),A("slow-start",{seconds:O().describe("What a \
start takes, of the slower side."),sessions:H().positive().describe("How many fit.")}),A("interference",{source:_H,effect:L(["counted-less",
"left-out","nothing-left"]),rounds:H().positive()}),A("limited",{limit:bo,loop:L(["closed","open","command"]),cpuDecides:ke().describe("Whet\
her CPU time could be read, so that it decides.")}),A("held-back",{limit:bo,bound:ke().describe("Whether its value is a bound of the true on\
e.")}),A("connections-closed",{base:O().nullable().exactOptional().describe("Requests after which, about; null where it keeps them."),head:O().
nullable()}),A("requests-lost",{base:LE.exactOptional().describe("Absent where there is no base."),head:LE}),A("p99-unknown",{}),A("not-judg\
ed",{metric:DE,key:L(["threshold","limit"]).describe("By which key."),why:L(["of-requests","of-commands","no-operations","operations","no-im\
age","not-known"]).describe("What cases have it that this one is not; or that its value could not be known.")}),A("bottleneck-unknown",{}),A(
"server-waits",{limit:bo,decided:ke().describe("Whether the loss of requests per second is beyond chance, and so judged.")}),A("settled-earl\
y",{sessions:H().positive()}),A("counter-moved",{metric:L(er),more:O().describe("Head less base, per request or operation."),low:O().describe(
"Where that lies at 95%, with the other end."),high:O()})]);var EH=L(["docker","process"]),UE=E({method:w(),paths:C(w()).describe("One or several; one of several is picked at random for each request."),
headers:C($s([w(),w()])),body:Q([E({text:w()}),E({file:w()})]).exactOptional()}),PH=E({contains:C(w()).exactOptional().describe("Texts that \
all stand in it."),matches:w().exactOptional().describe("A regular expression in JavaScript's syntax, with its flag u."),json:w().exactOptional().
describe("JSON that it has to agree with: objects may have more keys, lists are as long, and everything else is equal.")}),TH=E({status:Q([O(),
C(O())]).describe("Of several, each is right."),body:Q([w().describe("The whole body."),PH]).exactOptional(),headers:ce(w(),w()).describe("L\
ower-case names."),sameLength:ke().describe("Whether all variants must answer with the same length and framing.")}).describe("The expected a\
nswer; what is absent is not checked.");function Jt({status:e}){return typeof e=="number"?[e]:e}var ZE=cn(L(_s),O().positive()),CH=E({name:w(),
targets:C(w()).describe("Names of the targets it is run against."),request:UE.describe("Asks for no path where the scenario runs a command i\
nstead."),args:C(w()).exactOptional().describe("Set where the target was run with these arguments to its end instead of getting requests: a \
command that is timed from start to end, and may say on its last line how many operations it did."),expect:TH,connections:O(),keepalive:ke(),
http2:re(!0).exactOptional().describe("Asked over HTTP/2: without TLS from the first byte on, with TLS as both agree."),via:C(va),background:E(
{request:UE,connections:O()}).exactOptional().describe("Other requests that are sent all the while; they are not measured."),rate:Q([E({perSecond:O()}),
E({share:O()})]).exactOptional().describe("Requests per second, or a share of what base can answer, offered whatever the answers do (open lo\
op); a closed loop if absent."),requests:O().exactOptional().describe("A fixed count of requests per sample instead of a duration."),durationSeconds:O().
exactOptional().describe("Instead of a length derived from the throughput."),timeoutSeconds:O(),maxErrors:O().describe("The share of answers\
 that may be errors, 0 to 1."),threshold:O().describe("Smallest relative change that counts, 0.02 for 2%."),thresholds:ZE.exactOptional().describe(
"The same of single metrics, which then decide as well, whatever decides without them."),limits:ZE.exactOptional().describe("Absolute limits\
 on head, in each metric's unit: the most that it may be, or the least of what is better the higher it is.")}),AH=L(["configuration","target",
"scenario","request"]),Zb=E({id:w(),target:w(),scenario:w(),via:va,fresh:AH.exactOptional().describe("Set where base's configuration does no\
t have it: no such file, target, scenario, or one that requests or expects something else. What base answers wrongly is then no fault of it.")}),
Ub=C(O()),NH=E({layout:L(["one-core","shared-load-core","smt-siblings","separate-cores","separate-machine","separate-machine-one-core"]).describe(
"What server, proxy and generator share. On a separate machine the numbers of server and proxy are that machine's."),server:Ub,proxy:Ub,generator:Ub}).
describe("Which logical CPUs each part may use.");function ri({layout:e}){return e.startsWith("separate-machine")}var MH=L(["side-by-side","\
interleaved"]),IH=L(["regression","invalid","inconclusive","never"]),zH=L(["block","observe"]),Gb={seed:O(),budgetSeconds:O(),isolation:EH,isolationReason:jE,
cpus:NH,scenarios:C(CH)},Hb=E({...Gb,shard:E({index:H().positive(),count:H().positive()}).exactOptional().describe("Which part of a run this\
 is; the cases are those of the whole run."),named:E({config:w().exactOptional(),preset:w().exactOptional()}).exactOptional().describe("What\
 of the configuration was named: its file, from the repository's top, and a preset."),looks:re(!1).exactOptional().describe("Set where every\
 case took all its time: a size that is read at an early look is a little too large."),alpha:O().gt(0).lt(1).describe("One-sided risk of any\
 false regression in the whole run."),pairing:MH.describe("How the variants of a case are loaded, where both can be up at once."),cases:C(Zb),
failOn:C(IH),mode:zH.describe("Whether a verdict fails the run, or is only reported.")});function Bn({budgetSeconds:e,cases:t,shard:n}){return e/
Math.max(1,t.length/(n?.count??1))}var LH=E({cores:O(),memoryBytes:O(),kernel:w(),os:w()}),qb=E({cpuModel:w(),cores:O(),memoryBytes:O(),kernel:w(),
os:w(),runnerImage:w().nullable(),servers:LH.exactOptional().describe("The machine of the servers, where it is not the one that made the loa\
d."),tools:ce(w(),w()),load:E({before:O(),after:le}).describe("Load average of one minute.")});var oi=1,Wb=L(Tr),si=L(_s),fc=E({low:O().positive(),high:O().positive()}),FH=E({name:si,unit:w(),better:L(["higher","lower"]),gates:ke().describe(
"Whether it takes part in the verdict of its case."),base:le.describe("Typical value: the median over sessions of the medians over rounds."),
head:le,ratio:O().positive().nullable().describe("head \xF7 base; null where there is nothing to compare."),interval:fc.nullable().describe(
"The 95% interval of the ratio."),decisionInterval:fc.nullable().describe("The wider one that decides whether it is slower or faster, so tha\
t alpha holds for the whole run."),n:O().describe("Sessions behind the interval."),threshold:O().positive().exactOptional().describe("Set wh\
ere the metric has its own threshold, instead of its case's."),verdict:Wb.nullable()}),BH=E({metric:si,unit:w(),better:L(["higher","lower"]),
limit:O().positive().describe("The most that it may be; of what is better the higher it is, the least."),head:le.describe("The geometric mea\
n over head's sessions; of image size the only value there is."),interval:fc.nullable().describe("Its 95% interval; null where the noise is \
not known, or there is none."),n:O().describe("Sessions behind the interval."),state:L(["held","inconclusive","broken"]).describe("Whether t\
he whole interval lies within the limit, or beyond it.")}).describe("An absolute limit on head, and where head lies."),jH=E({roundsPerSession:O(),
warmUpSeconds:O().describe("Of later sessions; until steady where absent.").exactOptional(),betweenStarts:le.describe("The share of the nois\
e that is from start to start; null where it was not known.")}).describe("What the case's first sessions chose for those after them, by the \
spread alone."),vf=O().nonnegative(),GE=L(["code","runtime","collector","compiler"]).describe("The server's own code and its libraries, the \
runtime below them, its garbage collector or its just-in-time compiler."),HE=H().nonnegative().describe("In its file, of head."),UH=E({name:w().
max(300),line:HE.exactOptional(),kind:GE,calls:E({name:w().max(300),line:HE.exactOptional(),kind:GE}).exactOptional().describe("The function\
 of the runtime that does most of it."),base:vf.describe("CPU seconds per request in it and in all that it calls."),head:vf}),ZH=E({tool:w().
max(100),base:vf.describe("CPU seconds per request, of the whole server."),head:vf,functions:C(UH).max(3)}).describe("What CPU profiles afte\
r the verdict say of a red case. Never part of a verdict."),Vb=E({...Zb.shape,sessions:C(sO),choice:jH.exactOptional(),rate:O().positive().exactOptional().
describe("Requests per second that were offered to each variant, in an open loop."),skipped:xf.exactOptional().describe("Why the case was no\
t loaded at all."),lostShards:C(w()).exactOptional().describe("Set where no shard measured it: those that are missing, like `1/3`; none wher\
e one left it out."),environment:qb.exactOptional().describe("Where it was measured, if not where the rest was."),growth:ZH.exactOptional(),
notProfiled:w().max(1e3).exactOptional().describe("Why a red case that was to be profiled has no profile.")}),GH=E({...Vb.shape,bottleneck:Nu.
nullable(),threshold:O().positive(),metrics:C(FH),limits:C(BH).exactOptional(),verdict:Wb,settledAt:le.describe("Sessions after which a look\
 settled it; null where it was judged at the end."),detectable:le.describe("The smallest slowdown, as a share, that would have been called o\
ne in 95 of 100 such runs; null where the noise is not known."),brokenIn:C(Ke).describe("The variants that an invalid case failed in."),findings:C(
jb)}),HH=E({variant:Ke,commit:w().describe("Of a temporary commit where the working tree was measured."),label:w().describe('What was named:\
 a revision, or "working tree".'),builds:ce(w(),E({id:w(),imageBytes:le})).describe("By target: image id, or tree id for processes, and the \
image's size in bytes.")}),qH=E({kind:L(["package","image","runtime"]).describe("A package of a lock file; an image that is built on; a comp\
iler or runtime."),name:w().max(200),base:w().max(200).nullable().describe("Its versions in base that head has not, a comma between two; nul\
l where base has none."),head:w().max(200).nullable(),role:L(["direct","indirect","development"]).exactOptional().describe("Of a package: re\
quired by the project, needed by another, or only to develop with."),file:w().max(200).exactOptional().describe("That says so; absent where \
a built image does.")}).describe("What two builds differ by beside the repository's own code."),WE=C(qH).max(500).exactOptional().describe("\
What matters most first; absent where nothing else differs, or nothing was compared."),WH=E({variant:Ke,target:w(),what:L(["build","setup"]),
log:w(),limitSeconds:O().exactOptional().describe("Set where the time was over that everything that is built together has."),withheld:Pr}).describe(
"A side that could not be built or prepared at all."),VH=E({build:O(),run:O().describe("Starts, warm-up and measuring."),ready:O().describe(
"Of them, from all variants of a session ready to their stop."),load:O().describe("Of them, with load on."),harness:O().describe("CPU second\
s of loadgate itself while load was on.")}).describe("Where the time went: wall seconds, but for `harness`."),Kb={id:w(),startedAt:w().describe(
"ISO 8601."),environment:qb,variants:C(HH),failures:C(WH),notices:C(FE).describe("What the reader must know first."),seconds:VH,interrupted:ke().
describe("Whether the run was stopped before its plan was done.")},Uge=E({...Kb,differences:WE,plan:Hb,cases:C(Vb)}),VE={schema:re(oi),...Kb,
differences:WE,plan:Hb,cases:C(GH),verdict:Wb,exitCode:O()},Sf=E({command:re("compare"),...VE}),qE=E({commit:w(),label:w()}),KH=L(["issue","\
comment","fail","none"]),JH=E({control:w().exactOptional().describe("The case that is measured with identical builds; the first one if absen\
t."),alert:C(KH),direction:L(["worse","both"]),thresholds:ce(w(),O()).describe("Further metrics that raise alerts, each with its threshold."),
selftest:ke().exactOptional().describe("Whether a slowdown is planted in one case, to see that it is found; it is if absent."),keep:O().describe(
"Seconds that points are kept."),keepRuns:O().describe("Seconds that each run's own file is kept.")}).describe("How the configuration wants \
points kept and changes reported."),YH=E({settings:JH,config:w().describe("Path of the configuration file."),reference:qE,head:E({commit:w(),
subject:w()}),control:Sf.nullable().describe("One case with identical builds, by the rules of a pull request; null where it could not be mea\
sured."),seam:E({from:qE,results:Sf}).nullable().describe("The new reference against the one before, in the first run after it was moved."),
again:Sf.nullable().describe("The cases that looked changed, measured once more."),planted:E({case:w(),slowdown:O().positive().describe("CPU\
 burnt beside head, as a share of what head used."),results:Sf.nullable().describe("By the rules of a pull request; null where it was interr\
upted before its first session.")}).exactOptional().describe("Identical builds of one case with a slowdown that has to be found; absent wher\
e none was planted.")}).describe("What a point of the trend has beside head against its reference, which is `base` here."),XH=E({command:L([
"compare","trend"]),...VE,trend:YH.exactOptional()}),QH=E({place:H().positive(),value:le,system:w().nullable(),moved:ke().describe("Whether \
today's order among the published systems is another one.")}),eq={place:H().positive().nullable().describe("From 1; shared by targets that t\
he numbers do not distinguish; null where nothing can be ranked."),ratio:O().positive().nullable().describe("Value \xF7 the best one's; null of\
 the best one, and under two sessions."),interval:fc.nullable().describe("Of the ratio, at a risk of 5% shared by all pairs of the leaderboa\
rd.")},tq=E({target:w(),...eq,figures:cn(si,le).describe("Typical values: the median over sessions of the medians over rounds."),sessions:C(
O().positive()).describe("The value that it is ranked by, of each session."),spread:fc.nullable().describe("Where the mean of the sessions l\
ies, at 95%."),requests:H().nonnegative().describe("All answers and errors of the measured rounds."),failed:ce(w(),H().positive()).describe(
"How often what went wrong."),bottleneck:Nu.nullable(),limited:ke().describe("Whether something else than the server bounded its value."),findings:C(
jb),published:QH.nullable().describe("What the publication said, beside today's place.")}),nq=E({id:w().describe("scenario/via"),scenario:w(),
via:va,by:L(["goodput","p99","time"]).describe("Correct answers per second, the 99th percentile where a rate is offered, or the time per run\
 of commands that report no operations."),unit:L(["requests/s","operations/s","s"]),rows:C(tq).describe("Best first.")}),rq=E({unit:w().nullable(),
entries:C(E({target:w(),value:le,system:w().nullable()}))}),oq=E({source:w(),figures:ce(w(),rq).describe("By scenario and via, `hello/direct\
`.")}),sq=E({target:w(),obstacle:Bb}),iq=E(Gb),aq=E({...Kb,config:w().describe("Path of the configuration file."),plan:iq,cases:C(Vb).describe(
"One target in one scenario in one way each, as `head`."),leftOut:C(sq),published:oq.nullable()}),cq=E({command:re("rank"),schema:re(oi),...aq.
shape,leaderboards:C(nq),exitCode:O()}),Zge=Gt("command",[XH,cq]);function KE(e){return`${JSON.stringify(e,null,1)}
`}var Gge=64*1024*1024;var Hge=eO({schema:O()});var lq=["GET","HEAD","OPTIONS","TRACE","PUT","DELETE"],uq=/connection closed before message completed|operation was canceled|^connection error$|error writing a body to connection|connection reset|broken pipe/i;function Jb({byStatus:e,errors:t},{keepalive:n,request:r},o){if(!n||!lq.includes(r.method))return 0;let s=Object.entries(t).filter(([a])=>uq.
test(a)),i=kf(s.map(([,a])=>a))+(o==="nginx"?e[502]??0:0);return i<=.02*QE({byStatus:e,errors:t})?i:0}function JE({via:e,sessions:t},n){if(!n)
return{base:null,head:null};let r=t.flatMap(({rounds:s})=>s.flatMap(i=>i.samples)),o=s=>{let i=r.filter(a=>a.variant===s);return i.length===
0?null:{lost:kf(i.map(a=>Jb(a,n,e))),of:kf(i.map(QE))}};return{base:o("base"),head:o("head")}}function YE(e,t){let{base:n,head:r}=JE(e,t);return r===
null||(n?.lost??0)+r.lost===0?[]:[{code:"requests-lost",...n&&{base:n},head:r}]}var dq=10,fq=5;function XE(e,t){let{base:n,head:r}=JE(e,t);if(!t||
!n||!r||r.lost<=dq||r.lost<=t.maxErrors*r.of)return[];if(r.lost*n.of<=fq*(n.lost+1)*r.of)return[];let[o,s]=[r.lost,r.of],i=e.via==="nginx"?{
through:"nginx"}:{},a=e.via==="nginx"?[{status:"502",count:o}]:[{error:"connection closed before message completed",count:o}];return[{variant:"\
head",fault:{code:"errors",failed:o,of:s,unit:"requests",most:a,...i},times:1}]}function QE({byStatus:e,errors:t}){return kf([...Object.values(
e),...Object.values(t)])}function kf(e){return e.reduce((t,n)=>t+n,0)}var tP=[2,3,4,6,8,11,16,22,31,44,62,88,124],eP=.5,mq=.05;function Yb(e,t,n){return Xb(t,e.alpha/(Math.max(1,n)*Math.max(1,e.cases.length)))}
function Of(e){return Xb(e,mq)}var pq=.025;function nP(){return Xb("look",pq)}function Xb(e,t){return e==="end"?t*eP:t*(1-eP)/tP.length}function rP(e){
return tP.some(t=>t===e)}var hq=1e-12;function zo(e,t=gq){let n=e.length;if(n===0)return null;let r=e.reduce((u,d)=>u+d.weight,0),o=e.reduce((u,d)=>u+d.weight*d.value,
0)/r,s=e.reduce((u,d)=>u+d.weight*(d.value-o)**2,0),i=e.reduce((u,d)=>u+(d.rounding??0),0)/n,a={variance:Math.max(s/(n-1),i),degrees:n-1},c=n>
1&&Math.sqrt(a.variance)>hq,l=bq(e.map(({spread:u})=>u),t);return{centre:o,sessions:n,weight:r,noise:c?wq(a,l):null}}function ii({noise:e,weight:t}){return e&&Math.sqrt(e.variance/t)}function mc(e,t){let n=ii(e);return n===null||!e.noise?null:As(t,e.noise.degrees)*
n}function Hr(e,t){let n=e&&mc(e,t);if(e===null||n===null)return null;let[r,o]=[Math.exp(e.centre-n),Math.exp(e.centre+n)];return r>0&&Number.
isFinite(o)?{low:r,high:o}:null}var gq={factor:1.7,degrees:4},pc={factor:3,degrees:3},yq=6;function bq(e,{factor:t,degrees:n}){let r=e.filter(
a=>a!==null).filter(a=>a.degrees>0),o=r.reduce((a,c)=>a+c.degrees,0),s=r.reduce((a,c)=>a+c.squares,0);if(o===0||!(s>0)||r.length<e.length)return null;
let i=r.reduce((a,c)=>a+c.rounds,0)/r.length;return{variance:t*s/o/Math.min(i,yq),degrees:1/(1/n+1/o)}}function wq(e,t){if(t===null)return e;
let n=t.degrees*Math.min(1,t.variance/e.variance),r=n+e.degrees,o=(n*t.variance+e.degrees*e.variance)/r;return{variance:Math.max(o,e.variance),
degrees:r}}var xq=.025,Sq=3,vq=["generator-saturated","proxy-saturated","out-of-ports"],kq="dependency";function sP(e,t){let{metric:n,unit:r,limit:o,ofBuild:s,
spoilt:i}=t,a={metric:n.name,unit:r,better:n.better,limit:o};if(n.per==="build"){let x=s===null?"inconclusive":oP({low:s,high:s},t);return{...a,
head:s,interval:null,n:0,state:x,atLook:x,open:!1}}let c=zo(Du(e,n,"head"),pc),l=c&&Math.exp(c.centre),u=c?.sessions??0,d=l!==null&&c?.noise===
null&&u>=Sq,f=x=>d?{low:l,high:l}:Hr(c,x),m=n.limitable&&i!==null&&i!==kq,h=x=>{let S=x?oP(x,t):"inconclusive";return m&&!(S==="held"&&vq.includes(
i))?"inconclusive":S},[p,g]=[f(xq),f(nP())],y=h(g),b=y==="inconclusive"&&l!==null&&!m;return{...a,head:l,interval:p,n:u,state:h(p),atLook:y,
open:b}}function oP({low:e,high:t},{limit:n,metric:r}){let[o,s]=r.better==="lower"?[e,t]:[-t,-e],i=r.better==="lower"?n:-n;return o>i?"broke\
n":s<=i?"held":"inconclusive"}var cP=1e-12;function Oq({estimate:e,decision:t,equivalence:n},r){let o=(r.better==="lower"?1:-1)*Math.log(e),s=Math.log1p(r.threshold)-cP,i=t&&
Qb(t,r);if(i&&i.low>0&&o>=s)return"regression";if(i&&i.high<0&&o<=-s)return"improvement";let a=n&&Qb(n,r);return a&&a.low>-s&&a.high<s?"unch\
anged":"inconclusive"}function Qb({low:e,high:t},{better:n}){let[r,o]=[Math.log(e),Math.log(t)];return n==="lower"?{low:r,high:o}:{low:-o,high:-r}}
function hc({interval:e,better:t}){if(e===null)return null;let{low:n,high:r}=Qb(e,{better:t});return n>0?"worse":r<0?"better":null}function $f(e){
return Tr.find(t=>e.includes(t))??null}var $q=.025;function ew(e,t,n){return zo(EO(e,t,n===null))}function tw(e){return{name:e.name,unit:e.unit,
better:e.better}}var lP={interval:null,decisionInterval:null};function Rq(e,t,n){let r=ew(e,t,n.limit),o=r&&Math.exp(r.centre),s=Hr(r,n.decisionTail),
i=Hr(r,n.equivalenceTail),a=n.thresholds[t.name]??n.threshold,c={better:t.better,threshold:a},l=o===null?null:Oq({estimate:o,decision:s,equivalence:i},
c),u=l!==null&&(!iP(t,n)||_q(l,n)),d=n.thresholds[t.name]!==void 0,f=d?!iP(t,n):n.loop==="open"&&n.limit===null,m=n.deciding.includes(t)&&(u||
o===null&&f),h=u?l:null;return{...tw(t),gates:m,base:vo(e,t,"base"),head:vo(e,t,"head"),ratio:o,interval:Hr(r,$q),decisionInterval:s,n:r?.sessions??
0,...m&&d&&{threshold:a},verdict:m?h??"inconclusive":h}}function iP({limitable:e},{limit:t}){return e&&t!==null}function _q(e,{limit:t,loop:n}){
return t==="dependency"&&n==="closed"&&(e==="regression"||e==="improvement")}function nw(e,t,{variants:n,plan:r},o){let s=d=>{let f=n.find(m=>m.
variant===d)?.builds[t.target];return f?e.value(f):null},[i,a]=[s("base"),s("head")],c=i!==null&&a!==null&&i>0&&a>0?a/i:null,l={...tw(e),gates:!1,
base:i,head:a,ratio:c,...lP,n:0,verdict:null};if(o===void 0||uP(e,r))return l;let u=c===null?"inconclusive":Eq(c,{better:e.better,threshold:o});
return{...l,gates:!0,threshold:o,verdict:u}}function uP({ofImage:e},{isolation:t}){return e&&t==="process"}function Eq(e,t){let n=(t.better===
"lower"?1:-1)*Math.log(e),r=Math.log1p(t.threshold)-cP;return n>=r?"regression":n<=-r?"improvement":"unchanged"}function dP(e){let t={base:null,
head:null,ratio:null,...lP,n:0,verdict:null};return{...tw(e),gates:!1,...t}}var fP=.02;function ai({scenario:e},{plan:t}){return t.scenarios.
find(({name:n})=>n===e)??{}}function mP(e,t){return ai(e,t).threshold??fP}function gc(e,t){return{loop:rw(e,t),isCommand:ai(e,t).args!==void 0}}function pP(e){return e.filter(({per:t})=>t!=="build").length}function rw(e,t){let{rate:n,args:r}=ai(e,t);return n!==void 0?"open":r&&Ns(e).
some(({command:s})=>s?.operations===null)?"command":"closed"}function hP(e,t){return ow(e,t)??gP(e,t,"end")}function ow(e,t){if(t.plan.looks===
!1||!rP(e.sessions.length))return null;let n=gP(e,t,"look");return n.settled?n:null}function gP(e,t,n){let{threshold:r=fP,thresholds:o={},limits:s={}}=ai(
e,t),i=gc(e,t),{loop:a}=i,c=Bu(e,a),l=Jg(o,i),u={decisionTail:Yb(t.plan,n,pP(l)),equivalenceTail:Of(n),threshold:r,thresholds:o,deciding:l,limit:c,
...i},d=$e.map(k=>k.per==="build"?nw(k,e,t,o[k.name]):Rq(e,k,u)),f=lw(e,t,d),m=f.filter(k=>k.gates),h=Pa(e),p=a==="closed"&&Nq(f,c,r),g=aw(e,
t,f,s,c),[y,b]=[!0,!1].map(k=>m.filter(_=>Pq(_,a)===k)),x=!m.some(k=>iw(k,a)),S=$f([...aP(b),...p||x?["inconclusive"]:[]]),R=$f([...S?[S]:[],
...aP(y),...g.map(({state:k})=>Tq[k])]);return{moment:n,terms:u,bottleneck:h,metrics:f,waits:p,limits:g.map(sw),verdict:R??"inconclusive",settled:Cq(
S,g)}}var aP=(e=[])=>e.flatMap(({verdict:t})=>t??[]);function sw({atLook:e,open:t,...n}){return n}function iw({name:e},t){return Ie(e).decides===
t}function Pq({name:e,ratio:t,threshold:n},r){let o=Ie(e),s=o.per==="round"&&o.percentile!==void 0;return t===null&&n!==void 0&&!(r==="open"&&
s)}var Tq={held:"unchanged",inconclusive:"inconclusive",broken:"regression"};function Cq(e,t){return e==="regression"||t.some(({atLook:n})=>n===
"broken")?!0:e!==null&&e!=="inconclusive"&&!t.some(({open:n})=>n)}function aw(e,t,n,r=ai(e,t).limits??{},o=null){let s=gc(e,t);return $e.flatMap(
i=>{let a=r[i.name],c=n.find(({name:l})=>l===i.name);return a===void 0||!c||cw(i,s,t)!==null?[]:[sP(e,{metric:i,unit:c.unit,limit:a,ofBuild:c.
head,spoilt:o})]})}function cw(e,t,{plan:n}){return e.per==="build"&&uP(e,n)?"no-image":Kg(e,t)}function lw({scenario:e},{plan:t},n){return ai(
{scenario:e},{plan:t}).args?n.map(r=>({...r,unit:r.unit.replace("request","operation")})):n}var Aq=["dependency","generator-saturated","prox\
y-saturated"];function Nq(e,t,n){let r=e.find(a=>a.name==="goodput");if(!Aq.includes(t)||!r?.ratio||Math.log(r.ratio)>-Math.log1p(n))return!1;
let{better:o,decisionInterval:s,interval:i}=r;return hc({better:o,interval:t==="dependency"?i:s})==="worse"}var yP=.95,Mq=40;function Iq(e,t){let[n,r]=[mc(e,t.tail),ii(e)];if(n===null||r===null||!e.noise)return null;let o=Math.log1p(t.threshold),{degrees:s}=e.
noise,i=u=>bO(s+1,d=>_a((u-Math.max(n*d,o))/r)),[a,c]=[0,Math.max(n,o)];for(;i(c)<yP&&Number.isFinite(c);)[a,c]=[c,2*c];for(let u=0;u<Mq;u++){
let d=(a+c)/2;i(d)<yP?a=d:c=d}let l=Math.expm1(c);return Number.isFinite(l)?l:null}function bP(e,t,{tail:n,threshold:r,thresholds:o},s=i=>i){
let i=Bu(e,t),a=zu(t).filter(c=>!(c.limitable&&i!==null)).flatMap(c=>{let l=ew(e,c,i),u={tail:n,threshold:o[c.name]??r};return(l&&Iq(s(l),u))??
[]});return a.length===0?null:Math.min(...a)}function Rf(e,t){if(!t?.keepalive)return[];let n=e.sessions.flatMap(({rounds:l})=>l.flatMap(u=>u.samples)),r=e.via==="nginx"?"upstream":"cli\
ent",o=(l,u)=>{let d=n.filter(f=>f.variant===l&&f.opened[r]!==null);return zq(d,r,t.connections,u)},s=n.some(({variant:l})=>l==="base");if(o(
"base",.1)===null&&o("head",.1)===null)return[];let[i,a]=[o("base",.02),o("head",.02)],c=i&&a&&i.fewest<=a.most*1.05&&a.fewest<=i.most*1.05;
return[{code:"connections-closed",...s&&{base:c?uw(a):i&&uw(i)},head:a&&uw(a)}]}function zq(e,t,n,r){let o=l=>l.reduce((u,d)=>u+d,0),s=o(e.map(
l=>l.opened[t]??0)),i=o(e.map(({byStatus:l})=>o(Object.values(l)))),a=n*e.length,c=s-a;return e.length===0||c<=5+r*a?null:{fewest:i/s,most:i/
c}}function uw({fewest:e,most:t}){let n=Math.sqrt(e*t),r=10**Math.floor(Math.log10(e)),o=[1,2,3].map(a=>Number(n.toPrecision(a))),s=a=>e<=a*
1.05&&a<=t*1.05;return[...[10,1,5,2].map(a=>a*r),...o].find(s)??Math.round(n)}function li(e){let t=e.cases.map(s=>Lq(s,e)),n=e.failures.length>0?"invalid":"inconclusive",r=$f(t.map(s=>s.verdict))??n,o={cases:t,failures:e.
failures,plan:e.plan};return{...e,schema:oi,command:"compare",cases:t,verdict:r,exitCode:my(o)}}function Lq(e,t){let n=Ms(e,t.failures),r=[...Ht(e),...XE(e,_f(e,t))],o=MO(e,t);if(o!==null)return Dq(e,t,o);if(n.length>0&&n.every(dy)&&uy(
t)&&wP(e)&&r.length===0)return ci(e,t,"inconclusive",[xP(t),...n.map(Oo)]);if(n.length+r.length>0){let c=IO(r,e);return{...ci(e,t,"invalid",
[...n.map(Oo),...ko(c),...ko(r.filter(u=>!c.includes(u)))]),brokenIn:iy([...n,...c])}}let{lostShards:i,skipped:a}=e;return i!==void 0?ci(e,t,
"invalid",[{code:"shards-missing",shards:i}]):a!==void 0?ci(e,t,"unchanged",[{code:"skipped",why:a}]):wP(e)?ci(e,t,"inconclusive",[xP(t)]):Fq(
e,t)}function wP({sessions:e}){return e.every(t=>t.rounds.length===0)}function xP({interrupted:e}){return{code:e?"interrupted":"no-time"}}function Dq(e,t,n){
let r=ci(e,t,"new",n),o=r.metrics.map(c=>{let{per:l}=Ie(c.name),u=l==="build"?c.head:vo(e,Ie(c.name),"head");return{...c,base:null,ratio:null,
head:u}}),s=lw(e,t,o),i=aw(e,t,s).map(sw),a=i.some(({state:c})=>c==="broken");return{...r,metrics:[...s],...i.length>0&&{limits:i},verdict:a?
"regression":"new"}}function ci(e,t,n,r){let o=$e.map(i=>i.per==="build"&&n!=="invalid"?nw(i,e,t):dP(i)),s=mP(e,t);return{...e,bottleneck:null,
threshold:s,metrics:o,verdict:n,settledAt:null,detectable:null,brokenIn:[],findings:r}}function Fq(e,t){let n=hP(e,t),{terms:r,bottleneck:o,
metrics:s,verdict:i}=n,a=s.filter(u=>u.gates&&iw(u,r.loop)),c=Ts(e.sessions),l=Gq(e)?c.map(({source:u,rounds:d})=>({code:"interference",source:u,
effect:"nothing-left",rounds:d})):[...i==="inconclusive"&&n.moment==="end"?Zq(e,t):[],...Hq(r,a),...Wq(r,s),...Bq(e,t,n),...Vq(o,a),...i==="\
inconclusive"?jq(e,a):[],...qq(n),...Rf(e,_f(e,t)),...YE(e,_f(e,t)),...i==="inconclusive"?Kq(s,r.threshold):[],...c.map(Lu),...n.moment==="l\
ook"&&i!=="inconclusive"?[{code:"settled-early",sessions:e.sessions.length}]:[]];return{...e,bottleneck:o,threshold:r.threshold,metrics:s,...n.
limits.length>0&&{limits:[...n.limits]},verdict:i,settledAt:n.moment==="look"?e.sessions.length:null,detectable:bP(e,r.loop,{tail:r.decisionTail,
...r}),brokenIn:[],findings:l}}function _f({scenario:e},{plan:t}){return t.scenarios.find(({name:n})=>n===e)}function Bq(e,t,{terms:n,metrics:r,
limits:o}){let s=gc(e,t),i=_f(e,t),a=d=>d.limitable&&n.limit!==null,c={threshold:l,limit:u};function l({name:d}){return r.some(f=>f.name===d&&
f.ratio!==null)}function u({name:d}){return o.some(f=>f.metric===d&&f.head!==null)}return["threshold","limit"].flatMap(d=>$e.filter(({name:f})=>i?.[`${d}\
s`]?.[f]!==void 0).flatMap(f=>{let m=c[d](f)||a(f)?null:"not-known",h=cw(f,s,t)??m;return h===null?[]:[{code:"not-judged",metric:f.name,key:d,
why:h}]}))}function jq({sessions:e},t){return t.some(({interval:n,ratio:r})=>r===null||n!==null)?[]:[{code:e.length<2?"one-session":"equal-r\
atios"}]}var Uq=1/3;function Zq({sessions:e},{plan:t}){let r=e.map(({startSeconds:{base:s=0,head:i=0}})=>Math.max(s,i)).reduce((s,i)=>s+i,0);
return r<Uq*Bn(t)?[]:[{code:"slow-start",seconds:Number((r/e.length).toPrecision(2)),sessions:e.length}]}function Gq({sessions:e}){return e.
every(({rounds:t})=>t.every(n=>Cr(n)===0))}var SP=({name:e})=>e==="goodput";function Hq({limit:e,loop:t},n){return e===null?n.length>0?[]:[{
code:"no-values"}]:n.some(SP)?[]:[{code:"limited",limit:e,loop:t,cpuDecides:n.length>0}]}function qq({waits:e,terms:t,metrics:n,verdict:r}){
let{limit:o}=t,s=n.some(i=>SP(i)&&i.gates);return!e||o===null||!(s||r==="inconclusive")?[]:[{code:"server-waits",limit:o,decided:s}]}function Wq({
limit:e,loop:t},n){let r=n.some(o=>o.name==="p99"&&o.ratio!==null);return t!=="open"||e!==null||r?[]:[{code:"p99-unknown"}]}function Vq(e,t){
return e===null&&t.some(n=>n.name==="goodput")?[{code:"bottleneck-unknown"}]:[]}function Kq(e,t){return e.flatMap(n=>{let{name:r,base:o,ratio:s}=n,
i=Yq(n);if(!Jq(r)||o===null||s===null||i===null)return[];let a=Math.abs(Math.log(s))<Math.log1p(t),c=i.low<=1&&i.high>=1;if(a||c||n.gates)return[];
let l=u=>o*(u-1);return[{code:"counter-moved",metric:r,more:l(s),low:l((n.interval??i).low),high:l((n.interval??i).high)}]})}function Jq(e){
return er.some(t=>t===e)}function Yq({decisionInterval:e,ratio:t,n}){return e??(t!==null&&n>1?{low:t,high:t}:null)}import{posix as vP}from"node:path";import{isDeepStrictEqual as Xq}from"node:util";var Qq=["request","args","expect","http2"];function OP({fresh:e,
...t},n){let r=e4(t,n);return{...t,...r!==null&&{fresh:r}}}function e4({target:e,scenario:t,via:n},{base:r,scenarios:o,changed:s}){if(r===null)
return"configuration";if(!r.targets.some(({name:l})=>l===e))return"target";let i=r.scenarios.find(({name:l})=>l===t);if(!i?.targets.includes(
e)||!i.via.includes(n))return"scenario";let a=o.find(({name:l})=>l===t);return a?Qq.every(l=>Xq(kP(i[l]),kP(a[l])))&&!s.some(l=>l===Ef(a,r))?
null:"request":null}function Ef({request:{body:e}},{file:t}){return e&&"file"in e?vP.join(vP.dirname(t),e.file):null}function kP(e){return e===
void 0?null:JSON.parse(JSON.stringify(e))}import{isDeepStrictEqual as l4}from"node:util";function fw(e,t){let n=t?.scenarios.find(({name:o})=>o===e.name);if(n)return dw(n);let r=t?.threshold??D.threshold;return dw({threshold:Math.
min(e.threshold,r),maxErrors:Math.min(e.maxErrors,D.maxErrors),thresholds:$P(t4(e,t?.thresholds??{},r),t?.thresholds),limits:$P(e.limits,t?.
limits,!0)})}function RP(e,t){let{thresholds:n,limits:r,...o}=e;return{...o,...dw(t)}}function dw({threshold:e,maxErrors:t,thresholds:n,limits:r}){
return{threshold:e??D.threshold,maxErrors:t??D.maxErrors,...n&&Object.keys(n).length>0&&{thresholds:n},...r&&Object.keys(r).length>0&&{limits:r}}}
function t4({thresholds:e={},rate:t,args:n},r,o){let s=t!==void 0?["open"]:n===void 0?["closed"]:["closed","command"];return Object.fromEntries(
$e.flatMap(({name:i,decides:a})=>{let c=e[i],l=a!==null&&s.includes(a);return c===void 0?[]:[[i,l?Math.min(c,r[i]??o):c]]}))}function $P(e={},t={},n=!1){
return Object.fromEntries($e.flatMap(({name:r,better:o})=>{let s=[e[r],t[r]].filter(a=>a!==void 0),i=n&&o==="higher"?Math.max:Math.min;return s.
length===0?[]:[[r,i(...s)]]}))}function _P(e,t,n){let r=[["threshold","threshold"],["max-errors","maxErrors"]].flatMap(([s,i])=>t[i]===n[i]?
[]:[{setting:s,scenario:e,before:t[i],after:n[i]}]),o=(s,i)=>{let[a,c]=[t,n].map(l=>l[s]?.[i]??null);return a===c?null:{before:a??null,after:c??
null}};for(let{name:s,unit:i}of $e){let[a,c]=[o("thresholds",s),o("limits",s)];a&&r.push({setting:"thresholds",scenario:e,metric:s,...a}),c&&
r.push({setting:"absolute-limits",scenario:e,metric:s,unit:i,...c})}return r}import{isDeepStrictEqual as n4}from"node:util";var r4={name:null,targets:null,via:null,threshold:null,thresholds:null,limits:null,maxErrors:null,request:"request",args:"args",expect:"expe\
ct",connections:"connections",keepalive:"keepalive",http2:"http2",background:"background",rate:"rate",requests:"requests",durationSeconds:"d\
uration",timeoutSeconds:"timeout"},AP={name:null,build:"build",image:"image",command:"command",process:"process",port:"port",env:"env",secrets:null,
optionalSecrets:null,inherit:null,memory:"mem_limit",shmSize:"shm_size",ulimits:"ulimits",seccomp:null,ready:"ready"},NP={setup:"setup","wor\
king-directory":"working-directory"},o4={...AP,...NP},s4={...AP,...NP,tls:"https",services:"services",prepare:"prepare",changes:"changes",fixture:"\
fixture"};function MP(e,t){let n=[...mw("scenario",e.scenarios.map(PP),t.scenarios.map(PP),r4),...mw("target",e.targets.map(TP),t.targets.map(
TP),s4),...mw("service",Lo(e).map(pw),Lo(t).map(pw),o4)];return[...n.filter(r=>!EP(r)),...n.filter(EP)]}function EP({setting:e}){return/^(?:expect\.headers|env|build\.(?:args|additional_contexts))\./.
test(e)}function PP({expect:{sameLength:e,...t},...n}){return{...n,expect:{...t,"same-length":e}}}function TP({services:e,...t}){return{...pw(
t),...e&&{services:e.map(({name:n})=>n)}}}function pw({build:e,process:t,...n}){let{setup:r=[],command:o,workingDirectory:s}=t??{},i=t&&{...r.
length>0&&{setup:r},command:o,...s!==void 0&&{"working-directory":s}},a=e!==void 0||n.image!==void 0,c={...n,...a?i&&{process:i}:i};if(!e)return{
...c,name:c.name};let{contexts:l,shmSize:u,secrets:d,optionalSecrets:f,...m}=e;return{...c,name:c.name,build:{...m,...l&&{additional_contexts:l},
...u!==void 0&&{shm_size:u}}}}function Lo({targets:e}){let t=e.flatMap(({services:n=[]})=>n);return[...new Map(t.map(n=>[n.name,n])).values()]}
function mw(e,t,n,r){return n.flatMap(o=>{let s=t.find(({name:c})=>c===o.name);if(!s)return[];let[i,a]=[CP(s,r),CP(o,r)];return[...new Set([
...i.keys(),...a.keys()])].flatMap(c=>ui({of:e,name:o.name,setting:c},i.get(c),a.get(c)))})}function ui(e,t,n){return n4(t,n)?[]:[{...e,...a4(
t,n)}]}function CP(e,t){let n=Object.entries(t).flatMap(([r,o])=>o===null?[]:IP(o,e[r]));return new Map(n)}function IP(e,t){return t===void 0?
[]:typeof t!="object"||t===null||Array.isArray(t)?[[e,t]]:Object.entries(t).flatMap(([n,r])=>IP(`${e}.${n}`,r))}var Pf=60,i4=15;function a4(e,t){
let n=[e,t].map(c=>c===void 0?null:W(zP(c))),[r=null,o=null]=n[0]===n[1]?[e,t].map(c4):n;if(r===null||o===null||Math.max(r.length,o.length)<=
Pf)return{before:r&&ge(r,Pf),after:o&&ge(o,Pf)};let s=0;for(;s<r.length&&r[s]===o[s];)s+=1;let i=Math.max(0,s-i4),a=c=>ge(`${i===0?"":"\u2026"}${c.
slice(i)}`,Pf);return{before:a(r),after:a(o)}}function c4(e){let t=n=>`\\u{${n.codePointAt(0)?.toString(16)}}`;return JSON.stringify(e).replace(
/[^ -~]/gu,t)}function zP(e){if(!Array.isArray(e))return typeof e=="string"?e:JSON.stringify(e);let t=e.some(n=>Array.isArray(n));return e.map(
zP).join(t?"; ":" ")}function Do(e,t){let n=t?u4(e,t):e;if(!t)return{config:n,baseTargets:n.targets,base:null,head:n,firstRun:!0,baseHasProxy:LP(n),notices:[{code:"\
base-config-missing",file:n.file}]};let{gate:r,nginxImage:o}=t,s=Lo(t),i=n.targets.flatMap(f=>{let m=t.targets.find(({name:h})=>h===f.name);
return m||!UP(f,s)?[f4(f,m,s)]:[]}),{budgetSeconds:a,cpuProfile:c,buildSeconds:l,...u}=n;return{config:{...u,gate:r,nginxImage:o,isolation:d4(
t.isolation,n.isolation),...t.budgetSeconds!==void 0&&{budgetSeconds:t.budgetSeconds},...t.buildSeconds!==void 0&&{buildSeconds:t.buildSeconds},
...t.cpuProfile!==void 0&&{cpuProfile:t.cpuProfile},targets:i,scenarios:n.scenarios.map(f=>RP(f,fw(f,t)))},baseTargets:i.flatMap(({name:f})=>t.
targets.find(m=>m.name===f)??[]),base:t,head:e,firstRun:!1,baseHasProxy:LP(t),notices:p4(n,t)}}function u4(e,t){let n=(o,s)=>e.scenarios.some(
({targets:i,request:a})=>i.includes(s)&&a.paths[0]===o),r=e.targets.map(o=>{let{name:s,ready:i}=o,a=t.targets.find(l=>l.name===s)?.ready.path,
c=a===wf(s,t.scenarios)&&i.path===wf(s,e.scenarios);return a!==void 0&&c&&n(a,s)?{...o,ready:{...i,path:a}}:o});return{...e,targets:r}}function jP({
base:e,head:t}){return e!==null&&l4(e,t)}function LP({scenarios:e}){return e.some(({via:t})=>t.includes("nginx"))}var DP=["process","auto","\
docker"];function d4(...e){return e.toSorted((t,n)=>DP.indexOf(n)-DP.indexOf(t))[0]??"docker"}function UP({services:e=[],...t},n){let r=({name:o})=>hw(
n.find(s=>s.name===o)??{});return hw(t).length>0||e.some(o=>hw(o).some(s=>!r(o).includes(s)))}var hw=({secrets:e=[],build:t})=>[...e,...t?.secrets??
[]];function f4(e,t,n){let{services:r,...o}=e;return{...FP(o,t),...r&&{services:r.map(s=>FP(s,n.find(({name:i})=>i===s.name)))}}}function FP(e,t){
let{secrets:n,optionalSecrets:r,inherit:o,seccomp:s,build:i,...a}=e,c=d=>t?.secrets?.includes(d),l=d=>t?.build?.secrets?.includes(d);return{
...a,...yc("secrets",n,c),...yc("optionalSecrets",r,c),...yc("inherit",o,d=>Ro(t?.inherit??[],d)),...t?.seccomp!==void 0&&{seccomp:t.seccomp},
...i&&{build:m4(i,l)}}}function yc(e,t,n){let r=(t??[]).filter(n);return r.length===0?{}:{[e]:r}}function m4({secrets:e,optionalSecrets:t,...n},r){
return{...n,...yc("secrets",e,r),...yc("optionalSecrets",t,r)}}function p4(e,t){let n=g4(e,t),r=y4(e,t),o=MP(t,e),[s,i]=[t,e].map(({budgetSeconds:d})=>d??
null),[a,c]=[t,e].map(({buildSeconds:d})=>d??null),l=Lo(t),u=Cf(t.targets,e.targets.filter(d=>UP(d,l)));return[...n.length===0?[]:[{code:"ga\
te-changed",changes:n}],...r.length===0?[]:[{code:"isolation-changed",...BP(r)}],...s===i?[]:[{code:"budget-changed",before:s??null,after:i??
null}],...a===c?[]:[{code:"build-timeout-changed",before:a??null,after:c??null}],...u.length===0?[]:[{code:"no-base-side",file:t.file,targets:u}],
...b4(e,t),...w4(e,t,u),...o.length===0?[]:[{code:"plan-changed",...BP(o)}]]}var h4=100;function BP(e){let t=e.slice(0,h4);return{changes:t,
more:e.length-t.length}}function g4(e,t){let{gate:n}=t,r=[];return e.gate.falseAlarms!==n.falseAlarms&&r.push({setting:"false-alarms",before:n.
falseAlarms,after:e.gate.falseAlarms}),e.gate.failOn.join()!==n.failOn.join()&&r.push({setting:"fail-on",before:n.failOn,after:e.gate.failOn}),
e.gate.mode!==n.mode&&r.push({setting:"mode",before:n.mode,after:e.gate.mode}),[...r,...e.scenarios.flatMap(o=>_P(o.name,fw(o,t),o))]}function y4(e,t){
let n=(r,o,s)=>[...new Set([...o,...s].map(({name:i})=>i))].flatMap(i=>{let[a,c]=[o,s].map(u=>u.find(d=>d.name===i));if(c===void 0)return[];
let l=(u,d,f)=>ui({of:r,name:i,setting:u},d,f);return[...l("secrets",Tf(a),Tf(c)),...l("build.secrets",Tf(a?.build),Tf(c.build)),...l("inher\
it",gw(a?.inherit),gw(c.inherit)),...l("security_opt",a?.seccomp,c.seccomp)]});return[...ui({of:"run",setting:"isolation"},t.isolation,e.isolation),
...ui({of:"run",setting:"nginx-image"},t.nginxImage,e.nginxImage),...ui({of:"run",setting:"cpu-profile"},t.cpuProfile??"own changes",e.cpuProfile??
"own changes"),...n("target",t.targets,e.targets),...n("service",Lo(t),Lo(e))]}function gw(e){return e?.toSorted()}function Tf(e){let t=n=>e?.
optionalSecrets?.includes(n);return gw(e?.secrets)?.map(n=>t(n)?`${n} (optional)`:n)}function Cf(e,t){return t.map(({name:n})=>n).filter(n=>!e.
some(r=>r.name===n))}function b4(e,t){let n=Cf(e.targets,t.targets),r=ZP(t,e,n);return n.length===0&&Object.values(r).every(s=>s.length===0)?
[]:[{code:"no-longer-measured",targets:n,...r}]}function w4(e,t,n){let r=Cf(t.targets,e.targets),s={targets:r.filter(a=>!n.includes(a)),...ZP(
e,t,r)};return Object.values(s).every(a=>a.length===0)?[]:[{code:"newly-measured",...s}]}function ZP(e,t,n){let r=e.scenarios.flatMap(o=>{let s=t.
scenarios.find(({name:i})=>i===o.name);return s?[{here:o,there:s}]:[]});return{scenarios:Cf(t.scenarios,e.scenarios),via:r.flatMap(({here:o,
there:s})=>o.via.filter(i=>!s.via.includes(i)).map(i=>`${o.name}/${i}`)),pairs:r.flatMap(({here:o,there:s})=>o.targets.filter(i=>!n.includes(
i)&&!s.targets.includes(i)).map(i=>`${i}/${o.name}`))}}function GP(e,t){let{threshold:n,failOn:r,isolation:o,budgetSeconds:s}=t;return{...e,...o!==void 0&&{isolation:o},...s!==void 0&&{budgetSeconds:s},
gate:{...e.gate,...r&&{failOn:r}},scenarios:e.scenarios.map(i=>n===void 0?i:{...i,threshold:n})}}import{existsSync as xw}from"node:fs";import{isAbsolute as A4,join as wc,relative as N4,resolve as bw,sep as VP}from"node:path";import{posix as HP}from"node:path";var x4=1<<20;async function bc(e,t){let n=async o=>{let{name:s,seccomp:i}=o;if(i===void 0||i==="unconfined")return o;let a=HP.join(HP.dirname(
e.file),i);return{...o,seccomp:S4(await t(a),`${e.file}: the seccomp profile ${z(i)} of ${z(s)}`)}},r=await Promise.all(e.targets.map(async o=>{
let{services:s,...i}=await n(o);return{...i,...s&&{services:await Promise.all(s.map(n))}}}));return{...e,targets:r}}function S4(e,t){if(e===
null)throw new v(`${t} is not in the repository; commit it there`);if(e.length>x4)throw new v(`${t} is too long; make it at most 1 MiB`);try{
return JSON.stringify(JSON.parse(e))}catch(n){throw new v(`${t} is no JSON (${n.message}); write it as Docker's own`)}}import{closeSync as v4,constants as yw,fstatSync as k4,lstatSync as O4,openSync as $4,readFileSync as R4,realpathSync as qP}from"node:fs";import{
dirname as _4,join as E4,relative as P4,sep as T4}from"node:path";function Fo(e){let t=_4(e);return t===e?[e]:[...Fo(t),e]}function di(e){return O4(
E4(e,".git"),{throwIfNoEntry:!1})!==void 0}function WP(e,t){let n=Fo(qP(e)).findLast(di);if(n===void 0)return!1;let[r]=P4(n,qP(t)).split(T4);
return r!==".."}var C4=64*1024*1024;function St(e,{mostBytes:t=C4,owner:n}={}){try{let r=$4(e,yw.O_RDONLY|yw.O_NONBLOCK|yw.O_NOCTTY);try{let o=k4(
r);return o.isFile()&&o.size<=t&&(n===void 0||o.uid===n)?R4(r):null}finally{v4(r)}}catch{return null}}var KP=["loadgate.yml","loadgate.yaml",wc(".github","loadgate.yml")];function qr(e,t,n){if(n!==void 0)return ww(e,bw(t,n));let r=JP(e,t).find(
o=>xw(o));return ww(e,r??wc(e.top,"loadgate.yml"))}function JP({top:e},t){return[t,e].flatMap(n=>KP.map(r=>wc(n,r)))}async function YP(e,t,{
base:n},r){for(let o of JP(e,t)){let s=ww(e,o);if(await Je(e,n.commit,s)!==null){if(s===r)return;throw new v(`base has its configuration at ${s}\
, head at ${r}, so base's rules would not apply; move it back, or name the other with --config`)}}}function ww({top:e},t){let n=N4(e,t);if(n.
startsWith(`..${VP}`)||A4(n))throw new v(`${t} lies outside the repository ${e}; put it inside, or run loadgate there`);return n.split(VP).join(
"/")}async function XP(e,t,n,{preset:r,rules:o="base"}){let s=r===void 0?{}:{preset:r},i=await QP(e,t.head.commit,n),a=await Je(e,t.base.commit,
n);if(i===null)return nT(e,n,a!==null,s);let c=u=>d=>Je(e,u,d),l=await bc(Fn(i,n,s),c(t.head.commit));if(a===null)return{...Do(l,null),firstRun:o===
"base"};try{let u=await bc(I4(a,n,s),c(t.base.commit));return o==="base"?Do(l,u):M4(l,u)}catch(u){if(!(u instanceof v))throw u;return{...Do(
l,null),firstRun:!1,notices:[{code:"base-config-unusable",file:n,error:u.message}]}}}async function QP(e,t,n){let r=await N$(e,t,n);if(r===null)
return Je(e,t,n);throw new v(`${n} is ${r}, and only a plain file is read; commit it as one, or name where it is with --config`)}function eT(e,t){
let n=Fn(e,t);return{...Do(n,n),firstRun:!1}}function M4(e,t){let n=e.targets.map(r=>t.targets.find(({name:o})=>o===r.name)??r);return{...Do(
e,null),base:t,baseTargets:n,firstRun:!1,notices:[]}}async function tT(e,t,n,r){let o=await QP(e,t,n),s=r===void 0?{}:{preset:r};return o===
null?(await nT(e,n,!1,s)).config:bc(Fn(o,n,s),i=>Je(e,t,i))}function I4(e,t,n){try{return Fn(e,t,n)}catch(r){if(n.preset===void 0)throw r;return Fn(
e,t)}}async function nT({top:e},t,n,r){let o=wc(e,t);if(n||!xw(o)){let c=n?"head has removed it; put it back, or name another with --config":
"loadgate init writes one, or name yours with --config";throw new v(`head has no ${t}: ${c}`)}let s=Fn(rT(o,t),t,r),i=await bc(s,async c=>oT(
wc(e,c)));return{...Do(i,null),firstRun:!1,notices:[{code:"config-from-checkout",file:t}]}}function rT(e,t){let n=oT(e);if(n!==null)return n;
throw new v(`${t} cannot be read, or is no plain file; make it one, or name another with --config`)}function oT(e){return St(e)?.toString("u\
tf8")??null}function sT({cwd:e},t){let n=(t===void 0?KP:[t]).find(r=>xw(bw(e,r)));try{return n!==void 0&&Fn(rT(bw(e,n),n),n).trend!==void 0}catch{
return!1}}import{existsSync as Fw,realpathSync as fC}from"node:fs";import{cp as sV,lstat as iV}from"node:fs/promises";import{dirname as aV,join as mC,
relative as gC,resolve as cV}from"node:path";import{setTimeout as lV}from"node:timers/promises";import{existsSync as fr,mkdirSync as z4,readdirSync as L4,rmdirSync as D4,writeFileSync as F4}from"node:fs";import{join as _e}from"node:path";var mt="/sys/fs/cgroup",Sw=8192;function Mf(e){let t=e.cpu&&Z(e.cpu.file);return e.cpu&&t!==null?If(t,e.cpu.version):null}function If(e,t){if(t===
1)return Number(e)/1e9;let n=/^usage_usec (\d+)$/m.exec(e)?.[1];return n===void 0?null:Number(n)/1e6}function aT(e){let t=e.memoryPeak===null?
null:Z(e.memoryPeak);return t===null?null:Number(t)}function vw(e){let t=e.processes===null?null:Z(e.processes);return t===null?null:t.split(
`
`).filter(Boolean).map(Number)}function cT(e){let t=(Z(`/proc/${e}/cgroup`)??"").split(`
`).map(a=>a.split(":")),n=a=>{let c=t.find(([,l])=>l?.split(",").includes(a));return c&&_e(mt,kw(a),c.slice(2).join(":"))},r=n("cpuacct"),o=n(
"memory"),s=t.find(([a,c])=>a==="0"&&c===""),i=s&&_e(mt,s.slice(2).join(":"));return lT({cpuacct:r,memory:o,v2:r?void 0:i})}function lT({cpuacct:e,
memory:t,v2:n}){let r=i=>i!==void 0&&fr(i)?i:null,o=r(e&&_e(e,"cpuacct.usage")),s=r(n&&_e(n,"cpu.stat"));return{cpu:o?{file:o,version:1}:s?{
file:s,version:2}:null,memoryPeak:r(t&&_e(t,"memory.max_usage_in_bytes"))??r(n&&_e(n,"memory.peak")),processes:r(e&&_e(e,"cgroup.procs"))??r(
n&&_e(n,"cgroup.procs"))}}function kw(e){return fr(_e(mt,e))?e:fr(_e(mt,"cpu,cpuacct"))?"cpu,cpuacct":e}function uT(e,t){let n=iT(e);for(let{
folder:o,path:s}of n)Nf(_e(o,s,"cgroup.procs"),String(t));let r=iT(t).map(({path:o})=>o);return n.length>0&&n.every(({path:o},s)=>r[s]===o)}
function iT(e){let t=(Z(`/proc/${e}/cgroup`)??"").split(`
`).map(r=>r.split(":")),n=t.filter(([,r=""])=>r.split(",").some(o=>/^cpu(?:acct)?$/.test(o)));return n.length>0?n.map(([,r="",...o])=>{let[s=""]=r.
split(",").filter(i=>/^cpu(?:acct)?$/.test(i));return{folder:_e(mt,kw(s)),path:o.join(":")}}):t.flatMap(([r,o,...s])=>r==="0"&&o===""?[{folder:mt,
path:s.join(":")}]:[])}var Ow=e=>`loadgate-${e}`;function Wr(e,t){let n=fr(_e(mt,"cgroup.controllers"))?fT():dT(),r=n.map(a=>_e(a,Ow(e),t));
try{for(let a of r)z4(a,{recursive:!0});n[0]===mt&&j4(e)}catch{for(let a of r)Af(a);return null}for(let a of r)Nf(_e(a,"pids.max"),String(Sw));
let o=a=>r[n.findIndex(c=>c.endsWith(a))],s=n[0]===mt,i=lT({cpuacct:s?void 0:o("cpuacct"),memory:s?void 0:o("memory"),v2:s?r[0]:void 0});return{
files:i,shares:!s||U4(r[0]??""),add(a){let c=new Set,l=!0;for(let u=0;l&&u<B4;u+=1){l=!1;for(let d of Ls(a))if(!c.has(d)){c.add(d),l=!0;for(let f of r)
Nf(_e(f,"cgroup.procs"),String(d))}}},members:()=>vw(i)??[],remove(){for(let a of r)Af(a)}}}function dT(){let e=["cpu","cpuacct","memory"].map(
n=>_e(mt,kw(n))),t=_e(mt,"pids");return[...new Set(fr(t)?[...e,t]:e)]}var fT=()=>[mt],B4=8;function j4(e){for(let t of[mt,_e(mt,Ow(e))])for(let n of[
"+cpu","+memory","+pids"])Nf(_e(t,"cgroup.subtree_control"),n)}function U4(e){return(Z(_e(e,"cgroup.controllers"))??"").trim().split(" ").includes(
"cpu")}async function mT(e){let t=fr(_e(mt,"cgroup.controllers"))?fT():dT();for(let n of t.map(r=>_e(r,Ow(e))))if(fr(n))for(let r=0;r<20&&fr(
n);r+=1){for(let o of L4(n,{withFileTypes:!0})){if(!o.isDirectory())continue;let s=_e(n,o.name);for(let i of(Z(_e(s,"cgroup.procs"))??"").split(
`
`).filter(Boolean))et(Number(i),"SIGKILL");Af(s)}Af(n),fr(n)&&await new Promise(o=>setTimeout(o,50))}}function Af(e){try{D4(e)}catch{}}function Nf(e,t){
try{F4(e,t)}catch{}}var yn={now:()=>performance.now()/1e3,date:()=>new Date,sleep:(e,t)=>new Promise((n,r)=>{if(t?.aborted)return r(t.reason);let o=()=>{clearTimeout(
s),r(t?.reason)},s=setTimeout(()=>{t?.removeEventListener("abort",o),n()},e*1e3);t?.addEventListener("abort",o,{once:!0})})};function $w(e){for(let t=0;t+512<=e.length;){let n=e.subarray(t,t+512),r=Number.parseInt(n.toString("latin1",124,136),8),o=n.toString("latin\
1",156,157);if(!(r>=0))return"broken";if(o!=="x"&&o!=="g")return{isPlain:o==="0"||o==="\0",size:r,at:t+512};if(t+=512+Math.ceil(r/512)*512,t>
1048576)return"broken"}return null}function pT(e){let t=$w(e);if(t===null||t==="broken"||!t.isPlain)return null;let n=t.at+t.size;return n<=
e.length?e.subarray(t.at,n):null}function Z4(){let e=Math.min(65536,Yu());return`${e}:${e}`}var G4=["CHOWN","DAC_OVERRIDE","FOWNER","KILL","NET_BIND_SERVICE","SETGID","SETPC\
AP","SETUID"],H4=["--pids-limit",String(Sw),"--security-opt","no-new-privileges","--cap-drop","ALL",...G4.flatMap(e=>["--cap-add",e]),"--no-\
healthcheck"],Rw=()=>({cwd:"/",env:bt(process.env)});function Me(e,t={}){return V(["docker",...e],{...Rw(),...t})}function Bo(e,t={}){return js(
["docker",...e],{...Rw(),...t})}function hT({port:e,at:t}){return t===null?String(e):`${t}::${e}`}async function gT(e,{image:t,run:n,signal:r}){
let o=["--publish",hT({port:9,at:e}),"--entrypoint","true","--",t],{code:s}=await Me(["run","--rm","--label",`loadgate.run=${n}`,...o],{signal:r});
return s===0}async function yT(e,t){let n=["create","--name",e.name,"--label",`loadgate.run=${e.run}`,"--network",e.network,...H4,"--cpuset-\
cpus",e.cpus.join(","),...e.publish===void 0?["--ulimit",`nofile=${Z4()}`]:["--publish",hT(e.publish)],...Object.entries(e.ulimits??{}).flatMap(
([s,i])=>["--ulimit",`${s}=${i}`]),...e.shmSize===void 0?[]:["--shm-size",String(e.shmSize)],...e.seccomp===void 0?[]:["--security-opt",`sec\
comp=${e.seccomp}`],"--log-opt","max-size=1m","--sysctl","net.core.somaxconn=65535",...e.memory?["--memory",String(e.memory),"--memory-swap",
String(e.memory)]:[],...Object.entries(e.env).flatMap(([s,i])=>["--env",`${s}=${i}`]),...Object.keys(e.secrets??{}).flatMap(s=>["--env",s]),
...e.entrypoint===void 0?[]:["--entrypoint",e.entrypoint],"--",e.image,...e.command??[]],r={...e.secrets,...bt(process.env)},o=await V(["doc\
ker",...n],{cwd:"/",env:r,...t&&{signal:t}});if(o.code!==0)throw new Error(`no container could be made: ${se(o)}`);return o.stdout.trim()}async function bT(e,{
run:t,internal:n}){let r=n?["--internal"]:[];await Bo(["network","create","--label",`loadgate.run=${t}`,...r,e])}async function wT(e){await Me(
["network","rm",e])}async function xc(e,t,n){await Bo(["cp",t,`${e}:${n}`])}async function xT(e,t,n){let r=[],o=s=>(r.push(s),r.reduce((i,{length:a})=>i+
a,0)<=n);return await Me(["cp",`${e}:${t}`,"-"],{take:o}),pT(Buffer.concat(r))?.toString("utf8")??null}async function zf(e){let{Entrypoint:t,
Cmd:n,WorkingDir:r,Env:o}=JSON.parse(await Bo(["image","inspect","--format","{{json .Config}}","--",e])),s=o?.find(i=>i.startsWith("PATH="))?.
slice(5);return{entrypoint:t??[],command:n??[],folder:r||"/",path:s?.split(":")??[]}}async function _w(e){let t=await Bo(["image","inspect",
"--format","{{json .Config.Env}}","--",e]);return JSON.parse(t)??[]}async function ST(e){await Bo(["start",e])}async function Lf(e){let[t]=JSON.
parse(await Bo(["inspect",e])),n=Object.values(t.NetworkSettings.Networks);return{pid:t.State.Pid,running:t.State.Running,exitCode:t.State.ExitCode,
oomKilled:t.State.OOMKilled,ip:n[0]?.IPAddress??"",publishedAt:q4(t.NetworkSettings.Ports),startedAt:Date.parse(t.State.StartedAt),finishedAt:Date.
parse(t.State.FinishedAt)}}function q4(e){let[t]=Object.values(e??{}).flatMap(n=>n??[]);return t?Number(t.HostPort):null}async function jo(e){
await Me(["rm","--force","--volumes",e])}async function Ew(e){let{stdout:t,stderr:n}=await Me(["logs","--tail","200",e]);return t+n}async function Df(){
let e=await Me(["version","--format","{{.Server.Version}}"],{timeoutSeconds:10});return e.missing?{problem:"docker-missing"}:e.code!==0?{problem:"\
no-engine",said:V4(e)}:{version:e.stdout.trim()}}var W4=200;function V4(e){let t=["DOCKER_CONTEXT","DOCKER_HOST"].find(o=>process.env[o]),n=t===
void 0?"":`${t} is ${$o(process.env[t]??"")}: `,r=e.timedOut?"no answer in time":e.stderr.trim().split(`
`)[0]??"";return ZO(n+$o(r)).slice(0,W4)}async function vT(e){return await fi(e)?!0:(await Me(["buildx","imagetools","inspect","--",e],{timeoutSeconds:15})).
code===0}async function fi(e){let t=await Me(["image","inspect","--format","{{.Size}}","--",e]);return t.code===0?Number(t.stdout):null}async function mi(e,t,n=1800){
if(await fi(e)!==null)return;let r=await Me(["pull","--quiet","--",e],{timeoutSeconds:n,signal:t});if(t.throwIfAborted(),r.code!==0)throw new be(
`the image ${e} cannot be pulled: ${se(r).split(`
`).join(" ")}`)}async function pi(e){return(await Bo(["image","inspect","--format","{{.Id}}","--",e])).trim()}async function kT(e){e.length>
0&&await Me(["image","rm","--force","--",...e])}async function OT(){let e=await Me(["context","inspect","--format","{{.Endpoints.docker.Host\
}}"]),t=e.code===0?await K4(e.stdout.trim()):null;if(t===null)return null;let n=await Me(["info","--format","{{json .}}"]),r=JSON.parse(n.stdout);
return{host:t,cores:Number(r.NCPU),memoryBytes:Number(r.MemTotal),kernel:String(r.KernelVersion),os:String(r.OperatingSystem)}}async function K4(e){
let t=URL.canParse(e)?new URL(e):null;if(!t||!["tcp:","http:","https:","ssh:"].includes(t.protocol))return null;let n=t.hostname.replace(/^\[|\]$/g,
""),r=t.protocol==="ssh:"?await J4(n):n;return/^(localhost|127\.[\d.]+|::1)$/.test(r)?null:r}async function J4(e){let{code:t,stdout:n}=await V(
["ssh","-G","--",e],{...Rw(),timeoutSeconds:10});return t===0&&/^hostname (\S+)$/m.exec(n)?.[1]||e}import{chmodSync as ET,chownSync as Q4,existsSync as Pw,globSync as eW,lstatSync as tW,mkdirSync as RT,readdirSync as nW,readlinkSync as rW}from"node:fs";
import{homedir as oW,tmpdir as sW}from"node:os";import{join as hi}from"node:path";import{setTimeout as PT}from"node:timers/promises";import{once as Ff}from"node:events";var Y4=64*1024;async function jn(e,t){let n={cwd:t.cwd,env:t.env,detached:!0,...Ey(t.user)},r=Ju(e,t.cwd),{child:o,stdout:s,stderr:i}=Py(e,n,
t.input?"pipe":"ignore"),a=X4(Y4);for(let d of[s,i])d.on("data",a.add);let c=()=>{s.destroy(),i.destroy()};t.started?.(o),o.stdin?.on("error",
()=>{});let l=null;o.once("exit",(d,f)=>{l={code:d,signal:f},r(f?`ended by ${f}`:`exit code ${d}`)});try{await Promise.race([Ff(o,"spawn"),Ff(
o,"error").then(([d])=>Promise.reject(d))])}catch(d){throw r("could not be started"),c(),d}let u=o.pid;return{pid:u,child:o,stdout:s,log:a.text,
ended:()=>l,async[Symbol.asyncDispose](){l||(Bs(u,"SIGTERM"),await Promise.race([Ff(o,"exit"),$T((t.graceSeconds??2)*1e3)])),Bs(u,"SIGKILL"),
l||await Promise.race([Ff(o,"exit"),$T(5e3)]),c()}}}function $T(e){return new Promise(t=>setTimeout(t,e).unref())}function X4(e){let t=[],n=0;
return{add(r){for(t.push(r),n+=r.length;t[0]&&n-t[0].length>=e;)n-=t.shift()?.length??0},text:()=>Buffer.concat(t).subarray(-e).toString("ut\
f8")}}var TT="user-",CT=[[1879048192,2147483646],[60578,60705]];function AT(e){let t,n=!1,r=0;return{lacking:()=>t??null,isDecided:()=>n,decide(o){
t=o,n=!0},async next(){if(t===void 0&&(t=Bf(iW())),t!==null)return null;r+=1;let o=lW();if(o===null)return t=Bf("not-permitted"),null;let s=`${TT}${String(
r).padStart(2,"0")}`;if(r>1)return _T(e,s,o);try{let i=_T(e,s,o);return t=Bf(await aW(i)),t===null?i:null}catch{return t=Bf("not-permitted"),
null}}}}var Bf=e=>e&&{why:e};function iW(){return process.platform!=="linux"||process.getuid?.()!==0?"not-root":process.env.LOADGATE_OWN_USERS!==
void 0&&!Ca(process.env.LOADGATE_OWN_USERS)?"turned-off":null}function _T(e,t,n){ET(e,457),process.umask(process.umask()|18);let r=hi(e,t),o={
uid:n,gid:n,home:hi(r,"home"),temporary:hi(r,"tmp")};RT(r,{mode:457});for(let s of[o.home,o.temporary])RT(s,{mode:448}),Q4(s,n,n);return o}async function aW(e){
var s=[];try{let t=await At(e,["test","-w",e.home]);if(t.code===null)return"not-permitted";if(t.code!==0)return"temporary-folder";let n=await At(
e,["id","-G"]);if(n.stdout.trim()!==String(e.gid))return"not-permitted";let r={...oe(process.env),LOADGATE_TRIAL:"1"};let o=G(s,await jn(["s\
leep","60"],{cwd:"/",env:r,user:e,graceSeconds:0}),!0);return await cW(o.pid)?null:"not-metered"}catch(i){var a=i,c=!0}finally{var l=K(s,a,c);
l&&await l}}async function cW(e){for(let t=0;t<50;t+=1){try{if(rW(`/proc/${e}/cwd`),nW(`/proc/${e}/fd`),process.kill(e,0),Z(`/proc/${e}/envi\
ron`)?.includes("LOADGATE_TRIAL=1"))return!0}catch{return!1}await PT(10)}return!1}function At(e,t){return V(t,{cwd:"/",env:oe(process.env),user:e})}
function lW(){let e=new Set;for(let n of["/etc/passwd","/etc/group"])for(let r of(Z(n)??"").split(`
`))e.add(Number(r.split(":")[2]));let t=["/proc/self/uid_map","/proc/self/gid_map"].map(n=>Z(n)??"");for(let[n,r]of CT)if(t.every(o=>uW(o,n,
r)))for(let o=0;o<100;o+=1){let s=n+Math.floor(Math.random()*(r-n+1));if(!e.has(s)&&xy(s).length===0)return s}return null}function uW(e,t,n){
return e.split(`
`).some(r=>{let[o=Number.NaN,,s=0]=r.trim().split(/\s+/).map(Number);return o<=t&&n<o+s})}async function gi({uid:e,gid:t},n){let r={cwd:"/",
env:oe(process.env),timeoutSeconds:600};await js(["chown","-R","-h","-P",`${e}:${t}`,"--",n],r),ET(n,448)}var dW=/^(?:XDG_.+|MAIL|GOPATH|GOMODCACHE|GOCACHE|GOBIN|GOENV|CARGO_HOME|npm_config_(?:cache|userconfig|prefix)|NPM_CONFIG_(?:CACHE|USERCONFIG|PREFIX)|COREPACK_HOME|YARN_CACHE_FOLDER|PNPM_HOME|BUN_INSTALL_CACHE_DIR|DENO_DIR|GRADLE_USER_HOME|PIP_CACHE_DIR|UV_CACHE_DIR|POETRY_CACHE_DIR|PIPENV_CACHE_DIR|NUGET_PACKAGES|COMPOSER_(?:HOME|CACHE_DIR)|MIX_HOME|HEX_HOME|CCACHE_DIR|SCCACHE_DIR|COURSIER_CACHE)$/,
fW={RUSTUP_HOME:".rustup",NVM_DIR:".nvm",PYENV_ROOT:".pyenv"};function yi(e,{home:t,temporary:n}){let r=Object.entries(e).filter(([i])=>!dW.
test(i)),o=e.HOME??oW(),s=Object.entries(fW).flatMap(([i,a])=>e[i]===void 0&&Pw(hi(o,a))?[[i,hi(o,a)]]:[]);return{...Object.fromEntries(r),...Object.
fromEntries(s),HOME:t,TMPDIR:n,USER:"loadgate",LOGNAME:"loadgate"}}async function Uo({uid:e}){for(let t=0;t<20;t+=1){let n=xy(e);if(n.length===
0)return;for(let r of n)et(r,"SIGKILL");await PT(20)}}var NT=["/tmp","/var/tmp","/dev/shm",sW()];async function MT(e,t=NT){let n=[...new Set(
t)].filter(i=>Pw(i)),r=["-uid",String(e.uid)],o=["-mindepth","1","-type","d","!",...r,"!","-perm","-0002","-prune","-o"],s=(...i)=>At(e,["fi\
nd",...n,"-xdev",...o,...r,...i]);await s("-type","d","-prune","-exec","chmod","-R","u+rwx","--","{}","+"),await s("-prune","-exec","rm","-r\
f","--","{}","+")}async function IT(e){let t=[...new Set(NT)].filter(r=>Pw(r)),{stdout:n}=await At(e,["find",...t,"-xdev","-uid",String(e.uid),
"-printf",`%k
`]);return 1024*n.split(`
`).reduce((r,o)=>r+Number(o),0)}function zT(e){return eW(`${TT}*/home`,{cwd:e}).flatMap(t=>{let n=tW(hi(e,t),{throwIfNoEntry:!1})?.uid;return n!==
void 0&&CT.some(([o,s])=>o<=n&&n<=s)?[{uid:n,gid:n}]:[]})}var LT=(e,{port:t,addresses:n})=>bE(e,n).replaceAll(dc,String(t));function jf(e,t){return Object.fromEntries(Object.entries(e.env).map(([n,r])=>[
n,LT(r,t)]))}function Uf(e,t){return e.map(n=>LT(n,t))}function Xe({name:e,secrets:t=[],optionalSecrets:n=[]},r){let o=Object.fromEntries(t.
flatMap(s=>{let i=r[s];if(i)return[[s,i]];if(n.includes(s))return[];throw new v(`"${e}" takes the secret ${s}, which is not set; set it in t\
he environment`)}));return VO([e,...Object.keys(o)].join(" "),s=>mr(s,o)),o}function mW(e,t){let{secrets:n=[],env:r}=e,o=Object.entries(r).filter(
([s])=>n.includes(s));return{...Object.fromEntries(o),...Xe(e,t)}}var pW=/[^\P{Cc}\t]/u;function Sc(e,t,n){let r=new Set(e.headers.flatMap(([
,a])=>Co(a))),o=r.size===0?{}:mW(t,n),s=Object.entries(o).filter(([a])=>r.has(a));for(let[a,c]of s)if(pW.test(c))throw new v(`the secret ${a}\
 of "${t.name}" holds a line break or another control character, which headers cannot carry; set it without`);let i=e.headers.flatMap(([a,c])=>{
let l=CR(c,o);return l===null?[]:[[a,l]]});return{...e,headers:i,...s.length>0&&{secrets:s.map(([,a])=>a)}}}var hW=4;function Un(e,t){let{stdout:n,
stderr:r}=e;return{...e,stdout:mr(n,t),stderr:mr(r,t)}}function mr(e,t){return Object.entries(t).filter(([,n])=>n.length>=hW).reduce((n,[r,o])=>n.
replaceAll(o,`(${r})`),e)}function DT({services:e=[],...t},n){let r=Object.assign({},...[t,...e].map(o=>Xe(o,n)));return o=>mr(o,r)}import{existsSync as gW}from"node:fs";import{delimiter as yW,isAbsolute as bW,join as wW}from"node:path";var xW=3,SW=256*1024,vW=[[/No module named|ModuleNotFoundError/,["PYTHONPATH"]],[/Cannot find (?:module|package)/,["NODE_PATH"]],[/cannot load such file/,
["RUBYLIB"]],[/Could not locate Gemfile/,["BUNDLE_GEMFILE"]]],kW=/\b(?:401|403|407)\b|\bE401\b|unauthori[sz]ed|forbidden|authentication (?:failed|required)|could not read (?:Username|Password)|bad username or authentication/i;
function vc(e,t,{inherit:n=[],secrets:r=[],env:o={}}={}){let s=e.slice(-SW),i=new Set([...r,...Object.keys(o)]),a=Object.entries(t).flatMap(
([f,m=""])=>{let h=yy(f,m,n);return h===null||h==="runner"||i.has(f)||OW.test(f)?[]:[{name:f,value:m,secret:Zu(f,m)}]}),[c,l]=[$W,RW].map(f=>[
...s.matchAll(f)].map(([,m=""])=>m)),u=vW.flatMap(([f,m])=>f.test(s)?m:[]),d=[...a.filter(({name:f})=>PW(s,f)),...a.filter(({value:f})=>FT(f,
["","lib","lib64"],c??[])),...a.filter(({value:f})=>FT(f,["","bin"],l??[])),...a.filter(({name:f})=>u.includes(f)),...a.filter(({name:f,secret:m})=>m&&
kW.test(s)&&EW(f,n))];return[...new Map(d.map(({name:f,secret:m})=>[f,m])).entries()].slice(0,xW).map(([f,m])=>({name:f,key:m?"secrets":"inh\
erit"}))}function pr(e=[]){return e.length===0?{}:{withheld:[...e]}}var OW=/^(?:_|PWD|OLDPWD|SHLVL|HOSTNAME|HOSTTYPE|OSTYPE|EDITOR|PAGER|PS\d|DISPLAY)$/,
$W=/([\w.+-]{1,255}\.so(?:\.[\w.]{1,255})?): cannot open shared object file/g,RW=/(?:^|[\s:'"`/])([\w.+-]{1,255})['"`]?(?:: (?:command )?not found|: No such file or directory|: not found or not executable)/gm,
_W=["COMPOSER_AUTH","HEX_API_KEY","NODE_AUTH_TOKEN","NPM_TOKEN"];function EW(e,t){return _W.includes(e)||Ro(t,e)||hy.some(n=>Ro(n.names,e))}
function PW(e,t){if(t.length<3)return!1;let n=t.replaceAll(/[^\w]/g,"\\$&");return new RegExp(`(?<![\\w-])${n}(?![\\w-])`).test(e)}function FT(e,t,n){
return n.length===0?!1:e.split(yW).filter(o=>bW(o)&&o!=="/").some(o=>t.some(s=>n.some(i=>gW(wW(o,s,i)))))}import{realpathSync as BT,rmSync as DW}from"node:fs";import{dirname as FW,join as Zf,relative as BW,resolve as Gf,sep as jW}from"node:path";import{existsSync as TW,rmSync as CW}from"node:fs";import{join as Zo}from"node:path";async function Tw(e,t,n,r){var u=[];try{let o=G(u,new AsyncDisposableStack,!0);o.defer(()=>{Aa()||CW(n,{recursive:!0,force:!0,maxRetries:3})});
await NW(e,t,n,r);let s=[];let i=[];let a=await IW(e,t,n);let c=await MW(e,n);for(let{path:p,commit:g}of await zW(e,t)){let y={top:Zo(e.top,
p)};if(!await LW(y,g)){s.push(p);continue}let b=o.use(await Tw(y,g,Zo(n,p),r));s.push(...b.lacking.map(x=>Zo(p,x))),i.push(p,...b.submodules.
map(x=>Zo(p,x))),a.push(...b.unfiltered.map(x=>({...x,path:Zo(p,x.path)})))}let l=o.move();return{lacking:s,unfiltered:a,leftOut:c,submodules:i,
[Symbol.asyncDispose]:()=>l.disposeAsync()}}catch(d){var f=d,m=!0}finally{var h=K(u,f,m);h&&await h}}var AW=/unable to read|bad object|not a tree object|missing/;
async function NW({top:e},t,n,{marker:r,signal:o}){try{let s=await k$(e,t,n),i={...r,GIT_DIR:s.own,GIT_WORK_TREE:n,GIT_INDEX_FILE:Zo(n,".git",
"index")};await En(e,[...["-c","core.splitIndex=false","-c","index.sparse=false"],"read-tree","-m","-u",t],{env:i,signal:o})}catch(s){if(o.throwIfAborted(),
s instanceof be)throw s;let{message:i}=s,a=i.indexOf(": exit code"),c=a===-1?i:i.slice(a+2),l=AW.test(c)?"":`
If there is no room, name another folder with TMPDIR=DIR`;throw new be(`${t.slice(0,12)} cannot be checked out into ${n}: ${c}${l}`)}}async function MW({
top:e},t){let{stdout:n}=await we(e,["config","--type=bool","core.sparseCheckout"]);if(n.trim()!=="true")return[];let{stdout:r}=await we(t,["\
ls-files","-t","-z"]);return r.split("\0").flatMap(o=>o.startsWith("S ")?[o.slice(2)]:[])}async function IW({top:e},t,n){let r=await rd(e),o=[
"grep","--quiet","--fixed-strings","-e","filter=",t];if(r.length===0||(await we(n,[...o,"--",":(glob)**/.gitattributes"])).code!==0)return[];
let s=(await we(n,["ls-files","-z"])).stdout,{stdout:i}=await we(n,["check-attr","-z","--stdin","filter"],{input:s}),a=i.split("\0");return a.
flatMap((c,l)=>{let u=a[l+2];return l%3===0&&u!==void 0&&r.includes(u)?[{path:c,filter:u}]:[]})}async function zW({top:e},t){let n=["--get-r\
egexp","^submodule\\..*\\.path$"],r=await we(e,["config","--blob",`${t}:.gitmodules`,"-z",...n]);if(r.code!==0)return[];let o=r.stdout.split(
"\0").filter(Boolean).map(i=>i.slice(i.indexOf(`
`)+1));return(await En(e,["ls-tree","-z",t,"--",...o])).split("\0").flatMap(i=>{let[,a,c]=/^160000 commit ([0-9a-f]+)\t(.+)$/s.exec(i)??[];return a&&
c?[{commit:a,path:c}]:[]})}async function LW({top:e},t){return TW(Zo(e,".git"))?(await we(e,["cat-file","-e",`${t}^{commit}`])).code===0:!1}async function Aw(e,t,{repository:n,resources:r,signal:o},s){o.throwIfAborted();let{commit:i}=e.revision,a=Zf(r.folder,e.name),{lacking:c,unfiltered:l,
leftOut:u,submodules:d}=s.use(await Tw(n,i,a,{marker:r.marker,signal:o})),f=await zy(n,i);return{...e,...{lacking:c,unfiltered:l,leftOut:u,submodules:d},
file:t,tree:f,top:a,folder:Gf(a,FW(t))}}function jT(e){let t=[...new Set(e.flatMap(({lacking:n})=>n))];return t.length===0?[]:[{code:"submod\
ules-missing",paths:t}]}function UT(e){let t=new Set(e.flatMap(({leftOut:r})=>r)),[n]=t;return n===void 0?[]:[{code:"checkout-sparse",file:n,
files:t.size}]}function ZT(e){let t=e.flatMap(({unfiltered:o})=>o),[n]=t;return n?[{code:"filters-off",filters:[...new Set(t.map(({filter:o})=>o))],
file:n.path,files:new Set(t.map(({path:o})=>o)).size}]:[]}function Nw(e,t){for(let{name:n,folder:r,top:o,targets:s}of e){let i=[".",...s.flatMap(
UW),...t.flatMap(ZW)];for(let a of i){let c=HW(Gf(r,a));if(!(c===null||GW(BT(o),c)))throw new v(`${a} of ${n} is a link out of the repositor\
y; put the file itself into the repository`)}}}function UW({services:e=[],...t}){let n=[t,...e].flatMap(({build:r,process:o})=>[...r?[r.context,
`${r.context}/${r.dockerfile}`,...Object.values(r.contexts??{}).filter(s=>!s.includes("://"))]:[],...o?.workingDirectory===void 0?[]:[o.workingDirectory]]);
return t.tls?.ca===void 0?n:[...n,t.tls.ca]}function ZW({request:{body:e}}){return e&&"file"in e?[e.file]:[]}function GW(e,t){let[n]=BW(e,t).
split(jW);return n!==".."}function HW(e){try{return BT(e)}catch{return null}}async function GT({top:e,folder:t,submodules:n},r){if(r.length===
0)return;let o=r.some(s=>qW(s,t));for(let s of[e,...n.map(i=>Zf(e,i))])o?await O$(s):DW(Zf(s,".git"),{recursive:!0,force:!0})}function qW({build:e},t){
if(!e)return!1;let n=Gf(t,e.context),r=Gf(n,e.dockerfile),o=Cw(`${r}.dockerignore`)||Cw(Zf(n,".dockerignore"));return/\bgit\b/.test(Cw(r))&&
!WW(o)}function Cw(e){return St(e)?.toString("utf8")??""}function WW(e){let n=e.split(/\r?\n/).map(r=>r.trim()).findLast(r=>/^!?(?:\/|\.\/)?(?:\*\*\/)?(?:\.git\*?|\.\*|\*\*?)\/?(?:\*\*?)?$/.
test(r));return n!==void 0&&!n.startsWith("!")}import{createHash as WT}from"node:crypto";import{existsSync as VW,writeFileSync as KW}from"node:fs";import{join as JW,posix as YW,resolve as kc}from"node:path";var XW=2/3,QW=25;async function VT(e,{resources:t,signal:n,time:r}){if(e.length===0)return{built:[],failures:[]};let o=o6(e,process.env),s=e.
filter(c=>!o.some(l=>l.order===c)),i=await i6(process.env);for(let{name:c,cache:l,env:u,orders:d}of r6(s,i,process.env)){let f=JW(t.folder,`${c}\
.json`);KW(f,a6(d.map(g=>s6(d6(g,process.env))),t.id,l));let m=u6(d,process.env),h=Object.entries(m).map(([g,y])=>[`${JT}${g}`,y]),p=async(g,y)=>{
let b=await Me(["buildx","bake","--file",f,"--provenance=false","--sbom=false","--progress=plain","--allow","fs.read=*",...y],{cwd:t.folder,
env:{...u,...Object.fromEntries(h),...t.marker},timeoutSeconds:g,signal:n});return Un(b,m)};if((await p(r.left()*XW,[])).code!==0)for(let g of d){
let y=r.left();if(y===0){o.push(Mw(g,"was not built",r.seconds));continue}let b=await p(y,[Iw(g)]);if(b.code===0)continue;let x=n6(g)??t6(b.
stderr||b.stdout);o.push(Mw(g,x,b.timedOut?r.seconds:void 0))}}let a=[];for(let c of e){if(o.some(u=>u.order===c))continue;let l=qf(c,t.id);
a.push({order:c,id:await pi(l),bytes:await fi(l)})}return{built:a,failures:o}}var e6=/unsupported frontend capability (moby\.buildkit\.frontend\.\S+)/;
function t6(e){let t=tr(e,QW),n=e6.exec(e)?.[1];if(n===void 0)return t;let r=n.endsWith(".contexts")?"named contexts (additional_contexts)":
n;return`${t}
This Docker engine's own builder is too old to know ${r}. Use Docker Engine 23 or newer, or a builder of Buildx's own (docker buildx create \
--use; in GitHub Actions docker/setup-buildx-action), or begin the Dockerfile with # syntax=docker/dockerfile:1, which has to be downloaded`}
function n6({target:{build:e},checkout:t}){return!e||VW(kc(t.folder,e.context,e.dockerfile))?null:`there is no ${YW.join(e.context,e.dockerfile)}\
 in the folder of the configuration file, from which all paths start; make it, or correct the path (build: .. is the folder above)`}function Mw(e,t,n){
let r={target:e.target.name,what:"build",log:t};return{order:e,failure:n===void 0?r:{...r,limitSeconds:n}}}function r6(e,t,n){let r=t?e.filter(
({checkout:s})=>s.writesCache):[],o=e.filter(s=>!r.includes(s));return[{name:"bake-reviewed",orders:r,cache:!0,env:BO(n)},{name:"bake",orders:o,
cache:!1,env:bt(n)}].filter(s=>s.orders.length>0)}function o6(e,t){if(t.GITHUB_ACTIONS!=="true"&&!t.ACTIONS_RUNTIME_TOKEN)return[];let n=new Set(
e.filter(({checkout:r})=>r.writesCache).map(HT));return e.flatMap(r=>{let o=HT(r);if(r.checkout.writesCache||o===null||n.has(o))return[];let s=`\
it names the frontend ${o} (# syntax= or BUILDKIT_SYNTAX), which would run on the builder of base; in GitHub Actions only docker/dockerfile \
and base's own frontends are allowed, so use one of those, or add it on the base branch first`;return[Mw(r,s)]})}function HT(e){let{build:t}=e.
target;return t?h6(KT(e),t.args):null}function KT({target:{build:e},checkout:t}){let n=e&&kc(t.folder,e.context,e.dockerfile);return(n&&St(n)?.
toString("utf8"))??""}function s6(e){let{build:t}=e.target;if(!t)return e;let{folder:n}=e.checkout,r=kc(n,t.context),o=Object.entries(t.contexts??
{}).map(([i,a])=>[i,a.includes("://")?a:kc(n,a)]),s={...t,context:r,dockerfile:kc(r,t.dockerfile),contexts:Object.fromEntries(o)};return{...e,
target:{...e.target,build:s}}}async function i6(e){if(!e.ACTIONS_RUNTIME_TOKEN||!(e.ACTIONS_RESULTS_URL||e.ACTIONS_CACHE_URL))return!1;let{code:t,
stdout:n}=await Me(["buildx","inspect"],{timeoutSeconds:30}),r=/^Driver:\s+(\S+)/m.exec(n)?.[1];return t===0&&r!==void 0&&r!=="docker"}function Iw({
target:e,checkout:t}){let n=e.name.toLowerCase().replaceAll(/[^a-z0-9]+/g,"-"),r=WT("sha256").update(e.name).digest("hex").slice(0,8);return`${n===
e.name?n:`x${n}-${r}`}-${t.name}`}function qf(e,t){return`loadgate/${Iw(e)}:${t}`}function a6(e,t,n=!1){let r=Object.fromEntries(e.map(o=>[Iw(
o),{...c6(o,t),...n&&m6(o)}]));return JSON.stringify({group:{default:{targets:Object.keys(r)}},target:r},null,2)}function c6(e,t){let{build:n}=e.
target;if(!n)throw new RangeError(`target ${e.target.name} has nothing to build`);return{context:Hf(n.context),dockerfile:Hf(n.dockerfile),args:{
...Object.fromEntries(Object.entries({...n.args,...w6(KT(e),n.args)}).map(([r,o])=>[r,Hf(o)])),BUILDKIT_CACHE_MOUNT_NS:f6(e,t)},...n.target===
void 0?{}:{target:n.target},...l6(n),tags:[qf(e,t)],output:["type=docker"]}}function l6({secrets:e=[],contexts:t={},ulimits:n={},shmSize:r}){
let o=Object.entries(t).map(([s,i])=>[s,Hf(i)]);return{...e.length>0&&{secret:e.map(s=>`id=${s},env=${JT}${s}`)},...o.length>0&&{contexts:Object.
fromEntries(o)},...Object.keys(n).length>0&&{ulimits:Object.entries(n).map(([s,i])=>`${s}=${i}`)},...r!==void 0&&{"shm-size":String(r)}}}var JT="\
LOADGATE_SECRET_";function u6(e,t){return Object.assign({},...e.map(({target:{name:n,build:r}})=>Xe({...r,name:n},t)))}function d6(e,t){let{
name:n,build:r}=e.target;if(!r?.secrets)return e;let o=Object.keys(Xe({...r,name:n},t));return{...e,target:{...e.target,build:{...r,secrets:o}}}}
function f6({checkout:e},t){return e.writesCache?"loadgate-reviewed":`loadgate-${t}-${e.name}`}function m6({target:e,checkout:t}){let n=`loa\
dgate-${WT("sha256").update(e.name).digest("hex").slice(0,16)}`;return t.writesCache?{"cache-from":[`type=gha,scope=${n}`],"cache-to":[`type\
=gha,scope=${n},mode=max,ignore-error=true`]}:{}}function Hf(e){return e.replaceAll(/[$%](?=\{)/g,t=>t+t)}var p6=/^(?:docker\.io\/)?docker\/dockerfile(?:[:@]|$)/,
qT="BUILDKIT_SYNTAX";function h6(e,t){return[...t[qT]?[t[qT]]:[],...g6(e)].find(r=>r!==""&&!p6.test(r))??null}function g6(e){let t=e.replace(
/^\uFEFF/,""),n=[t,t.replace(/^#!.*\n/,"")].flatMap(y6),r=[];for(let o of t.split(/\n|\r/)){if(o.trim()!==""&&!/^\s*(?:#|\/\/)/.test(o))break;
let s=/^\s*(?:#|\/\/)\s*syntax\s*=\s*(\S+)/i.exec(o)?.[1];s!==void 0&&r.push(s)}return[...n,...r]}function y6(e){try{JSON.parse(e)}catch{return[]}
let t=Array.from(e.matchAll(/"(?:[^"\\]|\\.)*"|[^\s"]/g),([n])=>n);return t.flatMap((n,r)=>{let[o="",s]=t.slice(Math.max(0,r-2),r);return n.
startsWith('"')&&s===":"&&o.startsWith('"')&&JSON.parse(o).toUpperCase()==="SYNTAX"?[JSON.parse(n)]:[]})}var b6="315532800",Go="SOURCE_DATE_\
EPOCH";function w6(e,t){if(t[Go]!==void 0)return{[Go]:t[Go]};let n=new Set(x6(e)),[r,...o]=n;return r===void 0?{[Go]:b6}:o.length===0&&/^\d+$/.
test(r)?{[Go]:r}:{}}function x6(e){let t=e.split(/\r?\n/).filter(o=>!/^\s*#/.test(o)).join(`
`).replaceAll(/[\\`][ \t]*\n/g," "),n=t.split(`
`).flatMap(o=>{let[,s=""]=/^\s*ARG\s(.*)$/i.exec(o)??[],i=new RegExp(`(?:^|\\s)["']?${Go}=["']?([^\\s"']*)`).exec(s);return i?[i[1]??""]:[]}),
r=[...t.matchAll(new RegExp(`\\$\\{${Go}:?-["']?([^}"']*)`,"g"))];return[...n,...r.map(([,o=""])=>o)]}import{mkdirSync as eC,rmSync as H6,writeFileSync as q6}from"node:fs";import{basename as W6,dirname as V6,join as Jf,resolve as tC}from"node:path";import{accessSync as S6,constants as v6}from"node:fs";import{homedir as k6}from"node:os";import{delimiter as O6,isAbsolute as YT,join as Wf,
resolve as $6}from"node:path";function Oc(e=process.env){let{LOADGATE_CACHE:t,XDG_CACHE_HOME:n}=e;if(t&&!YT(t))throw new v(`LOADGATE_CACHE is the relative path ${t}, so p\
rograms of the checkout would be run; write an absolute path`);return t||Wf(n&&YT(n)?n:Wf(k6(),".cache"),"loadgate")}function Nt(e,t=process.
env){return zw(e,t)[0]??null}function zw(e,t=process.env){let n=t[`LOADGATE_${e.toUpperCase()}`],r=[...Ta(t.PATH??"").split(O6).filter(Boolean),
"/usr/sbin","/usr/local/sbin",...e==="oha"?[Wf(Oc(t),"bin")]:[]];return(n?[$6(n)]:r.map(s=>Wf(s,e))).filter($c)}function $c(e){try{return S6(
e,v6.X_OK),!0}catch{return!1}}async function Vf(e,t="--version"){let n=await V([e,t],{cwd:"/",env:oe(process.env),timeoutSeconds:10});return n.
code===0?(n.stdout+n.stderr).trim().split(`
`)[0]??null:null}import{chownSync as XT,constants as R6,copyFileSync as _6,existsSync as E6,linkSync as P6,lstatSync as T6,mkdirSync as C6,readdirSync as A6}from"node:fs";
import{homedir as N6}from"node:os";import{basename as M6,dirname as I6,join as Rc}from"node:path";import{setImmediate as z6}from"node:timers/promises";
var L6=[{of:["go"],named:[["GOCACHE",""],["XDG_CACHE_HOME","go-build"]],inHome:".cache/go-build",writtenOnce:!0},{of:["go"],named:[["GOMODCA\
CHE","cache/download"],["GOPATH","pkg/mod/cache/download"]],inHome:"go/pkg/mod/cache/download",writtenOnce:!0},{of:["cargo"],named:[["CARGO_\
HOME","registry/index"]],inHome:".cargo/registry/index"},{of:["cargo"],named:[["CARGO_HOME","registry/cache"]],inHome:".cargo/registry/cache"},
{of:["cargo"],named:[["CARGO_HOME","git/db"]],inHome:".cargo/git/db"},{of:["npm","npx"],named:[["npm_config_cache","_cacache"],["NPM_CONFIG_\
CACHE","_cacache"]],inHome:".npm/_cacache"},{of:["corepack","yarn","pnpm"],named:[["COREPACK_HOME",""]],inHome:".cache/node/corepack"},{of:[
"yarn"],named:[["YARN_CACHE_FOLDER",""]],inHome:".cache/yarn"},{of:["pnpm"],named:[],inHome:".local/share/pnpm/store"},{of:["mvn","mvnw"],named:[],
inHome:".m2/repository"},{of:["mvn","mvnw"],named:[],inHome:".m2/wrapper"},{of:["gradle","gradlew"],named:[["GRADLE_USER_HOME","wrapper"]],inHome:"\
.gradle/wrapper"},{of:["gradle","gradlew"],named:[["GRADLE_USER_HOME","caches/modules-2"]],inHome:".gradle/caches/modules-2"},{of:["pip","pi\
p3","python","python3"],named:[["PIP_CACHE_DIR",""]],inHome:".cache/pip"},{of:["uv"],named:[["UV_CACHE_DIR",""]],inHome:".cache/uv"},{of:["c\
omposer"],named:[["COMPOSER_CACHE_DIR",""]],inHome:".cache/composer"}];async function QT(e,t,n){let r=t.map(s=>M6(s)),o={files:F6,bytes:B6};
for(let s of L6.filter(({of:i})=>r.some(a=>i.includes(a)))){let i=D6(s,n),a=s.writtenOnce?0:j6;E6(i)&&await Kf(i,Rc(e.home,s.inHome),e,{budget:o,
linkedFrom:a})}}function D6({named:e,inHome:t},n){for(let[r,o]of e){let s=n[r];if(s)return Rc(s,o)}return Rc(n.HOME??N6(),t)}var F6=2e4,B6=512*
1024*1024,j6=16*1024,U6=/\.txt$/,Z6=/(?:^|[.-])lock$/;async function Kf(e,t,n,{budget:r,linkedFrom:o}){let s=C6(t,{recursive:!0,mode:493});for(let i=t;s!==
void 0&&i.length>=s.length;i=I6(i))XT(i,n.uid,n.gid);await z6();for(let i of A6(e,{withFileTypes:!0})){if(r.files<=0||r.bytes<=0)return;let[
a,c]=[Rc(e,i.name),Rc(t,i.name)],l=T6(a,{throwIfNoEntry:!1});if(!(!l||(l.mode&4)===0||Z6.test(i.name))){if(l.isDirectory())await Kf(a,c,n,{budget:r,
linkedFrom:o});else if(l.isFile()){if(r.files-=1,l.size>=o&&!U6.test(i.name)&&G6(a,c))continue;r.bytes-=l.size,_6(a,c,R6.COPYFILE_FICLONE),XT(
c,n.uid,n.gid)}}}}function G6(e,t){try{return P6(e,t),!0}catch{return!1}}async function nC({top:e,submodules:t},n,r){await gi(r,e);for(let s of[e,...t.map(i=>Jf(e,i))])await J6(s,r);let o=n.flatMap(({process:s})=>s?.
setup.map(([i=""])=>i)??[]);await QT(r,o,process.env)}var K6={files:2e5,bytes:1024**3};async function J6(e,t){let n=Jf(e,".git/objects"),r=Jf(
n,"info/alternates"),o=(Z(r)??"").trimEnd();if(o===""||o.startsWith('"')||(await At(t,["test","-x",o])).code===0)return;let s={...K6};H6(r),
await Kf(o,n,t,{budget:s,linkedFrom:0})}function rC(e){let t=Number(Z("/proc/sys/net/ipv4/ip_unprivileged_port_start")??1024),n=e.map(r=>r.port).
find(r=>r!==0&&r<t);return n===void 0?null:{why:"port",what:String(n)}}async function oC(e,t,n){for(let r of e)for(let[o=""]of[r.process?.command??
[],...r.prepare??[]]){let s=o.includes("/")?iC(n,tC(Dn(r,t),o),r.env):Lw(n,o,r.env);if(o!==""&&!await s)return{why:"program",what:o}}return null}
async function sC(e,t){for(let{process:n,prepare:r=[],env:o}of e)for(let[s=""]of[...n?.setup??[],n?.command??[],...r])if(s!==""&&!s.includes(
"/")&&!await Lw(t,s,o))return{why:"program",what:s};return null}var Y6=4;async function iC(e,t,n,r=0){if((await At(e,["test","-f",t,"-a","-x",
t])).code!==0)return!1;let{stdout:o}=await At(e,["head","-c","256",t]),s=X6(o);return s===null||r===Y6?!0:s.includes("/")?(await At(e,["test",
"-x",s])).code===0:Lw(e,s,n,r+1)}function X6(e){let[,t,n=""]=/^#![ \t]*(\/\S+)[ \t]*([^\n]*)/.exec(e)??[];return t===void 0||W6(t)!=="env"?t??
null:n.split(/\s+/).map(o=>o.replace(/^(?:-\w*S|--split-string=)/,"")).find(o=>o!==""&&!/^-|=/.test(o))??t}async function Lw(e,t,n,r=0){let o=Nt(
t,{PATH:n.PATH??oe(process.env).PATH});if(o===null)return!0;if(!await iC(e,o,n,r))return!1;let s=yi(oe(process.env),e),i=await V([o,"--versi\
on"],{cwd:"/",env:s,user:e,timeoutSeconds:5});return!i.missing&&i.code!==126&&i.code!==127}function aC(e,{folder:t,user:n,into:r}){eC(r,{recursive:!0});
for(let{request:o}of e){let{body:s}=o;if(!s||!("file"in s))continue;let i=St(tC(t,s.file),{mostBytes:1/0,owner:n.uid}),a=Jf(r,s.file);i!==null&&
(eC(V6(a),{recursive:!0}),q6(a,i))}}import{createHash as Q6}from"node:crypto";import{lstatSync as eV,readdirSync as tV}from"node:fs";import{join as _c}from"node:path";function lC(e){let t=bi(e);return()=>dC(Dw(t,bi(e)))}function uC(e,t,n){let[r,o]=[bi(e),bi(t)],s=new Map(n.map(a=>[a,cC(_c(e,a))])),i=a=>{let c=s.
get(a);return c!=null&&c===cC(_c(e,a))};return()=>{let a=Dw(r,bi(e)).filter(l=>r.has(l)&&!i(l));if(a.length===0)return null;let c=new Set(Dw(
o,bi(t)));return dC(a.filter(l=>!c.has(l)))}}function Dw(e,t){return[...new Set([...e.keys(),...t.keys()])].filter(n=>!rV(e.get(n),t.get(n)))}
function dC(e){let[t]=e.toSorted();return t===void 0?null:{path:t,files:e.length}}var nV=256*1024*1024;function cC(e){let t=St(e,{mostBytes:nV});
return t&&Q6("sha256").update(t).digest("hex")}function rV(e,t){return!e||!t||e.written!==t.written?!1:e.changed===t.changed||e.names>1n}function oV(e){
try{return tV(e,{withFileTypes:!0})}catch{return[]}}function bi(e){let t=new Map,n=[""];for(let r of n)for(let o of oV(_c(e,r))){let s=_c(r,
o.name);o.isDirectory()&&n.push(s);let i=eV(_c(e,s),{bigint:!0,throwIfNoEntry:!1});if(!i)continue;let{ino:a,mode:c,uid:l,size:u,mtimeNs:d,ctimeNs:f,
nlink:m}=i,h=o.isDirectory()?[a,c,l]:[a,c,l,u,d];t.set(s,{written:h.join(" "),changed:o.isDirectory()?0n:f,names:m})}return t}async function yC(e,t,n){let r=e.filter(({folder:s})=>Fw(s)),o=await(t==="docker"?dV(r,n):fV(r,n));return e.map(s=>{let i=o.get(s);return i?
wV(s,i):{checkout:s,targets:[],failures:uV(s)}})}function uV({name:e,targets:t,file:n}){return t.map(r=>({target:r.name,what:"build",log:`${e}\
 has no folder ${aV(n)}`}))}async function dV(e,{resources:t,signal:n,buildSeconds:r}){t.engine();let o=Yf(r??kC),s=e.flatMap(wi),i=s.filter(
({target:m})=>m.build);for(let m of e){let h=i.filter(p=>p.checkout===m);await GT(m,h.map(({target:p})=>p))}let{built:a,failures:c}=await VT(
i,{resources:t,signal:n,time:o}),l=[];for(let m of s.filter(({target:h})=>h.image)){let h=m.target.image;await mi(h,n,o.left()),l.push({order:m,
id:await pi(h),bytes:await fi(h)})}let u=s.filter(({target:m})=>!m.build&&!m.image),d=[...a,...l],f=m=>d.filter(({order:h})=>h.checkout===m);
return new Map(e.map(m=>[m,{artifacts:f(m).map(({order:{target:h},id:p,bytes:g})=>({target:h,image:p,id:p,imageBytes:g})),failures:[...c.filter(
({order:h})=>h.checkout===m).map(({failure:h})=>h),...u.filter(h=>h.checkout===m).map(({target:h})=>bC(h,"neither build nor image, which Doc\
ker needs"))]}]))}async function fV(e,{resources:t,signal:n,buildSeconds:r}){let o=Yf(r??kC),s=new Map,i=[];for(let[a,c]of e.entries()){let l=mV(
t,a),u;try{u=await hV(c,{resources:t,signal:n,time:o,commands:l})}finally{await pV(l,c,u?.user)}let d=yV(i);s.set(c,d===null?u:{...u,...bV(c,
d)}),e.slice(a+1).flatMap(wi).some(({target:m})=>(m.process?.setup.length??0)>0)&&i.push({name:c.name,changed:lC(c.top)})}return s}function mV({
id:e},t){let n=`setup-${t}`;return{sign:["LOADGATE_SETUP",`${e}-${n}`],group:Wr(e,n)}}async function pV({sign:e,group:t},{top:n},r){r&&await Uo(
r);for(let o=0;o<20;o+=1){let s=[...t?.members()??[],...Ds(e.join("=")),...Qu(n)];if(s.length===0)break;for(let i of s)et(i,"SIGKILL");await lV(
20)}t?.remove()}async function hV(e,t){let{users:n}=t.resources,r=wi(e).map(({target:f})=>f),o=r.length>0?await n.next():null;if(!o)return Ec(
e,t);let s=n.isDecided()?null:rC(r)??await sC(r,o);if(s)return n.decide(s),Ec(e,t);e.targets.some(({fixture:f})=>f!==void 0)&&n.decide(null);
try{await nC(e,r,o)}catch(f){if(n.isDecided())throw f;return n.decide({why:"not-permitted"}),Ec(e,t)}let i={...await Ec(e,{...t,user:o}),user:o};
if(n.isDecided())return i;let a=r.filter(f=>i.artifacts.some(m=>m.target===f)),c=await oC(a,e.folder,o),l=i.failures.find(({what:f,limitSeconds:m})=>f===
"setup"&&m===void 0);if(!c&&!l)return n.decide(null),i;await Uo(o),await gi(gV,e.top);let u=await Ec(e,t),d=u.failures.length<i.failures.length;
return c||d?(n.decide(c??{why:"build",what:l?.target??""}),u):(n.decide(null),await gi(o,e.top),{...i,failures:u.failures})}var gV={uid:0,gid:0};
async function Ec(e,t){let{folder:n,tree:r}=e,o=[],s=[];for(let{target:i}of wi(e)){let a=i.process?await vV(i,{folder:n,...t}):bC(i,"no comm\
and that starts it as a process");a?s.push(a):o.push({target:i,id:r,imageBytes:null})}return{artifacts:o,failures:s}}function bC({name:e},t){
return{target:e,what:"build",log:`${e} has ${t}`}}function yV(e){for(let{name:t,changed:n}of e){let r=n();if(r===null)continue;let o=r.files>
1?` and ${r.files-1} more`:"";return`its setup changed ${t}'s files (${r.path}${o}), so ${t} is no longer what was committed and nothing can\
 be compared; remove that from setup`}return null}function wC(e,t){let{top:n,folder:r}=e.checkout,o=wi(e.checkout).flatMap(({target:s})=>(s.
process?.command??[]).filter(a=>a.includes("/")).map(a=>cV(Dn(s,r),a))).filter(s=>Fw(s)).map(s=>gC(fC(n),fC(s)));return uC(n,t.checkout.top,
o)}function bV({targets:e},t){return{artifacts:[],failures:e.map(({name:n})=>({target:n,what:"setup",log:t}))}}function wi(e){let{targets:t}=e,
n=new Map(t.flatMap(({services:r=[]})=>r.map(o=>[o.name,o])));return[...t,...n.values()].map(r=>({checkout:e,target:r}))}function xC(e,{id:t}){
let n=wi(e).filter(({target:r})=>r.build);return kT(n.map(r=>qf(r,t)))}function wV(e,{artifacts:t,failures:n,user:r}){let{targets:o,folder:s}=e,
i=n.filter(u=>o.some(({name:d})=>d===u.target)),a=o.flatMap(u=>n.filter(d=>u.services?.some(({name:f})=>f===d.target)).map(d=>({...d,target:u.
name,log:`service ${d.target}:
${d.log}`}))),c=u=>{let d=t.find(({target:f})=>f.name===u.name);return d?[{...d.image&&{image:d.image},folder:s,target:u,...r&&{user:r}}]:[]},
l=o.flatMap(u=>{let d=t.find(y=>y.target===u);if(!d||a.some(y=>y.target===u.name))return[];let{image:f,id:m,imageBytes:h}=d,p=(u.services??[]).
flatMap(c);return[{build:{...f&&{image:f},folder:s,target:u,...r&&{user:r},...p.length>0&&{services:p}},id:m,imageBytes:h}]});return{checkout:e,
targets:l,failures:[...i,...a],...r&&{user:r}}}async function SC(e,t,n,{folder:r}){if(n==="docker")return e;let{checkout:o}=e,s=mC(r,t);await sV(
o.top,s,{recursive:!0,verbatimSymlinks:!0,preserveTimestamps:!0,filter:xV}).catch(a=>{throw new be(`${o.top} cannot be copied: ${a.message};\
 make room, or name another temporary folder with TMPDIR=DIR`)}),e.user&&await gi(e.user,s);let i=a=>mC(s,gC(o.top,a));return{...e,checkout:{
...o,name:t,top:s,folder:i(o.folder)},targets:e.targets.map(({build:a,...c})=>{let l=a.services?.map(u=>({...u,folder:i(u.folder)}));return{
...c,build:{...a,folder:i(a.folder),...l&&{services:l}}}})}}async function xV(e){let t=await iV(e);return t.isFile()||t.isDirectory()||t.isSymbolicLink()}
var SV=25;async function vV(e,{folder:t,resources:n,signal:r,user:o,time:s,commands:i}){let a=Dn(e,t),c={target:e.name,what:"setup"};if(!Fw(
a))return{...c,log:`there is no folder ${e.process?.workingDirectory}; correct working-directory`};for(let l of e.process?.setup??[]){let u=s.
left();if(u===0)return{...c,log:`${l.join(" ")}: was not started`,limitSeconds:s.seconds};let d=Xe(e,process.env),f=i&&Object.fromEntries([i.
sign]),m={...e.env,...d,...n.marker,...f},h=await V(l,{cwd:a,env:Is(o?yi(process.env,o):process.env,e.inherit,m),user:o,timeoutSeconds:u,signal:r,
untrusted:!0,started:({pid:S})=>{S!==void 0&&i?.group?.add(S)}});if(h.code===0)continue;let p=Un(h,d),g=tr(p.stdout+p.stderr,SV),y=`${l.join(
" ")}: ${se(p)}
${g}`,b=p.missing?`${l[0]}: not found or not executable
`:"",x=vc(b+g,process.env,e);return{...c,log:y,...p.timedOut&&{limitSeconds:s.seconds},...pr(x)}}return null}function vC(e,t){let n=pC(e.head,
t),r=e.base&&pC(e.base,t),o=[...r?[["base",r]]:[],["head",n]];return{builds:o.flatMap(([s,{targets:i}])=>i.map(a=>kV(a,s))),variants:o.map(([
s,{checkout:i,targets:a}])=>{let{commit:c,label:l}=i.revision,u=a.map(({build:d,id:f,imageBytes:m})=>[d.target.name,{id:f,imageBytes:m}]);return{
variant:s,commit:c,label:l,builds:Object.fromEntries(u)}}),failures:o.flatMap(([s,{failures:i}])=>i.map(a=>({variant:s,...a}))),identical:new Set(
r?OV(r,n):[])}}function pC({targets:e,failures:t,...n},r){return{...n,targets:e.filter(({build:o})=>r.has(o.target.name)),failures:t.filter(
({target:o})=>r.has(o))}}function kV({build:{services:e,...t}},n){return{...t,variant:n,...e&&{services:e.map(r=>({...r,variant:n}))}}}function OV(e,t){
return e.targets.flatMap(n=>{let{name:r}=n.build.target,o=t.targets.find(({build:s})=>s.target.name===r);return o&&o.id===n.id&&hC(o)===hC(n)?
[r]:[]})}function hC({build:{target:e,services:t=[]}}){let n=({command:o,process:s,env:i,port:a,memory:c,secrets:l,...u})=>[o,s?.command,s?.
workingDirectory,i,a,c,l,u.inherit,u.shmSize,u.ulimits,u.seccomp],r=t.map(o=>[o.image,n(o.target),o.target.ready]);return JSON.stringify([n(
e),e.tls,e.prepare,r])}var kC=1800;function Yf(e,t=yn.now){let n=t()+e;return{seconds:e,left:()=>Math.max(0,n-t())}}import{basename as MC,dirname as Gw,join as Hw}from"node:path/posix";import{basename as $V}from"node:path/posix";var RV=[[/^(?:package-lock|npm-shrinkwrap)\.json$/,{read:PV}],[/^yarn\.lock$/,{read:AV,manifest:"\
package.json"}],[/^pnpm-lock\.yaml$/,{read:NV,manifest:"package.json"}],[/^bun\.lock$/,{read:MV,manifest:"package.json"}],[/^go\.mod$/,{read:IV}],
[/^Cargo\.lock$/,{read:OC}],[/^(?:(?:uv|poetry|pdm)\.lock|pylock\.toml)$/,{read:OC,manifest:"pyproject.toml"}],[/^requirements[\w.-]*\.txt$/,
{read:LV}],[/^Pipfile\.lock$/,{read:FV}],[/^composer\.lock$/,{read:BV,manifest:"composer.json"}],[/^Gemfile\.lock$/,{read:jV}],[/^pom\.xml$/,
{read:ZV}],[/^gradle\.lockfile$/,{read:GV}],[/^libs\.versions\.toml$/,{read:HV}]],_V=8*1024*1024,EV=4e3;function Xf(e){return e.length<=_V&&
e.split(`
`).every(t=>t.length<=EV)}function tm(e){return RV.find(([t])=>t.test($V(e)))?.[1]??null}function jw(e,t,n=null){if(t===null||!Xf(t))return new Map;
try{return tm(e)?.read(t,n!==null&&Xf(n)?n:null)??new Map}catch{return new Map}}function Ze(e){let t=new Map;for(let[n,r,o]of e){let s=t.get(
n);s===void 0?t.set(n,{versions:new Set([r]),role:o}):(s.versions.add(r),Qf.indexOf(o)<Qf.indexOf(s.role)&&(s.role=o))}return t}var Qf=["dir\
ect","indirect","development"];function $C(e,t){let n=e.split(`
`),r=n.indexOf(t)+1,o=n.findIndex((s,i)=>i>=r&&/^\S/.test(s));return r===0?"":n.slice(r,o===-1?void 0:o).join(`
`)}function Bw(e,t){let n=e.split(`
`),r=n.indexOf(`[${t}]`)+1,o=n.findIndex((s,i)=>i>=r&&s.startsWith("["));return r===0?"":n.slice(r,o===-1?void 0:o).join(`
`)}function Pc(e,t,n){let r=[];for(let o=e.indexOf(t);o!==-1;o=e.indexOf(t,o)){let s=e.indexOf(n,o+t.length);if(s===-1)break;r.push(e.slice(
o+t.length,s)),o=s+n.length}return r}function pt(e){return typeof e=="object"&&e!==null&&!Array.isArray(e)?e:{}}var Tc=e=>typeof e=="string"?
e:null,em=(...e)=>e.flatMap(t=>Object.keys(pt(t)));function Cc(e,t,n=!1){return n?"development":t.size===0||t.has(e)?"direct":"indirect"}function PV(e){
let t=pt(JSON.parse(e)),n=Object.entries(pt(t.packages));if(n.length===0)return CV(t);let r=i=>i.includes("node_modules/"),o=n.filter(([i])=>!r(
i)).map(([,i])=>pt(i)),s=new Set(o.flatMap(i=>em(i.dependencies,i.optionalDependencies)));return Ze(n.flatMap(([i,a])=>{let c=pt(a),l=Tc(c.version);
if(!r(i)||c.link===!0||l===null)return[];let u=i.slice(i.lastIndexOf("node_modules/")+13);return[[u,l,Cc(u,s,c.dev===!0)]]}))}var TV=50;function CV(e){
let t=(n,r)=>Object.entries(pt(n)).flatMap(([o,s])=>{let i=pt(s),a=Tc(i.version),c=a===null?[]:[[o,a,i.dev?"development":"direct"]];return r>
TV?c:[...c,...t(i.dependencies,r+1)]});return Ze(t(e.dependencies,0))}function Uw(e){let t=pt(JSON.parse(e??"{}")),n=new Set(em(t.dependencies,
t.optionalDependencies)),r=new Set(em(t.devDependencies));return o=>Cc(o,n,r.has(o)&&!n.has(o))}function AV(e,t){let n=Uw(t);return Ze(e.split(
/\n(?=\S)/).flatMap(r=>{let o=/^"?(@?[^@"\s]+)@/.exec(r)?.[1],s=/^ {2}version:? "?([^"\s]+)"?$/m.exec(r)?.[1];return o===void 0||s===void 0||
s.endsWith("-use.local")?[]:[[o,s,n(o)]]}))}function NV(e,t){let n=Uw(t),o=$C(e,"packages:").matchAll(/^ {2}'?\/?((?:@[^/\s]+\/)?[^/@\s]+)[@/](\d[^'(:\s_]*)/gm);
return Ze([...o].map(([,s="",i=""])=>[s,i,n(s)]))}function MV(e,t){let n=Uw(t),r=e.matchAll(/^ +"[^"\n]+": \["(@?[^"@\n]+)@(\d[^"\n]*)"/gm);
return Ze([...r].map(([,o="",s=""])=>[o,s,n(o)]))}function IV(e){let t=e.split(`
`).map(o=>o.trim()),n=new Map(t.flatMap(o=>{let s=/^(?:replace\s+)?(\S+)(?:\s+v\S+)?\s+=>\s+(\S+)(?:\s+(v\S+))?/.exec(o);return s?[[s[1],s[3]===
void 0?s[2]:`${s[2]} ${s[3]}`]]:[]})),r=new Set(Pc(e,"exclude (",")").flatMap(o=>o.split(`
`).map(s=>s.trim())));return Ze(t.flatMap(o=>{let s=/^(?:require\s+)?([^\s()=]+)\s+(v\d\S*)\s*(\/\/ indirect)?/.exec(o);if(!s||o.includes("=\
>")||o.startsWith("exclude"))return[];let[,i="",a="",c]=s;return r.has(`${i} ${a}`)?[]:[[i,n.get(i)??a,c?"indirect":"direct"]]}))}function OC(e,t){
let n=e.split(/^(?=\[\[packages?\]\])/m).slice(1).map(a=>{let c=u=>new RegExp(`^${u} = "([^"]+)"`,"m").exec(a)?.[1],l=/^source = \{ (?:editable|virtual) /m.
test(a);return{table:a,own:l,name:c("name"),version:c("version"),source:c("source")}}),r=n.some(({source:a})=>a!==void 0),o=n.filter(({own:a,
source:c})=>a||r&&c===void 0),s=o.flatMap(({table:a})=>{let[c=""]=Pc(a,`
dependencies = [`,"]");return[...c.matchAll(/"([^"\s]+)(?:\s[^"]*)?"/g)].map(([,l=""])=>l)}),i=new Set([...s,...zV(t)]);return Ze(n.flatMap(
a=>{let{name:c,version:l}=a;return c===void 0||l===void 0||o.includes(a)?[]:[[c,l,Cc(c,i)]]}))}function zV(e){let t=Bw(e??"","project"),n=Pc(
`
${t}
`,`
dependencies = [`,`]
`)[0]??"",r=Bw(e??"","tool.poetry.dependencies");return[...n.matchAll(/["']([A-Za-z0-9][\w.-]*)[^"']*["']/g),...r.matchAll(/^([A-Za-z0-9][\w.-]*)\s*=/gm)].
map(([,s=""])=>RC(s))}var RC=e=>e.toLowerCase().replace(/[-_.]+/g,"-");function LV(e){let t=e.split(`
`);return Ze(t.flatMap((n,r)=>{let o=/^([A-Za-z0-9][\w.-]*)(?:\[[^\]]*\])?\s*===?\s*([^\s;#\\,]+)/.exec(n);if(!o)return[];let[,s="",i=""]=o,
a=DV(t,r+1),c=a.length>0&&!a.some(l=>l.startsWith("-r"));return[[RC(s),i,c?"indirect":"direct"]]}))}function DV(e,t){let n=t;for(;/^\s+(?:#|--hash)/.
test(e[n]??"");)n+=1;return e.slice(t,n).filter(o=>/^\s+#/.test(o)).map(o=>o.replace(/^\s+#\s*(?:via\s*)?/,"").trim()).filter(o=>o!=="")}function FV(e){
let t=pt(JSON.parse(e)),n=(r,o)=>Object.entries(pt(r)).flatMap(([s,i])=>{let a=Tc(pt(i).version);return a===null?[]:[[s,a.replace(/^==/,""),
o]]});return Ze([...n(t.default,"direct"),...n(t.develop,"development")])}function BV(e,t){let n=pt(JSON.parse(e)),r=new Set(em(pt(JSON.parse(
t??"{}")).require)),o=(s,i)=>(Array.isArray(s)?s:[]).flatMap(a=>{let[c,l]=[Tc(pt(a).name),Tc(pt(a).version)];return c===null||l===null?[]:[[
c,l,Cc(c,r,i)]]});return Ze([...o(n.packages,!1),...o(n["packages-dev"],!0)])}function jV(e){let t=$C(e,"DEPENDENCIES"),n=new Set([...t.matchAll(
/^ {2}([^\s!(]+)/gm)].map(([,o=""])=>o)),r=e.matchAll(/^ {4}(\S+) \(([^)\s]+)\)$/gm);return Ze([...r].map(([,o="",s=""])=>[o,s,Cc(o,n)]))}var UV=(e,t)=>new RegExp(
`<${t}>\\s*([^<\\s]+)\\s*</${t}>`).exec(e)?.[1]??null;function ZV(e){let[t="",...n]=e.split("<!--"),r=t+n.map(a=>a.split("-->").slice(1).join(
"-->")).join(""),o=new Map([...(Pc(r,"<properties>","</properties>")[0]??"").matchAll(/<([\w.-]+)>([^<]*)</g)].map(([,a="",c=""])=>[a,c.trim()])),
s=a=>a.replace(/\$\{([^}]+)\}/g,(c,l)=>o.get(l)??c),i=["parent","dependency","plugin"].flatMap(a=>Pc(r,`<${a}>`,`</${a}>`).map(c=>({kind:a,block:c})));
return Ze(i.flatMap(({kind:a,block:c})=>{let[l,u,d,f]=["groupId","artifactId","version","scope"].map(p=>UV(c,p));if(!u||!d)return[];let m=s(
l?`${l}:${u}`:u),h=a==="plugin"||f==="test";return[[m,s(d),h?"development":"direct"]]}))}function GV(e){let t=e.matchAll(/^([^#:\s]+:[^:\s]+):([^=\s]+)=(.*)$/gm);
return Ze([...t].map(([,n="",r="",o=""])=>{let s=o.split(",").every(i=>/^test/i.test(i));return[n,r,s?"development":"direct"]}))}function HV(e){
let t=Bw(e,"versions").matchAll(/^([\w.-]+)\s*=\s*"([^"]+)"/gm);return Ze([...t].map(([,n="",r=""])=>[n,r,"direct"]))}var qV=500,WV=50;async function IC(e,t,n){try{let[r,o,s]=await Promise.all([eK(e,t,n),XV(e,t,n),tK(t,n)]);return VV([...s,...o,...r])}catch{
return[]}}function VV(e){let t=e.flatMap(JV).toSorted((o,s)=>_C(o)-_C(s)||(o.name<s.name?-1:1)),n=new Set,r=({kind:o,name:s,base:i,head:a})=>{
let c=o==="runtime"?s:JSON.stringify([o,s,i,a]);return!n.has(c)&&n.add(c)};return t.filter(r).slice(0,qV)}function _C({kind:e,role:t,file:n}){
return e==="runtime"?n===void 0?0:1:e==="image"?3:[2,4,5][Qf.indexOf(t??"direct")]??5}var KV=200,Zw=e=>ge(W(e),KV),EC=new Set;function JV({kind:e,
file:t,base:n,head:r}){return[...new Set([...n.keys(),...r.keys()])].flatMap(o=>{let[s,i]=[n.get(o),r.get(o)],[a,c]=[s?.versions??EC,i?.versions??
EC],l=new Set([...a].filter(h=>!c.has(h))),u=new Set([...c].filter(h=>!a.has(h)));if(l.size+u.size===0)return[];let[d,f]=l.size>0&&u.size>0?
[l,u]:[a,c],m=h=>h.size===0?null:Zw([...h].sort().join(", "));return[{kind:e,name:Zw(o),base:m(d),head:m(f),...e==="package"&&{role:(i??s)?.
role??"direct"},...t!==void 0&&{file:Zw(t)}}]})}var YV=/(?:^|\/)(?:node_modules|vendor|third_party|testdata|tests?|__tests__|fixtures|examples?|docs)\//;
async function XV(e,t,n){let[r,o]=[t.checkout.revision.commit,n.checkout.revision.commit],s=[t,n].flatMap(QV),i=u=>s.some(d=>{let f=d==="."?
u:u.startsWith(`${d}/`)?u.slice(d.length+1):null;return f!==null&&!YV.test(f)}),c=(await ld(e,r,o)).filter(i).filter(u=>tm(u)!==null||aK(u)),
l=[];for(let u of c.slice(0,WV)){let d=tm(u)?.manifest,f=p=>d===void 0?null:Je(e,p,Hw(Gw(u),d)),[m,h]=[await Je(e,r,u),await Je(e,o,u)];l.push(
{kind:"package",file:u,base:jw(u,m,await f(r)),head:jw(u,h,await f(o))},{kind:"runtime",file:u,base:NC(u,m),head:NC(u,h)})}return l}function PC({
checkout:{targets:e}}){return e.flatMap(t=>[t,...t.services??[]])}function QV({checkout:{file:e,targets:t}}){return t.flatMap(({build:n})=>{
if(n===void 0)return["."];let r=Object.values(n.contexts??{}).filter(o=>!o.includes("://"));return[n.context,...r].map(o=>Hw(Gw(e),o).replace(
/\/$/,""))})}async function eK(e,t,n){let r=[];for(let o of PC(n)){let s=PC(t).find(({name:i})=>i===o.name);s!==void 0&&r.push({kind:"image",
...o.build&&{file:zC(o.build,n)},base:await TC(e,s,t),head:await TC(e,o,n)})}return r}function zC({context:e,dockerfile:t},{checkout:n}){return Hw(
Gw(n.file),e,t)}async function TC(e,{build:t,image:n},r){if(n!==void 0)return Ze([[...LC(n),"direct"]]);if(t===void 0)return new Map;let{commit:o}=r.
checkout.revision,s=await Je(e,o,zC(t,r));return s===null||!Xf(s)?new Map:nK(s,t.args)}async function tK(e,t){let n=[];for(let{build:r}of t.
targets){let o=e.targets.find(l=>l.build.target.name===r.target.name),[s,i]=[o?.build.image,r.image];if(s===void 0||i===void 0||s===i)continue;
let[a,c]=[await _w(s),await _w(i)];n.push({kind:"runtime",base:AC(a),head:AC(c)})}return n}function nK(e,t){let n=e.replace(/^[ \t]*#.*\n?/gm,
"").replace(/\\\r?\n/g," ").split(/\r?\n/).map(i=>i.trim()),r=new Map,o=new Set,s=[];for(let i of n){let a=/^FROM\s+(?:--\S+\s+)*(\S+)(?:\s+AS\s+(\S+))?/i.
exec(i);if(!a&&o.size+s.length===0)for(let[l,u]of rK(i))r.set(l,t[l]??CC(u,r));if(!a)continue;let c=CC(a[1]??"",r);!o.has(c.toLowerCase())&&
c!=="scratch"&&oK(c)&&s.push([...LC(c),"direct"]),a[2]!==void 0&&o.add(a[2].toLowerCase())}return Ze(s)}function rK(e){return[...(/^ARG\s+(.+)$/i.
exec(e)?.[1]??"").matchAll(/(\w+)=("[^"]*"|'[^']*'|\S+)/g)].map(([,n="",r=""])=>[n,r.replace(/^(["'])(.*)\1$/,"$2")])}function CC(e,t){return e.
replace(/^(["'])(.*)\1$/,"$2").replace(/\$(?:(\w+)|\{(\w+)(?::?-([^}]*))?\})/g,(n,r,o,s)=>t.get(r??o)??s??n)}var oK=e=>e.length<=300&&/^[\w./:@-]+$/.
test(e);function LC(e){let[t="",n]=e.split("@"),[,r=t,o]=/^(.*?)(?::([^:/]+))?$/.exec(t)??[],s=n?.replace(/^(sha256:.{12}).*$/,"$1");return[
r,o!==void 0&&s?`${o} (${s})`:o??s??"latest"]}var sK={NODE_VERSION:"Node",BUN_VERSION:"Bun",DENO_VERSION:"Deno",GOLANG_VERSION:"Go",RUST_VERSION:"\
Rust",PYTHON_VERSION:"Python",PHP_VERSION:"PHP",JAVA_VERSION:"Java",RUBY_VERSION:"Ruby",DOTNET_VERSION:".NET",ASPNET_VERSION:"ASP.NET",NGINX_VERSION:"\
nginx"};function AC(e){return Ze(e.flatMap(t=>{let n=t.indexOf("="),[r,o]=[sK[t.slice(0,n)],t.slice(n+1)];return r===void 0||o===""?[]:[[r,o,
"direct"]]}))}var DC=[[/^\.(?:nvmrc|node-version)$/,"Node",/^v?(\S+)/],[/^\.python-version$/,"Python",/^(\S+)/],[/^\.ruby-version$/,"Ruby",/^(?:ruby-)?(\S+)/],
[/^\.java-version$/,"Java",/^(\S+)/],[/^go\.mod$/,"Go",/^toolchain go(\S+)/m],[/^go\.mod$/,"Go",/^go (\S+)/m],[/^rust-toolchain(?:\.toml)?$/,
"Rust",/^channel\s*=\s*"([^"]+)"/m],[/^rust-toolchain$/,"Rust",/^([\w.-]+)\s*$/],[/^pom\.xml$/,"Java",/<(?:maven\.compiler\.release|java\.version|release)>\s*([\d.]+)\s*</]],
iK={nodejs:"Node",node:"Node",golang:"Go",go:"Go",rust:"Rust",python:"Python",php:"PHP",java:"Java",ruby:"Ruby"};function aK(e){let t=MC(e);
return t===".tool-versions"||DC.some(([n])=>n.test(t))}function NC(e,t){let n=MC(e);if(t===null)return new Map;if(n===".tool-versions")return Ze(
[...t.matchAll(/^(\w+)[ \t]+(\S+)/gm)].flatMap(([,r="",o=""])=>{let s=iK[r];return s===void 0?[]:[[s,o,"direct"]]}));for(let[r,o,s]of DC){let i=r.
test(n)?s.exec(t)?.[1]:void 0;if(i!==void 0)return Ze([[o,i,"direct"]])}return new Map}import{randomBytes as SK}from"node:crypto";import{closeSync as vK,existsSync as kK,openSync as OK,readSync as $K,rmSync as RK,statSync as _K,
writeFileSync as EK,writeSync as PK}from"node:fs";import{join as YC}from"node:path";function Vr(e,t){return process.platform==="linux"?["taskset","--cpu-list",e.join(","),...t]:t}function qw(e){return["chrt","--batch","0",...e]}
function Ww(e){return V(e,{cwd:"/",env:oe(process.env),timeoutSeconds:5})}var FC;function BC(){return FC??=Ww(qw(["true"])).then(({code:e})=>e===
0),FC}async function jC(e){let t=new Set;for(let n=0;n<2;n+=1)for(let r of Ls(e).filter(o=>!t.has(o)))await Ww(["chrt","--batch","--all-task\
s","--pid","0",String(r)]),t.add(r)}async function nm(e){let t=/^Cpus_allowed_list:\s*(\S+)/m.exec(Z("/proc/self/status")??"")?.[1],n=r=>Ww(
["taskset","--all-tasks","--cpu-list","--pid",r,String(process.pid)]);return t&&await n(e.join(",")),{async[Symbol.asyncDispose](){t&&await n(
t)}}}function rm(e,{server:t,proxy:n,generator:r}){return e==="server"&&!t.some(o=>n.includes(o)||r.includes(o))}import{randomInt as GC}from"node:crypto";import{connect as cK,createServer as lK}from"node:net";function Kr({host:e,port:t}){return`${e.includes(":")?`[${e}]`:e}:${t}`}function Nc(e,t){let{origin:n,host:r}=new URL(t?`https://${Kr({...e,
host:t.name})}`:`http://${Kr(e)}`);return{origin:n,host:r}}var Ac=2e4,Jw=32767,UC=Jw-Ac+1,Vw=[3001,4001,5003,6007,7001,8009,9001],uK=Vw[GC(Vw.
length)]??Vw[0],ZC=GC(Ac,Jw+1);async function Yw(){for(let e=0;e<UC;e+=1){let t=ZC;if(ZC=Ac+(t-Ac+uK)%UC,!await Mc(t))return t}throw new be(
`all ports from ${Ac} to ${Jw} are taken; end the processes that listen there`)}async function Mc(e){try{return await dK(e),!1}catch{return!0}}
function HC({host:e,port:t}){return new Promise(n=>{let r=cK({host:e,port:t,timeout:1e3}),o=s=>{r.destroy(),n(s)};r.once("connect",()=>o(!0)),
r.once("timeout",()=>o(!1)),r.once("error",()=>o(!1))})}function dK(e){return new Promise((t,n)=>{let r=lK();r.once("error",n),r.listen({port:e,
exclusive:!0},()=>r.close(()=>t()))})}var fK=.95,mK="06";function Xw(e,t="self"){return om(e,t)>=fK}function om(e,t="self"){let n=Z("/proc/s\
ys/net/ipv4/tcp_tw_reuse")?.trim(),r=n==="1"||n==="2"&&(e.host.startsWith("127.")||e.host==="::1"),[o,s]=(Z("/proc/sys/net/ipv4/ip_local_por\
t_range")??"").split(/\s+/).map(Number),i=((s??Number.NaN)-(o??Number.NaN)+1)/2,a=Z(`/proc/${t}/net/tcp`)??"";return i>0?gK(a,e,r?pK():Kw)/i:
0}var Kw=60;function pK(){return Number(Z("/proc/sys/net/ipv4/tcp_tw_reuse_delay")??1e3)/1e3}var hK=100;function gK(e,{host:t,port:n},r=Kw){
let o=t.split(".").map(Number);if(o.length!==4)return 0;let s=(c,l)=>c.toString(16).toUpperCase().padStart(l,"0"),i=o.toReversed().map(c=>s(
c,2)).join("");return e.split(` ${i}:${s(n,4)} ${mK} `).slice(1).map(c=>Number.parseInt(/^\S+ 03:([0-9A-F]+) /.exec(c)?.[1]??"",16)/hK).filter(
c=>!(Kw-c>=r)).length}function qC(e){let{request:t}=e;return[..."seconds"in e.length?["-z",`${Math.round(e.length.seconds*1e3)}ms`,"--wait-ongoing-requests-after-\
deadline"]:["-n",String(e.length.requests)],...e.open?["-q",String(e.open.rate),"--latency-correction","--db-url",e.open.file]:[],"-c",String(
e.connections),"-t",`${Math.round(e.timeoutSeconds*1e3)}ms`,"--worker-threads",String(e.threads),"--no-tui","--output-format","json","--redi\
rect","0","--disable-compression","--http-version",e.http2?"2":"1.1","-m",t.method,...e.keepalive?[]:["--disable-keepalive"],...$d(t,e.bodyFile!==
void 0).map(([n,r])=>`-H${n}: ${r}`),...e.bodyFile===void 0?[]:["-D",e.bodyFile],...e.tls?[...e.tls.caFile===null?["--insecure"]:["--cacert",
e.tls.caFile],"--connect-to",yK(e.tls.name,e.address)]:[],...e.urlFile===void 0?[ex(e)[0]]:["--urls-from-file",e.urlFile]]}function ex(e){let{
origin:t}=Nc(e.address,e.tls);return e.request.paths.map(n=>t+n)}function yK(e,t){return`${e.toLowerCase()}:${t.port}:${Kr(t)}`}var bK="abor\
ted due to deadline",Qw=O().int().nonnegative(),Ic=O().nonnegative().nullish(),wK=ye({summary:ye({total:O().positive(),average:Ic,totalData:Qw}),
latencyPercentiles:ye({p50:Ic,p90:Ic,p95:Ic,p99:Ic}),statusCodeDistribution:ce(w().regex(/^\d{3}$/),Qw),errorDistribution:ce(w().max(1e3),Qw)});
function WC(e){let t;try{t=JSON.parse(e)}catch{throw new Error(`oha printed no JSON: ${JSON.stringify(e.slice(0,200))}`)}let n=wK.safeParse(
t);if(!n.success){let l=n.error.issues[0];throw new Error(`oha's JSON is not as expected at ${l?.path.join(".")||"its top"}: ${l?.message}`)}
let{summary:r,latencyPercentiles:o,statusCodeDistribution:s,errorDistribution:i}=n.data,{[bK]:a=0,...c}=i;return{wall:r.total,byStatus:s,errors:c,
aborted:a,bytes:r.totalData,latency:{mean:r.average??null,p50:o.p50??null,p90:o.p90??null,p95:o.p95??null,p99:o.p99??null}}}import{DatabaseSync as xK}from"node:sqlite";function VC(e){let t=new xK(e,{readOnly:!0});try{return t.prepare('SELECT status, start_latency_\
correction AS turn, "end" FROM oha WHERE turn IS NOT NULL ORDER BY turn').all().map(({status:r,turn:o,end:s})=>({status:Number(r),turn:Number(
o),end:Number(s)}))}finally{t.close()}}function KC(e,t,n){let r=e.reduce((i,{turn:a},c)=>Math.min(i,a-c/t),Number.POSITIVE_INFINITY),o=Math.
max(0,n-e.length),s=(i,a)=>Math.min(a+o,Math.max(a,Math.round((i-r)*t)));return e.map(({turn:i,end:a},c)=>a-(r+s(i,c)/t))}function JC(e){let t=new Map;
for(let n of e){let r=Number(n.toPrecision(3));t.set(r,(t.get(r)??0)+1)}return[...t].sort(([n],[r])=>n-r)}var TK=50;function XC(e,t,n){let r=(o,s)=>{let i=YC(t.folder,o);return EK(i,s),i};return async(o,{signal:s,barrier:i}={})=>{let a=MK(o),c=`o\
ha-${SK(4).toString("hex")}`,{paths:l,body:u,secrets:d=[]}=a.request,f={...l.length>1&&{urlFile:r(`${c}.urls`,`${ex(a).join(`
`)}
`)},...u&&"text"in u&&u.text!==""&&{bodyFile:r(`${c}.body`,u.text)}},{rate:m}=a,h=m===void 0?null:{rate:m,file:YC(t.folder,`${c}.db`)},p=Wr(
t.id,c),g=null,y=Number.NaN,b,x,S=!1,R=k=>{S=!0,i?i.join(k):k()};try{let k=Vr(n,[e,...qC({...a,...f,...h&&{open:h}})]),_=await V(k,{cwd:t.folder,
env:oe(process.env,t.marker),timeoutSeconds:LK(a),...s&&{signal:s},started(P){let{pid:N}=P;N!==void 0&&(et(N,"SIGSTOP"),t.process(N),p?.add(
N),R(()=>{y=yn.now(),et(N,"SIGCONT"),x=NK(N,d),p||(b=setInterval(()=>g=zK(N)??g,TK))}))}});if(_.code!==0){let P=d.reduce((N,M)=>N.replaceAll(
M,"(secret)"),_.stderr);throw new Error(`oha: ${se({..._,stderr:P})}`)}return{output:WC(_.stdout),startedAt:y,...h&&{latencies:IK(h,a)},cpu:p?
Mf(p.files):g}}finally{S||R(()=>{}),clearInterval(b),clearInterval(x),p?.remove();for(let k of[...Object.values(f),h?.file??""])k&&RK(k,{force:!0})}}}
var CK=2,AK=500;function NK(e,t){if(t.length===0)return;let n=AK,r=setInterval(()=>{n-=1,(n===0||BK(e,t)!==null)&&clearInterval(r)},CK);return r}
function MK(e){let{bodyFile:t,...n}=e;return t!==void 0&&_K(t).size===0?n:e}function IK({rate:e,file:t},{length:n,statuses:r}){let o=kK(t)?VC(
t):[],s="requests"in n?n.requests:o.length;return KC(o,e,s).filter((a,c)=>r.includes(o[c]?.status??0))}function zK(e){let{cpu:t}=Rn([e]);return t.
size===0?null:[...t.values()].reduce((n,r)=>n+r,0)}function LK({length:e,rate:t,timeoutSeconds:n}){return"seconds"in e?e.seconds+n+15:Math.max(
600,t===void 0?0:e.requests/t+n+15)}function QC(e){let t=[];return{join(n){if(t.push(n),t.length===e)for(let r of t)r()}}}var[DK,FK]=[48,49];
function BK(e,t){if(Rn([e]).cpu.size<2)return null;try{let n=Z(`/proc/${e}/stat`)??"",r=Number(zs(n,DK)),o=Number(zs(n,FK))-r;if(!(r>0&&o>0))
return!1;let s=OK(`/proc/${e}/mem`,"r+");try{let i=Buffer.alloc(o);return $K(s,i,0,o,r)!==o?!1:PK(s,jK(i,t),0,o,r)===o}finally{vK(s)}}catch{
return!1}}function jK(e,t){let n=Buffer.from(e);for(let r of t.map(o=>Buffer.from(o)).filter(({length:o})=>o>0))for(let o=e.indexOf(r);o>=0;o=
e.indexOf(r,o+1))n.fill("*",o,o+r.length);return n}import{createHash as JK}from"node:crypto";import{brotliDecompressSync as YK,gunzipSync as nA,inflateSync as XK,zstdDecompressSync as QK}from"node:zlib";import UK from"node:vm";var ZK=1024*1024,GK=200;function eA(e,t,n){let r=u=>n(u).slice(0,GK),o=e.toString("utf8");if(typeof t=="string")return o===
t?null:{text:r(t)};let{contains:s=[],matches:i,json:a}=t,c=s.find(u=>!o.includes(u));if(c!==void 0)return{contains:r(c)};let l=i===void 0?null:
HK(o,e.length,i);return i!==void 0&&l?{matches:r(i),why:l}:a===void 0?null:qK(o,a,r,n)}function HK(e,t,n){if(t>ZK)return"too-long";let r=KK(
n,e);return r===null?"too-slow":r?null:"differs"}function qK(e,t,n,r){let o;try{o=JSON.parse(e)}catch{return{json:null}}let s=tA(JSON.parse(
t),o,"$");if(!s)return null;let i=a=>n(JSON.stringify(a,(c,l)=>typeof l=="string"?r(l):l));return{json:i(s.expected),at:n(s.at),got:s.got===
void 0?null:i(s.got)}}function tA(e,t,n){if(typeof e!="object"||e===null)return e===t?null:{at:n,expected:e,got:t};let r=Array.isArray(e);if(typeof t!=
"object"||t===null||r!==Array.isArray(t))return{at:n,expected:e,got:t};if(r&&e.length!==t.length)return{at:n,expected:e,got:t};for(let[o,s]of Object.
entries(e)){let i=Object.hasOwn(t,o)?t[o]:void 0,a=tA(s,i,r?`${n}[${o}]`:`${n}${WK(o)}`);if(a)return a}return null}function WK(e){return/^[A-Za-z_]\w*$/.
test(e)?`.${e}`:`[${JSON.stringify(e)}]`}var VK=1e3;function KK(e,t){try{return UK.runInNewContext("new RegExp(pattern, 'u').test(text)",{pattern:e,
text:t},{timeout:VK})}catch{return null}}var xi=64*1024*1024,sA={accept:"*/*"};function tx(e,t,n,r){return{path:e,status:t,headers:n,framing:e9(n,r.length),length:r.length,digest:JK(
"sha256").update(r).digest("hex"),body:r}}function e9(e,t){return e["transfer-encoding"]?.toLowerCase().includes("chunked")?"chunked":e["con\
tent-length"]!==void 0?"content-length":t>0?"until-close":"none"}function iA(e,t,n=r=>r){let{path:r,status:o,length:s}=e;if(!Jt(t).includes(
o))return{code:"wrong-status",path:r,status:o,expected:t.status,body:rA(e,n)};let i=t.body===void 0?null:eA(cA(e),t.body,n);if(i)return{code:"\
wrong-body",path:r,bytes:s,body:rA(e,n),lacks:i};for(let[a,c]of Object.entries(t.headers)){let l=Object.hasOwn(e.headers,a)?e.headers[a]:void 0;
if(String(l??"")!==c){let u=l===void 0?null:n(String(l));return{code:"wrong-header",path:r,name:a,value:u,expected:c}}}return null}function aA(e,t){
let{path:n}=e.answer,[r,o]=[e.answer,t.answer];return r.status!==o.status?null:e.fixed&&t.fixed&&r.length!==o.length?{code:"lengths-differ",
path:n,base:r.length,head:o.length}:r.framing===o.framing?null:{code:"framing-differs",path:n,base:r.framing,head:o.framing}}var t9=64*1024,
n9=200;function rA(e,t){return t(cA(e).subarray(0,t9).toString("utf8")).slice(0,n9)}var oA={gzip:nA,"x-gzip":nA,deflate:XK,br:YK,zstd:QK},r9=2;
function cA({body:e,headers:t}){let n=(t["content-encoding"]??"").toLowerCase().split(",");if(n.length>r9)return e;try{return n.reduceRight(
(r,o)=>{let s=o.trim(),i=Object.hasOwn(oA,s)?oA[s]:void 0;return i?i(r,{maxOutputLength:xi}):r},e)}catch{return e}}function lA({caFile:e,name:t}){return e===null?{rejectUnauthorized:!1,servername:t}:{ca:uA(e),servername:t}}function uA(e){let t=St(e);if(t===
null)throw new Error(`${e} is no file that can be read, or larger than 64 MiB`);return t}async function zc(e,t,n,r){r.signal?.throwIfAborted();
let o=o9(t,r.bodyFile);return r.http2?s9(e,t,n,{...r,body:o}):new Promise((s,i)=>{let c=process.getBuiltinModule(r.tls?"node:https":"node:ht\
tp").request({host:e.host,port:e.port,path:n,method:t.method,agent:!1,headers:dA(t,o,r.again,Nc(e,r.tls).host),...r.tls&&lA(r.tls)}),l=r.again?
[]:["connection"];for(let g of o?l:[...l,"transfer-encoding"])c.removeHeader(g);let u=setTimeout(()=>c.destroy(new Error(`no whole answer wi\
thin ${r.timeoutSeconds} s`)),r.timeoutSeconds*1e3),d=()=>c.destroy(r.signal?.reason);r.signal?.addEventListener("abort",d,{once:!0});let f=()=>{
clearTimeout(u),r.signal?.removeEventListener("abort",d)},m=g=>{f(),i(g)};c.on("error",m),c.once("upgrade",({statusCode:g},y)=>{y.destroy(),
m(new Error(`answered ${g}, which switches to another protocol`))});let h;c.on("information",({statusCode:g})=>{h??=g});let p=!1;c.once("clo\
se",()=>{p||m(new Error("closed without an answer"))}),c.once("response",g=>{p=!0;let y=[],b=0;g.on("data",x=>{if(b+=x.length,b>xi)return c.
destroy(new Error(`the answer is larger than ${xi} bytes`));y.push(x)}),g.on("error",m),g.once("end",()=>{f();let x=tx(n,g.statusCode??0,g.headers,
Buffer.concat(y));s({...x,...h!==void 0&&{interim:h}})})}),c.end(o)})}function o9(e,t){let n=e.body&&"text"in e.body?e.body.text:"",r=t===void 0?
Buffer.from(n):uA(t);return r.length===0?void 0:r}function dA(e,t,n,r){let o=$d(e,t!==void 0).map(([s,i])=>[s.toLowerCase(),Buffer.from(i).toString(
"latin1")]);return{...sA,"user-agent":"",...n&&{connection:"close"},...Object.fromEntries(o),...r!==void 0&&o.every(([s])=>s!=="host")&&{host:r},
...t&&{"content-length":t.length}}}function s9(e,t,n,r){let{tls:o,body:s,signal:i,timeoutSeconds:a}=r,{host:c}=Nc(e,o),l=o&&lA(o);return new Promise(
(u,d)=>{let{connect:f}=process.getBuiltinModule("node:http2"),m=f(`${o?"https":"http"}://${Kr(e)}`,l),h=k=>{m.destroy(),clearTimeout(p),i?.removeEventListener(
"abort",g),d(k)},p=setTimeout(()=>h(new Error(`no whole answer within ${a} s`)),a*1e3),g=()=>h(i?.reason);i?.addEventListener("abort",g,{once:!0}),
m.on("error",h);let y=m.request({":method":t.method,":scheme":o?"https":"http",":authority":c,":path":n,...dA(t,s)}),b=0,x={},S=[],R=0;y.on(
"error",h),y.once("response",({":status":k=0,..._})=>{b=k,x=_}),y.on("data",k=>{if(R+=k.length,R>xi)return h(new Error(`the answer is larger\
 than ${xi} bytes`));S.push(k)}),y.once("end",()=>{clearTimeout(p),i?.removeEventListener("abort",g),m.close(),u(tx(n,b,x,Buffer.concat(S)))}),
y.end(s)})}var fA=.01,i9=10;async function nx(e,t,n,r){let o={method:"GET",paths:[t.path],headers:n.request.headers},s=r.now(),i=s+t.timeoutSeconds,{signal:a}=n.
options,c=null;for(;r.now()<i;){let l=e.ended();if(l){let u=pr(e.lacks?.());throw new Y({code:"died",of:"server",end:l,when:"starting",...u})}
try{let u=await zc(e.address,o,t.path,{...n.options,timeoutSeconds:2});if(c=u.status<500?await rx(e,t.command,a):{path:t.path,status:u.status},
c===null)return;await r.sleep(fA,a)}catch(u){if(a?.reason instanceof $n){let d=Math.round(r.now()-s),f=sm(e,c);throw new Y({code:"not-ready",
seconds:d,last:c,...f,runOver:!0})}a?.throwIfAborted(),c={error:u.message},await r.sleep(fA)}}throw c!==null&&"error"in c&&mA.test(c.error)?
pA(c.error):new Y({code:"not-ready",seconds:t.timeoutSeconds,last:c,...sm(e,c)})}async function rx(e,t,n){if(!t)return null;let r=await e.exec(
t,{timeoutSeconds:i9,...n&&{signal:n}});return r.code===0?null:{error:`${t.join(" ")}: ${se(r)}`}}function sm({address:e,nearby:t,listens:n},r){
if(!n||r===null||!("error"in r)||!r.error.includes("ECONNREFUSED"))return{};let{port:o}=t??e;return{listens:{port:o,at:n().map(({host:s,port:i})=>({
host:s,port:i}))}}}var mA=/EADDRNOTAVAIL/;function pA(e){let t=`no port was free for a connection, since closed connections keep theirs for \
a minute (${e})`;return new Y({code:"harness-failed",error:`${t}; sysctl -w net.ipv4.tcp_tw_reuse=1 frees them sooner`})}var a9=10,c9=.25;async function Si(e,t,n=a9){
let r=[],o=yn.now()+n;for(let s of t.request.paths)r.push(await l9(o,t,()=>u9(e,t,s)));return r}async function l9(e,{options:t},n){for(;;)try{
return await n()}catch(r){let o=r instanceof Y?r.fault:null;if(o?.code!=="no-answer"||!mA.test(o.error))throw r;if(yn.now()>=e)throw pA(o.error);
await yn.sleep(c9,t.signal)}}async function u9(e,t,n){for(let r=d9(t.errors);;r-=1)try{let o=await zc(e,t.request,n,t.options).catch(i=>{throw t.
options.signal?.throwIfAborted(),new Y({code:"no-answer",path:n,error:i.message})}),s=iA(o,t.expect,t.redact);if(!s)return o;throw new Y(s)}catch(o){
if(!(o instanceof Y)||r<=1)throw o}}function d9(e){return e<=0?1:Math.min(100,Math.ceil(Math.log(1e-6)/Math.log(e)))}var f9=.02,m9=600;async function im({target:e,services:t=[],...n},r,o,s,i,a="server"){let c=new Map,l=[];for(let u of t){let d=i.use(await r.
serve(u,new Map,a));await p9(d,u.target,o,s),c.set(u.target.name,d.nearby),l.push(d)}for(let u of e.prepare??[]){let d={timeoutSeconds:m9,...s&&
{signal:s}},f=await r.runOnce({target:e,...n},{command:u},c,d);if(f.code===0)continue;let m={code:"prepare-failed",command:[...u],error:se(f)};
throw new Y({...m,...pr(f.lacks)})}return{services:l,addresses:c}}async function p9(e,{name:t,ready:n},r,o){let s=r.now()+n.timeoutSeconds,i=null;
for(;r.now()<s;){let a=e.ended();if(a)throw new Y({code:"died",of:"service",service:t,end:a,when:"starting"},await e.log());if(await HC(e.address)&&
(i=await rx(e,n.command,o),i===null))return;await r.sleep(f9,o)}throw new Y({code:"not-ready",seconds:n.timeoutSeconds,last:i,service:t},await e.
log())}import{connect as h9}from"node:net";var g9=Buffer.concat([Buffer.from(`PRI * HTTP/2.0\r
\r
SM\r
\r
`),Buffer.from([0,0,0,4,0,0,0,0,0])]),ox={type:4,at:3},y9=Buffer.from(`GET / HTTP/1.1\r
Host: localhost\r
Connection: close\r
\r
`),gA=1e3,b9=[400,426,505];async function am(e,t,n){let r=e.code==="not-ready"||e.code==="no-answer",o=e.code==="wrong-status"&&b9.includes(
e.status);if(!r&&!o)return e;let s=await w9(t,n);return s===null?e:{...e,speaks:s}}async function w9(e,{tls:t,http2:n}){if(await x9(e))return t?
null:"https";let r=await hA(e,g9);if(r!==null&&r.length>ox.at&&r[ox.at]===ox.type)return n&&!t?null:"http2";let o=await hA(e,y9);return o===
null||!o.toString("latin1").startsWith("HTTP/1.")?null:t||n?"http":null}function x9({host:e,port:t}){let n=process.getBuiltinModule("node:tl\
s");return new Promise(r=>{let o=n.connect({host:e,port:t,rejectUnauthorized:!1,ALPNProtocols:["h2","http/1.1"]}),s=i=>{r(i),o.destroy()};o.
setTimeout(gA,()=>s(!1)),o.once("secureConnect",()=>s(!0)),o.on("error",()=>s(!1)),o.once("close",()=>s(!1))})}function hA({host:e,port:t},n){
return new Promise(r=>{let o=h9({host:e,port:t}),s=i=>{r(i),o.destroy()};o.setTimeout(gA,()=>s(null)),o.once("connect",()=>o.write(n)),o.once(
"data",s),o.on("error",()=>s(null)),o.once("close",()=>s(null))})}function Zn(e,t){return{at:e,startSeconds:{},warmUpSeconds:0,rounds:[],invalid:t}}function Jr({case:{id:e}},t){return`${e.replaceAll("/","-")}\
-${t}`}function ht(e){let t=n=>e.reduce((r,o)=>r+(o[n]??0),0);return{ready:t("ready"),load:t("load"),harness:t("harness")}}async function vi(e,t){
let n=process.cpuUsage(),r=await e(),{user:o,system:s}=process.cpuUsage(n);return{result:r,time:{ready:0,load:t(r),harness:(o+s)/1e6}}}var ki=class extends Error{name="StartFailure";variant;fault;log;constructor(t,n,r){super(n.code),this.variant=t,this.fault=n,this.log=r}};async function cm(e,t,n,r){
var a=[];try{let{variant:o}=t;let s=G(a,new AsyncDisposableStack,!0);let i=null;try{let f=e.questions[o],m=await im(t,n,r,f.options.signal,s),
{services:h}=m;i=s.use(await n.serve(t,m.addresses)),await nx(i,t.target.ready,f,r);let p=await Si(i.address,f),g=p.find(me=>me.interim!==void 0)?.
interim,y=r.now()-i.startedAt;if(e.case.via==="direct"){let me=await bA(i,f,p,r),he=s.move();return{...{variant:o,server:i,services:h,proxy:null,
front:i,question:f,startSeconds:y,answers:p,lengths:me},[Symbol.asyncDispose]:()=>he.disposeAsync()}}let{tls:b}=f.options,{connections:x,keepalive:S}=e.
scenario,R={variant:o,connections:x,keepalive:S,...b&&{tls:b}},k=C9(f),{command:_,...P}=t.target.ready,N=await _9(n.proxy(i,R),s,o,me=>yA(nx(
me,P,k,r),g)),M=await yA(Si(N.address,k),g),X=await bA(N,k,M,r),B=s.move();return{...{variant:o,server:i,services:h,proxy:N,front:N,question:k,
startSeconds:y,answers:M,lengths:X},[Symbol.asyncDispose]:()=>B.disposeAsync()}}catch(f){f instanceof Y||e.questions[o].options.signal?.throwIfAborted();
let m=f instanceof Y?f.fault:{code:"start-failed",error:f.message},p=(i&&Rs(m)?await R9(i,r):null)??await S9(m,e,t,i),g=(f instanceof Y?f.log:
void 0)??await i?.log().catch(()=>"")??"";throw new ki(o,O9(p,g),g)}}catch(c){var l=c,u=!0}finally{var d=K(a,l,u);d&&await d}}async function S9(e,t,{
variant:n},r){let o="through"in e||"speaks"in e&&e.speaks!==void 0;return r===null||o||r.ended()!==null?e:am(e,r.address,t.questions[n].options)}
var v9=[502,504];async function yA(e,t){try{return await e}catch(n){if(!(n instanceof Y))throw n;let{fault:r,log:o}=n,s=r.code==="not-ready"||
r.code==="no-answer"||r.code==="wrong-status"&&v9.includes(r.status),i=r.code==="not-ready"&&r.runOver===!0&&t===void 0;throw!s||i?n:new Y({
...r,through:"nginx",...t!==void 0&&{interim:t}},o)}}var k9=[/Cannot find (?:module|package) '([^'./][^']*)'/,/ModuleNotFoundError: No module named '([^']+)'/,
/cannot load such file -- ([^\s./][^\s]*)/];function O9(e,t){if(e.code!=="died"||e.when!=="starting")return e;let n=k9.map(r=>r.exec(t)?.[1]).
find(r=>r!==void 0);return n===void 0?e:{...e,lacks:n}}var $9=.1;async function R9(e,t){e.ended()===null&&await t.sleep($9);let n=e.ended();
return n&&{code:"died",of:"server",end:n,when:"before-load"}}async function _9(e,t,n,r){let o=t.use(await e.catch(s=>{throw new Y({code:"pro\
xy-failed",variant:n,end:null,seconds:null,error:s.message})}));try{await r(o)}catch(s){if(!(s instanceof Y))throw s;let{fault:i}=s,a=i.code===
"died"?i.end:null;if(a===null&&!E9(i))throw s;let c=await o.log(),l=i.code==="not-ready"?i.seconds:null,u=_n(c,1)||null;throw new Y({code:"p\
roxy-failed",variant:n,end:a,seconds:l,error:u},c)}return o}function E9(e){let t=n=>n.includes("ECONNREFUSED");return e.code==="no-answer"?t(
e.error):e.code==="not-ready"&&e.last!==null&&"error"in e.last&&t(e.last.error)}var P9=4,T9=.2;async function bA(e,t,n,r){let o=typeof t.expect.
body=="string",s=r.now()+T9;for(let a=0;!o&&a<P9&&(a===0||r.now()<s);a++)if((await Si(e.address,t)).some((l,u)=>l.digest!==n[u]?.digest))return null;
let i=t.request.method==="HEAD"?[0]:n.map(({length:a})=>a);return{shortest:Math.min(...i),longest:Math.max(...i)}}function C9(e){let{tls:t,...n}=e.
options;return{...e,options:n}}function Yt({variant:e,server:t,proxy:n,services:r}){let o=t.ended();if(o)return{code:"died",of:"server",end:o};
let s=r.map(a=>a.ended()).find(a=>a!==null);if(s)return{code:"died",of:"service",end:s};let i=n?.ended();return i?{code:"proxy-failed",variant:e,
end:i,seconds:null,error:null}:null}function Oi(e,t){return Math.max(1,Math.floor(e.generator.length/t))}function wA(e,t,n){let{background:r}=t.
scenario,{background:o,options:s}=e.question;if(!r||!o)return null;let{tls:i}=s;return{address:e.front.address,request:o,connections:r.connections,
keepalive:!0,...t.scenario.http2&&{http2:!0},timeoutSeconds:Math.max(10,t.scenario.timeoutSeconds),statuses:Jt(t.scenario.expect),length:{seconds:n},
threads:1,...i&&{tls:{name:i.name,caFile:i.caFile}}}}function $i(e,t,n,r,o){let{request:s,options:i}=e.question,{tls:a,bodyFile:c}=i;return{
address:e.front.address,request:s,connections:t.scenario.connections,keepalive:t.scenario.keepalive,...t.scenario.http2&&{http2:!0},timeoutSeconds:t.
scenario.timeoutSeconds,statuses:Jt(t.scenario.expect),...o!==void 0&&{rate:o},length:n,threads:r,...c!==void 0&&{bodyFile:c},...a&&{tls:{name:a.
name,caFile:a.caFile}}}}async function lm(e,t,n,r){let{runner:o,clock:s,signal:i}=n,a=await Promise.allSettled(e.map(async p=>r.use(await cm(
t,p,o,s))));i.reason instanceof $n||i.throwIfAborted();let l=a.flatMap(p=>p.status==="rejected"?[p.reason]:[]),u=l.filter(p=>p instanceof ki),
[d]=l.filter(p=>!(p instanceof ki));if(d)throw d;u.length===0&&i.throwIfAborted();let f=new Map(u.map(({variant:p,log:g})=>[Jr(t,p),g])),[m,
...h]=u;return m?.variant==="base"&&e.length>1&&h.length===0&&!i.aborted&&(await r.disposeAsync(),await N9(e,t,n))?{open:[],invalid:[{...A9,
log:m.log}],logs:f}:{open:a.flatMap(p=>p.status==="fulfilled"?[p.value]:[]),invalid:u.map(({variant:p,fault:g,log:y})=>({variant:p,fault:g,log:y})),
logs:f}}var A9={variant:"head",fault:{code:"fails-beside",of:"base"}};async function N9(e,t,{runner:n,clock:r,signal:o}){let s=e.find(({variant:d})=>d===
"base");if(!s)return!1;try{var i=[];try{let d=G(i,await cm(t,s,n,r),!0);return!0}catch(a){var c=a,l=!0}finally{var u=K(i,c,l);u&&await u}}catch(d){
if(d instanceof ki||o.aborted)return!1;throw d}}import{closeSync as xA,constants as um,fstatSync as M9,openSync as SA,readdirSync as I9,readSync as vA}from"node:fs";function kA(e){let t=e.filter(r=>Mr(r)==="java").map(r=>{let o=D9(r)??Z9(r);return o&&L9(o)}),n=t.filter(r=>r!==null);return n.length===0||n.
length<t.length?null:n.reduce((r,o)=>r+o,0)}var z9=/^sun\.gc\.collector\.\d+\.invocations$/;function L9(e){let t=[...e].filter(([n])=>z9.test(
n));return t.length===0?null:t.reduce((n,[,r])=>n+r,0)}function D9(e){let t=`/proc/${e}/root/tmp`;try{let n=I9(t).filter(r=>r.startsWith("hs\
perfdata_"));for(let r of n){let o=B9(`${t}/${r}/${Fs(e)}`),s=o&&OA(o);if(s)return s}}catch{}return null}var F9=1024*1024;function B9(e){let t;
try{t=SA(e,um.O_RDONLY|um.O_NOFOLLOW|um.O_NONBLOCK)}catch{return null}try{let n=M9(t);if(!n.isFile()||n.size>F9)return null;let r=Buffer.alloc(
n.size);return r.subarray(0,vA(t,r,0,n.size,0))}finally{xA(t)}}var j9=/^([0-9a-f]+)-([0-9a-f]+) rw-p 0+ 00:00 0\s*$/gm,sx={least:16*1024,most:256*
1024},U9=4096;function Z9(e){let t=[...(Z(`/proc/${e}/maps`)??"").matchAll(j9)].map(([,r,o])=>({at:BigInt(`0x${r}`),end:BigInt(`0x${o}`)})).
map(({at:r,end:o})=>({at:r,bytes:Number(o-r)})).filter(({bytes:r})=>r>=sx.least&&r<=sx.most),n;try{n=SA(`/proc/${e}/mem`,um.O_RDONLY)}catch{
return null}try{let r=Buffer.alloc(sx.most);for(let{at:o,bytes:s}of t){let i=r.subarray(0,G9(n,r.subarray(0,s),o));for(let a=0;a+ix<=i.length;a+=
U9){let c=OA(i.subarray(a));if(c)return c}}return null}finally{xA(n)}}function G9(e,t,n){try{return vA(e,t,0,t.length,n)}catch{return 0}}var H9=3405693120,
ix=32,q9=20;function OA(e){if(e.length<ix||e.readUInt32BE(0)!==H9||e[5]!==2)return null;let t=e[4]===1,n=i=>t?e.readInt32LE(i):e.readInt32BE(
i),r=i=>Number(t?e.readBigInt64LE(i):e.readBigInt64BE(i)),o=new Map,s=n(24);for(let i=n(28);i>0&&s>=ix&&s+q9<=e.length;i-=1){let[a,c,l,u]=[n(
s),s+n(s+4),n(s+8),s+n(s+16)],d=e[s+12]===74&&l===0,f=e.indexOf(0,c);if(d&&c>s&&f>c&&u>s&&u+8<=e.length&&o.set(e.toString("latin1",c,f),r(u)),
a<=0)break;s+=a}return o}function fm(e,t,n){let r=ut(e),o=()=>(t&&vw(t))??Ls(e);return{ownNetwork:n,group:t,pids:o,async read(){let s=o(),i=Rn(s),a=i.cpu.size>0,c=t&&
Mf(t);return{cpu:c??(a?$A(i.cpu.values()):null),...c===null&&{whole:Ir(s)},threads:i.cpu,switches:a?i.switches:null,counters:Q9(s),memoryPeak:(t&&
aT(t))??J9(s),accepted:r$(e),same:r!==null&&ut(e)===r}}}}function Yr(e,t){let n=[...t.threads].map(([r,o])=>o-(e.threads.get(r)??0));return{
cpu:V9(e,t),busiest:n.length===0?null:Math.max(...n),switches:Lc(e.switches,t.switches),counters:K9(e.counters,t.counters),accepted:Lc(e.accepted,
t.accepted)}}var W9=.03;function V9(e,t){let n=Lc(e.cpu,t.cpu),r=Lc(e.whole??null,t.whole??null);return r!==null&&(n===null||r>n+W9)?r:n}function K9(e,t){
let n=er.map(r=>[r,Lc(e[r]??null,t[r]??null)]);return Object.fromEntries(n.filter(([,r])=>r!==null))}function Lc(e,t){return e===null||t===null||
t<e?null:t-e}function J9(e){let t=e.map(n$).filter(n=>n!==null);return t.length===0?null:$A(t)}function $A(e){let t=0;for(let n of e)t+=n;return t}
var dm="/sys/fs/cgroup";async function RA(e,t){let[n,r,o]=["stat","cgroup","net/snmp"].map(l=>`/proc/${e}/${l}`),s=await t.read([n,r]),i=Xu(
s.get(n)??null),a=Y9(s.get(r)??""),c=[...a.usage,...a.stat,...a.peak];return{ownNetwork:!0,group:null,pids:()=>[],async read(){let l=await t.
read([n,o,...c]),u=h=>l.get(h.find(p=>l.has(p))??""),[d,f,m]=[u(a.usage),u(a.stat),u(a.peak)];return{cpu:d?If(d,1):f?If(f,2):null,threads:new Map,
switches:null,counters:{},memoryPeak:m?Number(m):null,accepted:vy(l.get(o)??null),same:i!==null&&Xu(l.get(n)??null)===i}}}}function Y9(e){let t=e.
split(`
`).map(i=>i.split(":")),n=i=>t.find(([,a])=>a?.split(",").includes(i))?.slice(2).join(":"),[r,o,s]=[n("cpuacct"),n("memory"),n("")];return{usage:r?
["cpuacct","cpu,cpuacct"].map(i=>`${dm}/${i}${r}/cpuacct.usage`):[],stat:s&&!r?[`${dm}${s}/cpu.stat`]:[],peak:o?[`${dm}/memory${o}/memory.ma\
x_usage_in_bytes`]:s?[`${dm}${s}/memory.peak`]:[]}}var X9={"io-calls":e$,collections:kA};function Q9(e){let t=Object.entries(X9).map(([n,r])=>[
n,r(e)]);return Object.fromEntries(t.filter(([,n])=>n!==null))}var ax=12,Dc=.5,e5=2,mm=/cannot assign requested address/i,t5=.9,n5=.05;function EA(e,t){return e.length<2||Math.max(...e)-Math.min(...e)<=n5*
t}function Ve(e){return Object.values(e.byStatus).reduce((t,n)=>t+n,0)}function pm(e){return Object.values(e.errors).reduce((t,n)=>t+n,0)}function Fc(e,{
expect:t}){return Jt(t).reduce((n,r)=>n+(e.byStatus[String(r)]??0),0)}function PA(e){let{scenario:t,output:n,alive:r,ended:o}=e,s=Ve(n),i=pm(
n),a=Fc(n,t),c=e.via==="nginx"?{through:"nginx"}:{},l=[r?null:o??{code:"restarted"}];if(a===0)l.push({code:"no-answers",seconds:n.wall,most:_A(
n),...c});else{let[u,d]=[s-a+i,s+i];u-Jb(n,t,e.via)>t.maxErrors*d&&l.push({code:"errors",failed:u,of:d,unit:"requests",most:_A(n,t),...c}),l.
push(r5(e,s,a),cx(e))}return l.filter(u=>u!==null)}function r5({lengths:e,output:{bytes:t,byStatus:n}},r,o){if(e===null||r!==o||Object.keys(
n).length>1)return null;let[s,i]=[o*e.shortest,o*e.longest];return t>=s&&t<=i?null:{code:"wrong-size",answers:r,bytes:t,least:s,most:i}}function cx({
scenario:e,via:t,opened:n,output:r}){if(!e.keepalive)return null;let o=Ve(r),s=o/e5+2*e.connections,i="too-many-connections",{client:a,upstream:c}=n;
return t==="nginx"&&c!==null&&c>s?{code:i,side:"upstream",opened:c,requests:o}:a!==null&&a>s?{code:i,side:"client",opened:a,requests:o}:null}
function TA(e){let{bottleneck:t,scenario:n,output:r}=e,o=[];e.outOfPorts&&o.push("out-of-ports"),t==="proxy"&&o.push("proxy-saturated"),t===
"generator"&&o.push("generator-saturated"),t==="dependency"&&!n.rate&&o.push("dependency");let s=Ve(r)<ax*n.connections*.75;return n.requests===
void 0&&(s&&!n.rate||!e.enoughTime)&&o.push("too-few-requests"),e.keptUp!==null&&e.keptUp<t5&&o.push("over-capacity"),t==="generator"&&o5(r,
n)&&o.push("littles-law"),e.steady||o.push("unsteady"),e.inStep||o.push("out-of-step"),o}function o5(e,t){let n=Ve(e);if(pm(e)>0||n<10*t.connections||
e.latency.mean===null)return!1;let r=n/e.wall*e.latency.mean/t.connections;return r<.85||r>1.05}function _A(e,t){let n=t?Jt(t.expect):[],r=Object.
entries(e.byStatus).filter(([s])=>!n.includes(Number(s))).map(([s,i])=>({status:s,count:i})),o=Object.entries(e.errors).map(([s,i])=>({error:s,
count:i}));return[...r,...o].sort((s,i)=>i.count-s.count).slice(0,3)}var Ho=.2,gm=8,hm=2,s5=1.05,lx=3,i5=.97;function a5(e){if(e.length<2*hm)return!1;let t=We(e.slice(-hm));return t>0&&t<=s5*We(e.slice(-2*hm,-hm))}
function c5(e){if(e.length<2*lx)return!1;let[t,n]=[e.slice(-lx),e.slice(0,-lx)];return Math.min(...t)>=i5*Math.min(...n)}async function Ri(e,t,n,r,o){
let s=new Map(e.map(b=>[b,[]])),i=[...s.values()],a=[],c=o!==void 0,l=!1,u=0;for(let b of o===void 0?[]:l5(o))await g(b);for(;!c&&!l&&u<gm;){
let b=await g(Ho),x=u>=u5(r);c=i.every(R=>(R.at(-1)?.answers??0)>0)&&a5(CA(i))&&(x||c5(AA(i))),u+=b}c||=l||CA(i).every(b=>b===0);let d=i.map(
b=>b.slice(-2)),f=d.map(b=>Math.max(0,...b.map(dx))),m=r.plan.cpus.server.length/(t?e.length:1),h=d[e.findIndex(({variant:b})=>b==="base")]??
d[0]??[],p=Math.max(0,...h.map(b=>d5(m,b)));return{steady:c,answersPerSecond:Math.min(...f),base:p,time:ht(a),...o===void 0&&c&&{costs:AA(i).
map(b=>Number.isFinite(b)?b:null)}};async function g(b){let x=[];for(let S of t?[e]:e.map(R=>[R])){let R=N=>Math.max(...N.map(({wall:M})=>M)),
k=()=>Promise.all(S.map(N=>y(N,b))),{result:_,time:P}=await vi(k,R);x.push(R(_)),a.push(P)}return Math.max(...x)}async function y(b,x){let S=Oi(
r.plan.cpus,t?e.length:1),R=$i(b,n,{seconds:x},S),k=await b.server.meter.read(),_=await r.generator(R,{signal:r.signal}).catch(()=>null);l||=
_===null||Yt(b)!==null,r.signal.throwIfAborted();let{cpu:P}=Yr(k,await b.server.meter.read()),N={cpu:P,wall:_?.output.wall??x,answers:_?Ve(_.
output):0};return s.get(b)?.push(N),N}}function l5(e){let t=e-Ho;return t>Ho/2?[t,Ho]:[Ho]}function u5(e){return Bn(e.plan)/10}function CA(e){
return ux(e,dx)}function dx(e){return e?e.answers/e.wall:0}function d5(e,t){let n=e*t.wall;return(t.cpu===null||t.cpu<=n?1:n/t.cpu)*dx(t)}function AA(e){
let t=ux(e,n=>n.answers);return e.flat().some(({cpu:n})=>n===null)?t.map(()=>0):ux(e,({cpu:n})=>n??0).map((n,r)=>n/(t[r]??0))}function ux(e,t){
let[n=[]]=e;return n.map((r,o)=>e.reduce((s,i)=>s+(i[o]?t(i[o]):0),0))}function NA({scenario:e,rate:t}){return e.rate!==void 0&&"share"in e.rate&&t===void 0}async function MA(e,t,n){var b=[];try{let{builds:r,scenario:o}=e;
let s=n.clock.now()-n.began;let i=r.length>1&&t==="side-by-side"&&r.every(n.runner.canShare);let a=G(b,new AsyncDisposableStack,!0);let c=await lm(
i?r:r.slice(0,1),e,n,a);let{open:l,logs:u}=c;let d=Zn(s,c.invalid);if(d.invalid.length>0)return{rate:null,start:{session:d,time:ht([]),logs:u}};
let f=n.clock.now();let{base:m,time:h}=await Ri(l,i,e,n);let p=o.rate&&"share"in o.rate?o.rate.share:1;let g=Number((p*m).toPrecision(3));let y=ht(
[h,{ready:n.clock.now()-f}]);return{rate:g>0?g:1,start:{session:d,time:y,logs:u}}}catch(x){var S=x,R=!0}finally{var k=K(b,S,R);k&&await k}}var IA=128*1024-1;function f5(e,t,n){let r=m5(e);if(Buffer.byteLength(r)>IA)throw new Y({code:"command-failed",error:`it is longer than the ${IA}\
 bytes that hyperfine accepts; put long arguments into a file`});return["--shell","none","--style","none","--warmup","0","--runs",String(t),
"--ignore-failure","--output","inherit","--export-json",n,"--",r]}function DA(e,t){return{program:e,argumentsFor:(r,o)=>f5(r,t,o)}}function m5(e){
return e.map(t=>`'${t.replaceAll("'","'\\''")}'`).join(" ")}var wm=O().nonnegative(),FA=H().nullable(),BA=O().nonnegative(),p5=ye({times:C(wm).
min(1),user:wm,system:wm,memory_usage_byte:C(BA).nullish(),exit_codes:C(FA)}),ym=e=>ye({value:e==="second"?wm:BA,unit:re(e)}),h5=ye({measurements:C(
ye({time_wall_clock:ym("second"),time_user:ym("second"),time_system:ym("second"),memory_peak_resident:ym("byte").nullish(),exit_code:FA})).min(
1)}),g5=ye({results:$s([Q([p5,h5])])});function jA(e){let t;try{t=JSON.parse(e)}catch{throw new Error(`hyperfine wrote no JSON: ${JSON.stringify(
e.slice(0,200))}`)}let n=g5.safeParse(t);if(!n.success){let s=n.error.issues[0];throw new Error(`hyperfine's JSON is not as expected at ${s?.
path.join(".")||"its top"}: ${s?.message}`)}let[r]=n.data.results;if("times"in r){let s=r.times.length;return{runs:s,wall:bm(r.times),user:r.
user*s,system:r.system*s,memory:zA(r.memory_usage_byte??[]),exitCode:LA(r.exit_codes)}}let{measurements:o}=r;return{runs:o.length,wall:bm(o.
map(s=>s.time_wall_clock.value)),user:bm(o.map(s=>s.time_user.value)),system:bm(o.map(s=>s.time_system.value)),memory:zA(o.flatMap(s=>s.memory_peak_resident?.
value??[])),exitCode:LA(o.map(s=>s.exit_code))}}var bm=e=>e.reduce((t,n)=>t+n,0),zA=e=>e.length===0?null:Math.max(...e);function LA(e){let t=e.
find(n=>n!==0);return t===void 0?0:t}var y5=/^\s*(?:Warning: Ignoring non-zero exit code\.)?\s*$/;function fx(e){return e.split(`
`).filter(t=>!y5.test(t)).join(`
`)}async function xm(e,t,n){let r=t?e:{...e,proxy:[]},o=process.cpuUsage(),s=await UA(r,n);return async()=>{let i=await UA(r,n),{user:a,system:c}=process.
cpuUsage(o),l=(f,m)=>s[f]&&i[f]&&i[f][m]-s[f][m],u=(f,m,h)=>b5({wall:m,stolen:l(f,"stolen"),busy:l(f,"busy"),ours:h.every(p=>p!==null)?h.reduce(
(p,g)=>p+g,0):null}),d=(a+c)/1e6;return{idle:{server:l("server","idle"),generator:l("generator","idle")},disturbance:({wall:f,server:m,proxy:h,
generator:p})=>ri(r)?Sm([u("there",f,[m,h]),u("generator",f,[p,d])]):u("all",f,[m,h,p,d])}}}async function UA(e,t){let{server:n,proxy:r,generator:o}=e,
s=[...new Set([...n,...r])],i=[...new Set([...s,...o])];return{server:await t.cpuSeconds(n),there:ri(e)?await t.cpuSeconds(s):null,generator:_o(
o),all:ri(e)?null:_o(i)}}function b5({wall:e,stolen:t,busy:n,ours:r}){return e>0?{stolen:t===null?null:t/e,foreign:n===null||r===null?null:Math.
max(0,(n-r)/e)}:{stolen:null,foreign:null}}function Sm(e){let t=n=>n.every(r=>r!==null)&&n.length>0?Math.max(...n):null;return{stolen:t(e.map(
n=>n.stolen)),foreign:t(e.map(n=>n.foreign))}}function vm(e){let t=e>>>0;return()=>{t=t+2654435769>>>0;let n=t;return n=Math.imul(n^n>>>16,2246822507),n=Math.imul(n^n>>>13,3266489909),((n^
n>>>16)>>>0)/2**32}}function hr(e,t){let n=[...e];for(let r=n.length-1;r>0;r-=1){let o=Math.floor(t()*(r+1));[n[r],n[o]]=[n[o],n[r]]}return n}
function km(e,t,n){let r=[];for(let o=0;o<t;o+=1)r.push(o%2===0?hr(e,n):[...r.at(-1)].reverse());return r}var hx=3,_i=4,mx=[2,4,6,8,12],w5=3,x5=.03,S5=.12;function $m({pairing:e},{args:t}){return t?"interleaved":e}function GA(e){return{design:{pairing:e,
rounds:_i,pilot:!0},choice:null}}var v5=2;function Rm(e,t){let n=e.reduce((o,s)=>o+s,0);return Math.max(...e)>Dc&&_i*n>t/(2*hx)?v5:_i}function HA(e,{
sessions:t},n){if(e.choice!==null)return e;let r=WA({sessions:t},n.loop),o=r===null?{}:{warmUpSeconds:r},{pilot:s,...i}={...e.design,...o,...k5(
t)};if(t.length<hx)return{design:{...i,...s&&{pilot:s}},choice:null};let a={...O5({sessions:t},n),...o};return{design:{...i,rounds:a.roundsPerSession},
choice:a}}function k5(e){let t=e.flatMap(({rounds:s})=>s.flatMap(i=>i.samples)),r=[...Map.groupBy(t,({variant:s})=>s).values()].map(s=>xo(s.
map(i=>Ve(i)/i.wall))??0),o=Math.min(...r);return o>0&&Number.isFinite(o)?{answersPerSecond:o}:{}}function O5(e,t){let{loop:n}=t,r=zu(n).flatMap(
l=>CO(e,l)??[]),o=$5(e);if(r.length===0)return{roundsPerSession:o.find(u=>u>=_i)??_i,betweenStarts:null};let s=_5(e.sessions,t),i=l=>Math.max(
...r.map(u=>R5(u,l,s,t))),a=o.reduce((l,u)=>i(u)<i(l)?u:l),c=We(r.map(({start:l,round:u})=>l/(l+u)||0));return{roundsPerSession:a,betweenStarts:c}}
function $5({sessions:e}){let n=e.flatMap(({rounds:s})=>s.flatMap(i=>i.samples)).filter(({latencies:s})=>s!==void 0);if(n.length===0)return mx;
let r=Math.min(...n.map(({correct:s})=>s)),o=mx.filter(s=>s>=_i&&(s-1)*r>=uO(.99));return o.length>0?o:mx.slice(-1)}function R5({start:e,round:t},n,r,{
budgetSeconds:o}){let s=Math.floor(o/(r.session+n*r.round));if(s<hx)return Number.POSITIVE_INFINITY;let i={variance:e+t/n,degrees:s-1+w5};return mc(
{noise:i,weight:s},Of("end"))??Number.POSITIVE_INFINITY}function _5(e,{spent:t,loop:n}){let r=e.flatMap(n==="command"?E5:qA),o=r.reduce((c,l)=>c+
l,0),s=WA({sessions:e},n),i=e.map(c=>s===null?0:Math.max(0,c.warmUpSeconds-s*gx(c))),a=t-o-i.reduce((c,l)=>c+l,0);return{session:Math.max(0,
a/e.length),round:r.length===0?0:o/r.length}}function gx({rounds:e}){return e.some(({together:t})=>t)?1:Math.max(1,...e.map(({order:t})=>t.length))}
function E5(e){let{rounds:t}=e,n=qA(e),r=t.slice(1).map(({at:s},i)=>Math.max(0,s-(t[i]?.at??s)-(n[i]??0))),o=r.length===0?0:We(r);return n.map(
(s,i)=>s+(r[i]??o))}function qA({rounds:e}){return e.map(({samples:t,together:n})=>{let r=t.map(({wall:o})=>o+x5);return n?Math.max(0,...r):
r.reduce((o,s)=>o+s,0)})}var Om=3,P5=1.1,T5=1.15,C5=Math.log(1.25);function WA({sessions:e},t){let n=A5({sessions:e},t),[r,...o]=e.slice(e.findIndex(
c=>c.warmUpCosts!==void 0));if(n===null||r===void 0)return n;let s=ZA(r),i=o.flatMap(c=>ZA(c)??[]);return s!==null&&i.some(c=>Math.abs(c-s)>
C5)?Math.min(gm,Number((r.warmUpSeconds/gx(r)).toFixed(2))):n}function ZA({rounds:e}){let t=e.filter(n=>!$a(n)).flatMap(({samples:n})=>{let[
r,o]=["head","base"].map(s=>VA({samples:n.filter(i=>i.variant===s)}));return r&&o&&px(r)&&px(o)?[Math.log(r.cost/o.cost)]:[]});return xo(t)}
function A5({sessions:e},t){let n=e.find(({warmUpCosts:c})=>c!==void 0),r=n?N5(n):[],o=(n?.rounds??[]).filter(c=>!$a(c)).map(VA),s=t==="open"?
r:[...r,...o];if(r.length<Om||!s.slice(-Om).every(px))return null;let a=(t==="open"?s:s.slice(0,M5(s)+1)).reduce((c,l)=>c+l.seconds,0);return Math.
min(gm,Number(a.toFixed(2)))}function N5(e){let t=e.warmUpCosts??[],n=e.warmUpSeconds/Math.max(1,t.length)/gx(e),r=Math.max(Ho,n-S5);return t.
map(o=>({seconds:r,cost:o??1/0}))}function M5(e){let t=r=>We(e.slice(r,r+Om).map(({cost:o})=>o)),n=e.length-Om;return t(0)<=P5*t(n)?0:e.findLastIndex(
(r,o)=>o===0||o<n&&t(o)>T5*t(n))}function VA({samples:e}){let t=n=>e.reduce((r,o)=>r+n(o),0);return{seconds:Math.max(0,...e.map(({wall:n})=>n)),
cost:t(({cpu:n})=>n.server??Number.NaN)/t(({correct:n})=>n)}}function px({cost:e}){return e>0&&Number.isFinite(e)}var I5=ye({operations:H().positive(),seconds:O().positive().optional(),errors:H().nonnegative().default(0)}),KA=.25,z5=1,L5=.2,D5=20;async function JA(e,t,n){
var h=[];try{let r=n.clock.now()-n.began;let o=new Map;let s=G(h,new AsyncDisposableStack,!0);let i=[];for(let x of hr(e.builds,n.random))try{
let{addresses:S}=await im(x,n.runner,n.clock,n.signal,s,"generator");i.push({build:x,beside:S})}catch(S){n.signal.throwIfAborted();let{variant:R}=x,
[k,_]=S instanceof Y?[S.fault,S.log]:[{code:"start-failed",error:S.message},void 0];_&&o.set(Jr(e,R),_);let P=[{variant:R,fault:k,..._&&{log:_}}];
return{session:Zn(r,P),time:ht([]),logs:o}}let a=n.clock.now();let c=[];for(let x of i){let S=n.clock.now(),R=await YA(x,e,n,U5);c.push({...R,
took:n.clock.now()-S})}let l=Z5(c);let u=n.clock.now()-a;let d=[];let f=[];for(let x of km(i,B5(t,c,l,n),n.random)){let{round:S,time:R}=await F5(
x,e,n,l);if(d.push(S),f.push(R),S.samples.some(({invalid:k})=>k.length>0))break}let m=ht([...f,{ready:n.clock.now()-a}]);return{session:{at:r,
startSeconds:{},warmUpSeconds:u,rounds:d,invalid:[]},time:m,logs:o}}catch(p){var g=p,y=!0}finally{var b=K(h,g,y);b&&await b}}async function F5(e,t,n,r){
let o=n.clock.now()-n.began,s=await xm(n.plan.cpus,!1,n.runner),i=[],a=[];for(let d of e){let f=()=>YA(d,t,n,r),{result:m,time:h}=await vi(f,
({wall:p})=>p);i.push(m),a.push(h)}let c=i.reduce((d,f)=>d+f.wall,0),{stolen:l}=(await s()).disturbance({wall:c,server:null,proxy:null,generator:null,
busiestServer:null,busiestProxy:null});return{round:{order:e.map(({build:d})=>d.variant),together:!1,at:o,samples:i,disturbance:{stolen:l,foreign:null}},
time:ht(a)}}function B5({rounds:e,pilot:t},n,{runs:r},o){return t?Rm(j5(n,r),Bn(o.plan)):e}function j5(e,t){return e.map(({wall:n,took:r})=>Math.
max(0,r-n)+t*n)}var U5={runs:1,reports:null};function Z5(e){let[t]=e.toSorted((o,s)=>o.variant.localeCompare(s.variant));if(t?.command?.operations!=
null)return{runs:1,reports:!0};let n=e.flatMap(({invalid:o,wall:s})=>o.length===0&&s>0?[s]:[]),r=n.length===0?1:Math.ceil(L5/Math.min(...n));
return{runs:Math.min(r,D5),reports:!1}}async function YA({build:e,beside:t},{scenario:n},r,o){let{timeoutSeconds:s,args:i=[]}=n,{runs:a,reports:c}=o,
l={timeoutSeconds:s*a,signal:r.signal},u=r.hyperfine===null?null:DA(r.hyperfine,a);try{let d=await r.runner.runOnce(e,{added:i,timer:u},t,l);
return G5(e,n,d,c)}catch(d){if(!(d instanceof Y)||d.fault.code!=="command-failed")throw d;return qo(e,n,yx,{fault:d.fault})}}var yx={by:"hyp\
erfine",runs:1,wall:0,user:null,system:null,memory:null,exitCode:null};function G5(e,t,n,r){let o=H5(n);if("fault"in o)return qo(e,t,yx,o);let s=q5(
n,o);if(s!==null){let l={code:"command-failed",error:s,...pr(n.lacks)};return qo(e,t,o,{fault:l})}let i=W5(o,n),a=V5(n.stdout);if(i)return qo(
e,t,o,{fault:i});if(a==="broken"||a===null&&r)return qo(e,t,o,{fault:{code:"no-report",output:_n(n.stdout,2)}});if(a===null||r===!1)return qo(
e,t,o,{});let c=K5(a,o.wall)??J5(a,t);return qo(e,t,o,{report:a,...c&&{fault:c}})}function H5(e){let{timed:t,seconds:n,code:r}=e;if(t===null)
return{...yx,by:"engine",wall:n,exitCode:r};let o=s=>({fault:{code:"command-failed",error:s,...pr(e.lacks)}});if(r!==0)return o(se({...e,stderr:fx(
e.stderr)}));if(t.notes===null)return o("the results of hyperfine are gone; the command may have removed them");try{return{by:"hyperfine",...jA(
t.notes)}}catch(s){return o(s.message)}}function q5(e,{by:t,exitCode:n}){if(n===0)return null;if(t==="engine")return se(e);let r=fx(e.stderr);
if(n!==null)return se({...e,code:n,stderr:r});let o=_n(r||e.stdout,5);return o?`ended by a signal: ${o}`:"ended by a signal"}function W5({wall:e},{
timed:t,seconds:n}){let r=e<=n+KA&&e>=Math.min(n-z5,n/2);return t===null||r?null:{code:"timing-altered",noted:e,wall:n}}function qo({variant:e},t,{
by:n,runs:r,wall:o,user:s,system:i,memory:a,exitCode:c},{report:l,fault:u}){let{operations:d,errors:f,seconds:m}=l??{operations:null,errors:0},
h=d===null?0:d-f;return{variant:e,wall:o,byStatus:d===null?{}:{[String(Jt(t.expect)[0])]:h},errors:f>0?{"failed operations":f}:{},aborted:0,
bytes:0,correct:h,latency:{mean:null,p50:null,p90:null,p95:null,p99:null},cpu:{server:s===null||i===null?null:s+i,proxy:null,generator:null},
busiest:{server:null,proxy:null},opened:{client:null,upstream:null},memory:a,switches:null,command:{by:n,runs:r,user:s,system:i,exitCode:c,operations:d,
seconds:m??null},bottleneck:"server",invalid:u===void 0?[]:[u],limits:[]}}function V5(e){let t;try{t=JSON.parse(e.trimEnd().split(`
`).at(-1)??"")}catch{return null}if(typeof t!="object"||t===null||!("operations"in t))return null;let n=I5.safeParse(t);return n.success&&n.
data.errors<=n.data.operations?n.data:"broken"}function K5({seconds:e},t){return e!==void 0&&e>t+KA?{code:"impossible-time",seconds:e,wall:t}:
null}function J5({operations:e,errors:t},n){return t>e*n.maxErrors?{code:"errors",failed:t,of:e,unit:"operations",most:[]}:null}async function XA(e,t,n,r){let{clock:o,plan:s,signal:i}=n,a=e.map(p=>Y5(p,n)),c=t(a,n),l=o.now(),u=()=>s.budgetSeconds-(o.now()-l),d={case:"",
since:l},f=({benchmark:p})=>{d={case:p.case.id,since:o.now()};let g=u(),y=Math.min(1,1-g/s.budgetSeconds);r.progress({doing:d.case,done:y,secondsLeft:Math.
max(0,g)})},m=(p,g)=>{let y=bx(p);for(let b of y.sessions.slice(g))r.kept?.({...y,sessions:[b]})},h={interrupted:!1,timedOutIn:null};try{for(let p=c.
due(u());p.length>0;p=c.due(u())){let g=o.now();for(let y of p){if(u()<=0)break;f(y);let b=y.sessions.length;await X5(y,n,r);let x=o.now();if(!y.
ended){let S=c.design(y);y.sessions.push(await r.measure(y.benchmark,S)),await QA(y,async k=>[await r.measure(k,S)]);let R=o.now()-x;y.spent+=
R,c.measured(y,R)}m(y,b)}c.through?.(o.now()-g)}}catch(p){let g={case:d.case,seconds:o.now()-d.since};h=eJ(p,g,i)}return{records:a.map(bx),...h}}
function Y5(e,{plan:t}){return{benchmark:e,sampling:GA($m(t,e.scenario)),sessions:[],spent:0,calibration:0,longest:0,timed:null,ended:!1}}async function X5(e,{
clock:t},{calibrate:n}){if(!NA(e.benchmark))return;if(!n)throw new RangeError(`${e.benchmark.case.id} has to be calibrated`);let r=t.now(),{
rate:o,session:s}=await n(e.benchmark);o===null&&(e.sessions.push(s),await QA(e,async i=>{let a=await n(i);return Q5("head",i)&&({rate:o,session:s}=
a),a.rate===null?[a.session]:[]})),e.calibration=t.now()-r,e.spent+=e.calibration,o===null?e.ended=!0:e.benchmark={...e.benchmark,rate:o}}function Q5(e,{
builds:t}){return t.every(n=>n.variant===e)}async function QA(e,t){let{benchmark:n,sessions:r}=e,o=c=>n.builds.filter(l=>l.variant===c),s=c=>ju(
{...n.case,sessions:c});r.length!==1||!s(r)||n.builds.length<2||Ht({...n.case,sessions:r}).some(({variant:c})=>c==="base")&&!s(await t({...n,
builds:o("base")}))||(e.benchmark={...n,builds:o("head")},r.push(...await t(e.benchmark)))}function bx({benchmark:e,sessions:t,sampling:{choice:n}}){
let{rate:r}=e;return{...e.case,sessions:t,...r!==void 0&&{rate:r},...n&&{choice:n}}}function eJ(e,t,n){if(!n.aborted)throw e;let r=n.reason instanceof
$n;return{interrupted:!r,timedOutIn:r?t:null}}function eN(e){return e!==void 0&&(e.invalid.length>0||e.rounds.some(({samples:t})=>t.some(({invalid:n})=>n.
length>0)))}var tJ=130;function tN(e){return(t,n)=>{let{plan:r,random:o}=n,s=r.budgetSeconds/t.length;return{due(i){let a=t.filter(c=>!c.ended&&
i>0&&c.longest<=i);return hr(a,o).sort((c,l)=>c.spent-l.spent).slice(0,1)},design:({sampling:i})=>i.design,measured(i,a){let{benchmark:c,sampling:l,
spent:u,calibration:d}=i,{design:f}=l;i.longest=i.timed===f?Math.max(i.longest,a):a,i.timed=f,i.sampling=HA(l,i,{loop:rw({...c.case,...i},n),
spent:u-d,budgetSeconds:s-d}),i.ended=c.builds.length===1||eN(i.sessions.at(-1))||i.sessions.length>=tJ||ow(bx(i),{plan:r,variants:e})!==null}}}}
var nJ={rounds:3,pairing:"interleaved"},rJ={rounds:1,pairing:"interleaved"},oJ=60,sJ=2;function nN(){return(e,{random:t})=>{let r=[...Map.groupBy(
e,({benchmark:{case:i}})=>`${i.scenario}/${i.via}`).values()].map(i=>({states:i,blocks:0,spent:0,last:0})),o=i=>i.states.filter(({ended:a})=>!a),
s;return{due(i){let a=r.filter(l=>i>0&&l.last<i&&l.blocks<oJ&&o(l).length>0),c=({blocks:l})=>Math.min(l,sJ);return[s]=hr(a,t).sort((l,u)=>c(
l)-c(u)||l.spent-u.spent),s?hr(o(s),t):[]},design:({benchmark:i})=>i.scenario.args?rJ:nJ,measured(i){i.ended=eN(i.sessions.at(-1))},through(i){
s&&(s.blocks+=1,s.last=i,s.spent+=i)}}}}function rN(e,t,n,r,o){let{deployment:s,loaded:i,server:a,proxy:c}=e;if(i instanceof Error)return lJ(e,i);let{scenario:l}=r,{output:u}=i,d=uJ(
e,t,l.keepalive?l.connections:null),f=t.flatMap(p=>p.loaded instanceof Error?[]:[p.loaded.startedAt]),m=s.variant==="base"||r.builds.length===
1,h={scenario:l,via:r.case.via,output:u,lengths:s.lengths,alive:a.after.same&&(c?.after.same??!0),ended:Yt(s),opened:d,bottleneck:n,outOfPorts:iJ(
e,r,d.client),enoughTime:o.enoughTime,steady:o.steady,inStep:EA(f,u.wall),keptUp:m&&o.rate!==void 0&&i.latencies?mJ(i.latencies,o.rate):null};
return{...oN(e),...u,...i.latencies&&{latencies:JC(i.latencies)},correct:Fc(u,l),bottleneck:n,cpu:{server:a.used.cpu,proxy:c?.used.cpu??null,
generator:i.cpu},opened:d,invalid:PA(h),limits:TA(h)}}function iJ({deployment:e,loaded:t,proxy:n},{scenario:r},o){if(t instanceof Error)return!1;
if(Object.keys(t.output.errors).some(a=>mm.test(a)))return!0;if(!(!r.keepalive||(o??0)>aJ*r.connections))return!1;let[i]=n&&e.proxy?e.proxy.
meter.pids():[];return Xw(e.front.address)||i!==void 0&&Xw(e.server.nearby,i)}var aJ=4;function oN({deployment:e,server:t,proxy:n}){return{variant:e.
variant,busiest:{server:t.used.busiest,proxy:n?.used.busiest??null},memory:t.after.memoryPeak,switches:t.used.switches,...Object.keys(t.used.
counters).length>0&&{counters:t.used.counters}}}function cJ(e){return e instanceof Y?e.fault:{code:"generator-failed",error:e.message}}function lJ(e,t){
return{...oN(e),wall:0,byStatus:{},errors:{},aborted:0,bytes:0,correct:0,latency:{mean:null,p50:null,p90:null,p95:null,p99:null},bottleneck:null,
cpu:{server:e.server.used.cpu,proxy:e.proxy?.used.cpu??null,generator:null},opened:{client:null,upstream:null},invalid:[Yt(e.deployment)??cJ(
t)],limits:[]}}function uJ(e,t,n){let{deployment:r,server:o,proxy:s}=e;if(r.server.meter.ownNetwork)return s?{client:s.used.accepted,upstream:o.
used.accepted}:{client:o.used.accepted,upstream:null};let i=o.used.accepted;if(i===null)return{client:null,upstream:null};let a=t.map(({loaded:u})=>{
let d=u instanceof Error?0:Ve(u.output),f=u instanceof Error?0:d+u.output.aborted;return{answers:d,needed:n??f}}),c=a.reduce((u,{needed:d})=>u+
d,0),l=dJ(s?Math.max(0,i-c):i,a)[t.indexOf(e)]??null;return s?{client:null,upstream:l}:{client:l,upstream:null}}function dJ(e,t){let n=c=>c.
reduce((l,u)=>l+u,0),r=t.map(c=>c.needed),o=e-n(r),s=o>0?t.map(({answers:c})=>c):r,i=n(s),a=c=>i>0?(s[c]??0)/i:1/t.length;return r.map((c,l)=>Math.
round(o>0?c+o*a(l):e*a(l)))}var Wo=.9;function sN(e,t){let{wall:n}=e;if(e.server===null||n<=0)return null;let r=(i,a)=>(i??0)/(n*a),o=(i,a)=>i!==
null&&i/(n*a)<=1-Wo;return r(e.server,t.server.length)>=Wo||r(e.busiestServer,1)>=Wo||o(e.idle.server,t.server.length)?"server":!ri(t)&&t.proxy.
some(i=>t.generator.includes(i))&&(r((e.proxy??0)+(e.generator??0),t.generator.length)>=Wo||o(e.idle.generator,t.generator.length))?(e.proxy??
0)>(e.generator??0)?"proxy":"generator":r(e.proxy,t.proxy.length)>=Wo||r(e.busiestProxy,1)>=Wo?"proxy":r(e.generator,t.generator.length)>=Wo?
"generator":"dependency"}var iN=.2;function fJ(e){let t=Math.floor(e.length*iN);return t===0?0:Math.max(0,We(e.slice(-t))-We(e.slice(0,t)))}
function mJ(e,t){let n=e.length/t;return n===0?0:n/(n+fJ(e)/(1-iN))}async function Em(e,t,n,r){let{cpus:o}=r.plan,s=Oi(o,e.length),i=await xm(o,t.case.via==="nginx",r.runner),a=QC(e.length),c=await Promise.all(
e.map(g=>yJ(g,t,n,{...r,threads:s,line:a}))),l=await i(),u=wJ(c),d=sN({...u,idle:l.idle},o),f=l.disturbance(u),m=t.builds.map(({variant:g})=>g),
h=c.map(g=>rN(g,c,d,t,n));return{samples:$a({disturbance:f,together:e.length>1,order:m,samples:h})?h.map(gJ):h,disturbance:f}}var pJ="timeou\
t",hJ="502";function gJ(e){let{errors:t,byStatus:n,correct:r,invalid:o}=e,s=e.limits.includes("out-of-ports"),i=d=>d===pJ||s&&mm.test(d),a=Ve(
e)-r,c=s?n[hJ]??0:0,l=(a===0||a===c)&&Object.keys(t).every(i),u=s?["errors","no-answers"]:["errors"];return l&&(r>0||s)?{...e,invalid:o.filter(
({code:d})=>!u.includes(d))}:e}async function yJ(e,t,{length:n,rate:r},{generator:o,signal:s,threads:i,line:a}){let c=await aN(e),l="seconds"in
n?n.seconds:n.requests/(r??1),u=wA(e,t,l),d=u&&o(u,{signal:s}).catch(g=>g),f=await o($i(e,t,n,i,r),{signal:s,barrier:a}).catch(g=>(s.throwIfAborted(),
g)),m=await d,h=bJ(m,t)??f,p=await aN(e);return{deployment:e,loaded:h,besideCpu:m===null?0:m instanceof Error?null:m.cpu,server:{used:Yr(c.server,
p.server),after:p.server},proxy:c.proxy&&p.proxy?{used:Yr(c.proxy,p.proxy),after:p.proxy}:null,services:c.services.map((g,y)=>Yr(g,p.services[y]??
g))}}function bJ(e,{scenario:t}){if(e===null)return null;let n="background-load-failed";if(e instanceof Error)return new Y({code:n,error:e.message});
let r=Fc(e.output,t),o=pm(e.output)+Ve(e.output)-r;return o===0&&r>0?null:new Y({code:n,failed:o,answered:r})}async function aN({server:e,proxy:t,
services:n}){let r=[];for(let o of n)r.push(await o.meter.read());return{server:await e.meter.read(),proxy:await t?.meter.read(),services:r}}
function wJ(e){let t=r=>r.some(o=>o==null)?null:r.reduce((o,s)=>o+s,0),n=r=>Math.max(0,...r.map(o=>o??0));return{wall:n(e.map(({loaded:r})=>r instanceof
Error?0:r.output.wall)),server:t(e.flatMap(({server:r,services:o})=>[r,...o.map(s=>({used:s}))]).map(({used:r})=>r.cpu)),proxy:t(e.map(({proxy:r})=>r?
r.used.cpu:0)),generator:t(e.flatMap(({loaded:r,besideCpu:o})=>[r instanceof Error?null:r.cpu,o])),busiestServer:n(e.flatMap(({server:r,services:o})=>[
r.used.busiest,...o.map(({busiest:s})=>s)])),busiestProxy:n(e.map(({proxy:r})=>r?.used.busiest))}}var xJ=340,_m=10;function wx(e,t){if(e.durationSeconds!==
void 0)return{seconds:e.durationSeconds,enough:!0};let n=ax*e.connections/Math.max(t,1e-9);return{seconds:Math.min(Math.max(n,Dc),_m),enough:n<=
_m}}function cN(e,t){if(e.durationSeconds!==void 0)return{seconds:e.durationSeconds,enough:!0};let n=xJ/t;return{seconds:Math.min(Math.max(n,
2*Dc),_m),enough:n<=_m}}async function Pm(e,t){let n=t.now(),r=await Promise.all(e.map(lN));return async()=>{let o=await Promise.all(e.map(lN)),s=t.now()-n;return e.
map(({variant:i},a)=>({variant:i,seconds:s,cpu:uN(r[a]?.cpu,o[a]?.cpu),accepted:uN(r[a]?.accepted,o[a]?.accepted)}))}}async function lN({server:e,
services:t}){let n=await e.meter.read(),o=[n,...await Promise.all(t.map(({meter:s})=>s.read()))].map(({cpu:s})=>s);return{cpu:o.every(s=>s!==
null)?o.reduce((s,i)=>s+i,0):null,accepted:e.meter.ownNetwork?n.accepted:null}}function uN(e,t){return e==null||t==null||t<e?null:t-e}var SJ=.02,
vJ=.03,kJ=20;function Tm(e){return e.flatMap(({variant:t,seconds:n,cpu:r,accepted:o})=>{let s=e.filter(l=>l.variant!==t),i=Math.max(0,...s.map(
l=>(l.cpu??0)/l.seconds*n)),a=Math.max(SJ,vJ*n),c=[];return r!==null&&r-i>a&&c.push({variant:t,fault:{code:"worked-unasked",cpu:r,other:i,seconds:n}}),
o!==null&&o>kJ&&c.push({variant:t,fault:{code:"accepted-unasked",connections:o,seconds:n}}),c})}var OJ=.05,$J=.02;function fN(e,t){let n=t.now(),
r=new Map(e.flatMap(o=>dN(o).map(s=>[s,Ir([s])??0])));return()=>{let o=Math.max(OJ,$J*(t.now()-n));return new Map(e.flatMap(s=>{let i=dN(s),
a=i.reduce((l,u)=>l+(Ir([u])??0)-(r.get(u)??0),0),c={code:"left-its-group",processes:i.length,cpu:a};return a>o?[[s.variant,c]]:[]}))}}function dN({
server:e,services:t}){return[e,...t].flatMap(({strays:n})=>[...n?.()??[]])}function mN(e,t){let n=null;return async(r,o,s)=>!(o.length>1&&o.some(({server:a})=>!a.meter.ownNetwork))||!e.scenario.keepalive||!pN(r,e)?r:
(n??=await _J(o,e,s,t),RJ(r,n)??TJ(r,n.reopening,e))}function RJ(e,{reopening:t,unasked:n}){let r=Math.max(0,...t.values()),o=Tm(n).filter(({
variant:s})=>(t.get(s)??0)<r);return o.length===0?null:e.map(s=>{let i=o.filter(({variant:a})=>a===s.variant).map(({fault:a})=>a);return{...s,
invalid:[...s.invalid.filter(({code:a})=>a!==Sx),...i]}})}async function _J(e,t,n,r){let o=new Map,s=[];for(let i of e.filter(a=>Yt(a)===null)){
let a=e.filter(u=>u!==i),c=await Pm(a,r.clock),{samples:l}=await Em([i],t,n,r);s.push(...await c());for(let u of l){let d=Ve(u),f=pN([u],t)?
vx(u,t):0;o.set(i.variant,d>0?f/d:0)}}return{reopening:o,unasked:s}}var xx=({via:e})=>e==="nginx"?"upstream":"client";function vx({opened:e},{
scenario:t,case:n}){let r=e[xx(n)];return r===null?0:r-t.connections}var EJ=5,PJ=.1;function pN(e,t){return e.reduce((r,o)=>r+vx(o,t),0)>EJ+
PJ*e.length*t.scenario.connections}function TJ(e,t,n){let r=e.map(c=>(t.get(c.variant)??0)*Ve(c)),o=r.reduce((c,l)=>c+l,0),{scenario:s}=n,{via:i}=n.
case,a=e.reduce((c,l)=>c+vx(l,n),0);return e.map((c,l)=>{if(o===0)return c.invalid.some(({code:h})=>h===Sx)?c:{...c,opened:{...c.opened,[xx(
n.case)]:null}};let u=s.connections+Math.max(0,Math.round(a*(r[l]??0)/o)),d={...c.opened,[xx(n.case)]:u},f=c.correct>0?cx({scenario:s,via:i,
opened:d,output:c}):null,m=c.invalid.filter(({code:h})=>h!==Sx);return{...c,opened:d,invalid:f?[...m,f]:m}})}var Sx="too-many-connections";var CJ=/ENOSPC|no space left on device/i,AJ=64*1024*1024;async function hN(e,t,n=MJ){if(!NJ(e).some(Cm))return e;let r=[];for(let c of t)r.push(
{variant:c.variant,bytes:await n(c)});let[o,s]=r.toSorted((c,l)=>l.bytes-c.bytes);if(!o||!s||o.bytes-s.bytes<AJ)return e;let i={code:"filled\
-disk",bytes:o.bytes,other:s.bytes},a=c=>{let l=c.invalid.filter(u=>!Cm(u));return{...c,invalid:c.variant===o.variant?[...l,i]:l}};return{...e,
rounds:e.rounds.map(c=>c.samples.some(({invalid:l})=>l.some(Cm))?{...c,samples:c.samples.map(a)}:c),invalid:[...e.invalid.filter(c=>!Cm(c.fault)),
{variant:o.variant,fault:i}]}}function NJ({invalid:e,rounds:t}){let n=t.flatMap(r=>r.samples);return[...e.map(({fault:r})=>r),...n.flatMap(r=>r.
invalid)]}function Cm(e){return"error"in e&&typeof e.error=="string"&&CJ.test(e.error)}async function MJ({folder:e,image:t,user:n}){if(t!==void 0)
return 0;let o=[Fo(e).findLast(di)??e,...n?[n.home,n.temporary]:[]],{stdout:s}=await V(["du","-skx","--",...o],{cwd:"/",env:oe(process.env)});
return 1024*s.split(`
`).reduce((a,c)=>a+(Number.parseInt(c,10)||0),0)+(n?await IT(n):0)}import{constants as IJ}from"node:os";var zJ=.1;function LJ(e,t){return Math.min(1,zJ*e/t)}function yN(e){let t=0;return async(n,r,o)=>{if(!(wN(n)&&Math.random()<LJ(r,t)))return{
result:await o(),trespasses:[]};let i=[],a=new AbortController,c=e.sleep(r*Math.random(),a.signal).then(()=>{let u=e.now();i=xN(n,"loaded"),
t=e.now()-u},()=>{}),l=await o().finally(()=>a.abort());return await c,{result:l,trespasses:i}}}function bN(e){return wN(e)?xN(e,"over"):[]}
function wN(e){return e.length>1&&e.some(({server:t})=>!t.meter.ownNetwork)}function xN(e,t){let n=new Set(e.flatMap(a=>[...gN(a)])),r=o$(),
o=s$(r,n),s=ky(r).filter(({port:a})=>n.has(a));if(o.length===0&&s.length===0)return[];let i=e.map(a=>({variant:a.variant,ports:gN(a),sockets:DJ(
a,t)}));return[...FJ(o,i,t==="over"?Na([process.pid]):null),...BJ(s,i)]}function SN({server:e,proxy:t,services:n}){return[e,...n,...t?[t]:[]]}
function gN(e){return new Set(SN(e).map(({address:t})=>t.port))}function DJ(e,t){let n=SN(e).flatMap(({meter:r,strays:o})=>[...r.pids(),...t===
"over"?o?.()??[]:[]]);return Na(n)}function FJ(e,t,n){let r=new Map;for(let{to:o,inode:s}of e){let i=t.find(({ports:u})=>u.has(o)),a=t.find(
({sockets:u})=>u.has(s))??(n!==null&&!n.has(s)&&i?.variant==="base"?t.find(({variant:u})=>u==="head"):void 0);if(!i||!a||i.variant===a.variant)
continue;let c=`${a.variant} ${i.variant}`,l=r.get(c);l?l.connections+=1:r.set(c,{variant:a.variant,of:i.variant,connections:1})}return[...r.
values()].map(({variant:o,...s})=>({variant:o,fault:{code:"reached-other",...s}}))}function BJ(e,t){return t.flatMap(({variant:n,sockets:r})=>t.
flatMap(o=>{let s=e.filter(({port:a,inode:c})=>o.ports.has(a)&&r.has(c));if(o.variant===n||s.length===0)return[];let i={of:o.variant,connections:s.
length,listened:!0};return[{variant:n,fault:{code:"reached-other",...i}}]}))}var jJ=["SIGHUP","SIGINT","SIGQUIT","SIGKILL","SIGUSR1","SIGUSR\
2","SIGTERM"],UJ=128;function ZJ({of:e,end:{signal:t,exitCode:n}}){return e!=="server"?!1:jJ.some(r=>r===t||UJ+IJ.signals[r]===n)}function vN(e){
let t=Oy(),n=e.find(({variant:r})=>r==="head");return(r,o)=>{let s=e.find(i=>i.variant===r&&r==="base");return!n||!s||s.server.meter.ownNetwork||
o.code!=="died"||!ZJ(o)||Yt(n)!==null||Oy()!==t?null:{variant:"head",fault:{code:"ended-other",of:"base",end:o.end}}}}var GJ=.6,HJ=.25,qJ=30,kN=.25;function kx({front:e,proxy:t,server:n},r=om){let[o]=t?.meter.pids()??[],s=o===void 0||!n?0:r(n.nearby,o);return 1-
Math.max(r(e.address),s)}function ON({scenario:e},t,n=om){let{clock:r,signal:o}=t,s=Math.min(qJ,HJ*Bn(t.plan));return async i=>{if(e.keepalive)
return;let a=()=>i.some(c=>kx(c,n)<1-GJ);for(;s>0&&a();)await r.sleep(kN,o),s-=kN}}async function $N(e,t,n){let r=await WJ(e,t,n);return{...r,session:await hN(r.session,e.builds)}}async function WJ(e,t,n){let r=n.clock.now()-
n.began,o=hr(e.builds,n.random),s=o.every(n.runner.canShare)?[o]:o.map(b=>[b]),i=[],a=new Map,c=[],l=[];for(let b of s){var m=[];try{let x=G(
m,new AsyncDisposableStack,!0);let S=await lm(b,e,n,x);for(let[P,N]of S.logs)a.set(P,N);l.push(...S.open);let R=[...S.invalid,...VJ(l,e)];if(R.
length>0)return{session:Zn(r,R),time:ht(i),logs:a};let k=n.clock.now();let _=await JJ(S.open,e,t,n);c.push(_);i.push(..._.times,{ready:n.clock.
now()-k});for(let[P,N]of _.logs)a.set(P,N)}catch(h){var p=h,g=!0}finally{var y=K(m,p,g);y&&await y}}let[u,...d]=c;return{session:{at:r,startSeconds:Object.
assign({},...c.map(b=>b.startSeconds)),warmUpSeconds:c.reduce((b,x)=>b+x.warmUpSeconds,0),...u?.warmUpCosts&&d.length===0&&{warmUpCosts:u.warmUpCosts},
rounds:a3(c.map(b=>b.rounds)),invalid:c.flatMap(b=>b.invalid)},time:ht(i),logs:a}}function VJ(e,t){let n=i=>e.find(a=>a.variant===i),[r,o]=[
n("base"),n("head")];if(!r||!o||!t.scenario.expect.sameLength)return[];let s=({lengths:i},a)=>({answer:a,fixed:i!==null});return r.answers.flatMap(
(i,a)=>{let c=o.answers[a],l=c&&aA(s(r,i),s(o,c));return l?[{variant:null,fault:l}]:[]})}var KJ=1;async function JJ(e,t,n,r){let o=ON(t,r);await o(
e);let s=r.clock.now(),i=vN(e),a=e.length>1&&n.pairing==="side-by-side",c=await Ri(e,a,t,r,n.warmUpSeconds),l=r.clock.now()-s,u=n.answersPerSecond??
c.answersPerSecond,d=o3(t,{...c,answersPerSecond:u}),f=r3(n,t,u,r),m=[c.time],h=[],p=mN(t,r),g=yN(r.clock),y=fN(e,r.clock);for(let M of km(e,
f,r.random)){await o(e);let X=r.clock.now()-r.began,B=await XJ(M,a,t,d,r,{whose:p,watched:g});m.push(...B.times);let{samples:ee,disturbance:me}=B;
if(h.push({order:M.map(he=>he.variant),together:a,at:X,samples:ee,disturbance:me}),ee.some(he=>he.invalid.length>0))break}let b=h.pop();b&&h.
push(_N(b,bN(e))),e.some(M=>Yt(M)!==null)&&await r.clock.sleep(KJ);let x=[],S=new Map,R=y(),k=new Set;await o(e);for(let M of e){let X=await i3(
M,t)??R.get(M.variant)??null,B=h.some(({samples:me})=>me.some(he=>he.variant===M.variant&&he.invalid.length>0)),ee=X&&i(M.variant,X);ee&&k.add(
M.variant),X&&x.push({...ee??{variant:M.variant,fault:X},log:await M.server.log()}),(X||B)&&S.set(Jr(t,M.variant),await M.server.log())}let _=Object.
fromEntries(e.map(M=>[M.variant,M.startSeconds])),P=c.costs&&{warmUpCosts:c.costs},N=h.map(M=>({...M,samples:EN(k,M.samples)}));return{startSeconds:_,
warmUpSeconds:l,...P,rounds:N,invalid:x,times:m,logs:S}}var YJ=3;async function XJ(e,t,n,r,o,s){let i=[];for(let a=1;;a+=1){let c=await QJ(e,
t,n,r,o,s);i.push(...c.times);let{samples:l,interfered:u}=c,d=l.some(({invalid:f})=>f.length>0);if(u.length===0||d||a===YJ)return{...c,times:i,
samples:RN(l,u)}}}function RN(e,t){return e.map(n=>{let r=t.filter(({variant:o})=>o===n.variant).map(({fault:o})=>o);return r.length===0?n:{
...n,invalid:[...n.invalid,...r]}})}async function QJ(e,t,n,r,o,s){let{whose:i,watched:a}=s,c=[],l=[],u=[],d=[],f=[];for(let p of t?[e]:e.map(
g=>[g])){let g=_=>Math.max(..._.samples.map(P=>P.wall)),y=()=>Em(p,n,r,o),b=e.filter(_=>!p.includes(_)),x=await Pm(b,o.clock),S=await a(e,n3(
r),()=>vi(y,g));d.push(...await x()),f.push(...S.trespasses);let{result:R,time:k}=S.result;u.push(k),l.push(R.disturbance),c.push(...f.length>
0?R.samples:await i(R.samples,p,r))}let m=Sm(l);return{..._N({samples:c,disturbance:m},f),times:u,interfered:f.length>0?[]:Tm(d)}}function _N(e,t){
if(t.length===0||e.samples.some(({invalid:r})=>r.some(e3)))return e;let n=new Set(t.map(({fault:r})=>r.of));return{...e,samples:RN(EN(n,e.samples),
t3(t))}}function e3({code:e}){return e==="reached-other"}function EN(e,t){return t.map(n=>e.has(n.variant)?{...n,invalid:[]}:n)}function t3(e){
let t=e.toSorted((n,r)=>r.fault.connections-n.fault.connections);return t.filter(({variant:n},r)=>t.findIndex(o=>o.variant===n)===r)}function n3({
length:e,rate:t}){return"seconds"in e?e.seconds:e.requests/(t??1)}function r3({rounds:e,pairing:t,pilot:n},{scenario:r,rate:o},s,i){if(!n||o!==
void 0)return e;let{requests:a}=r,{seconds:c}=wx(r,s),l=a===void 0?c:a/s;return Rm(t==="side-by-side"?[l]:[l,l],Bn(i.plan))}function o3({scenario:e,
rate:t},{answersPerSecond:n,steady:r}){if(t!==void 0){let{seconds:a,enough:c}=cN(e,t);return{length:{requests:Math.max(1,Math.round(t*a))},enoughTime:c,
steady:r,rate:t}}let{seconds:o,enough:s}=wx(e,n),{requests:i}=e;return{length:i===void 0?{seconds:o}:{requests:i},enoughTime:s,steady:r}}var s3=.1;
async function i3(e,{scenario:t}){let{front:n,question:r,lengths:o,answers:s}=e,i=Yt(e);if(i)return i.code==="died"?{...i,when:"under-load"}:
i;try{let a=await Si(n.address,r,0),c=o&&a.find(({status:l,length:u},d)=>l===s[d]?.status&&u!==s[d]?.length);return c?{code:"length-changed",
path:c.path,bytes:c.length}:null}catch(a){if(a instanceof Y&&Rs(a.fault))return a.fault.code==="wrong-status"&&a.fault.status===502&&!t.keepalive&&
kx(e)<s3?null:{...a.fault,afterLoad:!0};if(a instanceof Y&&Cu(a.fault))return null;throw a}}function a3(e){let[t=[],...n]=e;if(n.length===0)
return[...t];let r=Math.min(...e.map(o=>o.length));return t.slice(0,r).map((o,s)=>{let i=e.map(a=>a[s]);return{...o,order:i.flatMap(a=>a.order),
samples:i.flatMap(a=>a.samples),disturbance:Sm(i.map(a=>a.disturbance))}})}import Vo from"node:os";function Am(){let e=c3(),t=new Set,n=[];for(let r of e){if(t.has(r))continue;let o=Z(`/sys/devices/system/cpu/cpu${r}/topology/thread_siblin\
gs_list`),s=(o?PN(o):[r]).filter(i=>e.includes(i));for(let i of s)t.add(i);n.push(s)}return n}function c3(){let e=/^Cpus_allowed_list:\s*(\S+)/m.
exec(Z("/proc/self/status")??"")?.[1];return e?PN(e):Vo.cpus().map((t,n)=>n)}function PN(e){return e.trim().split(",").filter(Boolean).flatMap(
t=>{let[n,r]=t.split("-").map(Number);return Array.from({length:(r??n)-n+1},(o,s)=>n+s)})}function Nm(){let e=process.env.ImageOS,t=process.
env.ImageVersion;return{cpuModel:Vo.cpus()[0]?.model.trim()??"unknown",cores:Vo.availableParallelism(),memoryBytes:Vo.totalmem(),kernel:Vo.release(),
os:/^PRETTY_NAME="?([^"\n]*)/m.exec(Z("/etc/os-release")??"")?.[1]??Vo.platform(),runnerImage:e?`${e} ${t??""}`.trim():null}}function Bc(){return Vo.loadavg()[0]??0}function Mm(e,t=3){if(e===0)return"0";let n=Number(e.toPrecision(t)),r=Math.max(0,t-1-Math.floor(Math.log10(Math.abs(n))));return e.toFixed(
Math.min(r,6))}function $x(e,t){let[n,r]=t.find(([o])=>Math.abs(e)>=o*.9995)??t.at(-1)??[1,""];return`${Mm(e/n)}${r}`}function Xr(e){return $x(
e,[[1," s"],[.001," ms"],[1e-6," \xB5s"],[1e-9," ns"]])}function Gn(e){return $x(e,[[2**30," GiB"],[2**20," MiB"],[2**10," KiB"],[1," B"]])}
function Ox(e,t="req/s"){return e>=1e3&&e<1e4?`${Math.round(e)} ${t}`:`${e<1e3?Mm(e):$x(e,[[1e6,"M"],[1e3,"k"]])} ${t}`}function yr(e){let t=Math.
round(e);if(t<1)return Xr(e);if(t<120)return`${t} s`;let n=t%60;return n===0?`${t/60} min`:`${Math.floor(t/60)} min ${n} s`}function de(e,t){
return e===null?"not known":t==="requests/s"?Ox(e):t==="operations/s"?Ox(e,"op/s"):t==="s"||t==="s/request"||t==="s/operation"?Xr(e):t==="by\
tes"?Gn(e):Mm(e)}function Ei(e){if(e.ratio===null)return 0;let t=Math.abs(e.ratio-1)*100;if(e.interval===null)return t>=10?0:1;let n=(e.interval.
high-e.interval.low)*100;return n>=10?0:n>=.5?1:2}function Im(e){let t=Math.abs(e),n=t>=1||t===0?t.toFixed(1):Mm(t,2);return`${e<0?"\u2212":
"+"}${n}`}var l3=10;function gr(e,t){if(e>l3)return`+${Number(((e-1)*100).toPrecision(3))}`;let n=(Math.abs(e-1)*100).toFixed(t);return Number(
n)===0?n:`${e<1?"\u2212":"+"}${n}`}function Mt(e){return e.ratio===null?"\u2013":`${gr(e.ratio,Ei(e))}%`}function Xt(e){if(e.interval===null)
return"\u2013";let t=Ei(e);return`${gr(e.interval.low,t)} to ${gr(e.interval.high,t)}`}function Ee(e){return`${Number((e*100).toPrecision(3))}\
%`}function zm(e){return/^\S*\//.test(e)?e:e.charAt(0).toUpperCase()+e.slice(1)}function It({name:e,unit:t}){return jc(Yg(e)?.label??e,t)}function jc(e,t){return t.includes("operation")?e.replace("Request","Operation").replace(
"request","operation"):e}function u3(e){let t=({metrics:n})=>n.some(({name:r,unit:o})=>r==="goodput"&&o==="operations/s");return e.length>0&&
e.every(t)}function Rx({rate:e,metrics:t}){return e!==void 0?"open":t.some(({name:n,base:r,head:o})=>n==="time"&&(r??o)!==null)?"command":"c\
losed"}function Pi(e){let t=new Set(e.map(Rx)),n=new Set(e.flatMap(({metrics:l})=>l.flatMap(({name:u,threshold:d})=>d===void 0?[]:[u]))),r=({
decides:l})=>l!==null&&t.has(l),o=l=>r(l)||n.has(l.name),s=t.size===1&&t.has("command")?[]:$e.filter(({column:l})=>l),a=$e.filter(l=>o(l)||s.
includes(l)).toSorted((l,u)=>Number(o(u))-Number(o(l))),c=u3(e)?"operations":"";return a.map(l=>{let{name:u}=l,d=o(l)&&!r(l)?{asked:!0}:{};return{
name:u,title:It({name:u,unit:c}),decides:o(l),...d}})}function _x(e,t){return de(e,t).replace(/(\.\d*?)0+(?= |$)/,(n,r)=>r==="."?"":r)}function Ti(e){let{metric:t,unit:n,head:r,interval:o,better:s}=e,
i=It({name:t,unit:n}),a=TN(e);if(r===null)return`${i} is not known, so ${a} is not judged`;let[c,l]=o?[de(o.low,n),de(o.high,n)]:["",""],u=c===
l?"":` (95% interval ${c} to ${l})`;return`${i} ${de(r,n)}${u}, ${d3[e.state](a,e,s)}`}var TN=({limit:e,unit:t})=>`the limit of ${_x(e,t)}`,
d3={held:e=>`within ${e}`,broken:(e,t,n)=>`${n==="lower"?"over":"under"} ${e}`,inconclusive:(e,{interval:t,limit:n,n:r})=>t===null?`and ${e}\
 is inconclusive: ${r<2?"one session shows no noise":"the noise is not known"}`:t.low<=n&&n<=t.high?`and ${e} lies within that interval`:`an\
d ${e} is inconclusive: something other than the server was saturated`};function bn({limits:e=[]},t){return e.filter(n=>n.state===t)}function Ex(e){
let[t,...n]=bn(e,"broken");if(!t)return null;let{metric:r,unit:o,head:s,better:i}=t,a=n.length===0?"":`, and ${n.length} more`;return`${It({
name:r,unit:o})} ${de(s,o)} ${i==="lower"?"over":"under"} ${TN(t)}${a}`}var Nx={untouched:"the change touches none of its files","identical-builds":"both sides are the same build"},HN={steal:"the machine lost CPU\
 time to its host","other-programs":"other programs used the CPUs","out-of-ports":"the load generator or nginx ran out of ports for new conn\
ections"},CN="measure again on a quiet machine",Bm={steal:CN,"other-programs":CN,"out-of-ports":"use fewer connections, a lower rate, or sys\
ctl -w net.ipv4.tcp_tw_reuse=1, since a port stays taken for a minute after its connection"},Lm={"out-of-ports":"the load generator ran out \
of ports for new connections","generator-saturated":"the load generator was saturated","proxy-saturated":"nginx was saturated",dependency:"t\
he server was not busy: it waited for something else (a dependency)","littles-law":"the load generator's figures contradict each other (Litt\
le's law)","too-few-requests":"rounds had too few requests",unsteady:"the server did not reach a steady state","over-capacity":"base could n\
ot keep up with the rate","out-of-step":"the two sides were not loaded at the same time"},AN={"out-of-ports":Bm["out-of-ports"],"too-few-req\
uests":"set a longer duration","over-capacity":"set a lower rate"},f3={"wrong-status":"wrong answer","wrong-body":"wrong answer","wrong-head\
er":"wrong answer","no-answer":"wrong answer","length-changed":"wrong answer","no-report":"wrong output","command-failed":"command failed","\
impossible-time":"wrong time","timing-altered":"wrong time","lengths-differ":"unequal work","framing-differs":"unequal work",errors:"errors",
"no-answers":"no answers","wrong-size":"wrong size","too-many-connections":"connections not reused",died:"died",restarted:"died","worked-una\
sked":"interfered","accepted-unasked":"interfered","reached-other":"interfered","ended-other":"interfered","fails-beside":"interfered","chan\
ged-files":"interfered","filled-disk":"interfered","left-its-group":"interfered","not-ready":"","start-failed":"not ready","prepare-failed":"\
not ready","generator-failed":"generator failed","background-load-failed":"generator failed","proxy-failed":"harness failed","harness-failed":"\
harness failed","burner-elsewhere":"harness failed"},m3="; it requires a login: send one by headers: of the request, with what is secret und\
er secrets: of the target (for Basic the base64 of USER:PASSWORD)",p3=new Set([301,302,303,307,308]),h3="; a redirect is not followed: reque\
st the path that it leads to, or expect that status if the redirect is what you measure",g3={"wrong-status":({path:e,status:t,expected:n,body:r,
...o})=>`${e} answered ${t} instead of ${typeof n=="number"?n:x3(n)}${S3(r)}${t===401?m3:p3.has(t)?h3:Cx(o)}`,"wrong-body":({path:e,bytes:t,
body:n,lacks:r})=>`${e} answered ${t} bytes, ${w3(r,n===""?"nothing":JSON.stringify(n))}`,"wrong-header":({path:e,name:t,value:n,expected:r})=>`${e}\
 answered header ${t}: ${n??"(none)"} instead of ${r}`,"no-answer":({path:e,error:t,...n})=>`${e} gave no answer: ${t}${Cx(n)}`,"length-chan\
ged":({path:e,bytes:t})=>`${e} answers ${t} bytes after the load, not as many as before it; set expect.same-length to false if that is inten\
ded`,"no-report":({output:e})=>`the last line of output is not {"operations": n, "errors": e} but ${e||"(nothing)"}; print that line last`,"\
impossible-time":({seconds:e,wall:t})=>`it reported ${e.toFixed(2)} s of work in a run of ${t.toFixed(2)} s; leave "seconds" out, or take th\
em from a monotonic clock`,"timing-altered":({noted:e,wall:t})=>`hyperfine recorded ${e.toFixed(2)} s, loadgate's own clock ${t.toFixed(2)} \
s, so the time cannot be trusted; look for what writes to hyperfine's files`,"command-failed":({error:e,withheld:t,well:n})=>`${e}${Fm(t)}${n===
void 0?"":`; ${n===1?"another run":`${n} other runs`} of the same side ended well, so it fails now and then, and perhaps on both sides: have\
 the command itself try again, or repair it`}`,"lengths-differ":({path:e,base:t,head:n})=>`${e}: base answers ${t} bytes, head ${n}; set exp\
ect.same-length to false if that is intended`,"framing-differs":({path:e,base:t,head:n})=>`${e}: base frames its answer by ${t}, head by ${n}\
; set expect.same-length to false if that is intended`,errors:({failed:e,of:t,unit:n,most:r,through:o})=>`${e} of ${t} ${n} failed${MN(r)}${IN(
r,o)}`,"no-answers":({seconds:e,most:t,through:n})=>`no correct answer in ${e.toFixed(2)} s${MN(t)}${IN(t,n)}`,"wrong-size":({answers:e,bytes:t,
least:n,most:r})=>`${e} answers had ${t} bytes of body in all instead of ${n===r?n:`${n} to ${r}`}, so some were not the expected answer; lo\
ok for errors that are answered with the right status`,"too-many-connections":({side:e,opened:t,requests:n})=>e==="upstream"?`${t} connectio\
ns were opened from nginx to the server for ${n} requests${NN}`:`${t} connections were opened for ${n} requests${NN}`,died:({of:e,service:t,
end:n,when:r,lacks:o,withheld:s})=>{let i=e==="server"?"":t===void 0?"a service beside it: ":`service ${t}: `,a=o===void 0?"":`: it could no\
t find ${ge(o,100)}, since each side has only the files in git, without node_modules and the like; install it with setup: (npm ci, for examp\
le), or in the Dockerfile`,c=o===void 0&&k3(n)&&r!==void 0&&r!=="under-load";return`${i}${Tx(n)}${r===void 0?"":b3[r]}${a}${c?v3:""}${Fm(s)}`},
restarted:()=>"the server was restarted while it was measured","worked-unasked":({cpu:e,other:t,seconds:n})=>`it used ${Px(e)} of CPU time i\
n ${n.toFixed(2)} s while only the other side was loaded (the other side in its turn: ${Px(t)}), so nothing can be compared; look for work i\
n the background, or use Docker, where both are loaded at once`,"accepted-unasked":({connections:e,seconds:t})=>`it accepted ${e} connection\
s in ${t.toFixed(2)} s while only the other side was loaded, so nothing can be compared; look for what else connects to it`,"reached-other":({
of:e,connections:t,listened:n})=>n?`its processes listened at the port of ${e}'s server, services or nginx and answered in its place, so not\
hing can be compared; remove that from the change, or use Docker, where neither side reaches the other`:`its processes held ${t===1?"a conne\
ction":`${t} connections`} to ${e}'s server, services or nginx, so nothing can be compared; remove that from the change, or use Docker, wher\
e neither side reaches the other`,"ended-other":({of:e,end:t})=>`${e}'s server was ended from outside (${Tx(t)}) while only this side ran be\
side it, so nothing can be compared; remove what sends signals from the change, or use Docker, where neither side reaches the other`,"fails-\
beside":({of:e})=>`${e} failed to start beside it but started well alone, so nothing can be compared; look for what both use, such as a file\
, a lock or a port`,"changed-files":({of:e,path:t,files:n})=>`${e}'s files changed while both ran, but not its own (${t}${n>1?` and ${n-1} m\
ore`:""}), so ${e} is no longer what was committed; remove what writes there from the change, or use Docker, where neither side reaches the \
other`,"filled-disk":({bytes:e,other:t})=>`it filled the disk that both sides and loadgate use: its files take ${Gn(e)}, the other side's ${Gn(
t)}, so nothing could be measured; look for what it writes while it is loaded, or name a larger temporary folder with TMPDIR=DIR`,"left-its-\
group":({processes:e,cpu:t})=>`${e===1?"one of its processes":`${e} of its processes`} detached and used ${Px(t)} of CPU time that its figur\
es lack, so nothing can be compared; keep what it starts as child processes, or use Docker, where none can detach`,"not-ready":({seconds:e,last:t,
service:n,listens:r,runOver:o,...s})=>{let i=n===void 0?"":`service ${n} was `,a=o?", when the run's time was over":"",l=t===null?n===void 0?
"no answer":"its port is not open":"error"in t?t.error:`${t.path} answered ${t.status}`,u=o?"; give it a larger budget":"; if it needs longe\
r, raise ready.timeout";return`${i}not ready after ${e} s${a} (last: ${l})${r?y3(r):Cx(s)||u}`},"start-failed":({error:e})=>e,"prepare-faile\
d":({command:e,error:t,withheld:n})=>`its prepare failed: ${e.join(" ")}: ${t}${Fm(n)}`,"generator-failed":({error:e})=>e,"background-load-f\
ailed":({failed:e,answered:t,error:n})=>n===void 0?`${e} requests of the background load failed, ${t} were answered`:`background load: ${n}`,
"proxy-failed":({variant:e,end:t,seconds:n,error:r})=>{let o=n===null?null:`not ready after ${n} s`;return[`nginx in front of ${e}`,t&&Tx(t),
o,r].filter(Boolean).join(": ")},"harness-failed":({error:e})=>e,"burner-elsewhere":()=>"a slowdown cannot be added to servers on another ma\
chine; run loadgate on the machine where the servers run"},NN=": the server closes them after each answer, so connecting would be measured; \
write keepalive: false in the scenario if that is intended";function y3({port:e,at:t}){if(t.length===0)return"; it listens on no port, so lo\
ok into its log";let n=t.filter(({port:o})=>o===e),r=o=>Mx([...new Set(o.map(({host:s,port:i})=>s.includes(":")?`[${s}]:${i}`:`${s}:${i}`))]);
return n.length>0&&n.every(({host:o})=>o==="::1"||o.startsWith("127."))?`; it listens on ${r(n)} alone, which nothing outside its container \
reaches: have it listen on 0.0.0.0`:n.length>0?`; it listens on ${r(n)}: have it listen on 0.0.0.0`:`; it listens on ${r(t)} instead of port\
 ${e}: write that port in loadgate.yml, or have it listen on PORT`}function Px(e){return`${Math.round(e*1e3)} ms`}var b3={starting:" before \
it was ready","before-load":" before it was loaded","under-load":" under load"};function Tx({exitCode:e,signal:t}){return t!==null?`ended by\
 ${t}`:e===null?"its container ended":`ended with exit code ${e}`}function w3(e,t){if("text"in e)return e.text===""?`expected nothing, got ${t}`:
`expected ${JSON.stringify(e.text)}, got ${t}; where only a part is always the same, write expect: { body: { contains: \u2026 } }`;if("conta\
ins"in e)return`expected to contain ${JSON.stringify(e.contains)}, got ${t}`;if("json"in e)return e.json===null?`expected JSON, got ${t}`:`e\
xpected ${e.at} to be ${e.json}, got ${e.got??"nothing"}`;let{matches:n,why:r}=e;return r==="differs"?`expected to match /${n}/, got ${t}`:r===
"too-slow"?`and matching /${n}/ took more than 1 s; write an expression without nested repetitions`:`more than the 1 MiB that /${n}/ is matc\
hed against; expect a text with "contains" instead`}function x3(e){return e.length<2?e.join(""):`${e.slice(0,-1).join(", ")} or ${e.at(-1)}`}
function S3(e){return e===""?" (empty)":`: ${JSON.stringify(e)}`}function MN(e){let t=e.map(n=>`${"status"in n?`status ${n.status}`:n.error}\
 (${n.count})`);return t.length===0?"":`: ${t.join(", ")}`}var v3=", and a server has to stay in the foreground, where it can be measured an\
d ended; if it starts a daemon and leaves, turn that off (daemon off, -D FOREGROUND, no --daemon)";function k3({exitCode:e,signal:t}){return e===
0&&t===null}var O3={http:"; it speaks plain HTTP/1.1 there: leave https out of the target, and http2 out of the scenario",https:"; it speaks\
 TLS there: write https: { ca: FILE } or https: { insecure: true } in the target",http2:"; it speaks HTTP/2 without TLS there: write http2: \
true and via: direct in the scenario"};function Cx({speaks:e,through:t,interim:n}){if(e!==void 0)return O3[e];if(t===void 0)return"";let r="\
write via: direct in the scenario";return n===void 0?`; the server itself answers, but nginx in front of it does not take that: correct the \
answer, or ${r}`:`; the server itself answers, but first with status ${n}, after which nginx waits until it times out: leave that out,${n===
103?" use nginx 1.29 or newer,":""} or ${r}`}var Dm="; the server closes connections without announcing it, which loses requests on their wa\
y: have it send Connection: close first, or set fewer connections, or keepalive: false, in the scenario",$3=[["CaUsedAsEndEntity","; the ser\
ver's certificate is a CA certificate, which load generators refuse: have the CA sign another one for the server"],["connection closed befor\
e message completed",Dm],["operation was canceled",Dm],["error writing a body to connection",Dm],["connection error",Dm]],R3="; nginx answer\
s 502 where the server closes a connection instead of answering: have it send Connection: close in the answer before, or write keepalive: fa\
lse in the scenario";function IN(e,t){if(t!==void 0&&e.some(r=>"status"in r&&r.status==="502"))return R3;let n=e.flatMap(r=>"error"in r?[r.error]:
[]);return $3.find(([r])=>n.some(o=>o.includes(r)))?.[1]??""}function zN(e){return e===void 0?"":`: building both sides took more than the ${yr(
e)} allowed for all builds and setup commands together; its log names the command that was stopped: make it end, or set a longer build-timeo\
ut in base's loadgate.yml (below the job's timeout-minutes)`}function Fm(e=[]){let t=["inherit","secrets"].flatMap(o=>{let s=e.filter(i=>i.key===
o).map(({name:i})=>i);return s.length===0?[]:[`${o}: [${s.join(", ")}]`]});if(t.length===0)return"";let n=e.map(({name:o})=>o).join(", "),r=e.
length===1?"is set here but was":"are set here but were";return`; ${n} ${r} not passed on, which may be the cause: if ${e.length===1?"it is":
"they are"} needed, add ${t.join(" and ")} to the target`}var _3={configuration:"base is not set up for loadgate yet",target:"base has no su\
ch target",scenario:"base cannot answer this new scenario",request:"base cannot answer the changed request","not-built":"base could not be b\
uilt","not-started":"base could not be started"},E3={"of-requests":e=>`commands have no such metric; write it under ${e} of the scenarios wi\
th a request`,"of-commands":e=>`only commands have this metric; write it under ${e} of the scenarios that run one`,"no-operations":()=>"the \
command reports no operations; use time or cpu-time",operations:()=>"the command reports operations; use goodput or cpu","no-image":()=>"pro\
cesses have no image; run it in Docker","not-known":e=>`it could not be read here, so the case is inconclusive; measure on a machine where i\
t can be, or remove it from ${e}`},P3={"build-failed":({variant:e,target:t,limitSeconds:n})=>`${e}: ${t} could not be built${zN(n)}`,"setup-\
failed":({variant:e,target:t,limitSeconds:n,withheld:r})=>`${e}: the setup of ${t} failed${zN(n)}${Fm(r)}`,fault:({variants:e,fault:t,times:n})=>{
let r=n===1?"":` (${n} times)`;return`${L3(e)}${z3(t)}${r}`},"head-alone":({why:e})=>`${_3[e]}, so head was measured alone`,"shards-missing":({
shards:e})=>`not measured: ${e.length===0?"a shard left it out":`shard ${e.join(", ")} is missing`}; its job's log says why`,skipped:({why:e})=>Nx[e],
"skip-unverified":({why:e})=>`not measured: a fork's run says that ${Nx[e]}, which cannot be verified; a maintainer's /loadgate run measures\
 it`,interrupted:()=>"not measured: the run was interrupted","no-time":()=>"not measured: time ran out before its first session; a larger bu\
dget would decide it","no-values":()=>"nothing could be compared: no round has values of both sides; give it a larger budget","one-session":()=>"\
one session cannot show the noise between sessions; increase the budget so that at least two fit","equal-ratios":()=>"all sessions gave exac\
tly the same ratio, so the noise is not known; set a longer duration","slow-start":({seconds:e,sessions:t})=>`a start takes ${e} s, so only ${t===
1?"one session":`${t} sessions`} fitted; a larger budget, or a quicker start, would decide it`,interference:({source:e,effect:t,rounds:n})=>{
let r=HN[e],o=n===1,s=o?"1 round":`${n} rounds`;return t==="nothing-left"?`nothing could be compared: in every round ${r}; ${Bm[e]}`:t==="co\
unted-less"?`${s} ${o?"counts":"count"} less, since ${r}`:`${s} ${o?"was":"were"} left out: ${r}${e==="out-of-ports"?`; ${Bm[e]}`:""}`},limited:({
limit:e,loop:t,cpuDecides:n})=>{let r=e in AN?`; ${AN[e]}`:"";if(t==="open")return`${Lm[e]}, so latency says little about the server and is \
not judged${r}`;let o=n?"CPU per request decides":"CPU time could not be read either, so nothing decides; use Docker, or a machine with more\
 cores";return`${Lm[e]}, so speed and latency say little about the server and are not judged; ${o}${r}`},"held-back":({limit:e,bound:t})=>e===
"over-capacity"?"cannot keep up with the rate, so requests queue up":`${Lm[e]}${t?", so it may be better than its figures":""}`,"connections\
-closed":({base:e,head:t})=>{let n="so opening new ones is part of what was measured";return e===void 0||e===t?`the server closes a connecti\
on ${qN(t)}, ${n}`:`base ${LN(e)}, head ${LN(t)}, ${n} and may be the whole difference`},"requests-lost":({base:e,head:t})=>`the server clos\
es kept connections without announcing it, by which ${e?`${Ax(e)} of base and ${Ax(t)} of head`:Ax(t)} were lost; clients send such requests\
 again, so they count neither as answers nor as errors. To avoid them, set fewer connections, or keepalive: false, in the scenario`,"p99-unk\
nown":()=>"p99 is not known, since fewer than ten answers of a session lie beyond it; set a longer duration","not-judged":({metric:e,key:t,why:n})=>`${Ie(
e).label} has a ${t} that is not judged: ${E3[n](t==="limit"?"absolute-limits":"thresholds")}`,"bottleneck-unknown":()=>"it is not known whe\
ther the server or the load generator was saturated, so a change may be hidden; use Docker, where CPU time can be read","server-waits":({limit:e,
decided:t})=>t?"head answers fewer requests although its server is not busy: it waits longer, such as for locks, timers, disks or other serv\
ices":e==="dependency"?"head answers fewer requests although its server is not busy, so it may wait longer for something, which CPU time can\
not show; a scenario with a rate would judge that":`head answers fewer requests while ${Lm[e].replace(/ was saturated$/," is saturated")}, s\
o it may wait longer for something, which CPU time cannot show; a scenario with a rate would judge that`,"settled-early":({sessions:e})=>`de\
cided early, after ${e} sessions, so the size may be a little overstated; the interval holds`,"counter-moved":({metric:e,more:t,low:n,high:r})=>`${Im(
t)} ${Ie(e).words.subject} per request (95% interval ${Im(n)} to ${Im(r)}); this is counted, not timed, and decides nothing`};function Ax({lost:e,
of:t}){return`${e} of ${t} requests`}function qN(e){return`after about ${e} requests`}function LN(e){return e===null?"keeps its connections":
`closes each ${qN(e)}`}var T3={"burner-elsewhere":"a slowdown cannot be added to servers on another machine; run the trend where the servers\
 run, or write trend: { selftest: false }",interrupted:"the run was interrupted",invalid:"it gave no usable numbers; loadgate selftest says \
why"},C3={"base-config-missing":({file:e})=>`this change sets up loadgate: base has no ${e}, so head's is used for both sides; from the next\
 change on, base's rules apply`,"base-config-unusable":({file:e,error:t})=>`base's ${e} cannot be used (${t}), so head's is used for both si\
des`,"config-from-checkout":({file:e})=>`neither side has ${e}, so the one in the checkout is used for both; commit it`,"gate-changed":({changes:e})=>`\
this change alters the rules that it is judged by (${Ko(e.map(D3),"; ")}); base's rules were applied`,"budget-changed":({before:e,after:t})=>`\
this change alters the time to measure (budget ${GN(e)} \u2192 ${GN(t)}); base's was applied`,"build-timeout-changed":({before:e,after:t})=>`\
this change alters the time to build (build-timeout ${ZN(e)} \u2192 ${ZN(t)}); base's was applied`,"isolation-changed":({changes:e,more:t})=>`\
this change alters what its own code has access to (${Ko(e.map(jN),"; ",t)}); the stricter of base's and head's rules were applied`,"no-base\
-side":({file:e,targets:t})=>`base's ${e} has no target ${Ko(t)}, and only base's may give secrets, so this was not measured; it will be onc\
e the change is merged`,"no-longer-measured":({targets:e,...t})=>`this change no longer measures what base does: ${Ko([...e.map(n=>`target ${n}`),
...UN(t)])}`,"newly-measured":({targets:e,...t})=>`this change measures what base does not: ${Ko([...e.map(n=>`target ${n}`),...UN(t)])}`,"p\
lan-changed":({changes:e,more:t})=>`this change alters how it is measured (${Ko(e.map(jN),"; ",t)}); both sides got head's requests, and eac\
h was built and started by its own file`,"fixture-changed":({folders:e})=>`this change alters the fixture ${Ko(e)}; both sides take head's, \
so its effect on the numbers is not judged`,"default-rules":({file:e})=>`base has no usable ${e}, so a fork's numbers are judged by the defa\
ult rules, or by its own where those are stricter`,"cases-missing":({cases:e})=>`the run left out cases that base measures: ${Mx(e)}; a main\
tainer's /loadgate run measures all of them`,"other-requests":({scenarios:e})=>`the run did not send base's requests in ${Mx(e)}; read what \
the change does to the configuration before the numbers`,"submodules-missing":({paths:e})=>`built without ${e.length===1?"the submodule":"th\
e submodules"} ${e.join(", ")}; fetch ${e.length===1?"it":"them"} first (git submodule update --init --recursive; actions/checkout: submodul\
es: recursive)`,"checkout-sparse":({file:e,files:t})=>`this checkout is sparse, so both sides lack ${e}${t===1?"":` and ${t-1} more files`},\
 which may be why something failed; add what is needed with git sparse-checkout add FOLDER (actions/checkout: sparse-checkout)`,"filters-off":({
filters:e,file:t,files:n})=>`built with ${t}${n===1?"":` and ${n-1} more`} as git stores ${n===1?"it":"them"}, since git's filters do not ru\
n here (${e.join(", ")}); have the build fetch the content that it needs`,"port-ignored":({target:e})=>`target ${e} ignores PORT, so its two\
 sides were measured one after the other, which is noisier; have it listen on PORT, or put \${port} into its command`,"port-fixed":({target:e,
ports:t})=>`both sides of target ${e} listen on port ${t.join(" and on ")} beside PORT, so they were measured one after the other, which is \
noisier; set it under env: or in the command to 0 (any free port), or turn it off`,"own-users-lacking":e=>{let{since:t,remedy:n}=N3[e.why](e.
what??"");return`both sides ran as root (${t}), so each could read and alter everything on this machine, these numbers too; ${n}`},"session-\
overran":({case:e,seconds:t})=>`${e}: a session was stopped after ${Number(t.toPrecision(2))} s, when its time was long over; look for what \
hangs, or where one takes so long, give it a larger budget`,"planted-not-found":({case:e,slowdown:t})=>`a slowdown that was added on purpose\
 was not found: ${Ci(t)} more CPU time in ${e}; if that happens often, give the trend more time (--budget)`,"planted-not-measured":({case:e,
why:t})=>`the slowdown that is added to ${e} on purpose was not measured and does not count: ${T3[t]}`,"rate-not-comparable":({scenario:e})=>`\
scenario ${e} was left out: its rate is a share of what base can answer, which differs from target to target; give it in requests per second`},
A3={"docker-missing":()=>"Docker is not installed (install it: apt-get install docker.io)","no-engine":({said:e})=>`no Docker engine answers\
 (${e===void 0?"":`${e}; `}start it: systemctl start docker, or dockerd)`,"no-buildx":()=>"Docker Buildx is not installed (see https://docs.\
docker.com/go/buildx/)","images-unresolved":({images:e})=>`the base image${e.length>1?"s":""} ${e.join(", ")} cannot be resolved (docker pul\
l shows why)`,"nothing-to-build":({target:e})=>`target "${e}" has neither build nor image, which Docker needs`,"no-command":({of:e,name:t})=>`${e}\
 "${t}" has no command that starts it as a process; add one (beside build or image under process:), or use --isolation docker`,"same-process":({
as:e})=>`as a process it is the same as ${e}, since build arguments apply to Docker alone; use --isolation docker`,"programs-missing":({programs:e})=>`${e.
join(" and ")} cannot be found on PATH`,"base-in-docker":()=>"base runs in Docker here, and head never runs with less isolation than base; m\
ake head's images resolve, or set isolation: process in base's configuration"};function Mx(e){let[t,n]=[e.slice(0,5),e.length-5];return`${t.
join(", ")}${n>0?` and ${n} more`:""}`}function Jo(e){return A3[e.code](e)}function Ix(e){let t=n=>e.filter(r=>r.isolation===n).map(({target:r,
obstacle:o})=>`${r===null?"":`${r}: `}${Jo(o)}`);return["docker","process"].filter(n=>t(n).length>0).map(n=>`${n==="docker"?"containers":"pr\
ocesses"} cannot be used: ${t(n).join("; ")}`).join("; ")}function br(e,t){switch(t.code){case"configured":return`${e}: as configured`;case"\
docker-works":return`${e}: chosen automatically, since a Docker engine answers and the base images resolve`;case"nothing-to-run":return`${e}\
: nothing had to be run`;case"not-docker":return`${e}: chosen automatically, since ${Jo(t.obstacle)}`}}var N3={"not-root":()=>({since:"only \
root can give each side its own user",remedy:DN}),"turned-off":()=>({since:"LOADGATE_OWN_USERS=0 is set",remedy:DN}),"not-permitted":()=>({since:"\
root may not become another user here",remedy:"give this container the capabilities CHOWN, KILL, SETGID and SETUID, which Docker gives by de\
fault"}),"not-metered":()=>({since:"root may not look at processes of other users here, which metering needs",remedy:"give this container th\
e capability SYS_PTRACE (docker run --cap-add SYS_PTRACE)"}),"temporary-folder":()=>({since:"other users cannot reach the temporary folder",
remedy:"name another one, such as TMPDIR=/tmp"}),build:e=>({since:`only root could build ${e} of base`,remedy:FN}),program:e=>({since:`only \
root can start ${e}`,remedy:FN}),port:e=>({since:`only root can listen at port ${e}`,remedy:"use a port from 1024 on"})},DN="for code from o\
utsiders use isolation: docker, or a disposable machine",FN="install what it needs where every user can read it, not in root's home";var M3={"one-core":"server, nginx and load generator share the only core: figures are advisory, expect wide intervals","shared-load-core":"s\
erver on one core, nginx and the load generators share the other: where they are the bottleneck, CPU time per request decides","smt-siblings":"\
server and load share physical cores (SMT siblings): expect wider intervals","separate-cores":"server, nginx and load generators each on the\
ir own cores","separate-machine":"server and nginx on another machine, the load generators on this one","separate-machine-one-core":"server \
and nginx share the only core of another machine, the load generators are on this one"};function zx({layout:e}){return M3[e]}var I3={"side-b\
y-side":"side by side: each variant has its own CPU group, so both are loaded at once",interleaved:"in turns: no CPU groups can be made here\
 (it takes root or containers), so the variants take turns in random order"};function WN(e){return I3[e]}function jm(e){return P3[e.code](e)}
function VN(e){return jm(e).replace(/^head: /,"")}function Qr(e){return C3[e.code](e)}function Um(e){return Nx[e]}function KN(e){return{why:HN[e],
remedy:e==="out-of-ports"?Bm[e]:"stop what else runs here, or this run may stay inconclusive"}}function z3(e){let t="afterLoad"in e?"after t\
he load: ":"",n=g3[e.code](e),r=f3[e.code];return`${r===""?"":`${r}: `}${t}${n}`}function L3(e){return e.length===0?"":`${e.join(" and ")}: `}
function D3(e){switch(e.setting){case"false-alarms":return`false-alarms ${Ci(e.before)} \u2192 ${Ci(e.after)}`;case"mode":return`${e.setting}\
 ${e.before} \u2192 ${e.after}`;case"fail-on":return`fail-on ${e.before.join(", ")} \u2192 ${e.after.join(", ")}`;case"threshold":case"max-e\
rrors":return`${e.setting} of ${e.scenario} ${Ci(e.before)} \u2192 ${Ci(e.after)}`;case"thresholds":return BN(e,Ci);case"absolute-limits":return BN(
e,t=>_x(t,e.unit))}}function BN({setting:e,metric:t,scenario:n,before:r,after:o},s){let[i,a]=[r,o].map(c=>c===null?"(none)":s(c));return`${e}\
.${t} of ${n} ${i} \u2192 ${a}`}function jN({of:e,name:t,setting:n,before:r,after:o}){let s=t===void 0?"":` of ${e} ${ge(t,64)}`,[i,a]=[r,o].
map(c=>c===""?"(empty)":c??"(none)");return`${ge(n,64)}${s} ${i} \u2192 ${a}`}function UN({scenarios:e,via:t,pairs:n}){return[...e.map(r=>`s\
cenario ${r}`),...t,...n]}var F3=10;function Ko(e,t=", ",n=0){let r=e.slice(0,F3).map(s=>ge(s,300)),o=e.length-r.length+n;return[...r,...o>0?
[`and ${o} more`]:[]].join(t)}function Ci(e){return`${Number((e*100).toPrecision(6))}%`}function ZN(e){return e===null?"default":yr(e)}function GN(e){
return e===null?"60 s a case":`${e} s`}import{createHash as IY}from"node:crypto";import{lookup as zY}from"node:dns/promises";import{writeFileSync as uM}from"node:fs";import{join as dM}from"node:path";var JN="/proc/sys/kernel/ostype",B3=/(?:^|\n)==> (\/\S+) <==\n/,j3=1e4;async function YN(e,{name:t,run:n,signal:r}){await mi(e,r);let o=await jn(
["docker","run","--rm","--interactive","--name",t,"--label",`loadgate.run=${n}`,"--pid","host","--cgroupns","host","--network","none","--rea\
d-only","--volume","/sys/fs/cgroup:/sys/fs/cgroup:ro","--entrypoint","xargs",e,"-L","1","head","-v","-n","100000"],{cwd:"/",env:bt(process.env),
input:!0}),s=U3(o),i=s([]),a=async()=>{await jo(t),await o[Symbol.asyncDispose]()};try{await i}catch(c){throw await a(),c}return{read(c){let l=i.
catch(()=>{}).then(()=>s(c));return i=l,l},[Symbol.asyncDispose]:a}}function U3({child:e,stdout:t}){let n="",r=()=>{},o=new TextDecoder;return t.
on("data",s=>{n+=o.decode(s,{stream:!0}),r()}),s=>new Promise((i,a)=>{n="";let c=()=>{clearTimeout(d),e.off("exit",u).off("error",u),r=()=>{}},
l=f=>{c(),a(new be(`the engine's machine cannot be read: ${f}`))},u=()=>l("its reader ended"),d=setTimeout(()=>l("it does not answer"),j3);e.
once("exit",u).once("error",u),r=()=>{let f=Z3(n);f.get(JN)?.endsWith(`
`)&&(c(),i(f))},e.stdin?.write(`${[...s,JN].map(G3).join(" ")}
`)})}function Z3(e){let t=e.split(B3),n=new Map;for(let r=1;r<t.length;r+=2)n.set(t[r]??"",t[r+1]??"");return n}function G3(e){return e.replaceAll(
/[\\'"\s]/g,"\\$&")}import{chmodSync as eM,copyFileSync as rY,mkdirSync as oY,readFileSync as sY}from"node:fs";import{basename as iY,join as Gm}from"node:path";import{chmodSync as H3,chownSync as q3,closeSync as W3,constants as Lx,copyFileSync as V3,existsSync as K3,fstatSync as J3,mkdtempSync as Y3,
openSync as X3,readSync as Q3,rmSync as eY}from"node:fs";import{basename as tY,join as Dx}from"node:path";var Zm=1024*1024;function XN(e,t){
let n=Y3(Dx(e,"timing-"));t&&q3(n,t.uid,t.gid);let r=Dx(n,"notes.json");return{path:r,read:()=>nY(r),[Symbol.dispose]:()=>eY(n,{recursive:!0,
force:!0})}}function QN(e,t){let n=Dx(t,tY(e));return K3(n)||(V3(e,n),H3(n,493)),n}function nY(e){try{let t=X3(e,Lx.O_RDONLY|Lx.O_NOFOLLOW|Lx.
O_NONBLOCK);try{if(!J3(t).isFile())return null;let n=Buffer.alloc(Zm);return n.toString("utf8",0,Q3(t,n,0,Zm,0))}finally{W3(t)}}catch{return null}}var Ai="/loadgate-timer",tM=`${Ai}/notes/notes.json`,nM="\x7FELF";function rM(e){let t,n=new Map;return{async entry({program:r,argumentsFor:o},s,i){
t??=aY(r,Gm(e,"timer"));let{argv:a}=await t,c=n.get(s)??zf(s);n.set(s,c);let{entrypoint:l,command:u}=await c,d=[...l,...i.length>0?i:u],[f="",
...m]=[...a,...o(d,tM)];return{entrypoint:f,command:m}},async putInto(r){let{folder:o}=await t??{};o!==void 0&&await xc(r,o,Ai)},notesFrom:r=>xT(
r,tM,Zm)}}async function aY(e,t){if(sY(e).toString("latin1",0,nM.length)!==nM)throw new be(`${e} is a script, which containers cannot run; n\
ame the program itself with LOADGATE_HYPERFINE`);let n=await V(["ldd",e],{cwd:"/",env:oe(process.env)}),{loader:r,libraries:o}=cY(n.code===0?
n.stdout:""),s=(i,...a)=>{let c=Gm(t,...a);rY(i,c),eM(c,493)};for(let[i,a]of[[".",493],["lib",493],["notes",511]])oY(Gm(t,i),{recursive:!0}),
eM(Gm(t,i),a);if(s(e,"timer"),r===null)return{folder:t,argv:[`${Ai}/timer`]};s(r,"loader");for(let i of o)s(i,"lib",iY(i));return{folder:t,argv:[
`${Ai}/loader`,"--library-path",`${Ai}/lib`,`${Ai}/timer`]}}function cY(e){let t=[...e.matchAll(/ => (\/\S+) \(0x/g)].flatMap(([,r])=>r??[]);
return{loader:/^\s*(\/\S+) \(0x/m.exec(e)?.[1]??null,libraries:t}}function Hm(e){let{folder:t}=e,n=e.tls?"https":"http",r=i=>i===null?`
      proxy_ssl_verify off;`:`
      proxy_ssl_trusted_certificate ${eo(i)};
      proxy_ssl_verify on;`,o=e.tls?`${r(e.tls.caFile)}
      proxy_ssl_server_name on;
      proxy_ssl_name ${eo(e.tls.name)};`:"",s=e.keepalive?`
    keepalive ${e.connections};
    keepalive_requests 1000000000;
    keepalive_timeout 1h;`:"";return`daemon off;
master_process on;
worker_processes ${e.workers};
${e.user?`user ${e.user};
`:""}pid ${eo(`${t}/nginx.pid`)};
error_log stderr warn;
events {
  worker_connections ${2*e.connections+1024};
}
http {
  access_log off;
  server_tokens off;
  client_body_temp_path ${eo(`${t}/client`)};
  proxy_temp_path ${eo(`${t}/proxy`)};
  fastcgi_temp_path ${eo(`${t}/fastcgi`)};
  uwsgi_temp_path ${eo(`${t}/uwsgi`)};
  scgi_temp_path ${eo(`${t}/scgi`)};
  client_max_body_size 0;
  merge_slashes off;
  underscores_in_headers on;
  ignore_invalid_headers off;
  large_client_header_buffers 4 256k;
  proxy_buffer_size 16k;
  proxy_buffers 8 16k;
  upstream server_under_test {
    server ${Kr(e.upstream)} max_fails=0;${s}
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
`}function eo(e){return`"${e.replaceAll(/["\\$]/g,"\\$&")}"`}import{createHash as lY}from"node:crypto";import{closeSync as uY,constants as oM,openSync as dY,readFileSync as iM,rmSync as fY,writeSync as mY}from"node:fs";
import{copyFile as pY,open as hY,realpath as gY,rename as yY,rm as bY}from"node:fs/promises";import{isAbsolute as wY,join as xY,posix as Fx,
relative as SY,resolve as vY,sep as kY}from"node:path";var Yo=Buffer.from("\x7FELF","latin1"),Ni=".loadgate-new",OY=256*1024*1024;async function Bx(e,t,n,r){for(let o of e.filter(s=>s.includes(kY))){
let s=await $Y(vY(t,o),n);s&&await RY(s)&&await(r?EY(r,s):_Y(s))}}async function $Y(e,t){let[n,r]=await Promise.all([sM(e),sM(t)]);if(!n||!r)
return null;let o=SY(r,n);return o.startsWith("..")||wY(o)?null:n}function sM(e){return gY(e).catch(()=>null)}async function RY(e){try{var t=[];
try{let i=G(t,await hY(e,oM.O_RDONLY|oM.O_NONBLOCK),!0);let{buffer:a,bytesRead:c}=await i.read({buffer:Buffer.alloc(Yo.length)});return c===
Yo.length&&a.equals(Yo)&&(await i.stat()).size<=OY}catch(n){var r=n,o=!0}finally{var s=K(t,r,o);s&&await s}}catch{return!1}}async function _Y(e){
try{await pY(e,e+Ni),await yY(e+Ni,e)}catch{await bY(e+Ni,{force:!0})}}async function EY(e,t){let{code:n}=await At(e,["cp","--preserve=mode",
"--",t,t+Ni]);n===0?await At(e,["mv","-f","-T","--",t+Ni,t]):await At(e,["rm","-f","--",t+Ni])}function aM(e){let t=new Map,n=new Map,r=0;async function o(s,i,a,c){
let l=[];for(let u of PY(await zf(a),c))for(let d of u){r+=1;let f=xY(e,`program-${r}.tar`);if(!await CY(s,d,f))continue;let m=lY("sha256").
update(iM(f)).digest("hex");n.set(m,(n.get(m)??new Set).add(i)),l.push({file:f,hash:m,folder:Fx.dirname(d)});break}return l}return async(s,i,a,c)=>{
let l=JSON.stringify([i,a,c]),u=t.get(l);if(!u){let d=o(s,i,a,c).catch(()=>[]);t.set(l,d),await d;return}for(let{file:d,hash:f,folder:m}of await u)
n.get(f)?.size===1&&(await NY(s,m,d)||t.set(l,Promise.resolve([])))}}function PY(e,t=e.command){let[n="",...r]=[...e.entrypoint,...t],o=n.includes(
"/")?[]:[e.path.map(a=>Fx.join(a,n))],s=[n,...r].filter(a=>a.includes("/")),i=new Set(s.map(a=>Fx.resolve(e.folder,a)));return[...o,...[...i].
map(a=>[a])]}var TY=64*1024*1024;async function CY(e,t,n){let r=dY(n,"w"),o=Buffer.alloc(0),s=null,i=c=>(o=s===null?Buffer.concat([o,c]):c,s??=
MY(o),s&&(s=AY(r,o)),s!==!1),{code:a}=await Me(["cp",`${e}:${t}`,"-"],{take:i});return uY(r),s&&a===0?!0:(fY(n),!1)}function AY(e,t){try{return mY(
e,t)===t.length}catch{return!1}}async function NY(e,t,n){let{code:r}=await Me(["cp","--archive","-",`${e}:${t}`],{input:iM(n)});return r===0}
function MY(e){let t=$w(e);if(t===null)return null;if(t==="broken"||!t.isPlain)return!1;let{size:n,at:r}=t;return n<Yo.length||n>TY?!1:r+Yo.
length>e.length?null:e.subarray(r,r+Yo.length).equals(Yo)}function fM(){return{publishes:!1,publishesAt:null,sameClock:!0,addressOf:(e,t)=>({host:e.ip,port:t}),meter:async e=>fm(e,cT(e),!0),setSchedBatch:jC,
async watch(e,t){let n=ut(t);return{over:()=>n===null||ut(t)!==n,async[Symbol.asyncDispose](){}}},cpuSeconds:async e=>_o(e),listens:e=>ed(e).
filter(({host:t})=>t!==LY).map(({host:t,port:n})=>({host:t,port:n})),async[Symbol.asyncDispose](){}}}var LY="127.0.0.11";async function DY(e){
return(await zY(e,{family:4}).catch(()=>null))?.address??null}async function mM({host:e},t,n,r){await mi(t,r);let o=await DY(e),s={image:t,run:n.
id,signal:r},i=o!==null&&await gT(o,s)?o:null,a=await YN(t,{name:`loadgate-${n.id}-reader`,run:n.id,signal:r});return{publishes:!0,publishesAt:i,
sameClock:!1,addressOf:({publishedAt:c})=>({host:e,port:c??0}),meter:c=>RA(c,a),async setSchedBatch(){},async watch(c){let l=await jn(["dock\
er","wait",c],{cwd:"/",env:bt(process.env)});return{over:()=>l.ended()!==null,[Symbol.asyncDispose]:()=>l[Symbol.asyncDispose]()}},cpuSeconds:async c=>$y(
(await a.read(["/proc/stat"])).get("/proc/stat")??null,c),[Symbol.asyncDispose]:()=>a[Symbol.asyncDispose]()}}var jx=8080;function pM(e){let t=0,
{engine:n,resources:r,clock:o}=e,s=aM(r.folder),i=BY(e),a=rM(r.folder),c=(u,d,f)=>{t+=1;let m={name:`loadgate-${r.id}-${u}-${t}`,run:r.id,...f};
return n.publishes?{...m,publish:{port:d,at:n.publishesAt}}:m},l=({target:u,variant:d,image:f},m)=>{if(!f)throw new be(`target "${u.name}" h\
as no image for ${d}`);let h={port:u.port,addresses:m},p={...jf(u,h),PORT:String(u.port)},g=Xe(u,process.env),y=u.command&&{command:Uf(u.command,
h)},{memory:b,shmSize:x,ulimits:S}=u,R={memory:b,shmSize:x,ulimits:S,seccomp:FY(u,r.folder)};return{image:f,cpus:e.cpus.server,...R,env:p,secrets:g,
...y}};return{name:"docker",canShare:()=>!0,cpuSeconds:u=>n.cpuSeconds(u),async serve(u,d=new Map,f="server"){let{target:m,variant:h}=u,p=f===
"generator"&&n.publishes?"proxy":f,g=c(h,m.port,{...l(u,d),cpus:e.cpus[p],network:await i.of(h)}),y=await Ux(g);n.publishes||await s(y,h,g.image,
g.command);let b=Xe(m,process.env);return cM(y,m.port,n,o,{secrets:b,schedBatch:rm(f,e.cpus)})},async runOnce(u,d,f,m){t+=1;let h=`loadgate-${r.
id}-once-${t}`,p=await i.of(u.variant),g={name:h,run:r.id,network:p,...l(u,f)},y="added"in d&&!n.publishes?d.timer:null,b="added"in d?[...g.
command??[],...d.added]:d.command.slice(1),x="command"in d?{entrypoint:d.command[0]??"",command:b}:y?await a.entry(y,g.image,b):{command:b},
S=await Ux({...g,...x});try{y&&await a.putInto(S);let R=o.now(),k=await Me(["start","--attach",S],m),_=await UY(S,o.now()-R),P=y&&{notes:await a.
notesFrom(S)};return{...Un(k,Xe(u.target,process.env)),seconds:_,timed:P}}finally{await jo(S)}},async proxy(u,d){let f=c(`nginx-${d.variant}`,
jx,{image:e.nginxImage,cpus:e.cpus.proxy,network:await i.of(d.variant),env:{},entrypoint:"nginx"}),m=await Ux(f);try{let h=d.tls?.caFile==null?
null:"/etc/nginx/upstream-ca.pem",p=d.tls&&{...d.tls,caFile:h};d.tls?.caFile!=null&&await xc(m,d.tls.caFile,"/etc/nginx/upstream-ca.pem");let g=e.
cpus.proxy.length,y={listen:jx,upstream:u.nearby,connections:d.connections,keepalive:d.keepalive,workers:g},b=dM(r.folder,`${f.name}.conf`);
uM(b,Hm({...y,folder:"/tmp",user:null,...p&&{tls:p}})),await xc(m,b,"/etc/nginx/nginx.conf")}catch(h){throw await jo(m),h}return cM(m,jx,n,o)},
async[Symbol.asyncDispose](){await i.remove(),await n[Symbol.asyncDispose]()}}}function FY({seccomp:e},t){if(e===void 0||e==="unconfined")return e;
let n=IY("sha256").update(e).digest("hex").slice(0,16),r=dM(t,`seccomp-${n}.json`);return uM(r,e),r}function BY({engine:e,resources:t}){let n=new Map,
r=async o=>{let s=`loadgate-${t.id}-${o}`;return await bT(s,{run:t.id,internal:!e.publishes}).catch(i=>{throw n.delete(o),Zx(i)}),s};return{
of(o){let s=n.get(o)??r(o);return n.set(o,s),s},async remove(){for(let o of n.values())await o.then(wT,()=>{})}}}var jY=/cannot connect to the docker daemon|error during connect/i,
Zx=e=>new Y({code:"harness-failed",error:e.message});function Ux(e){return yT(e).catch(t=>{throw Zx(t)})}async function cM(e,t,n,r,{secrets:o={},
schedBatch:s=!1}={}){try{let i=r.now(),a=r.date().getTime();await ST(e);let c=await Lf(e);if(!c.running||c.ip===""){let f=lM(c.exitCode,c.oomKilled);
throw new be(`the container ended at once, ${f}: ${_n(mr(await Ew(e),o),10)||"(no output)"}`)}s&&await n.setSchedBatch(c.pid);let l=await n.
meter(c.pid),u=await n.watch(e,c.pid),d=n.sameClock?ZY((c.startedAt-a)/1e3,0,r.now()-i):0;return{address:n.addressOf(c,t),nearby:{host:c.ip,
port:t},startedAt:i+d,meter:l,...n.listens&&{listens:()=>n.listens?.(c.pid)??[]},ended:()=>u.over()?{exitCode:null,signal:null}:null,async log(){
let f=await Lf(e).catch(()=>null),m=f&&!f.running?`
(${lM(f.exitCode,f.oomKilled)})`:"";return mr(await Ew(e),o)+m},exec:async(f,m)=>Un(await Me(["exec",e,...f],m),o),async[Symbol.asyncDispose](){
await jo(e),await u[Symbol.asyncDispose]()}}}catch(i){throw await jo(e),jY.test(i.message)?Zx(i):i}}async function UY(e,t){let n=await Lf(e).
catch(()=>null),r=n?(n.finishedAt-n.startedAt)/1e3:0;return r>0&&r<t?r:t}function lM(e,t){return t?"killed for using more memory than its li\
mit":`exit code ${e}`}function ZY(e,t,n){return Math.min(Math.max(e,t),n)}import{mkdtempSync as GY,writeFileSync as HY}from"node:fs";import{join as hM}from"node:path";var qY="LOADGATE_SERVER";function bM(e){let t=0,n=({target:c,user:l},u)=>Is(l?yi(process.env,l):process.env,c.inherit,{...jf(c,u),...Xe(c,process.
env),...e.resources.marker}),r=c=>(t+=1,Wr(e.resources.id,`${c}-${t}`)),o=new Map,s=(c,l)=>{for(let u of o.get(c)??[]){for(let d of u.members())
l?.add(d);Gx(u)}o.delete(c)},i=({pid:c})=>c!==void 0&&e.resources.process(c),a=async(c,l,u,d,f)=>{let m=r(c),h=[qY,`${e.resources.id}-${String(
t).padStart(8,"0")}`],p=e.clock.now(),g={...d,[h[0]]:h[1]},y=await jn(l,{cwd:u,env:g,started:i,user:f});return m?.add(y.pid),s(c,m),{group:m,
running:y,startedAt:p,sign:h.join("=")}};return{name:"process",cpuSeconds:async c=>_o(c),canShare:({ignoresPort:c,fixedPort:l})=>!c&&!l,async runOnce(c,l,u,d){
var N=[];try{let f={port:c.target.port,addresses:u};let m="command"in l?l.command:[...gM(c.target,f),...l.added];let h=Dn(c.target,c.folder);
let p=n(c,f);let{user:g}=c;await Bx(m,h,e.resources.folder,g);let y=r(`${c.variant}-once`);let b="added"in l?l.timer:null;let x=G(N,b&&XN(e.
resources.folder,g));let S=b&&(g?QN(b.program,e.resources.folder):b.program);let R=b&&S&&x?[S,...b.argumentsFor(m,x.path)]:m;let{clock:k}=e;
let _=k.now();let P=null;try{let ee=await V(Vr(e.cpus.server,R),{cwd:h,env:p,user:g,started(Ot){_=k.now(),Ot.once("exit",()=>{P=k.now()}),i(
Ot),Ot.pid!==void 0&&y?.add(Ot.pid)},untrusted:!0,...d}),me=(P??k.now())-_,he=x&&{notes:x.read()},at=ee.stdout+ee.stderr,nn=vc(at,process.env,
c.target);return{...Un(ee,Xe(c.target,process.env)),seconds:me,timed:he,lacks:nn}}finally{"added"in l?Gx(y):y&&o.set(c.variant,[...o.get(c.variant)??
[],y])}}catch(M){var X=M,B=!0}finally{K(N,X,B)}},async serve(c,l=new Map,u="server"){let{target:d,variant:f,user:m}=c,{ignoresPort:h}=c;if(h&&
await Mc(d.port))throw new be(Hx(d));let p=h?d.port:await Yw(),g={port:p,addresses:l},y={...n(c,g),PORT:String(p)},b=gM(d,g),x=Dn(d,c.folder);
await Bx(b,x,e.resources.folder,m);let S=rm(u,e.cpus)&&await BC(),R=Vr(e.cpus[u],S?qw(b):b),k=yM(await a(f,R,x,y,m),{host:c.host??"127.0.0.1",
port:p}),_=Xe(d,process.env);return{...k,log:async()=>mr(await k.log(),_),lacks:()=>vc(k.said(),process.env,d),exec:async(P,N)=>Un(await V(P,
{cwd:x,env:y,user:m,untrusted:!0,...N}),_)}},async proxy(c,l){if(!e.nginx)throw new v(qx);let u=await Yw(),d=GY(hM(e.resources.folder,`nginx\
-${l.variant}-`)),f=hM(d,"nginx.conf"),m=e.cpus.proxy.length,h=process.getuid?.()===0?"root":null,p={listen:u,upstream:c.address,connections:l.
connections,keepalive:l.keepalive,workers:m,folder:d,user:h};HY(f,Hm({...p,...l.tls&&{tls:l.tls}}));let g=Vr(e.cpus.proxy,[e.nginx,"-e","std\
err","-p",d,"-c",f]),y=oe(process.env,e.resources.marker),b=await a(`nginx-${l.variant}`,g,d,y);return yM(b,{host:"127.0.0.1",port:u})},async[Symbol.
asyncDispose](){}}}function gM({name:e,process:t},n){if(!t)throw new v(`target "${e}" has no command that starts it as a process`);return Uf(
t.command,n)}function Hx({name:e,port:t}){return`port ${t} of target "${e}" is already taken by another process; end that process, or have t\
he server listen on PORT`}var qx="nginx was not found, and via: nginx needs it; install it (apt-get install nginx) or set via: direct in loa\
dgate.yml";function yM({running:e,group:t,startedAt:n,sign:r},o){let s=fm(e.pid,t?.files??null,!1),i=()=>{let a=new Set(s.pids());return Ds(
r).filter(c=>!a.has(c))};return{address:o,nearby:o,startedAt:n,meter:s,strays:i,listens(){let a=Na(s.pids());return ed(e.pid).filter(({inode:c})=>a.
has(c)).map(({host:c,port:l})=>({host:c,port:l}))},ended(){let a=e.ended();return a&&{exitCode:a.code,signal:a.signal}},log:async()=>e.log(),
said:e.log,exec:(a,c)=>V(a,{cwd:"/",env:oe(process.env),...c}),async[Symbol.asyncDispose](){await e[Symbol.asyncDispose]();for(let a of i())
et(a,"SIGKILL");Gx(t)}}}function Gx(e){for(let t of e?.members()??[])et(t,"SIGKILL");e?.remove()}function xM(e,t,n){return{...e,async serve(r,o,s){let i=await e.serve(r,o,s);if(r.variant!=="head"||s==="generator"||!WY(r.target))return i;
try{return await VY(i,t,n)}catch(a){throw await i[Symbol.asyncDispose](),a}}}}function WY(e){return"ready"in e&&typeof e.ready=="object"&&e.
ready!==null&&"path"in e.ready}async function VY(e,{share:t},{cpus:n,resources:r}){let{meter:o}=e,[s]=o.pids();if(s===void 0){if(e.ended())return e;
throw new Y({code:"burner-elsewhere"})}let i=(u,d)=>jn(Vr(n.server,KY({share:t,file:u,version:d,root:s})),{cwd:r.folder,env:oe(process.env,r.
marker),input:!0,graceSeconds:0,started:({pid:f})=>f!==void 0&&r.process(f)}),a=o.group?.cpu??null;if(a){let u=await i(a.file,a.version);if(uT(
s,u.pid))return u.child.stdin?.write(`
`),{...e,[Symbol.asyncDispose]:()=>wM(u,e)};await u[Symbol.asyncDispose]()}let c=await i(null,1);c.child.stdin?.write(`
`);let l=()=>[...Rn([c.pid]).cpu.values()].reduce((u,d)=>u+d,0);return{...e,meter:{...o,async read(){let u=await o.read(),{cpu:d,whole:f}=u,
m=l();return{...u,cpu:d===null?null:d+m,...typeof f=="number"&&{whole:f+m}}}},[Symbol.asyncDispose]:()=>wM(c,e)}}async function wM(e,t){await e[Symbol.
asyncDispose](),await t[Symbol.asyncDispose]()}function KY(e){return[process.execPath,"-e",`(${JY.toString()})(${JSON.stringify(e)})`]}function JY({
share:e,file:t,version:n,root:r}){let{readFileSync:o,readdirSync:s}=process.getBuiltinModule("node:fs"),i=f=>{try{return o(f,"utf8")}catch{return""}},
a=f=>{try{return s(f)}catch{return[]}},c=()=>{let{user:f,system:m}=process.cpuUsage();return(f+m)/1e6},l=()=>{let f=i(t??"");return n===1?Number(
f)/1e9:Number(/^usage_usec (\d+)$/m.exec(f)?.[1]??0)/1e6},u=()=>{let f=0,m=[r];for(let h of m)for(let p of a(`/proc/${h}/task`)){f+=Number(i(
`/proc/${h}/task/${p}/schedstat`).split(" ")[0])/1e9;for(let g of i(`/proc/${h}/task/${p}/children`).split(" "))g&&m.push(Number(g))}return f},
d=()=>t===null?u():l()-c();process.stdin.once("data",()=>{let f={own:c(),others:d()},m=10,h=()=>{let p=c(),g=e*(d()-f.others)-(p-f.own);if(g>
0){let y=p+Math.min(g,.05);for(;c()<y;);}m=g>0?Math.max(5,m/2):Math.min(100,m*1.5),setTimeout(h,m)};h()})}import{resolve as SM}from"node:path";function vM(e,t,{base:n,head:r},o){let{rate:s}=t;return{case:e,scenario:t,builds:n?[n,r]:[r],questions:{base:qm(n??r,t,o,r.bodies??r.folder),
head:qm(r,t,o)},...s&&"perSecond"in s&&{rate:s.perSecond}}}function qm(e,t,n,r=e.bodies??e.folder){let{request:o,background:s,expect:i}=t,{tls:a}=e.
target,c=o.body&&"file"in o.body?SM(r,o.body.file):void 0;return{request:Sc(o,e.target,process.env),...s&&{background:Sc(s.request,e.target,
process.env)},expect:i,errors:t.maxErrors,redact:DT(e.target,process.env),options:{timeoutSeconds:Math.max(10,t.timeoutSeconds),signal:n,...t.
http2&&{http2:!0},...!t.keepalive&&{again:!0},...c!==void 0&&{bodyFile:c},...a&&{tls:{...a,caFile:a.ca===void 0?null:SM(e.folder,a.ca)}}}}}function kM(e){let t=e.scenarios.map(({limits:n,...r})=>r);return{...e,scenarios:t}}function Uc({cases:e,part:t,untouched:n,also:r=[]}){return[
...(t?.cases??e).filter(({target:o})=>!n.has(o)),...r]}function OM(e,{base:t,head:n}){let{part:r,untouched:o}=e,s=r?.cases??e.cases,i=new Set(
s.map(({target:d})=>d).filter(d=>!o.has(d))),a=vC({...t&&{base:t.built},head:n.built},i),c=e.firstRun?YY(a):a,l=new Map;for(let d of s){let f=XY(
d,c,e);f!==null&&l.set(d.id,f)}let u=s.filter(({id:d,target:f})=>!l.has(d)&&Wx(c,f,"head"));return{cases:s,built:c,skipped:l,wanted:u}}function YY({
identical:e,builds:t,...n}){let r=t.filter(({variant:o,target:s})=>o==="head"||!e.has(s.name));return{...n,builds:r,identical:new Set}}function XY({
target:e},{identical:t},{untouched:n,measureIdentical:r}){return n.has(e)?"untouched":t.has(e)&&!r?"identical-builds":null}function Wx({builds:e},t,n){
return e.find(r=>r.target.name===t&&r.variant===n)}function wr({scenario:e},{scenarios:t}){return t.find(({name:n})=>n===e)}function Wm(e,t,n,r){
let o=wr(e,n),s=Wx(t,e.target,"head"),i=Wx(t,e.target,"base");if(!o||!s)return null;let a=vM(e,o,{...i&&{base:i},head:s},r);return e.rate===
void 0?a:{...a,rate:e.rate}}import{existsSync as YQ,readFileSync as XQ,writeFileSync as QQ}from"node:fs";import{join as _S}from"node:path";var QY=.025;function e8(e){return[...new Set(e.cases.map(({scenario:n,via:r})=>`${n}/${r}`))].flatMap(n=>{let r=e.cases.filter(({scenario:s,
via:i})=>`${s}/${i}`===n),o=e.plan.scenarios.find(({name:s})=>s===r[0]?.scenario);return o?[t8(n,r,o,e)]:[]})}function t8(e,t,n,r){let o=n8(
t,n),s=t.map(i=>i8(i,n,o,r));return{id:e,scenario:n.name,via:t[0]?.via??"direct",by:o,unit:o!=="goodput"?"s":n.args?"operations/s":"requests\
/s",rows:s8(r8(s,o),r.published?.figures[e])}}function n8(e,{rate:t}){if(t!==void 0)return"p99";let n=e.flatMap(Ns).flatMap(({command:r,invalid:o})=>r&&
o.length===0?r:[]);return n.length>0&&n.every(({operations:r})=>r===null)?"time":"goodput"}function r8(e,t){let n=t==="goodput"?1:-1;return m8(
e.map(({row:{target:o,limited:s},effects:i})=>({target:o,sessions:i.map(a=>({...a,value:n*a.value})),limited:s}))).map(({target:o,...s})=>({
...e.find(({row:i})=>i.target===o).row,...n===1?s:o8(s)}))}function o8({place:e,ratio:t,interval:n}){return{place:e,ratio:t===null?null:1/t,
interval:n&&{low:1/n.high,high:1/n.low}}}function s8(e,t){let n=f8(e,t);return e.map(r=>({...r,published:n.get(r.target)??null}))}function i8(e,t,n,r){
let o=[...Ms(e,r.failures).map(Oo),...ko(Ht(e))],s=Ns(e),i=d8(e),a=i==="over-capacity",c=o.length>0||a?[]:Du(e,Ie(n),"head"),l=o.length>0?o:
c.length===0&&i===null?[a8(e,n)]:[];return{row:{target:e.target,figures:c8(e,o.length>0,r),sessions:c.map(({value:d})=>Math.exp(d)),spread:Hr(
zo(c,pc),QY),requests:s.reduce((d,f)=>d+Oa(f)+l8(f.errors),0),failed:u8(s,t),bottleneck:Pa(e),limited:i!==null&&$M.includes(i),findings:[...l,
...i===null?[]:[{code:"held-back",limit:i,bound:$M.includes(i)}],...Rf(e,t),...Ts(e.sessions).map(Lu)]},effects:c}}var $M=["generator-satura\
ted","proxy-saturated","littles-law"];function a8(e,t){return e.skipped!==void 0?{code:"skipped",why:e.skipped}:e.sessions.length===0?{code:"\
no-time"}:{code:t==="p99"?"p99-unknown":"no-values"}}function c8(e,t,{variants:n}){let r=o=>{let s=n[0]?.builds[e.target];return o.per==="bu\
ild"?s?o.value(s):null:t?null:vo(e,o,"head")};return Object.fromEntries($e.map(o=>[o.name,r(o)]))}var l8=e=>Object.values(e).reduce((t,n)=>t+
n,0);function u8(e,{expect:t}){let n=new Map,r=(o,s)=>n.set(o,(n.get(o)??0)+s);for(let{errors:o,byStatus:s}of e){for(let[i,a]of Object.entries(
o))r(i,a);for(let[i,a]of Object.entries(s))Jt(t).includes(Number(i))||r(`status ${i}`,a)}return Object.fromEntries([...n].filter(([,o])=>o>0))}
function d8(e){let t=Fu(e);return t.filter(({limits:r})=>r.length>0).length*2>t.length?sy(e):null}function f8(e,t){let n=t?.entries??[],r=e.
filter(({target:i,place:a})=>a!==null&&n.some(c=>c.target===i)),o=n.filter(({target:i})=>r.some(a=>a.target===i)),s=n.map(({target:i,value:a,
system:c},l)=>{let u=r.find(p=>p.target===i),d=o.findIndex(p=>p.target===i)+1,f=r.filter(p=>(p.place??0)<(u?.place??0)).length,m=r.filter(p=>p.
place===u?.place).length,h=u!==void 0&&(d<=f||d>f+m);return[i,{place:l+1,value:a,system:c,moved:h}]});return new Map(s)}var Vm=.05;function m8(e){
let n=e.flatMap(({target:l,sessions:u,limited:d})=>{let f=zo(u,pc);return f?[{target:l,limited:d,estimate:f}]:[]}).toSorted((l,u)=>u.estimate.
centre-l.estimate.centre),r=Math.max(1,n.length*(n.length-1)/2),o=Vm/2/r,[s]=n,i=[],a=0;for(let[l,u]of n.entries()){let d=n[a],f=d&&RM(u.estimate,
d.estimate,o);l>0&&!u.limited&&f&&f.high<0&&(a=l);let m=s&&u!==s?s:null,h=m&&RM(u.estimate,m.estimate,o);i.push({target:u.target,place:a+1,ratio:m&&
Math.exp(u.estimate.centre-m.estimate.centre),interval:h&&{low:Math.exp(h.low),high:Math.exp(h.high)}})}let c=e.filter(({sessions:l})=>l.length===
0);return[...i,...c.map(({target:l})=>({target:l,place:null,ratio:null,interval:null}))]}function RM(e,t,n){if(e.sessions<2||t.sessions<2)return null;
let r=e.centre-t.centre,o=[e,t].flatMap(({noise:a})=>a??[]),s=Math.hypot(ii(e)??0,ii(t)??0);if(o.length===0)return{low:r,high:r};let i=As(n,
Math.min(...o.map(({degrees:a})=>a)))*s;return{low:r-i,high:r+i}}function _M(e,t){let n=e.failures.length>0||e.cases.some(r=>Ht(r).length>0);
return{...e,schema:oi,command:"rank",leaderboards:e8(e),exitCode:Uu({...t&&{signal:t},runError:n})}}function EM({plan:e,...t},n){let{seed:r,
budgetSeconds:o,isolation:s,isolationReason:i,cpus:a,scenarios:c}=e;return{...t,...n,plan:{seed:r,budgetSeconds:o,isolation:s,isolationReason:i,
cpus:a,scenarios:c}}}import{existsSync as p8,lstatSync as h8,mkdirSync as g8,mkdtempSync as y8,readdirSync as b8,readFileSync as PM,rmSync as TM,statSync as w8,writeFileSync as Vx}from"node:fs";
import{tmpdir as Km}from"node:os";import{join as zt}from"node:path";import{setTimeout as x8}from"node:timers/promises";var Xo="loadgate-",CM="LOADGATE_RUN",Zc="run.json";function S8(){try{return y8(zt(Km(),Xo))}catch(e){throw new v(`the temporary folder ${Km()}\
 cannot be written (${e.message}); make room, or name another: TMPDIR=DIR`)}}function Jm(){let e=S8(),t=e.slice(e.lastIndexOf(Xo)+Xo.length).
toLowerCase();g8(zt(e,"pids"),{mode:448});let n={pid:process.pid,started:ut(process.pid)};return Vx(zt(e,Zc),JSON.stringify(n),{mode:420}),{
id:t,folder:e,marker:{[CM]:t},users:AT(e),process:r=>Vx(zt(e,"pids",String(r)),ut(r)??""),engine:()=>T8(e,process.env),[Symbol.asyncDispose]:()=>NM(
e,t,$8)}}async function AM(e=()=>{}){let t=0;for(let n of Kx(Km())){if(!n.startsWith(Xo))continue;let r=zt(Km(),n),o=v8(r)?O8(r):null;if(!o||
ut(o.pid)===o.started)continue;let s=n.slice(Xo.length).toLowerCase();try{e({id:s,folder:r})}catch{}try{await NM(r,s,0),t+=1}catch{}}return p$(),
t}function v8(e){try{let t=h8(e);return t.isDirectory()&&t.uid===(process.getuid?.()??t.uid)}catch{return!1}}var k8=ye({pid:H().positive(),started:w().
nullable()});function O8(e){try{return k8.parse(JSON.parse(PM(zt(e,Zc),"utf8")))}catch{return null}}var $8=15,R8=7*86400;function _8(e){let{
mtimeMs:t=0}=w8(zt(e,Zc),{throwIfNoEntry:!1})??{};return Date.now()-t>R8*1e3}async function NM(e,t,n){for(let a of Kx(zt(e,"pids"))){let c=Z(
zt(e,"pids",a))??"";c!==""&&ut(Number(a))===c&&et(-Number(a),"SIGKILL")}let r=zT(e);for(let a of r)await Uo(a);await P8(t,e);for(let a of Aa()?
[]:r)await MT(a);await mT(t);let o=await A8(e,t,n)||_8(e);if(Aa())return E8(e,o);let s=[Zc,...C8],i=o?[e]:Kx(e).flatMap(a=>s.includes(a)?[]:
[zt(e,a)]);for(let a of i)TM(a,{recursive:!0,force:!0,maxRetries:3})}function E8(e,t){t&&TM(zt(e,Zc),{force:!0}),process.stderr.write(`LOADG\
ATE_KEEP_TEMP: kept ${e}; remove it with rm -r
`)}async function P8(e,t){for(let n=0;n<20;n+=1){let r=[...Ds(`${CM}=${e}`),...Qu(t)];if(r.length===0)return;for(let o of r)et(o,"SIGKILL");
await new Promise(o=>setTimeout(o,50))}}function Kx(e){try{return b8(e)}catch{return[]}}var Jx="engine.json";function T8(e,t){let n=Gu.flatMap(
r=>t[r]===void 0?[]:[[r,t[r]]]);Vx(zt(e,Jx),JSON.stringify(Object.fromEntries(n)))}var C8=[Jx];async function A8(e,t,n){let r=zt(e,Jx);if(!p8(
r))return!0;let o={...bt(process.env),...M8(r)};return await I8(o,n)?(await z8(t,o),await L8(t,o),await D8(t,o),!0):!1}var N8=ce(w(),w());function M8(e){
try{let t=N8.parse(JSON.parse(PM(e,"utf8")));return Object.fromEntries(Gu.map(n=>[n,t[n]]))}catch{return{}}}async function I8(e,t){let n=performance.
now()+t*1e3;for(;;){let{code:r,missing:o}=await V(["docker","version","--format","{{.Server.Version}}"],{cwd:"/",env:e,timeoutSeconds:5});if(r===
0||o)return!0;if(performance.now()>=n)return!1;await x8(1e3)}}async function z8(e,t){let n=await Mi(t,"ps","--all","--quiet","--filter",`lab\
el=loadgate.run=${e}`);n.length>0&&await Mi(t,"rm","--force","--volumes",...n)}async function L8(e,t){let n=await Mi(t,"network","ls","--qui\
et","--filter",`label=loadgate.run=${e}`);n.length>0&&await Mi(t,"network","rm",...n)}async function D8(e,t){let r=await Mi(t,"image","ls",...[
"--format","{{.Repository}}:{{.Tag}}"],"--filter",`reference=loadgate/*:${e}`);r.length>0&&await Mi(t,"image","rm","--force",...r)}async function Mi(e,...t){
let{code:n,stdout:r}=await V(["docker",...t],{cwd:"/",env:e,timeoutSeconds:60});return n===0?r.split(`
`).filter(Boolean):[]}import{tmpdir as KQ}from"node:os";import{join as RS,resolve as w_e}from"node:path";var e$e=E({schema:re(1),message:w().max(1e5)});function MM(e){return`${JSON.stringify({schema:1,message:e.slice(-2e4)})}
`}import{readFileSync as F8,statSync as B8}from"node:fs";var j8=32*1024*1024;function IM(e){let{GITHUB_EVENT_NAME:t,GITHUB_EVENT_PATH:n}=e;if(!t||!n)throw new v("GITHUB_EVENT_NAME or GITHUB_EVENT_P\
ATH is not set, so it is not known which change this is about; run it in a workflow of GitHub Actions (loadgate report makes the report anyw\
here)");try{let{size:r}=B8(n);if(r>j8)throw new Error(`it has ${r} bytes, more than GitHub ever sends`);return{name:t,payload:JSON.parse(F8(
n,"utf8"))}}catch(r){throw new v(`the event in ${n} cannot be read: ${r.message}`)}}function zM(e,...t){let n=Gc(e,...t);return typeof n=="s\
tring"&&/^[0-9a-f]{40}$/.test(n)?n:null}function Gc(e,...t){let n=e;for(let r of t){if(typeof n!="object"||n===null||!Object.hasOwn(n,r))return;
n=n[r]}return n}function Ym(e){let{GITHUB_SERVER_URL:t,GITHUB_REPOSITORY:n}=e;return t&&n?`${t}/${n}`:null}import{randomUUID as U8}from"node:crypto";import{closeSync as Z8,constants as G8,lstatSync as H8,mkdirSync as DM,openSync as q8,renameSync as W8,
rmSync as V8,writeFileSync as K8}from"node:fs";import{basename as J8,dirname as Y8,join as LM,relative as X8}from"node:path";async function FM(e){BM(e,e);let t=await Q8(e);if(t.length>0)throw new Error(`git tracks ${t[0]} there, which would be overwritten`);DM(e,{recursive:!0})}
function wn(e,t,n){let r=LM(e,t),o=Y8(r);BM(o,e),DM(o,{recursive:!0});let s=LM(o,`.${J8(r)}.${U8()}.part`),{O_WRONLY:i,O_CREAT:a,O_EXCL:c,O_NOFOLLOW:l}=G8,
u=q8(s,i|a|c|l,438);try{try{K8(u,n)}finally{Z8(u)}W8(s,r)}catch(d){throw V8(s,{force:!0}),d}}function BM(e,t){let n=Fo(e),r=n.findIndex(di),
o=n.indexOf(t),s=r===-1?o:Math.min(o,r+1);for(let i of n.slice(s))if(H8(i,{throwIfNoEntry:!1})?.isSymbolicLink())throw new Error(`${i} is a \
link`)}async function Q8(e){let t=Fo(e).findLast(di);if(t===void 0)return[];let n=X8(t,e),r=await we(t,["ls-files","-z","--",n===""?".":`:(l\
iteral)${n}`]);if(r.code===0)return r.stdout.split("\0").filter(Boolean);if(/not a git repository/.test(r.stderr))return[];throw new v(`git \
does not say which files of ${t} it tracks: ${se(r)}`)}function jM(e){return e.variants.map(t=>[t.variant,qc(t)])}function qc({label:e,commit:t}){let n=t.slice(0,12);return e!==""&&t.startsWith(e)?
n:`${e} (${n})`}var Yx=e=>e.length===0?"none":e.join(", ");function Xx({cpus:e}){let{server:t,proxy:n,generator:r}=e;return["CPUs",`server ${Yx(
t)}; proxy ${Yx(n)}; generator ${Yx(r)}. ${zx(e)}`]}function Qx({build:e,run:t,load:n}){return["Time",`${yr(e)} building, ${yr(t)} after it,\
 ${yr(n)} of that under load`]}function eS({os:e,kernel:t,runnerImage:n}){return["System",`${e}, kernel ${t}${n===null?"":`, ${n}`}`]}function tS({
tools:e}){return["Tools",Object.entries(e).map(([n,r])=>`${n} ${r}`).join(", ")]}function Xm(e){let{plan:t,seconds:n}=e,r=e.cases.map(a=>a.sessions.
length),[o,s]=[Math.min(...r,Number.POSITIVE_INFINITY),Math.max(0,...r)],i=o===s||!Number.isFinite(o)?`${s}`:`${o} to ${s}`;return[["Isolati\
on",br(t.isolation,t.isolationReason)],["Pairs",WN(t.pairing)],["Sessions",`${i} per case; each session starts both servers again`],Xx(t),["\
Risk",`${Ee(t.alpha)} that a run without any change is red: one such run in ${Math.round(1/t.alpha)}`],Qx(n),["Seed",String(t.seed)]]}function Qm(e){
let{environment:t}=e,n=t.load.after===null?"not known":t.load.after.toFixed(2);return[...e7(e),...t.servers?[["Servers",`on another machine:\
 ${t.servers.cores} cores, ${Gn(t.servers.memoryBytes)}, ${t.servers.os}, kernel ${t.servers.kernel}`]]:[],eS(t),["Load",`${t.load.before.toFixed(
2)} before, ${n} after`],tS(t),["Run",`${e.id}, ${e.startedAt}`]]}function Hc(e){return`${e.cpuModel}, ${e.cores} cores, ${Gn(e.memoryBytes)}`}
function e7({environment:e,cases:t}){let n=new Map;for(let{environment:r}of t)r&&n.set(Hc(r),(n.get(Hc(r))??0)+1);return n.size===0?[["Machi\
ne",Hc(e)]]:[...n].map(([r,o])=>["Machine",`${r}: ${o} ${o===1?"case":"cases"}`])}var UM=["Ratios hold for this machine and these scenarios.\
 Do not compare absolute values between runs.","Requests/s and CPU per request decide; at a fixed rate p50, p95 and p99 do; metrics with the\
ir own threshold or limit do too. Everything else only informs.","Unchanged means that a change larger than the threshold is ruled out, not \
that nothing changed."];function Ii(e,t){let n=t.failures.filter(s=>s.target===e.target).map(s=>({title:`end of the ${s.what} log of ${s.variant}`,
text:s.log})),r=e.sessions.flatMap(s=>s.invalid).flatMap(({variant:s,log:i})=>i===void 0?[]:[{title:`end of the log of ${s??"the server"}`,text:i}]),
o=[...n,...r].map(({title:s,text:i})=>({title:W(s),text:tr(i)}));return o.filter((s,i)=>s.text!==""&&o.findIndex(a=>a.title===s.title)===i)}var nS=1e3,rS=18,t7=6.3,n7=64,r7=.002,o7=12,s7=[.002,.01,.04];function GM(e){if("reason"in e)return`<h3>Where the CPU time goes</h3>
<p class="note">No profile: ${De(e.reason)}</p>`;let t=u7(e.base,e.head),{rows:n,frames:r}=i7(t),o=n*rS,s=e.seconds===null?"":`, ${e.seconds}\
 s each`;return["<h3>Where the CPU time goes</h3>",`<p class="legend">Head's CPU time per request, ${`by ${e.tool}${s}, after the verdict`}:\
 ${de(t.head,"s")}, of base ${de(t.base,"s")}. A function lies on its callers and is as wide as its cost with everything it calls; <span cla\
ss="hotter">red</span> costs more than in base, <span class="cooler">blue</span> less. Hover to read one.</p>`,`<div class="scroll"><svg cla\
ss="flame" viewBox="0 0 ${nS} ${o}" role="img" aria-label="Flame graph of head; the table below says the same in numbers">`,...r.map(a=>a7(a,
t,o)),"</svg></div>",l7(e)].join(`
`)}function i7(e){let t=[],n=e.head>0?nS/e.head:0,r=(o,s,i)=>{let a=o.head*n;if(a<r7*nS||i>=n7)return;t.push({frame:o,x:s,width:a,row:i});let c=s;
for(let l of o.children)r(l,c,i+1),c+=l.head*n};return r(e,0,0),{rows:Math.max(1,...t.map(({row:o})=>o+1)),frames:t}}function a7({frame:e,x:t,
width:n,row:r},o,s){let i=s-(r+1)*rS,a=Math.floor((n-6)/t7),c=a<3?"":`<text x="${(t+3).toFixed(1)}" y="${i+12.5}">${J(e.name.length>a?`${e.name.
slice(0,a-1)}\u2026`:e.name)}</text>`;return`<g>${`<rect class="${c7(e,o)}" x="${t.toFixed(1)}" y="${i}" width="${Math.max(.5,n-.6).toFixed(
1)}" height="${rS-1}"/>`}${c}<title>${J(e.name)}: ${de(e.head,"s")} per request, ${de(e.base,"s")} in base</title></g>`}function c7({base:e,
head:t},n){let r=(t-e)/n.head,o=s7.filter(s=>Math.abs(r)>=s).length;return o===0?"f0":`${r>0?"hot":"cool"}${o}`}function l7({base:e,head:t}){
return["<table><caption>CPU time per request of each function itself; those that moved most.</caption>",'<thead><tr><th scope="col">Function\
</th><th scope="col">Base</th><th scope="col">Head</th><th scope="col">Change</th></tr></thead>',`<tbody>${d7(e,t,o7).map(r=>{let o=r.head-r.
base,s=o>0?"+":"\u2212";return`<tr><th scope="row">${J(r.name)}</th><td>${de(r.base,"s")}</td><td>${de(r.head,"s")}</td><td class="${o>0?"re\
gression":"improvement"}">${s}${de(Math.abs(o),"s")}</td></tr>`}).join(`
`)}</tbody></table>`].join(`
`)}var ZM=()=>({base:0,head:0,children:new Map});function u7(e,t){let n=ZM();for(let[r,o]of[["base",e],["head",t]])for(let[s,i]of o){n[r]+=i;
let a=n;for(let c of s.split(";")){let l=a.children.get(c)??ZM();a.children.set(c,l),l[r]+=i,a=l}}return HM("all",n)}function HM(e,{base:t,head:n,
children:r}){let o=[...r].toSorted(([s],[i])=>s<i?-1:s>i?1:0);return{name:e,base:t,head:n,children:o.map(([s,i])=>HM(s,i))}}function d7(e,t,n){
let r=new Map;for(let[o,s]of[["base",e],["head",t]])for(let[i,a]of s){let c=i.slice(i.lastIndexOf(";")+1),l=r.get(c)??{base:0,head:0};r.set(
c,l),l[o]+=a}return[...r].map(([o,s])=>({name:o,...s})).filter(o=>o.base!==o.head).sort((o,s)=>Math.abs(s.head-s.base)-Math.abs(o.head-o.base)).
slice(0,n)}function WM(e,t,n){return[...new Set([...e.keys(),...t.keys()])].map(r=>{let o=r.split(";"),s={base:e.get(r)??0,head:t.get(r)??0},i=n&&o.length>
1?o.slice(1):o,a=m7(i),c=i.findLastIndex(a);if(c>=0)return{kind:"code",path:i.slice(0,c+1).filter(a),invoked:i.slice(c+1),...s};let l=d=>o.some(
f=>ep(f)===d);return{kind:l("collector")?"collector":l("compiler")?"compiler":"runtime",path:i,invoked:[],...s}})}var f7=/^(?:Java)?Thread::|^(?:JavaCalls|CompileBroker|WorkerThread|GangWorker|VMThread)::/,
qM=/ \S+\.py$/;function m7(e){let t=n=>ep(n)==="code";return e.some(n=>f7.test(n))?n=>t(n)&&!n.includes("::"):e.some(n=>qM.test(n))?n=>qM.test(
n):t}var p7=/garbage collector|^runtime\.(?:gc|bgsweep|mallocgc|scan|mark|sweep|greyobject)|^(?:G1|PSScavenge|ParallelGC|SerialGC|ZGC|ShenandoahGC)|^_?gc_collect|^GC Thread/i,
h7=/^(?:CompileBroker|C[12]Compiler|Compilation|Compile)::/,VM=[{language:"PHP",names:/^(?:execute_ex|zend_\w+|ZEND_\w+|_?e(?:malloc|realloc|calloc|free)|_e\w+alloc\w*|_efree\w*)(?: \[.*)?$/},
{language:"Python",names:/^_PyEval_\w+$/},{language:"Ruby",names:/^(?:vm_exec\w*|rb_vm_\w+|vm_call_\w+)$/}];function KM(e){return VM.find(({
names:t})=>t.test(e))?.language??null}var g7=new RegExp([/_\[k\]$|^(?:entry_|do_syscall|x64_sys|sys_|__x64|el0_)|^\[unknown\]/,/ node:| \(native\)$|^\((?:program|root|native)\)/,
/^(?:runtime|internal\/runtime|syscall)[./]/,/^(?:bufio|bytes|compress|container|context|crypto|encoding|errors|fmt|hash|html|internal|io|iter|maps|math|mime|net|os|reflect|regexp|slices|sort|strconv|strings|sync|text|time|unicode|unique|vendor)(?:(?:\/[\w.-]+)+\.|\.(?=[A-Z(]|\w+(?:\.func\d+.*)?$))(?!.* \S+$)/,
/ <frozen |^_Py|^Py[A-Z]/,/^(?:javax?|jdk|sun|com\.sun)\.|^Interpreter$|^StubRoutines |^(?:v|i)table chunks$|^thread_(?:native_)?entry$/,VM.
map(({names:e})=>e.source).join("|"),/^<?(?:&(?:mut )?)?(?:core|alloc|std|hashbrown)::|^<(?:str|bool|char|[fiu]\d+|[iu]size|\[.*?\])>::/,/^_int_(?:malloc|free|realloc)$|^_+(?:libc|GI)_|^(?:__libc_)?(?:malloc|calloc|realloc|c?free)(?:@.*)?$|^(?:malloc_consolidate|unlink_chunk|sysmalloc|operator (?:new|delete))\b|^_*mem(?:cpy|move|set|cmp)(?:_\w+|@.*)?$|^_IO_\w+$|^_*v?[fs]?n?printf(?:_internal)?$|^_*str\w+_(?:avx|sse|evex)\w*$|^_itoa_word$|^__(?:send|recv|read|write)(?:v|msg|to|from)?$|^(?:_start|start_thread|__clone3?|clone3)$/].
map(e=>typeof e=="string"?e:e.source).join("|"));function ep(e){return p7.test(e)?"collector":h7.test(e)?"compiler":g7.test(e)?"runtime":"co\
de"}var y7=3;function XM({tool:e,base:t,head:n,lines:r,grain:o}){let i=v7(t,n,y7,e==="perf").filter(l=>w7(l,o)),a=l=>{let u=r.get(l.name);return{
...l,...u!==void 0&&{line:u}}},c=i.map(({calls:l,...u})=>({...a(u),...l!==void 0&&{calls:a(l)}}));return{tool:e,base:tp(t),head:tp(n),functions:c}}
var b7=2;function w7({base:e,head:t},n){return n?t-e>b7*Math.sqrt(e*n.base+t*n.head):!0}var x7=.25;function np({metrics:e,growth:t}){let n=e.
find(({name:s})=>s==="cpu");if(!t||n?.ratio==null||n.base===null)return null;if(!((n.interval?.low??n.ratio)>1))return"waiting";let o=n.base*
(n.ratio-1);return t.head-t.base<x7*o?"unseen":null}var S7=.1,Wc=.5,QM=1.5;function v7(e,t,n,r=!1){let o=tp(t)-tp(e);if(!(o>0))return[];let s=S7*
o,i=Map.groupBy(WM(e,t,r),({kind:f})=>f),a=P7(i.get("code")??[]),c=rp(a),l=f=>JM(i.get(f)??[],c,s,1);return[...[...JM(a,c,s,n),...l("runtime"),
...l("collector")].toSorted((f,m)=>m.head-m.base-(f.head-f.base)),...l("compiler")].filter(f=>vt(f)<=QM*o).slice(0,n)}function JM(e,t,n,r){let o=[
{stacks:e,below:null}],s=[];for(;s.length<r;){let i=o.flatMap(f=>{let m=k7(f,n,t);return m?[{region:f,branch:m}]:[]}),[a]=i.toSorted((f,m)=>vt(
m.branch.cost)-vt(f.branch.cost));if(!a)break;let{region:c,branch:l}=a;s.push(_7(l));let u=new Set(l.stacks),d={...c,stacks:c.stacks.filter(
f=>!u.has(f))};o=[...o.filter(f=>f!==c),d,l]}return s}function k7(e,t,n){let r=null,o=vt(rp(e.stacks));for(;;){let s=r??e,i=O7(s,t),a=E7(i.filter(
u=>vt(u)>=Wc*o));if(a){r=YM(s,a);continue}let c=r===null||$7(r.cost,n)&&R7(r)<Wc*o,[l]=i.toSorted((u,d)=>vt(d)-vt(u));if(!c||!l)return r;r=YM(
s,l),o=vt(l)}}function O7({stacks:e,below:t},n){let r=vt(rp(e));return oS(e,t).filter(o=>vt(o)>=n&&vt(o)<=QM*r)}function YM({stacks:e,below:t},{
name:n,base:r,head:o}){return{stacks:e.filter(i=>eI(i,t).includes(n)),below:n,cost:{base:r,head:o}}}var $7=(e,t)=>e.base>Wc*t.base&&e.head>Wc*
t.head;function R7({stacks:e,below:t}){return vt(rp(e.filter(n=>n.path.at(-1)===t)))}function _7({stacks:e,below:t,cost:n}){let r=e[0]?.kind??
"code",o=e.filter(({path:c})=>c.at(-1)===t),i=oS(o.map(c=>({...c,path:c.invoked.slice(0,1)})),null).find(c=>vt(c)>=Wc*vt(n)),a=i&&{name:i.name,
kind:ep(i.name)};return{name:t,kind:r,...n,...a&&{calls:a}}}var vt=({base:e,head:t})=>t-e;function rp(e){let[t,n]=[0,0];for(let r of e)t+=r.
base,n+=r.head;return{base:t,head:n}}function E7(e){let t=(n,r)=>Math.abs(n-r)<1e-9*Math.max(n,r);return e.toSorted((n,r)=>t(n.head,r.head)?
r.depth-n.depth:n.head-r.head)[0]}var eI=({path:e},t)=>t===null?e:e.slice(e.lastIndexOf(t)+1);function oS(e,t){let n=new Map;for(let r of e){
let o=eI(r,t);for(let s of new Set(o)){let i=n.get(s)??{base:0,head:0,depth:0};n.set(s,i),i.base+=r.base,i.head+=r.head,i.depth=Math.max(i.depth,
o.lastIndexOf(s))}}return[...n].map(([r,o])=>({name:r,...o}))}function P7(e){let t=oS(e,null),n=(a,c)=>t.filter(l=>l[a]>0&&l[c]===0).toSorted(
(l,u)=>u[a]-l[a]),r=new Map;for(let{path:a,base:c,head:l}of e)for(let[u,d]of a.entries()){let f=r.get(d)??new Map;r.set(d,f);let m=a[u-1]??"";
f.set(m,(f.get(m)??0)+c+l)}let o=a=>[...r.get(a)??[]].toSorted(([,c],[,l])=>l-c)[0]?.[0]??"",s=new Map,i=n("head","base");for(let a of n("ba\
se","head").toSorted((c,l)=>c.depth-l.depth||l.base-c.base)){let c=o(a.name),l=i.findIndex(({name:d})=>o(d)===(s.get(c)??c)),[u]=l<0?[]:i.splice(
l,1);u&&s.set(a.name,u.name)}return e.map(a=>({...a,path:a.path.map(c=>s.get(c)??c)}))}function tp(e){let t=0;for(let n of e.values())t+=n;return t}var T7=(e,t)=>(Math.abs(e-1)*100).toFixed(t);function aS({name:e,unit:t}){let{subject:n,verb:r,shrunk:o,grown:s}=Ie(e).words;return{verb:r,subject:jc(
n,t),shrunk:jc(o,t),grown:jc(s,t)}}function Vc(e){let t=e.ratio??1,{shrunk:n,grown:r}=aS(e);return`${T7(t,Ei(e))}% ${t<1?n:r}`}function cS(e){
return`about ${Vc(e)}`}function sS(e){return`${aS(e).verb} ${nI(e)}`}function nI(e){return`${cS(e)}${e.interval===null?"":` (95% interval ${Xt(
e)})`}`}function Qt(e,t){return e.metrics.filter(n=>n.gates&&n.verdict===t)}var rI=500;function zi(e){return ge(W(jm(e)),rI).replace(/\.$/,"")}
function C7(e){return`${aS(e).subject} ${Mt(e)} (${Xt(e)})`}function Kc(e){return Qt(e,"inconclusive").filter(t=>t.interval!==null)}function op(e){
if(e.verdict!=="inconclusive")return null;let t=Kc(e).map(hc);return t.find(n=>n==="worse")??t.find(n=>n==="better")??null}function oI(e,t){
return Kc(e).some(r=>hc(r)===t&&Iu(r.name))?t==="worse"?"probably slower":"probably faster":`probably ${t}`}function xr({threshold:e},t){return t.
threshold??e}function sp(e){let t=new Map;for(let r of e.flatMap(({metrics:o})=>o))if(r.threshold!==void 0){let o=It(r);t.set(o,Math.max(t.get(
o)??0,r.threshold))}let n=[...t].map(([r,o])=>`${r} ${Ee(o)}`).join(", ");return n===""?"":` (${n})`}function Dt(e){if(e.verdict!=="inconclu\
sive")return e.verdict;let t=op(e);return t!==null?oI(e,t):Kc(e).length>0?"no change seen":"inconclusive"}function Jc({detectable:e}){return e===
null?"":e>1?"even half the speed may go unnoticed":`a slowdown of ${Ee(Number(e.toPrecision(2)))} or more would have been caught`}function ip({
plan:e,cases:t}){let n=t.some(r=>r.limits!==void 0)?" A limit is broken only where the whole 95% interval of head lies beyond it.":"";return`\
A case is red only where a wider interval lies wholly beyond 0%, so at most one run in ${Math.round(1/e.alpha)} is red by chance.${n}`}function sI(e){
return e.metrics.some(({gates:n})=>n)&&Qt(e,"inconclusive").length===0&&bn(e,"inconclusive").length>0}function A7(e){let t=Kc(e),n=bn(e,"inc\
onclusive").map(Ti),r=Qt(e,"improvement").map(c=>`${sS(c)}, but `);if(sI(e))return`${r.length>0?r.join(""):`${iI(e)}, but `}leaves a limit i\
nconclusive: ${n.join("; ")}`;if(t.length===0)return[[`${r.join("")}could not be decided`,...e.findings.slice(0,1).map(zi)].join(": "),...n].
join("; ");let o=op(e),s=t.filter(c=>o===null||hc(c)===o),i=o===null?"is inconclusive, with no change seen":`is ${oI(e,o)}`,a=s.map(o===null?
C7:N7(e)).join(", ");return[`${r.join("")}${i}: ${a}`,...n,Jc(e)].filter(Boolean).join("; ")}var iI=e=>`shows no change larger than ${Ee(e.threshold)}${sp(
[e])}`;function N7(e){return t=>{let n=xr(e,t),o=Math.abs(Math.log(t.ratio??1))<Math.log1p(n)?`, less than the threshold of ${Ee(n)}`:"";return`${nI(
t)}${o}`}}function M7(e,t){let n=t==="regression"?"improvement":"regression",r=Qt(e,t).map(sS),o=Qt(e,n).map(sS),s=bn(e,"broken").map(Ti),i=o.
length===0?"":`, but ${o.join(", and ")}`,a=s.length===0?[]:[`breaks ${I7(s.length)}: ${s.join("; ")}`];return r.length===0?`${a.join("")}${i}`:
[`${r.join(", and ")}${i}`,...a].join("; ")}var I7=e=>e===1?"a limit":`${e} limits`;function z7({metrics:e}){return e.filter(({name:t,head:n})=>(t===
"goodput"||t==="cpu"||t==="p99")&&n!==null).map(t=>{let n=de(t.head,t.unit);return t.name==="goodput"?n:`${It(t)} ${n}`}).join(", ")}function aI({
findings:e}){return e.map(zi).join("; ")}function L7(e){let[t="",...n]=e.findings.map(zi),r=z7(e);return["has nothing to compare with",r===""?
t:`${t}: ${r}`].join(": ")+n.map(s=>`; ${s}`).join("")}function ot(e){switch(e.verdict){case"regression":case"improvement":return M7(e,e.verdict);case"\
inconclusive":return A7(e);case"invalid":return`gave no usable numbers: ${e.findings.map(zi)[0]??"no reason was recorded"}`;case"new":return L7(
e);case"unchanged":return e.skipped===void 0?iI(e):`was not loaded: ${Um(e.skipped)}`}}function cI(e){return e.verdict==="invalid"?!0:e.verdict===
"inconclusive"&&Kc(e).length===0&&!sI(e)}function lI(e){return(cI(e)?e.findings.slice(1):e.findings).filter(({code:n})=>n==="slow-start").map(
zi)}function ap(e){if(e.skipped!==void 0)return[];let t=e.verdict==="regression"?"broken":e.verdict,n=(e.limits??[]).filter(({state:r})=>r!==
t).map(Ti);return e.verdict==="new"?n:[...(cI(e)?e.findings.slice(1):e.findings).map(zi),...n]}function D7({name:e,base:t,head:n},r=60){let[
o,s,i]=[e,t,n].map(a=>a&&ge(a,r));return s===null?`${o} ${i} (new)`:i===null?`${o} ${s} (gone)`:`${o} ${s} \u2192 ${i}`}var F7=3;function cp({
differences:e=[],cases:t}){if(!t.some(({verdict:s})=>B7.includes(s))||e.length===0)return"";let r=e.slice(0,F7).map(s=>D7(s)),o=e.length-r.length;
return`also changed: ${r.join(", ")}${o>0?` and ${o} more`:""}`}var B7=["regression","improvement","inconclusive","invalid"];function lp({findings:e}){
return e.filter(({code:t})=>t==="counter-moved").map(t=>jm(t))}var j7={code:"",runtime:"runtime",collector:"garbage collector",compiler:"jus\
t-in-time compiler"};function U7({name:e,kind:t}){let n=j7[t];return n===""||e.includes(n)?"":`, ${n}`}var iS=e=>`${e<0?"\u2212":"+"}${de(Math.
abs(e),"s")}`;function Li({growth:e}){if(e===void 0)return[];let t=({base:n,head:r})=>iS(r-n);return e.functions.map(n=>({where:`${tI(n)}${U7(
n)}${n.calls?` \u2192 ${tI(n.calls)}`:""}`,cost:`${t(n)} of ${t(e)}`}))}function Di(e){let{growth:t,metrics:n,notProfiled:r}=e;if(r!==void 0)
return[`no function is named, since there is no CPU profile: ${ge(W(r),rI)}`];let o=np(e);if(t===void 0)return[];if(o===null&&t.functions.length===
0)return["no function stands out of the CPU profile, so none is named"];if(o===null)return Z7(t);if(o==="waiting")return["CPU time per reque\
st did not grow, so no function is named: more time is spent waiting, such as for locks, timers, disks or other services"];let{base:s,ratio:i}=n.
find(({name:c})=>c==="cpu")??{},a=iS((s??0)*((i??1)-1));return[`${t.tool} saw ${iS(t.head-t.base)} of the ${a} of CPU time per request that \
were measured, so no function is named: the rest may be in threads or processes that it does not see`]}function Z7({functions:e}){let t=e.flatMap(
({name:r,calls:o})=>[r,...o?[o.name]:[]]);return[...new Set(t.map(KM).filter(r=>r!==null))].map(r=>`perf does not see functions of ${r}, so \
those of its interpreter are named`)}function tI({name:e,line:t}){let[,n,r]=/^(.*) (\S+)$/.exec(e)??[];return t===void 0||n===void 0||r===void 0?
e:`${n} (${/:\d+$/.test(r)?r:`${r}:${t}`})`}var qn=e=>W(e.id);function Hn(e,t){let n=t.cases.length;return e.length<n?`${e.length} of ${n} cases`:n===2?"Both cases":`All ${n} cases`}function uI(e,t){
let n=r=>Math.max(0,...Qt(r,t).map(o=>Math.abs(Math.log(o.ratio??1))));return e.toSorted((r,o)=>n(o)-n(r))[0]}function dI(e,t){let n=t==="re\
gression"?0:1,[r,o]=[["slower","faster"][n],["worse","better"][n]],s=new Set(e.map(a=>{let[c]=Qt(a,t);return c?Ie(c.name).words.cases[n]:bn(
a,"broken").length>0?G7:r})),[i=r]=s;return s.size<=1?i:[...s].every(a=>a===r||a.endsWith("CPU"))?r:o}var G7="beyond a limit";function H7(e,t,n){
let r=uI(t,n),o=`${Hn(t,e)} ${dI(t,n)}`;if(r===void 0)return o;let s=t.length===1?":":n==="regression"?"; worst:":"; most:";return`${o}${s} ${qn(
r)} ${ot(r)}`}function up(e){return e.brokenIn.includes("head")&&!e.brokenIn.includes("base")}function q7(e,t){let n=t.find(up)??t[0];if(n===
void 0)return"Invalid: nothing could be measured";let r=e.cases.length===1?"Invalid":`${Hn(t,e)} invalid`,o=up(n)?", head fails where base d\
oes not":"";return`${r}${o}: ${qn(n)} ${ot(n)}`}var fI=[["worse","probably slower"],["worse","probably worse"],["better","probably faster"],
["better","probably better"]];function mI(e,[t,n]){return e.filter(r=>op(r)===t&&Dt(r)===n)}function W7(e,t){let[n]=t;if(n===void 0)return"I\
nconclusive: nothing was measured";if(e.cases.length===1)return`${qn(n)} ${ot(n)}`;for(let i of fI){let a=mI(t,i);if(a.length>0)return`${Hn(
a,e)} ${i[1]}: ${Sr(a)}`}let r=t.length===e.cases.length?"":"; none of the others is slower",o=t.filter(i=>Jc(i)!==""&&bn(i,"inconclusive").
length===0);if(o.length<t.length)return`${Hn(t,e)} inconclusive: ${Sr(t)}${r}`;let s=o.toSorted((i,a)=>(a.detectable??0)-(i.detectable??0))[0];
return`Inconclusive, with no change seen: ${Jc(s)} in ${e.cases.length===t.length?"every case":t.length===1?Sr(t):`each of ${t.length} incon\
clusive cases`}`}function Sr(e){return`${e.slice(0,3).map(qn).join(", ")}${e.length>3?", \u2026":""}`}function V7(e){let t=new Set(e.cases.map(
o=>o.skipped));if(!t.has(void 0)){let[o]=t;return`Unchanged: ${t.size===1&&o?Um(o):"base and head do not differ in what is measured"}, so th\
ere was nothing to measure`}let n=Math.max(...e.cases.map(o=>o.threshold)),r=e.cases.length===1?qn(e.cases[0]):`any of ${e.cases.length} cas\
es`;return`No change larger than ${Ee(n)}${sp(e.cases)} in ${r}`}function pI({findings:e}){return e.find(t=>t.code==="head-alone")?.why}function K7(e,t){
let n=t.length===e.cases.length,r=new Set(t.map(pI));if(n&&r.size===1&&r.has("configuration"))return`Set up to measure ${hI(t)}; comparing b\
egins with the next change: ${Sr(t)}`;let[o]=t;if(e.cases.length===1&&o!==void 0)return`${qn(o)} ${ot(o)}`;let s=n?"":"; none of the others \
changed";return r.has("not-built")||r.has("not-started")?`Base does not work in ${Hn(t,e).toLowerCase()}, so head was measured alone: ${Sr(t)}${s}`:
`${Hn(t,e)} new, measured on head alone: ${Sr(t)}${s}`}function hI(e){return e.length===1?"1 case":`${e.length} cases`}function J7(e){let t=e.
cases.filter(r=>r.verdict===e.verdict),[n]=e.cases;switch(e.verdict){case"regression":case"improvement":return e.cases.length===1&&n!==void 0?
`${qn(n)} ${ot(n)}`:H7(e,t,e.verdict);case"invalid":return q7(e,t);case"inconclusive":return W7(e,t);case"new":return K7(e,t);case"unchanged":
return V7(e)}}function Qo(e){return`${e.interrupted?"Interrupted before its end. So far: ":""}${J7(e)}`}function dp(e){let[t]=e.cases;return e.
cases.length===1&&t!==void 0&&Qo(e).endsWith(ot(t))}function gI(e){let[t]=Qt(e,e.verdict);return e.verdict==="regression"||e.verdict==="impr\
ovement"?t===void 0?Ex(e)??e.verdict:cS(t):Dt(e)}function fp(e){let t=e.interrupted?"interrupted; so far: ":"";return Y7(e).map(n=>`${t}${n}`)}
function yI(e,t){let n=e.at(-1)??"";return e.find(r=>[...r].length<=t)??ge(n,t)}function Y7(e){let t=e.cases.filter(o=>o.verdict===e.verdict),
[n]=e.cases,r=e.cases.length===1?n:void 0;switch(e.verdict){case"regression":case"improvement":return X7(e,t,e.verdict);case"invalid":return eX(
e,t);case"inconclusive":return tX(e,t);case"new":return Q7(e,t);case"unchanged":{if(e.cases.every(({skipped:a})=>a!==void 0))return["nothing\
 to measure"];let o=`no change larger than ${Ee(Math.max(...e.cases.map(({threshold:a})=>a)))}`,s=r?qn(r):`any of ${e.cases.length} cases`,i=sp(
e.cases);return i===""?[`${o} in ${s}`,o]:[`${o}${i} in ${s}`,`${o}${i}`,o]}}}function X7(e,t,n){let r=dI(t,n),o=uI(t,n),[s]=o?Qt(o,n):[],i=o?
Ex(o):null,a=s===void 0?i??r:Vc(s),c=o===void 0?"":qn(o);if(e.cases.length===1)return[`${c} ${a}`,a];let l=mp(Hn(t,e)),u=n==="regression"?"w\
orst":"most",d=t.length===1?":":`, ${u}:`,f=`${l} ${r}`;return[`${f}${d} ${c} ${a}`,`${f}, ${u} ${a}`,f]}function Q7(e,t){if(t.length===e.cases.
length&&t.every(o=>pI(o)==="configuration"))return[`set up to measure ${hI(t)}; comparing begins with the next change`];let r=`${e.cases.length===
1?"":`${mp(Hn(t,e))} `}new, nothing to compare with yet`;return[`${r}: ${Sr(t)}`,r]}function eX(e,t){let n=t.find(up)??t[0];if(n===void 0)return[
"nothing could be measured"];let r=up(n)?"head fails where base does not":"not measured",o=e.cases.length===1?"":`${mp(Hn(t,e))}: `;return[`${o}${r}\
: ${qn(n)}`,`${o}${r}`]}function lS({verdict:e,plan:t}){return e==="inconclusive"&&t.mode!=="observe"&&t.failOn.includes("inconclusive")}function tX(e,t){
let n=e.cases.length===1?"":`${mp(Hn(t,e))}`,r=lS(e)?"inconclusive, which fails":"inconclusive",o=n===""?r:`${r}: ${n}`;for(let c of fI){let l=mI(
t,c);if(l.length>0)return[`${o}; ${c[1]}: ${Sr(l)}`,`${o}; ${c[1]}`]}let s=t.flatMap(c=>c.detectable===null||bn(c,"inconclusive").length>0?[]:
[c.detectable]),i=s.length===t.length?Math.max(...s):null,a=i===null?"":Jc({detectable:i});return a===""?[`${o}${n===""?"":`, ${Sr(t)}`}`,o]:
[`${o}; ${a}`,o]}var mp=e=>e.charAt(0).toLowerCase()+e.slice(1);import{createHash as nX}from"node:crypto";function rX(){return`default-src 'none'; style-src 'sha256-${nX("sha256").update(bI).digest("base64")}'; base-uri 'none'; form-action 'none'`}
function pp(e){return[`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">`,`<meta http-equiv="Content-Security-Policy" content="${rX()}">`,'<meta name="viewport" content="width=device-width, \
initial-scale=1">','<meta name="color-scheme" content="light dark">','<meta name="referrer" content="no-referrer">',`<title>${J(e)}</title>`,
`<style>${bI}</style>
</head>`].join(`
`)}function Yc(e,t){let n=t.map(([r,o])=>`<dt>${J(r)}</dt><dd>${De(o)}</dd>`);return`<h3>${e}</h3>
<dl class="facts">
${n.join(`
`)}
</dl>`}var bI=`
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
`;var fe=e=>Number(e.toFixed(1)).toString();function hp(e){let t=10**Math.floor(Math.log10(e));return t*([1,2,5,10].find(n=>n*t>=e)??10)}function to(e,t){
let n=t.hollow?"dot hollow":"dot",r=t.title===""?"":`<title>${J(t.title)}</title>`,[o,s]=[e.x,e.y],i=a=>`<path class="${n}" d="M${a.map(([c,
l])=>`${fe(o+c)} ${fe(s+l)}`).join("L")}Z">${r}</path>`;return t.beyond==="above"?i([[0,0],[3,5],[-3,5]]):t.beyond==="below"?i([[0,0],[3,-5],
[-3,-5]]):`<circle class="${n}" cx="${fe(o)}" cy="${fe(s)}" r="2.2">${r}</circle>`}function Ft(e,t,n,r,o){return`<text${o===void 0?"":` clas\
s="${o}"`} x="${fe(t)}" y="${fe(n)}" text-anchor="${r}">${J(e)}</text>`}var vI=360,gp=236,Ce={left:54,right:vI-6,top:20,bottom:gp-34};function oX(e,t,n){let r=e.sessions.map((a,c)=>({number:c+1,pairs:So(a,t),mean:RO(
So(a,t,n))})).filter(a=>a.pairs.length>0),o=r.reduce((a,c)=>a+c.pairs.length+1,0),s=(Ce.right-Ce.left)/Math.max(1,o),i=Ce.left;return r.map(
a=>{let c=i+(a.pairs.length+1)*s,l={...a,left:i,right:c};return i=c,l})}function yp(e,t,n,r=Ce.left,o=Ce.right){let s=Math.max(0,n-t);return`\
<rect class="${e}" x="${fe(r)}" y="${fe(t)}" width="${fe(o-r)}" height="${fe(s)}"/>`}function es(e,t,n=Ce.left,r=Ce.right){return`<line clas\
s="${e}" x1="${fe(n)}" x2="${fe(r)}" y1="${fe(t)}" y2="${fe(t)}"/>`}function sX(e,t,n){let r=xr(e,t),[o,s]=[n.place(1+r),n.place(1/(1+r))],[
i,a]=t.better==="higher"?["better","worse"]:["worse","better"];return[yp(i,Ce.top,o),yp(a,s,Ce.bottom),es("threshold",o),es("threshold",s),es(
"nochange",n.place(1))].join("")}function iX(e,t,n){let r=xr(e,t),[o,s]=[n.place(1+r),n.place(1/(1+r))];return[o-4,s+10].filter(i=>i-8>Ce.top&&
i<Ce.bottom).map(i=>Ft("threshold",Ce.right-4,i,"end","name")).join("")}function aX(e){return e.ticks.map(t=>{let n=e.place(1+t/100),r=`${t>
0?"+":t<0?"\u2212":""}${Math.abs(t)}%`;return`${es("tick",n,Ce.left-4,Ce.left)}${Ft(r,Ce.left-7,n+3.5,"end")}`}).join("")}function cX(e,t,n){
let r=(e.right-e.left)/(e.pairs.length+1);return e.pairs.map((o,s)=>{let i=o.head/o.base,a={x:e.left+(s+1)*r,y:t.place(i)},c=t.holds(i)?null:
i>1?"above":"below",l=`session ${e.number}, round ${s+1}: ${gr(i,1)}%`;return to(a,{hollow:n&&o.limited,beyond:c,title:l})}).join("")}function lX(e){
let t=Math.ceil(e.length/14);return e.filter((n,r)=>r%t===0).map(n=>Ft(String(n.number),(n.left+n.right)/2,Ce.bottom+13,"middle")).join("")}
function uX(e,t,n){let r=t.interval===null?"no interval":`95% interval ${Xt(t)}%`;return`${n.length} sessions. Estimate ${Mt(t)}, ${r}; thre\
shold ${Ee(xr(e,t))}.`}function kI(e,t,n){let r=e.metrics.find(x=>x.name===t);if(r===void 0||r.ratio===null)return null;let{ratio:o,interval:s,
decisionInterval:i}=r,a=Ie(t),c=oX(e,a,r.gates),l=c.flatMap(x=>x.pairs.map(S=>S.head/S.base)),u=1+xr(e,r)*1.3,d=[u,1/u,o,...s===null?[]:[s.low,
s.high]],f=hX(d,l,Ce.top,Ce.bottom),m=c.map(x=>x.mean===null?"":es("mean",f.place(Math.exp(x.mean)),x.left+1,x.right-1)),[h,p]=a.words.axis,
[g,y]=r.better==="higher"?["better","worse"]:["worse","better"];return[`<svg class="picture" viewBox="0 0 ${vI} ${gp}" role="img" aria-label\
ledby="${n}-t ${n}-d">`,`<title id="${n}-t">${J(`${It(r)}, head against base, ${e.id}`)}</title>`,`<desc id="${n}-d">${J(uX(e,r,c))}</desc>`,
...c.filter(x=>x.number%2===0).map(x=>yp("strip",Ce.top,Ce.bottom,x.left,x.right)),sX(e,r,f),s===null?"":yp("interval",f.place(s.high),f.place(
s.low)),...(i===null?[]:[i.low,i.high]).filter(x=>f.holds(x)).map(x=>es("decision",f.place(x))),es("estimate",f.place(o)),...c.map(x=>cX(x,f,
r.gates&&a.limitable)),...m,iX(e,r,f),aX(f),lX(c),Ft(`\u2191 ${g}: ${p}`,Ce.left,Ce.top-7,"start"),Ft(`\u2193 ${y}: ${h}`,Ce.left,gp-6,"star\
t"),Ft("sessions",Ce.right,gp-6,"end"),"</svg>"].filter(x=>x!=="").join(`
`)}function dX(e,t){let[n,r]=[Math.expm1(e)*100,Math.expm1(t)*100],o=hp((r-n)/7),s=Math.ceil(n/o-1e-9),i=Math.floor(r/o+1e-9)-s+1;return Array.
from({length:Math.max(0,i)},(a,c)=>Number(((s+c)*o).toPrecision(6)))}var fX=Math.log(4),wI=Math.log(10),mX=[-3,-2,-1,0,1,2,3].map(e=>(2**e-1)*
100),xI=.03;function SI(e,t){let n=e[Math.round(t*(e.length-1))];return n===void 0?[]:[n]}function pX(e,t){return mX.filter(n=>Math.log1p(n/
100)>=e&&Math.log1p(n/100)<=t)}function hX(e,t,n,r){let o=t.map(Math.log).toSorted((d,f)=>d-f),i=[...e.map(Math.log),...SI(o,xI),...SI(o,1-xI),
0].map(d=>Math.min(wI,Math.max(-wI,d))),a=(Math.max(...i)-Math.min(...i))*.07,[c,l]=[Math.min(...i)-a,Math.max(...i)+a],u=d=>Math.min(l,Math.
max(c,d));return{low:Math.exp(c),high:Math.exp(l),ticks:l-c>fX?pX(c,l):dX(c,l),place:d=>r-(u(Math.log(d))-c)/(l-c)*(r-n),holds:d=>Math.log(d)>=
c&&Math.log(d)<=l}}function gX(e,t){let n=e.variants.map(({commit:c})=>c),r=(c,l)=>t===null?l:`<a href="${J(`${t}/${c}`)}">${l}</a>`,o=e.variants.map(c=>{let l=`\
<b>${J(qc(c))}</b>`;return`${c.variant} ${OI.test(c.commit)?r(`commit/${c.commit}`,l):l}`}),i=t!==null&&n.length===2&&n.every(c=>OI.test(c))?
[r(`compare/${n.join("...")}`,"what changed")]:[],a=J(e.startedAt.slice(0,10));return`<p class="kicker">${["loadgate",...o,...i,a].join(" \xB7 ")}\
</p>`}var OI=/^[0-9a-f]{40}$/;function yX(e){let t=Qo(e),[n=t]=fp(e),r=e.cases.some(o=>t.includes(ot(o)));return e.cases.length>1&&r?zm(n):t}
function bX(e,t){let n=e.notices.map(r=>`<p class="note">${De(Qr(r))}</p>`);return[gX(e,t),`<h1>${De(yX(e))}</h1>`,dS(e.verdict),...n].join(
`
`)}var $I=({decides:e})=>e?[]:["wide"];function wX(e,t){let n=e.metrics.find(i=>i.name===t.name),r=n!==void 0&&n.ratio!==null&&!n.gates,o=[...$I(
t),...r?["unjudged"]:[]],s=r&&t.decides?"<small>not judged</small>":"";return`<td${RI(o)}>${EI(n)}${xX(n)}${s}</td>`}function xX(e){if(e===void 0||
e.base===null||e.head===null)return"";let[t,n]=[e.base,e.head].map(r=>de(r,e.unit).replaceAll(" ","\xA0"));return`<small class="values">${J(
`${t} \u2192 ${n}`)}</small>`}var RI=e=>e.length===0?"":` class="${e.join(" ")}"`,SX=e=>e.replaceAll("/","/<wbr>");function vX(e,t){let n=Pi(
e.cases),r=e.cases.map((s,i)=>`<tr>${`<th scope="row"><a href="#${t[i]}">${SX(J(s.id))}</a><small>${dS(s.verdict,Dt(s))}</small></th>`}${n.map(
c=>wX(s,c)).join("")}</tr>`);return['<div class="scroll"><table class="overview"><caption><span>Head against base in percent; beneath each c\
hange its 95% interval, and the values of base and head.</span></caption>',`<thead><tr><th scope="col">Case</th>${n.map(s=>`<th scope="col"${RI(
$I(s))}>${s.title}</th>`).join("")}</tr></thead>`,`<tbody>
${r.join(`
`)}
</tbody></table></div>`].join(`
`)}function kX({differences:e=[]}){if(e.length===0)return"";let t=e.map(({kind:r,name:o,base:s,head:i,role:a,file:c})=>{let l=a===void 0||a===
"direct"?r:`${r}, ${a}`,u=[s??"\u2013",i??"\u2013"].map(m=>`<td>${De(m)}</td>`),d=[l,c??"the built image"].map(m=>`<td class="wide">${De(m)}\
</td>`),f=[...u,...d];return`<tr><th scope="row">${De(o)}</th>${f.join("")}</tr>`});return['<section class="differences"><h2>What else diffe\
rs between the two builds</h2>',`<div class="scroll"><table><thead><tr>${[...["Name","Base","Head"].map(r=>`<th scope="col">${r}</th>`),...[
"Kind","By"].map(r=>`<th scope="col" class="wide">${r}</th>`)].join("")}</tr></thead><tbody>
${t.join(`
`)}
</tbody></table></div>`,"</section>"].join(`
`)}function OX(e){let t=UM.map(n=>`<li>${De(n)}</li>`).join("");return['<footer class="background">',Yc("How it was measured",Xm(e)),Yc("Mac\
hine and tools",Qm(e)),`<h3>What this does not show</h3>
<ul>${t}</ul>`,"</footer>"].join(`
`)}function _I(e,t=[],n=null){let r=e.cases.map((i,a)=>`case-${a+1}`),o=e.cases.some(i=>i.metrics.some(a=>a.interval!==null));return[pp(`loa\
dgate: ${e.verdict}`),`<body>
<main>`,bX(e,n),e.cases.length===0?"":vX(e,r),o?RX(e):"",...e.cases.map((i,a)=>{let c=t.find(l=>l.case===i.id);return MX(i,e,r[a]??"")+(c?GM(
c):"")}),kX(e),"</main>",OX(e),`</body>
</html>
`].filter(i=>i!=="").join(`
`)}var $X=e=>`<svg viewBox="0 0 40 20" aria-hidden="true">${e}</svg>`,uS={hollow:!1,beyond:null,title:""},bp=e=>`<line class="${e}" x1="2" x\
2="38" y1="10" y2="10"/>`;function RX(e){let t=e.cases.flatMap(u=>[u.threshold,...u.metrics.flatMap(({threshold:d})=>d??[])]),n=[...new Set(
t)].map(Ee).join(", "),r=to({x:20,y:10},uS),o=to({x:20,y:10},{...uS,hollow:!0}),s=to({x:20,y:7},{...uS,beyond:"above"}),a=[[r,"each point is\
 one round: head against base under the same load"],[`<rect class="strip" x="2" y="1" width="36" height="18"/>${bp("mean")}`,"a strip is one\
 session, one start of both servers; the thin line is its mean"],[bp("estimate"),"the estimate: the mean over the sessions"],['<rect class="\
interval" x="2" y="4" width="36" height="12"/>',"its 95% interval; dotted lines around it: the wider one that decides"],[bp("nochange"),"no \
change"],[bp("threshold"),`the threshold, ${n}; tinted beyond it`],[o,"left out: something other than the server was saturated"],[s,"lies be\
yond the picture"]].map(([u,d])=>`<li>${$X(u??"")}<span>${d}</span></li>`).join(`
`),c=`Each point is one round, head against base; each strip is a session, a new start of both servers. The grey band is the 95% interval. ${ip(
e)}`,l=`<details><summary>What each sign means</summary>
<ul>
${a}
</ul>
</details>`;return`<section class="legend">
<p>${c}</p>
${l}
</section>`}function dS(e,t=e){return`<span class="badge ${e}">${t}</span>`}function EI(e){if(e===void 0||e.ratio===null)return"\u2013";let t=e.
interval===null?"":`<small>${Xt(e)}</small>`;return`${Mt(e)}${t}`}function _X(e){return`${e.verdict==="regression"||e.verdict==="improvement"?
"Head":"This case"} ${ot(e)}.`}var EX={true:"decides the verdict",false:"not judged"};function PX(e,t,n){let r=e.metrics.find(a=>a.name===t),
o=kI(e,t,`${n}-${t}`);if(r===void 0||o===null)return"";let s=r.interval===null?"":` <span>${Xt(r)}</span>`;return`<figure><figcaption>${`<b>${It(
r)}</b> ${Mt(r)}${s} <span>${EX[`${r.gates}`]}</span>`}</figcaption>
${o}
</figure>`}function TX(e){let t=e.metrics.filter(o=>o.base!==null||o.head!==null).map(o=>`<tr><th scope="row">${It(o)}${o.gates?" <small>dec\
ides the verdict</small>":""}</th><td>${de(o.base,o.unit)}</td><td>${de(o.head,o.unit)}</td><td>${EI(o)}</td></tr>`);return t.length===0?"":
`<details><summary>All metrics</summary>
${`<table><thead><tr>${["Metric","Base","Head","Change"].map(o=>`<th scope="col">${o}</th>`).join("")}</tr></thead><tbody>
${t.join(`
`)}
</tbody></table>`}
</details>`}function CX(e){let t=ap(e).map(n=>`<li>${De(n)}</li>`);return t.length===0?"":`<ul class="reasons">${t.join("")}</ul>`}function AX(e){
let t=[...Li(e).map(({where:n,cost:r})=>`<li><code>${J(n)}</code> ${r} of CPU time per request</li>`),...Di(e).map(n=>`<li>${De(n)}</li>`)];
return t.length===0?"":`<ul class="reasons">${t.join("")}</ul>`}function NX(e,t){return Ii(e,t).map(n=>`<h3>${J(n.title)}</h3>
<pre>${J(n.text)}</pre>`).join(`
`)}function MX(e,t,n){let r=({name:i,per:a})=>a!=="build"&&e.metrics.some(c=>c.name===i&&c.threshold!==void 0),s=$e.filter(i=>i.decides===Rx(
e)||r(i)).map(({name:i})=>PX(e,i,n)).filter(i=>i!=="");return[`<section class="case" id="${n}">`,`<header><h2>${J(e.id)}</h2>${dS(e.verdict,
Dt(e))}</header>`,dp(t)?"":`<p>${De(_X(e))}</p>`,AX(e),CX(e),NX(e,t),s.length===0?"":`<div class="panels">
${s.join(`
`)}
</div>`,TX(e),"</section>"].filter(i=>i!=="").join(`
`)}var IX="1.0.0",zX=IX.split(".")[0],PI=`https://github.com/loadgate/loadgate/blob/v${zX}/docs`;var fS=e=>`| ${e.join(" | ")} |`;function Fi(e,t){return[fS(e.map(([n])=>n)),fS(e.map(([,n])=>n)),...t.map(fS)].join(`
`)}function ts(e,t){return t===""?"":`<details><summary>${e}</summary>

${t}

</details>`}function Xc(e){return`<pre>${J(e)}</pre>`}var no=e=>e.map(t=>`- ${t}`).join(`
`),mS=e=>Buffer.byteLength(e,"utf8"),ns={regression:"\u{1F534}",accepted:"\u{1F7E0}",invalid:"\u26D4",failed:"\u26D4",inconclusive:"\u{1F7E1}",
improvement:"\u{1F7E2}",new:"\u{1F195}",unchanged:"\u26AA"};function CI(e){return LX.flatMap(t=>e.cases.filter(n=>n.verdict===t).toSorted((n,r)=>TI(r)-TI(n)))}var LX=["regression","invalid","inconclus\
ive","improvement","new"];function xp({metrics:e,verdict:t}){let n=e.filter(({gates:s})=>s),r=n.filter(s=>s.verdict==="regression"||s.verdict===
"improvement"),o=n.filter(s=>s.verdict==="inconclusive"&&s.interval!==null);return t==="inconclusive"?o:r}function TI(e){return Math.max(0,...xp(
e).map(({ratio:t})=>Math.abs(Math.log(t??1))))}var AI="\xA0",rs=e=>e.replaceAll(" ",AI);function NI(e,t){if(e.length===0)return"";let n=e.flatMap(
xp),r=[...new Set(e.flatMap(f=>[f.threshold,...xp(f).map(m=>xr(f,m))]))],o=GX(n,r),s=e.map(f=>FX(f,t.has(f.id),o)),i=[["Case","---"],["Base",
"--:"],["Head","--:"],["Change","---"],[rs("better \u2502 worse"),":-:"]],a=n.length===0?i.slice(0,-1):i,c=r.map(Ee).join(" or "),u=`In brac\
kets the 95% interval of each change.${DX(n.map(({unit:f})=>f))} In the picture: \u251C\u25CF\u2524 that interval, \u2502 no change, \u250A the threshold of ${c}\
, worse to the right. [How to read this](${PI}/reading-the-comment.md)`,d=Fi(a,s.map(f=>f.slice(0,a.length)));return n.length===0?d:`${d}

<sub>${u}</sub>`}function DX(e){let[t="",n]=new Set(e.filter(r=>/^s(?:\/|$)/.test(r)));return n===void 0&&t.includes("/")?` Times are CPU ti\
me per ${t.slice(2)}.`:""}var wp="\u2013";function FX(e,t,n){let o=`${ns[t?"accepted":e.verdict]}${AI}${qt(e.id)}`,s=xp(e);if(e.verdict==="n\
ew")return[o,wp,BX(e),Te(aI(e)),""];if(s.length===0)return[o,wp,wp,Te(ot(e)),""];let i=a=>s.map(a).join("<br>");return[o,i(a=>rs(de(a.base,a.
unit))),i(a=>rs(de(a.head,a.unit))),[i(a=>jX(a,e)),...UX(e,t)].join("<br>"),i(a=>`<code>${J(HX(a,xr(e,a),n))}</code>`)]}function BX({metrics:e}){
return e.filter(({name:n,head:r})=>(n==="goodput"||n==="cpu")&&r!==null).map(({head:n,unit:r})=>rs(de(n,r))).join("<br>")||wp}function jX(e,{
verdict:t}){let n=rs(Te(Vc(e).replace(/ per (?:request|operation)$/,""))),r=e.interval===null?"":rs(` (${Xt(e)})`);return t==="inconclusive"?
`${n}${r}`:`<b>${n}</b>${r}`}function UX(e,t){let n=["broken","inconclusive"].flatMap(s=>bn(e,s)).map(s=>Te(Ti(s)));if(t)return["accepted",...n];
if(e.verdict!=="inconclusive")return n;let{detectable:r}=e,o=r===null?"":r>1?"half the speed may go unnoticed":`${Ee(Number(r.toPrecision(2)))}\
 slower would be caught`;return[[Dt(e),o].filter(Boolean).map(rs).join("; "),...n]}var hS=13,pS=(hS-1)/2,ZX="\xA0";function GX(e,t){let r=e.
flatMap(({ratio:s,interval:i})=>[s,...i?[i.low,i.high]:[]]).filter(s=>s!==null).map(s=>Math.abs(Math.log(s))),o=Math.max(.001,...t.map(s=>2*
Math.log1p(s)));return{reach:Math.max(o,...r)}}function HX(e,t,{reach:n}){if(e.ratio===null)return"";let r=e.better==="higher"?-1:1,o=i=>Math.
min(hS-1,Math.max(0,pS+r*Math.round(Math.log(i)/n*pS))),s=Array(hS).fill(ZX);if(s[o(1+t)]="\u250A",s[o(1/(1+t))]="\u250A",s[pS]="\u2502",e.interval){
let i=[o(e.interval.low),o(e.interval.high)],[a,c]=[Math.min(...i),Math.max(...i)];s.fill("\u2500",a,c+1),s[a]="\u251C",s[c]="\u2524"}return s[o(
e.ratio)]="\u25CF",s.join("")}var qX=1e6,zI=110;function WX(e,t){return`### ${ns[e]} loadgate: ${Te(ge(t,2*zI))}`}function VX(e,t){return t.length===0?"":`> [!${e}]
${t.map(n=>`> ${n}`).join(`
>
`)}`}function KX(e,t){let{title:n=yI(fp(e),zI),verdict:r=e.verdict,warnings:o=[]}=t,s=e.notices.map(c=>Te(LI(Qr(c)))),i=e.notices.filter(({code:c})=>c!==
"base-config-missing"&&c!=="newly-measured"),a=o.length>0||BE(i);return Qc([WX(r,n),t.context??JX(e),VX(a?"WARNING":"NOTE",[...o,...s])])}var LI=e=>`${zm(
e).replace(/\.$/,"")}.`;function JX(e){let t=jM(e).map(([n,r])=>`${n} ${Te(r)}`);return t.length===0?"":`Compares ${t.join(" with ")}.`}var Qc=e=>e.
filter(t=>t!=="").join(`

`);function YX(e,t,n){let r=CI(e);return Qc([KX(e,t),NI(r.slice(0,n),t.accepted??new Set),no([...XX(r.slice(0,n)),...eQ(r.slice(0,n)),...QX(
e),...tQ(e,r,n),...t.remarks??[]])])}function XX(e){return e.flatMap(t=>{let n=Li(t).map(({where:s,cost:i})=>`${qt(s)} ${i}`),r=Di(t).map(s=>`${qt(
t.id)}: ${Te(s)}.`),o=`${qt(t.id)} spends more CPU time per request in ${n.join("; ")}.`;return n.length===0?r:[o,...r]})}function QX(e){let t=cp(
e);return t===""?[]:[Te(LI(t))]}function eQ(e){return e.flatMap(t=>lp(t).map(n=>`${qt(t.id)}: ${Te(n)}.`))}function tQ(e,t,n){let r=Math.max(
0,t.length-n),o=`${r} more ${r===1?"case is":"cases are"} in the table of all cases and in the report file.`;if(e.verdict==="unchanged")return[
Te(`${Qo(e)}.`)];let s=e.cases.filter(({verdict:c})=>c==="unchanged"),i=s.filter(({skipped:c})=>c===void 0),a=Math.max(...i.map(({threshold:c})=>c));
return[...r===0?[]:[o],...i.length===0?[]:[`${ns.unchanged} ${MI(i)}: no change larger than ${Ee(a)}.`],...i.length===s.length?[]:[`${ns.unchanged}\
 ${MI(s.filter(({skipped:c})=>c))}: not measured, since the change does not reach ${s.length-i.length===1?"it":"them"}.`]]}var MI=e=>`${e.length}\
 more ${e.length===1?"case":"cases"}`;function Sp(e,t=qX,n={}){let{before:r="",after:o=""}=n,s=n.accepted??new Set,i=e.cases.length===0?"":Qc(
[oQ(e.cases,s),mQ(e),iQ(e)]),c=[sQ(e),ts(e.cases.length===1?"The case":`All ${e.cases.length} cases`,i),...n.parts??[],lQ(e,n.fetchFirst??null)].
filter(g=>g!==""),[l,u]=[e,n],d=(g,y)=>{let b=y.length===c.length&&u===n?"":"The rest is in the report file: it did not fit here.";return`${Qc(
[r,YX(l,u,g),...y,b,o])}
`},f=g=>mS(g)<=t,m=e.cases.length;for(;m>0&&!f(d(m,[]));)m=Math.floor(m/2);for(let g of nQ(e,n)){if(f(d(m,[])))break;[l,u]=g}let h=[];for(let g of c)
f(d(m,[...h,g]))&&h.push(g);let p=d(m,h);if(!f(p))throw new RangeError(`a report of ${mS(p)} bytes where ${t} fit`);return p}function*nQ(e,t){
let n=[...t.remarks??[]],r={...e,notices:[]},o=e.notices.length,s=[...t.warnings??[],...o===0?[]:[`${o} ${o===1?"notice is":"notices are"} t\
oo long to be shown here: see the report file.`]];yield[r,{...t,warnings:s}];for(let i=n.length;i>0;i=Math.floor(i/2))yield[r,{...t,warnings:s,
remarks:n.slice(0,i)}];yield[r,{...t,warnings:s,remarks:[]}]}function rQ(e,{name:t,decides:n}){let r=e.metrics.find(o=>o.name===t);return r===
void 0||r.ratio===null?"\u2013":r.gates?r.interval===null?Mt(r):`${Mt(r)} (${Xt(r)})`:n?`${Mt(r)}, not judged`:Mt(r)}function oQ(e,t){let n=Pi(
e),r=e.map(s=>{let i=t.has(s.id)?"accepted":s.verdict;return[qt(s.id),`${ns[i]} ${i==="accepted"?i:Dt(s)}`,...n.map(a=>rQ(s,a))]}),o=["Case",
"Verdict",...n.map(({title:s})=>s)];return Fi(o.map(s=>[s,"---"]),r)}function sQ(e){return e.cases.flatMap(t=>Ii(t,e).map(n=>ts(`${qt(t.id)}\
: ${J(n.title)}`,Xc(n.text)))).join(`

`)}function iQ(e){return no(e.cases.flatMap(t=>ap(t).map(n=>`${qt(t.id)}: ${Te(n)}`)))}var aQ=e=>no(e.map(([t,n])=>`${t}: ${Te(n)}`)),DI="Sm\
allest slowdown that would have been caught",cQ=[DI,"Isolation","Pairs","Sessions","CPUs","Time","Machine"];function lQ(e,t){let r=[...uQ(e),
...Xm(e),...Qm(e)].filter(([o])=>cQ.includes(o));return ts("How it was measured, and how to measure it again",Qc([aQ(r),fQ(e,t)]))}function uQ(e){
let t=e.cases.map(({detectable:s})=>s).filter(s=>s!==null);if(t.length===0)return[];let n=s=>s>1?"more than 100%":Ee(Number(s.toPrecision(2))),
[r,o]=[n(Math.min(...t)),n(Math.max(...t))];return[[DI,`${r===o?r:`${r} to ${o}, by case`}, in 95 of 100 runs`]]}var II=/^[0-9a-f]{7,64}$/,dQ=/^[\w.-]+(?:\/[\w.-]+)*$/;
function fQ(e,t){let n=u=>e.variants.find(d=>d.variant===u)?.commit??"",[r,o]=[n("base"),n("head")],[s]=e.cases.filter(({verdict:u})=>u!=="u\
nchanged").concat(e.cases);if(!II.test(r)||!II.test(o)||!s)return"";let i=Object.entries({case:s.id,...e.plan.named});if(!i.every(([,u])=>dQ.
test(u)))return"";let a=i.map(([u,d])=>`--${u} '${d}'`).join(" "),c=`loadgate compare --base ${r} --head ${o} ${a} --seed ${Math.trunc(e.plan.
seed)}`,l=t===null?c:`${t}
${c}`;return`One row again, on your machine:

${Xc(l)}`}function mQ(e){return e.cases.some(t=>t.metrics.some(n=>n.interval!==null))?`<sub>Change of head against base with its 95% interva\
l. ${ip(e)}</sub>`:""}var vp=e=>e.length<2?e[0]??"":`${e.slice(0,-1).join(", ")} and ${e.at(-1)}`;function el({rows:e,by:t}){let n=e.filter(({place:i})=>i===1).map(
({target:i})=>W(i));if(n.length===0)return"no target gave a number";let r=t==="p99"?"soonest":"fastest";return n.length===1?`${n[0]} is the ${r}`:
e.every(({sessions:i})=>i.length<2)?`${vp(n)} are tied: one session each shows no difference; set a larger budget`:n.length===e.length&&e.length>
1?`${vp(n)} are tied: no difference between them is significant`:`${vp(n)} share the first place: no difference between them is significant`}
function gS({leaderboards:e,config:t,interrupted:n}){let r=new Set(e.flatMap(({rows:s})=>s.map(({target:i})=>i))),o=`${r.size} ${r.size===1?
"target":"targets"} of ${W(t)} in ${e.length} ${e.length===1?"leaderboard":"leaderboards"}`;return n?`Interrupted: ${o}, as far as they were\
 measured`:o}function yS({rows:e}){let t=new Map,n=(r,o)=>t.set(o,[...t.get(o)??[],r.target]);for(let r of e){for(let o of r.findings)n(r,VN(
o));FI(r)>0&&n(r,pQ(r))}return[...t].map(([r,o])=>`${vp(o.map(W))}: ${W(r)}`)}function pQ({failed:e,requests:t}){let n=Object.entries(e).sort(
([,s],[,i])=>i-s),r=n.slice(0,3).map(([s,i])=>`${i} \xD7 ${s}`),o=n.length>3?`, and ${n.length-3} other kinds`:"";return`of ${t} requests fa\
iled ${r.join(", ")}${o}`}function bS({notices:e,leftOut:t,failures:n,published:r}){return[...e.map(Qr),...t.map(({target:o,obstacle:s})=>`${o}\
 was left out: ${Jo(s)}`),...n.map(({target:o,what:s})=>`${o} could not be ${s==="build"?"built":"prepared"}: its log is below`),...r?[`publ\
ished: ${r.source}; \u2260 marks where today's order differs`]:[]].map(W)}var wS=["Targets were started one at a time, in blocks of random o\
rder; a session is one start.",`Targets with = are tied: their difference is not significant (t intervals of all pairs, Bonferroni, ${Ee(Vm)}\
 per table).`,"\u2265 and \u2264 mark values that something other than the server limited; such a target shares the place above it.","Failed\
 answers are never part of a speed. Memory is the peak of a session; start-up lasts to the first right answer."];function xS(e){let{plan:t,seconds:n,
environment:r}=e,o=e.cases.map(a=>a.sessions.length),[s,i]=[Math.min(...o),Math.max(0,...o)];return[["Revision",e.variants.map(qc).join(", ")],
["Machine",Hc(r)],eS(r),["Date",e.startedAt.slice(0,10)],["Seed",String(t.seed)],["Isolation",br(t.isolation,t.isolationReason)],["Sessions",
s===i||o.length===0?`${i} each`:`${s} to ${i} each`],Xx(t),Qx(n),tS(r),["Risk",`${Ee(Vm)} that a table calls two equal targets different`]]}
var ss="\u2013",hQ=1e3;function kp(e,{rows:t}){if(e.place===null)return ss;let n=t.filter(({place:r})=>r===e.place).length>1;return`${e.place}${n?
"=":""}`}function tl({sessions:e}){return Math.exp(We(e.map(Math.log)))}function gQ(e,{by:t,unit:n}){if(e.place===null||e.sessions.length===
0)return ss;let r=t==="goodput"?"\u2265 ":"\u2264 ";return`${e.limited?r:""}${de(tl(e),n)}`}function yQ({ratio:e,interval:t,place:n},{by:r}){
if(e===null)return n===null?ss:"best";let[o,s]=r==="goodput"?["%",100]:["\xD7",1],i=c=>String(Number((c*s).toPrecision(3))),a=t===null?"":` \
[${bQ(t.low,t.high,i)}]`;return`${i(e)} ${o}${a}`}function bQ(e,t,n){return t/e>hQ?"anywhere":`${n(e)} to ${n(t)}`}function FI({requests:e,failed:t}){
let n=Object.values(t).reduce((r,o)=>r+o,0);return e===0?0:n/e}function wQ(e){if(e.requests===0)return ss;let t=FI(e);return t===0?"none":t<
1e-4?"< 0.01%":Ee(t)}var os=(e,t)=>({figures:n})=>{let r=n[e];return r==null?ss:t(r)},xQ=["th","st","nd","rd"];function SQ(e){let t=Math.floor(
e/10)%10;return`${e}${(t===1?void 0:xQ[e%10])??"th"}`}function vQ({published:e}){if(e===null)return ss;let t=e.value===null?"":`, ${e.value}`,
n=e.system===null?"":` ${W(e.system)}`;return`${e.moved?"\u2260 ":""}${SQ(e.place)}${t}${n}`}function SS(e,t){let n=t.published?.figures[e.id]?.
unit??null;return[{title:"",of:kp},{title:"target",of:o=>W(o.target)},{title:{goodput:e.unit,p99:"p99",time:"time/run"}[e.by],of:gQ},{title:"\
to the best",of:yQ},{title:"failed",of:wQ},{title:`published${n===null?"":` (${W(n)})`}`,of:vQ},{title:e.unit==="operations/s"?"CPU/operatio\
n":"CPU/request",of:os("cpu",Xr)},{title:"CPU/run",of:os("cpu-time",Xr)},{title:"by its own clock",of:os("own-clock",o=>de(o,"operations/s"))},
...e.by==="p99"?[]:[{title:"p99",of:os("p99",Xr)}],{title:"memory",of:os("memory",Gn)},{title:"start-up",of:os("start-time",Xr)},{title:"ima\
ge",of:os("image-size",Gn)}].filter(({of:o},s)=>s<3||e.rows.some(i=>o(i,e)!==ss))}var kS=360,BI=26,vS=10,jI=34,nl={left:104,right:kS-58},kQ=13,UI=5.6;function ZI(e,t){let n=e.rows.filter(({sessions:a,place:c})=>c!==null&&a.
length>0);if(n.length===0)return null;let r=vS+n.length*BI,o=TQ(n.flatMap(OQ),nl.left,nl.right),s={goodput:`${e.unit} \u2192 faster`,p99:"p9\
9 \u2192 later",time:"time per run \u2192 slower"}[e.by];return[`<svg class="picture" viewBox="0 0 ${kS} ${r+jI}" role="img" aria-labelledby\
="${t}-t ${t}-d">`,`<title id="${t}-t">${J(`${e.id}: all targets`)}</title>`,`<desc id="${t}-d">${J(`${el(e)}. ${n.map(a=>$Q(a,e)).join("; ")}\
.`)}</desc>`,EQ(o,e,r),...n.map((a,c)=>RQ(a,e,o,vS+(c+.5)*BI)),Ft(`${s}${o.log?", log axis":""}`,nl.left,r+jI-5,"start"),"</svg>"].join(`
`)}function OQ({sessions:e,spread:t}){return[...e,...t?[t.low,t.high]:[]]}var GI=(e,t)=>de(e,t.unit).replace(/ (?:req|op)\/s$/,"");function $Q(e,t){
return`${kp(e,t)} ${W(e.target)} ${de(tl(e),t.unit)}`}function RQ(e,t,n,r){let o=n.place(tl(e)),s=e.sessions.map((i,a)=>to({x:n.place(i),y:r},
{hollow:e.limited,beyond:null,title:`session ${a+1}: ${de(i,t.unit)}`}));return[Ft(`${kp(e,t)}`,18,r+4,"end"),Ft(ge(W(e.target),kQ),24,r+4,"\
start"),`<line class="tick" x1="${nl.left}" x2="${nl.right}" y1="${fe(r)}" y2="${fe(r)}"/>`,...s,e.spread?_Q(n.place(e.spread.low),n.place(e.
spread.high),r):"",`<line class="estimate" x1="${fe(o)}" x2="${fe(o)}" y1="${fe(r-7)}" y2="${fe(r+7)}"/>`,Ft(`${e.limited?t.by==="goodput"?"\
\u2265 ":"\u2264 ":""}${GI(tl(e),t)}`,kS-4,r+4,"end")].join("")}function _Q(e,t,n){let r=o=>`<line class="mean" x1="${fe(o)}" x2="${fe(o)}" \
y1="${fe(n-4)}" y2="${fe(n+4)}"/>`;return`<line class="mean" x1="${fe(e)}" x2="${fe(t)}" y1="${fe(n)}" y2="${fe(n)}"/>${r(e)}${r(t)}`}function EQ(e,t,n){
let r=0;return e.ticks.map(o=>{let s=e.place(o),i=o===0?"0":GI(o,t).replace(/\.0+(?=\D|$)/,""),a=i.length*UI/2,c=`<line class="tick" x1="${fe(
s)}" x2="${fe(s)}" y1="${vS}" y2="${n+3}"/>`;return s-a<r?c:(r=s+a+UI,c+Ft(i,s,n+14,"middle"))}).join("")}var PQ=10,HI=5;function TQ(e,t,n){
let[r,o]=[Math.min(...e),Math.max(...e)];return o/r>=PQ?AQ(r,o,t,n):CQ(o,t,n)}function CQ(e,t,n){let r=e*1.05,o=hp(r/HI),s=Math.floor(r/o+1e-9);
return{log:!1,ticks:Array.from({length:s+1},(i,a)=>Number((a*o).toPrecision(6))),place:i=>t+i/r*(n-t)}}function AQ(e,t,n,r){let[o,s]=[Math.log10(
e)-.08,Math.log10(t)+.08],i=Array.from({length:Math.ceil(s)-Math.floor(o)+1},(u,d)=>Math.floor(o)+d),a=u=>Math.log10(u)>=o&&Math.log10(u)<=s,
c=u=>i.flatMap(d=>u.map(f=>Number((f*10**d).toPrecision(6)))).filter(a);return{log:!0,ticks:[[1,2,5],[1,3],[1]].map(c).find(u=>u.length<=HI+
1)??c([1]),place:u=>n+(Math.log10(u)-o)/(s-o)*(r-n)}}function NQ(e,t){let n=new Set;return e.cases.filter(r=>r.verdict!=="unchanged").flatMap(r=>{let o=Ii(r,e).filter(({text:s})=>!n.has(s));for(let{
text:s}of o)n.add(s);return[...dp(e)?[]:Wn(`${W(r.id)} ${ot(r)}.`,t.width),...Li(r).flatMap(({where:s,cost:i})=>Wn(`${W(s)}: ${i} of CPU tim\
e per request`,t.width)),...Di(r).flatMap(s=>Wn(`${W(r.id)}: ${s}`,t.width)),...lI(r).flatMap(s=>Wn(`${W(r.id)}: ${s}`,t.width)),...lp(r).flatMap(
s=>Wn(`${W(r.id)}: ${s}`,t.width)),...o.flatMap(({title:s,text:i})=>[`  ${s}:`,...i.split(`
`).map(a=>`  | ${a}`)])]})}function $p(e,t){let[n="",...r]=Wn(W(Qo(e)),t.width),o=[YI(n,e.verdict,t),...r],s=e.notices.flatMap(l=>Wn(`note: ${W(
Qr(l))}`,t.width)),i=lS(e)?Wn("note: inconclusive cases fail this run (fail-on: inconclusive)",t.width):[],a=cp(e);return`${[[...o,...i,...s],
e.cases.length===0?[]:MQ(e.cases,t),NQ(e,t),a===""?[]:Wn(W(a),t.width)].filter(l=>l.length>0).map(l=>l.join(`
`)).join(`

`)}
`}function Wn(e,t,n="  "){let r=[],o="";for(let s of e.split(" "))o.trim()!==""&&o.length+1+s.length>t?(r.push(o),o=n+s):o=o===""?s:`${o} ${s}`;
return[...r,o]}var WI="\u2013",Op="  ",Bi=[{head:"case",of:e=>W(e.id)},{head:"verdict",of:Dt}],qI={name:"memory",title:"memory",decides:!1};
function MQ(e,t){let n=IQ(e,t.width),r=n.map(c=>JI(c,e)),o=$S(r[0]??[])+Op.length,[s="",...i]=VI(r),a=e.map((c,l)=>{let u=i[l]??"",d=Dt(c);return u.
slice(0,o)+YI(d,c.verdict,t)+u.slice(o+d.length)});return[s,...a,...FQ(n,e)]}function VI(e){let t=e.map($S);return(e[0]??[]).map((n,r)=>e.map(
(o,s)=>(o[r]??"").padEnd(t[s]??0)).join(Op).trimEnd())}function KI(e){return e.reduce((t,n)=>t+$S(n)+Op.length,-Op.length)}function $S(e){return Math.
max(0,...e.map(t=>t.length))}function JI(e,t){return[e.head,...t.map(n=>e.of(n))]}function IQ(e,t){let n=zQ(e);return n.find(r=>KI(r.map(o=>JI(
o,e)))<=t)??n.at(-1)??Bi}function zQ(e){let t=Pi(e),n=t.filter(({decides:l})=>l),r=n.filter(l=>l.asked),o=n.filter(l=>!l.asked),s=t.some(({name:l})=>l===
qI.name)?[]:[qI],i=[...t.filter(({decides:l})=>!l),...s];return[...[...i.map((l,u)=>i.slice(0,i.length-u)),[]].map(l=>[...n,...l]).map(l=>[...Bi,
...OS(l,e,!0)]),[...Bi,...OS(n,e,!1)],...r.map((l,u)=>[...Bi,...OS([...o,...r.slice(0,r.length-1-u)],e,!1)])]}function OS(e,t,n){return e.map(
r=>({head:LQ(r.title),of:o=>DQ(o,r,n&&r.decides)})).filter(({of:r})=>t.some(o=>r(o)!==WI))}function LQ(e){let t=e.replace("Latency ","").replace(
" per ","/");return t.startsWith("CPU")?t:t.toLowerCase()}function DQ(e,{name:t,decides:n},r){let o=e.metrics.find(l=>l.name===t);if(o===void 0||
o.ratio===null)return WI;let s=Ei(o),{interval:i}=o,a=r&&i!==null?` [${gr(i.low,s)} ${gr(i.high,s)}]`:"",c=`${gr(o.ratio,s)}${a}`;return o.gates||
!n?c:`(${c})`}function FQ(e,t){if(e.length===Bi.length)return[];let n=t.flatMap(s=>e.slice(Bi.length).map(i=>i.of(s))),r=n.some(s=>s.includes(
"["))?", [95% interval]":"",o=n.some(s=>s.startsWith("("))?", (not judged)":"";return[`head against base in %${r}${o}`]}var BQ={regression:31,
invalid:35,inconclusive:33,improvement:32,new:36,unchanged:2};function YI(e,t,n){return n.color?`\x1B[${BQ[t]}m${e}\x1B[0m`:e}function XI(e){let t=bS(e).map(o=>`<p class="note">${De(o)}</p>`),n=wS.map(o=>`<li>${De(o)}</li>`).join("");return[pp(`loadgate: ranking of ${e.
config}`),`<body>
<main>`,`<p class="kicker">loadgate rank \xB7 <b>${J(e.config)}</b> \xB7 ${J(e.startedAt.slice(0,10))}</p>`,`<h1>${De(gS(e))}</h1>`,...t,...e.
leaderboards.map((o,s)=>jQ(o,e,`leaderboard-${s+1}`)),...e.failures.map(({target:o,what:s,log:i})=>`<h3>End of the ${s} log of ${J(o)}</h3>
<pre>${J(tr(i))}</pre>`),"</main>",`<footer class="background">
<h3>How to read it</h3>
<ul>${n}</ul>`,Yc("How it was measured",xS(e)),`</footer>
</body>
</html>
`].join(`
`)}function jQ(e,t,n){let r=yS(e).map(s=>`<li>${De(s)}</li>`),o=ZI(e,n);return[`<section class="case" id="${n}">`,`<header><h2>${J(e.id)}</h\
2></header>`,`<p>${De(`${el(e).replace(/^the /,"The ")}.`)}</p>`,o===null?"":`<figure>${o}</figure>`,`<div class="scroll">${UQ(e,t)}</div>`,
r.length===0?"":`<ul class="reasons">${r.join("")}</ul>`,"</section>"].filter(s=>s!=="").join(`
`)}function UQ(e,t){let n=SS(e,t),r=n.map(({title:s})=>`<th scope="col">${J(s||"place")}</th>`).join(""),o=e.rows.map(s=>`<tr>${n.map((a,c)=>{
let l=De(a.of(s,e));return c===1?`<th scope="row">${l}</th>`:`<td>${l}</td>`}).join("")}</tr>`);return`<table class="ranking"><thead><tr>${r}\
</tr></thead><tbody>
${o.join(`
`)}
</tbody></table>`}function QI(e){let t=xS(e).map(([r,o])=>`${r}: ${Te(o)}`);return`${[`**${Te(gS(e))}**`,no(bS(e).map(Te)),...e.leaderboards.
map(r=>ZQ(r,e)),...e.failures.map(({target:r,what:o,log:s})=>ts(`The end of the ${o} log of ${J(r)}`,Xc(tr(s)))),ts("How it was measured, an\
d how to read it",no([...wS,...t]))].filter(r=>r!=="").join(`

`)}
`}function ZQ(e,t){let n=SS(e,t),r=n.map(({title:i},a)=>[Te(i),a<2?"---":"--:"]),o=e.rows.map(i=>n.map(a=>Te(a.of(i,e))));return[`${qt(e.id)}\
: ${Te(el(e))}`,Fi(r,o),no(yS(e).map(Te))].filter(i=>i!=="").join(`

`)}import{join as GQ}from"node:path";var HQ="profiles",qQ=["base","head"];function ez(e,t){for(let n of e)if("base"in n)for(let r of qQ)wn(t,WQ(n.case,r),VQ(n[r]))}function WQ(e,t){
return GQ(HQ,`${e.replaceAll("/","-")}-${t}.folded`)}function VQ(e){return[...e].map(([n,r])=>`${n} ${Math.round(r*1e9)}
`).sort().join("")}var f_e=32*1024*1024;async function rl(e,{ignored:t=!0}={}){try{await FM(e),t&&tz(e)}catch(n){throw n instanceof v?n:new v(`the output folder ${e} cannot be writ\
ten (${n.message}); choose another with --out DIR`)}}function tz(e){wn(e,".gitignore",`*
`)}function xn(e,t,n,r=[]){sz(e,n);for(let[o,s]of t)wn(n,RS("logs",`${o}.log`),s);nz(e,n,r),ez(r,n)}function nz(e,t,n=[]){let r=e.command===
"rank";wn(t,"report.md",r?QI(e):Sp(e)),wn(t,"report.html",r?XI(e):_I(e,n,Ym(process.env)))}function rz(e,t,n){sz(e,n);for(let[r,o]of t)wn(n,
RS("logs",`${r}.log`),o);nz(e,n)}async function oz(e,t){await rl(t),wn(t,"failure.json",MM(e))}function sz(e,t){let n=KE(e);try{tz(t),wn(t,"\
results.json",n)}catch(r){let o=`results-${e.id}.json`,s=[Oc(),KQ(),"/dev/shm"].find(c=>JQ(c,o,n)),i=s&&RS(s,o),a=i?`what was measured is in\
 ${i}, and loadgate report ${i} --out DIR makes its reports`:"what was measured is lost, since there is no room elsewhere either; make room \
and measure again";throw new be(`results.json cannot be written to ${t} (${r.message}); ${a}`)}}function JQ(e,t,n){try{return wn(e,t,n),!0}catch{
return!1}}var iz="measured.jsonl";function az(e,t){let n=_S(e,iz),r=(o,s)=>{try{QQ(n,`${JSON.stringify(o)}
`,{flag:s})}catch{}};return r(t,"w"),o=>r(o,"a")}async function ji(e){await AM(t=>{let n=eee(t);n&&e.progress.say(n)})}function eee({id:e,folder:t}){
let n=_S(t,iz);if(!YQ(n))return null;let[r,...o]=tee(XQ(n,"utf8"));if(!r||o.length===0)return null;let s=_S(r.out,`killed-${e}`),i=o.at(-1)?.
sessions[0]?.at??0,{begun:a,ranking:c}=r,l={...a,cases:nee(a.plan.cases,o),seconds:{build:0,run:i,ready:0,load:0,harness:0},interrupted:!0};
return c?rz(_M(EM(l,c)),new Map,s):xn(li(l),new Map,s),`an earlier run was killed after ${o.length===1?"1 session":`${o.length} sessions`}; \
what it measured is in ${s}`}function tee(e){return e.split(`
`).slice(0,-1).map(t=>JSON.parse(t))}function nee(e,t){return e.map(n=>{let r=t.filter(({id:o})=>o===n.id);return{...n,...r.at(-1),sessions:r.
flatMap(({sessions:o})=>o)}})}import{randomInt as ree}from"node:crypto";var oee=60;function ES({config:e,cases:t,part:n}){let r=n?.cases??t,{budgetSeconds:o}=e;return o===
void 0?oee*r.length:o*r.length/t.length}function Rp({config:e,cases:t,part:n,design:r,named:o,seed:s=ree(2**31)},{isolation:i,cpus:a},c){return{
seed:s,...n&&{shard:n.shard},...o&&{named:o},...r==="whole-budget"&&{looks:!1},alpha:e.gate.falseAlarms,failOn:e.gate.failOn,mode:e.gate.mode,
budgetSeconds:ES({config:e,cases:t,...n&&{part:n}}),isolation:i.name,isolationReason:i.reason,pairing:c?"side-by-side":"interleaved",cpus:a,
cases:t,scenarios:e.scenarios.filter(({name:l})=>t.some(({scenario:u})=>u===l))}}async function cz({config:e},{base:t,head:n},{built:r,wanted:o},s,i){let a=o.filter(m=>wr(m,e)?.args===void 0);if(s.name!=="process"||a.length===
0)return{variants:r,silent:new Map,headAlone:new Set,logs:new Map,notices:[]};i.step({doing:"looking which servers listen on PORT",done:0,secondsLeft:null});
let c=new Map;for(let m of a)for(let h of r.builds.filter(({target:p})=>p.name===m.target)){let p=h.variant==="base"?t:n,g=wr(m,e);p&&g&&!c.
has(h)&&c.set(h,await p.portOf(h,g,s,iee(n)))}let l=see(c),u=r.builds.map(m=>{let{ignoresPort:h,host:p}=c.get(m)??{},g=l.has(m.target.name)&&
{fixedPort:!0};return{...m,...h&&{ignoresPort:h},...g,...p&&{host:p}}}),d=new Set(u.flatMap(m=>m.ignoresPort?[m.target.name]:[])),f=o.flatMap(
m=>{let p=r.builds.filter(({target:g})=>g.name===m.target).flatMap(g=>{let y=c.get(g)?.silent;return y?[{...y,variant:g.variant}]:[]});return p.
length===0?[]:[{...m,sessions:[Zn(0,p)]}]});return{variants:{...r,builds:u},silent:new Map(f.map(m=>[m.id,m])),headAlone:new Set(f.filter(ju).
map(({id:m})=>m)),logs:new Map(f.flatMap(aee)),notices:[...[...d].map(m=>({code:"port-ignored",target:m})),...[...l].map(([m,h])=>({code:"po\
rt-fixed",target:m,ports:h}))]}}function see(e){let n=[...Map.groupBy(e,([{target:r}])=>r.name)].map(([r,[o,...s]])=>{let i=o?.[1].beside.filter(
a=>s.some(([,{beside:c}])=>c.includes(a)));return[r,i??[]]});return new Map(n.filter(([,r])=>r.length>0))}function iee({built:e}){return e.targets[0]?.
build.bodies??e.checkout.folder}function aee(e){return e.sessions.flatMap(({invalid:t})=>t.flatMap(({variant:n,log:r})=>n&&r?[[Jr({case:e},n),
r]]:[]))}async function dz(e,t,n,r){var Zt=[];try{let{host:o,resources:s}=e.workspace;let{clock:i,progress:a}=o;let{base:c,head:l}=n;let u=c?await IC(
e.workspace.repository,c.built,l.built):[];let d=i.now();let{config:f}=t;let{buildTime:m}=n;let h=OM(t,n);let{built:p,wanted:g}=h;let y=g.some(
$t=>wr($t,f)?.args===void 0);let b=y?await e.oha():null;let x=await wee({...e,oha:b},e.isolation,f.nginxImage);let S=G(Zt,await PS(e,g.length===
0),!0);let R=pee(t.slowdown,S,e);let k=dee(R,n);let _=await cz(t,n,h,R,a);let P=Rp(t,e,R.name==="docker"||hee(s));let N={id:s.id,startedAt:m.
startedAt,plan:P,environment:x,variants:p.variants,failures:p.failures,notices:cee(t,n,s),...u.length>0&&{differences:u}};let M=az(s.folder,
{...r,begun:N});let X=G(Zt,await nm(P.cpus.generator),!0);let B=G(Zt,bee(P.budgetSeconds*(t.punctual?1:gee),o.signal));let{signal:ee}=B;let me=TS(
b,s,P);let{hyperfine:he}=e;let at={plan:P,runner:R,clock:i,signal:ee,began:d,generator:me,hyperfine:he,random:vm(P.seed)};let nn=g.filter(({
id:$t})=>!_.silent.has($t)||_.headAlone.has($t)).flatMap($t=>{let rh=Wm($t,_.variants,f,ee);return rh?[_.headAlone.has($t.id)?mee(rh):rh]:[]});
let{outcomes:Ot,hooks:Xi}=uee(at,a,M,k);let co=t.design==="blocks"?nN():tN(_.variants.variants);let{records:Le,interrupted:gt,timedOutIn:rn}=await XA(
nn,co,at,Xi);a.end();let vn=fee(h,_.silent,Le);let lo=[...rn===null?[]:[{code:"session-overran",...rn}],...N.failures.length>0||vn.some($t=>Ht(
$t).length>0)?UT(fz(n)):[]];let je={...N,environment:xee(x),notices:[...N.notices,..._.notices,...lo],cases:vn,seconds:{build:m.seconds,run:i.
now()-d,...ht(Ot.map(({time:$t})=>$t))},interrupted:gt};let Ut=new Map([..._.logs,...Ot.flatMap($t=>[...$t.logs])]);return{measured:je,logs:Ut,
variants:_.variants,oha:b}}catch(ds){var uo=ds,xl=!0}finally{var Pv=K(Zt,uo,xl);Pv&&await Pv}}function cee({notices:e},t,{users:n}){let r=fz(
t);return[...e,...jT(r),...ZT(r),...lee(n)]}function fz({base:e,head:t}){return[...e?[e]:[],t].map(({built:n})=>n.checkout)}function lee(e){
let t=e.lacking();return t===null||t.why==="not-root"||t.why==="turned-off"?[]:[{code:"own-users-lacking",...t}]}function uee(e,t,n,r){let o=[],
s=See(i=>t.say(i));return{outcomes:o,hooks:{async measure(i,a){let c=i.scenario.args?JA:$N,l=d=>uz(d,e),u=await c(i,a,e).catch(l);return o.push(
u),lz(u.session,r())},async calibrate(i){let a=d=>({rate:null,start:uz(d,e)}),c=$m(e.plan,i.scenario),{rate:l,start:u}=await MA(i,c,e).catch(
a);return o.push(u),{rate:l,session:lz(u.session,r())}},progress:i=>t.step(i),kept(i){n(i),s(i)}}}}function lz(e,t){return t.length===0?e:{...e,
invalid:[...e.invalid,...t]}}function dee({name:e},{base:t,head:n}){if(e!=="process"||!t)return()=>[];let r=wC(t.built,n.built);return()=>{let o=r();
return o?[{variant:"head",fault:{code:"changed-files",of:"base",...o}}]:[]}}function fee({cases:e,skipped:t},n,r){return e.map(o=>{let s=t.get(
o.id),i={...o,sessions:[],...s!==void 0&&{skipped:s}},a=n.get(o.id),c=r.find(({id:l})=>l===o.id)??a??i;return a&&c!==a?{...c,sessions:[...a.
sessions,...c.sessions]}:c})}function mee(e){return{...e,builds:e.builds.filter(({variant:t})=>t==="head")}}function pee(e,t,{cpus:n,workspace:{
resources:r}}){return e===void 0?t:xM(t,e,{cpus:n,resources:r})}async function PS({isolation:{name:e,elsewhere:t},cpus:n,config:r,nginx:o,workspace:s},i=!1){
let{resources:a,host:c}=s,{clock:l,signal:u}=c;if(e==="process")return bM({resources:a,cpus:n,clock:l,nginx:o});let{nginxImage:d}=r,f=t&&!i?
await mM(t,d,a,u):fM();return pM({resources:a,cpus:n,clock:l,nginxImage:d,engine:f})}function TS(e,t,{cpus:n}){return e!==null?XC(e,t,n.generator):
async()=>{throw new RangeError("no case is loaded")}}function hee(e){let t=Wr(e.id,"trial");return t?.remove(),t?.files.cpu!=null&&t.shares}
function uz(e,{began:t,clock:n,signal:r}){if(r.aborted||!(e instanceof be))throw e;let o={code:"harness-failed",error:e.message};return{session:Zn(
n.now()-t,[{variant:null,fault:o}]),time:ht([]),logs:new Map}}var gee=1.08,yee=20;function bee(e,t){let n=new AbortController,r=Math.max(e,yee),
o=setTimeout(()=>n.abort(new $n(`${r} s are over`)),r*1e3);return{signal:AbortSignal.any([t,n.signal]),[Symbol.dispose]:()=>clearTimeout(o)}}
async function wee(e,t,n){let r=Bc(),o={node:process.version},s=e.oha&&await Vf(e.oha);s&&(o.oha=s.replace(/^oha\s+/,""));let i=e.hyperfine&&
await Vf(e.hyperfine);if(i&&(o.hyperfine=i.replace(/^hyperfine\s+/,"")),t.name==="docker"){let l=await Df();"version"in l&&(o.docker=l.version);
let u=await pi(n).catch(()=>null);u&&(o.nginx=`${n} (${u.slice(0,19)})`)}else if(e.nginx){let l=await Vf(e.nginx,"-v");l&&(o.nginx=l.replace(
/^nginx version: nginx\//,""))}let{host:a,...c}=t.elsewhere??{host:""};return{...Nm(),..."cores"in c&&{servers:c},tools:o,load:{before:r,after:null}}}
function xee(e){return{...e,load:{...e.load,after:Bc()}}}function See(e){let t=!1;return({id:n,sessions:r})=>{let o=Ts(r),s=r.flatMap(u=>u.rounds).
length;if(t||s===0||o.reduce((u,d)=>u+d.rounds,0)<s)return;t=!0;let i=[...new Set(o.map(({source:u})=>u))].map(KN),a=i.map(u=>u.why).join(",\
 and "),c=[...new Set(i.map(u=>u.remedy))].join("; "),l=o.some(({counted:u})=>u)?"counts less":"was left out";e(`${n}: a whole session ${l},\
 since ${a}; ${c}`)}}import{resolve as Uee}from"node:path";import{createHash as kee,hash as Oee}from"node:crypto";import{chmodSync as $ee,createWriteStream as Ree,lstatSync as _ee,mkdirSync as Eee,mkdtempSync as hz,
readFileSync as gz,realpathSync as mz,renameSync as AS,rmSync as Ui,statSync as Pee,writeFileSync as Tee}from"node:fs";import{join as is}from"node:path";
import{Readable as Cee,Transform as Aee}from"node:stream";import{pipeline as Nee}from"node:stream/promises";var ol={oha:{version:"1.16.0",sha256:{"oha-linux-amd64":"620bb9e16fb53eabc9a3fc45f88bdb41fefa3fee5c05e75892011ce320391716","oha-linux-arm64":"\
99a790eb8c3e0feaca974bd6b32f0f8d4426a0c5b289f39e833e5b2c7529cd39"}},buildx:{version:"0.30.1"},act:{version:"0.2.89"},zizmor:{version:"1.32.0"},
"py-spy":{version:"0.4.3"},actionlint:{version:"1.7.12"}};var yz="https://github.com/hatoo/oha/releases/download",Vn=ol.oha.version,_p=`oha-${process.platform}-${process.arch==="x64"?"amd64":process.
arch}`,vr=e=>is(e,"bin","oha"),sl=e=>is(e,"bin","oha.sha256");function NS(e,t=ol.oha.sha256,n=process.cwd()){let r=vr(e);if(!$c(r))return null;
let o=pz(r)??pz(sl(e));if(o!==null)return{wrong:`${r} is not the oha that was installed there: ${o}`,recorded:!1};let s=wz(r);if(s!==null&&s===
zS(t))return{path:r,compiled:!1};let i=Lee(e),a=WP(n,r);if(s!==null&&s===i&&!a)return{path:r,compiled:!0};let c=a?"not the release's, and it\
 is in the checkout, where anybody may have committed it":i===null?`not the release's, and none was recorded for ${Vn}`:`not ${i}`;return{wrong:`${r}\
 is not the oha that was installed there: its SHA-256 is ${s??"unknown"}, ${c}`,recorded:i!==null}}function pz(e){let t=_ee(e,{throwIfNoEntry:!1});
return t===void 0?null:t.isSymbolicLink()?`${e} is a link, and what it leads to may be changed by others`:[0,process.getuid?.()??t.uid].includes(
t.uid)?null:`${e} belongs to another user (${t.uid})`}function MS(e,t){try{return mz(t)===mz(vr(e))}catch{return!1}}function Mee(e){Ui(sl(e),
{force:!0}),Tee(sl(e),`${wz(vr(e))}  oha-${Vn}
`,{flag:"wx"})}async function IS(e){let{folders:t,say:n,signal:r,hashes:o,cwd:s}=e,i=[];for(let l of t){let u=NS(l,o,s);u!==null&&("path"in u?
i.push(u):(n(`${u.wrong}; deleting it and getting oha again`),Ui(vr(l),{recursive:!0,force:!0})))}let a=i.find(({compiled:l})=>!l);if(a)return a.
path;Eee(is(t[0],"bin"),{recursive:!0});let c=await Iee(e);if(c===null)return n(`downloaded and verified ${Vn}`),vr(t[0]);if(r?.throwIfAborted(),
n(c),i[0])return i[0].path;if(e.releaseOnly)throw CS(c,"run cargo install oha --locked");return zee(e,c)}async function Iee({folders:[e],env:t,
...n}){let{hashes:r=ol.oha.sha256,silenceSeconds:o,signal:s}=n,i=zS(r);if(!i)return`${_p} is not downloaded, since its hash is not pinned${i===
null?" yet (make pin does that)":""}`;let a=`${t.LOADGATE_OHA_MIRROR||yz}/v${Vn}/${_p}`,c=hz(is(e,"download-")),l=is(c,"oha");try{let u={...o&&
{silenceSeconds:o},...s&&{signal:s}};await Dee({url:a,file:l,sha256:i,...u});let d=await V([l,"--version"],{cwd:c,env:oe(t)});return d.code!==
0?`the release does not run here: ${se(d)}`:(Ui(sl(e),{force:!0}),AS(l,vr(e)),null)}catch(u){return`the download failed: ${u.message}`}finally{
Ui(c,{recursive:!0,force:!0})}}async function zee({folders:[e],say:t,env:n,signal:r},o){let s=hz(is(e,"compile-")),i={cwd:s,env:oe({RUSTUP_TOOLCHAIN:"\
stable",...n})};try{let a=await V(["cargo","--version"],i);if(a.code!==0)throw CS(`${o}) and cannot be compiled (cargo: ${se(a)}`);t(`compil\
ing ${Vn} with cargo, once; about 5 minutes on 2 cores`);let l=await V(["cargo","install","oha","--version",Vn,"--locked","--root",s],{...i,
timeoutSeconds:3600,...r&&{signal:r}});if(l.code!==0)throw CS(`${o}) and could not be compiled (cargo install: ${se(l)}`);return AS(vr(s),vr(
e)),Mee(e),t(`compiled ${Vn}`),vr(e)}finally{Ui(s,{recursive:!0,force:!0})}}var CS=(e,t="install Rust (https://rustup.rs)")=>new v(`oha ${Vn}\
 is missing (${e}); put a release from ${yz.replace("/download","")} on PATH, or ${t}`);function bz(){return!!zS(ol.oha.sha256)}function zS(e){
return Object.hasOwn(e,_p)?e[_p]:void 0}function wz(e){try{return Pee(e).isFile()?Oee("sha256",gz(e)):null}catch{return null}}function Lee(e){
try{let[t="",n]=gz(sl(e),"utf8").trim().split("  ");return n===`oha-${Vn}`?t:null}catch{return null}}function Ep(e){let{RUNNER_TOOL_CACHE:t}=e,
n=Oc(e);return t?[is(t,"oha",Vn,process.arch),n]:[n]}async function Dee({url:e,file:t,sha256:n,silenceSeconds:r=20,signal:o}){let s=new AbortController,
i=setTimeout(()=>s.abort(new Error(`${e}: no answer for ${r} s`)),r*1e3),a=o?AbortSignal.any([s.signal,o]):s.signal,c=`${t}.${process.pid}.p\
artial`;try{let l=await fetch(e,{signal:a});if(!l.ok||!l.body)throw new Error(`${e}: the server answered ${l.status}`);let u=kee("sha256"),d=new Aee(
{transform(h,p,g){i.refresh(),u.update(h),g(null,h)}}),f=Cee.fromWeb(l.body);await Nee(f,d,Ree(c),{signal:a});let m=u.digest("hex");if(m!==n)
throw new Error(`${e}: its SHA-256 is ${m}, but ${n} is pinned`);$ee(c,493),AS(c,t)}catch(l){if(Ui(c,{force:!0}),a.aborted)throw a.reason;let u=l instanceof
Error&&l.cause instanceof Error?` (${l.cause.message})`:"",d=l instanceof Error?l.message:String(l);throw new Error(d.startsWith(e)?d:`${e}:\
 ${d}${u}`)}finally{clearTimeout(i)}}var LS="1.15",Fee={oha:{argv:["--version"],says:/^oha v?(\d+\.\d+(?:\.\d+)?)/m,least:{version:"1.9.0",brought:"--output-format"}},nginx:{argv:[
"-v"],says:/^nginx version: \S+\/(\d+\.\d+(?:\.\d+)?)/m},hyperfine:{argv:["--version"],says:/^hyperfine (\d+\.\d+(?:\.\d+)?)/m,least:{version:LS,
brought:"the options that are used"}},docker:{argv:["--version"],says:/^Docker version (\d+\.\d+(?:\.\d+)?)/m},buildx:{argv:["buildx","versi\
on"],says:/^\S*buildx\S* v?(\d+\.\d+(?:\.\d+)?)/m}},Bee=10;async function DS(e,t){let{argv:n,says:r,least:o}=Fee[e],s=e==="docker"||e==="bui\
ldx",i=await V([t,...n],{cwd:"/",env:s?bt(process.env):oe(process.env),timeoutSeconds:Bee}),a=`${t} ${n.join(" ")}`;if(i.code!==0)return{problem:`${a}\
 failed: ${se(i)}`,tooOld:!1};let c=r.exec(`${i.stdout}
${i.stderr}`)?.[1];if(c===void 0){let[l=""]=(i.stdout||i.stderr).trim().split(`
`),u=l===""?"nothing":JSON.stringify(l.slice(0,80));return{problem:`${t} is not ${e}: ${n.join(" ")} prints ${u}`,tooOld:!1}}return o&&jee(c,
o.version)?{problem:`${t} is ${e} ${c}, but ${o.brought} came with ${o.version}`,tooOld:!0}:{version:c}}function jee(e,t){let[n,r]=[e,t].map(
o=>o.split(".").map(Number));for(let[o,s]of(r??[]).entries()){let i=(n?.[o]??0)-s;if(i!==0)return i<0}return!1}var Sz="install it: cargo install oha --locked, or a release from https://github.com/hatoo/oha/releases on PATH",Zee=`oha, the load generato\
r, was not found; ${Sz}`;function vz(e,t,{allowed:n,ofFork:r=!1}={}){for(let o of e)for(let s of[o,...o.services??[]])for(let{secrets:i=[],optionalSecrets:a=[]}of[
s,s.build??{}]){let c=d=>!t[d]&&a.includes(d),l=i.find(d=>n&&!n.includes(d)&&!c(d));if(l!==void 0)throw new v(`"${s.name}" takes the secret ${l}\
, which this run may not pass on; to allow it, name it with --secrets, or in the workflow as secrets: ${l}`);let u=i.find(d=>!t[d]&&!c(d));if(u!==
void 0&&r)throw new v(`"${s.name}" takes the secret ${u}, which is not set, since GitHub gives no secrets to forks; write { name: ${u}, requ\
ired: false } in loadgate.yml on the base branch with a test value under env:, or comment /loadgate run`);Xe({name:s.name,secrets:i,optionalSecrets:a},
t)}}function kz(e,t,n){for(let r of t)for(let{targets:o,request:s,background:i}of e)for(let a of o.includes(r.name)?[s,i?.request]:[])a&&Sc(
a,r,n)}var xz=50;function Oz(e){let t=Yu();for(let{name:n,connections:r}of e)if(r+xz>t)throw new v(`scenario ${n} has ${r} connections, but \
only ${t} files may be open here; raise the limit with ulimit -n ${r+xz}`)}function FS(e,t,n=process.env){let r=`LOADGATE_${e.toUpperCase()}`,
o=n[r];return o?`${t} (${r} names ${o}, which cannot be run)`:t}function $z(e,t){let n=Nt("nginx");if(e==="process"&&t&&!n)throw new v(FS("n\
ginx",qx));return n}async function Rz({scenarios:e,isolation:t},n=process.env){if(e.find(({args:a})=>a!==void 0)===void 0||t.elsewhere!==void 0)
return null;let o=`install hyperfine ${LS} or newer: apt-get install hyperfine (Debian 12, Ubuntu 24.04 or newer), or cargo install hyperfin\
e --locked`,s=Nt("hyperfine",n);if(!s)throw new v(FS("hyperfine",`hyperfine, which times scenarios with "args", was not found; ${o}`,n));let i=await DS(
"hyperfine",s);if("problem"in i)throw new v(`${i.problem}; it times scenarios with "args", so ${o}`);return s}function BS(e,t,n=process.env){
if(e!==""){let o=Uee(t.cwd,e);if(!$c(o))throw new v(`input "oha-path": ${o} is not a program that can run`);return async()=>o}let r;return()=>(r??=
Gee(t,n),r)}async function Gee(e,t){let n=Ep(t),r=zw("oha",t).find(i=>t.LOADGATE_OHA||!n.some(a=>MS(a,i))),o=i=>e.progress.say(`oha: ${i}`),
s=r&&await _z(r);return r&&!s?r:(s&&o(`${s}; getting another one`),IS({folders:n,say:o,env:t,signal:e.signal,cwd:e.cwd}))}async function _z(e){
let t=await DS("oha",e);return"problem"in t&&t.tooOld?t.problem:null}async function Hee(e){let t=await _z(e);if(t)throw new v(`${t}; ${Sz}`)}
function Ez(e,t=process.env){let n,r=async()=>{if(Nt("oha",t)===null&&!t.LOADGATE_OHA&&bz()){let s=c=>e.progress.say(`oha: ${c}`),{signal:i,
cwd:a}=e;return IS({folders:Ep(t),say:s,env:t,signal:i,cwd:a,releaseOnly:!0})}let o=qee(t,e.cwd);return await Hee(o),o};return()=>(n??=r(),n)}
function qee(e=process.env,t=process.cwd()){let n=Nt("oha",e);if(!n)throw new v(FS("oha",Zee,e));let r=e.LOADGATE_OHA?void 0:Ep(e).find(s=>MS(
s,n)),o=r===void 0?null:NS(r,void 0,t);if(o&&"wrong"in o)throw new v(`${o.wrong}, so it is not run; delete it, and the next run downloads it\
 again, or name another with LOADGATE_OHA`);return n}async function ro(e,{repository:t,resources:n,host:r},o=[]){let s=e.configText===void 0?e.config:"loadgate.yml",i=qr(t,r.cwd,s),a=e.revisions??
await D$(t,e,n.folder,r.signal);e.config===void 0&&e.configText===void 0&&e.rules!=="head"&&await YP(t,r.cwd,a,i);let c=e.configText===void 0?
await XP(t,a,i,e):eT(e.configText,i);if(c.baseTargets.length===0)throw new v(`base's ${i} has none of head's targets, so there is nothing to\
 compare; keep the name of one, and rename it in a separate change`);let l=GP(c.config,e),u=await Wee(t,a,l,i),d={base:c.base,scenarios:l.scenarios,
changed:u},f=nr(l,e.case).map(M=>OP(M,d)),m=e.shard?Z$(f,e.shard):f,h=e.measureIdentical?new Set:G$(l.targets,{files:u,configFile:i,sameConfig:c.
firstRun||jP(c)}),p=c.firstRun?new Set:h,g=m.filter(({target:M})=>!p.has(M)),y=new Set([...g,...o].map(({target:M})=>M)),b=(M,X)=>M.filter(({
name:B})=>y.has(B)).map(B=>Jee(B,X?.[B.name])),x=c.firstRun?c.baseTargets.filter(({name:M})=>!h.has(M)):c.baseTargets,S=e.unreviewed===!0&&process.
env.GITHUB_EVENT_NAME==="pull_request";for(let M of[x,l.targets].map(X=>b(X,void 0)))vz(M,process.env,{allowed:e.secrets,ofFork:S}),kz(l.scenarios,
M,process.env);let{images:R}=e,k=b(x,R?.base),_={files:u,configFile:i},P=Dy(k,_),N=Dy(x,_);return{config:l,file:i,base:{name:"base",revision:a.
base,targets:k,writesCache:P.length===0,fromImages:R?.base!==void 0},head:{name:"head",revision:a.head,targets:b(l.targets,R?.head),fromImages:R?.
head!==void 0},cases:f,also:o,untouched:p,notices:[...c.notices,...Vee(l,u),...Kee(N)],baseHasProxy:c.baseHasProxy,firstRun:c.firstRun&&!e.measureIdentical,
...e.shard&&{part:{shard:e.shard,cases:m}},...Yee(e,i),design:e.looks===!1?"whole-budget":"looks",measureIdentical:e.measureIdentical,seed:e.
seed}}async function Wee(e,{base:t,head:n},{scenarios:r},o){let s=await ld(e,t.commit,n.commit),a=[...new Set(r.flatMap(c=>Ef(c,{file:o})??[]))].
filter(c=>!s.includes(c));return[...s,...await T$(e,t.commit,n.commit,a)]}function Vee({file:e,scenarios:t},n){let r=t.flatMap(o=>{let s=Ef(
o,{file:e}),i={of:"scenario",name:o.name,setting:"request.body-file"};return s!==null&&n.includes(s)?[{...i,before:"base's",after:"head's"}]:
[]});return r.length===0?[]:[{code:"plan-changed",changes:r,more:0}]}function Kee(e){return e.length===0?[]:[{code:"fixture-changed",folders:[
...e]}]}function Jee({build:e,...t},n){return n===void 0?{...t,...e&&{build:e}}:{...t,image:n}}function Yee({config:e,preset:t},n){return e===
void 0&&t===void 0?{}:{named:{...e!==void 0&&{config:n},...t!==void 0&&{preset:t}}}}async function Zi(e,t,n,r){let o=await dz(e,t,n,{out:r}),
s=li(o.measured),{reason:i}=e.workspace.host.signal,a=i instanceof Et?{signal:i.signal}:{};return{...o,results:{...s,exitCode:Uu({...a,judged:s})}}}import{connect as Xee,createServer as Qee}from"node:net";var ete=1,tte="\0loadgate-run";async function Pz({signal:e,limitSeconds:t,waits:n,name:r=tte}){let o=new AbortController,s=setTimeout(()=>o.
abort(),Math.max(t,ete)*1e3),i=AbortSignal.any([e,o.signal]);try{for(let a="";;){e.throwIfAborted();let c=await ote(r);if(c)return c;if(a=await ste(
r,i,l=>{t===0?o.abort():l!==a&&n(l)}),e.throwIfAborted(),o.signal.aborted)throw new v(nte(a,t))}}finally{clearTimeout(s)}}function nte(e,t){
let n=t>0?`still uses this machine after ${t} s`:"uses this machine";return`another run (${e||"which does not answer"}) ${n}; wait for its e\
nd, or wait longer with --wait 2h`}function rte({message:e}){return`loadgate cannot tell whether another run uses this machine (${e}); run i\
t where Linux's abstract Unix sockets are available`}function ote(e){return new Promise((t,n)=>{let r=new Set,o=Qee(s=>{r.add(s),s.on("error",
()=>{}).unref(),s.on("close",()=>r.delete(s)),s.write(`process ${process.pid}`)});o.once("error",s=>s.code==="EADDRINUSE"?t(null):n(new v(rte(
s)))),o.unref(),o.listen(e,()=>t({async[Symbol.asyncDispose](){await new Promise(s=>{o.close(s);for(let i of r)i.destroy()})}}))})}function ste(e,t,n){
return new Promise(r=>{let o="",s=Xee(e),i=()=>s.destroy();s.on("data",a=>{o||=a.toString("utf8").slice(0,40),n(o)}),s.on("error",()=>{}),s.
on("close",()=>{t.removeEventListener("abort",i),r(o)}),t.aborted?i():t.addEventListener("abort",i,{once:!0})})}function Tz(e,t){let n=Math.round(e.done*24),r=`[${"#".repeat(n)}${"-".repeat(24-n)}] ${String(Math.round(e.done*100)).padStart(3)}%`,o=e.secondsLeft===
null?"":` \xB7 ${ite(e.secondsLeft)} left`;return`${r}${o} \xB7 ${e.doing}`.slice(0,t)}function ite(e){let t=Math.max(0,Math.round(e));return`${Math.
floor(t/60)}:${String(t%60).padStart(2,"0")}`}function Cz(e,t){let n=-1/0,r="",o=e.isTTY?"\r\x1B[2K":"";return{say(s){e.write(`${o}${s}
`)},step(s){if(e.isTTY)return e.write(o+Tz(s,e.columns-1));let i=s.secondsLeft===null?s.doing:"";t()-n<15&&i===r||(n=t(),r=i,e.write(`${Tz(s,
200)}
`))},end(){o&&e.write(o)}}}function Az(e,t){let n=new AbortController;for(let r of["SIGINT","SIGTERM"])process.on(r,()=>n.abort(new Et(r)));process.on("SIGHUP",()=>n.abort(
new Et("SIGTERM")));for(let r of[process.stdout,process.stderr])r.on("error",()=>{});return{cwd:e,clock:yn,progress:Cz(t,yn.now),signal:n.signal}}var ate=3600;function Nz({signal:e,progress:t},{waitSeconds:n=ate}){return Pz({signal:e,limitSeconds:n,waits:o=>t.say(`waiting for another r\
un on this machine (${o}), since two at once would disturb each other`)})}async function Gi(e){let t=await sd(e.cwd),n=Jm();return{host:e,repository:t,
resources:n,[Symbol.asyncDispose]:()=>n[Symbol.asyncDispose]()}}function Mz({results:e}){if(e===null||e.interrupted)return{outcome:"not-measured",why:"interrupted"};let[t]=e.cases;return t?.verdict==="reg\
ression"?{outcome:"found"}:t===void 0||cte(t)?{outcome:"not-measured",why:lte(t)?"burner-elsewhere":"invalid"}:{outcome:"not-found"}}function cte({
verdict:e,sessions:t}){return e==="invalid"||t.every(({rounds:n})=>n.length===0)}function lte(e){return e?.sessions.some(({invalid:t})=>t.some(
({fault:n})=>n.code==="burner-elsewhere"))??!1}var ute=.05,dte=2.5;function Iz(e,t,n){let{trend:r}=e;if(r===void 0||r.selftest===!1)return null;let o=c=>wr(c,e)?.args===void 0,[s]=r.control===
void 0?[]:nr(e,r.control),i=t.filter(o),a=s&&o(s)?s:i[n%i.length];return a===void 0?null:{case:a,slowdown:fte(wr(a,e)?.threshold??0)}}function zz(e,t){
let n=t.filter(({verdict:r})=>r==="invalid"||r==="new");return e.filter(({id:r})=>!n.some(o=>o.id===r))}function fte(e){return Math.max(ute,
Math.ceil(Number((e*dte*100).toPrecision(6)))/100)}function Lz(e){let{case:t,slowdown:n}=e,r=Mz(e);return r.outcome==="found"?[]:r.outcome===
"not-measured"?[{code:"planted-not-measured",case:t,why:r.why}]:[{code:"planted-not-found",case:t,slowdown:n}]}import{join as Ite}from"node:path";import{existsSync as mte}from"node:fs";import{resolve as Uz}from"node:path";async function Zz(e,t,n){let{targets:r}=t,o=r.map(pte).find(c=>c!==null),s=o?[{isolation:"process",target:null,obstacle:o}]:[];if(e.isolation===
"process")return o?{obstacles:s}:{name:"process",reason:{code:"configured"}};let i=await Dz(e,t);if(!i)return Gz("docker",{code:e.isolation===
"docker"?"configured":"docker-works"});let a={isolation:"docker",target:null,obstacle:i};return e.isolation==="docker"?{obstacles:[a]}:n&&await Dz(
e,n)===null?{obstacles:[a,{isolation:"process",target:null,obstacle:{code:"base-in-docker"}}]}:o?{obstacles:[a,...s]}:{name:"process",reason:{
code:"not-docker",obstacle:i}}}async function Gz(e,t){let n=e==="docker"?await OT():null;return{name:e,reason:t,...n&&{elsewhere:n}}}function pte({
name:e,process:t,services:n=[]}){if(!t)return{code:"no-command",of:"target",name:e};let r=n.find(o=>!o.process);return r?{code:"no-command",
of:"service",name:r.name}:null}async function Dz(e,{targets:t,folder:n,needsProxy:r}){let o=t.find(a=>!a.build&&!a.image);if(o)return{code:"\
nothing-to-build",target:o.name};let i=t.flatMap(a=>[a,...a.services??[]]).flatMap(a=>Wz(a,n)??[]);return await Hz()??jS(r?[e.nginxImage,...i]:
i)}async function Hz(){let e=await Df();return"problem"in e?e.problem==="no-engine"?{code:"no-engine",said:e.said}:{code:e.problem}:(await Me(
["buildx","version"])).code===0?null:{code:"no-buildx"}}var hte=8,gte=120;async function jS(e){let t=Yf(gte),n=[...new Set(e)].values(),r=[],
o=async()=>{for(let s of n)(t.left()===0||!await vT(s))&&r.push(s)};return await Promise.all(Array.from({length:hte},o)),r.length===0?null:{
code:"images-unresolved",images:r}}async function qz(e,t,n,r){let o=e.isolation==="auto"?["docker","process"]:[e.isolation],s=[];for(let i of o){
let a=i==="docker"?await yte(e,r):null;if(a){s.push({isolation:i,target:null,obstacle:a});continue}let c=await Promise.all(t.map(d=>bte(i,d,
t,n))),l=t.filter((d,f)=>c[f]===null),u=t.flatMap(({name:d},f)=>c[f]?[{target:d,obstacle:c[f]}]:[]);if(l.length>0){let[d]=s,f=e.isolation===
i?{code:"configured"}:d?{code:"not-docker",obstacle:d.obstacle}:{code:"docker-works"};return{isolation:await Gz(i,f),targets:l,leftOut:u}}s.
push(...u.map(d=>({isolation:i,...d})))}return{obstacles:s}}async function yte({nginxImage:e},t){return await Hz()??(t?await jS([e]):null)}async function bte(e,t,n,r){
let{name:o}=t;if(e==="docker")return!t.build&&!t.image?{code:"nothing-to-build",target:o}:jS(Wz(t,r)??[]);if(!t.process)return{code:"no-comm\
and",of:"target",name:o};let s=n.slice(0,n.indexOf(t)).find(c=>Fz(c)===Fz(t));if(s)return{code:"same-process",as:s.name};let a=[...t.process.
setup,t.process.command].filter(([c],l)=>l===0||!c?.includes("/"));return wte(a,Dn(t,r))}function Fz({process:e,env:t,port:n}){return JSON.stringify(
[e,t,n])}function wte(e,t){let n=e.flatMap(([r])=>r===void 0?[]:[r]).filter(r=>r.includes("/")?!mte(Uz(t,r)):!Nt(r));return n.length===0?null:
{code:"programs-missing",programs:[...new Set(n)]}}function xte(e,t){let n=new Map,r=new Set(["scratch"]),o=[];for(let s of e.replaceAll(/\\\r?\n/g,
" ").split(/\r?\n/)){let i=/^\s*ARG\s+(\w+)(?:=(\S+))?/i.exec(s);i?.[1]&&n.set(i[1],t[i[1]]??jz(i[2]??""));let a=/^\s*FROM\s+(?:--\S+\s+)*(\S+)(?:\s+AS\s+(\S+))?/i.
exec(s);if(!a?.[1])continue;let c=jz(a[1]).replaceAll(/\$(?:\{(\w+)\}|(\w+))/g,(l,u,d)=>n.get(u??d)??"");c&&!c.includes("$")&&!r.has(c.toLowerCase())&&
o.push(c),a[2]&&r.add(a[2].toLowerCase())}return[...new Set(o)]}var Bz="docker-image://";function Wz(e,t){if(e.image)return[e.image];if(!e.build)
return[];let n=Uz(t,e.build.context,e.build.dockerfile),r=St(n)?.toString("utf8");if(r===void 0)return null;let o=Object.entries(e.build.contexts??
{}),s=o.map(([c])=>c),i=o.flatMap(([,c])=>c.startsWith(Bz)?[c.slice(Bz.length)]:[]),a=xte(r,e.build.args);return[...new Set([...a.filter(c=>!s.
includes(c)),...i])]}function jz(e){return e.replaceAll(/^["']|["']$/g,"")}import{cp as Ste,lstat as Vz,mkdir as vte,readdir as kte,readlink as Ote,realpath as il,rm as $te}from"node:fs/promises";import{dirname as US,
isAbsolute as Rte,join as al,relative as cl,resolve as GS,sep as Kz}from"node:path";async function Jz(e,t,n){let r=new Map;for(let o of new Set(t.flatMap(({fixture:s})=>s??[]))){let s=GS(e.folder,o);if(!await _te(s))continue;
await Ete(s,o,e);let i=al(n,`fixture-${r.size}`);await Yz(s,i),r.set(o,i)}return r}async function HS(e,t){for(let n of new Set(t.targets.flatMap(
({fixture:r})=>r??[]))){let r=e.get(n);if(r===void 0)continue;let o=GS(t.folder,n);await Pte(o,n,t),await $te(o,{recursive:!0,force:!0}),await Yz(
r,o)}}async function _te(e){return await Vz(e).catch(()=>null)!==null}async function Yz(e,t){await vte(US(t),{recursive:!0}),await Ste(e,t,{
recursive:!0,verbatimSymlinks:!0,preserveTimestamps:!0,filter:n=>!cl(e,n).split(Kz).includes(".git")})}async function Ete(e,t,{name:n,top:r}){
let o=await Vz(e),s=await il(r);if(!o.isDirectory()||await il(e)!==al(s,cl(r,e)))throw new v(`fixture ${t} of ${n} is not a folder, or is a \
link; make it a folder`);for(let i of await kte(e,{recursive:!0,withFileTypes:!0})){if(!i.isSymbolicLink())continue;let a=al(i.parentPath,i.
name),c=await Ote(a),l=await il(a).catch(()=>null);if(Rte(c)||!ZS(r,GS(i.parentPath,c))||l!==null&&!ZS(s,l))throw new v(`${al(t,cl(e,a))} of\
 ${n} is a link out of the repository; put the file itself into the fixture`)}}async function Pte(e,t,{name:n,top:r}){let o=await il(r);for(let s=US(
e);ZS(r,s)&&s!==r;s=US(s)){let i=await il(s).catch(()=>null);if(i!==null&&i!==al(o,cl(r,s)))throw new v(`fixture ${t} lies behind a link in ${n}\
, so head's cannot be put there; name its real path`)}}function ZS(e,t){let[n]=cl(e,t).split(Kz);return n!==".."}function Xz({elsewhere:e},t){return e?Tte(e.cores,t):qS(t)}function qS(e){let t=e.flat();if(t.length===0)throw new RangeError("no CPU");if(t.
length===1)return{layout:"one-core",server:t,proxy:t,generator:t};if(t.length===2){let[l,u]=[t.slice(0,1),t.slice(1)];return{layout:"shared-\
load-core",server:l,proxy:u,generator:u}}let n=e.length>=4,r=n?e:t.map(l=>[l]),o=r.slice(0,Math.max(1,Math.floor(r.length/2))),s=r.slice(o.length),
i=r.length>=8?Math.floor(s.length/2):1,a=s.slice(0,s.length-i);return{layout:t.length>e.length&&!n?"smt-siblings":"separate-cores",server:o.
flat(),proxy:a.flat(),generator:s.slice(a.length).flat()}}function Tte(e,t){let n=Array.from({length:e},(a,c)=>c),r=t.flat();if(n.length===0||
r.length===0)throw new RangeError("no CPU");let o=n.length===1?n:n.slice(-Math.max(1,Math.floor(n.length/4))),s=n.length===1?n:n.slice(0,-o.
length);return{layout:n.length===1?"separate-machine-one-core":"separate-machine",server:s,proxy:o,generator:r}}var Cte=.5,Ate=/EADDRINUSE|address (is )?already in use/i,Nte=.1,Pp={ignoresPort:!1,beside:[],silent:null},Tp="::1";async function Mte(e,t){
for(let n of e)if(await t(n))return n}async function Qz(e,t,n,{clock:r,signal:o,most:s,bodies:i}){var _=[];try{let a=await Mc(e.target.port);
let c=G(_,await n.serve(e),!0);let l=qm(e,t,o,i);let{host:u,port:d}=c.address;let f=Math.min(e.target.ready.timeoutSeconds,s);let m=r.now()+
f;let h=null;let p=(B,ee=u)=>zc({host:ee,port:B},l.request,e.target.ready.path,{...l.options,timeoutSeconds:2}).then(()=>!0,me=>(B===d&&ee===
u&&(h={error:me.message}),!1));let g=async()=>{await r.sleep(Nte,o);let B=new Set((c.listens?.()??[]).map(ee=>ee.port));return{...Pp,beside:[
...B].filter(ee=>ee!==d)}};let y=null;for(;r.now()<m&&!c.ended();){if(await p(d))return await g();if(await p(d,Tp))return await p(d)?await g():
{...await g(),host:Tp};let B=a?void 0:await Mte([u,Tp],ee=>p(e.target.port,ee));if(B!==void 0&&(y??=r.now(),r.now()-y>Cte))return{...Pp,ignoresPort:!0,
...B===Tp&&{host:B}};await r.sleep(.02,o)}a&&await r.sleep(.1,o);let b=await c.log();if(a&&Ate.test(b))throw new v(Hx(e.target));if(c.ended()||
e.services?.length)return Pp;let x=f<e.target.ready.timeoutSeconds&&{runOver:!0};let S=sm(c,h);let R={code:"not-ready",seconds:Math.round(f),
last:h,...S,...x};let k=await am(R,c.address,l.options);return{...Pp,silent:{variant:e.variant,fault:k,log:b}}}catch(P){var N=P,M=!0}finally{
var X=K(_,N,M);X&&await X}}async function Hi(e,t,n){var at=[];try{let{config:r,file:o,base:s,head:i}=e;let a=s?[s,i]:[i];let{host:c,resources:l}=t;let{progress:u}=c;let d=G(
at,new AsyncDisposableStack,!0);d.use(await Nz(c,n));let f=WS(c);let{buildSeconds:m}=r;let h={...t,signal:c.signal,...m!==void 0&&{buildSeconds:m}};
let p=s?" both sides":"";u.step({doing:`checking out${p}`,done:0,secondsLeft:null});let g=[];for(let Le of a){let gt=d.use(new AsyncDisposableStack);
g.push({checkout:await Aw(Le,o,h,gt),own:gt})}let y=g.map(({checkout:Le})=>Le);let b=await zte(y,l.folder);Nw(y,r.scenarios);let{isolation:x,
targets:S,leftOut:R}=await Dte(e,y);t1(a,x);u.say(`isolation: ${br(x.name,x.reason)}`);for(let{target:Le,obstacle:gt}of R)u.say(`left out: ${Le}\
: ${Jo(gt)}`);let k=n.oha??Ez(c);let{nginx:_,hyperfine:P}=await Fte(e,x,S,n.oha?null:k);let N=p||` ${S.length} targets`;u.step({doing:`build\
ing${N}`,done:0,secondsLeft:null});let M=g.map(({checkout:Le,own:gt},rn)=>({own:gt,checkout:rn===g.length-1?{...Le,targets:S}:Le}));let X={isolation:x.
name,context:h,scenarios:r.scenarios};let B=await e1(M,X,f);let[ee,me]=B.toReversed();if(!ee)throw new RangeError("nothing was built");let he=d.
move();return{workspace:t,config:r,isolation:x,cpus:Xz(x,Am()),nginx:_,hyperfine:P,oha:k,leftOut:R,sides:{...me&&{base:me},head:ee,buildTime:ee.
time},async build(Le){let gt=WS(c);t1([Le],x),u.step({doing:`building ${Le.revision.label}`,done:0,secondsLeft:null});let rn=he.use(new AsyncDisposableStack),
vn=await Aw(Le,o,h,rn);await HS(b,vn),Nw([vn],r.scenarios);let[lo]=await e1([{checkout:vn,own:rn}],X,gt);if(!lo)throw new RangeError("nothin\
g was built");return lo},async copy({built:Le},gt){let rn=WS(c),vn=await SC(Le,gt,x.name,l);return n1(vn,new AsyncDisposableStack,h,rn())},[Symbol.
asyncDispose]:()=>he.disposeAsync()}}catch(nn){var Ot=nn,Xi=!0}finally{var co=K(at,Ot,Xi);co&&await co}}async function zte(e,t){let[n,...r]=e.
toReversed();if(!n)throw new RangeError("nothing was checked out");let o=e.flatMap(i=>i.targets),s=await Jz(n,o,t);for(let i of r)await HS(s,
i);return s}async function e1(e,{isolation:t,context:n,scenarios:r},o){if(t==="docker")for(let{checkout:i,own:a}of e)a.defer(()=>xC(i,n.resources));
return(await yC(e.map(({checkout:i})=>i),t,n)).map((i,a)=>{let{own:c}=e[a],{user:l}=i;return l&&c.defer(()=>Uo(l)),n1(Lte(i,r,n),c,n,o())})}
function Lte(e,t,{resources:n}){let{user:r,checkout:o,targets:s}=e;if(!r)return e;let i=Ite(n.folder,"bodies",o.name);return aC(t,{folder:o.
folder,user:r,into:i}),{...e,targets:s.map(({build:a,...c})=>({...c,build:{...a,bodies:i}}))}}function n1(e,t,n,r){return{built:e,time:r,portOf:jte(
n),[Symbol.asyncDispose]:()=>t.disposeAsync()}}function WS({clock:e}){let t=e.now(),n=e.date().toISOString();return()=>({startedAt:n,seconds:e.
now()-t})}async function Dte(e,t){let[n,r]=t.toReversed();if(!n)throw new RangeError("nothing was checked out");let{targets:o,folder:s}=n,{config:i,
unusable:a}=e,c=Uc(e).some(({via:d})=>d==="nginx");if(a===void 0){let d=e.firstRun?void 0:r&&{...r,needsProxy:c&&e.baseHasProxy===!0},f=await Zz(
i,{targets:o,folder:s,needsProxy:c},d);if("obstacles"in f)throw new v(Ix(f.obstacles));return{isolation:f,targets:o,leftOut:[]}}let l=await qz(
i,o,s,c);if("obstacles"in l)throw new v(Ix(l.obstacles));if(a==="left-out"||l.leftOut.length===0)return l;let u=l.leftOut.map(({target:d,obstacle:f})=>`${d}\
 (${Jo(f)})`).join("; ");throw new v(`--strict: these targets cannot be run here: ${u}`)}function t1(e,t){if(t.name==="process"&&e.some(({fromImages:n})=>n))
throw new v(`a reference that is an image takes Docker to run it (the isolation is ${br(t.name,t.reason)}); name a revision instead`)}async function Fte(e,t,n,r){
let{config:o}=e,s=Uc(e),i=$z(t.name,s.some(({via:l})=>l==="nginx")),a=s.filter(({target:l})=>n.some(u=>u.name===l)),c=o.scenarios.filter(l=>a.
some(({scenario:u})=>u===l.name));return c.some(({args:l})=>l===void 0)&&await r?.(),Oz(c),{nginx:i,hyperfine:await Rz({scenarios:c,isolation:t})}}
var Bte=600;function jte({host:{clock:e,signal:t}}){let n=Bte,r=async(...[s,i,a,c])=>{let l=e.now(),u=await Qz(s,i,a,{clock:e,signal:t,most:n,
bodies:c});return n=Math.max(0,n-(e.now()-l)),u},o=new Map;return(s,i,a,c)=>{let{name:l}=s.target,u=o.get(l)??r(s,i,a,c);return o.set(l,u),u}}var r1=/@sha256:[0-9a-f]{64}$/;async function o1(e,t,n){let r=e.trend?.reference??"";if(typeof r=="object")return VS(r,t);if(!r1.test(r)){let i=await i1(
r,n),a=i&&await E$(n,r,i.identity);if(a)throw new v(`the reference ${r} of the trend is ${a}, which moves, so a slowdown would soon be compa\
red with itself; pin a tag or a commit, like trend: { reference: ${i.identity.slice(0,12)} }`);if(i)return i;throw new v(`the reference ${r}\
 of the trend is not in this clone; fetch it (for actions/checkout: fetch-depth: 0), or pin another`)}let[o,...s]=e.targets;if(!o||s.length>
0)throw new v(`there are ${e.targets.length} targets, so the trend's reference needs an image for each; write reference: { ${e.targets[0]?.name}\
: ${r} }`);return VS({[o.name]:r},t)}async function s1({commit:e,label:t},n,r){if(!r1.test(e))return i1(e,r,t);let o=e.split(" ").map(s=>s.split(
"="));return VS(Object.fromEntries(o),n)}async function i1(e,t,n=e){let r=await Wt(t,e);return r===null?null:{revision:{commit:r,label:n},identity:r,
label:n}}function VS(e,t){let n=Object.entries(e).map(o=>o.join("=")).sort().join(" "),r=Object.values(e).join(", ");return{revision:{commit:t.
commit,label:r},images:e,identity:n,label:r}}var fTe=1/9;var STe=["finds: a slowdown of twice the threshold; chance: how often a run of this length calls it slower;","95% after: the time a case nee\
ds to find it in 95 of 100 runs; unchanged if equal: how often a run","of this length calls identical builds unchanged"].join(`
`);function a1({suspects:e,verdict:t,measured:n}){let r=e.map(({commit:a,subject:c})=>`  ${a}  ${ge(W(c),100)}`),[o,s]=[t==="regression"?"slowe\
r":"faster",e.length];return`${[s===1?`the first commit that is ${o}:`:`${o} since one of these ${s} commits; those between them could not b\
e judged:`,...r,`${n} commits were measured, each against the same commit`].join(`
`)}
`}var Bt=$("ZodMiniType",(e,t)=>{if(!e._zod)throw new Error("Uninitialized schema in ZodMiniType.");pe.init(e,t),e.def=t,e.type=t.type},{get with(){
return this.check},set with(e){kn(this,"with",e)},parse(e,t){return Pl(this,e,t,{callee:this.parse})},parseAsync(e,t){return $h(this,e,t,{callee:this.
parseAsync})},safeParse(e,t){return ws(this,e,t)},safeParseAsync(e,t){return Rh(this,e,t)},check(...e){let t=this.def;return this.clone({...t,
checks:[...t.checks??[],...e.map(n=>typeof n=="function"?{_zod:{check:n,def:{check:"custom"},onattach:[]}}:n)]},{parent:!0})},clone(e,t){return ct(
this,e,t)},brand(){return this},register(e,t){return e.add(this,t),this},apply(e,...t){return t.length===0?e(this):e(this,...t)}}),c1=$("Zod\
MiniString",(e,t)=>{Ss.init(e,t),Bt.init(e,t)});function as(e){return ou(c1,e)}var ll=$("ZodMiniStringFormat",(e,t)=>{xe.init(e,t),c1.init(e,
t)});var l1=$("ZodMiniNumber",(e,t)=>{ua.init(e,t),Bt.init(e,t)});function kr(e){return lu(l1,e)}var Zte=$("ZodMiniNumberFormat",(e,t)=>{jl.init(
e,t),l1.init(e,t)});function KS(e){return uu(Zte,e)}var Gte=$("ZodMiniBoolean",(e,t)=>{Ul.init(e,t),Bt.init(e,t)});function Cp(e){return du(Gte,e)}var Hte=$("ZodMiniUnknown",(e,t)=>{Zl.init(e,t),Bt.init(e,t)});function qte(){return fu(Hte)}var Wte=$("ZodMiniNever",(e,t)=>{Gl.init(e,t),Bt.
init(e,t)});function Vte(e){return mu(Wte,e)}var Kte=$("ZodMiniArray",(e,t)=>{Hl.init(e,t),Bt.init(e,t)});function Be(e,t){return new Kte({type:"array",element:e,...j(t)})}var u1=$("ZodMiniObject",(e,t)=>{tg.init(e,t),Bt.init(e,t),wh(e,"shape",n=>n._zod.def.shape,!1)});function Oe(e,t){return new u1({type:"object",shape:e,catchall:Vte(),...j(t)})}function d1(e,t){return new u1({type:"object",shape:e,catchall:qte(),
...j(t)})}var Jte=$("ZodMiniTuple",(e,t)=>{Wl.init(e,t),Bt.init(e,t)});function Ap(e,t,n){let r=t instanceof pe,o=r?n:t,s=r?t:null;return new Jte({type:"\
tuple",items:e,rest:s,...j(o)})}var Yte=$("ZodMiniEnum",(e,t)=>{Vl.init(e,t),Bt.init(e,t),e.options=[...e._zod.values]});function Sn(e,t){let n=Array.isArray(e)?Object.fromEntries(
e.map(r=>[r,r])):e;return new Yte({type:"enum",entries:n,...j(t)})}var Xte=$("ZodMiniLiteral",(e,t)=>{Kl.init(e,t),Bt.init(e,t)});function f1(e,t){return new Xte({type:"literal",values:Array.isArray(e)?e:[e],
...j(t)})}var Qte=$("ZodMiniExactOptional",(e,t)=>{Yl.init(e,t),Bt.init(e,t)});function kt(e){return new Qte({type:"optional",innerType:e})}var ene=$(
"ZodMiniNullable",(e,t)=>{Xl.init(e,t),Bt.init(e,t)});function Ge(e){return new ene({type:"nullable",innerType:e})}var tne=$("ZodMiniCustom",(e,t)=>{Ql.init(e,t),Bt.init(e,t)});function m1(e,t={}){return Ou(tne,e,t)}var Np={};Av(Np,{ZodMiniISODate:()=>h1,ZodMiniISODateTime:()=>p1,ZodMiniISODuration:()=>y1,ZodMiniISOTime:()=>g1,date:()=>one,datetime:()=>rne,
duration:()=>ine,time:()=>sne});var p1=$("ZodMiniISODateTime",(e,t)=>{Ll.init(e,t),ll.init(e,t)});function rne(e){return su(p1,e)}var h1=$("ZodMiniISODate",(e,t)=>{Dl.init(
e,t),ll.init(e,t)});function one(e){return iu(h1,e)}var g1=$("ZodMiniISOTime",(e,t)=>{Fl.init(e,t),ll.init(e,t)});function sne(e){return au(
g1,e)}var y1=$("ZodMiniISODuration",(e,t)=>{Bl.init(e,t),ll.init(e,t)});function ine(e){return cu(y1,e)}var Wi=1,tn=200,ane=100,Mp=e=>Math.floor(e/tn),Vi="trend.js";var Ip="blocks/runs",cne="blocks/points",XS=e=>`${Ip}/${x1(e)}`,w1=(e,t)=>`${cne}/${e}/${x1(t)}`;var x1=e=>`${Math.floor(e/ane)}/${e}.js`,Pe=KS().check(ks()),cs=Ge(kr()),st=as().check(Ae(2e3)),oo=as().check(Xn(1),Ae(500)),Ki=Np.datetime(
{offset:!0}),QS=Ge(as().check(Ae(2e3),Er(/^https?:\/\//,"must be a web address"))),ul=Sn(Tr),dl=f1(Wi),ev=as().check(Er(/^[A-Za-z0-9][A-Za-z0-9_-]{0,99}$/,
"must be letters, digits and hyphens")),S1=1e-5,en=KS(),qi=Ap([en,Ge(en),Ge(en)]),zp={metric:oo,unit:st,better:Sn(["higher","lower"])},so=({
case:e,metric:t,unit:n,better:r})=>JSON.stringify([e,t,n,r]),v1=Oe({commit:st,subject:st}),k1=Oe({commit:st,label:st}),O1=Oe({cpuModel:st,cores:kr(),
kernel:st,os:st,runnerImage:Ge(st)}),lne=Oe({name:oo,unit:st,better:zp.better,gates:Cp(),threshold:kt(kr().check(ks())),ratio:Ge(qi),head:cs,
reference:cs,bounds:kt(Ap([en,en])),seam:kt(qi),again:kt(qi)}),une=Oe({id:oo,verdict:ul,threshold:kr().check(ks()),metrics:Be(lne).check(Ae(
1e3))}),UTe=Oe({schema:dl,id:ev,at:Ki,url:QS,head:v1,reference:Ge(k1),environment:Ge(O1),verdict:Ge(ul),minutes:cs,control:Ge(Oe({case:oo,verdict:ul})),
planted:kt(Oe({case:oo,slowdown:kr().check(pu()),outcome:Sn(Wg),why:kt(Sn(Au))})),cases:Be(une).check(Ae(1e4))}),dne=Oe({id:ev,at:Ki,url:QS,
head:v1,reference:Ge(k1),environment:Ge(Pe),verdict:Ge(ul),minutes:cs,control:Ge(ul),planted:kt(Sn(Wg))}),$1=Oe({schema:dl,from:Pe,environments:Be(
O1).check(Ae(tn)),runs:Be(dne).check(Ae(tn))}),R1=Oe({run:Pe,previous:Pe,ratio:qi,kind:Sn(["regression","improvement"]),state:Sn(["provision\
al","confirmed","accepted"]),at:Ki}),fne=Oe({...R1.shape,between:kt(Ap([st,st]))}),mne=Oe({run:Pe,value:en}),YS=100,pne=Oe({...zp,gates:Cp(),
runs:Be(Pe).check(Ae(tn)),ratio:Be(Ge(en)),low:Be(Ge(en)),high:Be(Ge(en)),head:Be(cs),reference:Be(cs),moved:kt(en),seams:Be(Oe({run:Pe,ratio:en})).
check(Ae(tn)),levels:Be(mne).check(Ae(YS)),changes:Be(R1).check(Ae(YS))}).check(m1(({runs:e,...t})=>[t.ratio,t.low,t.high,t.head,t.reference].
every(n=>n.length===e.length),"columns are not of one length")),_1=Oe({schema:dl,case:oo,from:Pe,invalid:Be(Pe).check(Ae(tn)),series:Be(pne)}),
hne=Oe({case:oo,key:as().check(Er(/^[a-z0-9-]{1,60}$/)),...zp,gates:Cp(),threshold:kr(),first:Pe,last:Pe,points:Pe,ratio:Ge(qi),head:cs,spark:as().
check(Ae(200)),change:Ge(fne)}),E1=Oe({schema:dl,name:st,url:QS,runs:Pe,firstBlock:Pe,updated:Ki,control:Oe({runs:Pe,alarms:Pe}),planted:kt(
Oe({runs:Pe,found:Pe,unmeasured:Pe})),minutes:kr(),alerts:Oe({confirmed:Pe,withdrawn:Pe,accepted:Pe}),series:Be(hne)}),JS=Oe({case:oo,...zp,
kind:Sn(["regression","improvement"]),state:Sn(["provisional","confirmed","accepted","withdrawn","recovered","gone"]),run:Pe,previous:Pe,to:st,
from:st,ratio:qi,before:en,at:Ki,until:kt(Pe),reason:kt(st)}),gne=Oe({schema:dl,open:Be(JS).check(Ae(1e4)),closed:Be(JS).check(Ae(1e3)),reported:kt(
Be(Oe({run:ev,at:Ki,events:Be(Oe({event:Sn(["raised","confirmed","withdrawn","recovered","gone","accepted"]),alert:JS})).check(Ae(1e4))})).check(
Ae(1e3)))}),Or=class extends v{path;problem;why;constructor(t,n,r){super(`${t} ${r}`),this.path=t,this.problem=n,this.why=r}},b1=6*1024*1024,
yne=e=>new TextEncoder().encode(e).length;function Lp(e,t,n){let r=i=>new Or(e,"damaged",i),o=n;if(e.endsWith(".js")){if(yne(n)>b1)throw r(`has more than ${b1/2**20} MiB`);let i=kne(
n);if(i===null)throw r("is not a data file of loadgate");if(i.name!==vne(e))throw r(`holds the data of ${i.name}`);o=i.json}let s;try{s=JSON.
parse(o)}catch{throw r("holds no valid JSON; was it cut off, or merged by hand?")}return wne(e,t,s)}var bne=d1({schema:kr()});function wne(e,t,n){
let r=ws(bne,n);if(r.success&&r.data.schema>Wi)throw new Or(e,"newer",`has schema ${r.data.schema}, and this version of loadgate reads up to\
 ${Wi}: publish with the version that wrote it`);let o=ws(t,n);if(o.success)return o.data;throw new Or(e,"damaged",`is not valid at ${xne(o.
error.issues)}`)}function xne([e]){return`${e?.path.map(String).join(".")||"the top"}: ${e?.message??"unknown"}`.slice(0,200)}var Sne=/^loadgate\("([a-z0-9/-]+)", (\{.*\})\);\s*$/s,
vne=e=>e.replace(/\.js$/,"");function kne(e){let[,t,n]=Sne.exec(e)??[];return t===void 0||n===void 0?null:{name:t,json:n}}var Ji=e=>e*S1;function Dp([e,t,n]){let r=Ji(e);return{value:r,interval:t===null||n===null?null:{low:r+Ji(t),high:r+Ji(n)}}}function tv({value:e,interval:t},n){
return{value:e+n,interval:t&&{low:t.low+n,high:t.high+n}}}function P1(e){let t=e.flatMap(({from:o,environments:s,runs:i})=>i.map((a,c)=>{let l=a.environment===null?null:s[a.environment]??null;return{
...a,number:o+c,environment:l,began:Date.parse(a.at)}})),n=t.map(({number:o})=>o).sort((o,s)=>o-s),r=t.toSorted((o,s)=>o.began-s.began||o.number-
s.number);return new Map(r.map(({began:o,...s},i)=>[s.number,{...s,place:n[i]}]))}function T1(e,t,n){let r=t.toSorted((i,a)=>i.from-a.from),
o=r.flatMap(i=>C1(i,e)??[]),s=_ne(o.flatMap(i=>$ne(i,n)),o,n);return{id:e,scale:s.some(({ratio:i})=>i!==null)?"ratio":"absolute",points:s.toSorted(
(i,a)=>i.place-a.place),seams:o.flatMap(({seams:i})=>i.map(({run:a})=>a)),invalid:r.flatMap(({invalid:i})=>i),found:One(o.at(-1))}}function C1(e,t){
let n=so(t);return e.series.find(r=>so({...r,case:e.case})===n)}function One(e){return{levels:e?.levels.map(({run:t,value:n})=>({run:t,value:Ji(
n)}))??[],changes:e?.changes??[]}}function $ne(e,t){return e.runs.map((n,r)=>{let[o,s,i]=[e.ratio[r]??null,e.low[r]??null,e.high[r]??null],a=e.
head[r]??null,c=Ji(A1(e,n));return{run:n,place:t.get(n)?.place??n,ratio:o===null?null:tv(Dp([o,s,i]),c),moved:c,era:0,head:a,headLog:a!==null&&
a>0?Rne(a,o===null?[s,i]:null):null,reference:e.reference[r]??null}})}function Rne(e,t){let[n,r]=t??[null,null];return tv(Dp([0,n,r]),Math.log(
e))}function A1({moved:e=0,seams:t},n){return t.reduce((r,o)=>o.run<=n?r+o.ratio:r,e)}function _ne(e,t,n){let r=new Set(t.flatMap(({seams:i})=>i.
map(({run:a})=>a))),o=0,s;return e.map(i=>{let a=n.get(i.run),c=a?a.reference?.commit??null:s;return s!==void 0&&c!==s&&!r.has(i.run)&&o++,s=
c,{...i,era:o}})}function N1({ratio:e,headLog:t},n){return n==="ratio"?e:t}var M1=e=>({schema:Wi,from:e*tn,environments:[],runs:[]});function I1(e,t){let n=Math.max(t,Mp(e));return n>t?[n-1,n]:[n]}function z1(e,t,{penaltyAt:n,limit:r,before:o,after:s}){let i=e.length,[a,c]=[new Int32Array(i+1),new Float64Array(i+1)],[l,u]=[new Fp,new Fp];
l.add(Number.POSITIVE_INFINITY,0,0,0,0);let d=0;for(let f=0;f<i;f++)f>=o&&f<=i-s&&(Ene(l,d+n(f),f,u),[l,u]=[u,l]),Pne(l,e[f],t[f],r,u),[l,u]=
[u,l],d=l.bestLoss,a[f+1]=l.bestChangedAt,c[f+1]=l.bestLevel;return Tne(a,c,i)}var Yi=5,Fp=class{used=0;data=new Float64Array(64*Yi);bestLoss=0;bestLevel=0;bestChangedAt=0;clear(){
this.used=0,this.bestLoss=Number.POSITIVE_INFINITY}add(t,n,r,o,s){this.used+Yi>this.data.length&&this.grow();let{data:i,used:a}=this;i[a]=t,
i[a+1]=n,i[a+2]=r,i[a+3]=o,i[a+4]=s,this.used=a+Yi}addFlat(t,n,r){this.used>0&&this.data[this.used-1]===r?this.data[this.used-Yi]=t:this.add(
t,0,0,n,r)}offer(t,n,r,o,s,i){this.add(n,r,o,s,i);let a=r>0?-o/(2*r):0;a<t?a=t:a>n&&(a=n);let c=(r*a+o)*a+s;c>=this.bestLoss||(this.bestLoss=
c,this.bestLevel=a,this.bestChangedAt=i)}grow(){let t=new Float64Array(this.data.length*2);t.set(this.data),this.data=t}};function Ene(e,t,n,r){
r.clear();let{data:o,used:s}=e,i=Number.NEGATIVE_INFINITY;for(let a=0;a<s;a+=Yi){let c=o[a],l=o[a+1],u=o[a+2],d=o[a+3],f=o[a+4],m=u*u-4*l*(d-
t);if(l===0?d>t:m<=0)r.addFlat(c,t,n);else if(l===0)r.add(c,l,u,d,f);else{let h=Math.sqrt(m),p=(-u-h)/(2*l),g=(-u+h)/(2*l);g<=i||p>=c?r.addFlat(
c,t,n):(p>i&&r.addFlat(p,t,n),r.add(Math.min(g,c),l,u,d,f),g<c&&r.addFlat(c,t,n))}i=c}}function Pne(e,t,n,r,o){o.clear();let s=r/Math.sqrt(n),
i=t-s,a=t+s,c=r*r,{data:l,used:u}=e,d=Number.NEGATIVE_INFINITY;for(let f=0;f<u;f+=Yi){let m=l[f],h=l[f+1],p=l[f+2],g=l[f+3],y=l[f+4];d<i&&o.
offer(d,Math.min(m,i),h,p,g+c,y),m>i&&d<a&&o.offer(Math.max(d,i),Math.min(m,a),h+n,p-2*n*t,g+n*t*t,y),m>a&&o.offer(Math.max(d,a),m,h,p,g+c,y),
d=m}}function Tne(e,t,n){let[r,o]=[[],[]];for(let s=n;s>0;s=e[s])r.push(e[s]),o.push(t[s]);return{starts:r.reverse(),levels:o.reverse()}}var Cne=4.42,L1=3,Ane=13,Nne=4,F1=1e-5;function B1(e,t=Cne){if(e.length===0)throw new RangeError("change points of no points");let n=new Float64Array(
e.length);for(let i=0;i<n.length;i++){let{value:a,se:c}=e[i];if(!Number.isFinite(a)||Number.isNaN(c))throw new RangeError(`point ${i} is ${a}\
 \xB1 ${c}`);n[i]=a}let r=Math.max(wO(n),F1),o=qne(e,r),s=Mne(n,o,r,t);return{changes:Une(s,o),level:s.levels.at(-1),spread:s.spread}}function Mne(e,t,n,r){
let o=e.length,[s,i,a]=[n,Ane,""];for(let c=1;;c++){let l=zne(e,t,s,i),u=l.starts.join(),d=Ine(o-l.starts.length-1,r)*l.inflation;if(l.starts.
length===1&&d*l.spread**2>=i*s**2||u===a||c===Nne)return l;[s,i,a]=[l.spread,d,u]}}function Ine(e,t){if(e<1)return Number.POSITIVE_INFINITY;
let n=(8*e+3)/(8*e+1);return e*Math.expm1((t*n)**2/e)}function zne(e,t,n,r){let o=e.length,s=e[o>>1],i=e.map(d=>(d-s)/n),{starts:a,levels:c}=z1(
i,t,{penaltyAt:d=>r*Lne(d,o),limit:wo,before:L1,after:L1}),l=new Float64Array(o);for(let[d,f]of c.entries())for(let m=a[d];m<(a[d+1]??o);m++)
l[m]=(i[m]-f)*Math.sqrt(t[m]);let u=ny(l,1,a.length);return{starts:a,levels:c.map(d=>d*n+s),residuals:l,spread:Math.max(u*n,F1),inflation:Bne(
xO(l,u),o)}}var fl={points:30,share:.15,factor:1.3},D1={points:5,factor:1.15};function Lne(e,t){return e<Math.min(fl.points,t*fl.share)?fl.factor:
t-e<D1.points?D1.factor:1}var Dne=2.2,Fne=.8;function Bne(e,t){if(e<Dne/Math.sqrt(t))return 1;let n=Math.min(e,Fne);return(1+n)/(1-n)}var jne=.025;
function Une({starts:e,levels:t,residuals:n,spread:r,inflation:o},s){if(e.length===1)return[];let i=n.length,a=As(jne,Math.max(i-e.length,1)),
c=l=>r**2*o/Zne(s,e[l],e[l+1]??i);return e.slice(1).map((l,u)=>{let[d,f]=[t[u],t[u+1]],m=a*Math.sqrt(c(u)+c(u+1));return{index:l,before:d,after:f,
low:f-d-m,high:f-d+m}})}function Zne(e,t,n){let r=0;for(let o=t;o<n;o++)r+=e[o];return r}var Gne=4,Hne=.01;function qne(e,t){let n=new Float64Array(
e.length).fill(1),r=e.filter(({se:i})=>i!==null).map(({se:i})=>i**2),o=xo(r);if(o===null||o===0)return n;let s=Math.max(t*t-o,0);for(let[i,{
se:a}]of e.entries())a!==null&&(n[i]=Math.max(Math.min((s+o)/(s+a*a),Gne),Hne));return n}var Wne=200,Vne=1.96;function j1(e,t,n){let r=Math.max(...e.points.map(({run:c})=>c)),o=e.points.find(({run:c})=>c===r)?.era??0,s=e.points.flatMap(
c=>{let l=c.era===o?N1(c,e.scale):null,u=t.get(c.run);return l&&u?[{...l,run:c.run,commit:u.head.commit,at:u.at}]:[]}),i=s.slice(-Wne),a=s.length>
i.length||n.hasOlder&&o===0;return{id:e.id,threshold:n.threshold,points:i,found:Kne(i),edge:a?Math.min(fl.points,i.length):0,again:i.at(-1)?.
run===r?n.again??null:null}}function Kne(e){return e.length===0?null:B1(e.map(Jne))}function Jne({value:e,interval:t}){return{value:e,se:t&&
Math.max((t.high-t.low)/2/Vne,1e-6)}}import{createHash as Xne}from"node:crypto";var Qne=40;function ere(e){return`${e.toLowerCase().replace(/[^a-z0-9]+/g,"-").replace(/^-/,"").slice(0,Qne).replace(/-$/,"")||"case"}-${Xne(
"sha256").update(e).digest("hex").slice(0,8)}`}var Bp=(e,t)=>new Or(e,"damaged",t),U1=(e,t)=>new Or(e,"missing",`is missing, ${t}`);async function Z1(e){
let[t]=await e.read([Vi]);if(typeof t=="string")return Lp(Vi,E1,t);if((await e.list(Ip)).length>0)throw U1(Vi,"though runs were published");
return null}async function G1(e,t,n){let r=await e.read(t.map(XS));return t.map((o,s)=>tre(o,r[s]??null,n))}function tre(e,t,n){let r=XS(e),o=e*tn,s=Math.
max(0,Math.min(n-o,tn));if(t===null&&s>0)throw U1(r,`though it has ${s} runs`);if(t===null)return M1(e);let i=Lp(r,$1,t);if(i.from!==o||i.runs.
length!==s)throw Bp(r,`holds ${i.runs.length} runs from ${i.from} on, but ${Vi} has ${s} from ${o} on`);return i}async function H1(e,t){let n=t.
map(({case:o,block:s})=>w1(ere(o),s)),r=await e.read(n);return t.map((o,s)=>nre(o,n[s],r[s]??null))}function nre({block:e,case:t},n,r){if(r===
null)return null;let o=Lp(n,_1,r);if(o.case!==t)throw Bp(n,`is of the case ${o.case}, not of ${t}`);if(o.from!==e*tn)throw Bp(n,`begins with\
 run ${o.from}`);let s=o.series.flatMap(({runs:i})=>i).find(i=>Mp(i)!==e);if(s!==void 0)throw Bp(n,`has a point of run ${s}`);return o}async function nv(e){let t=await Z1(e);if(!t||t.runs===0)return null;let n=I1(t.runs-1,t.firstBlock),r=P1(await G1(e,n,t.runs)),o=t.series.filter(
({gates:u})=>u),s=o.flatMap(({case:u})=>n.map(d=>({case:u,block:d}))),i=await H1(e,s),a={};for(let[u,d]of o.entries()){let f=i.slice(u*n.length,
(u+1)*n.length),m=T1(d,f.filter(g=>g!==null),r),h=j1(m,r,{threshold:d.threshold,hasOlder:!1}),p=m.points.findLast(({run:g})=>g===d.last);!h.
found||!p?.ratio||(a[so(d)]=h.found.level-p.moved)}return{reference:[...r.keys()].sort((u,d)=>d-u).map(u=>r.get(u)?.reference??null).find(u=>u!==
null)??null,nights:t.runs,levels:a}}function q1(e,t){return t===null?[]:e.cases.filter(n=>n.metrics.filter(({gates:r})=>r).some(r=>{let{name:o,
unit:s,better:i}=r,a=t.levels[so({case:n.id,metric:o,unit:s,better:i})],c=rre(r,n);return a!==void 0&&c!==null&&ore(c,a,n.threshold)})).map(
({id:n})=>n)}function rre({name:e,ratio:t,interval:n},{verdict:r}){return t===null||r==="invalid"?null:Ie(e).per==="build"?{low:t,high:t}:n}
function ore({low:e,high:t},n,r){let o=Math.log1p(r);return Math.log(e)>n+o||Math.log(t)<n-o}async function W1(e,t){var p=[];try{await ji(t);let n=G(p,await Gi(t),!0);let{repository:r}=n;let{from:o,commits:s}=await are(e.range,r);let i=s.
at(-1);await ire(i,e,r,t);let a=S=>({...e,revisions:{base:{commit:o,label:e.range.split("..")[0]},head:{commit:S,label:S.slice(0,12)}},rules:"\
head",measureIdentical:!1});let c=await ro(a(i),n);let l=G(p,await Hi(c,n,e),!0);let u=0;let d=async(S,R,k)=>{u+=1;let{results:_,logs:P}=await Zi(
l,R,k,e.out);xn(_,P,e.out);let N=V1(_.cases);return t.progress.say(`${S.slice(0,12)}: ${N.verdict}${cre(N)}`),_.interrupted?"inconclusive":N.
verdict};let f=await d(i,c,l.sides);await l.sides.head[Symbol.asyncDispose]();t.signal.throwIfAborted();if(f!=="regression"&&f!=="improvemen\
t")throw new v(`${e.range} is ${f} here, so there is no change to look for; a larger --budget or a smaller --threshold may show one`);let m=await sre(
s,async S=>{var P=[];try{let R=await ro(a(S),n);let k=G(P,await l.build(R.head),!0);let _=await d(S,R,{...l.sides,head:k,buildTime:k.time});
t.signal.throwIfAborted();if(_===f)return!0;return _==="unchanged"||_==="regression"||_==="improvement"?!1:null}catch(N){var M=N,X=!0}finally{
var B=K(P,M,X);B&&await B}});let h=await Promise.all(m.map(async S=>({commit:S,subject:await id(r,S)??""})));return{suspects:h,verdict:f,measured:u}}catch(g){
var y=g,b=!0}finally{var x=K(p,y,b);x&&await x}}async function sre(e,t){let n=[...e],r=new Set;for(;;){let o=n.slice(0,-1).filter(c=>!r.has(
c)),s=o[Math.floor((o.length-1)/2)];if(s===void 0)return n;let i=await t(s),a=n.indexOf(s);i===null?r.add(s):n=i?n.slice(0,a+1):n.slice(a+1)}}
async function ire(e,t,n,r){let o=qr(n,r.cwd,t.config);V1(nr(await tT(n,e,o,t.preset),t.case))}function V1(e){let[t,...n]=e;if(!t||n.length>
0)throw new v(`--bisect looks at one case, not at ${e.length}; name it with --case`);return t}async function are(e,t){let[n="",r="",...o]=e.
split(/\.{2,3}/);if(n===""||r===""||o.length>0)throw new v(`"${e}" is not a range; write the last good and the first bad revision like v1.0.\
0..main`);let[s,i]=await Promise.all([zr(t,n),zr(t,r)]),a=await C$(t,s,i);if(a.length===0)throw new v(`there is no commit in ${e}; write the\
 last good and the first bad revision like v1.0.0..main`);return{from:s,commits:a}}function cre(e){let[t]=e.verdict==="invalid"?[]:Qt(e,e.verdict);
return t?.ratio==null?"":` (${t.name} \xD7 ${t.ratio.toFixed(3)})`}import{fstatSync as ure}from"node:fs";import{resolve as dre}from"node:path";var lre=["GITHUB_ACTIONS","GITLAB_CI"];function jp({isTTY:e,isFile:t},n){return n.FORCE_COLOR?!["0","false"].includes(n.FORCE_COLOR):n.NO_COLOR?
!1:e?n.TERM!=="dumb":!t&&lre.some(r=>n[r]==="true")}function rv(e,{json:t},n){let r=()=>`${JSON.stringify(e,null,2).replaceAll("##[","#\\u0023[")}
`;process.stdout.write(t?r():Ku(n(),process.env))}function K1(e,{json:t,out:n},r){let o={color:jp(mre(),process.env),width:pre()};rv(e,{json:t},
()=>`${$p(e,o)}
`),t||fre(n,r)}function fre(e,t){t.progress.say(`report: ${dre(e,"report.html")}`)}function mre(){let e=process.stdout.isTTY===!0;try{return{
isTTY:e,isFile:ure(process.stdout.fd).isFile()}}catch{return{isTTY:e,isFile:!1}}}function pre(){return process.stdout.columns??100}var ov=["changed","always","never"],sv=["neutral","trusted"],io=w().max(500),hre=E({id:io.describe("Tells this acceptance from a later one o\
f the same kind: of the label's event, the commit or the comment."),pattern:io.describe("Which cases, as a glob."),at:w().max(40).nullable().
describe("ISO 8601, when GitHub heard it; null where it does not say, as of a commit."),by:io.describe("Login."),reason:io}),J1=E({id:io,extent:cn(
si,O()).describe("By metric, how much worse it may be, as a log."),limits:cn(si,O()).exactOptional().describe("By metric, how far beyond its\
 limit it may be, as a log.")}),gre=E({...J1.shape,acceptance:hre}),yre=E({run:O().int().nonnegative().describe("Workflow run id; with the a\
ttempt it orders the runs."),attempt:O().int().nonnegative(),head:w().regex(/^[0-9a-f]{40}$/),verdict:L([...Tr,"accepted","failed"]),headline:io,
at:io.describe("ISO 8601."),commitSeen:w().max(40).nullable().describe("ISO 8601, by GitHub's clock: since when the commit was at the pull r\
equest's head for sure."),red:C(J1).max(100).describe("What whoever accepts a slowdown after this run has seen.")}),bre=10,ZCe=E({runs:C(yre).
max(bre).describe("Oldest first; the last one is what the comment shows."),accepted:C(gre).max(1e3),heard:C(io).max(200).describe("Ids of th\
e acceptances that runs so far have heard of.")});function Y1(e,t,n){let r=({name:s,parse:i,default:a})=>{let c=t(s)??a;if(c!==void 0)try{return i(c)}catch(l){throw l instanceof v?new v(`${n(
s)}: ${l.message}`):l}},o=Object.entries(e).map(([s,i])=>[s,r(i)]);return Object.fromEntries(o)}function ie(e,t){return{...e,parse:t}}function it(e,t){
return{...e,parse:t}}function Kn(e,t){return{name:e,description:t,default:"false",parse:X1}}var Qe=e=>e;function wre(e,t,n){let r=ja(t,n);return`\
unknown ${e} ${t}; ${r?`did you mean ${r}?`:`the ${e}s are ${n.join(", ")}`}`}function ls(e){return t=>{let n=e.find(r=>r===t);if(!n)throw new v(
wre("value",t,e));return n}}function X1(e){let t={true:!0,false:!1}[e.toLowerCase()];if(t===void 0)throw new v(`${JSON.stringify(e)} is neit\
her true nor false; write one of them`);return t}function Q1(e){return t=>{let n=t.split(/[,|\s]+/).filter(Boolean);if(n.length===0)throw new v(
`"${t}" names nothing; write it like regression,invalid or never`);return n.map(ls(e))}}function xre(e){if(!/^\d{1,10}$/.test(e))throw new v(
`"${e}" is not a seed; write a whole number of at most 10 digits`);return Number(e)}function Sre(e){let t=e.split("/").filter(r=>r!==""&&r!==
".");if(!t.every(r=>/^[\w.-]+$/.test(r)&&r!==".."&&!/^\.git/i.test(r))||e.startsWith("/"))throw new v(`"${e}" is not a folder on a branch; w\
rite it like loadgate or docs/trend, or . for the root`);return t.join("/")}function eL(e){if(!/^\/[^\s#]*$/.test(e))throw new v(`"${e}" is \
not a path; write it like /users?page=2`);return e}var tL=ie({name:"base",value:"REV",description:"The revision to compare with; `REV...` is\
 its merge base with the head. Defaults to the merge base of the head and the main branch."},Qe),Up=ie({name:"head",value:"REV|worktree",description:"\
The revision to measure. Defaults to `worktree`: all files as they are, except ignored ones."},Qe),ml={config:ie({name:"config",short:"c",value:"\
F",description:"The configuration file. Defaults to `loadgate.yml`, `loadgate.yaml` or `.github/loadgate.yml`."},Qe),case:ie({name:"case",repeatable:!0,
value:"GLOB",description:"Measure only these cases, e.g. `api/hello/*`; separate several with commas."},Qe),preset:ie({name:"preset",value:"\
P",description:"A preset of the configuration file."},Qe),budgetSeconds:ie({name:"budget",value:"5m",description:"Time for starts, warm-up a\
nd measuring together. Defaults to 60 s per case."},Po)},Zp=ie({name:"isolation",value:"auto|docker|process",description:"How servers are ru\
n. Defaults to the configuration file's `isolation`, else `auto`."},ls(["auto","docker","process"]));function vre(e){let t=e.split(/[,\s]+/).
filter(r=>r!==""&&r!=="none"),n=t.find(r=>!/^[A-Za-z_][A-Za-z0-9_.-]*$/.test(r));if(n!==void 0)throw new v(`"${n}" is not the name of a vari\
able; write names like API_KEY,DB_PASSWORD, or none`);return t}var Gp=ie({name:"secrets",value:"NAME,\u2026|none",description:"The variables\
 that `secrets:` of the configuration file may pass on to targets. Defaults to those that it names."},vre),Hp=ie({name:"wait",value:"1h",description:"\
How long to wait for another run on the same machine; `0s` does not wait. Defaults to `1h`."},e=>e==="0s"?0:Po(e)),nL=ie({name:"bisect",value:"\
A..B",description:"Find which of these commits changed the case that `--case` names, instead of measuring a point."},Qe),rL=ie({name:"seed",
value:"N",description:"The seed of the random order; give a run's seed to repeat its order."},xre),oL=ie({name:"threshold",value:"2%",description:"\
The smallest change that counts, for all scenarios. Defaults to the configuration file's."},or),sL=ie({name:"fail-on",value:"regression|inva\
lid|inconclusive|never",description:"Which results fail the run; separate several with commas. Defaults to `regression,invalid`. A head that\
 fails where base works always fails the run, except with `mode: observe`."},Q1(["regression","invalid","inconclusive","never"])),JCe=Kn("st\
art","Also build the working tree, start each server once, and check that it answers as its scenario expects."),iL=Kn("measure-identical","M\
easure even if both sides are the same build."),aL=Kn("cpu-profile","Take CPU profiles of both sides after a regression, shown in `report.ht\
ml`, even without `cpu-profile:` in the configuration file."),YCe=Kn("published","Show the published figures of the configuration file besid\
e the measured ones."),XCe=Kn("strict","Fail if a target cannot run here, instead of leaving it out."),cL=ie({name:"shard",value:"I/N",description:"\
Measure only this shard of the run, as `plan` names it."},j$),lL=it({name:"shards",value:"N",default:"2",description:"The most shards to cut\
 the run into."},U$),uL=it({name:"out",short:"o",value:"DIR",default:".loadgate",description:"The folder for `results.json` and the reports."},
Qe),QCe=it({name:"results",value:"F",default:".loadgate/results.json",description:"The `results.json` of the run."},Qe);function kre(e){let t=/^\d{1,5}$/.
test(e)?Number(e):0;if(t<1||t>65535)throw new v(`"${e}" is not a port; write a number from 1 to 65535`);return t}var eAe={program:ie({name:"\
command",value:"PROGRAM \u2026",description:"Start the server by this command, as a process, without a configuration file. Its setup (`npm c\
i` and the like) is found as by `init`."},Qe),port:ie({name:"port",value:"N",description:"The port of that server, if it does not listen on \
the variable `PORT`."},kre),get:ie({name:"get",value:"/PATH",description:"The path to request from that server, which must answer 200. Defau\
lts to `/`."},eL)},tAe=Kn("open","Open the page in a browser."),nAe={from:ie({name:"from",value:"compose.yaml",description:"Take the server \
and its services from this compose file. Defaults to the one at the top, if there is one."},Qe),target:ie({name:"target",value:"NAME",description:"\
The server to start, if several are found. Defaults to the most likely one."},Qe),command:ie({name:"command",value:"PROGRAM \u2026",description:"\
Start the server by this command, as a process, instead of the one that is found; its setup is still found."},Qe),path:ie({name:"path",value:"\
/PATH",description:"The path to measure. Defaults to the first that is answered with success."},eL),startTimeout:it({name:"start-timeout",value:"\
60s",default:"60s",description:"How long the server may take to start."},Po),dryRun:Kn("dry-run","Show what would be written, and write noth\
ing. The server is still started."),yes:Kn("yes","Write without asking first, even in a terminal.")},rAe=it({name:"slowdown",value:"5%",default:"\
5%",description:"The slowdown that is added to head on purpose: how much more CPU time it uses."},or),oAe=it({name:"budget",value:"3m",default:"\
3m",description:"Time for both parts together, starts included: identical builds, then the same builds with the slowdown."},Po),dL={...Kn("q\
uiet","Show no progress; results and errors remain."),short:"q"},fL=Kn("json","Print the result as JSON."),iv=["github-action-benchmark"],sAe=it(
{name:"format",value:iv.join("|"),default:iv[0],description:"The format to write."},ls(iv)),qp={branch:it({name:"branch",value:"NAME",default:"\
gh-pages",description:"The branch that holds the trend."},e=>e.replace(/^refs\/heads\//,"")),remote:ie({name:"remote",value:"URL",description:"\
The repository of that branch. Defaults to the checkout's `origin`."},Qe),folder:it({name:"dashboard-path",value:"DIR",default:"loadgate",description:"\
The trend's folder on that branch, `.` for its root."},Sre)},iAe={keep:ie({name:"keep",value:"3y",description:"How long points are kept. Def\
aults to the run's configuration."},sr),keepRuns:ie({name:"keep-runs",value:"400d",description:"How long the files of single runs are kept."},
sr)},mL={results:ie({name:"results",value:"F",description:"A `results.json`. Defaults to the one in the artifact of the workflow's run."},Qe),
artifact:it({name:"artifact",value:"NAME",default:"loadgate",description:"The name of the artifact that the measuring job uploaded."},Qe),config:it(
{name:"config",short:"c",value:"F",default:"loadgate.yml",description:"The configuration that was measured. Its rules are read from base, an\
d each configuration has its own comment and status."},Qe),preset:ie({name:"preset",value:"NAME",description:"The preset that was measured w\
ith, whose thresholds apply."},Qe),threshold:ie({name:"threshold",value:"2%",description:"The smallest change that counts, for all scenarios\
. Defaults to that of base's configuration file, whatever the run used."},or),failOn:ie({name:"fail-on",value:"regression|invalid|inconclusi\
ve|never",description:"Which results fail; separate several with commas. Defaults to those of base's configuration file, whatever the run us\
ed."},Q1(["regression","invalid","inconclusive","never"])),forkStatus:it({name:"fork-status",value:sv.join("|"),default:"neutral",description:"\
The status of a fork whose own run found nothing wrong. `neutral` leaves it pending until `/loadgate run` has measured, since a fork's autho\
r could forge the numbers; `trusted` lets it pass."},ls(sv)),when:it({name:"when",value:ov.join("|"),default:"changed",description:"When to \
comment. The comment records what was accepted, and at which size; with `never` a label or a comment accepts for its commit alone."},ls(ov)),
status:it({name:"status",value:"true|false",default:"true",description:"Whether to set a commit status."},X1)};import{existsSync as _L,readFileSync as soe}from"node:fs";import{join as dv,resolve as ioe}from"node:path";import{mkdirSync as $L,rmSync as Ure,writeFileSync as Zre}from"node:fs";import{join as Wp}from"node:path";function hL(e,t,n){if(!/^https?:\/\//i.test(e))return{url:e,credentials:null};let r;try{r=new URL(e)}catch{throw new v("--remote is not an a\
ddress; write it like https://github.com/owner/name.git")}let o=r.username!==""||r.password!=="",s=o?[r.username,r.password].map(decodeURIComponent).
join(":"):`x-access-token:${t}`;r.username="",r.password="";let i=r.href;if(!o&&(t===""||r.origin!==Ore(n)))return{url:i,credentials:null};let a=/^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.
test(r.hostname);if(r.protocol==="http:"&&!a)throw new v(`the token would go to ${r.host} unencrypted; use its https address`);return{url:i,
credentials:s}}function Ore(e){return URL.canParse(e)?new URL(e).origin:null}var $re=120,pL={bytes:100,seconds:30};function gL(e,t,{left:n,signal:r}){
let o=Rre(e),s=a=>o.reduce((c,l)=>c.replaceAll(l,"***"),a).replace(/:\/\/[^\s/@]+@/g,"://***@"),i={..._re(),...Ere(e,process.env)};return{redact:s,
git:async(a,{input:c,env:l}={})=>{let u=await V(["git",`--git-dir=${t}`,...a],{cwd:t,env:{...i,...l},timeoutSeconds:Math.max(1,Math.min($re,
n())),...c!==void 0&&{input:c},...r&&{signal:r}});if(u.missing)throw new v(Cy);return{...u,stderr:s(u.stderr)}}}}var us=class extends Error{finished;constructor(t,n){
super(`git ${t}: ${se(n)}`),this.finished=n}};async function jt({git:e,redact:t},n,r){let o=await e(n,r);if(o.code===0)return o.stdout.trim();
let s=n.find(i=>!i.startsWith("-"))??"";throw new us(s,{...o,stdout:t(o.stdout)})}function Rre({credentials:e}){if(e===null)return[];let t=e.
slice(e.indexOf(":")+1);return[yL(e),e,t,encodeURIComponent(t)].filter(r=>r.length>=4)}var yL=e=>Buffer.from(e).toString("base64");function _re(){
let e=/^GIT_(?!SSH|SSL|ASKPASS$|CONFIG_|EXEC_PATH$|PROXY)|^GIT_CONFIG_(?:COUNT|KEY|VALUE|PARAMETERS)/,t=Object.entries(process.env).filter(([
n])=>!e.test(n));return{...Object.fromEntries(t),GIT_TERMINAL_PROMPT:"0",LC_ALL:"C",GIT_PAGER:"cat"}}function Ere({url:e,credentials:t},n){let r=Array.
from({length:Number(n.GIT_CONFIG_COUNT)||0},(a,c)=>[n[`GIT_CONFIG_KEY_${c}`]??"",n[`GIT_CONFIG_VALUE_${c}`]??""]).filter(([a])=>a!==""),o=[[
"core.hooksPath","/dev/null"],["gc.auto","0"],["maintenance.auto","false"],["http.lowSpeedLimit",String(pL.bytes)],["http.lowSpeedTime",String(
pL.seconds)]],s=t===null?[]:[["credential.helper",""],["core.askPass",""],[`http.${e}.extraheader`,""],[`http.${e}.extraheader`,`Authorizati\
on: basic ${yL(t)}`]],i=[...r,...o,...s];return Object.fromEntries([["GIT_CONFIG_COUNT",String(i.length)],...i.flatMap(([a,c],l)=>[[`GIT_CON\
FIG_KEY_${l}`,a],[`GIT_CONFIG_VALUE_${l}`,c]])])}var Pre=/fetch first|non-fast-forward|is at [0-9a-f]+ but expected|reference already exists|incorrect old value|stale info/,
av="git keeps branches like files in folders, so none can be inside another; name another branch for the trend, or rename that one",Tre=[[/exists; cannot create|refname conflict|directory[ /]file conflict|case-insensitive filesystem/i,
av],[/hash algorithm|mismatched algorithms|object format/i,"the repository uses SHA-256 object names, which loadgate cannot write; name anot\
her one with --remote"],[/protected branch|GH006|GH013|rule violations/i,"the branch is protected; publish to another, or let this workflow \
push to it"],[/was archived|read-only|Read-only file system/,"the repository is read-only; name another one with --remote"],[/hook declined|denied by|unpacker error|shallow update not allowed|denyCurrentBranch|refusing to update checked out/i,
"the server's rules refuse pushes to this branch; its message says which"]],Cre=[[/(?:error:|HTTP) 401\b|Authentication failed|could not read (?:Username|Password)|Invalid username or (?:password|token)|terminal prompts disabled/i,
"the token is missing or wrong; set GITHUB_TOKEN to one that may write, e.g. with permissions: contents: write"],[/(?:error:|HTTP) 403\b|Permission to .* denied|Write access to repository not granted|Permission denied|insufficient permission|not allowed to/i,
"the token may not write here; give the job permissions: contents: write"],[/(?:error:|HTTP) 404\b|Repository not found|repository '.*' not found|does not (?:appear to be a git repository|exist)|No such file or directory/i,
"there is no such repository, or the token may not see it; check --remote"],[/certificate problem|certificate verif|Host key verification failed/i,
"the server's identity cannot be verified; add its certificate or its host key to this machine"],[/dubious ownership/i,"the repository belon\
gs to another user; if you trust it, add it to git's safe.directory"],[/unsupported protocol|transport '.*' not allowed|Unable to find remote helper/i,
"check --remote"]],bL=/\[remote rejected\][^(\n]*\(([^\n]*)\)/,Are=/internal|server error|time(?:d )?[ -]?out|unavailable|try again|\block\b|failed to update ref/i;
function pl(e){let t=Nre(e),n=`${e.stdout}
${e.stderr}`,r=a=>a.find(([c])=>c.test(n))?.[1],o=r(Tre);if(o!==void 0)return{kind:"refused",said:t,todo:o};if(Pre.test(n))return{kind:"race"};
let s=r(Cre);if(s!==void 0)return{kind:"refused",said:t,todo:s};let[,i]=bL.exec(n)??[];return i===void 0||Are.test(i)?{kind:"trouble",said:t}:
{kind:"refused",said:t,todo:"trying again would not help; its message says why"}}function Nre({stdout:e,stderr:t,timedOut:n}){if(n)return"no\
 answer in time";let r=_n(t||e,4).split(`
`),[,o]=bL.exec(e)??[];return[...r,o??""].map(s=>s.replace(/^(?:(?:fatal|error|remote): *)+/,"").trim()).filter(s=>s!==""&&!s.startsWith("hi\
nt:")).join("; ").slice(0,400)}var cv=7*1024*1024,wL=400,xL="loadgate-file",vL={commit:null,read:async e=>e.map(()=>null),entries:async e=>e.map(()=>null),list:async()=>[]};
function kL(e,t){return{commit:e,read:async n=>{let o=[...await SL(e,n,t)].filter(([,{kind:a}])=>a==="file"),s=new Map(o.map(([a,{id:c}])=>[
a,c])),i=await zre([...new Set(s.values())],t);return n.map(a=>{let c=s.get(a),l=c===void 0?null:i.get(c)??null;if(c!==void 0&&l===null)throw new v(
`${a} is not a text, or has more than ${cv/2**20} MiB`);return l})},entries:async n=>{let r=await SL(e,n,t);return n.map(o=>r.get(o)??null)},
list:async n=>{let r=n===""?[]:["--",`${n}/`];return(await jt(t,["--literal-pathspecs","ls-tree","-z","--name-only",e,...r])).split("\0").filter(
i=>i!=="").map(i=>i.slice(n===""?0:n.length+1))}}}var Mre="120000",Ire={blob:"file",tree:"folder",commit:"submodule"};async function SL(e,t,n){
let r=new Map;for(let o=0;o<t.length;o+=wL){let s=t.slice(o,o+wL),i=await jt(n,["--literal-pathspecs","ls-tree","-z",e,"--",...s]);for(let a of i.
split("\0")){let[,c,l,u="",d=""]=/^(\d+) (blob|tree|commit) ([0-9a-f]+)\t(.*)$/s.exec(a)??[];if(l===void 0)continue;let f=c===Mre?"link":Ire[l];
r.set(d,{kind:f,id:u})}}return r}async function zre(e,t){if(e.length===0)return new Map;await Lre(e,t);let n=await Dre(e,t),r=new Map;for(let o of Fre(
e,n))for(let[s,i]of await Bre(o,n,t))r.set(s,i);return r}async function Lre(e,t){if((await t.git(["config","remote.origin.partialclonefilter"])).
code!==0)return;let r=["fetch","--quiet","--no-tags","--no-write-fetch-head","--filter=blob:none","--stdin"];await t.git(["-c","fetch.negoti\
ationAlgorithm=noop",...r,"origin"],{input:`${e.join(`
`)}
`})}async function Dre(e,t){let n=await t.git(["cat-file","--batch-check=%(objectname) %(objectsize)"],{input:`${e.join(`
`)}
`}),r=new Map(n.stdout.split(`
`).flatMap(o=>{let[,s,i]=/^([0-9a-f]+) (\d+)$/.exec(o)??[];return s===void 0?[]:[[s,Number(i)]]}));if(e.some(o=>!r.has(o)))throw new us("cat\
-file",n);return r}function*Fre(e,t){let n=[],r=0;for(let o of e){let s=t.get(o)??Number.NaN;s<=cv&&(r+s>cv&&(yield n,[n,r]=[[],0]),n.push(o),
r+=s)}n.length>0&&(yield n)}async function Bre(e,t,n){let{stdout:r}=await n.git(["cat-file",`--batch=${xL} %(objectname)`],{input:`${e.join(
`
`)}
`}),o=Buffer.from(r),s=0,i=[];for(let a of e){let c=`${xL} ${a}
`,l=s+c.length+(t.get(a)??0);if(o.toString("utf8",s,s+c.length)!==c||o[l]!==10)return jre(e,t,n);i.push([a,o.toString("utf8",s+c.length,l)]),
s=l+1}return i}async function jre(e,t,{git:n}){let r=[];for(let o of e){let{stdout:s}=await n(["cat-file","blob",o]);Buffer.byteLength(s)===
t.get(o)&&r.push([o,s])}return r}var Gre=300,Hre=.5,qre=20,Wre=8,OL="41898282+github-actions[bot]@users.noreply.github.com",Vre={GIT_AUTHOR_NAME:"loadgate",GIT_AUTHOR_EMAIL:OL,
GIT_COMMITTER_NAME:"loadgate",GIT_COMMITTER_EMAIL:OL};async function lv(e,t){let{clock:n,limitSeconds:r=Gre}=e,o=n.now()+r,s=()=>o-n.now(),i=await Yre(
e,s),a=0;for(let c=1;;c++){let l=await Xre(e,i,t);if(!("kind"in l))return{...l,tries:c};if(l.kind==="refused")throw Jre(e,l,i);a=l.kind==="t\
rouble"?a+1:0;let u=Kre(c,e.random()),d=l.kind==="race"?"others were faster":i.redact(l.said);if(a>=Wre||u>s())throw new Ar(`${e.branch} of ${e.
remote.url} could not be updated in ${c} tries (${d}); nothing is lost, run this step again`);e.say?.(`${e.branch}: ${d}; trying again`),await n.
sleep(u,e.signal)}}function Kre(e,t){return t*Math.min(qre,Hre*2**e)}function Jre({branch:e,remote:t},{said:n,todo:r},{redact:o}){return new Ar(
`${e} of ${t.url} cannot be updated: ${o(n)}; ${r}`)}async function Yre({folder:e,remote:t,branch:n,signal:r},o){let s=Wp(e,"branch.git");$L(
s,{recursive:!0});let i=gL(t,s,{left:o,signal:r}),{code:a}=await i.git(["check-ref-format",`refs/heads/${n}`]);if(a!==0||n.startsWith("-")||
n==="HEAD"||n==="@")throw new v(`${n} is not the name of a branch; write it like gh-pages`);return await jt(i,["init","--quiet","--bare",s]),
await jt(i,["config","remote.origin.url",t.url]),i}async function Xre(e,t,n){let r=await eoe(e,t);if("kind"in r)return r;let o=await n(r).catch(
Qre);if("kind"in o)return o;let{change:s,result:i}=o,a=s&&await roe(s,r,e,t);if(a===null)return{commit:a,result:i};let c=await t.git(["push",
"--quiet","--porcelain","origin",`${a}:refs/heads/${e.branch}`]);return c.code===0?{commit:a,result:i}:pl(c)}function Qre(e){if(e instanceof
us)return pl(e.finished);throw e}async function eoe({branch:e},t){let n=`refs/heads/${e}`,r=toe(n),o=await t.git(["ls-remote","--refs","orig\
in",n,`${n}/*`,...r]);if(o.code!==0)return pl(o);let s=o.stdout.split(`
`).map(l=>l.slice(l.indexOf("	")+1));if(!s.includes(n)){let l=s.find(d=>d.startsWith(`${n}/`)||r.includes(d));return l===void 0?vL:{kind:"re\
fused",said:`it has a branch ${l.replace("refs/heads/","")}`,todo:av}}let i=["--quiet","--no-tags","--no-write-fetch-head","--depth=1","--fi\
lter=blob:none"],a=await t.git(["fetch",...i,"origin",`+${n}:refs/loadgate/tip`]);if(a.code!==0)return noe(a.stderr)?{kind:"race"}:pl(a);let c=await jt(
t,["rev-parse","refs/loadgate/tip"]);return kL(c,t)}function toe(e){let t=e.split("/");return Array.from({length:t.length-3},(n,r)=>t.slice(
0,r+3).join("/"))}var noe=e=>/couldn't find remote ref/i.test(e);async function roe({files:e,message:t},n,{folder:r},o){if(e.size===0)return null;
let s={GIT_INDEX_FILE:Wp(r,"branch.index")};Ure(s.GIT_INDEX_FILE,{force:!0}),n.commit!==null&&await jt(o,["read-tree",n.commit],{env:s});let i=await ooe(
e,r,o),a=[...e.keys()].map(u=>{let d=i.get(u);return d===void 0?`0 ${"0".repeat(40)}	${u}`:`100644 ${d}	${u}`});await jt(o,["update-index","\
-z","--index-info"],{env:s,input:`${a.join("\0")}\0`});let c=await jt(o,["write-tree","--missing-ok"],{env:s});if(n.commit!==null){let u=await jt(
o,["rev-parse",`${n.commit}^{tree}`]);if(c===u)return null}let l=n.commit===null?[]:["-p",n.commit];return jt(o,["commit-tree",c,...l,"-F","\
-"],{env:Vre,input:t})}async function ooe(e,t,n){let r=[...e].filter(c=>c[1]!==null);if(r.length===0)return new Map;let o=Wp(t,"branch.files");
$L(o,{recursive:!0});let s=r.map(([,c],l)=>{let u=Wp(o,String(l));return Zre(u,c),u}),a=(await jt(n,["hash-object","-w","--no-filters","--st\
din-paths"],{input:`${s.join(`
`)}
`})).split(`
`);return new Map(r.map(([c],l)=>[c,a[l]]))}var uv=(e,t)=>e===""?t:`${e}/${t}`;function RL(e,t){return{read:n=>e.read(n.map(r=>uv(t,r))),list:n=>e.list(uv(t,n))}}var aoe=["index.html","page.js","page.css"];function EL(e){return R$(e.cwd)}async function coe({remote:e,branch:t,folder:n},r,o,s){let i=await loe(
e,o,s),{GITHUB_TOKEN:a="",GITHUB_SERVER_URL:c="https://github.com"}=o,l=hL(i,a,c);return a!==""&&l.credentials===null&&/^https?:/i.test(l.url)&&
s.progress.say(`the token is for ${c} and is not sent to ${new URL(l.url).origin}, where git's own credentials are used`),{access:{remote:l,
branch:t,folder:r,clock:s.clock,random:Math.random,signal:s.signal,say:u=>s.progress.say(u)},folder:n,page:uoe()}}async function loe(e,t,n){
let r=Ym(t),o=e===void 0?await EL(n):null,s=o&&await _$(o,"origin"),i=e??s??(r===null?void 0:`${r}.git`);if(!i)throw new v("there is no remo\
te to publish to: run this in a checkout that has an origin, or name one with --remote URL");let a=ioe(o?.top??n.cwd,i);return _L(a)?a:i}function uoe(){let e=import.meta.filename.endsWith(".ts"),t=e?dv(import.meta.dirname,"..","..","dist","page"):dv(import.meta.dirname,"page");
if(!_L(t)){if(e)return new Map;throw new v(`the page's files are missing (${t}); install loadgate again, with its folder dist/page`)}return new Map(
aoe.map(n=>[n,soe(dv(t,n))]))}async function Vp(e,t,n){try{var r=[];try{let c=e.remote===void 0?await EL(n):null;let l=c&&await Wt(c,`refs/r\
emotes/origin/${e.branch}`);if(c&&l)return await nv(doe(c,l,e.folder));let u=G(r,Jm(),!0);let{access:d,folder:f}=await coe(e,u.folder,t,n);let m=await lv(
d,async h=>({change:null,result:await nv(RL(h,f))}));return m.result}catch(o){var s=o,i=!0}finally{var a=K(r,s,i);a&&await a}}catch(c){return n.
signal.throwIfAborted(),n.progress.say(`the trend cannot be read (${c.message}), so this point is measured without it`),null}}function doe(e,t,n){
let r=o=>[n,o].filter(s=>s!=="").join("/");return{read:o=>Promise.all(o.map(s=>Je(e,t,r(s)))),list:o=>A$(e,t,r(o))}}var vNe={name:"trend",summary:"compare head with the pinned reference: one point of the trend",group:"ci",examples:[{line:"loadgate trend",does:"\
compare HEAD with the reference in loadgate.yml"},{line:"loadgate trend --head v1.3.0 --budget 10m",does:"measure a tag, in ten minutes"},{line:"\
loadgate trend --bisect v1.2.0..v1.3.0 --case api/hello/direct",does:"find the commit that changed this case"}],options:{head:{...Up,value:"\
REV",description:"The revision to measure. Defaults to `HEAD`."},bisect:nL,...ml,isolation:Zp,secrets:Gp,waitSeconds:Hp,seed:rL,...qp,out:uL,
quiet:dL,json:fL},async run({values:e,host:t}){let n=foe(t.cwd,e.out);if(await rl(n),e.bisect!==void 0){let s=await W1({...e,range:e.bisect,
out:n},t);return rv(s,e,()=>a1(s)),0}let r=await Vp(e,process.env,t),o=await fv({...e,baseline:r,out:n},t);return K1(o,{json:e.json,out:n},t),
o.exitCode}},moe=864e5;async function fv(e,t){var Le=[];try{await ji(t);let n=G(Le,await Gi(t),!0);let{repository:r}=n;let o=await zr(r,e.head??
"HEAD");let s={commit:o,label:e.head??"HEAD"};let i=await poe(r,o,e,t);let a=await o1(i,s,r);let c=nr(i,e.case);let[l]=nr(i,i.trend?.control??
c[0]?.id);let u=je=>({...e,revisions:{base:je.revision,head:s},...je.images&&{images:{base:je.images}},measureIdentical:!0,rules:"head",failOn:[
"invalid"],looks:!1});let d=await ro(u(a),n,l?[l]:[]);let f=ES(d)/c.length;let m=G(Le,await Hi(d,n,e),!0);let{base:h,head:p}=m.sides;if(!h)throw new RangeError(
"the reference was not built");let g=(je,Ut,Zt,ds={})=>{t.progress.say(je);let uo={cases:Ut,config:{...kM(d.config),budgetSeconds:f*Ut.length}};
return Zi(m,{...d,...uo,...ds},Zt,e.out)};let y=()=>({startedAt:t.clock.date().toISOString(),seconds:0});let b=await g(`head against the ref\
erence ${a.label}`,c,m.sides);let{logs:x}=b;let S=zO(b.results)?{...b.results,exitCode:Pt.invalid}:b.results;if(S.interrupted)return xn(S,x,
e.out),S;let{reference:R,...k}=i.trend;let _={settings:k,config:i.file,reference:{commit:a.identity,label:a.label},head:{commit:o,subject:await id(
r,o)??""},control:null,seam:null,again:null};let P=()=>({...S,command:"trend",notices:[...S.notices,..._.planted?Lz(_.planted):[]],trend:_});
let N=je=>{_={..._,...je},xn(P(),x,e.out),t.signal.throwIfAborted()};N({});let M=q1(S,e.baseline);if(M.length>0){let je=`again, since they l\
ook changed: ${M.join(", ")}`,Ut=c.filter(({id:Zt})=>M.includes(Zt));N({again:Kp(await g(je,Ut,{base:h,head:p,buildTime:y()}))})}let X=e.baseline?.
nights??Math.floor(t.clock.date().getTime()/moe);let B=Iz(i,zz(c,S.cases),X);let ee=G(Le,l||B?await m.copy(h,"twin"):null,!0);let me=ee&&{base:h,
head:ee,buildTime:y()};if(l&&me){let je=await g(`identical builds of ${l.id}`,[l],me,{design:"looks"});N({control:Kp(je)})}let he=await hoe(
a,e.baseline,s,r,t);if(he){var at=[];try{let{base:je}=await ro(u(he),n);if(!je)throw new RangeError("a comparison has a base");let Ut=G(at,await m.
build({...je,name:"prev",writesCache:!1}),!0);let Zt={base:Ut,head:h,buildTime:Ut.time};let ds=`the reference against ${he.label}, the previ\
ous one`;let uo={commit:he.identity,label:he.label};let xl=Kp(await g(ds,c,Zt));N({seam:xl&&{from:uo,results:xl}})}catch(nn){var Ot=nn,Xi=!0}finally{
var co=K(at,Ot,Xi);co&&await co}}if(B&&me){let{case:je,slowdown:Ut}=B,Zt=`a planted slowdown in ${je.id}, which has to be found`,uo=Kp(await g(
Zt,[je],me,{design:"looks",slowdown:{share:Ut}}));N({planted:{case:je.id,slowdown:Ut,results:uo}})}return P()}catch(gt){var rn=gt,vn=!0}finally{
var lo=K(Le,rn,vn);lo&&await lo}}function Kp({results:e}){let{trend:t,...n}=e;return n.interrupted&&n.cases.every(({sessions:o})=>o.length===
0)?null:{...n,command:"compare"}}async function poe(e,t,n,r){let o=qr(e,r.cwd,n.config),s=await Je(e,t,o);if(s===null)throw new v(`${t.slice(
0,12)} has no ${o}; commit it first`);let i=Fn(s,o,n.preset===void 0?{}:{preset:n.preset});if(i.trend)return i;throw new v(`${o} has no tren\
d section; add one with the reference of all points, like trend: { reference: v1.0.0 }`)}async function hoe(e,t,n,r,o){let s=t?.reference??null;
if(s===null||s.commit===e.identity)return null;let i=await s1(s,n,r);return i===null&&o.progress.say(`the previous reference, ${s.label}, is\
 not in this clone, so the series starts over; set fetch-depth: 0 to continue it`),i}import{join as nD}from"node:path";import{rmSync as $oe}from"node:fs";import{dirname as Roe}from"node:path";import{randomBytes as NL}from"node:crypto";var hl=class extends Error{},PL=32*1024*1024,TL=1e3,ML=20,goe=16,yoe=ye({id:O(),result:yo(),error:ye({message:w()}).optional()}),boe=Gt("met\
hod",[ye({method:re("NodeWorker.attachedToWorker"),params:ye({sessionId:w()})}),ye({method:re("NodeWorker.detachedFromWorker"),params:ye({sessionId:w()})}),
ye({method:re("NodeWorker.receivedMessageFromWorker"),params:ye({sessionId:w(),message:w()})})]);async function IL({address:{host:e,port:t},
path:n},r){let{socket:o,head:s}=await woe(e,t,n,r),i=new Map,a=h=>{for(let p of[u,...i.values()])p.fail(h);o.destroy()},c=0,l=(h,p)=>{if(r.aborted)
throw r.reason;if(o.destroyed)throw new Error("Node's inspector went away");return c+=1,o.write(Ooe(JSON.stringify({id:c,method:h,params:p}))),
c},u=CL(l,a),d=h=>{let p=0;return CL((g,y)=>{p+=1;let b=JSON.stringify({id:p,method:g,params:y});return l("NodeWorker.sendMessageToWorker",{
sessionId:h,message:b}),p},a)},m=voe(h=>{let p=AL(h),g=boe.safeParse(p).data;if(!g)return u.hear(p);let{sessionId:y}=g.params;if(g.method===
"NodeWorker.receivedMessageFromWorker")return i.get(y)?.hear(AL(g.params.message));if(g.method==="NodeWorker.detachedFromWorker")return i.get(
y)?.fail(new hl("a worker thread ended"));i.size<goe&&i.set(y,d(y))},a);return o.on("data",m),o.on("error",a),o.on("close",()=>a(new Error("\
Node's inspector went away"))),r.addEventListener("abort",()=>a(r.reason),{once:!0}),s.length>0&&m(s),{send:u.send,workers:async()=>(await u.
send("NodeWorker.enable",{waitForDebuggerOnStart:!1}).catch(()=>null),[...i.values()]),[Symbol.dispose]:()=>{o.destroy()}}}function CL(e,t){
let n=null,r=null,o=()=>{let s=n;return clearTimeout(s?.timer),n=null,s};return{send:(s,i={})=>new Promise((a,c)=>{if(r)return c(r);n={id:e(
s,i),method:s,resolve:a,reject:c,timer:setTimeout(()=>t(new Error(`Node's inspector: no answer to ${s}`)),ML*1e3)}}),hear:s=>{let{data:i}=yoe.
safeParse(s);if(!n||i?.id!==n.id)return;let{method:a}=n;i.error?o()?.reject(new Error(`Node's inspector: ${a}: ${i.error.message}`)):o()?.resolve(
i.result)},fail:s=>{r??=s,o()?.reject(s)}}}function woe(e,t,n,r){return new Promise((o,s)=>{let i={connection:"Upgrade",upgrade:"websocket",
"sec-websocket-version":"13","sec-websocket-key":NL(16).toString("base64")},a=process.getBuiltinModule("node:http").request({host:e,port:t,path:n,
headers:i,signal:r,agent:!1}),l=setTimeout(()=>a.destroy(new Error("Node's inspector does not answer")),ML*1e3);a.once("close",()=>clearTimeout(
l)),a.once("upgrade",(u,d,f)=>{clearTimeout(l),o({socket:d,head:f})}),a.once("response",u=>{u.destroy(),s(new Error("what the server says is\
 Node's inspector is none"))}),a.on("error",u=>s(r.aborted?r.reason:new Error(`Node's inspector cannot be reached: ${u.message}`))),a.end()})}
var zL=1,xoe=0,Soe=8;function voe(e,t){let n=0,r=[],o=0,s=2,i=[],a=0;return c=>{if(n+=c.length,n>PL)return t(new Error(`Node's inspector sen\
t more than ${PL/1024/1024} MiB`));if(r.push(c),o+=c.length,o<s)return;let l=Buffer.concat(r);for(;;){let u=koe(l);if("needed"in u){s=u.needed;
break}if(l=l.subarray(u.length),a+=1,a>TL)return t(new Error(`Node's inspector sent more than ${TL} frames`));if(u.kind===Soe)return t(new Error(
"Node's inspector went away"));u.kind!==zL&&u.kind!==xoe||(i.push(u.body),u.last&&(e(Buffer.concat(i).toString("utf8")),i=[]))}r=[l],o=l.length}}
function koe(e){if(e.length<2)return{needed:2};let[t=0,n=0]=e,r=n&127,o=r===127?10:r===126?4:2;if(e.length<o)return{needed:o};let s=r===127?
Number(e.readBigUInt64BE(2)):r===126?e.readUInt16BE(2):r,i=o+s;return e.length<i?{needed:i}:{kind:t&15,last:(t&128)!==0,body:e.subarray(o,i),
length:i}}function Ooe(e){let t=Buffer.from(e);if(t.length>65535)throw new RangeError("commands of the inspector are short");let n=t.length<
126?[128|t.length]:[254,t.length>>8,t.length&255],r=NL(4),o=t.map((s,i)=>s^(r[i%4]??0));return Buffer.concat([Buffer.from([128|zL,...n]),r,o])}
function AL(e){try{return JSON.parse(e)}catch{return null}}var gl=199,_oe="1024";async function UL(e,{seconds:t,file:n,within:r},o){let s={cwd:Roe(n),env:oe(process.env)},i={...s,...o&&{signal:o},timeoutSeconds:t+
30},a=Eoe(e),c=l=>`${n}.${l}`;try{let l=async d=>{let f=["--event","cpu-clock","--freq",String(gl),"--call-graph",d];d==="dwarf"&&f.push("--\
mmap-pages",_oe);let m=["--output",c(d),"--pid",e.join(",")],h=["perf","record","--quiet",...f,...m,"--","sleep",String(t)],p=await V(h,i);if(p.
code!==0)throw new Error(`perf: ${se(p)}`)};await Promise.all(a.map(l)),await Promise.all(e.map(d=>Ioe(d,s,r)));let u=[];for(let d of a){let f=[
"--fields","comm,ip,sym",...d==="dwarf"?["--no-inline"]:[]],m=["perf","script","--force","--input",c(d),...f];u.push(zoe(await js(m,{...i,timeoutSeconds:120})))}
return Coe(u)}finally{for(let l of a)$oe(c(l),{force:!0})}}function Eoe(e){return e.some(t=>Poe.test(Mr(t)??""))?["fp","dwarf"]:[e.some(Moe)?
"fp":"dwarf"]}var Poe=/^python[\d.]*t?$/,Toe=/(?:^|;)[^;]* \S+\.py(?:;|$)/;function Coe(e){let t=e.map(r=>{let[o,s]=[0,0];for(let[i,a]of r)s+=
a,Toe.test(i)&&(o+=a);return s===0?0:o/s}),n=.8*Math.max(...t);return e[t.findIndex(r=>r>=n)]??new Map}var Aoe=/^(?:java|node)$/,Noe="Go\0\0";
function Moe(e){let t=Mr(e);if(t===null||Aoe.test(t))return!0;let n=t$(e,8192);return n===null||n.includes(Noe)}var LL=10;async function Ioe(e,t,n){
if(Mr(e)!=="java")return;let r=Nt("jcmd"),o=r===null?null:(await V([r,String(e),"Compiler.perfmap"],{...t,timeoutSeconds:LL})).code,s=Fs(e);
o===0||s===null||s===e||await n(["jcmd",String(s),"Compiler.perfmap"],LL).catch(()=>{})}function zoe(e){let t=new Map;for(let n of e.split(/\n\s*\n/)){
let[r,...o]=n.split(`
`).filter(a=>a.trim()!=="");if(r===void 0||/^\s+[0-9a-f]+ /.test(r))continue;let s=o.map(a=>FL(Doe(a.trim()))).toReversed(),i=[FL(r.trim()),
...s].join(";");t.set(i,(t.get(i)??0)+1)}return t}var Loe=/^ffff[0-9a-f]{12}\s/;function Doe(e){let t=e.replace(/^[0-9a-f]+\s+/,"").replace(
/^py::(.*):([^:]*)$/,(n,r,o)=>`${r} ${Yp(o)}`).replace(/ \(inlined\)$/,"").replace(/^(?:[\w.$[\]]+ )?([\w$]+(?:\.[\w$<>]+)+)\(.*\)$/,"$1");return Loe.
test(e)?`${t}_[k]`:Foe(t)}var DL=100;function Foe(e){let t=[3,2,1],[n=e]=t.map(r=>Boe(e,r)).filter(({length:r})=>r<=DL);return e.length<=DL?
e:n}function Boe(e,t){let n="",r=0;for(let[o,s]of[...e].entries())s==="<"?(r+=1,r<=t&&(n+=r===t?"<\u2026":s)):s===">"&&e[o-1]!=="-"?(r<=t&&(n+=
s),r-=1):r<t&&(n+=s);return n}function FL(e){return e.replaceAll(";",":")||"[unknown]"}var mv=5e-4,joe=/Debugger listening on ws:\/\/[^/\s]+:(\d+)(\/[0-9a-f-]+)/g,
Uoe=16;function ZL(e,t,n){return[...new Map([...e.matchAll(joe)].map(([,o,s])=>[Number(o),s]))].filter(([o])=>o>0&&o<65536).slice(0,Math.min(
n,Uoe)).map(([o,s])=>({address:{host:t,port:o},path:s}))}var BL=2e5,jL=5e4,Zoe=64*1024*1024,Goe=200,Hoe=ye({nodes:C(ye({id:O(),callFrame:ye(
{functionName:w(),url:w(),lineNumber:O()}),children:C(O()).max(jL).optional()})).max(jL),samples:C(O()).max(BL),timeDeltas:C(O()).max(BL)});
async function GL(e,t,n){var c=[];try{let r=G(c,new DisposableStack);let o=[];for(let f of e)o.push(r.use(await IL(f,n)));let s=[...o,...(await Promise.
all(o.map(({workers:f})=>f()))).flat()];for(let{send:f}of s)await Jp(f("Profiler.enable")),await Jp(f("Profiler.setSamplingInterval",{interval:mv*
1e6})),await Jp(f("Profiler.start"));await t();let i=new Map;let a=new Map;for(let{send:f}of s){let m=await Jp(f("Profiler.stop"));if(m===HL)
continue;let{success:h,data:p}=qoe.safeParse(m);if(!h)throw new Error("Node's inspector sent no profile, or one that is too large to be V8's");
for(let[g,y]of Voe(p.profile))i.set(g,(i.get(g)??0)+y);for(let{callFrame:g}of p.profile.nodes)g.url!==""&&a.set(qL(g),g.lineNumber+1)}return{
stacks:i,lines:a}}catch(l){var u=l,d=!0}finally{K(c,u,d)}}var HL=Symbol("a worker thread that ended");async function Jp(e){try{return await e}catch(t){
if(t instanceof hl)return HL;throw t}}var qoe=ye({profile:Hoe}),Woe=256;function Voe({nodes:e,samples:t,timeDeltas:n}){let r=new Map(e.flatMap(
({id:l,children:u=[]})=>u.map(d=>[d,l]))),o=new Map(e.map(({id:l,callFrame:u})=>[l,qL(u)])),s=0,i=new Map,a=l=>{let u=i.get(l);if(u!==void 0)
return u;let d=[];for(let h=l;h!==void 0&&d.length<Woe;h=r.get(h)){let p=o.get(h);p!==void 0&&d.push(p)}let f=d.toReversed().slice(1),m=f.length===
0||f.at(-1)==="(idle)"?null:f.join(";");if(s+=m?.length??0,s>Zoe)throw new Error("the profile is too large to be V8's");return i.set(l,m),m},
c=new Map;for(let[l,u]of t.entries()){let d=a(u);d!==null&&c.set(d,(c.get(d)??0)+Math.max(0,n[l+1]??0)/1e6)}return c}var Koe=new RegExp(`/${Xo}\
\\w+/[^/]+/[^/]+$`);function Yp(e){let t=e.split("/"),n=t.at(-1)??"";return/^(?:index\.\w+|__init__\.py)$/.test(n)&&!Koe.test(e)?t.slice(-2).
join("/"):n}var Joe=/^\((?!anonymous\))[\w ]+\)$/,Yoe=/^[\w-]+(?:\/[\w-]+)*\.js$/;function qL({functionName:e,url:t,lineNumber:n}){let r=Yp(
t).replaceAll(/\s+/g,"_"),o=e||"(anonymous)",s=t===""?Joe.test(o)?"":" (native)":t.startsWith("node:")?` ${t}`:Yoe.test(t)?` node:${t.slice(
0,-3)}`:` ${r}${e?"":`:${n+1}`}`;return`${o}${s}`.slice(0,Goe).replaceAll(";",":")}import{readFileSync as Xoe,rmSync as Qoe}from"node:fs";import{dirname as ese}from"node:path";var tse=16,nse=64*1024*1024,rse=200;function VL(e){return Nt("py-spy")===null?[]:e.filter(t=>/^python[\d.]*t?$/.test(Mr(t)??"")).slice(0,tse)}
async function KL(e,{seconds:t,hertz:n,file:r},o){let s={cwd:ese(r),env:oe(process.env),...o&&{signal:o}},i=async(c,l,u)=>{try{let d=["--for\
mat","raw","--function","--threads","--rate",String(n),...u],f=["--duration",String(t),"--output",l,"--pid",String(c)],m=await V(["py-spy","\
record",...d,...f],{...s,timeoutSeconds:t+30});if(m.code!==0)throw new Error(`py-spy: ${se(m)}`);return Xoe(l,"utf8").slice(0,nse)}finally{Qoe(
l,{force:!0})}},a=await Promise.all(e.map(async c=>{let[l,u]=[Rn([c]).cpu,Ir([c])],[d,f]=await Promise.all([i(c,`${r}.${c}`,[]),i(c,`${r}.${c}\
.lock`,["--gil","--nonblocking"]).catch(()=>"")]),m={text:d,samplesAtWork:ase(l,Rn([c]).cpu,n)},h=Ir([c]),p=h===null||u===null?0:(h-u)*n;return ise(
m,f,p)}));return cse(a)}var ose=1.5,sse=.2;function ise(e,t,n){if(n===0||WL(e.text)<=ose*n)return e;let r=WL(t);if(r<sse*n)throw new Error("\
py-spy cannot tell which of the server's threads are at work and which wait");return{text:t,samplesAtWork:new Map,scale:n/r}}function WL(e){
return[...e.matchAll(/ (\d+)$/gm)].reduce((t,[,n])=>t+Number(n),0)}function ase(e,t,n){return new Map([...t].flatMap(([r,o])=>{let s=Fs(Number(
r.split("/")[1]));return s===null?[]:[[s,(o-(e.get(r)??0))*n]]}))}function cse(e){let t=new Map,n=new Map;for(let{text:r,samplesAtWork:o,scale:s=1}of e){
let i=[...r.matchAll(/^(?:thread \((\w+)\)[^;\n]*;)?(.+) (\d+)$/gm)].map(([,c,l="",u])=>({thread:Number(c),frames:l,count:Number(u)})),a=new Map;
for(let{thread:c,count:l}of i)a.set(c,(a.get(c)??0)+l);for(let{thread:c,frames:l,count:u}of i){let d=s*(o.get(c)??a.get(c)??0)/(a.get(c)||1),
m=l.split(";").map(h=>lse(h,n)).join(";");d>0&&t.set(m,(t.get(m)??0)+u*d)}}return{samples:t,lines:n}}function lse(e,t){let[,n=e,r,o]=/^(.*) \((.+):(\d+)\)$/.
exec(e)??[],s=r===void 0?"":` ${Yp(r)}`,i=`${n}${s}`.slice(0,rse);return o!==void 0&&t.set(i,Number(o)),i}function JL({plan:{budgetSeconds:e},seconds:{run:t}}){return Math.max(20,(1+.1)*e-t)}var use=`the time for profiles was over, at most ${.1*100}\
% of the budget; set a larger budget`,YL="the time for profiles of a case was over, at most 20 s";async function XL(e,t,{clock:n,signal:r},o,s){
let i=n.now()+t,a=[];for(let f of e){var c=[];try{let m=i-n.now();if(m<10){a.push(s(f,use));continue}let h=G(c,dse(Math.min(20,m),n,r));try{
a.push(await o(f,h))}catch(p){r.throwIfAborted(),a.push(s(f,h.signal.aborted?YL:p.message))}}catch(l){var u=l,d=!0}finally{K(c,u,d)}}return a}
function dse(e,t,n){let r=new AbortController,o=new AbortController;return t.sleep(e,o.signal).then(()=>r.abort(new Error(YL)),()=>{}),{until:t.
now()+e,signal:AbortSignal.any([n,r.signal]),[Symbol.dispose]:()=>o.abort()}}var mse=5,pse=1,hse=2,pv=.5,rD=3,gse="0.0.0.0:9229",yse="127.0.0.1:0";async function bse(e,t,n,r){let{id:o}=e.case,s=new Map,{until:i}=r.time;
for(let[l,u]of e.builds.entries()){let d=t.clock.now(),f=(i-d)/(e.builds.length-l),m={...r,time:{until:d+f}};s.set(u.variant,await wse(u,e,t,
n,m))}let[a,c]=[s.get("base"),s.get("head")];return!a||!c?{case:o,reason:"there is no base to compare with"}:a.stacks.size===0||c.stacks.size===
0?{case:o,reason:`${c.tool} saw no sample`}:{case:o,tool:c.tool,seconds:Math.min(a.seconds,c.seconds),grain:{base:a.grain,head:c.grain},base:eD(
a,r.measured.base),head:eD(c,r.measured.head),lines:c.lines}}var QL=2;function eD({stacks:e,cpu:t},n){if(n===null||t===null)return e;let r=n/
t;return r<=QL&&r>=1/QL?new Map([...e].map(([o,s])=>[o,s*r])):e}async function wse(e,t,n,r,{time:o,warmUpSeconds:s}){var N=[];try{let i=G(N,
await cm(t,kse(e,n),n.runner,n.clock),!0);let{server:a}=i;let c=ZL(await a.log(),a.address.host,(await hv(i)).length);await Ri([i],!1,t,n,Math.
min(s,rD));let l=vse(o.until-n.clock.now());let u=0;let d=null;let f=async()=>{let me=await a.meter.read(),{rate:he}=t,at=he===void 0?{seconds:l}:
{requests:Math.ceil(he*l)},nn=Oi(n.plan.cpus,1),Ot=await n.generator($i(i,t,at,nn,he),{signal:n.signal});u=Ve(Ot.output),d=Yr(me,await a.meter.
read()).cpu};let m=()=>d===null?null:d/u;let h=(me,he)=>new Map([...me].map(([at,nn])=>[at,nn*he/u]));let p={seconds:l-pv,clock:n.clock};if(c.
length>0){let{stacks:me,lines:he}=await GL(c,f,n.signal);return{tool:"V8's profiler",cpu:m(),grain:mv/u,seconds:l,stacks:h(me,1),lines:he}}let g=VL(
await hv(i));let y=()=>g.length>0?xse(g,l,r,n.signal):Sse(i,p,r,n.signal);let[b,x]=await Promise.allSettled([y(),f()]);if(b.status==="reject\
ed")throw b.reason;if(x.status==="rejected")throw x.reason;let{tool:S,stacks:R,lines:k,share:_}=b.value;let P=1/gl/_/u;return{tool:S,cpu:m(),
grain:P,seconds:l,stacks:h(R,1/gl/_),lines:k}}catch(M){var X=M,B=!0}finally{var ee=K(N,X,B);ee&&await ee}}async function xse(e,t,n,r){let o={
seconds:t,hertz:gl,file:nD(n,"py-spy")},{samples:s,lines:i}=await KL(e,o,r);return{tool:"py-spy",stacks:s,lines:i,share:1}}async function Sse(e,{
seconds:t,clock:n},r,o){await n.sleep(pv,o);let s=(l,u)=>e.server.exec(l,{timeoutSeconds:u,signal:o}),i=nD(r,"perf"),a=await UL(await hv(e),
{seconds:t,file:i,within:s},o),c=t/(t+pv);return{tool:"perf",stacks:a,lines:new Map,share:c}}function vse(e){let t=Math.min(mse,Math.floor(e-
hse));if(t>=pse)return t;throw new Error(`starting and warming up left no time to profile, of the ${20} s of a case`)}function kse(e,{runner:t}){
let{target:n}=e,r=t.name==="docker",o=r?{}:Is(process.env,n.inherit,{}),s=(a,c)=>{let l=n.env[a]??o[a];return{[a]:l===void 0?c:`${l} ${c}`}},
i={...n.env,...s("NODE_OPTIONS",`--inspect=${r?gse:yse}`),...s("JAVA_TOOL_OPTIONS","-XX:+PreserveFramePointer"),PYTHONPERFSUPPORT:"1"};return{
...e,target:{...n,env:i}}}async function hv({server:e}){let{threads:t}=await e.meter.read();return[...new Set([...t.keys()].map(n=>Number(n.
split("/")[0])))]}var Ose=3,$se=300;function oD(e,t){let n=new Map(t.map(o=>[o.case,o])),r=e.cases.map(o=>{let s=n.get(o.id);if(!s)return o;
if("reason"in s)return{...o,notProfiled:ge(W(s.reason),$se)};let i=XM(s),a={...o,growth:i};return np(a)===null?a:{...o,growth:{...i,functions:[]}}});
return{...e,cases:r}}async function sD(e,{variants:t,oha:n},r){let{cases:o,plan:s}=r,a=o.filter(Rse).toSorted((x,S)=>tD(S)-tD(x)).slice(0,Ose);
if(a.length===0)return[];let c=({id:x},S)=>({case:x,reason:S});if(e.isolation.elsewhere)return a.map(x=>c(x,"the servers run on another mach\
ine"));let{host:l,resources:u}=e.workspace,{clock:d,progress:f,signal:m}=l;try{var h=[];try{let x=G(h,await PS(e),!0);let S=TS(n,u,s);let R=G(
h,await nm(s.cpus.generator),!0);let k=async(_,P)=>{f.step({doing:`profiling ${_.id}`,done:a.indexOf(_)/a.length,secondsLeft:null});let N=Wm(
_,t,e.config,P.signal);if(!N)return c(_,"head was not built");if(N.scenario.args)return c(_,"it runs a command, and only servers are profile\
d");let M={plan:s,runner:x,generator:S,hyperfine:null,clock:d,signal:P.signal,random:vm(s.seed),began:d.now()},X=_.sessions.at(-1)?.warmUpSeconds??
rD,B=_.metrics.find(({name:me})=>me==="cpu"),ee={base:B?.base??null,head:B?.head??null};return bse(N,M,u.folder,{time:P,warmUpSeconds:X,measured:ee})};
return await XL(a,JL(r),{clock:d,signal:m},k,c)}catch(p){var g=p,y=!0}finally{var b=K(h,g,y);b&&await b}}catch(x){return m.aborted?[]:a.map(
S=>c(S,x.message))}finally{f.end()}}function tD({metrics:e}){let t=e.flatMap(({verdict:n,ratio:r,better:o})=>n==="regression"&&r!==null&&r>0?
[o==="lower"?r:1/r]:[]);return Math.max(0,...t)}function Rse({verdict:e,metrics:t,limits:n=[]}){let r=t.filter(i=>i.gates&&i.verdict==="regr\
ession"),o=n.filter(({state:i})=>i==="broken"),s=[...r.map(({name:i})=>i),...o.map(({metric:i})=>i)];return e==="regression"&&s.some(Iu)}async function iD(e,t){var u=[];try{await ji(t);let n=G(u,await Gi(t),!0);let r=await ro(e,n);if(Ese(r)){let p=Pse(r,n);return xn(p,new Map,
e.out),p}let o=G(u,await Hi(r,n,e),!0);let s=await Zi(o,r,o.sides,e.out);let{results:i,logs:a}=s;if(!_se(e,r.config)||i.interrupted)return xn(
i,a,e.out),i;let c=await sD(o,s,i);let l=oD(i,c);xn(l,a,e.out,c);return l}catch(d){var f=d,m=!0}finally{var h=K(u,f,m);h&&await h}}function _se({
cpuProfile:e,unreviewed:t},n){return e||(n.cpuProfile??!t)}function Ese(e){return Uc(e).length===0}function Pse(e,{host:t,resources:n}){let{
config:r,base:o,head:s,part:i,cases:a,notices:c}=e,u={name:r.isolation==="docker"?"docker":"process",reason:{code:"nothing-to-run"}},d=Bc();
return li({id:n.id,startedAt:t.clock.date().toISOString(),plan:Rp(e,{isolation:u,cpus:qS(Am())},!1),environment:{...Nm(),tools:{node:process.
version},load:{before:d,after:d}},variants:[...o?[{variant:"base",...o.revision,builds:{}}]:[],{variant:"head",...s.revision,builds:{}}],failures:[],
notices:c,cases:(i?.cases??a).map(f=>({...f,sessions:[],skipped:"untouched"})),seconds:{build:0,run:0,ready:0,load:0,harness:0},interrupted:!1})}var Tse={regression:"error",invalid:"warning",inconclusive:"warning",improvement:"notice",new:"notice",unchanged:null},gv=10;function aD(e,t){
return["error","warning","notice"].flatMap(n=>{let r=e.cases.filter(({verdict:o})=>Tse[o]===n);return r.slice(0,gv).map((o,s)=>{let i=s===gv-
1?r.length-gv:0;return Cse(n,o,t(o.scenario),i)})})}function Cse(e,t,n,r){let o=r>0?` ${r} more like this: see the summary.`:"";return{level:e,
title:W(`${t.id}: ${gI(t)}`),message:`${W(`${t.id} ${ot(t)}`)}.${o}`,...n}}function bv(e){return ie({name:"github-token",value:"TOKEN",required:!0,description:e},t=>t)}var cD={base:{...tL,description:"The revision t\
o compare with. Defaults to the merge base with the pull request's base branch, to the merge group's base, else to the merge base with the d\
efault branch."},head:{...Up,description:"The revision to measure. Defaults to the head of the pull request or of the merge group, else to t\
he checkout's HEAD."}},{branch:Ase,folder:Nse}=qp,yv={branch:{...Ase,name:"gh-pages-branch"},folder:Nse},lD="`loadgate` in the runner's temp\
orary folder";function uD(e){return ie({name:"out",value:"DIR",description:`The folder for ${e}. Defaults to ${lD}.`},t=>t)}var dD=uD("`resu\
lts.json` and the reports"),fD="The folder of all results and reports, for a workflow to upload.",mD=ie({name:"results",value:"F",description:`\
The \`results.json\` of the run. Defaults to the one in ${lD}.`},e=>e),pD={out:fD,verdict:"`regression`, `invalid`, `inconclusive`, `improve\
ment`, `new` or `unchanged`: the worst of all cases.",regressions:"A JSON list of the cases that became slower, `[]` if there are none.",results:"\
The path of `results.json`, which holds everything that was measured.",report:"The path of `report.html`, a page in one file."};function Mse(e){
if(jse.some(({name:t})=>t===e))throw new v(`${e} is another action; write uses: ${yl(e)}@v1`);return ls(["compare","trend"])(e)}function yl(e){
return`loadgate/loadgate/actions/${e}`}var hD={name:"measure",description:"Measures in the pull request whether a change makes an HTTP serve\
r slower.",inputs:{command:ie({name:"command",value:"compare|trend",description:"`compare` measures base against head, `trend` a point of th\
e trend. Defaults to `compare` on `pull_request` and `merge_group`, to `trend` on `schedule` and `push`. On `workflow_dispatch` it is `trend\
` if the configuration has a trend section and base and head are not both named, else `compare`."},Mse),...cD,...ml,isolation:Zp,secrets:{...Gp,
default:"none",description:"The variables of the step's environment that `secrets:` of the configuration file may pass on to targets; separa\
te several with commas. Apart from what toolchains need (docs/environment.md), no other variable reaches a target."},waitSeconds:Hp,threshold:oL,
failOn:sL,measureIdentical:iL,cpuProfile:aL,shard:cL,branch:{...yv.branch,description:"For `trend`, the branch that holds the trend so far."},
folder:yv.folder,oha:ie({name:"oha-path",value:"F",description:"The oha that generates the load. Defaults to the one on PATH, else to the re\
lease, which is verified by its pinned hash and kept in the tool cache. It is compiled with cargo only if the release cannot be downloaded."},
e=>e),out:dD},outputs:pD},Ise={name:"comment",description:"Reports in a pull request, by a comment and a commit status, what loadgate measur\
ed in another job.",inputs:{token:bv("The token to comment with, e.g. `github.token`."),...mL},outputs:{verdict:"`regression`, `invalid`, `i\
nconclusive`, `improvement`, `new` or `unchanged`: the worst of all cases; also `accepted` and `failed`."}},zse={name:"publish",description:"\
Adds a point that loadgate measured to the trend on a branch, and reports what changed.",inputs:{token:bv("The token to push and to open iss\
ues with, e.g. `github.token`."),results:mD,...yv},outputs:{alerts:"A JSON list of the changes that were seen or confirmed by this run, `[]`\
 if there are none."}},Lse={name:"plan",description:"Cuts a run of loadgate into shards for a job matrix.",inputs:{shards:lL,...ml,head:cD.head},
outputs:{matrix:"A job matrix whose entries have a `shard` and a `number` each."}},Dse={name:"merge",description:"Puts the shards of a run t\
ogether and judges them as one run.",inputs:{path:it({name:"path",value:"DIR",default:"shards",description:"The folder that the shards' arti\
facts were downloaded to."},e=>e),out:dD},outputs:pD},Fse={name:"request",description:"Reads the command /loadgate run in a comment, and che\
cks that its author may give it.",inputs:{token:bv("The token to read permissions and to react with, e.g. `github.token`.")},outputs:{run:"W\
hether to carry out the comment's command, `true` or `false`.",head:"The commit to judge.",base:"The commit to compare with.",case:"The case\
s that the comment names; empty for all.",budget:"The budget that the comment names; empty for the default."}},Bse={name:"export",description:"\
Writes what loadgate measured in the format of github-action-benchmark. It refuses empty files, so none is written.",inputs:{results:mD,out:uD(
"`bigger.json` and `smaller.json`")},outputs:{out:fD}},jse=[Ise,zse,Lse,Dse,Fse,Bse];function gD(e,t,{named:n,trend:r}){if(Object.hasOwn(wv,e)&&!(e==="issue_comment"&&t==="compare"&&n))throw new v(`the event ${e} is refused, \
since it would run the code of a pull request with the repository's secrets and a token that can write; ${wv[e]}`);if(t==="trend"&&Zse(e,"tr\
end"),t!==void 0)return t;if(e==="workflow_dispatch")return n||!r()?"compare":"trend";if(e==="schedule"||e==="push")return"trend";if(e==="pu\
ll_request"||e==="merge_group")return"compare";throw new v(`the event ${e} does not say what to compare; set command: compare, and base:`)}var wv={
pull_request_target:`measure on: pull_request, and comment with ${yl("comment")} on: pull_request or workflow_run`,workflow_run:`measure on:\
 pull_request, and comment here with ${yl("comment")}`,issue_comment:`read the comment with ${yl("request")}, and pass its base and head to \
another job with command: compare, as in workflows/command.yml`};function yD(e){if(e==="pull_request_target")throw new v(`the event ${e} is \
refused, since outsiders can trigger it and it has the repository's secrets; ${wv[e]}`)}var Use=["pull_request","merge_group","issue_comment",
"workflow_run"];function Zse(e,t){if(Use.includes(e))throw new v(`the trend takes no numbers from pull requests, whose code may forge them; \
run ${t} on: schedule, push or workflow_dispatch`)}function Gse({name:e,payload:t}){if(e==="pull_request")return{head:{revision:Xp(t,"pull_r\
equest","head","sha"),label:"the pull request's head"},base:{revision:Xp(t,"pull_request","base","sha"),label:"the pull request's base"},...Hse(
Gc(t,"pull_request","base","ref")),fromMergeBase:!0};if(e==="merge_group")return{head:{revision:Xp(t,"merge_group","head_sha"),label:"the me\
rge group's head"},base:{revision:Xp(t,"merge_group","base_sha"),label:"the merge group's base"},fromMergeBase:!1};let n=Gc(t,"repository","\
default_branch"),r=typeof n=="string"&&bD.test(n)?n:"main";return{head:{revision:"HEAD",label:"the checkout's HEAD"},base:{revision:`refs/re\
motes/origin/${r}`,label:r},fromMergeBase:!0}}function Hse(e){if(typeof e!="string"||!bD.test(e))return{};let t=`${e}, since the base that t\
he event names is not in this clone`;return{branch:{revision:`refs/remotes/origin/${e}`,label:t}}}var bD=/^(?!.*(?:\.\.|@\{|\/\/))[A-Za-z0-9][A-Za-z0-9._/@+-]{0,200}$/;
function Xp(e,...t){let n=zM(e,...t);if(n!==null)return n;throw new v(`the event has no commit id at ${t.join(".")}; set base and head inste\
ad`)}async function wD(e,t,n){let[r,o]=[t.base,t.head].map(l=>l===void 0?void 0:{revision:l,label:l});if(r&&o)return{base:await bl(n,r),head:await bl(
n,o)};let s=Gse(e),i=await bl(n,o??s.head);if(r)return{base:await bl(n,r),head:i};let a=await qse(n,s);if(!s.fromMergeBase)return{base:a,head:i};
let c=await cd(n,a.commit,i.commit);if(c===null)throw new v(`${s.base.label} and ${i.label} have no common commit in this clone${await ud(n,
"name the base with the input base")}`);return{base:{commit:c,label:`merge base with ${a.label}`},head:i}}async function qse(e,{base:t,branch:n}){
if(n&&await Wt(e,t.revision)===null){let r=await Wt(e,n.revision);if(r!==null)return{commit:r,label:n.label}}return bl(e,t)}async function bl(e,{
revision:t,label:n}){let r=await Wt(e,t);if(r!==null)return{commit:r,label:n};let o=n===t?t:`${n} (${t})`,s=await ad(e)?"":`; where that is \
set, fetch it in a step before: git fetch origin ${t.replace(/^refs\/remotes\/origin\//,"")}`;throw new v(`${o} is not in this clone; set fe\
tch-depth: 0 for actions/checkout${s}`)}function xD({name:e,payload:t}){if(e==="issue_comment")return!0;if(e!=="pull_request")return!1;let n=r=>Gc(
t,"pull_request",r,"repo","id");return n("head")===void 0||n("head")!==n("base")}import{join as nh,resolve as lie}from"node:path";import*as vD from"os";function ao(e){return e==null?"":typeof e=="string"||e instanceof String?e:JSON.stringify(e)}function Qp(e){return Object.keys(e).length?{title:e.
title,file:e.file,line:e.startLine,endLine:e.endLine,col:e.startColumn,endColumn:e.endColumn}:{}}function wl(e,t,n){let r=new xv(e,t,n);process.stdout.write(r.toString()+vD.EOL)}var SD="::",xv=class{constructor(t,n,r){t||(t="missing.command"),this.command=t,this.properties=n,this.message=r}toString(){let t=SD+this.command;
if(this.properties&&Object.keys(this.properties).length>0){t+=" ";let n=!0;for(let r in this.properties)if(this.properties.hasOwnProperty(r)){
let o=this.properties[r];o&&(n?n=!1:t+=",",t+=`${r}=${Vse(o)}`)}}return t+=`${SD}${Wse(this.message)}`,t}};function Wse(e){return ao(e).replace(
/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function Vse(e){return ao(e).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%\
0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}import*as kD from"crypto";import*as th from"fs";import*as eh from"os";function OD(e,t){let n=process.env[`GITHUB_${e}`];if(!n)throw new Error(`Unable to find environment variable for file command ${e}`);if(!th.existsSync(
n))throw new Error(`Missing file at path: ${n}`);th.appendFileSync(n,`${ao(t)}${eh.EOL}`,{encoding:"utf8"})}function $D(e,t){let n=`ghadelim\
iter_${kD.randomUUID()}`,r=ao(t);if(e.includes(n))throw new Error(`Unexpected input: name should not contain the delimiter "${n}"`);if(r.includes(
n))throw new Error(`Unexpected input: value should not contain the delimiter "${n}"`);return`${e}<<${n}${eh.EOL}${r}${eh.EOL}${n}`}import*as PD from"os";import{EOL as Kse}from"os";import{constants as RD,promises as Jse}from"fs";var Sv=function(e,t,n,r){function o(s){return s instanceof n?s:new n(
function(i){i(s)})}return new(n||(n=Promise))(function(s,i){function a(u){try{l(r.next(u))}catch(d){i(d)}}function c(u){try{l(r.throw(u))}catch(d){
i(d)}}function l(u){u.done?s(u.value):o(u.value).then(a,c)}l((r=r.apply(e,t||[])).next())})},{access:Yse,appendFile:Xse,writeFile:Qse}=Jse,_D="\
GITHUB_STEP_SUMMARY";var vv=class{constructor(){this._buffer=""}filePath(){return Sv(this,void 0,void 0,function*(){if(this._filePath)return this._filePath;let t=process.
env[_D];if(!t)throw new Error(`Unable to find environment variable for $${_D}. Check if your runtime environment supports job summaries.`);try{
yield Yse(t,RD.R_OK|RD.W_OK)}catch{throw new Error(`Unable to access summary file: '${t}'. Check if the file has correct read/write permissi\
ons.`)}return this._filePath=t,this._filePath})}wrap(t,n,r={}){let o=Object.entries(r).map(([s,i])=>` ${s}="${i}"`).join("");return n?`<${t}${o}\
>${n}</${t}>`:`<${t}${o}>`}write(t){return Sv(this,void 0,void 0,function*(){let n=!!t?.overwrite,r=yield this.filePath();return yield(n?Qse:
Xse)(r,this._buffer,{encoding:"utf8"}),this.emptyBuffer()})}clear(){return Sv(this,void 0,void 0,function*(){return this.emptyBuffer().write(
{overwrite:!0})})}stringify(){return this._buffer}isEmptyBuffer(){return this._buffer.length===0}emptyBuffer(){return this._buffer="",this}addRaw(t,n=!1){
return this._buffer+=t,n?this.addEOL():this}addEOL(){return this.addRaw(Kse)}addCodeBlock(t,n){let r=Object.assign({},n&&{lang:n}),o=this.wrap(
"pre",this.wrap("code",t),r);return this.addRaw(o).addEOL()}addList(t,n=!1){let r=n?"ol":"ul",o=t.map(i=>this.wrap("li",i)).join(""),s=this.
wrap(r,o);return this.addRaw(s).addEOL()}addTable(t){let n=t.map(o=>{let s=o.map(i=>{if(typeof i=="string")return this.wrap("td",i);let{header:a,
data:c,colspan:l,rowspan:u}=i,d=a?"th":"td",f=Object.assign(Object.assign({},l&&{colspan:l}),u&&{rowspan:u});return this.wrap(d,c,f)}).join(
"");return this.wrap("tr",s)}).join(""),r=this.wrap("table",n);return this.addRaw(r).addEOL()}addDetails(t,n){let r=this.wrap("details",this.
wrap("summary",t)+n);return this.addRaw(r).addEOL()}addImage(t,n,r){let{width:o,height:s}=r||{},i=Object.assign(Object.assign({},o&&{width:o}),
s&&{height:s}),a=this.wrap("img",null,Object.assign({src:t,alt:n},i));return this.addRaw(a).addEOL()}addHeading(t,n){let r=`h${n}`,o=["h1","\
h2","h3","h4","h5","h6"].includes(r)?r:"h1",s=this.wrap(o,t);return this.addRaw(s).addEOL()}addSeparator(){let t=this.wrap("hr",null);return this.
addRaw(t).addEOL()}addBreak(){let t=this.wrap("br",null);return this.addRaw(t).addEOL()}addQuote(t,n){let r=Object.assign({},n&&{cite:n}),o=this.
wrap("blockquote",t,r);return this.addRaw(o).addEOL()}addLink(t,n){let r=this.wrap("a",t,{href:n});return this.addRaw(r).addEOL()}},eie=new vv;var kv=eie;import ED from"os";var JMe=ED.platform(),YMe=ED.arch();var Ov;(function(e){e[e.Success=0]="Success",e[e.Failure=1]="Failure"})(Ov||(Ov={}));function TD(e,t){let n=process.env[`INPUT_${e.replace(/ /g,"_").toUpperCase()}`]||"";if(t&&t.required&&!n)throw new Error(`Input required an\
d not supplied: ${e}`);return t&&t.trimWhitespace===!1?n:n.trim()}function CD(e,t){if(process.env.GITHUB_OUTPUT||"")return OD("OUTPUT",$D(e,t));process.stdout.write(PD.EOL),wl("set-output",{name:e},ao(t))}function AD(e){process.exitCode=Ov.Failure,$v(e)}function $v(e,t={}){wl("error",Qp(t),e instanceof Error?e.toString():e)}function ND(e,t={}){wl("warning",Qp(t),e instanceof Error?e.toString():
e)}function MD(e,t={}){wl("notice",Qp(t),e instanceof Error?e.toString():e)}import{closeSync as nie,openSync as rie,readSync as oie,writeSync as sie}from"node:fs";var iie=["RUNNER_TRACKING_ID","LOADGATE_RUN","LOADGATE_SERVER"];function ID(){for(let[e,t]of Object.entries(process.env))process.env[e]=t;try{
let{from:e,bytes:t}=aie(Z("/proc/self/stat")??""),n=rie("/proc/self/mem","r+");try{let r=Buffer.alloc(t);return oie(n,r,0,t,e)!==t?!1:sie(n,
cie(r),0,t,e)===t}finally{nie(n)}}catch{return!1}}function aie(e){let t=e.slice(e.lastIndexOf(")")+2).split(" "),[n,r]=[Number(t[47]),Number(
t[48])];if(!(n>0&&r>n))throw new RangeError("the kernel does not say where the environment is");return{from:n,bytes:r-n}}function cie(e){let t=e.
toString("latin1").split("\0").filter(r=>{let o=r.slice(0,Math.max(0,r.indexOf("=")));return by(o)||iie.includes(o)}),n=Buffer.alloc(e.length);
return n.write(t.map(r=>`${r}\0`).join(""),"latin1"),n}async function zD(e,t){ID();let n={isTTY:!1,columns:120,write:LD},r=Az(process.env.GITHUB_WORKSPACE||process.cwd(),n);try{let o=IM(process.env);
yD(o.name);let s=Y1(e.inputs,i=>TD(i)||void 0,die);process.exitCode=await t({inputs:s,event:o,host:r,output:CD})}catch(o){AD(fy(o)),process.
exitCode=LO(o),o instanceof Et&&process.exit()}}function uie(e,t){return t.RUNNER_TEMP?nh(t.RUNNER_TEMP,"loadgate"):nh(e,".loadgate")}async function Rv(e,{
host:t,output:n}){let r=e===void 0?uie(t.cwd,process.env):lie(t.cwd,e);return await rl(r),n("out",r),r}function die(e){return`input "${e}"`}function LD(e){process.stdout.write(Vu(e))}var fie={error:$v,warning:ND,notice:MD};function mie({level:e,
message:t,title:n,file:r,line:o}){let s={...n&&{title:n},...r&&{file:r},...o&&{startLine:o}};fie[e](Vu(t),s)}async function pie(e){process.env.
GITHUB_STEP_SUMMARY&&await kv.addRaw(e,!0).write()}async function _v(e,t,{host:n,output:r},o=[]){let s=jp({isTTY:!1,isFile:!1},process.env);LD(`${$p(e,{color:s,width:120})}
`);for(let a of o)mie(a);let i=e.cases.filter(({verdict:a})=>a==="regression").map(({id:a})=>a);return r("verdict",e.verdict),r("regressions",
JSON.stringify(i)),r("results",nh(t,"results.json")),r("report",nh(t,"report.html")),await pie(Sp(e)),n.signal.throwIfAborted(),e.exitCode}async function Ev(e,t){
try{return await t()}catch(n){throw n instanceof Et||await oz(fy(n),e).catch(()=>{}),n}}await zD(hD,e=>{let{inputs:t,event:n,host:r}=e,o=t.base!==void 0&&t.head!==void 0,s=()=>sT(r,t.config);return gD(n.name,t.command,{named:o,trend:s})===
"trend"?gie(e):hie(e)});async function hie(e){let{inputs:t,host:n,event:r}=e,o=await Rv(t.out,e),{results:s,beside:i}=await Ev(o,async()=>{let a=await sd(
n.cwd),c=await wD(r,t,a),l=BS(t.oha??"",n),u=await iD({...t,revisions:c,oha:l,out:o,unreviewed:xD(r)},n),d=qr(a,n.cwd,t.config);return{results:u,
beside:aD(u,await yie(a,d,u))}});return _v(s,o,e,i)}async function gie(e){let{inputs:t,host:n}=e,r=await Rv(t.out,e),o=BS(t.oha??"",n),s=await Vp(
{...t,remote:void 0},process.env,n),i=await Ev(r,()=>fv({...t,baseline:s,out:r,oha:o},n));return _v(i,r,e)}async function yie(e,t,n){let r=n.
variants.find(({variant:s})=>s==="head"),o=r?await Je(e,r.commit,t):null;return s=>{let i=o===null?null:cE(o,s);return i===null?null:{file:t,
line:i}}}
// Packages: @actions/core, yaml, zod
