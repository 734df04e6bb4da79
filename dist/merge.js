import { createRequire } from "node:module"; const require = createRequire(import.meta.url);
var fg=Object.defineProperty;var Na=(e,t)=>(t=Symbol[e])?t:Symbol.for("Symbol."+e),La=e=>{throw TypeError(e)};var pg=(e,t)=>{for(var n in t)fg(e,n,{get:t[n],enumerable:!0})};var Ro=(e,t,n)=>{if(t!=null){typeof t!="object"&&typeof t!="function"&&La("Object expected");var r,o;n&&(r=t[Na("asyncDispose")]),r===void 0&&
(r=t[Na("dispose")],n&&(o=r)),typeof r!="function"&&La("Object not disposable"),o&&(r=function(){try{o.call(this)}catch(s){return Promise.reject(
s)}}),e.push([n,r,t])}else n&&e.push([n]);return t},Eo=(e,t,n)=>{var r=typeof SuppressedError=="function"?SuppressedError:function(i,a,c,u){
return u=Error(c),u.name="SuppressedError",u.error=i,u.suppressed=a,u},o=i=>t=n?new r(i,t,"An error was suppressed during disposal"):(n=!0,i),
s=i=>{for(;i=e.pop();)try{var a=i[1]&&i[1].call(i[2]);if(i[0])return Promise.resolve(a).then(s,c=>(o(c),s()))}catch(c){o(c)}if(n)throw t};return s()};import{globSync as pk}from"node:fs";import{join as mk,resolve as hk}from"node:path";import{resolve as PO}from"node:path";var ht=["regression","invalid","inconclusive","improvement","new","unchanged"],et=["io-calls","collections"],gt=["goodput","cpu","time","cpu\
-time","own-clock","p50","p90","p95","p99","memory","switches",...et,"start-time","image-size"];var Da=["burner-elsewhere","interrupted","invalid"];var z={};pg(z,{BIGINT_FORMAT_RANGES:()=>Ha,CONSTANT_CATCH:()=>Ka,Class:()=>To,NUMBER_FORMAT_RANGES:()=>jo,aborted:()=>ae,allowsEval:()=>Lo,assert:()=>wg,
assertEqual:()=>mg,assertIs:()=>bg,assertNever:()=>yg,assertNotEqual:()=>hg,assignProp:()=>xt,attachSchema:()=>Yt,base64ToUint8Array:()=>Ja,
base64urlToUint8Array:()=>Dg,cached:()=>wt,captureStackTrace:()=>Vn,cleanEnum:()=>Lg,cleanRegex:()=>Kt,clone:()=>be,cloneDef:()=>$g,codePointLength:()=>Xt,
constantCatch:()=>Ya,createTransparentProxy:()=>Rg,defineLazy:()=>ja,defineLazyInternal:()=>A,derived:()=>Ug,esc:()=>Io,escapeRegex:()=>Te,explicitlyAborted:()=>Zo,
extend:()=>Cg,finalizeIssue:()=>we,floatSafeRemainder:()=>Mo,getElementAtPath:()=>_g,getEnumValues:()=>Hn,getLengthableOrigin:()=>Qt,getParsedType:()=>zg,
getSizableOrigin:()=>Va,hexToUint8Array:()=>jg,hide:()=>Yn,installLazyProp:()=>Wg,isObject:()=>nt,isPlainObject:()=>Ue,issue:()=>$t,joinValues:()=>Wn,
jsonStringifyReplacer:()=>yt,members:()=>Bo,merge:()=>Ag,mergeDefs:()=>Ce,normalizeParams:()=>k,nullish:()=>Ao,numKeys:()=>kg,objectClone:()=>xg,
omit:()=>Pg,optionalKeys:()=>Fo,own:()=>Ze,parsedType:()=>Uo,partial:()=>Mg,pick:()=>Eg,prefixIssues:()=>ye,primitiveTypes:()=>Ga,promiseAllObject:()=>Sg,
propertyKeyTypes:()=>Do,randomString:()=>Og,rawShape:()=>vt,required:()=>Ig,safeExtend:()=>Tg,shallowClone:()=>Ba,sizeCaps:()=>Kn,slugify:()=>No,
stringifyPrimitive:()=>Jn,toZod:()=>gg,uint8ArrayToBase64:()=>qa,uint8ArrayToBase64url:()=>Fg,uint8ArrayToHex:()=>Zg,unwrapMessage:()=>bt});function mg(e){return e}function hg(e){return e}function gg(){return e=>e}function bg(e){}function yg(e){throw new Error("Unexpected value i\
n exhaustive check")}function wg(e){}function Hn(e){let t=Object.values(e).filter(r=>typeof r=="number");return Object.entries(e).filter(([r,
o])=>t.indexOf(+r)===-1).map(([r,o])=>o)}function Wn(e,t="|"){return e.map(n=>Jn(n)).join(t)}function yt(e,t){return typeof t=="bigint"?t.toString():
t}var Co=class{constructor(t){this._getter=t,this._value=void 0}get value(){let t=this._getter;return t!==void 0&&(this._value=t(),this._getter=
void 0),this._value}};function wt(e){return new Co(e)}function Ao(e){return e==null}function Kt(e){let t=e.startsWith("^")?1:0,n=e.endsWith(
"$")?e.length-1:e.length;return e.slice(t,n)}function Mo(e,t){let n=e/t,r=Math.round(n),o=4*Number.EPSILON*Math.max(Math.abs(n),1);return Math.
abs(n-r)<o?0:n-r}var Fa=Symbol("evaluating");function ja(e,t,n){let r;Object.defineProperty(e,t,{get(){if(r!==Fa)return r===void 0&&(r=Fa,r=
n()),r},set(o){Object.defineProperty(e,t,{value:o})},configurable:!0})}function xg(e){return Object.create(Object.getPrototypeOf(e),Object.getOwnPropertyDescriptors(
e))}function xt(e,t,n){Object.defineProperty(e,t,{value:n,writable:!0,enumerable:!0,configurable:!0})}function vt(e){let t=Object.getOwnPropertyDescriptor(
e,"shape");return t?.get?t.get.raw:t?.value}function Pe(e){return vt(e._zod.def)??e._zod.def.shape}function Za(e,t,n){Object.defineProperty(
e,t,{get(){let r=n();return xt(this,t,r),r},enumerable:!0,configurable:!0})}function Ua(e,t,n){t in e?xt(e,t,n):e[t]=n}function tt(e,t,n,r){
let o=Pe(t);for(let s of n){let i=Object.getOwnPropertyDescriptor(o,s);i.enumerable&&(i.get?Za(e,s,()=>{let a=t._zod.def.shape[s];return r?r(
a,s):a}):Ua(e,s,r?r(i.value,s):i.value))}}function vg(e,t){for(let n of Reflect.ownKeys(t)){let r=Object.getOwnPropertyDescriptor(t,n);r.enumerable&&
(r.get?Za(e,n,()=>t[n]):Ua(e,n,r.value))}}function Ce(...e){let t={};for(let n of e){let r=Object.getOwnPropertyDescriptors(n);Object.assign(
t,r)}return Object.defineProperties({},t)}function $g(e){return Ce(e._zod.def)}function _g(e,t){return t?t.reduce((n,r)=>n?.[r],e):e}function Sg(e){
let t=Object.keys(e),n=t.map(r=>e[r]);return Promise.all(n).then(r=>{let o={};for(let s=0;s<t.length;s++)o[t[s]]=r[s];return o})}function Og(e=10){
let t="abcdefghijklmnopqrstuvwxyz",n="";for(let r=0;r<e;r++)n+=t[Math.floor(Math.random()*t.length)];return n}function Io(e){return JSON.stringify(
e)}function No(e){return e.toLowerCase().trim().replace(/[^\w\s-]/g,"").replace(/[\s_-]+/g,"-").replace(/^-+|-+$/g,"")}var Vn="captureStackT\
race"in Error?Error.captureStackTrace:(...e)=>{};function nt(e){return typeof e=="object"&&e!==null&&!Array.isArray(e)}var Lo=wt(()=>{if(re.
jitless||typeof navigator<"u"&&navigator?.userAgent?.includes("Cloudflare"))return!1;try{let e=Function;return new e(""),!0}catch{return!1}});
function Ue(e){if(nt(e)===!1)return!1;let t=e.constructor;if(t===void 0||typeof t!="function")return!0;let n=t.prototype;return!(nt(n)===!1||
Object.prototype.hasOwnProperty.call(n,"isPrototypeOf")===!1)}function Ba(e){return Ue(e)?{...e}:Array.isArray(e)?[...e]:e instanceof Map?new Map(
e):e instanceof Set?new Set(e):e}function kg(e){let t=0;for(let n in e)Object.prototype.hasOwnProperty.call(e,n)&&t++;return t}var zg=e=>{let t=typeof e;
switch(t){case"undefined":return"undefined";case"string":return"string";case"number":return Number.isNaN(e)?"nan":"number";case"boolean":return"\
boolean";case"function":return"function";case"bigint":return"bigint";case"symbol":return"symbol";case"object":return Array.isArray(e)?"array":
e===null?"null":e.then&&typeof e.then=="function"&&e.catch&&typeof e.catch=="function"?"promise":typeof Map<"u"&&e instanceof Map?"map":typeof Set<
"u"&&e instanceof Set?"set":typeof Date<"u"&&e instanceof Date?"date":typeof File<"u"&&e instanceof File?"file":"object";default:throw new Error(
`Unknown data type: ${t}`)}},Do=new Set(["string","number","symbol"]),Ga=new Set(["string","number","bigint","boolean","symbol","undefined"]);
function Te(e){return e.replace(/[.*+?^${}()|[\]\\]/g,"\\$&")}function be(e,t,n){let r=new e._zod.constr(t??e._zod.def);return(!t||n?.parent)&&
(r._zod.parent=e),r}function k(e){let t=e;if(!t)return{};if(typeof t=="string")return{error:()=>t};if(t?.message!==void 0){if(t?.error!==void 0)
throw new Error("Cannot specify both `message` and `error` params");t.error=t.message}return delete t.message,typeof t.error=="string"?{...t,
error:()=>t.error}:t}function Rg(e){let t;return new Proxy({},{get(n,r,o){return t??(t=e()),Reflect.get(t,r,o)},set(n,r,o,s){return t??(t=e()),
Reflect.set(t,r,o,s)},has(n,r){return t??(t=e()),Reflect.has(t,r)},deleteProperty(n,r){return t??(t=e()),Reflect.deleteProperty(t,r)},ownKeys(n){
return t??(t=e()),Reflect.ownKeys(t)},getOwnPropertyDescriptor(n,r){return t??(t=e()),Reflect.getOwnPropertyDescriptor(t,r)},defineProperty(n,r,o){
return t??(t=e()),Reflect.defineProperty(t,r,o)}})}function Jn(e){return typeof e=="bigint"?e.toString()+"n":typeof e=="string"?`"${e}"`:`${e}`}
function Fo(e){return Object.keys(e).filter(t=>e[t]._zod.optin!==void 0&&e[t]._zod.optout==="optional")}var jo={safeint:[Number.MIN_SAFE_INTEGER,
Number.MAX_SAFE_INTEGER],int32:[-2147483648,2147483647],uint32:[0,4294967295],float32:[-34028234663852886e22,34028234663852886e22],float64:[
-Number.MAX_VALUE,Number.MAX_VALUE]},Ha={int64:[BigInt("-9223372036854775808"),BigInt("9223372036854775807")],uint64:[BigInt(0),BigInt("1844\
6744073709551615")]};function Eg(e,t){let n=e._zod.def,r=n.checks;if(r&&r.length>0)throw new Error(".pick() cannot be used on object schemas\
 containing refinements");let s={};return tt(s,e,qn(e,t)),be(e,Ce(n,{shape:s,checks:[]}))}function qn(e,t){let n=Pe(e),r=[];for(let o of Reflect.
ownKeys(t)){if(!Object.getOwnPropertyDescriptor(n,o)?.enumerable)throw new Error(`Unrecognized key: "${String(o)}"`);t[o]&&r.push(o)}return r}
function Pg(e,t){let n=e._zod.def,r=n.checks;if(r&&r.length>0)throw new Error(".omit() cannot be used on object schemas containing refinemen\
ts");let s=new Set(qn(e,t)),i={};return tt(i,e,Reflect.ownKeys(Pe(e)).filter(a=>!s.has(a))),be(e,Ce(n,{shape:i,checks:[]}))}function Cg(e,t){
if(!Ue(t))throw new Error("Invalid input to extend: expected a plain object");let n=e._zod.def.checks;if(n&&n.length>0){let o=Pe(e);for(let s of Reflect.
ownKeys(t))if(Object.getOwnPropertyDescriptor(o,s)!==void 0)throw new Error("Cannot overwrite keys on object schemas containing refinements.\
 Use `.safeExtend()` instead.")}return be(e,Ce(e._zod.def,{shape:Wa(e,t)}))}function Wa(e,t){let n={};return tt(n,e,Reflect.ownKeys(Pe(e))),
vg(n,t),n}function Tg(e,t){if(!Ue(t))throw new Error("Invalid input to safeExtend: expected a plain object");return be(e,Ce(e._zod.def,{shape:Wa(
e,t)}))}function Ag(e,t){if(!t?._zod?.def)throw new Error("Invalid input to merge: expected an object schema. To merge a plain shape, use `.\
extend()`.");if(e._zod.def.checks?.length)throw new Error(".merge() cannot be used on object schemas containing refinements. Use .safeExtend\
() instead.");let n={};tt(n,e,Reflect.ownKeys(Pe(e))),tt(n,t,Reflect.ownKeys(Pe(t)));let r=Ce(e._zod.def,{shape:n,get catchall(){return t._zod.
def.catchall},checks:t._zod.def.checks??[]});return be(e,r)}function Mg(e,t,n,r="partial"){let s=t._zod.def.checks;if(s&&s.length>0)throw new Error(
`.${r}() cannot be used on object schemas containing refinements`);let a=n?new Set(qn(t,n)):void 0,c={};return tt(c,t,Reflect.ownKeys(Pe(t)),
e&&((u,l)=>a&&!a.has(l)?u:new e({type:"optional",innerType:u}))),be(t,Ce(t._zod.def,{shape:c,checks:[]}))}function Ig(e,t,n){let r=n?new Set(
qn(t,n)):void 0,o={};return tt(o,t,Reflect.ownKeys(Pe(t)),(s,i)=>r&&!r.has(i)?s:new e({type:"nonoptional",innerType:s})),be(t,Ce(t._zod.def,
{shape:o}))}function ae(e,t=0){if(e.aborted===!0)return!0;for(let n=t;n<e.issues.length;n++)if(e.issues[n]?.continue!==!0)return!0;return!1}
function Zo(e,t=0){if(e.aborted===!0)return!0;for(let n=t;n<e.issues.length;n++)if(e.issues[n]?.continue===!1)return!0;return!1}function ye(e,t){
return t.map(n=>{var r;return(r=n).path??(r.path=[]),n.path.unshift(e),n})}function bt(e){return typeof e=="string"?e:e?.message}function Kn(e){
let t=[];for(let n of e??[]){let r=n._zod.def;if(!/_(length|size)$|_equals$/.test(r.check))break;let o=r.maximum??r.length??r.size;o>=0&&t.push(
[o,n])}return t}function Yt(e,t,n){var r;for(let o=t;o<e.length;o++)(r=e[o]).schema??(r.schema=n)}function we(e,t,n){var r;let o=e.inst?._zod?.
traits;o?.has("$ZodType")&&(o.has("$ZodCheck")?(r=e).schema??(r.schema=e.inst):e.schema=e.inst);let s=e.schema!==e.inst?e.schema?._zod.def?.
error:void 0,i=e.message?e.message:bt(e.inst?._zod.def?.error?.(e))??bt(s?.(e))??bt(t?.error?.(e))??bt(n.customError?.(e))??bt(n.localeError?.(
e))??"Invalid input",a={};for(let c of Object.keys(e))c==="inst"||c==="schema"||c==="continue"||c==="input"||c==="__proto__"||(a[c]=e[c]);return a.
path??(a.path=[]),a.message=i,t?.reportInput&&(a.input=e.input),a}function Va(e){return e instanceof Set?"set":e instanceof Map?"map":e instanceof
File?"file":"unknown"}var Ng=/[\uD800-\uDBFF]/;function Xt(e){let t=e.length;if(!Ng.test(e))return t;let n=t;for(let r=0;r<t-1;r++)(e.charCodeAt(
r)&64512)===55296&&(e.charCodeAt(r+1)&64512)===56320&&(n--,r++);return n}function Qt(e){return Array.isArray(e)?"array":typeof e=="string"?"\
string":"unknown"}function Uo(e){let t=typeof e;switch(t){case"number":return Number.isNaN(e)?"nan":"number";case"object":{if(e===null)return"\
null";if(Array.isArray(e))return"array";let n=e;if(n&&Object.getPrototypeOf(n)!==Object.prototype&&"constructor"in n&&n.constructor)return n.
constructor.name}}return t}function $t(...e){let[t,n,r]=e;return typeof t=="string"?{message:t,code:"custom",input:n,inst:r}:{...t}}function Lg(e){
return Object.entries(e).filter(([t,n])=>Number.isNaN(Number.parseInt(t,10))).map(t=>t[1])}function Ja(e){let t=atob(e),n=new Uint8Array(t.length);
for(let r=0;r<t.length;r++)n[r]=t.charCodeAt(r);return n}function qa(e){let t="";for(let n=0;n<e.length;n++)t+=String.fromCharCode(e[n]);return btoa(
t)}function Dg(e){let t=e.replace(/-/g,"+").replace(/_/g,"/"),n="=".repeat((4-t.length%4)%4);return Ja(t+n)}function Fg(e){return qa(e).replace(
/\+/g,"-").replace(/\//g,"_").replace(/=/g,"")}function jg(e){let t=e.replace(/^0x/,"");if(t.length%2!==0)throw new Error("Invalid hex strin\
g length");let n=new Uint8Array(t.length/2);for(let r=0;r<t.length;r+=2)n[r/2]=Number.parseInt(t.slice(r,r+2),16);return n}function Zg(e){return Array.
from(e).map(t=>t.toString(16).padStart(2,"0")).join("")}var To=class{constructor(...t){}};function Bo(e,t){for(let n in t){let r=Object.getOwnPropertyDescriptor(
t,n);r.get?Object.defineProperty(e,n,{...r,enumerable:!1}):Bg(e,n,r.value)}}function Ze(e,t,n,r=!0){return Object.defineProperty(e,t,{configurable:!0,
writable:!0,enumerable:r,value:n}),n}function Yn(e,t,n){return Ze(e,t,n,!1)}function Ug(e,t){for(let n in e){let r=e[n];Object.defineProperty(
t,n,{configurable:!0,enumerable:!0,get(){return Ze(this,n,r(this))},set(o){Ze(this,n,o)}})}return t}function Bg(e,t,n){Object.defineProperty(
e,t,{configurable:!0,get(){return this==null?n:Ze(this,t,n.bind(this))},set(r){Ze(this,t,r)}})}function Gg(e,t){let n=Object.getPrototypeOf(
e);return t in n?void 0:n}var Po,je=!1,Hg={configurable:!0,get(){je=!0}};function A(e,t,n){let r=Object.getPrototypeOf(e._zod);if(t in r&&Po!==
e._zod){Po=void 0;return}Po=e._zod,Object.defineProperty(r,t,{configurable:!0,get(){Object.defineProperty(this,t,Hg);let o=je;je=!1;try{let s=n(
this);return je?delete this[t]:Object.defineProperty(this,t,{configurable:!0,writable:!0,value:s}),je=je||o,s}catch(s){throw delete this[t],
je=je||o,s}},set(o){Object.defineProperty(this,t,{configurable:!0,writable:!0,value:o})}})}function Wg(e,t,n,r){let o=Gg(e,t);o&&Object.defineProperty(
o,t,{configurable:!0,get(){let s={configurable:!0,writable:!0,enumerable:r,value:void 0};return Object.defineProperty(this,t,s),s.value=n(this),
Object.defineProperty(this,t,s),s.value},set(s){Object.defineProperty(this,t,{configurable:!0,writable:!0,enumerable:r,value:s})}})}var Ka="\
~constantCatch";function Ya(e){let t=()=>e;return t[Ka]=!0,t}var Xa;var Go={value:void 0,enumerable:!1},Qa="captureStackTrace"in Error?Error:null;function Vg(e){let t=Qa;if(t){let n=t.stackTraceLimit;if(typeof n==
"number"){try{t.stackTraceLimit=0}catch{return Qa=null,new e}try{return new e}finally{t.stackTraceLimit=n}}}return new e}function m(e,t,n,r){
let o={};function s(p){this.def=p,this.constr=f,this.traits=new Set}s.prototype=o;let i=n,a=i&&new WeakSet;function c(p,g){if(p._zod){if(p._zod.
traits.has(e))return}else{Go.value=new s(g);try{Object.defineProperty(p,"_zod",Go)}finally{Go.value=void 0}}if(p._zod.traits.add(e),t(p,g),a){
let _=Object.getPrototypeOf(p),O=p._zod.constr.prototype,E=_;for(;E&&E!==O;)E=Object.getPrototypeOf(E);let V=E??_;a.has(V)||(a.add(V),Bo(V,i))}
let w=f.prototype;for(let _ in w)Object.prototype.hasOwnProperty.call(w,_)&&(_ in p||(p[_]=w[_].bind(p)))}let u=r?.Parent??Object;class l extends u{}
Object.defineProperty(l,"name",{value:e});function f(p){let g=r?.Parent?Vg(l):this;c(g,p);let w=g._zod.deferred;if(w){for(let O of w)O();g._zod.
deferred=void 0}let _=globalThis.__zod_globalConfig?.postProcessor;return _&&_(g),g}return Object.defineProperty(f,"init",{value:c}),Object.
defineProperty(f,Symbol.hasInstance,{value:p=>r?.Parent&&p instanceof r.Parent?!0:p?._zod?.traits?.has(e)}),Object.defineProperty(f,"name",{
value:e}),f}var xe=class extends Error{constructor(){super("Encountered Promise during synchronous parse. Use .parseAsync() instead.")}},_t=class extends Error{constructor(t){
super(`Encountered unidirectional transform during encode: ${t}`),this.name="ZodEncodeError"}};(Xa=globalThis).__zod_globalConfig??(Xa.__zod_globalConfig=
{});var re=globalThis.__zod_globalConfig;function ce(e){return e&&Object.assign(re,e),re}function Jg(){let e=this._zod;return e.message??(e.message=JSON.stringify(e.def,yt,2)),e.message}function qg(e){this._zod.message=e}var Kg={
get:Jg,set:qg,enumerable:!0,configurable:!0},Wo={value:void 0,enumerable:!1},ec=new WeakSet([Object.prototype,Error.prototype]),tc=(e,t)=>{e.
name="$ZodError",Wo.value=t,Object.defineProperty(e,"issues",Wo),Wo.value=void 0,Object.defineProperty(e,"message",Kg);let n=Object.getPrototypeOf(
e);ec.has(n)||(ec.add(n),Object.defineProperty(n,"toString",{configurable:!0,enumerable:!1,get(){let r=()=>this.message;return Object.defineProperty(
this,"toString",{value:r,configurable:!0,writable:!0}),r},set(r){Object.defineProperty(this,"toString",{value:r,configurable:!0,writable:!0})}}))},
nc=m("$ZodError",tc),vk=m("$ZodError",tc,void 0,{Parent:Error});function Yg(e,t,n){return Object.prototype.hasOwnProperty.call(e,t)||(t==="_\
_proto__"?Object.defineProperty(e,t,{value:n(),writable:!0,enumerable:!0,configurable:!0}):e[t]=n()),e[t]}function rc(e,t=n=>n.message){let n={},
r=[];for(let o of e.issues)o.path.length>0?Yg(n,o.path[0],()=>[]).push(t(o)):r.push(t(o));return{formErrors:r,fieldErrors:n}}function oc(e,t=n=>n.
message){let n={_errors:[]},r=(o,s=[])=>{for(let i of o.issues)if(i.code==="invalid_union"&&i.errors.length)i.errors.map(a=>r({issues:a},[...s,
...i.path]));else if(i.code==="invalid_key")r({issues:i.issues},[...s,...i.path]);else if(i.code==="invalid_element")r({issues:i.issues},[...s,
...i.path]);else{let a=[...s,...i.path];if(a.length===0)n._errors.push(t(i));else{let c=n,u=0;for(;u<a.length;){let l=a[u],f=u===a.length-1;
if(l==="_errors"){f&&c._errors.push(t(i)),u++;continue}Object.prototype.hasOwnProperty.call(c,l)||Object.defineProperty(c,l,{value:{_errors:[]},
enumerable:!0,writable:!0,configurable:!0});let p=c[l];f&&p._errors.push(t(i)),c=p,u++}}}};return r(e),n}function Xn(e,t){return{callee:t?.callee??e,Err:t?.Err}}var Qn=e=>{let t=(n,r,o,s)=>{let i=o?{...o,async:!1}:{async:!1},a=n._zod.run({value:r,
issues:[]},i);if(a instanceof Promise)throw new xe;if(a.issues.length){let c=new(s?.Err??e)(a.issues.map(u=>we(u,i,ce())));throw Vn(c,s?.callee??
t),c}return a.value};return t};var er=e=>{let t=async(n,r,o,s)=>{let i=o?{...o,async:!0}:{async:!0},a=n._zod.run({value:r,issues:[]},i);if(a instanceof Promise&&(a=await a),
a.issues.length){let c=new(s?.Err??e)(a.issues.map(u=>we(u,i,ce())));throw Vn(c,s?.callee??t),c}return a.value};return t};var tr=e=>(t,n,r)=>{let o=r?{...r,async:!1}:{async:!1},s=t._zod.run({value:n,issues:[]},o);if(s instanceof Promise)throw new xe;return s.issues.
length?sc(e,s.issues,o):{success:!0,data:s.value}};function sc(e,t,n){let r;return{success:!1,get error(){return r||(r=new e(t.map(o=>we(o,n,ce()))),t=void 0,n=void 0),r},set error(o){r=o,t=void 0,
n=void 0}}}var nr=e=>async(t,n,r)=>{let o=r?{...r,async:!0}:{async:!0},s=t._zod.run({value:n,issues:[]},o);return s instanceof Promise&&(s=await s),
s.issues.length?sc(e,s.issues,o):{success:!0,data:s.value}};var Xg=Symbol.for("zod.compile.invalid"),Qg=Symbol.for("zod.compile.fallback"),Vo=((e,t,n)=>{let r=e._zod.bag.validator;if(r!==void 0){if(r(
t)!==Xg)return!0;if(r.definite===!0&&n===void 0)return!1}return eb(e,t,n)});function eb(e,t,n){let r=n?{...n,async:!1,abortEarly:!0}:{async:!1,
abortEarly:!0},o=e._zod.bag.fallbackRun,s;if(o?(r[Qg]=!0,s=o({value:t,issues:[]},r)):s=e._zod.run({value:t,issues:[]},r),s instanceof Promise)
throw new xe;return s.issues.length===0}var Jo=async(e,t,n)=>{let r=n?{...n,async:!0,abortEarly:!0}:{async:!0,abortEarly:!0},o=e._zod.run({value:t,
issues:[]},r);return o instanceof Promise&&(o=await o),o.issues.length===0},ic=e=>{let t=Qn(e),n=(r,o,s,i)=>{let a=s?{...s,direction:"backwa\
rd"}:{direction:"backward"};return t(r,o,a,Xn(n,i))};return n};var ac=e=>{let t=Qn(e),n=(r,o,s,i)=>t(r,o,s,Xn(n,i));return n};var cc=e=>{let t=er(e),n=async(r,o,s,i)=>{let a=s?{...s,direction:"backward"}:{direction:"backward"};return await t(r,o,a,Xn(n,i))};return n};var uc=e=>{let t=er(e),n=async(r,o,s,i)=>await t(r,o,s,Xn(n,i));return n};var lc=e=>(t,n,r)=>{let o=r?{...r,direction:"backward"}:{direction:"backward"};return tr(e)(t,n,o)};var dc=e=>(t,n,r)=>tr(e)(t,n,r);var fc=e=>async(t,n,r)=>{let o=r?{...r,direction:"backward"}:{direction:"backward"};return nr(e)(t,n,o)};var pc=e=>async(t,n,r)=>nr(e)(t,n,r);var mc=/^[cC][0-9a-z]{6,}$/,hc=/^[0-9a-z]+$/,gc=/^[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}$/,bc=/^[0-9a-vA-V]{20}$/,yc=/^[A-Za-z0-9]{27}$/,wc=/^[a-zA-Z0-9_-]{21}$/;
function xc(e){return new RegExp(`^[a-zA-Z0-9_-]{${e}}$`)}var vc=/^P(?:(\d+W)|(?!.*W)(?=\d|T\d)(\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+([.,]\d+)?S)?)?)$/;var $c=/^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$/,Ko=e=>e?new RegExp(`^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}\
-${e}[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12})$`):/^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$/;var _c=/^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/;var tb="^(?=[\\s\\S]*[\\p{Extended_Pictographic}\\p{Regional_Indicator}\\u20E3])[\\p{Extended_Pictographic}\\p{Emoji_Component}]+$";function Sc(){
return new RegExp(tb,"u")}var Oc=/^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])$/,
kc=/^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))$/;var zc=/^((25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\/([0-9]|[1-2][0-9]|3[0-2])$/,
Rc=/^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))\/(12[0-8]|1[01][0-9]|[1-9]?[0-9])$/;var Ec=/^https?$/,Pc=/^\+[1-9]\d{6,14}$/;var Cc="(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[0\
1])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))";function nb(e){return new RegExp(`^${e}$`)}var Tc=nb(Cc);function qo(e){
let t="(?:[01]\\d|2[0-3]):[0-5]\\d";return typeof e.precision=="number"?e.precision===-1?`${t}`:e.precision===0?`${t}:[0-5]\\d`:`${t}:[0-5]\\\
d\\.\\d{${e.precision}}`:e.seconds?`${t}:[0-5]\\d(?:\\.\\d+)?`:`${t}(?::[0-5]\\d(?:\\.\\d+)?)?`}function Ac(e){return new RegExp(`^${qo(e)}$`)}
function Mc(e){let t=["Z"];e.offset&&t.push("([+-](?:[01]\\d|2[0-3]):[0-5]\\d)");let n=`${qo({precision:e.precision,seconds:!0})}(?:${t.join(
"|")})`,r=e.local?`${n}|${qo({precision:e.precision})}`:n;return new RegExp(`^${Cc}T(?:${r})$`)}var Ic=/^[\s\S]{0,}$/;var Yo=/^-?\d+(?:\.\d+)?$/,Nc=/^(?:true|false)$/i,Lc=/^null$/i;var Dc=/^[^A-Z]*$/,Fc=/^[^a-z]*$/;var X=m("$ZodCheck",(e,t)=>{var n;e._zod??(e._zod={}),e._zod.def=t,(n=e._zod).onattach??(n.onattach=[])});var Xo=e=>{let t=e.value;return!Ao(t)&&t.length!==void 0},or={number:"number",bigint:"bigint",object:"date"},Qo=m("$ZodCheckLessThan",(e,t)=>{
X.init(e,t);let n=or[typeof t.value];e._zod.check=r=>{(t.inclusive?r.value<=t.value:r.value<t.value)||r.issues.push({origin:or[typeof r.value]??
n,code:"too_big",maximum:typeof t.value=="object"?t.value.getTime():t.value,input:r.value,inclusive:t.inclusive,inst:e,continue:!t.abort})}}),
es=m("$ZodCheckGreaterThan",(e,t)=>{X.init(e,t);let n=or[typeof t.value];e._zod.check=r=>{(t.inclusive?r.value>=t.value:r.value>t.value)||r.
issues.push({origin:or[typeof r.value]??n,code:"too_small",minimum:typeof t.value=="object"?t.value.getTime():t.value,input:r.value,inclusive:t.
inclusive,inst:e,continue:!t.abort})}}),jc=m("$ZodCheckMultipleOf",(e,t)=>{X.init(e,t),e._zod.check=n=>{if(typeof n.value!=typeof t.value)throw new Error(
"Cannot mix number and bigint in multiple_of check.");(typeof n.value=="bigint"?t.value!==BigInt(0)&&n.value%t.value===BigInt(0):Mo(n.value,
t.value)===0)||n.issues.push({origin:typeof n.value,code:"not_multiple_of",divisor:t.value,input:n.value,inst:e,continue:!t.abort})}}),Zc=m(
"$ZodCheckNumberFormat",(e,t)=>{X.init(e,t),t.format=t.format||"float64";let n=t.format?.includes("int"),r=n?"int":"number",[o,s]=jo[t.format];
e._zod.check=i=>{let a=i.value;if(n){if(!Number.isInteger(a)){i.issues.push({expected:r,format:t.format,code:"invalid_type",continue:!1,input:a,
inst:e});return}if(!Number.isSafeInteger(a)){a>0?i.issues.push({input:a,code:"too_big",maximum:Number.MAX_SAFE_INTEGER,note:"Integers must b\
e within the safe integer range.",inst:e,origin:r,inclusive:!0,continue:!t.abort}):i.issues.push({input:a,code:"too_small",minimum:Number.MIN_SAFE_INTEGER,
note:"Integers must be within the safe integer range.",inst:e,origin:r,inclusive:!0,continue:!t.abort});return}}a<o&&i.issues.push({origin:"\
number",input:a,code:"too_small",minimum:o,inclusive:!0,inst:e,continue:!t.abort}),a>s&&i.issues.push({origin:"number",input:a,code:"too_big",
maximum:s,inclusive:!0,inst:e,continue:!t.abort})}});var Uc=m("$ZodCheckMaxLength",(e,t)=>{var n;X.init(e,t),(n=e._zod.def).when??(n.when=Xo),e._zod.check=r=>{let o=r.value,s=o.length;if((typeof o==
"string"&&s>t.maximum?Xt(o):s)<=t.maximum)return;let a=Qt(o);r.issues.push({origin:a,code:"too_big",maximum:t.maximum,inclusive:!0,input:o,inst:e,
continue:!t.abort})}}),Bc=m("$ZodCheckMinLength",(e,t)=>{var n;X.init(e,t),(n=e._zod.def).when??(n.when=Xo),e._zod.check=r=>{let o=r.value,s=o.
length;if((typeof o=="string"&&s>=t.minimum&&s<t.minimum*2?Xt(o):s)>=t.minimum)return;let a=Qt(o);r.issues.push({origin:a,code:"too_small",minimum:t.
minimum,inclusive:!0,input:o,inst:e,continue:!t.abort})}}),Gc=m("$ZodCheckLengthEquals",(e,t)=>{var n;X.init(e,t),(n=e._zod.def).when??(n.when=
Xo),e._zod.check=r=>{let o=r.value,s=o.length,i=typeof o=="string"&&s>=t.length&&s<=t.length*2?Xt(o):s;if(i===t.length)return;let a=Qt(o),c=i>
t.length;r.issues.push({origin:a,...c?{code:"too_big",maximum:t.length}:{code:"too_small",minimum:t.length},inclusive:!0,exact:!0,input:r.value,
inst:e,continue:!t.abort})}}),en=m("$ZodCheckStringFormat",(e,t)=>{var n,r;X.init(e,t),t.pattern?(n=e._zod).check??(n.check=o=>{t.pattern.lastIndex=
0,!t.pattern.test(o.value)&&o.issues.push({origin:"string",code:"invalid_format",format:t.format,input:o.value,...t.pattern?{pattern:t.pattern.
toString()}:{},inst:e,continue:!t.abort})}):(r=e._zod).check??(r.check=()=>{})}),Hc=m("$ZodCheckRegex",(e,t)=>{en.init(e,t),e._zod.check=n=>{
t.pattern.lastIndex=0,!t.pattern.test(n.value)&&n.issues.push({origin:"string",code:"invalid_format",format:"regex",input:n.value,pattern:t.
pattern.toString(),inst:e,continue:!t.abort})}}),Wc=m("$ZodCheckLowerCase",(e,t)=>{t.pattern??(t.pattern=Dc),en.init(e,t)}),Vc=m("$ZodCheckU\
pperCase",(e,t)=>{t.pattern??(t.pattern=Fc),en.init(e,t)}),Jc=m("$ZodCheckIncludes",(e,t)=>{X.init(e,t);let n=Te(t.includes),r=new RegExp(typeof t.
position=="number"?`^.{${t.position},}${n}`:n);t.pattern=r,e._zod.check=o=>{o.value.includes(t.includes,t.position)||o.issues.push({origin:"\
string",code:"invalid_format",format:"includes",includes:t.includes,input:o.value,inst:e,continue:!t.abort})}}),qc=m("$ZodCheckStartsWith",(e,t)=>{
X.init(e,t);let n=new RegExp(`^${Te(t.prefix)}.*`);t.pattern??(t.pattern=n),e._zod.check=r=>{r.value.startsWith(t.prefix)||r.issues.push({origin:"\
string",code:"invalid_format",format:"starts_with",prefix:t.prefix,input:r.value,inst:e,continue:!t.abort})}}),Kc=m("$ZodCheckEndsWith",(e,t)=>{
X.init(e,t);let n=new RegExp(`.*${Te(t.suffix)}$`);t.pattern??(t.pattern=n),e._zod.check=r=>{r.value.endsWith(t.suffix)||r.issues.push({origin:"\
string",code:"invalid_format",format:"ends_with",suffix:t.suffix,input:r.value,inst:e,continue:!t.abort})}});var Yc=m("$ZodCheckOverwrite",(e,t)=>{X.init(e,t),e._zod.check=n=>{n.value=t.tx(n.value)}});var sr=class{constructor(t=[],n={}){this.content=[],this.indent=0,this.args=t,this.closed=n}indented(t){this.indent+=1;try{t(this)}finally{this.
indent-=1}}write(t){if(typeof t=="function"){t(this,{execution:"sync"}),t(this,{execution:"async"});return}let r=t.split(`
`).filter(i=>i),o=Math.min(...r.map(i=>i.length-i.trimStart().length)),s=r.map(i=>i.slice(o)).map(i=>" ".repeat(this.indent*2)+i);for(let i of s)
this.content.push(i)}compile(){let t=Function,n=this?.content??[""];return new t(...Object.keys(this.closed),`return function (${this.args.join(
", ")}) {
${n.join(`
`)}
};`)(...Object.values(this.closed))}};var Qc={major:4,minor:6,patch:7};var D=m("$ZodType",(e,t)=>{var n;e??(e={}),e._zod.def=t,e._zod.bag=e._zod.bag||{},e._zod.version=Qc;let r=e._zod.def.checks,o=e._zod.traits.
has("$ZodCheck")?[e,...r??[]]:r?.length?[...r]:[];for(let s of o)for(let i of s._zod.onattach)i(e);if(o.length===0)(n=e._zod).deferred??(n.deferred=
[]),e._zod.deferred?.push(()=>{e._zod.run=e._zod.parse});else{let s=(a,c,u)=>{if(a.memo)return a;let l=ae(a),f;for(let p of c){if(p._zod.def.
when){if(Zo(a)||!p._zod.def.when(a))continue}else if(l)continue;let g=a.issues.length,w=p._zod.check(a);if(w instanceof Promise&&u?.async===
!1)throw new xe;if(f||w instanceof Promise)f=(f??Promise.resolve()).then(async()=>{await w,a.issues.length!==g&&(Yt(a.issues,g,e),l||(l=ae(a,
g)))});else{if(a.issues.length===g)continue;Yt(a.issues,g,e),l||(l=ae(a,g))}}return f?f.then(()=>a):a},i=(a,c,u)=>{if(ae(a))return a.aborted=
!0,a;let l=s(c,o,u);if(l instanceof Promise){if(u.async===!1)throw new xe;return l.then(f=>e._zod.parse(f,u))}return e._zod.parse(l,u)};e._zod.
run=(a,c)=>{if(c.skipChecks)return e._zod.parse(a,c);if(c.direction==="backward"){let l=e._zod.parse({value:a.value,issues:[]},{...c,skipChecks:!0});
return l instanceof Promise?l.then(f=>i(f,a,c)):i(l,a,c)}let u=e._zod.parse(a,c);if(u instanceof Promise){if(c.async===!1)throw new xe;return u.
then(l=>s(l,o,c))}return s(u,o,c)}}},{get"~standard"(){return Yn(this,"~standard",ns(this))},set"~standard"(e){Ze(this,"~standard",e)}}),pu=(e,t)=>e.
issues.length?{issues:e.issues.map(n=>we(n,t,ce()))}:{value:e.value};async function rb(e,t){let n={async:!0};return pu(await e._zod.run({value:t,
issues:[]},n),n)}function ns(e){return{validate:t=>{let n={async:!1};try{let r=e._zod.run({value:t,issues:[]},n);if(!(r instanceof Promise))
return pu(r,n)}catch{}return rb(e,t)},vendor:"zod",version:1}}var ur=m("$ZodString",(e,t)=>{D.init(e,t),e._zod.pattern=t.pattern??Ic,e._zod.
parse=(n,r)=>{if(t.coerce)try{n.value=String(n.value)}catch{}return typeof n.value=="string"||n.issues.push({expected:"string",code:"invalid\
_type",input:n.value,inst:e}),n}}),j=m("$ZodStringFormat",(e,t)=>{en.init(e,t),ur.init(e,t)}),mu=m("$ZodGUID",(e,t)=>{t.pattern??(t.pattern=
$c),j.init(e,t)}),hu=m("$ZodUUID",(e,t)=>{if(t.version){let r={v1:1,v2:2,v3:3,v4:4,v5:5,v6:6,v7:7,v8:8}[t.version];if(r===void 0)throw new Error(
`Invalid UUID version: "${t.version}"`);t.pattern??(t.pattern=Ko(r))}else t.pattern??(t.pattern=Ko());j.init(e,t)}),gu=m("$ZodEmail",(e,t)=>{
t.pattern??(t.pattern=_c),j.init(e,t)}),bu=1,ar=2;function yu(e){try{return typeof URL<"u"&&typeof URL.canParse=="function"?URL.canParse(e):
(new URL(e),!0)}catch{return!1}}function ob(e,t){return!("normalize"in t)&&!("hostname"in t)&&!("protocol"in t)?yu(e)||ar:sb(e,t)}function sb(e,t){
if(!t.normalize&&t.protocol?.source===Ec.source&&!/^https?:\/\//i.test(e))return bu;try{if(typeof URL<"u"){let n=URL;if(typeof n.parse=="fun\
ction")return n.parse(e)??ar}return new URL(e)}catch{return ar}}var ib=/[\t\n\r]/g;function eu(e){return e.replace(ib,"")}function ab(e,t){return t.
lastIndex=0,t.test(e.hostname)}function cb(e,t){return t.lastIndex=0,t.test(e.protocol.endsWith(":")?e.protocol.slice(0,-1):e.protocol)}var wu=m(
"$ZodURL",(e,t)=>{j.init(e,t),e._zod.check=n=>{try{let r=n.value.trim(),o=ob(r,t);if(o===bu){n.issues.push({code:"invalid_format",format:"ur\
l",note:"Invalid URL format",input:n.value,inst:e,continue:!t.abort});return}if(o===ar){n.issues.push({code:"invalid_format",format:"url",input:n.
value,inst:e,continue:!t.abort});return}if(o===!0){n.value=eu(r);return}t.hostname&&!ab(o,t.hostname)&&n.issues.push({code:"invalid_format",
format:"url",note:"Invalid hostname",pattern:t.hostname.source,input:n.value,inst:e,continue:!t.abort}),t.protocol&&!cb(o,t.protocol)&&n.issues.
push({code:"invalid_format",format:"url",note:"Invalid protocol",pattern:t.protocol.source,input:n.value,inst:e,continue:!t.abort}),n.value=
t.normalize?o.href:eu(r);return}catch{n.issues.push({code:"invalid_format",format:"url",input:n.value,inst:e,continue:!t.abort})}}}),xu=m("$\
ZodEmoji",(e,t)=>{t.pattern??(t.pattern=Sc()),j.init(e,t)}),vu=m("$ZodNanoID",(e,t)=>{if(t.length!==void 0&&(!Number.isInteger(t.length)||t.
length<1))throw new Error(`Invalid nanoid length: ${t.length}`);t.pattern??(t.pattern=t.length===void 0?wc:xc(t.length)),j.init(e,t)}),$u=m(
"$ZodCUID",(e,t)=>{t.pattern??(t.pattern=mc),j.init(e,t)}),_u=m("$ZodCUID2",(e,t)=>{t.pattern??(t.pattern=hc),j.init(e,t)}),Su=m("$ZodULID",
(e,t)=>{t.pattern??(t.pattern=gc),j.init(e,t)}),Ou=m("$ZodXID",(e,t)=>{t.pattern??(t.pattern=bc),j.init(e,t)}),ku=m("$ZodKSUID",(e,t)=>{t.pattern??
(t.pattern=yc),j.init(e,t)}),zu=m("$ZodISODateTime",(e,t)=>{t.pattern??(t.pattern=Mc(t)),j.init(e,t)}),Ru=m("$ZodISODate",(e,t)=>{t.pattern??
(t.pattern=Tc),j.init(e,t)}),Eu=m("$ZodISOTime",(e,t)=>{t.pattern??(t.pattern=Ac(t)),j.init(e,t)}),Pu=m("$ZodISODuration",(e,t)=>{t.pattern??
(t.pattern=vc),j.init(e,t)}),Cu=m("$ZodIPv4",(e,t)=>{t.pattern??(t.pattern=Oc),j.init(e,t)}),ub=/^[0-9a-fA-F:.]+$/;function Tu(e){return ub.
test(e)?yu(`http://[${e}]`):!1}var Au=m("$ZodIPv6",(e,t)=>{t.pattern??(t.pattern=kc),j.init(e,t),e._zod.check=n=>{Tu(n.value)||n.issues.push(
{code:"invalid_format",format:"ipv6",input:n.value,inst:e,continue:!t.abort})}});var Mu=m("$ZodCIDRv4",(e,t)=>{t.pattern??(t.pattern=zc),j.init(e,t)});function lb(e){let t=e.split("/");if(t.length!==2)return!1;let[n,r]=t;
if(!r)return!1;let o=Number(r);return`${o}`!==r||o<0||o>128?!1:Tu(n)}var Iu=m("$ZodCIDRv6",(e,t)=>{t.pattern??(t.pattern=Rc),j.init(e,t),e._zod.
check=n=>{lb(n.value)||n.issues.push({code:"invalid_format",format:"cidrv6",input:n.value,inst:e,continue:!t.abort})}});function Nu(e){if(e===
"")return!0;if(/\s/.test(e)||e.length%4!==0)return!1;try{return atob(e),!0}catch{return!1}}var db=/^[0-9a-zA-Z+/]*={0,2}$/,Lu=m("$ZodBase64",
(e,t)=>{t.pattern??(t.pattern=db),j.init(e,t),e._zod.check=n=>{Nu(n.value)||n.issues.push({code:"invalid_format",format:"base64",input:n.value,
inst:e,continue:!t.abort})}}),Du=/^[A-Za-z0-9_-]*$/;function fb(e){if(!Du.test(e))return!1;let t=e.replace(/[-_]/g,r=>r==="-"?"+":"/"),n=t.padEnd(
Math.ceil(t.length/4)*4,"=");return Nu(n)}var Fu=m("$ZodBase64URL",(e,t)=>{t.pattern??(t.pattern=Du),j.init(e,t),e._zod.check=n=>{fb(n.value)||
n.issues.push({code:"invalid_format",format:"base64url",input:n.value,inst:e,continue:!t.abort})}}),ju=m("$ZodE164",(e,t)=>{t.pattern??(t.pattern=
Pc),j.init(e,t)});function pb(e,t=null){try{let n=e.split(".");if(n.length!==3)return!1;let[r]=n;if(!r)return!1;let o=JSON.parse(atob(r));return!("typ"in o&&o?.
typ!=="JWT"||!o.alg||t&&(!("alg"in o)||o.alg!==t))}catch{return!1}}var Zu=m("$ZodJWT",(e,t)=>{j.init(e,t),e._zod.check=n=>{pb(n.value,t.alg)||
n.issues.push({code:"invalid_format",format:"jwt",input:n.value,inst:e,continue:!t.abort})}});var rs=m("$ZodNumber",(e,t)=>{D.init(e,t),e._zod.pattern=Yo,e._zod.parse=(n,r)=>{if(t.coerce)try{n.value=Number(n.value)}catch{}let o=n.value;
if(typeof o=="number"&&!Number.isNaN(o)&&Number.isFinite(o))return n;let s=typeof o=="number"?Number.isNaN(o)?"NaN":Number.isFinite(o)?void 0:
String(o):void 0;return n.issues.push({expected:"number",code:"invalid_type",input:o,inst:e,...s?{received:s}:{}}),n}}),Uu=m("$ZodNumberForm\
at",(e,t)=>{Zc.init(e,t),rs.init(e,t)}),Bu=m("$ZodBoolean",(e,t)=>{D.init(e,t),e._zod.pattern=Nc,e._zod.parse=(n,r)=>{if(t.coerce)try{n.value=
!!n.value}catch{}let o=n.value;return typeof o=="boolean"||n.issues.push({expected:"boolean",code:"invalid_type",input:o,inst:e}),n}});var Gu=m("$ZodNull",(e,t)=>{D.init(e,t),e._zod.pattern=Lc,e._zod.values=new Set([null]),e._zod.parse=(n,r)=>{let o=n.value;return o===null||
n.issues.push({expected:"null",code:"invalid_type",input:o,inst:e}),n}});var Hu=m("$ZodUnknown",(e,t)=>{D.init(e,t),e._zod.parse=n=>n}),Wu=m("$ZodNever",(e,t)=>{D.init(e,t),e._zod.parse=(n,r)=>(n.issues.push({expected:"\
never",code:"invalid_type",input:n.value,inst:e}),n)});function mb(e,t){let n=Kn(e._zod.def.checks);if(!n.length)return;let r=Math.min(...n.map(s=>s[0])),o=e._zod.parse;e._zod.parse=(s,i)=>{let a=t(
s.value);if(a>r&&!i?.skipChecks&&i?.direction!=="backward"){for(let[c,u]of Kn(e._zod.def.checks))if(a>c&&u._zod.def.when(s)){let l=s.issues.
length;return u._zod.check(s),s.issues[l].continue=!1,Yt(s.issues,l,e),s}}return o(s,i)}}var hb=e=>Array.isArray(e)?e.length:-1;function tu(e,t,n){e.issues.length&&t.issues.push(...ye(n,e.issues)),t.value[n]=e.value}var Vu=m("$ZodArray",(e,t)=>{D.init(e,t);let n=re.memoizer;
n?.attach(e),e._zod.parse=(r,o)=>{let s=r.value;if(!Array.isArray(s))return r.issues.push({expected:"array",code:"invalid_type",input:s,inst:e}),
r;r.value=n?n.alloc(e,r,Array(s.length),o):Array(s.length);let i=[],a=o?.abortEarly;for(let c=0;c<s.length;c++){let u=s[c],l=t.element._zod.
run({value:u,issues:[]},o);if(l instanceof Promise)i.push(l.then(f=>tu(f,r,c)));else if(tu(l,r,c),a&&l.issues.length!==0&&ae(l))break}return i.
length?Promise.all(i).then(()=>r):r},mb(e,hb)});function cr(e,t,n,r,o,s){let i=n in r,a=s==="optional";if(!(!i&&a&&o==="optional")){if(e.issues.
length){if(o!==void 0&&a&&!i)return;t.issues.push(...ye(n,e.issues))}if(!i&&o===void 0){e.issues.length||t.issues.push({code:"invalid_type",
expected:"nonoptional",input:void 0,path:[n]});return}e.value===void 0?(i||o==="defaulted"&&!a)&&(t.value[n]=void 0):t.value[n]=e.value}}var gb=[];
function Ju(e){let t=Object.keys(e.shape),n=Object.getOwnPropertySymbols(e.shape),r=n.length?n:gb,o=r.length?[...t,...r]:t;for(let i of o)if(!e.
shape?.[i]?._zod?.traits?.has("$ZodType"))throw new Error(`Invalid element at key "${String(i)}": expected a Zod schema`);let s=Fo(e.shape);
return{...e,allKeys:o,symbolKeys:r,keySet:new Set(t),numKeys:t.length,optionalKeys:new Set(s)}}function qu(e,t,n,r,o,s,i){let a=[],c=o.keySet,
u=o.catchall._zod,l=u.def.type,f=u.optin,p=u.optout,g=0;for(let w in t){if(i&&n.issues.length!==g){if(ae(n,g))break;g=n.issues.length}if(c.has(
w))continue;if(w==="__proto__"){l==="never"&&a.push(w);continue}if(l==="never"){a.push(w);continue}let _=u.run({value:t[w],issues:[]},r);_ instanceof
Promise?e.push(_.then(O=>cr(O,n,w,t,f,p))):cr(_,n,w,t,f,p)}return a.length&&n.issues.push({code:"unrecognized_keys",keys:a,input:t,inst:s,continue:!0}),
e.length?Promise.all(e).then(()=>n):n}var bb=m("$ZodObject",(e,t)=>{D.init(e,t);let n=Object.getOwnPropertyDescriptor(t,"shape"),r=n?.get?n.
get.raw:t.shape??{};if(r){let u=()=>{let l={...r};return Object.defineProperty(t,"shape",{value:l}),u.raw=l,l};u.raw=r,Object.defineProperty(
t,"shape",{get:u})}let o=wt(()=>Ju(t));A(e,"propValues",u=>{let l=u.def.shape,f={};for(let p in l){let g=l[p]._zod;if(g.values){Object.prototype.
hasOwnProperty.call(f,p)||xt(f,p,new Set);for(let w of g.values)f[p].add(w);g.optin!==void 0&&f[p].add(void 0)}}return f});let s=nt,i=t.catchall,
a,c=re.memoizer;c?.attach(e),e._zod.parse=(u,l)=>{a??(a=o.value);let f=u.value;if(!s(f))return u.issues.push({expected:"object",code:"invali\
d_type",input:f,inst:e}),u;u.value=c?c.alloc(e,u,{},l):{};let p=[],g=a.shape,w=l?.abortEarly,_=u.issues.length;for(let O of a.allKeys){if(w&&
u.issues.length!==_){if(ae(u,_))break;_=u.issues.length}if(O==="__proto__")continue;let E=g[O],V=E._zod.optin,P=E._zod.optout,Y=E._zod.run({
value:f[O],issues:[]},l);Y instanceof Promise?p.push(Y.then(J=>cr(J,u,O,f,V,P))):cr(Y,u,O,f,V,P)}return i?qu(p,f,u,l,o.value,e,w===!0):p.length?
Promise.all(p).then(()=>u):u}}),Ku=m("$ZodObjectJIT",(e,t)=>{bb.init(e,t);let n=e._zod.parse,r=wt(()=>Ju(t)),o=re.memoizer,s=g=>{let w=r.value,
_=w.symbolKeys,O=new sr(["payload","ctx"],{shape:g,inst:e,memo:o,syms:_}),E=J=>`shape[${J}]._zod.run({ value: input[${J}], issues: [] }, ctx\
)`,V=(J,C)=>`
          let ${J}_ab = false;
          for (let i = 0; i < ${J}.issues.length; i++) {
            const iss = ${J}.issues[i];
            iss.path = iss.path ? [${C}, ...iss.path] : [${C}];
            payload.issues.push(iss);
            if (iss.continue !== true) ${J}_ab = true;
          }
          if (${J}_ab && ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }`;O.write("const input = payload.value;");let P=Object.create(null),Y=0;for(let J of w.allKeys)P[J]=`key_${Y++}`;O.write(o?"const\
 newResult = memo.alloc(inst, payload, {}, ctx);":"const newResult = {};");for(let J of w.allKeys){if(J==="__proto__")continue;let C=P[J],de=typeof J==
"symbol"?`syms[${_.indexOf(J)}]`:Io(J),ko=`${de} in input`,Ma=g[J],zo=Ma?._zod?.optin,Ia=zo!==void 0,lg=Ma?._zod?.optout==="optional";if(O.write(
`const ${C} = ${E(de)};`),Ia&&lg){let dg=zo==="optional"?`${C}_present`:`${C}.value !== undefined || ${C}_present`;O.write(`
        const ${C}_present = ${ko};
        if (!${C}.issues.length || ${C}_present) {
          if (${C}.issues.length) {${V(C,de)}
          }

          if (${dg}) {
            newResult[${de}] = ${C}.value;
          }
        }

      `)}else Ia?(O.write(`
        if (${C}.issues.length) {${V(C,de)}
        }
      `),zo==="defaulted"?O.write(`newResult[${de}] = ${C}.value;`):O.write(`
        if (${C}.value !== undefined || ${ko}) {
          newResult[${de}] = ${C}.value;
        }
      `)):O.write(`
        const ${C}_present = ${ko};
        if (${C}.issues.length) {${V(C,de)}
        }
        if (!${C}_present && !${C}.issues.length) {
          payload.issues.push({
            code: "invalid_type",
            expected: "nonoptional",
            input: undefined,
            path: [${de}]
          });
          if (ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }
        }

        if (${C}_present) {
          newResult[${de}] = ${C}.value;
        }

      `)}return O.write("payload.value = newResult;"),O.write("return payload;"),O.compile()},i,a=nt,c=!re.jitless,l=c&&Lo.value,f=t.catchall,
p;e._zod.parse=(g,w)=>{p??(p=r.value);let _=g.value;return a(_)?c&&l&&w?.async===!1&&w.jitless!==!0?(i||(i=s(t.shape)),g=i(g,w),f?qu([],_,g,
w,p,e,w?.abortEarly===!0):g):n(g,w):(g.issues.push({expected:"object",code:"invalid_type",input:_,inst:e}),g)}});function nu(e,t,n,r){for(let s of e)
if(s.issues.length===0)return t.value=s.value,t;let o=e.filter(s=>!ae(s));return o.length===1?(t.value=o[0].value,o[0]):(t.issues.push({code:"\
invalid_union",input:t.value,inst:n,errors:e.map(s=>s.issues.map(i=>we(i,r,ce())))}),t)}var os=m("$ZodUnion",(e,t)=>{D.init(e,t),A(e,"optin",
r=>r.def.options.some(o=>o._zod.optin==="defaulted")?"defaulted":r.def.options.some(o=>o._zod.optin!==void 0)?"optional":void 0),A(e,"optout",
r=>r.def.options.some(o=>o._zod.optout==="optional")?"optional":void 0),A(e,"values",r=>{if(r.def.options.every(o=>o._zod.values))return new Set(
r.def.options.flatMap(o=>Array.from(o._zod.values)))}),A(e,"pattern",r=>{if(r.def.options.every(o=>o._zod.pattern)){let o=r.def.options.map(
s=>s._zod.pattern);return new RegExp(`^(${o.map(s=>Kt(s.source)).join("|")})$`)}});let n=t.options.length===1?t.options[0]._zod.run:null;e._zod.
parse=(r,o)=>{if(n)return n(r,o);let s=!1,i=[];for(let a of t.options){let c=a._zod.run({value:r.value,issues:[]},o);if(c instanceof Promise)
i.push(c),s=!0;else{if(c.issues.length===0)return c;i.push(c)}}return s?Promise.all(i).then(a=>nu(a,r,e,o)):nu(i,r,e,o)}});function yb(e){let t=new Map;for(let n of e.options){let r=n._zod.propValues?.[e.discriminator];if(!r||r.size===0)throw new Error(`Invalid d\
iscriminated union option at index "${e.options.indexOf(n)}"`);for(let o of r)if(t.has(o)){if(o!==void 0)throw new Error(`Duplicate discrimi\
nator value "${String(o)}"`);t.set(o,null)}else t.set(o,n)}return t}var Yu=m("$ZodDiscriminatedUnion",(e,t)=>{t.inclusive=!1,os.init(e,t);let n=e.
_zod.parse;A(e,"propValues",o=>{let s={},i=0;for(let a of o.def.options){let c=a._zod.propValues;if(!c||Object.keys(c).length===0)throw new Error(
`Invalid discriminated union option at index "${o.def.options.indexOf(a)}"`);c[o.def.discriminator]?.has(void 0)&&i++;for(let[u,l]of Object.
entries(c)){Object.prototype.hasOwnProperty.call(s,u)||xt(s,u,new Set);for(let f of l)s[u].add(f)}}return!o.def.unionFallback&&i>1&&s[o.def.
discriminator]?.delete(void 0),s}),t.options.forEach((o,s)=>{let i=vt(o._zod.def);if(i&&!Object.prototype.hasOwnProperty.call(i,t.discriminator))
throw new Error(`Invalid discriminated union option at index "${s}"`)});let r=wt(()=>yb(t));e._zod.parse=(o,s)=>{let i=o.value;if(!nt(i))return o.
issues.push({code:"invalid_type",expected:"object",input:i,inst:e}),o;let a=i?.[t.discriminator],c=r.value.get(a);return c&&(a!==void 0||s.direction!==
"backward")?c._zod.run(o,s):t.unionFallback||s.direction==="backward"?n(o,s):(o.issues.push({code:"invalid_union",errors:[],note:"No matchin\
g discriminator",discriminator:t.discriminator,options:Array.from(r.value.keys()).filter(u=>r.value.get(u)!==null),input:i,path:[t.discriminator],
inst:e}),o)}}),Xu=m("$ZodIntersection",(e,t)=>{D.init(e,t),e._zod.parse=(n,r)=>{let o=n.value,s=t.left._zod.run({value:o,issues:[]},r),i=t.right.
_zod.run({value:o,issues:[]},r);return s instanceof Promise||i instanceof Promise?Promise.all([s,i]).then(([c,u])=>ru(n,c,u)):ru(n,s,i)}});function ts(e,t){
if(e===t)return{valid:!0,data:e};if(e instanceof Date&&t instanceof Date&&+e==+t)return{valid:!0,data:e};if(Ue(e)&&Ue(t)){let n=Object.keys(
t),r=Object.keys(e).filter(s=>n.indexOf(s)!==-1),o={...e,...t};Object.prototype.hasOwnProperty.call(o,"__proto__")&&delete o.__proto__;for(let s of r){
if(s==="__proto__")continue;let i=ts(e[s],t[s]);if(!i.valid)return{valid:!1,mergeErrorPath:[s,...i.mergeErrorPath]};o[s]=i.data}return{valid:!0,
data:o}}if(Array.isArray(e)&&Array.isArray(t)){if(e.length!==t.length)return{valid:!1,mergeErrorPath:[]};let n=[];for(let r=0;r<e.length;r++){
let o=e[r],s=t[r],i=ts(o,s);if(!i.valid)return{valid:!1,mergeErrorPath:[r,...i.mergeErrorPath]};n.push(i.data)}return{valid:!0,data:n}}return{
valid:!1,mergeErrorPath:[]}}function ru(e,t,n){let r=new Map,o,s=new Map,i=(u,l)=>{let f;if(u.code==="unrecognized_keys"&&!u.path?.length)o??
(o=u),f=u.keys;else if(u.code==="invalid_key"&&u.origin==="record"&&u.path?.length===1){let p=String(u.path[0]);s.has(p)||s.set(p,u),f=[p]}else
return!1;for(let p of f)r.has(p)||r.set(p,{}),r.get(p)[l]=!0;return!0};for(let u of t.issues)i(u,"l")||e.issues.push(u);for(let u of n.issues)
i(u,"r")||e.issues.push(u);let a=[...r].filter(([,u])=>u.l&&u.r).map(([u])=>u);if(a.length){let u=o?a.filter(l=>o.keys.includes(l)):[];u.length&&
e.issues.push({...o,keys:u});for(let l of a)!u.includes(l)&&s.has(l)&&e.issues.push(s.get(l))}let c=ts(t.value,n.value);if(!c.valid){if(ae(e))
return e;throw new Error(`Unmergable intersection. Error path: ${JSON.stringify(c.mergeErrorPath)}`)}return e.value=c.data,e}var Qu=m("$ZodT\
uple",(e,t)=>{D.init(e,t);let n=t.items,r=re.memoizer;r?.attach(e),e._zod.parse=(o,s)=>{let i=o.value;if(!Array.isArray(i))return o.issues.push(
{input:i,inst:e,expected:"tuple",code:"invalid_type"}),o;o.value=r?r.alloc(e,o,[],s):[];let a=[],c=ou(n,"optin"),u=ou(n,"optout");if(!t.rest){
if(i.length<c)return o.issues.push({code:"too_small",minimum:c,inclusive:!0,input:i,inst:e,origin:"array"}),o;i.length>n.length&&o.issues.push(
{code:"too_big",maximum:n.length,inclusive:!0,input:i,inst:e,origin:"array"})}let l=new Array(n.length),f=t.rest?s?.abortEarly:void 0,p=!1;for(let g=0;g<
n.length;g++){let w=n[g]._zod.run({value:i[g],issues:[]},s);w instanceof Promise?a.push(w.then(_=>{l[g]=_})):(l[g]=w,f&&!p&&w.issues.length&&
(p=ae(w)))}if(t.rest&&!p){let g=n.length-1,w=i.slice(n.length),_=o.issues.length;for(let O of w){if(f&&o.issues.length!==_){if(ae(o,_))break;
_=o.issues.length}g++;let E=t.rest._zod.run({value:O,issues:[]},s);E instanceof Promise?a.push(E.then(V=>su(V,o,g))):su(E,o,g)}}return a.length?
Promise.all(a).then(()=>iu(l,o,n,i,u)):iu(l,o,n,i,u)}});function ou(e,t){for(let n=e.length-1;n>=0;n--)if(!(t==="optin"?e[n]._zod.optin!==void 0:
e[n]._zod.optout==="optional"))return n+1;return 0}function su(e,t,n){e.issues.length&&t.issues.push(...ye(n,e.issues)),t.value[n]=e.value}function iu(e,t,n,r,o){
for(let s=0;s<n.length;s++){let i=e[s],a=s<r.length;if(!a&&s>=o&&n[s]._zod.optin==="optional"){t.value.length=s;break}if(i.issues.length){if(!a&&
s>=o){t.value.length=s;break}t.issues.push(...ye(s,i.issues))}t.value[s]=i.value}for(let s=t.value.length-1;s>=r.length&&(n[s]._zod.optout===
"optional"&&t.value[s]===void 0);s--)t.value.length=s;return t}var el=m("$ZodRecord",(e,t)=>{D.init(e,t);let n=re.memoizer;n?.attach(e),e._zod.
parse=(r,o)=>{let s=r.value;if(!Ue(s))return r.issues.push({expected:"record",code:"invalid_type",input:s,inst:e}),r;let i=[],a=t.keyType._zod.
values;if(a&&!t.partial){r.value=n?n.alloc(e,r,{},o):{};let c=new Set;for(let l of a)if(typeof l=="string"||typeof l=="number"||typeof l=="s\
ymbol"){if(c.add(typeof l=="number"?l.toString():l),l==="__proto__")continue;let f=t.keyType._zod.run({value:l,issues:[]},o);if(f instanceof
Promise)throw new Error("Async schemas not supported in object keys currently");if(f.issues.length){r.issues.push({code:"invalid_key",origin:"\
record",issues:f.issues.map(w=>we(w,o,ce())),input:l,path:[l],inst:e});continue}let p=f.value;if(p==="__proto__")continue;let g=t.valueType.
_zod.run({value:s[l],issues:[]},o);g instanceof Promise?i.push(g.then(w=>{w.issues.length&&r.issues.push(...ye(l,w.issues)),r.value[p]=w.value})):
(g.issues.length&&r.issues.push(...ye(l,g.issues)),r.value[p]=g.value)}let u;for(let l in s)if(!c.has(l))if(t.mode==="loose"){if(l==="__prot\
o__")continue;r.value[l]=s[l]}else u=u??[],u.push(l);u&&u.length>0&&r.issues.push({code:"unrecognized_keys",input:s,inst:e,keys:u,continue:!0})}else{
r.value=n?n.alloc(e,r,{},o):{};let c;for(let u of Reflect.ownKeys(s)){if(u==="__proto__"||!Object.prototype.propertyIsEnumerable.call(s,u))continue;
let l=t.keyType._zod.run({value:u,issues:[]},o);if(l instanceof Promise)throw new Error("Async schemas not supported in object keys currentl\
y");if(typeof u=="string"&&Yo.test(u)&&l.issues.length){let w=t.keyType._zod.run({value:Number(u),issues:[]},o);if(w instanceof Promise)throw new Error(
"Async schemas not supported in object keys currently");w.issues.length===0&&(l=w)}if(l.issues.length){t.mode==="loose"?r.value[u]=s[u]:a?(c=
c??[],c.push(u)):r.issues.push({code:"invalid_key",origin:"record",issues:l.issues.map(w=>we(w,o,ce())),input:u,path:[u],inst:e});continue}let p=l.
value;if(p==="__proto__")continue;let g=t.valueType._zod.run({value:s[u],issues:[]},o);g instanceof Promise?i.push(g.then(w=>{w.issues.length&&
r.issues.push(...ye(u,w.issues)),r.value[p]=w.value})):(g.issues.length&&r.issues.push(...ye(u,g.issues)),r.value[p]=g.value)}c&&c.length>0&&
r.issues.push({code:"unrecognized_keys",input:s,inst:e,keys:c,continue:!0})}return i.length?Promise.all(i).then(()=>r):r}});var tl=m("$ZodEnum",(e,t)=>{D.init(e,t);let n=Hn(t.entries),r=new Set(n);e._zod.values=r,A(e,"pattern",o=>{let s=Hn(o.def.entries).filter(i=>Do.
has(typeof i));return new RegExp(s.length?`^(${s.map(i=>Te(i.toString())).join("|")})$`:"^[^\\s\\S]$")}),e._zod.parse=(o,s)=>{let i=o.value;
return r.has(i)||o.issues.push({code:"invalid_value",values:n,input:i,inst:e}),o}}),nl=m("$ZodLiteral",(e,t)=>{D.init(e,t);let n=new Set(t.values);
e._zod.values=n,A(e,"pattern",r=>{let o=r.def.values;return new RegExp(o.length?`^(${o.map(s=>typeof s=="string"?Te(s):s?Te(s.toString()):String(
s)).join("|")})$`:"^[^\\s\\S]$")}),e._zod.parse=(r,o)=>{let s=r.value;return n.has(s)||r.issues.push({code:"invalid_value",values:t.values,input:s,
inst:e}),r}});var rl=m("$ZodTransform",(e,t)=>{D.init(e,t),e._zod.optin="optional",re.memoizer?.guard(e),e._zod.parse=(n,r)=>{if(r.direction==="backward")
throw new _t(e.constructor.name);let o=t.transform(n.value,n);if(r.async)return(o instanceof Promise?o:Promise.resolve(o)).then(i=>(n.value=
i,n));if(o instanceof Promise)throw new xe;return n.value=o,n}});function au(e,t){return e.value=t.issues.length?void 0:t.value,e}var ss=m("\
$ZodOptional",(e,t)=>{D.init(e,t),A(e,"optin",n=>n.def.innerType._zod.optin==="defaulted"?"defaulted":"optional"),e._zod.optout="optional",A(
e,"values",n=>{let r=n.def.innerType._zod.values;return r?new Set([...r,void 0]):void 0}),A(e,"pattern",n=>{let r=n.def.innerType._zod.pattern;
return r?new RegExp(`^(${Kt(r.source)})?$`):void 0}),e._zod.parse=(n,r)=>{if(n.value===void 0){if(t.innerType._zod.optin!=="defaulted")return n;
let o=t.innerType._zod.run({value:n.value,issues:[]},r);return o instanceof Promise?o.then(s=>au(n,s)):au(n,o)}return t.innerType._zod.run(n,
r)}}),ol=m("$ZodExactOptional",(e,t)=>{ss.init(e,t),A(e,"values",n=>n.def.innerType._zod.values),A(e,"pattern",n=>n.def.innerType._zod.pattern),
e._zod.parse=(n,r)=>t.innerType._zod.run(n,r)}),sl=m("$ZodNullable",(e,t)=>{D.init(e,t),A(e,"optin",n=>n.def.innerType._zod.optin),A(e,"opto\
ut",n=>n.def.innerType._zod.optout),A(e,"pattern",n=>{let r=n.def.innerType._zod.pattern;return r?new RegExp(`^(${Kt(r.source)}|null)$`):void 0}),
A(e,"values",n=>n.def.innerType._zod.values?new Set([...n.def.innerType._zod.values,null]):void 0),e._zod.parse=(n,r)=>n.value===null?n:t.innerType.
_zod.run(n,r)}),il=m("$ZodDefault",(e,t)=>{D.init(e,t),e._zod.optin="defaulted",A(e,"values",n=>n.def.innerType._zod.values),e._zod.parse=(n,r)=>{
if(r.direction==="backward")return t.innerType._zod.run(n,r);if(n.value===void 0)return n.value=t.defaultValue,n;let o=t.innerType._zod.run(
n,r);return o instanceof Promise?o.then(s=>cu(s,t)):cu(o,t)}});function cu(e,t){return e.value===void 0&&(e.value=t.defaultValue),e}var al=m(
"$ZodPrefault",(e,t)=>{D.init(e,t),e._zod.optin="defaulted",A(e,"values",n=>n.def.innerType._zod.values),e._zod.parse=(n,r)=>(r.direction===
"backward"||n.value===void 0&&(n.value=t.defaultValue),t.innerType._zod.run(n,r))}),cl=m("$ZodNonOptional",(e,t)=>{D.init(e,t),A(e,"values",
n=>{let r=n.def.innerType._zod.values;return r?new Set([...r].filter(o=>o!==void 0)):void 0}),e._zod.parse=(n,r)=>{let o=t.innerType._zod.run(
n,r);return o instanceof Promise?o.then(s=>uu(s,e)):uu(o,e)}});function uu(e,t){return!e.issues.length&&e.value===void 0&&e.issues.push({code:"\
invalid_type",expected:"nonoptional",input:e.value,inst:t}),e}function lu(e,t,n,r){return t.issues.length?(e.value=n.catchValue({...t,value:e.value,error:{issues:t.issues.map(o=>we(o,r,ce()))},input:e.value}),
e):(e.value=t.value,t.memo&&(e.memo=!0),e)}var ul=m("$ZodCatch",(e,t)=>{D.init(e,t),A(e,"optin",n=>n.def.innerType._zod.optin==="defaulted"?
"defaulted":"optional"),A(e,"optout",n=>n.def.innerType._zod.optout),A(e,"values",n=>n.def.innerType._zod.values),e._zod.parse=(n,r)=>{if(r.
direction==="backward")return t.innerType._zod.run(n,r);let o=t.innerType._zod.run({value:n.value,issues:[]},r);return o instanceof Promise?
o.then(s=>lu(n,s,t,r)):lu(n,o,t,r)}});var ll=m("$ZodPipe",(e,t)=>{D.init(e,t),A(e,"values",n=>n.def.in._zod.values),A(e,"optin",n=>n.def.in._zod.optin),A(e,"optout",n=>n.def.out.
_zod.optout),A(e,"propValues",n=>n.def.in._zod.propValues),e._zod.parse=(n,r)=>{if(r.direction==="backward"){let s=t.out._zod.run(n,r);return s instanceof
Promise?s.then(i=>ir(i,t.in,r)):ir(s,t.in,r)}let o=t.in._zod.run(n,r);return o instanceof Promise?o.then(s=>ir(s,t.out,r)):ir(o,t.out,r)}});
function ir(e,t,n){return e.issues.some(r=>r.code!=="unrecognized_keys")?(e.aborted=!0,e):t._zod.run({value:e.value,issues:e.issues},n)}var dl=m("$ZodReadonly",(e,t)=>{D.init(e,t),A(e,"propValues",n=>n.def.innerType._zod.propValues),A(e,"values",n=>n.def.innerType._zod.values),
A(e,"optin",n=>n.def.innerType?._zod?.optin),A(e,"optout",n=>n.def.innerType?._zod?.optout),e._zod.parse=(n,r)=>{if(r.direction==="backward")
return t.innerType._zod.run(n,r);let o=t.innerType._zod.run(n,r);return o instanceof Promise?o.then(du):du(o)}});function du(e){return e.memo||
(e.value=Object.freeze(e.value)),e}var fl=m("$ZodCustom",(e,t)=>{X.init(e,t),D.init(e,t),e._zod.parse=(n,r)=>n,e._zod.check=n=>{let r=n.value,o=t.fn(r);if(o instanceof Promise)
return o.then(s=>fu(s,n,r,e));fu(o,n,r,e)}});function fu(e,t,n,r){if(!e){let o={code:"custom",input:n,inst:r,path:[...r._zod.def.path??[]],continue:!r.
_zod.def.abort};r._zod.def.params&&(o.params=r._zod.def.params),t.issues.push($t(o))}}var as=class extends Error{constructor(){super("Cannot parse a reference cycle that closes through a transform"),this.name="ZodCyclicError"}},
cs="~memo",pl=[];function ml(e){return e!==null&&typeof e=="object"}function is(e){return e.map(t=>t.path?{...t,path:t.path.slice()}:{...t})}
var hl=new WeakMap,tn=0,fr=1,nn=2;function pr(e,t,n){let r=hl.get(e);if(r!==void 0)return r?nn:tn;if(t.has(e))return nn;t.add(e);let o=tn,s=l=>{
if(o!==nn&&l?._zod){let f=pr(l,t,n);f>o&&(o=f)}},i=(l,f)=>{let p=tn;for(let g of Reflect.ownKeys(l)){let w=Object.getOwnPropertyDescriptor(l,
g);if(f&&!w.enumerable)continue;let _=w.get?fr:w.value?._zod?pr(w.value,t,n):tn;_>p&&(p=_)}return p},a=l=>{l>o&&(o=l)},c=e._zod.def,u=c.type;
switch(u){case"object":{let l=vt(c);a(l?i(l,!0):fr),s(c.catchall);break}case"array":s(c.element);break;case"tuple":for(let l of c.items)s(l);
s(c.rest);break;case"record":case"map":s(c.keyType),s(c.valueType);break;case"set":s(c.valueType);break;case"union":for(let l of c.options)s(
l);break;case"intersection":s(c.left),s(c.right);break;case"optional":case"nullable":case"default":case"prefault":case"catch":case"readonly":case"\
nonoptional":case"promise":case"success":s(c.innerType);break;case"pipe":s(c.in),s(c.out);break;case"function":s(c.input),s(c.output);break;case"\
lazy":{let l=c._cachedInner??(n?e._zod.innerType:void 0);a(l?pr(l,t,!1):fr);break}case"template_literal":case"string":case"number":case"int":case"\
boolean":case"bigint":case"symbol":case"undefined":case"null":case"void":case"never":case"any":case"unknown":case"date":case"nan":case"enum":case"\
literal":case"file":case"transform":case"custom":break;default:for(let l in c){let f=Object.getOwnPropertyDescriptor(c,l);if(!f||f.get)continue;
let p=f.value;if(!(!p||typeof p!="object")){if(p._zod)s(p);else if(Array.isArray(p))for(let g of p)s(g)}}}return t.delete(e),wb(e,o)}function wb(e,t){
return t!==fr&&hl.set(e,t===nn),t}function xb(e,t){let n=e.buckets.get(t);return n||(n=new WeakMap,e.buckets.set(t,n)),n}var lr,dr=[],vb={alloc(e,t,n){let r=lr;if(!r)return n;
lr=void 0;let o={value:n,issues:null};return r.set(t.value,o),dr.push(o),n},guard(e){var t;(t=e._zod).deferred??(t.deferred=[]),e._zod.deferred.
push(()=>{let n=e._zod.parse,r=(o,s)=>{if(s.direction!=="backward"&&$b(s,o.value))throw new as;return n(o,s)};e._zod.parse=r,e._zod.run===n&&
(e._zod.run=r)})},attach(e){var t;let n,r=!1,o,s;(t=e._zod).deferred??(t.deferred=[]),e._zod.deferred.push(()=>{let i=e._zod.parse,a=(c,u)=>{
if(n===void 0){let E=pr(e,new Set,!1);if(E===tn)return e._zod.parse=i,e._zod.run===a&&(e._zod.run=i),i(c,u);E===nn||r?n=!0:r=!0}let l=c.value;
if(!ml(l))return i(c,u);let f=u[cs];f||(f={buckets:new WeakMap,backEdges:void 0},u[cs]=f);let p;o===u?p=s:(p=xb(f,e),o=u,s=p);let g=p.get(l);
if(g)return c.value=g.value,g.issues?g.issues.length&&c.issues.push(...is(g.issues)):(c.memo=!0,f.backEdges??(f.backEdges=new WeakSet),f.backEdges.
add(g.value)),c;lr=p;let w=dr.length,_=i(c,u);lr=void 0;let O=dr.length>w?dr.pop():void 0;return _ instanceof Promise?_.then(E=>(O&&(O.issues=
E.issues.length?is(E.issues):pl),E)):(O&&(O.issues=_.issues.length?is(_.issues):pl),_)};e._zod.parse=a,e._zod.run===i&&(e._zod.run=a)})}};function gl(){
return vb}function $b(e,t){let n=e[cs]?.backEdges;return n!==void 0&&ml(t)&&n.has(t)}var _b=()=>{let e={string:{unit:"characters",verb:"to have"},file:{unit:"bytes",verb:"to have"},array:{unit:"items",verb:"to have"},set:{unit:"\
items",verb:"to have"},map:{unit:"entries",verb:"to have"}};function t(s){return e[s]??null}let n={regex:"input",email:"email address",url:"\
URL",emoji:"emoji",uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"UUIDv6",nanoid:"nanoid",guid:"GUID",cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"XID",ksuid:"\
KSUID",datetime:"ISO datetime",date:"ISO date",time:"ISO time",duration:"ISO duration",ipv4:"IPv4 address",ipv6:"IPv6 address",mac:"MAC addr\
ess",cidrv4:"IPv4 range",cidrv6:"IPv6 range",base64:"base64-encoded string",base64url:"base64url-encoded string",json_string:"JSON string",e164:"\
E.164 number",currency_code:"currency code",credit_card:"credit card number",iban:"IBAN",jwt:"JWT",template_literal:"input"},r={nan:"NaN"};function o(s,i){
return s==="number"&&typeof i=="number"&&!Number.isFinite(i)?String(i):r[s]??s}return s=>{switch(s.code){case"invalid_type":{let i=o(s.expected),
a=Uo(s.input),c=o(a,s.input);return`Invalid input: expected ${i}, received ${c}`}case"invalid_value":return s.values.length===1?`Invalid inp\
ut: expected ${Jn(s.values[0])}`:`Invalid option: expected one of ${Wn(s.values,"|")}`;case"too_big":{let i=s.exact?"exactly ":s.inclusive?"\
<=":"<",a=t(s.origin);return a?`Too big: expected ${s.origin??"value"} to have ${i}${s.maximum.toString()} ${a.unit??"elements"}`:`Too big: \
expected ${s.origin??"value"} to be ${i}${s.maximum.toString()}`}case"too_small":{let i=s.exact?"exactly ":s.inclusive?">=":">",a=t(s.origin);
return a?`Too small: expected ${s.origin} to have ${i}${s.minimum.toString()} ${a.unit}`:`Too small: expected ${s.origin} to be ${i}${s.minimum.
toString()}`}case"invalid_format":{let i=s;return i.format==="starts_with"?`Invalid string: must start with "${i.prefix}"`:i.format==="ends_\
with"?`Invalid string: must end with "${i.suffix}"`:i.format==="includes"?`Invalid string: must include "${i.includes}"`:i.format==="regex"?
`Invalid string: must match pattern ${i.pattern}`:`Invalid ${n[i.format]??s.format}`}case"not_multiple_of":return`Invalid number: must be a \
multiple of ${s.divisor}`;case"unrecognized_keys":return`Unrecognized key${s.keys.length>1?"s":""}: ${Wn(s.keys,", ")}`;case"invalid_key":return`\
Invalid key in ${s.origin}`;case"invalid_union":return s.options&&Array.isArray(s.options)&&s.options.length>0?`Invalid discriminator value.\
 Expected ${s.options.map(a=>`'${a}'`).join(" | ")}`:s.inclusive===!1?"Invalid input: more than one option matched":"Invalid input";case"inv\
alid_element":return`Invalid value in ${s.origin}`;default:return"Invalid input"}}};function bl(){return{localeError:_b()}}var yl;var us=class{constructor(){this._map=new WeakMap,this._idmap=new Map}add(t,...n){let r=n[0];return this._map.set(t,r),r&&typeof r=="object"&&
"id"in r&&this._idmap.set(r.id,t),this}clear(){return this._map=new WeakMap,this._idmap=new Map,this}remove(t){let n=this._map.get(t);return n&&
typeof n=="object"&&"id"in n&&this._idmap.delete(n.id),this._map.delete(t),this}get(t){let n=t._zod.parent;if(n){let r={...this.get(n)??{}};
delete r.id;let o={...r,...this._map.get(t)};return Object.keys(o).length?o:void 0}return this._map.get(t)}has(t){return this._map.has(t)}};
function Sb(){return new us}(yl=globalThis).__zod_globalRegistry??(yl.__zod_globalRegistry=Sb());var rn=globalThis.__zod_globalRegistry;function wl(e){return e.checks&&(e.checks=[...e.checks]),e}function xl(e,t){return new e(wl({type:"string",...k(t)}))}function vl(e,t){return new e({type:"string",format:"email",check:"string_format",abort:!1,...k(t)})}function $l(e,t){return new e({type:"st\
ring",format:"guid",check:"string_format",abort:!1,...k(t)})}function _l(e,t){return new e({type:"string",format:"uuid",check:"string_format",
abort:!1,...k(t)})}function Sl(e,t){return new e({type:"string",format:"uuid",check:"string_format",abort:!1,version:"v4",...k(t)})}function Ol(e,t){
return new e({type:"string",format:"uuid",check:"string_format",abort:!1,version:"v6",...k(t)})}function kl(e,t){return new e({type:"string",
format:"uuid",check:"string_format",abort:!1,version:"v7",...k(t)})}function zl(e,t){return new e({type:"string",format:"url",check:"string_\
format",abort:!1,...k(t)})}function Rl(e,t){return new e({type:"string",format:"emoji",check:"string_format",abort:!1,...k(t)})}function El(e,t){
return new e({type:"string",format:"nanoid",check:"string_format",abort:!1,...k(t)})}function Pl(e,t){return new e({type:"string",format:"cu\
id",check:"string_format",abort:!1,...k(t)})}function Cl(e,t){return new e({type:"string",format:"cuid2",check:"string_format",abort:!1,...k(
t)})}function Tl(e,t){return new e({type:"string",format:"ulid",check:"string_format",abort:!1,...k(t)})}function Al(e,t){return new e({type:"\
string",format:"xid",check:"string_format",abort:!1,...k(t)})}function Ml(e,t){return new e({type:"string",format:"ksuid",check:"string_form\
at",abort:!1,...k(t)})}function Il(e,t){return new e({type:"string",format:"ipv4",check:"string_format",abort:!1,...k(t)})}function Nl(e,t){
return new e({type:"string",format:"ipv6",check:"string_format",abort:!1,...k(t)})}function Ll(e,t){return new e({type:"string",format:"cidrv4",check:"string_format",abort:!1,...k(t)})}function Dl(e,t){return new e({type:"s\
tring",format:"cidrv6",check:"string_format",abort:!1,...k(t)})}function Fl(e,t){return new e({type:"string",format:"base64",check:"string_f\
ormat",abort:!1,...k(t)})}function jl(e,t){return new e({type:"string",format:"base64url",check:"string_format",abort:!1,...k(t)})}function Zl(e,t){
return new e({type:"string",format:"e164",check:"string_format",abort:!1,...k(t)})}function Ul(e,t){return new e({type:"string",format:"jwt",check:"string_format",abort:!1,...k(t)})}function Bl(e,t){return new e({type:"string",format:"datetime",check:"string_format",offset:!1,local:!1,precision:null,...k(t)})}function Gl(e,t){
return new e({type:"string",format:"date",check:"string_format",...k(t)})}function Hl(e,t){return new e({type:"string",format:"time",check:"\
string_format",precision:null,...k(t)})}function Wl(e,t){return new e({type:"string",format:"duration",check:"string_format",...k(t)})}function Vl(e,t){
return new e(wl({type:"number",checks:[],...k(t)}))}function Jl(e,t){return new e({type:"number",check:"number_format",abort:!1,format:"safeint",...k(t)})}function ql(e,t){return new e({type:"boolean",...k(t)})}function Kl(e,t){return new e({type:"null",...k(t)})}function Yl(e){return new e({type:"unknown"})}function Xl(e,t){return new e({type:"never",...k(t)})}function mr(e,t){return new Qo({check:"less_than",...k(t),value:e,inclusive:!1})}function on(e,t){return new Qo({check:"less_than",...k(t),value:e,
inclusive:!0})}function hr(e,t){return new es({check:"greater_than",...k(t),value:e,inclusive:!1})}function sn(e,t){return new es({check:"greater_than",...k(
t),value:e,inclusive:!0})}function gr(e,t){return new jc({check:"multiple_of",...k(t),value:e})}function br(e,t){return new Uc({check:"max_length",...k(t),maximum:e})}function St(e,t){return new Bc({check:"min_length",...k(t),minimum:e})}
function yr(e,t){return new Gc({check:"length_equals",...k(t),length:e})}function ls(e,t){return new Hc({check:"string_format",format:"regex",
...k(t),pattern:e})}function ds(e){return new Wc({check:"string_format",format:"lowercase",...k(e)})}function fs(e){return new Vc({check:"st\
ring_format",format:"uppercase",...k(e)})}function ps(e,t){return new Jc({check:"string_format",format:"includes",...k(t),includes:e})}function ms(e,t){
return new qc({check:"string_format",format:"starts_with",...k(t),prefix:e})}function hs(e,t){return new Kc({check:"string_format",format:"e\
nds_with",...k(t),suffix:e})}function Be(e){return new Yc({check:"overwrite",tx:e})}function gs(e){return Be(t=>t.normalize(e))}function bs(){return Be(e=>e.trim())}function ys(){
return Be(e=>e.toLowerCase())}function ws(){return Be(e=>e.toUpperCase())}function xs(){return Be(e=>No(e))}function Ql(e,t,n){return new e(
{type:"array",element:t,...k(n)})}function ed(e,t,n){return new e({type:"custom",check:"custom",fn:t,...k(n)})}function td(e,t){let n=Ob(r=>(r.addIssue=o=>{if(typeof o=="stri\
ng")r.issues.push($t(o,r.value,n._zod.def));else{let s=o;s.fatal&&(s.continue=!1),s.code??(s.code="custom"),"input"in s||(s.input=r.value),s.
inst??(s.inst=n),s.continue??(s.continue=!n._zod.def.abort),r.issues.push($t(s))}},e(r.value,r)),t);return n}function Ob(e,t){let n=new X({check:"\
custom",...k(t)});return n._zod.check=e,n}var an=()=>()=>{throw new Error("bundles make no JSON Schemas")};var nd=new WeakSet([Object.prototype,Error.prototype]);function wr(e,t,n){Object.defineProperty(e,t,{configurable:!0,enumerable:!1,get(){let r=n(
this);return Object.defineProperty(this,t,{value:r,configurable:!0,writable:!0}),r},set(r){Object.defineProperty(this,t,{value:r,configurable:!0,
writable:!0})}})}var Tb=(e,t)=>{nc.init(e,t),e.name="ZodError";let n=Object.getPrototypeOf(e);nd.has(n)||(nd.add(n),wr(n,"format",r=>o=>oc(r,
o)),wr(n,"flatten",r=>o=>rc(r,o)),wr(n,"addIssue",r=>o=>{r.issues.push(o),r.message=JSON.stringify(r.issues,yt,2)}),wr(n,"addIssues",r=>o=>{
r.issues.push(...o),r.message=JSON.stringify(r.issues,yt,2)}),Object.defineProperty(n,"isEmpty",{configurable:!0,enumerable:!1,get(){return this.
issues.length===0}}))};var ue=m("ZodError",Tb,void 0,{Parent:Error});var rd=Qn(ue),od=er(ue),sd=tr(ue),id=nr(ue),ad=ic(ue),cd=ac(ue),ud=cc(ue),ld=uc(ue),dd=lc(ue),fd=dc(ue),pd=fc(ue),md=pc(ue);function Mb(){re.localeError||ce(bl())}function cn(){re.memoizer||ce({memoizer:gl()})}var Z=m("ZodType",(e,t)=>(Mb(),D.init(e,t),e.def=t,e.type=
t.type,e),{check(...e){let t=this.def;return this.clone(z.mergeDefs(t,{checks:[...t.checks??[],...e.map(n=>typeof n=="function"?{_zod:{check:n,
def:{check:"custom"},onattach:[]}}:n)]}),{parent:!0})},with(...e){return this.check(...e)},clone(e,t){return be(this,e,t)},brand(){return this},
register(e,t){return e.add(this,t),this},refine(e,t){return this.check(Py(e,t))},superRefine(e,t){return this.check(Cy(e,t))},overwrite(e){return this.
check(Be(e))},optional(){return hd(this)},exactOptional(){return by(this)},nullable(){return gd(this)},nullish(){return hd(gd(this))},nonoptional(e){
return _y(this,e)},array(){return x(this)},or(e){return ve([this,e])},and(e){return fy(this,e)},transform(e){return bd(this,gy(e))},default(e){
return xy(this,e)},prefault(e){return $y(this,e)},catch(e){return Oy(this,e)},pipe(e){return bd(this,e)},readonly(){return Ry(this)},describe(e){
let t=this.clone();return rn.add(t,{description:e}),t},meta(...e){if(e.length===0)return rn.get(this);let t=this.clone();return rn.add(t,e[0]),
t},isOptional(){return this.safeParse(void 0).success},isNullable(){return this.safeParse(null).success},apply(e,...t){return t.length===0?e(
this):e(this,...t)},get"~standard"(){return z.hide(this,"~standard",{...ns(this),jsonSchema:{input:an(this,"input"),output:an(this,"output")}})},
set"~standard"(e){z.own(this,"~standard",e)},parse:function e(t,n){return rd(this,t,n,{callee:e})},parseAsync:async function e(t,n){return await od(
this,t,n,{callee:e})},safeParse(e,t){return sd(this,e,t)},async safeParseAsync(e,t){return id(this,e,t)},get spa(){return this?.safeParseAsync},
set spa(e){z.own(this,"spa",e)},validate(e,t){return Vo(this,e,t)},validateAsync(e,t){return Jo(this,e,t)},encode:function e(t,n){return ad(
this,t,n,{callee:e})},decode:function e(t,n){return cd(this,t,n,{callee:e})},encodeAsync:async function e(t,n){return await ud(this,t,n,{callee:e})},
decodeAsync:async function e(t,n){return await ld(this,t,n,{callee:e})},safeEncode(e,t){return dd(this,e,t)},safeDecode(e,t){return fd(this,
e,t)},async safeEncodeAsync(e,t){return pd(this,e,t)},async safeDecodeAsync(e,t){return md(this,e,t)},toJSONSchema(e){return an(this,{})(e)},
get description(){return rn.get(this)?.description},get _def(){return this._zod.def}}),yd=m("_ZodString",(e,t)=>{ur.init(e,t),Z.init(e,t),e.
_zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o)},z.derived({format:e=>(void 0)(e).format??null,minLength:e=>(void 0)(e).minimum??null,maxLength:e=>(void 0)(
e).maximum??null},{regex(...e){return this.check(ls(...e))},includes(...e){return this.check(ps(...e))},startsWith(...e){return this.check(ms(
...e))},endsWith(...e){return this.check(hs(...e))},min(...e){return this.check(St(...e))},max(...e){return this.check(br(...e))},length(...e){
return this.check(yr(...e))},nonempty(...e){return this.check(St(1,...e))},lowercase(e){return this.check(ds(e))},uppercase(e){return this.check(
fs(e))},trim(){return this.check(bs())},normalize(...e){return this.check(gs(...e))},toLowerCase(){return this.check(ys())},toUpperCase(){return this.
check(ws())},slugify(){return this.check(xs())}})),Ib=m("ZodString",(e,t)=>{ur.init(e,t),yd.init(e,t)},{email(e){return this.check(vl(jb,e))},
url(e){return this.check(zl(Ub,e))},jwt(e){return this.check(Ul(ry,e))},emoji(e){return this.check(Rl(Bb,e))},guid(e){return this.check($l(Zb,
e))},uuid(e){return this.check(_l(xr,e))},uuidv4(e){return this.check(Sl(xr,e))},uuidv6(e){return this.check(Ol(xr,e))},uuidv7(e){return this.
check(kl(xr,e))},nanoid(e){return this.check(El(Gb,e))},cuid(e){return this.check(Pl(Hb,e))},cuid2(e){return this.check(Cl(Wb,e))},ulid(e){return this.
check(Tl(Vb,e))},base64(e){return this.check(Fl(ey,e))},base64url(e){return this.check(jl(ty,e))},xid(e){return this.check(Al(Jb,e))},ksuid(e){
return this.check(Ml(qb,e))},ipv4(e){return this.check(Il(Kb,e))},ipv6(e){return this.check(Nl(Yb,e))},cidrv4(e){return this.check(Ll(Xb,e))},
cidrv6(e){return this.check(Dl(Qb,e))},e164(e){return this.check(Zl(ny,e))},datetime(e){return this.check(Bl(Nb,e))},date(e){return this.check(
Gl(Lb,e))},time(e){return this.check(Hl(Db,e))},duration(e){return this.check(Wl(Fb,e))}});function d(e){return xl(Ib,e)}var H=m("ZodStringF\
ormat",(e,t)=>{j.init(e,t),yd.init(e,t)}),Nb=m("ZodISODateTime",(e,t)=>{zu.init(e,t),H.init(e,t)}),Lb=m("ZodISODate",(e,t)=>{Ru.init(e,t),H.
init(e,t)}),Db=m("ZodISOTime",(e,t)=>{Eu.init(e,t),H.init(e,t)}),Fb=m("ZodISODuration",(e,t)=>{Pu.init(e,t),H.init(e,t)}),jb=m("ZodEmail",(e,t)=>{
gu.init(e,t),H.init(e,t)});var Zb=m("ZodGUID",(e,t)=>{mu.init(e,t),H.init(e,t)});var xr=m("ZodUUID",(e,t)=>{hu.init(e,t),H.init(e,t)});var Ub=m("ZodURL",(e,t)=>{wu.init(e,t),H.init(e,t)});var Bb=m("ZodEmoji",(e,t)=>{xu.init(e,t),H.init(e,t)});var Gb=m("ZodNanoID",(e,t)=>{vu.init(e,t),H.init(e,t)});var Hb=m("ZodCUID",(e,t)=>{$u.init(e,t),H.init(e,t)});var Wb=m("ZodCUID2",(e,t)=>{_u.init(e,t),H.init(e,t)});var Vb=m("ZodULID",(e,t)=>{Su.init(e,t),H.init(e,t)});var Jb=m("ZodXID",(e,t)=>{Ou.init(e,t),H.init(e,t)});var qb=m("ZodKSUID",(e,t)=>{ku.init(e,t),H.init(e,t)});var Kb=m("ZodIPv4",(e,t)=>{Cu.init(e,t),H.init(e,t)});var Yb=m("ZodIPv6",(e,t)=>{Au.init(e,t),H.init(e,t)});var Xb=m("ZodCIDRv4",(e,t)=>{Mu.init(e,t),H.init(e,t)});var Qb=m("ZodCIDRv6",(e,t)=>{Iu.init(e,t),H.init(e,t)});var ey=m("ZodBase64",(e,t)=>{Lu.init(e,t),H.init(e,t)});var ty=m("ZodBase64URL",(e,t)=>{Fu.init(e,t),H.init(e,t)});var ny=m("ZodE164",(e,t)=>{ju.init(e,t),H.init(e,t)});var ry=m("ZodJWT",(e,t)=>{Zu.init(e,t),H.init(e,t)});var wd=m("ZodNumber",(e,t)=>{rs.init(e,t),Z.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e.isFinite=!0},z.derived({minValue:e=>{
let{minimum:t,exclusiveMinimum:n}=(void 0)(e);return Math.max(t??Number.NEGATIVE_INFINITY,n??Number.NEGATIVE_INFINITY)},maxValue:e=>{let{maximum:t,
exclusiveMaximum:n}=(void 0)(e);return Math.min(t??Number.POSITIVE_INFINITY,n??Number.POSITIVE_INFINITY)},isInt:e=>{let{isInt:t,multipleOf:n}=(void 0)(
e);return!!t||!!n?.some(Number.isSafeInteger)},format:e=>(void 0)(e).format??null},{gt(e,t){return this.check(hr(e,t))},gte(e,t){return this.
check(sn(e,t))},min(e,t){return this.check(sn(e,t))},lt(e,t){return this.check(mr(e,t))},lte(e,t){return this.check(on(e,t))},max(e,t){return this.
check(on(e,t))},int(e){return this.check(F(e))},safe(e){return this.check(F(e))},positive(e){return this.check(hr(0,e))},nonnegative(e){return this.
check(sn(0,e))},negative(e){return this.check(mr(0,e))},nonpositive(e){return this.check(on(0,e))},multipleOf(e,t){return this.check(gr(e,t))},
step(e,t){return this.check(gr(e,t))},finite(){return this}}));function h(e){return Vl(wd,e)}var oy=m("ZodNumberFormat",(e,t)=>{Uu.init(e,t),
wd.init(e,t)});function F(e){return Jl(oy,e)}var sy=m("ZodBoolean",(e,t)=>{Bu.init(e,t),Z.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o)});function se(e){return ql(sy,e)}var iy=m("ZodNull",(e,t)=>{Gu.init(e,t),Z.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o)});function xd(e){return Kl(iy,e)}var ay=m("ZodUnknown",(e,t)=>{Hu.init(e,t),Z.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o)});function $s(){return Yl(ay)}var cy=m(
"ZodNever",(e,t)=>{Wu.init(e,t),Z.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o)});function vd(e){return Xl(cy,e)}var uy=m("ZodArray",(e,t)=>{cn(),Vu.init(e,t),Z.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e.element=t.element},{min(e,t){
return this.check(St(e,t))},nonempty(e){return this.check(St(1,e))},max(e,t){return this.check(br(e,t))},length(e,t){return this.check(yr(e,
t))},unwrap(){return this.element}});function x(e,t){return Ql(uy,e,t)}var Os=m("ZodObject",(e,t)=>{cn(),Ku.init(e,t),Z.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),z.installLazyProp(e,"shape",n=>n.
_zod.def.shape,!1)},{keyof(){return S(Object.keys(this._zod.def.shape))},catchall(e){return this.clone(z.mergeDefs(this._zod.def,{catchall:e}))},
passthrough(){return this.clone(z.mergeDefs(this._zod.def,{catchall:$s()}))},loose(){return this.clone(z.mergeDefs(this._zod.def,{catchall:$s()}))},
strict(){return this.clone(z.mergeDefs(this._zod.def,{catchall:vd()}))},strip(){return this.clone(z.mergeDefs(this._zod.def,{catchall:void 0}))},
extend(e){return z.extend(this,e)},safeExtend(e){return z.safeExtend(this,e)},merge(e){return z.merge(this,e)},pick(e){return z.pick(this,e)},
omit(e){return z.omit(this,e)},partial(...e){return z.partial(ks,this,e[0])},exactPartial(...e){return z.partial(Od,this,e[0],"exactPartial")},
required(...e){return z.required(kd,this,e[0])}});function $d(e,t){let n={type:"object",shape:e??{},...z.normalizeParams(t)};return new Os(n)}
function b(e,t){return new Os({type:"object",shape:e,catchall:vd(),...z.normalizeParams(t)})}function _d(e,t){return new Os({type:"object",shape:e,
catchall:$s(),...z.normalizeParams(t)})}var Sd=m("ZodUnion",(e,t)=>{os.init(e,t),Z.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,
r,o),e.options=t.options});function ve(e,t){return new Sd({type:"union",options:e,...z.normalizeParams(t)})}var ly=m("ZodDiscriminatedUnion",(e,t)=>{Sd.init(e,t),Yu.init(e,t)});function Oe(e,t,n){return new ly({type:"union",options:t,discriminator:e,
...z.normalizeParams(n)})}var dy=m("ZodIntersection",(e,t)=>{Xu.init(e,t),Z.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o)});
function fy(e,t){return new dy({type:"intersection",left:e,right:t})}var py=m("ZodTuple",(e,t)=>{cn(),Qu.init(e,t),Z.init(e,t),e._zod.processJSONSchema=
(n,r,o)=>(void 0)(e,n,r,o)},{rest(e){return this.clone({...this._zod.def,rest:e})},partial(){let e=this._zod.def;if(e.checks?.length)throw new Error(
".partial() cannot be used on tuple schemas containing refinements");return this.clone({...e,items:e.items.map(t=>new ks({type:"optional",innerType:t}))})}});
function vr(e,t,n){let r=t instanceof D,o=r?n:t,s=r?t:null;return new py({type:"tuple",items:e,rest:s,...z.normalizeParams(o)})}var _s=m("Zo\
dRecord",(e,t)=>{cn(),el.init(e,t),Z.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e.keyType=t.keyType,e.valueType=t.valueType});
function fe(e,t,n){return!t||!t._zod?new _s({type:"record",keyType:d(),valueType:e,...z.normalizeParams(t)}):new _s({type:"record",keyType:e,
valueType:t,...z.normalizeParams(n)})}function Ae(e,t,n){return new _s({type:"record",keyType:e,valueType:t,...z.normalizeParams(n),partial:!0})}var Ss=m("ZodEnum",(e,t)=>{tl.init(e,t),Z.init(e,t),e._zod.processJSONSchema=(r,o,s)=>(void 0)(e,r,o,s),e.enum=t.entries,e.options=[...e._zod.
values];let n=new Set(Object.keys(t.entries));e.extract=(r,o)=>{let s={};for(let i of r)if(n.has(i))s[i]=t.entries[i];else throw new Error(`\
Key ${i} not found in enum`);return new Ss({...t,checks:[],...z.normalizeParams(o),entries:s})},e.exclude=(r,o)=>{let s={...t.entries};for(let i of r)
if(n.has(i))delete s[i];else throw new Error(`Key ${i} not found in enum`);return new Ss({...t,checks:[],...z.normalizeParams(o),entries:s})}});
function S(e,t){let n=Array.isArray(e)?Object.fromEntries(e.map(r=>[r,r])):e;return new Ss({type:"enum",entries:n,...z.normalizeParams(t)})}var my=m("ZodLiteral",(e,t)=>{nl.init(e,t),Z.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e.values=new Set(t.values),Object.
defineProperty(e,"value",{get(){if(t.values.length>1)throw new Error("This schema contains multiple valid literal values. Use `.values` inst\
ead.");return t.values[0]}})});function U(e,t){return new my({type:"literal",values:Array.isArray(e)?e:[e],...z.normalizeParams(t)})}var hy=m("ZodTransform",(e,t)=>{cn(),rl.init(e,t),Z.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e._zod.parse=(n,r)=>{if(r.
direction==="backward")throw new _t(e.constructor.name);n.addIssue=s=>{if(typeof s=="string")n.issues.push(z.issue(s,n.value,t));else{let i=s;
i.fatal&&(i.continue=!1),i.code??(i.code="custom"),"input"in i||(i.input=n.value),i.inst??(i.inst=e),n.issues.push(z.issue(i))}};let o=t.transform(
n.value,n);return o instanceof Promise?o.then(s=>(n.value=s,n)):(n.value=o,n)}});function gy(e){return new hy({type:"transform",transform:e})}
var ks=m("ZodOptional",(e,t)=>{ss.init(e,t),Z.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e.unwrap=()=>e._zod.def.innerType});
function hd(e){return new ks({type:"optional",innerType:e})}var Od=m("ZodExactOptional",(e,t)=>{ol.init(e,t),Z.init(e,t),e._zod.processJSONSchema=
(n,r,o)=>(void 0)(e,n,r,o),e.unwrap=()=>e._zod.def.innerType});function by(e){return new Od({type:"optional",innerType:e})}var yy=m("ZodNull\
able",(e,t)=>{sl.init(e,t),Z.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e.unwrap=()=>e._zod.def.innerType});function gd(e){
return new yy({type:"nullable",innerType:e})}var wy=m("ZodDefault",(e,t)=>{il.init(e,t),Z.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e.unwrap=()=>e._zod.def.innerType,
e.removeDefault=e.unwrap});function xy(e,t){return new wy({type:"default",innerType:e,get defaultValue(){return typeof t=="function"?t():z.shallowClone(
t)}})}var vy=m("ZodPrefault",(e,t)=>{al.init(e,t),Z.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e.unwrap=()=>e._zod.def.innerType});
function $y(e,t){return new vy({type:"prefault",innerType:e,get defaultValue(){return typeof t=="function"?t():z.shallowClone(t)}})}var kd=m(
"ZodNonOptional",(e,t)=>{cl.init(e,t),Z.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e.unwrap=()=>e._zod.def.innerType});function _y(e,t){
return new kd({type:"nonoptional",innerType:e,...z.normalizeParams(t)})}var Sy=m("ZodCatch",(e,t)=>{ul.init(e,t),Z.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e.unwrap=()=>e._zod.def.innerType,e.
removeCatch=e.unwrap});function Oy(e,t){return new Sy({type:"catch",innerType:e,catchValue:typeof t=="function"?t:z.constantCatch(t)})}var ky=m("ZodPipe",(e,t)=>{ll.init(e,t),Z.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e.in=t.in,e.out=t.out});function bd(e,t){
return new ky({type:"pipe",in:e,out:t})}var zy=m("ZodReadonly",(e,t)=>{dl.init(e,t),Z.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e.unwrap=()=>e._zod.def.innerType});
function Ry(e){return new zy({type:"readonly",innerType:e})}var Ey=m("ZodCustom",(e,t)=>{fl.init(e,t),Z.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o)});function Py(e,t={}){return ed(Ey,e,t)}function Cy(e,t){return td(e,t)}var $=class extends Error{name="UsageError"},Ot=class extends Error{name="RunError"},$e=class extends Error{name="Interrupted";signal;constructor(t){
super(`interrupted by ${t}`),this.signal=t}};var un=class extends Error{name="DeliveryError"},Ty="interrupted; everything it started is gone";function zs(e){return e instanceof $e?Ty:[$,
Ot,un].some(t=>e instanceof t)?e.message:e instanceof Error?e.stack??e.message:String(e)}import{stripVTControlCharacters as Ay}from"node:util";var My=/(?![\t\n]|\uFE0F)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu,
Iy=new RegExp("(\\p{M}{4})\\p{M}+","gu");function Rs(e){return Ay(e.replace(/\r\n?/g,`
`)).replace(My,"").replace(Iy,"$1")}function M(e){return Rs(e).replace(/\s+/g," ").trim()}function Q(e,t){return e.length<=t?e:`${e.slice(0,
t-1).replace(/[\uD800-\uDBFF]$/,"").trimEnd()}\u2026`}function ln(e,t=12){return Rs(e).trimEnd().split(`
`).slice(-t).map(n=>Q(n,300)).join(`
`)}var Ny={"&":"&amp;","<":"&lt;",">":"&gt;",'"':"&quot;","'":"&#39;"};function R(e){return Rs(e).replace(/[&<>"']/g,t=>Ny[t]??"")}function q(e){
return R(M(e))}function W(e){return M(e).replace(/@(?=\w)|#(?=\d)|\b(?:GH-|www)(?=[.\d])/gi,"$&\u2060").replace(/[&<>`|*_~[\]\\#@$]|:(?=\S)/g,
t=>`&#${t.charCodeAt(0)};`)}function _e(e){return`<code>${W(e)}</code>`}var Ly=/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;function Dy(e){return e.
replaceAll(Ly,t=>{let n=t.codePointAt(0).toString(16);return n.length>4?`\\u{${n}}`:`\\u${n.padStart(4,"0")}`})}function dn(e){return`"${Dy(
e.length>60?`${e.slice(0,57)}...`:e)}"`}function $r(e){return e.replace(/^([^\w\r\n]*?):(?=:)/gm,"$1:\u2060").replaceAll("##[","##\u2060[")}
function _r(e,{GITHUB_ACTIONS:t}){return t==="true"?$r(e):e}var He=x(b({name:d(),key:S(["inherit","secrets"]).describe("The key of the target that hands it on.")})).exactOptional().describe("Variables\
 that are set, were not handed on, and may be what it lacked.");var y=(e,t)=>b({code:U(e),...t}),ee=S(["base","head"]),Es=b({exitCode:h().nullable(),signal:d().nullable()}).describe("Both null where nothi\
ng is known but that it ended."),zd=S(["content-length","chunked","until-close","none"]),Fy=b({asked:h().describe("The port that was asked."),
at:x(b({host:d(),port:h()})).describe("Where it listens.")}).describe("Set where nobody accepted a connection, and it is known where the ser\
ver listens."),Ps=S(["http","https","http2"]).describe("Set where it speaks another protocol than it was asked in; http2 is without TLS."),fn={
through:U("nginx").exactOptional().describe("Set where the server itself answers."),interim:h().exactOptional().describe("The status (1xx) t\
hat its answers have before the one that counts.")},Sr={afterLoad:U(!0).exactOptional()},Rd=x(ve([b({status:d(),count:h()}),b({error:d(),count:h()})])),
jy=S(["differs","too-long","too-slow"]),Zy=ve([b({text:d()}).describe("The beginning of the whole body that is expected."),b({contains:d()}),
b({matches:d(),why:jy}).describe("Whether it does not match, or is too long to be looked at, or the expression takes too long."),b({json:d(),
at:d(),got:d().nullable()}).describe("JSON that is expected, the way to it (`$.user.id`), and what is there; null for nothing."),b({json:xd()}).
describe("It is no JSON at all.")]).describe("The first that is expected of it and is not so."),pn=Oe("code",[y("wrong-status",{path:d(),status:h(),
expected:ve([h(),x(h())]).describe("Of several, each would be right."),body:d().describe("Its beginning, without secrets."),speaks:Ps.exactOptional(),
...fn,...Sr}),y("wrong-body",{path:d(),bytes:h(),body:d().describe("Its beginning, without secrets."),lacks:Zy,...Sr}),y("wrong-header",{path:d(),
name:d(),value:d().nullable(),expected:d(),...Sr}),y("no-answer",{path:d(),error:d(),speaks:Ps.exactOptional(),...fn,...Sr}),y("length-chang\
ed",{path:d(),bytes:h()}),y("lengths-differ",{path:d(),base:h(),head:h()}),y("framing-differs",{path:d(),base:zd,head:zd}),y("errors",{failed:h(),
of:h(),unit:S(["requests","operations"]),most:Rd.describe("The most frequent."),through:fn.through}),y("no-answers",{seconds:h(),most:Rd.describe(
"The most frequent."),through:fn.through}),y("wrong-size",{answers:h(),bytes:h(),least:h(),most:h()}),y("too-many-connections",{side:S(["cli\
ent","upstream"]).describe("Of nginx; client where there is none."),opened:h(),requests:h()}),y("died",{end:Es,of:S(["server","service"]),service:d().
exactOptional(),when:S(["starting","before-load","under-load"]).exactOptional(),withheld:He,lacks:d().exactOptional().describe("A module tha\
t it said it could not find.")}),y("restarted",{}),y("worked-unasked",{cpu:h().describe("CPU seconds that it used while only the other varia\
nt was loaded."),other:h().describe("The same of the other variant, while only this one was loaded."),seconds:h()}),y("accepted-unasked",{connections:h().
describe("Accepted while only the other variant was loaded."),seconds:h()}),y("reached-other",{of:ee.describe("Whose server, service or ngin\
x it was connected to."),connections:h(),listened:U(!0).exactOptional().describe("Where it listened at a port of the other instead of being \
connected to it.")}),y("ended-other",{of:ee.describe("Whose server was ended by a signal while this one's ran beside it."),end:Es}),y("fails\
-beside",{of:ee.describe("Which could not be started beside this one, and could alone.")}),y("changed-files",{of:ee.describe("Whose files we\
re changed while both ran, and not those of this one."),path:d().describe("The first of them."),files:h()}),y("left-its-group",{processes:h(),
cpu:h().describe("CPU seconds that they used, which no meter of the variant counts.")}),y("not-ready",{seconds:h(),last:ve([b({path:d(),status:h()}),
b({error:d()})]).nullable().describe("What it answered last; null where it answered nothing."),service:d().exactOptional(),listens:Fy.exactOptional(),
speaks:Ps.exactOptional(),...fn,runOver:U(!0).exactOptional().describe("Set where the run's time was over first.")}),y("start-failed",{error:d()}),
y("prepare-failed",{command:x(d()),error:d(),withheld:He}),y("command-failed",{error:d(),withheld:He}),y("no-report",{output:d().describe("T\
he last lines of a command that reported no operations, though base's does.")}),y("impossible-time",{seconds:h().describe("What a command sa\
id that it had worked."),wall:h().describe("From its start to its end, as hyperfine noted it.")}),y("timing-altered",{noted:h().describe("Wa\
ll seconds that hyperfine noted."),wall:h().describe("From its start to its end by loadgate's clock.")}),y("generator-failed",{error:d()}),y(
"background-load-failed",{failed:h().exactOptional(),answered:h().exactOptional(),error:d().exactOptional()}),y("proxy-failed",{variant:ee,end:Es.
nullable(),seconds:h().nullable().describe("Set where it was waited for so long."),error:d().nullable().describe("The last line of its log.")}),
y("harness-failed",{error:d()}),y("burner-elsewhere",{})]);function Ed(e){return["wrong-status","wrong-body","wrong-header","no-answer"].includes(
e.code)}var Uy=["generator-failed","background-load-failed","proxy-failed","harness-failed","burner-elsewhere"];function Pd({code:e}){return Uy.
includes(e)}var mn=S(["direct","nginx"]),Or=S(["server","proxy","generator","dependency"]),I=h().nullable(),Cd=fe(d(),h()),kt=S(["out-of-ports","proxy-s\
aturated","generator-saturated","dependency","littles-law","too-few-requests","unsteady","out-of-step","over-capacity"]),By=b({by:S(["hyperf\
ine","engine"]).describe("Who timed it: where containers run on another machine, their engine's notes of start and end."),runs:F().positive().
describe("How many times it ran, one after the other."),user:I.describe("CPU seconds of all runs in user mode."),system:I.describe("The same\
 in the kernel."),exitCode:F().nullable().describe("Of the first run that failed, else 0; null where it was ended."),operations:F().positive().
nullable().describe("As its last line said; null where it said none, and its time per run is what counts."),seconds:I.describe("What it work\
ed for by its own clock; null where it said none.")}).describe("Of a command that was run to its end."),Gy=b({variant:ee,wall:h().describe("\
Wall time of the load in seconds, as the generator saw it; of a command the time of all its runs, each from its start to its end."),byStatus:Cd.
describe("Answers by status."),errors:Cd.describe("Errors by the generator's own text, deadline aborts left out."),aborted:h().describe("Req\
uests in flight when the time was up; normal, one per connection."),bytes:h().describe("Body bytes received."),correct:h().describe("Answers\
 with the expected status."),latency:b({mean:I,p50:I,p90:I,p95:I.exactOptional(),p99:I}).describe("In seconds. The oldest results have no p9\
5."),latencies:x(vr([h().nonnegative(),F().positive()])).max(1e4).exactOptional().describe("In an open loop: latencies from the intended sta\
rt in seconds, to three digits, ascending, and how often each."),cpu:b({server:I,proxy:I,generator:I}).describe("CPU seconds used."),busiest:b(
{server:I,proxy:I}).describe("Busiest thread as a share of one core."),opened:b({client:I,upstream:I}).describe("TCP connections accepted; c\
lient is the side the generator talks to."),memory:I.describe("Peak memory of the server in bytes since its start."),switches:I.describe("Co\
ntext switches of the server."),counters:Ae(S(et),h().nonnegative()).exactOptional().describe("What else the server's processes did, as ofte\
n; what could not be counted is absent."),command:By.exactOptional(),bottleneck:Or.nullable(),invalid:x(pn),limits:x(kt)}).describe("What on\
e load of one variant gave in one round."),Hy=b({order:x(ee).describe("The variants in the order they were loaded."),together:se().describe(
"Whether they were loaded at once."),at:h().describe("Seconds since the start of the run."),samples:x(Gy),disturbance:b({stolen:I.describe("\
Taken by the host of this virtual machine."),foreign:I.describe("Used by processes that are not part of the run.")}).describe("What others t\
ook of the run's CPUs, as a share of one CPU.")}),Td=b({at:h().describe("Seconds since the start of the run."),startSeconds:b({base:h().exactOptional(),
head:h().exactOptional()}).describe("From start to the first correct answer."),warmUpSeconds:h(),warmUpCosts:x(I).describe("CPU seconds per \
answer in each slice of warm-up, the variants added up, where its length was not known beforehand.").exactOptional(),rounds:x(Hy),invalid:x(
b({variant:ee.nullable(),fault:pn,log:d().exactOptional()})).describe("What went wrong outside a sample: not ready, died, wrong answer befor\
e or after.")}).describe("One start of all variants of a case.");var Cs={before:h(),after:h()},Ld=S(gt),Ad={scenario:d(),metric:Ld,before:h().nullable().describe("Null where it has none."),after:h().nullable()},
Wy=b({of:S(["run","scenario","target","service"]),name:d().exactOptional().describe("Absent where it is of the whole run."),setting:d().describe(
"The way to it, as `expect.status`."),before:d().nullable().describe("Cut around what differs; null where it is not there."),after:d().nullable()}),
Md={changes:x(Wy),more:F().nonnegative().describe("How many further ones there are.")},Id={scenarios:x(d()),via:x(d()).describe("scenario/vi\
a"),pairs:x(d()).describe("target/scenario")},Vy=S(["not-root","turned-off","not-permitted","not-metered","temporary-folder","build","progra\
m","port"]),Dd=Oe("code",[y("base-config-missing",{file:d()}),y("base-config-unusable",{file:d(),error:d()}),y("config-from-checkout",{file:d()}),
y("gate-changed",{changes:x(Oe("setting",[b({setting:U("false-alarms"),...Cs}),b({setting:U("fail-on"),before:x(d()),after:x(d())}),b({setting:U(
"mode"),before:d(),after:d()}),b({setting:U("threshold"),scenario:d(),...Cs}),b({setting:U("max-errors"),scenario:d(),...Cs}),b({setting:U("\
thresholds"),...Ad}),b({setting:U("absolute-limits"),...Ad,unit:d()})]))}),y("budget-changed",{before:h().nullable().describe("Seconds; null\
 for the default of each case."),after:h().nullable()}),y("isolation-changed",Md),y("no-base-side",{file:d(),targets:x(d())}),y("no-longer-m\
easured",{targets:x(d()),...Id}),y("newly-measured",{targets:x(d()),...Id}),y("plan-changed",Md),y("fixture-changed",{folders:x(d())}),y("de\
fault-rules",{file:d()}),y("cases-missing",{cases:x(d())}),y("asked-otherwise",{scenarios:x(d())}),y("submodules-missing",{paths:x(d())}),y(
"filters-off",{filters:x(d()),file:d().describe("One of them."),files:F().positive()}),y("port-ignored",{target:d()}),y("port-fixed",{target:d(),
ports:x(F().positive()).min(1).describe("What both sides listen on beside PORT.")}),y("own-users-lacking",{why:Vy,what:d().exactOptional().describe(
"The target, program or port that a separate user cannot have.")}),y("session-overran",{case:d()}),y("planted-not-found",{case:d(),slowdown:h().
describe("CPU that was burnt beside head, as a share of what head used.")}),y("planted-not-measured",{case:d(),why:S(Da)}),y("rate-not-compa\
rable",{scenario:d()})]),Jy={"base-config-missing":!0,"base-config-unusable":!0,"config-from-checkout":!1,"gate-changed":!0,"isolation-chang\
ed":!0,"budget-changed":!0,"no-base-side":!0,"no-longer-measured":!0,"newly-measured":!0,"plan-changed":!0,"fixture-changed":!0,"default-rul\
es":!1,"cases-missing":!0,"asked-otherwise":!0,"submodules-missing":!1,"filters-off":!1,"port-ignored":!1,"port-fixed":!1,"own-users-lacking":!1,
"session-overran":!1,"planted-not-found":!1,"planted-not-measured":!1,"rate-not-comparable":!1};function Fd(e){return e.some(({code:t})=>Jy[t])}
var Ts=Oe("code",[y("docker-missing",{}),y("no-engine",{said:d().exactOptional().describe("By Docker's client.")}),y("no-buildx",{}),y("imag\
es-unresolved",{images:x(d())}),y("nothing-to-build",{target:d()}),y("no-command",{of:S(["target","service"]),name:d()}),y("same-process",{as:d().
describe("The target that it does not differ from.")}),y("programs-missing",{programs:x(d())}),y("base-in-docker",{})]),jd=Oe("code",[y("ask\
ed-for",{}),y("docker-works",{}),y("nothing-to-run",{}),y("not-docker",{obstacle:Ts})]),kr=S(["untouched","identical-builds"]),qy=S(["steal",
"other-programs","out-of-ports"]),Nd=h().exactOptional().describe("Set where the time for everything that is built together was over."),As=Oe(
"code",[y("build-failed",{variant:ee,target:d(),limitSeconds:Nd}),y("setup-failed",{variant:ee,target:d(),limitSeconds:Nd,withheld:He}),y("f\
ault",{variants:x(ee).describe("Empty where it is no variant's."),fault:pn,times:F().positive()}),y("head-alone",{why:S(["configuration","ta\
rget","scenario","request","not-built","not-started"]).describe("What base lacks, or has in another form; or what it could not be.")}),y("sh\
ards-missing",{shards:x(d()).describe("`1/3`; empty where one left the case out.")}),y("skipped",{why:kr}),y("skip-unverified",{why:kr}),y("\
interrupted",{}),y("no-time",{}),y("no-values",{}),y("one-session",{}),y("equal-ratios",{}),y("slow-start",{seconds:h().describe("What a sta\
rt takes, of the slower side."),sessions:F().positive().describe("How many fit.")}),y("interference",{source:qy,effect:S(["counted-less","le\
ft-out","nothing-left"]),rounds:F().positive()}),y("limited",{limit:kt,loop:S(["closed","open","command"]),cpuDecides:se().describe("Whether\
 CPU time could be read, so that it decides.")}),y("held-back",{limit:kt,bound:se().describe("Whether its value is a bound of the true one.")}),
y("connections-closed",{base:h().nullable().exactOptional().describe("Requests after which, about; null where it keeps them."),head:h().nullable()}),
y("p99-unknown",{}),y("not-judged",{metric:Ld,asked:S(["threshold","limit"]).describe("By which key."),why:S(["of-requests","of-commands","n\
o-operations","operations","no-image","not-known"]).describe("What cases have it that this one is not; or that its value could not be known.")}),
y("bottleneck-unknown",{}),y("server-waits",{}),y("settled-early",{sessions:F().positive()}),y("counter-moved",{metric:S(et),more:h().describe(
"Head less base, per request or operation."),low:h().describe("Where that lies at 95%, with the other end."),high:h()})]);var Zd=/[[\]{}:,]|[^\s"[\]{}:,]+/uy,zr=/\s*/y;function Ms(e,{deepest:t,mostValues:n,longest:r}){let o=[],s=0,i="";for(let a=0;;){zr.lastIndex=
a,zr.exec(e);let c=Ky(e,zr.lastIndex);if(c===null)return;if(a=zr.lastIndex+c.length,c==="{"||c==="["){if(o.push({keys:c==="{"?new Set:null,entries:1}),
o.length>t)throw new $(`the JSON is nested deeper than ${t} levels`)}else if(c==="}"||c==="]")o.pop();else if(c===":")Xy(o.at(-1)?.keys,i);else if(c===
","){let u=o.at(-1);if(u&&++u.entries>r)throw new $(`the JSON has a list of more than ${r} entries`)}else if(++s>n)throw new $(`the JSON hol\
ds more than ${n} values`);i=c}}function Ky(e,t){if(e[t]==='"'){let n=Yy(e,t);return n===null?null:e.slice(t,n)}return Zd.lastIndex=t,Zd.exec(
e)?.[0]??null}function Yy(e,t){for(let n=e.indexOf('"',t+1);n>=0;n=e.indexOf('"',n+1)){let r=0;for(;e[n-1-r]==="\\";)r++;if(r%2===0)return n+
1}return null}function Xy(e,t){if(!e)return;let n=Qy(t);if(e.has(n))throw new $("the JSON gives a key twice in one object");e.add(n)}function Qy(e){
try{return e.includes("\\")?JSON.parse(e):e.slice(1,-1)}catch{return e}}var ew=S(["docker","process"]),Ud=b({method:d(),paths:x(d()).describe("One or several; one of several is picked at random for each request."),
headers:x(vr([d(),d()])),body:ve([b({text:d()}),b({file:d()})]).exactOptional()}),tw=b({contains:x(d()).exactOptional().describe("Texts that\
 all stand in it."),matches:d().exactOptional().describe("A regular expression in JavaScript's syntax, with its flag u."),json:d().exactOptional().
describe("JSON that it has to agree with: objects may have more keys, lists are as long, and everything else is equal.")}),nw=b({status:ve([
h(),x(h())]).describe("Of several, each is right."),body:ve([d().describe("The whole body."),tw]).exactOptional(),headers:fe(d(),d()).describe(
"Lower-case names."),sameLength:se().describe("Whether all variants must answer with the same length and framing.")}).describe("The expected\
 answer; what is absent is not checked.");var Bd=Ae(S(gt),h().positive()),rw=b({name:d(),targets:x(d()).describe("Names of the targets it is run against."),request:Ud.describe("Asks \
for no path where the scenario runs a command instead."),args:x(d()).exactOptional().describe("Set where the target was run with these argum\
ents to its end instead of being asked: a command that is timed from start to end, and may tell on its last line how many operations it did."),
expect:nw,connections:h(),keepalive:se(),http2:U(!0).exactOptional().describe("Asked over HTTP/2: without TLS from the first byte on, with T\
LS as both agree."),via:x(mn),background:b({request:Ud,connections:h()}).exactOptional().describe("Other requests that are asked all the whi\
le; they are not measured."),rate:ve([b({perSecond:h()}),b({share:h()})]).exactOptional().describe("Requests per second, or a share of what \
base can answer, offered whatever the answers do (open loop); a closed loop if absent."),requests:h().exactOptional().describe("A fixed coun\
t of requests per sample instead of a duration."),durationSeconds:h().exactOptional().describe("Instead of a length derived from the through\
put."),timeoutSeconds:h(),maxErrors:h().describe("The share of answers that may be errors, 0 to 1."),threshold:h().describe("Smallest relati\
ve change that counts, 0.02 for 2%."),thresholds:Bd.exactOptional().describe("The same of single metrics, which then decide as well, whateve\
r decides without them."),limits:Bd.exactOptional().describe("Absolute limits on head, in each metric's unit: the most that it may be, or th\
e least of what is better the higher it is.")}),ow=S(["configuration","target","scenario","request"]),Ns=b({id:d(),target:d(),scenario:d(),via:mn,
fresh:ow.exactOptional().describe("Set where base's configuration does not have it: no such file, target, scenario, or one that asks or expe\
cts something else. What base answers wrongly is then no fault of it.")}),Is=x(h()),sw=b({layout:S(["one-core","shared-load-core","smt-sibli\
ngs","separate-cores","separate-machine","separate-machine-one-core"]).describe("What server, proxy and generator share. On a separate machi\
ne the numbers of server and proxy are that machine's."),server:Is,proxy:Is,generator:Is}).describe("Which logical CPUs each part may use.");var iw=S(["side-by-side","interleaved"]),aw=S(["regression","invalid","inconclusive","never"]),cw=S(["block","observe"]),Ls={seed:h(),budgetSeconds:h(),
isolation:ew,isolationReason:jd,cpus:sw,scenarios:x(rw)},Ds=b({...Ls,shard:b({index:F().positive(),count:F().positive()}).exactOptional().describe(
"Which part of a run this is; the cases are those of the whole run."),named:b({config:d().exactOptional(),preset:d().exactOptional()}).exactOptional().
describe("What of the configuration was asked for by name: its file, from the repository's top, and a preset."),looks:U(!1).exactOptional().
describe("Set where every case took all its time: a size that is read at an early look is a little too large."),alpha:h().gt(0).lt(1).describe(
"One-sided risk of any false regression in the whole run."),pairing:iw.describe("How the variants of a case are loaded, where both can be up\
 at once."),cases:x(Ns),failOn:x(aw),mode:cw.describe("Whether a verdict fails the run, or is only reported.")}),uw=b({cores:h(),memoryBytes:h(),
kernel:d(),os:d()}),Fs=b({cpuModel:d(),cores:h(),memoryBytes:h(),kernel:d(),os:d(),runnerImage:d().nullable(),servers:uw.exactOptional().describe(
"The machine of the servers, where it is not the one that made the load."),tools:fe(d(),d()),load:b({before:h(),after:I}).describe("Load ave\
rage of one minute.")});var rt=1,js=S(ht),zt=S(gt),hn=b({low:h().positive(),high:h().positive()}),lw=b({name:zt,unit:d(),better:S(["higher","lower"]),gates:se().describe(
"Whether it takes part in the verdict of its case."),base:I.describe("Typical value: the median over sessions of the medians over rounds."),
head:I,ratio:h().positive().nullable().describe("head \xF7 base; null where there is nothing to compare."),interval:hn.nullable().describe("\
The 95% interval of the ratio."),decisionInterval:hn.nullable().describe("The wider one that decides whether it is slower or faster, so that\
 alpha holds for the whole run."),n:h().describe("Sessions behind the interval."),threshold:h().positive().exactOptional().describe("Set whe\
re the metric has its own threshold, instead of its case's."),verdict:js.nullable()}),dw=b({metric:zt,unit:d(),better:S(["higher","lower"]),
limit:h().positive().describe("The most that it may be; of what is better the higher it is, the least."),head:I.describe("The geometric mean\
 over head's sessions; of image size the only value there is."),interval:hn.nullable().describe("Its 95% interval; null where the noise is n\
ot known, or there is none."),n:h().describe("Sessions behind the interval."),state:S(["held","inconclusive","broken"]).describe("Whether th\
e whole interval lies within the limit, or beyond it.")}).describe("An absolute limit on head, and where head lies."),fw=b({roundsPerSession:h(),
warmUpSeconds:h().describe("Of later sessions; until steady where absent.").exactOptional(),betweenStarts:I.describe("The share of the noise\
 that is from start to start; null where it was not known.")}).describe("What the case's first sessions chose for those after them, by the s\
pread alone."),Er=h().nonnegative(),Gd=S(["code","runtime","collector","compiler"]).describe("The server's own code and its libraries, the r\
untime below them, its garbage collector or its just-in-time compiler."),Hd=F().nonnegative().describe("In its file, of head."),pw=b({name:d().
max(300),line:Hd.exactOptional(),kind:Gd,calls:b({name:d().max(300),line:Hd.exactOptional(),kind:Gd}).exactOptional().describe("The function\
 of the runtime that does most of it."),base:Er.describe("CPU seconds per request in it and in all that it calls."),head:Er}),mw=b({tool:d().
max(100),base:Er.describe("CPU seconds per request, of the whole server."),head:Er,functions:x(pw).max(3)}).describe("What CPU profiles afte\
r the verdict say of a red case. Never part of a verdict."),Zs=b({...Ns.shape,sessions:x(Td),choice:fw.exactOptional(),rate:h().positive().exactOptional().
describe("Requests per second that were offered to each variant, in an open loop."),skipped:kr.exactOptional().describe("Why the case was no\
t loaded at all."),lostShards:x(d()).exactOptional().describe("Set where no shard measured it: those that are missing, like `1/3`; none wher\
e one left it out."),environment:Fs.exactOptional().describe("Where it was measured, if not where the rest was."),growth:mw.exactOptional()}),
hw=b({...Zs.shape,bottleneck:Or.nullable(),threshold:h().positive(),metrics:x(lw),limits:x(dw).exactOptional(),verdict:js,settledAt:I.describe(
"Sessions after which a look settled it; null where it was judged at the end."),detectable:I.describe("The smallest slowdown, as a share, th\
at would have been called one in 95 of 100 such runs; null where the noise is not known."),brokenIn:x(ee).describe("The variants that an inv\
alid case failed in."),findings:x(As)}),gw=b({variant:ee,commit:d().describe("Of a temporary commit where the working tree was measured."),label:d().
describe('What was asked for: a revision, or "working tree".'),builds:fe(d(),b({id:d(),imageBytes:I})).describe("By target: image id, or tre\
e id for processes, and the image's size in bytes.")}),bw=b({kind:S(["package","image","runtime"]).describe("A package of a lock file; an im\
age that is built on; a compiler or runtime."),name:d().max(200),base:d().max(200).nullable().describe("Its versions in base that head has n\
ot, a comma between two; null where base has none."),head:d().max(200).nullable(),role:S(["direct","indirect","development"]).exactOptional().
describe("Of a package: asked for, needed by another, or only to develop with."),file:d().max(200).exactOptional().describe("That says so; a\
bsent where a built image does.")}).describe("What two builds differ by beside the repository's own code."),qd=x(bw).max(500).exactOptional().
describe("What matters most first; absent where nothing else differs, or nothing was compared."),yw=b({variant:ee,target:d(),what:S(["build",
"setup"]),log:d(),limitSeconds:h().exactOptional().describe("Set where the time was over that everything that is built together has."),withheld:He}).
describe("A side that could not be built or prepared at all."),ww=b({build:h(),run:h().describe("Starts, warm-up and measuring."),ready:h().
describe("Of them, from all variants of a session ready to their stop."),load:h().describe("Of them, with load on."),harness:h().describe("C\
PU seconds of loadgate itself while load was on.")}).describe("Where the time went: wall seconds, but for `harness`."),Us={id:d(),startedAt:d().
describe("ISO 8601."),environment:Fs,variants:x(gw),failures:x(yw),notices:x(Dd).describe("What the reader must know first."),seconds:ww,interrupted:se().
describe("Whether the run was stopped before its plan was done.")},Gz=b({...Us,differences:qd,plan:Ds,cases:x(Zs)}),Kd={schema:U(rt),...Us,differences:qd,
plan:Ds,cases:x(hw),verdict:js,exitCode:h()},Rr=b({command:U("compare"),...Kd}),Wd=b({commit:d(),label:d()}),xw=S(["issue","comment","fail",
"none"]),vw=b({control:d().exactOptional().describe("The case that is measured with identical builds; the first one if absent."),alert:x(xw),
direction:S(["worse","both"]),thresholds:fe(d(),h()).describe("Further metrics that raise alerts, each with its threshold."),selftest:se().exactOptional().
describe("Whether a slowdown is planted in one case, to see that it is found; it is if absent."),keep:h().describe("Seconds that points are \
kept."),keepRuns:h().describe("Seconds that each run's own file is kept.")}).describe("How the configuration wants points kept and changes r\
eported."),$w=b({settings:vw,config:d().describe("Path of the configuration file."),reference:Wd,head:b({commit:d(),subject:d()}),control:Rr.
nullable().describe("One case with identical builds, by the rules of a pull request; null where it could not be measured."),seam:b({from:Wd,
results:Rr}).nullable().describe("The new reference against the one before, in the first run after it was moved."),again:Rr.nullable().describe(
"The cases that looked changed, measured once more."),planted:b({case:d(),slowdown:h().positive().describe("CPU burnt beside head, as a shar\
e of what head used."),results:Rr.nullable().describe("By the rules of a pull request; null where it was interrupted before its first sessio\
n.")}).exactOptional().describe("Identical builds of one case with a slowdown that has to be found; absent where none was planted.")}).describe(
"What a point of the trend has beside head against its reference, which is `base` here."),_w=b({command:S(["compare","trend"]),...Kd,trend:$w.
exactOptional()}),Sw=b({place:F().positive(),value:I,system:d().nullable(),moved:se().describe("Whether today's order among the published sy\
stems is another one.")}),Ow={place:F().positive().nullable().describe("From 1; shared by targets that the numbers cannot tell apart; null w\
here nothing can be ranked."),ratio:h().positive().nullable().describe("Value \xF7 the best one's; null of the best one, and under two sessions\
."),interval:hn.nullable().describe("Of the ratio, at a risk of 5% shared by all pairs of the leaderboard.")},kw=b({target:d(),...Ow,figures:Ae(
zt,I).describe("Typical values: the median over sessions of the medians over rounds."),sessions:x(h().positive()).describe("The value that i\
t is ranked by, of each session."),spread:hn.nullable().describe("Where the mean of the sessions lies, at 95%."),asked:F().nonnegative().describe(
"All answers and errors of the measured rounds."),failed:fe(d(),F().positive()).describe("How often what went wrong."),bottleneck:Or.nullable(),
limited:se().describe("Whether something else than the server bounded its value."),findings:x(As),published:Sw.nullable().describe("What the\
 publication said, beside today's place.")}),zw=b({id:d().describe("scenario/via"),scenario:d(),via:mn,by:S(["goodput","p99","time"]).describe(
"Correct answers per second, the 99th percentile where a rate is offered, or the time per run of commands that report no operations."),unit:S(
["requests/s","operations/s","s"]),rows:x(kw).describe("Best first.")}),Rw=b({unit:d().nullable(),entries:x(b({target:d(),value:I,system:d().
nullable()}))}),Ew=b({source:d(),figures:fe(d(),Rw).describe("By scenario and via, `hello/direct`.")}),Pw=b({target:d(),obstacle:Ts}),Cw=b(Ls),
Tw=b({...Us,config:d().describe("Path of the configuration file."),plan:Cw,cases:x(Zs).describe("One target in one scenario in one way each,\
 as `head`."),leftOut:x(Pw),published:Ew.nullable()}),Aw=b({command:U("rank"),schema:U(rt),...Tw.shape,leaderboards:x(zw),exitCode:h()}),Mw=Oe(
"command",[_w,Aw]);function Yd(e){return`${JSON.stringify(e,null,1)}
`}var Vd=64*1024*1024,Iw={deepest:24,mostValues:4e6,longest:2e4},Jd=1e3,Nw=1e3,Lw=100;function Xd(e){let t=Qd(e);if(t.command==="rank")throw new $(
"these are the results of rank; this takes those of compare or trend");return t}function Qd(e){let t=Dw(e);if(t.command==="rank")return t;let{
trend:n}=t;for(let r of[t,n?.control,n?.seam?.results,n?.again,n?.planted?.results])r&&Uw(r);return t}function Dw(e){if(Buffer.byteLength(e)>Vd)throw new $(`the results have more than ${Vd/2**20} MiB: no run leaves so much`);Ms(e,Iw);let t=Fw(
e);Zw(t);let n=Mw.safeParse(t);if(n.success)return n.data;let[r]=n.error.issues,o=r===void 0||r.path.length===0?"the top":r.path.map(String).
join("."),s=Q(M(`${o}: ${r?.message??"unknown"}`),300);throw new $(`the results are not valid at ${s}`)}function Fw(e){try{return JSON.parse(
e)}catch(t){throw new $(`the results are not JSON (${M(String(t))}); was the file cut off?`)}}var jw=_d({schema:h()});function Zw(e){let t=jw.
safeParse(e);if(!t.success)throw new $("this is not a results.json of loadgate: it has no schema number");if(t.data.schema>rt)throw new $(`t\
he results have schema ${t.data.schema}, this loadgate reads up to ${rt}; use the loadgate that wrote them, or a newer one`)}function Uw(e){
let t=e.cases.flatMap(n=>n.sessions);if(e.cases.length>Jd||e.plan.cases.length>Jd||e.cases.some(n=>n.sessions.length>Nw)||t.some(({rounds:n})=>n.
length>Lw))throw new $("the results hold more cases, sessions or rounds than any run leaves")}var gn=["slower","faster"],Bs=["using more CPU","using less CPU"];function Cr(e){return Object.values(e.byStatus).reduce((t,n)=>t+n,0)}function Et(e,t){
return e===null||!(t>0)?null:e/t}function ef({command:e},t){return e===void 0||e.operations!==null?null:Et(t,e.runs)}function Bw(e,t){let n=e.
rounds.flatMap(r=>r.samples).filter(r=>r.variant===t).flatMap(r=>r.memory===null?[]:[r.memory]);return n.length===0?null:Math.max(...n)}function Pr(e,t,{
decides:n,ofSession:r=!1}){let o={subject:t,verb:`gives ${t}`,shrunk:"sooner",grown:"later",axis:[`${e} faster`,`${e} slower`],cases:gn},s=`\
Latency ${e}`,i={unit:"s",better:"lower",decides:n,limitable:!0,label:s,words:o},a=Number(e.slice(1))/100;return{name:e,...i,of:"request",per:"\
round",percentile:{share:a,ofSession:r},value:({latencies:u,latency:l})=>u?Vs(u,a):l[e]??null}}var Rt={better:"lower",decides:null,limitable:!1},
Gw=64*4096;function tf(e,t){return{...Rt,name:e,unit:"per request",...t,of:"request",per:"session",value:(r,o)=>{let i=r.rounds.flatMap(c=>c.
samples).filter(c=>c.variant===o&&c.counters?.[e]!==void 0),a=i.reduce((c,{counters:u})=>c+(u?.[e]??0),0);return Et(a,i.reduce((c,u)=>c+Cr(u),
0))}}}var oe=[{name:"goodput",unit:"requests/s",label:"Requests/s",words:{subject:"speed",verb:"is",shrunk:"slower",grown:"faster",axis:["sl\
ower","faster"],cases:gn},better:"higher",decides:"closed",limitable:!0,column:!0,per:"round",value:e=>e.command?.operations===null?null:Et(
e.correct,e.wall)},{name:"cpu",unit:"s/request",label:"CPU per request",words:{subject:"CPU per request",verb:"needs",shrunk:"less CPU per r\
equest",grown:"more CPU per request",axis:["less CPU","more CPU"],cases:Bs},better:"lower",decides:"closed",limitable:!1,column:!0,per:"roun\
d",value:e=>Et(e.cpu.server,Cr(e))},{name:"time",unit:"s",label:"Time per run",words:{subject:"time per run",verb:"takes",shrunk:"less time \
per run",grown:"more time per run",axis:["less time","more time"],cases:gn},better:"lower",decides:"command",limitable:!1,of:"command",per:"\
round",value:e=>ef(e,e.wall)},{name:"cpu-time",unit:"s",label:"CPU per run",words:{subject:"CPU per run",verb:"needs",shrunk:"less CPU per r\
un",grown:"more CPU per run",axis:["less CPU","more CPU"],cases:Bs},better:"lower",decides:"command",limitable:!1,of:"command",per:"round",value:e=>ef(
e,e.cpu.server)},{name:"own-clock",unit:"operations/s",label:"Operations/s by its own clock",words:{subject:"speed by its own clock",verb:"i\
s",shrunk:"slower by its own clock",grown:"faster by its own clock",axis:["slower","faster"],cases:gn},...Rt,better:"higher",of:"command",per:"\
round",value:e=>Et(e.correct,e.command?.seconds??0)},Pr("p50","the median answer",{decides:"open"}),Pr("p90","the slowest tenth of the answe\
rs",{decides:null}),Pr("p95","the slowest twentieth of the answers",{decides:"open"}),{...Pr("p99","the slowest hundredth of the answers",{decides:"\
open",ofSession:!0}),column:!0},{name:"memory",unit:"bytes",label:"Peak memory",words:{subject:"memory",verb:"needs",shrunk:"less memory",grown:"\
more memory",axis:["needs less memory","needs more memory"],cases:["using more memory","using less memory"]},...Rt,resolution:Gw,per:"sessio\
n",value:Bw},{name:"switches",unit:"per request",label:"Context switches per request",words:{subject:"context switches",verb:"makes",shrunk:"\
fewer context switches",grown:"more context switches",axis:["fewer switches","more switches"],cases:["switching more","switching less"]},...Rt,
of:"request",per:"round",value:e=>Et(e.switches,Cr(e))},tf("io-calls",{label:"Read and write calls per request",words:{subject:"read and wri\
te calls",verb:"makes",shrunk:"fewer read and write calls",grown:"more read and write calls",axis:["fewer calls","more calls"],cases:["calli\
ng the system more","calling the system less"]}}),tf("collections",{label:"Garbage collections per request",words:{subject:"garbage collecti\
ons",verb:"runs",shrunk:"fewer garbage collections",grown:"more garbage collections",axis:["fewer collections","more collections"],cases:["c\
ollecting garbage more","collecting garbage less"]}}),{name:"start-time",unit:"s",label:"Start-up",words:{subject:"start-up time",verb:"take\
s",shrunk:"less time to start",grown:"more time to start",axis:["starts sooner","starts later"],cases:["slower to start","faster to start"]},
...Rt,of:"request",per:"session",value:(e,t)=>e.startSeconds[t]??null},{name:"image-size",unit:"bytes",label:"Image size",words:{subject:"im\
age size",verb:"has an image",shrunk:"smaller",grown:"larger",axis:["smaller","larger"],cases:["larger","smaller"]},...Rt,per:"build"}];function rf(e){
return[gn,Bs].includes(K(e).words.cases)}function of(e){return oe.filter(({decides:t})=>t===e)}function Gs({name:e,of:t,decides:n},{loop:r,isCommand:o}){
return t==="request"&&o?"of-requests":t==="command"&&!o?"of-commands":o&&r==="closed"&&n==="command"?"operations":r==="command"&&(n==="close\
d"||e==="own-clock")?"no-operations":null}function Hs(e,t){let n=r=>e[r.name]!==void 0&&Gs(r,t)===null;return oe.filter(r=>r.decides===t.loop||
n(r))}function Ws(e){return oe.find(t=>t.name===e)}function K(e){let t=Ws(e);if(t===void 0)throw new RangeError(`no metric ${e}`);return t}var Hw=10;function sf(e){let t=new Map;for(let[n,r]of e.flat())t.set(n,(t.get(n)??0)+r);return[...t].sort(([n],[r])=>n-r)}var nf=new WeakMap;function Vs(e,t){
let n=nf.get(e)??new Map;n.size===0&&nf.set(e,n);let r=n.get(t);if(r!==void 0)return r;let o=Ww(e,t);return n.set(t,o),o}function Ww(e,t){let n=e.
reduce((o,[,s])=>o+s,0);if(n*(1-t)<Hw-1e-9)return null;let r=0;for(let[o,s]of e)if(r+=s,r>=n*t-1e-9)return o;return null}import{isDeepStrictEqual as sx}from"node:util";var Vw={stolen:.3,foreign:.6},Jw={stolen:.05,foreign:.25},qw=.25;function Js({samples:e=[]}){return e.some(({limits:t})=>t.includes("out-of-\
ports"))}function af({together:e,order:t}){return e||t.length===1}function cf(e){if(Js(e))return"out-of-ports";let{stolen:t,foreign:n}=e.disturbance,
r=af(e)?Vw:Jw;return(t??0)>r.stolen?"steal":(n??0)>r.foreign?"other-programs":null}function We(e){let t=cf(e);return t===null?1:af(e)&&t!=="\
out-of-ports"?qw:0}function qs(e){let t=[];for(let n of e.flatMap(({rounds:r})=>r)){let r=cf(n);if(r===null)continue;let o=We(n)>0,s=t.find(i=>i.source===r&&i.
counted===o);s?s.rounds+=1:t.push({source:r,counted:o,rounds:1})}return t}function Ks({source:e,counted:t,rounds:n}){return{code:"interferen\
ce",source:e,effect:t?"counted-less":"left-out",rounds:n}}var Kw=.9999999999998099,Yw=[676.5203681218851,-1259.1392167224028,771.3234287776531,-176.6150291621406,12.507343278686905,-.13857109526572012,
9984369578019572e-21,15056327351493116e-23];function Pt(e){let t=e-1,n=t+7.5,r=Yw.reduce((o,s,i)=>o+s/(t+i+1),Kw);return .5*Math.log(2*Math.
PI)+(t+.5)*Math.log(n)-n+Math.log(r)}function uf(e,t,n){let o=c=>Math.abs(c)<1e-300?1e-300:c,s=1,i=1/o(1-(t+n)*e/(t+1)),a=i;for(let c=1;c<1e4;c++){
let u=c*(n-c)*e/((t+2*c-1)*(t+2*c));i=1/o(1+u*i),s=o(1+u/s),a*=i*s;let l=-(t+c)*(t+n+c)*e/((t+2*c)*(t+2*c+1));if(i=1/o(1+l*i),s=o(1+l/s),a*=
i*s,Math.abs(i*s-1)<1e-15)break}return a}function Xw(e,t,n,r){if(e<=0)return 0;if(t<=0)return 1;let o=Math.exp(Pt(n+r)-Pt(n)-Pt(r)+n*Math.log(
e)+r*Math.log(t));return e<(n+1)/(n+r+2)?o*uf(e,n,r)/n:1-o*uf(t,r,n)/r}function lf(e,t){let n=e*e;return .5*Xw(t/(t+n),n/(t+n),t/2,.5)}function Qw(e,t){
return Pt((t+1)/2)-Pt(t/2)-.5*Math.log(t*Math.PI)-(t+1)/2*Math.log1p(e*e/t)}var bn=new Map,df=1e3;function Ys(e,t){let n=bn.get(e)?.get(t);if(n!==
void 0)return n;let r=pf(e,t);bn.size>=df&&bn.clear();let o=bn.get(e)??new Map;return o.size>=df&&o.clear(),bn.set(e,o.set(t,r)),r}function pf(e,t){
if(!(e>0&&e<1&&t>0))throw new RangeError(`no t quantile for ${e}, ${t}`);if(e>.5)return-pf(1-e,t);if(e===.5)return 0;let[n,r]=[0,1];for(;lf(
r,t)>e;)[n,r]=[r,r*2];let o=(n+r)/2;for(let s=0;s<200;s++){let i=lf(o,t);i>e?n=o:r=o;let a=Math.exp(Qw(o,t))*o/i,c=o*Math.exp(Math.log(i/e)/
a),u=c>n&&c<r?c:(n+r)/2;if(Math.abs(u-o)<=1e-14*o)return u;o=u}return o}function yn(e){if(e<0)return 1-yn(-e);let t=1/(1+.2316419*e),r=[.31938153,
-.356563782,1.781477937,-1.821255978,1.330274429].reduceRight((o,s)=>(o+s)*t,0);return 1-Math.exp(-e*e/2)/Math.sqrt(2*Math.PI)*r}var ff=200,
ex=4;function mf(e,t){let n=e-1,r=n/2*Math.log(n/2)+Math.LN2-Pt(n/2),o=a=>Math.exp(r+(n-1)*Math.log(a)-n*a*a/2),[s,i]=[0,0];for(let a=0;a<ff;a++){
let c=(a+.5)*ex/ff,u=o(c);s+=u*t(c),i+=u}return s/i}function tx(e){return e.map(t=>({value:t,weight:1}))}function hf(e){return wn(tx(e))}function wn(e){let t=e.toSorted((o,s)=>o.value-s.value),
n=t.reduce((o,{weight:s})=>o+s,0)/2,r=0;for(let[o,{value:s,weight:i}]of t.entries()){if(r+=i,r===n)return(s+(t[o+1]?.value??s))/2;if(r>n)return s}
return null}function xn(e){return e.reduce((t,n)=>t+n,0)/e.length}function Qs(e){return wn(e.flatMap((t,n)=>e.slice(n).map(r=>({value:(t.value+r.value)/2,weight:t.weight*r.weight}))))}var Xs=4.25,Kz=1-2*Xs*
Math.exp(-(Xs**2)/2)/Math.sqrt(2*Math.PI)/(2*yn(Xs)-1);function ti(e,t,n,r){return gf(e)&&gf(t)?[{base:e,head:t,weight:n,limited:r}]:[]}function gf(e){return e!==null&&Number.isFinite(e)&&e>0}function nx(e,t){
let n=i=>e.samples.find(a=>a.variant===i),[r,o]=[n("base"),n("head")];if(r===void 0||o===void 0)return[];let s=r.limits.length+o.limits.length>
0;return ti(t.value(r),t.value(o),We(e),s)}function Ct(e,t,n=!1){if(t.per==="build")return[];if(t.per==="session")return ti(t.value(e,"base"),
t.value(e,"head"),1,!1);let r=wf(e),o=({samples:a})=>a.every(({limits:c})=>c.length===0),s=n&&t.limitable?r.filter(o):r,i=bf(s,t);return i?rx(
s,i):s.flatMap(a=>nx(a,t))}function bf(e,t){let n=e.flatMap(o=>o.samples),{percentile:r}=t;return!r||!n.some(({latencies:o})=>o!==void 0)?null:
r.ofSession||n.some(o=>t.value(o)===null)?r:null}function rx(e,t){let n=e.flatMap(s=>s.samples),r=s=>yf(n,t,s),o=e.reduce((s,i)=>s+We(i),0)/
e.length;return ti(r("base"),r("head"),o,n.some(({limits:s})=>s.length>0))}function yf(e,{share:t},n){let r=e.filter(o=>o.variant===n);return Vs(
sf(r.map(({latencies:o})=>o??[])),t)}function wf({rounds:e}){return e.filter(t=>We(t)>0)}function xf(e){return Qs(vf(e))}function vf(e){return e.
map(({base:t,head:n,weight:r})=>({value:Math.log(n/t),weight:r}))}function $f({sessions:e},t,n=!1){return e.flatMap(r=>{let o=Ct(r,t,n),s=vf(
o),i=xn(o.map(({base:a,head:c})=>ei(t,a)+ei(t,c)));return _f(Qs(s),s,t,i)})}function ni({sessions:e},t,n){return e.flatMap(r=>{let o=Sf(r,t,
n).filter(({value:i})=>i>0),s=o.map(({value:i,weight:a})=>({value:Math.log(i),weight:a}));return _f(wn(s),s,t,xn(o.map(({value:i})=>ei(t,i))))})}
function ei({resolution:e=0},t){return(e/t)**2/12}function _f(e,t,n,r){if(e===null)return[];let o=t.reduce((i,a)=>i+a.weight,0),s=n.per==="r\
ound"&&t.length>1?ox(t,o):null;return[{value:e,weight:o/t.length,spread:s,...r>0&&{rounding:r}}]}function ox(e,t){let n=e.reduce((o,s)=>o+s.
weight*s.value,0)/t;return{squares:e.reduce((o,s)=>o+s.weight*(s.value-n)**2,0),degrees:e.length-1,rounds:e.length}}function Tt({sessions:e},t,n){
let r=e.map(o=>wn(Sf(o,t,n)));return hf(r.filter(o=>o!==null))}function Sf(e,t,n){if(t.per==="build")return[];let r=(i,a)=>i===null?[]:[{value:i,
weight:a}];if(t.per==="session")return r(t.value(e,n),1);let o=wf(e),s=bf(o,t);return s?r(yf(o.flatMap(i=>i.samples),s,n),1):o.flatMap(i=>i.
samples.filter(a=>a.variant===n).flatMap(a=>r(t.value(a),We(i))))}function ri({sessions:e}){return e.flatMap(({rounds:t})=>t.flatMap(n=>n.samples))}function oi({sessions:e}){return e.flatMap(({rounds:t})=>t.
filter(n=>!Js(n)).flatMap(n=>n.samples))}function Of(e,t){let n=o=>e.filter(s=>s===o).length;return t.filter(o=>e.includes(o)).reduce((o,s)=>o===
null||n(s)>n(o)?s:o,null)}function Tr(e){let t=oi(e).flatMap(n=>n.bottleneck===null?[]:[n.bottleneck]);return Of(t,["generator","proxy","dep\
endency","server"])}function Ar(e,t){let n=Tr(e);if(n==="generator"||n==="proxy")return`${n}-saturated`;if(n==="dependency"&&t==="closed")return"\
dependency";let r=e.sessions.flatMap(o=>Ct(o,K("goodput")));return r.filter(o=>o.limited).length*2<=r.length?null:kf(e)}function kf(e){return Of(
oi(e).flatMap(t=>t.limits),kt.options)}function ix(e){return e.sessions.flatMap(t=>[...t.invalid,...t.rounds.flatMap(n=>n.samples.flatMap(({
invalid:r,variant:o})=>r.map(s=>({fault:s,variant:o}))))]).map(({fault:t,variant:n})=>({fault:t,variant:Pd(t)?null:n}))}function vn(e){let t=new Map;
for(let{variant:n,fault:r}of ix(e)){let o=JSON.stringify([n,r]);t.set(o,{variant:n,fault:r,times:(t.get(o)?.times??0)+1})}return[...t.values()]}
function $n(e,t){return t.filter(n=>n.target===e.target)}function si(e){return["base","head"].filter(t=>e.some(n=>n.variant===t))}function At(e){
let t=r=>e.filter(o=>sx(o.fault,r));return e.filter(r=>t(r.fault)[0]===r).map(({fault:r})=>{let o=t(r),s=Math.max(...o.map(i=>i.times));return{
code:"fault",variants:si(o),fault:r,times:s}})}function Mt({what:e,variant:t,target:n,limitSeconds:r,withheld:o}){let s={variant:t,target:n,
...r!==void 0&&{limitSeconds:r}};return e==="build"?{code:"build-failed",...s}:{code:"setup-failed",...s,...o&&{withheld:o}}}function zf(e){return e.code==="died"?e.when==="starting":e.code==="not-ready"?e.runOver!==!0:e.code==="start-failed"||e.code==="prepare-fai\
led"}function ax(e){return Ed(e)?e.afterLoad!==!0:e.code==="command-failed"||e.code==="no-report"||e.code==="died"&&e.when==="before-load"}function cx({
code:e}){return e==="lengths-differ"||e==="framing-differs"}function Rf({variant:e,fault:t},{fresh:n}){return e==="base"?zf(t)||n!==void 0&&
ax(t):e===null&&cx(t)&&(n==="scenario"||n==="configuration")}function ii({rounds:e},t){return e.flatMap(({samples:n})=>n.filter(r=>r.variant===
t))}function ux({sessions:e}){return e.some(t=>ii(t,"base").some(({invalid:n})=>n.length===0))}function lx({sessions:e}){return e.some(t=>ii(
t,"base").length===0&&ii(t,"head").some(({invalid:n})=>n.length===0))}function Ef(e,{failures:t,notices:n}){let r=$n(e,t),o=vn(e);if(!(o.every(u=>Rf(u,e))&&r.every(ci))||ux(e)||!lx(e))return null;let i=[...r.map(
Mt),...At(o)],a=r.length>0?"not-built":o.some(({fault:u})=>zf(u))&&"not-started";if(a&&!ai({notices:n}))return null;let c=e.fresh==="configu\
ration"?e.fresh:a||e.fresh;return c===void 0||i.length===0&&c!=="configuration"&&c!=="target"?null:[{code:"head-alone",why:c},...i]}function ai({
notices:e}){return!e.some(t=>t.code==="isolation-changed"&&t.changes.some(({setting:n})=>n==="isolation"))}function ci({variant:e,limitSeconds:t}){
return e==="base"&&t===void 0}function Pf(e,t){return e.some(({variant:r})=>r==="head")&&t.fresh!==void 0?e.filter(r=>!Rf(r,t)):e}var Me={done:0,regression:1,usage:2,invalid:3,undelivered:4};function Cf(e){return e instanceof $e?dx(e.signal):e instanceof un?Me.undelivered:e instanceof $?Me.usage:Me.invalid}function dx(e){return e===
"SIGINT"?130:143}function Tf(e){if(e.plan.mode==="observe")return Me.done;let t=o=>e.plan.failOn.includes(o)&&!e.plan.failOn.includes("never"),
n=o=>e.cases.some(s=>s.verdict===o);return n("regression")&&t("regression")?Me.regression:fx(e)||(n("invalid")||e.failures.some(({variant:o})=>o===
"head"))&&t("invalid")?Me.invalid:n("inconclusive")&&t("inconclusive")?Me.regression:Me.done}function fx(e){let t=r=>r.includes("head")&&!r.
includes("base"),n=r=>e.failures.filter(o=>o.target===r).map(o=>o.variant);return e.cases.some(r=>t(r.brokenIn))||e.failures.some(r=>t(n(r.target)))}var Mf=[2,3,4,6,8,11,16,22,31,44,62,88,124],Af=.5,px=.05;function ui(e,t,n){return li(t,e.alpha/(Math.max(1,n)*Math.max(1,e.cases.length)))}
function If(e){return li(e,px)}var mx=.025;function Nf(){return li("look",mx)}function li(e,t){return e==="end"?t*Af:t*(1-Af)/Mf.length}function Lf(e){
return Mf.some(t=>t===e)}var hx=1e-12;function _n(e,t=gx){let n=e.length;if(n===0)return null;let r=e.reduce((l,f)=>l+f.weight,0),o=e.reduce((l,f)=>l+f.weight*f.value,
0)/r,s=e.reduce((l,f)=>l+f.weight*(f.value-o)**2,0),i=e.reduce((l,f)=>l+(f.rounding??0),0)/n,a={variance:Math.max(s/(n-1),i),degrees:n-1},c=n>
1&&Math.sqrt(a.variance)>hx,u=yx(e.map(({spread:l})=>l),t);return{centre:o,sessions:n,weight:r,noise:c?wx(a,u):null}}function Mr({noise:e,weight:t}){return e&&Math.sqrt(e.variance/t)}function di(e,t){let n=Mr(e);return n===null||!e.noise?null:Ys(t,e.noise.degrees)*
n}function ot(e,t){let n=e&&di(e,t);if(e===null||n===null)return null;let[r,o]=[Math.exp(e.centre-n),Math.exp(e.centre+n)];return r>0&&Number.
isFinite(o)?{low:r,high:o}:null}var gx={factor:1.7,degrees:4},fi={factor:3,degrees:3},bx=6;function yx(e,{factor:t,degrees:n}){let r=e.filter(
a=>a!==null).filter(a=>a.degrees>0),o=r.reduce((a,c)=>a+c.degrees,0),s=r.reduce((a,c)=>a+c.squares,0);if(o===0||!(s>0)||r.length<e.length)return null;
let i=r.reduce((a,c)=>a+c.rounds,0)/r.length;return{variance:t*s/o/Math.min(i,bx),degrees:1/(1/n+1/o)}}function wx(e,t){if(t===null)return e;
let n=t.degrees*Math.min(1,t.variance/e.variance),r=n+e.degrees,o=(n*t.variance+e.degrees*e.variance)/r;return{variance:Math.max(o,e.variance),
degrees:r}}var xx=.025,vx=3,$x=["generator-saturated","proxy-saturated","out-of-ports"],_x="dependency";function Ff(e,t){let{metric:n,unit:r,limit:o,ofBuild:s,
spoilt:i}=t,a={metric:n.name,unit:r,better:n.better,limit:o};if(n.per==="build"){let P=s===null?"inconclusive":Df({low:s,high:s},t);return{...a,
head:s,interval:null,n:0,state:P,atLook:P,open:!1}}let c=_n(ni(e,n,"head"),fi),u=c&&Math.exp(c.centre),l=c?.sessions??0,f=u!==null&&c?.noise===
null&&l>=vx,p=P=>f?{low:u,high:u}:ot(c,P),g=n.limitable&&i!==null&&i!==_x,w=P=>{let Y=P?Df(P,t):"inconclusive";return g&&!(Y==="held"&&$x.includes(
i))?"inconclusive":Y},[_,O]=[p(xx),p(Nf())],E=w(O),V=E==="inconclusive"&&u!==null&&!g;return{...a,head:u,interval:_,n:l,state:w(_),atLook:E,
open:V}}function Df({low:e,high:t},{limit:n,metric:r}){let[o,s]=r.better==="lower"?[e,t]:[-t,-e],i=r.better==="lower"?n:-n;return o>i?"broke\
n":s<=i?"held":"inconclusive"}var Uf=1e-12;function Sx({estimate:e,decision:t,equivalence:n},r){let o=(r.better==="lower"?1:-1)*Math.log(e),s=Math.log1p(r.threshold)-Uf,i=t&&
pi(t,r);if(i&&i.low>0&&o>=s)return"regression";if(i&&i.high<0&&o<=-s)return"improvement";let a=n&&pi(n,r);return a&&a.low>-s&&a.high<s?"unch\
anged":"inconclusive"}function pi({low:e,high:t},{better:n}){let[r,o]=[Math.log(e),Math.log(t)];return n==="lower"?{low:r,high:o}:{low:-o,high:-r}}
function Sn({interval:e,better:t}){if(e===null)return null;let{low:n,high:r}=pi(e,{better:t});return n>0?"worse":r<0?"better":null}function Ir(e){
return ht.find(t=>e.includes(t))??null}var Ox=.025;function mi(e,t,n){return _n($f(e,t,n===null))}function hi(e){return{name:e.name,unit:e.unit,
better:e.better}}var Bf={interval:null,decisionInterval:null};function kx(e,t,n){let r=mi(e,t,n.limit),o=r&&Math.exp(r.centre),s=ot(r,n.decisionTail),
i=ot(r,n.equivalenceTail),a=o!==null&&!jf(t,n),c=n.thresholds[t.name]??n.threshold,u=n.thresholds[t.name]!==void 0,l=u?!jf(t,n):n.loop==="op\
en"&&n.limit===null,f=n.deciding.includes(t)&&(a||o===null&&l),p=a?Sx({estimate:o,decision:s,equivalence:i},{better:t.better,threshold:c}):null;
return{...hi(t),gates:f,base:Tt(e,t,"base"),head:Tt(e,t,"head"),ratio:o,interval:ot(r,Ox),decisionInterval:s,n:r?.sessions??0,...f&&u&&{threshold:c},
verdict:f?p??"inconclusive":p}}function jf({limitable:e},{limit:t}){return e&&t!==null}function zx(e,t,n,r){let o=t!==null&&n!==null&&t>0&&n>
0?n/t:null,s={...hi(e),gates:!1,base:t,head:n,ratio:o,...Bf,n:0,verdict:null};if(r===void 0)return s;let i=o===null?"inconclusive":Rx(o,{better:e.
better,threshold:r});return{...s,gates:!0,threshold:r,verdict:i}}function Rx(e,t){let n=(t.better==="lower"?1:-1)*Math.log(e),r=Math.log1p(t.
threshold)-Uf;return n>=r?"regression":n<=-r?"improvement":"unchanged"}function Gf(e){let t={base:null,head:null,ratio:null,...Bf,n:0,verdict:null};
return{...hi(e),gates:!1,...t}}var Hf=.02;function It({scenario:e},{plan:t}){return t.scenarios.find(({name:n})=>n===e)??{}}function Wf(e,t){
return It(e,t).threshold??Hf}function On(e,t){return{loop:Ex(e,t),isCommand:It(e,t).args!==void 0}}function Vf(e){return e.filter(({per:t})=>t!=="build").length}function Ex(e,t){let{rate:n,args:r}=It(e,t);return n!==void 0?"open":r&&ri(e).
some(({command:s})=>s?.operations===null)?"command":"closed"}function Jf(e,t){return Px(e,t)??qf(e,t,"end")}function Px(e,t){if(t.plan.looks===
!1||!Lf(e.sessions.length))return null;let n=qf(e,t,"look");return n.settled?n:null}function qf(e,t,n){let{threshold:r=Hf,thresholds:o={},limits:s={}}=It(
e,t),i=On(e,t),{loop:a}=i,c=Ar(e,a),u=Hs(o,i),l={decisionTail:ui(t.plan,n,Vf(u)),equivalenceTail:If(n),threshold:r,thresholds:o,deciding:u,limit:c,
...i},f=oe.map(C=>C.per==="build"?vi(C,e,t,o[C.name]):kx(e,C,l)),p=xi(e,t,f),g=p.filter(C=>C.gates),w=Tr(e),_=a==="closed"&&w==="dependency"&&
Mx(p,r),O=yi(e,t,p,s,c),[E,V]=[!0,!1].map(C=>g.filter(de=>Cx(de,a)===C)),P=!g.some(C=>bi(C,a)),Y=Ir([...Zf(V),..._||P?["inconclusive"]:[]]),
J=Ir([...Y?[Y]:[],...Zf(E),...O.map(({state:C})=>Tx[C])]);return{moment:n,terms:l,bottleneck:w,metrics:p,waits:_,limits:O.map(gi),verdict:J??
"inconclusive",settled:Ax(Y,O)}}var Zf=(e=[])=>e.flatMap(({verdict:t})=>t??[]);function gi({atLook:e,open:t,...n}){return n}function bi({name:e},t){
return K(e).decides===t}function Cx({name:e,ratio:t,threshold:n},r){let o=K(e),s=o.per==="round"&&o.percentile!==void 0;return t===null&&n!==
void 0&&!(r==="open"&&s)}var Tx={held:"unchanged",inconclusive:"inconclusive",broken:"regression"};function Ax(e,t){return e==="regression"||
t.some(({atLook:n})=>n==="broken")?!0:e!==null&&e!=="inconclusive"&&!t.some(({open:n})=>n)}function yi(e,t,n,r=It(e,t).limits??{},o=null){let s=On(
e,t);return oe.flatMap(i=>{let a=r[i.name],c=n.find(({name:u})=>u===i.name);return a===void 0||!c||wi(i,s,t)!==null?[]:[Ff(e,{metric:i,unit:c.
unit,limit:a,ofBuild:c.head,spoilt:o})]})}function wi(e,t,{plan:n}){return e.per==="build"&&n.isolation==="process"?"no-image":Gs(e,t)}function xi({
scenario:e},{plan:t},n){return It({scenario:e},{plan:t}).args?n.map(r=>({...r,unit:r.unit.replace("request","operation")})):n}function vi(e,t,{
variants:n,plan:r},o){let s=a=>n.find(c=>c.variant===a)?.builds[t.target]?.imageBytes??null,i=r.isolation==="process"?void 0:o;return zx(e,s(
"base"),s("head"),i)}function Mx(e,t){let n=e.find(r=>r.name==="goodput");return n!==void 0&&Sn(n)==="worse"&&Math.log(n.ratio??1)<=-Math.log1p(
t)}var Kf=.95,Ix=40;function Nx(e,t){let[n,r]=[di(e,t.tail),Mr(e)];if(n===null||r===null||!e.noise)return null;let o=Math.log1p(t.threshold),{degrees:s}=e.
noise,i=l=>mf(s+1,f=>yn((l-Math.max(n*f,o))/r)),[a,c]=[0,Math.max(n,o)];for(;i(c)<Kf&&Number.isFinite(c);)[a,c]=[c,2*c];for(let l=0;l<Ix;l++){
let f=(a+c)/2;i(f)<Kf?a=f:c=f}let u=Math.expm1(c);return Number.isFinite(u)?u:null}function Yf(e,t,{tail:n,threshold:r,thresholds:o},s=i=>i){
let i=Ar(e,t),a=of(t).filter(c=>!(c.limitable&&i!==null)).flatMap(c=>{let u=mi(e,c,i),l={tail:n,threshold:o[c.name]??r};return(u&&Nx(s(u),l))??
[]});return a.length===0?null:Math.min(...a)}function _i(e,t){if(!t?.keepalive)return[];let n=e.sessions.flatMap(({rounds:u})=>u.flatMap(l=>l.samples)),r=e.via==="nginx"?"upstream":"cli\
ent",o=(u,l)=>{let f=n.filter(p=>p.variant===u&&p.opened[r]!==null);return Lx(f,r,t.connections,l)},s=n.some(({variant:u})=>u==="base");if(o(
"base",.1)===null&&o("head",.1)===null)return[];let[i,a]=[o("base",.02),o("head",.02)],c=i&&a&&i.fewest<=a.most*1.05&&a.fewest<=i.most*1.05;
return[{code:"connections-closed",...s&&{base:c?$i(a):i&&$i(i)},head:a&&$i(a)}]}function Lx(e,t,n,r){let o=u=>u.reduce((l,f)=>l+f,0),s=o(e.map(
u=>u.opened[t]??0)),i=o(e.map(({byStatus:u})=>o(Object.values(u)))),a=n*e.length,c=s-a;return e.length===0||c<=5+r*a?null:{fewest:i/s,most:i/
c}}function $i({fewest:e,most:t}){let n=Math.sqrt(e*t),r=10**Math.floor(Math.log10(e)),o=[1,2,3].map(a=>Number(n.toPrecision(a))),s=a=>e<=a*
1.05&&a<=t*1.05;return[...[10,1,5,2].map(a=>a*r),...o].find(s)??Math.round(n)}function Ve(e){let t=e.cases.map(s=>Dx(s,e)),n=e.failures.length>0?"invalid":"inconclusive",r=Ir(t.map(s=>s.verdict))??n,o={cases:t,failures:e.
failures,plan:e.plan};return{...e,schema:rt,command:"compare",cases:t,verdict:r,exitCode:Tf(o)}}function ep(e){let{trend:t}=e;if(t===void 0)
return Ve(Nt(e));let{control:n,seam:r,again:o,planted:s}=t;return{...Ve(Nt(e)),command:"trend",trend:{...t,control:n&&Ve(Nt(n)),seam:r&&{...r,
results:Ve(Nt(r.results))},again:o&&Ve(Nt(o)),...s&&{planted:{...s,results:s.results&&Ve(Nt(s.results))}}}}}function Nt({exitCode:e,verdict:t,
schema:n,command:r,trend:o,...s}){return{...s,cases:s.cases.map(({limits:i,...a})=>a)}}function Dx(e,t){let n=$n(e,t.failures),r=vn(e),o=Ef(
e,t);if(o!==null)return Fx(e,t,o);if(n.length>0&&n.every(ci)&&ai(t)&&Xf(e)&&r.length===0)return Lt(e,t,"inconclusive",[Qf(t),...n.map(Mt)]);
if(n.length+r.length>0){let c=Pf(r,e);return{...Lt(e,t,"invalid",[...n.map(Mt),...At(c),...At(r.filter(l=>!c.includes(l)))]),brokenIn:si([...n,
...c])}}let{lostShards:i,skipped:a}=e;return i!==void 0?Lt(e,t,"invalid",[{code:"shards-missing",shards:i}]):a!==void 0?Lt(e,t,"unchanged",[
{code:"skipped",why:a}]):Xf(e)?Lt(e,t,"inconclusive",[Qf(t)]):jx(e,t)}function Xf({sessions:e}){return e.every(t=>t.rounds.length===0)}function Qf({
interrupted:e}){return{code:e?"interrupted":"no-time"}}function Fx(e,t,n){let r=Lt(e,t,"new",n),o=r.metrics.map(c=>{let{per:u}=K(c.name),l=u===
"build"?c.head:Tt(e,K(c.name),"head");return{...c,base:null,ratio:null,head:l}}),s=xi(e,t,o),i=yi(e,t,s).map(gi),a=i.some(({state:c})=>c==="\
broken");return{...r,metrics:[...s],...i.length>0&&{limits:i},verdict:a?"regression":"new"}}function Lt(e,t,n,r){let o=oe.map(i=>i.per==="bu\
ild"&&n!=="invalid"?vi(i,e,t):Gf(i)),s=Wf(e,t);return{...e,bottleneck:null,threshold:s,metrics:o,verdict:n,settledAt:null,detectable:null,brokenIn:[],
findings:r}}function jx(e,t){let n=Jf(e,t),{terms:r,bottleneck:o,metrics:s,verdict:i}=n,a=s.filter(l=>l.gates&&bi(l,r.loop)),c=qs(e.sessions),
u=Hx(e)?c.map(({source:l,rounds:f})=>({code:"interference",source:l,effect:"nothing-left",rounds:f})):[...i==="inconclusive"&&n.moment==="en\
d"?Gx(e,t):[],...Wx(r,a.length>0),...Vx(r,s),...Zx(e,t,n),...Jx(o,a),...i==="inconclusive"?Ux(e,a):[],...n.waits?[{code:"server-waits"}]:[],
..._i(e,tp(e,t)),...i==="inconclusive"?qx(s,r.threshold):[],...c.map(Ks),...n.moment==="look"&&i!=="inconclusive"?[{code:"settled-early",sessions:e.
sessions.length}]:[]];return{...e,bottleneck:o,threshold:r.threshold,metrics:s,...n.limits.length>0&&{limits:[...n.limits]},verdict:i,settledAt:n.
moment==="look"?e.sessions.length:null,detectable:Yf(e,r.loop,{tail:r.decisionTail,...r}),brokenIn:[],findings:u}}function tp({scenario:e},{
plan:t}){return t.scenarios.find(({name:n})=>n===e)}function Zx(e,t,{terms:n,metrics:r,limits:o}){let s=On(e,t),i=tp(e,t),a=f=>f.limitable&&
n.limit!==null,c={threshold:u,limit:l};function u({name:f}){return r.some(p=>p.name===f&&p.ratio!==null)}function l({name:f}){return o.some(
p=>p.metric===f&&p.head!==null)}return["threshold","limit"].flatMap(f=>oe.filter(({name:p})=>i?.[`${f}s`]?.[p]!==void 0).flatMap(p=>{let g=c[f](
p)||a(p)?null:"not-known",w=wi(p,s,t)??g;return w===null?[]:[{code:"not-judged",metric:p.name,asked:f,why:w}]}))}function Ux({sessions:e},t){
return t.some(({interval:n,ratio:r})=>r===null||n!==null)?[]:[{code:e.length<2?"one-session":"equal-ratios"}]}var Bx=1/3;function Gx({sessions:e},{
plan:t}){let r=e.map(({startSeconds:{base:i=0,head:a=0}})=>Math.max(i,a)).reduce((i,a)=>i+a,0),o=t.cases.length/(t.shard?.count??1);return r<
Bx*t.budgetSeconds/Math.max(1,o)?[]:[{code:"slow-start",seconds:Number((r/e.length).toPrecision(2)),sessions:e.length}]}function Hx({sessions:e}){
return e.every(({rounds:t})=>t.every(n=>We(n)===0))}function Wx({limit:e,loop:t},n){return e===null?n?[]:[{code:"no-values"}]:[{code:"limite\
d",limit:e,loop:t,cpuDecides:n}]}function Vx({limit:e,loop:t},n){let r=n.some(o=>o.name==="p99"&&o.ratio!==null);return t!=="open"||e!==null||
r?[]:[{code:"p99-unknown"}]}function Jx(e,t){return e===null&&t.some(n=>n.name==="goodput")?[{code:"bottleneck-unknown"}]:[]}function qx(e,t){
return e.flatMap(n=>{let{name:r,base:o,ratio:s}=n,i=Yx(n);if(!Kx(r)||o===null||s===null||i===null)return[];let a=Math.abs(Math.log(s))<Math.
log1p(t),c=i.low<=1&&i.high>=1;if(a||c||n.gates)return[];let u=l=>o*(l-1);return[{code:"counter-moved",metric:r,more:u(s),low:u((n.interval??
i).low),high:u((n.interval??i).high)}]})}function Kx(e){return et.some(t=>t===e)}function Yx({decisionInterval:e,ratio:t,n}){return e??(t!==
null&&n>1?{low:t,high:t}:null)}import{createHash as Xx}from"node:crypto";function np(e){let[t]=e;if(!t)throw new $("there is nothing to merge");for(let a of e)tv(t,a);let n=new Map;for(let a of e)for(let c of a.cases){
if(n.has(c.id))throw new $(`${c.id} is in two of the files; name each shard once`);let u=e.length>1&&{environment:c.environment??a.environment};
n.set(c.id,{...c,...u})}let r=nv(e),o=t.plan.cases.map(a=>n.get(a.id)??{...a,sessions:[],lostShards:r}),{shard:s,...i}=t.plan;return{...t,id:Qx(
e),startedAt:e.map(({startedAt:a})=>a).sort()[0]??t.startedAt,plan:{...i,budgetSeconds:Dt(e,a=>a.plan.budgetSeconds)},variants:t.variants.map(
a=>rv(a,e)),cases:o,failures:e.flatMap(a=>a.failures),notices:ev(e.flatMap(a=>a.notices)),seconds:{build:Dt(e,({seconds:a})=>a.build),run:Dt(
e,({seconds:a})=>a.run),ready:Dt(e,({seconds:a})=>a.ready),load:Dt(e,({seconds:a})=>a.load),harness:Dt(e,({seconds:a})=>a.harness)},interrupted:e.
some(a=>a.interrupted)}}function Qx(e){let[t="",...n]=e.map(r=>r.id).sort();return n.length===0?t:Xx("sha256").update([t,...n].join(" ")).digest(
"hex").slice(0,12)}function ev(e){return[...new Map(e.map(t=>[JSON.stringify(t),t])).values()]}var Dt=(e,t)=>e.reduce((n,r)=>n+t(r),0);function tv(e,t){
let n=({variants:o})=>o.map(({variant:s,commit:i})=>`${s} ${i}`).join(),r=({plan:o})=>JSON.stringify([o.alpha,o.failOn,o.mode,o.cases,o.scenarios,
o.shard?.count]);if(n(e)!==n(t))throw new $("the files are of different commits; merge shards of one run");if(r(e)!==r(t))throw new $("the f\
iles are of different plans; merge shards of one run")}function nv(e){let t=e[0]?.plan.shard?.count??e.length,n=new Set(e.map(o=>o.plan.shard?.
index));return Array.from({length:t},(o,s)=>s+1).filter(o=>!n.has(o)).map(o=>`${o}/${t}`)}function rv(e,t){let n=t.flatMap(({variants:r})=>r.
filter(o=>o.variant===e.variant));return{...e,builds:Object.assign({},...n.map(({builds:r})=>r))}}import{readFileSync as QS}from"node:fs";import{tmpdir as eO}from"node:os";import{join as nh,resolve as tO}from"node:path";var tE=b({schema:U(1),message:d().max(1e5)});function rp(e){return`${JSON.stringify({schema:1,message:e.slice(-2e4)})}
`}import{readFileSync as ov,statSync as sv}from"node:fs";var iv=32*1024*1024;function op(e){let{GITHUB_EVENT_NAME:t,GITHUB_EVENT_PATH:n}=e;if(!t||!n)throw new $("GITHUB_EVENT_NAME or GITHUB_EVENT_P\
ATH is not set, so this is not GitHub Actions; use the command line instead");try{let{size:r}=sv(n);if(r>iv)throw new Error(`it has ${r} byt\
es, more than GitHub ever sends`);return{name:t,payload:JSON.parse(ov(n,"utf8"))}}catch(r){throw new $(`the event in ${n} cannot be read: ${r.
message}`)}}function sp(e){let{GITHUB_SERVER_URL:t,GITHUB_REPOSITORY:n}=e;return t&&n?`${t}/${n}`:null}import{randomUUID as Mv}from"node:crypto";import{closeSync as Iv,constants as Nv,lstatSync as Lv,mkdirSync as kp,openSync as Dv,renameSync as Fv,
rmSync as jv,writeFileSync as Zv}from"node:fs";import{basename as Uv,dirname as Bv,join as Op,relative as Gv}from"node:path";import{closeSync as aE,constants as cE,fstatSync as uE,lstatSync as av,openSync as lE,readFileSync as dE,realpathSync as fE}from"node:fs";import{
dirname as cv,join as uv,relative as mE,sep as hE}from"node:path";function Nr(e){let t=cv(e);return t===e?[e]:[...Nr(t),e]}function Si(e){return av(
uv(e,".git"),{throwIfNoEntry:!1})!==void 0}var gE=64*1024*1024;import{execFileSync as xv,spawn as yp}from"node:child_process";import{closeSync as pp,constants as mp,fchownSync as vv,globSync as DE,lstatSync as FE,
mkdtempDisposableSync as $v,openSync as hp,rmSync as jE}from"node:fs";import{Socket as _v}from"node:net";import{tmpdir as Sv}from"node:os";import{
join as gp}from"node:path";import{delimiter as ip,isAbsolute as lv}from"node:path";function Oi(e){return e.split(ip).filter(t=>lv(t)).join(ip)}var dv=["PATH","HOME","USER","LOGNAME","LANG","LANGUAGE","TZ","TMPDIR","TERM","SSL_CERT_FILE","SSL_CERT_DIR","NODE_EXTRA_CA_CERTS","CARGO_HT\
TP_CAINFO","REQUESTS_CA_BUNDLE","CURL_CA_BUNDLE","PIP_CERT","http_proxy","https_proxy","no_proxy","HTTP_PROXY","HTTPS_PROXY","NO_PROXY","GOP\
ATH","GOCACHE","GOMODCACHE","GOPROXY","GOFLAGS","GOROOT","GOTOOLCHAIN","CARGO_HOME","RUSTUP_HOME","RUSTUP_TOOLCHAIN","JAVA_HOME","MAVEN_OPTS",
"GRADLE_USER_HOME","PYENV_ROOT","XDG_CACHE_HOME","XDG_DATA_HOME","NVM_DIR","COREPACK_HOME","DOTNET_ROOT"],ap=["DOCKER_HOST","DOCKER_CONTEXT",
"DOCKER_TLS","DOCKER_TLS_VERIFY","DOCKER_CERT_PATH","DOCKER_CONFIG"],SE=[...ap,"DOCKER_API_VERSION","DOCKER_AUTH_CONFIG","DOCKER_BUILDKIT","\
DOCKER_DEFAULT_PLATFORM","BUILDX_BUILDER","BUILDX_CONFIG","BUILDKIT_HOST","SSH_AUTH_SOCK","XDG_CONFIG_HOME","XDG_RUNTIME_DIR"];var fv=/^(GIT_(CONFIG_(GLOBAL|SYSTEM|NOSYSTEM|COUNT|(KEY|VALUE)_\d+)|EXEC_PATH|SSH|SSH_COMMAND|SSH_VARIANT|SSL_\w+|CEILING_DIRECTORIES|DISCOVERY_ACROSS_FILESYSTEM)|XDG_CONFIG_HOME|SSH_AUTH_SOCK)$/;
function ki(e){return dv.includes(e)||e.startsWith("LC_")}function kn(e,t={}){let n=cp(e,Object.keys(e).filter(ki));return n.PATH!==void 0&&
(n.PATH=Oi(n.PATH)),{...n,...t}}function cp(e,t){return Object.fromEntries(t.flatMap(n=>e[n]===void 0?[]:[[n,e[n]]]))}function up(e){return{...kn(e),...cp(e,Object.keys(e).filter(t=>fv.test(t)))}}var zi=e=>e!==void 0&&e!==""&&e!=="0";function fp(e=process.env){return zi(e.LOADGATE_DEBUG)||zi(e.RUNNER_DEBUG)}var pv=new Map;function lp(e){if(!fp())return;let t=[...pv.values()].reduce((n,r)=>r(n),e);process.stderr.write(_r(`debug: ${t}
`,process.env))}var dp=0;function Ri(e,t){if(!fp())return()=>{};dp+=1;let n=dp,r=performance.now();return lp(`#${n} ${e.map(mv).join(" ")} (\
in ${t})`),o=>lp(`#${n} ${o} after ${((performance.now()-r)/1e3).toFixed(3)} s`)}function mv(e){return/^[\w@%+=:,./-]+$/.test(e)?e:new RegExp(
"\\p{Cc}","u").test(e)?`$'${hv(e)}'`:`'${e.replaceAll("'","'\\''")}'`}function hv(e){return e.replaceAll(/[\\']/g,"\\$&").replaceAll(new RegExp(
"\\p{Cc}","gu"),t=>`\\x${t.charCodeAt(0).toString(16).padStart(2,"0")}`)}import{closeSync as EE,openSync as PE,readdirSync as CE,readFileSync as gv,readlinkSync as TE,readSync as AE,realpathSync as ME}from"node:fs";function Ft(e){return wv(()=>gv(e,"utf8"))}function Ei(e){return bv(Ft(`/proc/${e}/stat`))}function bv(e){return yv(e,22)}function yv(e,t){return e?.slice(e.lastIndexOf(")")+2).split(
" ")[t-3]??null}function wv(e){try{return e()}catch{return null}}var Ov=500,Lr=8*1024*1024;async function zn(e,t){t.signal?.throwIfAborted();let n=Ri(e,t.cwd),{child:r,...o}=kv(e,t);t.started?.(r);let s=!1,
i=()=>Dr(r.pid,"SIGTERM"),a=setTimeout(()=>{s=!0,Dr(r.pid,"SIGKILL")},(t.timeoutSeconds??60)*1e3),c,u=()=>{i(),c=setTimeout(()=>Dr(r.pid,"SI\
GKILL"),3e3)};t.signal?.addEventListener("abort",u,{once:!0});let l={stdout:"",stderr:""},{take:f}=t;f&&o.stdout?.on("data",g=>f(g)||i());for(let g of f?
["stderr"]:["stdout","stderr"])o[g]?.setEncoding("utf8"),o[g]?.on("data",w=>{l[g]+=w,l[g].length>2*Lr&&(l[g]=l[g].slice(-Lr)),t.output?.(w)});
t.input!==void 0&&(r.stdin?.on("error",()=>{}),r.stdin?.end(t.input));let p=await new Promise(g=>{r.once("error",E=>g({code:null,signal:null,
stdout:"",stderr:E.message,missing:E.code==="ENOENT"||E.code==="EACCES",timedOut:!1}));let w=()=>{let{exitCode:E,signalCode:V}=r,[P,Y]=[l.stdout.
slice(-Lr),l.stderr.slice(-Lr)];g({code:E,signal:V,stdout:P,stderr:Y,missing:!1,timedOut:s})},_=3,O=()=>{_-=1,_===0&&w()};for(let E of[o.stdout,
o.stderr])E?.once("close",O);r.once("exit",O),r.once("exit",()=>setTimeout(w,Ov).unref())});return n(xp(p)),o.stdout?.destroy(),o.stderr?.destroy(),
clearTimeout(a),clearTimeout(c),t.signal?.removeEventListener("abort",u),t.signal?.throwIfAborted(),p}function kv(e,t){let n={cwd:t.cwd,env:t.
env,detached:!0,...wp(t.user)},r=t.input===void 0?"ignore":"pipe";if(t.untrusted)return vp(e,n,r);let[o,...s]=e,i=yp(o,s,{...n,stdio:[r,"pip\
e","pipe"]});return{child:i,stdout:i.stdout,stderr:i.stderr}}function wp(e){return e?{uid:e.uid,gid:e.gid}:{}}function Pi(e){if(e.missing)return`not found or not executable (${e.stderr})`;if(e.timedOut)return"took too long and was ended";let t=zv(e.stderr||
e.stdout,5),n=xp(e);return t?`${n}: ${t}`:n}function xp({missing:e,timedOut:t,signal:n,code:r}){return e?"not found or not executable":t?"to\
ok too long and was ended":n?`ended by ${n}`:`exit code ${r}`}function Dr(e,t){e!==void 0&&Fr(-e,t)}function Fr(e,t){try{process.kill(e,t)}catch{}}
function zv(e,t){return e.trimEnd().split(`
`).filter(n=>n.trim()!=="").slice(-t).join(`
`)}function vp(e,t,n="ignore"){let[r,...o]=e,s=bp(),i=bp();if(t.uid!==void 0)for(let{writer:a}of[s,i])vv(a,t.uid,t.gid??t.uid);try{return{child:yp(
r,o,{...t,stdio:[n,s.writer,i.writer]}),stdout:s.reader,stderr:i.reader}}catch(a){throw s.reader.destroy(),i.reader.destroy(),a}finally{pp(s.
writer),pp(i.writer)}}var $p="pipes-",VE=new RegExp(`^${$p}(?<pid>\\d+)-(?<started>\\d+)-`);function bp(){var o=[];try{let e=Ro(o,$v(gp(Sv(),`${$p}${process.pid}-${Ei(process.pid)}-`)));let t=gp(e.path,"pipe");let n={cwd:e.path,env:kn(
process.env)};xv("mkfifo",["-m","600",t],{...n,stdio:"ignore",timeout:1e4});let r=hp(t,mp.O_RDONLY|mp.O_NONBLOCK);return{reader:new _v({fd:r,
readable:!0,writable:!1}),writer:hp(t,"w")}}catch(s){var i=s,a=!0}finally{Eo(o,i,a)}}var Rv={GIT_TERMINAL_PROMPT:"0",LC_ALL:"C",GIT_PAGER:"cat",GIT_OPTIONAL_LOCKS:"0",GIT_LFS_SKIP_SMUDGE:"1"},_p=[["core.hooksPath","/dev/null"],
["core.fsmonitor","false"],["log.showSignature","false"],["protocol.ext.allow","never"],["safe.bareRepository","explicit"]],Ev="git was not \
found; install it (apt-get install git)";async function jr(e,t,{filters:n=[],...r}={}){let o=await Pv(e);if(o.missing)throw new $(Ev);if(o.code!==
0&&o.code!==1)return o;let s=[...new Set([...Cv(o),...n])].flatMap(Av);return Sp(e,t,[..._p,...s],r)}function Pv(e){return Sp(e,["config","-z","--name-only","--get-regexp","^filter\\..*\\."],_p)}function Cv({stdout:e}){let t=e.split("\0").filter(
Boolean);return[...new Set(t.map(n=>n.slice(7,n.lastIndexOf("."))))]}function Sp(e,t,n,{env:r,...o}={}){return zn(["git","-C",e,...t],{cwd:"\
/",timeoutSeconds:120,...o,env:{...Tv(up(process.env),n),...Rv,...r}})}function Tv(e,t){let n=Number(e.GIT_CONFIG_COUNT)||0;return{...e,GIT_CONFIG_COUNT:String(
n+t.length),...Object.fromEntries(t.flatMap(([r,o],s)=>[[`GIT_CONFIG_KEY_${n+s}`,r],[`GIT_CONFIG_VALUE_${n+s}`,o]]))}}function Av(e){return[
[`filter.${e}.clean`,""],[`filter.${e}.smudge`,""],[`filter.${e}.process`,""],[`filter.${e}.required`,"false"]]}async function zp(e){Rp(e,e);let t=await Hv(e);if(t.length>0)throw new Error(`git tracks ${t[0]} there, which would be overwritten`);kp(e,{recursive:!0})}
function ke(e,t,n){let r=Op(e,t),o=Bv(r);Rp(o,e),kp(o,{recursive:!0});let s=Op(o,`.${Uv(r)}.${Mv()}.part`),{O_WRONLY:i,O_CREAT:a,O_EXCL:c,O_NOFOLLOW:u}=Nv,
l=Dv(s,i|a|c|u,438);try{try{Zv(l,n)}finally{Iv(l)}Fv(s,r)}catch(f){throw jv(s,{force:!0}),f}}function Rp(e,t){let n=Nr(e),r=n.findIndex(Si),
o=n.indexOf(t),s=r===-1?o:Math.min(o,r+1);for(let i of n.slice(s))if(Lv(i,{throwIfNoEntry:!1})?.isSymbolicLink())throw new Error(`${i} is a \
link`)}async function Hv(e){let t=Nr(e).findLast(Si);if(t===void 0)return[];let n=Gv(t,e),r=await jr(t,["ls-files","-z","--",n===""?".":`:(l\
iteral)${n}`]);if(r.code===0)return r.stdout.split("\0").filter(Boolean);if(/not a git repository/.test(r.stderr))return[];throw new $(`git \
does not say which files of ${t} it tracks: ${Pi(r)}`)}import{homedir as Wv}from"node:os";import{delimiter as lP,isAbsolute as Ep,join as Pp,resolve as dP}from"node:path";function Cp(e=process.env){let{LOADGATE_CACHE:t,XDG_CACHE_HOME:n}=e;if(t&&!Ep(t))throw new $(`LOADGATE_CACHE is the relative path ${t}, so p\
rograms of the checkout would be run; write an absolute path`);return t||Pp(n&&Ep(n)?n:Pp(Wv(),".cache"),"loadgate")}function Zr(e,t=3){if(e===0)return"0";let n=Number(e.toPrecision(t)),r=Math.max(0,t-1-Math.floor(Math.log10(Math.abs(n))));return e.toFixed(
Math.min(r,6))}function Ci(e,t){let[n,r]=t.find(([o])=>Math.abs(e)>=o*.9995)??t.at(-1)??[1,""];return`${Zr(e/n)}${r}`}function Je(e){return Ci(
e,[[1," s"],[.001," ms"],[1e-6," \xB5s"],[1e-9," ns"]])}function st(e){return Ci(e,[[2**30," GiB"],[2**20," MiB"],[2**10," KiB"],[1," B"]])}
function Tp(e,t="req/s"){return e>=1e3&&e<1e4?`${Math.round(e)} ${t}`:`${e<1e3?Zr(e):Ci(e,[[1e6,"M"],[1e3,"k"]])} ${t}`}function jt(e){let t=Math.
round(e);if(t<1)return Je(e);if(t<120)return`${t} s`;let n=t%60;return n===0?`${t/60} min`:`${Math.floor(t/60)} min ${n} s`}function N(e,t){
return e===null?"not known":t==="requests/s"?Tp(e):t==="operations/s"?Tp(e,"op/s"):t==="s"||t==="s/request"||t==="s/operation"?Je(e):t==="by\
tes"?st(e):Zr(e)}function Zt(e){if(e.ratio===null)return 0;let t=Math.abs(e.ratio-1)*100;if(e.interval===null)return t>=10?0:1;let n=(e.interval.
high-e.interval.low)*100;return n>=10?0:n>=.5?1:2}function Ur(e){let t=Math.abs(e),n=t>=1||t===0?t.toFixed(1):Zr(t,2);return`${e<0?"\u2212":
"+"}${n}`}var Vv=10;function Ie(e,t){if(e>Vv)return`+${Number(((e-1)*100).toPrecision(3))}`;let n=(Math.abs(e-1)*100).toFixed(t);return Number(
n)===0?n:`${e<1?"\u2212":"+"}${n}`}function pe(e){return e.ratio===null?"\u2013":`${Ie(e.ratio,Zt(e))}%`}function me(e){if(e.interval===null)
return"\u2013";let t=Zt(e);return`${Ie(e.interval.low,t)} to ${Ie(e.interval.high,t)}`}function B(e){return`${Number((e*100).toPrecision(3))}\
%`}function he({name:e,unit:t}){return Rn(Ws(e)?.label??e,t)}function Rn(e,t){return t.includes("operation")?e.replace("Request","Operation").replace(
"request","operation"):e}function Jv(e){let t=({metrics:n})=>n.some(({name:r,unit:o})=>r==="goodput"&&o==="operations/s");return e.length>0&&
e.every(t)}function Ti({rate:e,metrics:t}){return e!==void 0?"open":t.some(({name:n,base:r,head:o})=>n==="time"&&(r??o)!==null)?"command":"c\
losed"}function Ut(e){let t=new Set(e.map(Ti)),n=new Set(e.flatMap(({metrics:u})=>u.flatMap(({name:l,threshold:f})=>f===void 0?[]:[l]))),r=({
decides:u})=>u!==null&&t.has(u),o=u=>r(u)||n.has(u.name),s=t.size===1&&t.has("command")?[]:oe.filter(({column:u})=>u),a=oe.filter(u=>o(u)||s.
includes(u)).toSorted((u,l)=>Number(o(l))-Number(o(u))),c=Jv(e)?"operations":"";return a.map(u=>{let{name:l}=u,f=o(u)&&!r(u)?{asked:!0}:{};return{
name:l,title:he({name:l,unit:c}),decides:o(u),...f}})}function Ai(e,t){return N(e,t).replace(/(\.\d*?)0+(?= |$)/,(n,r)=>r==="."?"":r)}function Bt(e){let{metric:t,unit:n,head:r,interval:o,better:s}=e,
i=he({name:t,unit:n}),a=Ap(e);if(r===null)return`${i} is not known, so ${a} is not judged`;let[c,u]=o?[N(o.low,n),N(o.high,n)]:["",""],l=c===
u?"":` (95% interval ${c} to ${u})`;return`${i} ${N(r,n)}${l}, ${qv[e.state](a,e,s)}`}var Ap=({limit:e,unit:t})=>`the limit of ${Ai(e,t)}`,qv={
held:e=>`within ${e}`,broken:(e,t,n)=>`${n==="lower"?"over":"under"} ${e}`,inconclusive:(e,{interval:t,limit:n,n:r})=>t===null?`and ${e} is \
inconclusive: ${r<2?"one session shows no noise":"the noise is not known"}`:t.low<=n&&n<=t.high?`and ${e} lies within that interval`:`and ${e}\
 is inconclusive: something other than the server was saturated`};function Se({limits:e=[]},t){return e.filter(n=>n.state===t)}function Mp(e){
let[t,...n]=Se(e,"broken");if(!t)return null;let{metric:r,unit:o,head:s,better:i}=t,a=n.length===0?"":`, and ${n.length} more`;return`${he({
name:r,unit:o})} ${N(s,o)} ${i==="lower"?"over":"under"} ${Ap(t)}${a}`}var Fi={untouched:"the change touches none of its files","identical-builds":"both sides are the same build"},Kv={steal:"the machine lost CPU\
 time to its host","other-programs":"other programs used the CPUs","out-of-ports":"the load generator or nginx ran out of ports for new conn\
ections"},Ip="measure again on a quiet machine",ji={steal:Ip,"other-programs":Ip,"out-of-ports":"use fewer connections, a lower rate, or sys\
ctl -w net.ipv4.tcp_tw_reuse=1, since a port stays taken for a minute after its connection"},Mi={"out-of-ports":"the load generator ran out \
of ports for new connections","generator-saturated":"the load generator was saturated","proxy-saturated":"nginx was saturated",dependency:"t\
he server was not busy: it waited for something else (a dependency)","littles-law":"the load generator's figures contradict each other (Litt\
le's law)","too-few-requests":"rounds had too few requests",unsteady:"the server did not reach a steady state","over-capacity":"base could n\
ot keep up with the rate","out-of-step":"the two sides were not loaded at the same time"},Np={"out-of-ports":ji["out-of-ports"],"too-few-req\
uests":"set a longer duration","over-capacity":"set a lower rate"},Yv={"wrong-status":"wrong answer","wrong-body":"wrong answer","wrong-head\
er":"wrong answer","no-answer":"wrong answer","length-changed":"wrong answer","no-report":"wrong output","command-failed":"command failed","\
impossible-time":"wrong time","timing-altered":"wrong time","lengths-differ":"unequal work","framing-differs":"unequal work",errors:"errors",
"no-answers":"no answers","wrong-size":"wrong size","too-many-connections":"connections not reused",died:"died",restarted:"died","worked-una\
sked":"interfered","accepted-unasked":"interfered","reached-other":"interfered","ended-other":"interfered","fails-beside":"interfered","chan\
ged-files":"interfered","left-its-group":"interfered","not-ready":"","start-failed":"not ready","prepare-failed":"not ready","generator-fail\
ed":"generator failed","background-load-failed":"generator failed","proxy-failed":"harness failed","harness-failed":"harness failed","burner\
-elsewhere":"harness failed"},Xv="; it asks for a login: send one by headers: of the request, with what is secret under secrets: of the targ\
et (for Basic the base64 of USER:PASSWORD)",Qv={"wrong-status":({path:e,status:t,expected:n,body:r,...o})=>`${e} answered ${t} instead of ${typeof n==
"number"?n:r$(n)}${o$(r)}${t===401?Xv:Li(o)}`,"wrong-body":({path:e,bytes:t,body:n,lacks:r})=>`${e} answered ${t} bytes, ${n$(r,n===""?"noth\
ing":JSON.stringify(n))}`,"wrong-header":({path:e,name:t,value:n,expected:r})=>`${e} answered header ${t}: ${n??"(none)"} instead of ${r}`,"\
no-answer":({path:e,error:t,...n})=>`${e} gave no answer: ${t}${Li(n)}`,"length-changed":({path:e,bytes:t})=>`${e} answers ${t} bytes after \
the load, not as many as before it; set expect.same-length to false if that is intended`,"no-report":({output:e})=>`the last line of output \
is not {"operations": n, "errors": e} but ${e||"(nothing)"}; print that line last`,"impossible-time":({seconds:e,wall:t})=>`it reported ${e.
toFixed(2)} s of work in a run of ${t.toFixed(2)} s; leave "seconds" out, or take them from a monotonic clock`,"timing-altered":({noted:e,wall:t})=>`\
hyperfine recorded ${e.toFixed(2)} s, loadgate's own clock ${t.toFixed(2)} s, so the time cannot be trusted; look for what writes to hyperfi\
ne's files`,"command-failed":({error:e,withheld:t})=>`${e}${Br(t)}`,"lengths-differ":({path:e,base:t,head:n})=>`${e}: base answers ${t} byte\
s, head ${n}; set expect.same-length to false if that is intended`,"framing-differs":({path:e,base:t,head:n})=>`${e}: base frames its answer\
 by ${t}, head by ${n}; set expect.same-length to false if that is intended`,errors:({failed:e,of:t,unit:n,most:r,through:o})=>`${e} of ${t}\
 ${n} failed${Dp(r)}${Fp(r,o)}`,"no-answers":({seconds:e,most:t,through:n})=>`no correct answer in ${e.toFixed(2)} s${Dp(t)}${Fp(t,n)}`,"wro\
ng-size":({answers:e,bytes:t,least:n,most:r})=>`${e} answers had ${t} bytes of body in all instead of ${n===r?n:`${n} to ${r}`}, so some wer\
e not the expected answer; look for errors that are answered with the right status`,"too-many-connections":({side:e,opened:t,requests:n})=>e===
"upstream"?`${t} connections were opened from nginx to the server for ${n} requests${Lp}`:`${t} connections were opened for ${n} requests${Lp}`,
died:({of:e,service:t,end:n,when:r,lacks:o,withheld:s})=>{let i=e==="server"?"":t===void 0?"a service beside it: ":`service ${t}: `,a=o===void 0?
"":`: it could not find ${Q(o,100)}, since each side has only the files in git, without node_modules and the like; install it with setup: (n\
pm ci, for example), or in the Dockerfile`,c=o===void 0&&i$(n)&&r!==void 0&&r!=="under-load";return`${i}${Ni(n)}${r===void 0?"":t$[r]}${a}${c?
s$:""}${Br(s)}`},restarted:()=>"the server was restarted while it was measured","worked-unasked":({cpu:e,other:t,seconds:n})=>`it used ${Ii(
e)} of CPU time in ${n.toFixed(2)} s while only the other side was loaded (the other side in its turn: ${Ii(t)}), so nothing can be compared\
; look for work in the background, or use Docker, where both are loaded at once`,"accepted-unasked":({connections:e,seconds:t})=>`it accepte\
d ${e} connections in ${t.toFixed(2)} s while only the other side was loaded, so nothing can be compared; look for what else connects to it`,
"reached-other":({of:e,connections:t,listened:n})=>n?`its processes listened at the port of ${e}'s server, services or nginx and answered in\
 its place, so nothing can be compared; remove that from the change, or use Docker, where neither side reaches the other`:`its processes hel\
d ${t===1?"a connection":`${t} connections`} to ${e}'s server, services or nginx, so nothing can be compared; remove that from the change, o\
r use Docker, where neither side reaches the other`,"ended-other":({of:e,end:t})=>`${e}'s server was ended from outside (${Ni(t)}) while onl\
y this side ran beside it, so nothing can be compared; remove what sends signals from the change, or use Docker, where neither side reaches \
the other`,"fails-beside":({of:e})=>`${e} failed to start beside it but started well alone, so nothing can be compared; look for what both u\
se, such as a file, a lock or a port`,"changed-files":({of:e,path:t,files:n})=>`${e}'s files changed while both ran, but not its own (${t}${n>
1?` and ${n-1} more`:""}), so ${e} is no longer what was committed; remove what writes there from the change, or use Docker, where neither s\
ide reaches the other`,"left-its-group":({processes:e,cpu:t})=>`${e===1?"one of its processes":`${e} of its processes`} detached and used ${Ii(
t)} of CPU time that its figures lack, so nothing can be compared; keep what it starts as child processes, or use Docker, where none can det\
ach`,"not-ready":({seconds:e,last:t,service:n,listens:r,runOver:o,...s})=>{let i=n===void 0?"":`service ${n} was `,a=o?", when the run's tim\
e was over":"",u=t===null?n===void 0?"no answer":"its port is not open":"error"in t?t.error:`${t.path} answered ${t.status}`,l=o?"; give it \
a larger budget":"; if it needs longer, raise ready.timeout";return`${i}not ready after ${e} s${a} (last: ${u})${r?e$(r):Li(s)||l}`},"start-\
failed":({error:e})=>e,"prepare-failed":({command:e,error:t,withheld:n})=>`its prepare failed: ${e.join(" ")}: ${t}${Br(n)}`,"generator-fail\
ed":({error:e})=>e,"background-load-failed":({failed:e,answered:t,error:n})=>n===void 0?`${e} requests of the background load failed, ${t} w\
ere answered`:`background load: ${n}`,"proxy-failed":({variant:e,end:t,seconds:n,error:r})=>{let o=n===null?null:`not ready after ${n} s`;return[
`nginx in front of ${e}`,t&&Ni(t),o,r].filter(Boolean).join(": ")},"harness-failed":({error:e})=>e,"burner-elsewhere":()=>"a slowdown cannot\
 be planted in servers of another machine; run loadgate on the machine where the servers run"},Lp=": the server closes them after each answe\
r, so connecting would be measured; write keepalive: false in the scenario if that is intended";function e$({asked:e,at:t}){if(t.length===0)
return"; it listens on no port, so look into its log";let n=t.filter(({port:o})=>o===e),r=o=>Zi([...new Set(o.map(({host:s,port:i})=>s.includes(
":")?`[${s}]:${i}`:`${s}:${i}`))]);return n.length>0&&n.every(({host:o})=>o==="::1"||o.startsWith("127."))?`; it listens on ${r(n)} alone, w\
hich nothing outside its container reaches: have it listen on 0.0.0.0`:n.length>0?`; it listens on ${r(n)}: have it listen on 0.0.0.0`:`; it\
 listens on ${r(t)} instead of port ${e}: write that port in loadgate.yml, or have it listen on PORT`}function Ii(e){return`${Math.round(e*1e3)}\
 ms`}var t$={starting:" before it was ready","before-load":" before it was loaded","under-load":" under load"};function Ni({exitCode:e,signal:t}){
return t!==null?`ended by ${t}`:e===null?"its container ended":`ended with exit code ${e}`}function n$(e,t){if("text"in e)return`expected ${e.
text===""?"nothing":JSON.stringify(e.text)}, got ${t}`;if("contains"in e)return`expected to contain ${JSON.stringify(e.contains)}, got ${t}`;
if("json"in e)return e.json===null?`expected JSON, got ${t}`:`expected ${e.at} to be ${e.json}, got ${e.got??"nothing"}`;let{matches:n,why:r}=e;
return r==="differs"?`expected to match /${n}/, got ${t}`:r==="too-slow"?`and matching /${n}/ took more than 1 s; write an expression withou\
t nested repetitions`:`more than the 1 MiB that /${n}/ is matched against; expect a text with "contains" instead`}function r$(e){return e.length<
2?e.join(""):`${e.slice(0,-1).join(", ")} or ${e.at(-1)}`}function o$(e){return e===""?" (empty)":`: ${JSON.stringify(e)}`}function Dp(e){let t=e.
map(n=>`${"status"in n?`status ${n.status}`:n.error} (${n.count})`);return t.length===0?"":`: ${t.join(", ")}`}var s$=", and a server has to\
 stay in the foreground, where it can be measured and ended; if it starts a daemon and leaves, turn that off (daemon off, -D FOREGROUND, no \
--daemon)";function i$({exitCode:e,signal:t}){return e===0&&t===null}var a$={http:"; it speaks plain HTTP/1.1 there: leave https out of the \
target, and http2 out of the scenario",https:"; it speaks TLS there: write https: { ca: FILE } or https: { insecure: true } in the target",http2:"\
; it speaks HTTP/2 without TLS there: write http2: true and via: direct in the scenario"};function Li({speaks:e,through:t,interim:n}){if(e!==
void 0)return a$[e];if(t===void 0)return"";let r="write via: direct in the scenario";return n===void 0?`; the server itself answers, but ngi\
nx in front of it does not take that: mend the answer, or ${r}`:`; the server itself answers, but first with status ${n}, after which nginx \
waits in vain: leave that out,${n===103?" use nginx 1.29 or newer,":""} or ${r}`}var Di="; the server closes connections without announcing \
it, which loses requests on their way: have it send Connection: close first, or write keepalive: false in the scenario",c$=[["CaUsedAsEndEnt\
ity","; the server's certificate is a CA certificate, which load generators refuse: have the CA sign another one for the server"],["connecti\
on closed before message completed",Di],["operation was canceled",Di],["error writing a body to connection",Di]],u$="; nginx answers 502 whe\
re the server closes a connection instead of answering: have it send Connection: close in the answer before, or write keepalive: false in th\
e scenario";function Fp(e,t){if(t!==void 0&&e.some(r=>"status"in r&&r.status==="502"))return u$;let n=e.flatMap(r=>"error"in r?[r.error]:[]);
return c$.find(([r])=>n.some(o=>o.includes(r)))?.[1]??""}function jp(e){return e===void 0?"":`: building both sides took more than the ${jt(
e)} allowed for all builds and setup commands together; make them quicker, or build fewer targets`}function Br(e=[]){let t=["inherit","secre\
ts"].flatMap(o=>{let s=e.filter(i=>i.key===o).map(({name:i})=>i);return s.length===0?[]:[`${o}: [${s.join(", ")}]`]});if(t.length===0)return"";
let n=e.map(({name:o})=>o).join(", "),r=e.length===1?"is set here but was":"are set here but were";return`; ${n} ${r} not passed on, which m\
ay be the cause: if ${e.length===1?"it is":"they are"} needed, add ${t.join(" and ")} to the target`}var l$={configuration:"base is not set \
up for loadgate yet",target:"base has no such target",scenario:"base cannot answer this new scenario",request:"base cannot answer the change\
d request","not-built":"base could not be built","not-started":"base could not be started"},d$={"of-requests":e=>`commands have no such metr\
ic; write it under ${e} of the scenarios with a request`,"of-commands":e=>`only commands have this metric; write it under ${e} of the scenar\
ios that run one`,"no-operations":()=>"the command reports no operations; use time or cpu-time",operations:()=>"the command reports operatio\
ns; use goodput or cpu","no-image":()=>"processes have no image; run it in Docker","not-known":e=>`it could not be read here, so the case is\
 inconclusive; measure on a machine where it can be, or remove it from ${e}`},f$={"build-failed":({variant:e,target:t,limitSeconds:n})=>`${e}\
: ${t} could not be built${jp(n)}`,"setup-failed":({variant:e,target:t,limitSeconds:n,withheld:r})=>`${e}: the setup of ${t} failed${jp(n)}${Br(
r)}`,fault:({variants:e,fault:t,times:n})=>{let r=n===1?"":` (${n} times)`;return`${x$(e)}${w$(t)}${r}`},"head-alone":({why:e})=>`${l$[e]}, \
so head was measured alone`,"shards-missing":({shards:e})=>`not measured: ${e.length===0?"a shard left it out":`shard ${e.join(", ")} is mis\
sing`}; its job's log says why`,skipped:({why:e})=>Fi[e],"skip-unverified":({why:e})=>`not measured: a fork's run says that ${Fi[e]}, which \
cannot be verified; a maintainer's /loadgate run measures it`,interrupted:()=>"not measured: the run was interrupted","no-time":()=>"not mea\
sured: time ran out before its first session; a larger budget would decide it","no-values":()=>"nothing could be compared: no round has valu\
es of both sides; give it a larger budget","one-session":()=>"one session cannot show the noise between sessions; increase the budget so tha\
t at least two fit","equal-ratios":()=>"all sessions gave exactly the same ratio, so the noise is not known; set a longer duration","slow-st\
art":({seconds:e,sessions:t})=>`a start takes ${e} s, so only ${t===1?"one session":`${t} sessions`} fitted; a larger budget, or a quicker s\
tart, would decide it`,interference:({source:e,effect:t,rounds:n})=>{let r=Kv[e],o=n===1,s=o?"1 round":`${n} rounds`;return t==="nothing-lef\
t"?`nothing could be compared: in every round ${r}; ${ji[e]}`:t==="counted-less"?`${s} ${o?"counts":"count"} less, since ${r}`:`${s} ${o?"wa\
s":"were"} left out: ${r}${e==="out-of-ports"?`; ${ji[e]}`:""}`},limited:({limit:e,loop:t,cpuDecides:n})=>{let r=e in Np?`; ${Np[e]}`:"";if(t===
"open")return`${Mi[e]}, so latency says little about the server and is not judged${r}`;let o=n?"CPU per request decides":"CPU time could not\
 be read either, so nothing decides; use Docker, or a machine with more cores";return`${Mi[e]}, so speed and latency say little about the se\
rver and are not judged; ${o}${r}`},"held-back":({limit:e,bound:t})=>e==="over-capacity"?"cannot keep up with the rate, so requests queue up":
`${Mi[e]}${t?", so it may be better than its figures":""}`,"connections-closed":({base:e,head:t})=>{let n="so opening new ones is part of wh\
at was measured";return e===void 0||e===t?`the server closes a connection ${Jp(t)}, ${n}`:`base ${Zp(e)}, head ${Zp(t)}, ${n} and may be the\
 whole difference`},"p99-unknown":()=>"p99 is not known, since fewer than ten answers of a session lie beyond it; set a longer duration","no\
t-judged":({metric:e,asked:t,why:n})=>`${K(e).label} has a ${t} that is not judged: ${d$[n](t==="limit"?"absolute-limits":"thresholds")}`,"b\
ottleneck-unknown":()=>"it is not known whether the server or the load generator was saturated, so a change may be hidden; use Docker, where\
 CPU time can be read","server-waits":()=>"head answers fewer requests although its server is not busy, so it may wait longer for something,\
 which CPU time cannot show; a scenario with a rate would judge that","settled-early":({sessions:e})=>`decided early, after ${e} sessions, s\
o the size may be a little overstated; the interval holds`,"counter-moved":({metric:e,more:t,low:n,high:r})=>`${Ur(t)} ${K(e).words.subject}\
 per request (95% interval ${Ur(n)} to ${Ur(r)}); this is counted, not timed, and decides nothing`};function Jp(e){return`after about ${e} r\
equests`}function Zp(e){return e===null?"keeps its connections":`closes each ${Jp(e)}`}var p$={"burner-elsewhere":"a slowdown cannot be plan\
ted in servers of another machine; run the trend where the servers run, or write trend: { selftest: false }",interrupted:"the run was interr\
upted",invalid:"it gave no usable numbers; loadgate selftest says why"},m$={"base-config-missing":({file:e})=>`this change sets up loadgate:\
 base has no ${e}, so head's is used for both sides; from the next change on base's rules apply`,"base-config-unusable":({file:e,error:t})=>`\
base's ${e} cannot be used (${t}), so head's is used for both sides`,"config-from-checkout":({file:e})=>`neither side has ${e}, so the one i\
n the checkout is used for both; commit it`,"gate-changed":({changes:e})=>`this change alters the rules that it is judged by (${it(e.map(v$),
"; ")}); base's rules were applied`,"budget-changed":({before:e,after:t})=>`this change alters the time to measure (budget ${Vp(e)} \u2192 ${Vp(
t)}); base's was applied`,"isolation-changed":({changes:e,more:t})=>`this change alters what its own code has access to (${it(e.map(Hp),"; ",
t)}); the stricter of base's and head's rules were applied`,"no-base-side":({file:e,targets:t})=>`base's ${e} has no target ${it(t)}, and on\
ly base's may give secrets, so this was not measured; it will be once the change is merged`,"no-longer-measured":({targets:e,...t})=>`this c\
hange no longer measures what base does: ${it([...e.map(n=>`target ${n}`),...Wp(t)])}`,"newly-measured":({targets:e,...t})=>`this change mea\
sures what base does not: ${it([...e.map(n=>`target ${n}`),...Wp(t)])}`,"plan-changed":({changes:e,more:t})=>`this change alters how it is m\
easured (${it(e.map(Hp),"; ",t)}); both sides got head's requests, and each was built and started by its own file`,"fixture-changed":({folders:e})=>`\
this change alters the fixture ${it(e)}; both sides ran head's, so its effect on the numbers is not judged`,"default-rules":({file:e})=>`bas\
e has no usable ${e}, so a fork's numbers are judged by the default rules, or by its own where those are stricter`,"cases-missing":({cases:e})=>`\
the run left out cases that base measures: ${Zi(e)}; a maintainer's /loadgate run measures all of them`,"asked-otherwise":({scenarios:e})=>`\
the run did not send base's requests in ${Zi(e)}; read what the change does to the configuration before the numbers`,"submodules-missing":({
paths:e})=>`built without ${e.length===1?"the submodule":"the submodules"} ${e.join(", ")}; fetch ${e.length===1?"it":"them"} first (git sub\
module update --init --recursive; actions/checkout: submodules: recursive)`,"filters-off":({filters:e,file:t,files:n})=>`built with ${t}${n===
1?"":` and ${n-1} more`} as git stores ${n===1?"it":"them"}, since git's filters do not run here (${e.join(", ")}); have the build fetch the\
 content that it needs`,"port-ignored":({target:e})=>`target ${e} ignores PORT, so its two sides were measured one after the other, which is\
 noisier; have it listen on PORT, or put \${port} into its command`,"port-fixed":({target:e,ports:t})=>`both sides of target ${e} listen on \
port ${t.join(" and on ")} beside PORT, so they were measured one after the other, which is noisier; set it under env: or in the command to \
0 (any free port), or turn it off`,"own-users-lacking":e=>{let{since:t,remedy:n}=g$[e.why](e.what??"");return`both sides ran as root (${t}),\
 so each could read and alter everything on this machine, these numbers too; ${n}`},"session-overran":({case:e})=>`${e}: a session went on l\
ong after its time and was stopped; look for what hangs in the server`,"planted-not-found":({case:e,slowdown:t})=>`a planted slowdown was no\
t found: ${Gt(t)} more CPU time in ${e}; if that happens often, give the trend more time (--budget)`,"planted-not-measured":({case:e,why:t})=>`\
the planted slowdown of ${e} was not measured and does not count: ${p$[t]}`,"rate-not-comparable":({scenario:e})=>`scenario ${e} was left ou\
t: its rate is a share of what base can answer, which differs from target to target; give it in requests per second`},h$={"docker-missing":()=>"\
Docker is not installed (install it: apt-get install docker.io)","no-engine":({said:e})=>`no Docker engine answers (${e===void 0?"":`${e}; `}\
start it: systemctl start docker, or dockerd)`,"no-buildx":()=>"Docker Buildx is not installed (see https://docs.docker.com/go/buildx/)","im\
ages-unresolved":({images:e})=>`the base image${e.length>1?"s":""} ${e.join(", ")} cannot be resolved (docker pull shows why)`,"nothing-to-b\
uild":({target:e})=>`target "${e}" has neither build nor image, which Docker needs`,"no-command":({of:e,name:t})=>`${e} "${t}" has no comman\
d that starts it as a process; add one (beside build or image under process:), or use --isolation docker`,"same-process":({as:e})=>`as a pro\
cess it is the same as ${e}, since build arguments apply to Docker alone; use --isolation docker`,"programs-missing":({programs:e})=>`${e.join(
" and ")} cannot be found on PATH`,"base-in-docker":()=>"base runs in Docker here, and head never runs with less isolation than base; make h\
ead's images resolve, or set isolation: process in base's configuration"};function Zi(e){let[t,n]=[e.slice(0,5),e.length-5];return`${t.join(
", ")}${n>0?` and ${n} more`:""}`}function Ui(e){return h$[e.code](e)}function Gr(e,t){switch(t.code){case"asked-for":return`${e}: as configured`;case"docker-works":return`${e}: chosen automatically, since a Do\
cker engine answers and the base images resolve`;case"nothing-to-run":return`${e}: nothing had to be run`;case"not-docker":return`${e}: chos\
en automatically, since ${Ui(t.obstacle)}`}}var g$={"not-root":()=>({since:"only root can give each side its own user",remedy:Up}),"turned-o\
ff":()=>({since:"LOADGATE_OWN_USERS=0 asks for it",remedy:Up}),"not-permitted":()=>({since:"root may not become another user here",remedy:"g\
ive this container the capabilities CHOWN, KILL, SETGID and SETUID, which Docker gives by default"}),"not-metered":()=>({since:"root may not\
 look at processes of other users here, which metering needs",remedy:"give this container the capability SYS_PTRACE (docker run --cap-add SY\
S_PTRACE)"}),"temporary-folder":()=>({since:"other users cannot reach the temporary folder",remedy:"name another one, such as TMPDIR=/tmp"}),
build:e=>({since:`only root could build ${e} of base`,remedy:Bp}),program:e=>({since:`only root can start ${e}`,remedy:Bp}),port:e=>({since:`\
only root can listen at port ${e}`,remedy:"use a port from 1024 on"})},Up="for code from outsiders use isolation: docker, or a disposable ma\
chine",Bp="install what it needs where every user can read it, not in root's home";var b$={"one-core":"server, nginx and load generator share the only core: figures are advisory, expect wide intervals","shared-load-core":"s\
erver on one core, nginx and the load generators share the other: where they are the bottleneck, CPU time per request decides","smt-siblings":"\
server and load share physical cores (SMT siblings): expect wider intervals","separate-cores":"server, nginx and load generators each on the\
ir own cores","separate-machine":"server and nginx on another machine, the load generators on this one","separate-machine-one-core":"server \
and nginx share the only core of another machine, the load generators are on this one"};function qp({layout:e}){return b$[e]}var y$={"side-b\
y-side":"side by side: each variant has its own CPU group, so both are loaded at once",interleaved:"in turns: no CPU groups can be made here\
 (it takes root or containers), so the variants take turns in random order"};function Kp(e){return y$[e]}function Hr(e){return f$[e.code](e)}
function Yp(e){return Hr(e).replace(/^head: /,"")}function qe(e){return m$[e.code](e)}function Wr(e){return Fi[e]}function w$(e){let t="afterLoad"in e?"after the load: ":"",n=Qv[e.code](e),r=Yv[e.code];return`${r===""?"":`${r}: `}${t}${n}`}function x$(e){
return e.length===0?"":`${e.join(" and ")}: `}function v$(e){switch(e.setting){case"false-alarms":return`false-alarms ${Gt(e.before)} \u2192 ${Gt(
e.after)}`;case"mode":return`${e.setting} ${e.before} \u2192 ${e.after}`;case"fail-on":return`fail-on ${e.before.join(", ")} \u2192 ${e.after.
join(", ")}`;case"threshold":case"max-errors":return`${e.setting} of ${e.scenario} ${Gt(e.before)} \u2192 ${Gt(e.after)}`;case"thresholds":return Gp(
e,Gt);case"absolute-limits":return Gp(e,t=>Ai(t,e.unit))}}function Gp({setting:e,metric:t,scenario:n,before:r,after:o},s){let[i,a]=[r,o].map(
c=>c===null?"(none)":s(c));return`${e}.${t} of ${n} ${i} \u2192 ${a}`}function Hp({of:e,name:t,setting:n,before:r,after:o}){let s=t===void 0?
"":` of ${e} ${Q(t,64)}`;return`${Q(n,64)}${s} ${r??"(none)"} \u2192 ${o??"(none)"}`}function Wp({scenarios:e,via:t,pairs:n}){return[...e.map(
r=>`scenario ${r}`),...t,...n]}var $$=10;function it(e,t=", ",n=0){let r=e.slice(0,$$).map(s=>Q(s,300)),o=e.length-r.length+n;return[...r,...o>
0?[`and ${o} more`]:[]].join(t)}function Gt(e){return`${Number((e*100).toPrecision(6))}%`}function Vp(e){return e===null?"60 s a case":`${e}\
 s`}function Xp(e){return e.variants.map(t=>[t.variant,Pn(t)])}function Pn({label:e,commit:t}){let n=t.slice(0,12);return e!==""&&t.startsWith(e)?
n:`${e} (${n})`}var Bi=e=>e.length===0?"none":e.join(", ");function Gi({cpus:e}){let{server:t,proxy:n,generator:r}=e;return["CPUs",`server ${Bi(
t)}; proxy ${Bi(n)}; generator ${Bi(r)}. ${qp(e)}`]}function Hi({build:e,run:t,load:n}){return["Time",`${jt(e)} building, ${jt(t)} after it,\
 ${jt(n)} of that under load`]}function Wi({os:e,kernel:t,runnerImage:n}){return["System",`${e}, kernel ${t}${n===null?"":`, ${n}`}`]}function Vi({
tools:e}){return["Tools",Object.entries(e).map(([n,r])=>`${n} ${r}`).join(", ")]}function Vr(e){let{plan:t,seconds:n}=e,r=e.cases.map(a=>a.sessions.
length),[o,s]=[Math.min(...r,Number.POSITIVE_INFINITY),Math.max(0,...r)],i=o===s||!Number.isFinite(o)?`${s}`:`${o} to ${s}`;return[["Isolati\
on",Gr(t.isolation,t.isolationReason)],["Pairs",Kp(t.pairing)],["Sessions",`${i} per case; each session starts both servers again`],Gi(t),["\
Risk",`${B(t.alpha)} that a run without any change is red: one such run in ${Math.round(1/t.alpha)}`],Hi(n),["Seed",String(t.seed)]]}function Jr(e){
let{environment:t}=e,n=t.load.after===null?"not known":t.load.after.toFixed(2);return[..._$(e),...t.servers?[["Servers",`on another machine:\
 ${t.servers.cores} cores, ${st(t.servers.memoryBytes)}, ${t.servers.os}, kernel ${t.servers.kernel}`]]:[],Wi(t),["Load",`${t.load.before.toFixed(
2)} before, ${n} after`],Vi(t),["Run",`${e.id}, ${e.startedAt}`]]}function En(e){return`${e.cpuModel}, ${e.cores} cores, ${st(e.memoryBytes)}`}
function _$({environment:e,cases:t}){let n=new Map;for(let{environment:r}of t)r&&n.set(En(r),(n.get(En(r))??0)+1);return n.size===0?[["Machi\
ne",En(e)]]:[...n].map(([r,o])=>["Machine",`${r}: ${o} ${o===1?"case":"cases"}`])}var Qp=["Ratios hold for this machine and these scenarios.\
 Do not compare absolute values between runs.","Requests/s and CPU per request decide; at a fixed rate p50, p95 and p99 do; metrics with the\
ir own threshold or limit do too. Everything else only informs.","Unchanged means that a change larger than the threshold is ruled out, not \
that nothing changed."];function Ht(e,t){let n=t.failures.filter(s=>s.target===e.target).map(s=>({title:`end of the ${s.what} log of ${s.variant}`,
text:s.log})),r=e.sessions.flatMap(s=>s.invalid).flatMap(({variant:s,log:i})=>i===void 0?[]:[{title:`end of the log of ${s??"the server"}`,text:i}]),
o=[...n,...r].map(({title:s,text:i})=>({title:M(s),text:ln(i)}));return o.filter((s,i)=>s.text!==""&&o.findIndex(a=>a.title===s.title)===i)}var Ji=1e3,qi=18,S$=6.3,O$=64,k$=.002,z$=12,R$=[.002,.01,.04];function tm(e){if("reason"in e)return`<h3>Where the CPU time goes</h3>
<p class="note">No profile: ${q(e.reason)}</p>`;let t=A$(e.base,e.head),{rows:n,frames:r}=E$(t),o=n*qi,s=e.seconds===null?"":`, ${e.seconds}\
 s each`;return["<h3>Where the CPU time goes</h3>",`<p class="legend">Head's CPU time per request, ${`by ${e.tool}${s}, after the verdict`}:\
 ${N(t.head,"s")}, of base ${N(t.base,"s")}. A function lies on its callers and is as wide as its cost with everything it calls; <span class\
="hotter">red</span> costs more than in base, <span class="cooler">blue</span> less. Hover to read one.</p>`,`<div class="scroll"><svg class\
="flame" viewBox="0 0 ${Ji} ${o}" role="img" aria-label="Flame graph of head; the table below says the same in numbers">`,...r.map(a=>P$(a,t,
o)),"</svg></div>",T$(e)].join(`
`)}function E$(e){let t=[],n=e.head>0?Ji/e.head:0,r=(o,s,i)=>{let a=o.head*n;if(a<k$*Ji||i>=O$)return;t.push({frame:o,x:s,width:a,row:i});let c=s;
for(let u of o.children)r(u,c,i+1),c+=u.head*n};return r(e,0,0),{rows:Math.max(1,...t.map(({row:o})=>o+1)),frames:t}}function P$({frame:e,x:t,
width:n,row:r},o,s){let i=s-(r+1)*qi,a=Math.floor((n-6)/S$),c=a<3?"":`<text x="${(t+3).toFixed(1)}" y="${i+12.5}">${R(e.name.length>a?`${e.name.
slice(0,a-1)}\u2026`:e.name)}</text>`;return`<g>${`<rect class="${C$(e,o)}" x="${t.toFixed(1)}" y="${i}" width="${Math.max(.5,n-.6).toFixed(
1)}" height="${qi-1}"/>`}${c}<title>${R(e.name)}: ${N(e.head,"s")} per request, ${N(e.base,"s")} in base</title></g>`}function C$({base:e,head:t},n){
let r=(t-e)/n.head,o=R$.filter(s=>Math.abs(r)>=s).length;return o===0?"f0":`${r>0?"hot":"cool"}${o}`}function T$({base:e,head:t}){return["<t\
able><caption>CPU time per request of each function itself; those that moved most.</caption>",'<thead><tr><th scope="col">Function</th><th s\
cope="col">Base</th><th scope="col">Head</th><th scope="col">Change</th></tr></thead>',`<tbody>${M$(e,t,z$).map(r=>{let o=r.head-r.base,s=o>
0?"+":"\u2212";return`<tr><th scope="row">${R(r.name)}</th><td>${N(r.base,"s")}</td><td>${N(r.head,"s")}</td><td class="${o>0?"regression":"\
improvement"}">${s}${N(Math.abs(o),"s")}</td></tr>`}).join(`
`)}</tbody></table>`].join(`
`)}var em=()=>({base:0,head:0,children:new Map});function A$(e,t){let n=em();for(let[r,o]of[["base",e],["head",t]])for(let[s,i]of o){n[r]+=i;
let a=n;for(let c of s.split(";")){let u=a.children.get(c)??em();a.children.set(c,u),u[r]+=i,a=u}}return nm("all",n)}function nm(e,{base:t,head:n,
children:r}){let o=[...r].toSorted(([s],[i])=>s<i?-1:s>i?1:0);return{name:e,base:t,head:n,children:o.map(([s,i])=>nm(s,i))}}function M$(e,t,n){
let r=new Map;for(let[o,s]of[["base",e],["head",t]])for(let[i,a]of s){let c=i.slice(i.lastIndexOf(";")+1),u=r.get(c)??{base:0,head:0};r.set(
c,u),u[o]+=a}return[...r].map(([o,s])=>({name:o,...s})).filter(o=>o.base!==o.head).sort((o,s)=>Math.abs(s.head-s.base)-Math.abs(o.head-o.base)).
slice(0,n)}var I$=(e,t)=>(Math.abs(e-1)*100).toFixed(t);function Xi({name:e,unit:t}){let{subject:n,verb:r,shrunk:o,grown:s}=K(e).words;return{verb:r,subject:Rn(
n,t),shrunk:Rn(o,t),grown:Rn(s,t)}}function Cn(e){let t=e.ratio??1,{shrunk:n,grown:r}=Xi(e);return`${I$(t,Zt(e))}% ${t<1?n:r}`}function om(e){
return`about ${Cn(e)}`}function Yi(e){return`${Xi(e).verb} ${sm(e)}`}function sm(e){return`${om(e)}${e.interval===null?"":` (95% interval ${me(
e)})`}`}function Ne(e,t){return e.metrics.filter(n=>n.gates&&n.verdict===t)}function Wt(e){return Q(M(Hr(e)),300).replace(/\.$/,"")}function N$(e){
return`${Xi(e).subject} ${pe(e)} (${me(e)})`}function Tn(e){return Ne(e,"inconclusive").filter(t=>t.interval!==null)}function qr(e){if(e.verdict!==
"inconclusive")return null;let t=Tn(e).map(Sn);return t.find(n=>n==="worse")??t.find(n=>n==="better")??null}function im(e,t){return Tn(e).some(
r=>Sn(r)===t&&rf(r.name))?t==="worse"?"probably slower":"probably faster":`probably ${t}`}function Le({threshold:e},t){return t.threshold??e}
function Kr(e){let t=new Map;for(let r of e.flatMap(({metrics:o})=>o))if(r.threshold!==void 0){let o=he(r);t.set(o,Math.max(t.get(o)??0,r.threshold))}
let n=[...t].map(([r,o])=>`${r} ${B(o)}`).join(", ");return n===""?"":` (${n})`}function ge(e){if(e.verdict!=="inconclusive")return e.verdict;
let t=qr(e);return t!==null?im(e,t):Tn(e).length>0?"no change seen":"inconclusive"}function An({detectable:e}){return e===null?"":e>1?"even \
half the speed may go unnoticed":`a slowdown of ${B(Number(e.toPrecision(2)))} or more would have been caught`}function Yr({plan:e,cases:t}){
let n=t.some(r=>r.limits!==void 0)?" A limit is broken only where the whole 95% interval of head lies beyond it.":"";return`A case is red on\
ly where a wider interval lies wholly beyond 0%, so at most one run in ${Math.round(1/e.alpha)} is red by chance.${n}`}function am(e){return e.
metrics.some(({gates:n})=>n)&&Ne(e,"inconclusive").length===0&&Se(e,"inconclusive").length>0}function L$(e){let t=Tn(e),n=Se(e,"inconclusive").
map(Bt),r=Ne(e,"improvement").map(c=>`${Yi(c)}, but `);if(am(e))return`${r.length>0?r.join(""):`${cm(e)}, but `}leaves a limit inconclusive:\
 ${n.join("; ")}`;if(t.length===0)return[[`${r.join("")}could not be decided`,...e.findings.slice(0,1).map(Wt)].join(": "),...n].join("; ");
let o=qr(e),s=t.filter(c=>o===null||Sn(c)===o),i=o===null?"is inconclusive, with no change seen":`is ${im(e,o)}`,a=s.map(o===null?N$:D$(e)).
join(", ");return[`${r.join("")}${i}: ${a}`,...n,An(e)].filter(Boolean).join("; ")}var cm=e=>`shows no change larger than ${B(e.threshold)}${Kr(
[e])}`;function D$(e){return t=>{let n=Le(e,t),o=Math.abs(Math.log(t.ratio??1))<Math.log1p(n)?`, less than the threshold of ${B(n)}`:"";return`${sm(
t)}${o}`}}function F$(e,t){let n=t==="regression"?"improvement":"regression",r=Ne(e,t).map(Yi),o=Ne(e,n).map(Yi),s=Se(e,"broken").map(Bt),i=o.
length===0?"":`, but ${o.join(", and ")}`,a=s.length===0?[]:[`breaks ${j$(s.length)}: ${s.join("; ")}`];return r.length===0?`${a.join("")}${i}`:
[`${r.join(", and ")}${i}`,...a].join("; ")}var j$=e=>e===1?"a limit":`${e} limits`;function Z$({metrics:e}){return e.filter(({name:t,head:n})=>(t===
"goodput"||t==="cpu"||t==="p99")&&n!==null).map(t=>{let n=N(t.head,t.unit);return t.name==="goodput"?n:`${he(t)} ${n}`}).join(", ")}function um({
findings:e}){return e.map(Wt).join("; ")}function U$(e){let[t="",...n]=e.findings.map(Wt),r=Z$(e);return["has nothing to compare with",r===""?
t:`${t}: ${r}`].join(": ")+n.map(s=>`; ${s}`).join("")}function ie(e){switch(e.verdict){case"regression":case"improvement":return F$(e,e.verdict);case"\
inconclusive":return L$(e);case"invalid":return`gave no usable numbers: ${e.findings.map(Wt)[0]??"no reason was recorded"}`;case"new":return U$(
e);case"unchanged":return e.skipped===void 0?cm(e):`was not loaded: ${Wr(e.skipped)}`}}function lm(e){return e.verdict==="invalid"?!0:e.verdict===
"inconclusive"&&Tn(e).length===0&&!am(e)}function dm(e){return(lm(e)?e.findings.slice(1):e.findings).filter(({code:n})=>n==="slow-start").map(
Wt)}function Xr(e){if(e.skipped!==void 0)return[];let t=e.verdict==="regression"?"broken":e.verdict,n=(e.limits??[]).filter(({state:r})=>r!==
t).map(Bt);return e.verdict==="new"?n:[...(lm(e)?e.findings.slice(1):e.findings).map(Wt),...n]}function B$({name:e,base:t,head:n},r=60){let[
o,s,i]=[e,t,n].map(a=>a&&Q(a,r));return s===null?`${o} ${i} (new)`:i===null?`${o} ${s} (gone)`:`${o} ${s} \u2192 ${i}`}var G$=3;function Qr({
differences:e=[],cases:t}){if(!t.some(({verdict:s})=>H$.includes(s))||e.length===0)return"";let r=e.slice(0,G$).map(s=>B$(s)),o=e.length-r.length;
return`also changed: ${r.join(", ")}${o>0?` and ${o} more`:""}`}var H$=["regression","improvement","inconclusive","invalid"];function eo({findings:e}){
return e.filter(({code:t})=>t==="counter-moved").map(t=>Hr(t))}var W$={code:"",runtime:"runtime",collector:"garbage collector",compiler:"jus\
t-in-time compiler"};function V$({name:e,kind:t}){let n=W$[t];return n===""||e.includes(n)?"":`, ${n}`}function Vt({growth:e}){if(e===void 0)
return[];let t=({base:n,head:r})=>`${r<n?"\u2212":"+"}${N(Math.abs(r-n),"s")}`;return e.functions.map(n=>({where:`${rm(n)}${V$(n)}${n.calls?
` \u2192 ${rm(n.calls)}`:""}`,cost:`${t(n)} of ${t(e)}`}))}function rm({name:e,line:t}){let[,n,r]=/^(.*) (\S+)$/.exec(e)??[];return t===void 0||
n===void 0||r===void 0?e:`${n} (${/:\d+$/.test(r)?r:`${r}:${t}`})`}var Re=e=>M(e.id);function ze(e,t){let n=t.cases.length;return e.length<n?`${e.length} of ${n} cases`:n===2?"Both cases":`All ${n} cases`}function fm(e,t){
let n=r=>Math.max(0,...Ne(r,t).map(o=>Math.abs(Math.log(o.ratio??1))));return e.toSorted((r,o)=>n(o)-n(r))[0]}function pm(e,t){let n=t==="re\
gression"?0:1,[r,o]=[["slower","faster"][n],["worse","better"][n]],s=new Set(e.map(a=>{let[c]=Ne(a,t);return c?K(c.name).words.cases[n]:Se(a,
"broken").length>0?J$:r})),[i=r]=s;return s.size<=1?i:[...s].every(a=>a===r||a.endsWith("CPU"))?r:o}var J$="beyond a limit";function q$(e,t,n){
let r=fm(t,n),o=`${ze(t,e)} ${pm(t,n)}`;if(r===void 0)return o;let s=t.length===1?":":n==="regression"?"; worst:":"; most:";return`${o}${s} ${Re(
r)} ${ie(r)}`}function to(e){return e.brokenIn.includes("head")&&!e.brokenIn.includes("base")}function K$(e,t){let n=t.find(to)??t[0];if(n===
void 0)return"Invalid: nothing could be measured";let r=e.cases.length===1?"Invalid":`${ze(t,e)} invalid`,o=to(n)?", head fails where base d\
oes not":"";return`${r}${o}: ${Re(n)} ${ie(n)}`}var mm=[["worse","probably slower"],["worse","probably worse"],["better","probably faster"],
["better","probably better"]];function hm(e,[t,n]){return e.filter(r=>qr(r)===t&&ge(r)===n)}function Y$(e,t){let[n]=t;if(n===void 0)return"I\
nconclusive: nothing was measured";if(e.cases.length===1)return`${Re(n)} ${ie(n)}`;for(let i of mm){let a=hm(t,i);if(a.length>0)return`${ze(
a,e)} ${i[1]}: ${De(a)}`}let r=t.length===e.cases.length?"":"; none of the others is slower",o=t.filter(i=>An(i)!==""&&Se(i,"inconclusive").
length===0);if(o.length<t.length)return`${ze(t,e)} inconclusive: ${De(t)}${r}`;let s=o.toSorted((i,a)=>(a.detectable??0)-(i.detectable??0))[0];
return`Inconclusive, with no change seen: ${An(s)} in ${e.cases.length===t.length?"every case":t.length===1?De(t):`each of ${t.length} incon\
clusive cases`}`}function De(e){return`${e.slice(0,3).map(Re).join(", ")}${e.length>3?", \u2026":""}`}function X$(e){let t=new Set(e.cases.map(
o=>o.skipped));if(!t.has(void 0)){let[o]=t;return`Unchanged: ${t.size===1&&o?Wr(o):"base and head do not differ in what is measured"}, so th\
ere was nothing to measure`}let n=Math.max(...e.cases.map(o=>o.threshold)),r=e.cases.length===1?Re(e.cases[0]):`any of ${e.cases.length} cas\
es`;return`No change larger than ${B(n)}${Kr(e.cases)} in ${r}`}function gm({findings:e}){return e.find(t=>t.code==="head-alone")?.why}function Q$(e,t){
let n=t.length===e.cases.length,r=new Set(t.map(gm));if(n&&r.size===1&&r.has("configuration"))return`Set up to measure ${bm(t)}; comparing b\
egins with the next change: ${De(t)}`;let[o]=t;if(e.cases.length===1&&o!==void 0)return`${Re(o)} ${ie(o)}`;let s=n?"":"; none of the others \
changed";return r.has("not-built")||r.has("not-started")?`Base does not work in ${ze(t,e).toLowerCase()}, so head was measured alone: ${De(t)}${s}`:
`${ze(t,e)} new, measured on head alone: ${De(t)}${s}`}function bm(e){return e.length===1?"1 case":`${e.length} cases`}function e_(e){let t=e.
cases.filter(r=>r.verdict===e.verdict),[n]=e.cases;switch(e.verdict){case"regression":case"improvement":return e.cases.length===1&&n!==void 0?
`${Re(n)} ${ie(n)}`:q$(e,t,e.verdict);case"invalid":return K$(e,t);case"inconclusive":return Y$(e,t);case"new":return Q$(e,t);case"unchanged":
return X$(e)}}function at(e){return`${e.interrupted?"Interrupted before its end. So far: ":""}${e_(e)}`}function no(e){let[t]=e.cases;return e.
cases.length===1&&t!==void 0&&at(e).endsWith(ie(t))}function ro(e){let t=e.interrupted?"interrupted; so far: ":"";return t_(e).map(n=>`${t}${n}`)}function ym(e,t){let n=e.at(-1)??"";return e.find(
r=>[...r].length<=t)??Q(n,t)}function t_(e){let t=e.cases.filter(o=>o.verdict===e.verdict),[n]=e.cases,r=e.cases.length===1?n:void 0;switch(e.
verdict){case"regression":case"improvement":return n_(e,t,e.verdict);case"invalid":return o_(e,t);case"inconclusive":return s_(e,t);case"new":
return r_(e,t);case"unchanged":{if(e.cases.every(({skipped:a})=>a!==void 0))return["nothing to measure"];let o=`no change larger than ${B(Math.
max(...e.cases.map(({threshold:a})=>a)))}`,s=r?Re(r):`any of ${e.cases.length} cases`,i=Kr(e.cases);return i===""?[`${o} in ${s}`,o]:[`${o}${i}\
 in ${s}`,`${o}${i}`,o]}}}function n_(e,t,n){let r=pm(t,n),o=fm(t,n),[s]=o?Ne(o,n):[],i=o?Mp(o):null,a=s===void 0?i??r:Cn(s),c=o===void 0?"":
Re(o);if(e.cases.length===1)return[`${c} ${a}`,a];let u=oo(ze(t,e)),l=n==="regression"?"worst":"most",f=t.length===1?":":`, ${l}:`,p=`${u} ${r}`;
return[`${p}${f} ${c} ${a}`,`${p}, ${l} ${a}`,p]}function r_(e,t){if(t.length===e.cases.length&&t.every(o=>gm(o)==="configuration"))return[`\
set up to measure ${bm(t)}; comparing begins with the next change`];let r=`${e.cases.length===1?"":`${oo(ze(t,e))} `}new, nothing to compare\
 with yet`;return[`${r}: ${De(t)}`,r]}function o_(e,t){let n=t.find(to)??t[0];if(n===void 0)return["nothing could be measured"];let r=to(n)?
"head fails where base does not":"not measured",o=e.cases.length===1?"":`${oo(ze(t,e))}: `;return[`${o}${r}: ${Re(n)}`,`${o}${r}`]}function Qi({
verdict:e,plan:t}){return e==="inconclusive"&&t.mode!=="observe"&&t.failOn.includes("inconclusive")}function s_(e,t){let n=e.cases.length===
1?"":`${oo(ze(t,e))}`,r=Qi(e)?"inconclusive, which fails":"inconclusive",o=n===""?r:`${r}: ${n}`;for(let c of mm){let u=hm(t,c);if(u.length>
0)return[`${o}; ${c[1]}: ${De(u)}`,`${o}; ${c[1]}`]}let s=t.flatMap(c=>c.detectable===null||Se(c,"inconclusive").length>0?[]:[c.detectable]),
i=s.length===t.length?Math.max(...s):null,a=i===null?"":An({detectable:i});return a===""?[`${o}${n===""?"":`, ${De(t)}`}`,o]:[`${o}; ${a}`,o]}
var oo=e=>e.charAt(0).toLowerCase()+e.slice(1);import{createHash as i_}from"node:crypto";function a_(){return`default-src 'none'; style-src 'sha256-${i_("sha256").update(wm).digest("base64")}'; base-uri 'none'; form-action 'none'`}
function so(e){return[`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">`,`<meta http-equiv="Content-Security-Policy" content="${a_()}">`,'<meta name="viewport" content="width=device-width, \
initial-scale=1">','<meta name="color-scheme" content="light dark">','<meta name="referrer" content="no-referrer">',`<title>${R(e)}</title>`,
`<style>${wm}</style>
</head>`].join(`
`)}function Mn(e,t){let n=t.map(([r,o])=>`<dt>${R(r)}</dt><dd>${q(o)}</dd>`);return`<h3>${e}</h3>
<dl class="facts">
${n.join(`
`)}
</dl>`}var wm=`
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
`;var L=e=>Number(e.toFixed(1)).toString();function io(e){let t=10**Math.floor(Math.log10(e));return t*([1,2,5,10].find(n=>n*t>=e)??10)}function Ke(e,t){
let n=t.hollow?"dot hollow":"dot",r=t.title===""?"":`<title>${R(t.title)}</title>`,[o,s]=[e.x,e.y],i=a=>`<path class="${n}" d="M${a.map(([c,
u])=>`${L(o+c)} ${L(s+u)}`).join("L")}Z">${r}</path>`;return t.beyond==="above"?i([[0,0],[3,5],[-3,5]]):t.beyond==="below"?i([[0,0],[3,-5],[
-3,-5]]):`<circle class="${n}" cx="${L(o)}" cy="${L(s)}" r="2.2">${r}</circle>`}function le(e,t,n,r,o){return`<text${o===void 0?"":` class="${o}\
"`} x="${L(t)}" y="${L(n)}" text-anchor="${r}">${R(e)}</text>`}var _m=360,ao=236,G={left:54,right:_m-6,top:20,bottom:ao-34};function c_(e,t,n){let r=e.sessions.map((a,c)=>({number:c+1,pairs:Ct(a,t),mean:xf(
Ct(a,t,n))})).filter(a=>a.pairs.length>0),o=r.reduce((a,c)=>a+c.pairs.length+1,0),s=(G.right-G.left)/Math.max(1,o),i=G.left;return r.map(a=>{
let c=i+(a.pairs.length+1)*s,u={...a,left:i,right:c};return i=c,u})}function co(e,t,n,r=G.left,o=G.right){let s=Math.max(0,n-t);return`<rect\
 class="${e}" x="${L(r)}" y="${L(t)}" width="${L(o-r)}" height="${L(s)}"/>`}function ct(e,t,n=G.left,r=G.right){return`<line class="${e}" x1\
="${L(n)}" x2="${L(r)}" y1="${L(t)}" y2="${L(t)}"/>`}function u_(e,t,n){let r=Le(e,t),[o,s]=[n.place(1+r),n.place(1/(1+r))],[i,a]=t.better===
"higher"?["better","worse"]:["worse","better"];return[co(i,G.top,o),co(a,s,G.bottom),ct("threshold",o),ct("threshold",s),ct("nochange",n.place(
1))].join("")}function l_(e,t,n){let r=Le(e,t),[o,s]=[n.place(1+r),n.place(1/(1+r))];return[o-4,s+10].filter(i=>i-8>G.top&&i<G.bottom).map(i=>le(
"threshold",G.right-4,i,"end","name")).join("")}function d_(e){return e.ticks.map(t=>{let n=e.place(1+t/100),r=`${t>0?"+":t<0?"\u2212":""}${Math.
abs(t)}%`;return`${ct("tick",n,G.left-4,G.left)}${le(r,G.left-7,n+3.5,"end")}`}).join("")}function f_(e,t,n){let r=(e.right-e.left)/(e.pairs.
length+1);return e.pairs.map((o,s)=>{let i=o.head/o.base,a={x:e.left+(s+1)*r,y:t.place(i)},c=t.holds(i)?null:i>1?"above":"below",u=`session ${e.
number}, round ${s+1}: ${Ie(i,1)}%`;return Ke(a,{hollow:n&&o.limited,beyond:c,title:u})}).join("")}function p_(e){let t=Math.ceil(e.length/14);
return e.filter((n,r)=>r%t===0).map(n=>le(String(n.number),(n.left+n.right)/2,G.bottom+13,"middle")).join("")}function m_(e,t,n){let r=t.interval===
null?"no interval":`95% interval ${me(t)}%`;return`${n.length} sessions. Estimate ${pe(t)}, ${r}; threshold ${B(Le(e,t))}.`}function Sm(e,t,n){
let r=e.metrics.find(P=>P.name===t);if(r===void 0||r.ratio===null)return null;let{ratio:o,interval:s,decisionInterval:i}=r,a=K(t),c=c_(e,a,r.
gates),u=c.flatMap(P=>P.pairs.map(Y=>Y.head/Y.base)),l=1+Le(e,r)*1.3,f=[l,1/l,o,...s===null?[]:[s.low,s.high]],p=w_(f,u,G.top,G.bottom),g=c.
map(P=>P.mean===null?"":ct("mean",p.place(Math.exp(P.mean)),P.left+1,P.right-1)),[w,_]=a.words.axis,[O,E]=r.better==="higher"?["better","wor\
se"]:["worse","better"];return[`<svg class="picture" viewBox="0 0 ${_m} ${ao}" role="img" aria-labelledby="${n}-t ${n}-d">`,`<title id="${n}\
-t">${R(`${he(r)}, head against base, ${e.id}`)}</title>`,`<desc id="${n}-d">${R(m_(e,r,c))}</desc>`,...c.filter(P=>P.number%2===0).map(P=>co(
"strip",G.top,G.bottom,P.left,P.right)),u_(e,r,p),s===null?"":co("interval",p.place(s.high),p.place(s.low)),...(i===null?[]:[i.low,i.high]).
filter(P=>p.holds(P)).map(P=>ct("decision",p.place(P))),ct("estimate",p.place(o)),...c.map(P=>f_(P,p,r.gates&&a.limitable)),...g,l_(e,r,p),d_(
p),p_(c),le(`\u2191 ${O}: ${_}`,G.left,G.top-7,"start"),le(`\u2193 ${E}: ${w}`,G.left,ao-6,"start"),le("sessions",G.right,ao-6,"end"),"</svg\
>"].filter(P=>P!=="").join(`
`)}function h_(e,t){let[n,r]=[Math.expm1(e)*100,Math.expm1(t)*100],o=io((r-n)/7),s=Math.ceil(n/o-1e-9),i=Math.floor(r/o+1e-9)-s+1;return Array.
from({length:Math.max(0,i)},(a,c)=>Number(((s+c)*o).toPrecision(6)))}var g_=Math.log(4),xm=Math.log(10),b_=[-3,-2,-1,0,1,2,3].map(e=>(2**e-1)*
100),vm=.03;function $m(e,t){let n=e[Math.round(t*(e.length-1))];return n===void 0?[]:[n]}function y_(e,t){return b_.filter(n=>Math.log1p(n/
100)>=e&&Math.log1p(n/100)<=t)}function w_(e,t,n,r){let o=t.map(Math.log).toSorted((f,p)=>f-p),i=[...e.map(Math.log),...$m(o,vm),...$m(o,1-vm),
0].map(f=>Math.min(xm,Math.max(-xm,f))),a=(Math.max(...i)-Math.min(...i))*.07,[c,u]=[Math.min(...i)-a,Math.max(...i)+a],l=f=>Math.min(u,Math.
max(c,f));return{low:Math.exp(c),high:Math.exp(u),ticks:u-c>g_?y_(c,u):h_(c,u),place:f=>r-(l(Math.log(f))-c)/(u-c)*(r-n),holds:f=>Math.log(f)>=
c&&Math.log(f)<=u}}function x_(e,t){let n=e.variants.map(({commit:c})=>c),r=(c,u)=>t===null?u:`<a href="${R(`${t}/${c}`)}">${u}</a>`,o=e.variants.map(c=>{let u=`\
<b>${R(Pn(c))}</b>`;return`${c.variant} ${Om.test(c.commit)?r(`commit/${c.commit}`,u):u}`}),i=t!==null&&n.length===2&&n.every(c=>Om.test(c))?
[r(`compare/${n.join("...")}`,"what changed")]:[],a=R(e.startedAt.slice(0,10));return`<p class="kicker">${["loadgate",...o,...i,a].join(" \xB7 ")}\
</p>`}var Om=/^[0-9a-f]{40}$/;function v_(e){let t=at(e),[n=t]=ro(e),r=e.cases.some(o=>t.includes(ie(o)));return e.cases.length>1&&r?`${n.charAt(
0).toUpperCase()}${n.slice(1)}`:t}function $_(e,t){let n=e.notices.map(r=>`<p class="note">${q(qe(r))}</p>`);return[x_(e,t),`<h1>${q(v_(e))}\
</h1>`,ta(e.verdict),...n].join(`
`)}var km=({decides:e})=>e?[]:["wide"];function __(e,t){let n=e.metrics.find(i=>i.name===t.name),r=n!==void 0&&n.ratio!==null&&!n.gates,o=[...km(
t),...r?["unjudged"]:[]],s=r&&t.decides?"<small>not judged</small>":"";return`<td${zm(o)}>${Em(n)}${S_(n)}${s}</td>`}function S_(e){if(e===void 0||
e.base===null||e.head===null)return"";let[t,n]=[e.base,e.head].map(r=>N(r,e.unit).replaceAll(" ","\xA0"));return`<small class="values">${R(`${t}\
 \u2192 ${n}`)}</small>`}var zm=e=>e.length===0?"":` class="${e.join(" ")}"`,O_=e=>e.replaceAll("/","/<wbr>");function k_(e,t){let n=Ut(e.cases),
r=e.cases.map((s,i)=>`<tr>${`<th scope="row"><a href="#${t[i]}">${O_(R(s.id))}</a><small>${ta(s.verdict,ge(s))}</small></th>`}${n.map(c=>__(
s,c)).join("")}</tr>`);return['<div class="scroll"><table class="overview"><caption><span>Head against base in percent; beneath each change \
its 95% interval, and the values of base and head.</span></caption>',`<thead><tr><th scope="col">Case</th>${n.map(s=>`<th scope="col"${zm(km(
s))}>${s.title}</th>`).join("")}</tr></thead>`,`<tbody>
${r.join(`
`)}
</tbody></table></div>`].join(`
`)}function z_({differences:e=[]}){if(e.length===0)return"";let t=e.map(({kind:r,name:o,base:s,head:i,role:a,file:c})=>{let u=a===void 0||a===
"direct"?r:`${r}, ${a}`,l=[s??"\u2013",i??"\u2013"].map(g=>`<td>${q(g)}</td>`),f=[u,c??"the built image"].map(g=>`<td class="wide">${q(g)}</\
td>`),p=[...l,...f];return`<tr><th scope="row">${q(o)}</th>${p.join("")}</tr>`});return['<section class="differences"><h2>What else differs \
between the two builds</h2>',`<div class="scroll"><table><thead><tr>${[...["Name","Base","Head"].map(r=>`<th scope="col">${r}</th>`),...["Ki\
nd","By"].map(r=>`<th scope="col" class="wide">${r}</th>`)].join("")}</tr></thead><tbody>
${t.join(`
`)}
</tbody></table></div>`,"</section>"].join(`
`)}function R_(e){let t=Qp.map(n=>`<li>${q(n)}</li>`).join("");return['<footer class="background">',Mn("How it was measured",Vr(e)),Mn("Mach\
ine and tools",Jr(e)),`<h3>What this does not show</h3>
<ul>${t}</ul>`,"</footer>"].join(`
`)}function Rm(e,t=[],n=null){let r=e.cases.map((i,a)=>`case-${a+1}`),o=e.cases.some(i=>i.metrics.some(a=>a.interval!==null));return[so(`loa\
dgate: ${e.verdict}`),`<body>
<main>`,$_(e,n),e.cases.length===0?"":k_(e,r),o?P_(e):"",...e.cases.map((i,a)=>{let c=t.find(u=>u.case===i.id);return D_(i,e,r[a]??"")+(c?tm(
c):"")}),z_(e),"</main>",R_(e),`</body>
</html>
`].filter(i=>i!=="").join(`
`)}var E_=e=>`<svg viewBox="0 0 40 20" aria-hidden="true">${e}</svg>`,ea={hollow:!1,beyond:null,title:""},uo=e=>`<line class="${e}" x1="2" x\
2="38" y1="10" y2="10"/>`;function P_(e){let t=e.cases.flatMap(l=>[l.threshold,...l.metrics.flatMap(({threshold:f})=>f??[])]),n=[...new Set(
t)].map(B).join(", "),r=Ke({x:20,y:10},ea),o=Ke({x:20,y:10},{...ea,hollow:!0}),s=Ke({x:20,y:7},{...ea,beyond:"above"}),a=[[r,"each point is \
one round: head against base under the same load"],[`<rect class="strip" x="2" y="1" width="36" height="18"/>${uo("mean")}`,"a strip is one \
session, one start of both servers; the thin line is its mean"],[uo("estimate"),"the estimate: the mean over the sessions"],['<rect class="i\
nterval" x="2" y="4" width="36" height="12"/>',"its 95% interval; dotted lines around it: the wider one that decides"],[uo("nochange"),"no c\
hange"],[uo("threshold"),`the threshold, ${n}; tinted beyond it`],[o,"left out: something other than the server was saturated"],[s,"lies bey\
ond the picture"]].map(([l,f])=>`<li>${E_(l??"")}<span>${f}</span></li>`).join(`
`),c=`Each point is one round, head against base; each strip is a session, a new start of both servers. The grey band is the 95% interval. ${Yr(
e)}`,u=`<details><summary>What each sign means</summary>
<ul>
${a}
</ul>
</details>`;return`<section class="legend">
<p>${c}</p>
${u}
</section>`}function ta(e,t=e){return`<span class="badge ${e}">${t}</span>`}function Em(e){if(e===void 0||e.ratio===null)return"\u2013";let t=e.
interval===null?"":`<small>${me(e)}</small>`;return`${pe(e)}${t}`}function C_(e){return`${e.verdict==="regression"||e.verdict==="improvement"?
"Head":"This case"} ${ie(e)}.`}var T_={true:"decides the verdict",false:"not judged"};function A_(e,t,n){let r=e.metrics.find(a=>a.name===t),
o=Sm(e,t,`${n}-${t}`);if(r===void 0||o===null)return"";let s=r.interval===null?"":` <span>${me(r)}</span>`;return`<figure><figcaption>${`<b>${he(
r)}</b> ${pe(r)}${s} <span>${T_[`${r.gates}`]}</span>`}</figcaption>
${o}
</figure>`}function M_(e){let t=e.metrics.filter(o=>o.base!==null||o.head!==null).map(o=>`<tr><th scope="row">${he(o)}${o.gates?" <small>dec\
ides the verdict</small>":""}</th><td>${N(o.base,o.unit)}</td><td>${N(o.head,o.unit)}</td><td>${Em(o)}</td></tr>`);return t.length===0?"":`<\
details><summary>All metrics</summary>
${`<table><thead><tr>${["Metric","Base","Head","Change"].map(o=>`<th scope="col">${o}</th>`).join("")}</tr></thead><tbody>
${t.join(`
`)}
</tbody></table>`}
</details>`}function I_(e){let t=Xr(e).map(n=>`<li>${q(n)}</li>`);return t.length===0?"":`<ul class="reasons">${t.join("")}</ul>`}function N_(e){
let t=Vt(e).map(({where:n,cost:r})=>`<li><code>${R(n)}</code> ${r} of CPU time per request</li>`);return t.length===0?"":`<ul class="reasons\
">${t.join("")}</ul>`}function L_(e,t){return Ht(e,t).map(n=>`<h3>${R(n.title)}</h3>
<pre>${R(n.text)}</pre>`).join(`
`)}function D_(e,t,n){let r=({name:i,per:a})=>a!=="build"&&e.metrics.some(c=>c.name===i&&c.threshold!==void 0),s=oe.filter(i=>i.decides===Ti(
e)||r(i)).map(({name:i})=>A_(e,i,n)).filter(i=>i!=="");return[`<section class="case" id="${n}">`,`<header><h2>${R(e.id)}</h2>${ta(e.verdict,
ge(e))}</header>`,no(t)?"":`<p>${q(C_(e))}</p>`,N_(e),I_(e),L_(e,t),s.length===0?"":`<div class="panels">
${s.join(`
`)}
</div>`,M_(e),"</section>"].filter(i=>i!=="").join(`
`)}var F_="1.0.0",j_=F_.split(".")[0],Pm=`https://github.com/loadgate/loadgate/blob/v${j_}/docs`;var na=e=>`| ${e.join(" | ")} |`;function Jt(e,t){return[na(e.map(([n])=>n)),na(e.map(([,n])=>n)),...t.map(na)].join(`
`)}function ut(e,t){return t===""?"":`<details><summary>${e}</summary>

${t}

</details>`}function In(e){return`<pre>${R(e)}</pre>`}var Ye=e=>e.map(t=>`- ${t}`).join(`
`),ra=e=>Buffer.byteLength(e,"utf8"),lt={regression:"\u{1F534}",accepted:"\u{1F7E0}",invalid:"\u26D4",failed:"\u26D4",inconclusive:"\u{1F7E1}",
improvement:"\u{1F7E2}",new:"\u{1F195}",unchanged:"\u26AA"};function Tm(e){return Z_.flatMap(t=>e.cases.filter(n=>n.verdict===t).toSorted((n,r)=>Cm(r)-Cm(n)))}var Z_=["regression","invalid","inconclus\
ive","improvement","new"];function fo({metrics:e,verdict:t}){let n=e.filter(({gates:s})=>s),r=n.filter(s=>s.verdict==="regression"||s.verdict===
"improvement"),o=n.filter(s=>s.verdict==="inconclusive"&&s.interval!==null);return t==="inconclusive"?o:r}function Cm(e){return Math.max(0,...fo(
e).map(({ratio:t})=>Math.abs(Math.log(t??1))))}var Am="\xA0",dt=e=>e.replaceAll(" ",Am);function Mm(e,t){if(e.length===0)return"";let n=e.flatMap(
fo),r=[...new Set(e.flatMap(p=>[p.threshold,...fo(p).map(g=>Le(p,g))]))],o=J_(n,r),s=e.map(p=>B_(p,t.has(p.id),o)),i=[["Case","---"],["Base",
"--:"],["Head","--:"],["Change","---"],[dt("better \u2502 worse"),":-:"]],a=n.length===0?i.slice(0,-1):i,c=r.map(B).join(" or "),l=`In brack\
ets the 95% interval of each change.${U_(n.map(({unit:p})=>p))} In the picture: \u251C\u25CF\u2524 that interval, \u2502 no change, \u250A the threshold of ${c}\
, worse to the right. [How to read this](${Pm}/reading-the-comment.md)`,f=Jt(a,s.map(p=>p.slice(0,a.length)));return n.length===0?f:`${f}

<sub>${l}</sub>`}function U_(e){let[t="",n]=new Set(e.filter(r=>/^s(?:\/|$)/.test(r)));return n===void 0&&t.includes("/")?` Times are CPU ti\
me per ${t.slice(2)}.`:""}var lo="\u2013";function B_(e,t,n){let o=`${lt[t?"accepted":e.verdict]}${Am}${_e(e.id)}`,s=fo(e);if(e.verdict==="n\
ew")return[o,lo,G_(e),W(um(e)),""];if(s.length===0)return[o,lo,lo,W(ie(e)),""];let i=a=>s.map(a).join("<br>");return[o,i(a=>dt(N(a.base,a.unit))),
i(a=>dt(N(a.head,a.unit))),[i(a=>H_(a,e)),...W_(e,t)].join("<br>"),i(a=>`<code>${R(q_(a,Le(e,a),n))}</code>`)]}function G_({metrics:e}){return e.
filter(({name:n,head:r})=>(n==="goodput"||n==="cpu")&&r!==null).map(({head:n,unit:r})=>dt(N(n,r))).join("<br>")||lo}function H_(e,{verdict:t}){
let n=dt(W(Cn(e).replace(/ per (?:request|operation)$/,""))),r=e.interval===null?"":dt(` (${me(e)})`);return t==="inconclusive"?`${n}${r}`:`\
<b>${n}</b>${r}`}function W_(e,t){let n=["broken","inconclusive"].flatMap(s=>Se(e,s)).map(s=>W(Bt(s)));if(t)return["accepted",...n];if(e.verdict!==
"inconclusive")return n;let{detectable:r}=e,o=r===null||r>10?"":`${B(Number(r.toPrecision(2)))} slower would be caught`;return[[ge(e),o].filter(
Boolean).map(dt).join("; "),...n]}var sa=13,oa=(sa-1)/2,V_="\xA0";function J_(e,t){let r=e.flatMap(({ratio:s,interval:i})=>[s,...i?[i.low,i.
high]:[]]).filter(s=>s!==null).map(s=>Math.abs(Math.log(s))),o=Math.max(.001,...t.map(s=>2*Math.log1p(s)));return{reach:Math.max(o,...r)}}function q_(e,t,{
reach:n}){if(e.ratio===null)return"";let r=e.better==="higher"?-1:1,o=i=>Math.min(sa-1,Math.max(0,oa+r*Math.round(Math.log(i)/n*oa))),s=Array(
sa).fill(V_);if(s[o(1+t)]="\u250A",s[o(1/(1+t))]="\u250A",s[oa]="\u2502",e.interval){let i=[o(e.interval.low),o(e.interval.high)],[a,c]=[Math.
min(...i),Math.max(...i)];s.fill("\u2500",a,c+1),s[a]="\u251C",s[c]="\u2524"}return s[o(e.ratio)]="\u25CF",s.join("")}var K_=1e6,Lm=110;function Y_(e,t){return`### ${lt[e]} loadgate: ${W(Q(t,2*Lm))}`}function X_(e,t){return t.length===0?"":`> [!${e}]
${t.map(n=>`> ${n}`).join(`
>
`)}`}function Q_(e,t){let{title:n=ym(ro(e),Lm),verdict:r=e.verdict,warnings:o=[]}=t,s=e.notices.map(c=>W(Dm(qe(c)))),i=e.notices.filter(({code:c})=>c!==
"base-config-missing"&&c!=="newly-measured"),a=o.length>0||Fd(i);return Nn([Y_(r,n),t.context??eS(e),X_(a?"WARNING":"NOTE",[...o,...s])])}var Dm=e=>`${e.
charAt(0).toUpperCase()}${e.slice(1).replace(/\.$/,"")}.`;function eS(e){let t=Xp(e).map(([n,r])=>`${n} ${W(r)}`);return t.length===0?"":`Co\
mpares ${t.join(" with ")}.`}var Nn=e=>e.filter(t=>t!=="").join(`

`);function tS(e,t,n){let r=Tm(e);return Nn([Q_(e,t),Mm(r.slice(0,n),t.accepted??new Set),Ye([...nS(r.slice(0,n)),...oS(r.slice(0,n)),...rS(
e),...sS(e,r,n),...t.remarks??[]])])}function nS(e){return e.flatMap(t=>{let n=Vt(t).map(({where:r,cost:o})=>`${_e(r)} ${o}`);return n.length===
0?[]:[`${_e(t.id)} spends more CPU time per request in ${n.join("; ")}.`]})}function rS(e){let t=Qr(e);return t===""?[]:[W(Dm(t))]}function oS(e){
return e.flatMap(t=>eo(t).map(n=>`${_e(t.id)}: ${W(n)}.`))}function sS(e,t,n){let r=Math.max(0,t.length-n),o=`${r} more ${r===1?"case is":"c\
ases are"} in the table of all cases and in the report file.`;if(e.verdict==="unchanged")return[W(`${at(e)}.`)];let s=e.cases.filter(({verdict:c})=>c===
"unchanged"),i=s.filter(({skipped:c})=>c===void 0),a=Math.max(...i.map(({threshold:c})=>c));return[...r===0?[]:[o],...i.length===0?[]:[`${lt.
unchanged} ${Im(i)}: no change larger than ${B(a)}.`],...i.length===s.length?[]:[`${lt.unchanged} ${Im(s.filter(({skipped:c})=>c))}: not mea\
sured, since the change does not reach ${s.length-i.length===1?"it":"them"}.`]]}var Im=e=>`${e.length} more ${e.length===1?"case":"cases"}`;
function po(e,t=K_,n={}){let{before:r="",after:o=""}=n,s=n.accepted??new Set,i=e.cases.length===0?"":Nn([cS(e.cases,s),bS(e),lS(e)]),c=[uS(e),
ut(e.cases.length===1?"The case":`All ${e.cases.length} cases`,i),...n.parts??[],pS(e,n.fetchFirst??null)].filter(O=>O!==""),[u,l]=[e,n],f=(O,E)=>{
let V=E.length===c.length&&l===n?"":"The rest is in the report file: it did not fit here.";return`${Nn([r,tS(u,l,O),...E,V,o])}
`},p=O=>ra(O)<=t,g=e.cases.length;for(;g>0&&!p(f(g,[]));)g=Math.floor(g/2);for(let O of iS(e,n)){if(p(f(g,[])))break;[u,l]=O}let w=[];for(let O of c)
p(f(g,[...w,O]))&&w.push(O);let _=f(g,w);if(!p(_))throw new RangeError(`a report of ${ra(_)} bytes where ${t} fit`);return _}function*iS(e,t){
let n=[...t.remarks??[]],r={...e,notices:[]},o=e.notices.length,s=[...t.warnings??[],...o===0?[]:[`${o} ${o===1?"notice is":"notices are"} t\
oo long to be shown here: see the report file.`]];yield[r,{...t,warnings:s}];for(let i=n.length;i>0;i=Math.floor(i/2))yield[r,{...t,warnings:s,
remarks:n.slice(0,i)}];yield[r,{...t,warnings:s,remarks:[]}]}function aS(e,{name:t,decides:n}){let r=e.metrics.find(o=>o.name===t);return r===
void 0||r.ratio===null?"\u2013":r.gates?r.interval===null?pe(r):`${pe(r)} (${me(r)})`:n?`${pe(r)}, not judged`:pe(r)}function cS(e,t){let n=Ut(
e),r=e.map(s=>{let i=t.has(s.id)?"accepted":s.verdict;return[_e(s.id),`${lt[i]} ${i==="accepted"?i:ge(s)}`,...n.map(a=>aS(s,a))]}),o=["Case",
"Verdict",...n.map(({title:s})=>s)];return Jt(o.map(s=>[s,"---"]),r)}function uS(e){return e.cases.flatMap(t=>Ht(t,e).map(n=>ut(`${_e(t.id)}\
: ${R(n.title)}`,In(n.text)))).join(`

`)}function lS(e){return Ye(e.cases.flatMap(t=>Xr(t).map(n=>`${_e(t.id)}: ${W(n)}`)))}var dS=e=>Ye(e.map(([t,n])=>`${t}: ${W(n)}`)),Fm="Smal\
lest slowdown that would have been caught",fS=[Fm,"Isolation","Pairs","Sessions","CPUs","Time","Machine"];function pS(e,t){let r=[...mS(e),...Vr(
e),...Jr(e)].filter(([o])=>fS.includes(o));return ut("How it was measured, and how to measure it again",Nn([dS(r),gS(e,t)]))}function mS(e){
let t=e.cases.map(({detectable:s})=>s).filter(s=>s!==null);if(t.length===0)return[];let n=s=>B(Number(s.toPrecision(2))),[r,o]=[n(Math.min(...t)),
n(Math.max(...t))];return[[Fm,`${r===o?r:`${r} to ${o}, by case`}, in 95 of 100 runs`]]}var Nm=/^[0-9a-f]{7,64}$/,hS=/^[\w.-]+(?:\/[\w.-]+)*$/;
function gS(e,t){let n=l=>e.variants.find(f=>f.variant===l)?.commit??"",[r,o]=[n("base"),n("head")],[s]=e.cases.filter(({verdict:l})=>l!=="u\
nchanged").concat(e.cases);if(!Nm.test(r)||!Nm.test(o)||!s)return"";let i=Object.entries({case:s.id,...e.plan.named});if(!i.every(([,l])=>hS.
test(l)))return"";let a=i.map(([l,f])=>`--${l} '${f}'`).join(" "),c=`loadgate compare --base ${r} --head ${o} ${a} --seed ${Math.trunc(e.plan.
seed)}`,u=t===null?c:`${t}
${c}`;return`One row again, on your machine:

${In(u)}`}function bS(e){return e.cases.some(t=>t.metrics.some(n=>n.interval!==null))?`<sub>Change of head against base with its 95% interva\
l. ${Yr(e)}</sub>`:""}var ia=.05;var mo=e=>e.length<2?e[0]??"":`${e.slice(0,-1).join(", ")} and ${e.at(-1)}`;function Ln({rows:e,by:t}){let n=e.filter(({place:i})=>i===1).map(
({target:i})=>M(i));if(n.length===0)return"no target gave a number";let r=t==="p99"?"soonest":"fastest";return n.length===1?`${n[0]} is the ${r}`:
e.every(({sessions:i})=>i.length<2)?`${mo(n)} are tied: one session each shows no difference; set a larger budget`:n.length===e.length&&e.length>
1?`${mo(n)} are tied: no difference between them is significant`:`${mo(n)} share the first place: no difference between them is significant`}
function aa({leaderboards:e,config:t,interrupted:n}){let r=new Set(e.flatMap(({rows:s})=>s.map(({target:i})=>i))),o=`${r.size} ${r.size===1?
"target":"targets"} of ${M(t)} in ${e.length} ${e.length===1?"leaderboard":"leaderboards"}`;return n?`Interrupted: ${o}, as far as they were\
 measured`:o}function ca({rows:e}){let t=new Map,n=(r,o)=>t.set(o,[...t.get(o)??[],r.target]);for(let r of e){for(let o of r.findings)n(r,Yp(
o));jm(r)>0&&n(r,yS(r))}return[...t].map(([r,o])=>`${mo(o.map(M))}: ${M(r)}`)}function yS({failed:e,asked:t}){let n=Object.entries(e).sort(([
,s],[,i])=>i-s),r=n.slice(0,3).map(([s,i])=>`${i} \xD7 ${s}`),o=n.length>3?`, and ${n.length-3} other kinds`:"";return`of ${t} requests fail\
ed ${r.join(", ")}${o}`}function ua({notices:e,leftOut:t,failures:n,published:r}){return[...e.map(qe),...t.map(({target:o,obstacle:s})=>`${o}\
 was left out: ${Ui(s)}`),...n.map(({target:o,what:s})=>`${o} could not be ${s==="build"?"built":"prepared"}: its log is below`),...r?[`publ\
ished: ${r.source}; \u2260 marks where today's order differs`]:[]].map(M)}var la=["Targets were started one at a time, in blocks of random o\
rder; a session is one start.",`Targets with = are tied: their difference is not significant (t intervals of all pairs, Bonferroni, ${B(ia)}\
 per table).`,"\u2265 and \u2264 mark values that something other than the server limited; such a target shares the place above it.","Failed\
 answers are never part of a speed. Memory is the peak of a session; start-up lasts to the first right answer."];function da(e){let{plan:t,seconds:n,
environment:r}=e,o=e.cases.map(a=>a.sessions.length),[s,i]=[Math.min(...o),Math.max(0,...o)];return[["Revision",e.variants.map(Pn).join(", ")],
["Machine",En(r)],Wi(r),["Date",e.startedAt.slice(0,10)],["Seed",String(t.seed)],["Isolation",Gr(t.isolation,t.isolationReason)],["Sessions",
s===i||o.length===0?`${i} each`:`${s} to ${i} each`],Gi(t),Hi(n),Vi(r),["Risk",`${B(ia)} that a table calls two equal targets different`]]}var pt="\
\u2013",wS=1e3;function ho(e,{rows:t}){if(e.place===null)return pt;let n=t.filter(({place:r})=>r===e.place).length>1;return`${e.place}${n?"=":
""}`}function Dn({sessions:e}){return Math.exp(xn(e.map(Math.log)))}function xS(e,{by:t,unit:n}){if(e.place===null||e.sessions.length===0)return pt;
let r=t==="goodput"?"\u2265 ":"\u2264 ";return`${e.limited?r:""}${N(Dn(e),n)}`}function vS({ratio:e,interval:t,place:n},{by:r}){if(e===null)
return n===null?pt:"best";let[o,s]=r==="goodput"?["%",100]:["\xD7",1],i=c=>String(Number((c*s).toPrecision(3))),a=t===null?"":` [${$S(t.low,
t.high,i)}]`;return`${i(e)} ${o}${a}`}function $S(e,t,n){return t/e>wS?"anywhere":`${n(e)} to ${n(t)}`}function jm({asked:e,failed:t}){let n=Object.
values(t).reduce((r,o)=>r+o,0);return e===0?0:n/e}function _S(e){if(e.asked===0)return pt;let t=jm(e);return t===0?"none":t<1e-4?"< 0.01%":B(
t)}var ft=(e,t)=>({figures:n})=>{let r=n[e];return r==null?pt:t(r)},SS=["th","st","nd","rd"];function OS(e){let t=Math.floor(e/10)%10;return`${e}${(t===
1?void 0:SS[e%10])??"th"}`}function kS({published:e}){if(e===null)return pt;let t=e.value===null?"":`, ${e.value}`,n=e.system===null?"":` ${M(
e.system)}`;return`${e.moved?"\u2260 ":""}${OS(e.place)}${t}${n}`}function fa(e,t){let n=t.published?.figures[e.id]?.unit??null;return[{title:"",
of:ho},{title:"target",of:o=>M(o.target)},{title:{goodput:e.unit,p99:"p99",time:"time/run"}[e.by],of:xS},{title:"to the best",of:vS},{title:"\
failed",of:_S},{title:`published${n===null?"":` (${M(n)})`}`,of:kS},{title:e.unit==="operations/s"?"CPU/operation":"CPU/request",of:ft("cpu",
Je)},{title:"CPU/run",of:ft("cpu-time",Je)},{title:"by its own clock",of:ft("own-clock",o=>N(o,"operations/s"))},...e.by==="p99"?[]:[{title:"\
p99",of:ft("p99",Je)}],{title:"memory",of:ft("memory",st)},{title:"start-up",of:ft("start-time",Je)},{title:"image",of:ft("image-size",st)}].
filter(({of:o},s)=>s<3||e.rows.some(i=>o(i,e)!==pt))}var ma=360,Zm=26,pa=10,Um=34,Fn={left:104,right:ma-58},zS=13,Bm=5.6;function Gm(e,t){let n=e.rows.filter(({sessions:a,place:c})=>c!==null&&a.
length>0);if(n.length===0)return null;let r=pa+n.length*Zm,o=MS(n.flatMap(RS),Fn.left,Fn.right),s={goodput:`${e.unit} \u2192 faster`,p99:"p9\
9 \u2192 later",time:"time per run \u2192 slower"}[e.by];return[`<svg class="picture" viewBox="0 0 ${ma} ${r+Um}" role="img" aria-labelledby\
="${t}-t ${t}-d">`,`<title id="${t}-t">${R(`${e.id}: all targets`)}</title>`,`<desc id="${t}-d">${R(`${Ln(e)}. ${n.map(a=>ES(a,e)).join("; ")}\
.`)}</desc>`,TS(o,e,r),...n.map((a,c)=>PS(a,e,o,pa+(c+.5)*Zm)),le(`${s}${o.log?", log axis":""}`,Fn.left,r+Um-5,"start"),"</svg>"].join(`
`)}function RS({sessions:e,spread:t}){return[...e,...t?[t.low,t.high]:[]]}var Hm=(e,t)=>N(e,t.unit).replace(/ (?:req|op)\/s$/,"");function ES(e,t){
return`${ho(e,t)} ${M(e.target)} ${N(Dn(e),t.unit)}`}function PS(e,t,n,r){let o=n.place(Dn(e)),s=e.sessions.map((i,a)=>Ke({x:n.place(i),y:r},
{hollow:e.limited,beyond:null,title:`session ${a+1}: ${N(i,t.unit)}`}));return[le(`${ho(e,t)}`,18,r+4,"end"),le(Q(M(e.target),zS),24,r+4,"st\
art"),`<line class="tick" x1="${Fn.left}" x2="${Fn.right}" y1="${L(r)}" y2="${L(r)}"/>`,...s,e.spread?CS(n.place(e.spread.low),n.place(e.spread.
high),r):"",`<line class="estimate" x1="${L(o)}" x2="${L(o)}" y1="${L(r-7)}" y2="${L(r+7)}"/>`,le(`${e.limited?t.by==="goodput"?"\u2265 ":"\u2264\
 ":""}${Hm(Dn(e),t)}`,ma-4,r+4,"end")].join("")}function CS(e,t,n){let r=o=>`<line class="mean" x1="${L(o)}" x2="${L(o)}" y1="${L(n-4)}" y2=\
"${L(n+4)}"/>`;return`<line class="mean" x1="${L(e)}" x2="${L(t)}" y1="${L(n)}" y2="${L(n)}"/>${r(e)}${r(t)}`}function TS(e,t,n){let r=0;return e.
ticks.map(o=>{let s=e.place(o),i=o===0?"0":Hm(o,t).replace(/\.0+(?=\D|$)/,""),a=i.length*Bm/2,c=`<line class="tick" x1="${L(s)}" x2="${L(s)}\
" y1="${pa}" y2="${n+3}"/>`;return s-a<r?c:(r=s+a+Bm,c+le(i,s,n+14,"middle"))}).join("")}var AS=10,Wm=5;function MS(e,t,n){let[r,o]=[Math.min(
...e),Math.max(...e)];return o/r>=AS?NS(r,o,t,n):IS(o,t,n)}function IS(e,t,n){let r=e*1.05,o=io(r/Wm),s=Math.floor(r/o+1e-9);return{log:!1,ticks:Array.
from({length:s+1},(i,a)=>Number((a*o).toPrecision(6))),place:i=>t+i/r*(n-t)}}function NS(e,t,n,r){let[o,s]=[Math.log10(e)-.08,Math.log10(t)+
.08],i=Array.from({length:Math.ceil(s)-Math.floor(o)+1},(l,f)=>Math.floor(o)+f),a=l=>Math.log10(l)>=o&&Math.log10(l)<=s,c=l=>i.flatMap(f=>l.
map(p=>Number((p*10**f).toPrecision(6)))).filter(a);return{log:!0,ticks:[[1,2,5],[1,3],[1]].map(c).find(l=>l.length<=Wm+1)??c([1]),place:l=>n+
(Math.log10(l)-o)/(s-o)*(r-n)}}function LS(e,t){let n=new Set;return e.cases.filter(r=>r.verdict!=="unchanged").flatMap(r=>{let o=Ht(r,e).filter(({text:s})=>!n.has(s));for(let{
text:s}of o)n.add(s);return[...no(e)?[]:Fe(`${M(r.id)} ${ie(r)}.`,t.width),...Vt(r).flatMap(({where:s,cost:i})=>Fe(`${M(s)}: ${i} of CPU tim\
e per request`,t.width)),...dm(r).flatMap(s=>Fe(`${M(r.id)}: ${s}`,t.width)),...eo(r).flatMap(s=>Fe(`${M(r.id)}: ${s}`,t.width)),...o.flatMap(
({title:s,text:i})=>[`  ${s}:`,...i.split(`
`).map(a=>`  | ${a}`)])]})}function bo(e,t){let[n="",...r]=Fe(M(at(e)),t.width),o=[Xm(n,e.verdict,t),...r],s=e.notices.flatMap(u=>Fe(`note: ${M(
qe(u))}`,t.width)),i=Qi(e)?Fe("note: inconclusive cases fail this run (fail-on: inconclusive)",t.width):[],a=Qr(e);return`${[[...o,...i,...s],
e.cases.length===0?[]:DS(e.cases,t),LS(e,t),a===""?[]:Fe(M(a),t.width)].filter(u=>u.length>0).map(u=>u.join(`
`)).join(`

`)}
`}function Fe(e,t,n="  "){let r=[],o="";for(let s of e.split(" "))o.trim()!==""&&o.length+1+s.length>t?(r.push(o),o=n+s):o=o===""?s:`${o} ${s}`;
return[...r,o]}var Jm="\u2013",go="  ",qt=[{head:"case",of:e=>M(e.id)},{head:"verdict",of:ge}],Vm={name:"memory",title:"memory",decides:!1};
function DS(e,t){let n=FS(e,t.width),r=n.map(c=>Ym(c,e)),o=ga(r[0]??[])+go.length,[s="",...i]=qm(r),a=e.map((c,u)=>{let l=i[u]??"",f=ge(c);return l.
slice(0,o)+Xm(f,c.verdict,t)+l.slice(o+f.length)});return[s,...a,...BS(n,e)]}function qm(e){let t=e.map(ga);return(e[0]??[]).map((n,r)=>e.map(
(o,s)=>(o[r]??"").padEnd(t[s]??0)).join(go).trimEnd())}function Km(e){return e.reduce((t,n)=>t+ga(n)+go.length,-go.length)}function ga(e){return Math.
max(0,...e.map(t=>t.length))}function Ym(e,t){return[e.head,...t.map(n=>e.of(n))]}function FS(e,t){let n=jS(e);return n.find(r=>Km(r.map(o=>Ym(
o,e)))<=t)??n.at(-1)??qt}function jS(e){let t=Ut(e),n=t.filter(({decides:u})=>u),r=n.filter(u=>u.asked),o=n.filter(u=>!u.asked),s=t.some(({name:u})=>u===
Vm.name)?[]:[Vm],i=[...t.filter(({decides:u})=>!u),...s];return[...[...i.map((u,l)=>i.slice(0,i.length-l)),[]].map(u=>[...n,...u]).map(u=>[...qt,
...ha(u,e,!0)]),[...qt,...ha(n,e,!1)],...r.map((u,l)=>[...qt,...ha([...o,...r.slice(0,r.length-1-l)],e,!1)])]}function ha(e,t,n){return e.map(
r=>({head:ZS(r.title),of:o=>US(o,r,n&&r.decides)})).filter(({of:r})=>t.some(o=>r(o)!==Jm))}function ZS(e){let t=e.replace("Latency ","").replace(
" per ","/");return t.startsWith("CPU")?t:t.toLowerCase()}function US(e,{name:t,decides:n},r){let o=e.metrics.find(u=>u.name===t);if(o===void 0||
o.ratio===null)return Jm;let s=Zt(o),{interval:i}=o,a=r&&i!==null?` [${Ie(i.low,s)} ${Ie(i.high,s)}]`:"",c=`${Ie(o.ratio,s)}${a}`;return o.gates||
!n?c:`(${c})`}function BS(e,t){if(e.length===qt.length)return[];let n=t.flatMap(s=>e.slice(qt.length).map(i=>i.of(s))),r=n.some(s=>s.includes(
"["))?", [95% interval]":"",o=n.some(s=>s.startsWith("("))?", (not judged)":"";return[`head against base in %${r}${o}`]}var GS={regression:31,
invalid:35,inconclusive:33,improvement:32,new:36,unchanged:2};function Xm(e,t,n){return n.color?`\x1B[${GS[t]}m${e}\x1B[0m`:e}function Qm(e){let t=ua(e).map(o=>`<p class="note">${q(o)}</p>`),n=la.map(o=>`<li>${q(o)}</li>`).join("");return[so(`loadgate: ranking of ${e.
config}`),`<body>
<main>`,`<p class="kicker">loadgate rank \xB7 <b>${R(e.config)}</b> \xB7 ${R(e.startedAt.slice(0,10))}</p>`,`<h1>${q(aa(e))}</h1>`,...t,...e.
leaderboards.map((o,s)=>HS(o,e,`leaderboard-${s+1}`)),...e.failures.map(({target:o,what:s,log:i})=>`<h3>End of the ${s} log of ${R(o)}</h3>
<pre>${R(ln(i))}</pre>`),"</main>",`<footer class="background">
<h3>How to read it</h3>
<ul>${n}</ul>`,Mn("How it was measured",da(e)),`</footer>
</body>
</html>
`].join(`
`)}function HS(e,t,n){let r=ca(e).map(s=>`<li>${q(s)}</li>`),o=Gm(e,n);return[`<section class="case" id="${n}">`,`<header><h2>${R(e.id)}</h2\
></header>`,`<p>${q(`${Ln(e).replace(/^the /,"The ")}.`)}</p>`,o===null?"":`<figure>${o}</figure>`,`<div class="scroll">${WS(e,t)}</div>`,r.
length===0?"":`<ul class="reasons">${r.join("")}</ul>`,"</section>"].filter(s=>s!=="").join(`
`)}function WS(e,t){let n=fa(e,t),r=n.map(({title:s})=>`<th scope="col">${R(s||"place")}</th>`).join(""),o=e.rows.map(s=>`<tr>${n.map((a,c)=>{
let u=q(a.of(s,e));return c===1?`<th scope="row">${u}</th>`:`<td>${u}</td>`}).join("")}</tr>`);return`<table class="ranking"><thead><tr>${r}\
</tr></thead><tbody>
${o.join(`
`)}
</tbody></table>`}function eh(e){let t=da(e).map(([r,o])=>`${r}: ${W(o)}`);return`${[`**${W(aa(e))}**`,Ye(ua(e).map(W)),...e.leaderboards.map(
r=>VS(r,e)),...e.failures.map(({target:r,what:o,log:s})=>ut(`The end of the ${o} log of ${R(r)}`,In(ln(s)))),ut("How it was measured, and ho\
w to read it",Ye([...la,...t]))].filter(r=>r!=="").join(`

`)}
`}function VS(e,t){let n=fa(e,t),r=n.map(({title:i},a)=>[W(i),a<2?"---":"--:"]),o=e.rows.map(i=>n.map(a=>W(a.of(i,e))));return[`${_e(e.id)}:\
 ${W(Ln(e))}`,Jt(r,o),Ye(ca(e).map(W))].filter(i=>i!=="").join(`

`)}import{join as JS}from"node:path";var qS="profiles",KS=["base","head"];function th(e,t){for(let n of e)if("base"in n)for(let r of KS)ke(t,YS(n.case,r),XS(n[r]))}function YS(e,t){
return JS(qS,`${e.replaceAll("/","-")}-${t}.folded`)}function XS(e){return[...e].map(([n,r])=>`${n} ${Math.round(r*1e9)}
`).sort().join("")}var MT=32*1024*1024;async function jn(e,{ignored:t=!0}={}){try{await zp(e),t&&rh(e)}catch(n){throw n instanceof $?n:new $(`the output folder ${e} cannot be writ\
ten (${n.message}); choose another with --out DIR`)}}function rh(e){ke(e,".gitignore",`*
`)}function oh(e,t,n,r=[]){rO(e,n);for(let[o,s]of t)ke(n,nh("logs",`${o}.log`),s);nO(e,n,r),th(r,n)}function nO(e,t,n=[]){let r=e.command===
"rank";ke(t,"report.md",r?eh(e):po(e)),ke(t,"report.html",r?Qm(e):Rm(e,n,sp(process.env)))}async function sh(e,t){await jn(t),ke(t,"failure.json",rp(e))}function rO(e,t){let n=Yd(e);try{rh(t),ke(t,"results.json",n)}catch(r){let o=`\
results-${e.id}.json`,s=[Cp(),eO(),"/dev/shm"].find(c=>oO(c,o,n)),i=s&&nh(s,o),a=i?`what was measured is in ${i}, and loadgate report ${i} -\
-out DIR makes its reports`:"what was measured is lost, since there is no room elsewhere either; make room and measure again";throw new Ot(`\
results.json cannot be written to ${t} (${r.message}); ${a}`)}}function oO(e,t,n){try{return ke(e,t,n),!0}catch{return!1}}function ih(e,t){return sO(
e,t,n=>ep(Xd(n)))}function sO(e,{cwd:t},n){let r;try{r=QS(tO(t,e),"utf8")}catch(o){throw new $(`${e} cannot be read (${o.message}); name the results.json of a\
 run`)}try{return n(r)}catch(o){throw o instanceof $?new $(`${e}: ${o.message}`):o}}import{fstatSync as aO}from"node:fs";import{resolve as cO}from"node:path";var iO=["GITHUB_ACTIONS","GITLAB_CI"];function yo({isTTY:e,isFile:t},n){return n.FORCE_COLOR?!["0","false"].includes(n.FORCE_COLOR):n.NO_COLOR?
!1:e?n.TERM!=="dumb":!t&&iO.some(r=>n[r]==="true")}function uO(e,{json:t},n){let r=()=>`${JSON.stringify(e,null,2).replaceAll("##[","#\\u0023[")}
`;process.stdout.write(t?r():_r(n(),process.env))}function ah(e,{json:t,out:n},r){let o={color:yo(dO(),process.env),width:fO()};uO(e,{json:t},
()=>`${bo(e,o)}
`),t||lO(n,r)}function lO(e,t){t.progress.say(`report: ${cO(e,"report.html")}`)}function dO(){let e=process.stdout.isTTY===!0;try{return{isTTY:e,
isFile:aO(process.stdout.fd).isFile()}}catch{return{isTTY:e,isFile:!1}}}function fO(){return process.stdout.columns??100}var Zn=256;function ch(e){let t=/^(\d{1,3})\/(\d{1,3})$/.exec(e.trim()),[n,r]=[Number(t?.[1]),Number(t?.[2])];if(!t||r<1||r>Zn||n<1||n>r)throw new $(
`"${e}" is not a shard; write it like 1/3, up to ${Zn}/${Zn}`);return{index:n,count:r}}function uh(e){let t=/^\d{1,3}$/.test(e.trim())?Number(
e):0;if(t<1||t>Zn)throw new $(`"${e}" is not a number of shards; write one from 1 to ${Zn}`);return t}var wo={h:3600,m:60,s:1,ms:.001},pO=/^(?:(\d+(?:\.\d+)?)h)?(?:(\d+(?:\.\d+)?)m(?!s))?(?:(\d+(?:\.\d+)?)s)?(?:(\d+(?:\.\d+)?)ms)?$/,lh=/^\d+(?:\.\d+)?$/,
mO=24*wo.h;function Un(e){let t=typeof e=="number"?e:hO(e.trim());if(t===void 0)throw new $(`${xo(e)} is not a duration; write it like 90s, \
5m or 1h30m`);if(!(t>0))throw new $(`${xo(e)} is not a duration above zero; write it like 90s or 5m`);if(t>mO)throw new $(`${xo(e)} is more \
than a day; write at most 24h`);return t}function hO(e){if(lh.test(e))return Number(e);let t=pO.exec(e);if(e===""||t===null)return;let[,n=0,
r=0,o=0,s=0]=t;return Number(n)*wo.h+Number(r)*wo.m+Number(o)*wo.s+Number(s)/1e3}function vo(e){let t=gO(e);if(t>0&&t<1)return t;let r=typeof e==
"number"&&t>=1&&t<100?`did you mean ${t}%?`:"write it like 2% or 0.02";throw new $(`${xo(e)} is not between 0 and 1; ${r}`)}function gO(e){if(typeof e=="number")return e;let t=e.trim(),n=t.endsWith("%"),r=n?t.slice(0,-1).trimEnd():t;if(!lh.test(r))throw new $(`${dn(
e)} is not a share; write it like 2% or 0.02`);return n?+`${r}e-2`:Number(r)}var xo=e=>typeof e=="number"?String(e):dn(e),bO=86400,yO={d:1,w:7,mo:30.4375,y:365.25},wO=/^(\d{1,5})(d|w|mo|y)$/;function ba(e){let[,t,n]=wO.
exec(e.trim())??[];if(t===void 0||Number(t)===0)throw new $(`${dn(e)} is not an age; write it like 400d, 26w, 18mo or 3y`);return Math.round(
Number(t)*yO[n]*bO)}var ya=["changed","always","never"],wa=["neutral","trusted"],Xe=d().max(500),xO=b({id:Xe.describe("Tells this acceptance from a later one of\
 the same kind: of the label's event, the commit or the comment."),pattern:Xe.describe("Which cases, as a glob."),at:d().max(40).nullable().
describe("ISO 8601, when GitHub heard it; null where it does not say, as of a commit."),by:Xe.describe("Login."),reason:Xe}),dh=b({id:Xe,extent:Ae(
zt,h()).describe("By metric, how much worse it may be, as a log."),limits:Ae(zt,h()).exactOptional().describe("By metric, how far beyond its\
 limit it may be, as a log.")}),vO=b({...dh.shape,acceptance:xO}),$O=b({run:h().int().nonnegative().describe("Workflow run id; with the atte\
mpt it orders the runs."),attempt:h().int().nonnegative(),head:d().regex(/^[0-9a-f]{40}$/),verdict:S([...ht,"accepted","failed"]),headline:Xe,
at:Xe.describe("ISO 8601."),commitSeen:d().max(40).nullable().describe("ISO 8601, by GitHub's clock: since when the commit was at the pull r\
equest's head for sure."),red:x(dh).max(100).describe("What whoever accepts a slowdown after this run has seen.")}),_O=10,fA=b({runs:x($O).max(
_O).describe("Oldest first; the last one is what the comment shows."),accepted:x(vO).max(1e3),heard:x(Xe).max(200).describe("Ids of the acce\
ptances that runs so far have heard of.")});var fh=e=>e.toLowerCase().replaceAll(/[-_]/g,"");function SO(e,t){let n=[],r=Array.from({length:t.length+1},(o,s)=>s);for(let o=1;o<=e.length;o++){
let s=[o];for(let i=1;i<=t.length;i++){let a=(r[i-1]??0)+(e[o-1]===t[i-1]?0:1),c=Math.min(a,(r[i]??0)+1,(s[i-1]??0)+1);o>1&&i>1&&e[o-1]===t[i-
2]&&e[o-2]===t[i-1]&&(c=Math.min(c,(n[i-2]??0)+1)),s.push(c)}n=r,r=s}return r[t.length]??0}function ph(e,t){if(e.length>64)return;let n,r=Number.
POSITIVE_INFINITY;for(let o of t){let s=SO(fh(e),fh(o)),i=Math.max(1,Math.floor(Math.min(e.length,o.length)/3));s<=i&&s<r&&(n=o,r=s)}return n}function mh(e,t,n){let r=({name:s,parse:i,default:a})=>{let c=t(s)??a;if(c!==void 0)try{return i(c)}catch(u){throw u instanceof $?new $(`${n(
s)}: ${u.message}`):u}},o=Object.entries(e).map(([s,i])=>[s,r(i)]);return Object.fromEntries(o)}function T(e,t){return{...e,parse:t}}function ne(e,t){
return{...e,parse:t}}function Ee(e,t){return{name:e,description:t,default:"false",parse:hh}}var te=e=>e;function OO(e,t,n){let r=ph(t,n);return`\
unknown ${e} ${t}; ${r?`did you mean ${r}?`:`the ${e}s are ${n.join(", ")}`}`}function mt(e){return t=>{let n=e.find(r=>r===t);if(!n)throw new $(
OO("value",t,e));return n}}function hh(e){let t={true:!0,false:!1}[e.toLowerCase()];if(t===void 0)throw new $(`${JSON.stringify(e)} is neith\
er true nor false; write one of them`);return t}function gh(e){return t=>{let n=t.split(/[,|\s]+/).filter(Boolean);if(n.length===0)throw new $(
`"${t}" names nothing; write it like regression,invalid or never`);return n.map(mt(e))}}function kO(e){if(!/^\d{1,10}$/.test(e))throw new $(
`"${e}" is not a seed; write a whole number of at most 10 digits`);return Number(e)}function zO(e){let t=e.split("/").filter(r=>r!==""&&r!==
".");if(!t.every(r=>/^[\w.-]+$/.test(r)&&r!==".."&&!/^\.git/i.test(r))||e.startsWith("/"))throw new $(`"${e}" is not a folder on a branch; w\
rite it like loadgate or docs/trend, or . for the root`);return t.join("/")}function bh(e){if(!/^\/[^\s#]*$/.test(e))throw new $(`"${e}" is \
not a path; write it like /users?page=2`);return e}var yh=T({name:"base",value:"REV",description:"The revision to compare with; `REV...` is \
its merge base with the head. Defaults to the merge base of the head and the main branch."},te),wh=T({name:"head",value:"REV|worktree",description:"\
The revision to measure. Defaults to `worktree`: all files as they are, except ignored ones."},te),va={config:T({name:"config",short:"c",value:"\
F",description:"The configuration file. Defaults to `loadgate.yml`, `loadgate.yaml` or `.github/loadgate.yml`."},te),case:T({name:"case",repeatable:!0,
value:"GLOB",description:"Measure only these cases, e.g. `api/hello/*`; separate several with commas."},te),preset:T({name:"preset",value:"P",
description:"A preset of the configuration file."},te),budgetSeconds:T({name:"budget",value:"5m",description:"Time for starts, warm-up and m\
easuring together. Defaults to 60 s per case."},Un)},xh=T({name:"isolation",value:"auto|docker|process",description:"How servers are run. De\
faults to the configuration file's `isolation`, else `auto`."},mt(["auto","docker","process"]));function RO(e){let t=e.split(/[,\s]+/).filter(
r=>r!==""&&r!=="none"),n=t.find(r=>!/^[A-Za-z_][A-Za-z0-9_.-]*$/.test(r));if(n!==void 0)throw new $(`"${n}" is not the name of a variable; w\
rite names like API_KEY,DB_PASSWORD, or none`);return t}var vh=T({name:"secrets",value:"NAME,\u2026|none",description:"The variables that `s\
ecrets:` of the configuration file may pass on to targets. Defaults to those that it names."},RO),$h=T({name:"wait",value:"1h",description:"\
How long to wait for another run on the same machine; `0s` does not wait. Defaults to `1h`."},e=>e==="0s"?0:Un(e)),xA=T({name:"bisect",value:"\
A..B",description:"Find which of these commits changed the case that `--case` names, instead of measuring a point."},te),vA=T({name:"seed",value:"\
N",description:"The seed of the random order; give a run's seed to repeat its order."},kO),_h=T({name:"threshold",value:"2%",description:"Th\
e smallest change that counts, for all scenarios. Defaults to the configuration file's."},vo),Sh=T({name:"fail-on",value:"regression|invalid\
|inconclusive|never",description:"Which results fail the run; separate several with commas. Defaults to `regression,invalid`. A head that fa\
ils where base works always fails the run, except with `mode: observe`."},gh(["regression","invalid","inconclusive","never"])),$A=Ee("start",
"Also build the working tree, start each server once, and check that it answers as its scenario expects."),Oh=Ee("measure-identical","Measur\
e even if both sides are the same build."),kh=Ee("cpu-profile","Take CPU profiles of both sides after a regression, shown in `report.html`, \
even without `cpu-profile:` in the configuration file."),_A=Ee("published","Show the published figures of the configuration file beside the \
measured ones."),SA=Ee("strict","Fail if a target cannot run here, instead of leaving it out."),zh=T({name:"shard",value:"I/N",description:"\
Measure only this shard of the run, as `plan` names it."},ch),Rh=ne({name:"shards",value:"N",default:"2",description:"The most shards to cut\
 the run into."},uh),Eh=ne({name:"out",short:"o",value:"DIR",default:".loadgate",description:"The folder for `results.json` and the reports."},
te),OA=ne({name:"results",value:"F",default:".loadgate/results.json",description:"The `results.json` of the run."},te);function EO(e){let t=/^\d{1,5}$/.
test(e)?Number(e):0;if(t<1||t>65535)throw new $(`"${e}" is not a port; write a number from 1 to 65535`);return t}var kA={program:T({name:"co\
mmand",value:"PROGRAM \u2026",description:"Start the server by this command, as a process, without a configuration file. Its setup (`npm ci`\
 and the like) is found as by `init`."},te),port:T({name:"port",value:"N",description:"The port of that server, if it does not listen on the\
 variable `PORT`."},EO),get:T({name:"get",value:"/PATH",description:"The path to request from that server, which must answer 200. Defaults t\
o `/`."},bh)},zA=Ee("open","Open the page in a browser."),RA={from:T({name:"from",value:"compose.yaml",description:"Take the server and its \
services from this compose file. Defaults to the one at the top, if there is one."},te),target:T({name:"target",value:"NAME",description:"Th\
e server to start, if several are found. Defaults to the most likely one."},te),command:T({name:"command",value:"PROGRAM \u2026",description:"\
Start the server by this command, as a process, instead of the one that is found; its setup is still found."},te),path:T({name:"path",value:"\
/PATH",description:"The path to measure. Defaults to the first that is answered with success."},bh),startTimeout:ne({name:"start-timeout",value:"\
60s",default:"60s",description:"How long the server may take to start."},Un),dryRun:Ee("dry-run","Show what would be written, and write noth\
ing. The server is still started."),yes:Ee("yes","Write without asking, even in a terminal.")},EA=ne({name:"slowdown",value:"5%",default:"5%",
description:"The slowdown that is planted in head: how much more CPU time it uses."},vo),PA=ne({name:"budget",value:"3m",default:"3m",description:"\
Time for both parts together, starts included: identical builds, then the same builds with the slowdown."},Un),CA={...Ee("quiet","Show no pr\
ogress; results and errors remain."),short:"q"},Ph=Ee("json","Print the result as JSON."),xa=["github-action-benchmark"],TA=ne({name:"format",
value:xa.join("|"),default:xa[0],description:"The format to write."},mt(xa)),Ch={branch:ne({name:"branch",value:"NAME",default:"gh-pages",description:"\
The branch that holds the trend."},e=>e.replace(/^refs\/heads\//,"")),remote:T({name:"remote",value:"URL",description:"The repository of tha\
t branch. Defaults to the checkout's `origin`."},te),folder:ne({name:"dashboard-path",value:"DIR",default:"loadgate",description:"The trend'\
s folder on that branch, `.` for its root."},zO)},AA={keep:T({name:"keep",value:"3y",description:"How long points are kept. Defaults to the \
run's configuration."},ba),keepRuns:T({name:"keep-runs",value:"400d",description:"How long the files of single runs are kept."},ba)},Th={results:T(
{name:"results",value:"F",description:"A `results.json`. Defaults to the one in the artifact of the workflow's run."},te),artifact:ne({name:"\
artifact",value:"NAME",default:"loadgate",description:"The name of the artifact that the measuring job uploaded."},te),config:ne({name:"conf\
ig",short:"c",value:"F",default:"loadgate.yml",description:"The configuration that was measured. Its rules are read from base, and each conf\
iguration has its own comment and status."},te),preset:T({name:"preset",value:"NAME",description:"The preset that was measured with, whose t\
hresholds apply."},te),threshold:T({name:"threshold",value:"2%",description:"The smallest change that counts, for all scenarios. Defaults to\
 that of base's configuration file, whatever the run used."},vo),failOn:T({name:"fail-on",value:"regression|invalid|inconclusive|never",description:"\
Which results fail; separate several with commas. Defaults to those of base's configuration file, whatever the run used."},gh(["regression",
"invalid","inconclusive","never"])),forkStatus:ne({name:"fork-status",value:wa.join("|"),default:"neutral",description:"The status of a fork\
 whose own run found nothing wrong. `neutral` leaves it pending until `/loadgate run` has measured, since a fork's author could forge the nu\
mbers; `trusted` lets it pass."},mt(wa)),when:ne({name:"when",value:ya.join("|"),default:"changed",description:"When to comment. The comment\
 records what was accepted, and at which size; with `never` a label or a comment accepts for its commit alone."},mt(ya)),status:ne({name:"st\
atus",value:"true|false",default:"true",description:"Whether to set a commit status."},hh)};var BA={name:"merge",summary:"put the results of all shards together, and judge them as one run",group:"ci",examples:[{line:"loadgate merge \
a.json b.json",does:"write .loadgate/results.json and the reports"},{line:"loadgate merge -o merged shard-1/results.json shard-2/results.jso\
n",does:"write them to merged/"},{line:"loadgate merge --json a.json b.json",does:"print the results as well"}],options:{out:Eh,json:Ph},files:"\
results.json \u2026",async run({values:e,files:t,host:n}){let r=PO(n.cwd,e.out);await jn(r);let o=$a(t,r,n);return ah(o,{json:e.json,out:r},
n),o.exitCode}};function $a(e,t,n){if(e.length===0)throw new $("merge takes the results.json of every shard; write loadgate merge a.json b.j\
son");let r=Ve(np(e.map(o=>ih(o,n))));return oh(r,new Map,t),r}function Sa(e){return T({name:"github-token",value:"TOKEN",required:!0,description:e},t=>t)}var Ah={base:{...yh,description:"The revision to\
 compare with. Defaults to the merge base with the pull request's base branch, to the merge group's base, else to the merge base with the de\
fault branch."},head:{...wh,description:"The revision to measure. Defaults to the head of the pull request or of the merge group, else to th\
e checkout's HEAD."}},{branch:CO,folder:TO}=Ch,_a={branch:{...CO,name:"gh-pages-branch"},folder:TO},Mh="`loadgate` in the runner's temporary\
 folder";function Ih(e){return T({name:"out",value:"DIR",description:`The folder for ${e}. Defaults to ${Mh}.`},t=>t)}var Nh=Ih("`results.js\
on` and the reports"),Lh="The folder of all results and reports, for a workflow to upload.",Dh=T({name:"results",value:"F",description:`The \
\`results.json\` of the run. Defaults to the one in ${Mh}.`},e=>e),Fh={out:Lh,verdict:"`regression`, `invalid`, `inconclusive`, `improvement\
`, `new` or `unchanged`: the worst of all cases.",regressions:"A JSON list of the cases that became slower, `[]` if there are none.",results:"\
The path of `results.json`, which holds everything that was measured.",report:"The path of `report.html`, a page in one file."};function AO(e){
if(FO.some(({name:t})=>t===e))throw new $(`${e} is another action; write uses: ${Bn(e)}@v1`);return mt(["compare","trend"])(e)}function Bn(e){
return`loadgate/loadgate/actions/${e}`}var VA={name:"measure",description:"Measures in the pull request whether a change makes an HTTP serve\
r slower.",inputs:{command:T({name:"command",value:"compare|trend",description:"`compare` measures base against head, `trend` a point of the\
 trend. Defaults to `compare` on `pull_request` and `merge_group`, to `trend` on `schedule` and `push`. On `workflow_dispatch` it is `trend`\
 if the configuration has a trend section and base and head are not both named, else `compare`."},AO),...Ah,...va,isolation:xh,secrets:{...vh,
default:"none",description:"The variables of the step's environment that `secrets:` of the configuration file may pass on to targets; separa\
te several with commas. Apart from what toolchains need (docs/environment.md), no other variable reaches a target."},waitSeconds:$h,threshold:_h,
failOn:Sh,measureIdentical:Oh,cpuProfile:kh,shard:zh,branch:{..._a.branch,description:"For `trend`, the branch that holds the trend so far."},
folder:_a.folder,oha:T({name:"oha-path",value:"F",description:"The oha that generates the load. Defaults to the one on PATH, else to the rel\
ease, which is verified by its pinned hash and kept in the tool cache. It is compiled with cargo only if the release cannot be downloaded."},
e=>e),out:Nh},outputs:Fh},MO={name:"comment",description:"Reports in a pull request, by a comment and a commit status, what loadgate measure\
d in another job.",inputs:{token:Sa("The token to comment with, e.g. `github.token`."),...Th},outputs:{verdict:"`regression`, `invalid`, `in\
conclusive`, `improvement`, `new` or `unchanged`: the worst of all cases; also `accepted` and `failed`."}},IO={name:"publish",description:"A\
dds a point that loadgate measured to the trend on a branch, and reports what changed.",inputs:{token:Sa("The token to push and to open issu\
es with, e.g. `github.token`."),results:Dh,..._a},outputs:{alerts:"A JSON list of the changes that were seen or confirmed by this run, `[]` \
if there are none."}},NO={name:"plan",description:"Cuts a run of loadgate into shards for a job matrix.",inputs:{shards:Rh,...va,head:Ah.head},
outputs:{matrix:"A job matrix whose entries have a `shard` and a `number` each."}},Oa={name:"merge",description:"Puts the shards of a run to\
gether and judges them as one run.",inputs:{path:ne({name:"path",value:"DIR",default:"shards",description:"The folder that the shards' artif\
acts were downloaded to."},e=>e),out:Nh},outputs:Fh},LO={name:"request",description:"Reads the command /loadgate run in a comment, and check\
s that its author may give it.",inputs:{token:Sa("The token to read permissions and to react with, e.g. `github.token`.")},outputs:{run:"Whe\
ther to carry out the comment's command, `true` or `false`.",head:"The commit to judge.",base:"The commit to compare with.",case:"The cases \
that the comment names; empty for all.",budget:"The budget that the comment names; empty for the default."}},DO={name:"export",description:"\
Writes what loadgate measured in the format of github-action-benchmark. It refuses empty files, so none is written.",inputs:{results:Dh,out:Ih(
"`bigger.json` and `smaller.json`")},outputs:{out:Lh}},FO=[MO,IO,NO,Oa,LO,DO];import{join as Oo,resolve as ck}from"node:path";import*as Zh from"os";function Qe(e){return e==null?"":typeof e=="string"||e instanceof String?e:JSON.stringify(e)}function $o(e){return Object.keys(e).length?{title:e.
title,file:e.file,line:e.startLine,endLine:e.endLine,col:e.startColumn,endColumn:e.endColumn}:{}}function Gn(e,t,n){let r=new ka(e,t,n);process.stdout.write(r.toString()+Zh.EOL)}var jh="::",ka=class{constructor(t,n,r){t||(t="missing.command"),this.command=t,this.properties=n,this.message=r}toString(){let t=jh+this.command;
if(this.properties&&Object.keys(this.properties).length>0){t+=" ";let n=!0;for(let r in this.properties)if(this.properties.hasOwnProperty(r)){
let o=this.properties[r];o&&(n?n=!1:t+=",",t+=`${r}=${ZO(o)}`)}}return t+=`${jh}${jO(this.message)}`,t}};function jO(e){return Qe(e).replace(
/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function ZO(e){return Qe(e).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0\
A").replace(/:/g,"%3A").replace(/,/g,"%2C")}import*as Uh from"crypto";import*as So from"fs";import*as _o from"os";function Bh(e,t){let n=process.env[`GITHUB_${e}`];if(!n)throw new Error(`Unable to find environment variable for file command ${e}`);if(!So.existsSync(
n))throw new Error(`Missing file at path: ${n}`);So.appendFileSync(n,`${Qe(t)}${_o.EOL}`,{encoding:"utf8"})}function Gh(e,t){let n=`ghadelim\
iter_${Uh.randomUUID()}`,r=Qe(t);if(e.includes(n))throw new Error(`Unexpected input: name should not contain the delimiter "${n}"`);if(r.includes(
n))throw new Error(`Unexpected input: value should not contain the delimiter "${n}"`);return`${e}<<${n}${_o.EOL}${r}${_o.EOL}${n}`}import*as Jh from"os";import{EOL as UO}from"os";import{constants as Hh,promises as BO}from"fs";var za=function(e,t,n,r){function o(s){return s instanceof n?s:new n(
function(i){i(s)})}return new(n||(n=Promise))(function(s,i){function a(l){try{u(r.next(l))}catch(f){i(f)}}function c(l){try{u(r.throw(l))}catch(f){
i(f)}}function u(l){l.done?s(l.value):o(l.value).then(a,c)}u((r=r.apply(e,t||[])).next())})},{access:GO,appendFile:HO,writeFile:WO}=BO,Wh="G\
ITHUB_STEP_SUMMARY";var Ra=class{constructor(){this._buffer=""}filePath(){return za(this,void 0,void 0,function*(){if(this._filePath)return this._filePath;let t=process.
env[Wh];if(!t)throw new Error(`Unable to find environment variable for $${Wh}. Check if your runtime environment supports job summaries.`);try{
yield GO(t,Hh.R_OK|Hh.W_OK)}catch{throw new Error(`Unable to access summary file: '${t}'. Check if the file has correct read/write permissio\
ns.`)}return this._filePath=t,this._filePath})}wrap(t,n,r={}){let o=Object.entries(r).map(([s,i])=>` ${s}="${i}"`).join("");return n?`<${t}${o}\
>${n}</${t}>`:`<${t}${o}>`}write(t){return za(this,void 0,void 0,function*(){let n=!!t?.overwrite,r=yield this.filePath();return yield(n?WO:
HO)(r,this._buffer,{encoding:"utf8"}),this.emptyBuffer()})}clear(){return za(this,void 0,void 0,function*(){return this.emptyBuffer().write(
{overwrite:!0})})}stringify(){return this._buffer}isEmptyBuffer(){return this._buffer.length===0}emptyBuffer(){return this._buffer="",this}addRaw(t,n=!1){
return this._buffer+=t,n?this.addEOL():this}addEOL(){return this.addRaw(UO)}addCodeBlock(t,n){let r=Object.assign({},n&&{lang:n}),o=this.wrap(
"pre",this.wrap("code",t),r);return this.addRaw(o).addEOL()}addList(t,n=!1){let r=n?"ol":"ul",o=t.map(i=>this.wrap("li",i)).join(""),s=this.
wrap(r,o);return this.addRaw(s).addEOL()}addTable(t){let n=t.map(o=>{let s=o.map(i=>{if(typeof i=="string")return this.wrap("td",i);let{header:a,
data:c,colspan:u,rowspan:l}=i,f=a?"th":"td",p=Object.assign(Object.assign({},u&&{colspan:u}),l&&{rowspan:l});return this.wrap(f,c,p)}).join(
"");return this.wrap("tr",s)}).join(""),r=this.wrap("table",n);return this.addRaw(r).addEOL()}addDetails(t,n){let r=this.wrap("details",this.
wrap("summary",t)+n);return this.addRaw(r).addEOL()}addImage(t,n,r){let{width:o,height:s}=r||{},i=Object.assign(Object.assign({},o&&{width:o}),
s&&{height:s}),a=this.wrap("img",null,Object.assign({src:t,alt:n},i));return this.addRaw(a).addEOL()}addHeading(t,n){let r=`h${n}`,o=["h1","\
h2","h3","h4","h5","h6"].includes(r)?r:"h1",s=this.wrap(o,t);return this.addRaw(s).addEOL()}addSeparator(){let t=this.wrap("hr",null);return this.
addRaw(t).addEOL()}addBreak(){let t=this.wrap("br",null);return this.addRaw(t).addEOL()}addQuote(t,n){let r=Object.assign({},n&&{cite:n}),o=this.
wrap("blockquote",t,r);return this.addRaw(o).addEOL()}addLink(t,n){let r=this.wrap("a",t,{href:n});return this.addRaw(r).addEOL()}},VO=new Ra;var Ea=VO;import Vh from"os";var iM=Vh.platform(),aM=Vh.arch();var Pa;(function(e){e[e.Success=0]="Success",e[e.Failure=1]="Failure"})(Pa||(Pa={}));function qh(e,t){let n=process.env[`INPUT_${e.replace(/ /g,"_").toUpperCase()}`]||"";if(t&&t.required&&!n)throw new Error(`Input required an\
d not supplied: ${e}`);return t&&t.trimWhitespace===!1?n:n.trim()}function Kh(e,t){if(process.env.GITHUB_OUTPUT||"")return Bh("OUTPUT",Gh(e,t));process.stdout.write(Jh.EOL),Gn("set-output",{name:e},Qe(t))}function Yh(e){process.exitCode=Pa.Failure,Ca(e)}function Ca(e,t={}){Gn("error",$o(t),e instanceof Error?e.toString():e)}function Xh(e,t={}){Gn("warning",$o(t),e instanceof Error?e.toString():
e)}function Qh(e,t={}){Gn("notice",$o(t),e instanceof Error?e.toString():e)}var Ta={now:()=>performance.now()/1e3,date:()=>new Date,sleep:(e,t)=>new Promise((n,r)=>{if(t?.aborted)return r(t.reason);let o=()=>{clearTimeout(
s),r(t?.reason)},s=setTimeout(()=>{t?.removeEventListener("abort",o),n()},e*1e3);t?.addEventListener("abort",o,{once:!0})})};var BM=64*1024;var bI=$d({pid:F().positive(),started:d().nullable()});var yI=7*86400;var wI=fe(d(),d());function eg(e,t){let n=Math.round(e.done*24),r=`[${"#".repeat(n)}${"-".repeat(24-n)}] ${String(Math.round(e.done*100)).padStart(3)}%`,o=e.secondsLeft===
null?"":` \xB7 ${KO(e.secondsLeft)} left`;return`${r}${o} \xB7 ${e.doing}`.slice(0,t)}function KO(e){let t=Math.max(0,Math.round(e));return`${Math.
floor(t/60)}:${String(t%60).padStart(2,"0")}`}function tg(e,t){let n=-1/0,r="",o=e.isTTY?"\r\x1B[2K":"";return{say(s){e.write(`${o}${s}
`)},step(s){if(e.isTTY)return e.write(o+eg(s,e.columns-1));let i=s.secondsLeft===null?s.doing:"";t()-n<15&&i===r||(n=t(),r=i,e.write(`${eg(s,
200)}
`))},end(){o&&e.write(o)}}}function ng(e,t){let n=new AbortController;for(let r of["SIGINT","SIGTERM"])process.on(r,()=>n.abort(new $e(r)));process.on("SIGHUP",()=>n.abort(
new $e("SIGTERM")));for(let r of[process.stdout,process.stderr])r.on("error",()=>{});return{cwd:e,clock:Ta,progress:tg(t,Ta.now),signal:n.signal}}import{closeSync as YO,openSync as XO,readSync as QO,writeSync as ek}from"node:fs";var tk=["RUNNER_TRACKING_ID","LOADGATE_RUN","LOADGATE_SERVER"];function rg(){for(let[e,t]of Object.entries(process.env))process.env[e]=t;try{
let{from:e,bytes:t}=nk(Ft("/proc/self/stat")??""),n=XO("/proc/self/mem","r+");try{let r=Buffer.alloc(t);return QO(n,r,0,t,e)!==t?!1:ek(n,rk(
r),0,t,e)===t}finally{YO(n)}}catch{return!1}}function nk(e){let t=e.slice(e.lastIndexOf(")")+2).split(" "),[n,r]=[Number(t[47]),Number(t[48])];
if(!(n>0&&r>n))throw new RangeError("the kernel does not say where the environment is");return{from:n,bytes:r-n}}function rk(e){let t=e.toString(
"latin1").split("\0").filter(r=>{let o=r.slice(0,Math.max(0,r.indexOf("=")));return ki(o)||tk.includes(o)}),n=Buffer.alloc(e.length);return n.
write(t.map(r=>`${r}\0`).join(""),"latin1"),n}var ak={pull_request_target:`measure on: pull_request, and comment with ${Bn("comment")} on: pull_request or workflow_run`,workflow_run:`mea\
sure on: pull_request, and comment here with ${Bn("comment")}`,issue_comment:`read the comment with ${Bn("request")}, and pass its base and \
head to another job with command: compare, as in workflows/command.yml`};function og(e){if(e==="pull_request_target")throw new $(`the event ${e}\
 is refused, since outsiders can trigger it and it has the repository's secrets; ${ak[e]}`)}async function sg(e,t){rg();let n={isTTY:!1,columns:120,write:ag},r=ng(process.env.GITHUB_WORKSPACE||process.cwd(),n);try{let o=op(process.env);
og(o.name);let s=mh(e.inputs,i=>qh(i)||void 0,Aa);process.exitCode=await t({inputs:s,event:o,host:r,output:Kh})}catch(o){Yh(zs(o)),process.exitCode=
Cf(o),o instanceof $e&&process.exit()}}function uk(e,t){return t.RUNNER_TEMP?Oo(t.RUNNER_TEMP,"loadgate"):Oo(e,".loadgate")}async function ig(e,{
host:t,output:n}){let r=e===void 0?uk(t.cwd,process.env):ck(t.cwd,e);return await jn(r),n("out",r),r}function Aa(e){return`input "${e}"`}function ag(e){process.stdout.write($r(e))}var lk={error:Ca,warning:Xh,notice:Qh};function dk({level:e,message:t,
title:n,file:r,line:o}){let s={...n&&{title:n},...r&&{file:r},...o&&{startLine:o}};lk[e]($r(t),s)}async function fk(e){process.env.GITHUB_STEP_SUMMARY&&
await Ea.addRaw(e,!0).write()}async function cg(e,t,{host:n,output:r},o=[]){let s=yo({isTTY:!1,isFile:!1},process.env);ag(`${bo(e,{color:s,width:120})}
`);for(let a of o)dk(a);let i=e.cases.filter(({verdict:a})=>a==="regression").map(({id:a})=>a);return r("verdict",e.verdict),r("regressions",
JSON.stringify(i)),r("results",Oo(t,"results.json")),r("report",Oo(t,"report.html")),await fk(po(e)),n.signal.throwIfAborted(),e.exitCode}async function ug(e,t){
try{return await t()}catch(n){throw n instanceof $e||await sh(zs(n),e).catch(()=>{}),n}}await sg(Oa,async e=>{let{inputs:t,host:n}=e,r=await ig(t.out,e),{path:o}=t,s=pk("**/results.json",{cwd:hk(n.cwd,o)}).sort(),i=await ug(r,async()=>{
if(s.length===0)throw new $(`${o} has no results.json; download the shards into it with actions/download-artifact, or name their folder with\
 ${Aa("path")}`);let a=s.map(c=>mk(o,c));return $a(a,r,n)});return cg(i,r,e)});
// Packages: @actions/core, zod
