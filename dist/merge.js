import { createRequire } from "node:module"; const require = createRequire(import.meta.url);
var Cg=Object.defineProperty;var Za=(e,t)=>(t=Symbol[e])?t:Symbol.for("Symbol."+e),Ba=e=>{throw TypeError(e)};var Tg=(e,t)=>{for(var n in t)Cg(e,n,{get:t[n],enumerable:!0})};var No=(e,t,n)=>{if(t!=null){typeof t!="object"&&typeof t!="function"&&Ba("Object expected");var r,o;n&&(r=t[Za("asyncDispose")]),r===void 0&&
(r=t[Za("dispose")],n&&(o=r)),typeof r!="function"&&Ba("Object not disposable"),o&&(r=function(){try{o.call(this)}catch(s){return Promise.reject(
s)}}),e.push([n,r,t])}else n&&e.push([n]);return t},Lo=(e,t,n)=>{var r=typeof SuppressedError=="function"?SuppressedError:function(i,a,c,u){
return u=Error(c),u.name="SuppressedError",u.error=i,u.suppressed=a,u},o=i=>t=n?new r(i,t,"An error was suppressed during disposal"):(n=!0,i),
s=i=>{for(;i=e.pop();)try{var a=i[1]&&i[1].call(i[2]);if(i[0])return Promise.resolve(a).then(s,c=>(o(c),s()))}catch(c){o(c)}if(n)throw t};return s()};import{globSync as WO}from"node:fs";import{join as VO,resolve as qO}from"node:path";import{resolve as cO}from"node:path";var bt=["regression","invalid","inconclusive","improvement","new","unchanged"],tt=["io-calls","collections"],yt=["goodput","cpu","time","cpu\
-time","own-clock","p50","p90","p95","p99","memory","switches",...tt,"start-time","image-size"];var Ga=["burner-elsewhere","interrupted","invalid"];var R={};Tg(R,{BIGINT_FORMAT_RANGES:()=>Ya,CONSTANT_CATCH:()=>nc,Class:()=>jo,NUMBER_FORMAT_RANGES:()=>qo,aborted:()=>ae,allowsEval:()=>Ho,assert:()=>Fg,
assertEqual:()=>Ag,assertIs:()=>Ng,assertNever:()=>Lg,assertNotEqual:()=>Mg,assignProp:()=>$t,attachSchema:()=>Xt,base64ToUint8Array:()=>ec,
base64urlToUint8Array:()=>rb,cached:()=>vt,captureStackTrace:()=>qn,cleanEnum:()=>nb,cleanRegex:()=>Yt,clone:()=>ye,cloneDef:()=>Ug,codePointLength:()=>Qt,
constantCatch:()=>rc,createTransparentProxy:()=>Vg,defineLazy:()=>Wa,defineLazyInternal:()=>M,derived:()=>ab,esc:()=>Bo,escapeRegex:()=>Me,explicitlyAborted:()=>Jo,
extend:()=>Kg,finalizeIssue:()=>xe,floatSafeRemainder:()=>Zo,getElementAtPath:()=>Zg,getEnumValues:()=>Wn,getLengthableOrigin:()=>en,getParsedType:()=>Wg,
getSizableOrigin:()=>Qa,hexToUint8Array:()=>sb,hide:()=>Xn,installLazyProp:()=>db,isObject:()=>rt,isPlainObject:()=>Be,issue:()=>St,joinValues:()=>Vn,
jsonStringifyReplacer:()=>xt,members:()=>Yo,merge:()=>Xg,mergeDefs:()=>Ae,normalizeParams:()=>O,nullish:()=>Uo,numKeys:()=>Hg,objectClone:()=>Dg,
omit:()=>Jg,optionalKeys:()=>Vo,own:()=>Ze,parsedType:()=>Ko,partial:()=>Qg,pick:()=>qg,prefixIssues:()=>we,primitiveTypes:()=>Ka,promiseAllObject:()=>Bg,
propertyKeyTypes:()=>Wo,randomString:()=>Gg,rawShape:()=>_t,required:()=>eb,safeExtend:()=>Yg,shallowClone:()=>Ja,sizeCaps:()=>Yn,slugify:()=>Go,
stringifyPrimitive:()=>Jn,toZod:()=>Ig,uint8ArrayToBase64:()=>tc,uint8ArrayToBase64url:()=>ob,uint8ArrayToHex:()=>ib,unwrapMessage:()=>wt});function Ag(e){return e}function Mg(e){return e}function Ig(){return e=>e}function Ng(e){}function Lg(e){throw new Error("Unexpected value i\
n exhaustive check")}function Fg(e){}function Wn(e){let t=Object.values(e).filter(r=>typeof r=="number");return Object.entries(e).filter(([r,
o])=>t.indexOf(+r)===-1).map(([r,o])=>o)}function Vn(e,t="|"){return e.map(n=>Jn(n)).join(t)}function xt(e,t){return typeof t=="bigint"?t.toString():
t}var Do=class{constructor(t){this._getter=t,this._value=void 0}get value(){let t=this._getter;return t!==void 0&&(this._value=t(),this._getter=
void 0),this._value}};function vt(e){return new Do(e)}function Uo(e){return e==null}function Yt(e){let t=e.startsWith("^")?1:0,n=e.endsWith(
"$")?e.length-1:e.length;return e.slice(t,n)}function Zo(e,t){let n=e/t,r=Math.round(n),o=4*Number.EPSILON*Math.max(Math.abs(n),1);return Math.
abs(n-r)<o?0:n-r}var Ha=Symbol("evaluating");function Wa(e,t,n){let r;Object.defineProperty(e,t,{get(){if(r!==Ha)return r===void 0&&(r=Ha,r=
n()),r},set(o){Object.defineProperty(e,t,{value:o})},configurable:!0})}function Dg(e){return Object.create(Object.getPrototypeOf(e),Object.getOwnPropertyDescriptors(
e))}function $t(e,t,n){Object.defineProperty(e,t,{value:n,writable:!0,enumerable:!0,configurable:!0})}function _t(e){let t=Object.getOwnPropertyDescriptor(
e,"shape");return t?.get?t.get.raw:t?.value}function Te(e){return _t(e._zod.def)??e._zod.def.shape}function Va(e,t,n){Object.defineProperty(
e,t,{get(){let r=n();return $t(this,t,r),r},enumerable:!0,configurable:!0})}function qa(e,t,n){t in e?$t(e,t,n):e[t]=n}function nt(e,t,n,r){
let o=Te(t);for(let s of n){let i=Object.getOwnPropertyDescriptor(o,s);i.enumerable&&(i.get?Va(e,s,()=>{let a=t._zod.def.shape[s];return r?r(
a,s):a}):qa(e,s,r?r(i.value,s):i.value))}}function jg(e,t){for(let n of Reflect.ownKeys(t)){let r=Object.getOwnPropertyDescriptor(t,n);r.enumerable&&
(r.get?Va(e,n,()=>t[n]):qa(e,n,r.value))}}function Ae(...e){let t={};for(let n of e){let r=Object.getOwnPropertyDescriptors(n);Object.assign(
t,r)}return Object.defineProperties({},t)}function Ug(e){return Ae(e._zod.def)}function Zg(e,t){return t?t.reduce((n,r)=>n?.[r],e):e}function Bg(e){
let t=Object.keys(e),n=t.map(r=>e[r]);return Promise.all(n).then(r=>{let o={};for(let s=0;s<t.length;s++)o[t[s]]=r[s];return o})}function Gg(e=10){
let t="abcdefghijklmnopqrstuvwxyz",n="";for(let r=0;r<e;r++)n+=t[Math.floor(Math.random()*t.length)];return n}function Bo(e){return JSON.stringify(
e)}function Go(e){return e.toLowerCase().trim().replace(/[^\w\s-]/g,"").replace(/[\s_-]+/g,"-").replace(/^-+|-+$/g,"")}var qn="captureStackT\
race"in Error?Error.captureStackTrace:(...e)=>{};function rt(e){return typeof e=="object"&&e!==null&&!Array.isArray(e)}var Ho=vt(()=>{if(re.
jitless||typeof navigator<"u"&&navigator?.userAgent?.includes("Cloudflare"))return!1;try{let e=Function;return new e(""),!0}catch{return!1}});
function Be(e){if(rt(e)===!1)return!1;let t=e.constructor;if(t===void 0||typeof t!="function")return!0;let n=t.prototype;return!(rt(n)===!1||
Object.prototype.hasOwnProperty.call(n,"isPrototypeOf")===!1)}function Ja(e){return Be(e)?{...e}:Array.isArray(e)?[...e]:e instanceof Map?new Map(
e):e instanceof Set?new Set(e):e}function Hg(e){let t=0;for(let n in e)Object.prototype.hasOwnProperty.call(e,n)&&t++;return t}var Wg=e=>{let t=typeof e;
switch(t){case"undefined":return"undefined";case"string":return"string";case"number":return Number.isNaN(e)?"nan":"number";case"boolean":return"\
boolean";case"function":return"function";case"bigint":return"bigint";case"symbol":return"symbol";case"object":return Array.isArray(e)?"array":
e===null?"null":e.then&&typeof e.then=="function"&&e.catch&&typeof e.catch=="function"?"promise":typeof Map<"u"&&e instanceof Map?"map":typeof Set<
"u"&&e instanceof Set?"set":typeof Date<"u"&&e instanceof Date?"date":typeof File<"u"&&e instanceof File?"file":"object";default:throw new Error(
`Unknown data type: ${t}`)}},Wo=new Set(["string","number","symbol"]),Ka=new Set(["string","number","bigint","boolean","symbol","undefined"]);
function Me(e){return e.replace(/[.*+?^${}()|[\]\\]/g,"\\$&")}function ye(e,t,n){let r=new e._zod.constr(t??e._zod.def);return(!t||n?.parent)&&
(r._zod.parent=e),r}function O(e){let t=e;if(!t)return{};if(typeof t=="string")return{error:()=>t};if(t?.message!==void 0){if(t?.error!==void 0)
throw new Error("Cannot specify both `message` and `error` params");t.error=t.message}return delete t.message,typeof t.error=="string"?{...t,
error:()=>t.error}:t}function Vg(e){let t;return new Proxy({},{get(n,r,o){return t??(t=e()),Reflect.get(t,r,o)},set(n,r,o,s){return t??(t=e()),
Reflect.set(t,r,o,s)},has(n,r){return t??(t=e()),Reflect.has(t,r)},deleteProperty(n,r){return t??(t=e()),Reflect.deleteProperty(t,r)},ownKeys(n){
return t??(t=e()),Reflect.ownKeys(t)},getOwnPropertyDescriptor(n,r){return t??(t=e()),Reflect.getOwnPropertyDescriptor(t,r)},defineProperty(n,r,o){
return t??(t=e()),Reflect.defineProperty(t,r,o)}})}function Jn(e){return typeof e=="bigint"?e.toString()+"n":typeof e=="string"?`"${e}"`:`${e}`}
function Vo(e){return Object.keys(e).filter(t=>e[t]._zod.optin!==void 0&&e[t]._zod.optout==="optional")}var qo={safeint:[Number.MIN_SAFE_INTEGER,
Number.MAX_SAFE_INTEGER],int32:[-2147483648,2147483647],uint32:[0,4294967295],float32:[-34028234663852886e22,34028234663852886e22],float64:[
-Number.MAX_VALUE,Number.MAX_VALUE]},Ya={int64:[BigInt("-9223372036854775808"),BigInt("9223372036854775807")],uint64:[BigInt(0),BigInt("1844\
6744073709551615")]};function qg(e,t){let n=e._zod.def,r=n.checks;if(r&&r.length>0)throw new Error(".pick() cannot be used on object schemas\
 containing refinements");let s={};return nt(s,e,Kn(e,t)),ye(e,Ae(n,{shape:s,checks:[]}))}function Kn(e,t){let n=Te(e),r=[];for(let o of Reflect.
ownKeys(t)){if(!Object.getOwnPropertyDescriptor(n,o)?.enumerable)throw new Error(`Unrecognized key: "${String(o)}"`);t[o]&&r.push(o)}return r}
function Jg(e,t){let n=e._zod.def,r=n.checks;if(r&&r.length>0)throw new Error(".omit() cannot be used on object schemas containing refinemen\
ts");let s=new Set(Kn(e,t)),i={};return nt(i,e,Reflect.ownKeys(Te(e)).filter(a=>!s.has(a))),ye(e,Ae(n,{shape:i,checks:[]}))}function Kg(e,t){
if(!Be(t))throw new Error("Invalid input to extend: expected a plain object");let n=e._zod.def.checks;if(n&&n.length>0){let o=Te(e);for(let s of Reflect.
ownKeys(t))if(Object.getOwnPropertyDescriptor(o,s)!==void 0)throw new Error("Cannot overwrite keys on object schemas containing refinements.\
 Use `.safeExtend()` instead.")}return ye(e,Ae(e._zod.def,{shape:Xa(e,t)}))}function Xa(e,t){let n={};return nt(n,e,Reflect.ownKeys(Te(e))),
jg(n,t),n}function Yg(e,t){if(!Be(t))throw new Error("Invalid input to safeExtend: expected a plain object");return ye(e,Ae(e._zod.def,{shape:Xa(
e,t)}))}function Xg(e,t){if(!t?._zod?.def)throw new Error("Invalid input to merge: expected an object schema. To merge a plain shape, use `.\
extend()`.");if(e._zod.def.checks?.length)throw new Error(".merge() cannot be used on object schemas containing refinements. Use .safeExtend\
() instead.");let n={};nt(n,e,Reflect.ownKeys(Te(e))),nt(n,t,Reflect.ownKeys(Te(t)));let r=Ae(e._zod.def,{shape:n,get catchall(){return t._zod.
def.catchall},checks:t._zod.def.checks??[]});return ye(e,r)}function Qg(e,t,n,r="partial"){let s=t._zod.def.checks;if(s&&s.length>0)throw new Error(
`.${r}() cannot be used on object schemas containing refinements`);let a=n?new Set(Kn(t,n)):void 0,c={};return nt(c,t,Reflect.ownKeys(Te(t)),
e&&((u,l)=>a&&!a.has(l)?u:new e({type:"optional",innerType:u}))),ye(t,Ae(t._zod.def,{shape:c,checks:[]}))}function eb(e,t,n){let r=n?new Set(
Kn(t,n)):void 0,o={};return nt(o,t,Reflect.ownKeys(Te(t)),(s,i)=>r&&!r.has(i)?s:new e({type:"nonoptional",innerType:s})),ye(t,Ae(t._zod.def,
{shape:o}))}function ae(e,t=0){if(e.aborted===!0)return!0;for(let n=t;n<e.issues.length;n++)if(e.issues[n]?.continue!==!0)return!0;return!1}
function Jo(e,t=0){if(e.aborted===!0)return!0;for(let n=t;n<e.issues.length;n++)if(e.issues[n]?.continue===!1)return!0;return!1}function we(e,t){
return t.map(n=>{var r;return(r=n).path??(r.path=[]),n.path.unshift(e),n})}function wt(e){return typeof e=="string"?e:e?.message}function Yn(e){
let t=[];for(let n of e??[]){let r=n._zod.def;if(!/_(length|size)$|_equals$/.test(r.check))break;let o=r.maximum??r.length??r.size;o>=0&&t.push(
[o,n])}return t}function Xt(e,t,n){var r;for(let o=t;o<e.length;o++)(r=e[o]).schema??(r.schema=n)}function xe(e,t,n){var r;let o=e.inst?._zod?.
traits;o?.has("$ZodType")&&(o.has("$ZodCheck")?(r=e).schema??(r.schema=e.inst):e.schema=e.inst);let s=e.schema!==e.inst?e.schema?._zod.def?.
error:void 0,i=e.message?e.message:wt(e.inst?._zod.def?.error?.(e))??wt(s?.(e))??wt(t?.error?.(e))??wt(n.customError?.(e))??wt(n.localeError?.(
e))??"Invalid input",a={};for(let c of Object.keys(e))c==="inst"||c==="schema"||c==="continue"||c==="input"||c==="__proto__"||(a[c]=e[c]);return a.
path??(a.path=[]),a.message=i,t?.reportInput&&(a.input=e.input),a}function Qa(e){return e instanceof Set?"set":e instanceof Map?"map":e instanceof
File?"file":"unknown"}var tb=/[\uD800-\uDBFF]/;function Qt(e){let t=e.length;if(!tb.test(e))return t;let n=t;for(let r=0;r<t-1;r++)(e.charCodeAt(
r)&64512)===55296&&(e.charCodeAt(r+1)&64512)===56320&&(n--,r++);return n}function en(e){return Array.isArray(e)?"array":typeof e=="string"?"\
string":"unknown"}function Ko(e){let t=typeof e;switch(t){case"number":return Number.isNaN(e)?"nan":"number";case"object":{if(e===null)return"\
null";if(Array.isArray(e))return"array";let n=e;if(n&&Object.getPrototypeOf(n)!==Object.prototype&&"constructor"in n&&n.constructor)return n.
constructor.name}}return t}function St(...e){let[t,n,r]=e;return typeof t=="string"?{message:t,code:"custom",input:n,inst:r}:{...t}}function nb(e){
return Object.entries(e).filter(([t,n])=>Number.isNaN(Number.parseInt(t,10))).map(t=>t[1])}function ec(e){let t=atob(e),n=new Uint8Array(t.length);
for(let r=0;r<t.length;r++)n[r]=t.charCodeAt(r);return n}function tc(e){let t="";for(let n=0;n<e.length;n++)t+=String.fromCharCode(e[n]);return btoa(
t)}function rb(e){let t=e.replace(/-/g,"+").replace(/_/g,"/"),n="=".repeat((4-t.length%4)%4);return ec(t+n)}function ob(e){return tc(e).replace(
/\+/g,"-").replace(/\//g,"_").replace(/=/g,"")}function sb(e){let t=e.replace(/^0x/,"");if(t.length%2!==0)throw new Error("Invalid hex strin\
g length");let n=new Uint8Array(t.length/2);for(let r=0;r<t.length;r+=2)n[r/2]=Number.parseInt(t.slice(r,r+2),16);return n}function ib(e){return Array.
from(e).map(t=>t.toString(16).padStart(2,"0")).join("")}var jo=class{constructor(...t){}};function Yo(e,t){for(let n in t){let r=Object.getOwnPropertyDescriptor(
t,n);r.get?Object.defineProperty(e,n,{...r,enumerable:!1}):cb(e,n,r.value)}}function Ze(e,t,n,r=!0){return Object.defineProperty(e,t,{configurable:!0,
writable:!0,enumerable:r,value:n}),n}function Xn(e,t,n){return Ze(e,t,n,!1)}function ab(e,t){for(let n in e){let r=e[n];Object.defineProperty(
t,n,{configurable:!0,enumerable:!0,get(){return Ze(this,n,r(this))},set(o){Ze(this,n,o)}})}return t}function cb(e,t,n){Object.defineProperty(
e,t,{configurable:!0,get(){return this==null?n:Ze(this,t,n.bind(this))},set(r){Ze(this,t,r)}})}function ub(e,t){let n=Object.getPrototypeOf(
e);return t in n?void 0:n}var Fo,Ue=!1,lb={configurable:!0,get(){Ue=!0}};function M(e,t,n){let r=Object.getPrototypeOf(e._zod);if(t in r&&Fo!==
e._zod){Fo=void 0;return}Fo=e._zod,Object.defineProperty(r,t,{configurable:!0,get(){Object.defineProperty(this,t,lb);let o=Ue;Ue=!1;try{let s=n(
this);return Ue?delete this[t]:Object.defineProperty(this,t,{configurable:!0,writable:!0,value:s}),Ue=Ue||o,s}catch(s){throw delete this[t],
Ue=Ue||o,s}},set(o){Object.defineProperty(this,t,{configurable:!0,writable:!0,value:o})}})}function db(e,t,n,r){let o=ub(e,t);o&&Object.defineProperty(
o,t,{configurable:!0,get(){let s={configurable:!0,writable:!0,enumerable:r,value:void 0};return Object.defineProperty(this,t,s),s.value=n(this),
Object.defineProperty(this,t,s),s.value},set(s){Object.defineProperty(this,t,{configurable:!0,writable:!0,enumerable:r,value:s})}})}var nc="\
~constantCatch";function rc(e){let t=()=>e;return t[nc]=!0,t}var oc;var Xo={value:void 0,enumerable:!1},sc="captureStackTrace"in Error?Error:null;function fb(e){let t=sc;if(t){let n=t.stackTraceLimit;if(typeof n==
"number"){try{t.stackTraceLimit=0}catch{return sc=null,new e}try{return new e}finally{t.stackTraceLimit=n}}}return new e}function m(e,t,n,r){
let o={};function s(p){this.def=p,this.constr=f,this.traits=new Set}s.prototype=o;let i=n,a=i&&new WeakSet;function c(p,g){if(p._zod){if(p._zod.
traits.has(e))return}else{Xo.value=new s(g);try{Object.defineProperty(p,"_zod",Xo)}finally{Xo.value=void 0}}if(p._zod.traits.add(e),t(p,g),a){
let _=Object.getPrototypeOf(p),k=p._zod.constr.prototype,E=_;for(;E&&E!==k;)E=Object.getPrototypeOf(E);let V=E??_;a.has(V)||(a.add(V),Yo(V,i))}
let w=f.prototype;for(let _ in w)Object.prototype.hasOwnProperty.call(w,_)&&(_ in p||(p[_]=w[_].bind(p)))}let u=r?.Parent??Object;class l extends u{}
Object.defineProperty(l,"name",{value:e});function f(p){let g=r?.Parent?fb(l):this;c(g,p);let w=g._zod.deferred;if(w){for(let k of w)k();g._zod.
deferred=void 0}let _=globalThis.__zod_globalConfig?.postProcessor;return _&&_(g),g}return Object.defineProperty(f,"init",{value:c}),Object.
defineProperty(f,Symbol.hasInstance,{value:p=>r?.Parent&&p instanceof r.Parent?!0:p?._zod?.traits?.has(e)}),Object.defineProperty(f,"name",{
value:e}),f}var ve=class extends Error{constructor(){super("Encountered Promise during synchronous parse. Use .parseAsync() instead.")}},kt=class extends Error{constructor(t){
super(`Encountered unidirectional transform during encode: ${t}`),this.name="ZodEncodeError"}};(oc=globalThis).__zod_globalConfig??(oc.__zod_globalConfig=
{});var re=globalThis.__zod_globalConfig;function ce(e){return e&&Object.assign(re,e),re}function pb(){let e=this._zod;return e.message??(e.message=JSON.stringify(e.def,xt,2)),e.message}function mb(e){this._zod.message=e}var hb={
get:pb,set:mb,enumerable:!0,configurable:!0},es={value:void 0,enumerable:!1},ic=new WeakSet([Object.prototype,Error.prototype]),ac=(e,t)=>{e.
name="$ZodError",es.value=t,Object.defineProperty(e,"issues",es),es.value=void 0,Object.defineProperty(e,"message",hb);let n=Object.getPrototypeOf(
e);ic.has(n)||(ic.add(n),Object.defineProperty(n,"toString",{configurable:!0,enumerable:!1,get(){let r=()=>this.message;return Object.defineProperty(
this,"toString",{value:r,configurable:!0,writable:!0}),r},set(r){Object.defineProperty(this,"toString",{value:r,configurable:!0,writable:!0})}}))},
cc=m("$ZodError",ac),e0=m("$ZodError",ac,void 0,{Parent:Error});function gb(e,t,n){return Object.prototype.hasOwnProperty.call(e,t)||(t==="_\
_proto__"?Object.defineProperty(e,t,{value:n(),writable:!0,enumerable:!0,configurable:!0}):e[t]=n()),e[t]}function uc(e,t=n=>n.message){let n={},
r=[];for(let o of e.issues)o.path.length>0?gb(n,o.path[0],()=>[]).push(t(o)):r.push(t(o));return{formErrors:r,fieldErrors:n}}function lc(e,t=n=>n.
message){let n={_errors:[]},r=(o,s=[])=>{for(let i of o.issues)if(i.code==="invalid_union"&&i.errors.length)i.errors.map(a=>r({issues:a},[...s,
...i.path]));else if(i.code==="invalid_key")r({issues:i.issues},[...s,...i.path]);else if(i.code==="invalid_element")r({issues:i.issues},[...s,
...i.path]);else{let a=[...s,...i.path];if(a.length===0)n._errors.push(t(i));else{let c=n,u=0;for(;u<a.length;){let l=a[u],f=u===a.length-1;
if(l==="_errors"){f&&c._errors.push(t(i)),u++;continue}Object.prototype.hasOwnProperty.call(c,l)||Object.defineProperty(c,l,{value:{_errors:[]},
enumerable:!0,writable:!0,configurable:!0});let p=c[l];f&&p._errors.push(t(i)),c=p,u++}}}};return r(e),n}function Qn(e,t){return{callee:t?.callee??e,Err:t?.Err}}var er=e=>{let t=(n,r,o,s)=>{let i=o?{...o,async:!1}:{async:!1},a=n._zod.run({value:r,
issues:[]},i);if(a instanceof Promise)throw new ve;if(a.issues.length){let c=new(s?.Err??e)(a.issues.map(u=>xe(u,i,ce())));throw qn(c,s?.callee??
t),c}return a.value};return t};var tr=e=>{let t=async(n,r,o,s)=>{let i=o?{...o,async:!0}:{async:!0},a=n._zod.run({value:r,issues:[]},i);if(a instanceof Promise&&(a=await a),
a.issues.length){let c=new(s?.Err??e)(a.issues.map(u=>xe(u,i,ce())));throw qn(c,s?.callee??t),c}return a.value};return t};var nr=e=>(t,n,r)=>{let o=r?{...r,async:!1}:{async:!1},s=t._zod.run({value:n,issues:[]},o);if(s instanceof Promise)throw new ve;return s.issues.
length?dc(e,s.issues,o):{success:!0,data:s.value}};function dc(e,t,n){let r;return{success:!1,get error(){return r||(r=new e(t.map(o=>xe(o,n,ce()))),t=void 0,n=void 0),r},set error(o){r=o,t=void 0,
n=void 0}}}var rr=e=>async(t,n,r)=>{let o=r?{...r,async:!0}:{async:!0},s=t._zod.run({value:n,issues:[]},o);return s instanceof Promise&&(s=await s),
s.issues.length?dc(e,s.issues,o):{success:!0,data:s.value}};var bb=Symbol.for("zod.compile.invalid"),yb=Symbol.for("zod.compile.fallback"),ts=((e,t,n)=>{let r=e._zod.bag.validator;if(r!==void 0){if(r(
t)!==bb)return!0;if(r.definite===!0&&n===void 0)return!1}return wb(e,t,n)});function wb(e,t,n){let r=n?{...n,async:!1,abortEarly:!0}:{async:!1,
abortEarly:!0},o=e._zod.bag.fallbackRun,s;if(o?(r[yb]=!0,s=o({value:t,issues:[]},r)):s=e._zod.run({value:t,issues:[]},r),s instanceof Promise)
throw new ve;return s.issues.length===0}var ns=async(e,t,n)=>{let r=n?{...n,async:!0,abortEarly:!0}:{async:!0,abortEarly:!0},o=e._zod.run({value:t,
issues:[]},r);return o instanceof Promise&&(o=await o),o.issues.length===0},fc=e=>{let t=er(e),n=(r,o,s,i)=>{let a=s?{...s,direction:"backwa\
rd"}:{direction:"backward"};return t(r,o,a,Qn(n,i))};return n};var pc=e=>{let t=er(e),n=(r,o,s,i)=>t(r,o,s,Qn(n,i));return n};var mc=e=>{let t=tr(e),n=async(r,o,s,i)=>{let a=s?{...s,direction:"backward"}:{direction:"backward"};return await t(r,o,a,Qn(n,i))};return n};var hc=e=>{let t=tr(e),n=async(r,o,s,i)=>await t(r,o,s,Qn(n,i));return n};var gc=e=>(t,n,r)=>{let o=r?{...r,direction:"backward"}:{direction:"backward"};return nr(e)(t,n,o)};var bc=e=>(t,n,r)=>nr(e)(t,n,r);var yc=e=>async(t,n,r)=>{let o=r?{...r,direction:"backward"}:{direction:"backward"};return rr(e)(t,n,o)};var wc=e=>async(t,n,r)=>rr(e)(t,n,r);var xc=/^[cC][0-9a-z]{6,}$/,vc=/^[0-9a-z]+$/,$c=/^[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}$/,_c=/^[0-9a-vA-V]{20}$/,Sc=/^[A-Za-z0-9]{27}$/,kc=/^[a-zA-Z0-9_-]{21}$/;
function Oc(e){return new RegExp(`^[a-zA-Z0-9_-]{${e}}$`)}var Rc=/^P(?:(\d+W)|(?!.*W)(?=\d|T\d)(\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+([.,]\d+)?S)?)?)$/;var zc=/^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$/,os=e=>e?new RegExp(`^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}\
-${e}[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12})$`):/^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$/;var Ec=/^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/;var xb="^(?=[\\s\\S]*[\\p{Extended_Pictographic}\\p{Regional_Indicator}\\u20E3])[\\p{Extended_Pictographic}\\p{Emoji_Component}]+$";function Pc(){
return new RegExp(xb,"u")}var Cc=/^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])$/,
Tc=/^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))$/;var Ac=/^((25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\/([0-9]|[1-2][0-9]|3[0-2])$/,
Mc=/^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))\/(12[0-8]|1[01][0-9]|[1-9]?[0-9])$/;var Ic=/^https?$/,Nc=/^\+[1-9]\d{6,14}$/;var Lc="(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[0\
1])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))";function vb(e){return new RegExp(`^${e}$`)}var Fc=vb(Lc);function rs(e){
let t="(?:[01]\\d|2[0-3]):[0-5]\\d";return typeof e.precision=="number"?e.precision===-1?`${t}`:e.precision===0?`${t}:[0-5]\\d`:`${t}:[0-5]\\\
d\\.\\d{${e.precision}}`:e.seconds?`${t}:[0-5]\\d(?:\\.\\d+)?`:`${t}(?::[0-5]\\d(?:\\.\\d+)?)?`}function Dc(e){return new RegExp(`^${rs(e)}$`)}
function jc(e){let t=["Z"];e.offset&&t.push("([+-](?:[01]\\d|2[0-3]):[0-5]\\d)");let n=`${rs({precision:e.precision,seconds:!0})}(?:${t.join(
"|")})`,r=e.local?`${n}|${rs({precision:e.precision})}`:n;return new RegExp(`^${Lc}T(?:${r})$`)}var Uc=/^[\s\S]{0,}$/;var ss=/^-?\d+(?:\.\d+)?$/,Zc=/^(?:true|false)$/i,Bc=/^null$/i;var Gc=/^[^A-Z]*$/,Hc=/^[^a-z]*$/;var Q=m("$ZodCheck",(e,t)=>{var n;e._zod??(e._zod={}),e._zod.def=t,(n=e._zod).onattach??(n.onattach=[])});var is=e=>{let t=e.value;return!Uo(t)&&t.length!==void 0},sr={number:"number",bigint:"bigint",object:"date"},as=m("$ZodCheckLessThan",(e,t)=>{
Q.init(e,t);let n=sr[typeof t.value];e._zod.check=r=>{(t.inclusive?r.value<=t.value:r.value<t.value)||r.issues.push({origin:sr[typeof r.value]??
n,code:"too_big",maximum:typeof t.value=="object"?t.value.getTime():t.value,input:r.value,inclusive:t.inclusive,inst:e,continue:!t.abort})}}),
cs=m("$ZodCheckGreaterThan",(e,t)=>{Q.init(e,t);let n=sr[typeof t.value];e._zod.check=r=>{(t.inclusive?r.value>=t.value:r.value>t.value)||r.
issues.push({origin:sr[typeof r.value]??n,code:"too_small",minimum:typeof t.value=="object"?t.value.getTime():t.value,input:r.value,inclusive:t.
inclusive,inst:e,continue:!t.abort})}}),Wc=m("$ZodCheckMultipleOf",(e,t)=>{Q.init(e,t),e._zod.check=n=>{if(typeof n.value!=typeof t.value)throw new Error(
"Cannot mix number and bigint in multiple_of check.");(typeof n.value=="bigint"?t.value!==BigInt(0)&&n.value%t.value===BigInt(0):Zo(n.value,
t.value)===0)||n.issues.push({origin:typeof n.value,code:"not_multiple_of",divisor:t.value,input:n.value,inst:e,continue:!t.abort})}}),Vc=m(
"$ZodCheckNumberFormat",(e,t)=>{Q.init(e,t),t.format=t.format||"float64";let n=t.format?.includes("int"),r=n?"int":"number",[o,s]=qo[t.format];
e._zod.check=i=>{let a=i.value;if(n){if(!Number.isInteger(a)){i.issues.push({expected:r,format:t.format,code:"invalid_type",continue:!1,input:a,
inst:e});return}if(!Number.isSafeInteger(a)){a>0?i.issues.push({input:a,code:"too_big",maximum:Number.MAX_SAFE_INTEGER,note:"Integers must b\
e within the safe integer range.",inst:e,origin:r,inclusive:!0,continue:!t.abort}):i.issues.push({input:a,code:"too_small",minimum:Number.MIN_SAFE_INTEGER,
note:"Integers must be within the safe integer range.",inst:e,origin:r,inclusive:!0,continue:!t.abort});return}}a<o&&i.issues.push({origin:"\
number",input:a,code:"too_small",minimum:o,inclusive:!0,inst:e,continue:!t.abort}),a>s&&i.issues.push({origin:"number",input:a,code:"too_big",
maximum:s,inclusive:!0,inst:e,continue:!t.abort})}});var qc=m("$ZodCheckMaxLength",(e,t)=>{var n;Q.init(e,t),(n=e._zod.def).when??(n.when=is),e._zod.check=r=>{let o=r.value,s=o.length;if((typeof o==
"string"&&s>t.maximum?Qt(o):s)<=t.maximum)return;let a=en(o);r.issues.push({origin:a,code:"too_big",maximum:t.maximum,inclusive:!0,input:o,inst:e,
continue:!t.abort})}}),Jc=m("$ZodCheckMinLength",(e,t)=>{var n;Q.init(e,t),(n=e._zod.def).when??(n.when=is),e._zod.check=r=>{let o=r.value,s=o.
length;if((typeof o=="string"&&s>=t.minimum&&s<t.minimum*2?Qt(o):s)>=t.minimum)return;let a=en(o);r.issues.push({origin:a,code:"too_small",minimum:t.
minimum,inclusive:!0,input:o,inst:e,continue:!t.abort})}}),Kc=m("$ZodCheckLengthEquals",(e,t)=>{var n;Q.init(e,t),(n=e._zod.def).when??(n.when=
is),e._zod.check=r=>{let o=r.value,s=o.length,i=typeof o=="string"&&s>=t.length&&s<=t.length*2?Qt(o):s;if(i===t.length)return;let a=en(o),c=i>
t.length;r.issues.push({origin:a,...c?{code:"too_big",maximum:t.length}:{code:"too_small",minimum:t.length},inclusive:!0,exact:!0,input:r.value,
inst:e,continue:!t.abort})}}),tn=m("$ZodCheckStringFormat",(e,t)=>{var n,r;Q.init(e,t),t.pattern?(n=e._zod).check??(n.check=o=>{t.pattern.lastIndex=
0,!t.pattern.test(o.value)&&o.issues.push({origin:"string",code:"invalid_format",format:t.format,input:o.value,...t.pattern?{pattern:t.pattern.
toString()}:{},inst:e,continue:!t.abort})}):(r=e._zod).check??(r.check=()=>{})}),Yc=m("$ZodCheckRegex",(e,t)=>{tn.init(e,t),e._zod.check=n=>{
t.pattern.lastIndex=0,!t.pattern.test(n.value)&&n.issues.push({origin:"string",code:"invalid_format",format:"regex",input:n.value,pattern:t.
pattern.toString(),inst:e,continue:!t.abort})}}),Xc=m("$ZodCheckLowerCase",(e,t)=>{t.pattern??(t.pattern=Gc),tn.init(e,t)}),Qc=m("$ZodCheckU\
pperCase",(e,t)=>{t.pattern??(t.pattern=Hc),tn.init(e,t)}),eu=m("$ZodCheckIncludes",(e,t)=>{Q.init(e,t);let n=Me(t.includes),r=new RegExp(typeof t.
position=="number"?`^.{${t.position},}${n}`:n);t.pattern=r,e._zod.check=o=>{o.value.includes(t.includes,t.position)||o.issues.push({origin:"\
string",code:"invalid_format",format:"includes",includes:t.includes,input:o.value,inst:e,continue:!t.abort})}}),tu=m("$ZodCheckStartsWith",(e,t)=>{
Q.init(e,t);let n=new RegExp(`^${Me(t.prefix)}.*`);t.pattern??(t.pattern=n),e._zod.check=r=>{r.value.startsWith(t.prefix)||r.issues.push({origin:"\
string",code:"invalid_format",format:"starts_with",prefix:t.prefix,input:r.value,inst:e,continue:!t.abort})}}),nu=m("$ZodCheckEndsWith",(e,t)=>{
Q.init(e,t);let n=new RegExp(`.*${Me(t.suffix)}$`);t.pattern??(t.pattern=n),e._zod.check=r=>{r.value.endsWith(t.suffix)||r.issues.push({origin:"\
string",code:"invalid_format",format:"ends_with",suffix:t.suffix,input:r.value,inst:e,continue:!t.abort})}});var ru=m("$ZodCheckOverwrite",(e,t)=>{Q.init(e,t),e._zod.check=n=>{n.value=t.tx(n.value)}});var ir=class{constructor(t=[],n={}){this.content=[],this.indent=0,this.args=t,this.closed=n}indented(t){this.indent+=1;try{t(this)}finally{this.
indent-=1}}write(t){if(typeof t=="function"){t(this,{execution:"sync"}),t(this,{execution:"async"});return}let r=t.split(`
`).filter(i=>i),o=Math.min(...r.map(i=>i.length-i.trimStart().length)),s=r.map(i=>i.slice(o)).map(i=>" ".repeat(this.indent*2)+i);for(let i of s)
this.content.push(i)}compile(){let t=Function,n=this?.content??[""];return new t(...Object.keys(this.closed),`return function (${this.args.join(
", ")}) {
${n.join(`
`)}
};`)(...Object.values(this.closed))}};var su={major:4,minor:6,patch:7};var D=m("$ZodType",(e,t)=>{var n;e??(e={}),e._zod.def=t,e._zod.bag=e._zod.bag||{},e._zod.version=su;let r=e._zod.def.checks,o=e._zod.traits.
has("$ZodCheck")?[e,...r??[]]:r?.length?[...r]:[];for(let s of o)for(let i of s._zod.onattach)i(e);if(o.length===0)(n=e._zod).deferred??(n.deferred=
[]),e._zod.deferred?.push(()=>{e._zod.run=e._zod.parse});else{let s=(a,c,u)=>{if(a.memo)return a;let l=ae(a),f;for(let p of c){if(p._zod.def.
when){if(Jo(a)||!p._zod.def.when(a))continue}else if(l)continue;let g=a.issues.length,w=p._zod.check(a);if(w instanceof Promise&&u?.async===
!1)throw new ve;if(f||w instanceof Promise)f=(f??Promise.resolve()).then(async()=>{await w,a.issues.length!==g&&(Xt(a.issues,g,e),l||(l=ae(a,
g)))});else{if(a.issues.length===g)continue;Xt(a.issues,g,e),l||(l=ae(a,g))}}return f?f.then(()=>a):a},i=(a,c,u)=>{if(ae(a))return a.aborted=
!0,a;let l=s(c,o,u);if(l instanceof Promise){if(u.async===!1)throw new ve;return l.then(f=>e._zod.parse(f,u))}return e._zod.parse(l,u)};e._zod.
run=(a,c)=>{if(c.skipChecks)return e._zod.parse(a,c);if(c.direction==="backward"){let l=e._zod.parse({value:a.value,issues:[]},{...c,skipChecks:!0});
return l instanceof Promise?l.then(f=>i(f,a,c)):i(l,a,c)}let u=e._zod.parse(a,c);if(u instanceof Promise){if(c.async===!1)throw new ve;return u.
then(l=>s(l,o,c))}return s(u,o,c)}}},{get"~standard"(){return Xn(this,"~standard",ls(this))},set"~standard"(e){Ze(this,"~standard",e)}}),wu=(e,t)=>e.
issues.length?{issues:e.issues.map(n=>xe(n,t,ce()))}:{value:e.value};async function $b(e,t){let n={async:!0};return wu(await e._zod.run({value:t,
issues:[]},n),n)}function ls(e){return{validate:t=>{let n={async:!1};try{let r=e._zod.run({value:t,issues:[]},n);if(!(r instanceof Promise))
return wu(r,n)}catch{}return $b(e,t)},vendor:"zod",version:1}}var lr=m("$ZodString",(e,t)=>{D.init(e,t),e._zod.pattern=t.pattern??Uc,e._zod.
parse=(n,r)=>{if(t.coerce)try{n.value=String(n.value)}catch{}return typeof n.value=="string"||n.issues.push({expected:"string",code:"invalid\
_type",input:n.value,inst:e}),n}}),j=m("$ZodStringFormat",(e,t)=>{tn.init(e,t),lr.init(e,t)}),xu=m("$ZodGUID",(e,t)=>{t.pattern??(t.pattern=
zc),j.init(e,t)}),vu=m("$ZodUUID",(e,t)=>{if(t.version){let r={v1:1,v2:2,v3:3,v4:4,v5:5,v6:6,v7:7,v8:8}[t.version];if(r===void 0)throw new Error(
`Invalid UUID version: "${t.version}"`);t.pattern??(t.pattern=os(r))}else t.pattern??(t.pattern=os());j.init(e,t)}),$u=m("$ZodEmail",(e,t)=>{
t.pattern??(t.pattern=Ec),j.init(e,t)}),_u=1,cr=2;function Su(e){try{return typeof URL<"u"&&typeof URL.canParse=="function"?URL.canParse(e):
(new URL(e),!0)}catch{return!1}}function _b(e,t){return!("normalize"in t)&&!("hostname"in t)&&!("protocol"in t)?Su(e)||cr:Sb(e,t)}function Sb(e,t){
if(!t.normalize&&t.protocol?.source===Ic.source&&!/^https?:\/\//i.test(e))return _u;try{if(typeof URL<"u"){let n=URL;if(typeof n.parse=="fun\
ction")return n.parse(e)??cr}return new URL(e)}catch{return cr}}var kb=/[\t\n\r]/g;function iu(e){return e.replace(kb,"")}function Ob(e,t){return t.
lastIndex=0,t.test(e.hostname)}function Rb(e,t){return t.lastIndex=0,t.test(e.protocol.endsWith(":")?e.protocol.slice(0,-1):e.protocol)}var ku=m(
"$ZodURL",(e,t)=>{j.init(e,t),e._zod.check=n=>{try{let r=n.value.trim(),o=_b(r,t);if(o===_u){n.issues.push({code:"invalid_format",format:"ur\
l",note:"Invalid URL format",input:n.value,inst:e,continue:!t.abort});return}if(o===cr){n.issues.push({code:"invalid_format",format:"url",input:n.
value,inst:e,continue:!t.abort});return}if(o===!0){n.value=iu(r);return}t.hostname&&!Ob(o,t.hostname)&&n.issues.push({code:"invalid_format",
format:"url",note:"Invalid hostname",pattern:t.hostname.source,input:n.value,inst:e,continue:!t.abort}),t.protocol&&!Rb(o,t.protocol)&&n.issues.
push({code:"invalid_format",format:"url",note:"Invalid protocol",pattern:t.protocol.source,input:n.value,inst:e,continue:!t.abort}),n.value=
t.normalize?o.href:iu(r);return}catch{n.issues.push({code:"invalid_format",format:"url",input:n.value,inst:e,continue:!t.abort})}}}),Ou=m("$\
ZodEmoji",(e,t)=>{t.pattern??(t.pattern=Pc()),j.init(e,t)}),Ru=m("$ZodNanoID",(e,t)=>{if(t.length!==void 0&&(!Number.isInteger(t.length)||t.
length<1))throw new Error(`Invalid nanoid length: ${t.length}`);t.pattern??(t.pattern=t.length===void 0?kc:Oc(t.length)),j.init(e,t)}),zu=m(
"$ZodCUID",(e,t)=>{t.pattern??(t.pattern=xc),j.init(e,t)}),Eu=m("$ZodCUID2",(e,t)=>{t.pattern??(t.pattern=vc),j.init(e,t)}),Pu=m("$ZodULID",
(e,t)=>{t.pattern??(t.pattern=$c),j.init(e,t)}),Cu=m("$ZodXID",(e,t)=>{t.pattern??(t.pattern=_c),j.init(e,t)}),Tu=m("$ZodKSUID",(e,t)=>{t.pattern??
(t.pattern=Sc),j.init(e,t)}),Au=m("$ZodISODateTime",(e,t)=>{t.pattern??(t.pattern=jc(t)),j.init(e,t)}),Mu=m("$ZodISODate",(e,t)=>{t.pattern??
(t.pattern=Fc),j.init(e,t)}),Iu=m("$ZodISOTime",(e,t)=>{t.pattern??(t.pattern=Dc(t)),j.init(e,t)}),Nu=m("$ZodISODuration",(e,t)=>{t.pattern??
(t.pattern=Rc),j.init(e,t)}),Lu=m("$ZodIPv4",(e,t)=>{t.pattern??(t.pattern=Cc),j.init(e,t)}),zb=/^[0-9a-fA-F:.]+$/;function Fu(e){return zb.
test(e)?Su(`http://[${e}]`):!1}var Du=m("$ZodIPv6",(e,t)=>{t.pattern??(t.pattern=Tc),j.init(e,t),e._zod.check=n=>{Fu(n.value)||n.issues.push(
{code:"invalid_format",format:"ipv6",input:n.value,inst:e,continue:!t.abort})}});var ju=m("$ZodCIDRv4",(e,t)=>{t.pattern??(t.pattern=Ac),j.init(e,t)});function Eb(e){let t=e.split("/");if(t.length!==2)return!1;let[n,r]=t;
if(!r)return!1;let o=Number(r);return`${o}`!==r||o<0||o>128?!1:Fu(n)}var Uu=m("$ZodCIDRv6",(e,t)=>{t.pattern??(t.pattern=Mc),j.init(e,t),e._zod.
check=n=>{Eb(n.value)||n.issues.push({code:"invalid_format",format:"cidrv6",input:n.value,inst:e,continue:!t.abort})}});function Zu(e){if(e===
"")return!0;if(/\s/.test(e)||e.length%4!==0)return!1;try{return atob(e),!0}catch{return!1}}var Pb=/^[0-9a-zA-Z+/]*={0,2}$/,Bu=m("$ZodBase64",
(e,t)=>{t.pattern??(t.pattern=Pb),j.init(e,t),e._zod.check=n=>{Zu(n.value)||n.issues.push({code:"invalid_format",format:"base64",input:n.value,
inst:e,continue:!t.abort})}}),Gu=/^[A-Za-z0-9_-]*$/;function Cb(e){if(!Gu.test(e))return!1;let t=e.replace(/[-_]/g,r=>r==="-"?"+":"/"),n=t.padEnd(
Math.ceil(t.length/4)*4,"=");return Zu(n)}var Hu=m("$ZodBase64URL",(e,t)=>{t.pattern??(t.pattern=Gu),j.init(e,t),e._zod.check=n=>{Cb(n.value)||
n.issues.push({code:"invalid_format",format:"base64url",input:n.value,inst:e,continue:!t.abort})}}),Wu=m("$ZodE164",(e,t)=>{t.pattern??(t.pattern=
Nc),j.init(e,t)});function Tb(e,t=null){try{let n=e.split(".");if(n.length!==3)return!1;let[r]=n;if(!r)return!1;let o=JSON.parse(atob(r));return!("typ"in o&&o?.
typ!=="JWT"||!o.alg||t&&(!("alg"in o)||o.alg!==t))}catch{return!1}}var Vu=m("$ZodJWT",(e,t)=>{j.init(e,t),e._zod.check=n=>{Tb(n.value,t.alg)||
n.issues.push({code:"invalid_format",format:"jwt",input:n.value,inst:e,continue:!t.abort})}});var ds=m("$ZodNumber",(e,t)=>{D.init(e,t),e._zod.pattern=ss,e._zod.parse=(n,r)=>{if(t.coerce)try{n.value=Number(n.value)}catch{}let o=n.value;
if(typeof o=="number"&&!Number.isNaN(o)&&Number.isFinite(o))return n;let s=typeof o=="number"?Number.isNaN(o)?"NaN":Number.isFinite(o)?void 0:
String(o):void 0;return n.issues.push({expected:"number",code:"invalid_type",input:o,inst:e,...s?{received:s}:{}}),n}}),qu=m("$ZodNumberForm\
at",(e,t)=>{Vc.init(e,t),ds.init(e,t)}),Ju=m("$ZodBoolean",(e,t)=>{D.init(e,t),e._zod.pattern=Zc,e._zod.parse=(n,r)=>{if(t.coerce)try{n.value=
!!n.value}catch{}let o=n.value;return typeof o=="boolean"||n.issues.push({expected:"boolean",code:"invalid_type",input:o,inst:e}),n}});var Ku=m("$ZodNull",(e,t)=>{D.init(e,t),e._zod.pattern=Bc,e._zod.values=new Set([null]),e._zod.parse=(n,r)=>{let o=n.value;return o===null||
n.issues.push({expected:"null",code:"invalid_type",input:o,inst:e}),n}});var Yu=m("$ZodUnknown",(e,t)=>{D.init(e,t),e._zod.parse=n=>n}),Xu=m("$ZodNever",(e,t)=>{D.init(e,t),e._zod.parse=(n,r)=>(n.issues.push({expected:"\
never",code:"invalid_type",input:n.value,inst:e}),n)});function Ab(e,t){let n=Yn(e._zod.def.checks);if(!n.length)return;let r=Math.min(...n.map(s=>s[0])),o=e._zod.parse;e._zod.parse=(s,i)=>{let a=t(
s.value);if(a>r&&!i?.skipChecks&&i?.direction!=="backward"){for(let[c,u]of Yn(e._zod.def.checks))if(a>c&&u._zod.def.when(s)){let l=s.issues.
length;return u._zod.check(s),s.issues[l].continue=!1,Xt(s.issues,l,e),s}}return o(s,i)}}var Mb=e=>Array.isArray(e)?e.length:-1;function au(e,t,n){e.issues.length&&t.issues.push(...we(n,e.issues)),t.value[n]=e.value}var Qu=m("$ZodArray",(e,t)=>{D.init(e,t);let n=re.memoizer;
n?.attach(e),e._zod.parse=(r,o)=>{let s=r.value;if(!Array.isArray(s))return r.issues.push({expected:"array",code:"invalid_type",input:s,inst:e}),
r;r.value=n?n.alloc(e,r,Array(s.length),o):Array(s.length);let i=[],a=o?.abortEarly;for(let c=0;c<s.length;c++){let u=s[c],l=t.element._zod.
run({value:u,issues:[]},o);if(l instanceof Promise)i.push(l.then(f=>au(f,r,c)));else if(au(l,r,c),a&&l.issues.length!==0&&ae(l))break}return i.
length?Promise.all(i).then(()=>r):r},Ab(e,Mb)});function ur(e,t,n,r,o,s){let i=n in r,a=s==="optional";if(!(!i&&a&&o==="optional")){if(e.issues.
length){if(o!==void 0&&a&&!i)return;t.issues.push(...we(n,e.issues))}if(!i&&o===void 0){e.issues.length||t.issues.push({code:"invalid_type",
expected:"nonoptional",input:void 0,path:[n]});return}e.value===void 0?(i||o==="defaulted"&&!a)&&(t.value[n]=void 0):t.value[n]=e.value}}var Ib=[];
function el(e){let t=Object.keys(e.shape),n=Object.getOwnPropertySymbols(e.shape),r=n.length?n:Ib,o=r.length?[...t,...r]:t;for(let i of o)if(!e.
shape?.[i]?._zod?.traits?.has("$ZodType"))throw new Error(`Invalid element at key "${String(i)}": expected a Zod schema`);let s=Vo(e.shape);
return{...e,allKeys:o,symbolKeys:r,keySet:new Set(t),numKeys:t.length,optionalKeys:new Set(s)}}function tl(e,t,n,r,o,s,i){let a=[],c=o.keySet,
u=o.catchall._zod,l=u.def.type,f=u.optin,p=u.optout,g=0;for(let w in t){if(i&&n.issues.length!==g){if(ae(n,g))break;g=n.issues.length}if(c.has(
w))continue;if(w==="__proto__"){l==="never"&&a.push(w);continue}if(l==="never"){a.push(w);continue}let _=u.run({value:t[w],issues:[]},r);_ instanceof
Promise?e.push(_.then(k=>ur(k,n,w,t,f,p))):ur(_,n,w,t,f,p)}return a.length&&n.issues.push({code:"unrecognized_keys",keys:a,input:t,inst:s,continue:!0}),
e.length?Promise.all(e).then(()=>n):n}var Nb=m("$ZodObject",(e,t)=>{D.init(e,t);let n=Object.getOwnPropertyDescriptor(t,"shape"),r=n?.get?n.
get.raw:t.shape??{};if(r){let u=()=>{let l={...r};return Object.defineProperty(t,"shape",{value:l}),u.raw=l,l};u.raw=r,Object.defineProperty(
t,"shape",{get:u})}let o=vt(()=>el(t));M(e,"propValues",u=>{let l=u.def.shape,f={};for(let p in l){let g=l[p]._zod;if(g.values){Object.prototype.
hasOwnProperty.call(f,p)||$t(f,p,new Set);for(let w of g.values)f[p].add(w);g.optin!==void 0&&f[p].add(void 0)}}return f});let s=rt,i=t.catchall,
a,c=re.memoizer;c?.attach(e),e._zod.parse=(u,l)=>{a??(a=o.value);let f=u.value;if(!s(f))return u.issues.push({expected:"object",code:"invali\
d_type",input:f,inst:e}),u;u.value=c?c.alloc(e,u,{},l):{};let p=[],g=a.shape,w=l?.abortEarly,_=u.issues.length;for(let k of a.allKeys){if(w&&
u.issues.length!==_){if(ae(u,_))break;_=u.issues.length}if(k==="__proto__")continue;let E=g[k],V=E._zod.optin,P=E._zod.optout,X=E._zod.run({
value:f[k],issues:[]},l);X instanceof Promise?p.push(X.then(q=>ur(q,u,k,f,V,P))):ur(X,u,k,f,V,P)}return i?tl(p,f,u,l,o.value,e,w===!0):p.length?
Promise.all(p).then(()=>u):u}}),nl=m("$ZodObjectJIT",(e,t)=>{Nb.init(e,t);let n=e._zod.parse,r=vt(()=>el(t)),o=re.memoizer,s=g=>{let w=r.value,
_=w.symbolKeys,k=new ir(["payload","ctx"],{shape:g,inst:e,memo:o,syms:_}),E=q=>`shape[${q}]._zod.run({ value: input[${q}], issues: [] }, ctx\
)`,V=(q,C)=>`
          let ${q}_ab = false;
          for (let i = 0; i < ${q}.issues.length; i++) {
            const iss = ${q}.issues[i];
            iss.path = iss.path ? [${C}, ...iss.path] : [${C}];
            payload.issues.push(iss);
            if (iss.continue !== true) ${q}_ab = true;
          }
          if (${q}_ab && ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }`;k.write("const input = payload.value;");let P=Object.create(null),X=0;for(let q of w.allKeys)P[q]=`key_${X++}`;k.write(o?"const\
 newResult = memo.alloc(inst, payload, {}, ctx);":"const newResult = {};");for(let q of w.allKeys){if(q==="__proto__")continue;let C=P[q],de=typeof q==
"symbol"?`syms[${_.indexOf(q)}]`:Bo(q),Mo=`${de} in input`,ja=g[q],Io=ja?._zod?.optin,Ua=Io!==void 0,Eg=ja?._zod?.optout==="optional";if(k.write(
`const ${C} = ${E(de)};`),Ua&&Eg){let Pg=Io==="optional"?`${C}_present`:`${C}.value !== undefined || ${C}_present`;k.write(`
        const ${C}_present = ${Mo};
        if (!${C}.issues.length || ${C}_present) {
          if (${C}.issues.length) {${V(C,de)}
          }

          if (${Pg}) {
            newResult[${de}] = ${C}.value;
          }
        }

      `)}else Ua?(k.write(`
        if (${C}.issues.length) {${V(C,de)}
        }
      `),Io==="defaulted"?k.write(`newResult[${de}] = ${C}.value;`):k.write(`
        if (${C}.value !== undefined || ${Mo}) {
          newResult[${de}] = ${C}.value;
        }
      `)):k.write(`
        const ${C}_present = ${Mo};
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

      `)}return k.write("payload.value = newResult;"),k.write("return payload;"),k.compile()},i,a=rt,c=!re.jitless,l=c&&Ho.value,f=t.catchall,
p;e._zod.parse=(g,w)=>{p??(p=r.value);let _=g.value;return a(_)?c&&l&&w?.async===!1&&w.jitless!==!0?(i||(i=s(t.shape)),g=i(g,w),f?tl([],_,g,
w,p,e,w?.abortEarly===!0):g):n(g,w):(g.issues.push({expected:"object",code:"invalid_type",input:_,inst:e}),g)}});function cu(e,t,n,r){for(let s of e)
if(s.issues.length===0)return t.value=s.value,t;let o=e.filter(s=>!ae(s));return o.length===1?(t.value=o[0].value,o[0]):(t.issues.push({code:"\
invalid_union",input:t.value,inst:n,errors:e.map(s=>s.issues.map(i=>xe(i,r,ce())))}),t)}var fs=m("$ZodUnion",(e,t)=>{D.init(e,t),M(e,"optin",
r=>r.def.options.some(o=>o._zod.optin==="defaulted")?"defaulted":r.def.options.some(o=>o._zod.optin!==void 0)?"optional":void 0),M(e,"optout",
r=>r.def.options.some(o=>o._zod.optout==="optional")?"optional":void 0),M(e,"values",r=>{if(r.def.options.every(o=>o._zod.values))return new Set(
r.def.options.flatMap(o=>Array.from(o._zod.values)))}),M(e,"pattern",r=>{if(r.def.options.every(o=>o._zod.pattern)){let o=r.def.options.map(
s=>s._zod.pattern);return new RegExp(`^(${o.map(s=>Yt(s.source)).join("|")})$`)}});let n=t.options.length===1?t.options[0]._zod.run:null;e._zod.
parse=(r,o)=>{if(n)return n(r,o);let s=!1,i=[];for(let a of t.options){let c=a._zod.run({value:r.value,issues:[]},o);if(c instanceof Promise)
i.push(c),s=!0;else{if(c.issues.length===0)return c;i.push(c)}}return s?Promise.all(i).then(a=>cu(a,r,e,o)):cu(i,r,e,o)}});function Lb(e){let t=new Map;for(let n of e.options){let r=n._zod.propValues?.[e.discriminator];if(!r||r.size===0)throw new Error(`Invalid d\
iscriminated union option at index "${e.options.indexOf(n)}"`);for(let o of r)if(t.has(o)){if(o!==void 0)throw new Error(`Duplicate discrimi\
nator value "${String(o)}"`);t.set(o,null)}else t.set(o,n)}return t}var rl=m("$ZodDiscriminatedUnion",(e,t)=>{t.inclusive=!1,fs.init(e,t);let n=e.
_zod.parse;M(e,"propValues",o=>{let s={},i=0;for(let a of o.def.options){let c=a._zod.propValues;if(!c||Object.keys(c).length===0)throw new Error(
`Invalid discriminated union option at index "${o.def.options.indexOf(a)}"`);c[o.def.discriminator]?.has(void 0)&&i++;for(let[u,l]of Object.
entries(c)){Object.prototype.hasOwnProperty.call(s,u)||$t(s,u,new Set);for(let f of l)s[u].add(f)}}return!o.def.unionFallback&&i>1&&s[o.def.
discriminator]?.delete(void 0),s}),t.options.forEach((o,s)=>{let i=_t(o._zod.def);if(i&&!Object.prototype.hasOwnProperty.call(i,t.discriminator))
throw new Error(`Invalid discriminated union option at index "${s}"`)});let r=vt(()=>Lb(t));e._zod.parse=(o,s)=>{let i=o.value;if(!rt(i))return o.
issues.push({code:"invalid_type",expected:"object",input:i,inst:e}),o;let a=i?.[t.discriminator],c=r.value.get(a);return c&&(a!==void 0||s.direction!==
"backward")?c._zod.run(o,s):t.unionFallback||s.direction==="backward"?n(o,s):(o.issues.push({code:"invalid_union",errors:[],note:"No matchin\
g discriminator",discriminator:t.discriminator,options:Array.from(r.value.keys()).filter(u=>r.value.get(u)!==null),input:i,path:[t.discriminator],
inst:e}),o)}}),ol=m("$ZodIntersection",(e,t)=>{D.init(e,t),e._zod.parse=(n,r)=>{let o=n.value,s=t.left._zod.run({value:o,issues:[]},r),i=t.right.
_zod.run({value:o,issues:[]},r);return s instanceof Promise||i instanceof Promise?Promise.all([s,i]).then(([c,u])=>uu(n,c,u)):uu(n,s,i)}});function us(e,t){
if(e===t)return{valid:!0,data:e};if(e instanceof Date&&t instanceof Date&&+e==+t)return{valid:!0,data:e};if(Be(e)&&Be(t)){let n=Object.keys(
t),r=Object.keys(e).filter(s=>n.indexOf(s)!==-1),o={...e,...t};Object.prototype.hasOwnProperty.call(o,"__proto__")&&delete o.__proto__;for(let s of r){
if(s==="__proto__")continue;let i=us(e[s],t[s]);if(!i.valid)return{valid:!1,mergeErrorPath:[s,...i.mergeErrorPath]};o[s]=i.data}return{valid:!0,
data:o}}if(Array.isArray(e)&&Array.isArray(t)){if(e.length!==t.length)return{valid:!1,mergeErrorPath:[]};let n=[];for(let r=0;r<e.length;r++){
let o=e[r],s=t[r],i=us(o,s);if(!i.valid)return{valid:!1,mergeErrorPath:[r,...i.mergeErrorPath]};n.push(i.data)}return{valid:!0,data:n}}return{
valid:!1,mergeErrorPath:[]}}function uu(e,t,n){let r=new Map,o,s=new Map,i=(u,l)=>{let f;if(u.code==="unrecognized_keys"&&!u.path?.length)o??
(o=u),f=u.keys;else if(u.code==="invalid_key"&&u.origin==="record"&&u.path?.length===1){let p=String(u.path[0]);s.has(p)||s.set(p,u),f=[p]}else
return!1;for(let p of f)r.has(p)||r.set(p,{}),r.get(p)[l]=!0;return!0};for(let u of t.issues)i(u,"l")||e.issues.push(u);for(let u of n.issues)
i(u,"r")||e.issues.push(u);let a=[...r].filter(([,u])=>u.l&&u.r).map(([u])=>u);if(a.length){let u=o?a.filter(l=>o.keys.includes(l)):[];u.length&&
e.issues.push({...o,keys:u});for(let l of a)!u.includes(l)&&s.has(l)&&e.issues.push(s.get(l))}let c=us(t.value,n.value);if(!c.valid){if(ae(e))
return e;throw new Error(`Unmergable intersection. Error path: ${JSON.stringify(c.mergeErrorPath)}`)}return e.value=c.data,e}var sl=m("$ZodT\
uple",(e,t)=>{D.init(e,t);let n=t.items,r=re.memoizer;r?.attach(e),e._zod.parse=(o,s)=>{let i=o.value;if(!Array.isArray(i))return o.issues.push(
{input:i,inst:e,expected:"tuple",code:"invalid_type"}),o;o.value=r?r.alloc(e,o,[],s):[];let a=[],c=lu(n,"optin"),u=lu(n,"optout");if(!t.rest){
if(i.length<c)return o.issues.push({code:"too_small",minimum:c,inclusive:!0,input:i,inst:e,origin:"array"}),o;i.length>n.length&&o.issues.push(
{code:"too_big",maximum:n.length,inclusive:!0,input:i,inst:e,origin:"array"})}let l=new Array(n.length),f=t.rest?s?.abortEarly:void 0,p=!1;for(let g=0;g<
n.length;g++){let w=n[g]._zod.run({value:i[g],issues:[]},s);w instanceof Promise?a.push(w.then(_=>{l[g]=_})):(l[g]=w,f&&!p&&w.issues.length&&
(p=ae(w)))}if(t.rest&&!p){let g=n.length-1,w=i.slice(n.length),_=o.issues.length;for(let k of w){if(f&&o.issues.length!==_){if(ae(o,_))break;
_=o.issues.length}g++;let E=t.rest._zod.run({value:k,issues:[]},s);E instanceof Promise?a.push(E.then(V=>du(V,o,g))):du(E,o,g)}}return a.length?
Promise.all(a).then(()=>fu(l,o,n,i,u)):fu(l,o,n,i,u)}});function lu(e,t){for(let n=e.length-1;n>=0;n--)if(!(t==="optin"?e[n]._zod.optin!==void 0:
e[n]._zod.optout==="optional"))return n+1;return 0}function du(e,t,n){e.issues.length&&t.issues.push(...we(n,e.issues)),t.value[n]=e.value}function fu(e,t,n,r,o){
for(let s=0;s<n.length;s++){let i=e[s],a=s<r.length;if(!a&&s>=o&&n[s]._zod.optin==="optional"){t.value.length=s;break}if(i.issues.length){if(!a&&
s>=o){t.value.length=s;break}t.issues.push(...we(s,i.issues))}t.value[s]=i.value}for(let s=t.value.length-1;s>=r.length&&(n[s]._zod.optout===
"optional"&&t.value[s]===void 0);s--)t.value.length=s;return t}var il=m("$ZodRecord",(e,t)=>{D.init(e,t);let n=re.memoizer;n?.attach(e),e._zod.
parse=(r,o)=>{let s=r.value;if(!Be(s))return r.issues.push({expected:"record",code:"invalid_type",input:s,inst:e}),r;let i=[],a=t.keyType._zod.
values;if(a&&!t.partial){r.value=n?n.alloc(e,r,{},o):{};let c=new Set;for(let l of a)if(typeof l=="string"||typeof l=="number"||typeof l=="s\
ymbol"){if(c.add(typeof l=="number"?l.toString():l),l==="__proto__")continue;let f=t.keyType._zod.run({value:l,issues:[]},o);if(f instanceof
Promise)throw new Error("Async schemas not supported in object keys currently");if(f.issues.length){r.issues.push({code:"invalid_key",origin:"\
record",issues:f.issues.map(w=>xe(w,o,ce())),input:l,path:[l],inst:e});continue}let p=f.value;if(p==="__proto__")continue;let g=t.valueType.
_zod.run({value:s[l],issues:[]},o);g instanceof Promise?i.push(g.then(w=>{w.issues.length&&r.issues.push(...we(l,w.issues)),r.value[p]=w.value})):
(g.issues.length&&r.issues.push(...we(l,g.issues)),r.value[p]=g.value)}let u;for(let l in s)if(!c.has(l))if(t.mode==="loose"){if(l==="__prot\
o__")continue;r.value[l]=s[l]}else u=u??[],u.push(l);u&&u.length>0&&r.issues.push({code:"unrecognized_keys",input:s,inst:e,keys:u,continue:!0})}else{
r.value=n?n.alloc(e,r,{},o):{};let c;for(let u of Reflect.ownKeys(s)){if(u==="__proto__"||!Object.prototype.propertyIsEnumerable.call(s,u))continue;
let l=t.keyType._zod.run({value:u,issues:[]},o);if(l instanceof Promise)throw new Error("Async schemas not supported in object keys currentl\
y");if(typeof u=="string"&&ss.test(u)&&l.issues.length){let w=t.keyType._zod.run({value:Number(u),issues:[]},o);if(w instanceof Promise)throw new Error(
"Async schemas not supported in object keys currently");w.issues.length===0&&(l=w)}if(l.issues.length){t.mode==="loose"?r.value[u]=s[u]:a?(c=
c??[],c.push(u)):r.issues.push({code:"invalid_key",origin:"record",issues:l.issues.map(w=>xe(w,o,ce())),input:u,path:[u],inst:e});continue}let p=l.
value;if(p==="__proto__")continue;let g=t.valueType._zod.run({value:s[u],issues:[]},o);g instanceof Promise?i.push(g.then(w=>{w.issues.length&&
r.issues.push(...we(u,w.issues)),r.value[p]=w.value})):(g.issues.length&&r.issues.push(...we(u,g.issues)),r.value[p]=g.value)}c&&c.length>0&&
r.issues.push({code:"unrecognized_keys",input:s,inst:e,keys:c,continue:!0})}return i.length?Promise.all(i).then(()=>r):r}});var al=m("$ZodEnum",(e,t)=>{D.init(e,t);let n=Wn(t.entries),r=new Set(n);e._zod.values=r,M(e,"pattern",o=>{let s=Wn(o.def.entries).filter(i=>Wo.
has(typeof i));return new RegExp(s.length?`^(${s.map(i=>Me(i.toString())).join("|")})$`:"^[^\\s\\S]$")}),e._zod.parse=(o,s)=>{let i=o.value;
return r.has(i)||o.issues.push({code:"invalid_value",values:n,input:i,inst:e}),o}}),cl=m("$ZodLiteral",(e,t)=>{D.init(e,t);let n=new Set(t.values);
e._zod.values=n,M(e,"pattern",r=>{let o=r.def.values;return new RegExp(o.length?`^(${o.map(s=>typeof s=="string"?Me(s):s?Me(s.toString()):String(
s)).join("|")})$`:"^[^\\s\\S]$")}),e._zod.parse=(r,o)=>{let s=r.value;return n.has(s)||r.issues.push({code:"invalid_value",values:t.values,input:s,
inst:e}),r}});var ul=m("$ZodTransform",(e,t)=>{D.init(e,t),e._zod.optin="optional",re.memoizer?.guard(e),e._zod.parse=(n,r)=>{if(r.direction==="backward")
throw new kt(e.constructor.name);let o=t.transform(n.value,n);if(r.async)return(o instanceof Promise?o:Promise.resolve(o)).then(i=>(n.value=
i,n));if(o instanceof Promise)throw new ve;return n.value=o,n}});function pu(e,t){return e.value=t.issues.length?void 0:t.value,e}var ps=m("\
$ZodOptional",(e,t)=>{D.init(e,t),M(e,"optin",n=>n.def.innerType._zod.optin==="defaulted"?"defaulted":"optional"),e._zod.optout="optional",M(
e,"values",n=>{let r=n.def.innerType._zod.values;return r?new Set([...r,void 0]):void 0}),M(e,"pattern",n=>{let r=n.def.innerType._zod.pattern;
return r?new RegExp(`^(${Yt(r.source)})?$`):void 0}),e._zod.parse=(n,r)=>{if(n.value===void 0){if(t.innerType._zod.optin!=="defaulted")return n;
let o=t.innerType._zod.run({value:n.value,issues:[]},r);return o instanceof Promise?o.then(s=>pu(n,s)):pu(n,o)}return t.innerType._zod.run(n,
r)}}),ll=m("$ZodExactOptional",(e,t)=>{ps.init(e,t),M(e,"values",n=>n.def.innerType._zod.values),M(e,"pattern",n=>n.def.innerType._zod.pattern),
e._zod.parse=(n,r)=>t.innerType._zod.run(n,r)}),dl=m("$ZodNullable",(e,t)=>{D.init(e,t),M(e,"optin",n=>n.def.innerType._zod.optin),M(e,"opto\
ut",n=>n.def.innerType._zod.optout),M(e,"pattern",n=>{let r=n.def.innerType._zod.pattern;return r?new RegExp(`^(${Yt(r.source)}|null)$`):void 0}),
M(e,"values",n=>n.def.innerType._zod.values?new Set([...n.def.innerType._zod.values,null]):void 0),e._zod.parse=(n,r)=>n.value===null?n:t.innerType.
_zod.run(n,r)}),fl=m("$ZodDefault",(e,t)=>{D.init(e,t),e._zod.optin="defaulted",M(e,"values",n=>n.def.innerType._zod.values),e._zod.parse=(n,r)=>{
if(r.direction==="backward")return t.innerType._zod.run(n,r);if(n.value===void 0)return n.value=t.defaultValue,n;let o=t.innerType._zod.run(
n,r);return o instanceof Promise?o.then(s=>mu(s,t)):mu(o,t)}});function mu(e,t){return e.value===void 0&&(e.value=t.defaultValue),e}var pl=m(
"$ZodPrefault",(e,t)=>{D.init(e,t),e._zod.optin="defaulted",M(e,"values",n=>n.def.innerType._zod.values),e._zod.parse=(n,r)=>(r.direction===
"backward"||n.value===void 0&&(n.value=t.defaultValue),t.innerType._zod.run(n,r))}),ml=m("$ZodNonOptional",(e,t)=>{D.init(e,t),M(e,"values",
n=>{let r=n.def.innerType._zod.values;return r?new Set([...r].filter(o=>o!==void 0)):void 0}),e._zod.parse=(n,r)=>{let o=t.innerType._zod.run(
n,r);return o instanceof Promise?o.then(s=>hu(s,e)):hu(o,e)}});function hu(e,t){return!e.issues.length&&e.value===void 0&&e.issues.push({code:"\
invalid_type",expected:"nonoptional",input:e.value,inst:t}),e}function gu(e,t,n,r){return t.issues.length?(e.value=n.catchValue({...t,value:e.value,error:{issues:t.issues.map(o=>xe(o,r,ce()))},input:e.value}),
e):(e.value=t.value,t.memo&&(e.memo=!0),e)}var hl=m("$ZodCatch",(e,t)=>{D.init(e,t),M(e,"optin",n=>n.def.innerType._zod.optin==="defaulted"?
"defaulted":"optional"),M(e,"optout",n=>n.def.innerType._zod.optout),M(e,"values",n=>n.def.innerType._zod.values),e._zod.parse=(n,r)=>{if(r.
direction==="backward")return t.innerType._zod.run(n,r);let o=t.innerType._zod.run({value:n.value,issues:[]},r);return o instanceof Promise?
o.then(s=>gu(n,s,t,r)):gu(n,o,t,r)}});var gl=m("$ZodPipe",(e,t)=>{D.init(e,t),M(e,"values",n=>n.def.in._zod.values),M(e,"optin",n=>n.def.in._zod.optin),M(e,"optout",n=>n.def.out.
_zod.optout),M(e,"propValues",n=>n.def.in._zod.propValues),e._zod.parse=(n,r)=>{if(r.direction==="backward"){let s=t.out._zod.run(n,r);return s instanceof
Promise?s.then(i=>ar(i,t.in,r)):ar(s,t.in,r)}let o=t.in._zod.run(n,r);return o instanceof Promise?o.then(s=>ar(s,t.out,r)):ar(o,t.out,r)}});
function ar(e,t,n){return e.issues.some(r=>r.code!=="unrecognized_keys")?(e.aborted=!0,e):t._zod.run({value:e.value,issues:e.issues},n)}var bl=m("$ZodReadonly",(e,t)=>{D.init(e,t),M(e,"propValues",n=>n.def.innerType._zod.propValues),M(e,"values",n=>n.def.innerType._zod.values),
M(e,"optin",n=>n.def.innerType?._zod?.optin),M(e,"optout",n=>n.def.innerType?._zod?.optout),e._zod.parse=(n,r)=>{if(r.direction==="backward")
return t.innerType._zod.run(n,r);let o=t.innerType._zod.run(n,r);return o instanceof Promise?o.then(bu):bu(o)}});function bu(e){return e.memo||
(e.value=Object.freeze(e.value)),e}var yl=m("$ZodCustom",(e,t)=>{Q.init(e,t),D.init(e,t),e._zod.parse=(n,r)=>n,e._zod.check=n=>{let r=n.value,o=t.fn(r);if(o instanceof Promise)
return o.then(s=>yu(s,n,r,e));yu(o,n,r,e)}});function yu(e,t,n,r){if(!e){let o={code:"custom",input:n,inst:r,path:[...r._zod.def.path??[]],continue:!r.
_zod.def.abort};r._zod.def.params&&(o.params=r._zod.def.params),t.issues.push(St(o))}}var hs=class extends Error{constructor(){super("Cannot parse a reference cycle that closes through a transform"),this.name="ZodCyclicError"}},
gs="~memo",wl=[];function xl(e){return e!==null&&typeof e=="object"}function ms(e){return e.map(t=>t.path?{...t,path:t.path.slice()}:{...t})}
var vl=new WeakMap,nn=0,pr=1,rn=2;function mr(e,t,n){let r=vl.get(e);if(r!==void 0)return r?rn:nn;if(t.has(e))return rn;t.add(e);let o=nn,s=l=>{
if(o!==rn&&l?._zod){let f=mr(l,t,n);f>o&&(o=f)}},i=(l,f)=>{let p=nn;for(let g of Reflect.ownKeys(l)){let w=Object.getOwnPropertyDescriptor(l,
g);if(f&&!w.enumerable)continue;let _=w.get?pr:w.value?._zod?mr(w.value,t,n):nn;_>p&&(p=_)}return p},a=l=>{l>o&&(o=l)},c=e._zod.def,u=c.type;
switch(u){case"object":{let l=_t(c);a(l?i(l,!0):pr),s(c.catchall);break}case"array":s(c.element);break;case"tuple":for(let l of c.items)s(l);
s(c.rest);break;case"record":case"map":s(c.keyType),s(c.valueType);break;case"set":s(c.valueType);break;case"union":for(let l of c.options)s(
l);break;case"intersection":s(c.left),s(c.right);break;case"optional":case"nullable":case"default":case"prefault":case"catch":case"readonly":case"\
nonoptional":case"promise":case"success":s(c.innerType);break;case"pipe":s(c.in),s(c.out);break;case"function":s(c.input),s(c.output);break;case"\
lazy":{let l=c._cachedInner??(n?e._zod.innerType:void 0);a(l?mr(l,t,!1):pr);break}case"template_literal":case"string":case"number":case"int":case"\
boolean":case"bigint":case"symbol":case"undefined":case"null":case"void":case"never":case"any":case"unknown":case"date":case"nan":case"enum":case"\
literal":case"file":case"transform":case"custom":break;default:for(let l in c){let f=Object.getOwnPropertyDescriptor(c,l);if(!f||f.get)continue;
let p=f.value;if(!(!p||typeof p!="object")){if(p._zod)s(p);else if(Array.isArray(p))for(let g of p)s(g)}}}return t.delete(e),Fb(e,o)}function Fb(e,t){
return t!==pr&&vl.set(e,t===rn),t}function Db(e,t){let n=e.buckets.get(t);return n||(n=new WeakMap,e.buckets.set(t,n)),n}var dr,fr=[],jb={alloc(e,t,n){let r=dr;if(!r)return n;
dr=void 0;let o={value:n,issues:null};return r.set(t.value,o),fr.push(o),n},guard(e){var t;(t=e._zod).deferred??(t.deferred=[]),e._zod.deferred.
push(()=>{let n=e._zod.parse,r=(o,s)=>{if(s.direction!=="backward"&&Ub(s,o.value))throw new hs;return n(o,s)};e._zod.parse=r,e._zod.run===n&&
(e._zod.run=r)})},attach(e){var t;let n,r=!1,o,s;(t=e._zod).deferred??(t.deferred=[]),e._zod.deferred.push(()=>{let i=e._zod.parse,a=(c,u)=>{
if(n===void 0){let E=mr(e,new Set,!1);if(E===nn)return e._zod.parse=i,e._zod.run===a&&(e._zod.run=i),i(c,u);E===rn||r?n=!0:r=!0}let l=c.value;
if(!xl(l))return i(c,u);let f=u[gs];f||(f={buckets:new WeakMap,backEdges:void 0},u[gs]=f);let p;o===u?p=s:(p=Db(f,e),o=u,s=p);let g=p.get(l);
if(g)return c.value=g.value,g.issues?g.issues.length&&c.issues.push(...ms(g.issues)):(c.memo=!0,f.backEdges??(f.backEdges=new WeakSet),f.backEdges.
add(g.value)),c;dr=p;let w=fr.length,_=i(c,u);dr=void 0;let k=fr.length>w?fr.pop():void 0;return _ instanceof Promise?_.then(E=>(k&&(k.issues=
E.issues.length?ms(E.issues):wl),E)):(k&&(k.issues=_.issues.length?ms(_.issues):wl),_)};e._zod.parse=a,e._zod.run===i&&(e._zod.run=a)})}};function $l(){
return jb}function Ub(e,t){let n=e[gs]?.backEdges;return n!==void 0&&xl(t)&&n.has(t)}var Zb=()=>{let e={string:{unit:"characters",verb:"to have"},file:{unit:"bytes",verb:"to have"},array:{unit:"items",verb:"to have"},set:{unit:"\
items",verb:"to have"},map:{unit:"entries",verb:"to have"}};function t(s){return e[s]??null}let n={regex:"input",email:"email address",url:"\
URL",emoji:"emoji",uuid:"UUID",uuidv4:"UUIDv4",uuidv6:"UUIDv6",nanoid:"nanoid",guid:"GUID",cuid:"cuid",cuid2:"cuid2",ulid:"ULID",xid:"XID",ksuid:"\
KSUID",datetime:"ISO datetime",date:"ISO date",time:"ISO time",duration:"ISO duration",ipv4:"IPv4 address",ipv6:"IPv6 address",mac:"MAC addr\
ess",cidrv4:"IPv4 range",cidrv6:"IPv6 range",base64:"base64-encoded string",base64url:"base64url-encoded string",json_string:"JSON string",e164:"\
E.164 number",currency_code:"currency code",credit_card:"credit card number",iban:"IBAN",jwt:"JWT",template_literal:"input"},r={nan:"NaN"};function o(s,i){
return s==="number"&&typeof i=="number"&&!Number.isFinite(i)?String(i):r[s]??s}return s=>{switch(s.code){case"invalid_type":{let i=o(s.expected),
a=Ko(s.input),c=o(a,s.input);return`Invalid input: expected ${i}, received ${c}`}case"invalid_value":return s.values.length===1?`Invalid inp\
ut: expected ${Jn(s.values[0])}`:`Invalid option: expected one of ${Vn(s.values,"|")}`;case"too_big":{let i=s.exact?"exactly ":s.inclusive?"\
<=":"<",a=t(s.origin);return a?`Too big: expected ${s.origin??"value"} to have ${i}${s.maximum.toString()} ${a.unit??"elements"}`:`Too big: \
expected ${s.origin??"value"} to be ${i}${s.maximum.toString()}`}case"too_small":{let i=s.exact?"exactly ":s.inclusive?">=":">",a=t(s.origin);
return a?`Too small: expected ${s.origin} to have ${i}${s.minimum.toString()} ${a.unit}`:`Too small: expected ${s.origin} to be ${i}${s.minimum.
toString()}`}case"invalid_format":{let i=s;return i.format==="starts_with"?`Invalid string: must start with "${i.prefix}"`:i.format==="ends_\
with"?`Invalid string: must end with "${i.suffix}"`:i.format==="includes"?`Invalid string: must include "${i.includes}"`:i.format==="regex"?
`Invalid string: must match pattern ${i.pattern}`:`Invalid ${n[i.format]??s.format}`}case"not_multiple_of":return`Invalid number: must be a \
multiple of ${s.divisor}`;case"unrecognized_keys":return`Unrecognized key${s.keys.length>1?"s":""}: ${Vn(s.keys,", ")}`;case"invalid_key":return`\
Invalid key in ${s.origin}`;case"invalid_union":return s.options&&Array.isArray(s.options)&&s.options.length>0?`Invalid discriminator value.\
 Expected ${s.options.map(a=>`'${a}'`).join(" | ")}`:s.inclusive===!1?"Invalid input: more than one option matched":"Invalid input";case"inv\
alid_element":return`Invalid value in ${s.origin}`;default:return"Invalid input"}}};function _l(){return{localeError:Zb()}}var Sl;var bs=class{constructor(){this._map=new WeakMap,this._idmap=new Map}add(t,...n){let r=n[0];return this._map.set(t,r),r&&typeof r=="object"&&
"id"in r&&this._idmap.set(r.id,t),this}clear(){return this._map=new WeakMap,this._idmap=new Map,this}remove(t){let n=this._map.get(t);return n&&
typeof n=="object"&&"id"in n&&this._idmap.delete(n.id),this._map.delete(t),this}get(t){let n=t._zod.parent;if(n){let r={...this.get(n)??{}};
delete r.id;let o={...r,...this._map.get(t)};return Object.keys(o).length?o:void 0}return this._map.get(t)}has(t){return this._map.has(t)}};
function Bb(){return new bs}(Sl=globalThis).__zod_globalRegistry??(Sl.__zod_globalRegistry=Bb());var on=globalThis.__zod_globalRegistry;function kl(e){return e.checks&&(e.checks=[...e.checks]),e}function Ol(e,t){return new e(kl({type:"string",...O(t)}))}function Rl(e,t){return new e({type:"string",format:"email",check:"string_format",abort:!1,...O(t)})}function zl(e,t){return new e({type:"st\
ring",format:"guid",check:"string_format",abort:!1,...O(t)})}function El(e,t){return new e({type:"string",format:"uuid",check:"string_format",
abort:!1,...O(t)})}function Pl(e,t){return new e({type:"string",format:"uuid",check:"string_format",abort:!1,version:"v4",...O(t)})}function Cl(e,t){
return new e({type:"string",format:"uuid",check:"string_format",abort:!1,version:"v6",...O(t)})}function Tl(e,t){return new e({type:"string",
format:"uuid",check:"string_format",abort:!1,version:"v7",...O(t)})}function Al(e,t){return new e({type:"string",format:"url",check:"string_\
format",abort:!1,...O(t)})}function Ml(e,t){return new e({type:"string",format:"emoji",check:"string_format",abort:!1,...O(t)})}function Il(e,t){
return new e({type:"string",format:"nanoid",check:"string_format",abort:!1,...O(t)})}function Nl(e,t){return new e({type:"string",format:"cu\
id",check:"string_format",abort:!1,...O(t)})}function Ll(e,t){return new e({type:"string",format:"cuid2",check:"string_format",abort:!1,...O(
t)})}function Fl(e,t){return new e({type:"string",format:"ulid",check:"string_format",abort:!1,...O(t)})}function Dl(e,t){return new e({type:"\
string",format:"xid",check:"string_format",abort:!1,...O(t)})}function jl(e,t){return new e({type:"string",format:"ksuid",check:"string_form\
at",abort:!1,...O(t)})}function Ul(e,t){return new e({type:"string",format:"ipv4",check:"string_format",abort:!1,...O(t)})}function Zl(e,t){
return new e({type:"string",format:"ipv6",check:"string_format",abort:!1,...O(t)})}function Bl(e,t){return new e({type:"string",format:"cidrv4",check:"string_format",abort:!1,...O(t)})}function Gl(e,t){return new e({type:"s\
tring",format:"cidrv6",check:"string_format",abort:!1,...O(t)})}function Hl(e,t){return new e({type:"string",format:"base64",check:"string_f\
ormat",abort:!1,...O(t)})}function Wl(e,t){return new e({type:"string",format:"base64url",check:"string_format",abort:!1,...O(t)})}function Vl(e,t){
return new e({type:"string",format:"e164",check:"string_format",abort:!1,...O(t)})}function ql(e,t){return new e({type:"string",format:"jwt",check:"string_format",abort:!1,...O(t)})}function Jl(e,t){return new e({type:"string",format:"datetime",check:"string_format",offset:!1,local:!1,precision:null,...O(t)})}function Kl(e,t){
return new e({type:"string",format:"date",check:"string_format",...O(t)})}function Yl(e,t){return new e({type:"string",format:"time",check:"\
string_format",precision:null,...O(t)})}function Xl(e,t){return new e({type:"string",format:"duration",check:"string_format",...O(t)})}function Ql(e,t){
return new e(kl({type:"number",checks:[],...O(t)}))}function ed(e,t){return new e({type:"number",check:"number_format",abort:!1,format:"safeint",...O(t)})}function td(e,t){return new e({type:"boolean",...O(t)})}function nd(e,t){return new e({type:"null",...O(t)})}function rd(e){return new e({type:"unknown"})}function od(e,t){return new e({type:"never",...O(t)})}function hr(e,t){return new as({check:"less_than",...O(t),value:e,inclusive:!1})}function sn(e,t){return new as({check:"less_than",...O(t),value:e,
inclusive:!0})}function gr(e,t){return new cs({check:"greater_than",...O(t),value:e,inclusive:!1})}function an(e,t){return new cs({check:"greater_than",...O(
t),value:e,inclusive:!0})}function br(e,t){return new Wc({check:"multiple_of",...O(t),value:e})}function yr(e,t){return new qc({check:"max_length",...O(t),maximum:e})}function Ot(e,t){return new Jc({check:"min_length",...O(t),minimum:e})}
function wr(e,t){return new Kc({check:"length_equals",...O(t),length:e})}function ys(e,t){return new Yc({check:"string_format",format:"regex",
...O(t),pattern:e})}function ws(e){return new Xc({check:"string_format",format:"lowercase",...O(e)})}function xs(e){return new Qc({check:"st\
ring_format",format:"uppercase",...O(e)})}function vs(e,t){return new eu({check:"string_format",format:"includes",...O(t),includes:e})}function $s(e,t){
return new tu({check:"string_format",format:"starts_with",...O(t),prefix:e})}function _s(e,t){return new nu({check:"string_format",format:"e\
nds_with",...O(t),suffix:e})}function Ge(e){return new ru({check:"overwrite",tx:e})}function Ss(e){return Ge(t=>t.normalize(e))}function ks(){return Ge(e=>e.trim())}function Os(){
return Ge(e=>e.toLowerCase())}function Rs(){return Ge(e=>e.toUpperCase())}function zs(){return Ge(e=>Go(e))}function sd(e,t,n){return new e(
{type:"array",element:t,...O(n)})}function id(e,t,n){return new e({type:"custom",check:"custom",fn:t,...O(n)})}function ad(e,t){let n=Gb(r=>(r.addIssue=o=>{if(typeof o=="stri\
ng")r.issues.push(St(o,r.value,n._zod.def));else{let s=o;s.fatal&&(s.continue=!1),s.code??(s.code="custom"),"input"in s||(s.input=r.value),s.
inst??(s.inst=n),s.continue??(s.continue=!n._zod.def.abort),r.issues.push(St(s))}},e(r.value,r)),t);return n}function Gb(e,t){let n=new Q({check:"\
custom",...O(t)});return n._zod.check=e,n}var cn=()=>()=>{throw new Error("bundles make no JSON Schemas")};var cd=new WeakSet([Object.prototype,Error.prototype]);function xr(e,t,n){Object.defineProperty(e,t,{configurable:!0,enumerable:!1,get(){let r=n(
this);return Object.defineProperty(this,t,{value:r,configurable:!0,writable:!0}),r},set(r){Object.defineProperty(this,t,{value:r,configurable:!0,
writable:!0})}})}var Yb=(e,t)=>{cc.init(e,t),e.name="ZodError";let n=Object.getPrototypeOf(e);cd.has(n)||(cd.add(n),xr(n,"format",r=>o=>lc(r,
o)),xr(n,"flatten",r=>o=>uc(r,o)),xr(n,"addIssue",r=>o=>{r.issues.push(o),r.message=JSON.stringify(r.issues,xt,2)}),xr(n,"addIssues",r=>o=>{
r.issues.push(...o),r.message=JSON.stringify(r.issues,xt,2)}),Object.defineProperty(n,"isEmpty",{configurable:!0,enumerable:!1,get(){return this.
issues.length===0}}))};var ue=m("ZodError",Yb,void 0,{Parent:Error});var ud=er(ue),ld=tr(ue),dd=nr(ue),fd=rr(ue),pd=fc(ue),md=pc(ue),hd=mc(ue),gd=hc(ue),bd=gc(ue),yd=bc(ue),wd=yc(ue),xd=wc(ue);function Qb(){re.localeError||ce(_l())}function un(){re.memoizer||ce({memoizer:$l()})}var U=m("ZodType",(e,t)=>(Qb(),D.init(e,t),e.def=t,e.type=
t.type,e),{check(...e){let t=this.def;return this.clone(R.mergeDefs(t,{checks:[...t.checks??[],...e.map(n=>typeof n=="function"?{_zod:{check:n,
def:{check:"custom"},onattach:[]}}:n)]}),{parent:!0})},with(...e){return this.check(...e)},clone(e,t){return ye(this,e,t)},brand(){return this},
register(e,t){return e.add(this,t),this},refine(e,t){return this.check(Jy(e,t))},superRefine(e,t){return this.check(Ky(e,t))},overwrite(e){return this.
check(Ge(e))},optional(){return vd(this)},exactOptional(){return Ny(this)},nullable(){return $d(this)},nullish(){return vd($d(this))},nonoptional(e){
return Zy(this,e)},array(){return x(this)},or(e){return $e([this,e])},and(e){return Cy(this,e)},transform(e){return _d(this,Iy(e))},default(e){
return Dy(this,e)},prefault(e){return Uy(this,e)},catch(e){return Gy(this,e)},pipe(e){return _d(this,e)},readonly(){return Vy(this)},describe(e){
let t=this.clone();return on.add(t,{description:e}),t},meta(...e){if(e.length===0)return on.get(this);let t=this.clone();return on.add(t,e[0]),
t},isOptional(){return this.safeParse(void 0).success},isNullable(){return this.safeParse(null).success},apply(e,...t){return t.length===0?e(
this):e(this,...t)},get"~standard"(){return R.hide(this,"~standard",{...ls(this),jsonSchema:{input:cn(this,"input"),output:cn(this,"output")}})},
set"~standard"(e){R.own(this,"~standard",e)},parse:function e(t,n){return ud(this,t,n,{callee:e})},parseAsync:async function e(t,n){return await ld(
this,t,n,{callee:e})},safeParse(e,t){return dd(this,e,t)},async safeParseAsync(e,t){return fd(this,e,t)},get spa(){return this?.safeParseAsync},
set spa(e){R.own(this,"spa",e)},validate(e,t){return ts(this,e,t)},validateAsync(e,t){return ns(this,e,t)},encode:function e(t,n){return pd(
this,t,n,{callee:e})},decode:function e(t,n){return md(this,t,n,{callee:e})},encodeAsync:async function e(t,n){return await hd(this,t,n,{callee:e})},
decodeAsync:async function e(t,n){return await gd(this,t,n,{callee:e})},safeEncode(e,t){return bd(this,e,t)},safeDecode(e,t){return yd(this,
e,t)},async safeEncodeAsync(e,t){return wd(this,e,t)},async safeDecodeAsync(e,t){return xd(this,e,t)},toJSONSchema(e){return cn(this,{})(e)},
get description(){return on.get(this)?.description},get _def(){return this._zod.def}}),Sd=m("_ZodString",(e,t)=>{lr.init(e,t),U.init(e,t),e.
_zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o)},R.derived({format:e=>(void 0)(e).format??null,minLength:e=>(void 0)(e).minimum??null,maxLength:e=>(void 0)(
e).maximum??null},{regex(...e){return this.check(ys(...e))},includes(...e){return this.check(vs(...e))},startsWith(...e){return this.check($s(
...e))},endsWith(...e){return this.check(_s(...e))},min(...e){return this.check(Ot(...e))},max(...e){return this.check(yr(...e))},length(...e){
return this.check(wr(...e))},nonempty(...e){return this.check(Ot(1,...e))},lowercase(e){return this.check(ws(e))},uppercase(e){return this.check(
xs(e))},trim(){return this.check(ks())},normalize(...e){return this.check(Ss(...e))},toLowerCase(){return this.check(Os())},toUpperCase(){return this.
check(Rs())},slugify(){return this.check(zs())}})),ey=m("ZodString",(e,t)=>{lr.init(e,t),Sd.init(e,t)},{email(e){return this.check(Rl(sy,e))},
url(e){return this.check(Al(ay,e))},jwt(e){return this.check(ql($y,e))},emoji(e){return this.check(Ml(cy,e))},guid(e){return this.check(zl(iy,
e))},uuid(e){return this.check(El(vr,e))},uuidv4(e){return this.check(Pl(vr,e))},uuidv6(e){return this.check(Cl(vr,e))},uuidv7(e){return this.
check(Tl(vr,e))},nanoid(e){return this.check(Il(uy,e))},cuid(e){return this.check(Nl(ly,e))},cuid2(e){return this.check(Ll(dy,e))},ulid(e){return this.
check(Fl(fy,e))},base64(e){return this.check(Hl(wy,e))},base64url(e){return this.check(Wl(xy,e))},xid(e){return this.check(Dl(py,e))},ksuid(e){
return this.check(jl(my,e))},ipv4(e){return this.check(Ul(hy,e))},ipv6(e){return this.check(Zl(gy,e))},cidrv4(e){return this.check(Bl(by,e))},
cidrv6(e){return this.check(Gl(yy,e))},e164(e){return this.check(Vl(vy,e))},datetime(e){return this.check(Jl(ty,e))},date(e){return this.check(
Kl(ny,e))},time(e){return this.check(Yl(ry,e))},duration(e){return this.check(Xl(oy,e))}});function d(e){return Ol(ey,e)}var W=m("ZodStringF\
ormat",(e,t)=>{j.init(e,t),Sd.init(e,t)}),ty=m("ZodISODateTime",(e,t)=>{Au.init(e,t),W.init(e,t)}),ny=m("ZodISODate",(e,t)=>{Mu.init(e,t),W.
init(e,t)}),ry=m("ZodISOTime",(e,t)=>{Iu.init(e,t),W.init(e,t)}),oy=m("ZodISODuration",(e,t)=>{Nu.init(e,t),W.init(e,t)}),sy=m("ZodEmail",(e,t)=>{
$u.init(e,t),W.init(e,t)});var iy=m("ZodGUID",(e,t)=>{xu.init(e,t),W.init(e,t)});var vr=m("ZodUUID",(e,t)=>{vu.init(e,t),W.init(e,t)});var ay=m("ZodURL",(e,t)=>{ku.init(e,t),W.init(e,t)});var cy=m("ZodEmoji",(e,t)=>{Ou.init(e,t),W.init(e,t)});var uy=m("ZodNanoID",(e,t)=>{Ru.init(e,t),W.init(e,t)});var ly=m("ZodCUID",(e,t)=>{zu.init(e,t),W.init(e,t)});var dy=m("ZodCUID2",(e,t)=>{Eu.init(e,t),W.init(e,t)});var fy=m("ZodULID",(e,t)=>{Pu.init(e,t),W.init(e,t)});var py=m("ZodXID",(e,t)=>{Cu.init(e,t),W.init(e,t)});var my=m("ZodKSUID",(e,t)=>{Tu.init(e,t),W.init(e,t)});var hy=m("ZodIPv4",(e,t)=>{Lu.init(e,t),W.init(e,t)});var gy=m("ZodIPv6",(e,t)=>{Du.init(e,t),W.init(e,t)});var by=m("ZodCIDRv4",(e,t)=>{ju.init(e,t),W.init(e,t)});var yy=m("ZodCIDRv6",(e,t)=>{Uu.init(e,t),W.init(e,t)});var wy=m("ZodBase64",(e,t)=>{Bu.init(e,t),W.init(e,t)});var xy=m("ZodBase64URL",(e,t)=>{Hu.init(e,t),W.init(e,t)});var vy=m("ZodE164",(e,t)=>{Wu.init(e,t),W.init(e,t)});var $y=m("ZodJWT",(e,t)=>{Vu.init(e,t),W.init(e,t)});var kd=m("ZodNumber",(e,t)=>{ds.init(e,t),U.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e.isFinite=!0},R.derived({minValue:e=>{
let{minimum:t,exclusiveMinimum:n}=(void 0)(e);return Math.max(t??Number.NEGATIVE_INFINITY,n??Number.NEGATIVE_INFINITY)},maxValue:e=>{let{maximum:t,
exclusiveMaximum:n}=(void 0)(e);return Math.min(t??Number.POSITIVE_INFINITY,n??Number.POSITIVE_INFINITY)},isInt:e=>{let{isInt:t,multipleOf:n}=(void 0)(
e);return!!t||!!n?.some(Number.isSafeInteger)},format:e=>(void 0)(e).format??null},{gt(e,t){return this.check(gr(e,t))},gte(e,t){return this.
check(an(e,t))},min(e,t){return this.check(an(e,t))},lt(e,t){return this.check(hr(e,t))},lte(e,t){return this.check(sn(e,t))},max(e,t){return this.
check(sn(e,t))},int(e){return this.check(F(e))},safe(e){return this.check(F(e))},positive(e){return this.check(gr(0,e))},nonnegative(e){return this.
check(an(0,e))},negative(e){return this.check(hr(0,e))},nonpositive(e){return this.check(sn(0,e))},multipleOf(e,t){return this.check(br(e,t))},
step(e,t){return this.check(br(e,t))},finite(){return this}}));function h(e){return Ql(kd,e)}var _y=m("ZodNumberFormat",(e,t)=>{qu.init(e,t),
kd.init(e,t)});function F(e){return ed(_y,e)}var Sy=m("ZodBoolean",(e,t)=>{Ju.init(e,t),U.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o)});function oe(e){return td(Sy,e)}var ky=m("ZodNull",(e,t)=>{Ku.init(e,t),U.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o)});function Od(e){return nd(ky,e)}var Oy=m("ZodUnknown",(e,t)=>{Yu.init(e,t),U.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o)});function Ps(){return rd(Oy)}var Ry=m(
"ZodNever",(e,t)=>{Xu.init(e,t),U.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o)});function Rd(e){return od(Ry,e)}var zy=m("ZodArray",(e,t)=>{un(),Qu.init(e,t),U.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e.element=t.element},{min(e,t){
return this.check(Ot(e,t))},nonempty(e){return this.check(Ot(1,e))},max(e,t){return this.check(yr(e,t))},length(e,t){return this.check(wr(e,
t))},unwrap(){return this.element}});function x(e,t){return sd(zy,e,t)}var As=m("ZodObject",(e,t)=>{un(),nl.init(e,t),U.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),R.installLazyProp(e,"shape",n=>n.
_zod.def.shape,!1)},{keyof(){return S(Object.keys(this._zod.def.shape))},catchall(e){return this.clone(R.mergeDefs(this._zod.def,{catchall:e}))},
passthrough(){return this.clone(R.mergeDefs(this._zod.def,{catchall:Ps()}))},loose(){return this.clone(R.mergeDefs(this._zod.def,{catchall:Ps()}))},
strict(){return this.clone(R.mergeDefs(this._zod.def,{catchall:Rd()}))},strip(){return this.clone(R.mergeDefs(this._zod.def,{catchall:void 0}))},
extend(e){return R.extend(this,e)},safeExtend(e){return R.safeExtend(this,e)},merge(e){return R.merge(this,e)},pick(e){return R.pick(this,e)},
omit(e){return R.omit(this,e)},partial(...e){return R.partial(Ms,this,e[0])},exactPartial(...e){return R.partial(Cd,this,e[0],"exactPartial")},
required(...e){return R.required(Td,this,e[0])}});function zd(e,t){let n={type:"object",shape:e??{},...R.normalizeParams(t)};return new As(n)}
function b(e,t){return new As({type:"object",shape:e,catchall:Rd(),...R.normalizeParams(t)})}function Ed(e,t){return new As({type:"object",shape:e,
catchall:Ps(),...R.normalizeParams(t)})}var Pd=m("ZodUnion",(e,t)=>{fs.init(e,t),U.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,
r,o),e.options=t.options});function $e(e,t){return new Pd({type:"union",options:e,...R.normalizeParams(t)})}var Ey=m("ZodDiscriminatedUnion",(e,t)=>{Pd.init(e,t),rl.init(e,t)});function ke(e,t,n){return new Ey({type:"union",options:t,discriminator:e,
...R.normalizeParams(n)})}var Py=m("ZodIntersection",(e,t)=>{ol.init(e,t),U.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o)});
function Cy(e,t){return new Py({type:"intersection",left:e,right:t})}var Ty=m("ZodTuple",(e,t)=>{un(),sl.init(e,t),U.init(e,t),e._zod.processJSONSchema=
(n,r,o)=>(void 0)(e,n,r,o)},{rest(e){return this.clone({...this._zod.def,rest:e})},partial(){let e=this._zod.def;if(e.checks?.length)throw new Error(
".partial() cannot be used on tuple schemas containing refinements");return this.clone({...e,items:e.items.map(t=>new Ms({type:"optional",innerType:t}))})}});
function $r(e,t,n){let r=t instanceof D,o=r?n:t,s=r?t:null;return new Ty({type:"tuple",items:e,rest:s,...R.normalizeParams(o)})}var Cs=m("Zo\
dRecord",(e,t)=>{un(),il.init(e,t),U.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e.keyType=t.keyType,e.valueType=t.valueType});
function fe(e,t,n){return!t||!t._zod?new Cs({type:"record",keyType:d(),valueType:e,...R.normalizeParams(t)}):new Cs({type:"record",keyType:e,
valueType:t,...R.normalizeParams(n)})}function Ie(e,t,n){return new Cs({type:"record",keyType:e,valueType:t,...R.normalizeParams(n),partial:!0})}var Ts=m("ZodEnum",(e,t)=>{al.init(e,t),U.init(e,t),e._zod.processJSONSchema=(r,o,s)=>(void 0)(e,r,o,s),e.enum=t.entries,e.options=[...e._zod.
values];let n=new Set(Object.keys(t.entries));e.extract=(r,o)=>{let s={};for(let i of r)if(n.has(i))s[i]=t.entries[i];else throw new Error(`\
Key ${i} not found in enum`);return new Ts({...t,checks:[],...R.normalizeParams(o),entries:s})},e.exclude=(r,o)=>{let s={...t.entries};for(let i of r)
if(n.has(i))delete s[i];else throw new Error(`Key ${i} not found in enum`);return new Ts({...t,checks:[],...R.normalizeParams(o),entries:s})}});
function S(e,t){let n=Array.isArray(e)?Object.fromEntries(e.map(r=>[r,r])):e;return new Ts({type:"enum",entries:n,...R.normalizeParams(t)})}var Ay=m("ZodLiteral",(e,t)=>{cl.init(e,t),U.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e.values=new Set(t.values),Object.
defineProperty(e,"value",{get(){if(t.values.length>1)throw new Error("This schema contains multiple valid literal values. Use `.values` inst\
ead.");return t.values[0]}})});function Z(e,t){return new Ay({type:"literal",values:Array.isArray(e)?e:[e],...R.normalizeParams(t)})}var My=m("ZodTransform",(e,t)=>{un(),ul.init(e,t),U.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e._zod.parse=(n,r)=>{if(r.
direction==="backward")throw new kt(e.constructor.name);n.addIssue=s=>{if(typeof s=="string")n.issues.push(R.issue(s,n.value,t));else{let i=s;
i.fatal&&(i.continue=!1),i.code??(i.code="custom"),"input"in i||(i.input=n.value),i.inst??(i.inst=e),n.issues.push(R.issue(i))}};let o=t.transform(
n.value,n);return o instanceof Promise?o.then(s=>(n.value=s,n)):(n.value=o,n)}});function Iy(e){return new My({type:"transform",transform:e})}
var Ms=m("ZodOptional",(e,t)=>{ps.init(e,t),U.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e.unwrap=()=>e._zod.def.innerType});
function vd(e){return new Ms({type:"optional",innerType:e})}var Cd=m("ZodExactOptional",(e,t)=>{ll.init(e,t),U.init(e,t),e._zod.processJSONSchema=
(n,r,o)=>(void 0)(e,n,r,o),e.unwrap=()=>e._zod.def.innerType});function Ny(e){return new Cd({type:"optional",innerType:e})}var Ly=m("ZodNull\
able",(e,t)=>{dl.init(e,t),U.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e.unwrap=()=>e._zod.def.innerType});function $d(e){
return new Ly({type:"nullable",innerType:e})}var Fy=m("ZodDefault",(e,t)=>{fl.init(e,t),U.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e.unwrap=()=>e._zod.def.innerType,
e.removeDefault=e.unwrap});function Dy(e,t){return new Fy({type:"default",innerType:e,get defaultValue(){return typeof t=="function"?t():R.shallowClone(
t)}})}var jy=m("ZodPrefault",(e,t)=>{pl.init(e,t),U.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e.unwrap=()=>e._zod.def.innerType});
function Uy(e,t){return new jy({type:"prefault",innerType:e,get defaultValue(){return typeof t=="function"?t():R.shallowClone(t)}})}var Td=m(
"ZodNonOptional",(e,t)=>{ml.init(e,t),U.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e.unwrap=()=>e._zod.def.innerType});function Zy(e,t){
return new Td({type:"nonoptional",innerType:e,...R.normalizeParams(t)})}var By=m("ZodCatch",(e,t)=>{hl.init(e,t),U.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e.unwrap=()=>e._zod.def.innerType,e.
removeCatch=e.unwrap});function Gy(e,t){return new By({type:"catch",innerType:e,catchValue:typeof t=="function"?t:R.constantCatch(t)})}var Hy=m("ZodPipe",(e,t)=>{gl.init(e,t),U.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e.in=t.in,e.out=t.out});function _d(e,t){
return new Hy({type:"pipe",in:e,out:t})}var Wy=m("ZodReadonly",(e,t)=>{bl.init(e,t),U.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o),e.unwrap=()=>e._zod.def.innerType});
function Vy(e){return new Wy({type:"readonly",innerType:e})}var qy=m("ZodCustom",(e,t)=>{yl.init(e,t),U.init(e,t),e._zod.processJSONSchema=(n,r,o)=>(void 0)(e,n,r,o)});function Jy(e,t={}){return id(qy,e,t)}function Ky(e,t){return ad(e,t)}var We=x(b({name:d(),key:S(["inherit","secrets"]).describe("The key of the target that hands it on.")})).exactOptional().describe("Variables\
 that are set, were not handed on, and may be what it lacked.");var y=(e,t)=>b({code:Z(e),...t}),ee=S(["base","head"]),Is=b({exitCode:h().nullable(),signal:d().nullable()}).describe("Both null where nothi\
ng is known but that it ended."),Ad=S(["content-length","chunked","until-close","none"]),Yy=b({port:h().describe("The port that requests wer\
e sent to."),at:x(b({host:d(),port:h()})).describe("Where it listens.")}).describe("Set where nobody accepted a connection, and it is known \
where the server listens."),Ns=S(["http","https","http2"]).describe("Set where it speaks another protocol than the requests'; http2 is witho\
ut TLS."),ln={through:Z("nginx").exactOptional().describe("Set where the server itself answers."),interim:h().exactOptional().describe("The \
status (1xx) that its answers have before the one that counts.")},_r={afterLoad:Z(!0).exactOptional()},Md=x($e([b({status:d(),count:h()}),b(
{error:d(),count:h()})])),Xy=S(["differs","too-long","too-slow"]),Qy=$e([b({text:d()}).describe("The beginning of the whole body that is exp\
ected."),b({contains:d()}),b({matches:d(),why:Xy}).describe("Whether it does not match, or is too long to be looked at, or the expression ta\
kes too long."),b({json:d(),at:d(),got:d().nullable()}).describe("JSON that is expected, the way to it (`$.user.id`), and what is there; nul\
l for nothing."),b({json:Od()}).describe("It is no JSON at all.")]).describe("The first that is expected of it and is not so."),dn=ke("code",
[y("wrong-status",{path:d(),status:h(),expected:$e([h(),x(h())]).describe("Of several, each would be right."),body:d().describe("Its beginni\
ng, without secrets."),speaks:Ns.exactOptional(),...ln,..._r}),y("wrong-body",{path:d(),bytes:h(),body:d().describe("Its beginning, without \
secrets."),lacks:Qy,..._r}),y("wrong-header",{path:d(),name:d(),value:d().nullable(),expected:d(),..._r}),y("no-answer",{path:d(),error:d(),
speaks:Ns.exactOptional(),...ln,..._r}),y("length-changed",{path:d(),bytes:h()}),y("lengths-differ",{path:d(),base:h(),head:h()}),y("framing\
-differs",{path:d(),base:Ad,head:Ad}),y("errors",{failed:h(),of:h(),unit:S(["requests","operations"]),most:Md.describe("The most frequent."),
through:ln.through}),y("no-answers",{seconds:h(),most:Md.describe("The most frequent."),through:ln.through}),y("wrong-size",{answers:h(),bytes:h(),
least:h(),most:h()}),y("too-many-connections",{side:S(["client","upstream"]).describe("Of nginx; client where there is none."),opened:h(),requests:h()}),
y("died",{end:Is,of:S(["server","service"]),service:d().exactOptional(),when:S(["starting","before-load","under-load"]).exactOptional(),withheld:We,
lacks:d().exactOptional().describe("A module that it said it could not find.")}),y("restarted",{}),y("worked-unasked",{cpu:h().describe("CPU\
 seconds that it used while only the other variant was loaded."),other:h().describe("The same of the other variant, while only this one was \
loaded."),seconds:h()}),y("accepted-unasked",{connections:h().describe("Accepted while only the other variant was loaded."),seconds:h()}),y(
"reached-other",{of:ee.describe("Whose server, service or nginx it was connected to."),connections:h(),listened:Z(!0).exactOptional().describe(
"Where it listened at a port of the other instead of being connected to it.")}),y("ended-other",{of:ee.describe("Whose server was ended by a\
 signal while this one's ran beside it."),end:Is}),y("fails-beside",{of:ee.describe("Which could not be started beside this one, and could a\
lone.")}),y("changed-files",{of:ee.describe("Whose files were changed while both ran, and not those of this one."),path:d().describe("The fi\
rst of them."),files:h()}),y("filled-disk",{bytes:h().describe("That its files take."),other:h().describe("The same of the other variant.")}),
y("left-its-group",{processes:h(),cpu:h().describe("CPU seconds that they used, which no meter of the variant counts.")}),y("not-ready",{seconds:h(),
last:$e([b({path:d(),status:h()}),b({error:d()})]).nullable().describe("What it answered last; null where it answered nothing."),service:d().
exactOptional(),listens:Yy.exactOptional(),speaks:Ns.exactOptional(),...ln,runOver:Z(!0).exactOptional().describe("Set where the run's time \
was over first.")}),y("start-failed",{error:d()}),y("prepare-failed",{command:x(d()),error:d(),withheld:We}),y("command-failed",{error:d(),withheld:We,
well:F().positive().exactOptional().describe("Runs of the same side that ended well.")}),y("no-report",{output:d().describe("The last lines \
of a command that reported no operations, though base's does.")}),y("impossible-time",{seconds:h().describe("What a command said that it had\
 worked."),wall:h().describe("From its start to its end, as hyperfine noted it.")}),y("timing-altered",{noted:h().describe("Wall seconds tha\
t hyperfine noted."),wall:h().describe("From its start to its end by loadgate's clock.")}),y("generator-failed",{error:d()}),y("background-l\
oad-failed",{failed:h().exactOptional(),answered:h().exactOptional(),error:d().exactOptional()}),y("proxy-failed",{variant:ee,end:Is.nullable(),
seconds:h().nullable().describe("Set where it was waited for so long."),error:d().nullable().describe("The last line of its log.")}),y("harn\
ess-failed",{error:d()}),y("burner-elsewhere",{})]);function Id(e){return["wrong-status","wrong-body","wrong-header","no-answer"].includes(e.
code)}var ew=["generator-failed","background-load-failed","proxy-failed","harness-failed","burner-elsewhere"];function Nd({code:e}){return ew.
includes(e)}var fn=S(["direct","nginx"]),Sr=S(["server","proxy","generator","dependency"]),I=h().nullable(),Ld=fe(d(),h()),ot=S(["out-of-ports","proxy-s\
aturated","generator-saturated","dependency","littles-law","too-few-requests","unsteady","out-of-step","over-capacity"]),tw=b({by:S(["hyperf\
ine","engine"]).describe("Who timed it: where containers run on another machine, their engine's notes of start and end."),runs:F().positive().
describe("How many times it ran, one after the other."),user:I.describe("CPU seconds of all runs in user mode."),system:I.describe("The same\
 in the kernel."),exitCode:F().nullable().describe("Of the first run that failed, else 0; null where it was ended."),operations:F().positive().
nullable().describe("As its last line said; null where it said none, and its time per run is what counts."),seconds:I.describe("What it work\
ed for by its own clock; null where it said none.")}).describe("Of a command that was run to its end."),nw=b({variant:ee,wall:h().describe("\
Wall time of the load in seconds, as the generator saw it; of a command the time of all its runs, each from its start to its end."),byStatus:Ld.
describe("Answers by status."),errors:Ld.describe("Errors by the generator's own text, deadline aborts left out."),aborted:h().describe("Req\
uests in flight when the time was up; normal, one per connection."),bytes:h().describe("Body bytes received."),correct:h().describe("Answers\
 with the expected status."),latency:b({mean:I,p50:I,p90:I,p95:I.exactOptional(),p99:I}).describe("In seconds. The oldest results have no p9\
5."),latencies:x($r([h().nonnegative(),F().positive()])).max(1e4).exactOptional().describe("In an open loop: latencies from the intended sta\
rt in seconds, to three digits, ascending, and how often each."),cpu:b({server:I,proxy:I,generator:I}).describe("CPU seconds used."),busiest:b(
{server:I,proxy:I}).describe("Busiest thread as a share of one core."),opened:b({client:I,upstream:I}).describe("TCP connections accepted; c\
lient is the side the generator talks to."),memory:I.describe("Peak memory of the server in bytes since its start."),switches:I.describe("Co\
ntext switches of the server."),counters:Ie(S(tt),h().nonnegative()).exactOptional().describe("What else the server's processes did, as ofte\
n; what could not be counted is absent."),command:tw.exactOptional(),bottleneck:Sr.nullable(),invalid:x(dn),limits:x(ot)}).describe("What on\
e load of one variant gave in one round."),rw=b({order:x(ee).describe("The variants in the order they were loaded."),together:oe().describe(
"Whether they were loaded at once."),at:h().describe("Seconds since the start of the run."),samples:x(nw),disturbance:b({stolen:I.describe("\
Taken by the host of this virtual machine."),foreign:I.describe("Used by processes that are not part of the run.")}).describe("What others t\
ook of the run's CPUs, as a share of one CPU.")}),Fd=b({at:h().describe("Seconds since the start of the run."),startSeconds:b({base:h().exactOptional(),
head:h().exactOptional()}).describe("From start to the first correct answer."),warmUpSeconds:h(),warmUpCosts:x(I).describe("CPU seconds per \
answer in each slice of warm-up, the variants added up, where its length was not known beforehand.").exactOptional(),rounds:x(rw),invalid:x(
b({variant:ee.nullable(),fault:dn,log:d().exactOptional()})).describe("What went wrong outside a sample: not ready, died, wrong answer befor\
e or after.")}).describe("One start of all variants of a case.");var Ls={before:h(),after:h()},Gd=S(yt),Dd={scenario:d(),metric:Gd,before:h().nullable().describe("Null where it has none."),after:h().nullable()},
ow=b({of:S(["run","scenario","target","service"]),name:d().exactOptional().describe("Absent where it is of the whole run."),setting:d().describe(
"The way to it, as `expect.status`."),before:d().nullable().describe("Cut around what differs; null where it is not there."),after:d().nullable()}),
jd={changes:x(ow),more:F().nonnegative().describe("How many further ones there are.")},Ud={scenarios:x(d()),via:x(d()).describe("scenario/vi\
a"),pairs:x(d()).describe("target/scenario")},sw=S(["not-root","turned-off","not-permitted","not-metered","temporary-folder","build","progra\
m","port"]),Hd=ke("code",[y("base-config-missing",{file:d()}),y("base-config-unusable",{file:d(),error:d()}),y("config-from-checkout",{file:d()}),
y("gate-changed",{changes:x(ke("setting",[b({setting:Z("false-alarms"),...Ls}),b({setting:Z("fail-on"),before:x(d()),after:x(d())}),b({setting:Z(
"mode"),before:d(),after:d()}),b({setting:Z("threshold"),scenario:d(),...Ls}),b({setting:Z("max-errors"),scenario:d(),...Ls}),b({setting:Z("\
thresholds"),...Dd}),b({setting:Z("absolute-limits"),...Dd,unit:d()})]))}),y("budget-changed",{before:h().nullable().describe("Seconds; null\
 for the default of each case."),after:h().nullable()}),y("build-timeout-changed",{before:h().nullable().describe("Seconds; null for the def\
ault."),after:h().nullable()}),y("isolation-changed",jd),y("no-base-side",{file:d(),targets:x(d())}),y("no-longer-measured",{targets:x(d()),
...Ud}),y("newly-measured",{targets:x(d()),...Ud}),y("plan-changed",jd),y("fixture-changed",{folders:x(d())}),y("default-rules",{file:d()}),
y("cases-missing",{cases:x(d())}),y("other-requests",{scenarios:x(d())}),y("submodules-missing",{paths:x(d())}),y("checkout-sparse",{file:d().
describe("One that is left out."),files:F().positive()}),y("filters-off",{filters:x(d()),file:d().describe("One of them."),files:F().positive()}),
y("port-ignored",{target:d()}),y("port-fixed",{target:d(),ports:x(F().positive()).min(1).describe("What both sides listen on beside PORT.")}),
y("own-users-lacking",{why:sw,what:d().exactOptional().describe("The target, program or port that a separate user cannot have.")}),y("sessio\
n-overran",{case:d(),seconds:h().describe("What the session that was stopped had taken.")}),y("planted-not-found",{case:d(),slowdown:h().describe(
"CPU that was burnt beside head, as a share of what head used.")}),y("planted-not-measured",{case:d(),why:S(Ga)}),y("rate-not-comparable",{scenario:d()})]),
iw={"base-config-missing":!0,"base-config-unusable":!0,"config-from-checkout":!1,"gate-changed":!0,"isolation-changed":!0,"budget-changed":!0,
"build-timeout-changed":!0,"no-base-side":!0,"no-longer-measured":!0,"newly-measured":!0,"plan-changed":!0,"fixture-changed":!0,"default-rul\
es":!1,"cases-missing":!0,"other-requests":!0,"submodules-missing":!1,"checkout-sparse":!1,"filters-off":!1,"port-ignored":!1,"port-fixed":!1,
"own-users-lacking":!1,"session-overran":!1,"planted-not-found":!1,"planted-not-measured":!1,"rate-not-comparable":!1};function Wd(e){return e.
some(({code:t})=>iw[t])}var Fs=ke("code",[y("docker-missing",{}),y("no-engine",{said:d().exactOptional().describe("By Docker's client.")}),y(
"no-buildx",{}),y("images-unresolved",{images:x(d())}),y("nothing-to-build",{target:d()}),y("no-command",{of:S(["target","service"]),name:d()}),
y("same-process",{as:d().describe("The target that it does not differ from.")}),y("programs-missing",{programs:x(d())}),y("base-in-docker",{})]),
Vd=ke("code",[y("configured",{}),y("docker-works",{}),y("nothing-to-run",{}),y("not-docker",{obstacle:Fs})]),kr=S(["untouched","identical-bu\
ilds"]),aw=S(["steal","other-programs","out-of-ports"]),Zd=h().exactOptional().describe("Set where the time for everything that is built tog\
ether was over."),Bd=b({lost:F().nonnegative().describe("Requests that were on their way when the server closed the connection."),of:F().nonnegative()}),
Ds=ke("code",[y("build-failed",{variant:ee,target:d(),limitSeconds:Zd}),y("setup-failed",{variant:ee,target:d(),limitSeconds:Zd,withheld:We}),
y("fault",{variants:x(ee).describe("Empty where it is no variant's."),fault:dn,times:F().positive()}),y("head-alone",{why:S(["configuration",
"target","scenario","request","not-built","not-started"]).describe("What base lacks, or has in another form; or what it could not be.")}),y(
"shards-missing",{shards:x(d()).describe("`1/3`; empty where one left the case out.")}),y("skipped",{why:kr}),y("skip-unverified",{why:kr}),
y("interrupted",{}),y("no-time",{}),y("no-values",{}),y("one-session",{}),y("equal-ratios",{}),y("slow-start",{seconds:h().describe("What a \
start takes, of the slower side."),sessions:F().positive().describe("How many fit.")}),y("interference",{source:aw,effect:S(["counted-less",
"left-out","nothing-left"]),rounds:F().positive()}),y("limited",{limit:ot,loop:S(["closed","open","command"]),cpuDecides:oe().describe("Whet\
her CPU time could be read, so that it decides.")}),y("held-back",{limit:ot,bound:oe().describe("Whether its value is a bound of the true on\
e.")}),y("connections-closed",{base:h().nullable().exactOptional().describe("Requests after which, about; null where it keeps them."),head:h().
nullable()}),y("requests-lost",{base:Bd.exactOptional().describe("Absent where there is no base."),head:Bd}),y("p99-unknown",{}),y("not-judg\
ed",{metric:Gd,key:S(["threshold","limit"]).describe("By which key."),why:S(["of-requests","of-commands","no-operations","operations","no-im\
age","not-known"]).describe("What cases have it that this one is not; or that its value could not be known.")}),y("bottleneck-unknown",{}),y(
"server-waits",{limit:ot,decided:oe().describe("Whether the loss of requests per second is beyond chance, and so judged.")}),y("settled-earl\
y",{sessions:F().positive()}),y("counter-moved",{metric:S(tt),more:h().describe("Head less base, per request or operation."),low:h().describe(
"Where that lies at 95%, with the other end."),high:h()})]);var cw=S(["docker","process"]),qd=b({method:d(),paths:x(d()).describe("One or several; one of several is picked at random for each request."),
headers:x($r([d(),d()])),body:$e([b({text:d()}),b({file:d()})]).exactOptional()}),uw=b({contains:x(d()).exactOptional().describe("Texts that\
 all stand in it."),matches:d().exactOptional().describe("A regular expression in JavaScript's syntax, with its flag u."),json:d().exactOptional().
describe("JSON that it has to agree with: objects may have more keys, lists are as long, and everything else is equal.")}),lw=b({status:$e([
h(),x(h())]).describe("Of several, each is right."),body:$e([d().describe("The whole body."),uw]).exactOptional(),headers:fe(d(),d()).describe(
"Lower-case names."),sameLength:oe().describe("Whether all variants must answer with the same length and framing.")}).describe("The expected\
 answer; what is absent is not checked.");var Jd=Ie(S(yt),h().positive()),dw=b({name:d(),targets:x(d()).describe("Names of the targets it is run against."),request:qd.describe("Asks \
for no path where the scenario runs a command instead."),args:x(d()).exactOptional().describe("Set where the target was run with these argum\
ents to its end instead of getting requests: a command that is timed from start to end, and may say on its last line how many operations it \
did."),expect:lw,connections:h(),keepalive:oe(),http2:Z(!0).exactOptional().describe("Asked over HTTP/2: without TLS from the first byte on,\
 with TLS as both agree."),via:x(fn),background:b({request:qd,connections:h()}).exactOptional().describe("Other requests that are sent all t\
he while; they are not measured."),rate:$e([b({perSecond:h()}),b({share:h()})]).exactOptional().describe("Requests per second, or a share of\
 what base can answer, offered whatever the answers do (open loop); a closed loop if absent."),requests:h().exactOptional().describe("A fixe\
d count of requests per sample instead of a duration."),durationSeconds:h().exactOptional().describe("Instead of a length derived from the t\
hroughput."),timeoutSeconds:h(),maxErrors:h().describe("The share of answers that may be errors, 0 to 1."),threshold:h().describe("Smallest \
relative change that counts, 0.02 for 2%."),thresholds:Jd.exactOptional().describe("The same of single metrics, which then decide as well, w\
hatever decides without them."),limits:Jd.exactOptional().describe("Absolute limits on head, in each metric's unit: the most that it may be,\
 or the least of what is better the higher it is.")}),fw=S(["configuration","target","scenario","request"]),Us=b({id:d(),target:d(),scenario:d(),
via:fn,fresh:fw.exactOptional().describe("Set where base's configuration does not have it: no such file, target, scenario, or one that reque\
sts or expects something else. What base answers wrongly is then no fault of it.")}),js=x(h()),pw=b({layout:S(["one-core","shared-load-core",
"smt-siblings","separate-cores","separate-machine","separate-machine-one-core"]).describe("What server, proxy and generator share. On a sepa\
rate machine the numbers of server and proxy are that machine's."),server:js,proxy:js,generator:js}).describe("Which logical CPUs each part \
may use.");var mw=S(["side-by-side","interleaved"]),hw=S(["regression","invalid","inconclusive","never"]),gw=S(["block","observe"]),Zs={seed:h(),budgetSeconds:h(),
isolation:cw,isolationReason:Vd,cpus:pw,scenarios:x(dw)},Bs=b({...Zs,shard:b({index:F().positive(),count:F().positive()}).exactOptional().describe(
"Which part of a run this is; the cases are those of the whole run."),named:b({config:d().exactOptional(),preset:d().exactOptional()}).exactOptional().
describe("What of the configuration was named: its file, from the repository's top, and a preset."),looks:Z(!1).exactOptional().describe("Se\
t where every case took all its time: a size that is read at an early look is a little too large."),alpha:h().gt(0).lt(1).describe("One-side\
d risk of any false regression in the whole run."),pairing:mw.describe("How the variants of a case are loaded, where both can be up at once."),
cases:x(Us),failOn:x(hw),mode:gw.describe("Whether a verdict fails the run, or is only reported.")});function Kd({budgetSeconds:e,cases:t,shard:n}){
return e/Math.max(1,t.length/(n?.count??1))}var bw=b({cores:h(),memoryBytes:h(),kernel:d(),os:d()}),Gs=b({cpuModel:d(),cores:h(),memoryBytes:h(),
kernel:d(),os:d(),runnerImage:d().nullable(),servers:bw.exactOptional().describe("The machine of the servers, where it is not the one that m\
ade the load."),tools:fe(d(),d()),load:b({before:h(),after:I}).describe("Load average of one minute.")});var $=class extends Error{name="UsageError"},Rt=class extends Error{name="RunError"},_e=class extends Error{name="Interrupted";signal;constructor(t){
super(`interrupted by ${t}`),this.signal=t}};var pn=class extends Error{name="DeliveryError"},yw="interrupted; everything it started is gone";function Hs(e){return e instanceof _e?yw:[$,
Rt,pn].some(t=>e instanceof t)?e.message:e instanceof Error?e.stack??e.message:String(e)}import{stripVTControlCharacters as ww}from"node:util";var xw=/(?![\t\n]|\uFE0F)[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]/gu,
vw=new RegExp("(\\p{M}{4})\\p{M}+","gu");function Ws(e){return ww(e.replace(/\r\n?/g,`
`)).replace(xw,"").replace(vw,"$1")}function T(e){return Ws(e).replace(/\s+/g," ").trim()}function Y(e,t){return e.length<=t?e:`${e.slice(0,
t-1).replace(/[\uD800-\uDBFF]$/,"").trimEnd()}\u2026`}var Yd=3,$w=/\b(?:error|fatal|cannot|could not|panic)\b.{12}/i;function mn(e,t=12){let n=Ws(e).split(`
`).filter(i=>i.trim()!==""),r=n.slice(-Math.max(1,t-Yd-1)),o=n.slice(0,-r.length).filter(i=>$w.test(i)&&!r.includes(i));return(n.length<=t||
o.length===0?n.slice(-t):[...o.slice(0,Yd),"\u2026",...r]).map(i=>Y(i,300)).join(`
`)}var _w={"&":"&amp;","<":"&lt;",">":"&gt;",'"':"&quot;","'":"&#39;"};function z(e){return Ws(e).replace(/[&<>"']/g,t=>_w[t]??"")}function J(e){
return z(T(e))}function B(e){return T(e).replace(/@(?=\w)|#(?=\d)|\b(?:GH-|www)(?=[.\d])/gi,"$&\u2060").replace(/[&<>`|*_~[\]\\#@$]|:(?=\S)/g,
t=>`&#${t.charCodeAt(0)};`)}function pe(e){return`<code>${B(e)}</code>`}var Sw=/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;function kw(e){return e.
replaceAll(Sw,t=>{let n=t.codePointAt(0).toString(16);return n.length>4?`\\u{${n}}`:`\\u${n.padStart(4,"0")}`})}function hn(e){return`"${kw(
e.length>60?`${e.slice(0,57)}...`:e)}"`}function Or(e){return e.replace(/^([^\w\r\n]*?):(?=:)/gm,"$1:\u2060").replaceAll("##[","##\u2060[")}
function Rr(e,{GITHUB_ACTIONS:t}){return t==="true"?Or(e):e}var Xd=/[[\]{}:,]|[^\s"[\]{}:,]+/uy,zr=/\s*/y;function Vs(e,{deepest:t,mostValues:n,longest:r}){let o=[],s=0,i="";for(let a=0;;){zr.lastIndex=
a,zr.exec(e);let c=Ow(e,zr.lastIndex);if(c===null)return;if(a=zr.lastIndex+c.length,c==="{"||c==="["){if(o.push({keys:c==="{"?new Set:null,entries:1}),
o.length>t)throw new $(`the JSON is nested deeper than ${t} levels`)}else if(c==="}"||c==="]")o.pop();else if(c===":")zw(o.at(-1)?.keys,i);else if(c===
","){let u=o.at(-1);if(u&&++u.entries>r)throw new $(`the JSON has a list of more than ${r} entries`)}else if(++s>n)throw new $(`the JSON hol\
ds more than ${n} values`);i=c}}function Ow(e,t){if(e[t]==='"'){let n=Rw(e,t);return n===null?null:e.slice(t,n)}return Xd.lastIndex=t,Xd.exec(
e)?.[0]??null}function Rw(e,t){for(let n=e.indexOf('"',t+1);n>=0;n=e.indexOf('"',n+1)){let r=0;for(;e[n-1-r]==="\\";)r++;if(r%2===0)return n+
1}return null}function zw(e,t){if(!e)return;let n=Ew(t);if(e.has(n))throw new $("the JSON gives a key twice in one object");e.add(n)}function Ew(e){
try{return e.includes("\\")?JSON.parse(e):e.slice(1,-1)}catch{return e}}var st=1,qs=S(bt),zt=S(yt),gn=b({low:h().positive(),high:h().positive()}),Pw=b({name:zt,unit:d(),better:S(["higher","lower"]),gates:oe().describe(
"Whether it takes part in the verdict of its case."),base:I.describe("Typical value: the median over sessions of the medians over rounds."),
head:I,ratio:h().positive().nullable().describe("head \xF7 base; null where there is nothing to compare."),interval:gn.nullable().describe("\
The 95% interval of the ratio."),decisionInterval:gn.nullable().describe("The wider one that decides whether it is slower or faster, so that\
 alpha holds for the whole run."),n:h().describe("Sessions behind the interval."),threshold:h().positive().exactOptional().describe("Set whe\
re the metric has its own threshold, instead of its case's."),verdict:qs.nullable()}),Cw=b({metric:zt,unit:d(),better:S(["higher","lower"]),
limit:h().positive().describe("The most that it may be; of what is better the higher it is, the least."),head:I.describe("The geometric mean\
 over head's sessions; of image size the only value there is."),interval:gn.nullable().describe("Its 95% interval; null where the noise is n\
ot known, or there is none."),n:h().describe("Sessions behind the interval."),state:S(["held","inconclusive","broken"]).describe("Whether th\
e whole interval lies within the limit, or beyond it.")}).describe("An absolute limit on head, and where head lies."),Tw=b({roundsPerSession:h(),
warmUpSeconds:h().describe("Of later sessions; until steady where absent.").exactOptional(),betweenStarts:I.describe("The share of the noise\
 that is from start to start; null where it was not known.")}).describe("What the case's first sessions chose for those after them, by the s\
pread alone."),Pr=h().nonnegative(),Qd=S(["code","runtime","collector","compiler"]).describe("The server's own code and its libraries, the r\
untime below them, its garbage collector or its just-in-time compiler."),ef=F().nonnegative().describe("In its file, of head."),Aw=b({name:d().
max(300),line:ef.exactOptional(),kind:Qd,calls:b({name:d().max(300),line:ef.exactOptional(),kind:Qd}).exactOptional().describe("The function\
 of the runtime that does most of it."),base:Pr.describe("CPU seconds per request in it and in all that it calls."),head:Pr}),Mw=b({tool:d().
max(100),base:Pr.describe("CPU seconds per request, of the whole server."),head:Pr,functions:x(Aw).max(3)}).describe("What CPU profiles afte\
r the verdict say of a red case. Never part of a verdict."),Js=b({...Us.shape,sessions:x(Fd),choice:Tw.exactOptional(),rate:h().positive().exactOptional().
describe("Requests per second that were offered to each variant, in an open loop."),skipped:kr.exactOptional().describe("Why the case was no\
t loaded at all."),lostShards:x(d()).exactOptional().describe("Set where no shard measured it: those that are missing, like `1/3`; none wher\
e one left it out."),environment:Gs.exactOptional().describe("Where it was measured, if not where the rest was."),growth:Mw.exactOptional(),
notProfiled:d().max(1e3).exactOptional().describe("Why a red case that was to be profiled has no profile.")}),Iw=b({...Js.shape,bottleneck:Sr.
nullable(),threshold:h().positive(),metrics:x(Pw),limits:x(Cw).exactOptional(),verdict:qs,settledAt:I.describe("Sessions after which a look \
settled it; null where it was judged at the end."),detectable:I.describe("The smallest slowdown, as a share, that would have been called one\
 in 95 of 100 such runs; null where the noise is not known."),brokenIn:x(ee).describe("The variants that an invalid case failed in."),findings:x(
Ds)}),Nw=b({variant:ee,commit:d().describe("Of a temporary commit where the working tree was measured."),label:d().describe('What was named:\
 a revision, or "working tree".'),builds:fe(d(),b({id:d(),imageBytes:I})).describe("By target: image id, or tree id for processes, and the i\
mage's size in bytes.")}),Lw=b({kind:S(["package","image","runtime"]).describe("A package of a lock file; an image that is built on; a compi\
ler or runtime."),name:d().max(200),base:d().max(200).nullable().describe("Its versions in base that head has not, a comma between two; null\
 where base has none."),head:d().max(200).nullable(),role:S(["direct","indirect","development"]).exactOptional().describe("Of a package: req\
uired by the project, needed by another, or only to develop with."),file:d().max(200).exactOptional().describe("That says so; absent where a\
 built image does.")}).describe("What two builds differ by beside the repository's own code."),of=x(Lw).max(500).exactOptional().describe("W\
hat matters most first; absent where nothing else differs, or nothing was compared."),Fw=b({variant:ee,target:d(),what:S(["build","setup"]),
log:d(),limitSeconds:h().exactOptional().describe("Set where the time was over that everything that is built together has."),withheld:We}).describe(
"A side that could not be built or prepared at all."),Dw=b({build:h(),run:h().describe("Starts, warm-up and measuring."),ready:h().describe(
"Of them, from all variants of a session ready to their stop."),load:h().describe("Of them, with load on."),harness:h().describe("CPU second\
s of loadgate itself while load was on.")}).describe("Where the time went: wall seconds, but for `harness`."),Ks={id:d(),startedAt:d().describe(
"ISO 8601."),environment:Gs,variants:x(Nw),failures:x(Fw),notices:x(Hd).describe("What the reader must know first."),seconds:Dw,interrupted:oe().
describe("Whether the run was stopped before its plan was done.")},_z=b({...Ks,differences:of,plan:Bs,cases:x(Js)}),sf={schema:Z(st),...Ks,differences:of,
plan:Bs,cases:x(Iw),verdict:qs,exitCode:h()},Er=b({command:Z("compare"),...sf}),tf=b({commit:d(),label:d()}),jw=S(["issue","comment","fail",
"none"]),Uw=b({control:d().exactOptional().describe("The case that is measured with identical builds; the first one if absent."),alert:x(jw),
direction:S(["worse","both"]),thresholds:fe(d(),h()).describe("Further metrics that raise alerts, each with its threshold."),selftest:oe().exactOptional().
describe("Whether a slowdown is planted in one case, to see that it is found; it is if absent."),keep:h().describe("Seconds that points are \
kept."),keepRuns:h().describe("Seconds that each run's own file is kept.")}).describe("How the configuration wants points kept and changes r\
eported."),Zw=b({settings:Uw,config:d().describe("Path of the configuration file."),reference:tf,head:b({commit:d(),subject:d()}),control:Er.
nullable().describe("One case with identical builds, by the rules of a pull request; null where it could not be measured."),seam:b({from:tf,
results:Er}).nullable().describe("The new reference against the one before, in the first run after it was moved."),again:Er.nullable().describe(
"The cases that looked changed, measured once more."),planted:b({case:d(),slowdown:h().positive().describe("CPU burnt beside head, as a shar\
e of what head used."),results:Er.nullable().describe("By the rules of a pull request; null where it was interrupted before its first sessio\
n.")}).exactOptional().describe("Identical builds of one case with a slowdown that has to be found; absent where none was planted.")}).describe(
"What a point of the trend has beside head against its reference, which is `base` here."),Bw=b({command:S(["compare","trend"]),...sf,trend:Zw.
exactOptional()}),Gw=b({place:F().positive(),value:I,system:d().nullable(),moved:oe().describe("Whether today's order among the published sy\
stems is another one.")}),Hw={place:F().positive().nullable().describe("From 1; shared by targets that the numbers do not distinguish; null \
where nothing can be ranked."),ratio:h().positive().nullable().describe("Value \xF7 the best one's; null of the best one, and under two session\
s."),interval:gn.nullable().describe("Of the ratio, at a risk of 5% shared by all pairs of the leaderboard.")},Ww=b({target:d(),...Hw,figures:Ie(
zt,I).describe("Typical values: the median over sessions of the medians over rounds."),sessions:x(h().positive()).describe("The value that i\
t is ranked by, of each session."),spread:gn.nullable().describe("Where the mean of the sessions lies, at 95%."),requests:F().nonnegative().
describe("All answers and errors of the measured rounds."),failed:fe(d(),F().positive()).describe("How often what went wrong."),bottleneck:Sr.
nullable(),limited:oe().describe("Whether something else than the server bounded its value."),findings:x(Ds),published:Gw.nullable().describe(
"What the publication said, beside today's place.")}),Vw=b({id:d().describe("scenario/via"),scenario:d(),via:fn,by:S(["goodput","p99","time"]).
describe("Correct answers per second, the 99th percentile where a rate is offered, or the time per run of commands that report no operations\
."),unit:S(["requests/s","operations/s","s"]),rows:x(Ww).describe("Best first.")}),qw=b({unit:d().nullable(),entries:x(b({target:d(),value:I,
system:d().nullable()}))}),Jw=b({source:d(),figures:fe(d(),qw).describe("By scenario and via, `hello/direct`.")}),Kw=b({target:d(),obstacle:Fs}),
Yw=b(Zs),Xw=b({...Ks,config:d().describe("Path of the configuration file."),plan:Yw,cases:x(Js).describe("One target in one scenario in one \
way each, as `head`."),leftOut:x(Kw),published:Jw.nullable()}),Qw=b({command:Z("rank"),schema:Z(st),...Xw.shape,leaderboards:x(Vw),exitCode:h()}),
ex=ke("command",[Bw,Qw]);function af(e){return`${JSON.stringify(e,null,1)}
`}var nf=64*1024*1024,tx={deepest:24,mostValues:4e6,longest:2e4},rf=1e3,nx=1e3,rx=100;function cf(e){let t=uf(e);if(t.command==="rank")throw new $(
"these are the results of rank; this takes those of compare or trend");return t}function uf(e){let t=ox(e);if(t.command==="rank")return t;let{
trend:n}=t;for(let r of[t,n?.control,n?.seam?.results,n?.again,n?.planted?.results])r&&cx(r);return t}function ox(e){if(Buffer.byteLength(e)>nf)throw new $(`the results have more than ${nf/2**20} MiB: no run leaves so much`);Vs(e,tx);let t=sx(
e);ax(t);let n=ex.safeParse(t);if(n.success)return n.data;let[r]=n.error.issues,o=r===void 0||r.path.length===0?"the top":r.path.map(String).
join("."),s=Y(T(`${o}: ${r?.message??"unknown"}`),300);throw new $(`the results are not valid at ${s}; read them with the loadgate that wrot\
e them, which may be newer`)}function sx(e){try{return JSON.parse(e)}catch(t){throw new $(`the results are not JSON (${T(t.message)}); was t\
he file cut off?`)}}var ix=Ed({schema:h()});function ax(e){let t=ix.safeParse(e);if(!t.success)throw new $("this is not a results.json of lo\
adgate: it has no schema number");if(t.data.schema>st)throw new $(`the results have schema ${t.data.schema}, this loadgate reads up to ${st}\
; use the loadgate that wrote them, or a newer one`)}function cx(e){let t=e.cases.flatMap(n=>n.sessions);if(e.cases.length>rf||e.plan.cases.
length>rf||e.cases.some(n=>n.sessions.length>nx)||t.some(({rounds:n})=>n.length>rx))throw new $("the results hold more cases, sessions or ro\
unds than any run leaves")}var bn=["slower","faster"],Ys=["using more CPU","using less CPU"];function Tr(e){return Object.values(e.byStatus).reduce((t,n)=>t+n,0)}function Pt(e,t){
return e===null||!(t>0)?null:e/t}function lf({command:e},t){return e===void 0||e.operations!==null?null:Pt(t,e.runs)}function ux(e,t){let n=e.
rounds.flatMap(r=>r.samples).filter(r=>r.variant===t).flatMap(r=>r.memory===null?[]:[r.memory]);return n.length===0?null:Math.max(...n)}function Cr(e,t,{
decides:n,ofSession:r=!1}){let o={subject:t,verb:`gives ${t}`,shrunk:"sooner",grown:"later",axis:[`${e} faster`,`${e} slower`],cases:bn},s=`\
Latency ${e}`,i={unit:"s",better:"lower",decides:n,limitable:!0,label:s,words:o},a=Number(e.slice(1))/100;return{name:e,...i,of:"request",per:"\
round",percentile:{share:a,ofSession:r},value:({latencies:u,latency:l})=>u?ti(u,a):l[e]??null}}var Et={better:"lower",decides:null,limitable:!1},
lx=64*4096;function df(e,t){return{...Et,name:e,unit:"per request",...t,of:"request",per:"session",value:(r,o)=>{let i=r.rounds.flatMap(c=>c.
samples).filter(c=>c.variant===o&&c.counters?.[e]!==void 0),a=i.reduce((c,{counters:u})=>c+(u?.[e]??0),0);return Pt(a,i.reduce((c,u)=>c+Tr(u),
0))}}}var se=[{name:"goodput",unit:"requests/s",label:"Requests/s",words:{subject:"speed",verb:"is",shrunk:"slower",grown:"faster",axis:["sl\
ower","faster"],cases:bn},better:"higher",decides:"closed",limitable:!0,column:!0,per:"round",value:e=>e.command?.operations===null?null:Pt(
e.correct,e.wall)},{name:"cpu",unit:"s/request",label:"CPU per request",words:{subject:"CPU per request",verb:"needs",shrunk:"less CPU per r\
equest",grown:"more CPU per request",axis:["less CPU","more CPU"],cases:Ys},better:"lower",decides:"closed",limitable:!1,column:!0,per:"roun\
d",value:e=>Pt(e.cpu.server,Tr(e))},{name:"time",unit:"s",label:"Time per run",words:{subject:"time per run",verb:"takes",shrunk:"less time \
per run",grown:"more time per run",axis:["less time","more time"],cases:bn},better:"lower",decides:"command",limitable:!1,of:"command",per:"\
round",value:e=>lf(e,e.wall)},{name:"cpu-time",unit:"s",label:"CPU per run",words:{subject:"CPU per run",verb:"needs",shrunk:"less CPU per r\
un",grown:"more CPU per run",axis:["less CPU","more CPU"],cases:Ys},better:"lower",decides:"command",limitable:!1,of:"command",per:"round",value:e=>lf(
e,e.cpu.server)},{name:"own-clock",unit:"operations/s",label:"Operations/s by its own clock",words:{subject:"speed by its own clock",verb:"i\
s",shrunk:"slower by its own clock",grown:"faster by its own clock",axis:["slower","faster"],cases:bn},...Et,better:"higher",of:"command",per:"\
round",value:e=>Pt(e.correct,e.command?.seconds??0)},Cr("p50","the median answer",{decides:"open"}),Cr("p90","the slowest tenth of the answe\
rs",{decides:null}),Cr("p95","the slowest twentieth of the answers",{decides:"open"}),{...Cr("p99","the slowest hundredth of the answers",{decides:"\
open",ofSession:!0}),column:!0},{name:"memory",unit:"bytes",label:"Peak memory",words:{subject:"memory",verb:"needs",shrunk:"less memory",grown:"\
more memory",axis:["needs less memory","needs more memory"],cases:["using more memory","using less memory"]},...Et,resolution:lx,per:"sessio\
n",value:ux},{name:"switches",unit:"per request",label:"Context switches per request",words:{subject:"context switches",verb:"makes",shrunk:"\
fewer context switches",grown:"more context switches",axis:["fewer switches","more switches"],cases:["switching more","switching less"]},...Et,
of:"request",per:"round",value:e=>Pt(e.switches,Tr(e))},df("io-calls",{label:"Read and write calls per request",words:{subject:"read and wri\
te calls",verb:"makes",shrunk:"fewer read and write calls",grown:"more read and write calls",axis:["fewer calls","more calls"],cases:["calli\
ng the system more","calling the system less"]}}),df("collections",{label:"Garbage collections per request",words:{subject:"garbage collecti\
ons",verb:"runs",shrunk:"fewer garbage collections",grown:"more garbage collections",axis:["fewer collections","more collections"],cases:["c\
ollecting garbage more","collecting garbage less"]}}),{name:"start-time",unit:"s",label:"Start-up",words:{subject:"start-up time",verb:"take\
s",shrunk:"less time to start",grown:"more time to start",axis:["starts sooner","starts later"],cases:["slower to start","faster to start"]},
...Et,of:"request",per:"session",value:(e,t)=>e.startSeconds[t]??null},{name:"image-size",unit:"bytes",label:"Image size",words:{subject:"im\
age size",verb:"has an image",shrunk:"smaller",grown:"larger",axis:["smaller","larger"],cases:["larger","smaller"]},...Et,per:"build",ofImage:!0,
value:e=>e.imageBytes}];function pf(e){return[bn,Ys].includes(K(e).words.cases)}function mf(e){return se.filter(({decides:t})=>t===e)}function Xs({
name:e,of:t,decides:n},{loop:r,isCommand:o}){return t==="request"&&o?"of-requests":t==="command"&&!o?"of-commands":o&&r==="closed"&&n==="com\
mand"?"operations":r==="command"&&(n==="closed"||e==="own-clock")?"no-operations":null}function Qs(e,t){let n=r=>e[r.name]!==void 0&&Xs(r,t)===
null;return se.filter(r=>r.decides===t.loop||n(r))}function ei(e){return se.find(t=>t.name===e)}function K(e){let t=ei(e);if(t===void 0)throw new RangeError(
`no metric ${e}`);return t}var dx=10;function hf(e){let t=new Map;for(let[n,r]of e.flat())t.set(n,(t.get(n)??0)+r);return[...t].sort(([n],[r])=>n-r)}var ff=new WeakMap;function ti(e,t){
let n=ff.get(e)??new Map;n.size===0&&ff.set(e,n);let r=n.get(t);if(r!==void 0)return r;let o=fx(e,t);return n.set(t,o),o}function fx(e,t){let n=e.
reduce((o,[,s])=>o+s,0);if(n*(1-t)<dx-1e-9)return null;let r=0;for(let[o,s]of e)if(r+=s,r>=n*t-1e-9)return o;return null}import{isDeepStrictEqual as kx}from"node:util";var px={stolen:.3,foreign:.6},mx={stolen:.05,foreign:.25},hx=.25;function ni({samples:e=[]}){return e.some(({limits:t})=>t.includes("out-of-\
ports"))}function gf({together:e,order:t}){return e||t.length===1}function bf(e){if(ni(e))return"out-of-ports";let{stolen:t,foreign:n}=e.disturbance,
r=gf(e)?px:mx;return(t??0)>r.stolen?"steal":(n??0)>r.foreign?"other-programs":null}function Ve(e){let t=bf(e);return t===null?1:gf(e)&&t!=="\
out-of-ports"?hx:0}function ri(e){let t=[];for(let n of e.flatMap(({rounds:r})=>r)){let r=bf(n);if(r===null)continue;let o=Ve(n)>0,s=t.find(i=>i.source===r&&i.
counted===o);s?s.rounds+=1:t.push({source:r,counted:o,rounds:1})}return t}function oi({source:e,counted:t,rounds:n}){return{code:"interferen\
ce",source:e,effect:t?"counted-less":"left-out",rounds:n}}var gx=.9999999999998099,bx=[676.5203681218851,-1259.1392167224028,771.3234287776531,-176.6150291621406,12.507343278686905,-.13857109526572012,
9984369578019572e-21,15056327351493116e-23];function Ct(e){let t=e-1,n=t+7.5,r=bx.reduce((o,s,i)=>o+s/(t+i+1),gx);return .5*Math.log(2*Math.
PI)+(t+.5)*Math.log(n)-n+Math.log(r)}function yf(e,t,n){let o=c=>Math.abs(c)<1e-300?1e-300:c,s=1,i=1/o(1-(t+n)*e/(t+1)),a=i;for(let c=1;c<1e4;c++){
let u=c*(n-c)*e/((t+2*c-1)*(t+2*c));i=1/o(1+u*i),s=o(1+u/s),a*=i*s;let l=-(t+c)*(t+n+c)*e/((t+2*c)*(t+2*c+1));if(i=1/o(1+l*i),s=o(1+l/s),a*=
i*s,Math.abs(i*s-1)<1e-15)break}return a}function yx(e,t,n,r){if(e<=0)return 0;if(t<=0)return 1;let o=Math.exp(Ct(n+r)-Ct(n)-Ct(r)+n*Math.log(
e)+r*Math.log(t));return e<(n+1)/(n+r+2)?o*yf(e,n,r)/n:1-o*yf(t,r,n)/r}function wf(e,t){let n=e*e;return .5*yx(t/(t+n),n/(t+n),t/2,.5)}function wx(e,t){
return Ct((t+1)/2)-Ct(t/2)-.5*Math.log(t*Math.PI)-(t+1)/2*Math.log1p(e*e/t)}var yn=new Map,xf=1e3;function si(e,t){let n=yn.get(e)?.get(t);if(n!==
void 0)return n;let r=$f(e,t);yn.size>=xf&&yn.clear();let o=yn.get(e)??new Map;return o.size>=xf&&o.clear(),yn.set(e,o.set(t,r)),r}function $f(e,t){
if(!(e>0&&e<1&&t>0))throw new RangeError(`no t quantile for ${e}, ${t}`);if(e>.5)return-$f(1-e,t);if(e===.5)return 0;let[n,r]=[0,1];for(;wf(
r,t)>e;)[n,r]=[r,r*2];let o=(n+r)/2;for(let s=0;s<200;s++){let i=wf(o,t);i>e?n=o:r=o;let a=Math.exp(wx(o,t))*o/i,c=o*Math.exp(Math.log(i/e)/
a),u=c>n&&c<r?c:(n+r)/2;if(Math.abs(u-o)<=1e-14*o)return u;o=u}return o}function wn(e){if(e<0)return 1-wn(-e);let t=1/(1+.2316419*e),r=[.31938153,
-.356563782,1.781477937,-1.821255978,1.330274429].reduceRight((o,s)=>(o+s)*t,0);return 1-Math.exp(-e*e/2)/Math.sqrt(2*Math.PI)*r}var vf=200,
xx=4;function _f(e,t){let n=e-1,r=n/2*Math.log(n/2)+Math.LN2-Ct(n/2),o=a=>Math.exp(r+(n-1)*Math.log(a)-n*a*a/2),[s,i]=[0,0];for(let a=0;a<vf;a++){
let c=(a+.5)*xx/vf,u=o(c);s+=u*t(c),i+=u}return s/i}function vx(e){return e.map(t=>({value:t,weight:1}))}function Sf(e){return xn(vx(e))}function xn(e){let t=e.toSorted((o,s)=>o.value-s.value),
n=t.reduce((o,{weight:s})=>o+s,0)/2,r=0;for(let[o,{value:s,weight:i}]of t.entries()){if(r+=i,r===n)return(s+(t[o+1]?.value??s))/2;if(r>n)return s}
return null}function vn(e){return e.reduce((t,n)=>t+n,0)/e.length}function ai(e){return xn(e.flatMap((t,n)=>e.slice(n).map(r=>({value:(t.value+r.value)/2,weight:t.weight*r.weight}))))}var ii=4.25,Ez=1-2*ii*
Math.exp(-(ii**2)/2)/Math.sqrt(2*Math.PI)/(2*wn(ii)-1);function ui(e,t,n,r){return kf(e)&&kf(t)?[{base:e,head:t,weight:n,limited:r}]:[]}function kf(e){return e!==null&&Number.isFinite(e)&&e>0}function $x(e,t){
let n=i=>e.samples.find(a=>a.variant===i),[r,o]=[n("base"),n("head")];if(r===void 0||o===void 0)return[];let s=r.limits.length+o.limits.length>
0;return ui(t.value(r),t.value(o),Ve(e),s)}function Tt(e,t,n=!1){if(t.per==="build")return[];if(t.per==="session")return ui(t.value(e,"base"),
t.value(e,"head"),1,!1);let r=zf(e),o=({samples:a})=>a.every(({limits:c})=>c.length===0),s=n&&t.limitable?r.filter(o):r,i=Of(s,t);return i?_x(
s,i):s.flatMap(a=>$x(a,t))}function Of(e,t){let n=e.flatMap(o=>o.samples),{percentile:r}=t;return!r||!n.some(({latencies:o})=>o!==void 0)?null:
r.ofSession||n.some(o=>t.value(o)===null)?r:null}function _x(e,t){let n=e.flatMap(s=>s.samples),r=s=>Rf(n,t,s),o=e.reduce((s,i)=>s+Ve(i),0)/
e.length;return ui(r("base"),r("head"),o,n.some(({limits:s})=>s.length>0))}function Rf(e,{share:t},n){let r=e.filter(o=>o.variant===n);return ti(
hf(r.map(({latencies:o})=>o??[])),t)}function zf({rounds:e}){return e.filter(t=>Ve(t)>0)}function Ef(e){return ai(Pf(e))}function Pf(e){return e.
map(({base:t,head:n,weight:r})=>({value:Math.log(n/t),weight:r}))}function Cf({sessions:e},t,n=!1){return e.flatMap(r=>{let o=Tt(r,t,n),s=Pf(
o),i=vn(o.map(({base:a,head:c})=>ci(t,a)+ci(t,c)));return Tf(ai(s),s,t,i)})}function li({sessions:e},t,n){return e.flatMap(r=>{let o=Af(r,t,
n).filter(({value:i})=>i>0),s=o.map(({value:i,weight:a})=>({value:Math.log(i),weight:a}));return Tf(xn(s),s,t,vn(o.map(({value:i})=>ci(t,i))))})}
function ci({resolution:e=0},t){return(e/t)**2/12}function Tf(e,t,n,r){if(e===null)return[];let o=t.reduce((i,a)=>i+a.weight,0),s=n.per==="r\
ound"&&t.length>1?Sx(t,o):null;return[{value:e,weight:o/t.length,spread:s,...r>0&&{rounding:r}}]}function Sx(e,t){let n=e.reduce((o,s)=>o+s.
weight*s.value,0)/t;return{squares:e.reduce((o,s)=>o+s.weight*(s.value-n)**2,0),degrees:e.length-1,rounds:e.length}}function At({sessions:e},t,n){
let r=e.map(o=>xn(Af(o,t,n)));return Sf(r.filter(o=>o!==null))}function Af(e,t,n){if(t.per==="build")return[];let r=(i,a)=>i===null?[]:[{value:i,
weight:a}];if(t.per==="session")return r(t.value(e,n),1);let o=zf(e),s=Of(o,t);return s?r(Rf(o.flatMap(i=>i.samples),s,n),1):o.flatMap(i=>i.
samples.filter(a=>a.variant===n).flatMap(a=>r(t.value(a),Ve(i))))}function Ar({sessions:e}){return e.flatMap(({rounds:t})=>t.flatMap(n=>n.samples))}function di({sessions:e}){return e.flatMap(({rounds:t})=>t.
filter(n=>!ni(n)).flatMap(n=>n.samples))}function Mf(e,t){let n=o=>e.filter(s=>s===o).length;return t.filter(o=>e.includes(o)).reduce((o,s)=>o===
null||n(s)>n(o)?s:o,null)}function Mr(e){let t=di(e).flatMap(n=>n.bottleneck===null?[]:[n.bottleneck]);return Mf(t,["generator","proxy","dep\
endency","server"])}function Ir(e,t){let n=Mr(e);if(n==="generator"||n==="proxy")return`${n}-saturated`;if(n==="dependency"&&t==="closed")return"\
dependency";let r=e.sessions.flatMap(o=>Tt(o,K("goodput")));return r.filter(o=>o.limited).length*2<=r.length?null:If(e)}function If(e){return Mf(
di(e).flatMap(t=>t.limits),ot.options)}function Ox(e){return e.sessions.flatMap(t=>[...t.invalid,...t.rounds.flatMap(n=>n.samples.flatMap(({
invalid:r,variant:o})=>r.map(s=>({fault:s,variant:o}))))]).map(({fault:t,variant:n})=>({fault:t,variant:Nd(t)?null:n}))}function Rx({fault:e,
variant:t},n){if(e.code!=="command-failed")return{fault:e,variant:t};let o=Ar(n).filter(s=>s.variant===t&&s.invalid.length===0).reduce((s,{command:i})=>s+
(i?.runs??0),0);return{fault:o===0?e:{...e,well:o},variant:t}}function $n(e){let t=new Map;for(let n of Ox(e)){let{variant:r,fault:o}=Rx(n,e),
s=JSON.stringify([r,o]);t.set(s,{variant:r,fault:o,times:(t.get(s)?.times??0)+1})}return[...t.values()]}function _n(e,t){return t.filter(n=>n.
target===e.target)}function fi(e){return["base","head"].filter(t=>e.some(n=>n.variant===t))}function Mt(e){let t=r=>e.filter(o=>kx(o.fault,r));
return e.filter(r=>t(r.fault)[0]===r).map(({fault:r})=>{let o=t(r),s=Math.max(...o.map(i=>i.times));return{code:"fault",variants:fi(o),fault:r,
times:s}})}function It({what:e,variant:t,target:n,limitSeconds:r,withheld:o}){let s={variant:t,target:n,...r!==void 0&&{limitSeconds:r}};return e===
"build"?{code:"build-failed",...s}:{code:"setup-failed",...s,...o&&{withheld:o}}}function Nf(e){return e.code==="died"?e.when==="starting":e.code==="not-ready"?e.runOver!==!0:e.code==="start-failed"||e.code==="prepare-fai\
led"}function zx(e){return Id(e)?e.afterLoad!==!0:e.code==="command-failed"||e.code==="no-report"||e.code==="died"&&e.when==="before-load"}function Ex({
code:e}){return e==="lengths-differ"||e==="framing-differs"}function Lf({variant:e,fault:t},{fresh:n}){return e==="base"?Nf(t)||n!==void 0&&
zx(t):e===null&&Ex(t)&&(n==="scenario"||n==="configuration")}function pi({rounds:e},t){return e.flatMap(({samples:n})=>n.filter(r=>r.variant===
t))}function Px({sessions:e}){return e.some(t=>pi(t,"base").some(({invalid:n})=>n.length===0))}function Cx({sessions:e}){return e.some(t=>pi(
t,"base").length===0&&pi(t,"head").some(({invalid:n})=>n.length===0))}function Ff(e,{failures:t,notices:n}){let r=_n(e,t),o=$n(e);if(!(o.every(u=>Lf(u,e))&&r.every(hi))||Px(e)||!Cx(e))return null;let i=[...r.map(
It),...Mt(o)],a=r.length>0?"not-built":o.some(({fault:u})=>Nf(u))&&"not-started";if(a&&!mi({notices:n}))return null;let c=e.fresh==="configu\
ration"?e.fresh:a||e.fresh;return c===void 0||i.length===0&&c!=="configuration"&&c!=="target"?null:[{code:"head-alone",why:c},...i]}function mi({
notices:e}){return!e.some(t=>t.code==="isolation-changed"&&t.changes.some(({setting:n})=>n==="isolation"))}function hi({variant:e,limitSeconds:t}){
return e==="base"&&t===void 0}function Df(e,t){return e.some(({variant:r})=>r==="head")&&t.fresh!==void 0?e.filter(r=>!Lf(r,t)):e}var Ne={done:0,regression:1,usage:2,invalid:3,undelivered:4};function jf(e){return e instanceof _e?Tx(e.signal):e instanceof pn?Ne.undelivered:e instanceof $?Ne.usage:Ne.invalid}function Tx(e){return e===
"SIGINT"?130:143}function Uf(e){if(e.plan.mode==="observe")return Ne.done;let t=o=>e.plan.failOn.includes(o)&&!e.plan.failOn.includes("never"),
n=o=>e.cases.some(s=>s.verdict===o);return n("regression")&&t("regression")?Ne.regression:Ax(e)||(n("invalid")||e.failures.some(({variant:o})=>o===
"head"))&&t("invalid")?Ne.invalid:n("inconclusive")&&t("inconclusive")?Ne.regression:Ne.done}function Ax(e){let t=r=>r.includes("head")&&!r.
includes("base"),n=r=>e.failures.filter(o=>o.target===r).map(o=>o.variant);return e.cases.some(r=>t(r.brokenIn))||e.failures.some(r=>t(n(r.target)))}var Mx=["GET","HEAD","OPTIONS","TRACE","PUT","DELETE"],Ix=/connection closed before message completed|operation was canceled|^connection error$|error writing a body to connection|connection reset|broken pipe/i;function Nx({byStatus:e,errors:t},{keepalive:n,request:r},o){if(!n||!Mx.includes(r.method))return 0;let s=Object.entries(t).filter(([a])=>Ix.
test(a)),i=Nr(s.map(([,a])=>a))+(o==="nginx"?e[502]??0:0);return i<=.02*Hf({byStatus:e,errors:t})?i:0}function Zf({via:e,sessions:t},n){if(!n)
return{base:null,head:null};let r=t.flatMap(({rounds:s})=>s.flatMap(i=>i.samples)),o=s=>{let i=r.filter(a=>a.variant===s);return i.length===
0?null:{lost:Nr(i.map(a=>Nx(a,n,e))),of:Nr(i.map(Hf))}};return{base:o("base"),head:o("head")}}function Bf(e,t){let{base:n,head:r}=Zf(e,t);return r===
null||(n?.lost??0)+r.lost===0?[]:[{code:"requests-lost",...n&&{base:n},head:r}]}var Lx=10,Fx=5;function Gf(e,t){let{base:n,head:r}=Zf(e,t);if(!t||
!n||!r||r.lost<=Lx||r.lost<=t.maxErrors*r.of)return[];if(r.lost*n.of<=Fx*(n.lost+1)*r.of)return[];let[o,s]=[r.lost,r.of],i=e.via==="nginx"?{
through:"nginx"}:{},a=e.via==="nginx"?[{status:"502",count:o}]:[{error:"connection closed before message completed",count:o}];return[{variant:"\
head",fault:{code:"errors",failed:o,of:s,unit:"requests",most:a,...i},times:1}]}function Hf({byStatus:e,errors:t}){return Nr([...Object.values(
e),...Object.values(t)])}function Nr(e){return e.reduce((t,n)=>t+n,0)}var Vf=[2,3,4,6,8,11,16,22,31,44,62,88,124],Wf=.5,Dx=.05;function gi(e,t,n){return bi(t,e.alpha/(Math.max(1,n)*Math.max(1,e.cases.length)))}
function qf(e){return bi(e,Dx)}var jx=.025;function Jf(){return bi("look",jx)}function bi(e,t){return e==="end"?t*Wf:t*(1-Wf)/Vf.length}function Kf(e){
return Vf.some(t=>t===e)}var Ux=1e-12;function Sn(e,t=Zx){let n=e.length;if(n===0)return null;let r=e.reduce((l,f)=>l+f.weight,0),o=e.reduce((l,f)=>l+f.weight*f.value,
0)/r,s=e.reduce((l,f)=>l+f.weight*(f.value-o)**2,0),i=e.reduce((l,f)=>l+(f.rounding??0),0)/n,a={variance:Math.max(s/(n-1),i),degrees:n-1},c=n>
1&&Math.sqrt(a.variance)>Ux,u=Gx(e.map(({spread:l})=>l),t);return{centre:o,sessions:n,weight:r,noise:c?Hx(a,u):null}}function Lr({noise:e,weight:t}){return e&&Math.sqrt(e.variance/t)}function yi(e,t){let n=Lr(e);return n===null||!e.noise?null:si(t,e.noise.degrees)*
n}function it(e,t){let n=e&&yi(e,t);if(e===null||n===null)return null;let[r,o]=[Math.exp(e.centre-n),Math.exp(e.centre+n)];return r>0&&Number.
isFinite(o)?{low:r,high:o}:null}var Zx={factor:1.7,degrees:4},wi={factor:3,degrees:3},Bx=6;function Gx(e,{factor:t,degrees:n}){let r=e.filter(
a=>a!==null).filter(a=>a.degrees>0),o=r.reduce((a,c)=>a+c.degrees,0),s=r.reduce((a,c)=>a+c.squares,0);if(o===0||!(s>0)||r.length<e.length)return null;
let i=r.reduce((a,c)=>a+c.rounds,0)/r.length;return{variance:t*s/o/Math.min(i,Bx),degrees:1/(1/n+1/o)}}function Hx(e,t){if(t===null)return e;
let n=t.degrees*Math.min(1,t.variance/e.variance),r=n+e.degrees,o=(n*t.variance+e.degrees*e.variance)/r;return{variance:Math.max(o,e.variance),
degrees:r}}var Wx=.025,Vx=3,qx=["generator-saturated","proxy-saturated","out-of-ports"],Jx="dependency";function Xf(e,t){let{metric:n,unit:r,limit:o,ofBuild:s,
spoilt:i}=t,a={metric:n.name,unit:r,better:n.better,limit:o};if(n.per==="build"){let P=s===null?"inconclusive":Yf({low:s,high:s},t);return{...a,
head:s,interval:null,n:0,state:P,atLook:P,open:!1}}let c=Sn(li(e,n,"head"),wi),u=c&&Math.exp(c.centre),l=c?.sessions??0,f=u!==null&&c?.noise===
null&&l>=Vx,p=P=>f?{low:u,high:u}:it(c,P),g=n.limitable&&i!==null&&i!==Jx,w=P=>{let X=P?Yf(P,t):"inconclusive";return g&&!(X==="held"&&qx.includes(
i))?"inconclusive":X},[_,k]=[p(Wx),p(Jf())],E=w(k),V=E==="inconclusive"&&u!==null&&!g;return{...a,head:u,interval:_,n:l,state:w(_),atLook:E,
open:V}}function Yf({low:e,high:t},{limit:n,metric:r}){let[o,s]=r.better==="lower"?[e,t]:[-t,-e],i=r.better==="lower"?n:-n;return o>i?"broke\
n":s<=i?"held":"inconclusive"}var tp=1e-12;function Kx({estimate:e,decision:t,equivalence:n},r){let o=(r.better==="lower"?1:-1)*Math.log(e),s=Math.log1p(r.threshold)-tp,i=t&&
xi(t,r);if(i&&i.low>0&&o>=s)return"regression";if(i&&i.high<0&&o<=-s)return"improvement";let a=n&&xi(n,r);return a&&a.low>-s&&a.high<s?"unch\
anged":"inconclusive"}function xi({low:e,high:t},{better:n}){let[r,o]=[Math.log(e),Math.log(t)];return n==="lower"?{low:r,high:o}:{low:-o,high:-r}}
function kn({interval:e,better:t}){if(e===null)return null;let{low:n,high:r}=xi(e,{better:t});return n>0?"worse":r<0?"better":null}function Fr(e){
return bt.find(t=>e.includes(t))??null}var Yx=.025;function vi(e,t,n){return Sn(Cf(e,t,n===null))}function $i(e){return{name:e.name,unit:e.unit,
better:e.better}}var np={interval:null,decisionInterval:null};function Xx(e,t,n){let r=vi(e,t,n.limit),o=r&&Math.exp(r.centre),s=it(r,n.decisionTail),
i=it(r,n.equivalenceTail),a=n.thresholds[t.name]??n.threshold,c={better:t.better,threshold:a},u=o===null?null:Kx({estimate:o,decision:s,equivalence:i},
c),l=u!==null&&(!Qf(t,n)||Qx(u,n)),f=n.thresholds[t.name]!==void 0,p=f?!Qf(t,n):n.loop==="open"&&n.limit===null,g=n.deciding.includes(t)&&(l||
o===null&&p),w=l?u:null;return{...$i(t),gates:g,base:At(e,t,"base"),head:At(e,t,"head"),ratio:o,interval:it(r,Yx),decisionInterval:s,n:r?.sessions??
0,...g&&f&&{threshold:a},verdict:g?w??"inconclusive":w}}function Qf({limitable:e},{limit:t}){return e&&t!==null}function Qx(e,{limit:t,loop:n}){
return t==="dependency"&&n==="closed"&&(e==="regression"||e==="improvement")}function _i(e,t,{variants:n,plan:r},o){let s=f=>{let p=n.find(g=>g.
variant===f)?.builds[t.target];return p?e.value(p):null},[i,a]=[s("base"),s("head")],c=i!==null&&a!==null&&i>0&&a>0?a/i:null,u={...$i(e),gates:!1,
base:i,head:a,ratio:c,...np,n:0,verdict:null};if(o===void 0||rp(e,r))return u;let l=c===null?"inconclusive":ev(c,{better:e.better,threshold:o});
return{...u,gates:!0,threshold:o,verdict:l}}function rp({ofImage:e},{isolation:t}){return e&&t==="process"}function ev(e,t){let n=(t.better===
"lower"?1:-1)*Math.log(e),r=Math.log1p(t.threshold)-tp;return n>=r?"regression":n<=-r?"improvement":"unchanged"}function op(e){let t={base:null,
head:null,ratio:null,...np,n:0,verdict:null};return{...$i(e),gates:!1,...t}}var sp=.02;function Nt({scenario:e},{plan:t}){return t.scenarios.
find(({name:n})=>n===e)??{}}function ip(e,t){return Nt(e,t).threshold??sp}function On(e,t){return{loop:tv(e,t),isCommand:Nt(e,t).args!==void 0}}function ap(e){return e.filter(({per:t})=>t!=="build").length}function tv(e,t){let{rate:n,args:r}=Nt(e,t);return n!==void 0?"open":r&&Ar(e).
some(({command:s})=>s?.operations===null)?"command":"closed"}function cp(e,t){return nv(e,t)??up(e,t,"end")}function nv(e,t){if(t.plan.looks===
!1||!Kf(e.sessions.length))return null;let n=up(e,t,"look");return n.settled?n:null}function up(e,t,n){let{threshold:r=sp,thresholds:o={},limits:s={}}=Nt(
e,t),i=On(e,t),{loop:a}=i,c=Ir(e,a),u=Qs(o,i),l={decisionTail:gi(t.plan,n,ap(u)),equivalenceTail:qf(n),threshold:r,thresholds:o,deciding:u,limit:c,
...i},f=se.map(C=>C.per==="build"?_i(C,e,t,o[C.name]):Xx(e,C,l)),p=zi(e,t,f),g=p.filter(C=>C.gates),w=Mr(e),_=a==="closed"&&av(p,c,r),k=Oi(e,
t,p,s,c),[E,V]=[!0,!1].map(C=>g.filter(de=>rv(de,a)===C)),P=!g.some(C=>ki(C,a)),X=Fr([...ep(V),..._||P?["inconclusive"]:[]]),q=Fr([...X?[X]:
[],...ep(E),...k.map(({state:C})=>ov[C])]);return{moment:n,terms:l,bottleneck:w,metrics:p,waits:_,limits:k.map(Si),verdict:q??"inconclusive",
settled:sv(X,k)}}var ep=(e=[])=>e.flatMap(({verdict:t})=>t??[]);function Si({atLook:e,open:t,...n}){return n}function ki({name:e},t){return K(
e).decides===t}function rv({name:e,ratio:t,threshold:n},r){let o=K(e),s=o.per==="round"&&o.percentile!==void 0;return t===null&&n!==void 0&&
!(r==="open"&&s)}var ov={held:"unchanged",inconclusive:"inconclusive",broken:"regression"};function sv(e,t){return e==="regression"||t.some(
({atLook:n})=>n==="broken")?!0:e!==null&&e!=="inconclusive"&&!t.some(({open:n})=>n)}function Oi(e,t,n,r=Nt(e,t).limits??{},o=null){let s=On(
e,t);return se.flatMap(i=>{let a=r[i.name],c=n.find(({name:u})=>u===i.name);return a===void 0||!c||Ri(i,s,t)!==null?[]:[Xf(e,{metric:i,unit:c.
unit,limit:a,ofBuild:c.head,spoilt:o})]})}function Ri(e,t,{plan:n}){return e.per==="build"&&rp(e,n)?"no-image":Xs(e,t)}function zi({scenario:e},{
plan:t},n){return Nt({scenario:e},{plan:t}).args?n.map(r=>({...r,unit:r.unit.replace("request","operation")})):n}var iv=["dependency","gener\
ator-saturated","proxy-saturated"];function av(e,t,n){let r=e.find(a=>a.name==="goodput");if(!iv.includes(t)||!r?.ratio||Math.log(r.ratio)>-Math.
log1p(n))return!1;let{better:o,decisionInterval:s,interval:i}=r;return kn({better:o,interval:t==="dependency"?i:s})==="worse"}var lp=.95,cv=40;function uv(e,t){let[n,r]=[yi(e,t.tail),Lr(e)];if(n===null||r===null||!e.noise)return null;let o=Math.log1p(t.threshold),{degrees:s}=e.
noise,i=l=>_f(s+1,f=>wn((l-Math.max(n*f,o))/r)),[a,c]=[0,Math.max(n,o)];for(;i(c)<lp&&Number.isFinite(c);)[a,c]=[c,2*c];for(let l=0;l<cv;l++){
let f=(a+c)/2;i(f)<lp?a=f:c=f}let u=Math.expm1(c);return Number.isFinite(u)?u:null}function dp(e,t,{tail:n,threshold:r,thresholds:o},s=i=>i){
let i=Ir(e,t),a=mf(t).filter(c=>!(c.limitable&&i!==null)).flatMap(c=>{let u=vi(e,c,i),l={tail:n,threshold:o[c.name]??r};return(u&&uv(s(u),l))??
[]});return a.length===0?null:Math.min(...a)}function Pi(e,t){if(!t?.keepalive)return[];let n=e.sessions.flatMap(({rounds:u})=>u.flatMap(l=>l.samples)),r=e.via==="nginx"?"upstream":"cli\
ent",o=(u,l)=>{let f=n.filter(p=>p.variant===u&&p.opened[r]!==null);return lv(f,r,t.connections,l)},s=n.some(({variant:u})=>u==="base");if(o(
"base",.1)===null&&o("head",.1)===null)return[];let[i,a]=[o("base",.02),o("head",.02)],c=i&&a&&i.fewest<=a.most*1.05&&a.fewest<=i.most*1.05;
return[{code:"connections-closed",...s&&{base:c?Ei(a):i&&Ei(i)},head:a&&Ei(a)}]}function lv(e,t,n,r){let o=u=>u.reduce((l,f)=>l+f,0),s=o(e.map(
u=>u.opened[t]??0)),i=o(e.map(({byStatus:u})=>o(Object.values(u)))),a=n*e.length,c=s-a;return e.length===0||c<=5+r*a?null:{fewest:i/s,most:i/
c}}function Ei({fewest:e,most:t}){let n=Math.sqrt(e*t),r=10**Math.floor(Math.log10(e)),o=[1,2,3].map(a=>Number(n.toPrecision(a))),s=a=>e<=a*
1.05&&a<=t*1.05;return[...[10,1,5,2].map(a=>a*r),...o].find(s)??Math.round(n)}function qe(e){let t=e.cases.map(s=>dv(s,e)),n=e.failures.length>0?"invalid":"inconclusive",r=Fr(t.map(s=>s.verdict))??n,o={cases:t,failures:e.
failures,plan:e.plan};return{...e,schema:st,command:"compare",cases:t,verdict:r,exitCode:Uf(o)}}function mp(e){let{trend:t}=e;if(t===void 0)
return qe(Lt(e));let{control:n,seam:r,again:o,planted:s}=t;return{...qe(Lt(e)),command:"trend",trend:{...t,control:n&&qe(Lt(n)),seam:r&&{...r,
results:qe(Lt(r.results))},again:o&&qe(Lt(o)),...s&&{planted:{...s,results:s.results&&qe(Lt(s.results))}}}}}function Lt({exitCode:e,verdict:t,
schema:n,command:r,trend:o,...s}){return{...s,cases:s.cases.map(({limits:i,...a})=>a)}}function dv(e,t){let n=_n(e,t.failures),r=[...$n(e),...Gf(
e,Dr(e,t))],o=Ff(e,t);if(o!==null)return fv(e,t,o);if(n.length>0&&n.every(hi)&&mi(t)&&fp(e)&&r.length===0)return Ft(e,t,"inconclusive",[pp(t),
...n.map(It)]);if(n.length+r.length>0){let c=Df(r,e);return{...Ft(e,t,"invalid",[...n.map(It),...Mt(c),...Mt(r.filter(l=>!c.includes(l)))]),
brokenIn:fi([...n,...c])}}let{lostShards:i,skipped:a}=e;return i!==void 0?Ft(e,t,"invalid",[{code:"shards-missing",shards:i}]):a!==void 0?Ft(
e,t,"unchanged",[{code:"skipped",why:a}]):fp(e)?Ft(e,t,"inconclusive",[pp(t)]):pv(e,t)}function fp({sessions:e}){return e.every(t=>t.rounds.
length===0)}function pp({interrupted:e}){return{code:e?"interrupted":"no-time"}}function fv(e,t,n){let r=Ft(e,t,"new",n),o=r.metrics.map(c=>{
let{per:u}=K(c.name),l=u==="build"?c.head:At(e,K(c.name),"head");return{...c,base:null,ratio:null,head:l}}),s=zi(e,t,o),i=Oi(e,t,s).map(Si),
a=i.some(({state:c})=>c==="broken");return{...r,metrics:[...s],...i.length>0&&{limits:i},verdict:a?"regression":"new"}}function Ft(e,t,n,r){
let o=se.map(i=>i.per==="build"&&n!=="invalid"?_i(i,e,t):op(i)),s=ip(e,t);return{...e,bottleneck:null,threshold:s,metrics:o,verdict:n,settledAt:null,
detectable:null,brokenIn:[],findings:r}}function pv(e,t){let n=cp(e,t),{terms:r,bottleneck:o,metrics:s,verdict:i}=n,a=s.filter(l=>l.gates&&ki(
l,r.loop)),c=ri(e.sessions),u=yv(e)?c.map(({source:l,rounds:f})=>({code:"interference",source:l,effect:"nothing-left",rounds:f})):[...i==="i\
nconclusive"&&n.moment==="end"?bv(e,t):[],...wv(r,a),...vv(r,s),...mv(e,t,n),...$v(o,a),...i==="inconclusive"?hv(e,a):[],...xv(n),...Pi(e,Dr(
e,t)),...Bf(e,Dr(e,t)),...i==="inconclusive"?_v(s,r.threshold):[],...c.map(oi),...n.moment==="look"&&i!=="inconclusive"?[{code:"settled-earl\
y",sessions:e.sessions.length}]:[]];return{...e,bottleneck:o,threshold:r.threshold,metrics:s,...n.limits.length>0&&{limits:[...n.limits]},verdict:i,
settledAt:n.moment==="look"?e.sessions.length:null,detectable:dp(e,r.loop,{tail:r.decisionTail,...r}),brokenIn:[],findings:u}}function Dr({scenario:e},{
plan:t}){return t.scenarios.find(({name:n})=>n===e)}function mv(e,t,{terms:n,metrics:r,limits:o}){let s=On(e,t),i=Dr(e,t),a=f=>f.limitable&&
n.limit!==null,c={threshold:u,limit:l};function u({name:f}){return r.some(p=>p.name===f&&p.ratio!==null)}function l({name:f}){return o.some(
p=>p.metric===f&&p.head!==null)}return["threshold","limit"].flatMap(f=>se.filter(({name:p})=>i?.[`${f}s`]?.[p]!==void 0).flatMap(p=>{let g=c[f](
p)||a(p)?null:"not-known",w=Ri(p,s,t)??g;return w===null?[]:[{code:"not-judged",metric:p.name,key:f,why:w}]}))}function hv({sessions:e},t){return t.
some(({interval:n,ratio:r})=>r===null||n!==null)?[]:[{code:e.length<2?"one-session":"equal-ratios"}]}var gv=1/3;function bv({sessions:e},{plan:t}){
let r=e.map(({startSeconds:{base:s=0,head:i=0}})=>Math.max(s,i)).reduce((s,i)=>s+i,0);return r<gv*Kd(t)?[]:[{code:"slow-start",seconds:Number(
(r/e.length).toPrecision(2)),sessions:e.length}]}function yv({sessions:e}){return e.every(({rounds:t})=>t.every(n=>Ve(n)===0))}var hp=({name:e})=>e===
"goodput";function wv({limit:e,loop:t},n){return e===null?n.length>0?[]:[{code:"no-values"}]:n.some(hp)?[]:[{code:"limited",limit:e,loop:t,cpuDecides:n.
length>0}]}function xv({waits:e,terms:t,metrics:n,verdict:r}){let{limit:o}=t,s=n.some(i=>hp(i)&&i.gates);return!e||o===null||!(s||r==="incon\
clusive")?[]:[{code:"server-waits",limit:o,decided:s}]}function vv({limit:e,loop:t},n){let r=n.some(o=>o.name==="p99"&&o.ratio!==null);return t!==
"open"||e!==null||r?[]:[{code:"p99-unknown"}]}function $v(e,t){return e===null&&t.some(n=>n.name==="goodput")?[{code:"bottleneck-unknown"}]:
[]}function _v(e,t){return e.flatMap(n=>{let{name:r,base:o,ratio:s}=n,i=kv(n);if(!Sv(r)||o===null||s===null||i===null)return[];let a=Math.abs(
Math.log(s))<Math.log1p(t),c=i.low<=1&&i.high>=1;if(a||c||n.gates)return[];let u=l=>o*(l-1);return[{code:"counter-moved",metric:r,more:u(s),
low:u((n.interval??i).low),high:u((n.interval??i).high)}]})}function Sv(e){return tt.some(t=>t===e)}function kv({decisionInterval:e,ratio:t,
n}){return e??(t!==null&&n>1?{low:t,high:t}:null)}import{createHash as Ov}from"node:crypto";function gp(e){let[t]=e;if(!t)throw new $("there is nothing to merge");for(let a of e)Ev(t,a);let n=new Map;for(let a of e)for(let c of a.cases){
if(n.has(c.id))throw new $(`${c.id} is in two of the files; name each shard once`);let u=e.length>1&&{environment:c.environment??a.environment};
n.set(c.id,{...c,...u})}let r=Pv(e),o=t.plan.cases.map(a=>n.get(a.id)??{...a,sessions:[],lostShards:r}),{shard:s,...i}=t.plan;return{...t,id:Rv(
e),startedAt:e.map(({startedAt:a})=>a).sort()[0]??t.startedAt,plan:{...i,budgetSeconds:Dt(e,a=>a.plan.budgetSeconds)},variants:t.variants.map(
a=>Cv(a,e)),cases:o,failures:e.flatMap(a=>a.failures),notices:zv(e.flatMap(a=>a.notices)),seconds:{build:Dt(e,({seconds:a})=>a.build),run:Dt(
e,({seconds:a})=>a.run),ready:Dt(e,({seconds:a})=>a.ready),load:Dt(e,({seconds:a})=>a.load),harness:Dt(e,({seconds:a})=>a.harness)},interrupted:e.
some(a=>a.interrupted)}}function Rv(e){let[t="",...n]=e.map(r=>r.id).sort();return n.length===0?t:Ov("sha256").update([t,...n].join(" ")).digest(
"hex").slice(0,12)}function zv(e){return[...new Map(e.map(t=>[JSON.stringify(t),t])).values()]}var Dt=(e,t)=>e.reduce((n,r)=>n+t(r),0);function Ev(e,t){
let n=({variants:o})=>o.map(({variant:s,commit:i})=>`${s} ${i}`).join(),r=({plan:o})=>JSON.stringify([o.alpha,o.failOn,o.mode,o.cases,o.scenarios,
o.shard?.count]);if(n(e)!==n(t))throw new $("the files are of different commits; merge shards of one run");if(r(e)!==r(t))throw new $("the f\
iles are of different plans; merge shards of one run")}function Pv(e){let t=e[0]?.plan.shard?.count??e.length,n=new Set(e.map(o=>o.plan.shard?.
index));return Array.from({length:t},(o,s)=>s+1).filter(o=>!n.has(o)).map(o=>`${o}/${t}`)}function Cv(e,t){let n=t.flatMap(({variants:r})=>r.
filter(o=>o.variant===e.variant));return{...e,builds:Object.assign({},...n.map(({builds:r})=>r))}}import{readFileSync as Ck}from"node:fs";import{tmpdir as Tk}from"node:os";import{join as vh,resolve as Ak}from"node:path";var LE=b({schema:Z(1),message:d().max(1e5)});function bp(e){return`${JSON.stringify({schema:1,message:e.slice(-2e4)})}
`}import{readFileSync as Tv,statSync as Av}from"node:fs";var Mv=32*1024*1024;function yp(e){let{GITHUB_EVENT_NAME:t,GITHUB_EVENT_PATH:n}=e;if(!t||!n)throw new $("GITHUB_EVENT_NAME or GITHUB_EVENT_P\
ATH is not set, so it is not known which change this is about; run it in a workflow of GitHub Actions (loadgate report makes the report anyw\
here)");try{let{size:r}=Av(n);if(r>Mv)throw new Error(`it has ${r} bytes, more than GitHub ever sends`);return{name:t,payload:JSON.parse(Tv(
n,"utf8"))}}catch(r){throw new $(`the event in ${n} cannot be read: ${r.message}`)}}function wp(e){let{GITHUB_SERVER_URL:t,GITHUB_REPOSITORY:n}=e;return t&&n?`${t}/${n}`:null}import{randomUUID as c$}from"node:crypto";import{closeSync as u$,constants as l$,lstatSync as d$,mkdirSync as jp,openSync as f$,renameSync as p$,
rmSync as m$,writeFileSync as h$}from"node:fs";import{basename as g$,dirname as b$,join as Dp,relative as y$}from"node:path";import{closeSync as BE,constants as GE,fstatSync as HE,lstatSync as Iv,openSync as WE,readFileSync as VE,realpathSync as qE}from"node:fs";import{
dirname as Nv,join as Lv,relative as KE,sep as YE}from"node:path";function jr(e){let t=Nv(e);return t===e?[e]:[...jr(t),e]}function Ci(e){return Iv(
Lv(e,".git"),{throwIfNoEntry:!1})!==void 0}var XE=64*1024*1024;import{execFileSync as qv,spawn as Tp}from"node:child_process";import{closeSync as Rp,constants as zp,fchownSync as Jv,globSync as xP,lstatSync as vP,
mkdtempDisposableSync as Kv,openSync as Ep,rmSync as $P}from"node:fs";import{Socket as Yv}from"node:net";import{tmpdir as Xv}from"node:os";import{
join as Pp}from"node:path";import{delimiter as xp,isAbsolute as Fv}from"node:path";function Ti(e){return e.split(xp).filter(t=>Fv(t)).join(xp)}var Dv=["PATH","HOME","USER","LOGNAME","LANG","LANGUAGE","TZ","TMPDIR","TERM","SSL_CERT_FILE","SSL_CERT_DIR","NODE_EXTRA_CA_CERTS","CARGO_HT\
TP_CAINFO","REQUESTS_CA_BUNDLE","CURL_CA_BUNDLE","PIP_CERT","http_proxy","https_proxy","no_proxy","HTTP_PROXY","HTTPS_PROXY","NO_PROXY","GOP\
ATH","GOCACHE","GOMODCACHE","GOPROXY","GOFLAGS","GOROOT","GOTOOLCHAIN","CARGO_HOME","RUSTUP_HOME","RUSTUP_TOOLCHAIN","JAVA_HOME","MAVEN_OPTS",
"GRADLE_USER_HOME","PYENV_ROOT","XDG_CACHE_HOME","XDG_DATA_HOME","NVM_DIR","COREPACK_HOME","DOTNET_ROOT"],vp=["DOCKER_HOST","DOCKER_CONTEXT",
"DOCKER_TLS","DOCKER_TLS_VERIFY","DOCKER_CERT_PATH","DOCKER_CONFIG"],iP=[...vp,"DOCKER_API_VERSION","DOCKER_AUTH_CONFIG","DOCKER_BUILDKIT","\
DOCKER_DEFAULT_PLATFORM","BUILDX_BUILDER","BUILDX_CONFIG","BUILDKIT_HOST","SSH_AUTH_SOCK","XDG_CONFIG_HOME","XDG_RUNTIME_DIR"];var jv=/^(GIT_(CONFIG_(GLOBAL|SYSTEM|NOSYSTEM|COUNT|(KEY|VALUE)_\d+)|EXEC_PATH|SSH|SSH_COMMAND|SSH_VARIANT|SSL_\w+|CEILING_DIRECTORIES|DISCOVERY_ACROSS_FILESYSTEM)|XDG_CONFIG_HOME|SSH_AUTH_SOCK)$/;
function Ai(e){return Dv.includes(e)||e.startsWith("LC_")}function Rn(e,t={}){let n=$p(e,Object.keys(e).filter(Ai));return n.PATH!==void 0&&
(n.PATH=Ti(n.PATH)),{...n,...t}}function $p(e,t){return Object.fromEntries(t.flatMap(n=>e[n]===void 0?[]:[[n,e[n]]]))}function _p(e){return{...Rn(e),...$p(e,Object.keys(e).filter(t=>jv.test(t)))}}var Mi=e=>e!==void 0&&e!==""&&e!=="0";function Op(e=process.env){return Mi(e.LOADGATE_DEBUG)||Mi(e.RUNNER_DEBUG)}var Uv=new Map;function Sp(e){if(!Op())return;let t=[...Uv.values()].reduce((n,r)=>r(n),e);process.stderr.write(Rr(`debug: ${t}
`,process.env))}var kp=0;function Ii(e,t){if(!Op())return()=>{};kp+=1;let n=kp,r=performance.now();return Sp(`#${n} ${e.map(Zv).join(" ")} (\
in ${t})`),o=>Sp(`#${n} ${o} after ${((performance.now()-r)/1e3).toFixed(3)} s`)}function Zv(e){return/^[\w@%+=:,./-]+$/.test(e)?e:new RegExp(
"\\p{Cc}","u").test(e)?`$'${Bv(e)}'`:`'${e.replaceAll("'","'\\''")}'`}function Bv(e){return e.replaceAll(/[\\']/g,"\\$&").replaceAll(new RegExp(
"\\p{Cc}","gu"),t=>`\\x${t.charCodeAt(0).toString(16).padStart(2,"0")}`)}import{closeSync as dP,openSync as fP,readdirSync as pP,readFileSync as Gv,readlinkSync as mP,readSync as hP,realpathSync as gP}from"node:fs";function jt(e){return Vv(()=>Gv(e,"utf8"))}function Ni(e){return Hv(jt(`/proc/${e}/stat`))}function Hv(e){return Wv(e,22)}function Wv(e,t){return e?.slice(e.lastIndexOf(")")+2).split(
" ")[t-3]??null}function Vv(e){try{return e()}catch{return null}}var Qv=500,Ur=8*1024*1024;async function zn(e,t){t.signal?.throwIfAborted();let n=Ii(e,t.cwd),{child:r,...o}=e$(e,t);t.started?.(r);let s=!1,
i=()=>Zr(r.pid,"SIGTERM"),a=setTimeout(()=>{s=!0,Zr(r.pid,"SIGKILL")},(t.timeoutSeconds??60)*1e3),c,u=()=>{i(),c=setTimeout(()=>Zr(r.pid,"SI\
GKILL"),3e3)};t.signal?.addEventListener("abort",u,{once:!0});let l={stdout:"",stderr:""},{take:f}=t;f&&o.stdout?.on("data",g=>f(g)||i());for(let g of f?
["stderr"]:["stdout","stderr"])o[g]?.setEncoding("utf8"),o[g]?.on("data",w=>{l[g]+=w,l[g].length>2*Ur&&(l[g]=l[g].slice(-Ur)),t.output?.(w)});
t.input!==void 0&&(r.stdin?.on("error",()=>{}),r.stdin?.end(t.input));let p=await new Promise(g=>{r.once("error",E=>g({code:null,signal:null,
stdout:"",stderr:E.message,missing:E.code==="ENOENT"||E.code==="EACCES",timedOut:!1}));let w=()=>{let{exitCode:E,signalCode:V}=r,[P,X]=[l.stdout.
slice(-Ur),l.stderr.slice(-Ur)];g({code:E,signal:V,stdout:P,stderr:X,missing:!1,timedOut:s})},_=3,k=()=>{_-=1,_===0&&w()};for(let E of[o.stdout,
o.stderr])E?.once("close",k);r.once("exit",k),r.once("exit",()=>setTimeout(w,Qv).unref())});return n(Mp(p)),o.stdout?.destroy(),o.stderr?.destroy(),
clearTimeout(a),clearTimeout(c),t.signal?.removeEventListener("abort",u),t.signal?.throwIfAborted(),p}function e$(e,t){let n={cwd:t.cwd,env:t.
env,detached:!0,...Ap(t.user)},r=t.input===void 0?"ignore":"pipe";if(t.untrusted)return Ip(e,n,r);let[o,...s]=e,i=Tp(o,s,{...n,stdio:[r,"pip\
e","pipe"]});return{child:i,stdout:i.stdout,stderr:i.stderr}}function Ap(e){return e?{uid:e.uid,gid:e.gid}:{}}function Li(e){if(e.missing)return`not found or not executable (${e.stderr})`;if(e.timedOut)return"took too long and was ended";let t=t$(e.stderr||
e.stdout,5),n=Mp(e);return t?`${n}: ${t}`:n}function Mp({missing:e,timedOut:t,signal:n,code:r}){return e?"not found or not executable":t?"to\
ok too long and was ended":n?`ended by ${n}`:`exit code ${r}`}function Zr(e,t){e!==void 0&&Br(-e,t)}function Br(e,t){try{process.kill(e,t)}catch{}}
function t$(e,t){return e.trimEnd().split(`
`).filter(n=>n.trim()!=="").slice(-t).join(`
`)}function Ip(e,t,n="ignore"){let[r,...o]=e,s=Cp(),i=Cp();if(t.uid!==void 0)for(let{writer:a}of[s,i])Jv(a,t.uid,t.gid??t.uid);try{return{child:Tp(
r,o,{...t,stdio:[n,s.writer,i.writer]}),stdout:s.reader,stderr:i.reader}}catch(a){throw s.reader.destroy(),i.reader.destroy(),a}finally{Rp(s.
writer),Rp(i.writer)}}var Np="pipes-",EP=new RegExp(`^${Np}(?<pid>\\d+)-(?<started>\\d+)-`);function Cp(){var o=[];try{let e=No(o,Kv(Pp(Xv(),`${Np}${process.pid}-${Ni(process.pid)}-`)));let t=Pp(e.path,"pipe");let n={cwd:e.path,env:Rn(
process.env)};qv("mkfifo",["-m","600",t],{...n,stdio:"ignore",timeout:1e4});let r=Ep(t,zp.O_RDONLY|zp.O_NONBLOCK);return{reader:new Yv({fd:r,
readable:!0,writable:!1}),writer:Ep(t,"w")}}catch(s){var i=s,a=!0}finally{Lo(o,i,a)}}var n$={GIT_TERMINAL_PROMPT:"0",LC_ALL:"C",GIT_PAGER:"cat",GIT_OPTIONAL_LOCKS:"0",GIT_LFS_SKIP_SMUDGE:"1"},Lp=[["core.hooksPath","/dev/null"],
["core.fsmonitor","false"],["log.showSignature","false"],["protocol.ext.allow","never"],["safe.bareRepository","explicit"]],r$="git was not \
found; install it (apt-get install git)";async function Gr(e,t,{filters:n=[],...r}={}){let o=await o$(e);if(o.missing)throw new $(r$);if(o.code!==
0&&o.code!==1)return o;let s=[...new Set([...s$(o),...n])].flatMap(a$);return Fp(e,t,[...Lp,...s],r)}function o$(e){return Fp(e,["config","-z","--name-only","--get-regexp","^filter\\..*\\."],Lp)}function s$({stdout:e}){let t=e.split("\0").filter(
Boolean);return[...new Set(t.map(n=>n.slice(7,n.lastIndexOf("."))))]}function Fp(e,t,n,{env:r,...o}={}){return zn(["git","-C",e,...t],{cwd:"\
/",timeoutSeconds:120,...o,env:{...i$(_p(process.env),n),...n$,...r}})}function i$(e,t){let n=Number(e.GIT_CONFIG_COUNT)||0;return{...e,GIT_CONFIG_COUNT:String(
n+t.length),...Object.fromEntries(t.flatMap(([r,o],s)=>[[`GIT_CONFIG_KEY_${n+s}`,r],[`GIT_CONFIG_VALUE_${n+s}`,o]]))}}function a$(e){return[
[`filter.${e}.clean`,""],[`filter.${e}.smudge`,""],[`filter.${e}.process`,""],[`filter.${e}.required`,"false"]]}async function Up(e){Zp(e,e);let t=await w$(e);if(t.length>0)throw new Error(`git tracks ${t[0]} there, which would be overwritten`);jp(e,{recursive:!0})}
function Oe(e,t,n){let r=Dp(e,t),o=b$(r);Zp(o,e),jp(o,{recursive:!0});let s=Dp(o,`.${g$(r)}.${c$()}.part`),{O_WRONLY:i,O_CREAT:a,O_EXCL:c,O_NOFOLLOW:u}=l$,
l=f$(s,i|a|c|u,438);try{try{h$(l,n)}finally{u$(l)}p$(s,r)}catch(f){throw m$(s,{force:!0}),f}}function Zp(e,t){let n=jr(e),r=n.findIndex(Ci),
o=n.indexOf(t),s=r===-1?o:Math.min(o,r+1);for(let i of n.slice(s))if(d$(i,{throwIfNoEntry:!1})?.isSymbolicLink())throw new Error(`${i} is a \
link`)}async function w$(e){let t=jr(e).findLast(Ci);if(t===void 0)return[];let n=y$(t,e),r=await Gr(t,["ls-files","-z","--",n===""?".":`:(l\
iteral)${n}`]);if(r.code===0)return r.stdout.split("\0").filter(Boolean);if(/not a git repository/.test(r.stderr))return[];throw new $(`git \
does not say which files of ${t} it tracks: ${Li(r)}`)}import{homedir as x$}from"node:os";import{delimiter as WP,isAbsolute as Bp,join as Gp,resolve as VP}from"node:path";function Hp(e=process.env){let{LOADGATE_CACHE:t,XDG_CACHE_HOME:n}=e;if(t&&!Bp(t))throw new $(`LOADGATE_CACHE is the relative path ${t}, so p\
rograms of the checkout would be run; write an absolute path`);return t||Gp(n&&Bp(n)?n:Gp(x$(),".cache"),"loadgate")}function Hr(e,t=3){if(e===0)return"0";let n=Number(e.toPrecision(t)),r=Math.max(0,t-1-Math.floor(Math.log10(Math.abs(n))));return e.toFixed(
Math.min(r,6))}function Fi(e,t){let[n,r]=t.find(([o])=>Math.abs(e)>=o*.9995)??t.at(-1)??[1,""];return`${Hr(e/n)}${r}`}function Je(e){return Fi(
e,[[1," s"],[.001," ms"],[1e-6," \xB5s"],[1e-9," ns"]])}function Re(e){return Fi(e,[[2**30," GiB"],[2**20," MiB"],[2**10," KiB"],[1," B"]])}
function Wp(e,t="req/s"){return e>=1e3&&e<1e4?`${Math.round(e)} ${t}`:`${e<1e3?Hr(e):Fi(e,[[1e6,"M"],[1e3,"k"]])} ${t}`}function at(e){let t=Math.
round(e);if(t<1)return Je(e);if(t<120)return`${t} s`;let n=t%60;return n===0?`${t/60} min`:`${Math.floor(t/60)} min ${n} s`}function N(e,t){
return e===null?"not known":t==="requests/s"?Wp(e):t==="operations/s"?Wp(e,"op/s"):t==="s"||t==="s/request"||t==="s/operation"?Je(e):t==="by\
tes"?Re(e):Hr(e)}function Ut(e){if(e.ratio===null)return 0;let t=Math.abs(e.ratio-1)*100;if(e.interval===null)return t>=10?0:1;let n=(e.interval.
high-e.interval.low)*100;return n>=10?0:n>=.5?1:2}function Wr(e){let t=Math.abs(e),n=t>=1||t===0?t.toFixed(1):Hr(t,2);return`${e<0?"\u2212":
"+"}${n}`}var v$=10;function Le(e,t){if(e>v$)return`+${Number(((e-1)*100).toPrecision(3))}`;let n=(Math.abs(e-1)*100).toFixed(t);return Number(
n)===0?n:`${e<1?"\u2212":"+"}${n}`}function me(e){return e.ratio===null?"\u2013":`${Le(e.ratio,Ut(e))}%`}function he(e){if(e.interval===null)
return"\u2013";let t=Ut(e);return`${Le(e.interval.low,t)} to ${Le(e.interval.high,t)}`}function G(e){return`${Number((e*100).toPrecision(3))}\
%`}function Vr(e){return/^\S*\//.test(e)?e:e.charAt(0).toUpperCase()+e.slice(1)}function ge({name:e,unit:t}){return En(ei(e)?.label??e,t)}function En(e,t){return t.includes("operation")?e.replace("Request","Operation").replace(
"request","operation"):e}function $$(e){let t=({metrics:n})=>n.some(({name:r,unit:o})=>r==="goodput"&&o==="operations/s");return e.length>0&&
e.every(t)}function Di({rate:e,metrics:t}){return e!==void 0?"open":t.some(({name:n,base:r,head:o})=>n==="time"&&(r??o)!==null)?"command":"c\
losed"}function Zt(e){let t=new Set(e.map(Di)),n=new Set(e.flatMap(({metrics:u})=>u.flatMap(({name:l,threshold:f})=>f===void 0?[]:[l]))),r=({
decides:u})=>u!==null&&t.has(u),o=u=>r(u)||n.has(u.name),s=t.size===1&&t.has("command")?[]:se.filter(({column:u})=>u),a=se.filter(u=>o(u)||s.
includes(u)).toSorted((u,l)=>Number(o(l))-Number(o(u))),c=$$(e)?"operations":"";return a.map(u=>{let{name:l}=u,f=o(u)&&!r(u)?{asked:!0}:{};return{
name:l,title:ge({name:l,unit:c}),decides:o(u),...f}})}function ji(e,t){return N(e,t).replace(/(\.\d*?)0+(?= |$)/,(n,r)=>r==="."?"":r)}function Bt(e){let{metric:t,unit:n,head:r,interval:o,better:s}=e,
i=ge({name:t,unit:n}),a=Vp(e);if(r===null)return`${i} is not known, so ${a} is not judged`;let[c,u]=o?[N(o.low,n),N(o.high,n)]:["",""],l=c===
u?"":` (95% interval ${c} to ${u})`;return`${i} ${N(r,n)}${l}, ${_$[e.state](a,e,s)}`}var Vp=({limit:e,unit:t})=>`the limit of ${ji(e,t)}`,_$={
held:e=>`within ${e}`,broken:(e,t,n)=>`${n==="lower"?"over":"under"} ${e}`,inconclusive:(e,{interval:t,limit:n,n:r})=>t===null?`and ${e} is \
inconclusive: ${r<2?"one session shows no noise":"the noise is not known"}`:t.low<=n&&n<=t.high?`and ${e} lies within that interval`:`and ${e}\
 is inconclusive: something other than the server was saturated`};function Se({limits:e=[]},t){return e.filter(n=>n.state===t)}function qp(e){
let[t,...n]=Se(e,"broken");if(!t)return null;let{metric:r,unit:o,head:s,better:i}=t,a=n.length===0?"":`, and ${n.length} more`;return`${ge({
name:r,unit:o})} ${N(s,o)} ${i==="lower"?"over":"under"} ${Vp(t)}${a}`}var Hi={untouched:"the change touches none of its files","identical-builds":"both sides are the same build"},S$={steal:"the machine lost CPU\
 time to its host","other-programs":"other programs used the CPUs","out-of-ports":"the load generator or nginx ran out of ports for new conn\
ections"},Jp="measure again on a quiet machine",Wi={steal:Jp,"other-programs":Jp,"out-of-ports":"use fewer connections, a lower rate, or sys\
ctl -w net.ipv4.tcp_tw_reuse=1, since a port stays taken for a minute after its connection"},qr={"out-of-ports":"the load generator ran out \
of ports for new connections","generator-saturated":"the load generator was saturated","proxy-saturated":"nginx was saturated",dependency:"t\
he server was not busy: it waited for something else (a dependency)","littles-law":"the load generator's figures contradict each other (Litt\
le's law)","too-few-requests":"rounds had too few requests",unsteady:"the server did not reach a steady state","over-capacity":"base could n\
ot keep up with the rate","out-of-step":"the two sides were not loaded at the same time"},Kp={"out-of-ports":Wi["out-of-ports"],"too-few-req\
uests":"set a longer duration","over-capacity":"set a lower rate"},k$={"wrong-status":"wrong answer","wrong-body":"wrong answer","wrong-head\
er":"wrong answer","no-answer":"wrong answer","length-changed":"wrong answer","no-report":"wrong output","command-failed":"command failed","\
impossible-time":"wrong time","timing-altered":"wrong time","lengths-differ":"unequal work","framing-differs":"unequal work",errors:"errors",
"no-answers":"no answers","wrong-size":"wrong size","too-many-connections":"connections not reused",died:"died",restarted:"died","worked-una\
sked":"interfered","accepted-unasked":"interfered","reached-other":"interfered","ended-other":"interfered","fails-beside":"interfered","chan\
ged-files":"interfered","filled-disk":"interfered","left-its-group":"interfered","not-ready":"","start-failed":"not ready","prepare-failed":"\
not ready","generator-failed":"generator failed","background-load-failed":"generator failed","proxy-failed":"harness failed","harness-failed":"\
harness failed","burner-elsewhere":"harness failed"},O$="; it requires a login: send one by headers: of the request, with what is secret und\
er secrets: of the target (for Basic the base64 of USER:PASSWORD)",R$=new Set([301,302,303,307,308]),z$="; a redirect is not followed: reque\
st the path that it leads to, or expect that status if the redirect is what you measure",E$={"wrong-status":({path:e,status:t,expected:n,body:r,
...o})=>`${e} answered ${t} instead of ${typeof n=="number"?n:A$(n)}${M$(r)}${t===401?O$:R$.has(t)?z$:Bi(o)}`,"wrong-body":({path:e,bytes:t,
body:n,lacks:r})=>`${e} answered ${t} bytes, ${T$(r,n===""?"nothing":JSON.stringify(n))}`,"wrong-header":({path:e,name:t,value:n,expected:r})=>`${e}\
 answered header ${t}: ${n??"(none)"} instead of ${r}`,"no-answer":({path:e,error:t,...n})=>`${e} gave no answer: ${t}${Bi(n)}`,"length-chan\
ged":({path:e,bytes:t})=>`${e} answers ${t} bytes after the load, not as many as before it; set expect.same-length to false if that is inten\
ded`,"no-report":({output:e})=>`the last line of output is not {"operations": n, "errors": e} but ${e||"(nothing)"}; print that line last`,"\
impossible-time":({seconds:e,wall:t})=>`it reported ${e.toFixed(2)} s of work in a run of ${t.toFixed(2)} s; leave "seconds" out, or take th\
em from a monotonic clock`,"timing-altered":({noted:e,wall:t})=>`hyperfine recorded ${e.toFixed(2)} s, loadgate's own clock ${t.toFixed(2)} \
s, so the time cannot be trusted; look for what writes to hyperfine's files`,"command-failed":({error:e,withheld:t,well:n})=>`${e}${Kr(t)}${n===
void 0?"":`; ${n===1?"another run":`${n} other runs`} of the same side ended well, so it fails now and then, and perhaps on both sides: have\
 the command itself try again, or repair it`}`,"lengths-differ":({path:e,base:t,head:n})=>`${e}: base answers ${t} bytes, head ${n}; set exp\
ect.same-length to false if that is intended`,"framing-differs":({path:e,base:t,head:n})=>`${e}: base frames its answer by ${t}, head by ${n}\
; set expect.same-length to false if that is intended`,errors:({failed:e,of:t,unit:n,most:r,through:o})=>`${e} of ${t} ${n} failed${Xp(r)}${Qp(
r,o)}`,"no-answers":({seconds:e,most:t,through:n})=>`no correct answer in ${e.toFixed(2)} s${Xp(t)}${Qp(t,n)}`,"wrong-size":({answers:e,bytes:t,
least:n,most:r})=>`${e} answers had ${t} bytes of body in all instead of ${n===r?n:`${n} to ${r}`}, so some were not the expected answer; lo\
ok for errors that are answered with the right status`,"too-many-connections":({side:e,opened:t,requests:n})=>e==="upstream"?`${t} connectio\
ns were opened from nginx to the server for ${n} requests${Yp}`:`${t} connections were opened for ${n} requests${Yp}`,died:({of:e,service:t,
end:n,when:r,lacks:o,withheld:s})=>{let i=e==="server"?"":t===void 0?"a service beside it: ":`service ${t}: `,a=o===void 0?"":`: it could no\
t find ${Y(o,100)}, since each side has only the files in git, without node_modules and the like; install it with setup: (npm ci, for exampl\
e), or in the Dockerfile`,c=o===void 0&&N$(n)&&r!==void 0&&r!=="under-load";return`${i}${Zi(n)}${r===void 0?"":C$[r]}${a}${c?I$:""}${Kr(s)}`},
restarted:()=>"the server was restarted while it was measured","worked-unasked":({cpu:e,other:t,seconds:n})=>`it used ${Ui(e)} of CPU time i\
n ${n.toFixed(2)} s while only the other side was loaded (the other side in its turn: ${Ui(t)}), so nothing can be compared; look for work i\
n the background, or use Docker, where both are loaded at once`,"accepted-unasked":({connections:e,seconds:t})=>`it accepted ${e} connection\
s in ${t.toFixed(2)} s while only the other side was loaded, so nothing can be compared; look for what else connects to it`,"reached-other":({
of:e,connections:t,listened:n})=>n?`its processes listened at the port of ${e}'s server, services or nginx and answered in its place, so not\
hing can be compared; remove that from the change, or use Docker, where neither side reaches the other`:`its processes held ${t===1?"a conne\
ction":`${t} connections`} to ${e}'s server, services or nginx, so nothing can be compared; remove that from the change, or use Docker, wher\
e neither side reaches the other`,"ended-other":({of:e,end:t})=>`${e}'s server was ended from outside (${Zi(t)}) while only this side ran be\
side it, so nothing can be compared; remove what sends signals from the change, or use Docker, where neither side reaches the other`,"fails-\
beside":({of:e})=>`${e} failed to start beside it but started well alone, so nothing can be compared; look for what both use, such as a file\
, a lock or a port`,"changed-files":({of:e,path:t,files:n})=>`${e}'s files changed while both ran, but not its own (${t}${n>1?` and ${n-1} m\
ore`:""}), so ${e} is no longer what was committed; remove what writes there from the change, or use Docker, where neither side reaches the \
other`,"filled-disk":({bytes:e,other:t})=>`it filled the disk that both sides and loadgate use: its files take ${Re(e)}, the other side's ${Re(
t)}, so nothing could be measured; look for what it writes while it is loaded, or name a larger temporary folder with TMPDIR=DIR`,"left-its-\
group":({processes:e,cpu:t})=>`${e===1?"one of its processes":`${e} of its processes`} detached and used ${Ui(t)} of CPU time that its figur\
es lack, so nothing can be compared; keep what it starts as child processes, or use Docker, where none can detach`,"not-ready":({seconds:e,last:t,
service:n,listens:r,runOver:o,...s})=>{let i=n===void 0?"":`service ${n} was `,a=o?", when the run's time was over":"",u=t===null?n===void 0?
"no answer":"its port is not open":"error"in t?t.error:`${t.path} answered ${t.status}`,l=o?"; give it a larger budget":"; if it needs longe\
r, raise ready.timeout";return`${i}not ready after ${e} s${a} (last: ${u})${r?P$(r):Bi(s)||l}`},"start-failed":({error:e})=>e,"prepare-faile\
d":({command:e,error:t,withheld:n})=>`its prepare failed: ${e.join(" ")}: ${t}${Kr(n)}`,"generator-failed":({error:e})=>e,"background-load-f\
ailed":({failed:e,answered:t,error:n})=>n===void 0?`${e} requests of the background load failed, ${t} were answered`:`background load: ${n}`,
"proxy-failed":({variant:e,end:t,seconds:n,error:r})=>{let o=n===null?null:`not ready after ${n} s`;return[`nginx in front of ${e}`,t&&Zi(t),
o,r].filter(Boolean).join(": ")},"harness-failed":({error:e})=>e,"burner-elsewhere":()=>"a slowdown cannot be added to servers on another ma\
chine; run loadgate on the machine where the servers run"},Yp=": the server closes them after each answer, so connecting would be measured; \
write keepalive: false in the scenario if that is intended";function P$({port:e,at:t}){if(t.length===0)return"; it listens on no port, so lo\
ok into its log";let n=t.filter(({port:o})=>o===e),r=o=>Vi([...new Set(o.map(({host:s,port:i})=>s.includes(":")?`[${s}]:${i}`:`${s}:${i}`))]);
return n.length>0&&n.every(({host:o})=>o==="::1"||o.startsWith("127."))?`; it listens on ${r(n)} alone, which nothing outside its container \
reaches: have it listen on 0.0.0.0`:n.length>0?`; it listens on ${r(n)}: have it listen on 0.0.0.0`:`; it listens on ${r(t)} instead of port\
 ${e}: write that port in loadgate.yml, or have it listen on PORT`}function Ui(e){return`${Math.round(e*1e3)} ms`}var C$={starting:" before \
it was ready","before-load":" before it was loaded","under-load":" under load"};function Zi({exitCode:e,signal:t}){return t!==null?`ended by\
 ${t}`:e===null?"its container ended":`ended with exit code ${e}`}function T$(e,t){if("text"in e)return e.text===""?`expected nothing, got ${t}`:
`expected ${JSON.stringify(e.text)}, got ${t}; where only a part is always the same, write expect: { body: { contains: \u2026 } }`;if("conta\
ins"in e)return`expected to contain ${JSON.stringify(e.contains)}, got ${t}`;if("json"in e)return e.json===null?`expected JSON, got ${t}`:`e\
xpected ${e.at} to be ${e.json}, got ${e.got??"nothing"}`;let{matches:n,why:r}=e;return r==="differs"?`expected to match /${n}/, got ${t}`:r===
"too-slow"?`and matching /${n}/ took more than 1 s; write an expression without nested repetitions`:`more than the 1 MiB that /${n}/ is matc\
hed against; expect a text with "contains" instead`}function A$(e){return e.length<2?e.join(""):`${e.slice(0,-1).join(", ")} or ${e.at(-1)}`}
function M$(e){return e===""?" (empty)":`: ${JSON.stringify(e)}`}function Xp(e){let t=e.map(n=>`${"status"in n?`status ${n.status}`:n.error}\
 (${n.count})`);return t.length===0?"":`: ${t.join(", ")}`}var I$=", and a server has to stay in the foreground, where it can be measured an\
d ended; if it starts a daemon and leaves, turn that off (daemon off, -D FOREGROUND, no --daemon)";function N$({exitCode:e,signal:t}){return e===
0&&t===null}var L$={http:"; it speaks plain HTTP/1.1 there: leave https out of the target, and http2 out of the scenario",https:"; it speaks\
 TLS there: write https: { ca: FILE } or https: { insecure: true } in the target",http2:"; it speaks HTTP/2 without TLS there: write http2: \
true and via: direct in the scenario"};function Bi({speaks:e,through:t,interim:n}){if(e!==void 0)return L$[e];if(t===void 0)return"";let r="\
write via: direct in the scenario";return n===void 0?`; the server itself answers, but nginx in front of it does not take that: correct the \
answer, or ${r}`:`; the server itself answers, but first with status ${n}, after which nginx waits until it times out: leave that out,${n===
103?" use nginx 1.29 or newer,":""} or ${r}`}var Jr="; the server closes connections without announcing it, which loses requests on their wa\
y: have it send Connection: close first, or set fewer connections, or keepalive: false, in the scenario",F$=[["CaUsedAsEndEntity","; the ser\
ver's certificate is a CA certificate, which load generators refuse: have the CA sign another one for the server"],["connection closed befor\
e message completed",Jr],["operation was canceled",Jr],["error writing a body to connection",Jr],["connection error",Jr]],D$="; nginx answer\
s 502 where the server closes a connection instead of answering: have it send Connection: close in the answer before, or write keepalive: fa\
lse in the scenario";function Qp(e,t){if(t!==void 0&&e.some(r=>"status"in r&&r.status==="502"))return D$;let n=e.flatMap(r=>"error"in r?[r.error]:
[]);return F$.find(([r])=>n.some(o=>o.includes(r)))?.[1]??""}function em(e){return e===void 0?"":`: building both sides took more than the ${at(
e)} allowed for all builds and setup commands together; its log names the command that was stopped: make it end, or set a longer build-timeo\
ut in base's loadgate.yml (below the job's timeout-minutes)`}function Kr(e=[]){let t=["inherit","secrets"].flatMap(o=>{let s=e.filter(i=>i.key===
o).map(({name:i})=>i);return s.length===0?[]:[`${o}: [${s.join(", ")}]`]});if(t.length===0)return"";let n=e.map(({name:o})=>o).join(", "),r=e.
length===1?"is set here but was":"are set here but were";return`; ${n} ${r} not passed on, which may be the cause: if ${e.length===1?"it is":
"they are"} needed, add ${t.join(" and ")} to the target`}var j$={configuration:"base is not set up for loadgate yet",target:"base has no su\
ch target",scenario:"base cannot answer this new scenario",request:"base cannot answer the changed request","not-built":"base could not be b\
uilt","not-started":"base could not be started"},U$={"of-requests":e=>`commands have no such metric; write it under ${e} of the scenarios wi\
th a request`,"of-commands":e=>`only commands have this metric; write it under ${e} of the scenarios that run one`,"no-operations":()=>"the \
command reports no operations; use time or cpu-time",operations:()=>"the command reports operations; use goodput or cpu","no-image":()=>"pro\
cesses have no image; run it in Docker","not-known":e=>`it could not be read here, so the case is inconclusive; measure on a machine where i\
t can be, or remove it from ${e}`},Z$={"build-failed":({variant:e,target:t,limitSeconds:n})=>`${e}: ${t} could not be built${em(n)}`,"setup-\
failed":({variant:e,target:t,limitSeconds:n,withheld:r})=>`${e}: the setup of ${t} failed${em(n)}${Kr(r)}`,fault:({variants:e,fault:t,times:n})=>{
let r=n===1?"":` (${n} times)`;return`${K$(e)}${J$(t)}${r}`},"head-alone":({why:e})=>`${j$[e]}, so head was measured alone`,"shards-missing":({
shards:e})=>`not measured: ${e.length===0?"a shard left it out":`shard ${e.join(", ")} is missing`}; its job's log says why`,skipped:({why:e})=>Hi[e],
"skip-unverified":({why:e})=>`not measured: a fork's run says that ${Hi[e]}, which cannot be verified; a maintainer's /loadgate run measures\
 it`,interrupted:()=>"not measured: the run was interrupted","no-time":()=>"not measured: time ran out before its first session; a larger bu\
dget would decide it","no-values":()=>"nothing could be compared: no round has values of both sides; give it a larger budget","one-session":()=>"\
one session cannot show the noise between sessions; increase the budget so that at least two fit","equal-ratios":()=>"all sessions gave exac\
tly the same ratio, so the noise is not known; set a longer duration","slow-start":({seconds:e,sessions:t})=>`a start takes ${e} s, so only ${t===
1?"one session":`${t} sessions`} fitted; a larger budget, or a quicker start, would decide it`,interference:({source:e,effect:t,rounds:n})=>{
let r=S$[e],o=n===1,s=o?"1 round":`${n} rounds`;return t==="nothing-left"?`nothing could be compared: in every round ${r}; ${Wi[e]}`:t==="co\
unted-less"?`${s} ${o?"counts":"count"} less, since ${r}`:`${s} ${o?"was":"were"} left out: ${r}${e==="out-of-ports"?`; ${Wi[e]}`:""}`},limited:({
limit:e,loop:t,cpuDecides:n})=>{let r=e in Kp?`; ${Kp[e]}`:"";if(t==="open")return`${qr[e]}, so latency says little about the server and is \
not judged${r}`;let o=n?"CPU per request decides":"CPU time could not be read either, so nothing decides; use Docker, or a machine with more\
 cores";return`${qr[e]}, so speed and latency say little about the server and are not judged; ${o}${r}`},"held-back":({limit:e,bound:t})=>e===
"over-capacity"?"cannot keep up with the rate, so requests queue up":`${qr[e]}${t?", so it may be better than its figures":""}`,"connections\
-closed":({base:e,head:t})=>{let n="so opening new ones is part of what was measured";return e===void 0||e===t?`the server closes a connecti\
on ${um(t)}, ${n}`:`base ${tm(e)}, head ${tm(t)}, ${n} and may be the whole difference`},"requests-lost":({base:e,head:t})=>`the server clos\
es kept connections without announcing it, by which ${e?`${Gi(e)} of base and ${Gi(t)} of head`:Gi(t)} were lost; clients send such requests\
 again, so they count neither as answers nor as errors. To avoid them, set fewer connections, or keepalive: false, in the scenario`,"p99-unk\
nown":()=>"p99 is not known, since fewer than ten answers of a session lie beyond it; set a longer duration","not-judged":({metric:e,key:t,why:n})=>`${K(
e).label} has a ${t} that is not judged: ${U$[n](t==="limit"?"absolute-limits":"thresholds")}`,"bottleneck-unknown":()=>"it is not known whe\
ther the server or the load generator was saturated, so a change may be hidden; use Docker, where CPU time can be read","server-waits":({limit:e,
decided:t})=>t?"head answers fewer requests although its server is not busy: it waits longer, such as for locks, timers, disks or other serv\
ices":e==="dependency"?"head answers fewer requests although its server is not busy, so it may wait longer for something, which CPU time can\
not show; a scenario with a rate would judge that":`head answers fewer requests while ${qr[e].replace(/ was saturated$/," is saturated")}, s\
o it may wait longer for something, which CPU time cannot show; a scenario with a rate would judge that`,"settled-early":({sessions:e})=>`de\
cided early, after ${e} sessions, so the size may be a little overstated; the interval holds`,"counter-moved":({metric:e,more:t,low:n,high:r})=>`${Wr(
t)} ${K(e).words.subject} per request (95% interval ${Wr(n)} to ${Wr(r)}); this is counted, not timed, and decides nothing`};function Gi({lost:e,
of:t}){return`${e} of ${t} requests`}function um(e){return`after about ${e} requests`}function tm(e){return e===null?"keeps its connections":
`closes each ${um(e)}`}var B$={"burner-elsewhere":"a slowdown cannot be added to servers on another machine; run the trend where the servers\
 run, or write trend: { selftest: false }",interrupted:"the run was interrupted",invalid:"it gave no usable numbers; loadgate selftest says \
why"},G$={"base-config-missing":({file:e})=>`this change sets up loadgate: base has no ${e}, so head's is used for both sides; from the next\
 change on, base's rules apply`,"base-config-unusable":({file:e,error:t})=>`base's ${e} cannot be used (${t}), so head's is used for both si\
des`,"config-from-checkout":({file:e})=>`neither side has ${e}, so the one in the checkout is used for both; commit it`,"gate-changed":({changes:e})=>`\
this change alters the rules that it is judged by (${ct(e.map(Y$),"; ")}); base's rules were applied`,"budget-changed":({before:e,after:t})=>`\
this change alters the time to measure (budget ${cm(e)} \u2192 ${cm(t)}); base's was applied`,"build-timeout-changed":({before:e,after:t})=>`\
this change alters the time to build (build-timeout ${am(e)} \u2192 ${am(t)}); base's was applied`,"isolation-changed":({changes:e,more:t})=>`\
this change alters what its own code has access to (${ct(e.map(sm),"; ",t)}); the stricter of base's and head's rules were applied`,"no-base\
-side":({file:e,targets:t})=>`base's ${e} has no target ${ct(t)}, and only base's may give secrets, so this was not measured; it will be onc\
e the change is merged`,"no-longer-measured":({targets:e,...t})=>`this change no longer measures what base does: ${ct([...e.map(n=>`target ${n}`),
...im(t)])}`,"newly-measured":({targets:e,...t})=>`this change measures what base does not: ${ct([...e.map(n=>`target ${n}`),...im(t)])}`,"p\
lan-changed":({changes:e,more:t})=>`this change alters how it is measured (${ct(e.map(sm),"; ",t)}); both sides got head's requests, and eac\
h was built and started by its own file`,"fixture-changed":({folders:e})=>`this change alters the fixture ${ct(e)}; both sides take head's, \
so its effect on the numbers is not judged`,"default-rules":({file:e})=>`base has no usable ${e}, so a fork's numbers are judged by the defa\
ult rules, or by its own where those are stricter`,"cases-missing":({cases:e})=>`the run left out cases that base measures: ${Vi(e)}; a main\
tainer's /loadgate run measures all of them`,"other-requests":({scenarios:e})=>`the run did not send base's requests in ${Vi(e)}; read what \
the change does to the configuration before the numbers`,"submodules-missing":({paths:e})=>`built without ${e.length===1?"the submodule":"th\
e submodules"} ${e.join(", ")}; fetch ${e.length===1?"it":"them"} first (git submodule update --init --recursive; actions/checkout: submodul\
es: recursive)`,"checkout-sparse":({file:e,files:t})=>`this checkout is sparse, so both sides lack ${e}${t===1?"":` and ${t-1} more files`},\
 which may be why something failed; add what is needed with git sparse-checkout add FOLDER (actions/checkout: sparse-checkout)`,"filters-off":({
filters:e,file:t,files:n})=>`built with ${t}${n===1?"":` and ${n-1} more`} as git stores ${n===1?"it":"them"}, since git's filters do not ru\
n here (${e.join(", ")}); have the build fetch the content that it needs`,"port-ignored":({target:e})=>`target ${e} ignores PORT, so its two\
 sides were measured one after the other, which is noisier; have it listen on PORT, or put \${port} into its command`,"port-fixed":({target:e,
ports:t})=>`both sides of target ${e} listen on port ${t.join(" and on ")} beside PORT, so they were measured one after the other, which is \
noisier; set it under env: or in the command to 0 (any free port), or turn it off`,"own-users-lacking":e=>{let{since:t,remedy:n}=W$[e.why](e.
what??"");return`both sides ran as root (${t}), so each could read and alter everything on this machine, these numbers too; ${n}`},"session-\
overran":({case:e,seconds:t})=>`${e}: a session was stopped after ${Number(t.toPrecision(2))} s, when its time was long over; look for what \
hangs, or where one takes so long, give it a larger budget`,"planted-not-found":({case:e,slowdown:t})=>`a slowdown that was added on purpose\
 was not found: ${Gt(t)} more CPU time in ${e}; if that happens often, give the trend more time (--budget)`,"planted-not-measured":({case:e,
why:t})=>`the slowdown that is added to ${e} on purpose was not measured and does not count: ${B$[t]}`,"rate-not-comparable":({scenario:e})=>`\
scenario ${e} was left out: its rate is a share of what base can answer, which differs from target to target; give it in requests per second`},
H$={"docker-missing":()=>"Docker is not installed (install it: apt-get install docker.io)","no-engine":({said:e})=>`no Docker engine answers\
 (${e===void 0?"":`${e}; `}start it: systemctl start docker, or dockerd)`,"no-buildx":()=>"Docker Buildx is not installed (see https://docs.\
docker.com/go/buildx/)","images-unresolved":({images:e})=>`the base image${e.length>1?"s":""} ${e.join(", ")} cannot be resolved (docker pul\
l shows why)`,"nothing-to-build":({target:e})=>`target "${e}" has neither build nor image, which Docker needs`,"no-command":({of:e,name:t})=>`${e}\
 "${t}" has no command that starts it as a process; add one (beside build or image under process:), or use --isolation docker`,"same-process":({
as:e})=>`as a process it is the same as ${e}, since build arguments apply to Docker alone; use --isolation docker`,"programs-missing":({programs:e})=>`${e.
join(" and ")} cannot be found on PATH`,"base-in-docker":()=>"base runs in Docker here, and head never runs with less isolation than base; m\
ake head's images resolve, or set isolation: process in base's configuration"};function Vi(e){let[t,n]=[e.slice(0,5),e.length-5];return`${t.
join(", ")}${n>0?` and ${n} more`:""}`}function qi(e){return H$[e.code](e)}function Yr(e,t){switch(t.code){case"configured":return`${e}: as configured`;case"docker-works":return`${e}: chosen automatically, since a D\
ocker engine answers and the base images resolve`;case"nothing-to-run":return`${e}: nothing had to be run`;case"not-docker":return`${e}: cho\
sen automatically, since ${qi(t.obstacle)}`}}var W$={"not-root":()=>({since:"only root can give each side its own user",remedy:nm}),"turned-\
off":()=>({since:"LOADGATE_OWN_USERS=0 is set",remedy:nm}),"not-permitted":()=>({since:"root may not become another user here",remedy:"give \
this container the capabilities CHOWN, KILL, SETGID and SETUID, which Docker gives by default"}),"not-metered":()=>({since:"root may not loo\
k at processes of other users here, which metering needs",remedy:"give this container the capability SYS_PTRACE (docker run --cap-add SYS_PT\
RACE)"}),"temporary-folder":()=>({since:"other users cannot reach the temporary folder",remedy:"name another one, such as TMPDIR=/tmp"}),build:e=>({
since:`only root could build ${e} of base`,remedy:rm}),program:e=>({since:`only root can start ${e}`,remedy:rm}),port:e=>({since:`only root \
can listen at port ${e}`,remedy:"use a port from 1024 on"})},nm="for code from outsiders use isolation: docker, or a disposable machine",rm="\
install what it needs where every user can read it, not in root's home";var V$={"one-core":"server, nginx and load generator share the only core: figures are advisory, expect wide intervals","shared-load-core":"s\
erver on one core, nginx and the load generators share the other: where they are the bottleneck, CPU time per request decides","smt-siblings":"\
server and load share physical cores (SMT siblings): expect wider intervals","separate-cores":"server, nginx and load generators each on the\
ir own cores","separate-machine":"server and nginx on another machine, the load generators on this one","separate-machine-one-core":"server \
and nginx share the only core of another machine, the load generators are on this one"};function lm({layout:e}){return V$[e]}var q$={"side-b\
y-side":"side by side: each variant has its own CPU group, so both are loaded at once",interleaved:"in turns: no CPU groups can be made here\
 (it takes root or containers), so the variants take turns in random order"};function dm(e){return q$[e]}function Xr(e){return Z$[e.code](e)}
function fm(e){return Xr(e).replace(/^head: /,"")}function Ke(e){return G$[e.code](e)}function Qr(e){return Hi[e]}function J$(e){let t="afterLoad"in e?"after the load: ":"",n=E$[e.code](e),r=k$[e.code];return`${r===""?"":`${r}: `}${t}${n}`}function K$(e){
return e.length===0?"":`${e.join(" and ")}: `}function Y$(e){switch(e.setting){case"false-alarms":return`false-alarms ${Gt(e.before)} \u2192 ${Gt(
e.after)}`;case"mode":return`${e.setting} ${e.before} \u2192 ${e.after}`;case"fail-on":return`fail-on ${e.before.join(", ")} \u2192 ${e.after.
join(", ")}`;case"threshold":case"max-errors":return`${e.setting} of ${e.scenario} ${Gt(e.before)} \u2192 ${Gt(e.after)}`;case"thresholds":return om(
e,Gt);case"absolute-limits":return om(e,t=>ji(t,e.unit))}}function om({setting:e,metric:t,scenario:n,before:r,after:o},s){let[i,a]=[r,o].map(
c=>c===null?"(none)":s(c));return`${e}.${t} of ${n} ${i} \u2192 ${a}`}function sm({of:e,name:t,setting:n,before:r,after:o}){let s=t===void 0?
"":` of ${e} ${Y(t,64)}`,[i,a]=[r,o].map(c=>c===""?"(empty)":c??"(none)");return`${Y(n,64)}${s} ${i} \u2192 ${a}`}function im({scenarios:e,via:t,
pairs:n}){return[...e.map(r=>`scenario ${r}`),...t,...n]}var X$=10;function ct(e,t=", ",n=0){let r=e.slice(0,X$).map(s=>Y(s,300)),o=e.length-
r.length+n;return[...r,...o>0?[`and ${o} more`]:[]].join(t)}function Gt(e){return`${Number((e*100).toPrecision(6))}%`}function am(e){return e===
null?"default":at(e)}function cm(e){return e===null?"60 s a case":`${e} s`}function pm(e){return e.variants.map(t=>[t.variant,Cn(t)])}function Cn({label:e,commit:t}){let n=t.slice(0,12);return e!==""&&t.startsWith(e)?
n:`${e} (${n})`}var Ji=e=>e.length===0?"none":e.join(", ");function Ki({cpus:e}){let{server:t,proxy:n,generator:r}=e;return["CPUs",`server ${Ji(
t)}; proxy ${Ji(n)}; generator ${Ji(r)}. ${lm(e)}`]}function Yi({build:e,run:t,load:n}){return["Time",`${at(e)} building, ${at(t)} after it,\
 ${at(n)} of that under load`]}function Xi({os:e,kernel:t,runnerImage:n}){return["System",`${e}, kernel ${t}${n===null?"":`, ${n}`}`]}function Qi({
tools:e}){return["Tools",Object.entries(e).map(([n,r])=>`${n} ${r}`).join(", ")]}function eo(e){let{plan:t,seconds:n}=e,r=e.cases.map(a=>a.sessions.
length),[o,s]=[Math.min(...r,Number.POSITIVE_INFINITY),Math.max(0,...r)],i=o===s||!Number.isFinite(o)?`${s}`:`${o} to ${s}`;return[["Isolati\
on",Yr(t.isolation,t.isolationReason)],["Pairs",dm(t.pairing)],["Sessions",`${i} per case; each session starts both servers again`],Ki(t),["\
Risk",`${G(t.alpha)} that a run without any change is red: one such run in ${Math.round(1/t.alpha)}`],Yi(n),["Seed",String(t.seed)]]}function to(e){
let{environment:t}=e,n=t.load.after===null?"not known":t.load.after.toFixed(2);return[...Q$(e),...t.servers?[["Servers",`on another machine:\
 ${t.servers.cores} cores, ${Re(t.servers.memoryBytes)}, ${t.servers.os}, kernel ${t.servers.kernel}`]]:[],Xi(t),["Load",`${t.load.before.toFixed(
2)} before, ${n} after`],Qi(t),["Run",`${e.id}, ${e.startedAt}`]]}function Pn(e){return`${e.cpuModel}, ${e.cores} cores, ${Re(e.memoryBytes)}`}
function Q$({environment:e,cases:t}){let n=new Map;for(let{environment:r}of t)r&&n.set(Pn(r),(n.get(Pn(r))??0)+1);return n.size===0?[["Machi\
ne",Pn(e)]]:[...n].map(([r,o])=>["Machine",`${r}: ${o} ${o===1?"case":"cases"}`])}var mm=["Ratios hold for this machine and these scenarios.\
 Do not compare absolute values between runs.","Requests/s and CPU per request decide; at a fixed rate p50, p95 and p99 do; metrics with the\
ir own threshold or limit do too. Everything else only informs.","Unchanged means that a change larger than the threshold is ruled out, not \
that nothing changed."];function Ht(e,t){let n=t.failures.filter(s=>s.target===e.target).map(s=>({title:`end of the ${s.what} log of ${s.variant}`,
text:s.log})),r=e.sessions.flatMap(s=>s.invalid).flatMap(({variant:s,log:i})=>i===void 0?[]:[{title:`end of the log of ${s??"the server"}`,text:i}]),
o=[...n,...r].map(({title:s,text:i})=>({title:T(s),text:mn(i)}));return o.filter((s,i)=>s.text!==""&&o.findIndex(a=>a.title===s.title)===i)}var ea=1e3,ta=18,e_=6.3,t_=64,n_=.002,r_=12,o_=[.002,.01,.04];function gm(e){if("reason"in e)return`<h3>Where the CPU time goes</h3>
<p class="note">No profile: ${J(e.reason)}</p>`;let t=u_(e.base,e.head),{rows:n,frames:r}=s_(t),o=n*ta,s=e.seconds===null?"":`, ${e.seconds}\
 s each`;return["<h3>Where the CPU time goes</h3>",`<p class="legend">Head's CPU time per request, ${`by ${e.tool}${s}, after the verdict`}:\
 ${N(t.head,"s")}, of base ${N(t.base,"s")}. A function lies on its callers and is as wide as its cost with everything it calls; <span class\
="hotter">red</span> costs more than in base, <span class="cooler">blue</span> less. Hover to read one.</p>`,`<div class="scroll"><svg class\
="flame" viewBox="0 0 ${ea} ${o}" role="img" aria-label="Flame graph of head; the table below says the same in numbers">`,...r.map(a=>i_(a,t,
o)),"</svg></div>",c_(e)].join(`
`)}function s_(e){let t=[],n=e.head>0?ea/e.head:0,r=(o,s,i)=>{let a=o.head*n;if(a<n_*ea||i>=t_)return;t.push({frame:o,x:s,width:a,row:i});let c=s;
for(let u of o.children)r(u,c,i+1),c+=u.head*n};return r(e,0,0),{rows:Math.max(1,...t.map(({row:o})=>o+1)),frames:t}}function i_({frame:e,x:t,
width:n,row:r},o,s){let i=s-(r+1)*ta,a=Math.floor((n-6)/e_),c=a<3?"":`<text x="${(t+3).toFixed(1)}" y="${i+12.5}">${z(e.name.length>a?`${e.name.
slice(0,a-1)}\u2026`:e.name)}</text>`;return`<g>${`<rect class="${a_(e,o)}" x="${t.toFixed(1)}" y="${i}" width="${Math.max(.5,n-.6).toFixed(
1)}" height="${ta-1}"/>`}${c}<title>${z(e.name)}: ${N(e.head,"s")} per request, ${N(e.base,"s")} in base</title></g>`}function a_({base:e,head:t},n){
let r=(t-e)/n.head,o=o_.filter(s=>Math.abs(r)>=s).length;return o===0?"f0":`${r>0?"hot":"cool"}${o}`}function c_({base:e,head:t}){return["<t\
able><caption>CPU time per request of each function itself; those that moved most.</caption>",'<thead><tr><th scope="col">Function</th><th s\
cope="col">Base</th><th scope="col">Head</th><th scope="col">Change</th></tr></thead>',`<tbody>${l_(e,t,r_).map(r=>{let o=r.head-r.base,s=o>
0?"+":"\u2212";return`<tr><th scope="row">${z(r.name)}</th><td>${N(r.base,"s")}</td><td>${N(r.head,"s")}</td><td class="${o>0?"regression":"\
improvement"}">${s}${N(Math.abs(o),"s")}</td></tr>`}).join(`
`)}</tbody></table>`].join(`
`)}var hm=()=>({base:0,head:0,children:new Map});function u_(e,t){let n=hm();for(let[r,o]of[["base",e],["head",t]])for(let[s,i]of o){n[r]+=i;
let a=n;for(let c of s.split(";")){let u=a.children.get(c)??hm();a.children.set(c,u),u[r]+=i,a=u}}return bm("all",n)}function bm(e,{base:t,head:n,
children:r}){let o=[...r].toSorted(([s],[i])=>s<i?-1:s>i?1:0);return{name:e,base:t,head:n,children:o.map(([s,i])=>bm(s,i))}}function l_(e,t,n){
let r=new Map;for(let[o,s]of[["base",e],["head",t]])for(let[i,a]of s){let c=i.slice(i.lastIndexOf(";")+1),u=r.get(c)??{base:0,head:0};r.set(
c,u),u[o]+=a}return[...r].map(([o,s])=>({name:o,...s})).filter(o=>o.base!==o.head).sort((o,s)=>Math.abs(s.head-s.base)-Math.abs(o.head-o.base)).
slice(0,n)}var ym=[{language:"PHP",names:/^(?:execute_ex|zend_\w+|ZEND_\w+|_?e(?:malloc|realloc|calloc|free)|_e\w+alloc\w*|_efree\w*)(?: \[.*)?$/},{language:"\
Python",names:/^_PyEval_\w+$/},{language:"Ruby",names:/^(?:vm_exec\w*|rb_vm_\w+|vm_call_\w+)$/}];function wm(e){return ym.find(({names:t})=>t.
test(e))?.language??null}var xC=new RegExp([/_\[k\]$|^(?:entry_|do_syscall|x64_sys|sys_|__x64|el0_)|^\[unknown\]/,/ node:| \(native\)$|^\((?:program|root|native)\)/,
/^(?:runtime|internal\/runtime|syscall)[./]/,/^(?:bufio|bytes|compress|container|context|crypto|encoding|errors|fmt|hash|html|internal|io|iter|maps|math|mime|net|os|reflect|regexp|slices|sort|strconv|strings|sync|text|time|unicode|unique|vendor)(?:(?:\/[\w.-]+)+\.|\.(?=[A-Z(]|\w+(?:\.func\d+.*)?$))(?!.* \S+$)/,
/ <frozen |^_Py|^Py[A-Z]/,/^(?:javax?|jdk|sun|com\.sun)\.|^Interpreter$|^StubRoutines |^(?:v|i)table chunks$|^thread_(?:native_)?entry$/,ym.
map(({names:e})=>e.source).join("|"),/^<?(?:&(?:mut )?)?(?:core|alloc|std|hashbrown)::|^<(?:str|bool|char|[fiu]\d+|[iu]size|\[.*?\])>::/,/^_int_(?:malloc|free|realloc)$|^_+(?:libc|GI)_|^(?:__libc_)?(?:malloc|calloc|realloc|c?free)(?:@.*)?$|^(?:malloc_consolidate|unlink_chunk|sysmalloc|operator (?:new|delete))\b|^_*mem(?:cpy|move|set|cmp)(?:_\w+|@.*)?$|^_IO_\w+$|^_*v?[fs]?n?printf(?:_internal)?$|^_*str\w+_(?:avx|sse|evex)\w*$|^_itoa_word$|^__(?:send|recv|read|write)(?:v|msg|to|from)?$|^(?:_start|start_thread|__clone3?|clone3)$/].
map(e=>typeof e=="string"?e:e.source).join("|"));var d_=.25;function xm({metrics:e,growth:t}){let n=e.find(({name:s})=>s==="cpu");if(!t||n?.ratio==null||n.base===null)return null;if(!((n.interval?.
low??n.ratio)>1))return"waiting";let o=n.base*(n.ratio-1);return t.head-t.base<d_*o?"unseen":null}var f_=(e,t)=>(Math.abs(e-1)*100).toFixed(t);function oa({name:e,unit:t}){let{subject:n,verb:r,shrunk:o,grown:s}=K(e).words;return{verb:r,subject:En(
n,t),shrunk:En(o,t),grown:En(s,t)}}function Tn(e){let t=e.ratio??1,{shrunk:n,grown:r}=oa(e);return`${f_(t,Ut(e))}% ${t<1?n:r}`}function $m(e){
return`about ${Tn(e)}`}function na(e){return`${oa(e).verb} ${_m(e)}`}function _m(e){return`${$m(e)}${e.interval===null?"":` (95% interval ${he(
e)})`}`}function Fe(e,t){return e.metrics.filter(n=>n.gates&&n.verdict===t)}var Sm=500;function Wt(e){return Y(T(Xr(e)),Sm).replace(/\.$/,"")}
function p_(e){return`${oa(e).subject} ${me(e)} (${he(e)})`}function An(e){return Fe(e,"inconclusive").filter(t=>t.interval!==null)}function ro(e){
if(e.verdict!=="inconclusive")return null;let t=An(e).map(kn);return t.find(n=>n==="worse")??t.find(n=>n==="better")??null}function km(e,t){
return An(e).some(r=>kn(r)===t&&pf(r.name))?t==="worse"?"probably slower":"probably faster":`probably ${t}`}function De({threshold:e},t){return t.
threshold??e}function oo(e){let t=new Map;for(let r of e.flatMap(({metrics:o})=>o))if(r.threshold!==void 0){let o=ge(r);t.set(o,Math.max(t.get(
o)??0,r.threshold))}let n=[...t].map(([r,o])=>`${r} ${G(o)}`).join(", ");return n===""?"":` (${n})`}function be(e){if(e.verdict!=="inconclus\
ive")return e.verdict;let t=ro(e);return t!==null?km(e,t):An(e).length>0?"no change seen":"inconclusive"}function Mn({detectable:e}){return e===
null?"":e>1?"even half the speed may go unnoticed":`a slowdown of ${G(Number(e.toPrecision(2)))} or more would have been caught`}function so({
plan:e,cases:t}){let n=t.some(r=>r.limits!==void 0)?" A limit is broken only where the whole 95% interval of head lies beyond it.":"";return`\
A case is red only where a wider interval lies wholly beyond 0%, so at most one run in ${Math.round(1/e.alpha)} is red by chance.${n}`}function Om(e){
return e.metrics.some(({gates:n})=>n)&&Fe(e,"inconclusive").length===0&&Se(e,"inconclusive").length>0}function m_(e){let t=An(e),n=Se(e,"inc\
onclusive").map(Bt),r=Fe(e,"improvement").map(c=>`${na(c)}, but `);if(Om(e))return`${r.length>0?r.join(""):`${Rm(e)}, but `}leaves a limit i\
nconclusive: ${n.join("; ")}`;if(t.length===0)return[[`${r.join("")}could not be decided`,...e.findings.slice(0,1).map(Wt)].join(": "),...n].
join("; ");let o=ro(e),s=t.filter(c=>o===null||kn(c)===o),i=o===null?"is inconclusive, with no change seen":`is ${km(e,o)}`,a=s.map(o===null?
p_:h_(e)).join(", ");return[`${r.join("")}${i}: ${a}`,...n,Mn(e)].filter(Boolean).join("; ")}var Rm=e=>`shows no change larger than ${G(e.threshold)}${oo(
[e])}`;function h_(e){return t=>{let n=De(e,t),o=Math.abs(Math.log(t.ratio??1))<Math.log1p(n)?`, less than the threshold of ${G(n)}`:"";return`${_m(
t)}${o}`}}function g_(e,t){let n=t==="regression"?"improvement":"regression",r=Fe(e,t).map(na),o=Fe(e,n).map(na),s=Se(e,"broken").map(Bt),i=o.
length===0?"":`, but ${o.join(", and ")}`,a=s.length===0?[]:[`breaks ${b_(s.length)}: ${s.join("; ")}`];return r.length===0?`${a.join("")}${i}`:
[`${r.join(", and ")}${i}`,...a].join("; ")}var b_=e=>e===1?"a limit":`${e} limits`;function y_({metrics:e}){return e.filter(({name:t,head:n})=>(t===
"goodput"||t==="cpu"||t==="p99")&&n!==null).map(t=>{let n=N(t.head,t.unit);return t.name==="goodput"?n:`${ge(t)} ${n}`}).join(", ")}function zm({
findings:e}){return e.map(Wt).join("; ")}function w_(e){let[t="",...n]=e.findings.map(Wt),r=y_(e);return["has nothing to compare with",r===""?
t:`${t}: ${r}`].join(": ")+n.map(s=>`; ${s}`).join("")}function ie(e){switch(e.verdict){case"regression":case"improvement":return g_(e,e.verdict);case"\
inconclusive":return m_(e);case"invalid":return`gave no usable numbers: ${e.findings.map(Wt)[0]??"no reason was recorded"}`;case"new":return w_(
e);case"unchanged":return e.skipped===void 0?Rm(e):`was not loaded: ${Qr(e.skipped)}`}}function Em(e){return e.verdict==="invalid"?!0:e.verdict===
"inconclusive"&&An(e).length===0&&!Om(e)}function Pm(e){return(Em(e)?e.findings.slice(1):e.findings).filter(({code:n})=>n==="slow-start").map(
Wt)}function io(e){if(e.skipped!==void 0)return[];let t=e.verdict==="regression"?"broken":e.verdict,n=(e.limits??[]).filter(({state:r})=>r!==
t).map(Bt);return e.verdict==="new"?n:[...(Em(e)?e.findings.slice(1):e.findings).map(Wt),...n]}function x_({name:e,base:t,head:n},r=60){let[
o,s,i]=[e,t,n].map(a=>a&&Y(a,r));return s===null?`${o} ${i} (new)`:i===null?`${o} ${s} (gone)`:`${o} ${s} \u2192 ${i}`}var v_=3;function ao({
differences:e=[],cases:t}){if(!t.some(({verdict:s})=>$_.includes(s))||e.length===0)return"";let r=e.slice(0,v_).map(s=>x_(s)),o=e.length-r.length;
return`also changed: ${r.join(", ")}${o>0?` and ${o} more`:""}`}var $_=["regression","improvement","inconclusive","invalid"];function co({findings:e}){
return e.filter(({code:t})=>t==="counter-moved").map(t=>Xr(t))}var __={code:"",runtime:"runtime",collector:"garbage collector",compiler:"jus\
t-in-time compiler"};function S_({name:e,kind:t}){let n=__[t];return n===""||e.includes(n)?"":`, ${n}`}var ra=e=>`${e<0?"\u2212":"+"}${N(Math.
abs(e),"s")}`;function Vt({growth:e}){if(e===void 0)return[];let t=({base:n,head:r})=>ra(r-n);return e.functions.map(n=>({where:`${vm(n)}${S_(
n)}${n.calls?` \u2192 ${vm(n.calls)}`:""}`,cost:`${t(n)} of ${t(e)}`}))}function qt(e){let{growth:t,metrics:n,notProfiled:r}=e;if(r!==void 0)
return[`no function is named, since there is no CPU profile: ${Y(T(r),Sm)}`];let o=xm(e);if(t===void 0)return[];if(o===null&&t.functions.length===
0)return["no function stands out of the CPU profile, so none is named"];if(o===null)return k_(t);if(o==="waiting")return["CPU time per reque\
st did not grow, so no function is named: more time is spent waiting, such as for locks, timers, disks or other services"];let{base:s,ratio:i}=n.
find(({name:c})=>c==="cpu")??{},a=ra((s??0)*((i??1)-1));return[`${t.tool} saw ${ra(t.head-t.base)} of the ${a} of CPU time per request that \
were measured, so no function is named: the rest may be in threads or processes that it does not see`]}function k_({functions:e}){let t=e.flatMap(
({name:r,calls:o})=>[r,...o?[o.name]:[]]);return[...new Set(t.map(wm).filter(r=>r!==null))].map(r=>`perf does not see functions of ${r}, so \
those of its interpreter are named`)}function vm({name:e,line:t}){let[,n,r]=/^(.*) (\S+)$/.exec(e)??[];return t===void 0||n===void 0||r===void 0?
e:`${n} (${/:\d+$/.test(r)?r:`${r}:${t}`})`}var Ee=e=>T(e.id);function ze(e,t){let n=t.cases.length;return e.length<n?`${e.length} of ${n} cases`:n===2?"Both cases":`All ${n} cases`}function Cm(e,t){
let n=r=>Math.max(0,...Fe(r,t).map(o=>Math.abs(Math.log(o.ratio??1))));return e.toSorted((r,o)=>n(o)-n(r))[0]}function Tm(e,t){let n=t==="re\
gression"?0:1,[r,o]=[["slower","faster"][n],["worse","better"][n]],s=new Set(e.map(a=>{let[c]=Fe(a,t);return c?K(c.name).words.cases[n]:Se(a,
"broken").length>0?O_:r})),[i=r]=s;return s.size<=1?i:[...s].every(a=>a===r||a.endsWith("CPU"))?r:o}var O_="beyond a limit";function R_(e,t,n){
let r=Cm(t,n),o=`${ze(t,e)} ${Tm(t,n)}`;if(r===void 0)return o;let s=t.length===1?":":n==="regression"?"; worst:":"; most:";return`${o}${s} ${Ee(
r)} ${ie(r)}`}function uo(e){return e.brokenIn.includes("head")&&!e.brokenIn.includes("base")}function z_(e,t){let n=t.find(uo)??t[0];if(n===
void 0)return"Invalid: nothing could be measured";let r=e.cases.length===1?"Invalid":`${ze(t,e)} invalid`,o=uo(n)?", head fails where base d\
oes not":"";return`${r}${o}: ${Ee(n)} ${ie(n)}`}var Am=[["worse","probably slower"],["worse","probably worse"],["better","probably faster"],
["better","probably better"]];function Mm(e,[t,n]){return e.filter(r=>ro(r)===t&&be(r)===n)}function E_(e,t){let[n]=t;if(n===void 0)return"I\
nconclusive: nothing was measured";if(e.cases.length===1)return`${Ee(n)} ${ie(n)}`;for(let i of Am){let a=Mm(t,i);if(a.length>0)return`${ze(
a,e)} ${i[1]}: ${je(a)}`}let r=t.length===e.cases.length?"":"; none of the others is slower",o=t.filter(i=>Mn(i)!==""&&Se(i,"inconclusive").
length===0);if(o.length<t.length)return`${ze(t,e)} inconclusive: ${je(t)}${r}`;let s=o.toSorted((i,a)=>(a.detectable??0)-(i.detectable??0))[0];
return`Inconclusive, with no change seen: ${Mn(s)} in ${e.cases.length===t.length?"every case":t.length===1?je(t):`each of ${t.length} incon\
clusive cases`}`}function je(e){return`${e.slice(0,3).map(Ee).join(", ")}${e.length>3?", \u2026":""}`}function P_(e){let t=new Set(e.cases.map(
o=>o.skipped));if(!t.has(void 0)){let[o]=t;return`Unchanged: ${t.size===1&&o?Qr(o):"base and head do not differ in what is measured"}, so th\
ere was nothing to measure`}let n=Math.max(...e.cases.map(o=>o.threshold)),r=e.cases.length===1?Ee(e.cases[0]):`any of ${e.cases.length} cas\
es`;return`No change larger than ${G(n)}${oo(e.cases)} in ${r}`}function Im({findings:e}){return e.find(t=>t.code==="head-alone")?.why}function C_(e,t){
let n=t.length===e.cases.length,r=new Set(t.map(Im));if(n&&r.size===1&&r.has("configuration"))return`Set up to measure ${Nm(t)}; comparing b\
egins with the next change: ${je(t)}`;let[o]=t;if(e.cases.length===1&&o!==void 0)return`${Ee(o)} ${ie(o)}`;let s=n?"":"; none of the others \
changed";return r.has("not-built")||r.has("not-started")?`Base does not work in ${ze(t,e).toLowerCase()}, so head was measured alone: ${je(t)}${s}`:
`${ze(t,e)} new, measured on head alone: ${je(t)}${s}`}function Nm(e){return e.length===1?"1 case":`${e.length} cases`}function T_(e){let t=e.
cases.filter(r=>r.verdict===e.verdict),[n]=e.cases;switch(e.verdict){case"regression":case"improvement":return e.cases.length===1&&n!==void 0?
`${Ee(n)} ${ie(n)}`:R_(e,t,e.verdict);case"invalid":return z_(e,t);case"inconclusive":return E_(e,t);case"new":return C_(e,t);case"unchanged":
return P_(e)}}function ut(e){return`${e.interrupted?"Interrupted before its end. So far: ":""}${T_(e)}`}function lo(e){let[t]=e.cases;return e.
cases.length===1&&t!==void 0&&ut(e).endsWith(ie(t))}function fo(e){let t=e.interrupted?"interrupted; so far: ":"";return A_(e).map(n=>`${t}${n}`)}function Lm(e,t){let n=e.at(-1)??"";return e.find(
r=>[...r].length<=t)??Y(n,t)}function A_(e){let t=e.cases.filter(o=>o.verdict===e.verdict),[n]=e.cases,r=e.cases.length===1?n:void 0;switch(e.
verdict){case"regression":case"improvement":return M_(e,t,e.verdict);case"invalid":return N_(e,t);case"inconclusive":return L_(e,t);case"new":
return I_(e,t);case"unchanged":{if(e.cases.every(({skipped:a})=>a!==void 0))return["nothing to measure"];let o=`no change larger than ${G(Math.
max(...e.cases.map(({threshold:a})=>a)))}`,s=r?Ee(r):`any of ${e.cases.length} cases`,i=oo(e.cases);return i===""?[`${o} in ${s}`,o]:[`${o}${i}\
 in ${s}`,`${o}${i}`,o]}}}function M_(e,t,n){let r=Tm(t,n),o=Cm(t,n),[s]=o?Fe(o,n):[],i=o?qp(o):null,a=s===void 0?i??r:Tn(s),c=o===void 0?"":
Ee(o);if(e.cases.length===1)return[`${c} ${a}`,a];let u=po(ze(t,e)),l=n==="regression"?"worst":"most",f=t.length===1?":":`, ${l}:`,p=`${u} ${r}`;
return[`${p}${f} ${c} ${a}`,`${p}, ${l} ${a}`,p]}function I_(e,t){if(t.length===e.cases.length&&t.every(o=>Im(o)==="configuration"))return[`\
set up to measure ${Nm(t)}; comparing begins with the next change`];let r=`${e.cases.length===1?"":`${po(ze(t,e))} `}new, nothing to compare\
 with yet`;return[`${r}: ${je(t)}`,r]}function N_(e,t){let n=t.find(uo)??t[0];if(n===void 0)return["nothing could be measured"];let r=uo(n)?
"head fails where base does not":"not measured",o=e.cases.length===1?"":`${po(ze(t,e))}: `;return[`${o}${r}: ${Ee(n)}`,`${o}${r}`]}function sa({
verdict:e,plan:t}){return e==="inconclusive"&&t.mode!=="observe"&&t.failOn.includes("inconclusive")}function L_(e,t){let n=e.cases.length===
1?"":`${po(ze(t,e))}`,r=sa(e)?"inconclusive, which fails":"inconclusive",o=n===""?r:`${r}: ${n}`;for(let c of Am){let u=Mm(t,c);if(u.length>
0)return[`${o}; ${c[1]}: ${je(u)}`,`${o}; ${c[1]}`]}let s=t.flatMap(c=>c.detectable===null||Se(c,"inconclusive").length>0?[]:[c.detectable]),
i=s.length===t.length?Math.max(...s):null,a=i===null?"":Mn({detectable:i});return a===""?[`${o}${n===""?"":`, ${je(t)}`}`,o]:[`${o}; ${a}`,o]}
var po=e=>e.charAt(0).toLowerCase()+e.slice(1);import{createHash as F_}from"node:crypto";function D_(){return`default-src 'none'; style-src 'sha256-${F_("sha256").update(Fm).digest("base64")}'; base-uri 'none'; form-action 'none'`}
function mo(e){return[`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">`,`<meta http-equiv="Content-Security-Policy" content="${D_()}">`,'<meta name="viewport" content="width=device-width, \
initial-scale=1">','<meta name="color-scheme" content="light dark">','<meta name="referrer" content="no-referrer">',`<title>${z(e)}</title>`,
`<style>${Fm}</style>
</head>`].join(`
`)}function In(e,t){let n=t.map(([r,o])=>`<dt>${z(r)}</dt><dd>${J(o)}</dd>`);return`<h3>${e}</h3>
<dl class="facts">
${n.join(`
`)}
</dl>`}var Fm=`
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
`;var L=e=>Number(e.toFixed(1)).toString();function ho(e){let t=10**Math.floor(Math.log10(e));return t*([1,2,5,10].find(n=>n*t>=e)??10)}function Ye(e,t){
let n=t.hollow?"dot hollow":"dot",r=t.title===""?"":`<title>${z(t.title)}</title>`,[o,s]=[e.x,e.y],i=a=>`<path class="${n}" d="M${a.map(([c,
u])=>`${L(o+c)} ${L(s+u)}`).join("L")}Z">${r}</path>`;return t.beyond==="above"?i([[0,0],[3,5],[-3,5]]):t.beyond==="below"?i([[0,0],[3,-5],[
-3,-5]]):`<circle class="${n}" cx="${L(o)}" cy="${L(s)}" r="2.2">${r}</circle>`}function le(e,t,n,r,o){return`<text${o===void 0?"":` class="${o}\
"`} x="${L(t)}" y="${L(n)}" text-anchor="${r}">${z(e)}</text>`}var Zm=360,go=236,H={left:54,right:Zm-6,top:20,bottom:go-34};function j_(e,t,n){let r=e.sessions.map((a,c)=>({number:c+1,pairs:Tt(a,t),mean:Ef(
Tt(a,t,n))})).filter(a=>a.pairs.length>0),o=r.reduce((a,c)=>a+c.pairs.length+1,0),s=(H.right-H.left)/Math.max(1,o),i=H.left;return r.map(a=>{
let c=i+(a.pairs.length+1)*s,u={...a,left:i,right:c};return i=c,u})}function bo(e,t,n,r=H.left,o=H.right){let s=Math.max(0,n-t);return`<rect\
 class="${e}" x="${L(r)}" y="${L(t)}" width="${L(o-r)}" height="${L(s)}"/>`}function lt(e,t,n=H.left,r=H.right){return`<line class="${e}" x1\
="${L(n)}" x2="${L(r)}" y1="${L(t)}" y2="${L(t)}"/>`}function U_(e,t,n){let r=De(e,t),[o,s]=[n.place(1+r),n.place(1/(1+r))],[i,a]=t.better===
"higher"?["better","worse"]:["worse","better"];return[bo(i,H.top,o),bo(a,s,H.bottom),lt("threshold",o),lt("threshold",s),lt("nochange",n.place(
1))].join("")}function Z_(e,t,n){let r=De(e,t),[o,s]=[n.place(1+r),n.place(1/(1+r))];return[o-4,s+10].filter(i=>i-8>H.top&&i<H.bottom).map(i=>le(
"threshold",H.right-4,i,"end","name")).join("")}function B_(e){return e.ticks.map(t=>{let n=e.place(1+t/100),r=`${t>0?"+":t<0?"\u2212":""}${Math.
abs(t)}%`;return`${lt("tick",n,H.left-4,H.left)}${le(r,H.left-7,n+3.5,"end")}`}).join("")}function G_(e,t,n){let r=(e.right-e.left)/(e.pairs.
length+1);return e.pairs.map((o,s)=>{let i=o.head/o.base,a={x:e.left+(s+1)*r,y:t.place(i)},c=t.holds(i)?null:i>1?"above":"below",u=`session ${e.
number}, round ${s+1}: ${Le(i,1)}%`;return Ye(a,{hollow:n&&o.limited,beyond:c,title:u})}).join("")}function H_(e){let t=Math.ceil(e.length/14);
return e.filter((n,r)=>r%t===0).map(n=>le(String(n.number),(n.left+n.right)/2,H.bottom+13,"middle")).join("")}function W_(e,t,n){let r=t.interval===
null?"no interval":`95% interval ${he(t)}%`;return`${n.length} sessions. Estimate ${me(t)}, ${r}; threshold ${G(De(e,t))}.`}function Bm(e,t,n){
let r=e.metrics.find(P=>P.name===t);if(r===void 0||r.ratio===null)return null;let{ratio:o,interval:s,decisionInterval:i}=r,a=K(t),c=j_(e,a,r.
gates),u=c.flatMap(P=>P.pairs.map(X=>X.head/X.base)),l=1+De(e,r)*1.3,f=[l,1/l,o,...s===null?[]:[s.low,s.high]],p=Y_(f,u,H.top,H.bottom),g=c.
map(P=>P.mean===null?"":lt("mean",p.place(Math.exp(P.mean)),P.left+1,P.right-1)),[w,_]=a.words.axis,[k,E]=r.better==="higher"?["better","wor\
se"]:["worse","better"];return[`<svg class="picture" viewBox="0 0 ${Zm} ${go}" role="img" aria-labelledby="${n}-t ${n}-d">`,`<title id="${n}\
-t">${z(`${ge(r)}, head against base, ${e.id}`)}</title>`,`<desc id="${n}-d">${z(W_(e,r,c))}</desc>`,...c.filter(P=>P.number%2===0).map(P=>bo(
"strip",H.top,H.bottom,P.left,P.right)),U_(e,r,p),s===null?"":bo("interval",p.place(s.high),p.place(s.low)),...(i===null?[]:[i.low,i.high]).
filter(P=>p.holds(P)).map(P=>lt("decision",p.place(P))),lt("estimate",p.place(o)),...c.map(P=>G_(P,p,r.gates&&a.limitable)),...g,Z_(e,r,p),B_(
p),H_(c),le(`\u2191 ${k}: ${_}`,H.left,H.top-7,"start"),le(`\u2193 ${E}: ${w}`,H.left,go-6,"start"),le("sessions",H.right,go-6,"end"),"</svg\
>"].filter(P=>P!=="").join(`
`)}function V_(e,t){let[n,r]=[Math.expm1(e)*100,Math.expm1(t)*100],o=ho((r-n)/7),s=Math.ceil(n/o-1e-9),i=Math.floor(r/o+1e-9)-s+1;return Array.
from({length:Math.max(0,i)},(a,c)=>Number(((s+c)*o).toPrecision(6)))}var q_=Math.log(4),Dm=Math.log(10),J_=[-3,-2,-1,0,1,2,3].map(e=>(2**e-1)*
100),jm=.03;function Um(e,t){let n=e[Math.round(t*(e.length-1))];return n===void 0?[]:[n]}function K_(e,t){return J_.filter(n=>Math.log1p(n/
100)>=e&&Math.log1p(n/100)<=t)}function Y_(e,t,n,r){let o=t.map(Math.log).toSorted((f,p)=>f-p),i=[...e.map(Math.log),...Um(o,jm),...Um(o,1-jm),
0].map(f=>Math.min(Dm,Math.max(-Dm,f))),a=(Math.max(...i)-Math.min(...i))*.07,[c,u]=[Math.min(...i)-a,Math.max(...i)+a],l=f=>Math.min(u,Math.
max(c,f));return{low:Math.exp(c),high:Math.exp(u),ticks:u-c>q_?K_(c,u):V_(c,u),place:f=>r-(l(Math.log(f))-c)/(u-c)*(r-n),holds:f=>Math.log(f)>=
c&&Math.log(f)<=u}}function X_(e,t){let n=e.variants.map(({commit:c})=>c),r=(c,u)=>t===null?u:`<a href="${z(`${t}/${c}`)}">${u}</a>`,o=e.variants.map(c=>{let u=`\
<b>${z(Cn(c))}</b>`;return`${c.variant} ${Gm.test(c.commit)?r(`commit/${c.commit}`,u):u}`}),i=t!==null&&n.length===2&&n.every(c=>Gm.test(c))?
[r(`compare/${n.join("...")}`,"what changed")]:[],a=z(e.startedAt.slice(0,10));return`<p class="kicker">${["loadgate",...o,...i,a].join(" \xB7 ")}\
</p>`}var Gm=/^[0-9a-f]{40}$/;function Q_(e){let t=ut(e),[n=t]=fo(e),r=e.cases.some(o=>t.includes(ie(o)));return e.cases.length>1&&r?Vr(n):t}
function eS(e,t){let n=e.notices.map(r=>`<p class="note">${J(Ke(r))}</p>`);return[X_(e,t),`<h1>${J(Q_(e))}</h1>`,aa(e.verdict),...n].join(`
`)}var Hm=({decides:e})=>e?[]:["wide"];function tS(e,t){let n=e.metrics.find(i=>i.name===t.name),r=n!==void 0&&n.ratio!==null&&!n.gates,o=[...Hm(
t),...r?["unjudged"]:[]],s=r&&t.decides?"<small>not judged</small>":"";return`<td${Wm(o)}>${qm(n)}${nS(n)}${s}</td>`}function nS(e){if(e===void 0||
e.base===null||e.head===null)return"";let[t,n]=[e.base,e.head].map(r=>N(r,e.unit).replaceAll(" ","\xA0"));return`<small class="values">${z(`${t}\
 \u2192 ${n}`)}</small>`}var Wm=e=>e.length===0?"":` class="${e.join(" ")}"`,rS=e=>e.replaceAll("/","/<wbr>");function oS(e,t){let n=Zt(e.cases),
r=e.cases.map((s,i)=>`<tr>${`<th scope="row"><a href="#${t[i]}">${rS(z(s.id))}</a><small>${aa(s.verdict,be(s))}</small></th>`}${n.map(c=>tS(
s,c)).join("")}</tr>`);return['<div class="scroll"><table class="overview"><caption><span>Head against base in percent; beneath each change \
its 95% interval, and the values of base and head.</span></caption>',`<thead><tr><th scope="col">Case</th>${n.map(s=>`<th scope="col"${Wm(Hm(
s))}>${s.title}</th>`).join("")}</tr></thead>`,`<tbody>
${r.join(`
`)}
</tbody></table></div>`].join(`
`)}function sS({differences:e=[]}){if(e.length===0)return"";let t=e.map(({kind:r,name:o,base:s,head:i,role:a,file:c})=>{let u=a===void 0||a===
"direct"?r:`${r}, ${a}`,l=[s??"\u2013",i??"\u2013"].map(g=>`<td>${J(g)}</td>`),f=[u,c??"the built image"].map(g=>`<td class="wide">${J(g)}</\
td>`),p=[...l,...f];return`<tr><th scope="row">${J(o)}</th>${p.join("")}</tr>`});return['<section class="differences"><h2>What else differs \
between the two builds</h2>',`<div class="scroll"><table><thead><tr>${[...["Name","Base","Head"].map(r=>`<th scope="col">${r}</th>`),...["Ki\
nd","By"].map(r=>`<th scope="col" class="wide">${r}</th>`)].join("")}</tr></thead><tbody>
${t.join(`
`)}
</tbody></table></div>`,"</section>"].join(`
`)}function iS(e){let t=mm.map(n=>`<li>${J(n)}</li>`).join("");return['<footer class="background">',In("How it was measured",eo(e)),In("Mach\
ine and tools",to(e)),`<h3>What this does not show</h3>
<ul>${t}</ul>`,"</footer>"].join(`
`)}function Vm(e,t=[],n=null){let r=e.cases.map((i,a)=>`case-${a+1}`),o=e.cases.some(i=>i.metrics.some(a=>a.interval!==null));return[mo(`loa\
dgate: ${e.verdict}`),`<body>
<main>`,eS(e,n),e.cases.length===0?"":oS(e,r),o?cS(e):"",...e.cases.map((i,a)=>{let c=t.find(u=>u.case===i.id);return gS(i,e,r[a]??"")+(c?gm(
c):"")}),sS(e),"</main>",iS(e),`</body>
</html>
`].filter(i=>i!=="").join(`
`)}var aS=e=>`<svg viewBox="0 0 40 20" aria-hidden="true">${e}</svg>`,ia={hollow:!1,beyond:null,title:""},yo=e=>`<line class="${e}" x1="2" x\
2="38" y1="10" y2="10"/>`;function cS(e){let t=e.cases.flatMap(l=>[l.threshold,...l.metrics.flatMap(({threshold:f})=>f??[])]),n=[...new Set(
t)].map(G).join(", "),r=Ye({x:20,y:10},ia),o=Ye({x:20,y:10},{...ia,hollow:!0}),s=Ye({x:20,y:7},{...ia,beyond:"above"}),a=[[r,"each point is \
one round: head against base under the same load"],[`<rect class="strip" x="2" y="1" width="36" height="18"/>${yo("mean")}`,"a strip is one \
session, one start of both servers; the thin line is its mean"],[yo("estimate"),"the estimate: the mean over the sessions"],['<rect class="i\
nterval" x="2" y="4" width="36" height="12"/>',"its 95% interval; dotted lines around it: the wider one that decides"],[yo("nochange"),"no c\
hange"],[yo("threshold"),`the threshold, ${n}; tinted beyond it`],[o,"left out: something other than the server was saturated"],[s,"lies bey\
ond the picture"]].map(([l,f])=>`<li>${aS(l??"")}<span>${f}</span></li>`).join(`
`),c=`Each point is one round, head against base; each strip is a session, a new start of both servers. The grey band is the 95% interval. ${so(
e)}`,u=`<details><summary>What each sign means</summary>
<ul>
${a}
</ul>
</details>`;return`<section class="legend">
<p>${c}</p>
${u}
</section>`}function aa(e,t=e){return`<span class="badge ${e}">${t}</span>`}function qm(e){if(e===void 0||e.ratio===null)return"\u2013";let t=e.
interval===null?"":`<small>${he(e)}</small>`;return`${me(e)}${t}`}function uS(e){return`${e.verdict==="regression"||e.verdict==="improvement"?
"Head":"This case"} ${ie(e)}.`}var lS={true:"decides the verdict",false:"not judged"};function dS(e,t,n){let r=e.metrics.find(a=>a.name===t),
o=Bm(e,t,`${n}-${t}`);if(r===void 0||o===null)return"";let s=r.interval===null?"":` <span>${he(r)}</span>`;return`<figure><figcaption>${`<b>${ge(
r)}</b> ${me(r)}${s} <span>${lS[`${r.gates}`]}</span>`}</figcaption>
${o}
</figure>`}function fS(e){let t=e.metrics.filter(o=>o.base!==null||o.head!==null).map(o=>`<tr><th scope="row">${ge(o)}${o.gates?" <small>dec\
ides the verdict</small>":""}</th><td>${N(o.base,o.unit)}</td><td>${N(o.head,o.unit)}</td><td>${qm(o)}</td></tr>`);return t.length===0?"":`<\
details><summary>All metrics</summary>
${`<table><thead><tr>${["Metric","Base","Head","Change"].map(o=>`<th scope="col">${o}</th>`).join("")}</tr></thead><tbody>
${t.join(`
`)}
</tbody></table>`}
</details>`}function pS(e){let t=io(e).map(n=>`<li>${J(n)}</li>`);return t.length===0?"":`<ul class="reasons">${t.join("")}</ul>`}function mS(e){
let t=[...Vt(e).map(({where:n,cost:r})=>`<li><code>${z(n)}</code> ${r} of CPU time per request</li>`),...qt(e).map(n=>`<li>${J(n)}</li>`)];return t.
length===0?"":`<ul class="reasons">${t.join("")}</ul>`}function hS(e,t){return Ht(e,t).map(n=>`<h3>${z(n.title)}</h3>
<pre>${z(n.text)}</pre>`).join(`
`)}function gS(e,t,n){let r=({name:i,per:a})=>a!=="build"&&e.metrics.some(c=>c.name===i&&c.threshold!==void 0),s=se.filter(i=>i.decides===Di(
e)||r(i)).map(({name:i})=>dS(e,i,n)).filter(i=>i!=="");return[`<section class="case" id="${n}">`,`<header><h2>${z(e.id)}</h2>${aa(e.verdict,
be(e))}</header>`,lo(t)?"":`<p>${J(uS(e))}</p>`,mS(e),pS(e),hS(e,t),s.length===0?"":`<div class="panels">
${s.join(`
`)}
</div>`,fS(e),"</section>"].filter(i=>i!=="").join(`
`)}var bS="1.0.0",yS=bS.split(".")[0],Jm=`https://github.com/loadgate/loadgate/blob/v${yS}/docs`;var ca=e=>`| ${e.join(" | ")} |`;function Jt(e,t){return[ca(e.map(([n])=>n)),ca(e.map(([,n])=>n)),...t.map(ca)].join(`
`)}function dt(e,t){return t===""?"":`<details><summary>${e}</summary>

${t}

</details>`}function Nn(e){return`<pre>${z(e)}</pre>`}var Xe=e=>e.map(t=>`- ${t}`).join(`
`),ua=e=>Buffer.byteLength(e,"utf8"),ft={regression:"\u{1F534}",accepted:"\u{1F7E0}",invalid:"\u26D4",failed:"\u26D4",inconclusive:"\u{1F7E1}",
improvement:"\u{1F7E2}",new:"\u{1F195}",unchanged:"\u26AA"};function Ym(e){return wS.flatMap(t=>e.cases.filter(n=>n.verdict===t).toSorted((n,r)=>Km(r)-Km(n)))}var wS=["regression","invalid","inconclus\
ive","improvement","new"];function xo({metrics:e,verdict:t}){let n=e.filter(({gates:s})=>s),r=n.filter(s=>s.verdict==="regression"||s.verdict===
"improvement"),o=n.filter(s=>s.verdict==="inconclusive"&&s.interval!==null);return t==="inconclusive"?o:r}function Km(e){return Math.max(0,...xo(
e).map(({ratio:t})=>Math.abs(Math.log(t??1))))}var Xm="\xA0",pt=e=>e.replaceAll(" ",Xm);function Qm(e,t){if(e.length===0)return"";let n=e.flatMap(
xo),r=[...new Set(e.flatMap(p=>[p.threshold,...xo(p).map(g=>De(p,g))]))],o=OS(n,r),s=e.map(p=>vS(p,t.has(p.id),o)),i=[["Case","---"],["Base",
"--:"],["Head","--:"],["Change","---"],[pt("better \u2502 worse"),":-:"]],a=n.length===0?i.slice(0,-1):i,c=r.map(G).join(" or "),l=`In brack\
ets the 95% interval of each change.${xS(n.map(({unit:p})=>p))} In the picture: \u251C\u25CF\u2524 that interval, \u2502 no change, \u250A the threshold of ${c}\
, worse to the right. [How to read this](${Jm}/reading-the-comment.md)`,f=Jt(a,s.map(p=>p.slice(0,a.length)));return n.length===0?f:`${f}

<sub>${l}</sub>`}function xS(e){let[t="",n]=new Set(e.filter(r=>/^s(?:\/|$)/.test(r)));return n===void 0&&t.includes("/")?` Times are CPU ti\
me per ${t.slice(2)}.`:""}var wo="\u2013";function vS(e,t,n){let o=`${ft[t?"accepted":e.verdict]}${Xm}${pe(e.id)}`,s=xo(e);if(e.verdict==="n\
ew")return[o,wo,$S(e),B(zm(e)),""];if(s.length===0)return[o,wo,wo,B(ie(e)),""];let i=a=>s.map(a).join("<br>");return[o,i(a=>pt(N(a.base,a.unit))),
i(a=>pt(N(a.head,a.unit))),[i(a=>_S(a,e)),...SS(e,t)].join("<br>"),i(a=>`<code>${z(RS(a,De(e,a),n))}</code>`)]}function $S({metrics:e}){return e.
filter(({name:n,head:r})=>(n==="goodput"||n==="cpu")&&r!==null).map(({head:n,unit:r})=>pt(N(n,r))).join("<br>")||wo}function _S(e,{verdict:t}){
let n=pt(B(Tn(e).replace(/ per (?:request|operation)$/,""))),r=e.interval===null?"":pt(` (${he(e)})`);return t==="inconclusive"?`${n}${r}`:`\
<b>${n}</b>${r}`}function SS(e,t){let n=["broken","inconclusive"].flatMap(s=>Se(e,s)).map(s=>B(Bt(s)));if(t)return["accepted",...n];if(e.verdict!==
"inconclusive")return n;let{detectable:r}=e,o=r===null?"":r>1?"half the speed may go unnoticed":`${G(Number(r.toPrecision(2)))} slower would\
 be caught`;return[[be(e),o].filter(Boolean).map(pt).join("; "),...n]}var da=13,la=(da-1)/2,kS="\xA0";function OS(e,t){let r=e.flatMap(({ratio:s,
interval:i})=>[s,...i?[i.low,i.high]:[]]).filter(s=>s!==null).map(s=>Math.abs(Math.log(s))),o=Math.max(.001,...t.map(s=>2*Math.log1p(s)));return{
reach:Math.max(o,...r)}}function RS(e,t,{reach:n}){if(e.ratio===null)return"";let r=e.better==="higher"?-1:1,o=i=>Math.min(da-1,Math.max(0,la+
r*Math.round(Math.log(i)/n*la))),s=Array(da).fill(kS);if(s[o(1+t)]="\u250A",s[o(1/(1+t))]="\u250A",s[la]="\u2502",e.interval){let i=[o(e.interval.
low),o(e.interval.high)],[a,c]=[Math.min(...i),Math.max(...i)];s.fill("\u2500",a,c+1),s[a]="\u251C",s[c]="\u2524"}return s[o(e.ratio)]="\u25CF",
s.join("")}var zS=1e6,nh=110;function ES(e,t){return`### ${ft[e]} loadgate: ${B(Y(t,2*nh))}`}function PS(e,t){return t.length===0?"":`> [!${e}]
${t.map(n=>`> ${n}`).join(`
>
`)}`}function CS(e,t){let{title:n=Lm(fo(e),nh),verdict:r=e.verdict,warnings:o=[]}=t,s=e.notices.map(c=>B(rh(Ke(c)))),i=e.notices.filter(({code:c})=>c!==
"base-config-missing"&&c!=="newly-measured"),a=o.length>0||Wd(i);return Ln([ES(r,n),t.context??TS(e),PS(a?"WARNING":"NOTE",[...o,...s])])}var rh=e=>`${Vr(
e).replace(/\.$/,"")}.`;function TS(e){let t=pm(e).map(([n,r])=>`${n} ${B(r)}`);return t.length===0?"":`Compares ${t.join(" with ")}.`}var Ln=e=>e.
filter(t=>t!=="").join(`

`);function AS(e,t,n){let r=Ym(e);return Ln([CS(e,t),Qm(r.slice(0,n),t.accepted??new Set),Xe([...MS(r.slice(0,n)),...NS(r.slice(0,n)),...IS(
e),...LS(e,r,n),...t.remarks??[]])])}function MS(e){return e.flatMap(t=>{let n=Vt(t).map(({where:s,cost:i})=>`${pe(s)} ${i}`),r=qt(t).map(s=>`${pe(
t.id)}: ${B(s)}.`),o=`${pe(t.id)} spends more CPU time per request in ${n.join("; ")}.`;return n.length===0?r:[o,...r]})}function IS(e){let t=ao(
e);return t===""?[]:[B(rh(t))]}function NS(e){return e.flatMap(t=>co(t).map(n=>`${pe(t.id)}: ${B(n)}.`))}function LS(e,t,n){let r=Math.max(0,
t.length-n),o=`${r} more ${r===1?"case is":"cases are"} in the table of all cases and in the report file.`;if(e.verdict==="unchanged")return[
B(`${ut(e)}.`)];let s=e.cases.filter(({verdict:c})=>c==="unchanged"),i=s.filter(({skipped:c})=>c===void 0),a=Math.max(...i.map(({threshold:c})=>c));
return[...r===0?[]:[o],...i.length===0?[]:[`${ft.unchanged} ${eh(i)}: no change larger than ${G(a)}.`],...i.length===s.length?[]:[`${ft.unchanged}\
 ${eh(s.filter(({skipped:c})=>c))}: not measured, since the change does not reach ${s.length-i.length===1?"it":"them"}.`]]}var eh=e=>`${e.length}\
 more ${e.length===1?"case":"cases"}`;function vo(e,t=zS,n={}){let{before:r="",after:o=""}=n,s=n.accepted??new Set,i=e.cases.length===0?"":Ln(
[jS(e.cases,s),JS(e),ZS(e)]),c=[US(e),dt(e.cases.length===1?"The case":`All ${e.cases.length} cases`,i),...n.parts??[],HS(e,n.fetchFirst??null)].
filter(k=>k!==""),[u,l]=[e,n],f=(k,E)=>{let V=E.length===c.length&&l===n?"":"The rest is in the report file: it did not fit here.";return`${Ln(
[r,AS(u,l,k),...E,V,o])}
`},p=k=>ua(k)<=t,g=e.cases.length;for(;g>0&&!p(f(g,[]));)g=Math.floor(g/2);for(let k of FS(e,n)){if(p(f(g,[])))break;[u,l]=k}let w=[];for(let k of c)
p(f(g,[...w,k]))&&w.push(k);let _=f(g,w);if(!p(_))throw new RangeError(`a report of ${ua(_)} bytes where ${t} fit`);return _}function*FS(e,t){
let n=[...t.remarks??[]],r={...e,notices:[]},o=e.notices.length,s=[...t.warnings??[],...o===0?[]:[`${o} ${o===1?"notice is":"notices are"} t\
oo long to be shown here: see the report file.`]];yield[r,{...t,warnings:s}];for(let i=n.length;i>0;i=Math.floor(i/2))yield[r,{...t,warnings:s,
remarks:n.slice(0,i)}];yield[r,{...t,warnings:s,remarks:[]}]}function DS(e,{name:t,decides:n}){let r=e.metrics.find(o=>o.name===t);return r===
void 0||r.ratio===null?"\u2013":r.gates?r.interval===null?me(r):`${me(r)} (${he(r)})`:n?`${me(r)}, not judged`:me(r)}function jS(e,t){let n=Zt(
e),r=e.map(s=>{let i=t.has(s.id)?"accepted":s.verdict;return[pe(s.id),`${ft[i]} ${i==="accepted"?i:be(s)}`,...n.map(a=>DS(s,a))]}),o=["Case",
"Verdict",...n.map(({title:s})=>s)];return Jt(o.map(s=>[s,"---"]),r)}function US(e){return e.cases.flatMap(t=>Ht(t,e).map(n=>dt(`${pe(t.id)}\
: ${z(n.title)}`,Nn(n.text)))).join(`

`)}function ZS(e){return Xe(e.cases.flatMap(t=>io(t).map(n=>`${pe(t.id)}: ${B(n)}`)))}var BS=e=>Xe(e.map(([t,n])=>`${t}: ${B(n)}`)),oh="Smal\
lest slowdown that would have been caught",GS=[oh,"Isolation","Pairs","Sessions","CPUs","Time","Machine"];function HS(e,t){let r=[...WS(e),...eo(
e),...to(e)].filter(([o])=>GS.includes(o));return dt("How it was measured, and how to measure it again",Ln([BS(r),qS(e,t)]))}function WS(e){
let t=e.cases.map(({detectable:s})=>s).filter(s=>s!==null);if(t.length===0)return[];let n=s=>s>1?"more than 100%":G(Number(s.toPrecision(2))),
[r,o]=[n(Math.min(...t)),n(Math.max(...t))];return[[oh,`${r===o?r:`${r} to ${o}, by case`}, in 95 of 100 runs`]]}var th=/^[0-9a-f]{7,64}$/,VS=/^[\w.-]+(?:\/[\w.-]+)*$/;
function qS(e,t){let n=l=>e.variants.find(f=>f.variant===l)?.commit??"",[r,o]=[n("base"),n("head")],[s]=e.cases.filter(({verdict:l})=>l!=="u\
nchanged").concat(e.cases);if(!th.test(r)||!th.test(o)||!s)return"";let i=Object.entries({case:s.id,...e.plan.named});if(!i.every(([,l])=>VS.
test(l)))return"";let a=i.map(([l,f])=>`--${l} '${f}'`).join(" "),c=`loadgate compare --base ${r} --head ${o} ${a} --seed ${Math.trunc(e.plan.
seed)}`,u=t===null?c:`${t}
${c}`;return`One row again, on your machine:

${Nn(u)}`}function JS(e){return e.cases.some(t=>t.metrics.some(n=>n.interval!==null))?`<sub>Change of head against base with its 95% interva\
l. ${so(e)}</sub>`:""}var fa=.05;var $o=e=>e.length<2?e[0]??"":`${e.slice(0,-1).join(", ")} and ${e.at(-1)}`;function Fn({rows:e,by:t}){let n=e.filter(({place:i})=>i===1).map(
({target:i})=>T(i));if(n.length===0)return"no target gave a number";let r=t==="p99"?"soonest":"fastest";return n.length===1?`${n[0]} is the ${r}`:
e.every(({sessions:i})=>i.length<2)?`${$o(n)} are tied: one session each shows no difference; set a larger budget`:n.length===e.length&&e.length>
1?`${$o(n)} are tied: no difference between them is significant`:`${$o(n)} share the first place: no difference between them is significant`}
function pa({leaderboards:e,config:t,interrupted:n}){let r=new Set(e.flatMap(({rows:s})=>s.map(({target:i})=>i))),o=`${r.size} ${r.size===1?
"target":"targets"} of ${T(t)} in ${e.length} ${e.length===1?"leaderboard":"leaderboards"}`;return n?`Interrupted: ${o}, as far as they were\
 measured`:o}function ma({rows:e}){let t=new Map,n=(r,o)=>t.set(o,[...t.get(o)??[],r.target]);for(let r of e){for(let o of r.findings)n(r,fm(
o));sh(r)>0&&n(r,KS(r))}return[...t].map(([r,o])=>`${$o(o.map(T))}: ${T(r)}`)}function KS({failed:e,requests:t}){let n=Object.entries(e).sort(
([,s],[,i])=>i-s),r=n.slice(0,3).map(([s,i])=>`${i} \xD7 ${s}`),o=n.length>3?`, and ${n.length-3} other kinds`:"";return`of ${t} requests fa\
iled ${r.join(", ")}${o}`}function ha({notices:e,leftOut:t,failures:n,published:r}){return[...e.map(Ke),...t.map(({target:o,obstacle:s})=>`${o}\
 was left out: ${qi(s)}`),...n.map(({target:o,what:s})=>`${o} could not be ${s==="build"?"built":"prepared"}: its log is below`),...r?[`publ\
ished: ${r.source}; \u2260 marks where today's order differs`]:[]].map(T)}var ga=["Targets were started one at a time, in blocks of random o\
rder; a session is one start.",`Targets with = are tied: their difference is not significant (t intervals of all pairs, Bonferroni, ${G(fa)}\
 per table).`,"\u2265 and \u2264 mark values that something other than the server limited; such a target shares the place above it.","Failed\
 answers are never part of a speed. Memory is the peak of a session; start-up lasts to the first right answer."];function ba(e){let{plan:t,seconds:n,
environment:r}=e,o=e.cases.map(a=>a.sessions.length),[s,i]=[Math.min(...o),Math.max(0,...o)];return[["Revision",e.variants.map(Cn).join(", ")],
["Machine",Pn(r)],Xi(r),["Date",e.startedAt.slice(0,10)],["Seed",String(t.seed)],["Isolation",Yr(t.isolation,t.isolationReason)],["Sessions",
s===i||o.length===0?`${i} each`:`${s} to ${i} each`],Ki(t),Yi(n),Qi(r),["Risk",`${G(fa)} that a table calls two equal targets different`]]}var ht="\
\u2013",YS=1e3;function _o(e,{rows:t}){if(e.place===null)return ht;let n=t.filter(({place:r})=>r===e.place).length>1;return`${e.place}${n?"=":
""}`}function Dn({sessions:e}){return Math.exp(vn(e.map(Math.log)))}function XS(e,{by:t,unit:n}){if(e.place===null||e.sessions.length===0)return ht;
let r=t==="goodput"?"\u2265 ":"\u2264 ";return`${e.limited?r:""}${N(Dn(e),n)}`}function QS({ratio:e,interval:t,place:n},{by:r}){if(e===null)
return n===null?ht:"best";let[o,s]=r==="goodput"?["%",100]:["\xD7",1],i=c=>String(Number((c*s).toPrecision(3))),a=t===null?"":` [${ek(t.low,
t.high,i)}]`;return`${i(e)} ${o}${a}`}function ek(e,t,n){return t/e>YS?"anywhere":`${n(e)} to ${n(t)}`}function sh({requests:e,failed:t}){let n=Object.
values(t).reduce((r,o)=>r+o,0);return e===0?0:n/e}function tk(e){if(e.requests===0)return ht;let t=sh(e);return t===0?"none":t<1e-4?"< 0.01%":
G(t)}var mt=(e,t)=>({figures:n})=>{let r=n[e];return r==null?ht:t(r)},nk=["th","st","nd","rd"];function rk(e){let t=Math.floor(e/10)%10;return`${e}${(t===
1?void 0:nk[e%10])??"th"}`}function ok({published:e}){if(e===null)return ht;let t=e.value===null?"":`, ${e.value}`,n=e.system===null?"":` ${T(
e.system)}`;return`${e.moved?"\u2260 ":""}${rk(e.place)}${t}${n}`}function ya(e,t){let n=t.published?.figures[e.id]?.unit??null;return[{title:"",
of:_o},{title:"target",of:o=>T(o.target)},{title:{goodput:e.unit,p99:"p99",time:"time/run"}[e.by],of:XS},{title:"to the best",of:QS},{title:"\
failed",of:tk},{title:`published${n===null?"":` (${T(n)})`}`,of:ok},{title:e.unit==="operations/s"?"CPU/operation":"CPU/request",of:mt("cpu",
Je)},{title:"CPU/run",of:mt("cpu-time",Je)},{title:"by its own clock",of:mt("own-clock",o=>N(o,"operations/s"))},...e.by==="p99"?[]:[{title:"\
p99",of:mt("p99",Je)}],{title:"memory",of:mt("memory",Re)},{title:"start-up",of:mt("start-time",Je)},{title:"image",of:mt("image-size",Re)}].
filter(({of:o},s)=>s<3||e.rows.some(i=>o(i,e)!==ht))}var xa=360,ih=26,wa=10,ah=34,jn={left:104,right:xa-58},sk=13,ch=5.6;function uh(e,t){let n=e.rows.filter(({sessions:a,place:c})=>c!==null&&a.
length>0);if(n.length===0)return null;let r=wa+n.length*ih,o=fk(n.flatMap(ik),jn.left,jn.right),s={goodput:`${e.unit} \u2192 faster`,p99:"p9\
9 \u2192 later",time:"time per run \u2192 slower"}[e.by];return[`<svg class="picture" viewBox="0 0 ${xa} ${r+ah}" role="img" aria-labelledby\
="${t}-t ${t}-d">`,`<title id="${t}-t">${z(`${e.id}: all targets`)}</title>`,`<desc id="${t}-d">${z(`${Fn(e)}. ${n.map(a=>ak(a,e)).join("; ")}\
.`)}</desc>`,lk(o,e,r),...n.map((a,c)=>ck(a,e,o,wa+(c+.5)*ih)),le(`${s}${o.log?", log axis":""}`,jn.left,r+ah-5,"start"),"</svg>"].join(`
`)}function ik({sessions:e,spread:t}){return[...e,...t?[t.low,t.high]:[]]}var lh=(e,t)=>N(e,t.unit).replace(/ (?:req|op)\/s$/,"");function ak(e,t){
return`${_o(e,t)} ${T(e.target)} ${N(Dn(e),t.unit)}`}function ck(e,t,n,r){let o=n.place(Dn(e)),s=e.sessions.map((i,a)=>Ye({x:n.place(i),y:r},
{hollow:e.limited,beyond:null,title:`session ${a+1}: ${N(i,t.unit)}`}));return[le(`${_o(e,t)}`,18,r+4,"end"),le(Y(T(e.target),sk),24,r+4,"st\
art"),`<line class="tick" x1="${jn.left}" x2="${jn.right}" y1="${L(r)}" y2="${L(r)}"/>`,...s,e.spread?uk(n.place(e.spread.low),n.place(e.spread.
high),r):"",`<line class="estimate" x1="${L(o)}" x2="${L(o)}" y1="${L(r-7)}" y2="${L(r+7)}"/>`,le(`${e.limited?t.by==="goodput"?"\u2265 ":"\u2264\
 ":""}${lh(Dn(e),t)}`,xa-4,r+4,"end")].join("")}function uk(e,t,n){let r=o=>`<line class="mean" x1="${L(o)}" x2="${L(o)}" y1="${L(n-4)}" y2=\
"${L(n+4)}"/>`;return`<line class="mean" x1="${L(e)}" x2="${L(t)}" y1="${L(n)}" y2="${L(n)}"/>${r(e)}${r(t)}`}function lk(e,t,n){let r=0;return e.
ticks.map(o=>{let s=e.place(o),i=o===0?"0":lh(o,t).replace(/\.0+(?=\D|$)/,""),a=i.length*ch/2,c=`<line class="tick" x1="${L(s)}" x2="${L(s)}\
" y1="${wa}" y2="${n+3}"/>`;return s-a<r?c:(r=s+a+ch,c+le(i,s,n+14,"middle"))}).join("")}var dk=10,dh=5;function fk(e,t,n){let[r,o]=[Math.min(
...e),Math.max(...e)];return o/r>=dk?mk(r,o,t,n):pk(o,t,n)}function pk(e,t,n){let r=e*1.05,o=ho(r/dh),s=Math.floor(r/o+1e-9);return{log:!1,ticks:Array.
from({length:s+1},(i,a)=>Number((a*o).toPrecision(6))),place:i=>t+i/r*(n-t)}}function mk(e,t,n,r){let[o,s]=[Math.log10(e)-.08,Math.log10(t)+
.08],i=Array.from({length:Math.ceil(s)-Math.floor(o)+1},(l,f)=>Math.floor(o)+f),a=l=>Math.log10(l)>=o&&Math.log10(l)<=s,c=l=>i.flatMap(f=>l.
map(p=>Number((p*10**f).toPrecision(6)))).filter(a);return{log:!0,ticks:[[1,2,5],[1,3],[1]].map(c).find(l=>l.length<=dh+1)??c([1]),place:l=>n+
(Math.log10(l)-o)/(s-o)*(r-n)}}function hk(e,t){let n=new Set;return e.cases.filter(r=>r.verdict!=="unchanged").flatMap(r=>{let o=Ht(r,e).filter(({text:s})=>!n.has(s));for(let{
text:s}of o)n.add(s);return[...lo(e)?[]:Pe(`${T(r.id)} ${ie(r)}.`,t.width),...Vt(r).flatMap(({where:s,cost:i})=>Pe(`${T(s)}: ${i} of CPU tim\
e per request`,t.width)),...qt(r).flatMap(s=>Pe(`${T(r.id)}: ${s}`,t.width)),...Pm(r).flatMap(s=>Pe(`${T(r.id)}: ${s}`,t.width)),...co(r).flatMap(
s=>Pe(`${T(r.id)}: ${s}`,t.width)),...o.flatMap(({title:s,text:i})=>[`  ${s}:`,...i.split(`
`).map(a=>`  | ${a}`)])]})}function ko(e,t){let[n="",...r]=Pe(T(ut(e)),t.width),o=[bh(n,e.verdict,t),...r],s=e.notices.flatMap(u=>Pe(`note: ${T(
Ke(u))}`,t.width)),i=sa(e)?Pe("note: inconclusive cases fail this run (fail-on: inconclusive)",t.width):[],a=ao(e);return`${[[...o,...i,...s],
e.cases.length===0?[]:gk(e.cases,t),hk(e,t),a===""?[]:Pe(T(a),t.width)].filter(u=>u.length>0).map(u=>u.join(`
`)).join(`

`)}
`}function Pe(e,t,n="  "){let r=[],o="";for(let s of e.split(" "))o.trim()!==""&&o.length+1+s.length>t?(r.push(o),o=n+s):o=o===""?s:`${o} ${s}`;
return[...r,o]}var ph="\u2013",So="  ",Kt=[{head:"case",of:e=>T(e.id)},{head:"verdict",of:be}],fh={name:"memory",title:"memory",decides:!1};
function gk(e,t){let n=bk(e,t.width),r=n.map(c=>gh(c,e)),o=$a(r[0]??[])+So.length,[s="",...i]=mh(r),a=e.map((c,u)=>{let l=i[u]??"",f=be(c);return l.
slice(0,o)+bh(f,c.verdict,t)+l.slice(o+f.length)});return[s,...a,...vk(n,e)]}function mh(e){let t=e.map($a);return(e[0]??[]).map((n,r)=>e.map(
(o,s)=>(o[r]??"").padEnd(t[s]??0)).join(So).trimEnd())}function hh(e){return e.reduce((t,n)=>t+$a(n)+So.length,-So.length)}function $a(e){return Math.
max(0,...e.map(t=>t.length))}function gh(e,t){return[e.head,...t.map(n=>e.of(n))]}function bk(e,t){let n=yk(e);return n.find(r=>hh(r.map(o=>gh(
o,e)))<=t)??n.at(-1)??Kt}function yk(e){let t=Zt(e),n=t.filter(({decides:u})=>u),r=n.filter(u=>u.asked),o=n.filter(u=>!u.asked),s=t.some(({name:u})=>u===
fh.name)?[]:[fh],i=[...t.filter(({decides:u})=>!u),...s];return[...[...i.map((u,l)=>i.slice(0,i.length-l)),[]].map(u=>[...n,...u]).map(u=>[...Kt,
...va(u,e,!0)]),[...Kt,...va(n,e,!1)],...r.map((u,l)=>[...Kt,...va([...o,...r.slice(0,r.length-1-l)],e,!1)])]}function va(e,t,n){return e.map(
r=>({head:wk(r.title),of:o=>xk(o,r,n&&r.decides)})).filter(({of:r})=>t.some(o=>r(o)!==ph))}function wk(e){let t=e.replace("Latency ","").replace(
" per ","/");return t.startsWith("CPU")?t:t.toLowerCase()}function xk(e,{name:t,decides:n},r){let o=e.metrics.find(u=>u.name===t);if(o===void 0||
o.ratio===null)return ph;let s=Ut(o),{interval:i}=o,a=r&&i!==null?` [${Le(i.low,s)} ${Le(i.high,s)}]`:"",c=`${Le(o.ratio,s)}${a}`;return o.gates||
!n?c:`(${c})`}function vk(e,t){if(e.length===Kt.length)return[];let n=t.flatMap(s=>e.slice(Kt.length).map(i=>i.of(s))),r=n.some(s=>s.includes(
"["))?", [95% interval]":"",o=n.some(s=>s.startsWith("("))?", (not judged)":"";return[`head against base in %${r}${o}`]}var $k={regression:31,
invalid:35,inconclusive:33,improvement:32,new:36,unchanged:2};function bh(e,t,n){return n.color?`\x1B[${$k[t]}m${e}\x1B[0m`:e}function yh(e){let t=ha(e).map(o=>`<p class="note">${J(o)}</p>`),n=ga.map(o=>`<li>${J(o)}</li>`).join("");return[mo(`loadgate: ranking of ${e.
config}`),`<body>
<main>`,`<p class="kicker">loadgate rank \xB7 <b>${z(e.config)}</b> \xB7 ${z(e.startedAt.slice(0,10))}</p>`,`<h1>${J(pa(e))}</h1>`,...t,...e.
leaderboards.map((o,s)=>_k(o,e,`leaderboard-${s+1}`)),...e.failures.map(({target:o,what:s,log:i})=>`<h3>End of the ${s} log of ${z(o)}</h3>
<pre>${z(mn(i))}</pre>`),"</main>",`<footer class="background">
<h3>How to read it</h3>
<ul>${n}</ul>`,In("How it was measured",ba(e)),`</footer>
</body>
</html>
`].join(`
`)}function _k(e,t,n){let r=ma(e).map(s=>`<li>${J(s)}</li>`),o=uh(e,n);return[`<section class="case" id="${n}">`,`<header><h2>${z(e.id)}</h2\
></header>`,`<p>${J(`${Fn(e).replace(/^the /,"The ")}.`)}</p>`,o===null?"":`<figure>${o}</figure>`,`<div class="scroll">${Sk(e,t)}</div>`,r.
length===0?"":`<ul class="reasons">${r.join("")}</ul>`,"</section>"].filter(s=>s!=="").join(`
`)}function Sk(e,t){let n=ya(e,t),r=n.map(({title:s})=>`<th scope="col">${z(s||"place")}</th>`).join(""),o=e.rows.map(s=>`<tr>${n.map((a,c)=>{
let u=J(a.of(s,e));return c===1?`<th scope="row">${u}</th>`:`<td>${u}</td>`}).join("")}</tr>`);return`<table class="ranking"><thead><tr>${r}\
</tr></thead><tbody>
${o.join(`
`)}
</tbody></table>`}function wh(e){let t=ba(e).map(([r,o])=>`${r}: ${B(o)}`);return`${[`**${B(pa(e))}**`,Xe(ha(e).map(B)),...e.leaderboards.map(
r=>kk(r,e)),...e.failures.map(({target:r,what:o,log:s})=>dt(`The end of the ${o} log of ${z(r)}`,Nn(mn(s)))),dt("How it was measured, and ho\
w to read it",Xe([...ga,...t]))].filter(r=>r!=="").join(`

`)}
`}function kk(e,t){let n=ya(e,t),r=n.map(({title:i},a)=>[B(i),a<2?"---":"--:"]),o=e.rows.map(i=>n.map(a=>B(a.of(i,e))));return[`${pe(e.id)}:\
 ${B(Fn(e))}`,Jt(r,o),Xe(ma(e).map(B))].filter(i=>i!=="").join(`

`)}import{join as Ok}from"node:path";var Rk="profiles",zk=["base","head"];function xh(e,t){for(let n of e)if("base"in n)for(let r of zk)Oe(t,Ek(n.case,r),Pk(n[r]))}function Ek(e,t){
return Ok(Rk,`${e.replaceAll("/","-")}-${t}.folded`)}function Pk(e){return[...e].map(([n,r])=>`${n} ${Math.round(r*1e9)}
`).sort().join("")}var kA=32*1024*1024;async function Un(e,{ignored:t=!0}={}){try{await Up(e),t&&$h(e)}catch(n){throw n instanceof $?n:new $(`the output folder ${e} cannot be writ\
ten (${n.message}); choose another with --out DIR`)}}function $h(e){Oe(e,".gitignore",`*
`)}function _h(e,t,n,r=[]){Ik(e,n);for(let[o,s]of t)Oe(n,vh("logs",`${o}.log`),s);Mk(e,n,r),xh(r,n)}function Mk(e,t,n=[]){let r=e.command===
"rank";Oe(t,"report.md",r?wh(e):vo(e)),Oe(t,"report.html",r?yh(e):Vm(e,n,wp(process.env)))}async function Sh(e,t){await Un(t),Oe(t,"failure.json",bp(e))}function Ik(e,t){let n=af(e);try{$h(t),Oe(t,"results.json",n)}catch(r){let o=`\
results-${e.id}.json`,s=[Hp(),Tk(),"/dev/shm"].find(c=>Nk(c,o,n)),i=s&&vh(s,o),a=i?`what was measured is in ${i}, and loadgate report ${i} -\
-out DIR makes its reports`:"what was measured is lost, since there is no room elsewhere either; make room and measure again";throw new Rt(`\
results.json cannot be written to ${t} (${r.message}); ${a}`)}}function Nk(e,t,n){try{return Oe(e,t,n),!0}catch{return!1}}function kh(e,t){return Lk(
e,t,n=>mp(cf(n)))}function Lk(e,{cwd:t},n){let r;try{r=Ck(Ak(t,e),"utf8")}catch(o){let{code:s,message:i}=o;throw new $(s==="ENOENT"?`there is no ${e}; loadgat\
e compare writes .loadgate/results.json, or name the results.json of another run`:`${e} cannot be read (${i}); name the results.json of a ru\
n`)}try{return n(r)}catch(o){throw o instanceof $?new $(`${e}: ${o.message}`):o}}import{fstatSync as Dk}from"node:fs";import{resolve as jk}from"node:path";var Fk=["GITHUB_ACTIONS","GITLAB_CI"];function Oo({isTTY:e,isFile:t},n){return n.FORCE_COLOR?!["0","false"].includes(n.FORCE_COLOR):n.NO_COLOR?
!1:e?n.TERM!=="dumb":!t&&Fk.some(r=>n[r]==="true")}function Uk(e,{json:t},n){let r=()=>`${JSON.stringify(e,null,2).replaceAll("##[","#\\u0023[")}
`;process.stdout.write(t?r():Rr(n(),process.env))}function Oh(e,{json:t,out:n},r){let o={color:Oo(Bk(),process.env),width:Gk()};Uk(e,{json:t},
()=>`${ko(e,o)}
`),t||Zk(n,r)}function Zk(e,t){t.progress.say(`report: ${jk(e,"report.html")}`)}function Bk(){let e=process.stdout.isTTY===!0;try{return{isTTY:e,
isFile:Dk(process.stdout.fd).isFile()}}catch{return{isTTY:e,isFile:!1}}}function Gk(){return process.stdout.columns??100}var Zn=256;function Rh(e){let t=/^(\d{1,3})\/(\d{1,3})$/.exec(e.trim()),[n,r]=[Number(t?.[1]),Number(t?.[2])];if(!t||r<1||r>Zn||n<1||n>r)throw new $(
`"${e}" is not a shard; write it like 1/3, up to ${Zn}/${Zn}`);return{index:n,count:r}}function zh(e){let t=/^\d{1,3}$/.test(e.trim())?Number(
e):0;if(t<1||t>Zn)throw new $(`"${e}" is not a number of shards; write one from 1 to ${Zn}`);return t}var Ro={h:3600,m:60,s:1,ms:.001},Hk=/^(?:(\d+(?:\.\d+)?)h)?(?:(\d+(?:\.\d+)?)m(?!s))?(?:(\d+(?:\.\d+)?)s)?(?:(\d+(?:\.\d+)?)ms)?$/,Eh=/^\d+(?:\.\d+)?$/,
Wk=24*Ro.h;function Bn(e){let t=typeof e=="number"?e:Vk(e.trim());if(t===void 0)throw new $(`${zo(e)} is not a duration; write it like 90s, \
5m or 1h30m`);if(!(t>0))throw new $(`${zo(e)} is not a duration above zero; write it like 90s or 5m`);if(t>Wk)throw new $(`${zo(e)} is more \
than a day; write at most 24h`);return t}function Vk(e){if(Eh.test(e))return Number(e);let t=Hk.exec(e);if(e===""||t===null)return;let[,n=0,
r=0,o=0,s=0]=t;return Number(n)*Ro.h+Number(r)*Ro.m+Number(o)*Ro.s+Number(s)/1e3}function Eo(e){let t=qk(e);if(t>0&&t<1)return t;let r=typeof e==
"number"&&t>=1&&t<100?`did you mean ${t}%?`:"write it like 2% or 0.02";throw new $(`${zo(e)} is not between 0 and 1; ${r}`)}function qk(e){if(typeof e=="number")return e;let t=e.trim(),n=t.endsWith("%"),r=n?t.slice(0,-1).trimEnd():t;if(!Eh.test(r))throw new $(`${hn(
e)} is not a share; write it like 2% or 0.02`);return n?+`${r}e-2`:Number(r)}var zo=e=>typeof e=="number"?String(e):hn(e),Jk=86400,Kk={d:1,w:7,mo:30.4375,y:365.25},Yk=/^(\d{1,5})(d|w|mo|y)$/;function _a(e){let[,t,n]=Yk.
exec(e.trim())??[];if(t===void 0||Number(t)===0)throw new $(`${hn(e)} is not an age; write it like 400d, 26w, 18mo or 3y`);return Math.round(
Number(t)*Kk[n]*Jk)}var Sa=["changed","always","never"],ka=["neutral","trusted"],Qe=d().max(500),Xk=b({id:Qe.describe("Tells this acceptance from a later one of\
 the same kind: of the label's event, the commit or the comment."),pattern:Qe.describe("Which cases, as a glob."),at:d().max(40).nullable().
describe("ISO 8601, when GitHub heard it; null where it does not say, as of a commit."),by:Qe.describe("Login."),reason:Qe}),Ph=b({id:Qe,extent:Ie(
zt,h()).describe("By metric, how much worse it may be, as a log."),limits:Ie(zt,h()).exactOptional().describe("By metric, how far beyond its\
 limit it may be, as a log.")}),Qk=b({...Ph.shape,acceptance:Xk}),eO=b({run:h().int().nonnegative().describe("Workflow run id; with the atte\
mpt it orders the runs."),attempt:h().int().nonnegative(),head:d().regex(/^[0-9a-f]{40}$/),verdict:S([...bt,"accepted","failed"]),headline:Qe,
at:Qe.describe("ISO 8601."),commitSeen:d().max(40).nullable().describe("ISO 8601, by GitHub's clock: since when the commit was at the pull r\
equest's head for sure."),red:x(Ph).max(100).describe("What whoever accepts a slowdown after this run has seen.")}),tO=10,rM=b({runs:x(eO).max(
tO).describe("Oldest first; the last one is what the comment shows."),accepted:x(Qk).max(1e3),heard:x(Qe).max(200).describe("Ids of the acce\
ptances that runs so far have heard of.")});var Ch=e=>e.toLowerCase().replaceAll(/[-_]/g,"");function nO(e,t){let n=[],r=Array.from({length:t.length+1},(o,s)=>s);for(let o=1;o<=e.length;o++){
let s=[o];for(let i=1;i<=t.length;i++){let a=(r[i-1]??0)+(e[o-1]===t[i-1]?0:1),c=Math.min(a,(r[i]??0)+1,(s[i-1]??0)+1);o>1&&i>1&&e[o-1]===t[i-
2]&&e[o-2]===t[i-1]&&(c=Math.min(c,(n[i-2]??0)+1)),s.push(c)}n=r,r=s}return r[t.length]??0}function Th(e,t){if(e.length>64)return;let n,r=Number.
POSITIVE_INFINITY;for(let o of t){let s=nO(Ch(e),Ch(o)),i=Math.max(1,Math.floor(Math.min(e.length,o.length)/3));s<=i&&s<r&&(n=o,r=s)}return n}function Ah(e,t,n){let r=({name:s,parse:i,default:a})=>{let c=t(s)??a;if(c!==void 0)try{return i(c)}catch(u){throw u instanceof $?new $(`${n(
s)}: ${u.message}`):u}},o=Object.entries(e).map(([s,i])=>[s,r(i)]);return Object.fromEntries(o)}function A(e,t){return{...e,parse:t}}function ne(e,t){
return{...e,parse:t}}function Ce(e,t){return{name:e,description:t,default:"false",parse:Mh}}var te=e=>e;function rO(e,t,n){let r=Th(t,n);return`\
unknown ${e} ${t}; ${r?`did you mean ${r}?`:`the ${e}s are ${n.join(", ")}`}`}function gt(e){return t=>{let n=e.find(r=>r===t);if(!n)throw new $(
rO("value",t,e));return n}}function Mh(e){let t={true:!0,false:!1}[e.toLowerCase()];if(t===void 0)throw new $(`${JSON.stringify(e)} is neith\
er true nor false; write one of them`);return t}function Ih(e){return t=>{let n=t.split(/[,|\s]+/).filter(Boolean);if(n.length===0)throw new $(
`"${t}" names nothing; write it like regression,invalid or never`);return n.map(gt(e))}}function oO(e){if(!/^\d{1,10}$/.test(e))throw new $(
`"${e}" is not a seed; write a whole number of at most 10 digits`);return Number(e)}function sO(e){let t=e.split("/").filter(r=>r!==""&&r!==
".");if(!t.every(r=>/^[\w.-]+$/.test(r)&&r!==".."&&!/^\.git/i.test(r))||e.startsWith("/"))throw new $(`"${e}" is not a folder on a branch; w\
rite it like loadgate or docs/trend, or . for the root`);return t.join("/")}function Nh(e){if(!/^\/[^\s#]*$/.test(e))throw new $(`"${e}" is \
not a path; write it like /users?page=2`);return e}var Lh=A({name:"base",value:"REV",description:"The revision to compare with; `REV...` is \
its merge base with the head. Defaults to the merge base of the head and the main branch."},te),Fh=A({name:"head",value:"REV|worktree",description:"\
The revision to measure. Defaults to `worktree`: all files as they are, except ignored ones."},te),Ra={config:A({name:"config",short:"c",value:"\
F",description:"The configuration file. Defaults to `loadgate.yml`, `loadgate.yaml` or `.github/loadgate.yml`."},te),case:A({name:"case",repeatable:!0,
value:"GLOB",description:"Measure only these cases, e.g. `api/hello/*`; separate several with commas."},te),preset:A({name:"preset",value:"P",
description:"A preset of the configuration file."},te),budgetSeconds:A({name:"budget",value:"5m",description:"Time for starts, warm-up and m\
easuring together. Defaults to 60 s per case."},Bn)},Dh=A({name:"isolation",value:"auto|docker|process",description:"How servers are run. De\
faults to the configuration file's `isolation`, else `auto`."},gt(["auto","docker","process"]));function iO(e){let t=e.split(/[,\s]+/).filter(
r=>r!==""&&r!=="none"),n=t.find(r=>!/^[A-Za-z_][A-Za-z0-9_.-]*$/.test(r));if(n!==void 0)throw new $(`"${n}" is not the name of a variable; w\
rite names like API_KEY,DB_PASSWORD, or none`);return t}var jh=A({name:"secrets",value:"NAME,\u2026|none",description:"The variables that `s\
ecrets:` of the configuration file may pass on to targets. Defaults to those that it names."},iO),Uh=A({name:"wait",value:"1h",description:"\
How long to wait for another run on the same machine; `0s` does not wait. Defaults to `1h`."},e=>e==="0s"?0:Bn(e)),dM=A({name:"bisect",value:"\
A..B",description:"Find which of these commits changed the case that `--case` names, instead of measuring a point."},te),fM=A({name:"seed",value:"\
N",description:"The seed of the random order; give a run's seed to repeat its order."},oO),Zh=A({name:"threshold",value:"2%",description:"Th\
e smallest change that counts, for all scenarios. Defaults to the configuration file's."},Eo),Bh=A({name:"fail-on",value:"regression|invalid\
|inconclusive|never",description:"Which results fail the run; separate several with commas. Defaults to `regression,invalid`. A head that fa\
ils where base works always fails the run, except with `mode: observe`."},Ih(["regression","invalid","inconclusive","never"])),pM=Ce("start",
"Also build the working tree, start each server once, and check that it answers as its scenario expects."),Gh=Ce("measure-identical","Measur\
e even if both sides are the same build."),Hh=Ce("cpu-profile","Take CPU profiles of both sides after a regression, shown in `report.html`, \
even without `cpu-profile:` in the configuration file."),mM=Ce("published","Show the published figures of the configuration file beside the \
measured ones."),hM=Ce("strict","Fail if a target cannot run here, instead of leaving it out."),Wh=A({name:"shard",value:"I/N",description:"\
Measure only this shard of the run, as `plan` names it."},Rh),Vh=ne({name:"shards",value:"N",default:"2",description:"The most shards to cut\
 the run into."},zh),qh=ne({name:"out",short:"o",value:"DIR",default:".loadgate",description:"The folder for `results.json` and the reports."},
te),gM=ne({name:"results",value:"F",default:".loadgate/results.json",description:"The `results.json` of the run."},te);function aO(e){let t=/^\d{1,5}$/.
test(e)?Number(e):0;if(t<1||t>65535)throw new $(`"${e}" is not a port; write a number from 1 to 65535`);return t}var bM={program:A({name:"co\
mmand",value:"PROGRAM \u2026",description:"Start the server by this command, as a process, without a configuration file. Its setup (`npm ci`\
 and the like) is found as by `init`."},te),port:A({name:"port",value:"N",description:"The port of that server, if it does not listen on the\
 variable `PORT`."},aO),get:A({name:"get",value:"/PATH",description:"The path to request from that server, which must answer 200. Defaults t\
o `/`."},Nh)},yM=Ce("open","Open the page in a browser."),wM={from:A({name:"from",value:"compose.yaml",description:"Take the server and its \
services from this compose file. Defaults to the one at the top, if there is one."},te),target:A({name:"target",value:"NAME",description:"Th\
e server to start, if several are found. Defaults to the most likely one."},te),command:A({name:"command",value:"PROGRAM \u2026",description:"\
Start the server by this command, as a process, instead of the one that is found; its setup is still found."},te),path:A({name:"path",value:"\
/PATH",description:"The path to measure. Defaults to the first that is answered with success."},Nh),startTimeout:ne({name:"start-timeout",value:"\
60s",default:"60s",description:"How long the server may take to start."},Bn),dryRun:Ce("dry-run","Show what would be written, and write noth\
ing. The server is still started."),yes:Ce("yes","Write without asking first, even in a terminal.")},xM=ne({name:"slowdown",value:"5%",default:"\
5%",description:"The slowdown that is added to head on purpose: how much more CPU time it uses."},Eo),vM=ne({name:"budget",value:"3m",default:"\
3m",description:"Time for both parts together, starts included: identical builds, then the same builds with the slowdown."},Bn),$M={...Ce("q\
uiet","Show no progress; results and errors remain."),short:"q"},Jh=Ce("json","Print the result as JSON."),Oa=["github-action-benchmark"],_M=ne(
{name:"format",value:Oa.join("|"),default:Oa[0],description:"The format to write."},gt(Oa)),Kh={branch:ne({name:"branch",value:"NAME",default:"\
gh-pages",description:"The branch that holds the trend."},e=>e.replace(/^refs\/heads\//,"")),remote:A({name:"remote",value:"URL",description:"\
The repository of that branch. Defaults to the checkout's `origin`."},te),folder:ne({name:"dashboard-path",value:"DIR",default:"loadgate",description:"\
The trend's folder on that branch, `.` for its root."},sO)},SM={keep:A({name:"keep",value:"3y",description:"How long points are kept. Defaul\
ts to the run's configuration."},_a),keepRuns:A({name:"keep-runs",value:"400d",description:"How long the files of single runs are kept."},_a)},
Yh={results:A({name:"results",value:"F",description:"A `results.json`. Defaults to the one in the artifact of the workflow's run."},te),artifact:ne(
{name:"artifact",value:"NAME",default:"loadgate",description:"The name of the artifact that the measuring job uploaded."},te),config:ne({name:"\
config",short:"c",value:"F",default:"loadgate.yml",description:"The configuration that was measured. Its rules are read from base, and each \
configuration has its own comment and status."},te),preset:A({name:"preset",value:"NAME",description:"The preset that was measured with, who\
se thresholds apply."},te),threshold:A({name:"threshold",value:"2%",description:"The smallest change that counts, for all scenarios. Default\
s to that of base's configuration file, whatever the run used."},Eo),failOn:A({name:"fail-on",value:"regression|invalid|inconclusive|never",
description:"Which results fail; separate several with commas. Defaults to those of base's configuration file, whatever the run used."},Ih([
"regression","invalid","inconclusive","never"])),forkStatus:ne({name:"fork-status",value:ka.join("|"),default:"neutral",description:"The sta\
tus of a fork whose own run found nothing wrong. `neutral` leaves it pending until `/loadgate run` has measured, since a fork's author could\
 forge the numbers; `trusted` lets it pass."},gt(ka)),when:ne({name:"when",value:Sa.join("|"),default:"changed",description:"When to comment\
. The comment records what was accepted, and at which size; with `never` a label or a comment accepts for its commit alone."},gt(Sa)),status:ne(
{name:"status",value:"true|false",default:"true",description:"Whether to set a commit status."},Mh)};var MM={name:"merge",summary:"put the results of all shards together, and judge them as one run",group:"ci",examples:[{line:"loadgate merge \
a.json b.json",does:"write .loadgate/results.json and the reports"},{line:"loadgate merge -o merged shard-1/results.json shard-2/results.jso\
n",does:"write them to merged/"},{line:"loadgate merge --json a.json b.json",does:"print the results as well"}],options:{out:qh,json:Jh},files:"\
results.json \u2026",async run({values:e,files:t,host:n}){let r=cO(n.cwd,e.out);await Un(r);let o=za(t,r,n);return Oh(o,{json:e.json,out:r},
n),o.exitCode}};function za(e,t,n){if(e.length===0)throw new $("merge takes the results.json of every shard; write loadgate merge a.json b.j\
son");let r=qe(gp(e.map(o=>kh(o,n))));return _h(r,new Map,t),r}function Pa(e){return A({name:"github-token",value:"TOKEN",required:!0,description:e},t=>t)}var Xh={base:{...Lh,description:"The revision to\
 compare with. Defaults to the merge base with the pull request's base branch, to the merge group's base, else to the merge base with the de\
fault branch."},head:{...Fh,description:"The revision to measure. Defaults to the head of the pull request or of the merge group, else to th\
e checkout's HEAD."}},{branch:uO,folder:lO}=Kh,Ea={branch:{...uO,name:"gh-pages-branch"},folder:lO},Qh="`loadgate` in the runner's temporary\
 folder";function eg(e){return A({name:"out",value:"DIR",description:`The folder for ${e}. Defaults to ${Qh}.`},t=>t)}var tg=eg("`results.js\
on` and the reports"),ng="The folder of all results and reports, for a workflow to upload.",rg=A({name:"results",value:"F",description:`The \
\`results.json\` of the run. Defaults to the one in ${Qh}.`},e=>e),og={out:ng,verdict:"`regression`, `invalid`, `inconclusive`, `improvement\
`, `new` or `unchanged`: the worst of all cases.",regressions:"A JSON list of the cases that became slower, `[]` if there are none.",results:"\
The path of `results.json`, which holds everything that was measured.",report:"The path of `report.html`, a page in one file."};function dO(e){
if(bO.some(({name:t})=>t===e))throw new $(`${e} is another action; write uses: ${Gn(e)}@v1`);return gt(["compare","trend"])(e)}function Gn(e){
return`loadgate/loadgate/actions/${e}`}var FM={name:"measure",description:"Measures in the pull request whether a change makes an HTTP serve\
r slower.",inputs:{command:A({name:"command",value:"compare|trend",description:"`compare` measures base against head, `trend` a point of the\
 trend. Defaults to `compare` on `pull_request` and `merge_group`, to `trend` on `schedule` and `push`. On `workflow_dispatch` it is `trend`\
 if the configuration has a trend section and base and head are not both named, else `compare`."},dO),...Xh,...Ra,isolation:Dh,secrets:{...jh,
default:"none",description:"The variables of the step's environment that `secrets:` of the configuration file may pass on to targets; separa\
te several with commas. Apart from what toolchains need (docs/environment.md), no other variable reaches a target."},waitSeconds:Uh,threshold:Zh,
failOn:Bh,measureIdentical:Gh,cpuProfile:Hh,shard:Wh,branch:{...Ea.branch,description:"For `trend`, the branch that holds the trend so far."},
folder:Ea.folder,oha:A({name:"oha-path",value:"F",description:"The oha that generates the load. Defaults to the one on PATH, else to the rel\
ease, which is verified by its pinned hash and kept in the tool cache. It is compiled with cargo only if the release cannot be downloaded."},
e=>e),out:tg},outputs:og},fO={name:"comment",description:"Reports in a pull request, by a comment and a commit status, what loadgate measure\
d in another job.",inputs:{token:Pa("The token to comment with, e.g. `github.token`."),...Yh},outputs:{verdict:"`regression`, `invalid`, `in\
conclusive`, `improvement`, `new` or `unchanged`: the worst of all cases; also `accepted` and `failed`."}},pO={name:"publish",description:"A\
dds a point that loadgate measured to the trend on a branch, and reports what changed.",inputs:{token:Pa("The token to push and to open issu\
es with, e.g. `github.token`."),results:rg,...Ea},outputs:{alerts:"A JSON list of the changes that were seen or confirmed by this run, `[]` \
if there are none."}},mO={name:"plan",description:"Cuts a run of loadgate into shards for a job matrix.",inputs:{shards:Vh,...Ra,head:Xh.head},
outputs:{matrix:"A job matrix whose entries have a `shard` and a `number` each."}},Ca={name:"merge",description:"Puts the shards of a run to\
gether and judges them as one run.",inputs:{path:ne({name:"path",value:"DIR",default:"shards",description:"The folder that the shards' artif\
acts were downloaded to."},e=>e),out:tg},outputs:og},hO={name:"request",description:"Reads the command /loadgate run in a comment, and check\
s that its author may give it.",inputs:{token:Pa("The token to read permissions and to react with, e.g. `github.token`.")},outputs:{run:"Whe\
ther to carry out the comment's command, `true` or `false`.",head:"The commit to judge.",base:"The commit to compare with.",case:"The cases \
that the comment names; empty for all.",budget:"The budget that the comment names; empty for the default."}},gO={name:"export",description:"\
Writes what loadgate measured in the format of github-action-benchmark. It refuses empty files, so none is written.",inputs:{results:rg,out:eg(
"`bigger.json` and `smaller.json`")},outputs:{out:ng}},bO=[fO,pO,mO,Ca,hO,gO];import{join as Ao,resolve as UO}from"node:path";import*as ig from"os";function et(e){return e==null?"":typeof e=="string"||e instanceof String?e:JSON.stringify(e)}function Po(e){return Object.keys(e).length?{title:e.
title,file:e.file,line:e.startLine,endLine:e.endLine,col:e.startColumn,endColumn:e.endColumn}:{}}function Hn(e,t,n){let r=new Ta(e,t,n);process.stdout.write(r.toString()+ig.EOL)}var sg="::",Ta=class{constructor(t,n,r){t||(t="missing.command"),this.command=t,this.properties=n,this.message=r}toString(){let t=sg+this.command;
if(this.properties&&Object.keys(this.properties).length>0){t+=" ";let n=!0;for(let r in this.properties)if(this.properties.hasOwnProperty(r)){
let o=this.properties[r];o&&(n?n=!1:t+=",",t+=`${r}=${wO(o)}`)}}return t+=`${sg}${yO(this.message)}`,t}};function yO(e){return et(e).replace(
/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0A")}function wO(e){return et(e).replace(/%/g,"%25").replace(/\r/g,"%0D").replace(/\n/g,"%0\
A").replace(/:/g,"%3A").replace(/,/g,"%2C")}import*as ag from"crypto";import*as To from"fs";import*as Co from"os";function cg(e,t){let n=process.env[`GITHUB_${e}`];if(!n)throw new Error(`Unable to find environment variable for file command ${e}`);if(!To.existsSync(
n))throw new Error(`Missing file at path: ${n}`);To.appendFileSync(n,`${et(t)}${Co.EOL}`,{encoding:"utf8"})}function ug(e,t){let n=`ghadelim\
iter_${ag.randomUUID()}`,r=et(t);if(e.includes(n))throw new Error(`Unexpected input: name should not contain the delimiter "${n}"`);if(r.includes(
n))throw new Error(`Unexpected input: value should not contain the delimiter "${n}"`);return`${e}<<${n}${Co.EOL}${r}${Co.EOL}${n}`}import*as pg from"os";import{EOL as xO}from"os";import{constants as lg,promises as vO}from"fs";var Aa=function(e,t,n,r){function o(s){return s instanceof n?s:new n(
function(i){i(s)})}return new(n||(n=Promise))(function(s,i){function a(l){try{u(r.next(l))}catch(f){i(f)}}function c(l){try{u(r.throw(l))}catch(f){
i(f)}}function u(l){l.done?s(l.value):o(l.value).then(a,c)}u((r=r.apply(e,t||[])).next())})},{access:$O,appendFile:_O,writeFile:SO}=vO,dg="G\
ITHUB_STEP_SUMMARY";var Ma=class{constructor(){this._buffer=""}filePath(){return Aa(this,void 0,void 0,function*(){if(this._filePath)return this._filePath;let t=process.
env[dg];if(!t)throw new Error(`Unable to find environment variable for $${dg}. Check if your runtime environment supports job summaries.`);try{
yield $O(t,lg.R_OK|lg.W_OK)}catch{throw new Error(`Unable to access summary file: '${t}'. Check if the file has correct read/write permissio\
ns.`)}return this._filePath=t,this._filePath})}wrap(t,n,r={}){let o=Object.entries(r).map(([s,i])=>` ${s}="${i}"`).join("");return n?`<${t}${o}\
>${n}</${t}>`:`<${t}${o}>`}write(t){return Aa(this,void 0,void 0,function*(){let n=!!t?.overwrite,r=yield this.filePath();return yield(n?SO:
_O)(r,this._buffer,{encoding:"utf8"}),this.emptyBuffer()})}clear(){return Aa(this,void 0,void 0,function*(){return this.emptyBuffer().write(
{overwrite:!0})})}stringify(){return this._buffer}isEmptyBuffer(){return this._buffer.length===0}emptyBuffer(){return this._buffer="",this}addRaw(t,n=!1){
return this._buffer+=t,n?this.addEOL():this}addEOL(){return this.addRaw(xO)}addCodeBlock(t,n){let r=Object.assign({},n&&{lang:n}),o=this.wrap(
"pre",this.wrap("code",t),r);return this.addRaw(o).addEOL()}addList(t,n=!1){let r=n?"ol":"ul",o=t.map(i=>this.wrap("li",i)).join(""),s=this.
wrap(r,o);return this.addRaw(s).addEOL()}addTable(t){let n=t.map(o=>{let s=o.map(i=>{if(typeof i=="string")return this.wrap("td",i);let{header:a,
data:c,colspan:u,rowspan:l}=i,f=a?"th":"td",p=Object.assign(Object.assign({},u&&{colspan:u}),l&&{rowspan:l});return this.wrap(f,c,p)}).join(
"");return this.wrap("tr",s)}).join(""),r=this.wrap("table",n);return this.addRaw(r).addEOL()}addDetails(t,n){let r=this.wrap("details",this.
wrap("summary",t)+n);return this.addRaw(r).addEOL()}addImage(t,n,r){let{width:o,height:s}=r||{},i=Object.assign(Object.assign({},o&&{width:o}),
s&&{height:s}),a=this.wrap("img",null,Object.assign({src:t,alt:n},i));return this.addRaw(a).addEOL()}addHeading(t,n){let r=`h${n}`,o=["h1","\
h2","h3","h4","h5","h6"].includes(r)?r:"h1",s=this.wrap(o,t);return this.addRaw(s).addEOL()}addSeparator(){let t=this.wrap("hr",null);return this.
addRaw(t).addEOL()}addBreak(){let t=this.wrap("br",null);return this.addRaw(t).addEOL()}addQuote(t,n){let r=Object.assign({},n&&{cite:n}),o=this.
wrap("blockquote",t,r);return this.addRaw(o).addEOL()}addLink(t,n){let r=this.wrap("a",t,{href:n});return this.addRaw(r).addEOL()}},kO=new Ma;var Ia=kO;import fg from"os";var YM=fg.platform(),XM=fg.arch();var Na;(function(e){e[e.Success=0]="Success",e[e.Failure=1]="Failure"})(Na||(Na={}));function mg(e,t){let n=process.env[`INPUT_${e.replace(/ /g,"_").toUpperCase()}`]||"";if(t&&t.required&&!n)throw new Error(`Input required an\
d not supplied: ${e}`);return t&&t.trimWhitespace===!1?n:n.trim()}function hg(e,t){if(process.env.GITHUB_OUTPUT||"")return cg("OUTPUT",ug(e,t));process.stdout.write(pg.EOL),Hn("set-output",{name:e},et(t))}function gg(e){process.exitCode=Na.Failure,La(e)}function La(e,t={}){Hn("error",Po(t),e instanceof Error?e.toString():e)}function bg(e,t={}){Hn("warning",Po(t),e instanceof Error?e.toString():
e)}function yg(e,t={}){Hn("notice",Po(t),e instanceof Error?e.toString():e)}var Fa={now:()=>performance.now()/1e3,date:()=>new Date,sleep:(e,t)=>new Promise((n,r)=>{if(t?.aborted)return r(t.reason);let o=()=>{clearTimeout(
s),r(t?.reason)},s=setTimeout(()=>{t?.removeEventListener("abort",o),n()},e*1e3);t?.addEventListener("abort",o,{once:!0})})};import{homedir as jI,tmpdir as zO}from"node:os";var MI=64*1024;var WI=["/tmp","/var/tmp","/dev/shm",zO()];var f1=zd({pid:F().positive(),started:d().nullable()});var p1=7*86400;var m1=fe(d(),d());function wg(e,t){let n=Math.round(e.done*24),r=`[${"#".repeat(n)}${"-".repeat(24-n)}] ${String(Math.round(e.done*100)).padStart(3)}%`,o=e.secondsLeft===
null?"":` \xB7 ${EO(e.secondsLeft)} left`;return`${r}${o} \xB7 ${e.doing}`.slice(0,t)}function EO(e){let t=Math.max(0,Math.round(e));return`${Math.
floor(t/60)}:${String(t%60).padStart(2,"0")}`}function xg(e,t){let n=-1/0,r="",o=e.isTTY?"\r\x1B[2K":"";return{say(s){e.write(`${o}${s}
`)},step(s){if(e.isTTY)return e.write(o+wg(s,e.columns-1));let i=s.secondsLeft===null?s.doing:"";t()-n<15&&i===r||(n=t(),r=i,e.write(`${wg(s,
200)}
`))},end(){o&&e.write(o)}}}function vg(e,t){let n=new AbortController;for(let r of["SIGINT","SIGTERM"])process.on(r,()=>n.abort(new _e(r)));process.on("SIGHUP",()=>n.abort(
new _e("SIGTERM")));for(let r of[process.stdout,process.stderr])r.on("error",()=>{});return{cwd:e,clock:Fa,progress:xg(t,Fa.now),signal:n.signal}}import{closeSync as PO,openSync as CO,readSync as TO,writeSync as AO}from"node:fs";var MO=["RUNNER_TRACKING_ID","LOADGATE_RUN","LOADGATE_SERVER"];function $g(){for(let[e,t]of Object.entries(process.env))process.env[e]=t;try{
let{from:e,bytes:t}=IO(jt("/proc/self/stat")??""),n=CO("/proc/self/mem","r+");try{let r=Buffer.alloc(t);return TO(n,r,0,t,e)!==t?!1:AO(n,NO(
r),0,t,e)===t}finally{PO(n)}}catch{return!1}}function IO(e){let t=e.slice(e.lastIndexOf(")")+2).split(" "),[n,r]=[Number(t[47]),Number(t[48])];
if(!(n>0&&r>n))throw new RangeError("the kernel does not say where the environment is");return{from:n,bytes:r-n}}function NO(e){let t=e.toString(
"latin1").split("\0").filter(r=>{let o=r.slice(0,Math.max(0,r.indexOf("=")));return Ai(o)||MO.includes(o)}),n=Buffer.alloc(e.length);return n.
write(t.map(r=>`${r}\0`).join(""),"latin1"),n}var jO={pull_request_target:`measure on: pull_request, and comment with ${Gn("comment")} on: pull_request or workflow_run`,workflow_run:`mea\
sure on: pull_request, and comment here with ${Gn("comment")}`,issue_comment:`read the comment with ${Gn("request")}, and pass its base and \
head to another job with command: compare, as in workflows/command.yml`};function _g(e){if(e==="pull_request_target")throw new $(`the event ${e}\
 is refused, since outsiders can trigger it and it has the repository's secrets; ${jO[e]}`)}async function Sg(e,t){$g();let n={isTTY:!1,columns:120,write:Og},r=vg(process.env.GITHUB_WORKSPACE||process.cwd(),n);try{let o=yp(process.env);
_g(o.name);let s=Ah(e.inputs,i=>mg(i)||void 0,Da);process.exitCode=await t({inputs:s,event:o,host:r,output:hg})}catch(o){gg(Hs(o)),process.exitCode=
jf(o),o instanceof _e&&process.exit()}}function ZO(e,t){return t.RUNNER_TEMP?Ao(t.RUNNER_TEMP,"loadgate"):Ao(e,".loadgate")}async function kg(e,{
host:t,output:n}){let r=e===void 0?ZO(t.cwd,process.env):UO(t.cwd,e);return await Un(r),n("out",r),r}function Da(e){return`input "${e}"`}function Og(e){process.stdout.write(Or(e))}var BO={error:La,warning:bg,notice:yg};function GO({level:e,message:t,
title:n,file:r,line:o}){let s={...n&&{title:n},...r&&{file:r},...o&&{startLine:o}};BO[e](Or(t),s)}async function HO(e){process.env.GITHUB_STEP_SUMMARY&&
await Ia.addRaw(e,!0).write()}async function Rg(e,t,{host:n,output:r},o=[]){let s=Oo({isTTY:!1,isFile:!1},process.env);Og(`${ko(e,{color:s,width:120})}
`);for(let a of o)GO(a);let i=e.cases.filter(({verdict:a})=>a==="regression").map(({id:a})=>a);return r("verdict",e.verdict),r("regressions",
JSON.stringify(i)),r("results",Ao(t,"results.json")),r("report",Ao(t,"report.html")),await HO(vo(e)),n.signal.throwIfAborted(),e.exitCode}async function zg(e,t){
try{return await t()}catch(n){throw n instanceof _e||await Sh(Hs(n),e).catch(()=>{}),n}}await Sg(Ca,async e=>{let{inputs:t,host:n}=e,r=await kg(t.out,e),{path:o}=t,s=WO("**/results.json",{cwd:qO(n.cwd,o)}).sort(),i=await zg(r,async()=>{
if(s.length===0)throw new $(`${o} has no results.json; download the shards into it with actions/download-artifact, or name their folder with\
 ${Da("path")}`);let a=s.map(c=>VO(o,c));return za(a,r,n)});return Rg(i,r,e)});
// Packages: @actions/core, zod
