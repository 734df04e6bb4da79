import { createRequire } from "node:module"; const require = createRequire(import.meta.url);
var Kf=Object.defineProperty;var Ia=(e,t)=>(t=Symbol[e])?t:Symbol.for("Symbol."+e),Aa=e=>{throw TypeError(e)};var Na=(e,t)=>{for(var n in t)Kf(e,n,{get:t[n],enumerable:!0})};var ho=(e,t,n)=>{if(t!=null){typeof t!="object"&&typeof t!="function"&&Aa("Object expected");var r,o;n&&(r=t[Ia("asyncDispose")]),r===void 0&&
(r=t[Ia("dispose")],n&&(o=r)),typeof r!="function"&&Aa("Object not disposable"),o&&(r=function(){try{o.call(this)}catch(s){return Promise.reject(
s)}}),e.push([n,r,t])}else n&&e.push([n]);return t},go=(e,t,n)=>{var r=typeof SuppressedError=="function"?SuppressedError:function(i,a,c,u){
return u=Error(c),u.name="SuppressedError",u.error=i,u.suppressed=a,u},o=i=>t=n?new r(i,t,"An error was suppressed during disposal"):(n=!0,i),
s=i=>{for(;i=e.pop();)try{var a=i[1]&&i[1].call(i[2]);if(i[0])return Promise.resolve(a).then(s,c=>(o(c),s()))}catch(c){o(c)}if(n)throw t};return s()};import{rmSync as J$}from"node:fs";import{join as K$,resolve as Y$}from"node:path";var v=class extends Error{name="UsageError"},Ge=class extends Error{name="RunError"},be=class extends Error{name="Interrupted";signal;constructor(t){
super(`interrupted by ${t}`),this.signal=t}};var Pt=class extends Error{name="DeliveryError"},Yf="interrupted; everything it started is gone";function La(e){return e instanceof be?Yf:[v,
Ge,Pt].some(t=>e instanceof t)?e.message:e instanceof Error?e.stack??e.message:String(e)}import{readFileSync as Xx}from"node:fs";import{join as mE,resolve as Qx}from"node:path";var Ie=["regression","invalid","inconclusive","improvement","new","unchanged"],He=["io-calls","collections"],rt=["goodput","cpu","time","cpu\
-time","own-clock","p50","p90","p95","p99","memory","switches",...He,"start-time","image-size"],bo=["found","not-found","not-measured"],$n=[
"burner-elsewhere","interrupted","invalid"];var S={};Na(S,{BIGINT_FORMAT_RANGES:()=>Ba,CONSTANT_CATCH:()=>tc,Class:()=>xo,NUMBER_FORMAT_RANGES:()=>Eo,aborted:()=>se,allowsEval:()=>So,assert:()=>rm,
assertEqual:()=>Xf,assertIs:()=>tm,assertNever:()=>nm,assertNotEqual:()=>Qf,assignProp:()=>at,attachSchema:()=>Tt,base64ToUint8Array:()=>Qa,
base64urlToUint8Array:()=>hm,cached:()=>it,captureStackTrace:()=>zn,cleanEnum:()=>mm,cleanRegex:()=>Ct,clone:()=>te,cloneDef:()=>im,codePointLength:()=>Mt,
constantCatch:()=>nc,createTransparentProxy:()=>pm,defineLazy:()=>Da,defineLazyInternal:()=>C,derived:()=>wm,esc:()=>_o,escapeRegex:()=>ze,explicitlyAborted:()=>Po,
extend:()=>Wa,finalizeIssue:()=>me,floatSafeRemainder:()=>vo,getElementAtPath:()=>am,getEnumValues:()=>vn,getLengthableOrigin:()=>It,getParsedType:()=>dm,
getSizableOrigin:()=>Xa,hexToUint8Array:()=>bm,hide:()=>Rn,installLazyProp:()=>Mo,isObject:()=>Ve,isPlainObject:()=>Ne,issue:()=>ut,joinValues:()=>_n,
jsonStringifyReplacer:()=>st,members:()=>To,merge:()=>Ja,mergeDefs:()=>we,normalizeParams:()=>_,nullish:()=>$o,numKeys:()=>lm,objectClone:()=>om,
omit:()=>Ha,optionalKeys:()=>Ro,own:()=>ye,parsedType:()=>Co,partial:()=>Ka,pick:()=>Ga,prefixIssues:()=>fe,primitiveTypes:()=>Ua,promiseAllObject:()=>cm,
propertyKeyTypes:()=>ko,randomString:()=>um,rawShape:()=>ct,required:()=>Ya,safeExtend:()=>qa,shallowClone:()=>Oo,sizeCaps:()=>kn,slugify:()=>zo,
stringifyPrimitive:()=>Sn,toZod:()=>em,uint8ArrayToBase64:()=>ec,uint8ArrayToBase64url:()=>gm,uint8ArrayToHex:()=>ym,unwrapMessage:()=>ot});function Xf(e){return e}function Qf(e){return e}function em(){return e=>e}function tm(e){}function nm(e){throw new Error("Unexpected value i\
n exhaustive check")}function rm(e){}function vn(e){let t=Object.values(e).filter(r=>typeof r=="number");return Object.entries(e).filter(([r,
o])=>t.indexOf(+r)===-1).map(([r,o])=>o)}function _n(e,t="|"){return e.map(n=>Sn(n)).join(t)}function st(e,t){return typeof t=="bigint"?t.toString():
t}var wo=class{constructor(t){this._getter=t,this._value=void 0}get value(){let t=this._getter;return t!==void 0&&(this._value=t(),this._getter=
void 0),this._value}};function it(e){return new wo(e)}function $o(e){return e==null}function Ct(e){let t=e.startsWith("^")?1:0,n=e.endsWith(
"$")?e.length-1:e.length;return e.slice(t,n)}function vo(e,t){let n=e/t,r=Math.round(n),o=4*Number.EPSILON*Math.max(Math.abs(n),1);return Math.
abs(n-r)<o?0:n-r}var Za=Symbol("evaluating");function Da(e,t,n){let r;Object.defineProperty(e,t,{get(){if(r!==Za)return r===void 0&&(r=Za,r=
n()),r},set(o){Object.defineProperty(e,t,{value:o})},configurable:!0})}function om(e){return Object.create(Object.getPrototypeOf(e),Object.getOwnPropertyDescriptors(
e))}function at(e,t,n){Object.defineProperty(e,t,{value:n,writable:!0,enumerable:!0,configurable:!0})}function ct(e){let t=Object.getOwnPropertyDescriptor(
e,"shape");return t?.get?t.get.raw:t?.value}function _e(e){return ct(e._zod.def)??e._zod.def.shape}function Fa(e,t,n){Object.defineProperty(
e,t,{get(){let r=n();return at(this,t,r),r},enumerable:!0,configurable:!0})}function ja(e,t,n){t in e?at(e,t,n):e[t]=n}function We(e,t,n,r){
let o=_e(t);for(let s of n){let i=Object.getOwnPropertyDescriptor(o,s);i.enumerable&&(i.get?Fa(e,s,()=>{let a=t._zod.def.shape[s];return r?r(
a,s):a}):ja(e,s,r?r(i.value,s):i.value))}}function sm(e,t){for(let n of Reflect.ownKeys(t)){let r=Object.getOwnPropertyDescriptor(t,n);r.enumerable&&
(r.get?Fa(e,n,()=>t[n]):ja(e,n,r.value))}}function we(...e){let t={};for(let n of e){let r=Object.getOwnPropertyDescriptors(n);Object.assign(
t,r)}return Object.defineProperties({},t)}function im(e){return we(e._zod.def)}function am(e,t){return t?t.reduce((n,r)=>n?.[r],e):e}function cm(e){
let t=Object.keys(e),n=t.map(r=>e[r]);return Promise.all(n).then(r=>{let o={};for(let s=0;s<t.length;s++)o[t[s]]=r[s];return o})}function um(e=10){
let t="abcdefghijklmnopqrstuvwxyz",n="";for(let r=0;r<e;r++)n+=t[Math.floor(Math.random()*t.length)];return n}function _o(e){return JSON.stringify(
e)}function zo(e){return e.toLowerCase().trim().replace(/[^\w\s-]/g,"").replace(/[\s_-]+/g,"-").replace(/^-+|-+$/g,"")}var zn="captureStackT\
race"in Error?Error.captureStackTrace:(...e)=>{};function Ve(e){return typeof e=="object"&&e!==null&&!Array.isArray(e)}var So=it(()=>{if(X.jitless||
typeof navigator<"u"&&navigator?.userAgent?.includes("Cloudflare"))return!1;try{let e=Function;return new e(""),!0}catch{return!1}});function Ne(e){
if(Ve(e)===!1)return!1;let t=e.constructor;if(t===void 0||typeof t!="function")return!0;let n=t.prototype;return!(Ve(n)===!1||Object.prototype.
hasOwnProperty.call(n,"isPrototypeOf")===!1)}function Oo(e){return Ne(e)?{...e}:Array.isArray(e)?[...e]:e instanceof Map?new Map(e):e instanceof
Set?new Set(e):e}function lm(e){let t=0;for(let n in e)Object.prototype.hasOwnProperty.call(e,n)&&t++;return t}var dm=e=>{let t=typeof e;switch(t){case"\
undefined":return"undefined";case"string":return"string";case"number":return Number.isNaN(e)?"nan":"number";case"boolean":return"boolean";case"\
function":return"function";case"bigint":return"bigint";case"symbol":return"symbol";case"object":return Array.isArray(e)?"array":e===null?"nu\
ll":e.then&&typeof e.then=="function"&&e.catch&&typeof e.catch=="function"?"promise":typeof Map<"u"&&e instanceof Map?"map":typeof Set<"u"&&
e instanceof Set?"set":typeof Date<"u"&&e instanceof Date?"date":typeof File<"u"&&e instanceof File?"file":"object";default:throw new Error(
`Unknown data type: ${t}`)}},ko=new Set(["string","number","symbol"]),Ua=new Set(["string","number","bigint","boolean","symbol","undefined"]);
function ze(e){return e.replace(/[.*+?^${}()|[\]\\]/g,"\\$&")}function te(e,t,n){let r=new e._zod.constr(t??e._zod.def);return(!t||n?.parent)&&
(r._zod.parent=e),r}function _(e){let t=e;if(!t)return{};if(typeof t=="string")return{error:()=>t};if(t?.message!==void 0){if(t?.error!==void 0)
throw new Error("Cannot specify both `message` and `error` params");t.error=t.message}return delete t.message,typeof t.error=="string"?{...t,
error:()=>t.error}:t}function pm(e){let t;return new Proxy({},{get(n,r,o){return t??(t=e()),Reflect.get(t,r,o)},set(n,r,o,s){return t??(t=e()),
Reflect.set(t,r,o,s)},has(n,r){return t??(t=e()),Reflect.has(t,r)},deleteProperty(n,r){return t??(t=e()),Reflect.deleteProperty(t,r)},ownKeys(n){
return t??(t=e()),Reflect.ownKeys(t)},getOwnPropertyDescriptor(n,r){return t??(t=e()),Reflect.getOwnPropertyDescriptor(t,r)},defineProperty(n,r,o){
return t??(t=e()),Reflect.defineProperty(t,r,o)}})}function Sn(e){return typeof e=="bigint"?e.toString()+"n":typeof e=="string"?`"${e}"`:`${e}`}
function Ro(e){return Object.keys(e).filter(t=>e[t]._zod.optin!==void 0&&e[t]._zod.optout==="optional")}var Eo={safeint:[Number.MIN_SAFE_INTEGER,
Number.MAX_SAFE_INTEGER],int32:[-2147483648,2147483647],uint32:[0,4294967295],float32:[-34028234663852886e22,34028234663852886e22],float64:[
-Number.MAX_VALUE,Number.MAX_VALUE]},Ba={int64:[BigInt("-9223372036854775808"),BigInt("9223372036854775807")],uint64:[BigInt(0),BigInt("1844\
6744073709551615")]};function Ga(e,t){let n=e._zod.def,r=n.checks;if(r&&r.length>0)throw new Error(".pick() cannot be used on object schemas\
 containing refinements");let s={};return We(s,e,On(e,t)),te(e,we(n,{shape:s,checks:[]}))}function On(e,t){let n=_e(e),r=[];for(let o of Reflect.
ownKeys(t)){if(!Object.getOwnPropertyDescriptor(n,o)?.enumerable)throw new Error(`Unrecognized key: "${String(o)}"`);t[o]&&r.push(o)}return r}
function Ha(e,t){let n=e._zod.def,r=n.checks;if(r&&r.length>0)throw new Error(".omit() cannot be used on object schemas containing refinemen\
ts");let s=new Set(On(e,t)),i={};return We(i,e,Reflect.ownKeys(_e(e)).filter(a=>!s.has(a))),te(e,we(n,{shape:i,checks:[]}))}function Wa(e,t){
if(!Ne(t))throw new Error("Invalid input to extend: expected a plain object");let n=e._zod.def.checks;if(n&&n.length>0){let o=_e(e);for(let s of Reflect.
ownKeys(t))if(Object.getOwnPropertyDescriptor(o,s)!==void 0)throw new Error("Cannot overwrite keys on object schemas containing refinements.\
 Use `.safeExtend()` instead.")}return te(e,we(e._zod.def,{shape:Va(e,t)}))}function Va(e,t){let n={};return We(n,e,Reflect.ownKeys(_e(e))),
sm(n,t),n}function qa(e,t){if(!Ne(t))throw new Error("Invalid input to safeExtend: expected a plain object");return te(e,we(e._zod.def,{shape:Va(
e,t)}))}function Ja(e,t){if(!t?._zod?.def)throw new Error("Invalid input to merge: expected an object schema. To merge a plain shape, use `.\
extend()`.");if(e._zod.def.checks?.length)throw new Error(".merge() cannot be used on object schemas containing refinements. Use .safeExtend\
() instead.");let n={};We(n,e,Reflect.ownKeys(_e(e))),We(n,t,Reflect.ownKeys(_e(t)));let r=we(e._zod.def,{shape:n,get catchall(){return t._zod.
def.catchall},checks:t._zod.def.checks??[]});return te(e,r)}function Ka(e,t,n,r="partial"){let s=t._zod.def.checks;if(s&&s.length>0)throw new Error(
`.${r}() cannot be used on object schemas containing refinements`);let a=n?new Set(On(t,n)):void 0,c={};return We(c,t,Reflect.ownKeys(_e(t)),
e&&((u,l)=>a&&!a.has(l)?u:new e({type:"optional",innerType:u}))),te(t,we(t._zod.def,{shape:c,checks:[]}))}function Ya(e,t,n){let r=n?new Set(
On(t,n)):void 0,o={};return We(o,t,Reflect.ownKeys(_e(t)),(s,i)=>r&&!r.has(i)?s:new e({type:"nonoptional",innerType:s})),te(t,we(t._zod.def,
{shape:o}))}function se(e,t=0){if(e.aborted===!0)return!0;for(let n=t;n<e.issues.length;n++)if(e.issues[n]?.continue!==!0)return!0;return!1}
function Po(e,t=0){if(e.aborted===!0)return!0;for(let n=t;n<e.issues.length;n++)if(e.issues[n]?.continue===!1)return!0;return!1}function fe(e,t){
return t.map(n=>{var r;return(r=n).path??(r.path=[]),n.path.unshift(e),n})}function ot(e){return typeof e=="string"?e:e?.message}function kn(e){
let t=[];for(let n of e??[]){let r=n._zod.def;if(!/_(length|size)$|_equals$/.test(r.check))break;let o=r.maximum??r.length??r.size;o>=0&&t.push(
[o,n])}return t}function Tt(e,t,n){var r;for(let o=t;o<e.length;o++)(r=e[o]).schema??(r.schema=n)}function me(e,t,n){var r;let o=e.inst?._zod?.
traits;o?.has("$ZodType")&&(o.has("$ZodCheck")?(r=e).schema??(r.schema=e.inst):e.schema=e.inst);let s=e.schema!==e.inst?e.schema?._zod.def?.
error:void 0,i=e.message?e.message:ot(e.inst?._zod.def?.error?.(e))??ot(s?.(e))??ot(t?.error?.(e))??ot(n.customError?.(e))??ot(n.localeError?.(
e))??"Invalid input",a={};for(let c of Object.keys(e))c==="inst"||c==="schema"||c==="continue"||c==="input"||c==="__proto__"||(a[c]=e[c]);return a.
path??(a.path=[]),a.message=i,t?.reportInput&&(a.input=e.input),a}function Xa(e){return e instanceof Set?"set":e instanceof Map?"map":e instanceof
File?"file":"unknown"}var fm=/[\uD800-\uDBFF]/;function Mt(e){let t=e.length;if(!fm.test(e))return t;let n=t;for(let r=0;r<t-1;r++)(e.charCodeAt(
r)&64512)===55296&&(e.charCodeAt(r+1)&64512)===56320&&(n--,r++);return n}function It(e){return Array.isArray(e)?"array":typeof e=="string"?"\
string":"unknown"}function Co(e){let t=typeof e;switch(t){case"number":return Number.isNaN(e)?"nan":"number";case"object":{if(e===null)return"\
null";if(Array.isArray(e))return"array";let n=e;if(n&&Object.getPrototypeOf(n)!==Object.prototype&&"constructor"in n&&n.constructor)return n.
constructor.name}}return t}function ut(...e){let[t,n,r]=e;return typeof t=="string"?{message:t,code:"custom",input:n,inst:r}:{...t}}function mm(e){
return Object.entries(e).filter(([t,n])=>Number.isNaN(Number.parseInt(t,10))).map(t=>t[1])}function Qa(e){let t=atob(e),n=new Uint8Array(t.length);
for(let r=0;r<t.length;r++)n[r]=t.charCodeAt(r);return n}function ec(e){let t="";for(let n=0;n<e.length;n++)t+=String.fromCharCode(e[n]);return btoa(
t)}function hm(e){let t=e.replace(/-/g,"+").replace(/_/g,"/"),n="=".repeat((4-t.length%4)%4);return Qa(t+n)}function gm(e){return ec(e).replace(
/\+/g,"-").replace(/\//g,"_").replace(/=/g,"")}function bm(e){let t=e.replace(/^0x/,"");if(t.length%2!==0)throw new Error("Invalid hex strin\
g length");let n=new Uint8Array(t.length/2);for(let r=0;r<t.length;r+=2)n[r/2]=Number.parseInt(t.slice(r,r+2),16);return n}function ym(e){return Array.
from(e).map(t=>t.toString(16).padStart(2,"0")).join("")}var xo=class{constructor(...t){}};function To(e,t){for(let n in t){let r=Object.getOwnPropertyDescriptor(
t,n);r.get?Object.defineProperty(e,n,{...r,enumerable:!1}):xm(e,n,r.value)}}function ye(e,t,n,r=!0){return Object.defineProperty(e,t,{configurable:!0,
writable:!0,enumerable:r,value:n}),n}function Rn(e,t,n){return ye(e,t,n,!1)}function wm(e,t){for(let n in e){let r=e[n];Object.defineProperty(
t,n,{configurable:!0,enumerable:!0,get(){return ye(this,n,r(this))},set(o){ye(this,n,o)}})}return t}function xm(e,t,n){Object.defineProperty(
e,t,{configurable:!0,get(){return this==null?n:ye(this,t,n.bind(this))},set(r){ye(this,t,r)}})}function $m(e,t){let n=Object.getPrototypeOf(
e);return t in n?void 0:n}var yo,Ae=!1,vm={configurable:!0,get(){Ae=!0}};function C(e,t,n){let r=Object.getPrototypeOf(e._zod);if(t in r&&yo!==
e._zod){yo=void 0;return}yo=e._zod,Object.defineProperty(r,t,{configurable:!0,get(){Object.defineProperty(this,t,vm);let o=Ae;Ae=!1;try{let s=n(
this);return Ae?delete this[t]:Object.defineProperty(this,t,{configurable:!0,writable:!0,value:s}),Ae=Ae||o,s}catch(s){throw delete this[t],
Ae=Ae||o,s}},set(o){Object.defineProperty(this,t,{configurable:!0,writable:!0,value:o})}})}function Mo(e,t,n,r){let o=$m(e,t);o&&Object.defineProperty(
o,t,{configurable:!0,get(){let s={configurable:!0,writable:!0,enumerable:r,value:void 0};return Object.defineProperty(this,t,s),s.value=n(this),
Object.defineProperty(this,t,s),s.value},set(s){Object.defineProperty(this,t,{configurable:!0,writable:!0,enumerable:r,value:s})}})}var tc="\
~constantCatch";function nc(e){let t=()=>e;return t[tc]=!0,t}var rc;var Io={value:void 0,enumerable:!1},oc="captureStackTrace"in Error?Error:null;function _m(e){let t=oc;if(t){let n=t.stackTraceLimit;if(typeof n==
"number"){try{t.stackTraceLimit=0}catch{return oc=null,new e}try{return new e}finally{t.stackTraceLimit=n}}}return new e}function p(e,t,n,r){
let o={};function s(h){this.def=h,this.constr=m,this.traits=new Set}s.prototype=o;let i=n,a=i&&new WeakSet;function c(h,b){if(h._zod){if(h._zod.
traits.has(e))return}else{Io.value=new s(b);try{Object.defineProperty(h,"_zod",Io)}finally{Io.value=void 0}}if(h._zod.traits.add(e),t(h,b),a){
let O=Object.getPrototypeOf(h),k=h._zod.constr.prototype,E=O;for(;E&&E!==k;)E=Object.getPrototypeOf(E);let H=E??O;a.has(H)||(a.add(H),To(H,i))}
let w=m.prototype;for(let O in w)Object.prototype.hasOwnProperty.call(w,O)&&(O in h||(h[O]=w[O].bind(h)))}let u=r?.Parent??Object;class l extends u{}
Object.defineProperty(l,"name",{value:e});function m(h){let b=r?.Parent?_m(l):this;c(b,h);let w=b._zod.deferred;if(w){for(let k of w)k();b._zod.
deferred=void 0}let O=globalThis.__zod_globalConfig?.postProcessor;return O&&O(b),b}return Object.defineProperty(m,"init",{value:c}),Object.
defineProperty(m,Symbol.hasInstance,{value:h=>r?.Parent&&h instanceof r.Parent?!0:h?._zod?.traits?.has(e)}),Object.defineProperty(m,"name",{
value:e}),m}var he=class extends Error{constructor(){super("Encountered Promise during synchronous parse. Use .parseAsync() instead.")}},lt=class extends Error{constructor(t){
super(`Encountered unidirectional transform during encode: ${t}`),this.name="ZodEncodeError"}};(rc=globalThis).__zod_globalConfig??(rc.__zod_globalConfig=
{});var X=globalThis.__zod_globalConfig;function ie(e){return e&&Object.assign(X,e),X}function zm(){let e=this._zod;return e.message??(e.message=JSON.stringify(e.def,st,2)),e.message}function Sm(e){this._zod.message=e}var Om={
get:zm,set:Sm,enumerable:!0,configurable:!0},No={value:void 0,enumerable:!1},sc=new WeakSet([Object.prototype,Error.prototype]),ic=(e,t)=>{e.
name="$ZodError",No.value=t,Object.defineProperty(e,"issues",No),No.value=void 0,Object.defineProperty(e,"message",Om);let n=Object.getPrototypeOf(
e);sc.has(n)||(sc.add(n),Object.defineProperty(n,"toString",{configurable:!0,enumerable:!1,get(){let r=()=>this.message;return Object.defineProperty(
this,"toString",{value:r,configurable:!0,writable:!0}),r},set(r){Object.defineProperty(this,"toString",{value:r,configurable:!0,writable:!0})}}))},
ac=p("$ZodError",ic),At=p("$ZodError",ic,void 0,{Parent:Error});function km(e,t,n){return Object.prototype.hasOwnProperty.call(e,t)||(t==="_\
_proto__"?Object.defineProperty(e,t,{value:n(),writable:!0,enumerable:!0,configurable:!0}):e[t]=n()),e[t]}function cc(e,t=n=>n.message){let n={},
r=[];for(let o of e.issues)o.path.length>0?km(n,o.path[0],()=>[]).push(t(o)):r.push(t(o));return{formErrors:r,fieldErrors:n}}function uc(e,t=n=>n.
message){let n={_errors:[]},r=(o,s=[])=>{for(let i of o.issues)if(i.code==="invalid_union"&&i.errors.length)i.errors.map(a=>r({issues:a},[...s,
...i.path]));else if(i.code==="invalid_key")r({issues:i.issues},[...s,...i.path]);else if(i.code==="invalid_element")r({issues:i.issues},[...s,
...i.path]);else{let a=[...s,...i.path];if(a.length===0)n._errors.push(t(i));else{let c=n,u=0;for(;u<a.length;){let l=a[u],m=u===a.length-1;
if(l==="_errors"){m&&c._errors.push(t(i)),u++;continue}Object.prototype.hasOwnProperty.call(c,l)||Object.defineProperty(c,l,{value:{_errors:[]},
enumerable:!0,writable:!0,configurable:!0});let h=c[l];m&&h._errors.push(t(i)),c=h,u++}}}};return r(e),n}function En(e,t){return{callee:t?.callee??e,Err:t?.Err}}var Nt=e=>{let t=(n,r,o,s)=>{let i=o?{...o,async:!1}:{async:!1},a=n._zod.run({value:r,
issues:[]},i);if(a instanceof Promise)throw new he;if(a.issues.length){let c=new(s?.Err??e)(a.issues.map(u=>me(u,i,ie())));throw zn(c,s?.callee??
t),c}return a.value};return t},Pn=Nt(At),Lt=e=>{let t=async(n,r,o,s)=>{let i=o?{...o,async:!0}:{async:!0},a=n._zod.run({value:r,issues:[]},i);
if(a instanceof Promise&&(a=await a),a.issues.length){let c=new(s?.Err??e)(a.issues.map(u=>me(u,i,ie())));throw zn(c,s?.callee??t),c}return a.
value};return t},Lo=Lt(At),Zt=e=>(t,n,r)=>{let o=r?{...r,async:!1}:{async:!1},s=t._zod.run({value:n,issues:[]},o);if(s instanceof Promise)throw new he;
return s.issues.length?lc(e,s.issues,o):{success:!0,data:s.value}},Cn=Zt(At);function lc(e,t,n){let r;return{success:!1,get error(){return r||
(r=new e(t.map(o=>me(o,n,ie()))),t=void 0,n=void 0),r},set error(o){r=o,t=void 0,n=void 0}}}var Dt=e=>async(t,n,r)=>{let o=r?{...r,async:!0}:
{async:!0},s=t._zod.run({value:n,issues:[]},o);return s instanceof Promise&&(s=await s),s.issues.length?lc(e,s.issues,o):{success:!0,data:s.
value}},Zo=Dt(At),Em=Symbol.for("zod.compile.invalid"),Pm=Symbol.for("zod.compile.fallback"),Tn=((e,t,n)=>{let r=e._zod.bag.validator;if(r!==
void 0){if(r(t)!==Em)return!0;if(r.definite===!0&&n===void 0)return!1}return Cm(e,t,n)});function Cm(e,t,n){let r=n?{...n,async:!1,abortEarly:!0}:
{async:!1,abortEarly:!0},o=e._zod.bag.fallbackRun,s;if(o?(r[Pm]=!0,s=o({value:t,issues:[]},r)):s=e._zod.run({value:t,issues:[]},r),s instanceof
Promise)throw new he;return s.issues.length===0}var Mn=async(e,t,n)=>{let r=n?{...n,async:!0,abortEarly:!0}:{async:!0,abortEarly:!0},o=e._zod.
run({value:t,issues:[]},r);return o instanceof Promise&&(o=await o),o.issues.length===0},dc=e=>{let t=Nt(e),n=(r,o,s,i)=>{let a=s?{...s,direction:"\
backward"}:{direction:"backward"};return t(r,o,a,En(n,i))};return n};var pc=e=>{let t=Nt(e),n=(r,o,s,i)=>t(r,o,s,En(n,i));return n};var fc=e=>{let t=Lt(e),n=async(r,o,s,i)=>{let a=s?{...s,direction:"backward"}:{direction:"backward"};return await t(r,o,a,En(n,i))};return n};var mc=e=>{let t=Lt(e),n=async(r,o,s,i)=>await t(r,o,s,En(n,i));return n};var hc=e=>(t,n,r)=>{let o=r?{...r,direction:"backward"}:{direction:"backward"};return Zt(e)(t,n,o)};var gc=e=>(t,n,r)=>Zt(e)(t,n,r);var bc=e=>async(t,n,r)=>{let o=r?{...r,direction:"backward"}:{direction:"backward"};return Dt(e)(t,n,o)};var yc=e=>async(t,n,r)=>Dt(e)(t,n,r);var wc=/^[cC][0-9a-z]{6,}$/,xc=/^[0-9a-z]+$/,$c=/^[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}$/,vc=/^[0-9a-vA-V]{20}$/,_c=/^[A-Za-z0-9]{27}$/,zc=/^[a-zA-Z0-9_-]{21}$/;
function Sc(e){return new RegExp(`^[a-zA-Z0-9_-]{${e}}$`)}var Oc=/^P(?:(\d+W)|(?!.*W)(?=\d|T\d)(\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+([.,]\d+)?S)?)?)$/;var kc=/^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$/,Fo=e=>e?new RegExp(`^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}\
-${e}[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12})$`):/^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$/;var Rc=/^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/;var Tm="^(?=[\\s\\S]*[\\p{Extended_Pictographic}\\p{Regional_Indicator}\\u20E3])[\\p{Extended_Pictographic}\\p{Emoji_Component}]+$";function Ec(){
return new RegExp(Tm,"u")}var Pc=/^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])$/,
Cc=/^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))$/;var Tc=/^((25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\/([0-9]|[1-2][0-9]|3[0-2])$/,
Mc=/^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))\/(12[0-8]|1[01][0-9]|[1-9]?[0-9])$/;var Ic=/^https?$/,Ac=/^\+[1-9]\d{6,14}$/;var Nc="(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[0\
1])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))";function Mm(e){return new RegExp(`^${e}$`)}var Lc=Mm(Nc);function Do(e){
let t="(?:[01]\\d|2[0-3]):[0-5]\\d";return typeof e.precision=="number"?e.precision===-1?`${t}`:e.precision===0?`${t}:[0-5]\\d`:`${t}:[0-5]\\\
d\\.\\d{${e.precision}}`:e.seconds?`${t}:[0-5]\\d(?:\\.\\d+)?`:`${t}(?::[0-5]\\d(?:\\.\\d+)?)?`}function Zc(e){return new RegExp(`^${Do(e)}$`)}
function Dc(e){let t=["Z"];e.offset&&t.push("([+-](?:[01]\\d|2[0-3]):[0-5]\\d)");let n=`${Do({precision:e.precision,seconds:!0})}(?:${t.join(
"|")})`,r=e.local?`${n}|${Do({precision:e.precision})}`:n;return new RegExp(`^${Nc}T(?:${r})$`)}var Fc=/^[\s\S]{0,}$/;var jo=/^-?\d+(?:\.\d+)?$/,jc=/^(?:true|false)$/i,Uc=/^null$/i;var Bc=/^[^A-Z]*$/,Gc=/^[^a-z]*$/;var W=p("$ZodCheck",(e,t)=>{var n;e._zod??(e._zod={}),e._zod.def=t,(n=e._zod).onattach??(n.onattach=[])});var Uo=e=>{let t=e.value;return!$o(t)&&t.length!==void 0},In={number:"number",bigint:"bigint",object:"date"},Bo=p("$ZodCheckLessThan",(e,t)=>{
W.init(e,t);let n=In[typeof t.value];e._zod.check=r=>{(t.inclusive?r.value<=t.value:r.value<t.value)||r.issues.push({origin:In[typeof r.value]??
n,code:"too_big",maximum:typeof t.value=="object"?t.value.getTime():t.value,input:r.value,inclusive:t.inclusive,inst:e,continue:!t.abort})}}),
Go=p("$ZodCheckGreaterThan",(e,t)=>{W.init(e,t);let n=In[typeof t.value];e._zod.check=r=>{(t.inclusive?r.value>=t.value:r.value>t.value)||r.
issues.push({origin:In[typeof r.value]??n,code:"too_small",minimum:typeof t.value=="object"?t.value.getTime():t.value,input:r.value,inclusive:t.
inclusive,inst:e,continue:!t.abort})}}),Hc=p("$ZodCheckMultipleOf",(e,t)=>{W.init(e,t),e._zod.check=n=>{if(typeof n.value!=typeof t.value)throw new Error(
"Cannot mix number and bigint in multiple_of check.");(typeof n.value=="bigint"?t.value!==BigInt(0)&&n.value%t.value===BigInt(0):vo(n.value,
t.value)===0)||n.issues.push({origin:typeof n.value,code:"not_multiple_of",divisor:t.value,input:n.value,inst:e,continue:!t.abort})}}),Wc=p(
"$ZodCheckNumberFormat",(e,t)=>{W.init(e,t),t.format=t.format||"float64";let n=t.format?.includes("int"),r=n?"int":"number",[o,s]=Eo[t.format];
e._zod.check=i=>{let a=i.value;if(n){if(!Number.isInteger(a)){i.issues.push({expected:r,format:t.format,code:"invalid_type",continue:!1,input:a,
inst:e});return}if(!Number.isSafeInteger(a)){a>0?i.issues.push({input:a,code:"too_big",maximum:Number.MAX_SAFE_INTEGER,note:"Integers must b\
e within the safe integer range.",inst:e,origin:r,inclusive:!0,continue:!t.abort}):i.issues.push({input:a,code:"too_small",minimum:Number.MIN_SAFE_INTEGER,
note:"Integers must be within the safe integer range.",inst:e,origin:r,inclusive:!0,continue:!t.abort});return}}a<o&&i.issues.push({origin:"\
number",input:a,code:"too_small",minimum:o,inclusive:!0,inst:e,continue:!t.abort}),a>s&&i.issues.push({origin:"number",input:a,code:"too_big",
maximum:s,inclusive:!0,inst:e,continue:!t.abort})}});var Vc=p("$ZodCheckMaxLength",(e,t)=>{var n;W.init(e,t),(n=e._zod.def).when??(n.when=Uo),e._zod.check=r=>{let o=r.value,s=o.length;if((typeof o==
"string"&&s>t.maximum?Mt(o):s)<=t.maximum)return;let a=It(o);r.issues.push({origin:a,code:"too_big",maximum:t.maximum,inclusive:!0,input:o,inst:e,
continue:!t.abort})}}),qc=p("$ZodCheckMinLength",(e,t)=>{var n;W.init(e,t),(n=e._zod.def).when??(n.when=Uo),e._zod.check=r=>{let o=r.value,s=o.
length;if((typeof o=="string"&&s>=t.minimum&&s<t.minimum*2?Mt(o):s)>=t.minimum)return;let a=It(o);r.issues.push({origin:a,code:"too_small",minimum:t.
minimum,inclusive:!0,input:o,inst:e,continue:!t.abort})}}),Jc=p("$ZodCheckLengthEquals",(e,t)=>{var n;W.init(e,t),(n=e._zod.def).when??(n.when=
Uo),e._zod.check=r=>{let o=r.value,s=o.length,i=typeof o=="string"&&s>=t.length&&s<=t.length*2?Mt(o):s;if(i===t.length)return;let a=It(o),c=i>
t.length;r.issues.push({origin:a,...c?{code:"too_big",maximum:t.length}:{code:"too_small",minimum:t.length},inclusive:!0,exact:!0,input:r.value,
inst:e,continue:!t.abort})}}),jt=p("$ZodCheckStringFormat",(e,t)=>{var n,r;W.init(e,t),t.pattern?(n=e._zod).check??(n.check=o=>{t.pattern.lastIndex=
0,!t.pattern.test(o.value)&&o.issues.push({origin:"string",code:"invalid_format",format:t.format,input:o.value,...t.pattern?{pattern:t.pattern.
toString()}:{},inst:e,continue:!t.abort})}):(r=e._zod).check??(r.check=()=>{})}),Kc=p("$ZodCheckRegex",(e,t)=>{jt.init(e,t),e._zod.check=n=>{
t.pattern.lastIndex=0,!t.pattern.test(n.value)&&n.issues.push({origin:"string",code:"invalid_format",format:"regex",input:n.value,pattern:t.
pattern.toString(),inst:e,continue:!t.abort})}}),Yc=p("$ZodCheckLowerCase",(e,t)=>{t.pattern??(t.pattern=Bc),jt.init(e,t)}),Xc=p("$ZodCheckU\
pperCase",(e,t)=>{t.pattern??(t.pattern=Gc),jt.init(e,t)}),Qc=p("$ZodCheckIncludes",(e,t)=>{W.init(e,t);let n=ze(t.includes),r=new RegExp(typeof t.
position=="number"?`^.{${t.position},}${n}`:n);t.pattern=r,e._zod.check=o=>{o.value.includes(t.includes,t.position)||o.issues.push({origin:"\
string",code:"invalid_format",format:"includes",includes:t.includes,input:o.value,inst:e,continue:!t.abort})}}),eu=p("$ZodCheckStartsWith",(e,t)=>{
W.init(e,t);let n=new RegExp(`^${ze(t.prefix)}.*`);t.pattern??(t.pattern=n),e._zod.check=r=>{r.value.startsWith(t.prefix)||r.issues.push({origin:"\
string",code:"invalid_format",format:"starts_with",prefix:t.prefix,input:r.value,inst:e,continue:!t.abort})}}),tu=p("$ZodCheckEndsWith",(e,t)=>{
W.init(e,t);let n=new RegExp(`.*${ze(t.suffix)}$`);t.pattern??(t.pattern=n),e._zod.check=r=>{r.value.endsWith(t.suffix)||r.issues.push({origin:"\
string",code:"invalid_format",format:"ends_with",suffix:t.suffix,input:r.value,inst:e,continue:!t.abort})}});var nu=p("$ZodCheckOverwrite",(e,t)=>{W.init(e,t),e._zod.check=n=>{n.value=t.tx(n.value)}});var An=class{constructor(t=[],n={}){this.content=[],this.indent=0,this.args=t,this.closed=n}indented(t){this.indent+=1;try{t(this)}finally{this.
indent-=1}}write(t){if(typeof t=="function"){t(this,{execution:"sync"}),t(this,{execution:"async"});return}let r=t.split(`
`).filter(i=>i),o=Math.min(...r.map(i=>i.length-i.trimStart().length)),s=r.map(i=>i.slice(o)).map(i=>" ".repeat(this.indent*2)+i);for(let i of s)
this.content.push(i)}compile(){let t=Function,n=this?.content??[""];return new t(...Object.keys(this.closed),`return function (${this.args.join(
", ")}) {
${n.join(`
`)}
};`)(...Object.values(this.closed))}};var ou={major:4,minor:6,patch:7};var I=p("$ZodType",(e,t)=>{var n;e??(e={}),e._zod.def=t,e._zod.bag=e._zod.bag||{},e._zod.version=ou;let r=e._zod.def.checks,o=e._zod.traits.
has("$ZodCheck")?[e,...r??[]]:r?.length?[...r]:[];for(let s of o)for(let i of s._zod.onattach)i(e);if(o.length===0)(n=e._zod).deferred??(n.deferred=
[]),e._zod.deferred?.push(()=>{e._zod.run=e._zod.parse});else{let s=(a,c,u)=>{if(a.memo)return a;let l=se(a),m;for(let h of c){if(h._zod.def.
when){if(Po(a)||!h._zod.def.when(a))continue}else if(l)continue;let b=a.issues.length,w=h._zod.check(a);if(w instanceof Promise&&u?.async===
!1)throw new he;if(m||w instanceof Promise)m=(m??Promise.resolve()).then(async()=>{await w,a.issues.length!==b&&(Tt(a.issues,b,e),l||(l=se(a,
b)))});else{if(a.issues.length===b)continue;Tt(a.issues,b,e),l||(l=se(a,b))}}return m?m.then(()=>a):a},i=(a,c,u)=>{if(se(a))return a.aborted=
!0,a;let l=s(c,o,u);if(l instanceof Promise){if(u.async===!1)throw new he;return l.then(m=>e._zod.parse(m,u))}return e._zod.parse(l,u)};e._zod.
run=(a,c)=>{if(c.skipChecks)return e._zod.parse(a,c);if(c.direction==="backward"){let l=e._zod.parse({value:a.value,issues:[]},{...c,skipChecks:!0});
return l instanceof Promise?l.then(m=>i(m,a,c)):i(l,a,c)}let u=e._zod.parse(a,c);if(u instanceof Promise){if(c.async===!1)throw new he;return u.
then(l=>s(l,o,c))}return s(u,o,c)}}},{get"~standard"(){return Rn(this,"~standard",Wo(this))},set"~standard"(e){ye(this,"~standard",e)}}),yu=(e,t)=>e.
issues.length?{issues:e.issues.map(n=>me(n,t,ie()))}:{value:e.value};async function Im(e,t){let n={async:!0};return yu(await e._zod.run({value:t,
issues:[]},n),n)}function Wo(e){return{validate:t=>{let n={async:!1};try{let r=e._zod.run({value:t,issues:[]},n);if(!(r instanceof Promise))
return yu(r,n)}catch{}return Im(e,t)},vendor:"zod",version:1}}var dt=p("$ZodString",(e,t)=>{I.init(e,t),e._zod.pattern=t.pattern??Fc,e._zod.
parse=(n,r)=>{if(t.coerce)try{n.value=String(n.value)}catch{}return typeof n.value=="string"||n.issues.push({expected:"string",code:"invalid\
_type",input:n.value,inst:e}),n}}),A=p("$ZodStringFormat",(e,t)=>{jt.init(e,t),dt.init(e,t)}),Vo=p("$ZodGUID",(e,t)=>{t.pattern??(t.pattern=
kc),A.init(e,t)}),qo=p("$ZodUUID",(e,t)=>{if(t.version){let r={v1:1,v2:2,v3:3,v4:4,v5:5,v6:6,v7:7,v8:8}[t.version];if(r===void 0)throw new Error(
`Invalid UUID version: "${t.version}"`);t.pattern??(t.pattern=Fo(r))}else t.pattern??(t.pattern=Fo());A.init(e,t)}),Jo=p("$ZodEmail",(e,t)=>{
t.pattern??(t.pattern=Rc),A.init(e,t)}),wu=1,Ln=2;function xu(e){try{return typeof URL<"u"&&typeof URL.canParse=="function"?URL.canParse(e):
(new URL(e),!0)}catch{return!1}}function Am(e,t){return!("normalize"in t)&&!("hostname"in t)&&!("protocol"in t)?xu(e)||Ln:Nm(e,t)}function Nm(e,t){
if(!t.normalize&&t.protocol?.source===Ic.source&&!/^https?:\/\//i.test(e))return wu;try{if(typeof URL<"u"){let n=URL;if(typeof n.parse=="fun\
ction")return n.parse(e)??Ln}return new URL(e)}catch{return Ln}}var Lm=/[\t\n\r]/g;function su(e){return e.replace(Lm,"")}function Zm(e,t){return t.
lastIndex=0,t.test(e.hostname)}function Dm(e,t){return t.lastIndex=0,t.test(e.protocol.endsWith(":")?e.protocol.slice(0,-1):e.protocol)}var Ko=p(
"$ZodURL",(e,t)=>{A.init(e,t),e._zod.check=n=>{try{let r=n.value.trim(),o=Am(r,t);if(o===wu){n.issues.push({code:"invalid_format",format:"ur\
l",note:"Invalid URL format",input:n.value,inst:e,continue:!t.abort});return}if(o===Ln){n.issues.push({code:"invalid_format",format:"url",input:n.
value,inst:e,continue:!t.abort});return}if(o===!0){n.value=su(r);return}t.hostname&&!Zm(o,t.hostname)&&n.issues.push({code:"invalid_format",
format:"url",note:"Invalid hostname",pattern:t.hostname.source,input:n.value,inst:e,continue:!t.abort}),t.protocol&&!Dm(o,t.protocol)&&n.issues.
push({code:"invalid_format",format:"url",note:"Invalid protocol",pattern:t.protocol.source,input:n.value,inst:e,continue:!t.abort}),n.value=
t.normalize?o.href:su(r);return}catch{n.issues.push({code:"invalid_format",format:"url",input:n.value,inst:e,continue:!t.abort})}}}),Yo=p("$\
ZodEmoji",(e,t)=>{t.pattern??(t.pattern=Ec()),A.init(e,t)}),Xo=p("$ZodNanoID",(e,t)=>{if(t.length!==void 0&&(!Number.isInteger(t.length)||t.
length<1))throw new Error(`Invalid nanoid length: ${t.length}`);t.pattern??(t.pattern=t.length===void 0?zc:Sc(t.length)),A.init(e,t)}),Qo=p(
"$ZodCUID",(e,t)=>{t.pattern??(t.pattern=wc),A.init(e,t)}),es=p("$ZodCUID2",(e,t)=>{t.pattern??(t.pattern=xc),A.init(e,t)}),ts=p("$ZodULID",
(e,t)=>{t.pattern??(t.pattern=$c),A.init(e,t)}),ns=p("$ZodXID",(e,t)=>{t.pattern??(t.pattern=vc),A.init(e,t)}),rs=p("$ZodKSUID",(e,t)=>{t.pattern??
(t.pattern=_c),A.init(e,t)}),Dn=p("$ZodISODateTime",(e,t)=>{t.pattern??(t.pattern=Dc(t)),A.init(e,t)}),Fn=p("$ZodISODate",(e,t)=>{t.pattern??
(t.pattern=Lc),A.init(e,t)}),jn=p("$ZodISOTime",(e,t)=>{t.pattern??(t.pattern=Zc(t)),A.init(e,t)}),Un=p("$ZodISODuration",(e,t)=>{t.pattern??
(t.pattern=Oc),A.init(e,t)}),os=p("$ZodIPv4",(e,t)=>{t.pattern??(t.pattern=Pc),A.init(e,t)}),Fm=/^[0-9a-fA-F:.]+$/;function $u(e){return Fm.
test(e)?xu(`http://[${e}]`):!1}var ss=p("$ZodIPv6",(e,t)=>{t.pattern??(t.pattern=Cc),A.init(e,t),e._zod.check=n=>{$u(n.value)||n.issues.push(
{code:"invalid_format",format:"ipv6",input:n.value,inst:e,continue:!t.abort})}});var is=p("$ZodCIDRv4",(e,t)=>{t.pattern??(t.pattern=Tc),A.init(e,t)});function jm(e){let t=e.split("/");if(t.length!==2)return!1;let[n,r]=t;
if(!r)return!1;let o=Number(r);return`${o}`!==r||o<0||o>128?!1:$u(n)}var as=p("$ZodCIDRv6",(e,t)=>{t.pattern??(t.pattern=Mc),A.init(e,t),e._zod.
check=n=>{jm(n.value)||n.issues.push({code:"invalid_format",format:"cidrv6",input:n.value,inst:e,continue:!t.abort})}});function vu(e){if(e===
"")return!0;if(/\s/.test(e)||e.length%4!==0)return!1;try{return atob(e),!0}catch{return!1}}var Um=/^[0-9a-zA-Z+/]*={0,2}$/,cs=p("$ZodBase64",
(e,t)=>{t.pattern??(t.pattern=Um),A.init(e,t),e._zod.check=n=>{vu(n.value)||n.issues.push({code:"invalid_format",format:"base64",input:n.value,
inst:e,continue:!t.abort})}}),_u=/^[A-Za-z0-9_-]*$/;function Bm(e){if(!_u.test(e))return!1;let t=e.replace(/[-_]/g,r=>r==="-"?"+":"/"),n=t.padEnd(
Math.ceil(t.length/4)*4,"=");return vu(n)}var us=p("$ZodBase64URL",(e,t)=>{t.pattern??(t.pattern=_u),A.init(e,t),e._zod.check=n=>{Bm(n.value)||
n.issues.push({code:"invalid_format",format:"base64url",input:n.value,inst:e,continue:!t.abort})}}),ls=p("$ZodE164",(e,t)=>{t.pattern??(t.pattern=
Ac),A.init(e,t)});function Gm(e,t=null){try{let n=e.split(".");if(n.length!==3)return!1;let[r]=n;if(!r)return!1;let o=JSON.parse(atob(r));return!("typ"in o&&o?.
typ!=="JWT"||!o.alg||t&&(!("alg"in o)||o.alg!==t))}catch{return!1}}var ds=p("$ZodJWT",(e,t)=>{A.init(e,t),e._zod.check=n=>{Gm(n.value,t.alg)||
n.issues.push({code:"invalid_format",format:"jwt",input:n.value,inst:e,continue:!t.abort})}});var Ut=p("$ZodNumber",(e,t)=>{I.init(e,t),e._zod.pattern=jo,e._zod.parse=(n,r)=>{if(t.coerce)try{n.value=Number(n.value)}catch{}let o=n.value;
if(typeof o=="number"&&!Number.isNaN(o)&&Number.isFinite(o))return n;let s=typeof o=="number"?Number.isNaN(o)?"NaN":Number.isFinite(o)?void 0:
String(o):void 0;return n.issues.push({expected:"number",code:"invalid_type",input:o,inst:e,...s?{received:s}:{}}),n}}),Bn=p("$ZodNumberForm\
at",(e,t)=>{Wc.init(e,t),Ut.init(e,t)}),Gn=p("$ZodBoolean",(e,t)=>{I.init(e,t),e._zod.pattern=jc,e._zod.parse=(n,r)=>{if(t.coerce)try{n.value=
!!n.value}catch{}let o=n.value;return typeof o=="boolean"||n.issues.push({expected:"boolean",code:"invalid_type",input:o,inst:e}),n}});var ps=p("$ZodNull",(e,t)=>{I.init(e,t),e._zod.pattern=Uc,e._zod.values=new Set([null]),e._zod.parse=(n,r)=>{let o=n.value;return o===null||
n.issues.push({expected:"null",code:"invalid_type",input:o,inst:e}),n}});var Hn=p("$ZodUnknown",(e,t)=>{I.init(e,t),e._zod.parse=n=>n}),Wn=p("$ZodNever",(e,t)=>{I.init(e,t),e._zod.parse=(n,r)=>(n.issues.push({expected:"\
never",code:"invalid_type",input:n.value,inst:e}),n)});function Hm(e,t){let n=kn(e._zod.def.checks);if(!n.length)return;let r=Math.min(...n.map(s=>s[0])),o=e._zod.parse;e._zod.parse=(s,i)=>{let a=t(
s.value);if(a>r&&!i?.skipChecks&&i?.direction!=="backward"){for(let[c,u]of kn(e._zod.def.checks))if(a>c&&u._zod.def.when(s)){let l=s.issues.
length;return u._zod.check(s),s.issues[l].continue=!1,Tt(s.issues,l,e),s}}return o(s,i)}}var Wm=e=>Array.isArray(e)?e.length:-1;function iu(e,t,n){e.issues.length&&t.issues.push(...fe(n,e.issues)),t.value[n]=e.value}var Vn=p("$ZodArray",(e,t)=>{I.init(e,t);let n=X.memoizer;
n?.attach(e),e._zod.parse=(r,o)=>{let s=r.value;if(!Array.isArray(s))return r.issues.push({expected:"array",code:"invalid_type",input:s,inst:e}),
r;r.value=n?n.alloc(e,r,Array(s.length),o):Array(s.length);let i=[],a=o?.abortEarly;for(let c=0;c<s.length;c++){let u=s[c],l=t.element._zod.
run({value:u,issues:[]},o);if(l instanceof Promise)i.push(l.then(m=>iu(m,r,c)));else if(iu(l,r,c),a&&l.issues.length!==0&&se(l))break}return i.
length?Promise.all(i).then(()=>r):r},Hm(e,Wm)});function Zn(e,t,n,r,o,s){let i=n in r,a=s==="optional";if(!(!i&&a&&o==="optional")){if(e.issues.
length){if(o!==void 0&&a&&!i)return;t.issues.push(...fe(n,e.issues))}if(!i&&o===void 0){e.issues.length||t.issues.push({code:"invalid_type",
expected:"nonoptional",input:void 0,path:[n]});return}e.value===void 0?(i||o==="defaulted"&&!a)&&(t.value[n]=void 0):t.value[n]=e.value}}var Vm=[];
function zu(e){let t=Object.keys(e.shape),n=Object.getOwnPropertySymbols(e.shape),r=n.length?n:Vm,o=r.length?[...t,...r]:t;for(let i of o)if(!e.
shape?.[i]?._zod?.traits?.has("$ZodType"))throw new Error(`Invalid element at key "${String(i)}": expected a Zod schema`);let s=Ro(e.shape);
return{...e,allKeys:o,symbolKeys:r,keySet:new Set(t),numKeys:t.length,optionalKeys:new Set(s)}}function Su(e,t,n,r,o,s,i){let a=[],c=o.keySet,
u=o.catchall._zod,l=u.def.type,m=u.optin,h=u.optout,b=0;for(let w in t){if(i&&n.issues.length!==b){if(se(n,b))break;b=n.issues.length}if(c.has(
w))continue;if(w==="__proto__"){l==="never"&&a.push(w);continue}if(l==="never"){a.push(w);continue}let O=u.run({value:t[w],issues:[]},r);O instanceof
Promise?e.push(O.then(k=>Zn(k,n,w,t,m,h))):Zn(O,n,w,t,m,h)}return a.length&&n.issues.push({code:"unrecognized_keys",keys:a,input:t,inst:s,continue:!0}),
e.length?Promise.all(e).then(()=>n):n}var fs=p("$ZodObject",(e,t)=>{I.init(e,t);let n=Object.getOwnPropertyDescriptor(t,"shape"),r=n?.get?n.
get.raw:t.shape??{};if(r){let u=()=>{let l={...r};return Object.defineProperty(t,"shape",{value:l}),u.raw=l,l};u.raw=r,Object.defineProperty(
t,"shape",{get:u})}let o=it(()=>zu(t));C(e,"propValues",u=>{let l=u.def.shape,m={};for(let h in l){let b=l[h]._zod;if(b.values){Object.prototype.
hasOwnProperty.call(m,h)||at(m,h,new Set);for(let w of b.values)m[h].add(w);b.optin!==void 0&&m[h].add(void 0)}}return m});let s=Ve,i=t.catchall,
a,c=X.memoizer;c?.attach(e),e._zod.parse=(u,l)=>{a??(a=o.value);let m=u.value;if(!s(m))return u.issues.push({expected:"object",code:"invalid\
_type",input:m,inst:e}),u;u.value=c?c.alloc(e,u,{},l):{};let h=[],b=a.shape,w=l?.abortEarly,O=u.issues.length;for(let k of a.allKeys){if(w&&
u.issues.length!==O){if(se(u,O))break;O=u.issues.length}if(k==="__proto__")continue;let E=b[k],H=E._zod.optin,V=E._zod.optout,ee=E._zod.run(
{value:m[k],issues:[]},l);ee instanceof Promise?h.push(ee.then(U=>Zn(U,u,k,m,H,V))):Zn(ee,u,k,m,H,V)}return i?Su(h,m,u,l,o.value,e,w===!0):h.
length?Promise.all(h).then(()=>u):u}}),Ou=p("$ZodObjectJIT",(e,t)=>{fs.init(e,t);let n=e._zod.parse,r=it(()=>zu(t)),o=X.memoizer,s=b=>{let w=r.
value,O=w.symbolKeys,k=new An(["payload","ctx"],{shape:b,inst:e,memo:o,syms:O}),E=U=>`shape[${U}]._zod.run({ value: input[${U}], issues: [] \
}, ctx)`,H=(U,R)=>`
          let ${U}_ab = false;
          for (let i = 0; i < ${U}.issues.length; i++) {
            const iss = ${U}.issues[i];
            iss.path = iss.path ? [${R}, ...iss.path] : [${R}];
            payload.issues.push(iss);
            if (iss.continue !== true) ${U}_ab = true;
          }
          if (${U}_ab && ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }`;k.write("const input = payload.value;");let V=Object.create(null),ee=0;for(let U of w.allKeys)V[U]=`key_${ee++}`;k.write(o?"con\
st newResult = memo.alloc(inst, payload, {}, ctx);":"const newResult = {};");for(let U of w.allKeys){if(U==="__proto__")continue;let R=V[U],
le=typeof U=="symbol"?`syms[${O.indexOf(U)}]`:_o(U),fo=`${le} in input`,Ta=b[U],mo=Ta?._zod?.optin,Ma=mo!==void 0,qf=Ta?._zod?.optout==="opt\
ional";if(k.write(`const ${R} = ${E(le)};`),Ma&&qf){let Jf=mo==="optional"?`${R}_present`:`${R}.value !== undefined || ${R}_present`;k.write(
`
        const ${R}_present = ${fo};
        if (!${R}.issues.length || ${R}_present) {
          if (${R}.issues.length) {${H(R,le)}
          }

          if (${Jf}) {
            newResult[${le}] = ${R}.value;
          }
        }

      `)}else Ma?(k.write(`
        if (${R}.issues.length) {${H(R,le)}
        }
      `),mo==="defaulted"?k.write(`newResult[${le}] = ${R}.value;`):k.write(`
        if (${R}.value !== undefined || ${fo}) {
          newResult[${le}] = ${R}.value;
        }
      `)):k.write(`
        const ${R}_present = ${fo};
        if (${R}.issues.length) {${H(R,le)}
        }
        if (!${R}_present && !${R}.issues.length) {
          payload.issues.push({
            code: "invalid_type",
            expected: "nonoptional",
            input: undefined,
            path: [${le}]
          });
          if (ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }
        }

        if (${R}_present) {
          newResult[${le}] = ${R}.value;
        }

      `)}return k.write("payload.value = newResult;"),k.write("return payload;"),k.compile()},i,a=Ve,c=!X.jitless,l=c&&So.value,m=t.catchall,
h;e._zod.parse=(b,w)=>{h??(h=r.value);let O=b.value;return a(O)?c&&l&&w?.async===!1&&w.jitless!==!0?(i||(i=s(t.shape)),b=i(b,w),m?Su([],O,b,
w,h,e,w?.abortEarly===!0):b):n(b,w):(b.issues.push({expected:"object",code:"invalid_type",input:O,inst:e}),b)}});function au(e,t,n,r){for(let s of e)
if(s.issues.length===0)return t.value=s.value,t;let o=e.filter(s=>!se(s));return o.length===1?(t.value=o[0].value,o[0]):(t.issues.push({code:"\
invalid_union",input:t.value,inst:n,errors:e.map(s=>s.issues.map(i=>me(i,r,ie())))}),t)}var qn=p("$ZodUnion",(e,t)=>{I.init(e,t),C(e,"optin",
r=>r.def.options.some(o=>o._zod.optin==="defaulted")?"defaulted":r.def.options.some(o=>o._zod.optin!==void 0)?"optional":void 0),C(e,"optout",
r=>r.def.options.some(o=>o._zod.optout==="optional")?"optional":void 0),C(e,"values",r=>{if(r.def.options.every(o=>o._zod.values))return new Set(
r.def.options.flatMap(o=>Array.from(o._zod.values)))}),C(e,"pattern",r=>{if(r.def.options.every(o=>o._zod.pattern)){let o=r.def.options.map(
s=>s._zod.pattern);return new RegExp(`^(${o.map(s=>Ct(s.source)).join("|")})$`)}});let n=t.options.length===1?t.options[0]._zod.run:null;e._zod.
parse=(r,o)=>{if(n)return n(r,o);let s=!1,i=[];for(let a of t.options){let c=a._zod.run({value:r.value,issues:[]},o);if(c instanceof Promise)
i.push(c),s=!0;else{if(c.issues.length===0)return c;i.push(c)}}return s?Promise.all(i).then(a=>au(a,r,e,o)):au(i,r,e,o)}});function qm(e){let t=new Map;for(let n of e.options){let r=n._zod.propValues?.[e.discriminator];if(!r||r.size===0)throw new Error(`Invalid d\
iscriminated union option at index "${e.options.indexOf(n)}"`);for(let o of r)if(t.has(o)){if(o!==void 0)throw new Error(`Duplicate discrimi\
nator value "${String(o)}"`);t.set(o,null)}else t.set(o,n)}return t}var ms=p("$ZodDiscriminatedUnion",(e,t)=>{t.inclusive=!1,qn.init(e,t);let n=e.
_zod.parse;C(e,"propValues",o=>{let s={},i=0;for(let a of o.def.options){let c=a._zod.propValues;if(!c||Object.keys(c).length===0)throw new Error(
`Invalid discriminated union option at index "${o.def.options.indexOf(a)}"`);c[o.def.discriminator]?.has(void 0)&&i++;for(let[u,l]of Object.
entries(c)){Object.prototype.hasOwnProperty.call(s,u)||at(s,u,new Set);for(let m of l)s[u].add(m)}}return!o.def.unionFallback&&i>1&&s[o.def.
discriminator]?.delete(void 0),s}),t.options.forEach((o,s)=>{let i=ct(o._zod.def);if(i&&!Object.prototype.hasOwnProperty.call(i,t.discriminator))
throw new Error(`Invalid discriminated union option at index "${s}"`)});let r=it(()=>qm(t));e._zod.parse=(o,s)=>{let i=o.value;if(!Ve(i))return o.
issues.push({code:"invalid_type",expected:"object",input:i,inst:e}),o;let a=i?.[t.discriminator],c=r.value.get(a);return c&&(a!==void 0||s.direction!==
"backward")?c._zod.run(o,s):t.unionFallback||s.direction==="backward"?n(o,s):(o.issues.push({code:"invalid_union",errors:[],note:"No matchin\
g discriminator",discriminator:t.discriminator,options:Array.from(r.value.keys()).filter(u=>r.value.get(u)!==null),input:i,path:[t.discriminator],
inst:e}),o)}}),hs=p("$ZodIntersection",(e,t)=>{I.init(e,t),e._zod.parse=(n,r)=>{let o=n.value,s=t.left._zod.run({value:o,issues:[]},r),i=t.right.
_zod.run({value:o,issues:[]},r);return s instanceof Promise||i instanceof Promise?Promise.all([s,i]).then(([c,u])=>cu(n,c,u)):cu(n,s,i)}});function Ho(e,t){
if(e===t)return{valid:!0,data:e};if(e instanceof Date&&t instanceof Date&&+e==+t)return{valid:!0,data:e};if(Ne(e)&&Ne(t)){let n=Object.keys(
t),r=Object.keys(e).filter(s=>n.indexOf(s)!==-1),o={...e,...t};Object.prototype.hasOwnProperty.call(o,"__proto__")&&delete o.__proto__;for(let s of r){
if(s==="__proto__")continue;let i=Ho(e[s],t[s]);if(!i.valid)return{valid:!1,mergeErrorPath:[s,...i.mergeErrorPath]};o[s]=i.data}return{valid:!0,
data:o}}if(Array.isArray(e)&&Array.isArray(t)){if(e.length!==t.length)return{valid:!1,mergeErrorPath:[]};let n=[];for(let r=0;r<e.length;r++){
let o=e[r],s=t[r],i=Ho(o,s);if(!i.valid)return{valid:!1,mergeErrorPath:[r,...i.mergeErrorPath]};n.push(i.data)}return{valid:!0,data:n}}return{
valid:!1,mergeErrorPath:[]}}function cu(e,t,n){let r=new Map,o,s=new Map,i=(u,l)=>{let m;if(u.code==="unrecognized_keys"&&!u.path?.length)o??
(o=u),m=u.keys;else if(u.code==="invalid_key"&&u.origin==="record"&&u.path?.length===1){let h=String(u.path[0]);s.has(h)||s.set(h,u),m=[h]}else
return!1;for(let h of m)r.has(h)||r.set(h,{}),r.get(h)[l]=!0;return!0};for(let u of t.issues)i(u,"l")||e.issues.push(u);for(let u of n.issues)
i(u,"r")||e.issues.push(u);let a=[...r].filter(([,u])=>u.l&&u.r).map(([u])=>u);if(a.length){let u=o?a.filter(l=>o.keys.includes(l)):[];u.length&&
e.issues.push({...o,keys:u});for(let l of a)!u.includes(l)&&s.has(l)&&e.issues.push(s.get(l))}let c=Ho(t.value,n.value);if(!c.valid){if(se(e))
return e;throw new Error(`Unmergable intersection. Error path: ${JSON.stringify(c.mergeErrorPath)}`)}return e.value=c.data,e}var Jn=p("$ZodT\
uple",(e,t)=>{I.init(e,t);let n=t.items,r=X.memoizer;r?.attach(e),e._zod.parse=(o,s)=>{let i=o.value;if(!Array.isArray(i))return o.issues.push(
{input:i,inst:e,expected:"tuple",code:"invalid_type"}),o;o.value=r?r.alloc(e,o,[],s):[];let a=[],c=uu(n,"optin"),u=uu(n,"optout");if(!t.rest){
if(i.length<c)return o.issues.push({code:"too_small",minimum:c,inclusive:!0,input:i,inst:e,origin:"array"}),o;i.length>n.length&&o.issues.push(
{code:"too_big",maximum:n.length,inclusive:!0,input:i,inst:e,origin:"array"})}let l=new Array(n.length),m=t.rest?s?.abortEarly:void 0,h=!1;for(let b=0;b<
n.length;b++){let w=n[b]._zod.run({value:i[b],issues:[]},s);w instanceof Promise?a.push(w.then(O=>{l[b]=O})):(l[b]=w,m&&!h&&w.issues.length&&
(h=se(w)))}if(t.rest&&!h){let b=n.length-1,w=i.slice(n.length),O=o.issues.length;for(let k of w){if(m&&o.issues.length!==O){if(se(o,O))break;
O=o.issues.length}b++;let E=t.rest._zod.run({value:k,issues:[]},s);E instanceof Promise?a.push(E.then(H=>lu(H,o,b))):lu(E,o,b)}}return a.length?
Promise.all(a).then(()=>du(l,o,n,i,u)):du(l,o,n,i,u)}});function uu(e,t){for(let n=e.length-1;n>=0;n--)if(!(t==="optin"?e[n]._zod.optin!==void 0:
e[n]._zod.optout==="optional"))return n+1;return 0}function lu(e,t,n){e.issues.length&&t.issues.push(...fe(n,e.issues)),t.value[n]=e.value}function du(e,t,n,r,o){
for(let s=0;s<n.length;s++){let i=e[s],a=s<r.length;if(!a&&s>=o&&n[s]._zod.optin==="optional"){t.value.length=s;break}if(i.issues.length){if(!a&&
s>=o){t.value.length=s;break}t.issues.push(...fe(s,i.issues))}t.value[s]=i.value}for(let s=t.value.length-1;s>=r.length&&(n[s]._zod.optout===
"optional"&&t.value[s]===void 0);s--)t.value.length=s;return t}var gs=p("$ZodRecord",(e,t)=>{I.init(e,t);let n=X.memoizer;n?.attach(e),e._zod.
parse=(r,o)=>{let s=r.value;if(!Ne(s))return r.issues.push({expected:"record",code:"invalid_type",input:s,inst:e}),r;let i=[],a=t.keyType._zod.
values;if(a&&!t.partial){r.value=n?n.alloc(e,r,{},o):{};let c=new Set;for(let l of a)if(typeof l=="string"||typeof l=="number"||typeof l=="s\
ymbol"){if(c.add(typeof l=="number"?l.toString():l),l==="__proto__")continue;let m=t.keyType._zod.run({value:l,issues:[]},o);if(m instanceof
Promise)throw new Error("Async schemas not supported in object keys currently");if(m.issues.length){r.issues.push({code:"invalid_key",origin:"\
record",issues:m.issues.map(w=>me(w,o,ie())),input:l,path:[l],inst:e});continue}let h=m.value;if(h==="__proto__")continue;let b=t.valueType.
_zod.run({value:s[l],issues:[]},o);b instanceof Promise?i.push(b.then(w=>{w.issues.length&&r.issues.push(...fe(l,w.issues)),r.value[h]=w.value})):
(b.issues.length&&r.issues.push(...fe(l,b.issues)),r.value[h]=b.value)}let u;for(let l in s)if(!c.has(l))if(t.mode==="loose"){if(l==="__prot\
o__")continue;r.value[l]=s[l]}else u=u??[],u.push(l);u&&u.length>0&&r.issues.push({code:"unrecognized_keys",input:s,inst:e,keys:u,continue:!0})}else{
r.value=n?n.alloc(e,r,{},o):{};let c;for(let u of Reflect.ownKeys(s)){if(u==="__proto__"||!Object.prototype.propertyIsEnumerable.call(s,u))continue;
let l=t.keyType._zod.run({value:u,issues:[]},o);if(l instanceof Promise)throw new Error("Async schemas not supported in object keys currentl\
y");if(typeof u=="string"&&jo.test(u)&&l.issues.length){let w=t.keyType._zod.run({value:Number(u),issues:[]},o);if(w instanceof Promise)throw new Error(
"Async schemas not supported in object keys currently");w.issues.length===0&&(l=w)}if(l.issues.length){t.mode==="loose"?r.value[u]=s[u]:a?(c=
c??[],c.push(u)):r.issues.push({code:"invalid_key",origin:"record",issues:l.issues.map(w=>me(w,o,ie())),input:u,path:[u],inst:e});continue}let h=l.
value;if(h==="__proto__")continue;let b=t.valueType._zod.run({value:s[u],issues:[]},o);b instanceof Promise?i.push(b.then(w=>{w.issues.length&&
r.issues.push(...fe(u,w.issues)),r.value[h]=w.value})):(b.issues.length&&r.issues.push(...fe(u,b.issues)),r.value[h]=b.value)}c&&c.length>0&&
r.issues.push({code:"unrecognized_keys",input:s,inst:e,keys:c,continue:!0})}return i.length?Promise.all(i).then(()=>r):r}});var Kn=p("$ZodEnum",(e,t)=>{I.init(e,t);let n=vn(t.entries),r=new Set(n);e._zod.values=r,C(e,"pattern",o=>{let s=vn(o.def.entries).filter(i=>ko.
has(typeof i));return new RegExp(s.length?`^(${s.map(i=>ze(i.toString())).join("|")})$`:"^[^\\s\\S]$")}),e._zod.parse=(o,s)=>{let i=o.value;
return r.has(i)||o.issues.push({code:"invalid_value",values:n,input:i,inst:e}),o}}),Yn=p("$ZodLiteral",(e,t)=>{I.init(e,t);let n=new Set(t.values);
e._zod.values=n,C(e,"pattern",r=>{let o=r.def.values;return new RegExp(o.length?`^(${o.map(s=>typeof s=="string"?ze(s):s?ze(s.toString()):String(
s)).join("|")})$`:"^[^\\s\\S]$")}),e._zod.parse=(r,o)=>{let s=r.value;return n.has(s)||r.issues.push({code:"invalid_value",values:t.values,input:s,
inst:e}),r}});var bs=p("$ZodTransform",(e,t)=>{I.init(e,t),e._zod.optin="optional",X.memoizer?.guard(e),e._zod.parse=(n,r)=>{if(r.direction==="backward")throw new lt(
e.constructor.name);let o=t.transform(n.value,n);if(r.async)return(o instanceof Promise?o:Promise.resolve(o)).then(i=>(n.value=i,n));if(o instanceof
Promise)throw new he;return n.value=o,n}});function pu(e,t){return e.value=t.issues.length?void 0:t.value,e}var Xn=p("$ZodOptional",(e,t)=>{
I.init(e,t),C(e,"optin",n=>n.def.innerType._zod.optin==="defaulted"?"defaulted":"optional"),e._zod.optout="optional",C(e,"values",n=>{let r=n.
def.innerType._zod.values;return r?new Set([...r,void 0]):void 0}),C(e,"pattern",n=>{let r=n.def.innerType._zod.pattern;return r?new RegExp(
`^(${Ct(r.source)})?$`):void 0}),e._zod.parse=(n,r)=>{if(n.value===void 0){if(t.innerType._zod.optin!=="defaulted")return n;let o=t.innerType.
_zod.run({value:n.value,issues:[]},r);return o instanceof Promise?o.then(s=>pu(n,s)):pu(n,o)}return t.innerType._zod.run(n,r)}}),Qn=p("$ZodE\
xactOptional",(e,t)=>{Xn.init(e,t),C(e,"values",n=>n.def.innerType._zod.values),C(e,"pattern",n=>n.def.innerType._zod.pattern),e._zod.parse=
(n,r)=>t.innerType._zod.run(n,r)}),er=p("$ZodNullable",(e,t)=>{I.init(e,t),C(e,"optin",n=>n.def.innerType._zod.optin),C(e,"optout",n=>n.def.
innerType._zod.optout),C(e,"pattern",n=>{let r=n.def.innerType._zod.pattern;return r?new RegExp(`^(${Ct(r.source)}|null)$`):void 0}),C(e,"va\
lues",n=>n.def.innerType._zod.values?new Set([...n.def.innerType._zod.values,null]):void 0),e._zod.parse=(n,r)=>n.value===null?n:t.innerType.
_zod.run(n,r)}),ys=p("$ZodDefault",(e,t)=>{I.init(e,t),e._zod.optin="defaulted",C(e,"values",n=>n.def.innerType._zod.values),e._zod.parse=(n,r)=>{
if(r.direction==="backward")return t.innerType._zod.run(n,r);if(n.value===void 0)return n.value=t.defaultValue,n;let o=t.innerType._zod.run(
n,r);return o instanceof Promise?o.then(s=>fu(s,t)):fu(o,t)}});function fu(e,t){return e.value===void 0&&(e.value=t.defaultValue),e}var ws=p(
"$ZodPrefault",(e,t)=>{I.init(e,t),e._zod.optin="defaulted",C(e,"values",n=>n.def.innerType._zod.values),e._zod.parse=(n,r)=>(r.direction===
"backward"||n.value===void 0&&(n.value=t.defaultValue),t.innerType._zod.run(n,r))}),xs=p("$ZodNonOptional",(e,t)=>{I.init(e,t),C(e,"values",
n=>{let r=n.def.innerType._zod.values;return r?new Set([...r].filter(o=>o!==void 0)):void 0}),e._zod.parse=(n,r)=>{let o=t.innerType._zod.run(
n,r);return o instanceof Promise?o.then(s=>mu(s,e)):mu(o,e)}});function mu(e,t){return!e.issues.length&&e.value===void 0&&e.issues.push({code:"\
invalid_type",expected:"nonoptional",input:e.value,inst:t}),e}function hu(e,t,n,r){return t.issues.length?(e.value=n.catchValue({...t,value:e.value,error:{issues:t.issues.map(o=>me(o,r,ie()))},input:e.value}),
e):(e.value=t.value,t.memo&&(e.memo=!0),e)}var $s=p("$ZodCatch",(e,t)=>{I.init(e,t),C(e,"optin",n=>n.def.innerType._zod.optin==="defaulted"?
"defaulted":"optional"),C(e,"optout",n=>n.def.innerType._zod.optout),C(e,"values",n=>n.def.innerType._zod.values),e._zod.parse=(n,r)=>{if(r.
direction==="backward")return t.innerType._zod.run(n,r);let o=t.innerType._zod.run({value:n.value,issues:[]},r);return o instanceof Promise?
o.then(s=>hu(n,s,t,r)):hu(n,o,t,r)}});var vs=p("$ZodPipe",(e,t)=>{I.init(e,t),C(e,"values",n=>n.def.in._zod.values),C(e,"optin",n=>n.def.in._zod.optin),C(e,"optout",n=>n.def.out.
_zod.optout),C(e,"propValues",n=>n.def.in._zod.propValues),e._zod.parse=(n,r)=>{if(r.direction==="backward"){let s=t.out._zod.run(n,r);return s instanceof
Promise?s.then(i=>Nn(i,t.in,r)):Nn(s,t.in,r)}let o=t.in._zod.run(n,r);return o instanceof Promise?o.then(s=>Nn(s,t.out,r)):Nn(o,t.out,r)}});
function Nn(e,t,n){return e.issues.some(r=>r.code!=="unrecognized_keys")?(e.aborted=!0,e):t._zod.run({value:e.value,issues:e.issues},n)}var _s=p("$ZodReadonly",(e,t)=>{I.init(e,t),C(e,"propValues",n=>n.def.innerType._zod.propValues),C(e,"values",n=>n.def.innerType._zod.values),
C(e,"optin",n=>n.def.innerType?._zod?.optin),C(e,"optout",n=>n.def.innerType?._zod?.optout),e._zod.parse=(n,r)=>{if(r.direction==="backward")
return t.innerType._zod.run(n,r);let o=t.innerType._zod.run(n,r);return o instanceof Promise?o.then(gu):gu(o)}});function gu(e){return e.memo||
(e.value=Object.freeze(e.value)),e}var tr=p("$ZodCustom",(e,t)=>{W.init(e,t),I.init(e,t),e._zod.parse=(n,r)=>n,e._zod.check=n=>{let r=n.value,o=t.fn(r);if(o instanceof Promise)
return o.then(s=>bu(s,n,r,e));bu(o,n,r,e)}});function bu(e,t,n,r){if(!e){let o={code:"custom",input:n,inst:r,path:[...r._zod.def.path??[]],continue:!r.
_zod.def.abort};r._zod.def.params&&(o.params=r._zod.def.params),t.issues.push(ut(o))}}var Ss=class extends Error{constructor(){super("Cannot parse a reference cycle that closes through a transform"),this.name="ZodCyclicError"}},
Os="~memo",ku=[];function Ru(e){return e!==null&&typeof e=="object"}function zs(e){return e.map(t=>t.path?{...t,path:t.path.slice()}:{...t})}
var Eu=new WeakMap,Bt=0,or=1,Gt=2;function sr(e,t,n){let r=Eu.get(e);if(r!==void 0)return r?Gt:Bt;if(t.has(e))return Gt;t.add(e);let o=Bt,s=l=>{
if(o!==Gt&&l?._zod){let m=sr(l,t,n);m>o&&(o=m)}},i=(l,m)=>{let h=Bt;for(let b of Reflect.ownKeys(l)){let w=Object.getOwnPropertyDescriptor(l,
b);if(m&&!w.enumerable)continue;let O=w.get?or:w.value?._zod?sr(w.value,t,n):Bt;O>h&&(h=O)}return h},a=l=>{l>o&&(o=l)},c=e._zod.def,u=c.type;
switch(u){case"object":{let l=ct(c);a(l?i(l,!0):or),s(c.catchall);break}case"array":s(c.element);break;case"tuple":for(let l of c.items)s(l);
s(c.rest);break;case"record":case"map":s(c.keyType),s(c.valueType);break;case"set":s(c.valueType);break;case"union":for(let l of c.options)s(
l);break;case"intersection":s(c.left),s(c.right);break;case"optional":case"nullable":case"default":case"prefault":case"catch":case"readonly":case"\
nonoptional":case"promise":case"success":s(c.innerType);break;case"pipe":s(c.in),s(c.out);break;case"function":s(c.input),s(c.output);break;case"\
lazy":{let l=c._cachedInner??(n?e._zod.innerType:void 0);a(l?sr(l,t,!1):or);break}case"template_literal":case"string":case"number":case"int":case"\
boolean":case"bigint":case"symbol":case"undefined":case"null":case"void":case"never":case"any":case"unknown":case"date":case"nan":case"enum":case"\
literal":case"file":case"transform":case"custom":break;default:for(let l in c){let m=Object.getOwnPropertyDescriptor(c,l);if(!m||m.get)continue;
let h=m.value;if(!(!h||typeof h!="object")){if(h._zod)s(h);else if(Array.isArray(h))for(let b of h)s(b)}}}return t.delete(e),Jm(e,o)}function Jm(e,t){
return t!==or&&Eu.set(e,t===Gt),t}function Km(e,t){let n=e.buckets.get(t);return n||(n=new WeakMap,e.buckets.set(t,n)),n}var nr,rr=[],Ym={alloc(e,t,n){let r=nr;if(!r)return n;
nr=void 0;let o={value:n,issues:null};return r.set(t.value,o),rr.push(o),n},guard(e){var t;(t=e._zod).deferred??(t.deferred=[]),e._zod.deferred.
push(()=>{let n=e._zod.parse,r=(o,s)=>{if(s.direction!=="backward"&&Xm(s,o.value))throw new Ss;return n(o,s)};e._zod.parse=r,e._zod.run===n&&
(e._zod.run=r)})},attach(e){var t;let n,r=!1,o,s;(t=e._zod).deferred??(t.deferred=[]),e._zod.deferred.push(()=>{let i=e._zod.parse,a=(c,u)=>{
if(n===void 0){let E=sr(e,new Set,!1);if(E===Bt)return e._zod.parse=i,e._zod.run===a&&(e._zod.run=i),i(c,u);E===Gt||r?n=!0:r=!0}let l=c.value;
if(!Ru(l))return i(c,u);let m=u[Os];m||(m={buckets:new WeakMap,backEdges:void 0},u[Os]=m);let h;o===u?h=s:(h=Km(m,e),o=u,s=h);let b=h.get(l);
if(b)return c.value=b.value,b.issues?b.issues.length&&c.issues.push(...zs(b.issues)):(c.memo=!0,m.backEdges??(m.backEdges=new WeakSet),m.backEdges.
add(b.value)),c;nr=h;let w=rr.length,O=i(c,u);nr=void 0;let k=rr.length>w?rr.pop():void 0;return O instanceof Promise?O.then(E=>(k&&(k.issues=
E.issues.length?zs(E.issues):ku),E)):(k&&(k.issues=O.issues.length?zs(O.issues):ku),O)};e._zod.parse=a,e._zod.run===i&&(e._zod.run=a)})}};function Pu(){
return Ym}function Xm(e,t){let n=e[Os]?.backEdges;return n!==void 0&&Ru(t)&&n.has(t)}var Qm=()=>{let e={string:{unit:"characters",verb:"to have"},file:{unit:"bytes",verb:"to have"},array:{unit:"items",verb:"to have"},set:{unit:"\
items",verb:"to have"},map:{unit:"entries",verb:"to have"}};function t(s){return e[s]??null}let n={regex:"input",email:"email address",url:"\
URL",emoji:"emoji",uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"UUIDv6",nanoid:"nanoid",guid:"GUID",cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"XID",ksuid:"\
KSUID",datetime:"ISO datetime",date:"ISO date",time:"ISO time",duration:"ISO duration",ipv4:"IPv4 address",ipv6:"IPv6 address",mac:"MAC addr\
ess",cidrv4:"IPv4 range",cidrv6:"IPv6 range",base64:"base64-encoded string",base64url:"base64url-encoded string",json_string:"JSON string",e164:"\
E.164 number",currency_code:"currency code",credit_card:"credit card number",iban:"IBAN",jwt:"JWT",template_literal:"input"},r={nan:"NaN"};function o(s,i){
return s==="number"&&typeof i=="number"&&!Number.isFinite(i)?String(i):r[s]??s}return s=>{switch(s.code){case"invalid_type":{let i=o(s.expected),
a=Co(s.input),c=o(a,s.input);return`Invalid input: expected ${i}, received ${c}`}case"invalid_value":return s.values.length===1?`Invalid inp\
ut: expected ${Sn(s.values[0])}`:`Invalid option: expected one of ${_n(s.values,"|")}`;case"too_big":{let i=s.exact?"exactly ":s.inclusive?"\
<=":"<",a=t(s.origin);return a?`Too big: expected ${s.origin??"value"} to have ${i}${s.maximum.toString()} ${a.unit??"elements"}`:`Too big: \
expected ${s.origin??"value"} to be ${i}${s.maximum.toString()}`}case"too_small":{let i=s.exact?"exactly ":s.inclusive?">=":">",a=t(s.origin);
return a?`Too small: expected ${s.origin} to have ${i}${s.minimum.toString()} ${a.unit}`:`Too small: expected ${s.origin} to be ${i}${s.minimum.
toString()}`}case"invalid_format":{let i=s;return i.format==="starts_with"?`Invalid string: must start with "${i.prefix}"`:i.format==="ends_\
with"?`Invalid string: must end with "${i.suffix}"`:i.format==="includes"?`Invalid string: must include "${i.includes}"`:i.format==="regex"?
`Invalid string: must match pattern ${i.pattern}`:`Invalid ${n[i.format]??s.format}`}case"not_multiple_of":return`Invalid number: must be a \
multiple of ${s.divisor}`;case"unrecognized_keys":return`Unrecognized key${s.keys.length>1?"s":""}: ${_n(s.keys,", ")}`;case"invalid_key":return`\
Invalid key in ${s.origin}`;case"invalid_union":return s.options&&Array.isArray(s.options)&&s.options.length>0?`Invalid discriminator value.\
 Expected ${s.options.map(a=>`'${a}'`).join(" | ")}`:s.inclusive===!1?"Invalid input: more than one option matched":"Invalid input";case"inv\
alid_element":return`Invalid value in ${s.origin}`;default:return"Invalid input"}}};function Cu(){return{localeError:Qm()}}var Tu;var ks=class{constructor(){this._map=new WeakMap,this._idmap=new Map}add(t,...n){let r=n[0];return this._map.set(t,r),r&&typeof r=="object"&&
"id"in r&&this._idmap.set(r.id,t),this}clear(){return this._map=new WeakMap,this._idmap=new Map,this}remove(t){let n=this._map.get(t);return n&&
typeof n=="object"&&"id"in n&&this._idmap.delete(n.id),this._map.delete(t),this}get(t){let n=t._zod.parent;if(n){let r={...this.get(n)??{}};
delete r.id;let o={...r,...this._map.get(t)};return Object.keys(o).length?o:void 0}return this._map.get(t)}has(t){return this._map.has(t)}};
function eh(){return new ks}(Tu=globalThis).__zod_globalRegistry??(Tu.__zod_globalRegistry=eh());var Ht=globalThis.__zod_globalRegistry;function Mu(e){return e.checks&&(e.checks=[...e.checks]),e}function ir(e,t){return new e(Mu({type:"string",..._(t)}))}function Rs(e,t){return new e({type:"string",format:"email",check:"string_format",abort:!1,..._(t)})}function Es(e,t){return new e({type:"st\
ring",format:"guid",check:"string_format",abort:!1,..._(t)})}function Ps(e,t){return new e({type:"string",format:"uuid",check:"string_format",
abort:!1,..._(t)})}function Cs(e,t){return new e({type:"string",format:"uuid",check:"string_format",abort:!1,version:"v4",..._(t)})}function Ts(e,t){
return new e({type:"string",format:"uuid",check:"string_format",abort:!1,version:"v6",..._(t)})}function Ms(e,t){return new e({type:"string",
format:"uuid",check:"string_format",abort:!1,version:"v7",..._(t)})}function Is(e,t){return new e({type:"string",format:"url",check:"string_\
format",abort:!1,..._(t)})}function As(e,t){return new e({type:"string",format:"emoji",check:"string_format",abort:!1,..._(t)})}function Ns(e,t){
return new e({type:"string",format:"nanoid",check:"string_format",abort:!1,..._(t)})}function Ls(e,t){return new e({type:"string",format:"cu\
id",check:"string_format",abort:!1,..._(t)})}function Zs(e,t){return new e({type:"string",format:"cuid2",check:"string_format",abort:!1,..._(
t)})}function Ds(e,t){return new e({type:"string",format:"ulid",check:"string_format",abort:!1,..._(t)})}function Fs(e,t){return new e({type:"\
string",format:"xid",check:"string_format",abort:!1,..._(t)})}function js(e,t){return new e({type:"string",format:"ksuid",check:"string_form\
at",abort:!1,..._(t)})}function Us(e,t){return new e({type:"string",format:"ipv4",check:"string_format",abort:!1,..._(t)})}function Bs(e,t){
return new e({type:"string",format:"ipv6",check:"string_format",abort:!1,..._(t)})}function Gs(e,t){return new e({type:"string",format:"cidrv4",check:"string_format",abort:!1,..._(t)})}function Hs(e,t){return new e({type:"s\
tring",format:"cidrv6",check:"string_format",abort:!1,..._(t)})}function Ws(e,t){return new e({type:"string",format:"base64",check:"string_f\
ormat",abort:!1,..._(t)})}function Vs(e,t){return new e({type:"string",format:"base64url",check:"string_format",abort:!1,..._(t)})}function qs(e,t){
return new e({type:"string",format:"e164",check:"string_format",abort:!1,..._(t)})}function Js(e,t){return new e({type:"string",format:"jwt",check:"string_format",abort:!1,..._(t)})}function ar(e,t){return new e({type:"string",format:"datetime",check:"string_format",offset:!1,local:!1,precision:null,..._(t)})}function cr(e,t){
return new e({type:"string",format:"date",check:"string_format",..._(t)})}function ur(e,t){return new e({type:"string",format:"time",check:"\
string_format",precision:null,..._(t)})}function lr(e,t){return new e({type:"string",format:"duration",check:"string_format",..._(t)})}function dr(e,t){
return new e(Mu({type:"number",checks:[],..._(t)}))}function pr(e,t){return new e({type:"number",check:"number_format",abort:!1,format:"safeint",..._(t)})}function fr(e,t){return new e({type:"boolean",..._(t)})}function Ks(e,t){return new e({type:"null",..._(t)})}function mr(e){return new e({type:"unknown"})}function hr(e,t){return new e({type:"never",..._(t)})}function Wt(e,t){return new Bo({check:"less_than",..._(t),value:e,inclusive:!1})}function qe(e,t){return new Bo({check:"less_than",..._(t),value:e,
inclusive:!0})}function pt(e,t){return new Go({check:"greater_than",..._(t),value:e,inclusive:!1})}function Le(e,t){return new Go({check:"greater_than",..._(
t),value:e,inclusive:!0})}function gr(e){return pt(0,e)}function ft(e){return Le(0,e)}function Vt(e,t){return new Hc({check:"multiple_of",..._(t),value:e})}function F(e,t){return new Vc({check:"max_length",..._(t),maximum:e})}function Se(e,t){return new qc({check:"min_length",..._(t),minimum:e})}
function qt(e,t){return new Jc({check:"length_equals",..._(t),length:e})}function Ze(e,t){return new Kc({check:"string_format",format:"regex",
..._(t),pattern:e})}function br(e){return new Yc({check:"string_format",format:"lowercase",..._(e)})}function yr(e){return new Xc({check:"st\
ring_format",format:"uppercase",..._(e)})}function wr(e,t){return new Qc({check:"string_format",format:"includes",..._(t),includes:e})}function xr(e,t){
return new eu({check:"string_format",format:"starts_with",..._(t),prefix:e})}function $r(e,t){return new tu({check:"string_format",format:"e\
nds_with",..._(t),suffix:e})}function Oe(e){return new nu({check:"overwrite",tx:e})}function vr(e){return Oe(t=>t.normalize(e))}function _r(){return Oe(e=>e.trim())}function zr(){
return Oe(e=>e.toLowerCase())}function Sr(){return Oe(e=>e.toUpperCase())}function Ys(){return Oe(e=>zo(e))}function Iu(e,t,n){return new e(
{type:"array",element:t,..._(n)})}function Or(e,t,n){return new e({type:"custom",check:"custom",fn:t,..._(n)})}function Xs(e,t){let n=th(r=>(r.addIssue=o=>{if(typeof o=="stri\
ng")r.issues.push(ut(o,r.value,n._zod.def));else{let s=o;s.fatal&&(s.continue=!1),s.code??(s.code="custom"),"input"in s||(s.input=r.value),s.
inst??(s.inst=n),s.continue??(s.continue=!n._zod.def.abort),r.issues.push(ut(s))}},e(r.value,r)),t);return n}function th(e,t){let n=new W({check:"\
custom",..._(t)});return n._zod.check=e,n}var Jt=()=>()=>{throw new Error("bundles make no JSON Schemas")};var Fu=new WeakSet([Object.prototype,Error.prototype]);function kr(e,t,n){Object.defineProperty(e,t,{configurable:!0,enumerable:!1,get(){let r=n(
this);return Object.defineProperty(this,t,{value:r,configurable:!0,writable:!0}),r},set(r){Object.defineProperty(this,t,{value:r,configurable:!0,
writable:!0})}})}var ah=(e,t)=>{ac.init(e,t),e.name="ZodError";let n=Object.getPrototypeOf(e);Fu.has(n)||(Fu.add(n),kr(n,"format",r=>o=>uc(r,
o)),kr(n,"flatten",r=>o=>cc(r,o)),kr(n,"addIssue",r=>o=>{r.issues.push(o),r.message=JSON.stringify(r.issues,st,2)}),kr(n,"addIssues",r=>o=>{
r.issues.push(...o),r.message=JSON.stringify(r.issues,st,2)}),Object.defineProperty(n,"isEmpty",{configurable:!0,enumerable:!1,get(){return this.
issues.length===0}}))};var ae=p("ZodError",ah,void 0,{Parent:Error});var ju=Nt(ae),Uu=Lt(ae),Bu=Zt(ae),Gu=Dt(ae),Hu=dc(ae),Wu=pc(ae),Vu=fc(ae),qu=mc(ae),Ju=hc(ae),Ku=gc(ae),Yu=bc(ae),Xu=yc(ae);function Qh(){X.localeError||ie(Cu())}function Kt(){X.memoizer||ie({memoizer:Pu()})}var L=p("ZodType",(e,t)=>(Qh(),I.init(e,t),e.def=t,e.type=
t.type,e),{check(...e){let t=this.def;return this.clone(S.mergeDefs(t,{checks:[...t.checks??[],...e.map(n=>typeof n=="function"?{_zod:{check:n,
def:{check:"custom"},onattach:[]}}:n)]}),{parent:!0})},with(...e){return this.check(...e)},clone(e,t){return te(this,e,t)},brand(){return this},
register(e,t){return e.add(this,t),this},refine(e,t){return this.check(Jg(e,t))},superRefine(e,t){return this.check(Kg(e,t))},overwrite(e){return this.
check(Oe(e))},optional(){return ti(this)},exactOptional(){return Ng(this)},nullable(){return ni(this)},nullish(){return ti(ni(this))},nonoptional(e){
return Ug(this,e)},array(){return x(this)},or(e){return ne([this,e])},and(e){return Cg(this,e)},transform(e){return Qu(this,Ag(e))},default(e){
return Dg(this,e)},prefault(e){return jg(this,e)},catch(e){return Gg(this,e)},pipe(e){return Qu(this,e)},readonly(){return Vg(this)},describe(e){
let t=this.clone();return Ht.add(t,{description:e}),t},meta(...e){if(e.length===0)return Ht.get(this);let t=this.clone();return Ht.add(t,e[0]),
t},isOptional(){return this.safeParse(void 0).success},isNullable(){return this.safeParse(null).success},apply(e,...t){return t.length===0?e(
this):e(this,...t)},get"~standard"(){return S.hide(this,"~standard",{...Wo(this),jsonSchema:{input:Jt(this,"input"),output:Jt(this,"output")}})},
set"~standard"(e){S.own(this,"~standard",e)},parse:function e(t,n){return ju(this,t,n,{callee:e})},parseAsync:async function e(t,n){return await Uu(
this,t,n,{callee:e})},safeParse(e,t){return Bu(this,e,t)},async safeParseAsync(e,t){return Gu(this,e,t)},get spa(){return this?.safeParseAsync},
set spa(e){S.own(this,"spa",e)},validate(e,t){return Tn(this,e,t)},validateAsync(e,t){return Mn(this,e,t)},encode:function e(t,n){return Hu(
this,t,n,{callee:e})},decode:function e(t,n){return Wu(this,t,n,{callee:e})},encodeAsync:async function e(t,n){return await Vu(this,t,n,{callee:e})},
decodeAsync:async function e(t,n){return await qu(this,t,n,{callee:e})},safeEncode(e,t){return Ju(this,e,t)},safeDecode(e,t){return Ku(this,
e,t)},async safeEncodeAsync(e,t){return Yu(this,e,t)},async safeDecodeAsync(e,t){return Xu(this,e,t)},toJSONSchema(e){return Jt(this,{})(e)},
get description(){return Ht.get(this)?.description},get _def(){return this._zod.def}}),el=p("_ZodString",(e,t)=>{dt.init(e,t),L.init(e,t),e.
_zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o)},S.derived({format:e=>(void 0)(e).format??null,minLength:e=>(void 0)(e).minimum??null,maxLength:e=>(void 0)(
e).maximum??null},{regex(...e){return this.check(Ze(...e))},includes(...e){return this.check(wr(...e))},startsWith(...e){return this.check(xr(
...e))},endsWith(...e){return this.check($r(...e))},min(...e){return this.check(Se(...e))},max(...e){return this.check(F(...e))},length(...e){
return this.check(qt(...e))},nonempty(...e){return this.check(Se(1,...e))},lowercase(e){return this.check(br(e))},uppercase(e){return this.check(
yr(e))},trim(){return this.check(_r())},normalize(...e){return this.check(vr(...e))},toLowerCase(){return this.check(zr())},toUpperCase(){return this.
check(Sr())},slugify(){return this.check(Ys())}})),eg=p("ZodString",(e,t)=>{dt.init(e,t),el.init(e,t)},{email(e){return this.check(Rs(sg,e))},
url(e){return this.check(Is(ag,e))},jwt(e){return this.check(Js(vg,e))},emoji(e){return this.check(As(cg,e))},guid(e){return this.check(Es(ig,
e))},uuid(e){return this.check(Ps(Rr,e))},uuidv4(e){return this.check(Cs(Rr,e))},uuidv6(e){return this.check(Ts(Rr,e))},uuidv7(e){return this.
check(Ms(Rr,e))},nanoid(e){return this.check(Ns(ug,e))},cuid(e){return this.check(Ls(lg,e))},cuid2(e){return this.check(Zs(dg,e))},ulid(e){return this.
check(Ds(pg,e))},base64(e){return this.check(Ws(wg,e))},base64url(e){return this.check(Vs(xg,e))},xid(e){return this.check(Fs(fg,e))},ksuid(e){
return this.check(js(mg,e))},ipv4(e){return this.check(Us(hg,e))},ipv6(e){return this.check(Bs(gg,e))},cidrv4(e){return this.check(Gs(bg,e))},
cidrv6(e){return this.check(Hs(yg,e))},e164(e){return this.check(qs($g,e))},datetime(e){return this.check(ar(tg,e))},date(e){return this.check(
cr(ng,e))},time(e){return this.check(ur(rg,e))},duration(e){return this.check(lr(og,e))}});function d(e){return ir(eg,e)}var j=p("ZodStringF\
ormat",(e,t)=>{A.init(e,t),el.init(e,t)}),tg=p("ZodISODateTime",(e,t)=>{Dn.init(e,t),j.init(e,t)}),ng=p("ZodISODate",(e,t)=>{Fn.init(e,t),j.
init(e,t)}),rg=p("ZodISOTime",(e,t)=>{jn.init(e,t),j.init(e,t)}),og=p("ZodISODuration",(e,t)=>{Un.init(e,t),j.init(e,t)}),sg=p("ZodEmail",(e,t)=>{
Jo.init(e,t),j.init(e,t)});var ig=p("ZodGUID",(e,t)=>{Vo.init(e,t),j.init(e,t)});var Rr=p("ZodUUID",(e,t)=>{qo.init(e,t),j.init(e,t)});var ag=p("ZodURL",(e,t)=>{Ko.init(e,t),j.init(e,t)});var cg=p("ZodEmoji",(e,t)=>{Yo.init(e,t),j.init(e,t)});var ug=p("ZodNanoID",(e,t)=>{Xo.init(e,t),j.init(e,t)});var lg=p("ZodCUID",(e,t)=>{Qo.init(e,t),j.init(e,t)});var dg=p("ZodCUID2",(e,t)=>{es.init(e,t),j.init(e,t)});var pg=p("ZodULID",(e,t)=>{ts.init(e,t),j.init(e,t)});var fg=p("ZodXID",(e,t)=>{ns.init(e,t),j.init(e,t)});var mg=p("ZodKSUID",(e,t)=>{rs.init(e,t),j.init(e,t)});var hg=p("ZodIPv4",(e,t)=>{os.init(e,t),j.init(e,t)});var gg=p("ZodIPv6",(e,t)=>{ss.init(e,t),j.init(e,t)});var bg=p("ZodCIDRv4",(e,t)=>{is.init(e,t),j.init(e,t)});var yg=p("ZodCIDRv6",(e,t)=>{as.init(e,t),j.init(e,t)});var wg=p("ZodBase64",(e,t)=>{cs.init(e,t),j.init(e,t)});var xg=p("ZodBase64URL",(e,t)=>{us.init(e,t),j.init(e,t)});var $g=p("ZodE164",(e,t)=>{ls.init(e,t),j.init(e,t)});var vg=p("ZodJWT",(e,t)=>{ds.init(e,t),j.init(e,t)});var tl=p("ZodNumber",(e,t)=>{Ut.init(e,t),L.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e.isFinite=!0},S.derived({minValue:e=>{
let{minimum:t,exclusiveMinimum:n}=(void 0)(e);return Math.max(t??Number.NEGATIVE_INFINITY,n??Number.NEGATIVE_INFINITY)},maxValue:e=>{let{maximum:t,
exclusiveMaximum:n}=(void 0)(e);return Math.min(t??Number.POSITIVE_INFINITY,n??Number.POSITIVE_INFINITY)},isInt:e=>{let{isInt:t,multipleOf:n}=(void 0)(
e);return!!t||!!n?.some(Number.isSafeInteger)},format:e=>(void 0)(e).format??null},{gt(e,t){return this.check(pt(e,t))},gte(e,t){return this.
check(Le(e,t))},min(e,t){return this.check(Le(e,t))},lt(e,t){return this.check(Wt(e,t))},lte(e,t){return this.check(qe(e,t))},max(e,t){return this.
check(qe(e,t))},int(e){return this.check(M(e))},safe(e){return this.check(M(e))},positive(e){return this.check(pt(0,e))},nonnegative(e){return this.
check(Le(0,e))},negative(e){return this.check(Wt(0,e))},nonpositive(e){return this.check(qe(0,e))},multipleOf(e,t){return this.check(Vt(e,t))},
step(e,t){return this.check(Vt(e,t))},finite(){return this}}));function f(e){return dr(tl,e)}var _g=p("ZodNumberFormat",(e,t)=>{Bn.init(e,t),
tl.init(e,t)});function M(e){return pr(_g,e)}var zg=p("ZodBoolean",(e,t)=>{Gn.init(e,t),L.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o)});function Q(e){return fr(zg,e)}var Sg=p("ZodNull",(e,t)=>{ps.init(e,t),L.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o)});function nl(e){return Ks(Sg,e)}var Og=p("ZodUnknown",(e,t)=>{Hn.init(e,t),L.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o)});function ke(){return mr(Og)}var kg=p(
"ZodNever",(e,t)=>{Wn.init(e,t),L.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o)});function rl(e){return hr(kg,e)}var Rg=p("ZodArray",(e,t)=>{Kt(),Vn.init(e,t),L.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e.element=t.element},{min(e,t){
return this.check(Se(e,t))},nonempty(e){return this.check(Se(1,e))},max(e,t){return this.check(F(e,t))},length(e,t){return this.check(qt(e,t))},
unwrap(){return this.element}});function x(e,t){return Iu(Rg,e,t)}var ri=p("ZodObject",(e,t)=>{Kt(),Ou.init(e,t),L.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),S.installLazyProp(e,"shape",n=>n.
_zod.def.shape,!1)},{keyof(){return z(Object.keys(this._zod.def.shape))},catchall(e){return this.clone(S.mergeDefs(this._zod.def,{catchall:e}))},
passthrough(){return this.clone(S.mergeDefs(this._zod.def,{catchall:ke()}))},loose(){return this.clone(S.mergeDefs(this._zod.def,{catchall:ke()}))},
strict(){return this.clone(S.mergeDefs(this._zod.def,{catchall:rl()}))},strip(){return this.clone(S.mergeDefs(this._zod.def,{catchall:void 0}))},
extend(e){return S.extend(this,e)},safeExtend(e){return S.safeExtend(this,e)},merge(e){return S.merge(this,e)},pick(e){return S.pick(this,e)},
omit(e){return S.omit(this,e)},partial(...e){return S.partial(oi,this,e[0])},exactPartial(...e){return S.partial(il,this,e[0],"exactPartial")},
required(...e){return S.required(cl,this,e[0])}});function ol(e,t){let n={type:"object",shape:e??{},...S.normalizeParams(t)};return new ri(n)}
function g(e,t){return new ri({type:"object",shape:e,catchall:rl(),...S.normalizeParams(t)})}function Je(e,t){return new ri({type:"object",shape:e,
catchall:ke(),...S.normalizeParams(t)})}var sl=p("ZodUnion",(e,t)=>{qn.init(e,t),L.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,
r,o),e.options=t.options});function ne(e,t){return new sl({type:"union",options:e,...S.normalizeParams(t)})}var Eg=p("ZodDiscriminatedUnion",(e,t)=>{sl.init(e,t),ms.init(e,t)});function xe(e,t,n){return new Eg({type:"union",options:t,discriminator:e,
...S.normalizeParams(n)})}var Pg=p("ZodIntersection",(e,t)=>{hs.init(e,t),L.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o)});
function Cg(e,t){return new Pg({type:"intersection",left:e,right:t})}var Tg=p("ZodTuple",(e,t)=>{Kt(),Jn.init(e,t),L.init(e,t),e._zod.processJSONSchema=
(n,r,o)=>(void 0)(e,n,r,o)},{rest(e){return this.clone({...this._zod.def,rest:e})},partial(){let e=this._zod.def;if(e.checks?.length)throw new Error(
".partial() cannot be used on tuple schemas containing refinements");return this.clone({...e,items:e.items.map(t=>new oi({type:"optional",innerType:t}))})}});
function Er(e,t,n){let r=t instanceof I,o=r?n:t,s=r?t:null;return new Tg({type:"tuple",items:e,rest:s,...S.normalizeParams(o)})}var Qs=p("Zo\
dRecord",(e,t)=>{Kt(),gs.init(e,t),L.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e.keyType=t.keyType,e.valueType=t.valueType});
function re(e,t,n){return!t||!t._zod?new Qs({type:"record",keyType:d(),valueType:e,...S.normalizeParams(t)}):new Qs({type:"record",keyType:e,
valueType:t,...S.normalizeParams(n)})}function Re(e,t,n){return new Qs({type:"record",keyType:e,valueType:t,...S.normalizeParams(n),partial:!0})}var ei=p("ZodEnum",(e,t)=>{Kn.init(e,t),L.init(e,t),e._zod.processJSONSchema=(r,o,s)=>(void 0)(e,r,o,s),e.enum=t.entries,e.options=[...e._zod.
values];let n=new Set(Object.keys(t.entries));e.extract=(r,o)=>{let s={};for(let i of r)if(n.has(i))s[i]=t.entries[i];else throw new Error(`\
Key ${i} not found in enum`);return new ei({...t,checks:[],...S.normalizeParams(o),entries:s})},e.exclude=(r,o)=>{let s={...t.entries};for(let i of r)
if(n.has(i))delete s[i];else throw new Error(`Key ${i} not found in enum`);return new ei({...t,checks:[],...S.normalizeParams(o),entries:s})}});
function z(e,t){let n=Array.isArray(e)?Object.fromEntries(e.map(r=>[r,r])):e;return new ei({type:"enum",entries:n,...S.normalizeParams(t)})}var Mg=p("ZodLiteral",(e,t)=>{Yn.init(e,t),L.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e.values=new Set(t.values),Object.
defineProperty(e,"value",{get(){if(t.values.length>1)throw new Error("This schema contains multiple valid literal values. Use `.values` inst\
ead.");return t.values[0]}})});function D(e,t){return new Mg({type:"literal",values:Array.isArray(e)?e:[e],...S.normalizeParams(t)})}var Ig=p("ZodTransform",(e,t)=>{Kt(),bs.init(e,t),L.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e._zod.parse=(n,r)=>{if(r.
direction==="backward")throw new lt(e.constructor.name);n.addIssue=s=>{if(typeof s=="string")n.issues.push(S.issue(s,n.value,t));else{let i=s;
i.fatal&&(i.continue=!1),i.code??(i.code="custom"),"input"in i||(i.input=n.value),i.inst??(i.inst=e),n.issues.push(S.issue(i))}};let o=t.transform(
n.value,n);return o instanceof Promise?o.then(s=>(n.value=s,n)):(n.value=o,n)}});function Ag(e){return new Ig({type:"transform",transform:e})}
var oi=p("ZodOptional",(e,t)=>{Xn.init(e,t),L.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e.unwrap=()=>e._zod.def.innerType});
function ti(e){return new oi({type:"optional",innerType:e})}var il=p("ZodExactOptional",(e,t)=>{Qn.init(e,t),L.init(e,t),e._zod.processJSONSchema=
(n,r,o)=>(void 0)(e,n,r,o),e.unwrap=()=>e._zod.def.innerType});function Ng(e){return new il({type:"optional",innerType:e})}var Lg=p("ZodNull\
able",(e,t)=>{er.init(e,t),L.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e.unwrap=()=>e._zod.def.innerType});function ni(e){
return new Lg({type:"nullable",innerType:e})}function al(e){return ti(ni(e))}var Zg=p("ZodDefault",(e,t)=>{ys.init(e,t),L.init(e,t),e._zod.processJSONSchema=
(n,r,o)=>(void 0)(e,n,r,o),e.unwrap=()=>e._zod.def.innerType,e.removeDefault=e.unwrap});function Dg(e,t){return new Zg({type:"default",innerType:e,
get defaultValue(){return typeof t=="function"?t():S.shallowClone(t)}})}var Fg=p("ZodPrefault",(e,t)=>{ws.init(e,t),L.init(e,t),e._zod.processJSONSchema=
(n,r,o)=>(void 0)(e,n,r,o),e.unwrap=()=>e._zod.def.innerType});function jg(e,t){return new Fg({type:"prefault",innerType:e,get defaultValue(){
return typeof t=="function"?t():S.shallowClone(t)}})}var cl=p("ZodNonOptional",(e,t)=>{xs.init(e,t),L.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(
e,n,r,o),e.unwrap=()=>e._zod.def.innerType});function Ug(e,t){return new cl({type:"nonoptional",innerType:e,...S.normalizeParams(t)})}var Bg=p("ZodCatch",(e,t)=>{$s.init(e,t),L.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e.unwrap=()=>e._zod.def.innerType,e.
removeCatch=e.unwrap});function Gg(e,t){return new Bg({type:"catch",innerType:e,catchValue:typeof t=="function"?t:S.constantCatch(t)})}var Hg=p("ZodPipe",(e,t)=>{vs.init(e,t),L.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e.in=t.in,e.out=t.out});function Qu(e,t){
return new Hg({type:"pipe",in:e,out:t})}var Wg=p("ZodReadonly",(e,t)=>{_s.init(e,t),L.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e.unwrap=()=>e._zod.def.innerType});
function Vg(e){return new Wg({type:"readonly",innerType:e})}var qg=p("ZodCustom",(e,t)=>{tr.init(e,t),L.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o)});function Jg(e,t={}){return Or(qg,e,t)}function Kg(e,t){return Xs(e,t)}var De=x(g({name:d(),key:z(["inherit","secrets"]).describe("The key of the target that hands it on.")})).exactOptional().describe("Variables\
 that are set, were not handed on, and may be what it lacked.");var y=(e,t)=>g({code:D(e),...t}),q=z(["base","head"]),si=g({exitCode:f().nullable(),signal:d().nullable()}).describe("Both null where nothin\
g is known but that it ended."),ul=z(["content-length","chunked","until-close","none"]),Yg=g({port:f().describe("The port that requests were\
 sent to."),at:x(g({host:d(),port:f()})).describe("Where it listens.")}).describe("Set where nobody accepted a connection, and it is known w\
here the server listens."),ii=z(["http","https","http2"]).describe("Set where it speaks another protocol than the requests'; http2 is withou\
t TLS."),Yt={through:D("nginx").exactOptional().describe("Set where the server itself answers."),interim:f().exactOptional().describe("The s\
tatus (1xx) that its answers have before the one that counts.")},Pr={afterLoad:D(!0).exactOptional()},ll=x(ne([g({status:d(),count:f()}),g({
error:d(),count:f()})])),Xg=z(["differs","too-long","too-slow"]),Qg=ne([g({text:d()}).describe("The beginning of the whole body that is expe\
cted."),g({contains:d()}),g({matches:d(),why:Xg}).describe("Whether it does not match, or is too long to be looked at, or the expression tak\
es too long."),g({json:d(),at:d(),got:d().nullable()}).describe("JSON that is expected, the way to it (`$.user.id`), and what is there; null\
 for nothing."),g({json:nl()}).describe("It is no JSON at all.")]).describe("The first that is expected of it and is not so."),Xt=xe("code",
[y("wrong-status",{path:d(),status:f(),expected:ne([f(),x(f())]).describe("Of several, each would be right."),body:d().describe("Its beginni\
ng, without secrets."),speaks:ii.exactOptional(),...Yt,...Pr}),y("wrong-body",{path:d(),bytes:f(),body:d().describe("Its beginning, without \
secrets."),lacks:Qg,...Pr}),y("wrong-header",{path:d(),name:d(),value:d().nullable(),expected:d(),...Pr}),y("no-answer",{path:d(),error:d(),
speaks:ii.exactOptional(),...Yt,...Pr}),y("length-changed",{path:d(),bytes:f()}),y("lengths-differ",{path:d(),base:f(),head:f()}),y("framing\
-differs",{path:d(),base:ul,head:ul}),y("errors",{failed:f(),of:f(),unit:z(["requests","operations"]),most:ll.describe("The most frequent."),
through:Yt.through}),y("no-answers",{seconds:f(),most:ll.describe("The most frequent."),through:Yt.through}),y("wrong-size",{answers:f(),bytes:f(),
least:f(),most:f()}),y("too-many-connections",{side:z(["client","upstream"]).describe("Of nginx; client where there is none."),opened:f(),requests:f()}),
y("died",{end:si,of:z(["server","service"]),service:d().exactOptional(),when:z(["starting","before-load","under-load"]).exactOptional(),withheld:De,
lacks:d().exactOptional().describe("A module that it said it could not find.")}),y("restarted",{}),y("worked-unasked",{cpu:f().describe("CPU\
 seconds that it used while only the other variant was loaded."),other:f().describe("The same of the other variant, while only this one was \
loaded."),seconds:f()}),y("accepted-unasked",{connections:f().describe("Accepted while only the other variant was loaded."),seconds:f()}),y(
"reached-other",{of:q.describe("Whose server, service or nginx it was connected to."),connections:f(),listened:D(!0).exactOptional().describe(
"Where it listened at a port of the other instead of being connected to it.")}),y("ended-other",{of:q.describe("Whose server was ended by a \
signal while this one's ran beside it."),end:si}),y("fails-beside",{of:q.describe("Which could not be started beside this one, and could alo\
ne.")}),y("changed-files",{of:q.describe("Whose files were changed while both ran, and not those of this one."),path:d().describe("The first\
 of them."),files:f()}),y("filled-disk",{bytes:f().describe("That its files take."),other:f().describe("The same of the other variant.")}),y(
"left-its-group",{processes:f(),cpu:f().describe("CPU seconds that they used, which no meter of the variant counts.")}),y("not-ready",{seconds:f(),
last:ne([g({path:d(),status:f()}),g({error:d()})]).nullable().describe("What it answered last; null where it answered nothing."),service:d().
exactOptional(),listens:Yg.exactOptional(),speaks:ii.exactOptional(),...Yt,runOver:D(!0).exactOptional().describe("Set where the run's time \
was over first.")}),y("start-failed",{error:d()}),y("prepare-failed",{command:x(d()),error:d(),withheld:De}),y("command-failed",{error:d(),withheld:De,
well:M().positive().exactOptional().describe("Runs of the same side that ended well.")}),y("no-report",{output:d().describe("The last lines \
of a command that reported no operations, though base's does.")}),y("impossible-time",{seconds:f().describe("What a command said that it had\
 worked."),wall:f().describe("From its start to its end, as hyperfine noted it.")}),y("timing-altered",{noted:f().describe("Wall seconds tha\
t hyperfine noted."),wall:f().describe("From its start to its end by loadgate's clock.")}),y("generator-failed",{error:d()}),y("background-l\
oad-failed",{failed:f().exactOptional(),answered:f().exactOptional(),error:d().exactOptional()}),y("proxy-failed",{variant:q,end:si.nullable(),
seconds:f().nullable().describe("Set where it was waited for so long."),error:d().nullable().describe("The last line of its log.")}),y("harn\
ess-failed",{error:d()}),y("burner-elsewhere",{})]);function dl(e){return["wrong-status","wrong-body","wrong-header","no-answer"].includes(e.
code)}var eb=["generator-failed","background-load-failed","proxy-failed","harness-failed","burner-elsewhere"];function pl({code:e}){return eb.
includes(e)}var Qt=z(["direct","nginx"]),Cr=z(["server","proxy","generator","dependency"]),T=f().nullable(),fl=re(d(),f()),Ke=z(["out-of-ports","proxy-s\
aturated","generator-saturated","dependency","littles-law","too-few-requests","unsteady","out-of-step","over-capacity"]),tb=g({by:z(["hyperf\
ine","engine"]).describe("Who timed it: where containers run on another machine, their engine's notes of start and end."),runs:M().positive().
describe("How many times it ran, one after the other."),user:T.describe("CPU seconds of all runs in user mode."),system:T.describe("The same\
 in the kernel."),exitCode:M().nullable().describe("Of the first run that failed, else 0; null where it was ended."),operations:M().positive().
nullable().describe("As its last line said; null where it said none, and its time per run is what counts."),seconds:T.describe("What it work\
ed for by its own clock; null where it said none.")}).describe("Of a command that was run to its end."),nb=g({variant:q,wall:f().describe("W\
all time of the load in seconds, as the generator saw it; of a command the time of all its runs, each from its start to its end."),byStatus:fl.
describe("Answers by status."),errors:fl.describe("Errors by the generator's own text, deadline aborts left out."),aborted:f().describe("Req\
uests in flight when the time was up; normal, one per connection."),bytes:f().describe("Body bytes received."),correct:f().describe("Answers\
 with the expected status."),latency:g({mean:T,p50:T,p90:T,p95:T.exactOptional(),p99:T}).describe("In seconds. The oldest results have no p9\
5."),latencies:x(Er([f().nonnegative(),M().positive()])).max(1e4).exactOptional().describe("In an open loop: latencies from the intended sta\
rt in seconds, to three digits, ascending, and how often each."),cpu:g({server:T,proxy:T,generator:T}).describe("CPU seconds used."),busiest:g(
{server:T,proxy:T}).describe("Busiest thread as a share of one core."),opened:g({client:T,upstream:T}).describe("TCP connections accepted; c\
lient is the side the generator talks to."),memory:T.describe("Peak memory of the server in bytes since its start."),switches:T.describe("Co\
ntext switches of the server."),counters:Re(z(He),f().nonnegative()).exactOptional().describe("What else the server's processes did, as ofte\
n; what could not be counted is absent."),command:tb.exactOptional(),bottleneck:Cr.nullable(),invalid:x(Xt),limits:x(Ke)}).describe("What on\
e load of one variant gave in one round."),rb=g({order:x(q).describe("The variants in the order they were loaded."),together:Q().describe("W\
hether they were loaded at once."),at:f().describe("Seconds since the start of the run."),samples:x(nb),disturbance:g({stolen:T.describe("Ta\
ken by the host of this virtual machine."),foreign:T.describe("Used by processes that are not part of the run.")}).describe("What others too\
k of the run's CPUs, as a share of one CPU.")}),ml=g({at:f().describe("Seconds since the start of the run."),startSeconds:g({base:f().exactOptional(),
head:f().exactOptional()}).describe("From start to the first correct answer."),warmUpSeconds:f(),warmUpCosts:x(T).describe("CPU seconds per \
answer in each slice of warm-up, the variants added up, where its length was not known beforehand.").exactOptional(),rounds:x(rb),invalid:x(
g({variant:q.nullable(),fault:Xt,log:d().exactOptional()})).describe("What went wrong outside a sample: not ready, died, wrong answer before\
 or after.")}).describe("One start of all variants of a case.");var ai={before:f(),after:f()},xl=z(rt),hl={scenario:d(),metric:xl,before:f().nullable().describe("Null where it has none."),after:f().nullable()},
