import { createRequire } from "node:module"; const require = createRequire(import.meta.url);
var Zf=Object.defineProperty;var Ta=(e,t)=>(t=Symbol[e])?t:Symbol.for("Symbol."+e),Ma=e=>{throw TypeError(e)};var Ia=(e,t)=>{for(var n in t)Zf(e,n,{get:t[n],enumerable:!0})};var po=(e,t,n)=>{if(t!=null){typeof t!="object"&&typeof t!="function"&&Ma("Object expected");var r,o;n&&(r=t[Ta("asyncDispose")]),r===void 0&&
(r=t[Ta("dispose")],n&&(o=r)),typeof r!="function"&&Ma("Object not disposable"),o&&(r=function(){try{o.call(this)}catch(s){return Promise.reject(
s)}}),e.push([n,r,t])}else n&&e.push([n]);return t},fo=(e,t,n)=>{var r=typeof SuppressedError=="function"?SuppressedError:function(i,a,c,u){
return u=Error(c),u.name="SuppressedError",u.error=i,u.suppressed=a,u},o=i=>t=n?new r(i,t,"An error was suppressed during disposal"):(n=!0,i),
s=i=>{for(;i=e.pop();)try{var a=i[1]&&i[1].call(i[2]);if(i[0])return Promise.resolve(a).then(s,c=>(o(c),s()))}catch(c){o(c)}if(n)throw t};return s()};import{rmSync as E$}from"node:fs";import{join as P$,resolve as C$}from"node:path";var v=class extends Error{name="UsageError"},Ge=class extends Error{name="RunError"},be=class extends Error{name="Interrupted";signal;constructor(t){
super(`interrupted by ${t}`),this.signal=t}};var Pt=class extends Error{name="DeliveryError"},Df="interrupted; everything it started is gone";function Aa(e){return e instanceof be?Df:[v,
Ge,Pt].some(t=>e instanceof t)?e.message:e instanceof Error?e.stack??e.message:String(e)}import{readFileSync as Tx}from"node:fs";import{join as MR,resolve as Mx}from"node:path";var Ie=["regression","invalid","inconclusive","improvement","new","unchanged"],He=["io-calls","collections"],nt=["goodput","cpu","time","cpu\
-time","own-clock","p50","p90","p95","p99","memory","switches",...He,"start-time","image-size"],mo=["found","not-found","not-measured"],$n=[
"burner-elsewhere","interrupted","invalid"];var S={};Ia(S,{BIGINT_FORMAT_RANGES:()=>ja,CONSTANT_CATCH:()=>Qa,Class:()=>bo,NUMBER_FORMAT_RANGES:()=>Oo,aborted:()=>se,allowsEval:()=>vo,assert:()=>Hf,
assertEqual:()=>Ff,assertIs:()=>Bf,assertNever:()=>Gf,assertNotEqual:()=>jf,assignProp:()=>it,attachSchema:()=>Tt,base64ToUint8Array:()=>Ya,
base64urlToUint8Array:()=>rm,cached:()=>st,captureStackTrace:()=>zn,cleanEnum:()=>nm,cleanRegex:()=>Ct,clone:()=>ee,cloneDef:()=>Jf,codePointLength:()=>Mt,
constantCatch:()=>ec,createTransparentProxy:()=>em,defineLazy:()=>La,defineLazyInternal:()=>C,derived:()=>am,esc:()=>xo,escapeRegex:()=>ze,explicitlyAborted:()=>ko,
extend:()=>Ga,finalizeIssue:()=>me,floatSafeRemainder:()=>wo,getElementAtPath:()=>qf,getEnumValues:()=>vn,getLengthableOrigin:()=>It,getParsedType:()=>Qf,
getSizableOrigin:()=>Ka,hexToUint8Array:()=>sm,hide:()=>Rn,installLazyProp:()=>Po,isObject:()=>Ve,isPlainObject:()=>Ne,issue:()=>ct,joinValues:()=>_n,
jsonStringifyReplacer:()=>ot,members:()=>Eo,merge:()=>Va,mergeDefs:()=>we,normalizeParams:()=>_,nullish:()=>yo,numKeys:()=>Xf,objectClone:()=>Wf,
omit:()=>Ba,optionalKeys:()=>So,own:()=>ye,parsedType:()=>Ro,partial:()=>Ja,pick:()=>Ua,prefixIssues:()=>fe,primitiveTypes:()=>Fa,promiseAllObject:()=>Kf,
propertyKeyTypes:()=>zo,randomString:()=>Yf,rawShape:()=>at,required:()=>qa,safeExtend:()=>Wa,shallowClone:()=>_o,sizeCaps:()=>kn,slugify:()=>$o,
stringifyPrimitive:()=>Sn,toZod:()=>Uf,uint8ArrayToBase64:()=>Xa,uint8ArrayToBase64url:()=>om,uint8ArrayToHex:()=>im,unwrapMessage:()=>rt});function Ff(e){return e}function jf(e){return e}function Uf(){return e=>e}function Bf(e){}function Gf(e){throw new Error("Unexpected value i\
n exhaustive check")}function Hf(e){}function vn(e){let t=Object.values(e).filter(r=>typeof r=="number");return Object.entries(e).filter(([r,
o])=>t.indexOf(+r)===-1).map(([r,o])=>o)}function _n(e,t="|"){return e.map(n=>Sn(n)).join(t)}function ot(e,t){return typeof t=="bigint"?t.toString():
t}var go=class{constructor(t){this._getter=t,this._value=void 0}get value(){let t=this._getter;return t!==void 0&&(this._value=t(),this._getter=
void 0),this._value}};function st(e){return new go(e)}function yo(e){return e==null}function Ct(e){let t=e.startsWith("^")?1:0,n=e.endsWith(
"$")?e.length-1:e.length;return e.slice(t,n)}function wo(e,t){let n=e/t,r=Math.round(n),o=4*Number.EPSILON*Math.max(Math.abs(n),1);return Math.
abs(n-r)<o?0:n-r}var Na=Symbol("evaluating");function La(e,t,n){let r;Object.defineProperty(e,t,{get(){if(r!==Na)return r===void 0&&(r=Na,r=
n()),r},set(o){Object.defineProperty(e,t,{value:o})},configurable:!0})}function Wf(e){return Object.create(Object.getPrototypeOf(e),Object.getOwnPropertyDescriptors(
e))}function it(e,t,n){Object.defineProperty(e,t,{value:n,writable:!0,enumerable:!0,configurable:!0})}function at(e){let t=Object.getOwnPropertyDescriptor(
e,"shape");return t?.get?t.get.raw:t?.value}function _e(e){return at(e._zod.def)??e._zod.def.shape}function Za(e,t,n){Object.defineProperty(
e,t,{get(){let r=n();return it(this,t,r),r},enumerable:!0,configurable:!0})}function Da(e,t,n){t in e?it(e,t,n):e[t]=n}function We(e,t,n,r){
let o=_e(t);for(let s of n){let i=Object.getOwnPropertyDescriptor(o,s);i.enumerable&&(i.get?Za(e,s,()=>{let a=t._zod.def.shape[s];return r?r(
a,s):a}):Da(e,s,r?r(i.value,s):i.value))}}function Vf(e,t){for(let n of Reflect.ownKeys(t)){let r=Object.getOwnPropertyDescriptor(t,n);r.enumerable&&
(r.get?Za(e,n,()=>t[n]):Da(e,n,r.value))}}function we(...e){let t={};for(let n of e){let r=Object.getOwnPropertyDescriptors(n);Object.assign(
t,r)}return Object.defineProperties({},t)}function Jf(e){return we(e._zod.def)}function qf(e,t){return t?t.reduce((n,r)=>n?.[r],e):e}function Kf(e){
let t=Object.keys(e),n=t.map(r=>e[r]);return Promise.all(n).then(r=>{let o={};for(let s=0;s<t.length;s++)o[t[s]]=r[s];return o})}function Yf(e=10){
let t="abcdefghijklmnopqrstuvwxyz",n="";for(let r=0;r<e;r++)n+=t[Math.floor(Math.random()*t.length)];return n}function xo(e){return JSON.stringify(
e)}function $o(e){return e.toLowerCase().trim().replace(/[^\w\s-]/g,"").replace(/[\s_-]+/g,"-").replace(/^-+|-+$/g,"")}var zn="captureStackT\
race"in Error?Error.captureStackTrace:(...e)=>{};function Ve(e){return typeof e=="object"&&e!==null&&!Array.isArray(e)}var vo=st(()=>{if(X.jitless||
typeof navigator<"u"&&navigator?.userAgent?.includes("Cloudflare"))return!1;try{let e=Function;return new e(""),!0}catch{return!1}});function Ne(e){
if(Ve(e)===!1)return!1;let t=e.constructor;if(t===void 0||typeof t!="function")return!0;let n=t.prototype;return!(Ve(n)===!1||Object.prototype.
hasOwnProperty.call(n,"isPrototypeOf")===!1)}function _o(e){return Ne(e)?{...e}:Array.isArray(e)?[...e]:e instanceof Map?new Map(e):e instanceof
Set?new Set(e):e}function Xf(e){let t=0;for(let n in e)Object.prototype.hasOwnProperty.call(e,n)&&t++;return t}var Qf=e=>{let t=typeof e;switch(t){case"\
undefined":return"undefined";case"string":return"string";case"number":return Number.isNaN(e)?"nan":"number";case"boolean":return"boolean";case"\
function":return"function";case"bigint":return"bigint";case"symbol":return"symbol";case"object":return Array.isArray(e)?"array":e===null?"nu\
ll":e.then&&typeof e.then=="function"&&e.catch&&typeof e.catch=="function"?"promise":typeof Map<"u"&&e instanceof Map?"map":typeof Set<"u"&&
e instanceof Set?"set":typeof Date<"u"&&e instanceof Date?"date":typeof File<"u"&&e instanceof File?"file":"object";default:throw new Error(
`Unknown data type: ${t}`)}},zo=new Set(["string","number","symbol"]),Fa=new Set(["string","number","bigint","boolean","symbol","undefined"]);
function ze(e){return e.replace(/[.*+?^${}()|[\]\\]/g,"\\$&")}function ee(e,t,n){let r=new e._zod.constr(t??e._zod.def);return(!t||n?.parent)&&
(r._zod.parent=e),r}function _(e){let t=e;if(!t)return{};if(typeof t=="string")return{error:()=>t};if(t?.message!==void 0){if(t?.error!==void 0)
throw new Error("Cannot specify both `message` and `error` params");t.error=t.message}return delete t.message,typeof t.error=="string"?{...t,
error:()=>t.error}:t}function em(e){let t;return new Proxy({},{get(n,r,o){return t??(t=e()),Reflect.get(t,r,o)},set(n,r,o,s){return t??(t=e()),
Reflect.set(t,r,o,s)},has(n,r){return t??(t=e()),Reflect.has(t,r)},deleteProperty(n,r){return t??(t=e()),Reflect.deleteProperty(t,r)},ownKeys(n){
return t??(t=e()),Reflect.ownKeys(t)},getOwnPropertyDescriptor(n,r){return t??(t=e()),Reflect.getOwnPropertyDescriptor(t,r)},defineProperty(n,r,o){
return t??(t=e()),Reflect.defineProperty(t,r,o)}})}function Sn(e){return typeof e=="bigint"?e.toString()+"n":typeof e=="string"?`"${e}"`:`${e}`}
function So(e){return Object.keys(e).filter(t=>e[t]._zod.optin!==void 0&&e[t]._zod.optout==="optional")}var Oo={safeint:[Number.MIN_SAFE_INTEGER,
Number.MAX_SAFE_INTEGER],int32:[-2147483648,2147483647],uint32:[0,4294967295],float32:[-34028234663852886e22,34028234663852886e22],float64:[
-Number.MAX_VALUE,Number.MAX_VALUE]},ja={int64:[BigInt("-9223372036854775808"),BigInt("9223372036854775807")],uint64:[BigInt(0),BigInt("1844\
6744073709551615")]};function Ua(e,t){let n=e._zod.def,r=n.checks;if(r&&r.length>0)throw new Error(".pick() cannot be used on object schemas\
 containing refinements");let s={};return We(s,e,On(e,t)),ee(e,we(n,{shape:s,checks:[]}))}function On(e,t){let n=_e(e),r=[];for(let o of Reflect.
ownKeys(t)){if(!Object.getOwnPropertyDescriptor(n,o)?.enumerable)throw new Error(`Unrecognized key: "${String(o)}"`);t[o]&&r.push(o)}return r}
function Ba(e,t){let n=e._zod.def,r=n.checks;if(r&&r.length>0)throw new Error(".omit() cannot be used on object schemas containing refinemen\
ts");let s=new Set(On(e,t)),i={};return We(i,e,Reflect.ownKeys(_e(e)).filter(a=>!s.has(a))),ee(e,we(n,{shape:i,checks:[]}))}function Ga(e,t){
if(!Ne(t))throw new Error("Invalid input to extend: expected a plain object");let n=e._zod.def.checks;if(n&&n.length>0){let o=_e(e);for(let s of Reflect.
ownKeys(t))if(Object.getOwnPropertyDescriptor(o,s)!==void 0)throw new Error("Cannot overwrite keys on object schemas containing refinements.\
 Use `.safeExtend()` instead.")}return ee(e,we(e._zod.def,{shape:Ha(e,t)}))}function Ha(e,t){let n={};return We(n,e,Reflect.ownKeys(_e(e))),
Vf(n,t),n}function Wa(e,t){if(!Ne(t))throw new Error("Invalid input to safeExtend: expected a plain object");return ee(e,we(e._zod.def,{shape:Ha(
e,t)}))}function Va(e,t){if(!t?._zod?.def)throw new Error("Invalid input to merge: expected an object schema. To merge a plain shape, use `.\
extend()`.");if(e._zod.def.checks?.length)throw new Error(".merge() cannot be used on object schemas containing refinements. Use .safeExtend\
() instead.");let n={};We(n,e,Reflect.ownKeys(_e(e))),We(n,t,Reflect.ownKeys(_e(t)));let r=we(e._zod.def,{shape:n,get catchall(){return t._zod.
def.catchall},checks:t._zod.def.checks??[]});return ee(e,r)}function Ja(e,t,n,r="partial"){let s=t._zod.def.checks;if(s&&s.length>0)throw new Error(
`.${r}() cannot be used on object schemas containing refinements`);let a=n?new Set(On(t,n)):void 0,c={};return We(c,t,Reflect.ownKeys(_e(t)),
e&&((u,l)=>a&&!a.has(l)?u:new e({type:"optional",innerType:u}))),ee(t,we(t._zod.def,{shape:c,checks:[]}))}function qa(e,t,n){let r=n?new Set(
On(t,n)):void 0,o={};return We(o,t,Reflect.ownKeys(_e(t)),(s,i)=>r&&!r.has(i)?s:new e({type:"nonoptional",innerType:s})),ee(t,we(t._zod.def,
{shape:o}))}function se(e,t=0){if(e.aborted===!0)return!0;for(let n=t;n<e.issues.length;n++)if(e.issues[n]?.continue!==!0)return!0;return!1}
function ko(e,t=0){if(e.aborted===!0)return!0;for(let n=t;n<e.issues.length;n++)if(e.issues[n]?.continue===!1)return!0;return!1}function fe(e,t){
return t.map(n=>{var r;return(r=n).path??(r.path=[]),n.path.unshift(e),n})}function rt(e){return typeof e=="string"?e:e?.message}function kn(e){
let t=[];for(let n of e??[]){let r=n._zod.def;if(!/_(length|size)$|_equals$/.test(r.check))break;let o=r.maximum??r.length??r.size;o>=0&&t.push(
[o,n])}return t}function Tt(e,t,n){var r;for(let o=t;o<e.length;o++)(r=e[o]).schema??(r.schema=n)}function me(e,t,n){var r;let o=e.inst?._zod?.
traits;o?.has("$ZodType")&&(o.has("$ZodCheck")?(r=e).schema??(r.schema=e.inst):e.schema=e.inst);let s=e.schema!==e.inst?e.schema?._zod.def?.
error:void 0,i=e.message?e.message:rt(e.inst?._zod.def?.error?.(e))??rt(s?.(e))??rt(t?.error?.(e))??rt(n.customError?.(e))??rt(n.localeError?.(
e))??"Invalid input",a={};for(let c of Object.keys(e))c==="inst"||c==="schema"||c==="continue"||c==="input"||c==="__proto__"||(a[c]=e[c]);return a.
path??(a.path=[]),a.message=i,t?.reportInput&&(a.input=e.input),a}function Ka(e){return e instanceof Set?"set":e instanceof Map?"map":e instanceof
File?"file":"unknown"}var tm=/[\uD800-\uDBFF]/;function Mt(e){let t=e.length;if(!tm.test(e))return t;let n=t;for(let r=0;r<t-1;r++)(e.charCodeAt(
r)&64512)===55296&&(e.charCodeAt(r+1)&64512)===56320&&(n--,r++);return n}function It(e){return Array.isArray(e)?"array":typeof e=="string"?"\
string":"unknown"}function Ro(e){let t=typeof e;switch(t){case"number":return Number.isNaN(e)?"nan":"number";case"object":{if(e===null)return"\
null";if(Array.isArray(e))return"array";let n=e;if(n&&Object.getPrototypeOf(n)!==Object.prototype&&"constructor"in n&&n.constructor)return n.
constructor.name}}return t}function ct(...e){let[t,n,r]=e;return typeof t=="string"?{message:t,code:"custom",input:n,inst:r}:{...t}}function nm(e){
return Object.entries(e).filter(([t,n])=>Number.isNaN(Number.parseInt(t,10))).map(t=>t[1])}function Ya(e){let t=atob(e),n=new Uint8Array(t.length);
for(let r=0;r<t.length;r++)n[r]=t.charCodeAt(r);return n}function Xa(e){let t="";for(let n=0;n<e.length;n++)t+=String.fromCharCode(e[n]);return btoa(
t)}function rm(e){let t=e.replace(/-/g,"+").replace(/_/g,"/"),n="=".repeat((4-t.length%4)%4);return Ya(t+n)}function om(e){return Xa(e).replace(
/\+/g,"-").replace(/\//g,"_").replace(/=/g,"")}function sm(e){let t=e.replace(/^0x/,"");if(t.length%2!==0)throw new Error("Invalid hex strin\
g length");let n=new Uint8Array(t.length/2);for(let r=0;r<t.length;r+=2)n[r/2]=Number.parseInt(t.slice(r,r+2),16);return n}function im(e){return Array.
from(e).map(t=>t.toString(16).padStart(2,"0")).join("")}var bo=class{constructor(...t){}};function Eo(e,t){for(let n in t){let r=Object.getOwnPropertyDescriptor(
t,n);r.get?Object.defineProperty(e,n,{...r,enumerable:!1}):cm(e,n,r.value)}}function ye(e,t,n,r=!0){return Object.defineProperty(e,t,{configurable:!0,
writable:!0,enumerable:r,value:n}),n}function Rn(e,t,n){return ye(e,t,n,!1)}function am(e,t){for(let n in e){let r=e[n];Object.defineProperty(
t,n,{configurable:!0,enumerable:!0,get(){return ye(this,n,r(this))},set(o){ye(this,n,o)}})}return t}function cm(e,t,n){Object.defineProperty(
e,t,{configurable:!0,get(){return this==null?n:ye(this,t,n.bind(this))},set(r){ye(this,t,r)}})}function um(e,t){let n=Object.getPrototypeOf(
e);return t in n?void 0:n}var ho,Ae=!1,lm={configurable:!0,get(){Ae=!0}};function C(e,t,n){let r=Object.getPrototypeOf(e._zod);if(t in r&&ho!==
e._zod){ho=void 0;return}ho=e._zod,Object.defineProperty(r,t,{configurable:!0,get(){Object.defineProperty(this,t,lm);let o=Ae;Ae=!1;try{let s=n(
this);return Ae?delete this[t]:Object.defineProperty(this,t,{configurable:!0,writable:!0,value:s}),Ae=Ae||o,s}catch(s){throw delete this[t],
Ae=Ae||o,s}},set(o){Object.defineProperty(this,t,{configurable:!0,writable:!0,value:o})}})}function Po(e,t,n,r){let o=um(e,t);o&&Object.defineProperty(
o,t,{configurable:!0,get(){let s={configurable:!0,writable:!0,enumerable:r,value:void 0};return Object.defineProperty(this,t,s),s.value=n(this),
Object.defineProperty(this,t,s),s.value},set(s){Object.defineProperty(this,t,{configurable:!0,writable:!0,enumerable:r,value:s})}})}var Qa="\
~constantCatch";function ec(e){let t=()=>e;return t[Qa]=!0,t}var tc;var Co={value:void 0,enumerable:!1},nc="captureStackTrace"in Error?Error:null;function dm(e){let t=nc;if(t){let n=t.stackTraceLimit;if(typeof n==
"number"){try{t.stackTraceLimit=0}catch{return nc=null,new e}try{return new e}finally{t.stackTraceLimit=n}}}return new e}function p(e,t,n,r){
let o={};function s(h){this.def=h,this.constr=m,this.traits=new Set}s.prototype=o;let i=n,a=i&&new WeakSet;function c(h,y){if(h._zod){if(h._zod.
traits.has(e))return}else{Co.value=new s(y);try{Object.defineProperty(h,"_zod",Co)}finally{Co.value=void 0}}if(h._zod.traits.add(e),t(h,y),a){
let O=Object.getPrototypeOf(h),k=h._zod.constr.prototype,E=O;for(;E&&E!==k;)E=Object.getPrototypeOf(E);let H=E??O;a.has(H)||(a.add(H),Eo(H,i))}
let w=m.prototype;for(let O in w)Object.prototype.hasOwnProperty.call(w,O)&&(O in h||(h[O]=w[O].bind(h)))}let u=r?.Parent??Object;class l extends u{}
Object.defineProperty(l,"name",{value:e});function m(h){let y=r?.Parent?dm(l):this;c(y,h);let w=y._zod.deferred;if(w){for(let k of w)k();y._zod.
deferred=void 0}let O=globalThis.__zod_globalConfig?.postProcessor;return O&&O(y),y}return Object.defineProperty(m,"init",{value:c}),Object.
defineProperty(m,Symbol.hasInstance,{value:h=>r?.Parent&&h instanceof r.Parent?!0:h?._zod?.traits?.has(e)}),Object.defineProperty(m,"name",{
value:e}),m}var he=class extends Error{constructor(){super("Encountered Promise during synchronous parse. Use .parseAsync() instead.")}},ut=class extends Error{constructor(t){
super(`Encountered unidirectional transform during encode: ${t}`),this.name="ZodEncodeError"}};(tc=globalThis).__zod_globalConfig??(tc.__zod_globalConfig=
{});var X=globalThis.__zod_globalConfig;function ie(e){return e&&Object.assign(X,e),X}function pm(){let e=this._zod;return e.message??(e.message=JSON.stringify(e.def,ot,2)),e.message}function fm(e){this._zod.message=e}var mm={
get:pm,set:fm,enumerable:!0,configurable:!0},Mo={value:void 0,enumerable:!1},rc=new WeakSet([Object.prototype,Error.prototype]),oc=(e,t)=>{e.
name="$ZodError",Mo.value=t,Object.defineProperty(e,"issues",Mo),Mo.value=void 0,Object.defineProperty(e,"message",mm);let n=Object.getPrototypeOf(
e);rc.has(n)||(rc.add(n),Object.defineProperty(n,"toString",{configurable:!0,enumerable:!1,get(){let r=()=>this.message;return Object.defineProperty(
this,"toString",{value:r,configurable:!0,writable:!0}),r},set(r){Object.defineProperty(this,"toString",{value:r,configurable:!0,writable:!0})}}))},
sc=p("$ZodError",oc),At=p("$ZodError",oc,void 0,{Parent:Error});function hm(e,t,n){return Object.prototype.hasOwnProperty.call(e,t)||(t==="_\
_proto__"?Object.defineProperty(e,t,{value:n(),writable:!0,enumerable:!0,configurable:!0}):e[t]=n()),e[t]}function ic(e,t=n=>n.message){let n={},
r=[];for(let o of e.issues)o.path.length>0?hm(n,o.path[0],()=>[]).push(t(o)):r.push(t(o));return{formErrors:r,fieldErrors:n}}function ac(e,t=n=>n.
message){let n={_errors:[]},r=(o,s=[])=>{for(let i of o.issues)if(i.code==="invalid_union"&&i.errors.length)i.errors.map(a=>r({issues:a},[...s,
...i.path]));else if(i.code==="invalid_key")r({issues:i.issues},[...s,...i.path]);else if(i.code==="invalid_element")r({issues:i.issues},[...s,
...i.path]);else{let a=[...s,...i.path];if(a.length===0)n._errors.push(t(i));else{let c=n,u=0;for(;u<a.length;){let l=a[u],m=u===a.length-1;
if(l==="_errors"){m&&c._errors.push(t(i)),u++;continue}Object.prototype.hasOwnProperty.call(c,l)||Object.defineProperty(c,l,{value:{_errors:[]},
enumerable:!0,writable:!0,configurable:!0});let h=c[l];m&&h._errors.push(t(i)),c=h,u++}}}};return r(e),n}function En(e,t){return{callee:t?.callee??e,Err:t?.Err}}var Nt=e=>{let t=(n,r,o,s)=>{let i=o?{...o,async:!1}:{async:!1},a=n._zod.run({value:r,
issues:[]},i);if(a instanceof Promise)throw new he;if(a.issues.length){let c=new(s?.Err??e)(a.issues.map(u=>me(u,i,ie())));throw zn(c,s?.callee??
t),c}return a.value};return t},Pn=Nt(At),Lt=e=>{let t=async(n,r,o,s)=>{let i=o?{...o,async:!0}:{async:!0},a=n._zod.run({value:r,issues:[]},i);
if(a instanceof Promise&&(a=await a),a.issues.length){let c=new(s?.Err??e)(a.issues.map(u=>me(u,i,ie())));throw zn(c,s?.callee??t),c}return a.
value};return t},Io=Lt(At),Zt=e=>(t,n,r)=>{let o=r?{...r,async:!1}:{async:!1},s=t._zod.run({value:n,issues:[]},o);if(s instanceof Promise)throw new he;
return s.issues.length?cc(e,s.issues,o):{success:!0,data:s.value}},Cn=Zt(At);function cc(e,t,n){let r;return{success:!1,get error(){return r||
(r=new e(t.map(o=>me(o,n,ie()))),t=void 0,n=void 0),r},set error(o){r=o,t=void 0,n=void 0}}}var Dt=e=>async(t,n,r)=>{let o=r?{...r,async:!0}:
{async:!0},s=t._zod.run({value:n,issues:[]},o);return s instanceof Promise&&(s=await s),s.issues.length?cc(e,s.issues,o):{success:!0,data:s.
value}},Ao=Dt(At),bm=Symbol.for("zod.compile.invalid"),ym=Symbol.for("zod.compile.fallback"),Tn=((e,t,n)=>{let r=e._zod.bag.validator;if(r!==
void 0){if(r(t)!==bm)return!0;if(r.definite===!0&&n===void 0)return!1}return wm(e,t,n)});function wm(e,t,n){let r=n?{...n,async:!1,abortEarly:!0}:
{async:!1,abortEarly:!0},o=e._zod.bag.fallbackRun,s;if(o?(r[ym]=!0,s=o({value:t,issues:[]},r)):s=e._zod.run({value:t,issues:[]},r),s instanceof
Promise)throw new he;return s.issues.length===0}var Mn=async(e,t,n)=>{let r=n?{...n,async:!0,abortEarly:!0}:{async:!0,abortEarly:!0},o=e._zod.
run({value:t,issues:[]},r);return o instanceof Promise&&(o=await o),o.issues.length===0},uc=e=>{let t=Nt(e),n=(r,o,s,i)=>{let a=s?{...s,direction:"\
backward"}:{direction:"backward"};return t(r,o,a,En(n,i))};return n};var lc=e=>{let t=Nt(e),n=(r,o,s,i)=>t(r,o,s,En(n,i));return n};var dc=e=>{let t=Lt(e),n=async(r,o,s,i)=>{let a=s?{...s,direction:"backward"}:{direction:"backward"};return await t(r,o,a,En(n,i))};return n};var pc=e=>{let t=Lt(e),n=async(r,o,s,i)=>await t(r,o,s,En(n,i));return n};var fc=e=>(t,n,r)=>{let o=r?{...r,direction:"backward"}:{direction:"backward"};return Zt(e)(t,n,o)};var mc=e=>(t,n,r)=>Zt(e)(t,n,r);var hc=e=>async(t,n,r)=>{let o=r?{...r,direction:"backward"}:{direction:"backward"};return Dt(e)(t,n,o)};var gc=e=>async(t,n,r)=>Dt(e)(t,n,r);var bc=/^[cC][0-9a-z]{6,}$/,yc=/^[0-9a-z]+$/,wc=/^[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}$/,xc=/^[0-9a-vA-V]{20}$/,$c=/^[A-Za-z0-9]{27}$/,vc=/^[a-zA-Z0-9_-]{21}$/;
function _c(e){return new RegExp(`^[a-zA-Z0-9_-]{${e}}$`)}var zc=/^P(?:(\d+W)|(?!.*W)(?=\d|T\d)(\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+([.,]\d+)?S)?)?)$/;var Sc=/^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$/,Lo=e=>e?new RegExp(`^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}\
-${e}[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12})$`):/^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$/;var Oc=/^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/;var xm="^(?=[\\s\\S]*[\\p{Extended_Pictographic}\\p{Regional_Indicator}\\u20E3])[\\p{Extended_Pictographic}\\p{Emoji_Component}]+$";function kc(){
return new RegExp(xm,"u")}var Rc=/^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])$/,
Ec=/^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))$/;var Pc=/^((25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\/([0-9]|[1-2][0-9]|3[0-2])$/,
Cc=/^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))\/(12[0-8]|1[01][0-9]|[1-9]?[0-9])$/;var Tc=/^https?$/,Mc=/^\+[1-9]\d{6,14}$/;var Ic="(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[0\
1])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))";function $m(e){return new RegExp(`^${e}$`)}var Ac=$m(Ic);function No(e){
let t="(?:[01]\\d|2[0-3]):[0-5]\\d";return typeof e.precision=="number"?e.precision===-1?`${t}`:e.precision===0?`${t}:[0-5]\\d`:`${t}:[0-5]\\\
d\\.\\d{${e.precision}}`:e.seconds?`${t}:[0-5]\\d(?:\\.\\d+)?`:`${t}(?::[0-5]\\d(?:\\.\\d+)?)?`}function Nc(e){return new RegExp(`^${No(e)}$`)}
function Lc(e){let t=["Z"];e.offset&&t.push("([+-](?:[01]\\d|2[0-3]):[0-5]\\d)");let n=`${No({precision:e.precision,seconds:!0})}(?:${t.join(
"|")})`,r=e.local?`${n}|${No({precision:e.precision})}`:n;return new RegExp(`^${Ic}T(?:${r})$`)}var Zc=/^[\s\S]{0,}$/;var Zo=/^-?\d+(?:\.\d+)?$/,Dc=/^(?:true|false)$/i,Fc=/^null$/i;var jc=/^[^A-Z]*$/,Uc=/^[^a-z]*$/;var W=p("$ZodCheck",(e,t)=>{var n;e._zod??(e._zod={}),e._zod.def=t,(n=e._zod).onattach??(n.onattach=[])});var Do=e=>{let t=e.value;return!yo(t)&&t.length!==void 0},In={number:"number",bigint:"bigint",object:"date"},Fo=p("$ZodCheckLessThan",(e,t)=>{
W.init(e,t);let n=In[typeof t.value];e._zod.check=r=>{(t.inclusive?r.value<=t.value:r.value<t.value)||r.issues.push({origin:In[typeof r.value]??
n,code:"too_big",maximum:typeof t.value=="object"?t.value.getTime():t.value,input:r.value,inclusive:t.inclusive,inst:e,continue:!t.abort})}}),
jo=p("$ZodCheckGreaterThan",(e,t)=>{W.init(e,t);let n=In[typeof t.value];e._zod.check=r=>{(t.inclusive?r.value>=t.value:r.value>t.value)||r.
issues.push({origin:In[typeof r.value]??n,code:"too_small",minimum:typeof t.value=="object"?t.value.getTime():t.value,input:r.value,inclusive:t.
inclusive,inst:e,continue:!t.abort})}}),Bc=p("$ZodCheckMultipleOf",(e,t)=>{W.init(e,t),e._zod.check=n=>{if(typeof n.value!=typeof t.value)throw new Error(
"Cannot mix number and bigint in multiple_of check.");(typeof n.value=="bigint"?t.value!==BigInt(0)&&n.value%t.value===BigInt(0):wo(n.value,
t.value)===0)||n.issues.push({origin:typeof n.value,code:"not_multiple_of",divisor:t.value,input:n.value,inst:e,continue:!t.abort})}}),Gc=p(
"$ZodCheckNumberFormat",(e,t)=>{W.init(e,t),t.format=t.format||"float64";let n=t.format?.includes("int"),r=n?"int":"number",[o,s]=Oo[t.format];
e._zod.check=i=>{let a=i.value;if(n){if(!Number.isInteger(a)){i.issues.push({expected:r,format:t.format,code:"invalid_type",continue:!1,input:a,
inst:e});return}if(!Number.isSafeInteger(a)){a>0?i.issues.push({input:a,code:"too_big",maximum:Number.MAX_SAFE_INTEGER,note:"Integers must b\
e within the safe integer range.",inst:e,origin:r,inclusive:!0,continue:!t.abort}):i.issues.push({input:a,code:"too_small",minimum:Number.MIN_SAFE_INTEGER,
note:"Integers must be within the safe integer range.",inst:e,origin:r,inclusive:!0,continue:!t.abort});return}}a<o&&i.issues.push({origin:"\
number",input:a,code:"too_small",minimum:o,inclusive:!0,inst:e,continue:!t.abort}),a>s&&i.issues.push({origin:"number",input:a,code:"too_big",
maximum:s,inclusive:!0,inst:e,continue:!t.abort})}});var Hc=p("$ZodCheckMaxLength",(e,t)=>{var n;W.init(e,t),(n=e._zod.def).when??(n.when=Do),e._zod.check=r=>{let o=r.value,s=o.length;if((typeof o==
"string"&&s>t.maximum?Mt(o):s)<=t.maximum)return;let a=It(o);r.issues.push({origin:a,code:"too_big",maximum:t.maximum,inclusive:!0,input:o,inst:e,
continue:!t.abort})}}),Wc=p("$ZodCheckMinLength",(e,t)=>{var n;W.init(e,t),(n=e._zod.def).when??(n.when=Do),e._zod.check=r=>{let o=r.value,s=o.
length;if((typeof o=="string"&&s>=t.minimum&&s<t.minimum*2?Mt(o):s)>=t.minimum)return;let a=It(o);r.issues.push({origin:a,code:"too_small",minimum:t.
minimum,inclusive:!0,input:o,inst:e,continue:!t.abort})}}),Vc=p("$ZodCheckLengthEquals",(e,t)=>{var n;W.init(e,t),(n=e._zod.def).when??(n.when=
Do),e._zod.check=r=>{let o=r.value,s=o.length,i=typeof o=="string"&&s>=t.length&&s<=t.length*2?Mt(o):s;if(i===t.length)return;let a=It(o),c=i>
t.length;r.issues.push({origin:a,...c?{code:"too_big",maximum:t.length}:{code:"too_small",minimum:t.length},inclusive:!0,exact:!0,input:r.value,
inst:e,continue:!t.abort})}}),jt=p("$ZodCheckStringFormat",(e,t)=>{var n,r;W.init(e,t),t.pattern?(n=e._zod).check??(n.check=o=>{t.pattern.lastIndex=
0,!t.pattern.test(o.value)&&o.issues.push({origin:"string",code:"invalid_format",format:t.format,input:o.value,...t.pattern?{pattern:t.pattern.
toString()}:{},inst:e,continue:!t.abort})}):(r=e._zod).check??(r.check=()=>{})}),Jc=p("$ZodCheckRegex",(e,t)=>{jt.init(e,t),e._zod.check=n=>{
t.pattern.lastIndex=0,!t.pattern.test(n.value)&&n.issues.push({origin:"string",code:"invalid_format",format:"regex",input:n.value,pattern:t.
pattern.toString(),inst:e,continue:!t.abort})}}),qc=p("$ZodCheckLowerCase",(e,t)=>{t.pattern??(t.pattern=jc),jt.init(e,t)}),Kc=p("$ZodCheckU\
pperCase",(e,t)=>{t.pattern??(t.pattern=Uc),jt.init(e,t)}),Yc=p("$ZodCheckIncludes",(e,t)=>{W.init(e,t);let n=ze(t.includes),r=new RegExp(typeof t.
position=="number"?`^.{${t.position},}${n}`:n);t.pattern=r,e._zod.check=o=>{o.value.includes(t.includes,t.position)||o.issues.push({origin:"\
string",code:"invalid_format",format:"includes",includes:t.includes,input:o.value,inst:e,continue:!t.abort})}}),Xc=p("$ZodCheckStartsWith",(e,t)=>{
W.init(e,t);let n=new RegExp(`^${ze(t.prefix)}.*`);t.pattern??(t.pattern=n),e._zod.check=r=>{r.value.startsWith(t.prefix)||r.issues.push({origin:"\
string",code:"invalid_format",format:"starts_with",prefix:t.prefix,input:r.value,inst:e,continue:!t.abort})}}),Qc=p("$ZodCheckEndsWith",(e,t)=>{
W.init(e,t);let n=new RegExp(`.*${ze(t.suffix)}$`);t.pattern??(t.pattern=n),e._zod.check=r=>{r.value.endsWith(t.suffix)||r.issues.push({origin:"\
string",code:"invalid_format",format:"ends_with",suffix:t.suffix,input:r.value,inst:e,continue:!t.abort})}});var eu=p("$ZodCheckOverwrite",(e,t)=>{W.init(e,t),e._zod.check=n=>{n.value=t.tx(n.value)}});var An=class{constructor(t=[],n={}){this.content=[],this.indent=0,this.args=t,this.closed=n}indented(t){this.indent+=1;try{t(this)}finally{this.
indent-=1}}write(t){if(typeof t=="function"){t(this,{execution:"sync"}),t(this,{execution:"async"});return}let r=t.split(`
`).filter(i=>i),o=Math.min(...r.map(i=>i.length-i.trimStart().length)),s=r.map(i=>i.slice(o)).map(i=>" ".repeat(this.indent*2)+i);for(let i of s)
this.content.push(i)}compile(){let t=Function,n=this?.content??[""];return new t(...Object.keys(this.closed),`return function (${this.args.join(
", ")}) {
${n.join(`
`)}
};`)(...Object.values(this.closed))}};var nu={major:4,minor:6,patch:7};var M=p("$ZodType",(e,t)=>{var n;e??(e={}),e._zod.def=t,e._zod.bag=e._zod.bag||{},e._zod.version=nu;let r=e._zod.def.checks,o=e._zod.traits.
has("$ZodCheck")?[e,...r??[]]:r?.length?[...r]:[];for(let s of o)for(let i of s._zod.onattach)i(e);if(o.length===0)(n=e._zod).deferred??(n.deferred=
[]),e._zod.deferred?.push(()=>{e._zod.run=e._zod.parse});else{let s=(a,c,u)=>{if(a.memo)return a;let l=se(a),m;for(let h of c){if(h._zod.def.
when){if(ko(a)||!h._zod.def.when(a))continue}else if(l)continue;let y=a.issues.length,w=h._zod.check(a);if(w instanceof Promise&&u?.async===
!1)throw new he;if(m||w instanceof Promise)m=(m??Promise.resolve()).then(async()=>{await w,a.issues.length!==y&&(Tt(a.issues,y,e),l||(l=se(a,
y)))});else{if(a.issues.length===y)continue;Tt(a.issues,y,e),l||(l=se(a,y))}}return m?m.then(()=>a):a},i=(a,c,u)=>{if(se(a))return a.aborted=
!0,a;let l=s(c,o,u);if(l instanceof Promise){if(u.async===!1)throw new he;return l.then(m=>e._zod.parse(m,u))}return e._zod.parse(l,u)};e._zod.
run=(a,c)=>{if(c.skipChecks)return e._zod.parse(a,c);if(c.direction==="backward"){let l=e._zod.parse({value:a.value,issues:[]},{...c,skipChecks:!0});
return l instanceof Promise?l.then(m=>i(m,a,c)):i(l,a,c)}let u=e._zod.parse(a,c);if(u instanceof Promise){if(c.async===!1)throw new he;return u.
then(l=>s(l,o,c))}return s(u,o,c)}}},{get"~standard"(){return Rn(this,"~standard",Bo(this))},set"~standard"(e){ye(this,"~standard",e)}}),gu=(e,t)=>e.
issues.length?{issues:e.issues.map(n=>me(n,t,ie()))}:{value:e.value};async function vm(e,t){let n={async:!0};return gu(await e._zod.run({value:t,
issues:[]},n),n)}function Bo(e){return{validate:t=>{let n={async:!1};try{let r=e._zod.run({value:t,issues:[]},n);if(!(r instanceof Promise))
return gu(r,n)}catch{}return vm(e,t)},vendor:"zod",version:1}}var lt=p("$ZodString",(e,t)=>{M.init(e,t),e._zod.pattern=t.pattern??Zc,e._zod.
parse=(n,r)=>{if(t.coerce)try{n.value=String(n.value)}catch{}return typeof n.value=="string"||n.issues.push({expected:"string",code:"invalid\
_type",input:n.value,inst:e}),n}}),I=p("$ZodStringFormat",(e,t)=>{jt.init(e,t),lt.init(e,t)}),Go=p("$ZodGUID",(e,t)=>{t.pattern??(t.pattern=
Sc),I.init(e,t)}),Ho=p("$ZodUUID",(e,t)=>{if(t.version){let r={v1:1,v2:2,v3:3,v4:4,v5:5,v6:6,v7:7,v8:8}[t.version];if(r===void 0)throw new Error(
`Invalid UUID version: "${t.version}"`);t.pattern??(t.pattern=Lo(r))}else t.pattern??(t.pattern=Lo());I.init(e,t)}),Wo=p("$ZodEmail",(e,t)=>{
t.pattern??(t.pattern=Oc),I.init(e,t)}),bu=1,Ln=2;function yu(e){try{return typeof URL<"u"&&typeof URL.canParse=="function"?URL.canParse(e):
(new URL(e),!0)}catch{return!1}}function _m(e,t){return!("normalize"in t)&&!("hostname"in t)&&!("protocol"in t)?yu(e)||Ln:zm(e,t)}function zm(e,t){
if(!t.normalize&&t.protocol?.source===Tc.source&&!/^https?:\/\//i.test(e))return bu;try{if(typeof URL<"u"){let n=URL;if(typeof n.parse=="fun\
ction")return n.parse(e)??Ln}return new URL(e)}catch{return Ln}}var Sm=/[\t\n\r]/g;function ru(e){return e.replace(Sm,"")}function Om(e,t){return t.
lastIndex=0,t.test(e.hostname)}function km(e,t){return t.lastIndex=0,t.test(e.protocol.endsWith(":")?e.protocol.slice(0,-1):e.protocol)}var Vo=p(
"$ZodURL",(e,t)=>{I.init(e,t),e._zod.check=n=>{try{let r=n.value.trim(),o=_m(r,t);if(o===bu){n.issues.push({code:"invalid_format",format:"ur\
l",note:"Invalid URL format",input:n.value,inst:e,continue:!t.abort});return}if(o===Ln){n.issues.push({code:"invalid_format",format:"url",input:n.
value,inst:e,continue:!t.abort});return}if(o===!0){n.value=ru(r);return}t.hostname&&!Om(o,t.hostname)&&n.issues.push({code:"invalid_format",
format:"url",note:"Invalid hostname",pattern:t.hostname.source,input:n.value,inst:e,continue:!t.abort}),t.protocol&&!km(o,t.protocol)&&n.issues.
push({code:"invalid_format",format:"url",note:"Invalid protocol",pattern:t.protocol.source,input:n.value,inst:e,continue:!t.abort}),n.value=
t.normalize?o.href:ru(r);return}catch{n.issues.push({code:"invalid_format",format:"url",input:n.value,inst:e,continue:!t.abort})}}}),Jo=p("$\
ZodEmoji",(e,t)=>{t.pattern??(t.pattern=kc()),I.init(e,t)}),qo=p("$ZodNanoID",(e,t)=>{if(t.length!==void 0&&(!Number.isInteger(t.length)||t.
length<1))throw new Error(`Invalid nanoid length: ${t.length}`);t.pattern??(t.pattern=t.length===void 0?vc:_c(t.length)),I.init(e,t)}),Ko=p(
"$ZodCUID",(e,t)=>{t.pattern??(t.pattern=bc),I.init(e,t)}),Yo=p("$ZodCUID2",(e,t)=>{t.pattern??(t.pattern=yc),I.init(e,t)}),Xo=p("$ZodULID",
(e,t)=>{t.pattern??(t.pattern=wc),I.init(e,t)}),Qo=p("$ZodXID",(e,t)=>{t.pattern??(t.pattern=xc),I.init(e,t)}),es=p("$ZodKSUID",(e,t)=>{t.pattern??
(t.pattern=$c),I.init(e,t)}),Dn=p("$ZodISODateTime",(e,t)=>{t.pattern??(t.pattern=Lc(t)),I.init(e,t)}),Fn=p("$ZodISODate",(e,t)=>{t.pattern??
(t.pattern=Ac),I.init(e,t)}),jn=p("$ZodISOTime",(e,t)=>{t.pattern??(t.pattern=Nc(t)),I.init(e,t)}),Un=p("$ZodISODuration",(e,t)=>{t.pattern??
(t.pattern=zc),I.init(e,t)}),ts=p("$ZodIPv4",(e,t)=>{t.pattern??(t.pattern=Rc),I.init(e,t)}),Rm=/^[0-9a-fA-F:.]+$/;function wu(e){return Rm.
test(e)?yu(`http://[${e}]`):!1}var ns=p("$ZodIPv6",(e,t)=>{t.pattern??(t.pattern=Ec),I.init(e,t),e._zod.check=n=>{wu(n.value)||n.issues.push(
{code:"invalid_format",format:"ipv6",input:n.value,inst:e,continue:!t.abort})}});var rs=p("$ZodCIDRv4",(e,t)=>{t.pattern??(t.pattern=Pc),I.init(e,t)});function Em(e){let t=e.split("/");if(t.length!==2)return!1;let[n,r]=t;
if(!r)return!1;let o=Number(r);return`${o}`!==r||o<0||o>128?!1:wu(n)}var os=p("$ZodCIDRv6",(e,t)=>{t.pattern??(t.pattern=Cc),I.init(e,t),e._zod.
check=n=>{Em(n.value)||n.issues.push({code:"invalid_format",format:"cidrv6",input:n.value,inst:e,continue:!t.abort})}});function xu(e){if(e===
"")return!0;if(/\s/.test(e)||e.length%4!==0)return!1;try{return atob(e),!0}catch{return!1}}var Pm=/^[0-9a-zA-Z+/]*={0,2}$/,ss=p("$ZodBase64",
(e,t)=>{t.pattern??(t.pattern=Pm),I.init(e,t),e._zod.check=n=>{xu(n.value)||n.issues.push({code:"invalid_format",format:"base64",input:n.value,
inst:e,continue:!t.abort})}}),$u=/^[A-Za-z0-9_-]*$/;function Cm(e){if(!$u.test(e))return!1;let t=e.replace(/[-_]/g,r=>r==="-"?"+":"/"),n=t.padEnd(
Math.ceil(t.length/4)*4,"=");return xu(n)}var is=p("$ZodBase64URL",(e,t)=>{t.pattern??(t.pattern=$u),I.init(e,t),e._zod.check=n=>{Cm(n.value)||
n.issues.push({code:"invalid_format",format:"base64url",input:n.value,inst:e,continue:!t.abort})}}),as=p("$ZodE164",(e,t)=>{t.pattern??(t.pattern=
Mc),I.init(e,t)});function Tm(e,t=null){try{let n=e.split(".");if(n.length!==3)return!1;let[r]=n;if(!r)return!1;let o=JSON.parse(atob(r));return!("typ"in o&&o?.
typ!=="JWT"||!o.alg||t&&(!("alg"in o)||o.alg!==t))}catch{return!1}}var cs=p("$ZodJWT",(e,t)=>{I.init(e,t),e._zod.check=n=>{Tm(n.value,t.alg)||
n.issues.push({code:"invalid_format",format:"jwt",input:n.value,inst:e,continue:!t.abort})}});var Ut=p("$ZodNumber",(e,t)=>{M.init(e,t),e._zod.pattern=Zo,e._zod.parse=(n,r)=>{if(t.coerce)try{n.value=Number(n.value)}catch{}let o=n.value;
if(typeof o=="number"&&!Number.isNaN(o)&&Number.isFinite(o))return n;let s=typeof o=="number"?Number.isNaN(o)?"NaN":Number.isFinite(o)?void 0:
String(o):void 0;return n.issues.push({expected:"number",code:"invalid_type",input:o,inst:e,...s?{received:s}:{}}),n}}),Bn=p("$ZodNumberForm\
at",(e,t)=>{Gc.init(e,t),Ut.init(e,t)}),Gn=p("$ZodBoolean",(e,t)=>{M.init(e,t),e._zod.pattern=Dc,e._zod.parse=(n,r)=>{if(t.coerce)try{n.value=
!!n.value}catch{}let o=n.value;return typeof o=="boolean"||n.issues.push({expected:"boolean",code:"invalid_type",input:o,inst:e}),n}});var us=p("$ZodNull",(e,t)=>{M.init(e,t),e._zod.pattern=Fc,e._zod.values=new Set([null]),e._zod.parse=(n,r)=>{let o=n.value;return o===null||
n.issues.push({expected:"null",code:"invalid_type",input:o,inst:e}),n}});var Hn=p("$ZodUnknown",(e,t)=>{M.init(e,t),e._zod.parse=n=>n}),Wn=p("$ZodNever",(e,t)=>{M.init(e,t),e._zod.parse=(n,r)=>(n.issues.push({expected:"\
never",code:"invalid_type",input:n.value,inst:e}),n)});function Mm(e,t){let n=kn(e._zod.def.checks);if(!n.length)return;let r=Math.min(...n.map(s=>s[0])),o=e._zod.parse;e._zod.parse=(s,i)=>{let a=t(
s.value);if(a>r&&!i?.skipChecks&&i?.direction!=="backward"){for(let[c,u]of kn(e._zod.def.checks))if(a>c&&u._zod.def.when(s)){let l=s.issues.
length;return u._zod.check(s),s.issues[l].continue=!1,Tt(s.issues,l,e),s}}return o(s,i)}}var Im=e=>Array.isArray(e)?e.length:-1;function ou(e,t,n){e.issues.length&&t.issues.push(...fe(n,e.issues)),t.value[n]=e.value}var Vn=p("$ZodArray",(e,t)=>{M.init(e,t);let n=X.memoizer;
n?.attach(e),e._zod.parse=(r,o)=>{let s=r.value;if(!Array.isArray(s))return r.issues.push({expected:"array",code:"invalid_type",input:s,inst:e}),
r;r.value=n?n.alloc(e,r,Array(s.length),o):Array(s.length);let i=[],a=o?.abortEarly;for(let c=0;c<s.length;c++){let u=s[c],l=t.element._zod.
run({value:u,issues:[]},o);if(l instanceof Promise)i.push(l.then(m=>ou(m,r,c)));else if(ou(l,r,c),a&&l.issues.length!==0&&se(l))break}return i.
length?Promise.all(i).then(()=>r):r},Mm(e,Im)});function Zn(e,t,n,r,o,s){let i=n in r,a=s==="optional";if(!(!i&&a&&o==="optional")){if(e.issues.
length){if(o!==void 0&&a&&!i)return;t.issues.push(...fe(n,e.issues))}if(!i&&o===void 0){e.issues.length||t.issues.push({code:"invalid_type",
expected:"nonoptional",input:void 0,path:[n]});return}e.value===void 0?(i||o==="defaulted"&&!a)&&(t.value[n]=void 0):t.value[n]=e.value}}var Am=[];
function vu(e){let t=Object.keys(e.shape),n=Object.getOwnPropertySymbols(e.shape),r=n.length?n:Am,o=r.length?[...t,...r]:t;for(let i of o)if(!e.
shape?.[i]?._zod?.traits?.has("$ZodType"))throw new Error(`Invalid element at key "${String(i)}": expected a Zod schema`);let s=So(e.shape);
return{...e,allKeys:o,symbolKeys:r,keySet:new Set(t),numKeys:t.length,optionalKeys:new Set(s)}}function _u(e,t,n,r,o,s,i){let a=[],c=o.keySet,
u=o.catchall._zod,l=u.def.type,m=u.optin,h=u.optout,y=0;for(let w in t){if(i&&n.issues.length!==y){if(se(n,y))break;y=n.issues.length}if(c.has(
w))continue;if(w==="__proto__"){l==="never"&&a.push(w);continue}if(l==="never"){a.push(w);continue}let O=u.run({value:t[w],issues:[]},r);O instanceof
Promise?e.push(O.then(k=>Zn(k,n,w,t,m,h))):Zn(O,n,w,t,m,h)}return a.length&&n.issues.push({code:"unrecognized_keys",keys:a,input:t,inst:s,continue:!0}),
e.length?Promise.all(e).then(()=>n):n}var ls=p("$ZodObject",(e,t)=>{M.init(e,t);let n=Object.getOwnPropertyDescriptor(t,"shape"),r=n?.get?n.
get.raw:t.shape??{};if(r){let u=()=>{let l={...r};return Object.defineProperty(t,"shape",{value:l}),u.raw=l,l};u.raw=r,Object.defineProperty(
t,"shape",{get:u})}let o=st(()=>vu(t));C(e,"propValues",u=>{let l=u.def.shape,m={};for(let h in l){let y=l[h]._zod;if(y.values){Object.prototype.
hasOwnProperty.call(m,h)||it(m,h,new Set);for(let w of y.values)m[h].add(w);y.optin!==void 0&&m[h].add(void 0)}}return m});let s=Ve,i=t.catchall,
a,c=X.memoizer;c?.attach(e),e._zod.parse=(u,l)=>{a??(a=o.value);let m=u.value;if(!s(m))return u.issues.push({expected:"object",code:"invalid\
_type",input:m,inst:e}),u;u.value=c?c.alloc(e,u,{},l):{};let h=[],y=a.shape,w=l?.abortEarly,O=u.issues.length;for(let k of a.allKeys){if(w&&
u.issues.length!==O){if(se(u,O))break;O=u.issues.length}if(k==="__proto__")continue;let E=y[k],H=E._zod.optin,V=E._zod.optout,Q=E._zod.run({
value:m[k],issues:[]},l);Q instanceof Promise?h.push(Q.then(U=>Zn(U,u,k,m,H,V))):Zn(Q,u,k,m,H,V)}return i?_u(h,m,u,l,o.value,e,w===!0):h.length?
Promise.all(h).then(()=>u):u}}),zu=p("$ZodObjectJIT",(e,t)=>{ls.init(e,t);let n=e._zod.parse,r=st(()=>vu(t)),o=X.memoizer,s=y=>{let w=r.value,
O=w.symbolKeys,k=new An(["payload","ctx"],{shape:y,inst:e,memo:o,syms:O}),E=U=>`shape[${U}]._zod.run({ value: input[${U}], issues: [] }, ctx\
)`,H=(U,R)=>`
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
          }`;k.write("const input = payload.value;");let V=Object.create(null),Q=0;for(let U of w.allKeys)V[U]=`key_${Q++}`;k.write(o?"const\
 newResult = memo.alloc(inst, payload, {}, ctx);":"const newResult = {};");for(let U of w.allKeys){if(U==="__proto__")continue;let R=V[U],le=typeof U==
"symbol"?`syms[${O.indexOf(U)}]`:xo(U),uo=`${le} in input`,Pa=y[U],lo=Pa?._zod?.optin,Ca=lo!==void 0,Nf=Pa?._zod?.optout==="optional";if(k.write(
`const ${R} = ${E(le)};`),Ca&&Nf){let Lf=lo==="optional"?`${R}_present`:`${R}.value !== undefined || ${R}_present`;k.write(`
        const ${R}_present = ${uo};
        if (!${R}.issues.length || ${R}_present) {
          if (${R}.issues.length) {${H(R,le)}
          }

          if (${Lf}) {
            newResult[${le}] = ${R}.value;
          }
        }

      `)}else Ca?(k.write(`
        if (${R}.issues.length) {${H(R,le)}
        }
      `),lo==="defaulted"?k.write(`newResult[${le}] = ${R}.value;`):k.write(`
        if (${R}.value !== undefined || ${uo}) {
          newResult[${le}] = ${R}.value;
        }
      `)):k.write(`
        const ${R}_present = ${uo};
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

      `)}return k.write("payload.value = newResult;"),k.write("return payload;"),k.compile()},i,a=Ve,c=!X.jitless,l=c&&vo.value,m=t.catchall,
h;e._zod.parse=(y,w)=>{h??(h=r.value);let O=y.value;return a(O)?c&&l&&w?.async===!1&&w.jitless!==!0?(i||(i=s(t.shape)),y=i(y,w),m?_u([],O,y,
w,h,e,w?.abortEarly===!0):y):n(y,w):(y.issues.push({expected:"object",code:"invalid_type",input:O,inst:e}),y)}});function su(e,t,n,r){for(let s of e)
if(s.issues.length===0)return t.value=s.value,t;let o=e.filter(s=>!se(s));return o.length===1?(t.value=o[0].value,o[0]):(t.issues.push({code:"\
invalid_union",input:t.value,inst:n,errors:e.map(s=>s.issues.map(i=>me(i,r,ie())))}),t)}var Jn=p("$ZodUnion",(e,t)=>{M.init(e,t),C(e,"optin",
r=>r.def.options.some(o=>o._zod.optin==="defaulted")?"defaulted":r.def.options.some(o=>o._zod.optin!==void 0)?"optional":void 0),C(e,"optout",
r=>r.def.options.some(o=>o._zod.optout==="optional")?"optional":void 0),C(e,"values",r=>{if(r.def.options.every(o=>o._zod.values))return new Set(
r.def.options.flatMap(o=>Array.from(o._zod.values)))}),C(e,"pattern",r=>{if(r.def.options.every(o=>o._zod.pattern)){let o=r.def.options.map(
s=>s._zod.pattern);return new RegExp(`^(${o.map(s=>Ct(s.source)).join("|")})$`)}});let n=t.options.length===1?t.options[0]._zod.run:null;e._zod.
parse=(r,o)=>{if(n)return n(r,o);let s=!1,i=[];for(let a of t.options){let c=a._zod.run({value:r.value,issues:[]},o);if(c instanceof Promise)
i.push(c),s=!0;else{if(c.issues.length===0)return c;i.push(c)}}return s?Promise.all(i).then(a=>su(a,r,e,o)):su(i,r,e,o)}});function Nm(e){let t=new Map;for(let n of e.options){let r=n._zod.propValues?.[e.discriminator];if(!r||r.size===0)throw new Error(`Invalid d\
iscriminated union option at index "${e.options.indexOf(n)}"`);for(let o of r)if(t.has(o)){if(o!==void 0)throw new Error(`Duplicate discrimi\
nator value "${String(o)}"`);t.set(o,null)}else t.set(o,n)}return t}var ds=p("$ZodDiscriminatedUnion",(e,t)=>{t.inclusive=!1,Jn.init(e,t);let n=e.
_zod.parse;C(e,"propValues",o=>{let s={},i=0;for(let a of o.def.options){let c=a._zod.propValues;if(!c||Object.keys(c).length===0)throw new Error(
`Invalid discriminated union option at index "${o.def.options.indexOf(a)}"`);c[o.def.discriminator]?.has(void 0)&&i++;for(let[u,l]of Object.
entries(c)){Object.prototype.hasOwnProperty.call(s,u)||it(s,u,new Set);for(let m of l)s[u].add(m)}}return!o.def.unionFallback&&i>1&&s[o.def.
discriminator]?.delete(void 0),s}),t.options.forEach((o,s)=>{let i=at(o._zod.def);if(i&&!Object.prototype.hasOwnProperty.call(i,t.discriminator))
throw new Error(`Invalid discriminated union option at index "${s}"`)});let r=st(()=>Nm(t));e._zod.parse=(o,s)=>{let i=o.value;if(!Ve(i))return o.
issues.push({code:"invalid_type",expected:"object",input:i,inst:e}),o;let a=i?.[t.discriminator],c=r.value.get(a);return c&&(a!==void 0||s.direction!==
"backward")?c._zod.run(o,s):t.unionFallback||s.direction==="backward"?n(o,s):(o.issues.push({code:"invalid_union",errors:[],note:"No matchin\
g discriminator",discriminator:t.discriminator,options:Array.from(r.value.keys()).filter(u=>r.value.get(u)!==null),input:i,path:[t.discriminator],
inst:e}),o)}}),ps=p("$ZodIntersection",(e,t)=>{M.init(e,t),e._zod.parse=(n,r)=>{let o=n.value,s=t.left._zod.run({value:o,issues:[]},r),i=t.right.
_zod.run({value:o,issues:[]},r);return s instanceof Promise||i instanceof Promise?Promise.all([s,i]).then(([c,u])=>iu(n,c,u)):iu(n,s,i)}});function Uo(e,t){
if(e===t)return{valid:!0,data:e};if(e instanceof Date&&t instanceof Date&&+e==+t)return{valid:!0,data:e};if(Ne(e)&&Ne(t)){let n=Object.keys(
t),r=Object.keys(e).filter(s=>n.indexOf(s)!==-1),o={...e,...t};Object.prototype.hasOwnProperty.call(o,"__proto__")&&delete o.__proto__;for(let s of r){
if(s==="__proto__")continue;let i=Uo(e[s],t[s]);if(!i.valid)return{valid:!1,mergeErrorPath:[s,...i.mergeErrorPath]};o[s]=i.data}return{valid:!0,
data:o}}if(Array.isArray(e)&&Array.isArray(t)){if(e.length!==t.length)return{valid:!1,mergeErrorPath:[]};let n=[];for(let r=0;r<e.length;r++){
let o=e[r],s=t[r],i=Uo(o,s);if(!i.valid)return{valid:!1,mergeErrorPath:[r,...i.mergeErrorPath]};n.push(i.data)}return{valid:!0,data:n}}return{
valid:!1,mergeErrorPath:[]}}function iu(e,t,n){let r=new Map,o,s=new Map,i=(u,l)=>{let m;if(u.code==="unrecognized_keys"&&!u.path?.length)o??
(o=u),m=u.keys;else if(u.code==="invalid_key"&&u.origin==="record"&&u.path?.length===1){let h=String(u.path[0]);s.has(h)||s.set(h,u),m=[h]}else
return!1;for(let h of m)r.has(h)||r.set(h,{}),r.get(h)[l]=!0;return!0};for(let u of t.issues)i(u,"l")||e.issues.push(u);for(let u of n.issues)
i(u,"r")||e.issues.push(u);let a=[...r].filter(([,u])=>u.l&&u.r).map(([u])=>u);if(a.length){let u=o?a.filter(l=>o.keys.includes(l)):[];u.length&&
e.issues.push({...o,keys:u});for(let l of a)!u.includes(l)&&s.has(l)&&e.issues.push(s.get(l))}let c=Uo(t.value,n.value);if(!c.valid){if(se(e))
return e;throw new Error(`Unmergable intersection. Error path: ${JSON.stringify(c.mergeErrorPath)}`)}return e.value=c.data,e}var qn=p("$ZodT\
uple",(e,t)=>{M.init(e,t);let n=t.items,r=X.memoizer;r?.attach(e),e._zod.parse=(o,s)=>{let i=o.value;if(!Array.isArray(i))return o.issues.push(
{input:i,inst:e,expected:"tuple",code:"invalid_type"}),o;o.value=r?r.alloc(e,o,[],s):[];let a=[],c=au(n,"optin"),u=au(n,"optout");if(!t.rest){
if(i.length<c)return o.issues.push({code:"too_small",minimum:c,inclusive:!0,input:i,inst:e,origin:"array"}),o;i.length>n.length&&o.issues.push(
{code:"too_big",maximum:n.length,inclusive:!0,input:i,inst:e,origin:"array"})}let l=new Array(n.length),m=t.rest?s?.abortEarly:void 0,h=!1;for(let y=0;y<
n.length;y++){let w=n[y]._zod.run({value:i[y],issues:[]},s);w instanceof Promise?a.push(w.then(O=>{l[y]=O})):(l[y]=w,m&&!h&&w.issues.length&&
(h=se(w)))}if(t.rest&&!h){let y=n.length-1,w=i.slice(n.length),O=o.issues.length;for(let k of w){if(m&&o.issues.length!==O){if(se(o,O))break;
O=o.issues.length}y++;let E=t.rest._zod.run({value:k,issues:[]},s);E instanceof Promise?a.push(E.then(H=>cu(H,o,y))):cu(E,o,y)}}return a.length?
Promise.all(a).then(()=>uu(l,o,n,i,u)):uu(l,o,n,i,u)}});function au(e,t){for(let n=e.length-1;n>=0;n--)if(!(t==="optin"?e[n]._zod.optin!==void 0:
e[n]._zod.optout==="optional"))return n+1;return 0}function cu(e,t,n){e.issues.length&&t.issues.push(...fe(n,e.issues)),t.value[n]=e.value}function uu(e,t,n,r,o){
for(let s=0;s<n.length;s++){let i=e[s],a=s<r.length;if(!a&&s>=o&&n[s]._zod.optin==="optional"){t.value.length=s;break}if(i.issues.length){if(!a&&
s>=o){t.value.length=s;break}t.issues.push(...fe(s,i.issues))}t.value[s]=i.value}for(let s=t.value.length-1;s>=r.length&&(n[s]._zod.optout===
"optional"&&t.value[s]===void 0);s--)t.value.length=s;return t}var fs=p("$ZodRecord",(e,t)=>{M.init(e,t);let n=X.memoizer;n?.attach(e),e._zod.
parse=(r,o)=>{let s=r.value;if(!Ne(s))return r.issues.push({expected:"record",code:"invalid_type",input:s,inst:e}),r;let i=[],a=t.keyType._zod.
values;if(a&&!t.partial){r.value=n?n.alloc(e,r,{},o):{};let c=new Set;for(let l of a)if(typeof l=="string"||typeof l=="number"||typeof l=="s\
ymbol"){if(c.add(typeof l=="number"?l.toString():l),l==="__proto__")continue;let m=t.keyType._zod.run({value:l,issues:[]},o);if(m instanceof
Promise)throw new Error("Async schemas not supported in object keys currently");if(m.issues.length){r.issues.push({code:"invalid_key",origin:"\
record",issues:m.issues.map(w=>me(w,o,ie())),input:l,path:[l],inst:e});continue}let h=m.value;if(h==="__proto__")continue;let y=t.valueType.
_zod.run({value:s[l],issues:[]},o);y instanceof Promise?i.push(y.then(w=>{w.issues.length&&r.issues.push(...fe(l,w.issues)),r.value[h]=w.value})):
(y.issues.length&&r.issues.push(...fe(l,y.issues)),r.value[h]=y.value)}let u;for(let l in s)if(!c.has(l))if(t.mode==="loose"){if(l==="__prot\
o__")continue;r.value[l]=s[l]}else u=u??[],u.push(l);u&&u.length>0&&r.issues.push({code:"unrecognized_keys",input:s,inst:e,keys:u,continue:!0})}else{
r.value=n?n.alloc(e,r,{},o):{};let c;for(let u of Reflect.ownKeys(s)){if(u==="__proto__"||!Object.prototype.propertyIsEnumerable.call(s,u))continue;
let l=t.keyType._zod.run({value:u,issues:[]},o);if(l instanceof Promise)throw new Error("Async schemas not supported in object keys currentl\
y");if(typeof u=="string"&&Zo.test(u)&&l.issues.length){let w=t.keyType._zod.run({value:Number(u),issues:[]},o);if(w instanceof Promise)throw new Error(
"Async schemas not supported in object keys currently");w.issues.length===0&&(l=w)}if(l.issues.length){t.mode==="loose"?r.value[u]=s[u]:a?(c=
c??[],c.push(u)):r.issues.push({code:"invalid_key",origin:"record",issues:l.issues.map(w=>me(w,o,ie())),input:u,path:[u],inst:e});continue}let h=l.
value;if(h==="__proto__")continue;let y=t.valueType._zod.run({value:s[u],issues:[]},o);y instanceof Promise?i.push(y.then(w=>{w.issues.length&&
r.issues.push(...fe(u,w.issues)),r.value[h]=w.value})):(y.issues.length&&r.issues.push(...fe(u,y.issues)),r.value[h]=y.value)}c&&c.length>0&&
r.issues.push({code:"unrecognized_keys",input:s,inst:e,keys:c,continue:!0})}return i.length?Promise.all(i).then(()=>r):r}});var Kn=p("$ZodEnum",(e,t)=>{M.init(e,t);let n=vn(t.entries),r=new Set(n);e._zod.values=r,C(e,"pattern",o=>{let s=vn(o.def.entries).filter(i=>zo.
has(typeof i));return new RegExp(s.length?`^(${s.map(i=>ze(i.toString())).join("|")})$`:"^[^\\s\\S]$")}),e._zod.parse=(o,s)=>{let i=o.value;
return r.has(i)||o.issues.push({code:"invalid_value",values:n,input:i,inst:e}),o}}),Yn=p("$ZodLiteral",(e,t)=>{M.init(e,t);let n=new Set(t.values);
e._zod.values=n,C(e,"pattern",r=>{let o=r.def.values;return new RegExp(o.length?`^(${o.map(s=>typeof s=="string"?ze(s):s?ze(s.toString()):String(
s)).join("|")})$`:"^[^\\s\\S]$")}),e._zod.parse=(r,o)=>{let s=r.value;return n.has(s)||r.issues.push({code:"invalid_value",values:t.values,input:s,
inst:e}),r}});var ms=p("$ZodTransform",(e,t)=>{M.init(e,t),e._zod.optin="optional",X.memoizer?.guard(e),e._zod.parse=(n,r)=>{if(r.direction==="backward")throw new ut(
e.constructor.name);let o=t.transform(n.value,n);if(r.async)return(o instanceof Promise?o:Promise.resolve(o)).then(i=>(n.value=i,n));if(o instanceof
Promise)throw new he;return n.value=o,n}});function lu(e,t){return e.value=t.issues.length?void 0:t.value,e}var Xn=p("$ZodOptional",(e,t)=>{
M.init(e,t),C(e,"optin",n=>n.def.innerType._zod.optin==="defaulted"?"defaulted":"optional"),e._zod.optout="optional",C(e,"values",n=>{let r=n.
def.innerType._zod.values;return r?new Set([...r,void 0]):void 0}),C(e,"pattern",n=>{let r=n.def.innerType._zod.pattern;return r?new RegExp(
`^(${Ct(r.source)})?$`):void 0}),e._zod.parse=(n,r)=>{if(n.value===void 0){if(t.innerType._zod.optin!=="defaulted")return n;let o=t.innerType.
_zod.run({value:n.value,issues:[]},r);return o instanceof Promise?o.then(s=>lu(n,s)):lu(n,o)}return t.innerType._zod.run(n,r)}}),Qn=p("$ZodE\
xactOptional",(e,t)=>{Xn.init(e,t),C(e,"values",n=>n.def.innerType._zod.values),C(e,"pattern",n=>n.def.innerType._zod.pattern),e._zod.parse=
(n,r)=>t.innerType._zod.run(n,r)}),er=p("$ZodNullable",(e,t)=>{M.init(e,t),C(e,"optin",n=>n.def.innerType._zod.optin),C(e,"optout",n=>n.def.
innerType._zod.optout),C(e,"pattern",n=>{let r=n.def.innerType._zod.pattern;return r?new RegExp(`^(${Ct(r.source)}|null)$`):void 0}),C(e,"va\
lues",n=>n.def.innerType._zod.values?new Set([...n.def.innerType._zod.values,null]):void 0),e._zod.parse=(n,r)=>n.value===null?n:t.innerType.
_zod.run(n,r)}),hs=p("$ZodDefault",(e,t)=>{M.init(e,t),e._zod.optin="defaulted",C(e,"values",n=>n.def.innerType._zod.values),e._zod.parse=(n,r)=>{
if(r.direction==="backward")return t.innerType._zod.run(n,r);if(n.value===void 0)return n.value=t.defaultValue,n;let o=t.innerType._zod.run(
n,r);return o instanceof Promise?o.then(s=>du(s,t)):du(o,t)}});function du(e,t){return e.value===void 0&&(e.value=t.defaultValue),e}var gs=p(
"$ZodPrefault",(e,t)=>{M.init(e,t),e._zod.optin="defaulted",C(e,"values",n=>n.def.innerType._zod.values),e._zod.parse=(n,r)=>(r.direction===
"backward"||n.value===void 0&&(n.value=t.defaultValue),t.innerType._zod.run(n,r))}),bs=p("$ZodNonOptional",(e,t)=>{M.init(e,t),C(e,"values",
n=>{let r=n.def.innerType._zod.values;return r?new Set([...r].filter(o=>o!==void 0)):void 0}),e._zod.parse=(n,r)=>{let o=t.innerType._zod.run(
n,r);return o instanceof Promise?o.then(s=>pu(s,e)):pu(o,e)}});function pu(e,t){return!e.issues.length&&e.value===void 0&&e.issues.push({code:"\
invalid_type",expected:"nonoptional",input:e.value,inst:t}),e}function fu(e,t,n,r){return t.issues.length?(e.value=n.catchValue({...t,value:e.value,error:{issues:t.issues.map(o=>me(o,r,ie()))},input:e.value}),
e):(e.value=t.value,t.memo&&(e.memo=!0),e)}var ys=p("$ZodCatch",(e,t)=>{M.init(e,t),C(e,"optin",n=>n.def.innerType._zod.optin==="defaulted"?
"defaulted":"optional"),C(e,"optout",n=>n.def.innerType._zod.optout),C(e,"values",n=>n.def.innerType._zod.values),e._zod.parse=(n,r)=>{if(r.
direction==="backward")return t.innerType._zod.run(n,r);let o=t.innerType._zod.run({value:n.value,issues:[]},r);return o instanceof Promise?
o.then(s=>fu(n,s,t,r)):fu(n,o,t,r)}});var ws=p("$ZodPipe",(e,t)=>{M.init(e,t),C(e,"values",n=>n.def.in._zod.values),C(e,"optin",n=>n.def.in._zod.optin),C(e,"optout",n=>n.def.out.
_zod.optout),C(e,"propValues",n=>n.def.in._zod.propValues),e._zod.parse=(n,r)=>{if(r.direction==="backward"){let s=t.out._zod.run(n,r);return s instanceof
Promise?s.then(i=>Nn(i,t.in,r)):Nn(s,t.in,r)}let o=t.in._zod.run(n,r);return o instanceof Promise?o.then(s=>Nn(s,t.out,r)):Nn(o,t.out,r)}});
function Nn(e,t,n){return e.issues.some(r=>r.code!=="unrecognized_keys")?(e.aborted=!0,e):t._zod.run({value:e.value,issues:e.issues},n)}var xs=p("$ZodReadonly",(e,t)=>{M.init(e,t),C(e,"propValues",n=>n.def.innerType._zod.propValues),C(e,"values",n=>n.def.innerType._zod.values),
C(e,"optin",n=>n.def.innerType?._zod?.optin),C(e,"optout",n=>n.def.innerType?._zod?.optout),e._zod.parse=(n,r)=>{if(r.direction==="backward")
return t.innerType._zod.run(n,r);let o=t.innerType._zod.run(n,r);return o instanceof Promise?o.then(mu):mu(o)}});function mu(e){return e.memo||
(e.value=Object.freeze(e.value)),e}var tr=p("$ZodCustom",(e,t)=>{W.init(e,t),M.init(e,t),e._zod.parse=(n,r)=>n,e._zod.check=n=>{let r=n.value,o=t.fn(r);if(o instanceof Promise)
return o.then(s=>hu(s,n,r,e));hu(o,n,r,e)}});function hu(e,t,n,r){if(!e){let o={code:"custom",input:n,inst:r,path:[...r._zod.def.path??[]],continue:!r.
_zod.def.abort};r._zod.def.params&&(o.params=r._zod.def.params),t.issues.push(ct(o))}}var vs=class extends Error{constructor(){super("Cannot parse a reference cycle that closes through a transform"),this.name="ZodCyclicError"}},
_s="~memo",Su=[];function Ou(e){return e!==null&&typeof e=="object"}function $s(e){return e.map(t=>t.path?{...t,path:t.path.slice()}:{...t})}
var ku=new WeakMap,Bt=0,or=1,Gt=2;function sr(e,t,n){let r=ku.get(e);if(r!==void 0)return r?Gt:Bt;if(t.has(e))return Gt;t.add(e);let o=Bt,s=l=>{
if(o!==Gt&&l?._zod){let m=sr(l,t,n);m>o&&(o=m)}},i=(l,m)=>{let h=Bt;for(let y of Reflect.ownKeys(l)){let w=Object.getOwnPropertyDescriptor(l,
y);if(m&&!w.enumerable)continue;let O=w.get?or:w.value?._zod?sr(w.value,t,n):Bt;O>h&&(h=O)}return h},a=l=>{l>o&&(o=l)},c=e._zod.def,u=c.type;
switch(u){case"object":{let l=at(c);a(l?i(l,!0):or),s(c.catchall);break}case"array":s(c.element);break;case"tuple":for(let l of c.items)s(l);
s(c.rest);break;case"record":case"map":s(c.keyType),s(c.valueType);break;case"set":s(c.valueType);break;case"union":for(let l of c.options)s(
l);break;case"intersection":s(c.left),s(c.right);break;case"optional":case"nullable":case"default":case"prefault":case"catch":case"readonly":case"\
nonoptional":case"promise":case"success":s(c.innerType);break;case"pipe":s(c.in),s(c.out);break;case"function":s(c.input),s(c.output);break;case"\
lazy":{let l=c._cachedInner??(n?e._zod.innerType:void 0);a(l?sr(l,t,!1):or);break}case"template_literal":case"string":case"number":case"int":case"\
boolean":case"bigint":case"symbol":case"undefined":case"null":case"void":case"never":case"any":case"unknown":case"date":case"nan":case"enum":case"\
literal":case"file":case"transform":case"custom":break;default:for(let l in c){let m=Object.getOwnPropertyDescriptor(c,l);if(!m||m.get)continue;
let h=m.value;if(!(!h||typeof h!="object")){if(h._zod)s(h);else if(Array.isArray(h))for(let y of h)s(y)}}}return t.delete(e),Lm(e,o)}function Lm(e,t){
return t!==or&&ku.set(e,t===Gt),t}function Zm(e,t){let n=e.buckets.get(t);return n||(n=new WeakMap,e.buckets.set(t,n)),n}var nr,rr=[],Dm={alloc(e,t,n){let r=nr;if(!r)return n;
nr=void 0;let o={value:n,issues:null};return r.set(t.value,o),rr.push(o),n},guard(e){var t;(t=e._zod).deferred??(t.deferred=[]),e._zod.deferred.
push(()=>{let n=e._zod.parse,r=(o,s)=>{if(s.direction!=="backward"&&Fm(s,o.value))throw new vs;return n(o,s)};e._zod.parse=r,e._zod.run===n&&
(e._zod.run=r)})},attach(e){var t;let n,r=!1,o,s;(t=e._zod).deferred??(t.deferred=[]),e._zod.deferred.push(()=>{let i=e._zod.parse,a=(c,u)=>{
if(n===void 0){let E=sr(e,new Set,!1);if(E===Bt)return e._zod.parse=i,e._zod.run===a&&(e._zod.run=i),i(c,u);E===Gt||r?n=!0:r=!0}let l=c.value;
if(!Ou(l))return i(c,u);let m=u[_s];m||(m={buckets:new WeakMap,backEdges:void 0},u[_s]=m);let h;o===u?h=s:(h=Zm(m,e),o=u,s=h);let y=h.get(l);
if(y)return c.value=y.value,y.issues?y.issues.length&&c.issues.push(...$s(y.issues)):(c.memo=!0,m.backEdges??(m.backEdges=new WeakSet),m.backEdges.
add(y.value)),c;nr=h;let w=rr.length,O=i(c,u);nr=void 0;let k=rr.length>w?rr.pop():void 0;return O instanceof Promise?O.then(E=>(k&&(k.issues=
E.issues.length?$s(E.issues):Su),E)):(k&&(k.issues=O.issues.length?$s(O.issues):Su),O)};e._zod.parse=a,e._zod.run===i&&(e._zod.run=a)})}};function Ru(){
return Dm}function Fm(e,t){let n=e[_s]?.backEdges;return n!==void 0&&Ou(t)&&n.has(t)}var jm=()=>{let e={string:{unit:"characters",verb:"to have"},file:{unit:"bytes",verb:"to have"},array:{unit:"items",verb:"to have"},set:{unit:"\
items",verb:"to have"},map:{unit:"entries",verb:"to have"}};function t(s){return e[s]??null}let n={regex:"input",email:"email address",url:"\
URL",emoji:"emoji",uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"UUIDv6",nanoid:"nanoid",guid:"GUID",cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"XID",ksuid:"\
KSUID",datetime:"ISO datetime",date:"ISO date",time:"ISO time",duration:"ISO duration",ipv4:"IPv4 address",ipv6:"IPv6 address",mac:"MAC addr\
ess",cidrv4:"IPv4 range",cidrv6:"IPv6 range",base64:"base64-encoded string",base64url:"base64url-encoded string",json_string:"JSON string",e164:"\
E.164 number",currency_code:"currency code",credit_card:"credit card number",iban:"IBAN",jwt:"JWT",template_literal:"input"},r={nan:"NaN"};function o(s,i){
return s==="number"&&typeof i=="number"&&!Number.isFinite(i)?String(i):r[s]??s}return s=>{switch(s.code){case"invalid_type":{let i=o(s.expected),
a=Ro(s.input),c=o(a,s.input);return`Invalid input: expected ${i}, received ${c}`}case"invalid_value":return s.values.length===1?`Invalid inp\
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
alid_element":return`Invalid value in ${s.origin}`;default:return"Invalid input"}}};function Eu(){return{localeError:jm()}}var Pu;var zs=class{constructor(){this._map=new WeakMap,this._idmap=new Map}add(t,...n){let r=n[0];return this._map.set(t,r),r&&typeof r=="object"&&
"id"in r&&this._idmap.set(r.id,t),this}clear(){return this._map=new WeakMap,this._idmap=new Map,this}remove(t){let n=this._map.get(t);return n&&
typeof n=="object"&&"id"in n&&this._idmap.delete(n.id),this._map.delete(t),this}get(t){let n=t._zod.parent;if(n){let r={...this.get(n)??{}};
delete r.id;let o={...r,...this._map.get(t)};return Object.keys(o).length?o:void 0}return this._map.get(t)}has(t){return this._map.has(t)}};
function Um(){return new zs}(Pu=globalThis).__zod_globalRegistry??(Pu.__zod_globalRegistry=Um());var Ht=globalThis.__zod_globalRegistry;function Cu(e){return e.checks&&(e.checks=[...e.checks]),e}function ir(e,t){return new e(Cu({type:"string",..._(t)}))}function Ss(e,t){return new e({type:"string",format:"email",check:"string_format",abort:!1,..._(t)})}function Os(e,t){return new e({type:"st\
ring",format:"guid",check:"string_format",abort:!1,..._(t)})}function ks(e,t){return new e({type:"string",format:"uuid",check:"string_format",
abort:!1,..._(t)})}function Rs(e,t){return new e({type:"string",format:"uuid",check:"string_format",abort:!1,version:"v4",..._(t)})}function Es(e,t){
return new e({type:"string",format:"uuid",check:"string_format",abort:!1,version:"v6",..._(t)})}function Ps(e,t){return new e({type:"string",
format:"uuid",check:"string_format",abort:!1,version:"v7",..._(t)})}function Cs(e,t){return new e({type:"string",format:"url",check:"string_\
format",abort:!1,..._(t)})}function Ts(e,t){return new e({type:"string",format:"emoji",check:"string_format",abort:!1,..._(t)})}function Ms(e,t){
return new e({type:"string",format:"nanoid",check:"string_format",abort:!1,..._(t)})}function Is(e,t){return new e({type:"string",format:"cu\
id",check:"string_format",abort:!1,..._(t)})}function As(e,t){return new e({type:"string",format:"cuid2",check:"string_format",abort:!1,..._(
t)})}function Ns(e,t){return new e({type:"string",format:"ulid",check:"string_format",abort:!1,..._(t)})}function Ls(e,t){return new e({type:"\
string",format:"xid",check:"string_format",abort:!1,..._(t)})}function Zs(e,t){return new e({type:"string",format:"ksuid",check:"string_form\
at",abort:!1,..._(t)})}function Ds(e,t){return new e({type:"string",format:"ipv4",check:"string_format",abort:!1,..._(t)})}function Fs(e,t){
return new e({type:"string",format:"ipv6",check:"string_format",abort:!1,..._(t)})}function js(e,t){return new e({type:"string",format:"cidrv4",check:"string_format",abort:!1,..._(t)})}function Us(e,t){return new e({type:"s\
tring",format:"cidrv6",check:"string_format",abort:!1,..._(t)})}function Bs(e,t){return new e({type:"string",format:"base64",check:"string_f\
ormat",abort:!1,..._(t)})}function Gs(e,t){return new e({type:"string",format:"base64url",check:"string_format",abort:!1,..._(t)})}function Hs(e,t){
return new e({type:"string",format:"e164",check:"string_format",abort:!1,..._(t)})}function Ws(e,t){return new e({type:"string",format:"jwt",check:"string_format",abort:!1,..._(t)})}function ar(e,t){return new e({type:"string",format:"datetime",check:"string_format",offset:!1,local:!1,precision:null,..._(t)})}function cr(e,t){
return new e({type:"string",format:"date",check:"string_format",..._(t)})}function ur(e,t){return new e({type:"string",format:"time",check:"\
string_format",precision:null,..._(t)})}function lr(e,t){return new e({type:"string",format:"duration",check:"string_format",..._(t)})}function dr(e,t){
return new e(Cu({type:"number",checks:[],..._(t)}))}function pr(e,t){return new e({type:"number",check:"number_format",abort:!1,format:"safeint",..._(t)})}function fr(e,t){return new e({type:"boolean",..._(t)})}function Vs(e,t){return new e({type:"null",..._(t)})}function mr(e){return new e({type:"unknown"})}function hr(e,t){return new e({type:"never",..._(t)})}function Wt(e,t){return new Fo({check:"less_than",..._(t),value:e,inclusive:!1})}function Je(e,t){return new Fo({check:"less_than",..._(t),value:e,
inclusive:!0})}function dt(e,t){return new jo({check:"greater_than",..._(t),value:e,inclusive:!1})}function Le(e,t){return new jo({check:"greater_than",..._(
t),value:e,inclusive:!0})}function gr(e){return dt(0,e)}function pt(e){return Le(0,e)}function Vt(e,t){return new Bc({check:"multiple_of",..._(t),value:e})}function F(e,t){return new Hc({check:"max_length",..._(t),maximum:e})}function Se(e,t){return new Wc({check:"min_length",..._(t),minimum:e})}
function Jt(e,t){return new Vc({check:"length_equals",..._(t),length:e})}function Ze(e,t){return new Jc({check:"string_format",format:"regex",
..._(t),pattern:e})}function br(e){return new qc({check:"string_format",format:"lowercase",..._(e)})}function yr(e){return new Kc({check:"st\
ring_format",format:"uppercase",..._(e)})}function wr(e,t){return new Yc({check:"string_format",format:"includes",..._(t),includes:e})}function xr(e,t){
return new Xc({check:"string_format",format:"starts_with",..._(t),prefix:e})}function $r(e,t){return new Qc({check:"string_format",format:"e\
nds_with",..._(t),suffix:e})}function Oe(e){return new eu({check:"overwrite",tx:e})}function vr(e){return Oe(t=>t.normalize(e))}function _r(){return Oe(e=>e.trim())}function zr(){
return Oe(e=>e.toLowerCase())}function Sr(){return Oe(e=>e.toUpperCase())}function Js(){return Oe(e=>$o(e))}function Tu(e,t,n){return new e(
{type:"array",element:t,..._(n)})}function Or(e,t,n){return new e({type:"custom",check:"custom",fn:t,..._(n)})}function qs(e,t){let n=Bm(r=>(r.addIssue=o=>{if(typeof o=="stri\
ng")r.issues.push(ct(o,r.value,n._zod.def));else{let s=o;s.fatal&&(s.continue=!1),s.code??(s.code="custom"),"input"in s||(s.input=r.value),s.
inst??(s.inst=n),s.continue??(s.continue=!n._zod.def.abort),r.issues.push(ct(s))}},e(r.value,r)),t);return n}function Bm(e,t){let n=new W({check:"\
custom",..._(t)});return n._zod.check=e,n}var qt=()=>()=>{throw new Error("bundles make no JSON Schemas")};var Zu=new WeakSet([Object.prototype,Error.prototype]);function kr(e,t,n){Object.defineProperty(e,t,{configurable:!0,enumerable:!1,get(){let r=n(
this);return Object.defineProperty(this,t,{value:r,configurable:!0,writable:!0}),r},set(r){Object.defineProperty(this,t,{value:r,configurable:!0,
writable:!0})}})}var qm=(e,t)=>{sc.init(e,t),e.name="ZodError";let n=Object.getPrototypeOf(e);Zu.has(n)||(Zu.add(n),kr(n,"format",r=>o=>ac(r,
o)),kr(n,"flatten",r=>o=>ic(r,o)),kr(n,"addIssue",r=>o=>{r.issues.push(o),r.message=JSON.stringify(r.issues,ot,2)}),kr(n,"addIssues",r=>o=>{
r.issues.push(...o),r.message=JSON.stringify(r.issues,ot,2)}),Object.defineProperty(n,"isEmpty",{configurable:!0,enumerable:!1,get(){return this.
issues.length===0}}))};var ae=p("ZodError",qm,void 0,{Parent:Error});var Du=Nt(ae),Fu=Lt(ae),ju=Zt(ae),Uu=Dt(ae),Bu=uc(ae),Gu=lc(ae),Hu=dc(ae),Wu=pc(ae),Vu=fc(ae),Ju=mc(ae),qu=hc(ae),Ku=gc(ae);function jh(){X.localeError||ie(Eu())}function Kt(){X.memoizer||ie({memoizer:Ru()})}var L=p("ZodType",(e,t)=>(jh(),M.init(e,t),e.def=t,e.type=
t.type,e),{check(...e){let t=this.def;return this.clone(S.mergeDefs(t,{checks:[...t.checks??[],...e.map(n=>typeof n=="function"?{_zod:{check:n,
def:{check:"custom"},onattach:[]}}:n)]}),{parent:!0})},with(...e){return this.check(...e)},clone(e,t){return ee(this,e,t)},brand(){return this},
register(e,t){return e.add(this,t),this},refine(e,t){return this.check(Lg(e,t))},superRefine(e,t){return this.check(Zg(e,t))},overwrite(e){return this.
check(Oe(e))},optional(){return Xs(this)},exactOptional(){return zg(this)},nullable(){return Qs(this)},nullish(){return Xs(Qs(this))},nonoptional(e){
return Pg(this,e)},array(){return x(this)},or(e){return ne([this,e])},and(e){return wg(this,e)},transform(e){return Yu(this,_g(e))},default(e){
return kg(this,e)},prefault(e){return Eg(this,e)},catch(e){return Tg(this,e)},pipe(e){return Yu(this,e)},readonly(){return Ag(this)},describe(e){
let t=this.clone();return Ht.add(t,{description:e}),t},meta(...e){if(e.length===0)return Ht.get(this);let t=this.clone();return Ht.add(t,e[0]),
t},isOptional(){return this.safeParse(void 0).success},isNullable(){return this.safeParse(null).success},apply(e,...t){return t.length===0?e(
this):e(this,...t)},get"~standard"(){return S.hide(this,"~standard",{...Bo(this),jsonSchema:{input:qt(this,"input"),output:qt(this,"output")}})},
set"~standard"(e){S.own(this,"~standard",e)},parse:function e(t,n){return Du(this,t,n,{callee:e})},parseAsync:async function e(t,n){return await Fu(
this,t,n,{callee:e})},safeParse(e,t){return ju(this,e,t)},async safeParseAsync(e,t){return Uu(this,e,t)},get spa(){return this?.safeParseAsync},
set spa(e){S.own(this,"spa",e)},validate(e,t){return Tn(this,e,t)},validateAsync(e,t){return Mn(this,e,t)},encode:function e(t,n){return Bu(
this,t,n,{callee:e})},decode:function e(t,n){return Gu(this,t,n,{callee:e})},encodeAsync:async function e(t,n){return await Hu(this,t,n,{callee:e})},
decodeAsync:async function e(t,n){return await Wu(this,t,n,{callee:e})},safeEncode(e,t){return Vu(this,e,t)},safeDecode(e,t){return Ju(this,
e,t)},async safeEncodeAsync(e,t){return qu(this,e,t)},async safeDecodeAsync(e,t){return Ku(this,e,t)},toJSONSchema(e){return qt(this,{})(e)},
get description(){return Ht.get(this)?.description},get _def(){return this._zod.def}}),Xu=p("_ZodString",(e,t)=>{lt.init(e,t),L.init(e,t),e.
_zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o)},S.derived({format:e=>(void 0)(e).format??null,minLength:e=>(void 0)(e).minimum??null,maxLength:e=>(void 0)(
e).maximum??null},{regex(...e){return this.check(Ze(...e))},includes(...e){return this.check(wr(...e))},startsWith(...e){return this.check(xr(
...e))},endsWith(...e){return this.check($r(...e))},min(...e){return this.check(Se(...e))},max(...e){return this.check(F(...e))},length(...e){
return this.check(Jt(...e))},nonempty(...e){return this.check(Se(1,...e))},lowercase(e){return this.check(br(e))},uppercase(e){return this.check(
yr(e))},trim(){return this.check(_r())},normalize(...e){return this.check(vr(...e))},toLowerCase(){return this.check(zr())},toUpperCase(){return this.
check(Sr())},slugify(){return this.check(Js())}})),Uh=p("ZodString",(e,t)=>{lt.init(e,t),Xu.init(e,t)},{email(e){return this.check(Ss(Vh,e))},
url(e){return this.check(Cs(qh,e))},jwt(e){return this.check(Ws(lg,e))},emoji(e){return this.check(Ts(Kh,e))},guid(e){return this.check(Os(Jh,
e))},uuid(e){return this.check(ks(Rr,e))},uuidv4(e){return this.check(Rs(Rr,e))},uuidv6(e){return this.check(Es(Rr,e))},uuidv7(e){return this.
check(Ps(Rr,e))},nanoid(e){return this.check(Ms(Yh,e))},cuid(e){return this.check(Is(Xh,e))},cuid2(e){return this.check(As(Qh,e))},ulid(e){return this.
check(Ns(eg,e))},base64(e){return this.check(Bs(ag,e))},base64url(e){return this.check(Gs(cg,e))},xid(e){return this.check(Ls(tg,e))},ksuid(e){
return this.check(Zs(ng,e))},ipv4(e){return this.check(Ds(rg,e))},ipv6(e){return this.check(Fs(og,e))},cidrv4(e){return this.check(js(sg,e))},
cidrv6(e){return this.check(Us(ig,e))},e164(e){return this.check(Hs(ug,e))},datetime(e){return this.check(ar(Bh,e))},date(e){return this.check(
cr(Gh,e))},time(e){return this.check(ur(Hh,e))},duration(e){return this.check(lr(Wh,e))}});function d(e){return ir(Uh,e)}var j=p("ZodStringF\
ormat",(e,t)=>{I.init(e,t),Xu.init(e,t)}),Bh=p("ZodISODateTime",(e,t)=>{Dn.init(e,t),j.init(e,t)}),Gh=p("ZodISODate",(e,t)=>{Fn.init(e,t),j.
init(e,t)}),Hh=p("ZodISOTime",(e,t)=>{jn.init(e,t),j.init(e,t)}),Wh=p("ZodISODuration",(e,t)=>{Un.init(e,t),j.init(e,t)}),Vh=p("ZodEmail",(e,t)=>{
Wo.init(e,t),j.init(e,t)});var Jh=p("ZodGUID",(e,t)=>{Go.init(e,t),j.init(e,t)});var Rr=p("ZodUUID",(e,t)=>{Ho.init(e,t),j.init(e,t)});var qh=p("ZodURL",(e,t)=>{Vo.init(e,t),j.init(e,t)});var Kh=p("ZodEmoji",(e,t)=>{Jo.init(e,t),j.init(e,t)});var Yh=p("ZodNanoID",(e,t)=>{qo.init(e,t),j.init(e,t)});var Xh=p("ZodCUID",(e,t)=>{Ko.init(e,t),j.init(e,t)});var Qh=p("ZodCUID2",(e,t)=>{Yo.init(e,t),j.init(e,t)});var eg=p("ZodULID",(e,t)=>{Xo.init(e,t),j.init(e,t)});var tg=p("ZodXID",(e,t)=>{Qo.init(e,t),j.init(e,t)});var ng=p("ZodKSUID",(e,t)=>{es.init(e,t),j.init(e,t)});var rg=p("ZodIPv4",(e,t)=>{ts.init(e,t),j.init(e,t)});var og=p("ZodIPv6",(e,t)=>{ns.init(e,t),j.init(e,t)});var sg=p("ZodCIDRv4",(e,t)=>{rs.init(e,t),j.init(e,t)});var ig=p("ZodCIDRv6",(e,t)=>{os.init(e,t),j.init(e,t)});var ag=p("ZodBase64",(e,t)=>{ss.init(e,t),j.init(e,t)});var cg=p("ZodBase64URL",(e,t)=>{is.init(e,t),j.init(e,t)});var ug=p("ZodE164",(e,t)=>{as.init(e,t),j.init(e,t)});var lg=p("ZodJWT",(e,t)=>{cs.init(e,t),j.init(e,t)});var Qu=p("ZodNumber",(e,t)=>{Ut.init(e,t),L.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e.isFinite=!0},S.derived({minValue:e=>{
let{minimum:t,exclusiveMinimum:n}=(void 0)(e);return Math.max(t??Number.NEGATIVE_INFINITY,n??Number.NEGATIVE_INFINITY)},maxValue:e=>{let{maximum:t,
exclusiveMaximum:n}=(void 0)(e);return Math.min(t??Number.POSITIVE_INFINITY,n??Number.POSITIVE_INFINITY)},isInt:e=>{let{isInt:t,multipleOf:n}=(void 0)(
e);return!!t||!!n?.some(Number.isSafeInteger)},format:e=>(void 0)(e).format??null},{gt(e,t){return this.check(dt(e,t))},gte(e,t){return this.
check(Le(e,t))},min(e,t){return this.check(Le(e,t))},lt(e,t){return this.check(Wt(e,t))},lte(e,t){return this.check(Je(e,t))},max(e,t){return this.
check(Je(e,t))},int(e){return this.check(A(e))},safe(e){return this.check(A(e))},positive(e){return this.check(dt(0,e))},nonnegative(e){return this.
check(Le(0,e))},negative(e){return this.check(Wt(0,e))},nonpositive(e){return this.check(Je(0,e))},multipleOf(e,t){return this.check(Vt(e,t))},
step(e,t){return this.check(Vt(e,t))},finite(){return this}}));function f(e){return dr(Qu,e)}var dg=p("ZodNumberFormat",(e,t)=>{Bn.init(e,t),
Qu.init(e,t)});function A(e){return pr(dg,e)}var pg=p("ZodBoolean",(e,t)=>{Gn.init(e,t),L.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o)});function te(e){return fr(pg,e)}var fg=p("ZodNull",(e,t)=>{us.init(e,t),L.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o)});function el(e){return Vs(fg,e)}var mg=p("ZodUnknown",(e,t)=>{Hn.init(e,t),L.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o)});function ke(){return mr(mg)}var hg=p(
"ZodNever",(e,t)=>{Wn.init(e,t),L.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o)});function tl(e){return hr(hg,e)}var gg=p("ZodArray",(e,t)=>{Kt(),Vn.init(e,t),L.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e.element=t.element},{min(e,t){
return this.check(Se(e,t))},nonempty(e){return this.check(Se(1,e))},max(e,t){return this.check(F(e,t))},length(e,t){return this.check(Jt(e,t))},
unwrap(){return this.element}});function x(e,t){return Tu(gg,e,t)}var ei=p("ZodObject",(e,t)=>{Kt(),zu.init(e,t),L.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),S.installLazyProp(e,"shape",n=>n.
_zod.def.shape,!1)},{keyof(){return z(Object.keys(this._zod.def.shape))},catchall(e){return this.clone(S.mergeDefs(this._zod.def,{catchall:e}))},
passthrough(){return this.clone(S.mergeDefs(this._zod.def,{catchall:ke()}))},loose(){return this.clone(S.mergeDefs(this._zod.def,{catchall:ke()}))},
strict(){return this.clone(S.mergeDefs(this._zod.def,{catchall:tl()}))},strip(){return this.clone(S.mergeDefs(this._zod.def,{catchall:void 0}))},
extend(e){return S.extend(this,e)},safeExtend(e){return S.safeExtend(this,e)},merge(e){return S.merge(this,e)},pick(e){return S.pick(this,e)},
omit(e){return S.omit(this,e)},partial(...e){return S.partial(ti,this,e[0])},exactPartial(...e){return S.partial(ol,this,e[0],"exactPartial")},
required(...e){return S.required(il,this,e[0])}});function nl(e,t){let n={type:"object",shape:e??{},...S.normalizeParams(t)};return new ei(n)}
function g(e,t){return new ei({type:"object",shape:e,catchall:tl(),...S.normalizeParams(t)})}function qe(e,t){return new ei({type:"object",shape:e,
catchall:ke(),...S.normalizeParams(t)})}var rl=p("ZodUnion",(e,t)=>{Jn.init(e,t),L.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,
r,o),e.options=t.options});function ne(e,t){return new rl({type:"union",options:e,...S.normalizeParams(t)})}var bg=p("ZodDiscriminatedUnion",(e,t)=>{rl.init(e,t),ds.init(e,t)});function xe(e,t,n){return new bg({type:"union",options:t,discriminator:e,
...S.normalizeParams(n)})}var yg=p("ZodIntersection",(e,t)=>{ps.init(e,t),L.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o)});
function wg(e,t){return new yg({type:"intersection",left:e,right:t})}var xg=p("ZodTuple",(e,t)=>{Kt(),qn.init(e,t),L.init(e,t),e._zod.processJSONSchema=
(n,r,o)=>(void 0)(e,n,r,o)},{rest(e){return this.clone({...this._zod.def,rest:e})},partial(){let e=this._zod.def;if(e.checks?.length)throw new Error(
".partial() cannot be used on tuple schemas containing refinements");return this.clone({...e,items:e.items.map(t=>new ti({type:"optional",innerType:t}))})}});
function Er(e,t,n){let r=t instanceof M,o=r?n:t,s=r?t:null;return new xg({type:"tuple",items:e,rest:s,...S.normalizeParams(o)})}var Ks=p("Zo\
dRecord",(e,t)=>{Kt(),fs.init(e,t),L.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e.keyType=t.keyType,e.valueType=t.valueType});
function re(e,t,n){return!t||!t._zod?new Ks({type:"record",keyType:d(),valueType:e,...S.normalizeParams(t)}):new Ks({type:"record",keyType:e,
valueType:t,...S.normalizeParams(n)})}function Re(e,t,n){return new Ks({type:"record",keyType:e,valueType:t,...S.normalizeParams(n),partial:!0})}var Ys=p("ZodEnum",(e,t)=>{Kn.init(e,t),L.init(e,t),e._zod.processJSONSchema=(r,o,s)=>(void 0)(e,r,o,s),e.enum=t.entries,e.options=[...e._zod.
values];let n=new Set(Object.keys(t.entries));e.extract=(r,o)=>{let s={};for(let i of r)if(n.has(i))s[i]=t.entries[i];else throw new Error(`\
Key ${i} not found in enum`);return new Ys({...t,checks:[],...S.normalizeParams(o),entries:s})},e.exclude=(r,o)=>{let s={...t.entries};for(let i of r)
if(n.has(i))delete s[i];else throw new Error(`Key ${i} not found in enum`);return new Ys({...t,checks:[],...S.normalizeParams(o),entries:s})}});
function z(e,t){let n=Array.isArray(e)?Object.fromEntries(e.map(r=>[r,r])):e;return new Ys({type:"enum",entries:n,...S.normalizeParams(t)})}var $g=p("ZodLiteral",(e,t)=>{Yn.init(e,t),L.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e.values=new Set(t.values),Object.
defineProperty(e,"value",{get(){if(t.values.length>1)throw new Error("This schema contains multiple valid literal values. Use `.values` inst\
ead.");return t.values[0]}})});function D(e,t){return new $g({type:"literal",values:Array.isArray(e)?e:[e],...S.normalizeParams(t)})}var vg=p("ZodTransform",(e,t)=>{Kt(),ms.init(e,t),L.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e._zod.parse=(n,r)=>{if(r.
direction==="backward")throw new ut(e.constructor.name);n.addIssue=s=>{if(typeof s=="string")n.issues.push(S.issue(s,n.value,t));else{let i=s;
i.fatal&&(i.continue=!1),i.code??(i.code="custom"),"input"in i||(i.input=n.value),i.inst??(i.inst=e),n.issues.push(S.issue(i))}};let o=t.transform(
n.value,n);return o instanceof Promise?o.then(s=>(n.value=s,n)):(n.value=o,n)}});function _g(e){return new vg({type:"transform",transform:e})}
var ti=p("ZodOptional",(e,t)=>{Xn.init(e,t),L.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e.unwrap=()=>e._zod.def.innerType});
function Xs(e){return new ti({type:"optional",innerType:e})}var ol=p("ZodExactOptional",(e,t)=>{Qn.init(e,t),L.init(e,t),e._zod.processJSONSchema=
(n,r,o)=>(void 0)(e,n,r,o),e.unwrap=()=>e._zod.def.innerType});function zg(e){return new ol({type:"optional",innerType:e})}var Sg=p("ZodNull\
able",(e,t)=>{er.init(e,t),L.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e.unwrap=()=>e._zod.def.innerType});function Qs(e){
return new Sg({type:"nullable",innerType:e})}function sl(e){return Xs(Qs(e))}var Og=p("ZodDefault",(e,t)=>{hs.init(e,t),L.init(e,t),e._zod.processJSONSchema=
(n,r,o)=>(void 0)(e,n,r,o),e.unwrap=()=>e._zod.def.innerType,e.removeDefault=e.unwrap});function kg(e,t){return new Og({type:"default",innerType:e,
get defaultValue(){return typeof t=="function"?t():S.shallowClone(t)}})}var Rg=p("ZodPrefault",(e,t)=>{gs.init(e,t),L.init(e,t),e._zod.processJSONSchema=
(n,r,o)=>(void 0)(e,n,r,o),e.unwrap=()=>e._zod.def.innerType});function Eg(e,t){return new Rg({type:"prefault",innerType:e,get defaultValue(){
return typeof t=="function"?t():S.shallowClone(t)}})}var il=p("ZodNonOptional",(e,t)=>{bs.init(e,t),L.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(
e,n,r,o),e.unwrap=()=>e._zod.def.innerType});function Pg(e,t){return new il({type:"nonoptional",innerType:e,...S.normalizeParams(t)})}var Cg=p("ZodCatch",(e,t)=>{ys.init(e,t),L.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e.unwrap=()=>e._zod.def.innerType,e.
removeCatch=e.unwrap});function Tg(e,t){return new Cg({type:"catch",innerType:e,catchValue:typeof t=="function"?t:S.constantCatch(t)})}var Mg=p("ZodPipe",(e,t)=>{ws.init(e,t),L.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e.in=t.in,e.out=t.out});function Yu(e,t){
return new Mg({type:"pipe",in:e,out:t})}var Ig=p("ZodReadonly",(e,t)=>{xs.init(e,t),L.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e.unwrap=()=>e._zod.def.innerType});
function Ag(e){return new Ig({type:"readonly",innerType:e})}var Ng=p("ZodCustom",(e,t)=>{tr.init(e,t),L.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o)});function Lg(e,t={}){return Or(Ng,e,t)}function Zg(e,t){return qs(e,t)}import{stripVTControlCharacters as Dg}from"node:util";var Fg=/(?![\t\n]|\uFE0F)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu,
jg=new RegExp("(\\p{M}{4})\\p{M}+","gu");function Ug(e){return Dg(e.replace(/\r\n?/g,`
`)).replace(Fg,"").replace(jg,"$1")}function $e(e){return Ug(e).replace(/\s+/g," ").trim()}function Ke(e,t){return e.length<=t?e:`${e.slice(
0,t-1).replace(/[\uD800-\uDBFF]$/,"").trimEnd()}\u2026`}var Bg=/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;function Gg(e){return e.replaceAll(Bg,t=>{let n=t.codePointAt(0).toString(16);return n.length>4?
`\\u{${n}}`:`\\u${n.padStart(4,"0")}`})}function Yt(e){return`"${Gg(e.length>60?`${e.slice(0,57)}...`:e)}"`}function ni(e){return e.replace(
/^([^\w\r\n]*?):(?=:)/gm,"$1:\u2060").replaceAll("##[","##\u2060[")}function ri(e,{GITHUB_ACTIONS:t}){return t==="true"?ni(e):e}var De=x(g({name:d(),key:z(["inherit","secrets"]).describe("The key of the target that hands it on.")})).exactOptional().describe("Variables\
 that are set, were not handed on, and may be what it lacked.");var b=(e,t)=>g({code:D(e),...t}),J=z(["base","head"]),oi=g({exitCode:f().nullable(),signal:d().nullable()}).describe("Both null where nothin\
g is known but that it ended."),al=z(["content-length","chunked","until-close","none"]),Hg=g({asked:f().describe("The port that was asked."),
at:x(g({host:d(),port:f()})).describe("Where it listens.")}).describe("Set where nobody accepted a connection, and it is known where the ser\
ver listens."),si=z(["http","https","http2"]).describe("Set where it speaks another protocol than it was asked in; http2 is without TLS."),Xt={
through:D("nginx").exactOptional().describe("Set where the server itself answers."),interim:f().exactOptional().describe("The status (1xx) t\
hat its answers have before the one that counts.")},Pr={afterLoad:D(!0).exactOptional()},cl=x(ne([g({status:d(),count:f()}),g({error:d(),count:f()})])),
Wg=z(["differs","too-long","too-slow"]),Vg=ne([g({text:d()}).describe("The beginning of the whole body that is expected."),g({contains:d()}),
g({matches:d(),why:Wg}).describe("Whether it does not match, or is too long to be looked at, or the expression takes too long."),g({json:d(),
at:d(),got:d().nullable()}).describe("JSON that is expected, the way to it (`$.user.id`), and what is there; null for nothing."),g({json:el()}).
describe("It is no JSON at all.")]).describe("The first that is expected of it and is not so."),Qt=xe("code",[b("wrong-status",{path:d(),status:f(),
expected:ne([f(),x(f())]).describe("Of several, each would be right."),body:d().describe("Its beginning, without secrets."),speaks:si.exactOptional(),
...Xt,...Pr}),b("wrong-body",{path:d(),bytes:f(),body:d().describe("Its beginning, without secrets."),lacks:Vg,...Pr}),b("wrong-header",{path:d(),
name:d(),value:d().nullable(),expected:d(),...Pr}),b("no-answer",{path:d(),error:d(),speaks:si.exactOptional(),...Xt,...Pr}),b("length-chang\
ed",{path:d(),bytes:f()}),b("lengths-differ",{path:d(),base:f(),head:f()}),b("framing-differs",{path:d(),base:al,head:al}),b("errors",{failed:f(),
of:f(),unit:z(["requests","operations"]),most:cl.describe("The most frequent."),through:Xt.through}),b("no-answers",{seconds:f(),most:cl.describe(
"The most frequent."),through:Xt.through}),b("wrong-size",{answers:f(),bytes:f(),least:f(),most:f()}),b("too-many-connections",{side:z(["cli\
ent","upstream"]).describe("Of nginx; client where there is none."),opened:f(),requests:f()}),b("died",{end:oi,of:z(["server","service"]),service:d().
exactOptional(),when:z(["starting","before-load","under-load"]).exactOptional(),withheld:De,lacks:d().exactOptional().describe("A module tha\
t it said it could not find.")}),b("restarted",{}),b("worked-unasked",{cpu:f().describe("CPU seconds that it used while only the other varia\
nt was loaded."),other:f().describe("The same of the other variant, while only this one was loaded."),seconds:f()}),b("accepted-unasked",{connections:f().
describe("Accepted while only the other variant was loaded."),seconds:f()}),b("reached-other",{of:J.describe("Whose server, service or nginx\
 it was connected to."),connections:f(),listened:D(!0).exactOptional().describe("Where it listened at a port of the other instead of being c\
onnected to it.")}),b("ended-other",{of:J.describe("Whose server was ended by a signal while this one's ran beside it."),end:oi}),b("fails-b\
eside",{of:J.describe("Which could not be started beside this one, and could alone.")}),b("changed-files",{of:J.describe("Whose files were c\
hanged while both ran, and not those of this one."),path:d().describe("The first of them."),files:f()}),b("left-its-group",{processes:f(),cpu:f().
describe("CPU seconds that they used, which no meter of the variant counts.")}),b("not-ready",{seconds:f(),last:ne([g({path:d(),status:f()}),
g({error:d()})]).nullable().describe("What it answered last; null where it answered nothing."),service:d().exactOptional(),listens:Hg.exactOptional(),
speaks:si.exactOptional(),...Xt,runOver:D(!0).exactOptional().describe("Set where the run's time was over first.")}),b("start-failed",{error:d()}),
b("prepare-failed",{command:x(d()),error:d(),withheld:De}),b("command-failed",{error:d(),withheld:De}),b("no-report",{output:d().describe("T\
he last lines of a command that reported no operations, though base's does.")}),b("impossible-time",{seconds:f().describe("What a command sa\
id that it had worked."),wall:f().describe("From its start to its end, as hyperfine noted it.")}),b("timing-altered",{noted:f().describe("Wa\
ll seconds that hyperfine noted."),wall:f().describe("From its start to its end by loadgate's clock.")}),b("generator-failed",{error:d()}),b(
"background-load-failed",{failed:f().exactOptional(),answered:f().exactOptional(),error:d().exactOptional()}),b("proxy-failed",{variant:J,end:oi.
nullable(),seconds:f().nullable().describe("Set where it was waited for so long."),error:d().nullable().describe("The last line of its log.")}),
b("harness-failed",{error:d()}),b("burner-elsewhere",{})]);function ul(e){return["wrong-status","wrong-body","wrong-header","no-answer"].includes(
e.code)}var Jg=["generator-failed","background-load-failed","proxy-failed","harness-failed","burner-elsewhere"];function ll({code:e}){return Jg.
includes(e)}var en=z(["direct","nginx"]),Cr=z(["server","proxy","generator","dependency"]),T=f().nullable(),dl=re(d(),f()),mt=z(["out-of-ports","proxy-s\
aturated","generator-saturated","dependency","littles-law","too-few-requests","unsteady","out-of-step","over-capacity"]),qg=g({by:z(["hyperf\
ine","engine"]).describe("Who timed it: where containers run on another machine, their engine's notes of start and end."),runs:A().positive().
describe("How many times it ran, one after the other."),user:T.describe("CPU seconds of all runs in user mode."),system:T.describe("The same\
 in the kernel."),exitCode:A().nullable().describe("Of the first run that failed, else 0; null where it was ended."),operations:A().positive().
nullable().describe("As its last line said; null where it said none, and its time per run is what counts."),seconds:T.describe("What it work\
ed for by its own clock; null where it said none.")}).describe("Of a command that was run to its end."),Kg=g({variant:J,wall:f().describe("W\
all time of the load in seconds, as the generator saw it; of a command the time of all its runs, each from its start to its end."),byStatus:dl.
describe("Answers by status."),errors:dl.describe("Errors by the generator's own text, deadline aborts left out."),aborted:f().describe("Req\
uests in flight when the time was up; normal, one per connection."),bytes:f().describe("Body bytes received."),correct:f().describe("Answers\
 with the expected status."),latency:g({mean:T,p50:T,p90:T,p95:T.exactOptional(),p99:T}).describe("In seconds. The oldest results have no p9\
5."),latencies:x(Er([f().nonnegative(),A().positive()])).max(1e4).exactOptional().describe("In an open loop: latencies from the intended sta\
rt in seconds, to three digits, ascending, and how often each."),cpu:g({server:T,proxy:T,generator:T}).describe("CPU seconds used."),busiest:g(
{server:T,proxy:T}).describe("Busiest thread as a share of one core."),opened:g({client:T,upstream:T}).describe("TCP connections accepted; c\
lient is the side the generator talks to."),memory:T.describe("Peak memory of the server in bytes since its start."),switches:T.describe("Co\
ntext switches of the server."),counters:Re(z(He),f().nonnegative()).exactOptional().describe("What else the server's processes did, as ofte\
n; what could not be counted is absent."),command:qg.exactOptional(),bottleneck:Cr.nullable(),invalid:x(Qt),limits:x(mt)}).describe("What on\
e load of one variant gave in one round."),Yg=g({order:x(J).describe("The variants in the order they were loaded."),together:te().describe("\
Whether they were loaded at once."),at:f().describe("Seconds since the start of the run."),samples:x(Kg),disturbance:g({stolen:T.describe("T\
aken by the host of this virtual machine."),foreign:T.describe("Used by processes that are not part of the run.")}).describe("What others to\
ok of the run's CPUs, as a share of one CPU.")}),pl=g({at:f().describe("Seconds since the start of the run."),startSeconds:g({base:f().exactOptional(),
head:f().exactOptional()}).describe("From start to the first correct answer."),warmUpSeconds:f(),warmUpCosts:x(T).describe("CPU seconds per \
answer in each slice of warm-up, the variants added up, where its length was not known beforehand.").exactOptional(),rounds:x(Yg),invalid:x(
g({variant:J.nullable(),fault:Qt,log:d().exactOptional()})).describe("What went wrong outside a sample: not ready, died, wrong answer before\
 or after.")}).describe("One start of all variants of a case.");var ii={before:f(),after:f()},bl=z(nt),fl={scenario:d(),metric:bl,before:f().nullable().describe("Null where it has none."),after:f().nullable()},
Xg=g({of:z(["run","scenario","target","service"]),name:d().exactOptional().describe("Absent where it is of the whole run."),setting:d().describe(
"The way to it, as `expect.status`."),before:d().nullable().describe("Cut around what differs; null where it is not there."),after:d().nullable()}),
ml={changes:x(Xg),more:A().nonnegative().describe("How many further ones there are.")},hl={scenarios:x(d()),via:x(d()).describe("scenario/vi\
a"),pairs:x(d()).describe("target/scenario")},Qg=z(["not-root","turned-off","not-permitted","not-metered","temporary-folder","build","progra\
m","port"]),yl=xe("code",[b("base-config-missing",{file:d()}),b("base-config-unusable",{file:d(),error:d()}),b("config-from-checkout",{file:d()}),
b("gate-changed",{changes:x(xe("setting",[g({setting:D("false-alarms"),...ii}),g({setting:D("fail-on"),before:x(d()),after:x(d())}),g({setting:D(
"mode"),before:d(),after:d()}),g({setting:D("threshold"),scenario:d(),...ii}),g({setting:D("max-errors"),scenario:d(),...ii}),g({setting:D("\
thresholds"),...fl}),g({setting:D("absolute-limits"),...fl,unit:d()})]))}),b("budget-changed",{before:f().nullable().describe("Seconds; null\
 for the default of each case."),after:f().nullable()}),b("isolation-changed",ml),b("no-base-side",{file:d(),targets:x(d())}),b("no-longer-m\
easured",{targets:x(d()),...hl}),b("newly-measured",{targets:x(d()),...hl}),b("plan-changed",ml),b("fixture-changed",{folders:x(d())}),b("de\
fault-rules",{file:d()}),b("cases-missing",{cases:x(d())}),b("asked-otherwise",{scenarios:x(d())}),b("submodules-missing",{paths:x(d())}),b(
"filters-off",{filters:x(d()),file:d().describe("One of them."),files:A().positive()}),b("port-ignored",{target:d()}),b("port-fixed",{target:d(),
ports:x(A().positive()).min(1).describe("What both sides listen on beside PORT.")}),b("own-users-lacking",{why:Qg,what:d().exactOptional().describe(
"The target, program or port that a separate user cannot have.")}),b("session-overran",{case:d()}),b("planted-not-found",{case:d(),slowdown:f().
describe("CPU that was burnt beside head, as a share of what head used.")}),b("planted-not-measured",{case:d(),why:z($n)}),b("rate-not-compa\
rable",{scenario:d()})]);var ai=xe("code",[b("docker-missing",{}),b("no-engine",{said:d().exactOptional().describe("By Docker's client.")}),b("no-buildx",{}),b("imag\
es-unresolved",{images:x(d())}),b("nothing-to-build",{target:d()}),b("no-command",{of:z(["target","service"]),name:d()}),b("same-process",{as:d().
describe("The target that it does not differ from.")}),b("programs-missing",{programs:x(d())}),b("base-in-docker",{})]),wl=xe("code",[b("ask\
ed-for",{}),b("docker-works",{}),b("nothing-to-run",{}),b("not-docker",{obstacle:ai})]),Tr=z(["untouched","identical-builds"]),eb=z(["steal",
"other-programs","out-of-ports"]),gl=f().exactOptional().describe("Set where the time for everything that is built together was over."),ci=xe(
"code",[b("build-failed",{variant:J,target:d(),limitSeconds:gl}),b("setup-failed",{variant:J,target:d(),limitSeconds:gl,withheld:De}),b("fau\
lt",{variants:x(J).describe("Empty where it is no variant's."),fault:Qt,times:A().positive()}),b("head-alone",{why:z(["configuration","targe\
t","scenario","request","not-built","not-started"]).describe("What base lacks, or has in another form; or what it could not be.")}),b("shard\
s-missing",{shards:x(d()).describe("`1/3`; empty where one left the case out.")}),b("skipped",{why:Tr}),b("skip-unverified",{why:Tr}),b("int\
errupted",{}),b("no-time",{}),b("no-values",{}),b("one-session",{}),b("equal-ratios",{}),b("slow-start",{seconds:f().describe("What a start \
takes, of the slower side."),sessions:A().positive().describe("How many fit.")}),b("interference",{source:eb,effect:z(["counted-less","left-\
out","nothing-left"]),rounds:A().positive()}),b("limited",{limit:mt,loop:z(["closed","open","command"]),cpuDecides:te().describe("Whether CP\
U time could be read, so that it decides.")}),b("held-back",{limit:mt,bound:te().describe("Whether its value is a bound of the true one.")}),
b("connections-closed",{base:f().nullable().exactOptional().describe("Requests after which, about; null where it keeps them."),head:f().nullable()}),
b("p99-unknown",{}),b("not-judged",{metric:bl,asked:z(["threshold","limit"]).describe("By which key."),why:z(["of-requests","of-commands","n\
o-operations","operations","no-image","not-known"]).describe("What cases have it that this one is not; or that its value could not be known.")}),
b("bottleneck-unknown",{}),b("server-waits",{}),b("settled-early",{sessions:A().positive()}),b("counter-moved",{metric:z(He),more:f().describe(
"Head less base, per request or operation."),low:f().describe("Where that lies at 95%, with the other end."),high:f()})]);var xl=/[[\]{}:,]|[^\s"[\]{}:,]+/uy,Mr=/\s*/y;function ui(e,{deepest:t,mostValues:n,longest:r}){let o=[],s=0,i="";for(let a=0;;){Mr.lastIndex=
a,Mr.exec(e);let c=tb(e,Mr.lastIndex);if(c===null)return;if(a=Mr.lastIndex+c.length,c==="{"||c==="["){if(o.push({keys:c==="{"?new Set:null,entries:1}),
o.length>t)throw new v(`the JSON is nested deeper than ${t} levels`)}else if(c==="}"||c==="]")o.pop();else if(c===":")rb(o.at(-1)?.keys,i);else if(c===
","){let u=o.at(-1);if(u&&++u.entries>r)throw new v(`the JSON has a list of more than ${r} entries`)}else if(++s>n)throw new v(`the JSON hol\
ds more than ${n} values`);i=c}}function tb(e,t){if(e[t]==='"'){let n=nb(e,t);return n===null?null:e.slice(t,n)}return xl.lastIndex=t,xl.exec(
e)?.[0]??null}function nb(e,t){for(let n=e.indexOf('"',t+1);n>=0;n=e.indexOf('"',n+1)){let r=0;for(;e[n-1-r]==="\\";)r++;if(r%2===0)return n+
1}return null}function rb(e,t){if(!e)return;let n=ob(t);if(e.has(n))throw new v("the JSON gives a key twice in one object");e.add(n)}function ob(e){
try{return e.includes("\\")?JSON.parse(e):e.slice(1,-1)}catch{return e}}var sb=z(["docker","process"]),$l=g({method:d(),paths:x(d()).describe("One or several; one of several is picked at random for each request."),
headers:x(Er([d(),d()])),body:ne([g({text:d()}),g({file:d()})]).exactOptional()}),ib=g({contains:x(d()).exactOptional().describe("Texts that\
 all stand in it."),matches:d().exactOptional().describe("A regular expression in JavaScript's syntax, with its flag u."),json:d().exactOptional().
describe("JSON that it has to agree with: objects may have more keys, lists are as long, and everything else is equal.")}),ab=g({status:ne([
f(),x(f())]).describe("Of several, each is right."),body:ne([d().describe("The whole body."),ib]).exactOptional(),headers:re(d(),d()).describe(
"Lower-case names."),sameLength:te().describe("Whether all variants must answer with the same length and framing.")}).describe("The expected\
 answer; what is absent is not checked.");var vl=Re(z(nt),f().positive()),cb=g({name:d(),targets:x(d()).describe("Names of the targets it is run against."),request:$l.describe("Asks \
for no path where the scenario runs a command instead."),args:x(d()).exactOptional().describe("Set where the target was run with these argum\
ents to its end instead of being asked: a command that is timed from start to end, and may tell on its last line how many operations it did."),
expect:ab,connections:f(),keepalive:te(),http2:D(!0).exactOptional().describe("Asked over HTTP/2: without TLS from the first byte on, with T\
LS as both agree."),via:x(en),background:g({request:$l,connections:f()}).exactOptional().describe("Other requests that are asked all the whi\
le; they are not measured."),rate:ne([g({perSecond:f()}),g({share:f()})]).exactOptional().describe("Requests per second, or a share of what \
base can answer, offered whatever the answers do (open loop); a closed loop if absent."),requests:f().exactOptional().describe("A fixed coun\
t of requests per sample instead of a duration."),durationSeconds:f().exactOptional().describe("Instead of a length derived from the through\
put."),timeoutSeconds:f(),maxErrors:f().describe("The share of answers that may be errors, 0 to 1."),threshold:f().describe("Smallest relati\
ve change that counts, 0.02 for 2%."),thresholds:vl.exactOptional().describe("The same of single metrics, which then decide as well, whateve\
r decides without them."),limits:vl.exactOptional().describe("Absolute limits on head, in each metric's unit: the most that it may be, or th\
e least of what is better the higher it is.")}),ub=z(["configuration","target","scenario","request"]),di=g({id:d(),target:d(),scenario:d(),via:en,
fresh:ub.exactOptional().describe("Set where base's configuration does not have it: no such file, target, scenario, or one that asks or expe\
cts something else. What base answers wrongly is then no fault of it.")}),li=x(f()),lb=g({layout:z(["one-core","shared-load-core","smt-sibli\
ngs","separate-cores","separate-machine","separate-machine-one-core"]).describe("What server, proxy and generator share. On a separate machi\
ne the numbers of server and proxy are that machine's."),server:li,proxy:li,generator:li}).describe("Which logical CPUs each part may use.");var db=z(["side-by-side","interleaved"]),pb=z(["regression","invalid","inconclusive","never"]),fb=z(["block","observe"]),pi={seed:f(),budgetSeconds:f(),
isolation:sb,isolationReason:wl,cpus:lb,scenarios:x(cb)},fi=g({...pi,shard:g({index:A().positive(),count:A().positive()}).exactOptional().describe(
"Which part of a run this is; the cases are those of the whole run."),named:g({config:d().exactOptional(),preset:d().exactOptional()}).exactOptional().
describe("What of the configuration was asked for by name: its file, from the repository's top, and a preset."),looks:D(!1).exactOptional().
describe("Set where every case took all its time: a size that is read at an early look is a little too large."),alpha:f().gt(0).lt(1).describe(
"One-sided risk of any false regression in the whole run."),pairing:db.describe("How the variants of a case are loaded, where both can be up\
 at once."),cases:x(di),failOn:x(pb),mode:fb.describe("Whether a verdict fails the run, or is only reported.")}),mb=g({cores:f(),memoryBytes:f(),
kernel:d(),os:d()}),mi=g({cpuModel:d(),cores:f(),memoryBytes:f(),kernel:d(),os:d(),runnerImage:d().nullable(),servers:mb.exactOptional().describe(
"The machine of the servers, where it is not the one that made the load."),tools:re(d(),d()),load:g({before:f(),after:T}).describe("Load ave\
rage of one minute.")});var Ye=1,hi=z(Ie),ht=z(nt),tn=g({low:f().positive(),high:f().positive()}),hb=g({name:ht,unit:d(),better:z(["higher","lower"]),gates:te().describe(
"Whether it takes part in the verdict of its case."),base:T.describe("Typical value: the median over sessions of the medians over rounds."),
head:T,ratio:f().positive().nullable().describe("head \xF7 base; null where there is nothing to compare."),interval:tn.nullable().describe("\
The 95% interval of the ratio."),decisionInterval:tn.nullable().describe("The wider one that decides whether it is slower or faster, so that\
 alpha holds for the whole run."),n:f().describe("Sessions behind the interval."),threshold:f().positive().exactOptional().describe("Set whe\
re the metric has its own threshold, instead of its case's."),verdict:hi.nullable()}),gb=g({metric:ht,unit:d(),better:z(["higher","lower"]),
limit:f().positive().describe("The most that it may be; of what is better the higher it is, the least."),head:T.describe("The geometric mean\
 over head's sessions; of image size the only value there is."),interval:tn.nullable().describe("Its 95% interval; null where the noise is n\
ot known, or there is none."),n:f().describe("Sessions behind the interval."),state:z(["held","inconclusive","broken"]).describe("Whether th\
e whole interval lies within the limit, or beyond it.")}).describe("An absolute limit on head, and where head lies."),bb=g({roundsPerSession:f(),
warmUpSeconds:f().describe("Of later sessions; until steady where absent.").exactOptional(),betweenStarts:T.describe("The share of the noise\
 that is from start to start; null where it was not known.")}).describe("What the case's first sessions chose for those after them, by the s\
pread alone."),Ar=f().nonnegative(),_l=z(["code","runtime","collector","compiler"]).describe("The server's own code and its libraries, the r\
untime below them, its garbage collector or its just-in-time compiler."),zl=A().nonnegative().describe("In its file, of head."),yb=g({name:d().
max(300),line:zl.exactOptional(),kind:_l,calls:g({name:d().max(300),line:zl.exactOptional(),kind:_l}).exactOptional().describe("The function\
 of the runtime that does most of it."),base:Ar.describe("CPU seconds per request in it and in all that it calls."),head:Ar}),wb=g({tool:d().
max(100),base:Ar.describe("CPU seconds per request, of the whole server."),head:Ar,functions:x(yb).max(3)}).describe("What CPU profiles afte\
r the verdict say of a red case. Never part of a verdict."),gi=g({...di.shape,sessions:x(pl),choice:bb.exactOptional(),rate:f().positive().exactOptional().
describe("Requests per second that were offered to each variant, in an open loop."),skipped:Tr.exactOptional().describe("Why the case was no\
t loaded at all."),lostShards:x(d()).exactOptional().describe("Set where no shard measured it: those that are missing, like `1/3`; none wher\
e one left it out."),environment:mi.exactOptional().describe("Where it was measured, if not where the rest was."),growth:wb.exactOptional()}),
xb=g({...gi.shape,bottleneck:Cr.nullable(),threshold:f().positive(),metrics:x(hb),limits:x(gb).exactOptional(),verdict:hi,settledAt:T.describe(
"Sessions after which a look settled it; null where it was judged at the end."),detectable:T.describe("The smallest slowdown, as a share, th\
at would have been called one in 95 of 100 such runs; null where the noise is not known."),brokenIn:x(J).describe("The variants that an inva\
lid case failed in."),findings:x(ci)}),$b=g({variant:J,commit:d().describe("Of a temporary commit where the working tree was measured."),label:d().
describe('What was asked for: a revision, or "working tree".'),builds:re(d(),g({id:d(),imageBytes:T})).describe("By target: image id, or tre\
e id for processes, and the image's size in bytes.")}),vb=g({kind:z(["package","image","runtime"]).describe("A package of a lock file; an im\
age that is built on; a compiler or runtime."),name:d().max(200),base:d().max(200).nullable().describe("Its versions in base that head has n\
ot, a comma between two; null where base has none."),head:d().max(200).nullable(),role:z(["direct","indirect","development"]).exactOptional().
describe("Of a package: asked for, needed by another, or only to develop with."),file:d().max(200).exactOptional().describe("That says so; a\
bsent where a built image does.")}).describe("What two builds differ by beside the repository's own code."),Rl=x(vb).max(500).exactOptional().
describe("What matters most first; absent where nothing else differs, or nothing was compared."),_b=g({variant:J,target:d(),what:z(["build",
"setup"]),log:d(),limitSeconds:f().exactOptional().describe("Set where the time was over that everything that is built together has."),withheld:De}).
describe("A side that could not be built or prepared at all."),zb=g({build:f(),run:f().describe("Starts, warm-up and measuring."),ready:f().
describe("Of them, from all variants of a session ready to their stop."),load:f().describe("Of them, with load on."),harness:f().describe("C\
PU seconds of loadgate itself while load was on.")}).describe("Where the time went: wall seconds, but for `harness`."),bi={id:d(),startedAt:d().
describe("ISO 8601."),environment:mi,variants:x($b),failures:x(_b),notices:x(yl).describe("What the reader must know first."),seconds:zb,interrupted:te().
describe("Whether the run was stopped before its plan was done.")},j_=g({...bi,differences:Rl,plan:fi,cases:x(gi)}),El={schema:D(Ye),...bi,differences:Rl,
plan:fi,cases:x(xb),verdict:hi,exitCode:f()},Ir=g({command:D("compare"),...El}),Sl=g({commit:d(),label:d()}),Sb=z(["issue","comment","fail",
"none"]),Ob=g({control:d().exactOptional().describe("The case that is measured with identical builds; the first one if absent."),alert:x(Sb),
direction:z(["worse","both"]),thresholds:re(d(),f()).describe("Further metrics that raise alerts, each with its threshold."),selftest:te().exactOptional().
describe("Whether a slowdown is planted in one case, to see that it is found; it is if absent."),keep:f().describe("Seconds that points are \
kept."),keepRuns:f().describe("Seconds that each run's own file is kept.")}).describe("How the configuration wants points kept and changes r\
eported."),kb=g({settings:Ob,config:d().describe("Path of the configuration file."),reference:Sl,head:g({commit:d(),subject:d()}),control:Ir.
nullable().describe("One case with identical builds, by the rules of a pull request; null where it could not be measured."),seam:g({from:Sl,
results:Ir}).nullable().describe("The new reference against the one before, in the first run after it was moved."),again:Ir.nullable().describe(
"The cases that looked changed, measured once more."),planted:g({case:d(),slowdown:f().positive().describe("CPU burnt beside head, as a shar\
e of what head used."),results:Ir.nullable().describe("By the rules of a pull request; null where it was interrupted before its first sessio\
n.")}).exactOptional().describe("Identical builds of one case with a slowdown that has to be found; absent where none was planted.")}).describe(
"What a point of the trend has beside head against its reference, which is `base` here."),Rb=g({command:z(["compare","trend"]),...El,trend:kb.
exactOptional()}),Eb=g({place:A().positive(),value:T,system:d().nullable(),moved:te().describe("Whether today's order among the published sy\
stems is another one.")}),Pb={place:A().positive().nullable().describe("From 1; shared by targets that the numbers cannot tell apart; null w\
here nothing can be ranked."),ratio:f().positive().nullable().describe("Value \xF7 the best one's; null of the best one, and under two sessions\
."),interval:tn.nullable().describe("Of the ratio, at a risk of 5% shared by all pairs of the leaderboard.")},Cb=g({target:d(),...Pb,figures:Re(
ht,T).describe("Typical values: the median over sessions of the medians over rounds."),sessions:x(f().positive()).describe("The value that i\
t is ranked by, of each session."),spread:tn.nullable().describe("Where the mean of the sessions lies, at 95%."),asked:A().nonnegative().describe(
"All answers and errors of the measured rounds."),failed:re(d(),A().positive()).describe("How often what went wrong."),bottleneck:Cr.nullable(),
limited:te().describe("Whether something else than the server bounded its value."),findings:x(ci),published:Eb.nullable().describe("What the\
 publication said, beside today's place.")}),Tb=g({id:d().describe("scenario/via"),scenario:d(),via:en,by:z(["goodput","p99","time"]).describe(
"Correct answers per second, the 99th percentile where a rate is offered, or the time per run of commands that report no operations."),unit:z(
["requests/s","operations/s","s"]),rows:x(Cb).describe("Best first.")}),Mb=g({unit:d().nullable(),entries:x(g({target:d(),value:T,system:d().
nullable()}))}),Ib=g({source:d(),figures:re(d(),Mb).describe("By scenario and via, `hello/direct`.")}),Ab=g({target:d(),obstacle:ai}),Nb=g(pi),
Lb=g({...bi,config:d().describe("Path of the configuration file."),plan:Nb,cases:x(gi).describe("One target in one scenario in one way each,\
 as `head`."),leftOut:x(Ab),published:Ib.nullable()}),Zb=g({command:D("rank"),schema:D(Ye),...Lb.shape,leaderboards:x(Tb),exitCode:f()}),Db=xe(
"command",[Rb,Zb]);var Ol=64*1024*1024,Fb={deepest:24,mostValues:4e6,longest:2e4},kl=1e3,jb=1e3,Ub=100;function Pl(e){let t=Cl(e);if(t.command==="rank")throw new v(
"these are the results of rank; this takes those of compare or trend");return t}function Cl(e){let t=Bb(e);if(t.command==="rank")return t;let{
trend:n}=t;for(let r of[t,n?.control,n?.seam?.results,n?.again,n?.planted?.results])r&&Vb(r);return t}function Bb(e){if(Buffer.byteLength(e)>Ol)throw new v(`the results have more than ${Ol/2**20} MiB: no run leaves so much`);ui(e,Fb);let t=Gb(
e);Wb(t);let n=Db.safeParse(t);if(n.success)return n.data;let[r]=n.error.issues,o=r===void 0||r.path.length===0?"the top":r.path.map(String).
join("."),s=Ke($e(`${o}: ${r?.message??"unknown"}`),300);throw new v(`the results are not valid at ${s}`)}function Gb(e){try{return JSON.parse(
e)}catch(t){throw new v(`the results are not JSON (${$e(String(t))}); was the file cut off?`)}}var Hb=qe({schema:f()});function Wb(e){let t=Hb.
safeParse(e);if(!t.success)throw new v("this is not a results.json of loadgate: it has no schema number");if(t.data.schema>Ye)throw new v(`t\
he results have schema ${t.data.schema}, this loadgate reads up to ${Ye}; use the loadgate that wrote them, or a newer one`)}function Vb(e){
let t=e.cases.flatMap(n=>n.sessions);if(e.cases.length>kl||e.plan.cases.length>kl||e.cases.some(n=>n.sessions.length>jb)||t.some(({rounds:n})=>n.
length>Ub))throw new v("the results hold more cases, sessions or rounds than any run leaves")}var Lr=["slower","faster"],Tl=["using more CPU","using less CPU"];function Zr(e){return Object.values(e.byStatus).reduce((t,n)=>t+n,0)}function bt(e,t){
return e===null||!(t>0)?null:e/t}function Ml({command:e},t){return e===void 0||e.operations!==null?null:bt(t,e.runs)}function Jb(e,t){let n=e.
rounds.flatMap(r=>r.samples).filter(r=>r.variant===t).flatMap(r=>r.memory===null?[]:[r.memory]);return n.length===0?null:Math.max(...n)}function Nr(e,t,{
decides:n,ofSession:r=!1}){let o={subject:t,verb:`gives ${t}`,shrunk:"sooner",grown:"later",axis:[`${e} faster`,`${e} slower`],cases:Lr},s=`\
Latency ${e}`,i={unit:"s",better:"lower",decides:n,limitable:!0,label:s,words:o},a=Number(e.slice(1))/100;return{name:e,...i,of:"request",per:"\
round",percentile:{share:a,ofSession:r},value:({latencies:u,latency:l})=>u?xi(u,a):l[e]??null}}var gt={better:"lower",decides:null,limitable:!1},
qb=64*4096;function Il(e,t){return{...gt,name:e,unit:"per request",...t,of:"request",per:"session",value:(r,o)=>{let i=r.rounds.flatMap(c=>c.
samples).filter(c=>c.variant===o&&c.counters?.[e]!==void 0),a=i.reduce((c,{counters:u})=>c+(u?.[e]??0),0);return bt(a,i.reduce((c,u)=>c+Zr(u),
0))}}}var de=[{name:"goodput",unit:"requests/s",label:"Requests/s",words:{subject:"speed",verb:"is",shrunk:"slower",grown:"faster",axis:["sl\
ower","faster"],cases:Lr},better:"higher",decides:"closed",limitable:!0,column:!0,per:"round",value:e=>e.command?.operations===null?null:bt(
e.correct,e.wall)},{name:"cpu",unit:"s/request",label:"CPU per request",words:{subject:"CPU per request",verb:"needs",shrunk:"less CPU per r\
equest",grown:"more CPU per request",axis:["less CPU","more CPU"],cases:Tl},better:"lower",decides:"closed",limitable:!1,column:!0,per:"roun\
d",value:e=>bt(e.cpu.server,Zr(e))},{name:"time",unit:"s",label:"Time per run",words:{subject:"time per run",verb:"takes",shrunk:"less time \
per run",grown:"more time per run",axis:["less time","more time"],cases:Lr},better:"lower",decides:"command",limitable:!1,of:"command",per:"\
round",value:e=>Ml(e,e.wall)},{name:"cpu-time",unit:"s",label:"CPU per run",words:{subject:"CPU per run",verb:"needs",shrunk:"less CPU per r\
un",grown:"more CPU per run",axis:["less CPU","more CPU"],cases:Tl},better:"lower",decides:"command",limitable:!1,of:"command",per:"round",value:e=>Ml(
e,e.cpu.server)},{name:"own-clock",unit:"operations/s",label:"Operations/s by its own clock",words:{subject:"speed by its own clock",verb:"i\
s",shrunk:"slower by its own clock",grown:"faster by its own clock",axis:["slower","faster"],cases:Lr},...gt,better:"higher",of:"command",per:"\
round",value:e=>bt(e.correct,e.command?.seconds??0)},Nr("p50","the median answer",{decides:"open"}),Nr("p90","the slowest tenth of the answe\
rs",{decides:null}),Nr("p95","the slowest twentieth of the answers",{decides:"open"}),{...Nr("p99","the slowest hundredth of the answers",{decides:"\
open",ofSession:!0}),column:!0},{name:"memory",unit:"bytes",label:"Peak memory",words:{subject:"memory",verb:"needs",shrunk:"less memory",grown:"\
more memory",axis:["needs less memory","needs more memory"],cases:["using more memory","using less memory"]},...gt,resolution:qb,per:"sessio\
n",value:Jb},{name:"switches",unit:"per request",label:"Context switches per request",words:{subject:"context switches",verb:"makes",shrunk:"\
fewer context switches",grown:"more context switches",axis:["fewer switches","more switches"],cases:["switching more","switching less"]},...gt,
of:"request",per:"round",value:e=>bt(e.switches,Zr(e))},Il("io-calls",{label:"Read and write calls per request",words:{subject:"read and wri\
te calls",verb:"makes",shrunk:"fewer read and write calls",grown:"more read and write calls",axis:["fewer calls","more calls"],cases:["calli\
ng the system more","calling the system less"]}}),Il("collections",{label:"Garbage collections per request",words:{subject:"garbage collecti\
ons",verb:"runs",shrunk:"fewer garbage collections",grown:"more garbage collections",axis:["fewer collections","more collections"],cases:["c\
ollecting garbage more","collecting garbage less"]}}),{name:"start-time",unit:"s",label:"Start-up",words:{subject:"start-up time",verb:"take\
s",shrunk:"less time to start",grown:"more time to start",axis:["starts sooner","starts later"],cases:["slower to start","faster to start"]},
...gt,of:"request",per:"session",value:(e,t)=>e.startSeconds[t]??null},{name:"image-size",unit:"bytes",label:"Image size",words:{subject:"im\
age size",verb:"has an image",shrunk:"smaller",grown:"larger",axis:["smaller","larger"],cases:["larger","smaller"]},...gt,per:"build"}];function Nl(e){return de.filter(({decides:t})=>t===e)}function yi({name:e,of:t,decides:n},{loop:r,isCommand:o}){return t==="request"&&o?"of-\
requests":t==="command"&&!o?"of-commands":o&&r==="closed"&&n==="command"?"operations":r==="command"&&(n==="closed"||e==="own-clock")?"no-ope\
rations":null}function wi(e,t){let n=r=>e[r.name]!==void 0&&yi(r,t)===null;return de.filter(r=>r.decides===t.loop||n(r))}function Ll(e){return de.
find(t=>t.name===e)}function ce(e){let t=Ll(e);if(t===void 0)throw new RangeError(`no metric ${e}`);return t}var Kb=10;function Zl(e){let t=new Map;for(let[n,r]of e.flat())t.set(n,(t.get(n)??0)+r);return[...t].sort(([n],[r])=>n-r)}var Al=new WeakMap;function xi(e,t){
let n=Al.get(e)??new Map;n.size===0&&Al.set(e,n);let r=n.get(t);if(r!==void 0)return r;let o=Yb(e,t);return n.set(t,o),o}function Yb(e,t){let n=e.
reduce((o,[,s])=>o+s,0);if(n*(1-t)<Kb-1e-9)return null;let r=0;for(let[o,s]of e)if(r+=s,r>=n*t-1e-9)return o;return null}import{isDeepStrictEqual as dy}from"node:util";var Xb={stolen:.3,foreign:.6},Qb={stolen:.05,foreign:.25},ey=.25;function $i({samples:e=[]}){return e.some(({limits:t})=>t.includes("out-of-\
ports"))}function Dl({together:e,order:t}){return e||t.length===1}function Fl(e){if($i(e))return"out-of-ports";let{stolen:t,foreign:n}=e.disturbance,
r=Dl(e)?Xb:Qb;return(t??0)>r.stolen?"steal":(n??0)>r.foreign?"other-programs":null}function Fe(e){let t=Fl(e);return t===null?1:Dl(e)&&t!=="\
out-of-ports"?ey:0}function vi(e){let t=[];for(let n of e.flatMap(({rounds:r})=>r)){let r=Fl(n);if(r===null)continue;let o=Fe(n)>0,s=t.find(i=>i.source===r&&i.
counted===o);s?s.rounds+=1:t.push({source:r,counted:o,rounds:1})}return t}function _i({source:e,counted:t,rounds:n}){return{code:"interferen\
ce",source:e,effect:t?"counted-less":"left-out",rounds:n}}var ty=.9999999999998099,ny=[676.5203681218851,-1259.1392167224028,771.3234287776531,-176.6150291621406,12.507343278686905,-.13857109526572012,
9984369578019572e-21,15056327351493116e-23];function yt(e){let t=e-1,n=t+7.5,r=ny.reduce((o,s,i)=>o+s/(t+i+1),ty);return .5*Math.log(2*Math.
PI)+(t+.5)*Math.log(n)-n+Math.log(r)}function jl(e,t,n){let o=c=>Math.abs(c)<1e-300?1e-300:c,s=1,i=1/o(1-(t+n)*e/(t+1)),a=i;for(let c=1;c<1e4;c++){
let u=c*(n-c)*e/((t+2*c-1)*(t+2*c));i=1/o(1+u*i),s=o(1+u/s),a*=i*s;let l=-(t+c)*(t+n+c)*e/((t+2*c)*(t+2*c+1));if(i=1/o(1+l*i),s=o(1+l/s),a*=
i*s,Math.abs(i*s-1)<1e-15)break}return a}function ry(e,t,n,r){if(e<=0)return 0;if(t<=0)return 1;let o=Math.exp(yt(n+r)-yt(n)-yt(r)+n*Math.log(
e)+r*Math.log(t));return e<(n+1)/(n+r+2)?o*jl(e,n,r)/n:1-o*jl(t,r,n)/r}function Ul(e,t){let n=e*e;return .5*ry(t/(t+n),n/(t+n),t/2,.5)}function oy(e,t){
return yt((t+1)/2)-yt(t/2)-.5*Math.log(t*Math.PI)-(t+1)/2*Math.log1p(e*e/t)}var nn=new Map,Bl=1e3;function zi(e,t){let n=nn.get(e)?.get(t);if(n!==
void 0)return n;let r=Hl(e,t);nn.size>=Bl&&nn.clear();let o=nn.get(e)??new Map;return o.size>=Bl&&o.clear(),nn.set(e,o.set(t,r)),r}function Hl(e,t){
if(!(e>0&&e<1&&t>0))throw new RangeError(`no t quantile for ${e}, ${t}`);if(e>.5)return-Hl(1-e,t);if(e===.5)return 0;let[n,r]=[0,1];for(;Ul(
r,t)>e;)[n,r]=[r,r*2];let o=(n+r)/2;for(let s=0;s<200;s++){let i=Ul(o,t);i>e?n=o:r=o;let a=Math.exp(oy(o,t))*o/i,c=o*Math.exp(Math.log(i/e)/
a),u=c>n&&c<r?c:(n+r)/2;if(Math.abs(u-o)<=1e-14*o)return u;o=u}return o}function rn(e){if(e<0)return 1-rn(-e);let t=1/(1+.2316419*e),r=[.31938153,
-.356563782,1.781477937,-1.821255978,1.330274429].reduceRight((o,s)=>(o+s)*t,0);return 1-Math.exp(-e*e/2)/Math.sqrt(2*Math.PI)*r}var Gl=200,
sy=4;function Wl(e,t){let n=e-1,r=n/2*Math.log(n/2)+Math.LN2-yt(n/2),o=a=>Math.exp(r+(n-1)*Math.log(a)-n*a*a/2),[s,i]=[0,0];for(let a=0;a<Gl;a++){
let c=(a+.5)*sy/Gl,u=o(c);s+=u*t(c),i+=u}return s/i}function iy(e){return e.map(t=>({value:t,weight:1}))}function Vl(e){return on(iy(e))}function on(e){let t=e.toSorted((o,s)=>o.value-s.value),
n=t.reduce((o,{weight:s})=>o+s,0)/2,r=0;for(let[o,{value:s,weight:i}]of t.entries()){if(r+=i,r===n)return(s+(t[o+1]?.value??s))/2;if(r>n)return s}
return null}function Dr(e){return e.reduce((t,n)=>t+n,0)/e.length}function Jl(e){return on(e.flatMap((t,n)=>e.slice(n).map(r=>({value:(t.value+r.value)/2,weight:t.weight*r.weight}))))}var Si=4.25,V_=1-2*Si*
Math.exp(-(Si**2)/2)/Math.sqrt(2*Math.PI)/(2*rn(Si)-1);function ki(e,t,n,r){return ql(e)&&ql(t)?[{base:e,head:t,weight:n,limited:r}]:[]}function ql(e){return e!==null&&Number.isFinite(e)&&e>0}function ay(e,t){
let n=i=>e.samples.find(a=>a.variant===i),[r,o]=[n("base"),n("head")];if(r===void 0||o===void 0)return[];let s=r.limits.length+o.limits.length>
0;return ki(t.value(r),t.value(o),Fe(e),s)}function Fr(e,t,n=!1){if(t.per==="build")return[];if(t.per==="session")return ki(t.value(e,"base"),
t.value(e,"head"),1,!1);let r=Xl(e),o=({samples:a})=>a.every(({limits:c})=>c.length===0),s=n&&t.limitable?r.filter(o):r,i=Kl(s,t);return i?cy(
s,i):s.flatMap(a=>ay(a,t))}function Kl(e,t){let n=e.flatMap(o=>o.samples),{percentile:r}=t;return!r||!n.some(({latencies:o})=>o!==void 0)?null:
r.ofSession||n.some(o=>t.value(o)===null)?r:null}function cy(e,t){let n=e.flatMap(s=>s.samples),r=s=>Yl(n,t,s),o=e.reduce((s,i)=>s+Fe(i),0)/
e.length;return ki(r("base"),r("head"),o,n.some(({limits:s})=>s.length>0))}function Yl(e,{share:t},n){let r=e.filter(o=>o.variant===n);return xi(
Zl(r.map(({latencies:o})=>o??[])),t)}function Xl({rounds:e}){return e.filter(t=>Fe(t)>0)}function uy(e){return e.map(({base:t,head:n,weight:r})=>({value:Math.log(n/t),weight:r}))}function Ql({sessions:e},t,n=!1){return e.flatMap(
r=>{let o=Fr(r,t,n),s=uy(o),i=Dr(o.map(({base:a,head:c})=>Oi(t,a)+Oi(t,c)));return ed(Jl(s),s,t,i)})}function Ri({sessions:e},t,n){return e.
flatMap(r=>{let o=td(r,t,n).filter(({value:i})=>i>0),s=o.map(({value:i,weight:a})=>({value:Math.log(i),weight:a}));return ed(on(s),s,t,Dr(o.
map(({value:i})=>Oi(t,i))))})}function Oi({resolution:e=0},t){return(e/t)**2/12}function ed(e,t,n,r){if(e===null)return[];let o=t.reduce((i,a)=>i+
a.weight,0),s=n.per==="round"&&t.length>1?ly(t,o):null;return[{value:e,weight:o/t.length,spread:s,...r>0&&{rounding:r}}]}function ly(e,t){let n=e.
reduce((o,s)=>o+s.weight*s.value,0)/t;return{squares:e.reduce((o,s)=>o+s.weight*(s.value-n)**2,0),degrees:e.length-1,rounds:e.length}}function wt({
sessions:e},t,n){let r=e.map(o=>on(td(o,t,n)));return Vl(r.filter(o=>o!==null))}function td(e,t,n){if(t.per==="build")return[];let r=(i,a)=>i===
null?[]:[{value:i,weight:a}];if(t.per==="session")return r(t.value(e,n),1);let o=Xl(e),s=Kl(o,t);return s?r(Yl(o.flatMap(i=>i.samples),s,n),
1):o.flatMap(i=>i.samples.filter(a=>a.variant===n).flatMap(a=>r(t.value(a),Fe(i))))}function Ei({sessions:e}){return e.flatMap(({rounds:t})=>t.flatMap(n=>n.samples))}function Pi({sessions:e}){return e.flatMap(({rounds:t})=>t.
filter(n=>!$i(n)).flatMap(n=>n.samples))}function nd(e,t){let n=o=>e.filter(s=>s===o).length;return t.filter(o=>e.includes(o)).reduce((o,s)=>o===
null||n(s)>n(o)?s:o,null)}function jr(e){let t=Pi(e).flatMap(n=>n.bottleneck===null?[]:[n.bottleneck]);return nd(t,["generator","proxy","dep\
endency","server"])}function Ur(e,t){let n=jr(e);if(n==="generator"||n==="proxy")return`${n}-saturated`;if(n==="dependency"&&t==="closed")return"\
dependency";let r=e.sessions.flatMap(o=>Fr(o,ce("goodput")));return r.filter(o=>o.limited).length*2<=r.length?null:rd(e)}function rd(e){return nd(
Pi(e).flatMap(t=>t.limits),mt.options)}function py(e){return e.sessions.flatMap(t=>[...t.invalid,...t.rounds.flatMap(n=>n.samples.flatMap(({
invalid:r,variant:o})=>r.map(s=>({fault:s,variant:o}))))]).map(({fault:t,variant:n})=>({fault:t,variant:ll(t)?null:n}))}function sn(e){let t=new Map;
for(let{variant:n,fault:r}of py(e)){let o=JSON.stringify([n,r]);t.set(o,{variant:n,fault:r,times:(t.get(o)?.times??0)+1})}return[...t.values()]}
function an(e,t){return t.filter(n=>n.target===e.target)}function Ci(e){return["base","head"].filter(t=>e.some(n=>n.variant===t))}function xt(e){
let t=r=>e.filter(o=>dy(o.fault,r));return e.filter(r=>t(r.fault)[0]===r).map(({fault:r})=>{let o=t(r),s=Math.max(...o.map(i=>i.times));return{
code:"fault",variants:Ci(o),fault:r,times:s}})}function $t({what:e,variant:t,target:n,limitSeconds:r,withheld:o}){let s={variant:t,target:n,
...r!==void 0&&{limitSeconds:r}};return e==="build"?{code:"build-failed",...s}:{code:"setup-failed",...s,...o&&{withheld:o}}}function od(e){return e.code==="died"?e.when==="starting":e.code==="not-ready"?e.runOver!==!0:e.code==="start-failed"||e.code==="prepare-fai\
led"}function fy(e){return ul(e)?e.afterLoad!==!0:e.code==="command-failed"||e.code==="no-report"||e.code==="died"&&e.when==="before-load"}function my({
code:e}){return e==="lengths-differ"||e==="framing-differs"}function sd({variant:e,fault:t},{fresh:n}){return e==="base"?od(t)||n!==void 0&&
fy(t):e===null&&my(t)&&(n==="scenario"||n==="configuration")}function Ti({rounds:e},t){return e.flatMap(({samples:n})=>n.filter(r=>r.variant===
t))}function hy({sessions:e}){return e.some(t=>Ti(t,"base").some(({invalid:n})=>n.length===0))}function gy({sessions:e}){return e.some(t=>Ti(
t,"base").length===0&&Ti(t,"head").some(({invalid:n})=>n.length===0))}function id(e,{failures:t,notices:n}){let r=an(e,t),o=sn(e);if(!(o.every(u=>sd(u,e))&&r.every(Ii))||hy(e)||!gy(e))return null;let i=[...r.map(
$t),...xt(o)],a=r.length>0?"not-built":o.some(({fault:u})=>od(u))&&"not-started";if(a&&!Mi({notices:n}))return null;let c=e.fresh==="configu\
ration"?e.fresh:a||e.fresh;return c===void 0||i.length===0&&c!=="configuration"&&c!=="target"?null:[{code:"head-alone",why:c},...i]}function Mi({
notices:e}){return!e.some(t=>t.code==="isolation-changed"&&t.changes.some(({setting:n})=>n==="isolation"))}function Ii({variant:e,limitSeconds:t}){
return e==="base"&&t===void 0}function ad(e,t){return e.some(({variant:r})=>r==="head")&&t.fresh!==void 0?e.filter(r=>!sd(r,t)):e}var Pe={done:0,regression:1,usage:2,invalid:3,undelivered:4};function cd(e){return e instanceof be?by(e.signal):e instanceof Pt?Pe.undelivered:e instanceof v?Pe.usage:Pe.invalid}function by(e){return e===
"SIGINT"?130:143}function ud(e){if(e.plan.mode==="observe")return Pe.done;let t=o=>e.plan.failOn.includes(o)&&!e.plan.failOn.includes("never"),
n=o=>e.cases.some(s=>s.verdict===o);return n("regression")&&t("regression")?Pe.regression:yy(e)||(n("invalid")||e.failures.some(({variant:o})=>o===
"head"))&&t("invalid")?Pe.invalid:n("inconclusive")&&t("inconclusive")?Pe.regression:Pe.done}function yy(e){let t=r=>r.includes("head")&&!r.
includes("base"),n=r=>e.failures.filter(o=>o.target===r).map(o=>o.variant);return e.cases.some(r=>t(r.brokenIn))||e.failures.some(r=>t(n(r.target)))}var dd=[2,3,4,6,8,11,16,22,31,44,62,88,124],ld=.5,wy=.05;function Ai(e,t,n){return Ni(t,e.alpha/(Math.max(1,n)*Math.max(1,e.cases.length)))}
function pd(e){return Ni(e,wy)}var xy=.025;function fd(){return Ni("look",xy)}function Ni(e,t){return e==="end"?t*ld:t*(1-ld)/dd.length}function md(e){
return dd.some(t=>t===e)}var $y=1e-12;function cn(e,t=vy){let n=e.length;if(n===0)return null;let r=e.reduce((l,m)=>l+m.weight,0),o=e.reduce((l,m)=>l+m.weight*m.value,
0)/r,s=e.reduce((l,m)=>l+m.weight*(m.value-o)**2,0),i=e.reduce((l,m)=>l+(m.rounding??0),0)/n,a={variance:Math.max(s/(n-1),i),degrees:n-1},c=n>
1&&Math.sqrt(a.variance)>$y,u=zy(e.map(({spread:l})=>l),t);return{centre:o,sessions:n,weight:r,noise:c?Sy(a,u):null}}function Br({noise:e,weight:t}){return e&&Math.sqrt(e.variance/t)}function Li(e,t){let n=Br(e);return n===null||!e.noise?null:zi(t,e.noise.degrees)*
n}function Xe(e,t){let n=e&&Li(e,t);if(e===null||n===null)return null;let[r,o]=[Math.exp(e.centre-n),Math.exp(e.centre+n)];return r>0&&Number.
isFinite(o)?{low:r,high:o}:null}var vy={factor:1.7,degrees:4},Zi={factor:3,degrees:3},_y=6;function zy(e,{factor:t,degrees:n}){let r=e.filter(
a=>a!==null).filter(a=>a.degrees>0),o=r.reduce((a,c)=>a+c.degrees,0),s=r.reduce((a,c)=>a+c.squares,0);if(o===0||!(s>0)||r.length<e.length)return null;
let i=r.reduce((a,c)=>a+c.rounds,0)/r.length;return{variance:t*s/o/Math.min(i,_y),degrees:1/(1/n+1/o)}}function Sy(e,t){if(t===null)return e;
let n=t.degrees*Math.min(1,t.variance/e.variance),r=n+e.degrees,o=(n*t.variance+e.degrees*e.variance)/r;return{variance:Math.max(o,e.variance),
degrees:r}}var Oy=.025,ky=3,Ry=["generator-saturated","proxy-saturated","out-of-ports"],Ey="dependency";function gd(e,t){let{metric:n,unit:r,limit:o,ofBuild:s,
spoilt:i}=t,a={metric:n.name,unit:r,better:n.better,limit:o};if(n.per==="build"){let V=s===null?"inconclusive":hd({low:s,high:s},t);return{...a,
head:s,interval:null,n:0,state:V,atLook:V,open:!1}}let c=cn(Ri(e,n,"head"),Zi),u=c&&Math.exp(c.centre),l=c?.sessions??0,m=u!==null&&c?.noise===
null&&l>=ky,h=V=>m?{low:u,high:u}:Xe(c,V),y=n.limitable&&i!==null&&i!==Ey,w=V=>{let Q=V?hd(V,t):"inconclusive";return y&&!(Q==="held"&&Ry.includes(
i))?"inconclusive":Q},[O,k]=[h(Oy),h(fd())],E=w(k),H=E==="inconclusive"&&u!==null&&!y;return{...a,head:u,interval:O,n:l,state:w(O),atLook:E,
open:H}}function hd({low:e,high:t},{limit:n,metric:r}){let[o,s]=r.better==="lower"?[e,t]:[-t,-e],i=r.better==="lower"?n:-n;return o>i?"broke\
n":s<=i?"held":"inconclusive"}var wd=1e-12;function Py({estimate:e,decision:t,equivalence:n},r){let o=(r.better==="lower"?1:-1)*Math.log(e),s=Math.log1p(r.threshold)-wd,i=t&&
Di(t,r);if(i&&i.low>0&&o>=s)return"regression";if(i&&i.high<0&&o<=-s)return"improvement";let a=n&&Di(n,r);return a&&a.low>-s&&a.high<s?"unch\
anged":"inconclusive"}function Di({low:e,high:t},{better:n}){let[r,o]=[Math.log(e),Math.log(t)];return n==="lower"?{low:r,high:o}:{low:-o,high:-r}}
function xd({interval:e,better:t}){if(e===null)return null;let{low:n,high:r}=Di(e,{better:t});return n>0?"worse":r<0?"better":null}function Gr(e){
return Ie.find(t=>e.includes(t))??null}var Cy=.025;function Fi(e,t,n){return cn(Ql(e,t,n===null))}function ji(e){return{name:e.name,unit:e.unit,
better:e.better}}var $d={interval:null,decisionInterval:null};function Ty(e,t,n){let r=Fi(e,t,n.limit),o=r&&Math.exp(r.centre),s=Xe(r,n.decisionTail),
i=Xe(r,n.equivalenceTail),a=o!==null&&!bd(t,n),c=n.thresholds[t.name]??n.threshold,u=n.thresholds[t.name]!==void 0,l=u?!bd(t,n):n.loop==="op\
en"&&n.limit===null,m=n.deciding.includes(t)&&(a||o===null&&l),h=a?Py({estimate:o,decision:s,equivalence:i},{better:t.better,threshold:c}):null;
return{...ji(t),gates:m,base:wt(e,t,"base"),head:wt(e,t,"head"),ratio:o,interval:Xe(r,Cy),decisionInterval:s,n:r?.sessions??0,...m&&u&&{threshold:c},
verdict:m?h??"inconclusive":h}}function bd({limitable:e},{limit:t}){return e&&t!==null}function My(e,t,n,r){let o=t!==null&&n!==null&&t>0&&n>
0?n/t:null,s={...ji(e),gates:!1,base:t,head:n,ratio:o,...$d,n:0,verdict:null};if(r===void 0)return s;let i=o===null?"inconclusive":Iy(o,{better:e.
better,threshold:r});return{...s,gates:!0,threshold:r,verdict:i}}function Iy(e,t){let n=(t.better==="lower"?1:-1)*Math.log(e),r=Math.log1p(t.
threshold)-wd;return n>=r?"regression":n<=-r?"improvement":"unchanged"}function vd(e){let t={base:null,head:null,ratio:null,...$d,n:0,verdict:null};
return{...ji(e),gates:!1,...t}}var _d=.02;function vt({scenario:e},{plan:t}){return t.scenarios.find(({name:n})=>n===e)??{}}function zd(e,t){
return vt(e,t).threshold??_d}function un(e,t){return{loop:Ay(e,t),isCommand:vt(e,t).args!==void 0}}function Sd(e){return e.filter(({per:t})=>t!=="build").length}function Ay(e,t){let{rate:n,args:r}=vt(e,t);return n!==void 0?"open":r&&Ei(e).
some(({command:s})=>s?.operations===null)?"command":"closed"}function Od(e,t){return Ny(e,t)??kd(e,t,"end")}function Ny(e,t){if(t.plan.looks===
!1||!md(e.sessions.length))return null;let n=kd(e,t,"look");return n.settled?n:null}function kd(e,t,n){let{threshold:r=_d,thresholds:o={},limits:s={}}=vt(
e,t),i=un(e,t),{loop:a}=i,c=Ur(e,a),u=wi(o,i),l={decisionTail:Ai(t.plan,n,Sd(u)),equivalenceTail:pd(n),threshold:r,thresholds:o,deciding:u,limit:c,
...i},m=de.map(R=>R.per==="build"?Vi(R,e,t,o[R.name]):Ty(e,R,l)),h=Wi(e,t,m),y=h.filter(R=>R.gates),w=jr(e),O=a==="closed"&&w==="dependency"&&
Fy(h,r),k=Gi(e,t,h,s,c),[E,H]=[!0,!1].map(R=>y.filter(le=>Ly(le,a)===R)),V=!y.some(R=>Bi(R,a)),Q=Gr([...yd(H),...O||V?["inconclusive"]:[]]),
U=Gr([...Q?[Q]:[],...yd(E),...k.map(({state:R})=>Zy[R])]);return{moment:n,terms:l,bottleneck:w,metrics:h,waits:O,limits:k.map(Ui),verdict:U??
"inconclusive",settled:Dy(Q,k)}}var yd=(e=[])=>e.flatMap(({verdict:t})=>t??[]);function Ui({atLook:e,open:t,...n}){return n}function Bi({name:e},t){
return ce(e).decides===t}function Ly({name:e,ratio:t,threshold:n},r){let o=ce(e),s=o.per==="round"&&o.percentile!==void 0;return t===null&&n!==
void 0&&!(r==="open"&&s)}var Zy={held:"unchanged",inconclusive:"inconclusive",broken:"regression"};function Dy(e,t){return e==="regression"||
t.some(({atLook:n})=>n==="broken")?!0:e!==null&&e!=="inconclusive"&&!t.some(({open:n})=>n)}function Gi(e,t,n,r=vt(e,t).limits??{},o=null){let s=un(
e,t);return de.flatMap(i=>{let a=r[i.name],c=n.find(({name:u})=>u===i.name);return a===void 0||!c||Hi(i,s,t)!==null?[]:[gd(e,{metric:i,unit:c.
unit,limit:a,ofBuild:c.head,spoilt:o})]})}function Hi(e,t,{plan:n}){return e.per==="build"&&n.isolation==="process"?"no-image":yi(e,t)}function Wi({
scenario:e},{plan:t},n){return vt({scenario:e},{plan:t}).args?n.map(r=>({...r,unit:r.unit.replace("request","operation")})):n}function Vi(e,t,{
variants:n,plan:r},o){let s=a=>n.find(c=>c.variant===a)?.builds[t.target]?.imageBytes??null,i=r.isolation==="process"?void 0:o;return My(e,s(
"base"),s("head"),i)}function Fy(e,t){let n=e.find(r=>r.name==="goodput");return n!==void 0&&xd(n)==="worse"&&Math.log(n.ratio??1)<=-Math.log1p(
t)}var Rd=.95,jy=40;function Uy(e,t){let[n,r]=[Li(e,t.tail),Br(e)];if(n===null||r===null||!e.noise)return null;let o=Math.log1p(t.threshold),{degrees:s}=e.
noise,i=l=>Wl(s+1,m=>rn((l-Math.max(n*m,o))/r)),[a,c]=[0,Math.max(n,o)];for(;i(c)<Rd&&Number.isFinite(c);)[a,c]=[c,2*c];for(let l=0;l<jy;l++){
let m=(a+c)/2;i(m)<Rd?a=m:c=m}let u=Math.expm1(c);return Number.isFinite(u)?u:null}function Ed(e,t,{tail:n,threshold:r,thresholds:o},s=i=>i){
let i=Ur(e,t),a=Nl(t).filter(c=>!(c.limitable&&i!==null)).flatMap(c=>{let u=Fi(e,c,i),l={tail:n,threshold:o[c.name]??r};return(u&&Uy(s(u),l))??
[]});return a.length===0?null:Math.min(...a)}function qi(e,t){if(!t?.keepalive)return[];let n=e.sessions.flatMap(({rounds:u})=>u.flatMap(l=>l.samples)),r=e.via==="nginx"?"upstream":"cli\
ent",o=(u,l)=>{let m=n.filter(h=>h.variant===u&&h.opened[r]!==null);return By(m,r,t.connections,l)},s=n.some(({variant:u})=>u==="base");if(o(
"base",.1)===null&&o("head",.1)===null)return[];let[i,a]=[o("base",.02),o("head",.02)],c=i&&a&&i.fewest<=a.most*1.05&&a.fewest<=i.most*1.05;
return[{code:"connections-closed",...s&&{base:c?Ji(a):i&&Ji(i)},head:a&&Ji(a)}]}function By(e,t,n,r){let o=u=>u.reduce((l,m)=>l+m,0),s=o(e.map(
u=>u.opened[t]??0)),i=o(e.map(({byStatus:u})=>o(Object.values(u)))),a=n*e.length,c=s-a;return e.length===0||c<=5+r*a?null:{fewest:i/s,most:i/
c}}function Ji({fewest:e,most:t}){let n=Math.sqrt(e*t),r=10**Math.floor(Math.log10(e)),o=[1,2,3].map(a=>Number(n.toPrecision(a))),s=a=>e<=a*
1.05&&a<=t*1.05;return[...[10,1,5,2].map(a=>a*r),...o].find(s)??Math.round(n)}function _t(e){let t=e.cases.map(s=>Gy(s,e)),n=e.failures.length>0?"invalid":"inconclusive",r=Gr(t.map(s=>s.verdict))??n,o={cases:t,failures:e.
failures,plan:e.plan};return{...e,schema:Ye,command:"compare",cases:t,verdict:r,exitCode:ud(o)}}function Td(e){let{trend:t}=e;if(t===void 0)
return _t(zt(e));let{control:n,seam:r,again:o,planted:s}=t;return{..._t(zt(e)),command:"trend",trend:{...t,control:n&&_t(zt(n)),seam:r&&{...r,
results:_t(zt(r.results))},again:o&&_t(zt(o)),...s&&{planted:{...s,results:s.results&&_t(zt(s.results))}}}}}function zt({exitCode:e,verdict:t,
schema:n,command:r,trend:o,...s}){return{...s,cases:s.cases.map(({limits:i,...a})=>a)}}function Gy(e,t){let n=an(e,t.failures),r=sn(e),o=id(
e,t);if(o!==null)return Hy(e,t,o);if(n.length>0&&n.every(Ii)&&Mi(t)&&Pd(e)&&r.length===0)return St(e,t,"inconclusive",[Cd(t),...n.map($t)]);
if(n.length+r.length>0){let c=ad(r,e);return{...St(e,t,"invalid",[...n.map($t),...xt(c),...xt(r.filter(l=>!c.includes(l)))]),brokenIn:Ci([...n,
...c])}}let{lostShards:i,skipped:a}=e;return i!==void 0?St(e,t,"invalid",[{code:"shards-missing",shards:i}]):a!==void 0?St(e,t,"unchanged",[
{code:"skipped",why:a}]):Pd(e)?St(e,t,"inconclusive",[Cd(t)]):Wy(e,t)}function Pd({sessions:e}){return e.every(t=>t.rounds.length===0)}function Cd({
interrupted:e}){return{code:e?"interrupted":"no-time"}}function Hy(e,t,n){let r=St(e,t,"new",n),o=r.metrics.map(c=>{let{per:u}=ce(c.name),l=u===
"build"?c.head:wt(e,ce(c.name),"head");return{...c,base:null,ratio:null,head:l}}),s=Wi(e,t,o),i=Gi(e,t,s).map(Ui),a=i.some(({state:c})=>c===
"broken");return{...r,metrics:[...s],...i.length>0&&{limits:i},verdict:a?"regression":"new"}}function St(e,t,n,r){let o=de.map(i=>i.per==="b\
uild"&&n!=="invalid"?Vi(i,e,t):vd(i)),s=zd(e,t);return{...e,bottleneck:null,threshold:s,metrics:o,verdict:n,settledAt:null,detectable:null,brokenIn:[],
findings:r}}function Wy(e,t){let n=Od(e,t),{terms:r,bottleneck:o,metrics:s,verdict:i}=n,a=s.filter(l=>l.gates&&Bi(l,r.loop)),c=vi(e.sessions),
u=Yy(e)?c.map(({source:l,rounds:m})=>({code:"interference",source:l,effect:"nothing-left",rounds:m})):[...i==="inconclusive"&&n.moment==="en\
d"?Ky(e,t):[],...Xy(r,a.length>0),...Qy(r,s),...Vy(e,t,n),...ew(o,a),...i==="inconclusive"?Jy(e,a):[],...n.waits?[{code:"server-waits"}]:[],
...qi(e,Md(e,t)),...i==="inconclusive"?tw(s,r.threshold):[],...c.map(_i),...n.moment==="look"&&i!=="inconclusive"?[{code:"settled-early",sessions:e.
sessions.length}]:[]];return{...e,bottleneck:o,threshold:r.threshold,metrics:s,...n.limits.length>0&&{limits:[...n.limits]},verdict:i,settledAt:n.
moment==="look"?e.sessions.length:null,detectable:Ed(e,r.loop,{tail:r.decisionTail,...r}),brokenIn:[],findings:u}}function Md({scenario:e},{
plan:t}){return t.scenarios.find(({name:n})=>n===e)}function Vy(e,t,{terms:n,metrics:r,limits:o}){let s=un(e,t),i=Md(e,t),a=m=>m.limitable&&
n.limit!==null,c={threshold:u,limit:l};function u({name:m}){return r.some(h=>h.name===m&&h.ratio!==null)}function l({name:m}){return o.some(
h=>h.metric===m&&h.head!==null)}return["threshold","limit"].flatMap(m=>de.filter(({name:h})=>i?.[`${m}s`]?.[h]!==void 0).flatMap(h=>{let y=c[m](
h)||a(h)?null:"not-known",w=Hi(h,s,t)??y;return w===null?[]:[{code:"not-judged",metric:h.name,asked:m,why:w}]}))}function Jy({sessions:e},t){
return t.some(({interval:n,ratio:r})=>r===null||n!==null)?[]:[{code:e.length<2?"one-session":"equal-ratios"}]}var qy=1/3;function Ky({sessions:e},{
plan:t}){let r=e.map(({startSeconds:{base:i=0,head:a=0}})=>Math.max(i,a)).reduce((i,a)=>i+a,0),o=t.cases.length/(t.shard?.count??1);return r<
qy*t.budgetSeconds/Math.max(1,o)?[]:[{code:"slow-start",seconds:Number((r/e.length).toPrecision(2)),sessions:e.length}]}function Yy({sessions:e}){
return e.every(({rounds:t})=>t.every(n=>Fe(n)===0))}function Xy({limit:e,loop:t},n){return e===null?n?[]:[{code:"no-values"}]:[{code:"limite\
d",limit:e,loop:t,cpuDecides:n}]}function Qy({limit:e,loop:t},n){let r=n.some(o=>o.name==="p99"&&o.ratio!==null);return t!=="open"||e!==null||
r?[]:[{code:"p99-unknown"}]}function ew(e,t){return e===null&&t.some(n=>n.name==="goodput")?[{code:"bottleneck-unknown"}]:[]}function tw(e,t){
return e.flatMap(n=>{let{name:r,base:o,ratio:s}=n,i=rw(n);if(!nw(r)||o===null||s===null||i===null)return[];let a=Math.abs(Math.log(s))<Math.
log1p(t),c=i.low<=1&&i.high>=1;if(a||c||n.gates)return[];let u=l=>o*(l-1);return[{code:"counter-moved",metric:r,more:u(s),low:u((n.interval??
i).low),high:u((n.interval??i).high)}]})}function nw(e){return He.some(t=>t===e)}function rw({decisionInterval:e,ratio:t,n}){return e??(t!==
null&&n>1?{low:t,high:t}:null)}var qz=g({schema:D(1),message:d().max(1e5)});import{readFileSync as ow,statSync as sw}from"node:fs";var iw=32*1024*1024;function Id(e){let{GITHUB_EVENT_NAME:t,GITHUB_EVENT_PATH:n}=e;if(!t||!n)throw new v("GITHUB_EVENT_NAME or GITHUB_EVENT_P\
ATH is not set, so this is not GitHub Actions; use the command line instead");try{let{size:r}=sw(n);if(r>iw)throw new Error(`it has ${r} byt\
es, more than GitHub ever sends`);return{name:t,payload:JSON.parse(ow(n,"utf8"))}}catch(r){throw new v(`the event in ${n} cannot be read: ${r.
message}`)}}import{randomUUID as Iw}from"node:crypto";import{closeSync as Aw,constants as Nw,lstatSync as Lw,mkdirSync as tp,openSync as Zw,renameSync as Dw,
rmSync as Fw,writeFileSync as jw}from"node:fs";import{basename as Uw,dirname as Bw,join as ep,relative as Gw}from"node:path";import{closeSync as tS,constants as nS,fstatSync as rS,lstatSync as aw,openSync as oS,readFileSync as sS,realpathSync as iS}from"node:fs";import{
dirname as cw,join as uw,relative as cS,sep as uS}from"node:path";function Hr(e){let t=cw(e);return t===e?[e]:[...Hr(t),e]}function Ki(e){return aw(
uw(e,".git"),{throwIfNoEntry:!1})!==void 0}var lS=64*1024*1024;import{execFileSync as xw,spawn as Vd}from"node:child_process";import{closeSync as Ud,constants as Bd,fchownSync as $w,globSync as TS,lstatSync as MS,
mkdtempDisposableSync as vw,openSync as Gd,rmSync as IS}from"node:fs";import{Socket as _w}from"node:net";import{tmpdir as zw}from"node:os";import{
join as Hd}from"node:path";import{delimiter as Ad,isAbsolute as lw}from"node:path";function Yi(e){return e.split(Ad).filter(t=>lw(t)).join(Ad)}var dw=["PATH","HOME","USER","LOGNAME","LANG","LANGUAGE","TZ","TMPDIR","TERM","SSL_CERT_FILE","SSL_CERT_DIR","NODE_EXTRA_CA_CERTS","CARGO_HT\
TP_CAINFO","REQUESTS_CA_BUNDLE","CURL_CA_BUNDLE","PIP_CERT","http_proxy","https_proxy","no_proxy","HTTP_PROXY","HTTPS_PROXY","NO_PROXY","GOP\
ATH","GOCACHE","GOMODCACHE","GOPROXY","GOFLAGS","GOROOT","GOTOOLCHAIN","CARGO_HOME","RUSTUP_HOME","RUSTUP_TOOLCHAIN","JAVA_HOME","MAVEN_OPTS",
"GRADLE_USER_HOME","PYENV_ROOT","XDG_CACHE_HOME","XDG_DATA_HOME","NVM_DIR","COREPACK_HOME","DOTNET_ROOT"],Nd=["DOCKER_HOST","DOCKER_CONTEXT",
"DOCKER_TLS","DOCKER_TLS_VERIFY","DOCKER_CERT_PATH","DOCKER_CONFIG"],yS=[...Nd,"DOCKER_API_VERSION","DOCKER_AUTH_CONFIG","DOCKER_BUILDKIT","\
DOCKER_DEFAULT_PLATFORM","BUILDX_BUILDER","BUILDX_CONFIG","BUILDKIT_HOST","SSH_AUTH_SOCK","XDG_CONFIG_HOME","XDG_RUNTIME_DIR"];var pw=/^(GIT_(CONFIG_(GLOBAL|SYSTEM|NOSYSTEM|COUNT|(KEY|VALUE)_\d+)|EXEC_PATH|SSH|SSH_COMMAND|SSH_VARIANT|SSL_\w+|CEILING_DIRECTORIES|DISCOVERY_ACROSS_FILESYSTEM)|XDG_CONFIG_HOME|SSH_AUTH_SOCK)$/;
function Xi(e){return dw.includes(e)||e.startsWith("LC_")}function ln(e,t={}){let n=Ld(e,Object.keys(e).filter(Xi));return n.PATH!==void 0&&
(n.PATH=Yi(n.PATH)),{...n,...t}}function Ld(e,t){return Object.fromEntries(t.flatMap(n=>e[n]===void 0?[]:[[n,e[n]]]))}function Zd(e){return{...ln(e),...Ld(e,Object.keys(e).filter(t=>pw.test(t)))}}var Qi=e=>e!==void 0&&e!==""&&e!=="0";function jd(e=process.env){return Qi(e.LOADGATE_DEBUG)||Qi(e.RUNNER_DEBUG)}var fw=new Map;function Dd(e){if(!jd())return;let t=[...fw.values()].reduce((n,r)=>r(n),e);process.stderr.write(ri(`debug: ${t}
`,process.env))}var Fd=0;function ea(e,t){if(!jd())return()=>{};Fd+=1;let n=Fd,r=performance.now();return Dd(`#${n} ${e.map(mw).join(" ")} (\
in ${t})`),o=>Dd(`#${n} ${o} after ${((performance.now()-r)/1e3).toFixed(3)} s`)}function mw(e){return/^[\w@%+=:,./-]+$/.test(e)?e:new RegExp(
"\\p{Cc}","u").test(e)?`$'${hw(e)}'`:`'${e.replaceAll("'","'\\''")}'`}function hw(e){return e.replaceAll(/[\\']/g,"\\$&").replaceAll(new RegExp(
"\\p{Cc}","gu"),t=>`\\x${t.charCodeAt(0).toString(16).padStart(2,"0")}`)}import{closeSync as _S,openSync as zS,readdirSync as SS,readFileSync as gw,readlinkSync as OS,readSync as kS,realpathSync as RS}from"node:fs";function Ot(e){return ww(()=>gw(e,"utf8"))}function ta(e){return bw(Ot(`/proc/${e}/stat`))}function bw(e){return yw(e,22)}function yw(e,t){return e?.slice(e.lastIndexOf(")")+2).split(
" ")[t-3]??null}function ww(e){try{return e()}catch{return null}}var Sw=500,Wr=8*1024*1024;async function dn(e,t){t.signal?.throwIfAborted();let n=ea(e,t.cwd),{child:r,...o}=Ow(e,t);t.started?.(r);let s=!1,
i=()=>Vr(r.pid,"SIGTERM"),a=setTimeout(()=>{s=!0,Vr(r.pid,"SIGKILL")},(t.timeoutSeconds??60)*1e3),c,u=()=>{i(),c=setTimeout(()=>Vr(r.pid,"SI\
GKILL"),3e3)};t.signal?.addEventListener("abort",u,{once:!0});let l={stdout:"",stderr:""},{take:m}=t;m&&o.stdout?.on("data",y=>m(y)||i());for(let y of m?
["stderr"]:["stdout","stderr"])o[y]?.setEncoding("utf8"),o[y]?.on("data",w=>{l[y]+=w,l[y].length>2*Wr&&(l[y]=l[y].slice(-Wr)),t.output?.(w)});
t.input!==void 0&&(r.stdin?.on("error",()=>{}),r.stdin?.end(t.input));let h=await new Promise(y=>{r.once("error",E=>y({code:null,signal:null,
stdout:"",stderr:E.message,missing:E.code==="ENOENT"||E.code==="EACCES",timedOut:!1}));let w=()=>{let{exitCode:E,signalCode:H}=r,[V,Q]=[l.stdout.
slice(-Wr),l.stderr.slice(-Wr)];y({code:E,signal:H,stdout:V,stderr:Q,missing:!1,timedOut:s})},O=3,k=()=>{O-=1,O===0&&w()};for(let E of[o.stdout,
o.stderr])E?.once("close",k);r.once("exit",k),r.once("exit",()=>setTimeout(w,Sw).unref())});return n(qd(h)),o.stdout?.destroy(),o.stderr?.destroy(),
clearTimeout(a),clearTimeout(c),t.signal?.removeEventListener("abort",u),t.signal?.throwIfAborted(),h}function Ow(e,t){let n={cwd:t.cwd,env:t.
env,detached:!0,...Jd(t.user)},r=t.input===void 0?"ignore":"pipe";if(t.untrusted)return Kd(e,n,r);let[o,...s]=e,i=Vd(o,s,{...n,stdio:[r,"pip\
e","pipe"]});return{child:i,stdout:i.stdout,stderr:i.stderr}}function Jd(e){return e?{uid:e.uid,gid:e.gid}:{}}function na(e){if(e.missing)return`not found or not executable (${e.stderr})`;if(e.timedOut)return"took too long and was ended";let t=kw(e.stderr||
e.stdout,5),n=qd(e);return t?`${n}: ${t}`:n}function qd({missing:e,timedOut:t,signal:n,code:r}){return e?"not found or not executable":t?"to\
ok too long and was ended":n?`ended by ${n}`:`exit code ${r}`}function Vr(e,t){e!==void 0&&Jr(-e,t)}function Jr(e,t){try{process.kill(e,t)}catch{}}
function kw(e,t){return e.trimEnd().split(`
`).filter(n=>n.trim()!=="").slice(-t).join(`
`)}function Kd(e,t,n="ignore"){let[r,...o]=e,s=Wd(),i=Wd();if(t.uid!==void 0)for(let{writer:a}of[s,i])$w(a,t.uid,t.gid??t.uid);try{return{child:Vd(
r,o,{...t,stdio:[n,s.writer,i.writer]}),stdout:s.reader,stderr:i.reader}}catch(a){throw s.reader.destroy(),i.reader.destroy(),a}finally{Ud(s.
writer),Ud(i.writer)}}var Yd="pipes-",jS=new RegExp(`^${Yd}(?<pid>\\d+)-(?<started>\\d+)-`);function Wd(){var o=[];try{let e=po(o,vw(Hd(zw(),`${Yd}${process.pid}-${ta(process.pid)}-`)));let t=Hd(e.path,"pipe");let n={cwd:e.path,env:ln(
process.env)};xw("mkfifo",["-m","600",t],{...n,stdio:"ignore",timeout:1e4});let r=Gd(t,Bd.O_RDONLY|Bd.O_NONBLOCK);return{reader:new _w({fd:r,
readable:!0,writable:!1}),writer:Gd(t,"w")}}catch(s){var i=s,a=!0}finally{fo(o,i,a)}}var Rw={GIT_TERMINAL_PROMPT:"0",LC_ALL:"C",GIT_PAGER:"cat",GIT_OPTIONAL_LOCKS:"0",GIT_LFS_SKIP_SMUDGE:"1"},Xd=[["core.hooksPath","/dev/null"],
["core.fsmonitor","false"],["log.showSignature","false"],["protocol.ext.allow","never"],["safe.bareRepository","explicit"]],Ew="git was not \
found; install it (apt-get install git)";async function qr(e,t,{filters:n=[],...r}={}){let o=await Pw(e);if(o.missing)throw new v(Ew);if(o.code!==
0&&o.code!==1)return o;let s=[...new Set([...Cw(o),...n])].flatMap(Mw);return Qd(e,t,[...Xd,...s],r)}function Pw(e){return Qd(e,["config","-z","--name-only","--get-regexp","^filter\\..*\\."],Xd)}function Cw({stdout:e}){let t=e.split("\0").filter(
Boolean);return[...new Set(t.map(n=>n.slice(7,n.lastIndexOf("."))))]}function Qd(e,t,n,{env:r,...o}={}){return dn(["git","-C",e,...t],{cwd:"\
/",timeoutSeconds:120,...o,env:{...Tw(Zd(process.env),n),...Rw,...r}})}function Tw(e,t){let n=Number(e.GIT_CONFIG_COUNT)||0;return{...e,GIT_CONFIG_COUNT:String(
n+t.length),...Object.fromEntries(t.flatMap(([r,o],s)=>[[`GIT_CONFIG_KEY_${n+s}`,r],[`GIT_CONFIG_VALUE_${n+s}`,o]]))}}function Mw(e){return[
[`filter.${e}.clean`,""],[`filter.${e}.smudge`,""],[`filter.${e}.process`,""],[`filter.${e}.required`,"false"]]}async function np(e){rp(e,e);let t=await Hw(e);if(t.length>0)throw new Error(`git tracks ${t[0]} there, which would be overwritten`);tp(e,{recursive:!0})}
function pn(e,t,n){let r=ep(e,t),o=Bw(r);rp(o,e),tp(o,{recursive:!0});let s=ep(o,`.${Uw(r)}.${Iw()}.part`),{O_WRONLY:i,O_CREAT:a,O_EXCL:c,O_NOFOLLOW:u}=Nw,
l=Zw(s,i|a|c|u,438);try{try{jw(l,n)}finally{Aw(l)}Dw(s,r)}catch(m){throw Fw(s,{force:!0}),m}}function rp(e,t){let n=Hr(e),r=n.findIndex(Ki),
o=n.indexOf(t),s=r===-1?o:Math.min(o,r+1);for(let i of n.slice(s))if(Lw(i,{throwIfNoEntry:!1})?.isSymbolicLink())throw new Error(`${i} is a \
link`)}async function Hw(e){let t=Hr(e).findLast(Ki);if(t===void 0)return[];let n=Gw(t,e),r=await qr(t,["ls-files","-z","--",n===""?".":`:(l\
iteral)${n}`]);if(r.code===0)return r.stdout.split("\0").filter(Boolean);if(/not a git repository/.test(r.stderr))return[];throw new v(`git \
does not say which files of ${t} it tracks: ${na(r)}`)}function Ce(e){return`${Number((e*100).toPrecision(3))}%`}var op="measure again on a quiet machine",Vw={steal:op,"other-programs":op,"out-of-ports":"use fewer connections, a lower rate, or sysctl -w\
 net.ipv4.tcp_tw_reuse=1, since a port stays taken for a minute after its connection"};var wO={"out-of-ports":Vw["out-of-ports"],"too-few-requests":"set a longer duration","over-capacity":"set a lower rate"};var ax=360,cx=236,mk={left:54,right:ax-6,top:20,bottom:cx-34};var hk=Math.log(4),gk=Math.log(10),bk=[-3,-2,-1,0,1,2,3].map(e=>(2**e-1)*100);var yx="1.0.0",wx=yx.split(".")[0],xx=`https://github.com/loadgate/loadgate/blob/v${wx}/docs`;var vx=13,Wk=(vx-1)/2;var mp=.05;var Rx=["Targets were started one at a time, in blocks of random order; a session is one start.",`Targets with = are tied: their difference \
is not significant (t intervals of all pairs, Bonferroni, ${Ce(mp)} per table).`,"\u2265 and \u2264 mark values that something other than the server l\
imited; such a target shares the place above it.","Failed answers are never part of a speed. Memory is the peak of a session; start-up lasts\
 to the first right answer."];var Px=360;var H0={left:104,right:Px-58};var $R=32*1024*1024;async function Xr(e,{ignored:t=!0}={}){try{await np(e),t&&Ix(e)}catch(n){throw n instanceof v?n:new v(`the output folder ${e} cannot be writ\
ten (${n.message}); choose another with --out DIR`)}}function Ix(e){pn(e,".gitignore",`*
`)}function hp(e,t){return Ax(e,t,n=>Td(Pl(n)))}function Ax(e,{cwd:t},n){let r;try{r=Tx(Mx(t,e),"utf8")}catch(o){throw new v(`${e} cannot be read (${o.message}); name the results.json of a\
 run`)}try{return n(r)}catch(o){throw o instanceof v?new v(`${e}: ${o.message}`):o}}var ue=p("ZodMiniType",(e,t)=>{if(!e._zod)throw new Error("Uninitialized schema in ZodMiniType.");M.init(e,t),e.def=t,e.type=t.type},{get with(){
return this.check},set with(e){ye(this,"with",e)},parse(e,t){return Pn(this,e,t,{callee:this.parse})},parseAsync(e,t){return Io(this,e,t,{callee:this.
parseAsync})},safeParse(e,t){return Cn(this,e,t)},safeParseAsync(e,t){return Ao(this,e,t)},check(...e){let t=this.def;return this.clone({...t,
checks:[...t.checks??[],...e.map(n=>typeof n=="function"?{_zod:{check:n,def:{check:"custom"},onattach:[]}}:n)]},{parent:!0})},clone(e,t){return ee(
this,e,t)},brand(){return this},register(e,t){return e.add(this,t),this},apply(e,...t){return t.length===0?e(this):e(this,...t)}}),gp=p("Zod\
MiniString",(e,t)=>{lt.init(e,t),ue.init(e,t)});function Qe(e){return ir(gp,e)}var fn=p("ZodMiniStringFormat",(e,t)=>{I.init(e,t),gp.init(e,
t)});var bp=p("ZodMiniNumber",(e,t)=>{Ut.init(e,t),ue.init(e,t)});function Me(e){return dr(bp,e)}var Lx=p("ZodMiniNumberFormat",(e,t)=>{Bn.init(e,
t),bp.init(e,t)});function ca(e){return pr(Lx,e)}var Zx=p("ZodMiniBoolean",(e,t)=>{Gn.init(e,t),ue.init(e,t)});function Qr(e){return fr(Zx,e)}var Dx=p("ZodMiniUnknown",(e,t)=>{Hn.init(e,t),ue.init(e,t)});function Fx(){return mr(Dx)}var jx=p("ZodMiniNever",(e,t)=>{Wn.init(e,t),ue.init(
e,t)});function Ux(e){return hr(jx,e)}var Bx=p("ZodMiniArray",(e,t)=>{Vn.init(e,t),ue.init(e,t)});function B(e,t){return new Bx({type:"array",element:e,..._(t)})}var yp=p("ZodMiniObject",(e,t)=>{ls.init(e,t),ue.init(e,t),Po(e,"shape",n=>n._zod.def.shape,!1)});function N(e,t){return new yp({type:"object",shape:e,catchall:Ux(),..._(t)})}function wp(e,t){return new yp({type:"object",shape:e,catchall:Fx(),
..._(t)})}var Gx=p("ZodMiniTuple",(e,t)=>{qn.init(e,t),ue.init(e,t)});function eo(e,t,n){let r=t instanceof M,o=r?n:t,s=r?t:null;return new Gx({type:"\
tuple",items:e,rest:s,..._(o)})}var Hx=p("ZodMiniEnum",(e,t)=>{Kn.init(e,t),ue.init(e,t),e.options=[...e._zod.values]});function ge(e,t){let n=Array.isArray(e)?Object.fromEntries(
e.map(r=>[r,r])):e;return new Hx({type:"enum",entries:n,..._(t)})}var Wx=p("ZodMiniLiteral",(e,t)=>{Yn.init(e,t),ue.init(e,t)});function xp(e,t){return new Wx({type:"literal",values:Array.isArray(e)?e:[e],..._(
t)})}var Vx=p("ZodMiniExactOptional",(e,t)=>{Qn.init(e,t),ue.init(e,t)});function oe(e){return new Vx({type:"optional",innerType:e})}var Jx=p("Zo\
dMiniNullable",(e,t)=>{er.init(e,t),ue.init(e,t)});function G(e){return new Jx({type:"nullable",innerType:e})}var qx=p("ZodMiniCustom",(e,t)=>{tr.init(e,t),ue.init(e,t)});function $p(e,t={}){return Or(qx,e,t)}var to={};Ia(to,{ZodMiniISODate:()=>_p,ZodMiniISODateTime:()=>vp,ZodMiniISODuration:()=>Sp,ZodMiniISOTime:()=>zp,date:()=>Xx,datetime:()=>Yx,
duration:()=>e$,time:()=>Qx});var vp=p("ZodMiniISODateTime",(e,t)=>{Dn.init(e,t),fn.init(e,t)});function Yx(e){return ar(vp,e)}var _p=p("ZodMiniISODate",(e,t)=>{Fn.init(e,
t),fn.init(e,t)});function Xx(e){return cr(_p,e)}var zp=p("ZodMiniISOTime",(e,t)=>{jn.init(e,t),fn.init(e,t)});function Qx(e){return ur(zp,e)}
var Sp=p("ZodMiniISODuration",(e,t)=>{Un.init(e,t),fn.init(e,t)});function e$(e){return lr(Sp,e)}var kp=1,mn=200;var Z=ca().check(pt()),et=G(Me()),K=Qe().check(F(2e3)),je=Qe().check(Se(1),F(500)),Et=to.datetime({offset:!0}),la=G(Qe().check(F(2e3),Ze(/^https?:\/\//,
"must be a web address"))),hn=ge(Ie),gn=xp(kp),da=Qe().check(Ze(/^[A-Za-z0-9][A-Za-z0-9_-]{0,99}$/,"must be letters, digits and hyphens"));var pe=ca(),Rt=eo([pe,G(pe),G(pe)]),no={metric:je,unit:K,better:ge(["higher","lower"])};var Rp=N({commit:K,subject:K}),Ep=N({commit:K,label:K}),Pp=N({cpuModel:K,cores:Me(),kernel:K,os:K,runnerImage:G(K)}),t$=N({name:je,unit:K,better:no.
better,gates:Qr(),threshold:oe(Me().check(pt())),ratio:G(Rt),head:et,reference:et,bounds:oe(eo([pe,pe])),seam:oe(Rt),again:oe(Rt)}),n$=N({id:je,
verdict:hn,threshold:Me().check(pt()),metrics:B(t$).check(F(1e3))}),dE=N({schema:gn,id:da,at:Et,url:la,head:Rp,reference:G(Ep),environment:G(
Pp),verdict:G(hn),minutes:et,control:G(N({case:je,verdict:hn})),planted:oe(N({case:je,slowdown:Me().check(gr()),outcome:ge(mo),why:oe(ge($n))})),
cases:B(n$).check(F(1e4))}),r$=N({id:da,at:Et,url:la,head:Rp,reference:G(Ep),environment:G(Z),verdict:G(hn),minutes:et,control:G(hn),planted:oe(
ge(mo))}),pE=N({schema:gn,from:Z,environments:B(Pp).check(F(mn)),runs:B(r$).check(F(mn))}),Cp=N({run:Z,previous:Z,ratio:Rt,kind:ge(["regress\
ion","improvement"]),state:ge(["provisional","confirmed","accepted"]),at:Et}),o$=N({...Cp.shape,between:oe(eo([K,K]))}),s$=N({run:Z,value:pe}),
Op=100,i$=N({...no,gates:Qr(),runs:B(Z).check(F(mn)),ratio:B(G(pe)),low:B(G(pe)),high:B(G(pe)),head:B(et),reference:B(et),moved:oe(pe),seams:B(
N({run:Z,ratio:pe})).check(F(mn)),levels:B(s$).check(F(Op)),changes:B(Cp).check(F(Op))}).check($p(({runs:e,...t})=>[t.ratio,t.low,t.high,t.head,
t.reference].every(n=>n.length===e.length),"columns are not of one length")),fE=N({schema:gn,case:je,from:Z,invalid:B(Z).check(F(mn)),series:B(
i$)}),a$=N({case:je,key:Qe().check(Ze(/^[a-z0-9-]{1,60}$/)),...no,gates:Qr(),threshold:Me(),first:Z,last:Z,points:Z,ratio:G(Rt),head:et,spark:Qe().
check(F(200)),change:G(o$)}),mE=N({schema:gn,name:K,url:la,runs:Z,firstBlock:Z,updated:Et,control:N({runs:Z,alarms:Z}),planted:oe(N({runs:Z,
found:Z,unmeasured:Z})),minutes:Me(),alerts:N({confirmed:Z,withdrawn:Z,accepted:Z}),series:B(a$)}),ua=N({case:je,...no,kind:ge(["regression",
"improvement"]),state:ge(["provisional","confirmed","accepted","withdrawn","recovered","gone"]),run:Z,previous:Z,to:K,from:K,ratio:Rt,before:pe,
at:Et,until:oe(Z),reason:oe(K)}),hE=N({schema:gn,open:B(ua).check(F(1e4)),closed:B(ua).check(F(1e3)),reported:oe(B(N({run:da,at:Et,events:B(
N({event:ge(["raised","confirmed","withdrawn","recovered","gone","accepted"]),alert:ua})).check(F(1e4))})).check(F(1e3)))});var gE=6*1024*1024;var bE=wp({schema:Me()});var c$=2e3;var bn=d(),pa=sl(bn).transform(e=>e??""),EE=ne([f(),d().max(40).transform(Number)]),PE=qe({name:bn.min(1),value:ke(),unit:pa,range:ne([bn,f().
transform(String)]).optional().catch(void 0)}),CE=f().min(1e11).max(4e12),TE=qe({commit:qe({id:bn.min(1),message:pa,timestamp:ke().optional()}),
date:ke().optional(),tool:pa,benches:x(ke()).max(c$)}),ME=qe({entries:re(bn,ke())});function Tp(e){let n=e.cases.filter(({verdict:o})=>o!=="invalid").flatMap(o=>o.metrics.flatMap(s=>s.head===null?[]:[{better:s.better,bench:u$(
o,s,s.head)}])),r=o=>n.filter(s=>s.better===o).map(({bench:s})=>s);return{bigger:r("higher"),smaller:r("lower")}}function u$({id:e,verdict:t},n,r){
let{name:o,unit:s,ratio:i,interval:a}=n,c=i===null?[]:[`${ro(i)} of base`];return a&&c.push(`between ${ro(a.low)} and ${ro(a.high)}`),{name:`${e}\
 ${o}`,unit:s,value:r,...a&&{range:`\xB1 ${ro((a.high-a.low)/2*100)}%`},extra:[...c,`case: ${t}`].join(`
`)}}var ro=e=>String(Number(e.toPrecision(4)));var yn=256;function Mp(e){let t=/^(\d{1,3})\/(\d{1,3})$/.exec(e.trim()),[n,r]=[Number(t?.[1]),Number(t?.[2])];if(!t||r<1||r>yn||n<1||n>r)throw new v(
`"${e}" is not a shard; write it like 1/3, up to ${yn}/${yn}`);return{index:n,count:r}}function Ip(e){let t=/^\d{1,3}$/.test(e.trim())?Number(
e):0;if(t<1||t>yn)throw new v(`"${e}" is not a number of shards; write one from 1 to ${yn}`);return t}var oo={h:3600,m:60,s:1,ms:.001},p$=/^(?:(\d+(?:\.\d+)?)h)?(?:(\d+(?:\.\d+)?)m(?!s))?(?:(\d+(?:\.\d+)?)s)?(?:(\d+(?:\.\d+)?)ms)?$/,Ap=/^\d+(?:\.\d+)?$/,
f$=24*oo.h;function wn(e){let t=typeof e=="number"?e:m$(e.trim());if(t===void 0)throw new v(`${so(e)} is not a duration; write it like 90s, \
5m or 1h30m`);if(!(t>0))throw new v(`${so(e)} is not a duration above zero; write it like 90s or 5m`);if(t>f$)throw new v(`${so(e)} is more \
than a day; write at most 24h`);return t}function m$(e){if(Ap.test(e))return Number(e);let t=p$.exec(e);if(e===""||t===null)return;let[,n=0,
r=0,o=0,s=0]=t;return Number(n)*oo.h+Number(r)*oo.m+Number(o)*oo.s+Number(s)/1e3}function io(e){let t=h$(e);if(t>0&&t<1)return t;let r=typeof e==
"number"&&t>=1&&t<100?`did you mean ${t}%?`:"write it like 2% or 0.02";throw new v(`${so(e)} is not between 0 and 1; ${r}`)}function h$(e){if(typeof e=="number")return e;let t=e.trim(),n=t.endsWith("%"),r=n?t.slice(0,-1).trimEnd():t;if(!Ap.test(r))throw new v(`${Yt(
e)} is not a share; write it like 2% or 0.02`);return n?+`${r}e-2`:Number(r)}var so=e=>typeof e=="number"?String(e):Yt(e),g$=86400,b$={d:1,w:7,mo:30.4375,y:365.25},y$=/^(\d{1,5})(d|w|mo|y)$/;function fa(e){let[,t,n]=y$.
exec(e.trim())??[];if(t===void 0||Number(t)===0)throw new v(`${Yt(e)} is not an age; write it like 400d, 26w, 18mo or 3y`);return Math.round(
Number(t)*b$[n]*g$)}var ma=["changed","always","never"],ha=["neutral","trusted"],Ue=d().max(500),w$=g({id:Ue.describe("Tells this acceptance from a later one of\
 the same kind: of the label's event, the commit or the comment."),pattern:Ue.describe("Which cases, as a glob."),at:d().max(40).nullable().
describe("ISO 8601, when GitHub heard it; null where it does not say, as of a commit."),by:Ue.describe("Login."),reason:Ue}),Np=g({id:Ue,extent:Re(
ht,f()).describe("By metric, how much worse it may be, as a log."),limits:Re(ht,f()).exactOptional().describe("By metric, how far beyond its\
 limit it may be, as a log.")}),x$=g({...Np.shape,acceptance:w$}),$$=g({run:f().int().nonnegative().describe("Workflow run id; with the atte\
mpt it orders the runs."),attempt:f().int().nonnegative(),head:d().regex(/^[0-9a-f]{40}$/),verdict:z([...Ie,"accepted","failed"]),headline:Ue,
at:Ue.describe("ISO 8601."),commitSeen:d().max(40).nullable().describe("ISO 8601, by GitHub's clock: since when the commit was at the pull r\
equest's head for sure."),red:x(Np).max(100).describe("What whoever accepts a slowdown after this run has seen.")}),v$=10,JE=g({runs:x($$).max(
v$).describe("Oldest first; the last one is what the comment shows."),accepted:x(x$).max(1e3),heard:x(Ue).max(200).describe("Ids of the acce\
ptances that runs so far have heard of.")});var Lp=e=>e.toLowerCase().replaceAll(/[-_]/g,"");function _$(e,t){let n=[],r=Array.from({length:t.length+1},(o,s)=>s);for(let o=1;o<=e.length;o++){
let s=[o];for(let i=1;i<=t.length;i++){let a=(r[i-1]??0)+(e[o-1]===t[i-1]?0:1),c=Math.min(a,(r[i]??0)+1,(s[i-1]??0)+1);o>1&&i>1&&e[o-1]===t[i-
2]&&e[o-2]===t[i-1]&&(c=Math.min(c,(n[i-2]??0)+1)),s.push(c)}n=r,r=s}return r[t.length]??0}function Zp(e,t){if(e.length>64)return;let n,r=Number.
POSITIVE_INFINITY;for(let o of t){let s=_$(Lp(e),Lp(o)),i=Math.max(1,Math.floor(Math.min(e.length,o.length)/3));s<=i&&s<r&&(n=o,r=s)}return n}function Dp(e,t,n){let r=({name:s,parse:i,default:a})=>{let c=t(s)??a;if(c!==void 0)try{return i(c)}catch(u){throw u instanceof v?new v(`${n(
s)}: ${u.message}`):u}},o=Object.entries(e).map(([s,i])=>[s,r(i)]);return Object.fromEntries(o)}function P(e,t){return{...e,parse:t}}function Y(e,t){
return{...e,parse:t}}function ve(e,t){return{name:e,description:t,default:"false",parse:Fp}}var q=e=>e;function z$(e,t,n){let r=Zp(t,n);return`\
unknown ${e} ${t}; ${r?`did you mean ${r}?`:`the ${e}s are ${n.join(", ")}`}`}function tt(e){return t=>{let n=e.find(r=>r===t);if(!n)throw new v(
z$("value",t,e));return n}}function Fp(e){let t={true:!0,false:!1}[e.toLowerCase()];if(t===void 0)throw new v(`${JSON.stringify(e)} is neith\
er true nor false; write one of them`);return t}function jp(e){return t=>{let n=t.split(/[,|\s]+/).filter(Boolean);if(n.length===0)throw new v(
`"${t}" names nothing; write it like regression,invalid or never`);return n.map(tt(e))}}function S$(e){if(!/^\d{1,10}$/.test(e))throw new v(
`"${e}" is not a seed; write a whole number of at most 10 digits`);return Number(e)}function O$(e){let t=e.split("/").filter(r=>r!==""&&r!==
".");if(!t.every(r=>/^[\w.-]+$/.test(r)&&r!==".."&&!/^\.git/i.test(r))||e.startsWith("/"))throw new v(`"${e}" is not a folder on a branch; w\
rite it like loadgate or docs/trend, or . for the root`);return t.join("/")}function Up(e){if(!/^\/[^\s#]*$/.test(e))throw new v(`"${e}" is \
not a path; write it like /users?page=2`);return e}var Bp=P({name:"base",value:"REV",description:"The revision to compare with; `REV...` is \
its merge base with the head. Defaults to the merge base of the head and the main branch."},q),Gp=P({name:"head",value:"REV|worktree",description:"\
The revision to measure. Defaults to `worktree`: all files as they are, except ignored ones."},q),ba={config:P({name:"config",short:"c",value:"\
F",description:"The configuration file. Defaults to `loadgate.yml`, `loadgate.yaml` or `.github/loadgate.yml`."},q),case:P({name:"case",repeatable:!0,
value:"GLOB",description:"Measure only these cases, e.g. `api/hello/*`; separate several with commas."},q),preset:P({name:"preset",value:"P",
description:"A preset of the configuration file."},q),budgetSeconds:P({name:"budget",value:"5m",description:"Time for starts, warm-up and me\
asuring together. Defaults to 60 s per case."},wn)},Hp=P({name:"isolation",value:"auto|docker|process",description:"How servers are run. Def\
aults to the configuration file's `isolation`, else `auto`."},tt(["auto","docker","process"]));function k$(e){let t=e.split(/[,\s]+/).filter(
r=>r!==""&&r!=="none"),n=t.find(r=>!/^[A-Za-z_][A-Za-z0-9_.-]*$/.test(r));if(n!==void 0)throw new v(`"${n}" is not the name of a variable; w\
rite names like API_KEY,DB_PASSWORD, or none`);return t}var Wp=P({name:"secrets",value:"NAME,\u2026|none",description:"The variables that `s\
ecrets:` of the configuration file may pass on to targets. Defaults to those that it names."},k$),Vp=P({name:"wait",value:"1h",description:"\
How long to wait for another run on the same machine; `0s` does not wait. Defaults to `1h`."},e=>e==="0s"?0:wn(e)),nP=P({name:"bisect",value:"\
A..B",description:"Find which of these commits changed the case that `--case` names, instead of measuring a point."},q),rP=P({name:"seed",value:"\
N",description:"The seed of the random order; give a run's seed to repeat its order."},S$),Jp=P({name:"threshold",value:"2%",description:"Th\
e smallest change that counts, for all scenarios. Defaults to the configuration file's."},io),qp=P({name:"fail-on",value:"regression|invalid\
|inconclusive|never",description:"Which results fail the run; separate several with commas. Defaults to `regression,invalid`. A head that fa\
ils where base works always fails the run, except with `mode: observe`."},jp(["regression","invalid","inconclusive","never"])),oP=ve("start",
"Also build the working tree, start each server once, and check that it answers as its scenario expects."),Kp=ve("measure-identical","Measur\
e even if both sides are the same build."),Yp=ve("cpu-profile","Take CPU profiles of both sides after a regression, shown in `report.html`, \
even without `cpu-profile:` in the configuration file."),sP=ve("published","Show the published figures of the configuration file beside the \
measured ones."),iP=ve("strict","Fail if a target cannot run here, instead of leaving it out."),Xp=P({name:"shard",value:"I/N",description:"\
Measure only this shard of the run, as `plan` names it."},Mp),Qp=Y({name:"shards",value:"N",default:"2",description:"The most shards to cut \
the run into."},Ip),ef=Y({name:"out",short:"o",value:"DIR",default:".loadgate",description:"The folder for `results.json` and the reports."},
q),tf=Y({name:"results",value:"F",default:".loadgate/results.json",description:"The `results.json` of the run."},q);function R$(e){let t=/^\d{1,5}$/.
test(e)?Number(e):0;if(t<1||t>65535)throw new v(`"${e}" is not a port; write a number from 1 to 65535`);return t}var aP={program:P({name:"co\
mmand",value:"PROGRAM \u2026",description:"Start the server by this command, as a process, without a configuration file. Its setup (`npm ci`\
 and the like) is found as by `init`."},q),port:P({name:"port",value:"N",description:"The port of that server, if it does not listen on the \
variable `PORT`."},R$),get:P({name:"get",value:"/PATH",description:"The path to request from that server, which must answer 200. Defaults to\
 `/`."},Up)},cP=ve("open","Open the page in a browser."),uP={from:P({name:"from",value:"compose.yaml",description:"Take the server and its s\
ervices from this compose file. Defaults to the one at the top, if there is one."},q),target:P({name:"target",value:"NAME",description:"The \
server to start, if several are found. Defaults to the most likely one."},q),command:P({name:"command",value:"PROGRAM \u2026",description:"S\
tart the server by this command, as a process, instead of the one that is found; its setup is still found."},q),path:P({name:"path",value:"/\
PATH",description:"The path to measure. Defaults to the first that is answered with success."},Up),startTimeout:Y({name:"start-timeout",value:"\
60s",default:"60s",description:"How long the server may take to start."},wn),dryRun:ve("dry-run","Show what would be written, and write noth\
ing. The server is still started."),yes:ve("yes","Write without asking, even in a terminal.")},lP=Y({name:"slowdown",value:"5%",default:"5%",
description:"The slowdown that is planted in head: how much more CPU time it uses."},io),dP=Y({name:"budget",value:"3m",default:"3m",description:"\
Time for both parts together, starts included: identical builds, then the same builds with the slowdown."},wn),pP={...ve("quiet","Show no pr\
ogress; results and errors remain."),short:"q"},fP=ve("json","Print the result as JSON."),ga=["github-action-benchmark"],nf=Y({name:"format",
value:ga.join("|"),default:ga[0],description:"The format to write."},tt(ga)),rf={branch:Y({name:"branch",value:"NAME",default:"gh-pages",description:"\
The branch that holds the trend."},e=>e.replace(/^refs\/heads\//,"")),remote:P({name:"remote",value:"URL",description:"The repository of tha\
t branch. Defaults to the checkout's `origin`."},q),folder:Y({name:"dashboard-path",value:"DIR",default:"loadgate",description:"The trend's \
folder on that branch, `.` for its root."},O$)},mP={keep:P({name:"keep",value:"3y",description:"How long points are kept. Defaults to the ru\
n's configuration."},fa),keepRuns:P({name:"keep-runs",value:"400d",description:"How long the files of single runs are kept."},fa)},of={results:P(
{name:"results",value:"F",description:"A `results.json`. Defaults to the one in the artifact of the workflow's run."},q),artifact:Y({name:"a\
rtifact",value:"NAME",default:"loadgate",description:"The name of the artifact that the measuring job uploaded."},q),config:Y({name:"config",
short:"c",value:"F",default:"loadgate.yml",description:"The configuration that was measured. Its rules are read from base, and each configur\
ation has its own comment and status."},q),preset:P({name:"preset",value:"NAME",description:"The preset that was measured with, whose thresh\
olds apply."},q),threshold:P({name:"threshold",value:"2%",description:"The smallest change that counts, for all scenarios. Defaults to that \
of base's configuration file, whatever the run used."},io),failOn:P({name:"fail-on",value:"regression|invalid|inconclusive|never",description:"\
Which results fail; separate several with commas. Defaults to those of base's configuration file, whatever the run used."},jp(["regression",
"invalid","inconclusive","never"])),forkStatus:Y({name:"fork-status",value:ha.join("|"),default:"neutral",description:"The status of a fork \
whose own run found nothing wrong. `neutral` leaves it pending until `/loadgate run` has measured, since a fork's author could forge the num\
bers; `trusted` lets it pass."},tt(ha)),when:Y({name:"when",value:ma.join("|"),default:"changed",description:"When to comment. The comment r\
ecords what was accepted, and at which size; with `never` a label or a comment accepts for its commit alone."},tt(ma)),status:Y({name:"statu\
s",value:"true|false",default:"true",description:"Whether to set a commit status."},Fp)};var SP={name:"export",summary:"write a run in the format of another tool",group:"ci",examples:[{line:"loadgate export",does:"write bigger.js\
on and smaller.json from .loadgate/results.json"},{line:"loadgate export --results nightly/results.json -o exported",does:"export another ru\
n, to another folder"},{line:"loadgate export --format github-action-benchmark",does:"name the format, the only one so far"}],options:{format:nf,
results:tf,out:{...ef,description:"The folder for `bigger.json` and `smaller.json`; one that would be empty is not written."}},async run({values:e,
host:t}){for(let n of await ya(e,t))process.stdout.write(`wrote ${n}
`);return 0}};async function ya(e,t){let{bigger:n,smaller:r}=Tp(hp(e.results,t)),o=C$(t.cwd,e.out);await Xr(o);let s=(a,c)=>{let u=P$(o,a);return E$(
u,{force:!0}),c.length===0?[]:(pn(o,a,`${JSON.stringify(c,null,1)}
`),[u])},i=[...s("bigger.json",n),...s("smaller.json",r)];if(i.length>0)return i;throw new Ge(`${e.results} has no usable numbers in any cas\
e, so nothing was written; its report says why`)}function xa(e){return P({name:"github-token",value:"TOKEN",required:!0,description:e},t=>t)}var sf={base:{...Bp,description:"The revision to\
 compare with. Defaults to the merge base with the pull request's base branch, to the merge group's base, else to the merge base with the de\
fault branch."},head:{...Gp,description:"The revision to measure. Defaults to the head of the pull request or of the merge group, else to th\
e checkout's HEAD."}},{branch:T$,folder:M$}=rf,wa={branch:{...T$,name:"gh-pages-branch"},folder:M$},af="`loadgate` in the runner's temporary\
 folder";function cf(e){return P({name:"out",value:"DIR",description:`The folder for ${e}. Defaults to ${af}.`},t=>t)}var uf=cf("`results.js\
on` and the reports"),lf="The folder of all results and reports, for a workflow to upload.",df=P({name:"results",value:"F",description:`The \
\`results.json\` of the run. Defaults to the one in ${af}.`},e=>e),pf={out:lf,verdict:"`regression`, `invalid`, `inconclusive`, `improvement\
`, `new` or `unchanged`: the worst of all cases.",regressions:"A JSON list of the cases that became slower, `[]` if there are none.",results:"\
The path of `results.json`, which holds everything that was measured.",report:"The path of `report.html`, a page in one file."};function I$(e){
if(F$.some(({name:t})=>t===e))throw new v(`${e} is another action; write uses: ${xn(e)}@v1`);return tt(["compare","trend"])(e)}function xn(e){
return`loadgate/loadgate/actions/${e}`}var EP={name:"measure",description:"Measures in the pull request whether a change makes an HTTP serve\
r slower.",inputs:{command:P({name:"command",value:"compare|trend",description:"`compare` measures base against head, `trend` a point of the\
 trend. Defaults to `compare` on `pull_request` and `merge_group`, to `trend` on `schedule` and `push`. On `workflow_dispatch` it is `trend`\
 if the configuration has a trend section and base and head are not both named, else `compare`."},I$),...sf,...ba,isolation:Hp,secrets:{...Wp,
default:"none",description:"The variables of the step's environment that `secrets:` of the configuration file may pass on to targets; separa\
te several with commas. Apart from what toolchains need (docs/environment.md), no other variable reaches a target."},waitSeconds:Vp,threshold:Jp,
failOn:qp,measureIdentical:Kp,cpuProfile:Yp,shard:Xp,branch:{...wa.branch,description:"For `trend`, the branch that holds the trend so far."},
folder:wa.folder,oha:P({name:"oha-path",value:"F",description:"The oha that generates the load. Defaults to the one on PATH, else to the rel\
ease, which is verified by its pinned hash and kept in the tool cache. It is compiled with cargo only if the release cannot be downloaded."},
e=>e),out:uf},outputs:pf},A$={name:"comment",description:"Reports in a pull request, by a comment and a commit status, what loadgate measure\
d in another job.",inputs:{token:xa("The token to comment with, e.g. `github.token`."),...of},outputs:{verdict:"`regression`, `invalid`, `in\
conclusive`, `improvement`, `new` or `unchanged`: the worst of all cases; also `accepted` and `failed`."}},N$={name:"publish",description:"A\
dds a point that loadgate measured to the trend on a branch, and reports what changed.",inputs:{token:xa("The token to push and to open issu\
es with, e.g. `github.token`."),results:df,...wa},outputs:{alerts:"A JSON list of the changes that were seen or confirmed by this run, `[]` \
if there are none."}},L$={name:"plan",description:"Cuts a run of loadgate into shards for a job matrix.",inputs:{shards:Qp,...ba,head:sf.head},
outputs:{matrix:"A job matrix whose entries have a `shard` and a `number` each."}},Z$={name:"merge",description:"Puts the shards of a run to\
gether and judges them as one run.",inputs:{path:Y({name:"path",value:"DIR",default:"shards",description:"The folder that the shards' artifa\
cts were downloaded to."},e=>e),out:uf},outputs:pf},D$={name:"request",description:"Reads the command /loadgate run in a comment, and checks\
 that its author may give it.",inputs:{token:xa("The token to read permissions and to react with, e.g. `github.token`.")},outputs:{run:"Whet\
her to carry out the comment's command, `true` or `false`.",head:"The commit to judge.",base:"The commit to compare with.",case:"The cases t\
hat the comment names; empty for all.",budget:"The budget that the comment names; empty for the default."}},$a={name:"export",description:"W\
rites what loadgate measured in the format of github-action-benchmark. It refuses empty files, so none is written.",inputs:{results:df,out:cf(
"`bigger.json` and `smaller.json`")},outputs:{out:lf}},F$=[A$,N$,L$,Z$,D$,$a];import{join as Ra,resolve as uv}from"node:path";import*as hf from"os";function Be(e){return e==null?"":typeof e=="string"||e instanceof String?e:JSON.stringify(e)}function ff(e){return Object.keys(e).length?{title:e.
title,file:e.file,line:e.startLine,endLine:e.endLine,col:e.startColumn,endColumn:e.endColumn}:{}}function _a(e,t,n){let r=new va(e,t,n);process.stdout.write(r.toString()+hf.EOL)}var mf="::",va=class{constructor(t,n,r){t||(t="missing.command"),this.command=t,this.properties=n,this.message=r}toString(){let t=mf+this.command;
if(this.properties&&Object.keys(this.properties).length>0){t+=" ";let n=!0;for(let r in this.properties)if(this.properties.hasOwnProperty(r)){
let o=this.properties[r];o&&(n?n=!1:t+=",",t+=`${r}=${U$(o)}`)}}return t+=`${mf}${j$(this.message)}`,t}};function j$(e){return Be(e).replace(
/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function U$(e){return Be(e).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0\
A").replace(/:/g,"%3A").replace(/,/g,"%2C")}import*as gf from"crypto";import*as co from"fs";import*as ao from"os";function bf(e,t){let n=process.env[`GITHUB_${e}`];if(!n)throw new Error(`Unable to find environment variable for file command ${e}`);if(!co.existsSync(
n))throw new Error(`Missing file at path: ${n}`);co.appendFileSync(n,`${Be(t)}${ao.EOL}`,{encoding:"utf8"})}function yf(e,t){let n=`ghadelim\
iter_${gf.randomUUID()}`,r=Be(t);if(e.includes(n))throw new Error(`Unexpected input: name should not contain the delimiter "${n}"`);if(r.includes(
n))throw new Error(`Unexpected input: value should not contain the delimiter "${n}"`);return`${e}<<${n}${ao.EOL}${r}${ao.EOL}${n}`}import*as vf from"os";import{EOL as B$}from"os";import{constants as wf,promises as G$}from"fs";var za=function(e,t,n,r){function o(s){return s instanceof n?s:new n(
function(i){i(s)})}return new(n||(n=Promise))(function(s,i){function a(l){try{u(r.next(l))}catch(m){i(m)}}function c(l){try{u(r.throw(l))}catch(m){
i(m)}}function u(l){l.done?s(l.value):o(l.value).then(a,c)}u((r=r.apply(e,t||[])).next())})},{access:H$,appendFile:W$,writeFile:V$}=G$,xf="G\
ITHUB_STEP_SUMMARY";var Sa=class{constructor(){this._buffer=""}filePath(){return za(this,void 0,void 0,function*(){if(this._filePath)return this._filePath;let t=process.
env[xf];if(!t)throw new Error(`Unable to find environment variable for $${xf}. Check if your runtime environment supports job summaries.`);try{
yield H$(t,wf.R_OK|wf.W_OK)}catch{throw new Error(`Unable to access summary file: '${t}'. Check if the file has correct read/write permissio\
ns.`)}return this._filePath=t,this._filePath})}wrap(t,n,r={}){let o=Object.entries(r).map(([s,i])=>` ${s}="${i}"`).join("");return n?`<${t}${o}\
>${n}</${t}>`:`<${t}${o}>`}write(t){return za(this,void 0,void 0,function*(){let n=!!t?.overwrite,r=yield this.filePath();return yield(n?V$:
W$)(r,this._buffer,{encoding:"utf8"}),this.emptyBuffer()})}clear(){return za(this,void 0,void 0,function*(){return this.emptyBuffer().write(
{overwrite:!0})})}stringify(){return this._buffer}isEmptyBuffer(){return this._buffer.length===0}emptyBuffer(){return this._buffer="",this}addRaw(t,n=!1){
return this._buffer+=t,n?this.addEOL():this}addEOL(){return this.addRaw(B$)}addCodeBlock(t,n){let r=Object.assign({},n&&{lang:n}),o=this.wrap(
"pre",this.wrap("code",t),r);return this.addRaw(o).addEOL()}addList(t,n=!1){let r=n?"ol":"ul",o=t.map(i=>this.wrap("li",i)).join(""),s=this.
wrap(r,o);return this.addRaw(s).addEOL()}addTable(t){let n=t.map(o=>{let s=o.map(i=>{if(typeof i=="string")return this.wrap("td",i);let{header:a,
data:c,colspan:u,rowspan:l}=i,m=a?"th":"td",h=Object.assign(Object.assign({},u&&{colspan:u}),l&&{rowspan:l});return this.wrap(m,c,h)}).join(
"");return this.wrap("tr",s)}).join(""),r=this.wrap("table",n);return this.addRaw(r).addEOL()}addDetails(t,n){let r=this.wrap("details",this.
wrap("summary",t)+n);return this.addRaw(r).addEOL()}addImage(t,n,r){let{width:o,height:s}=r||{},i=Object.assign(Object.assign({},o&&{width:o}),
s&&{height:s}),a=this.wrap("img",null,Object.assign({src:t,alt:n},i));return this.addRaw(a).addEOL()}addHeading(t,n){let r=`h${n}`,o=["h1","\
h2","h3","h4","h5","h6"].includes(r)?r:"h1",s=this.wrap(o,t);return this.addRaw(s).addEOL()}addSeparator(){let t=this.wrap("hr",null);return this.
addRaw(t).addEOL()}addBreak(){let t=this.wrap("br",null);return this.addRaw(t).addEOL()}addQuote(t,n){let r=Object.assign({},n&&{cite:n}),o=this.
wrap("blockquote",t,r);return this.addRaw(o).addEOL()}addLink(t,n){let r=this.wrap("a",t,{href:n});return this.addRaw(r).addEOL()}},DP=new Sa;import $f from"os";var BP=$f.platform(),GP=$f.arch();var Oa;(function(e){e[e.Success=0]="Success",e[e.Failure=1]="Failure"})(Oa||(Oa={}));function _f(e,t){let n=process.env[`INPUT_${e.replace(/ /g,"_").toUpperCase()}`]||"";if(t&&t.required&&!n)throw new Error(`Input required an\
d not supplied: ${e}`);return t&&t.trimWhitespace===!1?n:n.trim()}function zf(e,t){if(process.env.GITHUB_OUTPUT||"")return bf("OUTPUT",yf(e,t));process.stdout.write(vf.EOL),_a("set-output",{name:e},Be(t))}function Sf(e){process.exitCode=Oa.Failure,Of(e)}function Of(e,t={}){_a("error",ff(t),e instanceof Error?e.toString():e)}var ka={now:()=>performance.now()/1e3,date:()=>new Date,sleep:(e,t)=>new Promise((n,r)=>{if(t?.aborted)return r(t.reason);let o=()=>{clearTimeout(
s),r(t?.reason)},s=setTimeout(()=>{t?.removeEventListener("abort",o),n()},e*1e3);t?.addEventListener("abort",o,{once:!0})})};var OC=64*1024;var eT=nl({pid:A().positive(),started:d().nullable()});var tT=7*86400;var nT=re(d(),d());function kf(e,t){let n=Math.round(e.done*24),r=`[${"#".repeat(n)}${"-".repeat(24-n)}] ${String(Math.round(e.done*100)).padStart(3)}%`,o=e.secondsLeft===
null?"":` \xB7 ${Y$(e.secondsLeft)} left`;return`${r}${o} \xB7 ${e.doing}`.slice(0,t)}function Y$(e){let t=Math.max(0,Math.round(e));return`${Math.
floor(t/60)}:${String(t%60).padStart(2,"0")}`}function Rf(e,t){let n=-1/0,r="",o=e.isTTY?"\r\x1B[2K":"";return{say(s){e.write(`${o}${s}
`)},step(s){if(e.isTTY)return e.write(o+kf(s,e.columns-1));let i=s.secondsLeft===null?s.doing:"";t()-n<15&&i===r||(n=t(),r=i,e.write(`${kf(s,
200)}
`))},end(){o&&e.write(o)}}}function Ef(e,t){let n=new AbortController;for(let r of["SIGINT","SIGTERM"])process.on(r,()=>n.abort(new be(r)));process.on("SIGHUP",()=>n.abort(
new be("SIGTERM")));for(let r of[process.stdout,process.stderr])r.on("error",()=>{});return{cwd:e,clock:ka,progress:Rf(t,ka.now),signal:n.signal}}import{closeSync as X$,openSync as Q$,readSync as ev,writeSync as tv}from"node:fs";var nv=["RUNNER_TRACKING_ID","LOADGATE_RUN","LOADGATE_SERVER"];function Pf(){for(let[e,t]of Object.entries(process.env))process.env[e]=t;try{
let{from:e,bytes:t}=rv(Ot("/proc/self/stat")??""),n=Q$("/proc/self/mem","r+");try{let r=Buffer.alloc(t);return ev(n,r,0,t,e)!==t?!1:tv(n,ov(
r),0,t,e)===t}finally{X$(n)}}catch{return!1}}function rv(e){let t=e.slice(e.lastIndexOf(")")+2).split(" "),[n,r]=[Number(t[47]),Number(t[48])];
if(!(n>0&&r>n))throw new RangeError("the kernel does not say where the environment is");return{from:n,bytes:r-n}}function ov(e){let t=e.toString(
"latin1").split("\0").filter(r=>{let o=r.slice(0,Math.max(0,r.indexOf("=")));return Xi(o)||nv.includes(o)}),n=Buffer.alloc(e.length);return n.
write(t.map(r=>`${r}\0`).join(""),"latin1"),n}var cv={pull_request_target:`measure on: pull_request, and comment with ${xn("comment")} on: pull_request or workflow_run`,workflow_run:`mea\
sure on: pull_request, and comment here with ${xn("comment")}`,issue_comment:`read the comment with ${xn("request")}, and pass its base and \
head to another job with command: compare, as in workflows/command.yml`};function Cf(e){if(e==="pull_request_target")throw new v(`the event ${e}\
 is refused, since outsiders can trigger it and it has the repository's secrets; ${cv[e]}`)}async function Tf(e,t){Pf();let n={isTTY:!1,columns:120,write:Ea},r=Ef(process.env.GITHUB_WORKSPACE||process.cwd(),n);try{let o=Id(process.env);
Cf(o.name);let s=Dp(e.inputs,i=>_f(i)||void 0,lv);process.exitCode=await t({inputs:s,event:o,host:r,output:zf})}catch(o){Sf(Aa(o)),process.exitCode=
cd(o),o instanceof be&&process.exit()}}function Mf(e,t){return t.RUNNER_TEMP?Ra(t.RUNNER_TEMP,"loadgate"):Ra(e,".loadgate")}async function If(e,{
host:t,output:n}){let r=e===void 0?Mf(t.cwd,process.env):uv(t.cwd,e);return await Xr(r),n("out",r),r}function Af(e,{cwd:t}){return e??Ra(Mf(
t,process.env),"results.json")}function lv(e){return`input "${e}"`}function Ea(e){process.stdout.write(ni(e))}await Tf($a,async e=>{let{inputs:t,host:n}=e,r=await If(t.out,e),o=Af(t.results,n);for(let s of await ya({results:o,out:r},n))Ea(`wrote ${s}\

`);return 0});
// Packages: @actions/core, zod
