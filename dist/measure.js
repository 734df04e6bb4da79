import { createRequire } from "node:module"; const require = createRequire(import.meta.url);
var _L=Object.defineProperty;var tv=(e,t)=>(t=Symbol[e])?t:Symbol.for("Symbol."+e),nv=e=>{throw TypeError(e)};var rv=(e,t)=>{for(var n in t)_L(e,n,{get:t[n],enumerable:!0})};var Z=(e,t,n)=>{if(t!=null){typeof t!="object"&&typeof t!="function"&&nv("Object expected");var r,o;n&&(r=t[tv("asyncDispose")]),r===void 0&&
(r=t[tv("dispose")],n&&(o=r)),typeof r!="function"&&nv("Object not disposable"),o&&(r=function(){try{o.call(this)}catch(s){return Promise.reject(
s)}}),e.push([n,r,t])}else n&&e.push([n]);return t},q=(e,t,n)=>{var r=typeof SuppressedError=="function"?SuppressedError:function(i,a,c,l){return l=
Error(c),l.name="SuppressedError",l.error=i,l.suppressed=a,l},o=i=>t=n?new r(i,t,"An error was suppressed during disposal"):(n=!0,i),s=i=>{for(;i=
e.pop();)try{var a=i[1]&&i[1].call(i[2]);if(i[0])return Promise.resolve(a).then(s,c=>(o(c),s()))}catch(c){o(c)}if(n)throw t};return s()};import{resolve as Qte}from"node:path";var U={};rv(U,{BIGINT_FORMAT_RANGES:()=>uv,CONSTANT_CATCH:()=>vv,Class:()=>Up,NUMBER_FORMAT_RANGES:()=>Yp,aborted:()=>$t,allowsEval:()=>Vp,assert:()=>AL,
assertEqual:()=>EL,assertIs:()=>TL,assertNever:()=>CL,assertNotEqual:()=>PL,assignProp:()=>ss,attachSchema:()=>Hi,base64ToUint8Array:()=>xv,
base64urlToUint8Array:()=>GL,cached:()=>os,captureStackTrace:()=>hl,cleanEnum:()=>ZL,cleanRegex:()=>Gi,clone:()=>at,cloneDef:()=>IL,codePointLength:()=>qi,
constantCatch:()=>kv,createTransparentProxy:()=>jL,defineLazy:()=>iv,defineLazyInternal:()=>oe,derived:()=>WL,esc:()=>Hp,escapeRegex:()=>qn,
explicitlyAborted:()=>Xp,extend:()=>mv,finalizeIssue:()=>Xt,floatSafeRemainder:()=>Gp,getElementAtPath:()=>zL,getEnumValues:()=>ml,getLengthableOrigin:()=>Vi,
getParsedType:()=>BL,getSizableOrigin:()=>wv,hexToUint8Array:()=>qL,hide:()=>wl,installLazyProp:()=>th,isObject:()=>no,isPlainObject:()=>wr,
issue:()=>as,joinValues:()=>pl,jsonStringifyReplacer:()=>rs,members:()=>eh,merge:()=>gv,mergeDefs:()=>Sn,normalizeParams:()=>B,nullish:()=>Zp,
numKeys:()=>FL,objectClone:()=>ML,omit:()=>fv,optionalKeys:()=>Jp,own:()=>xn,parsedType:()=>Qp,partial:()=>yv,pick:()=>dv,prefixIssues:()=>Yt,
primitiveTypes:()=>lv,promiseAllObject:()=>LL,propertyKeyTypes:()=>Kp,randomString:()=>DL,rawShape:()=>is,required:()=>bv,safeExtend:()=>hv,
shallowClone:()=>Wp,sizeCaps:()=>bl,slugify:()=>qp,stringifyPrimitive:()=>gl,toZod:()=>sv,uint8ArrayToBase64:()=>Sv,uint8ArrayToBase64url:()=>HL,
uint8ArrayToHex:()=>VL,unwrapMessage:()=>ns});function EL(e){return e}function PL(e){return e}function sv(){return e=>e}function TL(e){}function CL(e){throw new Error("Unexpected value i\
n exhaustive check")}function AL(e){}function ml(e){let t=Object.values(e).filter(r=>typeof r=="number");return Object.entries(e).filter(([r,
o])=>t.indexOf(+r)===-1).map(([r,o])=>o)}function pl(e,t="|"){return e.map(n=>gl(n)).join(t)}function rs(e,t){return typeof t=="bigint"?t.toString():
t}var jp=class{constructor(t){this._getter=t,this._value=void 0}get value(){let t=this._getter;return t!==void 0&&(this._value=t(),this._getter=
void 0),this._value}};function os(e){return new jp(e)}function Zp(e){return e==null}function Gi(e){let t=e.startsWith("^")?1:0,n=e.endsWith(
"$")?e.length-1:e.length;return e.slice(t,n)}function Gp(e,t){let n=e/t,r=Math.round(n),o=4*Number.EPSILON*Math.max(Math.abs(n),1);return Math.
abs(n-r)<o?0:n-r}var ov=Symbol("evaluating");function iv(e,t,n){let r;Object.defineProperty(e,t,{get(){if(r!==ov)return r===void 0&&(r=ov,r=
n()),r},set(o){Object.defineProperty(e,t,{value:o})},configurable:!0})}function ML(e){return Object.create(Object.getPrototypeOf(e),Object.getOwnPropertyDescriptors(
e))}function ss(e,t,n){Object.defineProperty(e,t,{value:n,writable:!0,enumerable:!0,configurable:!0})}function is(e){let t=Object.getOwnPropertyDescriptor(
e,"shape");return t?.get?t.get.raw:t?.value}function Hn(e){return is(e._zod.def)??e._zod.def.shape}function av(e,t,n){Object.defineProperty(
e,t,{get(){let r=n();return ss(this,t,r),r},enumerable:!0,configurable:!0})}function cv(e,t,n){t in e?ss(e,t,n):e[t]=n}function to(e,t,n,r){
let o=Hn(t);for(let s of n){let i=Object.getOwnPropertyDescriptor(o,s);i.enumerable&&(i.get?av(e,s,()=>{let a=t._zod.def.shape[s];return r?r(
a,s):a}):cv(e,s,r?r(i.value,s):i.value))}}function NL(e,t){for(let n of Reflect.ownKeys(t)){let r=Object.getOwnPropertyDescriptor(t,n);r.enumerable&&
(r.get?av(e,n,()=>t[n]):cv(e,n,r.value))}}function Sn(...e){let t={};for(let n of e){let r=Object.getOwnPropertyDescriptors(n);Object.assign(
t,r)}return Object.defineProperties({},t)}function IL(e){return Sn(e._zod.def)}function zL(e,t){return t?t.reduce((n,r)=>n?.[r],e):e}function LL(e){
let t=Object.keys(e),n=t.map(r=>e[r]);return Promise.all(n).then(r=>{let o={};for(let s=0;s<t.length;s++)o[t[s]]=r[s];return o})}function DL(e=10){
let t="abcdefghijklmnopqrstuvwxyz",n="";for(let r=0;r<e;r++)n+=t[Math.floor(Math.random()*t.length)];return n}function Hp(e){return JSON.stringify(
e)}function qp(e){return e.toLowerCase().trim().replace(/[^\w\s-]/g,"").replace(/[\s_-]+/g,"-").replace(/^-+|-+$/g,"")}var hl="captureStackT\
race"in Error?Error.captureStackTrace:(...e)=>{};function no(e){return typeof e=="object"&&e!==null&&!Array.isArray(e)}var Vp=os(()=>{if(ct.
jitless||typeof navigator<"u"&&navigator?.userAgent?.includes("Cloudflare"))return!1;try{let e=Function;return new e(""),!0}catch{return!1}});
function wr(e){if(no(e)===!1)return!1;let t=e.constructor;if(t===void 0||typeof t!="function")return!0;let n=t.prototype;return!(no(n)===!1||
Object.prototype.hasOwnProperty.call(n,"isPrototypeOf")===!1)}function Wp(e){return wr(e)?{...e}:Array.isArray(e)?[...e]:e instanceof Map?new Map(
e):e instanceof Set?new Set(e):e}function FL(e){let t=0;for(let n in e)Object.prototype.hasOwnProperty.call(e,n)&&t++;return t}var BL=e=>{let t=typeof e;
switch(t){case"undefined":return"undefined";case"string":return"string";case"number":return Number.isNaN(e)?"nan":"number";case"boolean":return"\
boolean";case"function":return"function";case"bigint":return"bigint";case"symbol":return"symbol";case"object":return Array.isArray(e)?"array":
e===null?"null":e.then&&typeof e.then=="function"&&e.catch&&typeof e.catch=="function"?"promise":typeof Map<"u"&&e instanceof Map?"map":typeof Set<
"u"&&e instanceof Set?"set":typeof Date<"u"&&e instanceof Date?"date":typeof File<"u"&&e instanceof File?"file":"object";default:throw new Error(
`Unknown data type: ${t}`)}},Kp=new Set(["string","number","symbol"]),lv=new Set(["string","number","bigint","boolean","symbol","undefined"]);
function qn(e){return e.replace(/[.*+?^${}()|[\]\\]/g,"\\$&")}function at(e,t,n){let r=new e._zod.constr(t??e._zod.def);return(!t||n?.parent)&&
(r._zod.parent=e),r}function B(e){let t=e;if(!t)return{};if(typeof t=="string")return{error:()=>t};if(t?.message!==void 0){if(t?.error!==void 0)
throw new Error("Cannot specify both `message` and `error` params");t.error=t.message}return delete t.message,typeof t.error=="string"?{...t,
error:()=>t.error}:t}function jL(e){let t;return new Proxy({},{get(n,r,o){return t??(t=e()),Reflect.get(t,r,o)},set(n,r,o,s){return t??(t=e()),
Reflect.set(t,r,o,s)},has(n,r){return t??(t=e()),Reflect.has(t,r)},deleteProperty(n,r){return t??(t=e()),Reflect.deleteProperty(t,r)},ownKeys(n){
return t??(t=e()),Reflect.ownKeys(t)},getOwnPropertyDescriptor(n,r){return t??(t=e()),Reflect.getOwnPropertyDescriptor(t,r)},defineProperty(n,r,o){
return t??(t=e()),Reflect.defineProperty(t,r,o)}})}function gl(e){return typeof e=="bigint"?e.toString()+"n":typeof e=="string"?`"${e}"`:`${e}`}
function Jp(e){return Object.keys(e).filter(t=>e[t]._zod.optin!==void 0&&e[t]._zod.optout==="optional")}var Yp={safeint:[Number.MIN_SAFE_INTEGER,
Number.MAX_SAFE_INTEGER],int32:[-2147483648,2147483647],uint32:[0,4294967295],float32:[-34028234663852886e22,34028234663852886e22],float64:[
-Number.MAX_VALUE,Number.MAX_VALUE]},uv={int64:[BigInt("-9223372036854775808"),BigInt("9223372036854775807")],uint64:[BigInt(0),BigInt("1844\
6744073709551615")]};function dv(e,t){let n=e._zod.def,r=n.checks;if(r&&r.length>0)throw new Error(".pick() cannot be used on object schemas\
 containing refinements");let s={};return to(s,e,yl(e,t)),at(e,Sn(n,{shape:s,checks:[]}))}function yl(e,t){let n=Hn(e),r=[];for(let o of Reflect.
ownKeys(t)){if(!Object.getOwnPropertyDescriptor(n,o)?.enumerable)throw new Error(`Unrecognized key: "${String(o)}"`);t[o]&&r.push(o)}return r}
function fv(e,t){let n=e._zod.def,r=n.checks;if(r&&r.length>0)throw new Error(".omit() cannot be used on object schemas containing refinemen\
ts");let s=new Set(yl(e,t)),i={};return to(i,e,Reflect.ownKeys(Hn(e)).filter(a=>!s.has(a))),at(e,Sn(n,{shape:i,checks:[]}))}function mv(e,t){
if(!wr(t))throw new Error("Invalid input to extend: expected a plain object");let n=e._zod.def.checks;if(n&&n.length>0){let o=Hn(e);for(let s of Reflect.
ownKeys(t))if(Object.getOwnPropertyDescriptor(o,s)!==void 0)throw new Error("Cannot overwrite keys on object schemas containing refinements.\
 Use `.safeExtend()` instead.")}return at(e,Sn(e._zod.def,{shape:pv(e,t)}))}function pv(e,t){let n={};return to(n,e,Reflect.ownKeys(Hn(e))),
NL(n,t),n}function hv(e,t){if(!wr(t))throw new Error("Invalid input to safeExtend: expected a plain object");return at(e,Sn(e._zod.def,{shape:pv(
e,t)}))}function gv(e,t){if(!t?._zod?.def)throw new Error("Invalid input to merge: expected an object schema. To merge a plain shape, use `.\
extend()`.");if(e._zod.def.checks?.length)throw new Error(".merge() cannot be used on object schemas containing refinements. Use .safeExtend\
() instead.");let n={};to(n,e,Reflect.ownKeys(Hn(e))),to(n,t,Reflect.ownKeys(Hn(t)));let r=Sn(e._zod.def,{shape:n,get catchall(){return t._zod.
def.catchall},checks:t._zod.def.checks??[]});return at(e,r)}function yv(e,t,n,r="partial"){let s=t._zod.def.checks;if(s&&s.length>0)throw new Error(
`.${r}() cannot be used on object schemas containing refinements`);let a=n?new Set(yl(t,n)):void 0,c={};return to(c,t,Reflect.ownKeys(Hn(t)),
e&&((l,u)=>a&&!a.has(u)?l:new e({type:"optional",innerType:l}))),at(t,Sn(t._zod.def,{shape:c,checks:[]}))}function bv(e,t,n){let r=n?new Set(
yl(t,n)):void 0,o={};return to(o,t,Reflect.ownKeys(Hn(t)),(s,i)=>r&&!r.has(i)?s:new e({type:"nonoptional",innerType:s})),at(t,Sn(t._zod.def,
{shape:o}))}function $t(e,t=0){if(e.aborted===!0)return!0;for(let n=t;n<e.issues.length;n++)if(e.issues[n]?.continue!==!0)return!0;return!1}
function Xp(e,t=0){if(e.aborted===!0)return!0;for(let n=t;n<e.issues.length;n++)if(e.issues[n]?.continue===!1)return!0;return!1}function Yt(e,t){
return t.map(n=>{var r;return(r=n).path??(r.path=[]),n.path.unshift(e),n})}function ns(e){return typeof e=="string"?e:e?.message}function bl(e){
let t=[];for(let n of e??[]){let r=n._zod.def;if(!/_(length|size)$|_equals$/.test(r.check))break;let o=r.maximum??r.length??r.size;o>=0&&t.push(
[o,n])}return t}function Hi(e,t,n){var r;for(let o=t;o<e.length;o++)(r=e[o]).schema??(r.schema=n)}function Xt(e,t,n){var r;let o=e.inst?._zod?.
traits;o?.has("$ZodType")&&(o.has("$ZodCheck")?(r=e).schema??(r.schema=e.inst):e.schema=e.inst);let s=e.schema!==e.inst?e.schema?._zod.def?.
error:void 0,i=e.message?e.message:ns(e.inst?._zod.def?.error?.(e))??ns(s?.(e))??ns(t?.error?.(e))??ns(n.customError?.(e))??ns(n.localeError?.(
e))??"Invalid input",a={};for(let c of Object.keys(e))c==="inst"||c==="schema"||c==="continue"||c==="input"||c==="__proto__"||(a[c]=e[c]);return a.
path??(a.path=[]),a.message=i,t?.reportInput&&(a.input=e.input),a}function wv(e){return e instanceof Set?"set":e instanceof Map?"map":e instanceof
File?"file":"unknown"}var UL=/[\uD800-\uDBFF]/;function qi(e){let t=e.length;if(!UL.test(e))return t;let n=t;for(let r=0;r<t-1;r++)(e.charCodeAt(
r)&64512)===55296&&(e.charCodeAt(r+1)&64512)===56320&&(n--,r++);return n}function Vi(e){return Array.isArray(e)?"array":typeof e=="string"?"\
string":"unknown"}function Qp(e){let t=typeof e;switch(t){case"number":return Number.isNaN(e)?"nan":"number";case"object":{if(e===null)return"\
null";if(Array.isArray(e))return"array";let n=e;if(n&&Object.getPrototypeOf(n)!==Object.prototype&&"constructor"in n&&n.constructor)return n.
constructor.name}}return t}function as(...e){let[t,n,r]=e;return typeof t=="string"?{message:t,code:"custom",input:n,inst:r}:{...t}}function ZL(e){
return Object.entries(e).filter(([t,n])=>Number.isNaN(Number.parseInt(t,10))).map(t=>t[1])}function xv(e){let t=atob(e),n=new Uint8Array(t.length);
for(let r=0;r<t.length;r++)n[r]=t.charCodeAt(r);return n}function Sv(e){let t="";for(let n=0;n<e.length;n++)t+=String.fromCharCode(e[n]);return btoa(
t)}function GL(e){let t=e.replace(/-/g,"+").replace(/_/g,"/"),n="=".repeat((4-t.length%4)%4);return xv(t+n)}function HL(e){return Sv(e).replace(
/\+/g,"-").replace(/\//g,"_").replace(/=/g,"")}function qL(e){let t=e.replace(/^0x/,"");if(t.length%2!==0)throw new Error("Invalid hex strin\
g length");let n=new Uint8Array(t.length/2);for(let r=0;r<t.length;r+=2)n[r/2]=Number.parseInt(t.slice(r,r+2),16);return n}function VL(e){return Array.
from(e).map(t=>t.toString(16).padStart(2,"0")).join("")}var Up=class{constructor(...t){}};function eh(e,t){for(let n in t){let r=Object.getOwnPropertyDescriptor(
t,n);r.get?Object.defineProperty(e,n,{...r,enumerable:!1}):KL(e,n,r.value)}}function xn(e,t,n,r=!0){return Object.defineProperty(e,t,{configurable:!0,
writable:!0,enumerable:r,value:n}),n}function wl(e,t,n){return xn(e,t,n,!1)}function WL(e,t){for(let n in e){let r=e[n];Object.defineProperty(
t,n,{configurable:!0,enumerable:!0,get(){return xn(this,n,r(this))},set(o){xn(this,n,o)}})}return t}function KL(e,t,n){Object.defineProperty(
e,t,{configurable:!0,get(){return this==null?n:xn(this,t,n.bind(this))},set(r){xn(this,t,r)}})}function JL(e,t){let n=Object.getPrototypeOf(
e);return t in n?void 0:n}var Bp,br=!1,YL={configurable:!0,get(){br=!0}};function oe(e,t,n){let r=Object.getPrototypeOf(e._zod);if(t in r&&Bp!==
e._zod){Bp=void 0;return}Bp=e._zod,Object.defineProperty(r,t,{configurable:!0,get(){Object.defineProperty(this,t,YL);let o=br;br=!1;try{let s=n(
this);return br?delete this[t]:Object.defineProperty(this,t,{configurable:!0,writable:!0,value:s}),br=br||o,s}catch(s){throw delete this[t],
br=br||o,s}},set(o){Object.defineProperty(this,t,{configurable:!0,writable:!0,value:o})}})}function th(e,t,n,r){let o=JL(e,t);o&&Object.defineProperty(
o,t,{configurable:!0,get(){let s={configurable:!0,writable:!0,enumerable:r,value:void 0};return Object.defineProperty(this,t,s),s.value=n(this),
Object.defineProperty(this,t,s),s.value},set(s){Object.defineProperty(this,t,{configurable:!0,writable:!0,enumerable:r,value:s})}})}var vv="\
~constantCatch";function kv(e){let t=()=>e;return t[vv]=!0,t}var $v,Wi=Object.freeze({status:"aborted"}),nh={value:void 0,enumerable:!1},Ov="captureStackTrace"in Error?Error:null;function XL(e){let t=Ov;
if(t){let n=t.stackTraceLimit;if(typeof n=="number"){try{t.stackTraceLimit=0}catch{return Ov=null,new e}try{return new e}finally{t.stackTraceLimit=
n}}}return new e}function $(e,t,n,r){let o={};function s(f){this.def=f,this.constr=d,this.traits=new Set}s.prototype=o;let i=n,a=i&&new WeakSet;
function c(f,m){if(f._zod){if(f._zod.traits.has(e))return}else{nh.value=new s(m);try{Object.defineProperty(f,"_zod",nh)}finally{nh.value=void 0}}
if(f._zod.traits.add(e),t(f,m),a){let p=Object.getPrototypeOf(f),g=f._zod.constr.prototype,y=p;for(;y&&y!==g;)y=Object.getPrototypeOf(y);let b=y??
p;a.has(b)||(a.add(b),eh(b,i))}let h=d.prototype;for(let p in h)Object.prototype.hasOwnProperty.call(h,p)&&(p in f||(f[p]=h[p].bind(f)))}let l=r?.
Parent??Object;class u extends l{}Object.defineProperty(u,"name",{value:e});function d(f){let m=r?.Parent?XL(u):this;c(m,f);let h=m._zod.deferred;
if(h){for(let g of h)g();m._zod.deferred=void 0}let p=globalThis.__zod_globalConfig?.postProcessor;return p&&p(m),m}return Object.defineProperty(
d,"init",{value:c}),Object.defineProperty(d,Symbol.hasInstance,{value:f=>r?.Parent&&f instanceof r.Parent?!0:f?._zod?.traits?.has(e)}),Object.
defineProperty(d,"name",{value:e}),d}var Qt=class extends Error{constructor(){super("Encountered Promise during synchronous parse. Use .parseAsync() instead.")}},cs=class extends Error{constructor(t){
super(`Encountered unidirectional transform during encode: ${t}`),this.name="ZodEncodeError"}};($v=globalThis).__zod_globalConfig??($v.__zod_globalConfig=
{});var ct=globalThis.__zod_globalConfig;function gt(e){return e&&Object.assign(ct,e),ct}function QL(){let e=this._zod;return e.message??(e.message=JSON.stringify(e.def,rs,2)),e.message}function eD(e){this._zod.message=e}var tD={
get:QL,set:eD,enumerable:!0,configurable:!0},oh={value:void 0,enumerable:!1},Rv=new WeakSet([Object.prototype,Error.prototype]),_v=(e,t)=>{e.
name="$ZodError",oh.value=t,Object.defineProperty(e,"issues",oh),oh.value=void 0,Object.defineProperty(e,"message",tD);let n=Object.getPrototypeOf(
e);Rv.has(n)||(Rv.add(n),Object.defineProperty(n,"toString",{configurable:!0,enumerable:!1,get(){let r=()=>this.message;return Object.defineProperty(
this,"toString",{value:r,configurable:!0,writable:!0}),r},set(r){Object.defineProperty(this,"toString",{value:r,configurable:!0,writable:!0})}}))},
Ev=$("$ZodError",_v),Ki=$("$ZodError",_v,void 0,{Parent:Error});function nD(e,t,n){return Object.prototype.hasOwnProperty.call(e,t)||(t==="_\
_proto__"?Object.defineProperty(e,t,{value:n(),writable:!0,enumerable:!0,configurable:!0}):e[t]=n()),e[t]}function sh(e,t=n=>n.message){let n={},
r=[];for(let o of e.issues)o.path.length>0?nD(n,o.path[0],()=>[]).push(t(o)):r.push(t(o));return{formErrors:r,fieldErrors:n}}function ih(e,t=n=>n.
message){let n={_errors:[]},r=(o,s=[])=>{for(let i of o.issues)if(i.code==="invalid_union"&&i.errors.length)i.errors.map(a=>r({issues:a},[...s,
...i.path]));else if(i.code==="invalid_key")r({issues:i.issues},[...s,...i.path]);else if(i.code==="invalid_element")r({issues:i.issues},[...s,
...i.path]);else{let a=[...s,...i.path];if(a.length===0)n._errors.push(t(i));else{let c=n,l=0;for(;l<a.length;){let u=a[l],d=l===a.length-1;
if(u==="_errors"){d&&c._errors.push(t(i)),l++;continue}Object.prototype.hasOwnProperty.call(c,u)||Object.defineProperty(c,u,{value:{_errors:[]},
enumerable:!0,writable:!0,configurable:!0});let f=c[u];d&&f._errors.push(t(i)),c=f,l++}}}};return r(e),n}function xl(e,t){return{callee:t?.callee??e,Err:t?.Err}}var Ji=e=>{let t=(n,r,o,s)=>{let i=o?{...o,async:!1}:{async:!1},a=n._zod.run({value:r,
issues:[]},i);if(a instanceof Promise)throw new Qt;if(a.issues.length){let c=new(s?.Err??e)(a.issues.map(l=>Xt(l,i,gt())));throw hl(c,s?.callee??
t),c}return a.value};return t},Sl=Ji(Ki),Yi=e=>{let t=async(n,r,o,s)=>{let i=o?{...o,async:!0}:{async:!0},a=n._zod.run({value:r,issues:[]},i);
if(a instanceof Promise&&(a=await a),a.issues.length){let c=new(s?.Err??e)(a.issues.map(l=>Xt(l,i,gt())));throw hl(c,s?.callee??t),c}return a.
value};return t},ah=Yi(Ki),Xi=e=>(t,n,r)=>{let o=r?{...r,async:!1}:{async:!1},s=t._zod.run({value:n,issues:[]},o);if(s instanceof Promise)throw new Qt;
return s.issues.length?Pv(e,s.issues,o):{success:!0,data:s.value}},ls=Xi(Ki);function Pv(e,t,n){let r;return{success:!1,get error(){return r||
(r=new e(t.map(o=>Xt(o,n,gt()))),t=void 0,n=void 0),r},set error(o){r=o,t=void 0,n=void 0}}}var Qi=e=>async(t,n,r)=>{let o=r?{...r,async:!0}:
{async:!0},s=t._zod.run({value:n,issues:[]},o);return s instanceof Promise&&(s=await s),s.issues.length?Pv(e,s.issues,o):{success:!0,data:s.
value}},ch=Qi(Ki),oD=Symbol.for("zod.compile.invalid"),sD=Symbol.for("zod.compile.fallback"),vl=((e,t,n)=>{let r=e._zod.bag.validator;if(r!==
void 0){if(r(t)!==oD)return!0;if(r.definite===!0&&n===void 0)return!1}return iD(e,t,n)});function iD(e,t,n){let r=n?{...n,async:!1,abortEarly:!0}:
{async:!1,abortEarly:!0},o=e._zod.bag.fallbackRun,s;if(o?(r[sD]=!0,s=o({value:t,issues:[]},r)):s=e._zod.run({value:t,issues:[]},r),s instanceof
Promise)throw new Qt;return s.issues.length===0}var kl=async(e,t,n)=>{let r=n?{...n,async:!0,abortEarly:!0}:{async:!0,abortEarly:!0},o=e._zod.
run({value:t,issues:[]},r);return o instanceof Promise&&(o=await o),o.issues.length===0},Tv=e=>{let t=Ji(e),n=(r,o,s,i)=>{let a=s?{...s,direction:"\
backward"}:{direction:"backward"};return t(r,o,a,xl(n,i))};return n};var Cv=e=>{let t=Ji(e),n=(r,o,s,i)=>t(r,o,s,xl(n,i));return n};var Av=e=>{let t=Yi(e),n=async(r,o,s,i)=>{let a=s?{...s,direction:"backward"}:{direction:"backward"};return await t(r,o,a,xl(n,i))};return n};var Mv=e=>{let t=Yi(e),n=async(r,o,s,i)=>await t(r,o,s,xl(n,i));return n};var Nv=e=>(t,n,r)=>{let o=r?{...r,direction:"backward"}:{direction:"backward"};return Xi(e)(t,n,o)};var Iv=e=>(t,n,r)=>Xi(e)(t,n,r);var zv=e=>async(t,n,r)=>{let o=r?{...r,direction:"backward"}:{direction:"backward"};return Qi(e)(t,n,o)};var Lv=e=>async(t,n,r)=>Qi(e)(t,n,r);var Dv=/^[cC][0-9a-z]{6,}$/,Fv=/^[0-9a-z]+$/,Bv=/^[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}$/,jv=/^[0-9a-vA-V]{20}$/,Uv=/^[A-Za-z0-9]{27}$/,Zv=/^[a-zA-Z0-9_-]{21}$/;
function Gv(e){return new RegExp(`^[a-zA-Z0-9_-]{${e}}$`)}var Hv=/^P(?:(\d+W)|(?!.*W)(?=\d|T\d)(\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+([.,]\d+)?S)?)?)$/;var qv=/^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$/,uh=e=>e?new RegExp(`^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}\
-${e}[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12})$`):/^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$/;var Vv=/^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/;var aD="^(?=[\\s\\S]*[\\p{Extended_Pictographic}\\p{Regional_Indicator}\\u20E3])[\\p{Extended_Pictographic}\\p{Emoji_Component}]+$";function Wv(){
return new RegExp(aD,"u")}var Kv=/^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])$/,
Jv=/^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))$/;var Yv=/^((25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\/([0-9]|[1-2][0-9]|3[0-2])$/,
Xv=/^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))\/(12[0-8]|1[01][0-9]|[1-9]?[0-9])$/;var Qv=/^https?$/,ek=/^\+[1-9]\d{6,14}$/;var tk="(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[0\
1])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))";function cD(e){return new RegExp(`^${e}$`)}var nk=cD(tk);function lh(e){
let t="(?:[01]\\d|2[0-3]):[0-5]\\d";return typeof e.precision=="number"?e.precision===-1?`${t}`:e.precision===0?`${t}:[0-5]\\d`:`${t}:[0-5]\\\
d\\.\\d{${e.precision}}`:e.seconds?`${t}:[0-5]\\d(?:\\.\\d+)?`:`${t}(?::[0-5]\\d(?:\\.\\d+)?)?`}function rk(e){return new RegExp(`^${lh(e)}$`)}
function ok(e){let t=["Z"];e.offset&&t.push("([+-](?:[01]\\d|2[0-3]):[0-5]\\d)");let n=`${lh({precision:e.precision,seconds:!0})}(?:${t.join(
"|")})`,r=e.local?`${n}|${lh({precision:e.precision})}`:n;return new RegExp(`^${tk}T(?:${r})$`)}var sk=/^[\s\S]{0,}$/;var dh=/^-?\d+(?:\.\d+)?$/,ik=/^(?:true|false)$/i,ak=/^null$/i;var ck=/^[^A-Z]*$/,lk=/^[^a-z]*$/;var He=$("$ZodCheck",(e,t)=>{var n;e._zod??(e._zod={}),e._zod.def=t,(n=e._zod).onattach??(n.onattach=[])});var fh=e=>{let t=e.value;return!Zp(t)&&t.length!==void 0},$l={number:"number",bigint:"bigint",object:"date"},mh=$("$ZodCheckLessThan",(e,t)=>{
He.init(e,t);let n=$l[typeof t.value];e._zod.check=r=>{(t.inclusive?r.value<=t.value:r.value<t.value)||r.issues.push({origin:$l[typeof r.value]??
n,code:"too_big",maximum:typeof t.value=="object"?t.value.getTime():t.value,input:r.value,inclusive:t.inclusive,inst:e,continue:!t.abort})}}),
ph=$("$ZodCheckGreaterThan",(e,t)=>{He.init(e,t);let n=$l[typeof t.value];e._zod.check=r=>{(t.inclusive?r.value>=t.value:r.value>t.value)||r.
issues.push({origin:$l[typeof r.value]??n,code:"too_small",minimum:typeof t.value=="object"?t.value.getTime():t.value,input:r.value,inclusive:t.
inclusive,inst:e,continue:!t.abort})}}),uk=$("$ZodCheckMultipleOf",(e,t)=>{He.init(e,t),e._zod.check=n=>{if(typeof n.value!=typeof t.value)throw new Error(
"Cannot mix number and bigint in multiple_of check.");(typeof n.value=="bigint"?t.value!==BigInt(0)&&n.value%t.value===BigInt(0):Gp(n.value,
t.value)===0)||n.issues.push({origin:typeof n.value,code:"not_multiple_of",divisor:t.value,input:n.value,inst:e,continue:!t.abort})}}),dk=$(
"$ZodCheckNumberFormat",(e,t)=>{He.init(e,t),t.format=t.format||"float64";let n=t.format?.includes("int"),r=n?"int":"number",[o,s]=Yp[t.format];
e._zod.check=i=>{let a=i.value;if(n){if(!Number.isInteger(a)){i.issues.push({expected:r,format:t.format,code:"invalid_type",continue:!1,input:a,
inst:e});return}if(!Number.isSafeInteger(a)){a>0?i.issues.push({input:a,code:"too_big",maximum:Number.MAX_SAFE_INTEGER,note:"Integers must b\
e within the safe integer range.",inst:e,origin:r,inclusive:!0,continue:!t.abort}):i.issues.push({input:a,code:"too_small",minimum:Number.MIN_SAFE_INTEGER,
note:"Integers must be within the safe integer range.",inst:e,origin:r,inclusive:!0,continue:!t.abort});return}}a<o&&i.issues.push({origin:"\
number",input:a,code:"too_small",minimum:o,inclusive:!0,inst:e,continue:!t.abort}),a>s&&i.issues.push({origin:"number",input:a,code:"too_big",
maximum:s,inclusive:!0,inst:e,continue:!t.abort})}});var fk=$("$ZodCheckMaxLength",(e,t)=>{var n;He.init(e,t),(n=e._zod.def).when??(n.when=fh),e._zod.check=r=>{let o=r.value,s=o.length;if((typeof o==
"string"&&s>t.maximum?qi(o):s)<=t.maximum)return;let a=Vi(o);r.issues.push({origin:a,code:"too_big",maximum:t.maximum,inclusive:!0,input:o,inst:e,
continue:!t.abort})}}),mk=$("$ZodCheckMinLength",(e,t)=>{var n;He.init(e,t),(n=e._zod.def).when??(n.when=fh),e._zod.check=r=>{let o=r.value,
s=o.length;if((typeof o=="string"&&s>=t.minimum&&s<t.minimum*2?qi(o):s)>=t.minimum)return;let a=Vi(o);r.issues.push({origin:a,code:"too_smal\
l",minimum:t.minimum,inclusive:!0,input:o,inst:e,continue:!t.abort})}}),pk=$("$ZodCheckLengthEquals",(e,t)=>{var n;He.init(e,t),(n=e._zod.def).
when??(n.when=fh),e._zod.check=r=>{let o=r.value,s=o.length,i=typeof o=="string"&&s>=t.length&&s<=t.length*2?qi(o):s;if(i===t.length)return;
let a=Vi(o),c=i>t.length;r.issues.push({origin:a,...c?{code:"too_big",maximum:t.length}:{code:"too_small",minimum:t.length},inclusive:!0,exact:!0,
input:r.value,inst:e,continue:!t.abort})}}),ea=$("$ZodCheckStringFormat",(e,t)=>{var n,r;He.init(e,t),t.pattern?(n=e._zod).check??(n.check=o=>{
t.pattern.lastIndex=0,!t.pattern.test(o.value)&&o.issues.push({origin:"string",code:"invalid_format",format:t.format,input:o.value,...t.pattern?
{pattern:t.pattern.toString()}:{},inst:e,continue:!t.abort})}):(r=e._zod).check??(r.check=()=>{})}),hk=$("$ZodCheckRegex",(e,t)=>{ea.init(e,
t),e._zod.check=n=>{t.pattern.lastIndex=0,!t.pattern.test(n.value)&&n.issues.push({origin:"string",code:"invalid_format",format:"regex",input:n.
value,pattern:t.pattern.toString(),inst:e,continue:!t.abort})}}),gk=$("$ZodCheckLowerCase",(e,t)=>{t.pattern??(t.pattern=ck),ea.init(e,t)}),
yk=$("$ZodCheckUpperCase",(e,t)=>{t.pattern??(t.pattern=lk),ea.init(e,t)}),bk=$("$ZodCheckIncludes",(e,t)=>{He.init(e,t);let n=qn(t.includes),
r=new RegExp(typeof t.position=="number"?`^.{${t.position},}${n}`:n);t.pattern=r,e._zod.check=o=>{o.value.includes(t.includes,t.position)||o.
issues.push({origin:"string",code:"invalid_format",format:"includes",includes:t.includes,input:o.value,inst:e,continue:!t.abort})}}),wk=$("$\
ZodCheckStartsWith",(e,t)=>{He.init(e,t);let n=new RegExp(`^${qn(t.prefix)}.*`);t.pattern??(t.pattern=n),e._zod.check=r=>{r.value.startsWith(
t.prefix)||r.issues.push({origin:"string",code:"invalid_format",format:"starts_with",prefix:t.prefix,input:r.value,inst:e,continue:!t.abort})}}),
xk=$("$ZodCheckEndsWith",(e,t)=>{He.init(e,t);let n=new RegExp(`.*${qn(t.suffix)}$`);t.pattern??(t.pattern=n),e._zod.check=r=>{r.value.endsWith(
t.suffix)||r.issues.push({origin:"string",code:"invalid_format",format:"ends_with",suffix:t.suffix,input:r.value,inst:e,continue:!t.abort})}});var Sk=$("$ZodCheckOverwrite",(e,t)=>{He.init(e,t),e._zod.check=n=>{n.value=t.tx(n.value)}});var Ol=class{constructor(t=[],n={}){this.content=[],this.indent=0,this.args=t,this.closed=n}indented(t){this.indent+=1;try{t(this)}finally{this.
indent-=1}}write(t){if(typeof t=="function"){t(this,{execution:"sync"}),t(this,{execution:"async"});return}let r=t.split(`
`).filter(i=>i),o=Math.min(...r.map(i=>i.length-i.trimStart().length)),s=r.map(i=>i.slice(o)).map(i=>" ".repeat(this.indent*2)+i);for(let i of s)
this.content.push(i)}compile(){let t=Function,n=this?.content??[""];return new t(...Object.keys(this.closed),`return function (${this.args.join(
", ")}) {
${n.join(`
`)}
};`)(...Object.values(this.closed))}};var kk={major:4,minor:6,patch:7};var me=$("$ZodType",(e,t)=>{var n;e??(e={}),e._zod.def=t,e._zod.bag=e._zod.bag||{},e._zod.version=kk;let r=e._zod.def.checks,o=e._zod.traits.
has("$ZodCheck")?[e,...r??[]]:r?.length?[...r]:[];for(let s of o)for(let i of s._zod.onattach)i(e);if(o.length===0)(n=e._zod).deferred??(n.deferred=
[]),e._zod.deferred?.push(()=>{e._zod.run=e._zod.parse});else{let s=(a,c,l)=>{if(a.memo)return a;let u=$t(a),d;for(let f of c){if(f._zod.def.
when){if(Xp(a)||!f._zod.def.when(a))continue}else if(u)continue;let m=a.issues.length,h=f._zod.check(a);if(h instanceof Promise&&l?.async===
!1)throw new Qt;if(d||h instanceof Promise)d=(d??Promise.resolve()).then(async()=>{await h,a.issues.length!==m&&(Hi(a.issues,m,e),u||(u=$t(a,
m)))});else{if(a.issues.length===m)continue;Hi(a.issues,m,e),u||(u=$t(a,m))}}return d?d.then(()=>a):a},i=(a,c,l)=>{if($t(a))return a.aborted=
!0,a;let u=s(c,o,l);if(u instanceof Promise){if(l.async===!1)throw new Qt;return u.then(d=>e._zod.parse(d,l))}return e._zod.parse(u,l)};e._zod.
run=(a,c)=>{if(c.skipChecks)return e._zod.parse(a,c);if(c.direction==="backward"){let u=e._zod.parse({value:a.value,issues:[]},{...c,skipChecks:!0});
return u instanceof Promise?u.then(d=>i(d,a,c)):i(u,a,c)}let l=e._zod.parse(a,c);if(l instanceof Promise){if(c.async===!1)throw new Qt;return l.
then(u=>s(u,o,c))}return s(l,o,c)}}},{get"~standard"(){return wl(this,"~standard",gh(this))},set"~standard"(e){xn(this,"~standard",e)}}),Lk=(e,t)=>e.
issues.length?{issues:e.issues.map(n=>Xt(n,t,gt()))}:{value:e.value};async function lD(e,t){let n={async:!0};return Lk(await e._zod.run({value:t,
issues:[]},n),n)}function gh(e){return{validate:t=>{let n={async:!1};try{let r=e._zod.run({value:t,issues:[]},n);if(!(r instanceof Promise))
return Lk(r,n)}catch{}return lD(e,t)},vendor:"zod",version:1}}var ds=$("$ZodString",(e,t)=>{me.init(e,t),e._zod.pattern=t.pattern??sk,e._zod.
parse=(n,r)=>{if(t.coerce)try{n.value=String(n.value)}catch{}return typeof n.value=="string"||n.issues.push({expected:"string",code:"invalid\
_type",input:n.value,inst:e}),n}}),pe=$("$ZodStringFormat",(e,t)=>{ea.init(e,t),ds.init(e,t)}),yh=$("$ZodGUID",(e,t)=>{t.pattern??(t.pattern=
qv),pe.init(e,t)}),bh=$("$ZodUUID",(e,t)=>{if(t.version){let r={v1:1,v2:2,v3:3,v4:4,v5:5,v6:6,v7:7,v8:8}[t.version];if(r===void 0)throw new Error(
`Invalid UUID version: "${t.version}"`);t.pattern??(t.pattern=uh(r))}else t.pattern??(t.pattern=uh());pe.init(e,t)}),wh=$("$ZodEmail",(e,t)=>{
t.pattern??(t.pattern=Vv),pe.init(e,t)}),Dk=1,_l=2;function Fk(e){try{return typeof URL<"u"&&typeof URL.canParse=="function"?URL.canParse(e):
(new URL(e),!0)}catch{return!1}}function uD(e,t){return!("normalize"in t)&&!("hostname"in t)&&!("protocol"in t)?Fk(e)||_l:dD(e,t)}function dD(e,t){
if(!t.normalize&&t.protocol?.source===Qv.source&&!/^https?:\/\//i.test(e))return Dk;try{if(typeof URL<"u"){let n=URL;if(typeof n.parse=="fun\
ction")return n.parse(e)??_l}return new URL(e)}catch{return _l}}var fD=/[\t\n\r]/g;function $k(e){return e.replace(fD,"")}function mD(e,t){return t.
lastIndex=0,t.test(e.hostname)}function pD(e,t){return t.lastIndex=0,t.test(e.protocol.endsWith(":")?e.protocol.slice(0,-1):e.protocol)}var xh=$(
"$ZodURL",(e,t)=>{pe.init(e,t),e._zod.check=n=>{try{let r=n.value.trim(),o=uD(r,t);if(o===Dk){n.issues.push({code:"invalid_format",format:"u\
rl",note:"Invalid URL format",input:n.value,inst:e,continue:!t.abort});return}if(o===_l){n.issues.push({code:"invalid_format",format:"url",input:n.
value,inst:e,continue:!t.abort});return}if(o===!0){n.value=$k(r);return}t.hostname&&!mD(o,t.hostname)&&n.issues.push({code:"invalid_format",
format:"url",note:"Invalid hostname",pattern:t.hostname.source,input:n.value,inst:e,continue:!t.abort}),t.protocol&&!pD(o,t.protocol)&&n.issues.
push({code:"invalid_format",format:"url",note:"Invalid protocol",pattern:t.protocol.source,input:n.value,inst:e,continue:!t.abort}),n.value=
t.normalize?o.href:$k(r);return}catch{n.issues.push({code:"invalid_format",format:"url",input:n.value,inst:e,continue:!t.abort})}}}),Sh=$("$\
ZodEmoji",(e,t)=>{t.pattern??(t.pattern=Wv()),pe.init(e,t)}),vh=$("$ZodNanoID",(e,t)=>{if(t.length!==void 0&&(!Number.isInteger(t.length)||t.
length<1))throw new Error(`Invalid nanoid length: ${t.length}`);t.pattern??(t.pattern=t.length===void 0?Zv:Gv(t.length)),pe.init(e,t)}),kh=$(
"$ZodCUID",(e,t)=>{t.pattern??(t.pattern=Dv),pe.init(e,t)}),$h=$("$ZodCUID2",(e,t)=>{t.pattern??(t.pattern=Fv),pe.init(e,t)}),Oh=$("$ZodULID",
(e,t)=>{t.pattern??(t.pattern=Bv),pe.init(e,t)}),Rh=$("$ZodXID",(e,t)=>{t.pattern??(t.pattern=jv),pe.init(e,t)}),_h=$("$ZodKSUID",(e,t)=>{t.
pattern??(t.pattern=Uv),pe.init(e,t)}),Pl=$("$ZodISODateTime",(e,t)=>{t.pattern??(t.pattern=ok(t)),pe.init(e,t)}),Tl=$("$ZodISODate",(e,t)=>{
t.pattern??(t.pattern=nk),pe.init(e,t)}),Cl=$("$ZodISOTime",(e,t)=>{t.pattern??(t.pattern=rk(t)),pe.init(e,t)}),Al=$("$ZodISODuration",(e,t)=>{
t.pattern??(t.pattern=Hv),pe.init(e,t)}),Eh=$("$ZodIPv4",(e,t)=>{t.pattern??(t.pattern=Kv),pe.init(e,t)}),hD=/^[0-9a-fA-F:.]+$/;function Bk(e){
return hD.test(e)?Fk(`http://[${e}]`):!1}var Ph=$("$ZodIPv6",(e,t)=>{t.pattern??(t.pattern=Jv),pe.init(e,t),e._zod.check=n=>{Bk(n.value)||n.
issues.push({code:"invalid_format",format:"ipv6",input:n.value,inst:e,continue:!t.abort})}});var Th=$("$ZodCIDRv4",(e,t)=>{t.pattern??(t.pattern=Yv),pe.init(e,t)});function gD(e){let t=e.split("/");if(t.length!==2)return!1;let[n,r]=t;
if(!r)return!1;let o=Number(r);return`${o}`!==r||o<0||o>128?!1:Bk(n)}var Ch=$("$ZodCIDRv6",(e,t)=>{t.pattern??(t.pattern=Xv),pe.init(e,t),e.
_zod.check=n=>{gD(n.value)||n.issues.push({code:"invalid_format",format:"cidrv6",input:n.value,inst:e,continue:!t.abort})}});function jk(e){
if(e==="")return!0;if(/\s/.test(e)||e.length%4!==0)return!1;try{return atob(e),!0}catch{return!1}}var yD=/^[0-9a-zA-Z+/]*={0,2}$/,Ah=$("$Zod\
Base64",(e,t)=>{t.pattern??(t.pattern=yD),pe.init(e,t),e._zod.check=n=>{jk(n.value)||n.issues.push({code:"invalid_format",format:"base64",input:n.
value,inst:e,continue:!t.abort})}}),Uk=/^[A-Za-z0-9_-]*$/;function bD(e){if(!Uk.test(e))return!1;let t=e.replace(/[-_]/g,r=>r==="-"?"+":"/"),
n=t.padEnd(Math.ceil(t.length/4)*4,"=");return jk(n)}var Mh=$("$ZodBase64URL",(e,t)=>{t.pattern??(t.pattern=Uk),pe.init(e,t),e._zod.check=n=>{
bD(n.value)||n.issues.push({code:"invalid_format",format:"base64url",input:n.value,inst:e,continue:!t.abort})}}),Nh=$("$ZodE164",(e,t)=>{t.pattern??
(t.pattern=ek),pe.init(e,t)});function wD(e,t=null){try{let n=e.split(".");if(n.length!==3)return!1;let[r]=n;if(!r)return!1;let o=JSON.parse(atob(r));return!("typ"in o&&o?.
typ!=="JWT"||!o.alg||t&&(!("alg"in o)||o.alg!==t))}catch{return!1}}var Ih=$("$ZodJWT",(e,t)=>{pe.init(e,t),e._zod.check=n=>{wD(n.value,t.alg)||
n.issues.push({code:"invalid_format",format:"jwt",input:n.value,inst:e,continue:!t.abort})}});var ta=$("$ZodNumber",(e,t)=>{me.init(e,t),e._zod.pattern=dh,e._zod.parse=(n,r)=>{if(t.coerce)try{n.value=Number(n.value)}catch{}let o=n.value;
if(typeof o=="number"&&!Number.isNaN(o)&&Number.isFinite(o))return n;let s=typeof o=="number"?Number.isNaN(o)?"NaN":Number.isFinite(o)?void 0:
String(o):void 0;return n.issues.push({expected:"number",code:"invalid_type",input:o,inst:e,...s?{received:s}:{}}),n}}),Ml=$("$ZodNumberForm\
at",(e,t)=>{dk.init(e,t),ta.init(e,t)}),Nl=$("$ZodBoolean",(e,t)=>{me.init(e,t),e._zod.pattern=ik,e._zod.parse=(n,r)=>{if(t.coerce)try{n.value=
!!n.value}catch{}let o=n.value;return typeof o=="boolean"||n.issues.push({expected:"boolean",code:"invalid_type",input:o,inst:e}),n}});var zh=$("$ZodNull",(e,t)=>{me.init(e,t),e._zod.pattern=ak,e._zod.values=new Set([null]),e._zod.parse=(n,r)=>{let o=n.value;return o===null||
n.issues.push({expected:"null",code:"invalid_type",input:o,inst:e}),n}});var Il=$("$ZodUnknown",(e,t)=>{me.init(e,t),e._zod.parse=n=>n}),zl=$("$ZodNever",(e,t)=>{me.init(e,t),e._zod.parse=(n,r)=>(n.issues.push({expected:"\
never",code:"invalid_type",input:n.value,inst:e}),n)});function xD(e,t){let n=bl(e._zod.def.checks);if(!n.length)return;let r=Math.min(...n.map(s=>s[0])),o=e._zod.parse;e._zod.parse=(s,i)=>{let a=t(
s.value);if(a>r&&!i?.skipChecks&&i?.direction!=="backward"){for(let[c,l]of bl(e._zod.def.checks))if(a>c&&l._zod.def.when(s)){let u=s.issues.
length;return l._zod.check(s),s.issues[u].continue=!1,Hi(s.issues,u,e),s}}return o(s,i)}}var SD=e=>Array.isArray(e)?e.length:-1;function Ok(e,t,n){e.issues.length&&t.issues.push(...Yt(n,e.issues)),t.value[n]=e.value}var Ll=$("$ZodArray",(e,t)=>{me.init(e,t);let n=ct.memoizer;
n?.attach(e),e._zod.parse=(r,o)=>{let s=r.value;if(!Array.isArray(s))return r.issues.push({expected:"array",code:"invalid_type",input:s,inst:e}),
r;r.value=n?n.alloc(e,r,Array(s.length),o):Array(s.length);let i=[],a=o?.abortEarly;for(let c=0;c<s.length;c++){let l=s[c],u=t.element._zod.
run({value:l,issues:[]},o);if(u instanceof Promise)i.push(u.then(d=>Ok(d,r,c)));else if(Ok(u,r,c),a&&u.issues.length!==0&&$t(u))break}return i.
length?Promise.all(i).then(()=>r):r},xD(e,SD)});function El(e,t,n,r,o,s){let i=n in r,a=s==="optional";if(!(!i&&a&&o==="optional")){if(e.issues.
length){if(o!==void 0&&a&&!i)return;t.issues.push(...Yt(n,e.issues))}if(!i&&o===void 0){e.issues.length||t.issues.push({code:"invalid_type",
expected:"nonoptional",input:void 0,path:[n]});return}e.value===void 0?(i||o==="defaulted"&&!a)&&(t.value[n]=void 0):t.value[n]=e.value}}var vD=[];
function Zk(e){let t=Object.keys(e.shape),n=Object.getOwnPropertySymbols(e.shape),r=n.length?n:vD,o=r.length?[...t,...r]:t;for(let i of o)if(!e.
shape?.[i]?._zod?.traits?.has("$ZodType"))throw new Error(`Invalid element at key "${String(i)}": expected a Zod schema`);let s=Jp(e.shape);
return{...e,allKeys:o,symbolKeys:r,keySet:new Set(t),numKeys:t.length,optionalKeys:new Set(s)}}function Gk(e,t,n,r,o,s,i){let a=[],c=o.keySet,
l=o.catchall._zod,u=l.def.type,d=l.optin,f=l.optout,m=0;for(let h in t){if(i&&n.issues.length!==m){if($t(n,m))break;m=n.issues.length}if(c.has(
h))continue;if(h==="__proto__"){u==="never"&&a.push(h);continue}if(u==="never"){a.push(h);continue}let p=l.run({value:t[h],issues:[]},r);p instanceof
Promise?e.push(p.then(g=>El(g,n,h,t,d,f))):El(p,n,h,t,d,f)}return a.length&&n.issues.push({code:"unrecognized_keys",keys:a,input:t,inst:s,continue:!0}),
e.length?Promise.all(e).then(()=>n):n}var Lh=$("$ZodObject",(e,t)=>{me.init(e,t);let n=Object.getOwnPropertyDescriptor(t,"shape"),r=n?.get?n.
get.raw:t.shape??{};if(r){let l=()=>{let u={...r};return Object.defineProperty(t,"shape",{value:u}),l.raw=u,u};l.raw=r,Object.defineProperty(
t,"shape",{get:l})}let o=os(()=>Zk(t));oe(e,"propValues",l=>{let u=l.def.shape,d={};for(let f in u){let m=u[f]._zod;if(m.values){Object.prototype.
hasOwnProperty.call(d,f)||ss(d,f,new Set);for(let h of m.values)d[f].add(h);m.optin!==void 0&&d[f].add(void 0)}}return d});let s=no,i=t.catchall,
a,c=ct.memoizer;c?.attach(e),e._zod.parse=(l,u)=>{a??(a=o.value);let d=l.value;if(!s(d))return l.issues.push({expected:"object",code:"invali\
d_type",input:d,inst:e}),l;l.value=c?c.alloc(e,l,{},u):{};let f=[],m=a.shape,h=u?.abortEarly,p=l.issues.length;for(let g of a.allKeys){if(h&&
l.issues.length!==p){if($t(l,p))break;p=l.issues.length}if(g==="__proto__")continue;let y=m[g],b=y._zod.optin,S=y._zod.optout,x=y._zod.run({
value:d[g],issues:[]},u);x instanceof Promise?f.push(x.then(R=>El(R,l,g,d,b,S))):El(x,l,g,d,b,S)}return i?Gk(f,d,l,u,o.value,e,h===!0):f.length?
Promise.all(f).then(()=>l):l}}),Hk=$("$ZodObjectJIT",(e,t)=>{Lh.init(e,t);let n=e._zod.parse,r=os(()=>Zk(t)),o=ct.memoizer,s=m=>{let h=r.value,
p=h.symbolKeys,g=new Ol(["payload","ctx"],{shape:m,inst:e,memo:o,syms:p}),y=R=>`shape[${R}]._zod.run({ value: input[${R}], issues: [] }, ctx\
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
          }`;g.write("const input = payload.value;");let S=Object.create(null),x=0;for(let R of h.allKeys)S[R]=`key_${x++}`;g.write(o?"const\
 newResult = memo.alloc(inst, payload, {}, ctx);":"const newResult = {};");for(let R of h.allKeys){if(R==="__proto__")continue;let k=S[R],P=typeof R==
"symbol"?`syms[${p.indexOf(R)}]`:Hp(R),E=`${P} in input`,A=m[R],F=A?._zod?.optin,Q=F!==void 0,j=A?._zod?.optout==="optional";if(g.write(`con\
st ${k} = ${y(P)};`),Q&&j){let re=F==="optional"?`${k}_present`:`${k}.value !== undefined || ${k}_present`;g.write(`
        const ${k}_present = ${E};
        if (!${k}.issues.length || ${k}_present) {
          if (${k}.issues.length) {${b(k,P)}
          }

          if (${re}) {
            newResult[${P}] = ${k}.value;
          }
        }

      `)}else Q?(g.write(`
        if (${k}.issues.length) {${b(k,P)}
        }
      `),F==="defaulted"?g.write(`newResult[${P}] = ${k}.value;`):g.write(`
        if (${k}.value !== undefined || ${E}) {
          newResult[${P}] = ${k}.value;
        }
      `)):g.write(`
        const ${k}_present = ${E};
        if (${k}.issues.length) {${b(k,P)}
        }
        if (!${k}_present && !${k}.issues.length) {
          payload.issues.push({
            code: "invalid_type",
            expected: "nonoptional",
            input: undefined,
            path: [${P}]
          });
          if (ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }
        }

        if (${k}_present) {
          newResult[${P}] = ${k}.value;
        }

      `)}return g.write("payload.value = newResult;"),g.write("return payload;"),g.compile()},i,a=no,c=!ct.jitless,u=c&&Vp.value,d=t.catchall,
f;e._zod.parse=(m,h)=>{f??(f=r.value);let p=m.value;return a(p)?c&&u&&h?.async===!1&&h.jitless!==!0?(i||(i=s(t.shape)),m=i(m,h),d?Gk([],p,m,
h,f,e,h?.abortEarly===!0):m):n(m,h):(m.issues.push({expected:"object",code:"invalid_type",input:p,inst:e}),m)}});function Rk(e,t,n,r){for(let s of e)
if(s.issues.length===0)return t.value=s.value,t;let o=e.filter(s=>!$t(s));return o.length===1?(t.value=o[0].value,o[0]):(t.issues.push({code:"\
invalid_union",input:t.value,inst:n,errors:e.map(s=>s.issues.map(i=>Xt(i,r,gt())))}),t)}var Dl=$("$ZodUnion",(e,t)=>{me.init(e,t),oe(e,"opti\
n",r=>r.def.options.some(o=>o._zod.optin==="defaulted")?"defaulted":r.def.options.some(o=>o._zod.optin!==void 0)?"optional":void 0),oe(e,"op\
tout",r=>r.def.options.some(o=>o._zod.optout==="optional")?"optional":void 0),oe(e,"values",r=>{if(r.def.options.every(o=>o._zod.values))return new Set(
r.def.options.flatMap(o=>Array.from(o._zod.values)))}),oe(e,"pattern",r=>{if(r.def.options.every(o=>o._zod.pattern)){let o=r.def.options.map(
s=>s._zod.pattern);return new RegExp(`^(${o.map(s=>Gi(s.source)).join("|")})$`)}});let n=t.options.length===1?t.options[0]._zod.run:null;e._zod.
parse=(r,o)=>{if(n)return n(r,o);let s=!1,i=[];for(let a of t.options){let c=a._zod.run({value:r.value,issues:[]},o);if(c instanceof Promise)
i.push(c),s=!0;else{if(c.issues.length===0)return c;i.push(c)}}return s?Promise.all(i).then(a=>Rk(a,r,e,o)):Rk(i,r,e,o)}});function kD(e){let t=new Map;for(let n of e.options){let r=n._zod.propValues?.[e.discriminator];if(!r||r.size===0)throw new Error(`Invalid d\
iscriminated union option at index "${e.options.indexOf(n)}"`);for(let o of r)if(t.has(o)){if(o!==void 0)throw new Error(`Duplicate discrimi\
nator value "${String(o)}"`);t.set(o,null)}else t.set(o,n)}return t}var Dh=$("$ZodDiscriminatedUnion",(e,t)=>{t.inclusive=!1,Dl.init(e,t);let n=e.
_zod.parse;oe(e,"propValues",o=>{let s={},i=0;for(let a of o.def.options){let c=a._zod.propValues;if(!c||Object.keys(c).length===0)throw new Error(
`Invalid discriminated union option at index "${o.def.options.indexOf(a)}"`);c[o.def.discriminator]?.has(void 0)&&i++;for(let[l,u]of Object.
entries(c)){Object.prototype.hasOwnProperty.call(s,l)||ss(s,l,new Set);for(let d of u)s[l].add(d)}}return!o.def.unionFallback&&i>1&&s[o.def.
discriminator]?.delete(void 0),s}),t.options.forEach((o,s)=>{let i=is(o._zod.def);if(i&&!Object.prototype.hasOwnProperty.call(i,t.discriminator))
throw new Error(`Invalid discriminated union option at index "${s}"`)});let r=os(()=>kD(t));e._zod.parse=(o,s)=>{let i=o.value;if(!no(i))return o.
issues.push({code:"invalid_type",expected:"object",input:i,inst:e}),o;let a=i?.[t.discriminator],c=r.value.get(a);return c&&(a!==void 0||s.direction!==
"backward")?c._zod.run(o,s):t.unionFallback||s.direction==="backward"?n(o,s):(o.issues.push({code:"invalid_union",errors:[],note:"No matchin\
g discriminator",discriminator:t.discriminator,options:Array.from(r.value.keys()).filter(l=>r.value.get(l)!==null),input:i,path:[t.discriminator],
inst:e}),o)}}),Fh=$("$ZodIntersection",(e,t)=>{me.init(e,t),e._zod.parse=(n,r)=>{let o=n.value,s=t.left._zod.run({value:o,issues:[]},r),i=t.
right._zod.run({value:o,issues:[]},r);return s instanceof Promise||i instanceof Promise?Promise.all([s,i]).then(([c,l])=>_k(n,c,l)):_k(n,s,i)}});
function hh(e,t){if(e===t)return{valid:!0,data:e};if(e instanceof Date&&t instanceof Date&&+e==+t)return{valid:!0,data:e};if(wr(e)&&wr(t)){let n=Object.
keys(t),r=Object.keys(e).filter(s=>n.indexOf(s)!==-1),o={...e,...t};Object.prototype.hasOwnProperty.call(o,"__proto__")&&delete o.__proto__;
for(let s of r){if(s==="__proto__")continue;let i=hh(e[s],t[s]);if(!i.valid)return{valid:!1,mergeErrorPath:[s,...i.mergeErrorPath]};o[s]=i.data}
return{valid:!0,data:o}}if(Array.isArray(e)&&Array.isArray(t)){if(e.length!==t.length)return{valid:!1,mergeErrorPath:[]};let n=[];for(let r=0;r<
e.length;r++){let o=e[r],s=t[r],i=hh(o,s);if(!i.valid)return{valid:!1,mergeErrorPath:[r,...i.mergeErrorPath]};n.push(i.data)}return{valid:!0,
data:n}}return{valid:!1,mergeErrorPath:[]}}function _k(e,t,n){let r=new Map,o,s=new Map,i=(l,u)=>{let d;if(l.code==="unrecognized_keys"&&!l.
path?.length)o??(o=l),d=l.keys;else if(l.code==="invalid_key"&&l.origin==="record"&&l.path?.length===1){let f=String(l.path[0]);s.has(f)||s.
set(f,l),d=[f]}else return!1;for(let f of d)r.has(f)||r.set(f,{}),r.get(f)[u]=!0;return!0};for(let l of t.issues)i(l,"l")||e.issues.push(l);
for(let l of n.issues)i(l,"r")||e.issues.push(l);let a=[...r].filter(([,l])=>l.l&&l.r).map(([l])=>l);if(a.length){let l=o?a.filter(u=>o.keys.
includes(u)):[];l.length&&e.issues.push({...o,keys:l});for(let u of a)!l.includes(u)&&s.has(u)&&e.issues.push(s.get(u))}let c=hh(t.value,n.value);
if(!c.valid){if($t(e))return e;throw new Error(`Unmergable intersection. Error path: ${JSON.stringify(c.mergeErrorPath)}`)}return e.value=c.
data,e}var Fl=$("$ZodTuple",(e,t)=>{me.init(e,t);let n=t.items,r=ct.memoizer;r?.attach(e),e._zod.parse=(o,s)=>{let i=o.value;if(!Array.isArray(
i))return o.issues.push({input:i,inst:e,expected:"tuple",code:"invalid_type"}),o;o.value=r?r.alloc(e,o,[],s):[];let a=[],c=Ek(n,"optin"),l=Ek(
n,"optout");if(!t.rest){if(i.length<c)return o.issues.push({code:"too_small",minimum:c,inclusive:!0,input:i,inst:e,origin:"array"}),o;i.length>
n.length&&o.issues.push({code:"too_big",maximum:n.length,inclusive:!0,input:i,inst:e,origin:"array"})}let u=new Array(n.length),d=t.rest?s?.
abortEarly:void 0,f=!1;for(let m=0;m<n.length;m++){let h=n[m]._zod.run({value:i[m],issues:[]},s);h instanceof Promise?a.push(h.then(p=>{u[m]=
p})):(u[m]=h,d&&!f&&h.issues.length&&(f=$t(h)))}if(t.rest&&!f){let m=n.length-1,h=i.slice(n.length),p=o.issues.length;for(let g of h){if(d&&
o.issues.length!==p){if($t(o,p))break;p=o.issues.length}m++;let y=t.rest._zod.run({value:g,issues:[]},s);y instanceof Promise?a.push(y.then(
b=>Pk(b,o,m))):Pk(y,o,m)}}return a.length?Promise.all(a).then(()=>Tk(u,o,n,i,l)):Tk(u,o,n,i,l)}});function Ek(e,t){for(let n=e.length-1;n>=0;n--)
if(!(t==="optin"?e[n]._zod.optin!==void 0:e[n]._zod.optout==="optional"))return n+1;return 0}function Pk(e,t,n){e.issues.length&&t.issues.push(
...Yt(n,e.issues)),t.value[n]=e.value}function Tk(e,t,n,r,o){for(let s=0;s<n.length;s++){let i=e[s],a=s<r.length;if(!a&&s>=o&&n[s]._zod.optin===
"optional"){t.value.length=s;break}if(i.issues.length){if(!a&&s>=o){t.value.length=s;break}t.issues.push(...Yt(s,i.issues))}t.value[s]=i.value}
for(let s=t.value.length-1;s>=r.length&&(n[s]._zod.optout==="optional"&&t.value[s]===void 0);s--)t.value.length=s;return t}var Bh=$("$ZodRec\
ord",(e,t)=>{me.init(e,t);let n=ct.memoizer;n?.attach(e),e._zod.parse=(r,o)=>{let s=r.value;if(!wr(s))return r.issues.push({expected:"record",
code:"invalid_type",input:s,inst:e}),r;let i=[],a=t.keyType._zod.values;if(a&&!t.partial){r.value=n?n.alloc(e,r,{},o):{};let c=new Set;for(let u of a)
if(typeof u=="string"||typeof u=="number"||typeof u=="symbol"){if(c.add(typeof u=="number"?u.toString():u),u==="__proto__")continue;let d=t.
keyType._zod.run({value:u,issues:[]},o);if(d instanceof Promise)throw new Error("Async schemas not supported in object keys currently");if(d.
issues.length){r.issues.push({code:"invalid_key",origin:"record",issues:d.issues.map(h=>Xt(h,o,gt())),input:u,path:[u],inst:e});continue}let f=d.
value;if(f==="__proto__")continue;let m=t.valueType._zod.run({value:s[u],issues:[]},o);m instanceof Promise?i.push(m.then(h=>{h.issues.length&&
r.issues.push(...Yt(u,h.issues)),r.value[f]=h.value})):(m.issues.length&&r.issues.push(...Yt(u,m.issues)),r.value[f]=m.value)}let l;for(let u in s)
if(!c.has(u))if(t.mode==="loose"){if(u==="__proto__")continue;r.value[u]=s[u]}else l=l??[],l.push(u);l&&l.length>0&&r.issues.push({code:"unr\
ecognized_keys",input:s,inst:e,keys:l,continue:!0})}else{r.value=n?n.alloc(e,r,{},o):{};let c;for(let l of Reflect.ownKeys(s)){if(l==="__pro\
to__"||!Object.prototype.propertyIsEnumerable.call(s,l))continue;let u=t.keyType._zod.run({value:l,issues:[]},o);if(u instanceof Promise)throw new Error(
"Async schemas not supported in object keys currently");if(typeof l=="string"&&dh.test(l)&&u.issues.length){let h=t.keyType._zod.run({value:Number(
l),issues:[]},o);if(h instanceof Promise)throw new Error("Async schemas not supported in object keys currently");h.issues.length===0&&(u=h)}
if(u.issues.length){t.mode==="loose"?r.value[l]=s[l]:a?(c=c??[],c.push(l)):r.issues.push({code:"invalid_key",origin:"record",issues:u.issues.
map(h=>Xt(h,o,gt())),input:l,path:[l],inst:e});continue}let f=u.value;if(f==="__proto__")continue;let m=t.valueType._zod.run({value:s[l],issues:[]},
o);m instanceof Promise?i.push(m.then(h=>{h.issues.length&&r.issues.push(...Yt(l,h.issues)),r.value[f]=h.value})):(m.issues.length&&r.issues.
push(...Yt(l,m.issues)),r.value[f]=m.value)}c&&c.length>0&&r.issues.push({code:"unrecognized_keys",input:s,inst:e,keys:c,continue:!0})}return i.
length?Promise.all(i).then(()=>r):r}});var Bl=$("$ZodEnum",(e,t)=>{me.init(e,t);let n=ml(t.entries),r=new Set(n);e._zod.values=r,oe(e,"pattern",o=>{let s=ml(o.def.entries).filter(
i=>Kp.has(typeof i));return new RegExp(s.length?`^(${s.map(i=>qn(i.toString())).join("|")})$`:"^[^\\s\\S]$")}),e._zod.parse=(o,s)=>{let i=o.
value;return r.has(i)||o.issues.push({code:"invalid_value",values:n,input:i,inst:e}),o}}),jl=$("$ZodLiteral",(e,t)=>{me.init(e,t);let n=new Set(
t.values);e._zod.values=n,oe(e,"pattern",r=>{let o=r.def.values;return new RegExp(o.length?`^(${o.map(s=>typeof s=="string"?qn(s):s?qn(s.toString()):
String(s)).join("|")})$`:"^[^\\s\\S]$")}),e._zod.parse=(r,o)=>{let s=r.value;return n.has(s)||r.issues.push({code:"invalid_value",values:t.values,
input:s,inst:e}),r}});var jh=$("$ZodTransform",(e,t)=>{me.init(e,t),e._zod.optin="optional",ct.memoizer?.guard(e),e._zod.parse=(n,r)=>{if(r.direction==="backward")
throw new cs(e.constructor.name);let o=t.transform(n.value,n);if(r.async)return(o instanceof Promise?o:Promise.resolve(o)).then(i=>(n.value=
i,n));if(o instanceof Promise)throw new Qt;return n.value=o,n}});function Ck(e,t){return e.value=t.issues.length?void 0:t.value,e}var Ul=$("\
$ZodOptional",(e,t)=>{me.init(e,t),oe(e,"optin",n=>n.def.innerType._zod.optin==="defaulted"?"defaulted":"optional"),e._zod.optout="optional",
oe(e,"values",n=>{let r=n.def.innerType._zod.values;return r?new Set([...r,void 0]):void 0}),oe(e,"pattern",n=>{let r=n.def.innerType._zod.pattern;
return r?new RegExp(`^(${Gi(r.source)})?$`):void 0}),e._zod.parse=(n,r)=>{if(n.value===void 0){if(t.innerType._zod.optin!=="defaulted")return n;
let o=t.innerType._zod.run({value:n.value,issues:[]},r);return o instanceof Promise?o.then(s=>Ck(n,s)):Ck(n,o)}return t.innerType._zod.run(n,
r)}}),Zl=$("$ZodExactOptional",(e,t)=>{Ul.init(e,t),oe(e,"values",n=>n.def.innerType._zod.values),oe(e,"pattern",n=>n.def.innerType._zod.pattern),
e._zod.parse=(n,r)=>t.innerType._zod.run(n,r)}),Gl=$("$ZodNullable",(e,t)=>{me.init(e,t),oe(e,"optin",n=>n.def.innerType._zod.optin),oe(e,"o\
ptout",n=>n.def.innerType._zod.optout),oe(e,"pattern",n=>{let r=n.def.innerType._zod.pattern;return r?new RegExp(`^(${Gi(r.source)}|null)$`):
void 0}),oe(e,"values",n=>n.def.innerType._zod.values?new Set([...n.def.innerType._zod.values,null]):void 0),e._zod.parse=(n,r)=>n.value===null?
n:t.innerType._zod.run(n,r)}),Uh=$("$ZodDefault",(e,t)=>{me.init(e,t),e._zod.optin="defaulted",oe(e,"values",n=>n.def.innerType._zod.values),
e._zod.parse=(n,r)=>{if(r.direction==="backward")return t.innerType._zod.run(n,r);if(n.value===void 0)return n.value=t.defaultValue,n;let o=t.
innerType._zod.run(n,r);return o instanceof Promise?o.then(s=>Ak(s,t)):Ak(o,t)}});function Ak(e,t){return e.value===void 0&&(e.value=t.defaultValue),
e}var Zh=$("$ZodPrefault",(e,t)=>{me.init(e,t),e._zod.optin="defaulted",oe(e,"values",n=>n.def.innerType._zod.values),e._zod.parse=(n,r)=>(r.
direction==="backward"||n.value===void 0&&(n.value=t.defaultValue),t.innerType._zod.run(n,r))}),Gh=$("$ZodNonOptional",(e,t)=>{me.init(e,t),
oe(e,"values",n=>{let r=n.def.innerType._zod.values;return r?new Set([...r].filter(o=>o!==void 0)):void 0}),e._zod.parse=(n,r)=>{let o=t.innerType.
_zod.run(n,r);return o instanceof Promise?o.then(s=>Mk(s,e)):Mk(o,e)}});function Mk(e,t){return!e.issues.length&&e.value===void 0&&e.issues.
push({code:"invalid_type",expected:"nonoptional",input:e.value,inst:t}),e}function Nk(e,t,n,r){return t.issues.length?(e.value=n.catchValue({...t,value:e.value,error:{issues:t.issues.map(o=>Xt(o,r,gt()))},input:e.value}),
e):(e.value=t.value,t.memo&&(e.memo=!0),e)}var Hh=$("$ZodCatch",(e,t)=>{me.init(e,t),oe(e,"optin",n=>n.def.innerType._zod.optin==="defaulted"?
"defaulted":"optional"),oe(e,"optout",n=>n.def.innerType._zod.optout),oe(e,"values",n=>n.def.innerType._zod.values),e._zod.parse=(n,r)=>{if(r.
direction==="backward")return t.innerType._zod.run(n,r);let o=t.innerType._zod.run({value:n.value,issues:[]},r);return o instanceof Promise?
o.then(s=>Nk(n,s,t,r)):Nk(n,o,t,r)}});var qh=$("$ZodPipe",(e,t)=>{me.init(e,t),oe(e,"values",n=>n.def.in._zod.values),oe(e,"optin",n=>n.def.in._zod.optin),oe(e,"optout",n=>n.def.
out._zod.optout),oe(e,"propValues",n=>n.def.in._zod.propValues),e._zod.parse=(n,r)=>{if(r.direction==="backward"){let s=t.out._zod.run(n,r);
return s instanceof Promise?s.then(i=>Rl(i,t.in,r)):Rl(s,t.in,r)}let o=t.in._zod.run(n,r);return o instanceof Promise?o.then(s=>Rl(s,t.out,r)):
Rl(o,t.out,r)}});function Rl(e,t,n){return e.issues.some(r=>r.code!=="unrecognized_keys")?(e.aborted=!0,e):t._zod.run({value:e.value,issues:e.
issues},n)}var Vh=$("$ZodReadonly",(e,t)=>{me.init(e,t),oe(e,"propValues",n=>n.def.innerType._zod.propValues),oe(e,"values",n=>n.def.innerType._zod.values),
oe(e,"optin",n=>n.def.innerType?._zod?.optin),oe(e,"optout",n=>n.def.innerType?._zod?.optout),e._zod.parse=(n,r)=>{if(r.direction==="backwar\
d")return t.innerType._zod.run(n,r);let o=t.innerType._zod.run(n,r);return o instanceof Promise?o.then(Ik):Ik(o)}});function Ik(e){return e.
memo||(e.value=Object.freeze(e.value)),e}var Hl=$("$ZodCustom",(e,t)=>{He.init(e,t),me.init(e,t),e._zod.parse=(n,r)=>n,e._zod.check=n=>{let r=n.value,o=t.fn(r);if(o instanceof Promise)
return o.then(s=>zk(s,n,r,e));zk(o,n,r,e)}});function zk(e,t,n,r){if(!e){let o={code:"custom",input:n,inst:r,path:[...r._zod.def.path??[]],continue:!r.
_zod.def.abort};r._zod.def.params&&(o.params=r._zod.def.params),t.issues.push(as(o))}}var Kh=class extends Error{constructor(){super("Cannot parse a reference cycle that closes through a transform"),this.name="ZodCyclicError"}},
Jh="~memo",qk=[];function Vk(e){return e!==null&&typeof e=="object"}function Wh(e){return e.map(t=>t.path?{...t,path:t.path.slice()}:{...t})}
var Wk=new WeakMap,na=0,Wl=1,ra=2;function Kl(e,t,n){let r=Wk.get(e);if(r!==void 0)return r?ra:na;if(t.has(e))return ra;t.add(e);let o=na,s=u=>{
if(o!==ra&&u?._zod){let d=Kl(u,t,n);d>o&&(o=d)}},i=(u,d)=>{let f=na;for(let m of Reflect.ownKeys(u)){let h=Object.getOwnPropertyDescriptor(u,
m);if(d&&!h.enumerable)continue;let p=h.get?Wl:h.value?._zod?Kl(h.value,t,n):na;p>f&&(f=p)}return f},a=u=>{u>o&&(o=u)},c=e._zod.def,l=c.type;
switch(l){case"object":{let u=is(c);a(u?i(u,!0):Wl),s(c.catchall);break}case"array":s(c.element);break;case"tuple":for(let u of c.items)s(u);
s(c.rest);break;case"record":case"map":s(c.keyType),s(c.valueType);break;case"set":s(c.valueType);break;case"union":for(let u of c.options)s(
u);break;case"intersection":s(c.left),s(c.right);break;case"optional":case"nullable":case"default":case"prefault":case"catch":case"readonly":case"\
nonoptional":case"promise":case"success":s(c.innerType);break;case"pipe":s(c.in),s(c.out);break;case"function":s(c.input),s(c.output);break;case"\
lazy":{let u=c._cachedInner??(n?e._zod.innerType:void 0);a(u?Kl(u,t,!1):Wl);break}case"template_literal":case"string":case"number":case"int":case"\
boolean":case"bigint":case"symbol":case"undefined":case"null":case"void":case"never":case"any":case"unknown":case"date":case"nan":case"enum":case"\
literal":case"file":case"transform":case"custom":break;default:for(let u in c){let d=Object.getOwnPropertyDescriptor(c,u);if(!d||d.get)continue;
let f=d.value;if(!(!f||typeof f!="object")){if(f._zod)s(f);else if(Array.isArray(f))for(let m of f)s(m)}}}return t.delete(e),$D(e,o)}function $D(e,t){
return t!==Wl&&Wk.set(e,t===ra),t}function OD(e,t){let n=e.buckets.get(t);return n||(n=new WeakMap,e.buckets.set(t,n)),n}var ql,Vl=[],RD={alloc(e,t,n){let r=ql;if(!r)return n;
ql=void 0;let o={value:n,issues:null};return r.set(t.value,o),Vl.push(o),n},guard(e){var t;(t=e._zod).deferred??(t.deferred=[]),e._zod.deferred.
push(()=>{let n=e._zod.parse,r=(o,s)=>{if(s.direction!=="backward"&&_D(s,o.value))throw new Kh;return n(o,s)};e._zod.parse=r,e._zod.run===n&&
(e._zod.run=r)})},attach(e){var t;let n,r=!1,o,s;(t=e._zod).deferred??(t.deferred=[]),e._zod.deferred.push(()=>{let i=e._zod.parse,a=(c,l)=>{
if(n===void 0){let y=Kl(e,new Set,!1);if(y===na)return e._zod.parse=i,e._zod.run===a&&(e._zod.run=i),i(c,l);y===ra||r?n=!0:r=!0}let u=c.value;
if(!Vk(u))return i(c,l);let d=l[Jh];d||(d={buckets:new WeakMap,backEdges:void 0},l[Jh]=d);let f;o===l?f=s:(f=OD(d,e),o=l,s=f);let m=f.get(u);
if(m)return c.value=m.value,m.issues?m.issues.length&&c.issues.push(...Wh(m.issues)):(c.memo=!0,d.backEdges??(d.backEdges=new WeakSet),d.backEdges.
add(m.value)),c;ql=f;let h=Vl.length,p=i(c,l);ql=void 0;let g=Vl.length>h?Vl.pop():void 0;return p instanceof Promise?p.then(y=>(g&&(g.issues=
y.issues.length?Wh(y.issues):qk),y)):(g&&(g.issues=p.issues.length?Wh(p.issues):qk),p)};e._zod.parse=a,e._zod.run===i&&(e._zod.run=a)})}};function Yh(){
return RD}function _D(e,t){let n=e[Jh]?.backEdges;return n!==void 0&&Vk(t)&&n.has(t)}var ED=()=>{let e={string:{unit:"characters",verb:"to have"},file:{unit:"bytes",verb:"to have"},array:{unit:"items",verb:"to have"},set:{unit:"\
items",verb:"to have"},map:{unit:"entries",verb:"to have"}};function t(s){return e[s]??null}let n={regex:"input",email:"email address",url:"\
URL",emoji:"emoji",uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"UUIDv6",nanoid:"nanoid",guid:"GUID",cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"XID",ksuid:"\
KSUID",datetime:"ISO datetime",date:"ISO date",time:"ISO time",duration:"ISO duration",ipv4:"IPv4 address",ipv6:"IPv6 address",mac:"MAC addr\
ess",cidrv4:"IPv4 range",cidrv6:"IPv6 range",base64:"base64-encoded string",base64url:"base64url-encoded string",json_string:"JSON string",e164:"\
E.164 number",currency_code:"currency code",credit_card:"credit card number",iban:"IBAN",jwt:"JWT",template_literal:"input"},r={nan:"NaN"};function o(s,i){
return s==="number"&&typeof i=="number"&&!Number.isFinite(i)?String(i):r[s]??s}return s=>{switch(s.code){case"invalid_type":{let i=o(s.expected),
a=Qp(s.input),c=o(a,s.input);return`Invalid input: expected ${i}, received ${c}`}case"invalid_value":return s.values.length===1?`Invalid inp\
ut: expected ${gl(s.values[0])}`:`Invalid option: expected one of ${pl(s.values,"|")}`;case"too_big":{let i=s.exact?"exactly ":s.inclusive?"\
<=":"<",a=t(s.origin);return a?`Too big: expected ${s.origin??"value"} to have ${i}${s.maximum.toString()} ${a.unit??"elements"}`:`Too big: \
expected ${s.origin??"value"} to be ${i}${s.maximum.toString()}`}case"too_small":{let i=s.exact?"exactly ":s.inclusive?">=":">",a=t(s.origin);
return a?`Too small: expected ${s.origin} to have ${i}${s.minimum.toString()} ${a.unit}`:`Too small: expected ${s.origin} to be ${i}${s.minimum.
toString()}`}case"invalid_format":{let i=s;return i.format==="starts_with"?`Invalid string: must start with "${i.prefix}"`:i.format==="ends_\
with"?`Invalid string: must end with "${i.suffix}"`:i.format==="includes"?`Invalid string: must include "${i.includes}"`:i.format==="regex"?
`Invalid string: must match pattern ${i.pattern}`:`Invalid ${n[i.format]??s.format}`}case"not_multiple_of":return`Invalid number: must be a \
multiple of ${s.divisor}`;case"unrecognized_keys":return`Unrecognized key${s.keys.length>1?"s":""}: ${pl(s.keys,", ")}`;case"invalid_key":return`\
Invalid key in ${s.origin}`;case"invalid_union":return s.options&&Array.isArray(s.options)&&s.options.length>0?`Invalid discriminator value.\
 Expected ${s.options.map(a=>`'${a}'`).join(" | ")}`:s.inclusive===!1?"Invalid input: more than one option matched":"Invalid input";case"inv\
alid_element":return`Invalid value in ${s.origin}`;default:return"Invalid input"}}};function Kk(){return{localeError:ED()}}var Jk;var Xh=class{constructor(){this._map=new WeakMap,this._idmap=new Map}add(t,...n){let r=n[0];return this._map.set(t,r),r&&typeof r=="object"&&
"id"in r&&this._idmap.set(r.id,t),this}clear(){return this._map=new WeakMap,this._idmap=new Map,this}remove(t){let n=this._map.get(t);return n&&
typeof n=="object"&&"id"in n&&this._idmap.delete(n.id),this._map.delete(t),this}get(t){let n=t._zod.parent;if(n){let r={...this.get(n)??{}};
delete r.id;let o={...r,...this._map.get(t)};return Object.keys(o).length?o:void 0}return this._map.get(t)}has(t){return this._map.has(t)}};
function Yk(){return new Xh}(Jk=globalThis).__zod_globalRegistry??(Jk.__zod_globalRegistry=Yk());var ro=globalThis.__zod_globalRegistry;function Xk(e){return e.checks&&(e.checks=[...e.checks]),e}function Jl(e,t){return new e(Xk({type:"string",...B(t)}))}function Qh(e,t){return new e({type:"string",format:"email",check:"string_format",abort:!1,...B(t)})}function eg(e,t){return new e({type:"st\
ring",format:"guid",check:"string_format",abort:!1,...B(t)})}function tg(e,t){return new e({type:"string",format:"uuid",check:"string_format",
abort:!1,...B(t)})}function ng(e,t){return new e({type:"string",format:"uuid",check:"string_format",abort:!1,version:"v4",...B(t)})}function rg(e,t){
return new e({type:"string",format:"uuid",check:"string_format",abort:!1,version:"v6",...B(t)})}function og(e,t){return new e({type:"string",
format:"uuid",check:"string_format",abort:!1,version:"v7",...B(t)})}function sg(e,t){return new e({type:"string",format:"url",check:"string_\
format",abort:!1,...B(t)})}function ig(e,t){return new e({type:"string",format:"emoji",check:"string_format",abort:!1,...B(t)})}function ag(e,t){
return new e({type:"string",format:"nanoid",check:"string_format",abort:!1,...B(t)})}function cg(e,t){return new e({type:"string",format:"cu\
id",check:"string_format",abort:!1,...B(t)})}function lg(e,t){return new e({type:"string",format:"cuid2",check:"string_format",abort:!1,...B(
t)})}function ug(e,t){return new e({type:"string",format:"ulid",check:"string_format",abort:!1,...B(t)})}function dg(e,t){return new e({type:"\
string",format:"xid",check:"string_format",abort:!1,...B(t)})}function fg(e,t){return new e({type:"string",format:"ksuid",check:"string_form\
at",abort:!1,...B(t)})}function mg(e,t){return new e({type:"string",format:"ipv4",check:"string_format",abort:!1,...B(t)})}function pg(e,t){
return new e({type:"string",format:"ipv6",check:"string_format",abort:!1,...B(t)})}function hg(e,t){return new e({type:"string",format:"cidrv4",check:"string_format",abort:!1,...B(t)})}function gg(e,t){return new e({type:"s\
tring",format:"cidrv6",check:"string_format",abort:!1,...B(t)})}function yg(e,t){return new e({type:"string",format:"base64",check:"string_f\
ormat",abort:!1,...B(t)})}function bg(e,t){return new e({type:"string",format:"base64url",check:"string_format",abort:!1,...B(t)})}function wg(e,t){
return new e({type:"string",format:"e164",check:"string_format",abort:!1,...B(t)})}function xg(e,t){return new e({type:"string",format:"jwt",check:"string_format",abort:!1,...B(t)})}function Yl(e,t){return new e({type:"string",format:"datetime",check:"string_format",offset:!1,local:!1,precision:null,...B(t)})}function Xl(e,t){
return new e({type:"string",format:"date",check:"string_format",...B(t)})}function Ql(e,t){return new e({type:"string",format:"time",check:"\
string_format",precision:null,...B(t)})}function eu(e,t){return new e({type:"string",format:"duration",check:"string_format",...B(t)})}function tu(e,t){
return new e(Xk({type:"number",checks:[],...B(t)}))}function nu(e,t){return new e({type:"number",check:"number_format",abort:!1,format:"safeint",...B(t)})}function ru(e,t){return new e({type:"boolean",...B(t)})}function Sg(e,t){return new e({type:"null",...B(t)})}function ou(e){return new e({type:"unknown"})}function su(e,t){return new e({type:"never",...B(t)})}function oa(e,t){return new mh({check:"less_than",...B(t),value:e,inclusive:!1})}function oo(e,t){return new mh({check:"less_than",...B(t),value:e,
inclusive:!0})}function fs(e,t){return new ph({check:"greater_than",...B(t),value:e,inclusive:!1})}function xr(e,t){return new ph({check:"greater_than",...B(
t),value:e,inclusive:!0})}function iu(e){return fs(0,e)}function ms(e){return xr(0,e)}function sa(e,t){return new uk({check:"multiple_of",...B(t),value:e})}function Pe(e,t){return new fk({check:"max_length",...B(t),maximum:e})}function Vn(e,t){return new mk({check:"min_length",...B(t),minimum:e})}
function ia(e,t){return new pk({check:"length_equals",...B(t),length:e})}function Sr(e,t){return new hk({check:"string_format",format:"regex",
...B(t),pattern:e})}function au(e){return new gk({check:"string_format",format:"lowercase",...B(e)})}function cu(e){return new yk({check:"st\
ring_format",format:"uppercase",...B(e)})}function lu(e,t){return new bk({check:"string_format",format:"includes",...B(t),includes:e})}function uu(e,t){
return new wk({check:"string_format",format:"starts_with",...B(t),prefix:e})}function du(e,t){return new xk({check:"string_format",format:"e\
nds_with",...B(t),suffix:e})}function Wn(e){return new Sk({check:"overwrite",tx:e})}function fu(e){return Wn(t=>t.normalize(e))}function mu(){return Wn(e=>e.trim())}function pu(){
return Wn(e=>e.toLowerCase())}function hu(){return Wn(e=>e.toUpperCase())}function vg(){return Wn(e=>qp(e))}function Qk(e,t,n){return new e(
{type:"array",element:t,...B(n)})}function gu(e,t,n){return new e({type:"custom",check:"custom",fn:t,...B(n)})}function kg(e,t){let n=PD(r=>(r.addIssue=o=>{if(typeof o=="stri\
ng")r.issues.push(as(o,r.value,n._zod.def));else{let s=o;s.fatal&&(s.continue=!1),s.code??(s.code="custom"),"input"in s||(s.input=r.value),s.
inst??(s.inst=n),s.continue??(s.continue=!n._zod.def.abort),r.issues.push(as(s))}},e(r.value,r)),t);return n}function PD(e,t){let n=new He({
check:"custom",...B(t)});return n._zod.check=e,n}var aa=()=>()=>{throw new Error("bundles make no JSON Schemas")};var i0=new WeakSet([Object.prototype,Error.prototype]);function yu(e,t,n){Object.defineProperty(e,t,{configurable:!0,enumerable:!1,get(){let r=n(
this);return Object.defineProperty(this,t,{value:r,configurable:!0,writable:!0}),r},set(r){Object.defineProperty(this,t,{value:r,configurable:!0,
writable:!0})}})}var ND=(e,t)=>{Ev.init(e,t),e.name="ZodError";let n=Object.getPrototypeOf(e);i0.has(n)||(i0.add(n),yu(n,"format",r=>o=>ih(r,
o)),yu(n,"flatten",r=>o=>sh(r,o)),yu(n,"addIssue",r=>o=>{r.issues.push(o),r.message=JSON.stringify(r.issues,rs,2)}),yu(n,"addIssues",r=>o=>{
r.issues.push(...o),r.message=JSON.stringify(r.issues,rs,2)}),Object.defineProperty(n,"isEmpty",{configurable:!0,enumerable:!1,get(){return this.
issues.length===0}}))};var Ot=$("ZodError",ND,void 0,{Parent:Error});var a0=Ji(Ot),c0=Yi(Ot),l0=Xi(Ot),u0=Qi(Ot),d0=Tv(Ot),f0=Cv(Ot),m0=Av(Ot),p0=Mv(Ot),h0=Nv(Ot),g0=Iv(Ot),y0=zv(Ot),b0=Lv(Ot);function RF(){ct.localeError||gt(Kk())}function la(){ct.memoizer||gt({memoizer:Yh()})}var he=$("ZodType",(e,t)=>(RF(),me.init(e,t),e.def=t,e.
type=t.type,e),{check(...e){let t=this.def;return this.clone(U.mergeDefs(t,{checks:[...t.checks??[],...e.map(n=>typeof n=="function"?{_zod:{
check:n,def:{check:"custom"},onattach:[]}}:n)]}),{parent:!0})},with(...e){return this.check(...e)},clone(e,t){return at(this,e,t)},brand(){return this},
register(e,t){return e.add(this,t),this},refine(e,t){return this.check(xB(e,t))},superRefine(e,t){return this.check(SB(e,t))},overwrite(e){return this.
check(Wn(e))},optional(){return w0(this)},exactOptional(){return cB(this)},nullable(){return x0(this)},nullish(){return w0(x0(this))},nonoptional(e){
return pB(this,e)},array(){return C(this)},or(e){return X([this,e])},and(e){return rB(this,e)},transform(e){return S0(this,aB(e))},default(e){
return dB(this,e)},prefault(e){return mB(this,e)},catch(e){return gB(this,e)},pipe(e){return S0(this,e)},readonly(){return bB(this)},describe(e){
let t=this.clone();return ro.add(t,{description:e}),t},meta(...e){if(e.length===0)return ro.get(this);let t=this.clone();return ro.add(t,e[0]),
t},isOptional(){return this.safeParse(void 0).success},isNullable(){return this.safeParse(null).success},apply(e,...t){return t.length===0?e(
this):e(this,...t)},get"~standard"(){return U.hide(this,"~standard",{...gh(this),jsonSchema:{input:aa(this,"input"),output:aa(this,"output")}})},
set"~standard"(e){U.own(this,"~standard",e)},parse:function e(t,n){return a0(this,t,n,{callee:e})},parseAsync:async function e(t,n){return await c0(
this,t,n,{callee:e})},safeParse(e,t){return l0(this,e,t)},async safeParseAsync(e,t){return u0(this,e,t)},get spa(){return this?.safeParseAsync},
set spa(e){U.own(this,"spa",e)},validate(e,t){return vl(this,e,t)},validateAsync(e,t){return kl(this,e,t)},encode:function e(t,n){return d0(
this,t,n,{callee:e})},decode:function e(t,n){return f0(this,t,n,{callee:e})},encodeAsync:async function e(t,n){return await m0(this,t,n,{callee:e})},
decodeAsync:async function e(t,n){return await p0(this,t,n,{callee:e})},safeEncode(e,t){return h0(this,e,t)},safeDecode(e,t){return g0(this,
e,t)},async safeEncodeAsync(e,t){return y0(this,e,t)},async safeDecodeAsync(e,t){return b0(this,e,t)},toJSONSchema(e){return aa(this,{})(e)},
get description(){return ro.get(this)?.description},get _def(){return this._zod.def}}),v0=$("_ZodString",(e,t)=>{ds.init(e,t),he.init(e,t),e.
_zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o)},U.derived({format:e=>(void 0)(e).format??null,minLength:e=>(void 0)(e).minimum??null,maxLength:e=>(void 0)(
e).maximum??null},{regex(...e){return this.check(Sr(...e))},includes(...e){return this.check(lu(...e))},startsWith(...e){return this.check(uu(
...e))},endsWith(...e){return this.check(du(...e))},min(...e){return this.check(Vn(...e))},max(...e){return this.check(Pe(...e))},length(...e){
return this.check(ia(...e))},nonempty(...e){return this.check(Vn(1,...e))},lowercase(e){return this.check(au(e))},uppercase(e){return this.check(
cu(e))},trim(){return this.check(mu())},normalize(...e){return this.check(fu(...e))},toLowerCase(){return this.check(pu())},toUpperCase(){return this.
check(hu())},slugify(){return this.check(vg())}})),_F=$("ZodString",(e,t)=>{ds.init(e,t),v0.init(e,t)},{email(e){return this.check(Qh(AF,e))},
url(e){return this.check(sg(NF,e))},jwt(e){return this.check(xg(KF,e))},emoji(e){return this.check(ig(IF,e))},guid(e){return this.check(eg(MF,
e))},uuid(e){return this.check(tg(bu,e))},uuidv4(e){return this.check(ng(bu,e))},uuidv6(e){return this.check(rg(bu,e))},uuidv7(e){return this.
check(og(bu,e))},nanoid(e){return this.check(ag(zF,e))},cuid(e){return this.check(cg(LF,e))},cuid2(e){return this.check(lg(DF,e))},ulid(e){return this.
check(ug(FF,e))},base64(e){return this.check(yg(qF,e))},base64url(e){return this.check(bg(VF,e))},xid(e){return this.check(dg(BF,e))},ksuid(e){
return this.check(fg(jF,e))},ipv4(e){return this.check(mg(UF,e))},ipv6(e){return this.check(pg(ZF,e))},cidrv4(e){return this.check(hg(GF,e))},
cidrv6(e){return this.check(gg(HF,e))},e164(e){return this.check(wg(WF,e))},datetime(e){return this.check(Yl(EF,e))},date(e){return this.check(
Xl(PF,e))},time(e){return this.check(Ql(TF,e))},duration(e){return this.check(eu(CF,e))}});function w(e){return Jl(_F,e)}var Te=$("ZodString\
Format",(e,t)=>{pe.init(e,t),v0.init(e,t)}),EF=$("ZodISODateTime",(e,t)=>{Pl.init(e,t),Te.init(e,t)}),PF=$("ZodISODate",(e,t)=>{Tl.init(e,t),
Te.init(e,t)}),TF=$("ZodISOTime",(e,t)=>{Cl.init(e,t),Te.init(e,t)}),CF=$("ZodISODuration",(e,t)=>{Al.init(e,t),Te.init(e,t)}),AF=$("ZodEmai\
l",(e,t)=>{wh.init(e,t),Te.init(e,t)});var MF=$("ZodGUID",(e,t)=>{yh.init(e,t),Te.init(e,t)});var bu=$("ZodUUID",(e,t)=>{bh.init(e,t),Te.init(e,t)});var NF=$("ZodURL",(e,t)=>{xh.init(e,t),Te.init(e,t)});var IF=$("ZodEmoji",(e,t)=>{Sh.init(e,t),Te.init(e,t)});var zF=$("ZodNanoID",(e,t)=>{vh.init(e,t),Te.init(e,t)});var LF=$("ZodCUID",(e,t)=>{kh.init(e,t),Te.init(e,t)});var DF=$("ZodCUID2",(e,t)=>{$h.init(e,t),Te.init(e,t)});var FF=$("ZodULID",(e,t)=>{Oh.init(e,t),Te.init(e,t)});var BF=$("ZodXID",(e,t)=>{Rh.init(e,t),Te.init(e,t)});var jF=$("ZodKSUID",(e,t)=>{_h.init(e,t),Te.init(e,t)});var UF=$("ZodIPv4",(e,t)=>{Eh.init(e,t),Te.init(e,t)});var ZF=$("ZodIPv6",(e,t)=>{Ph.init(e,t),Te.init(e,t)});var GF=$("ZodCIDRv4",(e,t)=>{Th.init(e,t),Te.init(e,t)});var HF=$("ZodCIDRv6",(e,t)=>{Ch.init(e,t),Te.init(e,t)});var qF=$("ZodBase64",(e,t)=>{Ah.init(e,t),Te.init(e,t)});var VF=$("ZodBase64URL",(e,t)=>{Mh.init(e,t),Te.init(e,t)});var WF=$("ZodE164",(e,t)=>{Nh.init(e,t),Te.init(e,t)});var KF=$("ZodJWT",(e,t)=>{Ih.init(e,t),Te.init(e,t)});var k0=$("ZodNumber",(e,t)=>{ta.init(e,t),he.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e.isFinite=!0},U.derived({minValue:e=>{
let{minimum:t,exclusiveMinimum:n}=(void 0)(e);return Math.max(t??Number.NEGATIVE_INFINITY,n??Number.NEGATIVE_INFINITY)},maxValue:e=>{let{maximum:t,
exclusiveMaximum:n}=(void 0)(e);return Math.min(t??Number.POSITIVE_INFINITY,n??Number.POSITIVE_INFINITY)},isInt:e=>{let{isInt:t,multipleOf:n}=(void 0)(
e);return!!t||!!n?.some(Number.isSafeInteger)},format:e=>(void 0)(e).format??null},{gt(e,t){return this.check(fs(e,t))},gte(e,t){return this.
check(xr(e,t))},min(e,t){return this.check(xr(e,t))},lt(e,t){return this.check(oa(e,t))},lte(e,t){return this.check(oo(e,t))},max(e,t){return this.
check(oo(e,t))},int(e){return this.check(V(e))},safe(e){return this.check(V(e))},positive(e){return this.check(fs(0,e))},nonnegative(e){return this.
check(xr(0,e))},negative(e){return this.check(oa(0,e))},nonpositive(e){return this.check(oo(0,e))},multipleOf(e,t){return this.check(sa(e,t))},
step(e,t){return this.check(sa(e,t))},finite(){return this}}));function O(e){return tu(k0,e)}var JF=$("ZodNumberFormat",(e,t)=>{Ml.init(e,t),
k0.init(e,t)});function V(e){return nu(JF,e)}var YF=$("ZodBoolean",(e,t)=>{Nl.init(e,t),he.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o)});function ve(e){return ru(YF,e)}var XF=$("ZodNull",(e,t)=>{zh.init(e,t),he.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o)});function wu(e){return Sg(XF,e)}var QF=$("ZodUnknown",(e,t)=>{Il.init(e,t),he.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o)});function io(){return ou(QF)}var eB=$(
"ZodNever",(e,t)=>{zl.init(e,t),he.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o)});function $0(e){return su(eB,e)}var Og=$("ZodArray",(e,t)=>{la(),Ll.init(e,t),he.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e.element=t.element},{min(e,t){
return this.check(Vn(e,t))},nonempty(e){return this.check(Vn(1,e))},max(e,t){return this.check(Pe(e,t))},length(e,t){return this.check(ia(e,
t))},unwrap(){return this.element}});function C(e,t){return Qk(Og,e,t)}var ps=$("ZodObject",(e,t)=>{la(),Hk.init(e,t),he.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),U.installLazyProp(e,"shape",
n=>n._zod.def.shape,!1)},{keyof(){return z(Object.keys(this._zod.def.shape))},catchall(e){return this.clone(U.mergeDefs(this._zod.def,{catchall:e}))},
passthrough(){return this.clone(U.mergeDefs(this._zod.def,{catchall:io()}))},loose(){return this.clone(U.mergeDefs(this._zod.def,{catchall:io()}))},
strict(){return this.clone(U.mergeDefs(this._zod.def,{catchall:$0()}))},strip(){return this.clone(U.mergeDefs(this._zod.def,{catchall:void 0}))},
extend(e){return U.extend(this,e)},safeExtend(e){return U.safeExtend(this,e)},merge(e){return U.merge(this,e)},pick(e){return U.pick(this,e)},
omit(e){return U.omit(this,e)},partial(...e){return U.partial(ua,this,e[0])},exactPartial(...e){return U.partial(Su,this,e[0],"exactPartial")},
required(...e){return U.required(R0,this,e[0])}});function Me(e,t){let n={type:"object",shape:e??{},...U.normalizeParams(t)};return new ps(n)}
function _(e,t){return new ps({type:"object",shape:e,catchall:$0(),...U.normalizeParams(t)})}function O0(e,t){return new ps({type:"object",shape:e,
catchall:io(),...U.normalizeParams(t)})}var xu=$("ZodUnion",(e,t)=>{Dl.init(e,t),he.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,
r,o),e.options=t.options});function X(e,t){return new xu({type:"union",options:e,...U.normalizeParams(t)})}var tB=$("ZodDiscriminatedUnion",(e,t)=>{xu.init(e,t),Dh.init(e,t)});function vn(e,t,n){return new tB({type:"union",options:t,discriminator:e,
...U.normalizeParams(n)})}var nB=$("ZodIntersection",(e,t)=>{Fh.init(e,t),he.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o)});
function rB(e,t){return new nB({type:"intersection",left:e,right:t})}var oB=$("ZodTuple",(e,t)=>{la(),Fl.init(e,t),he.init(e,t),e._zod.processJSONSchema=
(n,r,o)=>(void 0)(e,n,r,o)},{rest(e){return this.clone({...this._zod.def,rest:e})},partial(){let e=this._zod.def;if(e.checks?.length)throw new Error(
".partial() cannot be used on tuple schemas containing refinements");return this.clone({...e,items:e.items.map(t=>new ua({type:"optional",innerType:t}))})}});
function hs(e,t,n){let r=t instanceof me,o=r?n:t,s=r?t:null;return new oB({type:"tuple",items:e,rest:s,...U.normalizeParams(o)})}var ca=$("Z\
odRecord",(e,t)=>{la(),Bh.init(e,t),he.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e.keyType=t.keyType,e.valueType=t.valueType});
function se(e,t,n){return!t||!t._zod?new ca({type:"record",keyType:w(),valueType:e,...U.normalizeParams(t)}):new ca({type:"record",keyType:e,
valueType:t,...U.normalizeParams(n)})}function en(e,t,n){return new ca({type:"record",keyType:e,valueType:t,...U.normalizeParams(n),partial:!0})}var $g=$("ZodEnum",(e,t)=>{Bl.init(e,t),he.init(e,t),e._zod.processJSONSchema=(r,o,s)=>(void 0)(e,r,o,s),e.enum=t.entries,e.options=[...e._zod.
values];let n=new Set(Object.keys(t.entries));e.extract=(r,o)=>{let s={};for(let i of r)if(n.has(i))s[i]=t.entries[i];else throw new Error(`\
Key ${i} not found in enum`);return new $g({...t,checks:[],...U.normalizeParams(o),entries:s})},e.exclude=(r,o)=>{let s={...t.entries};for(let i of r)
if(n.has(i))delete s[i];else throw new Error(`Key ${i} not found in enum`);return new $g({...t,checks:[],...U.normalizeParams(o),entries:s})}});
function z(e,t){let n=Array.isArray(e)?Object.fromEntries(e.map(r=>[r,r])):e;return new $g({type:"enum",entries:n,...U.normalizeParams(t)})}var sB=$("ZodLiteral",(e,t)=>{jl.init(e,t),he.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e.values=new Set(t.values),Object.
defineProperty(e,"value",{get(){if(t.values.length>1)throw new Error("This schema contains multiple valid literal values. Use `.values` inst\
ead.");return t.values[0]}})});function fe(e,t){return new sB({type:"literal",values:Array.isArray(e)?e:[e],...U.normalizeParams(t)})}var iB=$("ZodTransform",(e,t)=>{la(),jh.init(e,t),he.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e._zod.parse=(n,r)=>{if(r.
direction==="backward")throw new cs(e.constructor.name);n.addIssue=s=>{if(typeof s=="string")n.issues.push(U.issue(s,n.value,t));else{let i=s;
i.fatal&&(i.continue=!1),i.code??(i.code="custom"),"input"in i||(i.input=n.value),i.inst??(i.inst=e),n.issues.push(U.issue(i))}};let o=t.transform(
n.value,n);return o instanceof Promise?o.then(s=>(n.value=s,n)):(n.value=o,n)}});function aB(e){return new iB({type:"transform",transform:e})}
var ua=$("ZodOptional",(e,t)=>{Ul.init(e,t),he.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e.unwrap=()=>e._zod.def.innerType});
function w0(e){return new ua({type:"optional",innerType:e})}var Su=$("ZodExactOptional",(e,t)=>{Zl.init(e,t),he.init(e,t),e._zod.processJSONSchema=
(n,r,o)=>(void 0)(e,n,r,o),e.unwrap=()=>e._zod.def.innerType});function cB(e){return new Su({type:"optional",innerType:e})}var lB=$("ZodNull\
able",(e,t)=>{Gl.init(e,t),he.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e.unwrap=()=>e._zod.def.innerType});function x0(e){
return new lB({type:"nullable",innerType:e})}var uB=$("ZodDefault",(e,t)=>{Uh.init(e,t),he.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e.unwrap=()=>e._zod.def.innerType,
e.removeDefault=e.unwrap});function dB(e,t){return new uB({type:"default",innerType:e,get defaultValue(){return typeof t=="function"?t():U.shallowClone(
t)}})}var fB=$("ZodPrefault",(e,t)=>{Zh.init(e,t),he.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e.unwrap=()=>e._zod.def.innerType});
function mB(e,t){return new fB({type:"prefault",innerType:e,get defaultValue(){return typeof t=="function"?t():U.shallowClone(t)}})}var R0=$(
"ZodNonOptional",(e,t)=>{Gh.init(e,t),he.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e.unwrap=()=>e._zod.def.innerType});function pB(e,t){
return new R0({type:"nonoptional",innerType:e,...U.normalizeParams(t)})}var hB=$("ZodCatch",(e,t)=>{Hh.init(e,t),he.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e.unwrap=()=>e._zod.def.innerType,
e.removeCatch=e.unwrap});function gB(e,t){return new hB({type:"catch",innerType:e,catchValue:typeof t=="function"?t:U.constantCatch(t)})}var Rg=$("ZodPipe",(e,t)=>{qh.init(e,t),he.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e.in=t.in,e.out=t.out});function S0(e,t){
return new Rg({type:"pipe",in:e,out:t})}var yB=$("ZodReadonly",(e,t)=>{Vh.init(e,t),he.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e.unwrap=()=>e._zod.def.innerType});
function bB(e){return new yB({type:"readonly",innerType:e})}var wB=$("ZodCustom",(e,t)=>{Hl.init(e,t),he.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o)});function xB(e,t={}){return gu(wB,e,t)}function SB(e,t){return kg(e,t)}var vr=C(_({name:w(),key:z(["inherit","secrets"]).describe("The key of the target that hands it on.")})).exactOptional().describe("Variables\
 that are set, were not handed on, and may be what it lacked.");var M=(e,t)=>_({code:fe(e),...t}),Ke=z(["base","head"]),_g=_({exitCode:O().nullable(),signal:w().nullable()}).describe("Both null where noth\
ing is known but that it ended."),_0=z(["content-length","chunked","until-close","none"]),vB=_({asked:O().describe("The port that was asked."),
at:C(_({host:w(),port:O()})).describe("Where it listens.")}).describe("Set where nobody accepted a connection, and it is known where the ser\
ver listens."),Eg=z(["http","https","http2"]).describe("Set where it speaks another protocol than it was asked in; http2 is without TLS."),da={
through:fe("nginx").exactOptional().describe("Set where the server itself answers."),interim:O().exactOptional().describe("The status (1xx) \
that its answers have before the one that counts.")},vu={afterLoad:fe(!0).exactOptional()},E0=C(X([_({status:w(),count:O()}),_({error:w(),count:O()})])),
kB=z(["differs","too-long","too-slow"]),$B=X([_({text:w()}).describe("The beginning of the whole body that is expected."),_({contains:w()}),
_({matches:w(),why:kB}).describe("Whether it does not match, or is too long to be looked at, or the expression takes too long."),_({json:w(),
at:w(),got:w().nullable()}).describe("JSON that is expected, the way to it (`$.user.id`), and what is there; null for nothing."),_({json:wu()}).
describe("It is no JSON at all.")]).describe("The first that is expected of it and is not so."),fa=vn("code",[M("wrong-status",{path:w(),status:O(),
expected:X([O(),C(O())]).describe("Of several, each would be right."),body:w().describe("Its beginning, without secrets."),speaks:Eg.exactOptional(),
...da,...vu}),M("wrong-body",{path:w(),bytes:O(),body:w().describe("Its beginning, without secrets."),lacks:$B,...vu}),M("wrong-header",{path:w(),
name:w(),value:w().nullable(),expected:w(),...vu}),M("no-answer",{path:w(),error:w(),speaks:Eg.exactOptional(),...da,...vu}),M("length-chang\
ed",{path:w(),bytes:O()}),M("lengths-differ",{path:w(),base:O(),head:O()}),M("framing-differs",{path:w(),base:_0,head:_0}),M("errors",{failed:O(),
of:O(),unit:z(["requests","operations"]),most:E0.describe("The most frequent."),through:da.through}),M("no-answers",{seconds:O(),most:E0.describe(
"The most frequent."),through:da.through}),M("wrong-size",{answers:O(),bytes:O(),least:O(),most:O()}),M("too-many-connections",{side:z(["cli\
ent","upstream"]).describe("Of nginx; client where there is none."),opened:O(),requests:O()}),M("died",{end:_g,of:z(["server","service"]),service:w().
exactOptional(),when:z(["starting","before-load","under-load"]).exactOptional(),withheld:vr,lacks:w().exactOptional().describe("A module tha\
t it said it could not find.")}),M("restarted",{}),M("worked-unasked",{cpu:O().describe("CPU seconds that it used while only the other varia\
nt was loaded."),other:O().describe("The same of the other variant, while only this one was loaded."),seconds:O()}),M("accepted-unasked",{connections:O().
describe("Accepted while only the other variant was loaded."),seconds:O()}),M("reached-other",{of:Ke.describe("Whose server, service or ngin\
x it was connected to."),connections:O(),listened:fe(!0).exactOptional().describe("Where it listened at a port of the other instead of being\
 connected to it.")}),M("ended-other",{of:Ke.describe("Whose server was ended by a signal while this one's ran beside it."),end:_g}),M("fail\
s-beside",{of:Ke.describe("Which could not be started beside this one, and could alone.")}),M("changed-files",{of:Ke.describe("Whose files w\
ere changed while both ran, and not those of this one."),path:w().describe("The first of them."),files:O()}),M("left-its-group",{processes:O(),
cpu:O().describe("CPU seconds that they used, which no meter of the variant counts.")}),M("not-ready",{seconds:O(),last:X([_({path:w(),status:O()}),
_({error:w()})]).nullable().describe("What it answered last; null where it answered nothing."),service:w().exactOptional(),listens:vB.exactOptional(),
speaks:Eg.exactOptional(),...da,runOver:fe(!0).exactOptional().describe("Set where the run's time was over first.")}),M("start-failed",{error:w()}),
M("prepare-failed",{command:C(w()),error:w(),withheld:vr}),M("command-failed",{error:w(),withheld:vr}),M("no-report",{output:w().describe("T\
he last lines of a command that reported no operations, though base's does.")}),M("impossible-time",{seconds:O().describe("What a command sa\
id that it had worked."),wall:O().describe("From its start to its end, as hyperfine noted it.")}),M("timing-altered",{noted:O().describe("Wa\
ll seconds that hyperfine noted."),wall:O().describe("From its start to its end by loadgate's clock.")}),M("generator-failed",{error:w()}),M(
"background-load-failed",{failed:O().exactOptional(),answered:O().exactOptional(),error:w().exactOptional()}),M("proxy-failed",{variant:Ke,end:_g.
nullable(),seconds:O().nullable().describe("Set where it was waited for so long."),error:w().nullable().describe("The last line of its log.")}),
M("harness-failed",{error:w()}),M("burner-elsewhere",{})]);function gs(e){return["wrong-status","wrong-body","wrong-header","no-answer"].includes(
e.code)}var OB=["generator-failed","background-load-failed","proxy-failed","harness-failed","burner-elsewhere"];function ku({code:e}){return OB.
includes(e)}var J=class extends Error{name="FaultError";fault;log;constructor(t,n){super(t.code),this.fault=t,this.log=n}};import{isDeepStrictEqual as WB}from"node:util";var kr=["regression","invalid","inconclusive","improvement","new","unchanged"],Kn=["io-calls","collections"],ys=["goodput","cpu","time","cpu\
-time","own-clock","p50","p90","p95","p99","memory","switches",...Kn,"start-time","image-size"],Pg=["found","not-found","not-measured"],$u=[
"burner-elsewhere","interrupted","invalid"];var ma=z(["direct","nginx"]),Ou=z(["server","proxy","generator","dependency"]),ie=O().nullable(),P0=se(w(),O()),bs=z(["out-of-ports","proxy-\
saturated","generator-saturated","dependency","littles-law","too-few-requests","unsteady","out-of-step","over-capacity"]),RB=_({by:z(["hyper\
fine","engine"]).describe("Who timed it: where containers run on another machine, their engine's notes of start and end."),runs:V().positive().
describe("How many times it ran, one after the other."),user:ie.describe("CPU seconds of all runs in user mode."),system:ie.describe("The sa\
me in the kernel."),exitCode:V().nullable().describe("Of the first run that failed, else 0; null where it was ended."),operations:V().positive().
nullable().describe("As its last line said; null where it said none, and its time per run is what counts."),seconds:ie.describe("What it wor\
ked for by its own clock; null where it said none.")}).describe("Of a command that was run to its end."),_B=_({variant:Ke,wall:O().describe(
"Wall time of the load in seconds, as the generator saw it; of a command the time of all its runs, each from its start to its end."),byStatus:P0.
describe("Answers by status."),errors:P0.describe("Errors by the generator's own text, deadline aborts left out."),aborted:O().describe("Req\
uests in flight when the time was up; normal, one per connection."),bytes:O().describe("Body bytes received."),correct:O().describe("Answers\
 with the expected status."),latency:_({mean:ie,p50:ie,p90:ie,p95:ie.exactOptional(),p99:ie}).describe("In seconds. The oldest results have \
no p95."),latencies:C(hs([O().nonnegative(),V().positive()])).max(1e4).exactOptional().describe("In an open loop: latencies from the intende\
d start in seconds, to three digits, ascending, and how often each."),cpu:_({server:ie,proxy:ie,generator:ie}).describe("CPU seconds used."),
busiest:_({server:ie,proxy:ie}).describe("Busiest thread as a share of one core."),opened:_({client:ie,upstream:ie}).describe("TCP connectio\
ns accepted; client is the side the generator talks to."),memory:ie.describe("Peak memory of the server in bytes since its start."),switches:ie.
describe("Context switches of the server."),counters:en(z(Kn),O().nonnegative()).exactOptional().describe("What else the server's processes \
did, as often; what could not be counted is absent."),command:RB.exactOptional(),bottleneck:Ou.nullable(),invalid:C(fa),limits:C(bs)}).describe(
"What one load of one variant gave in one round."),EB=_({order:C(Ke).describe("The variants in the order they were loaded."),together:ve().describe(
"Whether they were loaded at once."),at:O().describe("Seconds since the start of the run."),samples:C(_B),disturbance:_({stolen:ie.describe(
"Taken by the host of this virtual machine."),foreign:ie.describe("Used by processes that are not part of the run.")}).describe("What others\
 took of the run's CPUs, as a share of one CPU.")}),T0=_({at:O().describe("Seconds since the start of the run."),startSeconds:_({base:O().exactOptional(),
head:O().exactOptional()}).describe("From start to the first correct answer."),warmUpSeconds:O(),warmUpCosts:C(ie).describe("CPU seconds per\
 answer in each slice of warm-up, the variants added up, where its length was not known beforehand.").exactOptional(),rounds:C(EB),invalid:C(
_({variant:Ke.nullable(),fault:fa,log:w().exactOptional()})).describe("What went wrong outside a sample: not ready, died, wrong answer befor\
e or after.")}).describe("One start of all variants of a case.");var pa=["slower","faster"],Tg=["using more CPU","using less CPU"];function ha(e){return Object.values(e.byStatus).reduce((t,n)=>t+n,0)}function xs(e,t){
return e===null||!(t>0)?null:e/t}function C0({command:e},t){return e===void 0||e.operations!==null?null:xs(t,e.runs)}function PB(e,t){let n=e.
rounds.flatMap(r=>r.samples).filter(r=>r.variant===t).flatMap(r=>r.memory===null?[]:[r.memory]);return n.length===0?null:Math.max(...n)}function Ru(e,t,{
decides:n,ofSession:r=!1}){let o={subject:t,verb:`gives ${t}`,shrunk:"sooner",grown:"later",axis:[`${e} faster`,`${e} slower`],cases:pa},s=`\
Latency ${e}`,i={unit:"s",better:"lower",decides:n,limitable:!0,label:s,words:o},a=Number(e.slice(1))/100;return{name:e,...i,of:"request",per:"\
round",percentile:{share:a,ofSession:r},value:({latencies:l,latency:u})=>l?Ng(l,a):u[e]??null}}var ws={better:"lower",decides:null,limitable:!1},
TB=64*4096;function A0(e,t){return{...ws,name:e,unit:"per request",...t,of:"request",per:"session",value:(r,o)=>{let i=r.rounds.flatMap(c=>c.
samples).filter(c=>c.variant===o&&c.counters?.[e]!==void 0),a=i.reduce((c,{counters:l})=>c+(l?.[e]??0),0);return xs(a,i.reduce((c,l)=>c+ha(l),
0))}}}var ke=[{name:"goodput",unit:"requests/s",label:"Requests/s",words:{subject:"speed",verb:"is",shrunk:"slower",grown:"faster",axis:["sl\
ower","faster"],cases:pa},better:"higher",decides:"closed",limitable:!0,column:!0,per:"round",value:e=>e.command?.operations===null?null:xs(
e.correct,e.wall)},{name:"cpu",unit:"s/request",label:"CPU per request",words:{subject:"CPU per request",verb:"needs",shrunk:"less CPU per r\
equest",grown:"more CPU per request",axis:["less CPU","more CPU"],cases:Tg},better:"lower",decides:"closed",limitable:!1,column:!0,per:"roun\
d",value:e=>xs(e.cpu.server,ha(e))},{name:"time",unit:"s",label:"Time per run",words:{subject:"time per run",verb:"takes",shrunk:"less time \
per run",grown:"more time per run",axis:["less time","more time"],cases:pa},better:"lower",decides:"command",limitable:!1,of:"command",per:"\
round",value:e=>C0(e,e.wall)},{name:"cpu-time",unit:"s",label:"CPU per run",words:{subject:"CPU per run",verb:"needs",shrunk:"less CPU per r\
un",grown:"more CPU per run",axis:["less CPU","more CPU"],cases:Tg},better:"lower",decides:"command",limitable:!1,of:"command",per:"round",value:e=>C0(
e,e.cpu.server)},{name:"own-clock",unit:"operations/s",label:"Operations/s by its own clock",words:{subject:"speed by its own clock",verb:"i\
s",shrunk:"slower by its own clock",grown:"faster by its own clock",axis:["slower","faster"],cases:pa},...ws,better:"higher",of:"command",per:"\
round",value:e=>xs(e.correct,e.command?.seconds??0)},Ru("p50","the median answer",{decides:"open"}),Ru("p90","the slowest tenth of the answe\
rs",{decides:null}),Ru("p95","the slowest twentieth of the answers",{decides:"open"}),{...Ru("p99","the slowest hundredth of the answers",{decides:"\
open",ofSession:!0}),column:!0},{name:"memory",unit:"bytes",label:"Peak memory",words:{subject:"memory",verb:"needs",shrunk:"less memory",grown:"\
more memory",axis:["needs less memory","needs more memory"],cases:["using more memory","using less memory"]},...ws,resolution:TB,per:"sessio\
n",value:PB},{name:"switches",unit:"per request",label:"Context switches per request",words:{subject:"context switches",verb:"makes",shrunk:"\
fewer context switches",grown:"more context switches",axis:["fewer switches","more switches"],cases:["switching more","switching less"]},...ws,
of:"request",per:"round",value:e=>xs(e.switches,ha(e))},A0("io-calls",{label:"Read and write calls per request",words:{subject:"read and wri\
te calls",verb:"makes",shrunk:"fewer read and write calls",grown:"more read and write calls",axis:["fewer calls","more calls"],cases:["calli\
ng the system more","calling the system less"]}}),A0("collections",{label:"Garbage collections per request",words:{subject:"garbage collecti\
ons",verb:"runs",shrunk:"fewer garbage collections",grown:"more garbage collections",axis:["fewer collections","more collections"],cases:["c\
ollecting garbage more","collecting garbage less"]}}),{name:"start-time",unit:"s",label:"Start-up",words:{subject:"start-up time",verb:"take\
s",shrunk:"less time to start",grown:"more time to start",axis:["starts sooner","starts later"],cases:["slower to start","faster to start"]},
...ws,of:"request",per:"session",value:(e,t)=>e.startSeconds[t]??null},{name:"image-size",unit:"bytes",label:"Image size",words:{subject:"im\
age size",verb:"has an image",shrunk:"smaller",grown:"larger",axis:["smaller","larger"],cases:["larger","smaller"]},...ws,per:"build"}];function _u(e){
return[pa,Tg].includes(Ne(e).words.cases)}function Eu(e){return ke.filter(({decides:t})=>t===e)}function Cg({name:e,of:t,decides:n},{loop:r,
isCommand:o}){return t==="request"&&o?"of-requests":t==="command"&&!o?"of-commands":o&&r==="closed"&&n==="command"?"operations":r==="command"&&
(n==="closed"||e==="own-clock")?"no-operations":null}function Ag(e,t){let n=r=>e[r.name]!==void 0&&Cg(r,t)===null;return ke.filter(r=>r.decides===
t.loop||n(r))}function Mg(e){return ke.find(t=>t.name===e)}function Ne(e){let t=Mg(e);if(t===void 0)throw new RangeError(`no metric ${e}`);return t}
var N0=10;function I0(e){return Math.ceil(N0/(1-e)-1e-9)}function z0(e){let t=new Map;for(let[n,r]of e.flat())t.set(n,(t.get(n)??0)+r);return[
...t].sort(([n],[r])=>n-r)}var M0=new WeakMap;function Ng(e,t){let n=M0.get(e)??new Map;n.size===0&&M0.set(e,n);let r=n.get(t);if(r!==void 0)
return r;let o=CB(e,t);return n.set(t,o),o}function CB(e,t){let n=e.reduce((o,[,s])=>o+s,0);if(n*(1-t)<N0-1e-9)return null;let r=0;for(let[o,
s]of e)if(r+=s,r>=n*t-1e-9)return o;return null}var AB={stolen:.3,foreign:.6},MB={stolen:.05,foreign:.25},NB=.25;function Ig({samples:e=[]}){return e.some(({limits:t})=>t.includes("out-of-\
ports"))}function L0({together:e,order:t}){return e||t.length===1}function zg(e){if(Ig(e))return"out-of-ports";let{stolen:t,foreign:n}=e.disturbance,
r=L0(e)?AB:MB;return(t??0)>r.stolen?"steal":(n??0)>r.foreign?"other-programs":null}function $r(e){let t=zg(e);return t===null?1:L0(e)&&t!=="\
out-of-ports"?NB:0}function Pu(e){return zg(e)!==null}function Ss(e){let t=[];for(let n of e.flatMap(({rounds:r})=>r)){let r=zg(n);if(r===null)
continue;let o=$r(n)>0,s=t.find(i=>i.source===r&&i.counted===o);s?s.rounds+=1:t.push({source:r,counted:o,rounds:1})}return t}function Tu({source:e,
counted:t,rounds:n}){return{code:"interference",source:e,effect:t?"counted-less":"left-out",rounds:n}}var IB=.9999999999998099,zB=[676.5203681218851,-1259.1392167224028,771.3234287776531,-176.6150291621406,12.507343278686905,-.13857109526572012,
9984369578019572e-21,15056327351493116e-23];function vs(e){let t=e-1,n=t+7.5,r=zB.reduce((o,s,i)=>o+s/(t+i+1),IB);return .5*Math.log(2*Math.
PI)+(t+.5)*Math.log(n)-n+Math.log(r)}function D0(e,t,n){let o=c=>Math.abs(c)<1e-300?1e-300:c,s=1,i=1/o(1-(t+n)*e/(t+1)),a=i;for(let c=1;c<1e4;c++){
let l=c*(n-c)*e/((t+2*c-1)*(t+2*c));i=1/o(1+l*i),s=o(1+l/s),a*=i*s;let u=-(t+c)*(t+n+c)*e/((t+2*c)*(t+2*c+1));if(i=1/o(1+u*i),s=o(1+u/s),a*=
i*s,Math.abs(i*s-1)<1e-15)break}return a}function LB(e,t,n,r){if(e<=0)return 0;if(t<=0)return 1;let o=Math.exp(vs(n+r)-vs(n)-vs(r)+n*Math.log(
e)+r*Math.log(t));return e<(n+1)/(n+r+2)?o*D0(e,n,r)/n:1-o*D0(t,r,n)/r}function F0(e,t){let n=e*e;return .5*LB(t/(t+n),n/(t+n),t/2,.5)}function DB(e,t){
return vs((t+1)/2)-vs(t/2)-.5*Math.log(t*Math.PI)-(t+1)/2*Math.log1p(e*e/t)}var ga=new Map,B0=1e3;function ks(e,t){let n=ga.get(e)?.get(t);if(n!==
void 0)return n;let r=U0(e,t);ga.size>=B0&&ga.clear();let o=ga.get(e)??new Map;return o.size>=B0&&o.clear(),ga.set(e,o.set(t,r)),r}function U0(e,t){
if(!(e>0&&e<1&&t>0))throw new RangeError(`no t quantile for ${e}, ${t}`);if(e>.5)return-U0(1-e,t);if(e===.5)return 0;let[n,r]=[0,1];for(;F0(
r,t)>e;)[n,r]=[r,r*2];let o=(n+r)/2;for(let s=0;s<200;s++){let i=F0(o,t);i>e?n=o:r=o;let a=Math.exp(DB(o,t))*o/i,c=o*Math.exp(Math.log(i/e)/
a),l=c>n&&c<r?c:(n+r)/2;if(Math.abs(l-o)<=1e-14*o)return l;o=l}return o}function ya(e){if(e<0)return 1-ya(-e);let t=1/(1+.2316419*e),r=[.31938153,
-.356563782,1.781477937,-1.821255978,1.330274429].reduceRight((o,s)=>(o+s)*t,0);return 1-Math.exp(-e*e/2)/Math.sqrt(2*Math.PI)*r}var j0=200,
FB=4;function Z0(e,t){let n=e-1,r=n/2*Math.log(n/2)+Math.LN2-vs(n/2),o=a=>Math.exp(r+(n-1)*Math.log(a)-n*a*a/2),[s,i]=[0,0];for(let a=0;a<j0;a++){
let c=(a+.5)*FB/j0,l=o(c);s+=l*t(c),i+=l}return s/i}function BB(e){return e.map(t=>({value:t,weight:1}))}function $s(e){return ba(BB(e))}function ba(e){let t=e.toSorted((o,s)=>o.value-s.value),
n=t.reduce((o,{weight:s})=>o+s,0)/2,r=0;for(let[o,{value:s,weight:i}]of t.entries()){if(r+=i,r===n)return(s+(t[o+1]?.value??s))/2;if(r>n)return s}
return null}function Je(e){return e.reduce((t,n)=>t+n,0)/e.length}function Lg(e){return ba(e.flatMap((t,n)=>e.slice(n).map(r=>({value:(t.value+r.value)/2,weight:t.weight*r.weight}))))}var ao=4.25,jB=1-2*ao*
Math.exp(-(ao**2)/2)/Math.sqrt(2*Math.PI)/(2*ya(ao)-1),UB=20;function Dg(e,t,n){let r=t;for(let o=0;o<UB;o++){let s=ao*r,[i,a]=[0,0];for(let u=0;u<
e.length;u++){let d=e[u];d<-s||d>s||(i+=d*d,a++)}let c=Math.sqrt(i/Math.max(a-n,1)/jB),l=Math.abs(c-r)<=1e-6*r;if(r=c,l)break}return r}var ZB=.6744897501960817;
function G0(e){let t=new Float64Array(Math.max(e.length-1,0));for(let s=0;s<t.length;s++)t[s]=Math.abs(e[s+1]-e[s])/Math.SQRT2;let n=t.slice().
sort(),r=n.lastIndexOf(0)+1,o=n[r+n.length>>1];return o===void 0?0:Dg(t,o/ZB,0)}function H0(e,t){let n=ao*t,[r,o]=[0,0];for(let s=1;s<e.length;s++){
let[i,a]=[e[s-1],e[s]];Math.abs(i)>n||Math.abs(a)>n||(r+=i*a,o+=(i*i+a*a)/2)}return o>0?r/o:0}function Bg(e,t,n,r){return q0(e)&&q0(t)?[{base:e,head:t,weight:n,limited:r}]:[]}function q0(e){return e!==null&&Number.isFinite(e)&&e>0}function GB(e,t){
let n=i=>e.samples.find(a=>a.variant===i),[r,o]=[n("base"),n("head")];if(r===void 0||o===void 0)return[];let s=r.limits.length+o.limits.length>
0;return Bg(t.value(r),t.value(o),$r(e),s)}function co(e,t,n=!1){if(t.per==="build")return[];if(t.per==="session")return Bg(t.value(e,"base"),
t.value(e,"head"),1,!1);let r=J0(e),o=({samples:a})=>a.every(({limits:c})=>c.length===0),s=n&&t.limitable?r.filter(o):r,i=W0(s,t);return i?HB(
s,i):s.flatMap(a=>GB(a,t))}function W0(e,t){let n=e.flatMap(o=>o.samples),{percentile:r}=t;return!r||!n.some(({latencies:o})=>o!==void 0)?null:
r.ofSession||n.some(o=>t.value(o)===null)?r:null}function HB(e,t){let n=e.flatMap(s=>s.samples),r=s=>K0(n,t,s),o=e.reduce((s,i)=>s+$r(i),0)/
e.length;return Bg(r("base"),r("head"),o,n.some(({limits:s})=>s.length>0))}function K0(e,{share:t},n){let r=e.filter(o=>o.variant===n);return Ng(
z0(r.map(({latencies:o})=>o??[])),t)}function J0({rounds:e}){return e.filter(t=>$r(t)>0)}function Y0(e){return Lg(X0(e))}function X0(e){return e.
map(({base:t,head:n,weight:r})=>({value:Math.log(n/t),weight:r}))}function Q0({sessions:e},t,n=!1){return e.flatMap(r=>{let o=co(r,t,n),s=X0(
o),i=Je(o.map(({base:a,head:c})=>Fg(t,a)+Fg(t,c)));return e$(Lg(s),s,t,i)})}function Cu({sessions:e},t,n){return e.flatMap(r=>{let o=t$(r,t,
n).filter(({value:i})=>i>0),s=o.map(({value:i,weight:a})=>({value:Math.log(i),weight:a}));return e$(ba(s),s,t,Je(o.map(({value:i})=>Fg(t,i))))})}
function Fg({resolution:e=0},t){return(e/t)**2/12}function e$(e,t,n,r){if(e===null)return[];let o=t.reduce((i,a)=>i+a.weight,0),s=n.per==="r\
ound"&&t.length>1?qB(t,o):null;return[{value:e,weight:o/t.length,spread:s,...r>0&&{rounding:r}}]}function qB(e,t){let n=e.reduce((o,s)=>o+s.
weight*s.value,0)/t;return{squares:e.reduce((o,s)=>o+s.weight*(s.value-n)**2,0),degrees:e.length-1,rounds:e.length}}function lo({sessions:e},t,n){
let r=e.map(o=>ba(t$(o,t,n)));return $s(r.filter(o=>o!==null))}function t$(e,t,n){if(t.per==="build")return[];let r=(i,a)=>i===null?[]:[{value:i,
weight:a}];if(t.per==="session")return r(t.value(e,n),1);let o=J0(e),s=W0(o,t);return s?r(K0(o.flatMap(i=>i.samples),s,n),1):o.flatMap(i=>i.
samples.filter(a=>a.variant===n).flatMap(a=>r(t.value(a),$r(i))))}var VB=1.3,V0=4;function n$({sessions:e},t){let n=e.map(l=>co(l,t).map(u=>Math.
log(u.head/u.base))).filter(l=>l.length>0),r=n.reduce((l,u)=>l+u.length-1,0);if(r===0)return null;let o=l=>{let u=Je(l);return l.reduce((d,f)=>d+
(f-u)**2,0)},s=n.reduce((l,u)=>l+o(u),0)/r,i=s/Je(n.map(l=>l.length)),a=n.length-1,c=(V0*VB*i+o(n.map(Je)))/(V0+a);return{round:s,start:Math.
max(0,c-i)}}function wa({sessions:e}){return e.flatMap(({rounds:t})=>t.flatMap(n=>n.samples))}function Au({sessions:e}){return e.flatMap(({rounds:t})=>t.
filter(n=>!Ig(n)).flatMap(n=>n.samples))}function r$(e,t){let n=o=>e.filter(s=>s===o).length;return t.filter(o=>e.includes(o)).reduce((o,s)=>o===
null||n(s)>n(o)?s:o,null)}function xa(e){let t=Au(e).flatMap(n=>n.bottleneck===null?[]:[n.bottleneck]);return r$(t,["generator","proxy","dep\
endency","server"])}function Mu(e,t){let n=xa(e);if(n==="generator"||n==="proxy")return`${n}-saturated`;if(n==="dependency"&&t==="closed")return"\
dependency";let r=e.sessions.flatMap(o=>co(o,Ne("goodput")));return r.filter(o=>o.limited).length*2<=r.length?null:jg(e)}function jg(e){return r$(
Au(e).flatMap(t=>t.limits),bs.options)}function KB(e){return e.sessions.flatMap(t=>[...t.invalid,...t.rounds.flatMap(n=>n.samples.flatMap(({
invalid:r,variant:o})=>r.map(s=>({fault:s,variant:o}))))]).map(({fault:t,variant:n})=>({fault:t,variant:ku(t)?null:n}))}function kn(e){let t=new Map;
for(let{variant:n,fault:r}of KB(e)){let o=JSON.stringify([n,r]);t.set(o,{variant:n,fault:r,times:(t.get(o)?.times??0)+1})}return[...t.values()]}
function Os(e,t){return t.filter(n=>n.target===e.target)}function Ug(e){return["base","head"].filter(t=>e.some(n=>n.variant===t))}function uo(e){
let t=r=>e.filter(o=>WB(o.fault,r));return e.filter(r=>t(r.fault)[0]===r).map(({fault:r})=>{let o=t(r),s=Math.max(...o.map(i=>i.times));return{
code:"fault",variants:Ug(o),fault:r,times:s}})}function fo({what:e,variant:t,target:n,limitSeconds:r,withheld:o}){let s={variant:t,target:n,
...r!==void 0&&{limitSeconds:r}};return e==="build"?{code:"build-failed",...s}:{code:"setup-failed",...s,...o&&{withheld:o}}}function Gg(e){return e.code==="died"?e.when==="starting":e.code==="not-ready"?e.runOver!==!0:e.code==="start-failed"||e.code==="prepare-fai\
led"}function JB(e){return gs(e)?e.afterLoad!==!0:e.code==="command-failed"||e.code==="no-report"||e.code==="died"&&e.when==="before-load"}function YB({
code:e}){return e==="lengths-differ"||e==="framing-differs"}function Hg({variant:e,fault:t},{fresh:n}){return e==="base"?Gg(t)||n!==void 0&&
JB(t):e===null&&YB(t)&&(n==="scenario"||n==="configuration")}function Zg({rounds:e},t){return e.flatMap(({samples:n})=>n.filter(r=>r.variant===
t))}function o$({sessions:e}){return e.some(t=>Zg(t,"base").some(({invalid:n})=>n.length===0))}function XB({sessions:e}){return e.some(t=>Zg(
t,"base").length===0&&Zg(t,"head").some(({invalid:n})=>n.length===0))}function Nu(e){let t=kn(e);return t.length>0&&t.every(n=>Hg(n,e))&&!o$(
e)}function s$(e,{failures:t,notices:n}){let r=Os(e,t),o=kn(e);if(!(o.every(l=>Hg(l,e))&&r.every(Vg))||o$(e)||!XB(e))return null;let i=[...r.
map(fo),...uo(o)],a=r.length>0?"not-built":o.some(({fault:l})=>Gg(l))&&"not-started";if(a&&!qg({notices:n}))return null;let c=e.fresh==="con\
figuration"?e.fresh:a||e.fresh;return c===void 0||i.length===0&&c!=="configuration"&&c!=="target"?null:[{code:"head-alone",why:c},...i]}function qg({
notices:e}){return!e.some(t=>t.code==="isolation-changed"&&t.changes.some(({setting:n})=>n==="isolation"))}function Vg({variant:e,limitSeconds:t}){
return e==="base"&&t===void 0}function i$(e,t){return e.some(({variant:r})=>r==="head")&&t.fresh!==void 0?e.filter(r=>!Hg(r,t)):e}function a$({
cases:e}){return e.some(({findings:t})=>t.some(({code:n})=>n==="head-alone")&&t.some(QB))}function QB(e){return e.code==="build-failed"||e.code===
"setup-failed"||e.code==="fault"&&Gg(e.fault)}var v=class extends Error{name="UsageError"},ge=class extends Error{name="RunError"},Rt=class extends Error{name="Interrupted";signal;constructor(t){
super(`interrupted by ${t}`),this.signal=t}},$n=class extends Error{name="OutOfTime"},Or=class extends Error{name="DeliveryError"},ej="inter\
rupted; everything it started is gone";function Wg(e){return e instanceof Rt?ej:[v,ge,Or].some(t=>e instanceof t)?e.message:e instanceof Error?
e.stack??e.message:String(e)}var _t={done:0,regression:1,usage:2,invalid:3,undelivered:4};function c$(e){return e instanceof Rt?l$(e.signal):e instanceof Or?_t.undelivered:e instanceof v?_t.usage:_t.invalid}function l$(e){return e===
"SIGINT"?130:143}function Kg(e){if(e.plan.mode==="observe")return _t.done;let t=o=>e.plan.failOn.includes(o)&&!e.plan.failOn.includes("never"),
n=o=>e.cases.some(s=>s.verdict===o);return n("regression")&&t("regression")?_t.regression:tj(e)||(n("invalid")||e.failures.some(({variant:o})=>o===
"head"))&&t("invalid")?_t.invalid:n("inconclusive")&&t("inconclusive")?_t.regression:_t.done}function tj(e){let t=r=>r.includes("head")&&!r.
includes("base"),n=r=>e.failures.filter(o=>o.target===r).map(o=>o.variant);return e.cases.some(r=>t(r.brokenIn))||e.failures.some(r=>t(n(r.target)))}
function Iu({signal:e,judged:t,runError:n=!1}){return e!==void 0?l$(e):n?_t.invalid:t===void 0?_t.done:Kg(t)}import{copyFileSync as e2,existsSync as by,readFileSync as t2,rmSync as n2,statSync as r2,utimesSync as o2}from"node:fs";import{join as _a,resolve as Z$}from"node:path";var nj=/\b((?:https?|ftps?|socks\w*)(?:\+\w+)?:\/\/)[^\s/@"',]+@/gi,rj=/\b([a-z][a-z0-9+.-]*:\/\/)[^\s/@:]*:[^\s/@]+@/gi;function mo(e){return e.
replace(nj,"$1").replace(rj,"$1")}var oj=/token|passw(?:or)?d|passphrase|secret|credential|(?:^|_)auth(?:$|_)|_?auth(?:token|ident)?$|apikey|(?:api|access|private|signing|encryption|deploy|master)_?key|^BUNDLE_(?!(?:BUILD|LOCAL)__).+__/i,
sj=[/\b(?:https?|ftps?|socks\w*)(?:\+\w+)?:\/\/[^\s/@"',]+@/i,/\b[a-z][a-z0-9+.-]*:\/\/[^\s/@:]*:[^\s/@]+@/i,/(?:password|passwd|passphrase|secret|token|_auth\w*|api_?key)["']?\s*[=:]\s*\S/i,
/-----BEGIN [A-Z ]*PRIVATE KEY/,/\b(?:gh[pousr]_\w{20,}|github_pat_\w{20,}|glpat-[\w-]{20,}|npm_[A-Za-z0-9]{30,}|(?:AKIA|ASIA)[A-Z0-9]{16}|xox[abprs]-[\w-]{10,})/];
function Jg(e){return oj.test(e)}function zu(e,t){return Jg(e)||sj.some(n=>n.test(t))}import{execFileSync as Cj,spawn as T$}from"node:child_process";import{closeSync as R$,constants as _$,fchownSync as Aj,globSync as Mj,lstatSync as Nj,
mkdtempDisposableSync as Ij,openSync as E$,rmSync as zj}from"node:fs";import{Socket as Lj}from"node:net";import{tmpdir as ly}from"node:os";import{
join as uy}from"node:path";import{delimiter as u$,isAbsolute as ij}from"node:path";var Yg=[{of:"the machine",names:["PATH","HOME","USER","LOGNAME","SHELL","TERM","TZ","TMPDIR","LANG","LANGUAGE","LC_*","XDG_CACHE_HOME","XDG_\
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
X_PATH","NIX_PROFILES","PIXI_*","PROTO_HOME","RYE_HOME","JENV_*"]}],aj=["BUNDLE_GEMFILE","CARGO_BUILD_BUILD_DIR","CARGO_BUILD_TARGET_DIR","C\
ARGO_INSTALL_ROOT","CARGO_MANIFEST_DIR","CARGO_TARGET_DIR","CMAKE_INSTALL_PREFIX","MAVEN_PROJECTBASEDIR","NPM_CONFIG_LOCAL_PREFIX","npm_conf\
ig_local_prefix","NPM_CONFIG_PREFIX","npm_config_prefix","PDM_PROJECT","PIP_PREFIX","PIP_ROOT","PIP_TARGET","PIPENV_PIPFILE","PIPENV_PROJECT\
_DIR","UV_PROJECT","UV_PROJECT_ENVIRONMENT","UV_WORKING_DIRECTORY","CABAL_BUILDDIR","JULIA_LOAD_PATH","JULIA_PROJECT","MESON_BUILD_ROOT","ME\
SON_SOURCE_ROOT","NX_CACHE_DIRECTORY","NX_WORKSPACE_ROOT","PIXI_PROJECT_MANIFEST","PIXI_PROJECT_ROOT","RENV_PROJECT","REBAR_BASE_DIR","SHARD\
S_INSTALL_PATH","STACK_WORK","STACK_YAML","TURBO_CACHE_DIR","ZIG_LOCAL_CACHE_DIR"],Xg=/^(?:GITHUB|ACTIONS|RUNNER|INPUT)(?:[_.-]|$)/i;function po(e,t){return e.some(n=>n.endsWith("*")?cj(n.slice(0,-1),t):n===t)}function cj(e,t){return t.startsWith(e)&&!aj.includes(t)}function Qg(e,t,n=[]){
return Xg.test(e)?"runner":po(n,e)||Yg.some(({names:o})=>po(o,e))?zu(e,t)?"credentials":null:"unlisted"}function Sa(e){return e.split(u$).filter(
t=>ij(t)).join(u$)}function Rs(e,t,n){let r=Object.entries(e).filter(([s,i])=>i!==void 0&&Qg(s,i,t)===null),o=Object.fromEntries(r);return o.
PATH!==void 0&&(o.PATH=Sa(o.PATH)),{...o,...n}}var lj=["PATH","HOME","USER","LOGNAME","LANG","LANGUAGE","TZ","TMPDIR","TERM","SSL_CERT_FILE","SSL_CERT_DIR","NODE_EXTRA_CA_CERTS","CARGO_HT\
TP_CAINFO","REQUESTS_CA_BUNDLE","CURL_CA_BUNDLE","PIP_CERT","http_proxy","https_proxy","no_proxy","HTTP_PROXY","HTTPS_PROXY","NO_PROXY","GOP\
ATH","GOCACHE","GOMODCACHE","GOPROXY","GOFLAGS","GOROOT","GOTOOLCHAIN","CARGO_HOME","RUSTUP_HOME","RUSTUP_TOOLCHAIN","JAVA_HOME","MAVEN_OPTS",
"GRADLE_USER_HOME","PYENV_ROOT","XDG_CACHE_HOME","XDG_DATA_HOME","NVM_DIR","COREPACK_HOME","DOTNET_ROOT"],Lu=["DOCKER_HOST","DOCKER_CONTEXT",
"DOCKER_TLS","DOCKER_TLS_VERIFY","DOCKER_CERT_PATH","DOCKER_CONFIG"],uj=[...Lu,"DOCKER_API_VERSION","DOCKER_AUTH_CONFIG","DOCKER_BUILDKIT","\
DOCKER_DEFAULT_PLATFORM","BUILDX_BUILDER","BUILDX_CONFIG","BUILDKIT_HOST","SSH_AUTH_SOCK","XDG_CONFIG_HOME","XDG_RUNTIME_DIR"],dj=["ACTIONS_\
RUNTIME_TOKEN","ACTIONS_RESULTS_URL","ACTIONS_CACHE_URL","ACTIONS_CACHE_SERVICE_V2"],fj=/^(GIT_(CONFIG_(GLOBAL|SYSTEM|NOSYSTEM|COUNT|(KEY|VALUE)_\d+)|EXEC_PATH|SSH|SSH_COMMAND|SSH_VARIANT|SSL_\w+|CEILING_DIRECTORIES|DISCOVERY_ACROSS_FILESYSTEM)|XDG_CONFIG_HOME|SSH_AUTH_SOCK)$/;
function ey(e){return lj.includes(e)||e.startsWith("LC_")}function ae(e,t={}){let n=Du(e,Object.keys(e).filter(ey));return n.PATH!==void 0&&
(n.PATH=Sa(n.PATH)),{...n,...t}}function Du(e,t){return Object.fromEntries(t.flatMap(n=>e[n]===void 0?[]:[[n,e[n]]]))}function yt(e){return{
...ae(e),...Du(e,uj)}}function d$(e){return{...yt(e),...Du(e,dj)}}function f$(e){return{...ae(e),...Du(e,Object.keys(e).filter(t=>fj.test(t)))}}import{stripVTControlCharacters as mj}from"node:util";var pj=/(?![\t\n]|\uFE0F)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu,
hj=new RegExp("(\\p{M}{4})\\p{M}+","gu");function Fu(e){return mj(e.replace(/\r\n?/g,`
`)).replace(pj,"").replace(hj,"$1")}function W(e){return Fu(e).replace(/\s+/g," ").trim()}function we(e,t){return e.length<=t?e:`${e.slice(0,
t-1).replace(/[\uD800-\uDBFF]$/,"").trimEnd()}\u2026`}var m$=e=>we(W(e),200);function va(e,t=12){return Fu(e).trimEnd().split(`
`).slice(-t).map(n=>we(n,300)).join(`
`)}var gj={"&":"&amp;","<":"&lt;",">":"&gt;",'"':"&quot;","'":"&#39;"};function K(e){return Fu(e).replace(/[&<>"']/g,t=>gj[t]??"")}function Be(e){
return K(W(e))}function Ce(e){return W(e).replace(/@(?=\w)|#(?=\d)|\b(?:GH-|www)(?=[.\d])/gi,"$&\u2060").replace(/[&<>`|*_~[\]\\#@$]|:(?=\S)/g,
t=>`&#${t.charCodeAt(0)};`)}function tn(e){return`<code>${Ce(e)}</code>`}var yj=/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;function Bu(e){return e.
replaceAll(yj,t=>{let n=t.codePointAt(0).toString(16);return n.length>4?`\\u{${n}}`:`\\u${n.padStart(4,"0")}`})}function I(e){return`"${Bu(e.
length>60?`${e.slice(0,57)}...`:e)}"`}function ju(e){return e.replace(/^([^\w\r\n]*?):(?=:)/gm,"$1:\u2060").replaceAll("##[","##\u2060[")}function Uu(e,{
GITHUB_ACTIONS:t}){return t==="true"?ju(e):e}var ka=e=>e!==void 0&&e!==""&&e!=="0";function g$(e=process.env){return ka(e.LOADGATE_DEBUG)||ka(e.RUNNER_DEBUG)}function Zu(e=process.env){
return ka(e.LOADGATE_KEEP_TEMP)}var y$=new Map;function b$(e,t){y$.set(e,t)}function p$(e){if(!g$())return;let t=[...y$.values()].reduce((n,r)=>r(
n),e);process.stderr.write(Uu(`debug: ${t}
`,process.env))}var h$=0;function Gu(e,t){if(!g$())return()=>{};h$+=1;let n=h$,r=performance.now();return p$(`#${n} ${e.map(bj).join(" ")} (\
in ${t})`),o=>p$(`#${n} ${o} after ${((performance.now()-r)/1e3).toFixed(3)} s`)}function bj(e){return/^[\w@%+=:,./-]+$/.test(e)?e:new RegExp(
"\\p{Cc}","u").test(e)?`$'${wj(e)}'`:`'${e.replaceAll("'","'\\''")}'`}function wj(e){return e.replaceAll(/[\\']/g,"\\$&").replaceAll(new RegExp(
"\\p{Cc}","gu"),t=>`\\x${t.charCodeAt(0).toString(16).padStart(2,"0")}`)}import{closeSync as xj,openSync as Sj,readdirSync as vj,readFileSync as kj,readlinkSync as ty,readSync as $j,realpathSync as Oj}from"node:fs";
import{basename as Rj}from"node:path";function G(e){return ho(()=>kj(e,"utf8"))}function Hu(){let e=/^Max open files\s+\S+\s+(\d+)/m.exec(G(
"/proc/self/limits")??"")?.[1];return e===void 0?Number.POSITIVE_INFINITY:Number(e)}function lt(e){return qu(G(`/proc/${e}/stat`))}function qu(e){
return _s(e,22)}function _s(e,t){return e?.slice(e.lastIndexOf(")")+2).split(" ")[t-3]??null}function Es(e){let t=[e];for(let n of t)for(let r of Ku(
`/proc/${n}/task`)){let o=G(`/proc/${n}/task/${r}/children`)??"";for(let s of o.split(" "))s&&t.push(Number(s))}return t}function Vu(e){return ry().
filter(t=>G(`/proc/${t}/environ`)?.split("\0").includes(e))}function ny(e){return ry().filter(t=>{let n=G(`/proc/${t}/status`)??"";return(/^Uid:\s*(.*)$/m.
exec(n)?.[1]?.split(/\s+/)??[]).includes(String(e))&&!/^State:\s*Z/m.test(n)})}function x$(e){let t=`${ho(()=>Oj(e))??e}/`;return ry().filter(
n=>`${(ho(()=>ty(`/proc/${n}/cwd`))??"").replace(/ \(deleted\)$/,"")}/`.startsWith(t)&&_s(G(`/proc/${n}/stat`),7)==="0")}function ry(){return Ku(
"/proc").filter(e=>/^\d+$/.test(e)&&e!==String(process.pid)).map(Number)}function On(e){let t=new Map,n=0;for(let r of e)for(let o of Ku(`/p\
roc/${r}/task`)){let s=G(`/proc/${r}/task/${o}/schedstat`);s&&t.set(`${r}/${o}`,Number(s.split(" ")[0])/1e9);let i=G(`/proc/${r}/task/${o}/s\
tatus`)??"";for(let[,a]of i.matchAll(/^(?:non)?voluntary_ctxt_switches:\s*(\d+)/gm))n+=Number(a)}return{cpu:t,switches:n}}function S$(e){let t=e.
map(r=>{let o=G(`/proc/${r}/io`);return o===null&&lt(r)===null?0:_j(o)}),n=t.filter(r=>r!==null);return n.length===0||n.length<t.length?null:
n.reduce((r,o)=>r+o,0)}function _j(e){let t=[...(e??"").matchAll(/^sysc[rw]: (\d+)$/gm)].map(([,n])=>Number(n));return t.length===2?t.reduce(
(n,r)=>n+r,0):null}function Rr(e){return ho(()=>Rj(ty(`/proc/${e}/exe`)))}function v$(e,t){return ho(()=>{let n=Sj(`/proc/${e}/exe`,"r");try{
let r=Buffer.alloc(t);return r.subarray(0,$j(n,r,0,t,0))}finally{xj(n)}})}function Ps(e){let t=/^NSpid:.*?(\d+)$/m.exec(G(`/proc/${e}/status`)??
"")?.[1];return t===void 0?null:Number(t)}var Ej=[14,15,16,17];function $a(e){let n=e.map(r=>G(`/proc/${r}/stat`)).filter(r=>r!==null).flatMap(
r=>Ej.map(o=>Number(_s(r,o))));return n.length===0?null:n.reduce((r,o)=>r+o,0)/100}function k$(e){let t=/^VmHWM:\s*(\d+) kB/m.exec(G(`/proc/${e}\
/status`)??"")?.[1];return t===void 0?null:Number(t)*1024}function $$(e){return oy(G(`/proc/${e}/net/snmp`))}function oy(e){let t=(e??"").split(
`
`).filter(s=>s.startsWith("Tcp:")),[n,r]=t.map(s=>s.split(" ")),o=r?.[n?.indexOf("PassiveOpens")??-1];return o===void 0?null:Number(o)}function sy(e="\
self"){return[G(`/proc/${e}/net/tcp`)??"",G(`/proc/${e}/net/tcp6`)??""]}function O$(e,t){let n=e.flatMap(o=>o.split(`
`).slice(1).flatMap(s=>{let[,i="",a="",,,,,,,c="0"]=s.trim().split(/\s+/);return a===""?[]:[{here:w$(i),there:w$(a),inode:c}]})),r=new Set(n.
map(({here:o,there:s})=>`${o} ${s}`));return n.flatMap(({here:o,there:s,inode:i})=>{let a=Number.parseInt(s.slice(s.indexOf(":")+1),16);return t.
has(a)&&i!=="0"&&r.has(`${s} ${o}`)?[{to:a,inode:i}]:[]})}function w$(e){return e.replace(/^0{16}FFFF0000/,"")}function Wu(e){return iy(sy(e))}
var Pj="0A";function iy(e){return e.flatMap(t=>t.split(`
`).slice(1).flatMap(n=>{let[,r="",,o,,,,,,s="0"]=n.trim().split(/\s+/),[i="",a=""]=r.split(":");return o===Pj?[{host:Tj(i),port:Number.parseInt(
a,16),inode:s}]:[]}))}function Tj(e){let t=(e.match(/.{8}/g)??[]).flatMap(r=>(r.match(/../g)??[]).toReversed().map(o=>Number.parseInt(o,16)));
if(t.length===4)return t.join(".");let n=Array.from({length:t.length/2},(r,o)=>((t[2*o]??0)<<8|(t[2*o+1]??0)).toString(16));return new URL(`\
http://[${n.join(":")}]`).hostname.slice(1,-1)}function Oa(e){let t=new Set;for(let n of e)for(let r of Ku(`/proc/${n}/fd`)){let o=/^socket:\[(\d+)\]$/.exec(ho(()=>ty(`/proc/${n}/fd/${r}`))??
"")?.[1];o!==void 0&&t.add(o)}return t}function ay(){let e=/^oom_kill (\d+)$/m.exec(G("/proc/vmstat")??"")?.[1];return e===void 0?null:Number(
e)}function go(e){return cy(G("/proc/stat"),e)}function cy(e,t){let n=(e??"").split(`
`),r={idle:0,stolen:0,busy:0};for(let o of t){let s=n.find(h=>h.startsWith(`cpu${o} `))?.split(" ");if(!s)return null;let[i=0,a=0,c=0,l=0,u=0,
d=0,f=0,m=0]=s.slice(1).map(h=>Number(h)/100);r.idle+=l+u,r.stolen+=m,r.busy+=i+a+c+d+f}return r}function Ku(e){return ho(()=>vj(e))??[]}function ho(e){
try{return e()}catch{return null}}var Dj=500,Ju=8*1024*1024;async function Y(e,t){t.signal?.throwIfAborted();let n=Gu(e,t.cwd),{child:r,...o}=Fj(e,t);t.started?.(r);let s=!1,
i=()=>Ts(r.pid,"SIGTERM"),a=setTimeout(()=>{s=!0,Ts(r.pid,"SIGKILL")},(t.timeoutSeconds??60)*1e3),c,l=()=>{i(),c=setTimeout(()=>Ts(r.pid,"SI\
GKILL"),3e3)};t.signal?.addEventListener("abort",l,{once:!0});let u={stdout:"",stderr:""},{take:d}=t;d&&o.stdout?.on("data",m=>d(m)||i());for(let m of d?
["stderr"]:["stdout","stderr"])o[m]?.setEncoding("utf8"),o[m]?.on("data",h=>{u[m]+=h,u[m].length>2*Ju&&(u[m]=u[m].slice(-Ju)),t.output?.(h)});
t.input!==void 0&&(r.stdin?.on("error",()=>{}),r.stdin?.end(t.input));let f=await new Promise(m=>{r.once("error",y=>m({code:null,signal:null,
stdout:"",stderr:y.message,missing:y.code==="ENOENT"||y.code==="EACCES",timedOut:!1}));let h=()=>{let{exitCode:y,signalCode:b}=r,[S,x]=[u.stdout.
slice(-Ju),u.stderr.slice(-Ju)];m({code:y,signal:b,stdout:S,stderr:x,missing:!1,timedOut:s})},p=3,g=()=>{p-=1,p===0&&h()};for(let y of[o.stdout,
o.stderr])y?.once("close",g);r.once("exit",g),r.once("exit",()=>setTimeout(h,Dj).unref())});return n(C$(f)),o.stdout?.destroy(),o.stderr?.destroy(),
clearTimeout(a),clearTimeout(c),t.signal?.removeEventListener("abort",l),t.signal?.throwIfAborted(),f}function Fj(e,t){let n={cwd:t.cwd,env:t.
env,detached:!0,...dy(t.user)},r=t.input===void 0?"ignore":"pipe";if(t.untrusted)return fy(e,n,r);let[o,...s]=e,i=T$(o,s,{...n,stdio:[r,"pip\
e","pipe"]});return{child:i,stdout:i.stdout,stderr:i.stderr}}function dy(e){return e?{uid:e.uid,gid:e.gid}:{}}async function Cs(e,t){let n=await Y(
e,t);if(n.code===0)return n.stdout;throw new Error(`${e.join(" ")}: ${ce(n)}`)}function ce(e){if(e.missing)return`not found or not executable (${e.stderr})`;if(e.timedOut)return"took too long and was ended";let t=wt(e.stderr||
e.stdout,5),n=C$(e);return t?`${n}: ${t}`:n}function C$({missing:e,timedOut:t,signal:n,code:r}){return e?"not found or not executable":t?"to\
ok too long and was ended":n?`ended by ${n}`:`exit code ${r}`}function Ts(e,t){e!==void 0&&bt(-e,t)}function bt(e,t){try{process.kill(e,t)}catch{}}
function wt(e,t){return e.trimEnd().split(`
`).filter(n=>n.trim()!=="").slice(-t).join(`
`)}function fy(e,t,n="ignore"){let[r,...o]=e,s=P$(),i=P$();if(t.uid!==void 0)for(let{writer:a}of[s,i])Aj(a,t.uid,t.gid??t.uid);try{return{child:T$(
r,o,{...t,stdio:[n,s.writer,i.writer]}),stdout:s.reader,stderr:i.reader}}catch(a){throw s.reader.destroy(),i.reader.destroy(),a}finally{R$(s.
writer),R$(i.writer)}}var my="pipes-",Bj=new RegExp(`^${my}(?<pid>\\d+)-(?<started>\\d+)-`);function A$(){for(let e of Mj(`${my}*`,{cwd:ly()})){
let{pid:t,started:n}=Bj.exec(e)?.groups??{};if(t===void 0||lt(Number(t))===n)continue;let r=uy(ly(),e),{uid:o}=Nj(r,{throwIfNoEntry:!1})??{};
o===process.getuid?.()&&zj(r,{recursive:!0,force:!0})}}function P$(){var o=[];try{let e=Z(o,Ij(uy(ly(),`${my}${process.pid}-${lt(process.pid)}\
-`)));let t=uy(e.path,"pipe");let n={cwd:e.path,env:ae(process.env)};Cj("mkfifo",["-m","600",t],{...n,stdio:"ignore",timeout:1e4});let r=E$(
t,_$.O_RDONLY|_$.O_NONBLOCK);return{reader:new Lj({fd:r,readable:!0,writable:!1}),writer:E$(t,"w")}}catch(s){var i=s,a=!0}finally{q(o,i,a)}}var jj={GIT_TERMINAL_PROMPT:"0",LC_ALL:"C",GIT_PAGER:"cat",GIT_OPTIONAL_LOCKS:"0",GIT_LFS_SKIP_SMUDGE:"1"},M$=[["core.hooksPath","/dev/null"],
["core.fsmonitor","false"],["log.showSignature","false"],["protocol.ext.allow","never"],["safe.bareRepository","explicit"]],py="git was not \
found; install it (apt-get install git)";async function xe(e,t,{filters:n=[],...r}={}){let o=await N$(e);if(o.missing)throw new v(py);if(o.code!==
0&&o.code!==1)return o;let s=[...new Set([...I$(o),...n])].flatMap(Zj);return z$(e,t,[...M$,...s],r)}async function Yu(e){return I$(await N$(
e))}function N$(e){return z$(e,["config","-z","--name-only","--get-regexp","^filter\\..*\\."],M$)}function I$({stdout:e}){let t=e.split("\0").
filter(Boolean);return[...new Set(t.map(n=>n.slice(7,n.lastIndexOf("."))))]}function z$(e,t,n,{env:r,...o}={}){return Y(["git","-C",e,...t],
{cwd:"/",timeoutSeconds:120,...o,env:{...Uj(f$(process.env),n),...jj,...r}})}function Uj(e,t){let n=Number(e.GIT_CONFIG_COUNT)||0;return{...e,
GIT_CONFIG_COUNT:String(n+t.length),...Object.fromEntries(t.flatMap(([r,o],s)=>[[`GIT_CONFIG_KEY_${n+s}`,r],[`GIT_CONFIG_VALUE_${n+s}`,o]]))}}
function Zj(e){return[[`filter.${e}.clean`,""],[`filter.${e}.smudge`,""],[`filter.${e}.process`,""],[`filter.${e}.required`,"false"]]}import{copyFileSync as Gj,existsSync as F$,mkdirSync as Hj,readFileSync as qj,rmSync as L$,writeFileSync as Ra}from"node:fs";import{join as ut,
resolve as Vj}from"node:path";async function gy(e){let[t,n]=await Promise.all(["--git-dir","--git-common-dir"].map(o=>xe(e,["rev-parse",o]))),r=o=>Vj(e,o.replace(/\n$/,""));
return{own:r(t?.stdout??""),common:r(n?.stdout??"")}}async function B$(e,t,n){let r=await gy(e),o=ut(n,".git");for(let s of["objects/info","\
objects/pack","refs","hooks","info"])Hj(ut(o,s),{recursive:!0});Ra(ut(o,"HEAD"),`${t}
`),Ra(ut(o,"objects/info/alternates"),`${Wj(ut(r.common,"objects"))}
`),Ra(ut(o,"packed-refs"),await Jj(e)),Ra(ut(o,"config"),Qj(await Xj(e,t)));for(let s of["shallow","info/grafts","info/attributes","info/exc\
lude"])D$(ut(r.common,s),ut(o,s));return D$(ut(r.own,"info/sparse-checkout"),ut(o,"info/sparse-checkout")),r}function Wj(e){return/^["#]|\n/.
test(e)?hy(e):e}function hy(e){return`"${e.replaceAll(/["\\]/g,"\\$&").replaceAll(`
`,"\\n").replaceAll("	","\\t")}"`}function D$(e,t){F$(e)&&Gj(e,t)}var Kj=/^refs\/(?:stash$|bisect\/|worktree\/|rewritten\/)/;async function Jj(e){
let{stdout:t}=await xe(e,["for-each-ref","--format=%(objectname) %(refname)"]);return t.split(`
`).filter(o=>/^[0-9a-f]{40,} refs\//.test(o)).filter(o=>!Kj.test(o.slice(o.indexOf(" ")+1))).map(o=>`${o}
`).join("")}var Yj=/^(?:core\.(?:autocrlf|eol|safecrlf|filemode|symlinks|ignorecase|precomposeunicode|abbrev|longpaths|sparsecheckout|sparsecheckoutcone)|user\.(?:name|email)|remote\..+\.(?:url|fetch|promisor|partialclonefilter)|extensions\.partialclone)$/s;
async function Xj(e,t){let{stdout:n}=await xe(e,["config","-z","--list"]),r=n.split("\0").flatMap(a=>{let[,c,l="true"]=/^([^\n]+)(?:\n(.*))?$/s.
exec(a)??[];return c!==void 0&&Yj.test(c)?[[c,l]]:[]}),o=t.length===64?[["extensions.objectformat","sha256"]]:[],s=r.map(([a,c])=>[a,a.endsWith(
".url")?mo(c):c]);return[["core.repositoryformatversion",[...o,...s].some(([a])=>a.startsWith("extensions."))?"1":"0"],["core.bare","false"],
...o,...s]}function Qj(e){return e.map(([t,n])=>{let[r="",o=""]=[t.slice(0,t.indexOf(".")),t.slice(t.lastIndexOf(".")+1)],s=t.slice(r.length+
1,Math.max(r.length+1,t.length-o.length-1));return`[${r}${s===""?"":` ${hy(s)}`}]
	${o} = ${hy(n)}
`}).join("")}async function yy(e){let{stdout:t}=await xe(e,["config","--get-regexp","^remote\\..*\\.promisor$","true"]);return/^remote\.(.+)\.promisor /m.
exec(t)?.[1]??null}async function j$(e){let t=ut(e,".git");if(!F$(t)||await yy(e)!==null)return;let n=ut(t,"packed-refs"),r=qj(n,"utf8").split(
`
`);Ra(n,r.flatMap(s=>/ refs\/tags\//.test(s)?[`${s}
`]:[]).join("")),(await xe(e,["-c","pack.threads=1","repack","-a","-d","-q"],{timeoutSeconds:600})).code===0&&(L$(ut(t,"objects/info/alterna\
tes")),L$(ut(t,"index"),{force:!0}),await xe(e,["read-tree","HEAD"]))}async function nn(e,t,n={}){let r=await Ea(e,t,{timeoutSeconds:600,...n});if(r.code===0)return r.stdout.trim();throw new Error(`git ${t.join(
" ")}: ${ce(r)}`)}var s2=/^fatal: could not fetch [0-9a-f]+ from promisor remote/m;async function Ea(e,t,n={}){let r=await xe(e,t,n);if(r.code===
0||!s2.test(r.stderr))return r;let o=await yy(e)??"origin",[s=""]=r.stderr.replace(/^remote: .*\n/gm,"").split(`
`);throw new ge(`${e} is a partial clone (git clone --filter), and git could not fetch the missing files from ${o}: ${mo(s)}
Fetch everything first: git fetch --refetch --no-filter ${o}; with actions/checkout leave out filter, or persist-credentials: false`)}async function Xu(e){
let t=await xe(e,["rev-parse","--show-toplevel"]);if(t.code!==0){let n=/not a git repository/.test(t.stderr)?"":`: ${ce(t)}`;throw new v(`${Z$(
e)} is not inside a git repository${n}; run loadgate in a checkout of your project`)}return{top:t.stdout.trim()}}async function G$(e){let t=await xe(
e,["rev-parse","--show-toplevel"]);return t.code===0?{top:t.stdout.trim()}:null}async function H$({top:e},t){let n=await xe(e,["remote","get\
-url","--",t]);return n.code===0?n.stdout.trim():null}async function Qu({top:e},t){let n=await Ea(e,["log","-1","--no-show-signature","--for\
mat=%s","--end-of-options",t]);return n.code===0?n.stdout.trim():null}async function Bt({top:e},t){let n=await xe(e,["rev-parse","--verify",
"--quiet","--end-of-options",`${t}^{commit}`]);return n.code===0?n.stdout.trim():null}var i2=["","refs/","refs/tags/","refs/heads/","refs/re\
motes/"];async function q$({top:e},t,n){let[r=""]=t.split(/[~^]/,1);if(r===""||/@\{|:/.test(r))return t;let o=/^[0-9a-f]+$/i.test(r);if(o&&r.
length===n.length)return null;let s=i2.map(l=>l+r),i=await xe(e,["for-each-ref","--format=%(refname)","--",...s]),a=new Set(i.stdout.split(`\

`)),c=s.find(l=>a.has(l));return c!==void 0?c.startsWith("refs/tags/")?null:c:o||/-g[0-9a-f]{4,}$/i.test(r)?null:t}async function ed({top:e}){
return(await xe(e,["rev-parse","--is-shallow-repository"])).stdout.trim()==="true"}async function V$(e){let{top:t}=e,{common:n}=await gy(t),
r=i=>{let a=_a(n,i);return by(a)?t2(a,"utf8").split(`
`).filter(Boolean):[]},o=(await xe(t,["replace","--list"])).stdout.split(`
`).filter(Boolean),s=r("info/grafts").some(i=>!i.startsWith("#"));return{shallow:r("shallow"),replaced:o,grafts:s?_a(n,"info/grafts"):null}}
async function td({top:e},t,n){let r=await Ea(e,["merge-base","--end-of-options",t,n]);return r.code===0?r.stdout.trim():null}function wy({top:e},t){
return nn(e,["rev-parse",`${t}^{tree}`])}async function nd({top:e},t,n){return(await nn(e,["diff",...["--name-only","--no-renames","--ignore\
-submodules=none","--no-relative","-z"],t,n,"--"])).split("\0").filter(s=>s!=="")}async function W$({top:e},t,n,r){if(r.length===0)return[];
let o=r.flatMap(l=>[t,n].map(u=>`${u}:${l}
${U$}
`)),i=await xe(e,["cat-file","--batch-check=%(objectname)","--follow-symlinks"],{input:o.join("")}),c=i.stdout.replaceAll(`${t}:`,"").replaceAll(
`${n}:`,"").split(`${U$} missing
`);return i.code===0?r.filter((l,u)=>c[2*u]!==c[2*u+1]):[...r]}var U$="loadgate:between";async function K$({top:e},t,n){return(await nn(e,["\
rev-list","--first-parent","--reverse",`${t}..${n}`,"--"])).split(`
`).filter(Boolean)}async function J$({top:e},t,n){let r=await Ea(e,["ls-tree","-z","--name-only",`${t}:${n}`]);return r.code===0?r.stdout.split("\0").filter(Boolean):
[]}async function qe({top:e},t,n){let r=await Ea(e,["show",`${t}:${n}`]);return r.code===0?r.stdout:null}async function Y$(e,t,n){let{top:r}=e,
o=await nn(r,["rev-parse","HEAD"]),s=_a(t,"index"),i=Z$(r,await nn(r,["rev-parse","--git-path","index"]));by(i)&&a2(i,s);let a={GIT_INDEX_FILE:s};
try{let c=await X$(r);await nn(r,["add","--all"],{env:a,filters:c,...n&&{signal:n}});let l=await nn(r,["write-tree"],{env:a});return l===await wy(
e,o)?o:await nn(r,["commit-tree",l,"-p",o,"-m","Working tree"],{env:{...a,...{GIT_AUTHOR_NAME:"loadgate",GIT_AUTHOR_EMAIL:"loadgate@localhos\
t",GIT_COMMITTER_NAME:"loadgate",GIT_COMMITTER_EMAIL:"loadgate@localhost"}}})}finally{n2(s,{force:!0})}}async function X$(e){let{stdout:t}=await xe(
e,["ls-files","-z","--stage"]),n=t.split("\0").flatMap(o=>/^160000 [^\t]*\t(.+)$/s.exec(o)?.[1]??[]),r=[];for(let o of n.map(s=>_a(e,s)).filter(
s=>by(_a(s,".git"))))r.push(...await Yu(o),...await X$(o));return r}function a2(e,t){e2(e,t);let n=Math.floor(r2(e).mtimeMs/1e3);o2(t,n,n)}var Q$="worktree";async function tO(e,t,n,r){let o=await l2(e,t.head,n,r);return{base:t.base===void 0?await d2(e,o):await c2(e,t.base,o),head:o}}
var eO="...";async function c2(e,t,n){if(!t.endsWith(eO))return{commit:await _r(e,t),label:t};let r=t.slice(0,-eO.length),o=await _r(e,r);return nO(
e,{name:r,tip:o},n)}async function nO(e,{name:t,tip:n},r){let o=await td(e,n,r.commit);if(o)return{commit:o,label:`merge base with ${t}`};throw new v(
`${t} and head have no common commit here${await rd(e)}`)}async function l2(e,t=Q$,n,r){if(t!==Q$)return{commit:await _r(e,t),label:t};if(!await Bt(
e,"HEAD"))throw new v("this repository has no commit yet; commit something first");return{commit:await Y$(e,n,r),label:"working tree"}}var u2=[
"refs/remotes/origin/HEAD","refs/remotes/origin/main","refs/remotes/origin/master","main","master"];async function d2(e,t){for(let n of u2){
let r=await Bt(e,n);if(!r)continue;let o=n.replace("refs/remotes/","");return nO(e,{name:o,tip:r},t)}throw new v(`there is no origin/HEAD, m\
ain or master to compare with${await rd(e)}`)}async function _r(e,t){let n=await Bt(e,t);if(n)return n;let r=await ed(e)?`; this clone is sh\
allow, so fetch it first: ${f2(t)}`:"; git log --oneline --all lists those that do";throw new v(`revision "${t}" does not exist here${r}`)}async function rd(e,t="\
name the base with --base REV"){let{shallow:n,replaced:r,grafts:o}=await V$(e),[s]=n,[i]=r,a=r.length===1,c=[s!==void 0&&`this clone is shal\
low; run git fetch --unshallow origin, or set fetch-depth: 0 for actions/checkout. Where that is set, a later git fetch --depth cut the hist\
ory (at ${s.slice(0,12)}${n.length===1?"":" and elsewhere"}, by .git/shallow); remove that step. Where origin itself is shallow, ${t}`,i!==void 0&&
`git replace gives ${a?"a commit":`${r.length} commits`} here other parents or contents (git replace --list); undo that with git replace --d\
elete ${i.slice(0,12)}${a?"":" \u2026"}, or ${t}`,o!==null&&`${o} gives commits here other parents; remove that file, or ${t}`].filter(l=>l!==
!1);return c.length===0?`; ${t}`:`: ${c.join(". And ")}`}function f2(e){return/^[0-9a-f]{40}$/.test(e)?`git fetch --depth=1 origin ${e}`:"gi\
t fetch --unshallow origin (for actions/checkout: fetch-depth: 0)"}import{posix as Ta}from"node:path";var xy=10;function Jn(e,t){let n=e.targets.flatMap(({name:s})=>e.scenarios.filter(i=>i.targets.includes(s)).flatMap(({name:i,via:a})=>a.map(
c=>({id:`${s}/${i}/${c}`,target:s,scenario:i,via:c}))));if(t===void 0)return n;let r=t.split(",").map(s=>s.trim()).filter(s=>s!==""),o=r.length===
0?t:r.find(s=>!n.some(({id:i})=>od(i,s)));if(o!==void 0)throw m2(o,n);return n.filter(({id:s})=>r.some(i=>od(s,i)))}function m2(e,t){let n=t.
slice(0,xy).map(({id:o})=>o),r=t.length>xy?` and ${t.length-xy} more`:"";return new v(`no case matches ${I(e)}; the cases are: ${n.join(", ")}${r}`)}
function od(e,t){let n=0,r=0,o=-1,s=0;for(;n<e.length;)if(t[r]==="*")o=r++,s=n;else if(r<t.length&&(t[r]==="?"||t[r]===e[n]))r++,n++;else if(o>=
0)r=o+1,n=++s;else return!1;for(;t[r]==="*";)r++;return r===t.length}var Pa=256;function oO(e){let t=/^(\d{1,3})\/(\d{1,3})$/.exec(e.trim()),
[n,r]=[Number(t?.[1]),Number(t?.[2])];if(!t||r<1||r>Pa||n<1||n>r)throw new v(`"${e}" is not a shard; write it like 1/3, up to ${Pa}/${Pa}`);
return{index:n,count:r}}function sO(e){let t=/^\d{1,3}$/.test(e.trim())?Number(e):0;if(t<1||t>Pa)throw new v(`"${e}" is not a number of shar\
ds; write one from 1 to ${Pa}`);return t}function iO(e,{index:t,count:n}){let r=o=>Math.floor(e.length*o/n);return e.slice(r(t-1),r(t))}var p2=["*.md","docs/*","LICENSE*","LICENCE*","COPYING*","CODEOWNERS","README.rst","README.txt",".github/*",".gitignore","*/.gitignore",".gi\
t-blame-ignore-revs",".editorconfig","*/.editorconfig",".vscode/*",".idea/*",".zed/*",".fleet/*","*.code-workspace"];function aO(e,t){let{files:n,
configFile:r,sameConfig:o}=t;if(!o&&n.includes(r))return new Set;let s=n.filter(a=>a!==r),i=a=>s.some(c=>h2(a,c,Ta.dirname(r)));return new Set(
e.filter(a=>!i(a)).map(({name:a})=>a))}function h2({changes:e,build:t,fixture:n},r,o){if(n!==void 0&&cO(r,n,o))return!1;if(e)return e.some(i=>od(
r,i)||i.startsWith(`${r}/`));if(!rO(r))return!0;let s=Ta.join(o,t?.context??".");return s!=="."&&rO(Ta.join(s,"x"))&&r.startsWith(`${s}/`)}function cO(e,t,n){
return`${e}/`.startsWith(Ta.join(n,t,"/"))}function lO(e,{files:t,configFile:n}){let r=Ta.dirname(n);return[...new Set(e.flatMap(({fixture:s})=>s??
[]))].filter(s=>t.some(i=>cO(i,s,r)))}function rO(e){return p2.some(t=>od(e,t))}import{posix as xb}from"node:path";var fO=["&&","||",">>","<<","&","|",";","<",">","(",")","`"],g2=/^\$(?:\{[^}]*\}|[A-Za-z_]\w*|[0-9@*#?!$-]|\()/,mO=/^([A-Za-z_]\w*)=(.*)$/s,
y2=/^\$\{(?:port|[A-Za-z0-9_][A-Za-z0-9._-]*\.(?:host|port))\}/,uO="${port}",pO=/\$(?:PORT\b|\{PORT\})/,b2=/^~(?=[/\s]|$|[a-z_]\w*(?:[/\s]|$))/,
w2=/^~(?:\/|$)/,x2=/^\d?[<>]&\d$/,S2=/^\$(?:[A-Z_][A-Z0-9_]*(?![\w])|\{[A-Za-z_]\w*\}|\(.*\))/s,v2=/^(?:-[a-z]{0,3}[ce]|--eval|--command)$/,
k2=/\.(?:jar|war|exe|dll|so|js|mjs|cjs|ts|py|rb|php|phar|whl|gem|tgz|zip)$/,$2=/\{([^{}]*)\}/g,dO=16384;function hO(e){return!k2.test(e)||e.
includes("://")?!1:/[*?]|\[[^[\]]+\]/.test(e)||[...e.matchAll($2)].some(([,t=""])=>t.includes(",")||t.includes(".."))}function sd(e,t={}){let n=e.
trim(),r={...t,text:n};if(n.length>dO)throw new v(`a command has at most ${dO} characters; put it into a script`);if(n.includes("\0"))throw new v(
"a command must not hold a NUL character; remove it");let o=[],s;for(let i=0;i<n.length;){let a=n[i];if(a===`
`||a==="\r")throw new v("a command is one line; write a list of commands");if(a===" "||a==="	"){s!==void 0&&o.push(s),s=void 0,i++;continue}
if(n.startsWith(`\\
`,i)){i+=2;continue}if(s===void 0&&b2.test(n.slice(i,i+80)))throw xO(r,vO(n,i));let c=O2(r,i);s=(s??"")+c.text,i=c.next}return s!==void 0&&o.
push(s),gO(o,mO.test(n)),yO(o,r),o}function Sy(e,t={}){let n={...t,text:e.join(" ")};gO(e,!0);for(let r of bO(e)){if(fO.includes(r)||x2.test(
r))throw $y(n,r);let o=S2.exec(r)?.[0];if(o!==void 0&&!vy(r,0,t))throw ky(n,o);if(w2.test(r))throw xO(n,r);if(hO(r)&&!r.startsWith("-"))throw SO(
n,r)}return yO(e,n),[...e]}function gO([e=""],t){if(e==="")throw new v("a command must not be empty; name a program");let[n,r,o=""]=t&&mO.exec(
e)||[];if(n!==void 0)throw new v(`${I(n)} is no program, but a variable; write it as env: { ${r}: ${I(o)} }`)}function yO(e,t){for(let n of bO(
e)){let r=pO.exec(n)?.[0];if(r!==void 0)throw ky(t,r)}}function bO(e){let t=e.findIndex(n=>v2.test(n));return t<0?e:e.slice(0,t)}function O2(e,t){
let{text:n}=e,r=n[t];if(r==="'")return R2(n,t+1);if(r==='"')return _2(e,t+1);if(r==="\\")return E2(n,t+1);let o=vy(n,t,e);if(o!==void 0)return{
text:o,next:t+o.length};let s=fO.find(i=>n.startsWith(i,t));if(s!==void 0)throw $y(e,s);if("*?[{".includes(r)){let i=vO(n,t);if(!i.startsWith(
"-")&&(r==="*"||hO(i)))throw SO(e,i)}return wO(e,t),{text:r,next:t+1}}function R2(e,t){let n=e.indexOf("'",t);if(n<0)throw kO("'");return{text:e.
slice(t,n),next:n+1}}function _2(e,t){let{text:n}=e,r="";for(let o=t;o<n.length;o++){let s=n[o];if(s==='"')return{text:r,next:o+1};if(s==="`")
throw $y(e,"`");vy(n,o,e)===void 0&&wO(e,o);let a=n[o+1]??"";s==="\\"&&a!==""&&'"\\$`\n'.includes(a)?(r+=a===`
`?"":a,o++):r+=s}throw kO('"')}function E2(e,t){let n=e[t];if(n===void 0)throw new v('the command ends in a backslash; write "\\\\" for a back\
slash');return{text:n,next:t+1}}function vy(e,t,{placeholders:n}){return n?y2.exec(e.slice(t,t+150))?.[0]:void 0}function wO(e,t){let n=g2.exec(
e.text.slice(t,t+80))?.[0];if(n!==void 0)throw ky(e,n)}var id="commands run without a shell";function ky(e,t){let r=(pO.test(t)||t===uO)&&e.
placeholders?`"${uO}", which loadgate replaces`:"what it stands for";return new v(`${I(t)} would not be replaced, for ${id}; ${ad(e,r)}`)}function $y(e,t){
let n=t==="&&"||t===";"?'what comes first under "setup", as a list of commands':"it in quotation marks where the program should get it";return new v(
`${I(t)} needs a shell, but ${id}; ${ad(e,n)}`)}function xO(e,t){let n="the path from loadgate.yml's folder, or from /";return new v(`nothin\
g replaces the "~" of ${I(t)}, for ${id}; ${ad(e,n)}`)}function SO(e,t){let n="the file's name, or in quotation marks what the program itsel\
f replaces";return new v(`nothing replaces the pattern in ${I(t)}, for ${id}; ${ad(e,n)}`)}function ad({text:e,arguments:t},n){if(t)return`w\
rite ${n}`;let r=e.length<=60&&!/['\n]/.test(e);return`write ${n}, or ${r?`sh -c '${e}'`:"sh -c '\u2026' around this line"}`}function vO(e,t){
let n=Math.max(e.lastIndexOf(" ",t),e.lastIndexOf("	",t))+1;return/^\S*/.exec(e.slice(n))?.[0]??""}var kO=e=>new v(`the quotation mark ${e} \
is not closed; add the missing ${e}`);var cd={h:3600,m:60,s:1,ms:.001},P2=/^(?:(\d+(?:\.\d+)?)h)?(?:(\d+(?:\.\d+)?)m(?!s))?(?:(\d+(?:\.\d+)?)s)?(?:(\d+(?:\.\d+)?)ms)?$/,ld=/^\d+(?:\.\d+)?$/,
T2=24*cd.h;function yo(e){let t=typeof e=="number"?e:C2(e.trim());if(t===void 0)throw new v(`${Yn(e)} is not a duration; write it like 90s, \
5m or 1h30m`);if(!(t>0))throw new v(`${Yn(e)} is not a duration above zero; write it like 90s or 5m`);if(t>T2)throw new v(`${Yn(e)} is more \
than a day; write at most 24h`);return t}function C2(e){if(ld.test(e))return Number(e);let t=P2.exec(e);if(e===""||t===null)return;let[,n=0,
r=0,o=0,s=0]=t;return Number(n)*cd.h+Number(r)*cd.m+Number(o)*cd.s+Number(s)/1e3}function Xn(e){let t=RO(e);if(t>0&&t<1)return t;let r=typeof e==
"number"&&t>=1&&t<100?`did you mean ${t}%?`:"write it like 2% or 0.02";throw new v(`${Yn(e)} is not between 0 and 1; ${r}`)}function $O(e){if(typeof e==
"string"&&!e.includes("%")&&/^\s*[\d.]+\s*[a-z]+\s*$/i.test(e))throw new v(`${I(e)} is not a share; write it like 5%, or an absolute bound u\
nder "absolute-limits"`);return Xn(e)}function OO(e){return RO(e)===0?0:Xn(e)}function RO(e){if(typeof e=="number")return e;let t=e.trim(),n=t.
endsWith("%"),r=n?t.slice(0,-1).trimEnd():t;if(!ld.test(r))throw new v(`${I(e)} is not a share; write it like 2% or 0.02`);return n?+`${r}e-\
2`:Number(r)}var A2=1e6;function _O(e){if(typeof e=="string"&&e.trim().endsWith("%")){let n=Xn(e);if(n<=.95)return{share:n};throw new v(`${I(
e)} leaves the server no room: latency at its limit says nothing; write at most 95%`)}let t=typeof e=="number"?e:ld.test(e.trim())?Number(e):
Number.NaN;if(t>0&&t<=A2)return{perSecond:t};throw new v(`${Yn(e)} is not a rate; write requests per second like 500, or a share of what bas\
e can answer like 50%`)}var M2={"":0,k:1,m:2,g:3,t:4},N2=/^(\d+(?:\.\d+)?) ?([kmgt]?)(?:i?b)?$/i;function Oy(e){let t=N2.exec(typeof e=="num\
ber"?String(e):e.trim()),n=t===null?0:Math.floor(Number(t[1])*1024**(M2[(t[2]??"").toLowerCase()]??0));if(n>0&&Number.isSafeInteger(n))return n;
throw new v(`${Yn(e)} is not a size; write it like 512m or 1g`)}var I2=/^(\d+(?:\.\d+)?) ?([uµμ]s|ms|s)$/,z2={us:1e6,\u00B5s:1e6,\u03BCs:1e6,
ms:1e3,s:1};function EO(e){let[,t,n=""]=I2.exec(String(e).trim())??[],r=Number(t)/(z2[n]??1);if(r>0)return r;throw new v(`${Yn(e)} is not a \
time with its unit; write it like 50ms, 1.5s or 120us`)}function PO(e){if(/[a-z]/i.test(String(e)))return Oy(e);throw new v(`${Yn(e)} is not\
 a size with its unit; write it like 200MiB`)}function TO(e){let t=String(e).trim(),n=ld.test(t)?Number(t):0;if(n>0&&Number.isFinite(n))return n;
throw new v(`${Yn(e)} is not a number above zero; write it like 5000`)}var Yn=e=>typeof e=="number"?String(e):I(e),L2=86400,D2={d:1,w:7,mo:30.4375,
y:365.25},F2=/^(\d{1,5})(d|w|mo|y)$/;function Qn(e){let[,t,n]=F2.exec(e.trim())??[];if(t===void 0||Number(t)===0)throw new v(`${I(e)} is not\
 an age; write it like 400d, 26w, 18mo or 3y`);return Math.round(Number(t)*D2[n]*L2)}var L={falseAlarms:.002,threshold:.02,failOn:["regression","invalid"],mode:"block",isolation:"auto",nginxImage:"nginx:1.28",context:".",dockerfile:"\
Dockerfile",readyTimeout:60,tlsName:"localhost",fixture:"bench/",method:"GET",status:200,sameLength:!0,connections:64,backgroundConnections:2,
keepalive:!0,via:["direct","nginx"],timeout:2,runTimeout:600,maxErrors:0,alert:["issue","fail"],direction:"worse",keep:"5y",keepRuns:"90d"},
MO=(e,{example:t,...n})=>({description:e,...n,...t===void 0?{}:{examples:[t]}}),Et=(e,t,n={})=>e.meta(MO(t,n)),T=(e,t,n={})=>e.exactOptional().
meta(MO(t,n));function $e(e,t){return e.transform((n,r)=>{try{return t(n)}catch(o){if(!(o instanceof v))throw o;return r.addIssue({code:"cus\
tom",message:o.message}),Wi}})}var As=X([O(),w()]),Er=$e(As,yo),Ms=$e(As,Xn),NO=$e(As,$O),IO=$e(As,OO),zO=$e(As,_O),ud=$e(As,Oy),dd=$e(w(),e=>sd(
e)),ye=(e,t)=>w().regex(e,{error:t}),Rn=ye(/^(?![.-])[A-Za-z0-9._-]{1,64}$/,'must be 1 to 64 letters, digits, ".", "_" or "-", and begin wit\
h a letter, a digit or "_"'),fd=ye(/^[A-Za-z0-9][A-Za-z0-9._/:@-]{0,254}$/,"must be the name of an image"),rn=ye(/^(?![/-])(?![A-Za-z]:)(?!.*:\/\/)[^\\\u0000-\u001f\u007f]+$/,
'must be a relative path with "/" between folders; write it from the folder of this file'),bo=$e(ye(/^\/[^\s#\u0000-\u001f\u007f]*$/,'must b\
egin with "/" and hold no blank and no "#"'),U2),Ry=/^[^\0]*$/,LO=ye(Ry,"must not hold a NUL character; put it in a body-file"),DO=ye(Ry,"mu\
st not hold a NUL character; remove it"),_y=X([dd,$e(C(DO).min(1),e=>Sy(e))]),Ey=X([$e(w(),e=>sd(e,{placeholders:!0})),$e(C(DO).min(1),e=>Sy(
e,{placeholders:!0}))]),FO=$e(w(),e=>sd(e,{arguments:!0})),md=X([w(),O(),ve()]).transform(String),pd=ye(/^[A-Za-z_][A-Za-z0-9_.-]*$/,"must b\
e the name of a variable"),BO=e=>Xg.test(e.replace(/\*$/,"")),CO=pd.refine(e=>!BO(e),{error:e=>`is the runner's own and given to no server, \
is ${I(String(e.input))}; give the secret another name`}),AO=X([CO.transform(e=>({name:e,required:!0})),_({name:Et(CO,"The variable's name.",
{example:"API_KEY"}),required:T(ve(),"Whether a run fails where it is not set, or empty; if not, the variable is as env has it there, or not\
 set.",{default:!0,example:!1})}).transform(e=>({required:!0,...e}))]),Py=X([AO,C(AO).min(1)]).transform(e=>Array.isArray(e)?e:[e]).refine(e=>new Set(
e.map(({name:t})=>t)).size===e.length,{error:"must name everything once; remove one"}),jO=ye(/^(?:[A-Za-z_][A-Za-z0-9_]*|[A-Za-z_][A-Za-z0-9_]{2,}\*)$/,
"must be the name of a variable, or a prefix like ACME_*").refine(e=>!BO(e),{error:e=>`is the runner's own and given to no server, is ${I(String(
e.input))}; leave it out`}).refine(e=>!Jg(e),{error:e=>`must not be a secret, is ${I(String(e.input))}; name it in "secrets" instead`}),Ty=se(
pd,md.refine(e=>Ry.test(e),{error:"must not hold a NUL character; remove it"})),B2=ye(/^[A-Za-z0-9!#$%&'*+.^_`|~-]+$/,"must be the name of a\
 header"),hd=se(B2,md.refine(e=>/^[^\u0000-\u0008\u000a-\u001f\u007f]*$/.test(e),{error:"must not hold a line break or another control chara\
cter; remove it"})).superRefine((e,t)=>{let n=new Set;for(let r of Object.keys(e))n.has(r.toLowerCase())&&t.addIssue({code:"custom",path:[r],
message:"is here in another case, too; remove one"}),n.add(r.toLowerCase())}),Pr=e=>C(e).min(1).refine(t=>new Set(t).size===t.length,{error:"\
must name everything once; remove one"}),_n=e=>X([e,Pr(e)]).transform(t=>Array.isArray(t)?t:[t]),j2=/^(?:\.|%2e){1,2}$/i;function U2(e){if(e.
includes("\\"))throw new v(`${I(e)} holds "\\", which URLs take for "/"; write %5C, or /`);let[t=""]=e.split("?",1),n=t.split("/").find(o=>j2.
test(o));if(n!==void 0)throw new v(`${I(e)} holds "/${n}", which clients resolve before they send it; write the path that it leads to`);let r="\
http://localhost";return new URL(r+e).href.slice(r.length)}function UO(e){let t=Object.fromEntries(ke.map(n=>[n.name,e(n)]));return _(t)}var Z2={memory:"10%","start-time":"10%"},G2=UO(({label:e,name:t})=>T(
NO,`The smallest change that counts of: ${e}.`,{example:Z2[t]??"5%"})),gd=T(G2,"Metrics that decide as well, each with the smallest change t\
hat counts. Those of a scenario are added to those of the file.",{example:{p99:"5%",memory:"10%"}}),Cy=X([O(),w()]),H2=$e(Cy,EO),q2=$e(Cy,PO),
V2=$e(Cy,TO);function W2({unit:e,label:t,better:n}){let r=n==="lower"?"most":"least",[o,s]=e==="s"||e==="s/request"?[H2,"50ms"]:e==="bytes"?
[q2,"200MiB"]:[V2,5e3];return T(o,`The ${r} that head may have of: ${t}.`,{example:s})}var yd=T(UO(W2),"Bounds on head, by metric, whatever \
base does: the most, or of requests per second the least.",{example:{p99:"50ms",memory:"200MiB"}}),ZO=_n(z(["regression","invalid","inconclu\
sive","never"])).superRefine((e,t)=>{e.includes("never")&&e.length>1&&t.addIssue({code:"custom",message:'must not hold anything beside "neve\
r"; keep one'})});function GO({thresholds:e,"absolute-limits":t,...n}){let r=n.args!==void 0?"command":n.request!==void 0?"request":null,o=r===
"command"?"is of what is asked over HTTP":"is of commands that are run";return Object.entries({thresholds:e,"absolute-limits":t}).flatMap(([
s,i={}])=>ke.filter(({name:a,of:c})=>i[a]!==void 0&&r&&c!==void 0&&c!==r).map(({name:a})=>({path:[s,a],message:`${o}; remove it`})))}function HO(...e){
let t=Object.assign({},...e);return Object.keys(t).length===0?void 0:t}var qO=["targets","parameters","thresholds","absolute-limits"];var K2=["GET","HEAD","DELETE","OPTIONS","TRACE"],VO=["user-agent","loadgate"];function bd({method:e,headers:t},n){let o=t.some(([s])=>s.toLowerCase()===
VO[0])?t:[VO,...t];return n||K2.includes(e)?[...o]:[...o,["content-length","0"]]}var WO=/\$\$|\$\{(?:([A-Za-z_][A-Za-z0-9_.-]*)\})?/g;function wo(e){
return[...e.matchAll(WO)].flatMap(([t,n])=>t==="$$"?[]:[n??null])}function KO(e,t){let n=r=>r!==null&&Object.hasOwn(t,r);return wo(e).every(
n)?e.replaceAll(WO,(r,o)=>r==="$$"||o===void 0?"$":t[o]):null}var JO=V().min(200).max(599),J2=X([JO,C(JO).min(1).refine(e=>new Set(e).size===e.length,{error:"must name everything once; remove one"})]).transform(
e=>Array.isArray(e)?e.length===1?e[0]:e.toSorted((t,n)=>t-n):e),YO=ye(/./s,"must not be empty; remove it"),XO=1e3,Y2=$e(w(),e=>{if(e.length>
XO)throw new v(`must have at most ${XO} characters; look for less`);try{new RegExp(e,"u")}catch(t){let n=String(t.message).replace(/^Invalid regular expression: /,
"");throw new v(`is no regular expression as JavaScript has it with its flag u: ${n}; correct it`)}return e}),QO=50,X2=$e(io(),e=>(eR(e,0),JSON.
stringify(e)));function eR(e,t){if(t>QO)throw new v(`is nested deeper than ${QO} levels; expect less of it`);if(typeof e=="number"&&!Number.
isFinite(e))throw new v(`must be what JSON can hold, which ${e} is not; remove it`);if(!(typeof e!="object"||e===null))for(let n of Object.values(
e))eR(n,t+1)}var Q2=_({contains:T(X([YO.transform(e=>[e]),C(YO).min(1)]),"A text, or a list of texts, that stand somewhere in the body.",{example:"\
Hello"}),matches:T(Y2,"A regular expression as JavaScript has it, with its flag u, that matches somewhere in the body. It gets one second, a\
nd a body of at most 1 MiB.",{example:'"id":\\d+'}),json:T(X2,"JSON that the body agrees with: its objects may have more keys, its lists are\
 as long, and everything else is equal.",{example:{user:{name:"Ada"}}})}).superRefine((e,t)=>{if(t.issues.length>0||Object.keys(e).length>0)
return;t.addIssue({code:"custom",message:'is empty; add "contains", "matches" or "json", or remove it'})}),tR=_({status:T(J2,"The status cod\
e, or a list of those that are right.",{default:L.status,example:200}),body:T(X([w(),Q2]),"The whole body as text, or a map of what of it is\
 expected. Not checked if absent.",{example:"Hello World!"}),headers:T(hd,"Headers that the answer must carry, with their values.",{example:{
"content-type":"text/plain"}}),"same-length":T(ve(),"Whether all variants must answer with the same length and framing.",{default:L.sameLength,
example:!1})});var eU=new Map([["connection",'is set by loadgate; use "keepalive"'],["keep-alive",'is set by loadgate; use "keepalive"'],["content-length",
"is set by loadgate; remove it"],["transfer-encoding","is set by loadgate; remove it"],["expect","asks before a body is sent, which load gen\
erators do not wait for; remove it"],["upgrade","is for another protocol; remove it"],["http2-settings",'is for another protocol; use "http2\
"'],["proxy-connection","is for proxies; remove it"],["trailer","is for chunked bodies, which are not sent; remove it"]]),tU='needs the name\
 of a secret and "}" behind "${"; write ${NAME}, or $$ for a dollar',nU=/^(?:([A-Za-z]+)\s+)?(\S.*)$/,oR=ye(/^[A-Z]{1,20}$/,"must be in capi\
tal letters").refine(e=>e!=="CONNECT",{error:"asks a proxy for a tunnel, which is not measured"}),nR=_({method:T(oR,"The method.",{default:L.
method,example:"POST"}),path:T(bo,"The path, with its query.",{example:"/users?page=2"}),paths:T(Pr(bo),"Several paths; each request takes o\
ne at random.",{example:["/users/1","/users/2"]}),headers:T(hd,'Headers to send, by name; user-agent is loadgate unless it is one of them. $\
{NAME} stands for a secret that every target it is run against names in "secrets"; $$ is a dollar.',{example:{accept:"application/json"}}),body:T(
LO,"The body as text.",{example:'{"name":"Ada"}'}),"body-file":T(rn,"A file with the body, from the folder of this file.",{example:"test/bod\
y.json"})}).superRefine((e,t)=>{let n=(o,s=[])=>t.addIssue({code:"custom",message:o,path:s});e.path!==void 0&&e.paths!==void 0&&n('is given \
beside "path"; keep one of them',["paths"]),e.path===void 0&&e.paths===void 0&&n('has no "path"; add it, for example path: /');let r=e["body\
-file"]!==void 0?"body-file":"body";e.body!==void 0&&r==="body-file"&&n('is given beside "body"; keep one of them',["body-file"]),e[r]!==void 0&&
e.method===void 0&&n("needs a method that sends it; add method: POST",[r]);for(let o of Object.keys(e.headers??{})){let s=eU.get(o.toLowerCase());
s!==void 0&&n(s,["headers",o]),o.toLowerCase()==="host"&&e.headers?.[o]?.trim()===""&&n("must not be empty; name a host, or remove it",["hea\
ders",o])}for(let[o,s]of Object.entries(e.headers??{}))wo(s).includes(null)&&n(tU,["headers",o])}),rR=w().transform((e,t)=>{let[,n,r=""]=nU.
exec(e.trim())??[],[o,s]=[oR.safeParse(n??L.method),bo.safeParse(r)];if(o.success&&s.success)return{method:o.data,path:s.data};let[i,{error:a}]=o.
success?["its path",s]:["its method",o];return t.addIssue({code:"custom",message:`${i} ${a?.issues[0]?.message}`}),Wi}),wd=_({targets:T(Pr(w()),
"Names of the targets it is run against; all if absent.",{example:["api"]}),request:T(X([rR,nR]),'What is asked: "GET /path", or a map. Ever\
y scenario needs one.',{example:"GET /"}),args:T(FO,'Instead of a request: arguments with which the target is run to its end, timed by hyper\
fine: time and CPU time per run. Where the last line of what it prints is {"operations": n, "errors": e}, they are reported per operation. {\
name} stands for a parameter.',{example:"--operation select --count 10000"}),parameters:T(se(pd,C(md).min(1)),"Makes a scenario of each valu\
e, or of each combination of values: {name} in a request, in args or as the value of any other key stands for it.",{example:{clients:[1,10,100]}}),
expect:T(tR,"The right answer. Any other answer makes the run invalid.",{example:{status:200,body:"Hello World!"}}),connections:T(V().min(1).
max(65535),"How many connections ask at the same time.",{default:L.connections,example:L.connections}),keepalive:T(ve(),"Whether a connectio\
n is used again; false opens one per request, from nginx to the server too.",{default:L.keepalive,example:!1}),http2:T(ve(),"Ask over HTTP/2\
, straight to the server, which has to speak it from the first byte on, or over https.",{default:!1,example:!0}),via:T(_n(z(["direct","nginx"])),
"Straight to the server, through nginx with upstream keep-alive (without, where keepalive is false), or both.",{default:L.via,example:"direc\
t"}),background:T(_({request:Et(X([rR,nR]),"What is asked beside what is measured.",{example:"GET /export"}),connections:T(V().min(1).max(65535),
"How many connections ask it at the same time.",{default:L.backgroundConnections,example:L.backgroundConnections})}),"Other requests that ar\
e asked all the while: what they do to the latency of the rate.",{example:{request:"GET /export"}}),rate:T(zO,"Requests per second offered w\
hatever the answers do, or a share of what base can answer; p50, p95 and p99 decide then.",{example:"50%"}),requests:T(V().min(1).max(1e9),"\
The count of requests of one sample, as oha's -n, instead of a length.",{example:1e4}),duration:T(Er,"The length of one sample, as oha's -z;\
 chosen from the throughput if absent. The time of the whole run is the budget.",{example:"2s"}),timeout:T(Er,"How long one answer may take.",
{default:"2s",example:"2s"}),"max-errors":T(IO,"The share of answers that may be errors.",{default:L.maxErrors,example:"1%"}),threshold:T(Ms,
"The smallest change that counts; the file's if absent.",{example:"5%"}),thresholds:gd,"absolute-limits":yd}),xd=wd.superRefine((e,t)=>{for(let n of[
...Ay(e),...GO(e)])t.addIssue({code:"custom",...n})}),Sd=["request","background","rate","requests","duration","connections","keepalive","htt\
p2","via"];function Ay(e){let t=o=>e[o]!==void 0,n=(o,s)=>t(o)&&t(s)?[{path:[o],message:`is given beside "${s}"; keep one of them`}]:[],r=[...Sd.
flatMap(o=>n(o,"args")),...n("duration","requests"),...n("requests","rate")];return e.http2&&e.keepalive===!1&&r.push({path:["keepalive"],message:"\
is for HTTP/1.1; remove one of them"}),e.http2&&e.via?.includes("nginx")&&r.push({path:["via"],message:'holds "nginx", but nginx speaks HTTP\
/1.1 to servers; write via: direct'}),e.background?.request["body-file"]!==void 0&&r.push({path:["background","request","body-file"],message:"\
is only for what is measured; write the body here"}),r}function Aa(e,t){return t.keys(["targets"]).flatMap(n=>rU(n,e.targets[n],t))}function rU(e,{matrix:t,...n},r){let o=["targets",e],s=r.keys([
...o,"matrix"]);return s.length===0?[{name:e,target:n,at:(...i)=>[...o,...i]}]:s.map(i=>({name:vd(e,i),target:My(n,t?.[i]??{}),at(...a){let c=[
...o,"matrix",i,...a];return r.has(c)?c:[...o,...a]}}))}function My(e,t){return iR(e,t)}function iR(e,t){if(!sR(e)||!sR(t))return t;let n=Object.
entries(t).map(([r,o])=>[r,iR(e[r],o)]);return{...e,...Object.fromEntries(n)}}function sR(e){return typeof e=="object"&&e!==null&&!Array.isArray(
e)}function Ns(e){return new Map(e.keys(["targets"]).map(t=>{let n=e.keys(["targets",t,"matrix"]);return[t,n.length===0?[t]:n.map(r=>vd(t,r))]}))}
function vd(e,t){return`${e}-${t}`}function Ma(e,t){return[...new Set(e.flatMap(n=>t.get(n)??[n]))]}function aR(e){return[...new Set([...e.keys(),
...[...e.values()].flat()])]}var uR=se(ye(/^(?!(?:nice|rtprio)$)[a-z]{2,12}$/,"must be the name of a limit, like nofile, and not nice or rtprio, which would take CPU tim\
e from the other side"),$e(X([V().min(-1),_({soft:Et(V().min(-1),"What holds at first.",{example:1024}),hard:Et(V().min(-1),"What it may be \
raised to.",{example:4096})})]),e=>typeof e=="number"?`${e}`:`${e.soft}:${e.hard}`)).refine(e=>Object.keys(e).length>0,{error:"must not be e\
mpty"}),cR=ye(/^(?:docker-image:\/\/[A-Za-z0-9][A-Za-z0-9._/:@-]{0,254}|https:\/\/[^\s@\u0000-\u001f]+|(?![/-])(?![A-Za-z]:)(?!.*:)[^\\\u0000-\u001f\u007f]+)$/,
"must be a folder of this repository, docker-image://NAME or https://\u2026"),lR=ye(/^[A-Za-z0-9][A-Za-z0-9._/:-]{0,126}$/,"must be a name t\
hat the Dockerfile says after FROM or --from"),oU=X([se(lR,cR),$e(Pr(ye(/^[^=]+=.+$/,"must be written like name=source")),e=>{let t=Object.fromEntries(
e.map(o=>[o.slice(0,o.indexOf("=")),o.slice(o.indexOf("=")+1)])),n=se(lR,cR).safeParse(t),[r]=n.error?.issues??[];if(r)throw new v(r.message);
return t})]),dR={example:"256m"},sU=_({context:T(rn,"The folder that is sent to Docker, from the folder of this file.",{default:L.context,example:"\
."}),dockerfile:T(rn,"The Dockerfile, from the context.",{default:L.dockerfile,example:L.dockerfile}),args:T(Ty,"Build arguments.",{example:{
VERSION:"1.0"}}),target:T(ye(/^[A-Za-z0-9][A-Za-z0-9._-]{0,127}$/,"must be the name of a stage in the Dockerfile"),"The stage to build; the \
last one if absent.",{example:"server"}),secrets:T(Py,"Environment variables of loadgate's own that RUN --mount=type=secret,id=NAME may read\
; they are in no layer.",{example:["NPM_TOKEN"]}),additional_contexts:T(oU,"Further contexts by the names that the Dockerfile has for them: \
folders from that of this file, or addresses.",{example:{shared:"../shared"}}),ulimits:T(uR,"Limits of the build's processes.",{example:{nofile:65536}}),
shm_size:T(ud,"The size of the build's /dev/shm, in powers of 1024.",dR)}),iU=X([rn.transform(e=>({context:e})),sU]),fR=X([dd,C(dd).min(1)]).
transform(e=>Array.isArray(e[0])?e:[e]),aU=_({path:T(bo,"The path that answers once the server is ready.",{example:"/health"}),command:T(_y,
"Ends with 0 once it is ready, where it runs: asked when the path answers.",{example:"node is-warm.js"}),timeout:T(Er,"How long a start may \
take.",{default:"60s",example:"60s"})}),cU=X([bo.transform(e=>({path:e})),aU]),lU=ye(/^(?:seccomp[=:].+|no-new-privileges(?:[=:]true)?)$/,"m\
ust be seccomp=unconfined or seccomp=FILE").transform(e=>e.startsWith("seccomp")?e.slice(8):null).pipe(X([wu(),fe("unconfined"),rn])),mR=T(fR,
"A command, or a list of them, to run once before it is started: what builds the process.",{example:"npm ci"}),pR=T(rn,"The folder in which \
setup, prepare and command run, from the folder of this file. For processes.",{example:"server"}),uU=_({setup:mR,command:T(Ey,"Starts the pr\
ocess, without a shell; ${port} stands for its port.",{example:"node server.js"}),"working-directory":pR}),hR={build:T(iU,"The folder with t\
he Dockerfile, or a map. For containers.",{example:"."}),image:T(fd,"A ready-made image instead of a build. For containers.",{example:"nginx\
:1.28"}),command:T(Ey,"Takes the place of the image's command, as in Compose; without an image it starts the process. No shell; ${port} stan\
ds for its port.",{example:"node server.js"}),setup:mR,"working-directory":pR,process:T(uU,"How the same is run without containers, beside b\
uild or image: setup, command and working-directory.",{example:{setup:"npm ci",command:"node server.js"}}),env:T(Ty,"Its environment variabl\
es; ${port} stands for its port.",{example:{LOG_LEVEL:"error"}}),secrets:T(Py,"Environment variables that it gets from loadgate's own enviro\
nment; their values are never written anywhere.",{example:["API_KEY"]}),inherit:T(_n(jO),"Further variables, or prefixes of them, that its c\
ommands get from loadgate's own environment. For processes.",{example:["FLUTTER_ROOT","ACME_*"]}),ulimits:T(uR,"Limits of the container's pr\
ocesses.",{example:{memlock:-1}}),shm_size:T(ud,"The size of the container's /dev/shm, in powers of 1024.",dR),security_opt:T(C(lU).transform(
e=>e.filter(t=>t!==null)).refine(e=>e.length<2,{error:"must name one seccomp profile; remove one"}),"The container's seccomp profile: seccom\
p=unconfined, or seccomp=FILE from this file's folder.",{example:["seccomp=unconfined"]}),mem_limit:T(ud,"The container's memory limit, in p\
owers of 1024.",{example:"512m"})};function gR(e,t){let{build:n,image:r,command:o,process:s}=e;n!==void 0&&r!==void 0&&t('is given beside "b\
uild"; keep one of them',["image"]);let i=n!==void 0?"build":r!==void 0?"image":void 0;if(i===void 0){s!==void 0?t('is for beside "build" or\
 "image"; write its keys directly',["process"]):o===void 0&&t('has nothing to run; add "build" or "image" for Docker, or "command" for a pro\
cess');return}for(let a of["setup","working-directory"])e[a]!==void 0&&t(`is for a process, but "${i}" makes a container; write it under pro\
cess:`,[a]);s!==void 0&&s.command===void 0&&t('has no "command"; add it, for example command: node server.js',["process"])}function dU({ca:e,
insecure:t},n){e===void 0&&t===void 0&&n('has no "ca"; add it, for example ca: test/ca.pem, or insecure: true',["https"]),e!==void 0&&t!==void 0&&
n('is given beside "ca"; keep one of them',["https","insecure"])}var yR=V().min(1).max(65535),bR=_({...hR,port:Et(yR,"The port it listens on\
.",{example:5432}),ready:T(_({command:T(_y,"Ends with 0 once it is ready; the open port is enough if absent.",{example:"pg_isready"}),timeout:T(
Er,"How long a start may take.",{default:"60s",example:"60s"})}),"When it is ready.",{example:{command:"pg_isready"}})}).superRefine((e,t)=>gR(
e,(n,r=[])=>t.addIssue({code:"custom",message:n,path:r}))),wR={...hR,port:T(yR,"The port it listens on; needed where a scenario asks it.",{example:8080}),
services:T(_n(Rn),"Names of services; each variant has a copy of each, ready before it is started.",{example:["db"]}),prepare:T(fR,"A comman\
d, or a list of them, to run before each start of the server, when the services are ready.",{example:"node migrate.js"}),ready:T(cU,"When th\
e server is ready: a path that answers, or a map.",{example:"/health"}),https:T(_({ca:T(rn,"PEM file of the certificate authority, from this\
 file's folder.",{example:"test/ca.pem"}),insecure:T(fe(!0),"Take any certificate, instead of one of an authority: for a server that signs i\
ts own.",{example:!0}),name:T(ye(/^[A-Za-z0-9][A-Za-z0-9.-]{0,252}$/,"must be the name of a host"),"The name that the server's certificate c\
arries.",{default:L.tlsName,example:L.tlsName})}),"Ask over https, and trust this certificate authority, or any certificate.",{example:{ca:"\
test/ca.pem"}}),fixture:T(rn,"A folder, from this file's, that is taken from head for both sides: the server that a library is measured by. \
A change of it alone is not measured.",{example:L.fixture}),changes:T(_n(rn),"Globs of the files it is made of, from the repository's top; a\
 change of none of them is not measured.",{example:["src/*","package.json"]})},fU=_(wR),xR=_({...wR,matrix:T(se(Rn,fU).refine(e=>Object.keys(
e).length>0,{error:"must not be empty"}),"Several rows of this target, each with its own keys over the target's; a row is named target-row.",
{example:{24:{build:{args:{NODE_IMAGE:"node:24-slim"}}}}})}).superRefine(({matrix:e,...t},n)=>{if(n.issues.length>0)return;let r=(o,s)=>{let i=(a,c=[])=>n.
addIssue({code:"custom",message:a,path:[...s,...c]});gR(o,i),o.https&&dU(o.https,i)};e===void 0&&r(t,[]);for(let[o,s]of Object.entries(e??{}))
r(My(t,s),["matrix",o])});var pU=ye(/^(?!-)[^\s\u0000-\u001f\u007f]{1,254}$/,"must be a revision, or an image with its digest"),hU=z(ke.map(({name:e})=>e)),gU=ye(/^[A-Za-z0-9][A-Za-z0-9._/:-]{0,180}@sha256:[0-9a-f]{64}$/,
"must be an image with its digest, like name@sha256:\u2026"),yU=_({reference:Et(X([pU,se(Rn,gU)]),"The pinned build that every night is comp\
ared with: a tag, a commit, or an image with its digest for each target.",{example:"v1.0.0"}),control:T(w(),"The case that is measured with \
identical builds, which shows how often this finds a change where there is none; the first one if absent.",{example:"api/hello/direct"}),selftest:T(
ve(),"Whether each night plants a slowdown in one case, with identical builds, to see that it is found: the control case, or the next in tur\
n.",{default:!0,example:!1}),alert:T(_n(z(["issue","comment","fail","none"])),"Who is notified of a change: an issue, a comment on the commi\
t, the exit code.",{default:L.alert,example:["issue","comment"]}),direction:T(z(["worse","both"]),"Whether only what gets worse raises an al\
ert, or what gets better too.",{default:L.direction,example:"both"}),thresholds:T(en(hU,Ms),"Further metrics that raise alerts, each with th\
e smallest change that counts.",{example:{memory:"5%"}}),keep:T($e(w(),Qn),"How long points are kept.",{default:L.keep,example:L.keep}),"kee\
p-runs":T($e(w(),Qn),"How long each run's own file is kept.",{default:L.keepRuns,example:L.keepRuns})}),kR=ye(/^[^\p{Cc}]{1,80}$/u,"must be \
1 to 80 characters on one line"),SR=O().positive(),bU=X([SR.transform(e=>({value:e})),_({value:T(SR,"The figure; without one only the place \
is known.",{example:36191.37}),system:T(kR,"What was measured then.",{example:"Go 1.5.1"})})]),wU=_({unit:T(kR,"What the figures count.",{example:"\
requests/s"}),better:T(z(["higher","lower"]),"Which figures are better.",{default:"higher",example:"lower"}),values:T(se(Rn,bU),"Figures by \
target.",{example:{api:36191.37}}),order:T(Pr(Rn),"Targets from the best to the worst, where no figures are known.",{example:["api"]})}).refine(
e=>e.values===void 0!=(e.order===void 0),{error:'needs either "values" or "order"; keep one of them'}),xU=_({source:Et(ye(/^[^\p{Cc}]{1,300}$/u,
"must be 1 to 300 characters on one line"),"Where they were published, and when.",{example:"a comparison of 2015"}),figures:Et(se(w(),wU),"F\
igures by scenario and via.",{example:{"hello/direct":{order:["api"]}}})}),SU=_({published:T(xU,"What a publication said, for `rank --publis\
hed`.",{example:{source:"a comparison of 2015",figures:{"hello/direct":{order:["api"]}}}})}),vU=ye(/^(?:\*|(?![.-])[A-Za-z0-9._-]{1,64})$/,'\
must be the name of a scenario, or "*" for all of them'),vR=e=>se(Rn,e).refine(t=>Object.keys(t).length>0,{error:"must not be empty"}),kd=_(
{version:T(fe(1),"The version of this file's keys; 1 is the only one.",{default:1,example:1}),targets:Et(vR(xR),"The servers under test by n\
ame: how each is built and started.",{example:{api:{build:".",port:8080}}}),scenarios:Et(vR(xd),"The workloads by name.",{example:{hello:{request:"\
GET /"}}}),services:T(se(Rn,bR),"Databases, caches and the like by name, for the targets that name them.",{example:{db:{image:"postgres:17",
port:5432}}}),defaults:T(xd,"Keys that every scenario has unless it says otherwise.",{example:{connections:L.connections}}),presets:T(se(Rn,
se(vU,xd)),`Other keys for scenarios, chosen with --preset: a preset's name, then a scenario's name or "*".`,{example:{quick:{"*":{duration:"\
1s"}}}}),"false-alarms":T(Ms,"The share of runs without a change that may be red.",{default:"0.2%",example:"0.2%"}),threshold:T(Ms,"The smal\
lest change that counts.",{default:"2%",example:"2%"}),thresholds:gd,"absolute-limits":yd,"fail-on":T(ZO,"Which verdicts reach the exit code\
; a head that fails where base works always does.",{default:L.failOn,example:["regression","invalid"]}),mode:T(z(["block","observe"]),"Wheth\
er a verdict fails the run, or is only reported, as in the first weeks.",{default:L.mode,example:"observe"}),isolation:T(z(["auto","docker",
"process"]),"Containers, processes, or what fits.",{default:L.isolation,example:"docker"}),budget:T(Er,"Time for starts, warm-up and measuri\
ng; 60 s a case if absent.",{example:"5m"}),"cpu-profile":T(ve(),"Whether a regression is followed by CPU profiles of both sides, so that th\
e functions that cost more are named. If absent, it is, but for pull requests of forks.",{example:!1}),trend:T(yU,"The nightly trend: what i\
t compares with, and who is notified of a change.",{example:{reference:"v1.0.0"}}),rank:T(SU,"For `rank`: figures that somebody published of\
 these scenarios.",{example:{published:{source:"a comparison of 2015",figures:{"hello/direct":{unit:"requests/s",values:{api:36191}}}}}}),"n\
ginx-image":T(fd,"The image of nginx for containers.",{default:L.nginxImage,example:L.nginxImage})}),$R=[["targets","*","env"],["targets","*",
"build","args"],["targets","*","matrix","*","env"],["targets","*","matrix","*","build","args"],["services","*","env"],["services","*","build",
"args"],...[["defaults"],["scenarios","*"],["presets","*","*"]].flatMap(e=>[[...e,"parameters"],[...e,"request","headers"],[...e,"expect","h\
eaders"]])];var OR=e=>e.toLowerCase().replaceAll(/[-_]/g,"");function kU(e,t){let n=[],r=Array.from({length:t.length+1},(o,s)=>s);for(let o=1;o<=e.length;o++){
let s=[o];for(let i=1;i<=t.length;i++){let a=(r[i-1]??0)+(e[o-1]===t[i-1]?0:1),c=Math.min(a,(r[i]??0)+1,(s[i-1]??0)+1);o>1&&i>1&&e[o-1]===t[i-
2]&&e[o-2]===t[i-1]&&(c=Math.min(c,(n[i-2]??0)+1)),s.push(c)}n=r,r=s}return r[t.length]??0}function Na(e,t){if(e.length>64)return;let n,r=Number.
POSITIVE_INFINITY;for(let o of t){let s=kU(OR(e),OR(o)),i=Math.max(1,Math.floor(Math.min(e.length,o.length)/3));s<=i&&s<r&&(n=o,r=s)}return n}
function on(e,t,n=10){let r=Na(e,t);if(r!==void 0)return`did you mean "${r}"?`;let o=t.length>n?` and ${t.length-n} more`:"";return`known ar\
e: ${t.slice(0,n).join(", ")}${o}`}var er="loadgate itself chooses CPUs, networks and names; remove it",$U="a run starts its servers alone and discards them afterwards: leave \
it out",Ny='write "working-directory" instead, for example working-directory: server',$d='write "absolute-limits" instead, for example absol\
ute-limits: { p99: 50ms }',RR={environment:'write "env" instead, for example env: { LOG_LEVEL: error }',variables:'write "env" instead, for \
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
example setup: npm ci',steps:'write "setup" instead, a list with one command each',workingDir:Ny,workdir:Ny,cwd:Ny,shell:"commands run witho\
ut a shell; write sh -c '\u2026' in the command",cpus:er,cpuset:er,network:er,networks:er,networkMode:er,containerName:er,hostname:er,restart:"\
a server must not end, and is not restarted; remove it",url:'loadgate starts the server itself; write "build", "image" or "command", and its\
 "port"',host:'loadgate starts the server itself; write "build", "image" or "command", and its "port"'},_R={capAdd:"containers keep the capa\
bilities that official images need, and get no others: leave it out",capDrop:"capabilities that official images do not need are always dropp\
ed: leave it out",devices:"no container gets a device: leave it out",extraHosts:"a server reaches its own services and nothing else: name th\
em by their address in env",pidsLimit:"the limit is always 8192 processes: leave it out",privileged:"no container is privileged: for one sys\
tem call write security_opt: [seccomp=FILE]",sysctls:"net.core.somaxconn is always 65535, and no other can be set: leave it out",tmpfs:'ther\
e is no such mount; /dev/shm is as large as "shm_size" says',user:"an image keeps its user; set another in the Dockerfile"},ER={...Object.fromEntries(
["annotations","attach","develop","gpus","init","labels","labelFile","logging","models","platform","postStart","preStop","profiles","provide\
r","pullPolicy","pullRefreshAfter","runtime","scale","stdinOpen","stopGracePeriod","stopSignal","tty","useApiSocket"].map(e=>[e,$U])),...Object.
fromEntries(["blkioConfig","cgroup","cgroupParent","cpuCount","cpuPercent","cpuPeriod","cpuQuota","cpuRtPeriod","cpuRtRuntime","cpuShares","\
dns","dnsOpt","dnsSearch","domainname","ipc","isolation","macAddress","pid","usernsMode","uts"].map(e=>[e,er])),...Object.fromEntries(["memR\
eservation","memSwappiness","oomKillDisable","oomScoreAdj","storageOpt"].map(e=>[e,'the limit of a container is "mem_limit", for example mem\
_limit: 512m'])),credentialSpec:'names of secrets stand under "secrets", for example secrets: [API_KEY]',deviceCgroupRules:"no container get\
s a device: leave it out",extends:"what several have in common is anchored where it stands first: env: &env { LOG_LEVEL: error }, then env: \
*env",externalLinks:'what stands beside it is "services", for example services: [db]',groupAdd:"an image keeps its user: set another in the \
Dockerfile",readOnly:"a container may write, to what is thrown away after the run: leave it out",volumesFrom:'nothing is mounted; COPY it in\
to the image, or make it with "setup"'},OU={dependsOn:'write "services" instead, for example services: [db]',links:'write "services" instead\
, for example services: [db]',healthcheck:'write "ready" instead, for example ready: /health',health:'write "ready" instead, for example rea\
dy: /health',readiness:'write "ready" instead, for example ready: /health',waitOn:'write "ready" instead, for example ready: /health',tls:'w\
rite "https" instead, for example https: { ca: test/ca.pem }',ssl:'write "https" instead, for example https: { ca: test/ca.pem }',strategy:'\
write "matrix" instead, rows with their own keys',paths:'globs of the files it is made of are "changes"',request:"requests belong in a scena\
rio, as scenarios: { hello: { request: GET / } }",requests:"requests belong in a scenario, as scenarios: { hello: { request: GET / } }"},RU={
dependsOn:"services start at the same time and do not wait for each other; remove it",healthcheck:'write "ready" instead, for example ready:\
 { command: pg_isready }',options:'write "ready" instead, for example ready: { command: pg_isready }'},_U={image:'it stands beside "build", \
or in its place, as image: postgres:18',isolation:"images are built for the engine they run on: leave it out",provenance:"images are thrown \
away after the run: leave it out",sbom:"images are thrown away after the run: leave it out",stage:'write "target" instead, for example targe\
t: server',buildArgs:'write "args" instead, for example args: { VERSION: "1.0" }',arguments:'write "args" instead, for example args: { VERSI\
ON: "1.0" }',file:'write "dockerfile" instead, for example dockerfile: Dockerfile',path:'write "context" instead, for example context: .',cacheFrom:"\
layers are cached where the runner has a cache; remove it",cacheTo:"layers are cached where the runner has a cache; remove it"},EU={dockerfileInline:'\
write it into a file, and name that with "dockerfile"',entitlements:"no build gets more than the builder's own rules allow: leave it out",extraHosts:"\
no names are added to a build: leave it out",labels:"images are thrown away after the run: leave it out",network:"a build uses the builder's\
 network: leave it out",noCache:"both sides share layers, so that they differ in the change alone: leave it out",platforms:"images are built\
 for the engine they run on: leave it out",privileged:"no build is privileged: leave it out",pull:"images are pulled if they are missing: le\
ave it out",ssh:`no build gets an agent's keys: give a token with "secrets" and fetch over https`,tags:"loadgate names the images itself: le\
ave it out"},PU={url:'write "request" instead, for example request: GET /',uri:'write "request" instead, for example request: GET /',endpoint:'\
write "request" instead, for example request: GET /',route:'write "request" instead, for example request: GET /',get:'write "request" instea\
d, for example request: GET /',method:'it belongs in "request", for example request: { method: POST, path: / }',headers:'it belongs in "requ\
est", for example request: { path: /, headers: { accept: text/html } }',body:'a body to send belongs in "request", the expected one in "expe\
ct"',payload:'it belongs in "request", for example request: { method: POST, path: /, body: x }',status:'it belongs in "expect", for example \
expect: { status: 200 }',response:'write "expect" instead, for example expect: { status: 200 }',checks:'write "expect" instead, for example \
expect: { status: 200 }',assert:'write "expect" instead, for example expect: { status: 200 }',vus:'write "connections" instead, for example \
connections: 64',users:'write "connections" instead, for example connections: 64',clients:'write "connections" instead, for example connecti\
ons: 64',concurrency:'write "connections" instead, for example connections: 64',threads:'write "connections" instead, for example connection\
s: 64',time:'write "duration" for the length of one sample, or "budget" at the top for the whole time',iterations:'write "requests" instead,\
 for example requests: 10000',amount:'write "requests" instead, for example requests: 10000',rps:'write "rate" instead, for example rate: 10\
0',qps:'write "rate" instead, for example rate: 100',arrivalRate:'write "rate" instead, for example rate: 100',warmup:"warm-up is chosen by \
measurement; remove it",stages:'the load is constant; write "connections", or a "rate"',executor:'the load is constant; write "connections",\
 or a "rate"',command:'write "args" instead, the arguments with which the command runs to its end',run:'write "args" instead, the arguments \
with which the command runs to its end',matrix:'write "parameters" instead, for example parameters: { clients: [1, 10] }',limits:$d,slo:$d},
TU={url:'the server is the target; only its "path" is written, for example path: /users?page=2',uri:'the server is the target; only its "pat\
h" is written, for example path: /users?page=2',query:'the query belongs in "path", for example path: /users?page=2',params:'the query belon\
gs in "path", for example path: /users?page=2',data:'what is sent is "body", or "body-file" for a file',json:'what is sent is "body", with h\
eaders: { content-type: application/json }',payload:'what is sent is "body", or "body-file" for a file'},CU={code:'write "status" instead, f\
or example status: 200',statusCode:'write "status" instead, for example status: 200',text:'write "body" instead, with the whole text'},AU={name:"\
the file needs no name; remove it",on:"this looks like a workflow; it belongs in .github/workflows, and this file describes targets and scen\
arios",jobs:"this looks like a workflow; it belongs in .github/workflows, and this file describes targets and scenarios",volumes:'nothing is\
 mounted; COPY it into the image, or make it with "setup" of a target',networks:er,configs:'nothing is mounted; COPY it into the image, or m\
ake it with "setup" of a target',include:"there is one file, whole; write here what is in the others",models:"a run has targets and their se\
rvices, and nothing else: leave it out",secrets:"names of secrets belong under a target, as targets: { api: { secrets: [API_KEY] } }",server:'\
write "targets" instead, for example targets: { api: { build: ., port: 8080 } }',servers:'write "targets" instead, for example targets: { ap\
i: { build: ., port: 8080 } }',benchmarks:'write "scenarios" instead, for example scenarios: { hello: { request: GET / } }',tests:'write "sc\
enarios" instead, for example scenarios: { hello: { request: GET / } }',workloads:'write "scenarios" instead, for example scenarios: { hello\
: { request: GET / } }',requests:'write "scenarios" instead, for example scenarios: { hello: { request: GET / } }',duration:'write "budget" \
instead, for example budget: 5m',time:'write "budget" instead, for example budget: 5m',limits:$d,slo:$d,...Object.fromEntries(["build","imag\
e","command","port","env","environment","setup","prepare","ready"].map(e=>[e,"it belongs under a target, for example targets: { api: { build\
: ., port: 8080 } }"])),...Object.fromEntries(["request","connections","rate","expect","keepalive","vus"].map(e=>[e,'it belongs under a scen\
ario, or for all of them under "defaults", for example scenarios: { hello: { request: GET / } }']))},MU={top:AU,target:{...RR,..._R,...ER,...OU},
service:{...RR,..._R,...ER,...RU},build:{..._U,...EU},scenario:PU,request:TU,expect:CU},NU="there is no place for anchors alone; set each wh\
ere its value stands first: env: &env { LOG_LEVEL: error }, then env: *env",PR=e=>e.toLowerCase().replaceAll(/[-_]/g,"");function TR(e,t){let n=IU(
e.map(String));if(n!==void 0)return n==="top"&&/^(?:x-|\.)/.test(t)?NU:Object.entries(MU[n]).find(([r])=>PR(r)===PR(t))?.[1]}function IU([e,
...t]){if(e===void 0)return"top";let n={targets:1,services:1,scenarios:1,defaults:0,presets:2}[e];if(n===void 0||t.length<n)return;let[r,...o]=t.
slice(n);if(e==="targets"&&r==="matrix")return o.length===1?"target":o.length===2&&o[1]==="build"?"build":void 0;if(r===void 0)return e==="t\
argets"?"target":e==="services"?"service":"scenario";if(!(o.length>0))return e==="targets"||e==="services"?r==="build"?"build":void 0:r==="r\
equest"||r==="expect"?r:void 0}var zU={string:"a text",number:"a number",int:"a whole number",boolean:"true or false",array:"a list",object:"a map",record:"a map"};function La(e,t,n=[]){
let r=[...n,...e.path],o=t.at(r),s=i=>[{path:r,at:"value",message:`${za(r)} ${Rd(i,r)}`}];switch(e.code){case"unrecognized_keys":return e.keys.
map(i=>DU(r,i));case"invalid_union":return LU(e,t,r);case"invalid_type":return t.has(r)?s(Ly([zy(e)],o)):[UU(r)];case"invalid_value":return s(
GU(e.values.map(String),o));case"invalid_key":return[jU(r,e.issues[0]?.message??"is not allowed")];case"too_small":return s(e.origin==="arra\
y"?"must not be empty":`must be at least ${e.minimum}, is ${o}`);case"too_big":return s(`must be at most ${e.maximum}, is ${o}`);case"invali\
d_format":return s(e.message.replace(/(?=;|$)/,`, is ${I(String(o))}`));default:return/^(must|has|is|needs) /.test(e.message)?s(e.message):[
{path:r,at:"value",message:`${za(r)}: ${Rd(e.message,r)}`}]}}function LU(e,t,n){let r=t.at(n),o=e.errors.find(a=>!a.some(c=>CR(c,r)));if(o!==
void 0)return o.flatMap(a=>La(a,t,n));let s=e.errors.flatMap(a=>a.filter(c=>c.path.length===0).map(zy)),i=`${za(n)} ${Rd(Ly([...new Set(s)],
r),n)}`;return[{path:n,at:"value",message:i}]}function CR(e,t){return e.path.length>0?!1:e.code==="invalid_type"?!0:e.code==="invalid_value"?
typeof t!="string":e.code==="invalid_union"&&e.errors.every(n=>n.some(r=>CR(r,t)))}function zy(e){return e.code==="invalid_type"?zU[e.expected]??
e.expected:e.code==="invalid_value"?Is(e.values.map(String)):e.code==="invalid_union"?Is([...new Set(e.errors.flat().map(zy))]):"another val\
ue"}function DU(e,t){let n=e.length===0?"":` in ${za(e)}`,r=Iy(e),o=FU(t)??TR(e,t)??BU(e,t)??on(t,r,r.length),s=`unknown key ${I(t)}${n}; ${o}`;
return{path:[...e,t],at:"key",message:s}}function FU(e){let[t]=/(?! )[\p{Z}\p{Cf}]/u.exec(e)??[];return t===void 0?void 0:`it holds U+${t.codePointAt(
0).toString(16).toUpperCase().padStart(4,"0")}, which is no space to YAML; write spaces`}function BU(e,t){let[n]=e,r=n==="targets"||n==="ser\
vices";if(!r&&!(n==="scenarios"||n==="defaults"||n==="presets"))return;let s=r?"scenario":"target";return Iy([`${s}s`,""]).includes(t)?`it s\
tands under a ${s}, as ${_d([`${s}s`,"",t])}`:Iy([]).includes(t)?`it stands at the top of the file, as ${_d([t])}`:void 0}function jU(e,t){let n=Rd(
`the name ${I(String(e.at(-1)))} ${t}`,e.slice(0,-1));return{path:e,at:"key",message:n}}function UU(e){let n=`${e.length===1?"the file":za(e.
slice(0,-1))} has no ${I(String(e.at(-1)))}; add it, for example ${_d(e)}`;return{path:e,at:"key",message:n}}function Ly(e,t){let n=`must be\
 ${Is(e)}, is ${HU(t,e)}`,r=a=>e.some(c=>c.includes(a)),o=ZU(t);if(o!==void 0)return`${n}; put it in quotation marks, as "{${o}}"`;if(typeof t==
"string"&&e.includes("true or false")){let a={yes:!0,on:!0,y:!0,no:!1,off:!1,n:!1}[t.toLowerCase()];if(a!==void 0)return`${n}; write ${a}`}return(typeof t==
"number"||typeof t=="boolean")&&r("a text")&&!r("number")?`${n}; put it in quotation marks`:typeof t=="string"&&t.trim()!==""&&Number.isFinite(
Number(t))&&e.every(a=>a.endsWith("number"))?`${n}; remove the quotation marks`:n}function ZU(e){if(typeof e!="object"||e===null||Array.isArray(
e))return;let[[t,n]=[],...r]=Object.entries(e);return n===null&&r.length===0?t:void 0}function GU(e,t){if(typeof t=="number")return`must be ${Is(
e)}, is ${t}`;if(typeof t!="string")return Ly([Is(e)],t);let n=Na(t,e),r=n===void 0?"":`; did you mean "${n}"?`;return`must be ${Is(e)}, is ${I(
t)}${r}`}function HU(e,t){return e==null?"empty":typeof e=="string"?"a text":typeof e=="boolean"?String(e):Array.isArray(e)?"a list":typeof e!=
"number"?"a map":t.some(n=>n.endsWith("number"))?String(e):"a number"}function Rd(e,t){if(e.includes("; "))return e;for(let n=t.length;n>0;n--){
let r=typeof t[n-1]=="number"?void 0:_d(t.slice(0,n));if(r!==void 0)return`${e}; write it like ${r}`}return`${e}; begin with targets: and sc\
enarios:`}function za(e){let[t,n]=qU(e),r=n.filter(o=>typeof o!="number").join(".");return t===""?r===""?"the file":I(r):r===""?t:`${I(r)} o\
f ${t}`}function qU(e){let[t,n,r]=e.map(String);return n===void 0?["",e]:t==="targets"?[`target ${I(n)}`,e.slice(2)]:t==="scenarios"?[`scena\
rio ${I(n)}`,e.slice(2)]:t==="defaults"?["the defaults",e.slice(1)]:t!=="presets"?["",e]:r===void 0?[`preset ${I(n)}`,[]]:[`scenario ${I(r)}\
 in preset ${I(n)}`,e.slice(3)]}var Is=e=>e.length<2?e.join(""):`${e.slice(0,-1).join(", ")} or ${e.at(-1)}`;function Ia(e){return e instanceof
Su||e instanceof ua?Ia(e.unwrap()):e instanceof Rg?Ia(e.in):e instanceof xu?e.options.flatMap(Ia):e instanceof he?[e]:[]}function VU(e,t){return e instanceof
ca?[e.valueType]:e instanceof Og?[e.element]:e instanceof ps&&Object.hasOwn(e.shape,t)?[e.shape[String(t)]]:[]}function AR(e){let t=[kd];for(let n of e)
t=t.flatMap(Ia).flatMap(r=>VU(r,n));return t}function Iy(e){return AR(e).flatMap(Ia).flatMap(t=>t instanceof ps?Object.keys(t.shape):[])}function _d(e){
let t=AR(e).flatMap(n=>n.meta()?.examples??[]).at(0);if(t!==void 0)return`${String(e.at(-1))}: ${Od(t)}`}var WU=/^[\w/.][\w./?=:% -]*$/;function Od(e){
return typeof e=="string"?WU.test(e)?e:JSON.stringify(e):Array.isArray(e)?`[${e.map(Od).join(", ")}]`:typeof e!="object"||e===null?String(e):
`{ ${Object.entries(e).map(([t,n])=>`${Od(t)}: ${Od(n)}`).join(", ")} }`}import{posix as v_}from"node:path";var Ed=Symbol.for("yaml.alias"),Pd=Symbol.for("yaml.document"),sn=Symbol.for("yaml.map"),Dy=Symbol.for("yaml.pair"),Pt=Symbol.for("yaml.scal\
ar"),tr=Symbol.for("yaml.seq"),dt=Symbol.for("yaml.node.type"),xt=e=>!!e&&typeof e=="object"&&e[dt]===Ed,En=e=>!!e&&typeof e=="object"&&e[dt]===
Pd,Ye=e=>!!e&&typeof e=="object"&&e[dt]===sn,te=e=>!!e&&typeof e=="object"&&e[dt]===Dy,H=e=>!!e&&typeof e=="object"&&e[dt]===Pt,et=e=>!!e&&typeof e==
"object"&&e[dt]===tr;function le(e){if(e&&typeof e=="object")switch(e[dt]){case sn:case tr:return!0}return!1}function ee(e){if(e&&typeof e==
"object")switch(e[dt]){case Ed:case sn:case Pt:case tr:return!0}return!1}var Td=e=>(H(e)||le(e))&&!!e.anchor;var St=Symbol("break visit"),MR=Symbol("skip children"),Pn=Symbol("remove node");function jt(e,t){let n=NR(t);En(e)?zs(null,e.contents,n,Object.
freeze([e]))===Pn&&(e.contents=null):zs(null,e,n,Object.freeze([]))}jt.BREAK=St;jt.SKIP=MR;jt.REMOVE=Pn;function zs(e,t,n,r){let o=IR(e,t,n,
r);if(ee(o)||te(o))return zR(e,r,o),zs(e,o,n,r);if(typeof o!="symbol"){if(le(t)){r=Object.freeze(r.concat(t));for(let s=0;s<t.items.length;++s){
let i=zs(s,t.items[s],n,r);if(typeof i=="number")s=i-1;else{if(i===St)return St;i===Pn&&(t.items.splice(s,1),s-=1)}}}else if(te(t)){r=Object.
freeze(r.concat(t));let s=zs("key",t.key,n,r);if(s===St)return St;s===Pn&&(t.key=null);let i=zs("value",t.value,n,r);if(i===St)return St;i===
Pn&&(t.value=null)}}return o}async function Cd(e,t){let n=NR(t);En(e)?await Ls(null,e.contents,n,Object.freeze([e]))===Pn&&(e.contents=null):
await Ls(null,e,n,Object.freeze([]))}Cd.BREAK=St;Cd.SKIP=MR;Cd.REMOVE=Pn;async function Ls(e,t,n,r){let o=await IR(e,t,n,r);if(ee(o)||te(o))
return zR(e,r,o),Ls(e,o,n,r);if(typeof o!="symbol"){if(le(t)){r=Object.freeze(r.concat(t));for(let s=0;s<t.items.length;++s){let i=await Ls(
s,t.items[s],n,r);if(typeof i=="number")s=i-1;else{if(i===St)return St;i===Pn&&(t.items.splice(s,1),s-=1)}}}else if(te(t)){r=Object.freeze(r.
concat(t));let s=await Ls("key",t.key,n,r);if(s===St)return St;s===Pn&&(t.key=null);let i=await Ls("value",t.value,n,r);if(i===St)return St;
i===Pn&&(t.value=null)}}return o}function NR(e){return typeof e=="object"&&(e.Collection||e.Node||e.Value)?Object.assign({Alias:e.Node,Map:e.
Node,Scalar:e.Node,Seq:e.Node},e.Value&&{Map:e.Value,Scalar:e.Value,Seq:e.Value},e.Collection&&{Map:e.Collection,Seq:e.Collection},e):e}function IR(e,t,n,r){
if(typeof n=="function")return n(e,t,r);if(Ye(t))return n.Map?.(e,t,r);if(et(t))return n.Seq?.(e,t,r);if(te(t))return n.Pair?.(e,t,r);if(H(t))
return n.Scalar?.(e,t,r);if(xt(t))return n.Alias?.(e,t,r)}function zR(e,t,n){let r=t[t.length-1];if(le(r))r.items[e]=n;else if(te(r))e==="ke\
y"?r.key=n:r.value=n;else if(En(r))r.contents=n;else{let o=xt(r)?"alias":"scalar";throw new Error(`Cannot replace node with ${o} parent`)}}var KU={"!":"%21",",":"%2C","[":"%5B","]":"%5D","{":"%7B","}":"%7D"},JU=e=>e.replace(/[!,[\]{}]/g,t=>KU[t]),Tn=class e{constructor(t,n){this.
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
not resolve tag: ${t}`),null)}tagString(t){for(let[n,r]of Object.entries(this.tags))if(t.startsWith(r))return n+JU(t.substring(r.length));return t[0]===
"!"?t:`!<${t}>`}toString(t){let n=this.yaml.explicit?[`%YAML ${this.yaml.version||"1.2"}`]:[],r=Object.entries(this.tags),o;if(t&&r.length>0&&
ee(t.contents)){let s={};jt(t.contents,(i,a)=>{ee(a)&&a.tag&&(s[a.tag]=!0)}),o=Object.keys(s)}else o=[];for(let[s,i]of r)s==="!!"&&i==="tag:\
yaml.org,2002:"||(!t||o.some(a=>a.startsWith(i)))&&n.push(`%TAG ${s} ${i}`);return n.join(`
`)}};Tn.defaultYaml={explicit:!1,version:"1.2"};Tn.defaultTags={"!!":"tag:yaml.org,2002:"};function Ad(e){if(/[\x00-\x19\s,[\]{}]/.test(e)){let n=`Anchor must not contain whitespace or control characters: ${JSON.stringify(e)}`;throw new Error(
n)}return!0}function Fy(e){let t=new Set;return jt(e,{Value(n,r){r.anchor&&t.add(r.anchor)}}),t}function By(e,t){for(let n=1;;++n){let r=`${e}${n}`;
if(!t.has(r))return r}}function LR(e,t){let n=[],r=new Map,o=null;return{onAnchor:s=>{n.push(s),o??(o=Fy(e));let i=By(t,o);return o.add(i),i},
setAnchors:()=>{for(let s of n){let i=r.get(s);if(typeof i=="object"&&i.anchor&&(H(i.node)||le(i.node)))i.node.anchor=i.anchor;else{let a=new Error(
"Failed to resolve repeated object (this should not happen)");throw a.source=s,a}}},sourceObjects:r}}function Tr(e,t,n,r){if(r&&typeof r=="object")if(Array.isArray(r))for(let o=0,s=r.length;o<s;++o){let i=r[o],a=Tr(e,r,String(o),i);a===void 0?
delete r[o]:a!==i&&(r[o]=a)}else if(r instanceof Map)for(let o of Array.from(r.keys())){let s=r.get(o),i=Tr(e,r,o,s);i===void 0?r.delete(o):
i!==s&&r.set(o,i)}else if(r instanceof Set)for(let o of Array.from(r)){let s=Tr(e,r,o,o);s===void 0?r.delete(o):s!==o&&(r.delete(o),r.add(s))}else
for(let[o,s]of Object.entries(r)){let i=Tr(e,r,o,s);i===void 0?delete r[o]:i!==s&&(r[o]=i)}return e.call(t,n,r)}function Ge(e,t,n){if(Array.isArray(e))return e.map((r,o)=>Ge(r,String(o),n));if(e&&typeof e.toJSON=="function"){if(!n||!Td(e))return e.toJSON(
t,n);let r={aliasCount:0,count:1,res:void 0};n.anchors.set(e,r),n.onCreate=s=>{r.res=s,delete n.onCreate};let o=e.toJSON(t,n);return n.onCreate&&
n.onCreate(o),o}return typeof e=="bigint"&&!n?.keep?Number(e):e}var Cr=class{constructor(t){Object.defineProperty(this,dt,{value:t})}clone(){let t=Object.create(Object.getPrototypeOf(this),Object.getOwnPropertyDescriptors(
this));return this.range&&(t.range=this.range.slice()),t}toJS(t,{mapAsMap:n,maxAliasCount:r,onAnchor:o,reviver:s}={}){if(!En(t))throw new TypeError(
"A document argument is required");let i={anchors:new Map,doc:t,keep:!0,mapAsMap:n===!0,mapKeyWarned:!1,maxAliasCount:typeof r=="number"?r:100},
a=Ge(this,"",i);if(typeof o=="function")for(let{count:c,res:l}of i.anchors.values())o(l,c);return typeof s=="function"?Tr(s,{"":a},"",a):a}};var nr=class extends Cr{constructor(t){super(Ed),this.source=t,Object.defineProperty(this,"tag",{set(){throw new Error("Alias nodes cannot h\
ave tags")}})}resolve(t,n){if(n?.maxAliasCount===0)throw new ReferenceError("Alias resolution is disabled");let r;n?.aliasResolveCache?r=n.aliasResolveCache:
(r=[],jt(t,{Node:(s,i)=>{(xt(i)||Td(i))&&r.push(i)}}),n&&(n.aliasResolveCache=r));let o;for(let s of r){if(s===this)break;s.anchor===this.source&&
(o=s)}if(o&&n){let{anchors:s,doc:i,maxAliasCount:a}=n,c=s.get(o);if(c||(Ge(o,null,n),c=s.get(o)),c?.res===void 0){let l="This should not hap\
pen: Alias anchor was not resolved?";throw new ReferenceError(l)}if(a>=0&&(c.count+=1,c.aliasCount===0&&(c.aliasCount=Md(i,o,s)),c.count*c.aliasCount>
a)){let l="Excessive alias count indicates a resource exhaustion attack";throw new ReferenceError(l)}}return o}toJSON(t,n){if(!n)return{source:this.
source};let r=this.resolve(n.doc,n);if(!r){let o=`Unresolved alias (the anchor must be set before the alias): ${this.source}`;throw new ReferenceError(
o)}return n.anchors.get(r).res}toString(t,n,r){let o=`*${this.source}`;if(t){if(Ad(this.source),t.options.verifyAliasOrder&&!t.anchors.has(this.
source)){let s=`Unresolved alias (the anchor must be set before the alias): ${this.source}`;throw new Error(s)}if(t.implicitKey)return`${o} `}
return o}};function Md(e,t,n){if(xt(t)){let r=t.resolve(e),o=n&&r&&n.get(r);return o?o.count*o.aliasCount:0}else if(le(t)){let r=0;for(let o of t.
items){let s=Md(e,o,n);s>r&&(r=s)}return r}else if(te(t)){let r=Md(e,t.key,n),o=Md(e,t.value,n);return Math.max(r,o)}return 1}var Nd=e=>!e||typeof e!="function"&&typeof e!="object",D=class extends Cr{constructor(t){super(Pt),this.value=t}toJSON(t,n){return n?.keep?this.
value:Ge(this.value,t,n)}toString(){return String(this.value)}};D.BLOCK_FOLDED="BLOCK_FOLDED";D.BLOCK_LITERAL="BLOCK_LITERAL";D.PLAIN="PLAIN";
D.QUOTE_DOUBLE="QUOTE_DOUBLE";D.QUOTE_SINGLE="QUOTE_SINGLE";var YU="tag:yaml.org,2002:";function XU(e,t,n){if(t){let r=n.filter(s=>s.tag===t),o=r.find(s=>!s.format)??r[0];if(!o)throw new Error(`Tag ${t}\
 not found`);return o}return n.find(r=>r.identify?.(e)&&!r.format)}function rr(e,t,n){if(En(e)&&(e=e.contents),ee(e))return e;if(te(e)){let d=n.
schema[sn].createNode?.(n.schema,null,n);return d.items.push(e),d}(e instanceof String||e instanceof Number||e instanceof Boolean||typeof BigInt<
"u"&&e instanceof BigInt)&&(e=e.valueOf());let{aliasDuplicateObjects:r,onAnchor:o,onTagObj:s,schema:i,sourceObjects:a}=n,c;if(r&&e&&typeof e==
"object"){if(c=a.get(e),c)return c.anchor??(c.anchor=o(e)),new nr(c.anchor);c={anchor:null,node:null},a.set(e,c)}t?.startsWith("!!")&&(t=YU+
t.slice(2));let l=XU(e,t,i.tags);if(!l){if(e&&typeof e.toJSON=="function"&&(e=e.toJSON()),!e||typeof e!="object"){let d=new D(e);return c&&(c.
node=d),d}l=e instanceof Map?i[sn]:Symbol.iterator in Object(e)?i[tr]:i[sn]}s&&(s(l),delete n.onTagObj);let u=l?.createNode?l.createNode(n.schema,
e,n):typeof l?.nodeClass?.from=="function"?l.nodeClass.from(n.schema,e,n):new D(e);return t?u.tag=t:l.default||(u.tag=l.tag),c&&(c.node=u),u}function Da(e,t,n){let r=n;for(let o=t.length-1;o>=0;--o){let s=t[o];if(typeof s=="number"&&Number.isInteger(s)&&s>=0){let i=[];i[s]=r,r=i}else
r=new Map([[s,r]])}return rr(r,void 0,{aliasDuplicateObjects:!1,keepUndefined:!1,onAnchor:()=>{throw new Error("This should not happen, plea\
se report a bug.")},schema:e,sourceObjects:new Map})}var Fs=e=>e==null||typeof e=="object"&&!!e[Symbol.iterator]().next().done,Ds=class extends Cr{constructor(t,n){
super(t),Object.defineProperty(this,"schema",{value:n,configurable:!0,enumerable:!1,writable:!0})}clone(t){let n=Object.create(Object.getPrototypeOf(
this),Object.getOwnPropertyDescriptors(this));return t&&(n.schema=t),n.items=n.items.map(r=>ee(r)||te(r)?r.clone(t):r),this.range&&(n.range=
this.range.slice()),n}addIn(t,n){if(Fs(t))this.add(n);else{let[r,...o]=t,s=this.get(r,!0);if(le(s))s.addIn(o,n);else if(s===void 0&&this.schema)
this.set(r,Da(this.schema,o,n));else throw new Error(`Expected YAML collection at ${r}. Remaining path: ${o}`)}}deleteIn(t){let[n,...r]=t;if(r.
length===0)return this.delete(n);let o=this.get(n,!0);if(le(o))return o.deleteIn(r);throw new Error(`Expected YAML collection at ${n}. Remai\
ning path: ${r}`)}getIn(t,n){let[r,...o]=t,s=this.get(r,!0);return o.length===0?!n&&H(s)?s.value:s:le(s)?s.getIn(o,n):void 0}hasAllNullValues(t){
return this.items.every(n=>{if(!te(n))return!1;let r=n.value;return r==null||t&&H(r)&&r.value==null&&!r.commentBefore&&!r.comment&&!r.tag})}hasIn(t){
let[n,...r]=t;if(r.length===0)return this.has(n);let o=this.get(n,!0);return le(o)?o.hasIn(r):!1}setIn(t,n){let[r,...o]=t;if(o.length===0)this.
set(r,n);else{let s=this.get(r,!0);if(le(s))s.setIn(o,n);else if(s===void 0&&this.schema)this.set(r,Da(this.schema,o,n));else throw new Error(
`Expected YAML collection at ${r}. Remaining path: ${o}`)}}};var DR=e=>e.replace(/^(?!$)(?: $)?/gm,"#");function Ut(e,t){return/^\n+$/.test(e)?e.substring(1):t?e.replace(/^(?! *$)/gm,t):e}var Cn=(e,t,n)=>e.
endsWith(`
`)?Ut(n,t):n.includes(`
`)?`
`+Ut(n,t):(e.endsWith(" ")?"":" ")+n;var jy="flow",Id="block",Fa="quoted";function Ba(e,t,n="flow",{indentAtStart:r,lineWidth:o=80,minContentWidth:s=20,onFold:i,onOverflow:a}={}){
if(!o||o<0)return e;o<s&&(s=0);let c=Math.max(1+s,1+o-t.length);if(e.length<=c)return e;let l=[],u={},d=o-t.length;typeof r=="number"&&(r>o-
Math.max(2,s)?l.push(0):d=o-r);let f,m,h=!1,p=-1,g=-1,y=-1;n===Id&&(p=FR(e,p,t.length),p!==-1&&(d=p+c));for(let S;S=e[p+=1];){if(n===Fa&&S===
"\\"){switch(g=p,e[p+1]){case"x":p+=3;break;case"u":p+=5;break;case"U":p+=9;break;default:p+=1}y=p}if(S===`
`)n===Id&&(p=FR(e,p,t.length)),d=p+t.length+c,f=void 0;else{if(S===" "&&m&&m!==" "&&m!==`
`&&m!=="	"){let x=e[p+1];x&&x!==" "&&x!==`
`&&x!=="	"&&(f=p)}if(p>=d)if(f)l.push(f),d=f+c,f=void 0;else if(n===Fa){for(;m===" "||m==="	";)m=S,S=e[p+=1],h=!0;let x=p>y+1?p-2:g-1;if(u[x])
return e;l.push(x),u[x]=!0,d=x+c,f=void 0}else h=!0}m=S}if(h&&a&&a(),l.length===0)return e;i&&i();let b=e.slice(0,l[0]);for(let S=0;S<l.length;++S){
let x=l[S],R=l[S+1]||e.length;x===0?b=`
${t}${e.slice(0,R)}`:(n===Fa&&u[x]&&(b+=`${e[x]}\\`),b+=`
${t}${e.slice(x+1,R)}`)}return b}function FR(e,t,n){let r=t,o=t+1,s=e[o];for(;s===" "||s==="	";)if(t<o+n)s=e[++t];else{do s=e[++t];while(s&&
s!==`
`);r=t,o=t+1,s=e[o]}return r}var Ld=(e,t)=>({indentAtStart:t?e.indent.length:e.indentAtStart,lineWidth:e.options.lineWidth,minContentWidth:e.options.minContentWidth}),Dd=e=>/^(%|---|\.\.\.)/m.
test(e);function QU(e,t,n){if(!t||t<0)return!1;let r=t-n,o=e.length;if(o<=r)return!1;for(let s=0,i=0;s<o;++s)if(e[s]===`
`){if(s-i>r)return!0;if(i=s+1,o-i<=r)return!1}return!0}function ja(e,t){let n=JSON.stringify(e);if(t.options.doubleQuotedAsJSON)return n;let{
implicitKey:r}=t,o=t.options.doubleQuotedMinMultiLineLength,s=t.indent||(Dd(e)?"  ":""),i="",a=0;for(let c=0,l=n[c];l;l=n[++c])if(l===" "&&n[c+
1]==="\\"&&n[c+2]==="n"&&(i+=n.slice(a,c)+"\\ ",c+=1,a=c,l="\\"),l==="\\")switch(n[c+1]){case"u":{i+=n.slice(a,c);let u=n.substr(c+2,4);switch(u){case"\
0000":i+="\\0";break;case"0007":i+="\\a";break;case"000b":i+="\\v";break;case"001b":i+="\\e";break;case"0085":i+="\\N";break;case"00a0":i+="\
\\_";break;case"2028":i+="\\L";break;case"2029":i+="\\P";break;default:u.substr(0,2)==="00"?i+="\\x"+u.substr(2):i+=n.substr(c,6)}c+=5,a=c+1}
break;case"n":if(r||n[c+2]==='"'||n.length<o)c+=1;else{for(i+=n.slice(a,c)+`

`;n[c+2]==="\\"&&n[c+3]==="n"&&n[c+4]!=='"';)i+=`
`,c+=2;i+=s,n[c+2]===" "&&(i+="\\"),c+=1,a=c+1}break;default:c+=1}return i=a?i+n.slice(a):n,r?i:Ba(i,s,Fa,Ld(t,!1))}function Uy(e,t){if(t.options.
singleQuote===!1||t.implicitKey&&e.includes(`
`)||/[ \t]\n|\n[ \t]/.test(e))return ja(e,t);let n=t.indent||(Dd(e)?"  ":""),r="'"+e.replace(/'/g,"''").replace(/\n+/g,`$&
${n}`)+"'";return t.implicitKey?r:Ba(r,n,jy,Ld(t,!1))}function Bs(e,t){let{singleQuote:n}=t.options,r;if(n===!1)r=ja;else{let o=e.includes('\
"'),s=e.includes("'");o&&!s?r=Uy:s&&!o?r=ja:r=n?Uy:ja}return r(e,t)}var Zy;try{Zy=new RegExp(`(^|(?<!
))
+(?!
|$)`,"g")}catch{Zy=/\n+(?!\n|$)/g}function zd({comment:e,type:t,value:n},r,o,s){let{blockQuote:i,commentString:a,lineWidth:c}=r.options;if(!i||
/\n[\t ]+$/.test(n))return Bs(n,r);let l=r.indent||(r.forceBlockIndent||Dd(n)?"  ":""),u=i==="literal"?!0:i==="folded"||t===D.BLOCK_FOLDED?!1:
t===D.BLOCK_LITERAL?!0:!QU(n,c,l.length);if(!n)return u?`|
`:`>
`;let d,f;for(f=n.length;f>0;--f){let R=n[f-1];if(R!==`
`&&R!=="	"&&R!==" ")break}let m=n.substring(f),h=m.indexOf(`
`);h===-1?d="-":n===m||h!==m.length-1?(d="+",s&&s()):d="",m&&(n=n.slice(0,-m.length),m[m.length-1]===`
`&&(m=m.slice(0,-1)),m=m.replace(Zy,`$&${l}`));let p=!1,g,y=-1;for(g=0;g<n.length;++g){let R=n[g];if(R===" ")p=!0;else if(R===`
`)y=g;else break}let b=n.substring(0,y<g?y+1:g);b&&(n=n.substring(b.length),b=b.replace(/\n+/g,`$&${l}`));let x=(p?l?"2":"1":"")+d;if(e&&(x+=
" "+a(e.replace(/ ?[\r\n]+/g," ")),o&&o()),!u){let R=n.replace(/\n+/g,`
$&`).replace(/(?:^|\n)([\t ].*)(?:([\n\t ]*)\n(?![\n\t ]))?/g,"$1$2").replace(/\n+/g,`$&${l}`),k=!1,P=Ld(r,!0);i!=="folded"&&t!==D.BLOCK_FOLDED&&
(P.onOverflow=()=>{k=!0});let E=Ba(`${b}${R}${m}`,l,Id,P);if(!k)return`>${x}
${l}${E}`}return n=n.replace(/\n+/g,`$&${l}`),`|${x}
${l}${b}${n}${m}`}function eZ(e,t,n,r){let{type:o,value:s}=e,{actualString:i,implicitKey:a,indent:c,indentStep:l,inFlow:u}=t;if(a&&s.includes(
`
`)||u&&/[[\]{},]/.test(s))return Bs(s,t);if(/^[\n\t ,[\]{}#&*!|>'"%@`]|^[?-]$|^[?-][ \t]|[\n:][ \t]|[ \t]\n|[\n\t ]#|[\n\t :]$/.test(s))return a||
u||!s.includes(`
`)?Bs(s,t):zd(e,t,n,r);if(!a&&!u&&o!==D.PLAIN&&s.includes(`
`))return zd(e,t,n,r);if(Dd(s)){if(c==="")return t.forceBlockIndent=!0,zd(e,t,n,r);if(a&&c===l)return Bs(s,t)}let d=s.replace(/\n+/g,`$&
${c}`);if(i){let f=p=>p.default&&p.tag!=="tag:yaml.org,2002:str"&&p.test?.test(d),{compat:m,tags:h}=t.doc.schema;if(h.some(f)||m?.some(f))return Bs(
s,t)}return a?d:Ba(d,c,jy,Ld(t,!1))}function xo(e,t,n,r){let{implicitKey:o,inFlow:s}=t,i=typeof e.value=="string"?e:Object.assign({},e,{value:String(
e.value)}),{type:a}=e;a!==D.QUOTE_DOUBLE&&/[\x00-\x08\x0b-\x1f\x7f-\x9f\u{D800}-\u{DFFF}]/u.test(i.value)&&(a=D.QUOTE_DOUBLE);let c=u=>{switch(u){case D.
BLOCK_FOLDED:case D.BLOCK_LITERAL:return o||s?Bs(i.value,t):zd(i,t,n,r);case D.QUOTE_DOUBLE:return ja(i.value,t);case D.QUOTE_SINGLE:return Uy(
i.value,t);case D.PLAIN:return eZ(i,t,n,r);default:return null}},l=c(a);if(l===null){let{defaultKeyType:u,defaultStringType:d}=t.options,f=o&&
u||d;if(l=c(f),l===null)throw new Error(`Unsupported default string type ${f}`)}return l}function Fd(e,t){let n=Object.assign({blockQuote:!0,commentString:DR,defaultKeyType:null,defaultStringType:"PLAIN",directives:null,doubleQuotedAsJSON:!1,
doubleQuotedMinMultiLineLength:40,falseStr:"false",flowCollectionPadding:!0,indentSeq:!0,lineWidth:80,minContentWidth:20,nullStr:"null",simpleKeys:!1,
singleQuote:null,trailingComma:!1,trueStr:"true",verifyAliasOrder:!0},e.schema.toStringOptions,t),r;switch(n.collectionStyle){case"block":r=
!1;break;case"flow":r=!0;break;default:r=null}return{anchors:new Set,doc:e,flowCollectionPadding:n.flowCollectionPadding?" ":"",indent:"",indentStep:typeof n.
indent=="number"?" ".repeat(n.indent):"  ",inFlow:r,options:n}}function tZ(e,t){if(t.tag){let o=e.filter(s=>s.tag===t.tag);if(o.length>0)return o.
find(s=>s.format===t.format)??o[0]}let n,r;if(H(t)){r=t.value;let o=e.filter(s=>s.identify?.(r));if(o.length>1){let s=o.filter(i=>i.test);s.
length>0&&(o=s)}n=o.find(s=>s.format===t.format)??o.find(s=>!s.format)}else r=t,n=e.find(o=>o.nodeClass&&r instanceof o.nodeClass);if(!n){let o=r?.
constructor?.name??(r===null?"null":typeof r);throw new Error(`Tag not resolved for ${o} value`)}return n}function nZ(e,t,{anchors:n,doc:r}){
if(!r.directives)return"";let o=[],s=(H(e)||le(e))&&e.anchor;s&&Ad(s)&&(n.add(s),o.push(`&${s}`));let i=e.tag??(t.default?null:t.tag);return i&&
o.push(r.directives.tagString(i)),o.join(" ")}function or(e,t,n,r){if(te(e))return e.toString(t,n,r);if(xt(e)){if(t.doc.directives)return e.
toString(t);if(t.resolvedAliases?.has(e))throw new TypeError("Cannot stringify circular structure without alias nodes");t.resolvedAliases?t.
resolvedAliases.add(e):t.resolvedAliases=new Set([e]),e=e.resolve(t.doc)}let o,s=ee(e)?e:t.doc.createNode(e,{onTagObj:c=>o=c});o??(o=tZ(t.doc.
schema.tags,s));let i=nZ(s,o,t);i.length>0&&(t.indentAtStart=(t.indentAtStart??0)+i.length+1);let a=typeof o.stringify=="function"?o.stringify(
s,t,n,r):H(s)?xo(s,t,n,r):s.toString(t,n,r);return i?H(s)||a[0]==="{"||a[0]==="["?`${i} ${a}`:`${i}
${t.indent}${a}`:a}function BR({key:e,value:t},n,r,o){let{allNullValues:s,doc:i,indent:a,indentStep:c,options:{commentString:l,indentSeq:u,simpleKeys:d}}=n,f=ee(
e)&&e.comment||null;if(d){if(f)throw new Error("With simple keys, key nodes cannot have comments");if(le(e)||!ee(e)&&typeof e=="object"){let P="\
With simple keys, collection cannot be used as a key value";throw new Error(P)}}let m=!d&&(!e||f&&t==null&&!n.inFlow||le(e)||(H(e)?e.type===
D.BLOCK_FOLDED||e.type===D.BLOCK_LITERAL:typeof e=="object"));n=Object.assign({},n,{allNullValues:!1,implicitKey:!m&&(d||!s),indent:a+c});let h=!1,
p=!1,g=or(e,n,()=>h=!0,()=>p=!0);if(!m&&!n.inFlow&&g.length>1024){if(d)throw new Error("With simple keys, single line scalar must not span m\
ore than 1024 characters");m=!0}if(n.inFlow){if(s||t==null)return h&&r&&r(),g===""?"?":m?`? ${g}`:g}else if(s&&!d||t==null&&m)return g=`? ${g}`,
f&&!h?g+=Cn(g,n.indent,l(f)):p&&o&&o(),g;h&&(f=null),m?(f&&(g+=Cn(g,n.indent,l(f))),g=`? ${g}
${a}:`):(g=`${g}:`,f&&(g+=Cn(g,n.indent,l(f))));let y,b,S;ee(t)?(y=!!t.spaceBefore,b=t.commentBefore,S=t.comment):(y=!1,b=null,S=null,t&&typeof t==
"object"&&(t=i.createNode(t))),n.implicitKey=!1,!m&&!f&&H(t)&&(n.indentAtStart=g.length+1),p=!1,!u&&c.length>=2&&!n.inFlow&&!m&&et(t)&&!t.flow&&
!t.tag&&!t.anchor&&(n.indent=n.indent.substring(2));let x=!1,R=or(t,n,()=>x=!0,()=>p=!0),k=" ";if(f||y||b){if(k=y?`
`:"",b){let P=l(b);k+=`
${Ut(P,n.indent)}`}R===""&&!n.inFlow?k===`
`&&S&&(k=`

`):k+=`
${n.indent}`}else if(!m&&le(t)){let P=R[0],E=R.indexOf(`
`),A=E!==-1,F=n.inFlow??t.flow??t.items.length===0;if(A||!F){let Q=!1;if(A&&(P==="&"||P==="!")){let j=R.indexOf(" ");P==="&"&&j!==-1&&j<E&&R[j+
1]==="!"&&(j=R.indexOf(" ",j+1)),(j===-1||E<j)&&(Q=!0)}Q||(k=`
${n.indent}`)}}else(R===""||R[0]===`
`)&&(k="");return g+=k+R,n.inFlow?x&&r&&r():S&&!x?g+=Cn(g,n.indent,l(S)):p&&o&&o(),g}function Gy(e,t){(e==="debug"||e==="warn")&&console.warn(t)}var Bd="<<",an={identify:e=>e===Bd||typeof e=="symbol"&&e.description===Bd,default:"key",tag:"tag:yaml.org,2002:merge",test:/^<<$/,resolve:()=>Object.
assign(new D(Symbol(Bd)),{addToJSMap:qy}),stringify:()=>Bd},jR=(e,t)=>(an.identify(t)||H(t)&&(!t.type||t.type===D.PLAIN)&&an.identify(t.value))&&
e?.doc.schema.tags.some(n=>n.tag===an.tag&&n.default);function qy(e,t,n){let r=UR(e,n);if(et(r))for(let o of r.items)Hy(e,t,o);else if(Array.
isArray(r))for(let o of r)Hy(e,t,o);else Hy(e,t,r)}function Hy(e,t,n){let r=UR(e,n);if(!Ye(r))throw new Error("Merge sources must be maps or\
 map aliases");let o=r.toJSON(null,e,Map);for(let[s,i]of o)t instanceof Map?t.has(s)||t.set(s,i):t instanceof Set?t.add(s):Object.prototype.
hasOwnProperty.call(t,s)||Object.defineProperty(t,s,{value:i,writable:!0,enumerable:!0,configurable:!0});return t}function UR(e,t){return e&&
xt(t)?t.resolve(e.doc,e):t}function jd(e,t,{key:n,value:r}){if(ee(n)&&n.addToJSMap)n.addToJSMap(e,t,r);else if(jR(e,n))qy(e,t,r);else{let o=Ge(n,"",e);if(t instanceof Map)
t.set(o,Ge(r,o,e));else if(t instanceof Set)t.add(o);else{let s=rZ(n,o,e),i=Ge(r,s,e);s in t?Object.defineProperty(t,s,{value:i,writable:!0,
enumerable:!0,configurable:!0}):t[s]=i}}return t}function rZ(e,t,n){if(t===null)return"";if(typeof t!="object")return String(t);if(ee(e)&&n?.
doc){let r=Fd(n.doc,{});r.anchors=new Set;for(let s of n.anchors.keys())r.anchors.add(s.anchor);r.inFlow=!0,r.inStringifyKey=!0;let o=e.toString(
r);if(!n.mapKeyWarned){let s=JSON.stringify(o);s.length>40&&(s=s.substring(0,36)+'..."'),Gy(n.doc.options.logLevel,`Keys with collection val\
ues will be stringified due to JS Object restrictions: ${s}. Set mapAsMap: true to use object keys.`),n.mapKeyWarned=!0}return o}return JSON.
stringify(t)}function js(e,t,n){let r=rr(e,void 0,n),o=rr(t,void 0,n);return new Ie(r,o)}var Ie=class e{constructor(t,n=null){Object.defineProperty(this,
dt,{value:Dy}),this.key=t,this.value=n}clone(t){let{key:n,value:r}=this;return ee(n)&&(n=n.clone(t)),ee(r)&&(r=r.clone(t)),new e(n,r)}toJSON(t,n){
let r=n?.mapAsMap?new Map:{};return jd(n,r,this)}toString(t,n,r){return t?.doc?BR(this,t,n,r):JSON.stringify(this)}};function Zd(e,t,n){return(t.inFlow??e.flow?sZ:oZ)(e,t,n)}function oZ({comment:e,items:t},n,{blockItemPrefix:r,flowChars:o,itemIndent:s,onChompKeep:i,
onComment:a}){let{indent:c,options:{commentString:l}}=n,u=Object.assign({},n,{indent:s,type:null}),d=!1,f=[];for(let h=0;h<t.length;++h){let p=t[h],
g=null;if(ee(p))!d&&p.spaceBefore&&f.push(""),Ud(n,f,p.commentBefore,d),p.comment&&(g=p.comment);else if(te(p)){let b=ee(p.key)?p.key:null;b&&
(!d&&b.spaceBefore&&f.push(""),Ud(n,f,b.commentBefore,d))}d=!1;let y=or(p,u,()=>g=null,()=>d=!0);g&&(y+=Cn(y,s,l(g))),d&&g&&(d=!1),f.push(r+
y)}let m;if(f.length===0)m=o.start+o.end;else{m=f[0];for(let h=1;h<f.length;++h){let p=f[h];m+=p?`
${c}${p}`:`
`}}return e?(m+=`
`+Ut(l(e),c),a&&a()):d&&i&&i(),m}function sZ({items:e},t,{flowChars:n,itemIndent:r}){let{indent:o,indentStep:s,flowCollectionPadding:i,options:{
commentString:a}}=t;r+=s;let c=Object.assign({},t,{indent:r,inFlow:!0,type:null}),l=!1,u=0,d=[];for(let h=0;h<e.length;++h){let p=e[h],g=null;
if(ee(p))p.spaceBefore&&d.push(""),Ud(t,d,p.commentBefore,!1),p.comment&&(g=p.comment);else if(te(p)){let b=ee(p.key)?p.key:null;b&&(b.spaceBefore&&
d.push(""),Ud(t,d,b.commentBefore,!1),b.comment&&(l=!0));let S=ee(p.value)?p.value:null;S?(S.comment&&(g=S.comment),S.commentBefore&&(l=!0)):
p.value==null&&b?.comment&&(g=b.comment)}g&&(l=!0);let y=or(p,c,()=>g=null);l||(l=d.length>u||y.includes(`
`)),h<e.length-1?y+=",":t.options.trailingComma&&(t.options.lineWidth>0&&(l||(l=d.reduce((b,S)=>b+S.length+2,2)+(y.length+2)>t.options.lineWidth)),
l&&(y+=",")),g&&(y+=Cn(y,r,a(g))),d.push(y),u=d.length}let{start:f,end:m}=n;if(d.length===0)return f+m;if(!l){let h=d.reduce((p,g)=>p+g.length+
2,2);l=t.options.lineWidth>0&&h>t.options.lineWidth}if(l){let h=f;for(let p of d)h+=p?`
${s}${o}${p}`:`
`;return`${h}
${o}${m}`}else return`${f}${i}${d.join(" ")}${i}${m}`}function Ud({indent:e,options:{commentString:t}},n,r,o){if(r&&o&&(r=r.replace(/^\n+/,"")),
r){let s=Ut(t(r),e);n.push(s.trimStart())}}function Ar(e,t){let n=H(t)?t.value:t;for(let r of e)if(te(r)&&(r.key===t||r.key===n||H(r.key)&&r.key.value===n))return r}var ze=class extends Ds{static get tagName(){
return"tag:yaml.org,2002:map"}constructor(t){super(sn,t),this.items=[]}static from(t,n,r){let{keepUndefined:o,replacer:s}=r,i=new this(t),a=(c,l)=>{
if(typeof s=="function")l=s.call(n,c,l);else if(Array.isArray(s)&&!s.includes(c))return;(l!==void 0||o)&&i.items.push(js(c,l,r))};if(n instanceof
Map)for(let[c,l]of n)a(c,l);else if(n&&typeof n=="object")for(let c of Object.keys(n))a(c,n[c]);return typeof t.sortMapEntries=="function"&&
i.items.sort(t.sortMapEntries),i}add(t,n){let r;te(t)?r=t:!t||typeof t!="object"||!("key"in t)?r=new Ie(t,t?.value):r=new Ie(t.key,t.value);
let o=Ar(this.items,r.key),s=this.schema?.sortMapEntries;if(o){if(!n)throw new Error(`Key ${r.key} already set`);H(o.value)&&Nd(r.value)?o.value.
value=r.value:o.value=r.value}else if(s){let i=this.items.findIndex(a=>s(r,a)<0);i===-1?this.items.push(r):this.items.splice(i,0,r)}else this.
items.push(r)}delete(t){let n=Ar(this.items,t);return n?this.items.splice(this.items.indexOf(n),1).length>0:!1}get(t,n){let o=Ar(this.items,
t)?.value;return(!n&&H(o)?o.value:o)??void 0}has(t){return!!Ar(this.items,t)}set(t,n){this.add(new Ie(t,n),!0)}toJSON(t,n,r){let o=r?new r:n?.
mapAsMap?new Map:{};n?.onCreate&&n.onCreate(o);for(let s of this.items)jd(n,o,s);return o}toString(t,n,r){if(!t)return JSON.stringify(this);
for(let o of this.items)if(!te(o))throw new Error(`Map items must all be pairs; found ${JSON.stringify(o)} instead`);return!t.allNullValues&&
this.hasAllNullValues(!1)&&(t=Object.assign({},t,{allNullValues:!0})),Zd(this,t,{blockItemPrefix:"",flowChars:{start:"{",end:"}"},itemIndent:t.
indent||"",onChompKeep:r,onComment:n})}};var cn={collection:"map",default:!0,nodeClass:ze,tag:"tag:yaml.org,2002:map",resolve(e,t){return Ye(e)||t("Expected a mapping for this tag"),
e},createNode:(e,t,n)=>ze.from(e,t,n)};var tt=class extends Ds{static get tagName(){return"tag:yaml.org,2002:seq"}constructor(t){super(tr,t),this.items=[]}add(t){this.items.push(t)}delete(t){
let n=Gd(t);return typeof n!="number"?!1:this.items.splice(n,1).length>0}get(t,n){let r=Gd(t);if(typeof r!="number")return;let o=this.items[r];
return!n&&H(o)?o.value:o}has(t){let n=Gd(t);return typeof n=="number"&&n<this.items.length}set(t,n){let r=Gd(t);if(typeof r!="number")throw new Error(
`Expected a valid index, not ${t}.`);let o=this.items[r];H(o)&&Nd(n)?o.value=n:this.items[r]=n}toJSON(t,n){let r=[];n?.onCreate&&n.onCreate(
r);let o=0;for(let s of this.items)r.push(Ge(s,String(o++),n));return r}toString(t,n,r){return t?Zd(this,t,{blockItemPrefix:"- ",flowChars:{
start:"[",end:"]"},itemIndent:(t.indent||"")+"  ",onChompKeep:r,onComment:n}):JSON.stringify(this)}static from(t,n,r){let{replacer:o}=r,s=new this(
t);if(n&&Symbol.iterator in Object(n)){let i=0;for(let a of n){if(typeof o=="function"){let c=n instanceof Set?a:String(i++);a=o.call(n,c,a)}
s.items.push(rr(a,void 0,r))}}return s}};function Gd(e){let t=H(e)?e.value:e;return t&&typeof t=="string"&&(t=Number(t)),typeof t=="number"&&
Number.isInteger(t)&&t>=0?t:null}var ln={collection:"seq",default:!0,nodeClass:tt,tag:"tag:yaml.org,2002:seq",resolve(e,t){return et(e)||t("Expected a sequence for this tag"),
e},createNode:(e,t,n)=>tt.from(e,t,n)};var Mr={identify:e=>typeof e=="string",default:!0,tag:"tag:yaml.org,2002:str",resolve:e=>e,stringify(e,t,n,r){return t=Object.assign({actualString:!0},
t),xo(e,t,n,r)}};var So={identify:e=>e==null,createNode:()=>new D(null),default:!0,tag:"tag:yaml.org,2002:null",test:/^(?:~|[Nn]ull|NULL)?$/,resolve:()=>new D(
null),stringify:({source:e},t)=>typeof e=="string"&&So.test.test(e)?e:t.options.nullStr};var Ua={identify:e=>typeof e=="boolean",default:!0,tag:"tag:yaml.org,2002:bool",test:/^(?:[Tt]rue|TRUE|[Ff]alse|FALSE)$/,resolve:e=>new D(e[0]===
"t"||e[0]==="T"),stringify({source:e,value:t},n){if(e&&Ua.test.test(e)){let r=e[0]==="t"||e[0]==="T";if(t===r)return e}return t?n.options.trueStr:
n.options.falseStr}};function nt({format:e,minFractionDigits:t,tag:n,value:r}){if(typeof r=="bigint")return String(r);let o=typeof r=="number"?r:Number(r);if(!isFinite(
o))return isNaN(o)?".nan":o<0?"-.inf":".inf";let s=Object.is(r,-0)?"-0":JSON.stringify(r);if(!e&&t&&(!n||n==="tag:yaml.org,2002:float")&&/^-?\d/.
test(s)&&!s.includes("e")){let i=s.indexOf(".");i<0&&(i=s.length,s+=".");let a=t-(s.length-i-1);for(;a-- >0;)s+="0"}return s}var Hd={identify:e=>typeof e=="number",default:!0,tag:"tag:yaml.org,2002:float",test:/^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,resolve:e=>e.
slice(-3).toLowerCase()==="nan"?NaN:e[0]==="-"?Number.NEGATIVE_INFINITY:Number.POSITIVE_INFINITY,stringify:nt},qd={identify:e=>typeof e=="nu\
mber",default:!0,tag:"tag:yaml.org,2002:float",format:"EXP",test:/^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)[eE][-+]?[0-9]+$/,resolve:e=>parseFloat(
e),stringify(e){let t=Number(e.value);return isFinite(t)?t.toExponential():nt(e)}},Vd={identify:e=>typeof e=="number",default:!0,tag:"tag:ya\
ml.org,2002:float",test:/^[-+]?(?:\.[0-9]+|[0-9]+\.[0-9]*)$/,resolve(e){let t=new D(parseFloat(e)),n=e.indexOf(".");return n!==-1&&e[e.length-
1]==="0"&&(t.minFractionDigits=e.length-n-1),t},stringify:nt};var Wd=e=>typeof e=="bigint"||Number.isInteger(e),Vy=(e,t,n,{intAsBigInt:r})=>r?BigInt(e):parseInt(e.substring(t),n);function ZR(e,t,n){let{
value:r}=e;return Wd(r)&&r>=0?n+r.toString(t):nt(e)}var Kd={identify:e=>Wd(e)&&e>=0,default:!0,tag:"tag:yaml.org,2002:int",format:"OCT",test:/^0o[0-7]+$/,
resolve:(e,t,n)=>Vy(e,2,8,n),stringify:e=>ZR(e,8,"0o")},Jd={identify:Wd,default:!0,tag:"tag:yaml.org,2002:int",test:/^[-+]?[0-9]+$/,resolve:(e,t,n)=>Vy(
e,0,10,n),stringify:nt},Yd={identify:e=>Wd(e)&&e>=0,default:!0,tag:"tag:yaml.org,2002:int",format:"HEX",test:/^0x[0-9a-fA-F]+$/,resolve:(e,t,n)=>Vy(
e,2,16,n),stringify:e=>ZR(e,16,"0x")};var GR=[cn,ln,Mr,So,Ua,Kd,Jd,Yd,Hd,qd,Vd];function HR(e){return typeof e=="bigint"||Number.isInteger(e)}var Xd=({value:e})=>JSON.stringify(e),iZ=[{identify:e=>typeof e=="string",default:!0,
tag:"tag:yaml.org,2002:str",resolve:e=>e,stringify:Xd},{identify:e=>e==null,createNode:()=>new D(null),default:!0,tag:"tag:yaml.org,2002:nul\
l",test:/^null$/,resolve:()=>null,stringify:Xd},{identify:e=>typeof e=="boolean",default:!0,tag:"tag:yaml.org,2002:bool",test:/^true$|^false$/,
resolve:e=>e==="true",stringify:Xd},{identify:HR,default:!0,tag:"tag:yaml.org,2002:int",test:/^-?(?:0|[1-9][0-9]*)$/,resolve:(e,t,{intAsBigInt:n})=>n?
BigInt(e):parseInt(e,10),stringify:({value:e})=>HR(e)?e.toString():JSON.stringify(e)},{identify:e=>typeof e=="number",default:!0,tag:"tag:ya\
ml.org,2002:float",test:/^-?(?:0|[1-9][0-9]*)(?:\.[0-9]*)?(?:[eE][-+]?[0-9]+)?$/,resolve:e=>parseFloat(e),stringify:Xd}],aZ={default:!0,tag:"",
test:/^/,resolve(e,t){return t(`Unresolved plain scalar ${JSON.stringify(e)}`),e}},qR=[cn,ln].concat(iZ,aZ);var Za={identify:e=>e instanceof Uint8Array,default:!1,tag:"tag:yaml.org,2002:binary",resolve(e,t){if(typeof atob=="function"){let n=atob(e.
replace(/[\n\r]/g,"")),r=new Uint8Array(n.length);for(let o=0;o<n.length;++o)r[o]=n.charCodeAt(o);return r}else return t("This environment d\
oes not support reading binary tags; either Buffer or atob is required"),e},stringify({comment:e,type:t,value:n},r,o,s){if(!n)return"";let i=n,
a;if(typeof btoa=="function"){let c="";for(let l=0;l<i.length;++l)c+=String.fromCharCode(i[l]);a=btoa(c)}else throw new Error("This environm\
ent does not support writing binary tags; either Buffer or btoa is required");if(t??(t=D.BLOCK_LITERAL),t!==D.QUOTE_DOUBLE){let c=Math.max(r.
options.lineWidth-r.indent.length,r.options.minContentWidth),l=Math.ceil(a.length/c),u=new Array(l);for(let d=0,f=0;d<l;++d,f+=c)u[d]=a.substr(
f,c);a=u.join(t===D.BLOCK_LITERAL?`
`:" ")}return xo({comment:e,type:t,value:a},r,o,s)}};function Wy(e,t){if(et(e))for(let n=0;n<e.items.length;++n){let r=e.items[n];if(!te(r)){if(Ye(r)){r.items.length>1&&t("Each pair must have i\
ts own sequence indicator");let o=r.items[0]||new Ie(new D(null));if(r.commentBefore&&(o.key.commentBefore=o.key.commentBefore?`${r.commentBefore}\

${o.key.commentBefore}`:r.commentBefore),r.comment){let s=o.value??o.key;s.comment=s.comment?`${r.comment}
${s.comment}`:r.comment}r=o}e.items[n]=te(r)?r:new Ie(r)}}else t("Expected a sequence for this tag");return e}function Ky(e,t,n){let{replacer:r}=n,
o=new tt(e);o.tag="tag:yaml.org,2002:pairs";let s=0;if(t&&Symbol.iterator in Object(t))for(let i of t){typeof r=="function"&&(i=r.call(t,String(
s++),i));let a,c;if(Array.isArray(i))if(i.length===2)a=i[0],c=i[1];else throw new TypeError(`Expected [key, value] tuple: ${i}`);else if(i&&
i instanceof Object){let l=Object.keys(i);if(l.length===1)a=l[0],c=i[a];else throw new TypeError(`Expected tuple with one key, not ${l.length}\
 keys`)}else a=i;o.items.push(js(a,c,n))}return o}var Ga={collection:"seq",default:!1,tag:"tag:yaml.org,2002:pairs",resolve:Wy,createNode:Ky};var Us=class e extends tt{constructor(){super(),this.add=ze.prototype.add.bind(this),this.delete=ze.prototype.delete.bind(this),this.get=ze.
prototype.get.bind(this),this.has=ze.prototype.has.bind(this),this.set=ze.prototype.set.bind(this),this.tag=e.tag}toJSON(t,n){if(!n)return super.
toJSON(t);let r=new Map;n?.onCreate&&n.onCreate(r);for(let o of this.items){let s,i;if(te(o)?(s=Ge(o.key,"",n),i=Ge(o.value,s,n)):s=Ge(o,"",
n),r.has(s))throw new Error("Ordered maps must not include duplicate keys");r.set(s,i)}return r}static from(t,n,r){let o=Ky(t,n,r),s=new this;
return s.items=o.items,s}};Us.tag="tag:yaml.org,2002:omap";var Ha={collection:"seq",identify:e=>e instanceof Map,nodeClass:Us,default:!1,tag:"\
tag:yaml.org,2002:omap",resolve(e,t){let n=Wy(e,t),r=[];for(let{key:o}of n.items)H(o)&&(r.includes(o.value)?t(`Ordered maps must not include\
 duplicate keys: ${o.value}`):r.push(o.value));return Object.assign(new Us,n)},createNode:(e,t,n)=>Us.from(e,t,n)};function VR({value:e,source:t},n){return t&&(e?Jy:Yy).test.test(t)?t:e?n.options.trueStr:n.options.falseStr}var Jy={identify:e=>e===!0,default:!0,
tag:"tag:yaml.org,2002:bool",test:/^(?:Y|y|[Yy]es|YES|[Tt]rue|TRUE|[Oo]n|ON)$/,resolve:()=>new D(!0),stringify:VR},Yy={identify:e=>e===!1,default:!0,
tag:"tag:yaml.org,2002:bool",test:/^(?:N|n|[Nn]o|NO|[Ff]alse|FALSE|[Oo]ff|OFF)$/,resolve:()=>new D(!1),stringify:VR};var WR={identify:e=>typeof e=="number",default:!0,tag:"tag:yaml.org,2002:float",test:/^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,resolve:e=>e.
slice(-3).toLowerCase()==="nan"?NaN:e[0]==="-"?Number.NEGATIVE_INFINITY:Number.POSITIVE_INFINITY,stringify:nt},KR={identify:e=>typeof e=="nu\
mber",default:!0,tag:"tag:yaml.org,2002:float",format:"EXP",test:/^[-+]?(?:[0-9][0-9_]*)?(?:\.[0-9_]*)?[eE][-+]?[0-9]+$/,resolve:e=>parseFloat(
e.replace(/_/g,"")),stringify(e){let t=Number(e.value);return isFinite(t)?t.toExponential():nt(e)}},JR={identify:e=>typeof e=="number",default:!0,
tag:"tag:yaml.org,2002:float",test:/^[-+]?(?:[0-9][0-9_]*)?\.[0-9_]*$/,resolve(e){let t=new D(parseFloat(e.replace(/_/g,""))),n=e.indexOf(".");
if(n!==-1){let r=e.substring(n+1).replace(/_/g,"");r[r.length-1]==="0"&&(t.minFractionDigits=r.length)}return t},stringify:nt};var qa=e=>typeof e=="bigint"||Number.isInteger(e);function Qd(e,t,n,{intAsBigInt:r}){let o=e[0];if((o==="-"||o==="+")&&(t+=1),e=e.substring(
t).replace(/_/g,""),r){switch(n){case 2:e=`0b${e}`;break;case 8:e=`0o${e}`;break;case 16:e=`0x${e}`;break}let i=BigInt(e);return o==="-"?BigInt(
-1)*i:i}let s=parseInt(e,n);return o==="-"?-1*s:s}function Xy(e,t,n){let{value:r}=e;if(qa(r)){let o=r.toString(t);return r<0?"-"+n+o.substr(
1):n+o}return nt(e)}var YR={identify:qa,default:!0,tag:"tag:yaml.org,2002:int",format:"BIN",test:/^[-+]?0b[0-1_]+$/,resolve:(e,t,n)=>Qd(e,2,
2,n),stringify:e=>Xy(e,2,"0b")},XR={identify:qa,default:!0,tag:"tag:yaml.org,2002:int",format:"OCT",test:/^[-+]?0[0-7_]+$/,resolve:(e,t,n)=>Qd(
e,1,8,n),stringify:e=>Xy(e,8,"0")},QR={identify:qa,default:!0,tag:"tag:yaml.org,2002:int",test:/^[-+]?[0-9][0-9_]*$/,resolve:(e,t,n)=>Qd(e,0,
10,n),stringify:nt},e_={identify:qa,default:!0,tag:"tag:yaml.org,2002:int",format:"HEX",test:/^[-+]?0x[0-9a-fA-F_]+$/,resolve:(e,t,n)=>Qd(e,
2,16,n),stringify:e=>Xy(e,16,"0x")};var Zs=class e extends ze{constructor(t){super(t),this.tag=e.tag}add(t){let n;te(t)?n=t:t&&typeof t=="object"&&"key"in t&&"value"in t&&t.value===
null?n=new Ie(t.key,null):n=new Ie(t,null),Ar(this.items,n.key)||this.items.push(n)}get(t,n){let r=Ar(this.items,t);return!n&&te(r)?H(r.key)?
r.key.value:r.key:r}set(t,n){if(typeof n!="boolean")throw new Error(`Expected boolean value for set(key, value) in a YAML set, not ${typeof n}`);
let r=Ar(this.items,t);r&&!n?this.items.splice(this.items.indexOf(r),1):!r&&n&&this.items.push(new Ie(t))}toJSON(t,n){return super.toJSON(t,
n,Set)}toString(t,n,r){if(!t)return JSON.stringify(this);if(this.hasAllNullValues(!0))return super.toString(Object.assign({},t,{allNullValues:!0}),
n,r);throw new Error("Set items must all have null values")}static from(t,n,r){let{replacer:o}=r,s=new this(t);if(n&&Symbol.iterator in Object(
n))for(let i of n)typeof o=="function"&&(i=o.call(n,i,i)),s.items.push(js(i,null,r));return s}};Zs.tag="tag:yaml.org,2002:set";var Va={collection:"\
map",identify:e=>e instanceof Set,nodeClass:Zs,default:!1,tag:"tag:yaml.org,2002:set",createNode:(e,t,n)=>Zs.from(e,t,n),resolve(e,t){if(Ye(
e)){if(e.hasAllNullValues(!0))return Object.assign(new Zs,e);t("Set items must all have null values")}else t("Expected a mapping for this ta\
g");return e}};function Qy(e,t){let n=e[0],r=n==="-"||n==="+"?e.substring(1):e,o=i=>t?BigInt(i):Number(i),s=r.replace(/_/g,"").split(":").reduce((i,a)=>i*o(
60)+o(a),o(0));return n==="-"?o(-1)*s:s}function t_(e){let{value:t}=e,n=i=>i;if(typeof t=="bigint")n=i=>BigInt(i);else if(isNaN(t)||!isFinite(
t))return nt(e);let r="";t<0&&(r="-",t*=n(-1));let o=n(60),s=[t%o];return t<60?s.unshift(0):(t=(t-s[0])/o,s.unshift(t%o),t>=60&&(t=(t-s[0])/
o,s.unshift(t))),r+s.map(i=>String(i).padStart(2,"0")).join(":").replace(/000000\d*$/,"")}var ef={identify:e=>typeof e=="bigint"||Number.isInteger(
e),default:!0,tag:"tag:yaml.org,2002:int",format:"TIME",test:/^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+$/,resolve:(e,t,{intAsBigInt:n})=>Qy(e,n),stringify:t_},
tf={identify:e=>typeof e=="number",default:!0,tag:"tag:yaml.org,2002:float",format:"TIME",test:/^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\.[0-9_]*$/,
resolve:e=>Qy(e,!1),stringify:t_},Gs={identify:e=>e instanceof Date,default:!0,tag:"tag:yaml.org,2002:timestamp",test:RegExp("^([0-9]{4})-([\
0-9]{1,2})-([0-9]{1,2})(?:(?:t|T|[ \\t]+)([0-9]{1,2}):([0-9]{1,2}):([0-9]{1,2}(\\.[0-9]+)?)(?:[ \\t]*(Z|[-+][012]?[0-9](?::[0-9]{2})?))?)?$"),
resolve(e){let t=e.match(Gs.test);if(!t)throw new Error("!!timestamp expects a date, starting with yyyy-mm-dd");let[,n,r,o,s,i,a]=t.map(Number),
c=t[7]?Number((t[7]+"00").substr(1,3)):0,l=Date.UTC(n,r-1,o,s||0,i||0,a||0,c),u=t[8];if(u&&u!=="Z"){let d=Qy(u,!1);Math.abs(d)<30&&(d*=60),l-=
6e4*d}return new Date(l)},stringify:({value:e})=>e?.toISOString().replace(/(T00:00:00)?\.000Z$/,"")??""};var eb=[cn,ln,Mr,So,Jy,Yy,YR,XR,QR,e_,WR,KR,JR,Za,an,Ha,Ga,Va,ef,tf,Gs];var n_=new Map([["core",GR],["failsafe",[cn,ln,Mr]],["json",qR],["yaml11",eb],["yaml-1.1",eb]]),r_={binary:Za,bool:Ua,float:Vd,floatExp:qd,floatNaN:Hd,
floatTime:tf,int:Jd,intHex:Yd,intOct:Kd,intTime:ef,map:cn,merge:an,null:So,omap:Ha,pairs:Ga,seq:ln,set:Va,timestamp:Gs},o_={"tag:yaml.org,20\
02:binary":Za,"tag:yaml.org,2002:merge":an,"tag:yaml.org,2002:omap":Ha,"tag:yaml.org,2002:pairs":Ga,"tag:yaml.org,2002:set":Va,"tag:yaml.org\
,2002:timestamp":Gs};function nf(e,t,n){let r=n_.get(t);if(r&&!e)return n&&!r.includes(an)?r.concat(an):r.slice();let o=r;if(!o)if(Array.isArray(
e))o=[];else{let s=Array.from(n_.keys()).filter(i=>i!=="yaml11").map(i=>JSON.stringify(i)).join(", ");throw new Error(`Unknown schema "${t}"\
; use one of ${s} or define customTags array`)}if(Array.isArray(e))for(let s of e)o=o.concat(s);else typeof e=="function"&&(o=e(o.slice()));
return n&&(o=o.concat(an)),o.reduce((s,i)=>{let a=typeof i=="string"?r_[i]:i;if(!a){let c=JSON.stringify(i),l=Object.keys(r_).map(u=>JSON.stringify(
u)).join(", ");throw new Error(`Unknown custom tag ${c}; use one of ${l}`)}return s.includes(a)||s.push(a),s},[])}var cZ=(e,t)=>e.key<t.key?-1:e.key>t.key?1:0,Wa=class e{constructor({compat:t,customTags:n,merge:r,resolveKnownTags:o,schema:s,sortMapEntries:i,
toStringDefaults:a}){this.compat=Array.isArray(t)?nf(t,"compat"):t?nf(null,t):null,this.name=typeof s=="string"&&s||"core",this.knownTags=o?
o_:{},this.tags=nf(n,this.name,r),this.toStringOptions=a??null,Object.defineProperty(this,sn,{value:cn}),Object.defineProperty(this,Pt,{value:Mr}),
Object.defineProperty(this,tr,{value:ln}),this.sortMapEntries=typeof i=="function"?i:i===!0?cZ:null}clone(){let t=Object.create(e.prototype,
Object.getOwnPropertyDescriptors(this));return t.tags=this.tags.slice(),t}};function s_(e,t){let n=[],r=t.directives===!0;if(t.directives!==!1&&e.directives){let c=e.directives.toString(e);c?(n.push(c),r=!0):e.directives.
docStart&&(r=!0)}r&&n.push("---");let o=Fd(e,t),{commentString:s}=o.options;if(e.commentBefore){n.length!==1&&n.unshift("");let c=s(e.commentBefore);
n.unshift(Ut(c,""))}let i=!1,a=null;if(e.contents){if(ee(e.contents)){if(e.contents.spaceBefore&&r&&n.push(""),e.contents.commentBefore){let u=s(
e.contents.commentBefore);n.push(Ut(u,""))}o.forceBlockIndent=!!e.comment,a=e.contents.comment}let c=a?void 0:()=>i=!0,l=or(e.contents,o,()=>a=
null,c);a&&(l+=Cn(l,"",s(a))),(l[0]==="|"||l[0]===">")&&n[n.length-1]==="---"?n[n.length-1]=`--- ${l}`:n.push(l)}else n.push(or(e.contents,o));
if(e.directives?.docEnd)if(e.comment){let c=s(e.comment);c.includes(`
`)?(n.push("..."),n.push(Ut(c,""))):n.push(`... ${c}`)}else n.push("...");else{let c=e.comment;c&&i&&(c=c.replace(/^\n+/,"")),c&&((!i||a)&&n[n.
length-1]!==""&&n.push(""),n.push(Ut(s(c),"")))}return n.join(`
`)+`
`}var Nr=class e{constructor(t,n,r){this.commentBefore=null,this.comment=null,this.errors=[],this.warnings=[],Object.defineProperty(this,dt,{value:Pd});
let o=null;typeof n=="function"||Array.isArray(n)?o=n:r===void 0&&n&&(r=n,n=void 0);let s=Object.assign({intAsBigInt:!1,keepSourceTokens:!1,
logLevel:"warn",prettyErrors:!0,strict:!0,stringKeys:!1,uniqueKeys:!0,version:"1.2"},r);this.options=s;let{version:i}=s;r?._directives?(this.
directives=r._directives.atDocument(),this.directives.yaml.explicit&&(i=this.directives.yaml.version)):this.directives=new Tn({version:i}),this.
setSchema(i,r),this.contents=t===void 0?null:this.createNode(t,o,r)}clone(){let t=Object.create(e.prototype,{[dt]:{value:Pd}});return t.commentBefore=
this.commentBefore,t.comment=this.comment,t.errors=this.errors.slice(),t.warnings=this.warnings.slice(),t.options=Object.assign({},this.options),
this.directives&&(t.directives=this.directives.clone()),t.schema=this.schema.clone(),t.contents=ee(this.contents)?this.contents.clone(t.schema):
this.contents,this.range&&(t.range=this.range.slice()),t}add(t){Hs(this.contents)&&this.contents.add(t)}addIn(t,n){Hs(this.contents)&&this.contents.
addIn(t,n)}createAlias(t,n){if(!t.anchor){let r=Fy(this);t.anchor=!n||r.has(n)?By(n||"a",r):n}return new nr(t.anchor)}createNode(t,n,r){let o;
if(typeof n=="function")t=n.call({"":t},"",t),o=n;else if(Array.isArray(n)){let g=b=>typeof b=="number"||b instanceof String||b instanceof Number,
y=n.filter(g).map(String);y.length>0&&(n=n.concat(y)),o=n}else r===void 0&&n&&(r=n,n=void 0);let{aliasDuplicateObjects:s,anchorPrefix:i,flow:a,
keepUndefined:c,onTagObj:l,tag:u}=r??{},{onAnchor:d,setAnchors:f,sourceObjects:m}=LR(this,i||"a"),h={aliasDuplicateObjects:s??!0,keepUndefined:c??
!1,onAnchor:d,onTagObj:l,replacer:o,schema:this.schema,sourceObjects:m},p=rr(t,u,h);return a&&le(p)&&(p.flow=!0),f(),p}createPair(t,n,r={}){
let o=this.createNode(t,null,r),s=this.createNode(n,null,r);return new Ie(o,s)}delete(t){return Hs(this.contents)?this.contents.delete(t):!1}deleteIn(t){
return Fs(t)?this.contents==null?!1:(this.contents=null,!0):Hs(this.contents)?this.contents.deleteIn(t):!1}get(t,n){return le(this.contents)?
this.contents.get(t,n):void 0}getIn(t,n){return Fs(t)?!n&&H(this.contents)?this.contents.value:this.contents:le(this.contents)?this.contents.
getIn(t,n):void 0}has(t){return le(this.contents)?this.contents.has(t):!1}hasIn(t){return Fs(t)?this.contents!==void 0:le(this.contents)?this.
contents.hasIn(t):!1}set(t,n){this.contents==null?this.contents=Da(this.schema,[t],n):Hs(this.contents)&&this.contents.set(t,n)}setIn(t,n){Fs(
t)?this.contents=n:this.contents==null?this.contents=Da(this.schema,Array.from(t),n):Hs(this.contents)&&this.contents.setIn(t,n)}setSchema(t,n={}){
typeof t=="number"&&(t=String(t));let r;switch(t){case"1.1":this.directives?this.directives.yaml.version="1.1":this.directives=new Tn({version:"\
1.1"}),r={resolveKnownTags:!1,schema:"yaml-1.1"};break;case"1.2":case"next":this.directives?this.directives.yaml.version=t:this.directives=new Tn(
{version:t}),r={resolveKnownTags:!0,schema:"core"};break;case null:this.directives&&delete this.directives,r=null;break;default:{let o=JSON.
stringify(t);throw new Error(`Expected '1.1', '1.2' or null as first argument, but found: ${o}`)}}if(n.schema instanceof Object)this.schema=
n.schema;else if(r)this.schema=new Wa(Object.assign(r,n));else throw new Error("With a null YAML version, the { schema: Schema } option is r\
equired")}toJS({json:t,jsonArg:n,mapAsMap:r,maxAliasCount:o,onAnchor:s,reviver:i}={}){let a={anchors:new Map,doc:this,keep:!t,mapAsMap:r===!0,
mapKeyWarned:!1,maxAliasCount:typeof o=="number"?o:100},c=Ge(this.contents,n??"",a);if(typeof s=="function")for(let{count:l,res:u}of a.anchors.
values())s(u,l);return typeof i=="function"?Tr(i,{"":c},"",c):c}toJSON(t,n){return this.toJS({json:!0,jsonArg:t,mapAsMap:!1,onAnchor:n})}toString(t={}){
if(this.errors.length>0)throw new Error("Document with errors cannot be stringified");if("indent"in t&&(!Number.isInteger(t.indent)||Number(
t.indent)<=0)){let n=JSON.stringify(t.indent);throw new Error(`"indent" option must be a positive integer, not ${n}`)}return s_(this,t)}};function Hs(e){
if(le(e))return!0;throw new Error("Expected a YAML collection as document contents")}var Ka=class extends Error{constructor(t,n,r,o){super(),this.name=t,this.code=r,this.message=o,this.pos=n}},un=class extends Ka{constructor(t,n,r){
super("YAMLParseError",t,n,r)}},Ja=class extends Ka{constructor(t,n,r){super("YAMLWarning",t,n,r)}},tb=(e,t)=>n=>{if(n.pos[0]===-1)return;n.
linePos=n.pos.map(a=>t.linePos(a));let{line:r,col:o}=n.linePos[0];n.message+=` at line ${r}, column ${o}`;let s=o-1,i=e.substring(t.lineStarts[r-
1],t.lineStarts[r]).replace(/[\n\r]+$/,"");if(s>=60&&i.length>80){let a=Math.min(s-39,i.length-79);i="\u2026"+i.substring(a),s-=a-1}if(i.length>
80&&(i=i.substring(0,79)+"\u2026"),r>1&&/^ *$/.test(i.substring(0,s))){let a=e.substring(t.lineStarts[r-2],t.lineStarts[r-1]);a.length>80&&(a=
a.substring(0,79)+`\u2026
`),i=a+i}if(/[^ ]/.test(i)){let a=1,c=n.linePos[1];c?.line===r&&c.col>o&&(a=Math.max(1,Math.min(c.col-o,80-s)));let l=" ".repeat(s)+"^".repeat(
a);n.message+=`:

${i}
${l}
`}};function An(e,{flow:t,indicator:n,next:r,offset:o,onError:s,parentIndent:i,startOnNewline:a}){let c=!1,l=a,u=a,d="",f="",m=!1,h=!1,p=null,g=null,
y=null,b=null,S=null,x=null,R=null;for(let E of e)switch(h&&(E.type!=="space"&&E.type!=="newline"&&E.type!=="comma"&&s(E.offset,"MISSING_CHA\
R","Tags and anchors must be separated from the next token by white space"),h=!1),p&&(l&&E.type!=="comment"&&E.type!=="newline"&&s(p,"TAB_AS\
_INDENT","Tabs are not allowed as indentation"),p=null),E.type){case"space":!t&&(n!=="doc-start"||r?.type!=="flow-collection")&&E.source.includes(
"	")&&(p=E),u=!0;break;case"comment":{u||s(E,"MISSING_CHAR","Comments must be separated from other tokens by white space characters");let A=E.
source.substring(1)||" ";d?d+=f+A:d=A,f="",l=!1;break}case"newline":l?d?d+=E.source:(!x||n!=="seq-item-ind")&&(c=!0):f+=E.source,l=!0,m=!0,(g||
y)&&(b=E),u=!0;break;case"anchor":g&&s(E,"MULTIPLE_ANCHORS","A node can have at most one anchor"),E.source.endsWith(":")&&s(E.offset+E.source.
length-1,"BAD_ALIAS","Anchor ending in : is ambiguous",!0),g=E,R??(R=E.offset),l=!1,u=!1,h=!0;break;case"tag":{y&&s(E,"MULTIPLE_TAGS","A nod\
e can have at most one tag"),y=E,R??(R=E.offset),l=!1,u=!1,h=!0;break}case n:(g||y)&&s(E,"BAD_PROP_ORDER",`Anchors and tags must be after th\
e ${E.source} indicator`),x&&s(E,"UNEXPECTED_TOKEN",`Unexpected ${E.source} in ${t??"collection"}`),x=E,l=n==="seq-item-ind"||n==="explicit-\
key-ind",u=!1;break;case"comma":if(t){S&&s(E,"UNEXPECTED_TOKEN",`Unexpected , in ${t}`),S=E,l=!1,u=!1;break}default:s(E,"UNEXPECTED_TOKEN",`\
Unexpected ${E.type} token`),l=!1,u=!1}let k=e[e.length-1],P=k?k.offset+k.source.length:o;return h&&r&&r.type!=="space"&&r.type!=="newline"&&
r.type!=="comma"&&(r.type!=="scalar"||r.source!=="")&&s(r.offset,"MISSING_CHAR","Tags and anchors must be separated from the next token by w\
hite space"),p&&(l&&p.indent<=i||r?.type==="block-map"||r?.type==="block-seq")&&s(p,"TAB_AS_INDENT","Tabs are not allowed as indentation"),{
comma:S,found:x,spaceBefore:c,comment:d,hasNewline:m,anchor:g,tag:y,newlineAfterProp:b,end:P,start:R??P}}function Ir(e){if(!e)return null;switch(e.type){case"alias":case"scalar":case"double-quoted-scalar":case"single-quoted-scalar":if(e.source.includes(
`
`))return!0;if(e.end){for(let t of e.end)if(t.type==="newline")return!0}return!1;case"flow-collection":for(let t of e.items){for(let n of t.
start)if(n.type==="newline")return!0;if(t.sep){for(let n of t.sep)if(n.type==="newline")return!0}if(Ir(t.key)||Ir(t.value))return!0}return!1;default:
return!0}}function Ya(e,t,n){if(t?.type==="flow-collection"){let r=t.end[0];r.indent===e&&(r.source==="]"||r.source==="}")&&Ir(t)&&n(r,"BAD_INDENT","F\
low end indicator should be more indented than parent",!0)}}function rf(e,t,n){let{uniqueKeys:r}=e.options;if(r===!1)return!1;let o=typeof r=="function"?r:(s,i)=>s===i||H(s)&&H(i)&&s.value===i.value;return t.
some(s=>o(s.key,n))}var i_="All mapping items must start at the same column";function a_({composeNode:e,composeEmptyNode:t},n,r,o,s){let i=s?.nodeClass??ze,a=new i(
n.schema);n.atRoot&&(n.atRoot=!1);let c=r.offset,l=null;for(let u of r.items){let{start:d,key:f,sep:m,value:h}=u,p=An(d,{indicator:"explicit\
-key-ind",next:f??m?.[0],offset:c,onError:o,parentIndent:r.indent,startOnNewline:!0}),g=!p.found;if(g){if(f&&(f.type==="block-seq"?o(c,"BLOC\
K_AS_IMPLICIT_KEY","A block sequence may not be used as an implicit map key"):"indent"in f&&f.indent!==r.indent&&o(c,"BAD_INDENT",i_)),!p.anchor&&
!p.tag&&!m){l=p.end,p.comment&&(a.comment?a.comment+=`
`+p.comment:a.comment=p.comment);continue}(p.newlineAfterProp||Ir(f))&&o(f??d[d.length-1],"MULTILINE_IMPLICIT_KEY","Implicit keys need to be\
 on a single line")}else p.found?.indent!==r.indent&&o(c,"BAD_INDENT",i_);n.atKey=!0;let y=p.end,b=f?e(n,f,p,o):t(n,y,d,null,p,o);n.schema.compat&&
Ya(r.indent,f,o),n.atKey=!1,rf(n,a.items,b)&&o(y,"DUPLICATE_KEY","Map keys must be unique");let S=An(m??[],{indicator:"map-value-ind",next:h,
offset:b.range[2],onError:o,parentIndent:r.indent,startOnNewline:!f||f.type==="block-scalar"});if(c=S.end,S.found){g&&(h?.type==="block-map"&&
!S.hasNewline&&o(c,"BLOCK_AS_IMPLICIT_KEY","Nested mappings are not allowed in compact mappings"),n.options.strict&&p.start<S.found.offset-1024&&
o(b.range,"KEY_OVER_1024_CHARS","The : indicator must be at most 1024 chars after the start of an implicit block mapping key"));let x=h?e(n,
h,S,o):t(n,c,m,null,S,o);n.schema.compat&&Ya(r.indent,h,o),c=x.range[2];let R=new Ie(b,x);n.options.keepSourceTokens&&(R.srcToken=u),a.items.
push(R)}else{g&&o(b.range,"MISSING_CHAR","Implicit map keys need to be followed by map values"),S.comment&&(b.comment?b.comment+=`
`+S.comment:b.comment=S.comment);let x=new Ie(b);n.options.keepSourceTokens&&(x.srcToken=u),a.items.push(x)}}return l&&l<c&&o(l,"IMPOSSIBLE",
"Map comment with trailing content"),a.range=[r.offset,c,l??c],a}function c_({composeNode:e,composeEmptyNode:t},n,r,o,s){let i=s?.nodeClass??tt,a=new i(n.schema);n.atRoot&&(n.atRoot=!1),n.atKey&&(n.atKey=!1);
let c=r.offset,l=null;for(let{start:u,value:d}of r.items){let f=An(u,{indicator:"seq-item-ind",next:d,offset:c,onError:o,parentIndent:r.indent,
startOnNewline:!0});if(!f.found)if(f.anchor||f.tag||d)d?.type==="block-seq"?o(f.end,"BAD_INDENT","All sequence items must start at the same \
column"):o(c,"MISSING_CHAR","Sequence item without - indicator");else{l=f.end,f.comment&&(a.comment=f.comment);continue}let m=d?e(n,d,f,o):t(
n,f.end,u,null,f,o);n.schema.compat&&Ya(r.indent,d,o),c=m.range[2],a.items.push(m)}return a.range=[r.offset,c,l??c],a}function Mn(e,t,n,r){let o="";if(e){let s=!1,i="";for(let a of e){let{source:c,type:l}=a;switch(l){case"space":s=!0;break;case"comment":{n&&
!s&&r(a,"MISSING_CHAR","Comments must be separated from other tokens by white space characters");let u=c.substring(1)||" ";o?o+=i+u:o=u,i="";
break}case"newline":o&&(i+=c),s=!0;break;default:r(a,"UNEXPECTED_TOKEN",`Unexpected ${l} at node end`)}t+=c.length}}return{comment:o,offset:t}}var nb="Block collections are not allowed within flow collections",rb=e=>e&&(e.type==="block-map"||e.type==="block-seq");function l_({composeNode:e,
composeEmptyNode:t},n,r,o,s){let i=r.start.source==="{",a=i?"flow map":"flow sequence",c=s?.nodeClass??(i?ze:tt),l=new c(n.schema);l.flow=!0;
let u=n.atRoot;u&&(n.atRoot=!1),n.atKey&&(n.atKey=!1);let d=r.offset+r.start.source.length;for(let g=0;g<r.items.length;++g){let y=r.items[g],
{start:b,key:S,sep:x,value:R}=y,k=An(b,{flow:a,indicator:"explicit-key-ind",next:S??x?.[0],offset:d,onError:o,parentIndent:r.indent,startOnNewline:!1});
if(!k.found){if(!k.anchor&&!k.tag&&!x&&!R){g===0&&k.comma?o(k.comma,"UNEXPECTED_TOKEN",`Unexpected , in ${a}`):g<r.items.length-1&&o(k.start,
"UNEXPECTED_TOKEN",`Unexpected empty item in ${a}`),k.comment&&(l.comment?l.comment+=`
`+k.comment:l.comment=k.comment),d=k.end;continue}!i&&n.options.strict&&Ir(S)&&o(S,"MULTILINE_IMPLICIT_KEY","Implicit keys of flow sequence \
pairs need to be on a single line")}if(g===0)k.comma&&o(k.comma,"UNEXPECTED_TOKEN",`Unexpected , in ${a}`);else if(k.comma||o(k.start,"MISSI\
NG_CHAR",`Missing , between ${a} items`),k.comment){let P="";e:for(let E of b)switch(E.type){case"comma":case"space":break;case"comment":P=E.
source.substring(1);break e;default:break e}if(P){let E=l.items[l.items.length-1];te(E)&&(E=E.value??E.key),E.comment?E.comment+=`
`+P:E.comment=P,k.comment=k.comment.substring(P.length+1)}}if(!i&&!x&&!k.found){let P=R?e(n,R,k,o):t(n,k.end,x,null,k,o);l.items.push(P),d=P.
range[2],rb(R)&&o(P.range,"BLOCK_IN_FLOW",nb)}else{n.atKey=!0;let P=k.end,E=S?e(n,S,k,o):t(n,P,b,null,k,o);rb(S)&&o(E.range,"BLOCK_IN_FLOW",
nb),n.atKey=!1;let A=An(x??[],{flow:a,indicator:"map-value-ind",next:R,offset:E.range[2],onError:o,parentIndent:r.indent,startOnNewline:!1});
if(A.found){if(!i&&!k.found&&n.options.strict){if(x)for(let j of x){if(j===A.found)break;if(j.type==="newline"){o(j,"MULTILINE_IMPLICIT_KEY",
"Implicit keys of flow sequence pairs need to be on a single line");break}}k.start<A.found.offset-1024&&o(A.found,"KEY_OVER_1024_CHARS","The\
 : indicator must be at most 1024 chars after the start of an implicit flow sequence key")}}else R&&("source"in R&&R.source?.[0]===":"?o(R,"\
MISSING_CHAR",`Missing space after : in ${a}`):o(A.start,"MISSING_CHAR",`Missing , or : between ${a} items`));let F=R?e(n,R,A,o):A.found?t(n,
A.end,x,null,A,o):null;F?rb(R)&&o(F.range,"BLOCK_IN_FLOW",nb):A.comment&&(E.comment?E.comment+=`
`+A.comment:E.comment=A.comment);let Q=new Ie(E,F);if(n.options.keepSourceTokens&&(Q.srcToken=y),i){let j=l;rf(n,j.items,E)&&o(P,"DUPLICATE_\
KEY","Map keys must be unique"),j.items.push(Q)}else{let j=new ze(n.schema);j.flow=!0,j.items.push(Q);let re=(F??E).range;j.range=[E.range[0],
re[1],re[2]],l.items.push(j)}d=F?F.range[2]:A.end}}let f=i?"}":"]",[m,...h]=r.end,p=d;if(m?.source===f)p=m.offset+m.source.length;else{let g=a[0].
toUpperCase()+a.substring(1),y=u?`${g} must end with a ${f}`:`${g} in block collection must be sufficiently indented and end with a ${f}`;o(
d,u?"MISSING_CHAR":"BAD_INDENT",y),m&&m.source.length!==1&&h.unshift(m)}if(h.length>0){let g=Mn(h,p,n.options.strict,o);g.comment&&(l.comment?
l.comment+=`
`+g.comment:l.comment=g.comment),l.range=[r.offset,p,g.offset]}else l.range=[r.offset,p,p];return l}function ob(e,t,n,r,o,s){let i=n.type==="block-map"?a_(e,t,n,r,s):n.type==="block-seq"?c_(e,t,n,r,s):l_(e,t,n,r,s),a=i.constructor;return o===
"!"||o===a.tagName?(i.tag=a.tagName,i):(o&&(i.tag=o),i)}function u_(e,t,n,r,o){let s=r.tag,i=s?t.directives.tagName(s.source,f=>o(s,"TAG_RES\
OLVE_FAILED",f)):null;if(n.type==="block-seq"){let{anchor:f,newlineAfterProp:m}=r,h=f&&s?f.offset>s.offset?f:s:f??s;h&&(!m||m.offset<h.offset)&&
o(h,"MISSING_CHAR","Missing newline after block sequence props")}let a=n.type==="block-map"?"map":n.type==="block-seq"?"seq":n.start.source===
"{"?"map":"seq";if(!s||!i||i==="!"||i===ze.tagName&&a==="map"||i===tt.tagName&&a==="seq")return ob(e,t,n,o,i);let c=t.schema.tags.find(f=>f.
tag===i&&f.collection===a);if(!c){let f=t.schema.knownTags[i];if(f?.collection===a)t.schema.tags.push(Object.assign({},f,{default:!1})),c=f;else
return f?o(s,"BAD_COLLECTION_TYPE",`${f.tag} used for ${a} collection, but expects ${f.collection??"scalar"}`,!0):o(s,"TAG_RESOLVE_FAILED",`\
Unresolved tag: ${i}`,!0),ob(e,t,n,o,i)}let l=ob(e,t,n,o,i,c),u=c.resolve?.(l,f=>o(s,"TAG_RESOLVE_FAILED",f),t.options)??l,d=ee(u)?u:new D(u);
return d.range=l.range,d.tag=i,c?.format&&(d.format=c.format),d}function sb(e,t,n){let r=t.offset,o=lZ(t,e.options.strict,n);if(!o)return{value:"",type:null,comment:"",range:[r,r,r]};let s=o.mode===">"?D.
BLOCK_FOLDED:D.BLOCK_LITERAL,i=t.source?uZ(t.source):[],a=i.length;for(let p=i.length-1;p>=0;--p){let g=i[p][1];if(g===""||g==="\r")a=p;else
break}if(a===0){let p=o.chomp==="+"&&i.length>0?`
`.repeat(Math.max(1,i.length-1)):"",g=r+o.length;return t.source&&(g+=t.source.length),{value:p,type:s,comment:o.comment,range:[r,g,g]}}let c=t.
indent+o.indent,l=t.offset+o.length,u=0;for(let p=0;p<a;++p){let[g,y]=i[p];if(y===""||y==="\r")o.indent===0&&g.length>c&&(c=g.length);else{g.
length<c&&n(l+g.length,"MISSING_CHAR","Block scalars with more-indented leading empty lines must use an explicit indentation indicator"),o.indent===
0&&(c=g.length),u=p,c===0&&!e.atRoot&&n(l,"BAD_INDENT","Block scalar values in collections must be indented");break}l+=g.length+y.length+1}for(let p=i.
length-1;p>=a;--p)i[p][0].length>c&&(a=p+1);let d="",f="",m=!1;for(let p=0;p<u;++p)d+=i[p][0].slice(c)+`
`;for(let p=u;p<a;++p){let[g,y]=i[p];l+=g.length+y.length+1;let b=y[y.length-1]==="\r";if(b&&(y=y.slice(0,-1)),y&&g.length<c){let x=`Block s\
calar lines must not be less indented than their ${o.indent?"explicit indentation indicator":"first line"}`;n(l-y.length-(b?2:1),"BAD_INDENT",
x),g=""}s===D.BLOCK_LITERAL?(d+=f+g.slice(c)+y,f=`
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
`}let h=r+o.length+t.source.length;return{value:d,type:s,comment:o.comment,range:[r,h,h]}}function lZ({offset:e,props:t},n,r){if(t[0].type!==
"block-scalar-header")return r(t[0],"IMPOSSIBLE","Block scalar header not found"),null;let{source:o}=t[0],s=o[0],i=0,a="",c=-1;for(let f=1;f<
o.length;++f){let m=o[f];if(!a&&(m==="-"||m==="+"))a=m;else{let h=Number(m);!i&&h?i=h:c===-1&&(c=e+f)}}c!==-1&&r(c,"UNEXPECTED_TOKEN",`Block\
 scalar header includes extra characters: ${o}`);let l=!1,u="",d=o.length;for(let f=1;f<t.length;++f){let m=t[f];switch(m.type){case"space":
l=!0;case"newline":d+=m.source.length;break;case"comment":n&&!l&&r(m,"MISSING_CHAR","Comments must be separated from other tokens by white s\
pace characters"),d+=m.source.length,u=m.source.substring(1);break;case"error":r(m,"UNEXPECTED_TOKEN",m.message),d+=m.source.length;break;default:{
let h=`Unexpected token in block scalar header: ${m.type}`;r(m,"UNEXPECTED_TOKEN",h);let p=m.source;p&&typeof p=="string"&&(d+=p.length)}}}return{
mode:s,indent:i,chomp:a,comment:u,length:d}}function uZ(e){let t=e.split(/\n( *)/),n=t[0],r=n.match(/^( *)/),s=[r?.[1]?[r[1],n.slice(r[1].length)]:
["",n]];for(let i=1;i<t.length;i+=2)s.push([t[i],t[i+1]]);return s}function ib(e,t,n){let{offset:r,type:o,source:s,end:i}=e,a,c,l=(f,m,h)=>n(r+f,m,h);switch(o){case"scalar":a=D.PLAIN,c=dZ(s,l);break;case"sin\
gle-quoted-scalar":a=D.QUOTE_SINGLE,c=fZ(s,l);break;case"double-quoted-scalar":a=D.QUOTE_DOUBLE,c=mZ(s,l);break;default:return n(e,"UNEXPECT\
ED_TOKEN",`Expected a flow scalar value, but found: ${o}`),{value:"",type:null,comment:"",range:[r,r+s.length,r+s.length]}}let u=r+s.length,
d=Mn(i,u,t,n);return{value:c,type:a,comment:d.comment,range:[r,u,d.offset]}}function dZ(e,t){let n="";switch(e[0]){case"	":n="a tab characte\
r";break;case",":n="flow indicator character ,";break;case"%":n="directive indicator character %";break;case"|":case">":{n=`block scalar ind\
icator ${e[0]}`;break}case"@":case"`":{n=`reserved character ${e[0]}`;break}}return n&&t(0,"BAD_SCALAR_START",`Plain value cannot start with\
 ${n}`),d_(e)}function fZ(e,t){return(e[e.length-1]!=="'"||e.length===1)&&t(e.length,"MISSING_CHAR","Missing closing 'quote"),d_(e.slice(1,-1)).
replace(/''/g,"'")}function d_(e){let t=/(.*?)\r?\n/sy,n=t.exec(e);if(!n)return e;let r,o;try{r=new RegExp("(?<![ 	])[ 	]+$"),o=new RegExp("\
^[ 	]+|(?<![ 	])[ 	]+$","g")}catch{r=/[ \t]+$/,o=/^[ \t]+|[ \t]+$/g}let s=n[1].replace(r,""),i=" ",a=t.lastIndex;for(;n=t.exec(e);){let l=n[1].
replace(o,"");l===""?i===`
`?s+=i:i=`
`:(s+=i+l,i=" "),a=t.lastIndex}let c=/[ \t]*(.*)/sy;return c.lastIndex=a,n=c.exec(e),s+i+(n?.[1]??"")}function mZ(e,t){let n="";for(let r=1;r<
e.length-1;++r){let o=e[r];if(!(o==="\r"&&e[r+1]===`
`))if(o===`
`){let{fold:s,offset:i}=pZ(e,r);n+=s,r=i}else if(o==="\\"){let s=e[++r],i=hZ[s];if(i)n+=i;else if(s===`
`)for(s=e[r+1];s===" "||s==="	";)s=e[++r+1];else if(s==="\r"&&e[r+1]===`
`)for(s=e[++r+1];s===" "||s==="	";)s=e[++r+1];else if(s==="x"||s==="u"||s==="U"){let a=s==="x"?2:s==="u"?4:8;n+=gZ(e,r+1,a,t),r+=a}else{let a=e.
substr(r-1,2);t(r-1,"BAD_DQ_ESCAPE",`Invalid escape sequence ${a}`),n+=a}}else if(o===" "||o==="	"){let s=r,i=e[r+1];for(;i===" "||i==="	";)
i=e[++r+1];i!==`
`&&!(i==="\r"&&e[r+2]===`
`)&&(n+=r>s?e.slice(s,r+1):o)}else n+=o}return(e[e.length-1]!=='"'||e.length===1)&&t(e.length,"MISSING_CHAR",'Missing closing "quote'),n}function pZ(e,t){
let n="",r=e[t+1];for(;(r===" "||r==="	"||r===`
`||r==="\r")&&!(r==="\r"&&e[t+2]!==`
`);)r===`
`&&(n+=`
`),t+=1,r=e[t+1];return n||(n=" "),{fold:n,offset:t}}var hZ={0:"\0",a:"\x07",b:"\b",e:"\x1B",f:"\f",n:`
`,r:"\r",t:"	",v:"\v",N:"\x85",_:"\xA0",L:"\u2028",P:"\u2029"," ":" ",'"':'"',"/":"/","\\":"\\","	":"	"};function gZ(e,t,n,r){let o=e.substr(
t,n),i=o.length===n&&/^[0-9a-fA-F]+$/.test(o)?parseInt(o,16):NaN;try{return String.fromCodePoint(i)}catch{let a=e.substr(t-2,n+2);return r(t-
2,"BAD_DQ_ESCAPE",`Invalid escape sequence ${a}`),a}}function ab(e,t,n,r){let{value:o,type:s,comment:i,range:a}=t.type==="block-scalar"?sb(e,t,r):ib(t,e.options.strict,r),c=n?e.directives.tagName(
n.source,d=>r(n,"TAG_RESOLVE_FAILED",d)):null,l;e.options.stringKeys&&e.atKey?l=e.schema[Pt]:c?l=yZ(e.schema,o,c,n,r):t.type==="scalar"?l=bZ(
e,o,t,r):l=e.schema[Pt];let u;try{let d=l.resolve(o,f=>r(n??t,"TAG_RESOLVE_FAILED",f),e.options);u=H(d)?d:new D(d)}catch(d){let f=d instanceof
Error?d.message:String(d);r(n??t,"TAG_RESOLVE_FAILED",f),u=new D(o)}return u.range=a,u.source=o,s&&(u.type=s),c&&(u.tag=c),l.format&&(u.format=
l.format),i&&(u.comment=i),u}function yZ(e,t,n,r,o){if(n==="!")return e[Pt];let s=[];for(let a of e.tags)if(!a.collection&&a.tag===n)if(a.default&&
a.test)s.push(a);else return a;for(let a of s)if(a.test?.test(t))return a;let i=e.knownTags[n];return i&&!i.collection?(e.tags.push(Object.assign(
{},i,{default:!1,test:void 0})),i):(o(r,"TAG_RESOLVE_FAILED",`Unresolved tag: ${n}`,n!=="tag:yaml.org,2002:str"),e[Pt])}function bZ({atKey:e,
directives:t,schema:n},r,o,s){let i=n.tags.find(a=>(a.default===!0||e&&a.default==="key")&&a.test?.test(r))||n[Pt];if(n.compat){let a=n.compat.
find(c=>c.default&&c.test?.test(r))??n[Pt];if(i.tag!==a.tag){let c=t.tagString(i.tag),l=t.tagString(a.tag),u=`Value may be parsed as either ${c}\
 or ${l}`;s(o,"TAG_RESOLVE_FAILED",u,!0)}}return i}function f_(e,t,n){if(t){n??(n=t.length);for(let r=n-1;r>=0;--r){let o=t[r];switch(o.type){case"space":case"comment":case"newline":e-=o.source.
length;continue}for(o=t[++r];o?.type==="space";)e+=o.source.length,o=t[++r];break}}return e}var wZ={composeNode:cb,composeEmptyNode:of};function cb(e,t,n,r){let o=e.atKey,{spaceBefore:s,comment:i,anchor:a,tag:c}=n,l,u=!0;switch(t.type){case"\
alias":l=xZ(e,t,r),(a||c)&&r(t,"ALIAS_PROPS","An alias node must not specify any properties");break;case"scalar":case"single-quoted-scalar":case"\
double-quoted-scalar":case"block-scalar":l=ab(e,t,c,r),a&&(l.anchor=a.source.substring(1));break;case"block-map":case"block-seq":case"flow-c\
ollection":try{l=u_(wZ,e,t,n,r),a&&(l.anchor=a.source.substring(1))}catch(d){let f=d instanceof Error?d.message:String(d);r(t,"RESOURCE_EXHA\
USTION",f)}break;default:{let d=t.type==="error"?t.message:`Unsupported token (type: ${t.type})`;r(t,"UNEXPECTED_TOKEN",d),u=!1}}return l??(l=
of(e,t.offset,void 0,null,n,r)),a&&l.anchor===""&&r(a,"BAD_ALIAS","Anchor cannot be an empty string"),o&&e.options.stringKeys&&(!H(l)||typeof l.
value!="string"||l.tag&&l.tag!=="tag:yaml.org,2002:str")&&r(c??t,"NON_STRING_KEY","With stringKeys, all keys must be strings"),s&&(l.spaceBefore=
!0),i&&(t.type==="scalar"&&t.source===""?l.comment=i:l.commentBefore=i),e.options.keepSourceTokens&&u&&(l.srcToken=t),l}function of(e,t,n,r,{
spaceBefore:o,comment:s,anchor:i,tag:a,end:c},l){let u={type:"scalar",offset:f_(t,n,r),indent:-1,source:""},d=ab(e,u,a,l);return i&&(d.anchor=
i.source.substring(1),d.anchor===""&&l(i,"BAD_ALIAS","Anchor cannot be an empty string")),o&&(d.spaceBefore=!0),s&&(d.comment=s,d.range[2]=c),
d}function xZ({options:e},{offset:t,source:n,end:r},o){let s=new nr(n.substring(1));s.source===""&&o(t,"BAD_ALIAS","Alias cannot be an empty\
 string"),s.source.endsWith(":")&&o(t+n.length-1,"BAD_ALIAS","Alias ending in : is ambiguous",!0);let i=t+n.length,a=Mn(r,i,e.strict,o);return s.
range=[t,i,a.offset],a.comment&&(s.comment=a.comment),s}function m_(e,t,{offset:n,start:r,value:o,end:s},i){let a=Object.assign({_directives:t},e),c=new Nr(void 0,a),l={atKey:!1,atRoot:!0,directives:c.
directives,options:c.options,schema:c.schema},u=An(r,{indicator:"doc-start",next:o??s?.[0],offset:n,onError:i,parentIndent:0,startOnNewline:!0});
u.found&&(c.directives.docStart=!0,o&&(o.type==="block-map"||o.type==="block-seq")&&!u.hasNewline&&i(u.end,"MISSING_CHAR","Block collection \
cannot start on same line with directives-end marker")),c.contents=o?cb(l,o,u,i):of(l,u.end,r,null,u,i);let d=c.contents.range[2],f=Mn(s,d,!1,
i);return f.comment&&(c.comment=f.comment),c.range=[n,d,f.offset],c}function Xa(e){if(typeof e=="number")return[e,e+1];if(Array.isArray(e))return e.length===2?e:[e[0],e[1]];let{offset:t,source:n}=e;return[t,t+
(typeof n=="string"?n.length:1)]}function p_(e){let t="",n=!1,r=!1;for(let o=0;o<e.length;++o){let s=e[o];switch(s[0]){case"#":t+=(t===""?"":
r?`

`:`
`)+(s.substring(1)||" "),n=!0,r=!1;break;case"%":e[o+1]?.[0]!=="#"&&(o+=1),n=!1;break;default:n||(r=!0),n=!1}}return{comment:t,afterEmptyLine:r}}
var Qa=class{constructor(t={}){this.doc=null,this.atDirectives=!1,this.prelude=[],this.errors=[],this.warnings=[],this.onError=(n,r,o,s)=>{let i=Xa(
n);s?this.warnings.push(new Ja(i,r,o)):this.errors.push(new un(i,r,o))},this.directives=new Tn({version:t.version||"1.2"}),this.options=t}decorate(t,n){
let{comment:r,afterEmptyLine:o}=p_(this.prelude);if(r){let s=t.contents;if(n)t.comment=t.comment?`${t.comment}
${r}`:r;else if(o||t.directives.docStart||!s)t.commentBefore=r;else if(le(s)&&!s.flow&&s.items.length>0){let i=s.items[0];te(i)&&(i=i.key);let a=i.
commentBefore;i.commentBefore=a?`${r}
${a}`:r}else{let i=s.commentBefore;s.commentBefore=i?`${r}
${i}`:r}}if(n){for(let s=0;s<this.errors.length;++s)t.errors.push(this.errors[s]);for(let s=0;s<this.warnings.length;++s)t.warnings.push(this.
warnings[s])}else t.errors=this.errors,t.warnings=this.warnings;this.prelude=[],this.errors=[],this.warnings=[]}streamInfo(){return{comment:p_(
this.prelude).comment,directives:this.directives,errors:this.errors,warnings:this.warnings}}*compose(t,n=!1,r=-1){for(let o of t)yield*this.
next(o);yield*this.end(n,r)}*next(t){switch(t.type){case"directive":this.directives.add(t.source,(n,r,o)=>{let s=Xa(t);s[0]+=n,this.onError(
s,"BAD_DIRECTIVE",r,o)}),this.prelude.push(t.source),this.atDirectives=!0;break;case"document":{let n=m_(this.options,this.directives,t,this.
onError);this.atDirectives&&!n.directives.docStart&&this.onError(t,"MISSING_CHAR","Missing directives-end/doc-start indicator line"),this.decorate(
n,!1),this.doc&&(yield this.doc),this.doc=n,this.atDirectives=!1;break}case"byte-order-mark":case"space":break;case"comment":case"newline":this.
prelude.push(t.source);break;case"error":{let n=t.source?`${t.message}: ${JSON.stringify(t.source)}`:t.message,r=new un(Xa(t),"UNEXPECTED_TO\
KEN",n);this.atDirectives||!this.doc?this.errors.push(r):this.doc.errors.push(r);break}case"doc-end":{if(!this.doc){let r="Unexpected doc-en\
d without preceding document";this.errors.push(new un(Xa(t),"UNEXPECTED_TOKEN",r));break}this.doc.directives.docEnd=!0;let n=Mn(t.end,t.offset+
t.source.length,this.doc.options.strict,this.onError);if(this.decorate(this.doc,!0),n.comment){let r=this.doc.comment;this.doc.comment=r?`${r}\

${n.comment}`:n.comment}this.doc.range[2]=n.offset;break}default:this.errors.push(new un(Xa(t),"UNEXPECTED_TOKEN",`Unsupported token ${t.type}`))}}*end(t=!1,n=-1){
if(this.doc)this.decorate(this.doc,!0),yield this.doc,this.doc=null;else if(t){let r=Object.assign({_directives:this.directives},this.options),
o=new Nr(void 0,r);this.atDirectives&&this.onError(n,"MISSING_CHAR","Missing directives-end indicator line"),o.range=[0,n,n],this.decorate(o,
!1),yield o}}};var lb=Symbol("break visit"),SZ=Symbol("skip children"),h_=Symbol("remove item");function vo(e,t){"type"in e&&e.type==="document"&&(e={start:e.
start,value:e.value}),g_(Object.freeze([]),e,t)}vo.BREAK=lb;vo.SKIP=SZ;vo.REMOVE=h_;vo.itemAtPath=(e,t)=>{let n=e;for(let[r,o]of t){let s=n?.[r];
if(s&&"items"in s)n=s.items[o];else return}return n};vo.parentCollection=(e,t)=>{let n=vo.itemAtPath(e,t.slice(0,-1)),r=t[t.length-1][0],o=n?.[r];
if(o&&"items"in o)return o;throw new Error("Parent collection not found")};function g_(e,t,n){let r=n(t,e);if(typeof r=="symbol")return r;for(let o of[
"key","value"]){let s=t[o];if(s&&"items"in s){for(let i=0;i<s.items.length;++i){let a=g_(Object.freeze(e.concat([[o,i]])),s.items[i],n);if(typeof a==
"number")i=a-1;else{if(a===lb)return lb;a===h_&&(s.items.splice(i,1),i-=1)}}typeof r=="function"&&o==="key"&&(r=r(t,e))}}return typeof r=="f\
unction"?r(t,e):r}var ub="\uFEFF",db="",fb="",sf="";function y_(e){switch(e){case ub:return"byte-order-mark";case db:return"doc-mode";case fb:return"flow-error-end";case sf:return"scalar";case"\
---":return"doc-start";case"...":return"doc-end";case"":case`
`:case`\r
`:return"newline";case"-":return"seq-item-ind";case"?":return"explicit-key-ind";case":":return"map-value-ind";case"{":return"flow-map-start";case"\
}":return"flow-map-end";case"[":return"flow-seq-start";case"]":return"flow-seq-end";case",":return"comma"}switch(e[0]){case" ":case"	":return"\
space";case"#":return"comment";case"%":return"directive-line";case"*":return"alias";case"&":return"anchor";case"!":return"tag";case"'":return"\
single-quoted-scalar";case'"':return"double-quoted-scalar";case"|":case">":return"block-scalar-header"}return null}function dn(e){switch(e){case void 0:case" ":case`
`:case"\r":case"	":return!0;default:return!1}}var b_=new Set("0123456789ABCDEFabcdef"),kZ=new Set("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcde\
fghijklmnopqrstuvwxyz-#;/?:@&=+$_.!~*'()"),af=new Set(",[]{}"),$Z=new Set(` ,[]{}
\r	`),mb=e=>!e||$Z.has(e),ec=class{constructor(){this.atEnd=!1,this.blockScalarIndent=-1,this.blockScalarKeep=!1,this.buffer="",this.flowKey=
!1,this.flowLevel=0,this.indentNext=0,this.indentValue=0,this.lineEndPos=null,this.next=null,this.pos=0}*lex(t,n=!1){if(t){if(typeof t!="str\
ing")throw TypeError("source is not a string");this.buffer=this.buffer?this.buffer+t:t,this.lineEndPos=null}this.atEnd=!n;let r=this.next??"\
stream";for(;r&&(n||this.hasChars(1));)r=yield*this.parseNext(r)}atLineEnd(){let t=this.pos,n=this.buffer[t];for(;n===" "||n==="	";)n=this.buffer[++t];
return!n||n==="#"||n===`
`?!0:n==="\r"?this.buffer[t+1]===`
`:!1}charAt(t){return this.buffer[this.pos+t]}continueScalar(t){let n=this.buffer[t];if(this.indentNext>0){let r=0;for(;n===" ";)n=this.buffer[++r+
t];if(n==="\r"){let o=this.buffer[r+t+1];if(o===`
`||!o&&!this.atEnd)return t+r+1}return n===`
`||r>=this.indentNext||!n&&!this.atEnd?t+r:-1}if(n==="-"||n==="."){let r=this.buffer.substr(t,3);if((r==="---"||r==="...")&&dn(this.buffer[t+
3]))return-1}return t}getLine(){let t=this.lineEndPos;return(typeof t!="number"||t!==-1&&t<this.pos)&&(t=this.buffer.indexOf(`
`,this.pos),this.lineEndPos=t),t===-1?this.atEnd?this.buffer.substring(this.pos):null:(this.buffer[t-1]==="\r"&&(t-=1),this.buffer.substring(
this.pos,t))}hasChars(t){return this.pos+t<=this.buffer.length}setNext(t){return this.buffer=this.buffer.substring(this.pos),this.pos=0,this.
lineEndPos=null,this.next=t,null}peek(t){return this.buffer.substr(this.pos,t)}*parseNext(t){switch(t){case"stream":return yield*this.parseStream();case"\
line-start":return yield*this.parseLineStart();case"block-start":return yield*this.parseBlockStart();case"doc":return yield*this.parseDocument();case"\
flow":return yield*this.parseFlowCollection();case"quoted-scalar":return yield*this.parseQuotedScalar();case"block-scalar":return yield*this.
parseBlockScalar();case"plain-scalar":return yield*this.parsePlainScalar()}}*parseStream(){let t=this.getLine();if(t===null)return this.setNext(
"stream");if(t[0]===ub&&(yield*this.pushCount(1),t=t.substring(1)),t[0]==="%"){let n=t.length,r=t.indexOf("#");for(;r!==-1;){let s=t[r-1];if(s===
" "||s==="	"){n=r-1;break}else r=t.indexOf("#",r+1)}for(;;){let s=t[n-1];if(s===" "||s==="	")n-=1;else break}let o=(yield*this.pushCount(n))+
(yield*this.pushSpaces(!0));return yield*this.pushCount(t.length-o),this.pushNewline(),"stream"}if(this.atLineEnd()){let n=yield*this.pushSpaces(
!0);return yield*this.pushCount(t.length-n),yield*this.pushNewline(),"stream"}return yield db,yield*this.parseLineStart()}*parseLineStart(){
let t=this.charAt(0);if(!t&&!this.atEnd)return this.setNext("line-start");if(t==="-"||t==="."){if(!this.atEnd&&!this.hasChars(4))return this.
setNext("line-start");let n=this.peek(3);if((n==="---"||n==="...")&&dn(this.charAt(3)))return yield*this.pushCount(3),this.indentValue=0,this.
indentNext=0,n==="---"?"doc":"stream"}return this.indentValue=yield*this.pushSpaces(!1),this.indentNext>this.indentValue&&!dn(this.charAt(1))&&
(this.indentNext=this.indentValue),yield*this.parseBlockStart()}*parseBlockStart(){let[t,n]=this.peek(2);if(!n&&!this.atEnd)return this.setNext(
"block-start");if((t==="-"||t==="?"||t===":")&&dn(n)){let r=(yield*this.pushCount(1))+(yield*this.pushSpaces(!0));return this.indentNext=this.
indentValue+1,this.indentValue+=r,"block-start"}return"doc"}*parseDocument(){yield*this.pushSpaces(!0);let t=this.getLine();if(t===null)return this.
setNext("doc");let n=yield*this.pushIndicators();switch(t[n]){case"#":yield*this.pushCount(t.length-n);case void 0:return yield*this.pushNewline(),
yield*this.parseLineStart();case"{":case"[":return yield*this.pushCount(1),this.flowKey=!1,this.flowLevel=1,"flow";case"}":case"]":return yield*this.
pushCount(1),"doc";case"*":return yield*this.pushUntil(mb),"doc";case'"':case"'":return yield*this.parseQuotedScalar();case"|":case">":return n+=
yield*this.parseBlockScalarHeader(),n+=yield*this.pushSpaces(!0),yield*this.pushCount(t.length-n),yield*this.pushNewline(),yield*this.parseBlockScalar();default:
return yield*this.parsePlainScalar()}}*parseFlowCollection(){let t,n,r=-1;do t=yield*this.pushNewline(),t>0?(n=yield*this.pushSpaces(!1),this.
indentValue=r=n):n=0,n+=yield*this.pushSpaces(!0);while(t+n>0);let o=this.getLine();if(o===null)return this.setNext("flow");if((r!==-1&&r<this.
indentNext&&o[0]!=="#"||r===0&&(o.startsWith("---")||o.startsWith("..."))&&dn(o[3]))&&!(r===this.indentNext-1&&this.flowLevel===1&&(o[0]==="\
]"||o[0]==="}")))return this.flowLevel=0,yield fb,yield*this.parseLineStart();let s=0;for(;o[s]===",";)s+=yield*this.pushCount(1),s+=yield*this.
pushSpaces(!0),this.flowKey=!1;switch(s+=yield*this.pushIndicators(),o[s]){case void 0:return"flow";case"#":return yield*this.pushCount(o.length-
s),"flow";case"{":case"[":return yield*this.pushCount(1),this.flowKey=!1,this.flowLevel+=1,"flow";case"}":case"]":return yield*this.pushCount(
1),this.flowKey=!0,this.flowLevel-=1,this.flowLevel?"flow":"doc";case"*":return yield*this.pushUntil(mb),"flow";case'"':case"'":return this.
flowKey=!0,yield*this.parseQuotedScalar();case":":{let i=this.charAt(1);if(this.flowKey||dn(i)||i===",")return this.flowKey=!1,yield*this.pushCount(
1),yield*this.pushSpaces(!0),"flow"}default:return this.flowKey=!1,yield*this.parsePlainScalar()}}*parseQuotedScalar(){let t=this.charAt(0),
n=this.buffer.indexOf(t,this.pos+1);if(t==="'")for(;n!==-1&&this.buffer[n+1]==="'";)n=this.buffer.indexOf("'",n+2);else for(;n!==-1;){let s=0;
for(;this.buffer[n-1-s]==="\\";)s+=1;if(s%2===0)break;n=this.buffer.indexOf('"',n+1)}let r=this.buffer.substring(0,n),o=r.indexOf(`
`,this.pos);if(o!==-1){for(;o!==-1;){let s=this.continueScalar(o+1);if(s===-1)break;o=r.indexOf(`
`,s)}o!==-1&&(n=o-(r[o-1]==="\r"?2:1))}if(n===-1){if(!this.atEnd)return this.setNext("quoted-scalar");n=this.buffer.length}return yield*this.
pushToIndex(n+1,!1),this.flowLevel?"flow":"doc"}*parseBlockScalarHeader(){this.blockScalarIndent=-1,this.blockScalarKeep=!1;let t=this.pos;for(;;){
let n=this.buffer[++t];if(n==="+")this.blockScalarKeep=!0;else if(n>"0"&&n<="9")this.blockScalarIndent=Number(n)-1;else if(n!=="-")break}return yield*this.
pushUntil(n=>dn(n)||n==="#")}*parseBlockScalar(){let t=this.pos-1,n=0,r;e:for(let s=this.pos;r=this.buffer[s];++s)switch(r){case" ":n+=1;break;case`\

`:t=s,n=0;break;case"\r":{let i=this.buffer[s+1];if(!i&&!this.atEnd)return this.setNext("block-scalar");if(i===`
`)break}default:break e}if(!r&&!this.atEnd)return this.setNext("block-scalar");if(n>=this.indentNext){this.blockScalarIndent===-1?this.indentNext=
n:this.indentNext=this.blockScalarIndent+(this.indentNext===0?1:this.indentNext);do{let s=this.continueScalar(t+1);if(s===-1)break;t=this.buffer.
indexOf(`
`,s)}while(t!==-1);if(t===-1){if(!this.atEnd)return this.setNext("block-scalar");t=this.buffer.length}}let o=t+1;for(r=this.buffer[o];r===" ";)
r=this.buffer[++o];if(r==="	"){for(;r==="	"||r===" "||r==="\r"||r===`
`;)r=this.buffer[++o];t=o-1}else if(!this.blockScalarKeep)do{let s=t-1,i=this.buffer[s];i==="\r"&&(i=this.buffer[--s]);let a=s;for(;i===" ";)
i=this.buffer[--s];if(i===`
`&&s>=this.pos&&s+1+n>a)t=s;else break}while(!0);return yield sf,yield*this.pushToIndex(t+1,!0),yield*this.parseLineStart()}*parsePlainScalar(){
let t=this.flowLevel>0,n=this.pos-1,r=this.pos-1,o;for(;o=this.buffer[++r];)if(o===":"){let s=this.buffer[r+1];if(dn(s)||t&&af.has(s))break;
n=r}else if(dn(o)){let s=this.buffer[r+1];if(o==="\r"&&(s===`
`?(r+=1,o=`
`,s=this.buffer[r+1]):n=r),s==="#"||t&&af.has(s))break;if(o===`
`){let i=this.continueScalar(r+1);if(i===-1)break;r=Math.max(r,i-2)}}else{if(t&&af.has(o))break;n=r}return!o&&!this.atEnd?this.setNext("plai\
n-scalar"):(yield sf,yield*this.pushToIndex(n+1,!0),t?"flow":"doc")}*pushCount(t){return t>0?(yield this.buffer.substr(this.pos,t),this.pos+=
t,t):0}*pushToIndex(t,n){let r=this.buffer.slice(this.pos,t);return r?(yield r,this.pos+=r.length,r.length):(n&&(yield""),0)}*pushIndicators(){
let t=0;e:for(;;){switch(this.charAt(0)){case"!":t+=yield*this.pushTag(),t+=yield*this.pushSpaces(!0);continue e;case"&":t+=yield*this.pushUntil(
mb),t+=yield*this.pushSpaces(!0);continue e;case"-":case"?":case":":{let n=this.flowLevel>0,r=this.charAt(1);if(dn(r)||n&&af.has(r)){n?this.
flowKey&&(this.flowKey=!1):this.indentNext=this.indentValue+1,t+=yield*this.pushCount(1),t+=yield*this.pushSpaces(!0);continue e}}}break e}return t}*pushTag(){
if(this.charAt(1)==="<"){let t=this.pos+2,n=this.buffer[t];for(;!dn(n)&&n!==">";)n=this.buffer[++t];return yield*this.pushToIndex(n===">"?t+
1:t,!1)}else{let t=this.pos+1,n=this.buffer[t];for(;n;)if(kZ.has(n))n=this.buffer[++t];else if(n==="%"&&b_.has(this.buffer[t+1])&&b_.has(this.
buffer[t+2]))n=this.buffer[t+=3];else break;return yield*this.pushToIndex(t,!1)}}*pushNewline(){let t=this.buffer[this.pos];return t===`
`?yield*this.pushCount(1):t==="\r"&&this.charAt(1)===`
`?yield*this.pushCount(2):0}*pushSpaces(t){let n=this.pos-1,r;do r=this.buffer[++n];while(r===" "||t&&r==="	");let o=n-this.pos;return o>0&&
(yield this.buffer.substr(this.pos,o),this.pos=n),o}*pushUntil(t){let n=this.pos,r=this.buffer[n];for(;!t(r);)r=this.buffer[++n];return yield*this.
pushToIndex(n,!1)}};var ko=class{constructor(){this.lineStarts=[],this.addNewLine=t=>this.lineStarts.push(t),this.linePos=t=>{let n=0,r=this.lineStarts.length;for(;n<
r;){let s=n+r>>1;this.lineStarts[s]<t?n=s+1:r=s}if(this.lineStarts[n]===t)return{line:n+1,col:1};if(n===0)return{line:0,col:t};let o=this.lineStarts[n-
1];return{line:n,col:t-o+1}}}};function zr(e,t){for(let n=0;n<e.length;++n)if(e[n].type===t)return!0;return!1}function w_(e){for(let t=0;t<e.length;++t)switch(e[t].type){case"\
space":case"comment":case"newline":break;default:return t}return-1}function S_(e){switch(e?.type){case"alias":case"scalar":case"single-quote\
d-scalar":case"double-quoted-scalar":case"flow-collection":return!0;default:return!1}}function cf(e){switch(e.type){case"document":return e.
start;case"block-map":{let t=e.items[e.items.length-1];return t.sep??t.start}case"block-seq":return e.items[e.items.length-1].start;default:
return[]}}function qs(e){if(e.length===0)return[];let t=e.length;e:for(;--t>=0;)switch(e[t].type){case"doc-start":case"explicit-key-ind":case"\
map-value-ind":case"seq-item-ind":case"newline":break e}for(;e[++t]?.type==="space";);return e.splice(t,e.length)}function lf(e,t){if(t.length<
1e5)Array.prototype.push.apply(e,t);else for(let n=0;n<t.length;++n)e.push(t[n])}function x_(e){if(e.start.type==="flow-seq-start")for(let t of e.
items)t.sep&&!t.value&&!zr(t.start,"explicit-key-ind")&&!zr(t.sep,"map-value-ind")&&(t.key&&(t.value=t.key),delete t.key,S_(t.value)?t.value.
end?lf(t.value.end,t.sep):t.value.end=t.sep:lf(t.start,t.sep),delete t.sep)}var tc=class{constructor(t){this.atNewLine=!0,this.atScalar=!1,this.
indent=0,this.offset=0,this.onKeyLine=!1,this.stack=[],this.source="",this.type="",this.lexer=new ec,this.onNewLine=t}*parse(t,n=!1){this.onNewLine&&
this.offset===0&&this.onNewLine(0);for(let r of this.lexer.lex(t,n))yield*this.next(r);n||(yield*this.end())}*next(t){if(this.source=t,this.
atScalar){this.atScalar=!1,yield*this.step(),this.offset+=t.length;return}let n=y_(t);if(n)if(n==="scalar")this.atNewLine=!1,this.atScalar=!0,
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
nt"&&(n.indent=0),n.type==="flow-collection"&&x_(n),r.type){case"document":r.value=n;break;case"block-scalar":r.props.push(n);break;case"blo\
ck-map":{let o=r.items[r.items.length-1];if(o.value){r.items.push({start:[],key:n,sep:[]}),this.onKeyLine=!0;return}else if(o.sep)o.value=n;else{
Object.assign(o,{key:n,sep:[]}),this.onKeyLine=!o.explicitKey;return}break}case"block-seq":{let o=r.items[r.items.length-1];o.value?r.items.
push({start:[],value:n}):o.value=n;break}case"flow-collection":{let o=r.items[r.items.length-1];!o||o.value?r.items.push({start:[],key:n,sep:[]}):
o.sep?o.value=n:Object.assign(o,{key:n,sep:[]});return}default:yield*this.pop(),yield*this.pop(n)}if((r.type==="document"||r.type==="block-m\
ap"||r.type==="block-seq")&&(n.type==="block-map"||n.type==="block-seq")){let o=n.items[n.items.length-1];o&&!o.sep&&!o.value&&o.start.length>
0&&w_(o.start)===-1&&(n.indent===0||o.start.every(s=>s.type!=="comment"||s.indent<n.indent))&&(r.type==="document"?r.end=o.start:r.items.push(
{start:o.start}),n.items.splice(-1,1))}}}*stream(){switch(this.type){case"directive-line":yield{type:"directive",offset:this.offset,source:this.
source};return;case"byte-order-mark":case"space":case"comment":case"newline":yield this.sourceToken;return;case"doc-mode":case"doc-start":{let t={
type:"document",offset:this.offset,start:[]};this.type==="doc-start"&&t.start.push(this.sourceToken),this.stack.push(t);return}}yield{type:"\
error",offset:this.offset,message:`Unexpected ${this.type} token in YAML stream`,source:this.source}}*document(t){if(t.value)return yield*this.
lineEnd(t);switch(this.type){case"doc-start":{w_(t.start)!==-1?(yield*this.pop(),yield*this.step()):t.start.push(this.sourceToken);return}case"\
anchor":case"tag":case"space":case"comment":case"newline":t.start.push(this.sourceToken);return}let n=this.startBlockValue(t);n?this.stack.push(
n):yield{type:"error",offset:this.offset,message:`Unexpected ${this.type} token in YAML document`,source:this.source}}*scalar(t){if(this.type===
"map-value-ind"){let n=cf(this.peek(2)),r=qs(n),o;t.end?(o=t.end,o.push(this.sourceToken),delete t.end):o=[this.sourceToken];let s={type:"bl\
ock-map",offset:t.offset,indent:t.indent,items:[{start:r,key:t,sep:o}]};this.onKeyLine=!0,this.stack[this.stack.length-1]=s}else yield*this.
lineEnd(t)}*blockScalar(t){switch(this.type){case"space":case"comment":case"newline":t.props.push(this.sourceToken);return;case"scalar":if(t.
source=this.source,this.atNewLine=!0,this.indent=0,this.onNewLine){let n=this.source.indexOf(`
`)+1;for(;n!==0;)this.onNewLine(this.offset+n),n=this.source.indexOf(`
`,n)+1}yield*this.pop();break;default:yield*this.pop(),yield*this.step()}}*blockMap(t){let n=t.items[t.items.length-1];switch(this.type){case"\
newline":if(this.onKeyLine=!1,n.value){let r="end"in n.value?n.value.end:void 0;(Array.isArray(r)?r[r.length-1]:void 0)?.type==="comment"?r?.
push(this.sourceToken):t.items.push({start:[this.sourceToken]})}else n.sep?n.sep.push(this.sourceToken):n.start.push(this.sourceToken);return;case"\
space":case"comment":if(n.value)t.items.push({start:[this.sourceToken]});else if(n.sep)n.sep.push(this.sourceToken);else{if(this.atIndentedComment(
n.start,t.indent)){let o=t.items[t.items.length-2]?.value?.end;if(Array.isArray(o)){lf(o,n.start),o.push(this.sourceToken),t.items.pop();return}}
n.start.push(this.sourceToken)}return}if(this.indent>=t.indent){let r=!this.onKeyLine&&this.indent===t.indent,o=r&&(n.sep||n.explicitKey)&&this.
type!=="seq-item-ind",s=[];if(o&&n.sep&&!n.value){let i=[];for(let a=0;a<n.sep.length;++a){let c=n.sep[a];switch(c.type){case"newline":i.push(
a);break;case"space":break;case"comment":c.indent>t.indent&&(i.length=0);break;default:i.length=0}}i.length>=2&&(s=n.sep.splice(i[1]))}switch(this.
type){case"anchor":case"tag":o||n.value?(s.push(this.sourceToken),t.items.push({start:s}),this.onKeyLine=!0):n.sep?n.sep.push(this.sourceToken):
n.start.push(this.sourceToken);return;case"explicit-key-ind":!n.sep&&!n.explicitKey?(n.start.push(this.sourceToken),n.explicitKey=!0):o||n.value?
(s.push(this.sourceToken),t.items.push({start:s,explicitKey:!0})):this.stack.push({type:"block-map",offset:this.offset,indent:this.indent,items:[
{start:[this.sourceToken],explicitKey:!0}]}),this.onKeyLine=!0;return;case"map-value-ind":if(n.explicitKey)if(n.sep)if(n.value)t.items.push(
{start:[],key:null,sep:[this.sourceToken]});else if(zr(n.sep,"map-value-ind"))this.stack.push({type:"block-map",offset:this.offset,indent:this.
indent,items:[{start:s,key:null,sep:[this.sourceToken]}]});else if(S_(n.key)&&!zr(n.sep,"newline")){let i=qs(n.start),a=n.key,c=n.sep;c.push(
this.sourceToken),delete n.key,delete n.sep,this.stack.push({type:"block-map",offset:this.offset,indent:this.indent,items:[{start:i,key:a,sep:c}]})}else
s.length>0?n.sep=n.sep.concat(s,this.sourceToken):n.sep.push(this.sourceToken);else if(zr(n.start,"newline"))Object.assign(n,{key:null,sep:[
this.sourceToken]});else{let i=qs(n.start);this.stack.push({type:"block-map",offset:this.offset,indent:this.indent,items:[{start:i,key:null,
sep:[this.sourceToken]}]})}else n.sep?n.value||o?t.items.push({start:s,key:null,sep:[this.sourceToken]}):zr(n.sep,"map-value-ind")?this.stack.
push({type:"block-map",offset:this.offset,indent:this.indent,items:[{start:[],key:null,sep:[this.sourceToken]}]}):n.sep.push(this.sourceToken):
Object.assign(n,{key:null,sep:[this.sourceToken]});this.onKeyLine=!0;return;case"alias":case"scalar":case"single-quoted-scalar":case"double-\
quoted-scalar":{let i=this.flowScalar(this.type);o||n.value?(t.items.push({start:s,key:i,sep:[]}),this.onKeyLine=!0):n.sep?this.stack.push(i):
(Object.assign(n,{key:i,sep:[]}),this.onKeyLine=!0);return}default:{let i=this.startBlockValue(t);if(i){if(i.type==="block-seq"){if(!n.explicitKey&&
n.sep&&!zr(n.sep,"newline")){yield*this.pop({type:"error",offset:this.offset,message:"Unexpected block-seq-ind on same line with key",source:this.
source});return}}else r&&t.items.push({start:s});this.stack.push(i);return}}}}yield*this.pop(),yield*this.step()}*blockSequence(t){let n=t.items[t.
items.length-1];switch(this.type){case"newline":if(n.value){let r="end"in n.value?n.value.end:void 0;(Array.isArray(r)?r[r.length-1]:void 0)?.
type==="comment"?r?.push(this.sourceToken):t.items.push({start:[this.sourceToken]})}else n.start.push(this.sourceToken);return;case"space":case"\
comment":if(n.value)t.items.push({start:[this.sourceToken]});else{if(this.atIndentedComment(n.start,t.indent)){let o=t.items[t.items.length-
2]?.value?.end;if(Array.isArray(o)){lf(o,n.start),o.push(this.sourceToken),t.items.pop();return}}n.start.push(this.sourceToken)}return;case"\
anchor":case"tag":if(n.value||this.indent<=t.indent)break;n.start.push(this.sourceToken);return;case"seq-item-ind":if(this.indent!==t.indent)
break;n.value||zr(n.start,"seq-item-ind")?t.items.push({start:[this.sourceToken]}):n.start.push(this.sourceToken);return}if(this.indent>t.indent){
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
lection"){let o=cf(r),s=qs(o);x_(t);let i=t.end.splice(1,t.end.length);i.push(this.sourceToken);let a={type:"block-map",offset:t.offset,indent:t.
indent,items:[{start:s,key:t,sep:i}]};this.onKeyLine=!0,this.stack[this.stack.length-1]=a}else yield*this.lineEnd(t)}}flowScalar(t){if(this.
onNewLine){let n=this.source.indexOf(`
`)+1;for(;n!==0;)this.onNewLine(this.offset+n),n=this.source.indexOf(`
`,n)+1}return{type:t,offset:this.offset,indent:this.indent,source:this.source}}startBlockValue(t){switch(this.type){case"alias":case"scalar":case"\
single-quoted-scalar":case"double-quoted-scalar":return this.flowScalar(this.type);case"block-scalar-header":return{type:"block-scalar",offset:this.
offset,indent:this.indent,props:[this.sourceToken],source:""};case"flow-map-start":case"flow-seq-start":return{type:"flow-collection",offset:this.
offset,indent:this.indent,start:this.sourceToken,items:[],end:[]};case"seq-item-ind":return{type:"block-seq",offset:this.offset,indent:this.
indent,items:[{start:[this.sourceToken]}]};case"explicit-key-ind":{this.onKeyLine=!0;let n=cf(t),r=qs(n);return r.push(this.sourceToken),{type:"\
block-map",offset:this.offset,indent:this.indent,items:[{start:r,explicitKey:!0}]}}case"map-value-ind":{this.onKeyLine=!0;let n=cf(t),r=qs(n);
return{type:"block-map",offset:this.offset,indent:this.indent,items:[{start:r,key:null,sep:[this.sourceToken]}]}}}return null}atIndentedComment(t,n){
return this.type!=="comment"||this.indent<=n?!1:t.every(r=>r.type==="newline"||r.type==="space")}*documentEnd(t){this.type!=="doc-mode"&&(t.
end?t.end.push(this.sourceToken):t.end=[this.sourceToken],this.type==="newline"&&(yield*this.pop()))}*lineEnd(t){switch(this.type){case"comm\
a":case"doc-start":case"doc-end":case"flow-seq-end":case"flow-map-end":case"map-value-ind":yield*this.pop(),yield*this.step();break;case"new\
line":this.onKeyLine=!1;default:t.end?t.end.push(this.sourceToken):t.end=[this.sourceToken],this.type==="newline"&&(yield*this.pop())}}};function OZ(e){let t=e.prettyErrors!==!1;return{lineCounter:e.lineCounter||t&&new ko||null,prettyErrors:t}}function pb(e,t={}){let{lineCounter:n,prettyErrors:r}=OZ(t),o=new tc(n?.addNewLine),s=new Qa(t),i=null;for(let a of s.compose(o.parse(e),!0,
e.length))if(!i)i=a;else if(i.options.logLevel!=="silent"){i.errors.push(new un(a.range.slice(0,2),"MULTIPLE_DOCS","Source contains multiple\
 documents; please use YAML.parseAllDocuments()"));break}return r&&n&&(i.errors.forEach(tb(e,n)),i.warnings.forEach(tb(e,n))),i}var k_=1024*1024,_Z=100,$_="the file is nested too deeply; make it flatter",EZ="a second document begins here; keep one, and remove the rest",
PZ={TAB_AS_INDENT:"indent with spaces",BAD_INDENT:"indent the keys of one map alike",BLOCK_AS_IMPLICIT_KEY:"put the inner map on its own, fu\
rther indented lines",MISSING_CHAR:"check the quotation marks, brackets and colons here",TAG_RESOLVE_FAILED:"remove the tag"},nc=class{file;value;#n;#r=new ko;#i=new WeakMap;#o=new Map;constructor(t,n,r=[]){
this.file=n;let o=Buffer.byteLength(t);if(o>k_)throw this.#e(0,`the file has ${o} bytes; make it at most ${k_}`);this.#f(t);try{let s=this.#m(
t);this.#n=s.contents,this.#o=TZ(s,(i,a)=>this.#e(i,a),this.#g);for(let i of r)this.#a(this.#n,i);this.value=this.#p(s)}catch(s){throw s instanceof
RangeError?this.#e(0,$_):s}}offset(t,n="value"){for(let r=t.length;r>0;r--){let o=this.#s(t.slice(0,r));if(o===void 0)continue;let s=r===t.length&&
!Ye(o.node)&&!et(o.node);return(n==="value"&&s?o.node??o.key:o.key??o.node)?.range?.[0]??0}return this.#n?.range?.[0]??0}error(t,n,r="value"){
return this.#e(this.offset(t,r),n)}has(t){return this.#s(t)!==void 0}at(t){let n=this.value;for(let r of t){if(typeof n!="object"||n===null||
!Object.hasOwn(n,r))return;n=n[r]}return n}keys(t){let n=this.#t(this.#s(t)?.node);return Ye(n)?[...new Set(this.#u(n))]:[]}#f(t){let n=t.search(
/[\0\uFFFD]/);if(n<0)return;let r=t.slice(0,n).split(`
`);for(let s=0,i=0;s<r.length;s++)this.#r.addNewLine(i),i+=r[s].length+1;let o=t.includes("\0")?"the file is UTF-16, or no text":"this is no\
t UTF-8";throw this.#e(n,`${o}; save the file as UTF-8`)}#m(t){let n=pb(t,{lineCounter:this.#r,prettyErrors:!1,uniqueKeys:!1,merge:!0,resolveKnownTags:!1,
logLevel:"error"}),r=n.errors[0]??n.warnings[0];if(r===void 0)return n;if(r.code==="RESOURCE_EXHAUSTION")throw this.#e(r.pos[0],$_);if(r.code===
"MULTIPLE_DOCS")throw this.#e(r.pos[0],EZ);let o=PZ[r.code]??"check the indentation and the quotation marks around here",s=Bu(r.message.split(
`
`)[0]??"").replace(/\.$/,"");throw this.#e(r.pos[0],`this is not readable as YAML: ${s}; ${o}`)}#p(t){try{return t.toJS({maxAliasCount:_Z})}catch(n){
if(!(n instanceof Error)||n instanceof RangeError)throw n;let r=this.#o.keys().next().value,o=n instanceof ReferenceError?"aliases multiply \
too far":Bu(n.message);throw this.#e(r?.range?.[0]??0,`${o}; write the values out`)}}#a(t,n){let r=this.#t(t);if(!Ye(r))return;let[o,...s]=n;
for(let i of r.items)n.length===0?i.value=this.#c(i.value):(o==="*"||hb(i.key)===o)&&this.#a(i.value,s)}#c(t){let n=this.#t(t),r=H(n)&&n.value!==
null&&n.source!==void 0;if(t===null||!(r||et(n)))return t;let o=n.clone();return H(o)?o.value=o.source:o.items=n.items.map(s=>this.#c(s)??s),
xt(t)&&delete o.anchor,o.range=t.range??null,o}#s(t){let n={key:void 0,node:this.#n??void 0};for(let r of t){let o=this.#t(n.node),s=et(o)?{
key:void 0,node:o.items[Number(r)]}:Ye(o)?this.#l(o,String(r)):void 0;if(s===void 0||s.key===void 0&&s.node===void 0)return;n=s}return n}#l(t,n){
let r=this.#h(t).get(n);if(r!==void 0)return{key:r.key,node:r.value??void 0};for(let o of this.#d(t)){let s=this.#l(o,n);if(s!==void 0)return s}}#h(t){
let n=this.#i.get(t);if(n!==void 0)return n;let r=new Map;for(let o of t.items){let s=hb(o.key);s!==void 0&&r.set(s,o)}return this.#i.set(t,
r),r}#u(t){return[...t.items.map(r=>hb(r.key)).filter(r=>r!==void 0),...this.#d(t).flatMap(r=>this.#u(r))]}#d(t){return t.items.filter(n=>H(
n.key)&&typeof n.key.value=="symbol").map(n=>this.#t(n.value)).flatMap(n=>et(n)?n.items.map(r=>this.#t(r)):[n]).filter(n=>Ye(n))}#t(t){return xt(
t)?this.#t(this.#o.get(t)):t??void 0}#g=t=>this.#r.linePos(t).line||1;#e(t,n){let{line:r,col:o}=this.#r.linePos(t);return new v(`${this.file}\
:${r||1}:${o||1}: ${n}`)}};function Nn(e,t,n){let r=v_.join(v_.dirname(e.file),n);if(r===".."||r.startsWith("../"))throw e.error(t,`${I(n)} \
is outside the repository; name something inside it`)}function hb(e){return H(e)&&typeof e.value!="symbol"?String(e.value):void 0}function R_(e,t){
let n=new nc(e,""),r=["scenarios",t];return n.has(r)?e.slice(0,n.offset(r,"key")).split(`
`).length:null}var O_=100;function TZ(e,t,n){let r=new Map,o=new Map,s=i=>{"anchor"in i&&typeof i.anchor=="string"&&r.set(i.anchor,i)};return jt(
e,{Alias(i,a,c){let l=d=>t(gb(a),d),u=r.get(a.source);if(u===void 0)throw l(`nothing before this is anchored as ${I(`&${a.source}`)}; add th\
e anchor or write it out`);if(c.includes(u))throw l(`${I(`*${a.source}`)} contains itself; write it out`);if(o.set(a,u),o.size>O_)throw l(`m\
ore than ${O_} aliases; write the values out`)},Scalar(i,a){s(a)},Seq(i,a){s(a)},Map(i,a){s(a),CZ(a,t,n)}}),o}function CZ(e,t,n){let r=new Map;
for(let{key:o}of e.items){let s=ee(o)?gb(o):gb(e);if(!H(o)||le(o)||o.value===null)throw t(s,"a key must be a plain name; write it like port:\
 8080");typeof o.value!="string"&&typeof o.value!="symbol"&&(o.value=o.source??String(o.value));let i=typeof o.value=="symbol"?"<<":String(o.
value);if(i==="__proto__")throw t(s,'the key "__proto__" is not allowed; choose another name');let a=r.get(i);if(a!==void 0)throw t(s,`${I(i)}\
 is here a second time, first in line ${n(a)}; rename or remove one`);r.set(i,s)}}var gb=e=>e.range?.[0]??0;var P_=/\$\$|\$\{|\{([A-Za-z_][A-Za-z0-9_.-]*)\}/g,rc=class{raw;path;constructor(t,n){this.raw=t,this.path=n}};function T_(e){let t=[["defau\
lts"],...e.keys(["scenarios"]).map(a=>["scenarios",a]),...e.keys(["presets"]).flatMap(a=>e.keys(["presets",a]).map(c=>["presets",a,c]))],n=new Set(
t.flatMap(a=>e.keys([...a,"parameters"]))),r=new Map;for(let a of t)for(let c of e.keys(a)){let l=[...a,c],u=e.at(l);if(!Object.hasOwn(wd.shape,
c)||qO.includes(c)||![...bb(u)].some(f=>n.has(f)))continue;let d=r.get(a.join("\0"))??{};r.set(a.join("\0"),Object.assign(d,{[c]:new rc(u,l)}))}
let o=(a,c)=>{let l=r.get(a.join("\0"));return l&&__(c)?Object.fromEntries(Object.entries(c).filter(([u])=>!Object.hasOwn(l,u))):c},s=(a,c)=>__(
a)?Object.fromEntries(Object.entries(a).map(([l,u])=>[l,c(l,u)])):a;return{value:s(e.value,(a,c)=>a==="defaults"?o([a],c):a==="scenarios"?s(
c,(l,u)=>o([a,l],u)):a!=="presets"?c:s(c,(l,u)=>s(u,(d,f)=>o([a,l,d],f)))),at:a=>r.get(a.join("\0"))??{}}}function __(e){return typeof e=="o\
bject"&&e!==null&&!Array.isArray(e)}function bb(e){let t=yb(e).map(({text:n})=>n);return new Set(t.flatMap(n=>[...n.matchAll(P_)].flatMap(([
,r])=>r??[])))}function yb(e,t=[]){return typeof e=="string"?[{path:t,text:e}]:Array.isArray(e)?e.flatMap((n,r)=>yb(n,[...t,r])):typeof e!="\
object"||e===null?[]:Object.entries(e).flatMap(([n,r])=>yb(r,[...t,n]))}function C_(e){let t=Object.values(e).flatMap(n=>n instanceof rc?[n.
raw]:[]);return bb(t)}function uf(e,t,n,r=[]){if(typeof e=="string"){let o=e.replaceAll(P_,(s,i)=>i!==void 0&&Object.hasOwn(t,i)?t[i]:s);return o!==
e&&n(r)?AZ(o):o}return Array.isArray(e)?e.map((o,s)=>uf(o,t,n,[...r,s])):typeof e!="object"||e===null?e:Object.fromEntries(Object.entries(e).
map(([o,s])=>[o,uf(s,t,n,[...r,o])]))}function AZ(e){return e==="true"||e==="false"?e==="true":/^-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?$/.test(e)?
Number(e):e}var A_=(e,t)=>t.every((n,r)=>e[r]===n),E_=(e,t)=>e==="expect"&&A_(t,["body","json"]);function M_(e,t,n,r){let o=Object.entries(e).
map(([i,a])=>[i,a instanceof rc?s(i,a):a]);return Object.fromEntries(o);function s(i,{raw:a,path:c}){let l=wd.shape[i],u=uf(a,t,x=>E_(i,x)),
d=l.safeParse(u),f=d.error?.issues??[],m=uf(a,t,x=>E_(i,x)||f.some(R=>A_(x,R.path))),h=d.success?d:l.safeParse(m);if(h.success){let x=h.data?.["\
body-file"];return i==="request"&&x!==void 0&&Nn(r,[...c,"body-file"],x),h.data}let p={at:x=>MZ(m,x.slice(c.length)),has:x=>r.has(x)},[g]=h.
error.issues.flatMap(x=>La(x,p,c));if(g===void 0)throw h.error;let y=[...bb(r.at(g.path))].find(x=>Object.hasOwn(t,x));if(y===void 0)throw r.
error(g.path,g.message,g.at);let b=t[y],S=n.all[y]?.indexOf(b)??0;throw r.error([...n.path,"parameters",y,S],`${I(b)} of parameter ${I(y)} d\
oes not fit: ${g.message}`)}}function MZ(e,t){return t.reduce((n,r)=>typeof n=="object"&&n!==null&&Object.hasOwn(n,r)?n[r]:void 0,e)}import{posix as ZZ}from"node:path";import{posix as NZ}from"node:path";function In({process:e},t){return NZ.join(t,e?.workingDirectory??".")}var N_=/\$\{([A-Za-z0-9_][A-Za-z0-9._-]*)\.(host|port)\}/g;
function I_(e){return[...e.matchAll(N_)].map(([,t="",n=""])=>({service:t,part:n}))}var oc="${port}";function z_(e,t){return e.replaceAll(N_,
(n,r,o)=>{let s=t.get(r);return s===void 0?n:String(o==="host"?s.host:s.port)})}function L_(e,t,n,r){let o=Ns(t),s=UZ(e,t,r),i=new Set;return t.keys(["scenarios"]).flatMap(a=>{let c=(y,b={})=>({path:y,layer:{...b,...n.at(
y)}}),l=c(["scenarios",a],e.scenarios[a]),u=({path:y,layer:b})=>({path:y,layer:l.layer.args?Z_(b,Sd):b}),d=y=>c(["presets",r??"",y],s?.[y]),
f=[u(c(["defaults"],e.defaults)),l,...r===void 0?[]:[u(d("*")),d(a)]],m=f.reduce((y,{layer:b})=>LZ(y,b),{}),h=f.findLast(({layer:y})=>y.parameters)?.
path??[],p=g(m,{name:a,path:h,isOwn:h===l.path&&r===void 0});return j_(p).map(y=>{let b=F_(a,y);if(b.length>64||/[^A-Za-z0-9._-]/.test(b))throw t.
error(["scenarios",a,"parameters"],`makes a scenario ${I(b)}, which is no name; values are of letters, digits, ".", "_" and "-"`);if(i.has(b))
throw t.error(["scenarios",a,"parameters"],`makes a scenario ${I(b)} twice; name the scenario or its values otherwise`);i.add(b);let S=M_(m,
y,{path:h,all:p},t);return IZ(a,S,t),FZ(b,S,o,e)});function g(y,{name:b,path:S,isOwn:x}){let R=Object.entries(y.parameters??{}),k=C_(y),P=R.
find(([F])=>!k.has(F));if(P&&x)throw t.error([...S,"parameters",P[0]],`parameter ${I(P[0])} stands nowhere in scenario ${I(b)}; write {${P[0]}\
} where its values belong, or remove it`,"key");let E=R.filter(([F])=>k.has(F)),A=B_(Object.fromEntries(E));if(A>wb)throw t.error([...S,"par\
ameters"],`makes ${A} scenarios of ${I(b)}; make it at most ${wb}`);return Object.fromEntries(E)}})}function IZ(e,t,n){let[r]=Ay(t);if(r)throw n.
error(["scenarios",e],`${I(e)}, with the defaults and the preset: ${r.path.join(".")} ${r.message}`);if(t.request===void 0&&t.args===void 0)
throw n.error(["scenarios",e],`scenario ${I(e)} has no "request"; add it, for example request: GET /`);if(t.background&&t.rate===void 0)throw n.
error(["scenarios",e],`scenario ${I(e)} has "background" without a "rate" to measure; add one, for example rate: 100`)}function D_(e,t){let n=Object.
values(e.presets??{}),o=[e.defaults,e.scenarios[t],...n.flatMap(a=>[a["*"],a[t]])].flatMap(a=>a?.parameters&&B_(a.parameters)<=wb?j_(a.parameters):
[]),s=[...new Set(o.map(a=>F_(t,a)))];return[e.scenarios[t],...n.map(a=>a[t])].some(a=>a?.parameters)?s:[t,...s]}function F_(e,t){return[e,...Object.
values(t)].join("-")}var wb=1e3;function B_(e){return Object.values(e).reduce((t,n)=>t*n.length,1)}function j_(e){return Object.entries(e).reduce(
(t,[n,r])=>t.flatMap(o=>r.map(s=>({...o,[n]:s}))),[{}])}var zZ={requests:["duration","rate"],duration:["requests"],rate:["requests"],args:Sd,
request:["args"]};function LZ(e,t){let n=Object.keys(t).flatMap(r=>zZ[r]??[]);return{...Z_(e,n),...t,...U_(e,t)}}var DZ=["thresholds","absol\
ute-limits"];function U_(...e){let[t,n]=DZ.map(r=>HO(...e.map(o=>o[r])));return{...t&&{thresholds:t},...n&&{"absolute-limits":n}}}function Z_(e,t){
return Object.fromEntries(Object.entries(e).filter(([n])=>!t.some(r=>r===n)))}function FZ(e,t,n,r){let{body:o,headers:s={},status:i=L.status}=t.
expect??{},{thresholds:a,"absolute-limits":c}=U_(r,t),l=t.expect?.["same-length"]??L.sameLength,u=Object.entries(s).map(([d,f])=>[d.toLowerCase(),
f]);return{name:e,targets:Ma(t.targets??[...n.keys()],n),request:t.request?G_(t.request):{method:L.method,paths:[],headers:[]},...t.args===void 0?
{}:{args:t.args},expect:{status:i,...o===void 0?{}:{body:o},headers:Object.fromEntries(u),sameLength:l},connections:t.connections??L.connections,
keepalive:t.keepalive??L.keepalive,...t.http2?{http2:!0}:{},via:t.args||t.http2?["direct"]:t.via??L.via,...t.background===void 0?{}:{background:BZ(
t.background)},...t.rate===void 0?{}:{rate:t.rate},...t.requests===void 0?{}:{requests:t.requests},...t.duration===void 0?{}:{durationSeconds:t.
duration},timeoutSeconds:t.timeout??(t.args?L.runTimeout:L.timeout),maxErrors:t["max-errors"]??L.maxErrors,threshold:t.threshold??r.threshold??
L.threshold,...a&&{thresholds:a},...c&&{limits:c}}}function BZ({request:e,connections:t=L.backgroundConnections}){return{request:G_(e),connections:t}}
function G_(e){let{method:t=L.method,path:n,paths:r=[],headers:o={},body:s,"body-file":i}=e;return{method:t,paths:n===void 0?r:[n],headers:Object.
entries(o).map(jZ),...s===void 0?{}:{body:{text:s}},...i===void 0?{}:{body:{file:i}}}}function jZ([e,t]){return[e.toLowerCase(),t.replace(/^[\t ]+|[\t ]+$/g,
"")]}function UZ(e,t,n){if(n===void 0)return;let r=t.keys(["presets"]);if(r.includes(n))return e.presets?.[n];let o=r.length===0?"the file h\
as no presets":on(n,r);throw t.error(["presets"],`unknown preset ${I(n)}; ${o}`,"key")}function V_(e,t){let n=Ns(t);GZ(t,[...n.values()].flat());let r=aR(n),o=t.keys(["scenarios"]);for(let{path:i,scenario:a}of VZ(e,t)){for(let[
l,u]of(a.targets??[]).entries())if(!r.includes(u))throw t.error([...i,"targets",l],`unknown target ${I(u)}; ${on(u,r)}`);let c=WZ(a);c!==void 0&&
Nn(t,[...i,"request","body-file"],c)}for(let i of t.keys(["presets"]))for(let a of t.keys(["presets",i]))if(a!=="*"&&!o.includes(a))throw t.
error(["presets",i,a],`unknown scenario ${I(a)} in preset ${I(i)}; ${on(a,o)}`,"key");let s=e.trend?.reference;for(let i of typeof s=="objec\
t"?Object.keys(s):[])if(!r.includes(i))throw t.error(["trend","reference",i],`unknown target ${I(i)}; ${on(i,r)}`,"key");HZ(e,t,r),qZ(e,t,r);
for(let{target:i,at:a}of Aa(e,t))q_(t,a,i);for(let[i,a]of Object.entries(e.services??{}))q_(t,(...c)=>["services",i,...c],a)}function GZ(e,t){
for(let n of e.keys(["targets"]))for(let r of e.keys(["targets",n,"matrix"])){let o=vd(n,r);if(t.filter(s=>s===o).length>1)throw e.error(["t\
argets",n,"matrix",r],`makes the target ${I(o)}, which is there already; name the row otherwise`,"key")}}function HZ(e,t,n){let r=t.keys(["s\
cenarios"]).flatMap(o=>D_(e,o)).flatMap(o=>["direct","nginx"].map(s=>`${o}/${s}`));for(let o of t.keys(["rank","published","figures"])){let s=[
"rank","published","figures",o];if(!r.includes(o))throw t.error(s,`unknown scenario and via ${I(o)}; ${on(o,r)}`,"key");let{values:i,order:a}=e.
rank?.published?.figures[o]??{};for(let c of a??Object.keys(i??{}))if(!n.includes(c))throw t.error(i?[...s,"values",c]:[...s,"order"],`unkno\
wn target ${I(c)}; ${on(c,n)}`,"key")}}function qZ(e,t,n){let r=t.keys(["services"]);for(let o of r)if(n.includes(o))throw t.error(["service\
s",o],`${I(o)} is a target, too; name one of them otherwise`,"key");for(let{target:o,at:s}of Aa(e,t)){let{services:i=[]}=o;for(let[a,c]of i.
entries())if(!r.includes(c)){let l=s("services",a);throw t.error(t.has(l)?l:s("services"),`unknown service ${I(c)}; ${r.length===0?"add it u\
nder services:":on(c,r)}`)}H_(t,s,o,i)}for(let o of r)H_(t,(...s)=>["services",o,...s],e.services?.[o]??{},null)}function H_(e,t,{command:n=[],
process:r,env:o={},port:s},i){let a=[...n.map(c=>[["command"],c]),...(r?.command??[]).map(c=>[["process","command"],c]),...Object.entries(o).
map(([c,l])=>[["env",c],l])];for(let[c,l]of a){if(s===void 0&&l.includes(oc))throw e.error(t(...c),`takes ${I(oc)}, but there is none; add p\
ort:`);for(let{service:u}of I_(l))if(i&&!i.includes(u))throw e.error(t(...c),`takes the address of ${I(u)}, which is none of this target's s\
ervices; add it to services:`)}}function q_(e,t,n){let{context:r=".",dockerfile:o,additional_contexts:s={}}=n.build??{},i=t("build","context");
Nn(e,e.has(i)?i:t("build"),r),o!==void 0&&Nn(e,t("build","dockerfile"),ZZ.join(r,o));for(let[c,l]of Object.entries(s))l.includes("://")||Nn(
e,t("build","additional_contexts",c),l);for(let[c,l]of[[n["working-directory"],["working-directory"]],[n.process?.["working-directory"],["pr\
ocess","working-directory"]]])c!==void 0&&Nn(e,t(...l),c);let a=n.security_opt?.[0];a!==void 0&&a!=="unconfined"&&Nn(e,t("security_opt"),a),
"https"in n&&n.https?.ca!==void 0&&Nn(e,t("https","ca"),n.https.ca)}function VZ(e,t){let n=e.defaults===void 0?[]:[{path:["defaults"],scenario:e.
defaults}],r=(o,s)=>{s!==void 0&&n.push({path:o,scenario:s})};for(let o of t.keys(["scenarios"]))r(["scenarios",o],e.scenarios[o]);for(let o of t.
keys(["presets"]))for(let s of t.keys(["presets",o]))r(["presets",o,s],e.presets?.[o]?.[s]);return n}var WZ=e=>e.request?.["body-file"];function W_(e,t,n){
for(let{name:r,targets:o,request:s,background:i}of e)for(let[a,c]of[[["request"],s.headers],[["background","request"],i?.request.headers??[]]])
for(let[l,u]of c)for(let d of wo(u)){let f=t.find(({name:m,secrets:h=[]})=>o.includes(m)&&!h.some(p=>p===d));if(f&&d!==null)throw n.error(KZ(
n,r,a,l),`header ${I(l)} takes the secret ${d}, which target ${I(f.name)} does not name; add it there: secrets: [${d}]`)}}function KZ(e,t,n,r){
let s=["scenarios",e.keys(["scenarios"]).filter(a=>t===a||t.startsWith(`${a}-`)).toSorted((a,c)=>c.length-a.length).at(0)??t,...n,"headers"],
i=e.keys(s).find(a=>a.toLowerCase()===r);return[...s,i??r]}function zn(e,t,n={}){let r=new nc(e,t,$R),o=T_(r);return YZ(JZ(r,o.value),r,o,n.preset)}function JZ(e,t){if(e.value===null||e.value===void 0)
throw e.error([],"the file is empty; begin with targets: and scenarios:");let n=kd.safeParse(t);if(n.success)return n.data;let[r]=n.error.issues.
flatMap(o=>La(o,e)).map(o=>({...o,offset:e.offset(o.path,o.at),rank:e.has(o.path)?0:1})).sort((o,s)=>o.rank-s.rank||o.offset-s.offset);throw r===
void 0?n.error:e.error(r.path,r.message,r.at)}function YZ(e,t,n,r){V_(e,t);let o=L_(e,t,n,r),s=Aa(e,t);QZ(s,o,t);let i=s.map(a=>eG(a,e,t,o));
return W_(o,i,t),{file:t.file,targets:i,scenarios:o,gate:{falseAlarms:e["false-alarms"]??L.falseAlarms,failOn:e["fail-on"]??L.failOn,mode:e.
mode??L.mode},...e.threshold===void 0?{}:{threshold:e.threshold},...e.thresholds&&{thresholds:e.thresholds},...e["absolute-limits"]&&{limits:e["\
absolute-limits"]},isolation:e.isolation??L.isolation,nginxImage:e["nginx-image"]??L.nginxImage,...e.budget===void 0?{}:{budgetSeconds:e.budget},
...e["cpu-profile"]===void 0?{}:{cpuProfile:e["cpu-profile"]},...e.trend===void 0?{}:{trend:XZ(e.trend)},...e.rank?.published===void 0?{}:{rank:{
published:cG(e.rank.published,Ns(t))}}}}function XZ({alert:e,direction:t,keep:n,"keep-runs":r,thresholds:o,...s}){return{...s,alert:e??L.alert,
direction:t??L.direction,thresholds:o??{},keep:n??Qn(L.keep),keepRuns:r??Qn(L.keepRuns)}}function QZ(e,t,n){for(let{name:r,target:o,at:s}of e)
if(t.some(({args:a,targets:c})=>a===void 0&&c.includes(r))&&o.port===void 0)throw n.error(s(),`target ${I(r)} has no "port"; add it, for exa\
mple port: 8080`)}function eG({name:e,target:t,at:n},r,o,s){tG(t,n,o);let i=(t.services??[]).flatMap(a=>{let c=r.services?.[a];return c?[sG(
a,c)]:[]});return rG(e,t,nG(e,s),i)}function tG({fixture:e},t,n){if(e===void 0)return;let r=df(e).split("/"),o=df(xb.join(xb.dirname(n.file),
e))===".";if(r.includes("..")||r.includes(".git")||o)throw n.error(t("fixture"),`must name a folder under this file's that the library itsel\
f is not in; make one, for example ${L.fixture}`)}function df(e){return xb.normalize(e).replace(/(?<=.)\/$/,"")}function nG(e,t){return t.find(
n=>n.targets.includes(e))?.request.paths[0]??"/"}function rG(e,t,n,r){let{https:o,ready:s,prepare:i,changes:a,fixture:c}=t,{path:l=n,command:u,
timeout:d=L.readyTimeout}=s??{};return{...K_(e,t),ready:{path:l,...u===void 0?{}:{command:u},timeoutSeconds:d},...o===void 0?{}:{tls:oG(o)},
...r.length===0?{}:{services:r},...i===void 0?{}:{prepare:i},...a===void 0?{}:{changes:a},...c===void 0?{}:{fixture:df(c)}}}function oG({ca:e,
name:t=L.tlsName}){return{...e===void 0?{}:{ca:e},name:t}}function sG(e,t){let{command:n,timeout:r=L.readyTimeout}=t.ready??{},o={...n===void 0?
{}:{command:n},timeoutSeconds:r};return{...K_(e,t),ready:o}}function K_(e,t){let{build:n,env:r={},image:o,command:s,port:i=0,mem_limit:a,secrets:c}=t,
{inherit:l,ulimits:u,shm_size:d,security_opt:[f]=[]}=t,m=n!==void 0||o!==void 0,h=iG(m?t.process:t);return{name:e,...n===void 0?{}:{build:aG(
n)},...o===void 0?{}:{image:o},...m&&s!==void 0?{command:s}:{},...h===void 0?{}:{process:h},port:i,env:r,...J_(c),...l===void 0?{}:{inherit:l},
...a===void 0?{}:{memory:a},...d===void 0?{}:{shmSize:d},...u===void 0?{}:{ulimits:u},...f===void 0?{}:{seccomp:f}}}function iG(e={}){let{setup:t=[],
command:n,"working-directory":r="."}=e;if(n===void 0)return;let o=df(r);return{setup:t,command:n,...o==="."?{}:{workingDirectory:o}}}function J_(e){
let t=r=>r.map(({name:o})=>o),n=t((e??[]).filter(({required:r})=>!r));return{...e&&{secrets:t(e)},...n.length>0&&{optionalSecrets:n}}}function aG({
additional_contexts:e,shm_size:t,secrets:n,...r}){return{context:L.context,dockerfile:L.dockerfile,args:{},...r,...J_(n),...e===void 0?{}:{contexts:e},
...t===void 0?{}:{shmSize:t}}}function cG({source:e,figures:t},n){let r=Object.entries(t).map(([o,s])=>[o,lG(s,n)]);return{source:e,figures:Object.
fromEntries(r)}}function lG(e,t){let n=e.unit??null;if(e.order)return{unit:n,entries:Ma(e.order,t).map(i=>({target:i,value:null,system:null}))};
let[r,o]=e.better==="lower"?[1,Number.POSITIVE_INFINITY]:[-1,Number.NEGATIVE_INFINITY],s=Object.entries(e.values??{}).flatMap(([i,a])=>Ma([i],
t).map(c=>uG(c,a)));return{unit:n,entries:s.toSorted((i,a)=>r*((i.value??o)-(a.value??o)))}}function uG(e,t){return{target:e,value:t.value??
null,system:t.system??null}}var Sb={before:O(),after:O()},tE=z(ys),Y_={scenario:w(),metric:tE,before:O().nullable().describe("Null where it has none."),after:O().nullable()},
dG=_({of:z(["run","scenario","target","service"]),name:w().exactOptional().describe("Absent where it is of the whole run."),setting:w().describe(
"The way to it, as `expect.status`."),before:w().nullable().describe("Cut around what differs; null where it is not there."),after:w().nullable()}),
X_={changes:C(dG),more:V().nonnegative().describe("How many further ones there are.")},Q_={scenarios:C(w()),via:C(w()).describe("scenario/vi\
a"),pairs:C(w()).describe("target/scenario")},fG=z(["not-root","turned-off","not-permitted","not-metered","temporary-folder","build","progra\
m","port"]),nE=vn("code",[M("base-config-missing",{file:w()}),M("base-config-unusable",{file:w(),error:w()}),M("config-from-checkout",{file:w()}),
M("gate-changed",{changes:C(vn("setting",[_({setting:fe("false-alarms"),...Sb}),_({setting:fe("fail-on"),before:C(w()),after:C(w())}),_({setting:fe(
"mode"),before:w(),after:w()}),_({setting:fe("threshold"),scenario:w(),...Sb}),_({setting:fe("max-errors"),scenario:w(),...Sb}),_({setting:fe(
"thresholds"),...Y_}),_({setting:fe("absolute-limits"),...Y_,unit:w()})]))}),M("budget-changed",{before:O().nullable().describe("Seconds; nu\
ll for the default of each case."),after:O().nullable()}),M("isolation-changed",X_),M("no-base-side",{file:w(),targets:C(w())}),M("no-longer\
-measured",{targets:C(w()),...Q_}),M("newly-measured",{targets:C(w()),...Q_}),M("plan-changed",X_),M("fixture-changed",{folders:C(w())}),M("\
default-rules",{file:w()}),M("cases-missing",{cases:C(w())}),M("asked-otherwise",{scenarios:C(w())}),M("submodules-missing",{paths:C(w())}),
M("filters-off",{filters:C(w()),file:w().describe("One of them."),files:V().positive()}),M("port-ignored",{target:w()}),M("port-fixed",{target:w(),
ports:C(V().positive()).min(1).describe("What both sides listen on beside PORT.")}),M("own-users-lacking",{why:fG,what:w().exactOptional().describe(
"The target, program or port that a separate user cannot have.")}),M("session-overran",{case:w()}),M("planted-not-found",{case:w(),slowdown:O().
describe("CPU that was burnt beside head, as a share of what head used.")}),M("planted-not-measured",{case:w(),why:z($u)}),M("rate-not-compa\
rable",{scenario:w()})]),mG={"base-config-missing":!0,"base-config-unusable":!0,"config-from-checkout":!1,"gate-changed":!0,"isolation-chang\
ed":!0,"budget-changed":!0,"no-base-side":!0,"no-longer-measured":!0,"newly-measured":!0,"plan-changed":!0,"fixture-changed":!0,"default-rul\
es":!1,"cases-missing":!0,"asked-otherwise":!0,"submodules-missing":!1,"filters-off":!1,"port-ignored":!1,"port-fixed":!1,"own-users-lacking":!1,
"session-overran":!1,"planted-not-found":!1,"planted-not-measured":!1,"rate-not-comparable":!1};function rE(e){return e.some(({code:t})=>mG[t])}
var vb=vn("code",[M("docker-missing",{}),M("no-engine",{said:w().exactOptional().describe("By Docker's client.")}),M("no-buildx",{}),M("imag\
es-unresolved",{images:C(w())}),M("nothing-to-build",{target:w()}),M("no-command",{of:z(["target","service"]),name:w()}),M("same-process",{as:w().
describe("The target that it does not differ from.")}),M("programs-missing",{programs:C(w())}),M("base-in-docker",{})]),oE=vn("code",[M("ask\
ed-for",{}),M("docker-works",{}),M("nothing-to-run",{}),M("not-docker",{obstacle:vb})]),ff=z(["untouched","identical-builds"]),pG=z(["steal",
"other-programs","out-of-ports"]),eE=O().exactOptional().describe("Set where the time for everything that is built together was over."),kb=vn(
"code",[M("build-failed",{variant:Ke,target:w(),limitSeconds:eE}),M("setup-failed",{variant:Ke,target:w(),limitSeconds:eE,withheld:vr}),M("f\
ault",{variants:C(Ke).describe("Empty where it is no variant's."),fault:fa,times:V().positive()}),M("head-alone",{why:z(["configuration","ta\
rget","scenario","request","not-built","not-started"]).describe("What base lacks, or has in another form; or what it could not be.")}),M("sh\
ards-missing",{shards:C(w()).describe("`1/3`; empty where one left the case out.")}),M("skipped",{why:ff}),M("skip-unverified",{why:ff}),M("\
interrupted",{}),M("no-time",{}),M("no-values",{}),M("one-session",{}),M("equal-ratios",{}),M("slow-start",{seconds:O().describe("What a sta\
rt takes, of the slower side."),sessions:V().positive().describe("How many fit.")}),M("interference",{source:pG,effect:z(["counted-less","le\
ft-out","nothing-left"]),rounds:V().positive()}),M("limited",{limit:bs,loop:z(["closed","open","command"]),cpuDecides:ve().describe("Whether\
 CPU time could be read, so that it decides.")}),M("held-back",{limit:bs,bound:ve().describe("Whether its value is a bound of the true one.")}),
M("connections-closed",{base:O().nullable().exactOptional().describe("Requests after which, about; null where it keeps them."),head:O().nullable()}),
M("p99-unknown",{}),M("not-judged",{metric:tE,asked:z(["threshold","limit"]).describe("By which key."),why:z(["of-requests","of-commands","n\
o-operations","operations","no-image","not-known"]).describe("What cases have it that this one is not; or that its value could not be known.")}),
M("bottleneck-unknown",{}),M("server-waits",{}),M("settled-early",{sessions:V().positive()}),M("counter-moved",{metric:z(Kn),more:O().describe(
"Head less base, per request or operation."),low:O().describe("Where that lies at 95%, with the other end."),high:O()})]);var hG=z(["docker","process"]),sE=_({method:w(),paths:C(w()).describe("One or several; one of several is picked at random for each request."),
headers:C(hs([w(),w()])),body:X([_({text:w()}),_({file:w()})]).exactOptional()}),gG=_({contains:C(w()).exactOptional().describe("Texts that \
all stand in it."),matches:w().exactOptional().describe("A regular expression in JavaScript's syntax, with its flag u."),json:w().exactOptional().
describe("JSON that it has to agree with: objects may have more keys, lists are as long, and everything else is equal.")}),yG=_({status:X([O(),
C(O())]).describe("Of several, each is right."),body:X([w().describe("The whole body."),gG]).exactOptional(),headers:se(w(),w()).describe("L\
ower-case names."),sameLength:ve().describe("Whether all variants must answer with the same length and framing.")}).describe("The expected a\
nswer; what is absent is not checked.");function Zt({status:e}){return typeof e=="number"?[e]:e}var iE=en(z(ys),O().positive()),bG=_({name:w(),
targets:C(w()).describe("Names of the targets it is run against."),request:sE.describe("Asks for no path where the scenario runs a command i\
nstead."),args:C(w()).exactOptional().describe("Set where the target was run with these arguments to its end instead of being asked: a comma\
nd that is timed from start to end, and may tell on its last line how many operations it did."),expect:yG,connections:O(),keepalive:ve(),http2:fe(
!0).exactOptional().describe("Asked over HTTP/2: without TLS from the first byte on, with TLS as both agree."),via:C(ma),background:_({request:sE,
connections:O()}).exactOptional().describe("Other requests that are asked all the while; they are not measured."),rate:X([_({perSecond:O()}),
_({share:O()})]).exactOptional().describe("Requests per second, or a share of what base can answer, offered whatever the answers do (open lo\
op); a closed loop if absent."),requests:O().exactOptional().describe("A fixed count of requests per sample instead of a duration."),durationSeconds:O().
exactOptional().describe("Instead of a length derived from the throughput."),timeoutSeconds:O(),maxErrors:O().describe("The share of answers\
 that may be errors, 0 to 1."),threshold:O().describe("Smallest relative change that counts, 0.02 for 2%."),thresholds:iE.exactOptional().describe(
"The same of single metrics, which then decide as well, whatever decides without them."),limits:iE.exactOptional().describe("Absolute limits\
 on head, in each metric's unit: the most that it may be, or the least of what is better the higher it is.")}),wG=z(["configuration","target",
"scenario","request"]),Ob=_({id:w(),target:w(),scenario:w(),via:ma,fresh:wG.exactOptional().describe("Set where base's configuration does no\
t have it: no such file, target, scenario, or one that asks or expects something else. What base answers wrongly is then no fault of it.")}),
$b=C(O()),xG=_({layout:z(["one-core","shared-load-core","smt-siblings","separate-cores","separate-machine","separate-machine-one-core"]).describe(
"What server, proxy and generator share. On a separate machine the numbers of server and proxy are that machine's."),server:$b,proxy:$b,generator:$b}).
describe("Which logical CPUs each part may use.");function Vs({layout:e}){return e.startsWith("separate-machine")}var SG=z(["side-by-side","\
interleaved"]),vG=z(["regression","invalid","inconclusive","never"]),kG=z(["block","observe"]),Rb={seed:O(),budgetSeconds:O(),isolation:hG,isolationReason:oE,
cpus:xG,scenarios:C(bG)},_b=_({...Rb,shard:_({index:V().positive(),count:V().positive()}).exactOptional().describe("Which part of a run this\
 is; the cases are those of the whole run."),named:_({config:w().exactOptional(),preset:w().exactOptional()}).exactOptional().describe("What\
 of the configuration was asked for by name: its file, from the repository's top, and a preset."),looks:fe(!1).exactOptional().describe("Set\
 where every case took all its time: a size that is read at an early look is a little too large."),alpha:O().gt(0).lt(1).describe("One-sided\
 risk of any false regression in the whole run."),pairing:SG.describe("How the variants of a case are loaded, where both can be up at once."),
cases:C(Ob),failOn:C(vG),mode:kG.describe("Whether a verdict fails the run, or is only reported.")}),$G=_({cores:O(),memoryBytes:O(),kernel:w(),
os:w()}),Eb=_({cpuModel:w(),cores:O(),memoryBytes:O(),kernel:w(),os:w(),runnerImage:w().nullable(),servers:$G.exactOptional().describe("The \
machine of the servers, where it is not the one that made the load."),tools:se(w(),w()),load:_({before:O(),after:ie}).describe("Load average\
 of one minute.")});var Ws=1,Pb=z(kr),Ks=z(ys),sc=_({low:O().positive(),high:O().positive()}),RG=_({name:Ks,unit:w(),better:z(["higher","lower"]),gates:ve().describe(
"Whether it takes part in the verdict of its case."),base:ie.describe("Typical value: the median over sessions of the medians over rounds."),
head:ie,ratio:O().positive().nullable().describe("head \xF7 base; null where there is nothing to compare."),interval:sc.nullable().describe(
"The 95% interval of the ratio."),decisionInterval:sc.nullable().describe("The wider one that decides whether it is slower or faster, so tha\
t alpha holds for the whole run."),n:O().describe("Sessions behind the interval."),threshold:O().positive().exactOptional().describe("Set wh\
ere the metric has its own threshold, instead of its case's."),verdict:Pb.nullable()}),_G=_({metric:Ks,unit:w(),better:z(["higher","lower"]),
limit:O().positive().describe("The most that it may be; of what is better the higher it is, the least."),head:ie.describe("The geometric mea\
n over head's sessions; of image size the only value there is."),interval:sc.nullable().describe("Its 95% interval; null where the noise is \
not known, or there is none."),n:O().describe("Sessions behind the interval."),state:z(["held","inconclusive","broken"]).describe("Whether t\
he whole interval lies within the limit, or beyond it.")}).describe("An absolute limit on head, and where head lies."),EG=_({roundsPerSession:O(),
warmUpSeconds:O().describe("Of later sessions; until steady where absent.").exactOptional(),betweenStarts:ie.describe("The share of the nois\
e that is from start to start; null where it was not known.")}).describe("What the case's first sessions chose for those after them, by the \
spread alone."),pf=O().nonnegative(),aE=z(["code","runtime","collector","compiler"]).describe("The server's own code and its libraries, the \
runtime below them, its garbage collector or its just-in-time compiler."),cE=V().nonnegative().describe("In its file, of head."),PG=_({name:w().
max(300),line:cE.exactOptional(),kind:aE,calls:_({name:w().max(300),line:cE.exactOptional(),kind:aE}).exactOptional().describe("The function\
 of the runtime that does most of it."),base:pf.describe("CPU seconds per request in it and in all that it calls."),head:pf}),TG=_({tool:w().
max(100),base:pf.describe("CPU seconds per request, of the whole server."),head:pf,functions:C(PG).max(3)}).describe("What CPU profiles afte\
r the verdict say of a red case. Never part of a verdict."),Tb=_({...Ob.shape,sessions:C(T0),choice:EG.exactOptional(),rate:O().positive().exactOptional().
describe("Requests per second that were offered to each variant, in an open loop."),skipped:ff.exactOptional().describe("Why the case was no\
t loaded at all."),lostShards:C(w()).exactOptional().describe("Set where no shard measured it: those that are missing, like `1/3`; none wher\
e one left it out."),environment:Eb.exactOptional().describe("Where it was measured, if not where the rest was."),growth:TG.exactOptional()}),
CG=_({...Tb.shape,bottleneck:Ou.nullable(),threshold:O().positive(),metrics:C(RG),limits:C(_G).exactOptional(),verdict:Pb,settledAt:ie.describe(
"Sessions after which a look settled it; null where it was judged at the end."),detectable:ie.describe("The smallest slowdown, as a share, t\
hat would have been called one in 95 of 100 such runs; null where the noise is not known."),brokenIn:C(Ke).describe("The variants that an in\
valid case failed in."),findings:C(kb)}),AG=_({variant:Ke,commit:w().describe("Of a temporary commit where the working tree was measured."),
label:w().describe('What was asked for: a revision, or "working tree".'),builds:se(w(),_({id:w(),imageBytes:ie})).describe("By target: image\
 id, or tree id for processes, and the image's size in bytes.")}),MG=_({kind:z(["package","image","runtime"]).describe("A package of a lock \
file; an image that is built on; a compiler or runtime."),name:w().max(200),base:w().max(200).nullable().describe("Its versions in base that\
 head has not, a comma between two; null where base has none."),head:w().max(200).nullable(),role:z(["direct","indirect","development"]).exactOptional().
describe("Of a package: asked for, needed by another, or only to develop with."),file:w().max(200).exactOptional().describe("That says so; a\
bsent where a built image does.")}).describe("What two builds differ by beside the repository's own code."),uE=C(MG).max(500).exactOptional().
describe("What matters most first; absent where nothing else differs, or nothing was compared."),NG=_({variant:Ke,target:w(),what:z(["build",
"setup"]),log:w(),limitSeconds:O().exactOptional().describe("Set where the time was over that everything that is built together has."),withheld:vr}).
describe("A side that could not be built or prepared at all."),IG=_({build:O(),run:O().describe("Starts, warm-up and measuring."),ready:O().
describe("Of them, from all variants of a session ready to their stop."),load:O().describe("Of them, with load on."),harness:O().describe("C\
PU seconds of loadgate itself while load was on.")}).describe("Where the time went: wall seconds, but for `harness`."),Cb={id:w(),startedAt:w().
describe("ISO 8601."),environment:Eb,variants:C(AG),failures:C(NG),notices:C(nE).describe("What the reader must know first."),seconds:IG,interrupted:ve().
describe("Whether the run was stopped before its plan was done.")},Upe=_({...Cb,differences:uE,plan:_b,cases:C(Tb)}),dE={schema:fe(Ws),...Cb,
differences:uE,plan:_b,cases:C(CG),verdict:Pb,exitCode:O()},mf=_({command:fe("compare"),...dE}),lE=_({commit:w(),label:w()}),zG=z(["issue","\
comment","fail","none"]),LG=_({control:w().exactOptional().describe("The case that is measured with identical builds; the first one if absen\
t."),alert:C(zG),direction:z(["worse","both"]),thresholds:se(w(),O()).describe("Further metrics that raise alerts, each with its threshold."),
selftest:ve().exactOptional().describe("Whether a slowdown is planted in one case, to see that it is found; it is if absent."),keep:O().describe(
"Seconds that points are kept."),keepRuns:O().describe("Seconds that each run's own file is kept.")}).describe("How the configuration wants \
points kept and changes reported."),DG=_({settings:LG,config:w().describe("Path of the configuration file."),reference:lE,head:_({commit:w(),
subject:w()}),control:mf.nullable().describe("One case with identical builds, by the rules of a pull request; null where it could not be mea\
sured."),seam:_({from:lE,results:mf}).nullable().describe("The new reference against the one before, in the first run after it was moved."),
again:mf.nullable().describe("The cases that looked changed, measured once more."),planted:_({case:w(),slowdown:O().positive().describe("CPU\
 burnt beside head, as a share of what head used."),results:mf.nullable().describe("By the rules of a pull request; null where it was interr\
upted before its first session.")}).exactOptional().describe("Identical builds of one case with a slowdown that has to be found; absent wher\
e none was planted.")}).describe("What a point of the trend has beside head against its reference, which is `base` here."),FG=_({command:z([
"compare","trend"]),...dE,trend:DG.exactOptional()}),BG=_({place:V().positive(),value:ie,system:w().nullable(),moved:ve().describe("Whether \
today's order among the published systems is another one.")}),jG={place:V().positive().nullable().describe("From 1; shared by targets that t\
he numbers cannot tell apart; null where nothing can be ranked."),ratio:O().positive().nullable().describe("Value \xF7 the best one's; null of \
the best one, and under two sessions."),interval:sc.nullable().describe("Of the ratio, at a risk of 5% shared by all pairs of the leaderboar\
d.")},UG=_({target:w(),...jG,figures:en(Ks,ie).describe("Typical values: the median over sessions of the medians over rounds."),sessions:C(O().
positive()).describe("The value that it is ranked by, of each session."),spread:sc.nullable().describe("Where the mean of the sessions lies,\
 at 95%."),asked:V().nonnegative().describe("All answers and errors of the measured rounds."),failed:se(w(),V().positive()).describe("How of\
ten what went wrong."),bottleneck:Ou.nullable(),limited:ve().describe("Whether something else than the server bounded its value."),findings:C(
kb),published:BG.nullable().describe("What the publication said, beside today's place.")}),ZG=_({id:w().describe("scenario/via"),scenario:w(),
via:ma,by:z(["goodput","p99","time"]).describe("Correct answers per second, the 99th percentile where a rate is offered, or the time per run\
 of commands that report no operations."),unit:z(["requests/s","operations/s","s"]),rows:C(UG).describe("Best first.")}),GG=_({unit:w().nullable(),
entries:C(_({target:w(),value:ie,system:w().nullable()}))}),HG=_({source:w(),figures:se(w(),GG).describe("By scenario and via, `hello/direct\
`.")}),qG=_({target:w(),obstacle:vb}),VG=_(Rb),WG=_({...Cb,config:w().describe("Path of the configuration file."),plan:VG,cases:C(Tb).describe(
"One target in one scenario in one way each, as `head`."),leftOut:C(qG),published:HG.nullable()}),KG=_({command:fe("rank"),schema:fe(Ws),...WG.
shape,leaderboards:C(ZG),exitCode:O()}),Zpe=vn("command",[FG,KG]);function fE(e){return`${JSON.stringify(e,null,1)}
`}var Gpe=64*1024*1024;var Hpe=O0({schema:O()});var pE=[2,3,4,6,8,11,16,22,31,44,62,88,124],mE=.5,JG=.05;function Ab(e,t,n){return Mb(t,e.alpha/(Math.max(1,n)*Math.max(1,e.cases.length)))}
function hf(e){return Mb(e,JG)}var YG=.025;function hE(){return Mb("look",YG)}function Mb(e,t){return e==="end"?t*mE:t*(1-mE)/pE.length}function gE(e){
return pE.some(t=>t===e)}var XG=1e-12;function $o(e,t=QG){let n=e.length;if(n===0)return null;let r=e.reduce((u,d)=>u+d.weight,0),o=e.reduce((u,d)=>u+d.weight*d.value,
0)/r,s=e.reduce((u,d)=>u+d.weight*(d.value-o)**2,0),i=e.reduce((u,d)=>u+(d.rounding??0),0)/n,a={variance:Math.max(s/(n-1),i),degrees:n-1},c=n>
1&&Math.sqrt(a.variance)>XG,l=tH(e.map(({spread:u})=>u),t);return{centre:o,sessions:n,weight:r,noise:c?nH(a,l):null}}function Js({noise:e,weight:t}){return e&&Math.sqrt(e.variance/t)}function ic(e,t){let n=Js(e);return n===null||!e.noise?null:ks(t,e.noise.degrees)*
n}function Lr(e,t){let n=e&&ic(e,t);if(e===null||n===null)return null;let[r,o]=[Math.exp(e.centre-n),Math.exp(e.centre+n)];return r>0&&Number.
isFinite(o)?{low:r,high:o}:null}var QG={factor:1.7,degrees:4},ac={factor:3,degrees:3},eH=6;function tH(e,{factor:t,degrees:n}){let r=e.filter(
a=>a!==null).filter(a=>a.degrees>0),o=r.reduce((a,c)=>a+c.degrees,0),s=r.reduce((a,c)=>a+c.squares,0);if(o===0||!(s>0)||r.length<e.length)return null;
let i=r.reduce((a,c)=>a+c.rounds,0)/r.length;return{variance:t*s/o/Math.min(i,eH),degrees:1/(1/n+1/o)}}function nH(e,t){if(t===null)return e;
let n=t.degrees*Math.min(1,t.variance/e.variance),r=n+e.degrees,o=(n*t.variance+e.degrees*e.variance)/r;return{variance:Math.max(o,e.variance),
degrees:r}}var rH=.025,oH=3,sH=["generator-saturated","proxy-saturated","out-of-ports"],iH="dependency";function bE(e,t){let{metric:n,unit:r,limit:o,ofBuild:s,
spoilt:i}=t,a={metric:n.name,unit:r,better:n.better,limit:o};if(n.per==="build"){let S=s===null?"inconclusive":yE({low:s,high:s},t);return{...a,
head:s,interval:null,n:0,state:S,atLook:S,open:!1}}let c=$o(Cu(e,n,"head"),ac),l=c&&Math.exp(c.centre),u=c?.sessions??0,d=l!==null&&c?.noise===
null&&u>=oH,f=S=>d?{low:l,high:l}:Lr(c,S),m=n.limitable&&i!==null&&i!==iH,h=S=>{let x=S?yE(S,t):"inconclusive";return m&&!(x==="held"&&sH.includes(
i))?"inconclusive":x},[p,g]=[f(rH),f(hE())],y=h(g),b=y==="inconclusive"&&l!==null&&!m;return{...a,head:l,interval:p,n:u,state:h(p),atLook:y,
open:b}}function yE({low:e,high:t},{limit:n,metric:r}){let[o,s]=r.better==="lower"?[e,t]:[-t,-e],i=r.better==="lower"?n:-n;return o>i?"broke\
n":s<=i?"held":"inconclusive"}var SE=1e-12;function aH({estimate:e,decision:t,equivalence:n},r){let o=(r.better==="lower"?1:-1)*Math.log(e),s=Math.log1p(r.threshold)-SE,i=t&&
Nb(t,r);if(i&&i.low>0&&o>=s)return"regression";if(i&&i.high<0&&o<=-s)return"improvement";let a=n&&Nb(n,r);return a&&a.low>-s&&a.high<s?"unch\
anged":"inconclusive"}function Nb({low:e,high:t},{better:n}){let[r,o]=[Math.log(e),Math.log(t)];return n==="lower"?{low:r,high:o}:{low:-o,high:-r}}
function cc({interval:e,better:t}){if(e===null)return null;let{low:n,high:r}=Nb(e,{better:t});return n>0?"worse":r<0?"better":null}function gf(e){
return kr.find(t=>e.includes(t))??null}var cH=.025;function Ib(e,t,n){return $o(Q0(e,t,n===null))}function zb(e){return{name:e.name,unit:e.unit,
better:e.better}}var vE={interval:null,decisionInterval:null};function lH(e,t,n){let r=Ib(e,t,n.limit),o=r&&Math.exp(r.centre),s=Lr(r,n.decisionTail),
i=Lr(r,n.equivalenceTail),a=o!==null&&!wE(t,n),c=n.thresholds[t.name]??n.threshold,l=n.thresholds[t.name]!==void 0,u=l?!wE(t,n):n.loop==="op\
en"&&n.limit===null,d=n.deciding.includes(t)&&(a||o===null&&u),f=a?aH({estimate:o,decision:s,equivalence:i},{better:t.better,threshold:c}):null;
return{...zb(t),gates:d,base:lo(e,t,"base"),head:lo(e,t,"head"),ratio:o,interval:Lr(r,cH),decisionInterval:s,n:r?.sessions??0,...d&&l&&{threshold:c},
verdict:d?f??"inconclusive":f}}function wE({limitable:e},{limit:t}){return e&&t!==null}function uH(e,t,n,r){let o=t!==null&&n!==null&&t>0&&n>
0?n/t:null,s={...zb(e),gates:!1,base:t,head:n,ratio:o,...vE,n:0,verdict:null};if(r===void 0)return s;let i=o===null?"inconclusive":dH(o,{better:e.
better,threshold:r});return{...s,gates:!0,threshold:r,verdict:i}}function dH(e,t){let n=(t.better==="lower"?1:-1)*Math.log(e),r=Math.log1p(t.
threshold)-SE;return n>=r?"regression":n<=-r?"improvement":"unchanged"}function kE(e){let t={base:null,head:null,ratio:null,...vE,n:0,verdict:null};
return{...zb(e),gates:!1,...t}}var $E=.02;function Ys({scenario:e},{plan:t}){return t.scenarios.find(({name:n})=>n===e)??{}}function OE(e,t){
return Ys(e,t).threshold??$E}function lc(e,t){return{loop:Lb(e,t),isCommand:Ys(e,t).args!==void 0}}function RE(e){return e.filter(({per:t})=>t!=="build").length}function Lb(e,t){let{rate:n,args:r}=Ys(e,t);return n!==void 0?"open":r&&wa(e).
some(({command:s})=>s?.operations===null)?"command":"closed"}function _E(e,t){return Db(e,t)??EE(e,t,"end")}function Db(e,t){if(t.plan.looks===
!1||!gE(e.sessions.length))return null;let n=EE(e,t,"look");return n.settled?n:null}function EE(e,t,n){let{threshold:r=$E,thresholds:o={},limits:s={}}=Ys(
e,t),i=lc(e,t),{loop:a}=i,c=Mu(e,a),l=Ag(o,i),u={decisionTail:Ab(t.plan,n,RE(l)),equivalenceTail:hf(n),threshold:r,thresholds:o,deciding:l,limit:c,
...i},d=ke.map(k=>k.per==="build"?Gb(k,e,t,o[k.name]):lH(e,k,u)),f=Zb(e,t,d),m=f.filter(k=>k.gates),h=xa(e),p=a==="closed"&&h==="dependency"&&
hH(f,r),g=jb(e,t,f,s,c),[y,b]=[!0,!1].map(k=>m.filter(P=>fH(P,a)===k)),S=!m.some(k=>Bb(k,a)),x=gf([...xE(b),...p||S?["inconclusive"]:[]]),R=gf(
[...x?[x]:[],...xE(y),...g.map(({state:k})=>mH[k])]);return{moment:n,terms:u,bottleneck:h,metrics:f,waits:p,limits:g.map(Fb),verdict:R??"inc\
onclusive",settled:pH(x,g)}}var xE=(e=[])=>e.flatMap(({verdict:t})=>t??[]);function Fb({atLook:e,open:t,...n}){return n}function Bb({name:e},t){
return Ne(e).decides===t}function fH({name:e,ratio:t,threshold:n},r){let o=Ne(e),s=o.per==="round"&&o.percentile!==void 0;return t===null&&n!==
void 0&&!(r==="open"&&s)}var mH={held:"unchanged",inconclusive:"inconclusive",broken:"regression"};function pH(e,t){return e==="regression"||
t.some(({atLook:n})=>n==="broken")?!0:e!==null&&e!=="inconclusive"&&!t.some(({open:n})=>n)}function jb(e,t,n,r=Ys(e,t).limits??{},o=null){let s=lc(
e,t);return ke.flatMap(i=>{let a=r[i.name],c=n.find(({name:l})=>l===i.name);return a===void 0||!c||Ub(i,s,t)!==null?[]:[bE(e,{metric:i,unit:c.
unit,limit:a,ofBuild:c.head,spoilt:o})]})}function Ub(e,t,{plan:n}){return e.per==="build"&&n.isolation==="process"?"no-image":Cg(e,t)}function Zb({
scenario:e},{plan:t},n){return Ys({scenario:e},{plan:t}).args?n.map(r=>({...r,unit:r.unit.replace("request","operation")})):n}function Gb(e,t,{
variants:n,plan:r},o){let s=a=>n.find(c=>c.variant===a)?.builds[t.target]?.imageBytes??null,i=r.isolation==="process"?void 0:o;return uH(e,s(
"base"),s("head"),i)}function hH(e,t){let n=e.find(r=>r.name==="goodput");return n!==void 0&&cc(n)==="worse"&&Math.log(n.ratio??1)<=-Math.log1p(
t)}var PE=.95,gH=40;function yH(e,t){let[n,r]=[ic(e,t.tail),Js(e)];if(n===null||r===null||!e.noise)return null;let o=Math.log1p(t.threshold),{degrees:s}=e.
noise,i=u=>Z0(s+1,d=>ya((u-Math.max(n*d,o))/r)),[a,c]=[0,Math.max(n,o)];for(;i(c)<PE&&Number.isFinite(c);)[a,c]=[c,2*c];for(let u=0;u<gH;u++){
let d=(a+c)/2;i(d)<PE?a=d:c=d}let l=Math.expm1(c);return Number.isFinite(l)?l:null}function TE(e,t,{tail:n,threshold:r,thresholds:o},s=i=>i){
let i=Mu(e,t),a=Eu(t).filter(c=>!(c.limitable&&i!==null)).flatMap(c=>{let l=Ib(e,c,i),u={tail:n,threshold:o[c.name]??r};return(l&&yH(s(l),u))??
[]});return a.length===0?null:Math.min(...a)}function yf(e,t){if(!t?.keepalive)return[];let n=e.sessions.flatMap(({rounds:l})=>l.flatMap(u=>u.samples)),r=e.via==="nginx"?"upstream":"cli\
ent",o=(l,u)=>{let d=n.filter(f=>f.variant===l&&f.opened[r]!==null);return bH(d,r,t.connections,u)},s=n.some(({variant:l})=>l==="base");if(o(
"base",.1)===null&&o("head",.1)===null)return[];let[i,a]=[o("base",.02),o("head",.02)],c=i&&a&&i.fewest<=a.most*1.05&&a.fewest<=i.most*1.05;
return[{code:"connections-closed",...s&&{base:c?Hb(a):i&&Hb(i)},head:a&&Hb(a)}]}function bH(e,t,n,r){let o=l=>l.reduce((u,d)=>u+d,0),s=o(e.map(
l=>l.opened[t]??0)),i=o(e.map(({byStatus:l})=>o(Object.values(l)))),a=n*e.length,c=s-a;return e.length===0||c<=5+r*a?null:{fewest:i/s,most:i/
c}}function Hb({fewest:e,most:t}){let n=Math.sqrt(e*t),r=10**Math.floor(Math.log10(e)),o=[1,2,3].map(a=>Number(n.toPrecision(a))),s=a=>e<=a*
1.05&&a<=t*1.05;return[...[10,1,5,2].map(a=>a*r),...o].find(s)??Math.round(n)}function Qs(e){let t=e.cases.map(s=>wH(s,e)),n=e.failures.length>0?"invalid":"inconclusive",r=gf(t.map(s=>s.verdict))??n,o={cases:t,failures:e.
failures,plan:e.plan};return{...e,schema:Ws,command:"compare",cases:t,verdict:r,exitCode:Kg(o)}}function wH(e,t){let n=Os(e,t.failures),r=kn(e),o=s$(e,t);if(o!==null)return xH(e,t,o);if(n.length>0&&n.every(Vg)&&qg(t)&&CE(e)&&r.length===
0)return Xs(e,t,"inconclusive",[AE(t),...n.map(fo)]);if(n.length+r.length>0){let c=i$(r,e);return{...Xs(e,t,"invalid",[...n.map(fo),...uo(c),
...uo(r.filter(u=>!c.includes(u)))]),brokenIn:Ug([...n,...c])}}let{lostShards:i,skipped:a}=e;return i!==void 0?Xs(e,t,"invalid",[{code:"shar\
ds-missing",shards:i}]):a!==void 0?Xs(e,t,"unchanged",[{code:"skipped",why:a}]):CE(e)?Xs(e,t,"inconclusive",[AE(t)]):SH(e,t)}function CE({sessions:e}){
return e.every(t=>t.rounds.length===0)}function AE({interrupted:e}){return{code:e?"interrupted":"no-time"}}function xH(e,t,n){let r=Xs(e,t,"\
new",n),o=r.metrics.map(c=>{let{per:l}=Ne(c.name),u=l==="build"?c.head:lo(e,Ne(c.name),"head");return{...c,base:null,ratio:null,head:u}}),s=Zb(
e,t,o),i=jb(e,t,s).map(Fb),a=i.some(({state:c})=>c==="broken");return{...r,metrics:[...s],...i.length>0&&{limits:i},verdict:a?"regression":"\
new"}}function Xs(e,t,n,r){let o=ke.map(i=>i.per==="build"&&n!=="invalid"?Gb(i,e,t):kE(i)),s=OE(e,t);return{...e,bottleneck:null,threshold:s,
metrics:o,verdict:n,settledAt:null,detectable:null,brokenIn:[],findings:r}}function SH(e,t){let n=_E(e,t),{terms:r,bottleneck:o,metrics:s,verdict:i}=n,
a=s.filter(u=>u.gates&&Bb(u,r.loop)),c=Ss(e.sessions),l=RH(e)?c.map(({source:u,rounds:d})=>({code:"interference",source:u,effect:"nothing-le\
ft",rounds:d})):[...i==="inconclusive"&&n.moment==="end"?OH(e,t):[],..._H(r,a.length>0),...EH(r,s),...vH(e,t,n),...PH(o,a),...i==="inconclus\
ive"?kH(e,a):[],...n.waits?[{code:"server-waits"}]:[],...yf(e,ME(e,t)),...i==="inconclusive"?TH(s,r.threshold):[],...c.map(Tu),...n.moment===
"look"&&i!=="inconclusive"?[{code:"settled-early",sessions:e.sessions.length}]:[]];return{...e,bottleneck:o,threshold:r.threshold,metrics:s,
...n.limits.length>0&&{limits:[...n.limits]},verdict:i,settledAt:n.moment==="look"?e.sessions.length:null,detectable:TE(e,r.loop,{tail:r.decisionTail,
...r}),brokenIn:[],findings:l}}function ME({scenario:e},{plan:t}){return t.scenarios.find(({name:n})=>n===e)}function vH(e,t,{terms:n,metrics:r,
limits:o}){let s=lc(e,t),i=ME(e,t),a=d=>d.limitable&&n.limit!==null,c={threshold:l,limit:u};function l({name:d}){return r.some(f=>f.name===d&&
f.ratio!==null)}function u({name:d}){return o.some(f=>f.metric===d&&f.head!==null)}return["threshold","limit"].flatMap(d=>ke.filter(({name:f})=>i?.[`${d}\
s`]?.[f]!==void 0).flatMap(f=>{let m=c[d](f)||a(f)?null:"not-known",h=Ub(f,s,t)??m;return h===null?[]:[{code:"not-judged",metric:f.name,asked:d,
why:h}]}))}function kH({sessions:e},t){return t.some(({interval:n,ratio:r})=>r===null||n!==null)?[]:[{code:e.length<2?"one-session":"equal-r\
atios"}]}var $H=1/3;function OH({sessions:e},{plan:t}){let r=e.map(({startSeconds:{base:i=0,head:a=0}})=>Math.max(i,a)).reduce((i,a)=>i+a,0),
o=t.cases.length/(t.shard?.count??1);return r<$H*t.budgetSeconds/Math.max(1,o)?[]:[{code:"slow-start",seconds:Number((r/e.length).toPrecision(
2)),sessions:e.length}]}function RH({sessions:e}){return e.every(({rounds:t})=>t.every(n=>$r(n)===0))}function _H({limit:e,loop:t},n){return e===
null?n?[]:[{code:"no-values"}]:[{code:"limited",limit:e,loop:t,cpuDecides:n}]}function EH({limit:e,loop:t},n){let r=n.some(o=>o.name==="p99"&&
o.ratio!==null);return t!=="open"||e!==null||r?[]:[{code:"p99-unknown"}]}function PH(e,t){return e===null&&t.some(n=>n.name==="goodput")?[{code:"\
bottleneck-unknown"}]:[]}function TH(e,t){return e.flatMap(n=>{let{name:r,base:o,ratio:s}=n,i=AH(n);if(!CH(r)||o===null||s===null||i===null)
return[];let a=Math.abs(Math.log(s))<Math.log1p(t),c=i.low<=1&&i.high>=1;if(a||c||n.gates)return[];let l=u=>o*(u-1);return[{code:"counter-mo\
ved",metric:r,more:l(s),low:l((n.interval??i).low),high:l((n.interval??i).high)}]})}function CH(e){return Kn.some(t=>t===e)}function AH({decisionInterval:e,
ratio:t,n}){return e??(t!==null&&n>1?{low:t,high:t}:null)}import{posix as NE}from"node:path";import{isDeepStrictEqual as MH}from"node:util";var NH=["request","args","expect","http2"];function zE({fresh:e,
...t},n){let r=IH(t,n);return{...t,...r!==null&&{fresh:r}}}function IH({target:e,scenario:t,via:n},{base:r,scenarios:o,changed:s}){if(r===null)
return"configuration";if(!r.targets.some(({name:l})=>l===e))return"target";let i=r.scenarios.find(({name:l})=>l===t);if(!i?.targets.includes(
e)||!i.via.includes(n))return"scenario";let a=o.find(({name:l})=>l===t);return a?NH.every(l=>MH(IE(i[l]),IE(a[l])))&&!s.some(l=>l===bf(a,r))?
null:"request":null}function bf({request:{body:e}},{file:t}){return e&&"file"in e?NE.join(NE.dirname(t),e.file):null}function IE(e){return e===
void 0?null:JSON.parse(JSON.stringify(e))}import{isDeepStrictEqual as GH}from"node:util";function Vb(e,t){let n=t?.scenarios.find(({name:o})=>o===e.name);if(n)return qb(n);let r=t?.threshold??L.threshold;return qb({threshold:Math.
min(e.threshold,r),maxErrors:Math.min(e.maxErrors,L.maxErrors),thresholds:LE(zH(e,t?.thresholds??{},r),t?.thresholds),limits:LE(e.limits,t?.
limits,!0)})}function DE(e,t){let{thresholds:n,limits:r,...o}=e;return{...o,...qb(t)}}function qb({threshold:e,maxErrors:t,thresholds:n,limits:r}){
return{threshold:e??L.threshold,maxErrors:t??L.maxErrors,...n&&Object.keys(n).length>0&&{thresholds:n},...r&&Object.keys(r).length>0&&{limits:r}}}
function zH({thresholds:e={},rate:t,args:n},r,o){let s=t!==void 0?["open"]:n===void 0?["closed"]:["closed","command"];return Object.fromEntries(
ke.flatMap(({name:i,decides:a})=>{let c=e[i],l=a!==null&&s.includes(a);return c===void 0?[]:[[i,l?Math.min(c,r[i]??o):c]]}))}function LE(e={},t={},n=!1){
return Object.fromEntries(ke.flatMap(({name:r,better:o})=>{let s=[e[r],t[r]].filter(a=>a!==void 0),i=n&&o==="higher"?Math.max:Math.min;return s.
length===0?[]:[[r,i(...s)]]}))}function FE(e,t,n){let r=[["threshold","threshold"],["max-errors","maxErrors"]].flatMap(([s,i])=>t[i]===n[i]?
[]:[{setting:s,scenario:e,before:t[i],after:n[i]}]),o=(s,i)=>{let[a,c]=[t,n].map(l=>l[s]?.[i]??null);return a===c?null:{before:a??null,after:c??
null}};for(let{name:s,unit:i}of ke){let[a,c]=[o("thresholds",s),o("limits",s)];a&&r.push({setting:"thresholds",scenario:e,metric:s,...a}),c&&
r.push({setting:"absolute-limits",scenario:e,metric:s,unit:i,...c})}return r}import{isDeepStrictEqual as LH}from"node:util";var DH={name:null,targets:null,via:null,threshold:null,thresholds:null,limits:null,maxErrors:null,request:"request",args:"args",expect:"expe\
ct",connections:"connections",keepalive:"keepalive",http2:"http2",background:"background",rate:"rate",requests:"requests",durationSeconds:"d\
uration",timeoutSeconds:"timeout"},GE={name:null,build:"build",image:"image",command:"command",process:"process",port:"port",env:"env",secrets:null,
optionalSecrets:null,inherit:null,memory:"mem_limit",shmSize:"shm_size",ulimits:"ulimits",seccomp:null,ready:"ready"},HE={setup:"setup","wor\
king-directory":"working-directory"},FH={...GE,...HE},BH={...GE,...HE,tls:"https",services:"services",prepare:"prepare",changes:"changes",fixture:"\
fixture"};function qE(e,t){let n=[...Wb("scenario",e.scenarios.map(jE),t.scenarios.map(jE),DH),...Wb("target",e.targets.map(UE),t.targets.map(
UE),BH),...Wb("service",Oo(e).map(Kb),Oo(t).map(Kb),FH)];return[...n.filter(r=>!BE(r)),...n.filter(BE)]}function BE({setting:e}){return/^(?:expect\.headers|env|build\.(?:args|additional_contexts))\./.
test(e)}function jE({expect:{sameLength:e,...t},...n}){return{...n,expect:{...t,"same-length":e}}}function UE({services:e,...t}){return{...Kb(
t),...e&&{services:e.map(({name:n})=>n)}}}function Kb({build:e,process:t,...n}){let{setup:r=[],command:o,workingDirectory:s}=t??{},i=t&&{...r.
length>0&&{setup:r},command:o,...s!==void 0&&{"working-directory":s}},a=e!==void 0||n.image!==void 0,c={...n,...a?i&&{process:i}:i};if(!e)return{
...c,name:c.name};let{contexts:l,shmSize:u,secrets:d,optionalSecrets:f,...m}=e;return{...c,name:c.name,build:{...m,...l&&{additional_contexts:l},
...u!==void 0&&{shm_size:u}}}}function Oo({targets:e}){let t=e.flatMap(({services:n=[]})=>n);return[...new Map(t.map(n=>[n.name,n])).values()]}
function Wb(e,t,n,r){return n.flatMap(o=>{let s=t.find(({name:c})=>c===o.name);if(!s)return[];let[i,a]=[ZE(s,r),ZE(o,r)];return[...new Set([
...i.keys(),...a.keys()])].flatMap(c=>ei({of:e,name:o.name,setting:c},i.get(c),a.get(c)))})}function ei(e,t,n){return LH(t,n)?[]:[{...e,...UH(
t,n)}]}function ZE(e,t){let n=Object.entries(t).flatMap(([r,o])=>o===null?[]:VE(o,e[r]));return new Map(n)}function VE(e,t){return t===void 0?
[]:typeof t!="object"||t===null||Array.isArray(t)?[[e,t]]:Object.entries(t).flatMap(([n,r])=>VE(`${e}.${n}`,r))}var wf=60,jH=15;function UH(e,t){
let n=[e,t].map(c=>c===void 0?null:W(WE(c))),[r=null,o=null]=n[0]===n[1]?[e,t].map(ZH):n;if(r===null||o===null||Math.max(r.length,o.length)<=
wf)return{before:r&&we(r,wf),after:o&&we(o,wf)};let s=0;for(;s<r.length&&r[s]===o[s];)s+=1;let i=Math.max(0,s-jH),a=c=>we(`${i===0?"":"\u2026"}${c.
slice(i)}`,wf);return{before:a(r),after:a(o)}}function ZH(e){let t=n=>`\\u{${n.codePointAt(0)?.toString(16)}}`;return JSON.stringify(e).replace(
/[^ -~]/gu,t)}function WE(e){if(!Array.isArray(e))return typeof e=="string"?e:JSON.stringify(e);let t=e.some(n=>Array.isArray(n));return e.map(
WE).join(t?"; ":" ")}function Ro(e,t){if(!t)return{config:e,baseTargets:e.targets,base:null,head:e,firstRun:!0,baseHasProxy:KE(e),notices:[{code:"base-config-mis\
sing",file:e.file}]};let{gate:n,nginxImage:r}=t,o=Oo(t),s=e.targets.flatMap(u=>{let d=t.targets.find(({name:f})=>f===u.name);return d||!eP(u,
o)?[qH(u,d,o)]:[]}),{budgetSeconds:i,cpuProfile:a,...c}=e;return{config:{...c,gate:n,nginxImage:r,isolation:HH(t.isolation,e.isolation),...t.
budgetSeconds!==void 0&&{budgetSeconds:t.budgetSeconds},...t.cpuProfile!==void 0&&{cpuProfile:t.cpuProfile},targets:s,scenarios:e.scenarios.
map(u=>DE(u,Vb(u,t)))},baseTargets:s.flatMap(({name:u})=>t.targets.find(d=>d.name===u)??[]),base:t,head:e,firstRun:!1,baseHasProxy:KE(t),notices:WH(
e,t)}}function QE({base:e,head:t}){return e!==null&&GH(e,t)}function KE({scenarios:e}){return e.some(({via:t})=>t.includes("nginx"))}var JE=[
"process","auto","docker"];function HH(...e){return e.toSorted((t,n)=>JE.indexOf(n)-JE.indexOf(t))[0]??"docker"}function eP({services:e=[],...t},n){
let r=({name:o})=>Jb(n.find(s=>s.name===o)??{});return Jb(t).length>0||e.some(o=>Jb(o).some(s=>!r(o).includes(s)))}var Jb=({secrets:e=[],build:t})=>[
...e,...t?.secrets??[]];function qH(e,t,n){let{services:r,...o}=e;return{...YE(o,t),...r&&{services:r.map(s=>YE(s,n.find(({name:i})=>i===s.name)))}}}
function YE(e,t){let{secrets:n,optionalSecrets:r,inherit:o,seccomp:s,build:i,...a}=e,c=d=>t?.secrets?.includes(d),l=d=>t?.build?.secrets?.includes(
d);return{...a,...uc("secrets",n,c),...uc("optionalSecrets",r,c),...uc("inherit",o,d=>po(t?.inherit??[],d)),...t?.seccomp!==void 0&&{seccomp:t.
seccomp},...i&&{build:VH(i,l)}}}function uc(e,t,n){let r=(t??[]).filter(n);return r.length===0?{}:{[e]:r}}function VH({secrets:e,optionalSecrets:t,
...n},r){return{...n,...uc("secrets",e,r),...uc("optionalSecrets",t,r)}}function WH(e,t){let n=JH(e,t),r=YH(e,t),o=qE(t,e),[s,i]=[t,e].map(({
budgetSeconds:l})=>l??null),a=Oo(t),c=Sf(t.targets,e.targets.filter(l=>eP(l,a)));return[...n.length===0?[]:[{code:"gate-changed",changes:n}],
...r.length===0?[]:[{code:"isolation-changed",...XE(r)}],...s===i?[]:[{code:"budget-changed",before:s??null,after:i??null}],...c.length===0?
[]:[{code:"no-base-side",file:t.file,targets:c}],...XH(e,t),...QH(e,t,c),...o.length===0?[]:[{code:"plan-changed",...XE(o)}]]}var KH=100;function XE(e){
let t=e.slice(0,KH);return{changes:t,more:e.length-t.length}}function JH(e,t){let{gate:n}=t,r=[];return e.gate.falseAlarms!==n.falseAlarms&&
r.push({setting:"false-alarms",before:n.falseAlarms,after:e.gate.falseAlarms}),e.gate.failOn.join()!==n.failOn.join()&&r.push({setting:"fail\
-on",before:n.failOn,after:e.gate.failOn}),e.gate.mode!==n.mode&&r.push({setting:"mode",before:n.mode,after:e.gate.mode}),[...r,...e.scenarios.
flatMap(o=>FE(o.name,Vb(o,t),o))]}function YH(e,t){let n=(r,o,s)=>[...new Set([...o,...s].map(({name:i})=>i))].flatMap(i=>{let[a,c]=[o,s].map(
u=>u.find(d=>d.name===i));if(c===void 0)return[];let l=(u,d,f)=>ei({of:r,name:i,setting:u},d,f);return[...l("secrets",xf(a),xf(c)),...l("bui\
ld.secrets",xf(a?.build),xf(c.build)),...l("inherit",Yb(a?.inherit),Yb(c.inherit)),...l("security_opt",a?.seccomp,c.seccomp)]});return[...ei(
{of:"run",setting:"isolation"},t.isolation,e.isolation),...ei({of:"run",setting:"nginx-image"},t.nginxImage,e.nginxImage),...ei({of:"run",setting:"\
cpu-profile"},t.cpuProfile??"own changes",e.cpuProfile??"own changes"),...n("target",t.targets,e.targets),...n("service",Oo(t),Oo(e))]}function Yb(e){
return e?.toSorted()}function xf(e){let t=n=>e?.optionalSecrets?.includes(n);return Yb(e?.secrets)?.map(n=>t(n)?`${n} (optional)`:n)}function Sf(e,t){
return t.map(({name:n})=>n).filter(n=>!e.some(r=>r.name===n))}function XH(e,t){let n=Sf(e.targets,t.targets),r=tP(t,e,n);return n.length===0&&
Object.values(r).every(s=>s.length===0)?[]:[{code:"no-longer-measured",targets:n,...r}]}function QH(e,t,n){let r=Sf(t.targets,e.targets),s={
targets:r.filter(a=>!n.includes(a)),...tP(e,t,r)};return Object.values(s).every(a=>a.length===0)?[]:[{code:"newly-measured",...s}]}function tP(e,t,n){
let r=e.scenarios.flatMap(o=>{let s=t.scenarios.find(({name:i})=>i===o.name);return s?[{here:o,there:s}]:[]});return{scenarios:Sf(t.scenarios,
e.scenarios),via:r.flatMap(({here:o,there:s})=>o.via.filter(i=>!s.via.includes(i)).map(i=>`${o.name}/${i}`)),pairs:r.flatMap(({here:o,there:s})=>o.
targets.filter(i=>!n.includes(i)&&!s.targets.includes(i)).map(i=>`${i}/${o.name}`))}}function nP(e,t){let{threshold:n,failOn:r,isolation:o,budgetSeconds:s}=t;return{...e,...o!==void 0&&{isolation:o},...s!==void 0&&{budgetSeconds:s},
gate:{...e.gate,...r&&{failOn:r}},scenarios:e.scenarios.map(i=>n===void 0?i:{...i,threshold:n})}}import{existsSync as ew,readFileSync as tw}from"node:fs";import{isAbsolute as nq,join as fc,relative as rq,resolve as Xb,sep as oP}from"node:path";import{posix as rP}from"node:path";var eq=1<<20;async function dc(e,t){let n=async o=>{let{name:s,seccomp:i}=o;if(i===void 0||i==="unconfined")return o;let a=rP.join(rP.dirname(
e.file),i);return{...o,seccomp:tq(await t(a),`${e.file}: the seccomp profile ${I(i)} of ${I(s)}`)}},r=await Promise.all(e.targets.map(async o=>{
let{services:s,...i}=await n(o);return{...i,...s&&{services:await Promise.all(s.map(n))}}}));return{...e,targets:r}}function tq(e,t){if(e===
null)throw new v(`${t} is not in the repository; commit it there`);if(e.length>eq)throw new v(`${t} is too long; make it at most 1 MiB`);try{
return JSON.stringify(JSON.parse(e))}catch(n){throw new v(`${t} is no JSON (${n.message}); write it as Docker's own`)}}var sP=["loadgate.yml","loadgate.yaml",fc(".github","loadgate.yml")];function Dr(e,t,n){if(n!==void 0)return Qb(e,Xb(t,n));let r=iP(e,t).find(
o=>ew(o));return Qb(e,r??fc(e.top,"loadgate.yml"))}function iP({top:e},t){return[t,e].flatMap(n=>sP.map(r=>fc(n,r)))}async function aP(e,t,{
base:n},r){for(let o of iP(e,t)){let s=Qb(e,o);if(await qe(e,n.commit,s)!==null){if(s===r)return;throw new v(`base has its configuration at ${s}\
, head at ${r}, so base's rules would not apply; move it back, or name the other with --config`)}}}function Qb({top:e},t){let n=rq(e,t);if(n.
startsWith(`..${oP}`)||nq(n))throw new v(`${t} lies outside the repository ${e}; put it inside, or run loadgate there`);return n.split(oP).join(
"/")}async function cP(e,t,n,{preset:r,rules:o="base"}){let s=r===void 0?{}:{preset:r},i=await qe(e,t.head.commit,n),a=await qe(e,t.base.commit,
n);if(i===null)return dP(e,n,a!==null,s);let c=u=>d=>qe(e,u,d),l=await dc(zn(i,n,s),c(t.head.commit));if(a===null)return{...Ro(l,null),firstRun:o===
"base"};try{let u=await dc(sq(a,n,s),c(t.base.commit));return o==="base"?Ro(l,u):oq(l,u)}catch(u){if(!(u instanceof v))throw u;return{...Ro(
l,null),firstRun:!1,notices:[{code:"base-config-unusable",file:n,error:u.message}]}}}function lP(e,t){let n=zn(e,t);return{...Ro(n,n),firstRun:!1}}
function oq(e,t){let n=e.targets.map(r=>t.targets.find(({name:o})=>o===r.name)??r);return{...Ro(e,null),base:t,baseTargets:n,firstRun:!1,notices:[]}}
async function uP(e,t,n,r){let o=await qe(e,t,n),s=r===void 0?{}:{preset:r};return o===null?(await dP(e,n,!1,s)).config:dc(zn(o,n,s),i=>qe(e,
t,i))}function sq(e,t,n){try{return zn(e,t,n)}catch(r){if(n.preset===void 0)throw r;return zn(e,t)}}async function dP({top:e},t,n,r){let o=fc(
e,t);if(n||!ew(o)){let c=n?"head has removed it; put it back, or name another with --config":"loadgate init writes one, or name yours with -\
-config";throw new v(`head has no ${t}: ${c}`)}let s=zn(tw(o,"utf8"),t,r),i=await dc(s,async c=>iq(fc(e,c)));return{...Ro(i,null),firstRun:!1,
notices:[{code:"config-from-checkout",file:t}]}}function iq(e){try{return tw(e,"utf8")}catch{return null}}function fP({cwd:e},t){let n=(t===
void 0?sP:[t]).find(r=>ew(Xb(e,r)));try{return n!==void 0&&zn(tw(Xb(e,n),"utf8"),n).trend!==void 0}catch{return!1}}import{existsSync as ww,realpathSync as bT}from"node:fs";import{cp as N6,lstat as I6}from"node:fs/promises";import{dirname as z6,join as wT,
relative as vT,resolve as L6}from"node:path";var fn={now:()=>performance.now()/1e3,date:()=>new Date,sleep:(e,t)=>new Promise((n,r)=>{if(t?.aborted)return r(t.reason);let o=()=>{clearTimeout(
s),r(t?.reason)},s=setTimeout(()=>{t?.removeEventListener("abort",o),n()},e*1e3);t?.addEventListener("abort",o,{once:!0})})};import{existsSync as sr,mkdirSync as aq,readdirSync as cq,rmdirSync as lq,writeFileSync as uq}from"node:fs";import{join as Oe}from"node:path";var ft="/sys/fs/cgroup",nw=8192;function $f(e){let t=e.cpu&&G(e.cpu.file);return e.cpu&&t!==null?Of(t,e.cpu.version):null}function Of(e,t){if(t===
1)return Number(e)/1e9;let n=/^usage_usec (\d+)$/m.exec(e)?.[1];return n===void 0?null:Number(n)/1e6}function pP(e){let t=e.memoryPeak===null?
null:G(e.memoryPeak);return t===null?null:Number(t)}function rw(e){let t=e.processes===null?null:G(e.processes);return t===null?null:t.split(
`
`).filter(Boolean).map(Number)}function hP(e){let t=(G(`/proc/${e}/cgroup`)??"").split(`
`).map(a=>a.split(":")),n=a=>{let c=t.find(([,l])=>l?.split(",").includes(a));return c&&Oe(ft,ow(a),c.slice(2).join(":"))},r=n("cpuacct"),o=n(
"memory"),s=t.find(([a,c])=>a==="0"&&c===""),i=s&&Oe(ft,s.slice(2).join(":"));return gP({cpuacct:r,memory:o,v2:r?void 0:i})}function gP({cpuacct:e,
memory:t,v2:n}){let r=i=>i!==void 0&&sr(i)?i:null,o=r(e&&Oe(e,"cpuacct.usage")),s=r(n&&Oe(n,"cpu.stat"));return{cpu:o?{file:o,version:1}:s?{
file:s,version:2}:null,memoryPeak:r(t&&Oe(t,"memory.max_usage_in_bytes"))??r(n&&Oe(n,"memory.peak")),processes:r(e&&Oe(e,"cgroup.procs"))??r(
n&&Oe(n,"cgroup.procs"))}}function ow(e){return sr(Oe(ft,e))?e:sr(Oe(ft,"cpu,cpuacct"))?"cpu,cpuacct":e}function yP(e,t){let n=mP(e);for(let{
folder:o,path:s}of n)kf(Oe(o,s,"cgroup.procs"),String(t));let r=mP(t).map(({path:o})=>o);return n.length>0&&n.every(({path:o},s)=>r[s]===o)}
function mP(e){let t=(G(`/proc/${e}/cgroup`)??"").split(`
`).map(r=>r.split(":")),n=t.filter(([,r=""])=>r.split(",").some(o=>/^cpu(?:acct)?$/.test(o)));return n.length>0?n.map(([,r="",...o])=>{let[s=""]=r.
split(",").filter(i=>/^cpu(?:acct)?$/.test(i));return{folder:Oe(ft,ow(s)),path:o.join(":")}}):t.flatMap(([r,o,...s])=>r==="0"&&o===""?[{folder:ft,
path:s.join(":")}]:[])}var sw=e=>`loadgate-${e}`;function ti(e,t){let n=sr(Oe(ft,"cgroup.controllers"))?wP():bP(),r=n.map(a=>Oe(a,sw(e),t));
try{for(let a of r)aq(a,{recursive:!0});n[0]===ft&&fq(e)}catch{for(let a of r)vf(a);return null}for(let a of r)kf(Oe(a,"pids.max"),String(nw));
let o=a=>r[n.findIndex(c=>c.endsWith(a))],s=n[0]===ft,i=gP({cpuacct:s?void 0:o("cpuacct"),memory:s?void 0:o("memory"),v2:s?r[0]:void 0});return{
files:i,shares:!s||mq(r[0]??""),add(a){let c=new Set,l=!0;for(let u=0;l&&u<dq;u+=1){l=!1;for(let d of Es(a))if(!c.has(d)){c.add(d),l=!0;for(let f of r)
kf(Oe(f,"cgroup.procs"),String(d))}}},members:()=>rw(i)??[],remove(){for(let a of r)vf(a)}}}function bP(){let e=["cpu","cpuacct","memory"].map(
n=>Oe(ft,ow(n))),t=Oe(ft,"pids");return[...new Set(sr(t)?[...e,t]:e)]}var wP=()=>[ft],dq=8;function fq(e){for(let t of[ft,Oe(ft,sw(e))])for(let n of[
"+cpu","+memory","+pids"])kf(Oe(t,"cgroup.subtree_control"),n)}function mq(e){return(G(Oe(e,"cgroup.controllers"))??"").trim().split(" ").includes(
"cpu")}async function xP(e){let t=sr(Oe(ft,"cgroup.controllers"))?wP():bP();for(let n of t.map(r=>Oe(r,sw(e))))if(sr(n))for(let r=0;r<20&&sr(
n);r+=1){for(let o of cq(n,{withFileTypes:!0})){if(!o.isDirectory())continue;let s=Oe(n,o.name);for(let i of(G(Oe(s,"cgroup.procs"))??"").split(
`
`).filter(Boolean))bt(Number(i),"SIGKILL");vf(s)}vf(n),sr(n)&&await new Promise(o=>setTimeout(o,50))}}function vf(e){try{lq(e)}catch{}}function kf(e,t){
try{uq(e,t)}catch{}}function iw(e){for(let t=0;t+512<=e.length;){let n=e.subarray(t,t+512),r=Number.parseInt(n.toString("latin1",124,136),8),o=n.toString("latin\
1",156,157);if(!(r>=0))return"broken";if(o!=="x"&&o!=="g")return{isPlain:o==="0"||o==="\0",size:r,at:t+512};if(t+=512+Math.ceil(r/512)*512,t>
1048576)return"broken"}return null}function SP(e){let t=iw(e);if(t===null||t==="broken"||!t.isPlain)return null;let n=t.at+t.size;return n<=
e.length?e.subarray(t.at,n):null}function pq(){let e=Math.min(65536,Hu());return`${e}:${e}`}var hq=["CHOWN","DAC_OVERRIDE","FOWNER","KILL","NET_BIND_SERVICE","SETGID","SETPC\
AP","SETUID"],gq=["--pids-limit",String(nw),"--security-opt","no-new-privileges","--cap-drop","ALL",...hq.flatMap(e=>["--cap-add",e]),"--no-\
healthcheck"],aw=()=>({cwd:"/",env:yt(process.env)});function Ae(e,t={}){return Y(["docker",...e],{...aw(),...t})}function _o(e,t={}){return Cs(
["docker",...e],{...aw(),...t})}function vP({port:e,at:t}){return t===null?String(e):`${t}::${e}`}async function kP(e,{image:t,run:n,signal:r}){
let o=["--publish",vP({port:9,at:e}),"--entrypoint","true","--",t],{code:s}=await Ae(["run","--rm","--label",`loadgate.run=${n}`,...o],{signal:r});
return s===0}async function $P(e,t){let n=["create","--name",e.name,"--label",`loadgate.run=${e.run}`,"--network",e.network,...gq,"--cpuset-\
cpus",e.cpus.join(","),...e.publish===void 0?["--ulimit",`nofile=${pq()}`]:["--publish",vP(e.publish)],...Object.entries(e.ulimits??{}).flatMap(
([s,i])=>["--ulimit",`${s}=${i}`]),...e.shmSize===void 0?[]:["--shm-size",String(e.shmSize)],...e.seccomp===void 0?[]:["--security-opt",`sec\
comp=${e.seccomp}`],"--log-opt","max-size=1m","--sysctl","net.core.somaxconn=65535",...e.memory?["--memory",String(e.memory),"--memory-swap",
String(e.memory)]:[],...Object.entries(e.env).flatMap(([s,i])=>["--env",`${s}=${i}`]),...Object.keys(e.secrets??{}).flatMap(s=>["--env",s]),
...e.entrypoint===void 0?[]:["--entrypoint",e.entrypoint],"--",e.image,...e.command??[]],r={...e.secrets,...yt(process.env)},o=await Y(["doc\
ker",...n],{cwd:"/",env:r,...t&&{signal:t}});if(o.code!==0)throw new Error(`no container could be made: ${ce(o)}`);return o.stdout.trim()}async function OP(e,{
run:t,internal:n}){let r=n?["--internal"]:[];await _o(["network","create","--label",`loadgate.run=${t}`,...r,e])}async function RP(e){await Ae(
["network","rm",e])}async function mc(e,t,n){await _o(["cp",t,`${e}:${n}`])}async function _P(e,t,n){let r=[],o=s=>(r.push(s),r.reduce((i,{length:a})=>i+
a,0)<=n);return await Ae(["cp",`${e}:${t}`,"-"],{take:o}),SP(Buffer.concat(r))?.toString("utf8")??null}async function Rf(e){let{Entrypoint:t,
Cmd:n,WorkingDir:r,Env:o}=JSON.parse(await _o(["image","inspect","--format","{{json .Config}}","--",e])),s=o?.find(i=>i.startsWith("PATH="))?.
slice(5);return{entrypoint:t??[],command:n??[],folder:r||"/",path:s?.split(":")??[]}}async function cw(e){let t=await _o(["image","inspect",
"--format","{{json .Config.Env}}","--",e]);return JSON.parse(t)??[]}async function EP(e){await _o(["start",e])}async function _f(e){let[t]=JSON.
parse(await _o(["inspect",e])),n=Object.values(t.NetworkSettings.Networks);return{pid:t.State.Pid,running:t.State.Running,exitCode:t.State.ExitCode,
oomKilled:t.State.OOMKilled,ip:n[0]?.IPAddress??"",publishedAt:yq(t.NetworkSettings.Ports),startedAt:Date.parse(t.State.StartedAt),finishedAt:Date.
parse(t.State.FinishedAt)}}function yq(e){let[t]=Object.values(e??{}).flatMap(n=>n??[]);return t?Number(t.HostPort):null}async function Eo(e){
await Ae(["rm","--force","--volumes",e])}async function lw(e){let{stdout:t,stderr:n}=await Ae(["logs","--tail","200",e]);return t+n}async function Ef(){
let e=await Ae(["version","--format","{{.Server.Version}}"],{timeoutSeconds:10});return e.missing?{problem:"docker-missing"}:e.code!==0?{problem:"\
no-engine",said:wq(e)}:{version:e.stdout.trim()}}var bq=200;function wq(e){let t=["DOCKER_CONTEXT","DOCKER_HOST"].find(o=>process.env[o]),n=t===
void 0?"":`${t} is ${mo(process.env[t]??"")}: `,r=e.timedOut?"no answer in time":e.stderr.trim().split(`
`)[0]??"";return m$(n+mo(r)).slice(0,bq)}async function PP(e){return await ni(e)?!0:(await Ae(["buildx","imagetools","inspect","--",e],{timeoutSeconds:15})).
code===0}async function ni(e){let t=await Ae(["image","inspect","--format","{{.Size}}","--",e]);return t.code===0?Number(t.stdout):null}async function ri(e,t,n=1800){
if(await ni(e)!==null)return;let r=await Ae(["pull","--quiet","--",e],{timeoutSeconds:n,signal:t});if(t.throwIfAborted(),r.code!==0)throw new ge(
`the image ${e} cannot be pulled: ${ce(r).split(`
`).join(" ")}`)}async function oi(e){return(await _o(["image","inspect","--format","{{.Id}}","--",e])).trim()}async function TP(e){e.length>
0&&await Ae(["image","rm","--force","--",...e])}async function CP(){let e=await Ae(["context","inspect","--format","{{.Endpoints.docker.Host\
}}"]),t=e.code===0?await xq(e.stdout.trim()):null;if(t===null)return null;let n=await Ae(["info","--format","{{json .}}"]),r=JSON.parse(n.stdout);
return{host:t,cores:Number(r.NCPU),memoryBytes:Number(r.MemTotal),kernel:String(r.KernelVersion),os:String(r.OperatingSystem)}}async function xq(e){
let t=URL.canParse(e)?new URL(e):null;if(!t||!["tcp:","http:","https:","ssh:"].includes(t.protocol))return null;let n=t.hostname.replace(/^\[|\]$/g,
""),r=t.protocol==="ssh:"?await Sq(n):n;return/^(localhost|127\.[\d.]+|::1)$/.test(r)?null:r}async function Sq(e){let{code:t,stdout:n}=await Y(
["ssh","-G","--",e],{...aw(),timeoutSeconds:10});return t===0&&/^hostname (\S+)$/m.exec(n)?.[1]||e}import{chmodSync as IP,chownSync as $q,existsSync as Oq,globSync as Rq,lstatSync as _q,mkdirSync as MP,readdirSync as Eq,readlinkSync as Pq}from"node:fs";
import{homedir as Tq}from"node:os";import{join as si}from"node:path";import{setTimeout as zP}from"node:timers/promises";import{once as Pf}from"node:events";var vq=64*1024;async function Ln(e,t){let n={cwd:t.cwd,env:t.env,detached:!0,...dy(t.user)},r=Gu(e,t.cwd),{child:o,stdout:s,stderr:i}=fy(e,n,
t.input?"pipe":"ignore"),a=kq(vq);for(let d of[s,i])d.on("data",a.add);let c=()=>{s.destroy(),i.destroy()};t.started?.(o),o.stdin?.on("error",
()=>{});let l=null;o.once("exit",(d,f)=>{l={code:d,signal:f},r(f?`ended by ${f}`:`exit code ${d}`)});try{await Promise.race([Pf(o,"spawn"),Pf(
o,"error").then(([d])=>Promise.reject(d))])}catch(d){throw r("could not be started"),c(),d}let u=o.pid;return{pid:u,child:o,stdout:s,log:a.text,
ended:()=>l,async[Symbol.asyncDispose](){l||(Ts(u,"SIGTERM"),await Promise.race([Pf(o,"exit"),AP((t.graceSeconds??2)*1e3)])),Ts(u,"SIGKILL"),
l||await Promise.race([Pf(o,"exit"),AP(5e3)]),c()}}}function AP(e){return new Promise(t=>setTimeout(t,e).unref())}function kq(e){let t=[],n=0;
return{add(r){for(t.push(r),n+=r.length;t[0]&&n-t[0].length>=e;)n-=t.shift()?.length??0},text:()=>Buffer.concat(t).subarray(-e).toString("ut\
f8")}}var LP="user-",DP=[[1879048192,2147483646],[60578,60705]];function FP(e){let t,n=!1,r=0;return{lacking:()=>t??null,isDecided:()=>n,decide(o){
t=o,n=!0},async next(){if(t===void 0&&(t=Tf(Cq())),t!==null)return null;r+=1;let o=Nq();if(o===null)return t=Tf("not-permitted"),null;let s=`${LP}${String(
r).padStart(2,"0")}`;if(r>1)return NP(e,s,o);try{let i=NP(e,s,o);return t=Tf(await Aq(i)),t===null?i:null}catch{return t=Tf("not-permitted"),
null}}}}var Tf=e=>e&&{why:e};function Cq(){return process.platform!=="linux"||process.getuid?.()!==0?"not-root":process.env.LOADGATE_OWN_USERS!==
void 0&&!ka(process.env.LOADGATE_OWN_USERS)?"turned-off":null}function NP(e,t,n){IP(e,457),process.umask(process.umask()|18);let r=si(e,t),o={
uid:n,gid:n,home:si(r,"home"),temporary:si(r,"tmp")};MP(r,{mode:457});for(let s of[o.home,o.temporary])MP(s,{mode:448}),$q(s,n,n);return o}async function Aq(e){
var s=[];try{let t=await mn(e,["test","-w",e.home]);if(t.code===null)return"not-permitted";if(t.code!==0)return"temporary-folder";let n=await mn(
e,["id","-G"]);if(n.stdout.trim()!==String(e.gid))return"not-permitted";let r={...ae(process.env),LOADGATE_TRIAL:"1"};let o=Z(s,await Ln(["s\
leep","60"],{cwd:"/",env:r,user:e,graceSeconds:0}),!0);return await Mq(o.pid)?null:"not-metered"}catch(i){var a=i,c=!0}finally{var l=q(s,a,c);
l&&await l}}async function Mq(e){for(let t=0;t<50;t+=1){try{if(Pq(`/proc/${e}/cwd`),Eq(`/proc/${e}/fd`),process.kill(e,0),G(`/proc/${e}/envi\
ron`)?.includes("LOADGATE_TRIAL=1"))return!0}catch{return!1}await zP(10)}return!1}function mn(e,t){return Y(t,{cwd:"/",env:ae(process.env),user:e})}
function Nq(){let e=new Set;for(let n of["/etc/passwd","/etc/group"])for(let r of(G(n)??"").split(`
`))e.add(Number(r.split(":")[2]));let t=["/proc/self/uid_map","/proc/self/gid_map"].map(n=>G(n)??"");for(let[n,r]of DP)if(t.every(o=>Iq(o,n,
r)))for(let o=0;o<100;o+=1){let s=n+Math.floor(Math.random()*(r-n+1));if(!e.has(s)&&ny(s).length===0)return s}return null}function Iq(e,t,n){
return e.split(`
`).some(r=>{let[o=Number.NaN,,s=0]=r.trim().split(/\s+/).map(Number);return o<=t&&n<o+s})}async function ii({uid:e,gid:t},n){let r={cwd:"/",
env:ae(process.env),timeoutSeconds:600};await Cs(["chown","-R","-h","-P",`${e}:${t}`,"--",n],r),IP(n,448)}var zq=/^(?:XDG_.+|MAIL|GOPATH|GOMODCACHE|GOCACHE|GOBIN|GOENV|CARGO_HOME|npm_config_(?:cache|userconfig|prefix)|NPM_CONFIG_(?:CACHE|USERCONFIG|PREFIX)|COREPACK_HOME|YARN_CACHE_FOLDER|PNPM_HOME|BUN_INSTALL_CACHE_DIR|DENO_DIR|GRADLE_USER_HOME|PIP_CACHE_DIR|UV_CACHE_DIR|POETRY_CACHE_DIR|PIPENV_CACHE_DIR|NUGET_PACKAGES|COMPOSER_(?:HOME|CACHE_DIR)|MIX_HOME|HEX_HOME|CCACHE_DIR|SCCACHE_DIR|COURSIER_CACHE)$/,
Lq={RUSTUP_HOME:".rustup",NVM_DIR:".nvm",PYENV_ROOT:".pyenv"};function ai(e,{home:t,temporary:n}){let r=Object.entries(e).filter(([i])=>!zq.
test(i)),o=e.HOME??Tq(),s=Object.entries(Lq).flatMap(([i,a])=>e[i]===void 0&&Oq(si(o,a))?[[i,si(o,a)]]:[]);return{...Object.fromEntries(r),...Object.
fromEntries(s),HOME:t,TMPDIR:n,USER:"loadgate",LOGNAME:"loadgate"}}async function ci({uid:e}){for(let t=0;t<20;t+=1){let n=ny(e);if(n.length===
0)return;for(let r of n)bt(r,"SIGKILL");await zP(20)}}function BP(e){return Rq(`${LP}*/home`,{cwd:e}).flatMap(t=>{let n=_q(si(e,t),{throwIfNoEntry:!1})?.
uid;return n!==void 0&&DP.some(([o,s])=>o<=n&&n<=s)?[{uid:n,gid:n}]:[]})}var jP=(e,{port:t,addresses:n})=>z_(e,n).replaceAll(oc,String(t));function Cf(e,t){return Object.fromEntries(Object.entries(e.env).map(([n,r])=>[
n,jP(r,t)]))}function Af(e,t){return e.map(n=>jP(n,t))}function Xe({name:e,secrets:t=[],optionalSecrets:n=[]},r){let o=Object.fromEntries(t.
flatMap(s=>{let i=r[s];if(i)return[[s,i]];if(n.includes(s))return[];throw new v(`"${e}" takes the secret ${s}, which is not set; set it in t\
he environment`)}));return b$([e,...Object.keys(o)].join(" "),s=>ir(s,o)),o}function Dq(e,t){let{secrets:n=[],env:r}=e,o=Object.entries(r).filter(
([s])=>n.includes(s));return{...Object.fromEntries(o),...Xe(e,t)}}var Fq=/[^\P{Cc}\t]/u;function pc(e,t,n){let r=new Set(e.headers.flatMap(([
,a])=>wo(a))),o=r.size===0?{}:Dq(t,n),s=Object.entries(o).filter(([a])=>r.has(a));for(let[a,c]of s)if(Fq.test(c))throw new v(`the secret ${a}\
 of "${t.name}" holds a line break or another control character, which headers cannot carry; set it without`);let i=e.headers.flatMap(([a,c])=>{
let l=KO(c,o);return l===null?[]:[[a,l]]});return{...e,headers:i,...s.length>0&&{secrets:s.map(([,a])=>a)}}}var Bq=4;function Dn(e,t){let{stdout:n,
stderr:r}=e;return{...e,stdout:ir(n,t),stderr:ir(r,t)}}function ir(e,t){return Object.entries(t).filter(([,n])=>n.length>=Bq).reduce((n,[r,o])=>n.
replaceAll(o,`(${r})`),e)}function UP({services:e=[],...t},n){let r=Object.assign({},...[t,...e].map(o=>Xe(o,n)));return o=>ir(o,r)}import{existsSync as jq}from"node:fs";import{delimiter as Uq,isAbsolute as Zq,join as Gq}from"node:path";var Hq=3,qq=256*1024,Vq=[[/No module named|ModuleNotFoundError/,["PYTHONPATH"]],[/Cannot find (?:module|package)/,["NODE_PATH"]],[/cannot load such file/,
["RUBYLIB"]],[/Could not locate Gemfile/,["BUNDLE_GEMFILE"]]],Wq=/\b(?:401|403|407)\b|\bE401\b|unauthori[sz]ed|forbidden|authentication (?:failed|required)|could not read (?:Username|Password)|bad username or authentication/i;
function hc(e,t,{inherit:n=[],secrets:r=[],env:o={}}={}){let s=e.slice(-qq),i=new Set([...r,...Object.keys(o)]),a=Object.entries(t).flatMap(
([f,m=""])=>{let h=Qg(f,m,n);return h===null||h==="runner"||i.has(f)||Kq.test(f)?[]:[{name:f,value:m,secret:zu(f,m)}]}),[c,l]=[Jq,Yq].map(f=>[
...s.matchAll(f)].map(([,m=""])=>m)),u=Vq.flatMap(([f,m])=>f.test(s)?m:[]),d=[...a.filter(({name:f})=>e4(s,f)),...a.filter(({value:f})=>ZP(f,
["","lib","lib64"],c??[])),...a.filter(({value:f})=>ZP(f,["","bin"],l??[])),...a.filter(({name:f})=>u.includes(f)),...a.filter(({name:f,secret:m})=>m&&
Wq.test(s)&&Qq(f,n))];return[...new Map(d.map(({name:f,secret:m})=>[f,m])).entries()].slice(0,Hq).map(([f,m])=>({name:f,key:m?"secrets":"inh\
erit"}))}function ar(e=[]){return e.length===0?{}:{withheld:[...e]}}var Kq=/^(?:_|PWD|OLDPWD|SHLVL|HOSTNAME|HOSTTYPE|OSTYPE|EDITOR|PAGER|PS\d|DISPLAY)$/,
Jq=/([\w.+-]{1,255}\.so(?:\.[\w.]{1,255})?): cannot open shared object file/g,Yq=/(?:^|[\s:'"`/])([\w.+-]{1,255})['"`]?(?:: (?:command )?not found|: No such file or directory|: not found or not executable)/gm,
Xq=["COMPOSER_AUTH","HEX_API_KEY","NODE_AUTH_TOKEN","NPM_TOKEN"];function Qq(e,t){return Xq.includes(e)||po(t,e)||Yg.some(n=>po(n.names,e))}
function e4(e,t){if(t.length<3)return!1;let n=t.replaceAll(/[^\w]/g,"\\$&");return new RegExp(`(?<![\\w-])${n}(?![\\w-])`).test(e)}function ZP(e,t,n){
return n.length===0?!1:e.split(Uq).filter(o=>Zq(o)&&o!=="/").some(o=>t.some(s=>n.some(i=>jq(Gq(o,s,i)))))}import{realpathSync as qP,rmSync as b4}from"node:fs";import{dirname as w4,join as Nf,relative as x4,resolve as If,sep as S4}from"node:path";import{existsSync as t4,rmSync as n4}from"node:fs";import{join as Po}from"node:path";async function uw(e,t,n,r){var l=[];try{let o=Z(l,new AsyncDisposableStack,!0);o.defer(()=>{Zu()||n4(n,{recursive:!0,force:!0,maxRetries:3})});
await o4(e,t,n,r);let s=[];let i=[];let a=await s4(e,t,n);for(let{path:h,commit:p}of await i4(e,t)){let g={top:Po(e.top,h)};if(!await a4(g,p)){
s.push(h);continue}let y=o.use(await uw(g,p,Po(n,h),r));s.push(...y.lacking.map(b=>Po(h,b))),i.push(h,...y.submodules.map(b=>Po(h,b))),a.push(
...y.unfiltered.map(b=>({...b,path:Po(h,b.path)})))}let c=o.move();return{lacking:s,unfiltered:a,submodules:i,[Symbol.asyncDispose]:()=>c.disposeAsync()}}catch(u){
var d=u,f=!0}finally{var m=q(l,d,f);m&&await m}}var r4=/unable to read|bad object|not a tree object|missing/;async function o4({top:e},t,n,{
marker:r,signal:o}){try{let s=await B$(e,t,n),i={...r,GIT_DIR:s.own,GIT_WORK_TREE:n,GIT_INDEX_FILE:Po(n,".git","index")};await nn(e,[...["-c",
"core.splitIndex=false","-c","index.sparse=false"],"read-tree","-m","-u",t],{env:i,signal:o})}catch(s){if(o.throwIfAborted(),s instanceof ge)
throw s;let{message:i}=s,a=i.indexOf(": exit code"),c=a===-1?i:i.slice(a+2),l=r4.test(c)?"":`
If there is no room, name another folder with TMPDIR=DIR`;throw new ge(`${t.slice(0,12)} cannot be checked out into ${n}: ${c}${l}`)}}async function s4({
top:e},t,n){let r=await Yu(e),o=["grep","--quiet","--fixed-strings","-e","filter=",t];if(r.length===0||(await xe(n,[...o,"--",":(glob)**/.gi\
tattributes"])).code!==0)return[];let s=(await xe(n,["ls-files","-z"])).stdout,{stdout:i}=await xe(n,["check-attr","-z","--stdin","filter"],
{input:s}),a=i.split("\0");return a.flatMap((c,l)=>{let u=a[l+2];return l%3===0&&u!==void 0&&r.includes(u)?[{path:c,filter:u}]:[]})}async function i4({
top:e},t){let n=["--get-regexp","^submodule\\..*\\.path$"],r=await xe(e,["config","--blob",`${t}:.gitmodules`,"-z",...n]);if(r.code!==0)return[];
let o=r.stdout.split("\0").filter(Boolean).map(i=>i.slice(i.indexOf(`
`)+1));return(await nn(e,["ls-tree","-z",t,"--",...o])).split("\0").flatMap(i=>{let[,a,c]=/^160000 commit ([0-9a-f]+)\t(.+)$/s.exec(i)??[];return a&&
c?[{commit:a,path:c}]:[]})}async function a4({top:e},t){return t4(Po(e,".git"))?(await xe(e,["cat-file","-e",`${t}^{commit}`])).code===0:!1}import{closeSync as c4,constants as dw,fstatSync as l4,lstatSync as u4,openSync as d4,readFileSync as f4,realpathSync as GP}from"node:fs";import{
dirname as m4,join as p4,relative as h4,sep as g4}from"node:path";function gc(e){let t=m4(e);return t===e?[e]:[...gc(t),e]}function Mf(e){return u4(
p4(e,".git"),{throwIfNoEntry:!1})!==void 0}function HP(e,t){let n=gc(GP(e)).findLast(Mf);if(n===void 0)return!1;let[r]=h4(n,GP(t)).split(g4);
return r!==".."}var y4=64*1024*1024;function Gt(e,{mostBytes:t=y4,owner:n}={}){try{let r=d4(e,dw.O_RDONLY|dw.O_NONBLOCK|dw.O_NOCTTY);try{let o=l4(
r);return o.isFile()&&o.size<=t&&(n===void 0||o.uid===n)?f4(r):null}finally{c4(r)}}catch{return null}}async function mw(e,t,{repository:n,resources:r,signal:o},s){o.throwIfAborted();let{commit:i}=e.revision,a=Nf(r.folder,e.name),{lacking:c,unfiltered:l,
submodules:u}=s.use(await uw(n,i,a,{marker:r.marker,signal:o})),d=await wy(n,i);return{...e,file:t,tree:d,lacking:c,unfiltered:l,submodules:u,
top:a,folder:If(a,w4(t))}}function VP(e){let t=[...new Set(e.flatMap(({lacking:n})=>n))];return t.length===0?[]:[{code:"submodules-missing",
paths:t}]}function WP(e){let t=e.flatMap(({unfiltered:o})=>o),[n]=t;return n?[{code:"filters-off",filters:[...new Set(t.map(({filter:o})=>o))],
file:n.path,files:new Set(t.map(({path:o})=>o)).size}]:[]}function pw(e,t){for(let{name:n,folder:r,top:o,targets:s}of e){let i=[".",...s.flatMap(
v4),...t.flatMap(k4)];for(let a of i){let c=O4(If(r,a));if(!(c===null||$4(qP(o),c)))throw new v(`${a} of ${n} is a link out of the repositor\
y; put the file itself into the repository`)}}}function v4({services:e=[],...t}){let n=[t,...e].flatMap(({build:r,process:o})=>[...r?[r.context,
`${r.context}/${r.dockerfile}`,...Object.values(r.contexts??{}).filter(s=>!s.includes("://"))]:[],...o?.workingDirectory===void 0?[]:[o.workingDirectory]]);
return t.tls?.ca===void 0?n:[...n,t.tls.ca]}function k4({request:{body:e}}){return e&&"file"in e?[e.file]:[]}function $4(e,t){let[n]=x4(e,t).
split(S4);return n!==".."}function O4(e){try{return qP(e)}catch{return null}}async function KP({top:e,folder:t,submodules:n},r){if(r.length===
0)return;let o=r.some(s=>R4(s,t));for(let s of[e,...n.map(i=>Nf(e,i))])o?await j$(s):b4(Nf(s,".git"),{recursive:!0,force:!0})}function R4({build:e},t){
if(!e)return!1;let n=If(t,e.context),r=If(n,e.dockerfile),o=fw(`${r}.dockerignore`)||fw(Nf(n,".dockerignore"));return/\bgit\b/.test(fw(r))&&
!_4(o)}function fw(e){return Gt(e)?.toString("utf8")??""}function _4(e){let n=e.split(/\r?\n/).map(r=>r.trim()).findLast(r=>/^!?(?:\/|\.\/)?(?:\*\*\/)?(?:\.git\*?|\.\*|\*\*?)\/?(?:\*\*?)?$/.
test(r));return n!==void 0&&!n.startsWith("!")}import{createHash as XP}from"node:crypto";import{existsSync as E4,writeFileSync as P4}from"node:fs";import{join as T4,posix as C4,resolve as yc}from"node:path";var A4=2/3,M4=25;async function QP(e,{resources:t,signal:n,time:r}){if(e.length===0)return{built:[],failures:[]};let o=z4(e,process.env),s=e.
filter(c=>!o.some(l=>l.order===c)),i=await D4(process.env);for(let{name:c,cache:l,env:u,orders:d}of I4(s,i,process.env)){let f=T4(t.folder,`${c}\
.json`);P4(f,F4(d.map(g=>L4(Z4(g,process.env))),t.id,l));let m=U4(d,process.env),h=Object.entries(m).map(([g,y])=>[`${tT}${g}`,y]),p=async(g,y)=>{
let b=await Ae(["buildx","bake","--file",f,"--provenance=false","--sbom=false","--progress=plain","--allow","fs.read=*",...y],{cwd:t.folder,
env:{...u,...Object.fromEntries(h),...t.marker},timeoutSeconds:g,signal:n});return Dn(b,m)};if((await p(r.left()*A4,[])).code!==0)for(let g of d){
let y=r.left();if(y===0){o.push(hw(g,"was not built",r.seconds));continue}let b=await p(y,[gw(g)]);if(b.code===0)continue;let S=N4(g)??wt(b.
stderr||b.stdout,M4);o.push(hw(g,S,b.timedOut?r.seconds:void 0))}}let a=[];for(let c of e){if(o.some(u=>u.order===c))continue;let l=Lf(c,t.id);
a.push({order:c,id:await oi(l),bytes:await ni(l)})}return{built:a,failures:o}}function N4({target:{build:e},checkout:t}){return!e||E4(yc(t.folder,
e.context,e.dockerfile))?null:`there is no ${C4.join(e.context,e.dockerfile)} in the folder of the configuration file, from which all paths \
start; make it, or correct the path (build: .. is the folder above)`}function hw(e,t,n){let r={target:e.target.name,what:"build",log:t};return{
order:e,failure:n===void 0?r:{...r,limitSeconds:n}}}function I4(e,t,n){let r=t?e.filter(({checkout:s})=>s.writesCache):[],o=e.filter(s=>!r.includes(
s));return[{name:"bake-reviewed",orders:r,cache:!0,env:d$(n)},{name:"bake",orders:o,cache:!1,env:yt(n)}].filter(s=>s.orders.length>0)}function z4(e,t){
if(t.GITHUB_ACTIONS!=="true"&&!t.ACTIONS_RUNTIME_TOKEN)return[];let n=new Set(e.filter(({checkout:r})=>r.writesCache).map(JP));return e.flatMap(
r=>{let o=JP(r);if(r.checkout.writesCache||o===null||n.has(o))return[];let s=`it names the frontend ${o} (# syntax= or BUILDKIT_SYNTAX), whi\
ch would run on the builder of base; in GitHub Actions only docker/dockerfile and base's own frontends are allowed, so use one of those, or \
add it on the base branch first`;return[hw(r,s)]})}function JP(e){let{build:t}=e.target;return t?V4(eT(e),t.args):null}function eT({target:{
build:e},checkout:t}){let n=e&&yc(t.folder,e.context,e.dockerfile);return(n&&Gt(n)?.toString("utf8"))??""}function L4(e){let{build:t}=e.target;
if(!t)return e;let{folder:n}=e.checkout,r=yc(n,t.context),o=Object.entries(t.contexts??{}).map(([i,a])=>[i,a.includes("://")?a:yc(n,a)]),s={
...t,context:r,dockerfile:yc(r,t.dockerfile),contexts:Object.fromEntries(o)};return{...e,target:{...e.target,build:s}}}async function D4(e){
if(!e.ACTIONS_RUNTIME_TOKEN||!(e.ACTIONS_RESULTS_URL||e.ACTIONS_CACHE_URL))return!1;let{code:t,stdout:n}=await Ae(["buildx","inspect"],{timeoutSeconds:30}),
r=/^Driver:\s+(\S+)/m.exec(n)?.[1];return t===0&&r!==void 0&&r!=="docker"}function gw({target:e,checkout:t}){let n=e.name.toLowerCase().replaceAll(
/[^a-z0-9]+/g,"-"),r=XP("sha256").update(e.name).digest("hex").slice(0,8);return`${n===e.name?n:`x${n}-${r}`}-${t.name}`}function Lf(e,t){return`\
loadgate/${gw(e)}:${t}`}function F4(e,t,n=!1){let r=Object.fromEntries(e.map(o=>[gw(o),{...B4(o,t),...n&&H4(o)}]));return JSON.stringify({group:{
default:{targets:Object.keys(r)}},target:r},null,2)}function B4(e,t){let{build:n}=e.target;if(!n)throw new RangeError(`target ${e.target.name}\
 has nothing to build`);return{context:zf(n.context),dockerfile:zf(n.dockerfile),args:{...Object.fromEntries(Object.entries({...n.args,...Y4(
eT(e),n.args)}).map(([r,o])=>[r,zf(o)])),BUILDKIT_CACHE_MOUNT_NS:G4(e,t)},...n.target===void 0?{}:{target:n.target},...j4(n),tags:[Lf(e,t)],
output:["type=docker"]}}function j4({secrets:e=[],contexts:t={},ulimits:n={},shmSize:r}){let o=Object.entries(t).map(([s,i])=>[s,zf(i)]);return{
...e.length>0&&{secret:e.map(s=>`id=${s},env=${tT}${s}`)},...o.length>0&&{contexts:Object.fromEntries(o)},...Object.keys(n).length>0&&{ulimits:Object.
entries(n).map(([s,i])=>`${s}=${i}`)},...r!==void 0&&{"shm-size":String(r)}}}var tT="LOADGATE_SECRET_";function U4(e,t){return Object.assign(
{},...e.map(({target:{name:n,build:r}})=>Xe({...r,name:n},t)))}function Z4(e,t){let{name:n,build:r}=e.target;if(!r?.secrets)return e;let o=Object.
keys(Xe({...r,name:n},t));return{...e,target:{...e.target,build:{...r,secrets:o}}}}function G4({checkout:e},t){return e.writesCache?"loadgat\
e-reviewed":`loadgate-${t}-${e.name}`}function H4({target:e,checkout:t}){let n=`loadgate-${XP("sha256").update(e.name).digest("hex").slice(0,
16)}`;return t.writesCache?{"cache-from":[`type=gha,scope=${n}`],"cache-to":[`type=gha,scope=${n},mode=max,ignore-error=true`]}:{}}function zf(e){
return e.replaceAll(/[$%](?=\{)/g,t=>t+t)}var q4=/^(?:docker\.io\/)?docker\/dockerfile(?:[:@]|$)/,YP="BUILDKIT_SYNTAX";function V4(e,t){return[
...t[YP]?[t[YP]]:[],...W4(e)].find(r=>!q4.test(r))??null}function W4(e){let t=e.replace(/^\uFEFF/,""),n=[t,t.replace(/^#!.*\n/,"")].flatMap(
o=>K4(o)??[]),r=[];for(let o of t.split(/\n|\r/)){if(o.trim()!==""&&!/^\s*(?:#|\/\/)/.test(o))break;let s=/^\s*(?:#|\/\/)\s*syntax\s*=\s*(\S+)/i.
exec(o)?.[1];s!==void 0&&r.push(s)}return[...n,...r]}function K4(e){try{let t=JSON.parse(e);return typeof t?.syntax=="string"&&t.syntax!==""?
t.syntax:null}catch{return null}}var J4="315532800",To="SOURCE_DATE_EPOCH";function Y4(e,t){if(t[To]!==void 0)return{[To]:t[To]};let n=new Set(
X4(e)),[r,...o]=n;return r===void 0?{[To]:J4}:o.length===0&&/^\d+$/.test(r)?{[To]:r}:{}}function X4(e){let t=e.split(/\r?\n/).filter(o=>!/^\s*#/.
test(o)).join(`
`).replaceAll(/[\\`][ \t]*\n/g," "),n=t.split(`
`).flatMap(o=>{let[,s=""]=/^\s*ARG\s(.*)$/i.exec(o)??[],i=new RegExp(`(?:^|\\s)["']?${To}=["']?([^\\s"']*)`).exec(s);return i?[i[1]??""]:[]}),
r=[...t.matchAll(new RegExp(`\\$\\{${To}:?-["']?([^}"']*)`,"g"))];return[...n,...r.map(([,o=""])=>o)]}import{mkdirSync as sT,rmSync as k6,writeFileSync as $6}from"node:fs";import{dirname as O6,join as jf,resolve as iT}from"node:path";import{accessSync as Q4,constants as e6}from"node:fs";import{homedir as t6}from"node:os";import{delimiter as n6,isAbsolute as nT,join as Df,
resolve as r6}from"node:path";function bc(e=process.env){let{LOADGATE_CACHE:t,XDG_CACHE_HOME:n}=e;if(t&&!nT(t))throw new v(`LOADGATE_CACHE is the relative path ${t}, so p\
rograms of the checkout would be run; write an absolute path`);return t||Df(n&&nT(n)?n:Df(t6(),".cache"),"loadgate")}function Tt(e,t=process.
env){return yw(e,t)[0]??null}function yw(e,t=process.env){let n=t[`LOADGATE_${e.toUpperCase()}`],r=[...Sa(t.PATH??"").split(n6).filter(Boolean),
"/usr/sbin","/usr/local/sbin",...e==="oha"?[Df(bc(t),"bin")]:[]];return(n?[r6(n)]:r.map(s=>Df(s,e))).filter(wc)}function wc(e){try{return Q4(
e,e6.X_OK),!0}catch{return!1}}async function Ff(e,t="--version"){let n=await Y([e,t],{cwd:"/",env:ae(process.env),timeoutSeconds:10});return n.
code===0?(n.stdout+n.stderr).trim().split(`
`)[0]??null:null}import{chownSync as rT,constants as o6,copyFileSync as s6,existsSync as i6,linkSync as a6,lstatSync as c6,mkdirSync as l6,readdirSync as u6}from"node:fs";
import{homedir as d6}from"node:os";import{basename as f6,dirname as m6,join as xc}from"node:path";import{setImmediate as p6}from"node:timers/promises";
var h6=[{of:["go"],named:[["GOCACHE",""],["XDG_CACHE_HOME","go-build"]],inHome:".cache/go-build",writtenOnce:!0},{of:["go"],named:[["GOMODCA\
CHE","cache/download"],["GOPATH","pkg/mod/cache/download"]],inHome:"go/pkg/mod/cache/download",writtenOnce:!0},{of:["cargo"],named:[["CARGO_\
HOME","registry/index"]],inHome:".cargo/registry/index"},{of:["cargo"],named:[["CARGO_HOME","registry/cache"]],inHome:".cargo/registry/cache"},
{of:["cargo"],named:[["CARGO_HOME","git/db"]],inHome:".cargo/git/db"},{of:["npm","npx"],named:[["npm_config_cache","_cacache"],["NPM_CONFIG_\
CACHE","_cacache"]],inHome:".npm/_cacache"},{of:["corepack","yarn","pnpm"],named:[["COREPACK_HOME",""]],inHome:".cache/node/corepack"},{of:[
"yarn"],named:[["YARN_CACHE_FOLDER",""]],inHome:".cache/yarn"},{of:["pnpm"],named:[],inHome:".local/share/pnpm/store"},{of:["mvn","mvnw"],named:[],
inHome:".m2/repository"},{of:["mvn","mvnw"],named:[],inHome:".m2/wrapper"},{of:["gradle","gradlew"],named:[["GRADLE_USER_HOME","wrapper"]],inHome:"\
.gradle/wrapper"},{of:["gradle","gradlew"],named:[["GRADLE_USER_HOME","caches/modules-2"]],inHome:".gradle/caches/modules-2"},{of:["pip","pi\
p3","python","python3"],named:[["PIP_CACHE_DIR",""]],inHome:".cache/pip"},{of:["uv"],named:[["UV_CACHE_DIR",""]],inHome:".cache/uv"},{of:["c\
omposer"],named:[["COMPOSER_CACHE_DIR",""]],inHome:".cache/composer"}];async function oT(e,t,n){let r=t.map(s=>f6(s)),o={files:y6,bytes:b6};
for(let s of h6.filter(({of:i})=>r.some(a=>i.includes(a)))){let i=g6(s,n),a=s.writtenOnce?0:w6;i6(i)&&await Bf(i,xc(e.home,s.inHome),e,{budget:o,
linkedFrom:a})}}function g6({named:e,inHome:t},n){for(let[r,o]of e){let s=n[r];if(s)return xc(s,o)}return xc(n.HOME??d6(),t)}var y6=2e4,b6=512*
1024*1024,w6=16*1024,x6=/\.txt$/,S6=/(?:^|[.-])lock$/;async function Bf(e,t,n,{budget:r,linkedFrom:o}){let s=l6(t,{recursive:!0,mode:493});for(let i=t;s!==
void 0&&i.length>=s.length;i=m6(i))rT(i,n.uid,n.gid);await p6();for(let i of u6(e,{withFileTypes:!0})){if(r.files<=0||r.bytes<=0)return;let[
a,c]=[xc(e,i.name),xc(t,i.name)],l=c6(a,{throwIfNoEntry:!1});if(!(!l||(l.mode&4)===0||S6.test(i.name))){if(l.isDirectory())await Bf(a,c,n,{budget:r,
linkedFrom:o});else if(l.isFile()){if(r.files-=1,l.size>=o&&!x6.test(i.name)&&v6(a,c))continue;r.bytes-=l.size,s6(a,c,o6.COPYFILE_FICLONE),rT(
c,n.uid,n.gid)}}}}function v6(e,t){try{return a6(e,t),!0}catch{return!1}}async function aT({top:e,submodules:t},n,r){await ii(r,e);for(let s of[e,...t.map(i=>jf(e,i))])await _6(s,r);let o=n.flatMap(({process:s})=>s?.
setup.map(([i=""])=>i)??[]);await oT(r,o,process.env)}var R6={files:2e5,bytes:1024**3};async function _6(e,t){let n=jf(e,".git/objects"),r=jf(
n,"info/alternates"),o=(G(r)??"").trimEnd();if(o===""||o.startsWith('"')||(await mn(t,["test","-x",o])).code===0)return;let s={...R6};k6(r),
await Bf(o,n,t,{budget:s,linkedFrom:0})}function cT(e){let t=Number(G("/proc/sys/net/ipv4/ip_unprivileged_port_start")??1024),n=e.map(r=>r.port).
find(r=>r!==0&&r<t);return n===void 0?null:{why:"port",what:String(n)}}async function lT(e,t,n){for(let r of e)for(let[o=""]of[r.process?.command??
[],...r.prepare??[]]){let s=o.includes("/")?dT(n,iT(In(r,t),o)):fT(n,o,r.env);if(o!==""&&!await s)return{why:"program",what:o}}return null}async function uT(e,t){
for(let{process:n,prepare:r=[],env:o}of e)for(let[s=""]of[...n?.setup??[],n?.command??[],...r])if(s!==""&&!s.includes("/")&&!await fT(t,s,o))
return{why:"program",what:s};return null}async function dT(e,t){if((await mn(e,["test","-f",t,"-a","-x",t])).code!==0)return!1;let{stdout:n}=await mn(
e,["head","-c","256",t]),r=/^#![ \t]*(\/\S+)/.exec(n)?.[1];return r===void 0||(await mn(e,["test","-x",r])).code===0}async function fT(e,t,n){
let r=Tt(t,{PATH:n.PATH??ae(process.env).PATH});if(r===null)return!0;if(!await dT(e,r))return!1;let o=ai(ae(process.env),e),s=await Y([r,"--\
version"],{cwd:"/",env:o,user:e,timeoutSeconds:5});return!s.missing&&s.code!==126&&s.code!==127}function mT(e,{folder:t,user:n,into:r}){sT(r,
{recursive:!0});for(let{request:o}of e){let{body:s}=o;if(!s||!("file"in s))continue;let i=Gt(iT(t,s.file),{mostBytes:1/0,owner:n.uid}),a=jf(
r,s.file);i!==null&&(sT(O6(a),{recursive:!0}),$6(a,i))}}import{createHash as E6}from"node:crypto";import{lstatSync as P6,readdirSync as T6}from"node:fs";import{join as Sc}from"node:path";function hT(e){let t=li(e);return()=>yT(bw(t,li(e)))}function gT(e,t,n){let[r,o]=[li(e),li(t)],s=new Map(n.map(a=>[a,pT(Sc(e,a))])),i=a=>{let c=s.
get(a);return c!=null&&c===pT(Sc(e,a))};return()=>{let a=bw(r,li(e)).filter(l=>r.has(l)&&!i(l));if(a.length===0)return null;let c=new Set(bw(
o,li(t)));return yT(a.filter(l=>!c.has(l)))}}function bw(e,t){return[...new Set([...e.keys(),...t.keys()])].filter(n=>!A6(e.get(n),t.get(n)))}
function yT(e){let[t]=e.toSorted();return t===void 0?null:{path:t,files:e.length}}var C6=256*1024*1024;function pT(e){let t=Gt(e,{mostBytes:C6});
return t&&E6("sha256").update(t).digest("hex")}function A6(e,t){return!e||!t||e.written!==t.written?!1:e.changed===t.changed||e.names>1n}function M6(e){
try{return T6(e,{withFileTypes:!0})}catch{return[]}}function li(e){let t=new Map,n=[""];for(let r of n)for(let o of M6(Sc(e,r))){let s=Sc(r,
o.name);o.isDirectory()&&n.push(s);let i=P6(Sc(e,s),{bigint:!0,throwIfNoEntry:!1});if(!i)continue;let{ino:a,mode:c,uid:l,size:u,mtimeNs:d,ctimeNs:f,
nlink:m}=i,h=o.isDirectory()?[a,c,l]:[a,c,l,u,d];t.set(s,{written:h.join(" "),changed:o.isDirectory()?0n:f,names:m})}return t}async function kT(e,t,n){let r=e.filter(({folder:s})=>ww(s)),o=await(t==="docker"?F6(r,n):B6(r,n));return e.map(s=>{let i=o.get(s);return i?
H6(s,i):{checkout:s,targets:[],failures:D6(s)}})}function D6({name:e,targets:t,file:n}){return t.map(r=>({target:r.name,what:"build",log:`${e}\
 has no folder ${z6(n)}`}))}async function F6(e,{resources:t,signal:n,buildSeconds:r}){t.engine();let o=Uf(r??PT),s=e.flatMap(ui),i=s.filter(
({target:m})=>m.build);for(let m of e){let h=i.filter(p=>p.checkout===m);await KP(m,h.map(({target:p})=>p))}let{built:a,failures:c}=await QP(
i,{resources:t,signal:n,time:o}),l=[];for(let m of s.filter(({target:h})=>h.image)){let h=m.target.image;await ri(h,n,o.left()),l.push({order:m,
id:await oi(h),bytes:await ni(h)})}let u=s.filter(({target:m})=>!m.build&&!m.image),d=[...a,...l],f=m=>d.filter(({order:h})=>h.checkout===m);
return new Map(e.map(m=>[m,{artifacts:f(m).map(({order:{target:h},id:p,bytes:g})=>({target:h,image:p,id:p,imageBytes:g})),failures:[...c.filter(
({order:h})=>h.checkout===m).map(({failure:h})=>h),...u.filter(h=>h.checkout===m).map(({target:h})=>$T(h,"neither build nor image, which Doc\
ker needs"))]}]))}async function B6(e,{resources:t,signal:n,buildSeconds:r}){let o=Uf(r??PT),s=new Map,i=[];for(let[a,c]of e.entries()){let l=await j6(
c,{resources:t,signal:n,time:o}),u=Z6(i);s.set(c,u===null?l:{...l,...G6(c,u)}),e.slice(a+1).flatMap(ui).some(({target:f})=>(f.process?.setup.
length??0)>0)&&i.push({name:c.name,changed:hT(c.top)})}return s}async function j6(e,t){let{users:n}=t.resources,r=ui(e).map(({target:f})=>f),
o=r.length>0?await n.next():null;if(!o)return vc(e,t);let s=n.isDecided()?null:cT(r)??await uT(r,o);if(s)return n.decide(s),vc(e,t);e.targets.
some(({fixture:f})=>f!==void 0)&&n.decide(null);try{await aT(e,r,o)}catch(f){if(n.isDecided())throw f;return n.decide({why:"not-permitted"}),
vc(e,t)}let i={...await vc(e,{...t,user:o}),user:o};if(n.isDecided())return i;let a=r.filter(f=>i.artifacts.some(m=>m.target===f)),c=await lT(
a,e.folder,o),l=i.failures.find(({what:f,limitSeconds:m})=>f==="setup"&&m===void 0);if(!c&&!l)return n.decide(null),i;await ci(o),await ii(U6,
e.top);let u=await vc(e,t),d=u.failures.length<i.failures.length;return c||d?(n.decide(c??{why:"build",what:l?.target??""}),u):(n.decide(null),
await ii(o,e.top),{...i,failures:u.failures})}var U6={uid:0,gid:0};async function vc(e,t){let{folder:n,tree:r}=e,o=[],s=[];for(let{target:i}of ui(
e)){let a=i.process?await W6(i,{folder:n,...t}):$T(i,"no command that starts it as a process");a?s.push(a):o.push({target:i,id:r,imageBytes:null})}
return{artifacts:o,failures:s}}function $T({name:e},t){return{target:e,what:"build",log:`${e} has ${t}`}}function Z6(e){for(let{name:t,changed:n}of e){
let r=n();if(r===null)continue;let o=r.files>1?` and ${r.files-1} more`:"";return`its setup changed ${t}'s files (${r.path}${o}), so ${t} is\
 no longer what was committed and nothing can be compared; remove that from setup`}return null}function OT(e,t){let{top:n,folder:r}=e.checkout,
o=ui(e.checkout).flatMap(({target:s})=>(s.process?.command??[]).filter(a=>a.includes("/")).map(a=>L6(In(s,r),a))).filter(s=>ww(s)).map(s=>vT(
bT(n),bT(s)));return gT(n,t.checkout.top,o)}function G6({targets:e},t){return{artifacts:[],failures:e.map(({name:n})=>({target:n,what:"setup",
log:t}))}}function ui(e){let{targets:t}=e,n=new Map(t.flatMap(({services:r=[]})=>r.map(o=>[o.name,o])));return[...t,...n.values()].map(r=>({
checkout:e,target:r}))}function RT(e,{id:t}){let n=ui(e).filter(({target:r})=>r.build);return TP(n.map(r=>Lf(r,t)))}function H6(e,{artifacts:t,
failures:n,user:r}){let{targets:o,folder:s}=e,i=n.filter(u=>o.some(({name:d})=>d===u.target)),a=o.flatMap(u=>n.filter(d=>u.services?.some(({
name:f})=>f===d.target)).map(d=>({...d,target:u.name,log:`service ${d.target}:
${d.log}`}))),c=u=>{let d=t.find(({target:f})=>f.name===u.name);return d?[{...d.image&&{image:d.image},folder:s,target:u,...r&&{user:r}}]:[]},
l=o.flatMap(u=>{let d=t.find(y=>y.target===u);if(!d||a.some(y=>y.target===u.name))return[];let{image:f,id:m,imageBytes:h}=d,p=(u.services??[]).
flatMap(c);return[{build:{...f&&{image:f},folder:s,target:u,...r&&{user:r},...p.length>0&&{services:p}},id:m,imageBytes:h}]});return{checkout:e,
targets:l,failures:[...i,...a],...r&&{user:r}}}async function _T(e,t,n,{folder:r}){if(n==="docker")return e;let{checkout:o}=e,s=wT(r,t);await N6(
o.top,s,{recursive:!0,verbatimSymlinks:!0,preserveTimestamps:!0,filter:q6}).catch(a=>{throw new ge(`${o.top} cannot be copied: ${a.message};\
 make room, or name another temporary folder with TMPDIR=DIR`)}),e.user&&await ii(e.user,s);let i=a=>wT(s,vT(o.top,a));return{...e,checkout:{
...o,name:t,top:s,folder:i(o.folder)},targets:e.targets.map(({build:a,...c})=>{let l=a.services?.map(u=>({...u,folder:i(u.folder)}));return{
...c,build:{...a,folder:i(a.folder),...l&&{services:l}}}})}}async function q6(e){let t=await I6(e);return t.isFile()||t.isDirectory()||t.isSymbolicLink()}
var V6=25;async function W6(e,{folder:t,resources:n,signal:r,user:o,time:s}){let i=In(e,t),a={target:e.name,what:"setup"};if(!ww(i))return{...a,
log:`there is no folder ${e.process?.workingDirectory}; correct working-directory`};for(let c of e.process?.setup??[]){let l=s.left();if(l===
0)return{...a,log:`${c.join(" ")}: was not started`,limitSeconds:s.seconds};let u=Xe(e,process.env),d={...e.env,...u,...n.marker},f=await Y(
c,{cwd:i,env:Rs(o?ai(process.env,o):process.env,e.inherit,d),user:o,timeoutSeconds:l,signal:r,untrusted:!0});if(f.code===0)continue;let m=Dn(
f,u),h=wt(m.stdout+m.stderr,V6),p=`${c.join(" ")}: ${ce(m)}
${h}`,g=m.missing?`${c[0]}: not found or not executable
`:"",y=hc(g+h,process.env,e);return{...a,log:p,...m.timedOut&&{limitSeconds:s.seconds},...ar(y)}}return null}function ET(e,t){let n=xT(e.head,
t),r=e.base&&xT(e.base,t),o=[...r?[["base",r]]:[],["head",n]];return{builds:o.flatMap(([s,{targets:i}])=>i.map(a=>K6(a,s))),variants:o.map(([
s,{checkout:i,targets:a}])=>{let{commit:c,label:l}=i.revision,u=a.map(({build:d,id:f,imageBytes:m})=>[d.target.name,{id:f,imageBytes:m}]);return{
variant:s,commit:c,label:l,builds:Object.fromEntries(u)}}),failures:o.flatMap(([s,{failures:i}])=>i.map(a=>({variant:s,...a}))),identical:new Set(
r?J6(r,n):[])}}function xT({targets:e,failures:t,...n},r){return{...n,targets:e.filter(({build:o})=>r.has(o.target.name)),failures:t.filter(
({target:o})=>r.has(o))}}function K6({build:{services:e,...t}},n){return{...t,variant:n,...e&&{services:e.map(r=>({...r,variant:n}))}}}function J6(e,t){
return e.targets.flatMap(n=>{let{name:r}=n.build.target,o=t.targets.find(({build:s})=>s.target.name===r);return o&&o.id===n.id&&ST(o)===ST(n)?
[r]:[]})}function ST({build:{target:e,services:t=[]}}){let n=({command:o,process:s,env:i,port:a,memory:c,secrets:l,...u})=>[o,s?.command,s?.
workingDirectory,i,a,c,l,u.inherit,u.shmSize,u.ulimits,u.seccomp],r=t.map(o=>[o.image,n(o.target),o.target.ready]);return JSON.stringify([n(
e),e.tls,e.prepare,r])}var PT=3600;function Uf(e,t=fn.now){let n=t()+e;return{seconds:e,left:()=>Math.max(0,n-t())}}import{basename as BT,dirname as $w,join as Ow}from"node:path/posix";import{basename as Y6}from"node:path/posix";var X6=[[/^(?:package-lock|npm-shrinkwrap)\.json$/,{read:tV}],[/^yarn\.lock$/,{read:oV,manifest:"\
package.json"}],[/^pnpm-lock\.yaml$/,{read:sV,manifest:"package.json"}],[/^bun\.lock$/,{read:iV,manifest:"package.json"}],[/^go\.mod$/,{read:aV}],
[/^Cargo\.lock$/,{read:TT}],[/^(?:(?:uv|poetry|pdm)\.lock|pylock\.toml)$/,{read:TT,manifest:"pyproject.toml"}],[/^requirements[\w.-]*\.txt$/,
{read:lV}],[/^Pipfile\.lock$/,{read:dV}],[/^composer\.lock$/,{read:fV,manifest:"composer.json"}],[/^Gemfile\.lock$/,{read:mV}],[/^pom\.xml$/,
{read:hV}],[/^gradle\.lockfile$/,{read:gV}],[/^libs\.versions\.toml$/,{read:yV}]],Q6=8*1024*1024,eV=4e3;function Zf(e){return e.length<=Q6&&
e.split(`
`).every(t=>t.length<=eV)}function qf(e){return X6.find(([t])=>t.test(Y6(e)))?.[1]??null}function Sw(e,t,n=null){if(t===null||!Zf(t))return new Map;
try{return qf(e)?.read(t,n!==null&&Zf(n)?n:null)??new Map}catch{return new Map}}function je(e){let t=new Map;for(let[n,r,o]of e){let s=t.get(
n);s===void 0?t.set(n,{versions:new Set([r]),role:o}):(s.versions.add(r),Gf.indexOf(o)<Gf.indexOf(s.role)&&(s.role=o))}return t}var Gf=["dir\
ect","indirect","development"];function CT(e,t){let n=e.split(`
`),r=n.indexOf(t)+1,o=n.findIndex((s,i)=>i>=r&&/^\S/.test(s));return r===0?"":n.slice(r,o===-1?void 0:o).join(`
`)}function xw(e,t){let n=e.split(`
`),r=n.indexOf(`[${t}]`)+1,o=n.findIndex((s,i)=>i>=r&&s.startsWith("["));return r===0?"":n.slice(r,o===-1?void 0:o).join(`
`)}function kc(e,t,n){let r=[];for(let o=e.indexOf(t);o!==-1;o=e.indexOf(t,o)){let s=e.indexOf(n,o+t.length);if(s===-1)break;r.push(e.slice(
o+t.length,s)),o=s+n.length}return r}function mt(e){return typeof e=="object"&&e!==null&&!Array.isArray(e)?e:{}}var $c=e=>typeof e=="string"?
e:null,Hf=(...e)=>e.flatMap(t=>Object.keys(mt(t)));function Oc(e,t,n=!1){return n?"development":t.size===0||t.has(e)?"direct":"indirect"}function tV(e){
let t=mt(JSON.parse(e)),n=Object.entries(mt(t.packages));if(n.length===0)return rV(t);let r=i=>i.includes("node_modules/"),o=n.filter(([i])=>!r(
i)).map(([,i])=>mt(i)),s=new Set(o.flatMap(i=>Hf(i.dependencies,i.optionalDependencies)));return je(n.flatMap(([i,a])=>{let c=mt(a),l=$c(c.version);
if(!r(i)||c.link===!0||l===null)return[];let u=i.slice(i.lastIndexOf("node_modules/")+13);return[[u,l,Oc(u,s,c.dev===!0)]]}))}var nV=50;function rV(e){
let t=(n,r)=>Object.entries(mt(n)).flatMap(([o,s])=>{let i=mt(s),a=$c(i.version),c=a===null?[]:[[o,a,i.dev?"development":"direct"]];return r>
nV?c:[...c,...t(i.dependencies,r+1)]});return je(t(e.dependencies,0))}function vw(e){let t=mt(JSON.parse(e??"{}")),n=new Set(Hf(t.dependencies,
t.optionalDependencies)),r=new Set(Hf(t.devDependencies));return o=>Oc(o,n,r.has(o)&&!n.has(o))}function oV(e,t){let n=vw(t);return je(e.split(
/\n(?=\S)/).flatMap(r=>{let o=/^"?(@?[^@"\s]+)@/.exec(r)?.[1],s=/^ {2}version:? "?([^"\s]+)"?$/m.exec(r)?.[1];return o===void 0||s===void 0||
s.endsWith("-use.local")?[]:[[o,s,n(o)]]}))}function sV(e,t){let n=vw(t),o=CT(e,"packages:").matchAll(/^ {2}'?\/?((?:@[^/\s]+\/)?[^/@\s]+)[@/](\d[^'(:\s_]*)/gm);
return je([...o].map(([,s="",i=""])=>[s,i,n(s)]))}function iV(e,t){let n=vw(t),r=e.matchAll(/^ +"[^"\n]+": \["(@?[^"@\n]+)@(\d[^"\n]*)"/gm);
return je([...r].map(([,o="",s=""])=>[o,s,n(o)]))}function aV(e){let t=e.split(`
`).map(o=>o.trim()),n=new Map(t.flatMap(o=>{let s=/^(?:replace\s+)?(\S+)(?:\s+v\S+)?\s+=>\s+(\S+)(?:\s+(v\S+))?/.exec(o);return s?[[s[1],s[3]===
void 0?s[2]:`${s[2]} ${s[3]}`]]:[]})),r=new Set(kc(e,"exclude (",")").flatMap(o=>o.split(`
`).map(s=>s.trim())));return je(t.flatMap(o=>{let s=/^(?:require\s+)?([^\s()=]+)\s+(v\d\S*)\s*(\/\/ indirect)?/.exec(o);if(!s||o.includes("=\
>")||o.startsWith("exclude"))return[];let[,i="",a="",c]=s;return r.has(`${i} ${a}`)?[]:[[i,n.get(i)??a,c?"indirect":"direct"]]}))}function TT(e,t){
let n=e.split(/^(?=\[\[packages?\]\])/m).slice(1).map(a=>{let c=u=>new RegExp(`^${u} = "([^"]+)"`,"m").exec(a)?.[1],l=/^source = \{ (?:editable|virtual) /m.
test(a);return{table:a,own:l,name:c("name"),version:c("version"),source:c("source")}}),r=n.some(({source:a})=>a!==void 0),o=n.filter(({own:a,
source:c})=>a||r&&c===void 0),s=o.flatMap(({table:a})=>{let[c=""]=kc(a,`
dependencies = [`,"]");return[...c.matchAll(/"([^"\s]+)(?:\s[^"]*)?"/g)].map(([,l=""])=>l)}),i=new Set([...s,...cV(t)]);return je(n.flatMap(
a=>{let{name:c,version:l}=a;return c===void 0||l===void 0||o.includes(a)?[]:[[c,l,Oc(c,i)]]}))}function cV(e){let t=xw(e??"","project"),n=kc(
`
${t}
`,`
dependencies = [`,`]
`)[0]??"",r=xw(e??"","tool.poetry.dependencies");return[...n.matchAll(/["']([A-Za-z0-9][\w.-]*)[^"']*["']/g),...r.matchAll(/^([A-Za-z0-9][\w.-]*)\s*=/gm)].
map(([,s=""])=>AT(s))}var AT=e=>e.toLowerCase().replace(/[-_.]+/g,"-");function lV(e){let t=e.split(`
`);return je(t.flatMap((n,r)=>{let o=/^([A-Za-z0-9][\w.-]*)(?:\[[^\]]*\])?\s*===?\s*([^\s;#\\,]+)/.exec(n);if(!o)return[];let[,s="",i=""]=o,
a=uV(t,r+1),c=a.length>0&&!a.some(l=>l.startsWith("-r"));return[[AT(s),i,c?"indirect":"direct"]]}))}function uV(e,t){let n=t;for(;/^\s+(?:#|--hash)/.
test(e[n]??"");)n+=1;return e.slice(t,n).filter(o=>/^\s+#/.test(o)).map(o=>o.replace(/^\s+#\s*(?:via\s*)?/,"").trim()).filter(o=>o!=="")}function dV(e){
let t=mt(JSON.parse(e)),n=(r,o)=>Object.entries(mt(r)).flatMap(([s,i])=>{let a=$c(mt(i).version);return a===null?[]:[[s,a.replace(/^==/,""),
o]]});return je([...n(t.default,"direct"),...n(t.develop,"development")])}function fV(e,t){let n=mt(JSON.parse(e)),r=new Set(Hf(mt(JSON.parse(
t??"{}")).require)),o=(s,i)=>(Array.isArray(s)?s:[]).flatMap(a=>{let[c,l]=[$c(mt(a).name),$c(mt(a).version)];return c===null||l===null?[]:[[
c,l,Oc(c,r,i)]]});return je([...o(n.packages,!1),...o(n["packages-dev"],!0)])}function mV(e){let t=CT(e,"DEPENDENCIES"),n=new Set([...t.matchAll(
/^ {2}([^\s!(]+)/gm)].map(([,o=""])=>o)),r=e.matchAll(/^ {4}(\S+) \(([^)\s]+)\)$/gm);return je([...r].map(([,o="",s=""])=>[o,s,Oc(o,n)]))}var pV=(e,t)=>new RegExp(
`<${t}>\\s*([^<\\s]+)\\s*</${t}>`).exec(e)?.[1]??null;function hV(e){let[t="",...n]=e.split("<!--"),r=t+n.map(a=>a.split("-->").slice(1).join(
"-->")).join(""),o=new Map([...(kc(r,"<properties>","</properties>")[0]??"").matchAll(/<([\w.-]+)>([^<]*)</g)].map(([,a="",c=""])=>[a,c.trim()])),
s=a=>a.replace(/\$\{([^}]+)\}/g,(c,l)=>o.get(l)??c),i=["parent","dependency","plugin"].flatMap(a=>kc(r,`<${a}>`,`</${a}>`).map(c=>({kind:a,block:c})));
return je(i.flatMap(({kind:a,block:c})=>{let[l,u,d,f]=["groupId","artifactId","version","scope"].map(p=>pV(c,p));if(!u||!d)return[];let m=s(
l?`${l}:${u}`:u),h=a==="plugin"||f==="test";return[[m,s(d),h?"development":"direct"]]}))}function gV(e){let t=e.matchAll(/^([^#:\s]+:[^:\s]+):([^=\s]+)=(.*)$/gm);
return je([...t].map(([,n="",r="",o=""])=>{let s=o.split(",").every(i=>/^test/i.test(i));return[n,r,s?"development":"direct"]}))}function yV(e){
let t=xw(e,"versions").matchAll(/^([\w.-]+)\s*=\s*"([^"]+)"/gm);return je([...t].map(([,n="",r=""])=>[n,r,"direct"]))}var bV=500,wV=50;async function jT(e,t,n){try{let[r,o,s]=await Promise.all([RV(e,t,n),$V(e,t,n),_V(t,n)]);return xV([...s,...o,...r])}catch{
return[]}}function xV(e){let t=e.flatMap(vV).toSorted((o,s)=>MT(o)-MT(s)||(o.name<s.name?-1:1)),n=new Set,r=({kind:o,name:s,base:i,head:a})=>{
let c=o==="runtime"?s:JSON.stringify([o,s,i,a]);return!n.has(c)&&n.add(c)};return t.filter(r).slice(0,bV)}function MT({kind:e,role:t,file:n}){
return e==="runtime"?n===void 0?0:1:e==="image"?3:[2,4,5][Gf.indexOf(t??"direct")]??5}var SV=200,kw=e=>we(W(e),SV),NT=new Set;function vV({kind:e,
file:t,base:n,head:r}){return[...new Set([...n.keys(),...r.keys()])].flatMap(o=>{let[s,i]=[n.get(o),r.get(o)],[a,c]=[s?.versions??NT,i?.versions??
NT],l=new Set([...a].filter(h=>!c.has(h))),u=new Set([...c].filter(h=>!a.has(h)));if(l.size+u.size===0)return[];let[d,f]=l.size>0&&u.size>0?
[l,u]:[a,c],m=h=>h.size===0?null:kw([...h].sort().join(", "));return[{kind:e,name:kw(o),base:m(d),head:m(f),...e==="package"&&{role:(i??s)?.
role??"direct"},...t!==void 0&&{file:kw(t)}}]})}var kV=/(?:^|\/)(?:node_modules|vendor|third_party|testdata|tests?|__tests__|fixtures|examples?|docs)\//;
async function $V(e,t,n){let[r,o]=[t.checkout.revision.commit,n.checkout.revision.commit],s=[t,n].flatMap(OV),i=u=>s.some(d=>{let f=d==="."?
u:u.startsWith(`${d}/`)?u.slice(d.length+1):null;return f!==null&&!kV.test(f)}),c=(await nd(e,r,o)).filter(i).filter(u=>qf(u)!==null||MV(u)),
l=[];for(let u of c.slice(0,wV)){let d=qf(u)?.manifest,f=p=>d===void 0?null:qe(e,p,Ow($w(u),d)),[m,h]=[await qe(e,r,u),await qe(e,o,u)];l.push(
{kind:"package",file:u,base:Sw(u,m,await f(r)),head:Sw(u,h,await f(o))},{kind:"runtime",file:u,base:FT(u,m),head:FT(u,h)})}return l}function IT({
checkout:{targets:e}}){return e.flatMap(t=>[t,...t.services??[]])}function OV({checkout:{file:e,targets:t}}){return t.flatMap(({build:n})=>{
if(n===void 0)return["."];let r=Object.values(n.contexts??{}).filter(o=>!o.includes("://"));return[n.context,...r].map(o=>Ow($w(e),o).replace(
/\/$/,""))})}async function RV(e,t,n){let r=[];for(let o of IT(n)){let s=IT(t).find(({name:i})=>i===o.name);s!==void 0&&r.push({kind:"image",
...o.build&&{file:UT(o.build,n)},base:await zT(e,s,t),head:await zT(e,o,n)})}return r}function UT({context:e,dockerfile:t},{checkout:n}){return Ow(
$w(n.file),e,t)}async function zT(e,{build:t,image:n},r){if(n!==void 0)return je([[...ZT(n),"direct"]]);if(t===void 0)return new Map;let{commit:o}=r.
checkout.revision,s=await qe(e,o,UT(t,r));return s===null||!Zf(s)?new Map:EV(s,t.args)}async function _V(e,t){let n=[];for(let{build:r}of t.
targets){let o=e.targets.find(l=>l.build.target.name===r.target.name),[s,i]=[o?.build.image,r.image];if(s===void 0||i===void 0||s===i)continue;
let[a,c]=[await cw(s),await cw(i)];n.push({kind:"runtime",base:DT(a),head:DT(c)})}return n}function EV(e,t){let n=e.replace(/^[ \t]*#.*\n?/gm,
"").replace(/\\\r?\n/g," ").split(/\r?\n/).map(i=>i.trim()),r=new Map,o=new Set,s=[];for(let i of n){let a=/^FROM\s+(?:--\S+\s+)*(\S+)(?:\s+AS\s+(\S+))?/i.
exec(i);if(!a&&o.size+s.length===0)for(let[l,u]of PV(i))r.set(l,t[l]??LT(u,r));if(!a)continue;let c=LT(a[1]??"",r);!o.has(c.toLowerCase())&&
c!=="scratch"&&TV(c)&&s.push([...ZT(c),"direct"]),a[2]!==void 0&&o.add(a[2].toLowerCase())}return je(s)}function PV(e){return[...(/^ARG\s+(.+)$/i.
exec(e)?.[1]??"").matchAll(/(\w+)=("[^"]*"|'[^']*'|\S+)/g)].map(([,n="",r=""])=>[n,r.replace(/^(["'])(.*)\1$/,"$2")])}function LT(e,t){return e.
replace(/^(["'])(.*)\1$/,"$2").replace(/\$(?:(\w+)|\{(\w+)(?::?-([^}]*))?\})/g,(n,r,o,s)=>t.get(r??o)??s??n)}var TV=e=>e.length<=300&&/^[\w./:@-]+$/.
test(e);function ZT(e){let[t="",n]=e.split("@"),[,r=t,o]=/^(.*?)(?::([^:/]+))?$/.exec(t)??[],s=n?.replace(/^(sha256:.{12}).*$/,"$1");return[
r,o!==void 0&&s?`${o} (${s})`:o??s??"latest"]}var CV={NODE_VERSION:"Node",BUN_VERSION:"Bun",DENO_VERSION:"Deno",GOLANG_VERSION:"Go",RUST_VERSION:"\
Rust",PYTHON_VERSION:"Python",PHP_VERSION:"PHP",JAVA_VERSION:"Java",RUBY_VERSION:"Ruby",DOTNET_VERSION:".NET",ASPNET_VERSION:"ASP.NET",NGINX_VERSION:"\
nginx"};function DT(e){return je(e.flatMap(t=>{let n=t.indexOf("="),[r,o]=[CV[t.slice(0,n)],t.slice(n+1)];return r===void 0||o===""?[]:[[r,o,
"direct"]]}))}var GT=[[/^\.(?:nvmrc|node-version)$/,"Node",/^v?(\S+)/],[/^\.python-version$/,"Python",/^(\S+)/],[/^\.ruby-version$/,"Ruby",/^(?:ruby-)?(\S+)/],
[/^\.java-version$/,"Java",/^(\S+)/],[/^go\.mod$/,"Go",/^toolchain go(\S+)/m],[/^go\.mod$/,"Go",/^go (\S+)/m],[/^rust-toolchain(?:\.toml)?$/,
"Rust",/^channel\s*=\s*"([^"]+)"/m],[/^rust-toolchain$/,"Rust",/^([\w.-]+)\s*$/],[/^pom\.xml$/,"Java",/<(?:maven\.compiler\.release|java\.version|release)>\s*([\d.]+)\s*</]],
AV={nodejs:"Node",node:"Node",golang:"Go",go:"Go",rust:"Rust",python:"Python",php:"PHP",java:"Java",ruby:"Ruby"};function MV(e){let t=BT(e);
return t===".tool-versions"||GT.some(([n])=>n.test(t))}function FT(e,t){let n=BT(e);if(t===null)return new Map;if(n===".tool-versions")return je(
[...t.matchAll(/^(\w+)[ \t]+(\S+)/gm)].flatMap(([,r="",o=""])=>{let s=AV[r];return s===void 0?[]:[[s,o,"direct"]]}));for(let[r,o,s]of GT){let i=r.
test(n)?s.exec(t)?.[1]:void 0;if(i!==void 0)return je([[o,i,"direct"]])}return new Map}import{randomBytes as HV}from"node:crypto";import{closeSync as qV,existsSync as VV,openSync as WV,readSync as KV,rmSync as JV,statSync as YV,
writeFileSync as XV,writeSync as QV}from"node:fs";import{join as rC}from"node:path";function Fr(e,t){return process.platform==="linux"?["taskset","--cpu-list",e.join(","),...t]:t}function Rw(e){return["chrt","--batch","0",...e]}
function _w(e){return Y(e,{cwd:"/",env:ae(process.env),timeoutSeconds:5})}var HT;function qT(){return HT??=_w(Rw(["true"])).then(({code:e})=>e===
0),HT}async function VT(e){let t=new Set;for(let n=0;n<2;n+=1)for(let r of Es(e).filter(o=>!t.has(o)))await _w(["chrt","--batch","--all-task\
s","--pid","0",String(r)]),t.add(r)}async function Vf(e){let t=/^Cpus_allowed_list:\s*(\S+)/m.exec(G("/proc/self/status")??"")?.[1],n=r=>_w(
["taskset","--all-tasks","--cpu-list","--pid",r,String(process.pid)]);return t&&await n(e.join(",")),{async[Symbol.asyncDispose](){t&&await n(
t)}}}function Wf(e,{server:t,proxy:n,generator:r}){return e==="server"&&!t.some(o=>n.includes(o)||r.includes(o))}import{randomInt as JT}from"node:crypto";import{connect as NV,createServer as IV}from"node:net";function Br({host:e,port:t}){return`${e.includes(":")?`[${e}]`:e}:${t}`}function _c(e,t){let{origin:n,host:r}=new URL(t?`https://${Br({...e,
host:t.name})}`:`http://${Br(e)}`);return{origin:n,host:r}}var Rc=2e4,Pw=32767,WT=Pw-Rc+1,Ew=[3001,4001,5003,6007,7001,8009,9001],zV=Ew[JT(Ew.
length)]??Ew[0],KT=JT(Rc,Pw+1);async function Tw(){for(let e=0;e<WT;e+=1){let t=KT;if(KT=Rc+(t-Rc+zV)%WT,!await Ec(t))return t}throw new ge(
`all ports from ${Rc} to ${Pw} are taken; end the processes that listen there`)}async function Ec(e){try{return await LV(e),!1}catch{return!0}}
function YT({host:e,port:t}){return new Promise(n=>{let r=NV({host:e,port:t,timeout:1e3}),o=s=>{r.destroy(),n(s)};r.once("connect",()=>o(!0)),
r.once("timeout",()=>o(!1)),r.once("error",()=>o(!1))})}function LV(e){return new Promise((t,n)=>{let r=IV();r.once("error",n),r.listen({port:e,
exclusive:!0},()=>r.close(()=>t()))})}var DV=.95,FV="06";function Cw(e,t="self"){return Aw(e,t)>=DV}function Aw(e,t="self"){let n=G("/proc/s\
ys/net/ipv4/tcp_tw_reuse")?.trim();if(n==="1"||n==="2"&&(e.host.startsWith("127.")||e.host==="::1"))return 0;let[r,o]=(G("/proc/sys/net/ipv4\
/ip_local_port_range")??"").split(/\s+/).map(Number),s=((o??Number.NaN)-(r??Number.NaN)+1)/2;return s>0?BV(G(`/proc/${t}/net/tcp`)??"",e)/s:
0}function BV(e,{host:t,port:n}){let r=t.split(".").map(Number);if(r.length!==4)return 0;let o=(i,a)=>i.toString(16).toUpperCase().padStart(
a,"0"),s=r.toReversed().map(i=>o(i,2)).join("");return e.split(` ${s}:${o(n,4)} ${FV} `).length-1}function XT(e){let{request:t}=e;return[..."seconds"in e.length?["-z",`${Math.round(e.length.seconds*1e3)}ms`,"--wait-ongoing-requests-after-\
deadline"]:["-n",String(e.length.requests)],...e.open?["-q",String(e.open.rate),"--latency-correction","--db-url",e.open.file]:[],"-c",String(
e.connections),"-t",`${Math.round(e.timeoutSeconds*1e3)}ms`,"--worker-threads",String(e.threads),"--no-tui","--output-format","json","--redi\
rect","0","--disable-compression","--http-version",e.http2?"2":"1.1","-m",t.method,...e.keepalive?[]:["--disable-keepalive"],...bd(t,e.bodyFile!==
void 0).map(([n,r])=>`-H${n}: ${r}`),...e.bodyFile===void 0?[]:["-D",e.bodyFile],...e.tls?[...e.tls.caFile===null?["--insecure"]:["--cacert",
e.tls.caFile],"--connect-to",jV(e.tls.name,e.address)]:[],...e.urlFile===void 0?[Nw(e)[0]]:["--urls-from-file",e.urlFile]]}function Nw(e){let{
origin:t}=_c(e.address,e.tls);return e.request.paths.map(n=>t+n)}function jV(e,t){return`${e.toLowerCase()}:${t.port}:${Br(t)}`}var UV="abor\
ted due to deadline",Mw=O().int().nonnegative(),Pc=O().nonnegative().nullish(),ZV=Me({summary:Me({total:O().positive(),average:Pc,totalData:Mw}),
latencyPercentiles:Me({p50:Pc,p90:Pc,p95:Pc,p99:Pc}),statusCodeDistribution:se(w().regex(/^\d{3}$/),Mw),errorDistribution:se(w().max(1e3),Mw)});
function QT(e){let t;try{t=JSON.parse(e)}catch{throw new Error(`oha printed no JSON: ${JSON.stringify(e.slice(0,200))}`)}let n=ZV.safeParse(
t);if(!n.success){let l=n.error.issues[0];throw new Error(`oha's JSON is not as expected at ${l?.path.join(".")||"its top"}: ${l?.message}`)}
let{summary:r,latencyPercentiles:o,statusCodeDistribution:s,errorDistribution:i}=n.data,{[UV]:a=0,...c}=i;return{wall:r.total,byStatus:s,errors:c,
aborted:a,bytes:r.totalData,latency:{mean:r.average??null,p50:o.p50??null,p90:o.p90??null,p95:o.p95??null,p99:o.p99??null}}}import{DatabaseSync as GV}from"node:sqlite";function eC(e){let t=new GV(e,{readOnly:!0});try{return t.prepare('SELECT status, start_latency_\
correction AS turn, "end" FROM oha WHERE turn IS NOT NULL ORDER BY turn').all().map(({status:r,turn:o,end:s})=>({status:Number(r),turn:Number(
o),end:Number(s)}))}finally{t.close()}}function tC(e,t,n){let r=e.reduce((i,{turn:a},c)=>Math.min(i,a-c/t),Number.POSITIVE_INFINITY),o=Math.
max(0,n-e.length),s=(i,a)=>Math.min(a+o,Math.max(a,Math.round((i-r)*t)));return e.map(({turn:i,end:a},c)=>a-(r+s(i,c)/t))}function nC(e){let t=new Map;
for(let n of e){let r=Number(n.toPrecision(3));t.set(r,(t.get(r)??0)+1)}return[...t].sort(([n],[r])=>n-r)}var eW=50;function oC(e,t,n){let r=(o,s)=>{let i=rC(t.folder,o);return XV(i,s),i};return async(o,{signal:s,barrier:i}={})=>{let a=oW(o),c=`o\
ha-${HV(4).toString("hex")}`,{paths:l,body:u,secrets:d=[]}=a.request,f={...l.length>1&&{urlFile:r(`${c}.urls`,`${Nw(a).join(`
`)}
`)},...u&&"text"in u&&u.text!==""&&{bodyFile:r(`${c}.body`,u.text)}},{rate:m}=a,h=m===void 0?null:{rate:m,file:rC(t.folder,`${c}.db`)},p=ti(
t.id,c),g=null,y=Number.NaN,b,S,x=!1,R=k=>{x=!0,i?i.join(k):k()};try{let k=Fr(n,[e,...XT({...a,...f,...h&&{open:h}})]),P=await Y(k,{cwd:t.folder,
env:ae(process.env,t.marker),timeoutSeconds:aW(a),...s&&{signal:s},started(E){let{pid:A}=E;A!==void 0&&(bt(A,"SIGSTOP"),t.process(A),p?.add(
A),R(()=>{y=fn.now(),bt(A,"SIGCONT"),S=rW(A,d),p||(b=setInterval(()=>g=iW(A)??g,eW))}))}});if(P.code!==0){let E=d.reduce((A,F)=>A.replaceAll(
F,"(secret)"),P.stderr);throw new Error(`oha: ${ce({...P,stderr:E})}`)}return{output:QT(P.stdout),startedAt:y,...h&&{latencies:sW(h,a)},cpu:p?
$f(p.files):g}}finally{x||R(()=>{}),clearInterval(b),clearInterval(S),p?.remove();for(let k of[...Object.values(f),h?.file??""])k&&JV(k,{force:!0})}}}
var tW=2,nW=500;function rW(e,t){if(t.length===0)return;let n=nW,r=setInterval(()=>{n-=1,(n===0||uW(e,t)!==null)&&clearInterval(r)},tW);return r}
function oW(e){let{bodyFile:t,...n}=e;return t!==void 0&&YV(t).size===0?n:e}function sW({rate:e,file:t},{length:n,statuses:r}){let o=VV(t)?eC(
t):[],s="requests"in n?n.requests:o.length;return tC(o,e,s).filter((a,c)=>r.includes(o[c]?.status??0))}function iW(e){let{cpu:t}=On([e]);return t.
size===0?null:[...t.values()].reduce((n,r)=>n+r,0)}function aW({length:e,rate:t,timeoutSeconds:n}){return"seconds"in e?e.seconds+n+15:Math.max(
600,t===void 0?0:e.requests/t+n+15)}function sC(e){let t=[];return{join(n){if(t.push(n),t.length===e)for(let r of t)r()}}}var[cW,lW]=[48,49];
function uW(e,t){if(On([e]).cpu.size<2)return null;try{let n=G(`/proc/${e}/stat`)??"",r=Number(_s(n,cW)),o=Number(_s(n,lW))-r;if(!(r>0&&o>0))
return!1;let s=WV(`/proc/${e}/mem`,"r+");try{let i=Buffer.alloc(o);return KV(s,i,0,o,r)!==o?!1:QV(s,dW(i,t),0,o,r)===o}finally{qV(s)}}catch{
return!1}}function dW(e,t){let n=Buffer.from(e);for(let r of t.map(o=>Buffer.from(o)).filter(({length:o})=>o>0))for(let o=e.indexOf(r);o>=0;o=
e.indexOf(r,o+1))n.fill("*",o,o+r.length);return n}import{createHash as xW}from"node:crypto";import fW from"node:vm";var mW=1024*1024,pW=200;function iC(e,t,n){let r=u=>n(u).slice(0,pW),o=e.toString("utf8");if(typeof t=="string")return o===
t?null:{text:r(t)};let{contains:s=[],matches:i,json:a}=t,c=s.find(u=>!o.includes(u));if(c!==void 0)return{contains:r(c)};let l=i===void 0?null:
hW(o,e.length,i);return i!==void 0&&l?{matches:r(i),why:l}:a===void 0?null:gW(o,a,r,n)}function hW(e,t,n){if(t>mW)return"too-long";let r=wW(
n,e);return r===null?"too-slow":r?null:"differs"}function gW(e,t,n,r){let o;try{o=JSON.parse(e)}catch{return{json:null}}let s=aC(JSON.parse(
t),o,"$");if(!s)return null;let i=a=>n(JSON.stringify(a,(c,l)=>typeof l=="string"?r(l):l));return{json:i(s.expected),at:n(s.at),got:s.got===
void 0?null:i(s.got)}}function aC(e,t,n){if(typeof e!="object"||e===null)return e===t?null:{at:n,expected:e,got:t};let r=Array.isArray(e);if(typeof t!=
"object"||t===null||r!==Array.isArray(t))return{at:n,expected:e,got:t};if(r&&e.length!==t.length)return{at:n,expected:e,got:t};for(let[o,s]of Object.
entries(e)){let i=Object.hasOwn(t,o)?t[o]:void 0,a=aC(s,i,r?`${n}[${o}]`:`${n}${yW(o)}`);if(a)return a}return null}function yW(e){return/^[A-Za-z_]\w*$/.
test(e)?`.${e}`:`[${JSON.stringify(e)}]`}var bW=1e3;function wW(e,t){try{return fW.runInNewContext("new RegExp(pattern, 'u').test(text)",{pattern:e,
text:t},{timeout:bW})}catch{return null}}var Tc=64*1024*1024,lC={accept:"*/*"};function Iw(e,t,n,r){return{path:e,status:t,headers:n,framing:SW(n,r.length),length:r.length,digest:xW(
"sha256").update(r).digest("hex"),body:r}}function SW(e,t){return e["transfer-encoding"]?.toLowerCase().includes("chunked")?"chunked":e["con\
tent-length"]!==void 0?"content-length":t>0?"until-close":"none"}function uC(e,t,n=r=>r){let{path:r,status:o,length:s}=e;if(!Zt(t).includes(
o))return{code:"wrong-status",path:r,status:o,expected:t.status,body:cC(e,n)};let i=t.body===void 0?null:iC(e.body,t.body,n);if(i)return{code:"\
wrong-body",path:r,bytes:s,body:cC(e,n),lacks:i};for(let[a,c]of Object.entries(t.headers)){let l=Object.hasOwn(e.headers,a)?e.headers[a]:void 0;
if(String(l??"")!==c){let u=l===void 0?null:n(String(l));return{code:"wrong-header",path:r,name:a,value:u,expected:c}}}return null}function dC(e,t){
let{path:n}=e.answer,[r,o]=[e.answer,t.answer];return r.status!==o.status?null:e.fixed&&t.fixed&&r.length!==o.length?{code:"lengths-differ",
path:n,base:r.length,head:o.length}:r.framing===o.framing?null:{code:"framing-differs",path:n,base:r.framing,head:o.framing}}var vW=64*1024,
kW=200;function cC({body:e},t){return t(e.subarray(0,vW).toString("utf8")).slice(0,kW)}function fC({caFile:e,name:t}){return e===null?{rejectUnauthorized:!1,servername:t}:{ca:mC(e),servername:t}}function mC(e){let t=Gt(e);if(t===
null)throw new Error(`${e} is no file that can be read, or larger than 64 MiB`);return t}async function Cc(e,t,n,r){r.signal?.throwIfAborted();
let o=$W(t,r.bodyFile);return r.http2?OW(e,t,n,{...r,body:o}):new Promise((s,i)=>{let c=process.getBuiltinModule(r.tls?"node:https":"node:ht\
tp").request({host:e.host,port:e.port,path:n,method:t.method,agent:!1,headers:pC(t,o,r.again,_c(e,r.tls).host),...r.tls&&fC(r.tls)}),l=r.again?
[]:["connection"];for(let g of o?l:[...l,"transfer-encoding"])c.removeHeader(g);let u=setTimeout(()=>c.destroy(new Error(`no whole answer wi\
thin ${r.timeoutSeconds} s`)),r.timeoutSeconds*1e3),d=()=>c.destroy(r.signal?.reason);r.signal?.addEventListener("abort",d,{once:!0});let f=()=>{
clearTimeout(u),r.signal?.removeEventListener("abort",d)},m=g=>{f(),i(g)};c.on("error",m),c.once("upgrade",({statusCode:g},y)=>{y.destroy(),
m(new Error(`answered ${g}, which switches to another protocol`))});let h;c.on("information",({statusCode:g})=>{h??=g});let p=!1;c.once("clo\
se",()=>{p||m(new Error("closed without an answer"))}),c.once("response",g=>{p=!0;let y=[],b=0;g.on("data",S=>{if(b+=S.length,b>Tc)return c.
destroy(new Error(`the answer is larger than ${Tc} bytes`));y.push(S)}),g.on("error",m),g.once("end",()=>{f();let S=Iw(n,g.statusCode??0,g.headers,
Buffer.concat(y));s({...S,...h!==void 0&&{interim:h}})})}),c.end(o)})}function $W(e,t){let n=e.body&&"text"in e.body?e.body.text:"",r=t===void 0?
Buffer.from(n):mC(t);return r.length===0?void 0:r}function pC(e,t,n,r){let o=bd(e,t!==void 0).map(([s,i])=>[s.toLowerCase(),Buffer.from(i).toString(
"latin1")]);return{...lC,"user-agent":"",...n&&{connection:"close"},...Object.fromEntries(o),...r!==void 0&&o.every(([s])=>s!=="host")&&{host:r},
...t&&{"content-length":t.length}}}function OW(e,t,n,r){let{tls:o,body:s,signal:i,timeoutSeconds:a}=r,{host:c}=_c(e,o),l=o&&fC(o);return new Promise(
(u,d)=>{let{connect:f}=process.getBuiltinModule("node:http2"),m=f(`${o?"https":"http"}://${Br(e)}`,l),h=k=>{m.destroy(),clearTimeout(p),i?.removeEventListener(
"abort",g),d(k)},p=setTimeout(()=>h(new Error(`no whole answer within ${a} s`)),a*1e3),g=()=>h(i?.reason);i?.addEventListener("abort",g,{once:!0}),
m.on("error",h);let y=m.request({":method":t.method,":scheme":o?"https":"http",":authority":c,":path":n,...pC(t,s)}),b=0,S={},x=[],R=0;y.on(
"error",h),y.once("response",({":status":k=0,...P})=>{b=k,S=P}),y.on("data",k=>{if(R+=k.length,R>Tc)return h(new Error(`the answer is larger\
 than ${Tc} bytes`));x.push(k)}),y.once("end",()=>{clearTimeout(p),i?.removeEventListener("abort",g),m.close(),u(Iw(n,b,S,Buffer.concat(x)))}),
y.end(s)})}var hC=.01,RW=10;async function zw(e,t,n,r){let o={method:"GET",paths:[t.path],headers:n.request.headers},s=r.now(),i=s+t.timeoutSeconds,{signal:a}=n.
options,c=null;for(;r.now()<i;){let l=e.ended();if(l){let u=ar(e.lacks?.());throw new J({code:"died",of:"server",end:l,when:"starting",...u})}
try{let u=await Cc(e.address,o,t.path,{...n.options,timeoutSeconds:2});if(c=u.status<500?await Lw(e,t.command,a):{path:t.path,status:u.status},
c===null)return;await r.sleep(hC,a)}catch(u){if(a?.reason instanceof $n){let d=Math.round(r.now()-s),f=Kf(e,c);throw new J({code:"not-ready",
seconds:d,last:c,...f,runOver:!0})}a?.throwIfAborted(),c={error:u.message},await r.sleep(hC)}}throw c!==null&&"error"in c&&gC.test(c.error)?
yC(c.error):new J({code:"not-ready",seconds:t.timeoutSeconds,last:c,...Kf(e,c)})}async function Lw(e,t,n){if(!t)return null;let r=await e.exec(
t,{timeoutSeconds:RW,...n&&{signal:n}});return r.code===0?null:{error:`${t.join(" ")}: ${ce(r)}`}}function Kf({address:e,nearby:t,listens:n},r){
if(!n||r===null||!("error"in r)||!r.error.includes("ECONNREFUSED"))return{};let{port:o}=t??e;return{listens:{asked:o,at:n().map(({host:s,port:i})=>({
host:s,port:i}))}}}var gC=/EADDRNOTAVAIL/;function yC(e){let t=`no port was free for a connection, since closed connections keep theirs for \
a minute (${e})`;return new J({code:"harness-failed",error:`${t}; sysctl -w net.ipv4.tcp_tw_reuse=1 frees them sooner`})}var _W=10,EW=.25;async function di(e,t,n=_W){
let r=[],o=fn.now()+n;for(let s of t.request.paths)r.push(await PW(o,t,()=>TW(e,t,s)));return r}async function PW(e,{options:t},n){for(;;)try{
return await n()}catch(r){let o=r instanceof J?r.fault:null;if(o?.code!=="no-answer"||!gC.test(o.error))throw r;if(fn.now()>=e)throw yC(o.error);
await fn.sleep(EW,t.signal)}}async function TW(e,t,n){for(let r=CW(t.errors);;r-=1)try{let o=await Cc(e,t.request,n,t.options).catch(i=>{throw t.
options.signal?.throwIfAborted(),new J({code:"no-answer",path:n,error:i.message})}),s=uC(o,t.expect,t.redact);if(!s)return o;throw new J(s)}catch(o){
if(!(o instanceof J)||r<=1)throw o}}function CW(e){return e<=0?1:Math.min(100,Math.ceil(Math.log(1e-6)/Math.log(e)))}var AW=.02,MW=600;async function Jf({target:e,services:t=[],...n},r,o,s,i,a="server"){let c=new Map,l=[];for(let u of t){let d=i.use(await r.
serve(u,new Map,a));await NW(d,u.target,o,s),c.set(u.target.name,d.nearby),l.push(d)}for(let u of e.prepare??[]){let d={timeoutSeconds:MW,...s&&
{signal:s}},f=await r.runOnce({target:e,...n},{command:u},c,d);if(f.code===0)continue;let m={code:"prepare-failed",command:[...u],error:ce(f)};
throw new J({...m,...ar(f.lacks)})}return{services:l,addresses:c}}async function NW(e,{name:t,ready:n},r,o){let s=r.now()+n.timeoutSeconds,i=null;
for(;r.now()<s;){let a=e.ended();if(a)throw new J({code:"died",of:"service",service:t,end:a,when:"starting"},await e.log());if(await YT(e.address)&&
(i=await Lw(e,n.command,o),i===null))return;await r.sleep(AW,o)}throw new J({code:"not-ready",seconds:n.timeoutSeconds,last:i,service:t},await e.
log())}import{connect as IW}from"node:net";var zW=Buffer.concat([Buffer.from(`PRI * HTTP/2.0\r
\r
SM\r
\r
`),Buffer.from([0,0,0,4,0,0,0,0,0])]),Dw={type:4,at:3},LW=Buffer.from(`GET / HTTP/1.1\r
Host: localhost\r
Connection: close\r
\r
`),wC=1e3,DW=[400,426,505];async function Yf(e,t,n){let r=e.code==="not-ready"||e.code==="no-answer",o=e.code==="wrong-status"&&DW.includes(
e.status);if(!r&&!o)return e;let s=await FW(t,n);return s===null?e:{...e,speaks:s}}async function FW(e,{tls:t,http2:n}){if(await BW(e))return t?
null:"https";let r=await bC(e,zW);if(r!==null&&r.length>Dw.at&&r[Dw.at]===Dw.type)return n&&!t?null:"http2";let o=await bC(e,LW);return o===
null||!o.toString("latin1").startsWith("HTTP/1.")?null:t||n?"http":null}function BW({host:e,port:t}){let n=process.getBuiltinModule("node:tl\
s");return new Promise(r=>{let o=n.connect({host:e,port:t,rejectUnauthorized:!1,ALPNProtocols:["h2","http/1.1"]}),s=i=>{r(i),o.destroy()};o.
setTimeout(wC,()=>s(!1)),o.once("secureConnect",()=>s(!0)),o.on("error",()=>s(!1)),o.once("close",()=>s(!1))})}function bC({host:e,port:t},n){
return new Promise(r=>{let o=IW({host:e,port:t}),s=i=>{r(i),o.destroy()};o.setTimeout(wC,()=>s(null)),o.once("connect",()=>o.write(n)),o.once(
"data",s),o.on("error",()=>s(null)),o.once("close",()=>s(null))})}function jr({plan:e}){return e.budgetSeconds/Math.max(1,e.cases.length/(e.shard?.count??1))}function Fn(e,t){return{at:e,startSeconds:{},warmUpSeconds:0,
rounds:[],invalid:t}}function Ur({case:{id:e}},t){return`${e.replaceAll("/","-")}-${t}`}function pt(e){let t=n=>e.reduce((r,o)=>r+(o[n]??0),
0);return{ready:t("ready"),load:t("load"),harness:t("harness")}}async function fi(e,t){let n=process.cpuUsage(),r=await e(),{user:o,system:s}=process.
cpuUsage(n);return{result:r,time:{ready:0,load:t(r),harness:(o+s)/1e6}}}var mi=class extends Error{name="StartFailure";variant;fault;log;constructor(t,n,r){super(n.code),this.variant=t,this.fault=n,this.log=r}};async function Xf(e,t,n,r){
var a=[];try{let{variant:o}=t;let s=Z(a,new AsyncDisposableStack,!0);let i=null;try{let f=e.questions[o],m=await Jf(t,n,r,f.options.signal,s),
{services:h}=m;i=s.use(await n.serve(t,m.addresses)),await zw(i,t.target.ready,f,r);let p=await di(i.address,f),g=p.find(be=>be.interim!==void 0)?.
interim,y=r.now()-i.startedAt;if(e.case.via==="direct"){let be=await SC(i,f,p,r),ht=s.move();return{...{variant:o,server:i,services:h,proxy:null,
front:i,question:f,startSeconds:y,answers:p,lengths:be},[Symbol.asyncDispose]:()=>ht.disposeAsync()}}let{tls:b}=f.options,{connections:S,keepalive:x}=e.
scenario,R={variant:o,connections:S,keepalive:x,...b&&{tls:b}},k=YW(f),{command:P,...E}=t.target.ready,A=await VW(n.proxy(i,R),s,o,be=>xC(zw(
be,E,k,r),g)),F=await xC(di(A.address,k),g),Q=await SC(A,k,F,r),j=s.move();return{...{variant:o,server:i,services:h,proxy:A,front:A,question:k,
startSeconds:y,answers:F,lengths:Q},[Symbol.asyncDispose]:()=>j.disposeAsync()}}catch(f){f instanceof J||e.questions[o].options.signal?.throwIfAborted();
let m=f instanceof J?f.fault:{code:"start-failed",error:f.message},p=(i&&gs(m)?await qW(i,r):null)??await jW(m,e,t,i),g=(f instanceof J?f.log:
void 0)??await i?.log().catch(()=>"")??"";throw new mi(o,GW(p,g),g)}}catch(c){var l=c,u=!0}finally{var d=q(a,l,u);d&&await d}}async function jW(e,t,{
variant:n},r){let o="through"in e||"speaks"in e&&e.speaks!==void 0;return r===null||o||r.ended()!==null?e:Yf(e,r.address,t.questions[n].options)}
var UW=[502,504];async function xC(e,t){try{return await e}catch(n){if(!(n instanceof J))throw n;let{fault:r,log:o}=n,s=r.code==="not-ready"||
r.code==="no-answer"||r.code==="wrong-status"&&UW.includes(r.status),i=r.code==="not-ready"&&r.runOver===!0&&t===void 0;throw!s||i?n:new J({
...r,through:"nginx",...t!==void 0&&{interim:t}},o)}}var ZW=[/Cannot find (?:module|package) '([^'./][^']*)'/,/ModuleNotFoundError: No module named '([^']+)'/,
/cannot load such file -- ([^\s./][^\s]*)/];function GW(e,t){if(e.code!=="died"||e.when!=="starting")return e;let n=ZW.map(r=>r.exec(t)?.[1]).
find(r=>r!==void 0);return n===void 0?e:{...e,lacks:n}}var HW=.1;async function qW(e,t){e.ended()===null&&await t.sleep(HW);let n=e.ended();
return n&&{code:"died",of:"server",end:n,when:"before-load"}}async function VW(e,t,n,r){let o=t.use(await e.catch(s=>{throw new J({code:"pro\
xy-failed",variant:n,end:null,seconds:null,error:s.message})}));try{await r(o)}catch(s){if(!(s instanceof J))throw s;let{fault:i}=s,a=i.code===
"died"?i.end:null;if(a===null&&!WW(i))throw s;let c=await o.log(),l=i.code==="not-ready"?i.seconds:null,u=wt(c,1)||null;throw new J({code:"p\
roxy-failed",variant:n,end:a,seconds:l,error:u},c)}return o}function WW(e){let t=n=>n.includes("ECONNREFUSED");return e.code==="no-answer"?t(
e.error):e.code==="not-ready"&&e.last!==null&&"error"in e.last&&t(e.last.error)}var KW=4,JW=.2;async function SC(e,t,n,r){let o=typeof t.expect.
body=="string",s=r.now()+JW;for(let a=0;!o&&a<KW&&(a===0||r.now()<s);a++)if((await di(e.address,t)).some((l,u)=>l.digest!==n[u]?.digest))return null;
let i=t.request.method==="HEAD"?[0]:n.map(({length:a})=>a);return{shortest:Math.min(...i),longest:Math.max(...i)}}function YW(e){let{tls:t,...n}=e.
options;return{...e,options:n}}function Ht({variant:e,server:t,proxy:n,services:r}){let o=t.ended();if(o)return{code:"died",of:"server",end:o};
let s=r.map(a=>a.ended()).find(a=>a!==null);if(s)return{code:"died",of:"service",end:s};let i=n?.ended();return i?{code:"proxy-failed",variant:e,
end:i,seconds:null,error:null}:null}function pi(e,t){return Math.max(1,Math.floor(e.generator.length/t))}function vC(e,t,n){let{background:r}=t.
scenario,{background:o,options:s}=e.question;if(!r||!o)return null;let{tls:i}=s;return{address:e.front.address,request:o,connections:r.connections,
keepalive:!0,...t.scenario.http2&&{http2:!0},timeoutSeconds:Math.max(10,t.scenario.timeoutSeconds),statuses:Zt(t.scenario.expect),length:{seconds:n},
threads:1,...i&&{tls:{name:i.name,caFile:i.caFile}}}}function hi(e,t,n,r,o){let{request:s,options:i}=e.question,{tls:a,bodyFile:c}=i;return{
address:e.front.address,request:s,connections:t.scenario.connections,keepalive:t.scenario.keepalive,...t.scenario.http2&&{http2:!0},timeoutSeconds:t.
scenario.timeoutSeconds,statuses:Zt(t.scenario.expect),...o!==void 0&&{rate:o},length:n,threads:r,...c!==void 0&&{bodyFile:c},...a&&{tls:{name:a.
name,caFile:a.caFile}}}}async function Qf(e,t,n,r){let{runner:o,clock:s,signal:i}=n,a=await Promise.allSettled(e.map(async p=>r.use(await Xf(
t,p,o,s))));i.reason instanceof $n||i.throwIfAborted();let l=a.flatMap(p=>p.status==="rejected"?[p.reason]:[]),u=l.filter(p=>p instanceof mi),
[d]=l.filter(p=>!(p instanceof mi));if(d)throw d;u.length===0&&i.throwIfAborted();let f=new Map(u.map(({variant:p,log:g})=>[Ur(t,p),g])),[m,
...h]=u;return m?.variant==="base"&&e.length>1&&h.length===0&&!i.aborted&&(await r.disposeAsync(),await QW(e,t,n))?{open:[],invalid:[{...XW,
log:m.log}],logs:f}:{open:a.flatMap(p=>p.status==="fulfilled"?[p.value]:[]),invalid:u.map(({variant:p,fault:g,log:y})=>({variant:p,fault:g,log:y})),
logs:f}}var XW={variant:"head",fault:{code:"fails-beside",of:"base"}};async function QW(e,t,{runner:n,clock:r,signal:o}){let s=e.find(({variant:d})=>d===
"base");if(!s)return!1;try{var i=[];try{let d=Z(i,await Xf(t,s,n,r),!0);return!0}catch(a){var c=a,l=!0}finally{var u=q(i,c,l);u&&await u}}catch(d){
if(d instanceof mi||o.aborted)return!1;throw d}}import{closeSync as eK,constants as Fw,fstatSync as tK,openSync as nK,readdirSync as rK,readSync as oK}from"node:fs";function $C(e){let t=e.filter(r=>Rr(r)==="java").map(r=>{let o=aK(r);return o&&iK(o)}),n=t.filter(r=>r!==null);return n.length===0||n.length<
t.length?null:n.reduce((r,o)=>r+o,0)}var sK=/^sun\.gc\.collector\.\d+\.invocations$/;function iK(e){let t=[...e].filter(([n])=>sK.test(n));return t.
length===0?null:t.reduce((n,[,r])=>n+r,0)}function aK(e){let t=`/proc/${e}/root/tmp`;try{let n=rK(t).filter(r=>r.startsWith("hsperfdata_"));
for(let r of n){let o=lK(`${t}/${r}/${Ps(e)}`),s=o&&fK(o);if(s)return s}}catch{}return null}var cK=1024*1024;function lK(e){let t;try{t=nK(e,
Fw.O_RDONLY|Fw.O_NOFOLLOW|Fw.O_NONBLOCK)}catch{return null}try{let n=tK(t);if(!n.isFile()||n.size>cK)return null;let r=Buffer.alloc(n.size);
return r.subarray(0,oK(t,r,0,n.size,0))}finally{eK(t)}}var uK=3405693120,kC=32,dK=20;function fK(e){if(e.length<kC||e.readUInt32BE(0)!==uK||
e[5]!==2)return null;let t=e[4]===1,n=i=>t?e.readInt32LE(i):e.readInt32BE(i),r=i=>Number(t?e.readBigInt64LE(i):e.readBigInt64BE(i)),o=new Map,
s=n(24);for(let i=n(28);i>0&&s>=kC&&s+dK<=e.length;i-=1){let[a,c,l,u]=[n(s),s+n(s+4),n(s+8),s+n(s+16)],d=e[s+12]===74&&l===0,f=e.indexOf(0,c);
if(d&&c>s&&f>c&&u>s&&u+8<=e.length&&o.set(e.toString("latin1",c,f),r(u)),a<=0)break;s+=a}return o}function tm(e,t,n){let r=lt(e),o=()=>(t&&rw(t))??Es(e);return{ownNetwork:n,group:t,pids:o,async read(){let s=o(),i=On(s),a=i.cpu.size>0,c=t&&
$f(t);return{cpu:c??(a?OC(i.cpu.values()):null),...c===null&&{whole:$a(s)},threads:i.cpu,switches:a?i.switches:null,counters:wK(s),memoryPeak:(t&&
pP(t))??gK(s),accepted:$$(e),same:r!==null&&lt(e)===r}}}}function gi(e,t){let n=[...t.threads].map(([r,o])=>o-(e.threads.get(r)??0));return{
cpu:pK(e,t),busiest:n.length===0?null:Math.max(...n),switches:Ac(e.switches,t.switches),counters:hK(e.counters,t.counters),accepted:Ac(e.accepted,
t.accepted)}}var mK=.03;function pK(e,t){let n=Ac(e.cpu,t.cpu),r=Ac(e.whole??null,t.whole??null);return r!==null&&(n===null||r>n+mK)?r:n}function hK(e,t){
let n=Kn.map(r=>[r,Ac(e[r]??null,t[r]??null)]);return Object.fromEntries(n.filter(([,r])=>r!==null))}function Ac(e,t){return e===null||t===null||
t<e?null:t-e}function gK(e){let t=e.map(k$).filter(n=>n!==null);return t.length===0?null:OC(t)}function OC(e){let t=0;for(let n of e)t+=n;return t}
var em="/sys/fs/cgroup";async function RC(e,t){let[n,r,o]=["stat","cgroup","net/snmp"].map(l=>`/proc/${e}/${l}`),s=await t.read([n,r]),i=qu(
s.get(n)??null),a=yK(s.get(r)??""),c=[...a.usage,...a.stat,...a.peak];return{ownNetwork:!0,group:null,pids:()=>[],async read(){let l=await t.
read([n,o,...c]),u=h=>l.get(h.find(p=>l.has(p))??""),[d,f,m]=[u(a.usage),u(a.stat),u(a.peak)];return{cpu:d?Of(d,1):f?Of(f,2):null,threads:new Map,
switches:null,counters:{},memoryPeak:m?Number(m):null,accepted:oy(l.get(o)??null),same:i!==null&&qu(l.get(n)??null)===i}}}}function yK(e){let t=e.
split(`
`).map(i=>i.split(":")),n=i=>t.find(([,a])=>a?.split(",").includes(i))?.slice(2).join(":"),[r,o,s]=[n("cpuacct"),n("memory"),n("")];return{usage:r?
["cpuacct","cpu,cpuacct"].map(i=>`${em}/${i}${r}/cpuacct.usage`):[],stat:s&&!r?[`${em}${s}/cpu.stat`]:[],peak:o?[`${em}/memory${o}/memory.ma\
x_usage_in_bytes`]:s?[`${em}${s}/memory.peak`]:[]}}var bK={"io-calls":S$,collections:$C};function wK(e){let t=Object.entries(bK).map(([n,r])=>[
n,r(e)]);return Object.fromEntries(t.filter(([,n])=>n!==null))}var Bw=12,Mc=.5,xK=2,nm=/cannot assign requested address/i,SK=.9,vK=.05;function EC(e,t){return e.length<2||Math.max(...e)-Math.min(...e)<=vK*
t}function Ve(e){return Object.values(e.byStatus).reduce((t,n)=>t+n,0)}function rm(e){return Object.values(e.errors).reduce((t,n)=>t+n,0)}function Nc(e,{
expect:t}){return Zt(t).reduce((n,r)=>n+(e.byStatus[String(r)]??0),0)}function PC(e){let{scenario:t,output:n,alive:r,ended:o}=e,s=Ve(n),i=rm(
n),a=Nc(n,t),c=e.via==="nginx"?{through:"nginx"}:{},l=[r?null:o??{code:"restarted"}];if(a===0)l.push({code:"no-answers",seconds:n.wall,most:_C(
n),...c});else{let[u,d]=[s-a+i,s+i];u>t.maxErrors*d&&l.push({code:"errors",failed:u,of:d,unit:"requests",most:_C(n,t),...c}),l.push(kK(e,s,a),
jw(e))}return l.filter(u=>u!==null)}function kK({lengths:e,output:{bytes:t,byStatus:n}},r,o){if(e===null||r!==o||Object.keys(n).length>1)return null;
let[s,i]=[o*e.shortest,o*e.longest];return t>=s&&t<=i?null:{code:"wrong-size",answers:r,bytes:t,least:s,most:i}}function jw({scenario:e,via:t,
opened:n,output:r}){if(!e.keepalive)return null;let o=Ve(r),s=o/xK+2*e.connections,i="too-many-connections",{client:a,upstream:c}=n;return t===
"nginx"&&c!==null&&c>s?{code:i,side:"upstream",opened:c,requests:o}:a!==null&&a>s?{code:i,side:"client",opened:a,requests:o}:null}function TC(e){
let{bottleneck:t,scenario:n,output:r}=e,o=[];e.outOfPorts&&o.push("out-of-ports"),t==="proxy"&&o.push("proxy-saturated"),t==="generator"&&o.
push("generator-saturated"),t==="dependency"&&!n.rate&&o.push("dependency");let s=Ve(r)<Bw*n.connections*.75;return n.requests===void 0&&(s&&
!n.rate||!e.enoughTime)&&o.push("too-few-requests"),e.keptUp!==null&&e.keptUp<SK&&o.push("over-capacity"),t==="generator"&&$K(r,n)&&o.push("\
littles-law"),e.steady||o.push("unsteady"),e.inStep||o.push("out-of-step"),o}function $K(e,t){let n=Ve(e);if(rm(e)>0||n<10*t.connections||e.
latency.mean===null)return!1;let r=n/e.wall*e.latency.mean/t.connections;return r<.85||r>1.05}function _C(e,t){let n=t?Zt(t.expect):[],r=Object.
entries(e.byStatus).filter(([s])=>!n.includes(Number(s))).map(([s,i])=>({status:s,count:i})),o=Object.entries(e.errors).map(([s,i])=>({error:s,
count:i}));return[...r,...o].sort((s,i)=>i.count-s.count).slice(0,3)}var Co=.2,Hw=8,om=2,OK=1.05,Uw=3,RK=.97;function _K(e){if(e.length<2*om)return!1;let t=Je(e.slice(-om));return t>0&&t<=OK*Je(e.slice(-2*om,-om))}
function EK(e){if(e.length<2*Uw)return!1;let[t,n]=[e.slice(-Uw),e.slice(0,-Uw)];return Math.min(...t)>=RK*Math.min(...n)}async function yi(e,t,n,r,o){
let s=new Map(e.map(p=>[p,[]])),i=[...s.values()],a=[],c=o!==void 0,l=!1,u=0;for(let p of o===void 0?[]:PK(o))await m(p);for(;!c&&!l&&u<Hw;){
let p=await m(Co),g=u>=TK(r);c=i.every(b=>(b.at(-1)?.answers??0)>0)&&_K(CC(i))&&(g||EK(AC(i))),u+=p}c||=l||CC(i).every(p=>p===0);let d=i.map(
p=>Math.max(Zw(p.at(-1)),Zw(p.at(-2)))),f=d[e.findIndex(({variant:p})=>p==="base")]??d[0]??0;return{steady:c,answersPerSecond:Math.min(...d),
base:f,time:pt(a),...o===void 0&&c&&{costs:AC(i).map(p=>Number.isFinite(p)?p:null)}};async function m(p){let g=[];for(let y of t?[e]:e.map(b=>[
b])){let b=k=>Math.max(...k.map(({wall:P})=>P)),S=()=>Promise.all(y.map(k=>h(k,p))),{result:x,time:R}=await fi(S,b);g.push(b(x)),a.push(R)}return Math.
max(...g)}async function h(p,g){let y=pi(r.plan.cpus,t?e.length:1),b=hi(p,n,{seconds:g},y),S=await p.server.meter.read(),x=await r.generator(
b,{signal:r.signal}).catch(()=>null);l||=x===null||Ht(p)!==null,r.signal.throwIfAborted();let{cpu:R}=gi(S,await p.server.meter.read()),k={cpu:R,
wall:x?.output.wall??g,answers:x?Ve(x.output):0};return s.get(p)?.push(k),k}}function PK(e){let t=e-Co;return t>Co/2?[t,Co]:[Co]}function TK(e){
return jr(e)/10}function CC(e){return Gw(e,Zw)}function Zw(e){return e?e.answers/e.wall:0}function AC(e){let t=Gw(e,n=>n.answers);return e.flat().
some(({cpu:n})=>n===null)?t.map(()=>0):Gw(e,({cpu:n})=>n??0).map((n,r)=>n/(t[r]??0))}function Gw(e,t){let[n=[]]=e;return n.map((r,o)=>e.reduce(
(s,i)=>s+(i[o]?t(i[o]):0),0))}function MC({scenario:e,rate:t}){return e.rate!==void 0&&"share"in e.rate&&t===void 0}async function NC(e,t,n){var b=[];try{let{builds:r,scenario:o}=e;
let s=n.clock.now()-n.began;let i=r.length>1&&t==="side-by-side"&&r.every(n.runner.canShare);let a=Z(b,new AsyncDisposableStack,!0);let c=await Qf(
i?r:r.slice(0,1),e,n,a);let{open:l,logs:u}=c;let d=Fn(s,c.invalid);if(d.invalid.length>0)return{rate:null,start:{session:d,time:pt([]),logs:u}};
let f=n.clock.now();let{base:m,time:h}=await yi(l,i,e,n);let p=o.rate&&"share"in o.rate?o.rate.share:1;let g=Number((p*m).toPrecision(3));let y=pt(
[h,{ready:n.clock.now()-f}]);return{rate:g>0?g:1,start:{session:d,time:y,logs:u}}}catch(S){var x=S,R=!0}finally{var k=q(b,x,R);k&&await k}}var IC=128*1024-1;function CK(e,t,n){let r=AK(e);if(Buffer.byteLength(r)>IC)throw new J({code:"command-failed",error:`it is longer than the ${IC}\
 bytes that hyperfine accepts; put long arguments into a file`});return["--shell","none","--style","none","--warmup","0","--runs",String(t),
"--ignore-failure","--output","inherit","--export-json",n,"--",r]}function DC(e,t){return{program:e,argumentsFor:(r,o)=>CK(r,t,o)}}function AK(e){
return e.map(t=>`'${t.replaceAll("'","'\\''")}'`).join(" ")}var am=O().nonnegative(),FC=V().nullable(),BC=O().nonnegative(),MK=Me({times:C(am).
min(1),user:am,system:am,memory_usage_byte:C(BC).nullish(),exit_codes:C(FC)}),sm=e=>Me({value:e==="second"?am:BC,unit:fe(e)}),NK=Me({measurements:C(
Me({time_wall_clock:sm("second"),time_user:sm("second"),time_system:sm("second"),memory_peak_resident:sm("byte").nullish(),exit_code:FC})).min(
1)}),IK=Me({results:hs([X([MK,NK])])});function jC(e){let t;try{t=JSON.parse(e)}catch{throw new Error(`hyperfine wrote no JSON: ${JSON.stringify(
e.slice(0,200))}`)}let n=IK.safeParse(t);if(!n.success){let s=n.error.issues[0];throw new Error(`hyperfine's JSON is not as expected at ${s?.
path.join(".")||"its top"}: ${s?.message}`)}let[r]=n.data.results;if("times"in r){let s=r.times.length;return{runs:s,wall:im(r.times),user:r.
user*s,system:r.system*s,memory:zC(r.memory_usage_byte??[]),exitCode:LC(r.exit_codes)}}let{measurements:o}=r;return{runs:o.length,wall:im(o.
map(s=>s.time_wall_clock.value)),user:im(o.map(s=>s.time_user.value)),system:im(o.map(s=>s.time_system.value)),memory:zC(o.flatMap(s=>s.memory_peak_resident?.
value??[])),exitCode:LC(o.map(s=>s.exit_code))}}var im=e=>e.reduce((t,n)=>t+n,0),zC=e=>e.length===0?null:Math.max(...e);function LC(e){let t=e.
find(n=>n!==0);return t===void 0?0:t}var zK=/^\s*(?:Warning: Ignoring non-zero exit code\.)?\s*$/;function qw(e){return e.split(`
`).filter(t=>!zK.test(t)).join(`
`)}async function cm(e,t,n){let r=t?e:{...e,proxy:[]},o=process.cpuUsage(),s=await UC(r,n);return async()=>{let i=await UC(r,n),{user:a,system:c}=process.
cpuUsage(o),l=(f,m)=>s[f]&&i[f]&&i[f][m]-s[f][m],u=(f,m,h)=>LK({wall:m,stolen:l(f,"stolen"),busy:l(f,"busy"),ours:h.every(p=>p!==null)?h.reduce(
(p,g)=>p+g,0):null}),d=(a+c)/1e6;return{idle:{server:l("server","idle"),generator:l("generator","idle")},disturbance:({wall:f,server:m,proxy:h,
generator:p})=>Vs(r)?lm([u("there",f,[m,h]),u("generator",f,[p,d])]):u("all",f,[m,h,p,d])}}}async function UC(e,t){let{server:n,proxy:r,generator:o}=e,
s=[...new Set([...n,...r])],i=[...new Set([...s,...o])];return{server:await t.cpuSeconds(n),there:Vs(e)?await t.cpuSeconds(s):null,generator:go(
o),all:Vs(e)?null:go(i)}}function LK({wall:e,stolen:t,busy:n,ours:r}){return e>0?{stolen:t===null?null:t/e,foreign:n===null||r===null?null:Math.
max(0,(n-r)/e)}:{stolen:null,foreign:null}}function lm(e){let t=n=>n.every(r=>r!==null)&&n.length>0?Math.max(...n):null;return{stolen:t(e.map(
n=>n.stolen)),foreign:t(e.map(n=>n.foreign))}}function um(e){let t=e>>>0;return()=>{t=t+2654435769>>>0;let n=t;return n=Math.imul(n^n>>>16,2246822507),n=Math.imul(n^n>>>13,3266489909),((n^
n>>>16)>>>0)/2**32}}function cr(e,t){let n=[...e];for(let r=n.length-1;r>0;r-=1){let o=Math.floor(t()*(r+1));[n[r],n[o]]=[n[o],n[r]]}return n}
function dm(e,t,n){let r=[];for(let o=0;o<t;o+=1)r.push(o%2===0?cr(e,n):[...r.at(-1)].reverse());return r}var Ww=3,bi=4,Vw=[2,4,6,8,12],DK=3,FK=.03,BK=.12;function mm({pairing:e},{args:t}){return t?"interleaved":e}function ZC(e){return{design:{pairing:e,
rounds:bi,pilot:!0},choice:null}}var jK=2;function pm(e,t){let n=e.reduce((o,s)=>o+s,0);return Math.max(...e)>Mc&&bi*n>t/(2*Ww)?jK:bi}function GC(e,{
sessions:t},n){if(e.choice!==null)return e;let r=qC({sessions:t},n.loop),o=r===null?{}:{warmUpSeconds:r},{pilot:s,...i}={...e.design,...o,...UK(
t)};if(t.length<Ww)return{design:{...i,...s&&{pilot:s}},choice:null};let a={...ZK({sessions:t},n),...o};return{design:{...i,rounds:a.roundsPerSession},
choice:a}}function UK(e){let t=e.flatMap(({rounds:s})=>s.flatMap(i=>i.samples)),r=[...Map.groupBy(t,({variant:s})=>s).values()].map(s=>$s(s.
map(i=>Ve(i)/i.wall))??0),o=Math.min(...r);return o>0&&Number.isFinite(o)?{answersPerSecond:o}:{}}function ZK(e,t){let{loop:n}=t,r=Eu(n).flatMap(
l=>n$(e,l)??[]),o=GK(e);if(r.length===0)return{roundsPerSession:o.find(u=>u>=bi)??bi,betweenStarts:null};let s=qK(e.sessions,t),i=l=>Math.max(
...r.map(u=>HK(u,l,s,t))),a=o.reduce((l,u)=>i(u)<i(l)?u:l),c=Je(r.map(({start:l,round:u})=>l/(l+u)||0));return{roundsPerSession:a,betweenStarts:c}}
function GK({sessions:e}){let n=e.flatMap(({rounds:s})=>s.flatMap(i=>i.samples)).filter(({latencies:s})=>s!==void 0);if(n.length===0)return Vw;
let r=Math.min(...n.map(({correct:s})=>s)),o=Vw.filter(s=>s>=bi&&(s-1)*r>=I0(.99));return o.length>0?o:Vw.slice(-1)}function HK({start:e,round:t},n,r,{
budgetSeconds:o}){let s=Math.floor(o/(r.session+n*r.round));if(s<Ww)return Number.POSITIVE_INFINITY;let i={variance:e+t/n,degrees:s-1+DK};return ic(
{noise:i,weight:s},hf("end"))??Number.POSITIVE_INFINITY}function qK(e,{spent:t,loop:n}){let r=e.flatMap(c=>c.rounds),o=r.reduce((c,l)=>c+VK(
l),0),s=qC({sessions:e},n),i=e.map(c=>s===null?0:Math.max(0,c.warmUpSeconds-s*HC(c))),a=t-o-i.reduce((c,l)=>c+l,0);return{session:Math.max(0,
a/e.length),round:r.length===0?0:o/r.length}}function HC({rounds:e}){return e.some(({together:t})=>t)?1:Math.max(1,...e.map(({order:t})=>t.length))}
function VK({samples:e,together:t}){let n=e.map(({wall:r})=>r+FK);return t?Math.max(0,...n):n.reduce((r,o)=>r+o,0)}var fm=3,WK=1.1,KK=1.15;function qC({
sessions:e},t){let n=e.find(({warmUpCosts:c})=>c!==void 0),r=n?JK(n):[],o=(n?.rounds??[]).filter(c=>!Pu(c)).map(XK),s=t==="open"?r:[...r,...o];
if(r.length<fm||!s.slice(-fm).every(QK))return null;let a=(t==="open"?s:s.slice(0,YK(s)+1)).reduce((c,l)=>c+l.seconds,0);return Math.min(Hw,
Number(a.toFixed(2)))}function JK(e){let t=e.warmUpCosts??[],n=e.warmUpSeconds/Math.max(1,t.length)/HC(e),r=Math.max(Co,n-BK);return t.map(o=>({
seconds:r,cost:o??1/0}))}function YK(e){let t=r=>Je(e.slice(r,r+fm).map(({cost:o})=>o)),n=e.length-fm;return t(0)<=WK*t(n)?0:e.findLastIndex(
(r,o)=>o===0||o<n&&t(o)>KK*t(n))}function XK({samples:e}){let t=n=>e.reduce((r,o)=>r+n(o),0);return{seconds:Math.max(0,...e.map(({wall:n})=>n)),
cost:t(({cpu:n})=>n.server??Number.NaN)/t(({correct:n})=>n)}}function QK({cost:e}){return e>0&&Number.isFinite(e)}var e9=Me({operations:V().positive(),seconds:O().positive().optional(),errors:V().nonnegative().default(0)}),VC=.25,t9=1,n9=.2,r9=20;async function WC(e,t,n){
var h=[];try{let r=n.clock.now()-n.began;let o=new Map;let s=Z(h,new AsyncDisposableStack,!0);let i=[];for(let S of cr(e.builds,n.random))try{
let{addresses:x}=await Jf(S,n.runner,n.clock,n.signal,s,"generator");i.push({build:S,beside:x})}catch(x){n.signal.throwIfAborted();let{variant:R}=S,
[k,P]=x instanceof J?[x.fault,x.log]:[{code:"start-failed",error:x.message},void 0];P&&o.set(Ur(e,R),P);let E=[{variant:R,fault:k,...P&&{log:P}}];
return{session:Fn(r,E),time:pt([]),logs:o}}let a=n.clock.now();let c=[];for(let S of i)c.push(await KC(S,e,n,i9));let l=a9(c);let u=n.clock.
now()-a;let d=[];let f=[];for(let S of dm(i,s9(t,c,l,n),n.random)){let{round:x,time:R}=await o9(S,e,n,l);if(d.push(x),f.push(R),x.samples.some(
({invalid:k})=>k.length>0))break}let m=pt([...f,{ready:n.clock.now()-a}]);return{session:{at:r,startSeconds:{},warmUpSeconds:u,rounds:d,invalid:[]},
time:m,logs:o}}catch(p){var g=p,y=!0}finally{var b=q(h,g,y);b&&await b}}async function o9(e,t,n,r){let o=n.clock.now()-n.began,s=await cm(n.
plan.cpus,!1,n.runner),i=[],a=[];for(let d of e){let f=()=>KC(d,t,n,r),{result:m,time:h}=await fi(f,({wall:p})=>p);i.push(m),a.push(h)}let c=i.
reduce((d,f)=>d+f.wall,0),{stolen:l}=(await s()).disturbance({wall:c,server:null,proxy:null,generator:null,busiestServer:null,busiestProxy:null});
return{round:{order:e.map(({build:d})=>d.variant),together:!1,at:o,samples:i,disturbance:{stolen:l,foreign:null}},time:pt(a)}}function s9({rounds:e,
pilot:t},n,{runs:r},o){let s=n.map(({wall:i})=>r*i);return t?pm(s,jr(o)):e}var i9={runs:1,reports:null};function a9(e){let[t]=e.toSorted((o,s)=>o.
variant.localeCompare(s.variant));if(t?.command?.operations!=null)return{runs:1,reports:!0};let n=e.flatMap(({invalid:o,wall:s})=>o.length===
0&&s>0?[s]:[]),r=n.length===0?1:Math.ceil(n9/Math.min(...n));return{runs:Math.min(r,r9),reports:!1}}async function KC({build:e,beside:t},{scenario:n},r,o){
let{timeoutSeconds:s,args:i=[]}=n,{runs:a,reports:c}=o,l={timeoutSeconds:s*a,signal:r.signal},u=r.hyperfine===null?null:DC(r.hyperfine,a);try{
let d=await r.runner.runOnce(e,{added:i,timer:u},t,l);return c9(e,n,d,c)}catch(d){if(!(d instanceof J)||d.fault.code!=="command-failed")throw d;
return Ao(e,n,Kw,{fault:d.fault})}}var Kw={by:"hyperfine",runs:1,wall:0,user:null,system:null,memory:null,exitCode:null};function c9(e,t,n,r){
let o=l9(n);if("fault"in o)return Ao(e,t,Kw,o);let s=u9(n,o);if(s!==null){let l={code:"command-failed",error:s,...ar(n.lacks)};return Ao(e,t,
o,{fault:l})}let i=d9(o,n),a=f9(n.stdout);if(i)return Ao(e,t,o,{fault:i});if(a==="broken"||a===null&&r)return Ao(e,t,o,{fault:{code:"no-repo\
rt",output:wt(n.stdout,2)}});if(a===null||r===!1)return Ao(e,t,o,{});let c=m9(a,o.wall)??p9(a,t);return Ao(e,t,o,{report:a,...c&&{fault:c}})}
function l9(e){let{timed:t,seconds:n,code:r}=e;if(t===null)return{...Kw,by:"engine",wall:n,exitCode:r};let o=s=>({fault:{code:"command-faile\
d",error:s,...ar(e.lacks)}});if(r!==0)return o(ce({...e,stderr:qw(e.stderr)}));if(t.notes===null)return o("the results of hyperfine are gone\
; the command may have removed them");try{return{by:"hyperfine",...jC(t.notes)}}catch(s){return o(s.message)}}function u9(e,{by:t,exitCode:n}){
if(n===0)return null;if(t==="engine")return ce(e);let r=qw(e.stderr);if(n!==null)return ce({...e,code:n,stderr:r});let o=wt(r||e.stdout,5);return o?
`ended by a signal: ${o}`:"ended by a signal"}function d9({wall:e},{timed:t,seconds:n}){let r=e<=n+VC&&e>=Math.min(n-t9,n/2);return t===null||
r?null:{code:"timing-altered",noted:e,wall:n}}function Ao({variant:e},t,{by:n,runs:r,wall:o,user:s,system:i,memory:a,exitCode:c},{report:l,fault:u}){
let{operations:d,errors:f,seconds:m}=l??{operations:null,errors:0},h=d===null?0:d-f;return{variant:e,wall:o,byStatus:d===null?{}:{[String(Zt(
t.expect)[0])]:h},errors:f>0?{"failed operations":f}:{},aborted:0,bytes:0,correct:h,latency:{mean:null,p50:null,p90:null,p95:null,p99:null},
cpu:{server:s===null||i===null?null:s+i,proxy:null,generator:null},busiest:{server:null,proxy:null},opened:{client:null,upstream:null},memory:a,
switches:null,command:{by:n,runs:r,user:s,system:i,exitCode:c,operations:d,seconds:m??null},bottleneck:"server",invalid:u===void 0?[]:[u],limits:[]}}
function f9(e){let t;try{t=JSON.parse(e.trimEnd().split(`
`).at(-1)??"")}catch{return null}if(typeof t!="object"||t===null||!("operations"in t))return null;let n=e9.safeParse(t);return n.success&&n.
data.errors<=n.data.operations?n.data:"broken"}function m9({seconds:e},t){return e!==void 0&&e>t+VC?{code:"impossible-time",seconds:e,wall:t}:
null}function p9({operations:e,errors:t},n){return t>e*n.maxErrors?{code:"errors",failed:t,of:e,unit:"operations",most:[]}:null}async function JC(e,t,n,r){let{clock:o,plan:s,signal:i}=n,a=e.map(p=>h9(p,n)),c=t(a,n),l=o.now(),u=()=>s.budgetSeconds-(o.now()-l),d="",f=({
benchmark:p})=>{d=p.case.id;let g=u(),y=Math.min(1,1-g/s.budgetSeconds);r.progress({doing:d,done:y,secondsLeft:Math.max(0,g)})},m=(p,g)=>{let y=Jw(
p);for(let b of y.sessions.slice(g))r.kept?.({...y,sessions:[b]})},h={interrupted:!1,timedOutIn:null};try{for(let p=c.due(u());p.length>0;p=
c.due(u())){let g=o.now();for(let y of p){if(u()<=0)break;f(y);let b=y.sessions.length;await g9(y,n,r);let S=o.now();if(!y.ended){let x=c.design(
y);y.sessions.push(await r.measure(y.benchmark,x)),await YC(y,async k=>[await r.measure(k,x)]);let R=o.now()-S;y.spent+=R,c.measured(y,R)}m(
y,b)}c.through?.(o.now()-g)}}catch(p){h=b9(p,d,i)}return{records:a.map(Jw),...h}}function h9(e,{plan:t}){return{benchmark:e,sampling:ZC(mm(t,
e.scenario)),sessions:[],spent:0,calibration:0,longest:0,timed:null,ended:!1}}async function g9(e,{clock:t},{calibrate:n}){if(!MC(e.benchmark))
return;if(!n)throw new RangeError(`${e.benchmark.case.id} has to be calibrated`);let r=t.now(),{rate:o,session:s}=await n(e.benchmark);o===null&&
(e.sessions.push(s),await YC(e,async i=>{let a=await n(i);return y9("head",i)&&({rate:o,session:s}=a),a.rate===null?[a.session]:[]})),e.calibration=
t.now()-r,e.spent+=e.calibration,o===null?e.ended=!0:e.benchmark={...e.benchmark,rate:o}}function y9(e,{builds:t}){return t.every(n=>n.variant===
e)}async function YC(e,t){let{benchmark:n,sessions:r}=e,o=c=>n.builds.filter(l=>l.variant===c),s=c=>Nu({...n.case,sessions:c});r.length!==1||
!s(r)||n.builds.length<2||kn({...n.case,sessions:r}).some(({variant:c})=>c==="base")&&!s(await t({...n,builds:o("base")}))||(e.benchmark={...n,
builds:o("head")},r.push(...await t(e.benchmark)))}function Jw({benchmark:e,sessions:t,sampling:{choice:n}}){let{rate:r}=e;return{...e.case,
sessions:t,...r!==void 0&&{rate:r},...n&&{choice:n}}}function b9(e,t,n){if(!n.aborted)throw e;let r=n.reason instanceof $n;return{interrupted:!r,
timedOutIn:r?t:null}}function XC(e){return e!==void 0&&(e.invalid.length>0||e.rounds.some(({samples:t})=>t.some(({invalid:n})=>n.length>0)))}
var w9=130;function QC(e){return(t,n)=>{let{plan:r,random:o}=n,s=r.budgetSeconds/t.length;return{due(i){let a=t.filter(c=>!c.ended&&i>0&&c.longest<=
i);return cr(a,o).sort((c,l)=>c.spent-l.spent).slice(0,1)},design:({sampling:i})=>i.design,measured(i,a){let{benchmark:c,sampling:l,spent:u,
calibration:d}=i,{design:f}=l;i.longest=i.timed===f?Math.max(i.longest,a):a,i.timed=f,i.sampling=GC(l,i,{loop:Lb({...c.case,...i},n),spent:u-
d,budgetSeconds:s-d}),i.ended=c.builds.length===1||XC(i.sessions.at(-1))||i.sessions.length>=w9||Db(Jw(i),{plan:r,variants:e})!==null}}}}var x9={
rounds:3,pairing:"interleaved"},S9={rounds:1,pairing:"interleaved"},v9=60,k9=2;function eA(){return(e,{random:t})=>{let r=[...Map.groupBy(e,
({benchmark:{case:i}})=>`${i.scenario}/${i.via}`).values()].map(i=>({states:i,blocks:0,spent:0,last:0})),o=i=>i.states.filter(({ended:a})=>!a),
s;return{due(i){let a=r.filter(l=>i>0&&l.last<i&&l.blocks<v9&&o(l).length>0),c=({blocks:l})=>Math.min(l,k9);return[s]=cr(a,t).sort((l,u)=>c(
l)-c(u)||l.spent-u.spent),s?cr(o(s),t):[]},design:({benchmark:i})=>i.scenario.args?S9:x9,measured(i){i.ended=XC(i.sessions.at(-1))},through(i){
s&&(s.blocks+=1,s.last=i,s.spent+=i)}}}}function tA(e,t,n,r,o){let{deployment:s,loaded:i,server:a,proxy:c}=e;if(i instanceof Error)return _9(e,i);let{scenario:l}=r,{output:u}=i,d=E9(
e,t,l.keepalive?l.connections:null),f=t.flatMap(p=>p.loaded instanceof Error?[]:[p.loaded.startedAt]),m=s.variant==="base"||r.builds.length===
1,h={scenario:l,via:r.case.via,output:u,lengths:s.lengths,alive:a.after.same&&(c?.after.same??!0),ended:Ht(s),opened:d,bottleneck:n,outOfPorts:$9(
e,r,d.client),enoughTime:o.enoughTime,steady:o.steady,inStep:EC(f,u.wall),keptUp:m&&o.rate!==void 0&&i.latencies?C9(i.latencies,o.rate):null};
return{...nA(e),...u,...i.latencies&&{latencies:nC(i.latencies)},correct:Nc(u,l),bottleneck:n,cpu:{server:a.used.cpu,proxy:c?.used.cpu??null,
generator:i.cpu},opened:d,invalid:PC(h),limits:TC(h)}}function $9({deployment:e,loaded:t,proxy:n},{scenario:r},o){if(t instanceof Error)return!1;
if(Object.keys(t.output.errors).some(a=>nm.test(a)))return!0;if(!(!r.keepalive||(o??0)>O9*r.connections))return!1;let[i]=n&&e.proxy?e.proxy.
meter.pids():[];return Cw(e.front.address)||i!==void 0&&Cw(e.server.nearby,i)}var O9=4;function nA({deployment:e,server:t,proxy:n}){return{variant:e.
variant,busiest:{server:t.used.busiest,proxy:n?.used.busiest??null},memory:t.after.memoryPeak,switches:t.used.switches,...Object.keys(t.used.
counters).length>0&&{counters:t.used.counters}}}function R9(e){return e instanceof J?e.fault:{code:"generator-failed",error:e.message}}function _9(e,t){
return{...nA(e),wall:0,byStatus:{},errors:{},aborted:0,bytes:0,correct:0,latency:{mean:null,p50:null,p90:null,p95:null,p99:null},bottleneck:null,
cpu:{server:e.server.used.cpu,proxy:e.proxy?.used.cpu??null,generator:null},opened:{client:null,upstream:null},invalid:[Ht(e.deployment)??R9(
t)],limits:[]}}function E9(e,t,n){let{deployment:r,server:o,proxy:s}=e;if(r.server.meter.ownNetwork)return s?{client:s.used.accepted,upstream:o.
used.accepted}:{client:o.used.accepted,upstream:null};let i=o.used.accepted;if(i===null)return{client:null,upstream:null};let a=t.map(({loaded:u})=>{
let d=u instanceof Error?0:Ve(u.output),f=u instanceof Error?0:d+u.output.aborted;return{answers:d,needed:n??f}}),c=a.reduce((u,{needed:d})=>u+
d,0),l=P9(s?Math.max(0,i-c):i,a)[t.indexOf(e)]??null;return s?{client:null,upstream:l}:{client:l,upstream:null}}function P9(e,t){let n=c=>c.
reduce((l,u)=>l+u,0),r=t.map(c=>c.needed),o=e-n(r),s=o>0?t.map(({answers:c})=>c):r,i=n(s),a=c=>i>0?(s[c]??0)/i:1/t.length;return r.map((c,l)=>Math.
round(o>0?c+o*a(l):e*a(l)))}var Mo=.9;function rA(e,t){let{wall:n}=e;if(e.server===null||n<=0)return null;let r=(i,a)=>(i??0)/(n*a),o=(i,a)=>i!==
null&&i/(n*a)<=1-Mo;return r(e.server,t.server.length)>=Mo||r(e.busiestServer,1)>=Mo||o(e.idle.server,t.server.length)?"server":!Vs(t)&&t.proxy.
some(i=>t.generator.includes(i))&&(r((e.proxy??0)+(e.generator??0),t.generator.length)>=Mo||o(e.idle.generator,t.generator.length))?(e.proxy??
0)>(e.generator??0)?"proxy":"generator":r(e.proxy,t.proxy.length)>=Mo||r(e.busiestProxy,1)>=Mo?"proxy":r(e.generator,t.generator.length)>=Mo?
"generator":"dependency"}var oA=.2;function T9(e){let t=Math.floor(e.length*oA);return t===0?0:Math.max(0,Je(e.slice(-t))-Je(e.slice(0,t)))}
function C9(e,t){let n=e.length/t;return n===0?0:n/(n+T9(e)/(1-oA))}async function gm(e,t,n,r){let{cpus:o}=r.plan,s=pi(o,e.length),i=await cm(o,t.case.via==="nginx",r.runner),a=sC(e.length),c=await Promise.all(
e.map(g=>I9(g,t,n,{...r,threads:s,line:a}))),l=await i(),u=L9(c),d=rA({...u,idle:l.idle},o),f=l.disturbance(u),m=t.builds.map(({variant:g})=>g),
h=c.map(g=>tA(g,c,d,t,n));return{samples:Pu({disturbance:f,together:e.length>1,order:m,samples:h})?h.map(N9):h,disturbance:f}}var A9="timeou\
t",M9="502";function N9(e){let{errors:t,byStatus:n,correct:r,invalid:o}=e,s=e.limits.includes("out-of-ports"),i=d=>d===A9||s&&nm.test(d),a=Ve(
e)-r,c=s?n[M9]??0:0,l=(a===0||a===c)&&Object.keys(t).every(i),u=s?["errors","no-answers"]:["errors"];return l&&(r>0||s)?{...e,invalid:o.filter(
({code:d})=>!u.includes(d))}:e}async function I9(e,t,{length:n,rate:r},{generator:o,signal:s,threads:i,line:a}){let c=await sA(e),l="seconds"in
n?n.seconds:n.requests/(r??1),u=vC(e,t,l),d=u&&o(u,{signal:s}).catch(g=>g),f=await o(hi(e,t,n,i,r),{signal:s,barrier:a}).catch(g=>(s.throwIfAborted(),
g)),m=await d,h=z9(m,t)??f,p=await sA(e);return{deployment:e,loaded:h,besideCpu:m===null?0:m instanceof Error?null:m.cpu,server:{used:gi(c.server,
p.server),after:p.server},proxy:c.proxy&&p.proxy?{used:gi(c.proxy,p.proxy),after:p.proxy}:null,services:c.services.map((g,y)=>gi(g,p.services[y]??
g))}}function z9(e,{scenario:t}){if(e===null)return null;let n="background-load-failed";if(e instanceof Error)return new J({code:n,error:e.message});
let r=Nc(e.output,t),o=rm(e.output)+Ve(e.output)-r;return o===0&&r>0?null:new J({code:n,failed:o,answered:r})}async function sA({server:e,proxy:t,
services:n}){let r=[];for(let o of n)r.push(await o.meter.read());return{server:await e.meter.read(),proxy:await t?.meter.read(),services:r}}
function L9(e){let t=r=>r.some(o=>o==null)?null:r.reduce((o,s)=>o+s,0),n=r=>Math.max(0,...r.map(o=>o??0));return{wall:n(e.map(({loaded:r})=>r instanceof
Error?0:r.output.wall)),server:t(e.flatMap(({server:r,services:o})=>[r,...o.map(s=>({used:s}))]).map(({used:r})=>r.cpu)),proxy:t(e.map(({proxy:r})=>r?
r.used.cpu:0)),generator:t(e.flatMap(({loaded:r,besideCpu:o})=>[r instanceof Error?null:r.cpu,o])),busiestServer:n(e.flatMap(({server:r,services:o})=>[
r.used.busiest,...o.map(({busiest:s})=>s)])),busiestProxy:n(e.map(({proxy:r})=>r?.used.busiest))}}var D9=340,hm=10;function Yw(e,t){if(e.durationSeconds!==
void 0)return{seconds:e.durationSeconds,enough:!0};let n=Bw*e.connections/Math.max(t,1e-9);return{seconds:Math.min(Math.max(n,Mc),hm),enough:n<=
hm}}function iA(e,t){if(e.durationSeconds!==void 0)return{seconds:e.durationSeconds,enough:!0};let n=D9/t;return{seconds:Math.min(Math.max(n,
2*Mc),hm),enough:n<=hm}}function cA(e,t){let n=null;return async(r,o,s)=>!(o.length>1&&o.some(({server:a})=>!a.meter.ownNetwork))||!e.scenario.keepalive||!lA(r,e)?r:
(n??=await F9(o,e,s,t),U9(r,n,e))}async function F9(e,t,n,r){let o=new Map;for(let s of e.filter(i=>Ht(i)===null)){let{samples:i}=await gm([
s],t,n,r);for(let a of i){let c=Ve(a),l=lA([a],t)?Qw(a,t):0;o.set(s.variant,c>0?l/c:0)}}return o}var Xw=({via:e})=>e==="nginx"?"upstream":"c\
lient";function Qw({opened:e},{scenario:t,case:n}){let r=e[Xw(n)];return r===null?0:r-t.connections}var B9=5,j9=.1;function lA(e,t){return e.
reduce((r,o)=>r+Qw(o,t),0)>B9+j9*e.length*t.scenario.connections}function U9(e,t,n){let r=e.map(c=>(t.get(c.variant)??0)*Ve(c)),o=r.reduce((c,l)=>c+
l,0),{scenario:s}=n,{via:i}=n.case,a=e.reduce((c,l)=>c+Qw(l,n),0);return e.map((c,l)=>{if(o===0)return c.invalid.some(({code:h})=>h===aA)?c:
{...c,opened:{...c.opened,[Xw(n.case)]:null}};let u=s.connections+Math.max(0,Math.round(a*(r[l]??0)/o)),d={...c.opened,[Xw(n.case)]:u},f=c.correct>
0?jw({scenario:s,via:i,opened:d,output:c}):null,m=c.invalid.filter(({code:h})=>h!==aA);return{...c,opened:d,invalid:f?[...m,f]:m}})}var aA="\
too-many-connections";import{constants as Z9}from"node:os";async function dA(e,t,n,r){if(!mA(e))return{result:await r(),trespasses:[]};let o=[],s=new AbortController,i=n.sleep(t*Math.random(),s.signal).
then(()=>{o=pA(e,"loaded")},()=>{}),a=await r().finally(()=>s.abort());return await i,{result:a,trespasses:o}}function fA(e){return mA(e)?pA(
e,"over"):[]}function mA(e){return e.length>1&&e.some(({server:t})=>!t.meter.ownNetwork)}function pA(e,t){let n=new Set(e.flatMap(a=>[...uA(
a)])),r=sy(),o=O$(r,n),s=iy(r).filter(({port:a})=>n.has(a));if(o.length===0&&s.length===0)return[];let i=e.map(a=>({variant:a.variant,ports:uA(
a),sockets:G9(a,t)}));return[...H9(o,i,t==="over"?Oa([process.pid]):null),...q9(s,i)]}function hA({server:e,proxy:t,services:n}){return[e,...n,
...t?[t]:[]]}function uA(e){return new Set(hA(e).map(({address:t})=>t.port))}function G9(e,t){let n=hA(e).flatMap(({meter:r,strays:o})=>[...r.
pids(),...t==="over"?o?.()??[]:[]]);return Oa(n)}function H9(e,t,n){let r=new Map;for(let{to:o,inode:s}of e){let i=t.find(({ports:u})=>u.has(
o)),a=t.find(({sockets:u})=>u.has(s))??(n!==null&&!n.has(s)&&i?.variant==="base"?t.find(({variant:u})=>u==="head"):void 0);if(!i||!a||i.variant===
a.variant)continue;let c=`${a.variant} ${i.variant}`,l=r.get(c);l?l.connections+=1:r.set(c,{variant:a.variant,of:i.variant,connections:1})}return[
...r.values()].map(({variant:o,...s})=>({variant:o,fault:{code:"reached-other",...s}}))}function q9(e,t){return t.flatMap(({variant:n,sockets:r})=>t.
flatMap(o=>{let s=e.filter(({port:a,inode:c})=>o.ports.has(a)&&r.has(c));if(o.variant===n||s.length===0)return[];let i={of:o.variant,connections:s.
length,listened:!0};return[{variant:n,fault:{code:"reached-other",...i}}]}))}var V9=["SIGHUP","SIGINT","SIGQUIT","SIGKILL","SIGUSR1","SIGUSR\
2","SIGTERM"],W9=128;function K9({of:e,end:{signal:t,exitCode:n}}){return e!=="server"?!1:V9.some(r=>r===t||W9+Z9.signals[r]===n)}function gA(e){
let t=ay(),n=e.find(({variant:r})=>r==="head");return(r,o)=>{let s=e.find(i=>i.variant===r&&r==="base");return!n||!s||s.server.meter.ownNetwork||
o.code!=="died"||!K9(o)||Ht(n)!==null||ay()!==t?null:{variant:"head",fault:{code:"ended-other",of:"base",end:o.end}}}}var J9=.6,Y9=.25,X9=30,yA=.25;function bA({scenario:e},t,n=Aw){let{clock:r,signal:o}=t,s=Math.min(X9,Y9*jr(t));return async i=>{if(e.keepalive)
return;let a=()=>i.some(({front:c})=>n(c.address)>J9);for(;s>0&&a();)await r.sleep(yA,o),s-=yA}}async function vA(e,t){let n=t.now(),r=await Promise.all(e.map(wA));return async()=>{let o=await Promise.all(e.map(wA)),s=t.now()-n;return e.
map(({variant:i},a)=>({variant:i,seconds:s,cpu:xA(r[a]?.cpu,o[a]?.cpu),accepted:xA(r[a]?.accepted,o[a]?.accepted)}))}}async function wA({server:e,
services:t}){let n=await e.meter.read(),o=[n,...await Promise.all(t.map(({meter:s})=>s.read()))].map(({cpu:s})=>s);return{cpu:o.every(s=>s!==
null)?o.reduce((s,i)=>s+i,0):null,accepted:e.meter.ownNetwork?n.accepted:null}}function xA(e,t){return e==null||t==null||t<e?null:t-e}var Q9=.02,
e5=.03,t5=20;function kA(e){return e.flatMap(({variant:t,seconds:n,cpu:r,accepted:o})=>{let s=e.filter(l=>l.variant!==t),i=Math.max(0,...s.map(
l=>(l.cpu??0)/l.seconds*n)),a=Math.max(Q9,e5*n),c=[];return r!==null&&r-i>a&&c.push({variant:t,fault:{code:"worked-unasked",cpu:r,other:i,seconds:n}}),
o!==null&&o>t5&&c.push({variant:t,fault:{code:"accepted-unasked",connections:o,seconds:n}}),c})}var n5=.05,r5=.02;function $A(e,t){let n=t.now(),
r=new Map(e.flatMap(o=>SA(o).map(s=>[s,$a([s])??0])));return()=>{let o=Math.max(n5,r5*(t.now()-n));return new Map(e.flatMap(s=>{let i=SA(s),
a=i.reduce((l,u)=>l+($a([u])??0)-(r.get(u)??0),0),c={code:"left-its-group",processes:i.length,cpu:a};return a>o?[[s.variant,c]]:[]}))}}function SA({
server:e,services:t}){return[e,...t].flatMap(({strays:n})=>[...n?.()??[]])}async function OA(e,t,n){let r=n.clock.now()-n.began,o=cr(e.builds,n.random),s=o.every(n.runner.canShare)?[o]:o.map(b=>[b]),i=[],a=new Map,c=[],
l=[];for(let b of s){var m=[];try{let S=Z(m,new AsyncDisposableStack,!0);let x=await Qf(b,e,n,S);for(let[E,A]of x.logs)a.set(E,A);l.push(...x.
open);let R=[...x.invalid,...o5(l,e)];if(R.length>0)return{session:Fn(r,R),time:pt(i),logs:a};let k=n.clock.now();let P=await i5(x.open,e,t,
n);c.push(P);i.push(...P.times,{ready:n.clock.now()-k});for(let[E,A]of P.logs)a.set(E,A)}catch(h){var p=h,g=!0}finally{var y=q(m,p,g);y&&await y}}
let[u,...d]=c;return{session:{at:r,startSeconds:Object.assign({},...c.map(b=>b.startSeconds)),warmUpSeconds:c.reduce((b,S)=>b+S.warmUpSeconds,
0),...u?.warmUpCosts&&d.length===0&&{warmUpCosts:u.warmUpCosts},rounds:g5(c.map(b=>b.rounds)),invalid:c.flatMap(b=>b.invalid)},time:pt(i),logs:a}}
function o5(e,t){let n=i=>e.find(a=>a.variant===i),[r,o]=[n("base"),n("head")];if(!r||!o||!t.scenario.expect.sameLength)return[];let s=({lengths:i},a)=>({
answer:a,fixed:i!==null});return r.answers.flatMap((i,a)=>{let c=o.answers[a],l=c&&dC(s(r,i),s(o,c));return l?[{variant:null,fault:l}]:[]})}
var s5=1;async function i5(e,t,n,r){let o=bA(t,r);await o(e);let s=r.clock.now(),i=gA(e),a=e.length>1&&n.pairing==="side-by-side",c=await yi(
e,a,t,r,n.warmUpSeconds),l=r.clock.now()-s,u=n.answersPerSecond??c.answersPerSecond,d=p5(t,{...c,answersPerSecond:u}),f=m5(n,t,u,r),m=[c.time],
h=[],p=cA(t,r),g=$A(e,r.clock);for(let A of dm(e,f,r.random)){await o(e);let F=r.clock.now()-r.began,Q=await c5(A,a,t,d,r,p);m.push(...Q.times);
let{samples:j,disturbance:re}=Q;if(h.push({order:A.map(be=>be.variant),together:a,at:F,samples:j,disturbance:re}),j.some(be=>be.invalid.length>
0))break}let y=h.pop();y&&h.push(_A(y,fA(e))),e.some(A=>Ht(A)!==null)&&await r.clock.sleep(s5);let b=[],S=new Map,x=g(),R=new Set;for(let A of e){
let F=await h5(A)??x.get(A.variant)??null,Q=h.some(({samples:re})=>re.some(be=>be.variant===A.variant&&be.invalid.length>0)),j=F&&i(A.variant,
F);j&&R.add(A.variant),F&&b.push({...j??{variant:A.variant,fault:F},log:await A.server.log()}),(F||Q)&&S.set(Ur(t,A.variant),await A.server.
log())}let k=Object.fromEntries(e.map(A=>[A.variant,A.startSeconds])),P=c.costs&&{warmUpCosts:c.costs},E=h.map(A=>({...A,samples:EA(R,A.samples)}));
return{startSeconds:k,warmUpSeconds:l,...P,rounds:E,invalid:b,times:m,logs:S}}var a5=3;async function c5(e,t,n,r,o,s){let i=[];for(let a=1;;a+=
1){let c=await l5(e,t,n,r,o,s);i.push(...c.times);let{samples:l,interfered:u}=c,d=l.some(({invalid:f})=>f.length>0);if(u.length===0||d||a===
a5)return{...c,times:i,samples:RA(l,u)}}}function RA(e,t){return e.map(n=>{let r=t.filter(({variant:o})=>o===n.variant).map(({fault:o})=>o);
return r.length===0?n:{...n,invalid:[...n.invalid,...r]}})}async function l5(e,t,n,r,o,s){let{clock:i}=o,a=[],c=[],l=[],u=[],d=[];for(let h of t?
[e]:e.map(p=>[p])){let p=k=>Math.max(...k.samples.map(P=>P.wall)),g=()=>gm(h,n,r,o),y=e.filter(k=>!h.includes(k)),b=await vA(y,i),S=await dA(
e,f5(r),i,()=>fi(g,p));u.push(...await b()),d.push(...S.trespasses);let{result:x,time:R}=S.result;l.push(R),c.push(x.disturbance),a.push(...d.
length>0?x.samples:await s(x.samples,h,r))}let f=lm(c);return{..._A({samples:a,disturbance:f},d),times:l,interfered:d.length>0?[]:kA(u)}}function _A(e,t){
if(t.length===0||e.samples.some(({invalid:r})=>r.some(u5)))return e;let n=new Set(t.map(({fault:r})=>r.of));return{...e,samples:RA(EA(n,e.samples),
d5(t))}}function u5({code:e}){return e==="reached-other"}function EA(e,t){return t.map(n=>e.has(n.variant)?{...n,invalid:[]}:n)}function d5(e){
let t=e.toSorted((n,r)=>r.fault.connections-n.fault.connections);return t.filter(({variant:n},r)=>t.findIndex(o=>o.variant===n)===r)}function f5({
length:e,rate:t}){return"seconds"in e?e.seconds:e.requests/(t??1)}function m5({rounds:e,pairing:t,pilot:n},{scenario:r,rate:o},s,i){if(!n||o!==
void 0)return e;let{requests:a}=r,{seconds:c}=Yw(r,s),l=a===void 0?c:a/s;return pm(t==="side-by-side"?[l]:[l,l],jr(i))}function p5({scenario:e,
rate:t},{answersPerSecond:n,steady:r}){if(t!==void 0){let{seconds:a,enough:c}=iA(e,t);return{length:{requests:Math.max(1,Math.round(t*a))},enoughTime:c,
steady:r,rate:t}}let{seconds:o,enough:s}=Yw(e,n),{requests:i}=e;return{length:i===void 0?{seconds:o}:{requests:i},enoughTime:s,steady:r}}async function h5(e){
let{front:t,question:n,lengths:r,answers:o}=e,s=Ht(e);if(s)return s.code==="died"?{...s,when:"under-load"}:s;try{let i=await di(t.address,n,
0),a=r&&i.find(({status:c,length:l},u)=>c===o[u]?.status&&l!==o[u]?.length);return a?{code:"length-changed",path:a.path,bytes:a.length}:null}catch(i){
if(i instanceof J&&gs(i.fault))return{...i.fault,afterLoad:!0};if(i instanceof J&&ku(i.fault))return null;throw i}}function g5(e){let[t=[],...n]=e;
if(n.length===0)return[...t];let r=Math.min(...e.map(o=>o.length));return t.slice(0,r).map((o,s)=>{let i=e.map(a=>a[s]);return{...o,order:i.
flatMap(a=>a.order),samples:i.flatMap(a=>a.samples),disturbance:lm(i.map(a=>a.disturbance))}})}import No from"node:os";function ym(){let e=y5(),t=new Set,n=[];for(let r of e){if(t.has(r))continue;let o=G(`/sys/devices/system/cpu/cpu${r}/topology/thread_siblin\
gs_list`),s=(o?PA(o):[r]).filter(i=>e.includes(i));for(let i of s)t.add(i);n.push(s)}return n}function y5(){let e=/^Cpus_allowed_list:\s*(\S+)/m.
exec(G("/proc/self/status")??"")?.[1];return e?PA(e):No.cpus().map((t,n)=>n)}function PA(e){return e.trim().split(",").filter(Boolean).flatMap(
t=>{let[n,r]=t.split("-").map(Number);return Array.from({length:(r??n)-n+1},(o,s)=>n+s)})}function bm(){let e=process.env.ImageOS,t=process.
env.ImageVersion;return{cpuModel:No.cpus()[0]?.model.trim()??"unknown",cores:No.availableParallelism(),memoryBytes:No.totalmem(),kernel:No.release(),
os:/^PRETTY_NAME="?([^"\n]*)/m.exec(G("/etc/os-release")??"")?.[1]??No.platform(),runnerImage:e?`${e} ${t??""}`.trim():null}}function Ic(){return No.loadavg()[0]??0}function wm(e,t=3){if(e===0)return"0";let n=Number(e.toPrecision(t)),r=Math.max(0,t-1-Math.floor(Math.log10(Math.abs(n))));return e.toFixed(
Math.min(r,6))}function tx(e,t){let[n,r]=t.find(([o])=>Math.abs(e)>=o*.9995)??t.at(-1)??[1,""];return`${wm(e/n)}${r}`}function Zr(e){return tx(
e,[[1," s"],[.001," ms"],[1e-6," \xB5s"],[1e-9," ns"]])}function Io(e){return tx(e,[[2**30," GiB"],[2**20," MiB"],[2**10," KiB"],[1," B"]])}
function ex(e,t="req/s"){return e>=1e3&&e<1e4?`${Math.round(e)} ${t}`:`${e<1e3?wm(e):tx(e,[[1e6,"M"],[1e3,"k"]])} ${t}`}function Gr(e){let t=Math.
round(e);if(t<1)return Zr(e);if(t<120)return`${t} s`;let n=t%60;return n===0?`${t/60} min`:`${Math.floor(t/60)} min ${n} s`}function ue(e,t){
return e===null?"not known":t==="requests/s"?ex(e):t==="operations/s"?ex(e,"op/s"):t==="s"||t==="s/request"||t==="s/operation"?Zr(e):t==="by\
tes"?Io(e):wm(e)}function wi(e){if(e.ratio===null)return 0;let t=Math.abs(e.ratio-1)*100;if(e.interval===null)return t>=10?0:1;let n=(e.interval.
high-e.interval.low)*100;return n>=10?0:n>=.5?1:2}function xm(e){let t=Math.abs(e),n=t>=1||t===0?t.toFixed(1):wm(t,2);return`${e<0?"\u2212":
"+"}${n}`}var b5=10;function lr(e,t){if(e>b5)return`+${Number(((e-1)*100).toPrecision(3))}`;let n=(Math.abs(e-1)*100).toFixed(t);return Number(
n)===0?n:`${e<1?"\u2212":"+"}${n}`}function Ct(e){return e.ratio===null?"\u2013":`${lr(e.ratio,wi(e))}%`}function qt(e){if(e.interval===null)
return"\u2013";let t=wi(e);return`${lr(e.interval.low,t)} to ${lr(e.interval.high,t)}`}function Re(e){return`${Number((e*100).toPrecision(3))}\
%`}function At({name:e,unit:t}){return zc(Mg(e)?.label??e,t)}function zc(e,t){return t.includes("operation")?e.replace("Request","Operation").replace(
"request","operation"):e}function w5(e){let t=({metrics:n})=>n.some(({name:r,unit:o})=>r==="goodput"&&o==="operations/s");return e.length>0&&
e.every(t)}function nx({rate:e,metrics:t}){return e!==void 0?"open":t.some(({name:n,base:r,head:o})=>n==="time"&&(r??o)!==null)?"command":"c\
losed"}function xi(e){let t=new Set(e.map(nx)),n=new Set(e.flatMap(({metrics:l})=>l.flatMap(({name:u,threshold:d})=>d===void 0?[]:[u]))),r=({
decides:l})=>l!==null&&t.has(l),o=l=>r(l)||n.has(l.name),s=t.size===1&&t.has("command")?[]:ke.filter(({column:l})=>l),a=ke.filter(l=>o(l)||s.
includes(l)).toSorted((l,u)=>Number(o(u))-Number(o(l))),c=w5(e)?"operations":"";return a.map(l=>{let{name:u}=l,d=o(l)&&!r(l)?{asked:!0}:{};return{
name:u,title:At({name:u,unit:c}),decides:o(l),...d}})}function rx(e,t){return ue(e,t).replace(/(\.\d*?)0+(?= |$)/,(n,r)=>r==="."?"":r)}function Si(e){let{metric:t,unit:n,head:r,interval:o,better:s}=e,
i=At({name:t,unit:n}),a=TA(e);if(r===null)return`${i} is not known, so ${a} is not judged`;let[c,l]=o?[ue(o.low,n),ue(o.high,n)]:["",""],u=c===
l?"":` (95% interval ${c} to ${l})`;return`${i} ${ue(r,n)}${u}, ${x5[e.state](a,e,s)}`}var TA=({limit:e,unit:t})=>`the limit of ${rx(e,t)}`,
x5={held:e=>`within ${e}`,broken:(e,t,n)=>`${n==="lower"?"over":"under"} ${e}`,inconclusive:(e,{interval:t,limit:n,n:r})=>t===null?`and ${e}\
 is inconclusive: ${r<2?"one session shows no noise":"the noise is not known"}`:t.low<=n&&n<=t.high?`and ${e} lies within that interval`:`an\
d ${e} is inconclusive: something other than the server was saturated`};function pn({limits:e=[]},t){return e.filter(n=>n.state===t)}function ox(e){
let[t,...n]=pn(e,"broken");if(!t)return null;let{metric:r,unit:o,head:s,better:i}=t,a=n.length===0?"":`, and ${n.length} more`;return`${At({
name:r,unit:o})} ${ue(s,o)} ${i==="lower"?"over":"under"} ${TA(t)}${a}`}var ux={untouched:"the change touches none of its files","identical-builds":"both sides are the same build"},GA={steal:"the machine lost CPU\
 time to its host","other-programs":"other programs used the CPUs","out-of-ports":"the load generator or nginx ran out of ports for new conn\
ections"},CA="measure again on a quiet machine",vm={steal:CA,"other-programs":CA,"out-of-ports":"use fewer connections, a lower rate, or sys\
ctl -w net.ipv4.tcp_tw_reuse=1, since a port stays taken for a minute after its connection"},sx={"out-of-ports":"the load generator ran out \
of ports for new connections","generator-saturated":"the load generator was saturated","proxy-saturated":"nginx was saturated",dependency:"t\
he server was not busy: it waited for something else (a dependency)","littles-law":"the load generator's figures contradict each other (Litt\
le's law)","too-few-requests":"rounds had too few requests",unsteady:"the server did not reach a steady state","over-capacity":"base could n\
ot keep up with the rate","out-of-step":"the two sides were not loaded at the same time"},AA={"out-of-ports":vm["out-of-ports"],"too-few-req\
uests":"set a longer duration","over-capacity":"set a lower rate"},S5={"wrong-status":"wrong answer","wrong-body":"wrong answer","wrong-head\
er":"wrong answer","no-answer":"wrong answer","length-changed":"wrong answer","no-report":"wrong output","command-failed":"command failed","\
impossible-time":"wrong time","timing-altered":"wrong time","lengths-differ":"unequal work","framing-differs":"unequal work",errors:"errors",
"no-answers":"no answers","wrong-size":"wrong size","too-many-connections":"connections not reused",died:"died",restarted:"died","worked-una\
sked":"interfered","accepted-unasked":"interfered","reached-other":"interfered","ended-other":"interfered","fails-beside":"interfered","chan\
ged-files":"interfered","left-its-group":"interfered","not-ready":"","start-failed":"not ready","prepare-failed":"not ready","generator-fail\
ed":"generator failed","background-load-failed":"generator failed","proxy-failed":"harness failed","harness-failed":"harness failed","burner\
-elsewhere":"harness failed"},v5="; it asks for a login: send one by headers: of the request, with what is secret under secrets: of the targ\
et (for Basic the base64 of USER:PASSWORD)",k5={"wrong-status":({path:e,status:t,expected:n,body:r,...o})=>`${e} answered ${t} instead of ${typeof n==
"number"?n:_5(n)}${E5(r)}${t===401?v5:cx(o)}`,"wrong-body":({path:e,bytes:t,body:n,lacks:r})=>`${e} answered ${t} bytes, ${R5(r,n===""?"noth\
ing":JSON.stringify(n))}`,"wrong-header":({path:e,name:t,value:n,expected:r})=>`${e} answered header ${t}: ${n??"(none)"} instead of ${r}`,"\
no-answer":({path:e,error:t,...n})=>`${e} gave no answer: ${t}${cx(n)}`,"length-changed":({path:e,bytes:t})=>`${e} answers ${t} bytes after \
the load, not as many as before it; set expect.same-length to false if that is intended`,"no-report":({output:e})=>`the last line of output \
is not {"operations": n, "errors": e} but ${e||"(nothing)"}; print that line last`,"impossible-time":({seconds:e,wall:t})=>`it reported ${e.
toFixed(2)} s of work in a run of ${t.toFixed(2)} s; leave "seconds" out, or take them from a monotonic clock`,"timing-altered":({noted:e,wall:t})=>`\
hyperfine recorded ${e.toFixed(2)} s, loadgate's own clock ${t.toFixed(2)} s, so the time cannot be trusted; look for what writes to hyperfi\
ne's files`,"command-failed":({error:e,withheld:t})=>`${e}${Sm(t)}`,"lengths-differ":({path:e,base:t,head:n})=>`${e}: base answers ${t} byte\
s, head ${n}; set expect.same-length to false if that is intended`,"framing-differs":({path:e,base:t,head:n})=>`${e}: base frames its answer\
 by ${t}, head by ${n}; set expect.same-length to false if that is intended`,errors:({failed:e,of:t,unit:n,most:r,through:o})=>`${e} of ${t}\
 ${n} failed${NA(r)}${IA(r,o)}`,"no-answers":({seconds:e,most:t,through:n})=>`no correct answer in ${e.toFixed(2)} s${NA(t)}${IA(t,n)}`,"wro\
ng-size":({answers:e,bytes:t,least:n,most:r})=>`${e} answers had ${t} bytes of body in all instead of ${n===r?n:`${n} to ${r}`}, so some wer\
e not the expected answer; look for errors that are answered with the right status`,"too-many-connections":({side:e,opened:t,requests:n})=>e===
"upstream"?`${t} connections were opened from nginx to the server for ${n} requests${MA}`:`${t} connections were opened for ${n} requests${MA}`,
died:({of:e,service:t,end:n,when:r,lacks:o,withheld:s})=>{let i=e==="server"?"":t===void 0?"a service beside it: ":`service ${t}: `,a=o===void 0?
"":`: it could not find ${we(o,100)}, since each side has only the files in git, without node_modules and the like; install it with setup: (\
npm ci, for example), or in the Dockerfile`,c=o===void 0&&T5(n)&&r!==void 0&&r!=="under-load";return`${i}${ax(n)}${r===void 0?"":O5[r]}${a}${c?
P5:""}${Sm(s)}`},restarted:()=>"the server was restarted while it was measured","worked-unasked":({cpu:e,other:t,seconds:n})=>`it used ${ix(
e)} of CPU time in ${n.toFixed(2)} s while only the other side was loaded (the other side in its turn: ${ix(t)}), so nothing can be compared\
; look for work in the background, or use Docker, where both are loaded at once`,"accepted-unasked":({connections:e,seconds:t})=>`it accepte\
d ${e} connections in ${t.toFixed(2)} s while only the other side was loaded, so nothing can be compared; look for what else connects to it`,
"reached-other":({of:e,connections:t,listened:n})=>n?`its processes listened at the port of ${e}'s server, services or nginx and answered in\
 its place, so nothing can be compared; remove that from the change, or use Docker, where neither side reaches the other`:`its processes hel\
d ${t===1?"a connection":`${t} connections`} to ${e}'s server, services or nginx, so nothing can be compared; remove that from the change, o\
r use Docker, where neither side reaches the other`,"ended-other":({of:e,end:t})=>`${e}'s server was ended from outside (${ax(t)}) while onl\
y this side ran beside it, so nothing can be compared; remove what sends signals from the change, or use Docker, where neither side reaches \
the other`,"fails-beside":({of:e})=>`${e} failed to start beside it but started well alone, so nothing can be compared; look for what both u\
se, such as a file, a lock or a port`,"changed-files":({of:e,path:t,files:n})=>`${e}'s files changed while both ran, but not its own (${t}${n>
1?` and ${n-1} more`:""}), so ${e} is no longer what was committed; remove what writes there from the change, or use Docker, where neither s\
ide reaches the other`,"left-its-group":({processes:e,cpu:t})=>`${e===1?"one of its processes":`${e} of its processes`} detached and used ${ix(
t)} of CPU time that its figures lack, so nothing can be compared; keep what it starts as child processes, or use Docker, where none can det\
ach`,"not-ready":({seconds:e,last:t,service:n,listens:r,runOver:o,...s})=>{let i=n===void 0?"":`service ${n} was `,a=o?", when the run's tim\
e was over":"",l=t===null?n===void 0?"no answer":"its port is not open":"error"in t?t.error:`${t.path} answered ${t.status}`,u=o?"; give it \
a larger budget":"; if it needs longer, raise ready.timeout";return`${i}not ready after ${e} s${a} (last: ${l})${r?$5(r):cx(s)||u}`},"start-\
failed":({error:e})=>e,"prepare-failed":({command:e,error:t,withheld:n})=>`its prepare failed: ${e.join(" ")}: ${t}${Sm(n)}`,"generator-fail\
ed":({error:e})=>e,"background-load-failed":({failed:e,answered:t,error:n})=>n===void 0?`${e} requests of the background load failed, ${t} w\
ere answered`:`background load: ${n}`,"proxy-failed":({variant:e,end:t,seconds:n,error:r})=>{let o=n===null?null:`not ready after ${n} s`;return[
`nginx in front of ${e}`,t&&ax(t),o,r].filter(Boolean).join(": ")},"harness-failed":({error:e})=>e,"burner-elsewhere":()=>"a slowdown cannot\
 be planted in servers of another machine; run loadgate on the machine where the servers run"},MA=": the server closes them after each answe\
r, so connecting would be measured; write keepalive: false in the scenario if that is intended";function $5({asked:e,at:t}){if(t.length===0)
return"; it listens on no port, so look into its log";let n=t.filter(({port:o})=>o===e),r=o=>dx([...new Set(o.map(({host:s,port:i})=>s.includes(
":")?`[${s}]:${i}`:`${s}:${i}`))]);return n.length>0&&n.every(({host:o})=>o==="::1"||o.startsWith("127."))?`; it listens on ${r(n)} alone, w\
hich nothing outside its container reaches: have it listen on 0.0.0.0`:n.length>0?`; it listens on ${r(n)}: have it listen on 0.0.0.0`:`; it\
 listens on ${r(t)} instead of port ${e}: write that port in loadgate.yml, or have it listen on PORT`}function ix(e){return`${Math.round(e*1e3)}\
 ms`}var O5={starting:" before it was ready","before-load":" before it was loaded","under-load":" under load"};function ax({exitCode:e,signal:t}){
return t!==null?`ended by ${t}`:e===null?"its container ended":`ended with exit code ${e}`}function R5(e,t){if("text"in e)return`expected ${e.
text===""?"nothing":JSON.stringify(e.text)}, got ${t}`;if("contains"in e)return`expected to contain ${JSON.stringify(e.contains)}, got ${t}`;
if("json"in e)return e.json===null?`expected JSON, got ${t}`:`expected ${e.at} to be ${e.json}, got ${e.got??"nothing"}`;let{matches:n,why:r}=e;
return r==="differs"?`expected to match /${n}/, got ${t}`:r==="too-slow"?`and matching /${n}/ took more than 1 s; write an expression withou\
t nested repetitions`:`more than the 1 MiB that /${n}/ is matched against; expect a text with "contains" instead`}function _5(e){return e.length<
2?e.join(""):`${e.slice(0,-1).join(", ")} or ${e.at(-1)}`}function E5(e){return e===""?" (empty)":`: ${JSON.stringify(e)}`}function NA(e){let t=e.
map(n=>`${"status"in n?`status ${n.status}`:n.error} (${n.count})`);return t.length===0?"":`: ${t.join(", ")}`}var P5=", and a server has to\
 stay in the foreground, where it can be measured and ended; if it starts a daemon and leaves, turn that off (daemon off, -D FOREGROUND, no \
--daemon)";function T5({exitCode:e,signal:t}){return e===0&&t===null}var C5={http:"; it speaks plain HTTP/1.1 there: leave https out of the \
target, and http2 out of the scenario",https:"; it speaks TLS there: write https: { ca: FILE } or https: { insecure: true } in the target",http2:"\
; it speaks HTTP/2 without TLS there: write http2: true and via: direct in the scenario"};function cx({speaks:e,through:t,interim:n}){if(e!==
void 0)return C5[e];if(t===void 0)return"";let r="write via: direct in the scenario";return n===void 0?`; the server itself answers, but ngi\
nx in front of it does not take that: mend the answer, or ${r}`:`; the server itself answers, but first with status ${n}, after which nginx \
waits in vain: leave that out,${n===103?" use nginx 1.29 or newer,":""} or ${r}`}var lx="; the server closes connections without announcing \
it, which loses requests on their way: have it send Connection: close first, or write keepalive: false in the scenario",A5=[["CaUsedAsEndEnt\
ity","; the server's certificate is a CA certificate, which load generators refuse: have the CA sign another one for the server"],["connecti\
on closed before message completed",lx],["operation was canceled",lx],["error writing a body to connection",lx]],M5="; nginx answers 502 whe\
re the server closes a connection instead of answering: have it send Connection: close in the answer before, or write keepalive: false in th\
e scenario";function IA(e,t){if(t!==void 0&&e.some(r=>"status"in r&&r.status==="502"))return M5;let n=e.flatMap(r=>"error"in r?[r.error]:[]);
return A5.find(([r])=>n.some(o=>o.includes(r)))?.[1]??""}function zA(e){return e===void 0?"":`: building both sides took more than the ${Gr(
e)} allowed for all builds and setup commands together; make them quicker, or build fewer targets`}function Sm(e=[]){let t=["inherit","secre\
ts"].flatMap(o=>{let s=e.filter(i=>i.key===o).map(({name:i})=>i);return s.length===0?[]:[`${o}: [${s.join(", ")}]`]});if(t.length===0)return"";
let n=e.map(({name:o})=>o).join(", "),r=e.length===1?"is set here but was":"are set here but were";return`; ${n} ${r} not passed on, which m\
ay be the cause: if ${e.length===1?"it is":"they are"} needed, add ${t.join(" and ")} to the target`}var N5={configuration:"base is not set \
up for loadgate yet",target:"base has no such target",scenario:"base cannot answer this new scenario",request:"base cannot answer the change\
d request","not-built":"base could not be built","not-started":"base could not be started"},I5={"of-requests":e=>`commands have no such metr\
ic; write it under ${e} of the scenarios with a request`,"of-commands":e=>`only commands have this metric; write it under ${e} of the scenar\
ios that run one`,"no-operations":()=>"the command reports no operations; use time or cpu-time",operations:()=>"the command reports operatio\
ns; use goodput or cpu","no-image":()=>"processes have no image; run it in Docker","not-known":e=>`it could not be read here, so the case is\
 inconclusive; measure on a machine where it can be, or remove it from ${e}`},z5={"build-failed":({variant:e,target:t,limitSeconds:n})=>`${e}\
: ${t} could not be built${zA(n)}`,"setup-failed":({variant:e,target:t,limitSeconds:n,withheld:r})=>`${e}: the setup of ${t} failed${zA(n)}${Sm(
r)}`,fault:({variants:e,fault:t,times:n})=>{let r=n===1?"":` (${n} times)`;return`${G5(e)}${Z5(t)}${r}`},"head-alone":({why:e})=>`${N5[e]}, \
so head was measured alone`,"shards-missing":({shards:e})=>`not measured: ${e.length===0?"a shard left it out":`shard ${e.join(", ")} is mis\
sing`}; its job's log says why`,skipped:({why:e})=>ux[e],"skip-unverified":({why:e})=>`not measured: a fork's run says that ${ux[e]}, which \
cannot be verified; a maintainer's /loadgate run measures it`,interrupted:()=>"not measured: the run was interrupted","no-time":()=>"not mea\
sured: time ran out before its first session; a larger budget would decide it","no-values":()=>"nothing could be compared: no round has valu\
es of both sides; give it a larger budget","one-session":()=>"one session cannot show the noise between sessions; increase the budget so tha\
t at least two fit","equal-ratios":()=>"all sessions gave exactly the same ratio, so the noise is not known; set a longer duration","slow-st\
art":({seconds:e,sessions:t})=>`a start takes ${e} s, so only ${t===1?"one session":`${t} sessions`} fitted; a larger budget, or a quicker s\
tart, would decide it`,interference:({source:e,effect:t,rounds:n})=>{let r=GA[e],o=n===1,s=o?"1 round":`${n} rounds`;return t==="nothing-lef\
t"?`nothing could be compared: in every round ${r}; ${vm[e]}`:t==="counted-less"?`${s} ${o?"counts":"count"} less, since ${r}`:`${s} ${o?"wa\
s":"were"} left out: ${r}${e==="out-of-ports"?`; ${vm[e]}`:""}`},limited:({limit:e,loop:t,cpuDecides:n})=>{let r=e in AA?`; ${AA[e]}`:"";if(t===
"open")return`${sx[e]}, so latency says little about the server and is not judged${r}`;let o=n?"CPU per request decides":"CPU time could not\
 be read either, so nothing decides; use Docker, or a machine with more cores";return`${sx[e]}, so speed and latency say little about the se\
rver and are not judged; ${o}${r}`},"held-back":({limit:e,bound:t})=>e==="over-capacity"?"cannot keep up with the rate, so requests queue up":
`${sx[e]}${t?", so it may be better than its figures":""}`,"connections-closed":({base:e,head:t})=>{let n="so opening new ones is part of wh\
at was measured";return e===void 0||e===t?`the server closes a connection ${HA(t)}, ${n}`:`base ${LA(e)}, head ${LA(t)}, ${n} and may be the\
 whole difference`},"p99-unknown":()=>"p99 is not known, since fewer than ten answers of a session lie beyond it; set a longer duration","no\
t-judged":({metric:e,asked:t,why:n})=>`${Ne(e).label} has a ${t} that is not judged: ${I5[n](t==="limit"?"absolute-limits":"thresholds")}`,"\
bottleneck-unknown":()=>"it is not known whether the server or the load generator was saturated, so a change may be hidden; use Docker, wher\
e CPU time can be read","server-waits":()=>"head answers fewer requests although its server is not busy, so it may wait longer for something\
, which CPU time cannot show; a scenario with a rate would judge that","settled-early":({sessions:e})=>`decided early, after ${e} sessions, \
so the size may be a little overstated; the interval holds`,"counter-moved":({metric:e,more:t,low:n,high:r})=>`${xm(t)} ${Ne(e).words.subject}\
 per request (95% interval ${xm(n)} to ${xm(r)}); this is counted, not timed, and decides nothing`};function HA(e){return`after about ${e} r\
equests`}function LA(e){return e===null?"keeps its connections":`closes each ${HA(e)}`}var L5={"burner-elsewhere":"a slowdown cannot be plan\
ted in servers of another machine; run the trend where the servers run, or write trend: { selftest: false }",interrupted:"the run was interr\
upted",invalid:"it gave no usable numbers; loadgate selftest says why"},D5={"base-config-missing":({file:e})=>`this change sets up loadgate:\
 base has no ${e}, so head's is used for both sides; from the next change on base's rules apply`,"base-config-unusable":({file:e,error:t})=>`\
base's ${e} cannot be used (${t}), so head's is used for both sides`,"config-from-checkout":({file:e})=>`neither side has ${e}, so the one i\
n the checkout is used for both; commit it`,"gate-changed":({changes:e})=>`this change alters the rules that it is judged by (${zo(e.map(H5),
"; ")}); base's rules were applied`,"budget-changed":({before:e,after:t})=>`this change alters the time to measure (budget ${ZA(e)} \u2192 ${ZA(
t)}); base's was applied`,"isolation-changed":({changes:e,more:t})=>`this change alters what its own code has access to (${zo(e.map(jA),"; ",
t)}); the stricter of base's and head's rules were applied`,"no-base-side":({file:e,targets:t})=>`base's ${e} has no target ${zo(t)}, and on\
ly base's may give secrets, so this was not measured; it will be once the change is merged`,"no-longer-measured":({targets:e,...t})=>`this c\
hange no longer measures what base does: ${zo([...e.map(n=>`target ${n}`),...UA(t)])}`,"newly-measured":({targets:e,...t})=>`this change mea\
sures what base does not: ${zo([...e.map(n=>`target ${n}`),...UA(t)])}`,"plan-changed":({changes:e,more:t})=>`this change alters how it is m\
easured (${zo(e.map(jA),"; ",t)}); both sides got head's requests, and each was built and started by its own file`,"fixture-changed":({folders:e})=>`\
this change alters the fixture ${zo(e)}; both sides ran head's, so its effect on the numbers is not judged`,"default-rules":({file:e})=>`bas\
e has no usable ${e}, so a fork's numbers are judged by the default rules, or by its own where those are stricter`,"cases-missing":({cases:e})=>`\
the run left out cases that base measures: ${dx(e)}; a maintainer's /loadgate run measures all of them`,"asked-otherwise":({scenarios:e})=>`\
the run did not send base's requests in ${dx(e)}; read what the change does to the configuration before the numbers`,"submodules-missing":({
paths:e})=>`built without ${e.length===1?"the submodule":"the submodules"} ${e.join(", ")}; fetch ${e.length===1?"it":"them"} first (git sub\
module update --init --recursive; actions/checkout: submodules: recursive)`,"filters-off":({filters:e,file:t,files:n})=>`built with ${t}${n===
1?"":` and ${n-1} more`} as git stores ${n===1?"it":"them"}, since git's filters do not run here (${e.join(", ")}); have the build fetch the\
 content that it needs`,"port-ignored":({target:e})=>`target ${e} ignores PORT, so its two sides were measured one after the other, which is\
 noisier; have it listen on PORT, or put \${port} into its command`,"port-fixed":({target:e,ports:t})=>`both sides of target ${e} listen on \
port ${t.join(" and on ")} beside PORT, so they were measured one after the other, which is noisier; set it under env: or in the command to \
0 (any free port), or turn it off`,"own-users-lacking":e=>{let{since:t,remedy:n}=B5[e.why](e.what??"");return`both sides ran as root (${t}),\
 so each could read and alter everything on this machine, these numbers too; ${n}`},"session-overran":({case:e})=>`${e}: a session went on l\
ong after its time and was stopped; look for what hangs in the server`,"planted-not-found":({case:e,slowdown:t})=>`a planted slowdown was no\
t found: ${vi(t)} more CPU time in ${e}; if that happens often, give the trend more time (--budget)`,"planted-not-measured":({case:e,why:t})=>`\
the planted slowdown of ${e} was not measured and does not count: ${L5[t]}`,"rate-not-comparable":({scenario:e})=>`scenario ${e} was left ou\
t: its rate is a share of what base can answer, which differs from target to target; give it in requests per second`},F5={"docker-missing":()=>"\
Docker is not installed (install it: apt-get install docker.io)","no-engine":({said:e})=>`no Docker engine answers (${e===void 0?"":`${e}; `}\
start it: systemctl start docker, or dockerd)`,"no-buildx":()=>"Docker Buildx is not installed (see https://docs.docker.com/go/buildx/)","im\
ages-unresolved":({images:e})=>`the base image${e.length>1?"s":""} ${e.join(", ")} cannot be resolved (docker pull shows why)`,"nothing-to-b\
uild":({target:e})=>`target "${e}" has neither build nor image, which Docker needs`,"no-command":({of:e,name:t})=>`${e} "${t}" has no comman\
d that starts it as a process; add one (beside build or image under process:), or use --isolation docker`,"same-process":({as:e})=>`as a pro\
cess it is the same as ${e}, since build arguments apply to Docker alone; use --isolation docker`,"programs-missing":({programs:e})=>`${e.join(
" and ")} cannot be found on PATH`,"base-in-docker":()=>"base runs in Docker here, and head never runs with less isolation than base; make h\
ead's images resolve, or set isolation: process in base's configuration"};function dx(e){let[t,n]=[e.slice(0,5),e.length-5];return`${t.join(
", ")}${n>0?` and ${n} more`:""}`}function Lo(e){return F5[e.code](e)}function fx(e){let t=n=>e.filter(r=>r.isolation===n).map(({target:r,obstacle:o})=>`${r===
null?"":`${r}: `}${Lo(o)}`);return["docker","process"].filter(n=>t(n).length>0).map(n=>`${n==="docker"?"containers":"processes"} cannot be u\
sed: ${t(n).join("; ")}`).join("; ")}function ur(e,t){switch(t.code){case"asked-for":return`${e}: as configured`;case"docker-works":return`${e}\
: chosen automatically, since a Docker engine answers and the base images resolve`;case"nothing-to-run":return`${e}: nothing had to be run`;case"\
not-docker":return`${e}: chosen automatically, since ${Lo(t.obstacle)}`}}var B5={"not-root":()=>({since:"only root can give each side its ow\
n user",remedy:DA}),"turned-off":()=>({since:"LOADGATE_OWN_USERS=0 asks for it",remedy:DA}),"not-permitted":()=>({since:"root may not become\
 another user here",remedy:"give this container the capabilities CHOWN, KILL, SETGID and SETUID, which Docker gives by default"}),"not-meter\
ed":()=>({since:"root may not look at processes of other users here, which metering needs",remedy:"give this container the capability SYS_PT\
RACE (docker run --cap-add SYS_PTRACE)"}),"temporary-folder":()=>({since:"other users cannot reach the temporary folder",remedy:"name anothe\
r one, such as TMPDIR=/tmp"}),build:e=>({since:`only root could build ${e} of base`,remedy:FA}),program:e=>({since:`only root can start ${e}`,
remedy:FA}),port:e=>({since:`only root can listen at port ${e}`,remedy:"use a port from 1024 on"})},DA="for code from outsiders use isolatio\
n: docker, or a disposable machine",FA="install what it needs where every user can read it, not in root's home";var j5={"one-core":"server, nginx and load generator share the only core: figures are advisory, expect wide intervals","shared-load-core":"s\
erver on one core, nginx and the load generators share the other: where they are the bottleneck, CPU time per request decides","smt-siblings":"\
server and load share physical cores (SMT siblings): expect wider intervals","separate-cores":"server, nginx and load generators each on the\
ir own cores","separate-machine":"server and nginx on another machine, the load generators on this one","separate-machine-one-core":"server \
and nginx share the only core of another machine, the load generators are on this one"};function mx({layout:e}){return j5[e]}var U5={"side-b\
y-side":"side by side: each variant has its own CPU group, so both are loaded at once",interleaved:"in turns: no CPU groups can be made here\
 (it takes root or containers), so the variants take turns in random order"};function qA(e){return U5[e]}function km(e){return z5[e.code](e)}
function VA(e){return km(e).replace(/^head: /,"")}function Hr(e){return D5[e.code](e)}function $m(e){return ux[e]}function WA(e){return{why:GA[e],
remedy:e==="out-of-ports"?vm[e]:"stop what else runs here, or this run may stay inconclusive"}}function Z5(e){let t="afterLoad"in e?"after t\
he load: ":"",n=k5[e.code](e),r=S5[e.code];return`${r===""?"":`${r}: `}${t}${n}`}function G5(e){return e.length===0?"":`${e.join(" and ")}: `}
function H5(e){switch(e.setting){case"false-alarms":return`false-alarms ${vi(e.before)} \u2192 ${vi(e.after)}`;case"mode":return`${e.setting}\
 ${e.before} \u2192 ${e.after}`;case"fail-on":return`fail-on ${e.before.join(", ")} \u2192 ${e.after.join(", ")}`;case"threshold":case"max-e\
rrors":return`${e.setting} of ${e.scenario} ${vi(e.before)} \u2192 ${vi(e.after)}`;case"thresholds":return BA(e,vi);case"absolute-limits":return BA(
e,t=>rx(t,e.unit))}}function BA({setting:e,metric:t,scenario:n,before:r,after:o},s){let[i,a]=[r,o].map(c=>c===null?"(none)":s(c));return`${e}\
.${t} of ${n} ${i} \u2192 ${a}`}function jA({of:e,name:t,setting:n,before:r,after:o}){let s=t===void 0?"":` of ${e} ${we(t,64)}`;return`${we(
n,64)}${s} ${r??"(none)"} \u2192 ${o??"(none)"}`}function UA({scenarios:e,via:t,pairs:n}){return[...e.map(r=>`scenario ${r}`),...t,...n]}var q5=10;
function zo(e,t=", ",n=0){let r=e.slice(0,q5).map(s=>we(s,300)),o=e.length-r.length+n;return[...r,...o>0?[`and ${o} more`]:[]].join(t)}function vi(e){
return`${Number((e*100).toPrecision(6))}%`}function ZA(e){return e===null?"60 s a case":`${e} s`}import{createHash as UJ}from"node:crypto";import{lookup as ZJ}from"node:dns/promises";import{writeFileSync as lM}from"node:fs";import{join as uM}from"node:path";var KA="/proc/sys/kernel/ostype",V5=/(?:^|\n)==> (\/\S+) <==\n/,W5=1e4;async function JA(e,{name:t,run:n,signal:r}){await ri(e,r);let o=await Ln(
["docker","run","--rm","--interactive","--name",t,"--label",`loadgate.run=${n}`,"--pid","host","--cgroupns","host","--network","none","--rea\
d-only","--volume","/sys/fs/cgroup:/sys/fs/cgroup:ro","--entrypoint","xargs",e,"-L","1","head","-v","-n","100000"],{cwd:"/",env:yt(process.env),
input:!0}),s=K5(o),i=s([]),a=async()=>{await Eo(t),await o[Symbol.asyncDispose]()};try{await i}catch(c){throw await a(),c}return{read(c){let l=i.
catch(()=>{}).then(()=>s(c));return i=l,l},[Symbol.asyncDispose]:a}}function K5({child:e,stdout:t}){let n="",r=()=>{},o=new TextDecoder;return t.
on("data",s=>{n+=o.decode(s,{stream:!0}),r()}),s=>new Promise((i,a)=>{n="";let c=()=>{clearTimeout(d),e.off("exit",u).off("error",u),r=()=>{}},
l=f=>{c(),a(new ge(`the engine's machine cannot be read: ${f}`))},u=()=>l("its reader ended"),d=setTimeout(()=>l("it does not answer"),W5);e.
once("exit",u).once("error",u),r=()=>{let f=J5(n);f.get(KA)?.endsWith(`
`)&&(c(),i(f))},e.stdin?.write(`${[...s,KA].map(Y5).join(" ")}
`)})}function J5(e){let t=e.split(V5),n=new Map;for(let r=1;r<t.length;r+=2)n.set(t[r]??"",t[r+1]??"");return n}function Y5(e){return e.replaceAll(
/[\\'"\s]/g,"\\$&")}import{chmodSync as QA,copyFileSync as uJ,mkdirSync as dJ,readFileSync as fJ}from"node:fs";import{basename as mJ,join as Rm}from"node:path";import{chmodSync as X5,chownSync as Q5,closeSync as eJ,constants as px,copyFileSync as tJ,existsSync as nJ,fstatSync as rJ,mkdtempSync as oJ,
openSync as sJ,readSync as iJ,rmSync as aJ}from"node:fs";import{basename as cJ,join as hx}from"node:path";var Om=1024*1024;function YA(e,t){
let n=oJ(hx(e,"timing-"));t&&Q5(n,t.uid,t.gid);let r=hx(n,"notes.json");return{path:r,read:()=>lJ(r),[Symbol.dispose]:()=>aJ(n,{recursive:!0,
force:!0})}}function XA(e,t){let n=hx(t,cJ(e));return nJ(n)||(tJ(e,n),X5(n,493)),n}function lJ(e){try{let t=sJ(e,px.O_RDONLY|px.O_NOFOLLOW|px.
O_NONBLOCK);try{if(!rJ(t).isFile())return null;let n=Buffer.alloc(Om);return n.toString("utf8",0,iJ(t,n,0,Om,0))}finally{eJ(t)}}catch{return null}}var ki="/loadgate-timer",eM=`${ki}/notes/notes.json`,tM="\x7FELF";function nM(e){let t,n=new Map;return{async entry({program:r,argumentsFor:o},s,i){
t??=pJ(r,Rm(e,"timer"));let{argv:a}=await t,c=n.get(s)??Rf(s);n.set(s,c);let{entrypoint:l,command:u}=await c,d=[...l,...i.length>0?i:u],[f="",
...m]=[...a,...o(d,eM)];return{entrypoint:f,command:m}},async putInto(r){let{folder:o}=await t??{};o!==void 0&&await mc(r,o,ki)},notesFrom:r=>_P(
r,eM,Om)}}async function pJ(e,t){if(fJ(e).toString("latin1",0,tM.length)!==tM)throw new ge(`${e} is a script, which containers cannot run; n\
ame the program itself with LOADGATE_HYPERFINE`);let n=await Y(["ldd",e],{cwd:"/",env:ae(process.env)}),{loader:r,libraries:o}=hJ(n.code===0?
n.stdout:""),s=(i,...a)=>{let c=Rm(t,...a);uJ(i,c),QA(c,493)};for(let[i,a]of[[".",493],["lib",493],["notes",511]])dJ(Rm(t,i),{recursive:!0}),
QA(Rm(t,i),a);if(s(e,"timer"),r===null)return{folder:t,argv:[`${ki}/timer`]};s(r,"loader");for(let i of o)s(i,"lib",mJ(i));return{folder:t,argv:[
`${ki}/loader`,"--library-path",`${ki}/lib`,`${ki}/timer`]}}function hJ(e){let t=[...e.matchAll(/ => (\/\S+) \(0x/g)].flatMap(([,r])=>r??[]);
return{loader:/^\s*(\/\S+) \(0x/m.exec(e)?.[1]??null,libraries:t}}function _m(e){let{folder:t}=e,n=e.tls?"https":"http",r=i=>i===null?`
      proxy_ssl_verify off;`:`
      proxy_ssl_trusted_certificate ${qr(i)};
      proxy_ssl_verify on;`,o=e.tls?`${r(e.tls.caFile)}
      proxy_ssl_server_name on;
      proxy_ssl_name ${qr(e.tls.name)};`:"",s=e.keepalive?`
    keepalive ${e.connections};
    keepalive_requests 1000000000;
    keepalive_timeout 1h;`:"";return`daemon off;
master_process on;
worker_processes ${e.workers};
${e.user?`user ${e.user};
`:""}pid ${qr(`${t}/nginx.pid`)};
error_log stderr warn;
events {
  worker_connections ${2*e.connections+1024};
}
http {
  access_log off;
  server_tokens off;
  client_body_temp_path ${qr(`${t}/client`)};
  proxy_temp_path ${qr(`${t}/proxy`)};
  fastcgi_temp_path ${qr(`${t}/fastcgi`)};
  uwsgi_temp_path ${qr(`${t}/uwsgi`)};
  scgi_temp_path ${qr(`${t}/scgi`)};
  client_max_body_size 0;
  merge_slashes off;
  underscores_in_headers on;
  ignore_invalid_headers off;
  large_client_header_buffers 4 256k;
  proxy_buffer_size 16k;
  proxy_buffers 8 16k;
  upstream server_under_test {
    server ${Br(e.upstream)} max_fails=0;${s}
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
`}function qr(e){return`"${e.replaceAll(/["\\$]/g,"\\$&")}"`}import{createHash as gJ}from"node:crypto";import{closeSync as yJ,constants as rM,openSync as bJ,readFileSync as sM,rmSync as wJ,writeSync as xJ}from"node:fs";
import{copyFile as SJ,open as vJ,realpath as kJ,rename as $J,rm as OJ}from"node:fs/promises";import{isAbsolute as RJ,join as _J,posix as gx,
relative as EJ,resolve as PJ,sep as TJ}from"node:path";var Do=Buffer.from("\x7FELF","latin1"),$i=".loadgate-new",CJ=256*1024*1024;async function yx(e,t,n,r){for(let o of e.filter(s=>s.includes(TJ))){
let s=await AJ(PJ(t,o),n);s&&await MJ(s)&&await(r?IJ(r,s):NJ(s))}}async function AJ(e,t){let[n,r]=await Promise.all([oM(e),oM(t)]);if(!n||!r)
return null;let o=EJ(r,n);return o.startsWith("..")||RJ(o)?null:n}function oM(e){return kJ(e).catch(()=>null)}async function MJ(e){try{var t=[];
try{let i=Z(t,await vJ(e,rM.O_RDONLY|rM.O_NONBLOCK),!0);let{buffer:a,bytesRead:c}=await i.read({buffer:Buffer.alloc(Do.length)});return c===
Do.length&&a.equals(Do)&&(await i.stat()).size<=CJ}catch(n){var r=n,o=!0}finally{var s=q(t,r,o);s&&await s}}catch{return!1}}async function NJ(e){
try{await SJ(e,e+$i),await $J(e+$i,e)}catch{await OJ(e+$i,{force:!0})}}async function IJ(e,t){let{code:n}=await mn(e,["cp","--preserve=mode",
"--",t,t+$i]);n===0?await mn(e,["mv","-f","-T","--",t+$i,t]):await mn(e,["rm","-f","--",t+$i])}function iM(e){let t=new Map,n=new Map,r=0;async function o(s,i,a,c){
let l=[];for(let u of zJ(await Rf(a),c))for(let d of u){r+=1;let f=_J(e,`program-${r}.tar`);if(!await DJ(s,d,f))continue;let m=gJ("sha256").
update(sM(f)).digest("hex");n.set(m,(n.get(m)??new Set).add(i)),l.push({file:f,hash:m,folder:gx.dirname(d)});break}return l}return async(s,i,a,c)=>{
let l=JSON.stringify([i,a,c]),u=t.get(l);if(!u){let d=o(s,i,a,c).catch(()=>[]);t.set(l,d),await d;return}for(let{file:d,hash:f,folder:m}of await u)
n.get(f)?.size===1&&(await BJ(s,m,d)||t.set(l,Promise.resolve([])))}}function zJ(e,t=e.command){let[n="",...r]=[...e.entrypoint,...t],o=n.includes(
"/")?[]:[e.path.map(a=>gx.join(a,n))],s=[n,...r].filter(a=>a.includes("/")),i=new Set(s.map(a=>gx.resolve(e.folder,a)));return[...o,...[...i].
map(a=>[a])]}var LJ=64*1024*1024;async function DJ(e,t,n){let r=bJ(n,"w"),o=Buffer.alloc(0),s=null,i=c=>(o=s===null?Buffer.concat([o,c]):c,s??=
jJ(o),s&&(s=FJ(r,o)),s!==!1),{code:a}=await Ae(["cp",`${e}:${t}`,"-"],{take:i});return yJ(r),s&&a===0?!0:(wJ(n),!1)}function FJ(e,t){try{return xJ(
e,t)===t.length}catch{return!1}}async function BJ(e,t,n){let{code:r}=await Ae(["cp","--archive","-",`${e}:${t}`],{input:sM(n)});return r===0}
function jJ(e){let t=iw(e);if(t===null)return null;if(t==="broken"||!t.isPlain)return!1;let{size:n,at:r}=t;return n<Do.length||n>LJ?!1:r+Do.
length>e.length?null:e.subarray(r,r+Do.length).equals(Do)}function dM(){return{publishes:!1,publishesAt:null,sameClock:!0,addressOf:(e,t)=>({host:e.ip,port:t}),meter:async e=>tm(e,hP(e),!0),setSchedBatch:VT,
async watch(e,t){let n=lt(t);return{over:()=>n===null||lt(t)!==n,async[Symbol.asyncDispose](){}}},cpuSeconds:async e=>go(e),listens:e=>Wu(e).
filter(({host:t})=>t!==GJ).map(({host:t,port:n})=>({host:t,port:n})),async[Symbol.asyncDispose](){}}}var GJ="127.0.0.11";async function HJ(e){
return(await ZJ(e,{family:4}).catch(()=>null))?.address??null}async function fM({host:e},t,n,r){await ri(t,r);let o=await HJ(e),s={image:t,run:n.
id,signal:r},i=o!==null&&await kP(o,s)?o:null,a=await JA(t,{name:`loadgate-${n.id}-reader`,run:n.id,signal:r});return{publishes:!0,publishesAt:i,
sameClock:!1,addressOf:({publishedAt:c})=>({host:e,port:c??0}),meter:c=>RC(c,a),async setSchedBatch(){},async watch(c){let l=await Ln(["dock\
er","wait",c],{cwd:"/",env:yt(process.env)});return{over:()=>l.ended()!==null,[Symbol.asyncDispose]:()=>l[Symbol.asyncDispose]()}},cpuSeconds:async c=>cy(
(await a.read(["/proc/stat"])).get("/proc/stat")??null,c),[Symbol.asyncDispose]:()=>a[Symbol.asyncDispose]()}}var bx=8080;function mM(e){let t=0,
{engine:n,resources:r,clock:o}=e,s=iM(r.folder),i=VJ(e),a=nM(r.folder),c=(u,d,f)=>{t+=1;let m={name:`loadgate-${r.id}-${u}-${t}`,run:r.id,...f};
return n.publishes?{...m,publish:{port:d,at:n.publishesAt}}:m},l=({target:u,variant:d,image:f},m)=>{if(!f)throw new ge(`target "${u.name}" h\
as no image for ${d}`);let h={port:u.port,addresses:m},p={...Cf(u,h),PORT:String(u.port)},g=Xe(u,process.env),y=u.command&&{command:Af(u.command,
h)},{memory:b,shmSize:S,ulimits:x}=u,R={memory:b,shmSize:S,ulimits:x,seccomp:qJ(u,r.folder)};return{image:f,cpus:e.cpus.server,...R,env:p,secrets:g,
...y}};return{name:"docker",canShare:()=>!0,cpuSeconds:u=>n.cpuSeconds(u),async serve(u,d=new Map,f="server"){let{target:m,variant:h}=u,p=f===
"generator"&&n.publishes?"proxy":f,g=c(h,m.port,{...l(u,d),cpus:e.cpus[p],network:await i.of(h)}),y=await wx(g);n.publishes||await s(y,h,g.image,
g.command);let b=Xe(m,process.env);return aM(y,m.port,n,o,{secrets:b,schedBatch:Wf(f,e.cpus)})},async runOnce(u,d,f,m){t+=1;let h=`loadgate-${r.
id}-once-${t}`,p=await i.of(u.variant),g={name:h,run:r.id,network:p,...l(u,f)},y="added"in d&&!n.publishes?d.timer:null,b="added"in d?[...g.
command??[],...d.added]:d.command.slice(1),S="command"in d?{entrypoint:d.command[0]??"",command:b}:y?await a.entry(y,g.image,b):{command:b},
x=await wx({...g,...S});try{y&&await a.putInto(x);let R=o.now(),k=await Ae(["start","--attach",x],m),P=await KJ(x,o.now()-R),E=y&&{notes:await a.
notesFrom(x)};return{...Dn(k,Xe(u.target,process.env)),seconds:P,timed:E}}finally{await Eo(x)}},async proxy(u,d){let f=c(`nginx-${d.variant}`,
bx,{image:e.nginxImage,cpus:e.cpus.proxy,network:await i.of(d.variant),env:{},entrypoint:"nginx"}),m=await wx(f);try{let h=d.tls?.caFile==null?
null:"/etc/nginx/upstream-ca.pem",p=d.tls&&{...d.tls,caFile:h};d.tls?.caFile!=null&&await mc(m,d.tls.caFile,"/etc/nginx/upstream-ca.pem");let g=e.
cpus.proxy.length,y={listen:bx,upstream:u.nearby,connections:d.connections,keepalive:d.keepalive,workers:g},b=uM(r.folder,`${f.name}.conf`);
lM(b,_m({...y,folder:"/tmp",user:null,...p&&{tls:p}})),await mc(m,b,"/etc/nginx/nginx.conf")}catch(h){throw await Eo(m),h}return aM(m,bx,n,o)},
async[Symbol.asyncDispose](){await i.remove(),await n[Symbol.asyncDispose]()}}}function qJ({seccomp:e},t){if(e===void 0||e==="unconfined")return e;
let n=UJ("sha256").update(e).digest("hex").slice(0,16),r=uM(t,`seccomp-${n}.json`);return lM(r,e),r}function VJ({engine:e,resources:t}){let n=new Map,
r=async o=>{let s=`loadgate-${t.id}-${o}`;return await OP(s,{run:t.id,internal:!e.publishes}).catch(i=>{throw n.delete(o),xx(i)}),s};return{
of(o){let s=n.get(o)??r(o);return n.set(o,s),s},async remove(){for(let o of n.values())await o.then(RP,()=>{})}}}var WJ=/cannot connect to the docker daemon|error during connect/i,
xx=e=>new J({code:"harness-failed",error:e.message});function wx(e){return $P(e).catch(t=>{throw xx(t)})}async function aM(e,t,n,r,{secrets:o={},
schedBatch:s=!1}={}){try{let i=r.now(),a=r.date().getTime();await EP(e);let c=await _f(e);if(!c.running||c.ip===""){let f=cM(c.exitCode,c.oomKilled);
throw new ge(`the container ended at once, ${f}: ${wt(ir(await lw(e),o),10)||"(no output)"}`)}s&&await n.setSchedBatch(c.pid);let l=await n.
meter(c.pid),u=await n.watch(e,c.pid),d=n.sameClock?JJ((c.startedAt-a)/1e3,0,r.now()-i):0;return{address:n.addressOf(c,t),nearby:{host:c.ip,
port:t},startedAt:i+d,meter:l,...n.listens&&{listens:()=>n.listens?.(c.pid)??[]},ended:()=>u.over()?{exitCode:null,signal:null}:null,async log(){
let f=await _f(e).catch(()=>null),m=f&&!f.running?`
(${cM(f.exitCode,f.oomKilled)})`:"";return ir(await lw(e),o)+m},exec:async(f,m)=>Dn(await Ae(["exec",e,...f],m),o),async[Symbol.asyncDispose](){
await Eo(e),await u[Symbol.asyncDispose]()}}}catch(i){throw await Eo(e),WJ.test(i.message)?xx(i):i}}async function KJ(e,t){let n=await _f(e).
catch(()=>null),r=n?(n.finishedAt-n.startedAt)/1e3:0;return r>0&&r<t?r:t}function cM(e,t){return t?"killed for using more memory than its li\
mit":`exit code ${e}`}function JJ(e,t,n){return Math.min(Math.max(e,t),n)}import{mkdtempSync as YJ,writeFileSync as XJ}from"node:fs";import{join as pM}from"node:path";var QJ="LOADGATE_SERVER";function yM(e){let t=0,n=({target:i,user:a},c)=>Rs(a?ai(process.env,a):process.env,i.inherit,{...Cf(i,c),...Xe(i,process.
env),...e.resources.marker}),r=i=>(t+=1,ti(e.resources.id,`${i}-${t}`)),o=({pid:i})=>i!==void 0&&e.resources.process(i),s=async(i,a,c,l,u)=>{
let d=r(i),f=[QJ,`${e.resources.id}-${String(t).padStart(8,"0")}`],m=e.clock.now(),h={...l,[f[0]]:f[1]},p=await Ln(a,{cwd:c,env:h,started:o,
user:u});return d?.add(p.pid),{group:d,running:p,startedAt:m,sign:f.join("=")}};return{name:"process",cpuSeconds:async i=>go(i),canShare:({ignoresPort:i,
fixedPort:a})=>!i&&!a,async runOnce(i,a,c,l){var P=[];try{let u={port:i.target.port,addresses:c};let d="command"in a?a.command:[...hM(i.target,
u),...a.added];let f=In(i.target,i.folder);let m=n(i,u);let{user:h}=i;await yx(d,f,e.resources.folder,h);let p="added"in a?r(`${i.variant}-o\
nce`):null;let g="added"in a?a.timer:null;let y=Z(P,g&&YA(e.resources.folder,h));let b=g&&(h?XA(g.program,e.resources.folder):g.program);let S=g&&
b&&y?[b,...g.argumentsFor(d,y.path)]:d;let{clock:x}=e;let R=x.now();let k=null;try{let Q=await Y(Fr(e.cpus.server,S),{cwd:f,env:m,user:h,started(kt){
R=x.now(),kt.once("exit",()=>{k=x.now()}),o(kt),kt.pid!==void 0&&p?.add(kt.pid)},untrusted:!0,...l}),j=(k??x.now())-R,re=y&&{notes:y.read()},
be=Q.stdout+Q.stderr,ht=hc(be,process.env,i.target);return{...Dn(Q,Xe(i.target,process.env)),seconds:j,timed:re,lacks:ht}}finally{bM(p)}}catch(E){
var A=E,F=!0}finally{q(P,A,F)}},async serve(i,a=new Map,c="server"){let{target:l,variant:u,user:d}=i,{ignoresPort:f}=i;if(f&&await Ec(l.port))
throw new ge(Sx(l));let m=f?l.port:await Tw(),h={port:m,addresses:a},p={...n(i,h),PORT:String(m)},g=hM(l,h),y=In(l,i.folder);await yx(g,y,e.
resources.folder,d);let b=Wf(c,e.cpus)&&await qT(),S=Fr(e.cpus[c],b?Rw(g):g),x=gM(await s(u,S,y,p,d),{host:i.host??"127.0.0.1",port:m}),R=Xe(
l,process.env);return{...x,log:async()=>ir(await x.log(),R),lacks:()=>hc(x.said(),process.env,l),exec:async(k,P)=>Dn(await Y(k,{cwd:y,env:p,
user:d,untrusted:!0,...P}),R)}},async proxy(i,a){if(!e.nginx)throw new v(vx);let c=await Tw(),l=YJ(pM(e.resources.folder,`nginx-${a.variant}\
-`)),u=pM(l,"nginx.conf"),d=e.cpus.proxy.length,f=process.getuid?.()===0?"root":null,m={listen:c,upstream:i.address,connections:a.connections,
keepalive:a.keepalive,workers:d,folder:l,user:f};XJ(u,_m({...m,...a.tls&&{tls:a.tls}}));let h=Fr(e.cpus.proxy,[e.nginx,"-e","stderr","-p",l,
"-c",u]),p=ae(process.env,e.resources.marker),g=await s(`nginx-${a.variant}`,h,l,p);return gM(g,{host:"127.0.0.1",port:c})},async[Symbol.asyncDispose](){}}}
function hM({name:e,process:t},n){if(!t)throw new v(`target "${e}" has no command that starts it as a process`);return Af(t.command,n)}function Sx({
name:e,port:t}){return`port ${t} of target "${e}" is already taken by another process; end that process, or have the server listen on PORT`}
var vx="nginx was not found, and via: nginx needs it; install it (apt-get install nginx) or set via: direct in loadgate.yml";function gM({running:e,
group:t,startedAt:n,sign:r},o){let s=tm(e.pid,t?.files??null,!1),i=()=>{let a=new Set(s.pids());return Vu(r).filter(c=>!a.has(c))};return{address:o,
nearby:o,startedAt:n,meter:s,strays:i,listens(){let a=Oa(s.pids());return Wu(e.pid).filter(({inode:c})=>a.has(c)).map(({host:c,port:l})=>({host:c,
port:l}))},ended(){let a=e.ended();return a&&{exitCode:a.code,signal:a.signal}},log:async()=>e.log(),said:e.log,exec:(a,c)=>Y(a,{cwd:"/",env:ae(
process.env),...c}),async[Symbol.asyncDispose](){await e[Symbol.asyncDispose]();for(let a of i())bt(a,"SIGKILL");bM(t)}}}function bM(e){for(let t of e?.
members()??[])bt(t,"SIGKILL");e?.remove()}function xM(e,t,n){return{...e,async serve(r,o,s){let i=await e.serve(r,o,s);if(r.variant!=="head"||s==="generator"||!e3(r.target))return i;
try{return await t3(i,t,n)}catch(a){throw await i[Symbol.asyncDispose](),a}}}}function e3(e){return"ready"in e&&typeof e.ready=="object"&&e.
ready!==null&&"path"in e.ready}async function t3(e,{share:t},{cpus:n,resources:r}){let{meter:o}=e,[s]=o.pids();if(s===void 0){if(e.ended())return e;
throw new J({code:"burner-elsewhere"})}let i=(u,d)=>Ln(Fr(n.server,n3({share:t,file:u,version:d,root:s})),{cwd:r.folder,env:ae(process.env,r.
marker),input:!0,graceSeconds:0,started:({pid:f})=>f!==void 0&&r.process(f)}),a=o.group?.cpu??null;if(a){let u=await i(a.file,a.version);if(yP(
s,u.pid))return u.child.stdin?.write(`
`),{...e,[Symbol.asyncDispose]:()=>wM(u,e)};await u[Symbol.asyncDispose]()}let c=await i(null,1);c.child.stdin?.write(`
`);let l=()=>[...On([c.pid]).cpu.values()].reduce((u,d)=>u+d,0);return{...e,meter:{...o,async read(){let u=await o.read(),{cpu:d,whole:f}=u,
m=l();return{...u,cpu:d===null?null:d+m,...typeof f=="number"&&{whole:f+m}}}},[Symbol.asyncDispose]:()=>wM(c,e)}}async function wM(e,t){await e[Symbol.
asyncDispose](),await t[Symbol.asyncDispose]()}function n3(e){return[process.execPath,"-e",`(${r3.toString()})(${JSON.stringify(e)})`]}function r3({
share:e,file:t,version:n,root:r}){let{readFileSync:o,readdirSync:s}=process.getBuiltinModule("node:fs"),i=f=>{try{return o(f,"utf8")}catch{return""}},
a=f=>{try{return s(f)}catch{return[]}},c=()=>{let{user:f,system:m}=process.cpuUsage();return(f+m)/1e6},l=()=>{let f=i(t??"");return n===1?Number(
f)/1e9:Number(/^usage_usec (\d+)$/m.exec(f)?.[1]??0)/1e6},u=()=>{let f=0,m=[r];for(let h of m)for(let p of a(`/proc/${h}/task`)){f+=Number(i(
`/proc/${h}/task/${p}/schedstat`).split(" ")[0])/1e9;for(let g of i(`/proc/${h}/task/${p}/children`).split(" "))g&&m.push(Number(g))}return f},
d=()=>t===null?u():l()-c();process.stdin.once("data",()=>{let f={own:c(),others:d()},m=10,h=()=>{let p=c(),g=e*(d()-f.others)-(p-f.own);if(g>
0){let y=p+Math.min(g,.05);for(;c()<y;);}m=g>0?Math.max(5,m/2):Math.min(100,m*1.5),setTimeout(h,m)};h()})}import{resolve as SM}from"node:path";function vM(e,t,{base:n,head:r},o){let{rate:s}=t;return{case:e,scenario:t,builds:n?[n,r]:[r],questions:{base:Em(n??r,t,o,r.bodies??r.folder),
head:Em(r,t,o)},...s&&"perSecond"in s&&{rate:s.perSecond}}}function Em(e,t,n,r=e.bodies??e.folder){let{request:o,background:s,expect:i}=t,{tls:a}=e.
target,c=o.body&&"file"in o.body?SM(r,o.body.file):void 0;return{request:pc(o,e.target,process.env),...s&&{background:pc(s.request,e.target,
process.env)},expect:i,errors:t.maxErrors,redact:UP(e.target,process.env),options:{timeoutSeconds:Math.max(10,t.timeoutSeconds),signal:n,...t.
http2&&{http2:!0},...!t.keepalive&&{again:!0},...c!==void 0&&{bodyFile:c},...a&&{tls:{...a,caFile:a.ca===void 0?null:SM(e.folder,a.ca)}}}}}function kM(e){let t=e.scenarios.map(({limits:n,...r})=>r);return{...e,scenarios:t}}function Lc({cases:e,part:t,untouched:n,also:r=[]}){return[
...(t?.cases??e).filter(({target:o})=>!n.has(o)),...r]}function $M(e,{base:t,head:n}){let{part:r,untouched:o}=e,s=r?.cases??e.cases,i=new Set(
s.map(({target:d})=>d).filter(d=>!o.has(d))),a=ET({...t&&{base:t.built},head:n.built},i),c=e.firstRun?o3(a):a,l=new Map;for(let d of s){let f=s3(
d,c,e);f!==null&&l.set(d.id,f)}let u=s.filter(({id:d,target:f})=>!l.has(d)&&kx(c,f,"head"));return{cases:s,built:c,skipped:l,wanted:u}}function o3({
identical:e,builds:t,...n}){let r=t.filter(({variant:o,target:s})=>o==="head"||!e.has(s.name));return{...n,builds:r,identical:new Set}}function s3({
target:e},{identical:t},{untouched:n,measureIdentical:r}){return n.has(e)?"untouched":t.has(e)&&!r?"identical-builds":null}function kx({builds:e},t,n){
return e.find(r=>r.target.name===t&&r.variant===n)}function dr({scenario:e},{scenarios:t}){return t.find(({name:n})=>n===e)}function Pm(e,t,n,r){
let o=dr(e,n),s=kx(t,e.target,"head"),i=kx(t,e.target,"base");if(!o||!s)return null;let a=vM(e,o,{...i&&{base:i},head:s},r);return e.rate===
void 0?a:{...a,rate:e.rate}}import{existsSync as F7,readFileSync as B7,writeFileSync as j7}from"node:fs";import{join as tS}from"node:path";var i3=.025;function a3(e){return[...new Set(e.cases.map(({scenario:n,via:r})=>`${n}/${r}`))].flatMap(n=>{let r=e.cases.filter(({scenario:s,
via:i})=>`${s}/${i}`===n),o=e.plan.scenarios.find(({name:s})=>s===r[0]?.scenario);return o?[c3(n,r,o,e)]:[]})}function c3(e,t,n,r){let o=l3(
t,n),s=t.map(i=>m3(i,n,o,r));return{id:e,scenario:n.name,via:t[0]?.via??"direct",by:o,unit:o!=="goodput"?"s":n.args?"operations/s":"requests\
/s",rows:f3(u3(s,o),r.published?.figures[e])}}function l3(e,{rate:t}){if(t!==void 0)return"p99";let n=e.flatMap(wa).flatMap(({command:r,invalid:o})=>r&&
o.length===0?r:[]);return n.length>0&&n.every(({operations:r})=>r===null)?"time":"goodput"}function u3(e,t){let n=t==="goodput"?1:-1;return x3(
e.map(({row:{target:o,limited:s},effects:i})=>({target:o,sessions:i.map(a=>({...a,value:n*a.value})),limited:s}))).map(({target:o,...s})=>({
...e.find(({row:i})=>i.target===o).row,...n===1?s:d3(s)}))}function d3({place:e,ratio:t,interval:n}){return{place:e,ratio:t===null?null:1/t,
interval:n&&{low:1/n.high,high:1/n.low}}}function f3(e,t){let n=w3(e,t);return e.map(r=>({...r,published:n.get(r.target)??null}))}function m3(e,t,n,r){
let o=[...Os(e,r.failures).map(fo),...uo(kn(e))],s=wa(e),i=b3(e),a=i==="over-capacity",c=o.length>0||a?[]:Cu(e,Ne(n),"head"),l=o.length>0?o:
c.length===0&&i===null?[p3(e,n)]:[];return{row:{target:e.target,figures:h3(e,o.length>0,r),sessions:c.map(({value:d})=>Math.exp(d)),spread:Lr(
$o(c,ac),i3),asked:s.reduce((d,f)=>d+ha(f)+g3(f.errors),0),failed:y3(s,t),bottleneck:xa(e),limited:i!==null&&OM.includes(i),findings:[...l,...i===
null?[]:[{code:"held-back",limit:i,bound:OM.includes(i)}],...yf(e,t),...Ss(e.sessions).map(Tu)]},effects:c}}var OM=["generator-saturated","p\
roxy-saturated","littles-law"];function p3(e,t){return e.skipped!==void 0?{code:"skipped",why:e.skipped}:e.sessions.length===0?{code:"no-tim\
e"}:{code:t==="p99"?"p99-unknown":"no-values"}}function h3(e,t,{variants:n}){let r=o=>o.per==="build"?n[0]?.builds[e.target]?.imageBytes??null:
t?null:lo(e,o,"head");return Object.fromEntries(ke.map(o=>[o.name,r(o)]))}var g3=e=>Object.values(e).reduce((t,n)=>t+n,0);function y3(e,{expect:t}){
let n=new Map,r=(o,s)=>n.set(o,(n.get(o)??0)+s);for(let{errors:o,byStatus:s}of e){for(let[i,a]of Object.entries(o))r(i,a);for(let[i,a]of Object.
entries(s))Zt(t).includes(Number(i))||r(`status ${i}`,a)}return Object.fromEntries([...n].filter(([,o])=>o>0))}function b3(e){let t=Au(e);return t.
filter(({limits:r})=>r.length>0).length*2>t.length?jg(e):null}function w3(e,t){let n=t?.entries??[],r=e.filter(({target:i,place:a})=>a!==null&&
n.some(c=>c.target===i)),o=n.filter(({target:i})=>r.some(a=>a.target===i)),s=n.map(({target:i,value:a,system:c},l)=>{let u=r.find(p=>p.target===
i),d=o.findIndex(p=>p.target===i)+1,f=r.filter(p=>(p.place??0)<(u?.place??0)).length,m=r.filter(p=>p.place===u?.place).length,h=u!==void 0&&
(d<=f||d>f+m);return[i,{place:l+1,value:a,system:c,moved:h}]});return new Map(s)}var Tm=.05;function x3(e){let n=e.flatMap(({target:l,sessions:u,
limited:d})=>{let f=$o(u,ac);return f?[{target:l,limited:d,estimate:f}]:[]}).toSorted((l,u)=>u.estimate.centre-l.estimate.centre),r=Math.max(
1,n.length*(n.length-1)/2),o=Tm/2/r,[s]=n,i=[],a=0;for(let[l,u]of n.entries()){let d=n[a],f=d&&RM(u.estimate,d.estimate,o);l>0&&!u.limited&&
f&&f.high<0&&(a=l);let m=s&&u!==s?s:null,h=m&&RM(u.estimate,m.estimate,o);i.push({target:u.target,place:a+1,ratio:m&&Math.exp(u.estimate.centre-
m.estimate.centre),interval:h&&{low:Math.exp(h.low),high:Math.exp(h.high)}})}let c=e.filter(({sessions:l})=>l.length===0);return[...i,...c.map(
({target:l})=>({target:l,place:null,ratio:null,interval:null}))]}function RM(e,t,n){if(e.sessions<2||t.sessions<2)return null;let r=e.centre-
t.centre,o=[e,t].flatMap(({noise:a})=>a??[]),s=Math.hypot(Js(e)??0,Js(t)??0);if(o.length===0)return{low:r,high:r};let i=ks(n,Math.min(...o.map(
({degrees:a})=>a)))*s;return{low:r-i,high:r+i}}function _M(e,t){let n=e.failures.length>0||e.cases.some(r=>kn(r).length>0);return{...e,schema:Ws,
command:"rank",leaderboards:a3(e),exitCode:Iu({...t&&{signal:t},runError:n})}}function EM({plan:e,...t},n){let{seed:r,budgetSeconds:o,isolation:s,
isolationReason:i,cpus:a,scenarios:c}=e;return{...t,...n,plan:{seed:r,budgetSeconds:o,isolation:s,isolationReason:i,cpus:a,scenarios:c}}}import{existsSync as S3,lstatSync as v3,mkdirSync as k3,mkdtempSync as $3,readdirSync as O3,readFileSync as PM,rmSync as TM,statSync as R3,writeFileSync as $x}from"node:fs";
import{tmpdir as Cm}from"node:os";import{join as Mt}from"node:path";import{setTimeout as _3}from"node:timers/promises";var Fo="loadgate-",CM="LOADGATE_RUN",Dc="run.json";function E3(){try{return $3(Mt(Cm(),Fo))}catch(e){throw new v(`the temporary folder ${Cm()}\
 cannot be written (${e.message}); make room, or name another: TMPDIR=DIR`)}}function Am(){let e=E3(),t=e.slice(e.lastIndexOf(Fo)+Fo.length).
toLowerCase();k3(Mt(e,"pids"),{mode:448});let n={pid:process.pid,started:lt(process.pid)};return $x(Mt(e,Dc),JSON.stringify(n),{mode:420}),{
id:t,folder:e,marker:{[CM]:t},users:FP(e),process:r=>$x(Mt(e,"pids",String(r)),lt(r)??""),engine:()=>L3(e,process.env),[Symbol.asyncDispose]:()=>MM(
e,t,A3)}}async function AM(e=()=>{}){let t=0;for(let n of Ox(Cm())){if(!n.startsWith(Fo))continue;let r=Mt(Cm(),n),o=P3(r)?C3(r):null;if(!o||
lt(o.pid)===o.started)continue;let s=n.slice(Fo.length).toLowerCase();try{e({id:s,folder:r})}catch{}try{await MM(r,s,0),t+=1}catch{}}return A$(),
t}function P3(e){try{let t=v3(e);return t.isDirectory()&&t.uid===(process.getuid?.()??t.uid)}catch{return!1}}var T3=Me({pid:V().positive(),started:w().
nullable()});function C3(e){try{return T3.parse(JSON.parse(PM(Mt(e,Dc),"utf8")))}catch{return null}}var A3=15,M3=7*86400;function N3(e){let{
mtimeMs:t=0}=R3(Mt(e,Dc),{throwIfNoEntry:!1})??{};return Date.now()-t>M3*1e3}async function MM(e,t,n){for(let i of Ox(Mt(e,"pids"))){let a=G(
Mt(e,"pids",i))??"";a!==""&&lt(Number(i))===a&&bt(-Number(i),"SIGKILL")}for(let i of BP(e))await ci(i);await z3(t,e),await xP(t);let r=await F3(
e,t,n)||N3(e);if(Zu())return I3(e,r);let o=[Dc,...D3],s=r?[e]:Ox(e).flatMap(i=>o.includes(i)?[]:[Mt(e,i)]);for(let i of s)TM(i,{recursive:!0,
force:!0,maxRetries:3})}function I3(e,t){t&&TM(Mt(e,Dc),{force:!0}),process.stderr.write(`LOADGATE_KEEP_TEMP: kept ${e}; remove it with rm -\
r
`)}async function z3(e,t){for(let n=0;n<20;n+=1){let r=[...Vu(`${CM}=${e}`),...x$(t)];if(r.length===0)return;for(let o of r)bt(o,"SIGKILL");
await new Promise(o=>setTimeout(o,50))}}function Ox(e){try{return O3(e)}catch{return[]}}var Rx="engine.json";function L3(e,t){let n=Lu.flatMap(
r=>t[r]===void 0?[]:[[r,t[r]]]);$x(Mt(e,Rx),JSON.stringify(Object.fromEntries(n)))}var D3=[Rx];async function F3(e,t,n){let r=Mt(e,Rx);if(!S3(
r))return!0;let o={...yt(process.env),...j3(r)};return await U3(o,n)?(await Z3(t,o),await G3(t,o),await H3(t,o),!0):!1}var B3=se(w(),w());function j3(e){
try{let t=B3.parse(JSON.parse(PM(e,"utf8")));return Object.fromEntries(Lu.map(n=>[n,t[n]]))}catch{return{}}}async function U3(e,t){let n=performance.
now()+t*1e3;for(;;){let{code:r,missing:o}=await Y(["docker","version","--format","{{.Server.Version}}"],{cwd:"/",env:e,timeoutSeconds:5});if(r===
0||o)return!0;if(performance.now()>=n)return!1;await _3(1e3)}}async function Z3(e,t){let n=await Oi(t,"ps","--all","--quiet","--filter",`lab\
el=loadgate.run=${e}`);n.length>0&&await Oi(t,"rm","--force","--volumes",...n)}async function G3(e,t){let n=await Oi(t,"network","ls","--qui\
et","--filter",`label=loadgate.run=${e}`);n.length>0&&await Oi(t,"network","rm",...n)}async function H3(e,t){let r=await Oi(t,"image","ls",...[
"--format","{{.Repository}}:{{.Tag}}"],"--filter",`reference=loadgate/*:${e}`);r.length>0&&await Oi(t,"image","rm","--force",...r)}async function Oi(e,...t){
let{code:n,stdout:r}=await Y(["docker",...t],{cwd:"/",env:e,timeoutSeconds:60});return n===0?r.split(`
`).filter(Boolean):[]}import{tmpdir as L7}from"node:os";import{join as eS,resolve as V$e}from"node:path";var Nke=_({schema:fe(1),message:w().max(1e5)});function NM(e){return`${JSON.stringify({schema:1,message:e.slice(-2e4)})}
`}import{readFileSync as q3,statSync as V3}from"node:fs";var W3=32*1024*1024;function IM(e){let{GITHUB_EVENT_NAME:t,GITHUB_EVENT_PATH:n}=e;if(!t||!n)throw new v("GITHUB_EVENT_NAME or GITHUB_EVENT_P\
ATH is not set, so this is not GitHub Actions; use the command line instead");try{let{size:r}=V3(n);if(r>W3)throw new Error(`it has ${r} byt\
es, more than GitHub ever sends`);return{name:t,payload:JSON.parse(q3(n,"utf8"))}}catch(r){throw new v(`the event in ${n} cannot be read: ${r.
message}`)}}function zM(e,...t){let n=Fc(e,...t);return typeof n=="string"&&/^[0-9a-f]{40}$/.test(n)?n:null}function Fc(e,...t){let n=e;for(let r of t){
if(typeof n!="object"||n===null||!Object.hasOwn(n,r))return;n=n[r]}return n}function Mm(e){let{GITHUB_SERVER_URL:t,GITHUB_REPOSITORY:n}=e;return t&&
n?`${t}/${n}`:null}import{randomUUID as K3}from"node:crypto";import{closeSync as J3,constants as Y3,lstatSync as X3,mkdirSync as DM,openSync as Q3,renameSync as e8,
rmSync as t8,writeFileSync as n8}from"node:fs";import{basename as r8,dirname as o8,join as LM,relative as s8}from"node:path";async function FM(e){BM(e,e);let t=await i8(e);if(t.length>0)throw new Error(`git tracks ${t[0]} there, which would be overwritten`);DM(e,{recursive:!0})}
function hn(e,t,n){let r=LM(e,t),o=o8(r);BM(o,e),DM(o,{recursive:!0});let s=LM(o,`.${r8(r)}.${K3()}.part`),{O_WRONLY:i,O_CREAT:a,O_EXCL:c,O_NOFOLLOW:l}=Y3,
u=Q3(s,i|a|c|l,438);try{try{n8(u,n)}finally{J3(u)}e8(s,r)}catch(d){throw t8(s,{force:!0}),d}}function BM(e,t){let n=gc(e),r=n.findIndex(Mf),
o=n.indexOf(t),s=r===-1?o:Math.min(o,r+1);for(let i of n.slice(s))if(X3(i,{throwIfNoEntry:!1})?.isSymbolicLink())throw new Error(`${i} is a \
link`)}async function i8(e){let t=gc(e).findLast(Mf);if(t===void 0)return[];let n=s8(t,e),r=await xe(t,["ls-files","-z","--",n===""?".":`:(l\
iteral)${n}`]);if(r.code===0)return r.stdout.split("\0").filter(Boolean);if(/not a git repository/.test(r.stderr))return[];throw new v(`git \
does not say which files of ${t} it tracks: ${ce(r)}`)}function jM(e){return e.variants.map(t=>[t.variant,jc(t)])}function jc({label:e,commit:t}){let n=t.slice(0,12);return e!==""&&t.startsWith(e)?
n:`${e} (${n})`}var _x=e=>e.length===0?"none":e.join(", ");function Ex({cpus:e}){let{server:t,proxy:n,generator:r}=e;return["CPUs",`server ${_x(
t)}; proxy ${_x(n)}; generator ${_x(r)}. ${mx(e)}`]}function Px({build:e,run:t,load:n}){return["Time",`${Gr(e)} building, ${Gr(t)} after it,\
 ${Gr(n)} of that under load`]}function Tx({os:e,kernel:t,runnerImage:n}){return["System",`${e}, kernel ${t}${n===null?"":`, ${n}`}`]}function Cx({
tools:e}){return["Tools",Object.entries(e).map(([n,r])=>`${n} ${r}`).join(", ")]}function Nm(e){let{plan:t,seconds:n}=e,r=e.cases.map(a=>a.sessions.
length),[o,s]=[Math.min(...r,Number.POSITIVE_INFINITY),Math.max(0,...r)],i=o===s||!Number.isFinite(o)?`${s}`:`${o} to ${s}`;return[["Isolati\
on",ur(t.isolation,t.isolationReason)],["Pairs",qA(t.pairing)],["Sessions",`${i} per case; each session starts both servers again`],Ex(t),["\
Risk",`${Re(t.alpha)} that a run without any change is red: one such run in ${Math.round(1/t.alpha)}`],Px(n),["Seed",String(t.seed)]]}function Im(e){
let{environment:t}=e,n=t.load.after===null?"not known":t.load.after.toFixed(2);return[...a8(e),...t.servers?[["Servers",`on another machine:\
 ${t.servers.cores} cores, ${Io(t.servers.memoryBytes)}, ${t.servers.os}, kernel ${t.servers.kernel}`]]:[],Tx(t),["Load",`${t.load.before.toFixed(
2)} before, ${n} after`],Cx(t),["Run",`${e.id}, ${e.startedAt}`]]}function Bc(e){return`${e.cpuModel}, ${e.cores} cores, ${Io(e.memoryBytes)}`}
function a8({environment:e,cases:t}){let n=new Map;for(let{environment:r}of t)r&&n.set(Bc(r),(n.get(Bc(r))??0)+1);return n.size===0?[["Machi\
ne",Bc(e)]]:[...n].map(([r,o])=>["Machine",`${r}: ${o} ${o===1?"case":"cases"}`])}var UM=["Ratios hold for this machine and these scenarios.\
 Do not compare absolute values between runs.","Requests/s and CPU per request decide; at a fixed rate p50, p95 and p99 do; metrics with the\
ir own threshold or limit do too. Everything else only informs.","Unchanged means that a change larger than the threshold is ruled out, not \
that nothing changed."];function Ri(e,t){let n=t.failures.filter(s=>s.target===e.target).map(s=>({title:`end of the ${s.what} log of ${s.variant}`,
text:s.log})),r=e.sessions.flatMap(s=>s.invalid).flatMap(({variant:s,log:i})=>i===void 0?[]:[{title:`end of the log of ${s??"the server"}`,text:i}]),
o=[...n,...r].map(({title:s,text:i})=>({title:W(s),text:va(i)}));return o.filter((s,i)=>s.text!==""&&o.findIndex(a=>a.title===s.title)===i)}var Ax=1e3,Mx=18,c8=6.3,l8=64,u8=.002,d8=12,f8=[.002,.01,.04];function GM(e){if("reason"in e)return`<h3>Where the CPU time goes</h3>
<p class="note">No profile: ${Be(e.reason)}</p>`;let t=y8(e.base,e.head),{rows:n,frames:r}=m8(t),o=n*Mx,s=e.seconds===null?"":`, ${e.seconds}\
 s each`;return["<h3>Where the CPU time goes</h3>",`<p class="legend">Head's CPU time per request, ${`by ${e.tool}${s}, after the verdict`}:\
 ${ue(t.head,"s")}, of base ${ue(t.base,"s")}. A function lies on its callers and is as wide as its cost with everything it calls; <span cla\
ss="hotter">red</span> costs more than in base, <span class="cooler">blue</span> less. Hover to read one.</p>`,`<div class="scroll"><svg cla\
ss="flame" viewBox="0 0 ${Ax} ${o}" role="img" aria-label="Flame graph of head; the table below says the same in numbers">`,...r.map(a=>p8(a,
t,o)),"</svg></div>",g8(e)].join(`
`)}function m8(e){let t=[],n=e.head>0?Ax/e.head:0,r=(o,s,i)=>{let a=o.head*n;if(a<u8*Ax||i>=l8)return;t.push({frame:o,x:s,width:a,row:i});let c=s;
for(let l of o.children)r(l,c,i+1),c+=l.head*n};return r(e,0,0),{rows:Math.max(1,...t.map(({row:o})=>o+1)),frames:t}}function p8({frame:e,x:t,
width:n,row:r},o,s){let i=s-(r+1)*Mx,a=Math.floor((n-6)/c8),c=a<3?"":`<text x="${(t+3).toFixed(1)}" y="${i+12.5}">${K(e.name.length>a?`${e.name.
slice(0,a-1)}\u2026`:e.name)}</text>`;return`<g>${`<rect class="${h8(e,o)}" x="${t.toFixed(1)}" y="${i}" width="${Math.max(.5,n-.6).toFixed(
1)}" height="${Mx-1}"/>`}${c}<title>${K(e.name)}: ${ue(e.head,"s")} per request, ${ue(e.base,"s")} in base</title></g>`}function h8({base:e,
head:t},n){let r=(t-e)/n.head,o=f8.filter(s=>Math.abs(r)>=s).length;return o===0?"f0":`${r>0?"hot":"cool"}${o}`}function g8({base:e,head:t}){
return["<table><caption>CPU time per request of each function itself; those that moved most.</caption>",'<thead><tr><th scope="col">Function\
</th><th scope="col">Base</th><th scope="col">Head</th><th scope="col">Change</th></tr></thead>',`<tbody>${b8(e,t,d8).map(r=>{let o=r.head-r.
base,s=o>0?"+":"\u2212";return`<tr><th scope="row">${K(r.name)}</th><td>${ue(r.base,"s")}</td><td>${ue(r.head,"s")}</td><td class="${o>0?"re\
gression":"improvement"}">${s}${ue(Math.abs(o),"s")}</td></tr>`}).join(`
`)}</tbody></table>`].join(`
`)}var ZM=()=>({base:0,head:0,children:new Map});function y8(e,t){let n=ZM();for(let[r,o]of[["base",e],["head",t]])for(let[s,i]of o){n[r]+=i;
let a=n;for(let c of s.split(";")){let l=a.children.get(c)??ZM();a.children.set(c,l),l[r]+=i,a=l}}return HM("all",n)}function HM(e,{base:t,head:n,
children:r}){let o=[...r].toSorted(([s],[i])=>s<i?-1:s>i?1:0);return{name:e,base:t,head:n,children:o.map(([s,i])=>HM(s,i))}}function b8(e,t,n){
let r=new Map;for(let[o,s]of[["base",e],["head",t]])for(let[i,a]of s){let c=i.slice(i.lastIndexOf(";")+1),l=r.get(c)??{base:0,head:0};r.set(
c,l),l[o]+=a}return[...r].map(([o,s])=>({name:o,...s})).filter(o=>o.base!==o.head).sort((o,s)=>Math.abs(s.head-s.base)-Math.abs(o.head-o.base)).
slice(0,n)}var w8=(e,t)=>(Math.abs(e-1)*100).toFixed(t);function Ix({name:e,unit:t}){let{subject:n,verb:r,shrunk:o,grown:s}=Ne(e).words;return{verb:r,subject:zc(
n,t),shrunk:zc(o,t),grown:zc(s,t)}}function Uc(e){let t=e.ratio??1,{shrunk:n,grown:r}=Ix(e);return`${w8(t,wi(e))}% ${t<1?n:r}`}function zx(e){
return`about ${Uc(e)}`}function Nx(e){return`${Ix(e).verb} ${VM(e)}`}function VM(e){return`${zx(e)}${e.interval===null?"":` (95% interval ${qt(
e)})`}`}function Vt(e,t){return e.metrics.filter(n=>n.gates&&n.verdict===t)}function _i(e){return we(W(km(e)),300).replace(/\.$/,"")}function x8(e){
return`${Ix(e).subject} ${Ct(e)} (${qt(e)})`}function Zc(e){return Vt(e,"inconclusive").filter(t=>t.interval!==null)}function zm(e){if(e.verdict!==
"inconclusive")return null;let t=Zc(e).map(cc);return t.find(n=>n==="worse")??t.find(n=>n==="better")??null}function WM(e,t){return Zc(e).some(
r=>cc(r)===t&&_u(r.name))?t==="worse"?"probably slower":"probably faster":`probably ${t}`}function fr({threshold:e},t){return t.threshold??e}
function Lm(e){let t=new Map;for(let r of e.flatMap(({metrics:o})=>o))if(r.threshold!==void 0){let o=At(r);t.set(o,Math.max(t.get(o)??0,r.threshold))}
let n=[...t].map(([r,o])=>`${r} ${Re(o)}`).join(", ");return n===""?"":` (${n})`}function It(e){if(e.verdict!=="inconclusive")return e.verdict;
let t=zm(e);return t!==null?WM(e,t):Zc(e).length>0?"no change seen":"inconclusive"}function Gc({detectable:e}){return e===null?"":e>1?"even \
half the speed may go unnoticed":`a slowdown of ${Re(Number(e.toPrecision(2)))} or more would have been caught`}function Dm({plan:e,cases:t}){
let n=t.some(r=>r.limits!==void 0)?" A limit is broken only where the whole 95% interval of head lies beyond it.":"";return`A case is red on\
ly where a wider interval lies wholly beyond 0%, so at most one run in ${Math.round(1/e.alpha)} is red by chance.${n}`}function KM(e){return e.
metrics.some(({gates:n})=>n)&&Vt(e,"inconclusive").length===0&&pn(e,"inconclusive").length>0}function S8(e){let t=Zc(e),n=pn(e,"inconclusive").
map(Si),r=Vt(e,"improvement").map(c=>`${Nx(c)}, but `);if(KM(e))return`${r.length>0?r.join(""):`${JM(e)}, but `}leaves a limit inconclusive:\
 ${n.join("; ")}`;if(t.length===0)return[[`${r.join("")}could not be decided`,...e.findings.slice(0,1).map(_i)].join(": "),...n].join("; ");
let o=zm(e),s=t.filter(c=>o===null||cc(c)===o),i=o===null?"is inconclusive, with no change seen":`is ${WM(e,o)}`,a=s.map(o===null?x8:v8(e)).
join(", ");return[`${r.join("")}${i}: ${a}`,...n,Gc(e)].filter(Boolean).join("; ")}var JM=e=>`shows no change larger than ${Re(e.threshold)}${Lm(
[e])}`;function v8(e){return t=>{let n=fr(e,t),o=Math.abs(Math.log(t.ratio??1))<Math.log1p(n)?`, less than the threshold of ${Re(n)}`:"";return`${VM(
t)}${o}`}}function k8(e,t){let n=t==="regression"?"improvement":"regression",r=Vt(e,t).map(Nx),o=Vt(e,n).map(Nx),s=pn(e,"broken").map(Si),i=o.
length===0?"":`, but ${o.join(", and ")}`,a=s.length===0?[]:[`breaks ${$8(s.length)}: ${s.join("; ")}`];return r.length===0?`${a.join("")}${i}`:
[`${r.join(", and ")}${i}`,...a].join("; ")}var $8=e=>e===1?"a limit":`${e} limits`;function O8({metrics:e}){return e.filter(({name:t,head:n})=>(t===
"goodput"||t==="cpu"||t==="p99")&&n!==null).map(t=>{let n=ue(t.head,t.unit);return t.name==="goodput"?n:`${At(t)} ${n}`}).join(", ")}function YM({
findings:e}){return e.map(_i).join("; ")}function R8(e){let[t="",...n]=e.findings.map(_i),r=O8(e);return["has nothing to compare with",r===""?
t:`${t}: ${r}`].join(": ")+n.map(s=>`; ${s}`).join("")}function rt(e){switch(e.verdict){case"regression":case"improvement":return k8(e,e.verdict);case"\
inconclusive":return S8(e);case"invalid":return`gave no usable numbers: ${e.findings.map(_i)[0]??"no reason was recorded"}`;case"new":return R8(
e);case"unchanged":return e.skipped===void 0?JM(e):`was not loaded: ${$m(e.skipped)}`}}function XM(e){return e.verdict==="invalid"?!0:e.verdict===
"inconclusive"&&Zc(e).length===0&&!KM(e)}function QM(e){return(XM(e)?e.findings.slice(1):e.findings).filter(({code:n})=>n==="slow-start").map(
_i)}function Fm(e){if(e.skipped!==void 0)return[];let t=e.verdict==="regression"?"broken":e.verdict,n=(e.limits??[]).filter(({state:r})=>r!==
t).map(Si);return e.verdict==="new"?n:[...(XM(e)?e.findings.slice(1):e.findings).map(_i),...n]}function _8({name:e,base:t,head:n},r=60){let[
o,s,i]=[e,t,n].map(a=>a&&we(a,r));return s===null?`${o} ${i} (new)`:i===null?`${o} ${s} (gone)`:`${o} ${s} \u2192 ${i}`}var E8=3;function Bm({
differences:e=[],cases:t}){if(!t.some(({verdict:s})=>P8.includes(s))||e.length===0)return"";let r=e.slice(0,E8).map(s=>_8(s)),o=e.length-r.length;
return`also changed: ${r.join(", ")}${o>0?` and ${o} more`:""}`}var P8=["regression","improvement","inconclusive","invalid"];function jm({findings:e}){
return e.filter(({code:t})=>t==="counter-moved").map(t=>km(t))}var T8={code:"",runtime:"runtime",collector:"garbage collector",compiler:"jus\
t-in-time compiler"};function C8({name:e,kind:t}){let n=T8[t];return n===""||e.includes(n)?"":`, ${n}`}function Ei({growth:e}){if(e===void 0)
return[];let t=({base:n,head:r})=>`${r<n?"\u2212":"+"}${ue(Math.abs(r-n),"s")}`;return e.functions.map(n=>({where:`${qM(n)}${C8(n)}${n.calls?
` \u2192 ${qM(n.calls)}`:""}`,cost:`${t(n)} of ${t(e)}`}))}function qM({name:e,line:t}){let[,n,r]=/^(.*) (\S+)$/.exec(e)??[];return t===void 0||
n===void 0||r===void 0?e:`${n} (${/:\d+$/.test(r)?r:`${r}:${t}`})`}var jn=e=>W(e.id);function Bn(e,t){let n=t.cases.length;return e.length<n?`${e.length} of ${n} cases`:n===2?"Both cases":`All ${n} cases`}function eN(e,t){
let n=r=>Math.max(0,...Vt(r,t).map(o=>Math.abs(Math.log(o.ratio??1))));return e.toSorted((r,o)=>n(o)-n(r))[0]}function tN(e,t){let n=t==="re\
gression"?0:1,[r,o]=[["slower","faster"][n],["worse","better"][n]],s=new Set(e.map(a=>{let[c]=Vt(a,t);return c?Ne(c.name).words.cases[n]:pn(
a,"broken").length>0?A8:r})),[i=r]=s;return s.size<=1?i:[...s].every(a=>a===r||a.endsWith("CPU"))?r:o}var A8="beyond a limit";function M8(e,t,n){
let r=eN(t,n),o=`${Bn(t,e)} ${tN(t,n)}`;if(r===void 0)return o;let s=t.length===1?":":n==="regression"?"; worst:":"; most:";return`${o}${s} ${jn(
r)} ${rt(r)}`}function Um(e){return e.brokenIn.includes("head")&&!e.brokenIn.includes("base")}function N8(e,t){let n=t.find(Um)??t[0];if(n===
void 0)return"Invalid: nothing could be measured";let r=e.cases.length===1?"Invalid":`${Bn(t,e)} invalid`,o=Um(n)?", head fails where base d\
oes not":"";return`${r}${o}: ${jn(n)} ${rt(n)}`}var nN=[["worse","probably slower"],["worse","probably worse"],["better","probably faster"],
["better","probably better"]];function rN(e,[t,n]){return e.filter(r=>zm(r)===t&&It(r)===n)}function I8(e,t){let[n]=t;if(n===void 0)return"I\
nconclusive: nothing was measured";if(e.cases.length===1)return`${jn(n)} ${rt(n)}`;for(let i of nN){let a=rN(t,i);if(a.length>0)return`${Bn(
a,e)} ${i[1]}: ${mr(a)}`}let r=t.length===e.cases.length?"":"; none of the others is slower",o=t.filter(i=>Gc(i)!==""&&pn(i,"inconclusive").
length===0);if(o.length<t.length)return`${Bn(t,e)} inconclusive: ${mr(t)}${r}`;let s=o.toSorted((i,a)=>(a.detectable??0)-(i.detectable??0))[0];
return`Inconclusive, with no change seen: ${Gc(s)} in ${e.cases.length===t.length?"every case":t.length===1?mr(t):`each of ${t.length} incon\
clusive cases`}`}function mr(e){return`${e.slice(0,3).map(jn).join(", ")}${e.length>3?", \u2026":""}`}function z8(e){let t=new Set(e.cases.map(
o=>o.skipped));if(!t.has(void 0)){let[o]=t;return`Unchanged: ${t.size===1&&o?$m(o):"base and head do not differ in what is measured"}, so th\
ere was nothing to measure`}let n=Math.max(...e.cases.map(o=>o.threshold)),r=e.cases.length===1?jn(e.cases[0]):`any of ${e.cases.length} cas\
es`;return`No change larger than ${Re(n)}${Lm(e.cases)} in ${r}`}function oN({findings:e}){return e.find(t=>t.code==="head-alone")?.why}function L8(e,t){
let n=t.length===e.cases.length,r=new Set(t.map(oN));if(n&&r.size===1&&r.has("configuration"))return`Set up to measure ${sN(t)}; comparing b\
egins with the next change: ${mr(t)}`;let[o]=t;if(e.cases.length===1&&o!==void 0)return`${jn(o)} ${rt(o)}`;let s=n?"":"; none of the others \
changed";return r.has("not-built")||r.has("not-started")?`Base does not work in ${Bn(t,e).toLowerCase()}, so head was measured alone: ${mr(t)}${s}`:
`${Bn(t,e)} new, measured on head alone: ${mr(t)}${s}`}function sN(e){return e.length===1?"1 case":`${e.length} cases`}function D8(e){let t=e.
cases.filter(r=>r.verdict===e.verdict),[n]=e.cases;switch(e.verdict){case"regression":case"improvement":return e.cases.length===1&&n!==void 0?
`${jn(n)} ${rt(n)}`:M8(e,t,e.verdict);case"invalid":return N8(e,t);case"inconclusive":return I8(e,t);case"new":return L8(e,t);case"unchanged":
return z8(e)}}function Bo(e){return`${e.interrupted?"Interrupted before its end. So far: ":""}${D8(e)}`}function Zm(e){let[t]=e.cases;return e.
cases.length===1&&t!==void 0&&Bo(e).endsWith(rt(t))}function iN(e){let[t]=Vt(e,e.verdict);return e.verdict==="regression"||e.verdict==="impr\
ovement"?t===void 0?ox(e)??e.verdict:zx(t):It(e)}function Gm(e){let t=e.interrupted?"interrupted; so far: ":"";return F8(e).map(n=>`${t}${n}`)}
function aN(e,t){let n=e.at(-1)??"";return e.find(r=>[...r].length<=t)??we(n,t)}function F8(e){let t=e.cases.filter(o=>o.verdict===e.verdict),
[n]=e.cases,r=e.cases.length===1?n:void 0;switch(e.verdict){case"regression":case"improvement":return B8(e,t,e.verdict);case"invalid":return U8(
e,t);case"inconclusive":return Z8(e,t);case"new":return j8(e,t);case"unchanged":{if(e.cases.every(({skipped:a})=>a!==void 0))return["nothing\
 to measure"];let o=`no change larger than ${Re(Math.max(...e.cases.map(({threshold:a})=>a)))}`,s=r?jn(r):`any of ${e.cases.length} cases`,i=Lm(
e.cases);return i===""?[`${o} in ${s}`,o]:[`${o}${i} in ${s}`,`${o}${i}`,o]}}}function B8(e,t,n){let r=tN(t,n),o=eN(t,n),[s]=o?Vt(o,n):[],i=o?
ox(o):null,a=s===void 0?i??r:Uc(s),c=o===void 0?"":jn(o);if(e.cases.length===1)return[`${c} ${a}`,a];let l=Hm(Bn(t,e)),u=n==="regression"?"w\
orst":"most",d=t.length===1?":":`, ${u}:`,f=`${l} ${r}`;return[`${f}${d} ${c} ${a}`,`${f}, ${u} ${a}`,f]}function j8(e,t){if(t.length===e.cases.
length&&t.every(o=>oN(o)==="configuration"))return[`set up to measure ${sN(t)}; comparing begins with the next change`];let r=`${e.cases.length===
1?"":`${Hm(Bn(t,e))} `}new, nothing to compare with yet`;return[`${r}: ${mr(t)}`,r]}function U8(e,t){let n=t.find(Um)??t[0];if(n===void 0)return[
"nothing could be measured"];let r=Um(n)?"head fails where base does not":"not measured",o=e.cases.length===1?"":`${Hm(Bn(t,e))}: `;return[`${o}${r}\
: ${jn(n)}`,`${o}${r}`]}function Lx({verdict:e,plan:t}){return e==="inconclusive"&&t.mode!=="observe"&&t.failOn.includes("inconclusive")}function Z8(e,t){
let n=e.cases.length===1?"":`${Hm(Bn(t,e))}`,r=Lx(e)?"inconclusive, which fails":"inconclusive",o=n===""?r:`${r}: ${n}`;for(let c of nN){let l=rN(
t,c);if(l.length>0)return[`${o}; ${c[1]}: ${mr(l)}`,`${o}; ${c[1]}`]}let s=t.flatMap(c=>c.detectable===null||pn(c,"inconclusive").length>0?[]:
[c.detectable]),i=s.length===t.length?Math.max(...s):null,a=i===null?"":Gc({detectable:i});return a===""?[`${o}${n===""?"":`, ${mr(t)}`}`,o]:
[`${o}; ${a}`,o]}var Hm=e=>e.charAt(0).toLowerCase()+e.slice(1);import{createHash as G8}from"node:crypto";function H8(){return`default-src 'none'; style-src 'sha256-${G8("sha256").update(cN).digest("base64")}'; base-uri 'none'; form-action 'none'`}
function qm(e){return[`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">`,`<meta http-equiv="Content-Security-Policy" content="${H8()}">`,'<meta name="viewport" content="width=device-width, \
initial-scale=1">','<meta name="color-scheme" content="light dark">','<meta name="referrer" content="no-referrer">',`<title>${K(e)}</title>`,
`<style>${cN}</style>
</head>`].join(`
`)}function Hc(e,t){let n=t.map(([r,o])=>`<dt>${K(r)}</dt><dd>${Be(o)}</dd>`);return`<h3>${e}</h3>
<dl class="facts">
${n.join(`
`)}
</dl>`}var cN=`
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
`;var de=e=>Number(e.toFixed(1)).toString();function Vm(e){let t=10**Math.floor(Math.log10(e));return t*([1,2,5,10].find(n=>n*t>=e)??10)}function Vr(e,t){
let n=t.hollow?"dot hollow":"dot",r=t.title===""?"":`<title>${K(t.title)}</title>`,[o,s]=[e.x,e.y],i=a=>`<path class="${n}" d="M${a.map(([c,
l])=>`${de(o+c)} ${de(s+l)}`).join("L")}Z">${r}</path>`;return t.beyond==="above"?i([[0,0],[3,5],[-3,5]]):t.beyond==="below"?i([[0,0],[3,-5],
[-3,-5]]):`<circle class="${n}" cx="${de(o)}" cy="${de(s)}" r="2.2">${r}</circle>`}function zt(e,t,n,r,o){return`<text${o===void 0?"":` clas\
s="${o}"`} x="${de(t)}" y="${de(n)}" text-anchor="${r}">${K(e)}</text>`}var fN=360,Wm=236,Ee={left:54,right:fN-6,top:20,bottom:Wm-34};function q8(e,t,n){let r=e.sessions.map((a,c)=>({number:c+1,pairs:co(a,t),mean:Y0(
co(a,t,n))})).filter(a=>a.pairs.length>0),o=r.reduce((a,c)=>a+c.pairs.length+1,0),s=(Ee.right-Ee.left)/Math.max(1,o),i=Ee.left;return r.map(
a=>{let c=i+(a.pairs.length+1)*s,l={...a,left:i,right:c};return i=c,l})}function Km(e,t,n,r=Ee.left,o=Ee.right){let s=Math.max(0,n-t);return`\
<rect class="${e}" x="${de(r)}" y="${de(t)}" width="${de(o-r)}" height="${de(s)}"/>`}function jo(e,t,n=Ee.left,r=Ee.right){return`<line clas\
s="${e}" x1="${de(n)}" x2="${de(r)}" y1="${de(t)}" y2="${de(t)}"/>`}function V8(e,t,n){let r=fr(e,t),[o,s]=[n.place(1+r),n.place(1/(1+r))],[
i,a]=t.better==="higher"?["better","worse"]:["worse","better"];return[Km(i,Ee.top,o),Km(a,s,Ee.bottom),jo("threshold",o),jo("threshold",s),jo(
"nochange",n.place(1))].join("")}function W8(e,t,n){let r=fr(e,t),[o,s]=[n.place(1+r),n.place(1/(1+r))];return[o-4,s+10].filter(i=>i-8>Ee.top&&
i<Ee.bottom).map(i=>zt("threshold",Ee.right-4,i,"end","name")).join("")}function K8(e){return e.ticks.map(t=>{let n=e.place(1+t/100),r=`${t>
0?"+":t<0?"\u2212":""}${Math.abs(t)}%`;return`${jo("tick",n,Ee.left-4,Ee.left)}${zt(r,Ee.left-7,n+3.5,"end")}`}).join("")}function J8(e,t,n){
let r=(e.right-e.left)/(e.pairs.length+1);return e.pairs.map((o,s)=>{let i=o.head/o.base,a={x:e.left+(s+1)*r,y:t.place(i)},c=t.holds(i)?null:
i>1?"above":"below",l=`session ${e.number}, round ${s+1}: ${lr(i,1)}%`;return Vr(a,{hollow:n&&o.limited,beyond:c,title:l})}).join("")}function Y8(e){
let t=Math.ceil(e.length/14);return e.filter((n,r)=>r%t===0).map(n=>zt(String(n.number),(n.left+n.right)/2,Ee.bottom+13,"middle")).join("")}
function X8(e,t,n){let r=t.interval===null?"no interval":`95% interval ${qt(t)}%`;return`${n.length} sessions. Estimate ${Ct(t)}, ${r}; thre\
shold ${Re(fr(e,t))}.`}function mN(e,t,n){let r=e.metrics.find(S=>S.name===t);if(r===void 0||r.ratio===null)return null;let{ratio:o,interval:s,
decisionInterval:i}=r,a=Ne(t),c=q8(e,a,r.gates),l=c.flatMap(S=>S.pairs.map(x=>x.head/x.base)),u=1+fr(e,r)*1.3,d=[u,1/u,o,...s===null?[]:[s.low,
s.high]],f=rY(d,l,Ee.top,Ee.bottom),m=c.map(S=>S.mean===null?"":jo("mean",f.place(Math.exp(S.mean)),S.left+1,S.right-1)),[h,p]=a.words.axis,
[g,y]=r.better==="higher"?["better","worse"]:["worse","better"];return[`<svg class="picture" viewBox="0 0 ${fN} ${Wm}" role="img" aria-label\
ledby="${n}-t ${n}-d">`,`<title id="${n}-t">${K(`${At(r)}, head against base, ${e.id}`)}</title>`,`<desc id="${n}-d">${K(X8(e,r,c))}</desc>`,
...c.filter(S=>S.number%2===0).map(S=>Km("strip",Ee.top,Ee.bottom,S.left,S.right)),V8(e,r,f),s===null?"":Km("interval",f.place(s.high),f.place(
s.low)),...(i===null?[]:[i.low,i.high]).filter(S=>f.holds(S)).map(S=>jo("decision",f.place(S))),jo("estimate",f.place(o)),...c.map(S=>J8(S,f,
r.gates&&a.limitable)),...m,W8(e,r,f),K8(f),Y8(c),zt(`\u2191 ${g}: ${p}`,Ee.left,Ee.top-7,"start"),zt(`\u2193 ${y}: ${h}`,Ee.left,Wm-6,"star\
t"),zt("sessions",Ee.right,Wm-6,"end"),"</svg>"].filter(S=>S!=="").join(`
`)}function Q8(e,t){let[n,r]=[Math.expm1(e)*100,Math.expm1(t)*100],o=Vm((r-n)/7),s=Math.ceil(n/o-1e-9),i=Math.floor(r/o+1e-9)-s+1;return Array.
from({length:Math.max(0,i)},(a,c)=>Number(((s+c)*o).toPrecision(6)))}var eY=Math.log(4),lN=Math.log(10),tY=[-3,-2,-1,0,1,2,3].map(e=>(2**e-1)*
100),uN=.03;function dN(e,t){let n=e[Math.round(t*(e.length-1))];return n===void 0?[]:[n]}function nY(e,t){return tY.filter(n=>Math.log1p(n/
100)>=e&&Math.log1p(n/100)<=t)}function rY(e,t,n,r){let o=t.map(Math.log).toSorted((d,f)=>d-f),i=[...e.map(Math.log),...dN(o,uN),...dN(o,1-uN),
0].map(d=>Math.min(lN,Math.max(-lN,d))),a=(Math.max(...i)-Math.min(...i))*.07,[c,l]=[Math.min(...i)-a,Math.max(...i)+a],u=d=>Math.min(l,Math.
max(c,d));return{low:Math.exp(c),high:Math.exp(l),ticks:l-c>eY?nY(c,l):Q8(c,l),place:d=>r-(u(Math.log(d))-c)/(l-c)*(r-n),holds:d=>Math.log(d)>=
c&&Math.log(d)<=l}}function oY(e,t){let n=e.variants.map(({commit:c})=>c),r=(c,l)=>t===null?l:`<a href="${K(`${t}/${c}`)}">${l}</a>`,o=e.variants.map(c=>{let l=`\
<b>${K(jc(c))}</b>`;return`${c.variant} ${pN.test(c.commit)?r(`commit/${c.commit}`,l):l}`}),i=t!==null&&n.length===2&&n.every(c=>pN.test(c))?
[r(`compare/${n.join("...")}`,"what changed")]:[],a=K(e.startedAt.slice(0,10));return`<p class="kicker">${["loadgate",...o,...i,a].join(" \xB7 ")}\
</p>`}var pN=/^[0-9a-f]{40}$/;function sY(e){let t=Bo(e),[n=t]=Gm(e),r=e.cases.some(o=>t.includes(rt(o)));return e.cases.length>1&&r?`${n.charAt(
0).toUpperCase()}${n.slice(1)}`:t}function iY(e,t){let n=e.notices.map(r=>`<p class="note">${Be(Hr(r))}</p>`);return[oY(e,t),`<h1>${Be(sY(e))}\
</h1>`,Fx(e.verdict),...n].join(`
`)}var hN=({decides:e})=>e?[]:["wide"];function aY(e,t){let n=e.metrics.find(i=>i.name===t.name),r=n!==void 0&&n.ratio!==null&&!n.gates,o=[...hN(
t),...r?["unjudged"]:[]],s=r&&t.decides?"<small>not judged</small>":"";return`<td${gN(o)}>${bN(n)}${cY(n)}${s}</td>`}function cY(e){if(e===void 0||
e.base===null||e.head===null)return"";let[t,n]=[e.base,e.head].map(r=>ue(r,e.unit).replaceAll(" ","\xA0"));return`<small class="values">${K(
`${t} \u2192 ${n}`)}</small>`}var gN=e=>e.length===0?"":` class="${e.join(" ")}"`,lY=e=>e.replaceAll("/","/<wbr>");function uY(e,t){let n=xi(
e.cases),r=e.cases.map((s,i)=>`<tr>${`<th scope="row"><a href="#${t[i]}">${lY(K(s.id))}</a><small>${Fx(s.verdict,It(s))}</small></th>`}${n.map(
c=>aY(s,c)).join("")}</tr>`);return['<div class="scroll"><table class="overview"><caption><span>Head against base in percent; beneath each c\
hange its 95% interval, and the values of base and head.</span></caption>',`<thead><tr><th scope="col">Case</th>${n.map(s=>`<th scope="col"${gN(
hN(s))}>${s.title}</th>`).join("")}</tr></thead>`,`<tbody>
${r.join(`
`)}
</tbody></table></div>`].join(`
`)}function dY({differences:e=[]}){if(e.length===0)return"";let t=e.map(({kind:r,name:o,base:s,head:i,role:a,file:c})=>{let l=a===void 0||a===
"direct"?r:`${r}, ${a}`,u=[s??"\u2013",i??"\u2013"].map(m=>`<td>${Be(m)}</td>`),d=[l,c??"the built image"].map(m=>`<td class="wide">${Be(m)}\
</td>`),f=[...u,...d];return`<tr><th scope="row">${Be(o)}</th>${f.join("")}</tr>`});return['<section class="differences"><h2>What else diffe\
rs between the two builds</h2>',`<div class="scroll"><table><thead><tr>${[...["Name","Base","Head"].map(r=>`<th scope="col">${r}</th>`),...[
"Kind","By"].map(r=>`<th scope="col" class="wide">${r}</th>`)].join("")}</tr></thead><tbody>
${t.join(`
`)}
</tbody></table></div>`,"</section>"].join(`
`)}function fY(e){let t=UM.map(n=>`<li>${Be(n)}</li>`).join("");return['<footer class="background">',Hc("How it was measured",Nm(e)),Hc("Mac\
hine and tools",Im(e)),`<h3>What this does not show</h3>
<ul>${t}</ul>`,"</footer>"].join(`
`)}function yN(e,t=[],n=null){let r=e.cases.map((i,a)=>`case-${a+1}`),o=e.cases.some(i=>i.metrics.some(a=>a.interval!==null));return[qm(`loa\
dgate: ${e.verdict}`),`<body>
<main>`,iY(e,n),e.cases.length===0?"":uY(e,r),o?pY(e):"",...e.cases.map((i,a)=>{let c=t.find(l=>l.case===i.id);return vY(i,e,r[a]??"")+(c?GM(
c):"")}),dY(e),"</main>",fY(e),`</body>
</html>
`].filter(i=>i!=="").join(`
`)}var mY=e=>`<svg viewBox="0 0 40 20" aria-hidden="true">${e}</svg>`,Dx={hollow:!1,beyond:null,title:""},Jm=e=>`<line class="${e}" x1="2" x\
2="38" y1="10" y2="10"/>`;function pY(e){let t=e.cases.flatMap(u=>[u.threshold,...u.metrics.flatMap(({threshold:d})=>d??[])]),n=[...new Set(
t)].map(Re).join(", "),r=Vr({x:20,y:10},Dx),o=Vr({x:20,y:10},{...Dx,hollow:!0}),s=Vr({x:20,y:7},{...Dx,beyond:"above"}),a=[[r,"each point is\
 one round: head against base under the same load"],[`<rect class="strip" x="2" y="1" width="36" height="18"/>${Jm("mean")}`,"a strip is one\
 session, one start of both servers; the thin line is its mean"],[Jm("estimate"),"the estimate: the mean over the sessions"],['<rect class="\
interval" x="2" y="4" width="36" height="12"/>',"its 95% interval; dotted lines around it: the wider one that decides"],[Jm("nochange"),"no \
change"],[Jm("threshold"),`the threshold, ${n}; tinted beyond it`],[o,"left out: something other than the server was saturated"],[s,"lies be\
yond the picture"]].map(([u,d])=>`<li>${mY(u??"")}<span>${d}</span></li>`).join(`
`),c=`Each point is one round, head against base; each strip is a session, a new start of both servers. The grey band is the 95% interval. ${Dm(
e)}`,l=`<details><summary>What each sign means</summary>
<ul>
${a}
</ul>
</details>`;return`<section class="legend">
<p>${c}</p>
${l}
</section>`}function Fx(e,t=e){return`<span class="badge ${e}">${t}</span>`}function bN(e){if(e===void 0||e.ratio===null)return"\u2013";let t=e.
interval===null?"":`<small>${qt(e)}</small>`;return`${Ct(e)}${t}`}function hY(e){return`${e.verdict==="regression"||e.verdict==="improvement"?
"Head":"This case"} ${rt(e)}.`}var gY={true:"decides the verdict",false:"not judged"};function yY(e,t,n){let r=e.metrics.find(a=>a.name===t),
o=mN(e,t,`${n}-${t}`);if(r===void 0||o===null)return"";let s=r.interval===null?"":` <span>${qt(r)}</span>`;return`<figure><figcaption>${`<b>${At(
r)}</b> ${Ct(r)}${s} <span>${gY[`${r.gates}`]}</span>`}</figcaption>
${o}
</figure>`}function bY(e){let t=e.metrics.filter(o=>o.base!==null||o.head!==null).map(o=>`<tr><th scope="row">${At(o)}${o.gates?" <small>dec\
ides the verdict</small>":""}</th><td>${ue(o.base,o.unit)}</td><td>${ue(o.head,o.unit)}</td><td>${bN(o)}</td></tr>`);return t.length===0?"":
`<details><summary>All metrics</summary>
${`<table><thead><tr>${["Metric","Base","Head","Change"].map(o=>`<th scope="col">${o}</th>`).join("")}</tr></thead><tbody>
${t.join(`
`)}
</tbody></table>`}
</details>`}function wY(e){let t=Fm(e).map(n=>`<li>${Be(n)}</li>`);return t.length===0?"":`<ul class="reasons">${t.join("")}</ul>`}function xY(e){
let t=Ei(e).map(({where:n,cost:r})=>`<li><code>${K(n)}</code> ${r} of CPU time per request</li>`);return t.length===0?"":`<ul class="reasons\
">${t.join("")}</ul>`}function SY(e,t){return Ri(e,t).map(n=>`<h3>${K(n.title)}</h3>
<pre>${K(n.text)}</pre>`).join(`
`)}function vY(e,t,n){let r=({name:i,per:a})=>a!=="build"&&e.metrics.some(c=>c.name===i&&c.threshold!==void 0),s=ke.filter(i=>i.decides===nx(
e)||r(i)).map(({name:i})=>yY(e,i,n)).filter(i=>i!=="");return[`<section class="case" id="${n}">`,`<header><h2>${K(e.id)}</h2>${Fx(e.verdict,
It(e))}</header>`,Zm(t)?"":`<p>${Be(hY(e))}</p>`,xY(e),wY(e),SY(e,t),s.length===0?"":`<div class="panels">
${s.join(`
`)}
</div>`,bY(e),"</section>"].filter(i=>i!=="").join(`
`)}var kY="1.0.0",$Y=kY.split(".")[0],wN=`https://github.com/loadgate/loadgate/blob/v${$Y}/docs`;var Bx=e=>`| ${e.join(" | ")} |`;function Pi(e,t){return[Bx(e.map(([n])=>n)),Bx(e.map(([,n])=>n)),...t.map(Bx)].join(`
`)}function Uo(e,t){return t===""?"":`<details><summary>${e}</summary>

${t}

</details>`}function qc(e){return`<pre>${K(e)}</pre>`}var Wr=e=>e.map(t=>`- ${t}`).join(`
`),jx=e=>Buffer.byteLength(e,"utf8"),Zo={regression:"\u{1F534}",accepted:"\u{1F7E0}",invalid:"\u26D4",failed:"\u26D4",inconclusive:"\u{1F7E1}",
improvement:"\u{1F7E2}",new:"\u{1F195}",unchanged:"\u26AA"};function SN(e){return OY.flatMap(t=>e.cases.filter(n=>n.verdict===t).toSorted((n,r)=>xN(r)-xN(n)))}var OY=["regression","invalid","inconclus\
ive","improvement","new"];function Xm({metrics:e,verdict:t}){let n=e.filter(({gates:s})=>s),r=n.filter(s=>s.verdict==="regression"||s.verdict===
"improvement"),o=n.filter(s=>s.verdict==="inconclusive"&&s.interval!==null);return t==="inconclusive"?o:r}function xN(e){return Math.max(0,...Xm(
e).map(({ratio:t})=>Math.abs(Math.log(t??1))))}var vN="\xA0",Go=e=>e.replaceAll(" ",vN);function kN(e,t){if(e.length===0)return"";let n=e.flatMap(
Xm),r=[...new Set(e.flatMap(f=>[f.threshold,...Xm(f).map(m=>fr(f,m))]))],o=AY(n,r),s=e.map(f=>_Y(f,t.has(f.id),o)),i=[["Case","---"],["Base",
"--:"],["Head","--:"],["Change","---"],[Go("better \u2502 worse"),":-:"]],a=n.length===0?i.slice(0,-1):i,c=r.map(Re).join(" or "),u=`In brac\
kets the 95% interval of each change.${RY(n.map(({unit:f})=>f))} In the picture: \u251C\u25CF\u2524 that interval, \u2502 no change, \u250A the threshold of ${c}\
, worse to the right. [How to read this](${wN}/reading-the-comment.md)`,d=Pi(a,s.map(f=>f.slice(0,a.length)));return n.length===0?d:`${d}

<sub>${u}</sub>`}function RY(e){let[t="",n]=new Set(e.filter(r=>/^s(?:\/|$)/.test(r)));return n===void 0&&t.includes("/")?` Times are CPU ti\
me per ${t.slice(2)}.`:""}var Ym="\u2013";function _Y(e,t,n){let o=`${Zo[t?"accepted":e.verdict]}${vN}${tn(e.id)}`,s=Xm(e);if(e.verdict==="n\
ew")return[o,Ym,EY(e),Ce(YM(e)),""];if(s.length===0)return[o,Ym,Ym,Ce(rt(e)),""];let i=a=>s.map(a).join("<br>");return[o,i(a=>Go(ue(a.base,a.
unit))),i(a=>Go(ue(a.head,a.unit))),[i(a=>PY(a,e)),...TY(e,t)].join("<br>"),i(a=>`<code>${K(MY(a,fr(e,a),n))}</code>`)]}function EY({metrics:e}){
return e.filter(({name:n,head:r})=>(n==="goodput"||n==="cpu")&&r!==null).map(({head:n,unit:r})=>Go(ue(n,r))).join("<br>")||Ym}function PY(e,{
verdict:t}){let n=Go(Ce(Uc(e).replace(/ per (?:request|operation)$/,""))),r=e.interval===null?"":Go(` (${qt(e)})`);return t==="inconclusive"?
`${n}${r}`:`<b>${n}</b>${r}`}function TY(e,t){let n=["broken","inconclusive"].flatMap(s=>pn(e,s)).map(s=>Ce(Si(s)));if(t)return["accepted",...n];
if(e.verdict!=="inconclusive")return n;let{detectable:r}=e,o=r===null||r>10?"":`${Re(Number(r.toPrecision(2)))} slower would be caught`;return[
[It(e),o].filter(Boolean).map(Go).join("; "),...n]}var Zx=13,Ux=(Zx-1)/2,CY="\xA0";function AY(e,t){let r=e.flatMap(({ratio:s,interval:i})=>[
s,...i?[i.low,i.high]:[]]).filter(s=>s!==null).map(s=>Math.abs(Math.log(s))),o=Math.max(.001,...t.map(s=>2*Math.log1p(s)));return{reach:Math.
max(o,...r)}}function MY(e,t,{reach:n}){if(e.ratio===null)return"";let r=e.better==="higher"?-1:1,o=i=>Math.min(Zx-1,Math.max(0,Ux+r*Math.round(
Math.log(i)/n*Ux))),s=Array(Zx).fill(CY);if(s[o(1+t)]="\u250A",s[o(1/(1+t))]="\u250A",s[Ux]="\u2502",e.interval){let i=[o(e.interval.low),o(
e.interval.high)],[a,c]=[Math.min(...i),Math.max(...i)];s.fill("\u2500",a,c+1),s[a]="\u251C",s[c]="\u2524"}return s[o(e.ratio)]="\u25CF",s.join(
"")}var NY=1e6,RN=110;function IY(e,t){return`### ${Zo[e]} loadgate: ${Ce(we(t,2*RN))}`}function zY(e,t){return t.length===0?"":`> [!${e}]
${t.map(n=>`> ${n}`).join(`
>
`)}`}function LY(e,t){let{title:n=aN(Gm(e),RN),verdict:r=e.verdict,warnings:o=[]}=t,s=e.notices.map(c=>Ce(_N(Hr(c)))),i=e.notices.filter(({code:c})=>c!==
"base-config-missing"&&c!=="newly-measured"),a=o.length>0||rE(i);return Vc([IY(r,n),t.context??DY(e),zY(a?"WARNING":"NOTE",[...o,...s])])}var _N=e=>`${e.
charAt(0).toUpperCase()}${e.slice(1).replace(/\.$/,"")}.`;function DY(e){let t=jM(e).map(([n,r])=>`${n} ${Ce(r)}`);return t.length===0?"":`C\
ompares ${t.join(" with ")}.`}var Vc=e=>e.filter(t=>t!=="").join(`

`);function FY(e,t,n){let r=SN(e);return Vc([LY(e,t),kN(r.slice(0,n),t.accepted??new Set),Wr([...BY(r.slice(0,n)),...UY(r.slice(0,n)),...jY(
e),...ZY(e,r,n),...t.remarks??[]])])}function BY(e){return e.flatMap(t=>{let n=Ei(t).map(({where:r,cost:o})=>`${tn(r)} ${o}`);return n.length===
0?[]:[`${tn(t.id)} spends more CPU time per request in ${n.join("; ")}.`]})}function jY(e){let t=Bm(e);return t===""?[]:[Ce(_N(t))]}function UY(e){
return e.flatMap(t=>jm(t).map(n=>`${tn(t.id)}: ${Ce(n)}.`))}function ZY(e,t,n){let r=Math.max(0,t.length-n),o=`${r} more ${r===1?"case is":"\
cases are"} in the table of all cases and in the report file.`;if(e.verdict==="unchanged")return[Ce(`${Bo(e)}.`)];let s=e.cases.filter(({verdict:c})=>c===
"unchanged"),i=s.filter(({skipped:c})=>c===void 0),a=Math.max(...i.map(({threshold:c})=>c));return[...r===0?[]:[o],...i.length===0?[]:[`${Zo.
unchanged} ${$N(i)}: no change larger than ${Re(a)}.`],...i.length===s.length?[]:[`${Zo.unchanged} ${$N(s.filter(({skipped:c})=>c))}: not me\
asured, since the change does not reach ${s.length-i.length===1?"it":"them"}.`]]}var $N=e=>`${e.length} more ${e.length===1?"case":"cases"}`;
function Qm(e,t=NY,n={}){let{before:r="",after:o=""}=n,s=n.accepted??new Set,i=e.cases.length===0?"":Vc([qY(e.cases,s),t7(e),WY(e)]),c=[VY(e),
Uo(e.cases.length===1?"The case":`All ${e.cases.length} cases`,i),...n.parts??[],YY(e,n.fetchFirst??null)].filter(g=>g!==""),[l,u]=[e,n],d=(g,y)=>{
let b=y.length===c.length&&u===n?"":"The rest is in the report file: it did not fit here.";return`${Vc([r,FY(l,u,g),...y,b,o])}
`},f=g=>jx(g)<=t,m=e.cases.length;for(;m>0&&!f(d(m,[]));)m=Math.floor(m/2);for(let g of GY(e,n)){if(f(d(m,[])))break;[l,u]=g}let h=[];for(let g of c)
f(d(m,[...h,g]))&&h.push(g);let p=d(m,h);if(!f(p))throw new RangeError(`a report of ${jx(p)} bytes where ${t} fit`);return p}function*GY(e,t){
let n=[...t.remarks??[]],r={...e,notices:[]},o=e.notices.length,s=[...t.warnings??[],...o===0?[]:[`${o} ${o===1?"notice is":"notices are"} t\
oo long to be shown here: see the report file.`]];yield[r,{...t,warnings:s}];for(let i=n.length;i>0;i=Math.floor(i/2))yield[r,{...t,warnings:s,
remarks:n.slice(0,i)}];yield[r,{...t,warnings:s,remarks:[]}]}function HY(e,{name:t,decides:n}){let r=e.metrics.find(o=>o.name===t);return r===
void 0||r.ratio===null?"\u2013":r.gates?r.interval===null?Ct(r):`${Ct(r)} (${qt(r)})`:n?`${Ct(r)}, not judged`:Ct(r)}function qY(e,t){let n=xi(
e),r=e.map(s=>{let i=t.has(s.id)?"accepted":s.verdict;return[tn(s.id),`${Zo[i]} ${i==="accepted"?i:It(s)}`,...n.map(a=>HY(s,a))]}),o=["Case",
"Verdict",...n.map(({title:s})=>s)];return Pi(o.map(s=>[s,"---"]),r)}function VY(e){return e.cases.flatMap(t=>Ri(t,e).map(n=>Uo(`${tn(t.id)}\
: ${K(n.title)}`,qc(n.text)))).join(`

`)}function WY(e){return Wr(e.cases.flatMap(t=>Fm(t).map(n=>`${tn(t.id)}: ${Ce(n)}`)))}var KY=e=>Wr(e.map(([t,n])=>`${t}: ${Ce(n)}`)),EN="Sm\
allest slowdown that would have been caught",JY=[EN,"Isolation","Pairs","Sessions","CPUs","Time","Machine"];function YY(e,t){let r=[...XY(e),
...Nm(e),...Im(e)].filter(([o])=>JY.includes(o));return Uo("How it was measured, and how to measure it again",Vc([KY(r),e7(e,t)]))}function XY(e){
let t=e.cases.map(({detectable:s})=>s).filter(s=>s!==null);if(t.length===0)return[];let n=s=>Re(Number(s.toPrecision(2))),[r,o]=[n(Math.min(
...t)),n(Math.max(...t))];return[[EN,`${r===o?r:`${r} to ${o}, by case`}, in 95 of 100 runs`]]}var ON=/^[0-9a-f]{7,64}$/,QY=/^[\w.-]+(?:\/[\w.-]+)*$/;
function e7(e,t){let n=u=>e.variants.find(d=>d.variant===u)?.commit??"",[r,o]=[n("base"),n("head")],[s]=e.cases.filter(({verdict:u})=>u!=="u\
nchanged").concat(e.cases);if(!ON.test(r)||!ON.test(o)||!s)return"";let i=Object.entries({case:s.id,...e.plan.named});if(!i.every(([,u])=>QY.
test(u)))return"";let a=i.map(([u,d])=>`--${u} '${d}'`).join(" "),c=`loadgate compare --base ${r} --head ${o} ${a} --seed ${Math.trunc(e.plan.
seed)}`,l=t===null?c:`${t}
${c}`;return`One row again, on your machine:

${qc(l)}`}function t7(e){return e.cases.some(t=>t.metrics.some(n=>n.interval!==null))?`<sub>Change of head against base with its 95% interva\
l. ${Dm(e)}</sub>`:""}var ep=e=>e.length<2?e[0]??"":`${e.slice(0,-1).join(", ")} and ${e.at(-1)}`;function Wc({rows:e,by:t}){let n=e.filter(({place:i})=>i===1).map(
({target:i})=>W(i));if(n.length===0)return"no target gave a number";let r=t==="p99"?"soonest":"fastest";return n.length===1?`${n[0]} is the ${r}`:
e.every(({sessions:i})=>i.length<2)?`${ep(n)} are tied: one session each shows no difference; set a larger budget`:n.length===e.length&&e.length>
1?`${ep(n)} are tied: no difference between them is significant`:`${ep(n)} share the first place: no difference between them is significant`}
function Gx({leaderboards:e,config:t,interrupted:n}){let r=new Set(e.flatMap(({rows:s})=>s.map(({target:i})=>i))),o=`${r.size} ${r.size===1?
"target":"targets"} of ${W(t)} in ${e.length} ${e.length===1?"leaderboard":"leaderboards"}`;return n?`Interrupted: ${o}, as far as they were\
 measured`:o}function Hx({rows:e}){let t=new Map,n=(r,o)=>t.set(o,[...t.get(o)??[],r.target]);for(let r of e){for(let o of r.findings)n(r,VA(
o));PN(r)>0&&n(r,n7(r))}return[...t].map(([r,o])=>`${ep(o.map(W))}: ${W(r)}`)}function n7({failed:e,asked:t}){let n=Object.entries(e).sort(([
,s],[,i])=>i-s),r=n.slice(0,3).map(([s,i])=>`${i} \xD7 ${s}`),o=n.length>3?`, and ${n.length-3} other kinds`:"";return`of ${t} requests fail\
ed ${r.join(", ")}${o}`}function qx({notices:e,leftOut:t,failures:n,published:r}){return[...e.map(Hr),...t.map(({target:o,obstacle:s})=>`${o}\
 was left out: ${Lo(s)}`),...n.map(({target:o,what:s})=>`${o} could not be ${s==="build"?"built":"prepared"}: its log is below`),...r?[`publ\
ished: ${r.source}; \u2260 marks where today's order differs`]:[]].map(W)}var Vx=["Targets were started one at a time, in blocks of random o\
rder; a session is one start.",`Targets with = are tied: their difference is not significant (t intervals of all pairs, Bonferroni, ${Re(Tm)}\
 per table).`,"\u2265 and \u2264 mark values that something other than the server limited; such a target shares the place above it.","Failed\
 answers are never part of a speed. Memory is the peak of a session; start-up lasts to the first right answer."];function Wx(e){let{plan:t,seconds:n,
environment:r}=e,o=e.cases.map(a=>a.sessions.length),[s,i]=[Math.min(...o),Math.max(0,...o)];return[["Revision",e.variants.map(jc).join(", ")],
["Machine",Bc(r)],Tx(r),["Date",e.startedAt.slice(0,10)],["Seed",String(t.seed)],["Isolation",ur(t.isolation,t.isolationReason)],["Sessions",
s===i||o.length===0?`${i} each`:`${s} to ${i} each`],Ex(t),Px(n),Cx(r),["Risk",`${Re(Tm)} that a table calls two equal targets different`]]}
var qo="\u2013",r7=1e3;function tp(e,{rows:t}){if(e.place===null)return qo;let n=t.filter(({place:r})=>r===e.place).length>1;return`${e.place}${n?
"=":""}`}function Kc({sessions:e}){return Math.exp(Je(e.map(Math.log)))}function o7(e,{by:t,unit:n}){if(e.place===null||e.sessions.length===
0)return qo;let r=t==="goodput"?"\u2265 ":"\u2264 ";return`${e.limited?r:""}${ue(Kc(e),n)}`}function s7({ratio:e,interval:t,place:n},{by:r}){
if(e===null)return n===null?qo:"best";let[o,s]=r==="goodput"?["%",100]:["\xD7",1],i=c=>String(Number((c*s).toPrecision(3))),a=t===null?"":` \
[${i7(t.low,t.high,i)}]`;return`${i(e)} ${o}${a}`}function i7(e,t,n){return t/e>r7?"anywhere":`${n(e)} to ${n(t)}`}function PN({asked:e,failed:t}){
let n=Object.values(t).reduce((r,o)=>r+o,0);return e===0?0:n/e}function a7(e){if(e.asked===0)return qo;let t=PN(e);return t===0?"none":t<1e-4?
"< 0.01%":Re(t)}var Ho=(e,t)=>({figures:n})=>{let r=n[e];return r==null?qo:t(r)},c7=["th","st","nd","rd"];function l7(e){let t=Math.floor(e/
10)%10;return`${e}${(t===1?void 0:c7[e%10])??"th"}`}function u7({published:e}){if(e===null)return qo;let t=e.value===null?"":`, ${e.value}`,
n=e.system===null?"":` ${W(e.system)}`;return`${e.moved?"\u2260 ":""}${l7(e.place)}${t}${n}`}function Kx(e,t){let n=t.published?.figures[e.id]?.
unit??null;return[{title:"",of:tp},{title:"target",of:o=>W(o.target)},{title:{goodput:e.unit,p99:"p99",time:"time/run"}[e.by],of:o7},{title:"\
to the best",of:s7},{title:"failed",of:a7},{title:`published${n===null?"":` (${W(n)})`}`,of:u7},{title:e.unit==="operations/s"?"CPU/operatio\
n":"CPU/request",of:Ho("cpu",Zr)},{title:"CPU/run",of:Ho("cpu-time",Zr)},{title:"by its own clock",of:Ho("own-clock",o=>ue(o,"operations/s"))},
...e.by==="p99"?[]:[{title:"p99",of:Ho("p99",Zr)}],{title:"memory",of:Ho("memory",Io)},{title:"start-up",of:Ho("start-time",Zr)},{title:"ima\
ge",of:Ho("image-size",Io)}].filter(({of:o},s)=>s<3||e.rows.some(i=>o(i,e)!==qo))}var Yx=360,TN=26,Jx=10,CN=34,Jc={left:104,right:Yx-58},d7=13,AN=5.6;function MN(e,t){let n=e.rows.filter(({sessions:a,place:c})=>c!==null&&a.
length>0);if(n.length===0)return null;let r=Jx+n.length*TN,o=b7(n.flatMap(f7),Jc.left,Jc.right),s={goodput:`${e.unit} \u2192 faster`,p99:"p9\
9 \u2192 later",time:"time per run \u2192 slower"}[e.by];return[`<svg class="picture" viewBox="0 0 ${Yx} ${r+CN}" role="img" aria-labelledby\
="${t}-t ${t}-d">`,`<title id="${t}-t">${K(`${e.id}: all targets`)}</title>`,`<desc id="${t}-d">${K(`${Wc(e)}. ${n.map(a=>m7(a,e)).join("; ")}\
.`)}</desc>`,g7(o,e,r),...n.map((a,c)=>p7(a,e,o,Jx+(c+.5)*TN)),zt(`${s}${o.log?", log axis":""}`,Jc.left,r+CN-5,"start"),"</svg>"].join(`
`)}function f7({sessions:e,spread:t}){return[...e,...t?[t.low,t.high]:[]]}var NN=(e,t)=>ue(e,t.unit).replace(/ (?:req|op)\/s$/,"");function m7(e,t){
return`${tp(e,t)} ${W(e.target)} ${ue(Kc(e),t.unit)}`}function p7(e,t,n,r){let o=n.place(Kc(e)),s=e.sessions.map((i,a)=>Vr({x:n.place(i),y:r},
{hollow:e.limited,beyond:null,title:`session ${a+1}: ${ue(i,t.unit)}`}));return[zt(`${tp(e,t)}`,18,r+4,"end"),zt(we(W(e.target),d7),24,r+4,"\
start"),`<line class="tick" x1="${Jc.left}" x2="${Jc.right}" y1="${de(r)}" y2="${de(r)}"/>`,...s,e.spread?h7(n.place(e.spread.low),n.place(e.
spread.high),r):"",`<line class="estimate" x1="${de(o)}" x2="${de(o)}" y1="${de(r-7)}" y2="${de(r+7)}"/>`,zt(`${e.limited?t.by==="goodput"?"\
\u2265 ":"\u2264 ":""}${NN(Kc(e),t)}`,Yx-4,r+4,"end")].join("")}function h7(e,t,n){let r=o=>`<line class="mean" x1="${de(o)}" x2="${de(o)}" \
y1="${de(n-4)}" y2="${de(n+4)}"/>`;return`<line class="mean" x1="${de(e)}" x2="${de(t)}" y1="${de(n)}" y2="${de(n)}"/>${r(e)}${r(t)}`}function g7(e,t,n){
let r=0;return e.ticks.map(o=>{let s=e.place(o),i=o===0?"0":NN(o,t).replace(/\.0+(?=\D|$)/,""),a=i.length*AN/2,c=`<line class="tick" x1="${de(
s)}" x2="${de(s)}" y1="${Jx}" y2="${n+3}"/>`;return s-a<r?c:(r=s+a+AN,c+zt(i,s,n+14,"middle"))}).join("")}var y7=10,IN=5;function b7(e,t,n){
let[r,o]=[Math.min(...e),Math.max(...e)];return o/r>=y7?x7(r,o,t,n):w7(o,t,n)}function w7(e,t,n){let r=e*1.05,o=Vm(r/IN),s=Math.floor(r/o+1e-9);
return{log:!1,ticks:Array.from({length:s+1},(i,a)=>Number((a*o).toPrecision(6))),place:i=>t+i/r*(n-t)}}function x7(e,t,n,r){let[o,s]=[Math.log10(
e)-.08,Math.log10(t)+.08],i=Array.from({length:Math.ceil(s)-Math.floor(o)+1},(u,d)=>Math.floor(o)+d),a=u=>Math.log10(u)>=o&&Math.log10(u)<=s,
c=u=>i.flatMap(d=>u.map(f=>Number((f*10**d).toPrecision(6)))).filter(a);return{log:!0,ticks:[[1,2,5],[1,3],[1]].map(c).find(u=>u.length<=IN+
1)??c([1]),place:u=>n+(Math.log10(u)-o)/(s-o)*(r-n)}}function S7(e,t){let n=new Set;return e.cases.filter(r=>r.verdict!=="unchanged").flatMap(r=>{let o=Ri(r,e).filter(({text:s})=>!n.has(s));for(let{
text:s}of o)n.add(s);return[...Zm(e)?[]:pr(`${W(r.id)} ${rt(r)}.`,t.width),...Ei(r).flatMap(({where:s,cost:i})=>pr(`${W(s)}: ${i} of CPU tim\
e per request`,t.width)),...QM(r).flatMap(s=>pr(`${W(r.id)}: ${s}`,t.width)),...jm(r).flatMap(s=>pr(`${W(r.id)}: ${s}`,t.width)),...o.flatMap(
({title:s,text:i})=>[`  ${s}:`,...i.split(`
`).map(a=>`  | ${a}`)])]})}function rp(e,t){let[n="",...r]=pr(W(Bo(e)),t.width),o=[jN(n,e.verdict,t),...r],s=e.notices.flatMap(l=>pr(`note: ${W(
Hr(l))}`,t.width)),i=Lx(e)?pr("note: inconclusive cases fail this run (fail-on: inconclusive)",t.width):[],a=Bm(e);return`${[[...o,...i,...s],
e.cases.length===0?[]:v7(e.cases,t),S7(e,t),a===""?[]:pr(W(a),t.width)].filter(l=>l.length>0).map(l=>l.join(`
`)).join(`

`)}
`}function pr(e,t,n="  "){let r=[],o="";for(let s of e.split(" "))o.trim()!==""&&o.length+1+s.length>t?(r.push(o),o=n+s):o=o===""?s:`${o} ${s}`;
return[...r,o]}var LN="\u2013",np="  ",Ti=[{head:"case",of:e=>W(e.id)},{head:"verdict",of:It}],zN={name:"memory",title:"memory",decides:!1};
function v7(e,t){let n=k7(e,t.width),r=n.map(c=>BN(c,e)),o=Qx(r[0]??[])+np.length,[s="",...i]=DN(r),a=e.map((c,l)=>{let u=i[l]??"",d=It(c);return u.
slice(0,o)+jN(d,c.verdict,t)+u.slice(o+d.length)});return[s,...a,..._7(n,e)]}function DN(e){let t=e.map(Qx);return(e[0]??[]).map((n,r)=>e.map(
(o,s)=>(o[r]??"").padEnd(t[s]??0)).join(np).trimEnd())}function FN(e){return e.reduce((t,n)=>t+Qx(n)+np.length,-np.length)}function Qx(e){return Math.
max(0,...e.map(t=>t.length))}function BN(e,t){return[e.head,...t.map(n=>e.of(n))]}function k7(e,t){let n=$7(e);return n.find(r=>FN(r.map(o=>BN(
o,e)))<=t)??n.at(-1)??Ti}function $7(e){let t=xi(e),n=t.filter(({decides:l})=>l),r=n.filter(l=>l.asked),o=n.filter(l=>!l.asked),s=t.some(({name:l})=>l===
zN.name)?[]:[zN],i=[...t.filter(({decides:l})=>!l),...s];return[...[...i.map((l,u)=>i.slice(0,i.length-u)),[]].map(l=>[...n,...l]).map(l=>[...Ti,
...Xx(l,e,!0)]),[...Ti,...Xx(n,e,!1)],...r.map((l,u)=>[...Ti,...Xx([...o,...r.slice(0,r.length-1-u)],e,!1)])]}function Xx(e,t,n){return e.map(
r=>({head:O7(r.title),of:o=>R7(o,r,n&&r.decides)})).filter(({of:r})=>t.some(o=>r(o)!==LN))}function O7(e){let t=e.replace("Latency ","").replace(
" per ","/");return t.startsWith("CPU")?t:t.toLowerCase()}function R7(e,{name:t,decides:n},r){let o=e.metrics.find(l=>l.name===t);if(o===void 0||
o.ratio===null)return LN;let s=wi(o),{interval:i}=o,a=r&&i!==null?` [${lr(i.low,s)} ${lr(i.high,s)}]`:"",c=`${lr(o.ratio,s)}${a}`;return o.gates||
!n?c:`(${c})`}function _7(e,t){if(e.length===Ti.length)return[];let n=t.flatMap(s=>e.slice(Ti.length).map(i=>i.of(s))),r=n.some(s=>s.includes(
"["))?", [95% interval]":"",o=n.some(s=>s.startsWith("("))?", (not judged)":"";return[`head against base in %${r}${o}`]}var E7={regression:31,
invalid:35,inconclusive:33,improvement:32,new:36,unchanged:2};function jN(e,t,n){return n.color?`\x1B[${E7[t]}m${e}\x1B[0m`:e}function UN(e){let t=qx(e).map(o=>`<p class="note">${Be(o)}</p>`),n=Vx.map(o=>`<li>${Be(o)}</li>`).join("");return[qm(`loadgate: ranking of ${e.
config}`),`<body>
<main>`,`<p class="kicker">loadgate rank \xB7 <b>${K(e.config)}</b> \xB7 ${K(e.startedAt.slice(0,10))}</p>`,`<h1>${Be(Gx(e))}</h1>`,...t,...e.
leaderboards.map((o,s)=>P7(o,e,`leaderboard-${s+1}`)),...e.failures.map(({target:o,what:s,log:i})=>`<h3>End of the ${s} log of ${K(o)}</h3>
<pre>${K(va(i))}</pre>`),"</main>",`<footer class="background">
<h3>How to read it</h3>
<ul>${n}</ul>`,Hc("How it was measured",Wx(e)),`</footer>
</body>
</html>
`].join(`
`)}function P7(e,t,n){let r=Hx(e).map(s=>`<li>${Be(s)}</li>`),o=MN(e,n);return[`<section class="case" id="${n}">`,`<header><h2>${K(e.id)}</h\
2></header>`,`<p>${Be(`${Wc(e).replace(/^the /,"The ")}.`)}</p>`,o===null?"":`<figure>${o}</figure>`,`<div class="scroll">${T7(e,t)}</div>`,
r.length===0?"":`<ul class="reasons">${r.join("")}</ul>`,"</section>"].filter(s=>s!=="").join(`
`)}function T7(e,t){let n=Kx(e,t),r=n.map(({title:s})=>`<th scope="col">${K(s||"place")}</th>`).join(""),o=e.rows.map(s=>`<tr>${n.map((a,c)=>{
let l=Be(a.of(s,e));return c===1?`<th scope="row">${l}</th>`:`<td>${l}</td>`}).join("")}</tr>`);return`<table class="ranking"><thead><tr>${r}\
</tr></thead><tbody>
${o.join(`
`)}
</tbody></table>`}function ZN(e){let t=Wx(e).map(([r,o])=>`${r}: ${Ce(o)}`);return`${[`**${Ce(Gx(e))}**`,Wr(qx(e).map(Ce)),...e.leaderboards.
map(r=>C7(r,e)),...e.failures.map(({target:r,what:o,log:s})=>Uo(`The end of the ${o} log of ${K(r)}`,qc(va(s)))),Uo("How it was measured, an\
d how to read it",Wr([...Vx,...t]))].filter(r=>r!=="").join(`

`)}
`}function C7(e,t){let n=Kx(e,t),r=n.map(({title:i},a)=>[Ce(i),a<2?"---":"--:"]),o=e.rows.map(i=>n.map(a=>Ce(a.of(i,e))));return[`${tn(e.id)}\
: ${Ce(Wc(e))}`,Pi(r,o),Wr(Hx(e).map(Ce))].filter(i=>i!=="").join(`

`)}import{join as A7}from"node:path";var M7="profiles",N7=["base","head"];function GN(e,t){for(let n of e)if("base"in n)for(let r of N7)hn(t,I7(n.case,r),z7(n[r]))}function I7(e,t){
return A7(M7,`${e.replaceAll("/","-")}-${t}.folded`)}function z7(e){return[...e].map(([n,r])=>`${n} ${Math.round(r*1e9)}
`).sort().join("")}var B$e=32*1024*1024;async function Yc(e,{ignored:t=!0}={}){try{await FM(e),t&&HN(e)}catch(n){throw n instanceof v?n:new v(`the output folder ${e} cannot be writ\
ten (${n.message}); choose another with --out DIR`)}}function HN(e){hn(e,".gitignore",`*
`)}function gn(e,t,n,r=[]){KN(e,n);for(let[o,s]of t)hn(n,eS("logs",`${o}.log`),s);qN(e,n,r),GN(r,n)}function qN(e,t,n=[]){let r=e.command===
"rank";hn(t,"report.md",r?ZN(e):Qm(e)),hn(t,"report.html",r?UN(e):yN(e,n,Mm(process.env)))}function VN(e,t,n){KN(e,n);for(let[r,o]of t)hn(n,
eS("logs",`${r}.log`),o);qN(e,n)}async function WN(e,t){await Yc(t),hn(t,"failure.json",NM(e))}function KN(e,t){let n=fE(e);try{HN(t),hn(t,"\
results.json",n)}catch(r){let o=`results-${e.id}.json`,s=[bc(),L7(),"/dev/shm"].find(c=>D7(c,o,n)),i=s&&eS(s,o),a=i?`what was measured is in\
 ${i}, and loadgate report ${i} --out DIR makes its reports`:"what was measured is lost, since there is no room elsewhere either; make room \
and measure again";throw new ge(`results.json cannot be written to ${t} (${r.message}); ${a}`)}}function D7(e,t,n){try{return hn(e,t,n),!0}catch{
return!1}}var JN="measured.jsonl";function YN(e,t){let n=tS(e,JN),r=(o,s)=>{try{j7(n,`${JSON.stringify(o)}
`,{flag:s})}catch{}};return r(t,"w"),o=>r(o,"a")}async function Ci(e){await AM(t=>{let n=U7(t);n&&e.progress.say(n)})}function U7({id:e,folder:t}){
let n=tS(t,JN);if(!F7(n))return null;let[r,...o]=Z7(B7(n,"utf8"));if(!r||o.length===0)return null;let s=tS(r.out,`killed-${e}`),i=o.at(-1)?.
sessions[0]?.at??0,{begun:a,ranking:c}=r,l={...a,cases:G7(a.plan.cases,o),seconds:{build:0,run:i,ready:0,load:0,harness:0},interrupted:!0};return c?
VN(_M(EM(l,c)),new Map,s):gn(Qs(l),new Map,s),`an earlier run was killed after ${o.length===1?"1 session":`${o.length} sessions`}; what it m\
easured is in ${s}`}function Z7(e){return e.split(`
`).slice(0,-1).map(t=>JSON.parse(t))}function G7(e,t){return e.map(n=>{let r=t.filter(({id:o})=>o===n.id);return{...n,...r.at(-1),sessions:r.
flatMap(({sessions:o})=>o)}})}import{randomInt as H7}from"node:crypto";var q7=60;function nS({config:e,cases:t,part:n}){let r=n?.cases??t,{budgetSeconds:o}=e;return o===void 0?
q7*r.length:o*r.length/t.length}function op({config:e,cases:t,part:n,design:r,named:o,seed:s=H7(2**31)},{isolation:i,cpus:a},c){return{seed:s,
...n&&{shard:n.shard},...o&&{named:o},...r==="whole-budget"&&{looks:!1},alpha:e.gate.falseAlarms,failOn:e.gate.failOn,mode:e.gate.mode,budgetSeconds:nS(
{config:e,cases:t,...n&&{part:n}}),isolation:i.name,isolationReason:i.reason,pairing:c?"side-by-side":"interleaved",cpus:a,cases:t,scenarios:e.
scenarios.filter(({name:l})=>t.some(({scenario:u})=>u===l))}}async function XN({config:e},{base:t,head:n},{built:r,wanted:o},s,i){let a=o.filter(m=>dr(m,e)?.args===void 0);if(s.name!=="process"||a.length===
0)return{variants:r,silent:new Map,headAlone:new Set,logs:new Map,notices:[]};i.step({doing:"looking which servers listen on PORT",done:0,secondsLeft:null});
let c=new Map;for(let m of a)for(let h of r.builds.filter(({target:p})=>p.name===m.target)){let p=h.variant==="base"?t:n,g=dr(m,e);p&&g&&!c.
has(h)&&c.set(h,await p.portOf(h,g,s,W7(n)))}let l=V7(c),u=r.builds.map(m=>{let{ignoresPort:h,host:p}=c.get(m)??{},g=l.has(m.target.name)&&{
fixedPort:!0};return{...m,...h&&{ignoresPort:h},...g,...p&&{host:p}}}),d=new Set(u.flatMap(m=>m.ignoresPort?[m.target.name]:[])),f=o.flatMap(
m=>{let p=r.builds.filter(({target:g})=>g.name===m.target).flatMap(g=>{let y=c.get(g)?.silent;return y?[{...y,variant:g.variant}]:[]});return p.
length===0?[]:[{...m,sessions:[Fn(0,p)]}]});return{variants:{...r,builds:u},silent:new Map(f.map(m=>[m.id,m])),headAlone:new Set(f.filter(Nu).
map(({id:m})=>m)),logs:new Map(f.flatMap(K7)),notices:[...[...d].map(m=>({code:"port-ignored",target:m})),...[...l].map(([m,h])=>({code:"por\
t-fixed",target:m,ports:h}))]}}function V7(e){let n=[...Map.groupBy(e,([{target:r}])=>r.name)].map(([r,[o,...s]])=>{let i=o?.[1].beside.filter(
a=>s.some(([,{beside:c}])=>c.includes(a)));return[r,i??[]]});return new Map(n.filter(([,r])=>r.length>0))}function W7({built:e}){return e.targets[0]?.
build.bodies??e.checkout.folder}function K7(e){return e.sessions.flatMap(({invalid:t})=>t.flatMap(({variant:n,log:r})=>n&&r?[[Ur({case:e},n),
r]]:[]))}async function tI(e,t,n,r){var it=[];try{let{host:o,resources:s}=e.workspace;let{clock:i,progress:a}=o;let{base:c,head:l}=n;let u=c?await jT(
e.workspace.repository,c.built,l.built):[];let d=i.now();let{config:f}=t;let{buildTime:m}=n;let h=$M(t,n);let{built:p,wanted:g}=h;let y=g.some(
Jt=>dr(Jt,f)?.args===void 0);let b=y?await e.oha():null;let S=await aX({...e,oha:b},e.isolation,f.nginxImage);let x=Z(it,await rS(e,g.length===
0),!0);let R=nX(t.slowdown,x,e);let k=Q7(R,n);let P=await XN(t,n,h,R,a);let E=op(t,e,R.name==="docker"||rX(s));let A={id:s.id,startedAt:m.startedAt,
plan:E,environment:S,variants:p.variants,failures:p.failures,notices:J7(t,n,s),...u.length>0&&{differences:u}};let F=YN(s.folder,{...r,begun:A});
let Q=Z(it,await Vf(E.cpus.generator),!0);let j=Z(it,iX(E.budgetSeconds*(t.punctual?1:oX),o.signal));let{signal:re}=j;let be=oS(b,s,E);let{hyperfine:ht}=e;
let kt={plan:E,runner:R,clock:i,signal:re,began:d,generator:be,hyperfine:ht,random:um(E.seed)};let Ui=g.filter(({id:Jt})=>!P.silent.has(Jt)||
P.headAlone.has(Jt)).flatMap(Jt=>{let Fp=Pm(Jt,P.variants,f,re);return Fp?[P.headAlone.has(Jt.id)?tX(Fp):Fp]:[]});let{outcomes:Xo,hooks:Qo}=X7(
kt,a,F,k);let Ze=t.design==="blocks"?eA():QC(P.variants.variants);let{records:We,interrupted:bn,timedOutIn:wn}=await JC(Ui,Ze,kt,Qo);a.end();
let es=wn===null?[]:[{code:"session-overran",case:wn}];let fl={...A,environment:cX(S),notices:[...A.notices,...P.notices,...es],cases:eX(h,P.
silent,We),seconds:{build:m.seconds,run:i.now()-d,...pt(Xo.map(({time:Jt})=>Jt))},interrupted:bn};let De=new Map([...P.logs,...Xo.flatMap(Jt=>[
...Jt.logs])]);return{measured:fl,logs:De,variants:P.variants,oha:b}}catch(Gn){var ts=Gn,eo=!0}finally{var Zi=q(it,ts,eo);Zi&&await Zi}}function J7({
notices:e},{base:t,head:n},{users:r}){let s=[...t?[t]:[],n].map(({built:i})=>i.checkout);return[...e,...VP(s),...WP(s),...Y7(r)]}function Y7(e){
let t=e.lacking();return t===null||t.why==="not-root"||t.why==="turned-off"?[]:[{code:"own-users-lacking",...t}]}function X7(e,t,n,r){let o=[],
s=lX(i=>t.say(i));return{outcomes:o,hooks:{async measure(i,a){let c=i.scenario.args?WC:OA,l=d=>eI(d,e),u=await c(i,a,e).catch(l);return o.push(
u),QN(u.session,r())},async calibrate(i){let a=d=>({rate:null,start:eI(d,e)}),c=mm(e.plan,i.scenario),{rate:l,start:u}=await NC(i,c,e).catch(
a);return o.push(u),{rate:l,session:QN(u.session,r())}},progress:i=>t.step(i),kept(i){n(i),s(i)}}}}function QN(e,t){return t.length===0?e:{...e,
invalid:[...e.invalid,...t]}}function Q7({name:e},{base:t,head:n}){if(e!=="process"||!t)return()=>[];let r=OT(t.built,n.built);return()=>{let o=r();
return o?[{variant:"head",fault:{code:"changed-files",of:"base",...o}}]:[]}}function eX({cases:e,skipped:t},n,r){return e.map(o=>{let s=t.get(
o.id),i={...o,sessions:[],...s!==void 0&&{skipped:s}},a=n.get(o.id),c=r.find(({id:l})=>l===o.id)??a??i;return a&&c!==a?{...c,sessions:[...a.
sessions,...c.sessions]}:c})}function tX(e){return{...e,builds:e.builds.filter(({variant:t})=>t==="head")}}function nX(e,t,{cpus:n,workspace:{
resources:r}}){return e===void 0?t:xM(t,e,{cpus:n,resources:r})}async function rS({isolation:{name:e,elsewhere:t},cpus:n,config:r,nginx:o,workspace:s},i=!1){
let{resources:a,host:c}=s,{clock:l,signal:u}=c;if(e==="process")return yM({resources:a,cpus:n,clock:l,nginx:o});let{nginxImage:d}=r,f=t&&!i?
await fM(t,d,a,u):dM();return mM({resources:a,cpus:n,clock:l,nginxImage:d,engine:f})}function oS(e,t,{cpus:n}){return e!==null?oC(e,t,n.generator):
async()=>{throw new RangeError("no case is loaded")}}function rX(e){let t=ti(e.id,"trial");return t?.remove(),t?.files.cpu!=null&&t.shares}function eI(e,{
began:t,clock:n,signal:r}){if(r.aborted||!(e instanceof ge))throw e;let o={code:"harness-failed",error:e.message};return{session:Fn(n.now()-
t,[{variant:null,fault:o}]),time:pt([]),logs:new Map}}var oX=1.08,sX=20;function iX(e,t){let n=new AbortController,r=Math.max(e,sX),o=setTimeout(
()=>n.abort(new $n(`${r} s are over`)),r*1e3);return{signal:AbortSignal.any([t,n.signal]),[Symbol.dispose]:()=>clearTimeout(o)}}async function aX(e,t,n){
let r=Ic(),o={node:process.version},s=e.oha&&await Ff(e.oha);s&&(o.oha=s.replace(/^oha\s+/,""));let i=e.hyperfine&&await Ff(e.hyperfine);if(i&&
(o.hyperfine=i.replace(/^hyperfine\s+/,"")),t.name==="docker"){let l=await Ef();"version"in l&&(o.docker=l.version);let u=await oi(n).catch(
()=>null);u&&(o.nginx=`${n} (${u.slice(0,19)})`)}else if(e.nginx){let l=await Ff(e.nginx,"-v");l&&(o.nginx=l.replace(/^nginx version: nginx\//,
""))}let{host:a,...c}=t.elsewhere??{host:""};return{...bm(),..."cores"in c&&{servers:c},tools:o,load:{before:r,after:null}}}function cX(e){return{
...e,load:{...e.load,after:Ic()}}}function lX(e){let t=!1;return({id:n,sessions:r})=>{let o=Ss(r),s=r.flatMap(u=>u.rounds).length;if(t||s===
0||o.reduce((u,d)=>u+d.rounds,0)<s)return;t=!0;let i=[...new Set(o.map(({source:u})=>u))].map(WA),a=i.map(u=>u.why).join(", and "),c=[...new Set(
i.map(u=>u.remedy))].join("; "),l=o.some(({counted:u})=>u)?"counts less":"was left out";e(`${n}: a whole session ${l}, since ${a}; ${c}`)}}import{resolve as PX}from"node:path";import{createHash as dX,hash as fX}from"node:crypto";import{chmodSync as mX,createWriteStream as pX,mkdirSync as hX,mkdtempSync as rI,readFileSync as oI,
realpathSync as nI,renameSync as iS,rmSync as Ai,statSync as gX,writeFileSync as yX}from"node:fs";import{join as Vo}from"node:path";import{Readable as bX,
Transform as wX}from"node:stream";import{pipeline as xX}from"node:stream/promises";var Xc={oha:{version:"1.16.0",sha256:{"oha-linux-amd64":"620bb9e16fb53eabc9a3fc45f88bdb41fefa3fee5c05e75892011ce320391716","oha-linux-arm64":"\
99a790eb8c3e0feaca974bd6b32f0f8d4426a0c5b289f39e833e5b2c7529cd39"}},buildx:{version:"0.30.1"},act:{version:"0.2.89"},zizmor:{version:"1.32.0"},
"py-spy":{version:"0.4.3"},actionlint:{version:"1.7.12"}};var sI="https://github.com/hatoo/oha/releases/download",Un=Xc.oha.version,sp=`oha-${process.platform}-${process.arch==="x64"?"amd64":process.
arch}`,hr=e=>Vo(e,"bin","oha"),ip=e=>Vo(e,"bin","oha.sha256");function aS(e,t=Xc.oha.sha256,n=process.cwd()){let r=hr(e);if(!wc(r))return null;
let o=aI(r);if(o!==null&&o===uS(t))return{path:r,compiled:!1};let s=$X(e),i=HP(n,r);if(o!==null&&o===s&&!i)return{path:r,compiled:!0};let a=i?
"not the release's, and it is in the checkout, where anybody may have committed it":s===null?`not the release's, and none was recorded for ${Un}`:
`not ${s}`;return{wrong:`${r} is not the oha that was installed there: its SHA-256 is ${o??"unknown"}, ${a}`,recorded:s!==null}}function cS(e,t){
try{return nI(t)===nI(hr(e))}catch{return!1}}function SX(e){Ai(ip(e),{force:!0}),yX(ip(e),`${aI(hr(e))}  oha-${Un}
`,{flag:"wx"})}async function lS(e){let{folders:t,say:n,signal:r,hashes:o,cwd:s}=e,i=[];for(let l of t){let u=aS(l,o,s);u!==null&&("path"in u?
i.push(u):(n(`${u.wrong}; deleting it and getting oha again`),Ai(hr(l),{recursive:!0,force:!0})))}let a=i.find(({compiled:l})=>!l);if(a)return a.
path;hX(Vo(t[0],"bin"),{recursive:!0});let c=await vX(e);if(c===null)return n(`downloaded and verified ${Un}`),hr(t[0]);if(r?.throwIfAborted(),
n(c),i[0])return i[0].path;if(e.releaseOnly)throw sS(c,"run cargo install oha --locked");return kX(e,c)}async function vX({folders:[e],env:t,
...n}){let{hashes:r=Xc.oha.sha256,silenceSeconds:o,signal:s}=n,i=uS(r);if(!i)return`${sp} is not downloaded, since its hash is not pinned${i===
null?" yet (make pin does that)":""}`;let a=`${t.LOADGATE_OHA_MIRROR||sI}/v${Un}/${sp}`,c=rI(Vo(e,"download-")),l=Vo(c,"oha");try{let u={...o&&
{silenceSeconds:o},...s&&{signal:s}};await OX({url:a,file:l,sha256:i,...u});let d=await Y([l,"--version"],{cwd:c,env:ae(t)});return d.code!==
0?`the release does not run here: ${ce(d)}`:(Ai(ip(e),{force:!0}),iS(l,hr(e)),null)}catch(u){return`the download failed: ${u.message}`}finally{
Ai(c,{recursive:!0,force:!0})}}async function kX({folders:[e],say:t,env:n,signal:r},o){let s=rI(Vo(e,"compile-")),i={cwd:s,env:ae({RUSTUP_TOOLCHAIN:"\
stable",...n})};try{let a=await Y(["cargo","--version"],i);if(a.code!==0)throw sS(`${o}) and cannot be compiled (cargo: ${ce(a)}`);t(`compil\
ing ${Un} with cargo, once; about 5 minutes on 2 cores`);let l=await Y(["cargo","install","oha","--version",Un,"--locked","--root",s],{...i,
timeoutSeconds:3600,...r&&{signal:r}});if(l.code!==0)throw sS(`${o}) and could not be compiled (cargo install: ${ce(l)}`);return iS(hr(s),hr(
e)),SX(e),t(`compiled ${Un}`),hr(e)}finally{Ai(s,{recursive:!0,force:!0})}}var sS=(e,t="install Rust (https://rustup.rs)")=>new v(`oha ${Un}\
 is missing (${e}); put a release from ${sI.replace("/download","")} on PATH, or ${t}`);function iI(){return!!uS(Xc.oha.sha256)}function uS(e){
return Object.hasOwn(e,sp)?e[sp]:void 0}function aI(e){try{return gX(e).isFile()?fX("sha256",oI(e)):null}catch{return null}}function $X(e){try{
let[t="",n]=oI(ip(e),"utf8").trim().split("  ");return n===`oha-${Un}`?t:null}catch{return null}}function ap(e){let{RUNNER_TOOL_CACHE:t}=e,n=bc(
e);return t?[Vo(t,"oha",Un,process.arch),n]:[n]}async function OX({url:e,file:t,sha256:n,silenceSeconds:r=20,signal:o}){let s=new AbortController,
i=setTimeout(()=>s.abort(new Error(`${e}: no answer for ${r} s`)),r*1e3),a=o?AbortSignal.any([s.signal,o]):s.signal,c=`${t}.${process.pid}.p\
artial`;try{let l=await fetch(e,{signal:a});if(!l.ok||!l.body)throw new Error(`${e}: the server answered ${l.status}`);let u=dX("sha256"),d=new wX(
{transform(h,p,g){i.refresh(),u.update(h),g(null,h)}}),f=bX.fromWeb(l.body);await xX(f,d,pX(c),{signal:a});let m=u.digest("hex");if(m!==n)throw new Error(
`${e}: its SHA-256 is ${m}, but ${n} is pinned`);mX(c,493),iS(c,t)}catch(l){if(Ai(c,{force:!0}),a.aborted)throw a.reason;let u=l instanceof Error&&
l.cause instanceof Error?` (${l.cause.message})`:"",d=l instanceof Error?l.message:String(l);throw new Error(d.startsWith(e)?d:`${e}: ${d}${u}`)}finally{
clearTimeout(i)}}var dS="1.15",RX={oha:{argv:["--version"],says:/^oha v?(\d+\.\d+(?:\.\d+)?)/m,least:{version:"1.9.0",brought:"--output-format"}},nginx:{argv:[
"-v"],says:/^nginx version: \S+\/(\d+\.\d+(?:\.\d+)?)/m},hyperfine:{argv:["--version"],says:/^hyperfine (\d+\.\d+(?:\.\d+)?)/m,least:{version:dS,
brought:"the options that are used"}},docker:{argv:["--version"],says:/^Docker version (\d+\.\d+(?:\.\d+)?)/m},buildx:{argv:["buildx","versi\
on"],says:/^\S*buildx\S* v?(\d+\.\d+(?:\.\d+)?)/m}},_X=10;async function fS(e,t){let{argv:n,says:r,least:o}=RX[e],s=e==="docker"||e==="build\
x",i=await Y([t,...n],{cwd:"/",env:s?yt(process.env):ae(process.env),timeoutSeconds:_X}),a=`${t} ${n.join(" ")}`;if(i.code!==0)return{problem:`${a}\
 failed: ${ce(i)}`,tooOld:!1};let c=r.exec(`${i.stdout}
${i.stderr}`)?.[1];if(c===void 0){let[l=""]=(i.stdout||i.stderr).trim().split(`
`),u=l===""?"nothing":JSON.stringify(l.slice(0,80));return{problem:`${t} is not ${e}: ${n.join(" ")} prints ${u}`,tooOld:!1}}return o&&EX(c,
o.version)?{problem:`${t} is ${e} ${c}, but ${o.brought} came with ${o.version}`,tooOld:!0}:{version:c}}function EX(e,t){let[n,r]=[e,t].map(
o=>o.split(".").map(Number));for(let[o,s]of(r??[]).entries()){let i=(n?.[o]??0)-s;if(i!==0)return i<0}return!1}var lI="install it: cargo install oha --locked, or a release from https://github.com/hatoo/oha/releases on PATH",TX=`oha, the load generator\
, was not found; ${lI}`;function uI(e,t,{allowed:n,ofFork:r=!1}={}){for(let o of e)for(let s of[o,...o.services??[]])for(let{secrets:i=[],optionalSecrets:a=[]}of[
s,s.build??{}]){let c=d=>!t[d]&&a.includes(d),l=i.find(d=>n&&!n.includes(d)&&!c(d));if(l!==void 0)throw new v(`"${s.name}" takes the secret ${l}\
, which this run may not pass on; to allow it, name it with --secrets, or in the workflow as secrets: ${l}`);let u=i.find(d=>!t[d]&&!c(d));if(u!==
void 0&&r)throw new v(`"${s.name}" takes the secret ${u}, which is not set, since GitHub gives no secrets to forks; write { name: ${u}, requ\
ired: false } in loadgate.yml on the base branch with a test value under env:, or comment /loadgate run`);Xe({name:s.name,secrets:i,optionalSecrets:a},
t)}}function dI(e,t,n){for(let r of t)for(let{targets:o,request:s,background:i}of e)for(let a of o.includes(r.name)?[s,i?.request]:[])a&&pc(
a,r,n)}var cI=50;function fI(e){let t=Hu();for(let{name:n,connections:r}of e)if(r+cI>t)throw new v(`scenario ${n} has ${r} connections, but \
only ${t} files may be open here; raise the limit with ulimit -n ${r+cI}`)}function mS(e,t,n=process.env){let r=`LOADGATE_${e.toUpperCase()}`,
o=n[r];return o?`${t} (${r} names ${o}, which cannot be run)`:t}function mI(e,t){let n=Tt("nginx");if(e==="process"&&t&&!n)throw new v(mS("n\
ginx",vx));return n}async function pI({scenarios:e,isolation:t},n=process.env){if(e.find(({args:a})=>a!==void 0)===void 0||t.elsewhere!==void 0)
return null;let o=`install hyperfine ${dS} or newer: apt-get install hyperfine (Debian 12, Ubuntu 24.04 or newer), or cargo install hyperfin\
e --locked`,s=Tt("hyperfine",n);if(!s)throw new v(mS("hyperfine",`hyperfine, which times scenarios with "args", was not found; ${o}`,n));let i=await fS(
"hyperfine",s);if("problem"in i)throw new v(`${i.problem}; it times scenarios with "args", so ${o}`);return s}function pS(e,t,n=process.env){
if(e!==""){let o=PX(t.cwd,e);if(!wc(o))throw new v(`input "oha-path": ${o} is not a program that can run`);return async()=>o}let r;return()=>(r??=
CX(t,n),r)}async function CX(e,t){let n=ap(t),r=yw("oha",t).find(i=>t.LOADGATE_OHA||!n.some(a=>cS(a,i))),o=i=>e.progress.say(`oha: ${i}`),s=r&&
await hI(r);return r&&!s?r:(s&&o(`${s}; getting another one`),lS({folders:n,say:o,env:t,signal:e.signal,cwd:e.cwd}))}async function hI(e){let t=await fS(
"oha",e);return"problem"in t&&t.tooOld?t.problem:null}async function AX(e){let t=await hI(e);if(t)throw new v(`${t}; ${lI}`)}function gI(e,t=process.
env){let n,r=async()=>{if(Tt("oha",t)===null&&!t.LOADGATE_OHA&&iI()){let s=c=>e.progress.say(`oha: ${c}`),{signal:i,cwd:a}=e;return lS({folders:ap(
t),say:s,env:t,signal:i,cwd:a,releaseOnly:!0})}let o=MX(t,e.cwd);return await AX(o),o};return()=>(n??=r(),n)}function MX(e=process.env,t=process.
cwd()){let n=Tt("oha",e);if(!n)throw new v(mS("oha",TX,e));let r=e.LOADGATE_OHA?void 0:ap(e).find(s=>cS(s,n)),o=r===void 0?null:aS(r,void 0,
t);if(o&&"wrong"in o)throw new v(`${o.wrong}, so it is not run; delete it, and the next run downloads it again, or name another with LOADGAT\
E_OHA`);return n}async function Kr(e,{repository:t,resources:n,host:r},o=[]){let s=e.configText===void 0?e.config:"loadgate.yml",i=Dr(t,r.cwd,s),a=e.revisions??
await tO(t,e,n.folder,r.signal);e.config===void 0&&e.configText===void 0&&e.rules!=="head"&&await aP(t,r.cwd,a,i);let c=e.configText===void 0?
await cP(t,a,i,e):lP(e.configText,i);if(c.baseTargets.length===0)throw new v(`base's ${i} has none of head's targets, so there is nothing to\
 compare; keep the name of one, and rename it in a separate change`);let l=nP(c.config,e),u=await NX(t,a,l,i),d={base:c.base,scenarios:l.scenarios,
changed:u},f=Jn(l,e.case).map(E=>zE(E,d)),m=e.shard?iO(f,e.shard):f,h=e.measureIdentical?new Set:aO(l.targets,{files:u,configFile:i,sameConfig:c.
firstRun||QE(c)}),p=c.firstRun?new Set:h,g=m.filter(({target:E})=>!p.has(E)),y=new Set([...g,...o].map(({target:E})=>E)),b=(E,A)=>E.filter(({
name:F})=>y.has(F)).map(F=>LX(F,A?.[F.name])),S=c.firstRun?c.baseTargets.filter(({name:E})=>!h.has(E)):c.baseTargets,x=e.unreviewed===!0&&process.
env.GITHUB_EVENT_NAME==="pull_request";for(let E of[S,l.targets].map(A=>b(A,void 0)))uI(E,process.env,{allowed:e.secrets,ofFork:x}),dI(l.scenarios,
E,process.env);let{images:R}=e,k=b(S,R?.base),P=lO(k,{files:u,configFile:i});return{config:l,file:i,base:{name:"base",revision:a.base,targets:k,
writesCache:P.length===0,fromImages:R?.base!==void 0},head:{name:"head",revision:a.head,targets:b(l.targets,R?.head),fromImages:R?.head!==void 0},
cases:f,also:o,untouched:p,notices:[...c.notices,...IX(l,u),...zX(P)],baseHasProxy:c.baseHasProxy,firstRun:c.firstRun&&!e.measureIdentical,...e.
shard&&{part:{shard:e.shard,cases:m}},...DX(e,i),design:e.looks===!1?"whole-budget":"looks",measureIdentical:e.measureIdentical,seed:e.seed}}
async function NX(e,{base:t,head:n},{scenarios:r},o){let s=await nd(e,t.commit,n.commit),a=[...new Set(r.flatMap(c=>bf(c,{file:o})??[]))].filter(
c=>!s.includes(c));return[...s,...await W$(e,t.commit,n.commit,a)]}function IX({file:e,scenarios:t},n){let r=t.flatMap(o=>{let s=bf(o,{file:e}),
i={of:"scenario",name:o.name,setting:"request.body-file"};return s!==null&&n.includes(s)?[{...i,before:"base's",after:"head's"}]:[]});return r.
length===0?[]:[{code:"plan-changed",changes:r,more:0}]}function zX(e){return e.length===0?[]:[{code:"fixture-changed",folders:[...e]}]}function LX({
build:e,...t},n){return n===void 0?{...t,...e&&{build:e}}:{...t,image:n}}function DX({config:e,preset:t},n){return e===void 0&&t===void 0?{}:
{named:{...e!==void 0&&{config:n},...t!==void 0&&{preset:t}}}}async function Mi(e,t,n,r){let o=await tI(e,t,n,{out:r}),s=Qs(o.measured),{reason:i}=e.
workspace.host.signal,a=i instanceof Rt?{signal:i.signal}:{};return{...o,results:{...s,exitCode:Iu({...a,judged:s})}}}import{connect as FX,createServer as BX}from"node:net";var jX=1,UX="\0loadgate-run";async function yI({signal:e,limitSeconds:t,waits:n,name:r=UX}){let o=new AbortController,s=setTimeout(()=>o.abort(),
Math.max(t,jX)*1e3),i=AbortSignal.any([e,o.signal]);try{for(let a="";;){e.throwIfAborted();let c=await HX(r);if(c)return c;if(a=await qX(r,i,
l=>{t===0?o.abort():l!==a&&n(l)}),e.throwIfAborted(),o.signal.aborted)throw new v(ZX(a,t))}}finally{clearTimeout(s)}}function ZX(e,t){let n=t>
0?`still uses this machine after ${t} s`:"uses this machine";return`another run (${e||"which does not answer"}) ${n}; wait for its end, or w\
ait longer with --wait 2h`}function GX({message:e}){return`loadgate cannot tell whether another run uses this machine (${e}); run it where L\
inux's abstract Unix sockets are available`}function HX(e){return new Promise((t,n)=>{let r=new Set,o=BX(s=>{r.add(s),s.on("error",()=>{}).unref(),
s.on("close",()=>r.delete(s)),s.write(`process ${process.pid}`)});o.once("error",s=>s.code==="EADDRINUSE"?t(null):n(new v(GX(s)))),o.unref(),
o.listen(e,()=>t({async[Symbol.asyncDispose](){await new Promise(s=>{o.close(s);for(let i of r)i.destroy()})}}))})}function qX(e,t,n){return new Promise(
r=>{let o="",s=FX(e),i=()=>s.destroy();s.on("data",a=>{o||=a.toString("utf8").slice(0,40),n(o)}),s.on("error",()=>{}),s.on("close",()=>{t.removeEventListener(
"abort",i),r(o)}),t.aborted?i():t.addEventListener("abort",i,{once:!0})})}function bI(e,t){let n=Math.round(e.done*24),r=`[${"#".repeat(n)}${"-".repeat(24-n)}] ${String(Math.round(e.done*100)).padStart(3)}%`,o=e.secondsLeft===
null?"":` \xB7 ${VX(e.secondsLeft)} left`;return`${r}${o} \xB7 ${e.doing}`.slice(0,t)}function VX(e){let t=Math.max(0,Math.round(e));return`${Math.
floor(t/60)}:${String(t%60).padStart(2,"0")}`}function wI(e,t){let n=-1/0,r="",o=e.isTTY?"\r\x1B[2K":"";return{say(s){e.write(`${o}${s}
`)},step(s){if(e.isTTY)return e.write(o+bI(s,e.columns-1));let i=s.secondsLeft===null?s.doing:"";t()-n<15&&i===r||(n=t(),r=i,e.write(`${bI(s,
200)}
`))},end(){o&&e.write(o)}}}function xI(e,t){let n=new AbortController;for(let r of["SIGINT","SIGTERM"])process.on(r,()=>n.abort(new Rt(r)));process.on("SIGHUP",()=>n.abort(
new Rt("SIGTERM")));for(let r of[process.stdout,process.stderr])r.on("error",()=>{});return{cwd:e,clock:fn,progress:wI(t,fn.now),signal:n.signal}}var WX=3600;function SI({signal:e,progress:t},{waitSeconds:n=WX}){return yI({signal:e,limitSeconds:n,waits:o=>t.say(`waiting for another run\
 on this machine (${o}), since two at once would disturb each other`)})}async function Ni(e){let t=await Xu(e.cwd),n=Am();return{host:e,repository:t,
resources:n,[Symbol.asyncDispose]:()=>n[Symbol.asyncDispose]()}}function vI({results:e}){if(e===null||e.interrupted)return{outcome:"not-measured",why:"interrupted"};let[t]=e.cases;return t?.verdict==="reg\
ression"?{outcome:"found"}:t===void 0||KX(t)?{outcome:"not-measured",why:JX(t)?"burner-elsewhere":"invalid"}:{outcome:"not-found"}}function KX({
verdict:e,sessions:t}){return e==="invalid"||t.every(({rounds:n})=>n.length===0)}function JX(e){return e?.sessions.some(({invalid:t})=>t.some(
({fault:n})=>n.code==="burner-elsewhere"))??!1}var YX=.05,XX=2.5;function kI(e,t,n){let{trend:r}=e;if(r===void 0||r.selftest===!1)return null;let o=c=>dr(c,e)?.args===void 0,[s]=r.control===
void 0?[]:Jn(e,r.control),i=t.filter(o),a=s&&o(s)?s:i[n%i.length];return a===void 0?null:{case:a,slowdown:QX(dr(a,e)?.threshold??0)}}function $I(e,t){
let n=t.filter(({verdict:r})=>r==="invalid"||r==="new");return e.filter(({id:r})=>!n.some(o=>o.id===r))}function QX(e){return Math.max(YX,Math.
ceil(Number((e*XX*100).toPrecision(6)))/100)}function OI(e){let{case:t,slowdown:n}=e,r=vI(e);return r.outcome==="found"?[]:r.outcome==="not-\
measured"?[{code:"planted-not-measured",case:t,why:r.why}]:[{code:"planted-not-found",case:t,slowdown:n}]}import{join as vQ}from"node:path";import{existsSync as eQ}from"node:fs";import{resolve as TI}from"node:path";async function CI(e,t,n){let{targets:r}=t,o=r.map(tQ).find(c=>c!==null),s=o?[{isolation:"process",target:null,obstacle:o}]:[];if(e.isolation===
"process")return o?{obstacles:s}:{name:"process",reason:{code:"asked-for"}};let i=await RI(e,t);if(!i)return AI("docker",{code:e.isolation===
"docker"?"asked-for":"docker-works"});let a={isolation:"docker",target:null,obstacle:i};return e.isolation==="docker"?{obstacles:[a]}:n&&await RI(
e,n)===null?{obstacles:[a,{isolation:"process",target:null,obstacle:{code:"base-in-docker"}}]}:o?{obstacles:[a,...s]}:{name:"process",reason:{
code:"not-docker",obstacle:i}}}async function AI(e,t){let n=e==="docker"?await CP():null;return{name:e,reason:t,...n&&{elsewhere:n}}}function tQ({
name:e,process:t,services:n=[]}){if(!t)return{code:"no-command",of:"target",name:e};let r=n.find(o=>!o.process);return r?{code:"no-command",
of:"service",name:r.name}:null}async function RI(e,{targets:t,folder:n,needsProxy:r}){let o=t.find(a=>!a.build&&!a.image);if(o)return{code:"\
nothing-to-build",target:o.name};let i=t.flatMap(a=>[a,...a.services??[]]).flatMap(a=>II(a,n)??[]);return await MI()??hS(r?[e.nginxImage,...i]:
i)}async function MI(){let e=await Ef();return"problem"in e?e.problem==="no-engine"?{code:"no-engine",said:e.said}:{code:e.problem}:(await Ae(
["buildx","version"])).code===0?null:{code:"no-buildx"}}var nQ=8,rQ=120;async function hS(e){let t=Uf(rQ),n=[...new Set(e)].values(),r=[],o=async()=>{
for(let s of n)(t.left()===0||!await PP(s))&&r.push(s)};return await Promise.all(Array.from({length:nQ},o)),r.length===0?null:{code:"images-\
unresolved",images:r}}async function NI(e,t,n,r){let o=e.isolation==="auto"?["docker","process"]:[e.isolation],s=[];for(let i of o){let a=i===
"docker"?await oQ(e,r):null;if(a){s.push({isolation:i,target:null,obstacle:a});continue}let c=await Promise.all(t.map(d=>sQ(i,d,t,n))),l=t.filter(
(d,f)=>c[f]===null),u=t.flatMap(({name:d},f)=>c[f]?[{target:d,obstacle:c[f]}]:[]);if(l.length>0){let[d]=s,f=e.isolation===i?{code:"asked-for"}:
d?{code:"not-docker",obstacle:d.obstacle}:{code:"docker-works"};return{isolation:await AI(i,f),targets:l,leftOut:u}}s.push(...u.map(d=>({isolation:i,
...d})))}return{obstacles:s}}async function oQ({nginxImage:e},t){return await MI()??(t?await hS([e]):null)}async function sQ(e,t,n,r){let{name:o}=t;
if(e==="docker")return!t.build&&!t.image?{code:"nothing-to-build",target:o}:hS(II(t,r)??[]);if(!t.process)return{code:"no-command",of:"targe\
t",name:o};let s=n.slice(0,n.indexOf(t)).find(c=>_I(c)===_I(t));if(s)return{code:"same-process",as:s.name};let a=[...t.process.setup,t.process.
command].filter(([c],l)=>l===0||!c?.includes("/"));return iQ(a,In(t,r))}function _I({process:e,env:t,port:n}){return JSON.stringify([e,t,n])}
function iQ(e,t){let n=e.flatMap(([r])=>r===void 0?[]:[r]).filter(r=>r.includes("/")?!eQ(TI(t,r)):!Tt(r));return n.length===0?null:{code:"pr\
ograms-missing",programs:[...new Set(n)]}}function aQ(e,t){let n=new Map,r=new Set(["scratch"]),o=[];for(let s of e.replaceAll(/\\\r?\n/g," ").
split(/\r?\n/)){let i=/^\s*ARG\s+(\w+)(?:=(\S+))?/i.exec(s);i?.[1]&&n.set(i[1],t[i[1]]??PI(i[2]??""));let a=/^\s*FROM\s+(?:--\S+\s+)*(\S+)(?:\s+AS\s+(\S+))?/i.
exec(s);if(!a?.[1])continue;let c=PI(a[1]).replaceAll(/\$(?:\{(\w+)\}|(\w+))/g,(l,u,d)=>n.get(u??d)??"");c&&!c.includes("$")&&!r.has(c.toLowerCase())&&
o.push(c),a[2]&&r.add(a[2].toLowerCase())}return[...new Set(o)]}var EI="docker-image://";function II(e,t){if(e.image)return[e.image];if(!e.build)
return[];let n=TI(t,e.build.context,e.build.dockerfile),r=Gt(n)?.toString("utf8");if(r===void 0)return null;let o=Object.entries(e.build.contexts??
{}),s=o.map(([c])=>c),i=o.flatMap(([,c])=>c.startsWith(EI)?[c.slice(EI.length)]:[]),a=aQ(r,e.build.args);return[...new Set([...a.filter(c=>!s.
includes(c)),...i])]}function PI(e){return e.replaceAll(/^["']|["']$/g,"")}import{cp as cQ,lstat as zI,mkdir as lQ,readdir as uQ,readlink as dQ,realpath as Qc,rm as fQ}from"node:fs/promises";import{dirname as gS,isAbsolute as mQ,
join as el,relative as tl,resolve as bS,sep as LI}from"node:path";async function DI(e,t,n){let r=new Map;for(let o of new Set(t.flatMap(({fixture:s})=>s??[]))){let s=bS(e.folder,o);if(!await pQ(s))continue;
await hQ(s,o,e);let i=el(n,`fixture-${r.size}`);await FI(s,i),r.set(o,i)}return r}async function wS(e,t){for(let n of new Set(t.targets.flatMap(
({fixture:r})=>r??[]))){let r=e.get(n);if(r===void 0)continue;let o=bS(t.folder,n);await gQ(o,n,t),await fQ(o,{recursive:!0,force:!0}),await FI(
r,o)}}async function pQ(e){return await zI(e).catch(()=>null)!==null}async function FI(e,t){await lQ(gS(t),{recursive:!0}),await cQ(e,t,{recursive:!0,
verbatimSymlinks:!0,preserveTimestamps:!0,filter:n=>!tl(e,n).split(LI).includes(".git")})}async function hQ(e,t,{name:n,top:r}){let o=await zI(
e),s=await Qc(r);if(!o.isDirectory()||await Qc(e)!==el(s,tl(r,e)))throw new v(`fixture ${t} of ${n} is not a folder, or is a link; make it a\
 folder`);for(let i of await uQ(e,{recursive:!0,withFileTypes:!0})){if(!i.isSymbolicLink())continue;let a=el(i.parentPath,i.name),c=await dQ(
a),l=await Qc(a).catch(()=>null);if(mQ(c)||!yS(r,bS(i.parentPath,c))||l!==null&&!yS(s,l))throw new v(`${el(t,tl(e,a))} of ${n} is a link out\
 of the repository; put the file itself into the fixture`)}}async function gQ(e,t,{name:n,top:r}){let o=await Qc(r);for(let s=gS(e);yS(r,s)&&
s!==r;s=gS(s)){let i=await Qc(s).catch(()=>null);if(i!==null&&i!==el(o,tl(r,s)))throw new v(`fixture ${t} lies behind a link in ${n}, so hea\
d's cannot be put there; name its real path`)}}function yS(e,t){let[n]=tl(e,t).split(LI);return n!==".."}function BI({elsewhere:e},t){return e?yQ(e.cores,t):xS(t)}function xS(e){let t=e.flat();if(t.length===0)throw new RangeError("no CPU");if(t.
length===1)return{layout:"one-core",server:t,proxy:t,generator:t};if(t.length===2){let[l,u]=[t.slice(0,1),t.slice(1)];return{layout:"shared-\
load-core",server:l,proxy:u,generator:u}}let n=e.length>=4,r=n?e:t.map(l=>[l]),o=r.slice(0,Math.max(1,Math.floor(r.length/2))),s=r.slice(o.length),
i=r.length>=8?Math.floor(s.length/2):1,a=s.slice(0,s.length-i);return{layout:t.length>e.length&&!n?"smt-siblings":"separate-cores",server:o.
flat(),proxy:a.flat(),generator:s.slice(a.length).flat()}}function yQ(e,t){let n=Array.from({length:e},(a,c)=>c),r=t.flat();if(n.length===0||
r.length===0)throw new RangeError("no CPU");let o=n.length===1?n:n.slice(-Math.max(1,Math.floor(n.length/4))),s=n.length===1?n:n.slice(0,-o.
length);return{layout:n.length===1?"separate-machine-one-core":"separate-machine",server:s,proxy:o,generator:r}}var bQ=.5,wQ=/EADDRINUSE|address (is )?already in use/i,xQ=.1,cp={ignoresPort:!1,beside:[],silent:null},lp="::1";async function SQ(e,t){for(let n of e)
if(await t(n))return n}async function jI(e,t,n,{clock:r,signal:o,most:s,bodies:i}){var P=[];try{let a=await Ec(e.target.port);let c=Z(P,await n.
serve(e),!0);let l=Em(e,t,o,i);let{host:u,port:d}=c.address;let f=Math.min(e.target.ready.timeoutSeconds,s);let m=r.now()+f;let h=null;let p=(j,re=u)=>Cc(
{host:re,port:j},l.request,e.target.ready.path,{...l.options,timeoutSeconds:2}).then(()=>!0,be=>(j===d&&re===u&&(h={error:be.message}),!1));
let g=async()=>{await r.sleep(xQ,o);let j=new Set((c.listens?.()??[]).map(re=>re.port));return{...cp,beside:[...j].filter(re=>re!==d)}};let y=null;
for(;r.now()<m&&!c.ended();){if(await p(d))return await g();if(await p(d,lp))return await p(d)?await g():{...await g(),host:lp};let j=a?void 0:
await SQ([u,lp],re=>p(e.target.port,re));if(j!==void 0&&(y??=r.now(),r.now()-y>bQ))return{...cp,ignoresPort:!0,...j===lp&&{host:j}};await r.
sleep(.02,o)}a&&await r.sleep(.1,o);let b=await c.log();if(a&&wQ.test(b))throw new v(Sx(e.target));if(c.ended()||e.services?.length)return cp;
let S=f<e.target.ready.timeoutSeconds&&{runOver:!0};let x=Kf(c,h);let R={code:"not-ready",seconds:Math.round(f),last:h,...x,...S};let k=await Yf(
R,c.address,l.options);return{...cp,silent:{variant:e.variant,fault:k,log:b}}}catch(E){var A=E,F=!0}finally{var Q=q(P,A,F);Q&&await Q}}async function Ii(e,t,n){var ht=[];try{let{config:r,file:o,base:s,head:i}=e;let a=s?[s,i]:[i];let{host:c,resources:l}=t;let{progress:u}=c;let d=Z(
ht,new AsyncDisposableStack,!0);d.use(await SI(c,n));let f=SS(c);let m={...t,signal:c.signal};let h=s?" both sides":"";u.step({doing:`checki\
ng out${h}`,done:0,secondsLeft:null});let p=[];for(let Ze of a){let We=d.use(new AsyncDisposableStack);p.push({checkout:await mw(Ze,o,m,We),
own:We})}let g=p.map(({checkout:Ze})=>Ze);let y=await kQ(g,l.folder);pw(g,r.scenarios);let{isolation:b,targets:S,leftOut:x}=await OQ(e,g);ZI(
a,b);u.say(`isolation: ${ur(b.name,b.reason)}`);for(let{target:Ze,obstacle:We}of x)u.say(`left out: ${Ze}: ${Lo(We)}`);let R=n.oha??gI(c);let{
nginx:k,hyperfine:P}=await RQ(e,b,S,n.oha?null:R);let E=h||` ${S.length} targets`;u.step({doing:`building${E}`,done:0,secondsLeft:null});let A=p.
map(({checkout:Ze,own:We},bn)=>({own:We,checkout:bn===p.length-1?{...Ze,targets:S}:Ze}));let F={isolation:b.name,context:m,scenarios:r.scenarios};
let Q=await UI(A,F,f);let[j,re]=Q.toReversed();if(!j)throw new RangeError("nothing was built");let be=d.move();return{workspace:t,config:r,isolation:b,
cpus:BI(b,ym()),nginx:k,hyperfine:P,oha:R,leftOut:x,sides:{...re&&{base:re},head:j,buildTime:j.time},async build(Ze){let We=SS(c);ZI([Ze],b),
u.step({doing:`building ${Ze.revision.label}`,done:0,secondsLeft:null});let bn=be.use(new AsyncDisposableStack),wn=await mw(Ze,o,m,bn);await wS(
y,wn),pw([wn],r.scenarios);let[es]=await UI([{checkout:wn,own:bn}],F,We);if(!es)throw new RangeError("nothing was built");return es},async copy({
built:Ze},We){let bn=SS(c),wn=await _T(Ze,We,b.name,l);return GI(wn,new AsyncDisposableStack,m,bn())},[Symbol.asyncDispose]:()=>be.disposeAsync()}}catch(kt){
var Ui=kt,Xo=!0}finally{var Qo=q(ht,Ui,Xo);Qo&&await Qo}}async function kQ(e,t){let[n,...r]=e.toReversed();if(!n)throw new RangeError("nothi\
ng was checked out");let o=e.flatMap(i=>i.targets),s=await DI(n,o,t);for(let i of r)await wS(s,i);return s}async function UI(e,{isolation:t,
context:n,scenarios:r},o){if(t==="docker")for(let{checkout:i,own:a}of e)a.defer(()=>RT(i,n.resources));return(await kT(e.map(({checkout:i})=>i),
t,n)).map((i,a)=>{let{own:c}=e[a],{user:l}=i;return l&&c.defer(()=>ci(l)),GI($Q(i,r,n),c,n,o())})}function $Q(e,t,{resources:n}){let{user:r,
checkout:o,targets:s}=e;if(!r)return e;let i=vQ(n.folder,"bodies",o.name);return mT(t,{folder:o.folder,user:r,into:i}),{...e,targets:s.map(({
build:a,...c})=>({...c,build:{...a,bodies:i}}))}}function GI(e,t,n,r){return{built:e,time:r,portOf:EQ(n),[Symbol.asyncDispose]:()=>t.disposeAsync()}}
function SS({clock:e}){let t=e.now(),n=e.date().toISOString();return()=>({startedAt:n,seconds:e.now()-t})}async function OQ(e,t){let[n,r]=t.
toReversed();if(!n)throw new RangeError("nothing was checked out");let{targets:o,folder:s}=n,{config:i,unusable:a}=e,c=Lc(e).some(({via:d})=>d===
"nginx");if(a===void 0){let d=e.firstRun?void 0:r&&{...r,needsProxy:c&&e.baseHasProxy===!0},f=await CI(i,{targets:o,folder:s,needsProxy:c},d);
if("obstacles"in f)throw new v(fx(f.obstacles));return{isolation:f,targets:o,leftOut:[]}}let l=await NI(i,o,s,c);if("obstacles"in l)throw new v(
fx(l.obstacles));if(a==="left-out"||l.leftOut.length===0)return l;let u=l.leftOut.map(({target:d,obstacle:f})=>`${d} (${Lo(f)})`).join("; ");
throw new v(`--strict: these targets cannot be run here: ${u}`)}function ZI(e,t){if(t.name==="process"&&e.some(({fromImages:n})=>n))throw new v(
`a reference that is an image takes Docker to run it (the isolation is ${ur(t.name,t.reason)}); name a revision instead`)}async function RQ(e,t,n,r){
let{config:o}=e,s=Lc(e),i=mI(t.name,s.some(({via:l})=>l==="nginx")),a=s.filter(({target:l})=>n.some(u=>u.name===l)),c=o.scenarios.filter(l=>a.
some(({scenario:u})=>u===l.name));return c.some(({args:l})=>l===void 0)&&await r?.(),fI(c),{nginx:i,hyperfine:await pI({scenarios:c,isolation:t})}}
var _Q=600;function EQ({host:{clock:e,signal:t}}){let n=_Q,r=async(...[s,i,a,c])=>{let l=e.now(),u=await jI(s,i,a,{clock:e,signal:t,most:n,bodies:c});
return n=Math.max(0,n-(e.now()-l)),u},o=new Map;return(s,i,a,c)=>{let{name:l}=s.target,u=o.get(l)??r(s,i,a,c);return o.set(l,u),u}}var HI=/@sha256:[0-9a-f]{64}$/;async function qI(e,t,n){let r=e.trend?.reference??"";if(typeof r=="object")return vS(r,t);if(!HI.test(r)){let i=await WI(
r,n),a=i&&await q$(n,r,i.identity);if(a)throw new v(`the reference ${r} of the trend is ${a}, which moves, so a slowdown would soon be compa\
red with itself; pin a tag or a commit, like trend: { reference: ${i.identity.slice(0,12)} }`);if(i)return i;throw new v(`the reference ${r}\
 of the trend is not in this clone; fetch it (for actions/checkout: fetch-depth: 0), or pin another`)}let[o,...s]=e.targets;if(!o||s.length>
0)throw new v(`there are ${e.targets.length} targets, so the trend's reference needs an image for each; write reference: { ${e.targets[0]?.name}\
: ${r} }`);return vS({[o.name]:r},t)}async function VI({commit:e,label:t},n,r){if(!HI.test(e))return WI(e,r,t);let o=e.split(" ").map(s=>s.split(
"="));return vS(Object.fromEntries(o),n)}async function WI(e,t,n=e){let r=await Bt(t,e);return r===null?null:{revision:{commit:r,label:n},identity:r,
label:n}}function vS(e,t){let n=Object.entries(e).map(o=>o.join("=")).sort().join(" "),r=Object.values(e).join(", ");return{revision:{commit:t.
commit,label:r},images:e,identity:n,label:r}}var F_e=1/9;function KI({suspects:e,verdict:t,measured:n}){let r=e.map(({commit:a,subject:c})=>`  ${a}  ${we(W(c),100)}`),[o,s]=[t==="regression"?"slowe\
r":"faster",e.length];return`${[s===1?`the first commit that is ${o}:`:`${o} since one of these ${s} commits; those between them could not b\
e judged:`,...r,`${n} commits were measured, each against the same commit`].join(`
`)}
`}var Lt=$("ZodMiniType",(e,t)=>{if(!e._zod)throw new Error("Uninitialized schema in ZodMiniType.");me.init(e,t),e.def=t,e.type=t.type},{get with(){
return this.check},set with(e){xn(this,"with",e)},parse(e,t){return Sl(this,e,t,{callee:this.parse})},parseAsync(e,t){return ah(this,e,t,{callee:this.
parseAsync})},safeParse(e,t){return ls(this,e,t)},safeParseAsync(e,t){return ch(this,e,t)},check(...e){let t=this.def;return this.clone({...t,
checks:[...t.checks??[],...e.map(n=>typeof n=="function"?{_zod:{check:n,def:{check:"custom"},onattach:[]}}:n)]},{parent:!0})},clone(e,t){return at(
this,e,t)},brand(){return this},register(e,t){return e.add(this,t),this},apply(e,...t){return t.length===0?e(this):e(this,...t)}}),JI=$("Zod\
MiniString",(e,t)=>{ds.init(e,t),Lt.init(e,t)});function Wo(e){return Jl(JI,e)}var nl=$("ZodMiniStringFormat",(e,t)=>{pe.init(e,t),JI.init(e,
t)});var YI=$("ZodMiniNumber",(e,t)=>{ta.init(e,t),Lt.init(e,t)});function gr(e){return tu(YI,e)}var TQ=$("ZodMiniNumberFormat",(e,t)=>{Ml.init(e,
t),YI.init(e,t)});function kS(e){return nu(TQ,e)}var CQ=$("ZodMiniBoolean",(e,t)=>{Nl.init(e,t),Lt.init(e,t)});function up(e){return ru(CQ,e)}var AQ=$("ZodMiniUnknown",(e,t)=>{Il.init(e,t),Lt.init(e,t)});function MQ(){return ou(AQ)}var NQ=$("ZodMiniNever",(e,t)=>{zl.init(e,t),Lt.init(
e,t)});function IQ(e){return su(NQ,e)}var zQ=$("ZodMiniArray",(e,t)=>{Ll.init(e,t),Lt.init(e,t)});function Le(e,t){return new zQ({type:"array",element:e,...B(t)})}var XI=$("ZodMiniObject",(e,t)=>{Lh.init(e,t),Lt.init(e,t),th(e,"shape",n=>n._zod.def.shape,!1)});function Se(e,t){return new XI({type:"object",shape:e,catchall:IQ(),...B(t)})}function QI(e,t){return new XI({type:"object",shape:e,catchall:MQ(),
...B(t)})}var LQ=$("ZodMiniTuple",(e,t)=>{Fl.init(e,t),Lt.init(e,t)});function dp(e,t,n){let r=t instanceof me,o=r?n:t,s=r?t:null;return new LQ({type:"\
tuple",items:e,rest:s,...B(o)})}var DQ=$("ZodMiniEnum",(e,t)=>{Bl.init(e,t),Lt.init(e,t),e.options=[...e._zod.values]});function yn(e,t){let n=Array.isArray(e)?Object.fromEntries(
e.map(r=>[r,r])):e;return new DQ({type:"enum",entries:n,...B(t)})}var FQ=$("ZodMiniLiteral",(e,t)=>{jl.init(e,t),Lt.init(e,t)});function ez(e,t){return new FQ({type:"literal",values:Array.isArray(e)?e:[e],...B(
t)})}var BQ=$("ZodMiniExactOptional",(e,t)=>{Zl.init(e,t),Lt.init(e,t)});function vt(e){return new BQ({type:"optional",innerType:e})}var jQ=$("Zo\
dMiniNullable",(e,t)=>{Gl.init(e,t),Lt.init(e,t)});function Ue(e){return new jQ({type:"nullable",innerType:e})}var UQ=$("ZodMiniCustom",(e,t)=>{Hl.init(e,t),Lt.init(e,t)});function tz(e,t={}){return gu(UQ,e,t)}var fp={};rv(fp,{ZodMiniISODate:()=>rz,ZodMiniISODateTime:()=>nz,ZodMiniISODuration:()=>sz,ZodMiniISOTime:()=>oz,date:()=>HQ,datetime:()=>GQ,
duration:()=>VQ,time:()=>qQ});var nz=$("ZodMiniISODateTime",(e,t)=>{Pl.init(e,t),nl.init(e,t)});function GQ(e){return Yl(nz,e)}var rz=$("ZodMiniISODate",(e,t)=>{Tl.init(e,
t),nl.init(e,t)});function HQ(e){return Xl(rz,e)}var oz=$("ZodMiniISOTime",(e,t)=>{Cl.init(e,t),nl.init(e,t)});function qQ(e){return Ql(oz,e)}
var sz=$("ZodMiniISODuration",(e,t)=>{Al.init(e,t),nl.init(e,t)});function VQ(e){return eu(sz,e)}var Li=1,Kt=200,WQ=100,mp=e=>Math.floor(e/Kt),Di="trend.js";var pp="blocks/runs",KQ="blocks/points",RS=e=>`${pp}/${cz(e)}`,az=(e,t)=>`${KQ}/${e}/${cz(t)}`;var cz=e=>`${Math.floor(e/WQ)}/${e}.js`,_e=kS().check(ms()),Ko=Ue(gr()),ot=Wo().check(Pe(2e3)),Jr=Wo().check(Vn(1),Pe(500)),Fi=fp.datetime({
offset:!0}),_S=Ue(Wo().check(Pe(2e3),Sr(/^https?:\/\//,"must be a web address"))),rl=yn(kr),ol=ez(Li),ES=Wo().check(Sr(/^[A-Za-z0-9][A-Za-z0-9_-]{0,99}$/,
"must be letters, digits and hyphens")),lz=1e-5,Wt=kS(),zi=dp([Wt,Ue(Wt),Ue(Wt)]),hp={metric:Jr,unit:ot,better:yn(["higher","lower"])},Yr=({
case:e,metric:t,unit:n,better:r})=>JSON.stringify([e,t,n,r]),uz=Se({commit:ot,subject:ot}),dz=Se({commit:ot,label:ot}),fz=Se({cpuModel:ot,cores:gr(),
kernel:ot,os:ot,runnerImage:Ue(ot)}),JQ=Se({name:Jr,unit:ot,better:hp.better,gates:up(),threshold:vt(gr().check(ms())),ratio:Ue(zi),head:Ko,
reference:Ko,bounds:vt(dp([Wt,Wt])),seam:vt(zi),again:vt(zi)}),YQ=Se({id:Jr,verdict:rl,threshold:gr().check(ms()),metrics:Le(JQ).check(Pe(1e3))}),
pEe=Se({schema:ol,id:ES,at:Fi,url:_S,head:uz,reference:Ue(dz),environment:Ue(fz),verdict:Ue(rl),minutes:Ko,control:Ue(Se({case:Jr,verdict:rl})),
planted:vt(Se({case:Jr,slowdown:gr().check(iu()),outcome:yn(Pg),why:vt(yn($u))})),cases:Le(YQ).check(Pe(1e4))}),XQ=Se({id:ES,at:Fi,url:_S,head:uz,
reference:Ue(dz),environment:Ue(_e),verdict:Ue(rl),minutes:Ko,control:Ue(rl),planted:vt(yn(Pg))}),mz=Se({schema:ol,from:_e,environments:Le(fz).
check(Pe(Kt)),runs:Le(XQ).check(Pe(Kt))}),pz=Se({run:_e,previous:_e,ratio:zi,kind:yn(["regression","improvement"]),state:yn(["provisional","\
confirmed","accepted"]),at:Fi}),QQ=Se({...pz.shape,between:vt(dp([ot,ot]))}),eee=Se({run:_e,value:Wt}),OS=100,tee=Se({...hp,gates:up(),runs:Le(
_e).check(Pe(Kt)),ratio:Le(Ue(Wt)),low:Le(Ue(Wt)),high:Le(Ue(Wt)),head:Le(Ko),reference:Le(Ko),moved:vt(Wt),seams:Le(Se({run:_e,ratio:Wt})).
check(Pe(Kt)),levels:Le(eee).check(Pe(OS)),changes:Le(pz).check(Pe(OS))}).check(tz(({runs:e,...t})=>[t.ratio,t.low,t.high,t.head,t.reference].
every(n=>n.length===e.length),"columns are not of one length")),hz=Se({schema:ol,case:Jr,from:_e,invalid:Le(_e).check(Pe(Kt)),series:Le(tee)}),
nee=Se({case:Jr,key:Wo().check(Sr(/^[a-z0-9-]{1,60}$/)),...hp,gates:up(),threshold:gr(),first:_e,last:_e,points:_e,ratio:Ue(zi),head:Ko,spark:Wo().
check(Pe(200)),change:Ue(QQ)}),gz=Se({schema:ol,name:ot,url:_S,runs:_e,firstBlock:_e,updated:Fi,control:Se({runs:_e,alarms:_e}),planted:vt(Se(
{runs:_e,found:_e,unmeasured:_e})),minutes:gr(),alerts:Se({confirmed:_e,withdrawn:_e,accepted:_e}),series:Le(nee)}),$S=Se({case:Jr,...hp,kind:yn(
["regression","improvement"]),state:yn(["provisional","confirmed","accepted","withdrawn","recovered","gone"]),run:_e,previous:_e,to:ot,from:ot,
ratio:zi,before:Wt,at:Fi,until:vt(_e),reason:vt(ot)}),ree=Se({schema:ol,open:Le($S).check(Pe(1e4)),closed:Le($S).check(Pe(1e3)),reported:vt(
Le(Se({run:ES,at:Fi,events:Le(Se({event:yn(["raised","confirmed","withdrawn","recovered","gone","accepted"]),alert:$S})).check(Pe(1e4))})).check(
Pe(1e3)))}),yr=class extends v{path;problem;why;constructor(t,n,r){super(`${t} ${r}`),this.path=t,this.problem=n,this.why=r}},iz=6*1024*1024,
oee=e=>new TextEncoder().encode(e).length;function gp(e,t,n){let r=i=>new yr(e,"damaged",i),o=n;if(e.endsWith(".js")){if(oee(n)>iz)throw r(`has more than ${iz/2**20} MiB`);let i=uee(
n);if(i===null)throw r("is not a data file of loadgate");if(i.name!==lee(e))throw r(`holds the data of ${i.name}`);o=i.json}let s;try{s=JSON.
parse(o)}catch{throw r("holds no valid JSON; was it cut off, or merged by hand?")}return iee(e,t,s)}var see=QI({schema:gr()});function iee(e,t,n){
let r=ls(see,n);if(r.success&&r.data.schema>Li)throw new yr(e,"newer",`has schema ${r.data.schema}, and this version of loadgate reads up to\
 ${Li}: publish with the version that wrote it`);let o=ls(t,n);if(o.success)return o.data;throw new yr(e,"damaged",`is not valid at ${aee(o.
error.issues)}`)}function aee([e]){return`${e?.path.map(String).join(".")||"the top"}: ${e?.message??"unknown"}`.slice(0,200)}var cee=/^loadgate\("([a-z0-9/-]+)", (\{.*\})\);\s*$/s,
lee=e=>e.replace(/\.js$/,"");function uee(e){let[,t,n]=cee.exec(e)??[];return t===void 0||n===void 0?null:{name:t,json:n}}var Bi=e=>e*lz;function yp([e,t,n]){let r=Bi(e);return{value:r,interval:t===null||n===null?null:{low:r+Bi(t),high:r+Bi(n)}}}function PS({value:e,interval:t},n){
return{value:e+n,interval:t&&{low:t.low+n,high:t.high+n}}}function yz(e){let t=e.flatMap(({from:o,environments:s,runs:i})=>i.map((a,c)=>{let l=a.environment===null?null:s[a.environment]??null;return{
...a,number:o+c,environment:l,began:Date.parse(a.at)}})),n=t.map(({number:o})=>o).sort((o,s)=>o-s),r=t.toSorted((o,s)=>o.began-s.began||o.number-
s.number);return new Map(r.map(({began:o,...s},i)=>[s.number,{...s,place:n[i]}]))}function bz(e,t,n){let r=t.toSorted((i,a)=>i.from-a.from),
o=r.flatMap(i=>wz(i,e)??[]),s=pee(o.flatMap(i=>fee(i,n)),o,n);return{id:e,scale:s.some(({ratio:i})=>i!==null)?"ratio":"absolute",points:s.toSorted(
(i,a)=>i.place-a.place),seams:o.flatMap(({seams:i})=>i.map(({run:a})=>a)),invalid:r.flatMap(({invalid:i})=>i),found:dee(o.at(-1))}}function wz(e,t){
let n=Yr(t);return e.series.find(r=>Yr({...r,case:e.case})===n)}function dee(e){return{levels:e?.levels.map(({run:t,value:n})=>({run:t,value:Bi(
n)}))??[],changes:e?.changes??[]}}function fee(e,t){return e.runs.map((n,r)=>{let[o,s,i]=[e.ratio[r]??null,e.low[r]??null,e.high[r]??null],a=e.
head[r]??null,c=Bi(xz(e,n));return{run:n,place:t.get(n)?.place??n,ratio:o===null?null:PS(yp([o,s,i]),c),moved:c,era:0,head:a,headLog:a!==null&&
a>0?mee(a,o===null?[s,i]:null):null,reference:e.reference[r]??null}})}function mee(e,t){let[n,r]=t??[null,null];return PS(yp([0,n,r]),Math.log(
e))}function xz({moved:e=0,seams:t},n){return t.reduce((r,o)=>o.run<=n?r+o.ratio:r,e)}function pee(e,t,n){let r=new Set(t.flatMap(({seams:i})=>i.
map(({run:a})=>a))),o=0,s;return e.map(i=>{let a=n.get(i.run),c=a?a.reference?.commit??null:s;return s!==void 0&&c!==s&&!r.has(i.run)&&o++,s=
c,{...i,era:o}})}function Sz({ratio:e,headLog:t},n){return n==="ratio"?e:t}var vz=e=>({schema:Li,from:e*Kt,environments:[],runs:[]});function kz(e,t){let n=Math.max(t,mp(e));return n>t?[n-1,n]:[n]}function $z(e,t,{penaltyAt:n,limit:r,before:o,after:s}){let i=e.length,[a,c]=[new Int32Array(i+1),new Float64Array(i+1)],[l,u]=[new bp,new bp];
l.add(Number.POSITIVE_INFINITY,0,0,0,0);let d=0;for(let f=0;f<i;f++)f>=o&&f<=i-s&&(hee(l,d+n(f),f,u),[l,u]=[u,l]),gee(l,e[f],t[f],r,u),[l,u]=
[u,l],d=l.bestLoss,a[f+1]=l.bestChangedAt,c[f+1]=l.bestLevel;return yee(a,c,i)}var ji=5,bp=class{used=0;data=new Float64Array(64*ji);bestLoss=0;bestLevel=0;bestChangedAt=0;clear(){
this.used=0,this.bestLoss=Number.POSITIVE_INFINITY}add(t,n,r,o,s){this.used+ji>this.data.length&&this.grow();let{data:i,used:a}=this;i[a]=t,
i[a+1]=n,i[a+2]=r,i[a+3]=o,i[a+4]=s,this.used=a+ji}addFlat(t,n,r){this.used>0&&this.data[this.used-1]===r?this.data[this.used-ji]=t:this.add(
t,0,0,n,r)}offer(t,n,r,o,s,i){this.add(n,r,o,s,i);let a=r>0?-o/(2*r):0;a<t?a=t:a>n&&(a=n);let c=(r*a+o)*a+s;c>=this.bestLoss||(this.bestLoss=
c,this.bestLevel=a,this.bestChangedAt=i)}grow(){let t=new Float64Array(this.data.length*2);t.set(this.data),this.data=t}};function hee(e,t,n,r){
r.clear();let{data:o,used:s}=e,i=Number.NEGATIVE_INFINITY;for(let a=0;a<s;a+=ji){let c=o[a],l=o[a+1],u=o[a+2],d=o[a+3],f=o[a+4],m=u*u-4*l*(d-
t);if(l===0?d>t:m<=0)r.addFlat(c,t,n);else if(l===0)r.add(c,l,u,d,f);else{let h=Math.sqrt(m),p=(-u-h)/(2*l),g=(-u+h)/(2*l);g<=i||p>=c?r.addFlat(
c,t,n):(p>i&&r.addFlat(p,t,n),r.add(Math.min(g,c),l,u,d,f),g<c&&r.addFlat(c,t,n))}i=c}}function gee(e,t,n,r,o){o.clear();let s=r/Math.sqrt(n),
i=t-s,a=t+s,c=r*r,{data:l,used:u}=e,d=Number.NEGATIVE_INFINITY;for(let f=0;f<u;f+=ji){let m=l[f],h=l[f+1],p=l[f+2],g=l[f+3],y=l[f+4];d<i&&o.
offer(d,Math.min(m,i),h,p,g+c,y),m>i&&d<a&&o.offer(Math.max(d,i),Math.min(m,a),h+n,p-2*n*t,g+n*t*t,y),m>a&&o.offer(Math.max(d,a),m,h,p,g+c,y),
d=m}}function yee(e,t,n){let[r,o]=[[],[]];for(let s=n;s>0;s=e[s])r.push(e[s]),o.push(t[s]);return{starts:r.reverse(),levels:o.reverse()}}var bee=4.42,Oz=3,wee=13,xee=4,_z=1e-5;function Ez(e,t=bee){if(e.length===0)throw new RangeError("change points of no points");let n=new Float64Array(
e.length);for(let i=0;i<n.length;i++){let{value:a,se:c}=e[i];if(!Number.isFinite(a)||Number.isNaN(c))throw new RangeError(`point ${i} is ${a}\
 \xB1 ${c}`);n[i]=a}let r=Math.max(G0(n),_z),o=Mee(e,r),s=See(n,o,r,t);return{changes:Pee(s,o),level:s.levels.at(-1),spread:s.spread}}function See(e,t,n,r){
let o=e.length,[s,i,a]=[n,wee,""];for(let c=1;;c++){let l=kee(e,t,s,i),u=l.starts.join(),d=vee(o-l.starts.length-1,r)*l.inflation;if(l.starts.
length===1&&d*l.spread**2>=i*s**2||u===a||c===xee)return l;[s,i,a]=[l.spread,d,u]}}function vee(e,t){if(e<1)return Number.POSITIVE_INFINITY;
let n=(8*e+3)/(8*e+1);return e*Math.expm1((t*n)**2/e)}function kee(e,t,n,r){let o=e.length,s=e[o>>1],i=e.map(d=>(d-s)/n),{starts:a,levels:c}=$z(
i,t,{penaltyAt:d=>r*$ee(d,o),limit:ao,before:Oz,after:Oz}),l=new Float64Array(o);for(let[d,f]of c.entries())for(let m=a[d];m<(a[d+1]??o);m++)
l[m]=(i[m]-f)*Math.sqrt(t[m]);let u=Dg(l,1,a.length);return{starts:a,levels:c.map(d=>d*n+s),residuals:l,spread:Math.max(u*n,_z),inflation:_ee(
H0(l,u),o)}}var sl={points:30,share:.15,factor:1.3},Rz={points:5,factor:1.15};function $ee(e,t){return e<Math.min(sl.points,t*sl.share)?sl.factor:
t-e<Rz.points?Rz.factor:1}var Oee=2.2,Ree=.8;function _ee(e,t){if(e<Oee/Math.sqrt(t))return 1;let n=Math.min(e,Ree);return(1+n)/(1-n)}var Eee=.025;
function Pee({starts:e,levels:t,residuals:n,spread:r,inflation:o},s){if(e.length===1)return[];let i=n.length,a=ks(Eee,Math.max(i-e.length,1)),
c=l=>r**2*o/Tee(s,e[l],e[l+1]??i);return e.slice(1).map((l,u)=>{let[d,f]=[t[u],t[u+1]],m=a*Math.sqrt(c(u)+c(u+1));return{index:l,before:d,after:f,
low:f-d-m,high:f-d+m}})}function Tee(e,t,n){let r=0;for(let o=t;o<n;o++)r+=e[o];return r}var Cee=4,Aee=.01;function Mee(e,t){let n=new Float64Array(
e.length).fill(1),r=e.filter(({se:i})=>i!==null).map(({se:i})=>i**2),o=$s(r);if(o===null||o===0)return n;let s=Math.max(t*t-o,0);for(let[i,{
se:a}]of e.entries())a!==null&&(n[i]=Math.max(Math.min((s+o)/(s+a*a),Cee),Aee));return n}var Nee=200,Iee=1.96;function Pz(e,t,n){let r=Math.max(...e.points.map(({run:c})=>c)),o=e.points.find(({run:c})=>c===r)?.era??0,s=e.points.flatMap(
c=>{let l=c.era===o?Sz(c,e.scale):null,u=t.get(c.run);return l&&u?[{...l,run:c.run,commit:u.head.commit,at:u.at}]:[]}),i=s.slice(-Nee),a=s.length>
i.length||n.hasOlder&&o===0;return{id:e.id,threshold:n.threshold,points:i,found:zee(i),edge:a?Math.min(sl.points,i.length):0,again:i.at(-1)?.
run===r?n.again??null:null}}function zee(e){return e.length===0?null:Ez(e.map(Lee))}function Lee({value:e,interval:t}){return{value:e,se:t&&
Math.max((t.high-t.low)/2/Iee,1e-6)}}import{createHash as Fee}from"node:crypto";var Bee=40;function jee(e){return`${e.toLowerCase().replace(/[^a-z0-9]+/g,"-").replace(/^-/,"").slice(0,Bee).replace(/-$/,"")||"case"}-${Fee(
"sha256").update(e).digest("hex").slice(0,8)}`}var wp=(e,t)=>new yr(e,"damaged",t),Tz=(e,t)=>new yr(e,"missing",`is missing, ${t}`);async function Cz(e){
let[t]=await e.read([Di]);if(typeof t=="string")return gp(Di,gz,t);if((await e.list(pp)).length>0)throw Tz(Di,"though runs were published");
return null}async function Az(e,t,n){let r=await e.read(t.map(RS));return t.map((o,s)=>Uee(o,r[s]??null,n))}function Uee(e,t,n){let r=RS(e),o=e*Kt,s=Math.
max(0,Math.min(n-o,Kt));if(t===null&&s>0)throw Tz(r,`though it has ${s} runs`);if(t===null)return vz(e);let i=gp(r,mz,t);if(i.from!==o||i.runs.
length!==s)throw wp(r,`holds ${i.runs.length} runs from ${i.from} on, but ${Di} has ${s} from ${o} on`);return i}async function Mz(e,t){let n=t.
map(({case:o,block:s})=>az(jee(o),s)),r=await e.read(n);return t.map((o,s)=>Zee(o,n[s],r[s]??null))}function Zee({block:e,case:t},n,r){if(r===
null)return null;let o=gp(n,hz,r);if(o.case!==t)throw wp(n,`is of the case ${o.case}, not of ${t}`);if(o.from!==e*Kt)throw wp(n,`begins with\
 run ${o.from}`);let s=o.series.flatMap(({runs:i})=>i).find(i=>mp(i)!==e);if(s!==void 0)throw wp(n,`has a point of run ${s}`);return o}async function TS(e){let t=await Cz(e);if(!t||t.runs===0)return null;let n=kz(t.runs-1,t.firstBlock),r=yz(await Az(e,n,t.runs)),o=t.series.filter(
({gates:u})=>u),s=o.flatMap(({case:u})=>n.map(d=>({case:u,block:d}))),i=await Mz(e,s),a={};for(let[u,d]of o.entries()){let f=i.slice(u*n.length,
(u+1)*n.length),m=bz(d,f.filter(g=>g!==null),r),h=Pz(m,r,{threshold:d.threshold,hasOlder:!1}),p=m.points.findLast(({run:g})=>g===d.last);!h.
found||!p?.ratio||(a[Yr(d)]=h.found.level-p.moved)}return{reference:[...r.keys()].sort((u,d)=>d-u).map(u=>r.get(u)?.reference??null).find(u=>u!==
null)??null,nights:t.runs,levels:a}}function Nz(e,t){return t===null?[]:e.cases.filter(n=>n.metrics.filter(({gates:r})=>r).some(r=>{let{name:o,
unit:s,better:i}=r,a=t.levels[Yr({case:n.id,metric:o,unit:s,better:i})],c=Gee(r,n);return a!==void 0&&c!==null&&Hee(c,a,n.threshold)})).map(
({id:n})=>n)}function Gee({name:e,ratio:t,interval:n},{verdict:r}){return t===null||r==="invalid"?null:Ne(e).per==="build"?{low:t,high:t}:n}
function Hee({low:e,high:t},n,r){let o=Math.log1p(r);return Math.log(e)>n+o||Math.log(t)<n-o}async function Iz(e,t){var p=[];try{await Ci(t);let n=Z(p,await Ni(t),!0);let{repository:r}=n;let{from:o,commits:s}=await Wee(e.range,r);let i=s.
at(-1);await Vee(i,e,r,t);let a=x=>({...e,revisions:{base:{commit:o,label:e.range.split("..")[0]},head:{commit:x,label:x.slice(0,12)}},rules:"\
head",measureIdentical:!1});let c=await Kr(a(i),n);let l=Z(p,await Ii(c,n,e),!0);let u=0;let d=async(x,R,k)=>{u+=1;let{results:P,logs:E}=await Mi(
l,R,k,e.out);gn(P,E,e.out);let A=zz(P.cases);return t.progress.say(`${x.slice(0,12)}: ${A.verdict}${Kee(A)}`),P.interrupted?"inconclusive":A.
verdict};let f=await d(i,c,l.sides);await l.sides.head[Symbol.asyncDispose]();t.signal.throwIfAborted();if(f!=="regression"&&f!=="improvemen\
t")throw new v(`${e.range} is ${f} here, so there is no change to look for; a larger --budget or a smaller --threshold may show one`);let m=await qee(
s,async x=>{var E=[];try{let R=await Kr(a(x),n);let k=Z(E,await l.build(R.head),!0);let P=await d(x,R,{...l.sides,head:k,buildTime:k.time});
t.signal.throwIfAborted();if(P===f)return!0;return P==="unchanged"||P==="regression"||P==="improvement"?!1:null}catch(A){var F=A,Q=!0}finally{
var j=q(E,F,Q);j&&await j}});let h=await Promise.all(m.map(async x=>({commit:x,subject:await Qu(r,x)??""})));return{suspects:h,verdict:f,measured:u}}catch(g){
var y=g,b=!0}finally{var S=q(p,y,b);S&&await S}}async function qee(e,t){let n=[...e],r=new Set;for(;;){let o=n.slice(0,-1).filter(c=>!r.has(
c)),s=o[Math.floor((o.length-1)/2)];if(s===void 0)return n;let i=await t(s),a=n.indexOf(s);i===null?r.add(s):n=i?n.slice(0,a+1):n.slice(a+1)}}
async function Vee(e,t,n,r){let o=Dr(n,r.cwd,t.config);zz(Jn(await uP(n,e,o,t.preset),t.case))}function zz(e){let[t,...n]=e;if(!t||n.length>
0)throw new v(`--bisect looks at one case, not at ${e.length}; name it with --case`);return t}async function Wee(e,t){let[n="",r="",...o]=e.
split(/\.{2,3}/);if(n===""||r===""||o.length>0)throw new v(`"${e}" is not a range; write the last good and the first bad revision like v1.0.\
0..main`);let[s,i]=await Promise.all([_r(t,n),_r(t,r)]),a=await K$(t,s,i);if(a.length===0)throw new v(`there is no commit in ${e}; write the\
 last good and the first bad revision like v1.0.0..main`);return{from:s,commits:a}}function Kee(e){let[t]=e.verdict==="invalid"?[]:Vt(e,e.verdict);
return t?.ratio==null?"":` (${t.name} \xD7 ${t.ratio.toFixed(3)})`}import{fstatSync as Yee}from"node:fs";import{resolve as Xee}from"node:path";var Jee=["GITHUB_ACTIONS","GITLAB_CI"];function xp({isTTY:e,isFile:t},n){return n.FORCE_COLOR?!["0","false"].includes(n.FORCE_COLOR):n.NO_COLOR?
!1:e?n.TERM!=="dumb":!t&&Jee.some(r=>n[r]==="true")}function CS(e,{json:t},n){let r=()=>`${JSON.stringify(e,null,2).replaceAll("##[","#\\u0023[")}
`;process.stdout.write(t?r():Uu(n(),process.env))}function Lz(e,{json:t,out:n},r){let o={color:xp(ete(),process.env),width:tte()};CS(e,{json:t},
()=>`${rp(e,o)}
`),t||Qee(n,r)}function Qee(e,t){t.progress.say(`report: ${Xee(e,"report.html")}`)}function ete(){let e=process.stdout.isTTY===!0;try{return{
isTTY:e,isFile:Yee(process.stdout.fd).isFile()}}catch{return{isTTY:e,isFile:!1}}}function tte(){return process.stdout.columns??100}var AS=["changed","always","never"],MS=["neutral","trusted"],Xr=w().max(500),nte=_({id:Xr.describe("Tells this acceptance from a later one o\
f the same kind: of the label's event, the commit or the comment."),pattern:Xr.describe("Which cases, as a glob."),at:w().max(40).nullable().
describe("ISO 8601, when GitHub heard it; null where it does not say, as of a commit."),by:Xr.describe("Login."),reason:Xr}),Dz=_({id:Xr,extent:en(
Ks,O()).describe("By metric, how much worse it may be, as a log."),limits:en(Ks,O()).exactOptional().describe("By metric, how far beyond its\
 limit it may be, as a log.")}),rte=_({...Dz.shape,acceptance:nte}),ote=_({run:O().int().nonnegative().describe("Workflow run id; with the a\
ttempt it orders the runs."),attempt:O().int().nonnegative(),head:w().regex(/^[0-9a-f]{40}$/),verdict:z([...kr,"accepted","failed"]),headline:Xr,
at:Xr.describe("ISO 8601."),commitSeen:w().max(40).nullable().describe("ISO 8601, by GitHub's clock: since when the commit was at the pull r\
equest's head for sure."),red:C(Dz).max(100).describe("What whoever accepts a slowdown after this run has seen.")}),ste=10,hPe=_({runs:C(ote).
max(ste).describe("Oldest first; the last one is what the comment shows."),accepted:C(rte).max(1e3),heard:C(Xr).max(200).describe("Ids of th\
e acceptances that runs so far have heard of.")});function Fz(e,t,n){let r=({name:s,parse:i,default:a})=>{let c=t(s)??a;if(c!==void 0)try{return i(c)}catch(l){throw l instanceof v?new v(`${n(
s)}: ${l.message}`):l}},o=Object.entries(e).map(([s,i])=>[s,r(i)]);return Object.fromEntries(o)}function ne(e,t){return{...e,parse:t}}function st(e,t){
return{...e,parse:t}}function Zn(e,t){return{name:e,description:t,default:"false",parse:Bz}}var Qe=e=>e;function ite(e,t,n){let r=Na(t,n);return`\
unknown ${e} ${t}; ${r?`did you mean ${r}?`:`the ${e}s are ${n.join(", ")}`}`}function Jo(e){return t=>{let n=e.find(r=>r===t);if(!n)throw new v(
ite("value",t,e));return n}}function Bz(e){let t={true:!0,false:!1}[e.toLowerCase()];if(t===void 0)throw new v(`${JSON.stringify(e)} is neit\
her true nor false; write one of them`);return t}function jz(e){return t=>{let n=t.split(/[,|\s]+/).filter(Boolean);if(n.length===0)throw new v(
`"${t}" names nothing; write it like regression,invalid or never`);return n.map(Jo(e))}}function ate(e){if(!/^\d{1,10}$/.test(e))throw new v(
`"${e}" is not a seed; write a whole number of at most 10 digits`);return Number(e)}function cte(e){let t=e.split("/").filter(r=>r!==""&&r!==
".");if(!t.every(r=>/^[\w.-]+$/.test(r)&&r!==".."&&!/^\.git/i.test(r))||e.startsWith("/"))throw new v(`"${e}" is not a folder on a branch; w\
rite it like loadgate or docs/trend, or . for the root`);return t.join("/")}function Uz(e){if(!/^\/[^\s#]*$/.test(e))throw new v(`"${e}" is \
not a path; write it like /users?page=2`);return e}var Zz=ne({name:"base",value:"REV",description:"The revision to compare with; `REV...` is\
 its merge base with the head. Defaults to the merge base of the head and the main branch."},Qe),Sp=ne({name:"head",value:"REV|worktree",description:"\
The revision to measure. Defaults to `worktree`: all files as they are, except ignored ones."},Qe),il={config:ne({name:"config",short:"c",value:"\
F",description:"The configuration file. Defaults to `loadgate.yml`, `loadgate.yaml` or `.github/loadgate.yml`."},Qe),case:ne({name:"case",repeatable:!0,
value:"GLOB",description:"Measure only these cases, e.g. `api/hello/*`; separate several with commas."},Qe),preset:ne({name:"preset",value:"\
P",description:"A preset of the configuration file."},Qe),budgetSeconds:ne({name:"budget",value:"5m",description:"Time for starts, warm-up a\
nd measuring together. Defaults to 60 s per case."},yo)},vp=ne({name:"isolation",value:"auto|docker|process",description:"How servers are ru\
n. Defaults to the configuration file's `isolation`, else `auto`."},Jo(["auto","docker","process"]));function lte(e){let t=e.split(/[,\s]+/).
filter(r=>r!==""&&r!=="none"),n=t.find(r=>!/^[A-Za-z_][A-Za-z0-9_.-]*$/.test(r));if(n!==void 0)throw new v(`"${n}" is not the name of a vari\
able; write names like API_KEY,DB_PASSWORD, or none`);return t}var kp=ne({name:"secrets",value:"NAME,\u2026|none",description:"The variables\
 that `secrets:` of the configuration file may pass on to targets. Defaults to those that it names."},lte),$p=ne({name:"wait",value:"1h",description:"\
How long to wait for another run on the same machine; `0s` does not wait. Defaults to `1h`."},e=>e==="0s"?0:yo(e)),Gz=ne({name:"bisect",value:"\
A..B",description:"Find which of these commits changed the case that `--case` names, instead of measuring a point."},Qe),Hz=ne({name:"seed",
value:"N",description:"The seed of the random order; give a run's seed to repeat its order."},ate),qz=ne({name:"threshold",value:"2%",description:"\
The smallest change that counts, for all scenarios. Defaults to the configuration file's."},Xn),Vz=ne({name:"fail-on",value:"regression|inva\
lid|inconclusive|never",description:"Which results fail the run; separate several with commas. Defaults to `regression,invalid`. A head that\
 fails where base works always fails the run, except with `mode: observe`."},jz(["regression","invalid","inconclusive","never"])),vPe=Zn("st\
art","Also build the working tree, start each server once, and check that it answers as its scenario expects."),Wz=Zn("measure-identical","M\
easure even if both sides are the same build."),Kz=Zn("cpu-profile","Take CPU profiles of both sides after a regression, shown in `report.ht\
ml`, even without `cpu-profile:` in the configuration file."),kPe=Zn("published","Show the published figures of the configuration file besid\
e the measured ones."),$Pe=Zn("strict","Fail if a target cannot run here, instead of leaving it out."),Jz=ne({name:"shard",value:"I/N",description:"\
Measure only this shard of the run, as `plan` names it."},oO),Yz=st({name:"shards",value:"N",default:"2",description:"The most shards to cut\
 the run into."},sO),Xz=st({name:"out",short:"o",value:"DIR",default:".loadgate",description:"The folder for `results.json` and the reports."},
Qe),OPe=st({name:"results",value:"F",default:".loadgate/results.json",description:"The `results.json` of the run."},Qe);function ute(e){let t=/^\d{1,5}$/.
test(e)?Number(e):0;if(t<1||t>65535)throw new v(`"${e}" is not a port; write a number from 1 to 65535`);return t}var RPe={program:ne({name:"\
command",value:"PROGRAM \u2026",description:"Start the server by this command, as a process, without a configuration file. Its setup (`npm c\
i` and the like) is found as by `init`."},Qe),port:ne({name:"port",value:"N",description:"The port of that server, if it does not listen on \
the variable `PORT`."},ute),get:ne({name:"get",value:"/PATH",description:"The path to request from that server, which must answer 200. Defau\
lts to `/`."},Uz)},_Pe=Zn("open","Open the page in a browser."),EPe={from:ne({name:"from",value:"compose.yaml",description:"Take the server \
and its services from this compose file. Defaults to the one at the top, if there is one."},Qe),target:ne({name:"target",value:"NAME",description:"\
The server to start, if several are found. Defaults to the most likely one."},Qe),command:ne({name:"command",value:"PROGRAM \u2026",description:"\
Start the server by this command, as a process, instead of the one that is found; its setup is still found."},Qe),path:ne({name:"path",value:"\
/PATH",description:"The path to measure. Defaults to the first that is answered with success."},Uz),startTimeout:st({name:"start-timeout",value:"\
60s",default:"60s",description:"How long the server may take to start."},yo),dryRun:Zn("dry-run","Show what would be written, and write noth\
ing. The server is still started."),yes:Zn("yes","Write without asking, even in a terminal.")},PPe=st({name:"slowdown",value:"5%",default:"5\
%",description:"The slowdown that is planted in head: how much more CPU time it uses."},Xn),TPe=st({name:"budget",value:"3m",default:"3m",description:"\
Time for both parts together, starts included: identical builds, then the same builds with the slowdown."},yo),Qz={...Zn("quiet","Show no pr\
ogress; results and errors remain."),short:"q"},e1=Zn("json","Print the result as JSON."),NS=["github-action-benchmark"],CPe=st({name:"forma\
t",value:NS.join("|"),default:NS[0],description:"The format to write."},Jo(NS)),Op={branch:st({name:"branch",value:"NAME",default:"gh-pages",
description:"The branch that holds the trend."},e=>e.replace(/^refs\/heads\//,"")),remote:ne({name:"remote",value:"URL",description:"The rep\
ository of that branch. Defaults to the checkout's `origin`."},Qe),folder:st({name:"dashboard-path",value:"DIR",default:"loadgate",description:"\
The trend's folder on that branch, `.` for its root."},cte)},APe={keep:ne({name:"keep",value:"3y",description:"How long points are kept. Def\
aults to the run's configuration."},Qn),keepRuns:ne({name:"keep-runs",value:"400d",description:"How long the files of single runs are kept."},
Qn)},t1={results:ne({name:"results",value:"F",description:"A `results.json`. Defaults to the one in the artifact of the workflow's run."},Qe),
artifact:st({name:"artifact",value:"NAME",default:"loadgate",description:"The name of the artifact that the measuring job uploaded."},Qe),config:st(
{name:"config",short:"c",value:"F",default:"loadgate.yml",description:"The configuration that was measured. Its rules are read from base, an\
d each configuration has its own comment and status."},Qe),preset:ne({name:"preset",value:"NAME",description:"The preset that was measured w\
ith, whose thresholds apply."},Qe),threshold:ne({name:"threshold",value:"2%",description:"The smallest change that counts, for all scenarios\
. Defaults to that of base's configuration file, whatever the run used."},Xn),failOn:ne({name:"fail-on",value:"regression|invalid|inconclusi\
ve|never",description:"Which results fail; separate several with commas. Defaults to those of base's configuration file, whatever the run us\
ed."},jz(["regression","invalid","inconclusive","never"])),forkStatus:st({name:"fork-status",value:MS.join("|"),default:"neutral",description:"\
The status of a fork whose own run found nothing wrong. `neutral` leaves it pending until `/loadgate run` has measured, since a fork's autho\
r could forge the numbers; `trusted` lets it pass."},Jo(MS)),when:st({name:"when",value:AS.join("|"),default:"changed",description:"When to \
comment. The comment records what was accepted, and at which size; with `never` a label or a comment accepts for its commit alone."},Jo(AS)),
status:st({name:"status",value:"true|false",default:"true",description:"Whether to set a commit status."},Bz)};import{existsSync as h1,readFileSync as qte}from"node:fs";import{join as FS,resolve as Vte}from"node:path";import{mkdirSync as m1,rmSync as Pte,writeFileSync as Tte}from"node:fs";import{join as Rp}from"node:path";function r1(e,t,n){if(!/^https?:\/\//i.test(e))return{url:e,credentials:null};let r;try{r=new URL(e)}catch{throw new v("--remote is not an a\
ddress; write it like https://github.com/owner/name.git")}let o=r.username!==""||r.password!=="",s=o?[r.username,r.password].map(decodeURIComponent).
join(":"):`x-access-token:${t}`;r.username="",r.password="";let i=r.href;if(!o&&(t===""||r.origin!==dte(n)))return{url:i,credentials:null};let a=/^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.
test(r.hostname);if(r.protocol==="http:"&&!a)throw new v(`the token would go to ${r.host} unencrypted; use its https address`);return{url:i,
credentials:s}}function dte(e){return URL.canParse(e)?new URL(e).origin:null}var fte=120,n1={bytes:100,seconds:30};function o1(e,t,{left:n,signal:r}){
let o=mte(e),s=a=>o.reduce((c,l)=>c.replaceAll(l,"***"),a).replace(/:\/\/[^\s/@]+@/g,"://***@"),i={...pte(),...hte(e,process.env)};return{redact:s,
git:async(a,{input:c,env:l}={})=>{let u=await Y(["git",`--git-dir=${t}`,...a],{cwd:t,env:{...i,...l},timeoutSeconds:Math.max(1,Math.min(fte,
n())),...c!==void 0&&{input:c},...r&&{signal:r}});if(u.missing)throw new v(py);return{...u,stderr:s(u.stderr)}}}}var Yo=class extends Error{finished;constructor(t,n){
super(`git ${t}: ${ce(n)}`),this.finished=n}};async function Dt({git:e,redact:t},n,r){let o=await e(n,r);if(o.code===0)return o.stdout.trim();
let s=n.find(i=>!i.startsWith("-"))??"";throw new Yo(s,{...o,stdout:t(o.stdout)})}function mte({credentials:e}){if(e===null)return[];let t=e.
slice(e.indexOf(":")+1);return[s1(e),e,t,encodeURIComponent(t)].filter(r=>r.length>=4)}var s1=e=>Buffer.from(e).toString("base64");function pte(){
let e=/^GIT_(?!SSH|SSL|ASKPASS$|CONFIG_|EXEC_PATH$|PROXY)|^GIT_CONFIG_(?:COUNT|KEY|VALUE|PARAMETERS)/,t=Object.entries(process.env).filter(([
n])=>!e.test(n));return{...Object.fromEntries(t),GIT_TERMINAL_PROMPT:"0",LC_ALL:"C",GIT_PAGER:"cat"}}function hte({url:e,credentials:t},n){let r=Array.
from({length:Number(n.GIT_CONFIG_COUNT)||0},(a,c)=>[n[`GIT_CONFIG_KEY_${c}`]??"",n[`GIT_CONFIG_VALUE_${c}`]??""]).filter(([a])=>a!==""),o=[[
"core.hooksPath","/dev/null"],["gc.auto","0"],["maintenance.auto","false"],["http.lowSpeedLimit",String(n1.bytes)],["http.lowSpeedTime",String(
n1.seconds)]],s=t===null?[]:[["credential.helper",""],["core.askPass",""],[`http.${e}.extraheader`,""],[`http.${e}.extraheader`,`Authorizati\
on: basic ${s1(t)}`]],i=[...r,...o,...s];return Object.fromEntries([["GIT_CONFIG_COUNT",String(i.length)],...i.flatMap(([a,c],l)=>[[`GIT_CON\
FIG_KEY_${l}`,a],[`GIT_CONFIG_VALUE_${l}`,c]])])}var gte=/fetch first|non-fast-forward|is at [0-9a-f]+ but expected|reference already exists|incorrect old value|stale info/,
IS="git keeps branches like files in folders, so none can be inside another; name another branch for the trend, or rename that one",yte=[[/exists; cannot create|refname conflict|directory[ /]file conflict|case-insensitive filesystem/i,
IS],[/hash algorithm|mismatched algorithms|object format/i,"the repository uses SHA-256 object names, which loadgate cannot write; name anot\
her one with --remote"],[/protected branch|GH006|GH013|rule violations/i,"the branch is protected; publish to another, or let this workflow \
push to it"],[/was archived|read-only|Read-only file system/,"the repository is read-only; name another one with --remote"],[/hook declined|denied by|unpacker error|shallow update not allowed|denyCurrentBranch|refusing to update checked out/i,
"the server's rules refuse pushes to this branch; its message says which"]],bte=[[/(?:error:|HTTP) 401\b|Authentication failed|could not read (?:Username|Password)|Invalid username or (?:password|token)|terminal prompts disabled/i,
"the token is missing or wrong; set GITHUB_TOKEN to one that may write, e.g. with permissions: contents: write"],[/(?:error:|HTTP) 403\b|Permission to .* denied|Write access to repository not granted|Permission denied|insufficient permission|not allowed to/i,
"the token may not write here; give the job permissions: contents: write"],[/(?:error:|HTTP) 404\b|Repository not found|repository '.*' not found|does not (?:appear to be a git repository|exist)|No such file or directory/i,
"there is no such repository, or the token may not see it; check --remote"],[/certificate problem|certificate verif|Host key verification failed/i,
"the server's identity cannot be verified; add its certificate or its host key to this machine"],[/dubious ownership/i,"the repository belon\
gs to another user; if you trust it, add it to git's safe.directory"],[/unsupported protocol|transport '.*' not allowed|Unable to find remote helper/i,
"check --remote"]],i1=/\[remote rejected\][^(\n]*\(([^\n]*)\)/,wte=/internal|server error|time(?:d )?[ -]?out|unavailable|try again|\block\b|failed to update ref/i;
function al(e){let t=xte(e),n=`${e.stdout}
${e.stderr}`,r=a=>a.find(([c])=>c.test(n))?.[1],o=r(yte);if(o!==void 0)return{kind:"refused",said:t,todo:o};if(gte.test(n))return{kind:"race"};
let s=r(bte);if(s!==void 0)return{kind:"refused",said:t,todo:s};let[,i]=i1.exec(n)??[];return i===void 0||wte.test(i)?{kind:"trouble",said:t}:
{kind:"refused",said:t,todo:"trying again would not help; its message says why"}}function xte({stdout:e,stderr:t,timedOut:n}){if(n)return"no\
 answer in time";let r=wt(t||e,4).split(`
`),[,o]=i1.exec(e)??[];return[...r,o??""].map(s=>s.replace(/^(?:(?:fatal|error|remote): *)+/,"").trim()).filter(s=>s!==""&&!s.startsWith("hi\
nt:")).join("; ").slice(0,400)}var zS=7*1024*1024,a1=400,c1="loadgate-file",u1={commit:null,read:async e=>e.map(()=>null),entries:async e=>e.map(()=>null),list:async()=>[]};
function d1(e,t){return{commit:e,read:async n=>{let o=[...await l1(e,n,t)].filter(([,{kind:a}])=>a==="file"),s=new Map(o.map(([a,{id:c}])=>[
a,c])),i=await kte([...new Set(s.values())],t);return n.map(a=>{let c=s.get(a),l=c===void 0?null:i.get(c)??null;if(c!==void 0&&l===null)throw new v(
`${a} is not a text, or has more than ${zS/2**20} MiB`);return l})},entries:async n=>{let r=await l1(e,n,t);return n.map(o=>r.get(o)??null)},
list:async n=>{let r=n===""?[]:["--",`${n}/`];return(await Dt(t,["--literal-pathspecs","ls-tree","-z","--name-only",e,...r])).split("\0").filter(
i=>i!=="").map(i=>i.slice(n===""?0:n.length+1))}}}var Ste="120000",vte={blob:"file",tree:"folder",commit:"submodule"};async function l1(e,t,n){
let r=new Map;for(let o=0;o<t.length;o+=a1){let s=t.slice(o,o+a1),i=await Dt(n,["--literal-pathspecs","ls-tree","-z",e,"--",...s]);for(let a of i.
split("\0")){let[,c,l,u="",d=""]=/^(\d+) (blob|tree|commit) ([0-9a-f]+)\t(.*)$/s.exec(a)??[];if(l===void 0)continue;let f=c===Ste?"link":vte[l];
r.set(d,{kind:f,id:u})}}return r}async function kte(e,t){if(e.length===0)return new Map;await $te(e,t);let n=await Ote(e,t),r=new Map;for(let o of Rte(
e,n))for(let[s,i]of await _te(o,n,t))r.set(s,i);return r}async function $te(e,t){if((await t.git(["config","remote.origin.partialclonefilter"])).
code!==0)return;let r=["fetch","--quiet","--no-tags","--no-write-fetch-head","--filter=blob:none","--stdin"];await t.git(["-c","fetch.negoti\
ationAlgorithm=noop",...r,"origin"],{input:`${e.join(`
`)}
`})}async function Ote(e,t){let n=await t.git(["cat-file","--batch-check=%(objectname) %(objectsize)"],{input:`${e.join(`
`)}
`}),r=new Map(n.stdout.split(`
`).flatMap(o=>{let[,s,i]=/^([0-9a-f]+) (\d+)$/.exec(o)??[];return s===void 0?[]:[[s,Number(i)]]}));if(e.some(o=>!r.has(o)))throw new Yo("cat\
-file",n);return r}function*Rte(e,t){let n=[],r=0;for(let o of e){let s=t.get(o)??Number.NaN;s<=zS&&(r+s>zS&&(yield n,[n,r]=[[],0]),n.push(o),
r+=s)}n.length>0&&(yield n)}async function _te(e,t,n){let{stdout:r}=await n.git(["cat-file",`--batch=${c1} %(objectname)`],{input:`${e.join(
`
`)}
`}),o=Buffer.from(r),s=0,i=[];for(let a of e){let c=`${c1} ${a}
`,l=s+c.length+(t.get(a)??0);if(o.toString("utf8",s,s+c.length)!==c||o[l]!==10)return Ete(e,t,n);i.push([a,o.toString("utf8",s+c.length,l)]),
s=l+1}return i}async function Ete(e,t,{git:n}){let r=[];for(let o of e){let{stdout:s}=await n(["cat-file","blob",o]);Buffer.byteLength(s)===
t.get(o)&&r.push([o,s])}return r}var Cte=300,Ate=.5,Mte=20,Nte=8,f1="41898282+github-actions[bot]@users.noreply.github.com",Ite={GIT_AUTHOR_NAME:"loadgate",GIT_AUTHOR_EMAIL:f1,
GIT_COMMITTER_NAME:"loadgate",GIT_COMMITTER_EMAIL:f1};async function LS(e,t){let{clock:n,limitSeconds:r=Cte}=e,o=n.now()+r,s=()=>o-n.now(),i=await Dte(
e,s),a=0;for(let c=1;;c++){let l=await Fte(e,i,t);if(!("kind"in l))return{...l,tries:c};if(l.kind==="refused")throw Lte(e,l,i);a=l.kind==="t\
rouble"?a+1:0;let u=zte(c,e.random()),d=l.kind==="race"?"others were faster":i.redact(l.said);if(a>=Nte||u>s())throw new Or(`${e.branch} of ${e.
remote.url} could not be updated in ${c} tries (${d}); nothing is lost, run this step again`);e.say?.(`${e.branch}: ${d}; trying again`),await n.
sleep(u,e.signal)}}function zte(e,t){return t*Math.min(Mte,Ate*2**e)}function Lte({branch:e,remote:t},{said:n,todo:r},{redact:o}){return new Or(
`${e} of ${t.url} cannot be updated: ${o(n)}; ${r}`)}async function Dte({folder:e,remote:t,branch:n,signal:r},o){let s=Rp(e,"branch.git");m1(
s,{recursive:!0});let i=o1(t,s,{left:o,signal:r}),{code:a}=await i.git(["check-ref-format",`refs/heads/${n}`]);if(a!==0||n.startsWith("-")||
n==="HEAD"||n==="@")throw new v(`${n} is not the name of a branch; write it like gh-pages`);return await Dt(i,["init","--quiet","--bare",s]),
await Dt(i,["config","remote.origin.url",t.url]),i}async function Fte(e,t,n){let r=await jte(e,t);if("kind"in r)return r;let o=await n(r).catch(
Bte);if("kind"in o)return o;let{change:s,result:i}=o,a=s&&await Gte(s,r,e,t);if(a===null)return{commit:a,result:i};let c=await t.git(["push",
"--quiet","--porcelain","origin",`${a}:refs/heads/${e.branch}`]);return c.code===0?{commit:a,result:i}:al(c)}function Bte(e){if(e instanceof
Yo)return al(e.finished);throw e}async function jte({branch:e},t){let n=`refs/heads/${e}`,r=Ute(n),o=await t.git(["ls-remote","--refs","orig\
in",n,`${n}/*`,...r]);if(o.code!==0)return al(o);let s=o.stdout.split(`
`).map(l=>l.slice(l.indexOf("	")+1));if(!s.includes(n)){let l=s.find(d=>d.startsWith(`${n}/`)||r.includes(d));return l===void 0?u1:{kind:"re\
fused",said:`it has a branch ${l.replace("refs/heads/","")}`,todo:IS}}let i=["--quiet","--no-tags","--no-write-fetch-head","--depth=1","--fi\
lter=blob:none"],a=await t.git(["fetch",...i,"origin",`+${n}:refs/loadgate/tip`]);if(a.code!==0)return Zte(a.stderr)?{kind:"race"}:al(a);let c=await Dt(
t,["rev-parse","refs/loadgate/tip"]);return d1(c,t)}function Ute(e){let t=e.split("/");return Array.from({length:t.length-3},(n,r)=>t.slice(
0,r+3).join("/"))}var Zte=e=>/couldn't find remote ref/i.test(e);async function Gte({files:e,message:t},n,{folder:r},o){if(e.size===0)return null;
let s={GIT_INDEX_FILE:Rp(r,"branch.index")};Pte(s.GIT_INDEX_FILE,{force:!0}),n.commit!==null&&await Dt(o,["read-tree",n.commit],{env:s});let i=await Hte(
e,r,o),a=[...e.keys()].map(u=>{let d=i.get(u);return d===void 0?`0 ${"0".repeat(40)}	${u}`:`100644 ${d}	${u}`});await Dt(o,["update-index","\
-z","--index-info"],{env:s,input:`${a.join("\0")}\0`});let c=await Dt(o,["write-tree","--missing-ok"],{env:s});if(n.commit!==null){let u=await Dt(
o,["rev-parse",`${n.commit}^{tree}`]);if(c===u)return null}let l=n.commit===null?[]:["-p",n.commit];return Dt(o,["commit-tree",c,...l,"-F","\
-"],{env:Ite,input:t})}async function Hte(e,t,n){let r=[...e].filter(c=>c[1]!==null);if(r.length===0)return new Map;let o=Rp(t,"branch.files");
m1(o,{recursive:!0});let s=r.map(([,c],l)=>{let u=Rp(o,String(l));return Tte(u,c),u}),a=(await Dt(n,["hash-object","-w","--no-filters","--st\
din-paths"],{input:`${s.join(`
`)}
`})).split(`
`);return new Map(r.map(([c],l)=>[c,a[l]]))}var DS=(e,t)=>e===""?t:`${e}/${t}`;function p1(e,t){return{read:n=>e.read(n.map(r=>DS(t,r))),list:n=>e.list(DS(t,n))}}var Wte=["index.html","page.js","page.css"];function g1(e){return G$(e.cwd)}async function Kte({remote:e,branch:t,folder:n},r,o,s){let i=await Jte(
e,o,s),{GITHUB_TOKEN:a="",GITHUB_SERVER_URL:c="https://github.com"}=o,l=r1(i,a,c);return a!==""&&l.credentials===null&&/^https?:/i.test(l.url)&&
s.progress.say(`the token is for ${c} and is not sent to ${new URL(l.url).origin}, where git's own credentials are used`),{access:{remote:l,
branch:t,folder:r,clock:s.clock,random:Math.random,signal:s.signal,say:u=>s.progress.say(u)},folder:n,page:Yte()}}async function Jte(e,t,n){
let r=Mm(t),o=e===void 0?await g1(n):null,s=o&&await H$(o,"origin"),i=e??s??(r===null?void 0:`${r}.git`);if(!i)throw new v("there is no remo\
te to publish to: run this in a checkout that has an origin, or name one with --remote URL");let a=Vte(o?.top??n.cwd,i);return h1(a)?a:i}function Yte(){let e=import.meta.filename.endsWith(".ts"),t=e?FS(import.meta.dirname,"..","..","dist","page"):FS(import.meta.dirname,"page");
if(!h1(t)){if(e)return new Map;throw new v(`the page's files are missing (${t}); install loadgate again, with its folder dist/page`)}return new Map(
Wte.map(n=>[n,qte(FS(t,n))]))}async function _p(e,t,n){try{var r=[];try{let c=e.remote===void 0?await g1(n):null;let l=c&&await Bt(c,`refs/r\
emotes/origin/${e.branch}`);if(c&&l)return await TS(Xte(c,l,e.folder));let u=Z(r,Am(),!0);let{access:d,folder:f}=await Kte(e,u.folder,t,n);let m=await LS(
d,async h=>({change:null,result:await TS(p1(h,f))}));return m.result}catch(o){var s=o,i=!0}finally{var a=q(r,s,i);a&&await a}}catch(c){return n.
signal.throwIfAborted(),n.progress.say(`the trend cannot be read (${c.message}), so this point is measured without it`),null}}function Xte(e,t,n){
let r=o=>[n,o].filter(s=>s!=="").join("/");return{read:o=>Promise.all(o.map(s=>qe(e,t,r(s)))),list:o=>J$(e,t,r(o))}}var WTe={name:"trend",summary:"compare head with the pinned reference: one point of the trend",group:"ci",examples:[{line:"loadgate trend",does:"\
compare HEAD with the reference in loadgate.yml"},{line:"loadgate trend --head v1.3.0 --budget 10m",does:"measure a tag, in ten minutes"},{line:"\
loadgate trend --bisect v1.2.0..v1.3.0 --case api/hello/direct",does:"find the commit that changed this case"}],options:{head:{...Sp,value:"\
REV",description:"The revision to measure. Defaults to `HEAD`."},bisect:Gz,...il,isolation:vp,secrets:kp,waitSeconds:$p,seed:Hz,...Op,out:Xz,
quiet:Qz,json:e1},async run({values:e,host:t}){let n=Qte(t.cwd,e.out);if(await Yc(n),e.bisect!==void 0){let s=await Iz({...e,range:e.bisect,
out:n},t);return CS(s,e,()=>KI(s)),0}let r=await _p(e,process.env,t),o=await BS({...e,baseline:r,out:n},t);return Lz(o,{json:e.json,out:n},t),
o.exitCode}},ene=864e5;async function BS(e,t){var We=[];try{await Ci(t);let n=Z(We,await Ni(t),!0);let{repository:r}=n;let o=await _r(r,e.head??
"HEAD");let s={commit:o,label:e.head??"HEAD"};let i=await tne(r,o,e,t);let a=await qI(i,s,r);let c=Jn(i,e.case);let[l]=Jn(i,i.trend?.control??
c[0]?.id);let u=De=>({...e,revisions:{base:De.revision,head:s},...De.images&&{images:{base:De.images}},measureIdentical:!0,rules:"head",failOn:[
"invalid"],looks:!1});let d=await Kr(u(a),n,l?[l]:[]);let f=nS(d)/c.length;let m=Z(We,await Ii(d,n,e),!0);let{base:h,head:p}=m.sides;if(!h)throw new RangeError(
"the reference was not built");let g=(De,it,Gn,ts={})=>{t.progress.say(De);let eo={cases:it,config:{...kM(d.config),budgetSeconds:f*it.length}};
return Mi(m,{...d,...eo,...ts},Gn,e.out)};let y=()=>({startedAt:t.clock.date().toISOString(),seconds:0});let b=await g(`head against the ref\
erence ${a.label}`,c,m.sides);let{logs:S}=b;let x=a$(b.results)?{...b.results,exitCode:_t.invalid}:b.results;if(x.interrupted)return gn(x,S,
e.out),x;let{reference:R,...k}=i.trend;let P={settings:k,config:i.file,reference:{commit:a.identity,label:a.label},head:{commit:o,subject:await Qu(
r,o)??""},control:null,seam:null,again:null};let E=()=>({...x,command:"trend",notices:[...x.notices,...P.planted?OI(P.planted):[]],trend:P});
let A=De=>{P={...P,...De},gn(E(),S,e.out),t.signal.throwIfAborted()};A({});let F=Nz(x,e.baseline);if(F.length>0){let De=`again, since they l\
ook changed: ${F.join(", ")}`,it=c.filter(({id:Gn})=>F.includes(Gn));A({again:Ep(await g(De,it,{base:h,head:p,buildTime:y()}))})}let Q=e.baseline?.
nights??Math.floor(t.clock.date().getTime()/ene);let j=kI(i,$I(c,x.cases),Q);let re=Z(We,l||j?await m.copy(h,"twin"):null,!0);let be=re&&{base:h,
head:re,buildTime:y()};if(l&&be){let De=await g(`identical builds of ${l.id}`,[l],be,{design:"looks"});A({control:Ep(De)})}let ht=await nne(
a,e.baseline,s,r,t);if(ht){var kt=[];try{let{base:De}=await Kr(u(ht),n);if(!De)throw new RangeError("a comparison has a base");let it=Z(kt,await m.
build({...De,name:"prev",writesCache:!1}),!0);let Gn={base:it,head:h,buildTime:it.time};let ts=`the reference against ${ht.label}, the previ\
ous one`;let eo={commit:ht.identity,label:ht.label};let Zi=Ep(await g(ts,c,Gn));A({seam:Zi&&{from:eo,results:Zi}})}catch(Ui){var Xo=Ui,Qo=!0}finally{
var Ze=q(kt,Xo,Qo);Ze&&await Ze}}if(j&&be){let{case:De,slowdown:it}=j,Gn=`a planted slowdown in ${De.id}, which has to be found`,eo=Ep(await g(
Gn,[De],be,{design:"looks",slowdown:{share:it}}));A({planted:{case:De.id,slowdown:it,results:eo}})}return E()}catch(bn){var wn=bn,es=!0}finally{
var fl=q(We,wn,es);fl&&await fl}}function Ep({results:e}){let{trend:t,...n}=e;return n.interrupted&&n.cases.every(({sessions:o})=>o.length===
0)?null:{...n,command:"compare"}}async function tne(e,t,n,r){let o=Dr(e,r.cwd,n.config),s=await qe(e,t,o);if(s===null)throw new v(`${t.slice(
0,12)} has no ${o}; commit it first`);let i=zn(s,o,n.preset===void 0?{}:{preset:n.preset});if(i.trend)return i;throw new v(`${o} has no tren\
d section; add one with the reference of all points, like trend: { reference: v1.0.0 }`)}async function nne(e,t,n,r,o){let s=t?.reference??null;
if(s===null||s.commit===e.identity)return null;let i=await VI(s,n,r);return i===null&&o.progress.say(`the previous reference, ${s.label}, is\
 not in this clone, so the series starts over; set fetch-depth: 0 to continue it`),i}import{join as H1}from"node:path";function b1(e,t,n){return[...new Set([...e.keys(),...t.keys()])].map(r=>{let o=r.split(";"),s={base:e.get(r)??0,head:t.get(r)??0},i=n&&o.length>
1?o.slice(1):o,a=one(i),c=i.findLastIndex(a);if(c>=0)return{kind:"code",path:i.slice(0,c+1).filter(a),asked:i.slice(c+1),...s};let l=d=>o.some(
f=>Pp(f)===d);return{kind:l("collector")?"collector":l("compiler")?"compiler":"runtime",path:i,asked:[],...s}})}var rne=/^(?:Java)?Thread::|^(?:JavaCalls|CompileBroker|WorkerThread|GangWorker|VMThread)::/,
y1=/ \S+\.py$/;function one(e){let t=n=>Pp(n)==="code";return e.some(n=>rne.test(n))?n=>t(n)&&!n.includes("::"):e.some(n=>y1.test(n))?n=>y1.
test(n):t}var sne=/garbage collector|^runtime\.(?:gc|bgsweep|mallocgc|scan|mark|sweep|greyobject)|^(?:G1|PSScavenge|ParallelGC|SerialGC|ZGC|ShenandoahGC)|^_?gc_collect|^GC Thread/i,
ine=/^(?:CompileBroker|C[12]Compiler|Compilation|Compile)::/,ane=new RegExp([/_\[k\]$|^(?:entry_|do_syscall|x64_sys|sys_|__x64|el0_)|^\[unknown\]/,
/ node:| \(native\)$|^\((?:program|root|native)\)/,/^(?:runtime|internal\/runtime|syscall)[./]/,/ <frozen |^_Py|^Py[A-Z]/,/^(?:javax?|jdk|sun|com\.sun)\.|^Interpreter$|^StubRoutines |^(?:v|i)table chunks$|^thread_(?:native_)?entry$/,
/^<?(?:&(?:mut )?)?(?:core|alloc|std|hashbrown)::/,/^_int_(?:malloc|free|realloc)$|^_+(?:libc|GI)_|^(?:__libc_)?(?:malloc|calloc|realloc|c?free)(?:@.*)?$|^(?:malloc_consolidate|unlink_chunk|sysmalloc|operator (?:new|delete))\b|^_*mem(?:cpy|move|set|cmp)(?:_\w+|@.*)?$|^(?:_start|start_thread|__clone3?|clone3)$/].
map(({source:e})=>e).join("|"));function Pp(e){return sne.test(e)?"collector":ine.test(e)?"compiler":ane.test(e)?"runtime":"code"}var cne=3;function S1({tool:e,base:t,head:n,lines:r}){let o=dne(t,n,cne,e==="perf"),s=a=>{let c=r.get(a.name);return{...a,...c!==void 0&&{line:c}}},
i=o.map(({calls:a,...c})=>({...s(c),...a!==void 0&&{calls:s(a)}}));return{tool:e,base:Tp(t),head:Tp(n),functions:i}}var lne=.1,cl=.5,une=1.5;
function dne(e,t,n,r=!1){let o=Tp(t)-Tp(e);if(!(o>0))return[];let s=lne*o,i=Map.groupBy(b1(e,t,r),({kind:u})=>u),a=wne(i.get("code")??[]),c=Cp(
a);return[...w1(a,c,s,n),...fne.flatMap(u=>w1(i.get(u)??[],c,s,1))].toSorted((u,d)=>d.head-d.base-(u.head-u.base)).slice(0,n)}var fne=["runt\
ime","collector","compiler"];function w1(e,t,n,r){let o=[{stacks:e,below:null}],s=[];for(;s.length<r;){let i=o.flatMap(f=>{let m=mne(f,n,t);
return m?[{region:f,branch:m}]:[]}),[a]=i.toSorted((f,m)=>Ft(m.branch.cost)-Ft(f.branch.cost));if(!a)break;let{region:c,branch:l}=a;s.push(yne(
l));let u=new Set(l.stacks),d={...c,stacks:c.stacks.filter(f=>!u.has(f))};o=[...o.filter(f=>f!==c),d,l]}return s}function mne(e,t,n){let r=null,
o=Ft(Cp(e.stacks));for(;;){let s=r??e,i=pne(s,t),a=bne(i.filter(u=>Ft(u)>=cl*o));if(a){r=x1(s,a);continue}let c=r===null||hne(r.cost,n)&&gne(
r)<cl*o,[l]=i.toSorted((u,d)=>Ft(d)-Ft(u));if(!c||!l)return r;r=x1(s,l),o=Ft(l)}}function pne({stacks:e,below:t},n){let r=Ft(Cp(e));return jS(
e,t).filter(o=>Ft(o)>=n&&Ft(o)<=une*r)}function x1({stacks:e,below:t},{name:n,base:r,head:o}){return{stacks:e.filter(i=>v1(i,t).includes(n)),
below:n,cost:{base:r,head:o}}}var hne=(e,t)=>e.base>cl*t.base&&e.head>cl*t.head;function gne({stacks:e,below:t}){return Ft(Cp(e.filter(n=>n.
path.at(-1)===t)))}function yne({stacks:e,below:t,cost:n}){let r=e[0]?.kind??"code",o=e.filter(({path:c})=>c.at(-1)===t),i=jS(o.map(c=>({...c,
path:c.asked.slice(0,1)})),null).find(c=>Ft(c)>=cl*Ft(n)),a=i&&{name:i.name,kind:Pp(i.name)};return{name:t,kind:r,...n,...a&&{calls:a}}}var Ft=({
base:e,head:t})=>t-e;function Cp(e){let[t,n]=[0,0];for(let r of e)t+=r.base,n+=r.head;return{base:t,head:n}}function bne(e){let t=(n,r)=>Math.
abs(n-r)<1e-9*Math.max(n,r);return e.toSorted((n,r)=>t(n.head,r.head)?r.depth-n.depth:n.head-r.head)[0]}var v1=({path:e},t)=>t===null?e:e.slice(
e.lastIndexOf(t)+1);function jS(e,t){let n=new Map;for(let r of e){let o=v1(r,t);for(let s of new Set(o)){let i=n.get(s)??{base:0,head:0,depth:0};
n.set(s,i),i.base+=r.base,i.head+=r.head,i.depth=Math.max(i.depth,o.lastIndexOf(s))}}return[...n].map(([r,o])=>({name:r,...o}))}function wne(e){
let t=jS(e,null),n=(a,c)=>t.filter(l=>l[a]>0&&l[c]===0).toSorted((l,u)=>u[a]-l[a]),r=new Map;for(let{path:a,base:c,head:l}of e)for(let[u,d]of a.
entries()){let f=r.get(d)??new Map;r.set(d,f);let m=a[u-1]??"";f.set(m,(f.get(m)??0)+c+l)}let o=a=>[...r.get(a)??[]].toSorted(([,c],[,l])=>l-
c)[0]?.[0]??"",s=new Map,i=n("head","base");for(let a of n("base","head").toSorted((c,l)=>c.depth-l.depth||l.base-c.base)){let c=o(a.name),l=i.
findIndex(({name:d})=>o(d)===(s.get(c)??c)),[u]=l<0?[]:i.splice(l,1);u&&s.set(a.name,u.name)}return e.map(a=>({...a,path:a.path.map(c=>s.get(
c)??c)}))}function Tp(e){let t=0;for(let n of e.values())t+=n;return t}import{rmSync as Ene}from"node:fs";import{dirname as Pne}from"node:path";import{randomBytes as O1}from"node:crypto";var k1=32*1024*1024,$1=1e3,R1=20,xne=Me({id:O().optional(),result:io(),error:Me({message:w()}).optional()});async function _1({address:{host:e,
port:t},path:n},r){let{socket:o,head:s}=await Sne(e,t,n,r),i=null,a=0,c=()=>{let f=i;return clearTimeout(f?.timer),i=null,f},l=f=>{c()?.reject(
f),o.destroy()},d=$ne(f=>{let{data:m}=xne.safeParse(_ne(f));if(!i||m?.id!==i.id)return;let{method:h}=i;m.error?c()?.reject(new Error(`Node's\
 inspector: ${h}: ${m.error.message}`)):c()?.resolve(m.result)},l);return o.on("data",d),o.on("error",l),o.on("close",()=>l(new Error("Node'\
s inspector went away"))),r.addEventListener("abort",()=>l(r.reason),{once:!0}),s.length>0&&d(s),{ask:(f,m={})=>new Promise((h,p)=>{if(r.aborted)
return p(r.reason);if(o.destroyed)return p(new Error("Node's inspector went away"));a+=1,i={id:a,method:f,resolve:h,reject:p,timer:setTimeout(
()=>l(new Error(`Node's inspector: no answer to ${f}`)),R1*1e3)},o.write(Rne(JSON.stringify({id:a,method:f,params:m})))}),[Symbol.dispose]:()=>{
o.destroy()}}}function Sne(e,t,n,r){return new Promise((o,s)=>{let i={connection:"Upgrade",upgrade:"websocket","sec-websocket-version":"13",
"sec-websocket-key":O1(16).toString("base64")},a=process.getBuiltinModule("node:http").request({host:e,port:t,path:n,headers:i,signal:r,agent:!1}),
l=setTimeout(()=>a.destroy(new Error("Node's inspector does not answer")),R1*1e3);a.once("close",()=>clearTimeout(l)),a.once("upgrade",(u,d,f)=>{
clearTimeout(l),o({socket:d,head:f})}),a.once("response",u=>{u.destroy(),s(new Error("what the server says is Node's inspector is none"))}),
a.on("error",u=>s(r.aborted?r.reason:new Error(`Node's inspector cannot be reached: ${u.message}`))),a.end()})}var E1=1,vne=0,kne=8;function $ne(e,t){
let n=0,r=[],o=0,s=2,i=[],a=0;return c=>{if(n+=c.length,n>k1)return t(new Error(`Node's inspector sent more than ${k1/1024/1024} MiB`));if(r.
push(c),o+=c.length,o<s)return;let l=Buffer.concat(r);for(;;){let u=One(l);if("needed"in u){s=u.needed;break}if(l=l.subarray(u.length),a+=1,
a>$1)return t(new Error(`Node's inspector sent more than ${$1} frames`));if(u.kind===kne)return t(new Error("Node's inspector went away"));u.
kind!==E1&&u.kind!==vne||(i.push(u.body),u.last&&(e(Buffer.concat(i).toString("utf8")),i=[]))}r=[l],o=l.length}}function One(e){if(e.length<
2)return{needed:2};let[t=0,n=0]=e,r=n&127,o=r===127?10:r===126?4:2;if(e.length<o)return{needed:o};let s=r===127?Number(e.readBigUInt64BE(2)):
r===126?e.readUInt16BE(2):r,i=o+s;return e.length<i?{needed:i}:{kind:t&15,last:(t&128)!==0,body:e.subarray(o,i),length:i}}function Rne(e){let t=Buffer.
from(e);if(t.length>125)throw new RangeError("commands of the inspector are short");let n=O1(4),r=t.map((o,s)=>o^(n[s%4]??0));return Buffer.
concat([Buffer.from([128|E1,128|t.length]),n,r])}function _ne(e){try{return JSON.parse(e)}catch{return null}}var Ap=199,Tne="1024";async function N1(e,{seconds:t,file:n,within:r},o){let s={cwd:Pne(n),env:ae(process.env)},i={...s,...o&&{signal:o},timeoutSeconds:t+
30},a=Cne(e),c=l=>`${n}.${l}`;try{let l=async d=>{let f=["--event","cpu-clock","--freq",String(Ap),"--call-graph",d];d==="dwarf"&&f.push("--\
mmap-pages",Tne);let m=["--output",c(d),"--pid",e.join(",")],h=["perf","record","--quiet",...f,...m,"--","sleep",String(t)],p=await Y(h,i);if(p.
code!==0)throw new Error(`perf: ${ce(p)}`)};await Promise.all(a.map(l)),await Promise.all(e.map(d=>Dne(d,s,r)));let u=[];for(let d of a){let f=[
"--fields","comm,ip,sym",...d==="dwarf"?["--no-inline"]:[]],m=["perf","script","--force","--input",c(d),...f];u.push(Fne(await Cs(m,{...i,timeoutSeconds:120})))}
return Nne(u)}finally{for(let l of a)Ene(c(l),{force:!0})}}function Cne(e){return e.some(t=>Ane.test(Rr(t)??""))?["fp","dwarf"]:[e.some(Lne)?
"fp":"dwarf"]}var Ane=/^python[\d.]*t?$/,Mne=/(?:^|;)[^;]* \S+\.py(?:;|$)/;function Nne(e){let t=e.map(r=>{let[o,s]=[0,0];for(let[i,a]of r)s+=
a,Mne.test(i)&&(o+=a);return s===0?0:o/s}),n=.8*Math.max(...t);return e[t.findIndex(r=>r>=n)]??new Map}var Ine=/^(?:java|node)$/,zne="Go\0\0";
function Lne(e){let t=Rr(e);if(t===null||Ine.test(t))return!0;let n=v$(e,8192);return n===null||n.includes(zne)}var P1=10;async function Dne(e,t,n){
if(Rr(e)!=="java")return;let r=Tt("jcmd"),o=r===null?null:(await Y([r,String(e),"Compiler.perfmap"],{...t,timeoutSeconds:P1})).code,s=Ps(e);
o===0||s===null||s===e||await n(["jcmd",String(s),"Compiler.perfmap"],P1).catch(()=>{})}function Fne(e){let t=new Map;for(let n of e.split(/\n\s*\n/)){
let[r,...o]=n.split(`
`).filter(a=>a.trim()!=="");if(r===void 0||/^\s+[0-9a-f]+ /.test(r))continue;let s=o.map(a=>C1(jne(a.trim()))).toReversed(),i=[C1(r.trim()),
...s].join(";");t.set(i,(t.get(i)??0)+1)}return t}var Bne=/^ffff[0-9a-f]{12}\s/;function jne(e){let t=e.replace(/^[0-9a-f]+\s+/,"").replace(
/^py::(.*):([^:]*)$/,(n,r,o)=>`${r} ${Mp(o)}`).replace(/ \(inlined\)$/,"").replace(/^(?:[\w.$[\]]+ )?([\w$]+(?:\.[\w$<>]+)+)\(.*\)$/,"$1");return Bne.
test(e)?`${t}_[k]`:Une(t)}var T1=100;function Une(e){let t=[3,2,1],[n=e]=t.map(r=>Zne(e,r)).filter(({length:r})=>r<=T1);return e.length<=T1?
e:n}function Zne(e,t){let n="",r=0;for(let[o,s]of[...e].entries())s==="<"?(r+=1,r<=t&&(n+=r===t?"<\u2026":s)):s===">"&&e[o-1]!=="-"?(r<=t&&(n+=
s),r-=1):r<t&&(n+=s);return n}function C1(e){return e.replaceAll(";",":")||"[unknown]"}var Gne=5e-4,Hne=/Debugger listening on ws:\/\/[^/\s]+:(\d+)(\/[0-9a-f-]+)/g,
qne=16;function I1(e,t,n){return[...new Map([...e.matchAll(Hne)].map(([,o,s])=>[Number(o),s]))].filter(([o])=>o>0&&o<65536).slice(0,Math.min(
n,qne)).map(([o,s])=>({address:{host:t,port:o},path:s}))}var A1=2e5,M1=5e4,Vne=64*1024*1024,Wne=200,Kne=Me({nodes:C(Me({id:O(),callFrame:Me(
{functionName:w(),url:w(),lineNumber:O()}),children:C(O()).max(M1).optional()})).max(M1),samples:C(O()).max(A1),timeDeltas:C(O()).max(A1)});
async function z1(e,t,n){var a=[];try{let r=Z(a,new DisposableStack);let o=[];for(let d of e)o.push(r.use(await _1(d,n)));for(let{ask:d}of o)
await d("Profiler.enable"),await d("Profiler.setSamplingInterval",{interval:Gne*1e6}),await d("Profiler.start");await t();let s=new Map;let i=new Map;
for(let{ask:d}of o){let{success:f,data:m}=Jne.safeParse(await d("Profiler.stop"));if(!f)throw new Error("Node's inspector sent no profile, o\
r one that is too large to be V8's");for(let[h,p]of Xne(m.profile))s.set(h,(s.get(h)??0)+p);for(let{callFrame:h}of m.profile.nodes)h.url!==""&&
i.set(L1(h),h.lineNumber+1)}return{stacks:s,lines:i}}catch(c){var l=c,u=!0}finally{q(a,l,u)}}var Jne=Me({profile:Kne}),Yne=256;function Xne({
nodes:e,samples:t,timeDeltas:n}){let r=new Map(e.flatMap(({id:l,children:u=[]})=>u.map(d=>[d,l]))),o=new Map(e.map(({id:l,callFrame:u})=>[l,
L1(u)])),s=0,i=new Map,a=l=>{let u=i.get(l);if(u!==void 0)return u;let d=[];for(let h=l;h!==void 0&&d.length<Yne;h=r.get(h)){let p=o.get(h);
p!==void 0&&d.push(p)}let f=d.toReversed().slice(1),m=f.length===0||f.at(-1)==="(idle)"?null:f.join(";");if(s+=m?.length??0,s>Vne)throw new Error(
"the profile is too large to be V8's");return i.set(l,m),m},c=new Map;for(let[l,u]of t.entries()){let d=a(u);d!==null&&c.set(d,(c.get(d)??0)+
Math.max(0,n[l+1]??0)/1e6)}return c}var Qne=new RegExp(`/${Fo}\\w+/[^/]+/[^/]+$`);function Mp(e){let t=e.split("/"),n=t.at(-1)??"";return/^(?:index\.\w+|__init__\.py)$/.
test(n)&&!Qne.test(e)?t.slice(-2).join("/"):n}var ere=/^\((?!anonymous\))[\w ]+\)$/,tre=/^[\w-]+(?:\/[\w-]+)*\.js$/;function L1({functionName:e,
url:t,lineNumber:n}){let r=Mp(t),o=e||"(anonymous)",s=t===""?ere.test(o)?"":" (native)":t.startsWith("node:")?` ${t}`:tre.test(t)?` node:${t.
slice(0,-3)}`:` ${r}${e?"":`:${n+1}`}`;return`${o}${s}`.slice(0,Wne).replaceAll(";",":")}import{readFileSync as nre,rmSync as rre}from"node:fs";import{dirname as ore}from"node:path";var sre=16,ire=64*1024*1024,are=200;function D1(e){return Tt("py-spy")===null?[]:e.filter(t=>/^python[\d.]*t?$/.test(Rr(t)??"")).slice(0,sre)}
async function F1(e,{seconds:t,hertz:n,file:r},o){let s={cwd:ore(r),env:ae(process.env),...o&&{signal:o}},i=await Promise.all(e.map(async a=>{
let c=`${r}.${a}`;try{let l=["--format","raw","--function","--threads","--rate",String(n),"--duration",String(t)],u=On([a]).cpu,d=["py-spy",
"record",...l,"--output",c,"--pid",String(a)],f=await Y(d,{...s,timeoutSeconds:t+30});if(f.code!==0)throw new Error(`py-spy: ${ce(f)}`);return{
text:nre(c,"utf8").slice(0,ire),samplesAtWork:cre(u,On([a]).cpu,n)}}finally{rre(c,{force:!0})}}));return lre(i)}function cre(e,t,n){return new Map(
[...t].flatMap(([r,o])=>{let s=Ps(Number(r.split("/")[1]));return s===null?[]:[[s,(o-(e.get(r)??0))*n]]}))}function lre(e){let t=new Map,n=new Map;
for(let{text:r,samplesAtWork:o}of e){let s=[...r.matchAll(/^(?:thread \((\w+)\)[^;\n]*;)?(.+) (\d+)$/gm)].map(([,a,c="",l])=>({thread:Number(
a),frames:c,count:Number(l)})),i=new Map;for(let{thread:a,count:c}of s)i.set(a,(i.get(a)??0)+c);for(let{thread:a,frames:c,count:l}of s){let u=(o.
get(a)??i.get(a)??0)/(i.get(a)||1),f=c.split(";").map(m=>ure(m,n)).join(";");u>0&&t.set(f,(t.get(f)??0)+l*u)}}return{samples:t,lines:n}}function ure(e,t){
let[,n=e,r,o]=/^(.*) \((.+):(\d+)\)$/.exec(e)??[],s=r===void 0?"":` ${Mp(r)}`,i=`${n}${s}`.slice(0,are);return o!==void 0&&t.set(i,Number(o)),
i}function B1({plan:{budgetSeconds:e},seconds:{run:t}}){return Math.max(20,(1+.1)*e-t)}var dre=`the time for profiles was over, at most ${.1*100}\
% of the budget; set a larger budget`,j1="the time for profiles of a case was over, at most 20 s";async function U1(e,t,{clock:n,signal:r},o,s){
let i=n.now()+t,a=[];for(let f of e){var c=[];try{let m=i-n.now();if(m<10){a.push(s(f,dre));continue}let h=Z(c,fre(Math.min(20,m),n,r));try{
a.push(await o(f,h))}catch(p){r.throwIfAborted(),a.push(s(f,h.signal.aborted?j1:p.message))}}catch(l){var u=l,d=!0}finally{q(c,u,d)}}return a}
function fre(e,t,n){let r=new AbortController,o=new AbortController;return t.sleep(e,o.signal).then(()=>r.abort(new Error(j1)),()=>{}),{until:t.
now()+e,signal:AbortSignal.any([n,r.signal]),[Symbol.dispose]:()=>o.abort()}}var pre=5,hre=1,gre=2,q1=3,yre="0.0.0.0:9229",bre="127.0.0.1:0";async function wre(e,t,n,r){let{id:o}=e.case,s=new Map,{until:i}=r.time;for(let[
l,u]of e.builds.entries()){let d=t.clock.now(),f=(i-d)/(e.builds.length-l),m={...r,time:{until:d+f}};s.set(u.variant,await xre(u,e,t,n,m))}let[
a,c]=[s.get("base"),s.get("head")];return!a||!c?{case:o,reason:"there is no base to compare with"}:a.stacks.size===0||c.stacks.size===0?{case:o,
reason:`${c.tool} saw no sample`}:{case:o,tool:c.tool,seconds:Math.min(a.seconds,c.seconds),base:a.stacks,head:c.stacks,lines:c.lines}}async function xre(e,t,n,r,{
time:o,warmUpSeconds:s}){var R=[];try{let i=Z(R,await Xf(t,$re(e,n),n.runner,n.clock),!0);let{server:a}=i;let c=I1(await a.log(),a.address.host,
(await Z1(i)).length);await yi([i],!1,t,n,Math.min(s,q1));let l=kre(o.until-n.clock.now());let u=0;let d=async()=>{let{rate:F}=t,Q=F===void 0?
{seconds:l}:{requests:Math.ceil(F*l)},j=pi(n.plan.cpus,1),re=await n.generator(hi(i,t,Q,j,F),{signal:n.signal});u=Ve(re.output)};let f=(F,Q)=>new Map(
[...F].map(([j,re])=>[j,re*Q/u]));if(c.length>0){let{stacks:F,lines:Q}=await z1(c,d,n.signal);return{tool:"V8's profiler",seconds:l,stacks:f(
F,1),lines:Q}}let m=await Z1(i);let h=D1(m);let p=()=>h.length>0?Sre(h,l,r,n.signal):vre(m,l,r,i,n.signal);let[g,y]=await Promise.allSettled(
[p(),d()]);if(g.status==="rejected")throw g.reason;if(y.status==="rejected")throw y.reason;let{tool:b,stacks:S,lines:x}=g.value;return{tool:b,
seconds:l,stacks:f(S,1/Ap),lines:x}}catch(k){var P=k,E=!0}finally{var A=q(R,P,E);A&&await A}}async function Sre(e,t,n,r){let o={seconds:t,hertz:Ap,
file:H1(n,"py-spy")},{samples:s,lines:i}=await F1(e,o,r);return{tool:"py-spy",stacks:s,lines:i}}async function vre(e,t,n,{server:r},o){let s=(a,c)=>r.
exec(a,{timeoutSeconds:c,signal:o});return{tool:"perf",stacks:await N1(e,{seconds:t,file:H1(n,"perf"),within:s},o),lines:new Map}}function kre(e){
let t=Math.min(pre,Math.floor(e-gre));if(t>=hre)return t;throw new Error(`starting and warming up left no time to profile, of the ${20} s of\
 a case`)}function $re(e,{runner:t}){let{target:n}=e,r=t.name==="docker",o=r?{}:Rs(process.env,n.inherit,{}),s=(a,c)=>{let l=n.env[a]??o[a];
return{[a]:l===void 0?c:`${l} ${c}`}},i={...n.env,...s("NODE_OPTIONS",`--inspect=${r?yre:bre}`),...s("JAVA_TOOL_OPTIONS","-XX:+PreserveFrame\
Pointer"),PYTHONPERFSUPPORT:"1"};return{...e,target:{...n,env:i}}}async function Z1({server:e}){let{threads:t}=await e.meter.read();return[...new Set(
[...t.keys()].map(n=>Number(n.split("/")[0])))]}var Ore=3;function V1(e,t){let n=new Map(t.flatMap(o=>"base"in o?[[o.case,S1(o)]]:[])),r=e.cases.
map(o=>{let s=n.get(o.id);return s?{...o,growth:s}:o});return{...e,cases:r}}async function W1(e,{variants:t,oha:n},r){let{cases:o,plan:s}=r,
a=o.filter(Rre).toSorted((S,x)=>G1(x)-G1(S)).slice(0,Ore);if(a.length===0)return[];let c=({id:S},x)=>({case:S,reason:x});if(e.isolation.elsewhere)
return a.map(S=>c(S,"the servers run on another machine"));let{host:l,resources:u}=e.workspace,{clock:d,progress:f,signal:m}=l;try{var h=[];
try{let S=Z(h,await rS(e),!0);let x=oS(n,u,s);let R=Z(h,await Vf(s.cpus.generator),!0);let k=async(P,E)=>{f.step({doing:`profiling ${P.id}`,
done:a.indexOf(P)/a.length,secondsLeft:null});let A=Pm(P,t,e.config,E.signal);if(!A)return c(P,"head was not built");if(A.scenario.args)return c(
P,"it runs a command, and only servers are profiled");let F={plan:s,runner:S,generator:x,hyperfine:null,clock:d,signal:E.signal,random:um(s.
seed),began:d.now()},Q=P.sessions.at(-1)?.warmUpSeconds??q1;return wre(A,F,u.folder,{time:E,warmUpSeconds:Q})};return await U1(a,B1(r),{clock:d,
signal:m},k,c)}catch(p){var g=p,y=!0}finally{var b=q(h,g,y);b&&await b}}catch(S){return m.aborted?[]:a.map(x=>c(x,S.message))}finally{f.end()}}
function G1({metrics:e}){let t=e.flatMap(({verdict:n,ratio:r,better:o})=>n==="regression"&&r!==null&&r>0?[o==="lower"?r:1/r]:[]);return Math.
max(0,...t)}function Rre({verdict:e,metrics:t,limits:n=[]}){let r=t.filter(i=>i.gates&&i.verdict==="regression"),o=n.filter(({state:i})=>i===
"broken"),s=[...r.map(({name:i})=>i),...o.map(({metric:i})=>i)];return e==="regression"&&s.some(_u)}async function K1(e,t){var u=[];try{await Ci(t);let n=Z(u,await Ni(t),!0);let r=await Kr(e,n);if(Ere(r)){let p=Pre(r,n);return gn(p,new Map,
e.out),p}let o=Z(u,await Ii(r,n,e),!0);let s=await Mi(o,r,o.sides,e.out);let{results:i,logs:a}=s;if(!_re(e,r.config)||i.interrupted)return gn(
i,a,e.out),i;let c=await W1(o,s,i);let l=V1(i,c);gn(l,a,e.out,c);return l}catch(d){var f=d,m=!0}finally{var h=q(u,f,m);h&&await h}}function _re({
cpuProfile:e,unreviewed:t},n){return e||(n.cpuProfile??!t)}function Ere(e){return Lc(e).length===0}function Pre(e,{host:t,resources:n}){let{
config:r,base:o,head:s,part:i,cases:a,notices:c}=e,u={name:r.isolation==="docker"?"docker":"process",reason:{code:"nothing-to-run"}},d=Ic();
return Qs({id:n.id,startedAt:t.clock.date().toISOString(),plan:op(e,{isolation:u,cpus:xS(ym())},!1),environment:{...bm(),tools:{node:process.
version},load:{before:d,after:d}},variants:[...o?[{variant:"base",...o.revision,builds:{}}]:[],{variant:"head",...s.revision,builds:{}}],failures:[],
notices:c,cases:(i?.cases??a).map(f=>({...f,sessions:[],skipped:"untouched"})),seconds:{build:0,run:0,ready:0,load:0,harness:0},interrupted:!1})}var Tre={regression:"error",invalid:"warning",inconclusive:"warning",improvement:"notice",new:"notice",unchanged:null},US=10;function J1(e,t){
return["error","warning","notice"].flatMap(n=>{let r=e.cases.filter(({verdict:o})=>Tre[o]===n);return r.slice(0,US).map((o,s)=>{let i=s===US-
1?r.length-US:0;return Cre(n,o,t(o.scenario),i)})})}function Cre(e,t,n,r){let o=r>0?` ${r} more like this: see the summary.`:"";return{level:e,
title:W(`${t.id}: ${iN(t)}`),message:`${W(`${t.id} ${rt(t)}`)}.${o}`,...n}}function GS(e){return ne({name:"github-token",value:"TOKEN",required:!0,description:e},t=>t)}var Y1={base:{...Zz,description:"The revision t\
o compare with. Defaults to the merge base with the pull request's base branch, to the merge group's base, else to the merge base with the d\
efault branch."},head:{...Sp,description:"The revision to measure. Defaults to the head of the pull request or of the merge group, else to t\
he checkout's HEAD."}},{branch:Are,folder:Mre}=Op,ZS={branch:{...Are,name:"gh-pages-branch"},folder:Mre},X1="`loadgate` in the runner's temp\
orary folder";function Q1(e){return ne({name:"out",value:"DIR",description:`The folder for ${e}. Defaults to ${X1}.`},t=>t)}var eL=Q1("`resu\
lts.json` and the reports"),tL="The folder of all results and reports, for a workflow to upload.",nL=ne({name:"results",value:"F",description:`\
The \`results.json\` of the run. Defaults to the one in ${X1}.`},e=>e),rL={out:tL,verdict:"`regression`, `invalid`, `inconclusive`, `improve\
ment`, `new` or `unchanged`: the worst of all cases.",regressions:"A JSON list of the cases that became slower, `[]` if there are none.",results:"\
The path of `results.json`, which holds everything that was measured.",report:"The path of `report.html`, a page in one file."};function Nre(e){
if(jre.some(({name:t})=>t===e))throw new v(`${e} is another action; write uses: ${ll(e)}@v1`);return Jo(["compare","trend"])(e)}function ll(e){
return`loadgate/loadgate/actions/${e}`}var oL={name:"measure",description:"Measures in the pull request whether a change makes an HTTP serve\
r slower.",inputs:{command:ne({name:"command",value:"compare|trend",description:"`compare` measures base against head, `trend` a point of th\
e trend. Defaults to `compare` on `pull_request` and `merge_group`, to `trend` on `schedule` and `push`. On `workflow_dispatch` it is `trend\
` if the configuration has a trend section and base and head are not both named, else `compare`."},Nre),...Y1,...il,isolation:vp,secrets:{...kp,
default:"none",description:"The variables of the step's environment that `secrets:` of the configuration file may pass on to targets; separa\
te several with commas. Apart from what toolchains need (docs/environment.md), no other variable reaches a target."},waitSeconds:$p,threshold:qz,
failOn:Vz,measureIdentical:Wz,cpuProfile:Kz,shard:Jz,branch:{...ZS.branch,description:"For `trend`, the branch that holds the trend so far."},
folder:ZS.folder,oha:ne({name:"oha-path",value:"F",description:"The oha that generates the load. Defaults to the one on PATH, else to the re\
lease, which is verified by its pinned hash and kept in the tool cache. It is compiled with cargo only if the release cannot be downloaded."},
e=>e),out:eL},outputs:rL},Ire={name:"comment",description:"Reports in a pull request, by a comment and a commit status, what loadgate measur\
ed in another job.",inputs:{token:GS("The token to comment with, e.g. `github.token`."),...t1},outputs:{verdict:"`regression`, `invalid`, `i\
nconclusive`, `improvement`, `new` or `unchanged`: the worst of all cases; also `accepted` and `failed`."}},zre={name:"publish",description:"\
Adds a point that loadgate measured to the trend on a branch, and reports what changed.",inputs:{token:GS("The token to push and to open iss\
ues with, e.g. `github.token`."),results:nL,...ZS},outputs:{alerts:"A JSON list of the changes that were seen or confirmed by this run, `[]`\
 if there are none."}},Lre={name:"plan",description:"Cuts a run of loadgate into shards for a job matrix.",inputs:{shards:Yz,...il,head:Y1.head},
outputs:{matrix:"A job matrix whose entries have a `shard` and a `number` each."}},Dre={name:"merge",description:"Puts the shards of a run t\
ogether and judges them as one run.",inputs:{path:st({name:"path",value:"DIR",default:"shards",description:"The folder that the shards' arti\
facts were downloaded to."},e=>e),out:eL},outputs:rL},Fre={name:"request",description:"Reads the command /loadgate run in a comment, and che\
cks that its author may give it.",inputs:{token:GS("The token to read permissions and to react with, e.g. `github.token`.")},outputs:{run:"W\
hether to carry out the comment's command, `true` or `false`.",head:"The commit to judge.",base:"The commit to compare with.",case:"The case\
s that the comment names; empty for all.",budget:"The budget that the comment names; empty for the default."}},Bre={name:"export",description:"\
Writes what loadgate measured in the format of github-action-benchmark. It refuses empty files, so none is written.",inputs:{results:nL,out:Q1(
"`bigger.json` and `smaller.json`")},outputs:{out:tL}},jre=[Ire,zre,Lre,Dre,Fre,Bre];function sL(e,t,{named:n,trend:r}){if(Object.hasOwn(HS,e)&&!(e==="issue_comment"&&t==="compare"&&n))throw new v(`the event ${e} is refused, \
since it would run the code of a pull request with the repository's secrets and a token that can write; ${HS[e]}`);if(t==="trend"&&Zre(e,"tr\
end"),t!==void 0)return t;if(e==="workflow_dispatch")return n||!r()?"compare":"trend";if(e==="schedule"||e==="push")return"trend";if(e==="pu\
ll_request"||e==="merge_group")return"compare";throw new v(`the event ${e} does not say what to compare; set command: compare, and base:`)}var HS={
pull_request_target:`measure on: pull_request, and comment with ${ll("comment")} on: pull_request or workflow_run`,workflow_run:`measure on:\
 pull_request, and comment here with ${ll("comment")}`,issue_comment:`read the comment with ${ll("request")}, and pass its base and head to \
another job with command: compare, as in workflows/command.yml`};function iL(e){if(e==="pull_request_target")throw new v(`the event ${e} is \
refused, since outsiders can trigger it and it has the repository's secrets; ${HS[e]}`)}var Ure=["pull_request","merge_group","issue_comment",
"workflow_run"];function Zre(e,t){if(Ure.includes(e))throw new v(`the trend takes no numbers from pull requests, whose code may forge them; \
run ${t} on: schedule, push or workflow_dispatch`)}function Gre({name:e,payload:t}){if(e==="pull_request")return{head:{revision:Np(t,"pull_r\
equest","head","sha"),label:"the pull request's head"},base:{revision:Np(t,"pull_request","base","sha"),label:"the pull request's base"},...Hre(
Fc(t,"pull_request","base","ref")),fromMergeBase:!0};if(e==="merge_group")return{head:{revision:Np(t,"merge_group","head_sha"),label:"the me\
rge group's head"},base:{revision:Np(t,"merge_group","base_sha"),label:"the merge group's base"},fromMergeBase:!1};let n=Fc(t,"repository","\
default_branch"),r=typeof n=="string"&&aL.test(n)?n:"main";return{head:{revision:"HEAD",label:"the checkout's HEAD"},base:{revision:`refs/re\
motes/origin/${r}`,label:r},fromMergeBase:!0}}function Hre(e){if(typeof e!="string"||!aL.test(e))return{};let t=`${e}, since the base that t\
he event names is not in this clone`;return{branch:{revision:`refs/remotes/origin/${e}`,label:t}}}var aL=/^(?!.*(?:\.\.|@\{|\/\/))[A-Za-z0-9][A-Za-z0-9._/@+-]{0,200}$/;
function Np(e,...t){let n=zM(e,...t);if(n!==null)return n;throw new v(`the event has no commit id at ${t.join(".")}; set base and head inste\
ad`)}async function cL(e,t,n){let[r,o]=[t.base,t.head].map(l=>l===void 0?void 0:{revision:l,label:l});if(r&&o)return{base:await ul(n,r),head:await ul(
n,o)};let s=Gre(e),i=await ul(n,o??s.head);if(r)return{base:await ul(n,r),head:i};let a=await qre(n,s);if(!s.fromMergeBase)return{base:a,head:i};
let c=await td(n,a.commit,i.commit);if(c===null)throw new v(`${s.base.label} and ${i.label} have no common commit in this clone${await rd(n,
"name the base with the input base")}`);return{base:{commit:c,label:`merge base with ${a.label}`},head:i}}async function qre(e,{base:t,branch:n}){
if(n&&await Bt(e,t.revision)===null){let r=await Bt(e,n.revision);if(r!==null)return{commit:r,label:n.label}}return ul(e,t)}async function ul(e,{
revision:t,label:n}){let r=await Bt(e,t);if(r!==null)return{commit:r,label:n};let o=n===t?t:`${n} (${t})`,s=await ed(e)?"":`; where that is \
set, fetch it in a step before: git fetch origin ${t.replace(/^refs\/remotes\/origin\//,"")}`;throw new v(`${o} is not in this clone; set fe\
tch-depth: 0 for actions/checkout${s}`)}function lL({name:e,payload:t}){if(e==="issue_comment")return!0;if(e!=="pull_request")return!1;let n=r=>Fc(
t,"pull_request",r,"repo","id");return n("head")===void 0||n("head")!==n("base")}import{join as Dp,resolve as loe}from"node:path";import*as dL from"os";function Qr(e){return e==null?"":typeof e=="string"||e instanceof String?e:JSON.stringify(e)}function Ip(e){return Object.keys(e).length?{title:e.
title,file:e.file,line:e.startLine,endLine:e.endLine,col:e.startColumn,endColumn:e.endColumn}:{}}function dl(e,t,n){let r=new qS(e,t,n);process.stdout.write(r.toString()+dL.EOL)}var uL="::",qS=class{constructor(t,n,r){t||(t="missing.command"),this.command=t,this.properties=n,this.message=r}toString(){let t=uL+this.command;
if(this.properties&&Object.keys(this.properties).length>0){t+=" ";let n=!0;for(let r in this.properties)if(this.properties.hasOwnProperty(r)){
let o=this.properties[r];o&&(n?n=!1:t+=",",t+=`${r}=${Wre(o)}`)}}return t+=`${uL}${Vre(this.message)}`,t}};function Vre(e){return Qr(e).replace(
/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function Wre(e){return Qr(e).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%\
0A").replace(/:/g,"%3A").replace(/,/g,"%2C")}import*as fL from"crypto";import*as Lp from"fs";import*as zp from"os";function mL(e,t){let n=process.env[`GITHUB_${e}`];if(!n)throw new Error(`Unable to find environment variable for file command ${e}`);if(!Lp.existsSync(
n))throw new Error(`Missing file at path: ${n}`);Lp.appendFileSync(n,`${Qr(t)}${zp.EOL}`,{encoding:"utf8"})}function pL(e,t){let n=`ghadelim\
iter_${fL.randomUUID()}`,r=Qr(t);if(e.includes(n))throw new Error(`Unexpected input: name should not contain the delimiter "${n}"`);if(r.includes(
n))throw new Error(`Unexpected input: value should not contain the delimiter "${n}"`);return`${e}<<${n}${zp.EOL}${r}${zp.EOL}${n}`}import*as bL from"os";import{EOL as Kre}from"os";import{constants as hL,promises as Jre}from"fs";var VS=function(e,t,n,r){function o(s){return s instanceof n?s:new n(
function(i){i(s)})}return new(n||(n=Promise))(function(s,i){function a(u){try{l(r.next(u))}catch(d){i(d)}}function c(u){try{l(r.throw(u))}catch(d){
i(d)}}function l(u){u.done?s(u.value):o(u.value).then(a,c)}l((r=r.apply(e,t||[])).next())})},{access:Yre,appendFile:Xre,writeFile:Qre}=Jre,gL="\
GITHUB_STEP_SUMMARY";var WS=class{constructor(){this._buffer=""}filePath(){return VS(this,void 0,void 0,function*(){if(this._filePath)return this._filePath;let t=process.
env[gL];if(!t)throw new Error(`Unable to find environment variable for $${gL}. Check if your runtime environment supports job summaries.`);try{
yield Yre(t,hL.R_OK|hL.W_OK)}catch{throw new Error(`Unable to access summary file: '${t}'. Check if the file has correct read/write permissi\
ons.`)}return this._filePath=t,this._filePath})}wrap(t,n,r={}){let o=Object.entries(r).map(([s,i])=>` ${s}="${i}"`).join("");return n?`<${t}${o}\
>${n}</${t}>`:`<${t}${o}>`}write(t){return VS(this,void 0,void 0,function*(){let n=!!t?.overwrite,r=yield this.filePath();return yield(n?Qre:
Xre)(r,this._buffer,{encoding:"utf8"}),this.emptyBuffer()})}clear(){return VS(this,void 0,void 0,function*(){return this.emptyBuffer().write(
{overwrite:!0})})}stringify(){return this._buffer}isEmptyBuffer(){return this._buffer.length===0}emptyBuffer(){return this._buffer="",this}addRaw(t,n=!1){
return this._buffer+=t,n?this.addEOL():this}addEOL(){return this.addRaw(Kre)}addCodeBlock(t,n){let r=Object.assign({},n&&{lang:n}),o=this.wrap(
"pre",this.wrap("code",t),r);return this.addRaw(o).addEOL()}addList(t,n=!1){let r=n?"ol":"ul",o=t.map(i=>this.wrap("li",i)).join(""),s=this.
wrap(r,o);return this.addRaw(s).addEOL()}addTable(t){let n=t.map(o=>{let s=o.map(i=>{if(typeof i=="string")return this.wrap("td",i);let{header:a,
data:c,colspan:l,rowspan:u}=i,d=a?"th":"td",f=Object.assign(Object.assign({},l&&{colspan:l}),u&&{rowspan:u});return this.wrap(d,c,f)}).join(
"");return this.wrap("tr",s)}).join(""),r=this.wrap("table",n);return this.addRaw(r).addEOL()}addDetails(t,n){let r=this.wrap("details",this.
wrap("summary",t)+n);return this.addRaw(r).addEOL()}addImage(t,n,r){let{width:o,height:s}=r||{},i=Object.assign(Object.assign({},o&&{width:o}),
s&&{height:s}),a=this.wrap("img",null,Object.assign({src:t,alt:n},i));return this.addRaw(a).addEOL()}addHeading(t,n){let r=`h${n}`,o=["h1","\
h2","h3","h4","h5","h6"].includes(r)?r:"h1",s=this.wrap(o,t);return this.addRaw(s).addEOL()}addSeparator(){let t=this.wrap("hr",null);return this.
addRaw(t).addEOL()}addBreak(){let t=this.wrap("br",null);return this.addRaw(t).addEOL()}addQuote(t,n){let r=Object.assign({},n&&{cite:n}),o=this.
wrap("blockquote",t,r);return this.addRaw(o).addEOL()}addLink(t,n){let r=this.wrap("a",t,{href:n});return this.addRaw(r).addEOL()}},eoe=new WS;var KS=eoe;import yL from"os";var $Ae=yL.platform(),OAe=yL.arch();var JS;(function(e){e[e.Success=0]="Success",e[e.Failure=1]="Failure"})(JS||(JS={}));function wL(e,t){let n=process.env[`INPUT_${e.replace(/ /g,"_").toUpperCase()}`]||"";if(t&&t.required&&!n)throw new Error(`Input required an\
d not supplied: ${e}`);return t&&t.trimWhitespace===!1?n:n.trim()}function xL(e,t){if(process.env.GITHUB_OUTPUT||"")return mL("OUTPUT",pL(e,t));process.stdout.write(bL.EOL),dl("set-output",{name:e},Qr(t))}function SL(e){process.exitCode=JS.Failure,YS(e)}function YS(e,t={}){dl("error",Ip(t),e instanceof Error?e.toString():e)}function vL(e,t={}){dl("warning",Ip(t),e instanceof Error?e.toString():
e)}function kL(e,t={}){dl("notice",Ip(t),e instanceof Error?e.toString():e)}import{closeSync as noe,openSync as roe,readSync as ooe,writeSync as soe}from"node:fs";var ioe=["RUNNER_TRACKING_ID","LOADGATE_RUN","LOADGATE_SERVER"];function $L(){for(let[e,t]of Object.entries(process.env))process.env[e]=t;try{
let{from:e,bytes:t}=aoe(G("/proc/self/stat")??""),n=roe("/proc/self/mem","r+");try{let r=Buffer.alloc(t);return ooe(n,r,0,t,e)!==t?!1:soe(n,
coe(r),0,t,e)===t}finally{noe(n)}}catch{return!1}}function aoe(e){let t=e.slice(e.lastIndexOf(")")+2).split(" "),[n,r]=[Number(t[47]),Number(
t[48])];if(!(n>0&&r>n))throw new RangeError("the kernel does not say where the environment is");return{from:n,bytes:r-n}}function coe(e){let t=e.
toString("latin1").split("\0").filter(r=>{let o=r.slice(0,Math.max(0,r.indexOf("=")));return ey(o)||ioe.includes(o)}),n=Buffer.alloc(e.length);
return n.write(t.map(r=>`${r}\0`).join(""),"latin1"),n}async function OL(e,t){$L();let n={isTTY:!1,columns:120,write:RL},r=xI(process.env.GITHUB_WORKSPACE||process.cwd(),n);try{let o=IM(process.env);
iL(o.name);let s=Fz(e.inputs,i=>wL(i)||void 0,doe);process.exitCode=await t({inputs:s,event:o,host:r,output:xL})}catch(o){SL(Wg(o)),process.
exitCode=c$(o),o instanceof Rt&&process.exit()}}function uoe(e,t){return t.RUNNER_TEMP?Dp(t.RUNNER_TEMP,"loadgate"):Dp(e,".loadgate")}async function XS(e,{
host:t,output:n}){let r=e===void 0?uoe(t.cwd,process.env):loe(t.cwd,e);return await Yc(r),n("out",r),r}function doe(e){return`input "${e}"`}function RL(e){process.stdout.write(ju(e))}var foe={error:YS,warning:vL,notice:kL};function moe({level:e,
message:t,title:n,file:r,line:o}){let s={...n&&{title:n},...r&&{file:r},...o&&{startLine:o}};foe[e](ju(t),s)}async function poe(e){process.env.
GITHUB_STEP_SUMMARY&&await KS.addRaw(e,!0).write()}async function QS(e,t,{host:n,output:r},o=[]){let s=xp({isTTY:!1,isFile:!1},process.env);RL(`${rp(e,{color:s,width:120})}
`);for(let a of o)moe(a);let i=e.cases.filter(({verdict:a})=>a==="regression").map(({id:a})=>a);return r("verdict",e.verdict),r("regressions",
JSON.stringify(i)),r("results",Dp(t,"results.json")),r("report",Dp(t,"report.html")),await poe(Qm(e)),n.signal.throwIfAborted(),e.exitCode}async function ev(e,t){
try{return await t()}catch(n){throw n instanceof Rt||await WN(Wg(n),e).catch(()=>{}),n}}await OL(oL,e=>{let{inputs:t,event:n,host:r}=e,o=t.base!==void 0&&t.head!==void 0,s=()=>fP(r,t.config);return sL(n.name,t.command,{named:o,trend:s})===
"trend"?goe(e):hoe(e)});async function hoe(e){let{inputs:t,host:n,event:r}=e,o=await XS(t.out,e),{results:s,beside:i}=await ev(o,async()=>{let a=await Xu(
n.cwd),c=await cL(r,t,a),l=pS(t.oha??"",n),u=await K1({...t,revisions:c,oha:l,out:o,unreviewed:lL(r)},n),d=Dr(a,n.cwd,t.config);return{results:u,
beside:J1(u,await yoe(a,d,u))}});return QS(s,o,e,i)}async function goe(e){let{inputs:t,host:n}=e,r=await XS(t.out,e),o=pS(t.oha??"",n),s=await _p(
{...t,remote:void 0},process.env,n),i=await ev(r,()=>BS({...t,baseline:s,out:r,oha:o},n));return QS(i,r,e)}async function yoe(e,t,n){let r=n.
variants.find(({variant:s})=>s==="head"),o=r?await qe(e,r.commit,t):null;return s=>{let i=o===null?null:R_(o,s);return i===null?null:{file:t,
line:i}}}
// Packages: @actions/core, yaml, zod