ob=g({of:z(["run","scenario","target","service"]),name:d().exactOptional().describe("Absent where it is of the whole run."),setting:d().describe(
"The way to it, as `expect.status`."),before:d().nullable().describe("Cut around what differs; null where it is not there."),after:d().nullable()}),
gl={changes:x(ob),more:M().nonnegative().describe("How many further ones there are.")},bl={scenarios:x(d()),via:x(d()).describe("scenario/vi\
a"),pairs:x(d()).describe("target/scenario")},sb=z(["not-root","turned-off","not-permitted","not-metered","temporary-folder","build","progra\
m","port"]),$l=xe("code",[y("base-config-missing",{file:d()}),y("base-config-unusable",{file:d(),error:d()}),y("config-from-checkout",{file:d()}),
y("gate-changed",{changes:x(xe("setting",[g({setting:D("false-alarms"),...ai}),g({setting:D("fail-on"),before:x(d()),after:x(d())}),g({setting:D(
"mode"),before:d(),after:d()}),g({setting:D("threshold"),scenario:d(),...ai}),g({setting:D("max-errors"),scenario:d(),...ai}),g({setting:D("\
thresholds"),...hl}),g({setting:D("absolute-limits"),...hl,unit:d()})]))}),y("budget-changed",{before:f().nullable().describe("Seconds; null\
 for the default of each case."),after:f().nullable()}),y("build-timeout-changed",{before:f().nullable().describe("Seconds; null for the def\
ault."),after:f().nullable()}),y("isolation-changed",gl),y("no-base-side",{file:d(),targets:x(d())}),y("no-longer-measured",{targets:x(d()),
...bl}),y("newly-measured",{targets:x(d()),...bl}),y("plan-changed",gl),y("fixture-changed",{folders:x(d())}),y("default-rules",{file:d()}),
y("cases-missing",{cases:x(d())}),y("other-requests",{scenarios:x(d())}),y("submodules-missing",{paths:x(d())}),y("checkout-sparse",{file:d().
describe("One that is left out."),files:M().positive()}),y("filters-off",{filters:x(d()),file:d().describe("One of them."),files:M().positive()}),
y("port-ignored",{target:d()}),y("port-fixed",{target:d(),ports:x(M().positive()).min(1).describe("What both sides listen on beside PORT.")}),
y("own-users-lacking",{why:sb,what:d().exactOptional().describe("The target, program or port that a separate user cannot have.")}),y("sessio\
n-overran",{case:d(),seconds:f().describe("What the session that was stopped had taken.")}),y("planted-not-found",{case:d(),slowdown:f().describe(
"CPU that was burnt beside head, as a share of what head used.")}),y("planted-not-measured",{case:d(),why:z($n)}),y("rate-not-comparable",{scenario:d()})]);var ci=xe("code",[y("docker-missing",{}),y("no-engine",{said:d().exactOptional().describe("By Docker's client.")}),y("no-buildx",{}),y("imag\
es-unresolved",{images:x(d())}),y("nothing-to-build",{target:d()}),y("no-command",{of:z(["target","service"]),name:d()}),y("same-process",{as:d().
describe("The target that it does not differ from.")}),y("programs-missing",{programs:x(d())}),y("base-in-docker",{})]),vl=xe("code",[y("con\
figured",{}),y("docker-works",{}),y("nothing-to-run",{}),y("not-docker",{obstacle:ci})]),Tr=z(["untouched","identical-builds"]),ib=z(["steal",
"other-programs","out-of-ports"]),yl=f().exactOptional().describe("Set where the time for everything that is built together was over."),wl=g(
{lost:M().nonnegative().describe("Requests that were on their way when the server closed the connection."),of:M().nonnegative()}),ui=xe("cod\
e",[y("build-failed",{variant:q,target:d(),limitSeconds:yl}),y("setup-failed",{variant:q,target:d(),limitSeconds:yl,withheld:De}),y("fault",
{variants:x(q).describe("Empty where it is no variant's."),fault:Xt,times:M().positive()}),y("head-alone",{why:z(["configuration","target","\
scenario","request","not-built","not-started"]).describe("What base lacks, or has in another form; or what it could not be.")}),y("shards-mi\
ssing",{shards:x(d()).describe("`1/3`; empty where one left the case out.")}),y("skipped",{why:Tr}),y("skip-unverified",{why:Tr}),y("interru\
pted",{}),y("no-time",{}),y("no-values",{}),y("one-session",{}),y("equal-ratios",{}),y("slow-start",{seconds:f().describe("What a start take\
s, of the slower side."),sessions:M().positive().describe("How many fit.")}),y("interference",{source:ib,effect:z(["counted-less","left-out",
"nothing-left"]),rounds:M().positive()}),y("limited",{limit:Ke,loop:z(["closed","open","command"]),cpuDecides:Q().describe("Whether CPU time\
 could be read, so that it decides.")}),y("held-back",{limit:Ke,bound:Q().describe("Whether its value is a bound of the true one.")}),y("con\
nections-closed",{base:f().nullable().exactOptional().describe("Requests after which, about; null where it keeps them."),head:f().nullable()}),
y("requests-lost",{base:wl.exactOptional().describe("Absent where there is no base."),head:wl}),y("p99-unknown",{}),y("not-judged",{metric:xl,
key:z(["threshold","limit"]).describe("By which key."),why:z(["of-requests","of-commands","no-operations","operations","no-image","not-known"]).
describe("What cases have it that this one is not; or that its value could not be known.")}),y("bottleneck-unknown",{}),y("server-waits",{limit:Ke,
decided:Q().describe("Whether the loss of requests per second is beyond chance, and so judged.")}),y("settled-early",{sessions:M().positive()}),
y("counter-moved",{metric:z(He),more:f().describe("Head less base, per request or operation."),low:f().describe("Where that lies at 95%, wit\
h the other end."),high:f()})]);var ab=z(["docker","process"]),_l=g({method:d(),paths:x(d()).describe("One or several; one of several is picked at random for each request."),
headers:x(Er([d(),d()])),body:ne([g({text:d()}),g({file:d()})]).exactOptional()}),cb=g({contains:x(d()).exactOptional().describe("Texts that\
 all stand in it."),matches:d().exactOptional().describe("A regular expression in JavaScript's syntax, with its flag u."),json:d().exactOptional().
describe("JSON that it has to agree with: objects may have more keys, lists are as long, and everything else is equal.")}),ub=g({status:ne([
f(),x(f())]).describe("Of several, each is right."),body:ne([d().describe("The whole body."),cb]).exactOptional(),headers:re(d(),d()).describe(
"Lower-case names."),sameLength:Q().describe("Whether all variants must answer with the same length and framing.")}).describe("The expected \
answer; what is absent is not checked.");var zl=Re(z(rt),f().positive()),lb=g({name:d(),targets:x(d()).describe("Names of the targets it is run against."),request:_l.describe("Asks \
for no path where the scenario runs a command instead."),args:x(d()).exactOptional().describe("Set where the target was run with these argum\
ents to its end instead of getting requests: a command that is timed from start to end, and may say on its last line how many operations it \
did."),expect:ub,connections:f(),keepalive:Q(),http2:D(!0).exactOptional().describe("Asked over HTTP/2: without TLS from the first byte on, \
with TLS as both agree."),via:x(Qt),background:g({request:_l,connections:f()}).exactOptional().describe("Other requests that are sent all th\
e while; they are not measured."),rate:ne([g({perSecond:f()}),g({share:f()})]).exactOptional().describe("Requests per second, or a share of \
what base can answer, offered whatever the answers do (open loop); a closed loop if absent."),requests:f().exactOptional().describe("A fixed\
 count of requests per sample instead of a duration."),durationSeconds:f().exactOptional().describe("Instead of a length derived from the th\
roughput."),timeoutSeconds:f(),maxErrors:f().describe("The share of answers that may be errors, 0 to 1."),threshold:f().describe("Smallest r\
elative change that counts, 0.02 for 2%."),thresholds:zl.exactOptional().describe("The same of single metrics, which then decide as well, wh\
atever decides without them."),limits:zl.exactOptional().describe("Absolute limits on head, in each metric's unit: the most that it may be, \
or the least of what is better the higher it is.")}),db=z(["configuration","target","scenario","request"]),di=g({id:d(),target:d(),scenario:d(),
via:Qt,fresh:db.exactOptional().describe("Set where base's configuration does not have it: no such file, target, scenario, or one that reque\
sts or expects something else. What base answers wrongly is then no fault of it.")}),li=x(f()),pb=g({layout:z(["one-core","shared-load-core",
"smt-siblings","separate-cores","separate-machine","separate-machine-one-core"]).describe("What server, proxy and generator share. On a sepa\
rate machine the numbers of server and proxy are that machine's."),server:li,proxy:li,generator:li}).describe("Which logical CPUs each part \
may use.");var fb=z(["side-by-side","interleaved"]),mb=z(["regression","invalid","inconclusive","never"]),hb=z(["block","observe"]),pi={seed:f(),budgetSeconds:f(),
isolation:ab,isolationReason:vl,cpus:pb,scenarios:x(lb)},fi=g({...pi,shard:g({index:M().positive(),count:M().positive()}).exactOptional().describe(
"Which part of a run this is; the cases are those of the whole run."),named:g({config:d().exactOptional(),preset:d().exactOptional()}).exactOptional().
describe("What of the configuration was named: its file, from the repository's top, and a preset."),looks:D(!1).exactOptional().describe("Se\
t where every case took all its time: a size that is read at an early look is a little too large."),alpha:f().gt(0).lt(1).describe("One-side\
d risk of any false regression in the whole run."),pairing:fb.describe("How the variants of a case are loaded, where both can be up at once."),
cases:x(di),failOn:x(mb),mode:hb.describe("Whether a verdict fails the run, or is only reported.")});function Sl({budgetSeconds:e,cases:t,shard:n}){
return e/Math.max(1,t.length/(n?.count??1))}var gb=g({cores:f(),memoryBytes:f(),kernel:d(),os:d()}),mi=g({cpuModel:d(),cores:f(),memoryBytes:f(),
kernel:d(),os:d(),runnerImage:d().nullable(),servers:gb.exactOptional().describe("The machine of the servers, where it is not the one that m\
ade the load."),tools:re(d(),d()),load:g({before:f(),after:T}).describe("Load average of one minute.")});import{stripVTControlCharacters as bb}from"node:util";var yb=/(?![\t\n]|\uFE0F)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu,
wb=new RegExp("(\\p{M}{4})\\p{M}+","gu");function xb(e){return bb(e.replace(/\r\n?/g,`
`)).replace(yb,"").replace(wb,"$1")}function $e(e){return xb(e).replace(/\s+/g," ").trim()}function Ye(e,t){return e.length<=t?e:`${e.slice(
0,t-1).replace(/[\uD800-\uDBFF]$/,"").trimEnd()}\u2026`}var $b=/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;function vb(e){return e.replaceAll($b,t=>{let n=t.codePointAt(0).toString(16);return n.length>4?
`\\u{${n}}`:`\\u${n.padStart(4,"0")}`})}function en(e){return`"${vb(e.length>60?`${e.slice(0,57)}...`:e)}"`}function hi(e){return e.replace(
/^([^\w\r\n]*?):(?=:)/gm,"$1:\u2060").replaceAll("##[","##\u2060[")}function gi(e,{GITHUB_ACTIONS:t}){return t==="true"?hi(e):e}var Ol=/[[\]{}:,]|[^\s"[\]{}:,]+/uy,Mr=/\s*/y;function bi(e,{deepest:t,mostValues:n,longest:r}){let o=[],s=0,i="";for(let a=0;;){Mr.lastIndex=
a,Mr.exec(e);let c=_b(e,Mr.lastIndex);if(c===null)return;if(a=Mr.lastIndex+c.length,c==="{"||c==="["){if(o.push({keys:c==="{"?new Set:null,entries:1}),
o.length>t)throw new v(`the JSON is nested deeper than ${t} levels`)}else if(c==="}"||c==="]")o.pop();else if(c===":")Sb(o.at(-1)?.keys,i);else if(c===
","){let u=o.at(-1);if(u&&++u.entries>r)throw new v(`the JSON has a list of more than ${r} entries`)}else if(++s>n)throw new v(`the JSON hol\
ds more than ${n} values`);i=c}}function _b(e,t){if(e[t]==='"'){let n=zb(e,t);return n===null?null:e.slice(t,n)}return Ol.lastIndex=t,Ol.exec(
e)?.[0]??null}function zb(e,t){for(let n=e.indexOf('"',t+1);n>=0;n=e.indexOf('"',n+1)){let r=0;for(;e[n-1-r]==="\\";)r++;if(r%2===0)return n+
1}return null}function Sb(e,t){if(!e)return;let n=Ob(t);if(e.has(n))throw new v("the JSON gives a key twice in one object");e.add(n)}function Ob(e){
try{return e.includes("\\")?JSON.parse(e):e.slice(1,-1)}catch{return e}}var Xe=1,yi=z(Ie),ht=z(rt),tn=g({low:f().positive(),high:f().positive()}),kb=g({name:ht,unit:d(),better:z(["higher","lower"]),gates:Q().describe(
"Whether it takes part in the verdict of its case."),base:T.describe("Typical value: the median over sessions of the medians over rounds."),
head:T,ratio:f().positive().nullable().describe("head \xF7 base; null where there is nothing to compare."),interval:tn.nullable().describe("\
The 95% interval of the ratio."),decisionInterval:tn.nullable().describe("The wider one that decides whether it is slower or faster, so that\
 alpha holds for the whole run."),n:f().describe("Sessions behind the interval."),threshold:f().positive().exactOptional().describe("Set whe\
re the metric has its own threshold, instead of its case's."),verdict:yi.nullable()}),Rb=g({metric:ht,unit:d(),better:z(["higher","lower"]),
limit:f().positive().describe("The most that it may be; of what is better the higher it is, the least."),head:T.describe("The geometric mean\
 over head's sessions; of image size the only value there is."),interval:tn.nullable().describe("Its 95% interval; null where the noise is n\
ot known, or there is none."),n:f().describe("Sessions behind the interval."),state:z(["held","inconclusive","broken"]).describe("Whether th\
e whole interval lies within the limit, or beyond it.")}).describe("An absolute limit on head, and where head lies."),Eb=g({roundsPerSession:f(),
warmUpSeconds:f().describe("Of later sessions; until steady where absent.").exactOptional(),betweenStarts:T.describe("The share of the noise\
 that is from start to start; null where it was not known.")}).describe("What the case's first sessions chose for those after them, by the s\
pread alone."),Ar=f().nonnegative(),kl=z(["code","runtime","collector","compiler"]).describe("The server's own code and its libraries, the r\
untime below them, its garbage collector or its just-in-time compiler."),Rl=M().nonnegative().describe("In its file, of head."),Pb=g({name:d().
max(300),line:Rl.exactOptional(),kind:kl,calls:g({name:d().max(300),line:Rl.exactOptional(),kind:kl}).exactOptional().describe("The function\
 of the runtime that does most of it."),base:Ar.describe("CPU seconds per request in it and in all that it calls."),head:Ar}),Cb=g({tool:d().
max(100),base:Ar.describe("CPU seconds per request, of the whole server."),head:Ar,functions:x(Pb).max(3)}).describe("What CPU profiles afte\
r the verdict say of a red case. Never part of a verdict."),wi=g({...di.shape,sessions:x(ml),choice:Eb.exactOptional(),rate:f().positive().exactOptional().
describe("Requests per second that were offered to each variant, in an open loop."),skipped:Tr.exactOptional().describe("Why the case was no\
t loaded at all."),lostShards:x(d()).exactOptional().describe("Set where no shard measured it: those that are missing, like `1/3`; none wher\
e one left it out."),environment:mi.exactOptional().describe("Where it was measured, if not where the rest was."),growth:Cb.exactOptional(),
notProfiled:d().max(1e3).exactOptional().describe("Why a red case that was to be profiled has no profile.")}),Tb=g({...wi.shape,bottleneck:Cr.
nullable(),threshold:f().positive(),metrics:x(kb),limits:x(Rb).exactOptional(),verdict:yi,settledAt:T.describe("Sessions after which a look \
settled it; null where it was judged at the end."),detectable:T.describe("The smallest slowdown, as a share, that would have been called one\
 in 95 of 100 such runs; null where the noise is not known."),brokenIn:x(q).describe("The variants that an invalid case failed in."),findings:x(
ui)}),Mb=g({variant:q,commit:d().describe("Of a temporary commit where the working tree was measured."),label:d().describe('What was named: \
a revision, or "working tree".'),builds:re(d(),g({id:d(),imageBytes:T})).describe("By target: image id, or tree id for processes, and the im\
age's size in bytes.")}),Ib=g({kind:z(["package","image","runtime"]).describe("A package of a lock file; an image that is built on; a compil\
er or runtime."),name:d().max(200),base:d().max(200).nullable().describe("Its versions in base that head has not, a comma between two; null \
where base has none."),head:d().max(200).nullable(),role:z(["direct","indirect","development"]).exactOptional().describe("Of a package: requ\
ired by the project, needed by another, or only to develop with."),file:d().max(200).exactOptional().describe("That says so; absent where a \
built image does.")}).describe("What two builds differ by beside the repository's own code."),Tl=x(Ib).max(500).exactOptional().describe("Wh\
at matters most first; absent where nothing else differs, or nothing was compared."),Ab=g({variant:q,target:d(),what:z(["build","setup"]),log:d(),
limitSeconds:f().exactOptional().describe("Set where the time was over that everything that is built together has."),withheld:De}).describe(
"A side that could not be built or prepared at all."),Nb=g({build:f(),run:f().describe("Starts, warm-up and measuring."),ready:f().describe(
"Of them, from all variants of a session ready to their stop."),load:f().describe("Of them, with load on."),harness:f().describe("CPU second\
s of loadgate itself while load was on.")}).describe("Where the time went: wall seconds, but for `harness`."),xi={id:d(),startedAt:d().describe(
"ISO 8601."),environment:mi,variants:x(Mb),failures:x(Ab),notices:x($l).describe("What the reader must know first."),seconds:Nb,interrupted:Q().
describe("Whether the run was stopped before its plan was done.")},cz=g({...xi,differences:Tl,plan:fi,cases:x(wi)}),Ml={schema:D(Xe),...xi,differences:Tl,
plan:fi,cases:x(Tb),verdict:yi,exitCode:f()},Ir=g({command:D("compare"),...Ml}),El=g({commit:d(),label:d()}),Lb=z(["issue","comment","fail",
"none"]),Zb=g({control:d().exactOptional().describe("The case that is measured with identical builds; the first one if absent."),alert:x(Lb),
direction:z(["worse","both"]),thresholds:re(d(),f()).describe("Further metrics that raise alerts, each with its threshold."),selftest:Q().exactOptional().
describe("Whether a slowdown is planted in one case, to see that it is found; it is if absent."),keep:f().describe("Seconds that points are \
kept."),keepRuns:f().describe("Seconds that each run's own file is kept.")}).describe("How the configuration wants points kept and changes r\
eported."),Db=g({settings:Zb,config:d().describe("Path of the configuration file."),reference:El,head:g({commit:d(),subject:d()}),control:Ir.
nullable().describe("One case with identical builds, by the rules of a pull request; null where it could not be measured."),seam:g({from:El,
results:Ir}).nullable().describe("The new reference against the one before, in the first run after it was moved."),again:Ir.nullable().describe(
"The cases that looked changed, measured once more."),planted:g({case:d(),slowdown:f().positive().describe("CPU burnt beside head, as a shar\
e of what head used."),results:Ir.nullable().describe("By the rules of a pull request; null where it was interrupted before its first sessio\
n.")}).exactOptional().describe("Identical builds of one case with a slowdown that has to be found; absent where none was planted.")}).describe(
"What a point of the trend has beside head against its reference, which is `base` here."),Fb=g({command:z(["compare","trend"]),...Ml,trend:Db.
exactOptional()}),jb=g({place:M().positive(),value:T,system:d().nullable(),moved:Q().describe("Whether today's order among the published sys\
tems is another one.")}),Ub={place:M().positive().nullable().describe("From 1; shared by targets that the numbers do not distinguish; null w\
here nothing can be ranked."),ratio:f().positive().nullable().describe("Value \xF7 the best one's; null of the best one, and under two sessions\
."),interval:tn.nullable().describe("Of the ratio, at a risk of 5% shared by all pairs of the leaderboard.")},Bb=g({target:d(),...Ub,figures:Re(
ht,T).describe("Typical values: the median over sessions of the medians over rounds."),sessions:x(f().positive()).describe("The value that i\
t is ranked by, of each session."),spread:tn.nullable().describe("Where the mean of the sessions lies, at 95%."),requests:M().nonnegative().
describe("All answers and errors of the measured rounds."),failed:re(d(),M().positive()).describe("How often what went wrong."),bottleneck:Cr.
nullable(),limited:Q().describe("Whether something else than the server bounded its value."),findings:x(ui),published:jb.nullable().describe(
"What the publication said, beside today's place.")}),Gb=g({id:d().describe("scenario/via"),scenario:d(),via:Qt,by:z(["goodput","p99","time"]).
describe("Correct answers per second, the 99th percentile where a rate is offered, or the time per run of commands that report no operations\
."),unit:z(["requests/s","operations/s","s"]),rows:x(Bb).describe("Best first.")}),Hb=g({unit:d().nullable(),entries:x(g({target:d(),value:T,
system:d().nullable()}))}),Wb=g({source:d(),figures:re(d(),Hb).describe("By scenario and via, `hello/direct`.")}),Vb=g({target:d(),obstacle:ci}),
qb=g(pi),Jb=g({...xi,config:d().describe("Path of the configuration file."),plan:qb,cases:x(wi).describe("One target in one scenario in one \
way each, as `head`."),leftOut:x(Vb),published:Wb.nullable()}),Kb=g({command:D("rank"),schema:D(Xe),...Jb.shape,leaderboards:x(Gb),exitCode:f()}),
Yb=xe("command",[Fb,Kb]);var Pl=64*1024*1024,Xb={deepest:24,mostValues:4e6,longest:2e4},Cl=1e3,Qb=1e3,ey=100;function Il(e){let t=Al(e);if(t.command==="rank")throw new v(
"these are the results of rank; this takes those of compare or trend");return t}function Al(e){let t=ty(e);if(t.command==="rank")return t;let{
trend:n}=t;for(let r of[t,n?.control,n?.seam?.results,n?.again,n?.planted?.results])r&&sy(r);return t}function ty(e){if(Buffer.byteLength(e)>Pl)throw new v(`the results have more than ${Pl/2**20} MiB: no run leaves so much`);bi(e,Xb);let t=ny(
e);oy(t);let n=Yb.safeParse(t);if(n.success)return n.data;let[r]=n.error.issues,o=r===void 0||r.path.length===0?"the top":r.path.map(String).
join("."),s=Ye($e(`${o}: ${r?.message??"unknown"}`),300);throw new v(`the results are not valid at ${s}; read them with the loadgate that wr\
ote them, which may be newer`)}function ny(e){try{return JSON.parse(e)}catch(t){throw new v(`the results are not JSON (${$e(t.message)}); wa\
s the file cut off?`)}}var ry=Je({schema:f()});function oy(e){let t=ry.safeParse(e);if(!t.success)throw new v("this is not a results.json of\
 loadgate: it has no schema number");if(t.data.schema>Xe)throw new v(`the results have schema ${t.data.schema}, this loadgate reads up to ${Xe}\
; use the loadgate that wrote them, or a newer one`)}function sy(e){let t=e.cases.flatMap(n=>n.sessions);if(e.cases.length>Cl||e.plan.cases.
length>Cl||e.cases.some(n=>n.sessions.length>Qb)||t.some(({rounds:n})=>n.length>ey))throw new v("the results hold more cases, sessions or ro\
unds than any run leaves")}var Lr=["slower","faster"],Nl=["using more CPU","using less CPU"];function Zr(e){return Object.values(e.byStatus).reduce((t,n)=>t+n,0)}function bt(e,t){
return e===null||!(t>0)?null:e/t}function Ll({command:e},t){return e===void 0||e.operations!==null?null:bt(t,e.runs)}function iy(e,t){let n=e.
rounds.flatMap(r=>r.samples).filter(r=>r.variant===t).flatMap(r=>r.memory===null?[]:[r.memory]);return n.length===0?null:Math.max(...n)}function Nr(e,t,{
decides:n,ofSession:r=!1}){let o={subject:t,verb:`gives ${t}`,shrunk:"sooner",grown:"later",axis:[`${e} faster`,`${e} slower`],cases:Lr},s=`\
Latency ${e}`,i={unit:"s",better:"lower",decides:n,limitable:!0,label:s,words:o},a=Number(e.slice(1))/100;return{name:e,...i,of:"request",per:"\
round",percentile:{share:a,ofSession:r},value:({latencies:u,latency:l})=>u?_i(u,a):l[e]??null}}var gt={better:"lower",decides:null,limitable:!1},
ay=64*4096;function Zl(e,t){return{...gt,name:e,unit:"per request",...t,of:"request",per:"session",value:(r,o)=>{let i=r.rounds.flatMap(c=>c.
samples).filter(c=>c.variant===o&&c.counters?.[e]!==void 0),a=i.reduce((c,{counters:u})=>c+(u?.[e]??0),0);return bt(a,i.reduce((c,u)=>c+Zr(u),
0))}}}var de=[{name:"goodput",unit:"requests/s",label:"Requests/s",words:{subject:"speed",verb:"is",shrunk:"slower",grown:"faster",axis:["sl\
ower","faster"],cases:Lr},better:"higher",decides:"closed",limitable:!0,column:!0,per:"round",value:e=>e.command?.operations===null?null:bt(
e.correct,e.wall)},{name:"cpu",unit:"s/request",label:"CPU per request",words:{subject:"CPU per request",verb:"needs",shrunk:"less CPU per r\
equest",grown:"more CPU per request",axis:["less CPU","more CPU"],cases:Nl},better:"lower",decides:"closed",limitable:!1,column:!0,per:"roun\
d",value:e=>bt(e.cpu.server,Zr(e))},{name:"time",unit:"s",label:"Time per run",words:{subject:"time per run",verb:"takes",shrunk:"less time \
per run",grown:"more time per run",axis:["less time","more time"],cases:Lr},better:"lower",decides:"command",limitable:!1,of:"command",per:"\
round",value:e=>Ll(e,e.wall)},{name:"cpu-time",unit:"s",label:"CPU per run",words:{subject:"CPU per run",verb:"needs",shrunk:"less CPU per r\
un",grown:"more CPU per run",axis:["less CPU","more CPU"],cases:Nl},better:"lower",decides:"command",limitable:!1,of:"command",per:"round",value:e=>Ll(
e,e.cpu.server)},{name:"own-clock",unit:"operations/s",label:"Operations/s by its own clock",words:{subject:"speed by its own clock",verb:"i\
s",shrunk:"slower by its own clock",grown:"faster by its own clock",axis:["slower","faster"],cases:Lr},...gt,better:"higher",of:"command",per:"\
round",value:e=>bt(e.correct,e.command?.seconds??0)},Nr("p50","the median answer",{decides:"open"}),Nr("p90","the slowest tenth of the answe\
rs",{decides:null}),Nr("p95","the slowest twentieth of the answers",{decides:"open"}),{...Nr("p99","the slowest hundredth of the answers",{decides:"\
open",ofSession:!0}),column:!0},{name:"memory",unit:"bytes",label:"Peak memory",words:{subject:"memory",verb:"needs",shrunk:"less memory",grown:"\
more memory",axis:["needs less memory","needs more memory"],cases:["using more memory","using less memory"]},...gt,resolution:ay,per:"sessio\
n",value:iy},{name:"switches",unit:"per request",label:"Context switches per request",words:{subject:"context switches",verb:"makes",shrunk:"\
fewer context switches",grown:"more context switches",axis:["fewer switches","more switches"],cases:["switching more","switching less"]},...gt,
of:"request",per:"round",value:e=>bt(e.switches,Zr(e))},Zl("io-calls",{label:"Read and write calls per request",words:{subject:"read and wri\
te calls",verb:"makes",shrunk:"fewer read and write calls",grown:"more read and write calls",axis:["fewer calls","more calls"],cases:["calli\
ng the system more","calling the system less"]}}),Zl("collections",{label:"Garbage collections per request",words:{subject:"garbage collecti\
ons",verb:"runs",shrunk:"fewer garbage collections",grown:"more garbage collections",axis:["fewer collections","more collections"],cases:["c\
ollecting garbage more","collecting garbage less"]}}),{name:"start-time",unit:"s",label:"Start-up",words:{subject:"start-up time",verb:"take\
s",shrunk:"less time to start",grown:"more time to start",axis:["starts sooner","starts later"],cases:["slower to start","faster to start"]},
...gt,of:"request",per:"session",value:(e,t)=>e.startSeconds[t]??null},{name:"image-size",unit:"bytes",label:"Image size",words:{subject:"im\
age size",verb:"has an image",shrunk:"smaller",grown:"larger",axis:["smaller","larger"],cases:["larger","smaller"]},...gt,per:"build",ofImage:!0,
value:e=>e.imageBytes}];function Fl(e){return de.filter(({decides:t})=>t===e)}function $i({name:e,of:t,decides:n},{loop:r,isCommand:o}){return t==="request"&&o?"of-\
requests":t==="command"&&!o?"of-commands":o&&r==="closed"&&n==="command"?"operations":r==="command"&&(n==="closed"||e==="own-clock")?"no-ope\
rations":null}function vi(e,t){let n=r=>e[r.name]!==void 0&&$i(r,t)===null;return de.filter(r=>r.decides===t.loop||n(r))}function jl(e){return de.
find(t=>t.name===e)}function ce(e){let t=jl(e);if(t===void 0)throw new RangeError(`no metric ${e}`);return t}var cy=10;function Ul(e){let t=new Map;for(let[n,r]of e.flat())t.set(n,(t.get(n)??0)+r);return[...t].sort(([n],[r])=>n-r)}var Dl=new WeakMap;function _i(e,t){
let n=Dl.get(e)??new Map;n.size===0&&Dl.set(e,n);let r=n.get(t);if(r!==void 0)return r;let o=uy(e,t);return n.set(t,o),o}function uy(e,t){let n=e.
reduce((o,[,s])=>o+s,0);if(n*(1-t)<cy-1e-9)return null;let r=0;for(let[o,s]of e)if(r+=s,r>=n*t-1e-9)return o;return null}import{isDeepStrictEqual as _y}from"node:util";var ly={stolen:.3,foreign:.6},dy={stolen:.05,foreign:.25},py=.25;function zi({samples:e=[]}){return e.some(({limits:t})=>t.includes("out-of-\
ports"))}function Bl({together:e,order:t}){return e||t.length===1}function Gl(e){if(zi(e))return"out-of-ports";let{stolen:t,foreign:n}=e.disturbance,
r=Bl(e)?ly:dy;return(t??0)>r.stolen?"steal":(n??0)>r.foreign?"other-programs":null}function Fe(e){let t=Gl(e);return t===null?1:Bl(e)&&t!=="\
out-of-ports"?py:0}function Si(e){let t=[];for(let n of e.flatMap(({rounds:r})=>r)){let r=Gl(n);if(r===null)continue;let o=Fe(n)>0,s=t.find(i=>i.source===r&&i.
counted===o);s?s.rounds+=1:t.push({source:r,counted:o,rounds:1})}return t}function Oi({source:e,counted:t,rounds:n}){return{code:"interferen\
ce",source:e,effect:t?"counted-less":"left-out",rounds:n}}var fy=.9999999999998099,my=[676.5203681218851,-1259.1392167224028,771.3234287776531,-176.6150291621406,12.507343278686905,-.13857109526572012,
9984369578019572e-21,15056327351493116e-23];function yt(e){let t=e-1,n=t+7.5,r=my.reduce((o,s,i)=>o+s/(t+i+1),fy);return .5*Math.log(2*Math.
PI)+(t+.5)*Math.log(n)-n+Math.log(r)}function Hl(e,t,n){let o=c=>Math.abs(c)<1e-300?1e-300:c,s=1,i=1/o(1-(t+n)*e/(t+1)),a=i;for(let c=1;c<1e4;c++){
let u=c*(n-c)*e/((t+2*c-1)*(t+2*c));i=1/o(1+u*i),s=o(1+u/s),a*=i*s;let l=-(t+c)*(t+n+c)*e/((t+2*c)*(t+2*c+1));if(i=1/o(1+l*i),s=o(1+l/s),a*=
i*s,Math.abs(i*s-1)<1e-15)break}return a}function hy(e,t,n,r){if(e<=0)return 0;if(t<=0)return 1;let o=Math.exp(yt(n+r)-yt(n)-yt(r)+n*Math.log(
e)+r*Math.log(t));return e<(n+1)/(n+r+2)?o*Hl(e,n,r)/n:1-o*Hl(t,r,n)/r}function Wl(e,t){let n=e*e;return .5*hy(t/(t+n),n/(t+n),t/2,.5)}function gy(e,t){
return yt((t+1)/2)-yt(t/2)-.5*Math.log(t*Math.PI)-(t+1)/2*Math.log1p(e*e/t)}var nn=new Map,Vl=1e3;function ki(e,t){let n=nn.get(e)?.get(t);if(n!==
void 0)return n;let r=Jl(e,t);nn.size>=Vl&&nn.clear();let o=nn.get(e)??new Map;return o.size>=Vl&&o.clear(),nn.set(e,o.set(t,r)),r}function Jl(e,t){
if(!(e>0&&e<1&&t>0))throw new RangeError(`no t quantile for ${e}, ${t}`);if(e>.5)return-Jl(1-e,t);if(e===.5)return 0;let[n,r]=[0,1];for(;Wl(
r,t)>e;)[n,r]=[r,r*2];let o=(n+r)/2;for(let s=0;s<200;s++){let i=Wl(o,t);i>e?n=o:r=o;let a=Math.exp(gy(o,t))*o/i,c=o*Math.exp(Math.log(i/e)/
a),u=c>n&&c<r?c:(n+r)/2;if(Math.abs(u-o)<=1e-14*o)return u;o=u}return o}function rn(e){if(e<0)return 1-rn(-e);let t=1/(1+.2316419*e),r=[.31938153,
-.356563782,1.781477937,-1.821255978,1.330274429].reduceRight((o,s)=>(o+s)*t,0);return 1-Math.exp(-e*e/2)/Math.sqrt(2*Math.PI)*r}var ql=200,
by=4;function Kl(e,t){let n=e-1,r=n/2*Math.log(n/2)+Math.LN2-yt(n/2),o=a=>Math.exp(r+(n-1)*Math.log(a)-n*a*a/2),[s,i]=[0,0];for(let a=0;a<ql;a++){
let c=(a+.5)*by/ql,u=o(c);s+=u*t(c),i+=u}return s/i}function yy(e){return e.map(t=>({value:t,weight:1}))}function Yl(e){return on(yy(e))}function on(e){let t=e.toSorted((o,s)=>o.value-s.value),
n=t.reduce((o,{weight:s})=>o+s,0)/2,r=0;for(let[o,{value:s,weight:i}]of t.entries()){if(r+=i,r===n)return(s+(t[o+1]?.value??s))/2;if(r>n)return s}
return null}function Dr(e){return e.reduce((t,n)=>t+n,0)/e.length}function Xl(e){return on(e.flatMap((t,n)=>e.slice(n).map(r=>({value:(t.value+r.value)/2,weight:t.weight*r.weight}))))}var Ri=4.25,mz=1-2*Ri*
Math.exp(-(Ri**2)/2)/Math.sqrt(2*Math.PI)/(2*rn(Ri)-1);function Pi(e,t,n,r){return Ql(e)&&Ql(t)?[{base:e,head:t,weight:n,limited:r}]:[]}function Ql(e){return e!==null&&Number.isFinite(e)&&e>0}function wy(e,t){
let n=i=>e.samples.find(a=>a.variant===i),[r,o]=[n("base"),n("head")];if(r===void 0||o===void 0)return[];let s=r.limits.length+o.limits.length>
0;return Pi(t.value(r),t.value(o),Fe(e),s)}function Fr(e,t,n=!1){if(t.per==="build")return[];if(t.per==="session")return Pi(t.value(e,"base"),
t.value(e,"head"),1,!1);let r=nd(e),o=({samples:a})=>a.every(({limits:c})=>c.length===0),s=n&&t.limitable?r.filter(o):r,i=ed(s,t);return i?xy(
s,i):s.flatMap(a=>wy(a,t))}function ed(e,t){let n=e.flatMap(o=>o.samples),{percentile:r}=t;return!r||!n.some(({latencies:o})=>o!==void 0)?null:
r.ofSession||n.some(o=>t.value(o)===null)?r:null}function xy(e,t){let n=e.flatMap(s=>s.samples),r=s=>td(n,t,s),o=e.reduce((s,i)=>s+Fe(i),0)/
e.length;return Pi(r("base"),r("head"),o,n.some(({limits:s})=>s.length>0))}function td(e,{share:t},n){let r=e.filter(o=>o.variant===n);return _i(
Ul(r.map(({latencies:o})=>o??[])),t)}function nd({rounds:e}){return e.filter(t=>Fe(t)>0)}function $y(e){return e.map(({base:t,head:n,weight:r})=>({value:Math.log(n/t),weight:r}))}function rd({sessions:e},t,n=!1){return e.flatMap(
r=>{let o=Fr(r,t,n),s=$y(o),i=Dr(o.map(({base:a,head:c})=>Ei(t,a)+Ei(t,c)));return od(Xl(s),s,t,i)})}function Ci({sessions:e},t,n){return e.
flatMap(r=>{let o=sd(r,t,n).filter(({value:i})=>i>0),s=o.map(({value:i,weight:a})=>({value:Math.log(i),weight:a}));return od(on(s),s,t,Dr(o.
map(({value:i})=>Ei(t,i))))})}function Ei({resolution:e=0},t){return(e/t)**2/12}function od(e,t,n,r){if(e===null)return[];let o=t.reduce((i,a)=>i+
a.weight,0),s=n.per==="round"&&t.length>1?vy(t,o):null;return[{value:e,weight:o/t.length,spread:s,...r>0&&{rounding:r}}]}function vy(e,t){let n=e.
reduce((o,s)=>o+s.weight*s.value,0)/t;return{squares:e.reduce((o,s)=>o+s.weight*(s.value-n)**2,0),degrees:e.length-1,rounds:e.length}}function wt({
sessions:e},t,n){let r=e.map(o=>on(sd(o,t,n)));return Yl(r.filter(o=>o!==null))}function sd(e,t,n){if(t.per==="build")return[];let r=(i,a)=>i===
null?[]:[{value:i,weight:a}];if(t.per==="session")return r(t.value(e,n),1);let o=nd(e),s=ed(o,t);return s?r(td(o.flatMap(i=>i.samples),s,n),
1):o.flatMap(i=>i.samples.filter(a=>a.variant===n).flatMap(a=>r(t.value(a),Fe(i))))}function jr({sessions:e}){return e.flatMap(({rounds:t})=>t.flatMap(n=>n.samples))}function Ti({sessions:e}){return e.flatMap(({rounds:t})=>t.
filter(n=>!zi(n)).flatMap(n=>n.samples))}function id(e,t){let n=o=>e.filter(s=>s===o).length;return t.filter(o=>e.includes(o)).reduce((o,s)=>o===
null||n(s)>n(o)?s:o,null)}function Ur(e){let t=Ti(e).flatMap(n=>n.bottleneck===null?[]:[n.bottleneck]);return id(t,["generator","proxy","dep\
endency","server"])}function Br(e,t){let n=Ur(e);if(n==="generator"||n==="proxy")return`${n}-saturated`;if(n==="dependency"&&t==="closed")return"\
dependency";let r=e.sessions.flatMap(o=>Fr(o,ce("goodput")));return r.filter(o=>o.limited).length*2<=r.length?null:ad(e)}function ad(e){return id(
Ti(e).flatMap(t=>t.limits),Ke.options)}function zy(e){return e.sessions.flatMap(t=>[...t.invalid,...t.rounds.flatMap(n=>n.samples.flatMap(({
invalid:r,variant:o})=>r.map(s=>({fault:s,variant:o}))))]).map(({fault:t,variant:n})=>({fault:t,variant:pl(t)?null:n}))}function Sy({fault:e,
variant:t},n){if(e.code!=="command-failed")return{fault:e,variant:t};let o=jr(n).filter(s=>s.variant===t&&s.invalid.length===0).reduce((s,{command:i})=>s+
(i?.runs??0),0);return{fault:o===0?e:{...e,well:o},variant:t}}function sn(e){let t=new Map;for(let n of zy(e)){let{variant:r,fault:o}=Sy(n,e),
s=JSON.stringify([r,o]);t.set(s,{variant:r,fault:o,times:(t.get(s)?.times??0)+1})}return[...t.values()]}function an(e,t){return t.filter(n=>n.
target===e.target)}function Mi(e){return["base","head"].filter(t=>e.some(n=>n.variant===t))}function xt(e){let t=r=>e.filter(o=>_y(o.fault,r));
return e.filter(r=>t(r.fault)[0]===r).map(({fault:r})=>{let o=t(r),s=Math.max(...o.map(i=>i.times));return{code:"fault",variants:Mi(o),fault:r,
times:s}})}function $t({what:e,variant:t,target:n,limitSeconds:r,withheld:o}){let s={variant:t,target:n,...r!==void 0&&{limitSeconds:r}};return e===
"build"?{code:"build-failed",...s}:{code:"setup-failed",...s,...o&&{withheld:o}}}function cd(e){return e.code==="died"?e.when==="starting":e.code==="not-ready"?e.runOver!==!0:e.code==="start-failed"||e.code==="prepare-fai\
led"}function Oy(e){return dl(e)?e.afterLoad!==!0:e.code==="command-failed"||e.code==="no-report"||e.code==="died"&&e.when==="before-load"}function ky({
code:e}){return e==="lengths-differ"||e==="framing-differs"}function ud({variant:e,fault:t},{fresh:n}){return e==="base"?cd(t)||n!==void 0&&
Oy(t):e===null&&ky(t)&&(n==="scenario"||n==="configuration")}function Ii({rounds:e},t){return e.flatMap(({samples:n})=>n.filter(r=>r.variant===
t))}function Ry({sessions:e}){return e.some(t=>Ii(t,"base").some(({invalid:n})=>n.length===0))}function Ey({sessions:e}){return e.some(t=>Ii(
t,"base").length===0&&Ii(t,"head").some(({invalid:n})=>n.length===0))}function ld(e,{failures:t,notices:n}){let r=an(e,t),o=sn(e);if(!(o.every(u=>ud(u,e))&&r.every(Ni))||Ry(e)||!Ey(e))return null;let i=[...r.map(
$t),...xt(o)],a=r.length>0?"not-built":o.some(({fault:u})=>cd(u))&&"not-started";if(a&&!Ai({notices:n}))return null;let c=e.fresh==="configu\
ration"?e.fresh:a||e.fresh;return c===void 0||i.length===0&&c!=="configuration"&&c!=="target"?null:[{code:"head-alone",why:c},...i]}function Ai({
notices:e}){return!e.some(t=>t.code==="isolation-changed"&&t.changes.some(({setting:n})=>n==="isolation"))}function Ni({variant:e,limitSeconds:t}){
return e==="base"&&t===void 0}function dd(e,t){return e.some(({variant:r})=>r==="head")&&t.fresh!==void 0?e.filter(r=>!ud(r,t)):e}var Pe={done:0,regression:1,usage:2,invalid:3,undelivered:4};function pd(e){return e instanceof be?Py(e.signal):e instanceof Pt?Pe.undelivered:e instanceof v?Pe.usage:Pe.invalid}function Py(e){return e===
"SIGINT"?130:143}function fd(e){if(e.plan.mode==="observe")return Pe.done;let t=o=>e.plan.failOn.includes(o)&&!e.plan.failOn.includes("never"),
n=o=>e.cases.some(s=>s.verdict===o);return n("regression")&&t("regression")?Pe.regression:Cy(e)||(n("invalid")||e.failures.some(({variant:o})=>o===
"head"))&&t("invalid")?Pe.invalid:n("inconclusive")&&t("inconclusive")?Pe.regression:Pe.done}function Cy(e){let t=r=>r.includes("head")&&!r.
includes("base"),n=r=>e.failures.filter(o=>o.target===r).map(o=>o.variant);return e.cases.some(r=>t(r.brokenIn))||e.failures.some(r=>t(n(r.target)))}var Ty=["GET","HEAD","OPTIONS","TRACE","PUT","DELETE"],My=/connection closed before message completed|operation was canceled|^connection error$|error writing a body to connection|connection reset|broken pipe/i;function Iy({byStatus:e,errors:t},{keepalive:n,request:r},o){if(!n||!Ty.includes(r.method))return 0;let s=Object.entries(t).filter(([a])=>My.
test(a)),i=Gr(s.map(([,a])=>a))+(o==="nginx"?e[502]??0:0);return i<=.02*bd({byStatus:e,errors:t})?i:0}function md({via:e,sessions:t},n){if(!n)
return{base:null,head:null};let r=t.flatMap(({rounds:s})=>s.flatMap(i=>i.samples)),o=s=>{let i=r.filter(a=>a.variant===s);return i.length===
0?null:{lost:Gr(i.map(a=>Iy(a,n,e))),of:Gr(i.map(bd))}};return{base:o("base"),head:o("head")}}function hd(e,t){let{base:n,head:r}=md(e,t);return r===
null||(n?.lost??0)+r.lost===0?[]:[{code:"requests-lost",...n&&{base:n},head:r}]}var Ay=10,Ny=5;function gd(e,t){let{base:n,head:r}=md(e,t);if(!t||
!n||!r||r.lost<=Ay||r.lost<=t.maxErrors*r.of)return[];if(r.lost*n.of<=Ny*(n.lost+1)*r.of)return[];let[o,s]=[r.lost,r.of],i=e.via==="nginx"?{
through:"nginx"}:{},a=e.via==="nginx"?[{status:"502",count:o}]:[{error:"connection closed before message completed",count:o}];return[{variant:"\
head",fault:{code:"errors",failed:o,of:s,unit:"requests",most:a,...i},times:1}]}function bd({byStatus:e,errors:t}){return Gr([...Object.values(
e),...Object.values(t)])}function Gr(e){return e.reduce((t,n)=>t+n,0)}var wd=[2,3,4,6,8,11,16,22,31,44,62,88,124],yd=.5,Ly=.05;function Li(e,t,n){return Zi(t,e.alpha/(Math.max(1,n)*Math.max(1,e.cases.length)))}
function xd(e){return Zi(e,Ly)}var Zy=.025;function $d(){return Zi("look",Zy)}function Zi(e,t){return e==="end"?t*yd:t*(1-yd)/wd.length}function vd(e){
return wd.some(t=>t===e)}var Dy=1e-12;function cn(e,t=Fy){let n=e.length;if(n===0)return null;let r=e.reduce((l,m)=>l+m.weight,0),o=e.reduce((l,m)=>l+m.weight*m.value,
0)/r,s=e.reduce((l,m)=>l+m.weight*(m.value-o)**2,0),i=e.reduce((l,m)=>l+(m.rounding??0),0)/n,a={variance:Math.max(s/(n-1),i),degrees:n-1},c=n>
1&&Math.sqrt(a.variance)>Dy,u=Uy(e.map(({spread:l})=>l),t);return{centre:o,sessions:n,weight:r,noise:c?By(a,u):null}}function Hr({noise:e,weight:t}){return e&&Math.sqrt(e.variance/t)}function Di(e,t){let n=Hr(e);return n===null||!e.noise?null:ki(t,e.noise.degrees)*
n}function Qe(e,t){let n=e&&Di(e,t);if(e===null||n===null)return null;let[r,o]=[Math.exp(e.centre-n),Math.exp(e.centre+n)];return r>0&&Number.
isFinite(o)?{low:r,high:o}:null}var Fy={factor:1.7,degrees:4},Fi={factor:3,degrees:3},jy=6;function Uy(e,{factor:t,degrees:n}){let r=e.filter(
a=>a!==null).filter(a=>a.degrees>0),o=r.reduce((a,c)=>a+c.degrees,0),s=r.reduce((a,c)=>a+c.squares,0);if(o===0||!(s>0)||r.length<e.length)return null;
let i=r.reduce((a,c)=>a+c.rounds,0)/r.length;return{variance:t*s/o/Math.min(i,jy),degrees:1/(1/n+1/o)}}function By(e,t){if(t===null)return e;
let n=t.degrees*Math.min(1,t.variance/e.variance),r=n+e.degrees,o=(n*t.variance+e.degrees*e.variance)/r;return{variance:Math.max(o,e.variance),
degrees:r}}var Gy=.025,Hy=3,Wy=["generator-saturated","proxy-saturated","out-of-ports"],Vy="dependency";function zd(e,t){let{metric:n,unit:r,limit:o,ofBuild:s,
spoilt:i}=t,a={metric:n.name,unit:r,better:n.better,limit:o};if(n.per==="build"){let V=s===null?"inconclusive":_d({low:s,high:s},t);return{...a,
head:s,interval:null,n:0,state:V,atLook:V,open:!1}}let c=cn(Ci(e,n,"head"),Fi),u=c&&Math.exp(c.centre),l=c?.sessions??0,m=u!==null&&c?.noise===
null&&l>=Hy,h=V=>m?{low:u,high:u}:Qe(c,V),b=n.limitable&&i!==null&&i!==Vy,w=V=>{let ee=V?_d(V,t):"inconclusive";return b&&!(ee==="held"&&Wy.
includes(i))?"inconclusive":ee},[O,k]=[h(Gy),h($d())],E=w(k),H=E==="inconclusive"&&u!==null&&!b;return{...a,head:u,interval:O,n:l,state:w(O),
atLook:E,open:H}}function _d({low:e,high:t},{limit:n,metric:r}){let[o,s]=r.better==="lower"?[e,t]:[-t,-e],i=r.better==="lower"?n:-n;return o>
i?"broken":s<=i?"held":"inconclusive"}var kd=1e-12;function qy({estimate:e,decision:t,equivalence:n},r){let o=(r.better==="lower"?1:-1)*Math.log(e),s=Math.log1p(r.threshold)-kd,i=t&&
ji(t,r);if(i&&i.low>0&&o>=s)return"regression";if(i&&i.high<0&&o<=-s)return"improvement";let a=n&&ji(n,r);return a&&a.low>-s&&a.high<s?"unch\
anged":"inconclusive"}function ji({low:e,high:t},{better:n}){let[r,o]=[Math.log(e),Math.log(t)];return n==="lower"?{low:r,high:o}:{low:-o,high:-r}}
function Rd({interval:e,better:t}){if(e===null)return null;let{low:n,high:r}=ji(e,{better:t});return n>0?"worse":r<0?"better":null}function Wr(e){
return Ie.find(t=>e.includes(t))??null}var Jy=.025;function Ui(e,t,n){return cn(rd(e,t,n===null))}function Bi(e){return{name:e.name,unit:e.unit,
better:e.better}}var Ed={interval:null,decisionInterval:null};function Ky(e,t,n){let r=Ui(e,t,n.limit),o=r&&Math.exp(r.centre),s=Qe(r,n.decisionTail),
i=Qe(r,n.equivalenceTail),a=n.thresholds[t.name]??n.threshold,c={better:t.better,threshold:a},u=o===null?null:qy({estimate:o,decision:s,equivalence:i},
c),l=u!==null&&(!Sd(t,n)||Yy(u,n)),m=n.thresholds[t.name]!==void 0,h=m?!Sd(t,n):n.loop==="open"&&n.limit===null,b=n.deciding.includes(t)&&(l||
o===null&&h),w=l?u:null;return{...Bi(t),gates:b,base:wt(e,t,"base"),head:wt(e,t,"head"),ratio:o,interval:Qe(r,Jy),decisionInterval:s,n:r?.sessions??
0,...b&&m&&{threshold:a},verdict:b?w??"inconclusive":w}}function Sd({limitable:e},{limit:t}){return e&&t!==null}function Yy(e,{limit:t,loop:n}){
return t==="dependency"&&n==="closed"&&(e==="regression"||e==="improvement")}function Gi(e,t,{variants:n,plan:r},o){let s=m=>{let h=n.find(b=>b.
variant===m)?.builds[t.target];return h?e.value(h):null},[i,a]=[s("base"),s("head")],c=i!==null&&a!==null&&i>0&&a>0?a/i:null,u={...Bi(e),gates:!1,
base:i,head:a,ratio:c,...Ed,n:0,verdict:null};if(o===void 0||Pd(e,r))return u;let l=c===null?"inconclusive":Xy(c,{better:e.better,threshold:o});
return{...u,gates:!0,threshold:o,verdict:l}}function Pd({ofImage:e},{isolation:t}){return e&&t==="process"}function Xy(e,t){let n=(t.better===
"lower"?1:-1)*Math.log(e),r=Math.log1p(t.threshold)-kd;return n>=r?"regression":n<=-r?"improvement":"unchanged"}function Cd(e){let t={base:null,
head:null,ratio:null,...Ed,n:0,verdict:null};return{...Bi(e),gates:!1,...t}}var Td=.02;function vt({scenario:e},{plan:t}){return t.scenarios.
find(({name:n})=>n===e)??{}}function Md(e,t){return vt(e,t).threshold??Td}function un(e,t){return{loop:Qy(e,t),isCommand:vt(e,t).args!==void 0}}function Id(e){return e.filter(({per:t})=>t!=="build").length}function Qy(e,t){let{rate:n,args:r}=vt(e,t);return n!==void 0?"open":r&&jr(e).
some(({command:s})=>s?.operations===null)?"command":"closed"}function Ad(e,t){return ew(e,t)??Nd(e,t,"end")}function ew(e,t){if(t.plan.looks===
!1||!vd(e.sessions.length))return null;let n=Nd(e,t,"look");return n.settled?n:null}function Nd(e,t,n){let{threshold:r=Td,thresholds:o={},limits:s={}}=vt(
e,t),i=un(e,t),{loop:a}=i,c=Br(e,a),u=vi(o,i),l={decisionTail:Li(t.plan,n,Id(u)),equivalenceTail:xd(n),threshold:r,thresholds:o,deciding:u,limit:c,
...i},m=de.map(R=>R.per==="build"?Gi(R,e,t,o[R.name]):Ky(e,R,l)),h=Ji(e,t,m),b=h.filter(R=>R.gates),w=Ur(e),O=a==="closed"&&sw(h,c,r),k=Vi(e,
t,h,s,c),[E,H]=[!0,!1].map(R=>b.filter(le=>tw(le,a)===R)),V=!b.some(R=>Wi(R,a)),ee=Wr([...Od(H),...O||V?["inconclusive"]:[]]),U=Wr([...ee?[ee]:
[],...Od(E),...k.map(({state:R})=>nw[R])]);return{moment:n,terms:l,bottleneck:w,metrics:h,waits:O,limits:k.map(Hi),verdict:U??"inconclusive",
settled:rw(ee,k)}}var Od=(e=[])=>e.flatMap(({verdict:t})=>t??[]);function Hi({atLook:e,open:t,...n}){return n}function Wi({name:e},t){return ce(
e).decides===t}function tw({name:e,ratio:t,threshold:n},r){let o=ce(e),s=o.per==="round"&&o.percentile!==void 0;return t===null&&n!==void 0&&
!(r==="open"&&s)}var nw={held:"unchanged",inconclusive:"inconclusive",broken:"regression"};function rw(e,t){return e==="regression"||t.some(
({atLook:n})=>n==="broken")?!0:e!==null&&e!=="inconclusive"&&!t.some(({open:n})=>n)}function Vi(e,t,n,r=vt(e,t).limits??{},o=null){let s=un(
e,t);return de.flatMap(i=>{let a=r[i.name],c=n.find(({name:u})=>u===i.name);return a===void 0||!c||qi(i,s,t)!==null?[]:[zd(e,{metric:i,unit:c.
unit,limit:a,ofBuild:c.head,spoilt:o})]})}function qi(e,t,{plan:n}){return e.per==="build"&&Pd(e,n)?"no-image":$i(e,t)}function Ji({scenario:e},{
plan:t},n){return vt({scenario:e},{plan:t}).args?n.map(r=>({...r,unit:r.unit.replace("request","operation")})):n}var ow=["dependency","gener\
ator-saturated","proxy-saturated"];function sw(e,t,n){let r=e.find(a=>a.name==="goodput");if(!ow.includes(t)||!r?.ratio||Math.log(r.ratio)>-Math.
log1p(n))return!1;let{better:o,decisionInterval:s,interval:i}=r;return Rd({better:o,interval:t==="dependency"?i:s})==="worse"}var Ld=.95,iw=40;function aw(e,t){let[n,r]=[Di(e,t.tail),Hr(e)];if(n===null||r===null||!e.noise)return null;let o=Math.log1p(t.threshold),{degrees:s}=e.
noise,i=l=>Kl(s+1,m=>rn((l-Math.max(n*m,o))/r)),[a,c]=[0,Math.max(n,o)];for(;i(c)<Ld&&Number.isFinite(c);)[a,c]=[c,2*c];for(let l=0;l<iw;l++){
let m=(a+c)/2;i(m)<Ld?a=m:c=m}let u=Math.expm1(c);return Number.isFinite(u)?u:null}function Zd(e,t,{tail:n,threshold:r,thresholds:o},s=i=>i){
let i=Br(e,t),a=Fl(t).filter(c=>!(c.limitable&&i!==null)).flatMap(c=>{let u=Ui(e,c,i),l={tail:n,threshold:o[c.name]??r};return(u&&aw(s(u),l))??
[]});return a.length===0?null:Math.min(...a)}function Yi(e,t){if(!t?.keepalive)return[];let n=e.sessions.flatMap(({rounds:u})=>u.flatMap(l=>l.samples)),r=e.via==="nginx"?"upstream":"cli\
ent",o=(u,l)=>{let m=n.filter(h=>h.variant===u&&h.opened[r]!==null);return cw(m,r,t.connections,l)},s=n.some(({variant:u})=>u==="base");if(o(
"base",.1)===null&&o("head",.1)===null)return[];let[i,a]=[o("base",.02),o("head",.02)],c=i&&a&&i.fewest<=a.most*1.05&&a.fewest<=i.most*1.05;
return[{code:"connections-closed",...s&&{base:c?Ki(a):i&&Ki(i)},head:a&&Ki(a)}]}function cw(e,t,n,r){let o=u=>u.reduce((l,m)=>l+m,0),s=o(e.map(
u=>u.opened[t]??0)),i=o(e.map(({byStatus:u})=>o(Object.values(u)))),a=n*e.length,c=s-a;return e.length===0||c<=5+r*a?null:{fewest:i/s,most:i/
c}}function Ki({fewest:e,most:t}){let n=Math.sqrt(e*t),r=10**Math.floor(Math.log10(e)),o=[1,2,3].map(a=>Number(n.toPrecision(a))),s=a=>e<=a*
1.05&&a<=t*1.05;return[...[10,1,5,2].map(a=>a*r),...o].find(s)??Math.round(n)}function _t(e){let t=e.cases.map(s=>uw(s,e)),n=e.failures.length>0?"invalid":"inconclusive",r=Wr(t.map(s=>s.verdict))??n,o={cases:t,failures:e.
failures,plan:e.plan};return{...e,schema:Xe,command:"compare",cases:t,verdict:r,exitCode:fd(o)}}function jd(e){let{trend:t}=e;if(t===void 0)
return _t(zt(e));let{control:n,seam:r,again:o,planted:s}=t;return{..._t(zt(e)),command:"trend",trend:{...t,control:n&&_t(zt(n)),seam:r&&{...r,
results:_t(zt(r.results))},again:o&&_t(zt(o)),...s&&{planted:{...s,results:s.results&&_t(zt(s.results))}}}}}function zt({exitCode:e,verdict:t,
schema:n,command:r,trend:o,...s}){return{...s,cases:s.cases.map(({limits:i,...a})=>a)}}function uw(e,t){let n=an(e,t.failures),r=[...sn(e),...gd(
e,Vr(e,t))],o=ld(e,t);if(o!==null)return lw(e,t,o);if(n.length>0&&n.every(Ni)&&Ai(t)&&Dd(e)&&r.length===0)return St(e,t,"inconclusive",[Fd(t),
...n.map($t)]);if(n.length+r.length>0){let c=dd(r,e);return{...St(e,t,"invalid",[...n.map($t),...xt(c),...xt(r.filter(l=>!c.includes(l)))]),
brokenIn:Mi([...n,...c])}}let{lostShards:i,skipped:a}=e;return i!==void 0?St(e,t,"invalid",[{code:"shards-missing",shards:i}]):a!==void 0?St(
e,t,"unchanged",[{code:"skipped",why:a}]):Dd(e)?St(e,t,"inconclusive",[Fd(t)]):dw(e,t)}function Dd({sessions:e}){return e.every(t=>t.rounds.
length===0)}function Fd({interrupted:e}){return{code:e?"interrupted":"no-time"}}function lw(e,t,n){let r=St(e,t,"new",n),o=r.metrics.map(c=>{
let{per:u}=ce(c.name),l=u==="build"?c.head:wt(e,ce(c.name),"head");return{...c,base:null,ratio:null,head:l}}),s=Ji(e,t,o),i=Vi(e,t,s).map(Hi),
a=i.some(({state:c})=>c==="broken");return{...r,metrics:[...s],...i.length>0&&{limits:i},verdict:a?"regression":"new"}}function St(e,t,n,r){
let o=de.map(i=>i.per==="build"&&n!=="invalid"?Gi(i,e,t):Cd(i)),s=Md(e,t);return{...e,bottleneck:null,threshold:s,metrics:o,verdict:n,settledAt:null,
detectable:null,brokenIn:[],findings:r}}function dw(e,t){let n=Ad(e,t),{terms:r,bottleneck:o,metrics:s,verdict:i}=n,a=s.filter(l=>l.gates&&Wi(
l,r.loop)),c=Si(e.sessions),u=gw(e)?c.map(({source:l,rounds:m})=>({code:"interference",source:l,effect:"nothing-left",rounds:m})):[...i==="i\
nconclusive"&&n.moment==="end"?hw(e,t):[],...bw(r,a),...ww(r,s),...pw(e,t,n),...xw(o,a),...i==="inconclusive"?fw(e,a):[],...yw(n),...Yi(e,Vr(
e,t)),...hd(e,Vr(e,t)),...i==="inconclusive"?$w(s,r.threshold):[],...c.map(Oi),...n.moment==="look"&&i!=="inconclusive"?[{code:"settled-earl\
y",sessions:e.sessions.length}]:[]];return{...e,bottleneck:o,threshold:r.threshold,metrics:s,...n.limits.length>0&&{limits:[...n.limits]},verdict:i,
settledAt:n.moment==="look"?e.sessions.length:null,detectable:Zd(e,r.loop,{tail:r.decisionTail,...r}),brokenIn:[],findings:u}}function Vr({scenario:e},{
plan:t}){return t.scenarios.find(({name:n})=>n===e)}function pw(e,t,{terms:n,metrics:r,limits:o}){let s=un(e,t),i=Vr(e,t),a=m=>m.limitable&&
n.limit!==null,c={threshold:u,limit:l};function u({name:m}){return r.some(h=>h.name===m&&h.ratio!==null)}function l({name:m}){return o.some(
h=>h.metric===m&&h.head!==null)}return["threshold","limit"].flatMap(m=>de.filter(({name:h})=>i?.[`${m}s`]?.[h]!==void 0).flatMap(h=>{let b=c[m](
h)||a(h)?null:"not-known",w=qi(h,s,t)??b;return w===null?[]:[{code:"not-judged",metric:h.name,key:m,why:w}]}))}function fw({sessions:e},t){return t.
some(({interval:n,ratio:r})=>r===null||n!==null)?[]:[{code:e.length<2?"one-session":"equal-ratios"}]}var mw=1/3;function hw({sessions:e},{plan:t}){
let r=e.map(({startSeconds:{base:s=0,head:i=0}})=>Math.max(s,i)).reduce((s,i)=>s+i,0);return r<mw*Sl(t)?[]:[{code:"slow-start",seconds:Number(
(r/e.length).toPrecision(2)),sessions:e.length}]}function gw({sessions:e}){return e.every(({rounds:t})=>t.every(n=>Fe(n)===0))}var Ud=({name:e})=>e===
"goodput";function bw({limit:e,loop:t},n){return e===null?n.length>0?[]:[{code:"no-values"}]:n.some(Ud)?[]:[{code:"limited",limit:e,loop:t,cpuDecides:n.
length>0}]}function yw({waits:e,terms:t,metrics:n,verdict:r}){let{limit:o}=t,s=n.some(i=>Ud(i)&&i.gates);return!e||o===null||!(s||r==="incon\
clusive")?[]:[{code:"server-waits",limit:o,decided:s}]}function ww({limit:e,loop:t},n){let r=n.some(o=>o.name==="p99"&&o.ratio!==null);return t!==
"open"||e!==null||r?[]:[{code:"p99-unknown"}]}function xw(e,t){return e===null&&t.some(n=>n.name==="goodput")?[{code:"bottleneck-unknown"}]:
[]}function $w(e,t){return e.flatMap(n=>{let{name:r,base:o,ratio:s}=n,i=_w(n);if(!vw(r)||o===null||s===null||i===null)return[];let a=Math.abs(
Math.log(s))<Math.log1p(t),c=i.low<=1&&i.high>=1;if(a||c||n.gates)return[];let u=l=>o*(l-1);return[{code:"counter-moved",metric:r,more:u(s),
low:u((n.interval??i).low),high:u((n.interval??i).high)}]})}function vw(e){return He.some(t=>t===e)}function _w({decisionInterval:e,ratio:t,
n}){return e??(t!==null&&n>1?{low:t,high:t}:null)}var wS=g({schema:D(1),message:d().max(1e5)});import{readFileSync as zw,statSync as Sw}from"node:fs";var Ow=32*1024*1024;function Bd(e){let{GITHUB_EVENT_NAME:t,GITHUB_EVENT_PATH:n}=e;if(!t||!n)throw new v("GITHUB_EVENT_NAME or GITHUB_EVENT_P\
ATH is not set, so it is not known which change this is about; run it in a workflow of GitHub Actions (loadgate report makes the report anyw\
here)");try{let{size:r}=Sw(n);if(r>Ow)throw new Error(`it has ${r} bytes, more than GitHub ever sends`);return{name:t,payload:JSON.parse(zw(
n,"utf8"))}}catch(r){throw new v(`the event in ${n} cannot be read: ${r.message}`)}}import{randomUUID as ex}from"node:crypto";import{closeSync as tx,constants as nx,lstatSync as rx,mkdirSync as lp,openSync as ox,renameSync as sx,
rmSync as ix,writeFileSync as ax}from"node:fs";import{basename as cx,dirname as ux,join as up,relative as lx}from"node:path";import{closeSync as SS,constants as OS,fstatSync as kS,lstatSync as kw,openSync as RS,readFileSync as ES,realpathSync as PS}from"node:fs";import{
dirname as Rw,join as Ew,relative as TS,sep as MS}from"node:path";function qr(e){let t=Rw(e);return t===e?[e]:[...qr(t),e]}function Xi(e){return kw(
Ew(e,".git"),{throwIfNoEntry:!1})!==void 0}var IS=64*1024*1024;import{execFileSync as Fw,spawn as np}from"node:child_process";import{closeSync as Yd,constants as Xd,fchownSync as jw,globSync as nO,lstatSync as rO,
mkdtempDisposableSync as Uw,openSync as Qd,rmSync as oO}from"node:fs";import{Socket as Bw}from"node:net";import{tmpdir as Gw}from"node:os";import{
join as ep}from"node:path";import{delimiter as Gd,isAbsolute as Pw}from"node:path";function Qi(e){return e.split(Gd).filter(t=>Pw(t)).join(Gd)}var Cw=["PATH","HOME","USER","LOGNAME","LANG","LANGUAGE","TZ","TMPDIR","TERM","SSL_CERT_FILE","SSL_CERT_DIR","NODE_EXTRA_CA_CERTS","CARGO_HT\
TP_CAINFO","REQUESTS_CA_BUNDLE","CURL_CA_BUNDLE","PIP_CERT","http_proxy","https_proxy","no_proxy","HTTP_PROXY","HTTPS_PROXY","NO_PROXY","GOP\
ATH","GOCACHE","GOMODCACHE","GOPROXY","GOFLAGS","GOROOT","GOTOOLCHAIN","CARGO_HOME","RUSTUP_HOME","RUSTUP_TOOLCHAIN","JAVA_HOME","MAVEN_OPTS",
"GRADLE_USER_HOME","PYENV_ROOT","XDG_CACHE_HOME","XDG_DATA_HOME","NVM_DIR","COREPACK_HOME","DOTNET_ROOT"],Hd=["DOCKER_HOST","DOCKER_CONTEXT",
"DOCKER_TLS","DOCKER_TLS_VERIFY","DOCKER_CERT_PATH","DOCKER_CONFIG"],US=[...Hd,"DOCKER_API_VERSION","DOCKER_AUTH_CONFIG","DOCKER_BUILDKIT","\
DOCKER_DEFAULT_PLATFORM","BUILDX_BUILDER","BUILDX_CONFIG","BUILDKIT_HOST","SSH_AUTH_SOCK","XDG_CONFIG_HOME","XDG_RUNTIME_DIR"];var Tw=/^(GIT_(CONFIG_(GLOBAL|SYSTEM|NOSYSTEM|COUNT|(KEY|VALUE)_\d+)|EXEC_PATH|SSH|SSH_COMMAND|SSH_VARIANT|SSL_\w+|CEILING_DIRECTORIES|DISCOVERY_ACROSS_FILESYSTEM)|XDG_CONFIG_HOME|SSH_AUTH_SOCK)$/;
function ea(e){return Cw.includes(e)||e.startsWith("LC_")}function ln(e,t={}){let n=Wd(e,Object.keys(e).filter(ea));return n.PATH!==void 0&&
(n.PATH=Qi(n.PATH)),{...n,...t}}function Wd(e,t){return Object.fromEntries(t.flatMap(n=>e[n]===void 0?[]:[[n,e[n]]]))}function Vd(e){return{...ln(e),...Wd(e,Object.keys(e).filter(t=>Tw.test(t)))}}var ta=e=>e!==void 0&&e!==""&&e!=="0";function Kd(e=process.env){return ta(e.LOADGATE_DEBUG)||ta(e.RUNNER_DEBUG)}var Mw=new Map;function qd(e){if(!Kd())return;let t=[...Mw.values()].reduce((n,r)=>r(n),e);process.stderr.write(gi(`debug: ${t}
`,process.env))}var Jd=0;function na(e,t){if(!Kd())return()=>{};Jd+=1;let n=Jd,r=performance.now();return qd(`#${n} ${e.map(Iw).join(" ")} (\
in ${t})`),o=>qd(`#${n} ${o} after ${((performance.now()-r)/1e3).toFixed(3)} s`)}function Iw(e){return/^[\w@%+=:,./-]+$/.test(e)?e:new RegExp(
"\\p{Cc}","u").test(e)?`$'${Aw(e)}'`:`'${e.replaceAll("'","'\\''")}'`}function Aw(e){return e.replaceAll(/[\\']/g,"\\$&").replaceAll(new RegExp(
"\\p{Cc}","gu"),t=>`\\x${t.charCodeAt(0).toString(16).padStart(2,"0")}`)}import{closeSync as VS,openSync as qS,readdirSync as JS,readFileSync as Nw,readlinkSync as KS,readSync as YS,realpathSync as XS}from"node:fs";function Ot(e){return Dw(()=>Nw(e,"utf8"))}function ra(e){return Lw(Ot(`/proc/${e}/stat`))}function Lw(e){return Zw(e,22)}function Zw(e,t){return e?.slice(e.lastIndexOf(")")+2).split(
" ")[t-3]??null}function Dw(e){try{return e()}catch{return null}}var Hw=500,Jr=8*1024*1024;async function dn(e,t){t.signal?.throwIfAborted();let n=na(e,t.cwd),{child:r,...o}=Ww(e,t);t.started?.(r);let s=!1,
i=()=>Kr(r.pid,"SIGTERM"),a=setTimeout(()=>{s=!0,Kr(r.pid,"SIGKILL")},(t.timeoutSeconds??60)*1e3),c,u=()=>{i(),c=setTimeout(()=>Kr(r.pid,"SI\
GKILL"),3e3)};t.signal?.addEventListener("abort",u,{once:!0});let l={stdout:"",stderr:""},{take:m}=t;m&&o.stdout?.on("data",b=>m(b)||i());for(let b of m?
["stderr"]:["stdout","stderr"])o[b]?.setEncoding("utf8"),o[b]?.on("data",w=>{l[b]+=w,l[b].length>2*Jr&&(l[b]=l[b].slice(-Jr)),t.output?.(w)});
t.input!==void 0&&(r.stdin?.on("error",()=>{}),r.stdin?.end(t.input));let h=await new Promise(b=>{r.once("error",E=>b({code:null,signal:null,
stdout:"",stderr:E.message,missing:E.code==="ENOENT"||E.code==="EACCES",timedOut:!1}));let w=()=>{let{exitCode:E,signalCode:H}=r,[V,ee]=[l.stdout.
slice(-Jr),l.stderr.slice(-Jr)];b({code:E,signal:H,stdout:V,stderr:ee,missing:!1,timedOut:s})},O=3,k=()=>{O-=1,O===0&&w()};for(let E of[o.stdout,
o.stderr])E?.once("close",k);r.once("exit",k),r.once("exit",()=>setTimeout(w,Hw).unref())});return n(op(h)),o.stdout?.destroy(),o.stderr?.destroy(),
clearTimeout(a),clearTimeout(c),t.signal?.removeEventListener("abort",u),t.signal?.throwIfAborted(),h}function Ww(e,t){let n={cwd:t.cwd,env:t.
env,detached:!0,...rp(t.user)},r=t.input===void 0?"ignore":"pipe";if(t.untrusted)return sp(e,n,r);let[o,...s]=e,i=np(o,s,{...n,stdio:[r,"pip\
e","pipe"]});return{child:i,stdout:i.stdout,stderr:i.stderr}}function rp(e){return e?{uid:e.uid,gid:e.gid}:{}}function oa(e){if(e.missing)return`not found or not executable (${e.stderr})`;if(e.timedOut)return"took too long and was ended";let t=Vw(e.stderr||
e.stdout,5),n=op(e);return t?`${n}: ${t}`:n}function op({missing:e,timedOut:t,signal:n,code:r}){return e?"not found or not executable":t?"to\
ok too long and was ended":n?`ended by ${n}`:`exit code ${r}`}function Kr(e,t){e!==void 0&&Yr(-e,t)}function Yr(e,t){try{process.kill(e,t)}catch{}}
function Vw(e,t){return e.trimEnd().split(`
`).filter(n=>n.trim()!=="").slice(-t).join(`
`)}function sp(e,t,n="ignore"){let[r,...o]=e,s=tp(),i=tp();if(t.uid!==void 0)for(let{writer:a}of[s,i])jw(a,t.uid,t.gid??t.uid);try{return{child:np(
r,o,{...t,stdio:[n,s.writer,i.writer]}),stdout:s.reader,stderr:i.reader}}catch(a){throw s.reader.destroy(),i.reader.destroy(),a}finally{Yd(s.
writer),Yd(i.writer)}}var ip="pipes-",dO=new RegExp(`^${ip}(?<pid>\\d+)-(?<started>\\d+)-`);function tp(){var o=[];try{let e=ho(o,Uw(ep(Gw(),`${ip}${process.pid}-${ra(process.pid)}-`)));let t=ep(e.path,"pipe");let n={cwd:e.path,env:ln(
process.env)};Fw("mkfifo",["-m","600",t],{...n,stdio:"ignore",timeout:1e4});let r=Qd(t,Xd.O_RDONLY|Xd.O_NONBLOCK);return{reader:new Bw({fd:r,
readable:!0,writable:!1}),writer:Qd(t,"w")}}catch(s){var i=s,a=!0}finally{go(o,i,a)}}var qw={GIT_TERMINAL_PROMPT:"0",LC_ALL:"C",GIT_PAGER:"cat",GIT_OPTIONAL_LOCKS:"0",GIT_LFS_SKIP_SMUDGE:"1"},ap=[["core.hooksPath","/dev/null"],
["core.fsmonitor","false"],["log.showSignature","false"],["protocol.ext.allow","never"],["safe.bareRepository","explicit"]],Jw="git was not \
found; install it (apt-get install git)";async function Xr(e,t,{filters:n=[],...r}={}){let o=await Kw(e);if(o.missing)throw new v(Jw);if(o.code!==
0&&o.code!==1)return o;let s=[...new Set([...Yw(o),...n])].flatMap(Qw);return cp(e,t,[...ap,...s],r)}function Kw(e){return cp(e,["config","-z","--name-only","--get-regexp","^filter\\..*\\."],ap)}function Yw({stdout:e}){let t=e.split("\0").filter(
Boolean);return[...new Set(t.map(n=>n.slice(7,n.lastIndexOf("."))))]}function cp(e,t,n,{env:r,...o}={}){return dn(["git","-C",e,...t],{cwd:"\
/",timeoutSeconds:120,...o,env:{...Xw(Vd(process.env),n),...qw,...r}})}function Xw(e,t){let n=Number(e.GIT_CONFIG_COUNT)||0;return{...e,GIT_CONFIG_COUNT:String(
n+t.length),...Object.fromEntries(t.flatMap(([r,o],s)=>[[`GIT_CONFIG_KEY_${n+s}`,r],[`GIT_CONFIG_VALUE_${n+s}`,o]]))}}function Qw(e){return[
[`filter.${e}.clean`,""],[`filter.${e}.smudge`,""],[`filter.${e}.process`,""],[`filter.${e}.required`,"false"]]}async function dp(e){pp(e,e);let t=await dx(e);if(t.length>0)throw new Error(`git tracks ${t[0]} there, which would be overwritten`);lp(e,{recursive:!0})}
function pn(e,t,n){let r=up(e,t),o=ux(r);pp(o,e),lp(o,{recursive:!0});let s=up(o,`.${cx(r)}.${ex()}.part`),{O_WRONLY:i,O_CREAT:a,O_EXCL:c,O_NOFOLLOW:u}=nx,
l=ox(s,i|a|c|u,438);try{try{ax(l,n)}finally{tx(l)}sx(s,r)}catch(m){throw ix(s,{force:!0}),m}}function pp(e,t){let n=qr(e),r=n.findIndex(Xi),
o=n.indexOf(t),s=r===-1?o:Math.min(o,r+1);for(let i of n.slice(s))if(rx(i,{throwIfNoEntry:!1})?.isSymbolicLink())throw new Error(`${i} is a \
link`)}async function dx(e){let t=qr(e).findLast(Xi);if(t===void 0)return[];let n=lx(t,e),r=await Xr(t,["ls-files","-z","--",n===""?".":`:(l\
iteral)${n}`]);if(r.code===0)return r.stdout.split("\0").filter(Boolean);if(/not a git repository/.test(r.stderr))return[];throw new v(`git \
does not say which files of ${t} it tracks: ${oa(r)}`)}function Ce(e){return`${Number((e*100).toPrecision(3))}%`}var fp="measure again on a quiet machine",fx={steal:fp,"other-programs":fp,"out-of-ports":"use fewer connections, a lower rate, or sysctl -w\
 net.ipv4.tcp_tw_reuse=1, since a port stays taken for a minute after its connection"};var BO={"out-of-ports":fx["out-of-ports"],"too-few-requests":"set a longer duration","over-capacity":"set a lower rate"};var gx=[{language:"PHP",names:/^(?:execute_ex|zend_\w+|ZEND_\w+|_?e(?:malloc|realloc|calloc|free)|_e\w+alloc\w*|_efree\w*)(?: \[.*)?$/},{language:"\
Python",names:/^_PyEval_\w+$/},{language:"Ruby",names:/^(?:vm_exec\w*|rb_vm_\w+|vm_call_\w+)$/}];var rk=new RegExp([/_\[k\]$|^(?:entry_|do_syscall|x64_sys|sys_|__x64|el0_)|^\[unknown\]/,/ node:| \(native\)$|^\((?:program|root|native)\)/,
/^(?:runtime|internal\/runtime|syscall)[./]/,/^(?:bufio|bytes|compress|container|context|crypto|encoding|errors|fmt|hash|html|internal|io|iter|maps|math|mime|net|os|reflect|regexp|slices|sort|strconv|strings|sync|text|time|unicode|unique|vendor)(?:(?:\/[\w.-]+)+\.|\.(?=[A-Z(]|\w+(?:\.func\d+.*)?$))(?!.* \S+$)/,
/ <frozen |^_Py|^Py[A-Z]/,/^(?:javax?|jdk|sun|com\.sun)\.|^Interpreter$|^StubRoutines |^(?:v|i)table chunks$|^thread_(?:native_)?entry$/,gx.
map(({names:e})=>e.source).join("|"),/^<?(?:&(?:mut )?)?(?:core|alloc|std|hashbrown)::|^<(?:str|bool|char|[fiu]\d+|[iu]size|\[.*?\])>::/,/^_int_(?:malloc|free|realloc)$|^_+(?:libc|GI)_|^(?:__libc_)?(?:malloc|calloc|realloc|c?free)(?:@.*)?$|^(?:malloc_consolidate|unlink_chunk|sysmalloc|operator (?:new|delete))\b|^_*mem(?:cpy|move|set|cmp)(?:_\w+|@.*)?$|^_IO_\w+$|^_*v?[fs]?n?printf(?:_internal)?$|^_*str\w+_(?:avx|sse|evex)\w*$|^_itoa_word$|^__(?:send|recv|read|write)(?:v|msg|to|from)?$|^(?:_start|start_thread|__clone3?|clone3)$/].
map(e=>typeof e=="string"?e:e.source).join("|"));var Ox=360,kx=236,Jk={left:54,right:Ox-6,top:20,bottom:kx-34};var Kk=Math.log(4),Yk=Math.log(10),Xk=[-3,-2,-1,0,1,2,3].map(e=>(2**e-1)*100);var Zx="1.0.0",Dx=Zx.split(".")[0],Fx=`https://github.com/loadgate/loadgate/blob/v${Dx}/docs`;var Ux=13,k0=(Ux-1)/2;var Op=.05;var qx=["Targets were started one at a time, in blocks of random order; a session is one start.",`Targets with = are tied: their difference \
is not significant (t intervals of all pairs, Bonferroni, ${Ce(Op)} per table).`,"\u2265 and \u2264 mark values that something other than the server l\
imited; such a target shares the place above it.","Failed answers are never part of a speed. Memory is the peak of a session; start-up lasts\
 to the first right answer."];var Kx=360;var OR={left:104,right:Kx-58};var nE=32*1024*1024;async function to(e,{ignored:t=!0}={}){try{await dp(e),t&&e$(e)}catch(n){throw n instanceof v?n:new v(`the output folder ${e} cannot be writ\
ten (${n.message}); choose another with --out DIR`)}}function e$(e){pn(e,".gitignore",`*
`)}function kp(e,t){return t$(e,t,n=>jd(Il(n)))}function t$(e,{cwd:t},n){let r;try{r=Xx(Qx(t,e),"utf8")}catch(o){let{code:s,message:i}=o;throw new v(s==="ENOENT"?`there is no ${e}; loadgat\
e compare writes .loadgate/results.json, or name the results.json of another run`:`${e} cannot be read (${i}); name the results.json of a ru\
n`)}try{return n(r)}catch(o){throw o instanceof v?new v(`${e}: ${o.message}`):o}}var ue=p("ZodMiniType",(e,t)=>{if(!e._zod)throw new Error("Uninitialized schema in ZodMiniType.");I.init(e,t),e.def=t,e.type=t.type},{get with(){
return this.check},set with(e){ye(this,"with",e)},parse(e,t){return Pn(this,e,t,{callee:this.parse})},parseAsync(e,t){return Lo(this,e,t,{callee:this.
parseAsync})},safeParse(e,t){return Cn(this,e,t)},safeParseAsync(e,t){return Zo(this,e,t)},check(...e){let t=this.def;return this.clone({...t,
checks:[...t.checks??[],...e.map(n=>typeof n=="function"?{_zod:{check:n,def:{check:"custom"},onattach:[]}}:n)]},{parent:!0})},clone(e,t){return te(
this,e,t)},brand(){return this},register(e,t){return e.add(this,t),this},apply(e,...t){return t.length===0?e(this):e(this,...t)}}),Rp=p("Zod\
MiniString",(e,t)=>{dt.init(e,t),ue.init(e,t)});function et(e){return ir(Rp,e)}var fn=p("ZodMiniStringFormat",(e,t)=>{A.init(e,t),Rp.init(e,
t)});var Ep=p("ZodMiniNumber",(e,t)=>{Ut.init(e,t),ue.init(e,t)});function Me(e){return dr(Ep,e)}var r$=p("ZodMiniNumberFormat",(e,t)=>{Bn.init(e,
t),Ep.init(e,t)});function la(e){return pr(r$,e)}var o$=p("ZodMiniBoolean",(e,t)=>{Gn.init(e,t),ue.init(e,t)});function no(e){return fr(o$,e)}var s$=p("ZodMiniUnknown",(e,t)=>{Hn.init(e,t),ue.init(e,t)});function i$(){return mr(s$)}var a$=p("ZodMiniNever",(e,t)=>{Wn.init(e,t),ue.init(
e,t)});function c$(e){return hr(a$,e)}var u$=p("ZodMiniArray",(e,t)=>{Vn.init(e,t),ue.init(e,t)});function B(e,t){return new u$({type:"array",element:e,..._(t)})}var Pp=p("ZodMiniObject",(e,t)=>{fs.init(e,t),ue.init(e,t),Mo(e,"shape",n=>n._zod.def.shape,!1)});function N(e,t){return new Pp({type:"object",shape:e,catchall:c$(),..._(t)})}function Cp(e,t){return new Pp({type:"object",shape:e,catchall:i$(),
..._(t)})}var l$=p("ZodMiniTuple",(e,t)=>{Jn.init(e,t),ue.init(e,t)});function ro(e,t,n){let r=t instanceof I,o=r?n:t,s=r?t:null;return new l$({type:"\
tuple",items:e,rest:s,..._(o)})}var d$=p("ZodMiniEnum",(e,t)=>{Kn.init(e,t),ue.init(e,t),e.options=[...e._zod.values]});function ge(e,t){let n=Array.isArray(e)?Object.fromEntries(
e.map(r=>[r,r])):e;return new d$({type:"enum",entries:n,..._(t)})}var p$=p("ZodMiniLiteral",(e,t)=>{Yn.init(e,t),ue.init(e,t)});function Tp(e,t){return new p$({type:"literal",values:Array.isArray(e)?e:[e],..._(
t)})}var f$=p("ZodMiniExactOptional",(e,t)=>{Qn.init(e,t),ue.init(e,t)});function oe(e){return new f$({type:"optional",innerType:e})}var m$=p("Zo\
dMiniNullable",(e,t)=>{er.init(e,t),ue.init(e,t)});function G(e){return new m$({type:"nullable",innerType:e})}var h$=p("ZodMiniCustom",(e,t)=>{tr.init(e,t),ue.init(e,t)});function Mp(e,t={}){return Or(h$,e,t)}var oo={};Na(oo,{ZodMiniISODate:()=>Ap,ZodMiniISODateTime:()=>Ip,ZodMiniISODuration:()=>Lp,ZodMiniISOTime:()=>Np,date:()=>y$,datetime:()=>b$,
duration:()=>x$,time:()=>w$});var Ip=p("ZodMiniISODateTime",(e,t)=>{Dn.init(e,t),fn.init(e,t)});function b$(e){return ar(Ip,e)}var Ap=p("ZodMiniISODate",(e,t)=>{Fn.init(e,
t),fn.init(e,t)});function y$(e){return cr(Ap,e)}var Np=p("ZodMiniISOTime",(e,t)=>{jn.init(e,t),fn.init(e,t)});function w$(e){return ur(Np,e)}
var Lp=p("ZodMiniISODuration",(e,t)=>{Un.init(e,t),fn.init(e,t)});function x$(e){return lr(Lp,e)}var Dp=1,mn=200;var Z=la().check(ft()),tt=G(Me()),K=et().check(F(2e3)),je=et().check(Se(1),F(500)),Et=oo.datetime({offset:!0}),pa=G(et().check(F(2e3),Ze(/^https?:\/\//,
"must be a web address"))),hn=ge(Ie),gn=Tp(Dp),fa=et().check(Ze(/^[A-Za-z0-9][A-Za-z0-9_-]{0,99}$/,"must be letters, digits and hyphens"));var pe=la(),Rt=ro([pe,G(pe),G(pe)]),so={metric:je,unit:K,better:ge(["higher","lower"])};var Fp=N({commit:K,subject:K}),jp=N({commit:K,label:K}),Up=N({cpuModel:K,cores:Me(),kernel:K,os:K,runnerImage:G(K)}),$$=N({name:je,unit:K,better:so.
better,gates:no(),threshold:oe(Me().check(ft())),ratio:G(Rt),head:tt,reference:tt,bounds:oe(ro([pe,pe])),seam:oe(Rt),again:oe(Rt)}),v$=N({id:je,
verdict:hn,threshold:Me().check(ft()),metrics:B($$).check(F(1e3))}),WE=N({schema:gn,id:fa,at:Et,url:pa,head:Fp,reference:G(jp),environment:G(
Up),verdict:G(hn),minutes:tt,control:G(N({case:je,verdict:hn})),planted:oe(N({case:je,slowdown:Me().check(gr()),outcome:ge(bo),why:oe(ge($n))})),
cases:B(v$).check(F(1e4))}),_$=N({id:fa,at:Et,url:pa,head:Fp,reference:G(jp),environment:G(Z),verdict:G(hn),minutes:tt,control:G(hn),planted:oe(
ge(bo))}),VE=N({schema:gn,from:Z,environments:B(Up).check(F(mn)),runs:B(_$).check(F(mn))}),Bp=N({run:Z,previous:Z,ratio:Rt,kind:ge(["regress\
ion","improvement"]),state:ge(["provisional","confirmed","accepted"]),at:Et}),z$=N({...Bp.shape,between:oe(ro([K,K]))}),S$=N({run:Z,value:pe}),
Zp=100,O$=N({...so,gates:no(),runs:B(Z).check(F(mn)),ratio:B(G(pe)),low:B(G(pe)),high:B(G(pe)),head:B(tt),reference:B(tt),moved:oe(pe),seams:B(
N({run:Z,ratio:pe})).check(F(mn)),levels:B(S$).check(F(Zp)),changes:B(Bp).check(F(Zp))}).check(Mp(({runs:e,...t})=>[t.ratio,t.low,t.high,t.head,
t.reference].every(n=>n.length===e.length),"columns are not of one length")),qE=N({schema:gn,case:je,from:Z,invalid:B(Z).check(F(mn)),series:B(
O$)}),k$=N({case:je,key:et().check(Ze(/^[a-z0-9-]{1,60}$/)),...so,gates:no(),threshold:Me(),first:Z,last:Z,points:Z,ratio:G(Rt),head:tt,spark:et().
check(F(200)),change:G(z$)}),JE=N({schema:gn,name:K,url:pa,runs:Z,firstBlock:Z,updated:Et,control:N({runs:Z,alarms:Z}),planted:oe(N({runs:Z,
found:Z,unmeasured:Z})),minutes:Me(),alerts:N({confirmed:Z,withdrawn:Z,accepted:Z}),series:B(k$)}),da=N({case:je,...so,kind:ge(["regression",
"improvement"]),state:ge(["provisional","confirmed","accepted","withdrawn","recovered","gone"]),run:Z,previous:Z,to:K,from:K,ratio:Rt,before:pe,
at:Et,until:oe(Z),reason:oe(K)}),KE=N({schema:gn,open:B(da).check(F(1e4)),closed:B(da).check(F(1e3)),reported:oe(B(N({run:fa,at:Et,events:B(
N({event:ge(["raised","confirmed","withdrawn","recovered","gone","accepted"]),alert:da})).check(F(1e4))})).check(F(1e3)))});var YE=6*1024*1024;var XE=Cp({schema:Me()});var R$=2e3;var bn=d(),ma=al(bn).transform(e=>e??""),lP=ne([f(),d().max(40).transform(Number)]),dP=Je({name:bn.min(1),value:ke(),unit:ma,range:ne([bn,f().
transform(String)]).optional().catch(void 0)}),pP=f().min(1e11).max(4e12),fP=Je({commit:Je({id:bn.min(1),message:ma,timestamp:ke().optional()}),
date:ke().optional(),tool:ma,benches:x(ke()).max(R$)}),mP=Je({entries:re(bn,ke())});function Gp(e){let n=e.cases.filter(({verdict:o})=>o!=="invalid").flatMap(o=>o.metrics.flatMap(s=>s.head===null?[]:[{better:s.better,bench:E$(
o,s,s.head)}])),r=o=>n.filter(s=>s.better===o).map(({bench:s})=>s);return{bigger:r("higher"),smaller:r("lower")}}function E$({id:e,verdict:t},n,r){
let{name:o,unit:s,ratio:i,interval:a}=n,c=i===null?[]:[`${io(i)} of base`];return a&&c.push(`between ${io(a.low)} and ${io(a.high)}`),{name:`${e}\
 ${o}`,unit:s,value:r,...a&&{range:`\xB1 ${io((a.high-a.low)/2*100)}%`},extra:[...c,`case: ${t}`].join(`
`)}}var io=e=>String(Number(e.toPrecision(4)));var yn=256;function Hp(e){let t=/^(\d{1,3})\/(\d{1,3})$/.exec(e.trim()),[n,r]=[Number(t?.[1]),Number(t?.[2])];if(!t||r<1||r>yn||n<1||n>r)throw new v(
`"${e}" is not a shard; write it like 1/3, up to ${yn}/${yn}`);return{index:n,count:r}}function Wp(e){let t=/^\d{1,3}$/.test(e.trim())?Number(
e):0;if(t<1||t>yn)throw new v(`"${e}" is not a number of shards; write one from 1 to ${yn}`);return t}var ao={h:3600,m:60,s:1,ms:.001},T$=/^(?:(\d+(?:\.\d+)?)h)?(?:(\d+(?:\.\d+)?)m(?!s))?(?:(\d+(?:\.\d+)?)s)?(?:(\d+(?:\.\d+)?)ms)?$/,Vp=/^\d+(?:\.\d+)?$/,
M$=24*ao.h;function wn(e){let t=typeof e=="number"?e:I$(e.trim());if(t===void 0)throw new v(`${co(e)} is not a duration; write it like 90s, \
5m or 1h30m`);if(!(t>0))throw new v(`${co(e)} is not a duration above zero; write it like 90s or 5m`);if(t>M$)throw new v(`${co(e)} is more \
than a day; write at most 24h`);return t}function I$(e){if(Vp.test(e))return Number(e);let t=T$.exec(e);if(e===""||t===null)return;let[,n=0,
r=0,o=0,s=0]=t;return Number(n)*ao.h+Number(r)*ao.m+Number(o)*ao.s+Number(s)/1e3}function uo(e){let t=A$(e);if(t>0&&t<1)return t;let r=typeof e==
"number"&&t>=1&&t<100?`did you mean ${t}%?`:"write it like 2% or 0.02";throw new v(`${co(e)} is not between 0 and 1; ${r}`)}function A$(e){if(typeof e=="number")return e;let t=e.trim(),n=t.endsWith("%"),r=n?t.slice(0,-1).trimEnd():t;if(!Vp.test(r))throw new v(`${en(
e)} is not a share; write it like 2% or 0.02`);return n?+`${r}e-2`:Number(r)}var co=e=>typeof e=="number"?String(e):en(e),N$=86400,L$={d:1,w:7,mo:30.4375,y:365.25},Z$=/^(\d{1,5})(d|w|mo|y)$/;function ha(e){let[,t,n]=Z$.
exec(e.trim())??[];if(t===void 0||Number(t)===0)throw new v(`${en(e)} is not an age; write it like 400d, 26w, 18mo or 3y`);return Math.round(
Number(t)*L$[n]*N$)}var ga=["changed","always","never"],ba=["neutral","trusted"],Ue=d().max(500),D$=g({id:Ue.describe("Tells this acceptance from a later one of\
 the same kind: of the label's event, the commit or the comment."),pattern:Ue.describe("Which cases, as a glob."),at:d().max(40).nullable().
describe("ISO 8601, when GitHub heard it; null where it does not say, as of a commit."),by:Ue.describe("Login."),reason:Ue}),qp=g({id:Ue,extent:Re(
ht,f()).describe("By metric, how much worse it may be, as a log."),limits:Re(ht,f()).exactOptional().describe("By metric, how far beyond its\
 limit it may be, as a log.")}),F$=g({...qp.shape,acceptance:D$}),j$=g({run:f().int().nonnegative().describe("Workflow run id; with the atte\
mpt it orders the runs."),attempt:f().int().nonnegative(),head:d().regex(/^[0-9a-f]{40}$/),verdict:z([...Ie,"accepted","failed"]),headline:Ue,
at:Ue.describe("ISO 8601."),commitSeen:d().max(40).nullable().describe("ISO 8601, by GitHub's clock: since when the commit was at the pull r\
equest's head for sure."),red:x(qp).max(100).describe("What whoever accepts a slowdown after this run has seen.")}),U$=10,EP=g({runs:x(j$).max(
U$).describe("Oldest first; the last one is what the comment shows."),accepted:x(F$).max(1e3),heard:x(Ue).max(200).describe("Ids of the acce\
ptances that runs so far have heard of.")});var Jp=e=>e.toLowerCase().replaceAll(/[-_]/g,"");function B$(e,t){let n=[],r=Array.from({length:t.length+1},(o,s)=>s);for(let o=1;o<=e.length;o++){
let s=[o];for(let i=1;i<=t.length;i++){let a=(r[i-1]??0)+(e[o-1]===t[i-1]?0:1),c=Math.min(a,(r[i]??0)+1,(s[i-1]??0)+1);o>1&&i>1&&e[o-1]===t[i-
2]&&e[o-2]===t[i-1]&&(c=Math.min(c,(n[i-2]??0)+1)),s.push(c)}n=r,r=s}return r[t.length]??0}function Kp(e,t){if(e.length>64)return;let n,r=Number.
POSITIVE_INFINITY;for(let o of t){let s=B$(Jp(e),Jp(o)),i=Math.max(1,Math.floor(Math.min(e.length,o.length)/3));s<=i&&s<r&&(n=o,r=s)}return n}function Yp(e,t,n){let r=({name:s,parse:i,default:a})=>{let c=t(s)??a;if(c!==void 0)try{return i(c)}catch(u){throw u instanceof v?new v(`${n(
s)}: ${u.message}`):u}},o=Object.entries(e).map(([s,i])=>[s,r(i)]);return Object.fromEntries(o)}function P(e,t){return{...e,parse:t}}function Y(e,t){
return{...e,parse:t}}function ve(e,t){return{name:e,description:t,default:"false",parse:Xp}}var J=e=>e;function G$(e,t,n){let r=Kp(t,n);return`\
unknown ${e} ${t}; ${r?`did you mean ${r}?`:`the ${e}s are ${n.join(", ")}`}`}function nt(e){return t=>{let n=e.find(r=>r===t);if(!n)throw new v(
G$("value",t,e));return n}}function Xp(e){let t={true:!0,false:!1}[e.toLowerCase()];if(t===void 0)throw new v(`${JSON.stringify(e)} is neith\
er true nor false; write one of them`);return t}function Qp(e){return t=>{let n=t.split(/[,|\s]+/).filter(Boolean);if(n.length===0)throw new v(
`"${t}" names nothing; write it like regression,invalid or never`);return n.map(nt(e))}}function H$(e){if(!/^\d{1,10}$/.test(e))throw new v(
`"${e}" is not a seed; write a whole number of at most 10 digits`);return Number(e)}function W$(e){let t=e.split("/").filter(r=>r!==""&&r!==
".");if(!t.every(r=>/^[\w.-]+$/.test(r)&&r!==".."&&!/^\.git/i.test(r))||e.startsWith("/"))throw new v(`"${e}" is not a folder on a branch; w\
rite it like loadgate or docs/trend, or . for the root`);return t.join("/")}function ef(e){if(!/^\/[^\s#]*$/.test(e))throw new v(`"${e}" is \
not a path; write it like /users?page=2`);return e}var tf=P({name:"base",value:"REV",description:"The revision to compare with; `REV...` is \
its merge base with the head. Defaults to the merge base of the head and the main branch."},J),nf=P({name:"head",value:"REV|worktree",description:"\
The revision to measure. Defaults to `worktree`: all files as they are, except ignored ones."},J),wa={config:P({name:"config",short:"c",value:"\
F",description:"The configuration file. Defaults to `loadgate.yml`, `loadgate.yaml` or `.github/loadgate.yml`."},J),case:P({name:"case",repeatable:!0,
value:"GLOB",description:"Measure only these cases, e.g. `api/hello/*`; separate several with commas."},J),preset:P({name:"preset",value:"P",
description:"A preset of the configuration file."},J),budgetSeconds:P({name:"budget",value:"5m",description:"Time for starts, warm-up and me\
asuring together. Defaults to 60 s per case."},wn)},rf=P({name:"isolation",value:"auto|docker|process",description:"How servers are run. Def\
aults to the configuration file's `isolation`, else `auto`."},nt(["auto","docker","process"]));function V$(e){let t=e.split(/[,\s]+/).filter(
r=>r!==""&&r!=="none"),n=t.find(r=>!/^[A-Za-z_][A-Za-z0-9_.-]*$/.test(r));if(n!==void 0)throw new v(`"${n}" is not the name of a variable; w\
rite names like API_KEY,DB_PASSWORD, or none`);return t}var of=P({name:"secrets",value:"NAME,\u2026|none",description:"The variables that `s\
ecrets:` of the configuration file may pass on to targets. Defaults to those that it names."},V$),sf=P({name:"wait",value:"1h",description:"\
How long to wait for another run on the same machine; `0s` does not wait. Defaults to `1h`."},e=>e==="0s"?0:wn(e)),LP=P({name:"bisect",value:"\
A..B",description:"Find which of these commits changed the case that `--case` names, instead of measuring a point."},J),ZP=P({name:"seed",value:"\
N",description:"The seed of the random order; give a run's seed to repeat its order."},H$),af=P({name:"threshold",value:"2%",description:"Th\
e smallest change that counts, for all scenarios. Defaults to the configuration file's."},uo),cf=P({name:"fail-on",value:"regression|invalid\
|inconclusive|never",description:"Which results fail the run; separate several with commas. Defaults to `regression,invalid`. A head that fa\
ils where base works always fails the run, except with `mode: observe`."},Qp(["regression","invalid","inconclusive","never"])),DP=ve("start",
"Also build the working tree, start each server once, and check that it answers as its scenario expects."),uf=ve("measure-identical","Measur\
e even if both sides are the same build."),lf=ve("cpu-profile","Take CPU profiles of both sides after a regression, shown in `report.html`, \
even without `cpu-profile:` in the configuration file."),FP=ve("published","Show the published figures of the configuration file beside the \
measured ones."),jP=ve("strict","Fail if a target cannot run here, instead of leaving it out."),df=P({name:"shard",value:"I/N",description:"\
Measure only this shard of the run, as `plan` names it."},Hp),pf=Y({name:"shards",value:"N",default:"2",description:"The most shards to cut \
the run into."},Wp),ff=Y({name:"out",short:"o",value:"DIR",default:".loadgate",description:"The folder for `results.json` and the reports."},
J),mf=Y({name:"results",value:"F",default:".loadgate/results.json",description:"The `results.json` of the run."},J);function q$(e){let t=/^\d{1,5}$/.
test(e)?Number(e):0;if(t<1||t>65535)throw new v(`"${e}" is not a port; write a number from 1 to 65535`);return t}var UP={program:P({name:"co\
mmand",value:"PROGRAM \u2026",description:"Start the server by this command, as a process, without a configuration file. Its setup (`npm ci`\
 and the like) is found as by `init`."},J),port:P({name:"port",value:"N",description:"The port of that server, if it does not listen on the \
variable `PORT`."},q$),get:P({name:"get",value:"/PATH",description:"The path to request from that server, which must answer 200. Defaults to\
 `/`."},ef)},BP=ve("open","Open the page in a browser."),GP={from:P({name:"from",value:"compose.yaml",description:"Take the server and its s\
ervices from this compose file. Defaults to the one at the top, if there is one."},J),target:P({name:"target",value:"NAME",description:"The \
server to start, if several are found. Defaults to the most likely one."},J),command:P({name:"command",value:"PROGRAM \u2026",description:"S\
tart the server by this command, as a process, instead of the one that is found; its setup is still found."},J),path:P({name:"path",value:"/\
PATH",description:"The path to measure. Defaults to the first that is answered with success."},ef),startTimeout:Y({name:"start-timeout",value:"\
60s",default:"60s",description:"How long the server may take to start."},wn),dryRun:ve("dry-run","Show what would be written, and write noth\
ing. The server is still started."),yes:ve("yes","Write without asking first, even in a terminal.")},HP=Y({name:"slowdown",value:"5%",default:"\
5%",description:"The slowdown that is added to head on purpose: how much more CPU time it uses."},uo),WP=Y({name:"budget",value:"3m",default:"\
3m",description:"Time for both parts together, starts included: identical builds, then the same builds with the slowdown."},wn),VP={...ve("q\
uiet","Show no progress; results and errors remain."),short:"q"},qP=ve("json","Print the result as JSON."),ya=["github-action-benchmark"],hf=Y(
{name:"format",value:ya.join("|"),default:ya[0],description:"The format to write."},nt(ya)),gf={branch:Y({name:"branch",value:"NAME",default:"\
gh-pages",description:"The branch that holds the trend."},e=>e.replace(/^refs\/heads\//,"")),remote:P({name:"remote",value:"URL",description:"\
The repository of that branch. Defaults to the checkout's `origin`."},J),folder:Y({name:"dashboard-path",value:"DIR",default:"loadgate",description:"\
The trend's folder on that branch, `.` for its root."},W$)},JP={keep:P({name:"keep",value:"3y",description:"How long points are kept. Defaul\
ts to the run's configuration."},ha),keepRuns:P({name:"keep-runs",value:"400d",description:"How long the files of single runs are kept."},ha)},
bf={results:P({name:"results",value:"F",description:"A `results.json`. Defaults to the one in the artifact of the workflow's run."},J),artifact:Y(
{name:"artifact",value:"NAME",default:"loadgate",description:"The name of the artifact that the measuring job uploaded."},J),config:Y({name:"\
config",short:"c",value:"F",default:"loadgate.yml",description:"The configuration that was measured. Its rules are read from base, and each \
configuration has its own comment and status."},J),preset:P({name:"preset",value:"NAME",description:"The preset that was measured with, whos\
e thresholds apply."},J),threshold:P({name:"threshold",value:"2%",description:"The smallest change that counts, for all scenarios. Defaults \
to that of base's configuration file, whatever the run used."},uo),failOn:P({name:"fail-on",value:"regression|invalid|inconclusive|never",description:"\
Which results fail; separate several with commas. Defaults to those of base's configuration file, whatever the run used."},Qp(["regression",
"invalid","inconclusive","never"])),forkStatus:Y({name:"fork-status",value:ba.join("|"),default:"neutral",description:"The status of a fork \
whose own run found nothing wrong. `neutral` leaves it pending until `/loadgate run` has measured, since a fork's author could forge the num\
bers; `trusted` lets it pass."},nt(ba)),when:Y({name:"when",value:ga.join("|"),default:"changed",description:"When to comment. The comment r\
ecords what was accepted, and at which size; with `never` a label or a comment accepts for its commit alone."},nt(ga)),status:Y({name:"statu\
s",value:"true|false",default:"true",description:"Whether to set a commit status."},Xp)};var iC={name:"export",summary:"write a run in the format of another tool",group:"ci",examples:[{line:"loadgate export",does:"write bigger.js\
on and smaller.json from .loadgate/results.json"},{line:"loadgate export --results nightly/results.json -o exported",does:"export another ru\
n, to another folder"},{line:"loadgate export --format github-action-benchmark",does:"name the format, the only one so far"}],options:{format:hf,
results:mf,out:{...ff,description:"The folder for `bigger.json` and `smaller.json`; one that would be empty is not written."}},async run({values:e,
host:t}){for(let n of await xa(e,t))process.stdout.write(`wrote ${n}
`);return 0}};async function xa(e,t){let{bigger:n,smaller:r}=Gp(kp(e.results,t)),o=Y$(t.cwd,e.out);await to(o);let s=(a,c)=>{let u=K$(o,a);return J$(
u,{force:!0}),c.length===0?[]:(pn(o,a,`${JSON.stringify(c,null,1)}
`),[u])},i=[...s("bigger.json",n),...s("smaller.json",r)];if(i.length>0)return i;throw new Ge(`${e.results} has no usable numbers in any cas\
e, so nothing was written; its report says why`)}function va(e){return P({name:"github-token",value:"TOKEN",required:!0,description:e},t=>t)}var yf={base:{...tf,description:"The revision to\
 compare with. Defaults to the merge base with the pull request's base branch, to the merge group's base, else to the merge base with the de\
fault branch."},head:{...nf,description:"The revision to measure. Defaults to the head of the pull request or of the merge group, else to th\
e checkout's HEAD."}},{branch:X$,folder:Q$}=gf,$a={branch:{...X$,name:"gh-pages-branch"},folder:Q$},wf="`loadgate` in the runner's temporary\
 folder";function xf(e){return P({name:"out",value:"DIR",description:`The folder for ${e}. Defaults to ${wf}.`},t=>t)}var $f=xf("`results.js\
on` and the reports"),vf="The folder of all results and reports, for a workflow to upload.",_f=P({name:"results",value:"F",description:`The \
\`results.json\` of the run. Defaults to the one in ${wf}.`},e=>e),zf={out:vf,verdict:"`regression`, `invalid`, `inconclusive`, `improvement\
`, `new` or `unchanged`: the worst of all cases.",regressions:"A JSON list of the cases that became slower, `[]` if there are none.",results:"\
The path of `results.json`, which holds everything that was measured.",report:"The path of `report.html`, a page in one file."};function ev(e){
if(iv.some(({name:t})=>t===e))throw new v(`${e} is another action; write uses: ${xn(e)}@v1`);return nt(["compare","trend"])(e)}function xn(e){
return`loadgate/loadgate/actions/${e}`}var lC={name:"measure",description:"Measures in the pull request whether a change makes an HTTP serve\
r slower.",inputs:{command:P({name:"command",value:"compare|trend",description:"`compare` measures base against head, `trend` a point of the\
 trend. Defaults to `compare` on `pull_request` and `merge_group`, to `trend` on `schedule` and `push`. On `workflow_dispatch` it is `trend`\
 if the configuration has a trend section and base and head are not both named, else `compare`."},ev),...yf,...wa,isolation:rf,secrets:{...of,
default:"none",description:"The variables of the step's environment that `secrets:` of the configuration file may pass on to targets; separa\
te several with commas. Apart from what toolchains need (docs/environment.md), no other variable reaches a target."},waitSeconds:sf,threshold:af,
failOn:cf,measureIdentical:uf,cpuProfile:lf,shard:df,branch:{...$a.branch,description:"For `trend`, the branch that holds the trend so far."},
folder:$a.folder,oha:P({name:"oha-path",value:"F",description:"The oha that generates the load. Defaults to the one on PATH, else to the rel\
ease, which is verified by its pinned hash and kept in the tool cache. It is compiled with cargo only if the release cannot be downloaded."},
e=>e),out:$f},outputs:zf},tv={name:"comment",description:"Reports in a pull request, by a comment and a commit status, what loadgate measure\
d in another job.",inputs:{token:va("The token to comment with, e.g. `github.token`."),...bf},outputs:{verdict:"`regression`, `invalid`, `in\
conclusive`, `improvement`, `new` or `unchanged`: the worst of all cases; also `accepted` and `failed`."}},nv={name:"publish",description:"A\
dds a point that loadgate measured to the trend on a branch, and reports what changed.",inputs:{token:va("The token to push and to open issu\
es with, e.g. `github.token`."),results:_f,...$a},outputs:{alerts:"A JSON list of the changes that were seen or confirmed by this run, `[]` \
if there are none."}},rv={name:"plan",description:"Cuts a run of loadgate into shards for a job matrix.",inputs:{shards:pf,...wa,head:yf.head},
outputs:{matrix:"A job matrix whose entries have a `shard` and a `number` each."}},ov={name:"merge",description:"Puts the shards of a run to\
gether and judges them as one run.",inputs:{path:Y({name:"path",value:"DIR",default:"shards",description:"The folder that the shards' artifa\
cts were downloaded to."},e=>e),out:$f},outputs:zf},sv={name:"request",description:"Reads the command /loadgate run in a comment, and checks\
 that its author may give it.",inputs:{token:va("The token to read permissions and to react with, e.g. `github.token`.")},outputs:{run:"Whet\
her to carry out the comment's command, `true` or `false`.",head:"The commit to judge.",base:"The commit to compare with.",case:"The cases t\
hat the comment names; empty for all.",budget:"The budget that the comment names; empty for the default."}},_a={name:"export",description:"W\
rites what loadgate measured in the format of github-action-benchmark. It refuses empty files, so none is written.",inputs:{results:_f,out:xf(
"`bigger.json` and `smaller.json`")},outputs:{out:vf}},iv=[tv,nv,rv,ov,sv,_a];import{join as Pa,resolve as Pv}from"node:path";import*as kf from"os";function Be(e){return e==null?"":typeof e=="string"||e instanceof String?e:JSON.stringify(e)}function Sf(e){return Object.keys(e).length?{title:e.
title,file:e.file,line:e.startLine,endLine:e.endLine,col:e.startColumn,endColumn:e.endColumn}:{}}function Sa(e,t,n){let r=new za(e,t,n);process.stdout.write(r.toString()+kf.EOL)}var Of="::",za=class{constructor(t,n,r){t||(t="missing.command"),this.command=t,this.properties=n,this.message=r}toString(){let t=Of+this.command;
if(this.properties&&Object.keys(this.properties).length>0){t+=" ";let n=!0;for(let r in this.properties)if(this.properties.hasOwnProperty(r)){
let o=this.properties[r];o&&(n?n=!1:t+=",",t+=`${r}=${cv(o)}`)}}return t+=`${Of}${av(this.message)}`,t}};function av(e){return Be(e).replace(
/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function cv(e){return Be(e).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0\
A").replace(/:/g,"%3A").replace(/,/g,"%2C")}import*as Rf from"crypto";import*as po from"fs";import*as lo from"os";function Ef(e,t){let n=process.env[`GITHUB_${e}`];if(!n)throw new Error(`Unable to find environment variable for file command ${e}`);if(!po.existsSync(
n))throw new Error(`Missing file at path: ${n}`);po.appendFileSync(n,`${Be(t)}${lo.EOL}`,{encoding:"utf8"})}function Pf(e,t){let n=`ghadelim\
iter_${Rf.randomUUID()}`,r=Be(t);if(e.includes(n))throw new Error(`Unexpected input: name should not contain the delimiter "${n}"`);if(r.includes(
n))throw new Error(`Unexpected input: value should not contain the delimiter "${n}"`);return`${e}<<${n}${lo.EOL}${r}${lo.EOL}${n}`}import*as If from"os";import{EOL as uv}from"os";import{constants as Cf,promises as lv}from"fs";var Oa=function(e,t,n,r){function o(s){return s instanceof n?s:new n(
function(i){i(s)})}return new(n||(n=Promise))(function(s,i){function a(l){try{u(r.next(l))}catch(m){i(m)}}function c(l){try{u(r.throw(l))}catch(m){
i(m)}}function u(l){l.done?s(l.value):o(l.value).then(a,c)}u((r=r.apply(e,t||[])).next())})},{access:dv,appendFile:pv,writeFile:fv}=lv,Tf="G\
ITHUB_STEP_SUMMARY";var ka=class{constructor(){this._buffer=""}filePath(){return Oa(this,void 0,void 0,function*(){if(this._filePath)return this._filePath;let t=process.
env[Tf];if(!t)throw new Error(`Unable to find environment variable for $${Tf}. Check if your runtime environment supports job summaries.`);try{
yield dv(t,Cf.R_OK|Cf.W_OK)}catch{throw new Error(`Unable to access summary file: '${t}'. Check if the file has correct read/write permissio\
ns.`)}return this._filePath=t,this._filePath})}wrap(t,n,r={}){let o=Object.entries(r).map(([s,i])=>` ${s}="${i}"`).join("");return n?`<${t}${o}\
>${n}</${t}>`:`<${t}${o}>`}write(t){return Oa(this,void 0,void 0,function*(){let n=!!t?.overwrite,r=yield this.filePath();return yield(n?fv:
pv)(r,this._buffer,{encoding:"utf8"}),this.emptyBuffer()})}clear(){return Oa(this,void 0,void 0,function*(){return this.emptyBuffer().write(
{overwrite:!0})})}stringify(){return this._buffer}isEmptyBuffer(){return this._buffer.length===0}emptyBuffer(){return this._buffer="",this}addRaw(t,n=!1){
return this._buffer+=t,n?this.addEOL():this}addEOL(){return this.addRaw(uv)}addCodeBlock(t,n){let r=Object.assign({},n&&{lang:n}),o=this.wrap(
"pre",this.wrap("code",t),r);return this.addRaw(o).addEOL()}addList(t,n=!1){let r=n?"ol":"ul",o=t.map(i=>this.wrap("li",i)).join(""),s=this.
wrap(r,o);return this.addRaw(s).addEOL()}addTable(t){let n=t.map(o=>{let s=o.map(i=>{if(typeof i=="string")return this.wrap("td",i);let{header:a,
data:c,colspan:u,rowspan:l}=i,m=a?"th":"td",h=Object.assign(Object.assign({},u&&{colspan:u}),l&&{rowspan:l});return this.wrap(m,c,h)}).join(
"");return this.wrap("tr",s)}).join(""),r=this.wrap("table",n);return this.addRaw(r).addEOL()}addDetails(t,n){let r=this.wrap("details",this.
wrap("summary",t)+n);return this.addRaw(r).addEOL()}addImage(t,n,r){let{width:o,height:s}=r||{},i=Object.assign(Object.assign({},o&&{width:o}),
s&&{height:s}),a=this.wrap("img",null,Object.assign({src:t,alt:n},i));return this.addRaw(a).addEOL()}addHeading(t,n){let r=`h${n}`,o=["h1","\
h2","h3","h4","h5","h6"].includes(r)?r:"h1",s=this.wrap(o,t);return this.addRaw(s).addEOL()}addSeparator(){let t=this.wrap("hr",null);return this.
addRaw(t).addEOL()}addBreak(){let t=this.wrap("br",null);return this.addRaw(t).addEOL()}addQuote(t,n){let r=Object.assign({},n&&{cite:n}),o=this.
wrap("blockquote",t,r);return this.addRaw(o).addEOL()}addLink(t,n){let r=this.wrap("a",t,{href:n});return this.addRaw(r).addEOL()}},xC=new ka;import Mf from"os";var zC=Mf.platform(),SC=Mf.arch();var Ra;(function(e){e[e.Success=0]="Success",e[e.Failure=1]="Failure"})(Ra||(Ra={}));function Af(e,t){let n=process.env[`INPUT_${e.replace(/ /g,"_").toUpperCase()}`]||"";if(t&&t.required&&!n)throw new Error(`Input required an\
d not supplied: ${e}`);return t&&t.trimWhitespace===!1?n:n.trim()}function Nf(e,t){if(process.env.GITHUB_OUTPUT||"")return Ef("OUTPUT",Pf(e,t));process.stdout.write(If.EOL),Sa("set-output",{name:e},Be(t))}function Lf(e){process.exitCode=Ra.Failure,Zf(e)}function Zf(e,t={}){Sa("error",Sf(t),e instanceof Error?e.toString():e)}var Ea={now:()=>performance.now()/1e3,date:()=>new Date,sleep:(e,t)=>new Promise((n,r)=>{if(t?.aborted)return r(t.reason);let o=()=>{clearTimeout(
s),r(t?.reason)},s=setTimeout(()=>{t?.removeEventListener("abort",o),n()},e*1e3);t?.addEventListener("abort",o,{once:!0})})};import{homedir as fT,tmpdir as bv}from"node:os";var aT=64*1024;var wT=["/tmp","/var/tmp","/dev/shm",bv()];var DT=ol({pid:M().positive(),started:d().nullable()});var FT=7*86400;var jT=re(d(),d());function Df(e,t){let n=Math.round(e.done*24),r=`[${"#".repeat(n)}${"-".repeat(24-n)}] ${String(Math.round(e.done*100)).padStart(3)}%`,o=e.secondsLeft===
null?"":` \xB7 ${yv(e.secondsLeft)} left`;return`${r}${o} \xB7 ${e.doing}`.slice(0,t)}function yv(e){let t=Math.max(0,Math.round(e));return`${Math.
floor(t/60)}:${String(t%60).padStart(2,"0")}`}function Ff(e,t){let n=-1/0,r="",o=e.isTTY?"\r\x1B[2K":"";return{say(s){e.write(`${o}${s}
`)},step(s){if(e.isTTY)return e.write(o+Df(s,e.columns-1));let i=s.secondsLeft===null?s.doing:"";t()-n<15&&i===r||(n=t(),r=i,e.write(`${Df(s,
200)}
`))},end(){o&&e.write(o)}}}function jf(e,t){let n=new AbortController;for(let r of["SIGINT","SIGTERM"])process.on(r,()=>n.abort(new be(r)));process.on("SIGHUP",()=>n.abort(
new be("SIGTERM")));for(let r of[process.stdout,process.stderr])r.on("error",()=>{});return{cwd:e,clock:Ea,progress:Ff(t,Ea.now),signal:n.signal}}import{closeSync as wv,openSync as xv,readSync as $v,writeSync as vv}from"node:fs";var _v=["RUNNER_TRACKING_ID","LOADGATE_RUN","LOADGATE_SERVER"];function Uf(){for(let[e,t]of Object.entries(process.env))process.env[e]=t;try{
let{from:e,bytes:t}=zv(Ot("/proc/self/stat")??""),n=xv("/proc/self/mem","r+");try{let r=Buffer.alloc(t);return $v(n,r,0,t,e)!==t?!1:vv(n,Sv(
r),0,t,e)===t}finally{wv(n)}}catch{return!1}}function zv(e){let t=e.slice(e.lastIndexOf(")")+2).split(" "),[n,r]=[Number(t[47]),Number(t[48])];
if(!(n>0&&r>n))throw new RangeError("the kernel does not say where the environment is");return{from:n,bytes:r-n}}function Sv(e){let t=e.toString(
"latin1").split("\0").filter(r=>{let o=r.slice(0,Math.max(0,r.indexOf("=")));return ea(o)||_v.includes(o)}),n=Buffer.alloc(e.length);return n.
write(t.map(r=>`${r}\0`).join(""),"latin1"),n}var Ev={pull_request_target:`measure on: pull_request, and comment with ${xn("comment")} on: pull_request or workflow_run`,workflow_run:`mea\
sure on: pull_request, and comment here with ${xn("comment")}`,issue_comment:`read the comment with ${xn("request")}, and pass its base and \
head to another job with command: compare, as in workflows/command.yml`};function Bf(e){if(e==="pull_request_target")throw new v(`the event ${e}\
 is refused, since outsiders can trigger it and it has the repository's secrets; ${Ev[e]}`)}async function Gf(e,t){Uf();let n={isTTY:!1,columns:120,write:Ca},r=jf(process.env.GITHUB_WORKSPACE||process.cwd(),n);try{let o=Bd(process.env);
Bf(o.name);let s=Yp(e.inputs,i=>Af(i)||void 0,Cv);process.exitCode=await t({inputs:s,event:o,host:r,output:Nf})}catch(o){Lf(La(o)),process.exitCode=
pd(o),o instanceof be&&process.exit()}}function Hf(e,t){return t.RUNNER_TEMP?Pa(t.RUNNER_TEMP,"loadgate"):Pa(e,".loadgate")}async function Wf(e,{
host:t,output:n}){let r=e===void 0?Hf(t.cwd,process.env):Pv(t.cwd,e);return await to(r),n("out",r),r}function Vf(e,{cwd:t}){return e??Pa(Hf(
t,process.env),"results.json")}function Cv(e){return`input "${e}"`}function Ca(e){process.stdout.write(hi(e))}await Gf(_a,async e=>{let{inputs:t,host:n}=e,r=await Wf(t.out,e),o=Vf(t.results,n);for(let s of await xa({results:o,out:r},n))Ca(`wrote ${s}\

`);return 0});
// Packages: @actions/core, zod
